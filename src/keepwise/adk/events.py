"""ADK's events and ours. Every field travels; only where it is kept differs."""

from __future__ import annotations

import base64
import enum
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from google.adk.events import Event as AdkEvent
from google.genai import types
from pydantic import BaseModel, ValidationError

from keepwise.errors import IntegrityViolation, InvalidInput
from keepwise.model import Event, Json, JsonObject

# Bytes stand under these keys of a part, or deeper.
_BYTES_BELOW = frozenset(
    {"inlineData", "thoughtSignature", "functionResponse", "toolResponse", "toolCall"}
)
# What most events are made of: the field a part has it in, and what it may hold.
_USUAL: dict[str, tuple[str, BaseModel, dict[str, type]]] = {
    "functionCall": (
        "function_call",
        types.FunctionCall(),
        {"id": str, "name": str, "args": dict},
    ),
    "functionResponse": (
        "function_response",
        types.FunctionResponse(),
        {"id": str, "name": str, "response": dict},
    ),
}
_PART = types.Part()
_CONTENT = types.Content()
_MAX_SECONDS = 2**62 / 1_000_000
_OWN_COLUMNS = ("id", "author", "invocationId", "content")


def microseconds(seconds: float) -> int:
    """ADK's epoch seconds as whole microseconds. Raises InvalidInput for what is no time."""
    if not abs(seconds) < _MAX_SECONDS:
        raise InvalidInput("timestamp", "is no time in seconds")
    return round(seconds * 1_000_000)


def from_adk(event: AdkEvent) -> Event:
    """Our form of an event. State values are handed on as they are, to be judged as JSON.

    Raises:
        InvalidInput: a part of it has no JSON form.
    """
    try:
        return _from_adk(event)
    except ValueError as error:
        problem = type(error).__name__
    # Out here, for that error can quote what has no form, and would come along as the context.
    raise InvalidInput("event", f"has no JSON form: {problem}")


def _from_adk(event: AdkEvent) -> Event:
    # Defaults are left out and filled in again on the way back; a None inside a dictionary
    # is a value and stays, which exclude_none would not do.
    body: dict[str, Any] = event.model_dump(
        mode="json",
        by_alias=True,
        exclude_defaults=True,
        exclude={"actions": {"state_delta"}},
        warnings=False,  # a warning would quote the value
    )
    return Event(
        id=event.id,
        author=event.author,
        time=microseconds(event.timestamp),
        invocation_id=event.invocation_id,
        content=body.pop("content", None),
        state_delta=plain(event.actions.state_delta),
        extra={key: value for key, value in body.items() if key not in _OWN_COLUMNS},
        partial=bool(event.partial),
    )


def to_adk(event: Event) -> AdkEvent:
    """ADK's form of a stored event.

    Raises:
        IntegrityViolation: ADK does not read what is stored; the message holds nothing of it.
    """
    # What another door keeps beside it for clients of its own is no field of ADK's.
    body: dict[str, Any] = {k: v for k, v in event.extra.items() if not k.startswith("keepwise:")}
    actions = body.get("actions")
    kept = actions if isinstance(actions, dict) else {}
    body["actions"] = {**kept, "stateDelta": event.state_delta}
    body.setdefault("timestamp", event.time / 1_000_000)
    body["id"] = event.id
    body["author"] = event.author
    body["invocationId"] = event.invocation_id
    if event.content is not None:
        body["content"] = _usual_content(event.content) or (
            _with_bytes(event.content) if _holds_bytes(event.content) else event.content
        )
    with suppress(ValidationError):
        return AdkEvent.model_validate(body)
    # Out here, for the error of ADK's model quotes what it could not read.
    raise IntegrityViolation(f"the stored event {event.id} is none that ADK reads")


def _usual_content(content: JsonObject) -> types.Content | None:
    """A content of nothing but words and tools' calls, or None for any other, which ADK reads.

    ADK's own checks of such a content take half the time that loading an event takes. What they
    would find is looked for here.
    """
    role, parts = content.get("role"), content.get("parts")
    if content.keys() != {"role", "parts"} or not (
        isinstance(role, str) and isinstance(parts, list)
    ):
        return None
    made = [_usual_part(part) for part in parts]
    if None in made:
        return None
    return _CONTENT.model_copy(update={"role": role, "parts": made})


def _usual_part(part: Json) -> types.Part | None:
    if not isinstance(part, dict) or len(part) != 1:
        return None
    ((kind, held),) = part.items()
    if kind == "text" and isinstance(held, str):
        return _PART.model_copy(update={"text": held})
    if kind not in _USUAL or not isinstance(held, dict):
        return None
    field, empty, fields = _USUAL[kind]
    for name, value in held.items():
        if name not in fields or not isinstance(value, fields[name]):
            return None
    return _PART.model_copy(update={field: empty.model_copy(update=held)})


def _holds_bytes(content: Json) -> bool:
    """Whether a part of a content may hold bytes: most hold words and are not walked through."""
    parts = content.get("parts") if isinstance(content, dict) else None
    if not isinstance(parts, list):
        return True
    return any(not isinstance(part, dict) or _BYTES_BELOW & part.keys() for part in parts)


def _with_bytes(value: Json, key: str = "", outer: str = "") -> Json:
    """``value`` with base64 where ADK reads bytes and a marker stands in their place."""
    if isinstance(value, dict):
        return {name: _with_bytes(inner, name, key) for name, inner in value.items()}
    if isinstance(value, list):
        return [_with_bytes(inner, key, outer) for inner in value]
    coded = key == "thoughtSignature" or (key == "data" and outer == "inlineData")
    if coded and isinstance(value, str) and value.startswith("["):
        return base64.b64encode(value.encode()).decode()
    return value


def plain(state: Mapping[str, Any]) -> dict[str, Any]:
    """State with pydantic models and enums in their JSON form, as ADK itself stores them.

    Raises:
        InvalidInput: a model has no JSON form.
    """
    try:
        return {key: _plain(value, 0) for key, value in state.items()}
    except ValueError as error:
        problem = type(error).__name__
    raise InvalidInput("state", f"has no JSON form: {problem}")


def _plain(value: Any, depth: int) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", by_alias=True, warnings=False)
    if isinstance(value, enum.Enum):
        return value.value
    if depth > 100:
        return value
    if isinstance(value, dict):
        return {key: _plain(inner, depth + 1) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner, depth + 1) for inner in value]
    return value
