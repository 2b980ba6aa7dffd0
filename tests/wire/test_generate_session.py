"""Generation from what was said in a session."""

from __future__ import annotations

import datetime

import pytest

from keepwise import Event, Scope
from wire.people import refused, words
from wire.requirements import cites

START = datetime.datetime(2026, 1, 1, 12, 0, 0, tzinfo=datetime.UTC)
KIM = {"user_id": "kim"}
SAID = ("I prefer euros.", "I live in Rome.", "I like jazz.")


@pytest.fixture
async def bank(google):
    return await google.bank({"customization_configs": [{}]})


@pytest.fixture
async def session(google, bank):
    """A session in which something was said each minute."""
    made = await google.ask(google.sessions.create, name=bank, user_id="kim")
    for number, text in enumerate(SAID):
        await google.ask(
            google.sessions.events.append, name=made.response.name, author="user",
            invocation_id=f"i{number}", timestamp=START + datetime.timedelta(minutes=number),
            config={"content": {"role": "user", "parts": [{"text": text}]}},
        )  # fmt: skip
    return made.response.name


async def generate(google, bank, session, *, scope=None, **times):
    arguments = {} if scope is None else {"scope": scope}
    return await google.ask(
        google.memories.generate, name=bank,
        vertex_session_source={"session": session, **times}, **arguments,
    )  # fmt: skip


async def facts(google, bank, scope=KIM) -> str:
    return " ".join(sorted(await google.facts(bank, scope, simple_retrieval_params={})))


@cites("generate.session", "generate.session.scope")
async def test_memories_come_from_a_session_and_are_the_users(google, bank, session):
    operation = await generate(google, bank, session)
    assert len(operation.response.generated_memories) == 3
    found = await facts(google, bank)
    assert ("euros" in found, "Rome" in found, "jazz" in found) == (True, True, True)


@cites("generate.session.scope")
async def test_a_scope_of_the_request_comes_before_the_users(google, bank, session):
    trips = {"app_name": "trips", "user_id": "kim"}
    await generate(google, bank, session, scope=trips)
    assert "jazz" in await facts(google, bank, trips)
    assert await facts(google, bank) == ""


@cites("generate.session.times")
async def test_only_what_was_said_in_time(google, bank, session):
    minute = datetime.timedelta(minutes=1)
    await generate(google, bank, session, start_time=START + minute, end_time=START + 2 * minute)
    found = await facts(google, bank)
    assert ("euros" in found, "Rome" in found, "jazz" in found) == (False, True, False)


@cites("generate.session")
async def test_what_was_remembered_is_not_remembered_twice(google, bank, session):
    await generate(google, bank, session)
    before = await facts(google, bank)
    again = await generate(google, bank, session)
    assert not again.response or not again.response.generated_memories
    assert await facts(google, bank) == before


@cites("generate.session")
async def test_a_session_of_the_librarys_will_do(google, bank):
    scope = Scope.user("trips", "kim", bank=bank.rpartition("/")[2])
    sessions, run = google.served.kw.sessions, google.served.run
    await run(sessions.create, scope, session_id="mine")
    content = {"role": "user", "parts": [{"text": SAID[0]}]}
    event = Event("e1", "user", google.served.clock(), content=content)
    await run(sessions.append, scope, "mine", event)
    await generate(google, bank, f"{bank}/sessions/mine")
    assert "euros" in await facts(google, bank)


@cites("generate.session.missing")
async def test_a_session_that_is_not_there(google, bank):
    error = await refused(
        google, google.memories.generate, name=bank,
        vertex_session_source={"session": f"{bank}/sessions/never"},
    )  # fmt: skip
    assert words(error) == (404, "NOT_FOUND")
