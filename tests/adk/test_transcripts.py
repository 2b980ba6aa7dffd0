"""ADK's memory service on a bank that keeps turns: ADK's RAG memory, redacted and forgetting."""

from __future__ import annotations

import datetime
from dataclasses import replace

import pytest
from google.adk.events import Event, EventActions
from google.adk.sessions import Session
from google.genai import types

from keepwise import Keepwise, Scope, Settings
from keepwise.adk import KeepwiseMemoryService

WHO = {"app_name": "acme", "user_id": "maria"}
MARIA = Scope.user("acme", "maria")


def settings(**bank):
    return Settings(bank=replace(Settings().bank, mode="transcript", **bank))


@pytest.fixture
async def kw():
    async with Keepwise.open(":memory:", settings=settings()) as opened:
        yield opened


@pytest.fixture
def memory(kw):
    return KeepwiseMemoryService(keepwise=kw)


def said(text, event_id, *, author="user", thought=None, turn="i"):
    parts = [types.Part(text=text)]
    if thought:
        parts.insert(0, types.Part(text=thought, thought=True))
    return Event(
        id=event_id,
        invocation_id=turn,
        author=author,
        timestamp=1_760_000_000.0,
        content=types.Content(role="user", parts=parts),
    )


def talk(*events, session_id="s"):
    return Session(id=session_id, app_name="acme", user_id="maria", events=list(events))


async def found(memory, query, **who):
    response = await memory.search_memory(**{**WHO, **who}, query=query)
    return [part.text for each in response.memories for part in each.content.parts]


async def test_each_turn_is_kept_once_however_often_and_whichever_way_it_is_sent(memory):
    events = []
    for turn in range(4):
        events.append(said(f"The ferry was late on day {turn}", f"e{turn}"))
        await memory.add_session_to_memory(talk(*events))
    await memory.add_events_to_memory(**WHO, events=events)
    await memory.add_events_to_memory(**WHO, events=events, session_id="s")
    assert len(await found(memory, "ferry")) == 4


async def test_a_turn_has_its_author_and_a_time_with_a_zone(memory):
    await memory.add_session_to_memory(talk(said("A zebra crossed", "t", author="helper")))
    (hit,) = (await memory.search_memory(**WHO, query="zebra")).memories
    assert hit.author == "helper"
    assert datetime.datetime.fromisoformat(hit.timestamp).utcoffset() is not None


async def test_private_reasoning_is_left_out(memory):
    event = said("A zebra is fine", "t", author="helper", thought="zebra, but do not say so")
    await memory.add_session_to_memory(talk(event))
    assert await found(memory, "zebra") == ["A zebra is fine"]


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("私は東京に住んでいます", "東京"),
        ("我喜欢喝绿茶", "绿茶"),
        ("Ich wohne in München", "munchen"),
        ("Always show me euros", "euro"),
        ("Я живу в Москве", "москве"),
        ("मुझे हरी चाय पसंद है", "चाय"),
        ("أحب الشاي الأخضر", "الشاي"),
    ],
)
async def test_words_are_found_in_any_script(memory, text, query):
    await memory.add_session_to_memory(talk(said(text, "x")))
    assert await found(memory, query) == [text]


async def test_what_may_not_be_kept_stands_as_a_marker(memory):
    await memory.add_session_to_memory(
        talk(said("Spend in Utrecht was €436,449.", "a"), said("My password is hunter2-Zq91.", "b"))
    )
    assert await found(memory, "Utrecht") == ["Spend in Utrecht was [redacted figure]."]
    assert await found(memory, "password") == ["My password is [redacted credential]."]


async def test_the_best_turn_comes_first_and_the_list_has_an_end(memory):
    towns = ("Delft", "Gouda", "Breda", "Zwolle", "Assen", "Venlo", "Tilburg", "Hoorn", "Alkmaar")
    meals = ("soup", "bread", "cheese", "plums")
    noise = [
        said(f"We had {meal} in {town} and paid in euros", f"{meal}-{town}")
        for town in towns
        for meal in meals
    ]
    best = "euros for Acme Pure in Western Europe"
    await memory.add_session_to_memory(talk(*noise, said(best, "best")))
    texts = await found(memory, "euros Acme Pure Western Europe")
    assert texts[0] == best
    assert len(texts) == 10


async def test_how_many_and_how_near_are_settings():
    events = [said(f"The ferry to Texel, part {number}", f"e{number}") for number in range(6)]
    events.append(said("Something about a ferry somewhere in a long tale of other things", "far"))
    async with Keepwise.open(":memory:", settings=settings(top_k=2)) as kw:
        memory = KeepwiseMemoryService(keepwise=kw)
        await memory.add_session_to_memory(talk(*events))
        assert len(await found(memory, "ferry Texel")) == 2
    async with Keepwise.open(":memory:", settings=settings(max_distance=0.35)) as kw:
        memory = KeepwiseMemoryService(keepwise=kw)
        await memory.add_session_to_memory(talk(*events))
        near = await found(memory, "The ferry to Texel")
        assert near
        assert all("Texel" in each for each in near)


async def test_nobody_else_finds_a_turn(memory):
    await memory.add_session_to_memory(talk(said("zebra", "x")))
    assert await found(memory, "zebra", user_id="sam") == []
    assert await found(memory, "zebra", app_name="other") == []


async def test_a_deleted_turn_stays_away_when_its_session_is_saved_again(memory):
    session = talk(said("zebra one", "x"), said("zebra two", "y"))
    await memory.add_session_to_memory(session)
    first = (await memory.search_memory(**WHO, query="zebra one")).memories[0]
    await memory.delete_memory(app_name="acme", user_id="sam", memory_id=first.id)
    assert len(await found(memory, "zebra")) == 2
    await memory.delete_memory(**WHO, memory_id=first.id)
    await memory.add_session_to_memory(session)
    assert await found(memory, "zebra") == ["zebra two"]


async def test_a_rewound_turn_is_not_kept(memory):
    actions = EventActions(rewind_before_invocation_id="B")
    rewind = Event(author="user", invocation_id="R", actions=actions)
    await memory.add_session_to_memory(
        talk(said("zebra kept", "k", turn="A"), said("zebra undone", "u", turn="B"), rewind)
    )
    assert await found(memory, "zebra") == ["zebra kept"]


async def test_turns_survive_a_restart(tmp_path):
    url = f"sqlite:///{tmp_path}/keepwise.db"
    for once in (True, False):
        async with Keepwise.open(url, settings=settings()) as kw:
            memory = KeepwiseMemoryService(keepwise=kw)
            if once:
                await memory.add_session_to_memory(talk(said("zebra", "x")))
            assert await found(memory, "zebra") == ["zebra"]
