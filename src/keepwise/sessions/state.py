"""The four lifetimes of a state key, decided by its prefix. Pure functions.

========== ================================== ==========================
prefix     shared by                          kept
========== ================================== ==========================
(none)     one conversation                   with the session
``user:``  every conversation of one user     under the user's scope
``app:``   every user of the app              under the app's scope
``temp:``  one invocation                     never written anywhere
========== ================================== ==========================

Prefixes are lower case and exact: ``User:x`` is a session key.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

USER = "user:"
APP = "app:"
TEMP = "temp:"


@dataclass(frozen=True, slots=True)
class Split(Generic[T]):
    """A delta by lifetime; ``user`` and ``app`` keys have lost their prefix, ``temp`` keys not."""

    session: dict[str, T]
    user: dict[str, T]
    app: dict[str, T]
    temp: dict[str, T]


def split(delta: Mapping[str, T]) -> Split[T]:
    """Sort the keys of a delta by prefix."""
    parts: Split[T] = Split({}, {}, {}, {})
    for key, value in delta.items():
        if key.startswith(TEMP):
            parts.temp[key] = value
        elif key.startswith(USER):
            parts.user[key[len(USER) :]] = value
        elif key.startswith(APP):
            parts.app[key[len(APP) :]] = value
        else:
            parts.session[key] = value
    return parts


def without_temp(delta: Mapping[str, T]) -> dict[str, T]:
    """What of a delta is written: everything but ``temp:``, in its order."""
    return {key: value for key, value in delta.items() if not key.startswith(TEMP)}


def merge(session: Mapping[str, T], user: Mapping[str, T], app: Mapping[str, T]) -> dict[str, T]:
    """One dictionary of all that a conversation sees, prefixes put back."""
    merged = dict(session)
    merged.update({APP + key: value for key, value in app.items()})
    merged.update({USER + key: value for key, value in user.items()})
    return merged
