"""Read what people tell as a secret: words, answers, a name and a password, parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from keepwise.governance.detection.credential.heads import WINDOW, Span
from keepwise.governance.detection.credential.tables.words import (
    DESCRIBING,
    FUNCTION_WORDS,
    either,
    folded,
)
from keepwise.governance.detection.credential.values import (
    QUOTES,
    TRAILING,
    is_placeholder,
    is_secretive,
)


@cache
def app_password() -> re.Pattern[str]:
    """Google's app passwords: four groups of four letters."""
    return re.compile(r"[a-z]{4}(?: [a-z]{4}){3}(?![A-Za-z])")


@cache
def _answer_words() -> re.Pattern[str]:
    return re.compile(r"[\"'`]?[^\W_](?:[\w'-]{0,30})(?: (?!-)[\w'-]{1,30}){0,3}")


def answer_at(rest: str) -> Span | None:
    """The answer to a security question: up to four words that end a clause."""
    quoted = quoted_value().match(rest)
    if quoted is not None:
        return quoted.span(quoted.lastindex or 0)
    match = _answer_words().match(rest)
    if match is None:
        return None
    first = folded(match[0].split()[0].lower().strip(QUOTES))
    if first in FUNCTION_WORDS or first in DESCRIBING or is_placeholder(match[0]):
        return None
    named = any(char.isupper() or char.isdigit() for char in match[0])
    if named or (match.end() == len(rest.rstrip(TRAILING + " \n")) and " " not in match[0]):
        return match.span()
    return None


@cache
def _name_and_password() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?:with|mit|is|are|ist|sind|lauten|sont|est|son|es|sono|sao|são|zijn|met|avec|con|com"
        r"|:)\s)?(?P<name>[^\s:/|,<>\"]{2,64})"
        r"(?:\s?[:/|,]\s?|\s(?:and|und|with|mit|et|avec|y|con|e|com|en|met)\s)"
        r"(?P<value>\S{4,128})",
        re.IGNORECASE,
    )


@cache
def _name() -> re.Pattern[str]:
    """A name of words joined by underscores."""
    return re.compile(r"[A-Za-z]+(?:_[A-Za-z]+)+")


@cache
def _second() -> re.Pattern[str]:
    return re.compile(r"\s?[/|]\s?(\S{4,128})")


def pair_at(rest: str) -> Span | None:
    """The password in a name and a password: maria / …, maria:…, maria and ….

    None if the second word does not look like a password.
    """
    match = _name_and_password().match(rest.lstrip(QUOTES))
    if match is None:
        return None
    offset = len(rest) - len(rest.lstrip(QUOTES))
    raw = match["value"].rstrip(TRAILING)
    value = raw.lstrip(QUOTES)
    start = offset + match.start("value") + len(raw) - len(value)
    more = _second().match(rest, start + len(value))
    if more is not None and is_secretive(more[1].rstrip(TRAILING), "password"):
        value, start = more[1].rstrip(TRAILING), more.start(1)
    if (
        not is_secretive(value, "password")
        or _name().fullmatch(value)
        or is_placeholder(value)
        or "://" in match[0]
    ):
        return None
    return start, start + len(value)


@cache
def several_words() -> re.Pattern[str]:
    """Three to six plain words and nothing after them."""
    return re.compile(r"[^\W\d_]{3,12}(?: [^\W\d_]{2,12}){2,5}(?=[.!]?\s*$)")


@cache
def _next_value() -> re.Pattern[str]:
    return re.compile(r"[\"'`]?(?:\s?[,;/|]\s?|\s{1,2})(?:[^\W\d_]{1,3}\s)?[\"'`]?(?=\S{4})")


def further_values(text: str, at: int, kind: str) -> Iterator[Span]:
    """The further values of a list: "my passwords are … and …"."""
    for _ in range(20):
        gap = _next_value().match(text, at)
        span = first_word(text[gap.end() : gap.end() + WINDOW]) if gap else None
        if gap is None or span is None:
            return
        begin, at = gap.end() + span[0], gap.end() + span[1]
        if not is_secretive(text[begin:at], kind):
            return
        yield begin, at


@cache
def _newer() -> re.Pattern[str]:
    """How the new secret follows the old one: "…, the new one is …"."""
    return re.compile(
        r"(?<![a-z])(?:new(?: one)?|neue[sr]?|nouvelle|nouveau|nueva|nuevo|nuova|nuovo|nova|novo"
        r"|nieuwe)\s(?:is|ist|lautet|heisst|est|c'est|es|e)\s(?=\S{4})"
    )


def newer_value(text: str, lowered: str, at: int, kind: str) -> Iterator[Span]:
    """The secret that replaced the one that ends at ``at``."""
    match = _newer().search(folded(lowered[at : at + WINDOW]))
    if match is not None:
        begin = at + match.end()
        span = first_word(text[begin : begin + WINDOW])
        if span is not None and is_secretive(text[begin : begin + span[1]], kind):
            yield begin + span[0], begin + span[1]


@cache
def _half() -> re.Pattern[str]:
    return re.compile(
        rf"(?<![a-z])(?:{either('halves')})(?![a-z])[^.;!?\n]{{0,40}}?"
        rf"(?:(?<=\s)(?:{either('link')})\s|[:=]\s?)(?=\S)"
    )


def further_parts(text: str, lowered: str, at: int) -> Iterator[Span]:
    """The further parts of a secret told in parts: "… and the second half is …"."""
    plain = folded(lowered[at : at + WINDOW])
    for match in _half().finditer(plain):
        begin = at + match.end()
        span = first_word(text[begin : begin + WINDOW])
        if span is not None:
            yield begin + span[0], begin + span[1]


def first_word(rest: str) -> Span | None:
    """The first word of ``rest`` without quotes and punctuation, unless it is a placeholder."""
    raw = rest.split(maxsplit=1)[0]
    if is_placeholder(raw):
        return None
    start = len(raw) - len(raw.lstrip(QUOTES))
    closing = raw.find("</", start + 1)
    field = _next_field().search(raw, start)
    stop = field.start() if field else closing
    end = len(raw[:stop].rstrip(TRAILING)) if stop > start else len(raw.rstrip(TRAILING))
    return None if end <= start or is_placeholder(raw[start:end]) else (start, end)


@cache
def _next_field() -> re.Pattern[str]:
    """Where the next field of a query or connection string starts."""
    return re.compile(r"[&;](?=[A-Za-z]\w{0,40}=)|[\"'],|[\"']\}")


@cache
def quoted_value() -> re.Pattern[str]:
    """What stands in quotes or in bold."""
    return re.compile(
        r"\"([^\"\n]{3,200})\"|'([^'\n]{3,200})'(?!\w)|`([^`\n]{3,200})`|\*\*([^*\n]{3,200})\*\*"
    )
