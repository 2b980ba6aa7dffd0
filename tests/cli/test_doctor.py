"""``keepwise doctor``."""

from __future__ import annotations

import importlib.metadata
from pathlib import Path
from typing import Any

import pytest


def checks(cli: Any, *args: str, code: int = 0) -> dict[str, dict[str, Any]]:
    told = cli.json("doctor", *args, code=code)
    assert told["ok"] == (code == 0)
    return {check["name"]: check for check in told["checks"]}


def test_all_is_well(cli: Any) -> None:
    cli("init")
    found = checks(cli)
    assert list(found) == [
        "python",
        "settings",
        "folder",
        "engine",
        "database",
        "schema",
        "integrity",
        "guard refuses a figure",
        "guard refuses a credential",
        "guard keeps a harmless number",
        "adk",
    ]
    assert all(check["ok"] for check in found.values())
    assert found["settings"]["detail"] == "keepwise.toml"
    lines = cli("doctor").stdout.splitlines()
    assert all(line.startswith("ok  ") for line in lines)
    assert len(lines) == len(found)


def test_no_database_yet(cli: Any, empty_folder: Path) -> None:
    check = checks(cli, code=1)["database"]
    assert not check["ok"]
    assert check["hint"] == "make it: keepwise init"
    assert "FAIL  database" in cli("doctor", code=1).stdout
    assert list(empty_folder.iterdir()) == []


def test_a_file_that_is_no_database(cli: Any, empty_folder: Path) -> None:
    (empty_folder / "text.db").write_text("nothing of the kind " * 100)
    found = checks(cli, "--url", "text.db", code=1)
    assert "not a database" in found["database"]["detail"]
    assert "schema" not in found


def test_a_missing_folder(cli: Any) -> None:
    found = checks(cli, "--url", "missing/keepwise.db", code=1)
    assert not found["folder"]["ok"]
    assert "mkdir" in found["database"]["hint"]


def test_broken_settings(cli: Any, empty_folder: Path) -> None:
    (empty_folder / "keepwise.toml").write_text("nonsense = 1")
    found = checks(cli, code=1)
    assert "nonsense" in found["settings"]["detail"]
    assert found["guard refuses a figure"]["ok"], "the rest is still looked at"


def test_in_memory(cli: Any) -> None:
    assert checks(cli, "--url", ":memory:")["database"]["ok"]


def test_adk_is_optional(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    cli("init")

    def version(name: str) -> str:
        raise importlib.metadata.PackageNotFoundError(name)

    monkeypatch.setattr(importlib.metadata, "version", version)
    check = checks(cli)["adk"]
    assert check["ok"]
    assert "keepwise[adk]" in check["hint"]


def test_a_guard_that_lets_everything_in_is_found(
    cli: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    cli("init")
    monkeypatch.setattr("keepwise.governance.guard.Guard.find", lambda *_: ())
    found = checks(cli, code=1)
    assert not found["guard refuses a figure"]["ok"]
    assert not found["guard refuses a credential"]["ok"]
    assert found["guard keeps a harmless number"]["ok"]
