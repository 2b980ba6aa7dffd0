"""Messages of what moves a bank and of its audit log."""

from __future__ import annotations

from pydantic import Field

from keepwise.server.wire.common import Message, ScopeMap, Timestamp
from keepwise.server.wire.governing import Count
from keepwise.server.wire.memories import StringMap


class ExportRequest(Message):
    """``:export``: of one scope, or of all that the caller sees."""

    scope: ScopeMap | None = None


class SkippedRecord(Message):
    """A record that was not taken over, and why."""

    line: int
    outcome: str
    reason: str


class ImportAnswer(Message):
    """What became of the records of an export: counts by kind and outcome."""

    counts: dict[str, dict[str, int]]
    redacted: int
    skipped: list[SkippedRecord]


class AuditRequest(Message):
    """``audit:list``: of one scope, or of the whole bank."""

    scope: ScopeMap | None = None
    action: str | None = Field(default=None, max_length=100)
    kind: str | None = Field(default=None, max_length=100)
    page_size: Count | None = None
    page_token: str | None = None
    newest_first: bool | None = None


class AuditEntryMessage(Message):
    """What was done; of a whole bank also whose and where in the chain."""

    seq: int
    time: Timestamp
    action: str
    target: str
    reason: str
    kinds: list[str]
    policy: str
    actor: str
    position: int | None = None
    digest: str | None = None
    scope: StringMap | None = None


class AuditAnswer(Message):
    """A page of the audit log."""

    entries: list[AuditEntryMessage]
    next_page_token: str | None = None


class VerifyRequest(Message):
    """``audit:verify``; ``head`` is one that was kept elsewhere."""

    head: str | None = Field(default=None, max_length=200)


class ChainProblem(Message):
    """A place where the chain is not what was recorded."""

    position: int
    seq: int
    what: str


class VerifyAnswer(Message):
    """What a check of the chain found; ``more`` counts the problems that are not listed."""

    intact: bool
    entries: int
    head: str
    problems: list[ChainProblem]
    more: int
