"""Stores as ADK's own services write them, to import from."""

from __future__ import annotations

import datetime
import gc
import hashlib
import sqlite3
import warnings
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy
from google.adk.events import Event, EventActions
from google.adk.events.event_actions import EventCompaction
from google.adk.sessions import BaseSessionService, DatabaseSessionService, Session
from google.adk.sessions.schemas import v0, v1
from google.adk.sessions.sqlite_session_service import SqliteSessionService
from google.genai import types
from sqlalchemy import orm
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from keepwise import Keepwise
from keepwise.adk.importing import Imported, old_store

KINDS = ("sqlite", "database", "database-v0")
BEGIN = 2_000_000_000.0


def service_of(kind: str, path: Path) -> BaseSessionService:
    """ADK's service of that kind on a file."""
    if kind == "sqlite":
        # ADK leaves a connection open here, and from Python 3.13 on that is told when it goes.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)
            service = SqliteSessionService(str(path))
            gc.collect()
        return service
    if kind == "database-v0" and not path.exists():
        engine = sqlalchemy.create_engine(f"sqlite:///{path}")
        v0.Base.metadata.create_all(engine)
        engine.dispose()
    return DatabaseSessionService(f"sqlite+aiosqlite:///{path}")


class Author:
    """Writes sessions through one of ADK's services, a second between events."""

    def __init__(self, kind: str, path: Path) -> None:
        self.service = service_of(kind, path)
        self.number = 0

    async def session(self, app: str, user: str, session_id: str, **state: object) -> Session:
        values = {key.replace("__", ":"): value for key, value in state.items()}
        return await self.service.create_session(
            app_name=app, user_id=user, session_id=session_id, state=values
        )

    async def append(self, session: Session, text: str = "", **fields: object) -> Event:
        """An event a second after the one before; ``delta`` is its state delta."""
        self.number += 1
        actions = dict(fields.pop("actions", {}))
        actions["state_delta"] = fields.pop("delta", {})
        parts = [types.Part(text=text)] if text else []
        made = {
            "id": f"e{self.number}",
            "author": "user",
            "invocation_id": f"i{self.number}",
            "timestamp": BEGIN + self.number + 0.123456,
            "content": types.Content(role="user", parts=parts) if parts else None,
            **fields,
        }
        event = Event(actions=EventActions(**actions), **made)
        return await self.service.append_event(session, event)

    async def close(self) -> None:
        await self.service.close()


# ADK takes its time to write, so what was written once is copied. By kind and length.
_filled: dict[tuple[str, int], bytes] = {}


async def fill(kind: str, path: Path, *, long: int = 0) -> None:
    """Two apps, three users, and one of everything an event can hold.

    Args:
        kind: which of ADK's services.
        path: the new file.
        long: how many events more Maria's first session has.
    """
    if (kind, long) not in _filled:
        await _write(kind, path, long)
        _filled[kind, long] = path.read_bytes()  # noqa: ASYNC240
    path.write_bytes(_filled[kind, long])  # noqa: ASYNC240


async def _write(kind: str, path: Path, long: int) -> None:
    write = Author(kind, path)
    maria = await write.session(
        "acme",
        "maria",
        "m1",
        tier="gold",
        gone=1,
        deep={"a": [1, None, 0.1 + 0.2]},
        user__plan="pro",
    )
    await write.append(maria, "Hello שלום 你好 👋", delta={"step": 1, "user:theme": "dark"})
    await write.append(
        maria,
        author="router",
        content=types.Content(
            role="model",
            parts=[
                types.Part(text="I wonder", thought=True, thought_signature=b"\x01\xfe\x00"),
                types.Part(inline_data=types.Blob(mime_type="image/png", data=b"\x00\xff\x10")),
                types.Part(
                    function_call=types.FunctionCall(id="call-1", name="ask", args={"a": None})
                ),
            ],
        ),
        long_running_tool_ids={"call-1"},
        branch="root.router",
        turn_complete=True,
        custom_metadata={"k": [1, 2.5, None, {"deep": "ü"}]},
        usage_metadata=types.GenerateContentResponseUsageMetadata(prompt_token_count=7),
        delta={"gone": None, "big": 2**60, "f": 1.0},
        actions={"artifact_delta": {"plan.csv": 2}, "agent_state": {"step": 2}},
    )
    summary = types.Content(role="model", parts=[types.Part(text="They greeted.")])
    await write.append(
        maria,
        actions={
            "compaction": EventCompaction(
                start_timestamp=BEGIN, end_timestamp=BEGIN + 2, compacted_content=summary
            )
        },
    )
    await write.append(maria, "I prefer euros.", invocation_id="undone", delta={"step": 2})
    await write.append(maria, delta={"step": 1}, actions={"rewind_before_invocation_id": "undone"})
    for number in range(long):
        await write.append(maria, f"line {number}", delta={"count": number, "user:last": number})
    second = await write.session("acme", "maria", "m2", app__rate=1)
    await write.append(second, "I prefer metric units.", delta={"user:theme": "light"})
    sam = await write.session("acme", "sam", "s1")
    await write.append(sam, "Hi", delta={"app:rate": 2, "user:plan": "free"})
    await write.session("acme", "sam", "empty", only="state")
    other = await write.session("zoo", "maria", "m1", user__animal="okapi")
    await write.append(other, "Another app", delta={"app:open": True})
    await write.close()


def digest(path: Path) -> dict[str, str]:
    """The file and everything beside it that has its name, by digest."""
    return {
        each.name: hashlib.sha256(each.read_bytes()).hexdigest()
        for each in sorted(path.parent.glob(f"{path.name}*"))
    }


def fill_wide(path: Path, *, users: int, sessions: int) -> None:
    """Many users of one app, each with so many sessions of one event, written as rows at once."""
    engine = sqlalchemy.create_engine(f"sqlite:///{path}")
    v1.Base.metadata.create_all(engine)
    moment = datetime.datetime(2026, 1, 1)  # noqa: DTZ001  (as ADK writes it)
    with orm.Session(engine) as session:
        session.add(v1.StorageMetadata(key="schema_version", value="1"))
        session.add(v1.StorageAppState(app_name="acme", state={}))
        for number in range(users * sessions):
            user = f"user{number % users:03}"
            if number < users:
                session.add(v1.StorageUserState(app_name="acme", user_id=user, state={}))
            one = Session(app_name="acme", user_id=user, id=f"s{number:05}")
            session.add(
                v1.StorageSession(
                    app_name="acme",
                    user_id=user,
                    id=one.id,
                    state={"n": 0},
                    create_time=moment,
                    update_time=moment,
                )
            )
            event = Event(
                id=f"{one.id}-0",
                author="user",
                invocation_id="i0",
                timestamp=BEGIN,
                content=types.Content(role="user", parts=[types.Part(text="Hello")]),
                actions=EventActions(state_delta={"n": 0}),
            )
            session.add(v1.StorageEvent.from_event(one, event))
        session.commit()
    engine.dispose()


def read_through_asyncio(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let the URL of any server lead to a file, by SQLAlchemy's asyncio engine."""

    def connect(url: sqlalchemy.URL, where: str) -> AsyncEngine:
        return create_async_engine(f"sqlite+aiosqlite:///{path}")

    monkeypatch.setattr(old_store, "connect_to", connect)


async def contents(kw: Keepwise, *, bank: str = "default") -> dict[object, object]:
    """All that a store holds, in one value that can be compared."""
    found = {}
    for scope in await kw.scopes():
        if scope.bank != bank:
            continue
        if not scope.get("user_id"):
            found[scope.entries] = await kw.sessions.user_state(scope)
            continue
        page = await kw.sessions.list(scope, page_size=1000)
        sessions = [await kw.sessions.get(scope, each.id) for each in page.items]
        found[scope.entries] = (
            {s.id: (s.revision, s.created_at, s.updated_at, s.state, s.events) for s in sessions},
            await kw.sessions.user_state(scope),
        )
    return found


def edit(path: Path, sql: str, *params: object) -> None:
    """Change something that is there, as no service of ADK's would."""
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(sql, params).rowcount > 0


def reasons(imported: Imported) -> dict[tuple[str, str, str], str]:
    """Why something was left out, by user, session, and event or key."""
    return {(e.user_id, e.session_id, e.event_id or e.key): e.reason for e in imported.left_out}
