"""Deleting what has expired, and knowing when the next thing does."""

from __future__ import annotations

from keepwise.bank import store
from keepwise.bank.expiry import store as expiry
from keepwise.bank.quarantine import store as quarantine
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.retention import Retention
from keepwise.model import Scope
from keepwise.ports import Clock, Database, Transaction


class Purging:
    """Takes what has expired out of the files, wherever it is."""

    def __init__(
        self, database: Database, audit: Audit, retention: Retention, clock: Clock
    ) -> None:
        self._database = database
        self._audit = audit
        self._retention = retention
        self._clock = clock

    async def run(self, limit: int) -> int:
        """Visit the scopes in which something has expired, at most so many; how many rows went."""
        now = self._clock()
        due = await self._database.read(lambda tx: governance_store.due_scopes(tx, now, limit))
        gone = 0
        for scope in due:

            def work(tx: Transaction, scope: Scope = scope) -> int:
                purged = purge(tx, scope, self._audit, self._clock())
                schedule(tx, scope)
                return purged

            gone += await self._database.write(work)
        await self._retention.finish()
        return gone


def purge(tx: Transaction, scope: Scope, audit: Audit, now: int) -> int:
    """Delete what the scope holds beyond its time, in the caller's transaction; how many rows.

    Nothing is buried: said again, the same words count.
    """
    memories = expiry.expired(tx, scope, now)
    for memory_id in memories:
        store.delete(tx, scope, memory_id)
        audit.record(tx, scope, "expire", target=memory_id, reason="expire time passed")
    waiting = quarantine.expired(tx, scope, now)
    for item_id in waiting:
        quarantine.delete(tx, scope, item_id)
        audit.record(tx, scope, "expire", target=item_id, reason="nobody confirmed it in time")
    gone = len(memories) + len(waiting) + expiry.delete_expired_revisions(tx, scope, now)
    if gone:
        governance_store.note_deletion(tx)
    return gone


def schedule(tx: Transaction, scope: Scope) -> None:
    """After a purge: note when the scope is to be visited next."""
    times = (expiry.next_expiry(tx, scope), quarantine.next_expiry(tx, scope))
    known = [each for each in times if each is not None]
    governance_store.set_purge_time(tx, scope, min(known, default=None))
