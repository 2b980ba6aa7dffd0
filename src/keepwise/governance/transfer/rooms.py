"""What a feature gives to whoever moves data: its records page by page, and a way back in.

An export walks the holdings and an import hands each record to the feature that knows its kind;
neither knows a feature's tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from keepwise.governance.transfer.fields import Fields
from keepwise.model import JsonObject, OnConflict, Outcome, Scope
from keepwise.ports import Transaction

Cursor: TypeAlias = tuple[str | int, ...]
"""Where an export stands in a feature; empty at its beginning."""

Portion: TypeAlias = tuple[Sequence[tuple[str, JsonObject]], Cursor | None]
"""Some records, each with its kind, and where the next ones begin; None after the last."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What an import goes by.

    ``now`` is when it was started. ``renamed`` gives the scope here for one of the file, and raises
    Refused if its ids may not be stored. With ``distinct`` a fact that is here under another id is
    not added again.
    """

    now: int
    actor: str
    on_conflict: OnConflict
    renamed: Callable[[Scope], Scope]
    distinct: bool = False


@dataclass(frozen=True, slots=True)
class Restored:
    """What became of a record.

    ``reason`` says why it was not taken over, by kind and rule. ``redacted`` counts what was marked
    in its texts, and ``parts`` what of it was left out.
    """

    outcome: Outcome
    reason: str = ""
    kinds: tuple[str, ...] = ()
    redacted: int = 0
    parts: int = 0


class Restorer(Protocol):
    """One import into one feature. It holds what is known between two records, and no content."""

    def restore(self, tx: Transaction, scope: Scope, kind: str, fields: Fields) -> Restored | None:
        """Take one record over, if the guard and the tombstones let it in; None for a part of one.

        Nothing is written unless all of the record is let in. It may be called again for a record
        whose transaction was not committed.

        Raises:
            Refused: the guard does not let the record in.
            InvalidInput: a field is none that can be stored; it is named.
        """
        ...

    def close(self) -> None:
        """Let go of what is held."""
        ...


@runtime_checkable
class Preparing(Protocol):
    """A restorer of records that need something done outside the transaction first."""

    async def prepare(self, scope: Scope, kind: str, fields: Fields) -> None:
        """Do it; what is wrong with the record is told by ``restore``."""
        ...


class Movable(Protocol):
    """A feature whose records can be moved."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of its records, in the order they are exported."""
        ...

    def export(self, tx: Transaction, scope: Scope, cursor: Cursor, now: int) -> Portion:
        """The next few records of a scope; what has expired is not there any more."""
        ...

    def restorer(self, terms: Terms) -> Restorer:
        """What takes records over."""
        ...
