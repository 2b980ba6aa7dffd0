"""What users of ADK have lost with other stores, and must not lose here."""

from __future__ import annotations

import asyncio
import multiprocessing
from pathlib import Path

import pytest
from google.adk.agents import LlmAgent
from google.adk.agents.run_config import RunConfig
from google.adk.apps.app import App, EventsCompactionConfig
from google.adk.apps.llm_event_summarizer import LlmEventSummarizer
from google.adk.events import Event, EventActions
from google.adk.events.event_actions import EventCompaction
from google.adk.runners import Runner
from google.adk.sessions.base_session_service import GetSessionConfig
from google.adk.tools import ToolContext
from google.genai import types

from keepwise import Keepwise, Scope, Settings
from keepwise.adk import KeepwiseMemoryService, KeepwiseSessionService
from keepwise.adk.artifacts import KeepwiseArtifactService
from keepwise.testing import ScriptedModel
from keepwise.testing.scripted_model import call, texts

WHO = {"app_name": "acme", "user_id": "maria"}
AT = {**WHO, "session_id": "s"}
MARIA = Scope.user("acme", "maria")


@pytest.fixture
async def kw(tmp_path):
    async with Keepwise.open(str(tmp_path / "k.db"), settings=Settings()) as opened:
        yield opened


@pytest.fixture
def sessions(kw):
    return KeepwiseSessionService(keepwise=kw)


def user(text):
    return types.Content(role="user", parts=[types.Part(text=text)])


def said(text="hi", *, delta=None, **fields):
    fields.setdefault("invocation_id", "i")
    return Event(
        author="user",
        content=user(text),
        actions=EventActions(state_delta=delta or {}),
        **fields,
    )


async def turn(runner, text, **config):
    """One turn; the texts of the answer."""
    run_config = RunConfig(get_session_config=GetSessionConfig(**config)) if config else None
    return [
        part.text
        async for event in runner.run_async(
            user_id="maria", session_id="s", new_message=user(text), run_config=run_config
        )
        for part in (event.content.parts or [] if event.content else [])
        if part.text
    ]


# Writes


async def test_no_session_loses_the_shared_state_of_another(sessions):
    live = [await sessions.create_session(**WHO, session_id=f"s{n}") for n in range(20)]
    await asyncio.gather(
        *(
            sessions.append_event(each, said(delta={f"user:k{n}": n, f"app:k{n}": n}))
            for n, each in enumerate(live)
        )
    )
    state = (await sessions.get_session(**WHO, session_id="s0")).state
    wanted = {f"{prefix}k{n}": n for prefix in ("user:", "app:") for n in range(20)}
    assert state == wanted


def _append_in_a_process(path, worker, turns, out):
    async def run():
        kept = []
        async with Keepwise.open(path, settings=Settings()) as kw:
            service = KeepwiseSessionService(keepwise=kw)
            for number in range(turns):
                session = await service.get_session(**AT)
                key = f"k{worker}-{number}"
                delta = {key: number, f"user:w{worker}": number}
                try:
                    await service.append_event(session, said(delta=delta))
                except ValueError:  # stale
                    continue
                kept.append((key, number))
        out.put((worker, kept))

    asyncio.run(run())


async def test_what_was_accepted_from_four_processes_is_kept(sessions, tmp_path):
    await sessions.create_session(**AT)
    context = multiprocessing.get_context("spawn")
    out = context.Queue()
    path = str(tmp_path / "k.db")
    workers = [
        context.Process(target=_append_in_a_process, args=(path, n, 25, out)) for n in range(4)
    ]
    for worker in workers:
        worker.start()
    results = [await asyncio.to_thread(out.get, True, 90) for _ in workers]
    for worker in workers:
        worker.join()
    stored = await sessions.get_session(**AT)
    accepted = dict(pair for _, kept in results for pair in kept)
    assert accepted
    assert len(stored.events) == len(accepted)
    assert {k: v for k, v in stored.state.items() if k.startswith("k")} == accepted
    for worker, kept in results:
        if kept:
            assert stored.state[f"user:w{worker}"] == kept[-1][1]


# Order


async def test_the_ledger_keeps_the_order_of_appends(sessions):
    session = await sessions.create_session(**AT)
    instant, updates = 1_790_000_000.0, []
    for name in "dacb":
        await sessions.append_event(session, said(name, id=name, timestamp=instant))
        updates.append(session.last_update_time)
    await sessions.append_event(session, said("late", id="late", timestamp=instant - 3))
    updates.append(session.last_update_time)
    stored = await sessions.get_session(**AT)
    assert [each.id for each in stored.events] == ["d", "a", "c", "b", "late"]
    assert [each.id for each in session.events] == ["d", "a", "c", "b", "late"]
    last = await sessions.get_session(**AT, config=GetSessionConfig(num_recent_events=3))
    assert [each.id for each in last.events] == ["c", "b", "late"]
    assert updates == sorted(updates)


# Values


@pytest.mark.parametrize(
    "value",
    ["a\x00b", "\ud800", float("nan"), float("inf"), b"\xff\x00", b"text", 2**80, "x" * 1_000_000],
    ids=["nul", "surrogate", "nan", "inf", "bytes", "utf8-bytes", "big-int", "megabyte"],
)
async def test_a_hostile_value_is_kept_as_it_is_or_refused_and_changes_nothing(sessions, value):
    session = await sessions.create_session(**AT, state={"good": 1})
    before = session.model_copy(deep=True)
    event = said(delta={"odd": value, "user:odd": value, "temp:t": 1})
    try:
        await sessions.append_event(session, event)
    except ValueError:
        assert session == before
        assert event.actions.state_delta["temp:t"] == 1
        assert (await sessions.get_session(**AT)).state == {"good": 1}
    else:
        stored = (await sessions.get_session(**AT)).state
        assert stored["odd"] == stored["user:odd"] == value
        assert type(stored["odd"]) is type(value)
    if isinstance(value, str):
        await sessions.append_event(session, said(value, invocation_id="text"))
        assert (await sessions.get_session(**AT)).events[-1].content.parts[0].text == value
    once = said(id="once", delta={"after": 2, "user:after": 2})
    await sessions.append_event(session, once)
    await sessions.append_event(session, once)
    stored = await sessions.get_session(**AT)
    assert [each.id for each in stored.events].count("once") == 1
    assert (stored.state["good"], stored.state["after"], stored.state["user:after"]) == (1, 2, 2)


# Summaries


async def test_a_bounded_load_keeps_the_summaries(sessions):
    count = iter(range(1, 99))
    summarizer = LlmEventSummarizer(
        llm=ScriptedModel(steps=[lambda _: f"SUMMARY {next(count)}"], cycle=True)
    )
    model = ScriptedModel(steps=["an answer " + "z" * 200], cycle=True)
    app = App(
        name="acme",
        root_agent=LlmAgent(name="agent", model=model),
        events_compaction_config=EventsCompactionConfig(
            compaction_interval=2, overlap_size=1, summarizer=summarizer
        ),
    )
    runner = Runner(app=app, session_service=sessions)
    await sessions.create_session(**AT)
    for number in range(7):
        await turn(runner, f"question {number} " + "z" * 200)
    await turn(runner, "question 8", num_recent_events=2)
    given = texts(model.requests[-1])
    assert [text for text in given if text.startswith("SUMMARY")] == [
        "SUMMARY 1",
        "SUMMARY 2",
        "SUMMARY 3",
    ]
    assert given[-1] == "question 8"
    assert not any("question 0" in text for text in given)


@pytest.mark.parametrize("reloaded", [False, True])
async def test_a_message_from_a_slow_clock_is_not_hidden_by_an_earlier_summary(sessions, reloaded):
    session = await sessions.create_session(**AT)
    now = 1_790_000_000.0
    await sessions.append_event(session, said("one", invocation_id="A", timestamp=now - 10))
    await sessions.append_event(session, said("two", invocation_id="B", timestamp=now - 5))
    summary = EventCompaction(
        start_timestamp=now - 10,
        end_timestamp=now - 5,
        compacted_content=types.Content(role="model", parts=[types.Part(text="SUMMARY")]),
    )
    actions = EventActions(compaction=summary)
    await sessions.append_event(
        session, Event(author="user", invocation_id="C", timestamp=now - 4, actions=actions)
    )
    late = said("late but important", invocation_id="D", timestamp=now - 6)
    if reloaded:
        # Stored by a writer that knows nothing of ADK's ways with time.
        from keepwise.adk.events import from_adk

        kw = await sessions.store()
        await kw.sessions.append(MARIA, "s", from_adk(late))
    else:
        await sessions.append_event(session, late)
    model = ScriptedModel(steps=["answer"])
    runner = Runner(
        app=App(name="acme", root_agent=LlmAgent(name="agent", model=model)),
        session_service=sessions,
    )
    await turn(runner, "and now?")
    assert texts(model.requests[0]) == ["SUMMARY", "late but important", "and now?"]


# Rewind


async def test_a_rewind_is_a_true_undo(kw, sessions):
    artifacts, memory = KeepwiseArtifactService(keepwise=kw), KeepwiseMemoryService(keepwise=kw)

    async def note(tool_context: ToolContext, name: str, text: str):
        """Save a file."""
        tool_context.state["note"] = name
        tool_context.state[f"only-{name}"] = True
        await tool_context.save_artifact(name, types.Part(text=text))
        return "saved"

    steps = [
        call("note", name="a.txt", text="first"),
        "noted",
        [call("note", name="a.txt", text="second"), call("note", name="b.txt", text="other")],
        "noted",
        "fine",
    ]
    model = ScriptedModel(steps=steps)
    runner = Runner(
        app=App(name="acme", root_agent=LlmAgent(name="agent", model=model, tools=[note])),
        session_service=sessions,
        artifact_service=artifacts,
        memory_service=memory,
    )
    await sessions.create_session(**AT, state={"tier": "gold"})
    await turn(runner, "I always want euros.")
    before = await sessions.get_session(**AT)
    await turn(runner, "I am a vegetarian. Please always use dark mode.")
    undone = (await sessions.get_session(**AT)).events[len(before.events)]
    await runner.rewind_async(
        user_id="maria", session_id="s", rewind_before_invocation_id=undone.invocation_id
    )
    after = await sessions.get_session(**AT)
    assert after.state == before.state == {"tier": "gold", "note": "a.txt", "only-a.txt": True}
    assert await artifacts.list_artifact_keys(**AT) == ["a.txt"]
    assert (await artifacts.load_artifact(**AT, filename="a.txt")).text == "first"
    assert await artifacts.load_artifact(**AT, filename="b.txt") is None
    await turn(runner, "And now?")
    assert not any("vegetarian" in text for text in texts(model.requests[-1]))
    await memory.add_session_to_memory(await sessions.get_session(**AT))
    facts = [each.fact for each in (await kw.bank.list(MARIA)).items]
    assert any("euros" in fact for fact in facts)
    assert not any("vegetarian" in fact or "dark" in fact for fact in facts)
    # Another user's, to show that those words are remembered where nothing took them back.
    await memory.add_events_to_memory(app_name="acme", user_id="sam", events=[undone])
    facts = [each.fact for each in (await kw.bank.list(Scope.user("acme", "sam"))).items]
    assert any("vegetarian" in fact for fact in facts)


# Forgetting


def bytes_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


async def test_what_is_forgotten_stays_forgotten_and_is_nowhere_in_the_files(tmp_path):
    words = "marmalade sandwiches"
    async with Keepwise.open(str(tmp_path / "k.db"), settings=Settings()) as kw:
        sessions, memory = KeepwiseSessionService(keepwise=kw), KeepwiseMemoryService(keepwise=kw)
        session = await sessions.create_session(**AT)
        await sessions.append_event(session, said(f"Remember that I like {words}.", id="e1"))
        other = await sessions.create_session(**WHO, session_id="other")
        await sessions.append_event(other, said("Always show me euros.", id="e2"))
        await memory.add_session_to_memory(other)
        sam = await sessions.create_session(app_name="acme", user_id="sam", session_id="s")
        await sessions.append_event(sam, said("Always show me pounds.", id="e3"))
        await memory.add_session_to_memory(sam)

        await memory.add_session_to_memory(session)
        found = await memory.search_memory(**WHO, query="marmalade")
        # What load_memory puts into a session: a copy of the memory in a tool's result.
        copy = types.FunctionResponse(
            id="c", name="load_memory", response={"result": found.memories[0].content.parts[0].text}
        )
        await sessions.append_event(
            other,
            Event(
                author="agent",
                invocation_id="j",
                content=types.Content(role="user", parts=[types.Part(function_response=copy)]),
            ),
        )
        await memory.delete_memory(**WHO, memory_id=found.memories[0].id)
        await memory.add_session_to_memory(session)
        left = (await memory.search_memory(**WHO, query="marmalade")).memories
        assert not any(words in each.content.parts[0].text for each in left)
        assert b"marmalade" not in bytes_of(tmp_path)

        assert (await kw.sessions.delete(MARIA, "other", memories=True)).found
        assert [each.fact for each in (await kw.bank.list(MARIA)).items] == []
        assert b"euros" not in bytes_of(tmp_path)

        await sessions.append_event(session, said("I am a vegetarian.", id="e4"))
        await memory.add_session_to_memory(session)
        await kw.erase(MARIA)
        assert (await memory.search_memory(**WHO, query="vegetarian")).memories == []
        assert await sessions.get_session(**AT) is None
        assert b"vegetarian" not in bytes_of(tmp_path)
        assert [each.fact for each in (await kw.bank.list(Scope.user("acme", "sam"))).items]
        assert await sessions.get_session(app_name="acme", user_id="sam", session_id="s")
