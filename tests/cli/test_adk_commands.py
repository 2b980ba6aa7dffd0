"""``keepwise adk`` and the wiring of ``keepwise demo``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import keepwise.cli.demo


@pytest.fixture
def agents(empty_folder: Path) -> Path:
    folder = empty_folder / "agents"
    folder.mkdir()
    return folder


def test_init_writes_services(cli: Any, agents: Path) -> None:
    told = cli.json("adk", "init", "agents")
    assert told["created"]
    assert (agents / "services.py").read_text() == (
        "from keepwise.adk import register\nregister()\n"
    )
    assert told["uri"] == "keepwise:///keepwise.db"
    assert "--session_service_uri=keepwise:///keepwise.db" in told["command"]
    assert "--memory_service_uri=keepwise:///keepwise.db" in told["command"]
    again = cli("adk", "init", "agents").stdout
    assert "left as it was" in again
    assert told["command"] in again


def test_init_overwrites_nothing(cli: Any, agents: Path) -> None:
    (agents / "services.py").write_text("# mine\n")
    told = cli.error("adk", "init", "agents", code=1)
    assert told["reason"] == "already_exists"
    assert "register()" in told["hint"]
    assert (agents / "services.py").read_text() == "# mine\n"


@pytest.mark.parametrize("command", ["init", "check"])
def test_the_folder_must_be_there(cli: Any, command: str) -> None:
    assert "missing" in cli.error("adk", command, "missing", code=2)["message"]


def test_check_of_what_init_wrote(cli: Any, agents: Path) -> None:
    cli("adk", "init", "agents")
    told = cli.json("adk", "check", "agents")
    assert told["ok"]
    assert [(each["kind"], each["found"], each["ok"]) for each in told["services"]] == [
        ("session", "KeepwiseSessionService", True),
        ("memory", "KeepwiseMemoryService", True),
        ("artifact", "KeepwiseArtifactService", True),
    ]
    lines = cli("adk", "check", "agents").stdout.splitlines()
    assert lines[0].split() == ["KIND", "URI", "CLASS", "OK"]
    assert [line.split()[-1] for line in lines[1:]] == ["yes"] * 3
    assert not Path("keepwise.db").exists(), "no store was opened"


def test_check_without_services(cli: Any, agents: Path) -> None:
    told = cli.json("adk", "check", "agents", code=1)
    assert not told["ok"]
    assert {each["found"] for each in told["services"]} == {"none"}
    shown = cli("adk", "check", "agents", code=1).stdout
    assert shown.count("keepwise adk init") == 1


def test_check_of_anothers_uri(cli: Any, agents: Path) -> None:
    cli("adk", "init", "agents")
    told = cli.json("adk", "check", "agents", "--uri", "memory://", code=1)
    assert [each["found"] for each in told["services"]] == [
        "InMemorySessionService",
        "InMemoryMemoryService",
        "InMemoryArtifactService",
    ]
    told = cli.json("adk", "check", "agents", "--uri", "keepwise://host/x.db", code=1)
    assert "ConfigError" in told["services"][0]["found"]


def test_an_unknown_artifact_scheme_is_named(cli: Any, agents: Path) -> None:
    cli("adk", "init", "agents")
    for uri in ("s3://bucket", "bucket"):
        told = cli.json("adk", "check", "agents", "--artifact-uri", uri, code=1)
        artifact = told["services"][2]
        assert (artifact["kind"], artifact["uri"], artifact["ok"]) == ("artifact", uri, False)
        assert "in memory" in artifact["note"]
    assert "in memory" in cli("adk", "check", "agents", "--artifact-uri", "s3://b", code=1).stdout


def test_a_known_artifact_scheme_is_only_looked_up(
    cli: Any, agents: Path, empty_folder: Path
) -> None:
    cli("adk", "init", "agents")
    uri = f"file://{empty_folder}/artifacts"
    assert cli.json("adk", "check", "agents", "--artifact-uri", uri)["ok"]
    assert not (empty_folder / "artifacts").exists()


@pytest.mark.parametrize("code", [0, 1])
def test_demo_is_told_how_to_run(
    cli: Any, monkeypatch: pytest.MonkeyPatch, empty_folder: Path, code: int
) -> None:
    calls: list[tuple[bool, Path | None, bool]] = []

    def run(*, as_json: bool, keep: Path | None, remote: bool) -> int:
        calls.append((as_json, keep, remote))
        return code

    monkeypatch.setattr(keepwise.cli.demo, "run", run)
    cli("demo", code=code)
    cli("demo", "--json", "--keep", "kept", code=code)
    cli("demo", "--remote", code=code)
    assert calls == [(False, None, False), (True, Path("kept"), False), (False, None, True)]
    (empty_folder / "file").touch()
    cli.error("demo", "--keep", "file", code=2)
