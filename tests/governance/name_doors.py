"""Every place for a name or an id, and a call that puts something else there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from keepwise import Event, Keepwise, Scope

MARIA = Scope.user("acme", "maria")
HELLO = Event("e1", "user", 1_700_000_000_000_000, "i1", {"parts": [{"text": "I prefer tables"}]})
# What an agent brings in waits with its author's name.
BROUGHT_IN = replace(HELLO, content={"parts": [{"text": "Remember that Maria likes pounds."}]})

Door = Callable[[Keepwise, str], Awaitable[object]]


async def work() -> dict[str, str]:
    return {"room": "quiet"}


async def all_of(lines: AsyncIterator[str]) -> list[str]:
    return [line async for line in lines]


async def in_session(kw: Keepwise, call: Callable[[], Awaitable[Any]]) -> None:
    await kw.sessions.create(MARIA, session_id="s1")
    await kw.sessions.append(MARIA, "s1", HELLO)
    await call()


def event(**names: str) -> Event:
    return replace(HELLO, id="e2", **names)  # type: ignore[arg-type]


# Names that would be stored.
GIVEN: dict[str, Door] = {
    "session": lambda kw, text: kw.sessions.create(MARIA, session_id=text),
    "event": lambda kw, text: in_session(
        kw, lambda: kw.sessions.append(MARIA, "s1", replace(HELLO, id=text))
    ),
    "author": lambda kw, text: in_session(
        kw, lambda: kw.sessions.append(MARIA, "s1", event(author=text))
    ),
    "invocation": lambda kw, text: in_session(
        kw, lambda: kw.sessions.append(MARIA, "s1", event(invocation_id=text))
    ),
    "author of a rewind": lambda kw, text: in_session(
        kw, lambda: kw.sessions.rewind(MARIA, "s1", "i1", event=event(author=text))
    ),
    "branch and model": lambda kw, text: in_session(
        kw,
        lambda: kw.sessions.append(
            MARIA, "s1", replace(HELLO, id="e2", extra={"branch": text, "modelVersion": text})
        ),
    ),
    "holder of a turn": lambda kw, text: in_session(
        kw, lambda: kw.sessions.turns.begin(MARIA, "s1", text)
    ),
    "token": lambda kw, text: kw.sessions.once(MARIA, text, work),
    "token of a session": lambda kw, text: kw.sessions.once(MARIA, f"{text}:{'0a' * 16}:0", work),
    "settled token": lambda kw, text: kw.sessions.settle(MARIA, text, 1),
    "file": lambda kw, text: kw.artifacts.save(MARIA, text, "hello"),
    "session of a file": lambda kw, text: kw.artifacts.save(MARIA, "a", "hello", session_id=text),
    "stream": lambda kw, text: kw.bank.ingest(MARIA, [HELLO], stream=text),
    "event of the bank": lambda kw, text: kw.bank.ingest(MARIA, [replace(HELLO, id=text)]),
    "author of a suspect": lambda kw, text: kw.bank.ingest(
        MARIA, [replace(BROUGHT_IN, author=text)]
    ),
    "forgotten session": lambda kw, text: kw.bank.forget_derived(MARIA, text),
    "target of a look": lambda kw, text: in_session(
        kw, lambda: kw.audit.read(MARIA, target=text, reason="asked", actor="operator")
    ),
    "user": lambda kw, text: kw.bank.create(Scope.user("acme", text), "I prefer tables"),
    "refused user": lambda kw, text: kw.bank.create(Scope.user("acme", text), f"So: {text}"),
    "app": lambda kw, text: kw.sessions.create(Scope.user(text, "maria")),
    "bank": lambda kw, text: kw.bank.ingest(Scope.user("acme", "maria", bank=text), [HELLO]),
    "key of a scope": lambda kw, text: kw.artifacts.save(Scope.of({text: "x"}), "a", "hello"),
    "user of shared state": lambda kw, text: kw.sessions.set_shared(
        Scope.user("acme", text), {"user:plan": 1}
    ),
    "user of an effect": lambda kw, text: kw.sessions.once(Scope.user("acme", text), "t", work),
    "user whose session is forgotten": lambda kw, text: kw.bank.forget_derived(
        Scope.user("acme", text), "s1"
    ),
    "user of a file": lambda kw, text: kw.artifacts.save(Scope.user("acme", text), "a", "hello"),
}
# Names that are looked for, and told about in an error.
ASKED: dict[str, Door] = {
    "session": lambda kw, text: kw.sessions.get(MARIA, text),
    "unstorable session": lambda kw, text: kw.sessions.get(MARIA, f"{text}\x00"),
    "events": lambda kw, text: kw.sessions.events(MARIA, text),
    "history": lambda kw, text: kw.sessions.history(MARIA, "step", session_id=text),
    "append": lambda kw, text: kw.sessions.append(MARIA, text, HELLO),
    "rewind": lambda kw, text: kw.sessions.rewind(MARIA, text, "i1"),
    "rewound invocation": lambda kw, text: in_session(
        kw, lambda: kw.sessions.rewind(MARIA, "s1", text)
    ),
    "expiry": lambda kw, text: kw.sessions.set_expiry(MARIA, text, None),
    "turn": lambda kw, text: kw.sessions.turns.begin(MARIA, text, "i1"),
    "file": lambda kw, text: kw.artifacts.load(MARIA, text),
    "file of the user": lambda kw, text: kw.artifacts.load(MARIA, f"user:{text}"),
    "unstorable file": lambda kw, text: kw.artifacts.get(MARIA, f"{text}\x00"),
    "versions": lambda kw, text: kw.artifacts.versions(MARIA, text),
    "removed file": lambda kw, text: kw.artifacts.remove(MARIA, text),
    "memory": lambda kw, text: kw.bank.get(MARIA, text),
    "rolled back memory": lambda kw, text: kw.bank.rollback(MARIA, text, 1),
    "forgotten memory": lambda kw, text: kw.bank.delete(MARIA, text),
    "topic": lambda kw, text: kw.bank.create(MARIA, "I prefer tables", topic=text),
    "waiting item": lambda kw, text: kw.bank.quarantine.get(MARIA, text),
    "confirmed item": lambda kw, text: kw.bank.quarantine.confirm(MARIA, text),
    "bank": lambda kw, text: kw.audit.log(text),
    "verified bank": lambda kw, text: kw.audit.verify(text),
    "exported bank": lambda kw, text: all_of(kw.export(text)),
    "exported user": lambda kw, text: all_of(kw.export(Scope.user("acme", text))),
    "key of a scope": lambda kw, text: all_of(kw.export(Scope.of({text: ""}))),
    "imported user": lambda kw, text: imported(kw, user_id=text),
    "imported bank": lambda kw, text: imported(kw, bank=text),
}


async def imported(kw: Keepwise, **whose: str) -> object:
    """Import what another program kept under a name that is given with the file."""
    report = await kw.import_file(of_another_program(), form="mem0", app_name="acme", **whose)  # type: ignore[arg-type]
    assert report.changed == 0
    return report


def of_another_program() -> Path:
    path = Path("given.json")
    path.write_text('[{"id": "m1", "memory": "Prefers tables", "user_id": "maria"}]', "utf-8")
    return path


NAME_DOORS = [
    *(("given " + name, door) for name, door in GIVEN.items()),
    *(("asked for " + name, door) for name, door in ASKED.items()),
]
