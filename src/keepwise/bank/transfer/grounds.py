"""What still counts of the words that memories of a file rest on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from keepwise.bank.provenance.evidence import clean_evidence
from keepwise.governance.guard import CleanText, Guard
from keepwise.governance.retention import FORGOTTEN, Retention, said_key, stream_key
from keepwise.governance.transfer.forgotten import Forgotten
from keepwise.model import Evidence, Scope
from keepwise.ports import Transaction


class Grounds:
    """The words of one scope, held against what was erased and forgotten there."""

    def __init__(self, tx: Transaction, scope: Scope, guard: Guard, retention: Retention) -> None:
        self._tx = tx
        self._scope = scope
        self._guard = guard
        self._retention = retention

    @cached_property
    def forgotten(self) -> Forgotten:
        """The words that were forgotten in the scope."""
        return Forgotten(self._tx, self._scope, self._retention)

    def is_gone(self, said: Evidence) -> bool:
        """Whether an erasure or a deleted session took the words along."""
        if self._retention.is_erased(self._tx, self._scope, said.time):
            return True
        return bool(said.stream) and self.is_buried(stream_key(said.stream), said.time)

    def is_unsaid(self, said: Evidence) -> bool:
        """Whether the words were forgotten since."""
        return self.is_buried(said_key(said.quote), said.time)

    def is_buried(self, key: str, said_at: int) -> bool:
        """Whether what a key stands for was forgotten since."""
        return self._retention.is_forgotten(self._tx, self._scope, key, said_at)

    def clean(self, evidence: Sequence[Evidence]) -> CleanText:
        """Evidence as it may come back: what was forgotten is marked, what was erased is gone."""
        kept = [each for each in evidence if not self.is_gone(each)]
        return clean_evidence(
            self._guard, [replace(each, quote=self._remembered(each)) for each in kept]
        )

    def _remembered(self, said: Evidence) -> str:
        if self.is_unsaid(said):
            return FORGOTTEN
        return self.forgotten.text(said.quote, said.time)[0]
