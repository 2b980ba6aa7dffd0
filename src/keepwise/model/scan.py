"""The nouns of a scan: what is stored and, by today's policy, may not be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from keepwise.model.governance import FindingKind
from keepwise.model.scope import Scope

ScanFix: TypeAlias = Literal["quarantine", "erase"]

Mended: TypeAlias = Literal["", "erased", "quarantined", "redacted"]
"""What became of a finding; empty while it is as it was found."""


@dataclass(frozen=True, slots=True)
class ScanFinding:
    """What was found at a place: kind, rule and offsets, never the value.

    ``place`` is the record and, after a ``#``, the field, such as ``memories/7f3a#fact``. What in
    it, or in the scope's ids, reads as a credential is redacted. ``start`` and ``end`` are offsets
    of the first of ``count`` into the field; in a very long text, into all of it.
    """

    scope: Scope
    room: str
    place: str
    kind: FindingKind
    rule: str
    start: int
    end: int
    count: int = 1
    mended: Mended = ""


@dataclass(frozen=True, slots=True)
class Waiting:
    """An item that waits in quarantine for a person: where, and whose words by which rule."""

    scope: Scope
    room: str
    place: str
    source: str


@dataclass(frozen=True, slots=True)
class Unread:
    """A place that was not looked into, and why."""

    scope: Scope
    room: str
    place: str
    reason: str


@dataclass(frozen=True, slots=True)
class ScanReport:
    """What a scan found.

    ``policy`` is the version it judged by. ``scopes`` and ``records`` count what was looked at, of
    a resumed scan from its first start on. ``waiting`` is what is in quarantine. ``restarted`` says
    why a scan that was to be resumed started over; empty if it did not. ``scrubbed`` is False when
    what was taken out stays in the database's log until another process is done.
    """

    policy: str
    fix: ScanFix | None
    started_at: int
    ended_at: int
    scopes: int
    records: int
    findings: tuple[ScanFinding, ...]
    unread: tuple[Unread, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    resumed: bool = False
    restarted: str = ""
    scrubbed: bool = True

    @property
    def left(self) -> tuple[ScanFinding, ...]:
        """The findings that are as they were found."""
        return tuple(each for each in self.findings if not each.mended)
