"""The turn a run holds in its session, from the user's message until the run is over.

ADK tells a plugin when a run begins, ends or fails, but not when it is cancelled, and the task it
was cancelled in may live on. So a turn ends with the first sign that its run is over: ADK says so,
the task that began it is cancelled, ADK's record of the run is gone from memory, or nothing is at
work on it any more.
"""

from __future__ import annotations

import asyncio
import contextvars
import gc
import logging
import secrets
import weakref
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from types import AsyncGeneratorType, CellType, CoroutineType

from google.adk.agents.invocation_context import InvocationContext

from keepwise.adk.sessions import KeepwiseSessionService
from keepwise.errors import KeepwiseError, SessionBusy
from keepwise.governance.naming.ids import told
from keepwise.model import Scope
from keepwise.sessions.turns import Turns
from keepwise.wiring import Keepwise

logger = logging.getLogger("keepwise.adk")

# How often a turn is renewed in the time it is held for: one renewal may be late, as when a tool
# blocks the event loop.
_RENEWALS = 3

# How long a run that its caller has left may take to end, in seconds.
_WINDING_DOWN = 1.0

# The turn of the run that the running code is part of.
_current: contextvars.ContextVar[_Turn | None] = contextvars.ContextVar("turn", default=None)


class HeldTurns:
    """The turns that the runs of one plugin hold."""

    def __init__(self) -> None:
        self._held: list[_Turn] = []

    async def begin(self, context: InvocationContext) -> bool:
        """Hold the turn of the run's session, for as long as the run goes on.

        A run that holds it already does nothing, and so does one whose sessions are not ours.
        Waits for the turn before it, or is refused, as the settings say. Where others have
        appended since ADK loaded the session, the run's copy is brought up to date in place.

        Returns:
            Whether the session had moved.

        Raises:
            SessionBusy: another turn is going on.
        """
        service, session = context.session_service, context.session
        if not isinstance(service, KeepwiseSessionService) or self._of(context):
            return False
        kw = await service.store()
        place = _Place(kw, Scope.user(session.app_name, session.user_id), session.id)
        if await _within(place):
            # To wait for that turn would be to wait for oneself.
            raise SessionBusy(
                f"the session '{told(session.id)}' is in the middle of the turn this message "
                "comes from",
                hint="run what a tool starts in a session of its own, or when the turn has ended",
            )
        turn = _Turn(place, context)
        self._held.append(turn)
        turn.keeper.add_done_callback(lambda _: self._held.remove(turn))
        try:
            await turn.began()
            moved = await _catch_up(service, context)
        except BaseException:
            turn.keeper.cancel()
            raise
        _current.set(turn)
        return moved

    async def end(self, context: InvocationContext) -> None:
        """Give back the turn that this very run holds; nothing if it holds none."""
        turn = self._of(context)
        if turn is not None:
            turn.let_go()
            if turn.is_here():
                # Whoever sends the next message on seeing the answer must not meet this turn.
                await asyncio.wait({turn.keeper})

    def _of(self, context: InvocationContext) -> _Turn | None:
        return next((turn for turn in tuple(self._held) if turn.run() is context), None)


def note_activity() -> None:
    """The run that the running code is part of is alive."""
    for turn in _around():
        turn.active = True


@dataclass(frozen=True, slots=True)
class _Place:
    """A session of a store."""

    keepwise: Keepwise
    scope: Scope
    session_id: str


class _Turn:
    """One turn: taken, renewed and given back by a task of its own, the keeper."""

    def __init__(self, place: _Place, context: InvocationContext) -> None:
        self.place = place
        # Two runs of one invocation, as when it is resumed twice at once, take turns too.
        self.holder = f"{context.invocation_id}/{secrets.token_hex(4)}"
        self.run = weakref.ref(context, lambda _: self.let_go())
        self.outer = next(_around(), None)
        self.active = True
        self._loop = asyncio.get_running_loop()
        self._begun = self._loop.create_future()
        self._over = asyncio.Event()
        task = asyncio.current_task()
        self._task = None if task is None else weakref.ref(task)
        if task is not None:
            task.add_done_callback(self._task_ended)
        # An empty context: the keeper is no part of the run, nor of its traces.
        self.keeper = self._loop.create_task(self._keep(), context=contextvars.Context())

    async def began(self) -> None:
        """Wait until the turn is held. Raises SessionBusy, NotFound."""
        await asyncio.wait({self.keeper, self._begun}, return_when=asyncio.FIRST_COMPLETED)
        if self.keeper.done():
            self.keeper.result()

    def let_go(self) -> None:
        """The run is over. Called from any thread, for objects die in any."""
        with suppress(RuntimeError):  # the loop is closed, and the keeper with it
            self._loop.call_soon_threadsafe(self._over.set)

    def is_here(self) -> bool:
        """Whether the turn is held in this event loop, where it can be waited for."""
        return self._loop is asyncio.get_running_loop()

    def _task_ended(self, task: asyncio.Task[object]) -> None:
        if task.cancelled():
            self.let_go()
        elif self.was_left():
            # By a timeout that the task handled. Otherwise the run goes on in another task.
            self.let_go()

    def was_left(self) -> bool:
        """Whether nothing is at work on the run: it was broken off, and nobody told us.

        That something refers to the run is no sign of life: the traceback of an error does, and so
        does a timer that was cancelled, until its time has come. It takes a look at all objects.
        """
        gc.collect()
        run = self.run()
        if run is None:
            return True
        found = gc.get_referrers(run)
        cells = [each for each in found if isinstance(each, CellType)]
        if cells:
            found += gc.get_referrers(*cells)
        return not any(isinstance(each, AsyncGeneratorType | CoroutineType) for each in found)

    async def _keep(self) -> None:
        turns, refused = self.place.keepwise.sessions.turns, False
        try:
            await turns.begin(self.place.scope, self.place.session_id, self.holder)
            self._begun.set_result(None)
            await self._renew(turns)
        except KeepwiseError:
            refused = True
            raise
        finally:
            self._over.set()
            if self._task is not None and (task := self._task()) is not None:
                task.remove_done_callback(self._task_ended)
            # Also when cancelled while it waited: the store may have given the turn all the same.
            if not refused:
                await self._give_back(turns)

    async def _renew(self, turns: Turns) -> None:
        quiet = 0
        while not await self._ended_within(turns.seconds / _RENEWALS):
            quiet = 0 if self.active else quiet + 1
            self.active = False
            if quiet >= _RENEWALS:
                # A model that thinks for long, or a run that nobody told us the end of: the task
                # that handled the timeout may serve for years.
                quiet = 0
                if self.was_left():
                    return
            try:
                await turns.keep(self.place.scope, self.place.session_id, self.holder)
            except KeepwiseError as error:
                logger.warning(
                    "the turn of session %s could not be renewed: %s",
                    self.place.session_id,
                    error.reason,
                )
                if not error.retryable or isinstance(error, SessionBusy):
                    return

    async def _ended_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._over.wait()
        return self._over.is_set()

    async def _give_back(self, turns: Turns) -> None:
        try:
            await turns.end(self.place.scope, self.place.session_id, self.holder)
        except Exception as error:  # noqa: BLE001  (it ends by itself, only later)
            logger.warning(
                "the turn of session %s ends by itself: it was not given back: %s",
                self.place.session_id,
                type(error).__name__,
            )


def _around() -> Iterator[_Turn]:
    """The turns that the running code is part of, innermost first."""
    turn = _current.get()
    while turn is not None:
        if not turn.keeper.done():
            yield turn
        turn = turn.outer


async def _within(place: _Place) -> bool:
    """Whether the running code is part of a turn of that session, and not only comes after one.

    A run that was left in the middle, by a break or by a timeout that was handled, is over when the
    event loop has come round.
    """
    around = [turn for turn in _around() if turn.place == place]
    for turn in around:
        if turn.was_left():
            turn.let_go()
    here = {turn.keeper for turn in around if turn.is_here()}
    if here:
        await asyncio.wait(here, timeout=_WINDING_DOWN)
    return any(not turn.keeper.done() for turn in around)


async def _catch_up(service: KeepwiseSessionService, context: InvocationContext) -> bool:
    """Bring the run's session up to what is stored; whether it was behind."""
    config = context.run_config
    moved = await service.refresh(context.session, config.get_session_config if config else None)
    if moved:
        context.populate_invocation_agent_states()
    return moved
