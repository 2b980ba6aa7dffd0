"""``keepwise eval``."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from keepwise.testing import corpora
from keepwise.testing.governance import FLOORS, LABELS

CASES = [
    {"id": "1", "text": "Spend was €436,449 last week.", "label": "figure"},
    {"id": "2", "text": "I prefer 30-minute meetings.", "label": "keep"},
    {"id": "3", "text": "My PIN is 4821.", "label": "credential"},
    {"id": "4", "text": "I forgot my password again.", "label": "clean"},
    {"id": "5", "text": "When I say revenue, I mean net.", "label": "quarantine_or_drop"},
    {"id": "6", "text": "Remember this.", "label": "quarantine_or_drop", "role": "tool"},
    {"id": "7", "text": "Whatever.", "label": "either"},
    {"id": "8", "text": "Always show tables. Spend was €436,449.", "label": "figure"},
]


def lines(*cases: dict[str, str]) -> str:
    return "".join(json.dumps(case) + "\n" for case in cases)


def test_own_cases_are_decided_as_memory_would(cli: Any, empty_folder: Path) -> None:
    (empty_folder / "cases.jsonl").write_text(lines(*CASES), "utf-8")
    told = cli.json("eval", "governance", "--cases", "cases.jsonl")
    decided = {each["id"]: (each["label"], each["decision"]) for each in told["cases"]}
    assert decided == {
        "1": ("figure", "refuse"),
        "2": ("keep", "allow"),
        "3": ("credential", "refuse"),
        "4": ("clean", "allow"),
        "5": ("quarantine_or_drop", "quarantine"),
        "6": ("quarantine_or_drop", "quarantine"),
        "7": ("either", "allow"),
        "8": ("figure", "strip"),
    }
    assert told["misses"] == []
    (score,) = told["scores"]
    assert (score["to_bar"], score["barred"], score["to_keep"], score["kept"]) == (5, 5, 2, 2)


def test_a_miss_is_listed_by_its_id(cli: Any) -> None:
    wrong = {"id": "odd one", "text": "I prefer tables.", "label": "figure", "lang": "en"}
    told = cli.json("eval", "governance", "--cases", "-", stdin=lines(wrong))
    assert told["misses"] == [
        {"id": "odd one", "corpus": "cases", "lang": "en", "label": "figure", "decision": "allow"}
    ]
    shown = cli("eval", "governance", "--cases", "-", stdin=lines(wrong)).stdout
    assert "odd one" in shown
    assert "tables" not in shown


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("{", "line 2"),
        ("[]", "line 2"),
        ('{"id": "2", "text": "x"}', "line 2: label"),
        ('{"id": "2", "label": "keep"}', "line 2: text"),
        ('{"id": 2, "text": "x", "label": "keep"}', "line 2: id"),
        ('{"id": "2", "text": "x", "label": "good"}', "line 2: label"),
        ('{"id": "2", "text": "x", "label": "keep", "role": 1}', "line 2: role"),
    ],
)
def test_a_line_that_is_no_case_is_told_by_its_number(cli: Any, line: str, named: str) -> None:
    text = lines(CASES[1]) + line + "\n"
    error = cli.error("eval", "governance", "--cases", "-", stdin=text, code=2)
    assert named in error["message"]


def test_the_corpora_are_as_large_as_is_promised() -> None:
    sizes = {name: len(corpora.load(name)) for name in FLOORS}
    assert sizes["figures"] >= 600
    assert sizes["credentials"] >= 400
    assert sizes["injection"] >= 150
    for name in FLOORS:
        lines_of = corpora.load(name)
        assert len({line.id for line in lines_of}) == len(lines_of)
        assert {line.label for line in lines_of} <= set(LABELS)
        languages = Counter((line.lang, line.label in ("keep", "clean")) for line in lines_of)
        for lang in ("en", "de", "fr", "es", "it", "pt", "nl"):
            assert languages[lang, True] >= 10
            assert languages[lang, False] >= 10


def test_the_corpora_score_what_is_promised(cli: Any) -> None:
    told = cli.json("eval", "governance")
    whole = {each["corpus"]: each for each in told["scores"] if not each["lang"]}
    assert whole.keys() == FLOORS.keys()
    for name, (recall, keep_rate) in FLOORS.items():
        assert whole[name]["recall"] >= recall
        assert whole[name]["keep_rate"] >= keep_rate
    assert told["passed"] is True
    assert {each["lang"] for each in told["scores"]} >= {"en", "de", "fr", "es", "it", "pt", "nl"}


def test_a_corpus_below_its_floor_ends_with_findings(
    cli: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("keepwise.testing.governance.FLOORS", {"injection": (1.01, 0.0)})
    told = cli.json("eval", "governance", code=4)
    assert told["passed"] is False
    assert "injection" in cli("eval", "governance", code=4).stdout.splitlines()[-1]
