"""The bank as a state machine: said, said again, replayed, corrected, forgotten, rolled back, aged.

Whatever the order: one memory a slot and qualifier where a slot holds one value, revisions without
a gap, an index that is the memories' own words, nothing forgotten brought back by a replay, and
nobody else's memories moved.
"""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from keepwise import Event, Memory, NotFound, Scope
from keepwise.bank.slots import SINGLE
from keepwise.bank.words import terms
from property.machine import StoreMachine

T = TypeVar("T")

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")
SENTENCES = (
    "Always show me euros.",
    "Actually, show me pounds.",
    "I prefer dollars for invoices.",
    "I work on Western Europe.",
    "I also work on the Nordics.",
    "Show me tables, not charts.",
    "I like short answers.",
    "My favorite project is Project Alpha.",
    "Bitte immer in Euro.",
    "Spend was €436,449, always show me euros.",
    "What did we spend on Acme Pure?",
)
said = st.sampled_from(SENTENCES)


class BankMachine(StoreMachine):
    @initialize()
    def open(self) -> None:
        self.begin()
        self.events: list[Event] = []
        self.forgotten: set[tuple[str, str, str]] = set()
        self.run(self.keepwise.bank.ingest(SAM, [self.event("I prefer yen.")], stream="s"))
        self.sams = self.memories(SAM)
        assert [memory.fact for memory in self.sams] == ["Prefers yen"]

    def event(self, text: str) -> Event:
        self.clock.advance(seconds=1)
        content = {"role": "user", "parts": [{"text": text}]}
        return Event(self.new_id(), "user", self.clock(), content=content)

    def memories(self, scope: Scope = MARIA) -> list[Memory]:
        return list(self.run(self.keepwise.bank.list(scope)).items)

    def pick(self, number: int) -> Memory:
        memories = self.memories()
        return memories[number % len(memories)]

    @rule(text=said, lifetime=st.sampled_from([None, None, None, 5]))
    def say(self, text: str, lifetime: int | None) -> None:
        event = self.event(text)
        self.events.append(event)
        expires = None if lifetime is None else self.clock() + lifetime * 1_000_000
        self.run(self.keepwise.bank.ingest(MARIA, [event], stream="s", expires_at=expires))
        for memory in self.memories():
            self.forgotten.discard(identity(memory))

    @precondition(lambda self: self.events)
    @rule()
    def replay_the_stream(self) -> None:
        before, log = self.memories(), self.run(self.keepwise.audit.list(MARIA, page_size=1000))
        result = self.run(self.keepwise.bank.ingest(MARIA, self.events, stream="s"))
        assert (result.new_events, result.applied, result.rejected) == (0, (), ())
        assert self.memories() == before
        assert self.run(self.keepwise.audit.list(MARIA, page_size=1000)) == log

    @precondition(lambda self: self.memories())
    @rule(number=st.integers(0, 20))
    def forget_one(self, number: int) -> None:
        doomed = self.pick(number)
        # Forgetting takes every state it ever had: none of them may come back by a replay.
        states = self.run(self.keepwise.bank.revisions(MARIA, doomed.id))
        receipt = self.run(self.keepwise.bank.delete(MARIA, doomed.id))
        assert receipt.memory_ids == (doomed.id,)
        self.forgotten |= {identity(doomed)}
        self.forgotten |= {(each.slot, each.value, each.qualifier) for each in states if each.slot}
        for memory in self.memories():
            self.forgotten.discard(identity(memory))
        self.missing(doomed.id)

    def missing(self, memory_id: str) -> None:
        try:
            self.run(self.keepwise.bank.get(MARIA, memory_id))
        except NotFound:
            return
        raise AssertionError("it is still there")

    @precondition(lambda self: self.events)
    @rule()
    def replay_as_another_stream(self) -> None:
        self.run(self.keepwise.bank.ingest(MARIA, self.events, stream=self.new_id()))
        back = {identity(memory) for memory in self.memories()} & self.forgotten
        assert not back, "a replay brought back what was forgotten"

    @precondition(lambda self: self.memories())
    @rule(number=st.integers(0, 20), revision=st.integers(1, 4))
    def roll_back(self, number: int, revision: int) -> None:
        memory = self.pick(number)
        wanted = min(revision, memory.revision)
        states = self.run(self.keepwise.bank.revisions(MARIA, memory.id))
        self.run(self.keepwise.bank.rollback(MARIA, memory.id, wanted))
        now = self.run(self.keepwise.bank.get(MARIA, memory.id))
        assert now.fact == states[wanted - 1].fact
        assert now.revision == memory.revision + 1

    @rule(seconds=st.integers(1, 6))
    def wait(self, seconds: int) -> None:
        self.clock.advance(seconds=seconds)

    @invariant()
    def revisions_form_a_chain(self) -> None:
        for memory in self.memories():
            states = self.run(self.keepwise.bank.revisions(MARIA, memory.id))
            assert [each.number for each in states] == list(range(1, memory.revision + 1))
            assert states[-1].fact == memory.fact
            assert memory.evidence

    @invariant()
    def no_slot_of_one_value_holds_two(self) -> None:
        held = Counter(
            (memory.slot, memory.qualifier)
            for memory in self.memories()
            # What "also" added stands beside the first on purpose.
            if memory.slot in SINGLE and "Nordics" not in memory.fact
        )
        assert not [slot for slot, count in held.items() if count > 1]

    @invariant()
    def every_memory_is_found_by_its_words_and_no_figure_is_kept(self) -> None:
        for memory in self.memories():
            hits = self.run(self.keepwise.bank.retrieve(MARIA, memory.fact, top_k=100))
            assert memory.id in {hit.memory.id for hit in hits if hit.why == "match"}
            assert all("436" not in quote.quote for quote in memory.evidence)
            assert set(terms(memory.fact))

    @invariant()
    def nothing_of_sam_s_moves(self) -> None:
        assert self.memories(SAM) == self.sams


def identity(memory: Memory) -> tuple[str, str, str]:
    return (memory.slot, memory.value, memory.qualifier) if memory.slot else ("", memory.fact, "")


BankMachine.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestBank = BankMachine.TestCase
