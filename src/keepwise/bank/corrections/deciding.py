"""What a correction does to the memory of what was said just before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from keepwise.bank.corrections.hearing import STRONG
from keepwise.bank.corrections.substituting import exchanged, substituted
from keepwise.bank.words import terms
from keepwise.model import Candidate, Change, Memory

CHANGED = "corrects what was said just before"
TAKEN_BACK = "takes back what was said just before"
RESTATED = "was said anew, as a correction"
NOTHING = "nothing that was said just before is remembered"


def correct(candidate: Candidate, memories: Sequence[Memory]) -> Change:
    """The one change a correction asks for; ``leave`` where it is about nothing remembered.

    What the same message states by itself has been written by now.
    """
    old = _just_before(candidate, memories)
    if old is None:
        return Change("leave", candidate, NOTHING)
    strong = candidate.rule == STRONG
    restated = [each for each in memories if _of_event(each, candidate.evidence.event_id)]
    if restated:
        anew = [each for each in restated if each.id != old.id and each.topic == old.topic]
        if any(strong or _same_matter(old, each) for each in anew):
            return Change("delete", candidate, RESTATED, old.id)
        return Change("leave", candidate, NOTHING)
    if fact := substituted(old.fact, candidate.fact):
        changed = replace(
            candidate,
            intent="remember",
            fact=fact,
            topic=old.topic,
            slot=old.slot,
            value=exchanged(old.fact, fact, old.value),
            qualifier=exchanged(old.fact, fact, old.qualifier),
        )
        return Change("update", changed, CHANGED, old.id)
    if strong:
        return Change("delete", candidate, TAKEN_BACK, old.id)
    return Change("leave", candidate, NOTHING)


def _just_before(candidate: Candidate, memories: Sequence[Memory]) -> Memory | None:
    """The memory that the message before speaks for; of several, what was said last in it."""
    said = candidate.evidence
    here = [
        (each.time, each.start, memory)
        for memory in memories
        for each in memory.evidence
        if each.stream == said.stream
        and each.event_id != said.event_id
        and each.time <= said.time
        and candidate.value in ("", each.event_id)
    ]
    if not here:
        return None
    # Of several things in one message the one that shares a word with the correction is meant.
    words = set(terms(candidate.fact))
    return max(here, key=lambda e: (bool(words & set(terms(e[2].fact))), e[0], e[1]))[2]


def _of_event(memory: Memory, event_id: str) -> bool:
    return any(each.event_id == event_id for each in memory.evidence)


def _same_matter(old: Memory, new: Memory) -> bool:
    """Whether both fill a slot, or share a word beside the first, which only frames the fact."""
    if old.slot or new.slot:
        return (old.slot, old.qualifier) == (new.slot, new.qualifier)
    return bool(set(terms(old.fact)[1:]) & set(terms(new.fact)[1:]))
