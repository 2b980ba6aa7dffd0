"""Memories on the wire, their revisions, and what asks for them."""

from __future__ import annotations

import datetime
from typing import Annotated

from pydantic import Field, model_validator

from keepwise.bank.topics import MANAGED
from keepwise.model import Json, JsonObject, Memory, Revision, Scope
from keepwise.model.bank import Details
from keepwise.model.labels import LabelValue
from keepwise.server.names import Parent
from keepwise.server.wire.banks import MemoryTopicId, MemoryType
from keepwise.server.wire.common import (
    Duration,
    FreeJson,
    Message,
    ScopeMap,
    Timestamp,
    ends_at,
    moment,
)

_MANAGED_LABELS = frozenset(topic.label for topic in MANAGED)
_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)


class MetadataValue(Message):
    """A value beside a memory: exactly one of them."""

    string_value: str | None = None
    double_value: float | None = Field(default=None, allow_inf_nan=False)
    bool_value: bool | None = None
    timestamp_value: Timestamp | None = None

    @model_validator(mode="after")
    def _one(self) -> MetadataValue:
        if len(self.given()) != 1:
            raise ValueError("must have exactly one of its values")
        return self

    def plain(self) -> LabelValue:
        """The value as it is kept."""
        if self.timestamp_value is not None:
            return _EPOCH + datetime.timedelta(microseconds=self.timestamp_value)
        for value in (self.string_value, self.double_value, self.bool_value):
            if value is not None:
                return value
        raise AssertionError("one of them is there")


Metadata = Annotated[dict[str, MetadataValue], Field(max_length=100)]
StringMap = Annotated[dict[str, str], Field(max_length=100)]


class RevisionRules(Message):
    """What becomes of the revisions that a request makes."""

    revision_labels: StringMap | None = None
    revision_ttl: Duration | None = None
    revision_expire_time: Timestamp | None = None
    disable_memory_revisions: bool | None = None

    def revision_ends(self, now: int) -> int | None:
        """When they are gone once another follows; None for when the bank says."""
        if self.disable_memory_revisions:
            return now
        return ends_at(self.revision_ttl, self.revision_expire_time, now, "revision_")


class MemoryMessage(RevisionRules):
    """A memory, as it is created, changed and answered."""

    name: str | None = None
    scope: ScopeMap | None = None
    fact: str | None = None
    display_name: str | None = Field(default=None, max_length=512)
    description: str | None = Field(default=None, max_length=4000)
    ttl: Duration | None = None
    expire_time: Timestamp | None = None
    topics: Annotated[list[MemoryTopicId], Field(max_length=20)] | None = None
    metadata: Metadata | None = None
    memory_type: MemoryType | None = None
    structured_content: FreeJson | None = None
    context: str | None = Field(default=None, max_length=4000)
    create_time: Timestamp | None = None
    update_time: Timestamp | None = None

    def ends(self, now: int) -> int | None:
        """When it expires; None where the message does not say."""
        return ends_at(self.ttl, self.expire_time, now)

    @property
    def labels(self) -> dict[str, LabelValue]:
        """Its metadata as they are kept."""
        return labels_of(self.metadata)

    @property
    def topic_labels(self) -> tuple[str, ...]:
        """Its topics, by their labels."""
        return tuple(each.label for each in self.topics or () if each.label)


def labels_of(metadata: dict[str, MetadataValue] | None) -> dict[str, LabelValue]:
    """Metadata as they are kept."""
    return {name: value.plain() for name, value in (metadata or {}).items()}


def details_of(message: MemoryMessage) -> Details:
    """What a memory is given besides its fact."""
    return Details(message.display_name or "", message.description or "", message.topic_labels[1:])


class RollbackMemory(Message):
    """``memories/ID:rollback``; the revision by its number or its name."""

    target_revision_id: str | int


# Answers


class ListMemories(Message):
    """A page of memories."""

    memories: list[MemoryMessage] = Field(default_factory=list)
    next_page_token: str | None = None


class ExtractedMemory(Message):
    """What extraction proposed, before it was compared."""

    fact: str | None = None
    context: str | None = None
    structured_data: FreeJson | None = None


class MemoryRevision(Message):
    """One state a memory has been in."""

    name: str
    fact: str | None = None
    create_time: Timestamp
    expire_time: Timestamp | None = None
    labels: StringMap | None = None
    extracted_memories: list[ExtractedMemory] | None = None
    structured_data: FreeJson | None = None
    context: str | None = None


class ListRevisions(Message):
    """A page of revisions, newest first."""

    memory_revisions: list[MemoryRevision] = Field(default_factory=list)
    next_page_token: str | None = None


def memory_name(parent: Parent, memory_id: str) -> str:
    """The resource name of a memory."""
    return f"{parent.name}/memories/{memory_id}"


def memory_to_wire(parent: Parent, scope: Scope, memory: Memory) -> JsonObject:
    """A memory as the service answers."""
    shown: JsonObject = {
        "name": memory_name(parent, memory.id),
        "scope": dict(scope.entries),
        "fact": memory.fact,
        "createTime": moment(memory.created_at),
        "updateTime": moment(memory.updated_at),
    }
    if memory.expires_at is not None:
        shown["expireTime"] = moment(memory.expires_at)
    if memory.details.display_name:
        shown["displayName"] = memory.details.display_name
    if memory.details.description:
        shown["description"] = memory.details.description
    if memory.topics:
        shown["topics"] = [topic_to_wire(each) for each in memory.topics]
    if memory.labels:
        shown["metadata"] = {name: _value(each) for name, each in memory.labels.items()}
    if memory.kind == "field":
        schema_id, _, field = memory.slot.partition("/")
        shown["memoryType"] = "STRUCTURED_PROFILE"
        shown["structuredContent"] = {"schemaId": schema_id, "data": {field: _read(memory.value)}}
        del shown["fact"]
    return shown


def _read(stored: str) -> Json:
    import json

    value: Json = json.loads(stored)
    return value


def topic_to_wire(label: str) -> JsonObject:
    """A topic by its name."""
    if label in _MANAGED_LABELS:
        return {"managedMemoryTopic": label}
    return {"customMemoryTopicLabel": label}


def _value(value: LabelValue) -> JsonObject:
    if isinstance(value, bool):
        return {"boolValue": value}
    if isinstance(value, datetime.datetime):
        return {"timestampValue": moment((value - _EPOCH) // datetime.timedelta(microseconds=1))}
    return {"stringValue": value} if isinstance(value, str) else {"doubleValue": float(value)}


def revision_name(parent: Parent, memory_id: str, number: int) -> str:
    """The resource name of a revision."""
    return f"{memory_name(parent, memory_id)}/revisions/{number}"


def revision_to_wire(parent: Parent, revision: Revision) -> JsonObject:
    """A revision as the service answers; that of a deletion has no fact."""
    shown: JsonObject = {
        "name": revision_name(parent, revision.memory_id, revision.number),
        "createTime": moment(revision.time),
    }
    if revision.fact:
        shown["fact"] = revision.fact
    if revision.expires_at is not None:
        shown["expireTime"] = moment(revision.expires_at)
    if revision.labels:
        shown["labels"] = dict(revision.labels)
    if revision.fact and revision.engine not in ("direct", "profile"):
        shown["extractedMemories"] = [{"fact": revision.fact, "context": revision.reason}]
    if revision.reason:
        shown["context"] = revision.reason
    if revision.slot and revision.engine == "profile":
        schema_id, _, field = revision.slot.partition("/")
        shown["structuredData"] = {"schemaId": schema_id, "data": {field: _read(revision.value)}}
    return shown
