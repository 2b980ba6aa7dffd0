"""How long something is to live: as people and programs spell it, and what a bank grants."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from keepwise.errors import InvalidInput

_SECONDS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0}
_SPELLED = re.compile(r"([0-9]{1,12}(?:\.[0-9]{1,6})?)([smhd]?)")
_LONGEST_SECONDS = 100 * 365 * 86400
_MICROSECONDS = 1_000_000


Occasion: TypeAlias = Literal["create", "generate", "update"]
"""A fact is written directly; it is the first of its memory; it changes one."""


@dataclass(frozen=True, slots=True)
class Lifetimes:
    """How long each thing of a bank lives, in microseconds; None for ever.

    ``topics`` go before ``memory``, for the memories of that topic. Where there are ``occasions``
    they decide instead, and one that is not among them leaves a memory's expiry as it is.
    """

    memory: int | None = None
    revision: int | None = None
    quarantine: int | None = None
    topics: Mapping[str, int] = field(default_factory=dict)
    occasions: Mapping[Occasion, int] | None = None

    def of_memory(
        self,
        topic: str,
        now: int,
        asked: int | None,
        *,
        occasion: Occasion = "generate",
        before: int | None = None,
    ) -> int | None:
        """When a memory written now expires.

        ``asked`` is the time the caller named, if any; ``before`` when it was to expire.
        """
        if asked is not None:
            return asked
        if self.occasions is not None:
            return now + self.occasions[occasion] if occasion in self.occasions else before
        return later(now, self.topics.get(topic, self.memory))

    def of_edit(self, before: int | None, now: int, asked: int | None) -> int | None:
        """When an edited memory expires; an ``asked`` time of 0 is never."""
        if asked is not None:
            return asked or None
        if self.occasions is not None or self.memory is None:
            return before
        return now + self.memory


def later(now: int, lifetime: int | None) -> int | None:
    """The time ``lifetime`` from now, or None if that is never."""
    return None if lifetime is None else now + lifetime


def parse_lifetime(value: object, field: str) -> int:
    """A time to live in microseconds.

    Args:
        value: seconds as a number, or text such as ``"90"``, ``"3600s"``, ``"45m"``, ``"12h"``,
            ``"30d"``.
        field: what the value was given as, for the error.

    Raises:
        InvalidInput: it is none of these, not positive, or longer than 100 years.
    """
    seconds = 0.0
    if isinstance(value, str):
        said = _SPELLED.fullmatch(value.strip())
        seconds = float(said[1]) * _SECONDS[said[2] or "s"] if said else 0.0
    elif isinstance(value, int | float) and not isinstance(value, bool):
        seconds = float(value)
    # The comparison also turns away what is not a number.
    if not 0 < seconds <= _LONGEST_SECONDS:
        raise InvalidInput(
            field, "must be a time such as 3600, 3600s, 45m, 12h or 30d, and at most 100 years"
        )
    return round(seconds * _MICROSECONDS)
