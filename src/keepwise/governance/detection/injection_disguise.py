"""Readings of a text that undo disguises of words: escapes, letters apart, digits for letters.

Each reading keeps its place: ``offsets`` lead from it back to the text it was made from.
"""

from __future__ import annotations

import binascii
import codecs
import re
from collections.abc import Container, Iterator
from functools import cache

from keepwise.governance.detection.credential.readings import unescaped
from keepwise.governance.detection.injection_patterns import Book
from keepwise.governance.text import Normalized, normalize

_LEET = str.maketrans("013457@$8!|", "oieastasbil")


# The longest word looked for where letters stand apart without a gap between words.
_LONGEST = 16


@cache
def _apart() -> re.Pattern[str]:
    """Letters with one and the same mark between them: four, or six if the mark is a space."""
    return re.compile(
        r"(?<![^\W_])[^\W_](?:(?P<mark>[.\-_*|/~+])[^\W_](?:(?:(?P=mark)|\s{1,4})[^\W_](?![^\W_])){2,}"
        r"|(?P<gap>[ ,])[^\W_](?:(?:(?P=gap)|\s{1,4})[^\W_](?![^\W_])){4,})"
    )


@cache
def _leet() -> re.Pattern[str]:
    return re.compile(
        r"[a-z][013457@$8]{1,3}[a-z]|(?<![a-z0-9])[013457@$][a-z]{2}|[a-z]{2}[013457@$!](?!\d)"
    )


@cache
def _base64() -> re.Pattern[str]:
    return re.compile(r"[A-Za-z0-9+/_-]{24,}={0,2}")


def readings(text: str, plain: str, words: set[str], book: Book) -> Iterator[Normalized]:
    """Other readings of normalised text, none for one that nobody disguised.

    ``plain`` is the same text folded, ``words`` are its words. Letters that stand apart are put
    together to words of the ``book`` where no wider gap parts them.
    """
    plainer = unescaped(text)
    if plainer is not None:
        yield plainer
    if _apart().search(text):
        yield _closed(text, book.vocabulary)
    if _humped().search(text):
        yield _parted(text)
    if not words.isdisjoint(book.backwards):
        yield _Backwards(plain[::-1], range(len(plain) + 1))
    if not words.isdisjoint(book.rotated):
        yield Normalized(codecs.encode(plain, "rot13"), range(len(plain) + 1))
    if _leet().search(plain):
        yield Normalized(plain.translate(_LEET), range(len(plain) + 1))


class _Backwards(Normalized):
    """A text read from its end."""

    __slots__ = ()

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where ``text[start:end]`` stands in what was turned round."""
        return len(self.text) - end, len(self.text) - start


@cache
def _humped() -> re.Pattern[str]:
    """Four words or more without spaces, each with a capital."""
    return re.compile(r"[a-z][A-Z][a-z]{1,16}[A-Z][a-z]{1,16}[A-Z][a-z]")


def _parted(text: str) -> Normalized:
    """The text with a space before each capital within a word."""
    chars: list[str] = []
    offsets: list[int] = []
    for at, char in enumerate(text):
        if char.isupper() and at and text[at - 1].islower():
            chars.append(" ")
            offsets.append(at)
        chars.append(char)
        offsets.append(at)
    return Normalized("".join(chars), [*offsets, len(text)])


def _closed(text: str, vocabulary: Container[str]) -> Normalized:
    """The text with the letters of words that are written apart put together."""
    chars: list[str] = []
    offsets: list[int] = []
    done = 0
    for match in _apart().finditer(text):
        chars.extend(text[done : match.start()])
        offsets.extend(range(done, match.start()))
        done = match.end()
        word: list[int] = []
        mark = match["mark"] or match["gap"]
        for at in range(match.start(), done):
            if text[at].isalnum():
                word.append(at)
            elif text[at] != mark or not text[at + 1].isalnum():
                _put(text, word, vocabulary, chars, offsets)
                word = []
        _put(text, word, vocabulary, chars, offsets)
    chars.extend(text[done:])
    offsets.extend(range(done, len(text) + 1))
    return Normalized("".join(chars), offsets)


def _put(
    text: str, word: list[int], vocabulary: Container[str], chars: list[str], offsets: list[int]
) -> None:
    """Add the letters at the places ``word``, and a space after each word they make up."""
    # A look-alike by itself may be a letter of another script; in a word of Latin ones it is not.
    letters = normalize("".join(text[at] for at in word)).text
    if len(letters) != len(word):
        letters = "".join(text[at] for at in word)
    start = 0
    while start < len(word):
        end = next(
            (
                start + length
                for length in range(min(_LONGEST, len(word) - start), 1, -1)
                if letters[start : start + length].lower() in vocabulary
            ),
            start + 1,
        )
        whole = end - start > 1 or end == len(word)
        chars.extend([*letters[start:end], *(" " if whole else "")])
        offsets.extend([*word[start:end], *(word[end - 1 : end] if whole else ())])
        start = end


def decoded(text: str) -> Iterator[tuple[int, int, str]]:
    """Runs of base64 that encode words, and the words."""
    for match in _base64().finditer(text):
        run = match.group().rstrip("=").replace("-", "+").replace("_", "/")
        run = run[: len(run) - 1] if len(run) % 4 == 1 else run
        try:
            words = binascii.a2b_base64(run + "=" * (-len(run) % 4)).decode("utf-8")
        except (binascii.Error, ValueError):
            continue
        if words.isprintable() and " " in words:
            yield *match.span(), words
