"""Words that were forgotten here must not come back in a text that is older.

A tombstone is a digest of the words it stands for, so they can be recognised in a text and not
read from it: every run of words is looked up. Without tombstones nothing is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from keepwise.governance.guard import free_name
from keepwise.governance.retention import FORGOTTEN, Retention, said_key
from keepwise.governance.transfer import store
from keepwise.model import Json, Scope
from keepwise.ports import Transaction

_WORD = re.compile(r"\S+")
# What a person says in one sentence, and no more of a text than is ever learned from.
_MOST_WORDS = 40
_MOST_CHARS = 20_000
_TRAILING = ".!?…,;:"
_LEADING = "\"'“”‘’„«»([{-–—*•>"


class Forgotten:
    """The tombstones of one scope."""

    def __init__(self, tx: Transaction, scope: Scope, retention: Retention) -> None:
        self._times: Mapping[bytes, int] = store.tombstones(tx, scope)
        self._digest = retention.digests(scope)

    def without(self, value: Json, said_at: int) -> tuple[Json, int]:
        """A JSON value with a marker for forgotten words, and how many there were."""
        if not self._times:
            return value, 0
        if isinstance(value, str):
            return self._text(value, said_at)
        count = 0
        if isinstance(value, list):
            kept: list[Json] = []
            for inner in value:
                clean, found = self.without(inner, said_at)
                kept.append(clean)
                count += found
            return kept, count
        if isinstance(value, dict):
            result: dict[str, Json] = {}
            for key, inner in value.items():
                name, in_name = self._text(key, said_at)
                clean, found = self.without(inner, said_at)
                result[name if name == key else free_name(name, {*value, *result})] = clean
                count += found + in_name
            return result, count
        return value, 0

    def words(self, text: str, said_at: int) -> frozenset[str]:
        """The forgotten words of a long text, to be looked for in all of it."""
        if not self._times:
            return frozenset()
        return frozenset(text[a:b] for a, b in self._spans(text, len(text), said_at))

    def _text(self, text: str, said_at: int) -> tuple[str, int]:
        pieces: list[str] = []
        at = count = 0
        for start, end in self._spans(text, _MOST_CHARS, said_at):
            pieces += [text[at:start], FORGOTTEN]
            at, count = end, count + 1
        return "".join([*pieces, text[at:]]), count

    def _spans(self, text: str, most: int, said_at: int) -> Iterator[tuple[int, int]]:
        """The longest runs of forgotten words in the first so many characters, left to right.

        A single word counts only if it is all there is: "euros" must not vanish from every text
        because a preference for it was forgotten.
        """
        words = [match.span() for match in _WORD.finditer(text[:most])]
        first = 0
        while first < len(words):
            start = words[first][0]
            while start < words[first][1] - 1 and text[start] in _LEADING:
                start += 1
            shortest = 1 if len(words) == 1 else 2
            for last in range(min(first + _MOST_WORDS, len(words)) - 1, first + shortest - 2, -1):
                end = words[last][1]
                if self._is_forgotten(text[start:end], said_at):
                    yield start, start + len(text[start:end].rstrip(_TRAILING))
                    first = last
                    break
            first += 1

    def _is_forgotten(self, words: str, said_at: int) -> bool:
        forgotten_at = self._times.get(self._digest(said_key(words)))
        return forgotten_at is not None and said_at <= forgotten_at
