"""Processes that each run a turn with one tool: ``python resume_worker.py``.

Each line of its input is a JSON list of processes that run at once, each of them a list, FOLDER
FILE ROOT KILLED RESUMABLE [ID]. They work in that folder, forked, since importing ADK takes a
second. ROOT is ``agent`` or ``workflow``. KILLED says when the process dies: ``after`` the tool's
effect and before its response is stored, ``during`` the effect, or ``never``; with ``together`` it
lives too, and its tool waits until two processes have asked for the turn. RESUMABLE is 1 or 0. With
ID it resumes that invocation. The answer is a list of exit codes; how the tool was called and what
the agent said is in ``told.json``.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
import warnings
from pathlib import Path

warnings.filterwarnings("ignore", message=r"\[EXPERIMENTAL\]")

from google.adk.agents import LlmAgent  # noqa: E402
from google.adk.apps import App, ResumabilityConfig  # noqa: E402
from google.adk.plugins.base_plugin import BasePlugin  # noqa: E402
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
from keepwise.settings import SessionsSettings  # noqa: E402
from keepwise.testing import ScriptedModel  # noqa: E402
from keepwise.testing.scripted_model import call  # noqa: E402

MARIA = Scope.user("acme", "maria")
EFFECTS = "effects.txt"
TOLD = "told.json"


class Dying(KeepwiseSessionService):
    """Its process is killed when the tool's response is about to be stored."""

    async def append_event(self, session, event):
        if event.get_function_responses():
            os._exit(9)
        return await super().append_event(session, event)


class Asking(BasePlugin):
    """Notes, next to the store, that its process is about to ask for the turn."""

    def __init__(self, path):
        super().__init__("asking")
        self.notes = Path(path).with_name("asked.txt")

    async def before_run_callback(self, *, invocation_context):
        note(self.notes, str(os.getpid()))

    async def two_have(self):
        # Processes share no event.
        while len(self.notes.read_text().splitlines()) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def answer(request):
    """Call the tool, and say what it answered once it has."""
    for content in reversed(request.contents):
        for part in content.parts:
            if part.function_response:
                return json.dumps(part.function_response.response)
    return call("book", place="Berlin")


async def main(path: str, kind: str, killed: str, resumable: str, invocation: str = "") -> None:
    calls, asking = [], Asking(path)
    # The turn of a process that dies ends with its lease.
    lease = SessionsSettings(turn_seconds=0.5 if killed in ("after", "during") else 30)

    async with Keepwise.open(path, settings=Settings(sessions=lease)) as kw:

        async def book(place: str, tool_context: ToolContext) -> dict:
            """Book a room."""
            if killed == "together":
                await asking.two_have()
            calls.append({"id": tool_context.function_call_id, "temp": secret(tool_context)})

            async def work():
                note(Path(EFFECTS), f"{place} by {os.getpid()} with {secret(tool_context)}")
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
                plugins=[asking, KeepwisePlugin()],
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
    Path(TOLD).write_text(json.dumps({"calls": calls, "said": said}))  # noqa: ASYNC240


def note(file: Path, line: str) -> None:
    with file.open("a") as lines:
        lines.write(f"{line}\n")


def secret(tool_context: ToolContext) -> object:
    return tool_context.state.get("temp:secret")


def start(folder: str, *arguments: str) -> int:
    """Do it in a fork; its process id."""
    child = os.fork()
    if child:
        return child
    try:
        os.chdir(folder)
        Path(TOLD).unlink(missing_ok=True)
        asyncio.run(main(*arguments))
    except BaseException:  # noqa: BLE001  (a fork must never return into the loop below)
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    assert threading.active_count() == 1
    for line in sys.stdin:
        started = [start(*process) for process in json.loads(line)]
        ended = [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in started]
        sys.stdout.write(f"{json.dumps(ended)}\n")
        sys.stdout.flush()
