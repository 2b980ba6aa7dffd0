"""Who owns data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from keepwise.errors import InvalidInput
from keepwise.model.values import valid_id

_KEYS = ("app_name", "user_id")


@dataclass(frozen=True, slots=True)
class Scope:
    """Who owns data: exact key-values such as ``app_name`` and ``user_id``, within one bank.

    Two scopes are the same when bank, keys and values are equal, character by character; there
    are no wildcards, prefixes or case folding.
    """

    entries: tuple[tuple[str, str], ...]
    bank: str = "default"

    def __post_init__(self) -> None:
        valid_id(self.bank, "bank")
        if not self.entries:
            raise InvalidInput("scope", "must have at least one key")
        for key, value in self.entries:
            valid_id(key, "scope key")
            # An error that named any key would repeat what a caller put in its place.
            valid_id(value, key if key in _KEYS else "scope value")
        if len({key for key, _ in self.entries}) != len(self.entries):
            raise InvalidInput("scope", "has a key twice")
        object.__setattr__(self, "entries", tuple(sorted(self.entries)))

    @classmethod
    def of(cls, entries: Mapping[str, str], *, bank: str = "default") -> Scope:
        """A scope of any keys."""
        return cls(tuple(entries.items()), bank)

    @classmethod
    def user(cls, app_name: str, user_id: str, *, bank: str = "default") -> Scope:
        """One user of one app: the scope ADK and Memory Bank use."""
        return cls((("app_name", app_name), ("user_id", user_id)), bank)

    @classmethod
    def app(cls, app_name: str, *, bank: str = "default") -> Scope:
        """All users of one app: where ``app:`` state lives."""
        return cls((("app_name", app_name),), bank)

    def get(self, key: str) -> str:
        """The value of ``key``, or an empty string."""
        return dict(self.entries).get(key, "")

    @property
    def key(self) -> str:
        """The canonical text of the scope: bank and entries as sorted JSON."""
        import json

        return json.dumps([self.bank, self.entries], ensure_ascii=False, separators=(",", ":"))

    @property
    def id(self) -> bytes:
        """Sixteen bytes derived from :attr:`key`; the first column of every scoped table."""
        return _scope_id(self)


@lru_cache(maxsize=4096)
def _scope_id(scope: Scope) -> bytes:
    # Each statement asks for it, and one append has several.
    import hashlib

    return hashlib.blake2b(scope.key.encode(), digest_size=16, person=b"kw-scope").digest()
