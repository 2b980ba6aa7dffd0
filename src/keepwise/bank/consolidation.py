"""Consolidation: what one candidate does to the memories a scope already has.

Slot and value decide first, the words of the fact second. A memory is retired only by a statement
about the same thing, never by a mere mention. The function is pure; the caller applies the changes
and hands in the new memories with the next candidate.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from keepwise.bank import slots
from keepwise.bank.words import terms
from keepwise.model import Candidate, Change, Memory

DUPLICATE = 0.8
"""Two facts that share this part of all their stems (Jaccard) say the same."""

COVERED = 0.5
"""A fact whose stems all stand in a memory adds nothing if they are at least this part of it."""

COUNTED = "these very words are evidence for the memory already"
"""Why a replay changes nothing."""

LATER = "a later statement stands"
"""Why words that arrive late change nothing: the memory says something else by now."""


def decide(candidate: Candidate, memories: Sequence[Memory]) -> tuple[Change, ...]:
    """The changes ``candidate`` asks for: at least one, of which ``leave`` changes nothing.

    A change that leaves or updates names the memory it concerns, so that the caller can add the
    evidence. The candidate in a change carries the slot and value that were recognised.
    """
    candidate = _recognised(candidate)
    if candidate.intent == "forget":
        return _forget(candidate, memories)
    if known := next((memory for memory in memories if _counted(candidate, memory)), None):
        return (_leave(candidate, known, COUNTED),)
    if candidate.slot:
        return _by_slot(candidate, memories)
    return _by_words(candidate, memories)


def _by_slot(candidate: Candidate, memories: Sequence[Memory]) -> tuple[Change, ...]:
    rivals = [memory for memory in memories if _slot(memory) == candidate.slot]
    rivals = _newest_first(m for m in rivals if _same_limit(m.qualifier, candidate.qualifier))
    same = next((m for m in rivals if _value(m) == candidate.value), None)
    single = candidate.slot in slots.SINGLE and not candidate.additive
    opposite = [m for m in memories if _contradicts(candidate, m)]
    if any(_later(memory, candidate) for memory in (rivals if single else []) + opposite):
        rival = next(m for m in rivals + opposite if _later(m, candidate))
        return (_leave(candidate, rival, LATER),)
    if same is not None:
        if _adds(candidate.fact, same.fact):
            first = Change("update", candidate, "says the same more precisely", same.id)
        else:
            first = _leave(candidate, same, f"repeats the known {_name(candidate)}")
        spent: list[Memory] = []  # saying it again retires nothing that was kept beside
    elif single and rivals:
        first = Change("update", candidate, f"replaces the {_name(candidate)}", rivals[0].id)
        spent = rivals[1:]
    elif opposite:
        first = Change("update", candidate, "states the opposite of the memory", opposite[0].id)
        spent, opposite = [], opposite[1:]
    elif double := _duplicate(candidate, memories):
        return (_leave(candidate, double, "says what is known in other words"),)
    else:
        return (Change("create", candidate, _why_new(candidate, memories)),)
    retired = [m for m in (*spent, *opposite) if m.id != first.memory_id]
    return (
        first,
        *(
            Change("delete", candidate, f"a new {_name(candidate)} was stated", m.id)
            for m in retired
        ),
    )


def _why_new(candidate: Candidate, memories: Sequence[Memory]) -> str:
    name = _name(replace(candidate, qualifier=""))
    known = [memory for memory in memories if _slot(memory) == candidate.slot]
    if candidate.additive and known:
        return f"a further {name}, asked for besides the known one"
    if candidate.slot in slots.SINGLE and known:
        return f"the {name} for another case than the known one"
    if known:
        return f"a further {name}"
    return f"the first {_name(candidate)}"


def _by_words(candidate: Candidate, memories: Sequence[Memory]) -> tuple[Change, ...]:
    if double := _duplicate(candidate, memories):
        return (_leave(candidate, double, "says what is known in other words"),)
    said, mood = _gist(candidate.fact)
    for memory in _newest_first(memories):
        known, known_mood = _gist(memory.fact)
        if said and said == known and mood != known_mood:
            if _later(memory, candidate):
                return (_leave(candidate, memory, LATER),)
            return (Change("update", candidate, "states the opposite of the memory", memory.id),)
        if _refines(candidate, memory) and not _later(memory, candidate):
            return (Change("update", candidate, "says the same more precisely", memory.id),)
    return (Change("create", candidate, "nothing known says this"),)


def _duplicate(candidate: Candidate, memories: Iterable[Memory]) -> Memory | None:
    """The memory that says the same in (nearly) the same stems; of several, the closest."""
    said, mood = set(terms(candidate.fact)), _gist(candidate.fact)[1]
    best, most = None, 0.0
    for memory in memories:
        known = set(terms(memory.fact))
        shared = len(said & known) / len(said | known) if said and known else 0.0
        # A fact with a slot says more than its words: "euros" is not part of "euros for reports".
        # One that is a frame and nothing else ("likes IT") is part of anything.
        covered = not candidate.slot and said <= known and bool(said - _FRAMES)
        # The cheap questions first: a bank may hold thousands that share nothing.
        if shared <= most or not (shared >= DUPLICATE or (covered and shared >= COVERED)):
            continue
        # Numbers and names are single words that change everything: none may be left over.
        if any(term.isdigit() for term in said ^ known) or mood != _gist(memory.fact)[1]:
            continue
        # Two different slot values differ in one word and mean different things.
        if not (_slot(memory) and candidate.slot) and _same_limit(
            memory.qualifier, candidate.qualifier
        ):
            best, most = memory, shared
    return best


def _refines(candidate: Candidate, memory: Memory) -> bool:
    """Whether the candidate says all the memory says, of the same subject, and more."""
    said, known = terms(candidate.fact), terms(memory.fact)
    # The gist must be more than a frame: "Likes jazz" has one word besides "likes".
    if said[:1] != known[:1] or len(known) < 2 or not set(known) < set(said):
        return False
    return not _slot(memory) and _same_limit(memory.qualifier, candidate.qualifier)


def _forget(candidate: Candidate, memories: Sequence[Memory]) -> tuple[Change, ...]:
    matching = list(_to_forget(candidate, memories))
    if not matching:
        return (Change("leave", candidate, "nothing remembered matches what is to be forgotten"),)
    return tuple(
        Change("delete", candidate, "the person asked to have it forgotten", memory.id)
        for memory in matching
    )


def _to_forget(candidate: Candidate, memories: Sequence[Memory]) -> Iterable[Memory]:
    if candidate.slot == "*":
        return memories
    if not candidate.slot and not candidate.fact:
        return _just_said(candidate, memories)
    if candidate.slot:
        return [
            memory
            for memory in memories
            if _slot(memory) == candidate.slot
            and candidate.value in ("", _value(memory))
            and (not candidate.qualifier or _same_limit(memory.qualifier, candidate.qualifier))
        ]
    asked = _gist(candidate.fact)[0]
    if candidate.fact.casefold().split()[0] in _AT_HAND:
        # "The table" is one at hand, and no wish for how to answer.
        memories = [memory for memory in memories if _slot(memory) not in slots.READABLE]
    found = [memory for memory in memories if _covered(asked, memory)]
    return found or [memory for memory in memories if _mentions(memory, candidate.fact)]


def _just_said(candidate: Candidate, memories: Sequence[Memory]) -> list[Memory]:
    """What "forget that" points at: the last thing remembered of this very conversation.

    Not the last memory to change: saying a known thing again changes none. And what an earlier
    conversation left is not "that".
    """
    here = [
        (said.time, said.start, memory)
        for memory in memories
        for said in memory.evidence
        if said.stream == candidate.evidence.stream
    ]
    return [max(here, key=lambda each: each[:2])[2]] if here else []


def _covered(asked: frozenset[str], memory: Memory) -> bool:
    known = _gist(memory.fact)[0]
    if not known or not known <= asked:
        return False
    # A standing wish goes only when nothing but it was named: "forget the second table" is not
    # about a preference for tables.
    return not _slot(memory) or asked <= set(terms(memory.fact))


def _mentions(memory: Memory, thing: str) -> bool:
    """Whether a memory speaks of ``thing``: "Zürich", "my dog's name", "the report".

    A statement ("likes jazz") is no thing: it is forgotten as a whole or not at all.
    """
    words = thing.casefold().split()
    said = set(terms(thing))
    # Stem by stem of each word, for a word alone is stemmed as it is in any text.
    asked = {stem for word in words if word not in _GLUE for stem in terms(word) if stem in said}
    return bool(asked) and not said & _FRAMES and asked <= set(terms(memory.fact))


_AT_HAND = frozenset("the this that these those die der das den dem diese dieser dieses".split())
_GLUE = frozenset(
    "my our the about of with mein meine meinen meinem meiner die der das den dem über von mit "
    "und and".split()
)


# Stems that frame a fact and say nothing about what it is about, and which of them are negative.
_FRAMES = frozenset(
    "prefer like love enjoy dislik hate want work ask alway never look after is ha use their them "
    "bevorzugt mag arbeitet arbeit moch mocht immer ist hat nutzt wunsch dont doe interest".split()
)
_NEGATIVE = frozenset("dislik hate never".split())
_DENIALS = frozenset(
    "not no never without nicht kein keine keinen keiner nie niemals ohne "
    "не ни нет никогда без".split()
)


def _gist(fact: str) -> tuple[frozenset[str], bool]:
    """What a fact is about (its stems without the frame), and whether it is a negative."""
    found = set(terms(fact))
    words = set(fact.casefold().replace(",", " ").split())
    return frozenset(found - _FRAMES), bool(found & _NEGATIVE or words & _DENIALS)


def _recognised(candidate: Candidate) -> Candidate:
    if candidate.slot or not candidate.fact:
        return candidate
    slot, value = slots.of_fact(candidate.fact)
    return replace(candidate, slot=slot, value=value) if slot else candidate


def _slot(memory: Memory) -> str:
    return memory.slot or slots.of_fact(memory.fact)[0]


def _value(memory: Memory) -> str:
    return memory.value if memory.slot else slots.of_fact(memory.fact)[1]


def _same_limit(one: str, other: str) -> bool:
    return one == other or (
        bool(one and other) and (set(terms(one)) or {one}) == (set(terms(other)) or {other})
    )


def _contradicts(candidate: Candidate, memory: Memory) -> bool:
    """Whether one wants what the other does not want."""
    if not _same_limit(memory.qualifier, candidate.qualifier):
        return False
    slot, value = _slot(memory), _value(memory)
    if candidate.slot == "avoid":
        return f"{slot}:{value}" == candidate.value
    return slot == "avoid" and value == f"{candidate.slot}:{candidate.value}"


def _adds(fact: str, known: str) -> bool:
    """Whether a fact says all that is known and more: "likes tables with a total row"."""
    return _gist(known)[0] < _gist(fact)[0]


def _counted(candidate: Candidate, memory: Memory) -> bool:
    """Whether the memory already rests on these very words, as it is or as it was before."""
    said = candidate.evidence
    if not any(
        (known.event_id, known.start, known.quote) == (said.event_id, said.start, said.quote)
        for known in (*memory.evidence, *memory.replaced)
    ):
        return False
    # One clause can state two facts; only once something later stands are both of them history.
    return candidate.fact == memory.fact or _later(memory, candidate)


def _later(memory: Memory, candidate: Candidate) -> bool:
    """Whether the memory rests on words said after the candidate's: events can arrive late."""
    said = candidate.evidence
    return any(
        known.time > said.time
        or (
            known.event_id == said.event_id and known.time == said.time and known.start > said.start
        )
        for known in memory.evidence
    )


def _newest_first(memories: Iterable[Memory]) -> list[Memory]:
    return sorted(memories, key=lambda m: (m.updated_at, m.created_at, m.id), reverse=True)


def _name(candidate: Candidate) -> str:
    slot = "thing not wanted" if candidate.slot == "avoid" else candidate.slot.replace("_", " ")
    return f"{slot} for this case" if candidate.qualifier else slot


def _leave(candidate: Candidate, memory: Memory, reason: str) -> Change:
    return Change("leave", candidate, reason, memory.id)
