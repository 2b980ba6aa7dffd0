"""Cut text into the tokens and number phrases that the figure grammar reads."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from keepwise.governance.detection.figure_words import bit, fold, roles

Kind: TypeAlias = Literal["num", "word", "sym", "mark", "fixed"]


# Each alternative starts with a different kind of character or is bounded, and no repetition is
# nested in another over the same characters: one pass, linear.
@cache
def _token() -> re.Pattern[str]:
    return re.compile(
        r"(?P<url>(?:https?://|www\.)[\w./?=&%#:~+@-]*)"
        r"|(?P<date>\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d\d)(?!\d))"
        r"|(?P<clock>\d{1,2}:\d\d(?::\d\d)?(?!\d)|\d{1,3}/\d{1,3}(?![\d/]))"
        r"|(?P<spaced>\d(?: (?:[.,'] )?\d){2,}(?!\w))"
        r"|(?P<num>\d{1,3}(?: \d{3})++(?:[.,]\d+)?(?!\d)|\d+(?:[.,']\d+)*)"
        r"|(?P<iso>(?i:eur|usd|gbp|chf|jpy|cny|sek|nok|dkk|pln|inr|aud|cad)(?=\d))"
        r"|(?P<word>[^\W\d_]+(?:'[^\W\d_]+)?\w*)"
        r"|(?P<sym>[$€£¥₹₽₺₩₿¢₴₪฿])"
        r"|(?P<blank>\n[ \t\r]*\n)"
        r"|(?P<mark>[.;!?]++|[^\s\w]|_)"
    )


_KINDS: dict[str, Kind] = {
    "url": "fixed",
    "date": "fixed",
    "clock": "fixed",
    "spaced": "num",
    "num": "num",
    "iso": "word",
    "word": "word",
    "sym": "sym",
    "blank": "mark",
    "mark": "mark",
}
_GROUPED = re.compile(r"[1-9]\d{0,2}(?:[.,' ]\d{3})+(?:[.,]\d+)?")
_ORDINAL_ENDINGS = frozenset(("st", "nd", "rd", "th"))
_ABBREVIATIONS = frozenset(fold(w) for w in "ca approx nr no max min vs bzw inkl std etc".split())
_SENTENCE_ENDS = frozenset(".;!?")

_NUMBER = bit("number")
_ARTICLE = bit("article")
_SCALE = bit("scale")
_MAGNITUDE = bit("magnitude")
_DURATION = bit("duration")
_KNOWN_UNIT = bit("magnitude", "currency", "percent", "points", "duration", "times", "form")
_THING = bit("thing")


class Token(NamedTuple):
    """A piece of the normalised text: where it is, its folded form, and the bits of its roles."""

    kind: Kind
    start: int
    end: int
    word: str
    bits: int


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
    def year(self) -> bool:
        """Whether it may be a year: four plain digits from 1900 to 2099."""
        return 1900 <= self.whole <= 2099 and len(self.text) == 4


def sentences(text: str) -> Iterator[list[Token]]:
    """The tokens of normalised text, sentence by sentence."""
    current: list[Token] = []
    ended = -1
    for match in _token().finditer(text):
        group = match.lastgroup or "mark"
        start, end = match.span()
        kind = _KINDS[group]
        raw = match.group()
        if ended >= 0:
            # German writes ordinals as "3." and abbreviations end in a point too.
            if not _goes_on(current, raw):
                yield current
                current = []
            elif current[-1].kind == "num":
                current[-1] = current[-1]._replace(kind="fixed")
            ended = -1
        if kind == "mark":
            if group == "blank" or raw[0] in _SENTENCE_ENDS:
                if raw == "." and current and current[-1].end == start:
                    ended = start
                elif current:
                    yield current
                    current = []
                continue
            current.append(Token(kind, start, end, raw, roles(raw)))
        elif kind == "word":
            word = fold(raw)
            bits = roles(word)
            glued = current and current[-1].kind == "num" and current[-1].end == start
            if glued and (word in _ORDINAL_ENDINGS or not bits & _KNOWN_UNIT):
                # "3rd", "5G", "2FA": a name that starts with a digit.
                current[-1] = current[-1]._replace(kind="fixed", end=end)
                continue
            current.append(Token(kind, start, end, word, bits))
        else:
            current.append(Token(kind, start, end, raw, roles(raw) if kind == "sym" else 0))
    if current:
        yield current


def _goes_on(current: Sequence[Token], following: str) -> bool:
    """Whether the sentence goes on after a point that ``following`` comes next to."""
    last = current[-1]
    if last.bits & _MAGNITUDE or last.word in _ABBREVIATIONS:
        return True
    if last.kind != "num" or not last.word.isdigit() or len(last.word) > 2:
        return False
    return bool(roles(fold(following)) & _DURATION) or following[:1].islower()


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
    text = tokens[index].word
    last = index + 1
    scaled = False
    while last < len(tokens) and tokens[last].bits & (_MAGNITUDE | _SCALE):
        unit = tokens[last]
        glued = unit.start == tokens[last - 1].end
        # A lone letter is a magnitude only when it touches the digits: "5 m" is a length.
        if len(unit.word) == 1 and not glued and unit.word != "k":
            break
        scaled = True
        last += 1
    return Number(
        index, last, text.replace(" ", "") if " ," in text or " ." in text else text, scaled=scaled
    )


def _spelled(tokens: Sequence[Token], index: int) -> Number:
    """The phrase that starts with a number word: twenty-five, two million, four point five."""
    last = index
    plain = scaled = False
    while last < len(tokens):
        bits = tokens[last].bits
        if bits & _SCALE:
            scaled = True
        elif bits & _NUMBER:
            plain = True
        elif not bits & _ARTICLE or last > index:
            word = tokens[last].word
            joined = (
                last > index
                and word in ("-", "and", "und", "point", "komma")
                and last + 1 < len(tokens)
                and tokens[last + 1].bits & (_NUMBER | _SCALE)
                and tokens[last + 1].kind == "word"
                and (scaled or word != "and")
            )
            if not joined:
                break
        last += 1
    if last == index + 1 and not plain and not scaled:
        return Number(index, last, tokens[index].word, words=True, article=True)
    return Number(index, last, tokens[index].word, words=True, scaled=scaled)
