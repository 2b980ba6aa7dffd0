"""A number in its sentence, and the questions the rules ask about its company."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from keepwise.governance.detection.figure_numbers import Number
from keepwise.governance.detection.figure_tokens import Sentence, Token
from keepwise.governance.detection.figure_words import bit

_NOUNS = bit(
    *"currency percent points duration form size count entity thing".split(),
)
_STOP = bit("stop")
_INNER = bit("inner")
_APPROX = bit("approx")
_TRADE = bit("trade")
_DISPLAY = bit("display")
_ME = bit("me")

# How far a rule looks, in tokens. Constants keep the whole search linear.
NEAR = 3
FAR = 8


# Behind one of these stands a noun.
_DETERMINERS = frozenset(("the", "a", "an", "this", "each"))


# What a rule answers: the slug of a figure, ``KEEP`` for certainly none, or None to ask the next.
KEEP = ""
Verdict: TypeAlias = "str | None"


class Place(NamedTuple):
    """A number in its sentence, and the bits of the roles that occur anywhere in the sentence.

    What nearly every rule asks is looked up once: ``following`` is the index of the token after
    the number, where a hyphen that glues a unit on is skipped, and ``leading`` that of the token
    before it and its "about", "only", "more than"; ``counted`` is the noun the number counts.
    """

    sentence: Sentence
    tokens: Sequence[Token]
    number: Number
    present: int
    following: int
    leading: int
    counted: Token | None

    def left(self, steps: int = 1) -> Token | None:
        """The token ``steps`` before the number."""
        index = self.number.first - steps
        return self.tokens[index] if index >= 0 else None

    def right(self, steps: int = 1) -> Token | None:
        """The token ``steps`` after the number."""
        index = self.following + steps - 1
        return self.tokens[index] if index < len(self.tokens) else None

    def noun(self) -> Token | None:
        """The noun the number counts, if a table knows it; adjectives may precede."""
        return self.counted

    def before(self) -> int:
        """The index of the token before the number and what may stand between; or -1."""
        return self.leading

    def asked(self) -> bool:
        """Whether a verb of showing stands before the number, near it or where sentences start."""
        return asks_before(self.tokens, self.number.first, NEAR)

    def personal(self) -> bool:
        """Whether the sentence is about the speaker, or asks for a way of showing."""
        return bool(self.present & _ME or (self.present & _DISPLAY and self.asked()))

    def traded(self) -> bool:
        """Whether a verb of trade stands right before the number."""
        return self.leading >= 0 and bool(self.tokens[self.leading].bits & _TRADE)


def asks_before(tokens: Sequence[Token], index: int, opening: int) -> bool:
    """Whether a verb of showing stands before ``index``, or among the first ``opening`` tokens."""
    near = (*range(min(opening, len(tokens))), *range(max(0, index - FAR), index))
    return any(_asks_at(tokens, at) for at in near)


def _asks_at(tokens: Sequence[Token], at: int) -> bool:
    """Whether a verb of showing stands at ``at``, and no noun that looks like one."""
    if not tokens[at].bits & _DISPLAY:
        return False
    # "this batch", "the waiting list": verbs follow pronouns and function words.
    before = tokens[at - 1] if at else None
    if before is None or before.kind == "mark":
        return True
    return before.kind == "word" and bool(before.bits) and before.word not in _DETERMINERS


def place_of(sentence: Sentence, number: Number, present: int) -> Place:
    """The place of ``number`` in ``sentence``."""
    tokens = sentence.tokens
    following = number.last
    if (
        following + 1 < len(tokens)
        and tokens[following].word == "-"
        and tokens[following].end == tokens[following + 1].start
    ):
        following += 1
    leading = number.first - 1
    for _ in range(NEAR):
        if leading < 0 or not tokens[leading].bits & _APPROX:
            break
        leading -= 1
    return Place(sentence, tokens, number, present, following, leading, _noun(tokens, following))


def _noun(tokens: Sequence[Token], start: int) -> Token | None:
    for token in tokens[start : start + NEAR + 2]:
        if token.kind != "word":
            return None
        if token.bits & _NOUNS:
            return token
        if token.bits & _STOP and not token.bits & _INNER:
            return None
    return None
