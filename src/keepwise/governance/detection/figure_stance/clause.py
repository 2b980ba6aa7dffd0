"""The clause a number stands in, and what it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from keepwise.governance.detection.figure_place import Place
from keepwise.governance.detection.figure_stance.verbs import is_past, tells
from keepwise.governance.detection.figure_tokens import Token
from keepwise.governance.detection.figure_words import NAMED, bit

_NUMBER = bit("number", "tens", "scale")
_MANY = bit("many")
_STOP = bit("stop")
_PAY = bit("pay")
_COUNTED = bit("count", "entity")
_TRAIT = bit("trait")
_OURS = bit("ours")
_PERSONAL = bit("ours", "wish", "trait")

# How far a clause reaches from its number, in tokens, so that the search is linear.
_REACH = 30
# By the order of the languages in ``LEXICONS``: how plurals end.
_PLURALS = (("s",), ("n", "e", "er", "s"), ("s", "x"), ("s",), ("i", "e"), ("s",), ("n", "s"))
_GERMAN = 1
_ROMANCE = frozenset((3, 4, 5))
_FEW = 10
_SCORE = 20


@dataclass(eq=False)
class Clause:
    """A number and its clause, as the pieces of evidence ask of them.

    ``bits`` are the roles of the words of the clause, ``before`` and ``after`` those on either
    side of the number. ``plural`` says that a noun in the plural is counted; ``plain`` that
    nothing in the sentence is about the speaker or a wish.
    """

    place: Place
    tokens: Sequence[Token]
    at: int
    bits: int
    before: int
    after: int
    plural: bool
    plain: bool
    own_verb: bool
    personal: bool
    few: bool
    many: bool

    @cached_property
    def past(self) -> bool:
        """Whether a verb tells what was; what stands right after the number is an adjective."""
        number, sentence, at = self.place.number, self.place.sentence, self.at
        if tells(self.tokens[:at], sentence):
            return True
        helper = self.tokens[max(0, at - 1) : at]
        return tells((*helper, *self.tokens[at + number.last - number.first + 1 :]), sentence)

    @property
    def about_speaker(self) -> bool:
        """Whether the clause is about the speaker, or what is theirs."""
        return self.own_verb or self.personal or bool(self.bits & _OURS)

    def raw(self, token: Token) -> str:
        """A token as it was written."""
        return self.place.sentence.text[token.start : token.end]


def clause_of(place: Place) -> Clause:
    """The clause that the number of ``place`` stands in."""
    tokens, number = place.tokens, place.number
    first, last = number.first, number.last
    begin, end = max(0, first - _REACH), min(len(tokens), last + _REACH)
    before = after = own = 0
    while first > begin:
        token = tokens[first - 1]
        if token.kind == "mark" and _breaks(tokens, first - 1):
            break
        before |= token.bits
        first -= 1
    for token in tokens[number.first : number.last]:
        own |= token.bits
    while last < end:
        token = tokens[last]
        if token.kind == "mark" and _breaks(tokens, last):
            break
        after |= token.bits
        last += 1
    clause = tokens[first:last]
    personal = place.personal()
    own_verb = number.first > first and _own_verb(clause[0], place.sentence.spoken)
    spelled = number.words and (
        number.scaled or number.last - number.first > 1 or bool(own & _MANY)
    )
    large = number.grouped or number.decimal or spelled
    return Clause(
        place,
        clause,
        number.first - first,
        before | own | after,
        before,
        after,
        _plural(place),
        not place.present & _PERSONAL and not personal and not own_verb,
        own_verb,
        personal,
        not large and number.whole < _FEW,
        large or number.whole >= _SCORE,
    )


def _breaks(tokens: Sequence[Token], at: int) -> bool:
    """Whether a clause ends at the mark at ``at``, which is in no list of numbers."""
    token = tokens[at]
    if token.word == "-":
        glued = at > 0 and tokens[at - 1].end == token.start
        return not glued or (at + 1 < len(tokens) and tokens[at + 1].start > token.end)
    if token.word not in ',()"/':
        return False
    return not (0 < at < len(tokens) - 1 and _numeral(tokens[at - 1]) and _numeral(tokens[at + 1]))


def _numeral(token: Token) -> bool:
    return token.kind == "num" or bool(token.bits & _NUMBER)


def _own_verb(word: Token, spoken: Sequence[int]) -> bool:
    """Whether a word is a verb of the first person by its ending, as in "nado 40 largos"."""
    if _ROMANCE.isdisjoint(spoken) or word.kind != "word" or word.bits & NAMED:
        return False
    return len(word.word) > 2 and word.word.endswith("o")


def _plural(place: Place) -> bool:
    """Whether a noun in the plural follows: in lower case, but for German."""
    sentence = place.sentence
    text = sentence.text
    for steps in (1, 2, 3):
        token = place.right(steps)
        if token is None or token.kind != "word" or len(token.word) < 3:
            return False
        if token.bits & (_STOP | _PAY | _TRAIT):
            return False
        if token.bits & _COUNTED:
            return True
        upper = text[token.start].isupper()
        for language in sentence.spoken:
            if not token.word.endswith(_PLURALS[language]):
                continue
            if upper == (language == _GERMAN) or sentence.lower or sentence.upper:
                german_noun = upper and language == _GERMAN
                return german_noun or not is_past(token.word, sentence.spoken)
    return False
