"""Runs of real agents, as the tests of this folder need them."""

from __future__ import annotations

import asyncio
import warnings
from contextlib import aclosing

from google.adk.agents import LlmAgent, SequentialAgent
from google.adk.apps import App
from google.adk.models.llm_request import LlmRequest
from google.adk.runners import Runner
from google.adk.workflow import START, Workflow
from google.genai import types
from pydantic import PrivateAttr

from keepwise import Scope
from keepwise.adk import KeepwisePlugin, KeepwiseSessionService
from keepwise.testing import ScriptedModel

WHO = {"app_name": "acme", "user_id": "maria"}
MARIA = Scope.user("acme", "maria")


class PatientModel(ScriptedModel):
    """Sets ``asked`` when it is called, and answers once ``answer`` is set; it fails at once."""

    _asked: asyncio.Event = PrivateAttr(default_factory=asyncio.Event)
    _answer: asyncio.Event = PrivateAttr(default_factory=asyncio.Event)

    @property
    def asked(self) -> asyncio.Event:
        return self._asked

    @property
    def answer(self) -> asyncio.Event:
        return self._answer

    async def generate_content_async(self, llm_request: LlmRequest, stream: bool = False):
        async for response in super().generate_content_async(llm_request, stream):
            self._asked.set()
            await self._answer.wait()
            yield response


def agent(model, *, name="router", **options):
    return LlmAgent(name=name, model=model, **options)


def steps(*agents):
    """Agents one after the other, as ADK did it before it had workflows, and still does."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return SequentialAgent(name="steps", sub_agents=[*agents])


# Each makes a root whose one agent is called "router".
ROOTS = {
    "agent": agent,
    "sequential": lambda model, **options: steps(agent(model, **options)),
    "workflow": lambda model, **options: Workflow(
        name="flow", edges=[(START, agent(model, **options))]
    ),
}


def runner(keepwise, root, *, memory=None, plugins=None, **config):
    """A runner of ``root`` on a store, with the plugin unless told otherwise."""
    return Runner(
        app=App(
            name="acme",
            root_agent=root,
            plugins=[KeepwisePlugin()] if plugins is None else plugins,
            **config,
        ),
        session_service=KeepwiseSessionService(keepwise=keepwise),
        memory_service=memory,
    )


async def begin(running, session="s"):
    await running.session_service.create_session(**WHO, session_id=session)


def message(text):
    return types.Content(role="user", parts=[types.Part(text=text)])


async def say(running, text=None, *, session="s", invocation=None, delta=None):
    """Every event of one run, to its end."""
    return [
        event
        async for event in running.run_async(
            user_id="maria",
            session_id=session,
            new_message=None if text is None else message(text),
            invocation_id=invocation,
            state_delta=delta,
        )
    ]


async def first_event(running, text, *, session="s"):
    """The first event of a run that nobody wants to see the end of."""
    run = running.run_async(user_id="maria", session_id=session, new_message=message(text))
    async with aclosing(run):
        async for event in run:
            return event
    return None


def shape(event_or_content):
    """What an event or a content of a prompt holds, one word a part."""
    content = getattr(event_or_content, "content", event_or_content)
    return [
        f"call {part.function_call.name}"
        if part.function_call
        else f"response {part.function_response.name}"
        if part.function_response
        else part.text
        for part in (content.parts if content and content.parts else [])
    ]


async def ledger(keepwise, session="s"):
    """Who said what in the stored session; events without content are left out."""
    stored = await keepwise.sessions.get(MARIA, session)
    return [
        (event.author, part["text"])
        for event in stored.events
        for part in (event.content or {}).get("parts", [])
        if "text" in part
    ]
