"""What is done to the ledger and the balance inside one transaction."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from keepwise.errors import InvalidInput, NotFound, SessionBusy, StaleSession
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import CleanText, storable
from keepwise.governance.naming.ids import told
from keepwise.model import Appended, Event, JsonObject, Scope, Session
from keepwise.ports import Clock, Transaction
from keepwise.sessions import store
from keepwise.sessions.balance import store as balance
from keepwise.sessions.effects import store as effects
from keepwise.sessions.followers import Followers
from keepwise.sessions.marks import (
    Mark,
    rewound_before,
    summaries,
    summary_of,
    undone,
    within,
)
from keepwise.sessions.preparing import Prepared
from keepwise.sessions.state import Split, merge

LONGEST_TURN = 3600 * 1_000_000

# How many events are read at a time where only the last few are wanted.
_BATCH = 256


class Ledger:
    """Reads and writes sessions. Every method runs inside the caller's transaction."""

    def __init__(self, audit: Audit, clock: Clock) -> None:
        self._audit = audit
        self._clock = clock
        self.followers = Followers()

    # Reading

    def head(self, tx: Transaction, scope: Scope, session_id: str) -> store.Head:
        """A session's revision and times. Raises NotFound, also for one that has expired."""
        head = store.get_session(tx, scope, session_id, self._clock())
        if head is None:
            raise missing(session_id)
        return head

    def load(
        self, tx: Transaction, scope: Scope, head: store.Head, events: Sequence[Event] = ()
    ) -> Session:
        """A session with its merged state and the events given."""
        own = balance.session_state(tx, scope, head.id)
        return session_of(scope, head, own, self.shared_state(tx, scope), events)

    def shared_state(self, tx: Transaction, scope: Scope) -> tuple[JsonObject, JsonObject]:
        """What every session of the user sees: the user's values and the app's."""
        return balance.scoped_state(tx, scope), balance.scoped_state(tx, app_scope(scope))

    def events(
        self,
        tx: Transaction,
        scope: Scope,
        session_id: str,
        *,
        recent: int | None,
        after: int | None,
    ) -> list[Event]:
        """The ledger as it was written, in order: from a time on, the last so many of that."""
        if recent == 0:
            return []
        found = store.get_events(tx, scope, session_id, recent=recent, after=after)
        return [event for _, event in reversed(found)]

    def live_events(
        self,
        tx: Transaction,
        scope: Scope,
        session_id: str,
        *,
        recent: int | None,
        after: int | None,
    ) -> list[Event]:
        """The events that still count, and before them the summaries that stand for earlier ones.

        Undone events and the rewinds that undid them are left out.
        """
        if recent == 0:
            return []
        marks = store.marks(tx, scope, session_id)
        spans = undone(marks)
        found: list[tuple[int, Event]] = []
        before = store.EVERYTHING
        while recent is None or len(found) < recent:
            count = None if recent is None else max(recent - len(found), _BATCH if spans else 0)
            batch = store.get_events(
                tx, scope, session_id, recent=count, after=after, before=before
            )
            found += [each for each in batch if not within(each[0], spans)]
            if count is None or len(batch) < count:
                break
            before = batch[-1][0]
        found = found[:recent]
        first = found[-1][0] if found else store.EVERYTHING
        events = [
            event
            for mark in summaries(marks, spans)
            if mark.seq < first
            if (event := store.event_at(tx, scope, session_id, mark.seq)) is not None
        ]
        return [*events, *(event for _, event in reversed(found))]

    def compacted_events(self, tx: Transaction, scope: Scope, session_id: str) -> list[Event]:
        """The events that still count and that no summary covers, and the summaries.

        What was appended after a summary is not covered by it, whatever its time.
        """
        marks = store.marks(tx, scope, session_id)
        spans = undone(marks)
        standing = summaries(marks, spans)
        kept = {mark.seq for mark in standing}
        left_out = {mark.seq for mark in marks} - kept
        runs: list[tuple[int, int]] = []
        for seq, time in store.times(tx, scope, session_id):
            covered = any(m.seq > seq and m.first <= time <= m.last for m in standing)
            if seq in left_out or within(seq, spans) or (covered and seq not in kept):
                continue
            if runs and runs[-1][1] == seq - 1:
                runs[-1] = (runs[-1][0], seq)
            else:
                runs.append((seq, seq))
        return [
            event
            for first, last in runs
            for _, event in store.events_from(
                tx, scope, session_id, after=first - 1, count=last - first + 1
            )
        ]

    def undone_ids(self, tx: Transaction, scope: Scope, session_id: str) -> frozenset[str]:
        """The ids of the events that rewinds took back, those of the rewinds included."""
        spans = undone(store.marks(tx, scope, session_id))
        return frozenset(
            event_id
            for first, last in spans
            for event_id in store.event_ids(tx, scope, session_id, first=first, last=last)
        )

    # Writing

    def append(
        self,
        tx: Transaction,
        scope: Scope,
        session_id: str,
        events: Sequence[Prepared],
        *,
        revision: int | None,
        updated_at: int | None,
        created_at: int | None = None,
    ) -> list[Appended]:
        """Add events at the end. Those the session holds already change nothing.

        Raises:
            NotFound, StaleSession, SessionBusy: see ``Sessions.append``.
        """
        head = self.head(tx, scope, session_id)
        number, latest = head.revision, head.updated_at
        done: list[Appended] = []
        for each in events:
            known = store.get_event(tx, scope, session_id, each.event.id)
            if known is not None:
                first, seq = known
                done.append(Appended(first, seq, head.updated_at, repeated=True))
                continue
            if number == head.revision:
                require_current(head, revision, updated_at, created_at)
            # Only what a person says begins a turn; a summary or a change of state may come
            # between.
            if each.event.author == "user" and each.event.content is not None:
                self.require_turn(head, each.event.invocation_id)
            number, latest = number + 1, max(latest, each.event.time)
            self.enter(
                tx, scope, session_id, each, seq=number, mark=_mark(tx, scope, head, each, number)
            )
            done.append(Appended(each.event, number, latest, redacted=each.findings))
        if number != head.revision:
            store.advance(tx, scope, session_id, revision=number, updated_at=latest)
        return done

    def enter(
        self,
        tx: Transaction,
        scope: Scope,
        session_id: str,
        prepared: Prepared,
        *,
        seq: int,
        mark: Mark | None,
    ) -> None:
        """Write one event with its state changes and its entry in the audit log."""
        event = prepared.event
        store.add_event(tx, scope, session_id, event, prepared.body, seq=seq, mark=mark)
        self.write_state(tx, scope, session_id, prepared.state, event)
        self._audit.record_redaction(tx, scope, f"{session_id}/{event.id}", prepared.findings)

    def write_state(
        self,
        tx: Transaction,
        scope: Scope,
        session_id: str,
        values: Split[CleanText | None],
        event: Event | None,
    ) -> None:
        """Set and remove keys, each where its prefix says; None removes.

        The user's scope has been entered into the directory; the app's is here.
        """
        now = self._clock()
        kept, gone = _kept(values.session)
        balance.set_session_state(tx, scope, session_id, kept)
        for name in gone:
            balance.drop_session_state(tx, scope, session_id, name)
        for owner, shared in _owners(scope, values):
            if owner is not scope:
                governance_store.ensure_scope(tx, owner, now)
            kept, gone = _kept(shared)
            balance.set_scoped_state(tx, owner, kept, now)
            for name in gone:
                balance.drop_scoped_state(tx, owner, name)
            balance.add_changes(
                tx, owner, shared, writer=scope, session_id=session_id, event=event, now=now
            )

    def after_deletion(
        self,
        tx: Transaction,
        scope: Scope,
        session_id: str,
        *,
        memories: bool,
        reason: str,
        actor: str = "system",
    ) -> None:
        """A session was deleted: take along all that follows it, and say so in the audit log."""
        governance_store.note_deletion(tx)
        effects.drop_of_session(tx, scope, session_id)
        if self.followers.files:
            self.followers.files.drop(tx, scope, session_id)
        if memories and self.followers.memories:
            self.followers.memories.forget_session(tx, scope, session_id)
        self._audit.record(tx, scope, "delete", target=session_id, reason=reason, actor=actor)

    def require_turn(self, head: store.Head, invocation_id: str) -> None:
        """Raise SessionBusy if a turn of another invocation is going on."""
        if is_held(head, self._clock()) and invocation_of(head.turn_holder) != invocation_id:
            raise busy(head.id)


def is_held(head: store.Head, now: int) -> bool:
    """Whether somebody's turn is going on."""
    # One that ends later than any turn is long was taken by a clock that has been put back since.
    return now < head.turn_until <= now + LONGEST_TURN


def invocation_of(holder: str) -> str:
    """The invocation that a holder speaks for: all of it, or what is before its last slash.

    Two runs of one invocation, as when it is resumed twice at once, are two holders.
    """
    return holder.rpartition("/")[0] or holder


def require_current(
    head: store.Head,
    revision: int | None,
    updated_at: int | None = None,
    created_at: int | None = None,
) -> None:
    """Raise StaleSession if the session has moved on since the writer saw it, or is another."""
    stale = revision is not None and revision != head.revision
    another = created_at is not None and created_at != head.created_at
    if stale or another or (updated_at is not None and updated_at < head.updated_at):
        raise StaleSession(
            f"the session '{told(head.id)}' has moved on to revision {head.revision}",
            hint="load it again and repeat the append",
        )


def session_of(
    scope: Scope,
    head: store.Head,
    own: JsonObject,
    shared: tuple[JsonObject, JsonObject],
    events: Sequence[Event] = (),
) -> Session:
    """The session of a head, its own state and what it shares."""
    return Session(
        scope,
        head.id,
        head.revision,
        head.created_at,
        head.updated_at,
        merge(own, *shared),
        tuple(events),
        head.expires_at,
        head.display_name,
        json.loads(head.labels) if head.labels != "{}" else {},
    )


def require_user(scope: Scope) -> None:
    """Raise InvalidInput if the scope is not one of a user of an app."""
    if not scope.get("app_name") or not scope.get("user_id"):
        raise InvalidInput("scope", "a session needs app_name and user_id")


def app_scope(scope: Scope) -> Scope:
    """The scope of the app that a user's scope belongs to. Raises InvalidInput for any other."""
    require_user(scope)
    return Scope.app(scope.get("app_name"), bank=scope.bank)


def form_of_id(session_id: str) -> str:
    """The id as it may be stored. Raises NotFound: what no column keeps, no session is called."""
    wanted = session_id.strip()
    try:
        storable(wanted, "session_id")
    except InvalidInput:
        raise missing(wanted) from None
    return wanted


def missing(session_id: str) -> NotFound:
    """There is no such session."""
    return NotFound(
        f"there is no session '{told(session_id)}' in this scope",
        hint="check the app, the user and the session id",
    )


def busy(session_id: str) -> SessionBusy:
    """Somebody else's turn is going on."""
    return SessionBusy(
        f"another message to the session '{told(session_id)}' is still being answered",
        hint="try again when it has been",
    )


def _mark(tx: Transaction, scope: Scope, head: store.Head, each: Prepared, seq: int) -> Mark | None:
    """What an appended event says about others."""
    if not each.event.extra:
        return None
    before = rewound_before(each.event)
    if not before:
        return summary_of(each.event, seq)
    first = store.first_of_invocation(tx, scope, head.id, before)
    return None if first is None else Mark("rewind", seq, first, seq)


def _owners(
    scope: Scope, values: Split[CleanText | None]
) -> Iterator[tuple[Scope, dict[str, CleanText | None]]]:
    if values.user:
        yield scope, values.user
    if values.app:
        yield app_scope(scope), values.app


def _kept(
    values: Mapping[str, CleanText | None],
) -> tuple[dict[str, CleanText], list[str]]:
    kept = {name: value for name, value in values.items() if value is not None}
    return kept, [name for name, value in values.items() if value is None]
