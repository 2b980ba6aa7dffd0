"""What the guard does with each kind of finding, by destination.

``refuse`` stores nothing. ``strip`` removes the clause that carries the finding if what is left
stands alone, and refuses otherwise. ``redact`` puts a marker in its place. ``allow`` keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from keepwise.model import FindingKind

Destination: TypeAlias = Literal["memory", "evidence", "ledger"]
Treatment: TypeAlias = Literal["allow", "redact", "strip", "refuse"]


@dataclass(frozen=True, slots=True)
class Policy:
    """One process-wide table of decisions. ``version`` is recorded with every decision."""

    version: str
    rules: Mapping[tuple[Destination, FindingKind], Treatment]

    def treatment(self, destination: Destination, kind: FindingKind) -> Treatment:
        """What to do with a finding; a pair the table does not name is refused."""
        return self.rules.get((destination, kind), "refuse")

    def kinds(self, destination: Destination) -> frozenset[FindingKind]:
        """The kinds that matter for a destination, so that the others are not searched for."""
        return frozenset(
            kind for kind in get_args(FindingKind) if self.treatment(destination, kind) != "allow"
        )


STRICT = Policy(
    version="strict-1",
    rules=MappingProxyType(
        {
            ("memory", "figure"): "strip",
            ("memory", "credential"): "strip",
            # The quote a memory rests on is kept as proof; what may not be stored is cut out.
            ("evidence", "figure"): "redact",
            ("evidence", "credential"): "redact",
            # The ledger is the record of what was said: figures belong to it, credentials do not.
            ("ledger", "figure"): "allow",
            ("ledger", "credential"): "redact",
        }
    ),
)
