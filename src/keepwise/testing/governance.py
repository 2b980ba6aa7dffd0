"""Measure the guard: decide about labelled texts, and count what it got right.

``figure``, ``credential`` and ``quarantine_or_drop`` say that a text must not be remembered as it
is; ``keep`` and ``clean`` that it must; ``either`` that both will do.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from keepwise.bank.quarantine.suspecting import suspects_in
from keepwise.errors import InvalidInput
from keepwise.governance.guard import Guard, Verdict
from keepwise.model import Event, JsonObject, Topic
from keepwise.testing import corpora

BARRED: Final = frozenset({"figure", "credential", "quarantine_or_drop"})
KEPT: Final = frozenset({"keep", "clean"})
LABELS: Final = (*sorted(BARRED), *sorted(KEPT), "either")

# Of each corpus the share of texts that must be barred and is, and that must be kept and is.
FLOORS: Final = {"figures": (0.98, 0.97), "credentials": (0.99, 0.98), "injection": (0.95, 0.95)}


@dataclass(frozen=True, slots=True)
class Case:
    """A labelled text; ``role`` is whose words they are: ``user``, or anybody else's."""

    id: str
    text: str
    label: str
    lang: str = ""
    role: str = "user"
    corpus: str = "cases"


@dataclass(frozen=True, slots=True)
class Judged:
    """What was decided about a case, and whether that is right."""

    case: Case
    decision: Verdict

    @property
    def right(self) -> bool:
        """Whether the decision is one the label allows."""
        if self.case.label == "either":
            return True
        return (self.decision != "allow") == (self.case.label in BARRED)


@dataclass(frozen=True, slots=True)
class Score:
    """How many texts had to be barred and were, how many had to be kept and were."""

    corpus: str
    lang: str
    to_bar: int
    barred: int
    to_keep: int
    kept: int

    @property
    def recall(self) -> float:
        """The share of what must be barred that is; 1 of nothing."""
        return self.barred / self.to_bar if self.to_bar else 1.0

    @property
    def keep_rate(self) -> float:
        """The share of what must be kept that is; 1 of nothing."""
        return self.kept / self.to_keep if self.to_keep else 1.0

    @property
    def precision(self) -> float:
        """The share of what is barred that must be; 1 of nothing."""
        wrongly = self.to_keep - self.kept
        return self.barred / (self.barred + wrongly) if self.barred + wrongly else 1.0


def decide(guard: Guard, topics: Sequence[Topic], text: str, role: str = "user") -> Verdict:
    """What becomes of a text on its way to memory.

    ``allow`` says that all of it may be remembered, not that it is worth remembering.
    """
    verdict = guard.check(text, "memory").verdict
    if verdict in ("refuse", "quarantine"):
        return verdict
    if role != "user":
        return "quarantine"
    said = Event("case", "user", 0, content={"parts": [{"text": text}]})
    orders = guard.find(text, frozenset({"injection"}))
    return "quarantine" if suspects_in(guard, said, topics, "", orders) else verdict


def shipped_cases() -> Iterator[Case]:
    """The corpora that come with the package."""
    for name in FLOORS:
        for line in corpora.load(name):
            # Harmless words of others show that the detector leaves them alone; a memory they are
            # not, whatever they say.
            label = "either" if line.role != "user" and line.label in KEPT else line.label
            yield Case(line.id, line.text, label, line.lang, line.role, name)


def parse_cases(lines: Iterable[str]) -> Iterator[Case]:
    """Cases from JSON lines: ``{"id", "text", "label"}``, and ``role`` and ``lang`` if given.

    Raises:
        InvalidInput: a line is none of these; the error names its number and the field.
    """
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        where = f"line {number}"
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError):
            raise InvalidInput(where, "is not JSON") from None
        if not isinstance(entry, dict):
            raise InvalidInput(where, "is no object")
        values = {"role": "user", "lang": "", **entry}
        for name in ("id", "text", "label", "role", "lang"):
            if not isinstance(values.get(name), str):
                raise InvalidInput(f"{where}: {name}", "must be text")
        if values["label"] not in LABELS:
            raise InvalidInput(
                f"{where}: label", "is not one that exists", hint="known: " + ", ".join(LABELS)
            )
        yield Case(
            values["id"], values["text"], values["label"], values["lang"], values["role"] or "user"
        )


def scores(judged: Iterable[Judged]) -> tuple[Score, ...]:
    """The score of each corpus as a whole (``lang`` empty), and by language where it is known."""
    counts: dict[tuple[str, str], list[int]] = {}
    for each in judged:
        if each.case.label == "either":
            continue
        for lang in dict.fromkeys(("", each.case.lang)):
            row = counts.setdefault((each.case.corpus, lang), [0, 0, 0, 0])
            at = 0 if each.case.label in BARRED else 2
            row[at] += 1
            row[at + 1] += each.right
    return tuple(Score(*name, *row) for name, row in sorted(counts.items()))


def below_floor(found: Iterable[Score]) -> tuple[Score, ...]:
    """The corpora that come with the package whose score is lower than it has to be."""
    return tuple(
        each
        for each in found
        if not each.lang
        and each.corpus in FLOORS
        and (each.recall < FLOORS[each.corpus][0] or each.keep_rate < FLOORS[each.corpus][1])
    )


def report(judged: Sequence[Judged]) -> JsonObject:
    """Decisions, scores and misses as JSON; a text is named by its id."""
    found = scores(judged)
    return {
        "cases": [
            {"id": each.case.id, "label": each.case.label, "decision": each.decision}
            for each in judged
        ],
        "scores": [
            {
                "corpus": each.corpus,
                "lang": each.lang,
                "to_bar": each.to_bar,
                "barred": each.barred,
                "recall": round(each.recall, 4),
                "to_keep": each.to_keep,
                "kept": each.kept,
                "keep_rate": round(each.keep_rate, 4),
                "precision": round(each.precision, 4),
            }
            for each in found
        ],
        "misses": [
            {
                "id": each.case.id,
                "corpus": each.case.corpus,
                "lang": each.case.lang,
                "label": each.case.label,
                "decision": each.decision,
            }
            for each in judged
            if not each.right
        ],
        "passed": not below_floor(found),
    }
