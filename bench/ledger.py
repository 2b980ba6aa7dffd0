"""What histories, turns and rewinds cost, on a file.

    .venv/bin/python bench/ledger.py

One session of 4,800 events of ordinary size, a third of which change a key of the session's own, a
third a ``user:`` key, and a third no state; they take turns, so that noise hits all alike. Then, on
that session: what a key has been, a turn taken and given back, the wait of the next message, and
rewinds over some of the last events.

Last result (two cores of an AMD EPYC, Python 3.11.7):

    ms                                                p50      p95
    append with no state                            0.290    0.354
    append with a session's key                     0.302    0.363
    append with a user: key                         0.363    0.440
    history of a session's key, 1600 changes       75.108  138.925
    history of a user: key, 1600 changes            8.801   14.912
    a turn, taken and given back                    0.237    0.849
    from a turn's end to the next one's begin     131.440  241.113
    rewind over about 4 events                      8.984   21.139
    rewind over about 100 events                    4.274   14.664
    rewind over about 1000 events                  58.713  114.735
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path

from keepwise import Event, Keepwise, Scope
from keepwise.model import JsonObject

EACH = 1600
EVENTS_A_TURN = 4
MARIA = Scope.user("acme", "maria")
WORDS: JsonObject = {
    "role": "user",
    "parts": [{"text": "What did we spend on Acme Pure, and when?"}],
}


async def timed(work: Awaitable[object]) -> float:
    """Milliseconds that some work takes."""
    start = time.perf_counter()
    await work
    return (time.perf_counter() - start) * 1000


def tell(what: str, taken: list[float]) -> None:
    p95 = sorted(taken)[int(len(taken) * 0.95)]
    print(f"    {what:44} {statistics.median(taken):8.3f} {p95:8.3f}")


async def appends(kw: Keepwise) -> None:
    taken: dict[str, list[float]] = {"no state": [], "a session's key": [], "a user: key": []}
    started, number = kw.now(), 0
    for _ in range(EACH):
        for what, key in (("no state", ""), ("a session's key", "step"), ("a user: key", "user:x")):
            number += 1
            delta: JsonObject = {key: number} if key else {}
            invocation = f"turn-{number // EVENTS_A_TURN}"
            event = Event(f"e{number}", "user", started + number, invocation, WORDS, delta)
            taken[what].append(await timed(kw.sessions.append(MARIA, "long", event)))
    for what, times in taken.items():
        tell(f"append with {what}", times)


async def histories(kw: Keepwise) -> None:
    for what, key, session in (("a session's key", "step", "long"), ("a user: key", "user:x", "")):
        times = [
            await timed(kw.sessions.history(MARIA, key, session_id=session)) for _ in range(20)
        ]
        tell(f"history of {what}, {EACH} changes", times)


async def turns(kw: Keepwise) -> None:
    async def take_and_give_back(holder: str) -> None:
        await kw.sessions.turns.begin(MARIA, "long", holder)
        await kw.sessions.turns.end(MARIA, "long", holder)

    tell(
        "a turn, taken and given back",
        [await timed(take_and_give_back(f"h{i}")) for i in range(500)],
    )
    waited = []
    for number in range(60):
        await kw.sessions.turns.begin(MARIA, "long", "first")
        following = asyncio.create_task(kw.sessions.turns.begin(MARIA, "long", "next"))
        # Long enough that it asks as seldom as it ever does, at different times between.
        await asyncio.sleep(1.0 + number % 25 / 100)
        await kw.sessions.turns.end(MARIA, "long", "first")
        waited.append(await timed(following))
        await kw.sessions.turns.end(MARIA, "long", "next")
    tell("from a turn's end to the next one's begin", waited)


async def rewinds(kw: Keepwise) -> None:
    for back in (EVENTS_A_TURN, 100, 1000):
        taken = []
        for _ in range(9):
            last = await kw.sessions.get(MARIA, "long", recent=back)
            before = last.events[0].invocation_id
            taken.append(await timed(kw.sessions.rewind(MARIA, "long", before)))
        tell(f"rewind over about {back} events", taken)


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Keepwise.open(str(Path(folder, "bench.db"))) as kw:
            await kw.sessions.create(MARIA, session_id="long", state={"step": 0})
            print(f"    {'ms':44} {'p50':>8} {'p95':>8}")
            for measure in (appends, histories, turns, rewinds):
                await measure(kw)


if __name__ == "__main__":
    asyncio.run(main())
