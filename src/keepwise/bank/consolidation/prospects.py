"""Which memories may have something to do with a candidate: a cheap question before a close look.

A bank may hold ten thousand memories that share nothing with what was said. A word is looked up
once, whatever the number of facts it stands in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from keepwise.bank.consolidation.reading import kinds
from keepwise.bank.consolidation.reading.facts import Reading
from keepwise.bank.consolidation.reading.spaced import parts_of, stems
from keepwise.bank.consolidation.reading.spaceless import tokens
from keepwise.bank.consolidation.reading.tables import LATIN, SPACELESS, folded, raw_words, table
from keepwise.bank.words import fold
from keepwise.model import Memory

_BEGINNING = 5
_EVERYWHERE = frozenset("glue thing be call works".split()) | frozenset(kinds.VERBS) | kinds.ROLES
_SCRIPTS = (
    ("ar", re.compile("[\u0600-\u06ff]")),
    ("hi", re.compile("[\u0900-\u097f]")),
    ("ja", re.compile("[\u3041-\u30ff]")),
    ("zh", re.compile("[\u3400-\u9fff]")),
)
_EDGES = ".,;:!?()[]\"'«»„“”。、！？؟،।"


def prospects(said: Reading, memories: Sequence[Memory]) -> Iterator[Memory]:
    """The memories that share a word, a concept or a class of values with a candidate."""
    hints = frozenset(_wanted(said))
    for memory in memories:
        if not hints.isdisjoint(_hints(memory.fact, said.language)):
            yield memory


def _wanted(said: Reading) -> Iterator[str]:
    for key in said.keys:
        yield key
        if not key.isascii() or len(key) > _BEGINNING:
            yield from _beginning(key)
    for each in said.content:
        if each.kind in kinds.ALONE:
            yield f"{each.kind}="
        if each.kind in ("time", "number", "day", "month"):
            yield f"{each.kind}="
        if each.key == "spouse":
            yield "marital="
        if each.key == "home":
            yield from kinds.RENTING


@lru_cache(maxsize=65_536)
def _hints(fact: str, language: str) -> frozenset[str]:
    """Everything that the words of a fact may be compared by in ``language``."""
    found: set[str] = set()
    for word in fact.split():
        found.update(_of_word(word.strip(_EDGES).lower(), language))
    return frozenset(found)


@lru_cache(maxsize=65_536)
def _of_word(word: str, language: str) -> frozenset[str]:
    if not word.isascii():
        for written, script in _SCRIPTS:
            if script.search(word):
                if written in SPACELESS:
                    return frozenset(_spaceless(word, language))
                return frozenset(_in(word, {written}))
    return frozenset(_in(word, {language, "en"} & {*LATIN} or {"en"}))


def _in(word: str, languages: Iterable[str]) -> Iterator[str]:
    for part in raw_words(word):
        yield from _beginning(fold(part))
        for language in languages:
            said = folded(part, language)
            concepts = [each.concept for each in table(language).starting(said)]
            yield from _named(concepts)
            yield from _named(parts_of(said, language))
            if said[0].isdigit():
                yield from ("number=", "time=", f"n:{said}")
            elif not concepts or "glue" not in concepts:
                yield from stems(said, language)


def _spaceless(word: str, language: str) -> Iterator[str]:
    for token in tokens(word, language if language in SPACELESS else "zh"):
        yield from token.keys
        for key in token.keys:
            yield from _beginning(key)
        yield from _named(token.keys[:1])
        if token.kind in ("time", "number", "day", "month"):
            yield f"{token.kind}="


def _named(concepts: Iterable[str]) -> Iterator[str]:
    for each in concepts:
        if each in _EVERYWHERE:
            continue
        yield each
        kind, named, _ = each.partition("=")
        if named and (kind in kinds.ALONE or kind in ("day", "month")):
            yield f"{kind}="
        if each == "spouse":
            yield "marital="
        if each.startswith("n:"):
            yield from ("number=", "time=")


def _beginning(word: str) -> Iterator[str]:
    """Long words that begin alike may be one."""
    if len(word) >= _BEGINNING:
        yield f"{word[:_BEGINNING]}~"
