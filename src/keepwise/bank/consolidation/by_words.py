"""What a candidate does to memories by what both say in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from keepwise.bank.consolidation import reasons
from keepwise.bank.consolidation.by_slot import slot_of
from keepwise.bank.consolidation.comparing import Relation, alike, compare
from keepwise.bank.consolidation.evidence import later, newest_first
from keepwise.bank.consolidation.prospects import prospects
from keepwise.bank.consolidation.reading import kinds
from keepwise.bank.consolidation.reading.facts import Reading, language_among, read, renamed
from keepwise.model import Candidate, Change, Memory

_FIRST = ("same", "less", "end", "opposite", "more", "value")
"""What a candidate is to one memory, the most telling first: who repeats one adds to no other."""


NEAR = 0.9
"""From this cosine on, two facts with most words in common may be one.

Of 104 English pairs that are different facts, the nearest have 0.86 in the static table and 0.87 in
MiniLM; half of 77 pairs that say the same have more than 0.85 and 0.81. One value in place of
another comes as near as 0.98, so nearness never decides against a word.
"""

_TELLING = 8
"""So many of the last memories tell in which language somebody speaks."""


_OF_A_NAME = frozenset({"same", "less", "end"})
"""What is said of a name bears on what is known of it."""


def by_words(
    candidate: Candidate, memories: Sequence[Memory], near: Mapping[str, float]
) -> tuple[Change, ...]:
    """What the words decide; nothing if they bear on no memory."""
    language = language_among(candidate.fact, (each.fact for each in memories[-_TELLING:]))
    said = read(candidate.fact, language)
    if candidate.additive:
        said = replace(said, signs=said.signs | {"add"})
    found = list(_bearing(candidate, said, memories, language))
    if not found:
        return _by_meaning(candidate, said, memories, near)
    relation, memory = min(
        found, key=lambda each: (_FIRST.index(each[0].bearing), -each[0].strength)
    )
    return (_change(candidate, said, relation, memory),)


def _by_meaning(
    candidate: Candidate, said: Reading, memories: Sequence[Memory], near: Mapping[str, float]
) -> tuple[Change, ...]:
    """Whether a memory that is near in meaning says the same in words no table knows."""
    close = [each for each in memories if near.get(each.id, 0.0) >= NEAR] if near else []
    for memory in sorted(close, key=lambda each: -near[each.id]):
        if not slot_of(memory) and alike(said, read(memory.fact, said.language)):
            return (Change("leave", candidate, reasons.MEANT, memory.id),)
    return ()


def _bearing(
    candidate: Candidate, said: Reading, memories: Sequence[Memory], language: str
) -> Iterator[tuple[Relation, Memory]]:
    called = _called(said, memories, language)
    for memory in newest_first(prospects(called or said, memories)):
        known = read(memory.fact, language)
        relation = compare(said, known)
        if called and known.named and relation and relation.bearing not in _OF_A_NAME:
            relation = None  # who is called Orla is no news of her wedding
        elif called and relation is None and not known.named:
            relation = compare(called, known)
        if relation is None or not _comparable(candidate, memory, relation):
            continue
        yield relation, memory


def _called(said: Reading, memories: Sequence[Memory], language: str) -> Reading | None:
    """What is said of a name as said of the relative who has it, if one memory tells who that is.

    "Orla's wedding" is the sister's, once it is known that the sister is called Orla.
    """
    if said.relation or said.named:
        return None
    for memory in prospects(said, memories):
        known = read(memory.fact, language)
        here = [each for each in said.content if not known.names.isdisjoint(each.keys)]
        if here and known.relation in kinds.RELATIONS:
            called = renamed(said, here[0], known.relation)
            every = (read(each.fact, language) for each in prospects(called, memories))
            known_by = [each.names for each in every if each.relation == known.relation]
            # Of two daughters, none is "the daughter".
            return called if len(frozenset().union(*known_by)) == 1 else None
    return None


def _comparable(candidate: Candidate, memory: Memory, relation: Relation) -> bool:
    """Whether the slots of both leave it to their words."""
    if not candidate.slot:
        return not memory.qualifier or relation.bearing in ("same", "less", "end", "more")
    known = slot_of(memory)
    if known:
        # Two different slot values differ in one word and mean different things.
        return False
    # A fact with a slot says more than its words: "euros" is not part of "euros for reports".
    return relation.bearing != "less"


def _change(candidate: Candidate, said: Reading, relation: Relation, memory: Memory) -> Change:
    if relation.bearing in ("same", "less"):
        reason = reasons.SAME if relation.bearing == "same" else reasons.LESS
        return Change("leave", candidate, reason, memory.id)
    if later(memory, candidate):
        return Change("leave", candidate, reasons.LATER, memory.id)
    if relation.bearing == "end":
        lasting = bool(said.said & kinds.LASTING or said.keys & kinds.LASTING)
        if relation.new or lasting:
            return Change("update", candidate, reasons.ENDED, memory.id)
        return Change("delete", candidate, reasons.OVER, memory.id)
    reason = {
        "opposite": reasons.OPPOSITE,
        "more": reasons.MORE,
        "value": reasons.VALUE,
    }[relation.bearing]
    return Change("update", candidate, reason, memory.id)
