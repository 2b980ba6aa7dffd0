"""Who asks, and what they may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from keepwise.model.scope import Scope

Verb: TypeAlias = Literal["read", "write", "delete", "govern", "manage"]
"""``read`` gets, lists and retrieves; ``write`` creates, generates, appends and changes; ``delete``
deletes and purges; ``govern`` scans, forgets, confirms, exports, imports and reads the audit log;
``manage`` creates, configures and deletes banks."""

VERBS: tuple[Verb, ...] = get_args(Verb)

USERS_VERBS: Final[tuple[Verb, ...]] = ("read", "write", "delete")
"""What a person may do with what is their own, and a key of which nothing else is said."""

_OF_SESSIONS = frozenset(("app_name", "user_id"))


@dataclass(frozen=True, slots=True)
class Principal:
    """Who asks.

    ``name`` is what the audit log calls them: ``key:<id>``, ``account:<id>``, ``user:<digest>`` or
    ``local``. ``banks`` are the banks they may reach, None for all. ``scope`` is what every scope
    they touch must hold: with ``user_id=maria`` nobody else's data is there for them.
    """

    name: str
    verbs: frozenset[Verb] = frozenset(VERBS)
    banks: frozenset[str] | None = None
    scope: Mapping[str, str] = field(default_factory=dict)

    def may(self, verb: Verb, bank: str) -> bool:
        """Whether they may do something in a bank; a question of the scope comes on top.

        Whoever is held to a scope manages no bank: it is everybody's.
        """
        if verb == "manage" and self.scope:
            return False
        return verb in self.verbs and (self.banks is None or bank in self.banks)

    def may_everywhere(self, verb: Verb) -> bool:
        """Whether they may do something with the whole store: every bank, and everybody in it."""
        return verb in self.verbs and self.banks is None and not self.scope

    def sees(self, scope: Scope) -> bool:
        """Whether a scope is theirs to touch."""
        held = dict(scope.entries)
        return all(held.get(key) == value for key, value in self.scope.items())

    @property
    def sees_sessions(self) -> bool:
        """Whether a session can be theirs at all: its scope is an app and a user, nothing else."""
        return self.scope.keys() <= _OF_SESSIONS


@dataclass(frozen=True, slots=True)
class ApiKey:
    """What is known of a key or a service account; its secret is not.

    ``kind`` is ``key``, or ``account`` for one that signs with a key pair. ``banks`` and ``scope``
    are those of its :class:`Principal`. ``used_at`` is kept to the minute.
    """

    id: str
    kind: Literal["key", "account"]
    name: str
    verbs: tuple[Verb, ...]
    banks: tuple[str, ...] | None
    scope: Mapping[str, str]
    created_at: int
    expires_at: int | None = None
    revoked_at: int | None = None
    used_at: int | None = None

    def is_good(self, now: int) -> bool:
        """Whether it lets anybody in now."""
        return self.revoked_at is None and (self.expires_at is None or now < self.expires_at)

    @property
    def principal(self) -> Principal:
        """Who asks with it."""
        banks = None if self.banks is None else frozenset(self.banks)
        return Principal(f"{self.kind}:{self.id}", frozenset(self.verbs), banks, self.scope)


@dataclass(frozen=True, slots=True)
class NewKey:
    """A key that was just made. ``secret`` is shown this once, and empty for a service account."""

    key: ApiKey
    secret: str = field(repr=False)
