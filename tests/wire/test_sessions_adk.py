"""ADK's own session service on our server, and the library's on the same sessions."""

from __future__ import annotations

import time

import httpx
import pytest
from google.adk.errors.session_not_found_error import SessionNotFoundError
from google.adk.events import Event, EventActions
from google.adk.events.event_actions import EventCompaction
from google.adk.sessions import VertexAiSessionService
from google.adk.sessions.base_session_service import GetSessionConfig
from google.genai import types

from keepwise import Scope
from keepwise.adk.events import from_adk
from keepwise.adk.sessions import KeepwiseSessionService
from keepwise.server.wire.events import RAW
from wire.clients import FLAVOURS, LOCATION, PLACE, PROJECT, Google, client
from wire.requirements import cites
from wire.serving import BASE, here, listening, opened

APP = "default"
KIM = {"app_name": APP, "user_id": "kim"}


class Sessions(VertexAiSessionService):
    """The service, pointed elsewhere by the hook that its documentation names."""

    def __init__(self, base_url, **http_options):
        super().__init__(PROJECT, LOCATION, agent_engine_id=APP)
        self._at = (base_url, http_options)

    def _build_api_client(self):
        base_url, http_options = self._at
        return client("agentplatform.aio", base_url, **http_options)


@pytest.fixture
async def both(settings, clock):
    """ADK's service, and the store behind it."""
    clock.set(int(time.time()) * 1_000_000)  # ADK stamps its events by the clock on the wall.
    async with here(*opened(settings, clock)) as (served, through):
        yield Sessions(BASE, httpx_async_client=through), served


@pytest.fixture
def vertex(both):
    return both[0]


@pytest.fixture
def kw(both):
    return both[1].kw


@pytest.fixture
def ours(kw):
    return KeepwiseSessionService(keepwise=kw)


def said(text, author="user", **fields):
    role = "user" if author == "user" else "model"
    content = types.Content(role=role, parts=[types.Part(text=text)])
    return Event(author=author, invocation_id="i1", content=content, **fields)


def rich():
    """An event with something in every corner."""
    call = types.FunctionCall(id="f", name="tool", args={"my_key": [1, 1.5, True, None]})
    answer = types.FunctionResponse(id="f", name="tool", response={"out_put": {"a_B": None}})
    return Event(
        author="agent",
        invocation_id="i1",
        id="evt-42",
        timestamp=1_767_268_800.123456,
        content=types.Content(
            role="model",
            parts=[
                types.Part(text="hi"),
                types.Part(function_call=call, thought_signature=b"\x00\xff"),
                types.Part(function_response=answer),
                types.Part(inline_data=types.Blob(data=b"\xfb\xff", mime_type="image/png")),
                types.Part(text="hm", thought=True),
            ],
        ),
        actions=EventActions(
            state_delta={"n": 2, "user:pref": "tea", "my_key": {"a_B": 1.0}},
            artifact_delta={"my_file.txt": 1},
            transfer_to_agent="other",
            escalate=True,
            skip_summarization=True,
        ),
        long_running_tool_ids={"f"},
        branch="root.agent",
        partial=False,
        turn_complete=True,
        interrupted=False,
        custom_metadata={"my_key": 1},
        error_code="E",
        error_message="m",
        grounding_metadata=types.GroundingMetadata(web_search_queries=["q"]),
        usage_metadata=types.GenerateContentResponseUsageMetadata(prompt_token_count=3),
    )


def compaction():
    summary = types.Content(role="model", parts=[types.Part(text="sum")])
    span = EventCompaction(start_timestamp=1.0, end_timestamp=2.0, compacted_content=summary)
    return Event(
        author="agent", invocation_id="i2", timestamp=1_767_268_801.5,
        actions=EventActions(compaction=span),
    )  # fmt: skip


@cites("sessions.create", "sessions.create.id", "sessions.create.state", "sessions.create.ttl")
async def test_a_session_is_made_and_read(vertex, both):
    state = {"a": 1, "user:x": 2, "app:y": 3, "temp:z": 4}
    made = await vertex.create_session(
        **KIM,
        state=state,
        session_id="My_sess-1",
        ttl="7200s",
        display_name="dn",
        labels={"k": "v"},
    )
    assert (made.id, made.user_id) == ("My_sess-1", "kim")
    read = await vertex.get_session(**KIM, session_id="My_sess-1")
    assert read.state == made.state == {"a": 1, "user:x": 2, "app:y": 3}
    shown = await both[1].http.get(f"{PLACE}/reasoningEngines/{APP}/sessions/My_sess-1")
    assert (shown["displayName"], shown["labels"]) == ("dn", {"k": "v"})


@cites("sessions.append.raw", "sessions.append.state", "sessions.append.time")
async def test_an_event_comes_back_whole_by_either_service(vertex, ours, kw):
    session = await vertex.create_session(**KIM, state={"n": 1})
    sent = [said("hello", timestamp=1_767_268_799.000001), rich(), compaction()]
    for event in sent:
        await vertex.append_event(session, event)
    read = await vertex.get_session(**KIM, session_id=session.id)
    assert [each.model_dump() for each in read.events] == [each.model_dump() for each in sent]
    same = await ours.get_session(**KIM, session_id=session.id)
    assert [each.model_dump() for each in same.events] == [each.model_dump() for each in sent]
    assert read.state == same.state == {"n": 2, "user:pref": "tea", "my_key": {"a_B": 1.0}}
    stored = (await kw.sessions.get(Scope.user(APP, "kim"), session.id)).events
    # Each is kept once, as if the library had been given it.
    assert not any(RAW in each.extra for each in stored)
    assert [each.content for each in stored] == [from_adk(each).content for each in sent]
    assert max(each.time for each in stored) == 1_767_268_801_500_000


async def test_what_the_library_wrote_is_read_by_adks_service(vertex, ours):
    session = await ours.create_session(**KIM, session_id="library", state={"a": None})
    sent = [said("hello"), rich(), said("bye", "agent")]
    sent[0].timestamp, sent[2].timestamp = 1_767_268_799.5, 1_767_268_802.25
    for event in sent:
        await ours.append_event(session, event)
    read = await vertex.get_session(**KIM, session_id="library")
    assert [each.model_dump() for each in read.events] == [each.model_dump() for each in sent]
    assert read.state == {"a": None, "n": 2, "user:pref": "tea", "my_key": {"a_B": 1.0}}
    # Each goes on where the other was.
    await vertex.append_event(read, said("again", actions=EventActions(state_delta={"n": 3})))
    both = await ours.get_session(**KIM, session_id="library")
    assert (len(both.events), both.state["n"]) == (4, 3)


async def test_a_value_that_is_null_is_kept_as_the_delta_says(vertex, ours):
    """ADK leaves it out of the raw event, and tells of it in the delta."""
    session = await vertex.create_session(**KIM, state={"n": 1})
    await vertex.append_event(session, said("x", actions=EventActions(state_delta={"n": None})))
    for service in (vertex, ours):
        assert (await service.get_session(**KIM, session_id=session.id)).state == {"n": None}


@cites("sessions.append.partial")
async def test_temporary_values_and_partial_events_are_not_stored(vertex, ours):
    session = await vertex.create_session(**KIM)
    delta = {"temp:t": 1, "kept": 2}
    await vertex.append_event(session, said("par", "agent", partial=True))
    await vertex.append_event(session, said("whole", actions=EventActions(state_delta=delta)))
    assert session.state == delta
    for service in (vertex, ours):
        read = await service.get_session(**KIM, session_id=session.id)
        assert [each.content.parts[0].text for each in read.events] == ["whole"]
        assert (read.state, read.events[0].actions.state_delta) == ({"kept": 2}, {"kept": 2})


async def test_words_without_a_raw_event_are_read_by_both(vertex, ours, both):
    """As clients of Google's write that know nothing of ADK."""
    await vertex.create_session(**KIM, session_id="plain")
    body = {
        "author": "agent",
        "invocationId": "i1",
        "timestamp": "2026-01-01T12:00:00.5Z",
        "content": {
            "role": "model",
            "parts": [{"function_call": {"name": "f", "args": {"a_b": 1}}}],
        },
        "actions": {"transfer_agent": "other", "state_delta": {"a": 1}},
        "event_metadata": {"branch": "b", "grounding_metadata": {"web_search_queries": ["q"]}},
    }
    await both[1].http.post(f"reasoningEngines/{APP}/sessions/plain:appendEvent", body)
    for service in (vertex, ours):
        (event,) = (await service.get_session(**KIM, session_id="plain")).events
        assert event.get_function_calls()[0].args == {"a_b": 1}
        assert (event.actions.transfer_to_agent, event.branch) == ("other", "b")
        assert event.grounding_metadata.web_search_queries == ["q"]
        assert event.timestamp == 1_767_268_800.5


@cites("sessions.events.pages", "sessions.events.filter")
async def test_which_events_are_read(vertex):
    session = await vertex.create_session(**KIM)
    for number in range(205):
        event = said(str(number), timestamp=1_767_268_800 + number / 1_000_000)
        await vertex.append_event(session, event)

    async def texts(**config):
        read = await vertex.get_session(
            **KIM, session_id=session.id, config=GetSessionConfig(**config)
        )
        return [int(each.content.parts[0].text) for each in read.events]

    assert await texts() == [*range(205)]
    assert await texts(num_recent_events=2) == [203, 204]
    assert await texts(num_recent_events=0) == []
    assert await texts(after_timestamp=1_767_268_800.000200) == [*range(200, 205)]


@cites("sessions.list", "sessions.list.filter", "sessions.list.escapes")
async def test_sessions_of_one_user_and_of_all(vertex):
    for user in ("kim", 'u"1\\', "sam"):
        await vertex.create_session(
            app_name=APP, user_id=user, session_id=f"of-{len(user)}-{user[0]}"
        )
    found = await vertex.list_sessions(app_name=APP, user_id='u"1\\')
    assert [(each.id, each.user_id) for each in found.sessions] == [("of-4-u", 'u"1\\')]
    found = await vertex.list_sessions(app_name=APP)
    assert {each.id for each in found.sessions} == {"of-3-k", "of-4-u", "of-3-s"}


@cites("sessions.get.missing", "sessions.delete", "sessions.delete.missing")
async def test_what_is_not_there_is_no_error_for_adk(vertex):
    session = await vertex.create_session(**KIM, session_id="mine")
    with pytest.raises(ValueError, match="does not belong to user"):
        await vertex.get_session(app_name=APP, user_id="sam", session_id="mine")
    await vertex.delete_session(**KIM, session_id="mine")
    await vertex.delete_session(**KIM, session_id="mine")
    assert await vertex.get_session(**KIM, session_id="mine") is None
    assert await vertex.get_session(**KIM, session_id="never") is None
    assert session.id == "mine"


async def test_a_session_deleted_by_one_service_is_gone_for_the_other(vertex, ours):
    session = await ours.create_session(**KIM, session_id="mine")
    await vertex.delete_session(**KIM, session_id="mine")
    with pytest.raises(SessionNotFoundError):
        await ours.append_event(session, said("x"))


# Behind a socket


@pytest.fixture
def url(settings, clock):
    with listening(opened(settings, clock)[1]) as address:
        yield address


@pytest.mark.parametrize("flavour", FLAVOURS)
@cites("sessions.create", "sessions.append", "sessions.events", "sessions.list", "sessions.delete")
async def test_a_conversation_by_every_client_over_a_socket(url, flavour):
    with httpx.Client() as plain:
        async with httpx.AsyncClient() as awaited:
            through = {"httpx_client": plain, "httpx_async_client": awaited}
            await converse(Google(flavour, client(flavour, url, **through), served=None))


async def converse(google):
    bank = f"{PLACE}/reasoningEngines/{APP}"
    made = await google.ask(google.sessions.create, name=bank, user_id="kim")
    name = made.response.name
    for text in ("one", "two"):
        event = from_adk(said(text))
        await google.ask(
            google.sessions.events.append, name=name, author="user", invocation_id="i",
            timestamp="2026-01-01T00:00:00Z",
            config={"content": event.content, "actions": {"state_delta": {"last": text}}},
        )  # fmt: skip
    events = await google.every(google.sessions.events.list, name=name, config={"page_size": 1})
    assert [each.content.parts[0].text for each in events] == ["one", "two"]
    (listed,) = await google.every(google.sessions.list, name=bank)
    assert (listed.name, listed.session_state) == (name, {"last": "two"})
    assert (await google.ask(google.sessions.delete, name=name)).done
    assert await google.every(google.sessions.list, name=bank) == []


async def test_adks_service_over_a_socket(url):
    async with httpx.AsyncClient() as through:
        vertex = Sessions(url, httpx_async_client=through)
        session = await vertex.create_session(**KIM, state={"n": 1})
        await vertex.append_event(session, rich())
        read = await vertex.get_session(**KIM, session_id=session.id)
        assert [each.model_dump() for each in read.events] == [rich().model_dump()]
        listed = await vertex.list_sessions(app_name=APP, user_id="kim")
        assert [each.id for each in listed.sessions] == [session.id]
        await vertex.delete_session(**KIM, session_id=session.id)
        assert await vertex.get_session(**KIM, session_id=session.id) is None
