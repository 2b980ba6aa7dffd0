"""Forks processes that do something and are killed: ``python -m crash.server SOCKET``.

Starting Python and importing Keepwise takes a third of a second, a fork of one that has done so a
millisecond. The server has done a whole turn on a store in memory and closed it, so nothing that
must not be inherited is open; then it takes requests: one line of JSON, with the pipe that the new
process writes to. The answer is the process's id, or the status it ended with.
"""

from __future__ import annotations

import asyncio
import functools
import json
import os
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterable, Mapping
from itertools import count

from crash.deeds import MARIA, SESSION, Hand, drawn
from keepwise import Keepwise, Settings
from keepwise.db import sqlite
from keepwise.ports import Value
from keepwise.settings import SessionsSettings

_FILE_EVENTS = {"open", "os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.scandir"}

Say = Callable[[object], None]


# What a process does


async def live(say: Say, path: str, folder: str, seed: int, first: int) -> None:
    """Deed after deed from a number on, until it is killed; each is said when it is done."""
    hand = Hand(path, folder)
    async with hand.store:
        say("ready")
        for number in count(first):
            await hand.do(drawn(seed, number), number)
            say(number)


async def die_before(say: Say, path: str, folder: str, kind: str, number: int, step: int) -> None:
    """Open a store and do one deed, ended before a certain step: an SQL statement, a row of many,
    a change in the folder.
    """
    fuse = Fuse(step)
    fuse.lay(folder)
    hand = Hand(path, folder)
    await hand.store.start()
    await hand.do(kind, number)
    fuse.put_out()
    await hand.store.close()
    say("done")


async def hold(say: Say, path: str, holder: str, seconds: float) -> None:
    """Take the turn, say until when, and do nothing more."""
    settings = Settings(sessions=SessionsSettings(turn_seconds=seconds))
    async with Keepwise.open(path, settings=settings) as kw:
        turn = await kw.sessions.turns.begin(MARIA, SESSION, holder)
        say(turn.until)
        await asyncio.Event().wait()


TASKS = {each.__name__: each for each in (live, die_before, hold)}


class Fuse:
    """Ends the process at once, as a kill does, before the n-th step."""

    def __init__(self, step: int) -> None:
        self._left = step

    def put_out(self) -> None:
        self._left = 0

    def burn(self) -> None:
        if self._left:
            self._left -= 1
            if not self._left:
                os._exit(0)

    def lay(self, folder: str) -> None:
        """Burn it at every statement of SQLite's and at every change in a folder."""
        burn = self.burn

        class Connection(sqlite3.Connection):
            def execute(
                self, sql: str, params: Mapping[str, Value] | Iterable[Value] = (), /
            ) -> sqlite3.Cursor:
                burn()
                return super().execute(sql, params)

            def executemany(
                self, sql: str, rows: Iterable[Mapping[str, Value]], /
            ) -> sqlite3.Cursor:
                for row in rows:
                    self.execute(sql, row)
                return self.cursor()

        # A second reader would be opened or not by chance, and opening it takes steps too.
        sqlite.READERS = 1
        sqlite.sqlite3.connect = functools.partial(sqlite3.connect, factory=Connection)
        if not folder:
            return

        def hear(event: str, arguments: tuple[object, ...]) -> None:
            if event in _FILE_EVENTS and os.fsdecode(str(arguments[0])).startswith(folder):
                burn()

        def fsync(handle: int, really: Callable[[int], None] = os.fsync) -> None:
            burn()
            really(handle)

        sys.addaudithook(hear)
        os.fsync = fsync


# Forking


async def warm_up() -> None:
    """Let everything be imported and compiled that a turn needs."""
    hand = Hand(":memory:")
    async with hand.store:
        for number, kind in enumerate(("begin", "append", "save", "remember", "rewind", "end")):
            await hand.do(kind, number)


def start(request: bytes, pipe: int) -> int:
    """Fork a process for a request; its id."""
    made = os.fork()
    if made:
        os.close(pipe)
        return made
    try:
        task, arguments = json.loads(request)

        def say(what: object) -> None:
            os.write(pipe, f"{what}\n".encode())

        asyncio.run(TASKS[task](say, **arguments))
    except BaseException:  # noqa: BLE001  (a fork must never return into the server's loop)
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    os._exit(0)


def main(handle: int) -> None:
    asyncio.run(warm_up())
    assert threading.active_count() == 1
    with socket.socket(fileno=handle) as requests:
        requests.sendall(b"ready\n")
        while True:
            request, pipes, *_ = socket.recv_fds(requests, 65536, 1)
            if not request:
                return
            if pipes:
                answer = start(request, pipes[0])
            else:
                answer = os.waitstatus_to_exitcode(os.waitpid(int(request), 0)[1])
            requests.sendall(f"{answer}\n".encode())


if __name__ == "__main__":
    main(int(sys.argv[1]))
