"""What a search may be narrowed to: a filter, labels, topics, a distance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType

from keepwise.bank.topics import MANAGED
from keepwise.errors import InvalidInput
from keepwise.filtering.conditions import FieldKind, Value, holds
from keepwise.filtering.parsing import parse
from keepwise.model import Memory
from keepwise.model.labels import LabelFilter, fits_any

_MANAGED = frozenset(topic.label for topic in MANAGED)

FIELDS: MappingProxyType[str, FieldKind] = MappingProxyType(
    {
        "fact": "text",
        "topic": "text",
        "topics": "words",
        "topics.managed_memory_topic": "words",
        "topics.custom_memory_topic_label": "words",
        "slot": "text",
        "id": "text",
        "display_name": "text",
        "description": "text",
        "create_time": "time",
        "update_time": "time",
        "expire_time": "time",
        "labels": "map",
        "metadata": "map",
    }
)
"""What a filter may ask of a memory, by Memory Bank's names and by ours."""

_MOST_FILTERS = 50


def wanted(
    text: str, groups: Sequence[Sequence[LabelFilter]], topics: Sequence[str]
) -> Callable[[Memory], bool] | None:
    """Whether a memory is asked for; None where every one is.

    Args:
        text: a filter in the language of AIP-160 on :data:`FIELDS`.
        groups: of label filters; all of one group must fit.
        topics: labels of which it must have one.

    Raises:
        InvalidInput: the filter cannot be read, or there are too many.
    """
    if sum(len(group) for group in groups) > _MOST_FILTERS:
        raise InvalidInput("label_filters", f"must be at most {_MOST_FILTERS}")
    if not (text.strip() or groups or topics):
        return None
    condition = parse(text, FIELDS, bare="fact", name="filter")
    fixed = tuple(tuple(group) for group in groups)

    def keep(memory: Memory) -> bool:
        if topics and not set(topics) & set(memory.topics):
            return False
        if fixed and not fits_any(fixed, memory.labels):
            return False
        return holds(condition, lambda field: value_of(memory, field))

    return keep


def value_of(memory: Memory, field: str) -> Value:
    """What a memory has in a field of :data:`FIELDS`."""
    if field in ("labels", "metadata"):
        return memory.labels
    if field in ("fact", "topic", "slot", "id"):
        return str(getattr(memory, field))
    if field in ("display_name", "description"):
        return str(getattr(memory.details, field))
    if field.startswith("topics"):
        managed = field.endswith("managed_memory_topic")
        return [
            each for each in memory.topics if field == "topics" or (each in _MANAGED) == managed
        ]
    times = {
        "create_time": memory.created_at,
        "update_time": memory.updated_at,
        "expire_time": memory.expires_at,
    }
    return times[field]
