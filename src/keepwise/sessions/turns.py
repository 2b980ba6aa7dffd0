"""One turn at a time: who may speak in a session, for how long.

A turn is a lease on the session's row. It is taken in one transaction, so it holds across
processes, and it ends by itself when its holder does not renew it: a holder that was killed blocks
nobody for longer than that.
"""

from __future__ import annotations

from keepwise.errors import SessionBusy
from keepwise.governance.guard import Guard
from keepwise.model import Scope, Turn, valid_id
from keepwise.ports import Clock, Database, Transaction
from keepwise.sessions import store
from keepwise.sessions.ledger import Ledger, busy, form_of_id, invocation_of, is_held
from keepwise.sessions.locks import Locks

_FIRST_PAUSE = 0.02
_LONGEST_PAUSE = 0.25


class Turns:
    """The turns of every session of a store."""

    def __init__(
        self,
        database: Database,
        ledger: Ledger,
        guard: Guard,
        clock: Clock,
        *,
        seconds: float,
        wait: float,
    ) -> None:
        self._database = database
        self._ledger = ledger
        self._guard = guard
        self._clock = clock
        self.seconds = seconds
        """How long a turn is held before it has to be renewed."""
        self._default_wait = wait
        # Those who wait in this process go on in the order they came.
        self._queues = Locks()

    async def begin(
        self, scope: Scope, session_id: str, holder: str, *, wait: float | None = None
    ) -> Turn:
        """Take the turn, or renew it if it is this holder's.

        Args:
            scope: the user's scope.
            session_id: which conversation.
            holder: who speaks: the invocation's id, which its events carry, or that and a slash
                and anything that tells this run of it from another.
            wait: how many seconds to wait for another's turn to end, 0 to be refused at once; by
                default what the settings ``sessions.turns`` and ``sessions.turn_wait_seconds`` say.

        Raises:
            SessionBusy: another turn is still going on.
            NotFound: there is no such session.
        """
        import asyncio

        self._judge(holder)
        wait = self._default_wait if wait is None else wait
        if wait <= 0:
            return await self._take(scope, session_id, holder)
        queue = self._queues.of(scope.id, session_id)
        deadline = asyncio.get_running_loop().time() + wait
        try:
            async with asyncio.timeout_at(deadline):
                await queue.acquire()
        except TimeoutError:
            raise busy(session_id) from None
        try:
            return await self._wait(scope, session_id, holder, deadline)
        finally:
            queue.release()

    async def _wait(self, scope: Scope, session_id: str, holder: str, deadline: float) -> Turn:
        import asyncio

        pause = _FIRST_PAUSE
        while True:
            try:
                return await self._take(scope, session_id, holder)
            except SessionBusy:
                if asyncio.get_running_loop().time() + pause > deadline:
                    raise
            await asyncio.sleep(pause)
            pause = min(pause * 1.5, _LONGEST_PAUSE)

    async def _take(self, scope: Scope, session_id: str, holder: str) -> Turn:
        wanted = form_of_id(session_id)

        def work(tx: Transaction) -> Turn:
            head, now = self._ledger.head(tx, scope, wanted), self._clock()
            if is_held(head, now) and head.turn_holder != holder:
                raise busy(wanted)
            until = now + round(self.seconds * 1_000_000)
            store.set_turn(tx, scope, wanted, holder, until)
            return Turn(wanted, holder, until)

        return await self._database.write(work)

    def _judge(self, holder: str) -> None:
        valid_id(self._guard.identifier(holder, "holder"), "holder")

    async def keep(self, scope: Scope, session_id: str, holder: str) -> Turn:
        """Renew the turn.

        Raises:
            SessionBusy: it ended and somebody else has taken it.
            NotFound: there is no such session.
        """
        self._judge(holder)
        return await self._take(scope, session_id, holder)

    async def end(self, scope: Scope, session_id: str, holder: str) -> bool:
        """Give the turn back; False if it was not this holder's."""
        wanted = form_of_id(session_id)

        def work(tx: Transaction) -> bool:
            head = store.get_session(tx, scope, wanted, self._clock())
            if head is None or head.turn_holder != holder:
                return False
            store.set_turn(tx, scope, wanted, "", 0)
            return True

        return await self._database.write(work)

    async def speaks(self, scope: Scope, session_id: str, invocation_id: str) -> bool:
        """Whether the turn is held by a run of that invocation."""
        wanted = form_of_id(session_id)

        def work(tx: Transaction) -> bool:
            now = self._clock()
            head = store.get_session(tx, scope, wanted, now)
            if head is None or not is_held(head, now):
                return False
            return invocation_of(head.turn_holder) == invocation_id

        return await self._database.read(work)
