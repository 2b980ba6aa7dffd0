"""What a filter asks of a record, and whether the record has it."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from keepwise.filtering.patterns import Pattern
from keepwise.model.labels import microseconds

FieldKind: TypeAlias = Literal["text", "number", "time", "flag", "words", "map"]
"""``words`` is a list of texts of which one must fit, ``map`` has keys of its own; times are whole
microseconds."""

Value: TypeAlias = None | bool | int | float | str | Iterable[str] | Mapping[str, object]

Operator: TypeAlias = Literal["=", "!=", "<", "<=", ">", ">=", ":", "=~"]

Operand: TypeAlias = str | float | bool | Pattern


@dataclass(frozen=True, slots=True)
class Comparison:
    """One field against one value; ``key`` is the key in a map. ``*`` after a colon is presence."""

    field: str
    key: str
    operator: Operator
    operand: Operand
    kind: FieldKind


@dataclass(frozen=True, slots=True)
class Not:
    """What must not hold."""

    inner: Condition


@dataclass(frozen=True, slots=True)
class All:
    """What must hold together."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """Of which one must hold."""

    parts: tuple[Condition, ...]


Condition: TypeAlias = Comparison | Not | All | Some

Reading: TypeAlias = Callable[[str], Value]
"""Gives a record's value of a field."""


def holds(condition: Condition, record: Reading) -> bool:
    """Whether a record is as the condition says."""
    if isinstance(condition, Not):
        return not holds(condition.inner, record)
    if isinstance(condition, All):
        return all(holds(each, record) for each in condition.parts)
    if isinstance(condition, Some):
        return any(holds(each, record) for each in condition.parts)
    return _compares(condition, record(condition.field))


def _compares(condition: Comparison, value: Value) -> bool:
    if condition.kind == "map":
        inside = value if isinstance(value, Mapping) else {}
        if condition.operator == ":" and condition.operand == "*":
            return condition.key in inside
        found = inside.get(condition.key)
        return found is not None and _fits(condition, found)
    if condition.kind == "words":
        each = [] if value is None or isinstance(value, str | Mapping) else list(_iterable(value))
        if condition.operator == "!=":
            return all(_fits(condition, one) for one in each)
        return any(_fits(condition, one) for one in each)
    return value is not None and _fits(condition, value)


def _iterable(value: object) -> Iterable[object]:
    return value if isinstance(value, Iterable) else ()


def _fits(condition: Comparison, value: object) -> bool:
    operand, operator = condition.operand, condition.operator
    if isinstance(operand, Pattern):
        return isinstance(value, str) and operand.search(value)
    if operator == ":":
        if operand == "*":
            return value not in ("", None)
        return str(operand).casefold() in str(value).casefold()
    if isinstance(operand, bool) or isinstance(value, bool):
        same = str(operand).casefold() == str(value).casefold()
        return same if operator == "=" else operator == "!=" and not same
    # The value of a map's key says what it is to be compared as.
    read: Callable[[str], float] | None = None
    if isinstance(value, datetime.datetime):
        value, read = microseconds(value), moment
    elif isinstance(operand, str) and isinstance(value, int | float):
        read = float
    if read is not None:
        try:
            operand = read(str(operand))
        except ValueError:
            return operator == "!="
    if isinstance(operand, str) and not isinstance(value, str):
        value = str(value)
    if isinstance(value, str) and not isinstance(operand, str):
        operand = str(operand)
    return _ordered(operator, value, operand)


def moment(text: str) -> int:
    """Microseconds since 1970, of a time or of such a number. Raises ValueError for neither."""
    if re.fullmatch(r"-?\d{1,18}", text):
        return int(text)
    return microseconds(datetime.datetime.fromisoformat(text))


def _ordered(operator: Operator, one: object, other: object) -> bool:
    if operator == "=":
        return one == other
    if operator == "!=":
        return one != other
    assert isinstance(one, str | int | float)
    assert isinstance(other, str | int | float)
    sign = (one > other) - (one < other)  # type: ignore[operator]
    return {"<": sign < 0, "<=": sign <= 0, ">": sign > 0, ">=": sign >= 0}[operator]
