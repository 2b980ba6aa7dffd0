"""``keepwise import``."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from adk.old_stores import digest, fill
from cli.conftest import command, process_environment


@pytest.fixture
def old(empty_folder: Path) -> Path:
    path = empty_folder / "old.db"
    asyncio.run(fill("sqlite", path))
    return path


def break_one(path: Path) -> None:
    """Give one session an id that cannot be kept."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE sessions SET id = 'a/\x1b[2J' WHERE id = 'empty'")


def test_counts_for_people(cli: Any, old: Path) -> None:
    before = digest(old)
    result = cli("import", "adk", "sqlite:///old.db")
    assert result.stderr == ""
    assert result.stdout.splitlines() == [
        "Imported from old.db:",
        "apps      2",
        "users     3",
        "sessions  5 new",
        "events    8 new",
    ]
    again = cli("import", "adk", "old.db").stdout.splitlines()
    assert again[0] == "Nothing new in old.db:"
    assert again[3:] == ["sessions  5 known", "events    8 known"]
    assert digest(old) == before
    state = cli.json("sessions", "state", "m1", *cli.maria)["state"]
    assert state["user:plan"] == "pro"


def test_counts_for_programs(cli: Any, old: Path) -> None:
    told = cli.json("import", "adk", str(old))["import"]
    assert told == {
        "source": str(old),
        "dry_run": False,
        "apps": 2,
        "users": 3,
        "sessions_new": 5,
        "sessions_known": 0,
        "sessions_conflict": 0,
        "sessions_refused": 0,
        "events_new": 8,
        "events_known": 0,
        "events_refused": 0,
        "values_kept": 0,
        "redacted": 0,
        "memories": 0,
        "left_out": [],
    }


def test_what_is_left_out_is_told_and_ends_with_1(cli: Any, old: Path) -> None:
    break_one(old)
    told = cli.json("import", "adk", "old.db", code=1)["import"]
    assert told["sessions_refused"] == 1
    (left,) = told["left_out"]
    assert left["user_id"] == "sam"
    assert left["session_id"] == "a/\x1b[2J"
    assert "session_id" in left["reason"]
    shown = cli("import", "adk", "old.db", code=1).stdout
    assert "4 known, 1 refused" in shown
    assert "Left out, and still in the old store (1):" in shown
    assert "a/\\x1b[2J" in shown
    assert "\x1b" not in shown


def test_a_long_list_is_cut_for_people_only(cli: Any, old: Path) -> None:
    with closing(sqlite3.connect(old)) as connection, connection:
        for number in range(30):
            connection.execute(
                "INSERT INTO sessions VALUES ('acme', 'sam', ?, '{}', 1, 1)", (f"a/{number}",)
            )
    shown = cli("import", "adk", "old.db", code=1).stdout
    assert "… and 10 more" in shown
    assert len(cli.json("import", "adk", "old.db", code=1)["import"]["left_out"]) == 30


def test_a_dry_run_makes_no_database(cli: Any, old: Path) -> None:
    shown = cli("import", "adk", "old.db", "--dry-run").stdout
    assert shown.startswith("Would import from old.db:")
    assert "5 new" in shown
    assert not Path("keepwise.db").exists()
    assert cli.json("import", "adk", "old.db", "--dry-run")["import"]["dry_run"]
    cli("import", "adk", "old.db")
    assert "5 known" in cli("import", "adk", "old.db", "--dry-run").stdout


def test_a_part_and_another_store(cli: Any, old: Path) -> None:
    args = ("import", "adk", "old.db", "--app", "acme", "--user", "sam", "--bank", "b")
    told = cli.json(*args, "--url", "other.db")["import"]
    assert (told["sessions_new"], told["users"]) == (2, 1)
    assert not Path("keepwise.db").exists()
    listed = cli.json("sessions", "list", "--app", "acme", "--bank", "b", "--url", "other.db")
    assert {each["id"] for each in listed["sessions"]} == {"s1", "empty"}


def test_memories(cli: Any, old: Path) -> None:
    assert "memories  1" in cli("import", "adk", "old.db", "--memories").stdout
    (memory,) = cli.json("memories", "list", *cli.maria)["memories"]
    assert "metric" in memory["fact"]


def test_errors_are_told_as_everywhere(cli: Any) -> None:
    assert cli.error("import", "adk", "missing.db", code=1)["reason"] == "not_found"
    assert cli.error("import", "adk", code=2)["reason"] == "usage"
    assert cli.error("import", "adk", "pigeon://loft", code=2)["reason"] == "unknown_scheme"
    word = "open" + "sesame"
    told = cli.error(
        "import", "adk", "postgresql+asyncpg://" + f"maria:{word}" + "@localhost/db", code=1
    )
    assert told["hint"] == "pip install asyncpg"
    assert word not in json.dumps(told)


def test_a_process_prints_json_only(shell: Callable[..., Any], old: Path) -> None:
    done = shell("import", "adk", "old.db", "--json")
    assert json.loads(done.stdout)["import"]["sessions_new"] == 5
    assert done.stderr == b""


def test_a_terminal_is_told_what_is_going_on(old: Path, empty_folder: Path) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command("import", "adk", "old.db"),
        cwd=empty_folder,
        env=process_environment(TERM="xterm"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=theirs,
    ) as process:
        os.close(theirs)
        seen = b""
        while True:
            try:
                some = os.read(ours, 4096)
            except OSError:  # Linux's way of saying that the other end is closed
                break
            if not some:
                break
            seen += some
        assert process.stdout is not None
        printed = process.stdout.read()
    os.close(ours)
    assert process.returncode == 0
    assert printed.startswith(b"Imported from old.db:")
    assert b"Loading ADK" in seen


def test_help_loads_no_agent_framework() -> None:
    probe = (
        # What is there before is the environment's: Google's packages share a name that is set up
        # as Python starts.
        "import sys; before = set(sys.modules); import keepwise.cli.importing; "
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}; "
        "print(sorted({'google', 'sqlalchemy', 'pydantic', 'rich'} & new))"
    )
    done = subprocess.run(
        [*command()[:1], "-c", probe],
        env=process_environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"
