"""What ADK's users rely on in a session service, beyond what the storage contract checks."""

from __future__ import annotations

import asyncio
import datetime
import logging

import pytest
from google.adk.agents import LlmAgent
from google.adk.errors.already_exists_error import AlreadyExistsError
from google.adk.errors.input_validation_error import InputValidationError
from google.adk.errors.session_not_found_error import SessionNotFoundError
from google.adk.events import Event, EventActions
from google.adk.events.event_actions import EventCompaction
from google.adk.runners import Runner
from google.adk.sessions import Session
from google.adk.sessions.base_session_service import GetSessionConfig
from google.genai import types
from pydantic import BaseModel

from keepwise import Keepwise, Scope
from keepwise.adk import KeepwiseSessionService, store
from keepwise.testing import ScriptedModel

WHO = {"app_name": "acme", "user_id": "maria"}
MARIA = Scope.user("acme", "maria")


@pytest.fixture
async def kw(tmp_path):
    async with Keepwise.open(str(tmp_path / "k.db")) as opened:
        yield opened


@pytest.fixture
def sessions(kw):
    return KeepwiseSessionService(keepwise=kw)


def said(text="hi", *, delta=None, **fields):
    fields.setdefault("invocation_id", "i")
    fields.setdefault("author", "user")
    return Event(
        content=types.Content(role="user", parts=[types.Part(text=text)]),
        actions=EventActions(state_delta=delta or {}),
        **fields,
    )


async def reload(sessions, session_id="s", **config):
    return await sessions.get_session(
        **WHO, session_id=session_id, config=GetSessionConfig(**config) if config else None
    )


async def test_every_field_of_an_event_comes_back(sessions):
    session = await sessions.create_session(**WHO, session_id="s")
    summary = types.Content(role="model", parts=[types.Part(text="so far")])
    event = Event(
        id="e",
        invocation_id="i",
        author="router",
        branch="a.b",
        long_running_tool_ids={"call-1"},
        custom_metadata={"k": [1, 2.5, None, {"deep": "ü"}]},
        timestamp=1_760_000_000.1234567,
        turn_complete=True,
        error_code="X",
        content=types.Content(
            role="model",
            parts=[
                types.Part(text="words", thought=True),
                types.Part(inline_data=types.Blob(mime_type="image/png", data=b"\x00\xff\x10")),
                types.Part(
                    function_call=types.FunctionCall(id="call-1", name="f", args={"a": None})
                ),
                types.Part(function_response=types.FunctionResponse(name="f", response={"r": [1]})),
            ],
        ),
        usage_metadata=types.GenerateContentResponseUsageMetadata(prompt_token_count=7),
        actions=EventActions(
            state_delta={"n": 2**80, "none": None, "f": 1.0, "user:x": {"a": [True]}},
            artifact_delta={"f.csv": 3},
            compaction=EventCompaction(
                start_timestamp=1.5, end_timestamp=2.5, compacted_content=summary
            ),
            agent_state={"step": 2},
        ),
    )
    await sessions.append_event(session, event)
    (stored,) = (await reload(sessions)).events
    assert stored == event
    assert type(stored.actions.state_delta["f"]) is float


async def test_the_live_session_and_the_stored_one_agree(sessions):
    session = await sessions.create_session(**WHO, session_id="s", state={"a": 1, "temp:x": 1})
    delta = {"temp:token": "t", "b": None, "user:c": [1], "app:d": "x"}
    event = said(delta=delta)
    assert await sessions.append_event(session, event) is event
    assert session.state["temp:token"] == "t"
    assert "temp:token" not in event.actions.state_delta
    stored = await reload(sessions)
    live = {key: value for key, value in session.state.items() if key != "temp:token"}
    assert stored.state == live == {"a": 1, "b": None, "user:c": [1], "app:d": "x"}
    assert stored.events == session.events
    assert stored.last_update_time == session.last_update_time


async def test_a_pydantic_model_in_state_is_kept_in_its_json_form(sessions):
    class Card(BaseModel):
        number: int = 3

    session = await sessions.create_session(**WHO, session_id="s")
    await sessions.append_event(session, said(delta={"card": Card(), "list": [Card()]}))
    assert (await reload(sessions)).state == {"card": {"number": 3}, "list": [{"number": 3}]}


@pytest.mark.parametrize(
    "value",
    [
        datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC),
        b"hello",
        float("nan"),
        float("inf"),
        {1: "a"},
        object(),
    ],
    ids=["datetime", "bytes", "nan", "inf", "number key", "object"],
)
async def test_a_value_json_cannot_hold_is_refused_by_name_and_leaves_no_trace(sessions, value):
    session = await sessions.create_session(**WHO, session_id="s", state={"good": 1})
    event = said(delta={"odd": value, "temp:t": 1, "other": 2})
    with pytest.raises(InputValidationError, match="odd"):
        await sessions.append_event(session, event)
    assert session.events == []
    assert session.state == {"good": 1}
    assert "temp:t" in event.actions.state_delta
    await sessions.append_event(session, said(delta={"after": 1}))
    assert (await reload(sessions)).state == {"good": 1, "after": 1}


async def test_a_value_that_holds_itself_is_refused_by_name(sessions):
    loop = {}
    loop["self"] = loop
    session = await sessions.create_session(**WHO, session_id="s")
    with pytest.raises(InputValidationError, match="state_delta"):
        await sessions.append_event(session, said(delta={"loop": loop}))
    assert (await reload(sessions)).events == []


@pytest.mark.parametrize("text", ["", "a\x00b", "\ud800", "x" * 1_000_000, "🙂 ناعم 東京 e\u0301"])
async def test_odd_text_comes_back_as_it_was(sessions, text):
    session = await sessions.create_session(**WHO, session_id="s", state={"t": text})
    await sessions.append_event(session, said(text, delta={"user:t": text}))
    stored = await reload(sessions)
    assert stored.events[0].content.parts[0].text == text
    assert stored.state == {"t": text, "user:t": text}


async def test_an_event_without_content_and_a_partial_one(sessions):
    session = await sessions.create_session(**WHO, session_id="s")
    await sessions.append_event(session, Event(author="router", invocation_id="i"))
    partial = said("half", partial=True, delta={"k": 1})
    assert await sessions.append_event(session, partial) is partial
    stored = await reload(sessions)
    assert len(stored.events) == len(session.events) == 1
    assert stored.state == {}


async def test_two_loaded_copies_one_wins_and_the_loser_can_retry(sessions):
    await sessions.create_session(**WHO, session_id="s")
    one, two = await reload(sessions), await reload(sessions)
    await sessions.append_event(one, said("one", delta={"k": 1}))
    with pytest.raises(ValueError, match="load it again"):
        await sessions.append_event(two, said("two", delta={"k": 2}))
    assert two.events == []
    again = await reload(sessions)
    await sessions.append_event(again, said("two", delta={"k": 2}))
    assert (await reload(sessions)).state == {"k": 2}


async def test_a_session_rebuilt_from_json_is_held_to_its_update_time(sessions):
    await sessions.create_session(**WHO, session_id="s")
    first = await reload(sessions)
    rebuilt = Session.model_validate_json(first.model_dump_json())
    await sessions.append_event(first, said())
    with pytest.raises(ValueError, match="load it again"):
        await sessions.append_event(rebuilt, said())
    fresh = Session.model_validate_json((await reload(sessions)).model_dump_json())
    await sessions.append_event(fresh, said())
    await sessions.append_event(fresh, said())
    assert len((await reload(sessions)).events) == 3


async def test_parallel_branches_on_one_live_session_all_land(sessions):
    session = await sessions.create_session(**WHO, session_id="s")
    await asyncio.gather(
        *(sessions.append_event(session, said(delta={f"k{n}": n})) for n in range(30))
    )
    stored = await reload(sessions)
    assert len(stored.events) == len(session.events) == 30
    assert stored.state == session.state == {f"k{n}": n for n in range(30)}


async def test_a_repeated_event_is_stored_and_listed_once(sessions):
    session = await sessions.create_session(**WHO, session_id="s")
    event = said(id="once", delta={"n": 1})
    await sessions.append_event(session, event)
    await sessions.append_event(session, event)
    other = await reload(sessions)
    await sessions.append_event(other, said(id="next"))
    assert [e.id for e in session.events] == ["once"]
    assert [e.id for e in (await reload(sessions)).events] == ["once", "next"]


async def test_errors_are_adk_s(sessions):
    session = await sessions.create_session(**WHO, session_id="s")
    with pytest.raises(AlreadyExistsError):
        await sessions.create_session(**WHO, session_id="s")
    with pytest.raises(InputValidationError, match="session_id"):
        await sessions.create_session(**WHO, session_id="a:b")
    with pytest.raises(InputValidationError, match="user_id"):
        await sessions.create_session(app_name="acme", user_id="")
    await sessions.delete_session(**WHO, session_id="s")
    await sessions.delete_session(**WHO, session_id="never was")
    with pytest.raises(SessionNotFoundError):
        await sessions.append_event(session, said(delta={"temp:x": 1}))
    assert session.state == {}
    assert await reload(sessions) is None


async def test_sessions_of_one_user_and_of_all(sessions):
    await sessions.create_session(**WHO, session_id="m1", state={"user:x": 1})
    await sessions.create_session(app_name="acme", user_id="sam", session_id="s1")
    await sessions.create_session(app_name="other", user_id="maria", session_id="o1")
    first = await reload(sessions, "m1")
    await sessions.append_event(first, said(timestamp=first.last_update_time + 5))
    mine = (await sessions.list_sessions(**WHO)).sessions
    everyone = (await sessions.list_sessions(app_name="acme")).sessions
    assert [(s.id, s.state, s.events) for s in mine] == [("m1", {"user:x": 1}, [])]
    assert [s.id for s in everyone] == ["s1", "m1"]
    assert await sessions.get_user_state(**WHO) == {"x": 1}
    assert await sessions.get_user_state(app_name="acme", user_id="nobody") == {}


async def test_a_credential_is_redacted_on_disk_and_lives_for_the_turn(sessions, kw, caplog):
    token = "da" + "pi" + "0123456789abcdef" * 2
    session = await sessions.create_session(**WHO, session_id="s")
    event = said(f"My Databricks token is {token}.", delta={"note": f"use {token}"})
    with caplog.at_level(logging.WARNING, logger="keepwise.adk"):
        await sessions.append_event(session, event)
    assert token in session.events[0].content.parts[0].text
    stored = await reload(sessions)
    assert token not in stored.model_dump_json()
    assert stored.state["note"] == "use [redacted credential]"
    assert "redacted" in caplog.text
    assert token not in caplog.text
    entries = (await kw.audit.list(MARIA)).items
    assert [(e.action, e.kinds) for e in entries] == [("redact", ("credential",))]


async def test_the_shared_default_user_is_warned_about_once(sessions, caplog, monkeypatch):
    monkeypatch.setattr(store, "_warned", set())
    with caplog.at_level(logging.WARNING, logger="keepwise.adk"):
        for _ in range(2):
            await sessions.create_session(app_name="acme", user_id="user")
        await sessions.create_session(**WHO)
    assert caplog.text.count("the user id is 'user'") == 1


async def test_the_runner_s_own_rewind_works_on_our_ledger(sessions):
    model = ScriptedModel(steps=["A.", "B."])
    runner = Runner(
        app_name="acme", agent=LlmAgent(name="a", model=model), session_service=sessions
    )
    await sessions.create_session(**WHO, session_id="s")
    for text in ("one", "two"):
        message = types.Content(role="user", parts=[types.Part(text=text)])
        async for _ in runner.run_async(
            user_id="maria", session_id="s", new_message=message, state_delta={"last": text}
        ):
            pass
    stored = await reload(sessions)
    second = next(e for e in stored.events if e.content and e.content.parts[0].text == "two")
    await runner.rewind_async(
        user_id="maria", session_id="s", rewind_before_invocation_id=second.invocation_id
    )
    after = await reload(sessions)
    assert after.state["last"] == "one"
    assert len(after.events) == 5


async def test_other_conversations_go_on_while_a_large_message_is_judged(sessions):
    large = await sessions.create_session(**WHO, session_id="large")
    small = await sessions.create_session(**WHO, session_id="small")
    done = []

    async def append(session, text):
        await sessions.append_event(session, said(text))
        done.append(session.id)

    # What a detector takes longest over: a keyword that announces nothing, again and again.
    await asyncio.gather(append(large, "token=" * 50_000), append(small, "hi"))
    assert done == ["small", "large"]


async def test_a_session_is_as_adk_itself_would_make_it(sessions):
    created = await sessions.create_session(**WHO, session_id="s", state={"a": {"b": [1]}})
    await sessions.append_event(created, said(delta={"user:c": 2}))
    for made in [
        await reload(sessions),
        (await sessions.list_sessions(app_name="acme")).sessions[0],
    ]:
        fields = {name: getattr(made, name) for name in Session.model_fields}
        like = Session(**fields)
        like._storage_update_marker = made._storage_update_marker
        assert made == like
        assert made.model_fields_set == like.model_fields_set
        assert made.model_dump_json() == like.model_dump_json()
        assert made.model_copy(deep=True) == like
        assert type(made.__pydantic_private__) is type(like.__pydantic_private__)
        assert made.__dict__.keys() == like.__dict__.keys()


async def test_a_value_that_is_set_during_a_turn_does_not_lose_its_answer(kw, sessions):
    """ADK's servers let a client change the state of a session at any time."""
    session = await sessions.create_session(**WHO, session_id="s")
    await kw.sessions.turns.begin(MARIA, "s", "turn/run")
    await sessions.append_event(session, said("question", invocation_id="turn"))
    patch = await reload(sessions)
    await sessions.append_event(
        patch,
        Event(author="user", invocation_id="p", actions=EventActions(state_delta={"tier": "gold"})),
    )
    await sessions.append_event(session, said("answer", invocation_id="turn", author="agent"))
    stored = await reload(sessions)
    assert [each.invocation_id for each in stored.events] == ["turn", "p", "turn"]
    assert session.state["tier"] == "gold"
    assert [each.id for each in session.events] == [each.id for each in stored.events]
    # Somebody else's words are no such thing.
    other = await reload(sessions)
    await sessions.append_event(other, said("by the way", invocation_id="x", author="agent"))
    with pytest.raises(ValueError, match="moved on"):
        await sessions.append_event(session, said("more", invocation_id="turn", author="agent"))


async def test_a_copy_of_a_session_that_was_deleted_writes_into_no_new_one(sessions):
    old = await sessions.create_session(**WHO, session_id="s")
    await sessions.delete_session(**WHO, session_id="s")
    await asyncio.sleep(0.001)
    await sessions.create_session(**WHO, session_id="s")
    with pytest.raises(ValueError, match="moved on"):
        await sessions.append_event(old, said("too late"))
    assert (await reload(sessions)).events == []


@pytest.mark.parametrize("odd", [float("nan"), float("inf"), -1e300])
async def test_what_is_no_time_is_refused_by_name(sessions, odd):
    session = await sessions.create_session(**WHO, session_id="s")
    with pytest.raises(InputValidationError, match="timestamp"):
        await sessions.append_event(session, said(timestamp=odd))
    with pytest.raises(InputValidationError, match="timestamp"):
        await reload(sessions, after_timestamp=odd)
