"""A process that sends messages: ``python turn_worker.py``.

It says "ready" and waits for a line of JSON on its input: the ``file`` of the store, the ``text``
of a message, and the session ``settings``. Then it says "sent" before the message asks for its
turn, "asked" when its model is called, which waits for a line, and then the answer; or "busy" if
the message was refused. Then it is ready again.
"""

from __future__ import annotations

import asyncio
import json
import sys
import warnings

warnings.filterwarnings("ignore", message=r"\[EXPERIMENTAL\]")

from google.adk.agents import LlmAgent  # noqa: E402
from google.adk.apps import App  # noqa: E402
from google.adk.plugins.base_plugin import BasePlugin  # noqa: E402
from google.adk.runners import Runner  # noqa: E402
from google.genai import types  # noqa: E402

from keepwise import Keepwise, SessionBusy, Settings  # noqa: E402
from keepwise.adk import KeepwisePlugin, KeepwiseSessionService  # noqa: E402
from keepwise.settings import SessionsSettings  # noqa: E402
from keepwise.testing import ScriptedModel  # noqa: E402


def tell(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


async def told() -> str:
    return await asyncio.to_thread(sys.stdin.readline)


class Patient(ScriptedModel):
    async def generate_content_async(self, llm_request, stream=False):
        tell("asked")
        await told()
        async for response in super().generate_content_async(llm_request, stream):
            yield response


class Sent(BasePlugin):
    async def on_user_message_callback(self, *, invocation_context, user_message):
        tell("sent")


async def send(file: str, text: str, options: dict[str, object]) -> None:
    root = LlmAgent(name="router", model=Patient(steps=[f"answer to {text}"]))
    settings = Settings(sessions=SessionsSettings(**options))
    async with Keepwise.open(file, settings=settings) as kw:
        runner = Runner(
            app=App(name="acme", root_agent=root, plugins=[Sent("sent"), KeepwisePlugin()]),
            session_service=KeepwiseSessionService(keepwise=kw),
        )
        message = types.Content(role="user", parts=[types.Part(text=text)])
        run = runner.run_async(user_id="maria", session_id="s", new_message=message)
        try:
            async for event in run:
                tell(event.content.parts[0].text)
        except RuntimeError as error:
            if not isinstance(error.__cause__, SessionBusy):
                raise
            tell("busy")


async def main() -> None:
    tell("ready")
    while line := await told():
        wanted = json.loads(line)
        await send(wanted["file"], wanted["text"], wanted["settings"])
        tell("ready")


if __name__ == "__main__":
    asyncio.run(main())
