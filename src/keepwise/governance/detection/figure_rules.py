"""The rules that judge one number by the company it keeps in its sentence.

Each rule looks at one kind of company and answers with a slug (a figure), ``KEEP`` (certainly
none) or None (ask the next rule). They run in the order of ``_RULES``: an idiom, a rounding step
or a rank is none whatever else is near; a currency or a percent sign decides before the noun does;
a measure to the left decides last. The words live in ``figure_words``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from keepwise.governance.detection.figure_tokens import Number, Token
from keepwise.governance.detection.figure_words import bit

KEEP = ""
Verdict: TypeAlias = "str | None"

_CURRENCY = bit("currency")
_PERCENT = bit("percent")
_POINTS = bit("points")
_DURATION = bit("duration")
_FORM = bit("form")
_THING = bit("thing")
_MEASURE = bit("measure")
_COUNT = bit("count")
_ENTITY = bit("entity")
_HEAD = bit("head")
_LINK = bit("link")
_PREP = bit("prep")
_CLOCK = bit("clock")
_MOVE = bit("move")
_RESULT = bit("result")
_DISPLAY = bit("display")
_LIMIT = bit("limit")
_RANK = bit("rank")
_NEAREST = bit("nearest")
_IDENT = bit("ident")
_APPROX = bit("approx")
_STOP = bit("stop")
_TIMES = bit("times")
_MORE = bit("more")
_PART = bit("part")
_IDLE = bit("idle")
_TRADE = bit("trade")
_MEASURED = _MEASURE | _COUNT | _ENTITY

# A sentence without any of these holds no figures but scaled and grouped numbers.
COMPANY = _CURRENCY | _PERCENT | _POINTS | _MEASURED | _MOVE | _TRADE | _PART

# How far a rule looks, in tokens. Constants keep the whole search linear.
_NEAR = 3
_FAR = 8


class Place(NamedTuple):
    """A number in its sentence, and the bits of the roles that occur anywhere in the sentence."""

    tokens: Sequence[Token]
    number: Number
    present: int

    def left(self, steps: int = 1) -> Token | None:
        """The token ``steps`` before the number."""
        index = self.number.first - steps
        return self.tokens[index] if index >= 0 else None

    def right(self, steps: int = 1) -> Token | None:
        """The token ``steps`` after the number; a hyphen that glues a unit on is skipped."""
        index = self.number.last
        if (
            index + 1 < len(self.tokens)
            and self.tokens[index].word == "-"
            and self.tokens[index].end == self.tokens[index + 1].start
        ):
            index += 1
        index += steps - 1
        return self.tokens[index] if index < len(self.tokens) else None

    def noun(self) -> Token | None:
        """The noun the number counts, if a table knows it; up to two adjectives may precede."""
        steps = 1
        for _ in range(_NEAR + 2):
            token = self.right(steps)
            if token is None or token.kind != "word":
                return None
            if token.bits & _NOUNS:
                return token
            if token.bits & _STOP and token.word not in ("of", "von", "our", "unserer", "the"):
                return None
            steps += 1
        return None

    def before(self) -> int:
        """The index of the token before the number and its "about", "only", "more than"; or -1."""
        index = self.number.first - 1
        for _ in range(_NEAR):
            if index < 0 or not self.tokens[index].bits & _APPROX:
                break
            if self.tokens[index].bits & _LIMIT and self.tokens[index].word in ("at", "bis"):
                break
            index -= 1
        return index


_NOUNS = _CURRENCY | _PERCENT | _POINTS | _DURATION | _FORM | _COUNT | _ENTITY | _THING


def _idiom(place: Place) -> Verdict:
    """Fixed expressions: 401k, 100% sure, a million thanks, one in "the one"."""
    number, right = place.number, place.right()
    if number.text == "401" and number.scaled:
        return KEEP
    if number.scaled and right is not None and right.bits & _IDLE and number.words:
        return KEEP
    noun = place.noun() if number.scaled else None
    if noun is not None and noun.bits & _THING:
        return KEEP
    if number.text == "100" and right is not None and right.word in ("%", "percent", "prozent"):
        after = place.right(2)
        # "100% sure", "100% agree": all the way, and of nothing.
        if after is not None and after.kind == "word" and after.word not in _PARTITIVE:
            return None if place.present & (_MEASURED | _MOVE) else KEEP
    return None


_PARTITIVE = frozenset(
    """
    of on for in more less the our von der des aller mehr weniger unserer unseres unserem
    """.split()
)


def _rounding(place: Place) -> Verdict:
    """A rounding step: the nearest 1,000; in 1.000 €; auf volle 100 gerundet."""
    number = place.number
    digits = number.text.replace(",", "").replace(".", "")
    scale = number.words and number.scaled and number.last - number.first == 1
    if not scale and digits.strip("0") not in ("1", "5"):
        return None
    for steps in (1, 2):
        token = place.left(steps)
        if token is None or not token.bits & _NEAREST:
            continue
        if token.word != "in" or scale or (digits.strip("0") == "1" and len(digits) > 2):
            return KEEP
    right = place.right()
    return KEEP if right is not None and right.word in ("gerundet", "runden") else None


def _rank(place: Place) -> Verdict:
    """A rank: top 3, the last 5 campaigns, top 10%."""
    left, right = place.left(), place.right()
    if left is None or not left.bits & _RANK or place.number.scaled:
        return None
    if right is not None and (right.kind == "sym" or right.bits & _CURRENCY):
        return None
    if right is not None and right.bits & _PERCENT and left.word != "top":
        return None
    return KEEP


def _money(place: Place) -> Verdict:
    """An amount: a currency symbol, code or word on either side."""
    left, right, number = place.left(), place.right(), place.number
    if right is not None and (right.kind == "sym" or right.bits & _CURRENCY):
        # "einen Euro-Betrag": an article before a word is no amount, "one euro" is.
        article = number.article and right.kind == "word" and number.text != "one"
        return None if article else "money"
    if number.article or left is None:
        return None
    if left.word in ("-", "+", "~"):
        left = place.left(2) or left
        return "money" if left.kind == "sym" else None
    if left.kind == "sym":
        return "money"
    if not left.bits & _CURRENCY:
        return None
    # A currency word may only stand beside a number: "in euros, 2 decimals", "in Euro 2026".
    noun = place.noun() or right
    other = noun is not None and noun.bits & (_DURATION | _FORM | _TIMES | _COUNT | _ENTITY)
    return None if other or (number.year and len(left.word) > 3) else "money"


def _percent(place: Place) -> Verdict:
    """A percentage, or points that something moved by."""
    right = place.right()
    if right is None:
        return None
    if right.word in ("%", "‰") or right.bits & _PERCENT:
        return "percent"
    if not right.bits & _POINTS:
        return None
    near = [place.left(steps) for steps in range(1, _NEAR + 2)]
    moved = any(token is not None and token.bits & _MOVE for token in near)
    signed = near[0] is not None and near[0].word in ("+", "-")
    ranged = near[1] is not None and near[1].kind == "num"
    of_measure = place.present & _MEASURE and place.present & _MOVE
    return "percent" if moved or of_measure or (signed and not ranged) else KEEP


def _unit(place: Place) -> Verdict:
    """A duration, a format or a time: 13-week window, one decimal, 3 March."""
    noun = place.noun()
    if noun is None:
        return None
    if noun.bits & _DURATION:
        return KEEP
    if noun.bits & _FORM and not noun.bits & (_COUNT | _ENTITY):
        return KEEP
    return None


def _factor(place: Place) -> Verdict:
    """A factor: three times as much, 3x higher, about something measured."""
    right, after = place.right(), place.right(2)
    if right is None or not right.bits & _TIMES:
        return None
    compared = after is not None and after.bits & _MORE
    if compared and place.present & _MEASURED:
        return "comparison"
    return KEEP if not place.present & _MEASURE or not place.number.text else None


def _fraction(place: Place) -> Verdict:
    """A share of something measured: two thirds of revenue, four out of five customers."""
    right = place.right()
    if right is None:
        return None
    if right.bits & _PART:
        of = place.right(2)
        window = (
            [place.right(steps) for steps in range(3, 6)]
            if (of is not None and of.word in _PARTITIVE)
            else [of]
        )
        if any(token is not None and token.bits & _MEASURED for token in window):
            return "fraction"
        index = place.before()
        by = index >= 0 and place.tokens[index].word in _BY and place.present & _MOVE
        if index >= 1 and place.tokens[index].bits & _PREP:
            index -= 1
        moved = by or (index >= 0 and place.tokens[index].bits & _MOVE)
        if moved and place.present & _MEASURED:
            return "fraction"
    if right.word in ("out", "von") and not place.number.article:
        window = [place.right(steps) for steps in range(2, 6)]
        if any(token is not None and token.bits & (_COUNT | _ENTITY) for token in window):
            return "fraction"
    return None


def _magnitude(place: Place) -> Verdict:
    """A number with its scale: 436k, two million."""
    number = place.number
    if not number.scaled:
        return None
    unit = place.tokens[number.last - 1].word
    anchored = place.present & (_MEASURED | _RESULT | _LINK | _MOVE)
    if unit == "m" and number.whole >= 0 and not place.present & _MEASURED:
        return None  # metres or minutes
    if unit in ("k", "b", "t", "m") and 0 <= number.whole <= 10 and not anchored:
        return None  # 4k, 3M, 7B: names
    if number.words and unit in ("hundred", "hundert", "thousand", "tausend"):
        return "magnitude" if anchored else None
    return "magnitude"


def _count(place: Place) -> Verdict:
    """A counted result: 37 stockouts, we sold 1,240 units."""
    noun = place.noun()
    index = place.before()
    traded = index >= 0 and place.tokens[index].bits & _TRADE
    if traded and (place.number.whole >= 10 or place.number.grouped or place.number.words):
        return None if place.number.article else "count"
    if noun is None or not noun.bits & (_COUNT | _ENTITY):
        return None
    number = place.number
    reported = place.present & _RESULT
    big = number.grouped or number.whole >= 100
    if number.article:
        # "one order at a time" unless something is reported; "eine Bestellung" never.
        counted = reported and number.text == "one"
        return "count" if counted and noun.bits & _COUNT else None
    left = place.left()
    limited = (left is not None and left.bits & _LIMIT) or place.present & _DISPLAY
    if left is not None and left.word in ("to", "zu"):
        before = place.left(2)
        limited = limited or (before is not None and before.word in ("up", "bis"))
    if limited and not reported and not number.grouped:
        return KEEP
    if noun.bits & _COUNT:
        return "count"
    moved = place.present & _MOVE and place.present & _MEASURE
    return "count" if reported or big or moved else None


def _value(place: Place) -> Verdict:
    """The value of a measure: CTR 0.8, ROAS of 3.2, spend was 436, orders: 37."""
    number = place.number
    if number.article:
        return None
    index = place.before()
    if index < 0:
        return None
    token = place.tokens[index]
    if token.bits & _IDENT and not token.bits & _MEASURED:
        return KEEP
    right = place.right()
    if right is not None and right.kind == "word" and not right.bits and number.text.isdigit():
        return None  # it counts something no table knows: "3 regions"
    if token.bits & _MEASURED and not number.year:
        return "rate"
    if token.bits & _PREP:
        return _value_after_preposition(place, index)
    if token.bits & (_LINK | _MOVE):
        return "rate" if _measure_before(place, index) else None
    return None


def _value_after_preposition(place: Place, index: int) -> Verdict:
    """The value after the preposition at ``index``: spend of 436, fell to 36, um 12 gestiegen."""
    number, word = place.number, place.tokens[index].word
    if number.year and word in _BEFORE_YEARS:
        return None
    verb = index - 1
    while verb > index - _NEAR and verb > 0 and place.tokens[verb].bits & _APPROX:
        verb -= 1  # "is now at 36"
    if verb < 0:
        return None
    joint = place.tokens[verb]
    if joint.bits & _MEASURED:
        clock = place.tokens[index].bits & _CLOCK and 0 <= number.whole <= 24
        if word in _NOT_VALUES or (clock and place.present & _DISPLAY):
            return None
        return "rate"
    if joint.bits & (_MOVE | _LINK | _RESULT):
        if _measure_before(place, verb):
            return "rate"
        subject = place.tokens[verb - 1].word if verb > 0 else ""
        return "rate" if joint.bits & _MOVE and subject in _PRONOUNS else None
    # German puts the movement last.
    moved = word in _BY and place.present & _MOVE and place.present & _MEASURE
    return "rate" if moved and not number.year else None


def _measure_before(place: Place, verb: int) -> bool:
    """Whether the verb at ``verb`` says something of a measure, and not of a sales *report*."""
    for at in range(verb - 1, max(-1, verb - _FAR), -1):
        if place.tokens[at].bits & _MEASURED:
            return not (at + 1 < verb and place.tokens[at + 1].bits & _HEAD)
    return False


_BEFORE_YEARS = frozenset("of in from to von bis aus".split())
_NOT_VALUES = frozenset("with in from by mit".split())
_BY = frozenset("by um auf".split())
_PRONOUNS = frozenset("it they that this er sie es".split())


def _bare(place: Place) -> Verdict:
    """A long grouped number on its own: 436,449."""
    left = place.left()
    if not place.number.grouped or (left is not None and left.bits & _IDENT):
        return None
    if " " in place.number.text and not place.present & _MEASURED:
        return None  # telephone numbers are written in groups too
    return "grouped"


_RULES: tuple[Callable[[Place], Verdict], ...] = (
    _idiom,
    _rounding,
    _rank,
    _money,
    _percent,
    _fraction,
    _unit,
    _factor,
    _magnitude,
    _count,
    _value,
    _bare,
)


def judge(place: Place) -> Verdict:
    """The first rule's answer that is one."""
    for rule in _RULES:
        verdict = rule(place)
        if verdict is not None:
            return verdict
    return None
