"""SQL of the ledger: sessions and their events."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from keepwise.governance.guard import CleanText
from keepwise.governance.naming import store as naming
from keepwise.model import Event, Json, Scope
from keepwise.ports import Row, Transaction, Value
from keepwise.sessions.marks import Mark

EVERYTHING = 2**62

_HEAD = """
    session_id, revision, created_at, updated_at, expires_at, turn_holder, turn_until, display_name,
    labels
"""
_EVENT = "seq, event_id, time, author, invocation_id, body"
_ADD_SESSION = """
    INSERT INTO sessions (scope_id, session_id, revision, created_at, updated_at, expires_at,
        display_name, labels)
    VALUES (:scope_id, :session_id, 0, :created_at, :created_at, :expires_at, :display_name,
        :labels)
    ON CONFLICT (scope_id, session_id) DO NOTHING
"""
_GET_SESSION = f"""
    SELECT {_HEAD} FROM sessions
    WHERE scope_id = :scope_id AND session_id = :session_id
      AND (expires_at IS NULL OR expires_at > :now)
"""
_OLDEST_FIRST = """
    scope_id = :scope_id AND (expires_at IS NULL OR expires_at > :now)
    AND (updated_at > :updated_at OR (updated_at = :updated_at AND session_id > :session_id))
    ORDER BY updated_at, session_id LIMIT :count
"""
_NEWEST_FIRST = """
    scope_id = :scope_id AND (expires_at IS NULL OR expires_at > :now)
    AND (updated_at < :updated_at OR (updated_at = :updated_at AND session_id < :session_id))
    ORDER BY updated_at DESC, session_id DESC LIMIT :count
"""
_STATES = """
    JOIN session_state AS state
      ON state.scope_id = page.scope_id AND state.session_id = page.session_id
    WHERE state.scope_id = :scope_id
"""
_LIST_OLDEST = f"SELECT {_HEAD} FROM sessions WHERE {_OLDEST_FIRST}"
_LIST_NEWEST = f"SELECT {_HEAD} FROM sessions WHERE {_NEWEST_FIRST}"
_STATES_OF_OLDEST = f"""
    SELECT state.session_id, state.name, state.value
    FROM (SELECT scope_id, session_id FROM sessions WHERE {_OLDEST_FIRST}) AS page {_STATES}
"""
_STATES_OF_NEWEST = f"""
    SELECT state.session_id, state.name, state.value
    FROM (SELECT scope_id, session_id FROM sessions WHERE {_NEWEST_FIRST}) AS page {_STATES}
"""
_ENDED_SESSIONS = """
    SELECT session_id FROM sessions
    WHERE scope_id = :scope_id AND (updated_at < :before OR expires_at <= :now)
    ORDER BY updated_at, session_id
"""
_DELETE_SESSION = "DELETE FROM sessions WHERE scope_id = :scope_id AND session_id = :session_id"
_DELETE_ENDED = """
    DELETE FROM sessions WHERE scope_id = :scope_id AND session_id = :session_id
      AND (updated_at < :before OR expires_at <= :now)
"""
_SET_EXPIRY = """
    UPDATE sessions SET expires_at = :expires_at
    WHERE scope_id = :scope_id AND session_id = :session_id
"""
_SET_TURN = """
    UPDATE sessions SET turn_holder = :holder, turn_until = :until
    WHERE scope_id = :scope_id AND session_id = :session_id
"""
_ADVANCE = """
    UPDATE sessions SET revision = :revision, updated_at = :updated_at
    WHERE scope_id = :scope_id AND session_id = :session_id
"""
_GET_EVENT = f"""
    SELECT {_EVENT} FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND event_id = :event_id
"""
_ADD_EVENT = """
    INSERT INTO events (scope_id, session_id, seq, event_id, time, author, invocation_id, body,
        mark, covers_from, covers_to)
    VALUES (:scope_id, :session_id, :seq, :event_id, :time, :author, :invocation_id, :body,
        :mark, :covers_from, :covers_to)
"""
_EVENTS = f"""
    SELECT {_EVENT} FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND seq > 0 AND seq < :before
      AND time >= :after
    ORDER BY seq DESC LIMIT :count
"""
_EVENTS_FROM = f"""
    SELECT {_EVENT} FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND seq > :after
    ORDER BY seq LIMIT :count
"""
_TIMES = """
    SELECT seq, time FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND seq > 0 ORDER BY seq
"""
_MARKED = """
    SELECT seq, mark, covers_from, covers_to FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND mark <> '' ORDER BY seq
"""
_EVENT_AT = f"""
    SELECT {_EVENT} FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND seq = :seq
"""
_EVENT_IDS = """
    SELECT event_id FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND seq BETWEEN :first AND :last
    ORDER BY seq
"""
_COUNT_EVENTS = """
    SELECT COUNT(*) AS count FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND seq > 0
"""
_FIRST_OF_INVOCATION = """
    SELECT MIN(seq) AS seq FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND invocation_id = :invocation_id
"""
_BODIES_OF_SCOPE = "SELECT session_id, seq, event_id, body FROM events WHERE scope_id = :scope_id"
_REPLACE_BODY = """
    UPDATE events SET body = :body
    WHERE scope_id = :scope_id AND session_id = :session_id AND seq = :seq
"""
_CLEAR_SESSIONS = "DELETE FROM sessions WHERE scope_id = :scope_id"


@dataclass(frozen=True, slots=True)
class Head:
    """A session without its state and events, and who may speak in it until when."""

    id: str
    revision: int
    created_at: int
    updated_at: int
    expires_at: int | None
    turn_holder: str
    turn_until: int
    display_name: str
    labels: str


def _head(row: Row) -> Head:
    return Head(
        row["session_id"],
        row["revision"],
        row["created_at"],
        row["updated_at"],
        row["expires_at"],
        row["turn_holder"],
        row["turn_until"],
        row["display_name"],
        row["labels"],
    )


# Sessions


def add_session(
    tx: Transaction,
    scope: Scope,
    session_id: str,
    created_at: int,
    expires_at: int | None,
    *,
    display_name: CleanText | None = None,
    labels: CleanText | None = None,
) -> bool:
    """Create a session; False if there is one of that id."""
    added = tx.run(
        _ADD_SESSION,
        scope_id=scope.id,
        session_id=session_id,
        created_at=created_at,
        expires_at=expires_at,
        display_name="" if display_name is None else str(display_name),
        labels="{}" if labels is None else str(labels),
    )
    if added:
        naming.enter(tx, scope, "session", session_id, created_at)
    return added > 0


def get_session(tx: Transaction, scope: Scope, session_id: str, now: int) -> Head | None:
    """A session's revision and times; None too for one that has expired."""
    row = tx.one(_GET_SESSION, scope_id=scope.id, session_id=session_id, now=now)
    return None if row is None else _head(row)


def list_sessions(
    tx: Transaction,
    scope: Scope,
    *,
    after: tuple[int, str] | None,
    count: int,
    now: int,
    newest_first: bool,
) -> list[tuple[Head, dict[str, Json]]]:
    """Sessions after (updated_at, id) in the order asked for, each with its own state.

    None starts with the first.
    """
    updated_at, session_id = after or ((EVERYTHING if newest_first else -EVERYTHING), "")
    params: dict[str, Value] = {
        "scope_id": scope.id,
        "updated_at": updated_at,
        "session_id": session_id,
        "count": count,
        "now": now,
    }
    states: dict[str, dict[str, Json]] = {}
    found = tx.all(_STATES_OF_NEWEST if newest_first else _STATES_OF_OLDEST, **params)
    # Read as one text: a list has thousands of small values.
    values = json.loads(f"[{','.join([row['value'] for row in found])}]")
    for row, value in zip(found, values, strict=True):
        states.setdefault(row["session_id"], {})[row["name"]] = value
    rows = tx.all(_LIST_NEWEST if newest_first else _LIST_OLDEST, **params)
    return [(_head(row), states.get(row["session_id"], {})) for row in rows]


def ended_sessions(tx: Transaction, scope: Scope, *, before: int, now: int) -> list[str]:
    """The ids of sessions that were last updated before a time, or have expired."""
    rows = tx.all(_ENDED_SESSIONS, scope_id=scope.id, before=before, now=now)
    return [str(row["session_id"]) for row in rows]


def delete_session(tx: Transaction, scope: Scope, session_id: str) -> bool:
    """Delete a session with its events and its own state; False if there was none."""
    gone = tx.run(_DELETE_SESSION, scope_id=scope.id, session_id=session_id)
    if gone:
        naming.leave(tx, scope, "session", session_id)
    return gone > 0


def delete_ended(
    tx: Transaction, scope: Scope, session_id: str, *, now: int, before: int = -EVERYTHING
) -> bool:
    """Delete a session if it has expired or was last updated before a time; False otherwise."""
    gone = tx.run(_DELETE_ENDED, scope_id=scope.id, session_id=session_id, before=before, now=now)
    if gone:
        naming.leave(tx, scope, "session", session_id)
    return gone > 0


def set_expiry(tx: Transaction, scope: Scope, session_id: str, expires_at: int | None) -> None:
    """Set when a session ends, or that it does not."""
    tx.run(_SET_EXPIRY, scope_id=scope.id, session_id=session_id, expires_at=expires_at)


def set_turn(tx: Transaction, scope: Scope, session_id: str, holder: str, until: int) -> None:
    """Set who may speak in a session, and until when."""
    tx.run(_SET_TURN, scope_id=scope.id, session_id=session_id, holder=holder, until=until)


# Events


def get_event(
    tx: Transaction, scope: Scope, session_id: str, event_id: str
) -> tuple[Event, int] | None:
    """The event of that id in the session's ledger and its place there, or None."""
    row = tx.one(_GET_EVENT, scope_id=scope.id, session_id=session_id, event_id=event_id)
    return None if row is None else (_event(row), int(row["seq"]))


def advance(
    tx: Transaction, scope: Scope, session_id: str, *, revision: int, updated_at: int
) -> None:
    """Move a session to a revision."""
    tx.run(
        _ADVANCE,
        scope_id=scope.id,
        session_id=session_id,
        revision=revision,
        updated_at=updated_at,
    )


def add_event(
    tx: Transaction,
    scope: Scope,
    session_id: str,
    event: Event,
    body: CleanText,
    *,
    seq: int,
    mark: Mark | None = None,
) -> None:
    """Write an event at its place in the ledger."""
    tx.run(
        _ADD_EVENT,
        scope_id=scope.id,
        session_id=session_id,
        seq=seq,
        event_id=event.id,
        time=event.time,
        author=event.author,
        invocation_id=event.invocation_id,
        body=str(body),
        mark=mark.kind if mark else "",
        covers_from=mark.first if mark else 0,
        covers_to=mark.last if mark else 0,
    )


def get_events(
    tx: Transaction,
    scope: Scope,
    session_id: str,
    *,
    recent: int | None = None,
    after: int | None = None,
    before: int = EVERYTHING,
) -> list[tuple[int, Event]]:
    """Numbered events, last first: those at or after a time and before a number, so many."""
    rows = tx.all(
        _EVENTS,
        scope_id=scope.id,
        session_id=session_id,
        before=before,
        after=-EVERYTHING if after is None else max(-EVERYTHING, min(after, EVERYTHING)),
        count=EVERYTHING if recent is None else min(recent, EVERYTHING),
    )
    return numbered(rows)


def events_from(
    tx: Transaction, scope: Scope, session_id: str, *, after: int, count: int = EVERYTHING
) -> list[tuple[int, Event]]:
    """Numbered events after a number, in order."""
    rows = tx.all(_EVENTS_FROM, scope_id=scope.id, session_id=session_id, after=after, count=count)
    return numbered(rows)


def times(tx: Transaction, scope: Scope, session_id: str) -> list[tuple[int, int]]:
    """The number and the time of every event, in order."""
    rows = tx.all(_TIMES, scope_id=scope.id, session_id=session_id)
    return [(row["seq"], row["time"]) for row in rows]


def marks(tx: Transaction, scope: Scope, session_id: str) -> list[Mark]:
    """The session's summaries and rewinds, in order."""
    return [
        Mark(row["mark"], row["seq"], row["covers_from"], row["covers_to"])
        for row in tx.all(_MARKED, scope_id=scope.id, session_id=session_id)
    ]


def event_at(tx: Transaction, scope: Scope, session_id: str, seq: int) -> Event | None:
    """The event of a number; number 0 is the opening balance, which may be missing."""
    row = tx.one(_EVENT_AT, scope_id=scope.id, session_id=session_id, seq=seq)
    return None if row is None else _event(row)


def event_ids(
    tx: Transaction, scope: Scope, session_id: str, *, first: int, last: int
) -> list[str]:
    """The ids of the events of a span of numbers, both ends included."""
    rows = tx.all(_EVENT_IDS, scope_id=scope.id, session_id=session_id, first=first, last=last)
    return [str(row["event_id"]) for row in rows]


def count_events(tx: Transaction, scope: Scope, session_id: str) -> int:
    """How many events a session has."""
    row = tx.one(_COUNT_EVENTS, scope_id=scope.id, session_id=session_id)
    return int(row["count"]) if row else 0


def first_of_invocation(
    tx: Transaction, scope: Scope, session_id: str, invocation_id: str
) -> int | None:
    """The number of the first event of an invocation, or None."""
    row = tx.one(
        _FIRST_OF_INVOCATION,
        scope_id=scope.id,
        session_id=session_id,
        invocation_id=invocation_id,
    )
    return None if row is None or row["seq"] is None else int(row["seq"])


def _event(row: Row) -> Event:
    return numbered([row])[0][1]


def numbered(rows: Sequence[Row]) -> list[tuple[int, Event]]:
    """Events of rows, each with its number."""
    # Read as one text, which takes half the time.
    bodies = json.loads(f"[{','.join([row['body'] for row in rows])}]")
    return [
        (
            row["seq"],
            Event(
                row["event_id"],
                row["author"],
                row["time"],
                row["invocation_id"],
                body.get("content"),
                body.get("state_delta", {}),
                body.get("extra", {}),
            ),
        )
        for row, body in zip(rows, bodies, strict=True)
    ]


def bodies(tx: Transaction, scope: Scope) -> list[tuple[str, int, str, str]]:
    """Every event of the scope as (session id, seq, event id, body)."""
    return [
        (row["session_id"], row["seq"], row["event_id"], row["body"])
        for row in tx.all(_BODIES_OF_SCOPE, scope_id=scope.id)
    ]


def replace_body(tx: Transaction, scope: Scope, session_id: str, seq: int, body: CleanText) -> None:
    """Overwrite what an event says: only forgetting does this."""
    tx.run(_REPLACE_BODY, scope_id=scope.id, session_id=session_id, seq=seq, body=str(body))


def clear(tx: Transaction, scope: Scope) -> int:
    """Delete every session of a scope with its events and its own state; how many sessions."""
    naming.clear(tx, scope, "session")
    return tx.run(_CLEAR_SESSIONS, scope_id=scope.id)
