"""The rules for days, hours and ages, which are said like values and are none.

"The launch was postponed to 3 September", "standup moved to 9.30", "turns fifty on 2 May": a verb
of moving and a preposition lead to the number, as they would to what revenue rose to.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from keepwise.governance.detection.figure_numbers import Number
from keepwise.governance.detection.figure_place import FAR, KEEP, Place, Verdict
from keepwise.governance.detection.figure_tokens import Token
from keepwise.governance.detection.figure_words import bit

MONTHS = frozenset(
    """
    january february march april may june july august september october november december jan feb
    apr jun jul aug sep sept oct nov dec januar februar märz maerz mai juni juli oktober dezember
    janvier février fevrier mars avril juin juillet août aout septembre octobre novembre décembre
    decembre enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre
    noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
    janeiro fevereiro março maio junho julho setembro outubro novembro dezembro januari februari
    maart mei augustus
    """.split()
)
# Written small, these are verbs too: "5 may join".
_VERBS = frozenset(("may", "march"))
_OF = frozenset(("de", "of", "d'"))
_ARTICLES = frozenset("the le el il l' den dem o".split())
_UNTIL = frozenset(
    """
    to till until through and or - bis und oder au à et ou jusqu'au al a y o e ed all' até tot t/m
    en of ,
    """.split()
)
_SINCE = frozenset(
    """
    from between vom von zwischen du de entre del desde dal dall' tra fra van tussen vanaf
    the le el il l' den dem on
    """.split()
)
_ON = frozenset("on to until till by from since before after".split())
_BY_DAY = frozenset("am vom zum den dem ab seit bis".split())

_TRADE = bit("trade", "result", "pay")
_COUNTED = bit("measure", "count", "entity")
_STOP = bit("stop")
_MOVED = bit("measure", "move")
_CLOCK = bit("clock")
_TRAIT = bit("trait")
_UNIT = bit("percent", "currency", "points", "size")
_DURATION = bit("duration")
_MOVE = bit("move")
_PREP = bit("prep")
_GERMAN = 1
_ENGLISH = 0
_DAYS = 31
_IN_A_YEAR = 12
_HOURS = 24
_MINUTES = 60
_OLDEST = 120
# Clocks are told in steps of so many minutes; a rate of exchange is not.
_STEP = 5
_LONGEST_NUMBER = 9
# How far from its hour an event may stand, in tokens, so that the search is linear.
_REACH = 12


def dated(place: Place) -> Verdict:
    """A day with its month, or a day up to such a day: 3 September, from 5 to 12 October."""
    number, tokens = place.number, place.tokens
    if number.article or number.scaled or not _is_day(number):
        return None
    if _month_at(place, number.last) >= 0:
        return KEEP if _stands_as_date(place) else None
    if _ranges_to_day(place) or _after_month(place):
        return KEEP
    first = number.first
    by_day = first > 0 and tokens[first - 1].word in _BY_DAY
    return KEEP if by_day and _day_and_month(place) else None


def _is_day(number: Number) -> bool:
    if number.words:
        return number.last - number.first == 1
    return 0 < number.whole <= _DAYS or number.decimal


def _month_at(place: Place, at: int) -> int:
    """The index of the month that a day ending before ``at`` belongs to, or -1."""
    tokens = place.tokens
    if at < len(tokens) and tokens[at].word in _OF:
        at += 1
    if at >= len(tokens) or tokens[at].word not in MONTHS:
        return -1
    return at if tokens[at].word not in _VERBS or _is_name(place, at) else -1


def _is_name(place: Place, at: int) -> bool:
    """Whether what may be a verb too is a month: written large, or nothing it could do follows."""
    if place.sentence.text[place.tokens[at].start].isupper() and not place.sentence.upper:
        return True
    after = place.tokens[at + 1 : at + 2]
    return not after or after[0].kind != "word" or bool(after[0].bits & _STOP)


def _stands_as_date(place: Place) -> bool:
    """Whether nothing counts what comes after the month: "had 12 October orders"."""
    if place.number.decimal:
        return False
    tokens, month = place.tokens, _month_at(place, place.number.last)
    before = place.left()
    if before is not None and before.word in MONTHS:
        return False  # the value of one month in a list of them
    if _up_to_month(place, month):
        return False
    after = tokens[month + 1] if month + 1 < len(tokens) else None
    if after is None or after.kind != "word" or after.bits & _STOP:
        return True
    index = place.before()
    led = index >= 0 and bool(tokens[index].bits & _PREP or tokens[index].word in _SINCE)
    if led:
        return True
    traded = index >= 0 and tokens[index].bits & _TRADE
    return not traded and not after.bits & _COUNTED


def _up_to_month(place: Place, month: int) -> bool:
    """Whether a bare month follows: las bajas pasaron de 5 a 12 de octubre a noviembre."""
    after = place.tokens[month + 1 : month + 3]
    return len(after) > 1 and bool(after[0].bits & _PREP) and after[1].word in MONTHS


def _ranges_to_day(place: Place) -> bool:
    """Whether the number is the first of two days: du 5 au 12 octobre, 5-12 October."""
    tokens, number, at = place.tokens, place.number, place.number.last
    if number.decimal or at >= len(tokens) or tokens[at].word not in _UNTIL:
        return False
    hyphen = tokens[at].word == "-"
    at += 1
    if at < len(tokens) and tokens[at].word in _ARTICLES:
        at += 1
    if at >= len(tokens) or tokens[at].kind != "num":
        return False
    month = _month_at(place, at + 1)
    if month < 0 or _up_to_month(place, month):
        return False
    day = _whole(tokens[at])
    if not 0 < day <= _DAYS or (not number.words and number.whole >= day):
        return False
    before = place.left()
    led = before is not None and (before.word in _SINCE or before.kind != "word")
    # "verkochten 5 tot 12 oktober": what is sold is counted.
    traded = before is not None and before.bits & _TRADE
    return hyphen or led or not traded


def _after_month(place: Place) -> bool:
    """Whether the day follows its month: moved to May 18, from October 5 to 12."""
    tokens, number = place.tokens, place.number
    if number.words or number.decimal or place.present & _COUNTED:
        return False
    at = number.first - 1
    if at >= 2 and tokens[at].word in _UNTIL and tokens[at - 1].kind == "num":
        at -= 2
    right = place.right()
    if at < 1 or tokens[at].word not in MONTHS or tokens[at - 1].word not in _ON:
        return False
    return right is None or right.kind != "word" or bool(right.bits & _STOP)


def _day_and_month(place: Place) -> bool:
    """Whether a day and a month are written with points, as Germans do: vom 5.10. bis 12.10."""
    day, _, month = place.number.text.partition(".")
    spoken = place.sentence.spoken
    if _GERMAN not in spoken or _ENGLISH in spoken or place.present & _MOVED:
        return False
    if not day.isdigit() or not month.isdigit():
        return False
    return 0 < int(day) <= _DAYS and 0 < int(month) <= _IN_A_YEAR and not _counts(place)


def _whole(token: Token) -> int:
    return int(token.word) if token.word.isdigit() and len(token.word) <= _LONGEST_NUMBER else -1


def _counts(place: Place) -> bool:
    right = place.right()
    return right is not None and right.kind == "word" and not right.bits & (_STOP | _DURATION)


_EVENTS = frozenset(
    """
    standup stand-up daily meeting call class lesson yoga pilates gym training practice rehearsal
    lunch dinner breakfast supper train bus flight ferry school kindergarten nursery alarm
    appointment dentist doctor hairdresser checkup physio surgery bedtime choir church sync
    retro demo shift works leaves leave wakes wake gets starts begins start begin pick picks
    interview kickoff termin abholung zahnarzt arzt friseur besprechung frühstück mittagessen
    abendessen zug flug schule kita wecker feierabend chor réunion déjeuner dîner école crèche
    dentiste médecin réveil entraînement répétition rendez-vous reunión clase almuerzo cena desayuno
    colegio escuela guardería dentista médico despertador entrenamiento ensayo riunione lezione
    pranzo colazione scuola asilo medico sveglia allenamento appuntamento reunião aula almoço
    jantar escola creche treino ensaio consulta vergadering overleg ontbijt trein vlucht
    tandarts dokter wekker afspraak koor
    """.split()
)


_MARKS = frozenset(("uhr", "o'clock"))
_HALVES = frozenset(("am", "pm"))
_ZONES = frozenset("cet cest gmt utc bst est edt pst pdt".split())
_POSTPONED = frozenset(
    """
    postponed rescheduled pushed shifted brought moved delayed verschoben verlegt vorverlegt
    reporté reportée repoussé repoussée décalé décalée avancé avancée aplazado aplazada aplazó
    movido movida pospuesto pospuesta rinviato rinviata spostato spostata anticipato anticipata
    adiado adiada antecipado antecipada verplaatst verzet uitgesteld verschoven
    """.split()
)


_HOUR_ARTICLES = frozenset(("as", "las"))


def clocked(place: Place) -> Verdict:
    """An hour at which something takes place: standup is at 9.30, the call moved to 10."""
    number, right = place.number, place.right()
    if number.article or place.present & _COUNTED:
        return None
    if right is not None and 0 <= number.whole <= _HOURS:
        raw = place.sentence.text[right.start : right.end]
        # "cet" is a word of French, and "am" of German.
        large = raw.isupper() and not place.sentence.upper
        half = right.word in _HALVES and _ENGLISH in place.sentence.spoken
        if half and _GERMAN in place.sentence.spoken:
            half = large
        if half or right.word in _MARKS or (right.word in _ZONES and large):
            return KEEP
    if _counts(place) and (right is None or right.word not in _POSTPONED):
        return None
    before, verb = place.left(), place.left(2)
    if before is None:
        return None
    # The word before an hour is looked at first: most numbers have no such word.
    led = bool(before.bits & _PREP) or before.word in _HOUR_ARTICLES
    if not led and not before.bits & _CLOCK:
        return None
    begin = max(0, number.first - _REACH)
    if not any(_takes_place(place.tokens, at) for at in range(begin, number.first)):
        return None
    near = place.tokens[begin : number.last + _REACH]
    postponed = any(token.word in _POSTPONED for token in near)
    to = led and (postponed or (verb is not None and bool(verb.bits & _MOVE)))
    if not before.bits & _CLOCK and not to:
        return None
    hour, point, minutes = number.text.partition(".")
    if not point:
        return KEEP if to and 0 <= number.whole <= _HOURS else None
    told = hour.isdigit() and minutes.isdigit() and len(minutes) == len("00")
    if not told or int(hour) > _HOURS or int(minutes) >= _MINUTES:
        return None
    return KEEP if int(minutes) % _STEP == 0 else None


def _takes_place(tokens: Sequence[Token], at: int) -> bool:
    """Whether an event stands at ``at`` and is no part of a longer name: class sizes."""
    if tokens[at].word not in _EVENTS:
        return False
    after = tokens[at + 1]
    return bool(after.bits & _LED) or after.word in _LEADING or after.word in _POSTPONED


_LED = bit("stop", "link", "move", "prep", "clock", "approx", "helper")
_LEADING = frozenset("work home early late up out will got".split())
_TURNS = frozenset(
    """
    turn turns turned turning wird werde wurde geworden wordt word werd cumple cumplo cumplió
    cumplirá cumplido compie compio compirà compiuto faz fará completa completará
    """.split()
)
_BIRTHDAYS = frozenset(("cumple", "cumplo", "cumplirá", "cumplió", "cumplido", "turning"))
_TURNING = frozenset(("turn", "turns", "turned", "compie", "compio", "compirà", "compiuto"))
_PEOPLE = frozenset("he she he'll she'll he's she's he'd she'd".split())
_BEING = frozenset("be is was he's she's".split())
_WHOLE = frozenset("de di of von van out su sobre".split())


def turned(place: Place) -> Verdict:
    """How old somebody becomes, or is: turns fifty on 2 May, cumple cincuenta, he'll be 50."""
    number = place.number
    if number.article or number.scaled or number.decimal or number.grouped:
        return None
    if place.present & _COUNTED or not (number.words or 0 < number.whole <= _OLDEST):
        return None
    right = place.right()
    if right is not None and (right.word in _WHOLE or right.bits & _UNIT or right.kind == "sym"):
        return None
    # German puts the verb last: "ist 70 geworden".
    if _counts(place) and (right is None or right.word not in _TURNS):
        return None
    begin = max(0, number.first - FAR)
    before = place.tokens[begin : number.first]
    if right is not None and right.word in _TURNS:
        before = [*before, right]
    verbs = {token.word for token in before} & _TURNS
    if not verbs:
        being = bool(before) and before[-1].word in _BEING
        person = any(token.word in _PEOPLE for token in before)
        english = place.sentence.spoken == (_ENGLISH,)
        return KEEP if being and person and english else None
    if before[-1].word in _BIRTHDAYS or any(token.bits & _TRAIT for token in before):
        return KEEP
    if before[-1].word in _TURNING and (len(before) == 1 or _named(place, before[-2])):
        return KEEP
    return KEEP if _on_a_day(place, begin) else None


def _named(place: Place, token: Token) -> bool:
    """Whether a token is a name, or stands for somebody: Anna, she."""
    raw = place.sentence.text[token.start : token.end]
    return token.word in _PEOPLE or (raw.istitle() and not token.bits)


def _on_a_day(place: Place, begin: int) -> bool:
    """Whether a day with its month stands near, or a month where nothing but the verb leads."""
    near: Sequence[Token] = place.tokens[begin : place.number.last + FAR]
    if place.tokens[0].word in _TURNS:
        return any(token.word in MONTHS for token in near)
    own = place.tokens[place.number.first]
    pairs = (*pairwise(near), *zip(near, near[2:], strict=False))
    return any(
        token.word in MONTHS and day.kind in ("num", "fixed") and day is not own
        for day, token in pairs
    )
