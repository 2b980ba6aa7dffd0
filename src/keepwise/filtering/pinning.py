"""What a filter pins down: the only values that what it means can have."""

from __future__ import annotations

from collections.abc import Iterator

from keepwise.filtering.conditions import All, Comparison, Condition

EARLIEST, LATEST = -(2**62), 2**62


def pinned(condition: Condition, field: str, key: str = "") -> str | None:
    """The only value that a field, or a key of a map, can have; None where there are several."""
    for each in _together(condition):
        same = (each.field, each.key, each.operator) == (field, key, "=")
        if same and isinstance(each.operand, str):
            return each.operand
    return None


def span(condition: Condition, field: str) -> tuple[int, int]:
    """The first and the last time that a field of times can have, in microseconds."""
    first, last = EARLIEST, LATEST
    for each in _together(condition):
        if each.field == field and isinstance(each.operand, int | float):
            at = int(each.operand)
            if each.operator in (">=", "=", ">"):
                first = max(first, at + (each.operator == ">"))
            if each.operator in ("<=", "=", "<"):
                last = min(last, at - (each.operator == "<"))
    return first, last


def _together(condition: Condition) -> Iterator[Comparison]:
    """The comparisons that must all hold."""
    for each in condition.parts if isinstance(condition, All) else (condition,):
        if isinstance(each, Comparison):
            yield each
