"""Read a text as it was before its credentials were disguised.

Escapes become the characters they stand for, values broken over lines are joined, and words
spelled letter by letter are put together. Every character knows where it came from.
"""

from __future__ import annotations

import html
import re
from functools import cache

from keepwise.governance.text import Normalized

_ESCAPE_MARKS = ("&", "\\", "%", "=")


def unescaped(text: str) -> Normalized | None:
    """``text`` with its escapes as the characters they stand for, or None if it has none."""
    if not any(mark in text for mark in _ESCAPE_MARKS):
        return None
    reading, changed = _replaced(Normalized(text, range(len(text) + 1)), _escape(), False)
    return reading if changed else None


def plainer(text: str) -> Normalized | None:
    """Another reading of ``text``, or None where nothing is escaped, broken or spelled out."""
    reading = Normalized(text, range(len(text) + 1))
    changed = False
    if any(mark in text for mark in _ESCAPE_MARKS):
        reading, changed = _replaced(reading, _escape(), changed)
    if "\n" in text:
        reading, changed = _replaced(reading, _soft_break(), changed)
    if _spelled().search(reading.text):
        reading, changed = _replaced(reading, _gap(), changed)
    return reading if changed else None


def _replaced(
    reading: Normalized, pattern: re.Pattern[str], changed: bool
) -> tuple[Normalized, bool]:
    """The reading with every match of ``pattern`` replaced by what it stands for."""
    pieces: list[str] = []
    offsets: list[int] = []
    done = 0
    for match in pattern.finditer(reading.text):
        char = _meaning(match[0])
        if char is None:
            continue
        start, end = match.span()
        pieces += [reading.text[done:start], char]
        offsets += reading.offsets[done:start]
        offsets += [reading.offsets[start]] * len(char)
        done = end
    if not done:
        return reading, changed
    pieces.append(reading.text[done:])
    offsets += reading.offsets[done:]
    return Normalized("".join(pieces), offsets), True


@cache
def _escape() -> re.Pattern[str]:
    return re.compile(
        r"&(?:#x?[0-9a-fA-F]{1,6}|amp|lt|gt|quot|apos|nbsp|colon|equals|num|commat|lowbar|dollar"
        r"|excl|ast|plus|percnt);"
        r"|\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\u\{[0-9a-fA-F]{1,6}\}|\\[0-3][0-7]{2}"
        r"|%[0-9A-Fa-f]{2}|=(?:3D|20|21|23|24|26|2B|2F|40|5F)|=\r?\n"
    )


def _meaning(escape: str) -> str | None:
    """What an escape, a break or a gap stands for; None if it is none."""
    if escape.startswith("&"):
        read = html.unescape(escape)
    elif escape[0] == "\\" and escape[1:2] in ("x", "u"):
        read = _character(escape[2:].strip("{}"), 16)
    elif escape[0] == "\\" and escape[1:2].isdigit():
        read = _character(escape[1:], 8)
    elif escape[0] in "%=" and escape[1:].isalnum():
        read = _character(escape[1:], 16)
    else:
        return ""
    return read if len(read) == 1 and read.isprintable() else None


def _character(code: str, base: int) -> str:
    point = int(code, base)
    return chr(point) if point < 0x11_0000 else ""


@cache
def _soft_break() -> re.Pattern[str]:
    """A break inside a long value: what stands on the next line is a piece of it."""
    return re.compile(
        r"(?<=[\w+/=.-]{12})[ \t]?\\?\r?\n[ \t]{0,40}"
        r"(?=[A-Za-z+/_.-]{0,400}\d[\w+/.-]{3,}={0,2}(?:[\s\"']|$))"
    )


@cache
def _spelled() -> re.Pattern[str]:
    """Four characters or more written apart: "p a s s", "p.a.s.s"."""
    return re.compile(r"(?<![^\W_])[^\W_](?:([ .*_-])[^\W_])(?:\1[^\W_]){2,}(?![^\W_])")


@cache
def _gap() -> re.Pattern[str]:
    """What stands between characters written apart."""
    return re.compile(
        r"(?<=(?<!\w)\w)[ .*-](?=\w(?!\w))|(?<=(?<![^\W_])[^\W_])_(?=[^\W_](?![^\W_]))"
        # Signs inside a spelled value: "p a s s : # 1".
        r"|(?<=(?<!\S)\S) (?=\S(?!\S))"
    )
