"""SQL of moving the ledger, the balance and the effects."""

from __future__ import annotations

from dataclasses import dataclass

from keepwise.governance.guard import CleanText
from keepwise.model import Scope
from keepwise.ports import Row, Transaction

_NEXT_SESSION = """
    SELECT session_id FROM sessions
    WHERE scope_id = :scope_id AND session_id > :after
      AND (expires_at IS NULL OR expires_at > :now)
    ORDER BY session_id LIMIT 1
"""
_WHOLE_EVENTS = """
    SELECT seq, event_id, time, author, invocation_id, body, mark, covers_from, covers_to
    FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND seq > :after
    ORDER BY seq LIMIT :count
"""
_SHARED = """
    SELECT name, value, updated_at FROM scoped_state
    WHERE scope_id = :scope_id AND name > :after ORDER BY name LIMIT :count
"""
_ONE_SHARED = """
    SELECT name, value, updated_at FROM scoped_state WHERE scope_id = :scope_id AND name = :name
"""
_WHOLE_CHANGES = """
    SELECT name, number, value, time, writer, session_id, event_id, author, invocation_id
    FROM state_changes
    WHERE scope_id = :scope_id AND (name, number) > (:name, :number)
    ORDER BY name, number LIMIT :count
"""
_ONE_CHANGE = """
    SELECT name, number, value, time, writer, session_id, event_id, author, invocation_id
    FROM state_changes WHERE scope_id = :scope_id AND name = :name AND number = :number
"""
_RESTORE_CHANGE = """
    INSERT INTO state_changes (scope_id, name, number, value, time, writer, session_id, event_id,
        author, invocation_id)
    VALUES (:scope_id, :name, :number, :value, :time, :writer, :session_id, :event_id, :author,
        :invocation_id)
"""
_WHOLE_EFFECTS = """
    SELECT token, attempt, started_at, finished_at, result FROM effects
    WHERE scope_id = :scope_id AND token > :after ORDER BY token LIMIT :count
"""
_ONE_EFFECT = """
    SELECT token, attempt, started_at, finished_at, result FROM effects
    WHERE scope_id = :scope_id AND token = :token
"""
_RESTORE_EFFECT = """
    INSERT INTO effects (scope_id, token, attempt, started_at, finished_at, result)
    VALUES (:scope_id, :token, :attempt, :started_at, :finished_at, :result)
"""


@dataclass(frozen=True, slots=True)
class EventRow:
    """An event as it stands in its row."""

    seq: int
    event_id: str
    time: int
    author: str
    invocation_id: str
    body: str
    mark: str
    covers_from: int
    covers_to: int


@dataclass(frozen=True, slots=True)
class SharedRow:
    """A ``user:`` or ``app:`` value as it stands in its row."""

    name: str
    value: str
    updated_at: int


@dataclass(frozen=True, slots=True)
class ChangeRow:
    """One entry of a shared key's history as it stands in its row."""

    name: str
    number: int
    value: str | None
    time: int
    writer: bytes
    session_id: str
    event_id: str
    author: str
    invocation_id: str


@dataclass(frozen=True, slots=True)
class EffectRow:
    """A piece of work as it stands in its row."""

    token: str
    attempt: str
    started_at: int
    finished_at: int | None
    result: str | None


def next_session(tx: Transaction, scope: Scope, *, after: str, now: int) -> str | None:
    """The id of the session after one, in the order of ids; None after the last."""
    row = tx.one(_NEXT_SESSION, scope_id=scope.id, after=after, now=now)
    return None if row is None else str(row["session_id"])


def events(
    tx: Transaction, scope: Scope, session_id: str, *, after: int, count: int
) -> list[EventRow]:
    """The events of a session after a number, in order; the opening balance has number 0."""
    rows = tx.all(_WHOLE_EVENTS, scope_id=scope.id, session_id=session_id, after=after, count=count)
    return [
        EventRow(
            row["seq"],
            row["event_id"],
            row["time"],
            row["author"],
            row["invocation_id"],
            row["body"],
            row["mark"],
            row["covers_from"],
            row["covers_to"],
        )
        for row in rows
    ]


def shared(tx: Transaction, scope: Scope, *, after: str, count: int) -> list[SharedRow]:
    """The shared values after a key, in the order of keys."""
    rows = tx.all(_SHARED, scope_id=scope.id, after=after, count=count)
    return [SharedRow(row["name"], row["value"], row["updated_at"]) for row in rows]


def one_shared(tx: Transaction, scope: Scope, name: str) -> SharedRow | None:
    """One shared value."""
    row = tx.one(_ONE_SHARED, scope_id=scope.id, name=name)
    return None if row is None else SharedRow(row["name"], row["value"], row["updated_at"])


def changes(
    tx: Transaction, scope: Scope, *, name: str, number: int, count: int
) -> list[ChangeRow]:
    """The entries of histories after one, by key and number."""
    rows = tx.all(_WHOLE_CHANGES, scope_id=scope.id, name=name, number=number, count=count)
    return [_change(row) for row in rows]


def one_change(tx: Transaction, scope: Scope, name: str, number: int) -> ChangeRow | None:
    """One entry of a history."""
    row = tx.one(_ONE_CHANGE, scope_id=scope.id, name=name, number=number)
    return None if row is None else _change(row)


def _change(row: Row) -> ChangeRow:
    return ChangeRow(
        row["name"],
        row["number"],
        row["value"],
        row["time"],
        bytes(row["writer"]),
        row["session_id"],
        row["event_id"],
        row["author"],
        row["invocation_id"],
    )


def restore_change(tx: Transaction, scope: Scope, row: ChangeRow, value: CleanText | None) -> None:
    """Write an entry of a history with its number."""
    tx.run(
        _RESTORE_CHANGE,
        scope_id=scope.id,
        name=row.name,
        number=row.number,
        value=None if value is None else str(value),
        time=row.time,
        writer=row.writer,
        session_id=row.session_id,
        event_id=row.event_id,
        author=row.author,
        invocation_id=row.invocation_id,
    )


def effects(tx: Transaction, scope: Scope, *, after: str, count: int) -> list[EffectRow]:
    """Pieces of work after a token, in the order of tokens."""
    rows = tx.all(_WHOLE_EFFECTS, scope_id=scope.id, after=after, count=count)
    return [_effect(row) for row in rows]


def one_effect(tx: Transaction, scope: Scope, token: str) -> EffectRow | None:
    """One piece of work."""
    row = tx.one(_ONE_EFFECT, scope_id=scope.id, token=token)
    return None if row is None else _effect(row)


def _effect(row: Row) -> EffectRow:
    return EffectRow(
        row["token"], row["attempt"], row["started_at"], row["finished_at"], row["result"]
    )


def restore_effect(tx: Transaction, scope: Scope, row: EffectRow, result: CleanText | None) -> None:
    """Write a piece of work with its times."""
    tx.run(
        _RESTORE_EFFECT,
        scope_id=scope.id,
        token=row.token,
        attempt=row.attempt,
        started_at=row.started_at,
        finished_at=row.finished_at,
        result=None if result is None else str(result),
    )
