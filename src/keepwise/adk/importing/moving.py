"""Moves the sessions and the state of an old store into this one.

It may be stopped anywhere and started again. What has come over is recognised by its ids, in the
order they were written: a session goes on where it stopped, or is complete, or is another
conversation of the same id, which is left alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace

from keepwise.adk.events import from_adk
from keepwise.adk.importing.comparing import (
    Imported,
    LeftOut,
    Place,
    Progress,
    closing_event,
    compare,
    is_closing,
)
from keepwise.adk.importing.old_store import OldStore, Unreadable
from keepwise.adk.importing.values import Value, differing, keepable, settle
from keepwise.errors import Conflict, InvalidInput, LimitExceeded, NotFound, Refused
from keepwise.model import Event, Scope
from keepwise.sessions.preparing import prepare
from keepwise.sessions.state import APP, USER, split
from keepwise.wiring import Keepwise

# Events in one transaction.
BATCH = 200
_PAGE = 1000
_CANNOT_BE_KEPT = (InvalidInput, Refused, LimitExceeded)


async def import_sessions(
    kw: Keepwise,
    source: str,
    *,
    bank: str = "default",
    app_name: str | None = None,
    user_id: str | None = None,
    memories: bool = False,
    dry_run: bool = False,
    progress: Callable[[Progress], None] | None = None,
) -> Imported:
    """Import what ADK's ``SqliteSessionService`` or ``DatabaseSessionService`` has stored.

    Args:
        kw: the open store to import into.
        source: the old store: a path or a URL. It is only read.
        bank: the bank that the imported scopes belong to.
        app_name: only this app.
        user_id: only this user, of any app.
        memories: hand each session's events to the bank too, those that were undone left out.
        dry_run: count what would happen, and write nothing; memories are not counted.
        progress: is told after each session and each batch of events.

    Raises:
        ConfigError: the old store cannot be opened, or what reads it is not installed.
        NotFound: there is no such file.
        Unavailable: the old store stopped answering; run it again to go on.
    """
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(OldStore(source))
        into = kw
        if dry_run:
            # The same calls on a store that is thrown away judge exactly as the real ones do.
            into = await stack.enter_async_context(
                Keepwise.open(":memory:", settings=kw.settings, clock=kw.now)
            )
        move = _Move(kw, into, old, bank, memories=memories and not dry_run)
        return await move.run(app_name, user_id, progress or (lambda _: None))


class _Unread(Exception):
    """A session cannot be read; the reason says nothing of what stands in it."""


class _Move:
    """One import: where from, where to, and what has been counted."""

    def __init__(
        self, kw: Keepwise, into: Keepwise, old: OldStore, bank: str, *, memories: bool
    ) -> None:
        self._kw = kw
        self._into = into.sessions
        self._dry_run = into is not kw
        self._old = old
        self._bank = bank
        self._memories = memories
        self._count: Counter[str] = Counter()
        self._left_out: list[LeftOut] = []
        self._tell: Callable[[], None] = lambda: None
        # A session of one batch is looked at twice, and read once.
        self._last: tuple[Place, Sequence[str], list[Event], list[LeftOut]] | None = None

    async def run(
        self, app_name: str | None, user_id: str | None, progress: Callable[[Progress], None]
    ) -> Imported:
        count = self._count
        total = await self._old.count_sessions(app_name, user_id)
        self._tell = lambda: progress(Progress(count["sessions"], total, count["events_new"]))
        self._tell()
        for app in await self._old.apps(app_name):
            owner: Scope | None = None
            users = 0
            async for user in self._users(app, user_id):
                users += 1
                owner = await self._user(app, user) or owner
            count.update(apps=1 if users else 0, users=users)
            if owner is not None:
                await self._shared(owner, APP)
        return Imported(
            source=self._old.where,
            dry_run=self._dry_run,
            apps=count["apps"],
            users=count["users"],
            sessions_new=count["new"],
            sessions_known=count["known"],
            sessions_conflict=count["conflict"],
            sessions_refused=count["refused"],
            events_new=count["events_new"],
            events_known=count["events_known"],
            events_refused=count["events_refused"],
            values_kept=count["values_kept"],
            redacted=count["redacted"],
            memories=count["memories"],
            left_out=tuple(self._left_out),
        )

    async def _users(self, app: str, only: str | None) -> AsyncIterator[str]:
        page = await self._old.users(app, only, after=None)
        while page:
            for user in page:
                yield user
            page = await self._old.users(app, only, after=page[-1])

    async def _user(self, app: str, user: str) -> Scope | None:
        """One user's sessions, shared values and memories; the scope, if there can be one."""
        done: list[tuple[int, str]] = []
        page = await self._old.sessions(app, user, after=None)
        while page:
            for session_id in page:
                began = await self._session(Place(app, user, session_id))
                if began is not None:
                    done.append((began, session_id))
                self._tell()
            page = await self._old.sessions(app, user, after=page[-1])
        try:
            scope = Scope.user(app, user, bank=self._bank)
            self._kw.guard.scope(scope)
        except _CANNOT_BE_KEPT as error:
            self._left_out.append(Place(app, user).left_out(error.message))
            return None
        await self._shared(scope, USER)
        if self._memories:
            for _, session_id in sorted(done):
                place = Place(app, user, session_id)
                try:
                    await self._remember(scope, place)
                except _CANNOT_BE_KEPT as error:  # the ledger may hold what the bank may not
                    self._left_out.append(place.left_out(error.message))
        return scope

    # A session

    async def _session(self, place: Place) -> int | None:
        """Import one session; when it began, or None if it was left out as a whole."""
        count = self._count
        ids = await self._old.event_ids(place.app, place.user, place.session)
        before = count["events_new"] + count["events_known"]
        began: int | None = None
        outcome, reason = "refused", ""
        try:
            began, outcome = await self._carry(place, ids)
        except _Unread as error:
            reason = str(error)
        except Conflict:
            outcome, reason = "conflict", "another conversation of that id is here"
        except _CANNOT_BE_KEPT as error:
            reason = error.message
        if reason:
            self._left_out.append(place.left_out(reason))
        here = count["events_new"] + count["events_known"] - before
        count.update({"sessions": 1, outcome: 1, "events_refused": len(ids) - here})
        return began

    async def _carry(self, place: Place, ids: Sequence[str]) -> tuple[int, str]:
        """Bring over what of a session is not here: when it began, and ``new`` or ``known``.

        Raises:
            Conflict: the session of that id which is here is another one.
        """
        found = await self._old.session(place.app, place.user, place.session)
        if isinstance(found, Unreadable):
            raise _Unread(found.reason)
        began, state = found
        if place.session != place.session.strip() or not place.session:
            # Such an id is cut here, and made up when nothing is left: a second import would not
            # find it again.
            raise InvalidInput("session_id", "is empty, or has white space around it")
        scope = place.scope(self._bank)
        try:
            here = await self._kw.sessions.get(scope, place.session, recent=0)
        except NotFound:
            wanted = self._keepable(place, state)
            await self._create(place, ids, began, wanted)
            await self._append(place, ids, wanted, revision=0)
            return began, "new"
        overlap = compare(ids, await self._ids_here(scope, place.session))
        if here.created_at != began:
            raise Conflict("another conversation")
        missing = overlap.missing
        if overlap.goes_on and missing:
            # What was refused before is left out again; anything else was said in the old store
            # while the conversation went on here.
            events, refused = await self._judged(place, missing)
            if events:
                raise Conflict("another conversation")
            self._left_out += refused
            missing = ()
        self._left_out += [
            place.left_out("comes before events that are here", event_id=event_id)
            for event_id in overlap.passed
        ]
        self._count["events_known"] += overlap.common
        wanted = self._keepable(place, state)
        if missing:
            revision = here.revision
            if self._dry_run:
                own = split(here.state).session
                await self._into.create(scope, session_id=place.session, state=own)
                revision = 0
            await self._append(place, missing, wanted, revision=revision)
        return began, "known"

    async def _ids_here(self, scope: Scope, session_id: str) -> list[str]:
        ids: list[str] = []
        token = ""
        while True:
            page = await self._kw.sessions.events(
                scope, session_id, page_size=_PAGE, page_token=token
            )
            ids += [event.id for event in page.items]
            token = page.next_token
            if not token:
                return ids

    async def _create(
        self, place: Place, ids: Sequence[str], began: int, wanted: Mapping[str, Value]
    ) -> None:
        """Start a session with that part of its state which no event of it has set."""
        explained: set[str] = set()
        for batch in _batches(ids):
            events, _ = await self._readable(place, batch)
            for event in events:
                explained |= split(event.state_delta).session.keys()
        initial = [each for each in wanted.values() if each.name not in explained]
        await self._into.create(
            place.scope(self._bank),
            session_id=place.session,
            state={each.name: each.given for each in initial},
            created_at=began,
        )
        self._count["redacted"] += sum(each.credentials for each in initial)

    async def _append(
        self, place: Place, ids: Sequence[str], wanted: Mapping[str, Value], *, revision: int
    ) -> None:
        """Add events batch by batch, and with the last one what makes the state come out right."""
        scope = place.scope(self._bank)
        batches = _batches(ids)
        for number, batch in enumerate(batches, 1):
            events, refused = await self._readable(place, batch)
            last = number == len(batches)
            try:
                closing = await self._closing(place, events, wanted) if last else ()
                done = await self._into.append_many(
                    scope, place.session, [*events, *closing], revision=revision
                )
            except _CANNOT_BE_KEPT:
                # All or none were to be added: see which cannot be, and add the others.
                events, refused = await self._judged(place, batch)
                closing = await self._closing(place, events, wanted) if last else ()
                done = await self._into.append_many(
                    scope, place.session, [*events, *closing], revision=revision
                )
            self._left_out += refused
            for each in done:
                revision = max(revision, each.revision)
                self._count["redacted"] += len(each.redacted)
                if not is_closing(each.event.id):
                    self._count["events_known" if each.repeated else "events_new"] += 1
            self._tell()
        if self._dry_run:
            await self._into.delete(scope, place.session)

    async def _readable(
        self, place: Place, ids: Sequence[str]
    ) -> tuple[list[Event], list[LeftOut]]:
        """The events of these ids in our form, and which of them have none."""
        if self._last is not None and self._last[:2] == (place, ids):
            return self._last[2:]
        events: list[Event] = []
        refused: list[LeftOut] = []
        read = await self._old.events(place.app, place.user, place.session, ids)
        for event_id, each in zip(ids, read, strict=True):
            try:
                if isinstance(each, Unreadable):
                    refused.append(place.left_out(each.reason, event_id=event_id))
                elif each.partial:
                    refused.append(place.left_out("is a partial event", event_id=event_id))
                else:
                    events.append(from_adk(each))
            except InvalidInput as error:
                refused.append(place.left_out(error.message, event_id=event_id))
        self._last = (place, ids, events, refused)
        return events, refused

    async def _judged(self, place: Place, ids: Sequence[str]) -> tuple[list[Event], list[LeftOut]]:
        """The events of these ids that the ledger takes, and which it does not take."""
        kept: list[Event] = []
        events, refused = await self._readable(place, ids)
        refused = list(refused)
        for event in events:
            try:
                prepare(self._kw.guard, event)
            except _CANNOT_BE_KEPT as error:
                refused.append(place.left_out(error.message, event_id=event.id))
            else:
                kept.append(event)
        return kept, refused

    async def _closing(
        self, place: Place, events: Sequence[Event], wanted: Mapping[str, Value]
    ) -> tuple[Event, ...]:
        """What the old state holds and neither the session as it is nor these events explain."""
        session = await self._into.get(place.scope(self._bank), place.session, recent=0)
        state = split(session.state).session
        for event in events:
            if event.state_delta:
                # The rest of the event is judged when it is added.
                bare = replace(event, content=None, extra={})
                delta = prepare(self._kw.guard, bare).event.state_delta
                state.update(split(delta).session)
        time = max([session.updated_at, *(event.time for event in events)])
        return closing_event(place, differing(state, wanted), time)

    # State and memories

    def _keepable(self, place: Place, values: Mapping[str, object]) -> dict[str, Value]:
        kept, refused = keepable(self._kw.guard, place, values)
        self._left_out += refused
        return kept

    async def _shared(self, scope: Scope, prefix: str) -> None:
        settled = await settle(self._kw, self._into, self._old, scope, prefix)
        self._left_out += settled.left_out
        self._count.update(values_kept=settled.kept, redacted=settled.credentials)

    async def _remember(self, scope: Scope, place: Place) -> None:
        """Hand a session's events to the bank, as they are stored here."""
        undone = await self._kw.sessions.undone(scope, place.session)
        token = ""
        while True:
            page = await self._kw.sessions.events(
                scope, place.session, page_size=BATCH, page_token=token
            )
            said = [event for event in page.items if event.id not in undone]
            ingested = await self._kw.bank.ingest(scope, said, stream=place.session)
            self._count["memories"] += sum(
                each.action in ("create", "update") for each in ingested.applied
            )
            token = page.next_token
            if not token:
                return


def _batches(ids: Sequence[str]) -> list[Sequence[str]]:
    return [ids[start : start + BATCH] for start in range(0, len(ids), BATCH)]
