"""The nouns of Keepwise: frozen dataclasses, standard library only.

Times are whole microseconds since 1970 in UTC, named ``*_at`` or ``time``. Everything a person
owns hangs from a :class:`Scope`. This module is part of every start, so what only one method
needs is imported there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Generic, Literal, NoReturn, Self, TypeAlias, TypeVar

from keepwise.errors import InvalidInput

Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"
JsonObject: TypeAlias = "dict[str, Json]"

MAX_ID_CHARS = 512


class _Removal(dict[str, "Json"]):
    """A JSON object that nobody can change: one object stands for every removal."""

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("keepwise.REMOVED cannot be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    update = setdefault = pop = popitem = clear = _refuse

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return dict, (dict(self),)


REMOVED: Final[JsonObject] = _Removal({"keepwise:removed": True})
"""As a value in a state delta: the key is removed, absent afterwards. ``None`` is a value."""


def valid_id(value: str, name: str, *, forbidden: str = "") -> str:
    """Return ``value`` if it can be stored and compared as an id, else raise naming ``name``.

    Raises:
        InvalidInput: not a string, empty, over 512 characters, or holding a control character, a
            lone surrogate or a character of ``forbidden``.
    """
    if not isinstance(value, str):
        raise InvalidInput(name, "must be a string")
    if not value:
        raise InvalidInput(name, "must not be empty")
    if len(value) > MAX_ID_CHARS:
        raise InvalidInput(name, f"must have at most {MAX_ID_CHARS} characters")
    for char in value:
        code = ord(char)
        if code < 0x20 or code == 0x7F or 0xD800 <= code <= 0xDFFF:
            raise InvalidInput(name, f"holds the character U+{code:04X}, which ids cannot hold")
        if char in forbidden:
            raise InvalidInput(name, f"must not contain {char!r}")
    return value


def valid_time(value: int, name: str) -> int:
    """Return ``value`` if it is a time in microseconds that a column holds, else raise.

    Raises:
        InvalidInput: it lies beyond what 62 bits hold.
    """
    if not -(2**62) < value < 2**62:
        raise InvalidInput(name, "is not a time in microseconds")
    return value


def parse_page_token(token: str) -> tuple[int, str] | None:
    """The (number, id) a list's next page starts after, or None for the first page.

    Raises:
        InvalidInput: it is not a token that a list returned.
    """
    if not token:
        return None
    number, _, rest = token.partition(":")
    digits = number.removeprefix("-")
    odd = any(0xD800 <= ord(char) <= 0xDFFF for char in rest)
    numeric = digits.isascii() and digits.isdecimal() and len(digits) <= 19
    if odd or not numeric or abs(int(number)) > 2**62:
        raise InvalidInput("page_token", "is not a token that a list returned")
    return int(number), rest


@dataclass(frozen=True, slots=True)
class Scope:
    """Who owns data: exact key-values such as ``app_name`` and ``user_id``, within one bank.

    Two scopes are the same when bank, keys and values are equal, character by character; there
    are no wildcards, prefixes or case folding.
    """

    entries: tuple[tuple[str, str], ...]
    bank: str = "default"

    def __post_init__(self) -> None:
        valid_id(self.bank, "bank")
        if not self.entries:
            raise InvalidInput("scope", "must have at least one key")
        for key, value in self.entries:
            valid_id(key, "scope key")
            valid_id(value, key)
        if len({key for key, _ in self.entries}) != len(self.entries):
            raise InvalidInput("scope", "has a key twice")
        object.__setattr__(self, "entries", tuple(sorted(self.entries)))

    @classmethod
    def of(cls, entries: Mapping[str, str], *, bank: str = "default") -> Scope:
        """A scope of any keys."""
        return cls(tuple(entries.items()), bank)

    @classmethod
    def user(cls, app_name: str, user_id: str, *, bank: str = "default") -> Scope:
        """One user of one app: the scope ADK and Memory Bank use."""
        return cls((("app_name", app_name), ("user_id", user_id)), bank)

    @classmethod
    def app(cls, app_name: str, *, bank: str = "default") -> Scope:
        """All users of one app: where ``app:`` state lives."""
        return cls((("app_name", app_name),), bank)

    def get(self, key: str) -> str:
        """The value of ``key``, or an empty string."""
        return dict(self.entries).get(key, "")

    @property
    def key(self) -> str:
        """The canonical text of the scope: bank and entries as sorted JSON."""
        import json

        return json.dumps([self.bank, self.entries], ensure_ascii=False, separators=(",", ":"))

    @property
    def id(self) -> bytes:
        """Sixteen bytes derived from :attr:`key`; the first column of every scoped table."""
        return _scope_id(self)


@lru_cache(maxsize=4096)
def _scope_id(scope: Scope) -> bytes:
    # Each statement asks for it, and one append has several.
    import hashlib

    return hashlib.blake2b(scope.key.encode(), digest_size=16, person=b"kw-scope").digest()


# Sessions


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
class Pruned:
    """What a prune took away, or would: session ids, and rows by kind."""

    sessions: tuple[str, ...] = ()
    events: int = 0
    changes: int = 0
    effects: int = 0


# Artifacts


@dataclass(frozen=True, slots=True)
class ArtifactVersion:
    """One version of a named file.

    ``session_id`` is empty for the user's own. ``kind`` is ``text``, ``bytes`` or ``link`` (to a
    file kept elsewhere); ``size`` is in bytes, ``digest`` the content's in hexadecimal. ``extra``
    is what the client sent beside the content, returned as it came.
    """

    name: str
    version: int
    session_id: str
    mime_type: str
    size: int
    created_at: int
    kind: Literal["text", "bytes", "link"]
    metadata: JsonObject = field(default_factory=dict)
    extra: JsonObject = field(default_factory=dict)
    digest: str = ""
    uri: str = ""


@dataclass(frozen=True, slots=True)
class Artifact:
    """A version with its content: bytes, UTF-8 of a text, or the address of a link."""

    version: ArtifactVersion
    data: bytes


@dataclass(frozen=True, slots=True)
class Link:
    """A file that is kept elsewhere: its address, stored in place of content."""

    uri: str


# Governance


FindingKind: TypeAlias = Literal["figure", "credential"]


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """Something the guard found: its kind, the rule that saw it, and where. Never the value.

    ``start`` and ``end`` are character offsets into the text that was given.
    """

    start: int
    end: int
    kind: FindingKind
    rule: str


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One line of the audit log; it holds kinds, reasons and ids, never content."""

    seq: int
    time: int
    action: str
    target: str
    reason: str
    kinds: tuple[str, ...]
    policy: str
    actor: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a forget removed, by count and place; it holds no content.

    ``scrubbed`` is False when another process still reads an older snapshot: the text is gone
    from every table, and from the database's log once that process is done.
    """

    memory_ids: tuple[str, ...]
    removed: tuple[tuple[str, int], ...]
    tombstones: int
    time: int
    scrubbed: bool = True


# The bank


@dataclass(frozen=True, slots=True)
class Topic:
    """What may be remembered: a label and a plain description. Managed topics are Google's."""

    label: str
    description: str
    managed: bool = False


@dataclass(frozen=True, slots=True)
class Evidence:
    """The user's own words a memory rests on.

    ``start`` and ``end`` are character offsets of ``quote`` in the event's text.
    """

    event_id: str
    stream: str
    time: int
    quote: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something extraction proposes.

    ``intent`` is ``remember`` or ``forget``. ``slot`` and ``value`` name the attribute a fact
    fills (``currency``, ``EUR``) and are empty when it fills none; ``qualifier`` is what the fact
    is limited to ("reports" in "euros for reports"). ``additive`` says the user asked to keep
    the old value too ("also"). ``rule`` names the grammar rule that saw it.
    """

    intent: Literal["remember", "forget"]
    fact: str
    topic: str
    evidence: Evidence
    rule: str
    slot: str = ""
    value: str = ""
    qualifier: str = ""
    additive: bool = False
    explicit: bool = False


@dataclass(frozen=True, slots=True)
class Memory:
    """One stored recollection of one scope.

    ``evidence`` holds the statements it rests on, ``replaced`` those that an update overtook, each
    oldest first.
    """

    id: str
    fact: str
    topic: str
    created_at: int
    updated_at: int
    revision: int
    slot: str = ""
    value: str = ""
    qualifier: str = ""
    expires_at: int | None = None
    labels: Mapping[str, str] = field(default_factory=dict)
    evidence: tuple[Evidence, ...] = ()
    replaced: tuple[Evidence, ...] = ()


Action: TypeAlias = Literal["create", "update", "delete", "leave"]


@dataclass(frozen=True, slots=True)
class Change:
    """What consolidation decided about one candidate, and why."""

    action: Action
    candidate: Candidate
    reason: str
    memory_id: str = ""


@dataclass(frozen=True, slots=True)
class Rejection:
    """A candidate or statement that was not stored: kinds and rule, never the words."""

    event_id: str
    reason: str
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Revision:
    """One state a memory has been in."""

    memory_id: str
    number: int
    action: Literal["create", "update", "delete", "rollback"]
    fact: str
    topic: str
    reason: str
    time: int
    slot: str = ""
    value: str = ""
    qualifier: str = ""
    evidence: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True)
class Applied:
    """One change as it was stored: the action, the memory it concerns, and why."""

    action: Action
    memory_id: str
    fact: str
    reason: str


@dataclass(frozen=True, slots=True)
class Ingested:
    """What an ingestion did."""

    new_events: int
    known_events: int
    applied: tuple[Applied, ...] = ()
    rejected: tuple[Rejection, ...] = ()


@dataclass(frozen=True, slots=True)
class Hit:
    """A memory that retrieval returned, its score and why it is here.

    ``why`` is ``match`` (shares words with the query; ``terms`` lists the stems) or ``standing``
    (a preference that shapes any request, used to fill the places no match took).
    """

    memory: Memory
    score: float
    why: Literal["match", "standing"]
    terms: tuple[str, ...] = ()


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """A page of a list. ``next_token`` is empty on the last page."""

    items: tuple[T, ...]
    next_token: str = ""
