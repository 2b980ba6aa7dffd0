"""Messages of the verbs that govern a bank: ours, in the style of the others."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from keepwise.errors import InvalidInput
from keepwise.model import ScanFix
from keepwise.server.names import Parent, id_of
from keepwise.server.wire.common import (
    FreeJson,
    Message,
    ScopeMap,
    Timestamp,
    named,
    one_of,
)
from keepwise.server.wire.memories import MemoryMessage, StringMap

_FIXES = {0: "FIX_UNSPECIFIED", 1: "QUARANTINE", 2: "ERASE"}
_HOW: dict[str, ScanFix] = {"QUARANTINE": "quarantine", "ERASE": "erase"}
Fix = Annotated[str, one_of(_FIXES), named(_FIXES)]
Count = Annotated[int, Field(ge=0)]

# Scanning


class ScanRequest(Message):
    """``memories:scan``: of one scope, or of all that the caller sees."""

    scope: ScopeMap | None = None
    fix: Fix | None = None
    validate_only: bool | None = None

    @property
    def how(self) -> ScanFix | None:
        """How what is found is to be mended, if at all."""
        return None if self.validate_only else _HOW.get(self.fix or "")


class ScanFinding(Message):
    """Something that may not be there: its kind and place, never what it says."""

    scope: StringMap
    room: str
    place: str
    kind: str
    rule: str
    start: int
    end: int
    count: int
    mended: str


class ScanWaiting(Message):
    """An item that waits in quarantine."""

    scope: StringMap
    room: str
    place: str
    source: str


class ScanUnread(Message):
    """A place that could not be looked into."""

    scope: StringMap
    room: str
    place: str
    reason: str


class ScanAnswer(Message):
    """What a scan found; ``left`` counts the findings that are as they were."""

    policy: str
    scopes: int
    records: int
    findings: list[ScanFinding]
    left: int
    waiting: list[ScanWaiting]
    unread: list[ScanUnread]
    scrubbed: bool


# Forgetting


class ForgetRequest(Message):
    """``memories:forget``: memories by name, by words, or with ``erase`` all there is."""

    scope: ScopeMap | None = None
    user_id: str | None = None
    name: str | None = None
    names: list[str] | None = Field(default=None, max_length=100)
    words: str | None = Field(default=None, max_length=2000)
    erase: bool | None = None
    validate_only: bool | None = None

    def memory_ids(self, parent: Parent) -> list[str]:
        """The ids of the memories that are named.

        Raises:
            InvalidInput: a name is none of a memory of this bank.
        """
        named = [("name", self.name)] if self.name is not None else []
        named += [(f"names[{at}]", each) for at, each in enumerate(self.names or ())]
        return [id_of(each, parent, "memories", field) for field, each in named]

    def require_clear(self) -> None:
        """Raise InvalidInput unless the request says in one way what is to be forgotten."""
        named = self.name is not None or bool(self.names)
        if named + bool(self.words) + bool(self.erase) != 1:
            raise InvalidInput("names", "or name, or words, or erase: say what in one of these")
        if self.user_id is not None and not self.erase:
            raise InvalidInput("user_id", "goes with erase")
        if self.erase and (self.scope is None) == (not self.user_id):
            raise InvalidInput("scope", "or user_id must say whom to erase, and not both")
        if self.words and self.scope is None:
            raise InvalidInput("scope", "must say whose memories")


class ErasedRows(Message):
    """How much would be erased of a scope, by room."""

    scope: StringMap
    rows: dict[str, int]


class ForgetAnswer(Message):
    """Receipts; of a request that only looks, the memories or the rows that would go."""

    receipts: list[FreeJson] | None = None
    memories: list[MemoryMessage] | None = None
    removed: list[ErasedRows] | None = None


class ReceiptRequest(Message):
    """``receipts:verify``: a receipt as it was returned."""

    receipt: FreeJson


class ReceiptAnswer(Message):
    """Whether a receipt is genuine, and what is wrong with it."""

    id: str
    valid: bool
    problems: list[str]


# The quarantine


class QuarantinedRequest(Message):
    """``memories:quarantined``: what waits in a scope for a person."""

    scope: ScopeMap
    page_size: Count | None = None
    page_token: str | None = None


class QuarantinedItem(Message):
    """Something that waits; what may not be kept is marked in it."""

    id: str
    fact: str
    trust: str
    author: str
    rule: str
    kinds: list[str]
    create_time: Timestamp
    expire_time: Timestamp | None = None


class QuarantinedAnswer(Message):
    """A page of what waits."""

    items: list[QuarantinedItem]
    next_page_token: str | None = None


class ItemRequest(Message):
    """``memories:confirm`` and ``memories:dismiss``: one item that waits."""

    scope: ScopeMap
    id: str


class ConfirmAnswer(Message):
    """What became of an item: the memory, and what was done to it."""

    name: str
    action: str


class DismissAnswer(Message):
    """Nothing: the item is gone."""


# Why


class ExplainRequest(Message):
    """``memories:explain``: why a search finds what it finds, or how a memory came to be."""

    scope: ScopeMap | None = None
    query: str | None = Field(default=None, max_length=10_000)
    top_k: Count | None = None
    name: str | None = None


class ExplainedHit(Message):
    """A memory that was found, and why."""

    memory: MemoryMessage
    why: str
    score: float
    similarity: float | None = None
    words: float
    terms: list[str]


class Said(Message):
    """The words a state of a memory rests on."""

    event_id: str
    stream: str
    quote: str
    time: Timestamp | None = None


class ExplainedRevision(Message):
    """A state of a memory, and how it came to be."""

    name: str
    action: str
    fact: str
    reason: str
    engine: str
    rule: str
    trust: str
    policy: str
    actor: str
    create_time: Timestamp
    evidence: list[Said]


class ExplainAnswer(Message):
    """Hits of a query, or the revisions of a memory."""

    hits: list[ExplainedHit] | None = None
    degraded: str | None = None
    notes: list[str] | None = None
    name: str | None = None
    revisions: list[ExplainedRevision] | None = None
