"""What one fact does to another, by kind and language: hundreds of pairs, near misses too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from keepwise.bank.consolidation.deciding import decide
from keepwise.model import Candidate, Change, Evidence, Memory
from unit.bank.consolidation import (
    changed,
    crafts,
    daily,
    english,
    european,
    everyday,
    further,
    household,
    rephrased,
    various,
    worldwide,
)

TABLES: tuple[Mapping[str, str], ...] = (
    {"en": english.PAIRS},
    european.PAIRS,
    worldwide.PAIRS,
    various.PAIRS,
    further.PAIRS,
    everyday.PAIRS,
    household.PAIRS,
    daily.PAIRS,
    rephrased.PAIRS,
    crafts.PAIRS,
    changed.PAIRS,
)


def pairs() -> Iterator[tuple[str, ...]]:
    for table in TABLES:
        for language, lines in table.items():
            for line in lines.strip().splitlines():
                if not line.startswith("#"):
                    known, said, becomes = line.split(" | ")
                    yield language, known, said, becomes


def memories(*facts: str) -> list[Memory]:
    return [
        Memory(f"m{at}", fact, "", at, at, 1, evidence=(Evidence(f"e{at}", "s", at, fact, 0, 1),))
        for at, fact in enumerate(facts, 1)
    ]


def candidate(fact: str, *, forget: bool = False) -> Candidate:
    said = Evidence("now", "s", 99, fact, 0, len(fact))
    return Candidate("forget" if forget else "remember", fact, "", said, rule="")


def becomes_of(known: str, said: str, *, forget: bool = False) -> tuple[Change, ...]:
    return decide(candidate(said, forget=forget), memories(*known.split(" / ")))


@pytest.mark.parametrize(("language", "known", "said", "becomes"), list(pairs()))
def test_what_becomes_of_it(language: str, known: str, said: str, becomes: str) -> None:
    changes = becomes_of(known, said, forget=becomes in ("forget", "keep"))
    assert len(changes) == 1
    assert changes[0].reason
    action = changes[0].action
    if becomes == "over":
        assert action in ("update", "delete")
    else:
        assert action == {"forget": "delete", "keep": "leave"}.get(becomes, becomes)
    assert changes[0].memory_id == ("" if becomes in ("create", "keep") else "m1")


def test_there_are_pairs_of_each_language_and_kind() -> None:
    every = list(pairs())
    kinds = {"leave", "update", "create", "over", "forget", "keep"}
    for language in ("en", "de", "fr", "es", "it", "pt", "nl", "zh", "ja", "hi", "ar"):
        assert {each[3] for each in every if each[0] == language} == kinds
