"""Events on the wire, and as the ledger keeps them.

The ledger keeps an event in ADK's form: named fields of the service under ADK's names, so that
every door reads what another wrote. ``rawEvent`` is a client's own record of the event. One that is
ADK's, as its services send, is what the ledger keeps, and is put together again; any other is kept
beside it as it came, under :data:`RAW`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from pydantic import Field, JsonValue

from keepwise.errors import InvalidInput
from keepwise.model import MAX_ID_CHARS, Event, Json, JsonObject
from keepwise.server.wire.common import FreeJson, Message, Timestamp, moment
from keepwise.server.wire.content import Content, read_content

RAW = "keepwise:raw"
"""In an event's ``extra``: what a client sent as its own record; None where it sent none."""

_OWN = ("id", "author", "invocationId", "content")
_METADATA = (
    "partial",
    "turnComplete",
    "interrupted",
    "longRunningToolIds",
    "branch",
    "customMetadata",
    "groundingMetadata",
    "inputTranscription",
    "outputTranscription",
)


class EventActions(Message):
    """What an event does."""

    skip_summarization: bool | None = None
    state_delta: FreeJson | None = None
    artifact_delta: dict[str, int] | None = None
    transfer_agent: str | None = None
    escalate: bool | None = None
    requested_auth_configs: FreeJson | None = None


class EventMetadata(Message):
    """What is told about an event."""

    grounding_metadata: FreeJson | None = None
    partial: bool | None = None
    turn_complete: bool | None = None
    interrupted: bool | None = None
    long_running_tool_ids: list[str] | None = None
    branch: str | None = None
    custom_metadata: FreeJson | None = None
    input_transcription: FreeJson | None = None
    output_transcription: FreeJson | None = None


class SessionEvent(Message):
    """One thing that happened in a session."""

    name: str | None = None
    author: str = Field(min_length=1, max_length=MAX_ID_CHARS)
    invocation_id: str = Field(min_length=1, max_length=MAX_ID_CHARS)
    timestamp: Timestamp
    content: Content | None = None
    actions: EventActions | None = None
    error_code: str | None = None
    error_message: str | None = None
    event_metadata: EventMetadata | None = None
    raw_event: FreeJson | None = None


class ListEvents(Message):
    """A page of events."""

    session_events: list[SessionEvent] = Field(default_factory=list)
    next_page_token: str | None = None


def event_of(message: SessionEvent) -> Event:
    """The event that a message tells of, in the ledger's form."""
    raw = message.raw_event
    if raw is not None and _is_adk(raw, message):
        return _of_adk(raw, message)
    fields = _adk_fields(message)
    fields[RAW] = raw
    actions = message.actions or EventActions()
    return Event(
        _id_of(raw) or new_id(),
        message.author,
        message.timestamp,
        message.invocation_id,
        message.content,
        dict(actions.state_delta or {}),
        fields,
        bool(message.event_metadata and message.event_metadata.partial),
    )


def new_id() -> str:
    """An id for an event that came without one: digits, as the service makes them."""
    return str(secrets.randbelow(9 * 10**18) + 10**18)


def _id_of(raw: Mapping[str, JsonValue] | None) -> str:
    held = (raw or {}).get("id")
    usable = isinstance(held, str) and 0 < len(held) <= MAX_ID_CHARS
    return held if usable and isinstance(held, str) and held.isprintable() else ""


def _is_adk(raw: Mapping[str, JsonValue], message: SessionEvent) -> bool:
    """Whether a raw event is ADK's, and tells of the same event as the named fields."""
    actions = raw.get("actions", {})
    if not (_id_of(raw) and isinstance(actions, dict)):
        return False
    delta = actions.get("stateDelta", {})
    named = (message.actions.state_delta if message.actions else None) or {}
    content = raw.get("content")
    return (
        raw.get("author") == message.author
        and raw.get("invocationId", "") == message.invocation_id
        and delta == named
        and isinstance(content, dict | None)
        and RAW not in raw
        and (content is None) == (message.content is None)
    )


def _of_adk(raw: Mapping[str, JsonValue], message: SessionEvent) -> Event:
    extra: JsonObject = {name: value for name, value in raw.items() if name not in _OWN}
    actions = raw.get("actions")
    if isinstance(actions, dict):
        extra["actions"] = {k: v for k, v in actions.items() if k != "stateDelta"}
    content = raw.get("content")
    try:
        kept = read_content(content) if content is not None else None
    except ValueError as error:
        raise InvalidInput("raw_event.content", str(error)) from None
    delta = (message.actions.state_delta if message.actions else None) or {}
    return Event(
        _id_of(raw),
        message.author,
        message.timestamp,
        message.invocation_id,
        kept,
        dict(delta),
        extra,
        bool(raw.get("partial")),
    )


def _adk_fields(message: SessionEvent) -> JsonObject:
    """The named fields under the names that ADK's events have for them."""
    fields: JsonObject = {}
    if message.error_code is not None:
        fields["errorCode"] = message.error_code
    if message.error_message is not None:
        fields["errorMessage"] = message.error_message
    if message.actions is not None:
        actions = message.actions.model_dump(by_alias=True, exclude_none=True)
        actions.pop("stateDelta", None)
        if "transferAgent" in actions:
            actions["transferToAgent"] = actions.pop("transferAgent")
        if actions:
            fields["actions"] = actions
    if message.event_metadata is not None:
        fields.update(message.event_metadata.model_dump(by_alias=True, exclude_none=True))
    return fields


def event_to_wire(session_name: str, event: Event) -> JsonObject:
    """An event as the service answers."""
    extra = event.extra
    kept = extra.get("actions")
    actions: JsonObject = dict(kept) if isinstance(kept, dict) else {}
    shown: JsonObject = {
        "name": f"{session_name}/events/{event.id}",
        "author": event.author,
        "invocationId": event.invocation_id or event.id,
        "timestamp": moment(event.time),
    }
    if event.content is not None:
        shown["content"] = event.content
    named = _named_actions(actions, event.state_delta)
    if named:
        shown["actions"] = named
    for name in ("errorCode", "errorMessage"):
        if isinstance(extra.get(name), str):
            shown[name] = extra[name]
    metadata = {name: extra[name] for name in _METADATA if extra.get(name) is not None}
    if metadata:
        shown["eventMetadata"] = metadata
    if RAW in extra:
        if extra[RAW] is not None:
            shown["rawEvent"] = extra[RAW]
    else:
        shown["rawEvent"] = _raw(event, actions)
    return shown


def _named_actions(actions: JsonObject, delta: JsonObject) -> JsonObject:
    names = {
        "skipSummarization": "skipSummarization",
        "artifactDelta": "artifactDelta",
        "transferToAgent": "transferAgent",
        "escalate": "escalate",
        "requestedAuthConfigs": "requestedAuthConfigs",
    }
    named: JsonObject = {
        names[key]: value for key, value in actions.items() if key in names and value
    }
    if delta:
        named["stateDelta"] = delta
    return named


def _raw(event: Event, actions: JsonObject) -> Json:
    """ADK's own record of an event, from what the ledger keeps of it."""
    raw: JsonObject = {name: value for name, value in event.extra.items() if name != "actions"}
    raw["id"] = event.id
    raw["author"] = event.author
    raw["invocationId"] = event.invocation_id
    if event.content is not None:
        raw["content"] = event.content
    if actions or event.state_delta or "actions" in event.extra:
        raw["actions"] = {**actions, "stateDelta": event.state_delta}
    raw.setdefault("timestamp", event.time / 1_000_000)
    return raw
