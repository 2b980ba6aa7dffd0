"""Read phrases: the words that recover a wallet, and passphrases that people make up."""

from __future__ import annotations

import re
from functools import cache

from keepwise.governance.detection.credential.heads import Span
from keepwise.governance.detection.credential.tables.words import (
    DESCRIBING,
    FUNCTION_WORDS,
    folded,
)
from keepwise.governance.detection.credential.tellings import first_word
from keepwise.governance.detection.credential.values import describes, is_secretive


@cache
def _plain_words() -> re.Pattern[str]:
    """Three or more plain words in a row, perhaps numbered."""
    word = r"(?:\d{1,2}[.):]?\s?)?[^\W\d_]{2,12}"
    return re.compile(rf"[\"'(]?{word}(?:[\s,;>|-]{{1,3}}{word}){{2,26}}")


def phrase_at(rest: str) -> Span | None:
    """A recovery phrase at the start of ``rest``: words without the small ones of prose."""
    small = _describing_first().match(rest)
    match = _plain_words().match(rest, small.end() if small else 0)
    if match is None:
        span = first_word(rest)
        return span if span and is_secretive(rest[slice(*span)], "password") else None
    words = re.findall(r"[^\W\d_]+", folded(match[0].lower()))
    prose = sum(word in FUNCTION_WORDS for word in words)
    if (
        len(words) < 3
        or words[0] in FUNCTION_WORDS
        or (prose and len(words) < 10)
        or prose > len(words) // 4
    ):
        return None
    return match.span()


@cache
def _describing_first() -> re.Pattern[str]:
    return re.compile(
        r"(?:below|here|hier|unten|ici|aqui|qui|sotto|abaixo|hieronder)[\s:]{1,2}", re.IGNORECASE
    )


@cache
def _made_up() -> re.Pattern[str]:
    """Words with spaces or hyphens between them, up to the end of a clause."""
    word = r"[^\W_]{1,16}(?:'[^\W_]{1,12})?"
    return re.compile(rf"{word}(?:[ _-]{word}){{2,11}}(?=[\"')]?(?:[.,;:!?)(]|\s-\s|\s*$|\s*\n))")


# A sentence that has these speaks of the phrase; a phrase people make up has hardly any.
_SPEAKING = frozenset(
    """
    is are was were be been has have had must should can will would if when which that who my your
    our their you we they it its i this these each every same
    ist sind war wird werden muss soll kann wenn dass mein meine unser unsere ich wir sie es
    est sont etait doit peut si qui que mon ma mes notre votre je nous vous il elle cette ce
    es son era debe puede si que mi mis su sus nuestra yo se lo
    sono deve puo se che mio mia sua nostra io si lo questa
    sao deve pode se que meu minha seu sua nossa eu isso esta
    zijn was moet kan als dat die mijn onze ons ik wij we het hij
    better than worse besser mieux mejor meglio melhor beter
    """.split()
)


def passphrase_at(rest: str, endings: re.Pattern[str], *, explicit: bool) -> Span | None:
    """A passphrase at the start of ``rest``: words in a row that say nothing about it.

    ``endings`` are those of words that describe.
    Behind a sign (``explicit``) it may start with an article; behind "is" that would be prose.
    """
    match = _made_up().match(rest)
    if match is None:
        return None
    words = re.findall(r"[^\W_]+", folded(match[0].lower()))
    first = words[0]
    if _SPEAKING.intersection(words):
        return None
    if len(words) >= 4 and not FUNCTION_WORDS.intersection(words):
        said = sum(word in DESCRIBING or describes(word, endings) for word in words)
        return match.span() if said < 2 else None
    small = first in FUNCTION_WORDS and not (explicit and first in _ARTICLES and len(words) > 3)
    if small or first in DESCRIBING:
        return None
    if not explicit and words[1] in FUNCTION_WORDS:
        return None  # a participle: "written on a card"
    if describes(first, endings):
        return None
    if not explicit and len(words) == 3 and FUNCTION_WORDS.intersection(words):
        return None
    return match.span()


_ARTICLES = frozenset(
    "the a an der die das ein eine le la les un une el los il i o os uma een de".split()
)
