"""What a request to forget goes for: exactly what it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from keepwise.bank import slots
from keepwise.bank.consolidation.by_slot import same_limit, slot_of, value_of
from keepwise.bank.consolidation.comparing import overlap
from keepwise.bank.consolidation.prospects import prospects
from keepwise.bank.consolidation.reading import kinds
from keepwise.bank.consolidation.reading.facts import Reading, language_among, read
from keepwise.bank.consolidation.reading.tables import SPACELESS, fields
from keepwise.bank.consolidation.reading.tokens import Overlap, Token
from keepwise.bank.words import terms
from keepwise.model import Candidate, Change, Memory

_UNKNOWN = "nothing remembered matches what is to be forgotten"
_ASKED = "the person asked to have it forgotten"

_TRADE = 0.3
_BEGINNING = 3
"""So many letters of a noun and its verb are the same: "vente" and "vend"."""
_AT_HAND = frozenset("the this that these those die der das den dem diese dieser dieses".split())
_GLUE = frozenset(
    "my our the about of with mein meine meinen meinem meiner die der das den dem über von mit "
    "und and".split()
)
_AND = frozenset("and und et y e en 和 と और و".split())


def forget(candidate: Candidate, memories: Sequence[Memory]) -> tuple[Change, ...]:
    """The deletions a request to forget asks for, or why there are none."""
    matching = list(_to_forget(candidate, memories))
    if not matching:
        return (Change("leave", candidate, _UNKNOWN),)
    return tuple(Change("delete", candidate, _ASKED, memory.id) for memory in matching)


def _to_forget(candidate: Candidate, memories: Sequence[Memory]) -> Iterable[Memory]:
    if candidate.slot == "*":
        return memories
    if not candidate.slot and not candidate.fact:
        return _just_said(candidate, memories)
    if candidate.slot:
        found = [
            memory
            for memory in memories
            if slot_of(memory) == candidate.slot
            and candidate.value in ("", value_of(memory))
            and (not candidate.qualifier or same_limit(memory.qualifier, candidate.qualifier))
        ]
        if found or not candidate.fact:
            return found
    if candidate.fact.casefold().split()[0] in _AT_HAND:
        # "The table" is one at hand, and no wish for how to answer.
        memories = [memory for memory in memories if slot_of(memory) not in slots.READABLE]
    language = language_among(candidate.fact, (each.fact for each in memories[-8:]))
    asked = read(candidate.fact, language)
    if "all" in asked.signs or _is_name(asked, memories):
        return list(_all_of(asked, candidate.fact, memories))
    return _meant(asked, memories) or [
        memory for memory in memories if _mentions(memory, candidate.fact)
    ]


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


def _is_name(asked: Reading, memories: Sequence[Memory]) -> bool:
    """Whether nothing but the name of a relative was said, who is to be forgotten then."""
    if len(asked.content) != 1 or asked.verbs or asked.relation:
        return False
    known = (read(memory.fact, asked.language) for memory in prospects(asked, memories))
    return any(each.relation and not each.names.isdisjoint(asked.keys) for each in known)


def _all_of(asked: Reading, thing: str, memories: Sequence[Memory]) -> Iterator[Memory]:
    """Every memory that has to do with what was named: a person, a thing or a field of a life."""
    field = _field(asked, thing)
    near = memories if field or asked.relation else prospects(asked, memories)
    every = [(memory, read(memory.fact, asked.language)) for memory in near]
    # Who was named as a relative may be spoken of by name elsewhere.
    names = frozenset[str]().union(
        *(known.names for _, known in every if asked.relation and asked.relation == known.relation)
    )
    for memory, known in every:
        keys = known.keys | known.said | {*known.relation.split()}
        if field:
            meant = not field.isdisjoint(keys | ({"works"} if known.works else set()))
        else:
            meant = bool(asked.content) and all(_is_among(each, known) for each in asked.content)
        if meant or not names.isdisjoint(known.keys):
            yield memory


def _is_among(token: Token, known: Reading) -> bool:
    return not known.keys.isdisjoint(token.keys) or token.key in known.relation.split()


def _field(asked: Reading, thing: str) -> frozenset[str]:
    """The concepts of a field of a life, if that is what was named: "everything about my work"."""
    if "all" not in asked.signs:
        return frozenset()
    said = f" {' '.join(thing.casefold().replace(chr(39), ' ').split())} "
    known = fields(asked.language)
    named = [name for words, name in known.items() if said.endswith(f" {words} ")]
    if asked.language in SPACELESS:
        named = [name for words, name in known.items() if words in said]
    return kinds.FIELDS[named[0]] if named else frozenset()


def _meant(asked: Reading, memories: Sequence[Memory]) -> list[Memory]:
    """The memories that say what is named: those that say most of it and least besides."""
    found: list[tuple[float, Memory]] = []
    for memory in prospects(asked, memories):
        known = read(memory.fact, asked.language)
        if share := _match(asked, known, memory):
            found.append((share, memory))
    best = max((share for share, _ in found), default=0.0)
    return [memory for share, memory in found if share == best]


def _match(asked: Reading, known: Reading, memory: Memory) -> float:
    """How much of both is the same; 0 if the memory is not what is meant."""
    both = _renamed(overlap(asked, known), asked, known)
    if asked.relation and asked.relation == known.relation and _is_trade(known, both):
        return _TRADE
    if not both.shared or asked.relation != known.relation:
        return 0.0
    if asked.negative != known.negative or not _same_verbs(asked, known):
        return 0.0
    if both.said and both.known:
        return 0.0
    if both.known and _holds_more(asked, known, memory):
        return 0.0
    if both.said and slot_of(memory):
        # A standing wish goes only when nothing but it was named: "forget the second table" is
        # not about a preference for tables.
        return 0.0
    return both.share + (0.01 if asked.said & known.said else 0.0)


def _renamed(both: Overlap, asked: Reading, known: Reading) -> Overlap:
    """With the noun for what somebody does taken for the verb: "the sale of honey"."""
    if len(both.said) != 1 or len(both.known) != 1 or not both.shared or asked.verbs:
        return both
    (noun,), (verb,) = both.said, both.known
    first = asked.content[0] is noun and known.content[0] is verb
    plain = noun.kind == verb.kind == "word" and not noun.role and not verb.role
    alike = any(
        here[:_BEGINNING] == there[:_BEGINNING] for here in noun.keys for there in verb.keys
    )
    if first and plain and alike:
        return Overlap((*both.shared, noun), (), ())
    return both


def _is_trade(known: Reading, both: Overlap) -> bool:
    """Whether what somebody does was asked for, and a memory says what they are."""
    said = {each.key for each in both.said}
    return said == {"job"} and not known.verbs and all(each.kind == "word" for each in both.known)


def _same_verbs(asked: Reading, known: Reading) -> bool:
    return not asked.verbs or not known.verbs or not asked.verbs.isdisjoint(known.verbs)


def _holds_more(asked: Reading, known: Reading, memory: Memory) -> bool:
    """Whether the memory says another thing beside: "likes jazz and blues"."""
    return not _AND.isdisjoint(memory.fact.casefold().split()) and bool(asked.verbs)


def _mentions(memory: Memory, thing: str) -> bool:
    """Whether a memory speaks of ``thing``: "Zürich", "my dog's name", "the report".

    A statement ("likes jazz") is no thing: it is forgotten as a whole or not at all.
    """
    words = thing.casefold().split()
    said = set(terms(thing))
    # Stem by stem of each word, for a word alone is stemmed as it is in any text.
    asked = {stem for word in words if word not in _GLUE for stem in terms(word) if stem in said}
    if not asked or read(thing).verbs or read(thing).relation:
        return False
    return asked <= set(terms(memory.fact))
