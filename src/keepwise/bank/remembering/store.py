"""SQL of streams and the events that wait in them."""

from __future__ import annotations

from dataclasses import dataclass

from keepwise.governance.guard import CleanText
from keepwise.model import Scope
from keepwise.ports import Row, Transaction

_STREAM = "SELECT * FROM streams WHERE scope_id = :scope_id AND stream = :stream"
_PUT_STREAM = """
    INSERT INTO streams (scope_id, stream, options, waiting, first_at, last_at, job_id)
    VALUES (:scope_id, :stream, :options, :waiting, :first_at, :last_at, :job_id)
    ON CONFLICT (scope_id, stream) DO UPDATE
    SET options = excluded.options, waiting = excluded.waiting, first_at = excluded.first_at,
        last_at = excluded.last_at, job_id = excluded.job_id
"""
_DELETE_STREAM = "DELETE FROM streams WHERE scope_id = :scope_id AND stream = :stream"
_CLEAR_STREAMS = "DELETE FROM streams WHERE scope_id = :scope_id"
_STREAMS = """
    SELECT * FROM streams WHERE scope_id = :scope_id AND stream > :after
    ORDER BY stream LIMIT :count
"""
_BUFFER = """
    INSERT INTO buffered_events (scope_id, stream, event_id, time, arrival, author, body, seen)
    VALUES (:scope_id, :stream, :event_id, :time, :arrival, :author, :body, :seen)
    ON CONFLICT (scope_id, stream, event_id) DO NOTHING
"""
_BUFFERED = """
    SELECT * FROM buffered_events WHERE scope_id = :scope_id AND stream = :stream
    ORDER BY time, arrival, event_id
"""
_EVERY_BUFFERED = """
    SELECT * FROM buffered_events WHERE scope_id = :scope_id ORDER BY stream, event_id
"""
_BUFFERED_FROM = """
    SELECT * FROM buffered_events
    WHERE scope_id = :scope_id AND (stream, event_id) >= (:stream, :event_id)
    ORDER BY stream, event_id LIMIT :count
"""
_AFTER = """
    SELECT * FROM buffered_events
    WHERE scope_id = :scope_id AND (stream, event_id) > (:stream, :event_id)
    ORDER BY stream, event_id LIMIT :count
"""
_SEE = """
    UPDATE buffered_events SET seen = 1
    WHERE scope_id = :scope_id AND stream = :stream AND event_id = :event_id
"""
_REWORD = """
    UPDATE buffered_events SET body = :body
    WHERE scope_id = :scope_id AND stream = :stream AND event_id = :event_id
"""
_DROP = """
    DELETE FROM buffered_events
    WHERE scope_id = :scope_id AND stream = :stream AND event_id = :event_id
"""
_DROP_STREAM = "DELETE FROM buffered_events WHERE scope_id = :scope_id AND stream = :stream"
_CLEAR = "DELETE FROM buffered_events WHERE scope_id = :scope_id"


@dataclass(frozen=True, slots=True)
class Stream:
    """A stream's rules and what waits in it. Times are arrivals, not the events' own."""

    stream: str
    options: str
    waiting: int
    first_at: int
    last_at: int
    job_id: str


@dataclass(frozen=True, slots=True)
class Buffered:
    """An event in a stream; ``seen`` ones were looked at and stay as context for the next look."""

    stream: str
    event_id: str
    time: int
    arrival: int
    author: str
    body: str
    seen: bool


def get(tx: Transaction, scope: Scope, stream: str) -> Stream | None:
    """A stream that has rules or in which events wait."""
    row = tx.one(_STREAM, scope_id=scope.id, stream=stream)
    return None if row is None else _stream(row)


def put(
    tx: Transaction,
    scope: Scope,
    stream: str,
    *,
    options: CleanText,
    waiting: int,
    first_at: int,
    last_at: int,
    job_id: str,
) -> None:
    """Write a stream as it is now."""
    tx.run(
        _PUT_STREAM,
        scope_id=scope.id,
        stream=stream,
        options=str(options),
        waiting=waiting,
        first_at=first_at,
        last_at=last_at,
        job_id=job_id,
    )


def streams(tx: Transaction, scope: Scope, *, after: str = "", count: int = 2**31) -> list[Stream]:
    """The scope's streams after one, by name."""
    rows = tx.all(_STREAMS, scope_id=scope.id, after=after, count=count)
    return [_stream(row) for row in rows]


def buffer(
    tx: Transaction,
    scope: Scope,
    stream: str,
    event_id: str,
    *,
    time: int,
    arrival: int,
    author: str,
    body: CleanText,
    seen: bool = False,
) -> None:
    """Let an event wait, unless it does already."""
    tx.run(
        _BUFFER,
        scope_id=scope.id,
        stream=stream,
        event_id=event_id,
        time=time,
        arrival=arrival,
        author=author,
        body=str(body),
        seen=int(seen),
    )


def buffered(tx: Transaction, scope: Scope, stream: str) -> list[Buffered]:
    """The events of a stream in the order they were said."""
    return [_buffered(row) for row in tx.all(_BUFFERED, scope_id=scope.id, stream=stream)]


def every(tx: Transaction, scope: Scope) -> list[Buffered]:
    """The events of all streams."""
    return [_buffered(row) for row in tx.all(_EVERY_BUFFERED, scope_id=scope.id)]


def buffered_from(
    tx: Transaction, scope: Scope, stream: str, event_id: str, count: int
) -> list[Row]:
    """Events from a stream and an event on, for a scan."""
    return tx.all(_BUFFERED_FROM, scope_id=scope.id, stream=stream, event_id=event_id, count=count)


def after(tx: Transaction, scope: Scope, stream: str, event_id: str, count: int) -> list[Buffered]:
    """Events after one, by stream and id."""
    rows = tx.all(_AFTER, scope_id=scope.id, stream=stream, event_id=event_id, count=count)
    return [_buffered(row) for row in rows]


def see(tx: Transaction, scope: Scope, stream: str, event_id: str) -> None:
    """Keep an event that was looked at as context for the next look."""
    tx.run(_SEE, scope_id=scope.id, stream=stream, event_id=event_id)


def reword(tx: Transaction, scope: Scope, stream: str, event_id: str, body: CleanText) -> None:
    """Overwrite what an event says: words were forgotten, or a scan found some."""
    tx.run(_REWORD, scope_id=scope.id, stream=stream, event_id=event_id, body=str(body))


def drop(tx: Transaction, scope: Scope, stream: str, event_id: str) -> int:
    """Delete one event; how many rows went."""
    return tx.run(_DROP, scope_id=scope.id, stream=stream, event_id=event_id)


def drop_stream(tx: Transaction, scope: Scope, stream: str) -> int:
    """Delete a stream with all that waits in it; how many events went."""
    tx.run(_DELETE_STREAM, scope_id=scope.id, stream=stream)
    return tx.run(_DROP_STREAM, scope_id=scope.id, stream=stream)


def clear(tx: Transaction, scope: Scope) -> int:
    """Delete every stream of the scope; how many events went."""
    tx.run(_CLEAR_STREAMS, scope_id=scope.id)
    return tx.run(_CLEAR, scope_id=scope.id)


def _stream(row: Row) -> Stream:
    return Stream(
        row["stream"],
        row["options"],
        row["waiting"],
        row["first_at"],
        row["last_at"],
        row["job_id"],
    )


def _buffered(row: Row) -> Buffered:
    return Buffered(
        row["stream"],
        row["event_id"],
        row["time"],
        row["arrival"],
        row["author"],
        row["body"],
        bool(row["seen"]),
    )
