"""The nouns of what may be stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

FindingKind: TypeAlias = Literal["figure", "credential", "personal", "third_party", "injection"]

Trust: TypeAlias = Literal[
    "user", "direct", "confirmed", "imported", "pasted", "tool", "agent", "recalled"
]
"""Where words come from: the user; a caller who wrote them, confirmed them or brought them over
from another store; a message they were pasted into; a tool; an agent; the bank itself. Only the
user's own are evidence by themselves, and the first four may become memories; of the others, what
tries to waits in quarantine."""


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """Something the guard found: its kind, the rule that saw it, and where. Never the value.

    ``start`` and ``end`` are character offsets into the text that was given.
    """

    start: int
    end: int
    kind: FindingKind
    rule: str
