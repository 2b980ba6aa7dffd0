"""Look up which roles a word plays in figures, in each of the languages.

A word may play several roles; each role is one bit. What a word is depends on the language it is
said in ("once" is eleven in Spanish, "on" is a pronoun in French), so a word's :class:`Entry` has
the bits of each language apart, and the votes of a sentence's words say which one it is in.
Adding a language is adding its table to ``LEXICONS``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from keepwise.governance.detection.figure_lexicon import NOT_ROLES, Lexicon, Stance
from keepwise.governance.detection.figure_tables.de import DE
from keepwise.governance.detection.figure_tables.en import EN
from keepwise.governance.detection.figure_tables.es import ES
from keepwise.governance.detection.figure_tables.fr import FR
from keepwise.governance.detection.figure_tables.it import IT
from keepwise.governance.detection.figure_tables.nl import NL
from keepwise.governance.detection.figure_tables.pt import PT
from keepwise.governance.detection.figure_tables.stances import STANCES
from keepwise.governance.detection.figure_tables.world import WORLD

LEXICONS = (EN, DE, FR, ES, IT, PT, NL)
_ALL = tuple(range(len(LEXICONS)))

_NAMING = tuple(field.name for field in fields(Lexicon) if field.name not in NOT_ROLES)
_STANCE = tuple(field.name for field in fields(Stance))
ROLES = (*_NAMING, *_STANCE)
_BIT = {name: 1 << index for index, name in enumerate(ROLES)}


def bit(*names: str) -> int:
    """The bits of the named roles together."""
    mask = 0
    for name in names:
        mask |= _BIT[name]
    return mask


# The bits of a word that a table knows for what it names, and not only for what a clause does.
NAMED = bit(*_NAMING)


def _plain_letters() -> dict[int, str]:
    """Latin letters without their accents; German umlauts are written out."""
    plain = {
        code: base
        for code in range(0xC0, 0x250)
        if (base := unicodedata.normalize("NFD", chr(code))[0]).isascii()
    }
    return plain | {ord(c): f for c, f in zip("äöüłøæœ", "ae oe ue l o ae oe".split(), strict=True)}


_PLAIN = _plain_letters()


def fold(word: str) -> str:
    """The form words are compared in: no case, ß as ss."""
    return word.casefold()


def plain(word: str) -> str:
    """A folded word as people write it in a hurry: numero for número, fuer for für."""
    return word if word.isascii() else word.translate(_PLAIN)


class Entry(NamedTuple):
    """What a word is: its votes for each language, its roles in any, and its roles in each."""

    votes: int
    any: int
    own: tuple[int, ...]


NOTHING = Entry(0, 0, (0,) * len(LEXICONS))

# Votes of all languages are added at once, each in its own field of one integer. A sentence's
# first words are enough, so that no field overflows.
_VOTE_WIDTH = 16
_VOTE_FIELD = (1 << _VOTE_WIDTH) - 1
VOTERS = 200
# A word of one language alone says more than one that two share.
_WEIGHT = {1: 4, 2: 2}

_MONEY = bit("currency", "percent")
# Millions are millions in any language, though "mil" and "mi" are other words in some.
_LARGE = bit("magnitude", "scale")
_SHORT_SCALE = 4
# What people say in English whatever language they speak.
_LENT = bit("currency", "percent", "measure", "count", "entity", "magnitude")
# The roles a noun keeps when it is declined: Umsatzes, budgets.
_NOUN = bit("measure", "count", "entity", "duration", "form", "currency", "percent", "size")
_COUNTED = bit("count", "entity")
_MAX_WORD = 80
_TAIL = 4
_MILLIONS = ("million", "millionen", "miljoen")


def _add_roles(table: dict[str, int], listed: Mapping[str, str]) -> None:
    """Add the words of each role to a table of bits."""
    for name, words_of_it in listed.items():
        for word in words_of_it.split():
            key = fold(word)
            table[key] = table.get(key, 0) | _BIT[name]


def _own_words(lexicon: Lexicon, stance: Stance) -> dict[str, int]:
    """Every word of one language with the bits of its roles; 0 for one that only votes."""
    table: dict[str, int] = dict.fromkeys(map(fold, lexicon.voice.split()), 0)
    _add_roles(table, {name: getattr(lexicon, name) for name in _NAMING})
    _add_roles(table, {name: getattr(stance, name) for name in _STANCE})
    # "doublé" is not "double": a word without its accents is another one if a table says so.
    for key, bits in list(table.items()):
        if not key.isascii() and len(key) > 1:
            table.setdefault(plain(key), bits)
    return table


def _entry(word: str, tables: list[dict[str, int]], world: Mapping[str, int]) -> Entry:
    """What ``word`` is in each language: its own word, or one that languages share."""
    speakers = [index for index in _ALL if word in tables[index]]
    if not any(map(str.isalnum, word)):  # a sign is the same in all of them
        bits = world.get(word, 0)
        for index in speakers:
            bits |= tables[index][word]
        return Entry(0, bits, (bits,) * len(tables))
    weight = _WEIGHT.get(len(speakers), 1)
    # What every language writes says nothing of the language: €, eur, a colon.
    votes = 0 if word in world else sum(weight << (_VOTE_WIDTH * index) for index in speakers)
    shared = world.get(word, 0) | (tables[0].get(word, 0) & _LENT)
    large = _LARGE if len(word) > _SHORT_SCALE else 0
    for index in speakers:
        shared |= tables[index][word] & (_MONEY | large)
    own = tuple(tables[index].get(word, shared) for index in _ALL)
    union = world.get(word, 0)
    for bits in own:
        union |= bits
    return Entry(votes, union, own)


@cache
def words() -> dict[str, Entry]:
    """Every word that a table knows."""
    tables = [_own_words(*pair) for pair in zip(LEXICONS, STANCES, strict=True)]
    world: dict[str, int] = {}
    _add_roles(world, WORLD)
    known = set(world).union(*tables)
    return {word: _entry(word, tables, world) for word in known}


@cache
def phrases() -> dict[str, dict[str, str]]:
    """Two words that are read as one, by the second and then the first."""
    found: dict[str, dict[str, str]] = {}
    for word in words():
        first, joined, second = word.partition("_")
        if joined and first and second:
            found.setdefault(second, {})[first] = word
    return found


@cache
def simple_words() -> dict[str, Entry]:
    """Every word that a table knows, but for those that may be the second of a phrase."""
    return {word: entry for word, entry in words().items() if word not in phrases()}


@cache
def leaning() -> frozenset[str]:
    """Words that lean on the next one with an apostrophe: d', l', dell'."""
    return frozenset(word for word in words() if word.endswith("'"))


def _root(word: str) -> str:
    return plain(fold(word))


class _Morphology(NamedTuple):
    """How one language builds words that no table lists."""

    language: int
    number: re.Pattern[str] | None
    scales: tuple[str, ...]
    multiples: tuple[str, ...]
    measures: tuple[str, ...]
    counts: tuple[str, ...]


def _morphologies() -> Iterator[_Morphology]:
    for index, lexicon in enumerate(LEXICONS):
        parts = sorted(map(_root, lexicon.compound.split()), key=len, reverse=True)
        # Possessive and longest first: each place is read in one way, so matching is linear.
        number = re.compile(f"(?:{'|'.join(parts)})++") if parts else None
        scales = tuple(map(fold, lexicon.small.split()))
        multiples = tuple(map(_root, lexicon.multiples.split()))
        measures = tuple(map(_root, lexicon.measure_endings.split()))
        counts = tuple(map(_root, lexicon.count_endings.split()))
        if number or measures:
            yield _Morphology(index, number, scales, multiples, measures, counts)


class _Built(NamedTuple):
    """The morphologies, how their numbers start, how their words end, and what only looks so.

    ``tails`` are the last letters of the ends: most words are told from them by one look.
    """

    found: tuple[_Morphology, ...]
    starts: frozenset[str]
    ends: tuple[str, ...]
    tails: frozenset[str]
    exceptions: frozenset[str]


@cache
def _built() -> _Built:
    """The morphologies, and what tells a word that may be one of theirs."""
    found = tuple(_morphologies())
    starts = frozenset(_root(part)[:3] for lexicon in LEXICONS for part in lexicon.compound.split())
    ends = tuple({end for m in found for end in m.measures + m.counts + m.multiples})
    tails = frozenset(end[-_TAIL:] for end in ends)
    exceptions = frozenset(_root(w) for lexicon in LEXICONS for w in lexicon.exceptions.split())
    return _Built(found, starts, ends, tails, exceptions)


def lookup(word: str) -> Entry:
    """What a folded word is, declined and compound ones included."""
    known = words().get(word)
    return known if known is not None else unlisted(word)


def unlisted(word: str) -> Entry:
    """What a folded word is that no table lists as it is written."""
    if not word.isascii():
        word = plain(word)
        known = words().get(word)
        if known is not None:
            return known
    return _derived(word)


def _derived(word: str) -> Entry:
    """What a word that no table lists is by the parts it is made of."""
    if word.endswith("'s"):
        return _declined(words().get(word[:-2], NOTHING))  # "rent's at 900"
    if not 5 <= len(word) <= _MAX_WORD:
        return NOTHING
    morphologies, starts, ends, tails, exceptions = _built()
    ended = word[-_TAIL:] in tails and word.endswith(ends)
    if (ended or word[:3] in starts) and word not in exceptions:
        bits = {built.language: _compound(word, built) for built in morphologies}
        if any(bits.values()):
            return _made(bits)
    if word[-1] in "sn":
        for ending in ("es", "s", "en", "n"):
            if word.endswith(ending):
                stem = word[: -len(ending)]
                entry = words().get(stem)
                if entry is not None and entry.any & _NOUN:
                    return _declined(entry)
                if stem[-_TAIL:] in tails and stem not in exceptions and stem.endswith(ends):
                    bits = {
                        built.language: _BIT["measure"]
                        for built in morphologies
                        if stem.endswith(built.measures or "\0")
                    }
                    if bits:
                        return _made(bits)
    return NOTHING


def _declined(entry: Entry) -> Entry:
    """What a declined form of a known word is: its noun, and nothing else it may be."""
    return Entry(entry.votes, entry.any & _NOUN, tuple(bits & _NOUN for bits in entry.own))


def _compound(word: str, built: _Morphology) -> int:
    """The bits of a number, a measure or a multiple written as one word in one language."""
    if built.number is not None and built.number.fullmatch(word):
        # "elftausend" is a magnitude as "eleven thousand" is.
        scaled = bit("scale", "small") if word.endswith(built.scales or "\0") else 0
        large = _BIT["scale"] if word.endswith(_MILLIONS) else 0
        return _BIT["number"] | scaled | large
    if built.counts and word.endswith(built.counts):
        return _BIT["count"]
    if built.measures and word.endswith(built.measures):
        return _BIT["measure"]
    multiple = built.multiples and word.endswith(built.multiples) and built.number is not None
    if multiple and built.number is not None and built.number.match(word.removeprefix("ver")):
        return _BIT["compare"]
    return 0


def _made(bits: Mapping[int, int]) -> Entry:
    """The entry of a word that languages make of its parts, by the bits each gives it."""
    own = tuple(bits.get(index, 0) for index in _ALL)
    speakers = [index for index in _ALL if own[index]]
    weight = _WEIGHT.get(len(speakers), 1)
    votes = sum(weight << (_VOTE_WIDTH * index) for index in speakers)
    return Entry(votes, reduce(or_, own), own)


def spoken(votes: int) -> tuple[int, ...]:
    """The languages with the most votes: one, or several that none can be told from; or all."""
    if not votes:
        return _ALL
    counts = [votes >> (_VOTE_WIDTH * index) & _VOTE_FIELD for index in _ALL]
    most = max(counts)
    return tuple(index for index in _ALL if counts[index] == most)


def counted_singular(word: str) -> bool:
    """Whether a folded word is the singular of something counted: customer, Bestellung, cliente."""
    table = words()
    plurals = [word + ending for ending in ("s", "n", "en", "e", "es")]
    plurals.extend((word[:-1] + "i", word[:-1] + "e"))
    return any(table[plural].any & _COUNTED for plural in plurals if plural in table)
