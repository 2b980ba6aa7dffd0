"""The rules for numbers that are no figures whatever else is near.

An idiom, a rounding step, a rank, a duration, a format and a size.
"""

from __future__ import annotations

from keepwise.governance.detection.figure_place import KEEP, NEAR, Place, Verdict
from keepwise.governance.detection.figure_words import bit

_CURRENCY = bit("currency")
_PERCENT = bit("percent")
_DURATION = bit("duration")
_FORM = bit("form")
_SIZE = bit("size")
_THING = bit("thing")
_MEASURE = bit("measure")
_COUNT = bit("count")
_ENTITY = bit("entity")
_MOVE = bit("move")
_RESULT = bit("result")
_RANK = bit("rank")
_RANKED = bit("ranked")
_NEAREST = bit("nearest")
_ROUNDED = bit("rounded")
_STOP = bit("stop")
_PARTITIVE = bit("partitive")
_IDLE = bit("idle")
_PAY = bit("pay")
_COUNTED = _COUNT | _ENTITY
_MEASURED = _MEASURE | _COUNTED
_KEPT = bit("kept")
# So many are not what a person has at home.
_SCORE = 20
_SOME = 10
_ABOUT_US = bit("ours", "wish")
_EACH = bit("each")
_BESIDE_STEP = _STOP | _PARTITIVE | _CURRENCY | _PERCENT | _MEASURE | _ROUNDED | bit("wish")


def idiom(place: Place) -> Verdict:
    """Fixed expressions: 401k, 100% sure, a million thanks."""
    number, right = place.number, place.right()
    if number.text == "401" and place.tokens[number.last - 1].word == "k":
        return KEEP
    if number.scaled and number.words and right is not None:
        idle = place.right(2) if right.bits & _PARTITIVE else right
        if idle is not None and idle.bits & _IDLE:
            return KEEP
    noun = place.noun() if number.scaled else None
    if noun is not None and noun.bits & _THING:
        return KEEP
    if _shape(place) or _around_the_clock(place):
        return KEEP
    whole = number.text == "100" or (number.words and number.scaled and _alone(place))
    if whole and right is not None and (right.bits & _PERCENT or right.word == "%"):
        after = place.right(2)
        # "100% sure", "100% agree": all the way, and of nothing.
        if after is not None and after.kind == "word" and not after.bits & _PARTITIVE:
            return None if place.present & (_MEASURED | _MOVE) else KEEP
    return None


def _around_the_clock(place: Place) -> bool:
    """Whether all hours or days are meant: 24 ore su 24, 7 jours sur 7."""
    number, tokens = place.number, place.tokens
    if number.text not in ("24", "7"):
        return False
    return any(
        0 <= at < len(tokens) and tokens[at].word == number.text
        for at in (number.first - 3, number.first + 3)
    )


def _shape(place: Place) -> bool:
    """Whether the number is part of the shape of a screen: 16:9."""
    if place.number.text not in _SIDES:
        return False
    at, colon = place.number.first, (place.left(), place.right())
    for other, mark in zip((at - 2, at + 2), colon, strict=True):
        if mark is not None and mark.word == ":" and 0 <= other < len(place.tokens):
            pair = place.tokens[min(at, other)].word, place.tokens[max(at, other)].word
            if pair in _SCREENS:
                return True
    return False


_SIDES = frozenset(("16", "9", "4", "3", "21", "2"))
_SCREENS = frozenset((("16", "9"), ("4", "3"), ("21", "9"), ("9", "16"), ("3", "2")))


def _alone(place: Place) -> bool:
    return place.number.last - place.number.first == 1


def rounding(place: Place) -> Verdict:
    """A rounding step: the nearest 1,000; in 1.000 €; auf volle 100 gerundet."""
    number = place.number
    digits = number.text.replace(",", "").replace(".", "").replace(" ", "")
    scale = number.words and number.scaled and _alone(place) and not _counts(place)
    power = digits.strip("0") in ("1", "5")
    if not scale and not power:
        return None
    for steps in range(1, NEAR + 1):
        token = place.left(steps)
        if token is None:
            break
        if not token.bits & _NEAREST:
            continue
        # "in thousands", "in 1.000 €"; but "in 5 minutes" is no rounding, nor is "the 100 in".
        within = bool(token.bits & _STOP)
        if not within or (steps <= 2 and (scale or (digits.strip("0") == "1" and len(digits) > 2))):
            return KEEP
    for steps in (1, 2, 3):
        token = place.right(steps)
        if token is None or token.kind == "num":
            break
        if token.bits & _ROUNDED:
            return KEEP
    return None


def _each(place: Place) -> bool:
    tokens, last = place.tokens, place.number.last
    return any(token.bits & _EACH for token in tokens[last + 1 : last + NEAR])


def _counts(place: Place) -> bool:
    """Whether a noun without a role follows: trescientos vecinos."""
    right = place.right()
    return right is not None and right.kind == "word" and not right.bits & _BESIDE_STEP


def rank(place: Place) -> Verdict:
    """A rank: top 3, the last 5 campaigns, top 10%, los 3 mejores productos."""
    number, left, right = place.number, place.left(), place.right()
    if number.scaled:
        return None
    if right is not None and (right.kind == "sym" or right.bits & _CURRENCY):
        return None
    percent = right is not None and right.bits & _PERCENT
    if left is not None and left.bits & _RANK:
        return None if percent and left.word != "top" else KEEP
    if percent or not (number.words or 0 <= number.whole <= 100) or place.present & _MOVE:
        return None
    for steps in range(1, NEAR + 1):
        token = place.right(steps)
        if token is None or token.kind != "word" or token.bits & (_STOP | _RESULT):
            return None
        if token.bits & _RANKED:
            return KEEP
    return None


def unit(place: Place) -> Verdict:
    """A duration, a format, a time or a size: 13-week window, one decimal, 3 March, 5 km."""
    noun = place.noun()
    if noun is None:
        return None
    if noun.bits & _DURATION:
        # "we made 4.2m last month": a result with its magnitude is no stretch of time.
        # So is a long grouped one: "the pilot saved 1,100 hours".
        large = place.number.scaled or place.number.grouped
        return None if large and place.present & (_RESULT | _PAY) else KEEP
    if noun.bits & (_FORM | _SIZE) and not noun.bits & _COUNTED:
        measured = place.present & _MEASURE and place.present & _MOVE
        used = place.number.grouped and place.present & _RESULT  # burned 12,400 litres
        counted = place.number.whole >= _SOME and not place.present & _ABOUT_US
        if counted and noun.bits & _FORM and _each(place) and not place.personal():
            return None  # "throws away 15 bars a day"
        if noun.bits & _KEPT and place.number.whole >= _SCORE and not place.personal():
            return None  # a shelter has 39 dogs, a person has two
        if place.number.decimal and place.present & _MOVE and noun.bits & _KEPT:
            return None  # "fell to 3.9 stars"
        return None if noun.bits & _SIZE and (place.traded() or measured or used) else KEEP
    return None
