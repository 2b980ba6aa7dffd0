"""``Content``: a role and parts, whose keys come in either spelling.

Only keys of the message's own are respelled. What a function was called with, what it answered and
whatever else is a caller's own stays as it came.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, JsonValue, WithJsonSchema
from pydantic.alias_generators import to_camel

from keepwise.model import JsonObject

# Below these keys everything is the caller's.
_FREE = frozenset({"args", "response", "partMetadata"})
_MAX_DEPTH = 20


def read_content(value: object) -> JsonObject:
    """A content with its keys in camelCase. Raises ValueError for what is none."""
    if not isinstance(value, dict):
        raise ValueError("must be an object with role and parts")
    content = _camel(value, 0)
    assert isinstance(content, dict)
    parts = content.get("parts")
    if parts is not None and not (
        isinstance(parts, list) and all(isinstance(each, dict) for each in parts)
    ):
        raise ValueError("must have a list of parts")
    for part in parts or ():
        if isinstance(part, dict) and not isinstance(part.get("text"), str | None):
            raise ValueError("has a part whose text is none")
    if not isinstance(content.get("role"), str | None):
        raise ValueError("must have a text as its role")
    return content


def _camel(value: JsonValue, depth: int) -> JsonValue:
    if depth > _MAX_DEPTH:
        raise ValueError("is nested too deep")
    if isinstance(value, list):
        return [_camel(each, depth + 1) for each in value]
    if not isinstance(value, dict):
        return value
    respelled: dict[str, JsonValue] = {}
    for key, inner in value.items():
        name = to_camel(key) if "_" in key else key
        respelled[name] = inner if name in _FREE else _camel(inner, depth + 1)
    return respelled


Content = Annotated[
    dict[str, JsonValue],
    BeforeValidator(read_content),
    WithJsonSchema(
        {
            "type": "object",
            "properties": {
                "role": {"type": "string"},
                "parts": {"type": "array", "items": {"type": "object"}},
            },
        }
    ),
]
"""What somebody said, as Google's ``Content``."""


def _spelled(value: object) -> object:
    return _camel(value, 0) if isinstance(value, dict) else value


Spelled = Annotated[dict[str, JsonValue], BeforeValidator(_spelled)]
"""An object of the service's own, of which every key is known to its clients."""
