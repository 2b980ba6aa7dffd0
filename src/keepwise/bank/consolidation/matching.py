"""Words that are one word in two forms, whatever a stemmer makes of them."""

from __future__ import annotations

import re

from keepwise.bank.consolidation.reading.facts import Reading
from keepwise.bank.consolidation.reading.tokens import Overlap, Token

COMPOUNDING = frozenset({"de", "nl"})
"""Languages that write two nouns as one."""

_SHORTEST_STEM = 5
_ENDINGS = frozenset("r er or ist ing y e en s es".split())
_SHORTEST_HEAD = 4
_SHORTEST_PART = 3
_WRITTEN = re.compile("[\u3400-\u9fff\u30a0-\u30ffa-z0-9々]")
"""Characters that carry meaning: what is written in hiragana are endings."""


def kin(one: Token, other: Token) -> bool:
    """Whether long words begin alike."""
    if one.kind != "word" or other.kind != "word":
        return False
    for here in one.keys:
        for there in other.keys:
            short, long = sorted((here, there), key=len)
            if not long.startswith(short) or not short.isalpha():
                continue
            if len(short) >= _SHORTEST_STEM:
                return True
            if len(short) == _SHORTEST_STEM - 1 and long[len(short) :] in _ENDINGS:
                return True
    return False


def compounds(extra: list[Token], missing: list[Token]) -> list[Token]:
    """What the two lists share as parts of compounds, which is taken out of both.

    "Wanderkarten" are "Karten" for "Wanderungen"; a "draaiorgel" is an "orgel".
    """
    found: list[Token] = []
    for here, there in ((extra, missing), (missing, extra)):
        for each in [one for one in here if one.kind == "word"]:
            heads = [one for one in there if one.kind == "word" and _ends(each, one)]
            if not heads:
                continue
            firsts = [one for one in there if one.kind == "word" and _begins(each, one)]
            here.remove(each)
            for part in {*heads[:1], *firsts[:1]}:
                there.remove(part)
            found.append(each)
    return found


def _ends(word: Token, head: Token) -> bool:
    return any(
        long.endswith(short) and len(long) - len(short) >= _SHORTEST_PART
        for long in word.keys
        for short in head.keys
        if len(short) >= _SHORTEST_HEAD
    )


def _begins(word: Token, first: Token) -> bool:
    return any(
        long[:_SHORTEST_HEAD] == short[:_SHORTEST_HEAD]
        for long in word.keys
        for short in first.keys
        if len(short) >= _SHORTEST_HEAD
    )


def spaceless(said: Reading, known: Reading) -> Overlap:
    """What two facts share whose words are not told apart, character by character if need be."""
    shared, extra = _split(said, known)
    also, missing = _split(known, said)
    if not shared:
        shared = also
    # One character more is a longer word for the same; one for another is another word.
    if not extra or not missing:
        extra = [each for each in extra if len(each.key) > 1 or "part" not in each.kind]
        missing = [each for each in missing if len(each.key) > 1 or "part" not in each.kind]
    return Overlap(tuple(shared), tuple(map(_whole, extra)), tuple(map(_whole, missing)))


def _split(fact: Reading, other: Reading) -> tuple[list[Token], list[Token]]:
    """What of a fact the other has, and what it has not."""
    written = {char for each in other.content for key in each.keys if _loose(each) for char in key}
    shared: list[Token] = []
    rest: list[Token] = []
    for each in fact.content:
        if each.key in other.keys:
            shared.append(each)
            continue
        if not _loose(each):
            (rest if other.keys.isdisjoint(each.keys) else shared).append(each)
            continue
        chars = _WRITTEN.findall(each.key) or list(each.key)
        left = "".join(char for char in chars if char not in written)
        if len(left) * 2 > len(chars):
            rest.append(each)
            continue
        shared.append(each)
        if left:
            rest.append(Token((left,), "word part", each.role, each.place))
    return shared, rest


def _loose(token: Token) -> bool:
    return token.kind == "word" and not token.key.isascii()


def _whole(token: Token) -> Token:
    return Token(token.keys, "word", token.role, token.place) if "part" in token.kind else token
