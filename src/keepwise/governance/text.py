"""Undo the tricks that hide a value from a pattern, and remember where each character came from.

Detectors read the normalised text and report places in the original, so a redactor covers the
hidden characters too.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

# The only reason to leave the fast path: a character that may be read as another. Printable ASCII,
# tab, line ends and the letters and signs of western Europe are themselves.
_NEEDS_WORK = re.compile(r"[^\t\n\r\x20-\x7e¡-§©®°±¿-ÿ€]")

# Letters of other scripts that look like Latin ones. They are swapped only inside a word that also
# has Latin letters, so honest Cyrillic and Greek words stay what they are.
_LOOKALIKES = {
    **dict(zip("аеорсухіјѕһԁԛԝкм", "aeopcyxijshdqwkm", strict=True)),
    **dict(zip("АВЕКМНОРСТУХІЈЅ", "ABEKMHOPCTYXIJS", strict=True)),
    **dict(zip("αεικνορυχ", "aeiknopux", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX", strict=True)),
    "ı": "i",
}
_LOOKALIKE_TABLE = str.maketrans(_LOOKALIKES)

_PLAIN = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d", "-"),
    **dict.fromkeys("\u2018\u2019\u201a\u201b\u02bc\u00b4\uff07", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb", '"'),
    **dict.fromkeys("\u2028\u2029\u0085", "\n"),
    "\u066b": ".",  # Arabic decimal separator
    "\u066c": ",",  # Arabic thousands separator
    "\u066a": "%",  # Arabic percent sign
    "\u2044": "/",  # the slash inside vulgar fractions
}
# Drawn as nothing, though Unicode does not call them format characters.
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u20e3\u3164\uffa0")


@dataclass(frozen=True, slots=True)
class Normalized:
    """Text as a detector reads it.

    ``offsets[i]`` is the index in the original text of the character that ``text[i]`` came from.
    It has one more entry than ``text`` has characters: the length of the original.
    """

    text: str
    offsets: Sequence[int]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The half-open span of the original behind ``text[start:end]``, which is not empty."""
        first = self.offsets[start]
        # One original character may have become several, so the next offset can be the same.
        return first, max(self.offsets[end], self.offsets[end - 1] + 1)


@lru_cache(maxsize=4096)
def _plain(char: str) -> str:
    """What one character is read as: itself, a plainer form, or nothing."""
    if char in _PLAIN:
        return _PLAIN[char]
    category = unicodedata.category(char)
    if char in _INVISIBLE or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef":
        return ""
    if category in ("Cf", "Cc"):
        return char if char in "\t\n\r" else ""
    if category == "Zs":
        return " "
    if category == "Nd":
        return str(unicodedata.decimal(char))
    folded = unicodedata.normalize("NFKC", char)
    return folded if folded == char else "".join(_PLAIN.get(part, part) for part in folded)


@lru_cache(maxsize=4096)
def _composed(base: str, mark: str) -> str:
    """``base`` with a combining ``mark``, as one character where Unicode has one.

    A mark on an ASCII character it does not compose with is dropped: a struck-through digit is a
    digit. Other scripts keep theirs, which may be vowels.
    """
    whole = unicodedata.normalize("NFC", base + mark)
    return base if len(whole) > 1 and base.isascii() else whole


def normalize(text: str) -> Normalized:
    """Undo obfuscation, in time linear in the length of ``text``; never raises.

    Compatibility forms are folded (NFKC, one character at a time), digits of every script become
    ASCII, every space a plain space, dashes and quotes their ASCII form; invisible and control
    characters vanish; combining marks join their base; look-alike letters in a Latin word become
    Latin.
    """
    if not _NEEDS_WORK.search(text):
        return Normalized(text, range(len(text) + 1))
    chars: list[str] = []
    offsets: list[int] = []
    for index, char in enumerate(text):
        if char < "\x7f" and (char >= " " or char in "\t\n\r"):
            chars.append(char)
            offsets.append(index)
            continue
        plain = _plain(char)
        if len(plain) == 1:
            if chars and unicodedata.combining(plain):
                joined = _composed(chars[-1], plain)
                if len(joined) == 1:
                    chars[-1] = joined
                    continue
            chars.append(plain)
            offsets.append(index)
        else:
            chars.extend(plain)
            offsets.extend([index] * len(plain))
    offsets.append(len(text))
    result = "".join(chars)
    if not _LOOKALIKES.keys().isdisjoint(result):
        result = _word().sub(_latin_word, result)
    return Normalized(result, offsets)


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"\w+")


def _latin_word(match: re.Match[str]) -> str:
    """The word with its look-alikes swapped, if some of its letters are Latin already."""
    word = match.group()
    latin = any("A" <= char <= "Z" or "a" <= char <= "z" for char in word)
    return word.translate(_LOOKALIKE_TABLE) if latin else word
