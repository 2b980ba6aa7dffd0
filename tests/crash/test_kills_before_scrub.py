"""A process killed after it deleted something and before the words had gone from the files.

Whoever opens the store next, or deletes what has expired, finishes what was begun.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from crash.forks import TESTS
from keepwise import Event, Keepwise, Scope, Settings
from keepwise.db.sqlite import SqliteDatabase
from keepwise.settings import BankSettings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")
WORD = "quokkagram"
FACT = f"I always want the {WORD} view."
HOUR = 3_600_000_000


def opened(path: Path, clock: FrozenClock | None = None) -> Keepwise:
    """The store, which deletes what has expired only when it is asked to."""
    settings = Settings(bank=BankSettings(purge_seconds=0))
    return Keepwise.open(f"sqlite:///{path}", settings=settings, clock=clock or FrozenClock())


def said(kw: Keepwise, event_id: str, text: str, author: str = "user") -> Event:
    content = {"role": author, "parts": [{"text": text}]}
    return Event(event_id, author, kw.now(), "i", content=content)


# Each puts the word into one place, and after it has given the word deletes what is there.


async def forget(kw: Keepwise) -> AsyncIterator[None]:
    applied = await kw.bank.create(MARIA, FACT)
    yield
    await kw.bank.delete(MARIA, applied.memory_id)


async def forget_derived(kw: Keepwise) -> AsyncIterator[None]:
    await kw.bank.ingest(MARIA, [said(kw, "e1", FACT)], stream="s1")
    yield
    await kw.bank.forget_derived(MARIA, "s1")


async def ask_to_forget(kw: Keepwise) -> AsyncIterator[None]:
    await kw.bank.ingest(MARIA, [said(kw, "e1", f"I like {WORD}.")], stream="s1")
    yield
    await kw.bank.ingest(MARIA, [said(kw, "e2", f"Forget that I like {WORD}.")], stream="s2")


async def erase(kw: Keepwise) -> AsyncIterator[None]:
    await kw.sessions.create(MARIA, session_id="s1", state={"user:view": WORD})
    yield
    await kw.erase(MARIA)


async def delete_session(kw: Keepwise) -> AsyncIterator[None]:
    await kw.sessions.create(MARIA, session_id="s1", state={"view": WORD})
    yield
    await kw.sessions.delete(MARIA, "s1")


async def prune(kw: Keepwise) -> AsyncIterator[None]:
    await kw.sessions.create(MARIA, session_id="s1", state={"view": WORD})
    yield
    await kw.sessions.prune(MARIA, before=kw.now() + HOUR)


async def delete_file(kw: Keepwise) -> AsyncIterator[None]:
    await kw.artifacts.save(MARIA, "user:view.txt", FACT)
    yield
    await kw.artifacts.delete(MARIA, "user:view.txt")


async def delete_files(kw: Keepwise) -> AsyncIterator[None]:
    await kw.artifacts.save(MARIA, "user:view.txt", FACT)
    yield
    await kw.artifacts.delete_all(MARIA)


async def drop(kw: Keepwise) -> AsyncIterator[None]:
    order = f"When I say view I mean {WORD}."
    await kw.bank.ingest(MARIA, [said(kw, "e1", order)], stream="s1")
    (item,) = (await kw.bank.quarantine.list(MARIA)).items
    yield
    await kw.bank.quarantine.drop(MARIA, item.id)


async def purge(kw: Keepwise) -> AsyncIterator[None]:
    await kw.bank.create(MARIA, FACT, expires_at=kw.now() + HOUR)
    yield
    kw.now.advance(days=1)
    await kw.purge()


DEEDS: Mapping[str, Callable[[Keepwise], AsyncIterator[None]]] = {
    each.__name__: each
    for each in (
        forget,
        forget_derived,
        ask_to_forget,
        erase,
        delete_session,
        prune,
        delete_file,
        delete_files,
        drop,
        purge,
    )
}


def in_files(path: Path) -> list[str]:
    files = path.parent.rglob("*")
    return [each.name for each in files if each.is_file() and WORD.encode() in each.read_bytes()]


@contextmanager
def snapshot(path: Path) -> Iterator[None]:
    """Somebody else reads the store as it is now."""
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM memories").fetchone()
        yield


async def do_and_die(path: Path, deed: str) -> None:
    async def die(_: SqliteDatabase) -> bool:
        os.kill(os.getpid(), signal.SIGKILL)
        return False

    async with opened(path) as kw:
        doing = DEEDS[deed](kw)
        await anext(doing)
        SqliteDatabase.scrub = die  # type: ignore[method-assign]
        await anext(doing, None)
        sys.stdout.write("nothing was to be taken out of the files\n")


def killed_in(path: Path, deed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "crash.test_kills_before_scrub", str(path), deed],
        cwd=TESTS,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stdout + done.stderr


@pytest.mark.parametrize("deed", DEEDS)
async def test_the_next_to_open_the_store_finishes_the_deletion(deed, tmp_path):
    path = tmp_path / "keepwise.db"
    await asyncio.to_thread(killed_in, path, deed)
    assert in_files(path) != [], "the process was killed too late"
    async with opened(path):
        assert in_files(path) == []


async def test_what_a_write_took_out_as_expired_goes_with_the_next_purge(tmp_path):
    """Also where that purge finds nothing of its own to delete."""
    path, clock = tmp_path / "keepwise.db", FrozenClock()
    async with opened(path, clock) as kw:
        await kw.bank.create(MARIA, FACT, expires_at=clock() + HOUR)
        clock.advance(days=1)
        await kw.bank.create(MARIA, "Prefers euros")
        assert in_files(path) != []
        assert await kw.purge() == 0
        assert in_files(path) == []


async def test_a_deletion_that_had_to_wait_is_finished_by_the_next_purge(tmp_path):
    path = tmp_path / "keepwise.db"
    async with opened(path) as kw:
        applied = await kw.bank.create(MARIA, FACT)
        with snapshot(path):
            receipt = await kw.bank.delete(MARIA, applied.memory_id)
            assert not receipt.scrubbed
            assert in_files(path) != []
        await kw.purge()
        assert in_files(path) == []


if __name__ == "__main__":
    asyncio.run(do_and_die(Path(sys.argv[1]), sys.argv[2]))
