"""What is promised of sessions, kept between processes that share one file."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from keepwise import (
    Event,
    Keepwise,
    OutcomeUnknown,
    Scope,
    Session,
    SessionBusy,
    Settings,
)
from keepwise.settings import SessionsSettings
from keepwise.testing import FrozenClock

WORKER = Path(__file__).with_name("session_worker.py")
MARIA = Scope.user("acme", "maria")
SHARED = "shared"
NAMES = ("one", "two", "three", "four")


class Workers:
    """Processes that are started together and never outlive the test."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "keepwise.db"
        self.effects = folder / "effects.txt"
        self.running: list[subprocess.Popen[str]] = []

    def start(self, task: str, name: str, times: int = 0) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, str(WORKER), task, str(self.file), name, str(times)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "EFFECTS": str(self.effects)},
        )
        self.running.append(process)
        return process

    def go(self) -> None:
        """Wait until each has opened the store, then let all of them work."""
        for process in self.running:
            assert process.stdout is not None
            assert process.stdout.readline() == '"ready"\n', process.communicate()[1]
        for process in self.running:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()

    def finish(self) -> list[list[Any]]:
        """What each process said, once all have ended well."""
        said = []
        for process in self.running:
            output, errors = process.communicate(timeout=60)
            assert (process.returncode, errors) == (0, "")
            said.append([json.loads(line) for line in output.splitlines()])
        self.running.clear()
        return said

    def kill(self, process: subprocess.Popen[str]) -> None:
        process.kill()
        process.communicate()
        self.running.remove(process)


@pytest.fixture
def workers(tmp_path: Path) -> Iterator[Workers]:
    started = Workers(tmp_path)
    yield started
    for process in [*started.running]:
        started.kill(process)


def opened(workers: Workers, clock: FrozenClock | None = None) -> Keepwise:
    given = {} if clock is None else {"clock": clock}
    return Keepwise.open(str(workers.file), settings=Settings(), **given)


async def create(workers: Workers) -> None:
    async with opened(workers) as kw:
        await kw.sessions.create(MARIA, session_id=SHARED, state={"opening": 1})


async def load(workers: Workers, *, live: bool = False) -> Session:
    async with opened(workers) as kw:
        return await kw.sessions.get(MARIA, SHARED, live=live)


async def test_what_four_processes_were_told_is_kept(workers: Workers) -> None:
    await create(workers)
    times = 25
    for name in NAMES:
        workers.start("hammer", name, times)
    workers.go()
    told = workers.finish()
    async with opened(workers) as kw:
        session = await kw.sessions.get(MARIA, SHARED)
        changes = await kw.sessions.history(MARIA, "user:all")
    assert session.revision == len(session.events) == len(NAMES) * times
    latest = 0
    for name, accepted in zip(NAMES, told, strict=True):
        assert [id_ for id_, _ in accepted] == [f"{name}-{number}" for number in range(times)]
        for number, (id_, revision) in enumerate(accepted):
            assert session.events[revision - 1].id == id_
            assert session.state[id_] == number
        assert session.state[f"user:{name}"] == times - 1
        latest = max(latest, *(event.time for event in session.events))
        # What was appended two at a time stands together.
        together = [revision for id_, revision in accepted if id_ in (f"{name}-3", f"{name}-4")]
        assert together[1] == together[0] + 1
    order = [event.id for event in session.events]
    # The processes did meet: no one of them was through before the next began.
    assert len([*groupby(order, key=lambda id_: id_.partition("-")[0])]) > len(NAMES)
    assert [change.after for change in changes] == order
    assert session.state["user:all"] == order[-1]
    assert session.updated_at >= latest


async def test_four_processes_do_work_once(workers: Workers) -> None:
    times = 40
    for name in NAMES:
        workers.start("once", name, times)
    workers.go()
    told = workers.finish()
    done = workers.effects.read_text("utf-8").split()
    tokens = [f"{SHARED}:{number}" for number in range(times)]
    assert sorted(done) == sorted(tokens)
    for number, token in enumerate(tokens):
        answers = {said[number][1] for said in told} - {None}
        assert len(answers) == 1, "there is one result, and all who got one got that"
        assert answers.pop().endswith(f" did {token}")


async def test_work_of_a_killed_process_is_not_repeated_unasked(workers: Workers) -> None:
    process = workers.start("once_stuck", "one")
    workers.go()
    assert process.stdout is not None
    assert json.loads(process.stdout.readline()) == "working"
    token = f"{SHARED}:stuck"
    times = 0

    async def work() -> str:
        nonlocal times
        times += 1
        return "done"

    async with opened(workers) as kw:
        with pytest.raises(OutcomeUnknown):  # it is at work still
            await kw.sessions.once(MARIA, token, work)
        workers.kill(process)
        with pytest.raises(OutcomeUnknown):
            await kw.sessions.once(MARIA, token, work)
        assert times == 0
        assert await kw.sessions.once(MARIA, token, work, unknown="retry") == "done"
    async with opened(workers) as kw:
        assert await kw.sessions.once(MARIA, token, work) == "done"
    assert times == 1


async def test_turns_of_four_processes_do_not_mix(workers: Workers) -> None:
    await create(workers)
    times = 5
    for name in NAMES:
        workers.start("take_turns", name, times)
    workers.go()
    workers.finish()
    session = await load(workers)
    turns = [turn for turn, _ in groupby(session.events, key=lambda each: each.invocation_id)]
    assert sorted(turns) == sorted(f"{name}-{number}" for name in NAMES for number in range(times))
    assert session.revision == 3 * len(turns)


async def test_the_turn_of_a_killed_process_runs_out(workers: Workers) -> None:
    await create(workers)
    process = workers.start("hold_turn", "one")
    workers.go()
    assert process.stdout is not None
    until = json.loads(process.stdout.readline())
    workers.kill(process)
    clock = FrozenClock(until - 1)
    message = Event("e1", "user", until, "two", {"role": "user", "parts": [{"text": "Hello"}]})
    async with opened(workers, clock) as kw:
        with pytest.raises(SessionBusy):
            await kw.sessions.turns.begin(MARIA, SHARED, "two", wait=0)
        with pytest.raises(SessionBusy):
            await kw.sessions.append(MARIA, SHARED, message)
        clock.set(until)
        await kw.sessions.turns.begin(MARIA, SHARED, "two", wait=0)
        await kw.sessions.append(MARIA, SHARED, message)
        with pytest.raises(SessionBusy):
            await kw.sessions.turns.keep(MARIA, SHARED, "one")


async def test_rewinds_of_four_processes_leave_the_sum_of_what_counts(workers: Workers) -> None:
    await create(workers)
    times = 10
    for name in NAMES:
        workers.start("rewind", name, times)
    workers.go()
    workers.finish()
    async with opened(workers) as kw:
        session = await kw.sessions.get(MARIA, SHARED)
        live = await kw.sessions.get(MARIA, SHARED, live=True)
        undone = await kw.sessions.undone(MARIA, SHARED)
    rewinds = len(NAMES) * times // 2
    assert len(session.events) == session.revision == len(NAMES) * times * 2 + rewinds
    fold: dict[str, object] = {"opening": 1}
    for event in live.events:
        fold.update(event.state_delta)
    assert live.state == session.state == fold
    ids = [event.id for event in session.events]
    assert [event.id for event in live.events] == [id_ for id_ in ids if id_ not in undone]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("turns", ["queue", "refuse"])
async def test_the_setting_says_what_becomes_of_a_second_message(turns: Any) -> None:
    sessions = SessionsSettings(turns=turns, turn_wait_seconds=60, turn_seconds=5)
    clock = FrozenClock()
    async with Keepwise.open(":memory:", settings=Settings(sessions=sessions), clock=clock) as kw:
        await kw.sessions.create(MARIA, session_id=SHARED)
        turn = await kw.sessions.turns.begin(MARIA, SHARED, "one")
        assert turn.until == clock() + 5_000_000
        second = asyncio.ensure_future(kw.sessions.turns.begin(MARIA, SHARED, "two"))
        done, _ = await asyncio.wait([second], timeout=0.1)
        if turns == "queue":
            assert not done
            await kw.sessions.turns.end(MARIA, SHARED, "one")
            assert (await second).holder == "two"
        else:
            with pytest.raises(SessionBusy):
                await second
