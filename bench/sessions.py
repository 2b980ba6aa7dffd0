"""Sessions at size: our session service beside ADK's two on files, in one run.

    .venv/bin/python bench/sessions.py            about a minute; exits 1 if a bound is missed
    .venv/bin/python bench/sessions.py --quick    some seconds: a tenth of everything, no bounds

What is timed is what ADK's runner calls: ``append_event`` on a live session, ``get_session`` with
and without ``num_recent_events``, ``list_sessions``. The services take turns in rounds, so that
noise hits all alike; figures are medians over all rounds. The garbage collector runs between
rounds, not in them. ADK's two are durable, ours is not unless the setting says so: a power cut may
take its last commits, a killed process loses none. So its append is there twice.

Ours is filled through itself. ADK's two take minutes for that, so they store a dozen events and
one session themselves, and those rows are copied inside their own tables, each with its own ids,
times, words and state. All hold the same events (a question, a tool's call and its response, the
answer, in turn), and every answer is checked for its ids.

The bounds: ours is the fastest in each; the last 20 of 10,000 events load at least 10 times faster
than all of them; an append costs less than 20 % more with 10,000 events in its session than with
10, and with 10,000 sessions of its user than with 10.

Last result (two cores of an AMD EPYC, Python 3.11.7, google-adk 2.13.0):

    append, ms                                   p50       p95  times ours
      keepwise.adk.KeepwiseSessionService      0.690     1.359         1.0
      the same, database.durable = true        0.871     1.556         1.3
      google.adk SqliteSessionService          2.593     3.427         3.8
      google.adk DatabaseSessionService        5.361     6.982         7.8
    get, last 20 of 10,000 events, ms            p50       p95  times ours
      keepwise.adk.KeepwiseSessionService      0.977                   1.0
      google.adk SqliteSessionService         14.274                  14.6
      google.adk DatabaseSessionService        4.277                   4.4
    get, all of 10,000 events, ms                p50       p95  times ours
      keepwise.adk.KeepwiseSessionService    283.400                   1.0
      google.adk SqliteSessionService        306.086                   1.1
      google.adk DatabaseSessionService      436.528                   1.5
    list, 10,000 sessions, ms                    p50       p95  times ours
      keepwise.adk.KeepwiseSessionService     99.742                   1.0
      google.adk SqliteSessionService        117.346                   1.2
      google.adk DatabaseSessionService      367.348                   3.7
    get, all : last 20, of 10,000 events           25.4   (at least 10)
    append, 10 and 10,000 events of a session      0.617 -> 0.625 ms, +1.2 %   (less than +20 %)
    append, 10 and 10,000 sessions of a user       0.779 -> 0.782 ms, +0.4 %   (less than +20 %)
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sqlite3
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

warnings.filterwarnings("ignore")

from google.adk.events import Event, EventActions  # noqa: E402
from google.adk.sessions import BaseSessionService, Session  # noqa: E402
from google.adk.sessions.base_session_service import GetSessionConfig  # noqa: E402
from google.adk.sessions.database_session_service import DatabaseSessionService  # noqa: E402
from google.adk.sessions.sqlite_session_service import SqliteSessionService  # noqa: E402
from google.genai import types  # noqa: E402

from keepwise import Keepwise, Scope, Settings  # noqa: E402
from keepwise.adk import KeepwiseSessionService  # noqa: E402
from keepwise.adk.events import from_adk  # noqa: E402
from keepwise.settings import DatabaseSettings  # noqa: E402

APP = "acme"
BATCH = 12  # events, appended in one round
RECENT = 20
BEGAN = time.time()  # every event has its own second after it

OURS = "keepwise.adk.KeepwiseSessionService"
DURABLE = "the same, database.durable = true"
SQLITE = "google.adk SqliteSessionService"
DATABASE = "google.adk DatabaseSessionService"

Variant = Callable[[int], Awaitable[list[float]]]
"""Takes the number of the round; how many milliseconds each call took."""


@dataclass(frozen=True)
class Size:
    """How much there is of everything."""

    few: int
    many: int
    appends: int  # rounds of a batch
    loads: int  # rounds of one call

    def __str__(self) -> str:
        return f"{self.few:,} and {self.many:,}"


WHOLE = Size(few=10, many=10_000, appends=60, loads=9)
QUICK = Size(few=10, many=1_000, appends=10, loads=3)


def event(number: int) -> Event:
    """The event of a number: a question, a tool's call and its response, the answer, in turn."""
    what = f"What did we spend on Acme Pure in Western Europe, take {number}?"
    spend = {"region": "Western Europe", "brand": "Acme Pure", "spend": [number, number + 1]}
    author, role, part = (
        ("user", "user", types.Part(text=what)),
        ("router", "model", called({"brand": "Acme Pure", "take": number})),
        ("router", "user", types.Part.from_function_response(name="spend", response=spend)),
        ("router", "model", types.Part(text=f"The answer to: {what}")),
    )[number % 4]
    return Event(
        id=f"event-{number}",
        timestamp=BEGAN + number,
        invocation_id=f"turn-{number // 4}",
        author=author,
        content=types.Content(role=role, parts=[part]),
        actions=EventActions(
            state_delta={
                **state(number),
                "user:visits": number,
                "temp:token": "for this turn only",
            }
        ),
    )


def called(arguments: dict[str, object]) -> types.Part:
    return types.Part.from_function_call(name="spend", args=arguments)


def state(number: int) -> dict[str, object]:
    """A session's own values after so many events."""
    return {"step": number, "last_answer": {"metric": "spend", "rows": [number, number + 1]}}


# Filling


async def fill_ours(service: KeepwiseSessionService, size: Size) -> None:
    """A session of many events for Maria, many sessions for the crowd, few for the clique."""
    kw = await service.store()
    await kw.sessions.create(Scope.user(APP, "maria"), session_id="long")
    for first in range(0, size.many, 1000):
        batch = [from_adk(event(number)) for number in range(first, first + 1000)]
        await kw.sessions.append_many(Scope.user(APP, "maria"), "long", batch)
    for user, count in (("crowd", size.many), ("clique", size.few)):
        for number in range(count):
            await kw.sessions.create(
                Scope.user(APP, user), session_id=f"session-{number}", state=state(number)
            )


async def fill_theirs(service: BaseSessionService, path: Path, size: Size) -> None:
    """The same, but for the few: a batch and a session by the service itself, the rest copied."""
    session = await service.create_session(app_name=APP, user_id="maria", session_id="long")
    for number in range(BATCH):
        await service.append_event(session, event(number))
    await service.create_session(
        app_name=APP, user_id="crowd", session_id="session-0", state=state(0)
    )
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        batch = connection.execute("SELECT * FROM events ORDER BY timestamp").fetchall()
        copy(
            connection,
            "events",
            (event_row(batch[number % BATCH], number) for number in range(BATCH, size.many)),
        )
        (first,) = connection.execute("SELECT * FROM sessions WHERE user_id = 'crowd'").fetchall()
        copy(connection, "sessions", (session_row(first, number) for number in range(1, size.many)))
        connection.commit()


def copy(connection: sqlite3.Connection, table: str, rows: Iterable[Mapping[str, object]]) -> None:
    for row in rows:
        marks = ", ".join(f":{column}" for column in row)
        connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", row)


def event_row(like: sqlite3.Row, number: int) -> dict[str, object]:
    made = event(number)
    data = json.loads(like["event_data"])
    fields = made.model_dump(mode="json", exclude_none=True)
    for name in ("id", "timestamp", "invocation_id", "content"):
        data[name] = fields[name]
    data["actions"]["state_delta"] = state(number) | {"user:visits": number}
    return dict(like) | {
        "id": made.id,
        "invocation_id": made.invocation_id,
        "timestamp": moment(like["timestamp"], made.timestamp),
        "event_data": json.dumps(data),
    }


def session_row(like: sqlite3.Row, number: int) -> dict[str, object]:
    changed = moment(like["update_time"], BEGAN + number)
    return dict(like) | {
        "id": f"session-{number}",
        "state": json.dumps(state(number)),
        "create_time": changed,
        "update_time": changed,
    }


def moment(like: object, seconds: float) -> object:
    """A time in the form a column has: a number, or SQLAlchemy's text."""
    if not isinstance(like, str):
        return seconds
    text = datetime.fromtimestamp(seconds, UTC).replace(tzinfo=None)
    return text.isoformat(" ", "microseconds")


# Measuring


async def rounds(variants: Mapping[str, Variant], count: int) -> dict[str, list[float]]:
    """Let the variants take turns, each round another first; what each call took."""
    took: dict[str, list[float]] = {label: [] for label in variants}
    for variant in variants.values():  # the first round pays for set-up; not counted
        await variant(0)
    gc.collect()
    gc.freeze()  # what is there already need not be looked through again and again
    gc.disable()
    labels = list(variants)
    for number in range(1, count + 1):
        for label in labels[number % len(labels) :] + labels[: number % len(labels)]:
            took[label] += await variants[label](number)
            gc.collect()
    gc.enable()
    gc.unfreeze()
    return took


def appending(
    service: BaseSessionService, session: Callable[[int], Awaitable[Session]], first: int
) -> Variant:
    """Append a batch to the session of each round; its events are numbered from ``first``."""

    async def measure(number: int) -> list[float]:
        live, took = await session(number), []
        for each in range(first + number * BATCH, first + (number + 1) * BATCH):
            made = event(each)
            begin = time.perf_counter()
            await service.append_event(live, made)
            took.append((time.perf_counter() - begin) * 1000)
        return took

    return measure


def always(session: Session) -> Callable[[int], Awaitable[Session]]:
    async def same(_: int) -> Session:
        return session

    return same


def getting(service: BaseSessionService, count: int, recent: int | None) -> Variant:
    config = None if recent is None else GetSessionConfig(num_recent_events=recent)

    async def measure(_: int) -> list[float]:
        begin = time.perf_counter()
        session = await service.get_session(
            app_name=APP, user_id="maria", session_id="long", config=config
        )
        took = (time.perf_counter() - begin) * 1000
        expected = [f"event-{number}" for number in range(count)][-(recent or count) :]
        if session is None or [each.id for each in session.events] != expected:
            sys.exit(f"{type(service).__name__} does not load the events it was given")
        return [took]

    return measure


def listing(service: BaseSessionService, count: int) -> Variant:
    async def measure(_: int) -> list[float]:
        begin = time.perf_counter()
        found = await service.list_sessions(app_name=APP, user_id="crowd")
        took = (time.perf_counter() - begin) * 1000
        steps = sorted(session.state["step"] for session in found.sessions)
        if steps != list(range(count)):
            sys.exit(f"{type(service).__name__} does not list the sessions it was given")
        return [took]

    return measure


async def beside_adk(services: Mapping[str, BaseSessionService], size: Size) -> bool:
    """Print what each service takes; whether ours is the fastest in all of it."""
    three = {label: service for label, service in services.items() if label != DURABLE}
    short = {
        label: await service.create_session(app_name=APP, user_id="paul")
        for label, service in services.items()
    }
    measured = {
        "append": await rounds(
            {
                label: appending(service, always(short[label]), 0)
                for label, service in services.items()
            },
            size.appends,
        )
    }
    for name, recent in ((f"get, last {RECENT}", RECENT), ("get, all", None)):
        measured[f"{name} of {size.many:,} events"] = await rounds(
            {label: getting(service, size.many, recent) for label, service in three.items()},
            size.loads * (5 if recent else 1),
        )
    measured[f"list, {size.many:,} sessions"] = await rounds(
        {label: listing(service, size.many) for label, service in three.items()}, size.loads
    )
    fastest = True
    for name, took in measured.items():
        ours = statistics.median(took[OURS])
        print(f"{name + ', ms':38} {'p50':>9} {'p95':>9} {'times ours':>11}")
        for label, each in took.items():
            p50 = statistics.median(each)
            p95 = f"{statistics.quantiles(each, n=20)[-1]:9.3f}" if len(each) >= 100 else ""
            fastest &= p50 >= ours
            print(f"  {label:36} {p50:9.3f} {p95:>9} {p50 / ours:11.1f}")
    return fastest


async def with_size(service: KeepwiseSessionService, size: Size) -> bool:
    """Print what more events and more sessions cost ours; whether it is within the bounds."""
    loads = await rounds(
        {
            "recent": getting(service, size.many, RECENT),
            "all": getting(service, size.many, None),
        },
        size.loads,
    )
    ratio = statistics.median(loads["all"]) / statistics.median(loads["recent"])
    print(f"get, all : last {RECENT}, of {size.many:,} events {ratio:14.1f}   (at least 10)")
    within = ratio >= 10

    async def of_few_events(number: int) -> Session:
        session = await service.create_session(
            app_name=APP, user_id="maria", session_id=f"short-{number}"
        )
        for each in range(size.few):
            await service.append_event(session, event(each))
        return session

    async def load(user: str, session_id: str) -> Session:
        session = await service.get_session(app_name=APP, user_id=user, session_id=session_id)
        assert session is not None
        return session

    # A batch is counted from where the session is, for its live copy to be in step.
    pairs: dict[str, tuple[Variant, Variant]] = {
        f"append, {size} events of a session": (
            appending(service, of_few_events, size.few),
            appending(service, always(await load("maria", "long")), size.many),
        ),
        f"append, {size} sessions of a user": (
            appending(service, always(await load("clique", "session-0")), 0),
            appending(service, always(await load("crowd", "session-0")), 0),
        ),
    }
    for name, (few, many) in pairs.items():
        took = await rounds({"few": few, "many": many}, size.appends)
        before, after = (statistics.median(took[label]) for label in ("few", "many"))
        growth = (after / before - 1) * 100
        print(f"{name:46} {before:.3f} -> {after:.3f} ms, {growth:+.1f} %   (less than +20 %)")
        within &= growth < 20
    return within


async def main(size: Size, *, bound: bool) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ours = KeepwiseSessionService(f"keepwise:///{folder / 'keepwise.db'}")
        durable = Keepwise.open(
            str(folder / "durable.db"), settings=Settings(database=DatabaseSettings(durable=True))
        )
        services: dict[str, BaseSessionService] = {
            OURS: ours,
            DURABLE: KeepwiseSessionService(keepwise=durable),
            SQLITE: SqliteSessionService(str(folder / "sqlite.db")),
            DATABASE: DatabaseSessionService(f"sqlite+aiosqlite:///{folder / 'database.db'}"),
        }
        await fill_ours(ours, size)
        await fill_theirs(services[SQLITE], folder / "sqlite.db", size)
        await fill_theirs(services[DATABASE], folder / "database.db", size)
        fastest = await beside_adk(services, size)
        within = await with_size(ours, size)
        for service in services.values():
            close = getattr(service, "close", None)
            if close is not None:
                await close()
        await durable.close()
    if bound and not (fastest and within):
        sys.exit("a bound was missed" if fastest else "ours is not the fastest in everything")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Sessions at size, beside ADK's two services.")
    parser.add_argument("--quick", action="store_true", help="a tenth of it, without bounds")
    quick = parser.parse_args().quick
    asyncio.run(main(QUICK if quick else WHOLE, bound=not quick))
