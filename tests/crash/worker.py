"""A process of its own for the crash tests: ``python -m crash.worker TASK FILE NAME [COUNT]``.

It opens the store, says "ready", waits for a line on its input so that all start together, and
says each thing it has done when the store has confirmed it.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from crash.deeds import MARIA, word
from keepwise import Event, Keepwise, Settings, StaleSession

SHARED = "shared"


def say(what: object) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def event(name: str, number: int) -> Event:
    content = {"role": "user", "parts": [{"text": f"{name} says {word(number)}"}]}
    delta = {"last": [name, number], f"{name}-{number}": number, f"user:{name}": number}
    return Event(f"{name}-{number}", "user", 1_767_225_600_000_000 + number, "i", content, delta)


async def append_own(kw: Keepwise, name: str, times: int) -> None:
    await kw.sessions.create(MARIA, session_id=name)
    for number in range(times):
        await kw.sessions.append(MARIA, name, event(name, number), revision=number)
        say(number)


async def append_shared(kw: Keepwise, name: str, times: int) -> None:
    """Append to a session that others append to, loading it again whenever they were faster."""
    session = await kw.sessions.get(MARIA, SHARED, recent=0)
    revision = session.revision
    for number in range(times):
        while True:
            try:
                done = await kw.sessions.append(
                    MARIA, SHARED, event(name, number), revision=revision
                )
            except StaleSession:
                revision = (await kw.sessions.get(MARIA, SHARED, recent=0)).revision
            else:
                revision = done.revision
                break
        say(number)


async def remember(kw: Keepwise, name: str, times: int) -> None:
    for number in range(times):
        await kw.bank.create(MARIA, f"Knows {word(number)} from {name}")
        say(number)


async def watch(kw: Keepwise, name: str, times: int) -> None:
    """Read until so many memories are there; none that was seen may be missing later."""
    seen: set[str] = set()
    while len(seen) < times:
        page = await kw.bank.list(MARIA, page_size=1000)
        found = {memory.id for memory in page.items}
        assert seen <= found, "a memory went missing"
        assert all(len(memory.evidence) == 1 for memory in page.items), "half a memory"
        if page.items:
            (hit, *_) = await kw.bank.retrieve(MARIA, page.items[0].fact)
            assert hit.score > 0
        seen = found
    say(len(seen))


async def work_until_killed(kw: Keepwise, name: str, times: int) -> None:
    """Everything that writes, over and over; a number is said when its event is confirmed."""
    await kw.sessions.create(MARIA, session_id=name)
    for number in count():
        await kw.sessions.append(MARIA, name, event(name, number), revision=number)
        say(number)
        made = await kw.bank.create(MARIA, f"Knows {word(number)} from {name}")
        if number % 3 == 0:
            await kw.bank.delete(MARIA, made.memory_id)


TASKS = {each.__name__: each for each in (append_own, append_shared, remember, watch)}
TASKS["work_until_killed"] = work_until_killed


async def main(task: str, path: str, name: str, times: str = "0") -> None:
    async with Keepwise.open(path, settings=Settings()) as kw:
        say("ready")
        sys.stdin.readline()
        await TASKS[task](kw, name, int(times))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
