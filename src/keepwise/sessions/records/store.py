"""SQL of sessions as records, and of events by their times."""

from __future__ import annotations

from keepwise.governance.guard import CleanText
from keepwise.model import Event, Scope
from keepwise.ports import Transaction
from keepwise.sessions.store import EVERYTHING, numbered

_EVENT = "seq, event_id, time, author, invocation_id, body"
_SET_DETAILS = """
    UPDATE sessions SET display_name = :display_name, labels = :labels
    WHERE scope_id = :scope_id AND session_id = :session_id
"""
_DETAILS = """
    SELECT session_id, display_name, labels FROM sessions
    WHERE scope_id = :scope_id AND (display_name <> '' OR labels <> '{}')
"""
_ASCENDING = f"""
    SELECT {_EVENT} FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND (time, seq) > (:time, :seq)
      AND time <= :last AND seq > 0
    ORDER BY time, seq LIMIT :count
"""
_DESCENDING = f"""
    SELECT {_EVENT} FROM events
    WHERE scope_id = :scope_id AND session_id = :session_id AND (time, seq) < (:time, :seq)
      AND time >= :first AND seq > 0
    ORDER BY time DESC, seq DESC LIMIT :count
"""


def set_details(
    tx: Transaction, scope: Scope, session_id: str, *, display_name: CleanText, labels: CleanText
) -> None:
    """Write what people call a session and find it by."""
    tx.run(
        _SET_DETAILS,
        scope_id=scope.id,
        session_id=session_id,
        display_name=str(display_name),
        labels=str(labels),
    )


def details(tx: Transaction, scope: Scope) -> list[tuple[str, str, str]]:
    """Every session that is called something: its id, its name, its labels as JSON."""
    rows = tx.all(_DETAILS, scope_id=scope.id)
    return [(row["session_id"], row["display_name"], row["labels"]) for row in rows]


def by_time(
    tx: Transaction,
    scope: Scope,
    session_id: str,
    *,
    after: tuple[int, int] | None,
    span: tuple[int, int],
    descending: bool,
    count: int,
) -> list[tuple[int, Event]]:
    """Numbered events by time, those of one time as they were appended.

    Args:
        tx: the transaction.
        scope: whose session it is.
        session_id: which one.
        after: the time and number of the event before the first; None to begin.
        span: the first and the last time asked for.
        descending: the latest first.
        count: how many at most.
    """
    first, last = span
    if descending:
        time, seq = after or (last, EVERYTHING)
        rows = tx.all(
            _DESCENDING,
            scope_id=scope.id,
            session_id=session_id,
            time=time,
            seq=seq,
            first=first,
            count=count,
        )
    else:
        time, seq = after or (first, -1)
        rows = tx.all(
            _ASCENDING,
            scope_id=scope.id,
            session_id=session_id,
            time=time,
            seq=seq,
            last=last,
            count=count,
        )
    return numbered(rows)
