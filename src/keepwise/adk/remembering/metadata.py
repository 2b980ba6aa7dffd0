"""What ``custom_metadata`` may say to the memory service: the keys of ADK's Vertex service.

Events and sessions: ``stream_id``, ``force_flush``, ``generation_trigger_config``,
``wait_for_completion``, ``allowed_topics``, ``disable_consolidation``. Facts:
``enable_consolidation``, ``memory_id``, ``topics``. Both: ``ttl`` or ``expire_time``,
``revision_ttl`` or ``revision_expire_time``, ``disable_memory_revisions``, ``revision_labels``,
``metadata``, ``metadata_merge_strategy``. A name that means something to Google's service and
nothing here is refused by name, and so is one that belongs to the other kind of call. Any other
name with a text, a number, true or false, or a time becomes a label of the memories.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from keepwise.bank.expiry.lifetimes import parse_lifetime
from keepwise.bank.remembering.options import Trigger
from keepwise.errors import InvalidInput
from keepwise.governance.naming.ids import told
from keepwise.model.labels import LabelValue, Merging

Call: TypeAlias = Literal["events", "facts"]

# They shape what Google's service shows or how it is called; there is nothing here they could do.
_UNSUPPORTED = frozenset({"description", "display_name", "http_options"})
_STRATEGIES: Mapping[str, Merging] = {
    "MERGE": "merge",
    "OVERWRITE": "overwrite",
    "REQUIRE_EXACT_MATCH": "exact",
}


@dataclass(frozen=True, slots=True)
class Options:
    """The metadata, parsed. ``consolidate`` and ``wait`` are None when nothing was said of them."""

    labels: dict[str, LabelValue] = field(default_factory=dict)
    expires_at: int | None = None
    consolidate: bool | None = None
    merging: Merging = "merge"
    revision_labels: dict[str, str] = field(default_factory=dict)
    revision_expires_at: int | None = None
    stream: str | None = None
    flush: bool = False
    wait: bool | None = None
    trigger: Trigger | None = None
    topics: tuple[str, ...] = ()
    memory_id: str = ""


def parse_metadata(metadata: Mapping[str, object] | None, now: int, call: Call) -> Options:
    """Read the metadata of one call.

    Args:
        metadata: as the caller gave it.
        now: the time now (microseconds).
        call: whether events or facts are handed in.

    Raises:
        InvalidInput: a name is not supported here, its value has the wrong type, or two exclude
            each other; the message names it.
    """
    options = Options()
    given = dict(metadata or {})
    for one, other in (("ttl", "expire_time"), ("revision_ttl", "revision_expire_time")):
        if one in given and other in given:
            raise InvalidInput(f"custom_metadata.{other}", f"and {one} exclude each other")
    for name, value in given.items():
        where = f"custom_metadata.{told(name)}"
        known = _KNOWN.get(name)
        if known is not None:
            calls, read = known
            if call not in calls:
                meant = "add_memory" if call == "events" else "events and sessions"
                raise InvalidInput(where, f"is for {meant}")
            options = read(options, value, where, now)
        elif name in _UNSUPPORTED:
            raise InvalidInput(where, "is not supported by this version of Keepwise")
        else:
            options = replace(options, labels={**options.labels, name: _label(value, where)})
    return options


_Read: TypeAlias = Callable[[Options, object, str, int], Options]


def _lifetime(name: str) -> _Read:
    def read(options: Options, value: object, where: str, now: int) -> Options:
        return replace(options, **{name: now + parse_lifetime(value, where)})  # type: ignore[arg-type]

    return read


def _moment(name: str) -> _Read:
    def read(options: Options, value: object, where: str, now: int) -> Options:
        return replace(options, **{name: _time(value, where)})  # type: ignore[arg-type]

    return read


def _flag(name: str) -> _Read:
    def read(options: Options, value: object, where: str, now: int) -> Options:
        return replace(options, **{name: _true_or_false(value, where)})  # type: ignore[arg-type]

    return read


def _text(name: str) -> _Read:
    def read(options: Options, value: object, where: str, now: int) -> Options:
        if not isinstance(value, str) or not value:
            raise InvalidInput(where, "must be a text")
        return replace(options, **{name: value})  # type: ignore[arg-type]

    return read


def _no_consolidation(options: Options, value: object, where: str, now: int) -> Options:
    return replace(options, consolidate=not _true_or_false(value, where))


def _no_revisions(options: Options, value: object, where: str, now: int) -> Options:
    # The state a memory is in is always kept; an earlier one goes as soon as another follows.
    off = _true_or_false(value, where)
    return replace(options, revision_expires_at=now if off else options.revision_expires_at)


def _metadata(options: Options, value: object, where: str, now: int) -> Options:
    if not isinstance(value, Mapping):
        raise InvalidInput(where, "must be an object")
    read = {str(name): _label(each, f"{where}.{told(str(name))}") for name, each in value.items()}
    return replace(options, labels={**options.labels, **read})


def _revision_labels(options: Options, value: object, where: str, now: int) -> Options:
    if not isinstance(value, Mapping) or not all(
        isinstance(each, str) for pair in value.items() for each in pair
    ):
        raise InvalidInput(where, "must be an object of texts")
    return replace(options, revision_labels=dict(value))


def _merging(options: Options, value: object, where: str, now: int) -> Options:
    spelled = str(getattr(value, "value", value)).rpartition(".")[2]
    if spelled not in _STRATEGIES:
        raise InvalidInput(where, "must be one of " + ", ".join(_STRATEGIES))
    return replace(options, merging=_STRATEGIES[spelled])


def _topics(options: Options, value: object, where: str, now: int) -> Options:
    """Topics by name, or as Memory Bank's topic ids."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise InvalidInput(where, "must be a list of topics")
    return replace(options, topics=tuple(_topic(each, where) for each in value))


def _topic(value: object, where: str) -> str:
    if isinstance(value, Mapping):
        for name in (
            "managed_memory_topic",
            "managedMemoryTopic",
            "custom_memory_topic_label",
            "customMemoryTopicLabel",
        ):
            if value.get(name):
                return str(getattr(value[name], "value", value[name]))
    if isinstance(value, str) and value:
        return value
    raise InvalidInput(where, "must name topics by their labels")


_TRIGGER = {
    "event_count": "event_count",
    "eventCount": "event_count",
    "idle_duration": "idle_seconds",
    "idleDuration": "idle_seconds",
    "fixed_interval": "interval_seconds",
    "fixedInterval": "interval_seconds",
    "overlap_event_count": "overlap",
    "overlapEventCount": "overlap",
}


def _trigger(options: Options, value: object, where: str, now: int) -> Options:
    """Memory Bank's: ``{"generation_rule": {"event_count": 10, "idle_duration": "60s"}}``."""
    rule = value
    if isinstance(value, Mapping):
        rule = value.get("generation_rule", value.get("generationRule", value))
    if not isinstance(rule, Mapping):
        raise InvalidInput(where, "must be an object")
    read: dict[str, int] = {}
    for name, each in rule.items():
        meant = _TRIGGER.get(str(name))
        inner = f"{where}.{told(str(name))}"
        if meant is None:
            raise InvalidInput(inner, "is no rule", hint="known: " + ", ".join(_TRIGGER))
        if meant.endswith("_seconds"):
            read[meant] = parse_lifetime(each, inner) // 1_000_000
        elif isinstance(each, int) and not isinstance(each, bool):
            read[meant] = each
        else:
            raise InvalidInput(inner, "must be a whole number")
    return replace(options, trigger=Trigger(**read))


def _label(value: object, where: str) -> LabelValue:
    if isinstance(value, Mapping) and len(value) == 1:
        # Memory Bank's form: {"string_value": "x"}.
        ((kind, inner),) = value.items()
        if str(kind).replace("_", "").casefold() in _VALUES:
            return _label(inner, where)
    if isinstance(value, str | int | float | bool | datetime.datetime):
        return value
    raise InvalidInput(where, "must be a text, a number, true or false, or a time, to be a label")


_VALUES = frozenset({"stringvalue", "doublevalue", "boolvalue", "timestampvalue"})


def _true_or_false(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise InvalidInput(where, "must be true or false")
    return value


def _time(value: object, where: str) -> int:
    when = value
    if isinstance(value, str):
        try:
            when = datetime.datetime.fromisoformat(value)
        except ValueError:
            when = None
    if not isinstance(when, datetime.datetime):
        raise InvalidInput(where, "must be a time, such as 2027-01-01T00:00:00Z")
    aware = when if when.tzinfo else when.replace(tzinfo=datetime.UTC)
    since = aware - datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)
    return since // datetime.timedelta(microseconds=1)


_EVENTS: frozenset[Call] = frozenset({"events"})
_FACTS: frozenset[Call] = frozenset({"facts"})
_BOTH: frozenset[Call] = frozenset({"events", "facts"})

_KNOWN: Mapping[str, tuple[frozenset[Call], _Read]] = {
    "ttl": (_BOTH, _lifetime("expires_at")),
    "expire_time": (_BOTH, _moment("expires_at")),
    "revision_ttl": (_BOTH, _lifetime("revision_expires_at")),
    "revision_expire_time": (_BOTH, _moment("revision_expires_at")),
    "disable_memory_revisions": (_BOTH, _no_revisions),
    "revision_labels": (_BOTH, _revision_labels),
    "metadata": (_BOTH, _metadata),
    "metadata_merge_strategy": (_BOTH, _merging),
    "wait_for_completion": (_BOTH, _flag("wait")),
    "allowed_topics": (_EVENTS, _topics),
    "disable_consolidation": (_EVENTS, _no_consolidation),
    "force_flush": (_EVENTS, _flag("flush")),
    "generation_trigger_config": (_EVENTS, _trigger),
    "stream_id": (_EVENTS, _text("stream")),
    "enable_consolidation": (_FACTS, _flag("consolidate")),
    "memory_id": (_FACTS, _text("memory_id")),
    "topics": (_FACTS, _topics),
}
