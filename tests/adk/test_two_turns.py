"""The ADK documentation's example: capture something in one session, recall it in another."""

from __future__ import annotations

from google.adk.agents import LlmAgent
from google.adk.runners import Runner
from google.adk.tools import load_memory
from google.genai.types import Content, Part

from keepwise.adk import KeepwiseMemoryService, KeepwiseSessionService
from keepwise.testing import ScriptedModel
from keepwise.testing.scripted_model import call

APP_NAME = "memory_example_app"
USER_ID = "mem_user"


async def ask(runner, session_id, text):
    await runner.session_service.create_session(
        app_name=APP_NAME, user_id=USER_ID, session_id=session_id
    )
    answer = "(No final response)"
    message = Content(parts=[Part(text=text)], role="user")
    async for event in runner.run_async(
        user_id=USER_ID, session_id=session_id, new_message=message
    ):
        if event.is_final_response() and event.content and event.content.parts:
            answer = event.content.parts[0].text
    return answer


def recall(request):
    """What a model does with the tool's result: repeat what it found."""
    responses = [
        part.function_response.response
        for content in request.contents
        for part in content.parts
        if part.function_response
    ]
    found = responses[-1]["result"].memories
    return f"You told me: {found[0].content.parts[0].text}" if found else "I do not know."


async def test_what_was_captured_in_one_session_is_recalled_in_the_next():
    sessions, memory = KeepwiseSessionService(), KeepwiseMemoryService()
    capture = LlmAgent(
        model=ScriptedModel(steps=["Noted."]),
        name="InfoCaptureAgent",
        instruction="Acknowledge the user's statement.",
    )
    model = ScriptedModel(steps=[call("load_memory", query="favorite project"), recall])
    remember = LlmAgent(
        model=model,
        name="MemoryRecallAgent",
        instruction="Use the 'load_memory' tool if the answer might be in past conversations.",
        tools=[load_memory],
    )
    services = {"app_name": APP_NAME, "session_service": sessions, "memory_service": memory}

    first = Runner(agent=capture, **services)
    assert await ask(first, "session_info", "My favorite project is Project Alpha.") == "Noted."
    completed = await sessions.get_session(
        app_name=APP_NAME, user_id=USER_ID, session_id="session_info"
    )
    await memory.add_session_to_memory(completed)

    second = Runner(agent=remember, **services)
    answer = await ask(second, "session_recall", "What is my favorite project?")
    assert answer == "You told me: Favorite project is Project Alpha"
    # The tool's result is an ordinary event: it comes back whole from the file.
    stored = await sessions.get_session(
        app_name=APP_NAME, user_id=USER_ID, session_id="session_recall"
    )
    assert [event.author for event in stored.events] == [
        "user",
        "MemoryRecallAgent",
        "MemoryRecallAgent",
        "MemoryRecallAgent",
    ]
    await sessions.close()
