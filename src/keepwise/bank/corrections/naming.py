"""Whether words mean a memory: "the tram thing" the one that speaks of a tram."""

from __future__ import annotations

import re
from functools import cache

from keepwise.bank.corrections.signs import SPACELESS, signs_of
from keepwise.bank.languages.stop_words import STOP_WORDS
from keepwise.bank.words import fold, terms, words

_SHORTEST = 4
_GLUE_LETTERS = 2
_LONG = 8
_COMPOUND = 5


def content(text: str, language: str) -> tuple[str, ...]:
    """The words of a phrase that name something, folded."""
    if language in SPACELESS:
        return tuple(terms(text))
    glue = _glue(language)
    return tuple(
        word
        for word in dict.fromkeys(words(text))
        if word not in glue and (len(word) > _GLUE_LETTERS or not word.isascii())
    )


def shared(one: str, other: str, language: str) -> tuple[str, ...]:
    """The naming words of one text that the other has too, in whatever form."""
    there = content(other, language)
    return tuple(
        word for word in content(one, language) if any(alike(word, each) for each in there)
    )


def alike(one: str, other: str) -> bool:
    """Whether two folded words are one in two forms, or one is the last part of the other."""
    if one == other or (not one.isascii() and _bare(one) == _bare(other)):
        return True
    short, long = sorted((one, other), key=len)
    if len(short) < _SHORTEST:
        return False
    if len(short) >= _COMPOUND and long.endswith(short):
        return True
    same = next(
        (at for at, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short)
    )
    endings = 2 if len(short) >= _LONG else 1
    return same >= max(_SHORTEST, len(short) - endings) and len(long) - same <= endings + 2


def _bare(word: str) -> str:
    """An Arabic word without what is written onto it."""
    return re.sub("^(?:[وف])?(?:ال|لل|[بيتأن])(?=[\u0621-\u064a]{3})", "", word)


@cache
def _glue(language: str) -> frozenset[str]:
    known = f"{STOP_WORDS.get(language, '')} {signs_of(language).frame}"
    return frozenset(words(fold(known)))
