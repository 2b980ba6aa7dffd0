"""Work that must happen once, however often the turn around it is run.

An agent that is resumed runs its unfinished tools again. A tool that books, pays or sends puts
that work under a token: the first result is kept, and a repeat returns it.

========================================== ==================================================
what happened before                        what a repeat does
========================================== ==================================================
the work ended                              returns its result, the work is not run
the work raised                             runs it: an error says that it was not done
it was started, its end was never recorded  raises OutcomeUnknown, or runs it again on request;
                                            if that raises, its end is as unknown as before
========================================== ==================================================
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

from keepwise.errors import InvalidInput, OutcomeUnknown
from keepwise.governance import store as governance_store
from keepwise.governance.guard import Guard
from keepwise.model import Json, Scope, valid_id
from keepwise.ports import Clock, Database, Ids, Transaction
from keepwise.sessions.effects import store
from keepwise.sessions.effects.tokens import equal_before, named_in
from keepwise.sessions.locks import Locks


class Effects:
    """The effects of every scope of a store."""

    def __init__(self, database: Database, guard: Guard, clock: Clock, ids: Ids) -> None:
        self._database = database
        self._guard = guard
        self._clock = clock
        self._ids = ids
        # Callers in one event loop wait for each other; between others the row decides.
        self._running = Locks()

    async def once(
        self,
        scope: Scope,
        token: str,
        work: Callable[[], Awaitable[Json]],
        *,
        unknown: Literal["refuse", "retry"],
    ) -> Json:
        """See ``Sessions.once``."""
        self._judge(scope, token)
        if unknown not in ("refuse", "retry"):
            raise InvalidInput("unknown", "must be 'refuse' or 'retry'")
        async with self._running.of(scope.id, token):
            attempt = self._ids()
            before = await self._begin(scope, token, attempt, retry=unknown == "retry")
            if before is not None and before.finished:
                return before.result
            try:
                result = await work()
            except Exception:
                # It speaks for its own attempt: one before it may have been done all the same.
                if before is None:
                    await self._free(scope, token, attempt)
                raise
            return await self._finish(scope, token, result)

    async def _begin(
        self, scope: Scope, token: str, attempt: str, *, retry: bool
    ) -> store.Effect | None:
        """Note the attempt; what was known of the work before, None if nothing was."""
        import asyncio

        def work(tx: Transaction) -> store.Effect | None:
            now = self._clock()
            governance_store.ensure_scope(tx, scope, now)
            if not retry and (earlier := equal_before(token)):
                found = store.get_effect(tx, scope, earlier)
                if found is not None and not found.finished:
                    raise _unknown()
            if store.start_effect(tx, scope, token, attempt, now):
                return None
            found = store.get_effect(tx, scope, token)
            if found is not None and not found.finished:
                if not retry:
                    raise _unknown()
                store.restart_effect(tx, scope, token, attempt, now)
            return found

        begun = asyncio.ensure_future(self._database.write(work))
        try:
            return await asyncio.shield(begun)
        except asyncio.CancelledError:
            # Nothing has been done yet, so nothing about it is unknown.
            if await begun is None:
                await self._free(scope, token, attempt)
            raise

    async def _free(self, scope: Scope, token: str, attempt: str) -> None:
        await self._database.write(lambda tx: store.drop_effect(tx, scope, token, attempt))

    async def _finish(self, scope: Scope, token: str, result: Json) -> Json:
        """Record the result, if it is the first; the one that counts."""
        clean = self._guard.clean_json(result, "ledger", field="result")

        def work(tx: Transaction) -> Json:
            if store.finish_effect(tx, scope, token, clean.text, self._clock()):
                return result
            # Another attempt was faster, or the outcome was settled. Where the row is gone, the
            # session or the person was deleted meanwhile: nothing of it is kept.
            found = store.get_effect(tx, scope, token)
            return found.result if found is not None and found.finished else result

        return await self._database.write(work)

    def _judge(self, scope: Scope, token: str) -> None:
        self._guard.scope(scope)
        valid_id(token, "token")
        self._guard.identifier(named_in(token), "token")

    async def settle(self, scope: Scope, token: str, result: Json) -> None:
        """See ``Sessions.settle``."""
        self._judge(scope, token)
        clean = self._guard.clean_json(result, "ledger", field="result")

        def work(tx: Transaction) -> None:
            now = self._clock()
            governance_store.ensure_scope(tx, scope, now)
            store.settle_effect(tx, scope, token, clean.text, now)

        await self._database.write(work)


def _unknown() -> OutcomeUnknown:
    return OutcomeUnknown(
        "the work of this token was started before, and its end was never recorded",
        hint="find out whether it was done, then settle it or run it with 'retry'",
    )
