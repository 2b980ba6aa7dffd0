"""How long it takes to import sessions that ADK has stored.

    .venv/bin/python bench/import_adk.py

The old store is a file of ADK's DatabaseSessionService, filled through ADK's own rows: 200 users of
one app, each with ten sessions, each of one event that changes a key. It is imported into a new
file; then again, when all of it is known and nothing is written. What stands there is checked.

Last result (two cores of an AMD EPYC, Python 3.11.7, google-adk 2.13.0):

    2,000 sessions, new        8.2 s    4.10 ms a session
    2,000 sessions, known      2.5 s    1.23 ms a session
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
import warnings
from datetime import UTC, datetime
from pathlib import Path

warnings.filterwarnings("ignore")

import sqlalchemy  # noqa: E402
from google.adk.events import Event, EventActions  # noqa: E402
from google.adk.sessions import Session  # noqa: E402
from google.adk.sessions.schemas import v1  # noqa: E402
from google.genai import types  # noqa: E402
from sqlalchemy import orm  # noqa: E402

from keepwise import Keepwise, Settings  # noqa: E402
from keepwise.adk.importing import import_sessions  # noqa: E402

APP = "acme"
USERS = 200
SESSIONS = 10  # of each user
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)


def fill(path: Path) -> None:
    engine = sqlalchemy.create_engine(f"sqlite:///{path}")
    v1.Base.metadata.create_all(engine)
    with orm.Session(engine) as rows:
        rows.add(v1.StorageMetadata(key="schema_version", value="1"))
        rows.add(v1.StorageAppState(app_name=APP, state={}))
        for user in (f"user-{number}" for number in range(USERS)):
            rows.add(v1.StorageUserState(app_name=APP, user_id=user, state={}))
            for number in range(SESSIONS):
                add_session(rows, Session(app_name=APP, user_id=user, id=f"{user}-{number}"))
        rows.commit()
    engine.dispose()


def add_session(rows: orm.Session, session: Session) -> None:
    moment = BEGAN.replace(tzinfo=None)  # as ADK writes it
    rows.add(
        v1.StorageSession(
            app_name=APP,
            user_id=session.user_id,
            id=session.id,
            state={"step": 1},
            create_time=moment,
            update_time=moment,
        )
    )
    text = "What is the weather in Lisbon like today, and what will it be tomorrow?"
    event = Event(
        id=f"{session.id}-event",
        author="user",
        invocation_id="turn",
        timestamp=BEGAN.timestamp(),
        content=types.Content(role="user", parts=[types.Part(text=text)]),
        actions=EventActions(state_delta={"step": 1}),
    )
    rows.add(v1.StorageEvent.from_event(session, event))


async def main() -> None:
    count = USERS * SESSIONS
    with tempfile.TemporaryDirectory() as name:
        old = Path(name) / "old.db"
        fill(old)
        async with Keepwise.open(str(Path(name) / "new.db"), settings=Settings()) as kw:
            for label, new in (("new", count), ("known", 0)):
                begin = time.perf_counter()
                done = await import_sessions(kw, str(old))
                took = time.perf_counter() - begin
                if (done.sessions_new, done.events_new) != (new, new):
                    sys.exit(f"imported {done.sessions_new} sessions, {done.events_new} events")
                each = took / count * 1000
                print(f"{count:,} sessions, {label:6} {took:7.1f} s {each:7.2f} ms a session")


if __name__ == "__main__":
    asyncio.run(main())
