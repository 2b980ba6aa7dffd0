"""The rules for numbers whose measure is a verb, a duration, or not named at all.

"I paid 340 for it", "lead time fell from 34 to 21 days", "we had 212 walk-ins", "it closed at
1.0842": no table knows what is counted or measured, and the number is a figure all the same.
"""

from __future__ import annotations

from keepwise.governance.detection.figure_numbers import Number
from keepwise.governance.detection.figure_place import FAR, KEEP, NEAR, Place, Verdict
from keepwise.governance.detection.figure_stance.verbs import tells
from keepwise.governance.detection.figure_tokens import Token
from keepwise.governance.detection.figure_words import NAMED, bit

_DURATION = bit("duration")
_PAY = bit("pay")
_TIMED = bit("timed")
_WORK = bit("work")
_MINE = bit("mine")
_OUTCOME = bit("outcome")
_HEAD = bit("head")
_IDENT = bit("ident")
_LIMIT = bit("limit")
_LINK = bit("link")
_MOVE = bit("move")
_PREP = bit("prep")
_PRICE = bit("price")
_PERCENT = bit("percent")
_PRONOUN = bit("pronoun")
_MEASURED = bit("measure", "count")
_COUNTED = bit("measure", "count", "entity")
_OUTOF = bit("outof")
_FORM = bit("form")
_MEASURE = bit("measure")
_DISPLAY = bit("display")
_BY = bit("by")
_VALUED = bit("valued")
_SPAN = bit("span")
_CLOCK = bit("clock")
_NUMBER = bit("number", "tens")
_RESULT = bit("result")
_STOP = bit("stop")
_PART = bit("part")
_PARTITIVE = bit("partitive")
_RANK = bit("rank")
_NO_WHOLE = bit("duration", "form", "size", "kept")


def part_time(place: Place) -> Verdict:
    """Part-time work, which people name in percent: I work 80%."""
    index, right = _joint(place), place.right()
    share = right is not None and (right.word == "%" or right.bits & _PERCENT)
    works = index >= 0 and place.tokens[index].bits & _WORK
    return KEEP if share and works and not place.present & _MOVE else None


def outcome(place: Place) -> Verdict:
    """A part and what became of it, whatever it is a part of: a fifth of them churned."""
    right = place.right()
    if right is None or not right.bits & _PART:
        return None
    index = place.before()
    if index > 0 and place.tokens[index].bits & _BY and place.tokens[index - 1].bits & _MOVE:
        return "fraction"  # "output is up by a third"
    for steps in range(2, FAR):
        token = place.right(steps)
        if token is None or token.bits & _NO_WHOLE:
            return None
        if token.bits & _OUTCOME:
            return "fraction"
    return None


def timed(place: Place) -> Verdict:
    """A duration that something measured takes: lead time is 34 days, from 34 to 21 days."""
    wanted = _TIMED | _VALUED | (_MEASURE if place.number.decimal else 0)
    if not place.present & wanted or place.number.article:
        return None
    noun, right = place.noun(), place.right()
    ranged = right is not None and right.kind == "word" and right.bits & _PREP
    if not ranged and (noun is None or not noun.bits & _DURATION):
        return None
    index = _joint(place)
    if index < 0 or (ranged and not place.tokens[index].bits & _MOVE):
        return None
    joint = place.tokens[index].bits
    averaged = joint & _VALUED or (joint & _LINK and place.present & _MEASURE)
    if averaged and place.number.decimal and not place.present & _MINE:
        return "rate"  # "sick leave averaged 4.2 days", "average tenure is 2.6 years"
    if joint & (_LINK | _MOVE):
        for at in range(index - 1, max(-1, index - FAR), -1):
            if place.tokens[at].bits & _TIMED:
                return None if place.tokens[at + 1].bits & _HEAD else "rate"
        return None
    return "rate" if joint & _TIMED else None


def paid(place: Place) -> Verdict:
    """What was paid, where no currency is named: paid 340, bought it for 340, 340 bezahlt."""
    number, index = place.number, place.before()
    if not place.present & _PAY or number.article or number.year or index < 0:
        return None
    right, left = place.right(), place.tokens[index]
    if right is not None and (right.kind == "num" or (right.kind == "word" and not _ends(right))):
        return None  # it counts something: "I pay 2 freelancers"
    receiver = index > 0 and left.bits & (_MINE | _PRONOUN) and not left.bits & _PREP
    if left.bits & _PAY or (receiver and place.tokens[index - 1].bits & _PAY):
        return "money" if number.whole != 0 else None
    large = number.whole >= 20 or number.decimal or number.grouped or _long(number)
    if left.bits & _PRICE:
        before = place.tokens[max(0, index - FAR) : index]
        sold = right is not None and right.bits & _PAY  # "für 650 verkauft"
        return "money" if large and (sold or any(token.bits & _PAY for token in before)) else None
    priced = number.decimal and right is None and not place.personal()
    if priced and any(token.bits & _PAY for token in place.tokens[max(0, index - FAR) : index]):
        return "money"  # "Diesel kostet bei uns an der Säule 1,62"
    if left.bits & (_IDENT | _LIMIT | _DURATION | _PREP):
        return None
    # Where the participle comes last, only function words lead to the number.
    after = place.tokens[number.last : number.last + FAR]
    spent = large and left.bits & _STOP and any(token.bits & _PAY for token in after)
    return "money" if spent else None


def reported(place: Place) -> Verdict:
    """A large number of something no table knows, reported as a result: we had 212 walk-ins."""
    number, left, right = place.number, place.left(), place.right()
    if not place.present & _RESULT or number.year or left is None:
        return None
    if right is None or right.kind != "word" or left.bits & (_IDENT | _LIMIT | _PREP):
        return None
    after = place.right(2)
    compound = after is not None and after.word == "-" and after.start == right.end  # no-shows
    if right.bits & NAMED and not compound:
        return None
    large = number.whole >= 100 or number.grouped
    index = place.before()
    if index > 0 and place.tokens[index].bits & (_MINE | _PRONOUN):
        index -= 1  # "hatten wir 89 Laufkunden"
    verb = place.tokens[index].bits if index >= 0 else 0
    some = (number.whole >= _SOME or _long(number)) and verb & _RESULT and not verb & _LINK
    # German and Dutch put the participle last: wir haben 14 Leute entlassen.
    last = place.tokens[-1].bits
    closed = number.whole >= 10 and left.bits & _STOP and last & _RESULT and not last & _LINK
    # In between stand objects and adverbs: we had in April, with the whole team, 64 walk-ins.
    told = number.whole >= _MANY and any(
        token.bits & _RESULT and not token.bits & (_LINK | _DISPLAY) for token in place.tokens
    )
    wished = place.present & (_DISPLAY | _MINE)
    return (
        "count"
        if (large and left.bits & NAMED) or some or closed or (told and not wished)
        else None
    )


def _long(number: Number) -> bool:
    """Whether a number is written in so many letters that it is not a small one."""
    return number.words and (number.last - number.first > 1 or len(number.text) > _SMALL_WORD)


# People remember a handful of things that happened; more of them were counted.
_SOME = 12
_MANY = 20
# No number below ten is longer in any of the languages.
_SMALL_WORD = 8


def valued(place: Place) -> Verdict:
    """What anything stood at or averaged: forecast accuracy sits at 71."""
    number, index = place.number, place.before()
    if not place.present & _VALUED or number.article or number.year or _counts(place):
        return None
    if index < 1:
        return None
    left = place.tokens[index].bits
    if left & _PREP and not left & _VALUED:
        # "lag im letzten Quartal bei 3,1": the verb need not stand next to its preposition.
        verbs = place.tokens[max(1, index - FAR) : index]
        # Without decimals "at 9" may be a time, as "from 6 to 2" is.
        if 0 <= number.whole <= _HOURS:
            return None
        return "rate" if any(token.bits & _VALUED for token in verbs) else None
    at = place.left()
    clock = at is not None and at.bits & _CLOCK and 0 <= number.whole <= _HOURS
    return "rate" if left & _VALUED and not clock else None


def moved(place: Place) -> Verdict:
    """Where anything moved from and to: open roles went from 40 to 12."""
    number, index, right = place.number, place.before(), place.right()
    if not place.present & _MOVE or number.article or number.year or index < 0:
        return None
    first = index == 0 and place.tokens[0].bits & _MOVE and not _counts(place)
    if first and (number.whole >= 10 or number.decimal):
        return "rate"  # "down 12 on last week"
    if place.tokens[index].bits & _BY and _moved_by(place):
        return "rate"
    if not place.tokens[index].bits & _PREP:
        return None
    verb = place.tokens[index - 1].bits if index else 0
    counted = place.tokens[index].bits & _BY or (right is not None and right.bits & _COUNTED)
    if verb & _MOVE and counted and _counts(place):
        return "rate"  # "the team grew by 6 people", "we grew to 85 employees"
    if verb & _MOVE and (number.whole > _HOURS or number.decimal) and not _counts(place):
        return None if place.present & (_DISPLAY | _MINE) else "rate"  # "o seguro subiu para 480"
    if right is None or not right.bits & (_PREP | _SPAN):
        return None
    other = place.right(2)
    if other is None or not (other.kind == "num" or other.bits & _NUMBER):
        return None
    # Meetings move from 10 to 12 too.
    to = int(other.word) if other.word.isdigit() and len(other.word) < 9 else _HOURS + 1
    hours = 0 <= number.whole <= _HOURS and to <= _HOURS
    return None if hours else "rate"


_HOURS = 24


def part_of(place: Place) -> Verdict:
    """A number out of a larger one: at 142 of 160."""
    number, joint, other = place.number, place.right(), place.right(2)
    if joint is None or other is None:
        return None
    if joint.bits & _PARTITIVE and other.bits & (_RANK | _NUMBER | _MINE) and _few_of(place):
        return "fraction"  # "vier der letzten fünf Ausschreibungen"
    if not joint.bits & _OUTOF:
        return None
    if _few_of(place):
        return "fraction"
    if other.kind != "num":
        return None
    left, after = place.left(), place.right(3)
    named = left is not None and left.bits & (_IDENT | _LIMIT | _FORM)
    if named or (after is not None and after.kind == "word" and not after.bits & _STOP):
        return None
    whole = int(other.word) if other.word.isdigit() and len(other.word) < 9 else -1
    return "fraction" if 10 <= number.whole < whole < _YEARS else None


def _few_of(place: Place) -> bool:
    """Whether a noun is counted out of a named whole: four of the last five tenders."""
    number, left = place.number, place.left()
    if number.article or number.scaled or place.present & _DISPLAY or left is None:
        return False
    if left.bits & (_IDENT | _LIMIT | _FORM):
        return False
    for steps in (2, 3, 4):
        other, noun = place.right(steps), place.right(steps + 1)
        if other is None or noun is None:
            return False
        if other.kind == "num" or other.bits & _NUMBER:
            of = steps > 2 or bool(place.tokens[place.following].bits & _MINE)
            whole = of and noun.kind == "word" and not noun.bits & (_NO_WHOLE | _STOP)
            return whole and _became(place)
        if not other.bits & (_STOP | _RANK | _PARTITIVE | _MINE):
            return False
    return False


def _became(place: Place) -> bool:
    """Whether the sentence says what became of some."""
    if place.present & (_RESULT | _MOVE | _OUTCOME):
        return True
    return tells(place.tokens[-FAR:], place.sentence)


# "12 of 2024" is a month.
_YEARS = 1900


def _moved_by(place: Place) -> bool:
    """Whether a movement follows the number and what it counts: um 7 Köpfe gewachsen."""
    right = place.right()
    if right is None or right.bits & (_DURATION | _STOP):
        return False
    noun = right.kind == "word" and not right.bits & _MOVE
    if not noun and 0 <= place.number.whole <= _HOURS:
        return False  # an hour
    for steps in (1, 2, 3):
        token = place.right(steps)
        if token is None or token.bits & _STOP:
            return False
        if token.bits & _MOVE:
            return True
    return False


def listed(place: Place) -> Verdict:
    """One of the values listed after a measure and a colon: sales: Mon 412, Tue 388."""
    tokens, first = place.tokens, place.number.first
    right = place.right()
    if not place.present & _COUNTED or place.number.article or place.number.year or first < 2:
        return None
    if right is not None and right.kind != "mark":
        return None
    label = tokens[first - 1]
    if place.number.whole > _WEEKS and _period_between(place):
        return "rate"
    if label.word == ":" and not place.present & _DISPLAY:
        # "Net new logos: 14", "clientes novos: 14"
        near = tokens[max(0, first - 1 - NEAR) : first - 1]
        names = any(token.bits & (_IDENT | _LIMIT | _FORM | _HEAD) for token in near)
        return "rate" if not names and any(token.bits & _COUNTED for token in near) else None
    if label.kind != "word" or label.bits & (_IDENT | _LIMIT | _PREP):
        return None
    for at in range(first - 2, max(0, first - _LIST), -1):
        if tokens[at].word == ":":
            before = tokens[max(0, at - FAR) : at]
            return "rate" if any(token.bits & _MEASURED for token in before) else None
    return None


_WEEKS = 53


def _period_between(place: Place) -> bool:
    """Whether only a stretch of time parts a measure and its value: sales last week 512."""
    period = 0
    for steps in range(1, NEAR + 2):
        token = place.left(steps)
        if token is None:
            return False
        if token.bits & _MEASURED:
            return bool(period & _DURATION)
        if not token.bits & (_DURATION | _STOP) or token.bits & _PREP:
            return False
        period |= token.bits
    return False


# How many tokens of a list may stand between its colon and a value.
_LIST = 40


def _counts(place: Place) -> bool:
    """Whether the number counts a noun."""
    right = place.right()
    return right is not None and right.kind == "word" and not _ends(right)


def _joint(place: Place) -> int:
    """The index of the verb that leads to the number, over a preposition; or -1."""
    index = place.before()
    if index > 0 and place.tokens[index].bits & _PREP and not place.tokens[index].bits & _MOVE:
        index -= 1
    return index


def _ends(token: Token) -> bool:
    """Whether ``token`` is no noun that the number could count."""
    return bool(token.bits & (_STOP | _PAY | _SPAN))
