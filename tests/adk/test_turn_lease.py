"""Two messages to one session: answered one after the other, or the second is refused unheard."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from google.adk.agents import LlmAgent
from google.adk.apps import ResumabilityConfig
from google.adk.apps.app import EventsCompactionConfig
from google.adk.plugins.base_plugin import BasePlugin
from google.adk.sessions import InMemorySessionService
from google.adk.tools import AgentTool, FunctionTool

from adk.runs import (
    MARIA,
    ROOTS,
    SlowModel,
    agent,
    begin,
    first_event,
    ledger,
    message,
    runner,
    say,
    shape,
    steps,
)
from keepwise import Keepwise, SessionBusy, Settings
from keepwise.adk import KeepwisePlugin, KeepwiseSummarizer
from keepwise.settings import SessionsSettings
from keepwise.testing import ScriptedModel
from keepwise.testing.scripted_model import call, texts

WORKER = Path(__file__).with_name("turn_worker.py")
FILE = "keepwise.db"


def store(**options):
    """A store in a file, as the settings say."""
    return Keepwise.open(FILE, settings=Settings(sessions=SessionsSettings(**options)))


async def held(keepwise, session="s"):
    """Whether somebody's turn is going on."""
    try:
        await keepwise.sessions.turns.begin(MARIA, session, "probe", wait=0)
    except SessionBusy:
        return True
    await keepwise.sessions.turns.end(MARIA, session, "probe")
    return False


async def until_held(keepwise, wanted=True):
    for _ in range(500):
        if await held(keepwise) is wanted:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"the turn is{' not' if wanted else ''} held")


async def later(seconds, work):
    await asyncio.sleep(seconds)
    return await work


def answers(events):
    return [text for event in events for text in shape(event)]


def numbered(request):
    """An answer that says which question it is for: the last text the model was given."""
    return texts(request)[-1].replace("q", "a")


@pytest.mark.parametrize("root", ROOTS)
async def test_two_messages_are_answered_in_turn(root):
    model = SlowModel(steps=[numbered], cycle=True)
    async with store() as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        first, second = await asyncio.gather(say(running, "q1"), later(0.05, say(running, "q2")))
        assert (answers(first), answers(second)) == (["a1"], ["a2"])
        assert await ledger(kw) == [
            ("user", "q1"),
            ("router", "a1"),
            ("user", "q2"),
            ("router", "a2"),
        ]
        # The second was answered knowing the first, not from what was loaded before the wait;
        # an agent in a workflow is shown its own turn only.
        known = ["q2"] if root == "workflow" else ["q1", "a1", "q2"]
        assert texts(model.requests[1]) == known
        assert not await held(kw)


@pytest.mark.parametrize("root", ROOTS)
async def test_a_second_message_is_refused_before_its_model_is_called(root):
    model = SlowModel(steps=[numbered], cycle=True)
    async with store(turns="refuse") as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        first = asyncio.create_task(say(running, "q1"))
        await asyncio.sleep(0.05)
        with pytest.raises(RuntimeError) as refused:
            await say(running, "q2")
        assert isinstance(refused.value.__cause__, SessionBusy)
        assert "'s' is still being answered (try again when it has been)" in str(refused.value)
        assert answers(await first) == ["a1"]
        # The next is not refused because of the one that has just been answered.
        assert answers(await say(running, "q3")) == ["a3"]
        assert [texts(request)[-1] for request in model.requests] == ["q1", "q3"]
        assert [text for _, text in await ledger(kw)] == ["q1", "a1", "q3", "a3"]


async def test_behind_a_plugin_that_changes_messages_the_ledger_refuses_the_second():
    """ADK does not ask this plugin then: nothing waits, but nothing is lost either."""

    class Polite(BasePlugin):
        async def on_user_message_callback(self, *, invocation_context, user_message):
            return message(f"please, {user_message.parts[0].text}")

    model = SlowModel(steps=["a"], cycle=True)
    async with store() as kw:
        running = runner(kw, agent(model), plugins=[Polite("polite"), KeepwisePlugin()])
        await begin(running)
        first = asyncio.create_task(say(running, "q1"))
        await asyncio.sleep(0.05)
        with pytest.raises(ValueError, match="still being answered"):
            await say(running, "q2")
        assert answers(await first) == ["a"]
        assert len(model.requests) == 1


async def test_a_message_waits_no_longer_than_it_is_told_to():
    async with store(turn_wait_seconds=0.1) as kw:
        running = runner(kw, agent(SlowModel(steps=[numbered], cycle=True, seconds=0.5)))
        await begin(running)
        first = asyncio.create_task(say(running, "q1"))
        await asyncio.sleep(0.05)
        with pytest.raises(RuntimeError, match="still being answered"):
            await say(running, "q2")
        assert answers(await first) == ["a1"]


async def test_sessions_do_not_wait_for_each_other():
    model = SlowModel(steps=[numbered], cycle=True)
    async with store(turns="refuse") as kw:
        running = runner(kw, agent(model))
        await begin(running)
        await begin(running, "other")
        both = await asyncio.gather(say(running, "q1"), say(running, "q2", session="other"))
        assert [answers(each) for each in both] == [["a1"], ["a2"]]


async def test_a_turn_longer_than_its_lease_is_kept():
    async with store(turns="refuse", turn_seconds=0.3) as kw:
        running = runner(kw, agent(SlowModel(steps=[numbered], cycle=True, seconds=1.2)))
        await begin(running)
        first = asyncio.create_task(say(running, "q1"))
        await asyncio.sleep(0.9)
        with pytest.raises(RuntimeError, match="still being answered"):
            await say(running, "q2")
        assert answers(await first) == ["a1"]


async def test_a_run_that_fails_ends_its_turn():
    model = ScriptedModel(steps=[ConnectionError("down"), numbered])
    async with store(turns="refuse") as kw:
        running = runner(kw, agent(model))
        await begin(running)
        with pytest.raises(ConnectionError):
            await say(running, "q1")
        assert answers(await say(running, "q2")) == ["a2"]


async def test_a_run_whose_caller_has_seen_enough_ends_its_turn():
    model = SlowModel(steps=["One moment.", "Done."], cycle=True)
    root = steps(agent(model), agent(model, name="second"))
    async with store(turns="refuse") as kw:
        running = runner(kw, root)
        await begin(running)
        assert shape(await first_event(running, "q1")) == ["One moment."]
        assert not await held(kw)


@pytest.mark.parametrize("root", ROOTS)
async def test_a_run_whose_task_is_cancelled_ends_its_turn(root):
    model = SlowModel(steps=[numbered], cycle=True, seconds=5)
    async with store() as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        task = asyncio.create_task(say(running, "q1"))
        await until_held(kw)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await until_held(kw, False)


@pytest.mark.parametrize("root", ROOTS)
async def test_a_run_cut_off_by_a_timeout_ends_its_turn_when_its_task_does(root):
    model = SlowModel(steps=[numbered], cycle=True, seconds=5)
    async with store() as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)

        async def handle():
            try:
                async with asyncio.timeout(0.2):
                    await say(running, "q1")
            except TimeoutError:
                return "too late"

        assert await asyncio.create_task(handle()) == "too late"
        await until_held(kw, False)


@pytest.mark.parametrize("root", ROOTS)
async def test_a_run_cut_off_by_a_timeout_ends_its_turn_in_a_task_that_lives_on(root):
    model = SlowModel(steps=[numbered], cycle=True, seconds=5)
    async with store(turn_seconds=0.3) as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await say(running, "q1")
        await until_held(kw, False)


async def test_a_run_handed_to_another_task_keeps_its_turn():
    model = SlowModel(steps=["One moment.", numbered], cycle=True, seconds=0.3)
    root = steps(agent(model), agent(model, name="second"))
    async with store(turns="refuse") as kw:
        running = runner(kw, root)
        await begin(running)
        run = running.run_async(user_id="maria", session_id="s", new_message=message("q1"))
        # In Python 3.11 each wait_for is a task of its own.
        first = await asyncio.create_task(anext(run))
        assert shape(first) == ["One moment."]
        await asyncio.sleep(0)
        assert await held(kw)
        rest = [event async for event in run]
        assert len(rest) == 1
        assert not await held(kw)


async def test_a_turn_that_was_lost_is_told_and_not_given_back(caplog):
    async with store(turn_seconds=0.3) as kw:
        running = runner(kw, agent(SlowModel(steps=[numbered], cycle=True, seconds=0.6)))
        await begin(running)
        run = asyncio.create_task(say(running, "q1"))
        await until_held(kw)
        stored = await kw.sessions.get(MARIA, "s")
        await kw.sessions.turns.end(MARIA, "s", stored.events[0].invocation_id)
        await kw.sessions.turns.begin(MARIA, "s", "thief", wait=0)
        with caplog.at_level(logging.WARNING, logger="keepwise.adk"):
            assert answers(await run) == ["a1"]
        assert "could not be renewed: session_busy" in caplog.text
        assert await kw.sessions.turns.end(MARIA, "s", "thief")


async def test_a_tool_that_speaks_in_its_own_session_is_told_at_once():
    async with store() as kw:
        problems = []

        async def ask() -> dict:
            """Ask oneself."""
            try:
                await say(running, "q2")
            except RuntimeError as error:
                problems.append(error)
            return {"done": True}

        running = runner(
            kw, agent(ScriptedModel(steps=[call("ask"), "a1"]), tools=[FunctionTool(ask)])
        )
        await begin(running)
        async with asyncio.timeout(10):
            events = await say(running, "q1")
        assert shape(events[-1]) == ["a1"]
        assert isinstance(problems[0].__cause__, SessionBusy)
        assert "the turn this message comes from" in str(problems[0])


async def test_a_tool_may_run_an_agent_elsewhere():
    """In another session of the same store, and as ADK's AgentTool, in a store of its own."""
    async with store(turns="refuse") as kw:
        inner = agent(ScriptedModel(steps=["inner"], cycle=True), name="inner")

        async def ask() -> dict:
            """Ask another agent."""
            nested = runner(kw, inner)
            await begin(nested, "side")
            return {"answer": answers(await say(nested, "q2", session="side"))}

        model = ScriptedModel(steps=[[call("ask"), call("inner", request="q3")], "a1"])
        running = runner(kw, agent(model, tools=[FunctionTool(ask), AgentTool(inner)]))
        await begin(running)
        async with asyncio.timeout(10):
            events = await say(running, "q1")
        assert [shape(event) for event in events] == [
            ["call ask", "call inner"],
            ["response ask", "response inner"],
            ["a1"],
        ]
        responses = events[1].get_function_responses()
        assert [each.response for each in responses] == [
            {"answer": ["inner"]},
            {"result": "inner"},
        ]


async def test_a_message_that_waited_goes_to_the_agent_that_speaks_now():
    billing = SlowModel(steps=["This is billing.", "Still billing."])
    router = SlowModel(steps=[call("transfer_to_agent", agent_name="billing")])
    root = LlmAgent(name="router", model=router, sub_agents=[agent(billing, name="billing")])
    async with store() as kw:
        running = runner(kw, root)
        await begin(running)
        _, second = await asyncio.gather(say(running, "q1"), later(0.05, say(running, "q2")))
        assert answers(second) == ["Still billing."]


async def test_one_invocation_is_not_resumed_twice_at_once():
    model = SlowModel(steps=[ConnectionError("down"), numbered, numbered], seconds=0.2)
    async with store(turns="refuse") as kw:
        running = runner(
            kw, agent(model), resumability_config=ResumabilityConfig(is_resumable=True)
        )
        await begin(running)
        with pytest.raises(ConnectionError):
            await say(running, "q1")
        stored = await kw.sessions.get(MARIA, "s")
        invocation = stored.events[0].invocation_id
        first = asyncio.create_task(say(running, invocation=invocation))
        await asyncio.sleep(0.05)
        with pytest.raises(RuntimeError) as refused:
            await say(running, invocation=invocation)
        assert isinstance(refused.value.__cause__, SessionBusy)
        assert answers(await first) == ["a1"]


async def test_a_resumed_run_waits_its_turn():
    model = SlowModel(steps=[ConnectionError("down"), numbered, numbered])
    async with store() as kw:
        running = runner(
            kw, agent(model), resumability_config=ResumabilityConfig(is_resumable=True)
        )
        await begin(running)
        with pytest.raises(ConnectionError):
            await say(running, "q1")
        stored = await kw.sessions.get(MARIA, "s")
        invocation = stored.events[0].invocation_id
        await asyncio.gather(say(running, "q2"), later(0.05, say(running, invocation=invocation)))
        authors = [author for author, _ in await ledger(kw)]
        assert authors == ["user", "user", "router", "router"]


async def test_a_foreign_session_service_is_left_alone():
    running = runner(None, agent(SlowModel(steps=["a"], cycle=True)))
    running.session_service = InMemorySessionService()
    await begin(running)
    both = await asyncio.gather(say(running, "q1"), later(0.05, say(running, "q2")))
    assert [answers(each) for each in both] == [["a"], ["a"]]


# Processes


class Speaker:
    """A process that sends one message."""

    def __init__(self, text, seconds, **options):
        named = [f"{name}={value}" for name, value in options.items()]
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER), FILE, text, str(seconds), *named],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def hear(self, line):
        heard = self.process.stdout.readline()
        assert heard == f"{line}\n", (heard, self.process.stderr.read())

    def go(self):
        self.process.stdin.write("go\n")
        self.process.stdin.flush()

    def kill(self):
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def speaker():
    """Starts processes that never outlive the test."""
    started = []

    def start(*what, **options):
        started.append(Speaker(*what, **options))
        started[-1].hear("ready")
        return started[-1]

    yield start
    for each in started:
        each.kill()


async def create():
    async with store() as kw:
        await kw.sessions.create(MARIA, session_id="s")


async def test_two_processes_answer_in_turn(speaker):
    await create()
    first, second = speaker("q1", 0.5), speaker("q2", 0.01)
    first.go()
    first.hear("asked")
    second.go()
    # The second hears nothing of its model before the first has its answer.
    first.hear("answer to q1")
    second.hear("asked")
    second.hear("answer to q2")
    async with store() as kw:
        said = [text for _, text in await ledger(kw)]
    assert said == ["q1", "answer to q1", "q2", "answer to q2"]


async def test_a_second_process_is_refused(speaker):
    await create()
    first = speaker("q1", 2, turns="refuse")
    second = speaker("q2", 0.01, turns="refuse")
    first.go()
    first.hear("asked")
    second.go()
    second.hear("busy")
    first.hear("answer to q1")
    async with store() as kw:
        assert [text for _, text in await ledger(kw)] == ["q1", "answer to q1"]


async def test_a_turn_ends_by_itself_when_its_process_is_killed(speaker):
    await create()
    first, second = speaker("q1", 60, turn_seconds=1), speaker("q2", 0.01)
    first.go()
    first.hear("asked")
    first.kill()
    killed = time.monotonic()
    second.go()
    second.hear("asked")
    assert time.monotonic() - killed < 5
    second.hear("answer to q2")
    async with store() as kw:
        assert [text for _, text in await ledger(kw)] == ["q1", "q2", "answer to q2"]


async def test_the_summary_of_the_turn_before_does_not_make_a_waiting_message_stale():
    """ADK writes it after the run is over, when the next message may have the turn already."""

    class Slow(BasePlugin):
        async def on_user_message_callback(self, *, invocation_context, user_message):
            await asyncio.sleep(0.5)

    class SlowSummarizer(KeepwiseSummarizer):
        async def maybe_summarize_events(self, *, events):
            await asyncio.sleep(0.3)
            return await super().maybe_summarize_events(events=events)

    model = SlowModel(steps=["an answer " + "y" * 400], cycle=True, seconds=0.05)
    async with store() as kw:
        running = runner(
            kw,
            agent(model),
            plugins=[KeepwisePlugin(), Slow("slow")],
            events_compaction_config=EventsCompactionConfig(
                compaction_interval=1, overlap_size=0, summarizer=SlowSummarizer()
            ),
        )
        await begin(running)
        questions = [say(running, f"q{n} " + "x" * 400) for n in (1, 2)]
        both = await asyncio.gather(*questions)
        assert [len(answers(events)) for events in both] == [1, 1]
        stored = (await kw.sessions.get(MARIA, "s")).events
        assert any("compaction" in each.extra.get("actions", {}) for each in stored)


def test_runs_in_threads_of_their_own_take_turns():
    """ADK's blocking ``Runner.run`` starts an event loop for each call."""
    model = SlowModel(steps=["fine"], cycle=True, seconds=0.05)
    kw = store()
    running = runner(kw, agent(model))
    asyncio.run(kw.start())
    try:
        asyncio.run(begin(running))

        def ask(number):
            return list(
                running.run(user_id="maria", session_id="s", new_message=message(f"q{number}"))
            )

        with ThreadPoolExecutor(3) as threads:
            done = list(threads.map(ask, range(3)))
        assert [answers(events) for events in done] == [["fine"]] * 3
        assert len(asyncio.run(kw.sessions.get(MARIA, "s")).events) == 6
    finally:
        asyncio.run(kw.close())
