"""Two messages to one session: answered one after the other, or the second is refused unheard."""

from __future__ import annotations

import asyncio
import inspect
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

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
    PatientModel,
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
from keepwise.sessions.turns import Turns
from keepwise.settings import SessionsSettings
from keepwise.testing import FrozenClock, ScriptedModel
from keepwise.testing.scripted_model import call, texts


def store(*, clock=None, **options):
    """A store in a file, as the settings say."""
    settings = Settings(sessions=SessionsSettings(**options))
    if clock is None:
        return Keepwise.open("keepwise.db", settings=settings)
    return Keepwise.open("keepwise.db", settings=settings, clock=clock)


async def held(keepwise, session="s"):
    """Whether somebody's turn is going on."""
    try:
        await keepwise.sessions.turns.begin(MARIA, session, "probe", wait=0)
    except SessionBusy:
        return True
    await keepwise.sessions.turns.end(MARIA, session, "probe")
    return False


async def until(so):
    """Wait until a condition holds, which is told by a function or by a coroutine function."""
    for _ in range(6000):
        told = so()
        if await told if inspect.isawaitable(told) else told:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never was so")


async def until_free(keepwise):
    async def free():
        return not await held(keepwise)

    await until(free)


def noted(monkeypatch, name):
    """The holders that a method of the turns is called for, each as it is called."""
    real, holders = getattr(Turns, name), []

    async def call(self, scope, session_id, holder, **options):
        holders.append(holder)
        return await real(self, scope, session_id, holder, **options)

    monkeypatch.setattr(Turns, name, call)
    return holders


@pytest.fixture
def wanted(monkeypatch):
    """Who has asked for a turn so far."""
    return noted(monkeypatch, "begin")


@pytest.fixture
def renewed(monkeypatch):
    """Who has asked to keep a turn so far."""
    return noted(monkeypatch, "keep")


async def one_waits_for_the_other(model, wanted, first, second):
    """Both runs to their end: the second asks for the turn while the first is being answered."""
    first = asyncio.create_task(first)
    await model.asked.wait()
    before = len(wanted)
    second = asyncio.create_task(second)
    await until(lambda: len(wanted) > before)
    model.answer.set()
    return await first, await second


async def all_at_once(model, *runs):
    """What runs answer that none is kept waiting: all are asked before one is answered."""
    tasks = [asyncio.create_task(run) for run in runs]
    await until(lambda: len(model.requests) == len(runs))
    model.answer.set()
    return [answers(await task) for task in tasks]


def answers(events):
    return [text for event in events for text in shape(event)]


def numbered(request):
    """An answer that says which question it is for: the last text the model was given."""
    return texts(request)[-1].replace("q", "a")


@pytest.mark.parametrize("root", ROOTS)
async def test_two_messages_are_answered_in_turn(root, wanted):
    model = PatientModel(steps=[numbered], cycle=True)
    async with store() as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        first, second = await one_waits_for_the_other(
            model, wanted, say(running, "q1"), say(running, "q2")
        )
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
    model = PatientModel(steps=[numbered], cycle=True)
    async with store(turns="refuse") as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        first = asyncio.create_task(say(running, "q1"))
        await model.asked.wait()
        with pytest.raises(RuntimeError) as refused:
            await say(running, "q2")
        assert isinstance(refused.value.__cause__, SessionBusy)
        assert "'s' is still being answered (try again when it has been)" in str(refused.value)
        model.answer.set()
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

    model = PatientModel(steps=["a"], cycle=True)
    async with store() as kw:
        running = runner(kw, agent(model), plugins=[Polite("polite"), KeepwisePlugin()])
        await begin(running)
        first = asyncio.create_task(say(running, "q1"))
        await model.asked.wait()
        with pytest.raises(ValueError, match="still being answered"):
            await say(running, "q2")
        model.answer.set()
        assert answers(await first) == ["a"]
        assert len(model.requests) == 1


async def test_a_message_waits_no_longer_than_it_is_told_to():
    model = PatientModel(steps=[numbered], cycle=True)
    async with store(turn_wait_seconds=0.1) as kw:
        running = runner(kw, agent(model))
        await begin(running)
        first = asyncio.create_task(say(running, "q1"))
        await model.asked.wait()
        with pytest.raises(RuntimeError, match="still being answered"):
            await say(running, "q2")
        model.answer.set()
        assert answers(await first) == ["a1"]


async def test_sessions_do_not_wait_for_each_other():
    model = PatientModel(steps=[numbered], cycle=True)
    async with store(turns="refuse") as kw:
        running = runner(kw, agent(model))
        await begin(running)
        await begin(running, "other")
        runs = say(running, "q1"), say(running, "q2", session="other")
        assert sorted(await all_at_once(model, *runs)) == [["a1"], ["a2"]]


@pytest.mark.parametrize("root", ROOTS)
async def test_a_turn_longer_than_its_lease_is_kept(root, renewed):
    clock, model = FrozenClock(), PatientModel(steps=[numbered], cycle=True)
    async with store(clock=clock, turns="refuse", turn_seconds=0.06) as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        first = asyncio.create_task(say(running, "q1"))
        await model.asked.wait()
        for _ in range(3):
            clock.advance(seconds=0.04)
            # When it is renewed again, the renewal before has been done at this time or later.
            enough = len(renewed) + 2
            await until(lambda enough=enough: len(renewed) >= enough)
        with pytest.raises(RuntimeError, match="still being answered"):
            await say(running, "q2")
        model.answer.set()
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
    never = PatientModel(steps=["Done."])
    root = steps(agent(ScriptedModel(steps=["One moment."])), agent(never, name="second"))
    async with store(turns="refuse") as kw:
        running = runner(kw, root)
        await begin(running)
        assert shape(await first_event(running, "q1")) == ["One moment."]
        assert not await held(kw)


@pytest.mark.parametrize("root", ROOTS)
async def test_a_run_whose_task_is_cancelled_ends_its_turn(root):
    model = PatientModel(steps=[numbered])
    async with store() as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        task = asyncio.create_task(say(running, "q1"))
        await model.asked.wait()
        assert await held(kw)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await until_free(kw)


async def cut_off(model, run):
    """A run that a timeout ends while its model is thinking."""
    async with asyncio.timeout(None) as limit:

        async def expire():
            await model.asked.wait()
            limit.reschedule(asyncio.get_running_loop().time())

        expiring = asyncio.create_task(expire())
        await run
    expiring.cancel()


@pytest.mark.parametrize("root", ROOTS)
async def test_a_run_cut_off_by_a_timeout_ends_its_turn_when_its_task_does(root):
    model = PatientModel(steps=[numbered])
    async with store() as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)

        async def handle():
            try:
                await cut_off(model, say(running, "q1"))
            except TimeoutError:
                return "too late"

        assert await asyncio.create_task(handle()) == "too late"
        await until_free(kw)


@pytest.mark.parametrize("root", ROOTS)
async def test_a_run_cut_off_by_a_timeout_ends_its_turn_in_a_task_that_lives_on(root):
    model = PatientModel(steps=[numbered])
    # The clock stands, so that the turn does not end by itself.
    async with store(clock=FrozenClock(), turn_seconds=0.06) as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        with pytest.raises(TimeoutError):
            await cut_off(model, say(running, "q1"))
        await until_free(kw)


class Dozing(PatientModel):
    """Falls asleep over its first question, with a timer that outlives its cancellation."""

    async def generate_content_async(self, llm_request, stream=False):
        if not self.asked.is_set():
            self.asked.set()
            await asyncio.sleep(3600)
        self.answer.set()
        async for response in super().generate_content_async(llm_request, stream):
            yield response


@pytest.mark.parametrize("root", ROOTS)
async def test_after_a_timeout_its_task_may_speak_again(root):
    model = Dozing(steps=[numbered])
    async with store(turns="refuse") as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        with pytest.raises(TimeoutError):
            await cut_off(model, say(running, "q1"))
        assert answers(await say(running, "q2")) == ["a2"]


@pytest.mark.parametrize("root", ROOTS)
async def test_while_a_timeout_is_handled_its_task_may_speak_again(root):
    """The traceback still refers to all that was going on."""
    model = Dozing(steps=[numbered])
    async with store(turns="refuse") as kw:
        running = runner(kw, ROOTS[root](model))
        await begin(running)
        try:
            await cut_off(model, say(running, "q1"))
        except TimeoutError:
            assert answers(await say(running, "q2")) == ["a2"]
        else:
            pytest.fail("it was not cut off")


@pytest.mark.parametrize("root", ROOTS)
async def test_after_a_break_at_the_answer_its_task_may_speak_again(root):
    async with store(turns="refuse") as kw:
        running = runner(kw, ROOTS[root](ScriptedModel(steps=[numbered], cycle=True)))
        await begin(running)
        said = []
        for question in ("q1", "q2", "q3"):
            who = {"user_id": "maria", "session_id": "s"}
            async for event in running.run_async(**who, new_message=message(question)):
                if event.is_final_response():
                    said.extend(shape(event))
                    break
        assert said == ["a1", "a2", "a3"]


async def test_a_run_that_may_go_on_keeps_its_turn_from_its_own_task():
    root = steps(
        agent(ScriptedModel(steps=["One moment."])),
        agent(ScriptedModel(steps=[numbered]), name="second"),
    )
    async with store() as kw:
        running = runner(kw, root)
        await begin(running)
        run = running.run_async(user_id="maria", session_id="s", new_message=message("q1"))
        assert shape(await anext(run)) == ["One moment."]
        with pytest.raises(RuntimeError, match="the turn this message comes from"):
            await say(running, "q2")
        assert len([event async for event in run]) == 1


async def test_a_run_handed_to_another_task_keeps_its_turn():
    model = PatientModel(steps=[numbered])
    root = steps(agent(ScriptedModel(steps=["One moment."])), agent(model, name="second"))
    async with store(turns="refuse") as kw:
        running = runner(kw, root)
        await begin(running)
        run = running.run_async(user_id="maria", session_id="s", new_message=message("q1"))
        # In Python 3.11 each wait_for is a task of its own.
        first = await asyncio.create_task(anext(run))
        assert shape(first) == ["One moment."]
        await asyncio.sleep(0)
        assert await held(kw)
        model.answer.set()
        rest = [event async for event in run]
        assert len(rest) == 1
        assert not await held(kw)


async def test_a_turn_that_was_lost_is_told_and_not_given_back(caplog, wanted):
    model = PatientModel(steps=[numbered])
    caplog.set_level(logging.WARNING, logger="keepwise.adk")
    async with store(clock=FrozenClock(), turn_seconds=0.06) as kw:
        running, turns = runner(kw, agent(model)), kw.sessions.turns
        await begin(running)
        run = asyncio.create_task(say(running, "q1"))
        await model.asked.wait()
        (holder,) = wanted
        while not await turns.speaks(MARIA, "s", "thief"):
            await turns.end(MARIA, "s", holder)
            with suppress(SessionBusy):  # it was renewed just before
                await turns.begin(MARIA, "s", "thief", wait=0)
        await until(lambda: "could not be renewed: session_busy" in caplog.text)
        model.answer.set()
        assert answers(await run) == ["a1"]
        assert await turns.end(MARIA, "s", "thief")


async def test_a_tool_that_speaks_in_its_own_session_is_told_so():
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


async def test_a_message_that_waited_goes_to_the_agent_that_speaks_now(wanted):
    billing = ScriptedModel(steps=["This is billing.", "Still billing."])
    router = PatientModel(steps=[call("transfer_to_agent", agent_name="billing")])
    root = LlmAgent(name="router", model=router, sub_agents=[agent(billing, name="billing")])
    async with store() as kw:
        running = runner(kw, root)
        await begin(running)
        _, second = await one_waits_for_the_other(
            router, wanted, say(running, "q1"), say(running, "q2")
        )
        assert answers(second) == ["Still billing."]


async def test_one_invocation_is_not_resumed_twice_at_once():
    model = PatientModel(steps=[ConnectionError("down"), numbered, numbered])
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
        await model.asked.wait()
        with pytest.raises(RuntimeError) as refused:
            await say(running, invocation=invocation)
        assert isinstance(refused.value.__cause__, SessionBusy)
        model.answer.set()
        assert answers(await first) == ["a1"]


async def test_a_resumed_run_waits_its_turn(wanted):
    model = PatientModel(steps=[ConnectionError("down"), numbered, numbered])
    async with store() as kw:
        running = runner(
            kw, agent(model), resumability_config=ResumabilityConfig(is_resumable=True)
        )
        await begin(running)
        with pytest.raises(ConnectionError):
            await say(running, "q1")
        stored = await kw.sessions.get(MARIA, "s")
        invocation = stored.events[0].invocation_id
        await one_waits_for_the_other(
            model, wanted, say(running, "q2"), say(running, invocation=invocation)
        )
        authors = [author for author, _ in await ledger(kw)]
        assert authors == ["user", "user", "router", "router"]


async def test_a_foreign_session_service_is_left_alone():
    model = PatientModel(steps=["a"], cycle=True)
    running = runner(None, agent(model))
    running.session_service = InMemorySessionService()
    await begin(running)
    assert await all_at_once(model, say(running, "q1"), say(running, "q2")) == [["a"], ["a"]]


async def test_the_summary_of_the_turn_before_does_not_make_a_waiting_message_stale():
    """ADK writes it after the run is over, when the next message may have the turn already."""
    turns, second_has_it = [], asyncio.Event()

    async def summarized():
        stored = (await kw.sessions.get(MARIA, "s")).events
        return any("compaction" in each.extra.get("actions", {}) for each in stored)

    class UntilThereIsASummary(BasePlugin):
        """Called with the turn held, and before ADK appends the message."""

        async def on_user_message_callback(self, *, invocation_context, user_message):
            turns.append(invocation_context.invocation_id)
            if len(turns) == 2:
                assert not await summarized()
                second_has_it.set()
                await until(summarized)

    class LateSummarizer(KeepwiseSummarizer):
        async def maybe_summarize_events(self, *, events):
            await second_has_it.wait()
            return await super().maybe_summarize_events(events=events)

    model = ScriptedModel(steps=["an answer " + "y" * 400], cycle=True)
    async with store() as kw:
        running = runner(
            kw,
            agent(model),
            plugins=[KeepwisePlugin(), UntilThereIsASummary("until")],
            events_compaction_config=EventsCompactionConfig(
                compaction_interval=1, overlap_size=0, summarizer=LateSummarizer()
            ),
        )
        await begin(running)
        questions = [say(running, f"q{n} " + "x" * 400) for n in (1, 2)]
        both = await asyncio.gather(*questions)
        assert [len(answers(events)) for events in both] == [1, 1]
        assert len(turns) == 2


def test_runs_in_threads_of_their_own_take_turns(wanted):
    """ADK's blocking ``Runner.run`` starts an event loop for each call."""

    def when_all_have_asked(_):
        while len(wanted) < 3:
            time.sleep(0.005)
        return "fine"

    kw = store()
    running = runner(kw, agent(ScriptedModel(steps=[when_all_have_asked], cycle=True)))
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
