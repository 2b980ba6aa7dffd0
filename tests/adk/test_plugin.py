"""The plugin remembers each finished turn in the background, and no turn fails because of it."""

from __future__ import annotations

import asyncio
import logging

import pytest
from google.adk.agents import LlmAgent
from google.adk.apps import App
from google.adk.memory import InMemoryMemoryService
from google.adk.runners import Runner
from google.adk.tools.preload_memory_tool import PreloadMemoryTool
from google.genai import types

from keepwise import Keepwise, Scope
from keepwise.adk import KeepwiseMemoryService, KeepwisePlugin, KeepwiseSessionService
from keepwise.testing import ScriptedModel
from keepwise.testing.scripted_model import texts

MARIA = Scope.user("acme", "maria")


class Recording(KeepwiseMemoryService):
    """Notes which events each call hands over."""

    def __init__(self, keepwise):
        super().__init__(keepwise=keepwise)
        self.handed = []

    async def add_events_to_memory(self, **call):
        self.handed.append([event.author for event in call["events"]])
        await super().add_events_to_memory(**call)


class Failing(InMemoryMemoryService):
    async def add_events_to_memory(self, **call):
        raise RuntimeError("the words of the user")


class Slow(InMemoryMemoryService):
    """Does not finish before it is let."""

    def __init__(self):
        super().__init__()
        self.let = asyncio.Event()
        self.done = False

    async def add_events_to_memory(self, **call):
        await self.let.wait()
        self.done = True


def build(keepwise, memory, model, **options):
    plugin = KeepwisePlugin()
    agent = LlmAgent(name="router", model=model, tools=[PreloadMemoryTool()])
    runner = Runner(
        app=App(name="acme", root_agent=agent, plugins=[plugin]),
        session_service=KeepwiseSessionService(keepwise=keepwise),
        memory_service=memory,
        **options,
    )
    return runner, plugin


async def say(runner, text, *, session="s", user="maria"):
    message = types.Content(role="user", parts=[types.Part(text=text)])
    events = runner.run_async(user_id=user, session_id=session, new_message=message)
    return [event.content.parts[0].text async for event in events]


@pytest.fixture
async def kw():
    async with Keepwise.open(":memory:") as opened:
        yield opened


async def begin(runner, session="s", user="maria"):
    await runner.session_service.create_session(app_name="acme", user_id=user, session_id=session)


async def test_each_turn_hands_over_its_own_events_only(kw):
    memory = Recording(kw)
    runner, plugin = build(kw, memory, ScriptedModel(steps=["Noted."], cycle=True))
    await begin(runner)
    await say(runner, "Always show me euros.")
    await say(runner, "Show me tables, not charts.")
    await plugin.drain()
    assert memory.handed == [["user", "router"], ["user", "router"]]
    facts = [memory.fact for memory in (await kw.bank.list(MARIA)).items]
    assert sorted(facts) == ["Prefers euros", "Prefers tables, not charts"]


async def test_the_next_conversation_is_given_what_was_remembered(kw):
    model = ScriptedModel(steps=["Noted."], cycle=True)
    runner, plugin = build(kw, KeepwiseMemoryService(keepwise=kw), model)
    await begin(runner)
    await say(runner, "I work on Western Europe. Always show me euros.")
    await plugin.drain()
    await begin(runner, "later")
    await say(runner, "What did we spend on Acme Pure?", session="later")
    given = "\n".join(texts(model.requests[-1]))
    assert "Prefers euros" in given
    assert "Works on Western Europe" in given


async def test_a_memory_service_that_fails_costs_no_answer_and_logs_no_words(kw, caplog):
    runner, plugin = build(kw, Failing(), ScriptedModel(steps=["Noted."]))
    await begin(runner)
    with caplog.at_level(logging.ERROR, logger="keepwise.adk"):
        assert await say(runner, "Always show me euros.") == ["Noted."]
        await plugin.drain()
    assert "was not remembered: RuntimeError" in caplog.text
    assert "the words of the user" not in caplog.text


async def test_the_answer_does_not_wait_for_remembering(kw):
    memory = Slow()
    runner, plugin = build(kw, memory, ScriptedModel(steps=["Noted."]))
    await begin(runner)
    assert await say(runner, "Always show me euros.") == ["Noted."]
    assert not memory.done
    memory.let.set()
    await plugin.drain()
    assert memory.done


async def test_closing_the_runner_waits_for_what_is_being_remembered(kw):
    runner, _plugin = build(kw, KeepwiseMemoryService(keepwise=kw), ScriptedModel(steps=["Noted."]))
    await begin(runner)
    await say(runner, "Always show me euros.")
    await runner.close()
    assert [memory.fact for memory in (await kw.bank.list(MARIA)).items] == ["Prefers euros"]


async def test_closing_the_runner_waits_no_longer_than_it_is_told_to(kw):
    memory = Slow()
    runner, plugin = build(kw, memory, ScriptedModel(steps=["Noted."]), plugin_close_timeout=0.01)
    await begin(runner)
    await say(runner, "Always show me euros.")
    with pytest.raises(RuntimeError, match="keepwise"):
        await runner.close()
    # It was left alone.
    memory.let.set()
    await plugin.drain()
    assert memory.done


@pytest.fixture
def stored():
    """A store for code that starts event loops of its own."""
    keepwise = Keepwise.open("keepwise.db")
    asyncio.run(keepwise.start())
    yield keepwise
    asyncio.run(keepwise.close())


def facts(keepwise):
    return sorted(memory.fact for memory in asyncio.run(keepwise.bank.list(MARIA)).items)


def ask(runner, text):
    """ADK's blocking run, which closes its event loop at its end."""
    message = types.Content(role="user", parts=[types.Part(text=text)])
    return runner.run(user_id="maria", session_id="s", new_message=message)


def test_a_blocking_run_has_remembered_when_it_returns(stored):
    memory = KeepwiseMemoryService(keepwise=stored)
    runner, _plugin = build(stored, memory, ScriptedModel(steps=["Noted."], cycle=True))
    asyncio.run(begin(runner))
    assert len(list(ask(runner, "I work on Western Europe."))) == 1
    assert facts(stored) == ["Works on Western Europe"]
    # Also when its caller has seen enough.
    for _ in (asked := ask(runner, "Always show me euros.")):
        break
    asked.close()
    assert facts(stored) == ["Prefers euros", "Works on Western Europe"]


class BrokenOff(KeepwiseMemoryService):
    """The first time, the event loop is closed in the middle; then it does what it is told to."""

    def __init__(self, keepwise, then=None):
        super().__init__(keepwise=keepwise)
        self.times, self.then = 0, then

    async def add_events_to_memory(self, **call):
        self.times += 1
        await super().add_events_to_memory(**call)
        if self.times == 1:
            await asyncio.Event().wait()
        if self.then:
            raise self.then


def test_what_was_handed_over_in_part_is_remembered_once(stored):
    memory = BrokenOff(stored)
    runner, _plugin = build(stored, memory, ScriptedModel(steps=["Noted."]))
    asyncio.run(begin(runner))
    list(ask(runner, "Always show me euros."))
    assert memory.times == 2
    assert facts(stored) == ["Prefers euros"]


def test_what_a_blocking_run_could_not_remember_is_logged(stored, caplog):
    memory = BrokenOff(stored, then=ConnectionError("down"))
    runner, _plugin = build(stored, memory, ScriptedModel(steps=["Noted."]))
    asyncio.run(begin(runner))
    with caplog.at_level(logging.ERROR, logger="keepwise.adk"):
        assert len(list(ask(runner, "Always show me euros."))) == 1
    assert "was not remembered: ConnectionError" in caplog.text


async def test_without_a_memory_service_it_says_so_once(kw, caplog):
    runner, _plugin = build(kw, None, ScriptedModel(steps=["One.", "Two."]))
    await begin(runner)
    with caplog.at_level(logging.WARNING, logger="keepwise.adk"):
        await say(runner, "Hello")
        await say(runner, "Hello again")
    assert caplog.text.count("no memory service") == 1


async def rewound(kw, memory, model):
    """Three turns, of which the second was taken back before the third; runner and plugin."""
    runner, plugin = build(kw, memory, model)
    await begin(runner)
    await say(runner, "Always show me euros.")
    await say(runner, "Show me tables, not charts.")
    await plugin.drain()
    stored = await kw.sessions.get(MARIA, "s")
    second = stored.events[2].invocation_id
    await runner.rewind_async(user_id="maria", session_id="s", rewind_before_invocation_id=second)
    await say(runner, "I work on Western Europe.")
    await plugin.drain()
    return runner, plugin


async def test_a_turn_that_was_taken_back_is_not_remembered(kw):
    memory = Recording(kw)
    model = ScriptedModel(steps=["Noted."], cycle=True)
    await rewound(kw, memory, model)
    facts = [memory.fact for memory in (await kw.bank.list(MARIA)).items]
    assert sorted(facts) == ["Prefers euros", "Works on Western Europe"]
    # The turn after the rewind hands over itself only.
    assert memory.handed == [["user", "router"]] * 3


async def test_a_session_handed_in_whole_leaves_out_what_was_taken_back(kw):
    memory = KeepwiseMemoryService(keepwise=kw)
    runner, _plugin = await rewound(kw, memory, ScriptedModel(steps=["Noted."], cycle=True))
    session = await runner.session_service.get_session(
        app_name="acme", user_id="maria", session_id="s"
    )
    await memory.add_session_to_memory(session)
    facts = [memory.fact for memory in (await kw.bank.list(MARIA)).items]
    assert sorted(facts) == ["Prefers euros", "Works on Western Europe"]


async def test_what_is_taken_back_before_it_was_handed_in_is_not_remembered(kw):
    """Events that a caller kept from before the rewind are not remembered after it."""
    memory = KeepwiseMemoryService(keepwise=kw)
    runner, _plugin = build(kw, None, ScriptedModel(steps=["Noted."], cycle=True))
    await begin(runner)
    await say(runner, "Show me tables, not charts.")
    who = {"app_name": "acme", "user_id": "maria"}
    before = await runner.session_service.get_session(**who, session_id="s")
    await runner.rewind_async(
        user_id="maria",
        session_id="s",
        rewind_before_invocation_id=before.events[0].invocation_id,
    )
    await memory.add_events_to_memory(**who, events=before.events, session_id="s")
    assert (await kw.bank.list(MARIA)).items == ()
