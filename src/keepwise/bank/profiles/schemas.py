"""Reading a schema of a profile, and holding values against it.

A schema is JSON schema or Gemini's form of it: ``{"type": "object", "properties": {"name": {"type":
"string", "description": "...", "enum": [...]}}}``. A property may say which attribute of facts
fills it: ``"x-slot": "currency"``; one that is called like a slot is filled by it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import get_args

from keepwise.bank.slots import SLOTS
from keepwise.errors import InvalidInput
from keepwise.model import Json
from keepwise.model.profiles import FieldType, ProfileField, ProfileSchema

_ID = re.compile(r"[a-z][a-z0-9-]{0,62}")
_MOST_FIELDS = 100
_MOST_CHARS = 2000


def parse_schema(
    schema_id: str, schema: Mapping[str, object], scope_keys: frozenset[str] = frozenset()
) -> ProfileSchema:
    """The schema of a profile. Raises InvalidInput naming what is wrong."""
    if not _ID.fullmatch(schema_id):
        raise InvalidInput(
            "schema.id", "must begin with a small letter; then small letters, digits and -"
        )
    if str(schema.get("type", "object")).casefold() != "object":
        raise InvalidInput(f"schema {schema_id}", "must be of type object")
    properties = schema.get("properties")
    if not isinstance(properties, Mapping) or not 1 <= len(properties) <= _MOST_FIELDS:
        raise InvalidInput(f"schema {schema_id}", f"must have 1 to {_MOST_FIELDS} properties")
    fields = tuple(_field(schema_id, str(name), each) for name, each in properties.items())
    return ProfileSchema(schema_id, fields, scope_keys)


def _field(schema_id: str, name: str, spec: object) -> ProfileField:
    where = f"schema {schema_id}.{name}"
    if not isinstance(spec, Mapping) or not name or "/" in name:
        raise InvalidInput(where, "must be an object, and its name without a slash")
    kind = str(spec.get("type", "string")).casefold()
    if kind not in get_args(FieldType):
        raise InvalidInput(where, "must be of type " + ", ".join(get_args(FieldType)))
    slot = str(spec.get("x-slot", name if name in SLOTS else ""))
    if slot and slot not in SLOTS:
        raise InvalidInput(where, "names a slot that there is not")
    options = spec.get("enum", ())
    if not isinstance(options, list | tuple):
        raise InvalidInput(where, "has an enum that is no list")
    found: FieldType = next(each for each in get_args(FieldType) if each == kind)
    return ProfileField(
        name, found, str(spec.get("description", "")), tuple(map(str, options)), slot
    )


def valid_value(field: ProfileField, value: Json) -> Json:
    """The value, if the field takes it. Raises InvalidInput naming the field."""
    fits = {
        "string": isinstance(value, str),
        "number": isinstance(value, int | float) and not isinstance(value, bool),
        "integer": isinstance(value, int) and not isinstance(value, bool),
        "boolean": isinstance(value, bool),
        "array": isinstance(value, list) and all(isinstance(each, str) for each in value),
    }[field.type]
    if not fits:
        raise InvalidInput(field.name, f"must be of type {field.type}")
    chosen = value if isinstance(value, list) else [value]
    if field.options and any(str(each) not in field.options for each in chosen):
        raise InvalidInput(field.name, "must be one of " + ", ".join(field.options))
    if len(json.dumps(value)) > _MOST_CHARS:
        raise InvalidInput(field.name, f"must have at most {_MOST_CHARS} characters")
    return value
