"""``keepwise import`` of a file without times, after a fact was forgotten or somebody erased."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest


def facts(cli: Any) -> list[str]:
    return [each["fact"] for each in cli.json("memories", "list", *cli.maria)["memories"]]


@pytest.mark.parametrize("how", ["erase", "forget"])
def test_a_file_without_times_brings_nothing_back(cli: Any, how: str) -> None:
    known = {"name": "user", "entityType": "person", "observations": ["prefers window seats"]}
    Path("memory.json").write_text(json.dumps({"entities": [known], "relations": []}))
    cli("import", "memory.json", *cli.maria)
    assert facts(cli) == ["Prefers window seats"]
    if how == "erase":
        cli("forget", "--erase", "--yes", *cli.maria)
    else:
        cli("forget", "--yes", *cli.maria, "window seats")
    told = cli("import", "memory.json", *cli.maria, code=1).stdout
    assert "memory  1 forgotten" in told
    assert "it was forgotten before" in told
    assert facts(cli) == []


@pytest.mark.parametrize("time", [None, 0, 0.0], ids=["none", "zero", "zero as a float"])
def test_an_event_of_adk_s_without_a_time_teaches_nothing_again(cli: Any, time: Any) -> None:
    content = json.dumps({"parts": [{"text": "I like jazz."}], "role": "user"})
    with closing(sqlite3.connect("old.db")) as connection, connection:
        connection.execute(
            "CREATE TABLE adk_memory_entries (id INTEGER PRIMARY KEY, app_name TEXT,"
            " user_id TEXT, author TEXT, content TEXT, timestamp FLOAT)"
        )
        connection.execute(
            "INSERT INTO adk_memory_entries (app_name, user_id, author, content, timestamp)"
            " VALUES ('acme', 'maria', 'user', ?, ?)",
            (content, time),
        )
    learn = ("import", "--format", "adk-memory", "old.db")
    assert cli.json(*learn)["import"]["memories"] == 1
    assert facts(cli) == ["Likes jazz"]
    cli("forget", "--erase", "--yes", *cli.maria)
    again = cli.json(*learn)["import"]
    assert (again["events_new"], again["memories"], again["rejected"]) == (1, 0, 1)
    assert facts(cli) == []


def test_a_path_that_is_no_file_is_a_wrong_argument(cli: Any) -> None:
    Path("folder").mkdir()
    for path in ("nowhere.json", "folder"):
        told = cli.error("import", path, code=2)
        assert path in told["message"]
