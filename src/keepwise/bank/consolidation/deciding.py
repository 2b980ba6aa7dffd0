"""What one candidate does to the memories a scope already has.

Slot and value decide first, the words of the fact second. A memory is retired only by a statement
about the same thing, never by a mere mention. The function is pure; the caller applies the changes
and hands in the new memories with the next candidate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from keepwise.bank import slots
from keepwise.bank.consolidation.by_slot import by_slot, of_slot, why_new
from keepwise.bank.consolidation.by_words import by_words
from keepwise.bank.consolidation.evidence import counted
from keepwise.bank.consolidation.forgetting import forget
from keepwise.bank.consolidation.reasons import COUNTED, LATER, NEW
from keepwise.model import Candidate, Change, Memory

__all__ = ["COUNTED", "LATER", "decide"]

_NOTHING: Mapping[str, float] = MappingProxyType({})


def decide(
    candidate: Candidate, memories: Sequence[Memory], near: Mapping[str, float] = _NOTHING
) -> tuple[Change, ...]:
    """The changes ``candidate`` asks for: at least one, of which ``leave`` changes nothing.

    A change that leaves or updates names the memory it concerns, so that the caller can add the
    evidence. The candidate in a change carries the slot and value that were recognised.

    Args:
        candidate: what was said.
        memories: what the scope remembers.
        near: how near in meaning a memory is to the candidate, by its id: the cosine of the two in
            the embedder in use. It may lack any of them.
    """
    candidate = _recognised(candidate)
    if candidate.intent == "forget":
        return forget(candidate, memories)
    if told := counted(candidate, memories):
        return (Change("leave", candidate, COUNTED, told.id),)
    known = of_slot(candidate.slot, memories)
    changes = by_slot(candidate, known, memories) if candidate.slot else ()
    changes = changes or by_words(candidate, memories, near)
    if changes:
        return changes
    reason = why_new(candidate, known) if candidate.slot else NEW
    return (Change("create", candidate, reason),)


def _recognised(candidate: Candidate) -> Candidate:
    if candidate.slot or not candidate.fact:
        return candidate
    slot, value = slots.of_fact(candidate.fact)
    return replace(candidate, slot=slot, value=value) if slot else candidate
