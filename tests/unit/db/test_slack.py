"""What SQLite leaves in the unused space of pages is gone after a scrub."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing

import pytest

from keepwise import Keepwise, Scope
from keepwise.db import slack
from keepwise.db.sqlite import SqliteDatabase

WORD = b"quokkagraphy"
ROWS = 12_000


@pytest.fixture
async def database(tmp_path):
    opened = SqliteDatabase(tmp_path / "k.db")
    await opened.open()
    yield opened
    await opened.close()


def spread(tx, *, seed=0):
    """Rows that come in any order, so that full pages are split again and again."""
    tx.run("CREATE TABLE words (scope TEXT, word TEXT, PRIMARY KEY (scope, word)) WITHOUT ROWID")
    numbers = list(range(ROWS))
    random.Random(seed).shuffle(numbers)
    for number in numbers:
        whose = number % 97
        word = "plain" if whose % 7 else WORD.decode()
        text = f"{random.Random(number).random()} {word}".ljust(20 + number % 90, ".")
        tx.run("INSERT INTO words VALUES (:a, :b)", a=f"{whose:02}", b=text)


def holds(path):
    return any(WORD in each.read_bytes() for each in path.parent.iterdir() if each.is_file())


async def test_deleting_alone_leaves_copies(database, tmp_path):
    """Guards the tests below: they would pass as well if there were nothing to wipe."""
    await database.write(spread)
    await database.write(lambda tx: tx.run("DELETE FROM words WHERE scope % 7 = 0"))
    with closing(sqlite3.connect(tmp_path / "k.db")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert holds(tmp_path / "k.db")


async def test_a_scrub_leaves_none_and_harms_nothing(database, tmp_path):
    await database.write(spread)
    kept = await database.read(lambda tx: tx.all("SELECT * FROM words WHERE scope % 7 <> 0"))
    await database.write(lambda tx: tx.run("DELETE FROM words WHERE scope % 7 = 0"))
    assert await database.scrub()
    assert not holds(tmp_path / "k.db")
    assert await database.problems() == ()
    assert await database.read(lambda tx: tx.all("SELECT * FROM words")) == kept


async def test_nothing_comes_back_out_of_a_cache(database, tmp_path):
    """A connection that had the pages in its cache writes them whole when it changes them."""
    second = SqliteDatabase(tmp_path / "k.db")
    await second.open()
    await database.write(spread)
    count = "SELECT COUNT(*) AS n FROM words"
    for each in (database, second):
        await each.read(lambda tx: tx.all("SELECT * FROM words"))
        await each.write(lambda tx: tx.all("SELECT * FROM words"))
    await database.write(lambda tx: tx.run("DELETE FROM words WHERE scope % 7 = 0"))
    assert await database.scrub()
    (before,) = await database.read(lambda tx: tx.all(count))
    for at, each in enumerate((second, database)):
        for number in range(0, ROWS, 5):
            name = f"{number % 97:02}"
            added = f"new{at}{number:06d}"
            await each.write(
                lambda tx, a=name, b=added: tx.run("INSERT INTO words VALUES (:a, :b)", a=a, b=b)
            )
    with closing(sqlite3.connect(tmp_path / "k.db")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert not holds(tmp_path / "k.db")
    (after,) = await database.read(lambda tx: tx.all(count))
    assert after["n"] == before["n"] + 2 * len(range(0, ROWS, 5))
    assert await database.problems() == ()
    await second.close()


async def test_those_who_write_meanwhile_lose_nothing(database, tmp_path):
    await database.write(spread)
    second = SqliteDatabase(tmp_path / "k.db")
    await second.open()
    await database.write(lambda tx: tx.run("DELETE FROM words WHERE scope % 7 = 0"))

    async def write(which, whose):
        for number in range(300):
            await which.write(
                lambda tx, n=number: tx.run(
                    "INSERT INTO words VALUES (:a, :b)", a=whose, b=f"w{n:06d}"
                )
            )

    await asyncio.gather(
        write(second, "98"), write(database, "99"), *(database.scrub() for _ in range(5))
    )
    assert await database.scrub()
    assert not holds(tmp_path / "k.db")
    for whose in ("98", "99"):
        sql = f"SELECT COUNT(*) AS n FROM words WHERE scope = '{whose}'"
        assert (await database.read(lambda tx, sql=sql: tx.all(sql)))[0]["n"] == 300
    assert await database.problems() == ()
    await second.close()


async def test_two_databases_on_one_file_read_it_each_at_its_own_place(database, tmp_path):
    second = SqliteDatabase(tmp_path / "k.db")
    await second.open()
    await database.write(spread)
    file = slack.enter(tmp_path / "k.db")
    handle = slack.handle_of(tmp_path / "k.db", file)
    layout = slack.layout_of(handle)
    assert layout is not None
    alone = slack.dirty_pages(handle, layout)
    looks = [asyncio.to_thread(slack.dirty_pages, handle, layout) for _ in range(40)]
    layouts = [asyncio.to_thread(slack.layout_of, handle) for _ in range(40)]
    found = await asyncio.gather(*looks, *layouts)
    slack.leave(file)
    assert found[:40] == [alone] * 40
    assert found[40:] == [layout] * 40
    await second.close()


async def test_closing_one_of_two_leaves_the_other_its_locks(tmp_path):
    """A handle that is closed takes SQLite's locks on the file with it, so it is not."""
    first, second = (SqliteDatabase(tmp_path / "k.db") for _ in range(2))
    await first.open()
    await second.open()
    await first.write(spread)
    await first.write(lambda tx: tx.run("DELETE FROM words WHERE scope % 7 = 0"))
    assert await first.scrub()
    await first.close()
    script = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], timeout=0);"
        "c.execute('PRAGMA locking_mode = EXCLUSIVE');"
        "c.execute('PRAGMA journal_mode = DELETE').fetchone()"
    )
    import subprocess
    import sys

    # Only a process that finds nobody else on the file may leave WAL.
    done = subprocess.run(  # noqa: ASYNC221 - nothing else is to go on meanwhile
        [sys.executable, "-c", script, str(tmp_path / "k.db")], capture_output=True, check=False
    )
    assert b"locked" in done.stderr
    await second.write(lambda tx: tx.run("INSERT INTO words VALUES ('97', 'z')"))
    assert await second.problems() == ()
    await second.close()


async def test_an_erased_person_is_in_no_page(tmp_path):
    """Memories of several people, so many that pages are split."""
    path = tmp_path / "keepwise.db"
    doomed = Scope.user("acme", "doomed")
    async with Keepwise.open(str(path)) as kw:
        for number in range(300):
            await kw.bank.create(doomed, f"Likes {WORD.decode()} number {number}th")
            await kw.bank.create(Scope.user("acme", f"p{number % 11}"), f"Likes {number}th tea")
        await kw.erase(doomed)
        assert not holds(path)
