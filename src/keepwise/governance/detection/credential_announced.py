"""Find the values that a word announces: "my password is …", "PIN: …", "… is my token"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Literal, TypeAlias

from keepwise.governance.detection.credential_values import (
    MIN_RANDOM,
    QUOTES,
    TRAILING,
    ends_clause,
    is_amount,
    is_placeholder,
    is_random,
    is_secretive,
)
from keepwise.governance.detection.credential_words import (
    CHOSEN,
    DESCRIBING,
    FUNCTION_WORDS,
    REVERSE,
    ROOTS,
    either,
)

Hit: TypeAlias = tuple[int, int, str]
"""A span of the normalised text and the rule that found it."""

_Kind: TypeAlias = Literal["password", "code", "token", "phrase", "login"]
_Span: TypeAlias = tuple[int, int]

# How much text is read after and before an announcement. Constants keep the search linear.
_WINDOW = 240
_BEFORE = 128
_BESIDE = 64
_LONGEST = 4096

_RULES: dict[_Kind, str] = {
    "password": "password",
    "code": "code",
    "token": "token",
    "phrase": "recovery-phrase",
    "login": "password",
}


def announced_values(text: str, lowered: str) -> Iterator[Hit]:
    """Values that a word announces, before, after or beside it."""
    if not any(root in lowered for root in ROOTS):
        return
    done = 0
    for match in _announcement().finditer(text):
        if match.start() < done:
            continue  # a word inside a value announces nothing
        kind = _kind(match)
        span = _after(text, match.end(), kind) or _before(text, match.start(), kind)
        if span is not None:
            done = span[1]
            yield *span, _RULES[kind]
        elif kind in ("token", "password") and not _is_counted(text, match):
            yield from _beside(text, match.start(), match.end())


@cache
def _announcement() -> re.Pattern[str]:
    """An announcing word, in the group of its kind."""
    # A word begins after no letter, or at a hump: stripeSecretKey.
    alone = r"(?:(?<![A-Za-zäöüß])|(?-i:(?<=[a-z])(?=[A-Z])))"
    end = r"(?![A-Za-zäöüß])"
    # Tokens that page through results or synchronise are no secrets.
    paging = "".join(
        f"(?<!{word})(?<!{word}[_ -])" for word in ("page", "sync", "continuation", "cursor")
    )
    return re.compile(
        rf"(?P<phrase>{alone}(?:{either('phrase')}){end})"
        rf"|(?P<code>{alone}(?:{either('code')}){end})"
        rf"|(?P<token>{alone}{paging}(?:{either('token')}){end})"
        rf"|(?P<password>{alone}(?:{either('password')}){end}"
        # Compounds end in the announcing word: dbPassword, Datenbankpasswort.
        rf"|(?<=[A-Za-zäöüß])(?:password|passwort|kennwort){end})"
        rf"|(?P<login>{alone}(?:{either('login')}){end})",
        re.IGNORECASE,
    )


def _kind(match: re.Match[str]) -> _Kind:
    for kind in _RULES:
        if match.lastgroup == kind:
            return kind
    return "token"


# The value after


@cache
def _linked() -> re.Pattern[str]:
    """From the end of an announcement to its value: fillers, a link, the rest of the window."""
    quote = r"[\"'`*_]{0,3}"
    return re.compile(
        rf"{quote}(?:\s?\([^()\n]{{1,40}}\))?"
        rf"(?P<filler>\s{{1,3}}(?:{either('filler')})\b(?:\s{{1,3}}[^\s:=.;!?]{{1,40}}){{0,6}}?)?"
        rf"{quote}\s{{0,3}}"
        rf"(?P<link>(?:(?<=\s)|(?<='))(?:{either('link')}|(?<=')s)\b(?:\s?[:=])?"
        r"|=>|->|:=|={1,2}|[:|>]|(?<=\s)-(?=\s))"
        r"\s{0,3}(?P<rest>\S.*)",
        re.IGNORECASE | re.DOTALL,
    )


def _after(text: str, at: int, kind: _Kind) -> _Span | None:
    """The value announced by a word of ``kind`` that ends at ``at``."""
    window = text[at : at + _WINDOW]
    match = _linked().match(window)
    if match is None:
        found = _unlinked(window, kind)
        begin = at
    else:
        link = match["link"].strip().casefold()
        found = _value(match["rest"], kind, link, far=bool(match["filler"]))
        begin = at + match.start("rest")
    if found is None:
        return None
    start, end = begin + found[0], begin + found[1]
    if end == at + _WINDOW:
        # The window cut the value: it goes on to the next space.
        goes_on = _not_space().match(text, end)
        end = goes_on.end() if goes_on else end
    return start, end


@cache
def _not_space() -> re.Pattern[str]:
    return re.compile(rf"\S{{0,{_LONGEST}}}")


def _value(rest: str, kind: _Kind, link: str, *, far: bool) -> _Span | None:
    """Where the value is in what follows a link, or None if that is prose or a placeholder."""
    if kind == "login":
        return _pair(rest)
    explicit = not link[-1].isalpha()
    weak = link in ("to", "auf")
    quoted = _quoted().match(rest)
    if quoted is not None:
        value = quoted[quoted.lastindex or 0]
        doubtful = weak or (kind == "token" and not explicit)
        if is_placeholder(value) or (doubtful and not is_secretive(value, kind)):
            return None
        return quoted.span(quoted.lastindex or 0)
    if kind == "code":
        return _code(rest)
    if kind == "phrase":
        return _phrase(rest)
    if kind == "password" and (app := _app_password().match(rest)):
        return app.span()
    if kind == "password" and (number := _digits().match(rest)):
        return None if len(number[0]) < 4 or is_amount(rest[number.end() :]) else number.span()
    span = _first_word(rest)
    if span is None:
        return None
    value = rest[slice(*span)]
    if is_secretive(value, kind):
        return span
    word = value.casefold()
    plain = kind == "password" and not weak and ends_clause(rest[span[1] :])
    if not plain or word in FUNCTION_WORDS:
        return None
    if explicit:
        return span if len(word) >= 3 and word not in DESCRIBING - CHOSEN else None
    described = far or link in ("are", "sind", "was", "war") or word in DESCRIBING
    return span if len(word) >= 4 and not described else None


def _unlinked(window: str, kind: _Kind) -> _Span | None:
    """A value that follows its announcement directly: "password hunter2", "PIN 4821"."""
    match = re.match(r"\s{1,3}(?=\S{3})", window)
    if match is None:
        return None
    rest = window[match.end() :]
    if kind == "login":
        span = _pair(rest)
    elif kind == "code":
        span = _code(rest)
    elif kind == "phrase":
        span = None
    else:
        span = _first_word(rest)
        if span is not None:
            value = rest[slice(*span)]
            drawn = any(map(str.isdigit, value)) and any(map(str.isalpha, value))
            if not drawn or not is_secretive(value, kind):
                span = None
    return None if span is None else (span[0] + match.end(), span[1] + match.end())


def _first_word(rest: str) -> _Span | None:
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
    return re.compile(r"[&;](?=[A-Za-z]\w{0,40}=)")


@cache
def _quoted() -> re.Pattern[str]:
    return re.compile(
        r"\"([^\"\n]{3,200})\"|'([^'\n]{3,200})'(?!\w)|`([^`\n]{3,200})`|\*\*([^*\n]{3,200})\*\*"
    )


@cache
def _digits() -> re.Pattern[str]:
    """A code: 3 to 10 digits, perhaps apart, perhaps behind a letter and a hyphen."""
    return re.compile(r"(?:[A-Z]{1,2}-)?\d(?:[ -]?\d){2,9}(?![\w.,]\d|[A-Za-z])")


@cache
def _app_password() -> re.Pattern[str]:
    """Google's app passwords: four groups of four letters."""
    return re.compile(r"[a-z]{4}(?: [a-z]{4}){3}(?![A-Za-z])")


@cache
def _spelled_digits() -> re.Pattern[str]:
    """Digits said as words: four eight two one."""
    word = (
        "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine"
        "|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun)"
    )
    return re.compile(rf"{word}(?:[ ,-]{{1,2}}{word}){{2,11}}\b", re.IGNORECASE)


def _code(rest: str) -> _Span | None:
    """The digits of a code at the start of ``rest``, in figures or words."""
    match = _digits().match(rest) or _spelled_digits().match(rest)
    return None if match is None or is_amount(rest[match.end() :]) else match.span()


@cache
def _plain_words() -> re.Pattern[str]:
    """Three or more plain words in a row, perhaps numbered."""
    word = r"(?:\d{1,2}[.)]\s?)?[a-zäöüß]{2,12}"
    return re.compile(rf"{word}(?:[\s,-]{{1,2}}{word}){{2,26}}", re.IGNORECASE)


def _phrase(rest: str) -> _Span | None:
    """A passphrase at the start of ``rest``: words without the small ones prose is built with."""
    match = _plain_words().match(rest)
    if match is None:
        span = _first_word(rest)
        return span if span and is_secretive(rest[slice(*span)], "password") else None
    words = match[0].casefold().replace(",", " ").split()
    prose = sum(word in FUNCTION_WORDS for word in words)
    if len(words) < 3 or (prose and len(words) < 10) or prose > len(words) // 4:
        return None
    return match.span()


@cache
def _name_and_password() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?:with|mit|is|are|ist|sind|lauten)\s)?(?P<name>[^\s:/|,]{2,64})"
        r"(?:\s?[:/|,]\s?|\s(?:and|und|with|mit|pw|pass|password|passwort)\s)(?P<value>\S{4,128})",
        re.IGNORECASE,
    )


def _pair(rest: str) -> _Span | None:
    """The password in a name and a password: maria / …, maria:…, maria and ….

    None if the second word does not look like a password.
    """
    match = _name_and_password().match(rest.lstrip(QUOTES))
    if match is None:
        return None
    offset = len(rest) - len(rest.lstrip(QUOTES))
    value = match["value"].rstrip(TRAILING)
    if not is_secretive(value, "password") or is_placeholder(value) or "://" in match[0]:
        return None
    start = offset + match.start("value")
    return start, start + len(value)


# The value before


def _before(text: str, at: int, kind: _Kind) -> _Span | None:
    """The value that stands before its announcement: "hunter2 is my password"."""
    if not at or not text[at - 1].isspace() or kind in ("phrase", "login"):
        return None
    words = [*_word().finditer(text, max(0, at - _BEFORE), at)][-_REACH:]
    for value, link in reversed([*pairwise(words)]):
        if link[0].casefold() in REVERSE:
            return _value_of_word(value, kind)
    return None


# How many words may end at an announcement, from the value on: "… is my new work password".
_REACH = 5


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"\S+")


def _value_of_word(match: re.Match[str], kind: _Kind) -> _Span | None:
    """The secret that a word before an announcement is, if it is one."""
    raw = match[0]
    value = raw.strip(QUOTES).rstrip(TRAILING)
    if len(value) < 4 or is_placeholder(value):
        return None
    if kind == "code":
        fits = _digits().fullmatch(value) is not None and sum(map(str.isdigit, value)) >= 4
    else:
        fits = is_secretive(value, kind) or (raw[0] in "\"'`" and raw[-1] in "\"'`")
    start = match.start() + raw.find(value)
    return (start, start + len(value)) if fits else None


# The value beside


@cache
def _counting() -> re.Pattern[str]:
    return re.compile(r"[_ -]?(?:count|usage|limit|budget|use|price|cost|per)", re.IGNORECASE)


def _is_counted(text: str, announcement: re.Match[str]) -> bool:
    """Whether the announcing word is about an amount or a kind: 4096 tokens, token count."""
    plural = announcement[0][-1] in "sS" and not announcement[0].lower().endswith("ss")
    return plural or _counting().match(text, announcement.end()) is not None


@cache
def _machine_made() -> re.Pattern[str]:
    return re.compile(rf"(?<![\w/+.-])[\w+/.-]{{{MIN_RANDOM},200}}={{0,2}}")


def _beside(text: str, start: int, end: int) -> Iterator[Hit]:
    """Values that look drawn at random, beside an announcement."""
    begin = max(0, start - _BESIDE)
    for match in _machine_made().finditer(text, begin, end + 2 * _BESIDE):
        value = match[0].rstrip(TRAILING)
        if is_random(value) and not is_placeholder(value):
            stop = match.start() + len(value)
            more = _not_space().match(text, stop) if stop == end + 2 * _BESIDE else None
            yield match.start(), more.end() if more else stop, "entropy"
