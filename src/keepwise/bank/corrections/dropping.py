"""What a person asks to drop: something they name, or all that they just said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from keepwise.bank.corrections.before import is_before, said_earlier
from keepwise.bank.corrections.changing import changed
from keepwise.bank.corrections.hearing import TAKES_ALL, Correction
from keepwise.bank.corrections.likening import Exchange
from keepwise.bank.corrections.naming import content, shared
from keepwise.bank.corrections.parting import without
from keepwise.bank.corrections.substituting import contrasted, names
from keepwise.model import Change, Memory

DROPPED = "the person asked to drop it"


def dropped(correction: Correction, memories: Sequence[Memory]) -> tuple[Change, ...]:
    """The memories the correction names, without the thing, or gone where they say no more."""
    language = correction.language
    wanted = content(correction.fact, language)
    if not wanted:
        return ()
    before = said_earlier(correction, memories)
    best: list[Memory] = []
    most = 0
    for memory in before or memories:
        count = len(shared(correction.fact, memory.fact, language))
        if count > most:
            best, most = [memory], count
        elif count == most and count:
            best.append(memory)
    if most * 2 < len(wanted) or not best:
        return ()
    for memory in best:
        for old, rest in correction.old:
            done = contrasted(memory.fact, old, rest, language, plainly=False)
            if done and names(memory.fact, old, language):
                return (changed(correction, memory, done),)
    return tuple(_without(correction, memory) for memory in best)


def _without(correction: Correction, memory: Memory) -> Change:
    """The change that takes a thing out of a memory: all of it, or one of two things it says."""
    left = without(memory.fact, correction.fact, correction.language)
    if not left:
        return Change("delete", correction, DROPPED, memory.id)
    change = changed(correction, memory, Exchange(left, "", ""))
    # What is left fills no slot that is known.
    return replace(change, candidate=replace(change.candidate, slot="", value="", qualifier=""))


def withdrawn(correction: Correction, memories: Sequence[Memory]) -> tuple[Change, ...]:
    """All that the last message left in which anything was said that is remembered."""
    grounds = [
        (each.event_id == correction.evidence.event_id, each.time, each.event_id, memory)
        for memory in memories
        for each in memory.evidence
        if is_before(each, correction)
    ]
    if not grounds:
        return ()
    *_, event_id, _ = max(grounds, key=lambda each: each[:2])
    recent = (correction.value, correction.evidence.event_id)
    if correction.rule == TAKES_ALL and event_id not in recent:
        return ()
    gone = {each[3].id: each[3] for each in grounds if each[2] == event_id}
    return tuple(Change("delete", correction, DROPPED, each) for each in gone)
