"""How forgotten words are found again in any text, by somebody who does not know them.

A tombstone is a digest: it can be looked up and not read. So forgetting leaves one of each run of
words, and marks that say where in a text it is worth looking: how many words a run has, and twelve
bits of the two it begins with, which tell nobody what they are. Without the marks every run of
every length would have to be looked up; with them a text is gone through once, however long it is.

Only words count, and signs that stand for one. What is between them differs by who wrote them
down: quotation marks, the braces and escapes of JSON, the tags of a prompt.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import TypeAlias

# Longer texts are recognised piece by piece.
_MOST_WORDS = 400
_BEGINNINGS = 1 << 12
# A text of few words can be one that is looked for only where it is all there is.
_MOST_ALONE = 8
# Scripts without spaces: each of their characters counts as a word, for nothing parts the words.
_SPACELESS = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
_ENOUGH_SPACELESS = 4
# Accents may be characters of their own; U+034F fills up what stood for a character.
_ACCENTS = "\u0300-\u036f\u064b-\u065f\u3099\u309a"
_FILL = "\u034f"
_SIGNS = "+$\u00a2-\u00a5\u20a0-\u20cf\u2190-\u2bff\U0001f000-\U0001faff"
_WORD = re.compile(
    f"[{_SPACELESS}{_SIGNS}][{_ACCENTS}]*|(?:(?![{_SPACELESS}])[^\\W_]|[{_ACCENTS}])+"
)
# What an escape begins with is one backslash in JSON, two in JSON in JSON, then four; a backslash
# itself is twice as many.
_ESCAPES = tuple(
    re.compile(
        rf"(?<!\\)(?P<before>(?:\\{{{2 * count}}})*)"
        rf"(?:\\{{{count}}}[bfnrt]|(?P<codes>(?:\\{{{count}}}u[0-9A-Fa-f]{{4}})+))"
    )
    for count in (1, 2, 4)
)
_UNIT = re.compile(r"\\+u[0-9A-Fa-f]{4}")
_SPACELESS_CHAR = re.compile(f"[{_SPACELESS}]")

Span: TypeAlias = tuple[int, int]


def keys_of(text: str) -> frozenset[str]:
    """What a tombstone has to be left of, so that a text is found wherever it stands.

    A text of one word is found only where it is all there is: "euros" must not vanish from every
    text because a preference for it was forgotten.
    """
    found = [*_WORD.finditer(text)]
    words = [_plain(match.group()) for match in found]
    if len(words) < 2 or not _stands_out(text[found[0].start() : found[-1].end()]):
        return frozenset({_key("alone", words)} if 0 < len(words) <= _MOST_ALONE else ())
    keys: set[str] = set()
    for start in range(0, len(words), _MOST_WORDS):
        run = words[start : start + _MOST_WORDS]
        if len(run) > 1:
            keys |= {_key("run", run), _length(len(run)), _beginning(run[0], run[1])}
    return frozenset(keys)


class Finder:
    """Finds in texts what tombstones were left of.

    Args:
        known: whether there is a tombstone of a key, whatever its time.
        forgotten: whether what a key stands for was forgotten since a time.
    """

    def __init__(self, known: Callable[[str], bool], forgotten: Callable[[str, int], bool]) -> None:
        self._known = known
        self._forgotten = forgotten
        self._beginnings: dict[int, bool] = {}

    def spans(self, text: str, said_at: int, *, alone: bool = True) -> list[Span]:
        """Where forgotten words stand, left to right, the longest first where two begin alike.

        ``alone`` is whether a single word counts that is all of the text.
        """
        found = [*self._runs(text, said_at)]
        if "\\" in text:
            for escapes in _ESCAPES:
                read = escapes.sub(_unescaped, text)
                found += self._runs(read, said_at) if read != text else ()
            found = _joined(found)
        return found or (self._alone(text, said_at) if alone else [])

    def _runs(self, text: str, said_at: int) -> Iterator[Span]:
        before, first, done = "", 0, 0
        for match in _WORD.finditer(text):
            if match.start() < done:
                continue
            word = _plain(match.group())
            if before and self._may_begin(before, word):
                end = self._end(text, first, said_at)
                if end:
                    yield first, end
                    before, done = "", end
                    continue
            before, first = word, match.start()

    def _may_begin(self, first: str, second: str) -> bool:
        number = _beginning_number(first, second)
        known = self._beginnings.get(number)
        if known is None:
            known = self._beginnings[number] = self._known(_beginning(first, second))
        return known

    def _end(self, text: str, start: int, said_at: int) -> int:
        """Where the longest forgotten run ends that begins here; 0 without one."""
        if not self._lengths:
            return 0
        here = [*islice(_WORD.finditer(text, start), self._lengths[-1])]
        words = [_plain(match.group()) for match in here]
        for length in reversed(self._lengths):
            if length <= len(words) and self._forgotten(_key("run", words[:length]), said_at):
                end = here[length - 1].end()
                # The name of a field or of a file is none, though it is made of the same words.
                if _stands_out(text[start:end]):
                    return end
        return 0

    @cached_property
    def _lengths(self) -> list[int]:
        return [each for each in range(2, _MOST_WORDS + 1) if self._known(_length(each))]

    def _alone(self, text: str, said_at: int) -> list[Span]:
        here = [*islice(_WORD.finditer(text), _MOST_ALONE + 1)]
        words = [_plain(match.group()) for match in here]
        if not 0 < len(words) <= _MOST_ALONE or not self._forgotten(_key("alone", words), said_at):
            return []
        return [(here[0].start(), here[-1].end())]


def _stands_out(text: str) -> bool:
    if len(text.split()) > 1:
        return True
    return len(_SPACELESS_CHAR.findall(text)) >= _ENOUGH_SPACELESS


def _plain(word: str) -> str:
    if word.isascii():
        return word.lower()
    composed = unicodedata.normalize("NFC", word.replace(_FILL, ""))
    return unicodedata.normalize("NFC", composed.casefold())


def _key(kind: str, words: Sequence[str]) -> str:
    return "\x1f".join((kind, *words))


def _length(words: int) -> str:
    return f"length\x1f{words}"


def _beginning(first: str, second: str) -> str:
    return f"beginning\x1f{_beginning_number(first, second)}"


def _beginning_number(first: str, second: str) -> int:
    return zlib.crc32(f"{first}\x1f{second}".encode("utf-8", "replace")) % _BEGINNINGS


def _unescaped(match: re.Match[str]) -> str:
    """What JSON's escapes stand for, in as many characters as they have."""
    if not match["codes"]:
        return " " * len(match.group())
    escapes = _UNIT.findall(match["codes"])
    units = b"".join(int(each[-4:], 16).to_bytes(2, "big") for each in escapes)
    pieces = [" " * len(match["before"])]
    left = iter(escapes)
    for char in units.decode("utf-16-be", "surrogatepass"):
        width = len(next(left)) + (len(next(left)) if char > "\uffff" else 0)
        pieces.append(char.ljust(width, _FILL if _WORD.match(char) else " "))
    return "".join(pieces)


def _joined(spans: Sequence[Span]) -> list[Span]:
    """The spans in order, those that overlap as one."""
    joined: list[Span] = []
    for start, end in sorted(spans):
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined
