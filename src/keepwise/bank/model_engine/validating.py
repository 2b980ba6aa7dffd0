"""What of a model's proposals counts: only what the person's own words bear out.

A fact must name the event it rests on and quote it; the event must be new and the person's; the
quote must stand among their own words, not in a question, a quotation or a paste; the topic must be
one there is; and nearly all that the fact says must have been said, every number and name of it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from keepwise.bank.extraction import MAX_FACT_CHARS
from keepwise.bank.model_engine.asking import records, text
from keepwise.bank.remembering.engines import Heard
from keepwise.bank.speech.sentences import Spans, own_words
from keepwise.bank.words import fold, terms
from keepwise.model import Candidate, Evidence, Json

SUPPORTED = 0.6
"""The part of a fact's stems that must stand in what the person said."""

# Stems that word a fact and say nothing new: a model may add them.
_FRAMES = frozenset(
    "user person prefer like want work live use need call name ask alway never dislik enjoy "
    "bevorzugt mag arbeitet wohnt möcht moch lebt prefier gusta trabaja vive préfèr prefer aim "
    "travaill habit preferisc lavor piac gost trabalh mora werkt woont houdt".split()
)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A fact as a model wrote it down."""

    event: str
    quote: str
    topic: str
    fact: str


def read_facts(value: Json) -> list[Proposal]:
    """The facts in a model's answer. Raises Unusable."""
    return [
        Proposal(text(each, "event"), text(each, "quote"), text(each, "topic"), text(each, "fact"))
        for each in records(value, "facts")
    ]


def validated(
    proposals: Sequence[Proposal], heard: Heard, *, engine: str, rule: str
) -> tuple[list[Candidate], Counter[str]]:
    """The proposals that count, as candidates, and how many were dropped for which reason."""
    events = {event.id: event for event in heard.events if event.author == "user"}
    spans = {
        each: Spans([(f.start, f.end) for f in heard.findings.get(each, ())]) for each in events
    }
    labels = {topic.label for topic in heard.topics}
    kept: list[Candidate] = []
    dropped: Counter[str] = Counter()
    for proposal in proposals:
        event = events.get(proposal.event)
        fact = " ".join(proposal.fact.split())
        if event is None:
            dropped["no such event of the user's"] += 1
        elif proposal.topic not in labels:
            dropped["no such topic"] += 1
        elif not fact or len(fact) > MAX_FACT_CHARS:
            dropped["empty or too long"] += 1
        elif (place := _place(own_words(event.text), proposal.quote)) is None:
            dropped["quotes what was not said"] += 1
        elif spans[event.id].within(*place):
            dropped["holds what may not be kept"] += 1
        elif _is_question(event.text, place[1]):
            dropped["rests on a question"] += 1
        elif not _supported(fact, event.text):
            dropped["says more than was said"] += 1
        else:
            start, end = place
            quote = event.text[start:end]
            evidence = Evidence(event.id, heard.stream, event.time, quote, start, end)
            kept.append(
                Candidate("remember", fact, proposal.topic, evidence, rule=rule, engine=engine)
            )
    return kept, dropped


def _place(said: str, quote: str) -> tuple[int, int] | None:
    """Where a quote stands among the person's own words, white space aside."""
    parts = quote.split()
    if not parts:
        return None
    pattern = r"\s+".join(map(re.escape, parts))
    found = re.search(pattern, said) or re.search(pattern, said, re.IGNORECASE)
    return found.span() if found else None


def _is_question(said: str, end: int) -> bool:
    rest = re.match(r"[^.!?。！？\n]*", said[end:])
    after = end + (rest.end() if rest else 0)
    return said[after : after + 1] in ("?", "？", "؟") or said[end - 1 : end] in ("?", "？", "؟")


def _supported(fact: str, said: str) -> bool:
    stated, heard = set(terms(fact)), set(terms(said))
    new = stated - heard - _FRAMES
    if any(any(char.isdigit() for char in term) for term in new):
        return False
    names = {fold(word) for word in re.findall(r"(?<!^)\b[A-ZÀ-Þ][\w-]+", fact)}
    if any(name not in fold(said) for name in names):
        return False
    return not stated or len(new) <= (1 - SUPPORTED) * len(stated)
