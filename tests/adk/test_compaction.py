"""Summaries without a model: no turn fails for want of one, and what they say can be kept."""

from __future__ import annotations

import asyncio
import logging

import pytest
from google.adk.apps.app import EventsCompactionConfig
from google.adk.events import Event
from google.adk.workflow import START, Workflow
from google.genai import types

from adk.runs import ROOTS, WHO, agent, begin, runner, say, shape
from keepwise import InvalidInput, Keepwise, Settings
from keepwise.adk.summarizer import KeepwiseSummarizer
from keepwise.testing import ScriptedModel
from keepwise.testing.scripted_model import call, texts

KEY = "sk" + "-proj-" + "Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4z"
FILLER = "And here is what else there is to be said about it, at some length. " * 8


@pytest.fixture
async def kw():
    async with Keepwise.open(":memory:", settings=Settings()) as opened:
        yield opened


def every_other_turn(summarizer=None):
    return EventsCompactionConfig(compaction_interval=2, overlap_size=0, summarizer=summarizer)


def chatting(model):
    """A workflow whose agent sees the whole conversation."""
    return Workflow(name="flow", edges=[(START, agent(model, mode="chat"))])


async def talk(running, turns=4):
    """The answers to four long messages."""
    said = []
    for number in range(1, turns + 1):
        events = await say(running, f"Tell me about region {number}. {FILLER}")
        said += [text for event in events for text in shape(event)]
    return said


async def summaries(running):
    stored = await running.session_service.get_session(**WHO, session_id="s")
    found = [event.actions.compaction for event in stored.events if event.actions.compaction]
    return [each.compacted_content.parts[0].text for each in found]


def reply(request):
    region = next(part for part in reversed(texts(request)) if part.startswith("Tell me"))
    return f"It is region {region.split()[4].strip('.')}. {FILLER}"


@pytest.mark.parametrize("root", [*ROOTS, "chatting"])
async def test_every_turn_is_answered_and_every_other_one_summarized(kw, root):
    model = ScriptedModel(steps=[reply], cycle=True)
    made = (ROOTS | {"chatting": chatting})[root](model)
    running = runner(kw, made, events_compaction_config=every_other_turn(KeepwiseSummarizer()))
    await begin(running)
    assert await talk(running) == [f"It is region {n}. {FILLER}" for n in (1, 2, 3, 4)]
    first, second = await summaries(running)
    assert "User: Tell me about region 1." in first
    assert "Answer: It is region 2." in first
    assert "region 3" in second
    assert "region 1" not in second
    # The third turn is given the summary instead of the first two; an agent that a workflow runs
    # for one turn is given no earlier ones at all.
    known = [] if root == "workflow" else [first]
    assert texts(model.requests[2]) == [*known, f"Tell me about region 3. {FILLER}"]


async def test_without_it_adk_raises_where_the_root_has_no_model(kw):
    """What the summarizer is for; when this fails, ADK has mended it."""
    model = ScriptedModel(steps=[reply], cycle=True)
    running = runner(kw, chatting(model), events_compaction_config=every_other_turn())
    await begin(running)
    await talk(running, 1)
    with pytest.raises(ValueError, match="No LlmAgent model available"):
        await talk(running, 1)


async def test_the_token_threshold_folds_the_summary_before_into_the_next(kw):
    config = EventsCompactionConfig(
        token_threshold=100, event_retention_size=1, summarizer=KeepwiseSummarizer()
    )
    running = runner(
        kw,
        agent(ScriptedModel(steps=[reply], cycle=True)),
        events_compaction_config=config,
    )
    await begin(running)
    assert len(await talk(running)) == 4
    last = (await summaries(running))[-1]
    assert last.count("Earlier turns, shortened") == 1
    assert [f"region {number}" in last for number in (1, 2, 3)] == [True] * 3


# What a summary says


def event(*parts, author="user", invocation="1", time=1.0):
    made = [types.Part(text=part) if isinstance(part, str) else part for part in parts]
    role = "user" if author == "user" else "model"
    content = types.Content(role=role, parts=made)
    return Event(author=author, invocation_id=invocation, timestamp=time, content=content)


def made(name, call_id="c"):
    part = call(name)
    part.function_call.id = call_id
    return part


def result(response, call_id="c"):
    answer = types.FunctionResponse(id=call_id, name="t", response=response)
    return types.Part(function_response=answer)


async def summary(*events, limit=2000, padded=True):
    """The text of the summary of events, made long enough to be worth it."""
    given = [*events, event("x " * 900, author="a", invocation="z")] if padded else [*events]
    found = await KeepwiseSummarizer(max_characters=limit).maybe_summarize_events(events=given)
    return found and found.actions.compaction.compacted_content.parts[0].text


async def test_a_turn_is_one_line_of_what_was_asked_used_and_answered():
    text = await summary(
        event("Where is my order? I have waited."),
        event(made("find_order", "a"), made("find_order", "b"), made("notify", "c"), author="a"),
        event(result({"ok": 1}, "a"), result({"ok": 1}, "b"), result({"error": "x"}), author="a"),
        event(types.Part(text="Let me think.", thought=True), "It is in Berlin.", author="a"),
    )
    assert text.splitlines()[1] == (
        "- User: Where is my order? I have waited. | Tools: find_order done ×2, notify failed"
        " | Answer: It is in Berlin."
    )
    assert "think" not in text


async def test_figures_and_credentials_are_marked_and_results_left_out():
    text = await summary(
        event(f"My key is {KEY}. Our revenue was 4.2 million euros."),
        event(made("spend"), author="a"),
        event(result({"spend": "$1,250,000"}), author="a"),
        event("You spent $1,250,000 on it.", author="a"),
    )
    assert KEY not in text
    assert "[redacted credential]" in text
    assert "4.2" not in text
    assert "1,250,000" not in text
    assert "Answer: You spent [figure] on it." in text


@pytest.mark.parametrize(
    ("events", "still_open"),
    [
        ([event("Which one do you want?", author="a")], "the agent asked: Which one do you want?"),
        ([event("Hello."), event("Is it ready?", invocation="2")], "Is it ready?"),
        ([event("Go."), event(made("approve"), author="a")], "approve has no result yet"),
    ],
    ids=["the agent's question", "the user's question", "a call"],
)
async def test_what_is_open_is_said_at_the_end(events, still_open):
    padding = event("x " * 900, author="a", invocation="0")
    text = await summary(padding, *events, padded=False)
    assert text.splitlines()[-1] == f"Open: {still_open}"


async def test_what_was_answered_is_not_open():
    text = await summary(event("Is it ready?"), event("It is.", author="a"))
    assert "Open" not in text


async def test_a_summary_is_bounded_and_keeps_the_latest_turns():
    events = [
        event(f"Question {number}: {FILLER}?", author=author, invocation=str(number))
        for number in range(200)
        for author in ("user", "a")
    ]
    text = await summary(*events, limit=1000)
    assert len(text) <= 1000
    assert "Question 199" in text
    assert "Question 1:" not in text
    assert "- (turns before these are left out)" in text


async def test_no_summary_is_longer_than_what_it_stands_for():
    assert await summary(event("Hi."), event("Hello.", author="a"), padded=False) is None
    assert await summary(padded=False) is None


async def test_a_summary_covers_its_events_and_is_no_message():
    events = [event(FILLER, time=5.0), event(FILLER, author="a", time=3.0)]
    found = await KeepwiseSummarizer().maybe_summarize_events(events=events)
    assert (found.actions.compaction.start_timestamp, found.actions.compaction.end_timestamp) == (
        3.0,
        5.0,
    )
    assert (found.author, found.content) == ("user", None)
    assert found.actions.compaction.compacted_content.role == "model"


async def test_what_cannot_be_summarized_is_told_by_its_type_only(caplog):
    class Odd(list):
        def __iter__(self):
            raise ValueError("the words of the user")

    with caplog.at_level(logging.ERROR, logger="keepwise.adk"):
        assert await KeepwiseSummarizer().maybe_summarize_events(events=Odd([event("Hi.")])) is None
    assert "was not summarized: ValueError" in caplog.text
    assert "the words of the user" not in caplog.text


def test_a_summary_has_room_for_something():
    with pytest.raises(InvalidInput, match="at least 400"):
        KeepwiseSummarizer(max_characters=100)


async def test_the_event_loop_goes_on_meanwhile():
    events = [event(FILLER * 10, invocation=str(number)) for number in range(40)]
    ticks = 0

    async def tick():
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    ticking = asyncio.create_task(tick())
    assert await KeepwiseSummarizer().maybe_summarize_events(events=events)
    ticking.cancel()
    assert ticks > 10
