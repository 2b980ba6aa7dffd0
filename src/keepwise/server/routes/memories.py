"""Memories: create, get, list, change, delete, roll back, and what they have been."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Query, Response

from keepwise.bank.records.service import Edit
from keepwise.errors import InvalidInput, NotFound
from keepwise.filtering.conditions import FieldKind, holds
from keepwise.filtering.parsing import parse
from keepwise.model import Revision
from keepwise.server.calls import Call, Called, answer
from keepwise.server.names import id_of
from keepwise.server.routes.banks import mask_of
from keepwise.server.routes.listing import OrderBy, PageSize, PageToken, opened, order_of, sealed
from keepwise.server.routes.paths import MEMORIES, MEMORY
from keepwise.server.wire.memories import (
    ListMemories,
    ListRevisions,
    MemoryMessage,
    MemoryRevision,
    RollbackMemory,
    details_of,
    memory_name,
    memory_to_wire,
    revision_to_wire,
)
from keepwise.server.wire.operations import Operation, done

router = APIRouter(tags=["memories"])

_ID = re.compile(r"[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?")
_REVISION = re.compile(r"(?:(?P<memory>.+)/revisions/)?(?P<number>[0-9]{1,18})")
_TARGET = "target_revision_id"
_CHANGEABLE = frozenset(
    {
        *("fact", "display_name", "description", "topics", "metadata", "ttl", "expire_time"),
        # Of what comes along a mask may speak as well: it is taken from the body in any case.
        *("scope", "revision_labels", "revision_ttl", "revision_expire_time"),
        "disable_memory_revisions",
    }
)
_REVISION_FIELDS: dict[str, FieldKind] = {
    "labels": "map",
    "fact": "text",
    "create_time": "time",
}


@router.post(MEMORIES, responses={200: {"model": Operation}})
async def create_memory(
    call: Called,
    memory: MemoryMessage,
    memory_id: Annotated[str, Query(alias="memoryId")] = "",
) -> Response:
    """Write a fact as it is."""
    await call.reach("write")
    if memory_id and not _ID.fullmatch(memory_id):
        raise InvalidInput(
            "memory_id",
            "must begin with a small letter; then small letters, digits and -, at most 63 in all",
        )
    scope = call.scope(_required(memory))
    now = call.kw.now()
    if memory_id:
        await call.kw.bank.records.require_new(call.parent.bank, memory_id, call.principal.sees)
    applied = await call.kw.bank.create(
        scope,
        memory.fact or "",
        topic=next(iter(memory.topic_labels), ""),
        labels=memory.labels,
        expires_at=memory.ends(now),
        revision_labels=memory.revision_labels,
        revision_expires_at=memory.revision_ends(now),
        memory_id=memory_id,
        details=details_of(memory),
        actor=call.actor,
    )
    made = await call.kw.bank.get(scope, applied.memory_id)
    shown = memory_to_wire(call.parent, scope, made)
    name = memory_name(call.parent, made.id)
    return answer(done(call, name, "create", "CreateMemory", ("Memory", shown)))


def _required(memory: MemoryMessage) -> dict[str, str]:
    if memory.scope is None:
        raise InvalidInput("scope", "must say whose memory it is")
    if memory.memory_type == "STRUCTURED_PROFILE" or memory.structured_content:
        raise InvalidInput(
            "structured_content", "is written by generation", hint="give a fact instead"
        )
    return memory.scope


@router.get(MEMORIES, responses={200: {"model": ListMemories}})
async def list_memories(
    call: Called,
    page_size: PageSize = 0,
    page_token: PageToken = "",
    filter: str = "",
    order_by: OrderBy = "",
) -> Response:
    """The memories of a bank, by default the newest first."""
    bank = await call.reach("read")
    order, descending = order_of(order_by)
    page = await call.kw.bank.records.list(
        bank,
        call.principal.sees,
        user_id=call.principal.scope.get("user_id"),
        page_size=page_size or 100,
        page_token=opened(page_token, bank, filter, order, descending),
        filter=filter,
        order=order,
        descending=descending,
    )
    token = sealed(page.next_token, bank, filter, order, descending)
    shown = [memory_to_wire(call.parent, scope, memory) for scope, memory in page.items]
    return answer({"memories": shown or None, "nextPageToken": token or None})


@router.get(MEMORY, responses={200: {"model": MemoryMessage}})
async def get_memory(call: Called, memory: str) -> Response:
    """One memory."""
    bank = await call.reach("read")
    scope = await call.kw.bank.records.find(bank, memory, call.principal.sees)
    return answer(memory_to_wire(call.parent, scope, await call.kw.bank.get(scope, memory)))


@router.patch(MEMORY, responses={200: {"model": Operation}})
async def update_memory(
    call: Called,
    memory: str,
    body: MemoryMessage,
    update_mask: Annotated[str, Query(alias="updateMask")] = "",
    _: Annotated[str, Query(alias="memoryId")] = "",
) -> Response:
    """Change a memory as the caller vouches for it; without a mask, the fields that are there."""
    bank = await call.reach("write")
    scope = await call.kw.bank.records.find(bank, memory, call.principal.sees)
    if body.scope is not None and body.scope != dict(scope.entries):
        raise InvalidInput("scope", "cannot be changed", hint="create a memory in the other scope")
    mask = mask_of(update_mask, _CHANGEABLE, below=frozenset({"metadata"}))
    named = body.given() if mask is None else mask
    keys = frozenset(each.partition(".")[2].strip("`") for each in named if "." in each)
    now = call.kw.now()
    times = bool(named & {"ttl", "expire_time"})
    edit = Edit(
        fact=(body.fact or "") if "fact" in named else None,
        topics=body.topic_labels if "topics" in named else None,
        labels=body.labels if "metadata" in named or keys else None,
        label_keys=None if "metadata" in named else keys,
        expires_at=(body.ends(now) or 0) if times else None,
        display_name=(body.display_name or "") if "display_name" in named else None,
        description=(body.description or "") if "description" in named else None,
        revision_labels=body.revision_labels,
        revision_expires_at=body.revision_ends(now),
    )
    changed = await call.kw.bank.records.update(scope, memory, edit, actor=call.actor)
    shown = memory_to_wire(call.parent, scope, changed)
    name = memory_name(call.parent, memory)
    return answer(done(call, name, "update", "UpdateMemory", ("Memory", shown)))


@router.delete(MEMORY, responses={200: {"model": Operation}})
async def delete_memory(call: Called, memory: str) -> Response:
    """Take a memory out; for 48 hours a rollback brings it back."""
    bank = await call.reach("delete")
    scope = await call.kw.bank.records.find(bank, memory, call.principal.sees)
    await call.kw.bank.records.remove(scope, memory, actor=call.actor)
    return answer(done(call, memory_name(call.parent, memory), "delete", "DeleteMemory", None))


@router.post(f"{MEMORY}:rollback", responses={200: {"model": Operation}})
async def rollback_memory(call: Called, memory: str, body: RollbackMemory) -> Response:
    """Bring back an earlier state of a memory, or one that was taken out."""
    bank = await call.reach("write")
    scope = await call.kw.bank.records.find(bank, memory, call.principal.sees)
    said = _REVISION.fullmatch(str(body.target_revision_id))
    if said is None or (
        said["memory"] and memory != id_of(said["memory"], call.parent, "memories", _TARGET)
    ):
        raise InvalidInput(_TARGET, "must be a revision of this memory")
    number = int(said["number"])
    await call.kw.bank.rollback(scope, memory, number, actor=call.actor)
    back = await call.kw.bank.get(scope, memory)
    shown = memory_to_wire(call.parent, scope, back)
    name = memory_name(call.parent, memory)
    return answer(done(call, name, "rollback", "RollbackMemory", ("Memory", shown)))


# Revisions


@router.get(f"{MEMORY}/revisions", responses={200: {"model": ListRevisions}})
async def list_revisions(
    call: Called,
    memory: str,
    page_size: PageSize = 0,
    page_token: PageToken = "",
    filter: str = "",
) -> Response:
    """What a memory has been, newest first."""
    revisions = await _revisions(call, memory)
    condition = parse(filter, _REVISION_FIELDS, bare="fact", name="filter")
    before = int(opened(page_token, memory, filter) or 2**62)
    found = [
        each
        for each in reversed(revisions)
        if each.number < before
        and holds(
            condition,
            lambda field, each=each: {  # type: ignore[misc]
                "labels": dict(each.labels),
                "fact": each.fact,
                "create_time": each.time,
            }[field],
        )
    ]
    count = min(page_size or 100, 1000)
    last = str(found[count - 1].number) if len(found) > count else ""
    return answer(
        {
            "memoryRevisions": [revision_to_wire(call.parent, each) for each in found[:count]]
            or None,
            "nextPageToken": sealed(last, memory, filter) or None,
        }
    )


@router.get(f"{MEMORY}/revisions/{{revision}}", responses={200: {"model": MemoryRevision}})
async def get_revision(call: Called, memory: str, revision: str) -> Response:
    """One state a memory has been in."""
    for each in await _revisions(call, memory):
        if str(each.number) == revision:
            return answer(revision_to_wire(call.parent, each))
    raise NotFound("there is no such revision of this memory")


async def _revisions(call: Call, memory: str) -> tuple[Revision, ...]:
    bank = await call.reach("read")
    scope = await call.kw.bank.records.find(bank, memory, call.principal.sees)
    return await call.kw.bank.revisions(scope, memory)
