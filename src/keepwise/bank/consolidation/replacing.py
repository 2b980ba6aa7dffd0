"""Whether a fact states another value of what a memory holds one value of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from keepwise.bank.consolidation.reading import kinds
from keepwise.bank.consolidation.reading.facts import VERBS_LAST, Reading
from keepwise.bank.consolidation.reading.tokens import Overlap, Token

_CASES = frozenset("for in on at with as".split())
_PREDICATES = frozenset("home lived employer".split())
_TIMES = kinds.TYPED - {"number"}
_PASSING = kinds.DEALINGS | kinds.DOINGS | kinds.DWELLINGS
_PLAIN = frozenset({"name", "word"})
_MOST = 3
"""A value has at most so many words: more of them are another sentence."""


def replaces(said: Reading, known: Reading, both: Overlap) -> bool:
    """Whether the candidate's value takes the place of the memory's."""
    if "mention" in said.verbs or ("end" in known.signs and "end" not in said.signs):
        return False
    changed = "change" in said.signs
    if not changed and said.signs & {"past", "temp"}:
        return False
    if said.negative != known.negative and not changed:
        return False
    if changed and _names_another(said, both):
        return False
    if not both.said or not both.known or _about_another(said, known, both):
        return False
    return (
        _another_of_class(said, known, both)
        or _another_of_attribute(said, known, both)
        or _another_measure(said, known, both)
        or (changed and _changed(said, known, both))
        or _another_word(said, known, both)
    )


def names_old(said: Reading, known: Reading, both: Overlap) -> bool:
    """Whether it names the value that the memory has: "instead of Fridays", "from Vim to Helix"."""
    if "mention" in said.verbs:
        return False
    roles = {each.role for each in both.shared}
    if "change" in said.signs:
        return bool(roles & {"old", "from"})
    # "Dr Rowe rather than Ann" takes a name's place; who prefers tea to coffee still drinks coffee.
    preferred = "prefer" in said.said or known.less
    return bool(roles & {"old", "than"}) and len(roles) > 1 and not preferred


def _names_another(said: Reading, both: Overlap) -> bool:
    """Whether it names another old value than the memory has: "swapped Zoom for Teams"."""
    old = [each for each in said.content if each.role == "old"]
    return bool(old) and all(each in both.said for each in old)


def _about_another(said: Reading, known: Reading, both: Overlap) -> bool:
    """Whether the two name different things that they are about."""
    if any(each.kind in kinds.IDENTITY for each in both.said) and any(
        each.kind in kinds.IDENTITY for each in both.known
    ):
        return True
    if known.named and not said.named:
        if not any(each.kind in _PLAIN for each in both.said):
            return True  # what it is called, and how often it is
        if known.relation and any(not known.names.isdisjoint(each.keys) for each in both.shared):
            return True  # who is called by the name still has it
    if (
        said.relation
        and not kinds.ONE_OF_A_KIND.issuperset(said.relation.split())
        and said.named
        and known.named
        and any(each.kind in ("name", "word") for each in both.said)
    ):
        return True
    if said.topic and known.topic:
        return any(each.key in said.topic for each in both.said) and any(
            each.key in known.topic for each in both.known
        )
    if said.topic and not said.relation:
        return any(each.key in said.topic for each in both.said) and "change" not in said.signs
    return False


def _another_of_class(said: Reading, known: Reading, both: Overlap) -> bool:
    """One value of a class for another: aisle for window seats, vegan for vegetarian."""
    here = {each.kind for each in both.said if "=" in each.key}
    classes = here & {each.kind for each in both.known if "=" in each.key}
    classes -= kinds.IDENTITY | kinds.TYPED
    if not said.signs and any(
        not said.keys.isdisjoint(kinds.IMPLIED.get(each, ())) for each in known.keys
    ):
        return False
    if not classes or (said.verbs and not _same_verbs(said, known)):
        return False
    if (
        not both.shared
        and _other(both.said, classes)
        and not ("change" in said.signs or classes == {"marital"})
    ):
        return False  # it may be mentioned only
    if said.said & kinds.MANY and not classes & (kinds.ALONE | kinds.OPPOSITES):
        return False
    if said.said & {"speak", "learn", "teach"}:
        return False
    rest = [each for each in _other(both.said, classes) if each.key != "spouse"]
    when = {each.kind for each in rest} - kinds.TYPED - {"season"}
    if classes == {"marital"} and ("change" in said.signs or not when):
        return True  # when it was does not matter
    rest, left = _other(both.said, classes), _other(both.known, classes)
    if _differ_twice(both, classes):
        return False
    if len(rest) == len(left) == 1 and both.shared:
        # "In the original German", "in English translation": a word that goes with each.
        roles = {each.role for each in (*both.said, *both.known)}
        if len(roles) == 1 and roles <= {"in", "as", "with"}:
            return True
    if any(each.role in _CASES for each in rest) or (rest and left):
        return False
    if classes & kinds.ALONE:
        return not any(each.role == "for" for each in left)
    return bool(both.shared) and not left


def _differ_twice(both: Overlap, classes: Iterable[str]) -> bool:
    """Whether values of one class differ in two places: "Danish films in Danish"."""
    return any(
        len({(each.key, each.role) for each in side if each.kind in classes}) > 1
        and len({each.role for each in side if each.kind in classes}) > 1
        for side in (both.said, both.known)
    )


def _same_verbs(said: Reading, known: Reading) -> bool:
    return not said.verbs or not known.verbs or not said.verbs.isdisjoint(known.verbs)


def _other(tokens: Iterable[Token], classes: Iterable[str]) -> list[Token]:
    left_out = frozenset(classes)
    return [each for each in tokens if each.kind not in left_out]


def _another_of_attribute(said: Reading, known: Reading, both: Overlap) -> bool:
    """Another home, employer, manager, deadline."""
    shared = {each.key for each in both.shared}
    attributes = shared & kinds.VALUED
    if not attributes or not _same_verbs(said, known):
        return False
    if attributes <= {"favourite"} and len(shared) < 2:
        return False
    if attributes == {"car"} and "have" in said.verbs and "change" not in said.signs:
        return False  # a car among several
    if attributes & _PREDICATES and _is_of_another(said, both):
        return False
    if "home" in attributes and all(each.role == "with" for each in both.said):
        return False  # with whom, not where
    if any(each.role == "for" for each in both.said) and not attributes & {"employer", "deadline"}:
        return False
    # Another attribute beside it says what of: "office in Pune", "the wife's employer".
    return not any(each.key in kinds.VALUED for each in (*both.said, *both.known))


def _is_of_another(said: Reading, both: Overlap) -> bool:
    """Whether somebody is named of whom it is said: "a classmate has joined Volvo"."""
    if said.relation or said.language in (*VERBS_LAST, "ar"):
        return False
    pivot = next((at for at, each in enumerate(said.content) if each.key in _PREDICATES), None)
    if pivot is None:
        return False
    told = [each for each in both.said if each.key not in _PASSING]
    before = [each in said.content[:pivot] for each in told]
    return any(before) and not all(before)


def _another_measure(said: Reading, known: Reading, both: Overlap) -> bool:
    """Another number, time or day of the same."""
    types = {each.kind for each in both.said} & {each.kind for each in both.known} & kinds.TYPED
    if not types or not _same_verbs(said, known):
        return False
    things = [each for each in both.shared if each.kind not in kinds.TYPED]
    done = "change" in said.signs and not said.verbs.isdisjoint(known.verbs - {"wish", "have"})
    if not things and not done:
        return False
    if _on_another_day(said, both):
        return False
    rest = [each for each in both.said if each.kind not in kinds.TYPED and not each.doing]
    left = [each for each in both.known if each.kind not in kinds.TYPED and not each.doing]
    if rest and left:  # one verb in two tenses, maybe
        one = len(rest) == len(left) == 1 and "change" in said.signs
        return one and all(each.kind == "word" and not each.role for each in (*rest, *left))
    return not rest or (len(rest) < _MOST and "change" in said.signs)


def _on_another_day(said: Reading, both: Overlap) -> bool:
    """Whether something is at another time on other days: it may be at both."""
    if said.topic or "change" in said.signs:
        return False
    days = {"day", "dayspan"}
    here, there = ({each.kind for each in side} for side in (both.said, both.known))
    return bool(here & days and there & days and "time" in here & there)


def _changed(said: Reading, known: Reading, both: Overlap) -> bool:
    """A value that is said to be new, of something the memory is about."""
    if not _same_verbs(said, known) or (said.said & kinds.MANY):
        return False
    if (
        said.works
        and known.works
        and not _is_of_another(said, both)
        and "employer" in {each.key for each in both.known}
    ):
        return len(both.said) <= _MOST
    things = [
        each
        for each in both.shared
        if each.key not in kinds.RELATIONS and not (said.relation and each.kind == "marital")
    ]
    if not things:
        return _in_the_place(said, known, both)
    if all(each.kind in kinds.TYPED for each in things) or _is_of_another(said, both):
        return False  # what is on the same day, and where somebody else works
    if (
        _of_another_kind(both)
        or _when_or_where(both)
        or (bool(said.topic) != bool(known.topic) and _is_count(both.known))
    ):
        return False  # a value of something else
    if all(each.role == "with" for each in both.said) and all(
        each.role in ("in", "at") for each in both.known
    ):
        return False  # with whom, not where
    if said.topic and all(each in {t.key for t in both.shared} for each in said.topic):
        return True
    return len(things) >= len(both.known) and len(both.said) <= _MOST


def _of_another_kind(both: Overlap) -> bool:
    """Whether the two have values of different classes: a language, and a length."""
    here, there = _classes(both.said), _classes(both.known)
    return bool(here and there) and here.isdisjoint(there)


def _in_the_place(said: Reading, known: Reading, both: Overlap) -> bool:
    """Whether somebody is in another place of the same kind: "the son is in year five now"."""
    roles = {each.role for each in (*both.said, *both.known)}
    return (
        bool(said.relation)
        and said.relation == known.relation
        and len(both.said) == len(both.known) == 1
        and len(roles) == 1
        and roles <= {"in", "at", "to"}
    )


def _when_or_where(both: Overlap) -> bool:
    """Whether one says only when and the other does not: a day takes no place's place."""
    here, there = ({each.kind for each in side} for side in (both.said, both.known))
    return any(
        one <= kinds.TYPED and bool(one & _TIMES) and other.isdisjoint(kinds.TYPED)
        for one, other in ((here, there), (there, here))
    )


def _is_count(tokens: Iterable[Token]) -> bool:
    return all(each.kind == "number" for each in tokens)


def _classes(tokens: Iterable[Token]) -> set[str]:
    return {each.kind for each in tokens if "=" in each.key and each.kind not in kinds.TYPED}


def _another_word(said: Reading, known: Reading, both: Overlap) -> bool:
    """One word for another in the same place of the same sentence."""
    if not _same_verbs(said, known):
        return False
    if (said.said | known.said) & kinds.MANY and "change" not in said.signs:
        return False
    things = [each for each in both.shared if each.key not in kinds.RELATIONS | kinds.MANY]
    if not things or len(both.said) > _MOST or len(both.known) > _MOST:
        return False
    classes = {each.kind for each in both.said if "=" in each.key or each.kind in kinds.TYPED}
    if classes & {each.kind for each in both.known} and len(both.said) + len(both.known) > 2:
        return False  # another value, and of another thing
    if _of_another_kind(both):
        return False
    if said.topic and known.topic and said.topic.isdisjoint(known.keys):
        return False
    if "change" not in said.signs and any(
        each.key in _PREDICATES for each in (*both.said, *both.known)
    ):
        return False  # one says where somebody lives, the other what they want
    roles = {each.role for each in (*both.said, *both.known)}
    named = all(each.kind == "name" for each in (*both.said, *both.known))
    # A name in the place of another is known by that: "in APA style", "use Chicago style".
    alike = named and len(things) > 1 and len(both.said) == len(both.known) == 1
    if "for" in roles or (len(roles) != 1 and not alike):
        return False
    if (
        "" in roles
        and not named
        and "change" not in said.signs
        and not any(not each.role and not _begins_with(said, [each]) for each in things)
    ):
        return False  # another thing in the same place: a job in Ghent, and a flat in Ghent
    if _begins_with(said, both.said) or _begins_with(known, both.known):
        return False  # what differs is what they do
    return _in_one_place(both.said, said) and _in_one_place(both.known, known)


def _begins_with(fact: Reading, tokens: Sequence[Token]) -> bool:
    """Whether a fact without a known verb begins with one of the tokens: that is its verb."""
    return not fact.verbs and not fact.topic and fact.content[0] in tokens


def _in_one_place(tokens: Sequence[Token], fact: Reading) -> bool:
    """Whether words stand together: two that differ in two places are two differences."""
    places = sorted(at for at, each in enumerate(fact.content) if each in tokens)
    return not places or places[-1] - places[0] < len(places)
