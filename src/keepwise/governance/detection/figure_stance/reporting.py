"""What speaks for a figure: each function finds one piece of evidence in a clause."""

from __future__ import annotations

from keepwise.governance.detection.figure_stance.clause import Clause
from keepwise.governance.detection.figure_stance.keeping import clock
from keepwise.governance.detection.figure_words import bit

_WISH = bit("wish")
_CIRCA = bit("circa")
_VERSUS = bit("versus")
_KEPT = bit("kept")
_EACH = bit("each")
_HELPER = bit("helper")
_LINK = bit("link", "valued")
_PREP = bit("prep")
_STOP = bit("stop")
_PAY = bit("pay")
_NUMBER = bit("number")
_THAN = bit("compared", "limit")
_NONE = bit("none")
_PARTITIVE = bit("partitive")
_OWNERS = bit("ours", "theirs")
_FAR = 10
_LONGEST_CODE = 6
# Shorter words are units.
_SHORTEST = 3
_BESIDE = 8


def large(clause: Clause) -> bool:
    """Twenty and more, a decimal, a long number word: people remember a handful."""
    return clause.many


def plain_large(clause: Clause) -> bool:
    """A large number in a sentence about nobody."""
    return clause.many and clause.plain


def plain(clause: Clause) -> bool:
    """Nothing in the sentence is about the speaker, a wish or a trait."""
    return clause.plain


def plural(clause: Clause) -> bool:
    """A noun in the plural is counted."""
    return clause.plural


def counted(clause: Clause) -> bool:
    """Something is counted, whatever it is."""
    right = clause.place.right()
    if right is None or right.kind != "word" or len(right.word) < _SHORTEST:
        return False
    return not right.bits & (_STOP | _PAY) and not (
        right.bits & _KEPT and (not clause.many or clause.about_speaker)
    )


def decimal(clause: Clause) -> bool:
    """Digits with a decimal part."""
    return clause.place.number.decimal


def circa(clause: Clause) -> bool:
    """A word before the number that only measured ones have: nearly, more than."""
    if clause.few:
        return False
    for steps in (1, 2):
        token = clause.place.left(steps)
        if token is None or not token.bits & (_CIRCA | _THAN):
            return False
        if token.bits & _CIRCA:
            return True
    return False


def versus(clause: Clause) -> bool:
    """The sentence sets one number beside another."""
    if not clause.place.present & _VERSUS:
        return False
    tokens, number = clause.place.tokens, clause.place.number
    near = (
        *tokens[max(0, number.first - _FAR) : number.first],
        *tokens[number.last : number.last + _FAR],
    )
    return any(token.kind == "num" or token.bits & (_NUMBER | _NONE) for token in near)


def past(clause: Clause) -> bool:
    """A past form, in a sentence about nobody."""
    place = clause.place
    return clause.past and not place.present & _WISH and not clause.personal


def helper(clause: Clause) -> bool:
    """An auxiliary with its past form, or a form of to be right before the number."""
    at = clause.place.before()
    bits = clause.place.tokens[at].bits if at >= 0 else 0
    been = bits & _HELPER and bits & _LINK
    return bool(been) or (clause.past and bool(clause.bits & _HELPER))


def each(clause: Clause) -> bool:
    """A rate: so many per day."""
    for steps in (1, 2, 3, 4, 5):
        token = clause.place.right(steps)
        if token is None or token.kind != "word":
            return False
        if token.bits & _EACH:
            return True
    return False


def colon(clause: Clause) -> bool:
    """A label and a colon stand before the number."""
    at, left = clause.place.before(), clause.place.left()
    label = at >= 0 and clause.place.tokens[at].word == ":"
    return label or (left is not None and left.word == ":")


def beside(clause: Clause) -> bool:
    """Another number stands beside this one after a comma: "Verzuim 14, doel 9"."""
    tokens, number = clause.place.tokens, clause.place.number
    if clause.place.sentence.digits == 0 or (number.words and clause.few):
        return False
    if clause.place.sentence.digits == 1 and not number.words:
        return False
    for at in range(number.last + 1, min(len(tokens), number.last + _BESIDE)):
        if tokens[at].kind == "num":
            return any(token.word == "," for token in tokens[number.last : at])
    for at in range(number.first - 3, max(-1, number.first - _BESIDE), -1):
        if tokens[at].kind == "num":
            return any(token.word == "," for token in tokens[at : number.first])
    return False


def acronym(clause: Clause) -> bool:
    """A code of capitals stands in the clause before the number, as KPIs are written."""
    for token in clause.tokens[: max(0, clause.at - 1)]:
        if token.kind != "word" or not 1 < len(token.word) <= _LONGEST_CODE:
            continue
        raw = clause.raw(token)
        if raw != token.word and sum(map(str.isupper, raw)) > 1:
            return not clause.place.sentence.upper
    return False


def stands(clause: Clause) -> bool:
    """A verb of being or standing and its preposition lead to the number."""
    at, tokens = clause.place.before(), clause.place.tokens
    return at > 0 and bool(tokens[at].bits & _PREP) and bool(tokens[at - 1].bits & _LINK)


def closes(clause: Clause) -> bool:
    """A preposition leads to a number of more than the hours of a day that counts nothing."""
    at, right = clause.place.before(), clause.place.right()
    if at < 0 or clause.few or not clause.place.tokens[at].bits & _PREP or clock(clause):
        return False
    return right is None or right.kind == "mark" or bool(right.bits & _STOP)


def bare(clause: Clause) -> bool:
    """Nothing is counted: a function word follows."""
    right = clause.place.right()
    return right is not None and bool(right.bits & _STOP)


def starts(clause: Clause) -> bool:
    """The sentence starts with the number."""
    return clause.place.number.first == 0


def of_ours(clause: Clause) -> bool:
    """So many of ours, or of theirs."""
    of, owner = clause.place.right(), clause.place.right(2)
    if of is None or not of.bits & _PARTITIVE or owner is None or clause.place.number.decimal:
        return False
    return bool(owner.bits & _OWNERS)
