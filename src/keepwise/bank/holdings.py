"""What the bank holds for a scope, and how it is erased."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from keepwise.bank import store
from keepwise.governance.guard import CleanText, Guard
from keepwise.governance.retention import FORGOTTEN, Erasure
from keepwise.model import Evidence, Scope
from keepwise.ports import Transaction


class BankHoldings:
    """Memories go whole: the row, every revision and every posting.

    One statement can be the evidence of several memories. Those that stay keep their facts and
    lose the quotes that say what was forgotten.
    """

    name = "bank"
    tables = frozenset({"memories", "memory_revisions", "memory_terms"})

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        """Delete the memories the erasure names, and what others quote of them."""
        touched = sum(store.delete(tx, scope, memory_id) for memory_id in erasure.memory_ids)
        patterns = erasure.patterns
        for memory_id, evidence, replaced in store.grounds(tx, scope):
            clean, cleaned = self._without(evidence, *patterns), self._without(replaced, *patterns)
            if clean is not None or cleaned is not None:
                store.set_grounds(
                    tx,
                    scope,
                    memory_id,
                    clean or self._clean(evidence),
                    cleaned or self._clean(replaced),
                )
                touched += 1
        for memory_id, number, evidence in store.revision_grounds(tx, scope):
            clean = self._without(evidence, *patterns)
            if clean is not None:
                store.set_revision_grounds(tx, scope, memory_id, number, clean)
                touched += 1
        return touched

    def _without(
        self,
        evidence: Sequence[Evidence],
        anywhere: re.Pattern[str] | None,
        quoted: Mapping[str, re.Pattern[str] | None],
    ) -> CleanText | None:
        """The evidence with a marker for what the patterns find, or None if they find nothing."""
        after: list[Evidence] = []
        for each in evidence:
            pattern = quoted.get(each.event_id, anywhere)
            after.append(
                replace(each, quote=pattern.sub(FORGOTTEN, each.quote)) if pattern else each
            )
        return self._clean(after) if after != [*evidence] else None

    def _clean(self, evidence: Sequence[Evidence]) -> CleanText:
        rows = store.evidence_json(evidence)
        return self._guard.clean_json(rows, "evidence", field="evidence").text
