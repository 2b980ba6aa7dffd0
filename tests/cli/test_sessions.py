"""``keepwise sessions``."""

from __future__ import annotations

from typing import Any

import pytest


def test_list_of_one_user(cli: Any, conversation: str) -> None:
    told = cli.json("sessions", "list", *cli.maria)
    (session,) = told["sessions"]
    assert session["id"] == conversation
    assert session["revision"] == 3
    assert session["scope"]["entries"] == {"app_name": "acme", "user_id": "maria"}
    assert "state" not in session
    lines = cli("sessions", "list", *cli.maria).stdout.splitlines()
    assert lines[0].split() == ["ID", "USER", "EVENTS", "CREATED", "UPDATED"]
    assert lines[1].split()[:3] == [conversation, "maria", "3"]


def test_list_of_all_users_in_pages(cli: Any, conversation: str) -> None:
    assert len(cli.json("sessions", "list", "--app", "acme")["sessions"]) == 2
    first = cli.json("sessions", "list", "--app", "acme", "--limit", "1")
    token = first["next_page_token"]
    second = cli.json("sessions", "list", "--app", "acme", "--limit", "1", "--page-token", token)
    assert [each["id"] for page in (first, second) for each in page["sessions"]] == [
        conversation,
        "hers-not",
    ]
    assert second["next_page_token"] == ""
    assert token in cli("sessions", "list", "--app", "acme", "--limit", "1").stdout
    for nonsense in ("nonsense", "00:", token.partition(":")[0] + ":x"):
        cli.error("sessions", "list", "--app", "acme", "--page-token", nonsense, code=2)


def test_show(cli: Any, conversation: str) -> None:
    session = cli.json("sessions", "show", conversation, *cli.maria)["session"]
    assert [event["id"] for event in session["events"]] == ["e1", "e2", "e3"]
    first = session["events"][0]
    assert first["time"] == "2023-11-14T22:13:20.000001Z"
    assert first["time_us"] == 1_700_000_000_000_001
    assert first["content"]["parts"][0]["text"] == "Hello שלום 你好 👋"
    shown = cli("sessions", "show", conversation, *cli.maria).stdout
    assert "Hello שלום 你好 👋" in shown
    assert "[functionCall]" in shown
    assert "[state: app:rate, step]" in shown
    assert "temp:" not in shown


def test_show_recent(cli: Any, conversation: str) -> None:
    def shown(recent: str) -> list[str]:
        args = ("sessions", "show", conversation, "--recent", recent)
        return [event["id"] for event in cli.json(*args, *cli.maria)["session"]["events"]]

    assert shown("1") == ["e3"]
    assert shown("0") == []
    assert "e1" not in cli("sessions", "show", conversation, "--recent", "0", *cli.maria).stdout
    for bad in ("-1", "x", "9" * 30):
        cli.error("sessions", "show", conversation, f"--recent={bad}", *cli.maria, code=2)


def test_state(cli: Any, conversation: str) -> None:
    told = cli.json("sessions", "state", conversation, *cli.maria)
    assert told == {
        "session_id": conversation,
        "state": {"app:rate": 2, "step": 2, "user:plan": "pro"},
    }
    lines = cli("sessions", "state", conversation, *cli.maria).stdout.splitlines()
    assert [line.split() for line in lines] == [
        ["KEY", "VALUE"],
        ["app:rate", "2"],
        ["step", "2"],
        ["user:plan", '"pro"'],
    ]


@pytest.mark.parametrize("command", ["show", "state"])
def test_an_unknown_session(cli: Any, conversation: str, command: str) -> None:
    assert cli.error("sessions", command, "nowhere", *cli.maria, code=1)["reason"] == "not_found"
    assert cli.error("sessions", command, conversation, *cli.sam, code=1)["reason"] == "not_found"


def test_nothing_there_says_so(cli: Any, conversation: str) -> None:
    assert "No sessions." in cli("sessions", "list", "--app", "other").stdout
    assert cli.json("sessions", "list", "--app", "other")["sessions"] == []
    assert "No values." not in cli("sessions", "state", conversation, *cli.maria).stdout


def test_sessions_need_an_app(cli: Any) -> None:
    assert "--app" in cli.error("sessions", "list", code=2)["message"]
