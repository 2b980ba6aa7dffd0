"""Banks: what the service calls reasoning engines."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Response

from keepwise.errors import InvalidInput
from keepwise.model import JsonObject
from keepwise.model.banks import BankRecord
from keepwise.server.calls import Call, Called, Placed, answer
from keepwise.server.names import Parent
from keepwise.server.routes.listing import PageSize, PageToken, opened, sealed
from keepwise.server.routes.paths import BANK, BANKS
from keepwise.server.wire.banks import (
    EMPTY_CONFIG,
    DeleteEngine,
    ListEngines,
    ReasoningEngine,
    config_of,
    engine_to_wire,
)
from keepwise.server.wire.operations import Operation, done

router = APIRouter(tags=["banks"])

_UPDATABLE = frozenset({"display_name", "description", "labels", "context_spec"})


async def _shown(call: Call, record: BankRecord) -> JsonObject:
    return engine_to_wire(record, call.parent, await call.kw.banks.rules(record.name))


def _require_supported(engine: ReasoningEngine) -> None:
    """Refuse what would change nothing here: code to run, traffic, keys of a cloud."""
    for name in ("spec", "traffic_config"):
        if getattr(engine, name):
            raise InvalidInput(name, "is not supported: a bank here runs no code")


@router.post(BANKS, responses={200: {"model": Operation}})
async def create_bank(
    call: Placed,
    engine: ReasoningEngine | None = None,
    wanted: Annotated[str, Query(alias="reasoningEngineId", max_length=63)] = "",
) -> Response:
    """Create a bank; its id is made of digits unless ``reasoningEngineId`` names one."""
    engine = engine or ReasoningEngine()
    _require_supported(engine)
    bank = wanted or str(secrets.randbelow(9 * 10**18) + 10**18)
    place = Parent(call.parent.project, call.parent.location, bank)
    call = replace(call, parent=place)
    call.require("manage")
    record = await call.kw.banks.create(
        bank,
        display_name=engine.display_name or "",
        description=engine.description or "",
        labels=engine.labels,
        config=config_of(engine),
        actor=call.actor,
    )
    made = ("ReasoningEngine", await _shown(call, record))
    return answer(done(call, place.name, "create", "CreateReasoningEngine", made))


@router.get(BANKS, responses={200: {"model": ListEngines}})
async def list_banks(
    call: Placed,
    page_size: PageSize = 0,
    page_token: PageToken = "",
    filter: str = "",
) -> Response:
    """The banks the caller may read, by name."""
    mine = call.principal.banks
    page = await call.kw.banks.list(
        banks=None if mine is None else sorted(mine),
        page_size=page_size or 100,
        page_token=opened(page_token, filter),
        filter=filter,
    )
    readable = [each for each in page.items if call.principal.may("read", each.name)]
    shown = [await _shown(call, each) for each in readable]
    token = sealed(page.next_token, filter)
    return answer({"reasoningEngines": shown or None, "nextPageToken": token or None})


@router.get(BANK, responses={200: {"model": ReasoningEngine}})
async def get_bank(call: Called) -> Response:
    """One bank."""
    bank = await call.reach("read")
    return answer(await _shown(call, await call.kw.banks.get(bank)))


@router.patch(BANK, responses={200: {"model": Operation}})
async def update_bank(
    call: Called,
    engine: ReasoningEngine | None = None,
    update_mask: Annotated[str, Query(alias="updateMask")] = "",
) -> Response:
    """Change a bank; of its configuration only the fields that are there."""
    bank = await call.reach("manage")
    engine = engine or ReasoningEngine()
    _require_supported(engine)
    mask = mask_of(update_mask, _UPDATABLE, below=frozenset({"context_spec"}))

    heads = None if mask is None else {each.partition(".")[0] for each in mask}

    def asked(name: str) -> bool:
        return name in (engine.given() if heads is None else heads)

    record = await call.kw.banks.update(
        bank,
        display_name=(engine.display_name or "") if asked("display_name") else None,
        description=(engine.description or "") if asked("description") else None,
        labels=(engine.labels or {}) if asked("labels") else None,
        config=_asked_config(engine, mask) if asked("context_spec") else None,
        actor=call.actor,
    )
    changed = ("ReasoningEngine", await _shown(call, record))
    return answer(done(call, call.parent.name, "update", "UpdateReasoningEngine", changed))


@router.delete(BANK, responses={200: {"model": Operation}})
async def delete_bank(
    call: Called, body: DeleteEngine | None = None, force: bool = False
) -> Response:
    """Delete a bank; with ``force``, in the query or the body, all that is in it too."""
    bank = await call.reach("manage")
    call.require("delete")
    wanted = force or bool(body and body.force)
    await call.kw.banks.delete(bank, force=wanted, actor=call.actor)
    return answer(done(call, call.parent.name, "delete", "Delete", None))


def _asked_config(engine: ReasoningEngine, mask: frozenset[str] | None) -> JsonObject | None:
    """What of the configuration changes: what is there, or the fields that the mask names in it."""
    found = config_of(engine) or {}
    below = {each for each in mask or () if each.startswith("context_spec.")}
    named = {_snake(each.partition(".")[2]) for each in below} - {"memory_bank_config"}
    if not named or (mask is not None and "context_spec" in mask) or len(named) < len(below):
        return found or None
    wanted: JsonObject = {}
    for path in named:
        head, _, name = path.partition(".")
        if head != "memory_bank_config" or name not in EMPTY_CONFIG:
            raise InvalidInput(
                "update_mask", "names no field of the configuration", hint=", ".join(EMPTY_CONFIG)
            )
        key, nothing = EMPTY_CONFIG[name]
        wanted[key] = found.get(key, nothing)
    return wanted


def _snake(text: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in text)


def mask_of(
    text: str, known: frozenset[str], *, below: frozenset[str] = frozenset()
) -> frozenset[str] | None:
    """The fields that an update mask names, in snake_case; None for an empty one.

    What follows the first point of a path stays as it was written: it can be a caller's own key.

    Args:
        text: comma separated, either spelling; ``*`` for all.
        known: what may be named.
        below: of which a part may be named too (``context_spec.memory_bank_config``).

    Raises:
        InvalidInput: it names a field there is not, or one that cannot be changed.
    """
    named: set[str] = set()
    for each in (part.strip() for part in text.split(",")):
        if not each:
            continue
        if each == "*":
            return known
        head, dot, rest = each.partition(".")
        name = _snake(head)
        if name not in known or (dot and (name not in below or not rest)):
            raise InvalidInput(
                "update_mask", "names a field that cannot be changed", hint=", ".join(sorted(known))
            )
        named.add(name + dot + rest)
    return frozenset(named) or None
