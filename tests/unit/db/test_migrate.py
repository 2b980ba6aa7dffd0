"""Migrations: each once, in order, recorded, and refused when they do not fit."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator

import pytest

from keepwise.db import migrate as module
from keepwise.db.migrate import Dialect, Migration, migrate, shipped
from keepwise.db.sqlite import DIALECT, _in_transaction
from keepwise.errors import MigrationFailed, SchemaTooNew

POSTGRES = Dialect(name="postgres", blob="BYTEA", clustered="")


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.row_factory = sqlite3.Row
    yield connection
    connection.close()


def run(connection: sqlite3.Connection) -> None:
    _in_transaction(connection, "BEGIN IMMEDIATE", lambda tx: migrate(tx, DIALECT))


def tables(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {row["name"] for row in rows}


def log(connection: sqlite3.Connection) -> list[int]:
    rows = connection.execute("SELECT version FROM migrations ORDER BY version")
    return [row["version"] for row in rows]


def carry(monkeypatch: pytest.MonkeyPatch, *migrations: Migration) -> None:
    monkeypatch.setattr(module, "shipped", lambda: list(migrations))


FIRST = Migration(1, "first", "CREATE TABLE a (x {blob} NOT NULL PRIMARY KEY){clustered}")
SECOND = Migration(2, "second", "-- a comment; with a semicolon\nCREATE TABLE b (x TEXT);\n\n;\n")


def test_what_is_shipped_is_numbered_without_gaps() -> None:
    versions = [migration.version for migration in shipped()]
    assert versions == list(range(1, len(versions) + 1))
    assert versions
    assert all(len(migration.checksum) == 64 and migration.name for migration in shipped())


def test_everything_shipped_applies_once(connection: sqlite3.Connection) -> None:
    run(connection)
    before = connection.execute("SELECT * FROM migrations").fetchall()
    assert [row["version"] for row in before] == [each.version for each in shipped()]
    assert {"scopes", "sessions", "events", "memories", "audit"} <= tables(connection)
    run(connection)
    assert connection.execute("SELECT * FROM migrations").fetchall() == before


def test_only_what_is_missing_is_applied(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry(monkeypatch, FIRST)
    run(connection)
    carry(monkeypatch, FIRST, SECOND)
    run(connection)
    assert log(connection) == [1, 2]
    assert tables(connection) == {"migrations", "a", "b"}


def test_a_newer_database_is_refused(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry(monkeypatch, FIRST, SECOND)
    run(connection)
    carry(monkeypatch, FIRST)
    with pytest.raises(SchemaTooNew, match="schema 2, this Keepwise knows 1") as caught:
        run(connection)
    assert "upgrade" in caught.value.hint
    assert not caught.value.retryable
    assert log(connection) == [1, 2]


def test_an_altered_migration_is_refused(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry(monkeypatch, FIRST)
    run(connection)
    carry(monkeypatch, Migration(1, "first", FIRST.text + " "), SECOND)
    with pytest.raises(MigrationFailed, match=r"migration 1 \(first\)"):
        run(connection)
    assert tables(connection) == {"migrations", "a"}, "the one behind it was not applied either"


def test_a_migration_that_fails_leaves_nothing(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    carry(monkeypatch, FIRST, Migration(2, "bad", "CREATE TABLE c (x TEXT); CREATE TABLE c (x)"))
    with pytest.raises(sqlite3.OperationalError):
        run(connection)
    assert tables(connection) == set()


def test_the_dialect_is_filled_in() -> None:
    assert FIRST.statements(DIALECT) == [
        "CREATE TABLE a (x BLOB NOT NULL PRIMARY KEY) WITHOUT ROWID"
    ]
    assert FIRST.statements(POSTGRES) == ["CREATE TABLE a (x BYTEA NOT NULL PRIMARY KEY)"]
    assert SECOND.statements(DIALECT) == ["CREATE TABLE b (x TEXT)"]


def test_the_checksum_is_of_the_text_as_written() -> None:
    assert FIRST.checksum != SECOND.checksum
    assert FIRST.checksum == Migration(9, "other", FIRST.text).checksum


@pytest.mark.parametrize("migration", shipped(), ids=lambda each: each.name)
def test_what_is_shipped_reads_the_same_in_both_dialects(migration: Migration) -> None:
    ours, theirs = migration.statements(DIALECT), migration.statements(POSTGRES)
    assert len(ours) == len(theirs)
    for statement in theirs:
        assert "BLOB" not in statement
        assert "ROWID" not in statement
        assert not re.search(r"{\w", statement), "a word of a dialect that nobody put in"
        assert statement.count("'") % 2 == 0, "a text cut at its semicolon"
