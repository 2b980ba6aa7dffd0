"""Events on the wire, and as the ledger keeps them.

The ledger keeps an event in ADK's form: named fields of the service under ADK's names, so that
every door reads what another wrote. ``rawEvent`` is a client's own record of the event. One that is
ADK's, as its services send, is what the ledger keeps, and is put together again; any other is kept
beside it as it came, under :data:`RAW`. Either way it comes back as it was.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from pydantic import Field, JsonValue

from keepwise.errors import InvalidInput
from keepwise.model import MAX_ID_CHARS, Event, Json, JsonObject, valid_id
from keepwise.server.wire.common import FreeJson, Message, Timestamp, moment
from keepwise.server.wire.content import Content, Spelled
from keepwise.sessions.state import without_temp

RAW = "keepwise:raw"
"""In an event's ``extra``: what a client sent as its own record; None where it sent none."""

_OWN = ("id", "author", "invocationId", "content")
# What must be the same in a raw event as in the named fields, if these have it.
_TELLING = ("errorCode", "errorMessage", "partial", "turnComplete", "interrupted", "branch")
_TELLING_ACTIONS = ("skipSummarization", "artifactDelta", "transferToAgent", "escalate")
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

    grounding_metadata: Spelled | None = None
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
    raw = None if message.raw_event is None else _without_temp(message.raw_event)
    named = _named(message)
    if raw is None:
        return replace(named, extra={**named.extra, RAW: None})
    named = replace(named, id=_id_of(raw) or named.id)
    event = _of_adk(raw, named)
    return event or replace(named, extra={**named.extra, RAW: cast("Json", raw)})


def _named(message: SessionEvent) -> Event:
    """What the named fields tell."""
    actions = message.actions or EventActions()
    return Event(
        new_id(),
        message.author,
        message.timestamp,
        message.invocation_id,
        message.content,
        without_temp(actions.state_delta or {}),
        _adk_fields(message),
        bool(message.event_metadata and message.event_metadata.partial),
    )


def new_id() -> str:
    """An id for what came without one: digits, as the service makes them, within 64 bits."""
    return str(secrets.randbelow(8 * 10**18) + 10**18)


def _without_temp(raw: FreeJson) -> FreeJson:
    """A raw event without what lives for one invocation only: it is written nowhere."""
    actions = raw.get("actions")
    for name in ("stateDelta", "state_delta"):
        delta = actions.get(name) if isinstance(actions, dict) else None
        if isinstance(actions, dict) and isinstance(delta, dict):
            actions = {**actions, name: without_temp(delta)}
    return raw if actions is raw.get("actions") else {**raw, "actions": actions}


def _id_of(raw: Mapping[str, JsonValue]) -> str:
    held = raw.get("id")
    try:
        return valid_id(held, "id").strip() and held if isinstance(held, str) else ""
    except InvalidInput:
        return ""


def _of_adk(raw: Mapping[str, JsonValue], named: Event) -> Event | None:
    """The event that a raw one of ADK's is; None if it is not ADK's, or tells of another."""
    actions, content = raw.get("actions", {}), raw.get("content")
    if not (isinstance(actions, dict) and isinstance(content, dict | None)):
        return None
    extra: JsonObject = {name: value for name, value in raw.items() if name not in _OWN}
    if "actions" in raw:
        extra["actions"] = {k: v for k, v in actions.items() if k != "stateDelta"}
    event = replace(named, content=content, extra=extra)
    # The first says that nothing would be lost, the others that both tell of one event.
    same = (
        RAW not in raw
        and _alike(_raw(event), raw)
        and _alike(content, named.content)
        and bool(raw.get("partial")) == named.partial
        and all(_agree(extra, named.extra, name) for name in _TELLING)
        and all(_agree(actions, _actions_of(named), name) for name in _TELLING_ACTIONS)
    )
    return event if same else None


def _agree(raw: Mapping[str, Json], named: Mapping[str, Json], name: str) -> bool:
    return not named.get(name) or _alike(raw.get(name), named[name])


def _alike(one: object, other: object) -> bool:
    """Whether two values are the same JSON, where 1, 1.0 and true are three."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _actions_of(event: Event) -> JsonObject:
    actions = event.extra.get("actions")
    return actions if isinstance(actions, dict) else {}


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
    shown: JsonObject = {
        "name": f"{session_name}/events/{event.id}",
        "author": event.author,
        "invocationId": event.invocation_id or event.id,
        "timestamp": moment(event.time),
    }
    if event.content is not None:
        shown["content"] = event.content
    named = _named_actions(event)
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
        shown["rawEvent"] = _raw(event)
    return shown


def _named_actions(event: Event) -> JsonObject:
    names = {
        "skipSummarization": "skipSummarization",
        "artifactDelta": "artifactDelta",
        "transferToAgent": "transferAgent",
        "escalate": "escalate",
        "requestedAuthConfigs": "requestedAuthConfigs",
    }
    named: JsonObject = {
        names[key]: value
        for key, value in _actions_of(event).items()
        if key in names and value is not None and value != {}
    }
    if event.state_delta:
        named["stateDelta"] = event.state_delta
    return named


def _raw(event: Event) -> JsonObject:
    """ADK's own record of an event, from what the ledger keeps of it."""
    raw: JsonObject = {name: value for name, value in event.extra.items() if name != "actions"}
    raw["id"] = event.id
    raw["author"] = event.author
    raw["invocationId"] = event.invocation_id
    if event.content is not None:
        raw["content"] = event.content
    if event.state_delta or "actions" in event.extra:
        raw["actions"] = {**_actions_of(event), "stateDelta": event.state_delta}
    raw.setdefault("timestamp", event.time / 1_000_000)
    return raw
