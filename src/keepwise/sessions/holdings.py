"""What the ledger holds for a scope, and how it is erased."""

from __future__ import annotations

import json
import re
from functools import partial

from keepwise.governance.guard import CleanText, Guard, free_name
from keepwise.governance.retention import FORGOTTEN, Erasure
from keepwise.model import Json, Scope
from keepwise.ports import Transaction
from keepwise.sessions import store
from keepwise.sessions.parts import Mark, marked


class SessionHoldings:
    """The ledger and the balance stay when something is forgotten, and lose the words."""

    name = "sessions"
    tables = frozenset({"events", "session_state", "scoped_state"})

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        """Put a marker where forgotten words stand in this scope's events and values."""
        anywhere, quoted = erasure.patterns()
        touched = self._erase_state(tx, scope, erasure, anywhere)
        for session_id, seq, event_id, body in store.bodies(tx, scope):
            pattern = quoted.get(event_id, anywhere)
            if pattern is None:
                continue
            before = json.loads(body)
            joined = marked(before.get("content"), partial(_marks, pattern))
            clean = self._without({**before, "content": joined}, pattern, anywhere, before)
            if clean is not None:
                store.replace_body(tx, scope, session_id, seq, clean)
                touched += 1
        return touched

    def _erase_state(
        self, tx: Transaction, scope: Scope, erasure: Erasure, pattern: re.Pattern[str] | None
    ) -> int:
        if pattern is None:
            return 0
        touched = 0
        taken: dict[str, set[str]] = {}
        states = store.states(tx, scope)
        for session_id, name, _ in states:
            taken.setdefault(session_id, set()).add(name)
        for session_id, name, value in states:
            clean, kept = self._without(value, pattern, pattern, value), name
            if pattern.search(name):
                kept = free_name(pattern.sub(FORGOTTEN, name), taken[session_id])
                taken[session_id].add(kept)
                store.drop_session_state(tx, scope, session_id, name)
                clean = clean or self._clean(value)
            if clean is not None:
                store.set_session_state(tx, scope, session_id, {kept: clean})
                touched += 1
        values = store.scoped_state(tx, scope)
        names = set(values)
        for name, value in values.items():
            clean, kept = self._without(value, pattern, pattern, value), name
            if pattern.search(name):
                kept = free_name(pattern.sub(FORGOTTEN, name), names)
                names.add(kept)
                store.drop_scoped_state(tx, scope, name)
                clean = clean or self._clean(value)
            if clean is not None:
                store.set_scoped_state(tx, scope, {kept: clean}, erasure.forgotten_at)
                touched += 1
        return touched

    def _without(
        self,
        value: Json,
        pattern: re.Pattern[str],
        keys: re.Pattern[str] | None,
        before: Json,
    ) -> CleanText | None:
        """The value with a marker for what the patterns find, or None if it is as before."""
        after = _map_strings(value, pattern, keys)
        return None if after == before else self._clean(after)

    def _clean(self, value: Json) -> CleanText:
        return self._guard.clean_json(value, "ledger", field="value").text


def _marks(pattern: re.Pattern[str], text: str) -> list[Mark]:
    return [(*match.span(), FORGOTTEN) for match in pattern.finditer(text)]


def _map_strings(value: Json, pattern: re.Pattern[str], keys: re.Pattern[str] | None) -> Json:
    if isinstance(value, str):
        return pattern.sub(FORGOTTEN, value)
    if isinstance(value, list):
        return [_map_strings(inner, pattern, keys) for inner in value]
    if isinstance(value, dict):
        result: dict[str, Json] = {}
        for key, inner in value.items():
            # A key of one word may be the name of a field.
            name = keys.sub(FORGOTTEN, key) if keys else key
            name = key if name == key else free_name(name, {*value, *result})
            result[name] = _map_strings(inner, pattern, keys)
        return result
    return value
