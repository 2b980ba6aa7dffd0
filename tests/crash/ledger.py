"""What must be true of a store's file, whoever was killed while writing to it."""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path

from keepwise import REMOVED
from keepwise.governance.auditing.chain import bank_scope

MARK = "keepwise-store"

# Rows that differ between stores that hold the same: secrets, where content is kept, and which
# embedder the store was opened with last.
_NOT_COMPARED = {"meta", "migrations", "embedding_spaces", "blob_chunks", "doomed_blobs"}
_COLUMNS_NOT_COMPARED = {
    "blobs": {"place"},
    "tombstones": {"digest"},
    "audit": {"reason_salt", "reason_digest"},
    "audit_chain": {"digest"},
}
_BANK = bank_scope("default").id
_OWNER = {"audit_chain": "entry_scope"}


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.row_factory = sqlite3.Row
    return connection


def contents(connection: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table that has any, in order: what two equal stores have in common."""
    found = {}
    for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
        if table.startswith("sqlite_") or table in _NOT_COMPARED:
            continue
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        kept = [name for name in names if name not in _COLUMNS_NOT_COMPARED.get(table, ())]
        # What the bank itself has an entry of, its policy, is there from the first opening on.
        rows = [
            tuple(row)
            for row in connection.execute(f"SELECT {', '.join(kept)} FROM {table}")
            if row[_OWNER.get(table, names[0])] != _BANK
        ]
        if rows:
            found[table] = sorted(rows, key=repr)
    return found


def contents_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(connect(path)) as connection:
        return contents(connection)


def has_schema(path: Path) -> bool:
    """Whether the tables are there. They come all at once."""
    with closing(connect(path)) as connection:
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    assert not tables or {"scopes", "artifacts", "migrations"} <= tables
    return bool(tables)


# The ledger


def check_ledger(path: Path) -> dict[str, int]:
    """Every session adds up: events, order, revision, state. The number of events of each."""
    with closing(connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        sessions = connection.execute("SELECT * FROM sessions").fetchall()
        found = {each["session_id"]: check_session(connection, each) for each in sessions}
        check_shared(connection)
        check_memories(connection)
        return found


def check_session(connection: sqlite3.Connection, session: sqlite3.Row) -> int:
    """Its numbers have no gap, and its state is what its events add up to."""
    key = (session["scope_id"], session["session_id"])
    events = connection.execute(
        "SELECT seq, event_id, body FROM events WHERE scope_id = ? AND session_id = ? ORDER BY seq",
        key,
    ).fetchall()
    opening = [row["seq"] for row in events if row["seq"] == 0]
    assert [row["seq"] for row in events] == [*opening, *range(1, session["revision"] + 1)]
    fold: dict[str, object] = {}
    for row in events:
        assert (row["event_id"] == "") == (row["seq"] == 0)
        for name, value in json.loads(row["body"])["state_delta"].items():
            assert not name.startswith("temp:")
            if not name.startswith(("user:", "app:")):
                fold[name] = value
    state = connection.execute(
        "SELECT name, value FROM session_state WHERE scope_id = ? AND session_id = ?", key
    ).fetchall()
    there = {name: value for name, value in fold.items() if value != REMOVED}
    assert {row["name"]: json.loads(row["value"]) for row in state} == there
    return session["revision"]


def check_shared(connection: sqlite3.Connection) -> None:
    """``user:`` and ``app:`` values are what their histories end with; events tell of every entry.

    And the other way round: what an event sets is in the history.
    """
    owners = {row["scope_id"]: row for row in connection.execute("SELECT * FROM scopes")}
    histories = defaultdict(list)
    told = defaultdict(list)
    for row in connection.execute("SELECT * FROM state_changes ORDER BY scope_id, name, number"):
        histories[row["scope_id"], row["name"]].append(row)
        value = REMOVED if row["value"] is None else json.loads(row["value"])
        prefix = "user:" if owners[row["scope_id"]]["user_id"] else "app:"
        if row["event_id"]:
            key = (row["writer"], row["session_id"], row["event_id"])
            told[key].append((prefix + row["name"], value))
    for entries in histories.values():
        assert [row["number"] for row in entries] == list(range(1, len(entries) + 1))
    last = {key: entries[-1]["value"] for key, entries in histories.items()}
    values = {
        (row["scope_id"], row["name"]): row["value"]
        for row in connection.execute("SELECT * FROM scoped_state")
    }
    assert values == {key: value for key, value in last.items() if value is not None}
    shared = {}
    for row in connection.execute("SELECT scope_id, session_id, event_id, body FROM events"):
        delta = json.loads(row["body"])["state_delta"]
        own = [(name, value) for name, value in delta.items() if name.startswith(("user:", "app:"))]
        if own:
            shared[row["scope_id"], row["session_id"], row["event_id"]] = own
    sessions = {
        (row["scope_id"], row["session_id"])
        for row in connection.execute("SELECT scope_id, session_id FROM sessions")
    }
    living = {key: entries for key, entries in told.items() if key[:2] in sessions}
    assert {key: sorted(each, key=repr) for key, each in living.items()} == {
        key: sorted(each, key=repr) for key, each in shared.items()
    }


def check_memories(connection: sqlite3.Connection) -> None:
    """The scope's counts, the postings and the revisions belong to the memories that are there."""
    counts = connection.execute(
        """
        SELECT s.memory_count, s.term_total,
            (SELECT COUNT(*) FROM memories m WHERE m.scope_id = s.scope_id) AS memories,
            (SELECT COALESCE(SUM(tf), 0) FROM memory_terms t WHERE t.scope_id = s.scope_id) AS terms
        FROM scopes s
        """
    ).fetchall()
    for row in counts:
        assert (row["memory_count"], row["term_total"]) == (row["memories"], row["terms"])
    for table in ("memory_terms", "memory_revisions"):
        stray = connection.execute(
            f"SELECT COUNT(*) FROM {table} WHERE memory_id NOT IN (SELECT memory_id FROM memories)"
        ).fetchone()[0]
        bare = connection.execute(
            f"SELECT COUNT(*) FROM memories WHERE memory_id NOT IN (SELECT memory_id FROM {table})"
        ).fetchone()[0]
        assert (stray, bare) == (0, 0), table


# Files


def check_artifacts(path: Path, folder: Path | None, *, reopened: bool) -> int:
    """Every version has its content, whole, and nothing else takes up room; how many versions.

    Args:
        path: the database.
        folder: where its content goes, None for into it.
        reopened: whether Keepwise has opened the store since the crash. Before that, files that
            are written down as doomed may be left.
    """
    with closing(connect(path)) as connection:
        versions = connection.execute(
            "SELECT * FROM artifacts ORDER BY scope_id, session_id, name, version"
        ).fetchall()
        numbers = defaultdict(list)
        for row in versions:
            numbers[row["scope_id"], row["session_id"], row["name"]].append(row["version"])
        for each in numbers.values():
            assert each == list(range(len(each))), "a version is missing"
        wanted = {
            (row["scope_id"], row["digest"], row["size"])
            for row in versions
            if row["kind"] in ("text", "bytes")
        }
        blobs = connection.execute("SELECT * FROM blobs").fetchall()
        assert {(row["scope_id"], row["digest"], row["size"]) for row in blobs} == wanted
        for row in blobs:
            data = _content(connection, row, folder)
            assert len(data) == row["size"]
            assert hashlib.sha256(data).digest() == row["digest"]
        kept = {_file(row) for row in blobs if row["place"] == "folder"}
        doomed = {_file(row) for row in connection.execute("SELECT * FROM doomed_blobs")}
        chunked = connection.execute("SELECT DISTINCT scope_id, digest FROM blob_chunks").fetchall()
    inside = {_file(row) for row in blobs if row["place"] == "database" and row["size"]}
    assert {_file(row) for row in chunked} == inside
    if folder is not None:
        _check_folder(folder, kept, doomed, reopened=reopened)
    return len(versions)


def _content(connection: sqlite3.Connection, blob: sqlite3.Row, folder: Path | None) -> bytes:
    if blob["place"] == "folder":
        assert folder is not None
        return (folder / _file(blob)).read_bytes()
    rows = connection.execute(
        "SELECT number, data FROM blob_chunks WHERE scope_id = ? AND digest = ? ORDER BY number",
        (blob["scope_id"], blob["digest"]),
    ).fetchall()
    assert [row["number"] for row in rows] == list(range(len(rows)))
    return b"".join(row["data"] for row in rows)


def _file(row: sqlite3.Row) -> str:
    digest = row["digest"].hex()
    return f"{row['scope_id'].hex()}/{digest[:2]}/{digest}"


def _check_folder(folder: Path, kept: set[str], doomed: set[str], *, reopened: bool) -> None:
    there = {str(each.relative_to(folder)) for each in folder.rglob("*") if each.is_file()}
    left = there - kept - {MARK}
    assert kept <= there
    if MARK not in there:
        # Nothing was ever saved here: at most, somebody was about to write whose folder it is.
        left = {name for name in left if not name.startswith(f".{MARK}")}
    if reopened:
        assert left == set()
        assert doomed == set()
    # What is left is written down: the file itself, or one that was not finished (".name.x").
    assert {re.sub(r"/\.([^/.]+)\.[^/]*$", r"/\1", name) for name in left} <= doomed
