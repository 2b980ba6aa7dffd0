"""Taking in what was said: at once, or in a stream that waits for its trigger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from keepwise.bank import store
from keepwise.bank.banks.book import Book
from keepwise.bank.ingestion import (
    Advice,
    found_in,
    rejection_of,
    remember,
    spoken,
    unseen,
)
from keepwise.bank.profiles.service import Profiles
from keepwise.bank.provenance import store as provenance
from keepwise.bank.quarantine.service import Quarantine
from keepwise.bank.quarantine.suspecting import Suspect, suspects_in
from keepwise.bank.remembering import store as streams
from keepwise.bank.remembering.buffering import Buffering, event_of, spelled
from keepwise.bank.remembering.engines import Heard, aside
from keepwise.bank.remembering.options import Options, Trigger, parse_options
from keepwise.bank.remembering.recalling import said_before
from keepwise.bank.vectors.service import Vectors
from keepwise.bank.words import fold
from keepwise.bank.writing import Writer
from keepwise.governance import store as governance_store
from keepwise.governance.guard import Guard, but_orders
from keepwise.governance.retention import Retention
from keepwise.jobs.worker import Finish, Worker
from keepwise.model import Candidate, Event, Finding, Ingested, Scope
from keepwise.model.jobs import Job
from keepwise.ports import Clock, Database, Transaction

GENERATE = "generate"
"""The kind of job that looks at what waits in a stream."""


@dataclass(frozen=True, slots=True)
class Judged:
    """Events with all that was found in them, before anything is written."""

    events: tuple[Event, ...]
    candidates: tuple[Candidate, ...]
    findings: dict[str, tuple[Finding, ...]]
    suspects: dict[str, tuple[Suspect, ...]]
    advice: Mapping[int, Advice]
    notes: Mapping[str, int]


class Remembering:
    """Ingestion: judges events, and writes what comes of them in one transaction."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        retention: Retention,
        writer: Writer,
        quarantine: Quarantine,
        vectors: Vectors,
        worker: Worker,
        clock: Clock,
        buffering: Buffering,
        book: Book,
        profiles: Profiles,
    ) -> None:
        self._book = book
        self._profiles = profiles
        self._database = database
        self._guard = guard
        self._retention = retention
        self._writer = writer
        self._quarantine = quarantine
        self._vectors = vectors
        self._worker = worker
        self._clock = clock
        self._buffering = buffering
        # What the jobs of this process did, for those who wait for them.
        self._done: dict[str, Ingested] = {}
        worker.handle({GENERATE: self._generate})

    async def ingest(
        self,
        scope: Scope,
        events: Sequence[Event],
        *,
        stream: str,
        options: Options,
        trigger: Trigger | None,
        flush: bool,
        wait: bool,
    ) -> Ingested:
        """See :meth:`keepwise.bank.service.Bank.ingest`."""
        engine = (await self._book.refresh(scope.bank)).engine_of(scope)
        said = spoken(events)
        for event in said:
            self._guard.identifier(event.id, "event.id", "memory")
            self._guard.identifier(event.author, "event.author", "memory")

        def look(tx: Transaction) -> tuple[list[Event], streams.Stream | None, list[Event] | None]:
            fresh, waiting = unseen(tx, scope, stream, said), streams.get(tx, scope, stream)
            pending = waiting is not None and waiting.waiting > 0
            rules = self._buffering.rules_of(scope, waiting, trigger)
            if not fresh or engine.slow or rules.waits or pending:
                return fresh, waiting, None
            new = {event.id for event in fresh}
            earlier = [event for event in said if event.id not in new]
            return fresh, waiting, self._context(tx, scope, stream, fresh, earlier)

        fresh, waiting, context = await self._database.read(look)
        known = len(said) - len(fresh)
        if context is not None:
            judged = await self._judge(scope, fresh, context, stream, options)
            return await self._write(scope, stream, judged, known, options)
        left = waiting.waiting if waiting else 0
        # A call may bring a trigger alone: it holds for what waits, and for what comes.
        brings = trigger is not None and (trigger.waits or waiting is not None)
        if not fresh and not brings and not (flush and left):
            return Ingested(0, known, waiting=left)
        rules = self._buffering.rules_of(scope, waiting, trigger)
        return await self._buffer(scope, stream, fresh, known, options, rules, flush, wait)

    def _context(
        self,
        tx: Transaction,
        scope: Scope,
        stream: str,
        fresh: Sequence[Event],
        earlier: list[Event],
    ) -> list[Event]:
        """What was said before: what was handed in again, or what is known of the last of it."""
        compares = self._book.of(scope).engine_of(scope).compares
        if not compares or any(each.author == "user" for each in earlier):
            return earlier
        return [*said_before(tx, scope, stream, fresh, self._clock()), *earlier]

    async def _judge(
        self,
        scope: Scope,
        fresh: Sequence[Event],
        context: Sequence[Event],
        stream: str,
        options: Options,
    ) -> Judged:
        rules = self._book.of(scope)
        engine, custom = rules.engine_of(scope), rules.topics.custom(scope)
        topics = custom.topics
        if options.topics:
            topics = tuple(each for each in topics if each.label in options.topics)
        found = await aside(fresh, lambda: {e.id: found_in(self._guard, e) for e in fresh})
        findings = {each: self._guard.barred(held, "memory") for each, held in found.items()}
        telling = [each for each in fresh if fold(each.text) not in custom.silent]
        heard = Heard(telling, context, topics, stream, findings, options.zone or rules.zone)
        proposed = await engine.propose(heard)

        def suspected() -> dict[str, tuple[Suspect, ...]]:
            return {
                event.id: tuple(suspects_in(self._guard, event, topics, stream, found[event.id]))
                if engine.compares
                else ()
                for event in fresh
            }

        suspects = await aside(fresh, suspected)
        candidates = tuple(await self._vectors.of(proposed.candidates))
        advice: Mapping[int, Advice] = {}
        if engine.slow and candidates:
            memories = await self._database.read(lambda tx: store.facts(tx, scope, self._clock()))
            advice = await engine.advise(candidates, memories)
        return Judged(tuple(fresh), candidates, findings, suspects, advice, proposed.notes)

    # At once

    async def _write(
        self, scope: Scope, stream: str, judged: Judged, known: int, options: Options
    ) -> Ingested:
        def work(tx: Transaction) -> Ingested:
            governance_store.enter_scope(tx, scope, self._clock())
            new = {
                event.id
                for event in unseen(tx, scope, stream, judged.events)
                if provenance.mark_event(tx, scope, stream, event.id, provenance.said_at(event))
            }
            late = len(judged.events) - len(new)
            return self._apply(tx, scope, judged, new, known + late, options)

        ingested = await self._database.write(work)
        await self._finish(ingested)
        return ingested

    def _apply(
        self,
        tx: Transaction,
        scope: Scope,
        judged: Judged,
        new: set[str],
        known: int,
        options: Options,
    ) -> Ingested:
        """Write what comes of the new ones of the events, in the caller's transaction."""
        now = self._clock()
        rules = self._book.of(scope)
        if not rules.engine_of(scope).compares:
            options = replace(options, consolidate=False)
        self._writer.purge_expired(tx, scope, now)
        rejected = tuple(
            rejection_of(event, barred)
            for event in judged.events
            if event.id in new and (barred := but_orders(judged.findings[event.id]))
        )
        for rejection in rejected:
            self._writer.record_rejection(tx, scope, rejection)
        kept = [
            (at, each) for at, each in enumerate(judged.candidates) if each.evidence.event_id in new
        ]
        facts = rules.topics.custom(scope).facts
        applied, refused = remember(
            tx,
            scope,
            self._writer,
            [candidate for _, candidate in kept if facts or candidate.intent == "forget"],
            now,
            options=options,
            advice={
                number: judged.advice[at]
                for number, (at, _) in enumerate(kept)
                if facts and at in judged.advice
            },
        )
        stated = self._profiles.stated(scope, [candidate for _, candidate in kept])
        fields = self._profiles.write(tx, scope, stated, now, actor="user")
        applied = (*applied, *(each for each in fields if each.action != "leave"))
        waiting = tuple(
            item_id
            for event_id in sorted(new)
            for suspect in judged.suspects[event_id]
            if (item_id := self._quarantine.put_away(tx, scope, suspect, now))
        )
        if applied or waiting:
            governance_store.ensure_scope(tx, scope, now)
        return Ingested(
            len(new), known, applied, (*rejected, *refused), waiting, notes=judged.notes
        )

    async def _finish(self, ingested: Ingested) -> None:
        if any(each.action == "delete" for each in ingested.applied):
            await self._retention.finish()

    # In the background

    async def _buffer(
        self,
        scope: Scope,
        stream: str,
        fresh: Sequence[Event],
        known: int,
        options: Options,
        trigger: Trigger,
        flush: bool,
        wait: bool,
    ) -> Ingested:
        bodies = self._buffering.prepare(fresh)

        def work(tx: Transaction) -> tuple[int, streams.Stream, bool]:
            governance_store.ensure_scope(tx, scope, self._clock())
            new = [
                event
                for event in unseen(tx, scope, stream, fresh)
                if provenance.mark_event(tx, scope, stream, event.id, provenance.said_at(event))
            ]
            kept, due = self._buffering.put(
                tx,
                scope,
                stream,
                [(each, bodies[each.id]) for each in new],
                options,
                trigger,
                flush,
            )
            return len(new), kept, due

        count, kept, due = await self._database.write(work)
        known += len(fresh) - count
        if due and wait and kept.job_id:
            await self._worker.run(scope, kept.job_id)
            done = self._done.pop(kept.job_id, None)
            if done is not None:
                return Ingested(
                    count,
                    known,
                    done.applied,
                    done.rejected,
                    done.quarantined,
                    job_id=kept.job_id,
                    notes=done.notes,
                )
        elif due:
            self._worker.wake()
        return Ingested(count, known, waiting=kept.waiting, job_id=kept.job_id)

    async def _generate(self, scope: Scope, job: Job) -> Finish:
        """Look at what waits in the stream that a job names."""
        await self._book.refresh(scope.bank)

        def read(
            tx: Transaction,
        ) -> tuple[streams.Stream | None, list[streams.Buffered], list[Event], list[Event]]:
            held = streams.buffered(tx, scope, job.target)
            fresh = [event_of(each) for each in held if not each.seen]
            seen = [event_of(each) for each in held if each.seen]
            context = self._context(tx, scope, job.target, fresh, seen)
            return streams.get(tx, scope, job.target), held, fresh, context

        stream, held, fresh, context = await self._database.read(read)
        if stream is None:
            return lambda _: "{}"
        options, trigger = parse_options(stream.options)
        judged = await self._judge(scope, fresh, context, job.target, options)

        def finish(tx: Transaction) -> str:
            # What was taken back or forgotten meanwhile is not there any more.
            there = {each.event_id: each for each in streams.buffered(tx, scope, job.target)}
            same = {each.event_id: each.body for each in held if not each.seen}
            new = {
                event_id
                for event_id, body in same.items()
                if event_id in there and there[event_id].body == body
            }
            done = self._apply(tx, scope, judged, new, 0, options)
            self._buffering.looked_at(tx, scope, job.target, new, options, trigger)
            self._done[job.id] = done
            return spelled(done)

        return finish
