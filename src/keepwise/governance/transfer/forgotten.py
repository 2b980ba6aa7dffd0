"""Words that were forgotten here must not come back in a text that is older."""

from __future__ import annotations

from collections.abc import Mapping

from keepwise.governance.guard import free_name
from keepwise.governance.retention import FORGOTTEN, Retention
from keepwise.governance.transfer import store
from keepwise.governance.transfer.wording import Finder, Span
from keepwise.model import Json, Scope
from keepwise.ports import Transaction


class Forgotten:
    """The tombstones of one scope. Without any, nothing is looked for."""

    def __init__(self, tx: Transaction, scope: Scope, retention: Retention) -> None:
        self._times: Mapping[bytes, int] = store.tombstones(tx, scope)
        self._digest = retention.digests(scope)
        self._finder = Finder(self._is_known, self._is_forgotten)

    def without(self, value: Json, said_at: int) -> tuple[Json, int]:
        """A JSON value with a marker for forgotten words, and how many there were.

        Every string of it is looked at, and every key of an object, however long it is.
        """
        if not self._times:
            return value, 0
        if isinstance(value, str):
            return self.text(value, said_at)
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
                # A key of one word may be the name of a field.
                name, in_name = self.text(key, said_at, alone=False)
                clean, found = self.without(inner, said_at)
                result[name if name == key else free_name(name, {*value, *result})] = clean
                count += found + in_name
            return result, count
        return value, 0

    def words(self, text: str, said_at: int) -> frozenset[str]:
        """The forgotten words of a long text, to be looked for in all of it."""
        return frozenset(text[a:b] for a, b in self.spans(text, said_at))

    def spans(self, text: str, said_at: int, *, alone: bool = True) -> list[Span]:
        """Where forgotten words stand in a text, left to right.

        ``alone`` is whether a single word counts that is all of the text.
        """
        return self._finder.spans(text, said_at, alone=alone) if self._times else []

    def text(self, text: str, said_at: int, *, alone: bool = True) -> tuple[str, int]:
        """A text with a marker for forgotten words, and how many there were."""
        pieces: list[str] = []
        at = 0
        spans = self.spans(text, said_at, alone=alone)
        for start, end in spans:
            pieces += [text[at:start], FORGOTTEN]
            at = end
        return "".join([*pieces, text[at:]]), len(spans)

    def _is_known(self, key: str) -> bool:
        return self._digest(key) in self._times

    def _is_forgotten(self, key: str, said_at: int) -> bool:
        forgotten_at = self._times.get(self._digest(key))
        return forgotten_at is not None and said_at <= forgotten_at
