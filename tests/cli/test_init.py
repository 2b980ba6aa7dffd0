"""``keepwise init``, and which store a command works on."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from keepwise.cli.adk import service_uri
from keepwise.settings import Settings, load


def test_init_makes_both_files(cli: Any, empty_folder: Path) -> None:
    told = cli("init").stdout
    assert "keepwise.db: created" in told
    assert "keepwise.toml: created" in told
    assert "Next:" in told
    settings = tomllib.loads((empty_folder / "keepwise.toml").read_text("utf-8"))
    assert settings["url"] == "sqlite:///keepwise.db"
    assert settings["bank"]["preset"] == "assistant"
    assert settings["policy"] == {"preset": "strict"}
    assert load(empty_folder / "keepwise.toml") == Settings()
    assert cli.json("memories", "list", *cli.maria)["memories"] == []


def test_init_again_changes_nothing(cli: Any, empty_folder: Path) -> None:
    assert cli.json("init") == {
        "database": "keepwise.db",
        "database_created": True,
        "config": "keepwise.toml",
        "config_created": True,
        "preset": "assistant",
    }
    memory_id = cli.add("I prefer euros")
    config = empty_folder / "keepwise.toml"
    config.write_text(config.read_text("utf-8") + "# mine\n", "utf-8")
    told = cli.json("init")
    assert (told["database_created"], told["config_created"]) == (False, False)
    assert config.read_text("utf-8").endswith("# mine\n")
    assert cli.json("memories", "show", memory_id, *cli.maria)
    assert "left as it was" in cli("init").stdout


def test_preset_url_and_config(cli: Any, empty_folder: Path) -> None:
    (empty_folder / "conf").mkdir()
    told = cli("init", "--url", "Größe 👋.db", "--preset", "analytics", "--config", "conf/k.toml")
    assert "KEEPWISE_CONFIG=conf/k.toml" in told.stdout
    settings = tomllib.loads((empty_folder / "conf/k.toml").read_text("utf-8"))
    assert settings["url"] == "Größe 👋.db"
    assert settings["bank"]["preset"] == "analytics"
    assert (empty_folder / "Größe 👋.db").is_file()
    assert not (empty_folder / "keepwise.toml").exists()


def test_the_written_settings_count(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    cli("init", "--url", "mine.db", "--preset", "analytics")
    cli.json("memories", "add", "I prefer euros", "--topic", "data_scope", *cli.maria)
    assert Path("mine.db").is_file()
    assert not Path("keepwise.db").exists()
    monkeypatch.setenv("KEEPWISE_URL", "sqlite:///other.db")
    assert "other.db" in cli.error("memories", "list", *cli.maria, code=1)["message"]


@pytest.mark.parametrize("args", [("--preset", "analytics"), ("--url", "other.db")])
def test_a_settings_file_that_says_otherwise_is_left(
    cli: Any, args: tuple[str, ...], empty_folder: Path
) -> None:
    cli("init")
    before = (empty_folder / "keepwise.toml").read_bytes()
    assert args[0] in cli.error("init", *args, code=1)["message"]
    assert (empty_folder / "keepwise.toml").read_bytes() == before
    assert not (empty_folder / "other.db").exists()


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("--preset", "nonsense"), 2),
        (("--url", ":memory:"), 2),
        (("--url", ""), 2),
        (("--url", "mysql://x/y"), 2),
        (("--url", "sqlite:///x.db?mode=ro"), 1),
        (("--url", "missing/x.db"), 1),
        (("--config", "missing/k.toml"), 1),
        (("--config", "."), 2),
        (("--config", "x" * 300), 1),
    ],
)
def test_what_cannot_be_made_leaves_nothing(
    cli: Any, args: tuple[str, ...], code: int, empty_folder: Path
) -> None:
    cli.error("init", *args, code=code)
    assert list(empty_folder.iterdir()) == []


COMMANDS = (
    ("memories", "list", "--app", "a", "--user", "u"),
    ("memories", "search", "words", "--app", "a", "--user", "u"),
    ("memories", "show", "id", "--app", "a", "--user", "u"),
    ("memories", "revisions", "id", "--app", "a", "--user", "u"),
    ("memories", "rollback", "id", "1", "--app", "a", "--user", "u"),
    ("memories", "delete", "id", "--yes", "--app", "a", "--user", "u"),
    ("sessions", "list", "--app", "a"),
    ("sessions", "show", "id", "--app", "a", "--user", "u"),
    ("sessions", "state", "id", "--app", "a", "--user", "u"),
    ("forget", "words", "--yes", "--app", "a", "--user", "u"),
    ("audit", "list"),
)
ADD = ("memories", "add", "I prefer tea", "--app", "a", "--user", "u")


@pytest.mark.parametrize("args", COMMANDS, ids=" ".join)
def test_looking_makes_no_database(cli: Any, args: tuple[str, ...], empty_folder: Path) -> None:
    assert "keepwise init" in cli.error(*args, code=1)["hint"]
    assert list(empty_folder.iterdir()) == []


def test_adding_makes_one(cli: Any, empty_folder: Path) -> None:
    cli(*ADD, "--url", "sqlite:///new.db")
    assert (empty_folder / "new.db").is_file()


@pytest.mark.parametrize("args", [*COMMANDS, ADD], ids=" ".join)
def test_a_store_that_cannot_be_opened(cli: Any, args: tuple[str, ...], empty_folder: Path) -> None:
    (empty_folder / "text.db").write_text("not a database, but longer than a header " * 50)
    for url, words in (
        ("missing/keepwise.db", "does not exist"),
        ("text.db", "not a database"),
        (str(empty_folder), "folder"),
    ):
        told = cli.error(*args, "--url", url, code=1)
        assert told["reason"] == "config_error"
        assert words in told["message"]
        assert cli.json("--url", url, *args, code=1)["error"] == told
    assert cli.error(*args, "--url", "mysql://x", code=2)["reason"] == "unknown_scheme"
    assert (empty_folder / "text.db").read_text().startswith("not a database")


def test_the_nearer_url_wins(cli: Any, empty_folder: Path) -> None:
    cli("--url", "far.db", *ADD, "--url", "near.db")
    assert [path.name for path in empty_folder.glob("*.db")] == ["near.db"]


@pytest.mark.parametrize("broken", ["url = 3", "nonsense = true", "url = ", "[bank]\ntop = 1"])
def test_a_broken_settings_file(cli: Any, broken: str, empty_folder: Path) -> None:
    (empty_folder / "keepwise.toml").write_text(broken)
    assert cli.error("audit", "list", code=1)["reason"] == "config_error"
    assert cli.error("init", code=1)["reason"] == "config_error"


@pytest.mark.parametrize(
    ("url", "uri"),
    [
        ("sqlite:///keepwise.db", "keepwise:///keepwise.db"),
        ("keepwise.db", "keepwise:///keepwise.db"),
        ("sqlite:////data/keepwise.db", "keepwise:////data/keepwise.db"),
        ("/data/keepwise.db", "keepwise:////data/keepwise.db"),
    ],
)
def test_the_uri_for_adk(url: str, uri: str) -> None:
    assert service_uri(url) == uri


def test_json_is_one_document(cli: Any) -> None:
    assert json.loads(cli("init", "--json").stdout)
