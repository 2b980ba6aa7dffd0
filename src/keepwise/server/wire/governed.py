"""What governs a bank, told on the wire."""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.governance.receipts import document
from keepwise.model import (
    AuditCheck,
    AuditEntry,
    ChainedEntry,
    Hit,
    ImportReport,
    JsonObject,
    Quarantined,
    Receipt,
    Revision,
    ScanFinding,
    ScanReport,
    Scope,
    Unread,
    Waiting,
)
from keepwise.server.names import Parent
from keepwise.server.wire.common import moment
from keepwise.server.wire.memories import memory_name, memory_to_wire, revision_name


def report_to_wire(report: ScanReport) -> JsonObject:
    """What a scan found: kinds and places, never values."""
    return {
        "policy": report.policy,
        "scopes": report.scopes,
        "records": report.records,
        "findings": [
            {
                **_place(each),
                "kind": each.kind,
                "rule": each.rule,
                "start": each.start,
                "end": each.end,
                "count": each.count,
                "mended": each.mended,
            }
            for each in report.findings
        ],
        "left": len(report.left),
        "waiting": [{**_place(each), "source": each.source} for each in report.waiting],
        "unread": [{**_place(each), "reason": each.reason} for each in report.unread],
        "scrubbed": report.scrubbed,
    }


def _place(each: ScanFinding | Waiting | Unread) -> JsonObject:
    return {"scope": dict(each.scope.entries), "room": each.room, "place": each.place}


def receipts_to_wire(receipts: Sequence[Receipt]) -> JsonObject:
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
    parent: Parent, memory_id: str, revisions: tuple[Revision, ...]
) -> JsonObject:
    """How a memory came to be, state by state, with the words it rests on."""
    return {
        "name": memory_name(parent, memory_id),
        "revisions": [
            {
                "name": revision_name(parent, memory_id, each.number),
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
