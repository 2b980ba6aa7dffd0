"""What the bank holds for a scope, and how it is erased."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from keepwise.bank import store
from keepwise.bank.forgetting import identities
from keepwise.bank.provenance import store as provenance
from keepwise.bank.provenance.evidence import clean_evidence
from keepwise.bank.quarantine import store as quarantine
from keepwise.bank.quarantine.service import identities as waiting_identities
from keepwise.bank.remembering import store as waiting
from keepwise.bank.remembering.forgetting import without
from keepwise.bank.shelves.memories import HandedIn, Memories, Quarantine, Removing, Revisions
from keepwise.bank.shelves.waiting import Waiting
from keepwise.bank.transfer.moving import MovableBank
from keepwise.governance.guard import CleanText, Guard
from keepwise.governance.retention import FORGOTTEN, Erasure
from keepwise.governance.scanning.records import Shelf
from keepwise.jobs import store as jobs
from keepwise.model import Evidence, Scope
from keepwise.ports import Transaction


class BankHoldings:
    """Memories go whole: the row, every revision and every posting. So do items in quarantine.

    One statement can be the evidence of several memories. Those that stay keep their facts and
    lose the quotes that say what was forgotten.
    """

    name = "bank"
    tables = frozenset(
        {
            "memories",
            "memory_revisions",
            "memory_terms",
            "memory_vectors",
            "quarantine",
            "streams",
            "buffered_events",
            "jobs",
        }
    )

    def __init__(self, guard: Guard, remove: Removing, movable: MovableBank) -> None:
        self._guard = guard
        self._remove = remove
        self.movable = movable

    @property
    def shelves(self) -> Sequence[Shelf]:
        """Memories, what they have been and the quarantine, as a scan looks at them."""
        return (
            Memories(self._guard, self._remove),
            Revisions(self._guard),
            Quarantine(self._guard),
            HandedIn(),
            Waiting(self._guard),
        )

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        """Delete the memories the erasure names, and what others quote of them."""
        touched = sum(store.delete(tx, scope, memory_id) for memory_id in erasure.memory_ids)
        patterns = erasure.patterns
        for memory_id, evidence, replaced in provenance.grounds(tx, scope):
            clean, cleaned = self._without(evidence, *patterns), self._without(replaced, *patterns)
            if clean is not None or cleaned is not None:
                provenance.set_grounds(
                    tx,
                    scope,
                    memory_id,
                    clean or self._clean(evidence),
                    cleaned or self._clean(replaced),
                )
                touched += 1
        for memory_id, number, evidence in provenance.revision_grounds(tx, scope):
            clean = self._without(evidence, *patterns)
            if clean is not None:
                provenance.set_revision_grounds(tx, scope, memory_id, number, clean)
                touched += 1
        touched += self._erase_waiting(tx, scope, *patterns)
        touched += self._erase_details(tx, scope, patterns[0])
        return touched + self._erase_quarantined(tx, scope, *patterns)

    def _erase_details(self, tx: Transaction, scope: Scope, pattern: re.Pattern[str] | None) -> int:
        """Take what is forgotten out of titles and descriptions of the memories that stay."""
        touched = 0
        if pattern is None:
            return 0
        for memory_id, held in store.details(tx, scope):
            text = json.dumps(held, ensure_ascii=False)
            body = without(self._guard, text, pattern)
            if body is not None:
                store.set_details(tx, scope, memory_id, body)
                touched += 1
        return touched

    def _erase_waiting(
        self,
        tx: Transaction,
        scope: Scope,
        anywhere: re.Pattern[str] | None,
        quoted: Mapping[str, re.Pattern[str] | None],
    ) -> int:
        """Take what is forgotten out of events that wait; the rest of them is looked at yet."""
        touched = 0
        for event in waiting.every(tx, scope):
            pattern = quoted.get(event.event_id, anywhere)
            body = without(self._guard, event.body, pattern) if pattern else None
            if body is not None:
                waiting.reword(tx, scope, event.stream, event.event_id, body)
                touched += 1
        return touched

    def _erase_quarantined(
        self,
        tx: Transaction,
        scope: Scope,
        anywhere: re.Pattern[str] | None,
        quoted: Mapping[str, re.Pattern[str] | None],
    ) -> int:
        touched = 0
        for item in quarantine.every(tx, scope):
            pattern = quoted.get(item.evidence.event_id, anywhere)
            if pattern and (pattern.search(item.fact) or pattern.search(item.evidence.quote)):
                touched += quarantine.delete(tx, scope, item.id)
        return touched

    def clear(self, tx: Transaction, scope: Scope) -> int:
        """Delete every memory, what waits in quarantine, and which events were handed in."""
        gone = store.clear(tx, scope) + quarantine.clear(tx, scope)
        # Nobody is to look at what is not there any more.
        gone += waiting.clear(tx, scope) + jobs.clear(tx, scope)
        return gone + provenance.delete_streams(tx, scope)

    def identities(self, tx: Transaction, scope: Scope) -> tuple[tuple[str, int], ...]:
        """The keys of all that is remembered or waits, with the latest time its words were said."""
        found: dict[str, int] = {}
        for memory in store.every(tx, scope):
            revisions = store.revisions(tx, scope, memory.id)
            said = (*memory.evidence, *memory.replaced)
            latest = max((each.time for each in said), default=memory.updated_at)
            for key in identities(memory, revisions):
                found[key] = max(latest, found.get(key, latest))
        for item in quarantine.every(tx, scope):
            # A clock that runs ahead dates words after the erasure: nobody has to see them again.
            for key in waiting_identities(item):
                found[key] = max(item.evidence.time, found.get(key, item.evidence.time))
        return tuple(sorted(found.items()))

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
        return clean_evidence(self._guard, evidence)
