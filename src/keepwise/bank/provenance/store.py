"""SQL of provenance: which events were handed in, and what memories and revisions rest on."""

from __future__ import annotations

from collections.abc import Iterable

from keepwise.bank.provenance.evidence import parse_evidence
from keepwise.governance.guard import CleanText
from keepwise.model import Event, Evidence, Scope
from keepwise.ports import Transaction

_KNOWN_EVENT = """
    SELECT 1 AS known FROM stream_events
    WHERE scope_id = :scope_id AND stream = :stream AND event_id = :event_id
"""
_KNOWN_IN_ANY_STREAM = """
    SELECT 1 AS known FROM stream_events
    WHERE scope_id = :scope_id AND event_id = :event_id LIMIT 1
"""
_MARK_EVENT = """
    INSERT INTO stream_events (scope_id, stream, event_id, said_at)
    VALUES (:scope_id, :stream, :event_id, :said_at)
    ON CONFLICT (scope_id, stream, event_id) DO NOTHING
"""
_SAID_LAST = """
    SELECT event_id FROM stream_events
    WHERE scope_id = :scope_id AND stream = :stream AND said_at > 0 AND said_at <= :time
    ORDER BY said_at DESC, event_id DESC LIMIT :count
"""
_DELETE_STREAM = "DELETE FROM stream_events WHERE scope_id = :scope_id AND stream = :stream"
_DELETE_STREAMS = "DELETE FROM stream_events WHERE scope_id = :scope_id"
_GROUNDS = "SELECT memory_id, evidence, replaced FROM memories WHERE scope_id = :scope_id"
_SET_GROUNDS = """
    UPDATE memories SET evidence = :evidence, replaced = :replaced
    WHERE scope_id = :scope_id AND memory_id = :memory_id
"""
_REVISION_GROUNDS = """
    SELECT memory_id, number, evidence FROM memory_revisions WHERE scope_id = :scope_id
"""
_SET_REVISION_GROUNDS = """
    UPDATE memory_revisions SET evidence = :evidence
    WHERE scope_id = :scope_id AND memory_id = :memory_id AND number = :number
"""


def known_event(tx: Transaction, scope: Scope, stream: str, event_id: str) -> bool:
    """Whether this stream has handed in an event of that id."""
    row = tx.one(_KNOWN_EVENT, scope_id=scope.id, stream=stream, event_id=event_id)
    return row is not None


def known_in_any_stream(tx: Transaction, scope: Scope, event_id: str) -> bool:
    """Whether any stream, or none, has handed in an event of that id."""
    return tx.one(_KNOWN_IN_ANY_STREAM, scope_id=scope.id, event_id=event_id) is not None


def mark_event(tx: Transaction, scope: Scope, stream: str, event_id: str, said: int = 0) -> bool:
    """Record that the stream handed in an event; False if it had already.

    ``said`` is its ``said_at``.
    """
    marked = tx.run(_MARK_EVENT, scope_id=scope.id, stream=stream, event_id=event_id, said_at=said)
    return marked > 0


def said_at(event: Event) -> int:
    """When the user said it; 0 for what the user did not say."""
    return event.time if event.author == "user" else 0


def said_last(tx: Transaction, scope: Scope, stream: str, time: int, count: int) -> list[str]:
    """The ids of what the user said last in a stream up to a time, the last one first."""
    rows = tx.all(_SAID_LAST, scope_id=scope.id, stream=stream, time=time, count=count)
    return [row["event_id"] for row in rows]


def mark_events(tx: Transaction, scope: Scope, stream: str, event_ids: Iterable[str]) -> None:
    """Record that the stream handed in events, known ones or new."""
    scope_id = scope.id
    tx.many(
        _MARK_EVENT,
        [
            {"scope_id": scope_id, "stream": stream, "event_id": each, "said_at": 0}
            for each in event_ids
        ],
    )


def delete_stream(tx: Transaction, scope: Scope, stream: str) -> int:
    """Forget that a stream handed in anything; how many events it had."""
    return tx.run(_DELETE_STREAM, scope_id=scope.id, stream=stream)


def delete_streams(tx: Transaction, scope: Scope) -> int:
    """Forget every event that was handed in for the scope; how many there were."""
    return tx.run(_DELETE_STREAMS, scope_id=scope.id)


def grounds(
    tx: Transaction, scope: Scope
) -> list[tuple[str, tuple[Evidence, ...], tuple[Evidence, ...]]]:
    """What every memory of the scope rests on and rested on, expired ones too, by id."""
    return [
        (row["memory_id"], parse_evidence(row["evidence"]), parse_evidence(row["replaced"]))
        for row in tx.all(_GROUNDS, scope_id=scope.id)
    ]


def set_grounds(
    tx: Transaction, scope: Scope, memory_id: str, evidence: CleanText, replaced: CleanText
) -> None:
    """Overwrite what a memory rests on and rested on: words were forgotten or taken back."""
    tx.run(
        _SET_GROUNDS,
        scope_id=scope.id,
        memory_id=memory_id,
        evidence=str(evidence),
        replaced=str(replaced),
    )


def revision_grounds(tx: Transaction, scope: Scope) -> list[tuple[str, int, tuple[Evidence, ...]]]:
    """What every revision of the scope rests on, as (memory id, number, evidence)."""
    return [
        (row["memory_id"], row["number"], parse_evidence(row["evidence"]))
        for row in tx.all(_REVISION_GROUNDS, scope_id=scope.id)
    ]


def set_revision_grounds(
    tx: Transaction, scope: Scope, memory_id: str, number: int, evidence: CleanText
) -> None:
    """Overwrite what a revision rests on: said again, or words were forgotten or taken back."""
    tx.run(
        _SET_REVISION_GROUNDS,
        scope_id=scope.id,
        memory_id=memory_id,
        number=number,
        evidence=str(evidence),
    )
