"""What one fact says about another: the same, less, more, the opposite, its end, or a new value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from keepwise.bank.consolidation.reading import kinds
from keepwise.bank.consolidation.reading.facts import VERBS_LAST, Reading
from keepwise.bank.consolidation.reading.tokens import Overlap, Token
from keepwise.bank.consolidation.replacing import names_old, replaces

Bearing = Literal["same", "less", "more", "opposite", "end", "value"]

_HALF = 0.5
_ENOUGH = 2
_PART = 0.3
_SHORTEST_STEM = 5
_CASES = frozenset("for in on at with".split())


@dataclass(frozen=True, slots=True)
class Relation:
    """How a candidate bears on a memory, and how much they have in common (0 to 1).

    ``new`` is whether the candidate says something that the memory does not.
    """

    bearing: Bearing
    strength: float
    new: bool = False


def overlap(said: Reading, known: Reading) -> Overlap:
    """What the two readings share, matching words by any of their keys."""
    shared = [each for each in said.content if not known.keys.isdisjoint(each.keys)]
    extra = [each for each in said.content if known.keys.isdisjoint(each.keys)]
    missing = [each for each in known.content if said.keys.isdisjoint(each.keys)]
    if not shared:
        shared = [each for each in known.content if not said.keys.isdisjoint(each.keys)]
    # Long words that begin alike are one word in two forms, whatever the stemmer made of them.
    for each in list(extra):
        for other in missing:
            if _kin(each, other):
                shared.append(each)
                extra.remove(each)
                missing.remove(other)
                break
    return Overlap(tuple(shared), tuple(extra), tuple(missing))


def _kin(one: Token, other: Token) -> bool:
    if one.kind != "word" or other.kind != "word":
        return False
    for here in one.keys:
        for there in other.keys:
            short, long = sorted((here, there), key=len)
            if len(short) >= _SHORTEST_STEM and long.startswith(short) and short.isalpha():
                return True
    return False


def compare(said: Reading, known: Reading) -> Relation | None:
    """How a candidate bears on one memory; None if it does not."""
    both = _settled(overlap(said, known), said)
    if both.said or both.known:
        both = _without_verbs(both, said, known)
        if not _same_subject(said, known, both):
            return None
    if "end" in said.signs and "end" not in known.signs:
        found = _ended(said, known, both)
        if found:
            return found
    elif names_old(said, both) and (both.said or _has_target(said)):
        return Relation("value", 1 + both.share)
    elif both.shared and (bearing := _known(said, known, both)):
        return Relation(bearing, both.share)
    if "add" not in said.signs and replaces(said, known, both):
        return Relation("value", both.share)
    return None


def alike(said: Reading, known: Reading) -> bool:
    """Whether two facts may mean the same though words differ: nothing in them says otherwise.

    At least half of their words are shared, and what is left over are plain words: no names,
    numbers, times or known concepts, each of which makes another fact.
    """
    both = overlap(said, known)
    return (
        both.share >= _HALF
        and all(each.kind == "word" for each in (*both.said, *both.known))
        and said.relation == known.relation
        and said.negative == known.negative
        and _same_verbs(said, known)
        and not said.signs & {"end", "change", "add", "past", "temp"}
    )


def _without_verbs(both: Overlap, said: Reading, known: Reading) -> Overlap:
    """What is left but for verbs that no table knows: they say the same of the same things."""
    if len(both.shared) < _ENOUGH:
        return both
    extra = tuple(each for each in both.said if not _is_verb(each, said))
    missing = tuple(each for each in both.known if not _is_verb(each, known))
    if extra or missing:
        return both
    return Overlap(both.shared, extra, missing)


def _is_verb(token: Token, fact: Reading) -> bool:
    """Whether it must be the verb: the first word of a fact that has no other and no subject."""
    first = not fact.verbs and not fact.topic and fact.content[0] is token
    return first and token.kind == "word" and not token.role and fact.language not in VERBS_LAST


def _has_target(said: Reading) -> bool:
    return any(each.role == "to" for each in said.content)


def _settled(both: Overlap, said: Reading) -> Overlap:
    """A relative who is somewhere lives there: saying so is nothing new."""
    if not said.relation or any(each.key == "home" for each in both.shared):
        return both
    return Overlap(
        both.shared,
        tuple(each for each in both.said if each.key != "home"),
        tuple(each for each in both.known if each.key != "home"),
    )


def _same_subject(said: Reading, known: Reading, both: Overlap) -> bool:
    if said.relation == known.relation:
        return True
    if _marital(said) and _marital(known):
        return True
    # A name does for the relation: "Freya" is the daughter that is called so.
    topic = said.topic | known.topic
    named = [each for each in both.shared if each.kind in ("name", "word")]
    return any(not topic.isdisjoint(each.keys) for each in named)


def _marital(fact: Reading) -> bool:
    return fact.relation in ("", "spouse") and any(each.kind == "marital" for each in fact.content)


def _same_verbs(said: Reading, known: Reading) -> bool:
    return not said.verbs or not known.verbs or not said.verbs.isdisjoint(known.verbs)


def _concerns(said: Reading, known: Reading) -> bool:
    """Whether what is denied or over may be what the memory says: a drink is liked or drunk."""
    if _same_verbs(said, known):
        return True
    return "mention" not in said.verbs and bool({"wish", "have"} & (said.verbs | known.verbs))


def _known(said: Reading, known: Reading, both: Overlap) -> Bearing | None:
    """Whether the two say the same, one more than the other, or the opposite."""
    if said.negative != known.negative:
        return "opposite" if _concerns(said, known) and _denies(both) else None
    if not _same_verbs(said, known):
        return None
    if not both.said and not both.known and said.less and known.less:
        return "same" if not said.less.isdisjoint(known.less) else "value"
    if not both.said and not known.verbs and said.verbs & {"speak", "learn", "teach"}:
        return None  # who answers in a language may not speak it
    if not both.said and said.verbs and not known.verbs and both.share < _PART:
        return None  # one of its words, in another sense maybe
    if not both.said:
        return "same" if not both.known else "less"
    if both.known or "add" in said.signs:
        return None
    # What is said of something in passing is no news of it: "met a tea trader".
    if bool(said.verbs) != bool(known.verbs) and ("mention" in said.verbs or not said.verbs):
        return None if "mention" in said.verbs or not _is_rich(known) else "more"
    return "more"


def _is_rich(known: Reading) -> bool:
    return len(known.content) > 1


def _denies(both: Overlap) -> bool:
    """Whether what is denied is what the memory says, and not one case of it."""
    if both.said and both.known:
        return False
    return not any(each.role in _CASES or each.kind in kinds.TYPED for each in both.said)


def _ended(said: Reading, known: Reading, both: Overlap) -> Relation | None:
    if not both.shared or not _concerns(said, known) or known.negative:
        return None
    things = _without(both.shared, kinds.RELATIONS) or (
        [] if said.relation and _without(known.content, kinds.RELATIONS) else both.shared
    )
    if not things:
        return None
    new = [each for each in both.said if each.kind not in ("sign", "generic")]
    return Relation("end", len(things) / max(1, len(known.content)), bool(new))


def _without(tokens: Iterable[Token], left_out: frozenset[str]) -> Sequence[Token]:
    return [each for each in tokens if each.key not in left_out]
