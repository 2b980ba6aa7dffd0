"""What events say beside their words: summaries stand for others, rewinds take others back.

Pure functions. What is marked is read from ADK's own form of such events, which is kept in
``Event.extra``: ``actions.compaction`` with a span of times in seconds, and
``actions.rewindBeforeInvocationId``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from keepwise.model import Event, Json, JsonObject, ToolCall

Span: TypeAlias = tuple[int, int]
"""The first and the last number of a run of events."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A summary of the events between two times, or a rewind of those between two numbers."""

    kind: Literal["summary", "rewind"]
    seq: int
    first: int
    last: int


def summary_of(event: Event, seq: int) -> Mark | None:
    """The mark of a summary, None for any other event."""
    compaction = _action(event, "compaction")
    if not isinstance(compaction, dict):
        return None
    # Without words it stands for nothing, and what it covers would be lost to a model.
    if not (compaction.get("compactedContent") or compaction.get("compacted_content")):
        return None
    first = _microseconds(compaction, "startTimestamp", "start_timestamp")
    last = _microseconds(compaction, "endTimestamp", "end_timestamp")
    if first is None or last is None or first > last:
        return None
    return Mark("summary", seq, first, last)


def rewound_before(event: Event) -> str:
    """The invocation that a rewind goes back before; empty for any other event."""
    found = _action(event, "rewindBeforeInvocationId") or _action(
        event, "rewind_before_invocation_id"
    )
    return found if isinstance(found, str) else ""


def artifact_delta(event: Event) -> dict[str, int]:
    """The files that an event says it made a version of: name and number."""
    delta = _action(event, "artifactDelta") or _action(event, "artifact_delta")
    if not isinstance(delta, dict):
        return {}
    return {name: version for name, version in delta.items() if isinstance(version, int)}


def tool_calls(event: Event) -> Iterator[ToolCall]:
    """The calls of tools that an event holds."""
    parts = (event.content or {}).get("parts")
    for part in parts if isinstance(parts, list) else ():
        call = part.get("functionCall") if isinstance(part, dict) else None
        if isinstance(call, dict):
            name, call_id = call.get("name"), call.get("id")
            yield ToolCall(str(name or ""), str(call_id or ""), event.invocation_id)


def undone(marks: Sequence[Mark]) -> list[Span]:
    """The runs of events that no longer count, rewinds included, latest first.

    A rewind that was itself taken back takes nothing back.
    """
    spans: list[Span] = []
    for mark in reversed(marks):
        if mark.kind == "rewind" and not within(mark.seq, spans):
            spans.append((mark.first, mark.seq))
    return spans


def summaries(marks: Sequence[Mark], spans: Sequence[Span]) -> list[Mark]:
    """The summaries that count: not undone, and within the span of no later one."""
    found = [mark for mark in marks if mark.kind == "summary" and not within(mark.seq, spans)]
    return [
        mark
        for mark in found
        if not any(
            other.seq > mark.seq and other.first <= mark.first and mark.last <= other.last
            for other in found
        )
    ]


def within(seq: int, spans: Iterable[Span]) -> bool:
    """Whether an event is in one of the runs."""
    return any(first <= seq <= last for first, last in spans)


def _action(event: Event, name: str) -> Json:
    actions = event.extra.get("actions")
    return actions.get(name) if isinstance(actions, dict) else None


def _microseconds(compaction: JsonObject, *names: str) -> int | None:
    for name in names:
        value = compaction.get(name)
        if isinstance(value, int | float) and abs(value) < 2**42:
            return round(value * 1_000_000)
    return None
