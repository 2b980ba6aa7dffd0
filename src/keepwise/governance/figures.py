"""Find figures: numbers about something measured, which go stale and must never be remembered.

A number by itself is not a figure. "30-minute meetings", "top 3", "one decimal", "Q3" and "two
children" are habits, formats, periods and facts. What makes a figure is its company: a currency,
a percentage, a magnitude, a counted result, or a measure it is the value of; where no table knows
its company, a clause that reports: "the tower houses 64 pigeons". Words alone can be figures too:
"sales doubled", "every fourth customer".
"""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.governance.detection.figure_numbers import Number, numbers
from keepwise.governance.detection.figure_place import place_of
from keepwise.governance.detection.figure_rules import judge
from keepwise.governance.detection.figure_stance.comparisons import (
    compares,
    every_nth,
    part_of_something,
    slashed,
)
from keepwise.governance.detection.figure_tokens import Sentence, Token, sentences
from keepwise.governance.detection.figure_words import bit
from keepwise.governance.text import normalize
from keepwise.model import Finding

_CURRENCY = bit("currency")
_PERCENT = bit("percent", "percent_before")
_SPAN = bit("span")
_COMPARE = bit("compare")
_TWICE = bit("twice")
_HALF = bit("half")
_PART = bit("part")
_OF_ARTICLES = _CURRENCY | bit(
    *"percent points part times count entity outof measure magnitude scale half".split()
)
_NEAR = 5
_ORDINAL = bit("ordinal")
_COMPARING = _COMPARE | _TWICE | _HALF | bit("halve", "ratio")


def _figures_in(sentence: Sentence) -> list[tuple[int, int, str]]:
    """The figures of one sentence: start, end (in normalised text) and rule."""
    tokens = sentence.tokens
    phrases = numbers(tokens)
    present = 0
    for token in tokens:
        present |= token.bits
    found: list[tuple[int, int, str]] = []
    following: tuple[Number, str] | None = None
    for number in reversed(phrases):
        if number.article and not _makes_a_figure(tokens, number):
            following = None
            continue
        verdict = judge(place_of(sentence, number, present))
        if verdict is None and following is not None and not number.article:
            # "3 to 5 percent": the first end of a range is what the second is.
            between = tokens[number.last : following[0].first]
            if 0 < len(between) <= 2 and between[0].bits & _SPAN:
                verdict = following[1]
        following = (number, verdict) if verdict is not None else None
        if verdict:
            found.append((*_extent(tokens, number), verdict))
    if present & _ORDINAL:
        found.extend(
            (token.start, tokens[min(index + 1, len(tokens) - 1)].end, "fraction")
            for index, token in enumerate(tokens)
            if token.bits & _ORDINAL and every_nth(sentence, index, present)
        )
    if present & _PART:
        found.extend(
            (token.start, token.end, "fraction")
            for index, token in enumerate(tokens)
            if token.bits & _PART and part_of_something(sentence, index, present)
        )
    found.extend(
        (token.start, token.end, "fraction")
        for index, token in enumerate(tokens)
        if token.kind == "fixed" and slashed(sentence, index, present)
    )
    if present & _COMPARING:
        found.extend(
            (token.start, token.end, "comparison")
            for index, token in enumerate(tokens)
            if token.bits & _COMPARING and compares(sentence, index, present)
        )
    return found


def _makes_a_figure(tokens: Sequence[Token], number: Number) -> bool:
    """Whether what follows an article could make a figure of it: *a* third, *one* order."""
    bits = 0
    for token in tokens[number.last : number.last + _NEAR]:
        bits |= token.bits
    return bool(bits & _OF_ARTICLES)


def _extent(tokens: Sequence[Token], number: Number) -> tuple[int, int]:
    """The span of a figure: the number with the currency or percent sign that belongs to it."""
    first, last = number.first, number.last
    if first > 0:
        before = tokens[first - 1]
        if before.kind == "sym" or before.bits & (_CURRENCY | _PERCENT):
            first -= 1
    if last < len(tokens):
        after = tokens[last]
        if after.kind == "sym" or after.word == "%" or after.bits & (_CURRENCY | _PERCENT):
            last += 1
    return tokens[first].start, tokens[last - 1].end


def find_figures(text: str) -> tuple[Finding, ...]:
    """Every figure in ``text``, in order and without overlap, in time linear in its length.

    Offsets are characters of ``text`` as given. Rules: ``money``, ``percent``, ``magnitude``,
    ``count``, ``rate``, ``comparison``, ``fraction``, ``grouped``.
    """
    reading = normalize(text)
    spans: list[tuple[int, int, str]] = []
    for sentence in sentences(reading.text):
        spans.extend(_figures_in(sentence))
    spans.sort()
    findings: list[Finding] = []
    for start, end, rule in spans:
        first, last = reading.span(start, end)
        if findings and first < findings[-1].end:
            continue
        findings.append(Finding(first, last, "figure", rule))
    return tuple(findings)
