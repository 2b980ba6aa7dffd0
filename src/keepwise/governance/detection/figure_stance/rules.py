"""The rules that ask what a clause does, where no table knows what its number measures."""

from __future__ import annotations

from keepwise.governance.detection.figure_place import NEAR, Place, Verdict
from keepwise.governance.detection.figure_stance.clause import clause_of
from keepwise.governance.detection.figure_stance.evidence import reports
from keepwise.governance.detection.figure_words import bit

_DURATION = bit("duration")
_SIZE = bit("size")
_CIRCA = bit("circa")
_EACH = bit("each")
_WISH = bit("wish")
_ARTICLE = bit("article")
_AVERAGE = bit("average")
_WENT = bit("move", "pay")
_PAY = bit("pay")
_HEAD = bit("head")
_HALF = bit("half")
_BY = bit("by")
_STOP = bit("stop")
_JOINT = bit("joint")
_DAYS = 31
_PREP = bit("prep")
_COLON = ":"
_PERSONAL = bit("wish", "ours")
_RESULT = bit("move", "outcome")
_MANY = 100
_SOME = 10
_BULK = bit("bulk")
_OURS = bit("ours")
_TRAIT = bit("trait")
_STATED = bit("result", "told", "circa", "link")
_LIMIT = bit("limit")
# A sentence that may be in more languages than this is in one no table knows.
_LANGUAGES = 3


def lasted(place: Place) -> Verdict:
    """How long things took: on average 57 days, stretched to 57 days, backlog: 1,870 hours."""
    noun, number = place.noun(), place.number
    if noun is None or not noun.bits & _DURATION or number.article or number.year:
        return None
    if place.personal() or number.text[:1] == "0":
        return None
    clause = clause_of(place)
    if clause.bits & _PERSONAL:
        return None
    if clause.bits & _AVERAGE and not clause.bits & _HEAD:
        return "rate"
    at = place.before()
    if at < 1 or not place.tokens[at].bits & _PREP or clause.before & _HEAD:
        left = place.left()
        label = left is not None and left.word == _COLON
        spent = any(token.bits & _PAY for token in clause.tokens[1 : clause.at])
        if spent and clause.plain and number.whole >= _SOME and not clause.before & _LIMIT:
            return "rate"  # "the pilot saved 90 hours"
        return "rate" if label and (number.grouped or number.whole >= _MANY) else None
    verbs = (place.tokens[at - 1], *place.tokens[number.last + 1 : number.last + NEAR])
    return "rate" if any(token.bits & _WENT for token in verbs) or clause.past else None


def yielded(place: Place) -> Verdict:
    """How much there was: seven tonnes a hectare, three tonnes of olives picked."""
    noun, number = place.noun(), place.number
    if noun is None or not noun.bits & _SIZE or number.article or number.year:
        return None
    if place.present & _WISH or place.personal():
        return None
    clause = clause_of(place)
    told = clause.past or clause.bits & _RESULT
    if clause.plain and told:
        return "rate"
    stock = noun.bits & _BULK and not clause.before & _TRAIT
    large = (
        number.grouped
        or number.decimal
        or number.whole >= (_MANY if clause.bits & _OURS else _SOME)
    )
    if stock and large and (clause.bits & _STATED or clause.past):
        return "rate"  # "there are 1,900 kilos left"
    left = place.left()
    if left is not None and left.bits & _BY and clause.bits & _RESULT:
        return "rate"  # "shrank by 12 tonnes"
    measured = left is not None and left.bits & _CIRCA
    return "rate" if _each(place) and (told or measured or number.words) else None


def _each(place: Place) -> bool:
    """Whether a rate is made of the number: litres per cow, but not degrees for an hour."""
    tokens, last = place.tokens, place.number.last
    for at in range(last + 1, min(len(tokens) - 1, last + NEAR + 2)):
        if tokens[at].bits & _EACH:
            return not tokens[at + 1].bits & _ARTICLE
    return False


def stance(place: Place) -> Verdict:
    """A number of a clause that reports, whatever it counts or measures."""
    number = place.number
    if number.article or number.year or _dated(place) or _telephone(place):
        return None
    if number.words and place.tokens[number.first].bits & _OURS:
        return None  # "onze" is eleven, and in Dutch it is ours
    if len(place.sentence.spoken) > _LANGUAGES:
        left = place.left()  # a label nobody knows: "Omloopsnelheid: 5,6"
        return "rate" if number.decimal and left is not None and left.word == _COLON else None
    if _small_and_bare(place):
        return None
    clause = clause_of(place)
    if not reports(clause):
        return None
    return "count" if clause.plural else "rate"


def _small_and_bare(place: Place) -> bool:
    """Whether a small number counts nothing and stands in no list: at 9, zone 2."""
    number, left, right = place.number, place.left(), place.right()
    if not (0 <= number.whole < _SOME) or left is None or left.word == _COLON:
        return False
    return right is None or (right.kind != "word" and right.word != ",")


def _telephone(place: Place) -> bool:
    """Whether the number is written in groups that count nothing, as telephone numbers are."""
    text, right = place.number.text, place.right()
    return " " in text and "," not in text and (right is None or right.kind != "word")


def _dated(place: Place) -> bool:
    """Whether the number is a day or an hour: am 25., alle sette e mezza."""
    number, left, right = place.number, place.left(), place.right()
    if number.words and place.tokens[number.last - 1].bits & _HALF and right is None:
        return True
    if number.words and place.tokens[number.last - 1].bits & _HALF and number.whole < 0:
        return number.last - number.first > 1 and place.tokens[number.last - 2].bits & _JOINT != 0
    if left is None:
        return False
    if left.bits & _DURATION and (right is None or right.kind != "word" or right.bits & _STOP):
        return True  # "anni Novanta", "week 12"
    return left.word == "am" and 0 < number.whole <= _DAYS
