"""Forgetting reaches every table that stores words, and tombstones keep none."""

from __future__ import annotations

import re
import sqlite3

import pytest

from keepwise.db.migrate import shipped
from keepwise.db.sqlite import DIALECT
from keepwise.governance.retention import tombstone_key
from keepwise.settings import Settings
from keepwise.wiring import Keepwise

# Tables with text that no holdings erase, and why their text is nobody's words.
WITHOUT_WORDS = {
    "audit": "kinds, reasons and ids; never content",
    "meta": "facts about the installation",
    "migrations": "which schema files were applied",
    "scopes": "who there is; erased with the person, not with a memory",
    "sessions": "ids and times",
    "stream_events": "ids",
}


def text_tables() -> set[str]:
    """Every table of the schema that has a column of text."""
    connection = sqlite3.connect(":memory:")
    for migration in shipped():
        for statement in migration.statements(DIALECT):
            connection.execute(statement)
    names = [
        name
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    found = {
        name
        for name in names
        if any(row[2] == "TEXT" for row in connection.execute(f"PRAGMA table_info({name})"))
    }
    connection.close()
    return found


@pytest.fixture(scope="module")
def declared() -> dict[str, set[str]]:
    """The tables each feature hands over, by the feature's name."""
    keepwise = Keepwise.open(":memory:", settings=Settings())
    return {each.name: set(each.tables) for each in keepwise.retention.holdings}


def test_every_table_with_text_is_somebodys_or_has_a_reason(declared: dict[str, set[str]]) -> None:
    held = set().union(*declared.values())
    assert text_tables() - {"migrations"} == (held | set(WITHOUT_WORDS)) - {"migrations"}
    assert held & set(WITHOUT_WORDS) == set()
    assert all(WITHOUT_WORDS.values())


def test_a_table_is_handed_over_by_one_feature(declared: dict[str, set[str]]) -> None:
    assert set(declared) == {"bank", "sessions"}
    assert declared["bank"] & declared["sessions"] == set()


def test_tombstones_hold_no_text() -> None:
    (schema,) = [
        statement
        for migration in shipped()
        for statement in migration.statements(DIALECT)
        if "CREATE TABLE tombstones" in statement
    ]
    assert "TEXT" not in schema


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("currency", "EUR", "", ["euro"]), ("currency", "eur", "", ["prefer", "euro"])),
        (("", "", "", ["like", "jazz"]), ("", "", "", ["jazz", "like", "jazz"])),
    ],
)
def test_ways_to_say_one_fact_have_one_key(one, other) -> None:
    assert tombstone_key(*one) == tombstone_key(*other)


def test_different_facts_have_different_keys() -> None:
    facts = [
        ("currency", "EUR", "", ["euro"]),
        ("currency", "GBP", "", ["euro"]),
        ("currency", "EUR", "reports", ["euro"]),
        ("region", "EUR", "", ["euro"]),
        ("", "", "", ["euro"]),
        ("", "", "", ["euro", "jazz"]),
        ("", "", "", []),
    ]
    keys = {tombstone_key(*fact) for fact in facts}
    assert len(keys) == len(facts)
    assert all(re.match(r"slot|stems", key) for key in keys)
