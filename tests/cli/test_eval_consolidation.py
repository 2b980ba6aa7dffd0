"""``keepwise eval consolidation``."""

from __future__ import annotations

import json
from typing import Any

import pytest

from keepwise.settings import Settings
from keepwise.testing.evaluation import consolidation
from keepwise.testing.evaluation.consolidation import SILENCE, Case, Done, Outcome, parse_cases

CASE: dict[str, Any] = {
    "id": "move",
    "lang": "en",
    "existing": [{"id": "m1", "fact": "Lives in Ghent", "topic": "USER_PERSONAL_INFO"}],
    "candidates": ["Lives in Bruges"],
    "expect": [
        {"action": "update", "id": "m1", "fact_contains": ["Bruges"], "fact_excludes": ["Ghent"]}
    ],
    "also_ok": [
        [{"action": "delete", "id": "m1"}, {"action": "create", "fact_contains": ["Bruges"]}]
    ],
}

LEAVE: dict[str, Any] = {**CASE, "expect": [{"action": "leave", "id": "m1"}], "also_ok": []}


def lines(*cases: dict[str, Any]) -> str:
    return "".join(json.dumps(case) + "\n" for case in cases)


def right(line: dict[str, Any], *done: Done) -> bool:
    (case,) = parse_cases([json.dumps(line)])
    return Outcome(case, done).right


# Counting


@pytest.mark.parametrize(
    ("done", "expected"),
    [
        ([Done("update", "m1", "Lives in BRUGES")], True),
        ([Done("update", "m1", "Moved from Ghent to Bruges")], False),
        ([Done("update", "m2", "Lives in Bruges")], False),
        ([Done("update", "m1", "Lives elsewhere")], False),
        ([Done("delete", "m1"), Done("create", "new1", "Lives in Bruges")], True),
        ([Done("create", "new1", "Lives in Bruges"), Done("delete", "m1")], True),
        ([Done("create", "new1", "Lives in Bruges")], False),
        ([Done("update", "m1", "Lives in Bruges"), Done("create", "new1", "Likes it")], False),
        ([Done("update", "m1", "Lives in Bruges"), Done("leave", "m1")], True),
        ([], False),
    ],
)
def test_a_list_of_actions_is_right_as_a_whole(done: list[Done], expected: bool) -> None:
    assert right(CASE, *done) is expected


@pytest.mark.parametrize(
    ("line", "done", "expected"),
    [
        (LEAVE, [Done("leave", "m1")], True),
        (LEAVE, [Done("leave", "m2")], False),
        (LEAVE, [SILENCE], True),
        (LEAVE, [], True),
        (LEAVE, [Done("create", "new1", "Lives in Bruges")], False),
        ({**LEAVE, "expect": [{"action": "leave"}]}, [Done("leave", "m2")], True),
        ({**LEAVE, "expect": []}, [Done("leave", "m1")], True),
        ({**LEAVE, "expect": []}, [Done("delete", "m1")], False),
    ],
)
def test_to_do_nothing_is_to_leave(line: dict[str, Any], done: list[Done], expected: bool) -> None:
    assert right(line, *done) is expected


def test_each_action_is_expected_once() -> None:
    two = [{"action": "create", "fact_contains": [name]} for name in ("dog", "cat")]
    line = {**CASE, "expect": two, "also_ok": []}
    dog, cat = Done("create", "new1", "Has a dog"), Done("create", "new2", "Has a cat")
    both = Done("create", "new3", "Has a dog and a cat")
    assert right(line, cat, dog)
    assert right(line, both, dog)
    assert not right(line, dog, dog)
    assert not right(line, both)


def test_a_text_alone_is_what_a_fact_contains() -> None:
    line = {**CASE, "expect": [{"action": "create", "fact_contains": "dog"}]}
    assert right(line, Done("create", "new1", "Has a dog"))


# Running


def test_facts_are_compared_as_the_bank_would(cli: Any) -> None:
    same = {
        "id": "same",
        "lang": "en",
        "existing": [{"id": "m1", "fact": "Lives in Ghent", "topic": "no such topic"}],
        "candidates": ["Lives in Ghent", {"fact": "Plays the flute", "topic": "no such topic"}],
        "expect": [{"action": "leave", "id": "m1"}, {"action": "create", "fact_contains": "flute"}],
    }
    told = cli.json("eval", "consolidation", "--cases", "-", stdin=lines(same))
    assert told["accuracy"] == 1
    assert told["per_language"] == {"en": {"accuracy": 1.0, "cases": 1}}
    (only,) = told["cases"]
    assert (only["right"], only["refused"]) == (True, [])
    created = {"action": "create", "id": "new1", "fact": "Plays the flute"}
    assert created in only["actions"]


def test_what_is_asked_to_be_forgotten_goes(cli: Any) -> None:
    forget = {
        **CASE,
        "candidates": [{"fact": "Lives in Ghent", "intent": "forget"}],
        "expect": [{"action": "delete", "id": "m1"}],
    }
    told = cli.json("eval", "consolidation", "--cases", "-", stdin=lines(forget))
    assert told["accuracy"] == 1


def test_what_the_policy_refuses_is_told_and_stops_nothing(cli: Any) -> None:
    refused = {
        **CASE,
        "existing": [{"id": "m1", "fact": "Spend was €436,449 last week."}],
        "candidates": ["Revenue was €99,120 last week.", "Plays the flute"],
        "expect": [{"action": "leave"}, {"action": "create", "fact_contains": ["flute"]}],
    }
    alone = {**refused, "id": "alone", "candidates": refused["candidates"][:1], "expect": []}
    told = cli.json("eval", "consolidation", "--cases", "-", stdin=lines(refused, alone))
    assert [each["right"] for each in told["cases"]] == [True, True]
    assert [each["refused"] for each in told["cases"]] == [["m1", "candidate 1"]] * 2
    shown = cli("eval", "consolidation", "--cases", "-", stdin=lines({**refused, "expect": []}))
    assert "m1 (refused): Spend" in shown.stdout
    assert "proposed (refused): Revenue" in shown.stdout


# Telling


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(case: Case, _: Settings) -> Outcome:
        return Outcome(case, (Done("update", "m1", "Lives in Bruges"),))

    monkeypatch.setattr(consolidation, "run", run)


@pytest.mark.usefixtures("done")
def test_the_document_holds_accuracy_and_actions(cli: Any) -> None:
    other = {**LEAVE, "id": "stay", "lang": "nl"}
    told = cli.json("eval", "consolidation", "--cases", "-", stdin=lines(CASE, other))
    assert told == {
        "accuracy": 0.5,
        "per_language": {
            "en": {"accuracy": 1.0, "cases": 1},
            "nl": {"accuracy": 0.0, "cases": 1},
        },
        "cases": [
            {
                "id": name,
                "lang": lang,
                "right": ok,
                "actions": [{"action": "update", "id": "m1", "fact": "Lives in Bruges"}],
                "refused": [],
            }
            for name, lang, ok in (("move", "en", True), ("stay", "nl", False))
        ],
    }


@pytest.mark.usefixtures("done")
def test_people_see_what_was_expected_and_what_came(cli: Any) -> None:
    wrong = {**CASE, "expect": [{**CASE["expect"][0], "id": "m2"}], "candidates": ["In Bruges"]}
    shown = cli("eval", "consolidation", "--cases", "-", stdin=lines(CASE, wrong)).stdout
    assert "all       1/2    0.5000" in shown
    assert shown.endswith(
        "1 wrong case:\n"
        "move\n"
        "  m1: Lives in Ghent\n"
        "  proposed: In Bruges\n"
        "  expected: update m2 +Bruges -Ghent | delete m1, create +Bruges\n"
        '  came: update m1 "Lives in Bruges"\n'
    )


@pytest.mark.usefixtures("done")
@pytest.mark.parametrize(("floor", "code"), [("0.5", 0), ("0.6", 1)])
def test_a_missed_floor_fails(cli: Any, floor: str, code: int) -> None:
    given = ("eval", "consolidation", "--cases", "-", "--min-accuracy", floor)
    assert cli.json(*given, stdin=lines(CASE, LEAVE), code=code)["accuracy"] == 0.5


def test_a_broken_line_is_wrong_usage(cli: Any) -> None:
    broken = {**CASE, "expect": [{"action": "merge"}]}
    error = cli.error("eval", "consolidation", "--cases", "-", stdin=lines(CASE, broken), code=2)
    assert error["message"] == "<stdin>, line 2: expect[0].action: is not one that exists"
