"""SQL of moving memories: page by page, and back as they were."""

from __future__ import annotations

from keepwise.bank import store
from keepwise.governance.naming import store as naming
from keepwise.model import Scope
from keepwise.ports import Transaction

_IDS = """
    SELECT memory_id FROM memories
    WHERE scope_id = :scope_id AND memory_id > :after
      AND (expires_at IS NULL OR expires_at > :now)
    ORDER BY memory_id LIMIT :count
"""
_HANDED_IN = """
    SELECT e.stream, e.event_id, e.said_at FROM stream_events AS e
    LEFT JOIN buffered_events AS b ON b.scope_id = e.scope_id AND b.stream = e.stream
        AND b.event_id = e.event_id AND b.seen = 0
    WHERE e.scope_id = :scope_id AND (e.stream, e.event_id) > (:stream, :event_id)
      AND b.event_id IS NULL
    ORDER BY e.stream, e.event_id LIMIT :count
"""
_RESTORE = """
    INSERT INTO memories (scope_id, memory_id, fact, topic, slot, value, qualifier, standing,
        revision, term_count, evidence, replaced, labels, created_at, updated_at, expires_at,
        kind, details)
    VALUES (:scope_id, :memory_id, :fact, :topic, :slot, :value, :qualifier, :standing,
        :revision, :term_count, :evidence, :replaced, :labels, :created_at, :updated_at,
        :expires_at, :kind, :details)
"""


def ids(tx: Transaction, scope: Scope, *, after: str, count: int, now: int) -> list[str]:
    """The ids of memories after one, in their order; those that have expired left out."""
    rows = tx.all(_IDS, scope_id=scope.id, after=after, count=count, now=now)
    return [row["memory_id"] for row in rows]


def handed_in(
    tx: Transaction, scope: Scope, *, stream: str, event_id: str, count: int
) -> list[tuple[str, str, int]]:
    """Which streams handed in which events that do not wait, after one of them, in order.

    With each, when the user said it.
    """
    rows = tx.all(_HANDED_IN, scope_id=scope.id, stream=stream, event_id=event_id, count=count)
    return [(row["stream"], row["event_id"], row["said_at"]) for row in rows]


def restore(
    tx: Transaction, scope: Scope, draft: store.Draft, *, created_at: int, updated_at: int
) -> None:
    """Write a memory with its times; its states and postings are written after it."""
    tx.run(
        _RESTORE,
        scope_id=scope.id,
        memory_id=draft.id,
        fact=str(draft.fact),
        topic=draft.topic,
        slot=draft.slot,
        value=str(draft.value),
        qualifier=str(draft.qualifier),
        standing=int(draft.standing),
        revision=draft.revision,
        term_count=len(draft.terms),
        evidence=str(draft.evidence),
        replaced=str(draft.replaced),
        labels=str(draft.labels),
        created_at=created_at,
        updated_at=updated_at,
        expires_at=draft.expires_at,
        kind=draft.kind,
        details="{}" if draft.details is None else str(draft.details),
    )
    naming.enter(tx, scope, "memory", draft.id, created_at)
