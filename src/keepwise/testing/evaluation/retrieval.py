"""Measure retrieval: queries, and the ids of what answers them.

The format and the figures are those of any search: what a query finds is a list of ids, best first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from keepwise.bank.topics import PRESETS
from keepwise.errors import Refused
from keepwise.model import JsonObject, Topic
from keepwise.settings import Settings
from keepwise.testing.evaluation.formats import (
    UNNAMED,
    Record,
    by_language,
    listed,
    ratio,
    read_lines,
    rounded,
)
from keepwise.testing.evaluation.stores import PERSON, Store, opened

DEFAULT_K: Final = 5

_AT_LEAST: Final = 3
"""hit@3 is told for every k."""


@dataclass(frozen=True, slots=True)
class Document:
    """What can be found, a memory or another text; ``id`` is what the case calls it."""

    id: str
    text: str
    topic: str = ""


@dataclass(frozen=True, slots=True)
class Case:
    """A query, where it looks, and the ids of all that answers it. None says nothing does."""

    id: str
    lang: str
    documents: tuple[Document, ...]
    query: str
    relevant: frozenset[str]
    now: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The ids a query found, best first.

    ``refused`` are those that the policy lets nobody store; ``degraded`` says what the search
    did without.
    """

    case: Case
    found: tuple[str, ...]
    refused: tuple[str, ...] = ()
    degraded: str = ""

    def hit_at(self, count: int) -> bool:
        """Whether something that answers is among the first."""
        return not self.case.relevant.isdisjoint(self.found[:count])

    def recall_at(self, count: int) -> float:
        """The share of what answers that is among the first."""
        relevant = self.case.relevant
        return ratio(len(relevant & set(self.found[:count])), len(relevant))

    @property
    def reciprocal_rank(self) -> float:
        """One divided by the place of the first that answers; 0 if none was found."""
        places = (at for at, each in enumerate(self.found, 1) if each in self.case.relevant)
        return 1 / next(places, float("inf"))


@dataclass(frozen=True, slots=True)
class Figures:
    """Means over the queries that something answers.

    ``silent`` of ``unanswerable`` queries, which nothing answers, found nothing.
    """

    cases: int
    hit_at_1: float
    hit_at_3: float
    recall: float
    mrr: float
    unanswerable: int = 0
    silent: int = 0


def parse_cases(lines: Iterable[str], file: str = UNNAMED) -> Iterator[Case]:
    """Cases from JSON lines.

    ``{"id", "lang", "memories": [{"id", "text", "topic"}], "query", "relevant": [ids], "date"}``.
    Also ``documents`` for ``memories``, ``fact`` for ``text``, ``expected`` for ``relevant``.
    Queries that look in the same place say ``"set": "a name"`` instead, and a line ``{"set",
    "memories"}`` without a query tells what is there.

    Raises:
        InvalidInput: a line is none of these; the error names the file, the line and the field.
    """
    every = list(read_lines(file, lines))
    sets: dict[str, tuple[Document, ...]] = {}
    for line in every:
        if "query" not in line and "set" in line:
            name = line.text("set")
            if name in sets:
                raise line.error("set", "is there twice")
            sets[name] = _documents(line)
    for line in every:
        if "query" not in line and "set" in line:
            continue
        documents = _place(line, sets)
        known = {each.id for each in documents}
        field = "expected" if "relevant" not in line and "expected" in line else "relevant"
        if field not in line:
            raise line.error(field, "must be a list of ids")
        relevant = line.texts(field)
        if not known.issuperset(relevant):
            raise line.error(field, "names an id that is not there")
        yield Case(
            line.text("id"),
            line.text("lang", ""),
            documents,
            line.text("query"),
            frozenset(relevant),
            line.noon("date"),
        )


def _place(line: Record, sets: dict[str, tuple[Document, ...]]) -> tuple[Document, ...]:
    """Where the query of a line looks."""
    if "set" in line:
        name = line.text("set")
        if name not in sets:
            raise line.error("set", "is told by no line")
        return sets[name]
    return _documents(line)


def _documents(line: Record) -> tuple[Document, ...]:
    name = "documents" if "memories" not in line and "documents" in line else "memories"
    found = tuple(
        Document(
            each.text("id"),
            each.text("fact" if "text" not in each and "fact" in each else "text"),
            each.text("topic", ""),
        )
        for each in line.records(name)
    )
    if len({each.id for each in found}) < len(found):
        raise line.error(name, "holds an id twice")
    return found


async def run(
    cases: Sequence[Case], settings: Settings, k: int, done: Callable[[int], object]
) -> list[Outcome]:
    """Ask the bank each query; those that look in the same place share a store.

    Args:
        cases: in any order; the outcomes are in the same.
        settings: whose search it is.
        k: how many a query may find; hit@3 needs three.
        done: told of each query that was asked.
    """
    places: dict[tuple[tuple[Document, ...], int], list[int]] = {}
    for at, case in enumerate(cases):
        places.setdefault((case.documents, case.now), []).append(at)
    found: dict[int, Outcome] = {}
    for (documents, now), queries in places.items():
        async with opened(settings, _every_topic(), now) as store:
            names, refused = await _remember(store, documents)
            for at in queries:
                found[at] = await _ask(store, cases[at], max(k, _AT_LEAST), names, refused)
                done(1)
    return [found[at] for at in range(len(cases))]


def _every_topic() -> tuple[Topic, ...]:
    """Every topic of a preset: what a memory is about decides whether it stands by any request."""
    known = {topic.label: topic for topics in PRESETS.values() for topic in topics}
    return tuple(known.values())


async def _remember(
    store: Store, documents: Sequence[Document]
) -> tuple[dict[str, str], tuple[str, ...]]:
    """Write the memories: their names by memory, and which were refused."""
    names: dict[str, str] = {}
    refused: list[str] = []
    for each in documents:
        store.clock.advance(seconds=1)
        try:
            written = await store.kw.bank.create(PERSON, each.text, topic=store.topic(each.topic))
        except Refused:
            refused.append(each.id)
            continue
        names.setdefault(written.memory_id, each.id)
    return names, tuple(refused)


async def _ask(
    store: Store, case: Case, count: int, names: dict[str, str], refused: tuple[str, ...]
) -> Outcome:
    hits = await store.kw.bank.retrieve(PERSON, case.query, top_k=count)
    found = tuple(names[each.memory.id] for each in hits)
    return Outcome(case, found, refused, hits.degraded)


def figures(outcomes: Iterable[Outcome], k: int) -> Figures:
    """What was found in all of them together."""
    every = list(outcomes)
    asked = [each for each in every if each.case.relevant]
    nothing = [each for each in every if not each.case.relevant]
    return Figures(
        cases=len(every),
        hit_at_1=_mean([float(each.hit_at(1)) for each in asked]),
        hit_at_3=_mean([float(each.hit_at(3)) for each in asked]),
        recall=_mean([each.recall_at(k) for each in asked]),
        mrr=_mean([each.reciprocal_rank for each in asked]),
        unanswerable=len(nothing),
        silent=sum(not each.found for each in nothing),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 1.0


def per_language(outcomes: Sequence[Outcome], k: int) -> dict[str, Figures]:
    """The figures of each language that cases name."""
    return {
        lang: figures((each for each in outcomes if each.case.lang == lang), k)
        for lang in by_language(each.case.lang for each in outcomes)
    }


def report(outcomes: Sequence[Outcome], k: int) -> JsonObject:
    """Figures and cases as JSON."""
    whole = figures(outcomes, k)
    return {
        "k": k,
        **_told(whole),
        "unanswerable": {"cases": whole.unanswerable, "silent": whole.silent},
        "per_language": {
            lang: {**_told(each), "cases": each.cases}
            for lang, each in per_language(outcomes, k).items()
        },
        "degraded": listed(sorted({each.degraded for each in outcomes if each.degraded})),
        "cases": [
            {
                "id": each.case.id,
                "lang": each.case.lang,
                "relevant": listed(sorted(each.case.relevant)),
                "found": listed(each.found),
                "refused": listed(each.refused),
            }
            for each in outcomes
        ],
    }


def _told(whole: Figures) -> JsonObject:
    return {
        "hit_at_1": rounded(whole.hit_at_1),
        "hit_at_3": rounded(whole.hit_at_3),
        "recall_at_k": rounded(whole.recall),
        "mrr": rounded(whole.mrr),
    }
