"""Banks on the wire: ``ReasoningEngine`` and the ``memoryBankConfig`` in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from keepwise.bank.banks.rules import Rules
from keepwise.model import Json, JsonObject
from keepwise.model.banks import BankRecord
from keepwise.server.names import Parent
from keepwise.server.wire.common import (
    Duration,
    FreeJson,
    Message,
    Timestamp,
    moment,
    named,
    one_of,
    seconds,
)
from keepwise.server.wire.content import Content

_MANAGED_TOPICS = {
    0: "MANAGED_TOPIC_ENUM_UNSPECIFIED",
    1: "USER_PERSONAL_INFO",
    2: "USER_PREFERENCES",
    3: "KEY_CONVERSATION_DETAILS",
    4: "EXPLICIT_INSTRUCTIONS",
}
ManagedTopic = Annotated[str, one_of(_MANAGED_TOPICS), named(_MANAGED_TOPICS)]
_MEMORY_TYPES = {
    0: "MEMORY_TYPE_UNSPECIFIED",
    1: "NATURAL_LANGUAGE_COLLECTION",
    3: "STRUCTURED_PROFILE",
}
MemoryType = Annotated[str, one_of(_MEMORY_TYPES), named(_MEMORY_TYPES)]


class MemoryTopicId(Message):
    """A topic by name: a managed one, or the label of a custom one."""

    managed_memory_topic: ManagedTopic | None = None
    custom_memory_topic_label: str | None = None

    @property
    def label(self) -> str:
        """The label it is called by here; empty if it names none."""
        return self.managed_memory_topic or self.custom_memory_topic_label or ""


class GenerationRule(Message):
    """When what waits in a stream is looked at."""

    event_count: int | None = Field(default=None, ge=0)
    idle_duration: Duration | None = None
    fixed_interval: Duration | None = None
    overlap_event_count: int | None = Field(default=None, ge=0)


class GenerationTriggerConfig(Message):
    """A trigger."""

    generation_rule: GenerationRule | None = None


class GenerationConfig(Message):
    """What extracts, and when."""

    model: str | None = None
    generation_trigger_config: GenerationTriggerConfig | None = None


class SimilaritySearchConfig(Message):
    """What embeds."""

    embedding_model: str | None = None


class GranularTtlConfig(Message):
    """Lifetimes by what wrote a memory."""

    create_ttl: Duration | None = None
    generate_created_ttl: Duration | None = None
    generate_updated_ttl: Duration | None = None


class TtlConfig(Message):
    """Lifetimes."""

    default_ttl: Duration | None = None
    granular_ttl_config: GranularTtlConfig | None = None
    memory_revision_default_ttl: Duration | None = None


class ManagedMemoryTopic(Message):
    """One of the service's own topics."""

    managed_topic_enum: ManagedTopic


class CustomMemoryTopic(Message):
    """A topic of the caller's."""

    label: str = Field(min_length=1, max_length=128)
    description: str = Field("", max_length=4000)


class MemoryTopic(Message):
    """A topic."""

    managed_memory_topic: ManagedMemoryTopic | None = None
    custom_memory_topic: CustomMemoryTopic | None = None


class ExampleEvent(Message):
    """What is said in an example."""

    content: Content


class ConversationSource(Message):
    """A conversation of an example."""

    events: list[ExampleEvent] = Field(default_factory=list, max_length=100)


class ExampleMemory(Message):
    """What is to be made of it."""

    fact: str = ""
    topics: list[MemoryTopicId] = Field(default_factory=list, max_length=20)


class GenerateMemoriesExample(Message):
    """An example; without memories, of extracting nothing."""

    conversation_source: ConversationSource | None = None
    generated_memories: list[ExampleMemory] = Field(default_factory=list, max_length=100)


class ConsolidationConfig(Message):
    """How much of a candidate's past a comparison sees."""

    revisions_per_candidate_count: int | None = Field(default=None, ge=0)


class CustomizationConfig(Message):
    """What is remembered of scopes with certain keys; without any, of all others."""

    scope_keys: list[str] = Field(default_factory=list, max_length=5)
    memory_topics: list[MemoryTopic] = Field(default_factory=list, max_length=100)
    generate_memories_examples: list[GenerateMemoriesExample] = Field(
        default_factory=list, max_length=100
    )
    enable_third_person_memories: bool | None = None
    disable_natural_language_memories: bool | None = None
    consolidation_config: ConsolidationConfig | None = None


class SchemaConfig(Message):
    """The schema of a structured profile, in Gemini's form or as JSON schema."""

    id: str
    memory_schema: Annotated[FreeJson | None, Field(alias="schema")] = None
    json_schema: FreeJson | None = None
    memory_type: MemoryType | None = None


class StructuredMemoryConfig(Message):
    """Profiles of scopes with certain keys."""

    scope_keys: list[str] = Field(default_factory=list, max_length=5)
    schema_configs: list[SchemaConfig] = Field(default_factory=list, max_length=100)


class MemoryBankConfig(Message):
    """What a bank remembers, for how long, and when."""

    generation_config: GenerationConfig | None = None
    similarity_search_config: SimilaritySearchConfig | None = None
    ttl_config: TtlConfig | None = None
    disable_memory_revisions: bool | None = None
    customization_configs: list[CustomizationConfig] | None = Field(default=None, max_length=100)
    structured_memory_configs: list[StructuredMemoryConfig] | None = Field(
        default=None, max_length=100
    )


EMPTY_CONFIG: Mapping[str, tuple[str, Json]] = {
    "generation_config": ("generationConfig", {}),
    "similarity_search_config": ("similaritySearchConfig", {}),
    "ttl_config": ("ttlConfig", {}),
    "disable_memory_revisions": ("disableMemoryRevisions", False),
    "customization_configs": ("customizationConfigs", []),
    "structured_memory_configs": ("structuredMemoryConfigs", []),
}
"""The fields of a configuration: what each is called in it, and what takes it back."""


class ContextSpec(Message):
    """What an engine keeps for agents."""

    memory_bank_config: MemoryBankConfig | None = None


class ReasoningEngine(Message):
    """A bank. What a self-hosted one has no use for (code, traffic) is refused unless empty."""

    name: str | None = None
    display_name: str | None = Field(default=None, max_length=512)
    description: str | None = Field(default=None, max_length=4000)
    labels: dict[str, str] | None = None
    context_spec: ContextSpec | None = None
    create_time: Timestamp | None = None
    update_time: Timestamp | None = None
    etag: str | None = None
    encryption_spec: FreeJson | None = None
    spec: FreeJson | None = None
    traffic_config: FreeJson | None = None
    keepwise_notes: list[str] | None = None


class DeleteEngine(Message):
    """How a bank is deleted."""

    force: bool | None = None


class ListEngines(Message):
    """A page of banks."""

    reasoning_engines: list[ReasoningEngine] = Field(default_factory=list)
    next_page_token: str | None = None


def config_of(engine: ReasoningEngine) -> JsonObject | None:
    """The configuration a message carries, in camelCase; None if it carries none, or nothing."""
    spec = engine.context_spec
    if spec is None or spec.memory_bank_config is None:
        return None
    return config_json(spec.memory_bank_config) or None


def config_json(value: object) -> dict[str, Json]:
    """A message of the configuration as JSON: camelCase, durations in seconds."""
    assert isinstance(value, Message)
    return {
        type(value).model_fields[name].alias or name: _json(value, name, getattr(value, name))
        for name in sorted(value.given())
    }


def _json(owner: Message, name: str, value: object) -> Json:
    if isinstance(value, Message):
        return config_json(value)
    if isinstance(value, list):
        return [_json(owner, name, each) for each in value]
    if isinstance(value, int) and not isinstance(value, bool) and name in _DURATIONS:
        return seconds(value)
    assert value is None or isinstance(value, bool | int | float | str | dict)
    return value


_DURATIONS = frozenset(
    {
        "idle_duration",
        "fixed_interval",
        "create_ttl",
        "generate_created_ttl",
        "generate_updated_ttl",
        "default_ttl",
        "memory_revision_default_ttl",
    }
)


def engine_to_wire(record: BankRecord, parent: Parent, rules: Rules) -> JsonObject:
    """A bank as the service answers; ``contextSpec`` is always whole, as one client needs it.

    ``keepwiseNotes`` tell of what its configuration asks for and this server does otherwise.
    """
    name = Parent(parent.project, parent.location, record.name).name
    shown: JsonObject = {
        "name": name,
        "contextSpec": {"memoryBankConfig": record.config},
        "etag": str(record.revision),
    }
    if record.display_name:
        shown["displayName"] = record.display_name
    if record.description:
        shown["description"] = record.description
    if record.labels:
        shown["labels"] = dict(record.labels)
    if record.created_at:
        shown["createTime"] = moment(record.created_at)
        shown["updateTime"] = moment(record.updated_at)
    if rules.notes:
        shown["keepwiseNotes"] = [*rules.notes]
    return shown
