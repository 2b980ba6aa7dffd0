"""What the ledger holds for a scope, and how it is erased."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import partial

from keepwise.governance.guard import CleanText, Guard, free_name
from keepwise.governance.retention import FORGOTTEN, Erasure, reworded
from keepwise.governance.scanning.records import Shelf
from keepwise.model import REMOVED, Json, Scope
from keepwise.ports import Transaction
from keepwise.sessions import store
from keepwise.sessions.balance import store as balance
from keepwise.sessions.effects import store as effects
from keepwise.sessions.parts import Replacement, marked
from keepwise.sessions.records import store as session_records
from keepwise.sessions.shelves.events import Events, Sessions
from keepwise.sessions.shelves.values import Effects, History, SessionState, SharedState
from keepwise.sessions.transfer.moving import MovableSessions


class SessionHoldings:
    """The ledger and the balance stay when something is forgotten, and lose the words."""

    name = "sessions"
    tables = frozenset(
        {"sessions", "events", "session_state", "scoped_state", "state_changes", "effects"}
    )

    def __init__(self, guard: Guard, movable: MovableSessions) -> None:
        self._guard = guard
        self.movable = movable

    @property
    def shelves(self) -> Sequence[Shelf]:
        """The ledger, the balance and the effects, as a scan looks at them."""
        return (
            Sessions(self._guard),
            Events(self._guard),
            SessionState(self._guard),
            SharedState(self._guard),
            History(self._guard),
            Effects(self._guard),
        )

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        """Put a marker where forgotten words stand in this scope's events and values."""
        anywhere, quoted = erasure.patterns
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
        sessions: dict[str, dict[str, Json]] = {}
        for session_id, name, value in balance.states(tx, scope):
            sessions.setdefault(session_id, {})[name] = value
        for session_id, values in sessions.items():
            drop, put = self._changed(values, pattern)
            for name in drop:
                balance.drop_session_state(tx, scope, session_id, name)
            balance.set_session_state(tx, scope, session_id, put)
            touched += len(put)
        drop, put = self._changed(balance.scoped_state(tx, scope), pattern)
        for name in drop:
            balance.drop_scoped_state(tx, scope, name)
        balance.set_scoped_state(tx, scope, put, erasure.forgotten_at)
        touched += len(put) + self._erase_details(tx, scope, pattern)
        return touched + self._erase_records(tx, scope, pattern)

    def _erase_details(self, tx: Transaction, scope: Scope, pattern: re.Pattern[str]) -> int:
        """The same for what sessions are called, and found by."""
        touched = 0
        for session_id, name, labels in session_records.details(tx, scope):
            before: Json = {"name": name, "labels": json.loads(labels)}
            after = reworded(before, pattern, pattern)
            if after != before and isinstance(after, dict):
                session_records.set_details(
                    tx,
                    scope,
                    session_id,
                    display_name=self._guard.require(str(after["name"]), "ledger", field="name"),
                    labels=self._clean(after["labels"]),
                )
                touched += 1
        return touched

    def _erase_records(self, tx: Transaction, scope: Scope, pattern: re.Pattern[str]) -> int:
        """The same for what keys have been, and for the results of effects."""
        touched = 0
        entries = balance.all_changes(tx, scope)
        names: dict[str, str] = {}
        for name, _, _ in entries:
            if name not in names and pattern.search(name):
                taken = {*names.values(), *(each for each, _, _ in entries)}
                names[name] = free_name(pattern.sub(FORGOTTEN, name), taken)
        for name, number, value in entries:
            clean = self._without(value, pattern, pattern, value)
            if clean is not None or name in names:
                kept = None if value == REMOVED else clean or self._clean(value)
                balance.replace_change(
                    tx, scope, name, number, new_name=names.get(name, name), value=kept
                )
                touched += 1
        for token, result in effects.effects(tx, scope):
            clean = self._without(result, pattern, pattern, result)
            if clean is not None:
                effects.replace_effect(tx, scope, token, clean)
                touched += 1
        return touched

    def clear(self, tx: Transaction, scope: Scope) -> int:
        """Delete everything of the scope: every session, value, history and effect."""
        if scope.get("app_name") and scope.get("user_id"):
            # What the app's values became stays; that this person's events did it does not.
            app = Scope.app(scope.get("app_name"), bank=scope.bank)
            balance.forget_writer(tx, app, scope)
        return store.clear(tx, scope) + balance.clear(tx, scope) + effects.clear(tx, scope)

    def _changed(
        self, values: Mapping[str, Json], pattern: re.Pattern[str]
    ) -> tuple[list[str], dict[str, CleanText]]:
        """Which keys of one state have to go, and what is to be written in their place."""
        drop: list[str] = []
        put: dict[str, CleanText] = {}
        for name, value in values.items():
            clean = self._without(value, pattern, pattern, value)
            if pattern.search(name):
                drop.append(name)
                kept = free_name(pattern.sub(FORGOTTEN, name), {*values, *put})
                put[kept] = clean or self._clean(value)
            elif clean is not None:
                put[name] = clean
        return drop, put

    def _without(
        self,
        value: Json,
        pattern: re.Pattern[str],
        keys: re.Pattern[str] | None,
        before: Json,
    ) -> CleanText | None:
        """The value with a marker for what the patterns find, or None if it is as before."""
        after = reworded(value, pattern, keys)
        return None if after == before else self._clean(after)

    def _clean(self, value: Json) -> CleanText:
        return self._guard.clean_json(value, "ledger", field="value").text


def _marks(pattern: re.Pattern[str], text: str) -> list[Replacement]:
    return [(*match.span(), FORGOTTEN) for match in pattern.finditer(text)]
