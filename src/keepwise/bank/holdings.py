"""What the bank holds for a scope, and how it is erased."""

from __future__ import annotations

from keepwise.bank import store
from keepwise.governance.retention import Erasure
from keepwise.model import Scope
from keepwise.ports import Transaction


class BankHoldings:
    """Memories go whole: the row, every revision and every posting."""

    name = "bank"
    tables = frozenset({"memories", "memory_revisions", "memory_terms"})

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        """Delete the memories the erasure names."""
        return sum(store.delete(tx, scope, memory_id) for memory_id in erasure.memory_ids)
