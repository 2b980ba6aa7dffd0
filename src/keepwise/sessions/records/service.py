"""Conversations by name: whose they are, all of a bank, changing one, its events by time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from keepwise.errors import Conflict, InvalidInput, NotFound
from keepwise.filtering.conditions import Condition, FieldKind, Value, holds
from keepwise.filtering.ordering import Order, Place, behind, place_of, token_of
from keepwise.filtering.parsing import parse
from keepwise.filtering.pinning import pinned, span
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import CleanJson, Guard, dump_json
from keepwise.governance.naming import store as naming
from keepwise.governance.naming.finding import Sees, the_one
from keepwise.model import (
    REMOVED,
    Event,
    JsonObject,
    Page,
    Scope,
    Session,
    parse_page_token,
    valid_time,
)
from keepwise.ports import Clock, Database, Ids, Transaction
from keepwise.sessions import store
from keepwise.sessions.balance import store as balance
from keepwise.sessions.ledger import Ledger, form_of_id, missing, session_of
from keepwise.sessions.preparing import Prepared, clean_details, prepare
from keepwise.sessions.records import store as records
from keepwise.sessions.state import without_temp

SYSTEM = "system"
"""The author of an event that sets a session's state."""

MAX_PAGE = 1000
_BATCH = 200
_SESSION: dict[str, FieldKind] = {
    "id": "text",
    "name": "text",
    "user_id": "text",
    "display_name": "text",
    "labels": "map",
    "create_time": "time",
    "update_time": "time",
    "expire_time": "time",
}
_EVENT: dict[str, FieldKind] = {
    "timestamp": "time",
    "author": "text",
    "invocation_id": "text",
    "name": "text",
}

_Found: TypeAlias = list[Session]


@dataclass(frozen=True, slots=True)
class Change:
    """What of a session is to be changed; None stays as it is. ``state`` is all of its own."""

    display_name: str | None = None
    labels: Mapping[str, str] | None = None
    expires_at: int | None = None
    state: Mapping[str, object] | None = None


class SessionRecords:
    """The sessions of banks, by their ids."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        audit: Audit,
        ledger: Ledger,
        clock: Clock,
        ids: Ids,
    ) -> None:
        self._database = database
        self._guard = guard
        self._audit = audit
        self._ledger = ledger
        self._clock = clock
        self._ids = ids

    async def find(self, bank: str, session_id: str, sees: Sees) -> Scope:
        """Whose session it is.

        Raises:
            NotFound: the bank has no such session, or none that the caller sees.
            Conflict: several people whom the caller sees have a session of that id.
        """

        def work(tx: Transaction) -> list[Scope]:
            now = self._clock()
            return [
                scope
                for scope in naming.owners(tx, bank, "session", session_id)
                if sees(scope) and store.get_session(tx, scope, session_id, now) is not None
            ]

        return the_one(await self._database.read(work), "session")

    async def is_taken(self, bank: str, session_id: str, sees: Sees) -> bool:
        """Whether somebody whom the caller sees has a session of that id."""
        try:
            await self.find(bank, session_id, sees)
        except NotFound:
            return False
        except Conflict:
            return True
        return True

    async def list(
        self,
        bank: str,
        sees: Sees,
        *,
        user_id: str | None = None,
        page_size: int = 100,
        page_token: str = "",
        filter: str = "",
        order: Order = "create_time",
        descending: bool = True,
    ) -> Page[Session]:
        """The sessions of a bank with their state, without events; by default the newest first.

        A filter that names one user reads nobody else's, and neither does ``user_id``, the only
        user whom the caller sees. In the order of update times, or the
        oldest first, every session that the filter may mean is read for a page.

        Raises:
            InvalidInput: the filter or the token cannot be read.
        """
        count = max(1, min(page_size, MAX_PAGE))
        condition = parse(filter, _SESSION, bare="display_name", name="filter")
        user_id = user_id or pinned(condition, "user_id")
        after = place_of(page_token)

        def place(each: Session) -> Place:
            time = each.created_at if order == "create_time" else each.updated_at
            return time, each.id, each.scope.id

        def work(tx: Transaction) -> _Found:
            if order == "create_time" and descending and user_id is None:
                return self._newest(tx, bank, sees, condition, after, count + 1)
            scopes = governance_store.scopes_of_bank(tx, bank, user_id)
            found = [
                each
                for scope in scopes
                if scope.get("user_id") and sees(scope)
                for each in self._of_scope(tx, scope)
                if _fits(condition, each)
            ]
            placed = behind(found, place, descending=descending, after=after)
            return placed[: count + 1]

        found = await self._database.read(work)
        token = token_of(place(found[count - 1])) if len(found) > count else ""
        return Page(tuple(found[:count]), token)

    def _of_scope(self, tx: Transaction, scope: Scope) -> _Found:
        found = store.list_sessions(
            tx,
            scope,
            after=None,
            count=store.EVERYTHING,
            now=self._clock(),
            newest_first=False,
        )
        if not found:
            return []
        shared = self._ledger.shared_state(tx, scope)
        return [session_of(scope, head, own, shared) for head, own in found]

    def _newest(
        self,
        tx: Transaction,
        bank: str,
        sees: Sees,
        condition: Condition,
        after: Place | None,
        count: int,
    ) -> _Found:
        now, size = self._clock(), max(count, _BATCH)
        found: _Found = []
        while len(found) < count:
            names = naming.page(tx, bank, "session", before=after, count=size)
            for scope, session_id, _ in names:
                head = store.get_session(tx, scope, session_id, now) if sees(scope) else None
                if head is not None:
                    session = self._ledger.load(tx, scope, head)
                    found += [session] if _fits(condition, session) else []
            if len(names) < size:
                break
            after = (names[-1][2], names[-1][1], names[-1][0].id)
        return found[:count]

    async def update(
        self, scope: Scope, session_id: str, change: Change, *, actor: str = SYSTEM
    ) -> Session:
        """Change a session, in one transaction.

        State travels on an event, as any change of it does: one of the author ``system`` is
        appended that sets what differs and removes what is not there any more.

        Args:
            scope: the user's scope.
            session_id: which conversation.
            change: what is to be otherwise.
            actor: who wants it, for the audit log, where something had to be redacted.

        Raises:
            NotFound: this scope has no such session.
            InvalidInput: a value cannot be stored, or the time is past.
            Refused: the display name holds a credential.
        """
        wanted, now = form_of_id(session_id), self._clock()
        ends = change.expires_at
        if ends is not None and valid_time(ends, "expires_at") <= now:
            raise InvalidInput("expires_at", "is in the past")

        state = None
        if change.state is not None:
            # As it would be stored: whether it differs is known of nothing else.
            state = self._guard.clean_json(without_temp(change.state), "ledger", field="state")

        def work(tx: Transaction) -> Session:
            head = self._ledger.head(tx, scope, wanted)
            held = self._ledger.load(tx, scope, head)
            if change.display_name is not None or change.labels is not None:
                name, labels = change.display_name, change.labels
                details = clean_details(
                    self._guard,
                    held.display_name if name is None else name,
                    held.labels if labels is None else labels,
                )
                records.set_details(tx, scope, wanted, **details)
            if ends is not None:
                store.set_expiry(tx, scope, wanted, ends)
            event = None
            if state is not None:
                self._audit.record_redaction(tx, scope, wanted, state.findings, actor=actor)
                own = balance.session_state(tx, scope, wanted)
                event = self._setting(held.state, own, state, now)
            if event is not None:
                self._ledger.append(tx, scope, wanted, [event], revision=None, updated_at=None)
            elif change != Change():
                at = max(head.updated_at, now)
                store.advance(tx, scope, wanted, revision=head.revision, updated_at=at)
            return self._ledger.load(tx, scope, self._ledger.head(tx, scope, wanted))

        return await self._database.write(work)

    def _setting(
        self, held: JsonObject, own: JsonObject, wanted: CleanJson, now: int
    ) -> Prepared | None:
        """An event that turns one state into another; None where they are the same."""
        assert isinstance(wanted.value, dict)
        texts = wanted.entries()
        delta: JsonObject = {
            key: value
            for key, value in wanted.value.items()
            # By their texts, for 1 and true are equal.
            if key not in held or dump_json(held[key]) != str(texts[key])
        }
        delta.update({key: REMOVED for key in own if key not in wanted.value})
        if not delta:
            return None
        return prepare(self._guard, Event(self._ids(), SYSTEM, now, self._ids(), state_delta=delta))

    async def events(
        self,
        scope: Scope,
        session_id: str,
        *,
        page_size: int = 100,
        page_token: str = "",
        filter: str = "",
        descending: bool = False,
    ) -> Page[Event]:
        """The events of a session by time, those of one time as they were appended.

        A filter on ``timestamp`` reads nothing outside of it.

        Raises:
            NotFound: this scope has no such session.
            InvalidInput: the filter or the token cannot be read.
        """
        wanted = form_of_id(session_id)
        count = max(1, min(page_size, MAX_PAGE))
        condition = parse(filter, _EVENT, bare="author", name="filter")
        within = span(condition, "timestamp")
        begin = _place(page_token)

        def work(tx: Transaction) -> list[tuple[int, Event]]:
            if store.get_session(tx, scope, wanted, self._clock()) is None:
                raise missing(wanted)
            found: list[tuple[int, Event]] = []
            after, size = begin, count + 1
            while len(found) <= count:
                batch = records.by_time(
                    tx,
                    scope,
                    wanted,
                    after=after,
                    span=within,
                    descending=descending,
                    count=size,
                )
                found += [each for each in batch if holds(condition, _reading(each[1]))]
                if len(batch) < size:
                    break
                after = (batch[-1][1].time, batch[-1][0])
            return found

        found = await self._database.read(work)
        page = found[:count]
        token = f"{page[-1][1].time}:{page[-1][0]}" if len(found) > count else ""
        return Page(tuple(event for _, event in page), token)


def _place(token: str) -> tuple[int, int] | None:
    place = parse_page_token(token)
    if place is None:
        return None
    time, seq = place
    if not (seq.isascii() and seq.isdigit() and len(seq) < 19):
        raise InvalidInput("page_token", "is not a token that a list returned")
    return time, int(seq)


def _fits(condition: Condition, session: Session) -> bool:
    def value(field: str) -> Value:
        if field == "labels":
            return dict(session.labels)
        texts = {
            "id": session.id,
            "name": session.id,
            "user_id": session.scope.get("user_id"),
            "display_name": session.display_name,
        }
        times = {
            "create_time": session.created_at,
            "update_time": session.updated_at,
            "expire_time": session.expires_at,
        }
        return texts[field] if field in texts else times[field]

    return holds(condition, value)


def _reading(event: Event) -> Callable[[str], Value]:
    def value(field: str) -> Value:
        if field == "timestamp":
            return event.time
        if field == "author":
            return event.author
        return event.invocation_id if field == "invocation_id" else event.id

    return value
