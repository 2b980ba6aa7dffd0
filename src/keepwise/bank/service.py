"""The memory bank: ingest what was said, keep what helps, find it again, forget it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from keepwise.bank import direct, store
from keepwise.bank.banks.book import Book
from keepwise.bank.forgetting import Forgetting
from keepwise.bank.naming import doomed, named_by
from keepwise.bank.profiles.service import Profiles
from keepwise.bank.provenance.evidence import only_of
from keepwise.bank.quarantine.service import Quarantine
from keepwise.bank.records.existing import ever, existing
from keepwise.bank.records.service import Records
from keepwise.bank.remembering import store as waiting
from keepwise.bank.remembering.buffering import Buffering
from keepwise.bank.remembering.days import zone_of
from keepwise.bank.remembering.facts import Facts
from keepwise.bank.remembering.forgetting import withdraw as take_back
from keepwise.bank.remembering.options import Options, Trigger
from keepwise.bank.remembering.service import Remembering
from keepwise.bank.retrieval.asking import wanted
from keepwise.bank.retrieval.finding import MAX_TOP_K, Query, Wanted, find, parse_query
from keepwise.bank.vectors.service import Vectors
from keepwise.bank.withdrawal import FROM_SESSION, SESSION_DELETED, Withdrawal
from keepwise.bank.writing import Writer
from keepwise.errors import InvalidInput, NotFound
from keepwise.governance.audit import Audit
from keepwise.governance.guard import Guard
from keepwise.governance.retention import Retention
from keepwise.jobs.worker import Worker
from keepwise.model import (
    Applied,
    Event,
    Hit,
    Hits,
    Ingested,
    Memory,
    Page,
    Proposal,
    Receipt,
    Revision,
    Scope,
    Topic,
    parse_page_token,
    valid_id,
    valid_time,
)
from keepwise.model.bank import Details, MemoryKind
from keepwise.model.labels import LabelFilter, Labels, Merging, spelled_label
from keepwise.ports import Clock, Database, Ids, Transaction

_MAX_PAGE = 1000
_JUST_NOW = 60 * 1_000_000


class Bank:
    """The memory bank. Every call works on one scope and sees nothing of another."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        clock: Clock,
        ids: Ids,
        *,
        book: Book,
        top_k: int,
        max_distance: float,
        vectors: Vectors,
        worker: Worker,
    ) -> None:
        self.topics = book.default.topics.default
        self._book = book
        self.vectors = vectors
        self._database = database
        self._guard = guard
        self._clock = clock
        self._ids = ids
        self._top_k = top_k
        self._max_distance = None if max_distance >= 2 else max_distance
        self._retention = retention
        self._forgetting = Forgetting(guard, retention, clock)
        self._writer = Writer(guard, audit, retention, self._forgetting, clock, book, vectors)
        self._withdrawal = Withdrawal(guard, audit, self._writer, self._forgetting, clock)
        self.quarantine = Quarantine(
            database,
            guard,
            audit,
            retention,
            self._writer,
            clock,
            book.default.lifetimes.quarantine,
        )
        self.profiles = Profiles(database, guard, self._writer, clock, ids, book)
        self.buffering = Buffering(guard, clock, ids, book)
        self._remembering = Remembering(
            database,
            guard,
            retention,
            self._writer,
            self.quarantine,
            vectors,
            worker,
            clock,
            self.buffering,
            book,
            self.profiles,
        )
        self._facts = Facts(database, guard, retention, self._writer, vectors, clock, ids, book)
        self.records = Records(
            database,
            guard,
            self._writer,
            self._forgetting,
            self._retention,
            vectors,
            self._facts,
            book,
            clock,
            ids,
        )

    # Remembering

    def topics_of(self, scope: Scope) -> tuple[Topic, ...]:
        """What may be remembered in a scope."""
        return self._book.of(scope).topics.of(scope)

    async def ingest(
        self,
        scope: Scope,
        events: Sequence[Event],
        *,
        stream: str = "",
        labels: Labels | None = None,
        expires_at: int | None = None,
        topics: Sequence[str] = (),
        consolidate: bool = True,
        merging: Merging = "merge",
        revision_labels: Mapping[str, str] | None = None,
        revision_expires_at: int | None = None,
        timezone: str = "",
        trigger: Trigger | None = None,
        flush: bool = False,
        wait: bool = True,
    ) -> Ingested:
        """Hand in what was said; what is worth keeping becomes memories.

        Events the stream has handed in before cost one look-up and change nothing; so do those
        that came once with a stream and once without, if they are of one id and say the same. New
        ones are judged and applied in one transaction. They wait in the stream if a trigger says
        so, or while a model is asked; what waits survives the process.

        Args:
            scope: whose memories these become.
            events: in order; the whole session or only what is new.
            stream: what the event ids belong to, usually the session's id. Without one they
                belong to the scope, and no session can take the words back.
            labels: names and values for every memory this creates or changes.
            expires_at: when those memories stop being remembered (microseconds), or None.
            topics: labels of the topics it is limited to; by default all of the bank's.
            consolidate: compare facts with what is remembered; without, each is added beside it.
            merging: what becomes of labels that a memory has.
            revision_labels: names and values for the states of memories this writes.
            revision_expires_at: when those states are gone once another follows.
            timezone: where the person is (``Europe/Berlin``), for "tomorrow"; by default what the
                bank's settings say.
            trigger: when the stream's events are looked at; by default as before, or as the bank's
                settings say.
            flush: look at what waits in the stream now.
            wait: return when what is due has been looked at, rather than leave it to a worker.

        Raises:
            Refused: an id, a label or the stream's name holds what may not be kept.
            InvalidInput: an id or a time cannot be stored, or a topic is unknown.
        """
        options = self._options(
            labels, expires_at, merging, revision_labels, revision_expires_at, consolidate
        )
        self._guard.scope(scope)
        self._guard.identifier(stream, "stream", "memory")
        sets = (await self._book.refresh(scope.bank)).topics
        for topic in topics:
            sets.require(scope, topic)
        if timezone:
            zone_of(timezone)
        return await self._remembering.ingest(
            scope,
            events,
            stream=stream,
            options=replace(options, topics=tuple(topics), zone=timezone),
            trigger=trigger,
            flush=flush,
            wait=wait,
        )

    async def create(
        self,
        scope: Scope,
        fact: str,
        *,
        topic: str = "",
        labels: Labels | None = None,
        expires_at: int | None = None,
        consolidate: bool = False,
        merging: Merging = "merge",
        revision_labels: Mapping[str, str] | None = None,
        revision_expires_at: int | None = None,
        memory_id: str = "",
        details: Details | None = None,
        actor: str = "api",
    ) -> Applied:
        """Write a fact directly.

        Args:
            scope: whose memory it is.
            fact: the sentence to keep, as it is.
            topic: a topic's label; empty for none.
            labels: names and values to keep with it.
            expires_at: when it stops being remembered (microseconds), or None.
            consolidate: compare it with what is there, as a statement of the user would be,
                instead of adding a separate memory. The very same fact is never added twice,
                unless it is to have an id of its own.
            merging: what becomes of labels that a memory has which says the same.
            revision_labels: names and values for the state this writes.
            revision_expires_at: when that state is gone once another follows.
            memory_id: the id of a new memory; made if it is not given.
            details: a title, a description, more topics.
            actor: who writes, for the audit log.

        Raises:
            Refused: it holds a figure or a credential.
            InvalidInput: it is empty, too long, or the topic is unknown.
            AlreadyExists: there is a memory of that id.
        """
        options = self._options(
            labels, expires_at, merging, revision_labels, revision_expires_at, consolidate
        )
        self._guard.scope(scope)
        self._guard.require(actor, "ledger", field="actor")
        if memory_id:
            self._guard.identifier(valid_id(memory_id, "memory_id"), "memory_id", "memory")
            if consolidate:
                raise InvalidInput("memory_id", "cannot be chosen for a fact that is compared")
        options = replace(options, details=details)
        return await self._facts.create(
            scope, fact, topic=topic, options=options, memory_id=memory_id, actor=actor
        )

    async def consolidate(
        self,
        scope: Scope,
        proposals: Sequence[Proposal],
        *,
        labels: Labels | None = None,
        expires_at: int | None = None,
        consolidate: bool = True,
        merging: Merging = "merge",
        revision_labels: Mapping[str, str] | None = None,
        revision_expires_at: int | None = None,
        actor: str = "api",
    ) -> tuple[tuple[Applied, ...], ...]:
        """Compare facts that somebody else extracted with what is remembered, each in turn.

        All of it is one transaction; a later proposal sees what an earlier one did. The arguments
        are those of :meth:`create`.

        Returns:
            What was done about each proposal, in their order.

        Raises:
            Refused: one of them holds a figure or a credential; nothing is done.
            InvalidInput: one is empty or too long, or names a topic the bank does not have.
        """
        options = self._options(
            labels, expires_at, merging, revision_labels, revision_expires_at, consolidate
        )
        self._guard.scope(scope)
        self._guard.require(actor, "ledger", field="actor")
        return await self._facts.consolidate(scope, proposals, options=options, actor=actor)

    def _options(
        self,
        labels: Labels | None,
        expires_at: int | None,
        merging: Merging,
        revision_labels: Mapping[str, str] | None,
        revision_expires_at: int | None,
        consolidate: bool,
    ) -> Options:
        for field, named in (("labels", labels), ("revision_labels", revision_labels)):
            for name, value in (named or {}).items():
                self._guard.require(name, "memory", field=field)
                self._guard.require(spelled_label(value), "memory", field=f"{field}[{name!r}]")
        now = self._clock()
        for at, field in ((expires_at, "expires_at"), (revision_expires_at, "revision_expires_at")):
            # An earlier state may be gone as soon as another follows: as of when it was asked.
            late = now if field == "expires_at" else now - _JUST_NOW
            if at is not None and valid_time(at, field) <= late:
                raise InvalidInput(field, "is in the past")
        return Options(
            dict(labels or {}),
            expires_at,
            consolidate=consolidate,
            merging=merging,
            revision_labels=dict(revision_labels or {}),
            revision_expires_at=revision_expires_at,
        )

    # Recalling

    async def retrieve(
        self,
        scope: Scope,
        query: str,
        *,
        top_k: int | None = None,
        excluding: str = "",
        max_distance: float | None = None,
        filter: str = "",
        label_filters: Sequence[Sequence[LabelFilter]] = (),
        topics: Sequence[str] = (),
        newest: bool = False,
        fields: bool = False,
    ) -> Hits:
        """The memories that bear on a query, best first; each says why it is here.

        Memories that share words with the query, or are near to it in meaning, come by one score
        for both. When the query is a sentence that speaks of something no memory mentions, it is
        a request rather than a look-up, and the places that are left go to standing memories
        (currency, region, format, ...), which shape any answer.

        Args:
            scope: whose memories are searched; no other scope is read or counted.
            query: words or a whole question.
            top_k: how many at most, 1 to 100; by default the bank's setting.
            excluding: a stream, usually the session going on. What only it said is left out:
                nobody is reminded of what they have just said. The rest keeps its order and score.
            max_distance: the greatest Euclidean distance of the unit vectors, from 0 to 2; by
                default the bank's setting.
            filter: which memories may be returned, in the language of AIP-160.
            label_filters: groups of label filters; all of one group must fit.
            topics: labels of which a memory must have one.
            newest: what was written last comes first; otherwise that only decides between equals.
            fields: whether the fields of profiles may come too.

        Raises:
            InvalidInput: a limit is out of range, or the filter cannot be read.
        """
        count = self._top_k if top_k is None else top_k
        if not 1 <= count <= MAX_TOP_K:
            raise InvalidInput("top_k", f"must be from 1 to {MAX_TOP_K}")
        if max_distance is not None and not 0 <= max_distance <= 2:
            raise InvalidInput("max_distance", "must be from 0 to 2")
        keep = wanted(filter, label_filters, topics)
        parsed: Query = parse_query(query)
        if not parsed.terms:
            return Hits()
        asked, degraded = await self.vectors.asked(scope, query)
        within = self._max_distance if max_distance is None else max_distance
        want = Wanted(count, self._clock(), excluding, keep, within, newest=newest, fields=fields)

        def work(tx: Transaction) -> tuple[tuple[Hit, ...], bool]:
            return find(tx, scope, parsed, asked, self.vectors, want)

        hits, lacking = await self._database.read(work)
        if lacking and not degraded and await self.vectors.fill(scope):
            hits, _ = await self._database.read(work)
        return Hits.of(hits, degraded)

    async def get(self, scope: Scope, memory_id: str) -> Memory:
        """One memory. Raises NotFound."""
        return await self._database.read(lambda tx: existing(tx, scope, memory_id, self._clock()))

    async def list(
        self,
        scope: Scope,
        *,
        page_size: int = 100,
        page_token: str = "",
        filter: str = "",
        label_filters: Sequence[Sequence[LabelFilter]] = (),
        kinds: Sequence[MemoryKind] = (),
    ) -> Page[Memory]:
        """The scope's memories, most recently updated first.

        Args:
            scope: whose memories.
            page_size: how many at most, up to 1000.
            page_token: of the page before.
            filter: which ones, in the language of AIP-160.
            label_filters: groups of label filters; all of one group must fit.
            kinds: only memories of these kinds; by default all.
        """
        count = max(1, min(page_size, _MAX_PAGE))
        before = parse_page_token(page_token) or (2**62, "")
        keep = wanted(filter, label_filters, ())

        def work(tx: Transaction) -> list[Memory]:
            found: list[Memory] = []
            at = before
            while len(found) <= count:
                page = store.page(tx, scope, self._clock(), before=at, count=count + 1)
                found.extend(
                    each
                    for each in page
                    if (keep is None or keep(each)) and (not kinds or each.kind in kinds)
                )
                if len(page) <= count:
                    break
                at = (page[-1].updated_at, page[-1].id)
            return found[: count + 1]

        found = await self._database.read(work)
        page = tuple(found[:count])
        last = page[-1] if len(found) > count else None
        return Page(page, f"{last.updated_at}:{last.id}" if last else "")

    async def revisions(self, scope: Scope, memory_id: str) -> tuple[Revision, ...]:
        """Every state a memory has been in that has not expired, oldest first.

        Also of one that was taken out, while it can be brought back. Raises NotFound.
        """

        def work(tx: Transaction) -> tuple[Revision, ...]:
            memory = ever(tx, scope, memory_id, self._clock())
            return store.living(tx, scope, memory, self._clock())

        return await self._database.read(work)

    # Correcting and forgetting

    async def rollback(
        self, scope: Scope, memory_id: str, number: int, *, actor: str = "api"
    ) -> Applied:
        """Bring back an earlier state of a memory as a new revision.

        One that was taken out (``records.remove``) comes back with it for 48 hours.

        Raises:
            NotFound: there is no such memory, or it has no such revision that says something.
            Refused: today's policy would not store what it said then.
        """
        vouching = self._ids()

        await self._book.refresh(scope.bank)

        def work(tx: Transaction) -> Applied:
            memory = ever(tx, scope, memory_id, self._clock())
            kept = store.living(tx, scope, memory, self._clock())
            wanted = [each for each in kept if each.number == number and each.fact]
            if not wanted:
                raise NotFound(f"memory {memory.id} has no revision {number}")
            now, to = self._clock(), wanted[0]
            if not to.evidence:  # its words were taken back: whoever wants it now vouches for it
                to = replace(to, evidence=(direct.vouched(vouching, to.fact, now),))
            reason = f"rolled back to revision {number}"
            return self._writer.roll_back(tx, scope, memory, to, now, reason=reason, actor=actor)

        return await self._database.write(work)

    async def matching(self, scope: Scope, words: str) -> tuple[Memory, ...]:
        """The memories that "forget ``words``" would forget; nothing is changed."""
        found = named_by(words, self._clock(), self.topics)

        def work(tx: Transaction) -> tuple[Memory, ...]:
            return doomed(found, store.active(tx, scope, self._clock()))

        return await self._database.read(work)

    async def delete(
        self,
        scope: Scope,
        memory_id: str,
        *,
        reason: str = "asked to forget",
        actor: str = "api",
    ) -> Receipt:
        """Forget one memory: its text goes from every table and from the files.

        A tombstone stays, so that a replay of the same words does not bring it back. A new
        statement by the user does.

        Raises:
            NotFound: this scope has no such memory.
            Refused: the reason or the actor, which the audit log keeps, holds a credential.
        """
        named = [(scope, memory_id)]
        (receipt,) = await self.records.forget(named, reason=reason, actor=actor)
        return receipt

    def resting(self, tx: Transaction, scope: Scope, session_id: str) -> int:
        """How many memories rest on what was said in a session, in the caller's transaction."""
        return sum(
            any(each.stream == session_id for each in memory.evidence)
            for memory in store.active(tx, scope, self._clock())
        )

    async def derived(self, scope: Scope, session_id: str) -> tuple[Memory, ...]:
        """The memories that rest on one session alone, which ``forget_derived`` would forget."""

        def work(tx: Transaction) -> tuple[Memory, ...]:
            active = store.active(tx, scope, self._clock())
            return tuple(each for each in active if only_of(session_id, each))

        return await self._database.read(work)

    async def forget_derived(
        self, scope: Scope, session_id: str, *, actor: str = "api"
    ) -> tuple[Receipt, ...]:
        """Forget what was remembered from one session, which itself stays as it is.

        A memory that rests on this session alone is forgotten as ``delete`` would, but for the
        words that other sessions hold too. One that rests on others as well keeps its fact, and
        loses this session's quotes. Nothing said in the session up to now is learned again.

        Returns:
            A receipt for each memory that was forgotten.

        Raises:
            Refused: the actor, which the audit log keeps, holds a credential.
        """
        self._guard.scope(scope)
        self._guard.require(actor, "ledger", field="actor")

        def work(tx: Transaction) -> tuple[Receipt, ...]:
            return self._forget_derived(tx, scope, session_id, reason=FROM_SESSION, actor=actor)

        return await self._retention.issue(*await self._database.write(work))

    # Following a session

    def withdraw(
        self, tx: Transaction, scope: Scope, session_id: str, event_ids: frozenset[str]
    ) -> tuple[str, ...]:
        """Undo what rests on events that a rewind took back, in the caller's transaction.

        A memory that rests on nothing else goes back to its latest state that still has a ground,
        as a new revision, or is deleted; one that rests on other words too loses these only. There
        is no tombstone: said again, the same words count. The events themselves do not, however
        often they are handed in. Evidence that came without a stream counts by its event's id.

        What a request among these events had forgotten does not come back: erased is erased.

        Returns:
            The ids of the memories that were deleted or went back.
        """
        take_back(tx, scope, session_id, event_ids)
        self.quarantine.withdraw(
            tx,
            scope,
            lambda said: said.event_id in event_ids and said.stream in (session_id, ""),
            "rewound",
        )
        return self._withdrawal.withdraw(tx, scope, session_id, event_ids)

    def forget_session(self, tx: Transaction, scope: Scope, session_id: str) -> tuple[str, ...]:
        """Forget what was remembered from a deleted session, in the caller's transaction.

        A memory whose evidence is all from this session is forgotten as ``delete`` would, but for
        the words that other sessions still hold. One with other evidence keeps its fact, and loses
        this session's quotes and the earlier states that only they made.

        The caller scrubs the database after the commit.

        Returns:
            The ids of the memories that were forgotten.
        """
        receipts = self._forget_derived(
            tx, scope, session_id, reason=SESSION_DELETED, actor="system"
        )
        return tuple(memory_id for each in receipts for memory_id in each.memory_ids)

    def _forget_derived(
        self, tx: Transaction, scope: Scope, session_id: str, *, reason: str, actor: str
    ) -> tuple[Receipt, ...]:
        waiting.drop_stream(tx, scope, session_id)
        self.quarantine.withdraw(tx, scope, lambda said: said.stream == session_id, reason)
        return self._withdrawal.forget_derived(tx, scope, session_id, reason=reason, actor=actor)
