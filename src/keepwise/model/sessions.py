"""The nouns of the ledger and the balance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from keepwise.errors import InvalidInput
from keepwise.model.governance import Finding
from keepwise.model.scope import Scope
from keepwise.model.values import MAX_ID_CHARS, Json, JsonObject, valid_id, valid_time


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a session.

    ``content`` is Google's ``Content`` in its JSON form (``{"role", "parts": [{"text"}, ...]}``);
    ``extra`` holds whatever else the client sent, returned as it came.
    """

    id: str
    author: str
    time: int
    invocation_id: str = ""
    content: JsonObject | None = None
    state_delta: JsonObject = field(default_factory=dict)
    extra: JsonObject = field(default_factory=dict)
    partial: bool = False

    @property
    def text(self) -> str:
        """What was said in words: text parts joined by a line break, private thoughts left out."""
        return "\n".join(text for _, text in said_in(self.content))


def said_in(content: JsonObject | None) -> list[tuple[int, str]]:
    """The text parts of a content by their index, private thoughts left out."""
    parts = (content or {}).get("parts")
    return [
        (index, str(part["text"]))
        for index, part in enumerate(parts if isinstance(parts, list) else ())
        if isinstance(part, dict) and isinstance(part.get("text"), str) and not part.get("thought")
    ]


def valid_event(event: Event) -> None:
    """Raise InvalidInput naming the field if the event's id or time cannot be stored."""
    valid_id(event.id, "event.id")
    valid_time(event.time, "event.time")
    for name in ("author", "invocation_id"):
        if len(getattr(event, name)) > MAX_ID_CHARS:
            raise InvalidInput(f"event.{name}", f"must have at most {MAX_ID_CHARS} characters")


@dataclass(frozen=True, slots=True)
class Session:
    """One conversation: its merged state and the events that were asked for, oldest first.

    ``revision`` counts appends; a writer that holds an older revision is stale. After
    ``expires_at`` the session is not there for anyone.
    """

    scope: Scope
    id: str
    revision: int
    created_at: int
    updated_at: int
    state: JsonObject = field(default_factory=dict)
    events: tuple[Event, ...] = ()
    expires_at: int | None = None
    display_name: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Appended:
    """What an append did: the stored event, the session's new revision, whether it was new."""

    event: Event
    revision: int
    updated_at: int
    repeated: bool = False
    redacted: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class StateChange:
    """One change of a state key: what it was, what it became, and which event did it.

    ``before`` and ``after`` are ``REMOVED`` where the key was absent. ``event_id`` is empty where
    no event did it: the state a session was created with, a value brought over from another store.
    Where another user changed an ``app:`` key, ``session_id`` is empty too.
    """

    name: str
    before: Json
    after: Json
    time: int
    session_id: str
    event_id: str = ""
    author: str = ""
    invocation_id: str = ""


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call of a tool that the ledger tells of."""

    name: str
    call_id: str
    invocation_id: str


@dataclass(frozen=True, slots=True)
class Rewound:
    """What a rewind took back, and what it could not.

    ``event`` is the one it appended. ``undone`` are the ids of the events that no longer count,
    ``restored`` the session keys and ``artifacts`` the files (name and new version) that are as
    they were before, ``memories`` those that rested on undone events alone. ``user_keys``,
    ``app_keys`` and ``calls`` happened since and stand: values that other sessions share, and what
    tools did outside.
    """

    event: Event
    revision: int
    updated_at: int
    undone: tuple[str, ...] = ()
    restored: tuple[str, ...] = ()
    artifacts: Mapping[str, int] = field(default_factory=dict)
    memories: tuple[str, ...] = ()
    user_keys: tuple[str, ...] = ()
    app_keys: tuple[str, ...] = ()
    calls: tuple[ToolCall, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """Who may speak in a session, and until when."""

    session_id: str
    holder: str
    until: int


@dataclass(frozen=True, slots=True)
class Deleted:
    """What deleting a conversation did: whether it was there, and how many memories rest on it.

    Those stay unless they were to be forgotten with it; ``Bank.forget_derived`` forgets them.
    """

    found: bool
    memories_left: int = 0

    def __bool__(self) -> bool:
        """Whether it was there."""
        return self.found


@dataclass(frozen=True, slots=True)
class Pruned:
    """What a prune took away, or would: session ids, and rows by kind."""

    sessions: tuple[str, ...] = ()
    events: int = 0
    changes: int = 0
    effects: int = 0
