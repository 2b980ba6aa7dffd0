"""What governs a bank, on the wire: these verbs are ours, in the style of the others."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from keepwise.governance.receipts import document
from keepwise.model import (
    AuditCheck,
    AuditEntry,
    ChainedEntry,
    Hit,
    ImportReport,
    JsonObject,
    Memory,
    Quarantined,
    Receipt,
    Revision,
    ScanReport,
    Scope,
)
from keepwise.server.names import Parent
from keepwise.server.wire.common import FreeJson, Message, ScopeMap, moment, named, one_of
from keepwise.server.wire.memories import memory_name, memory_to_wire, revision_name

_FIXES = {0: "FIX_UNSPECIFIED", 1: "QUARANTINE", 2: "ERASE"}
Fix = Annotated[str, one_of(_FIXES), named(_FIXES)]
Count = Annotated[int, Field(ge=0)]


class ScanRequest(Message):
    """``memories:scan``: of one scope, or of all that the caller sees."""

    scope: ScopeMap | None = None
    fix: Fix | None = None


class ForgetRequest(Message):
    """``memories:forget``: memories by name, by words, or with ``erase`` all there is."""

    scope: ScopeMap | None = None
    user_id: str | None = None
    names: list[str] | None = Field(default=None, max_length=100)
    words: str | None = Field(default=None, max_length=2000)
    erase: bool | None = None
    validate_only: bool | None = None


class QuarantinedRequest(Message):
    """``memories:quarantined``: what waits in a scope for a person."""

    scope: ScopeMap
    page_size: Count | None = None
    page_token: str | None = None


class ItemRequest(Message):
    """``memories:confirm`` and ``memories:dismiss``: one item that waits."""

    scope: ScopeMap
    id: str


class ExplainRequest(Message):
    """``memories:explain``: why a search finds what it finds, or how a memory came to be."""

    scope: ScopeMap | None = None
    query: str | None = Field(default=None, max_length=10_000)
    top_k: Count | None = None
    name: str | None = None


class ExportRequest(Message):
    """``:export``: of one scope, or of the whole bank."""

    scope: ScopeMap | None = None


class AuditRequest(Message):
    """``audit:list``: of one scope, or of the whole bank."""

    scope: ScopeMap | None = None
    page_size: Count | None = None
    page_token: str | None = None
    newest_first: bool | None = None


class VerifyRequest(Message):
    """``audit:verify``; ``head`` is one that was kept elsewhere."""

    head: str | None = Field(default=None, max_length=200)


class ReceiptRequest(Message):
    """``receipts:verify``: a receipt as it was returned."""

    receipt: FreeJson


def report_to_wire(report: ScanReport) -> JsonObject:
    """What a scan found: kinds and places, never values."""
    return {
        "policy": report.policy,
        "scopes": report.scopes,
        "records": report.records,
        "findings": [
            {
                "scope": dict(each.scope.entries),
                "room": each.room,
                "place": each.place,
                "kind": each.kind,
                "rule": each.rule,
                "start": each.start,
                "end": each.end,
                "count": each.count,
                "mended": each.mended,
            }
            for each in report.findings
        ],
        "waiting": [
            {"scope": dict(each.scope.entries), "place": each.place, "source": each.source}
            for each in report.waiting
        ],
        "unread": [
            {"scope": dict(each.scope.entries), "place": each.place, "reason": each.reason}
            for each in report.unread
        ],
        "scrubbed": report.scrubbed,
    }


def receipts_to_wire(receipts: list[Receipt]) -> JsonObject:
    """Receipts as ``receipts:verify`` and the command line take them back."""
    return {"receipts": [document(each) for each in receipts]}


def item_to_wire(item: Quarantined) -> JsonObject:
    """An item that waits for a person; what may not be kept is marked in it."""
    return {
        "id": item.id,
        "fact": item.fact,
        "trust": item.trust,
        "author": item.author,
        "rule": item.rule,
        "kinds": [*item.kinds],
        "createTime": moment(item.created_at),
        "expireTime": moment(item.expires_at),
    }


def hit_to_wire(parent: Parent, scope: Scope, hit: Hit) -> JsonObject:
    """A hit, with why it is one."""
    return {
        "memory": memory_to_wire(parent, scope, hit.memory),
        "why": hit.why,
        "score": hit.score,
        "similarity": hit.similarity,
        "words": hit.words,
        "terms": [*hit.terms],
    }


def provenance_to_wire(
    parent: Parent, memory: Memory, revisions: tuple[Revision, ...]
) -> JsonObject:
    """How a memory came to be, state by state, with the words it rests on."""
    return {
        "name": memory_name(parent, memory.id),
        "revisions": [
            {
                "name": revision_name(parent, memory.id, each.number),
                "action": each.action,
                "fact": each.fact,
                "reason": each.reason,
                "engine": each.engine,
                "rule": each.rule,
                "trust": each.trust,
                "policy": each.policy,
                "actor": each.actor,
                "createTime": moment(each.time),
                "evidence": [
                    {
                        "eventId": said.event_id,
                        "stream": said.stream,
                        "quote": said.quote,
                        "time": moment(said.time),
                    }
                    for said in each.evidence
                ],
            }
            for each in revisions
        ],
    }


def entry_to_wire(entry: AuditEntry) -> JsonObject:
    """An entry of the audit log."""
    return {
        "seq": entry.seq,
        "time": moment(entry.time),
        "action": entry.action,
        "target": entry.target,
        "reason": entry.reason,
        "kinds": [*entry.kinds],
        "policy": entry.policy,
        "actor": entry.actor,
    }


def chained_to_wire(chained: ChainedEntry) -> JsonObject:
    """An entry, and its place in the chain of its bank."""
    shown: JsonObject = {
        **entry_to_wire(chained.entry),
        "position": chained.position,
        "digest": chained.digest,
    }
    if chained.scope is not None:
        shown["scope"] = dict(chained.scope.entries)
    return shown


def check_to_wire(check: AuditCheck) -> JsonObject:
    """What a check of a chain found."""
    return {
        "intact": check.intact,
        "entries": check.entries,
        "head": str(check.head),
        "problems": [
            {"position": each.position, "seq": each.seq, "what": each.what}
            for each in check.problems
        ],
        "more": check.more,
    }


def imported_to_wire(report: ImportReport) -> JsonObject:
    """What an import did with the records of a file."""
    return {
        "counts": {
            kind: {str(outcome): count for outcome, count in outcomes.items()}
            for kind, outcomes in report.counts.items()
        },
        "redacted": report.redacted,
        "skipped": [
            {"line": each.line, "outcome": each.outcome, "reason": each.reason}
            for each in report.skipped
        ],
    }
