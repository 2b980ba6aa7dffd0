"""A label is compared as what it is: a text, a number, true or false, or a time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from keepwise import Keepwise, Scope

SCOPE = Scope.user("acme", "maria")
LABELS = {
    "source": "chat",
    "rank": 10,
    "share": 0.5,
    "pinned": True,
    # In Tokyo it is the first of February already.
    "since": datetime(2026, 2, 1, 8, tzinfo=timezone(timedelta(hours=9))),
}


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("labels.since < 2026-02-01", True),
        ('labels.since < "2026-01-31T23:00:01Z"', True),
        ('labels.since < "2026-01-31T23:00:00Z"', False),
        ('labels.since = "2026-01-31T23:00:00Z"', True),
        ('labels.since = "2026-02-01T08:00:00+09:00"', True),
        ('labels.since >= "2025-12-31"', True),
        ('labels.since > "2999-01-01"', False),
        ("labels.since = soon", False),
        ("labels.since != soon", True),
        ("labels.since:*", True),
        ("labels.rank > 9", True),
        ("labels.rank < 9", False),
        ('labels.rank = "10"', True),
        ("labels.rank = ten", False),
        ("labels.rank != ten", True),
        ("labels.share <= 0.5", True),
        ("labels.pinned = true", True),
        ("labels.pinned != TRUE", False),
        ('labels.source = "chat"', True),
        ("labels.source < d", True),
        ("labels.missing = chat", False),
    ],
)
async def test_a_label_is_compared_as_what_it_is(text, fits):
    async with Keepwise.open(":memory:") as kw:
        await kw.bank.create(SCOPE, "Prefers euros", labels=LABELS)
        found = await kw.bank.list(SCOPE, filter=text)
        assert [each.fact for each in found.items] == ["Prefers euros"] * fits


async def test_a_time_without_a_zone_is_in_utc():
    async with Keepwise.open(":memory:") as kw:
        await kw.bank.create(
            SCOPE, "Prefers euros", labels={"since": datetime(2026, 1, 5, 12, tzinfo=UTC)}
        )
        at_noon = await kw.bank.list(SCOPE, filter='labels.since = "2026-01-05T12:00:00"')
        assert len(at_noon.items) == 1
