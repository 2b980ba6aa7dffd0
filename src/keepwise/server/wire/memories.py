"""Memories on the wire, their revisions, and what asks for them."""

from __future__ import annotations

import datetime
from typing import Annotated

from pydantic import Field, JsonValue, model_validator

from keepwise.bank.topics import MANAGED
from keepwise.errors import InvalidInput
from keepwise.model import Json, JsonObject, Memory, Revision, Scope
from keepwise.model.bank import Details
from keepwise.model.labels import LabelFilter, LabelValue, Merging
from keepwise.server.names import Parent
from keepwise.server.wire.banks import GenerationTriggerConfig, MemoryTopicId, MemoryType
from keepwise.server.wire.common import (
    Duration,
    FreeJson,
    Message,
    ScopeMap,
    Timestamp,
    moment,
    named,
    one_of,
)
from keepwise.server.wire.content import Content

_MANAGED_LABELS = frozenset(topic.label for topic in MANAGED)
_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)

_MERGE_STRATEGYS = {
    0: "METADATA_MERGE_STRATEGY_UNSPECIFIED",
    1: "OVERWRITE",
    2: "MERGE",
    3: "REQUIRE_EXACT_MATCH",
}
MergeStrategy = Annotated[str, one_of(_MERGE_STRATEGYS), named(_MERGE_STRATEGYS)]
_OPERATORS = {0: "OPERATOR_UNSPECIFIED", 1: "EQUAL", 2: "GREATER_THAN", 3: "LESS_THAN"}
Operator = Annotated[str, one_of(_OPERATORS), named(_OPERATORS)]
_MERGING: dict[str, Merging] = {
    "OVERWRITE": "overwrite",
    "MERGE": "merge",
    "REQUIRE_EXACT_MATCH": "exact",
}


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
        return _one_of(
            self.revision_ttl,
            self.revision_expire_time,
            now,
            "revision_ttl",
            "revision_expire_time",
        )


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
        return _one_of(self.ttl, self.expire_time, now, "ttl", "expire_time")

    @property
    def labels(self) -> dict[str, LabelValue]:
        """Its metadata as they are kept."""
        return labels_of(self.metadata)

    @property
    def topic_labels(self) -> tuple[str, ...]:
        """Its topics, by their labels."""
        return tuple(each.label for each in self.topics or () if each.label)


def _one_of(ttl: int | None, at: int | None, now: int, one: str, other: str) -> int | None:
    if ttl is not None and at is not None:
        raise InvalidInput(other, f"and {one} exclude each other")
    if ttl is not None:
        if ttl <= 0:
            raise InvalidInput(one, "must be more than 0s")
        return now + ttl
    return at


def labels_of(metadata: dict[str, MetadataValue] | None) -> dict[str, LabelValue]:
    """Metadata as they are kept."""
    return {name: value.plain() for name, value in (metadata or {}).items()}


def details_of(message: MemoryMessage) -> Details:
    """What a memory is given besides its fact."""
    return Details(message.display_name or "", message.description or "", message.topic_labels[1:])


# Generating


class DirectEvent(Message):
    """Something that was said."""

    content: Content
    event_id: str | None = None
    event_time: Timestamp | None = None


class DirectContents(Message):
    """What was said, in order."""

    events: list[DirectEvent] = Field(default_factory=list, max_length=10_000)


class DirectMemory(Message):
    """A fact somebody else extracted."""

    fact: str
    topics: list[MemoryTopicId] = Field(default_factory=list, max_length=20)


class DirectMemories(Message):
    """At most five facts."""

    direct_memories: list[DirectMemory] = Field(default_factory=list)


class SessionSource(Message):
    """The events of a session, from a time and before one."""

    session: str
    start_time: Timestamp | None = None
    end_time: Timestamp | None = None


class MergeRules(RevisionRules):
    """What becomes of the memories that a request makes."""

    metadata: Metadata | None = None
    metadata_merge_strategy: MergeStrategy | None = None

    @property
    def merging(self) -> Merging:
        """What becomes of metadata that a memory has: they are replaced unless it says else."""
        return _MERGING.get(self.metadata_merge_strategy or "", "overwrite")


class GenerateMemories(MergeRules):
    """``memories:generate``."""

    direct_contents_source: DirectContents | None = None
    direct_memories_source: DirectMemories | None = None
    vertex_session_source: SessionSource | None = None
    scope: ScopeMap | None = None
    disable_consolidation: bool | None = None
    allowed_topics: Annotated[list[MemoryTopicId], Field(max_length=100)] | None = None
    time_zone: str | None = None


class IngestEvents(MergeRules):
    """``memories:ingestEvents``."""

    scope: ScopeMap
    stream_id: str | None = None
    direct_contents_source: DirectContents | None = None
    generation_trigger_config: GenerationTriggerConfig | None = None
    force_flush: bool | None = None


# Asking


class SimilaritySearch(Message):
    """A search by meaning and words."""

    search_query: str = Field(max_length=10_000)
    top_k: int | None = Field(default=None, ge=0)


class SimpleRetrieval(Message):
    """All of a scope, page by page."""

    page_size: int | None = Field(default=None, ge=0)
    page_token: str | None = None


class MetadataFilter(Message):
    """One key of the metadata against one value."""

    key: str
    value: MetadataValue | None = None
    op: Operator | None = None
    negate: bool | None = None

    def plain(self) -> LabelFilter:
        """The filter as memories are held against it."""
        if self.value is None:
            raise InvalidInput("filter_groups", "has a filter without a value")
        return LabelFilter(
            self.key,
            self.value.plain(),
            {"GREATER_THAN": "greater", "LESS_THAN": "less"}.get(self.op or "", "equal"),  # type: ignore[arg-type]
            bool(self.negate),
        )


class FilterGroup(Message):
    """Filters of which all must fit."""

    filters: list[MetadataFilter] = Field(default_factory=list, max_length=50)


FilterGroups = Annotated[list[FilterGroup], Field(max_length=50)]


def groups_of(groups: list[FilterGroup] | None) -> list[list[LabelFilter]]:
    """Filter groups as memories are held against them."""
    return [[each.plain() for each in group.filters] for group in groups or ()]


class RetrieveMemories(Message):
    """``memories:retrieve``."""

    scope: ScopeMap
    similarity_search_params: SimilaritySearch | None = None
    simple_retrieval_params: SimpleRetrieval | None = None
    filter: str | None = None
    filter_groups: FilterGroups | None = None
    memory_types: list[MemoryType] | None = None


class ScopeOnly(Message):
    """``memories:retrieveProfiles``."""

    scope: ScopeMap


class RollbackMemory(Message):
    """``memories/ID:rollback``; the revision by its number or its name."""

    target_revision_id: str | int


class PurgeMemories(Message):
    """``memories:purge``; without ``force`` only counted."""

    filter: str | None = None
    filter_groups: FilterGroups | None = None
    force: bool | None = None


# Answers


class ListMemories(Message):
    """A page of memories."""

    memories: list[MemoryMessage] = Field(default_factory=list)
    next_page_token: str | None = None


class RetrievedMemory(Message):
    """A memory that a retrieval returned."""

    memory: MemoryMessage
    distance: float | None = None


class RetrieveAnswer(Message):
    """What a retrieval returned."""

    retrieved_memories: list[RetrievedMemory] = Field(default_factory=list)
    next_page_token: str | None = None


class ProfileMessage(Message):
    """A profile."""

    schema_id: str
    profile: dict[str, JsonValue]


class ProfilesAnswer(Message):
    """The profiles of a person, by the ids of their schemas."""

    profiles: dict[str, ProfileMessage] = Field(default_factory=dict)


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
