"""Extraction by rules: from what a person said to candidates for memories.

Only events the user wrote count, and of those only the user's own statements: no questions, no
hypotheticals, no irony, nothing about others, nothing meant for one answer only. ``speech``
finds the statements, with a grammar per language; here each gets its topic and its evidence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from types import MappingProxyType
from typing import TYPE_CHECKING

from keepwise.bank.speech.playing import ends_game, opened_at, turns_left
from keepwise.bank.topics import assign
from keepwise.bank.words import conversation
from keepwise.model import Candidate, Event, Evidence, Finding, Topic

if TYPE_CHECKING:
    from keepwise.bank.speech.statements import Draft

MAX_FACT_CHARS = 300
"""A longer statement is no fact; it is left out, for half a sentence could say the opposite."""


_NO_FINDINGS: Mapping[str, Sequence[Finding]] = MappingProxyType({})


def extract(
    events: Sequence[Event],
    topics: Sequence[Topic],
    stream: str,
    *,
    before: Sequence[Event] = (),
    findings: Mapping[str, Sequence[Finding]] = _NO_FINDINGS,
    first_person: bool = False,
) -> tuple[Candidate, ...]:
    """The candidates ``events`` hold, in the order they were said.

    Args:
        events: what happened; all but the user's own words is passed over.
        topics: what the bank may remember. A statement no topic asks for is left out; a request
            to forget is not.
        stream: the name of the stream, for the evidence.
        before: what was said before them, as far as it is known: a short answer ("desculpa, no
            Porto") does not show what language it is in.
        findings: by event id, what the guard found in ``event.text``. A clause that holds one
            yields nothing; the rest of its sentence is kept.
        first_person: facts say "I prefer euros" rather than "Prefers euros".
    """
    found: list[Candidate] = []
    around = [each.text for each in before if each.author == "user"]
    left = reduce(turns_left, around, 0)
    for event in events:
        if event.author == "user" and not event.partial:
            within = left > 0 and not ends_game(event.text)
            played = 0 if within else opened_at(event.text)
            left = turns_left(left, event.text)
            said: dict[tuple[str, ...], Candidate] = {}
            held = findings.get(event.id, ())
            context = conversation(around)
            around.append(event.text)
            for candidate in _candidates(event, topics, stream, held, context, first_person):
                pretended = candidate.evidence.end > played and not candidate.explicit
                if pretended and candidate.intent == "remember":
                    continue
                # What somebody says twice in one breath counts once.
                said.setdefault(_identity(candidate), candidate)
            found.extend(said.values())
    return tuple(found)


def _identity(candidate: Candidate) -> tuple[str, ...]:
    return (candidate.intent, candidate.fact, candidate.slot, candidate.value, candidate.qualifier)


def _candidates(
    event: Event,
    topics: Sequence[Topic],
    stream: str,
    held: Sequence[Finding],
    context: str,
    first_person: bool,
) -> list[Candidate]:
    # Imported when somebody first speaks: the grammars are most of what this package loads.
    from keepwise.bank.speech.listening import statements_in

    text = event.text
    found: list[Candidate] = []
    spans = [(finding.start, finding.end) for finding in held]
    said = statements_in(text, spans, context=context, first_person=first_person) if text else ()
    for clause, draft, signs in said:
        fact = _clean(draft.fact)
        topic = assign(_kind(draft), topics, explicit=draft.explicit, content=fact)
        if draft.forget:
            topic = topic or ""
        if topic is None or len(fact) > MAX_FACT_CHARS or not (fact or draft.forget):
            continue
        quote = text[clause.start : clause.end]
        found.append(
            Candidate(
                intent="forget" if draft.forget else "remember",
                fact=fact,
                topic=topic,
                evidence=Evidence(event.id, stream, event.time, quote, clause.start, clause.end),
                rule=draft.rule,
                slot=draft.slot,
                value=_clean(draft.value),
                qualifier=_clean(draft.qualifier),
                additive=signs.additive,
                explicit=draft.explicit,
            )
        )
    return found


def _kind(draft: Draft) -> str:
    """What decides the topic: the slot if the fact fills one that topics know, else the kind."""
    slot = draft.value.partition(":")[0] if draft.slot == "avoid" else draft.slot
    if slot == "region" and draft.slot == "avoid":
        return "avoid"
    return draft.kind if slot in ("", "favorite", "attribute", "*") else slot


def _clean(text: str) -> str:
    """``text`` on one line, without control characters and lone surrogates."""
    return " ".join(_unprintable().sub(" ", text).split())


@cache
def _unprintable() -> re.Pattern[str]:
    # Bidirectional overrides go too: they can make a fact read as another one.
    return re.compile(
        "[\x00-\x1f\x7f-\x9f\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069"
        "\ufeff\ud800-\udfff]+"
    )
