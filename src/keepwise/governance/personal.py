"""Find personal data: what names, reaches or places a person, and what harms them if known.

The kind says whose it is. ``personal`` is the user's own, or nobody's in particular;
``third_party`` is another person's, which nobody asked that person about. Facts of everyday life
("my wife's name is Ana", "I have two children") are neither: they are what memories are made of.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from keepwise.governance.detection.personal.addresses import address_hits
from keepwise.governance.detection.personal.emails import email_hits, may_hold_email
from keepwise.governance.detection.personal.numbers import birth_hits, number_hits
from keepwise.governance.detection.personal.owners import Owners
from keepwise.governance.detection.personal.sensitive import sensitive_hits
from keepwise.governance.text import normalize
from keepwise.model import Finding, FindingKind

RULES = ("address", "birth-date", "card", "email", "iban", "national-id", "phone")
"""The data a topic can ask for, by the rule that finds it."""

_Found: TypeAlias = tuple[int, int, FindingKind, str]


def find_personal(text: str) -> tuple[Finding, ...]:
    """Every piece of personal data in ``text``, in order and without overlap, in linear time.

    Offsets are characters of ``text`` as given. Rules: ``email``, ``phone``, ``iban``, ``card``,
    ``national-id``, ``address``, ``birth-date``, and ``sensitive`` for what is said of another
    person's health, faith, politics, sexuality or offences.
    """
    reading = normalize(text)
    found = [*_found(reading.text)]
    findings: list[Finding] = []
    for start, end, kind, rule in _apart(found) if found else ():
        first, last = reading.span(start, end)
        if not findings or findings[-1].end <= first:
            findings.append(Finding(first, last, kind, rule))
    return tuple(findings)


def _apart(found: list[_Found]) -> list[_Found]:
    """In order, without overlap; where two overlap the one that was found first stays."""
    ranked = sorted(enumerate(found), key=lambda entry: (entry[1][0], entry[0]))
    kept: list[tuple[int, _Found]] = []
    for rank, each in ranked:
        while kept and each[0] < kept[-1][1][1] and rank < kept[-1][0]:
            kept.pop()
        if not kept or each[0] >= kept[-1][1][1]:
            kept.append((rank, each))
    return [each for _, each in kept]


@cache
def _digit() -> re.Pattern[str]:
    return re.compile(r"\d")


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")


def _found(text: str) -> Iterator[_Found]:
    """All that normalised ``text`` holds, surest rule first."""
    words = frozenset(_word().findall(text.lower()))
    owners = Owners(text)
    if may_hold_email(text, words):
        for start, end, fictional in email_hits(text):
            whose = owners.of(start, end)
            if whose != "company" and (whose or not fictional):
                yield start, end, _kind(whose), "email"
    if _digit().search(text):
        yield from _with_digits(text, words, owners)
    for start, end in sensitive_hits(text, words):
        yield start, end, "third_party", "sensitive"


def _with_digits(text: str, words: frozenset[str], owners: Owners) -> Iterator[_Found]:
    for start, end, rule in number_hits(text):
        whose = owners.of(start, end)
        if rule != "phone" or whose != "company":
            yield start, end, _kind(whose), rule
    for start, end in address_hits(text, words):
        whose = owners.of(start, end)
        if whose != "company":
            yield start, end, _kind(whose), "address"
    for start, end, topic in birth_hits(text, words):
        whose = owners.born(start, topic)
        if whose:
            yield start, end, _kind(whose), "birth-date"


def _kind(whose: str | None) -> FindingKind:
    return "third_party" if whose == "other" else "personal"
