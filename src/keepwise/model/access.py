"""Who asks, and what they may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from keepwise.model.scope import Scope

Verb: TypeAlias = Literal["read", "write", "delete", "govern", "manage"]
"""``read`` gets, lists and retrieves; ``write`` creates, generates, appends and changes; ``delete``
deletes and purges; ``govern`` scans, forgets, confirms, exports, imports and reads the audit log;
``manage`` creates, configures and deletes banks."""

VERBS: tuple[Verb, ...] = get_args(Verb)


@dataclass(frozen=True, slots=True)
class Principal:
    """Who asks.

    ``name`` is what the audit log calls them: ``key:<id>``, ``user:<subject>`` or ``local``.
    ``banks`` are the banks they may reach, None for all. ``scope`` is what every scope they touch
    must hold: with ``user_id=maria`` nobody else's data is there for them.
    """

    name: str
    verbs: frozenset[Verb] = frozenset(VERBS)
    banks: frozenset[str] | None = None
    scope: Mapping[str, str] = field(default_factory=dict)

    def may(self, verb: Verb, bank: str) -> bool:
        """Whether they may do something in a bank; a question of the scope comes on top."""
        return verb in self.verbs and (self.banks is None or bank in self.banks)

    def sees(self, scope: Scope) -> bool:
        """Whether a scope is theirs to touch."""
        held = dict(scope.entries)
        return all(held.get(key) == value for key, value in self.scope.items())
