"""Find smuggled instructions and poisoned definitions: text that would steer the model later.

What a person says to an assistant of their own is no injection: "always answer in euros", "forget
what I said about the UK". What makes one is that the text speaks to the model about its orders,
gives a word another meaning, closes the block it is quoted in, gives away what is stored, or is
hidden. In the words of others even a plain order is one.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache

from keepwise.governance.detection.injection_disguise import decoded, readings
from keepwise.governance.detection.injection_markup import hidden, markup
from keepwise.governance.detection.injection_patterns import folded, hints_in
from keepwise.governance.detection.injection_rules import book
from keepwise.governance.text import Normalized, normalize
from keepwise.governance.trust import foreign_spans
from keepwise.model import Finding, Trust

# Recalled memories are the user's words, told once more; what is in them was judged as such.
_OWN: frozenset[Trust] = frozenset({"user", "recalled"})
# How far behind a word its meaning may say that it is a period.
_NEAR = 24
# More than an order is long, from its first word to its last.
_ORDER_CHARS = 250
# Marks of emphasis between or around words; as word characters "_" would join what it stands at.
_EMPHASIS = str.maketrans("_*~`#\\", "      ")

_Hit = tuple[int, int, str]


def find_injections(text: str, *, trust: Trust = "user") -> tuple[Finding, ...]:
    """Every injection in ``text``, in order and without overlap, in time linear in its length.

    ``trust`` says whose words these are. What the user pasted or quoted is judged as the words of
    others. Rules: ``redefinition``, ``command``, ``markup``, ``exfiltration``, ``persona``,
    ``hidden``.
    """
    spans: list[_Hit] = []
    for start, end, rule in sorted(_hits(text, foreign=trust not in _OWN)):
        if spans and start < spans[-1][1]:
            first, last, earlier = spans[-1]
            spans[-1] = (first, max(last, end), earlier)
        else:
            spans.append((start, end, rule))
    return tuple(Finding(start, end, "injection", rule) for start, end, rule in spans)


def _hits(text: str, *, foreign: bool) -> Iterator[_Hit]:
    """Every hit in the original text, in any order, overlapping ones too."""
    yield from ((start, end, "hidden") for start, end in hidden(text))
    reading = normalize(text)
    yield from ((*reading.span(start, end), "markup") for start, end in markup(reading))
    quoted: list[_Hit] = []
    for start, end, rule, scope in _worded(reading):
        if scope != "foreign" or foreign:
            yield *reading.span(start, end), rule
        else:
            quoted.append((start, end, rule))
    if quoted:
        spans = foreign_spans(reading.text)
        starts = [first for first, _ in spans]
        for start, end, rule in quoted:
            at = bisect_right(starts, start) - 1
            if at >= 0 and start < spans[at][1]:
                yield *reading.span(start, end), rule
    for start, end, words in decoded(reading.text):
        if next(_worded(normalize(words)), None) is not None:
            yield *reading.span(start, end), "hidden"


def _worded(reading: Normalized) -> Iterator[tuple[int, int, str, str]]:
    """Hits of patterns in normalised text or in a disguise undone, with what they hold for."""
    plain = folded(reading.text)
    words = hints_in(plain)
    yield from _matched(reading.text, plain, words)
    for other in readings(reading.text, plain, words, book()):
        undone = folded(other.text)
        for start, end, rule, scope in _matched(other.text, undone, hints_in(undone)):
            if scope != "foreign":
                yield *other.span(start, end), rule, scope


def _matched(text: str, plain: str, words: set[str]) -> Iterator[tuple[int, int, str, str]]:
    plain = plain.translate(_EMPHASIS)
    for begin, end in _windows(plain):
        near = words if end - begin == len(plain) else hints_in(plain[begin:end])
        for pattern in book().candidates(near):
            for match in pattern.expression.finditer(plain, begin, end):
                named = pattern.scope != "named" or _names(text, match)
                if named and not (pattern.rule == "redefinition" and _tells_a_period(plain, match)):
                    yield match.start(), match.end(), pattern.rule, pattern.scope


def _windows(plain: str) -> Iterator[tuple[int, int]]:
    """A text piece by piece, each as long as two orders and beginning in the middle of the last.

    In a long text nearly every pattern is hinted at somewhere, and would be tried everywhere.
    """
    begin = 0
    while len(plain) - begin > 2 * _ORDER_CHARS:
        end = plain.rfind(" ", begin + _ORDER_CHARS, begin + 2 * _ORDER_CHARS)
        yield begin, end if end > 0 else begin + 2 * _ORDER_CHARS
        begin += _ORDER_CHARS
    yield begin, len(plain)


def _tells_a_period(plain: str, match: re.Match[str]) -> bool:
    """Whether words are given the meaning of a quarter: by "high season" we always mean Q3."""
    return _period().search(plain, match.start(), match.end() + _NEAR) is not None


@cache
def _period() -> re.Pattern[str]:
    """A quarter, a half, a year: whoever says which months it has gives no word a meaning."""
    return re.compile(r"(?<!\w)(?:[qhst][1-4]|[1-4][qhst]|(?:fy|gj|kw) ?\d{1,4})(?!\w)")


@cache
def _name() -> re.Pattern[str]:
    return re.compile(r"\"|(?<!\w)'|'(?!\w)|(?<=\W)(?!I\b|Ich\b)[^\W\d_]*[A-Z]")


def _names(text: str, match: re.Match[str]) -> bool:
    """Whether something in the original text of a match is called by a name."""
    return _name().search(text, match.start() + 1, match.end()) is not None
