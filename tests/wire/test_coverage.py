"""The manifest and the tests hold each other: nothing promised without proof, nothing proved twice
under a name that is not there.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from wire.compatibility import PAGE, page
from wire.requirements import AREAS, REQUIREMENTS

TESTS = Path(__file__).parents[1]


def citations() -> Iterator[tuple[str, str]]:
    """Every cited id, and the test that cites it."""
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "@cites(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for each in node.decorator_list:
                    yield from ((cited, f"{path.name}::{node.name}") for cited in _cited(each))


def _cited(decorator: ast.expr) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "cites":
        yield from (ast.literal_eval(argument) for argument in decorator.args)


CITED: dict[str, list[str]] = {}
for _id, _test in citations():
    CITED.setdefault(_id, []).append(_test)


def test_every_id_is_there_once_and_in_its_area():
    count = Counter(each.id for each in REQUIREMENTS)
    assert {id for id, times in count.items() if times > 1} == set()
    for area, (_, lines) in AREAS.items():
        assert {each.area for each in lines} == {area}


@pytest.mark.parametrize("requirement", REQUIREMENTS, ids=lambda each: each.id)
def test_a_requirement_is_proved_unless_it_comes_later(requirement):
    assert bool(CITED.get(requirement.id)) == (requirement.status != "later")


def test_every_cited_id_exists():
    assert set(CITED) <= {each.id for each in REQUIREMENTS}


def test_only_tests_cite():
    assert [each for tests in CITED.values() for each in tests if "::test_" not in each] == []


@pytest.mark.parametrize("requirement", REQUIREMENTS, ids=lambda each: each.id)
def test_a_requirement_is_a_sentence_with_a_source_and_a_reason_where_one_is_due(requirement):
    assert requirement.text[0].isupper() or requirement.text.split()[0].isascii()
    assert requirement.text.endswith(".")
    assert requirement.source
    assert bool(requirement.reason) == (requirement.status != "kept")
    assert not requirement.reason or requirement.reason.endswith(".")


def test_the_page_is_what_the_manifest_says():
    assert PAGE.read_text("utf-8") == page(), "run scripts/compatibility"
