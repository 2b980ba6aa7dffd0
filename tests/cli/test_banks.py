"""``keepwise banks``: create, configure, list and delete them."""

from __future__ import annotations

import json
from pathlib import Path

CONFIG = {
    "customizationConfigs": [
        {
            "memoryTopics": [
                {"managedMemoryTopic": {"managedTopicEnum": "USER_PREFERENCES"}},
                {
                    "customMemoryTopic": {
                        "label": "data_scope",
                        "description": "Which team somebody works in. Never store figures.",
                    }
                },
            ]
        }
    ],
    "generationConfig": {"model": "projects/p/locations/l/publishers/google/models/gemini-x"},
}


def test_a_bank_has_its_own_topics(cli):
    Path("bank.json").write_text(json.dumps(CONFIG), "utf-8")
    made = cli.json("banks", "create", "acme", "--config", "bank.json", "--display-name", "Acme")
    assert made["bank"]["config"] == CONFIG
    (note,) = made["notes"]
    assert "gemini-x" in note
    scope = ("--app", "trips", "--user", "kim")
    cli("memories", "add", "--bank", "acme", "--topic", "data_scope", *scope, "Works in finance")
    told = cli.error("memories", "add", "--topic", "data_scope", *scope, "Works in tax", code=2)
    assert "topic" in told["message"], "the other bank has no such topic"


def test_banks_are_listed_with_the_one_that_is_always_there(cli):
    cli("banks", "create", "acme")
    listed = cli.json("banks", "list")["banks"]
    assert [each["name"] for each in listed] == ["acme", "default"]
    first = cli.json("banks", "list", "--limit", "1")
    then = cli.json("banks", "list", "--page-token", first["next_page_token"])
    assert [each["name"] for each in then["banks"]] == ["default"]


def test_a_change_leaves_what_it_does_not_name(cli):
    Path("bank.json").write_text(json.dumps(CONFIG), "utf-8")
    cli("banks", "create", "acme", "--config", "bank.json", "--description", "For Acme")
    Path("change.json").write_text('{"ttlConfig": {"defaultTtl": "3600s"}}', "utf-8")
    changed = cli.json("banks", "update", "acme", "--config", "change.json")["bank"]
    assert changed["config"] == {**CONFIG, "ttlConfig": {"defaultTtl": "3600s"}}
    assert changed["description"] == "For Acme"
    assert cli.json("banks", "show", "acme")["bank"] == changed


def test_a_field_that_there_is_not_is_told_and_changes_nothing(cli):
    Path("bank.json").write_text('{"ttl_config": {"defaultTtl": "3600s"}}', "utf-8")
    told = cli.error("banks", "create", "acme", "--config", "bank.json", code=2)
    assert "ttl_config" in told["message"]
    assert "camelCase" in told["hint"]
    assert [each["name"] for each in cli.json("banks", "list")["banks"]] == ["default"]


def test_a_bank_in_use_is_deleted_with_force_only(cli):
    cli("banks", "create", "acme")
    scope = ("--app", "trips", "--user", "kim", "--bank", "acme")
    cli("memories", "add", *scope, "Likes tea")
    looked = cli.json("banks", "delete", "acme", "--dry-run")
    assert (looked["dry_run"], looked["scopes"]) == (True, 1)
    told = cli.error("banks", "delete", "acme", "--yes", code=1)
    assert told["reason"] == "in_use"
    gone = cli.json("banks", "delete", "acme", "--yes", "--force")
    assert [each["action"] for each in gone["receipts"]] == ["erase"]
    assert cli.error("banks", "show", "acme", code=1)["reason"] == "not_found"


def test_what_cannot_be_is_named(cli):
    Path("bank.json").write_text("[]", "utf-8")
    assert (
        "--config" in cli.error("banks", "create", "a", "--config", "bank.json", code=2)["message"]
    )
    Path("bank.json").write_text(
        '{"ttlConfig": {"defaultTtl": "1s", "granularTtlConfig": {"createTtl": "2s"}}}', "utf-8"
    )
    told = cli.error("banks", "create", "a", "--config", "bank.json", code=2)
    assert "granularTtlConfig" in told["message"]
    cli("banks", "create", "a")
    assert cli.error("banks", "create", "a", code=1)["reason"] == "already_exists"
    assert cli.error("banks", "create", "a/b", code=2)["reason"] == "invalid_input"
