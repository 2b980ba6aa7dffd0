"""The tables of smuggled instructions put together into one book of patterns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import ModuleType

from keepwise.governance.detection.injection_patterns import Book
from keepwise.governance.detection.injection_tables import (
    common,
    de,
    en,
    en_secrets,
    es,
    fr,
    it,
    nl,
    pt,
)
from keepwise.governance.detection.injection_tables.kinds import (
    addressed,
    claims,
    copies,
    deeds,
    guards,
    hushed,
    leaks,
    lifts,
    machines,
    meanings,
    powers,
    readers,
    rereads,
    steering,
    terms,
)

_TABLES: tuple[ModuleType, ...] = (
    en,
    en_secrets,
    de,
    fr,
    es,
    it,
    pt,
    nl,
    terms,
    machines,
    deeds,
    meanings,
    copies,
    guards,
    powers,
    addressed,
    steering,
    hushed,
    lifts,
    readers,
    rereads,
    leaks,
    claims,
)


@cache
def book() -> Book:
    """Every pattern of every language, over the words of all."""
    words: dict[str, str] = {}
    for table in _TABLES:
        for name, listed in table.WORDS.items():
            words[name] = f"{words[name]}, {listed}" if name in words else listed
    everywhere = [common.PATTERNS, *(table.PATTERNS for table in _TABLES)]
    named = [common.NAMED, terms.NAMED, machines.NAMED, steering.NAMED]
    foreign = [common.FOREIGN, *(table.FOREIGN for table in _TABLES)]
    return Book(
        words,
        {
            "any": [each for listed in everywhere for each in _rules(listed)],
            "named": [each for listed in named for each in _rules(listed)],
            "foreign": [each for listed in foreign for each in _rules(listed)],
        },
    )


def _rules(listed: str) -> Iterator[tuple[str, str]]:
    """The pairs of a rule and a pattern in a table; a line that is set in carries on another."""
    for line in listed.replace("\n    ", " ").splitlines():
        if line and not line.startswith("#"):
            rule, _, pattern = line.partition(": ")
            yield rule, pattern
