"""What messages are made of: both spellings of a key, durations, times, enums, free JSON.

A message accepts ``camelCase`` and ``snake_case`` at every depth, as proto3's JSON form does, and
what is free (state, labels, schemas, scopes) keeps its keys as they came.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from typing import Annotated, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    JsonValue,
    WithJsonSchema,
)
from pydantic.alias_generators import to_camel

from keepwise.errors import InvalidInput
from keepwise.model import iso_time

_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)
_SECOND = 1_000_000
_FIRST, _LAST = -62_135_596_800 * _SECOND, 253_402_300_800 * _SECOND - 1
_DURATION = re.compile(r"([0-9]{1,12})(?:\.([0-9]{1,9}))?s")
_LATEST = 2**62

FreeJson: TypeAlias = dict[str, JsonValue]
"""An object whose keys are the caller's own."""


class Message(BaseModel):
    """A message: unknown fields are refused by name, ``null`` is a field that is not set."""

    model_config = ConfigDict(
        alias_generator=to_camel, populate_by_name=True, extra="forbid", protected_namespaces=()
    )

    def given(self) -> frozenset[str]:
        """The fields that were set, by their Python names."""
        return frozenset(name for name in self.model_fields_set if getattr(self, name) is not None)


def _duration(value: object) -> int | None:
    if value is None:
        return None
    said = _DURATION.fullmatch(value) if isinstance(value, str) else None
    if said is None:
        raise ValueError("must be a duration in seconds, such as '3600s' or '1.5s'")
    fraction = (said[2] or "").ljust(6, "0")[:6]
    return int(said[1]) * _SECOND + int(fraction)


def _timestamp(value: object) -> int | None:
    if value is None:
        return None
    try:
        if not isinstance(value, str):
            raise ValueError
        # Nanoseconds are cut to what is kept.
        when = datetime.datetime.fromisoformat(re.sub(r"(\.\d{6})\d+", r"\1", value.upper()))
        when = when if when.tzinfo else when.replace(tzinfo=datetime.UTC)
        since = (when - _EPOCH) // datetime.timedelta(microseconds=1)
    except (ValueError, OverflowError):
        raise ValueError("must be a time such as '2027-01-01T00:00:00Z'") from None
    if not _FIRST <= since <= _LAST:
        # An offset leads out of the years that a date can have.
        raise ValueError("must be a time of the years 1 to 9999")
    return since


Duration = Annotated[
    int,
    BeforeValidator(_duration),
    WithJsonSchema({"type": "string", "pattern": r"^[0-9]{1,12}(\.[0-9]{1,9})?s$"}),
]
"""Seconds such as ``"1.5s"``, as microseconds."""

Timestamp = Annotated[
    int,
    BeforeValidator(_timestamp),
    WithJsonSchema({"type": "string", "format": "date-time"}),
]
"""A time of RFC 3339, as microseconds since 1970."""


def one_of(numbers: Mapping[int, str]) -> BeforeValidator:
    """Reads an enum by its name or by its number, as the generated clients send it."""
    names = frozenset(numbers.values())

    def read(value: object) -> object:
        if isinstance(value, int) and not isinstance(value, bool):
            value = numbers.get(value, value)
        if value is not None and not (isinstance(value, str) and value in names):
            raise ValueError("must be one of " + ", ".join(sorted(names)))
        return value

    return BeforeValidator(read)


def named(numbers: Mapping[int, str]) -> WithJsonSchema:
    """How an enum is documented: by its names."""
    return WithJsonSchema({"type": "string", "enum": list(numbers.values())})


def _no_wildcards(scope: dict[str, str]) -> dict[str, str]:
    if any("*" in value for value in scope.values()):
        raise ValueError("must be exact: a value must not hold *")
    return scope


ScopeMap = Annotated[
    dict[str, str], Field(min_length=1, max_length=5), AfterValidator(_no_wildcards)
]
"""The exact keys and values that own data."""


def moment(microseconds: int | None) -> str | None:
    """A time as responses spell it; None for none."""
    return iso_time(microseconds) or None


def seconds(microseconds: int) -> str:
    """A duration as responses spell it."""
    whole, rest = divmod(microseconds, _SECOND)
    return f"{whole}.{rest:06d}".rstrip("0") + "s" if rest else f"{whole}s"


def ends_at(ttl: int | None, at: int | None, now: int, of: str = "") -> int | None:
    """When a record ends: after so long, or at a time; None where a message says neither.

    Args:
        ttl: how long from now on, in microseconds.
        at: when, in microseconds since 1970.
        now: the time it is.
        of: what the names of the fields begin with.

    Raises:
        InvalidInput: it says both, or a time that is past, or beyond any calendar.
    """
    after, then = f"{of}ttl", f"{of}expire_time"
    if ttl is None:
        if at is not None and at <= now:
            raise InvalidInput(then, "is in the past")
        return at
    if at is not None:
        raise InvalidInput(then, f"and {after} exclude each other")
    if ttl <= 0:
        raise InvalidInput(after, "must be more than 0s")
    if moment(now + ttl) is None:
        raise InvalidInput(after, "ends later than any calendar")
    return now + ttl
