"""Structured profiles, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from keepwise.model.values import Json

FieldType: TypeAlias = Literal["string", "number", "integer", "boolean", "array"]


@dataclass(frozen=True, slots=True)
class ProfileField:
    """One field of a profile.

    ``options`` are the only values it takes, if there are any; ``array`` holds texts. ``slot`` is
    the attribute of facts that fills it (``currency``), empty for none.
    """

    name: str
    type: FieldType = "string"
    description: str = ""
    options: tuple[str, ...] = ()
    slot: str = ""


@dataclass(frozen=True, slots=True)
class ProfileSchema:
    """What is asked about a person: for the scopes that have all of ``scope_keys``."""

    id: str
    fields: tuple[ProfileField, ...]
    scope_keys: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's values of one schema, each kept as a memory of its own.

    ``data`` holds the fields that are known, ``memories`` the id of each one's memory.
    """

    schema_id: str
    data: Mapping[str, Json] = field(default_factory=dict)
    memories: Mapping[str, str] = field(default_factory=dict)
