"""The rules for shares of a whole: percentages, points, fractions, factors."""

from __future__ import annotations

from keepwise.governance.detection.figure_place import KEEP, NEAR, Place, Verdict
from keepwise.governance.detection.figure_tokens import Token
from keepwise.governance.detection.figure_words import bit, counted_singular

_NUMBER = bit("number", "tens", "scale", "article")
_PERCENT = bit("percent")
_PERCENT_BEFORE = bit("percent_before")
_POINTS = bit("points")
_DURATION = bit("duration")
_MEASURE = bit("measure")
_COUNT = bit("count")
_ENTITY = bit("entity")
_HEAD = bit("head")
_PREP = bit("prep")
_BY = bit("by")
_MOVE = bit("move")
_DISPLAY = bit("display")
_INNER = bit("inner")
_EVERY = bit("every")
_INNER_EVERY = _INNER | _EVERY
_PARTITIVE = bit("partitive")
_OUTOF = bit("outof")
_TIMES = bit("times")
_MORE = bit("more")
_PART = bit("part")
_TRADE = bit("trade")
_COUNTED = _COUNT | _ENTITY
_MEASURED = _MEASURE | _COUNTED


def percent(place: Place) -> Verdict:
    """A percentage, or points that something moved by."""
    left, right = place.left(), place.right()
    if left is not None and not place.number.article:
        signed = left.word == "%" and left.end == place.tokens[place.number.first].start
        before = place.left(2)
        if left.bits & _PERCENT_BEFORE or (signed and (before is None or before.kind != "num")):
            return "percent"
    if right is None:
        return None
    if right.word in ("%", "‰") or right.bits & _PERCENT:
        return "percent"
    if not right.bits & _POINTS:
        return None
    after = [place.right(2), place.right(3)]
    if any(token is not None and token.bits & _PERCENT for token in after):
        return "percent"  # points de pourcentage, punti percentuali
    of = after[0] is not None and after[0].bits & _PARTITIVE and not place.present & _DISPLAY
    if of and any(_measured(place.right(steps)) for steps in (3, 4)):
        return "percent"  # a 12 puntos del objetivo
    near = [place.left(steps) for steps in range(1, NEAR + 2)]
    moved = any(token is not None and token.bits & _MOVE for token in near)
    signed = near[0] is not None and near[0].word in ("+", "-")
    ranged = near[1] is not None and near[1].kind == "num"
    of_measure = place.present & _MEASURE and (
        place.present & _MOVE or (near[0] is not None and near[0].bits & _BY)
    )
    return "percent" if moved or of_measure or (signed and not ranged) else KEEP


def factor(place: Place) -> Verdict:
    """A factor: three times as much, 3x higher, about something measured."""
    right, after = place.right(), place.right(2)
    if right is None or not right.bits & _TIMES:
        return None
    if any(token is not None and token.bits & _DURATION for token in map(place.right, (2, 3))):
        return KEEP  # three times a week
    compared = after is not None and after.bits & _MORE
    if compared and place.present & (_MEASURED | _TRADE):
        return "comparison"
    if after is not None and after.bits & _MEASURE:
        following = place.right(3)
        head = following is not None and following.bits & _HEAD
        return None if head else "comparison"  # "3x ROAS"
    return KEEP if not place.present & _MEASURE or not place.number.text else None


def fraction(place: Place) -> Verdict:
    """A share of something measured: two thirds of revenue, four out of five customers."""
    right = place.right()
    if right is None:
        return None
    if right.bits & _PART:
        if any(_measured(token) for token in _whole(place)):
            return "fraction"
        index = place.before()
        by = index >= 0 and place.tokens[index].bits & _BY and place.present & _MOVE
        if index >= 1 and place.tokens[index].bits & _PREP:
            index -= 1
        moved = by or (index >= 0 and place.tokens[index].bits & _MOVE)
        if moved and place.present & _MEASURED:
            return "fraction"
    return "fraction" if _out_of(place) else None


def _whole(place: Place) -> list[Token | None]:
    """Where the thing that a fraction is of stands."""
    of = place.right(2)
    if of is not None and of.bits & _PARTITIVE:
        return [place.right(steps) for steps in range(3, 6)]
    return [of]


def _measured(token: Token | None) -> bool:
    return token is not None and bool(token.bits & _MEASURED)


def _out_of(place: Place) -> bool:
    """Whether the number is out of another: four out of five customers, un client sur trois."""
    for steps in (1, 2):
        token = place.right(steps)
        if token is None or (steps == 2 and not _noun(place.right())):
            return False
        if not token.bits & _OUTOF:
            continue
        if steps == 2 and token.bits & _INNER and not _bits(place.right(3)) & _EVERY:
            return False  # "una casa de cinco habitaciones" has them
        for ahead in (1, 2):
            other = place.right(steps + ahead)
            if other is None:
                return False
            if other.kind == "num" or other.bits & _NUMBER:
                near = (place.right(at) for at in range(1, steps + ahead + 4))
                return any(map(_noun, near))
            if not other.bits & (_PARTITIVE | _INNER_EVERY):
                return False
    return False


def _bits(token: Token | None) -> int:
    return token.bits if token is not None else 0


def _noun(token: Token | None) -> bool:
    return _measured(token) or _counted(token)


def _counted(token: Token | None) -> bool:
    if token is None or token.kind != "word":
        return False
    return bool(token.bits & _COUNTED) or counted_singular(token.word)
