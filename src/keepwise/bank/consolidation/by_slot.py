"""What a candidate with a slot does to the memories of that slot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from keepwise.bank import slots
from keepwise.bank.consolidation.evidence import later, newest_first
from keepwise.bank.consolidation.reasons import LATER, MORE, OPPOSITE
from keepwise.bank.words import terms
from keepwise.model import Candidate, Change, Memory

_LONGEST = 120

# Stems that frame a fact and say nothing about what it is about.
_FRAMES = frozenset(
    "prefer like love enjoy dislik hate want work ask alway never look after is ha use their them "
    "bevorzugt mag arbeitet arbeit moch mocht immer ist hat nutzt wunsch dont doe interest".split()
)


def of_slot(slot: str, memories: Sequence[Memory]) -> list[Memory]:
    """The memories that fill a slot; none if there is no slot."""
    return [memory for memory in memories if _fills(memory, slot)] if slot else []


def by_slot(
    candidate: Candidate, known: Sequence[Memory], memories: Sequence[Memory]
) -> tuple[Change, ...]:
    """What the slot decides; nothing if it is a value that is not there and stands against none.

    ``known`` are the memories of the slot.
    """
    rivals = newest_first(m for m in known if same_limit(m.qualifier, candidate.qualifier))
    same = next((m for m in rivals if value_of(m) == candidate.value), None)
    single = candidate.slot in slots.SINGLE and not candidate.additive
    opposite = [m for m in memories if _contradicts(candidate, m)]
    if any(later(memory, candidate) for memory in (rivals if single else []) + opposite):
        rival = next(m for m in rivals + opposite if later(m, candidate))
        return (Change("leave", candidate, LATER, rival.id),)
    if same is not None:
        if _adds(candidate.fact, same.fact):
            first = Change("update", candidate, MORE, same.id)
        else:
            first = Change("leave", candidate, f"repeats the known {_name(candidate)}", same.id)
        spent: list[Memory] = []  # saying it again retires nothing that was kept beside
    elif single and rivals:
        first = Change("update", candidate, f"replaces the {_name(candidate)}", rivals[0].id)
        spent = rivals[1:]
    elif opposite:
        first = Change("update", candidate, OPPOSITE, opposite[0].id)
        spent, opposite = [], opposite[1:]
    else:
        return ()
    retired = [m for m in (*spent, *opposite) if m.id != first.memory_id]
    return (
        first,
        *(
            Change("delete", candidate, f"a new {_name(candidate)} was stated", m.id)
            for m in retired
        ),
    )


def why_new(candidate: Candidate, known: Sequence[Memory]) -> str:
    """Why a value of a slot is kept beside what is known."""
    name = _name(replace(candidate, qualifier=""))
    if candidate.additive and known:
        return f"a further {name}, asked for besides the known one"
    if candidate.slot in slots.SINGLE and known:
        return f"the {name} for another case than the known one"
    if known:
        return f"a further {name}"
    return f"the first {_name(candidate)}"


def slot_of(memory: Memory) -> str:
    """The slot of a memory, also if it was stored without."""
    return memory.slot or _of_fact(memory.fact)[0]


def value_of(memory: Memory) -> str:
    """The value of a memory's slot."""
    return memory.value if memory.slot else _of_fact(memory.fact)[1]


def _fills(memory: Memory, slot: str) -> bool:
    """Whether a memory has a slot; its beginning is asked first, for a bank may be large."""
    if memory.slot or slot not in slots.READABLE:
        return memory.slot == slot
    return memory.fact.startswith(slots.beginnings(slot)) and slot_of(memory) == slot


@lru_cache(maxsize=65_536)
def _of_fact(fact: str) -> tuple[str, str]:
    # A value is a few words, and nothing else stands in a fact that has one.
    return slots.of_fact(fact) if len(fact) <= _LONGEST else ("", "")


def same_limit(one: str, other: str) -> bool:
    """Whether two qualifiers limit a fact to the same."""
    return one == other or (
        bool(one and other) and (set(terms(one)) or {one}) == (set(terms(other)) or {other})
    )


def _contradicts(candidate: Candidate, memory: Memory) -> bool:
    """Whether one wants what the other does not want."""
    other = candidate.value.partition(":")[0] if candidate.slot == "avoid" else "avoid"
    if not _fills(memory, other) or not same_limit(memory.qualifier, candidate.qualifier):
        return False
    slot, value = slot_of(memory), value_of(memory)
    if candidate.slot == "avoid":
        return f"{slot}:{value}" == candidate.value
    return slot == "avoid" and value == f"{candidate.slot}:{candidate.value}"


def _adds(fact: str, known: str) -> bool:
    """Whether a fact says all that is known and more: "likes tables with a total row"."""
    return frozenset(terms(known)) - _FRAMES < frozenset(terms(fact)) - _FRAMES


def _name(candidate: Candidate) -> str:
    slot = "thing not wanted" if candidate.slot == "avoid" else candidate.slot.replace("_", " ")
    return f"{slot} for this case" if candidate.qualifier else slot
