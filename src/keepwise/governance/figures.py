"""Find figures: numbers about something measured, which go stale and must never be remembered.

A number by itself is not a figure. "30-minute meetings", "top 3", "one decimal", "Q3" and "two
children" are habits, formats, periods and facts. What makes a figure is its company: a currency,
a percentage, a magnitude, a counted result, or a measure it is the value of. Words alone can be
figures too: "sales doubled", "every fourth customer".
"""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.governance.detection.figure_numbers import Number, numbers
from keepwise.governance.detection.figure_place import place_of
from keepwise.governance.detection.figure_rules import COMPANY, judge
from keepwise.governance.detection.figure_tokens import Token, sentences
from keepwise.governance.detection.figure_words import bit, counted_singular
from keepwise.governance.text import normalize
from keepwise.model import Finding

_CURRENCY = bit("currency")
_PERCENT = bit("percent", "percent_before")
_MEASURED = bit("measure", "count", "entity", "trade")
_MOVE = bit("move")
_PARTITIVE = bit("partitive")
_SPAN = bit("span")
_COMPARE = bit("compare")
_TWICE = bit("twice")
_MORE = bit("more")
_HALF = bit("half")
_OUTOF = bit("outof")
_ORDINAL = bit("ordinal")
_EVERY = bit("every")
_COMPARED = bit("compared")
_PRICED = bit("measure", "count", "pay", "trade")
_COMPARING = _COMPARE | _TWICE | _HALF

# How far a comparing word may stand from the measure it is about, in tokens.
_BEFORE = 8
_AFTER = 5


def _comparison(tokens: Sequence[Token], index: int) -> bool:
    """Whether the comparing word at ``index`` is about a measure near it."""
    token = tokens[index]
    before = tokens[max(0, index - _BEFORE) : index]
    after = tokens[index + 1 : index + _AFTER]
    measured = any(other.bits & _MEASURED for other in after[:3])
    if token.bits & _HALF:
        fell = any(other.bits & _MOVE for other in before[-4:])
        return measured or (fell and any(other.bits & _MEASURED for other in before))
    if not measured and not any(other.bits & _MEASURED for other in (*before, *after)):
        return False
    if token.bits & _TWICE:
        following = after[1:3] if after and after[0].bits & _PARTITIVE else after[:1]
        compared = any(other.bits & (_MORE | _MEASURED) for other in following)
        priced = any(other.bits & _PRICED for other in before[-2:])
        return compared or priced or any(other.bits & _COMPARED for other in after)
    return True


def _figures_in(tokens: Sequence[Token]) -> list[tuple[int, int, str]]:
    """The figures of one sentence: start, end (in normalised text) and rule."""
    phrases = numbers(tokens)
    present = 0
    for token in tokens:
        present |= token.bits
    found: list[tuple[int, int, str]] = []
    following: tuple[Number, str] | None = None
    company = present & COMPANY or (present & _OUTOF and len(phrases) > 1)
    for number in reversed(phrases):
        if not company and not number.scaled and not number.grouped:
            continue  # nothing in the sentence can make a figure of it
        verdict = judge(place_of(tokens, number, present))
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
            (token.start, tokens[index + 1].end, "fraction")
            for index, token in enumerate(tokens[:-1])
            if token.bits & _ORDINAL
            and index
            and tokens[index - 1].bits & _EVERY
            and counted_singular(tokens[index + 1].word)
        )
    if present & _COMPARING:
        found.extend(
            (token.start, token.end, "comparison")
            for index, token in enumerate(tokens)
            if token.bits & _COMPARING and _comparison(tokens, index)
        )
    return found


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
    for tokens in sentences(reading.text):
        spans.extend(_figures_in(tokens))
    spans.sort()
    findings: list[Finding] = []
    for start, end, rule in spans:
        first, last = reading.span(start, end)
        if findings and first < findings[-1].end:
            continue
        findings.append(Finding(first, last, "figure", rule))
    return tuple(findings)
