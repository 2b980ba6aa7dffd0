"""Memories by name: whose they are, all of a bank, editing one, taking some out for a while."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from keepwise.bank import direct, store
from keepwise.bank.banks.book import Book
from keepwise.bank.forgetting import Forgetting
from keepwise.bank.records.asking import Asked, asked
from keepwise.bank.records.existing import ever
from keepwise.bank.remembering.facts import Facts
from keepwise.bank.remembering.options import Options
from keepwise.bank.vectors.service import Vectors
from keepwise.bank.writing import Writer
from keepwise.errors import AlreadyExists, InvalidInput, NotFound
from keepwise.filtering.ordering import Order, Place, behind, place_of, token_of
from keepwise.governance import store as governance_store
from keepwise.governance.guard import Guard
from keepwise.governance.naming import store as naming
from keepwise.governance.naming.finding import Sees, the_one
from keepwise.governance.retention import Retention
from keepwise.model import (
    Candidate,
    Memory,
    Page,
    Proposal,
    Receipt,
    Scope,
    valid_time,
)
from keepwise.model.bank import Details
from keepwise.model.labels import LabelFilter, Labels
from keepwise.ports import Clock, Database, Ids, Transaction

_Found: TypeAlias = list[tuple[Scope, Memory]]

MAX_PAGE = 1000
_BATCH = 200


@dataclass(frozen=True, slots=True)
class Edit:
    """What of a memory is to be changed; None stays as it is.

    ``expires_at`` of 0 is never; ``topics`` are labels, the first is the fact's. With
    ``label_keys`` only these keys of the labels change; one that ``labels`` does not have goes.
    """

    fact: str | None = None
    topics: tuple[str, ...] | None = None
    labels: Labels | None = None
    label_keys: frozenset[str] | None = None
    expires_at: int | None = None
    display_name: str | None = None
    description: str | None = None
    revision_labels: Mapping[str, str] | None = None
    revision_expires_at: int | None = None


class Records:
    """The memories of banks, by their ids."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        writer: Writer,
        forgetting: Forgetting,
        retention: Retention,
        vectors: Vectors,
        facts: Facts,
        book: Book,
        clock: Clock,
        ids: Ids,
    ) -> None:
        self._database = database
        self._guard = guard
        self._writer = writer
        self._forgetting = forgetting
        self._retention = retention
        self._vectors = vectors
        self._facts = facts
        self._book = book
        self._clock = clock
        self._ids = ids

    # Finding

    async def find(self, bank: str, memory_id: str, sees: Sees) -> Scope:
        """Whose memory it is, also if it was taken out and can be brought back.

        Raises:
            NotFound: the bank has no such memory, or none that the caller sees.
            Conflict: several people whom the caller sees have a memory of that id.
        """
        found = await self._database.read(lambda tx: naming.owners(tx, bank, "memory", memory_id))
        return the_one([scope for scope in found if sees(scope)], "memory")

    async def named(
        self, bank: str, memory_ids: Sequence[str], sees: Sees
    ) -> list[tuple[Scope, Memory]]:
        """The memories of these ids, each once; also those that :meth:`remove` took out.

        Raises:
            NotFound: the bank has no memory of one of the ids, or none that the caller sees.
            Conflict: several people whom the caller sees have a memory of one of them.
        """
        owners = [(await self.find(bank, each, sees), each) for each in dict.fromkeys(memory_ids)]
        return await self._database.read(lambda tx: self._ever(tx, owners))

    def _ever(self, tx: Transaction, named: Sequence[tuple[Scope, str]]) -> _Found:
        return [(scope, ever(tx, scope, each, self._clock())) for scope, each in named]

    async def require_new(self, bank: str, memory_id: str, sees: Sees) -> None:
        """Raise AlreadyExists if a memory of that id is there for the caller to see."""

        def work(tx: Transaction) -> bool:
            return any(
                store.get(tx, scope, memory_id, self._clock()) is not None
                for scope in naming.owners(tx, bank, "memory", memory_id)
                if sees(scope)
            )

        if await self._database.read(work):
            raise AlreadyExists(f"there is a memory {memory_id} in this bank")

    async def list(
        self,
        bank: str,
        sees: Sees,
        *,
        user_id: str | None = None,
        page_size: int = 100,
        page_token: str = "",
        filter: str = "",
        order: Order = "create_time",
        descending: bool = True,
    ) -> Page[tuple[Scope, Memory]]:
        """The memories of a bank, by default the newest first.

        A filter that names one scope, or one user, reads no other, and neither does ``user_id``,
        the only user whom the caller sees. In the order of update times, or the oldest first, every
        memory that the filter may mean is read for a page.

        Raises:
            InvalidInput: the filter or the token cannot be read.
        """
        count = max(1, min(page_size, MAX_PAGE))
        wanted = asked(bank, filter, (), user_id=user_id)
        after = place_of(page_token)

        def place(each: tuple[Scope, Memory]) -> Place:
            scope, memory = each
            time = memory.created_at if order == "create_time" else memory.updated_at
            return time, memory.id, scope.id

        def work(tx: Transaction) -> _Found:
            if order == "create_time" and descending and not wanted.pinned:
                return self._newest(tx, bank, sees, wanted, after, count + 1)
            found = self._all(tx, bank, sees, wanted)
            placed = behind(found, place, descending=descending, after=after)
            return placed[: count + 1]

        found = await self._database.read(work)
        token = token_of(place(found[count - 1])) if len(found) > count else ""
        return Page(tuple(found[:count]), token)

    def _newest(
        self,
        tx: Transaction,
        bank: str,
        sees: Sees,
        wanted: Asked,
        after: Place | None,
        count: int,
    ) -> _Found:
        now = self._clock()
        found: _Found = []
        while len(found) < count:
            names = naming.page(tx, bank, "memory", before=after, count=max(count, _BATCH))
            for scope, memory_id, _ in names:
                memory = store.get(tx, scope, memory_id, now) if sees(scope) else None
                if memory is not None and wanted.fits(scope, memory):
                    found.append((scope, memory))
            if len(names) < max(count, _BATCH):
                break
            after = (names[-1][2], names[-1][1], names[-1][0].id)
        return found[:count]

    def _all(self, tx: Transaction, bank: str, sees: Sees, wanted: Asked) -> _Found:
        """Every memory that is asked for, scope by scope."""
        now = self._clock()
        scopes = wanted.scopes
        if scopes is None:
            scopes = governance_store.scopes_of_bank(tx, bank, wanted.user_id)
        return [
            (scope, memory)
            for scope in scopes
            if sees(scope)
            for memory in store.active(tx, scope, now)
            if wanted.fits(scope, memory)
        ]

    # Changing

    async def update(
        self, scope: Scope, memory_id: str, edit: Edit, *, actor: str = "api"
    ) -> Memory:
        """Change a memory as somebody who vouches for it says, as a new revision.

        Raises:
            NotFound: there is no such memory in this scope.
            Refused: the fact or another text holds what may not be kept.
            InvalidInput: the fact is empty or too long, a topic is unknown, a time is past.
        """
        rules = await self._book.refresh(scope.bank)
        self._guard.require(actor, "ledger", field="actor")
        now = self._clock()
        for label in edit.topics or ():
            rules.topics.require(scope, label)
        if edit.expires_at and valid_time(edit.expires_at, "expires_at") <= now:
            raise InvalidInput("expires_at", "is in the past")
        wanted = None
        if edit.fact is not None:
            fact = direct.valid_fact(edit.fact)
            await self._facts.require_clean(scope, fact, actor)
            said = direct.vouched(self._ids(), fact, now)
            plain = direct.proposed(Proposal(fact), fact, said, (), read=False)
            seen = direct.recognised(plain, rules.topics.of(scope))
            # The words stay as they are given; what they are about is read out of them.
            (wanted,) = await self._vectors.of([replace(seen, fact=fact, evidence=said)])

        def work(tx: Transaction) -> Memory:
            memory = store.get(tx, scope, memory_id, now)
            if memory is None:
                raise NotFound("there is no such memory in this bank")
            to = _edited(memory, edit, wanted, now)
            expires_at = rules.lifetimes.of_edit(memory.expires_at, now, edit.expires_at)
            options = Options(
                labels=_labels(memory.labels, edit),
                expires_at=expires_at,
                revision_labels=edit.revision_labels or {},
                revision_expires_at=edit.revision_expires_at,
                details=_details(memory, edit),
            )
            self._writer.edit(tx, scope, memory, to, now, options=options, actor=actor)
            changed = store.get(tx, scope, memory_id, now)
            assert changed is not None
            return changed

        return await self._database.write(work)

    async def remove(
        self, scope: Scope, memory_id: str, *, reason: str = "deleted", actor: str = "api"
    ) -> None:
        """Take a memory out: no search and no list has it, and the same words do not bring it back.

        For 48 hours a rollback does. After that it is gone; what was said in conversations is not
        touched. ``Bank.delete`` forgets at once, everywhere, and gives a receipt.

        Raises:
            NotFound: there is no such memory in this scope.
        """
        self._guard.require(reason, "ledger", field="reason")
        self._guard.require(actor, "ledger", field="actor")

        def work(tx: Transaction) -> None:
            memory = store.get(tx, scope, memory_id, self._clock())
            if memory is None:
                raise NotFound("there is no such memory in this bank")
            self._remove(tx, scope, memory, reason, actor)

        await self._database.write(work)

    def _remove(
        self, tx: Transaction, scope: Scope, memory: Memory, reason: str, actor: str
    ) -> None:
        now = self._clock()
        self._forgetting.bury(tx, scope, memory, now)
        self._writer.take_out(tx, scope, memory, now, reason=reason, actor=actor)

    async def forget(
        self,
        named: Sequence[tuple[Scope, str]],
        *,
        reason: str = "asked to forget",
        actor: str = "api",
    ) -> tuple[Receipt, ...]:
        """Forget memories by scope and id, all of them or none, as ``Bank.delete`` forgets one.

        Raises:
            NotFound: there is no such memory in a scope; nothing was forgotten.
            Refused: the reason or the actor holds a credential.
        """

        def work(tx: Transaction) -> list[Receipt]:
            # What one says can be the words of another: they are read before any of them goes.
            found = self._ever(tx, tuple(dict.fromkeys(named)))
            return [
                self._forgetting.forget(tx, scope, memory, reason=reason, actor=actor)
                for scope, memory in found
            ]

        return await self._retention.issue(*await self._database.write(work))

    async def purge(
        self,
        bank: str,
        sees: Sees,
        *,
        user_id: str | None = None,
        filter: str = "",
        label_filters: Sequence[Sequence[LabelFilter]] = (),
        dry_run: bool = True,
        actor: str = "api",
    ) -> int:
        """Take out every memory that a filter means, as :meth:`remove` does; how many.

        Each scope is a transaction of its own.

        Args:
            bank: whose memories.
            sees: the scopes that are the caller's to touch.
            user_id: the only user whom the caller sees, if that is so.
            filter: which ones, in the language of AIP-160; ``scope.KEY`` names parts of the scope.
            label_filters: groups of label filters; all of one group must fit.
            dry_run: only count.
            actor: who purges, for the audit log.

        Raises:
            InvalidInput: neither a filter nor label filters, or they cannot be read.
        """
        # A group without filters fits every memory there is.
        if not filter.strip() and not (label_filters and all(label_filters)):
            raise InvalidInput("filter", "or filter_groups must say which memories")
        self._guard.require(actor, "ledger", field="actor")
        wanted = asked(bank, filter, label_filters, user_id=user_id)
        found = await self._database.read(lambda tx: self._all(tx, bank, sees, wanted))
        if dry_run:
            return len(found)
        gone = 0
        for scope in dict.fromkeys(scope for scope, _ in found):

            def work(tx: Transaction, scope: Scope = scope) -> int:
                memories = store.active(tx, scope, self._clock())
                doomed = [each for each in memories if wanted.fits(scope, each)]
                for memory in doomed:
                    self._remove(tx, scope, memory, "purged", actor)
                return len(doomed)

            gone += await self._database.write(work)
        return gone


def _edited(memory: Memory, edit: Edit, wanted: Candidate | None, now: int) -> Candidate:
    """What a memory is to say, as a candidate that somebody vouches for."""
    topic = memory.topic if edit.topics is None else next(iter(edit.topics), "")
    if wanted is not None:
        return replace(wanted, topic=topic or (wanted.topic if edit.topics is None else ""))
    said = memory.evidence[-1] if memory.evidence else direct.vouched(memory.id, memory.fact, now)
    return Candidate("remember", memory.fact, topic, said, rule="", engine="direct", trust="direct")


def _labels(held: Labels, edit: Edit) -> Labels:
    if edit.labels is None or edit.label_keys is None:
        return held if edit.labels is None else edit.labels
    kept = {name: value for name, value in held.items() if name not in edit.label_keys}
    return kept | {name: value for name, value in edit.labels.items() if name in edit.label_keys}


def _details(memory: Memory, edit: Edit) -> Details:
    held = memory.details
    return Details(
        held.display_name if edit.display_name is None else edit.display_name,
        held.description if edit.description is None else edit.description,
        held.topics if edit.topics is None else edit.topics[1:],
    )
