"""A plugin that remembers each finished turn by itself."""

from __future__ import annotations

import asyncio
import logging

from google.adk.agents.invocation_context import InvocationContext
from google.adk.events import Event as AdkEvent
from google.adk.plugins.base_plugin import BasePlugin

logger = logging.getLogger("keepwise.adk")


class KeepwisePlugin(BasePlugin):
    """Hands the events of each finished invocation to the runner's memory service.

    It does so in the background and never makes an answer fail: what goes wrong is logged. Only
    the invocation's own events are handed over, not the session from the start. ``drain`` waits
    for what is running; ``Runner.close`` does that too, for as long as its
    ``plugin_close_timeout``. A process that ends without either forgets what is still running.
    """

    def __init__(self, name: str = "keepwise") -> None:
        super().__init__(name)
        self._running: set[asyncio.Task[None]] = set()
        self._warned = False

    async def after_run_callback(self, *, invocation_context: InvocationContext) -> None:
        """Start remembering the invocation that has just ended."""
        if invocation_context.memory_service is None:
            if not self._warned:
                self._warned = True
                logger.warning("the runner has no memory service: nothing is remembered")
            return
        events = [
            event
            for event in invocation_context.session.events
            if event.invocation_id == invocation_context.invocation_id
        ]
        if events:
            task = asyncio.create_task(self._remember(invocation_context, events))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _remember(self, context: InvocationContext, events: list[AdkEvent]) -> None:
        service = context.memory_service
        assert service is not None
        try:
            await service.add_events_to_memory(
                app_name=context.session.app_name,
                user_id=context.session.user_id,
                events=events,
                session_id=context.session.id,
            )
        except Exception as error:  # noqa: BLE001  (whatever it is, the answer stands)
            # The message of a foreign service may quote what was said; its type does not.
            logger.error(
                "invocation %s was not remembered: %s",
                context.invocation_id,
                type(error).__name__,
            )

    async def drain(self) -> None:
        """Wait until everything handed over so far has been remembered."""
        while self._running:
            await asyncio.gather(*self._running)

    async def close(self) -> None:
        """Called by ``Runner.close``: wait for what is running."""
        await self.drain()
