"""A process that sends one message: ``python turn_worker.py FILE TEXT SECONDS [NAME=VALUE ...]``.

It says "ready", waits for a line on its input, says "asked" when its model is called, which takes
SECONDS, and then the answer; or "busy" if the message was refused. The rest are session settings.
"""

from __future__ import annotations

import asyncio
import sys
import warnings

warnings.filterwarnings("ignore", message=r"\[EXPERIMENTAL\]")

from google.adk.agents import LlmAgent  # noqa: E402
from google.adk.apps import App  # noqa: E402
from google.adk.runners import Runner  # noqa: E402
from google.genai import types  # noqa: E402

from keepwise import Keepwise, SessionBusy, Settings  # noqa: E402
from keepwise.adk import KeepwisePlugin, KeepwiseSessionService  # noqa: E402
from keepwise.settings import SessionsSettings  # noqa: E402
from keepwise.testing import ScriptedModel  # noqa: E402


def tell(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


async def main(path: str, text: str, seconds: str, *named: str) -> None:
    options = dict(each.split("=") for each in named)
    if "turn_seconds" in options:
        options["turn_seconds"] = float(options["turn_seconds"])

    class Slow(ScriptedModel):
        async def generate_content_async(self, llm_request, stream=False):
            tell("asked")
            await asyncio.sleep(float(seconds))
            async for response in super().generate_content_async(llm_request, stream):
                yield response

    settings = Settings(sessions=SessionsSettings(**options))
    root = LlmAgent(name="router", model=Slow(steps=[f"answer to {text}"]))
    async with Keepwise.open(path, settings=settings) as kw:
        runner = Runner(
            app=App(name="acme", root_agent=root, plugins=[KeepwisePlugin()]),
            session_service=KeepwiseSessionService(keepwise=kw),
        )
        tell("ready")
        await asyncio.to_thread(sys.stdin.readline)
        message = types.Content(role="user", parts=[types.Part(text=text)])
        run = runner.run_async(user_id="maria", session_id="s", new_message=message)
        try:
            async for event in run:
                tell(event.content.parts[0].text)
        except RuntimeError as error:
            if not isinstance(error.__cause__, SessionBusy):
                raise
            tell("busy")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
