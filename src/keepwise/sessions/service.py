"""Conversations: create, read, append, rewind, delete."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Literal

from keepwise.errors import AlreadyExists, InvalidInput, NotFound
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import Guard, storable
from keepwise.governance.naming.ids import told
from keepwise.governance.retention import Retention
from keepwise.model import (
    Appended,
    Deleted,
    Event,
    Json,
    JsonObject,
    Page,
    Pruned,
    Rewound,
    Scope,
    Session,
    StateChange,
    parse_page_token,
    valid_id,
    valid_time,
)
from keepwise.ports import Clock, Database, Ids, Transaction
from keepwise.sessions import store
from keepwise.sessions.balance import store as balance
from keepwise.sessions.balance.history import of_session, of_shared
from keepwise.sessions.effects.service import Effects
from keepwise.sessions.followers import Followers
from keepwise.sessions.ledger import Ledger, form_of_id, require_user, session_of
from keepwise.sessions.preparing import by_lifetime, clean_details, is_large, opening, prepare
from keepwise.sessions.pruning import prune
from keepwise.sessions.records.service import SessionRecords
from keepwise.sessions.rewind import rewind
from keepwise.sessions.state import APP, USER, without_temp
from keepwise.sessions.turns import Turns

# A path of a URL ends in the session's id, sometimes with ":verb" behind it.
_NOT_IN_SESSION_IDS = "/:"
_MAX_PAGE = 1000


class _RolledBack(Exception):
    """Carries what was done out of a transaction that is not to be committed."""

    def __init__(self, done: Rewound) -> None:
        super().__init__()
        self.done = done


class Sessions:
    """The session service. Scopes name an app and a user: ``Scope.user(app_name, user_id)``.

    ``turns`` says who may speak in a session.

    Args:
        ttl: how long a new session lives, in microseconds; None for ever.
        turn_seconds: how long a turn is held before it has to be renewed.
        turn_wait: how many seconds a message waits for the turn before it; 0 to be refused.
    """

    def __init__(
        self,
        database: Database,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        clock: Clock,
        ids: Ids,
        *,
        ttl: int | None = None,
        turn_seconds: float = 30.0,
        turn_wait: float = 120.0,
    ) -> None:
        self._database = database
        self._guard = guard
        self._retention = retention
        self._clock = clock
        self._ids = ids
        self._ttl = ttl
        self._audit = audit
        self._ledger = Ledger(audit, clock)
        self._effects = Effects(database, guard, clock, ids)
        self.records = SessionRecords(database, guard, audit, self._ledger, clock, ids)
        self.turns = Turns(
            database, self._ledger, guard, clock, seconds=turn_seconds, wait=turn_wait
        )

    def follow(self, followers: Followers) -> None:
        """Let other features follow the sessions; called once when the product is wired."""
        self._ledger.followers = followers

    def revision(self, tx: Transaction, scope: Scope, session_id: str) -> int | None:
        """A session's revision inside a transaction of a feature that follows it.

        0 for none, None for one that has expired.
        """
        head = store.get_session(tx, scope, session_id, -store.EVERYTHING)
        if head is None:
            return 0
        over = head.expires_at is not None and head.expires_at <= self._clock()
        return None if over else head.revision

    async def create(
        self,
        scope: Scope,
        *,
        session_id: str | None = None,
        state: Mapping[str, object] | None = None,
        expires_at: int | None = None,
        created_at: int | None = None,
        display_name: str = "",
        labels: Mapping[str, str] | None = None,
    ) -> Session:
        """Start a conversation.

        Args:
            scope: the user's scope.
            session_id: an id of the caller's; white space around it is cut off, and an id is
                made when nothing is left.
            state: initial values, each under its prefix; ``temp:`` keys are dropped.
            expires_at: when it ends (microseconds); by default the setting ``sessions.ttl``.
            created_at: when it began, if that was not now.
            display_name: what people call it.
            labels: names and values to find it by.

        Raises:
            AlreadyExists: the scope has a session of that id.
            InvalidInput: an id or a value cannot be stored.
            Refused: the policy does not let an id in.
        """
        require_user(scope)
        self._guard.scope(scope)
        wanted = (session_id or "").strip() or self._ids()
        valid_id(wanted, "session_id", forbidden=_NOT_IN_SESSION_IDS)
        self._guard.identifier(wanted, "session_id")
        now = self._clock()
        began = now if created_at is None else valid_time(created_at, "created_at")
        ends = self._end(expires_at, now)
        # As a whole first: a key may hold a credential as well as a value may.
        initial = self._guard.clean_json(without_temp(state or {}), "ledger", field="state")
        values = by_lifetime(initial.entries(), "state")
        first = opening(self._guard, initial, began)
        details = clean_details(self._guard, display_name, labels or {})

        def work(tx: Transaction) -> tuple[Session, bool]:
            governance_store.ensure_scope(tx, scope, now)
            replaced = store.delete_ended(tx, scope, wanted, now=now)
            if replaced:
                self._ledger.after_deletion(
                    tx, scope, wanted, memories=False, reason="session expired"
                )
            if not store.add_session(tx, scope, wanted, began, ends, **details):
                raise AlreadyExists(
                    f"the session '{told(wanted)}' exists", hint="load it, or choose another id"
                )
            if first is not None:
                store.add_event(tx, scope, wanted, first.event, first.body, seq=0)
            self._ledger.write_state(tx, scope, wanted, values, None)
            self._audit.record_redaction(tx, scope, wanted, initial.findings)
            created = self._ledger.load(tx, scope, self._ledger.head(tx, scope, wanted))
            return created, replaced

        created, replaced = await self._database.write(work)
        if replaced:
            await self._retention.finish()
        return created

    def _end(self, expires_at: int | None, now: int) -> int | None:
        if expires_at is None:
            return None if self._ttl is None else now + self._ttl
        if valid_time(expires_at, "expires_at") <= now:
            raise InvalidInput("expires_at", "is in the past")
        return expires_at

    async def get(
        self,
        scope: Scope,
        session_id: str,
        *,
        recent: int | None = None,
        after: int | None = None,
        live: bool = False,
        compacted: bool = False,
    ) -> Session:
        """A session with its merged state and its events in append order.

        Args:
            scope: the user's scope.
            session_id: which conversation.
            recent: only the last so many events; 0 for none, None for all.
            after: only events at or after this time (microseconds).
            live: leave out what a rewind took back, and give, before the events asked for, the
                summaries that stand for earlier ones.
            compacted: of the live events, leave out those a summary covers.

        Raises:
            NotFound: this scope has no such session.
        """
        if recent is not None and recent < 0:
            raise InvalidInput("recent", "must not be negative")
        if compacted and not (recent is None and after is None):
            raise InvalidInput("compacted", "loads all that is not covered; leave out the limits")
        wanted = form_of_id(session_id)

        def work(tx: Transaction) -> Session:
            head = self._ledger.head(tx, scope, wanted)
            if compacted:
                events = self._ledger.compacted_events(tx, scope, wanted)
            elif live:
                events = self._ledger.live_events(tx, scope, wanted, recent=recent, after=after)
            else:
                events = self._ledger.events(tx, scope, wanted, recent=recent, after=after)
            return self._ledger.load(tx, scope, head, events)

        return await self._database.read(work)

    async def list(
        self,
        scope: Scope,
        *,
        page_size: int = 100,
        page_token: str = "",
        newest_first: bool = False,
    ) -> Page[Session]:
        """Sessions with their state, without events, least recently updated first or last.

        One that is updated between two pages moves to the end of the list that is updated last.
        """
        count = max(1, min(page_size, _MAX_PAGE))
        after = parse_page_token(page_token)

        def work(tx: Transaction) -> Page[Session]:
            found = store.list_sessions(
                tx,
                scope,
                after=after,
                count=count + 1,
                now=self._clock(),
                newest_first=newest_first,
            )
            shared = self._ledger.shared_state(tx, scope)
            page = tuple(session_of(scope, head, own, shared) for head, own in found[:count])
            last = page[-1] if len(found) > count else None
            return Page(page, f"{last.updated_at}:{last.id}" if last else "")

        return await self._database.read(work)

    async def events(
        self,
        scope: Scope,
        session_id: str,
        *,
        page_size: int = 100,
        page_token: str = "",
        newest_first: bool = False,
    ) -> Page[Event]:
        """The events of a session page by page, in append order or the last first.

        Raises:
            NotFound: this scope has no such session.
        """
        wanted = form_of_id(session_id)
        count = max(1, min(page_size, _MAX_PAGE))
        token = parse_page_token(page_token)
        after = token[0] if token else (store.EVERYTHING if newest_first else 0)

        def work(tx: Transaction) -> Page[Event]:
            self._ledger.head(tx, scope, wanted)
            if newest_first:
                found = store.get_events(tx, scope, wanted, recent=count + 1, before=after)
            else:
                found = store.events_from(tx, scope, wanted, after=max(0, after), count=count + 1)
            page = found[:count]
            token = f"{page[-1][0]}:" if len(found) > count else ""
            return Page(tuple(event for _, event in page), token)

        return await self._database.read(work)

    async def users(self, scope: Scope) -> tuple[Scope, ...]:
        """The scopes of every user of the app that ``scope`` names, for an operator."""
        found = await self._database.read(
            lambda tx: governance_store.scopes_of_app(tx, scope.bank, scope.get("app_name"))
        )
        return tuple(each for each in found if each.get("user_id"))

    async def user_state(self, scope: Scope) -> JsonObject:
        """The user's values across conversations, keys without ``user:``."""
        return await self._database.read(lambda tx: balance.scoped_state(tx, scope))

    async def history(
        self, scope: Scope, key: str, *, session_id: str = ""
    ) -> tuple[StateChange, ...]:
        """What a state key has been, oldest first: which event set it, when, before and after.

        Args:
            scope: the user's scope.
            key: with its prefix; ``user:`` and ``app:`` keys were set by any session. In which
                sessions other users set an ``app:`` key, only the app's own scope is told.
            session_id: whose key it is, for one without such a prefix.

        Raises:
            NotFound: this scope has no such session.
            InvalidInput: a session's key without its session, or a ``temp:`` key.
        """
        storable(key, "key")
        if key.startswith(APP):
            app = Scope.app(scope.get("app_name"), bank=scope.bank)
            return await self._database.read(lambda tx: of_shared(tx, app, key, reader=scope))
        require_user(scope)
        if key.startswith(USER):
            return await self._database.read(lambda tx: of_shared(tx, scope, key, reader=scope))
        if not without_temp({key: None}):
            raise InvalidInput("key", "is a temp: key, and those are never stored")
        if not session_id:
            raise InvalidInput("session_id", "must say whose key it is")
        wanted = form_of_id(session_id)

        def work(tx: Transaction) -> tuple[StateChange, ...]:
            self._ledger.head(tx, scope, wanted)
            return of_session(tx, scope, wanted, key)

        return await self._database.read(work)

    async def set_shared(self, scope: Scope, values: Mapping[str, object]) -> None:
        """Set ``user:`` and ``app:`` keys without an event, as when moving from another store.

        Raises:
            InvalidInput: a key has another prefix, or a value cannot be stored.
        """
        require_user(scope)
        self._guard.scope(scope)
        for key in values:
            if not key.startswith((USER, APP)):
                raise InvalidInput("values", "may hold user: and app: keys only")
        clean = self._guard.clean_json(dict(values), "ledger", field="values")
        parts = by_lifetime(clean.entries(), "values")

        def work(tx: Transaction) -> None:
            governance_store.ensure_scope(tx, scope, self._clock())
            self._ledger.write_state(tx, scope, "", parts, None)
            self._audit.record_redaction(tx, scope, "state", clean.findings)

        await self._database.write(work)

    async def append(
        self,
        scope: Scope,
        session_id: str,
        event: Event,
        *,
        revision: int | None = None,
        updated_at: int | None = None,
        created_at: int | None = None,
    ) -> Appended:
        """Add an event to the ledger and apply its state changes, in one transaction.

        ``temp:`` keys are dropped before anything is written; the value ``REMOVED`` removes a key.
        Credentials are redacted in what is stored. A partial event is returned untouched. One that
        tells of a rewind is entered as it is, as when it comes from another store; :meth:`rewind`
        makes one that restores.

        Args:
            scope: the user's scope.
            session_id: which conversation.
            event: what happened. An id the session already holds is a no-op.
            revision: the revision the writer last saw; None to append whatever came in between.
            updated_at: for a writer that knows no revision: the update time it last saw.
            created_at: when the session the writer saw was created: one that was deleted and
                created anew is another.

        Raises:
            NotFound: this scope has no such session.
            StaleSession: somebody else appended since; reload and try again.
            SessionBusy: it is what a person says, and another turn is going on.
            InvalidInput: the event holds something that cannot be stored; nothing was.
        """
        if event.partial:
            return Appended(event, revision or 0, event.time)
        done = await self._append(scope, session_id, (event,), revision, updated_at, created_at)
        return done[0]

    async def append_many(
        self,
        scope: Scope,
        session_id: str,
        events: Sequence[Event],
        *,
        revision: int | None = None,
    ) -> tuple[Appended, ...]:
        """Add several events, all or none; see :meth:`append`. Partial events are left out."""
        kept = [each for each in events if not each.partial]
        return await self._append(scope, session_id, kept, revision)

    async def _append(
        self,
        scope: Scope,
        session_id: str,
        events: Sequence[Event],
        revision: int | None,
        updated_at: int | None = None,
        created_at: int | None = None,
    ) -> tuple[Appended, ...]:
        require_user(scope)
        session_id = form_of_id(session_id)
        if len(events) > 1 or any(is_large(event.content) for event in events):
            import asyncio

            prepared = await asyncio.to_thread(
                lambda: [prepare(self._guard, event) for event in events]
            )
        else:
            prepared = [prepare(self._guard, event) for event in events]
        done = await self._database.write(
            lambda tx: self._ledger.append(
                tx,
                scope,
                session_id,
                prepared,
                revision=revision,
                updated_at=updated_at,
                created_at=created_at,
            )
        )
        return tuple(done)

    async def rewind(
        self,
        scope: Scope,
        session_id: str,
        before_invocation: str,
        *,
        revision: int | None = None,
        event: Event | None = None,
        dry_run: bool = False,
    ) -> Rewound:
        """Take back an invocation and all that came after it, in one transaction.

        One event is appended; nothing of the ledger is deleted. It restores the session's own
        state and files to what they were before the invocation: a key that was absent is absent
        again, a file that was not there is removed. What was remembered from the undone events
        alone is withdrawn. ``user:`` and ``app:`` values, and what tools did outside, stay as they
        are; the result names them.

        Args:
            scope: the user's scope.
            session_id: which conversation.
            before_invocation: the first invocation to take back.
            revision: the revision the caller last saw; None to rewind whatever came in between.
            event: the event to append, for its id, time, author and invocation; by default a new
                one of the user's.
            dry_run: only say what would be done; nothing is.

        Raises:
            NotFound: there is no such session, or it has no such invocation.
            StaleSession: somebody else appended since.
            SessionBusy: a turn is going on, whose answer would be lost. Where ``event`` says that
                files have been restored already, it goes through all the same.
            IdempotencyMismatch: the session has another event of that id. The same rewind again is
                a no-op.
        """
        require_user(scope)
        wanted = form_of_id(session_id)
        appended = event or Event(self._ids(), "user", self._clock(), self._ids())

        def work(tx: Transaction) -> Rewound:
            done = rewind(
                tx,
                self._ledger,
                self._guard,
                scope,
                wanted,
                before_invocation,
                appended,
                revision=revision,
            )
            if dry_run:
                raise _RolledBack(done)
            return done

        try:
            return await self._database.write(work)
        except _RolledBack as rolled_back:
            return rolled_back.done

    async def undone(self, scope: Scope, session_id: str) -> frozenset[str]:
        """The ids of the events that rewinds took back; none for a session that is not here."""
        try:
            wanted = form_of_id(session_id)
        except NotFound:
            return frozenset()

        def work(tx: Transaction) -> frozenset[str]:
            here = store.get_session(tx, scope, wanted, self._clock()) is not None
            return self._ledger.undone_ids(tx, scope, wanted) if here else frozenset()

        return await self._database.read(work)

    async def once(
        self,
        scope: Scope,
        token: str,
        work: Callable[[], Awaitable[Json]],
        *,
        unknown: Literal["refuse", "retry"] = "refuse",
    ) -> Json:
        """Do a piece of work once, and return its first result whenever it is asked for again.

        A credential in the result is redacted in what is stored, and so in what a repeat gets.

        Args:
            scope: whose work it is; tokens of other scopes are others.
            token: what identifies it, such as :func:`keepwise.idempotency_token` makes.
            work: does it and returns its result. An exception says that it was not done, and frees
                the token.
            unknown: what to do when it was started before and its end was never recorded, as when
                the process was killed: ``refuse`` raises, ``retry`` does it again.

        Raises:
            OutcomeUnknown: it may have been done; find out and :meth:`settle` it.
            InvalidInput: the result is no JSON. The work has been done by then, and its outcome
                counts as unknown.
        """
        return await self._effects.once(scope, token, work, unknown=unknown)

    async def settle(self, scope: Scope, token: str, result: Json) -> None:
        """Record the result of work whose outcome was found out otherwise."""
        await self._effects.settle(scope, token, result)

    async def set_expiry(self, scope: Scope, session_id: str, expires_at: int | None) -> Session:
        """Set when a session ends, or with None that it does not. Raises NotFound."""
        wanted = form_of_id(session_id)
        if expires_at is not None:
            self._end(expires_at, self._clock())

        def work(tx: Transaction) -> Session:
            self._ledger.head(tx, scope, wanted)
            store.set_expiry(tx, scope, wanted, expires_at)
            return self._ledger.load(tx, scope, self._ledger.head(tx, scope, wanted))

        return await self._database.write(work)

    async def delete(
        self, scope: Scope, session_id: str, *, memories: bool = False, actor: str = "system"
    ) -> Deleted:
        """Delete a conversation with its events, state, files and effects.

        ``user:`` and ``app:`` values stay. With ``memories``, what was remembered from this
        conversation alone is forgotten too; without, the result says how many rest on it.
        """
        try:
            wanted = form_of_id(session_id)
        except NotFound:
            return Deleted(found=False)

        def work(tx: Transaction) -> tuple[Deleted, bool]:
            # One that has expired is not there for the caller, and goes all the same.
            found = store.get_session(tx, scope, wanted, self._clock()) is not None
            gone = store.delete_session(tx, scope, wanted)
            if gone:
                self._ledger.after_deletion(
                    tx, scope, wanted, memories=memories, reason="session deleted", actor=actor
                )
            followers = self._ledger.followers.memories
            left = followers.resting(tx, scope, wanted) if gone and followers else 0
            return Deleted(found, left), gone

        deleted, gone = await self._database.write(work)
        if gone:
            await self._retention.finish()
        return deleted

    async def prune(
        self, scope: Scope, *, before: int, memories: bool = False, dry_run: bool = False
    ) -> Pruned:
        """Delete what is old: sessions last updated before a time or expired, and their kind.

        Histories of shared keys lose what is older than that, but for the last entry of each key,
        and effects started before it are dropped.

        Args:
            scope: a user's scope; an app's has histories only.
            before: a time in microseconds.
            memories: forget what was remembered from the deleted sessions alone, too.
            dry_run: only say what would go.
        """
        ended = {"before": valid_time(before, "before"), "now": self._clock()}
        pruned = await prune(
            self._database, self._ledger, scope, **ended, memories=memories, dry_run=dry_run
        )
        if pruned != Pruned() and not dry_run:
            await self._retention.finish()
        return pruned
