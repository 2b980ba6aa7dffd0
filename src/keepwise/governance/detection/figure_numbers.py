"""Find the number phrases of a sentence: in digits, in words, with their magnitudes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from keepwise.governance.detection.figure_tokens import Token
from keepwise.governance.detection.figure_words import bit

_GROUPED = re.compile(r"[1-9]\d{0,2}(?:[.,' ]\d{3})+(?:[.,]\d+)?|\d{1,3}(?:,\d\d)+,\d{3}")

# Scales that are said after a number word too.
_SPOKEN_SCALES = frozenset(("k", "mille", "grand", "mio", "mrd", "ton"))

_NUMBER = bit("number", "tens")
_TENS = bit("tens")
_ARTICLE = bit("article")
_SCALE = bit("scale")
_MAGNITUDE = bit("magnitude")
_JOINT = bit("joint")
_DECIMAL = bit("decimal")
_HALF = bit("half")


class Number(NamedTuple):
    """A number phrase: tokens ``first`` to ``last`` (exclusive) of a sentence.

    ``text`` is what was written, ``words`` says it was written in words, ``scaled`` that a
    magnitude ends it, ``article`` that it is only a word such as "one" that may be no number.
    """

    first: int
    last: int
    text: str
    words: bool = False
    scaled: bool = False
    article: bool = False

    @property
    def grouped(self) -> bool:
        """Whether digits are grouped by thousands: 436,449."""
        return len(self.text) > 4 and not self.words and _GROUPED.fullmatch(self.text) is not None

    @property
    def whole(self) -> int:
        """The value of plain ASCII digits, or -1 for anything else (and for long numbers)."""
        return int(self.text) if self.text.isdigit() and len(self.text) <= 9 else -1

    @property
    def decimal(self) -> bool:
        """Whether digits are written with a decimal part: 88.4."""
        head, _, tail = self.text.replace(",", ".").partition(".")
        return head.isdigit() and tail.isdigit() and not self.grouped

    @property
    def year(self) -> bool:
        """Whether it may be a year: four plain digits from 1900 to 2099."""
        return 1900 <= self.whole <= 2099 and len(self.text) == 4


def numbers(tokens: Sequence[Token]) -> list[Number]:
    """The number phrases of a sentence, left to right, without overlap."""
    found: list[Number] = []
    index = 0
    while index < len(tokens):
        token = tokens[index]
        if token.kind == "num":
            number = _digits(tokens, index)
        elif token.bits & (_NUMBER | _SCALE | _ARTICLE) and token.kind == "word":
            number = _spelled(tokens, index)
        else:
            index += 1
            continue
        found.append(number)
        index = number.last
    return found


def _digits(tokens: Sequence[Token], index: int) -> Number:
    """The phrase that starts with digits, with its magnitude: 436k, 3,4 Mio, 5 hundred."""
    text = tokens[index].word.replace("\n", " ")
    last = index + 1
    scaled = False
    while last < len(tokens) and tokens[last].bits & (_MAGNITUDE | _SCALE):
        unit = tokens[last]
        glued = unit.start == tokens[last - 1].end
        # A lone letter is a magnitude only when it touches the digits or a currency sign: "5 m"
        # is a length, "5 M€" is money.
        signed = last + 1 < len(tokens) and tokens[last + 1].kind == "sym"
        if (
            len(unit.word) == 1
            and unit.word.isascii()
            and not (glued or signed or unit.word == "k")
        ):
            break
        scaled = True
        last += 1
    if scaled:
        last = _and_a_half(tokens, last)
    return Number(
        index, last, text.replace(" ", "") if " ," in text or " ." in text else text, scaled=scaled
    )


def _and_a_half(tokens: Sequence[Token], last: int) -> int:
    """The end of a phrase with the "and a half" that follows it, if one does."""
    if last >= len(tokens) or not tokens[last].bits & _JOINT:
        return last
    for half in (last + 1, last + 2):
        if half < len(tokens) and tokens[half].bits & _HALF:
            return half + 1
        if half < len(tokens) and not tokens[half].bits & _ARTICLE:
            break
    return last


def _spelled(tokens: Sequence[Token], index: int) -> Number:
    """The phrase that starts with a number word: twenty-five, two million, four point five."""
    last = index
    plain = scaled = False
    while last < len(tokens):
        bits = tokens[last].bits
        if bits & _SCALE:
            scaled = True
            plain = plain or bool(bits & _NUMBER)
        elif bits & _NUMBER:
            plain = True
        elif (not bits & _ARTICLE or last > index) and not _joined(tokens, index, last, scaled):
            break
        last += 1
    if last == index + 1 and not plain and not scaled:
        return Number(index, last, tokens[index].word, words=True, article=True)
    if plain and last < len(tokens) and tokens[last].word in _SPOKEN_SCALES:
        return Number(index, last + 1, tokens[index].word, words=True, scaled=True)  # "nine k"
    last = _and_a_half(tokens, last)
    return Number(index, last, tokens[index].word, words=True, scaled=scaled)


def _joined(tokens: Sequence[Token], index: int, at: int, scaled: bool) -> bool:
    """Whether the word at ``at`` joins two parts of the number that starts at ``index``."""
    if at == index or at + 1 >= len(tokens):
        return False
    token, before, after = tokens[at], tokens[at - 1], tokens[at + 1]
    if token.bits & _ARTICLE:
        return bool(before.bits & _JOINT) and at - 1 > index  # vingt et un
    if after.kind != "word" or not after.bits & (_NUMBER | _SCALE | _ARTICLE):
        return False
    if token.word == "-" or token.bits & _DECIMAL:
        return bool(after.bits & (_NUMBER | _SCALE))
    return bool(token.bits & _JOINT) and (scaled or bool(before.bits & _TENS))
