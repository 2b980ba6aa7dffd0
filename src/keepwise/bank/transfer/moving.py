"""The records of the bank, as an export writes them."""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.bank import store as bank_store
from keepwise.bank.quarantine import store as quarantine_store
from keepwise.bank.quarantine.service import Quarantine
from keepwise.bank.remembering import store as buffered
from keepwise.bank.remembering.buffering import Buffering
from keepwise.bank.transfer import store
from keepwise.bank.transfer.records import (
    HANDED_IN,
    MEMORY,
    QUARANTINED,
    WAITING,
    memory_fields,
    quarantined_fields,
    waiting_fields,
)
from keepwise.bank.transfer.restoring import BankRestorer
from keepwise.governance.audit import Audit
from keepwise.governance.guard import Guard
from keepwise.governance.retention import Retention
from keepwise.governance.transfer.rooms import Cursor, Portion, Terms
from keepwise.model import Scope
from keepwise.ports import Transaction

_MEMORIES = 20
_ITEMS = 100
_EVENTS = 500


class MovableBank:
    """Memories with all they have been, what waits, and which events were handed in.

    Postings and counts follow from the facts; they are made anew.
    """

    kinds: Sequence[str] = (MEMORY, QUARANTINED, WAITING, HANDED_IN)

    def __init__(
        self,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        quarantine: Quarantine,
        buffering: Buffering,
    ) -> None:
        self._buffering = buffering
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._quarantine = quarantine

    def export(self, tx: Transaction, scope: Scope, cursor: Cursor, now: int) -> Portion:
        """The next few records of a scope."""
        match cursor:
            case ():
                return self._memories(tx, scope, "", now)
            case ("memory", str(after)):
                return self._memories(tx, scope, after, now)
            case ("quarantined", str(after)):
                return self._quarantined(tx, scope, after, now)
            case ("waiting", str(stream), str(event_id)):
                return self._waiting(tx, scope, stream, event_id)
            case ("handed_in", str(stream), str(event_id)):
                return self._handed_in(tx, scope, stream, event_id)
            case _:
                raise AssertionError("no cursor of the bank's")

    def restorer(self, terms: Terms) -> BankRestorer:
        """What takes records over."""
        return BankRestorer(
            self._guard, self._audit, self._retention, self._quarantine, self._buffering, terms
        )

    def _memories(self, tx: Transaction, scope: Scope, after: str, now: int) -> Portion:
        ids = store.ids(tx, scope, after=after, count=_MEMORIES, now=now)
        found = [bank_store.get(tx, scope, each, now) for each in ids]
        records = [
            (MEMORY, memory_fields(each, bank_store.living(tx, scope, each, now)))
            for each in found
            if each is not None
        ]
        return records, (MEMORY, ids[-1]) if len(ids) == _MEMORIES else (QUARANTINED, "")

    def _quarantined(self, tx: Transaction, scope: Scope, after: str, now: int) -> Portion:
        found = quarantine_store.page(tx, scope, now, after=after, count=_ITEMS)
        records = [(QUARANTINED, quarantined_fields(each)) for each in found]
        if len(found) == _ITEMS:
            return records, (QUARANTINED, found[-1].id)
        return records, (WAITING, "", "")

    def _waiting(self, tx: Transaction, scope: Scope, stream: str, event_id: str) -> Portion:
        found = buffered.after(tx, scope, stream, event_id, _ITEMS)
        records = [(WAITING, waiting_fields(each)) for each in found if not each.seen]
        if len(found) == _ITEMS:
            return records, (WAITING, found[-1].stream, found[-1].event_id)
        return records, (HANDED_IN, "", "")

    def _handed_in(self, tx: Transaction, scope: Scope, stream: str, event_id: str) -> Portion:
        found = store.handed_in(tx, scope, stream=stream, event_id=event_id, count=_EVENTS)
        records: Portion = (
            [
                (HANDED_IN, {"stream": each, "event_id": of, "said_at": said})
                for each, of, said in found
            ],
            (HANDED_IN, *found[-1][:2]) if len(found) == _EVENTS else None,
        )
        return records
