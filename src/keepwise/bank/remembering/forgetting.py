"""Taking words out of events that wait."""

from __future__ import annotations

import json
import re

from keepwise.bank.remembering import store
from keepwise.governance.guard import CleanText, Guard
from keepwise.governance.retention import reworded
from keepwise.model import Json, Scope
from keepwise.ports import Transaction


def without(guard: Guard, body: str, pattern: re.Pattern[str]) -> CleanText | None:
    """The body of an event with a marker for what the pattern finds; None if it finds nothing."""
    before: Json = json.loads(body)
    after = reworded(before, pattern)
    if after == before:
        return None
    return guard.clean_json(after, "ledger", field="event").text


def withdraw(tx: Transaction, scope: Scope, stream: str, event_ids: frozenset[str]) -> int:
    """Drop events that were taken back; how many waited. What is left is looked at as before."""
    names = {stream, ""}
    return sum(
        store.drop(tx, scope, each.stream, each.event_id)
        for each in store.every(tx, scope)
        if each.event_id in event_ids and each.stream in names
    )
