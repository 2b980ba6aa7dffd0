"""Reading a bank's configuration: Memory Bank's ``memoryBankConfig``, in camelCase.

What is read: ``customizationConfigs`` (topics, examples, in which person facts are put),
``structuredMemoryConfigs``, ``ttlConfig``, ``disableMemoryRevisions``, and of ``generationConfig``
the trigger and the model. The message is that of ``google.cloud.aiplatform.v1beta1``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from keepwise.bank.expiry.lifetimes import Lifetimes, Occasion, parse_lifetime
from keepwise.bank.profiles.schemas import parse_schema
from keepwise.bank.remembering.options import Trigger
from keepwise.bank.remembering.topic_sets import Customization
from keepwise.bank.topics import MANAGED, excluded_in
from keepwise.bank.words import fold
from keepwise.errors import InvalidInput
from keepwise.model import Json, Topic
from keepwise.model.profiles import ProfileSchema

REVISIONS_LIVE = "31536000s"
_MOST = 100
_MANAGED = {topic.label: topic for topic in MANAGED}
_LABEL = re.compile(r"[^\x00-\x1f\x7f]{1,128}")
_RULES = {
    "trigger.event_count": "generationRule.eventCount",
    "trigger.idle_seconds": "generationRule.idleDuration",
    "trigger.interval_seconds": "generationRule.fixedInterval",
    "trigger.overlap": "generationRule.overlapEventCount",
}
_FIELDS = frozenset(
    {
        "customizationConfigs",
        "disableMemoryRevisions",
        "generationConfig",
        "similaritySearchConfig",
        "structuredMemoryConfigs",
        "ttlConfig",
    }
)
_GRANULAR: Mapping[str, Occasion] = {
    "createTtl": "create",
    "generateCreatedTtl": "generate",
    "generateUpdatedTtl": "update",
}


@dataclass(frozen=True, slots=True)
class BankConfig:
    """A configuration, parsed. ``model`` and ``embedder`` are Google's names, empty for none."""

    customizations: tuple[Customization, ...] = ()
    profiles: tuple[ProfileSchema, ...] = ()
    lifetimes: Lifetimes = field(default_factory=Lifetimes)
    trigger: Trigger = field(default_factory=Trigger)
    model: str = ""
    embedder: str = ""


def parse_config(config: Mapping[str, Json]) -> BankConfig:
    """Read a configuration. Raises InvalidInput naming the field."""
    for unknown in sorted(config.keys() - _FIELDS):
        # Left alone it would be a setting that somebody believes in and nobody obeys.
        raise InvalidInput(
            f"config.{unknown[:100]}",
            "there is no such field",
            hint=f"fields are in camelCase: {', '.join(sorted(_FIELDS))}",
        )
    generation = _object(config, "generationConfig")
    return BankConfig(
        _customizations(_objects(config, "customizationConfigs")),
        _profiles(_objects(config, "structuredMemoryConfigs")),
        _lifetimes(config),
        parse_trigger(_object(generation, "generationTriggerConfig")),
        _text(generation, "model").rpartition("/")[2],
        _text(_object(config, "similaritySearchConfig"), "embeddingModel").rpartition("/")[2],
    )


# Topics


def _customizations(configs: list[dict[str, Json]]) -> tuple[Customization, ...]:
    found = []
    for at, each in enumerate(configs):
        where = f"customizationConfigs[{at}]"
        topics = _topics(_objects(each, "memoryTopics"), where) or MANAGED
        examples = _objects(each, "generateMemoriesExamples")
        found.append(
            Customization(
                _keys(each, where),
                _with_examples(topics, examples, where),
                third_person=bool(each.get("enableThirdPersonMemories")),
                facts=not each.get("disableNaturalLanguageMemories"),
                silent=tuple(_silent(examples)),
            )
        )
    keys = [each.scope_keys for each in found]
    if len(set(keys)) < len(keys):
        raise InvalidInput("customizationConfigs", "two are for the same scope keys")
    if frozenset() not in keys:
        # Facts are in the first person unless a bank says otherwise.
        found.append(Customization(frozenset(), MANAGED, third_person=False))
    return tuple(found)


def _topics(configs: list[dict[str, Json]], where: str) -> tuple[Topic, ...]:
    found: list[Topic] = []
    for at, each in enumerate(configs):
        field_name = f"{where}.memoryTopics[{at}]"
        managed, custom = _object(each, "managedMemoryTopic"), _object(each, "customMemoryTopic")
        if bool(managed) == bool(custom):
            raise InvalidInput(field_name, "must be a managed or a custom topic")
        if managed:
            label = _text(managed, "managedTopicEnum")
            if label not in _MANAGED:
                raise InvalidInput(field_name, "names no managed topic")
            found.append(_MANAGED[label])
            continue
        label, description = _text(custom, "label"), _text(custom, "description")
        if not _LABEL.fullmatch(label):
            raise InvalidInput(f"{field_name}.label", "must have 1 to 128 characters")
        found.append(Topic(label, description, exclusions=excluded_in(description)))
    labels = [each.label for each in found]
    if len(set(labels)) < len(labels):
        raise InvalidInput(f"{where}.memoryTopics", "has a topic twice")
    return tuple(found)


def _with_examples(
    topics: tuple[Topic, ...], examples: list[dict[str, Json]], where: str
) -> tuple[Topic, ...]:
    """The topics with the facts that examples show for them."""
    shown: dict[str, list[str]] = {}
    known = {each.label for each in topics}
    for at, example in enumerate(examples):
        for fact in _objects(example, "generatedMemories"):
            for topic in _objects(fact, "topics"):
                label = topic_label(topic, f"{where}.generateMemoriesExamples[{at}].topics")
                if label not in known:
                    raise InvalidInput(
                        f"{where}.generateMemoriesExamples[{at}].topics", "is not among the topics"
                    )
                shown.setdefault(label, []).append(_text(fact, "fact"))
    return tuple(
        replace(each, examples=(*each.examples, *shown[each.label]))
        if each.label in shown and not each.managed
        else each
        for each in topics
    )


def _silent(examples: list[dict[str, Json]]) -> list[str]:
    """What people say in examples of which nothing is kept."""
    said: list[str] = []
    for example in examples:
        if _objects(example, "generatedMemories"):
            continue
        for event in _objects(_object(example, "conversationSource"), "events"):
            content = _object(event, "content")
            texts = [_text(part, "text") for part in _objects(content, "parts")]
            said.append(fold(" ".join(each for each in texts if each)))
    return [each for each in said if each]


def topic_label(topic: Mapping[str, Json], where: str) -> str:
    """The label that a ``MemoryTopicId`` names. Raises InvalidInput."""
    for name in ("managedMemoryTopic", "customMemoryTopicLabel"):
        if label := topic.get(name):
            return str(label)
    raise InvalidInput(where, "must be a managed topic or the label of a custom one")


# Profiles, lifetimes, triggers


def _profiles(configs: list[dict[str, Json]]) -> tuple[ProfileSchema, ...]:
    found: list[ProfileSchema] = []
    for at, each in enumerate(configs):
        where = f"structuredMemoryConfigs[{at}]"
        for schema in _objects(each, "schemaConfigs"):
            spec = _object(schema, "schema") or _object(schema, "jsonSchema")
            found.append(parse_schema(_text(schema, "id"), spec, _keys(each, where)))
    if len({each.id for each in found}) < len(found):
        raise InvalidInput("structuredMemoryConfigs", "two schemas have the same id")
    return tuple(found)


def _lifetimes(config: Mapping[str, Json]) -> Lifetimes:
    ttl = _object(config, "ttlConfig")
    granular = _object(ttl, "granularTtlConfig")
    default = _text(ttl, "defaultTtl")
    if default and granular:
        raise InvalidInput("ttlConfig.granularTtlConfig", "and defaultTtl exclude each other")
    revision: int | None = parse_lifetime(
        _text(ttl, "memoryRevisionDefaultTtl") or REVISIONS_LIVE,
        "ttlConfig.memoryRevisionDefaultTtl",
    )
    return Lifetimes(
        memory=parse_lifetime(default, "ttlConfig.defaultTtl") if default else None,
        # The state a memory is in is always kept; an earlier one goes when another follows.
        revision=0 if config.get("disableMemoryRevisions") else revision,
        occasions={
            occasion: parse_lifetime(_text(granular, name), f"ttlConfig.granularTtlConfig.{name}")
            for name, occasion in _GRANULAR.items()
            if _text(granular, name)
        }
        if granular
        else None,
    )


def parse_trigger(config: Mapping[str, Json]) -> Trigger:
    """The trigger that a ``generationTriggerConfig`` spells. Raises InvalidInput."""
    rule = _object(config, "generationRule")
    try:
        return Trigger(
            _count(rule, "eventCount"),
            _seconds(rule, "idleDuration"),
            _seconds(rule, "fixedInterval"),
            _count(rule, "overlapEventCount"),
        )
    except InvalidInput as error:
        field_name, problem = error.message.split(": ", 1)
        for ours, theirs in _RULES.items():
            field_name = field_name.replace(ours, theirs)
            problem = problem.replace(ours, theirs)
        raise InvalidInput(field_name, problem, hint=error.hint) from None


def _seconds(rule: Mapping[str, Json], name: str) -> int:
    text = _text(rule, name)
    return parse_lifetime(text, f"generationRule.{name}") // 1_000_000 if text else 0


def _count(rule: Mapping[str, Json], name: str) -> int:
    value = rule.get(name) or 0
    if isinstance(value, bool) or not isinstance(value, int):
        raise InvalidInput(f"generationRule.{name}", "must be a whole number")
    return value


# What JSON holds


def _object(held: Mapping[str, Json], name: str) -> dict[str, Json]:
    value = held.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise InvalidInput(name, "must be an object")
    return value


def _objects(held: Mapping[str, Json], name: str) -> list[dict[str, Json]]:
    value = held.get(name)
    if value is None:
        return []
    if not isinstance(value, list) or len(value) > _MOST:
        raise InvalidInput(name, f"must be a list of at most {_MOST}")
    found = []
    for each in value:
        if not isinstance(each, dict):
            raise InvalidInput(name, "must be a list of objects")
        found.append(each)
    return found


def _text(held: Mapping[str, Json], name: str) -> str:
    value = held.get(name)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise InvalidInput(name, "must be a text")
    return value


def _keys(held: Mapping[str, Json], where: str) -> frozenset[str]:
    value = held.get("scopeKeys") or []
    if not isinstance(value, list) or not all(isinstance(each, str) and each for each in value):
        raise InvalidInput(f"{where}.scopeKeys", "must be a list of keys")
    return frozenset(map(str, value))
