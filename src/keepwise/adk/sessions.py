"""ADK's session service on Keepwise's ledger."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from weakref import WeakValueDictionary

from google.adk.events import Event as AdkEvent
from google.adk.sessions import BaseSessionService
from google.adk.sessions import Session as AdkSession
from google.adk.sessions.base_session_service import GetSessionConfig, ListSessionsResponse

from keepwise.adk.errors import translated
from keepwise.adk.events import from_adk, microseconds, plain, to_adk
from keepwise.adk.store import store_for, warn_if_shared
from keepwise.errors import NotFound
from keepwise.governance.findings import rules_of
from keepwise.model import Event, Scope, Session
from keepwise.wiring import Keepwise

logger = logging.getLogger("keepwise.adk")

_PAGE = 1000


class KeepwiseSessionService(BaseSessionService):
    """Durable sessions and state for ADK.

    Args:
        uri: ``keepwise:///file.db`` or any URL ``Keepwise.open`` takes; without one, and without
            a store, the setting ``url`` (``keepwise.db`` in the working folder).
        keepwise: a store that the caller has opened and will close.
    """

    def __init__(self, uri: str | None = None, *, keepwise: Keepwise | None = None) -> None:
        self._keepwise = store_for(uri, keepwise)
        self._owned = keepwise is None
        # Calls for one live session take turns, so that each sends the revision the one before
        # it made. Other processes are told apart by that revision.
        self._turns: WeakValueDictionary[tuple[str, str, str], asyncio.Lock] = WeakValueDictionary()

    async def create_session(
        self,
        *,
        app_name: str,
        user_id: str,
        state: dict[str, Any] | None = None,
        session_id: str | None = None,
    ) -> AdkSession:
        """Start a session. Raises AlreadyExistsError, InputValidationError."""
        warn_if_shared(user_id)
        with translated():
            kw = await self._keepwise.start()
            session = await kw.sessions.create(
                Scope.user(app_name, user_id), session_id=session_id, state=plain(state or {})
            )
        return _to_adk(session)

    async def get_session(
        self,
        *,
        app_name: str,
        user_id: str,
        session_id: str,
        config: GetSessionConfig | None = None,
    ) -> AdkSession | None:
        """A session with its events in append order, or None."""
        wanted = config or GetSessionConfig()
        after = wanted.after_timestamp
        with translated():
            kw = await self._keepwise.start()
            try:
                session = await kw.sessions.get(
                    Scope.user(app_name, user_id),
                    session_id,
                    recent=wanted.num_recent_events,
                    after=None if after is None else microseconds(after),
                )
            except NotFound:
                return None
        return _to_adk(session)

    async def list_sessions(
        self, *, app_name: str, user_id: str | None = None
    ) -> ListSessionsResponse:
        """Sessions without events, least recently updated first; of every user for None."""
        with translated():
            kw = await self._keepwise.start()
            if user_id is None:
                scopes = await kw.sessions.users(Scope.app(app_name))
            else:
                scopes = (Scope.user(app_name, user_id),)
            found: list[Session] = []
            for scope in scopes:
                token = ""
                while True:
                    page = await kw.sessions.list(scope, page_size=_PAGE, page_token=token)
                    found.extend(page.items)
                    token = page.next_token
                    if not token:
                        break
        found.sort(key=lambda session: (session.updated_at, session.scope.key, session.id))
        return ListSessionsResponse(sessions=[_to_adk(session) for session in found])

    async def delete_session(self, *, app_name: str, user_id: str, session_id: str) -> None:
        """Delete a session with its events and its own state; an unknown id is a no-op."""
        with translated():
            kw = await self._keepwise.start()
            await kw.sessions.delete(Scope.user(app_name, user_id), session_id)

    async def get_user_state(self, *, app_name: str, user_id: str) -> dict[str, Any]:
        """The user's values across sessions, keys without ``user:``."""
        with translated():
            kw = await self._keepwise.start()
            return dict(await kw.sessions.user_state(Scope.user(app_name, user_id)))

    async def append_event(self, session: AdkSession, event: AdkEvent) -> AdkEvent:
        """Store an event, then apply it to the live session.

        Nothing of the live session changes when the event is refused. A credential in a stored
        text or value is redacted in the store only: it lives for the turn, as ``temp:`` does.

        Raises:
            StaleSessionError: the session has been appended to since it was loaded.
            SessionNotFoundError: it has been deleted.
            InputValidationError: the event holds something that cannot be stored.
        """
        if event.partial:
            return event
        warn_if_shared(session.user_id)
        key = (session.app_name, session.user_id, session.id)
        turn = self._turns.get(key)
        if turn is None:
            turn = self._turns.setdefault(key, asyncio.Lock())
        async with turn:
            with translated():
                await self._append(session, event)
            if not any(known.id == event.id for known in session.events):
                self._apply_temp_state(session, event)
                self._trim_temp_delta_state(event)
                self._commit_event_to_session(session, event)
        return event

    async def _append(self, session: AdkSession, event: AdkEvent) -> None:
        ours: Event = from_adk(event)
        revision = _revision(session)
        kw = await self._keepwise.start()
        appended = await kw.sessions.append(
            Scope.user(session.app_name, session.user_id),
            session.id,
            ours,
            revision=revision,
            updated_at=microseconds(session.last_update_time) if revision is None else None,
        )
        if appended.redacted:
            logger.warning(
                "a credential (%s) was redacted in the stored copy of event %s of session %s; "
                "keep credentials in temp: state",
                rules_of(appended.redacted),
                event.id,
                session.id,
            )
        # A repeat of this writer's own last append may catch up with it, as after an answer that
        # was lost; a repeat of anything else says nothing about what this writer has not seen.
        if not appended.repeated or appended.revision == (revision or 0) + 1:
            _mark(session, appended.revision)
            session.last_update_time = appended.updated_at / 1_000_000

    async def close(self) -> None:
        """Close the store, unless the caller gave it; the next call opens it again."""
        if self._owned:
            await self._keepwise.close()


def _to_adk(session: Session) -> AdkSession:
    made = AdkSession(
        id=session.id,
        app_name=session.scope.get("app_name"),
        user_id=session.scope.get("user_id"),
        state=dict(session.state),
        events=[to_adk(event) for event in session.events],
        last_update_time=session.updated_at / 1_000_000,
    )
    _mark(made, session.revision)
    return made


def _mark(session: AdkSession, revision: int) -> None:
    # The private field ADK's own services keep their marker in: it travels with copies of the
    # session and is absent on one that was rebuilt from JSON.
    session._storage_update_marker = str(revision)  # noqa: SLF001


def _revision(session: AdkSession) -> int | None:
    marker = session._storage_update_marker  # noqa: SLF001
    return int(marker) if marker is not None and marker.isdecimal() else None
