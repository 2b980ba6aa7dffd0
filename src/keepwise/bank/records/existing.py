"""A memory that has to be there."""

from __future__ import annotations

from keepwise.bank import store
from keepwise.errors import NotFound
from keepwise.model import Memory, Scope
from keepwise.ports import Transaction


def existing(tx: Transaction, scope: Scope, memory_id: str, now: int) -> Memory:
    """A memory of a scope. Raises NotFound."""
    memory = store.get(tx, scope, memory_id, now)
    if memory is None:
        raise NotFound(
            "there is no such memory in this scope", hint="list the memories to see their ids"
        )
    return memory


def ever(tx: Transaction, scope: Scope, memory_id: str, now: int) -> Memory:
    """A memory, also one that was taken out and can be brought back. Raises NotFound."""
    return store.removed(tx, scope, memory_id, now) or existing(tx, scope, memory_id, now)
