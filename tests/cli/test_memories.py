"""``keepwise memories``."""

from __future__ import annotations

import json
from typing import Any

import pytest

FIGURE = "€436,449"


def test_add_and_list(cli: Any) -> None:
    told = cli("memories", "add", "Always show me euros", *cli.maria).stdout
    assert told.startswith("Remembered: ")
    assert "euros" in told
    listed = cli.json("memories", "list", *cli.maria)
    (memory,) = listed["memories"]
    assert listed["next_page_token"] == ""
    assert memory["id"] in told
    assert memory["slot"] == "currency"
    assert memory["created_at"].endswith("Z")
    assert isinstance(memory["created_at_us"], int)
    assert memory["evidence"][0]["quote"] == "Always show me euros"
    lines = cli("memories", "list", *cli.maria).stdout.splitlines()
    assert lines[0].split() == ["ID", "UPDATED", "TOPIC", "FACT"]
    assert lines[1].startswith(memory["id"])
    assert lines[1].endswith(memory["fact"])
    assert "\t" not in lines[1]


def test_adding_consolidates(cli: Any) -> None:
    first = cli.add("I prefer euros")
    assert cli("memories", "add", "I prefer pounds", *cli.maria).stdout.startswith("Updated: ")
    assert cli("memories", "add", "I prefer pounds", *cli.maria).stdout.startswith("Left")
    (memory,) = cli.json("memories", "list", *cli.maria)["memories"]
    assert (memory["id"], memory["value"], memory["revision"]) == (first, "GBP", 2)


def test_another_user_another_app_another_bank_see_nothing(cli: Any) -> None:
    cli.add("I prefer euros")
    for scope in (
        cli.sam,
        ("--app", "Acme", "--user", "maria"),
        (*cli.maria, "--bank", "other"),
    ):
        assert cli.json("memories", "list", *scope)["memories"] == []
        assert cli.json("memories", "search", "euros", *scope)["hits"] == []
    cli.json("memories", "add", "I prefer pounds", *cli.maria, "--bank", "other")
    assert len(cli.json("memories", "list", *cli.maria, "--bank", "other")["memories"]) == 1


def test_options_of_add(cli: Any) -> None:
    memory_id = cli.add(
        "I prefer tables", "--topic", "USER_PREFERENCES", "--ttl", "30d", "--label", "team=a=b",
        "--label", "empty=",
    )  # fmt: skip
    memory = cli.json("memories", "show", memory_id, *cli.maria)["memory"]
    assert memory["topic"] == "USER_PREFERENCES"
    assert memory["labels"] == {"team": "a=b", "empty": ""}
    assert memory["expires_at_us"] - memory["created_at_us"] == pytest.approx(
        30 * 86400 * 1_000_000, abs=5_000_000
    )
    shown = cli("memories", "show", memory_id, *cli.maria).stdout
    assert "labels" in shown
    assert "expires" in shown


@pytest.mark.parametrize(
    "text", ["Grüße 👋🏽 an 你好", "אני אוהב תשובות קצרות", "e\u0301 and \u200dso"]
)
def test_any_language_goes_in_and_out(cli: Any, text: str) -> None:
    memory_id = cli.add(text)
    memory = cli.json("memories", "show", memory_id, *cli.maria)["memory"]
    assert memory["evidence"][0]["quote"] == text
    assert text in cli("memories", "show", memory_id, *cli.maria).stdout


def test_text_from_standard_input(cli: Any) -> None:
    cli("memories", "add", "-", *cli.maria, stdin="I prefer  日本語 answers\n")
    (memory,) = cli.json("memories", "list", *cli.maria)["memories"]
    assert memory["evidence"][0]["quote"] == "I prefer  日本語 answers"


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (b"caf\xe9", "UTF-8"),
        (b"a\x00b is what I like", "U+0000"),
        (b" \n", "empty"),
        (b"I like tea. " * 90_000, "2000"),
    ],
)
def test_bad_text_is_refused_and_named(cli: Any, given: bytes, problem: str) -> None:
    told = cli.error("memories", "add", "-", *cli.maria, stdin=given, code=2)
    assert told["reason"] == "invalid_input"
    assert told["field"] in ("text", "fact")
    assert problem in told["message"]


@pytest.mark.parametrize("text", [f"Spend was {FIGURE}.", f"I prefer euros, spend was {FIGURE}"])
def test_a_figure_is_refused(cli: Any, text: str) -> None:
    for args in (("add", text), ("add", "--label", f"spend={FIGURE}", "I prefer tables")):
        told = cli.error("memories", *args, *cli.maria, code=3)
        assert told["reason"] == "refused"
        assert told["kinds"] == ["figure"]
        assert "436" not in json.dumps(told)
        assert "436" not in cli("memories", *args, *cli.maria, code=3).output


def test_a_credential_is_refused(cli: Any) -> None:
    secret = "dapi" + "0123456789abcdef" * 2
    told = cli.error("memories", "add", f"My token is {secret}", *cli.maria, code=3)
    assert told["kinds"] == ["credential"]
    assert secret not in json.dumps(told)


def test_a_harmless_number_is_kept(cli: Any) -> None:
    assert cli.add("I prefer 30-minute meetings")


def test_search_explains(cli: Any) -> None:
    cli.add("Always show me euros")
    cli.add("I work on Western Europe")
    hits = cli.json("memories", "search", "Western Europe spend", *cli.maria)["hits"]
    assert hits[0]["why"] == "match"
    assert hits[0]["score"] > 0
    assert hits[0]["terms"]
    lines = cli("memories", "search", "Western Europe", "--explain", *cli.maria).stdout.splitlines()
    assert lines[0].split() == ["ID", "WHY", "SCORE", "WORDS", "COSINE", "TERMS", "FACT"]
    assert "match" in lines[1]
    brief = cli("memories", "search", "Western Europe", *cli.maria).stdout.splitlines()
    assert brief[0].split() == ["ID", "FACT"]
    assert (
        len(cli.json("memories", "search", "euros Europe", "--top-k", "1", *cli.maria)["hits"]) == 1
    )


@pytest.mark.parametrize("count", ["0", "-1", "101", "99999999999999999999"])
def test_top_k_is_checked(cli: Any, count: str) -> None:
    cli.add("Always show me euros")
    told = cli.error("memories", "search", "euros", f"--top-k={count}", *cli.maria, code=2)
    assert told["field"] == "top_k"


def test_nothing_found_says_so(cli: Any) -> None:
    cli("init")
    assert "add one with" in cli("memories", "list", *cli.maria).stdout
    assert "Nothing that" in cli("memories", "search", "euros", *cli.maria).stdout


def test_pages(cli: Any) -> None:
    for drink in ("tea", "coffee", "water"):
        cli.add(f"I like {drink}")
    first = cli.json("memories", "list", "--limit", "2", *cli.maria)
    token = first["next_page_token"]
    second = cli.json("memories", "list", "--limit", "2", "--page-token", token, *cli.maria)
    assert (len(first["memories"]), len(second["memories"])) == (2, 1)
    assert second["next_page_token"] == ""
    assert token in cli("memories", "list", "--limit", "2", *cli.maria).stdout
    told = cli.error("memories", "list", "--page-token", "nonsense", *cli.maria, code=2)
    assert told["field"] == "page_token"


def test_revisions_and_rollback(cli: Any) -> None:
    memory_id = cli.add("I prefer euros")
    cli.add("I prefer pounds")
    applied = cli.json("memories", "rollback", memory_id, "1", *cli.maria)["applied"]
    assert applied["memory_id"] == memory_id
    assert "euros" in applied["fact"]
    assert cli("memories", "rollback", memory_id, "2", *cli.maria).stdout.startswith("Updated: ")
    told = cli.json("memories", "revisions", memory_id, *cli.maria)
    assert told["memory_id"] == memory_id
    states = told["revisions"]
    assert [each["number"] for each in states] == [1, 2, 3, 4]
    assert [each["action"] for each in states] == ["create", "update", "rollback", "rollback"]
    lines = cli("memories", "revisions", memory_id, *cli.maria).stdout.splitlines()
    assert lines[0].split() == [
        "NUMBER",
        "TIME",
        "ACTION",
        "ACTOR",
        "TRUST",
        "RULE",
        "POLICY",
        "REASON",
        "FACT",
    ]
    assert len(lines) == 5


@pytest.mark.parametrize(
    "args",
    [
        ("memories", "show", "nowhere"),
        ("memories", "show", ""),
        ("memories", "revisions", "nowhere"),
        ("memories", "rollback", "nowhere", "1"),
        ("memories", "delete", "nowhere", "--yes"),
        ("memories", "delete", "nowhere", "--dry-run"),
    ],
)
def test_an_unknown_memory(cli: Any, args: tuple[str, ...]) -> None:
    memory_id = cli.add("I prefer euros")
    assert cli.error(*args, *cli.maria, code=1)["reason"] == "not_found"
    of_another = [memory_id if word in ("nowhere", "") else word for word in args]
    assert cli.error(*of_another, *cli.sam, code=1)["reason"] == "not_found"


def test_an_unknown_revision(cli: Any) -> None:
    memory_id = cli.add("I prefer euros")
    assert cli.error("memories", "rollback", memory_id, "9", *cli.maria, code=1)


@pytest.mark.parametrize(
    "args",
    [
        ("--ttl", "soon"),
        ("--ttl", "0d"),
        ("--ttl", "-1d"),
        ("--ttl", "99999999999d"),
        ("--label", "novalue"),
        ("--label", "=value"),
        ("--label", "a=1", "--label", "a=2"),
        ("--topic", "NO_SUCH_TOPIC"),
        ("--user", ""),
        ("--app", "x" * 513),
    ],
)
def test_bad_options_of_add(cli: Any, args: tuple[str, ...]) -> None:
    cli.error("memories", "add", "I prefer tables", *cli.maria, *args, code=2)


@pytest.mark.parametrize("missing", ["--app", "--user"])
def test_the_scope_is_never_guessed(
    cli: Any, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = cli.maria.index(missing)
    rest = [word for index, word in enumerate(cli.maria) if index not in (where, where + 1)]
    assert missing in cli.error("memories", "list", *rest, code=2)["message"]
