"""Facts that nobody said to an agent: written by whoever vouches for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from keepwise.bank import direct, store
from keepwise.bank.banks.book import Book
from keepwise.bank.ingestion import dated_last, settle
from keepwise.bank.remembering.options import Options
from keepwise.bank.vectors.service import Vectors
from keepwise.bank.writing import Writer
from keepwise.errors import AlreadyExists, Refused
from keepwise.governance import store as governance_store
from keepwise.governance.findings import kinds_of, places_of
from keepwise.governance.guard import Guard
from keepwise.governance.retention import Retention
from keepwise.model import Applied, Candidate, Memory, Proposal, Rejection, Scope
from keepwise.ports import Clock, Database, Ids, Transaction


class Facts:
    """Direct writes, with and without comparing them."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        retention: Retention,
        writer: Writer,
        vectors: Vectors,
        clock: Clock,
        ids: Ids,
        book: Book,
    ) -> None:
        self._database = database
        self._guard = guard
        self._retention = retention
        self._writer = writer
        self._vectors = vectors
        self._clock = clock
        self._ids = ids
        self._book = book

    async def create(
        self,
        scope: Scope,
        fact: str,
        *,
        topic: str,
        options: Options,
        memory_id: str,
        actor: str,
    ) -> Applied:
        """See :meth:`keepwise.bank.service.Bank.create`."""
        fact = direct.valid_fact(fact)
        await self.require_clean(scope, fact, actor)
        topics = (await self._book.refresh(scope.bank)).topics
        for label in (topic, *(options.details.topics if options.details else ())):
            topics.require(scope, label)
        options = replace(options, direct=True)
        evidence = direct.vouched(self._ids(), fact, self._clock())
        candidate = Candidate(
            "remember",
            fact,
            topic,
            evidence,
            rule="",
            explicit=True,
            engine="direct",
            trust="direct",
        )
        if options.consolidate:
            candidate = direct.recognised(candidate, topics.of(scope))
        (candidate,) = await self._vectors.of([candidate])
        written = direct.Fact(candidate, options, actor, memory_id)

        def work(tx: Transaction) -> Applied:
            if memory_id and store.get(tx, scope, memory_id, 0) is not None:
                if store.get(tx, scope, memory_id, self._clock()) is not None:
                    raise AlreadyExists(f"there is a memory {memory_id} in this scope")
                # It expired or was taken out; whoever writes it anew does not want it back.
                store.delete(tx, scope, memory_id)
            return direct.write(tx, scope, self._writer, written)

        return await self._database.write(work)

    async def consolidate(
        self, scope: Scope, proposals: Sequence[Proposal], *, options: Options, actor: str
    ) -> tuple[tuple[Applied, ...], ...]:
        """See :meth:`keepwise.bank.service.Bank.consolidate`."""
        now = self._clock()
        sets = (await self._book.refresh(scope.bank)).topics
        candidates: list[Candidate] = []
        for proposal in proposals:
            fact = direct.valid_fact(proposal.fact)
            sets.require(scope, proposal.topic)
            await self.require_clean(scope, fact, actor)
            said = direct.vouched(self._ids(), fact, now)
            # Only what is compared needs its slot, and reading it costs more than all the rest.
            compared = options.consolidate or proposal.forget
            topics = sets.of(scope) if compared else ()
            candidates.append(direct.proposed(proposal, fact, said, topics, read=compared))
        candidates = await self._vectors.of(candidates)

        def work(tx: Transaction) -> tuple[tuple[Applied, ...], ...]:
            governance_store.ensure_scope(tx, scope, now)
            self._writer.purge_expired(tx, scope, now)
            memories = store.facts(tx, scope, now)
            done: list[tuple[Applied, ...]] = []
            if not options.consolidate and not any(each.forget for each in proposals):
                return self._write_each(tx, scope, candidates, memories, options, actor)
            for at, candidate in enumerate(candidates):
                applied, memories = settle(
                    tx,
                    scope,
                    self._writer,
                    dated_last(candidate, memories),
                    memories,
                    now + at,
                    options=options,
                    actor=actor,
                )
                done.append(tuple(applied))
            return tuple(done)

        result = await self._database.write(work)
        if any(each.action == "delete" for applied in result for each in applied):
            await self._retention.finish()
        return result

    def _write_each(
        self,
        tx: Transaction,
        scope: Scope,
        candidates: Sequence[Candidate],
        memories: Sequence[Memory],
        options: Options,
        actor: str,
    ) -> tuple[tuple[Applied, ...], ...]:
        """Write facts beside what there is, each but once; the cost grows with their number."""
        said = {each.fact.casefold(): each.id for each in memories}
        done: list[tuple[Applied, ...]] = []
        for at, candidate in enumerate(candidates):
            now = candidate.evidence.time + at
            # Read again, for an earlier one may have changed it; most are new and read nothing.
            known_id = said.get(candidate.fact.casefold())
            known = store.get(tx, scope, known_id, now) if known_id else None
            held = [] if known is None else [known]
            change = self._writer.distinct(candidate, held)
            applied = self._writer.apply(tx, scope, change, held, now, options=options, actor=actor)
            if applied.action == "create":
                said[applied.fact.casefold()] = applied.memory_id
            done.append((applied,))
        return tuple(done)

    async def require_clean(self, scope: Scope, fact: str, actor: str) -> None:
        """Refuse a fact that may not be stored, and prove in the audit log that it was."""
        try:
            self._guard.require(fact, "memory", field="fact")
        except Refused as error:
            said = Rejection("direct", places_of(error.findings), kinds_of(error.findings))

            def work(tx: Transaction) -> None:
                governance_store.enter_scope(tx, scope, self._clock())
                self._writer.record_rejection(tx, scope, said, actor=actor)

            await self._database.write(work)
            raise
