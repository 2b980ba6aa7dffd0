"""ADK's own memory service on our server: each of its methods, for users of any name."""

from __future__ import annotations

import asyncio

import pytest
from google.adk.events import Event
from google.adk.memory import VertexAiMemoryBankService, vertex_ai_memory_bank_service
from google.adk.memory.memory_entry import MemoryEntry
from google.adk.sessions import Session
from google.genai import types
from google.genai.errors import ClientError

from wire.clients import LOCATION, PROJECT, client
from wire.requirements import cites
from wire.serving import BASE, here, opened

APP = "default"
USERS = ["kim", "kim@example.org", "a/b", 'o"neill \\', "Zoë 東京", "a:b%2F?#&=", "-", "it's"]


class Memories(VertexAiMemoryBankService):
    """The service, pointed elsewhere by the hook that its documentation names."""

    def __init__(self, through):
        super().__init__(PROJECT, LOCATION, agent_engine_id=APP)
        self._through = through

    def _build_api_client(self):
        return client("agentplatform.aio", BASE, httpx_async_client=self._through)


@pytest.fixture
async def both(settings, clock):
    """ADK's service, and the server behind it."""
    async with here(*opened(settings, clock)) as (served, through):
        yield Memories(through), served


def said(text, id):
    content = types.Content(role="user", parts=[types.Part(text=text)])
    return Event(author="user", invocation_id="i1", id=id, timestamp=1.5, content=content)


def entry(text):
    return MemoryEntry(content=types.Content(parts=[types.Part(text=text)]))


async def facts(vertex, user, query):
    found = await vertex.search_memory(app_name=APP, user_id=user, query=query)
    return [each.content.parts[0].text for each in found.memories]


@pytest.mark.parametrize("user", USERS)
@cites("sessions.adk.memories")
async def test_what_is_written_for_a_user_is_found_for_that_user(both, user):
    vertex, _ = both
    await vertex.add_memory(
        app_name=APP, user_id=user, memories=[entry("I like green tea.")],
        custom_metadata={"wait_for_completion": True, "origin": "test", "size": 2, "on": True},
    )  # fmt: skip
    found = await vertex.search_memory(app_name=APP, user_id=user, query="tea")
    (only,) = found.memories
    assert only.content.parts[0].text == "I like green tea."
    assert await facts(vertex, "somebody else", "tea") == []


@pytest.mark.parametrize("user", USERS)
@cites("sessions.adk.memories", "generate.contents", "generate.memories")
async def test_what_is_said_and_what_is_consolidated_is_found(both, user):
    vertex, _ = both
    await vertex.add_events_to_memory(
        app_name=APP, user_id=user, events=[said("I live in Rome.", "e1")],
        custom_metadata={"wait_for_completion": True},
    )  # fmt: skip
    await vertex.add_memory(
        app_name=APP, user_id=user, memories=[entry("I play the piano.")],
        custom_metadata={"enable_consolidation": True, "wait_for_completion": True},
    )  # fmt: skip
    assert any("Rome" in each for each in await facts(vertex, user, "Rome"))
    assert any("piano" in each for each in await facts(vertex, user, "piano"))
    assert await vertex.retrieve_profiles(app_name=APP, user_id=user) == []


@cites("sessions.adk.memories", "memories.scope.star")
async def test_a_user_with_a_star_is_refused(both):
    vertex, _ = both
    with pytest.raises(ClientError, match="must not hold"):
        await vertex.search_memory(app_name=APP, user_id="*", query="tea")


@cites("sessions.adk.memories", "ingest.repeated")
async def test_a_session_handed_in_again_is_read_once(both):
    vertex, served = both
    session = Session(id="s1", app_name=APP, user_id="kim", events=[said("I live in Rome.", "e1")])
    for _ in range(2):
        await vertex.add_session_to_memory(session)
        # The service sends on its own, in tasks that it keeps.
        await asyncio.gather(*vertex_ai_memory_bank_service._background_tasks)
        await served.kw.jobs.run_due()
    (memory,) = (await served.http.get(f"reasoningEngines/{APP}/memories"))["memories"]
    revisions = await served.http.get(f"{memory['name']}/revisions")
    assert len(revisions["memoryRevisions"]) == 1
