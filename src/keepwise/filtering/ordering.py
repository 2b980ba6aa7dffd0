"""In which order a bank is listed, and what stands behind a place in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias, TypeVar

Order: TypeAlias = Literal["create_time", "update_time"]

Record = TypeVar("Record")


def behind(
    found: list[Record],
    place: Callable[[Record], tuple[int, str]],
    *,
    descending: bool,
    after: tuple[int, str] | None,
) -> list[Record]:
    """The records behind a place, in order; those of one time by their ids, always ascending.

    Args:
        found: the records; they are sorted in place.
        place: a record's time, in microseconds, and its id.
        descending: whether the latest comes first.
        after: the place of the record that was listed last, None at the start.
    """
    sign = -1 if descending else 1

    def signed(each: Record) -> tuple[int, str]:
        time, id = place(each)
        return sign * time, id

    found.sort(key=signed)
    if after is None:
        return found
    start = (sign * after[0], after[1])
    return [each for each in found if signed(each) > start]
