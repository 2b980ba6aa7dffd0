"""``keepwise audit list``, and pages over several scopes."""

from __future__ import annotations

import asyncio
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
