"""The nouns of moving data in and out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from keepwise.model.scope import Scope

ImportFormat: TypeAlias = Literal["keepwise", "mem0", "memory-bank", "mcp"]

OnConflict: TypeAlias = Literal["skip", "update"]
"""What an import does where a record of that id is here and says something else: leave it, or take
the file's if that is newer."""

Outcome: TypeAlias = Literal[
    "new",
    "known",
    "updated",
    "quarantined",
    "conflict",
    "refused",
    "forgotten",
    "expired",
    "invalid",
]


@dataclass(frozen=True, slots=True)
class Skipped:
    """A record of a file that was not taken over: where it stands and why, never what it says."""

    line: int
    record: str
    outcome: Outcome
    reason: str
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import did, or would do.

    ``counts`` are records by kind and by what became of them: ``new`` and ``updated`` ones were
    written, ``known`` ones are here already, ``quarantined`` ones wait for a person; the others are
    listed in ``skipped``, the first thousand of them, and ``unlisted`` counts the rest.
    ``redacted`` counts what was marked in texts that came over, and ``parts`` earlier states of
    memories that were left out.
    """

    format: ImportFormat
    dry_run: bool
    scopes: tuple[Scope, ...]
    counts: Mapping[str, Mapping[Outcome, int]] = field(default_factory=dict)
    skipped: tuple[Skipped, ...] = ()
    unlisted: int = 0
    redacted: int = 0
    parts: int = 0

    @property
    def changed(self) -> int:
        """How many records were written."""
        written: tuple[Outcome, ...] = ("new", "updated", "quarantined")
        return sum(row.get(each, 0) for row in self.counts.values() for each in written)
