"""Several processes on one file, and processes that are killed while they write."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from crash.deeds import MARIA
from crash.forks import TESTS
from crash.ledger import check_ledger, check_memories, connect
from keepwise import Keepwise, Settings


class Processes:
    """Workers that are started together and never outlive the test."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.running: list[subprocess.Popen[str]] = []

    def start(self, task: str, name: str, times: int = 0) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "crash.worker", task, str(self.path), name, str(times)],
            cwd=TESTS,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.running.append(process)
        return process

    def go(self) -> None:
        """Wait until each has opened the store, then let all of them work."""
        for process in self.running:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line == "ready\n", process.communicate()[1]
        for process in self.running:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()

    def finish(self) -> None:
        for process in self.running:
            _, errors = process.communicate(timeout=90)
            assert (process.returncode, errors) == (0, "")
        self.running.clear()

    def stop(self) -> None:
        for process in self.running:
            process.kill()
            process.communicate()


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Processes]:
    started = Processes(tmp_path / "keepwise.db")
    yield started
    started.stop()


def test_two_processes_append_to_their_own_sessions(processes: Processes) -> None:
    for name in ("one", "two"):
        processes.start("append_own", name, 200)
    processes.go()
    processes.finish()
    assert check_ledger(processes.path) == {"one": 200, "two": 200}


def test_two_processes_append_to_one_session(processes: Processes) -> None:
    async def create() -> None:
        async with Keepwise.open(str(processes.path), settings=Settings()) as kw:
            await kw.sessions.create(MARIA, session_id="shared")

    async def read() -> list[str]:
        async with Keepwise.open(str(processes.path), settings=Settings()) as kw:
            session = await kw.sessions.get(MARIA, "shared")
            assert session.revision == 400
            return [event.id for event in session.events]

    asyncio.run(create())
    for name in ("one", "two"):
        processes.start("append_shared", name, 200)
    processes.go()
    processes.finish()
    assert check_ledger(processes.path) == {"shared": 400}
    ids = asyncio.run(read())
    for name in ("one", "two"):
        own = [id_ for id_ in ids if id_.startswith(name)]
        assert own == [f"{name}-{number}" for number in range(200)], "each in its own order"


def test_two_processes_remember_while_a_third_reads(processes: Processes) -> None:
    for name in ("Anna", "Boris"):
        processes.start("remember", name, 100)
    processes.start("watch", "reader", 200)
    processes.go()
    processes.finish()
    with closing(connect(processes.path)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM memories").fetchone()[0] == 200
        check_memories(connection)


@pytest.mark.parametrize("pair", range(10))
def test_a_process_that_is_killed_leaves_nothing_half_done(processes: Processes, pair: int) -> None:
    """Two processes are killed at random points of their work, one after the other."""
    chance = random.Random(pair)
    confirmed = {}
    for name in ("first", "second"):
        process = processes.start("work_until_killed", name)
        processes.go()
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 40)):
            confirmed[name] = int(process.stdout.readline()) + 1
        # It goes on meanwhile; how far it gets, and in what it is interrupted, is chance.
        process.kill()
        # Not communicate(): it passes over what readline() has read ahead.
        assert process.stderr is not None
        rest, errors = process.stdout.read(), process.stderr.read()
        assert errors == ""
        process.communicate()
        numbers = [int(line) for line in rest.split("\n")[:-1]]
        confirmed[name] = max([confirmed[name], *(number + 1 for number in numbers)])
        processes.running.clear()
        stored = check_ledger(processes.path)
        for each, number in confirmed.items():
            assert stored[each] - number in (0, 1), "confirmed and lost, or never said"

    async def go_on() -> None:
        async with Keepwise.open(str(processes.path), settings=Settings()) as kw:
            session = await kw.sessions.get(MARIA, "first")
            assert session.revision == len(session.events)
            await kw.bank.create(MARIA, "Goes on as if nothing had happened")

    asyncio.run(go_on())
    check_ledger(processes.path)
