"""The change that puts what a correction says into a memory."""

from __future__ import annotations

from keepwise.bank.corrections.hearing import Correction
from keepwise.bank.corrections.likening import Exchange
from keepwise.bank.corrections.substituting import exchanged
from keepwise.bank.words import fold
from keepwise.model import Candidate, Change, Memory

CHANGED = "corrects what was said just before"


def changed(correction: Correction, old: Memory, done: Exchange) -> Change:
    """The change of a memory to what ``done`` makes of it, with the slot it had."""
    if done.value and done.kind == f"slot:{old.slot}":
        value = done.value
    else:
        value = _part(old.value, old, done)
    changed = Candidate(
        "remember",
        done.fact,
        old.topic,
        correction.evidence,
        rule=correction.rule,
        slot=old.slot,
        value=value,
        qualifier=_part(old.qualifier, old, done),
    )
    return Change("update", changed, CHANGED, old.id)


def _part(inside: str, old: Memory, done: Exchange) -> str:
    """A part of the old fact, such as its value, as it is in the new one."""
    if done.old and fold(done.old) in fold(inside):
        return fold(inside).replace(fold(done.old), fold(done.new))
    return exchanged(old.fact, done.fact, inside)
