"""A session, its events and its values as a person reads them, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Container, Iterator, Sequence

from keepwise.cli.output import clock, plain
from keepwise.model import (
    REMOVED,
    Event,
    Json,
    JsonObject,
    Session,
    StateChange,
    said_in,
)
from keepwise.sessions.marks import artifact_delta, rewound_before

# In columns whose values are JSON or ids, which neither of these is.
ABSENT = "-"
GONE = "removed"


def head(session: Session) -> JsonObject:
    """A session of a list: its state has a command of its own, and its events were not read."""
    document = plain(session)
    assert isinstance(document, dict)
    return {key: value for key, value in document.items() if key not in ("state", "events")}


def value(found: Json, *, absent: str) -> str:
    """A state value on one line as JSON, or the word for none."""
    return absent if found == REMOVED else json.dumps(found, ensure_ascii=False)


def change(made: StateChange) -> JsonObject:
    """A change of a key as JSON: ``{"value": ...}`` or ``{"absent": true}`` before and after.

    Two names, since a state may hold any JSON: no single value could mean that there was none.
    """
    document = plain(made)
    assert isinstance(document, dict)
    return {**document, "before": _held(made.before), "after": _held(made.after)}


def _held(found: Json) -> JsonObject:
    return {"absent": True} if found == REMOVED else {"value": found}


def rows(events: Sequence[Event], undone: Container[str]) -> list[tuple[str, ...]]:
    """Events as rows of TIME, AUTHOR, INVOCATION, EVENT, WHAT."""
    return [
        (
            clock(event.time),
            event.author,
            event.invocation_id or ABSENT,
            event.id,
            what(event, undone),
        )
        for event in events
    ]


def what(event: Event, undone: Container[str]) -> str:
    """An event on one line: its words, the other kinds of parts, what it changed."""
    told = [*_marks(event, undone)]
    told += [event.text] if event.text else []
    kinds = sorted(_kinds(event))
    told += [f"[{', '.join(kinds)}]"] if kinds else []
    told += _changed(event)
    return " ".join(told) or ABSENT


def _marks(event: Event, undone: Container[str]) -> Iterator[str]:
    """What an event says about others, and what a later one says about it."""
    before = rewound_before(event)
    if before:
        # It counts as undone itself: what it says was done by it, once.
        yield f"[rewind to before {before}]"
    elif event.id in undone:
        yield "[undone]"
    compaction = _actions(event).get("compaction")
    if isinstance(compaction, dict):
        summary = compaction.get("compactedContent")
        said = said_in(summary) if isinstance(summary, dict) else []
        yield "[summary] " + "\n".join(text for _, text in said)


def _changed(event: Event) -> Iterator[str]:
    for name, keys in (
        ("state", [key for key, to in event.state_delta.items() if to != REMOVED]),
        ("removed", [key for key, to in event.state_delta.items() if to == REMOVED]),
        ("files", list(artifact_delta(event))),
    ):
        if keys:
            yield f"[{name}: {', '.join(sorted(keys))}]"


def _kinds(event: Event) -> set[str]:
    return {
        key
        for part in _parts(event)
        for key in part
        if key not in ("text", "thought") and part[key] is not None
    }


def _parts(event: Event) -> Iterator[JsonObject]:
    parts = (event.content or {}).get("parts")
    for part in parts if isinstance(parts, list) else ():
        if isinstance(part, dict):
            yield part


def _actions(event: Event) -> JsonObject:
    actions = event.extra.get("actions")
    return actions if isinstance(actions, dict) else {}
