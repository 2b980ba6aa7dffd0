"""The rules that judge one number by the company it keeps in its sentence.

Each rule looks at one kind of company and answers with a slug (a figure), ``KEEP`` (certainly
none) or None (ask the next rule). They run in the order of ``RULES``: an idiom, a rounding step
or a rank is none whatever else is near; a currency or a percent sign decides before the noun does;
a measure to the left decides late, and what the clause does decides last. The words live in
``figure_tables``, and what each rule must find and must leave alone in ``figure_examples``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, reduce
from operator import or_

from keepwise.governance.detection.figure_dates import clocked, dated, turned
from keepwise.governance.detection.figure_kept import idiom, instead, rank, rounding, unit
from keepwise.governance.detection.figure_place import FAR, KEEP, NEAR, Place, Verdict
from keepwise.governance.detection.figure_shares import factor, fraction, percent
from keepwise.governance.detection.figure_stance.codes import coded
from keepwise.governance.detection.figure_stance.rules import lasted, stance, yielded
from keepwise.governance.detection.figure_tokens import Token
from keepwise.governance.detection.figure_unnamed import (
    listed,
    moved,
    outcome,
    paid,
    part_of,
    part_time,
    reported,
    timed,
    valued,
)
from keepwise.governance.detection.figure_words import NAMED, bit, counted_singular

_ONE = bit("one")
_CURRENCY = bit("currency")
_PERCENT = bit("percent")
_PERCENT_BEFORE = bit("percent_before")
_POINTS = bit("points")
_DURATION = bit("duration")
_FORM = bit("form")
_SIZE = bit("size")
_MEASURE = bit("measure")
_COUNT = bit("count")
_ENTITY = bit("entity")
_HEAD = bit("head")
_LINK = bit("link")
_PREP = bit("prep")
_BY = bit("by")
_ASIDE = bit("aside")
_SINCE = bit("since")
_CLOCK = bit("clock")
_PRONOUN = bit("pronoun")
_MOVE = bit("move")
_RESULT = bit("result")
_DISPLAY = bit("display")
_LIMIT = bit("limit")
_UP = bit("up")
_SMALL = bit("small")
_IDENT = bit("ident")
_APPROX = bit("approx")
_ONCE = bit("once")
_WISH = bit("wish")
_HELPER = bit("helper")
_MORE = bit("more")
_STOP = bit("stop")
_SPAN = bit("span")
_FILLER = bit("stop", "rank", "article")
_PARTITIVE = bit("partitive")
_TIMES = bit("times")
_PART = bit("part")
_JOINT = bit("joint")
_TRAIT = bit("trait")
_PAY = bit("pay")
_OUTCOME = bit("outcome")
_COUNTED = _COUNT | _ENTITY
_MEASURED = _MEASURE | _COUNTED

_ENGLISH = 0


def _money(place: Place) -> Verdict:
    """An amount: a currency symbol, code or word on either side."""
    left, right, number = place.left(), place.right(), place.number
    if right is not None and (right.kind == "sym" or right.bits & _CURRENCY):
        # "a euro amount", "einen Euro-Betrag": an article before a word is no amount.
        if not number.article or right.kind == "sym":
            return "money"
        after = place.tokens[number.last + 1 :][:1]
        compound = after and after[0].word == "-" and after[0].start == right.end
        return "money" if place.tokens[number.first].bits & _ONE and not compound else None
    if number.article or left is None:
        return None
    if left.word in ("-", "+", "~"):
        left = place.left(2) or left
        return "money" if left.kind == "sym" else None
    if left.kind == "sym":
        return "money"
    if not left.bits & _CURRENCY or (left.word == "php" and number.whole < _MANY):
        return None  # "PHP 8.2" is a version
    # A currency word may only stand beside a number: "in euros, 2 decimals", "in Euro 2026".
    noun = place.noun() or right
    other = noun is not None and noun.bits & (_DURATION | _FORM | _SIZE | _TIMES | _COUNTED)
    return None if other or (number.year and len(left.word) > 3) else "money"


def _magnitude(place: Place) -> Verdict:
    """A number with its scale: 436k, two million."""
    number = place.number
    if not number.scaled:
        return None
    last = place.tokens[number.last - 1]
    anchored = place.present & (_MEASURED | _RESULT | _LINK | _MOVE | _PAY)
    if last.word == "m" and number.whole >= 0 and not place.present & _MEASURED:
        return None  # metres or minutes
    if last.word in ("k", "b", "t", "m") and 0 <= number.whole <= 10 and not anchored:
        return None  # 4k, 3M, 7B: names
    left = place.left()
    if last.word == "b" and left is not None and left.bits & (_IDENT | _TRAIT):
        return None  # room 4B, class 3b
    if instead(place):
        return None
    if (
        last.word == "b"
        and _ENGLISH not in place.sentence.spoken
        and place.following < len(place.tokens)
    ):
        after = place.tokens[place.following]
        return "magnitude" if after.kind == "sym" or after.bits & _CURRENCY else None  # class 9b
    if number.words and last.bits & _SMALL:
        right = place.right()
        if right is not None and right.bits & _MORE and not right.bits & _FILLER:
            return "magnitude"  # "zweihundert mehr im Monat"
        if number.last - number.first == 1 and place.present & (_DISPLAY | _WISH):
            return None  # "un espacio para los miles"
        return "magnitude" if anchored else None
    return "magnitude"


def _count(place: Place) -> Verdict:
    """A counted result: 37 stockouts, we sold 1,240 units."""
    number, noun = place.number, place.noun()
    if place.traded() and (number.whole >= 10 or number.grouped or number.words):
        return None if number.article else "count"
    if noun is None and number.text in _NONE and counted_singular(_word(place.right())):
        return "count"
    if noun is None or not noun.bits & _COUNTED:
        return None
    if _forbidden(place):
        return KEEP
    reported = place.present & _RESULT
    big = number.grouped or number.whole >= 100
    if number.article:
        # "one order at a time" unless something is reported; "eine Bestellung" never.
        counted = reported and place.tokens[number.first].bits & _ONE
        return "count" if counted and noun.bits & _COUNT else None
    if _limited(place) and not reported and not number.grouped and not _went(place):
        return KEEP
    if noun.bits & _COUNT:
        return "count"
    moved = place.present & _MOVE and place.present & _MEASURE
    return "count" if reported or big or moved or place.present & _OUTCOME else None


_NONE = frozenset("0 zero zéro null nul cero".split())


def _word(token: Token | None) -> str:
    return token.word if token is not None else ""


def _forbidden(place: Place) -> bool:
    """Whether the number is not to be passed: "non programmare più di due chiamate"."""
    number = place.number
    if number.whole >= _SOME or number.scaled or place.present & (_MOVE | _HELPER):
        return False
    near = place.tokens[max(0, number.first - _WITHIN) : number.first]
    return any(token.bits & _LIMIT and token.bits & _WISH for token in near)


def _went(place: Place) -> bool:
    """Whether more than a number of something came to something: mehr als zwölf gekündigt."""
    left = place.left()
    limited = left is not None and left.bits & _LIMIT and not place.present & (_DISPLAY | _WISH)
    return bool(limited and place.present & _OUTCOME)


def _limited(place: Place) -> bool:
    """Whether the number limits what is shown."""
    if place.present & _DISPLAY and place.asked():
        return True
    left, before = place.left(), place.left(2)
    if left is None:
        return False
    up_to = before is not None and before.bits & _UP and left.bits & _PREP
    after = left.bits & _ONCE and (0 <= place.number.whole < _SOME or place.number.words)
    return bool(left.bits & _LIMIT or up_to or after)  # "after three failed logins"


# Fewer are a condition more often than a result.
_SOME = 10
_WITHIN = 5
# So many that what they count is a result, though no table knows it.
_MANY = 100


def _value(place: Place) -> Verdict:
    """The value of a measure: CTR 0.8, ROAS of 3.2, spend was 436, orders: 37."""
    number = place.number
    if number.article:
        return None
    index = place.before()
    if index < 0:
        return None
    token = place.tokens[index]
    if token.bits & _IDENT and token.bits & _DURATION and _counts(place):
        return None  # "jeden Tag 15 Brote"
    if token.bits & _IDENT and not token.bits & _MEASURED:
        # "cost per unit: 6.12" has a measure; "campaign 12" is a name.
        each = index > 0 and place.tokens[index - 1].bits & _LIMIT
        return "rate" if each and _measure_before(place, index) else KEEP
    right = place.right()
    unknown = right is not None and right.kind == "word" and not right.bits & NAMED
    few = 0 <= number.whole < _MANY or (number.words and not number.scaled)
    if unknown and few:
        return None  # it counts something no table knows: "3 regions"
    if token.bits & _MEASURED and not number.year:
        left = place.left()
        # "the store opens at 9" is no count of opens.
        clock = left is not None and left.bits & _CLOCK and 0 <= number.whole <= 24
        if clock and not token.bits & _MEASURE:
            return None
        return KEEP if _named(place, index) else "rate"
    if token.bits & _PREP:
        return _value_after_preposition(place, index)
    if token.bits & (_LINK | _MOVE):
        return "rate" if _measure_before(place, index) else None
    return None


def _counts(place: Place) -> bool:
    """Whether the number counts something that no table knows."""
    right = place.right()
    if right is None or right.kind != "word" or place.noun() is not None:
        return False
    return not right.bits & _STOP and right.word not in ("ends", "starts", "begins")


def _named(place: Place, index: int) -> bool:
    """Whether the number names one of what is at ``index``: stores 12 and 14, cost centre 4480."""
    tokens = place.tokens
    if not tokens[index].bits & (_MEASURE | _COUNT):
        right, after = place.right(), place.right(2)
        if right is None or after is None or after.kind != "num":
            return False
        return right.word == "," or bool(right.bits & (_JOINT | _SPAN))
    if index + 1 != place.number.first:
        return False
    of = index >= 2 and tokens[index - 1].bits & _PARTITIVE
    return bool(of and tokens[index - 2].bits & _HEAD)  # "centro de custo 4480"


def _value_after_preposition(place: Place, index: int) -> Verdict:
    """The value after the preposition at ``index``: spend of 436, fell to 36, um 12 gestiegen."""
    number, preposition = place.number, place.tokens[index].bits
    if number.year and preposition & _SINCE:
        return None
    verb = index - 1
    while verb > index - NEAR and verb > 0 and place.tokens[verb].bits & _APPROX:
        verb -= 1  # "is now at 36"
    if verb < 0:
        return None
    joint = place.tokens[verb]
    if joint.bits & _MEASURED:
        clock = preposition & _CLOCK and 0 <= number.whole <= 24
        if preposition & _ASIDE or (
            clock and (place.present & _DISPLAY or not joint.bits & _MEASURE)
        ):
            return None
        return "rate"
    if joint.bits & (_MOVE | _LINK | _RESULT):
        if _measure_before(place, verb):
            return "rate"
        subject = place.tokens[verb - 1].bits if verb > 0 else 0
        return "rate" if joint.bits & _MOVE and subject & _PRONOUN else None
    # German puts the movement last.
    moved = preposition & _BY and place.present & _MOVE and place.present & _MEASURE
    return "rate" if moved and not number.year else None


def _measure_before(place: Place, verb: int) -> bool:
    """Whether the verb at ``verb`` says something of a measure, and not of a sales *report*."""
    tokens = place.tokens
    for at in range(verb - 1, max(-1, verb - FAR), -1):
        if not tokens[at].bits & _MEASURED:
            continue
        if at + 1 < verb and tokens[at + 1].bits & _HEAD:
            return False
        # "la réunion des ventes": the head stands first.
        of = at >= 1 and tokens[at - 1].bits & (_PARTITIVE | _HEAD)
        return not (of and any(token.bits & _HEAD for token in tokens[max(0, at - 3) : at]))
    return False


def _bare(place: Place) -> Verdict:
    """A long grouped number on its own: 436,449."""
    left = place.left()
    if not place.number.grouped or (left is not None and left.bits & _IDENT):
        return None
    digits = "".join(filter(str.isdigit, place.number.text))
    if "123456789".startswith(digits):
        return None  # how numbers are to be written: 1,234.56
    spaced = " " in place.number.text and not set(",.").intersection(place.number.text)
    if spaced and not place.present & (_MEASURED | _RESULT | _MOVE | _PAY):
        return None  # telephone numbers are written in groups too
    return "grouped"


RULES: dict[str, Callable[[Place], Verdict]] = {
    "idiom": idiom,
    "dated": dated,
    "clocked": clocked,
    "turned": turned,
    "rounding": rounding,
    "rank": rank,
    "money": _money,
    "part_time": part_time,
    "percent": percent,
    "fraction": fraction,
    "outcome": outcome,
    "timed": timed,
    "lasted": lasted,
    "yielded": yielded,
    "coded": coded,
    "factor": factor,
    "unit": unit,
    "magnitude": _magnitude,
    "count": _count,
    "value": _value,
    "paid": paid,
    "reported": reported,
    "valued": valued,
    "moved": moved,
    "listed": listed,
    "part_of": part_of,
    "bare": _bare,
    "stance": stance,
}


# The company without which a rule has no answer.
_ASKS: dict[str, int] = {
    "rounding": bit("nearest", "rounded"),
    "rank": bit("rank", "ranked"),
    "money": _CURRENCY,
    "part_time": bit("work"),
    "percent": _PERCENT | _PERCENT_BEFORE | _POINTS,
    "fraction": _PART | bit("outof"),
    "outcome": _PART,
    "timed": _DURATION | bit("prep"),
    "lasted": _DURATION,
    "yielded": _SIZE,
    "factor": bit("times"),
    "unit": _DURATION | _FORM | _SIZE,
    "magnitude": bit("magnitude", "scale"),
    "paid": _PAY,
    "reported": _RESULT,
    "valued": bit("valued"),
    "moved": _MOVE,
    "listed": _MEASURED,
    "part_of": bit("outof", "partitive"),
}
_ASKED = reduce(or_, _ASKS.values())
_KINDS_OF_COMPANY = 4096


@lru_cache(maxsize=_KINDS_OF_COMPANY)
def in_company(present: int) -> tuple[Callable[[Place], Verdict], ...]:
    """The rules that may answer in a sentence with these of the asked roles."""
    return tuple(rule for name, rule in RULES.items() if name not in _ASKS or present & _ASKS[name])


def judge(place: Place) -> Verdict:
    """The first rule's answer that is one."""
    for rule in in_company(place.present & _ASKED):
        verdict = rule(place)
        if verdict is not None:
            return verdict
    return None
