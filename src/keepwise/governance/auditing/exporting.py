"""The chain as lines of JSON, for whoever keeps or reads it elsewhere."""

from __future__ import annotations

import json

from keepwise.governance.auditing.chain import CALLERS_WORDS, Link, StoredEntry, hexed
from keepwise.governance.auditing.store import kinds_in
from keepwise.model import AuditHead, JsonObject, Scope, iso_time

_FORMAT = "keepwise-audit-1"
# These reasons are words of whoever called, and an export outlives the erasure that takes them.
_KEPT_BACK = (*CALLERS_WORDS, "erase")


def line(link: Link, entry: StoredEntry | None, scope: Scope | None) -> str:
    """One link with its entry, and the names of its scope if they are to be told."""
    told: JsonObject = {
        "position": link.position,
        "digest": hexed(link.digest),
        "scope_id": hexed(link.entry_scope),
        "seq": link.entry_seq,
    }
    if scope is not None:
        told["scope"] = dict(scope.entries)
    if entry is None:
        return _dumped({**told, "missing": True})
    told |= {
        "time": iso_time(entry.time),
        "time_us": entry.time,
        "action": entry.action,
        "target": entry.target,
        "kinds": [*kinds_in(entry.kinds)],
        "policy": entry.policy,
        "actor": entry.actor,
        "reason_digest": hexed(entry.reason_digest),
    }
    if entry.action not in _KEPT_BACK:
        told["reason"] = entry.reason
    return _dumped(told)


def head_line(head: AuditHead, entries: int) -> str:
    """The last line: what is exported, and where the chain ended."""
    return _dumped({"format": _FORMAT, "bank": head.bank, "entries": entries, "head": str(head)})


def _dumped(told: JsonObject) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
