"""The story of the product, played for real: ADK's own ``Runner`` on a file.

Monday Maria says what she likes; next week it is used; then she changes her mind, Sam asks the
same, and she has it forgotten. Each step records what happened, each check looks at the store, at
what the model was given, or at the bytes on disk.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from google.adk.apps import App
from google.adk.models.llm_request import LlmRequest
from google.adk.runners import Runner
from google.genai import types

from keepwise.adk.plugin import KeepwisePlugin
from keepwise.adk.story.agent import (
    APP,
    MONDAY_FIGURE,
    TOKEN_KEY,
    Warehouse,
    asked,
    recalled,
    router,
)
from keepwise.adk.story.services import Services, own_services
from keepwise.errors import Refused
from keepwise.model import Ingested, JsonObject, Memory, Scope
from keepwise.wiring import Keepwise

QUESTION = "What did we spend on Acme Pure?"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened: a title, and lines of (label, what)."""

    title: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Check:
    """One promise, whether it held, and what was seen."""

    name: str
    ok: bool
    detail: str


Told = Step | Check


def made_up_token() -> str:
    """A token of Databricks' shape that opens nothing."""
    return "da" + "pi" + hashlib.sha256(b"keepwise demo").hexdigest()[:32]


async def play(
    keepwise: Keepwise, folder: Path, services: Services | None = None
) -> AsyncGenerator[Told]:
    """Play the story on an open store whose files are in ``folder``; yields as it goes.

    Without ``services`` it stands on Keepwise's own; others must keep what they get in that store.
    """
    stage = _Stage(keepwise, services or own_services(keepwise))
    chapters: Sequence[Callable[[_Stage, Path], AsyncGenerator[Told]]] = (
        _monday,
        _tokens,
        _next_week,
        _pounds,
        _sam,
        _replay,
        _forget,
        _on_disk,
    )
    try:
        for chapter in chapters:
            async for told in chapter(stage, folder):
                yield told
    finally:
        await stage.runner.close()


class _Stage:
    """The runner on its services, and what the chapters hand on to each other."""

    def __init__(self, keepwise: Keepwise, services: Services) -> None:
        self.kw = keepwise
        self.services = services
        self.maria = Scope.user(APP, "maria", bank=services.bank)
        self.sam = Scope.user(APP, "sam", bank=services.bank)
        self.warehouse = Warehouse()
        agent, self.model = router(self.warehouse)
        self.plugin = KeepwisePlugin()
        self.runner = Runner(
            app=App(name=APP, root_agent=agent, plugins=[self.plugin]),
            session_service=services.sessions,
            memory_service=services.memories,
        )
        self.token = made_up_token()
        self.sessions: dict[str, str] = {}

    async def say(
        self, user: str, conversation: str, words: str, state: JsonObject | None = None
    ) -> tuple[str, LlmRequest]:
        """Say something in a conversation; the answer, and the first request the model got."""
        session_id = self.sessions.get(conversation)
        if session_id is None:
            session = await self.runner.session_service.create_session(app_name=APP, user_id=user)
            session_id = self.sessions[conversation] = session.id
        before = len(self.model.requests)
        answer = ""
        async for event in self.runner.run_async(
            user_id=user,
            session_id=session_id,
            new_message=types.Content(role="user", parts=[types.Part(text=words)]),
            state_delta=dict(state) if state else None,
        ):
            if event.is_final_response() and event.content and event.content.parts:
                answer = event.content.parts[0].text or ""
        await self.plugin.drain()
        if self.services.settle is not None:
            await self.services.settle()
        return answer, self.model.requests[before]

    async def memories(self, scope: Scope | None = None) -> list[Memory]:
        found = await self.kw.bank.list(scope or self.maria)
        return sorted(found.items, key=lambda memory: memory.fact)

    async def facts(self, scope: Scope | None = None) -> list[str]:
        return [memory.fact for memory in await self.memories(scope)]

    async def replay(self, conversation: str) -> Ingested:
        """Hand a whole conversation to the bank again, as a callback after each answer would."""
        session = await self.kw.sessions.get(self.maria, self.sessions[conversation])
        return await self.kw.bank.ingest(
            self.maria, session.events, stream=self.services.stream or session.id
        )


def _kept(memories: Sequence[Memory]) -> list[tuple[str, str]]:
    return [
        (
            "kept",
            f"{memory.fact}  [{memory.topic}: she said “{memory.evidence[0].quote}”]",
        )
        for memory in memories
    ]


async def _monday(stage: _Stage, _: Path) -> AsyncGenerator[Told]:
    words = "I work on Western Europe. Always show me euros."
    answer, _request = await stage.say("maria", "monday", words)
    memories = await stage.memories()
    yield Step(
        "Monday: Maria says what she likes",
        (("maria", words), ("agent", answer), *_kept(memories)),
    )
    facts = [memory.fact for memory in memories]
    yield Check(
        "preferences are extracted, not transcripts",
        facts == ["Prefers euros", "Works on Western Europe"],
        "; ".join(facts),
    )


async def _tokens(stage: _Stage, _: Path) -> AsyncGenerator[Told]:
    before = await stage.facts()
    answer, _request = await stage.say("maria", "monday", QUESTION, {TOKEN_KEY: stage.token})
    typed = f"Use my Databricks token {stage.token} for that."
    await stage.say("maria", "monday", typed)
    entries = (await stage.kw.audit.list(stage.maria)).items
    refused = [
        ("refused", f"{', '.join(entry.kinds)}: {entry.reason}")
        for entry in entries
        if entry.action in ("refuse", "redact")
    ]
    yield Step(
        "Monday: an answer with a figure, a request with a token",
        (
            ("maria", f"{QUESTION}  (her token comes along in temp: state)"),
            ("agent", answer),
            ("maria", typed.replace(stage.token, stage.token[:6] + "…")),
            *refused,
        ),
    )
    yield Check(
        "the tool had the token for the turn",
        stage.warehouse.tokens[0] == stage.token,
        "temp:databricks_token was there when the tool ran",
    )
    session = await stage.kw.sessions.get(stage.maria, stage.sessions["monday"])
    written = repr((session.state, session.events))
    yield Check(
        "the token is in no stored event and no state",
        stage.token not in written and TOKEN_KEY not in session.state,
        "temp: was dropped before the write; the typed copy reads [redacted credential]",
    )
    facts = await stage.facts()
    yield Check(
        "the figure and the token became no memory",
        facts == before,
        f"still {len(facts)} memories; the audit log has {len(refused)} refusals",
    )
    try:
        await stage.kw.bank.create(stage.maria, f"Spend was €{MONDAY_FIGURE}")
        direct = "it was stored"
    except Refused as error:
        direct = str(error)
    yield Check("a direct write of the figure is refused", direct.startswith("fact:"), direct)


async def _next_week(stage: _Stage, _: Path) -> AsyncGenerator[Told]:
    stage.warehouse.spend = "441,020"
    first = len(stage.warehouse.questions)
    answer, request = await stage.say("maria", "next week", QUESTION)
    given = recalled(request)
    own, _request = await stage.say("maria", "next week", "Acme Pure spend in Southern Europe?")
    everywhere, _request = await stage.say("maria", "next week", "Acme Pure spend by region")
    asked_for = stage.warehouse.questions[first:]
    yield Step(
        "Next week: a new conversation",
        (
            ("maria", QUESTION),
            *(("given to the model", fact) for fact in given),
            ("asked of the data", asked_for[0]),
            ("agent", answer),
            ("maria", "Acme Pure spend in Southern Europe?"),
            ("asked of the data", asked_for[1]),
            ("agent", own),
            ("maria", "Acme Pure spend by region"),
            ("asked of the data", asked_for[2]),
            ("agent", everywhere),
        ),
    )
    yield Check(
        "both memories were in the request before the model read it",
        sorted(given) == ["Prefers euros", "Works on Western Europe"],
        "; ".join(given),
    )
    yield Check(
        "the remembered region fills the gap",
        asked_for[0] == "Acme Pure spend in Western Europe",
        asked_for[0],
    )
    yield Check(
        "her own word wins over memory",
        asked_for[1:] == ["Acme Pure spend in Southern Europe", "Acme Pure spend by region"],
        "; ".join(asked_for[1:]),
    )
    yield Check(
        "the figure is fetched, never recalled",
        MONDAY_FIGURE not in answer and stage.warehouse.spend in answer,
        "late invoices came in since Monday, and the answer has the new figure",
    )


async def _pounds(stage: _Stage, _: Path) -> AsyncGenerator[Told]:
    words = "Actually, show me pounds."
    await stage.say("maria", "next week", words)
    memories = await stage.memories()
    currency = next(memory for memory in memories if memory.slot == "currency")
    revisions = await stage.kw.bank.revisions(stage.maria, currency.id)
    yield Step(
        "Maria changes her mind",
        (
            ("maria", words),
            *(("revision", f"{each.number}: {each.fact}  [{each.reason}]") for each in revisions),
            *(("kept", memory.fact) for memory in memories),
        ),
    )
    yield Check(
        "euros became pounds: one memory, a new revision",
        [memory.fact for memory in memories] == ["Prefers pounds", "Works on Western Europe"]
        and [each.fact for each in revisions] == ["Prefers euros", "Prefers pounds"],
        f"{len(memories)} memories, {len(revisions)} revisions of the currency",
    )
    await stage.kw.bank.rollback(stage.maria, currency.id, 1)
    back = await stage.facts()
    await stage.kw.bank.rollback(stage.maria, currency.id, 2)
    yield Check(
        "the old one can be brought back",
        "Prefers euros" in back and "Prefers pounds" in await stage.facts(),
        "rolled back to euros, and forward to pounds again",
    )


async def _sam(stage: _Stage, _: Path) -> AsyncGenerator[Told]:
    _answer, request = await stage.say("sam", "sam", QUESTION)
    given = recalled(request)
    question = stage.warehouse.questions[-1]
    yield Step(
        "Sam asks the same",
        (
            ("sam", asked(request)),
            ("given to the model", "; ".join(given) or "nothing"),
            ("asked of the data", question),
        ),
    )
    yield Check(
        "nothing of Maria's reaches Sam",
        given == [] and question == "Acme Pure spend" and await stage.facts(stage.sam) == [],
        "no memory in his request, none in his scope",
    )


async def _replay(stage: _Stage, _: Path) -> AsyncGenerator[Told]:
    before = await stage.memories()
    results = [await stage.replay(name) for name in ("monday", "next week")]
    known = sum(result.known_events for result in results)
    yield Check(
        "handing the conversations in again changes nothing",
        await stage.memories() == before and not any(result.new_events for result in results),
        f"{known} events were known",
    )


async def _forget(stage: _Stage, _: Path) -> AsyncGenerator[Told]:
    words = "Forget that I prefer pounds."
    # What was said, as it was before anything is forgotten: a backup, or another system's copy.
    copies = [
        (await stage.kw.sessions.get(stage.maria, stage.sessions[name])).events
        for name in ("monday", "next week")
    ]
    await stage.say("maria", "next week", words)
    left = await stage.facts()
    for number, events in enumerate(copies):
        # Under another stream's name every event is new again: only the tombstone is in the way.
        await stage.kw.bank.ingest(stage.maria, events, stream=f"copy {number}")
    again = await stage.facts()
    await stage.kw.sessions.delete(stage.maria, stage.sessions["monday"])
    yield Step(
        "Maria has it forgotten",
        (
            ("maria", words),
            *(("kept", fact) for fact in left),
            ("forgotten", "the currency: memory, revisions, index, and her words in the ledger"),
            ("deleted", "Monday's conversation, the only place the figure was ever written"),
        ),
    )
    yield Check(
        "what she asked to forget is gone",
        left == ["Works on Western Europe"],
        "; ".join(left),
    )
    yield Check(
        "a replay does not bring it back",
        again == left,
        "the tombstone knows the words without holding them",
    )


async def _on_disk(stage: _Stage, folder: Path) -> AsyncGenerator[Told]:
    searched = {
        "the token": stage.token,
        "the figure": MONDAY_FIGURE,
        "the forgotten fact": "Prefers pounds",
        "the forgotten fact before it": "Prefers euros",
        "her forgotten words": "show me pounds",
        "her forgotten words before": "show me euros",
        "her request to forget": "I prefer pounds",
    }
    files = await asyncio.to_thread(_read_files, folder)
    found = {
        label: [name for name, content in files.items() if text.encode() in content]
        for label, text in searched.items()
    }
    sizes = ", ".join(f"{name} ({len(content):,} bytes)" for name, content in files.items())
    yield Step(
        "What is on disk",
        (
            ("files", sizes),
            *((label, ", ".join(names) or "in no file") for label, names in found.items()),
        ),
    )
    for label, names in found.items():
        detail = ", ".join(names) or "no byte sequence matches"
        yield Check(f"{label} is in no database file", not names, detail)
    kept = any(b"Works on Western Europe" in content for content in files.values())
    yield Check("what was kept is there", kept, "“Works on Western Europe” is in the file")


def _read_files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.glob("keepwise.db*"))
    }
