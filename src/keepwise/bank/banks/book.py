"""Which rules hold in which bank, in memory and up to date."""

from __future__ import annotations

from collections.abc import Callable

from keepwise.bank.banks import store
from keepwise.bank.banks.rules import Rules
from keepwise.model import JsonObject, Scope
from keepwise.ports import Clock, Database

LOOKED_AT = 1_000_000
"""How long what another process changed may go unseen, in microseconds."""

_MOST_PLAIN = 10_000


class Book:
    """The rules of banks. One without a configuration of its own has the settings' rules.

    Args:
        make: the rules that a configuration asks for.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        default: Rules,
        make: Callable[[JsonObject], Rules],
    ) -> None:
        self.default = default
        self._database = database
        self._clock = clock
        self._make = make
        self._rules: dict[str, tuple[int, Rules]] = {}
        self._looked_at: dict[str, int] = {}

    def of(self, scope: Scope) -> Rules:
        """The rules of a scope's bank, as they were when it was last refreshed."""
        held = self._rules.get(scope.bank)
        return self.default if held is None else held[1]

    async def refresh(self, bank: str) -> Rules:
        """Bring the rules of a bank up to date; every call that goes by them begins with this."""
        now = self._clock()
        since = now - self._looked_at.get(bank, now - LOOKED_AT)
        if not 0 <= since < LOOKED_AT:
            record = await self._database.read(lambda tx: store.get(tx, bank))
            if len(self._looked_at) >= _MOST_PLAIN:
                self._looked_at.clear()
            self._looked_at[bank] = now
            if record is None or not record.config:
                self._rules.pop(bank, None)
            elif self._rules.get(bank, (0, None))[0] != record.revision:
                self._rules[bank] = record.revision, self._make(record.config)
        held = self._rules.get(bank)
        return self.default if held is None else held[1]

    def check(self, config: JsonObject) -> None:
        """Raise InvalidInput, naming the field, if a configuration cannot be."""
        if config:
            self._make(config)

    def drop(self, bank: str) -> None:
        """A bank was changed here: look at it again before the next call."""
        self._looked_at.pop(bank, None)
