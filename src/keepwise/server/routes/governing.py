"""What governs a bank: scan, forget, confirm, export, import, explain, and the audit log."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from keepwise.errors import InvalidInput
from keepwise.model import JsonObject, Memory, Receipt, Scope
from keepwise.server.calls import Call, Called, answer
from keepwise.server.routes.paths import AUDIT, BANK, MEMORIES, RECEIPTS
from keepwise.server.wire.governing import (
    AuditRequest,
    ExplainRequest,
    ExportRequest,
    ForgetRequest,
    ItemRequest,
    QuarantinedRequest,
    ReceiptRequest,
    ScanRequest,
    VerifyRequest,
    chained_to_wire,
    check_to_wire,
    entry_to_wire,
    hit_to_wire,
    imported_to_wire,
    item_to_wire,
    provenance_to_wire,
    receipts_to_wire,
    report_to_wire,
)
from keepwise.server.wire.memories import memory_name, memory_to_wire

router = APIRouter(tags=["governance"])

_FEW = 10
_LINES = "application/x-ndjson"


@router.post(f"{MEMORIES}:scan", responses={200: {"model": dict}})
async def scan(call: Called, body: ScanRequest) -> Response:
    """Look at all that is stored with today's policy; kinds and places are told, never values."""
    bank = await call.reach("govern")
    wanted = call.scope(body.scope) if body.scope is not None else None
    fix: Literal["quarantine", "erase"] | None = None
    if body.fix == "QUARANTINE":
        fix = "quarantine"
    elif body.fix == "ERASE":
        fix = "erase"

    def only(scope: Scope) -> bool:
        return call.principal.sees(scope) and wanted in (None, scope)

    report = await call.kw.scan(bank=bank, only=only, fix=fix, actor=call.actor)
    return answer(report_to_wire(report))


@router.post(f"{MEMORIES}:forget", responses={200: {"model": dict}})
async def forget(call: Called, body: ForgetRequest) -> Response:
    """Forget memories for good, everywhere, with a receipt; with ``erase`` all there is."""
    bank = await call.reach("govern")
    asked = [bool(body.names), bool(body.words), bool(body.erase)]
    if sum(asked) != 1:
        raise InvalidInput("names", "or words or erase: say one of them")
    if body.erase:
        return answer(await _erased(call, await _whole(call, bank, body), bool(body.validate_only)))
    found = await _named(call, body)
    if body.validate_only:
        return answer({"memories": [_shown(call, scope, each) for scope, each in found]})
    receipts = [
        await call.kw.bank.delete(scope, each.id, reason="asked to forget", actor=call.actor)
        for scope, each in found
    ]
    return answer(receipts_to_wire(receipts))


async def _whole(call: Call, bank: str, body: ForgetRequest) -> list[Scope]:
    """Whom an erasure is about: one scope, or every scope of a user in the bank."""
    if body.scope is not None:
        return [call.scope(body.scope)]
    if not body.user_id:
        raise InvalidInput("scope", "or user_id must say whom to erase")
    return [
        each
        for each in await call.kw.scopes()
        if each.bank == bank and each.get("user_id") == body.user_id and call.principal.sees(each)
    ]


async def _erased(call: Call, scopes: list[Scope], only_look: bool) -> JsonObject:
    known = [each for each in scopes if await call.kw.knows(each)]
    if only_look:
        return {
            "removed": [
                {"scope": dict(each.entries), "rows": dict(await call.kw.preview_erase(each))}
                for each in known
            ]
        }
    receipts: list[Receipt] = [await call.kw.erase(each, actor=call.actor) for each in known]
    return receipts_to_wire(receipts)


async def _named(call: Call, body: ForgetRequest) -> list[tuple[Scope, Memory]]:
    """The memories that a request to forget names."""
    if body.words:
        if body.scope is None:
            raise InvalidInput("scope", "must say whose memories")
        scope = call.scope(body.scope)
        return [(scope, each) for each in await call.kw.bank.matching(scope, body.words)]
    found = []
    for name in body.names or ():
        memory_id = call.parent.id_of(name, "memories")
        owner = await call.kw.bank.records.find(call.parent.bank, memory_id, call.principal.sees)
        found.append((owner, await call.kw.bank.get(owner, memory_id)))
    return found


def _shown(call: Call, scope: Scope, memory: Memory) -> JsonObject:
    return memory_to_wire(call.parent, scope, memory)


@router.post(f"{RECEIPTS}:verify", responses={200: {"model": dict}})
async def verify_receipt(call: Called, body: ReceiptRequest) -> Response:
    """Whether this server issued a receipt, nothing in it was changed, and the log agrees."""
    import json

    await call.reach("govern")
    check = await call.kw.verify_receipt(json.dumps(body.receipt, ensure_ascii=False))
    return answer({"id": check.id, "valid": check.valid, "problems": [*check.problems]})


# The quarantine


@router.post(f"{MEMORIES}:quarantined", responses={200: {"model": dict}})
async def quarantined(call: Called, body: QuarantinedRequest) -> Response:
    """What somebody else's words would have had remembered, and waits for a person."""
    await call.reach("govern")
    scope = call.scope(body.scope)
    page = await call.kw.bank.quarantine.list(
        scope, page_size=body.page_size or 100, page_token=body.page_token or ""
    )
    await call.kw.audit.read(scope, target="quarantine", reason="listed", actor=call.actor)
    return answer(
        {
            "items": [item_to_wire(each) for each in page.items],
            "nextPageToken": page.next_token or None,
        }
    )


@router.post(f"{MEMORIES}:confirm", responses={200: {"model": dict}})
async def confirm(call: Called, body: ItemRequest) -> Response:
    """Remember what an item says: a person has looked at it and wants it."""
    await call.reach("govern")
    applied = await call.kw.bank.quarantine.confirm(
        call.scope(body.scope), body.id, actor=call.actor
    )
    return answer({"name": memory_name(call.parent, applied.memory_id), "action": applied.action})


@router.post(f"{MEMORIES}:dismiss", responses={200: {"model": dict}})
async def dismiss(call: Called, body: ItemRequest) -> Response:
    """Take an item out for good."""
    await call.reach("govern")
    await call.kw.bank.quarantine.drop(call.scope(body.scope), body.id, actor=call.actor)
    return answer({})


# Why


@router.post(f"{MEMORIES}:explain", responses={200: {"model": dict}})
async def explain(call: Called, body: ExplainRequest) -> Response:
    """Why a search finds what it finds, or how a memory came to be."""
    bank = await call.reach("read")
    if (body.query is None) == (body.name is None):
        raise InvalidInput("query", "or name: say one of them")
    if body.query is not None:
        if body.scope is None:
            raise InvalidInput("scope", "must say whose memories")
        scope = call.scope(body.scope)
        hits = await call.kw.bank.retrieve(scope, body.query, top_k=min(body.top_k or _FEW, 100))
        return answer(
            {
                "hits": [hit_to_wire(call.parent, scope, each) for each in hits],
                "degraded": hits.degraded or None,
                "notes": [*(await call.kw.banks.rules(bank)).notes] or None,
            }
        )
    memory_id = call.parent.id_of(body.name or "", "memories")
    owner = await call.kw.bank.records.find(bank, memory_id, call.principal.sees)
    memory = await call.kw.bank.get(owner, memory_id)
    revisions = await call.kw.bank.revisions(owner, memory_id)
    return answer(provenance_to_wire(call.parent, memory, revisions))


# Moving


@router.post(f"{BANK}:export", responses={200: {"content": {_LINES: {}}}}, response_class=Response)
async def export(call: Called, body: ExportRequest | None = None) -> Response:
    """All that is stored for a scope, or in the bank, as lines of JSON."""
    await call.reach("govern")
    if body is not None and body.scope is not None:
        target: Scope | str = call.scope(body.scope)
    else:
        target = await call.reach_everybody("govern")
    lines = call.kw.export(target, actor=call.actor)
    # What is wrong shows with the first line, while the answer can still be an error.
    first = await anext(lines)

    async def all_of_it() -> AsyncGenerator[str]:
        yield first
        async for line in lines:
            yield line

    return StreamingResponse(all_of_it(), media_type=_LINES)


@router.post(
    f"{BANK}:import",
    responses={200: {"model": dict}},
    openapi_extra={"requestBody": {"required": True, "content": {_LINES: {}}}},
)
async def import_lines(
    call: Called,
    request: Request,
    validate_only: Annotated[bool, Query(alias="validateOnly")] = False,
    on_conflict: Annotated[Literal["skip", "update"], Query(alias="onConflict")] = "skip",
) -> Response:
    """Take over what an export holds, into this bank; every record passes the guard."""
    bank = await call.reach_everybody("govern")
    with tempfile.TemporaryDirectory(prefix="keepwise-import-") as folder:
        path = Path(folder) / "lines.jsonl"
        with path.open("wb") as file:
            async for chunk in request.stream():
                await asyncio.to_thread(file.write, chunk)
        report = await call.kw.import_file(
            path, bank=bank, dry_run=validate_only, on_conflict=on_conflict, actor=call.actor
        )
    return answer(imported_to_wire(report))


# The audit log


@router.post(f"{AUDIT}:list", responses={200: {"model": dict}})
async def list_audit(call: Called, body: AuditRequest) -> Response:
    """What was done, by whom and why; never content."""
    await call.reach("govern")
    size, token = body.page_size or 100, body.page_token or ""
    newest = bool(body.newest_first)
    if body.scope is not None:
        page = await call.kw.audit.list(
            call.scope(body.scope), page_size=size, page_token=token, newest_first=newest
        )
        entries, following = [entry_to_wire(each) for each in page.items], page.next_token
    else:
        bank = await call.reach_everybody("govern")
        log = await call.kw.audit.log(bank, page_size=size, page_token=token, newest_first=newest)
        entries, following = [chained_to_wire(each) for each in log.items], log.next_token
    return answer({"entries": entries, "nextPageToken": following or None})


@router.post(f"{AUDIT}:verify", responses={200: {"model": dict}})
async def verify_audit(call: Called, body: VerifyRequest | None = None) -> Response:
    """Whether the audit log of the bank is as it was written."""
    bank = await call.reach_everybody("govern")
    head = (body.head or "") if body is not None else ""
    return answer(check_to_wire(await call.kw.audit.verify(bank, expect=head)))
