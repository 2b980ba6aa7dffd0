"""ADK's session service on Keepwise's ledger."""

from __future__ import annotations

import datetime
import logging
from typing import Any

from google.adk.errors.session_not_found_error import SessionNotFoundError
from google.adk.events import Event as AdkEvent
from google.adk.sessions import BaseSessionService
from google.adk.sessions import Session as AdkSession
from google.adk.sessions.base_session_service import GetSessionConfig, ListSessionsResponse

from keepwise.adk.errors import translated
from keepwise.adk.events import from_adk, microseconds, plain, to_adk
from keepwise.adk.live import MARKER, made_live, mark, marker, move_on, seen
from keepwise.adk.order import keep_after_summaries
from keepwise.adk.store import store_for, warn_if_shared
from keepwise.bank.expiry.lifetimes import parse_lifetime
from keepwise.errors import InvalidInput, NotFound, StaleSession
from keepwise.governance.findings import rules_of
from keepwise.governance.naming.ids import told
from keepwise.model import REMOVED, Event, Rewound, Scope
from keepwise.sessions.locks import Locks
from keepwise.sessions.marks import rewound_before
from keepwise.sessions.state import TEMP
from keepwise.wiring import Keepwise

logger = logging.getLogger("keepwise.adk")

_PAGE = 500


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
        self._locks = Locks()

    async def store(self) -> Keepwise:
        """The open store this service works on."""
        return await self._keepwise.start()

    async def create_session(
        self,
        *,
        app_name: str,
        user_id: str,
        state: dict[str, Any] | None = None,
        session_id: str | None = None,
        ttl: str | float | None = None,
        expire_time: datetime.datetime | None = None,
    ) -> AdkSession:
        """Start a session.

        Args:
            app_name: the app.
            user_id: the user.
            state: initial values; ``temp:`` keys are dropped.
            session_id: by default a new one.
            ttl: how long it lives: seconds, or text such as ``"7200s"`` or ``"30d"``.
            expire_time: when it ends, with a time zone; one of the two at most.

        Raises:
            AlreadyExistsError: the user has a session of that id.
            InputValidationError: something cannot be stored.
        """
        warn_if_shared(user_id)
        with translated():
            kw = await self.store()
            session = await kw.sessions.create(
                Scope.user(app_name, user_id),
                session_id=session_id,
                state=plain(state or {}),
                expires_at=_end(ttl, expire_time, kw.now()),
            )
        return made_live(session)

    async def get_session(
        self,
        *,
        app_name: str,
        user_id: str,
        session_id: str,
        config: GetSessionConfig | None = None,
    ) -> AdkSession | None:
        """A session with its events in append order, or None.

        Where only the last events are asked for, those that a rewind took back are not among them,
        and the summaries that stand for earlier ones come first: what is loaded is what a model
        should see.
        """
        wanted = config or GetSessionConfig()
        recent, after = wanted.num_recent_events, wanted.after_timestamp
        with translated():
            kw = await self.store()
            try:
                session = await kw.sessions.get(
                    Scope.user(app_name, user_id),
                    session_id,
                    recent=recent,
                    after=None if after is None else microseconds(after),
                    live=not (recent is None and after is None),
                )
            except NotFound:
                return None
        return made_live(session)

    async def refresh(self, session: AdkSession, config: GetSessionConfig | None = None) -> bool:
        """Bring a live session up to what is stored: its events, its state, its revision.

        ``temp:`` values stay.

        Returns:
            Whether it was behind.

        Raises:
            SessionNotFoundError: it has been deleted.
        """
        with translated():
            kw = await self.store()
            scope = Scope.user(session.app_name, session.user_id)
            head = await kw.sessions.get(scope, session.id, recent=0)
        if marker(head.revision, head.created_at) == getattr(session, MARKER):
            return False
        stored = await self.get_session(
            app_name=session.app_name, user_id=session.user_id, session_id=session.id, config=config
        )
        if stored is None:
            raise SessionNotFoundError(f"the session '{told(session.id)}' is no longer there")
        temporary = {key: value for key, value in session.state.items() if key.startswith(TEMP)}
        session.state.clear()
        session.state.update(stored.state | temporary)
        session.events[:] = stored.events
        session.last_update_time = stored.last_update_time
        setattr(session, MARKER, getattr(stored, MARKER))
        return True

    async def list_sessions(
        self, *, app_name: str, user_id: str | None = None
    ) -> ListSessionsResponse:
        """Sessions without events, least recently updated first; of every user for None."""
        with translated():
            kw = await self.store()
            if user_id is None:
                scopes = await kw.sessions.users(Scope.app(app_name))
            else:
                scopes = (Scope.user(app_name, user_id),)
            found: list[AdkSession] = []
            for scope in scopes:
                token = ""
                while True:
                    page = await kw.sessions.list(scope, page_size=_PAGE, page_token=token)
                    # Page by page, so that no second copy of all of them is held meanwhile.
                    found.extend(map(made_live, page.items))
                    token = page.next_token
                    if not token:
                        break
        if len(scopes) > 1:
            # Each user's are in order already.
            found.sort(key=lambda session: (session.last_update_time, session.user_id, session.id))
        return ListSessionsResponse(sessions=found)

    async def delete_session(self, *, app_name: str, user_id: str, session_id: str) -> None:
        """Delete a session with its events and its own state; an unknown id is a no-op."""
        with translated():
            kw = await self.store()
            await kw.sessions.delete(Scope.user(app_name, user_id), session_id)

    async def get_user_state(self, *, app_name: str, user_id: str) -> dict[str, Any]:
        """The user's values across sessions, keys without ``user:``."""
        with translated():
            kw = await self.store()
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
        async with self._locks.of(session.app_name, session.user_id, session.id):
            given = event.timestamp
            keep_after_summaries(session, event)
            try:
                with translated():
                    repeated = await self._append_in_turn(session, event)
            except BaseException:
                event.timestamp = given
                raise
            if not (repeated and any(known.id == event.id for known in session.events)):
                self._apply_temp_state(session, event)
                self._trim_temp_delta_state(event)
                self._commit(session, event)
        return event

    async def rewind(
        self,
        *,
        app_name: str,
        user_id: str,
        session_id: str,
        rewind_before_invocation_id: str,
    ) -> Rewound:
        """Take back an invocation and all after it; what was undone, and what could not be.

        ``Runner.rewind_async`` does the same, but saves files before it appends its event. Here
        all of it happens in one transaction.

        Raises:
            SessionNotFoundError: there is no such session, or it has no such invocation.
        """
        with translated():
            kw = await self.store()
            return await kw.sessions.rewind(
                Scope.user(app_name, user_id), session_id, rewind_before_invocation_id
            )

    async def _append_in_turn(self, session: AdkSession, event: AdkEvent) -> bool:
        try:
            return await self._append(session, event)
        except StaleSession:
            kw = await self.store()
            scope = Scope.user(session.app_name, session.user_id)
            if not await kw.sessions.turns.speaks(scope, session.id, event.invocation_id):
                raise
            # The turn is this run's, so nobody has spoken in between: a summary of the turn before
            # was written, or somebody has set a value.
            if not await self._take_in(kw, scope, session):
                raise
        return await self._append(session, event)

    async def _take_in(self, kw: Keepwise, scope: Scope, session: AdkSession) -> bool:
        """Apply what others appended to a live session; False if it is more than values."""
        revision, created_at = seen(session)
        if revision is None:
            return False
        token = f"{revision}:"
        missed = await kw.sessions.events(scope, session.id, page_token=token, page_size=_PAGE)
        stored = await kw.sessions.get(scope, session.id, recent=0)
        spoken = any(each.content is not None for each in missed.items)
        undone = any(rewound_before(each) for each in missed.items)
        if spoken or undone or missed.next_token or created_at not in (None, stored.created_at):
            return False
        for each in map(to_adk, missed.items):
            self._commit(session, each)
        mark(session, revision + len(missed.items))
        session.last_update_time = stored.updated_at / 1_000_000
        return True

    def _commit(self, session: AdkSession, event: AdkEvent) -> None:
        """Apply a stored event to a live session."""
        self._commit_event_to_session(session, event)
        for name, value in event.actions.state_delta.items():
            if value == REMOVED:
                session.state.pop(name, None)

    async def _append(self, session: AdkSession, event: AdkEvent) -> bool:
        """Store an event and move the live session to it; whether it was stored before."""
        ours: Event = from_adk(event)
        revision, created_at = seen(session)
        kw = await self.store()
        if event.actions.rewind_before_invocation_id:
            await self._rewind(kw, session, event, ours)
            return True
        appended = await kw.sessions.append(
            Scope.user(session.app_name, session.user_id),
            session.id,
            ours,
            revision=revision,
            updated_at=microseconds(session.last_update_time) if revision is None else None,
            created_at=created_at,
        )
        if appended.redacted:
            logger.warning(
                "a credential (%s) was redacted in the stored copy of event %s of session %s; "
                "keep credentials in temp: state",
                rules_of(appended.redacted),
                event.id,
                session.id,
            )
        if not appended.repeated:
            mark(session, appended.revision)
            session.last_update_time = appended.updated_at / 1_000_000
        else:
            move_on(session, appended.revision, appended.updated_at)
        return appended.repeated

    async def _rewind(
        self, kw: Keepwise, session: AdkSession, event: AdkEvent, ours: Event
    ) -> None:
        """Append ADK's event of a rewind, with what it restores worked out from the ledger.

        ADK works it out from the events it has loaded, which never hold the state that a session
        was created with.
        """
        rewound = await kw.sessions.rewind(
            Scope.user(session.app_name, session.user_id),
            session.id,
            event.actions.rewind_before_invocation_id or "",
            revision=seen(session)[0],
            event=ours,
        )
        event.actions.state_delta.clear()
        event.actions.state_delta.update(rewound.event.state_delta)
        event.actions.artifact_delta.update(rewound.artifacts)
        move_on(session, rewound.revision, rewound.updated_at)
        if rewound.user_keys or rewound.app_keys or rewound.calls:
            # By number: a key's name can say as much as its value.
            logger.warning(
                "the rewind of session %s leaves as they are: %d user: keys, %d app: keys, "
                "%d tool calls",
                session.id,
                len(rewound.user_keys),
                len(rewound.app_keys),
                len(rewound.calls),
            )

    async def close(self) -> None:
        """Close the store, unless the caller gave it; the next call opens it again."""
        if self._owned:
            await self._keepwise.close()


def _end(ttl: str | float | None, expire_time: datetime.datetime | None, now: int) -> int | None:
    if ttl is not None and expire_time is not None:
        raise InvalidInput("ttl", "and expire_time cannot both be given")
    if ttl is not None:
        return now + parse_lifetime(ttl, "ttl")
    if expire_time is None:
        return None
    if expire_time.tzinfo is None:
        raise InvalidInput("expire_time", "must have a time zone")
    return microseconds(expire_time.timestamp())
