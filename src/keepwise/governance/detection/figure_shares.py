"""The rules for shares of a whole: percentages, points, fractions, factors."""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.governance.detection.figure_place import FAR, KEEP, NEAR, Place, Verdict
from keepwise.governance.detection.figure_stance.verbs import tells
from keepwise.governance.detection.figure_tokens import Token
from keepwise.governance.detection.figure_words import bit, counted_singular

_NUMBER = bit("number", "tens", "scale", "article")
_ARTICLE = bit("article")
_COUNTING = bit("number", "tens", "scale")
_OURS = bit("ours")
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
_RANK = bit("rank")
_RESULT = bit("result")
_OUTCOME = bit("outcome")
_TRADE = bit("trade")
_COUNTED = _COUNT | _ENTITY
_FORM = bit("form")
_STOP = bit("stop")
_TOLD = bit("told")
_KEPT = bit("kept")
_THING = bit("thing")
_FILLER = bit("stop", "rank", "article")
_COMPARED = bit("compared")
_VERSUS = bit("versus")
_WISH = bit("wish")
_EACH = bit("each")
# How often things happened was counted; more seldom it is a habit.
_SOME = 10
# How many tokens at the end of a sentence may hold its verb.
_LAST = 3
_THEIRS = bit("theirs")
# What a share of is no result: time, layouts, the family.
NO_WHOLE = (
    _DURATION
    | _FORM
    | _TOLD
    | _KEPT
    | _STOP
    | _THING
    | bit("size", "trait", "number", "me", "pronoun")
)
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
    near_after = (place.right(steps) for steps in (2, 3))
    moved = any(token is not None and token.bits & _MOVE for token in (*near, *near_after))
    signed = near[0] is not None and near[0].word in ("+", "-")
    ranged = near[1] is not None and near[1].kind == "num"
    of_measure = place.present & _MEASURE and (
        place.present & _MOVE or (near[0] is not None and near[0].bits & _BY)
    )
    behind = place.present & _VERSUS and not place.personal()
    return "percent" if moved or of_measure or behind or (signed and not ranged) else KEEP


def factor(place: Place) -> Verdict:
    """A factor: three times as much, 3x higher, about something measured."""
    right, after = place.right(), place.right(2)
    if right is None or not right.bits & _TIMES:
        return None
    if _often(place):
        return "count"
    ranked = after is not None and after.bits & _RANK  # "3x last year's pipeline"
    if not ranked and any(_bits(place.right(steps)) & _DURATION for steps in (2, 3)):
        return KEEP  # three times a week
    compared = after is not None and after.bits & _MORE
    unnamed = after is not None and not after.bits & _FILLER and not place.personal()
    if compared and (place.present & (_MEASURED | _TRADE) or unnamed):
        return "comparison"
    if after is not None and after.bits & _MEASURE:
        following = place.right(3)
        head = following is not None and following.bits & _HEAD
        return None if head else "comparison"  # "3x ROAS"
    return KEEP if not place.present & _MEASURE or not place.number.text else None


def _often(place: Place) -> bool:
    """Whether something happened so many times: the app crashed 31 times."""
    if place.present & _WISH or place.personal() or place.number.article:
        return False
    if any(_bits(place.right(steps)) & _EACH for steps in (2, 3)):
        return False
    return place.number.whole >= _SOME


def fraction(place: Place) -> Verdict:
    """A share of something measured: two thirds of revenue, four out of five customers."""
    right = place.right()
    if right is None:
        return None
    if right.bits & _PART:
        if any(_measured(token) for token in _whole(place)) or _of_anything(place):
            return "fraction"
        more = place.right(2)
        if more is not None and more.bits & (_MORE | _MOVE) and not more.bits & _FILLER:
            return None if place.personal() else "fraction"  # "a third higher"
        index = place.before()
        told = place.present & _MOVE or tells(place.tokens[-_LAST:], place.sentence)
        by = index >= 0 and place.tokens[index].bits & _BY and told
        if index >= 1 and place.tokens[index].bits & _PREP:
            index -= 1
        moved = by or (index >= 0 and place.tokens[index].bits & _MOVE)
        if moved and (place.present & _MEASURED or not place.personal()):
            return "fraction"
    return "fraction" if _out_of(place) else None


def _whole(place: Place) -> list[Token | None]:
    """Where the thing that a fraction is of stands."""
    of = place.right(2)
    if of is not None and of.bits & _PARTITIVE:
        return [place.right(steps) for steps in range(3, 6)]
    return [of]


def _of_anything(place: Place) -> bool:
    """Whether the part is of something, whatever it is, and nobody speaks of themselves."""
    of = place.right(2)
    if of is None or not of.bits & _PARTITIVE or place.personal():
        return False
    after = place.tokens[place.following : place.following + FAR]
    told = bool(place.present & (_RESULT | _OUTCOME)) or tells(after, place.sentence)
    return share_of(place.tokens, place.following + 2, told=told)


def share_of(tokens: Sequence[Token], at: int, *, told: bool = False) -> bool:
    """Whether a noun that a share can be of stands at ``at``, behind its articles and the like.

    What answers are laid out in is one only where a result is ``told``: Teile are parts too.
    """
    own = False
    for token in tokens[at : at + NEAR + 1]:
        if token.kind != "word":
            return False
        if token.bits & _COMPARED:
            return True  # "la tercera parte de lo que dejaba"
        if token.bits & (_PARTITIVE | _INNER_EVERY | _ARTICLE):
            continue
        if token.bits & (_OURS | _THEIRS):
            own = own or bool(token.bits & _OURS)
            continue
        allowed = (_FORM if told else 0) | (0 if own else _KEPT)
        return not token.bits & NO_WHOLE & ~allowed
    return False


def _measured(token: Token | None) -> bool:
    return token is not None and bool(token.bits & _MEASURED)


def _out_of(place: Place) -> bool:
    """Whether the number is out of another: four out of five customers, un client sur trois."""
    for steps in (1, 2):
        token = place.right(steps)
        if token is None or (steps == 2 and not (_noun(place.right()) or _whole_of(place.right()))):
            return False
        if not token.bits & _OUTOF:
            continue
        if steps == 2 and token.bits & _INNER and not _bits(place.right(3)) & _EVERY:
            return False  # "una casa de cinco habitaciones" has them
        for ahead in (1, 2):
            other = place.right(steps + ahead)
            if other is None:
                return False
            if other.bits & _ARTICLE and not other.bits & _COUNTING:
                # "a nurse in a hospital" is where she works; "one in a hundred" is a share.
                after = _bits(place.right(steps + ahead + 1))
                if place.number.article and not after & _COUNTING:
                    return False
            if other.kind == "num" or other.bits & _NUMBER:
                near = [place.right(at) for at in range(1, steps + ahead + 4)]
                if any(map(_noun, near)):
                    return True
                strict = token.bits & _INNER and not _bits(place.right(steps + 1)) & _EVERY
                return not strict and not place.personal() and _group(place, steps, ahead)
            if not other.bits & (_PARTITIVE | _INNER_EVERY):
                return False
    return False


def _group(place: Place, steps: int, ahead: int) -> bool:
    """Whether what is out of a number is a group of something, and no stretch of time."""
    if steps == 2:
        return _whole_of(place.right(), every=bool(_bits(place.right(3)) & _EVERY))
    every = any(_bits(place.right(steps + at)) & _EVERY for at in range(ahead))
    return _whole_of(place.right(steps + ahead + 1), every=every)


def _whole_of(token: Token | None, *, every: bool = False) -> bool:
    if token is None or token.kind != "word":
        return False
    return not token.bits & (_DURATION if every else NO_WHOLE)


def _bits(token: Token | None) -> int:
    return token.bits if token is not None else 0


def _noun(token: Token | None) -> bool:
    return _measured(token) or _counted(token)


def _counted(token: Token | None) -> bool:
    if token is None or token.kind != "word":
        return False
    return bool(token.bits & _COUNTED) or counted_singular(token.word)
