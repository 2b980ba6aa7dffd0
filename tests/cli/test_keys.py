"""``keepwise keys``: create, list and revoke keys of the server."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def lets_in(store: Callable[..., None]) -> Callable[[str], bool]:
    """Whether a key lets anybody in."""

    def check(secret: str) -> bool:
        found = []

        async def look(kw: Any) -> None:
            found.append(await kw.keys.principal_of(secret))

        store(look)
        return found[0] is not None

    return check


def test_a_key_is_shown_once_and_is_good_until_it_is_revoked(cli: Any, lets_in: Any) -> None:
    made = cli.json("keys", "create", "--name", "agent")
    assert made["key"]["verbs"] == ["read", "write", "delete"]
    assert (made["key"]["banks"], made["key"]["scope"]) == (None, {})
    assert made["key"]["state"] == "good"
    assert lets_in(made["secret"])
    listed = cli.json("keys", "list")
    assert [each["id"] for each in listed["keys"]] == [made["key"]["id"]]
    random = made["secret"].rpartition("_")[2]
    assert random not in str(listed)
    assert random not in cli("keys", "list").stdout
    revoked = cli.json("keys", "revoke", made["key"]["id"], "--yes")
    assert revoked["key"]["state"] == "revoked"
    assert not lets_in(made["secret"])
    (entry,) = cli.json("keys", "list")["keys"]
    assert (entry["state"], entry["revoked_at"][-1]) == ("revoked", "Z")


def test_what_it_may_and_until_when(cli: Any) -> None:
    shown = cli(
        *("keys", "create", "--name", "Maria's phone", "--verb", "read", "--verb", "govern"),
        *("--bank", "trips", "--bank", "home", "--scope", "user_id=maria", "--ttl", "30d"),
    ).stdout
    assert "Maria's phone" in shown
    assert "read, govern" in shown
    assert "trips,home" in shown
    assert "user_id=maria" in shown
    (key,) = cli.json("keys", "list")["keys"]
    assert key["expires_at_us"] - key["created_at_us"] == 30 * 86_400_000_000
    (secret,) = [line for line in shown.splitlines() if line.startswith("kw_")]
    assert secret.startswith(f"kw_{key['id']}_")
    assert "user_id=maria" in cli("keys", "list").stdout


@pytest.mark.parametrize(
    "args",
    [
        (),
        ("--name", ""),
        ("--name", "x", "--verb", "fly"),
        ("--name", "x", "--bank", ""),
        ("--name", "x", "--scope", "maria"),
        ("--name", "x", "--scope", "user_id="),
        ("--name", "x", "--ttl", "soon"),
        ("--name", "x", "--server-url", "http://x"),
    ],
)
def test_what_cannot_be_is_told(cli: Any, args: tuple[str, ...]) -> None:
    cli("init")
    cli.error("keys", "create", *args, code=2)
    assert cli.json("keys", "list")["keys"] == []


def test_a_name_that_is_a_credential_is_refused(cli: Any) -> None:
    cli("init")
    assert cli.error("keys", "create", "--name", "gh" + "p_" + "a1B2" * 9, code=3)


def test_revoking_asks_and_can_be_looked_at_first(cli: Any, lets_in: Any) -> None:
    made = cli.json("keys", "create", "--name", "agent")
    key_id = made["key"]["id"]
    cli.error("keys", "revoke", key_id, code=2)
    looked = cli.json("keys", "revoke", key_id, "--dry-run")
    assert (looked["dry_run"], looked["key"]["state"]) == (True, "good")
    assert "Nothing was changed." in cli("keys", "revoke", key_id, "--dry-run").stdout
    assert lets_in(made["secret"])
    assert f"Revoked {key_id}." in cli("keys", "revoke", key_id, "--yes").stdout
    assert "already" in cli("keys", "revoke", key_id, "--yes").stdout
    assert cli.error("keys", "revoke", "nobody", "--yes", code=1)["reason"] == "not_found"


def test_pages_and_none(cli: Any) -> None:
    cli("init")
    assert "There are no keys." in cli("keys", "list").stdout
    for name in ("one", "two", "three"):
        cli("keys", "create", "--name", name)
    first = cli.json("keys", "list", "--limit", "2")
    rest = cli.json("keys", "list", "--limit", "2", "--page-token", first["next_page_token"])
    assert [len(each["keys"]) for each in (first, rest)] == [2, 1]
    assert rest["next_page_token"] == ""
    cli.error("keys", "list", "--page-token", "nonsense", code=2)


def test_the_audit_log_tells_of_it(cli: Any) -> None:
    made = cli.json("keys", "create", "--name", "agent")
    cli("keys", "revoke", made["key"]["id"], "--yes")
    entries = cli.json("audit", "list", "--chain")["entries"]
    told = [(each["action"], each["target"], each["actor"]) for each in entries[-2:]]
    target = f"key:{made['key']['id']}"
    assert told == [("admit", target, "cli"), ("revoke", target, "cli")]


# Service accounts


def test_a_service_account_is_a_file_of_google_s_form(cli: Any, empty_folder: Path) -> None:
    made = cli.json(
        *("keys", "create", "--name", "robot", "--service-account", "robot.json"),
        *("--server-url", "https://memory.example/"),
    )
    file = empty_folder / "robot.json"
    assert made["file"] == "robot.json"
    assert made["key"]["kind"] == "account"
    assert "PRIVATE KEY" not in json.dumps(made)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    held = json.loads(file.read_text("utf-8"))
    assert held["type"] == "service_account"
    assert held["token_uri"] == "https://memory.example/token"
    assert held["private_key_id"] == made["key"]["id"]
    assert held["private_key"].startswith("-----BEGIN " + "PRIVATE KEY-----\n")
    assert b"PRIVATE KEY" not in (empty_folder / "keepwise.db").read_bytes()


def test_without_an_address_it_is_that_of_the_settings(cli: Any, empty_folder: Path) -> None:
    text = '[server]\nport = 9000\nprefix = "/memory"\nproject = "home"\n'
    (empty_folder / "keepwise.toml").write_text(text)
    shown = cli("keys", "create", "--name", "robot", "--service-account", "robot.json").stdout
    assert "robot.json" in shown
    assert "PRIVATE" not in shown
    held = json.loads((empty_folder / "robot.json").read_text("utf-8"))
    assert held["token_uri"] == "http://127.0.0.1:9000/memory/token"
    assert held["project_id"] == "home"


def test_a_file_that_is_there_stays_and_no_account_is_made(cli: Any, empty_folder: Path) -> None:
    cli("init")
    file = empty_folder / "robot.json"
    file.write_text("mine")
    cli.error("keys", "create", "--name", "robot", "--service-account", "robot.json", code=2)
    assert file.read_text() == "mine"
    assert cli.json("keys", "list")["keys"] == []


def test_an_account_that_is_not_made_leaves_no_file(cli: Any, empty_folder: Path) -> None:
    cli("init")
    create = ("keys", "create", "--service-account", "robot.json")
    cli.error(*create, "--name", "gh" + "p_" + "a1B2" * 9, code=3)
    assert not (empty_folder / "robot.json").exists()
    cli.error("keys", "create", "--name", "x", "--service-account", "no/where.json", code=1)
    assert cli.json("keys", "list")["keys"] == []
