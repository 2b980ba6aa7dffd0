"""A process that runs a turn with one tool.

``python resume_worker.py FILE ROOT KILLED RESUMABLE [ID]``: ROOT is ``agent`` or ``workflow``.
KILLED says when the process dies: ``after`` the tool's effect and before its response is stored,
``during`` the effect, or ``never``. RESUMABLE is 1 or 0. With ID it resumes that invocation. Its
output tells, as JSON, how the tool was called and what the agent said.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import warnings
from pathlib import Path

warnings.filterwarnings("ignore", message=r"\[EXPERIMENTAL\]")

from google.adk.agents import LlmAgent  # noqa: E402
from google.adk.apps import App, ResumabilityConfig  # noqa: E402
from google.adk.runners import Runner  # noqa: E402
from google.adk.tools import ToolContext  # noqa: E402
from google.adk.workflow import START, Workflow  # noqa: E402
from google.genai import types  # noqa: E402

from keepwise import (  # noqa: E402
    Keepwise,
    OutcomeUnknown,
    Scope,
    Settings,
    idempotency_token,
)
from keepwise.adk import KeepwisePlugin, KeepwiseSessionService  # noqa: E402
from keepwise.testing import ScriptedModel  # noqa: E402
from keepwise.testing.scripted_model import call  # noqa: E402

MARIA = Scope.user("acme", "maria")
EFFECTS = "effects.txt"


class Dying(KeepwiseSessionService):
    """Its process is killed when the tool's response is about to be stored."""

    async def append_event(self, session, event):
        if event.get_function_responses():
            os._exit(9)
        return await super().append_event(session, event)


def answer(request):
    """Call the tool, and say what it answered once it has."""
    for content in reversed(request.contents):
        for part in content.parts:
            if part.function_response:
                return json.dumps(part.function_response.response)
    return call("book", place="Berlin")


async def main(path: str, kind: str, killed: str, resumable: str, invocation: str = "") -> None:
    calls = []

    async with Keepwise.open(path, settings=Settings()) as kw:

        async def book(place: str, tool_context: ToolContext) -> dict:
            """Book a room."""
            calls.append({"id": tool_context.function_call_id, "temp": secret(tool_context)})

            async def work():
                note(f"{place} by {os.getpid()} with {secret(tool_context)}")
                if killed == "during":
                    os._exit(9)
                return {"room": os.getpid()}

            try:
                return await kw.sessions.once(MARIA, idempotency_token(tool_context), work)
            except OutcomeUnknown:
                return {"problem": "ask the hotel"}

        service = (Dying if killed == "after" else KeepwiseSessionService)(keepwise=kw)
        model = ScriptedModel(steps=[answer], cycle=True)
        root = LlmAgent(name="hotel", model=model, tools=[book])
        if kind == "workflow":
            root = Workflow(name="flow", edges=[(START, root)])
        config = ResumabilityConfig(is_resumable=resumable == "1")
        runner = Runner(
            app=App(
                name="acme",
                root_agent=root,
                plugins=[KeepwisePlugin()],
                resumability_config=config,
            ),
            session_service=service,
        )
        if invocation:
            run = runner.run_async(user_id="maria", session_id="s", invocation_id=invocation)
        else:
            await kw.sessions.create(MARIA, session_id="s")
            message = types.Content(role="user", parts=[types.Part(text="A room in Berlin.")])
            run = runner.run_async(
                user_id="maria",
                session_id="s",
                new_message=message,
                state_delta={"temp:secret": "only now", "kept": True},
            )
        said = [
            part.text
            async for event in run
            for part in (event.content.parts if event.content else [])
            if part.text
        ]
    sys.stdout.write(json.dumps({"calls": calls, "said": said}))


def note(effect: str) -> None:
    with Path(EFFECTS).open("a") as effects:
        effects.write(f"{effect}\n")


def secret(tool_context: ToolContext) -> object:
    return tool_context.state.get("temp:secret")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
