"""What a bank hands over and proves: export, import, receipts, and the audit log."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import AsyncGenerator
from contextlib import aclosing
from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from keepwise.errors import InvalidInput
from keepwise.governance.auditing.chain import parse_head
from keepwise.model import Scope
from keepwise.server.calls import Called, answer
from keepwise.server.routes.paths import AUDIT, BANK, RECEIPTS
from keepwise.server.wire.governed import (
    chained_to_wire,
    check_to_wire,
    entry_to_wire,
    imported_to_wire,
)
from keepwise.server.wire.governing import ReceiptAnswer, ReceiptRequest
from keepwise.server.wire.proving import (
    AuditAnswer,
    AuditRequest,
    ExportRequest,
    ImportAnswer,
    VerifyAnswer,
    VerifyRequest,
)

router = APIRouter(tags=["governance"])

_LINES = "application/x-ndjson"


@router.post(f"{RECEIPTS}:verify", responses={200: {"model": ReceiptAnswer}})
async def verify_receipt(call: Called, body: ReceiptRequest) -> Response:
    """Whether this server issued a receipt, nothing in it was changed, and the log agrees."""
    await call.reach("govern")
    check = await call.kw.verify_receipt(json.dumps(body.receipt, ensure_ascii=False))
    return answer({"id": check.id, "valid": check.valid, "problems": [*check.problems]})


# Moving


@router.post(f"{BANK}:export", responses={200: {"content": {_LINES: {}}}}, response_class=Response)
async def export(call: Called, body: ExportRequest | None = None) -> Response:
    """All that is stored for a scope, or for each of the bank that the caller sees."""
    target: Scope | str = await call.reach("govern")
    if body is not None and body.scope is not None:
        target = call.scope(body.scope)
    lines = call.kw.export(target, only=call.principal.sees, actor=call.actor)
    # What is wrong shows with the first line, while the answer can still be an error.
    first = await anext(lines)

    async def all_of_it() -> AsyncGenerator[str]:
        async with aclosing(lines):
            yield first
            async for line in lines:
                yield line

    return StreamingResponse(all_of_it(), media_type=_LINES)


@router.post(
    f"{BANK}:import",
    responses={200: {"model": ImportAnswer}},
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
            path,
            form="keepwise",
            bank=bank,
            dry_run=validate_only,
            on_conflict=on_conflict,
            actor=call.actor,
        )
    return answer(imported_to_wire(report))


# The audit log


@router.post(f"{AUDIT}:list", responses={200: {"model": AuditAnswer}})
async def list_audit(call: Called, body: AuditRequest | None = None) -> Response:
    """What was done, by whom and why; never content."""
    await call.reach("govern")
    asked = body or AuditRequest()
    size, token = asked.page_size or 100, asked.page_token or ""
    newest, action, kind = bool(asked.newest_first), asked.action or "", asked.kind or ""
    if asked.scope is not None:
        page = await call.kw.audit.list(
            call.scope(asked.scope),
            page_size=size,
            page_token=token,
            newest_first=newest,
            action=action,
            kind=kind,
        )
        entries, following = [entry_to_wire(each) for each in page.items], page.next_token
    else:
        log = await call.kw.audit.log(
            await call.reach_everybody("govern"),
            page_size=size,
            page_token=token,
            newest_first=newest,
            action=action,
            kind=kind,
            missing_ok=True,
        )
        entries, following = [chained_to_wire(each) for each in log.items], log.next_token
    return answer({"entries": entries, "nextPageToken": following or None})


@router.post(f"{AUDIT}:verify", responses={200: {"model": VerifyAnswer}})
async def verify_audit(call: Called, body: VerifyRequest | None = None) -> Response:
    """Whether the audit log of the bank is as it was written."""
    bank = await call.reach_everybody("govern")
    head = (body.head or "") if body is not None else ""
    if head and parse_head(head, bank) is None:
        raise InvalidInput("head", "is none that a check returned")
    check = await call.kw.audit.verify(bank, expect=head, missing_ok=True)
    return answer(check_to_wire(check))
