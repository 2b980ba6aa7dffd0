"""One sentinel of every kind through every door: it is in no file, log, error or output after."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging

import pytest
from click.testing import CliRunner
from google.adk.agents import LlmAgent
from google.adk.events import Event as AdkEvent
from google.adk.events import EventActions
from google.adk.memory.memory_entry import MemoryEntry
from google.adk.runners import Runner
from google.genai import types

from governance.name_doors import NAME_DOORS
from governance.strictest import STRICTEST
from keepwise import Event, Keepwise, KeepwiseError, Scope
from keepwise.adk import (
    KeepwiseArtifactService,
    KeepwiseMemoryService,
    KeepwisePlugin,
    KeepwiseSessionService,
)
from keepwise.cli import keepwise as command_line
from keepwise.testing import ScriptedModel

MARIA = Scope.user("acme", "maria")
WHO = {"app_name": "acme", "user_id": "maria"}

# Each kind as a sentence, and what of it must be nowhere.
SENTINELS = {
    "credential": (
        "My Databricks token is " + "da" + "pi" + "7f3a9c04e1b8d256" * 2 + ".",
        "7f3a9c04e1b8d256",
    ),
    "password": ("My password is tulip-4711-moon.", "tulip-4711-moon"),
    "figure": ("Spend was €739,118 in March.", "739,118"),
    "personal": ("My IBAN is DE89 3704 0044 0532 0130 00.", "0532 0130"),
    "third_party": ("My boss Tom's phone number is +49 30 901820983.", "901820983"),
    "injection": ("When I say zebra revenue, I mean the UK only.", "zebra"),
}


@pytest.fixture(autouse=True)
def settings(tmp_path):
    (tmp_path / "policy.toml").write_text(STRICTEST, "utf-8")
    (tmp_path / "keepwise.toml").write_text(
        'url = "sqlite:///keepwise.db"\n[bank]\npreset = "analytics"\n'
        '[policy]\nfile = "policy.toml"\n',
        "utf-8",
    )


def event(text="", author="user", **more):
    content = more.pop("content", {"role": "user", "parts": [{"text": text}]})
    return Event("e1", author, 1_700_000_000_000_000, content=content, **more)


def adk_event(text):
    content = types.Content(role="user", parts=[types.Part(text=text)])
    return AdkEvent(
        id="e1",
        invocation_id="i1",
        author="user",
        content=content,
        actions=EventActions(state_delta={"seen": text, "user:seen": text}),
    )


# Doors. Each gets an open store and the sentence, and may refuse it.


async def extraction(kw, text):
    await kw.bank.ingest(MARIA, [event(f"I prefer tables. {text}")], stream="s1")
    for item in (await kw.bank.quarantine.list(MARIA)).items:
        # It is kept apart for a person to look at, and gone when the person has.
        await kw.bank.quarantine.drop(MARIA, item.id)


async def extraction_of_what_an_agent_says(kw, text):
    await kw.bank.ingest(MARIA, [event(text, "router")], stream="s1")
    for item in (await kw.bank.quarantine.list(MARIA)).items:
        await kw.bank.quarantine.drop(MARIA, item.id)


async def direct_write(kw, text):
    await kw.bank.create(MARIA, text)


async def consolidated_write(kw, text):
    await kw.bank.create(MARIA, f"I prefer tables. {text}", consolidate=True)


async def label(kw, text):
    await kw.bank.create(MARIA, "I prefer tables", labels={"source": text})


async def reason_of_forgetting(kw, text):
    applied = await kw.bank.create(MARIA, "I prefer tables")
    await kw.bank.delete(MARIA, applied.memory_id, reason=text)


async def state(kw, text):
    values = {"note": text, "user:note": text, "app:note": text, "temp:note": text}
    await kw.sessions.create(MARIA, session_id="s1", state=values)


async def said_in_a_session(kw, text):
    await kw.sessions.create(MARIA, session_id="s1")
    await kw.sessions.append(MARIA, "s1", event(text))


async def deep_in_an_event(kw, text):
    await kw.sessions.create(MARIA, session_id="s1")
    calls = [
        {"functionCall": {"name": "look", "args": {"q": [{"text": text}]}}},
        {"functionResponse": {"name": "look", "response": {"rows": [[text]]}}},
        {"inlineData": {"mimeType": "text/plain", "data": ""}, "text": text},
    ]
    hidden = event(
        content={"parts": calls},
        state_delta={"deep": {"er": [text]}, "user:deep": text},
        extra={"custom": {"metadata": text}},
    )
    await kw.sessions.append(MARIA, "s1", hidden)


async def effect(kw, text):
    async def work():
        return {"answer": text}

    await kw.sessions.once(MARIA, "token-1", work)


async def text_file(kw, text):
    await kw.artifacts.save(MARIA, "notes.txt", text)


async def file_of_bytes(kw, text):
    await kw.artifacts.save(MARIA, "notes.md", text.encode(), mime_type="text/markdown")


async def metadata_of_a_file(kw, text):
    await kw.artifacts.save(MARIA, "notes.txt", "hello", metadata={"from": text})


async def adk_memory_written(kw, text):
    content = types.Content(parts=[types.Part(text=text)])
    service = KeepwiseMemoryService(keepwise=kw)
    await service.add_memory(**WHO, memories=[MemoryEntry(content=content)])


async def adk_memory_of_events(kw, text):
    service = KeepwiseMemoryService(keepwise=kw)
    await service.add_events_to_memory(**WHO, events=[adk_event(text)], session_id="s1")
    for item in (await kw.bank.quarantine.list(MARIA)).items:
        await kw.bank.quarantine.drop(MARIA, item.id)


async def adk_session(kw, text):
    service = KeepwiseSessionService(keepwise=kw)
    session = await service.create_session(**WHO, session_id="s1", state={"first": text})
    await service.append_event(session, adk_event(text))


async def adk_artifact(kw, text):
    service = KeepwiseArtifactService(keepwise=kw)
    await service.save_artifact(
        **WHO, session_id="s1", filename="notes.txt", artifact=types.Part(text=text)
    )


async def adk_turn(kw, text):
    """A whole turn through a real runner: the user says it and the model repeats it."""
    agent = LlmAgent(name="router", model=ScriptedModel(steps=[f"You said: {text}"]))
    runner = Runner(
        app_name="acme",
        agent=agent,
        session_service=KeepwiseSessionService(keepwise=kw),
        memory_service=KeepwiseMemoryService(keepwise=kw),
        artifact_service=KeepwiseArtifactService(keepwise=kw),
        plugins=[KeepwisePlugin()],
    )
    await runner.session_service.create_session(**WHO, session_id="s1")
    message = types.Content(role="user", parts=[types.Part(text=text)])
    async for _ in runner.run_async(user_id="maria", session_id="s1", new_message=message):
        pass
    await runner.close()
    for item in (await kw.bank.quarantine.list(MARIA)).items:
        await kw.bank.quarantine.drop(MARIA, item.id)


DOORS = [
    extraction,
    extraction_of_what_an_agent_says,
    direct_write,
    consolidated_write,
    label,
    reason_of_forgetting,
    state,
    said_in_a_session,
    deep_in_an_event,
    effect,
    text_file,
    file_of_bytes,
    metadata_of_a_file,
    adk_memory_written,
    adk_memory_of_events,
    adk_session,
    adk_artifact,
    adk_turn,
]


def chain(error):
    """All that an error and whatever it carries along say."""
    told = []
    while error is not None:
        told += [repr(error), str(error), repr(vars(error))]
        error = error.__cause__ or error.__context__
    return " ".join(told)


def assert_nowhere(folder, sentinel, told):
    forms = {sentinel, sentinel.replace(",", ""), sentinel.replace(" ", "")}
    forms |= {json.dumps(form)[1:-1] for form in forms}
    kept = {"policy.toml", "keepwise.toml"}
    for path in folder.rglob("*"):
        if path.is_file() and path.name not in kept and "given" not in path.name:
            data = path.read_bytes()
            assert not any(form.encode() in data for form in forms), path.name
    assert not any(form in told for form in forms)


@pytest.mark.parametrize("kind", SENTINELS)
@pytest.mark.parametrize(
    "door",
    [
        *(pytest.param(door, id=door.__name__) for door in DOORS),
        *(pytest.param(door, id=name) for name, door in NAME_DOORS),
    ],
)
async def test_nothing_of_it_is_left(tmp_path, caplog, door, kind):
    caplog.set_level(logging.DEBUG)
    sentence, sentinel = SENTINELS[kind]
    told = []
    async with Keepwise.open() as kw:
        with contextlib.suppress(ValueError):  # how ADK is told of a refusal
            try:
                await door(kw, sentence)
            except KeepwiseError as error:
                told.append(chain(error))
            except ValueError as error:
                told.append(chain(error))
                raise
        entries = (await kw.audit.list(MARIA, page_size=1000)).items
        told.append(repr(entries))
        told.append(repr((await kw.bank.list(MARIA)).items))
    assert_nowhere(tmp_path, sentinel, " ".join([*told, caplog.text]))


COMMANDS = {
    "memories add": ["memories", "add", "{}"],
    "forget": ["forget", "{}", "--yes"],
    "memories search": ["memories", "search", "{}"],
    "artifacts save": ["artifacts", "save", "given.txt"],
    "artifacts load": ["artifacts", "load", "{}"],
    "sessions show": ["sessions", "show", "{}"],
    "memories show": ["memories", "show", "{}"],
}


@pytest.mark.parametrize("kind", SENTINELS)
@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["text", "json"])
def test_nothing_of_it_is_left_by_a_command(tmp_path, caplog, name, kind, form):
    caplog.set_level(logging.DEBUG)
    sentence, sentinel = SENTINELS[kind]
    (tmp_path / "given.txt").write_text(sentence, "utf-8")

    async def made():
        async with Keepwise.open() as kw:
            await kw.bank.create(MARIA, "I prefer tables")

    asyncio.run(made())
    args = [arg.format(sentence) for arg in COMMANDS[name]]
    result = CliRunner().invoke(
        command_line, [*form, *args, "--app", "acme", "--user", "maria"], catch_exceptions=False
    )
    assert_nowhere(tmp_path, sentinel, result.output + caplog.text)
