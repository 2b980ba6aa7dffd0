"""What governs the memories of a bank: scan, forget, confirm what waits, explain."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Response

from keepwise.errors import InvalidInput
from keepwise.model import JsonObject, Memory, Scope
from keepwise.server.calls import Call, Called, answer
from keepwise.server.names import id_of
from keepwise.server.routes.paths import MEMORIES
from keepwise.server.wire.governed import (
    hit_to_wire,
    item_to_wire,
    provenance_to_wire,
    receipts_to_wire,
    report_to_wire,
)
from keepwise.server.wire.governing import (
    ConfirmAnswer,
    DismissAnswer,
    ExplainAnswer,
    ExplainRequest,
    ForgetAnswer,
    ForgetRequest,
    ItemRequest,
    QuarantinedAnswer,
    QuarantinedRequest,
    ScanAnswer,
    ScanRequest,
)
from keepwise.server.wire.memories import memory_name, memory_to_wire

router = APIRouter(tags=["governance"])

_FEW = 10


@router.post(f"{MEMORIES}:scan", responses={200: {"model": ScanAnswer}})
async def scan(call: Called, body: ScanRequest | None = None) -> Response:
    """Look at all that is stored with today's policy; kinds and places are told, never values."""
    bank = await call.reach("govern")
    asked = body or ScanRequest()
    report = await call.kw.scan(
        bank=bank, only=_sees(call, asked.scope), fix=asked.how, actor=call.actor
    )
    return answer(report_to_wire(report))


def _sees(call: Call, entries: dict[str, str] | None) -> Callable[[Scope], bool]:
    """Which scopes a request is about: what the caller sees, or one of these that it names."""
    if entries is None:
        return call.principal.sees
    scope = call.scope(entries)
    return lambda each: each == scope


# Forgetting


@router.post(f"{MEMORIES}:forget", responses={200: {"model": ForgetAnswer}})
async def forget(call: Called, body: ForgetRequest) -> Response:
    """Forget memories for good, everywhere, with a receipt; with ``erase`` all there is."""
    bank = await call.reach("govern")
    body.require_clear()
    if body.erase:
        return answer(await _erased(call, bank, body))
    found = await _meant(call, bank, body)
    if body.validate_only:
        for scope in dict.fromkeys(scope for scope, _ in found):
            await call.kw.audit.read(
                scope, target="memories", reason="to be forgotten", actor=call.actor
            )
        shown = [memory_to_wire(call.parent, scope, each) for scope, each in found]
        return answer({"memories": shown})
    named = [(scope, each.id) for scope, each in found]
    return answer(receipts_to_wire(await call.kw.bank.records.forget(named, actor=call.actor)))


async def _meant(call: Call, bank: str, body: ForgetRequest) -> list[tuple[Scope, Memory]]:
    """The memories that a request to forget means."""
    if body.words:
        scope = call.scope(body.scope or {})
        return [(scope, each) for each in await call.kw.bank.matching(scope, body.words)]
    sees = _sees(call, body.scope)
    return await call.kw.bank.records.named(bank, body.memory_ids(call.parent), sees)


async def _erased(call: Call, bank: str, body: ForgetRequest) -> JsonObject:
    if body.scope is not None:
        scopes = [call.scope(body.scope)]
    else:
        scopes = [*await call.kw.scopes(bank=bank, user_id=body.user_id)]
    known = [each for each in scopes if call.principal.sees(each) and await call.kw.knows(each)]
    if not body.validate_only:
        return receipts_to_wire(await call.kw.erase_all(known, actor=call.actor))
    return {
        "removed": [
            {"scope": dict(each.entries), "rows": dict(await call.kw.preview_erase(each))}
            for each in known
        ]
    }


# The quarantine


@router.post(f"{MEMORIES}:quarantined", responses={200: {"model": QuarantinedAnswer}})
async def quarantined(call: Called, body: QuarantinedRequest) -> Response:
    """What somebody else's words would have had remembered, and waits for a person."""
    await call.reach("govern")
    scope = call.scope(body.scope)
    page = await call.kw.bank.quarantine.list(
        scope, page_size=body.page_size or 100, page_token=body.page_token or ""
    )
    await call.kw.audit.read(scope, target="quarantine", reason="listed", actor=call.actor)
    items = [item_to_wire(each) for each in page.items]
    return answer({"items": items, "nextPageToken": page.next_token or None})


@router.post(f"{MEMORIES}:confirm", responses={200: {"model": ConfirmAnswer}})
async def confirm(call: Called, body: ItemRequest) -> Response:
    """Remember what an item says: a person has looked at it and wants it."""
    await call.reach("govern")
    applied = await call.kw.bank.quarantine.confirm(
        call.scope(body.scope), body.id, actor=call.actor
    )
    return answer({"name": memory_name(call.parent, applied.memory_id), "action": applied.action})


@router.post(f"{MEMORIES}:dismiss", responses={200: {"model": DismissAnswer}})
async def dismiss(call: Called, body: ItemRequest) -> Response:
    """Take an item out for good."""
    await call.reach("govern")
    await call.kw.bank.quarantine.drop(call.scope(body.scope), body.id, actor=call.actor)
    return answer({})


# Why


@router.post(f"{MEMORIES}:explain", responses={200: {"model": ExplainAnswer}})
async def explain(call: Called, body: ExplainRequest) -> Response:
    """Why a search finds what it finds, or how a memory came to be."""
    bank = await call.reach("read")
    if (body.query is None) == (body.name is None):
        raise InvalidInput("query", "or name: say one of them")
    if body.name is not None:
        return answer(await _came_to_be(call, bank, body.name, body.scope))
    if body.scope is None:
        raise InvalidInput("scope", "must say whose memories")
    scope = call.scope(body.scope)
    hits = await call.kw.bank.retrieve(scope, body.query or "", top_k=min(body.top_k or _FEW, 100))
    await call.kw.audit.read(scope, target="memories", reason="explained", actor=call.actor)
    return answer(
        {
            "hits": [hit_to_wire(call.parent, scope, each) for each in hits],
            "degraded": hits.degraded or None,
            "notes": [*(await call.kw.banks.rules(bank)).notes] or None,
        }
    )


async def _came_to_be(
    call: Call, bank: str, name: str, entries: dict[str, str] | None
) -> JsonObject:
    memory_id = id_of(name, call.parent, "memories", "name")
    owner = await call.kw.bank.records.find(bank, memory_id, _sees(call, entries))
    revisions = await call.kw.bank.revisions(owner, memory_id)
    await call.kw.audit.read(owner, target=memory_id, reason="explained", actor=call.actor)
    return provenance_to_wire(call.parent, memory_id, revisions)
