"""Measure consolidation: what new facts do to the memories that are there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from keepwise.errors import Refused
from keepwise.model import Applied, JsonObject, Proposal, Topic
from keepwise.settings import Settings
from keepwise.testing.evaluation.formats import (
    UNNAMED,
    Record,
    by_language,
    holds,
    holds_all,
    ratio,
    read_lines,
    rounded,
)
from keepwise.testing.evaluation.stores import PERSON, Store, opened

ACTIONS: Final = {name: name for name in ("create", "update", "delete", "leave")}
INTENTS: Final = {name: name for name in ("remember", "forget")}

_MINUTE: Final = 60


@dataclass(frozen=True, slots=True)
class Known:
    """A fact that is remembered before; ``id`` is what the case calls it."""

    id: str
    fact: str
    topic: str = ""


@dataclass(frozen=True, slots=True)
class Expected:
    """An action that is right. Without an ``id`` it may concern any memory."""

    action: str
    id: str = ""
    contains: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()

    def allows(self, done: Done) -> bool:
        """Whether something that was done is this."""
        if self.action != done.action:
            return False
        if self.action == "leave":
            # A leave of no memory in particular says that nothing was done: all was left.
            return not done.id or self.id in ("", done.id)
        if self.id not in ("", done.id):
            return False
        if self.action == "delete":
            return True
        return holds_all(done.fact, self.contains) and not any(
            holds(done.fact, part) for part in self.excludes
        )


@dataclass(frozen=True, slots=True)
class Done:
    """An action that was taken, on the memory that the case calls ``id``.

    What was created is called ``new1``, ``new2`` and so on. ``fact`` is what the memory says then.
    """

    action: str
    id: str = ""
    fact: str = ""


SILENCE: Final = Done("leave")
"""What it counts as when nothing was done."""

ANY_LEAVE: Final = Expected("leave")


@dataclass(frozen=True, slots=True)
class Case:
    """What is remembered, what is proposed, and every list of actions that is right.

    ``expect`` has what is best first. ``now`` is when it takes place, in microseconds.
    """

    id: str
    lang: str
    topics: tuple[Topic, ...]
    existing: tuple[Known, ...]
    candidates: tuple[Proposal, ...]
    expect: tuple[tuple[Expected, ...], ...]
    now: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was done.

    ``refused`` is what the policy lets nobody store: the ids of existing facts, and candidates by
    their number.
    """

    case: Case
    done: tuple[Done, ...]
    refused: tuple[str, ...] = ()

    @property
    def right(self) -> bool:
        """Whether it is one of the lists that are, in any order."""
        return any(_same(expected, self.done) for expected in self.case.expect)


def _same(expected: Sequence[Expected], done: Sequence[Done]) -> bool:
    """Whether each expected action was done, and no other. Doing nothing is a leave."""
    size = max(len(expected), len(done))
    return _paired(
        [*expected, *[ANY_LEAVE] * (size - len(expected))],
        [*done, *[SILENCE] * (size - len(done))],
    )


def _paired(expected: Sequence[Expected], done: Sequence[Done]) -> bool:
    if not expected:
        return True
    first, rest = expected[0], expected[1:]
    return any(
        first.allows(each) and _paired(rest, [*done[:at], *done[at + 1 :]])
        for at, each in enumerate(done)
    )


@dataclass(frozen=True, slots=True)
class Figures:
    """How many cases there are, and how many came out right."""

    cases: int
    right: int

    @property
    def accuracy(self) -> float:
        """The share of cases that came out right."""
        return ratio(self.right, self.cases)


def parse_cases(lines: Iterable[str], file: str = UNNAMED) -> Iterator[Case]:
    """Cases from JSON lines.

    ``{"id", "lang", "existing": [{"id", "fact", "topic"}], "candidates": [...], "expect":
    [{"action", "id", "fact_contains", "fact_excludes"}], "also_ok": [[...]], "topics", "date"}``. A
    candidate is a text or ``{"fact", "topic", "intent", "forget"}``. ``also_ok`` lists whole
    alternatives to ``expect``; a plain list of actions is one. Only ``id``, ``existing``,
    ``candidates``, ``expect``, and in these ``id``, ``fact`` and ``action``, must be there.

    Raises:
        InvalidInput: a line is none of these; the error names the file, the line and the field.
    """
    for line in read_lines(file, lines):
        yield Case(
            line.text("id"),
            line.text("lang", ""),
            line.topics(),
            tuple(
                Known(each.text("id"), each.text("fact"), each.text("topic", ""))
                for each in line.records("existing")
            ),
            tuple(_candidates(line)),
            (_actions(line.records("expect")), *_alternatives(line)),
            line.noon("date"),
        )


def _candidates(line: Record) -> Iterator[Proposal]:
    for number, each in enumerate(line.items("candidates")):
        at = f"candidates[{number}]"
        given = line.inner(at, {"fact": each} if isinstance(each, str) else each)
        forget = given.flag("forget")
        if "intent" in given:
            forget = forget or given.choice("intent", INTENTS) == "forget"
        yield Proposal(given.text("fact"), given.text("topic", ""), forget)


def _actions(lines: Iterable[Record]) -> tuple[Expected, ...]:
    return tuple(
        Expected(
            each.choice("action", ACTIONS),
            each.text("id", ""),
            each.texts("fact_contains"),
            each.texts("fact_excludes"),
        )
        for each in lines
    )


def _alternatives(line: Record) -> Iterator[tuple[Expected, ...]]:
    every = line.items("also_ok") if "also_ok" in line else []
    if every and all(isinstance(each, dict) for each in every):
        yield _actions(line.records("also_ok"))
        return
    for number, each in enumerate(every):
        yield _actions(line.objects(f"also_ok[{number}]", each))


async def run(case: Case, settings: Settings) -> Outcome:
    """Propose the candidates to a bank that remembers the existing facts; what was done."""
    yesterday = case.now - 24 * 3600 * 1_000_000
    async with opened(settings, case.topics, yesterday) as store:
        names, refused = await _remember(store, case.existing)
        store.clock.set(case.now)
        proposals = [replace(each, topic=store.topic(each.topic)) for each in case.candidates]
        applied, unwelcome = await _propose(store, proposals)
    return Outcome(case, tuple(_done(applied, names)), (*refused, *unwelcome))


async def _remember(
    store: Store, existing: Sequence[Known]
) -> tuple[dict[str, str], tuple[str, ...]]:
    """Write the facts that are there before: their names by memory, and which were refused."""
    names: dict[str, str] = {}
    refused: list[str] = []
    for each in existing:
        store.clock.advance(seconds=_MINUTE)
        try:
            written = await store.kw.bank.create(PERSON, each.fact, topic=store.topic(each.topic))
        except Refused:
            refused.append(each.id)
            continue
        names.setdefault(written.memory_id, each.id)
    return names, tuple(refused)


async def _propose(
    store: Store, proposals: Sequence[Proposal]
) -> tuple[list[tuple[Applied, ...]], list[str]]:
    """What was done about each proposal, and which the policy refused: about these, nothing."""
    try:
        return [*await store.kw.bank.consolidate(PERSON, proposals)], []
    except Refused:
        if len(proposals) == 1:
            return [()], ["candidate 1"]
    # One refusal refuses all of them. Alone, each gets what it would without the others.
    applied: list[tuple[Applied, ...]] = []
    refused: list[str] = []
    for number, each in enumerate(proposals, 1):
        done, unwelcome = await _propose(store, [each])
        applied.extend(done)
        refused.extend(f"candidate {number}" for _ in unwelcome)
    return applied, refused


def _done(applied: Sequence[Sequence[Applied]], names: Mapping[str, str]) -> Iterator[Done]:
    """What was done, in the words of the case: one action at least for each proposal."""
    known, made = dict(names), 0
    for changes in applied:
        if not changes:
            yield SILENCE
        for change in changes:
            if change.action == "create" and change.memory_id not in known:
                made += 1
                known[change.memory_id] = f"new{made}"
            yield Done(change.action, known.get(change.memory_id, ""), change.fact)


def figures(outcomes: Iterable[Outcome]) -> Figures:
    """What was got right in all of them together."""
    every = list(outcomes)
    return Figures(len(every), sum(each.right for each in every))


def per_language(outcomes: Sequence[Outcome]) -> dict[str, Figures]:
    """The figures of each language that cases name."""
    return {
        lang: figures(each for each in outcomes if each.case.lang == lang)
        for lang in by_language(each.case.lang for each in outcomes)
    }


def report(outcomes: Sequence[Outcome]) -> JsonObject:
    """Figures and cases as JSON."""
    return {
        "accuracy": rounded(figures(outcomes).accuracy),
        "per_language": {
            lang: {"accuracy": rounded(each.accuracy), "cases": each.cases}
            for lang, each in per_language(outcomes).items()
        },
        "cases": [
            {
                "id": each.case.id,
                "lang": each.case.lang,
                "right": each.right,
                "actions": [_action(done) for done in each.done],
                "refused": [*each.refused],
            }
            for each in outcomes
        ],
    }


def _action(done: Done) -> JsonObject:
    told: JsonObject = {"action": done.action}
    if done.id:
        told["id"] = done.id
    if done.fact:
        told["fact"] = done.fact
    return told
