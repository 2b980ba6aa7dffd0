"""SQL of expiry."""

from __future__ import annotations

from keepwise.model import Scope
from keepwise.ports import Transaction

REMOVED_KEPT = 48 * 3600 * 1_000_000
"""How long a memory that was taken out can be brought back, in microseconds."""

_EXPIRED = """
    SELECT memory_id FROM memories
    WHERE scope_id = :scope_id AND expires_at <= :now
      AND (removed_at IS NULL OR removed_at <= :removed_before)
"""
_DELETE_EXPIRED_REVISIONS = """
    DELETE FROM memory_revisions
    WHERE scope_id = :scope_id AND expires_at <= :now AND number < (
        SELECT memories.revision FROM memories
        WHERE memories.scope_id = memory_revisions.scope_id
          AND memories.memory_id = memory_revisions.memory_id
    )
"""
_NEXT_EXPIRY = """
    SELECT MIN(CASE WHEN removed_at IS NULL THEN expires_at ELSE removed_at + :kept END) AS at
    FROM memories WHERE scope_id = :scope_id AND expires_at IS NOT NULL
"""
_NEXT_REVISION_EXPIRY = """
    SELECT MIN(memory_revisions.expires_at) AS at
    FROM memory_revisions
    JOIN memories ON memories.scope_id = memory_revisions.scope_id
        AND memories.memory_id = memory_revisions.memory_id
        AND memories.revision > memory_revisions.number
    WHERE memory_revisions.scope_id = :scope_id AND memory_revisions.expires_at IS NOT NULL
"""


def expired(tx: Transaction, scope: Scope, now: int) -> list[str]:
    """The ids of memories whose time is over; one that was taken out is kept for a while."""
    rows = tx.all(_EXPIRED, scope_id=scope.id, now=now, removed_before=now - REMOVED_KEPT)
    return [row["memory_id"] for row in rows]


def delete_expired_revisions(tx: Transaction, scope: Scope, now: int) -> int:
    """Delete earlier states whose time is over; how many. The state a memory is in stays."""
    return tx.run(_DELETE_EXPIRED_REVISIONS, scope_id=scope.id, now=now)


def next_expiry(tx: Transaction, scope: Scope) -> int | None:
    """When the next memory or earlier state of the scope expires."""
    rows = [
        tx.one(_NEXT_EXPIRY, scope_id=scope.id, kept=REMOVED_KEPT),
        tx.one(_NEXT_REVISION_EXPIRY, scope_id=scope.id),
    ]
    return min((row["at"] for row in rows if row and row["at"] is not None), default=None)
