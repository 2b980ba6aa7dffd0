"""Find credentials that give themselves away: by their format, or by where they stand."""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from keepwise.governance.detection.credential.tables.formats import FORMATS
from keepwise.governance.detection.credential.tables.issuers import ISSUERS, PREFIXED
from keepwise.governance.detection.credential.tables.shape import Shape
from keepwise.governance.detection.credential.values import is_form, is_placeholder, is_random

SHAPES: tuple[Shape, ...] = (*ISSUERS, *PREFIXED, *FORMATS)


def _by_hint(*, spaced: bool) -> tuple[tuple[str, tuple[Shape, ...]], ...]:
    """The shapes under each hint. A shape under two hints is tried twice; hits are merged."""
    table: dict[str, list[Shape]] = {}
    for shape in SHAPES:
        if shape.spaced is spaced:
            for hint in shape.hints:
                table.setdefault(hint, []).append(shape)
    return tuple((hint, tuple(shapes)) for hint, shapes in table.items())


_LONG = _by_hint(spaced=False)
_SPACED = _by_hint(spaced=True)


@cache
def _long_run() -> re.Pattern[str]:
    return re.compile(r"\S{16}")


def shaped_values(text: str, lowered: str) -> Iterator[tuple[int, int, str]]:
    """Spans of ``text`` of a known shape, with the rule that found them."""
    for table in (_SPACED, _LONG) if _long_run().search(text) else (_SPACED,):
        for hint, shapes in table:
            if hint not in lowered:
                continue
            for shape in shapes:
                for match in compiled(shape.pattern).finditer(text):
                    if _is_genuine(shape, match):
                        yield *match.span(shape.group), shape.rule


def _is_genuine(shape: Shape, match: re.Match[str]) -> bool:
    """Whether a match is a value rather than a placeholder or a word of the same shape."""
    value = match.group(shape.group)
    if shape.mixed and not _has_drawn_piece(value):
        return False
    if (shape.random and not is_random(value)) or (shape.pair and not _is_pair(value)):
        return False
    if shape.group:
        user = match[0].removeprefix("://").partition(":")[0]
        return not (is_placeholder(value) or is_form(user, value))
    # "dapi" and 32 times x, or 0, is how examples are written.
    return len(set(value[len(value) // 3 :].lower())) > 3


def _is_pair(value: str) -> bool:
    """Whether base64 holds a name and a password: maria and …."""
    try:
        decoded = binascii.a2b_base64(value + "=" * (-len(value) % 4))
    except binascii.Error:
        return False
    return decoded.isascii() and b":" in decoded


@cache
def _separator() -> re.Pattern[str]:
    return re.compile(r"[/._:=+-]")


def _has_drawn_piece(value: str) -> bool:
    """Whether a piece is long and holds a digit, or mixes its letters: slugs of words do not."""
    pieces = _separator().split(value)
    if any(len(piece) >= 8 and any(map(str.isdigit, piece)) for piece in pieces):
        return True
    drawn = [piece for piece in pieces[1:] if _switches(piece) >= max(2, 0.4 * (len(piece) - 1))]
    return sum(map(len, drawn)) >= 8


def _switches(piece: str) -> int:
    """How often small letters, capitals and digits take turns."""
    kinds = ["0" if char.isdigit() else "A" if char.isupper() else "a" for char in piece]
    return sum(one != other for one, other in pairwise(kinds))


_PEM_BEGIN = "-----BEGIN "
_PEM_LABEL = (
    r"-----BEGIN (?![A-Z0-9 ]{0,40}PUBLIC)[A-Z0-9 ]{0,40}(?:PRIVATE KEY|KEY BLOCK)[A-Z ]{0,12}-----"
)
_PEM_BODY = r"[A-Za-z0-9+/=\s\\:,.-]*"
_PEM_END = r"-----END [A-Z0-9 ]{0,60}-----"


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern, compiled when it is first needed."""
    return re.compile(pattern)


def private_keys(text: str) -> list[tuple[int, int]]:
    """The spans of PEM private keys, armour and all; a key cut off runs to the end of its body."""
    spans: list[tuple[int, int]] = []
    at = text.find(_PEM_BEGIN)
    last_end = text.rfind("-----END ")  # nothing is searched for beyond it: the search stays linear
    while at >= 0:
        label = compiled(_PEM_LABEL).match(text, at)
        if label is None:
            at = text.find(_PEM_BEGIN, at + 1)
            continue
        end = compiled(_PEM_END).search(text, label.end()) if label.end() <= last_end else None
        body = compiled(_PEM_BODY).match(text, label.end())
        stop = end.end() if end is not None else body.end() if body is not None else label.end()
        spans.append((at, stop))
        at = text.find(_PEM_BEGIN, stop)
    return spans


_PUTTY = "PuTTY-User-Key" + "-File-"


def putty_keys(text: str) -> list[tuple[int, int]]:
    """The spans of PuTTY's private keys; a key cut off runs to the end of its lines."""
    spans: list[tuple[int, int]] = []
    at = text.find(_PUTTY)
    while at >= 0:
        body = compiled(r"[\w:+/=. \r\n-]*").match(text, at)
        stop = body.end() if body is not None else at + len(_PUTTY)
        spans.append((at, stop))
        at = text.find(_PUTTY, stop)
    return spans
