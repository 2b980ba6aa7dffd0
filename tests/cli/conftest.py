"""Running commands: in this process, as processes of their own, and on a terminal."""

from __future__ import annotations

import array
import asyncio
import fcntl
import json
import os
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO, Any

import pytest
from click.testing import CliRunner, Result

import keepwise
from keepwise import Event, Keepwise, Scope
from keepwise.cli import keepwise as root


class Cli:
    """Runs commands in this process, in an empty folder."""

    maria = ("--app", "acme", "--user", "maria")
    sam = ("--app", "acme", "--user", "sam")

    def __call__(self, *args: str, stdin: bytes | str | None = None, code: int = 0) -> Result:
        result = CliRunner().invoke(root, args, input=stdin, catch_exceptions=False)
        assert result.exit_code == code, result.output
        return result

    def json(self, *args: str, stdin: bytes | str | None = None, code: int = 0) -> dict[str, Any]:
        result = self("--json", *args, stdin=stdin, code=code)
        assert result.stderr == ""
        document = json.loads(result.stdout)
        assert isinstance(document, dict)
        return document

    def error(self, *args: str, stdin: bytes | str | None = None, code: int) -> dict[str, Any]:
        """The error of a command, which must be told the same way to people and programs."""
        told: dict[str, Any] = self.json(*args, stdin=stdin, code=code)["error"]
        assert {"reason", "message", "hint"} <= told.keys()
        result = self(*args, stdin=stdin, code=code)
        assert result.stdout == ""
        assert result.stderr.startswith(f"error: {told['message']}")
        assert ("hint: " in result.stderr) == bool(told["hint"])
        return told

    def add(self, text: str, *args: str) -> str:
        """Remember something of Maria's; the id of the memory."""
        applied = self.json("memories", "add", *args, *self.maria, "--", text)["applied"]
        return str(applied["memory_id"])


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder, and no settings from outside."""
    for name in list(os.environ):
        if name.startswith("KEEPWISE_"):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def cli() -> Cli:
    return Cli()


@pytest.fixture
def store(cli: Cli) -> Callable[[Callable[[Keepwise], Awaitable[object]]], None]:
    """Do something to the store that no command does."""

    def work(job: Callable[[Keepwise], Awaitable[object]]) -> None:
        async def opened() -> None:
            async with Keepwise.open("keepwise.db") as kw:
                await job(kw)

        asyncio.run(opened())

    return work


@pytest.fixture
def conversation(store: Callable[[Callable[[Keepwise], Awaitable[object]]], None]) -> str:
    """Maria's session of three events, with state of every prefix; its id."""

    async def talk(kw: Keepwise) -> None:
        scope = Scope.user("acme", "maria")
        await kw.sessions.create(scope, session_id="monday", state={"step": 1, "user:plan": "pro"})
        await kw.sessions.create(Scope.user("acme", "sam"), session_id="hers-not")
        said = {"role": "user", "parts": [{"text": "Hello שלום 你好 👋"}]}
        called = {"role": "model", "parts": [{"functionCall": {"name": "spend", "args": {}}}]}
        events = (
            Event("e1", "user", 1_700_000_000_000_001, content=said),
            Event("e2", "router", 1_700_000_001_000_000, content=called),
            Event(
                "e3",
                "router",
                1_700_000_002_000_000,
                state_delta={"app:rate": 2, "temp:token": "x", "step": 2},
            ),
        )
        for event in events:
            await kw.sessions.append(scope, "monday", event)

    store(talk)
    return "monday"


@pytest.fixture
def shell(empty_folder: Path) -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """Run ``python -m keepwise.cli`` as a process."""

    def run(
        *args: str | bytes, stdin: bytes = b"", code: int = 0, **environment: str
    ) -> subprocess.CompletedProcess[bytes]:
        done = subprocess.run(
            command(*args),
            input=stdin,
            capture_output=True,
            cwd=empty_folder,
            env=process_environment(**environment),
            check=False,
            timeout=60,
        )
        assert b"Traceback" not in done.stderr, done.stderr.decode("utf-8", "replace")
        assert done.returncode == code, (done.stdout, done.stderr)
        return done

    return run


def wait_until_taken(pipe: IO[bytes]) -> None:
    """Wait for a process to take what was written to it: then it waits for the rest.

    An interrupt between two reads would be seen by none, and the second may last for ever.
    """
    deadline, waiting = time.monotonic() + 30, array.array("i", [1])
    while waiting[0] and time.monotonic() < deadline:
        fcntl.ioctl(pipe, termios.FIONREAD, waiting)
        time.sleep(0.01)
    assert waiting[0] == 0


@pytest.fixture
def start(empty_folder: Path) -> Callable[..., subprocess.Popen[bytes]]:
    """Start ``python -m keepwise.cli`` with pipes."""

    def popen(*args: str, **streams: int) -> subprocess.Popen[bytes]:
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        return subprocess.Popen(
            command(*args),
            cwd=empty_folder,
            env=process_environment(),
            # A background job passes on that it ignores Ctrl-C; a person's shell does not.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
            **{**pipes, **streams},
        )

    return popen


def command(*args: str | bytes) -> list[str | bytes]:
    return [sys.executable, "-m", "keepwise.cli", *args]


def process_environment(**changes: str) -> dict[str, str]:
    source = str(Path(keepwise.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": source, "PYTHONUTF8": "1", **changes}
