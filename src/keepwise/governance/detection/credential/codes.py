"""Read codes: PINs, one-time codes, combinations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keepwise.governance.detection.credential.heads import Head, Span, is_place
from keepwise.governance.detection.credential.tables.words import (
    ABOUT,
    FUNCTION_WORDS,
    any_word,
    folded,
)
from keepwise.governance.detection.credential.values import is_amount


@cache
def digit_code() -> re.Pattern[str]:
    """A code: 3 to 10 digits, perhaps apart, perhaps beside a letter or a key of a keypad."""
    return re.compile(
        r"[#*]{0,2}(?:[A-Z]{1,2}-?)?\d(?:[ .*#-]?\d){2,9}[A-Z]?[#*]{0,2}(?![\w]|[.,:/-]\d)"
    )


@cache
def year() -> re.Pattern[str]:
    """A year of our time."""
    return re.compile(r"(?:19|20)\d\d")


@cache
def mixed_code() -> re.Pattern[str]:
    """A code of capitals and digits, or of groups of letters and digits."""
    return re.compile(
        r"(?=[A-Z-]{0,11}\d)[A-Z0-9]{4,10}(?:-[A-Z0-9]{3,8}){0,4}(?![\w-])"
        r"|(?=[a-z-]{0,11}\d)[a-z0-9]{4,8}(?:-[a-z0-9]{4,8}){1,4}(?![\w-])"
    )


@cache
def spelled_code() -> re.Pattern[str]:
    """Digits said as words: four eight two one."""
    word = f"(?:{any_word('digits')}|fünf|três)"
    return re.compile(rf"{word}(?:[ ,-]{{1,2}}{word}){{2,11}}\b", re.IGNORECASE)


@cache
def _combination() -> re.Pattern[str]:
    """The numbers a dial is turned to: 33, 7, 58, 12."""
    return re.compile(r"\d{1,2}(?:(?:, ?| ?- ?|/| )\d{1,2}){2,5}(?![\w%€$]|[.,:/-]\d)")


@cache
def _grouped_code() -> re.Pattern[str]:
    """A code in groups, as keys of products and spare codes are written."""
    return re.compile(
        r"(?<![\w-])(?:(?=[A-Z-]{0,11}\d)[A-Z0-9]{4,6}(?:-[A-Z0-9]{4,6}){2,5}"
        r"|(?=[a-z]{0,5}\d)[a-z0-9]{4,6}(?:-(?=[a-z]{0,5}\d)[a-z0-9]{4,6}){1,5})(?![\w-])"
    )


@cache
def _listed_codes() -> re.Pattern[str]:
    """A list of codes in two groups of digits."""
    one = r"\d{4,6}-\d{4,6}"
    return re.compile(rf"(?<![\w.,-]){one}(?:[\s,;]{{1,3}}{one}){{1,19}}(?![\w-])")


def code_at(rest: str) -> Span | None:
    """The digits of a code at the start of ``rest``, in figures or words."""
    match = (
        digit_code().match(rest)
        or spelled_code().match(rest)
        or mixed_code().match(rest)
        or _combination().match(rest)
    )
    return None if match is None or is_amount(rest[match.end() :]) else match.span()


@cache
def _next_code() -> re.Pattern[str]:
    return re.compile(r"[\s,;/|]{1,4}(?:[a-z]{1,3}\s)?(?:\d{1,2}[.)]\s)?(?=[A-Za-z0-9-]{0,12}\d)")


def further_codes(text: str, at: int) -> Iterator[Span]:
    """The further codes of a list: backup codes come ten at a time."""
    for _ in range(20):
        gap = _next_code().match(text, at)
        span = code_at(text[gap.end() : gap.end() + 40]) if gap else None
        if gap is None or span is None:
            return
        at = gap.end() + span[1]
        yield gap.end(), at


@cache
def _code_end() -> re.Pattern[str]:
    small = "|".join(sorted(FUNCTION_WORDS | ABOUT, key=lambda word: -len(word)))
    return re.compile(
        rf"[\"'`)\]]{{0,2}}\s{{0,2}}(?:$|[.,;:!?)\n\]#-]|(?:{small}|{any_word('into')}"
        r"|expires?|valid|lauft|gilt|expire|est valable|caduca|vale|scade|verloopt|geldt)\b)"
    )


def ends_code(rest: str, at: int) -> bool:
    """Whether digits are followed by no noun they would count."""
    return _code_end().match(folded(rest[at : at + 24].lower())) is not None


@cache
def _lone_digits() -> re.Pattern[str]:
    return re.compile(
        r"(?<![\w.,:/€$£+-])[#*]?\d(?:[ -]?\d){3,7}[#*]?(?![\w%€$£]|[.,:/-]\d| ?[€$£%])"
    )


@cache
def _no_code() -> re.Pattern[str]:
    """Words before digits that make them a year, a page, a number of something."""
    return re.compile(
        r"(?<![a-z])(?:in|im|en|nel|em|since|seit|depuis|desde|dal|sinds|until|bis|by|page|seite"
        r"|room|zimmer"
        r"|raum|line|zeile|order|ticket|version|number|nummer|nr|no|top|over|about|than|of|year"
        r"|jahr|ano|anno|annee|jaar|port|extension|durchwahl|case|row|step|level|street|floor"
        r"|from|to|auf|hasta|fino|at|um|om|as|alle)[.:#]?\s?$"
    )


def code_in_sentence(text: str, plain: str, head: Head, begin: int, end: int) -> Span | None:
    """Digits between ``begin`` and ``end`` that are no year, page, amount or part of a name."""
    listed = _listed_codes().search(text, head.end, end) if head.is_plural else None
    if listed is not None:
        return listed.span()
    for match in _lone_digits().finditer(text, begin, end):
        before = max(0, match.start() - 16)
        if match.start() > head.end:
            before = max(before, head.end)
        if _no_code().search(plain, before, match.start()):
            continue
        if _is_numbered(plain, match.start()):
            continue
        # A postal code has five digits, a year four; more are no part of a name.
        long = sum(map(str.isdigit, match[0])) > 5
        named = not long and _name_before().search(text, max(0, match.start() - 24), match.start())
        if named and not (head.is_typed and is_place(folded(named[0].lower()))):
            continue
        if ends_code(text, match.end()) or (head.is_typed and head.start >= match.end()):
            return match.span()
    grouped = _grouped_code().search(text, head.end, end)
    return grouped.span() if grouped and head.kind == "code" else None


def _is_numbered(plain: str, at: int) -> bool:
    """Whether digits at ``at`` are a postal code, an article number or the like."""
    return _harmless_number().search(plain, max(0, at - 40), at) is not None


@cache
def _harmless_number() -> re.Pattern[str]:
    return re.compile(
        rf"(?<![a-z])(?:{any_word('harmless')})[a-z]{{0,12}}"
        r"(?:[ -](?:code|kode|codigo|codice|number|nummer|numero|nr|no)s?)?\.?"
        r"(?:\s(?:is|ist|est|es|e|luidt|lautet))?[:#]?\s?$"
    )


@cache
def _name_before() -> re.Pattern[str]:
    """A name of which the digits are a part: "Lyon 69002"."""
    return re.compile(r"(?<=[a-z,] )[A-Z][a-z]{2,20}\s$")
