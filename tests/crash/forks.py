"""The near end of ``crash.server``: starts processes in a millisecond, and kills them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

TESTS = Path(__file__).parents[1]


class Child:
    """A forked process: what it says, and its end."""

    def __init__(self, forks: Forks, process: int, pipe: IO[str]) -> None:
        self._forks = forks
        self._process = process
        self._pipe = pipe

    def line(self) -> str:
        """What it says next; empty when it has ended."""
        return self._pipe.readline().removesuffix("\n")

    def kill(self) -> list[str]:
        """End it, wherever it is; what it had said by then and was not read yet."""
        os.kill(self._process, signal.SIGKILL)
        rest = self._pipe.read().splitlines()
        assert self._ended() == -signal.SIGKILL, self._forks.errors()
        return rest

    def finish(self) -> list[str]:
        """Wait until it ends by itself; what it said."""
        rest = self._pipe.read().splitlines()
        assert self._ended() == 0, self._forks.errors()
        return rest

    def _ended(self) -> int:
        self._pipe.close()
        return self._forks.ask(str(self._process))


class Forks:
    """A running server."""

    def __init__(self, requests: socket.socket, log: IO[bytes]) -> None:
        self._requests = requests
        self._answers = requests.makefile("r")
        self._log = log

    def start(self, task: str, **arguments: str | float) -> Child:
        near, far = os.pipe()
        try:
            process = self.ask(json.dumps([task, arguments]), far)
        finally:
            os.close(far)
        return Child(self, process, os.fdopen(near))

    def ask(self, request: str, *pipes: int) -> int:
        socket.send_fds(self._requests, [request.encode()], list(pipes))
        answer = self._answers.readline()
        assert answer, self.errors()
        return int(answer)

    def wait_until_ready(self) -> None:
        assert self._answers.readline() == "ready\n", self.errors()

    def errors(self) -> str:
        """What the server and its processes have complained of."""
        self._log.seek(0)
        return self._log.read().decode()

    def close(self) -> None:
        self._answers.close()
        self._requests.close()


@contextmanager
def forking() -> Iterator[Forks]:
    near, far = socket.socketpair()
    with tempfile.TemporaryFile() as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "crash.server", str(far.fileno())],
            cwd=TESTS,
            pass_fds=[far.fileno()],
            stderr=log,
        )
        far.close()
        forks = Forks(near, log)
        try:
            forks.wait_until_ready()
            yield forks
        finally:
            forks.close()
            status = server.wait(timeout=30)
        assert (status, forks.errors()) == (0, "")
