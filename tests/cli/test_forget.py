"""``keepwise forget`` and ``keepwise memories delete``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest


def left(cli: Any) -> list[str]:
    return [each["fact"] for each in cli.json("memories", "list", *cli.maria)["memories"]]


def on_disk(folder: Path, words: str) -> bool:
    return any(words.encode() in path.read_bytes() for path in folder.glob("keepwise.db*"))


def test_words_are_forgotten_everywhere(cli: Any, empty_folder: Path) -> None:
    cli.add("I prefer euros for reports")
    kept = cli.add("I work on Western Europe")
    assert on_disk(empty_folder, "euros")
    told = cli.json("forget", "I", "prefer", "euros", "for", "reports", "--yes", *cli.maria)
    assert (told["dry_run"], told["memories"]) == (False, [])
    (receipt,) = told["receipts"]
    assert receipt["tombstones"] >= 1
    assert receipt["time"].endswith("Z")
    assert not on_disk(empty_folder, "euros")
    assert [each["id"] for each in cli.json("memories", "list", *cli.maria)["memories"]] == [kept]


def by_id(command: str, memory_id: str) -> tuple[str, ...]:
    if command == "forget":
        return ("forget", "--memory", memory_id)
    return ("memories", "delete", memory_id)


@pytest.mark.parametrize("command", ["forget", "delete"])
def test_one_memory_is_forgotten_by_its_id(cli: Any, command: str, empty_folder: Path) -> None:
    memory_id = cli.add("I prefer euros")
    told = cli(*by_id(command, memory_id), "--yes", *cli.maria).stdout
    assert memory_id in told
    assert "euros" not in told
    assert left(cli) == []
    assert not on_disk(empty_folder, "euros")
    cli.error(*by_id(command, memory_id), "--yes", *cli.maria, code=1)


@pytest.mark.parametrize("command", ["forget", "delete"])
def test_a_dry_run_changes_nothing(cli: Any, command: str) -> None:
    memory_id = cli.add("I prefer euros")
    for extra in ((), ("--yes",)):
        shown = cli(*by_id(command, memory_id), "--dry-run", *extra, *cli.maria).stdout
        assert memory_id in shown
        assert "Nothing was changed." in shown
        told = cli.json(*by_id(command, memory_id), "--dry-run", *extra, *cli.maria)
        assert (told["dry_run"], told["receipts"]) == (True, [])
        assert [each["id"] for each in told["memories"]] == [memory_id]
    assert len(left(cli)) == 1


@pytest.mark.parametrize("command", ["forget", "delete"])
def test_without_a_terminal_it_wants_yes(cli: Any, command: str) -> None:
    memory_id = cli.add("I prefer euros")
    told = cli.error(*by_id(command, memory_id), *cli.maria, code=2)
    assert "--yes" in told["message"]
    cli(*by_id(command, memory_id), *cli.maria, stdin="y\n", code=2)
    assert len(left(cli)) == 1


def test_words_that_match_nothing(cli: Any) -> None:
    cli.add("I prefer euros")
    for option in ("--yes", "--dry-run"):
        told = cli.error("forget", "bicycles", option, *cli.maria, code=1)
        assert told["reason"] == "not_found"
        assert "bicycles" not in told["message"]
    cli.error("forget", "I prefer euros", "--yes", *cli.sam, code=1)
    assert len(left(cli)) == 1


@pytest.mark.parametrize("args", [(), (" ",), ("euros", "--memory", "id")])
def test_it_wants_words_or_an_id(cli: Any, args: tuple[str, ...]) -> None:
    cli.error("forget", *args, "--yes", *cli.maria, code=2)


def test_what_was_forgotten_can_be_said_again(cli: Any) -> None:
    cli("forget", "--memory", cli.add("I prefer euros"), "--yes", *cli.maria)
    assert cli.add("I prefer euros")
    assert len(left(cli)) == 1
