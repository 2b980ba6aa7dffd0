"""Whose a record of a bank is, for a caller who knows its id only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from keepwise.errors import Conflict, NotFound
from keepwise.model import Scope

Sees: TypeAlias = Callable[[Scope], bool]
"""Whether a scope is the caller's to touch."""


def the_one(seen: Sequence[Scope], kind: str) -> Scope:
    """The scope that has a record, of those with such an id that the caller sees.

    Args:
        seen: the scopes.
        kind: what the record is, as the error says it.

    Raises:
        NotFound: there is none.
        Conflict: there are several.
    """
    if not seen:
        raise NotFound(f"there is no such {kind} in this bank")
    if len(seen) > 1:
        raise Conflict(
            f"several scopes of this bank have a {kind} of that id",
            hint="ask with a key that is limited to one of them",
        )
    return seen[0]
