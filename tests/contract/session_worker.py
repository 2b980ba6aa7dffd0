"""A process of its own for the acceptance tests: ``python session_worker.py TASK FILE NAME COUNT``.

It opens the store, says "ready", waits for a line on its input so that all start together, and says
as a line of JSON what the store has confirmed.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

from keepwise import Event, Keepwise, OutcomeUnknown, Scope, Settings, StaleSession
from keepwise.model import Json
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")
SHARED = "shared"
TIME = FrozenClock()()


def say(what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def event(
    id_: str,
    delta: dict[str, Json] | None = None,
    *,
    author: str = "router",
    turn: str = "",
    time: int = TIME,
) -> Event:
    content: dict[str, Json] = {"role": "model", "parts": [{"text": f"This is {id_}"}]}
    return Event(id_, author, time, turn or id_, content, delta or {})


async def hammer(kw: Keepwise, name: str, times: int) -> None:
    """Load, then append a new key and a rising counter, alone or two at a time; again if stale."""
    number = 0
    while number < times:
        count = 2 if number % 5 == 3 and number + 2 <= times else 1
        events = [
            event(
                f"{name}-{each}",
                {f"{name}-{each}": each, f"user:{name}": each, "user:all": f"{name}-{each}"},
                # Every process has a clock of its own.
                time=TIME + (each * 7 + len(name)) % 11 - 5,
            )
            for each in range(number, number + count)
        ]
        while True:
            session = await kw.sessions.get(MARIA, SHARED, recent=1)
            try:
                done = await kw.sessions.append_many(
                    MARIA, SHARED, events, revision=session.revision
                )
            except StaleSession:
                continue
            break
        for each in done:
            say([each.event.id, each.revision])
        number += count


async def once(kw: Keepwise, name: str, times: int) -> None:
    """Work that leaves a line in a file, under tokens that every process uses."""
    effects = Path(os.environ["EFFECTS"])

    def leave(line: str) -> None:
        with effects.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")

    for number in range(times):
        token = f"{SHARED}:{number}"

        async def work(token: str = token) -> Json:
            await asyncio.to_thread(leave, token)
            return f"{name} did {token}"

        try:
            say([token, await kw.sessions.once(MARIA, token, work)])
        except OutcomeUnknown:
            say([token, None])


async def once_stuck(kw: Keepwise, _name: str, _times: int) -> None:
    """Work that never ends; the process is killed in it."""

    async def work() -> Json:
        say("working")
        await asyncio.Event().wait()
        return None

    await kw.sessions.once(MARIA, f"{SHARED}:stuck", work)


async def take_turns(kw: Keepwise, name: str, times: int) -> None:
    """Turns of three events each, one after another with those of every other process."""
    for number in range(times):
        turn = f"{name}-{number}"
        await kw.sessions.turns.begin(MARIA, SHARED, turn, wait=60)
        await kw.sessions.append(MARIA, SHARED, event(f"{turn}-u", author="user", turn=turn))
        for step in range(2):
            await kw.sessions.append(MARIA, SHARED, event(f"{turn}-{step}", turn=turn))
        assert await kw.sessions.turns.end(MARIA, SHARED, turn)
        say(turn)


async def hold_turn(kw: Keepwise, name: str, _times: int) -> None:
    """A turn that never ends; the process is killed in it."""
    turn = await kw.sessions.turns.begin(MARIA, SHARED, name, wait=0)
    say(turn.until)
    await asyncio.Event().wait()


async def rewind(kw: Keepwise, name: str, times: int) -> None:
    """Say something, then take it back, while others do the same."""
    for number in range(times):
        turn = f"{name}-{number}"
        delta: dict[str, Json] = {"last": turn, turn: 1}
        for step in range(2):
            await kw.sessions.append(MARIA, SHARED, event(f"{turn}-{step}", delta, turn=turn))
        if number % 2:
            await kw.sessions.rewind(MARIA, SHARED, turn)
        say(turn)


Task = Callable[[Keepwise, str, int], Coroutine[None, None, None]]
TASKS: dict[str, Task] = {
    each.__name__: each for each in (hammer, once, once_stuck, take_turns, hold_turn, rewind)
}


async def main(task: str, path: str, name: str, times: str) -> None:
    async with Keepwise.open(path, settings=Settings()) as kw:
        say("ready")
        sys.stdin.readline()
        await TASKS[task](kw, name, int(times))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
