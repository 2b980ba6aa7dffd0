"""Operations: what became of work that a request began."""

from __future__ import annotations

from fastapi import APIRouter, Response

from keepwise.errors import NotFound
from keepwise.model import JsonObject
from keepwise.server.calls import Call, Called, answer
from keepwise.server.routes.paths import BANK, MEMORY, SESSION
from keepwise.server.wire.banks import engine_to_wire
from keepwise.server.wire.memories import memory_name, memory_to_wire
from keepwise.server.wire.operations import JobKind, Operation, done, of_job
from keepwise.server.wire.sessions import session_name, session_to_wire

router = APIRouter(tags=["operations"])

_OF_MEMORIES = {
    "create": "CreateMemory",
    "update": "UpdateMemory",
    "rollback": "RollbackMemory",
    "delete": "DeleteMemory",
}


@router.get(f"{BANK}/operations/{{operation}}", responses={200: {"model": Operation}})
async def get_operation(call: Called, operation: str) -> Response:
    """An operation of a bank: generation, ingestion, a purge, or one on the bank itself."""
    kind, _, rest = operation.partition("-")
    if kind == "delete" and rest:
        call.require("read")
        if await call.kw.banks.exists(call.parent.bank) and call.parent.bank != "default":
            raise _missing()
        return answer(done(call, call.parent.name, "", "Delete", None, op=operation))
    bank = await call.reach("read")
    if kind in ("create", "update") and rest:
        record, rules = await call.kw.banks.get(bank), await call.kw.banks.rules(bank)
        shown = ("ReasoningEngine", engine_to_wire(record, call.parent, rules))
        name = f"{kind.title()}ReasoningEngine"
        return answer(done(call, call.parent.name, "", name, shown, op=operation))
    count = rest.partition("-")[0]
    if kind == "purge" and count.isascii() and count.isdigit():
        purged = ("PurgeMemoriesResponse", {"purgeCount": int(count)})
        return answer(done(call, call.parent.name, "", "PurgeMemories", purged, op=operation))
    if kind == "generate":
        return answer(await _of_job(call, "generate", rest))
    if kind == "ingest":
        return answer(await _of_job(call, "ingest", rest))
    raise _missing()


async def _of_job(call: Call, kind: JobKind, handle: str) -> JsonObject:
    try:
        scope, job = await call.kw.jobs.find(call.parent.bank, handle)
    except NotFound:
        raise _missing() from None
    if not call.principal.sees(scope):
        raise _missing()
    return of_job(call, kind, scope, job)


@router.get(f"{MEMORY}/operations/{{operation}}", responses={200: {"model": Operation}})
async def get_memory_operation(call: Called, memory: str, operation: str) -> Response:
    """An operation on a memory: done, with the memory as it is now."""
    bank = await call.reach("read")
    kind = operation.partition("-")[0]
    if kind not in _OF_MEMORIES:
        raise _missing()
    scope = await call.kw.bank.records.find(bank, memory, call.principal.sees)
    name = memory_name(call.parent, memory)
    response = None
    if kind != "delete":
        shown = memory_to_wire(call.parent, scope, await call.kw.bank.get(scope, memory))
        response = ("Memory", shown)
    return answer(done(call, name, "", _OF_MEMORIES[kind], response, op=operation))


@router.get(f"{SESSION}/operations/{{operation}}", responses={200: {"model": Operation}})
async def get_session_operation(call: Called, session: str, operation: str) -> Response:
    """An operation on a session: done, with the session as it is now."""
    bank = await call.reach("read")
    kind = operation.partition("-")[0]
    name = session_name(call.parent, session)
    if kind == "delete":
        return answer(done(call, name, "", "Delete", None, op=operation))
    if kind != "create":
        raise _missing()
    scope = await call.kw.sessions.records.find(bank, session, call.principal.sees)
    found = await call.kw.sessions.get(scope, session, recent=0)
    shown = ("Session", session_to_wire(call.parent, found))
    return answer(done(call, name, "", "CreateSession", shown, op=operation))


def _missing() -> NotFound:
    return NotFound("there is no such operation, or it was too long ago")
