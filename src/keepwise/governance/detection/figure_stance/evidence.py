"""Weigh what speaks for a figure and what against one, where no rule is certain.

"The ward had 164 walk-ins" and "my locker is 164" differ in nothing a table of nouns could hold.
They differ in what the clause does: one reports, the other tells of a person. Each piece of
evidence here is weak; together they decide. The points were found by logistic regression over the
corpora, in which half of the known words had been made unknown, then rounded, and made larger
where an example asked for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from keepwise.governance.detection.figure_stance import keeping, reporting
from keepwise.governance.detection.figure_stance.clause import Clause
from keepwise.governance.detection.figure_words import bit


class Evidence(NamedTuple):
    """A piece of evidence: how many points it is worth, and whether a clause has it.

    It needs no look in a sentence without the roles it ``asks`` for, if it asks for any. Where
    nothing is ``found`` beyond them, it is a word of the clause that plays one of them.
    """

    points: int
    found: Callable[[Clause], bool] | None
    asks: int = 0


EVIDENCE: dict[str, Evidence] = {
    "large": Evidence(4, reporting.large),
    "plain large": Evidence(3, reporting.plain_large),
    "plain": Evidence(1, reporting.plain),
    "plural": Evidence(4, reporting.plural),
    "counted": Evidence(3, reporting.counted),
    "decimal": Evidence(3, reporting.decimal),
    "circa": Evidence(3, reporting.circa, bit("circa")),
    "versus": Evidence(3, reporting.versus, bit("versus")),
    "told": Evidence(3, None, bit("told")),
    "past": Evidence(3, reporting.past),
    "result": Evidence(2, None, bit("result", "outcome", "move")),
    "helper": Evidence(2, reporting.helper, bit("helper")),
    "each": Evidence(2, reporting.each, bit("each")),
    "colon": Evidence(3, reporting.colon),
    "beside": Evidence(3, reporting.beside),
    "acronym": Evidence(3, reporting.acronym),
    "stands": Evidence(3, reporting.stands, bit("link", "valued")),
    "closes": Evidence(3, reporting.closes, bit("prep")),
    "bare": Evidence(2, reporting.bare, bit("stop")),
    "of ours": Evidence(2, reporting.of_ours, bit("partitive")),
    "starts": Evidence(3, reporting.starts),
    "kept": Evidence(-4, keeping.kept, bit("kept")),
    "first person": Evidence(-5, None, bit("me")),
    "person far": Evidence(-2, keeping.person_far, bit("me")),
    "own verb": Evidence(-5, keeping.own_verb),
    "glued": Evidence(-5, keeping.glued),
    "name": Evidence(-5, keeping.name),
    "named": Evidence(-3, keeping.named),
    "street": Evidence(-6, keeping.street),
    "trait": Evidence(-6, keeping.trait),
    "aged": Evidence(-4, keeping.aged, bit("trait")),
    "had": Evidence(-9, keeping.had, bit("have")),
    "trait after": Evidence(-2, keeping.trait_after, bit("trait")),
    "clock": Evidence(-8, keeping.clock),
    "articled": Evidence(-5, keeping.articled),
    "numbered": Evidence(-2, keeping.numbered, bit("ident")),
    "asked": Evidence(-5, keeping.asked, bit("display")),
    "asked far": Evidence(-3, keeping.asked_far, bit("display")),
    "ours": Evidence(-1, None, bit("ours")),
    "wish": Evidence(-2, None, bit("wish")),
    "range": Evidence(-6, keeping.ranged, bit("span")),
    "meeting": Evidence(-3, keeping.meeting),
    "labelled": Evidence(-8, keeping.labelled),
    "condition": Evidence(-4, keeping.condition, bit("once")),
    "capped": Evidence(-4, keeping.capped, bit("limit")),
    "few": Evidence(-3, keeping.few),
}

# So many points make a figure.
ENOUGH = 7
# What asks whether the clause tells of the past is weighed last, and only where it decides.
_LATE = ("past", "helper", "few")


def reports(clause: Clause) -> bool:
    """Whether the evidence makes the number of a clause a figure."""
    early, late, least, most = weighed()
    points = _points(clause, early)
    if points + most < ENOUGH or points + least >= ENOUGH:
        return points >= ENOUGH
    return points + _points(clause, late) >= ENOUGH


def _points(clause: Clause, weighed: Iterable[Evidence]) -> int:
    present, bits = clause.place.present, clause.bits
    points = 0
    for worth, found, asks in weighed:
        if asks and not present & asks:
            continue
        if found(clause) if found is not None else bits & asks:
            points += worth
    return points


@cache
def weighed() -> tuple[tuple[Evidence, ...], tuple[Evidence, ...], int, int]:
    """The evidence to weigh first, that to weigh last, and the least and most the last is worth."""
    early = tuple(found for name, found in EVIDENCE.items() if name not in _LATE)
    late = tuple(found for name, found in EVIDENCE.items() if name in _LATE)
    least = sum(found.points for found in late if found.points < 0)
    return early, late, least, sum(found.points for found in late if found.points > 0)
