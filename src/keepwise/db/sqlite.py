"""SQLite behind the ``Database`` port, with the standard library's driver.

One thread owns the only writing connection; a few threads own one reading connection each. A
transaction is one hop to such a thread, however many statements it holds. Several processes may
use one file: WAL lets readers go on while one writes, ``BEGIN IMMEDIATE`` takes the write lock
before anything is read, and a busy lock is waited for.

An in-memory database has one connection, so its reads queue with its writes.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from keepwise.db import slack
from keepwise.db.migrate import Dialect, is_current, migrate
from keepwise.errors import (
    Broken,
    ConfigError,
    IntegrityViolation,
    KeepwiseError,
    MigrationFailed,
    SchemaTooNew,
    Unavailable,
)
from keepwise.ports import Row, Transaction, Value

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

T = TypeVar("T")

MINIMUM_VERSION = (3, 35, 0)
READERS = 4
BUSY_SECONDS = 30.0
SCRUB_SECONDS = 5.0
_WIPES = 3
DIALECT = Dialect(name="sqlite", blob="BLOB", clustered=" WITHOUT ROWID")


class _Transaction:
    """A transaction on one connection. Created and used on that connection's thread only."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self, sql: str, **params: Value) -> list[Row]:
        return self._connection.execute(sql, params).fetchall()

    def one(self, sql: str, **params: Value) -> Row | None:
        row: Row | None = self._connection.execute(sql, params).fetchone()
        return row

    def run(self, sql: str, **params: Value) -> int:
        return self._connection.execute(sql, params).rowcount

    def many(self, sql: str, rows: Iterable[Mapping[str, Value]]) -> None:
        self._connection.executemany(sql, rows)


class SqliteDatabase:
    """A SQLite file, or an in-memory database when ``path`` is None.

    ``durable`` makes every commit reach the disk before it returns (``synchronous=FULL``);
    without it a power cut may lose the last commits but never breaks the file.
    """

    def __init__(self, path: Path | None, *, durable: bool = False) -> None:
        # The file stays the same one when the process changes its folder.
        self._path = None if path is None else path.absolute()
        self._durable = durable
        self._writer: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None
        self._write_thread: ThreadPoolExecutor | None = None
        self._read_threads: ThreadPoolExecutor | None = None
        self._readers: list[sqlite3.Connection] = []
        self._local = threading.local()
        self._opening = threading.Lock()

    def describe(self) -> str:
        """Where the data is, for messages."""
        return ":memory:" if self._path is None else str(self._path)

    def engine(self) -> str:
        """The engine and its version."""
        return f"SQLite {sqlite3.sqlite_version}"

    # Opening and closing

    async def open(self) -> None:
        """Connect and migrate; a second call does nothing.

        Raises:
            ConfigError: the folder is missing, the file is not a Keepwise database, or it cannot
                be written.
            SchemaTooNew: the file was written by a newer Keepwise.
        """
        import asyncio

        with self._opening:
            thread = self._write_thread
            if thread is None:
                from concurrent.futures import ThreadPoolExecutor

                if sqlite3.sqlite_version_info < MINIMUM_VERSION:
                    raise ConfigError(
                        f"this Python carries SQLite {sqlite3.sqlite_version}",
                        hint="Keepwise needs SQLite 3.35 or newer",
                    )
                self._check_path()
                thread = self._write_thread = ThreadPoolExecutor(1, "keepwise-write")
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(thread, self._open_writer)
        except BaseException:
            with self._opening:
                if self._write_thread is thread:
                    self._write_thread = None
            thread.shutdown(wait=False)
            raise

    def _check_path(self) -> None:
        path = self._path
        if path is None:
            return
        if path.is_dir():
            raise ConfigError(f"{path} is a folder", hint="name a file inside it")
        if not path.parent.is_dir():
            raise ConfigError(
                f"the folder {path.parent} does not exist", hint=f"mkdir -p '{path.parent}'"
            )
        target = path if path.exists() else path.parent
        if not os.access(target, os.W_OK):
            raise ConfigError(
                f"{target} is read-only for this user",
                hint="Keepwise needs to write the file and two beside it (-wal, -shm)",
            )

    def _open_writer(self) -> None:
        if self._writer is not None:
            return
        connection: sqlite3.Connection | None = None
        try:
            connection = self._connect()
            self._prepare(connection)
        except BaseException as error:
            if connection is not None:
                connection.close()
            if isinstance(error, sqlite3.Error):
                raise self._translate(error) from error
            if isinstance(error, SchemaTooNew | MigrationFailed):
                raise type(error)(f"{self.describe()}: {error.message}", hint=error.hint) from None
            raise
        self._writer = connection
        if self._path is not None:
            self._file = slack.enter(self._path)

    def _prepare(self, connection: sqlite3.Connection) -> None:
        # Before anything is written: even the switch to WAL changes the bytes of a file.
        _retry_busy(lambda: self._refuse_foreign(connection))
        if self._path is not None:
            _retry_busy(lambda: connection.execute("PRAGMA journal_mode = WAL").fetchone())
        # Most opens find everything in place and need no write lock for that.
        if not _in_transaction(connection, "BEGIN", is_current):
            _in_transaction(connection, "BEGIN IMMEDIATE", lambda tx: migrate(tx, DIALECT))

    def _refuse_foreign(self, connection: sqlite3.Connection) -> None:
        """A database of some other program is left alone rather than given our tables."""
        tables = {
            row["name"]
            for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        # Other programs keep a table of that name too; ours has a checksum.
        columns = connection.execute("PRAGMA table_info(migrations)")
        ours = {"version", "checksum"} <= {row["name"] for row in columns}
        if tables and not ours:
            raise ConfigError(
                f"{self.describe()} is a SQLite database, but not a Keepwise one",
                hint="choose another file name",
            )

    def _connect(self) -> sqlite3.Connection:
        name = ":memory:" if self._path is None else str(self._path)
        connection = sqlite3.connect(
            name,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            cached_statements=256,
            # Closed from whichever thread calls close(); used only from its own thread.
            check_same_thread=False,
        )
        connection.row_factory = sqlite3.Row
        try:
            self._set_up(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _set_up(self, connection: sqlite3.Connection) -> None:
        synchronous = "FULL" if self._durable else "NORMAL"
        for pragma in (
            "foreign_keys = ON",
            "secure_delete = ON",
            f"synchronous = {synchronous}",
            "temp_store = MEMORY",
            "cache_size = -16000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    async def close(self) -> None:
        """Finish what is running, close every connection. A second call does nothing."""
        import asyncio

        writing, reading = self._write_thread, self._read_threads
        self._write_thread = self._read_threads = None
        if writing is None:
            return

        def shut() -> None:
            for thread in (reading, writing):
                if thread is not None:
                    thread.shutdown(wait=True)
            for connection in (*self._readers, self._writer):
                if connection is not None:
                    connection.close()
            self._readers.clear()
            self._writer = None
            if self._file is not None:
                slack.leave(self._file)
                self._file = None
            self._local = threading.local()

        await asyncio.to_thread(shut)

    # Transactions

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Run ``work`` on one snapshot of the database."""
        import asyncio

        writing = self._require_open()
        loop = asyncio.get_running_loop()
        if self._path is None:
            now = time.monotonic()
            return await loop.run_in_executor(writing, self._run_write, work, "BEGIN", now)
        if self._read_threads is None:
            from concurrent.futures import ThreadPoolExecutor

            self._read_threads = ThreadPoolExecutor(READERS, "keepwise-read")
        return await loop.run_in_executor(self._read_threads, self._run_read, work)

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Run ``work`` and commit it, whole or not at all."""
        import asyncio

        writing = self._require_open()
        loop = asyncio.get_running_loop()
        now = time.monotonic()
        return await loop.run_in_executor(writing, self._run_write, work, "BEGIN IMMEDIATE", now)

    async def scrub(self) -> bool:
        """Let what was deleted be gone from the files.

        Deleted rows are overwritten where they stand (``secure_delete``). The log still holds the
        pages as they were until it is folded into the file and emptied, and pages keep copies of
        what was moved elsewhere in their unused space until that is zeroed. Neither can be done
        while another process reads an older snapshot: after a few seconds of trying the answer is
        False, and the next scrub does it.

        The unused space is read through once, at about a second for two gigabytes; nobody who
        writes waits meanwhile. Only zeroing what is found takes the write lock.
        """
        import asyncio

        writing = self._require_open()
        if self._path is None:
            return True
        loop = asyncio.get_running_loop()
        if not await loop.run_in_executor(writing, self._truncate_log):
            return False
        assert self._file is not None
        handle = slack.handle_of(self._path, self._file)
        layout = slack.layout_of(handle)
        if layout is None:
            return False
        # What was deleted is on no page any more, so what is written from here on copies none of
        # it: one look is enough.
        pages = await asyncio.to_thread(slack.dirty_pages, handle, layout)
        for _ in range(_WIPES):
            if not pages:
                return True
            wiped = await loop.run_in_executor(writing, self._wipe, handle, layout, pages)
            # In the log is the commit that ends a wipe; or what somebody wrote meanwhile, which
            # has to go into the file before the next try.
            await loop.run_in_executor(writing, self._truncate_log)
            if wiped:
                return True
        return False

    def _wipe(self, handle: int, layout: slack.Layout, pages: list[int]) -> bool:
        """Zero the unused space of pages; False if the file may be written to meanwhile."""
        connection = self._writer
        assert connection is not None
        assert self._path is not None
        try:
            # The cache holds pages as they were, and what is changed on one is written whole.
            connection.execute("PRAGMA shrink_memory")
            connection.execute("BEGIN IMMEDIATE")
            try:
                # With an empty log and the write lock nobody touches the file: all that others
                # could write there would have to come out of the log.
                log = self._path.with_name(self._path.name + "-wal")
                if log.exists() and log.stat().st_size:
                    return False
                slack.wipe(handle, layout, pages)
                # A commit makes every other connection drop the pages it has in its cache.
                (version,) = connection.execute("PRAGMA user_version").fetchone()
                connection.execute(f"PRAGMA user_version = {(version + 1) % 2**31}")
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise self._translate(error) from error
        return True

    def _truncate_log(self) -> bool:
        connection = self._writer
        assert connection is not None
        connection.execute(f"PRAGMA busy_timeout = {int(SCRUB_SECONDS * 1000)}")
        try:
            busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except sqlite3.Error as error:
            raise self._translate(error) from error
        finally:
            connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
        return not busy

    async def problems(self) -> tuple[str, ...]:
        """What the engine's own check of the file finds wrong; nothing when all is well."""
        import asyncio

        def check(connection: sqlite3.Connection) -> tuple[str, ...]:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(20)")]
            broken = len(connection.execute("PRAGMA foreign_key_check").fetchall())
            if broken:
                found.append(f"{broken} rows belong to a record that is not there")
            return tuple(text for text in found if text != "ok")

        writing = self._require_open()
        connection = self._writer
        assert connection is not None
        return await asyncio.get_running_loop().run_in_executor(writing, check, connection)

    def _require_open(self) -> ThreadPoolExecutor:
        if self._write_thread is None:
            raise ConfigError(
                "the database is not open", hint="use 'async with Keepwise.open(url) as kw:'"
            )
        return self._write_thread

    def _run_write(self, work: Callable[[Transaction], T], begin: str, since: float) -> T:
        connection = self._writer
        assert connection is not None
        # Who queued behind somebody that waited for the lock has waited for it too: otherwise the
        # tenth would be told after ten times as long.
        left = BUSY_SECONDS - (time.monotonic() - since)
        late = left < BUSY_SECONDS / 2
        try:
            if late:
                connection.execute(f"PRAGMA busy_timeout = {max(1, int(left * 1000))}")
            return _in_transaction(connection, begin, work)
        except sqlite3.Error as error:
            raise self._translate(error) from error
        finally:
            if late:
                connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")

    def _run_read(self, work: Callable[[Transaction], T]) -> T:
        try:
            connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
            if connection is None:
                connection = self._local.connection = self._connect()
                self._readers.append(connection)
            return _in_transaction(connection, "BEGIN", work)
        except sqlite3.Error as error:
            raise self._translate(error) from error

    def _translate(self, error: sqlite3.Error) -> KeepwiseError:
        """One table from SQLite's result codes to our errors. SQLite's texts hold no values."""
        name = getattr(error, "sqlite_errorname", "") or ""
        where = self.describe()
        if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            return Unavailable(f"{where} is locked by another process", hint="try again")
        if name.startswith("SQLITE_NOTADB"):
            return ConfigError(
                f"{where} is not a database", hint="choose another file name; it was left as it is"
            )
        if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
            if self._writer is not None:
                # It could be written when it was opened, so whoever asks has asked for nothing odd.
                return Unavailable(
                    f"{where} cannot be opened any more",
                    hint="check its permissions, and how many files a process may open (ulimit -n)",
                )
            return ConfigError(
                f"{where} cannot be opened for writing",
                hint="check the permissions of the file and its folder",
            )
        if name.startswith(("SQLITE_FULL", "SQLITE_IOERR")):
            return Unavailable(f"{where} cannot be written: {error}", hint="check the disk")
        if name.startswith("SQLITE_CORRUPT"):
            return IntegrityViolation(f"{where} is damaged: {error}", hint="restore a backup")
        if name.startswith("SQLITE_CONSTRAINT"):
            return IntegrityViolation(f"a constraint of {where} failed: {error}")
        return Broken(f"{where}: {error}")


def _in_transaction(
    connection: sqlite3.Connection, begin: str, work: Callable[[Transaction], T]
) -> T:
    connection.execute(begin)
    try:
        result = work(_Transaction(connection))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _retry_busy(action: Callable[[], object]) -> None:
    """Switching to WAL does not wait for the lock by itself when two processes open at once."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            action()
        except sqlite3.OperationalError as error:
            busy = (getattr(error, "sqlite_errorname", "") or "").startswith("SQLITE_BUSY")
            if not busy or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return
