"""SQL of the names that hold in a whole bank."""

from __future__ import annotations

from typing import Literal, TypeAlias

from keepwise.governance.guard import is_storable
from keepwise.governance.store import scope_of
from keepwise.model import Scope
from keepwise.ports import Transaction

Kind: TypeAlias = Literal["memory", "session"]

LATEST = 2**62

_ENTER = """
    INSERT INTO names (scope_id, kind, name, bank, created_at)
    VALUES (:scope_id, :kind, :name, :bank, :created_at)
    ON CONFLICT (scope_id, kind, name) DO NOTHING
"""
_LEAVE = "DELETE FROM names WHERE scope_id = :scope_id AND kind = :kind AND name = :name"
_CLEAR = "DELETE FROM names WHERE scope_id = :scope_id AND kind = :kind"
_OWNERS = """
    SELECT scopes.bank, scopes.entries FROM names
    JOIN scopes ON scopes.scope_id = names.scope_id
    WHERE names.bank = :bank AND names.kind = :kind AND names.name = :name
    ORDER BY names.created_at, scopes.entries
"""
_PAGE = """
    SELECT scopes.bank, scopes.entries, names.name, names.created_at FROM names
    JOIN scopes ON scopes.scope_id = names.scope_id
    WHERE names.bank = :bank AND names.kind = :kind
      AND (names.created_at < :created_at
           OR (names.created_at = :created_at
               AND (names.name > :name OR (names.name = :name AND names.scope_id > :scope_id))))
    ORDER BY names.created_at DESC, names.name, names.scope_id LIMIT :count
"""
_ANY = "SELECT 1 AS found FROM names WHERE bank = :bank LIMIT 1"


def enter(tx: Transaction, scope: Scope, kind: Kind, name: str, created_at: int) -> None:
    """A record came to be: its id leads to its scope from now on."""
    tx.run(
        _ENTER,
        scope_id=scope.id,
        kind=kind,
        name=name,
        bank=scope.bank,
        created_at=created_at,
    )


def leave(tx: Transaction, scope: Scope, kind: Kind, name: str) -> None:
    """A record is gone."""
    tx.run(_LEAVE, scope_id=scope.id, kind=kind, name=name)


def clear(tx: Transaction, scope: Scope, kind: Kind) -> None:
    """Every record of a kind is gone from a scope."""
    tx.run(_CLEAR, scope_id=scope.id, kind=kind)


def owners(tx: Transaction, bank: str, kind: Kind, name: str) -> list[Scope]:
    """The scopes of a bank that have a record of that id, the oldest first: usually one."""
    rows = tx.all(_OWNERS, bank=bank, kind=kind, name=name) if is_storable(name) else []
    return [scope_of(row["entries"], row["bank"]) for row in rows]


def page(
    tx: Transaction, bank: str, kind: Kind, *, before: tuple[int, str, bytes] | None, count: int
) -> list[tuple[Scope, str, int]]:
    """Scope, id and creation time of a bank's records, newest first, after such a place."""
    created_at, name, scope_id = before or (LATEST, "", b"")
    rows = tx.all(
        _PAGE,
        bank=bank,
        kind=kind,
        created_at=created_at,
        name=name,
        scope_id=scope_id,
        count=count,
    )
    return [(scope_of(row["entries"], row["bank"]), row["name"], row["created_at"]) for row in rows]


def is_used(tx: Transaction, bank: str) -> bool:
    """Whether a bank holds a memory or a session."""
    return tx.one(_ANY, bank=bank) is not None
