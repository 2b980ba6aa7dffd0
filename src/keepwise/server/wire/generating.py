"""What generates memories and what finds them, on the wire."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, JsonValue

from keepwise.errors import InvalidInput
from keepwise.model.labels import LabelFilter, Merging
from keepwise.server.wire.banks import GenerationTriggerConfig, MemoryTopicId, MemoryType
from keepwise.server.wire.common import Message, ScopeMap, Timestamp, named, one_of
from keepwise.server.wire.content import Content
from keepwise.server.wire.memories import MemoryMessage, Metadata, MetadataValue, RevisionRules

_STRATEGIES = {
    0: "METADATA_MERGE_STRATEGY_UNSPECIFIED",
    1: "OVERWRITE",
    2: "MERGE",
    3: "REQUIRE_EXACT_MATCH",
}
MergeStrategy = Annotated[str, one_of(_STRATEGIES), named(_STRATEGIES)]
_OPERATORS = {0: "OPERATOR_UNSPECIFIED", 1: "EQUAL", 2: "GREATER_THAN", 3: "LESS_THAN"}
Operator = Annotated[str, one_of(_OPERATORS), named(_OPERATORS)]
_MERGING: dict[str, Merging] = {
    "OVERWRITE": "overwrite",
    "MERGE": "merge",
    "REQUIRE_EXACT_MATCH": "exact",
}


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


class PurgeMemories(Message):
    """``memories:purge``; without ``force`` only counted."""

    filter: str | None = None
    filter_groups: FilterGroups | None = None
    force: bool | None = None


# Answers


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
