"""One turn at a time across processes, also when one of them is killed."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from adk.runs import MARIA, ledger
from keepwise import Keepwise, Settings

WORKER = Path(__file__).with_name("turn_worker.py")
FILE = "keepwise.db"


class Speaker:
    """A process that sends one message after another."""

    def __init__(self):
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.last = ""

    def hear(self, *lines):
        for line in lines:
            self.last = self.process.stdout.readline().rstrip("\n")
            assert self.last == line, (self.last, self.process.poll())

    def send(self, text, **settings):
        message = {"file": str(Path(FILE).resolve()), "text": text, "settings": settings}
        self._write(json.dumps(message))
        self.hear("sent")

    def answer(self):
        """Let the model answer."""
        self._write("answer")

    def _write(self, line):
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def kill(self):
        self.process.kill()
        self.process.communicate()


@pytest.fixture(scope="module")
def idle():
    """Processes that wait for a message: to start one takes longer than what it is asked."""
    processes = []
    yield processes
    for each in processes:
        each.kill()


@pytest.fixture
def two(idle):
    """Two processes, which are kept for other tests if they are well."""
    while len(idle) < 2:
        idle.append(Speaker())
    both = idle.pop(), idle.pop()
    try:
        for each in both:
            if each.last != "ready":
                each.hear("ready")
        yield both
    finally:
        for each in both:
            if each.last == "ready":
                idle.append(each)
            else:
                each.kill()


async def create():
    async with Keepwise.open(FILE, settings=Settings()) as kw:
        await kw.sessions.create(MARIA, session_id="s")


async def said():
    async with Keepwise.open(FILE, settings=Settings()) as kw:
        return [text for _, text in await ledger(kw)]


async def test_two_processes_answer_in_turn(two):
    first, second = two
    await create()
    first.send("q1")
    first.hear("asked")
    second.send("q2")
    second.answer()
    first.answer()
    first.hear("answer to q1", "ready")
    second.hear("asked", "answer to q2", "ready")
    assert await said() == ["q1", "answer to q1", "q2", "answer to q2"]


async def test_a_second_process_is_refused(two):
    first, second = two
    await create()
    first.send("q1", turns="refuse")
    first.hear("asked")
    second.send("q2", turns="refuse")
    second.hear("busy", "ready")
    first.answer()
    first.hear("answer to q1", "ready")
    assert await said() == ["q1", "answer to q1"]


async def test_a_turn_ends_by_itself_when_its_process_is_killed(two):
    first, second = two
    await create()
    first.send("q1", turn_seconds=1)
    first.hear("asked")
    first.kill()
    killed = time.monotonic()
    second.send("q2")
    second.answer()
    second.hear("asked", "answer to q2", "ready")
    # Its own turn would last for a minute, and the wait for two.
    assert time.monotonic() - killed < 30
    assert await said() == ["q1", "q2", "answer to q2"]
