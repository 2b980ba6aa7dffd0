"""``keepwise forget`` and ``keepwise memories delete``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from keepwise import Event, Keepwise, Scope
from keepwise.model import JsonObject


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


@pytest.mark.parametrize(
    "args",
    [
        (),
        (" ",),
        ("euros", "--memory", "id"),
        ("--slot", "currency", "--erase"),
        ("--session", "s1", "--memory", "id"),
        ("euros", "--erase"),
    ],
)
def test_it_wants_one_way_to_say_what(cli: Any, args: tuple[str, ...]) -> None:
    cli.error("forget", *args, "--yes", *cli.maria, code=2)


def test_what_was_forgotten_can_be_said_again(cli: Any) -> None:
    cli("forget", "--memory", cli.add("I prefer euros"), "--yes", *cli.maria)
    assert cli.add("I prefer euros")
    assert len(left(cli)) == 1


def test_a_slot_is_forgotten_whatever_fills_it(cli: Any) -> None:
    cli.add("I prefer euros")
    cli.add("I prefer pounds for invoices")
    cli.add("I like jazz")
    shown = cli.json("forget", "--slot", "currency", "--dry-run", *cli.maria)
    assert len(shown["memories"]) == 2
    told = cli.json("forget", "--slot", "currency", "--yes", *cli.maria)
    assert len(told["receipts"]) == 2
    assert left(cli) == ["Likes jazz"]
    cli.error("forget", "--slot", "currency", "--yes", *cli.maria, code=1)


@pytest.fixture
def taught(store: Any) -> Callable[[str, str], None]:
    """Say something in a session, and have it remembered."""

    def say(session_id: str, words: str) -> None:
        async def work(kw: Keepwise) -> None:
            content: JsonObject = {"role": "user", "parts": [{"text": words}]}
            event = Event(f"{session_id}-{words[:8]}", "user", kw.now(), content=content)
            await kw.bank.ingest(Scope.user("acme", "maria"), [event], stream=session_id)

        store(work)

    return say


def test_what_a_session_taught_is_forgotten(cli: Any, taught: Callable[[str, str], None]) -> None:
    taught("monday", "I like jazz.")
    taught("tuesday", "I like opera.")
    shown = cli("forget", "--session", "monday", "--dry-run", *cli.maria).stdout
    assert "Likes jazz" in shown
    assert "opera" not in shown
    (receipt,) = cli.json("forget", "--session", "monday", "--yes", *cli.maria)["receipts"]
    assert receipt["action"] == "forget"
    assert left(cli) == ["Likes opera"]
    cli.error("forget", "--session", "monday", "--yes", *cli.maria, code=1)


# Erasing a person


def test_a_person_is_erased_with_a_receipt(cli: Any, empty_folder: Path) -> None:
    cli.add("I prefer euros for reports")
    cli("memories", "add", "I like jazz", *cli.sam)
    told = cli.json("forget", "--erase", "--yes", *cli.maria)
    (receipt,) = told["receipts"]
    assert (receipt["action"], receipt["memory_ids"], receipt["scrubbed"]) == ("erase", [], True)
    assert dict(receipt["removed"])["bank"] > 0
    assert left(cli) == []
    assert not on_disk(empty_folder, "maria")
    assert not on_disk(empty_folder, "euros")
    assert len(cli.json("memories", "list", *cli.sam)["memories"]) == 1
    assert cli.json("audit", "verify")["intact"]


def test_a_preview_of_an_erasure_tells_rows_by_room(cli: Any) -> None:
    cli.add("I prefer euros")
    told = cli.json("forget", "--erase", "--dry-run", *cli.maria)
    assert (told["dry_run"], told["receipts"]) == (True, [])
    assert told["rows"]["bank"] > 0
    shown = cli("forget", "--erase", "--dry-run", *cli.maria).stdout
    assert "bank" in shown
    assert "Nothing was changed." in shown
    assert len(left(cli)) == 1


def test_erasing_nobody_is_an_error_that_names_no_one(cli: Any) -> None:
    cli.add("I prefer euros")
    for option in ("--yes", "--dry-run"):
        told = cli.error("forget", "--erase", option, *cli.sam, code=1)
        assert told["reason"] == "not_found"
    cli.error("forget", "--erase", *cli.maria, code=2)
    assert len(left(cli)) == 1


# Receipts


@pytest.mark.parametrize("how", [("--slot", "currency"), ("--erase",)])
def test_a_receipt_is_kept_and_verifies(cli: Any, empty_folder: Path, how: tuple[str, ...]) -> None:
    cli.add("I prefer euros")
    cli.add("I prefer pounds for invoices")
    shown = cli("forget", *how, "--receipt", "receipt.json", "--yes", *cli.maria).stdout
    assert "keepwise receipts verify receipt.json" in shown
    lines = (empty_folder / "receipt.json").read_text("utf-8").splitlines()
    assert len(lines) == (1 if how == ("--erase",) else 2)
    told = cli.json("receipts", "verify", "receipt.json")
    assert told["valid"]
    assert len(told["receipts"]) == len(lines)


def test_no_receipt_replaces_a_file(cli: Any, empty_folder: Path) -> None:
    memory_id = cli.add("I prefer euros")
    (empty_folder / "there").write_text("an older receipt")
    args = ("forget", "--memory", memory_id, "--receipt")
    cli.error(*args, "there", "--yes", *cli.maria, code=2)
    cli.error(*args, "no/such/folder/receipt", "--yes", *cli.maria, code=1)
    assert len(left(cli)) == 1, "nothing is forgotten that cannot be proved as it was asked"
    assert (empty_folder / "there").read_text() == "an older receipt"
