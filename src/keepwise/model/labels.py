"""Values beside a memory that searches can ask about."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from keepwise.errors import InvalidInput
from keepwise.model.values import Json

LabelValue: TypeAlias = "str | bool | int | float | datetime.datetime"
"""A text, a number, true or false, or a time: what Memory Bank's metadata can hold."""

Labels: TypeAlias = Mapping[str, LabelValue]

Merging: TypeAlias = Literal["merge", "overwrite", "exact"]
"""What becomes of a memory's labels when it changes. ``merge`` adds to them, a new value wins;
``overwrite`` replaces all, unless there are none; ``exact`` only compares a fact with memories that
have the very same labels."""

_TIME = "time"


@dataclass(frozen=True, slots=True)
class LabelFilter:
    """One label against one value, as in Memory Bank's filter groups.

    A memory without the label fits only a negated filter. Times are compared by whole seconds.
    """

    key: str
    value: LabelValue
    op: Literal["equal", "greater", "less"] = "equal"
    negate: bool = False

    def fits(self, labels: Labels) -> bool:
        """Whether labels are as the filter says."""
        held = labels.get(self.key)
        return self.negate != (held is not None and self._compares(held))

    def _compares(self, held: LabelValue) -> bool:
        one, other = _plain(held), _plain(self.value)
        if type(one) is not type(other):
            return False
        if self.op == "equal":
            return one == other
        if isinstance(one, str) and isinstance(other, str):
            return one > other if self.op == "greater" else one < other
        if isinstance(one, float) and isinstance(other, float):
            return one > other if self.op == "greater" else one < other
        return False


def fits_any(groups: tuple[tuple[LabelFilter, ...], ...], labels: Labels) -> bool:
    """Whether labels fit all filters of one of the groups."""
    return any(all(each.fits(labels) for each in group) for group in groups)


def labels_to_json(labels: Labels) -> dict[str, Json]:
    """Labels as they are stored: a time is an object with microseconds since 1970."""
    return {
        name: {_TIME: microseconds(value)} if isinstance(value, datetime.datetime) else value
        for name, value in labels.items()
    }


def labels_from_json(stored: Mapping[str, Json], field: str = "labels") -> dict[str, LabelValue]:
    """Labels from what is stored. Raises InvalidInput for a value that is none."""
    found: dict[str, LabelValue] = {}
    for name, value in stored.items():
        if isinstance(value, dict):
            at = value.get(_TIME)
            if len(value) != 1 or not isinstance(at, int) or isinstance(at, bool):
                raise InvalidInput(field, "holds an object that is no time")
            found[name] = _EPOCH + datetime.timedelta(microseconds=at)
        elif isinstance(value, str | bool | int | float):
            found[name] = value
        else:
            raise InvalidInput(field, "must be texts, numbers, true or false, or times")
    return found


def spelled_label(value: LabelValue) -> str:
    """A label's value in words, for people."""
    if isinstance(value, datetime.datetime):
        return value.isoformat()
    return str(value).lower() if isinstance(value, bool) else str(value)


_EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC)


def microseconds(value: datetime.datetime) -> int:
    """Microseconds since 1970 of a time; one without a zone is UTC's."""
    aware = value if value.tzinfo else value.replace(tzinfo=datetime.UTC)
    return (aware - _EPOCH) // datetime.timedelta(microseconds=1)


def _plain(value: LabelValue) -> str | bool | float:
    if isinstance(value, datetime.datetime):
        return float(microseconds(value) // 1_000_000)
    return value if isinstance(value, str | bool) else float(value)
