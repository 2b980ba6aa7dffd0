"""How long appending one event takes: our session service beside ADK's two on files.

    .venv/bin/python bench/append.py

Every service stores the same events, with the same state changes, in a session of its own; they
take turns in rounds, so that noise hits all alike. What is timed is ``append_event`` on a live
session, as ADK's runner calls it. Ours is there twice: as it comes, where a power cut may take the
last commits but a killed process loses none, and with every commit on the disk before it returns,
as ADK's two have it.

Last result (two cores of an AMD EPYC, Python 3.11.7, google-adk 2.13.0):

    append, ms                                p50      p95  times ours
    keepwise.adk.KeepwiseSessionService     0.778    1.631         1.0
    the same, database.durable = true       1.069    1.734         1.4
    google.adk SqliteSessionService         3.133    4.576         4.0
    google.adk DatabaseSessionService       6.110    9.111         7.9
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import sys
import tempfile
import time
import warnings
from pathlib import Path

warnings.filterwarnings("ignore")

from google.adk.events import Event, EventActions  # noqa: E402
from google.adk.sessions import BaseSessionService, Session  # noqa: E402
from google.adk.sessions.database_session_service import DatabaseSessionService  # noqa: E402
from google.adk.sessions.sqlite_session_service import SqliteSessionService  # noqa: E402
from google.genai import types  # noqa: E402

from keepwise import Keepwise, Settings  # noqa: E402
from keepwise.adk import KeepwiseSessionService  # noqa: E402
from keepwise.settings import DatabaseSettings  # noqa: E402

ROUNDS = 30
APPENDS_A_ROUND = 10


def events(start: int) -> list[Event]:
    """A turn's worth of events; ids and times differ each time, sizes do not."""
    made = []
    for number in range(start, start + APPENDS_A_ROUND):
        author = "user" if number % 2 else "router"
        part = types.Part(text=f"What did we spend on Acme Pure in Western Europe, take {number}?")
        made.append(
            Event(
                invocation_id=f"turn-{number}",
                author=author,
                content=types.Content(role="user" if number % 2 else "model", parts=[part]),
                actions=EventActions(
                    state_delta={
                        "step": number,
                        "last_answer": {"metric": "spend", "rows": [number, number + 1]},
                        "user:visits": number,
                        "temp:token": "for this turn only",
                    }
                ),
            )
        )
    return made


async def append_all(
    service: BaseSessionService, session: Session, batch: list[Event]
) -> list[float]:
    took = []
    for event in batch:
        begin = time.perf_counter()
        await service.append_event(session, event)
        took.append((time.perf_counter() - begin) * 1000)
    return took


async def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        durable = Keepwise.open(
            str(folder / "durable.db"), settings=Settings(database=DatabaseSettings(durable=True))
        )
        services: dict[str, BaseSessionService] = {
            "keepwise.adk.KeepwiseSessionService": KeepwiseSessionService(
                f"keepwise:///{folder / 'keepwise.db'}"
            ),
            "the same, database.durable = true": KeepwiseSessionService(keepwise=durable),
            "google.adk SqliteSessionService": SqliteSessionService(str(folder / "sqlite.db")),
            "google.adk DatabaseSessionService": DatabaseSessionService(
                f"sqlite+aiosqlite:///{folder / 'database.db'}"
            ),
        }
        sessions = {
            label: await service.create_session(app_name="acme", user_id="maria")
            for label, service in services.items()
        }
        took: dict[str, list[float]] = {label: [] for label in services}
        for label, service in services.items():  # the first round pays for set-up; not counted
            await append_all(service, sessions[label], events(0))
        gc.disable()
        for number in range(1, ROUNDS + 1):
            labels = list(services)
            for label in labels[number % len(labels) :] + labels[: number % len(labels)]:
                batch = events(number * APPENDS_A_ROUND)
                took[label] += await append_all(services[label], sessions[label], batch)
            gc.collect()
        for label, service in services.items():
            stored = await service.get_session(
                app_name="acme", user_id="maria", session_id=sessions[label].id
            )
            expected = (ROUNDS + 1) * APPENDS_A_ROUND
            if stored is None or len(stored.events) != expected:
                sys.exit(f"{label} does not hold the {expected} events it was given")
        report(took)
        for service in services.values():
            close = getattr(service, "close", None)
            if close is not None:
                await close()
        await durable.close()


def report(took: dict[str, list[float]]) -> None:
    ours = statistics.median(next(iter(took.values())))
    print(f"{'append, ms':36} {'p50':>8} {'p95':>8} {'times ours':>11}")
    for label, each in took.items():
        p50, p95 = statistics.median(each), statistics.quantiles(each, n=20)[-1]
        print(f"{label:36} {p50:8.3f} {p95:8.3f} {p50 / ours:11.1f}")


if __name__ == "__main__":
    asyncio.run(main())
