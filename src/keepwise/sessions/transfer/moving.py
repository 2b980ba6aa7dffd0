"""The records of conversations, as an export writes them.

A session is one record that opens it, one an event in the order of the ledger, and one that closes
it: its revision and its state, read with its last events.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import Guard
from keepwise.governance.retention import Retention
from keepwise.governance.transfer.fields import scope_fields
from keepwise.governance.transfer.rooms import Cursor, Portion, Terms
from keepwise.model import JsonObject, Scope
from keepwise.ports import Transaction
from keepwise.sessions import store as ledger_store
from keepwise.sessions.balance import store as balance
from keepwise.sessions.transfer import store
from keepwise.sessions.transfer.restoring import (
    BALANCE,
    CHANGE,
    EFFECT,
    EVENT,
    SESSION,
    SHARED,
    SessionRestorer,
)

# An event can be large; the rest is small.
_EVENTS = 20
_VALUES = 100
_CHANGES = 500


class MovableSessions:
    """The ledger as it was written, the balance with its history, and what was done once."""

    kinds: Sequence[str] = (SESSION, EVENT, BALANCE, SHARED, CHANGE, EFFECT)

    def __init__(self, guard: Guard, audit: Audit, retention: Retention) -> None:
        self._guard = guard
        self._audit = audit
        self._retention = retention

    def export(self, tx: Transaction, scope: Scope, cursor: Cursor, now: int) -> Portion:
        """The next few records of a scope."""
        match cursor:
            case ():
                return self._session(tx, scope, "", now)
            case ("session", str(after)):
                return self._session(tx, scope, after, now)
            case ("event", str(session_id), int(after)):
                return self._events(tx, scope, session_id, after, now)
            case ("shared", str(after)):
                return self._shared(tx, scope, after)
            case ("change", str(name), int(number)):
                return self._changes(tx, scope, name, number)
            case ("effect", str(after)):
                return self._effects(tx, scope, after)
            case _:
                raise AssertionError("no cursor of the sessions'")

    def restorer(self, terms: Terms) -> SessionRestorer:
        """What takes records over."""
        return SessionRestorer(self._guard, self._audit, self._retention, terms)

    def _session(self, tx: Transaction, scope: Scope, after: str, now: int) -> Portion:
        session_id = store.next_session(tx, scope, after=after, now=now)
        head = None if session_id is None else ledger_store.get_session(tx, scope, session_id, now)
        if session_id is None or head is None:
            return (), (SHARED, "")
        opened: JsonObject = {
            "id": head.id,
            "created_at": head.created_at,
            "expires_at": head.expires_at,
            **({"display_name": head.display_name} if head.display_name else {}),
            **({"labels": json.loads(head.labels)} if head.labels != "{}" else {}),
        }
        events, following = self._events(tx, scope, session_id, -1, now)
        return [(SESSION, opened), *events], following

    def _events(
        self, tx: Transaction, scope: Scope, session_id: str, after: int, now: int
    ) -> Portion:
        found = store.events(tx, scope, session_id, after=after, count=_EVENTS)
        records = [(EVENT, _event_fields(session_id, each)) for each in found]
        if len(found) == _EVENTS:
            return records, (EVENT, session_id, found[-1].seq)
        head = ledger_store.get_session(tx, scope, session_id, now)
        if head is not None:  # it was not deleted meanwhile
            closed: JsonObject = {
                "session_id": session_id,
                "revision": head.revision,
                "updated_at": head.updated_at,
                "state": balance.session_state(tx, scope, session_id),
            }
            records.append((BALANCE, closed))
        return records, (SESSION, session_id)

    def _shared(self, tx: Transaction, scope: Scope, after: str) -> Portion:
        found = store.shared(tx, scope, after=after, count=_VALUES)
        records: list[tuple[str, JsonObject]] = [
            (
                SHARED,
                {
                    "name": each.name,
                    "value": json.loads(each.value),
                    "updated_at": each.updated_at,
                },
            )
            for each in found
        ]
        more = len(found) == _VALUES
        return records, (SHARED, found[-1].name) if more else (CHANGE, "", 0)

    def _changes(self, tx: Transaction, scope: Scope, name: str, number: int) -> Portion:
        found = store.changes(tx, scope, name=name, number=number, count=_CHANGES)
        others = any(each.writer != scope.id for each in found)
        writers = _users(tx, scope) if others else {}
        records = [(CHANGE, _change_fields(each, writers)) for each in found]
        if len(found) == _CHANGES:
            return records, (CHANGE, found[-1].name, found[-1].number)
        return records, (EFFECT, "")

    def _effects(self, tx: Transaction, scope: Scope, after: str) -> Portion:
        found = store.effects(tx, scope, after=after, count=_VALUES)
        records = [(EFFECT, _effect_fields(each)) for each in found]
        return records, (EFFECT, found[-1].token) if len(found) == _VALUES else None


def _users(tx: Transaction, scope: Scope) -> dict[bytes, Scope]:
    """The scopes of an app by their id: whose event set a key."""
    found = governance_store.scopes_of_app(tx, scope.bank, scope.get("app_name"))
    return {each.id: each for each in found}


def _event_fields(session_id: str, row: store.EventRow) -> JsonObject:
    return {
        "session_id": session_id,
        "seq": row.seq,
        "event_id": row.event_id,
        "time": row.time,
        "author": row.author,
        "invocation_id": row.invocation_id,
        "mark": row.mark,
        "covers_from": row.covers_from,
        "covers_to": row.covers_to,
        "body": json.loads(row.body),
    }


def _change_fields(row: store.ChangeRow, writers: dict[bytes, Scope]) -> JsonObject:
    writer = writers.get(row.writer)
    return {
        "name": row.name,
        "number": row.number,
        "removed": row.value is None,
        "value": None if row.value is None else json.loads(row.value),
        "time": row.time,
        # None: the owner of the key itself.
        "writer": None if writer is None else scope_fields(writer),
        "session_id": row.session_id,
        "event_id": row.event_id,
        "author": row.author,
        "invocation_id": row.invocation_id,
    }


def _effect_fields(row: store.EffectRow) -> JsonObject:
    return {
        "token": row.token,
        "attempt": row.attempt,
        "started_at": row.started_at,
        "finished_at": row.finished_at,
        "result": None if row.result is None else json.loads(row.result),
    }
