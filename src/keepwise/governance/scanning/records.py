"""What a feature shows of what it stores: records and their texts, shelf by shelf.

A scan reads all of it and knows no feature's tables. A record is read, judged, and, if it has to
be mended, read again inside the transaction that mends it: it may have changed since.
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from keepwise.governance.policy import Destination
from keepwise.model import FindingKind, Json, Mended, ScanFix, Scope
from keepwise.ports import Transaction

Key: TypeAlias = tuple[str | int, ...]
"""What a record is found by in its scope; keys of one shelf are in the shelf's order."""

Reading: TypeAlias = Literal["words", "json", "id"]


@dataclass(frozen=True, slots=True)
class Text:
    """One text of a record, and what it was judged for when it was stored.

    ``under`` is the key a JSON value stands under, which may announce a credential. Findings of
    the ``spared`` kinds do not count: somebody has confirmed them. A text ``across`` others, which
    hold all of it in pieces, is looked at if nothing was found in these.
    """

    field: str
    value: Json
    destination: Destination
    reading: Reading = "words"
    under: str = ""
    spared: frozenset[FindingKind] = frozenset()
    across: bool = False


@dataclass(frozen=True, slots=True)
class LongText:
    """A text that is read in pieces: windows that overlap, each with its offset.

    ``unread`` counts the bytes at its end that no window shows.
    """

    field: str
    destination: Destination
    windows: Callable[[], AsyncGenerator[tuple[int, str], None]]
    unread: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A stored record: where it is, in words that follow each other like a path, and its texts.

    ``target`` is how the audit log names it: without names that people give, which go when they
    are forgotten, when the log stays. ``waits`` says of an item in quarantine whose words it is.
    """

    key: Key
    place: tuple[str, ...]
    target: str
    texts: tuple[Text, ...]
    long: LongText | None = None
    waits: str = ""


@dataclass(frozen=True, slots=True)
class Mending:
    """What has to be done about a record.

    ``fields`` are those of its texts in which something was found, and ``values`` what was found
    in its long text, with the kind.
    """

    how: ScanFix
    fields: frozenset[str]
    values: Mapping[str, FindingKind]
    now: int
    actor: str


class Shelf(Protocol):
    """One kind of record. ``most`` is how many of them are held in memory at once."""

    @property
    def tables(self) -> frozenset[str]:
        """The tables whose text the records hold."""
        ...

    @property
    def most(self) -> int:
        """How many records are read at once."""
        ...

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Records from a key on, that one included, in the order of keys; None for the first."""
        ...

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Take out what was found; empty if that cannot be done here."""
        ...


def loaded(text: str) -> Json:
    """A stored JSON value; what is none of these, as the text it is."""
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value


def next_of(
    shelf: Shelf, scope: Scope, after: Key | None, tx: Transaction
) -> tuple[Sequence[Record], Key | None]:
    """The records after a key, and the last key of these; None when there are no more."""
    found = shelf.read(tx, scope, after, shelf.most + 1)
    if after is not None and found and found[0].key == after:
        found = found[1:]
    found = found[: shelf.most]
    return found, found[-1].key if found else None


def record_at(shelf: Shelf, scope: Scope, key: Key, tx: Transaction) -> Record | None:
    """The record of a key as it is now, or None."""
    found = shelf.read(tx, scope, key, 1)
    return found[0] if found and found[0].key == key else None
