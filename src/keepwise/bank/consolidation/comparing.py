"""What one fact says about another: the same, less, more, the opposite, its end, or a new value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from keepwise.bank.consolidation.matching import COMPOUNDING, compounds, kin, spaceless
from keepwise.bank.consolidation.reading import kinds
from keepwise.bank.consolidation.reading.facts import VERBS_LAST, Reading
from keepwise.bank.consolidation.reading.tables import SPACELESS
from keepwise.bank.consolidation.reading.tokens import Overlap, Token
from keepwise.bank.consolidation.replacing import names_old, replaces

Bearing = Literal["same", "less", "more", "opposite", "end", "value"]

_HALF = 0.5
_ENOUGH = 2
_PART = 0.3
_MAKING = frozenset({"write", "use", "show"})
_TRADE = frozenset({"job", "works"})
_CASES = frozenset("for in on at with".split())
_PLACES = frozenset("in on at to".split())
_BESIDE = _CASES | _PLACES


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
    if said.language in SPACELESS and known.language in SPACELESS:
        return spaceless(said, known)
    shared = [each for each in said.content if not known.keys.isdisjoint(each.keys)]
    extra = [each for each in said.content if known.keys.isdisjoint(each.keys)]
    missing = [each for each in known.content if said.keys.isdisjoint(each.keys)]
    if not shared:
        shared = [each for each in known.content if not said.keys.isdisjoint(each.keys)]
    # Long words that begin alike are one word in two forms, whatever the stemmer made of them.
    for each in list(extra):
        for other in missing:
            if kin(each, other):
                shared.append(each)
                extra.remove(each)
                missing.remove(other)
                break
    if said.language in COMPOUNDING:
        shared.extend(compounds(extra, missing))
    return Overlap(tuple(shared), tuple(extra), tuple(missing))


def compare(said: Reading, known: Reading) -> Relation | None:
    """How a candidate bears on one memory; None if it does not."""
    known = _housed(said, known)
    whole = _generic(_settled(overlap(said, known), said), said, known)
    both = _told(_valued(whole, said, known), said, known)
    if both.said or both.known:
        both = _without_verbs(both, said, known)
        if not _same_subject(said, known, both):
            return None
    if "end" in said.signs and "end" not in known.signs:
        found = _ended(said, known, both)
        if found:
            return found
    elif names_old(said, known, whole) and (whole.said or _has_target(said)):
        return Relation("value", 1 + whole.share)
    elif both.shared and (bearing := _known(said, known, both)):
        return Relation(bearing, both.share)
    if "add" not in said.signs and replaces(said, known, both):
        return Relation("value", both.share)
    return None


def _housed(said: Reading, known: Reading) -> Reading:
    """With the flat somebody rents for the home of who lives elsewhere by now."""
    told = {each.key for each in said.content}
    if "home" not in told or "change" not in said.signs or "home" in known.keys:
        return known
    if not any(each.key in kinds.RENTING for each in known.content):
        return known
    content = tuple(
        replace(each, keys=("home", *each.keys)) if each.key in kinds.DWELLINGS else each
        for each in known.content
        if each.key not in kinds.RENTING
    )
    keys = frozenset(key for each in content for key in each.keys)
    return replace(known, content=content, keys=known.keys | keys)


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
    if len(both.shared) < _ENOUGH or _does_else(both.said, known) or _does_else(both.known, said):
        return both
    extra = tuple(each for each in both.said if not _is_verb(each, said))
    missing = tuple(each for each in both.known if not _is_verb(each, known))
    if extra or missing:
        return both
    return Overlap(both.shared, extra, missing)


def _does_else(left: Sequence[Token], other: Reading) -> bool:
    """Whether what may be a verb stands against one that says something of its own: "plays"."""
    return bool(left) and bool(other.verbs - {"wish", "have"})


def _is_verb(token: Token, fact: Reading) -> bool:
    """Whether it must be the verb: the first word of a fact that has no other and no subject."""
    if token.doing or token.key in kinds.DOINGS:
        return True
    first = not fact.verbs and not fact.topic and fact.content[0] is token
    return first and token.kind == "word" and not token.role and fact.language not in VERBS_LAST


def _has_target(said: Reading) -> bool:
    return any(each.role == "to" for each in said.content)


def _told(both: Overlap, said: Reading, known: Reading) -> Overlap:
    """What is left but for words that tell little by themselves: "wears", "a collection of"."""
    if not both.said or all(_tells_little(each, known) for each in both.shared):
        return both
    extra = tuple(each for each in both.said if not _tells_little(each, known))
    missing = tuple(each for each in both.known if not _tells_little(each, said))
    return Overlap(both.shared, extra, missing)


def _tells_little(token: Token, other: Reading) -> bool:
    if token.key in kinds.AGENTS:
        return kinds.AGENTS[token.key] in other.said
    return token.key in kinds.SHELLS or (token.doing and not _does_else([token], other))


def _generic(both: Overlap, said: Reading, known: Reading) -> Overlap:
    """With the word of a general kind that both are about if they share no other: "the course"."""
    if both.shared or "change" not in said.signs:
        return both
    general = {key for each in known.generic for key in each.keys}
    shared = tuple(each for each in said.generic if not general.isdisjoint(each.keys))
    return replace(both, shared=shared)


def _settled(both: Overlap, said: Reading) -> Overlap:
    """A relative who is somewhere lives there: saying so is nothing new."""
    if any(each.key == "home" for each in both.shared):
        return both
    if not said.relation:
        if len(both.shared) < _ENOUGH:
            return both
        # Who moved to the first violin lives where they lived.
        moved = [each for each in both.said if "moved" in each.keys]
        return replace(both, said=tuple(each for each in both.said if each not in moved))
    return Overlap(
        both.shared,
        tuple(each for each in both.said if each.key != "home"),
        tuple(each for each in both.known if each.key != "home"),
    )


def _valued(both: Overlap, said: Reading, known: Reading) -> Overlap:
    """With the words of a general kind that stand where the memory has its value: "by amount"."""
    roles = {each.role for each in both.known} - {""}
    if both.said or not roles:
        return both
    instead = tuple(
        each
        for each in said.generic
        if each.role in roles and known.keys.isdisjoint(each.keys) and each not in said.content
    )
    return replace(both, said=instead) if instead else both


def _same_subject(said: Reading, known: Reading, both: Overlap) -> bool:
    if said.relation == known.relation:
        return True
    if said.relation and said.relation in known.keys and not known.relation and not both.said:
        return "have" in known.said  # "a cat" is there once "a Siamese cat" is
    if (_marital(said) and _marital(known)) or _leaves(said, known):
        return True
    # A name does for the relation: "Freya" is the daughter that is called so.
    topic = said.topic | known.topic
    if said.topic and known.relation and not said.topic <= known.keys:
        return False  # "Wanda's wedding" is not the sister's
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
        if _bars(said, known) or _bars(known, said):
            return None
        return "opposite" if _concerns(said, known) and _denies(said, both) else None
    alike_verbs = _concerns if said.negative else _same_verbs
    if not alike_verbs(said, known) and not _has_made(said, known, both):
        return None
    if "mention" in said.verbs and "mention" not in known.verbs:
        return None
    if not both.said and not both.known and said.less and known.less:
        return "same" if not said.less.isdisjoint(known.less) else "value"
    if not both.said and not known.verbs and said.verbs & {"speak", "learn", "teach"}:
        return None  # who answers in a language may not speak it
    if not both.said and said.verbs and not known.verbs and both.share < _PART:
        return None  # one of its words, in another sense maybe
    doing = [each for each in both.known if _is_verb(each, known) and not each.doing]
    if _does_else(doing, said):
        return None
    if not both.said:
        return "same" if not both.known else "less"
    alone = len(both.shared) == 1 and not said.verbs
    if alone and all(each.key in _TRADE for each in both.said):
        return "less"  # "is a thatcher by trade" says no more than "thatches roofs"
    if both.known or "add" in said.signs:
        return None
    if any(each.role == "by" and each.key in kinds.RELATIONS for each in both.said):
        return None  # what somebody else does
    if all(each.kind == "diet" for each in both.shared) and (said.negative or said.verbs):
        return None  # what a vegetarian wants says no more of what they are
    if all(each.key in kinds.WEAK for each in both.said):
        return "same"
    # What is said of something in passing is no news of it: "met a tea trader".
    wished = bool(said.verbs) or "favourite" in said.keys
    if wished != bool(known.verbs) and ("mention" in said.verbs or not said.verbs):
        return None if "mention" in said.verbs or not _is_rich(known) else "more"
    return "more"


def _bars(one: Reading, other: Reading) -> bool:
    """Whether one says why what the other denies is not wanted: "is allergic to nuts", "no nuts".

    "No meat" is what a vegetarian wants; it denies a diet only where it says that it is over.
    """
    if one.negative:
        return False
    if not kinds.BARS.isdisjoint(one.keys) and kinds.BARS.isdisjoint(other.keys):
        return True
    diet = any(each.kind == "diet" for each in one.content)
    return diet and "wish" in other.verbs and "change" not in other.signs


def _has_made(said: Reading, known: Reading, both: Overlap) -> bool:
    """Whether one has what the other uses or writes: that is one fact of a blog."""
    one, other = sorted((said.said, known.said), key=lambda each: "have" not in each)
    return one == {"have"} and bool(other) and other <= _MAKING and len(both.shared) >= _ENOUGH


def _is_rich(known: Reading) -> bool:
    return len(known.content) > 1


def _denies(said: Reading, both: Overlap) -> bool:
    """Whether what is denied is what the memory says, and not one case of it."""
    if both.said and both.known:
        return False
    if "change" in said.signs:
        return not any(each.role in _CASES for each in both.said if each.kind not in kinds.TYPED)
    return not any(each.role in _CASES or each.kind in kinds.TYPED for each in both.said)


def _ended(said: Reading, known: Reading, both: Overlap) -> Relation | None:
    if not both.shared or not _concerns(said, known) or known.negative:
        return None
    if _leaves(said, known):
        return Relation("end", both.share)
    things = _without(both.shared, kinds.RELATIONS) or (
        [] if said.relation and _without(known.content, kinds.RELATIONS) else both.shared
    )
    if not things or _is_company(said, known, things) or _only_place(both, known):
        return None
    new = [each for each in both.said if each.kind not in ("sign", "generic")]
    return Relation("end", len(things) / max(1, len(known.content)), bool(new))


def _only_place(both: Overlap, known: Reading) -> bool:
    """Whether only a place or a deed is shared: a bike sold in Rye ends no house in Rye."""
    if not all(each.role in _PLACES or each.key in kinds.DEALINGS for each in both.shared):
        return False
    left = [each for each in both.known if not _is_verb(each, known)]
    return any(map(_is_object, both.said)) and any(map(_is_object, left))


def _is_object(token: Token) -> bool:
    return token.role not in _BESIDE and token.key not in kinds.LINKING and token.kind != "sign"


def _leaves(said: Reading, known: Reading) -> bool:
    """Whether somebody goes with whom one lives, and that is all that is known."""
    with_whom = [each for each in known.content if each.key != "home"]
    return (
        "end" in said.signs
        and len(with_whom) == 1 < len(known.content)
        and with_whom[0].role == "with"
        and with_whom[0].key == said.relation
    )


def _is_company(said: Reading, known: Reading, things: Iterable[Token]) -> bool:
    """Whether it is about somebody that the memory only has beside: "plays chess with the vet"."""
    keys = frozenset(key for each in things for key in each.keys)
    here = {each.role for each in said.content if not keys.isdisjoint(each.keys)}
    there = {each.role for each in known.content if not keys.isdisjoint(each.keys)}
    return there == {"with"} and "with" not in here and len(known.content) > 1


def _without(tokens: Iterable[Token], left_out: frozenset[str]) -> Sequence[Token]:
    return [each for each in tokens if each.key not in left_out]
