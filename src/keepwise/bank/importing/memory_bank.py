"""What Memory Bank lists: memories with their scope, topics, metadata and times.

Both spellings of the keys are read: REST answers in camel case, Google's client in snake case.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from keepwise.bank.importing.facts import (
    ForeignFact,
    label,
    object_in,
    refuse,
    text_in,
    time_in,
)
from keepwise.model import Json, JsonObject

_TOPIC_KEYS = (
    "managedMemoryTopic",
    "managed_memory_topic",
    "customMemoryTopicLabel",
    "custom_memory_topic_label",
)
_VALUE_KEYS = (
    "stringValue",
    "string_value",
    "boolValue",
    "bool_value",
    "doubleValue",
    "double_value",
    "timestampValue",
    "timestamp_value",
)


def facts_of(
    records: Sequence[tuple[int, JsonObject]], topics: Collection[str]
) -> Iterator[ForeignFact]:
    """The facts of Memory Bank's memories, each with its place.

    A topic that the bank here does not have is kept as a label.
    """
    for place, record in records:
        topic = _topic(record, place)
        metadata = object_in(record, place, "metadata")
        labels = {name: label(_value(value)) for name, value in metadata.items()}
        if topic and topic not in topics:
            labels, topic = {"topic": topic, **labels}, ""
        scope = object_in(record, place, "scope")
        yield ForeignFact(
            place,
            text_in(record, place, "fact"),
            {name: _text(value, place) for name, value in scope.items()},
            id=text_in(record, place, "name").rpartition("/")[2],
            created_at=time_in(record, place, "createTime", "create_time"),
            updated_at=time_in(record, place, "updateTime", "update_time"),
            expires_at=time_in(record, place, "expireTime", "expire_time"),
            topic=topic,
            labels=labels,
        )


def _topic(record: JsonObject, place: int) -> str:
    """The first topic of a memory; ours have one."""
    topics = record.get("topics")
    first = topics[0] if isinstance(topics, list) and topics else None
    return text_in(first, place, *_TOPIC_KEYS) if isinstance(first, dict) else ""


def _value(value: Json) -> Json:
    """What a metadata value holds."""
    if isinstance(value, dict):
        return next((value[key] for key in _VALUE_KEYS if key in value), value)
    return value


def _text(value: Json, place: int) -> str:
    if not isinstance(value, str):
        refuse(place, "scope must be an object of texts")
    return value
