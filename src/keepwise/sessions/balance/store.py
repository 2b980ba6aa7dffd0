"""SQL of the balance: state keys and their history."""

from __future__ import annotations

import json
from collections.abc import Mapping

from keepwise.governance.guard import CleanText
from keepwise.model import REMOVED, Event, Json, Scope
from keepwise.ports import Transaction

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
_ADD_CHANGE = """
    INSERT INTO state_changes (scope_id, name, number, value, time, writer, session_id, event_id,
        author, invocation_id)
    SELECT :scope_id, :name, COALESCE(MAX(number), 0) + 1, :value, :time, :writer, :session_id,
        :event_id, :author, :invocation_id
    FROM state_changes WHERE scope_id = :scope_id AND name = :name
"""
_CHANGES = """
    SELECT value, time, writer, session_id, event_id, author, invocation_id FROM state_changes
    WHERE scope_id = :scope_id AND name = :name ORDER BY number
"""
_CHANGES_OF_SCOPE = "SELECT name, number, value FROM state_changes WHERE scope_id = :scope_id"
_REPLACE_CHANGE = """
    UPDATE state_changes SET name = :new_name, value = :value
    WHERE scope_id = :scope_id AND name = :name AND number = :number
"""
_OVERTAKEN = """
    scope_id = :scope_id AND time < :before AND number < (
        SELECT MAX(newer.number) FROM state_changes AS newer
        WHERE newer.scope_id = :scope_id AND newer.name = state_changes.name
    )
"""
_PRUNE_CHANGES = f"DELETE FROM state_changes WHERE {_OVERTAKEN}"
_COUNT_OLD_CHANGES = f"SELECT COUNT(*) AS count FROM state_changes WHERE {_OVERTAKEN}"
_FORGET_WRITER = """
    UPDATE state_changes
    SET writer = :scope_id, session_id = '', event_id = '', author = '', invocation_id = ''
    WHERE scope_id = :scope_id AND writer = :writer
"""
_SCOPED_STATE = "SELECT name, value FROM scoped_state WHERE scope_id = :scope_id ORDER BY name"
_DROP_SCOPED_STATE = "DELETE FROM scoped_state WHERE scope_id = :scope_id AND name = :name"
_SET_SCOPED_STATE = """
    INSERT INTO scoped_state (scope_id, name, value, updated_at)
    VALUES (:scope_id, :name, :value, :now)
    ON CONFLICT (scope_id, name) DO UPDATE
    SET value = excluded.value, updated_at = excluded.updated_at
"""
_CLEAR_SCOPED_STATE = "DELETE FROM scoped_state WHERE scope_id = :scope_id"
_CLEAR_CHANGES = "DELETE FROM state_changes WHERE scope_id = :scope_id"


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
    """Delete a key of one session."""
    tx.run(_DROP_SESSION_STATE, scope_id=scope.id, session_id=session_id, name=name)


def scoped_state(tx: Transaction, scope: Scope) -> dict[str, Json]:
    """The keys kept for a user or an app, without their prefix."""
    return {
        row["name"]: json.loads(row["value"]) for row in tx.all(_SCOPED_STATE, scope_id=scope.id)
    }


def drop_scoped_state(tx: Transaction, scope: Scope, name: str) -> None:
    """Delete a key of a user or an app."""
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


def add_changes(
    tx: Transaction,
    scope: Scope,
    values: Mapping[str, CleanText | None],
    *,
    writer: Scope,
    session_id: str,
    event: Event | None,
    now: int,
) -> None:
    """Enter what a user's or an app's keys were set to into their history; None is a removal."""
    scope_id, writer_id = scope.id, writer.id
    tx.many(
        _ADD_CHANGE,
        [
            {
                "scope_id": scope_id,
                "name": name,
                "value": None if value is None else str(value),
                "time": event.time if event else now,
                "writer": writer_id,
                "session_id": session_id,
                "event_id": event.id if event else "",
                "author": event.author if event else "",
                "invocation_id": event.invocation_id if event else "",
            }
            for name, value in values.items()
        ],
    )


def changes(tx: Transaction, scope: Scope, name: str) -> list[tuple[Event, str, Json, bytes]]:
    """The history of a shared key, oldest first.

    Each entry has the event in outline, its session, the value, and the id of whose event it was.
    """
    return [
        (
            Event(row["event_id"], row["author"], row["time"], row["invocation_id"]),
            row["session_id"],
            _value(row["value"]),
            bytes(row["writer"]),
        )
        for row in tx.all(_CHANGES, scope_id=scope.id, name=name)
    ]


def all_changes(tx: Transaction, scope: Scope) -> list[tuple[str, int, Json]]:
    """Every entry of the scope's histories, as (key, number, value)."""
    return [
        (row["name"], row["number"], _value(row["value"]))
        for row in tx.all(_CHANGES_OF_SCOPE, scope_id=scope.id)
    ]


def replace_change(
    tx: Transaction,
    scope: Scope,
    name: str,
    number: int,
    *,
    new_name: str,
    value: CleanText | None,
) -> None:
    """Overwrite an entry of a history: only forgetting does this."""
    tx.run(
        _REPLACE_CHANGE,
        scope_id=scope.id,
        name=name,
        number=number,
        new_name=new_name,
        value=None if value is None else str(value),
    )


def _value(text: str | None) -> Json:
    return REMOVED if text is None else json.loads(text)


def prune_changes(tx: Transaction, scope: Scope, before: int, *, dry_run: bool) -> int:
    """Drop entries of histories from before a time, the latest of each key kept; how many."""
    if not dry_run:
        return tx.run(_PRUNE_CHANGES, scope_id=scope.id, before=before)
    row = tx.one(_COUNT_OLD_CHANGES, scope_id=scope.id, before=before)
    return int(row["count"]) if row else 0


def forget_writer(tx: Transaction, scope: Scope, writer: Scope) -> None:
    """Take one writer, and the ids of their events, out of the scope's histories."""
    tx.run(_FORGET_WRITER, scope_id=scope.id, writer=writer.id)


def clear(tx: Transaction, scope: Scope) -> int:
    """Delete the values that a scope's sessions share, and their history; how many rows."""
    return sum(tx.run(sql, scope_id=scope.id) for sql in (_CLEAR_SCOPED_STATE, _CLEAR_CHANGES))
