"""How an ingestion is to be done: when, on which topics, with which labels."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from keepwise.errors import InvalidInput
from keepwise.model import Json
from keepwise.model.bank import Details
from keepwise.model.labels import Labels, Merging, labels_from_json, labels_to_json

_MINUTE = 60
_MOST_EVENTS = 10_000
_LONGEST_SECONDS = 7 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Trigger:
    """When the events that wait in a stream are looked at; 0 is no such rule.

    ``event_count`` events wait; or nothing came for ``idle_seconds``; or the first of them has
    waited for ``interval_seconds``. The last ``overlap`` events that were looked at are shown
    again as context. Without a rule events are looked at at once. As Memory Bank has it: the two
    rules of time exclude each other and count whole minutes, and an overlap is less than a count.
    """

    event_count: int = 0
    idle_seconds: int = 0
    interval_seconds: int = 0
    overlap: int = 0

    def __post_init__(self) -> None:
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, bool) or not isinstance(value, int) or value < 0:
                raise InvalidInput(f"trigger.{each.name}", "must be a whole number, 0 for none")
        for name in ("idle_seconds", "interval_seconds"):
            value = getattr(self, name)
            if value % _MINUTE or value > _LONGEST_SECONDS:
                raise InvalidInput(
                    f"trigger.{name}", "must be whole minutes in seconds, a week at most"
                )
        if self.idle_seconds and self.interval_seconds:
            raise InvalidInput(
                "trigger.interval_seconds", "and trigger.idle_seconds exclude each other"
            )
        if self.event_count > _MOST_EVENTS:
            raise InvalidInput("trigger.event_count", f"must be at most {_MOST_EVENTS}")
        if self.overlap and not self.overlap < (self.event_count or _MOST_EVENTS):
            raise InvalidInput("trigger.overlap", "must be less than trigger.event_count")

    @property
    def waits(self) -> bool:
        """Whether events wait at all."""
        return bool(self.event_count or self.idle_seconds or self.interval_seconds)


@dataclass(frozen=True, slots=True)
class Options:
    """What becomes of the memories an ingestion makes.

    Attributes:
        labels: names and values for every memory it creates or changes.
        expires_at: when those memories stop being remembered (microseconds), or None.
        topics: labels of the topics it is limited to; none for all of the bank's.
        consolidate: whether facts are compared with what is remembered; without, each is added
            beside the others, unless that very fact is there.
        merging: what becomes of the labels a memory has.
        revision_labels: names and values for the states of memories that it writes.
        revision_expires_at: when those states are gone once another follows, or None for when the
            bank says.
        zone: the person's time zone, by its IANA name; empty for the bank's.
        details: what a memory that is written directly is given besides; None leaves it.
        direct: whether somebody writes one fact, rather than has facts generated.
    """

    labels: Labels = field(default_factory=dict)
    expires_at: int | None = None
    topics: tuple[str, ...] = ()
    consolidate: bool = True
    merging: Merging = "merge"
    revision_labels: Mapping[str, str] = field(default_factory=dict)
    revision_expires_at: int | None = None
    zone: str = ""
    details: Details | None = None
    direct: bool = False

    def spelled(self) -> dict[str, Json]:
        """The options as JSON has them."""
        return {
            "labels": labels_to_json(self.labels),
            "expires_at": self.expires_at,
            "topics": list(self.topics),
            "consolidate": self.consolidate,
            "merging": self.merging,
            "revision_labels": dict(self.revision_labels),
            "revision_expires_at": self.revision_expires_at,
            "zone": self.zone,
        }

    def merged(self, held: Labels) -> Labels:
        """The labels of a memory that had these."""
        if self.merging == "overwrite" and self.labels:
            return self.labels
        return {**held, **self.labels}


DEFAULT = Options()
"""Nothing asked for."""


def parse_options(text: str) -> tuple[Options, Trigger]:
    """The options and the trigger of a stream, from the text they are stored as."""
    stored = json.loads(text)
    options = stored["options"]
    labels = labels_from_json(options["labels"])
    read = Options(**{**options, "labels": labels, "topics": tuple(options["topics"])})
    return read, Trigger(**stored["trigger"])
