"""The sets that come with the source: how large they are, and what is promised of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from keepwise.cli.evaluation.running import gather, shipped
from keepwise.testing.evaluation import consolidation, extraction, retrieval
from keepwise.testing.evaluation.formats import holds

LANGUAGES = {"en", "de", "fr", "es", "it", "pt", "nl"}
OTHERS = {"zh", "ja", "hi", "ar"}

# What is promised of each, by the options that ask for it.
FLOORS: Final = {
    "extraction": ("--min-f1", "0.90", "--max-violations", "0"),
    "consolidation": ("--min-accuracy", "0.93"),
}
PARSERS: Final = {"extraction": extraction.parse_cases, "consolidation": consolidation.parse_cases}


def seen(name: str) -> list[Path]:
    """The files of the sets that were written to be unseen, and have been read since."""
    return sorted((shipped(name)[0].parent.parent / f"{name}_seen").glob("*.jsonl"))


def every(name: str) -> Iterator[Any]:
    """The cases of a set, and of the one that has been read since."""
    for path in (*shipped(name), *seen(name)):
        yield from PARSERS[name](path.read_text("utf-8").splitlines(), path.name)


@pytest.mark.parametrize("name", FLOORS)
def test_what_is_promised_is_kept(cli: Any, name: str) -> None:
    cli("eval", name, *FLOORS[name])


@pytest.mark.parametrize("name", FLOORS)
def test_what_was_unseen_once_keeps_to_it_too(cli: Any, name: str) -> None:
    files = seen(name)
    assert len(files) == len(LANGUAGES | OTHERS)
    cli("eval", name, *(f"--cases={path}" for path in files), *FLOORS[name])


def test_the_conversations_are_as_many_as_is_promised() -> None:
    cases = gather("extraction", (), extraction.parse_cases)
    languages = Counter(case.lang for case in cases)
    assert len({case.id for case in cases}) == len(cases) >= 240
    assert len(cases) - languages["en"] >= 100
    assert sum(not case.remember for case in cases) >= 60
    assert languages.keys() == LANGUAGES | OTHERS
    assert all(languages[lang] >= 20 for lang in LANGUAGES)


def test_no_conversation_contradicts_itself() -> None:
    for case in every("extraction"):
        said = " ".join(turn.text for turn in case.turns if turn.role == "user")
        for gold in case.remember:
            assert gold.is_in(gold.fact), case.id
            assert gold.is_in(said), case.id
            assert not [part for part in case.never if holds(gold.fact, part)], case.id


def test_the_consolidations_are_as_many_as_is_promised() -> None:
    cases = gather("consolidation", (), consolidation.parse_cases)
    languages = Counter(case.lang for case in cases)
    assert len({case.id for case in cases}) == len(cases) >= 120
    assert languages.keys() == LANGUAGES | OTHERS
    actions = Counter(each.action for case in cases for each in case.expect[0])
    assert all(actions[name] >= 20 for name in consolidation.ACTIONS)


def test_no_consolidation_names_a_memory_that_is_not_there() -> None:
    for case in every("consolidation"):
        known = {each.id for each in case.existing}
        named = {each.id for every in case.expect for each in every if each.id}
        assert known >= named, case.id


def test_the_queries_are_as_many_as_is_promised() -> None:
    cases = gather("retrieval", (), retrieval.parse_cases)
    languages = Counter(case.lang for case in cases)
    assert len({case.id for case in cases}) == len(cases) == 60
    assert languages.keys() == LANGUAGES
    assert all(case.relevant for case in cases)


def test_each_file_holds_one_language() -> None:
    for name, parse in (
        ("extraction", extraction.parse_cases),
        ("consolidation", consolidation.parse_cases),
        ("retrieval", retrieval.parse_cases),
    ):
        for path in shipped(name):
            lines = path.read_text("utf-8").splitlines()
            assert {case.lang for case in parse(lines, path.name)} == {path.stem}
    for name, parser in PARSERS.items():
        for path in seen(name):
            lines = path.read_text("utf-8").splitlines()
            assert {case.lang for case in parser(lines, path.name)} == {path.stem}
