"""The SQLite driver: opening, refusing, transactions, locks, threads and closing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from keepwise.configuring import database_path
from keepwise.db import sqlite as driver
from keepwise.db.migrate import shipped
from keepwise.db.sqlite import SqliteDatabase
from keepwise.errors import ConfigError, IntegrityViolation, Unavailable, UnknownScheme
from keepwise.ports import Transaction
from keepwise.wiring import Keepwise

ADD = "INSERT INTO meta (name, value) VALUES (:name, :value)"
COUNT = "SELECT COUNT(*) AS n FROM meta"


def add(name: str):
    return lambda tx: tx.run(ADD, name=name, value=b"")


def count(tx: Transaction) -> int:
    row = tx.one(COUNT)
    assert row is not None
    return row["n"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "keepwise.db"


@pytest.fixture(params=["memory", "file"])
async def database(request, path: Path):
    database = SqliteDatabase(None if request.param == "memory" else path)
    await database.open()
    yield database
    await database.close()


# URLs


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        (":memory:", None),
        ("  :memory: ", None),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
        ("sqlite:///keepwise.db", Path("keepwise.db")),
        ("sqlite:///folder/keepwise.db", Path("folder/keepwise.db")),
        ("sqlite:////var/lib/keepwise.db", Path("/var/lib/keepwise.db")),
        ("sqlite:///../keepwise.db", Path("../keepwise.db")),
        ("sqlite:///with space.db", Path("with space.db")),
        ("sqlite:///50%25.db", Path("50%25.db")),
        ("keepwise.db", Path("keepwise.db")),
        ("./a/keepwise.db", Path("a/keepwise.db")),
        ("/var/lib/keepwise.db", Path("/var/lib/keepwise.db")),
        ("mémoire 🙂.db", Path("mémoire 🙂.db")),
    ],
)
def test_a_url_names_a_file(url: str, expected: Path | None) -> None:
    assert database_path(url) == expected


@pytest.mark.parametrize("url", ["", "  ", "sqlite://keepwise.db", "sqlite:///a.db?mode=ro",
                                 "sqlite:///a.db#x", "sqlite://host/a.db"])  # fmt: skip
def test_a_url_that_names_no_file_is_refused(url: str) -> None:
    with pytest.raises(ConfigError) as caught:
        database_path(url)
    assert not isinstance(caught.value, UnknownScheme)


@pytest.mark.parametrize("url", ["postgresql://h/db", "redis://h", "SQLITE3:///a.db", "file:///a"])
def test_an_unknown_scheme_is_named(url: str) -> None:
    with pytest.raises(UnknownScheme, match=url.partition(":")[0].lower()):
        database_path(url)


def test_an_empty_url_is_not_taken_for_none(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="empty"):
        Keepwise.open("")


# Opening what is no database of ours


def on_disk(path: Path) -> dict[str, bytes]:
    """The file and what stands beside it, whole."""
    if not path.parent.is_dir():
        return {}
    return {
        each.name: each.read_bytes() if each.is_file() else b"" for each in path.parent.iterdir()
    }


def no_database(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)


async def refused(path: Path) -> str:
    """Open ``path``; the error's text. It must name the path and leave the bytes as they were."""
    before = on_disk(path)
    database = SqliteDatabase(path)
    with pytest.raises((ConfigError, driver.Broken)) as caught:
        await database.open()
    await database.close()
    assert str(path) in str(caught.value) or str(path.parent) in str(caught.value)
    assert on_disk(path) == before
    return f"{type(caught.value).__name__}: {caught.value}"


async def test_a_file_that_is_no_database(path: Path) -> None:
    no_database(path)
    assert "is not a database" in await refused(path)


async def test_another_programs_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE contacts (name TEXT)")
        connection.commit()
    assert "not a Keepwise one" in await refused(path)


async def test_another_programs_database_with_migrations_of_its_own(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE migrations (id INTEGER, migration TEXT, batch INTEGER)")
        connection.execute("CREATE TABLE users (name TEXT)")
        connection.commit()
    assert "not a Keepwise one" in await refused(path)


async def test_a_folder(tmp_path: Path) -> None:
    assert "is a folder" in await refused(tmp_path)


async def test_a_missing_folder(tmp_path: Path) -> None:
    text = await refused(tmp_path / "missing" / "keepwise.db")
    assert "does not exist" in text
    assert "mkdir" in text


async def test_a_newer_schema(path: Path) -> None:
    await migrated(path, "INSERT INTO migrations VALUES (9999, 'later', 'x', 0)")
    text = await refused(path)
    assert text.startswith("SchemaTooNew")
    assert "9999" in text


async def test_a_migration_that_was_altered(path: Path) -> None:
    await migrated(path, "UPDATE migrations SET checksum = 'other'")
    text = await refused(path)
    assert text.startswith("MigrationFailed")
    assert "migration 1" in text


async def migrated(path: Path, sql: str) -> None:
    database = SqliteDatabase(path)
    await database.open()
    await database.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(sql)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def damage(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))


async def test_a_damaged_file(path: Path) -> None:
    await migrated(path, "UPDATE migrations SET name = name")
    damage(path)
    database = SqliteDatabase(path)
    with pytest.raises((ConfigError, driver.Broken), match=r"keepwise\.db"):
        await database.open()
    await database.close()


READ_ONLY = """
import asyncio, os, pathlib, sys
from keepwise.db.sqlite import SqliteDatabase
from keepwise.errors import ConfigError

# What is imported late is imported now: afterwards the interpreter's own files may be out of reach.
async def warm_up():
    database = SqliteDatabase(None)
    await database.open()
    await database.close()

asyncio.run(warm_up())
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
for name in sys.argv[1:]:
    try:
        asyncio.run(SqliteDatabase(pathlib.Path(name)).open())
    except ConfigError as error:
        print(error)
    else:
        sys.exit("it was opened")
"""


@pytest.fixture
def read_only_folder() -> Iterator[Path]:
    """A folder that anybody may enter and nobody write to, with one such file."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "keepwise.db").touch()
        (folder / "keepwise.db").chmod(0o444)
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


def test_a_file_or_folder_that_is_read_only(read_only_folder: Path) -> None:
    """In a process of its own, which gives up the rights a superuser has over any file."""
    path, new = read_only_folder / "keepwise.db", read_only_folder / "new.db"
    done = subprocess.run(
        [sys.executable, "-c", READ_ONLY, path, new], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert str(path) in first
    assert "read-only" in first
    assert str(read_only_folder) in second
    assert "read-only" in second
    assert list(on_disk(path)) == ["keepwise.db"]


async def test_opening_twice_at_once_fails_twice_alike(path: Path) -> None:
    no_database(path)
    database = SqliteDatabase(path)
    results = await asyncio.gather(database.open(), database.open(), return_exceptions=True)
    assert [type(each) for each in results] == [ConfigError, ConfigError]
    await database.close()


async def test_after_a_failed_open_the_same_object_can_open(path: Path) -> None:
    no_database(path)
    database = SqliteDatabase(path)
    with pytest.raises(ConfigError):
        await database.open()
    os.truncate(path, 0)
    await database.open()
    assert await database.read(count) == 0
    await database.close()


async def test_a_path_with_odd_characters(tmp_path: Path) -> None:
    for name in ("with space.db", "per%cent.db", "quote'.db", "question?.db", "mémoire 🙂.db"):
        database = SqliteDatabase(tmp_path / name)
        await database.open()
        await database.close()
        assert name in on_disk(tmp_path / name)


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    os.close(os.open(path, os.O_CREAT))
    database = SqliteDatabase(path)
    await database.open()
    assert await database.read(count) == 0
    await database.close()


# Life of the object


async def test_use_before_open_is_refused() -> None:
    database = SqliteDatabase(None)
    for action in (database.read(count), database.write(count), database.scrub()):
        with pytest.raises(ConfigError, match="not open"):
            await action
    await database.close()


async def test_opening_and_closing_again_does_nothing(database: SqliteDatabase) -> None:
    await asyncio.gather(database.open(), database.open(), database.open())
    await database.write(add("a"))
    assert await database.read(count) == 1
    await database.close()
    await database.close()
    with pytest.raises(ConfigError, match="not open"):
        await database.read(count)


async def test_it_opens_again_after_closing(path: Path) -> None:
    database = SqliteDatabase(path)
    for expected in range(3):
        await database.open()
        assert await database.read(count) == expected
        await database.write(add(f"n{expected}"))
        await database.close()


async def test_closing_finishes_what_is_running(path: Path) -> None:
    database = SqliteDatabase(path)
    await database.open()
    started, go = threading.Event(), threading.Event()

    def work(tx: Transaction) -> None:
        add("slow")(tx)
        started.set()
        assert go.wait(30)

    running = asyncio.create_task(database.write(work))
    await asyncio.to_thread(started.wait, 30)
    closing_ = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(running, closing_)
    await database.open()
    assert await database.read(count) == 1
    await database.close()


def test_one_object_serves_one_loop_after_another(path: Path) -> None:
    database = SqliteDatabase(path)
    asyncio.run(database.open())
    asyncio.run(database.write(add("a")))
    assert asyncio.run(database.read(count)) == 1
    asyncio.run(database.close())


@pytest.mark.parametrize("durable", [False, True])
async def test_pragmas(path: Path, durable: bool) -> None:
    database = SqliteDatabase(path, durable=durable)
    await database.open()
    for run in (database.read, database.write):
        for name, expected in (
            ("foreign_keys", 1),
            ("secure_delete", 1),
            ("synchronous", 2 if durable else 1),
            ("journal_mode", "wal"),
        ):
            assert await run(lambda tx, n=name: tx.one(f"PRAGMA {n}")[0]) == expected, name
    await database.close()


# Transactions


async def test_a_transaction_that_raises_leaves_nothing(database: SqliteDatabase) -> None:
    def work(tx: Transaction) -> None:
        add("a")(tx)
        tx.many(ADD, [{"name": "b", "value": b""}, {"name": "c", "value": b""}])
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(work)
    assert await database.read(count) == 0
    await database.write(add("d"))
    assert await database.read(count) == 1


async def test_a_statement_that_fails_takes_the_transaction_with_it(
    database: SqliteDatabase,
) -> None:
    def work(tx: Transaction) -> None:
        add("secret-name")(tx)
        add("secret-name")(tx)

    with pytest.raises(IntegrityViolation) as caught:
        await database.write(work)
    assert "secret-name" not in str(caught.value)
    assert await database.read(count) == 0


async def test_a_dangling_reference_is_refused(database: SqliteDatabase) -> None:
    with pytest.raises(IntegrityViolation):
        await database.write(
            lambda tx: tx.run(
                "INSERT INTO sessions (scope_id, session_id, revision, created_at, updated_at)"
                " VALUES (:scope_id, 's', 0, 0, 0)",
                scope_id=b"nobody",
            )
        )


async def test_a_cancelled_write_is_whole(database: SqliteDatabase) -> None:
    started, go = threading.Event(), threading.Event()

    def work(tx: Transaction) -> None:
        started.set()
        assert go.wait(30)
        add("a")(tx)
        add("b")(tx)

    task = asyncio.create_task(database.write(work))
    await asyncio.to_thread(started.wait, 30)
    task.cancel()
    go.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await database.write(count) == 2, "a write waits for the one before it"


async def test_a_read_sees_one_snapshot(path: Path) -> None:
    """A writer that commits in the middle of a read changes nothing in it."""
    database = SqliteDatabase(path)
    await database.open()
    await database.write(add("a"))
    reading, written = threading.Event(), threading.Event()

    def work(tx: Transaction) -> tuple[int, int]:
        first = count(tx)
        reading.set()
        assert written.wait(30)
        return first, count(tx)

    reader = asyncio.create_task(database.read(work))
    await asyncio.to_thread(reading.wait, 30)
    await database.write(add("b"))
    written.set()
    assert await reader == (1, 1)
    assert await database.read(count) == 2
    await database.close()


async def test_many_reads_and_writes_at_once(database: SqliteDatabase) -> None:
    results = await asyncio.gather(
        *(
            database.read(count) if number % 3 else database.write(add(f"n{number}"))
            for number in range(600)
        )
    )
    assert len(results) == 600
    assert await database.read(count) == 200


async def test_increments_are_not_lost(database: SqliteDatabase) -> None:
    await database.write(lambda tx: tx.run(ADD, name="n", value=0))

    def increment(tx: Transaction) -> None:
        row = tx.one("SELECT value FROM meta WHERE name = 'n'")
        assert row is not None
        tx.run("UPDATE meta SET value = :value WHERE name = 'n'", value=row["value"] + 1)

    await asyncio.gather(*(database.write(increment) for _ in range(200)))
    row = await database.read(lambda tx: tx.one("SELECT value FROM meta WHERE name = 'n'"))
    assert row is not None
    assert row["value"] == 200


# Locks


async def test_a_write_waits_for_a_lock_of_another_connection(path: Path) -> None:
    database = SqliteDatabase(path)
    await database.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        write = asyncio.create_task(database.write(add("a")))
        assert await database.read(count) == 0, "readers go on while somebody writes"
        assert not write.done()
        other.execute("INSERT INTO meta VALUES ('other', '')")
        other.execute("COMMIT")
        await write
    assert await database.read(count) == 2
    await database.close()


async def test_a_lock_that_is_never_released_is_said_so(path: Path, monkeypatch) -> None:
    monkeypatch.setattr(driver, "BUSY_SECONDS", 0.05)
    database = SqliteDatabase(path)
    await database.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked by another process") as caught:
            await database.write(add("a"))
        assert caught.value.retryable
        other.execute("ROLLBACK")
    await database.write(add("a"))
    await database.close()


async def test_who_queues_for_a_lock_waits_no_longer_than_the_first(
    path: Path, monkeypatch
) -> None:
    monkeypatch.setattr(driver, "BUSY_SECONDS", 1.0)
    database = SqliteDatabase(path)
    await database.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        async with asyncio.timeout(30):  # one after the other they would wait for a minute
            told = await asyncio.gather(
                *(database.write(add(f"n{number}")) for number in range(60)), return_exceptions=True
            )
        assert {type(each) for each in told} == {Unavailable}
        other.execute("ROLLBACK")
    timeout = await database.write(lambda tx: tx.one("PRAGMA busy_timeout"))
    assert timeout is not None
    assert timeout[0] == driver.BUSY_SECONDS * 1000, "the next one waits as long as ever"
    await database.close()


async def test_a_store_that_was_open_and_cannot_be_read_is_not_the_fault_of_who_asks(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    database = SqliteDatabase(folder / "a.db")
    await database.open()
    folder.rename(tmp_path / "there")
    with pytest.raises(Unavailable, match="cannot be opened any more") as caught:
        await database.read(count)
    assert caught.value.retryable
    await database.close()


async def test_scrub_empties_the_log(path: Path) -> None:
    database = SqliteDatabase(path)
    await database.open()
    await database.write(lambda tx: tx.run(ADD, name="n", value=b"Quokkagram"))
    await database.write(lambda tx: tx.run("DELETE FROM meta"))
    assert b"Quokkagram" in on_disk(path)[f"{path.name}-wal"]
    await database.scrub()
    assert on_disk(path)[f"{path.name}-wal"] == b""
    assert b"Quokkagram" not in on_disk(path)[path.name]
    await database.close()


async def test_scrub_says_when_somebody_keeps_an_old_snapshot(path: Path, monkeypatch) -> None:
    monkeypatch.setattr(driver, "SCRUB_SECONDS", 0.05)
    database = SqliteDatabase(path)
    await database.open()
    await database.write(add("a"))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute(COUNT).fetchone()
        await database.write(add("b"))
        assert await database.scrub() is False
        other.execute("ROLLBACK")
    assert await database.scrub() is True
    timeout = await database.write(lambda tx: tx.one("PRAGMA busy_timeout"))
    assert timeout is not None
    assert timeout[0] == driver.BUSY_SECONDS * 1000, "a write waits as long as before"
    await database.close()


async def test_scrub_in_memory_does_nothing() -> None:
    database = SqliteDatabase(None)
    await database.open()
    assert await database.scrub() is True
    await database.close()


# Several processes


FIRST_OPEN = """
import asyncio, sys
from keepwise import Keepwise, Scope, Settings
async def main():
    sys.stdin.readline()
    async with Keepwise.open(sys.argv[1], settings=Settings()) as kw:
        await kw.bank.create(Scope.user("acme", sys.argv[2]), "Likes jazz")
asyncio.run(main())
"""


def test_six_processes_open_a_new_file_at_once(path: Path) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", FIRST_OPEN, str(path), f"user{number}"],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(6)
    ]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    errors = [process.communicate(timeout=60)[1] for process in processes]
    assert [process.returncode for process in processes] == [0] * 6, "\n".join(errors)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM memories").fetchone() == (6,)
        assert connection.execute("SELECT COUNT(*) FROM migrations").fetchone() == (len(shipped()),)
        keys = connection.execute("SELECT COUNT(*) FROM meta WHERE name = 'install_key'")
        assert keys.fetchone() == (1,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
