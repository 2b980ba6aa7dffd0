"""Find figures: numbers about something measured, which go stale and must never be remembered.

A number by itself is not a figure. "30-minute meetings", "top 3", "one decimal", "Q3" and "two
children" are habits, formats, periods and facts. What makes a figure is its company: a currency,
a percentage, a magnitude, a counted result, or a measure it is the value of. Words alone can be
figures too: "sales doubled", "every fourth customer".
"""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.governance.detection.figure_rules import COMPANY, Place, judge
from keepwise.governance.detection.figure_tokens import Number, Token, numbers, sentences
from keepwise.governance.detection.figure_words import bit, counted_singular
from keepwise.governance.text import normalize
from keepwise.model import Finding

_CURRENCY = bit("currency")
_PERCENT = bit("percent")
_MEASURED = bit("measure", "count", "entity")
_SPAN = bit("span")
_COMPARE = bit("compare")
_MORE = bit("more")
_HALF = bit("half")
_ORDINAL = bit("ordinal")

# How far a comparing word may stand from the measure it is about, in tokens.
_BEFORE = 8
_AFTER = 5


def _comparison(tokens: Sequence[Token], index: int) -> bool:
    """Whether the comparing word at ``index`` is about a measure near it."""
    token = tokens[index]
    near = tokens[max(0, index - _BEFORE) : index + _AFTER]
    if not any(other.bits & _MEASURED for other in near if other is not token):
        return False
    if token.bits & _HALF:
        after = tokens[index + 1 : index + 4]
        return any(other.bits & _MEASURED for other in after)
    if token.word in ("twice", "thrice") or token.word.endswith("mal"):
        following = tokens[index + 1] if index + 1 < len(tokens) else None
        return following is not None and bool(following.bits & (_MORE | _MEASURED))
    return True


def _figures_in(tokens: Sequence[Token]) -> list[tuple[int, int, str]]:
    """The figures of one sentence: start, end (in normalised text) and rule."""
    phrases = numbers(tokens)
    present = 0
    for token in tokens:
        present |= token.bits
    found: list[tuple[int, int, str]] = []
    following: tuple[Number, str] | None = None
    company = present & COMPANY
    for number in reversed(phrases):
        if not company and not number.scaled and not number.grouped:
            continue  # nothing in the sentence can make a figure of it
        verdict = judge(Place(tokens, number, present))
        if verdict is None and following is not None and not number.article:
            # "3 to 5 percent": the first end of a range is what the second is.
            between = tokens[number.last : following[0].first]
            if len(between) == 1 and between[0].bits & _SPAN:
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
            and tokens[index - 1].word in _EVERY
            and counted_singular(tokens[index + 1].word)
        )
    if present & (_COMPARE | _HALF):
        found.extend(
            (token.start, token.end, "comparison")
            for index, token in enumerate(tokens)
            if token.bits & (_COMPARE | _HALF) and _comparison(tokens, index)
        )
    return found


_EVERY = frozenset("every each jede jeder jedes jeden".split())


def _extent(tokens: Sequence[Token], number: Number) -> tuple[int, int]:
    """The span of a figure: the number with the currency or percent sign that belongs to it."""
    first, last = number.first, number.last
    if first > 0 and (
        tokens[first - 1].kind == "sym"
        or (tokens[first - 1].bits & _CURRENCY and tokens[first - 1].word != "pound")
    ):
        first -= 1
    if last < len(tokens) and (
        tokens[last].kind == "sym"
        or tokens[last].word == "%"
        or tokens[last].bits & (_CURRENCY | _PERCENT)
    ):
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
