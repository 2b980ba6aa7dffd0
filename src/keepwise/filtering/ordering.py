"""In which order a bank is listed, and what stands behind a place in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias, TypeVar

from keepwise.errors import InvalidInput
from keepwise.model import parse_page_token

Order: TypeAlias = Literal["create_time", "update_time"]

Place: TypeAlias = tuple[int, str, bytes]
"""A record's time in microseconds, its id, and the id of its scope: two people can have one id."""

Record = TypeVar("Record")


def place_of(token: str) -> Place | None:
    """The place that a page token means, None for the first page.

    Raises:
        InvalidInput: it is not a token that a list returned.
    """
    parsed = parse_page_token(token)
    if parsed is None:
        return None
    time, rest = parsed
    scope_id, colon, id = rest.partition(":")
    try:
        return time, id, bytes.fromhex(scope_id if colon else "?")
    except ValueError:
        raise InvalidInput("page_token", "is not a token that a list returned") from None


def token_of(place: Place) -> str:
    """The page token that means a place."""
    time, id, scope_id = place
    return f"{time}:{scope_id.hex()}:{id}"


def behind(
    found: list[Record],
    place: Callable[[Record], Place],
    *,
    descending: bool,
    after: Place | None,
) -> list[Record]:
    """The records behind a place, in order; those of one time by their ids, always ascending.

    Args:
        found: the records; they are sorted in place.
        place: where a record stands.
        descending: whether the latest comes first.
        after: the place of the record that was listed last, None at the start.
    """
    sign = -1 if descending else 1

    def signed(place: Place) -> Place:
        return sign * place[0], *place[1:]

    found.sort(key=lambda each: signed(place(each)))
    if after is None:
        return found
    start = signed(after)
    return [each for each in found if signed(place(each)) > start]
