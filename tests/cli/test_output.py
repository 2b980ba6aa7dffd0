"""Values as JSON, times as text, rows as lines."""

from __future__ import annotations

import pytest

from keepwise import AuditEntry, Scope
from keepwise.cli.output import aligned, clock, counted, plain, visible
from keepwise.model import iso_time


def test_a_record_becomes_an_object() -> None:
    entry = AuditEntry(1, 1_700_000_000_000_001, "refuse", "e1", "why", ("figure",), "p", "cli")
    assert plain([entry]) == [
        {
            "seq": 1,
            "time": "2023-11-14T22:13:20.000001Z",
            "time_us": 1_700_000_000_000_001,
            "action": "refuse",
            "target": "e1",
            "reason": "why",
            "kinds": ["figure"],
            "policy": "p",
            "actor": "cli",
        }
    ]


def test_a_scope_becomes_bank_and_entries() -> None:
    assert plain(Scope.user("acme", "maria")) == {
        "bank": "default",
        "entries": {"app_name": "acme", "user_id": "maria"},
    }


def test_what_has_no_json_form_is_an_error() -> None:
    with pytest.raises(TypeError, match="object has no JSON form"):
        plain({"value": object()})


@pytest.mark.parametrize(
    ("microseconds", "machine", "person"),
    [
        (0, "1970-01-01T00:00:00.000000Z", "1970-01-01T00:00:00Z"),
        (-1, "1969-12-31T23:59:59.999999Z", "1969-12-31T23:59:59Z"),
        (2**61, "", "2305843009213693952 µs after 1970"),
        (None, "", ""),
    ],
)
def test_times(microseconds: int | None, machine: str, person: str) -> None:
    assert iso_time(microseconds) == machine
    assert clock(microseconds) == person


def test_things_are_counted_in_words() -> None:
    told = [counted(number, "event") for number in (0, 1, 2)]
    assert told == ["0 events", "1 event", "2 events"]
    assert [counted(n, "memory", "memories") for n in (1, 2)] == ["1 memory", "2 memories"]


def test_control_characters_are_shown() -> None:
    assert visible("a\tb\nc\x1b[31m\u202ed\x85") == "a\\tb\\nc\\x1b[31m\\u202ed\\x85"
    assert visible("שלום 你好 👋🏽 e\u0301") == "שלום 你好 👋🏽 e\u0301"


def test_columns_stand_under_each_other() -> None:
    assert aligned([["A", "B"], ["你好", "x"], ["e\u0301", "y"]]) == [
        "A     B",
        "你好  x",
        "e\u0301     y",
    ]
    assert aligned([]) == []
