"""What proposes candidates: the rules, or a model that the same code holds to account."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from keepwise.bank.extraction import extract
from keepwise.model import Candidate, Event, Finding, Topic


@dataclass(frozen=True, slots=True)
class Heard:
    """What an engine is given.

    Attributes:
        events: what is new, in order.
        context: what was looked at before and is shown again; nothing is proposed from it.
        topics: what the bank asks for.
        stream: the stream's name, for the evidence.
        findings: by event id, what the guard bars in the event's words.
    """

    events: Sequence[Event]
    context: Sequence[Event]
    topics: Sequence[Topic]
    stream: str
    findings: Mapping[str, Sequence[Finding]]


@dataclass(frozen=True, slots=True)
class Proposed:
    """Candidates in the order they were said, and what became of an engine's other proposals.

    ``notes`` count by reason what was dropped or differed, and say so when another engine had to
    stand in; none of them holds words.
    """

    candidates: tuple[Candidate, ...]
    notes: Mapping[str, int]


class Engine(Protocol):
    """Proposes candidates. ``slow`` ones are waited for outside the caller's turn if told to."""

    @property
    def slow(self) -> bool:
        """Whether it asks somebody else, who may take long or not answer."""
        ...

    async def propose(self, heard: Heard) -> Proposed:
        """The candidates in what was heard.

        Raises:
            Unavailable: it cannot be asked now; the same events may be handed in later.
        """
        ...


class Rules:
    """The deterministic engine: the grammars of :mod:`keepwise.bank.speech`."""

    slow = False

    async def propose(self, heard: Heard) -> Proposed:
        """The statements in the user's own words that a topic asks for."""
        found = extract(heard.events, heard.topics, heard.stream, findings=heard.findings)
        return Proposed(found, {})
