"""Measure extraction: what a conversation leaves in memory, and what it should."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from keepwise.errors import Unavailable
from keepwise.model import Event, Json, JsonObject, Topic
from keepwise.settings import Settings
from keepwise.testing.evaluation.formats import (
    UNNAMED,
    Record,
    by_language,
    holds,
    holds_all,
    listed,
    ratio,
    read_lines,
    rounded,
)
from keepwise.testing.evaluation.stores import PERSON, opened

ROLES: Final = {
    "user": "user",
    "agent": "agent",
    "assistant": "agent",
    "model": "agent",
    "tool": "tool",
    "system": "system",
}

_SECOND: Final = 1_000_000
_MOST: Final = 1000


@dataclass(frozen=True, slots=True)
class Said:
    """One turn of a conversation: whose it is (a value of ``ROLES``), and its words."""

    role: str
    text: str


@dataclass(frozen=True, slots=True)
class Gold:
    """Something that ought to be remembered: a memory says it that holds all of ``must_contain``.

    ``fact`` is how an annotator put it, and ``topic`` where she put it; neither is compared.
    """

    fact: str
    must_contain: tuple[str, ...]
    topic: str = ""

    def is_in(self, text: str) -> bool:
        """Whether a memory says it."""
        return holds_all(text, self.must_contain)


@dataclass(frozen=True, slots=True)
class Case:
    """A conversation, what ought to be remembered of it, and what no memory may contain.

    ``now`` is when it takes place, in microseconds.
    """

    id: str
    lang: str
    topics: tuple[Topic, ...]
    turns: tuple[Said, ...]
    remember: tuple[Gold, ...]
    never: tuple[str, ...]
    now: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a conversation left: memories, and what waits for a person to look at it."""

    case: Case
    stored: tuple[str, ...]
    quarantined: tuple[str, ...] = ()

    @property
    def unwanted(self) -> tuple[str, ...]:
        """The memories that say nothing of what ought to be remembered."""
        return tuple(
            text for text in self.stored if not any(gold.is_in(text) for gold in self.case.remember)
        )

    @property
    def missed(self) -> tuple[Gold, ...]:
        """What ought to be remembered and is not."""
        return tuple(
            gold for gold in self.case.remember if not any(gold.is_in(text) for text in self.stored)
        )

    @property
    def violations(self) -> tuple[str, ...]:
        """The memories that hold what no memory may contain."""
        return tuple(
            text for text in self.stored if any(holds(text, part) for part in self.case.never)
        )

    @property
    def right(self) -> bool:
        """Whether all of it is as it ought to be."""
        return not (self.unwanted or self.missed or self.violations)


@dataclass(frozen=True, slots=True)
class Figures:
    """Counts over all cases, so that a long conversation weighs more than a short one.

    Precision counts memories and recall counts what ought to be remembered: of two memories that
    say the same both are right, and it is remembered once.
    """

    cases: int
    stored: int
    wanted: int
    gold: int
    found: int
    violations: int

    @property
    def precision(self) -> float:
        """The share of memories that say something that ought to be remembered."""
        return ratio(self.wanted, self.stored)

    @property
    def recall(self) -> float:
        """The share of what ought to be remembered that is."""
        return ratio(self.found, self.gold)

    @property
    def f1(self) -> float:
        """The harmonic mean of precision and recall."""
        both = self.precision + self.recall
        return 2 * self.precision * self.recall / both if both else 0.0


def parse_cases(lines: Iterable[str], file: str = UNNAMED) -> Iterator[Case]:
    """Conversations from JSON lines.

    ``{"id", "lang", "topics", "turns": [{"role", "text"}], "remember": [{"fact", "must_contain",
    "topic"}], "never": [...], "date"}``; ``lang``, ``topics``, ``never``, ``date``, and ``fact``
    and ``topic`` in ``remember`` may be left out.

    Raises:
        InvalidInput: a line is none of these; the error names the file, the line and the field.
    """
    for line in read_lines(file, lines):
        yield Case(
            line.text("id"),
            line.text("lang", ""),
            line.topics(),
            tuple(
                Said(turn.choice("role", ROLES), turn.text("text", empty=True))
                for turn in line.records("turns")
            ),
            tuple(_gold(each) for each in line.records("remember")),
            line.texts("never"),
            line.noon("date"),
        )


def _gold(line: Record) -> Gold:
    parts = line.texts("must_contain")
    if not parts:
        raise line.error("must_contain", "must be a list of texts, and not empty")
    return Gold(line.text("fact", ""), parts, line.text("topic", ""))


async def run(case: Case, settings: Settings) -> Outcome:
    """Hand a conversation to an empty store, as one session; what is there afterwards.

    Raises:
        Unavailable: the engine could not look at all of it.
    """
    async with opened(settings, case.topics, case.now) as store:
        bank = store.kw.bank
        ingested = await bank.ingest(
            PERSON, _events(case), stream="conversation", topics=store.topics, flush=True
        )
        if ingested.waiting:
            # A conversation nobody looked at is no conversation without memories.
            raise Unavailable(
                f"the engine has not looked at case {case.id}", hint="see whether its model answers"
            )
        memories = (await bank.list(PERSON, page_size=_MOST)).items
        waiting = (await bank.quarantine.list(PERSON, page_size=_MOST)).items
    in_order = sorted(memories, key=lambda each: (each.created_at, each.id))
    return Outcome(
        case,
        tuple(each.fact for each in in_order),
        tuple(each.fact for each in sorted(waiting, key=lambda e: (e.created_at, e.id))),
    )


def _events(case: Case) -> list[Event]:
    """The turns as events a second apart, the last of them now."""
    first = case.now - (len(case.turns) - 1) * _SECOND
    return [
        Event(
            f"e{number + 1}",
            "agent" if said.role == "tool" else said.role,
            first + number * _SECOND,
            invocation_id=f"turn-{number + 1}",
            content=_content(said),
        )
        for number, said in enumerate(case.turns)
    ]


def _content(said: Said) -> JsonObject:
    if said.role == "tool":
        answer: JsonObject = {"name": "tool", "response": {"result": said.text}}
        return {"role": "user", "parts": [{"functionResponse": answer}]}
    role = "model" if said.role == "agent" else said.role
    return {"role": role, "parts": [{"text": said.text}]}


def figures(outcomes: Iterable[Outcome]) -> Figures:
    """What was got right in all of them together."""
    every = list(outcomes)
    stored = sum(len(each.stored) for each in every)
    gold = sum(len(each.case.remember) for each in every)
    return Figures(
        cases=len(every),
        stored=stored,
        wanted=stored - sum(len(each.unwanted) for each in every),
        gold=gold,
        found=gold - sum(len(each.missed) for each in every),
        violations=sum(len(each.violations) for each in every),
    )


def per_language(outcomes: Sequence[Outcome]) -> dict[str, Figures]:
    """The figures of each language that cases name."""
    return {
        lang: figures(each for each in outcomes if each.case.lang == lang)
        for lang in by_language(each.case.lang for each in outcomes)
    }


def report(outcomes: Sequence[Outcome]) -> JsonObject:
    """Figures and cases as JSON."""
    whole = figures(outcomes)
    return {
        **_told(whole),
        "never_violations": whole.violations,
        "per_language": {
            lang: {**_told(each), "cases": each.cases}
            for lang, each in per_language(outcomes).items()
        },
        "cases": [_case(each) for each in outcomes],
    }


def _told(whole: Figures) -> dict[str, Json]:
    return {
        "precision": rounded(whole.precision),
        "recall": rounded(whole.recall),
        "f1": rounded(whole.f1),
    }


def _case(each: Outcome) -> JsonObject:
    return {
        "id": each.case.id,
        "lang": each.case.lang,
        "right": each.right,
        "stored": listed(each.stored),
        "quarantined": listed(each.quarantined),
        "missed": listed([gold.fact or " … ".join(gold.must_contain) for gold in each.missed]),
        "unwanted": listed(each.unwanted),
        "violations": listed(each.violations),
    }
