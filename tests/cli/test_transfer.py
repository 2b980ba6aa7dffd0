"""``keepwise export`` and ``keepwise import FILE``."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from google.adk.events import Event as AdkEvent
from google.adk.memory._sqlite_memory_service import SqliteMemoryService
from google.genai import types

from keepwise import Keepwise, Scope

OTHER = ("--url", "other.db")


@pytest.fixture
def exported(cli: Any, conversation: str) -> Path:
    cli.add("Prefers window seats")
    cli("export", *cli.maria, "--output", "maria.ndjson")
    return Path("maria.ndjson")


def test_a_person_goes_to_another_store_and_back(cli: Any, exported: Path) -> None:
    told = cli("import", *OTHER, str(exported)).stdout.splitlines()
    assert told[0] == "Imported from maria.ndjson (keepwise):"
    assert "memory   1 new" in told
    assert "event    4 new" in told
    for command in (("memories", "list"), ("sessions", "list")):
        assert cli.json(*command, *OTHER, *cli.maria) == cli.json(*command, *cli.maria)
    again = cli("import", *OTHER, str(exported)).stdout.splitlines()
    assert again[0] == "Nothing new in maria.ndjson:"


def test_a_bank_goes_through_a_pipe(cli: Any, conversation: str) -> None:
    result = cli("export")
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    header = json.loads(lines[0])
    assert (header["keepwise_export"], header["scopes"]) == (1, 3)
    assert json.loads(lines[-1])["kind"] == "trailer"
    report = cli.json("import", *OTHER, "-", stdin=result.stdout_bytes)["import"]
    assert report["counts"]["session"] == {"new": 2}


def test_a_file_is_named_and_not_replaced(cli: Any, exported: Path) -> None:
    told = cli.json("export", *cli.maria, "-o", "new.ndjson")
    assert told == {
        "file": "new.ndjson",
        "lines": len(Path("new.ndjson").read_bytes().splitlines()),
    }
    cli.error("export", *cli.maria, "-o", "new.ndjson", code=2)
    cli("export", *cli.maria, "-o", "new.ndjson", "--force")
    cli.error("export", "--app", "acme", code=2)
    nobody = ("--app", "acme", "--user", "nobody", "-o", "nobody.ndjson")
    assert cli.error("export", *nobody, code=1)["reason"] == "not_found"
    assert not Path("nobody.ndjson").exists()


def test_a_damaged_file_is_refused_by_line(cli: Any, exported: Path) -> None:
    exported.write_bytes(exported.read_bytes().replace(b"window", b"middle"))
    told = cli.error("import", *OTHER, str(exported), code=2)
    assert told["field"] == "file"
    assert told["message"] == "file: line 3 is damaged: it does not fit its checksum"


def test_a_dry_run_makes_nothing(cli: Any, exported: Path) -> None:
    told = cli("import", *OTHER, "--dry-run", str(exported)).stdout
    assert told.startswith("Would import from maria.ndjson (keepwise):")
    assert not Path("other.db").exists()


def test_what_is_not_taken_over_is_listed_without_its_words(cli: Any) -> None:
    facts = [
        {"id": "1", "memory": "Likes jazz", "user_id": "maria", "agent_id": "acme"},
        {"id": "2", "memory": "Spend was €436,449", "user_id": "maria", "agent_id": "acme"},
    ]
    Path("mem0.json").write_text(json.dumps(facts), "utf-8")
    told = cli("import", "mem0.json", code=1).stdout
    assert "memory  1 new, 1 refused" in told
    assert "Not taken over (1):" in told
    assert "436" not in told
    report = cli.json("import", "--format", "mem0", "mem0.json", code=1)["import"]
    assert [(each["line"], each["kinds"]) for each in report["skipped"]] == [(2, ["figure"])]


def test_replacing_is_asked_for(cli: Any, exported: Path) -> None:
    assert (
        cli.error("import", "--on-conflict", "update", str(exported), code=2)["reason"] == "usage"
    )
    cli("import", "--on-conflict", "update", "--yes", str(exported))


def test_the_person_can_be_named(cli: Any, exported: Path) -> None:
    cli("import", *OTHER, "--app", "helper", "--user", "mia", str(exported))
    listed = cli.json("memories", "list", *OTHER, "--app", "helper", "--user", "mia")["memories"]
    assert [each["fact"] for each in listed] == ["Prefers window seats"]


def test_what_a_file_is_must_be_known(cli: Any) -> None:
    Path("odd").write_text("hello")
    cli.error("import", "odd", code=2)
    cli.error("import", "nowhere", code=2)
    assert "keepwise import FILE" in cli("import", "--help").stdout


def said(text: str, number: int) -> AdkEvent:
    content = types.Content(role="user", parts=[types.Part(text=text)])
    return AdkEvent(
        id=f"e{number}", author="user", timestamp=1_700_000_000.0 + number, content=content
    )


async def keep(path: str) -> None:
    service = SqliteMemoryService(path)
    await service.add_events_to_memory(
        app_name="acme",
        user_id="maria",
        session_id="monday",
        events=[said("Always show me euros.", 1), said("Spend was €436,449.", 2)],
    )
    await service.add_events_to_memory(
        app_name="acme", user_id="maria", events=[said("I like jazz.", 3)]
    )


def test_adk_s_memory_service(cli: Any) -> None:
    asyncio.run(keep("old.db"))
    tried = cli.json("import", "--format", "adk-memory", "--dry-run", "old.db")["import"]
    assert (tried["events_new"], tried["memories"], tried["rejected"]) == (3, 2, 1)
    assert not Path("keepwise.db").exists()
    cli("import", "--format", "adk-memory", "old.db")
    facts = {each["fact"] for each in cli.json("memories", "list", *cli.maria)["memories"]}
    assert facts == {"Prefers euros", "Likes jazz"}
    again = cli.json("import", "--format", "adk-memory", "old.db")["import"]
    assert (again["events_new"], again["events_known"]) == (0, 3)

    async def replayed() -> int:
        async with Keepwise.open("keepwise.db") as kw:
            from keepwise.adk.events import from_adk

            events = [from_adk(said("Always show me euros.", 1))]
            done = await kw.bank.ingest(Scope.user("acme", "maria"), events, stream="monday")
            return done.new_events

    assert asyncio.run(replayed()) == 0


def test_adk_database_memory(cli: Any) -> None:
    """Its table, as that package makes it."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect("old.db")) as connection, connection:
        connection.execute(
            "CREATE TABLE adk_memory_entries (id INTEGER PRIMARY KEY, app_name VARCHAR(128),"
            " user_id VARCHAR(128), keywords TEXT, author VARCHAR(128), content TEXT,"
            " timestamp FLOAT)"
        )
        content = json.dumps({"parts": [{"text": "I like jazz."}], "role": "user"})
        row = ("acme", "maria", "jazz like", "user", content, 1_700_000_000.5)
        for _ in range(2):
            connection.execute(
                "INSERT INTO adk_memory_entries (app_name, user_id, keywords, author, content,"
                " timestamp) VALUES (?, ?, ?, ?, ?, ?)",
                row,
            )
        connection.execute(
            "INSERT INTO adk_memory_entries (app_name, user_id, content)"
            " VALUES ('acme', 'sam', '7')"
        )
    report = cli.json("import", "--format", "adk-memory", "old.db", code=1)["import"]
    assert (report["events_new"], report["memories"], report["users"]) == (1, 1, 2)
    assert [each["reason"] for each in report["left_out"]] == ["content: is none that ADK reads"]
    (memory,) = cli.json("memories", "list", *cli.maria)["memories"]
    assert memory["fact"] == "Likes jazz"


def test_another_database_is_no_store_of_memories(cli: Any) -> None:
    cli("init")
    told = cli.error("import", "--format", "adk-memory", "keepwise.db", code=1)
    assert told["reason"] == "config_error"
