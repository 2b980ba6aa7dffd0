"""SQL of the ledger and the balance."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from keepwise.governance.guard import CleanText
from keepwise.model import Event, Json, Scope
from keepwise.ports import Row, Transaction

_ADD_SESSION = """
    INSERT INTO sessions (scope_id, session_id, revision, created_at, updated_at)
    VALUES (:scope_id, :session_id, 0, :now, :now)
    ON CONFLICT (scope_id, session_id) DO NOTHING
"""
_GET_SESSION = """
    SELECT session_id, revision, created_at, updated_at FROM sessions
    WHERE scope_id = :scope_id AND session_id = :session_id
"""
_LIST_SESSIONS = """
    SELECT session_id, revision, created_at, updated_at FROM sessions
    WHERE scope_id = :scope_id
      AND (updated_at > :updated_at OR (updated_at = :updated_at AND session_id > :session_id))
    ORDER BY updated_at, session_id LIMIT :count
"""
_DELETE_SESSION = "DELETE FROM sessions WHERE scope_id = :scope_id AND session_id = :session_id"
_ADVANCE = """
    UPDATE sessions
    SET revision = :revision, updated_at = :updated_at
    WHERE scope_id = :scope_id AND session_id = :session_id
"""
_GET_EVENT = """
    SELECT seq, event_id, time, author, invocation_id, body FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND event_id = :event_id
"""
_ADD_EVENT = """
    INSERT INTO events (scope_id, session_id, seq, event_id, time, author, invocation_id, body)
    VALUES (:scope_id, :session_id, :seq, :event_id, :time, :author, :invocation_id, :body)
"""
_EVENTS = """
    SELECT event_id, time, author, invocation_id, body FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND time >= :after
    ORDER BY seq DESC LIMIT :count
"""
_BODIES_OF_SCOPE = """
    SELECT session_id, seq, event_id, body FROM events WHERE scope_id = :scope_id
"""
_REPLACE_BODY = """
    UPDATE events SET body = :body
    WHERE scope_id = :scope_id AND session_id = :session_id AND seq = :seq
"""
_SESSION_STATE = """
    SELECT name, value FROM session_state
    WHERE scope_id = :scope_id AND session_id = :session_id ORDER BY name
"""
_STATE_OF_SCOPE = """
    SELECT session_id, name, value FROM session_state WHERE scope_id = :scope_id
"""
_SET_SESSION_STATE = """
    INSERT INTO session_state (scope_id, session_id, name, value)
    VALUES (:scope_id, :session_id, :name, :value)
    ON CONFLICT (scope_id, session_id, name) DO UPDATE SET value = excluded.value
"""
_DROP_SESSION_STATE = """
    DELETE FROM session_state
    WHERE scope_id = :scope_id AND session_id = :session_id AND name = :name
"""
_SCOPED_STATE = "SELECT name, value FROM scoped_state WHERE scope_id = :scope_id ORDER BY name"
_DROP_SCOPED_STATE = "DELETE FROM scoped_state WHERE scope_id = :scope_id AND name = :name"
_SET_SCOPED_STATE = """
    INSERT INTO scoped_state (scope_id, name, value, updated_at)
    VALUES (:scope_id, :name, :value, :now)
    ON CONFLICT (scope_id, name) DO UPDATE
    SET value = excluded.value, updated_at = excluded.updated_at
"""

EVERYTHING = 2**62


@dataclass(frozen=True, slots=True)
class Head:
    """A session without its state and events."""

    id: str
    revision: int
    created_at: int
    updated_at: int


def _head(row: Row) -> Head:
    return Head(row["session_id"], row["revision"], row["created_at"], row["updated_at"])


def add_session(tx: Transaction, scope: Scope, session_id: str, now: int) -> bool:
    """Create a session; False if there is one of that id."""
    return tx.run(_ADD_SESSION, scope_id=scope.id, session_id=session_id, now=now) > 0


def get_session(tx: Transaction, scope: Scope, session_id: str) -> Head | None:
    """A session's revision and times."""
    row = tx.one(_GET_SESSION, scope_id=scope.id, session_id=session_id)
    return None if row is None else _head(row)


def list_sessions(
    tx: Transaction, scope: Scope, *, after: tuple[int, str], count: int
) -> list[Head]:
    """Sessions after (updated_at, id), least recently updated first."""
    rows = tx.all(
        _LIST_SESSIONS, scope_id=scope.id, updated_at=after[0], session_id=after[1], count=count
    )
    return [_head(row) for row in rows]


def delete_session(tx: Transaction, scope: Scope, session_id: str) -> bool:
    """Delete a session with its events and its own state; False if there was none."""
    return tx.run(_DELETE_SESSION, scope_id=scope.id, session_id=session_id) > 0


def get_event(
    tx: Transaction, scope: Scope, session_id: str, event_id: str
) -> tuple[Event, int] | None:
    """The event of that id in the session's ledger and its place there, or None."""
    row = tx.one(_GET_EVENT, scope_id=scope.id, session_id=session_id, event_id=event_id)
    return None if row is None else (_event(row), int(row["seq"]))


def add_event(
    tx: Transaction,
    scope: Scope,
    session_id: str,
    event: Event,
    body: CleanText,
    *,
    seq: int,
    updated_at: int,
) -> None:
    """Write an event at the end of the ledger and advance the session to it."""
    scope_id = scope.id
    tx.run(_ADVANCE, scope_id=scope_id, session_id=session_id, revision=seq, updated_at=updated_at)
    tx.run(
        _ADD_EVENT,
        scope_id=scope_id,
        session_id=session_id,
        seq=seq,
        event_id=event.id,
        time=event.time,
        author=event.author,
        invocation_id=event.invocation_id,
        body=str(body),
    )


def get_events(
    tx: Transaction, scope: Scope, session_id: str, *, recent: int | None, after: int | None
) -> tuple[Event, ...]:
    """Events in append order: those at or after a time, then the last ``recent`` of them."""
    rows = tx.all(
        _EVENTS,
        scope_id=scope.id,
        session_id=session_id,
        after=-EVERYTHING if after is None else max(-EVERYTHING, min(after, EVERYTHING)),
        count=EVERYTHING if recent is None else min(recent, EVERYTHING),
    )
    return tuple(_event(row) for row in reversed(rows))


def _event(row: Row) -> Event:
    body = json.loads(row["body"])
    return Event(
        id=row["event_id"],
        author=row["author"],
        time=row["time"],
        invocation_id=row["invocation_id"],
        content=body.get("content"),
        state_delta=body.get("state_delta", {}),
        extra=body.get("extra", {}),
    )


def bodies(tx: Transaction, scope: Scope) -> list[tuple[str, int, str, str]]:
    """Every event of the scope as (session id, seq, event id, body)."""
    return [
        (row["session_id"], row["seq"], row["event_id"], row["body"])
        for row in tx.all(_BODIES_OF_SCOPE, scope_id=scope.id)
    ]


def replace_body(tx: Transaction, scope: Scope, session_id: str, seq: int, body: CleanText) -> None:
    """Overwrite what an event says: only forgetting does this."""
    tx.run(_REPLACE_BODY, scope_id=scope.id, session_id=session_id, seq=seq, body=str(body))


def session_state(tx: Transaction, scope: Scope, session_id: str) -> dict[str, Json]:
    """The session's own keys."""
    rows = tx.all(_SESSION_STATE, scope_id=scope.id, session_id=session_id)
    return {row["name"]: json.loads(row["value"]) for row in rows}


def states(tx: Transaction, scope: Scope) -> list[tuple[str, str, Json]]:
    """Every session key of the scope as (session id, key, value)."""
    return [
        (row["session_id"], row["name"], json.loads(row["value"]))
        for row in tx.all(_STATE_OF_SCOPE, scope_id=scope.id)
    ]


def set_session_state(
    tx: Transaction, scope: Scope, session_id: str, values: Mapping[str, CleanText]
) -> None:
    """Write keys of one session."""
    scope_id = scope.id
    tx.many(
        _SET_SESSION_STATE,
        [
            {"scope_id": scope_id, "session_id": session_id, "name": name, "value": str(value)}
            for name, value in values.items()
        ],
    )


def drop_session_state(tx: Transaction, scope: Scope, session_id: str, name: str) -> None:
    """Delete a key of one session: only forgetting does this."""
    tx.run(_DROP_SESSION_STATE, scope_id=scope.id, session_id=session_id, name=name)


def scoped_state(tx: Transaction, scope: Scope) -> dict[str, Json]:
    """The keys kept for a user or an app, without their prefix."""
    return {
        row["name"]: json.loads(row["value"]) for row in tx.all(_SCOPED_STATE, scope_id=scope.id)
    }


def drop_scoped_state(tx: Transaction, scope: Scope, name: str) -> None:
    """Delete a key of a user: only forgetting does this."""
    tx.run(_DROP_SCOPED_STATE, scope_id=scope.id, name=name)


def set_scoped_state(
    tx: Transaction, scope: Scope, values: Mapping[str, CleanText], now: int
) -> None:
    """Write keys of a user or an app, each on its own row, so that no writer undoes another's."""
    scope_id = scope.id
    tx.many(
        _SET_SCOPED_STATE,
        [
            {"scope_id": scope_id, "name": name, "value": str(value), "now": now}
            for name, value in values.items()
        ],
    )
