"""SQL of moving files: content by content, each with the versions that have it."""

from __future__ import annotations

from keepwise.artifacts.names import Place
from keepwise.model import Scope
from keepwise.ports import Transaction

_NEXT_DIGEST = """
    SELECT digest FROM artifacts
    WHERE scope_id = :scope_id AND digest > :after ORDER BY digest LIMIT 1
"""
_OF_DIGEST = """
    SELECT session_id, name, version FROM artifacts
    WHERE scope_id = :scope_id AND digest = :digest ORDER BY session_id, name, version
"""


def next_digest(tx: Transaction, scope: Scope, after: bytes) -> bytes | None:
    """The digest after one of the scope's contents; None after the last."""
    row = tx.one(_NEXT_DIGEST, scope_id=scope.id, after=after)
    return None if row is None else bytes(row["digest"])


def of_digest(tx: Transaction, scope: Scope, digest: bytes) -> list[tuple[Place, int]]:
    """The versions that have a content; those that have none, as links, for an empty digest."""
    rows = tx.all(_OF_DIGEST, scope_id=scope.id, digest=digest)
    return [(Place(row["session_id"], row["name"]), row["version"]) for row in rows]
