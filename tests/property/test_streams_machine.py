"""Streams as a state machine: events come in any order, wait, are looked at, replayed, taken back.

Whatever the order and whoever dies in between: every event is looked at once, what counts of a
slot is what was said last, a worker that was killed has done all of its job or nothing, and what
waits is in the stream's count.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from keepwise import Event, Scope
from keepwise.bank.remembering import store as streams
from keepwise.bank.remembering.options import Trigger
from keepwise.jobs import store as jobs
from keepwise.jobs.worker import LEASE_SECONDS
from property.machine import StoreMachine

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")
CURRENCIES = {"Always show me euros.": "EUR", "Always show me pounds.": "GBP"}
SENTENCES = (*CURRENCIES, "I like jazz.", "What did we spend?")
TRIGGERS = (Trigger(event_count=3), Trigger(idle_seconds=60), Trigger(event_count=2, overlap=1))


class StreamsMachine(StoreMachine):
    @initialize(trigger=st.sampled_from(TRIGGERS))
    def open(self, trigger: Trigger) -> None:
        self.begin()
        self.trigger = trigger
        self.handed: list[Event] = []
        self.gone: set[str] = set()
        self.run(self.keepwise.bank.create(SAM, "Prefers yen"))

    def ingest(self, events: list[Event], *, flush: bool = False) -> None:
        self.run(
            self.keepwise.bank.ingest(
                MARIA, events, stream="s", trigger=self.trigger, flush=flush, wait=True
            )
        )

    @rule(text=st.sampled_from(SENTENCES), late=st.integers(0, 20))
    def say(self, text: str, late: int) -> None:
        self.clock.advance(seconds=1)
        time = self.clock() - late * 1_000_000 + len(self.handed)
        event = Event(self.new_id(), "user", time, content={"parts": [{"text": text}]})
        self.handed.append(event)
        self.ingest([event])

    @precondition(lambda self: self.handed)
    @rule()
    def replay(self) -> None:
        before = self.snapshot()
        self.ingest(self.handed)
        assert self.snapshot() == before

    @rule()
    def flush(self) -> None:
        self.ingest([], flush=True)
        assert self.waiting() == 0

    @rule(seconds=st.integers(30, 4000))
    def wait(self, seconds: int) -> None:
        self.clock.advance(seconds=seconds)
        self.run(self.keepwise.jobs.run_due())

    @precondition(lambda self: self.waiting() > 0)
    @rule()
    def a_worker_dies(self) -> None:
        """It took the job and was killed: after its lease somebody else does all of it."""
        before = self.facts()

        def take(tx):  # type: ignore[no-untyped-def]
            stream = streams.get(tx, MARIA, "s")
            job = jobs.get(tx, MARIA, stream.job_id)
            if job is None or job.state != "waiting":
                return
            jobs.lease(
                tx,
                MARIA,
                job.id,
                lease="dead",
                now=self.clock(),
                until=self.clock() + LEASE_SECONDS * 1_000_000,
            )

        self.run(self.keepwise._database.write(take))
        assert self.facts() == before
        self.clock.advance(seconds=LEASE_SECONDS + 1)
        self.run(self.keepwise.jobs.run_due())

    @precondition(lambda self: [each for each in self.handed if each.id not in self.gone])
    @rule(number=st.integers(0, 50))
    def take_back(self, number: int) -> None:
        left = [each for each in self.handed if each.id not in self.gone]
        event = left[number % len(left)]
        self.gone.add(event.id)
        bank = self.keepwise.bank
        self.run(
            self.keepwise._database.write(
                lambda tx: bank.withdraw(tx, MARIA, "s", frozenset({event.id}))
            )
        )

    def rows(self):  # type: ignore[no-untyped-def]
        return self.run(self.keepwise._database.read(lambda tx: streams.buffered(tx, MARIA, "s")))

    def waiting(self) -> int:
        return sum(not each.seen for each in self.rows())

    def facts(self) -> list[str]:
        return sorted(each.fact for each in self.run(self.keepwise.bank.list(MARIA)).items)

    def snapshot(self) -> tuple[list[str], int]:
        return self.facts(), len(self.rows())

    @invariant()
    def what_waits_is_counted(self) -> None:
        stream = self.run(self.keepwise._database.read(lambda tx: streams.get(tx, MARIA, "s")))
        counted = stream.waiting if stream else 0
        assert counted >= self.waiting()
        assert self.waiting() == 0 or (stream and stream.job_id)

    @invariant()
    def no_more_context_stays_than_is_shown_again(self) -> None:
        assert sum(each.seen for each in self.rows()) <= self.trigger.overlap

    @invariant()
    def what_was_said_last_counts(self) -> None:
        held = [
            each.value
            for each in self.run(self.keepwise.bank.list(MARIA)).items
            if each.slot == "currency"
        ]
        waits = {each.event_id for each in self.rows() if not each.seen}
        said = [
            each
            for each in self.handed
            if each.text in CURRENCIES and each.id not in waits | self.gone
        ]
        assert len(held) <= 1
        if not self.gone:
            assert held == ([CURRENCIES[max(said, key=lambda e: e.time).text]] if said else [])

    @invariant()
    def others_are_left_alone(self) -> None:
        assert [each.fact for each in self.run(self.keepwise.bank.list(SAM)).items] == [
            "Prefers yen"
        ]


StreamsMachine.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestStreams = StreamsMachine.TestCase
