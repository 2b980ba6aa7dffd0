"""Operations on the wire: what was done at once, and what a job does.

One that is done at once says what it was in its id (``create-...``), so that it can be asked about
without being kept. One that generates is named after a job: see ``Queue.find``.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Literal, TypeAlias

from pydantic import Field

from keepwise.jobs.worker import handle_of
from keepwise.model import Json, JsonObject, Scope
from keepwise.model.jobs import Job
from keepwise.server.calls import Call
from keepwise.server.names import EMPTY, Parent, type_url
from keepwise.server.wire.common import FreeJson, Message, moment
from keepwise.server.wire.memories import memory_name, revision_name

_ACTIONS = {"create": "CREATED", "update": "UPDATED", "leave": "UPDATED", "delete": "DELETED"}
JobKind: TypeAlias = Literal["generate", "ingest"]
_METADATA: Mapping[JobKind, tuple[str, str]] = {
    "generate": ("GenerateMemories", "GenerateMemoriesResponse"),
    "ingest": ("IngestEvents", "IngestEventsResponse"),
}


class Operation(Message):
    """Work that a request began: pending while ``done`` is absent."""

    name: str
    metadata: FreeJson = Field(default_factory=dict)
    done: bool | None = None
    response: FreeJson | None = None
    error: FreeJson | None = None


def done(
    call: Call,
    resource: str,
    kind: str,
    metadata: str,
    response: tuple[str, Mapping[str, Json]] | None,
    *,
    op: str = "",
) -> JsonObject:
    """An operation that was done within the request.

    Args:
        call: the request.
        resource: the name of what it is about, below which it is found.
        kind: what was done; its id begins with it.
        metadata: the type of its metadata, without ``OperationMetadata``.
        response: the type of what came of it, and its fields; None for nothing.
        op: its id, if it is being asked about again.
    """
    now = moment(call.kw.now())
    shown: JsonObject = {"@type": EMPTY}
    if response is not None:
        shown = {"@type": type_url(response[0], call.version), **response[1]}
    return {
        "name": f"{resource}/operations/{op or f'{kind}-{secrets.token_hex(8)}'}",
        "metadata": _metadata(call, metadata, now, now),
        "done": True,
        "response": shown,
    }


def _metadata(call: Call, name: str, created: Json, updated: Json) -> JsonObject:
    return {
        "@type": type_url(f"{name}OperationMetadata", call.version),
        "genericMetadata": {"createTime": created, "updateTime": updated},
    }


def of_job(
    call: Call, kind: JobKind, scope: Scope, job: Job, *, accepted: bool = False
) -> JsonObject:
    """The operation that a job is: pending, failed, or done with what came of it.

    A job that failed and will be tried again is reported as failed: nobody has to wait for hours.
    In the answer that accepts it a failure is not told yet: clients look for it when they ask next.
    """
    metadata, response = _METADATA[kind]
    shown: JsonObject = {
        "name": f"{call.parent.name}/operations/{kind}-{handle_of(scope, job.id)}",
        "metadata": _metadata(
            call, metadata, moment(job.created_at), moment(job.finished_at or job.created_at)
        ),
    }
    if job.state == "done":
        result = json.loads(job.result or "{}")
        _with_refusals(shown, result)
        shown["done"] = True
        shown["response"] = {
            "@type": type_url(response, call.version),
            **(_generated(call.parent, result) if kind == "generate" else {}),
        }
    elif job.error and not accepted:
        shown["done"] = True
        shown["error"] = _error(job)
    return shown


def _generated(parent: Parent, result: Mapping[str, Json]) -> JsonObject:
    """What generation did: each memory by its name, and the revision it was in before."""
    found: list[Json] = []
    applied = result.get("applied")
    for each in applied if isinstance(applied, list) else ():
        assert isinstance(each, dict)
        memory_id, action = str(each["memory_id"]), str(each["action"])
        if not memory_id:
            continue
        shown: JsonObject = {
            "memory": {"name": memory_name(parent, memory_id)},
            "action": _ACTIONS[action],
        }
        before = each.get("before")
        if isinstance(before, int) and before:
            shown["previousRevision"] = revision_name(parent, memory_id, before)
        found.append(shown)
    return {"generatedMemories": found} if found else {}


def _with_refusals(shown: JsonObject, result: Mapping[str, Json]) -> None:
    """Say in the metadata what was kept out, and why: kinds and rules, never the words."""
    metadata = shown["metadata"]
    assert isinstance(metadata, dict)
    generic = metadata["genericMetadata"]
    assert isinstance(generic, dict)
    rejected, quarantined = result.get("rejected"), result.get("quarantined")
    failures: list[Json] = [
        _refusal(str(each["reason"]), [str(kind) for kind in _list(each["kinds"])])
        for each in _list(rejected)
        if isinstance(each, dict)
    ]
    failures += [
        _refusal("somebody else's words wait in quarantine", []) for _ in _list(quarantined)
    ]
    if failures:
        generic["partialFailures"] = failures
    if notes := result.get("notes"):
        metadata["keepwiseNotes"] = notes


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []


def _refusal(reason: str, kinds: list[str]) -> JsonObject:
    info: JsonObject = {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        "reason": "REFUSED" if kinds else "KEPT_OUT",
        "domain": "keepwise",
        "metadata": {"kinds": ",".join(kinds), "rule": reason},
    }
    return {"code": 9, "message": f"refused ({', '.join(kinds) or reason})", "details": [info]}


def _error(job: Job) -> JsonObject:
    reason, _, message = job.error.partition(": ")
    unavailable = reason == "unavailable"
    later = "; it will be tried again" if job.state == "waiting" else ""
    return {"code": 14 if unavailable else 13, "message": f"{message or reason}{later}"}
