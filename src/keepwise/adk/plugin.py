"""The plugin: one turn at a time, calls that a crash left open, and remembering by itself."""

from __future__ import annotations

import asyncio
import logging
import weakref

from google.adk.agents.base_agent import BaseAgent
from google.adk.agents.callback_context import CallbackContext
from google.adk.agents.invocation_context import InvocationContext
from google.adk.events import Event as AdkEvent
from google.adk.models.llm_request import LlmRequest
from google.adk.models.llm_response import LlmResponse
from google.adk.plugins.base_plugin import BasePlugin
from google.genai import types

from keepwise.adk.turns import HeldTurns, note_activity
from keepwise.adk.unanswered import put_input_first, unanswered_calls

logger = logging.getLogger("keepwise.adk")

# On the event in which calls are given to ADK again.
_GIVEN_AGAIN = "keepwise:calls_given_again"

# How long remembering may hold up an event loop that is being closed.
_LAST_SECONDS = 30.0


class KeepwisePlugin(BasePlugin):
    """Keeps a session's turns apart, completes resumed ones, and remembers finished ones.

    - **Turns.** With a ``KeepwiseSessionService``, a message to a session whose last message is
      still being answered waits its turn, or is refused, before the model is called (setting
      ``sessions.turns``), also across processes. Name this plugin first: ADK does not ask the
      plugins after one that changes the message.
    - **Resuming**, if the app is resumable. Of several calls at once, those that a crash left
      without a response are run before the model is asked again; and an agent in a workflow goes
      on from what it had done.
    - **Remembering.** The events of each finished invocation are handed to the runner's memory
      service, only those, and in the background: no answer fails because of it, what goes wrong is
      logged. ``drain`` waits for what is running; ``Runner.close`` does that too, for as long as
      its ``plugin_close_timeout``; and so do ``asyncio.run`` and ADK's blocking ``Runner.run``
      before they return, for half a minute at most. A process that is killed forgets what is
      still running.
    """

    def __init__(self, name: str = "keepwise") -> None:
        super().__init__(name)
        self._running: set[asyncio.Task[None]] = set()
        self._warned = False
        self._turns = HeldTurns()
        self._resumed: set[str] = set()

    # Turns

    async def on_user_message_callback(
        self, *, invocation_context: InvocationContext, user_message: types.Content
    ) -> types.Content | None:
        """Begin the turn before ADK appends the user's message.

        Raises:
            SessionBusy: the message before it is still being answered; ADK makes a RuntimeError
                of it, whose cause it is.
        """
        moved = await self._turns.begin(invocation_context)
        # The agent was chosen before the wait. ADK chooses again for a message that a plugin has
        # given it, but then asks no plugin after this one.
        last = invocation_context.plugin_manager.plugins[-1] is self
        return user_message if moved and last else None

    async def before_run_callback(self, *, invocation_context: InvocationContext) -> None:
        """Begin the turn of a run that has no message of its own: one that is resumed."""
        await self._turns.begin(invocation_context)
        invocation_id = invocation_context.invocation_id
        if invocation_context.is_resumable and any(
            event.invocation_id == invocation_id and event.author != "user"
            for event in invocation_context.session.events
        ):
            self._resumed.add(invocation_id)
            weakref.finalize(invocation_context, self._resumed.discard, invocation_id)

    async def on_run_error_callback(
        self, *, invocation_context: InvocationContext, error: Exception
    ) -> None:
        """End the turn of a run that failed."""
        await self._turns.end(invocation_context)

    # Resuming

    async def before_agent_callback(
        self, *, agent: BaseAgent, callback_context: CallbackContext
    ) -> None:
        """Show an agent in a workflow what it did before the invocation was broken off."""
        if callback_context.invocation_id in self._resumed:
            put_input_first(
                callback_context.session.events,
                invocation_id=callback_context.invocation_id,
                agent=agent.name,
                node_path=callback_context.get_invocation_context().node_path or "",
            )

    async def before_model_callback(
        self, *, callback_context: CallbackContext, llm_request: LlmRequest
    ) -> LlmResponse | None:
        """Give ADK the calls to run that the invocation was broken off before."""
        note_activity()
        if callback_context.invocation_id not in self._resumed:
            return None
        context = callback_context.get_invocation_context()
        parts = unanswered_calls(
            context.session.events,
            invocation_id=context.invocation_id,
            agent=callback_context.agent_name,
            branch=context.branch,
            isolation_scope=context.isolation_scope,
        )
        parts = [part for part in parts if _runs_at_once(part, llm_request)]
        if not parts:
            return None
        return LlmResponse(
            content=types.Content(role="model", parts=[part.model_copy() for part in parts]),
            custom_metadata={_GIVEN_AGAIN: len(parts)},
        )

    async def on_event_callback(
        self, *, invocation_context: InvocationContext, event: AdkEvent
    ) -> AdkEvent | None:
        """Keep no second copy of calls that were given to ADK again.

        They keep their ids. So their responses join the message that made them, and the model sees
        its own message with all of its calls, and all of their responses.
        """
        note_activity()
        if not event.custom_metadata or _GIVEN_AGAIN not in event.custom_metadata:
            return None
        return event.model_copy(update={"content": None})

    # Remembering

    async def after_run_callback(self, *, invocation_context: InvocationContext) -> None:
        """End the turn, and start remembering the invocation that has just ended."""
        # In this order: a blocking run whose caller has seen enough may be cancelled in here.
        self._start_remembering(invocation_context)
        await self._turns.end(invocation_context)
        # A task that is cancelled before its first step does nothing at all.
        await asyncio.sleep(0)

    def _start_remembering(self, context: InvocationContext) -> None:
        if context.memory_service is None:
            if not self._warned:
                self._warned = True
                logger.warning("the runner has no memory service: nothing is remembered")
            return
        events = [
            event
            for event in context.session.events
            if event.invocation_id == context.invocation_id
        ]
        if events:
            task = asyncio.create_task(_remember(context, events))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def drain(self) -> None:
        """Wait until everything handed over so far in this event loop has been remembered."""
        loop = asyncio.get_running_loop()
        while here := {task for task in tuple(self._running) if task.get_loop() is loop}:
            # Whoever gives up waiting does not cancel them.
            await asyncio.wait(here)

    async def close(self) -> None:
        """Called by ``Runner.close``: wait for what is running."""
        await self.drain()


async def _remember(context: InvocationContext, events: list[AdkEvent]) -> None:
    """Hand events over, also while the event loop is being closed."""
    try:
        await _hand_over(context, events)
    except asyncio.CancelledError:
        # ADK's blocking ``Runner.run`` has an event loop for each call. Closing one waits for the
        # tasks it cancels, and events that a service has been given already it knows by their ids.
        await _hand_over(context, events, seconds=_LAST_SECONDS)
        raise


async def _hand_over(
    context: InvocationContext, events: list[AdkEvent], *, seconds: float | None = None
) -> None:
    """Give events to the memory service; what goes wrong is logged. ``seconds`` None: no limit."""
    service = context.memory_service
    assert service is not None
    try:
        async with asyncio.timeout(seconds):
            await service.add_events_to_memory(
                app_name=context.session.app_name,
                user_id=context.session.user_id,
                events=events,
                session_id=context.session.id,
            )
    except Exception as error:  # noqa: BLE001  (whatever it is, the answer stands)
        # The message of a foreign service may quote what was said; its type does not.
        logger.error(
            "invocation %s was not remembered: %s", context.invocation_id, type(error).__name__
        )


def _runs_at_once(part: types.Part, request: LlmRequest) -> bool:
    """Whether the tool a part calls is there and answers within the call."""
    tool = request.tools_dict.get(part.function_call.name or "") if part.function_call else None
    # The second is a task handed to another agent, which answers when that one is done.
    return tool is not None and not (tool.is_long_running or tool._defers_response)  # noqa: SLF001
