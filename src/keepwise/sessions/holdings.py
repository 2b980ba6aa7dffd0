"""What the ledger holds for a scope, and how it is erased."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial

from keepwise.governance.guard import Guard
from keepwise.governance.retention import FORGOTTEN, Erasure
from keepwise.model import Json, Scope
from keepwise.ports import Transaction
from keepwise.sessions import store


class SessionHoldings:
    """The ledger keeps its events when something is forgotten, and loses the words."""

    name = "sessions"
    tables = frozenset({"events", "session_state", "scoped_state"})

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        """Put a marker where forgotten words stand in this scope's events.

        A text of one word goes only from the event it was quoted from: "euros" must not vanish
        from every answer because a preference for it was forgotten.
        """
        anywhere = [text for text in erasure.texts if len(text.split()) > 1]
        touched = 0
        for session_id, seq, event_id, body in store.bodies(tx, scope):
            here = [quote for quoted_from, quote in erasure.quotes if quoted_from == event_id]
            pattern = _pattern([*anywhere, *here])
            if pattern is None:
                continue
            before = json.loads(body)
            after = _map_strings(before, partial(pattern.sub, FORGOTTEN))
            if after != before:
                clean = self._guard.clean_json(after, "ledger", field="event")
                store.replace_body(tx, scope, session_id, seq, clean.text)
                touched += 1
        return touched


def _pattern(texts: list[str]) -> re.Pattern[str] | None:
    wanted = sorted({text for text in texts if text.strip()}, key=len, reverse=True)
    if not wanted:
        return None
    return re.compile("|".join(re.escape(text) for text in wanted), re.IGNORECASE)


def _map_strings(value: Json, change: Callable[[str], str]) -> Json:
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_map_strings(inner, change) for inner in value]
    if isinstance(value, dict):
        return {key: _map_strings(inner, change) for key, inner in value.items()}
    return value
