"""What speaks against a figure: each function finds one piece of evidence in a clause."""

from __future__ import annotations

from keepwise.governance.detection.figure_numbers import Number
from keepwise.governance.detection.figure_stance.clause import Clause
from keepwise.governance.detection.figure_words import bit

_ME = bit("me")
_OURS = bit("ours")
_WISH = bit("wish")
_KEPT = bit("kept")
_TRAIT = bit("trait")
_RESULT = bit("result", "outcome", "move")
_DISPLAY = bit("display")
_IDENT = bit("ident")
_CLOCK = bit("clock")
_SPAN = bit("span")
_HEAD = bit("head")
_STOP = bit("stop")
_INNER = bit("inner")
_NUMBER = bit("number")
_JOINTS = bit("joint", "span", "versus")
_NO_LABEL = bit(
    *"stop circa link prep result move approx limit pay trade valued measure count told".split(),
    "helper",
)
_NAMES = bit("measure", "stop", "circa")
_LIMIT = bit("limit")
_ARTICLE = bit("article")
_ONCE = bit("once")
_HAVE = bit("have")
_CHANGES = bit("told", "outcome", "versus", "circa", "move", "average")
_HAS = bit("link", "helper", "result")
_TOLD = bit("told")
_CIRCA = bit("circa")
_ASKED = bit("display", "wish")
_RATE = bit("each", "every")
_DURATION = bit("duration")
_HOURS = 24
_NEAR = 5
_DAYS = 31
# Words before the day of a month.
_DATED = frozenset(("am", "le", "el", "il"))
_NUMBERS = tuple(
    "nummer nummern nummers code kennung vorwahl kostenstelle konto limit kengetal rekening".split()
)
_MEETINGS = tuple("meeting overleg termin besprechung sitzung vergadering".split())
_GERMAN = 1
_COMPOUNDING = frozenset((1, 6))
_DEFINITE = frozenset("the der die das den dem le la el il lo o a de het".split())
_STREETS = tuple(
    "straße strasse straat laan plein gracht allee platz gasse weg nummer nummern code".split()
)


def kept(clause: Clause) -> bool:
    """What is counted is what people have, speak and live in."""
    if clause.many and not clause.about_speaker:
        return False
    for steps in (1, 2, 3):
        token = clause.place.right(steps)
        if (
            token is None
            or token.kind != "word"
            or (token.bits & _STOP and not token.bits & _INNER)
        ):
            return False
        if token.bits & _KEPT:
            return True
    return False


def person_far(clause: Clause) -> bool:
    """The speaker is in the sentence, in another clause."""
    return bool(clause.place.present & _ME) and not clause.bits & _ME


def own_verb(clause: Clause) -> bool:
    """A clause that starts with a verb of the first person, as Romance languages do: nado 40."""
    return clause.own_verb


def glued(clause: Clause) -> bool:
    """A sign or a hyphen joins the number to what stands before."""
    left = clause.place.left()
    return (
        left is not None
        and left.word in "-+#'/"
        and (left.end == clause.place.tokens[clause.place.number.first].start)
    )


def name(clause: Clause) -> bool:
    """Right after a name: Windows 11."""
    left = clause.place.left()
    if left is None or left.kind == "num":
        return False
    if left.kind == "fixed":
        return True
    if left.kind != "word" or left.bits & (_NAMES | _DURATION):
        return False
    if clause.place.number.first == 1 and clause.plural and clause.many:
        return False  # "Hay 39 perros"
    if clause.plural and _GERMAN in clause.place.sentence.spoken:
        return False  # every noun is written like a name
    return clause.raw(left)[:1].isupper() and not clause.place.sentence.upper


def named(clause: Clause) -> bool:
    """Right before a name: 221 Baker Street."""
    right = clause.place.right()
    if right is None or right.kind != "word" or _GERMAN in clause.place.sentence.spoken:
        return False
    return clause.raw(right)[:1].isupper() and not clause.place.sentence.upper


def street(clause: Clause) -> bool:
    """Right after a street."""
    left = clause.place.left()
    return left is not None and left.kind == "word" and left.word.endswith(_STREETS)


def trait(clause: Clause) -> bool:
    """After a word for what somebody is or what is numbered: an age, a size, a page."""
    if clause.plural and clause.many:
        return False
    if clause.before & _TRAIT:
        return True
    return _ends(clause, _NUMBERS)


def aged(clause: Clause) -> bool:
    """What somebody is or has: my father is 74, mi padre tiene 74."""
    at = clause.place.before()
    if at < 1 or clause.plural or not clause.before & _TRAIT or not clause.before & _OURS:
        return False
    return bool(clause.place.tokens[at].bits & _HAS)


def had(clause: Clause) -> bool:
    """What something has, and nothing says that it is so now: the hall has 25 seats."""
    at = clause.place.before()
    if at < 0 or not clause.place.tokens[at].bits & _HAVE:
        return False
    if clause.bits & _CHANGES or clause.past:
        return False
    following = clause.tokens[clause.at + 1 : clause.at + _NEAR]
    return not any(token.bits & _RATE and not token.bits & _ARTICLE for token in following)


def trait_after(clause: Clause) -> bool:
    """Before such a word."""
    if clause.plural and clause.many:
        return False
    return bool(clause.after & _TRAIT)


def clock(clause: Clause) -> bool:
    """What may be a time of day."""
    left, number = clause.place.left(), clause.place.number
    right, until = clause.place.right(), clause.place.right(2)
    if right is not None and until is not None and right.bits & _CLOCK and until.kind == "num":
        return 0 <= number.whole <= _HOURS  # "das 22 às 6"
    if left is None:
        return False
    if left.word in _DATED:
        return 0 < number.whole <= _DAYS and not clause.plural
    return bool(left.bits & _CLOCK) and (0 <= number.whole <= _HOURS or _one_word(number))


def articled(clause: Clause) -> bool:
    """Right after an article, as things are called: a 911, un 208 gris."""
    left, number = clause.place.left(), clause.place.number
    if left is None or number.words or number.decimal or number.grouped:
        return False
    if left.bits & _ARTICLE:
        return True
    return left.word in _DEFINITE and not clause.plural


def numbered(clause: Clause) -> bool:
    """Near a noun that is numbered: room, line."""
    first = clause.place.number.first
    if clause.plural and not clause.few:
        return False
    return any(token.bits & _IDENT for token in clause.place.tokens[max(0, first - 3) : first])


def asked(clause: Clause) -> bool:
    """A verb of showing in the clause."""
    return bool(clause.before & _DISPLAY) and clause.place.asked()


def asked_far(clause: Clause) -> bool:
    """One in another clause."""
    place = clause.place
    return bool(place.present & _DISPLAY) and not clause.before & _DISPLAY and place.asked()


def ranged(clause: Clause) -> bool:
    """A range that counts nothing: 18 to 34."""
    place = clause.place
    for near, other, after in (
        (place.right(), place.right(2), place.right(3)),
        (place.left(), place.left(2), place.right()),
    ):
        if near is None or other is None or not near.bits & _SPAN:
            continue
        if other.kind == "num" or other.bits & _NUMBER:
            return after is None or after.kind != "word" or bool(after.bits & _STOP)
    return False


def meeting(clause: Clause) -> bool:
    """After a meeting, a report, a team: its numbers are times and names."""
    if clause.before & _HEAD:
        return True
    return _ends(clause, _MEETINGS)


def labelled(clause: Clause) -> bool:
    """Between a noun it is the name of and a verb: locker 118 was emptied."""
    left, right, number = clause.place.left(), clause.place.right(), clause.place.number
    if left is None or left.kind != "word" or clause.plural or number.decimal or number.words:
        return False
    if right is None or right.kind != "word" or right.bits & _JOINTS or number.grouped:
        return False
    return not left.bits & _NO_LABEL


def condition(clause: Clause) -> bool:
    """Fewer than ten as a condition: after 2 failed replies."""
    left = clause.place.left()
    return clause.few and left is not None and bool(left.bits & _ONCE)


def capped(clause: Clause) -> bool:
    """A limit that is asked for."""
    if clause.place.present & _ASKED:
        near = clause.tokens[max(0, clause.at - 3) : clause.at + 4]
    else:
        near = clause.tokens[clause.at + 1 : clause.at + 4]  # "eight people at most"
    return any(token.bits & _LIMIT and not token.bits & _RATE for token in near)


def few(clause: Clause) -> bool:
    """Fewer than ten of which no result is told."""
    if not clause.few or clause.bits & _WISH:
        return clause.few
    if clause.before & _TOLD and clause.before & _CIRCA:
        return False  # "nur noch 9 Rollen"
    return not clause.past and not clause.bits & _RESULT


def _one_word(number: Number) -> bool:
    return number.words and number.last - number.first == 1 and not number.scaled


def _ends(clause: Clause, endings: tuple[str, ...]) -> bool:
    """Whether a compound before the number, as German and Dutch make them, ends like that."""
    if _COMPOUNDING.isdisjoint(clause.place.sentence.spoken):
        return False
    return any(token.word.endswith(endings) for token in clause.tokens[: clause.at])
