"""A resumed turn: each call is run, none twice, and what was done in the world is done once."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from google.adk.apps import ResumabilityConfig
from google.adk.events import Event, EventActions
from google.adk.tools import FunctionTool, LongRunningFunctionTool
from google.adk.tools.tool_confirmation import ToolConfirmation
from google.adk.workflow import RetryConfig
from google.genai import types

from adk.runs import MARIA, ROOTS, WHO, agent, begin, runner, say, shape
from keepwise import Keepwise, Settings
from keepwise.adk.unanswered import unanswered_calls
from keepwise.testing import ScriptedModel

FILE = "keepwise.db"
WORKER = Path(__file__).with_name("resume_worker.py")
RESUMABLE = {"resumability_config": ResumabilityConfig(is_resumable=True)}


def asks(name, call_id):
    """A call with an id of the model's own, which ADK leaves as it is."""
    return types.Part(function_call=types.FunctionCall(id=call_id, name=name, args={}))


def pairs(request):
    """The calls and responses of a prompt by content, as (kind, name, id)."""
    return [
        [
            ("call", part.function_call.name, part.function_call.id)
            if part.function_call
            else ("response", part.function_response.name, part.function_response.id)
            for part in content.parts
            if part.function_call or part.function_response
        ]
        for content in request.contents
        if any(part.function_call or part.function_response for part in content.parts)
    ]


class Tools:
    """Two tools, the second of which fails ``failures`` times."""

    def __init__(self, failures):
        self.ran = []
        self.failures = failures
        self.tools = [FunctionTool(self.weigh), FunctionTool(self.ship)]

    async def weigh(self) -> dict:
        """Weigh."""
        self.ran.append("weigh")
        return {"heavy": True}

    async def ship(self) -> dict:
        """Ship."""
        self.ran.append("ship")
        if self.ran.count("ship") <= self.failures:
            raise ConnectionError("down")
        return {"shipped": True}


@pytest.fixture
async def kw():
    async with Keepwise.open(FILE, settings=Settings()) as opened:
        yield opened


async def break_off(running):
    """Run until the second tool fails; the id of the invocation."""
    await begin(running)
    with pytest.raises(ConnectionError):
        await say(running, "go")
    stored = await running.session_service.get_session(**WHO, session_id="s")
    return stored.events[0].invocation_id


BOTH = [asks("weigh", "one"), asks("ship", "two")]


# Calls of which some were answered


@pytest.mark.parametrize("failures", [1, 2])
@pytest.mark.parametrize("root", ROOTS)
async def test_exactly_the_unanswered_call_is_run_on_resume(kw, root, failures):
    tools, model = Tools(failures), ScriptedModel(steps=[BOTH, "done"])
    running = runner(kw, ROOTS[root](model, tools=tools.tools), **RESUMABLE)
    invocation = await break_off(running)
    for _ in range(failures - 1):
        with pytest.raises(ConnectionError):
            await say(running, invocation=invocation)
    events = await say(running, invocation=invocation)
    assert tools.ran == ["weigh", "ship"] + ["ship"] * failures
    assert ["done"] in [shape(event) for event in events]
    # The model sees its own message, and a response to each of its calls.
    assert pairs(model.requests[-1]) == [
        [("call", "weigh", "one"), ("call", "ship", "two")],
        [("response", "weigh", "one"), ("response", "ship", "two")],
    ]
    assert len(model.requests) == 2


async def test_the_next_turn_is_shown_them_in_the_same_way(kw):
    tools, model = Tools(1), ScriptedModel(steps=[BOTH, "done", "hello"])
    running = runner(kw, agent(model, tools=tools.tools), **RESUMABLE)
    await say(running, invocation=await break_off(running))
    await say(running, "hi")
    assert [shape(content) for content in model.requests[-1].contents] == [
        ["go"],
        ["call weigh", "call ship"],
        ["response weigh", "response ship"],
        ["done"],
        ["hi"],
    ]


async def test_without_the_plugin_adk_never_runs_it(kw):
    """What the plugin is for; when this fails, ADK does it and the plugin need not."""
    tools, model = Tools(1), ScriptedModel(steps=[BOTH, "done"])
    running = runner(kw, agent(model, tools=tools.tools), plugins=[], **RESUMABLE)
    await say(running, invocation=await break_off(running))
    assert tools.ran == ["weigh", "ship"]
    assert pairs(model.requests[-1]) == [
        [("call", "weigh", "one")],
        [("response", "weigh", "one")],
    ]


async def test_without_the_plugin_adk_starts_a_workflow_s_agent_over(kw):
    """What the plugin is for; when this fails, ADK does it and the plugin need not."""
    tools, model = Tools(1), ScriptedModel(steps=[BOTH, "done"])
    running = runner(kw, ROOTS["workflow"](model, tools=tools.tools), plugins=[], **RESUMABLE)
    await say(running, invocation=await break_off(running))
    assert tools.ran == ["weigh", "ship"]
    assert [shape(content) for content in model.requests[-1].contents] == [["go"]]


async def test_a_turn_that_goes_well_runs_each_call_once(kw):
    tools, model = Tools(0), ScriptedModel(steps=[BOTH, BOTH, "done"])
    running = runner(kw, agent(model, tools=tools.tools), **RESUMABLE)
    await begin(running)
    events = await say(running, "go")
    assert tools.ran == ["weigh", "ship"] * 2
    # The last event is ADK's own: the agent has ended.
    assert [shape(event) for event in events][:-1] == [
        ["call weigh", "call ship"],
        ["response weigh", "response ship"],
        ["call weigh", "call ship"],
        ["response weigh", "response ship"],
        ["done"],
    ]


@pytest.mark.parametrize("plugins", [None, []], ids=["with the plugin", "without"])
async def test_a_node_that_adk_tries_again_starts_over(kw, plugins):
    """Trying again is ADK's way with a turn that goes on; only a resumed turn goes on from half."""
    tools, model = Tools(1), ScriptedModel(steps=[BOTH, BOTH, "done"])
    again = RetryConfig(max_attempts=2, initial_delay=0.01)
    root = ROOTS["workflow"](model, tools=tools.tools, retry_config=again)
    running = runner(kw, root, plugins=plugins, **RESUMABLE)
    await begin(running)
    await say(running, "go")
    assert tools.ran == ["weigh", "ship"] * 2
    assert pairs(model.requests[1]) == []


@pytest.mark.parametrize("confirmed", [True, False])
async def test_a_call_that_waits_for_a_person_is_left_to_that_person(kw, confirmed):
    tools = Tools(0)
    careful = FunctionTool(tools.ship, require_confirmation=True)
    model = ScriptedModel(steps=[BOTH, "done"])
    running = runner(kw, agent(model, tools=[tools.tools[0], careful]), **RESUMABLE)
    await begin(running)
    events = await say(running, "go")
    asked = next(
        call
        for event in events
        for call in event.get_function_calls()
        if call.name == "adk_request_confirmation"
    )
    assert tools.ran == ["weigh"]
    answer = types.FunctionResponse(id=asked.id, name=asked.name, response={"confirmed": confirmed})
    async for _ in running.run_async(
        user_id="maria",
        session_id="s",
        invocation_id=events[0].invocation_id,
        new_message=types.Content(role="user", parts=[types.Part(function_response=answer)]),
    ):
        pass
    assert tools.ran == (["weigh", "ship"] if confirmed else ["weigh"])
    assert len(model.requests) == 2


async def test_a_long_running_call_is_left_to_whoever_answers_it(kw):
    tools = Tools(0)

    def approve() -> None:
        """Have it approved, which takes days."""
        tools.ran.append("approve")

    model = ScriptedModel(steps=[[asks("weigh", "one"), asks("approve", "two")], "done"])
    slow = LongRunningFunctionTool(approve)
    running = runner(kw, agent(model, tools=[tools.tools[0], slow]), **RESUMABLE)
    await begin(running)
    events = await say(running, "go")
    await say(running, invocation=events[0].invocation_id)
    assert tools.ran == ["weigh", "approve"]


# Which calls those are


def event(*parts, author="router", invocation="i", **more):
    role = "user" if author == "user" else "model"
    content = types.Content(role=role, parts=[*parts]) if parts else None
    return Event(author=author, invocation_id=invocation, content=content, **more)


def responds(call_id):
    return types.Part(function_response=types.FunctionResponse(id=call_id, name="t", response={}))


def words(text, **more):
    return types.Part(text=text, **more)


def put_to_a_person(name, args):
    return types.Part(function_call=types.FunctionCall(id="p", name=name, args=args))


GO = event(words("go"), author="user")
CALLS = event(*BOTH)
HALF = [GO, CALLS, event(responds("one"))]
CASES = {
    "half answered": (HALF, ["two"]),
    "none answered": ([GO, CALLS], ["one", "two"]),
    "all answered": ([*HALF, event(responds("two"))], []),
    "answered by the user": ([*HALF, event(responds("two"), author="user")], []),
    "given again, and broken off again": ([*HALF, event()], ["two"]),
    "a thought after it": ([*HALF, event(words("Hm.", thought=True))], ["two"]),
    "an answer without it": ([*HALF, event(words("Weighed."))], []),
    "other calls without it": ([*HALF, event(asks("weigh", "three"))], ["three"]),
    "the user has gone on": ([*HALF, event(words("never mind"), author="user")], []),
    "long-running": ([GO, event(*BOTH, long_running_tool_ids={"two"}), HALF[2]], []),
    "waits for a confirmation": (
        [
            *HALF,
            event(actions=EventActions(requested_tool_confirmations={"two": ToolConfirmation()})),
        ],
        [],
    ),
    "is put to a person": (
        [
            *HALF,
            event(
                put_to_a_person("adk_request_confirmation", {"originalFunctionCall": {"id": "two"}})
            ),
        ],
        [],
    ),
    "waits for a credential": (
        [*HALF, event(put_to_a_person("adk_request_credential", {"functionCallId": "two"}))],
        [],
    ),
    "asks a person something else": (
        [*HALF, event(put_to_a_person("adk_request_input", {"message": "Which?"}))],
        ["two"],
    ),
    "another invocation": ([GO, event(*BOTH, invocation="earlier")], []),
    "another agent": ([GO, event(*BOTH, author="other")], []),
    "another branch": ([GO, event(*BOTH, branch="other@1")], []),
    "another scope": ([GO, event(*BOTH, isolation_scope="task")], []),
    "undone": (
        [
            *HALF,
            event(
                author="user",
                invocation="r",
                actions=EventActions(rewind_before_invocation_id="i"),
            ),
        ],
        [],
    ),
    "undone, then asked again": (
        [
            *HALF,
            event(
                author="user",
                invocation="r",
                actions=EventActions(rewind_before_invocation_id="i"),
            ),
            GO,
            event(asks("weigh", "four")),
        ],
        ["four"],
    ),
    "a rewind to nowhere": (
        [
            *HALF,
            event(
                author="user",
                invocation="r",
                actions=EventActions(rewind_before_invocation_id="unknown"),
            ),
        ],
        ["two"],
    ),
    "without ids": ([GO, event(types.Part(function_call=types.FunctionCall(name="weigh")))], []),
    "nothing": ([], []),
}


@pytest.mark.parametrize("case", CASES)
def test_the_unanswered_calls_are(case):
    events, expected = CASES[case]
    found = unanswered_calls(
        events, invocation_id="i", agent="router", branch=None, isolation_scope=None
    )
    assert [part.function_call.id for part in found] == expected


# Once in the world outside


@pytest.fixture(scope="module")
def worker():
    pipes = dict.fromkeys(("stdin", "stdout"), subprocess.PIPE)
    with subprocess.Popen([sys.executable, str(WORKER)], text=True, **pipes) as process:
        yield process
        process.stdin.close()
        assert process.wait(30) == 0


@pytest.fixture
def run(worker):
    """Run processes at once, each in its folder; their exit codes."""

    def run(*processes):
        worker.stdin.write(json.dumps(processes) + "\n")
        worker.stdin.flush()
        return json.loads(worker.stdout.readline())

    return run


@pytest.fixture
def work(run):
    """Run a turn in a process of its own; what it tells, or None when it was killed."""

    def work(root, killed, resumable, invocation=""):
        ended = run([str(Path.cwd()), FILE, root, killed, str(int(resumable)), invocation])
        assert ended == [0 if killed == "never" else 9]
        return json.loads(Path("told.json").read_text()) if killed == "never" else None

    return work


def effects():
    return Path("effects.txt").read_text().splitlines()


async def begun():
    """What the killed process left in the ledger: the invocation and the id of the call."""
    async with Keepwise.open(FILE, settings=Settings()) as kw:
        stored = await kw.sessions.get(MARIA, "s")
    assert [each.author for each in stored.events if each.content] == ["user", "hotel"]
    (part,) = stored.events[-1].content["parts"]
    return stored.events[0].invocation_id, part["functionCall"]["id"]


@pytest.mark.parametrize(
    ("root", "resumable"), [("agent", True), ("agent", False), ("workflow", True)]
)
def test_killed_after_the_effect_it_happened_once(work, root, resumable):
    work(root, "after", resumable)
    (first,) = effects()
    invocation, call_id = asyncio.run(begun())
    told = work(root, "never", resumable, invocation)
    # The booking is the first process's, and the model is told of that one.
    assert effects() == [first]
    booked = re.fullmatch("Berlin by (.+) with only now", first)
    assert told["said"] == [json.dumps({"room": int(booked[1])})]
    # A resumable app runs the same call; any other asks the model, which makes another one.
    (call,) = told["calls"]
    assert (call["id"] == call_id) is resumable
    # What was temporary died with the process: nothing of it was ever stored.
    assert call["temp"] is None
    assert b"only now" not in Path(FILE).read_bytes()


def test_killed_during_the_effect_the_tool_is_told_that_nobody_knows(work):
    work("agent", "during", True)
    assert len(effects()) == 1
    invocation, _ = asyncio.run(begun())
    told = work("agent", "never", True, invocation)
    assert told["said"] == [json.dumps({"problem": "ask the hotel"})]
    assert len(effects()) == 1


@pytest.mark.parametrize("root", ["agent", "workflow"])
def test_resumed_by_two_processes_at_once_the_call_is_run_by_one(run, work, root):
    work(root, "after", True)
    (first,) = effects()
    Path("asked.txt").unlink()
    invocation, call_id = asyncio.run(begun())
    folders = Path("one").resolve(), Path("two").resolve()
    for folder in folders:
        folder.mkdir()
    store = str(Path(FILE).resolve())
    assert run(*([str(each), store, root, "together", "1", invocation] for each in folders)) == [
        0,
        0,
    ]
    told = [json.loads((folder / "told.json").read_text()) for folder in folders]
    # The other waits for its turn, and then finds the response there.
    assert [call["id"] for each in told for call in each["calls"]] == [call_id]
    booked = json.dumps({"room": int(re.search(r"\d+", first)[0])})
    assert {text for each in told for text in each["said"]} == {booked}
