"""``keepwise audit``, and pages over several scopes."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from keepwise import InvalidInput, Page, Scope
from keepwise.cli.invocation import across


def test_list(cli: Any) -> None:
    memory_id = cli.add("I prefer euros")
    entries = cli.json("audit", "list", *cli.maria)["entries"]
    (made,) = [entry for entry in entries if entry["target"] == memory_id]
    assert (made["action"], made["actor"]) == ("create", "cli")
    assert made["scope"]["entries"]["user_id"] == "maria"
    assert made["time"].endswith("Z")
    assert "euros" not in str(entries)
    shown = cli("audit", "list", *cli.maria).stdout
    assert shown.split()[:4] == ["TIME", "SCOPE", "ACTION", "TARGET"]
    assert "acme/maria" in shown


def test_wider_and_narrower(cli: Any) -> None:
    for scope in (
        cli.maria,
        cli.sam,
        ("--app", "other", "--user", "maria"),
        (*cli.maria, "--bank", "second"),
    ):
        cli("memories", "add", "I prefer euros", *scope)

    def count(*args: str) -> int:
        return len(cli.json("audit", "list", *args)["entries"])

    assert count() == 4
    assert count("--app", "acme") == 3
    assert count(*cli.maria) == 2
    assert count(*cli.maria, "--bank", "default") == 1
    assert count("--bank", "second") == 1
    assert count("--app", "nobody") == 0
    assert "second: acme/maria" in cli("audit", "list").stdout
    first = cli.json("audit", "list", "--limit", "3")
    rest = cli.json("audit", "list", "--limit", "3", "--page-token", first["next_page_token"])
    assert [len(page["entries"]) for page in (first, rest)] == [3, 1]
    assert rest["next_page_token"] == ""
    assert first["next_page_token"] in cli("audit", "list", "--limit", "3").stdout


def test_nothing_there_says_so(cli: Any) -> None:
    cli("init")
    assert "No entries." in cli("audit", "list").stdout
    assert cli.json("audit", "list") == {"entries": [], "next_page_token": ""}


def test_bad_options(cli: Any) -> None:
    cli("init")
    cli.error("audit", "list", "--user", "maria", code=2)
    cli.error("audit", "list", "--limit", "0", code=2)
    cli.error("audit", "list", "--page-token", "nonsense", code=2)


def test_one_action_or_kind_and_the_newest_first(cli: Any) -> None:
    first, second = cli.add("I prefer euros"), cli.add("I like jazz")
    cli("memories", "add", "Spend was €436,449.", *cli.maria, code=3)

    def listed(*args: str) -> list[tuple[str, str]]:
        entries = cli.json("audit", "list", *cli.maria, *args)["entries"]
        return [(each["action"], each["target"]) for each in entries]

    made = [("create", first), ("create", second)]
    assert listed("--action", "create") == made
    assert listed("--newest") == listed()[::-1]
    assert [action for action, _ in listed("--kind", "figure")] == ["refuse"]
    assert listed("--kind", "credential") == []
    cli.error("audit", "list", "--kind", "nonsense", code=2)


def test_the_chain_of_a_bank_is_listed_in_its_order(cli: Any) -> None:
    for scope in (cli.sam, cli.maria, cli.sam):
        cli("memories", "add", "I prefer euros", *scope)
    entries = cli.json("audit", "list", "--chain", "--action", "create")["entries"]
    users = [each["scope"]["entries"]["user_id"] for each in entries]
    assert users == ["sam", "maria"]
    first = cli.json("audit", "list", "--chain", "--newest", "--limit", "1")
    rest = cli.json(
        "audit", "list", "--chain", "--newest", "--page-token", first["next_page_token"]
    )
    positions = [each["position"] for each in (*first["entries"], *rest["entries"])]
    assert positions == list(range(len(positions), 0, -1))
    cli.error("audit", "list", "--chain", *cli.maria, code=2)
    cli.error("audit", "list", "--chain", "--bank", "nobody-s", code=1)


def test_of_an_erased_person_the_chain_shows_the_id(cli: Any) -> None:
    cli.add("I prefer euros")
    cli("forget", "--erase", "--yes", *cli.maria)
    scope_id = Scope.user("acme", "maria").id.hex()
    assert scope_id in cli("audit", "list", "--chain").stdout
    assert "maria" not in cli("audit", "list", "--chain").stdout
    entries = cli.json("audit", "list", "--chain", "--action", "erase")["entries"]
    assert [each["scope"] for each in entries] == [None]


# Verifying


def test_an_audit_log_that_nobody_touched_verifies(cli: Any) -> None:
    cli.add("I prefer euros")
    cli("memories", "add", "I prefer euros", *cli.maria, "--bank", "second")
    told = cli.json("audit", "verify")
    assert told["intact"]
    assert [each["bank"] for each in told["banks"]] == ["default", "second"]
    shown = cli("audit", "verify").stdout
    for each in told["banks"]:
        assert (each["problems"], each["more_problems"]) == ([], 0)
        assert each["head"].startswith(f"{each['entries']}:")
        assert each["head"] in shown
    assert len(cli.json("audit", "verify", "--bank", "second")["banks"]) == 1


def test_a_head_that_is_kept_verifies_later_and_in_its_bank_only(cli: Any) -> None:
    cli.add("I prefer euros")
    cli("memories", "add", "I prefer euros", *cli.maria, "--bank", "second")
    head = cli.json("audit", "verify", "--bank", "default")["banks"][0]["head"]
    cli.add("I like jazz")
    cli("audit", "verify", "--bank", "default", "--expect", head)
    cli.json("audit", "verify", "--bank", "second", "--expect", head, code=4)
    cli.error("audit", "verify", "--expect", head, code=2)
    cli.error("audit", "verify", "--bank", "default", "--expect", "nonsense", code=2)
    cli.error("audit", "verify", "--bank", "third", code=1)


def test_tampering_is_told_with_its_place_and_what_to_do(cli: Any, empty_folder: Path) -> None:
    cli.add("I prefer euros")
    cli.add("I like jazz")
    with closing(sqlite3.connect(empty_folder / "keepwise.db")) as connection, connection:
        connection.execute("UPDATE audit SET actor = 'nobody' WHERE seq = 2")
    told = cli.json("audit", "verify", code=4)
    assert not told["intact"]
    (problem,) = told["banks"][0]["problems"]
    assert (problem["position"], problem["seq"]) == (3, 2)
    assert problem["scope_id"] == Scope.user("acme", "maria").id.hex()
    result = cli("audit", "verify", code=4)
    assert "1 problem" in result.stdout
    assert problem["what"] in result.stdout
    assert "hint: " in result.stderr


def test_an_empty_store_has_nothing_to_verify(cli: Any) -> None:
    cli("init")
    cli("audit", "verify")
    assert cli.json("audit", "verify")["intact"]
    cli.error("audit", "verify", "--url", "nowhere.db", code=1)


# Exporting


def test_an_export_holds_the_chain_and_no_names(cli: Any, empty_folder: Path) -> None:
    cli.add("I prefer euros")
    told = cli.json("audit", "export", "audit.ndjson")
    assert (told["entries"], told["bank"]) == (2, "default")
    *lines, last = (empty_folder / "audit.ndjson").read_text("utf-8").splitlines()
    assert [json.loads(line)["action"] for line in lines] == ["policy", "create"]
    assert json.loads(last)["head"] == cli.json("audit", "verify")["banks"][0]["head"]
    assert "maria" not in "".join(lines)
    assert "euros" not in "".join(lines)
    assert cli("audit", "export", "-").stdout.splitlines() == [*lines, last]
    assert '"user_id":"maria"' in cli("audit", "export", "-", "--names").stdout


def test_an_export_replaces_no_file_unless_it_is_told_to(cli: Any, empty_folder: Path) -> None:
    cli.add("I prefer euros")
    (empty_folder / "there").write_text("before")
    cli.error("audit", "export", "there", code=2)
    assert (empty_folder / "there").read_text() == "before"
    assert "Exported 2 entries" in cli("audit", "export", "there", "--force").stdout
    assert (empty_folder / "there").read_text() != "before"


def test_an_export_that_fails_leaves_no_file(cli: Any, empty_folder: Path) -> None:
    cli.add("I prefer euros")
    cli.error("audit", "export", "audit.ndjson", "--bank", "third", code=1)
    assert not list(empty_folder.glob("*audit.ndjson*"))
    told = cli.json("audit", "export", "-", code=2)["error"]
    assert "one output" in told["message"]


SCOPES = [Scope.user("acme", name) for name in ("a", "b", "c", "d")]
ITEMS = {SCOPES[0]: [1, 2, 3], SCOPES[2]: [4], SCOPES[3]: [5, 6]}


async def fetch(scope: Scope, count: int, token: str) -> Page[int]:
    start = int(token or 0)
    items = ITEMS.get(scope, [])
    end = start + count
    return Page(tuple(items[start:end]), str(end) if end < len(items) else "")


@pytest.mark.parametrize("limit", range(1, 9))
def test_pages_over_scopes_miss_and_repeat_nothing(limit: int) -> None:
    found: list[int] = []
    token, pages = "", 0
    while True:
        page = asyncio.run(across(SCOPES, fetch, limit=limit, token=token))
        found += [item for _, item in page.items]
        token, pages = page.next_token, pages + 1
        if not token:
            break
        assert len(page.items) == limit
    assert found == [1, 2, 3, 4, 5, 6]
    assert pages == -(-6 // limit)


def test_a_token_of_another_list_is_refused() -> None:
    with pytest.raises(InvalidInput, match="page_token"):
        asyncio.run(across(SCOPES[:1], fetch, limit=1, token=f"{SCOPES[1].id.hex()}:"))
