"""An ADK agent that remembers, offline: a scripted model stands in for a real one.

python examples/quickstart/agent.py
"""

from __future__ import annotations

import asyncio

from google.adk.agents import LlmAgent
from google.adk.apps import App
from google.adk.models.llm_request import LlmRequest
from google.adk.runners import Runner
from google.adk.tools.preload_memory_tool import PreloadMemoryTool

from keepwise.adk import KeepwiseMemoryService, KeepwisePlugin, KeepwiseSessionService
from keepwise.testing import ScriptedModel
from keepwise.testing.scripted_model import texts

URI = "keepwise:///quickstart.db"


def reply(request: LlmRequest) -> str:
    """What the stand-in says: the memories it was given to read."""
    given = [
        line
        for text in texts(request)
        if "<PAST_CONVERSATIONS>" in text
        for line in text.split("<PAST_CONVERSATIONS>")[1].splitlines()
        if line and not line.startswith(("Time: ", "<"))
    ]
    return f"I remember: {'; '.join(sorted(given))}." if given else "Noted."


# With a key, write model="gemini-2.5-flash" and leave out reply and ScriptedModel.
agent = LlmAgent(
    name="helper",
    model=ScriptedModel(steps=[reply], cycle=True),
    tools=[PreloadMemoryTool()],
)
plugin = KeepwisePlugin()
runner = Runner(
    app=App(name="helper", root_agent=agent, plugins=[plugin]),
    session_service=KeepwiseSessionService(URI),
    memory_service=KeepwiseMemoryService(URI),
)


async def main() -> None:
    """Talk on Monday, and in a new conversation the week after; then let Sam ask."""
    for user, session, words in (
        ("maria", "monday", "I work on Western Europe. Always show me euros."),
        ("maria", "next week", "What did we spend on Acme Pure?"),
        ("sam", "his own", "What did we spend on Acme Pure?"),
    ):
        print(f"\n{user}, {session}: {words}")
        await runner.run_debug(words, user_id=user, session_id=session)
        await plugin.drain()
    await runner.close()
    await runner.memory_service.close()


if __name__ == "__main__":
    asyncio.run(main())
