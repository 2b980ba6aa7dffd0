"""SQL of tombstones as a whole, and of the directory, for what is moved in and out."""

from __future__ import annotations

from keepwise.model import Scope
from keepwise.ports import Transaction

_TOMBSTONES = "SELECT digest, forgotten_at FROM tombstones WHERE scope_id = :scope_id"
_CREATED = "SELECT created_at FROM scopes WHERE scope_id = :scope_id AND entries <> ''"


def tombstones(tx: Transaction, scope: Scope) -> dict[bytes, int]:
    """Everything that was forgotten in a scope, by digest, with the time."""
    return {
        bytes(row["digest"]): int(row["forgotten_at"])
        for row in tx.all(_TOMBSTONES, scope_id=scope.id)
    }


def created_at(tx: Transaction, scope: Scope) -> int | None:
    """When a scope was entered into the directory; None if it is not listed."""
    row = tx.one(_CREATED, scope_id=scope.id)
    return None if row is None else int(row["created_at"])
