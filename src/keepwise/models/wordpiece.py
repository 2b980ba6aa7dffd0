"""WordPiece as BERT base uncased does it: text into the ids of a vocabulary.

The rules are those of Google's ``tokenization.py`` (BasicTokenizer, then WordpieceTokenizer), with
one difference: a symbol the vocabulary does not have, such as an emoji, stands alone. There it
makes the whole word unknown that it touches (``great!`` is known, ``great🎉`` is not).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

UNKNOWN = "[UNK]"
MAX_WORD_CHARS = 100
"""A longer word is unknown: nobody wrote it, and cutting it up takes quadratic time."""

_MEMO_WORDS = 50_000
_ASCII_WORD = re.compile(r"[a-z0-9]+|[!-/:-@\[-`{-~]")
_SPACED = frozenset("\t\n\r")

# The blocks BERT calls Chinese characters; each one is a word.
_CJK = (
    (0x4E00, 0x9FFF),
    (0x3400, 0x4DBF),
    (0x20000, 0x2A6DF),
    (0x2A700, 0x2B73F),
    (0x2B740, 0x2B81F),
    (0x2B820, 0x2CEAF),
    (0xF900, 0xFAFF),
    (0x2F800, 0x2FA1F),
)


class WordPiece:
    """Cuts texts into the entries of one vocabulary.

    Args:
        entries: the vocabulary in the order of its ids; ``[UNK]`` is one of them.
    """

    def __init__(self, entries: Iterable[str]) -> None:
        self._ids = {entry: index for index, entry in enumerate(entries)}
        self.unknown = self._ids[UNKNOWN]
        self._memo: dict[str, tuple[int, ...]] = {}

    def id(self, entry: str) -> int:
        """The id of one entry, such as ``[CLS]``. Raises KeyError."""
        return self._ids[entry]

    def __call__(self, text: str, limit: int | None = None) -> list[int]:
        """The ids of a text, at most ``limit`` of them; no ``[CLS]`` or ``[SEP]`` around them."""
        ids: list[int] = []
        for word in self._words(text):
            ids += self._pieces(word)
            if limit is not None and len(ids) >= limit:
                return ids[:limit]
        return ids

    def _words(self, text: str) -> list[str]:
        if text.isascii():
            kept = _CONTROL.sub("", text) if _CONTROL.search(text) else text
            return _ASCII_WORD.findall(kept.lower())
        spaced = "".join(_spaced(char) for char in text)
        plain = "".join(
            char
            for char in unicodedata.normalize("NFD", spaced)
            if unicodedata.category(char) != "Mn"
        )
        return "".join(self._alone(char) for char in plain.lower()).split()

    def _alone(self, char: str) -> str:
        kind = _kind(char)
        if kind == "word":
            return char
        # A symbol of the vocabulary may be part of a word ("20°c" is 20 ##° ##c).
        return char if kind == "symbol" and f"##{char}" in self._ids else f" {char} "

    def _pieces(self, word: str) -> tuple[int, ...]:
        known = self._memo.get(word)
        if known is None:
            known = self._cut(word)
            if len(self._memo) < _MEMO_WORDS:
                self._memo[word] = known
        return known

    def _cut(self, word: str) -> tuple[int, ...]:
        if len(word) > MAX_WORD_CHARS:
            return (self.unknown,)
        pieces: list[int] = []
        start = 0
        while start < len(word):
            prefix = "##" if start else ""
            for end in range(len(word), start, -1):
                found = self._ids.get(prefix + word[start:end])
                if found is not None:
                    pieces.append(found)
                    start = end
                    break
            else:
                return (self.unknown,)
        return tuple(pieces)


_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


@lru_cache(maxsize=4096)
def _spaced(char: str) -> str:
    """A character as BERT cleans it: no control characters, Chinese characters between spaces."""
    if char in _SPACED:
        return " "
    category = unicodedata.category(char)
    if category == "Zs":
        return " "
    if category.startswith("C") or char == "\ufffd":
        return ""
    code = ord(char)
    if any(low <= code <= high for low, high in _CJK):
        return f" {char} "
    return char


@lru_cache(maxsize=4096)
def _kind(char: str) -> str:
    if char.isascii():
        return "word" if char.isalnum() or char.isspace() else "mark"
    category = unicodedata.category(char)
    if category.startswith("P"):
        return "mark"
    return "symbol" if category.startswith("S") else "word"
