"""What an import compares and counts. Values and pure functions."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from keepwise.governance.guard import dump_json
from keepwise.governance.naming.ids import marked
from keepwise.model import Event, JsonObject, Scope

_CLOSING = "keepwise-import-"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Something that was not imported: where it is and why, never what it says.

    An empty name means all of what stands before it. ``key`` is a state key with its prefix.
    """

    app_name: str
    user_id: str
    session_id: str
    event_id: str
    key: str
    reason: str


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import did. Each session and each event of the old store is counted once.

    ``sessions_known`` were here before; they may have gained events. ``events_refused`` counts
    every event that is not here now: by itself, or with its session. ``values_kept`` are ``user:``
    and ``app:`` values that were changed here since, and stay as they are here. ``redacted`` counts
    credentials, ``memories`` those that were created or updated.
    """

    source: str
    dry_run: bool
    apps: int
    users: int
    sessions_new: int
    sessions_known: int
    sessions_conflict: int
    sessions_refused: int
    events_new: int
    events_known: int
    events_refused: int
    values_kept: int
    redacted: int
    memories: int
    left_out: tuple[LeftOut, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an import is: sessions looked at, of how many, and events added."""

    sessions: int
    of_sessions: int
    events: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the old store something stands."""

    app: str
    user: str = ""
    session: str = ""

    def scope(self, bank: str) -> Scope:
        """The user's scope. Raises InvalidInput for names that none can have."""
        return Scope.user(self.app, self.user, bank=bank)

    def left_out(self, reason: str, *, event_id: str = "", key: str = "") -> LeftOut:
        """The line about something here; an id that is a credential is not told."""
        return LeftOut(
            marked(self.app),
            marked(self.user),
            marked(self.session),
            marked(event_id),
            marked(key),
            reason,
        )


@dataclass(frozen=True, slots=True)
class Overlap:
    """A session there and the one of that id here, by the ids of their events.

    ``common`` are in both. ``passed`` are only there, before the last that is in both; ``missing``
    come after it. ``goes_on``: others were added here.
    """

    common: int
    passed: tuple[str, ...]
    missing: tuple[str, ...]
    goes_on: bool


def compare(there: Sequence[str], here: Sequence[str]) -> Overlap:
    """How far a session has come over."""
    old = set(there)
    common = {each for each in here if each in old}
    others = [each for each in here if each not in old and not is_closing(each)]
    last = max((index for index, each in enumerate(there) if each in common), default=-1)
    return Overlap(
        common=len(common),
        passed=tuple(each for each in there[: last + 1] if each not in common),
        missing=tuple(there[last + 1 :]),
        goes_on=bool(others),
    )


def closing_event(place: Place, delta: JsonObject, time: int) -> tuple[Event, ...]:
    """The event that brings a session's state to what it was; none when nothing is different.

    State in a store of ADK's can differ from what its events say: it was changed by other means,
    an event was deleted or could not be imported, or a late one is now in the order of time.
    """
    if not delta:
        return ()
    text = f"{place.session}\n{time}\n{dump_json(delta)}"
    digest = hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    # ADK's own events of this kind, those of a rewind, are the user's too: any other author would
    # be looked for among the agents.
    return (Event(f"{_CLOSING}{digest}", "user", time, state_delta=delta),)


def is_closing(event_id: str) -> bool:
    """Whether an event is one of :func:`closing_event`."""
    return event_id.startswith(_CLOSING)
