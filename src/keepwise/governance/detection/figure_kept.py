"""The rules for numbers that are no figures whatever else is near.

An idiom, a rounding step, a rank, a duration, a format and a size.
"""

from __future__ import annotations

from keepwise.governance.detection.figure_place import FAR, KEEP, NEAR, Place, Verdict
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
    if _shape(place) or _around_the_clock(place) or _shown_in(place):
        return KEEP
    if _scale(place) or _notation(place):
        return KEEP
    if _noted(place) or _worn(place) or _tall(place) or _warm(place):
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


def _scale(place: Place) -> bool:
    """Whether it is the name of a scale or a unit: "millions" alone, French miles."""
    number = place.number
    if not (number.words and number.scaled and number.last - number.first == 1):
        return False
    if number.text == "miles":
        return _SPANISH not in place.sentence.spoken
    return len(place.tokens) == 1


def _notation(place: Place) -> bool:
    """Whether it is a way to write times: "24-uursnotatie"."""
    at = place.number.last + 1
    if place.number.text not in ("12", "24") or at >= len(place.tokens):
        return False
    return place.tokens[at].word.endswith(("notatie", "klok", "formaat", "format", "anzeige"))


_SPANISH = 3
_SIDES = frozenset(("16", "9", "4", "3", "21", "2"))
_SCREENS = frozenset((("16", "9"), ("4", "3"), ("21", "9"), ("9", "16"), ("3", "2")))


def _shown_in(place: Place) -> bool:
    """Whether a Han scale without a number is what amounts are shown in: 百万円単位で."""
    number, left, right = place.number, place.left(), place.right()
    if number.text == "duizend" and left is not None and left.word == "in" and right is not None:
        return _alone(place) and bool(right.bits & _CURRENCY) and place.right(2) is None
    if not number.words or not _HAN_SCALES.issuperset(number.text):
        return False
    if right is None:
        return left is not None and left.word.endswith(_UNIT_IS)
    unit = place.right(2) if right.bits & _CURRENCY else right
    if unit is None:
        return left is not None and left.word.endswith(_UNIT_IS)
    if left is not None and left.word.endswith(_UNIT_IS):
        return unit.word.startswith(_MAKE_IT) or unit.kind == "mark"
    return unit.word.startswith(_AS_UNIT)


# 二百万円 is two million, and an amount; 百万円 by itself may be no more than a unit.
_HAN_SCALES = frozenset("十百千万萬億亿兆")
_UNIT_IS = ("単位は", "單位是", "单位是", "单位为", "單位為", "单位用", "單位用", "单位", "單位")
_MAKE_IT = ("に", "で", "とし", "が", "を", "吧", "来")
_AS_UNIT = (
    "単位", "单位", "單位", "为单位", "為單位", "做单位", "做單位", "作单位", "显示", "顯示",
    "来显示", "來顯示", "表示", "で表示", "で表記", "で示", "で出して", "で教え",
)  # fmt: skip


def _noted(place: Place) -> bool:
    """Whether the number is that of a note: see note 5. French marks are called so too."""
    left, number = place.left(), place.number
    if left is None or left.word not in _NOTES or not 0 < number.whole <= _NOTES_IN_A_TEXT:
        return False
    right, before = place.right(), place.left(2)
    if right is not None and right.word not in _AFTER_NOTES and not right.bits & _STOP:
        return False
    if _ENGLISH in place.sentence.spoken or left.word != "note":
        return True
    return right is None and before is not None and bool(before.bits & _CURRENCY)


_ENGLISH = 0
_AFTER_NOTES = frozenset(")],")
_NOTES = frozenset("note footnote endnote fußnote voetnoot".split())
_NOTES_IN_A_TEXT = 999


def _worn(place: Place) -> bool:
    """Whether the number is a size of clothes: wears size 38 shoes, takes a size 10 dress."""
    left, right, number = place.left(), place.right(), place.number
    if left is None or right is None or left.word not in _SIZES:
        return False
    return 0 < number.whole <= _LARGEST and right.word in _CLOTHES


_LARGEST = 64
_SIZES = frozenset("size größe maat taille pointure talla número taglia tamanho".split())
_CLOTHES = frozenset(
    """
    shoes shoe boots boot trainers sneakers skates dress dresses shirt shirts jeans trousers pants
    jacket jackets skirt skirts suit suits clothes schuhe schuh schoenen
    """.split()
)


def _warm(place: Place) -> bool:
    """Whether so many degrees are how somebody likes it, and nothing says they were measured."""
    right = place.right()
    if right is None or right.word != "°" or place.present & _FELT:
        return False
    wanted = place.present & _WANTED or place.number.first <= 1
    first, last = place.number.first, place.number.last
    near = place.tokens[max(0, first - FAR) : last + FAR]
    return bool(wanted) or any(token.word in _ROOMS for token in near)


_FELT = bit("move", "told", "valued", "versus", "average", "outcome", "result", "circa")
_WANTED = bit("me", "wish", "display")
_ROOMS = frozenset(
    """
    home bedroom bathroom office heating thermostat oven room hause zuhause schlafzimmer
    wohnzimmer bad büro heizung ofen maison chambre bureau chauffage four salon casa dormitorio
    habitación oficina calefacción horno camera ufficio riscaldamento forno soggiorno quarto
    escritório aquecimento sala thuis slaapkamer woonkamer kantoor verwarming oven
    """.split()
)


def _tall(place: Place) -> bool:
    """Whether somebody is so many metres tall: is 1,78 m."""
    left, right, number = place.left(), place.right(), place.number
    if left is None or right is None or left.word not in _BEING or not number.decimal:
        return False
    if place.number.first > 1 and not place.present & _SOMEBODY:
        return False
    metres = number.text[:2] in ("1,", "1.", "2,", "2.") and len(number.text) == len("1.78")
    return metres and right.word in _LONG


_SOMEBODY = bit("me", "ours", "trait")
_BEING = frozenset("is ist bin am i'm he's she's ben".split())
_LONG = frozenset("m meter metres meters metre tall groß lang".split())


def instead(place: Place) -> bool:
    """Whether a scale without a number is another way of showing: in crores, not lakhs."""
    number, left = place.number, place.left()
    if number.text not in _SCALES or not _alone(place) or left is None:
        return False
    if not place.present & _ASKED:
        return False
    if left.word not in _OTHERWISE and not left.bits & _ASKED:
        return False
    right = place.right()
    return right is None or right.kind != "word" or right.word in _OTHERWISE


_ASKED = bit("display", "wish")
# In the singular some are a number: "mil" and "tausend" are 1,000.
_SCALES = frozenset(
    """
    lakh lakhs crore crores thousands millions billions tausender millionen milliarden milliers
    milliards miles millones migliaia milioni miliardi milhares milhões duizenden miljoenen
    miljarden
    """.split()
)
_OTHERWISE = frozenset(
    "not or over never nicht nie oder statt pas ou no o non niet of não ,".split()
)


def _habitual(place: Place) -> bool:
    """Whether a sentence that starts with its verb tells a habit: reads 20 pages a day."""
    first = place.number.first
    return 0 < first <= NEAR and place.tokens[0].word in _HABITS


_HABITS = frozenset(
    """
    reads runs jogs bikes cycles swims drinks eats sleeps trains meditates writes practises
    practices walks smokes studies learns liest läuft schwimmt trinkt isst schläft trainiert geht
    raucht lernt lit court nage boit mange dort marche fume lee corre nada bebe come duerme camina
    fuma legge beve mangia dorme cammina lê dorme caminha leest loopt zwemt drinkt eet slaapt traint
    wandelt rookt
    """.split()
)


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
        own = place.personal() or _habitual(place)
        if counted and noun.bits & _FORM and _each(place) and not own:
            return None  # "throws away 15 bars a day"
        if noun.bits & _KEPT and place.number.whole >= _SCORE and not place.personal():
            return None  # a shelter has 39 dogs, a person has two
        if place.number.decimal and place.present & _MOVE and noun.bits & _KEPT:
            return None  # "fell to 3.9 stars"
        return None if noun.bits & _SIZE and (place.traded() or measured or used) else KEEP
    return None
