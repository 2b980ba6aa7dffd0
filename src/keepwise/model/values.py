"""JSON, ids, times and pages: what every other noun is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Generic, NoReturn, Self, TypeAlias, TypeVar

from keepwise.errors import InvalidInput

Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"
JsonObject: TypeAlias = "dict[str, Json]"

MAX_ID_CHARS = 512


class _Removal(dict[str, "Json"]):
    """A JSON object that nobody can change: one object stands for every removal."""

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("keepwise.REMOVED cannot be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    update = setdefault = pop = popitem = clear = _refuse

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return dict, (dict(self),)


REMOVED: Final[JsonObject] = _Removal({"keepwise:removed": True})
"""As a value in a state delta: the key is removed, absent afterwards. ``None`` is a value."""


def valid_id(value: str, name: str, *, forbidden: str = "") -> str:
    """Return ``value`` if it can be stored and compared as an id, else raise naming ``name``.

    Raises:
        InvalidInput: not a string, empty, over 512 characters, or holding a control character, a
            lone surrogate or a character of ``forbidden``.
    """
    if not isinstance(value, str):
        raise InvalidInput(name, "must be a string")
    if not value:
        raise InvalidInput(name, "must not be empty")
    if len(value) > MAX_ID_CHARS:
        raise InvalidInput(name, f"must have at most {MAX_ID_CHARS} characters")
    for char in value:
        code = ord(char)
        if code < 0x20 or code == 0x7F or 0xD800 <= code <= 0xDFFF:
            raise InvalidInput(name, f"holds the character U+{code:04X}, which ids cannot hold")
        if char in forbidden:
            raise InvalidInput(name, f"must not contain {char!r}")
    return value


def valid_time(value: int, name: str) -> int:
    """Return ``value`` if it is a time in microseconds that a column holds, else raise.

    Raises:
        InvalidInput: it lies beyond what 62 bits hold.
    """
    if not -(2**62) < value < 2**62:
        raise InvalidInput(name, "is not a time in microseconds")
    return value


def iso_time(microseconds: int | None) -> str:
    """A time as ISO 8601 in UTC, to the microsecond; empty for none or one no calendar holds."""
    if microseconds is None:
        return ""
    import datetime

    epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)
    try:
        moment = epoch + datetime.timedelta(microseconds=microseconds)
    except OverflowError:
        return ""
    return moment.replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def parse_page_token(token: str) -> tuple[int, str] | None:
    """The (number, id) a list's next page starts after, or None for the first page.

    Raises:
        InvalidInput: it is not a token that a list returned.
    """
    if not token:
        return None
    number, _, rest = token.partition(":")
    digits = number.removeprefix("-")
    odd = any(0xD800 <= ord(char) <= 0xDFFF for char in rest)
    numeric = digits.isascii() and digits.isdecimal() and len(digits) <= 19
    if odd or not numeric or abs(int(number)) > 2**62:
        raise InvalidInput("page_token", "is not a token that a list returned")
    return int(number), rest


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """A page of a list. ``next_token`` is empty on the last page."""

    items: tuple[T, ...]
    next_token: str = ""
