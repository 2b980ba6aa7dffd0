"""``keepwise eval retrieval``."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from keepwise.settings import Settings
from keepwise.testing.evaluation import retrieval
from keepwise.testing.evaluation.retrieval import Case, Outcome, figures, parse_cases

FARM = {
    "set": "farm",
    "memories": [
        {"id": "m1", "text": "Has a dog called Rex"},
        {"id": "m2", "text": "Plays the clarinet"},
        {"id": "m3", "text": "Has a cow called Bella"},
        {"id": "m4", "text": "Bakes bread on Sundays"},
    ],
}


def asked(name: str, *relevant: str, query: str = "clarinet", lang: str = "en") -> dict[str, Any]:
    return {"id": name, "lang": lang, "set": "farm", "query": query, "relevant": [*relevant]}


def lines(*cases: dict[str, Any]) -> str:
    return "".join(json.dumps(case) + "\n" for case in (FARM, *cases))


def outcome(relevant: str, found: str, lang: str = "en") -> Outcome:
    line = json.dumps(asked("q", *relevant.split(), lang=lang))
    (case,) = parse_cases([json.dumps(FARM), line])
    return Outcome(case, tuple(found.split()))


def test_places_are_counted() -> None:
    every = [
        outcome("m1", "m1 m2"),
        outcome("m2 m3", "m1 m4 m2 m3"),
        outcome("m4", "m1 m2 m3 m4"),
        outcome("m4", "m1"),
    ]
    found = figures(every, 3)
    assert found.cases == 4
    assert found.hit_at_1 == 1 / 4
    assert found.hit_at_3 == 2 / 4
    assert found.recall == (1 + 0.5 + 0 + 0) / 4
    assert found.mrr == pytest.approx((1 + 1 / 3 + 1 / 4 + 0) / 4)
    assert figures(every, 4).recall == (1 + 1 + 1 + 0) / 4


def test_queries_that_nothing_answers_are_told_beside() -> None:
    found = figures([outcome("m1", "m1"), outcome("", ""), outcome("", "m1")], 5)
    assert (found.hit_at_1, found.mrr) == (1, 1)
    assert (found.unanswerable, found.silent) == (2, 1)
    assert figures([outcome("", "m1")], 5).hit_at_1 == 1


def test_a_query_finds_what_the_bank_would(cli: Any) -> None:
    own = {
        "id": "own",
        "documents": [{"id": "d1", "fact": "Collects stamps", "topic": "USER_PERSONAL_INFO"}],
        "query": "stamps",
        "expected": "d1",
    }
    cases = lines(asked("a", "m2"), own, asked("b", "m3", query="cow Bella"))
    told = cli.json("eval", "retrieval", "--cases", "-", stdin=cases)
    assert (told["hit_at_1"], told["mrr"], told["k"]) == (1, 1, 5)
    assert [(each["id"], each["found"][0]) for each in told["cases"]] == [
        ("a", "m2"),
        ("own", "d1"),
        ("b", "m3"),
    ]


def test_what_the_policy_refuses_is_told(cli: Any) -> None:
    spend = {
        "id": "spend",
        "memories": [{"id": "m1", "text": "Spend was €436,449 last week."}],
        "query": "spend",
        "relevant": ["m1"],
    }
    told = cli.json("eval", "retrieval", "--cases", "-", stdin=lines(spend))
    assert told["cases"][0]["refused"] == ["m1"]
    assert told["hit_at_1"] == 0


@pytest.fixture
def finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every query find the same three."""

    async def run(
        cases: Sequence[Case], _: Settings, k: int, done: Callable[[int], object]
    ) -> list[Outcome]:
        done(len(cases))
        return [Outcome(case, ("m1", "m2", "m3"), degraded="words alone") for case in cases]

    monkeypatch.setattr(retrieval, "run", run)


@pytest.mark.usefixtures("finding")
def test_the_document_holds_figures_and_what_was_found(cli: Any) -> None:
    cases = lines(asked("a", "m1"), asked("b", "m2", "m4", lang="nl"), asked("c"))
    told = cli.json("eval", "retrieval", "--cases", "-", "--k", "2", stdin=cases)
    shown = told.pop("cases")
    assert told == {
        "k": 2,
        "hit_at_1": 0.5,
        "hit_at_3": 1.0,
        "recall_at_k": 0.75,
        "mrr": 0.75,
        "unanswerable": {"cases": 1, "silent": 0},
        "per_language": {
            "en": {"hit_at_1": 1.0, "hit_at_3": 1.0, "recall_at_k": 1.0, "mrr": 1.0, "cases": 2},
            "nl": {"hit_at_1": 0.0, "hit_at_3": 1.0, "recall_at_k": 0.5, "mrr": 0.5, "cases": 1},
        },
        "degraded": ["words alone"],
    }
    assert shown[1] == {
        "id": "b",
        "lang": "nl",
        "relevant": ["m2", "m4"],
        "found": ["m1", "m2", "m3"],
        "refused": [],
    }


@pytest.mark.usefixtures("finding")
def test_people_see_what_answers_and_what_came(cli: Any) -> None:
    cases = lines(asked("a", "m1"), asked("b", "m2"), asked("c"))
    shown = cli("eval", "retrieval", "--cases", "-", stdin=cases).stdout
    assert "RECALL@5" in shown
    assert "Of 1 that nothing answers, 0 found nothing." in shown
    assert "Degraded: words alone" in shown
    assert shown.endswith(
        "1 wrong case:\n"
        "b\n"
        "  query: clarinet\n"
        "  answers: m2 Plays the clarinet\n"
        "  1. m1 Has a dog called Rex\n"
        "  2. m2 Plays the clarinet\n"
        "  3. m3 Has a cow called Bella\n"
    )


@pytest.mark.usefixtures("finding")
@pytest.mark.parametrize(
    ("floor", "code"),
    [
        (("--min-hit1", "0.5"), 0),
        (("--min-hit1", "0.6"), 1),
        (("--min-hit3", "1"), 0),
        (("--min-recall", "1"), 0),
        (("--min-recall", "1", "--k", "1"), 1),
        (("--min-mrr", "0.76"), 1),
    ],
)
def test_a_missed_floor_fails(cli: Any, floor: tuple[str, ...], code: int) -> None:
    cases = lines(asked("a", "m1"), asked("b", "m2"))
    told = cli.json("eval", "retrieval", "--cases", "-", *floor, stdin=cases, code=code)
    assert told["mrr"] == 0.75


def test_a_broken_line_is_wrong_usage(cli: Any) -> None:
    error = cli.error("eval", "retrieval", "--cases", "-", stdin=lines(asked("a", "m9")), code=2)
    assert error["message"] == "<stdin>, line 2: relevant: names an id that is not there"
