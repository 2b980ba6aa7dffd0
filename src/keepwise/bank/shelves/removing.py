"""Taking a memory out that a scan found to say what may not be stored."""

from __future__ import annotations

from keepwise.bank.direct import vouched
from keepwise.bank.forgetting import Forgetting
from keepwise.bank.quarantine.service import Quarantine
from keepwise.bank.quarantine.suspecting import Suspect
from keepwise.governance.findings import kinds_of
from keepwise.governance.guard import Guard
from keepwise.model import Candidate, Memory, ScanFix, Scope
from keepwise.ports import Clock, Transaction

REASON = "found by a scan"


class Removal:
    """Forgets a memory, or moves it to the quarantine, inside the caller's transaction."""

    def __init__(
        self, guard: Guard, forgetting: Forgetting, quarantine: Quarantine, clock: Clock
    ) -> None:
        self._guard = guard
        self._forgetting = forgetting
        self._quarantine = quarantine
        self._clock = clock

    def __call__(
        self, tx: Transaction, scope: Scope, memory: Memory, how: ScanFix, actor: str
    ) -> None:
        """Take it out."""
        if how == "erase":
            self._forgetting.forget(tx, scope, memory, reason=REASON, actor=actor)
        else:
            suspect = self._suspect(memory)
            self._quarantine.put_memory_away(tx, scope, memory, suspect, self._clock())

    def _suspect(self, memory: Memory) -> Suspect:
        said = memory.evidence or (vouched(memory.id, memory.fact, memory.updated_at),)
        topic, slot = (
            "" if self._guard.findings(each, "ledger") else each
            for each in (memory.topic, memory.slot)
        )
        candidate = Candidate(
            "remember",
            memory.fact,
            topic,
            said[-1],
            "scan",
            slot=slot,
            value=memory.value,
            qualifier=memory.qualifier,
            explicit=True,
            engine="scan",
        )
        kinds = kinds_of(self._guard.findings(memory.fact, "memory"))
        return Suspect(candidate, "user", kinds)
