"""Events that wait: when they are looked at, and what stays of them afterwards."""

from __future__ import annotations

import json
from collections.abc import Sequence

from keepwise.bank.banks.book import Book
from keepwise.bank.remembering import store
from keepwise.bank.remembering.options import Options, Trigger, parse_options
from keepwise.governance.guard import CleanText, Guard
from keepwise.jobs import store as jobs
from keepwise.model import Event, Ingested, Scope
from keepwise.ports import Clock, Ids, Transaction

_SECOND = 1_000_000
LEFT_OVERS_SECONDS = 24 * 3600
"""Events no rule of time reaches are looked at this long after the last of them."""


class Buffering:
    """Keeps what waits in a stream, and a job for the time it is due."""

    def __init__(self, guard: Guard, clock: Clock, ids: Ids, book: Book) -> None:
        self._guard = guard
        self._clock = clock
        self._ids = ids
        self._book = book

    def rules_of(self, scope: Scope, stream: store.Stream | None, asked: Trigger | None) -> Trigger:
        """The rules that hold: those asked for, else the stream's, else the bank's."""
        if asked is not None:
            return asked
        if stream is not None:
            return parse_options(stream.options)[1]
        return self._book.of(scope).trigger

    def prepare(self, events: Sequence[Event]) -> dict[str, CleanText]:
        """What is kept of events while they wait, by id: what the ledger would keep."""
        return {
            event.id: self._guard.clean_json(
                {"content": event.content}, "ledger", field="event"
            ).text
            for event in events
        }

    def put(
        self,
        tx: Transaction,
        scope: Scope,
        name: str,
        events: Sequence[tuple[Event, CleanText]],
        options: Options,
        trigger: Trigger,
        flush: bool,
    ) -> tuple[store.Stream, bool]:
        """Let new events wait; the stream as it is then, and whether it is due now."""
        now = self._clock()
        stream = store.get(tx, scope, name)
        for arrival, (event, body) in enumerate(events):
            store.buffer(
                tx,
                scope,
                name,
                event.id,
                time=event.time,
                arrival=now + arrival,
                author=event.author,
                body=body,
            )
        waiting = (stream.waiting if stream else 0) + len(events)
        first = stream.first_at if stream and stream.waiting else now
        last = now if events or stream is None else stream.last_at
        due = now if flush and waiting else _due(trigger, waiting, first, last, now)
        job_id = self._scheduled(tx, scope, name, stream, due)
        self._write(tx, scope, name, options, trigger, waiting, first, last, job_id)
        kept = store.get(tx, scope, name)
        assert kept is not None
        return kept, due is not None and due <= now

    def looked_at(
        self,
        tx: Transaction,
        scope: Scope,
        name: str,
        seen: set[str],
        options: Options,
        trigger: Trigger,
    ) -> None:
        """Drop the events that were looked at but for the overlap; schedule what came meanwhile."""
        held = store.buffered(tx, scope, name)
        before = [each for each in held if each.seen or each.event_id in seen]
        keep = {each.event_id for each in before[len(before) - trigger.overlap :]}
        for each in before:
            if each.event_id not in keep:
                store.drop(tx, scope, name, each.event_id)
            elif not each.seen:
                store.see(tx, scope, name, each.event_id)
        left = [each for each in held if not each.seen and each.event_id not in seen]
        if not left and not trigger.waits:
            store.drop_stream(tx, scope, name)
            return
        first = min((each.arrival for each in left), default=0)
        last = max((each.arrival for each in left), default=0)
        due = _due(trigger, len(left), first, last, self._clock())
        job_id = self._scheduled(tx, scope, name, None, due)
        self._write(tx, scope, name, options, trigger, len(left), first, last, job_id)

    def _scheduled(
        self,
        tx: Transaction,
        scope: Scope,
        name: str,
        stream: store.Stream | None,
        due: int | None,
    ) -> str:
        """The job that will look at the stream at a time: the one there is, or a new one."""
        if due is None:
            return ""
        job = jobs.get(tx, scope, stream.job_id) if stream and stream.job_id else None
        if job is not None and job.state in ("waiting", "running"):
            jobs.move(tx, scope, job.id, due)
            return job.id
        if job is not None and job.state == "dead":
            # What it was to look at waits still: this is one more try.
            jobs.revive(tx, scope, job.id, due)
            return job.id
        job_id = self._ids()
        jobs.add(tx, scope, job_id, kind="generate", target=name, run_at=due, now=self._clock())
        return job_id

    def _write(
        self,
        tx: Transaction,
        scope: Scope,
        name: str,
        options: Options,
        trigger: Trigger,
        waiting: int,
        first: int,
        last: int,
        job_id: str,
    ) -> None:
        rules = {
            "event_count": trigger.event_count,
            "idle_seconds": trigger.idle_seconds,
            "interval_seconds": trigger.interval_seconds,
            "overlap": trigger.overlap,
        }
        clean = self._guard.clean_json(
            {"options": options.spelled(), "trigger": rules}, "memory", field="options"
        )
        store.put(
            tx,
            scope,
            name,
            options=clean.text,
            waiting=waiting,
            first_at=first,
            last_at=last,
            job_id=job_id,
        )


def spelled(done: Ingested) -> str:
    """What an ingestion did, as JSON: ids, actions, reasons and kinds, no words."""
    return json.dumps(
        {
            "applied": [
                {"action": each.action, "memory_id": each.memory_id, "before": each.before}
                for each in done.applied
            ],
            "rejected": [{"reason": each.reason, "kinds": [*each.kinds]} for each in done.rejected],
            "quarantined": [*done.quarantined],
            "notes": dict(done.notes),
        }
    )


def _due(trigger: Trigger, waiting: int, first: int, last: int, now: int) -> int | None:
    """When what waits is to be looked at; None when nothing does."""
    if not waiting:
        return None
    if not trigger.waits or 0 < trigger.event_count <= waiting:
        return now
    times = [last + LEFT_OVERS_SECONDS * _SECOND]
    if trigger.idle_seconds:
        times.append(last + trigger.idle_seconds * _SECOND)
    if trigger.interval_seconds:
        times.append(first + trigger.interval_seconds * _SECOND)
    return min(times)


def event_of(held: store.Buffered) -> Event:
    """The event as it was handed in, but for what the guard took out."""
    content = json.loads(held.body)["content"]
    return Event(held.event_id, held.author, held.time, content=content)
