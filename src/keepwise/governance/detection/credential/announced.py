"""Find the values that a word announces: "my password is …", "PIN: …", "… is my token"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from keepwise.governance.detection.credential.asides import (
    owned_value,
    pointed_at,
    security_answers,
)
from keepwise.governance.detection.credential.codes import (
    code_in_sentence,
    digit_code,
    further_codes,
    mixed_code,
)
from keepwise.governance.detection.credential.heads import (
    WINDOW,
    Head,
    Span,
    heads,
    is_counted,
    sentence_around,
    sentence_end,
)
from keepwise.governance.detection.credential.linked import (
    is_sign,
    joining,
    linked_value,
    unlinked_value,
    value_named_again,
)
from keepwise.governance.detection.credential.openings import opening_values
from keepwise.governance.detection.credential.tables.words import OWN, REVERSE, folded
from keepwise.governance.detection.credential.tellings import (
    further_parts,
    further_values,
    newer_value,
)
from keepwise.governance.detection.credential.values import (
    MIN_RANDOM,
    QUOTES,
    TRAILING,
    is_placeholder,
    is_random,
    is_secretive,
    is_striking,
)

Hit: TypeAlias = tuple[int, int, str]
"""A span of the normalised text and the rule that found it."""

# How much text is read before and beside an announcement. Constants keep the search linear.
_BEFORE = 128
_BESIDE = 64
_LONGEST = 4096
_LINKED = 120
_LINKS = 6

_RULES = {
    "password": "password",
    "key": "password",
    "pin": "code",
    "code": "code",
    "token": "token",
    "lock": "code",
    "phrase": "recovery-phrase",
    "passphrase": "recovery-phrase",
    "answer": "security-answer",
    "login": "password",
}


def announced_values(text: str, lowered: str) -> Iterator[Hit]:
    """Values that a word announces, before, after or beside it."""
    plain = folded(lowered)
    yield from ((start, end, "code") for start, end in opening_values(text, plain))
    yield from ((start, end, "security-answer") for start, end in security_answers(text, plain))
    done = 0
    for head in heads(plain):
        if head.start < done:
            continue  # a word inside a value announces nothing
        head = head._replace(
            is_capital=text[head.start].isupper() and text[head.end - 1].islower(),
            is_told=_telling().search(plain, max(0, head.start - 24), head.end + _BESIDE)
            is not None
            # A compound says what it opens: "bankwachtwoord".
            or plain[head.start - 1 : head.start].isalpha(),
        )
        spans = _spans(text, lowered, plain, head)
        for start, end in spans:
            if text[start:end].isdigit() and _file_ending().match(lowered, end):
                continue  # the year in the name of a file: door codes 2025.pdf
            done = max(done, end)
            yield start, end, _RULES[head.kind]
        if not spans and head.kind in ("token", "password") and not is_counted(plain, head):
            yield from _beside(text, head.start, head.end)


@cache
def _file_ending() -> re.Pattern[str]:
    return re.compile(r"\.(?:xlsx?|docx?|pptx?|od[st]|pdf|csv|txt|md|json|png|jpe?g|zip)\b")


@cache
def _telling() -> re.Pattern[str]:
    """What people say as they tell a secret: a colon before it, "remember it", "tell nobody"."""
    return re.compile(
        r"[a-z] ?: (?:[a-z']{1,6} ){0,2}(?=[a-z-]+)"
        r"|(?<![a-z])(?:apunt|anot|recuerd|guard|segn|ricord|lembr|onthou|noteer|bewaar|merk"
        r"|notier|retien|note|garde|dile|digas|dire|conte|zeg|sag)"
    )


def _spans(text: str, lowered: str, plain: str, head: Head) -> list[Span]:
    """Where the values of one announcement are."""
    if head.is_thing:
        return []
    span = _after(text, lowered, head) or _before(text, lowered, head)
    if span is None:
        span = _around(text, plain, head)
    if span is None:
        return []
    found = [span]
    if head.kind in ("code", "pin") and head.is_plural:
        found += further_codes(text, span[1])
    elif head.is_plural:
        found += further_values(text, span[1], head.kind)
    if head.kind == "password":
        found += newer_value(text, lowered, span[1], head.kind)
    if head.halves:
        found += further_parts(text, lowered, span[1])
    return found


@cache
def _opening() -> re.Pattern[str]:
    """What may follow an announcement without a space: name parts, quotes, a remark."""
    return re.compile(
        r"(?:[_.-][a-z0-9]{1,20}){0,3}(?=[\"'`*\])]{0,3}\s?[:=])|\d{0,2}[\"'`*_\])]{0,4}"
        r"(?:\s?\([^()\n]{1,60}\))?",
    )


def _after(text: str, lowered: str, head: Head) -> Span | None:
    """The value that follows an announcement."""
    at = head.end
    opened = _opening().match(lowered, at)
    begin = opened.end() if opened else at
    limit = min(len(text), at + WINDOW)
    stop = sentence_end().search(lowered, begin, limit)
    last = stop.start() if stop else limit
    brace = text.find("{", begin, last)
    last = last if brace < 0 else brace
    found = unlinked_value(text, begin, head)
    for number, link in enumerate(joining().finditer(lowered, begin, min(last, begin + _LINKED))):
        if found is not None or number == _LINKS:
            break
        found = linked_value(text, lowered, head, begin, link)
        if found is None and link.start() <= begin + 2 and is_sign(link):
            return None  # a field that is empty, or holds a placeholder
    if found is None and stop is not None:
        found = value_named_again(text, lowered, head, stop.end())
    return None if found is None else _whole(text, found, at + WINDOW)


def _whole(text: str, span: Span, limit: int) -> Span:
    """A span that the window cut goes on to the next space."""
    if span[1] < limit:
        return span
    goes_on = _not_space().match(text, span[1])
    return span[0], goes_on.end() if goes_on else span[1]


@cache
def _not_space() -> re.Pattern[str]:
    return re.compile(rf"\S{{0,{_LONGEST}}}")


def _around(text: str, plain: str, head: Head) -> Span | None:
    """A value that stands in the sentence of an announcement, joined to it by prose."""
    begin, end = sentence_around(plain, head.start, head.end, _BEFORE)
    found = pointed_at(text, plain, head, begin) or owned_value(text, plain, head, begin)
    if found is not None:
        return found
    if head.kind in ("pin", "code", "lock"):
        if head.kind == "code" and not head.is_typed and head.is_bare:
            return None
        return code_in_sentence(text, plain, head, begin, end)
    plural = head.is_plural and head.kind != "login"
    if head.kind not in ("password", "login") or head.is_vague or plural:
        return None
    rest = _not_space().match(text, end)
    for match in _striking_word().finditer(text, begin, rest.end() if rest else end):
        inside = match.start() < head.end and head.start < match.end()
        raw = match[0]
        value = raw.strip(QUOTES).rstrip(TRAILING)
        if not inside and is_striking(value) and not is_placeholder(value):
            start = match.start() + raw.find(value)
            return start, start + len(value)
    return None


@cache
def _striking_word() -> re.Pattern[str]:
    """A word that holds a digit."""
    return re.compile(r"(?<!\S)(?=[^\s\d]{0,63}\d)\S{6,64}(?!\S)")


def _before(text: str, lowered: str, head: Head) -> Span | None:
    """The value that stands before its announcement: "hunter2 is my password"."""
    at = head.start
    if not at or not text[at - 1].isspace() or head.kind in _FORWARD:
        return None
    words = [*_word().finditer(text, max(0, at - _BEFORE), at)][-_REACH:]
    for value, link in reversed([*pairwise(words)]):
        if lowered[link.start() : link.end()].strip(",") in REVERSE:
            span = _value_of_word(value, head.kind)
            if span is not None:
                return span
    if len(words) >= 2 and words[-1][0].lower() == "de":
        return _value_of_word(words[-2], head.kind)  # "uso … de contraseña"
    if len(words) >= 3 and words[-1][0].lower() in OWN and words[-3][0].lower() in REVERSE:
        return _value_of_word(words[-2], head.kind)  # "c'est … le mot de passe"
    return None


# What is told after these words only.
_FORWARD = ("phrase", "passphrase", "login", "answer", "lock")

# How many words may end at an announcement, from the value on: "… is my new work password".
_REACH = 9


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"\S+")


def _value_of_word(match: re.Match[str], kind: str) -> Span | None:
    """The secret that a word before an announcement is, if it is one."""
    raw = match[0]
    value = raw.strip(QUOTES).rstrip(TRAILING)
    if len(value) < 4 or is_placeholder(value):
        return None
    if kind in ("code", "pin"):
        code = digit_code().fullmatch(value) or mixed_code().fullmatch(value)
        fits = code is not None and sum(map(str.isdigit, value)) >= 4
    else:
        quoted = raw[0] in "\"'`" and raw[-1] in "\"'`" and kind != "key"
        fits = is_secretive(value, kind) or quoted
    start = match.start() + raw.find(value)
    return (start, start + len(value)) if fits else None


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
