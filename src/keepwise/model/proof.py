"""The nouns of the proof: what was done, that nobody changed the record of it, and receipts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from keepwise.model.scope import Scope

ReceiptAction: TypeAlias = Literal["forget", "erase"]


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
class ChainedEntry:
    """An audit entry and its place in the chain of its bank.

    ``scope_id`` is hexadecimal, and ``digest`` covers the entry and all that stands before it.
    ``scope`` is None once its names are gone.
    """

    position: int
    scope_id: str
    digest: str
    entry: AuditEntry
    scope: Scope | None = None


@dataclass(frozen=True, slots=True)
class AuditHead:
    """Where the chain of a bank ends: kept elsewhere, it proves that nothing before it changed.

    ``position`` is 0 and ``digest`` empty where nothing was recorded yet.
    """

    bank: str
    position: int = 0
    digest: str = ""

    def __str__(self) -> str:
        """As it is printed, and as ``verify`` takes it back: ``position:digest``."""
        return f"{self.position}:{self.digest}" if self.position else ""


@dataclass(frozen=True, slots=True)
class AuditProblem:
    """One place where a chain is not what was recorded.

    ``scope_id`` (hexadecimal) and ``seq`` name the entry; they are empty and 0 where none is known.
    """

    position: int
    scope_id: str
    seq: int
    what: str


@dataclass(frozen=True, slots=True)
class AuditCheck:
    """What a check of a bank's chain found. ``more`` counts problems beyond those listed."""

    bank: str
    entries: int
    head: AuditHead
    problems: tuple[AuditProblem, ...] = ()
    more: int = 0

    @property
    def intact(self) -> bool:
        """Whether nothing was found."""
        return not self.problems


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a forget or an erasure removed, by count and place; it holds no content.

    ``audit_position`` and ``audit_digest`` are the head of the bank's audit chain right after the
    entries about it. ``scrubbed`` is False when another process still reads an older snapshot: the
    text is gone from every table, and from the database's log once that process is done.
    ``signature`` covers everything else, and is empty until the deletion has been finished.
    """

    id: str
    action: ReceiptAction
    bank: str
    scope_id: str
    memory_ids: tuple[str, ...]
    removed: tuple[tuple[str, int], ...]
    tombstones: int
    time: int
    policy: str
    audit_position: int
    audit_digest: str
    scrubbed: bool = True
    signature: str = ""


@dataclass(frozen=True, slots=True)
class ReceiptCheck:
    """Whether a receipt is this installation's own, unchanged, and what is wrong if it is not."""

    id: str
    problems: tuple[str, ...] = ()

    @property
    def valid(self) -> bool:
        """Whether nothing is wrong with it."""
        return not self.problems
