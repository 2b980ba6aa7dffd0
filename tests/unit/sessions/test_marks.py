"""Which events no longer count, and which stand for others."""

from __future__ import annotations

import pytest

from keepwise.model import Event
from keepwise.sessions.marks import (
    Mark,
    rewound_before,
    summaries,
    summary_of,
    undone,
    within,
)

WORDS = {"compactedContent": {"parts": [{"text": "in short"}]}}


def rewind(seq, first):
    return Mark("rewind", seq, first, seq)


def event(**actions):
    return Event("e", "user", 1, extra={"actions": actions})


@pytest.mark.parametrize(
    ("marks", "spans"),
    [
        ([], []),
        ([rewind(5, 3)], [(3, 5)]),
        ([rewind(5, 3), rewind(9, 7)], [(7, 9), (3, 5)]),
        # The second rewind takes the first one back with all that it had taken back before.
        ([rewind(5, 2), rewind(6, 4)], [(4, 6)]),
        ([rewind(5, 4), rewind(6, 2)], [(2, 6)]),
        ([rewind(3, 2), rewind(6, 5), rewind(8, 6)], [(6, 8), (2, 3)]),
        ([Mark("summary", 4, 100, 200), rewind(6, 5)], [(5, 6)]),
    ],
)
def test_a_rewind_that_was_taken_back_takes_nothing_back(marks, spans):
    assert undone(marks) == spans


def test_within_counts_both_ends():
    assert [seq for seq in range(10) if within(seq, [(7, 8), (2, 4)])] == [2, 3, 4, 7, 8]


def test_a_summary_covers_a_span_of_microseconds():
    made = event(compaction={"startTimestamp": 1.5, "endTimestamp": 2, **WORDS})
    assert summary_of(made, 7) == Mark("summary", 7, 1_500_000, 2_000_000)


@pytest.mark.parametrize(
    "compaction",
    [
        None,
        [],
        "x",
        {},
        {"startTimestamp": 1, "endTimestamp": 2},
        {"startTimestamp": 1, **WORDS},
        {"startTimestamp": 1, "endTimestamp": "2", **WORDS},
        {"startTimestamp": -1e300, "endTimestamp": 2, **WORDS},
        {"startTimestamp": 1, "endTimestamp": {}, **WORDS},
        {"startTimestamp": 2, "endTimestamp": 1, **WORDS},
    ],
)
def test_what_only_looks_like_a_summary_is_none(compaction):
    assert summary_of(event(compaction=compaction), 1) is None


def test_an_event_without_actions_marks_nothing():
    plain = Event("e", "user", 1)
    assert (summary_of(plain, 1), rewound_before(plain)) == (None, "")
    assert rewound_before(Event("e", "user", 1, extra={"actions": ["x"]})) == ""


def test_a_rewind_names_its_invocation():
    assert rewound_before(event(rewindBeforeInvocationId="turn-1")) == "turn-1"
    assert rewound_before(event(rewind_before_invocation_id="turn-1")) == "turn-1"
    assert rewound_before(event(rewindBeforeInvocationId=3)) == ""


def test_a_summary_within_a_later_one_no_longer_counts():
    early, late = Mark("summary", 3, 10, 20), Mark("summary", 6, 10, 40)
    other, gone = Mark("summary", 7, 35, 50), Mark("summary", 9, 0, 99)
    assert summaries([early, late, other, gone], [(8, 9)]) == [late, other]
    assert summaries([late, Mark("summary", 7, 10, 20)], [])[0] == late
