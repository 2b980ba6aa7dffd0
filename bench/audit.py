"""What the audit log's chain costs, and how fast it is checked, on a file.

    .venv/bin/python bench/audit.py

Memories are written one by one, as ``memories add`` does, and entries are recorded by themselves,
many in a transaction: what an entry costs beside what a memory costs. The work that only the chain
takes (the link, the head, the digests) is measured against an entry's bare row. Then a chain of so
many entries is checked, and its head is read.

Last result (two cores of an AMD EPYC, shared with other work, Python 3.11.7):

    a memory is written, its entry included                   1.318 ms
    an entry in its chain                                     0.102 ms
    an entry as a row alone                                   0.029 ms
    share of the chain in writing a memory                    5.573 %
    reading the head                                          0.500 ms
    checking 100,401 entries, a second                    24801.406 entries
    memory it takes at most                                   1.193 MB
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
import tracemalloc
from pathlib import Path

from keepwise import Keepwise, Scope
from keepwise.governance.auditing import store
from keepwise.governance.auditing.chain import StoredEntry
from keepwise.governance.store import ensure_scope
from keepwise.ports import Transaction

MEMORIES = 400
ENTRIES = 100_000
PEOPLE = [Scope.user("acme", f"user-{number}") for number in range(200)]
BARE = Scope.user("acme", "bare")


def tell(what: str, value: float, unit: str) -> None:
    print(f"    {what:52} {value:10.3f} {unit}")


async def memories(kw: Keepwise) -> float:
    taken = []
    for number in range(MEMORIES):
        start = time.perf_counter()
        await kw.bank.create(PEOPLE[number % len(PEOPLE)], f"Likes walk {chr(97 + number % 26)}")
        taken.append((time.perf_counter() - start) * 1000)
    return statistics.median(taken)


async def entries(kw: Keepwise) -> tuple[float, float]:
    """Milliseconds an entry takes in its chain, and as a row alone."""

    def chained(tx: Transaction) -> float:
        for scope in PEOPLE:
            ensure_scope(tx, scope, kw.now())
        start = time.perf_counter()
        for number in range(ENTRIES):
            scope = PEOPLE[number % len(PEOPLE)]
            kw.audit.record(tx, scope, "create", target="m1", reason="nothing known says this")
        return time.perf_counter() - start

    def bare(tx: Transaction) -> float:
        ensure_scope(tx, BARE, kw.now())
        start = time.perf_counter()
        for _ in range(ENTRIES):
            seq = store.next_seq(tx, BARE.id)
            row = (BARE.id, seq, kw.now(), "create", "m1", "nothing known says this", "", "p", "a")
            store.add_entry(tx, StoredEntry(*row, None, 0, None, None))
        spent = time.perf_counter() - start
        raise Undone(spent)

    database = kw._database  # noqa: SLF001 - entries are recorded inside transactions only
    taken = await database.write(chained)
    try:
        await database.write(bare)
    except Undone as undone:
        return taken * 1000 / ENTRIES, undone.spent * 1000 / ENTRIES
    raise AssertionError


class Undone(Exception):
    """Takes a transaction back."""

    def __init__(self, spent: float) -> None:
        self.spent = spent


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Keepwise.open(str(Path(folder, "bench.db"))) as kw:
            memory = await memories(kw)
            chained, bare = await entries(kw)
            tell("a memory is written, its entry included", memory, "ms")
            tell("an entry in its chain", chained, "ms")
            tell("an entry as a row alone", bare, "ms")
            tell("share of the chain in writing a memory", 100 * (chained - bare) / memory, "%")
            start = time.perf_counter()
            head = (await kw.audit.heads())[0]
            tell("reading the head", (time.perf_counter() - start) * 1000, "ms")
            start = time.perf_counter()
            check = await kw.audit.verify("default", expect=str(head))
            tell(
                f"checking {check.entries:,} entries, a second",
                check.entries / (time.perf_counter() - start),
                "entries",
            )
            assert check.intact
            tracemalloc.start()
            await kw.audit.verify("default")
            tell("memory it takes at most", tracemalloc.get_traced_memory()[1] / 1e6, "MB")


if __name__ == "__main__":
    asyncio.run(main())
