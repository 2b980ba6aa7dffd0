"""The nouns of what may be stored, and of the proof."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

FindingKind: TypeAlias = Literal["figure", "credential", "personal", "third_party", "injection"]

Trust: TypeAlias = Literal["user", "direct", "imported", "pasted", "tool", "agent", "recalled"]
"""Where words come from. Only the user's own, and what a caller vouches for by writing it, are
evidence; the rest waits in quarantine until a person confirms it."""


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """Something the guard found: its kind, the rule that saw it, and where. Never the value.

    ``start`` and ``end`` are character offsets into the text that was given.
    """

    start: int
    end: int
    kind: FindingKind
    rule: str


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One line of the audit log; it holds kinds, reasons and ids, never content."""

    seq: int
    time: int
    action: str
    target: str
    reason: str
    kinds: tuple[str, ...]
    policy: str
    actor: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a forget removed, by count and place; it holds no content.

    ``scrubbed`` is False when another process still reads an older snapshot: the text is gone
    from every table, and from the database's log once that process is done.
    """

    memory_ids: tuple[str, ...]
    removed: tuple[tuple[str, int], ...]
    tombstones: int
    time: int
    scrubbed: bool = True
