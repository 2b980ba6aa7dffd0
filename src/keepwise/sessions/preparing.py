"""An event made ready for the ledger: everything judged, nothing written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from keepwise.errors import InvalidInput
from keepwise.governance.clauses import marker
from keepwise.governance.guard import CleanJson, CleanText, Guard, dump_json, storable
from keepwise.model import MAX_ID_CHARS, REMOVED, Event, Finding, Json, JsonObject, valid_event
from keepwise.sessions.parts import Replacement, marked
from keepwise.sessions.state import Split, split, without_temp

# Judging a text takes about 0.1 s a megabyte, and some seconds if it was made to: other
# conversations on the same event loop must not wait for it.
_LARGE_CHARS = 100_000
_MOST_LABELS = 100
_REMOVED = dump_json(REMOVED)


@dataclass(frozen=True, slots=True)
class Prepared:
    """An event, its text for storage, its state changes by lifetime, and what was redacted."""

    event: Event
    body: CleanText
    state: Split[CleanText | None]
    findings: tuple[Finding, ...]


def prepare(guard: Guard, event: Event) -> Prepared:
    """Judge an event. Keys it removes are None in the result's state.

    Raises:
        InvalidInput: it holds something that cannot be stored.
        Refused: an id of it has the shape of a credential.
    """
    valid_event(event)
    for name in ("id", "author", "invocation_id"):
        guard.identifier(getattr(event, name), f"event.{name}")
    across: list[Finding] = []

    def marks(text: str) -> list[Replacement]:
        across.extend(guard.findings(text, "ledger"))
        return [(each.start, each.end, marker(each)) for each in across]

    body = guard.clean_json(
        {
            "content": marked(event.content, marks),
            "state_delta": without_temp(event.state_delta),
            "extra": event.extra,
        },
        "ledger",
        field="event",
    )
    assert isinstance(body.value, dict)
    stored = replace(
        event,
        content=_object_or_none(body.value["content"]),
        state_delta=_object_or_none(body.value["state_delta"]) or {},
        extra=_object_or_none(body.value["extra"]) or {},
    )
    state = by_lifetime(body.entries("state_delta"), "event.state_delta")
    return Prepared(stored, body.text, state, (*across, *body.findings))


def opening(guard: Guard, initial: CleanJson, now: int) -> Prepared | None:
    """What a session starts with as the ledger's first line; None when it starts with nothing."""
    assert isinstance(initial.value, dict)
    own = split(initial.value).session
    delta: JsonObject = {key: value for key, value in own.items() if value != REMOVED}
    if not delta:
        return None
    body = guard.clean_json({"state_delta": delta}, "ledger", field="state")
    event = Event("", "", now, state_delta=delta)
    return Prepared(event, body.text, Split({}, {}, {}, {}), ())


def clean_details(
    guard: Guard, display_name: str, labels: Mapping[str, str]
) -> dict[str, CleanText]:
    """What people call a session and find it by, as it may be stored. Raises InvalidInput."""
    if len(display_name) > MAX_ID_CHARS:
        raise InvalidInput("display_name", f"must have at most {MAX_ID_CHARS} characters")
    if len(labels) > _MOST_LABELS or not all(isinstance(each, str) for each in labels.values()):
        raise InvalidInput("labels", f"must be an object of at most {_MOST_LABELS} texts")
    return {
        "display_name": guard.require(display_name, "ledger", field="display_name"),
        "labels": guard.clean_json(dict(labels), "ledger", field="labels").text,
    }


def by_lifetime(values: Mapping[str, CleanText], field: str) -> Split[CleanText | None]:
    """State by prefix, None for a key that is removed.

    Raises:
        InvalidInput: a key is one that no column keeps; it is named.
    """
    for name in values:
        storable(name, f"{field} key")
    return split(
        {name: None if str(value) == _REMOVED else value for name, value in values.items()}
    )


def is_large(content: object) -> bool:
    """Whether a content holds more text than is judged in passing; a loop in it counts as large."""
    left, unseen = _LARGE_CHARS, [content]
    while unseen and left > 0:
        value = unseen.pop()
        left -= len(value) if isinstance(value, str) else 1
        if isinstance(value, dict):
            unseen.extend(value.values())
        elif isinstance(value, list | tuple):
            unseen.extend(value)
    return left <= 0


def _object_or_none(value: Json) -> JsonObject | None:
    return value if isinstance(value, dict) else None
