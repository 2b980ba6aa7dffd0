"""Conversations and their events."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Query, Response

from keepwise.errors import AlreadyExists, Denied, InvalidInput, NotFound
from keepwise.model import Scope
from keepwise.server.calls import Call, Called, answer
from keepwise.server.routes.banks import mask_of
from keepwise.server.routes.listing import OrderBy, PageSize, PageToken, opened, order_of, sealed
from keepwise.server.routes.paths import SESSION, SESSIONS
from keepwise.server.wire.events import (
    ListEvents,
    SessionEvent,
    event_of,
    event_to_wire,
    new_id,
)
from keepwise.server.wire.operations import Operation, done
from keepwise.server.wire.sessions import (
    LIFETIME,
    ListSessions,
    SessionMessage,
    session_name,
    session_to_wire,
)
from keepwise.sessions.records.service import Change

router = APIRouter(tags=["sessions"])

_ID = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9])?")
_EVENT_ORDER = re.compile(r"timestamp(?: +(asc|desc))?")
_PAGE = 100
_CHANGEABLE = frozenset({"display_name", "labels", "session_state", "ttl", "expire_time"})


def _owner(call: Call, user_id: str) -> Scope:
    """The scope of somebody's sessions: on the wire the bank is the app. Raises Denied."""
    scope = Scope.user(call.parent.bank, user_id, bank=call.parent.bank)
    if not call.principal.sees(scope):
        raise Denied(f"{call.principal.name} may not touch this user's sessions")
    return scope


async def _find(call: Call, session: str) -> Scope:
    return await call.kw.sessions.records.find(call.parent.bank, session, call.principal.sees)


@router.post(SESSIONS, responses={200: {"model": Operation}})
async def create_session(
    call: Called,
    session: SessionMessage,
    session_id: Annotated[str, Query(alias="sessionId")] = "",
) -> Response:
    """Start a conversation."""
    bank = await call.reach("write")
    if not session.user_id:
        raise InvalidInput("user_id", "must say whose session it is")
    if session_id and not _ID.fullmatch(session_id):
        raise InvalidInput(
            "session_id",
            "must be letters, digits, - and _, at most 63, first and last a letter or a digit",
        )
    scope = _owner(call, session.user_id)
    call.require_own(session.session_state or {})
    wanted = session_id or new_id()
    if await call.kw.sessions.records.is_taken(bank, wanted, call.principal.sees):
        raise AlreadyExists(f"there is a session {wanted} in this bank")
    now = call.kw.now()
    ends = session.ends(now)
    if ends is None and not call.kw.settings.sessions.ttl:
        ends = now + LIFETIME
    made = await call.kw.sessions.create(
        scope,
        session_id=wanted,
        state=session.session_state,
        expires_at=ends,
        display_name=session.display_name or "",
        labels=session.labels,
    )
    shown = ("Session", session_to_wire(call.parent, made))
    name = session_name(call.parent, made.id)
    return answer(done(call, name, "create", "CreateSession", shown))


@router.get(SESSIONS, responses={200: {"model": ListSessions}})
async def list_sessions(
    call: Called,
    page_size: PageSize = 0,
    page_token: PageToken = "",
    filter: str = "",
    order_by: OrderBy = "",
) -> Response:
    """The sessions of a bank without their events, by default the newest first."""
    bank = await call.reach("read")
    order, descending = order_of(order_by)
    page = await call.kw.sessions.records.list(
        bank,
        call.principal.sees,
        user_id=call.principal.scope.get("user_id"),
        page_size=min(page_size or _PAGE, _PAGE),
        page_token=opened(page_token, bank, filter, order, descending),
        filter=filter,
        order=order,
        descending=descending,
    )
    token = sealed(page.next_token, bank, filter, order, descending)
    shown = [session_to_wire(call.parent, each) for each in page.items]
    return answer({"sessions": shown or None, "nextPageToken": token or None})


@router.post(f"{SESSION}:appendEvent", responses={200: {"model": dict}})
async def append_event(call: Called, session: str, event: SessionEvent) -> Response:
    """Add an event; what it sets in the state is set. One that is there already changes nothing."""
    await call.reach("write")
    scope = await _find(call, session)
    said = event_of(event)
    call.require_own(said.state_delta)
    await call.kw.sessions.append(scope, session, said)
    return answer({})


@router.get(f"{SESSION}/events", responses={200: {"model": ListEvents}})
async def list_events(
    call: Called,
    session: str,
    page_size: PageSize = 0,
    page_token: PageToken = "",
    filter: str = "",
    order_by: OrderBy = "",
) -> Response:
    """The events of a session by time, the oldest first."""
    await call.reach("read")
    scope = await _find(call, session)
    said = _EVENT_ORDER.fullmatch(order_by.strip()) if order_by.strip() else None
    if order_by.strip() and said is None:
        raise InvalidInput("order_by", "must be timestamp, and perhaps desc")
    descending = bool(said and said[1] == "desc")
    page = await call.kw.sessions.records.events(
        scope,
        session,
        page_size=page_size or _PAGE,
        page_token=opened(page_token, session, filter, descending),
        filter=filter,
        descending=descending,
    )
    token = sealed(page.next_token, session, filter, descending)
    name = session_name(call.parent, session)
    shown = [event_to_wire(name, each) for each in page.items]
    return answer({"sessionEvents": shown or None, "nextPageToken": token or None})


@router.get(SESSION, responses={200: {"model": SessionMessage}})
async def get_session(call: Called, session: str) -> Response:
    """One session, without its events."""
    await call.reach("read")
    scope = await _find(call, session)
    found = await call.kw.sessions.get(scope, session, recent=0)
    return answer(session_to_wire(call.parent, found))


@router.patch(SESSION, responses={200: {"model": SessionMessage}})
async def update_session(
    call: Called,
    session: str,
    body: SessionMessage,
    update_mask: Annotated[str, Query(alias="updateMask")] = "",
) -> Response:
    """Change a session; without a mask, the fields that are there."""
    await call.reach("write")
    scope = await _find(call, session)
    if body.user_id is not None and body.user_id != scope.get("user_id"):
        raise InvalidInput("user_id", "cannot be changed")
    call.require_own(body.session_state or {})
    mask = mask_of(update_mask, _CHANGEABLE)
    named = body.given() if mask is None else mask
    change = Change(
        display_name=(body.display_name or "") if "display_name" in named else None,
        labels=(body.labels or {}) if "labels" in named else None,
        expires_at=body.ends(call.kw.now()) if named & {"ttl", "expire_time"} else None,
        state=(body.session_state or {}) if "session_state" in named else None,
    )
    changed = await call.kw.sessions.records.update(scope, session, change, actor=call.actor)
    return answer(session_to_wire(call.parent, changed))


@router.delete(SESSION, responses={200: {"model": Operation}})
async def delete_session(call: Called, session: str) -> Response:
    """Delete a conversation with its events and its state."""
    await call.reach("delete")
    scope = await _find(call, session)
    if not await call.kw.sessions.delete(scope, session, actor=call.actor):
        raise NotFound("there is no such session in this bank")
    return answer(done(call, session_name(call.parent, session), "delete", "Delete", None))
