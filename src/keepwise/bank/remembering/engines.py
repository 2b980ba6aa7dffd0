"""What proposes candidates: the rules, or a model that the same code holds to account."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from keepwise.bank.corrections.hearing import corrections
from keepwise.bank.extraction import extract
from keepwise.bank.ingestion import JUDGED_CHARS, Advice
from keepwise.bank.remembering.days import dated
from keepwise.bank.words import guess_languages
from keepwise.model import Candidate, Event, Evidence, Finding, Memory, Topic

T = TypeVar("T")

_IN_PASSING_CHARS = 2_000


@dataclass(frozen=True, slots=True)
class Heard:
    """What an engine is given.

    Attributes:
        events: what is new, in order.
        context: what was looked at before and is shown again; nothing is proposed from it.
        topics: what the bank asks for.
        stream: the stream's name, for the evidence.
        findings: by event id, what the guard bars in the event's words.
        zone: the person's time zone, by its IANA name.
    """

    events: Sequence[Event]
    context: Sequence[Event]
    topics: Sequence[Topic]
    stream: str
    findings: Mapping[str, Sequence[Finding]]
    zone: str = "UTC"


@dataclass(frozen=True, slots=True)
class Proposed:
    """Candidates in the order they were said, and what became of an engine's other proposals.

    ``notes`` count by reason what was dropped or differed, and say so when another engine had to
    stand in; none of them holds words.
    """

    candidates: tuple[Candidate, ...]
    notes: Mapping[str, int]


async def aside(events: Sequence[Event], work: Callable[[], T]) -> T:
    """What reading events comes to; where they are long, others need not wait for it."""
    if sum(len(event.text) for event in events) <= _IN_PASSING_CHARS:
        return work()
    import asyncio

    return await asyncio.to_thread(work)


class Engine(Protocol):
    """Proposes candidates. ``slow`` ones are waited for outside the caller's turn if told to."""

    @property
    def slow(self) -> bool:
        """Whether it asks somebody else, who may take long or not answer."""
        ...

    @property
    def compares(self) -> bool:
        """Whether its candidates are compared with what is remembered, and others' words put apart.

        Turns of a conversation are kept each as it is.
        """
        ...

    async def propose(self, heard: Heard) -> Proposed:
        """The candidates in what was heard.

        Raises:
            Unavailable: it cannot be asked now; the same events may be handed in later.
        """
        ...

    async def advise(
        self, candidates: Sequence[Candidate], memories: Sequence[Memory]
    ) -> Mapping[int, Advice]:
        """What is to be done about candidates, by their number; where it is silent, rules decide.

        Raises:
            Unavailable: as above.
        """
        ...


class Rules:
    """The deterministic engine: the grammars of :mod:`keepwise.bank.speech`.

    Args:
        third_person: facts say "Prefers euros" rather than "I prefer euros".
    """

    slow = False
    compares = True

    def __init__(self, *, third_person: bool = True) -> None:
        self._third_person = third_person

    async def propose(self, heard: Heard) -> Proposed:
        """The statements in the user's own words that a topic asks for."""
        return await aside((*heard.events, *heard.context), lambda: self._propose(heard))

    def _propose(self, heard: Heard) -> Proposed:
        found = tuple(
            _dated(each, heard.zone)
            for each in extract(
                heard.events,
                heard.topics,
                heard.stream,
                before=heard.context,
                findings=heard.findings,
                first_person=not self._third_person,
            )
        )
        heard_of = corrections(heard.events, heard.context, heard.stream)
        if not heard_of:
            return Proposed(found, {})
        # What a message states comes before what it takes back: it may state it anew. But where
        # its words say both what was and what is, they have stated all they are to state.
        order = {event.id: at for at, event in enumerate(heard.events)}
        places = [
            *((order[each.evidence.event_id], 0, each.evidence.start, 1, each) for each in found),
            *((order[at], not each.first, each.evidence.start, 0, each) for at, each in heard_of),
        ]
        places.sort(key=lambda each: each[:4])
        return Proposed(tuple(each[4] for each in places), {})

    async def advise(
        self, candidates: Sequence[Candidate], memories: Sequence[Memory]
    ) -> Mapping[int, Advice]:
        """Nothing: the rules decide."""
        return {}


# Topics whose facts hold whenever they are read: "compared with last month" names no month.
_LASTING = frozenset({"USER_PREFERENCES", "analysis_preferences", "data_scope"})


def _dated(candidate: Candidate, zone: str) -> Candidate:
    language = next(iter(guess_languages(candidate.evidence.quote)), "en")
    lasting = candidate.topic in _LASTING or candidate.slot == "period"
    fact = dated(candidate.fact, language, candidate.evidence.time, zone, spans=not lasting)
    return candidate if fact == candidate.fact else replace(candidate, fact=fact)


class Transcript:
    """Keeps what was said, by whom, instead of facts: what ADK's documentation calls a RAG memory.

    What the policy bars from memory is marked; a turn that reads like an order is not kept.
    """

    slow = False
    compares = False

    async def propose(self, heard: Heard) -> Proposed:
        """One candidate for every turn that says something."""
        found = [
            Candidate(
                "remember",
                text,
                "",
                Evidence(event.id, heard.stream, event.time, text, 0, len(text)),
                rule="turn",
                slot="turn",
                value=event.author,
                engine="transcript",
                trust="user" if event.author == "user" else "agent",
                kind="turn",
            )
            for event in heard.events
            if (text := event.text.strip()[:JUDGED_CHARS])
        ]
        return Proposed(tuple(found), {})

    async def advise(
        self, candidates: Sequence[Candidate], memories: Sequence[Memory]
    ) -> Mapping[int, Advice]:
        """Nothing: turns are not compared."""
        return {}
