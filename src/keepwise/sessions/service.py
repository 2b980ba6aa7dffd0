"""Conversations: create, read, append, delete."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace

from keepwise.errors import AlreadyExists, InvalidInput, NotFound, StaleSession
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.clauses import marker
from keepwise.governance.findings import kinds_of, rules_of
from keepwise.governance.guard import CleanText, Guard, storable
from keepwise.model import (
    Appended,
    Event,
    Finding,
    Json,
    JsonObject,
    Page,
    Scope,
    Session,
    parse_page_token,
    valid_event,
    valid_id,
)
from keepwise.ports import Clock, Database, Ids, Transaction
from keepwise.sessions import store
from keepwise.sessions.parts import Mark, marked
from keepwise.sessions.state import Split, merge, split, without_temp

logger = logging.getLogger("keepwise.sessions")

# A path of a URL ends in the session's id, sometimes with ":verb" behind it.
_NOT_IN_SESSION_IDS = "/:"
_MAX_PAGE = 1000
# Judging a text takes about 0.1 s a megabyte, and some seconds if it was made to: other
# conversations on the same event loop must not wait for it.
_LARGE_CHARS = 100_000


@dataclass(frozen=True, slots=True)
class _Prepared:
    """An event ready for the ledger: everything judged, nothing written."""

    event: Event
    body: CleanText
    state: Split[CleanText]
    findings: tuple[Finding, ...]


class Sessions:
    """The session service. Scopes name an app and a user: ``Scope.user(app_name, user_id)``."""

    def __init__(
        self, database: Database, guard: Guard, audit: Audit, clock: Clock, ids: Ids
    ) -> None:
        self._database = database
        self._guard = guard
        self._audit = audit
        self._clock = clock
        self._ids = ids

    async def create(
        self,
        scope: Scope,
        *,
        session_id: str | None = None,
        state: Mapping[str, object] | None = None,
    ) -> Session:
        """Start a conversation.

        Args:
            scope: the user's scope.
            session_id: an id of the caller's; white space around it is cut off, and an id is
                made when nothing is left.
            state: initial values, each under its prefix; ``temp:`` keys are dropped.

        Raises:
            AlreadyExists: the scope has a session of that id.
            InvalidInput: an id or a value cannot be stored.
        """
        app = _app_scope(scope)
        wanted = (session_id or "").strip() or self._ids()
        valid_id(wanted, "session_id", forbidden=_NOT_IN_SESSION_IDS)
        self._guard.identifier(wanted, "session_id")
        # As a whole first: a key may hold a credential as well as a value may.
        initial = self._guard.clean_json(without_temp(state or {}), "ledger", field="state")
        values = _by_lifetime(initial.entries(), "state")

        def work(tx: Transaction) -> Session:
            now = self._clock()
            governance_store.ensure_scope(tx, scope, now)
            if not store.add_session(tx, scope, wanted, now):
                raise AlreadyExists(
                    f"the session '{wanted}' exists", hint="load it, or choose another id"
                )
            self._write_state(tx, scope, app, wanted, values, now)
            self._record_redaction(tx, scope, wanted, initial.findings)
            return self._load(tx, scope, wanted, recent=0, after=None)

        return await self._database.write(work)

    async def get(
        self,
        scope: Scope,
        session_id: str,
        *,
        recent: int | None = None,
        after: int | None = None,
    ) -> Session:
        """A session with its merged state and its events in append order.

        Args:
            scope: the user's scope.
            session_id: which conversation.
            recent: only the last so many events; 0 for none, None for all.
            after: only events at or after this time (microseconds).

        Raises:
            NotFound: this scope has no such session.
        """
        if recent is not None and recent < 0:
            raise InvalidInput("recent", "must not be negative")
        wanted = _form_of_id(session_id)
        return await self._database.read(
            lambda tx: self._load(tx, scope, wanted, recent=recent, after=after)
        )

    async def list(
        self, scope: Scope, *, page_size: int = 100, page_token: str = ""
    ) -> Page[Session]:
        """Sessions with their state, without events, least recently updated first."""
        count = max(1, min(page_size, _MAX_PAGE))
        after = parse_page_token(page_token) or (-store.EVERYTHING, "")

        def work(tx: Transaction) -> Page[Session]:
            heads = store.list_sessions(tx, scope, after=after, count=count + 1)
            shared = self._shared_state(tx, scope)
            page = tuple(self._session(tx, scope, head, shared) for head in heads[:count])
            last = page[-1] if len(heads) > count else None
            return Page(page, f"{last.updated_at}:{last.id}" if last else "")

        return await self._database.read(work)

    async def users(self, scope: Scope) -> tuple[Scope, ...]:
        """The scopes of every user of the app that ``scope`` names, for an operator."""
        found = await self._database.read(
            lambda tx: governance_store.scopes_of_app(tx, scope.bank, scope.get("app_name"))
        )
        return tuple(each for each in found if each.get("user_id"))

    async def user_state(self, scope: Scope) -> JsonObject:
        """The user's values across conversations, keys without ``user:``."""
        return await self._database.read(lambda tx: store.scoped_state(tx, scope))

    async def append(
        self,
        scope: Scope,
        session_id: str,
        event: Event,
        *,
        revision: int | None = None,
        updated_at: int | None = None,
    ) -> Appended:
        """Add an event to the ledger and apply its state changes, in one transaction.

        ``temp:`` keys are dropped before anything is written. Credentials are redacted in what is
        stored. A partial event is returned untouched.

        Args:
            scope: the user's scope.
            session_id: which conversation.
            event: what happened. An id the session already holds is a no-op.
            revision: the revision the writer last saw; None to append whatever came in between.
            updated_at: for a writer that knows no revision: the update time it last saw.

        Raises:
            NotFound: this scope has no such session.
            StaleSession: somebody else appended since; reload and try again.
            InvalidInput: the event holds something that cannot be stored; nothing was.
        """
        if event.partial:
            return Appended(event, revision or 0, event.time)
        app = _app_scope(scope)
        session_id = _form_of_id(session_id)
        if _is_large(event.content):
            import asyncio

            prepared = await asyncio.to_thread(self._prepare, event)
        else:
            prepared = self._prepare(event)

        def work(tx: Transaction) -> Appended:
            head = store.get_session(tx, scope, session_id)
            if head is None:
                raise _missing(session_id)
            known = store.get_event(tx, scope, session_id, event.id)
            if known is not None:
                first, seq = known
                return Appended(first, seq, head.updated_at, repeated=True)
            stale = revision is not None and revision != head.revision
            if stale or (updated_at is not None and updated_at < head.updated_at):
                raise StaleSession(
                    f"the session '{session_id}' has moved on to revision {head.revision}",
                    hint="load it again and repeat the append",
                )
            seq, updated = head.revision + 1, max(head.updated_at, event.time)
            store.add_event(
                tx, scope, session_id, prepared.event, prepared.body, seq=seq, updated_at=updated
            )
            self._write_state(tx, scope, app, session_id, prepared.state, self._clock())
            target = f"{session_id}/{event.id}"
            self._record_redaction(tx, scope, target, prepared.findings)
            return Appended(prepared.event, seq, updated, redacted=prepared.findings)

        return await self._database.write(work)

    async def delete(self, scope: Scope, session_id: str) -> bool:
        """Delete a conversation with its events and its own state; False if there was none.

        ``user:`` and ``app:`` values and memories stay.
        """
        try:
            wanted = _form_of_id(session_id)
        except NotFound:
            return False

        def work(tx: Transaction) -> bool:
            deleted = store.delete_session(tx, scope, wanted)
            if deleted:
                self._audit.record(tx, scope, "delete", target=wanted, reason="session deleted")
            return deleted

        deleted = await self._database.write(work)
        if deleted and not await self._database.scrub():
            logger.warning(
                "session %s is deleted; its text stays in the database's log until another "
                "process that reads an older snapshot is done",
                session_id,
            )
        return deleted

    # Inside

    def _prepare(self, event: Event) -> _Prepared:
        valid_event(event)
        for name in ("id", "author", "invocation_id"):
            self._guard.identifier(getattr(event, name), f"event.{name}")
        across: list[Finding] = []

        def marks(text: str) -> list[Mark]:
            across.extend(self._guard.find(text, self._guard.policy.kinds("ledger")))
            return [(each.start, each.end, marker(each)) for each in across]

        body = self._guard.clean_json(
            {
                "content": marked(event.content, marks),
                "state_delta": without_temp(event.state_delta),
                "extra": event.extra,
            },
            "ledger",
            field="event",
        )
        assert isinstance(body.value, dict)
        state = _by_lifetime(body.entries("state_delta"), "event.state_delta")
        stored = replace(
            event,
            content=_object_or_none(body.value["content"]),
            state_delta=_object_or_none(body.value["state_delta"]) or {},
            extra=_object_or_none(body.value["extra"]) or {},
        )
        return _Prepared(stored, body.text, state, (*across, *body.findings))

    def _write_state(
        self,
        tx: Transaction,
        scope: Scope,
        app: Scope,
        session_id: str,
        values: Split[CleanText],
        now: int,
    ) -> None:
        store.set_session_state(tx, scope, session_id, values.session)
        store.set_scoped_state(tx, scope, values.user, now)
        if values.app:
            governance_store.ensure_scope(tx, app, now)
            store.set_scoped_state(tx, app, values.app, now)

    def _record_redaction(
        self, tx: Transaction, scope: Scope, target: str, findings: tuple[Finding, ...]
    ) -> None:
        if findings:
            self._audit.record(
                tx,
                scope,
                "redact",
                target=target,
                reason=rules_of(findings),
                kinds=kinds_of(findings),
            )

    def _load(
        self,
        tx: Transaction,
        scope: Scope,
        session_id: str,
        *,
        recent: int | None,
        after: int | None,
    ) -> Session:
        head = store.get_session(tx, scope, session_id)
        if head is None:
            raise _missing(session_id)
        events: tuple[Event, ...] = ()
        if recent != 0:
            events = store.get_events(tx, scope, session_id, recent=recent, after=after)
        return self._session(tx, scope, head, self._shared_state(tx, scope), events)

    def _shared_state(self, tx: Transaction, scope: Scope) -> tuple[JsonObject, JsonObject]:
        """What every session of the user sees: the user's values and the app's."""
        return store.scoped_state(tx, scope), store.scoped_state(tx, _app_scope(scope))

    def _session(
        self,
        tx: Transaction,
        scope: Scope,
        head: store.Head,
        shared: tuple[JsonObject, JsonObject],
        events: tuple[Event, ...] = (),
    ) -> Session:
        state = merge(store.session_state(tx, scope, head.id), *shared)
        return Session(
            scope, head.id, head.revision, head.created_at, head.updated_at, state, events
        )


def _by_lifetime(values: Mapping[str, CleanText], field: str) -> Split[CleanText]:
    """State by prefix; a key that no column keeps is refused by name."""
    for name in values:
        storable(name, f"{field} key")
    return split(values)


def _app_scope(scope: Scope) -> Scope:
    if not scope.get("app_name") or not scope.get("user_id"):
        raise InvalidInput("scope", "a session needs app_name and user_id")
    return Scope.app(scope.get("app_name"), bank=scope.bank)


def _is_large(content: object) -> bool:
    """Whether a content holds more text than is judged in passing; a loop in it counts as large."""
    left, unseen = _LARGE_CHARS, [content]
    while unseen and left > 0:
        value = unseen.pop()
        left -= len(value) if isinstance(value, str) else 1
        if isinstance(value, dict):
            unseen.extend(value.values())
        elif isinstance(value, list | tuple):
            unseen.extend(value)
    return left <= 0


def _form_of_id(session_id: str) -> str:
    """The id as it may be stored. Raises NotFound: what no column keeps, no session is called."""
    wanted = session_id.strip()
    try:
        storable(wanted, "session_id")
    except InvalidInput:
        raise _missing(ascii(wanted)) from None
    return wanted


def _missing(session_id: str) -> NotFound:
    return NotFound(
        f"there is no session '{session_id}' in this scope",
        hint="check the app, the user and the session id",
    )


def _object_or_none(value: Json) -> JsonObject | None:
    return value if isinstance(value, dict) else None
