"""Who did what, and why: an append-only log of kinds, reasons and ids, never of content."""

from __future__ import annotations

from keepwise.governance import store
from keepwise.model import AuditEntry, Page, Scope, parse_page_token
from keepwise.ports import Clock, Database, Transaction


class Audit:
    """Writes entries inside the caller's transaction and lists them."""

    def __init__(self, database: Database, clock: Clock, policy: str) -> None:
        self._database = database
        self._clock = clock
        self._policy = policy

    def record(
        self,
        tx: Transaction,
        scope: Scope,
        action: str,
        *,
        target: str,
        reason: str,
        kinds: tuple[str, ...] = (),
        actor: str = "system",
    ) -> None:
        """Append an entry; it is committed or lost with the change it describes."""
        store.add_audit(
            tx,
            scope,
            time=self._clock(),
            action=action,
            target=target,
            reason=reason,
            kinds=kinds,
            policy=self._policy,
            actor=actor,
        )

    async def list(
        self, scope: Scope, *, page_size: int = 100, page_token: str = ""
    ) -> Page[AuditEntry]:
        """A scope's entries, oldest first."""
        after = (parse_page_token(page_token) or (0, ""))[0]
        page_size = max(1, min(page_size, 1000))
        found = await self._database.read(
            lambda tx: store.list_audit(tx, scope, after=after, count=page_size + 1)
        )
        page = tuple(found[:page_size])
        return Page(page, str(page[-1].seq) if len(found) > page_size else "")
