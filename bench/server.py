"""What the server adds to a call, and whether it holds out.

    .venv/bin/python bench/server.py            some minutes; exits 1 if a bound is missed
    .venv/bin/python bench/server.py --quick    a twentieth of the requests, no bounds

`keepwise serve` runs in a process of its own on a file, where one person has 1,000 memories.
Clients in this process ask it over loopback, 1, 8 and 64 at a time: searches (retrieve, three of
them), and events appended to sessions of their own. The same is done with the library here, on a
copy of the file, in the same run: what HTTP adds is the difference of the medians at one client.

The bounds: HTTP adds less than 4 ms at one client; no error with 64; and after the server has
warmed up its resident memory does not grow by more than a tenth over 50,000 requests.

Last result (two cores of an AMD EPYC, Python 3.11.7):

                                         p50 ms   p95 ms  a second
    library, search                        1.08     2.16       781
    library, append                        0.38     0.50     2,428
    server, search, 1 at a time            3.21     4.76       294
    server, append, 1 at a time            2.83     3.89       344
    server, search, 8 at a time           28.94    56.31       248
    server, append, 8 at a time           17.72    32.25       410
    server, search, 64 at a time         233.61   337.31       262
    server, append, 64 at a time         140.30   236.18       437

    HTTP adds at one client, ms                           2.45   (less than 4)
    errors                                                   0   (none)
    memory after 50,000 requests, times as much           1.00   (at most 1.1)
    resident memory, MB                                    121
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import httpx

from keepwise import Event, Keepwise, Scope, Settings
from keepwise.model import Proposal
from keepwise.settings import JobsSettings

MARIA = Scope.user("acme", "maria")
BANK = "/v1beta1/reasoningEngines/default"
QUERIES = ("Which currency?", "What do I drink?", "How long should a report be?", "My team")
CLIENTS = (1, 8, 64)


def settings() -> Settings:
    """No background work: what is measured is the request."""
    return Settings(jobs=JobsSettings(in_process=False))


async def fill(path: Path) -> None:
    """One person with a thousand memories."""
    words = ("reports", "charts", "tea", "meetings", "mornings", "trains", "letters", "gardens")
    facts = [
        Proposal(f"Likes {words[n % 8]} of the kind {n} for the {words[n // 8 % 8]}")
        for n in range(1000)
    ]
    async with Keepwise.open(str(path), settings=settings()) as kw:
        await kw.bank.consolidate(MARIA, facts, consolidate=False)
        await kw.bank.vectors.fill(MARIA, most=2000)


def event(number: int) -> Event:
    """What somebody says."""
    content = {"role": "user", "parts": [{"text": f"Message {number}, and some words beside it."}]}
    return Event(f"e{number}", "user", 1_767_600_000_000_000 + number, "i1", content=content)


def body_of(number: int) -> dict[str, object]:
    """The same over HTTP."""
    said = event(number)
    seconds = time.gmtime(said.time // 1_000_000)
    return {
        "author": "user",
        "invocationId": "i1",
        "timestamp": time.strftime("%Y-%m-%dT%H:%M:%S", seconds) + f".{said.time % 1_000_000:06d}Z",
        "content": said.content,
    }


class Tally:
    """How long calls took, in milliseconds, and how many failed."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors = 0
        self.seconds = 0.0

    @property
    def p50(self) -> float:
        """The median."""
        return statistics.median(self.times)

    @property
    def p95(self) -> float:
        """What 95 in a hundred stay below."""
        return statistics.quantiles(self.times, n=20)[-1]

    @property
    def rate(self) -> float:
        """How many a second."""
        return len(self.times) / self.seconds


async def measure(clients: int, count: int, call: Callable[[int, int], Awaitable[bool]]) -> Tally:
    """``count`` calls by so many clients at once; a call says whether it went well."""
    tally, left = Tally(), iter(range(count))

    async def one(client: int) -> None:
        for number in left:
            began = time.perf_counter()
            good = await call(client, number)
            tally.times.append((time.perf_counter() - began) * 1000)
            tally.errors += not good

    began = time.perf_counter()
    await asyncio.gather(*(one(each) for each in range(clients)))
    tally.seconds = time.perf_counter() - began
    return tally


def resident(pid: int) -> float:
    """Megabytes of a process's memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    return pages * 4096 / 1_000_000


async def library(path: Path, count: int) -> tuple[Tally, Tally]:
    """Searches and appends without a server."""
    async with Keepwise.open(str(path), settings=settings()) as kw:
        await kw.sessions.create(MARIA, session_id="bench")

        async def search(_: int, number: int) -> bool:
            return bool(await kw.bank.retrieve(MARIA, QUERIES[number % 4]) or True)

        async def append(_: int, number: int) -> bool:
            return bool(await kw.sessions.append(MARIA, "bench", event(number)))

        await measure(1, 50, search)
        return await measure(1, count, search), await measure(1, count, append)


class Remote:
    """The same calls over HTTP.

    Each client has a connection pool of its own: in one pool of 64, the pool is what is measured.
    """

    def __init__(self, https: Sequence[httpx.AsyncClient]) -> None:
        self._https = https

    async def search(self, client: int, number: int) -> bool:
        """One search."""
        response = await self._https[client].post(
            f"{BANK}/memories:retrieve",
            json={
                "scope": dict(MARIA.entries),
                "similaritySearchParams": {"searchQuery": QUERIES[number % 4]},
            },
        )
        return response.status_code == 200

    async def append(self, client: int, number: int) -> bool:
        """One event, to the session of the client."""
        response = await self._https[client].post(
            f"{BANK}/sessions/s{client}:appendEvent", json=body_of(number)
        )
        return response.status_code == 200

    async def open(self, clients: int) -> None:
        """A session for each client."""
        for each in range(clients):
            await self._https[each].post(
                f"{BANK}/sessions?sessionId=s{each}", json={"userId": "maria"}
            )


async def run(quick: bool) -> bool:
    """Everything; whether every bound was met."""
    count = 100 if quick else 2000
    with tempfile.TemporaryDirectory() as folder:
        here, there = Path(folder) / "here.db", Path(folder) / "there.db"
        await fill(here)
        shutil.copy(here, there)
        serve = [sys.executable, "-m", "keepwise.cli", "serve", "--port", "0", "--json"]
        server = subprocess.Popen(  # noqa: ASYNC220
            [*serve, "--url", str(there)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=folder,
        )
        try:
            assert server.stdout is not None
            address = ""
            text = ""
            while not address:
                text += server.stdout.readline()
                if text.rstrip().endswith("}"):
                    address = json.loads(text)["address"]
            async with contextlib.AsyncExitStack() as stack:
                https = [
                    await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60))
                    for _ in range(max(CLIENTS))
                ]
                return await compare(Remote(https), here, count, server.pid, quick)
        finally:
            server.terminate()
            server.wait(30)


async def compare(remote: Remote, here: Path, count: int, pid: int, quick: bool) -> bool:
    """The library and the server, in turns."""
    await remote.open(max(CLIENTS))
    await measure(1, 50, remote.search)
    searched, appended = await library(here, count)
    print(f"{'':34}{'p50 ms':>9}{'p95 ms':>9}{'a second':>10}")
    show("library, search", searched)
    show("library, append", appended)
    added, errors, number = 0.0, 0, 0
    for clients in CLIENTS:
        searches = await measure(clients, count, remote.search)
        show(f"server, search, {clients} at a time", searches)

        async def append(client: int, each: int, base: int = number) -> bool:
            return await remote.append(client, base + each)

        appends = await measure(clients, count, append)
        number += count
        show(f"server, append, {clients} at a time", appends)
        errors += searches.errors + appends.errors
        if clients == 1:
            added = max(searches.p50 - searched.p50, appends.p50 - appended.p50)
    before = resident(pid)
    many = 1000 if quick else 50_000
    long = await measure(8, many, remote.search)
    grown = resident(pid) / before
    errors += long.errors
    print(f"\n{'HTTP adds at one client, ms':50}{added:8.2f}   (less than 4)")
    print(f"{'errors':50}{errors:8}   (none)")
    print(f"{f'memory after {many:,} requests, times as much':50}{grown:8.2f}   (at most 1.1)")
    print(f"{'resident memory, MB':50}{before:8.0f}")
    return quick or (added < 4 and errors == 0 and grown <= 1.1)


def show(name: str, tally: Tally) -> None:
    """One line."""
    print(f"{name:34}{tally.p50:9.2f}{tally.p95:9.2f}{tally.rate:10,.0f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true")
    sys.exit(0 if asyncio.run(run(parser.parse_args().quick)) else 1)
