"""Who did what, and why: an append-only log of kinds, reasons and ids, never of content.

Entries belong to scopes, and each bank has a chain over the entries of all its scopes, which shows
whether anything in them was changed.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncGenerator, Callable, Sequence
from functools import partial

from keepwise.errors import InvalidInput, NotFound
from keepwise.governance import store as facts
from keepwise.governance.auditing import store, verifying
from keepwise.governance.auditing.chain import (
    BROKEN,
    CALLERS_WORDS,
    START,
    Link,
    StoredEntry,
    bank_of,
    bank_scope,
    chain_of,
    head_name,
    hexed,
    link_digest,
    names_of_heads,
    parse_head,
    reason_digest,
    seal,
    unseal,
)
from keepwise.governance.auditing.exporting import head_line, line
from keepwise.governance.auditing.verifying import PAGE, entries_of
from keepwise.governance.findings import kinds_of, rules_of
from keepwise.governance.guard import Guard
from keepwise.governance.naming.ids import told
from keepwise.model import (
    AuditCheck,
    AuditEntry,
    AuditHead,
    ChainedEntry,
    Finding,
    Page,
    Scope,
    parse_page_token,
)
from keepwise.ports import Clock, Database, Transaction

logger = logging.getLogger("keepwise.governance")

_SALT_BYTES = 16
_MAX_PAGE = 1000
_END = 2**62


class Audit:
    """Writes entries inside the caller's transaction, lists them, and proves them unchanged."""

    def __init__(self, database: Database, clock: Clock, guard: Guard) -> None:
        self._database = database
        self._clock = clock
        self._guard = guard
        self._key = b""

    def use_key(self, key: bytes) -> None:
        """Set the secret of this installation that digests are keyed with."""
        self._key = key

    @property
    def policy(self) -> str:
        """The version of the policy that entries are made under."""
        return self._guard.policy.version

    # Writing

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
        chain, scope_id, salt = chain_of(scope.bank), scope.id, secrets.token_bytes(_SALT_BYTES)
        position, previous = self._end(tx, scope.bank)
        while True:
            position += 1
            entry = StoredEntry(
                scope_id=scope_id,
                seq=store.next_seq(tx, scope_id),
                time=self._clock(),
                action=action,
                target=target,
                reason=reason,
                kinds=",".join(kinds),
                policy=self.policy,
                actor=actor,
                chain=chain,
                position=position,
                reason_salt=salt,
                reason_digest=reason_digest(salt, reason),
            )
            digest = link_digest(self._key, previous, position, entry)
            if store.add_link(tx, entry, digest):
                break
            # Somebody put a link where the head says that nothing is: go on behind it.
            position, previous = _last_link(tx, chain), BROKEN
        store.add_entry(tx, entry)
        sealed = seal(self._key, scope.bank, position, digest)
        facts.set_meta(tx, head_name(scope.bank), sealed)

    def record_redaction(
        self,
        tx: Transaction,
        scope: Scope,
        target: str,
        findings: Sequence[Finding],
        *,
        actor: str = "system",
    ) -> None:
        """Say what was redacted, by kind and rule; nothing if nothing was."""
        if findings:
            reason, kinds = rules_of(findings), kinds_of(findings)
            self.record(tx, scope, "redact", target=target, reason=reason, kinds=kinds, actor=actor)

    def record_of_bank(
        self,
        tx: Transaction,
        bank: str,
        action: str,
        *,
        target: str,
        reason: str,
        kinds: tuple[str, ...] = (),
        actor: str = "system",
    ) -> None:
        """Append an entry about a bank as a whole. Its own scope is in no list of scopes."""
        scope = bank_scope(bank)
        facts.ensure_scope(tx, scope, self._clock())
        facts.unlist_scope(tx, scope)
        self.record(tx, scope, action, target=target, reason=reason, kinds=kinds, actor=actor)

    def _end(self, tx: Transaction, bank: str) -> tuple[int, bytes]:
        """Position and digest that the next link follows."""
        sealed = facts.get_meta(tx, head_name(bank))
        head = unseal(self._key, bank, sealed)
        if head is not None:
            return head
        last = _last_link(tx, chain_of(bank))
        if sealed is None and not last:
            return 0, START
        # What is done now has to be recorded all the same. The link shows for ever that it
        # follows nothing.
        logger.warning("the head of an audit chain was changed: run keepwise audit verify")
        return last, BROKEN

    def head(self, tx: Transaction, bank: str) -> AuditHead:
        """Where a bank's chain ends, in the caller's transaction: one look-up."""
        head = unseal(self._key, bank, facts.get_meta(tx, head_name(bank)))
        return AuditHead(bank) if head is None else AuditHead(bank, head[0], head[1].hex())

    def holds(self, tx: Transaction, head: AuditHead) -> bool:
        """Whether the chain of a bank has this digest at this position: one look-up."""
        link = store.get_link(tx, chain_of(head.bank), head.position)
        return link is not None and head.digest != "" and hexed(link.digest) == head.digest

    def drop_reasons(self, tx: Transaction, scope: Scope) -> None:
        """Take out the reasons that callers gave, in the caller's transaction.

        Only erasing a person changes entries that stand, and it says so in the chain.
        """
        for action in CALLERS_WORDS:
            store.drop_reasons(tx, scope, action)

    async def read(self, scope: Scope, *, target: str, reason: str, actor: str) -> None:
        """Record that an operator looked at what is stored for a person.

        Of somebody nothing was ever stored for, nothing is recorded: a look creates nothing.

        Args:
            scope: whose data was looked at.
            target: what was looked at: an id, or the name of a room such as ``memories``. What may
                not be kept of it is marked.
            reason: why. It goes when the person is erased.
            actor: who looked.

        Raises:
            Refused: the reason or the actor holds a credential.
        """
        self._guard.require(reason, "ledger", field="reason")
        self._guard.require(actor, "ledger", field="actor")

        def work(tx: Transaction) -> None:
            if store.is_known(tx, scope):
                self.record(tx, scope, "read", target=told(target), reason=reason, actor=actor)

        await self._database.write(work)

    # Listing

    async def list(
        self,
        scope: Scope,
        *,
        page_size: int = 100,
        page_token: str = "",
        newest_first: bool = False,
        action: str = "",
        kind: str = "",
    ) -> Page[AuditEntry]:
        """A scope's entries, oldest first; of one action or kind of finding if these are given."""
        token = parse_page_token(page_token)
        bound = token[0] if token else (_END if newest_first else 0)
        count = max(1, min(page_size, _MAX_PAGE))
        found = await self._database.read(
            lambda tx: store.list_entries(
                tx,
                scope,
                bound=bound,
                count=count + 1,
                newest_first=newest_first,
                action=action,
                kind=kind,
            )
        )
        page = tuple(found[:count])
        return Page(page, str(page[-1].seq) if len(found) > count else "")

    async def log(
        self,
        bank: str,
        *,
        page_size: int = 100,
        page_token: str = "",
        newest_first: bool = False,
        action: str = "",
        kind: str = "",
        missing_ok: bool = False,
    ) -> Page[ChainedEntry]:
        """The entries of all scopes of a bank in the order they were made, for an operator.

        Raises:
            NotFound: nothing was ever recorded in a bank of that name, unless ``missing_ok``.
        """
        await self._known(bank, missing_ok=missing_ok)
        token = parse_page_token(page_token)
        at = token[0] if token else (_END if newest_first else 0)
        count = max(1, min(page_size, _MAX_PAGE))
        found: list[ChainedEntry] = []

        def more(tx: Transaction, at: int) -> list[ChainedEntry | int]:
            if newest_first:
                links = store.links_before(tx, chain_of(bank), before=at, count=PAGE)
            else:
                links = store.links(tx, chain_of(bank), after=at, count=PAGE)
            return [
                link.position if entry is None else _chained(link, entry, _names(tx, link, bank))
                for link, entry in entries_of(tx, links)
            ]

        while True:
            page = await self._database.read(partial(more, at=at))
            for each in page:
                if isinstance(each, int):  # its entry is gone, which verify tells
                    at = each
                    continue
                if action in ("", each.entry.action) and (not kind or kind in each.entry.kinds):
                    if len(found) == count:
                        return Page(tuple(found), str(at))
                    found.append(each)
                at = each.position
            if len(page) < PAGE:
                return Page(tuple(found))

    async def export(self, bank: str, *, names: bool = False) -> AsyncGenerator[str, None]:
        """The chain of a bank as lines of JSON, oldest first, and its head as the last one.

        The reasons that callers gave stay inside; their digests are there. Scopes are told by id;
        with ``names`` also by name, as far as they are still listed.

        Raises:
            NotFound: there is no such bank.
        """
        await self._known(bank)
        at, last, count = 0, "", 0

        def read(tx: Transaction, at: int) -> list[tuple[Link, StoredEntry | None, Scope | None]]:
            links = store.links(tx, chain_of(bank), after=at, count=PAGE)
            return [
                (link, entry, _names(tx, link, bank) if names else None)
                for link, entry in entries_of(tx, links)
            ]

        while True:
            page = await self._database.read(partial(read, at=at))
            for link, entry, scope in page:
                at, last, count = link.position, hexed(link.digest), count + 1
                yield line(link, entry, scope)
            if len(page) < PAGE:
                break
        yield head_line(AuditHead(bank, at, last), count)

    # Proving

    async def heads(self) -> tuple[AuditHead, ...]:
        """Where the chain of each bank ends. Kept elsewhere, a head proves all before it."""

        def work(tx: Transaction) -> tuple[AuditHead, ...]:
            chained = {bank_of(name) for name in facts.meta_names(tx, *names_of_heads())}
            # Of the default bank it has to show that its head is gone, even where nobody is listed.
            banks = {verifying.DEFAULT_BANK, *chained, *store.banks(tx)}
            return tuple(self.head(tx, bank) for bank in sorted(banks))

        return await self._database.read(work)

    async def _known(self, bank: str, *, missing_ok: bool = False) -> Sequence[str]:
        """All banks; raises NotFound if this is none of them and has to be."""
        banks = tuple(each.bank for each in await self.heads())
        if bank not in banks:
            if missing_ok:
                return (*banks, bank)
            raise NotFound(f"there is no bank '{told(bank)}'", hint=f"known: {', '.join(banks)}")
        return banks

    async def verify(
        self,
        bank: str,
        *,
        expect: str = "",
        missing_ok: bool = False,
        progress: Callable[[int], object] | None = None,
    ) -> AuditCheck:
        """Check every entry of a bank against its chain; what was tampered with, and where.

        Args:
            bank: whose chain.
            expect: a head as it was printed before (``position:digest``), which must still be
                part of the chain.
            missing_ok: a bank in which nothing was ever recorded has an empty chain.
            progress: called with how many more were looked at. Each entry is looked at twice: from
                the chain, and from its scope.

        Raises:
            NotFound: nothing was ever recorded in a bank of that name, unless ``missing_ok``.
            InvalidInput: ``expect`` is not a head.
        """
        expected = parse_head(expect, bank) if expect else None
        if expect and expected is None:
            raise InvalidInput("expect", "is not a head", hint="it looks like 12:3f9a…, in hex")
        banks = await self._known(bank, missing_ok=missing_ok)
        check = await verifying.verify(
            self._database, bank, self._key, banks=banks, told=progress or (lambda _: None)
        )
        if expected is None or await self._database.read(lambda tx: self.holds(tx, expected)):
            return check
        return verifying.without(check, expected)


def _last_link(tx: Transaction, chain: bytes) -> int:
    """The position of the last link there is; 0 without any."""
    found = store.links_before(tx, chain, before=_END, count=1)
    return found[0].position if found else 0


def _names(tx: Transaction, link: Link, bank: str) -> Scope | None:
    """The scope of an entry by name, if it is listed or is the bank's own."""
    own = link.entry_scope == chain_of(bank)
    return bank_scope(bank) if own else store.names(tx, link.entry_scope)


def _chained(link: Link, entry: StoredEntry, scope: Scope | None) -> ChainedEntry:
    told = AuditEntry(
        seq=entry.seq,
        time=entry.time,
        action=entry.action,
        target=entry.target,
        reason=entry.reason,
        kinds=store.kinds_in(entry.kinds),
        policy=entry.policy,
        actor=entry.actor,
    )
    return ChainedEntry(link.position, hexed(link.entry_scope), hexed(link.digest), told, scope)
