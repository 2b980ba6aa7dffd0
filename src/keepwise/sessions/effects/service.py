"""Work that must happen once, however often the turn around it is run.

An agent that is resumed runs its unfinished tools again. A tool that books, pays or sends puts
that work under a token: the first result is kept, and a repeat returns it.

========================================== ==================================================
what happened before                        what a repeat does
========================================== ==================================================
the work ended                              returns its result, the work is not run
the work raised                             runs it: an error says that it was not done
it was started, its end was never recorded  raises OutcomeUnknown, or runs it again on request
========================================== ==================================================
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, TypeAlias
from weakref import WeakValueDictionary

from keepwise.errors import OutcomeUnknown
from keepwise.governance import store as governance_store
from keepwise.governance.guard import Guard
from keepwise.model import Json, Scope, valid_id
from keepwise.ports import Clock, Database, Transaction
from keepwise.sessions.effects import store

if TYPE_CHECKING:
    import asyncio

# A lock belongs to the event loop it was waited for in.
_Running: TypeAlias = "tuple[bytes, str, asyncio.AbstractEventLoop]"


class Effects:
    """The effects of every scope of a store."""

    def __init__(self, database: Database, guard: Guard, clock: Clock) -> None:
        self._database = database
        self._guard = guard
        self._clock = clock
        # Callers in one event loop wait for each other; between others the row decides.
        self._running: WeakValueDictionary[_Running, asyncio.Lock] = WeakValueDictionary()

    async def once(
        self,
        scope: Scope,
        token: str,
        work: Callable[[], Awaitable[Json]],
        *,
        unknown: Literal["refuse", "retry"],
    ) -> Json:
        """See ``Sessions.once``."""
        import asyncio

        valid_id(self._guard.identifier(token, "token"), "token")
        key = (scope.id, token, asyncio.get_running_loop())
        running = self._running.get(key)
        if running is None:
            running = self._running.setdefault(key, asyncio.Lock())
        async with running:
            before = await self._database.write(lambda tx: self._start(tx, scope, token))
            if before is not None:
                if before.finished:
                    return before.result
                if unknown == "refuse":
                    raise OutcomeUnknown(
                        "the work of this token was started before, and its end was never recorded",
                        hint="find out whether it was done, then settle it or run it with 'retry'",
                    )
            try:
                result = await work()
            except Exception:
                await self._database.write(lambda tx: store.drop_effect(tx, scope, token))
                raise
            await self.settle(scope, token, result)
            return result

    def _start(self, tx: Transaction, scope: Scope, token: str) -> store.Effect | None:
        now = self._clock()
        governance_store.ensure_scope(tx, scope, now)
        return (
            None
            if store.start_effect(tx, scope, token, now)
            else store.get_effect(tx, scope, token)
        )

    async def settle(self, scope: Scope, token: str, result: Json) -> None:
        """See ``Sessions.settle``."""
        valid_id(self._guard.identifier(token, "token"), "token")
        clean = self._guard.clean_json(result, "ledger", field="result")

        def work(tx: Transaction) -> None:
            now = self._clock()
            governance_store.ensure_scope(tx, scope, now)
            store.finish_effect(tx, scope, token, clean.text, now)

        await self._database.write(work)
