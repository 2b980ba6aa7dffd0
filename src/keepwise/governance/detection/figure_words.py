"""Look up which roles a word plays in figures, in any of the languages.

A word may play several roles; each role is one bit, and :func:`roles` answers which a word has.
The languages' tables hold words as people write them; look-up folds case and umlauts. Adding a
language is adding its table to ``LEXICONS``.
"""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from functools import cache

from keepwise.governance.detection.figure_lexicon import Lexicon
from keepwise.governance.detection.figure_tables.de import DE
from keepwise.governance.detection.figure_tables.en import EN

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def fold(word: str) -> str:
    """The form words are compared in: no case, ß as ss, umlauts written out."""
    folded = word.casefold()
    return folded if folded.isascii() else folded.translate(_UMLAUTS)


LEXICONS = (EN, DE)


@cache
def _compound_number() -> re.Pattern[str]:
    """German writes a number as one word: vierhundertsechsunddreißigtausend.

    No word of the alternation can be read in two ways that both lead on, so matching is linear.
    """
    parts = """
        ein eins eine zwei zwo drei vier fünf sechs sech sieben sieb acht neun zehn elf zwölf
        zwanzig dreißig zig ßig und hundert tausend million millionen komma
    """
    longest_first = sorted(map(fold, parts.split()), key=len, reverse=True)
    return re.compile(f"(?:{'|'.join(longest_first)})++")


_MAX_WORD = 80

ROLES = tuple(field.name for field in fields(Lexicon) if field.default is MISSING)
_BIT = {name: 1 << index for index, name in enumerate(ROLES)}


def bit(*names: str) -> int:
    """The bits of the named roles together."""
    mask = 0
    for name in names:
        mask |= _BIT[name]
    return mask


@cache
def _table() -> dict[str, int]:
    """Every word of every language with the bits of its roles."""
    table: dict[str, int] = {}
    for lexicon in LEXICONS:
        for name in ROLES:
            for word in getattr(lexicon, name).split():
                key = fold(word)
                table[key] = table.get(key, 0) | _BIT[name]
    return table


_MEASURE_ENDINGS = tuple(
    fold(ending) for lexicon in LEXICONS for ending in lexicon.measure_endings.split()
)
_EXCEPTIONS = frozenset(fold(word) for lexicon in LEXICONS for word in lexicon.exceptions.split())
_NUMBER_STARTS = tuple(
    map(fold, "ein zwei zwo drei vier fünf sech sieb acht neun zehn elf zwölf hundert".split())
)
_COMPOUND_NUMBER = bit("number")
_COMPOUND_MEASURE = bit("measure")
_COMPARE = bit("compare")
_COUNTED = bit("count", "entity")
_MULTIPLES = ("fach", "fache", "fachen", "facht", "fachte", "fachten")  # verzehnfacht
# The roles a noun keeps when German declines it: des Umsatzes, den Verkäufen.
_NOUN = bit("measure", "count", "entity", "duration", "form", "currency", "percent")


def roles(word: str) -> int:
    """The bits of a folded word's roles, declined nouns included; 0 for a word no table knows."""
    known = _table().get(word)
    if known is not None:
        return known
    if not 6 <= len(word) <= _MAX_WORD:
        return 0
    if word in _EXCEPTIONS:
        return 0
    if word.startswith(_NUMBER_STARTS) and _compound_number().fullmatch(word):
        return _COMPOUND_NUMBER
    if word.endswith(_MEASURE_ENDINGS):
        return _COMPOUND_MEASURE
    if word.endswith(_MULTIPLES) and _compound_number().match(word.removeprefix("ver")):
        return _COMPARE
    for ending in ("es", "s", "en", "n"):
        if word.endswith(ending):
            stem = word[: -len(ending)]
            bits = _table().get(stem, 0) & _NOUN
            if bits or stem.endswith(_MEASURE_ENDINGS):
                return bits or _COMPOUND_MEASURE
    return 0


def counted_singular(word: str) -> bool:
    """Whether a folded word is the singular of something counted: customer, Bestellung."""
    return any(_table().get(word + ending, 0) & _COUNTED for ending in ("s", "n", "en", "e"))
