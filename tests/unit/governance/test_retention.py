"""Forgetting reaches every table that stores words, and tombstones keep none."""

from __future__ import annotations

import re
import sqlite3

import pytest

from keepwise.db.migrate import shipped
from keepwise.db.sqlite import DIALECT
from keepwise.governance.retention import Erasure, Retention, reworded, tombstone_key
from keepwise.model import Scope
from keepwise.ports import Transaction
from keepwise.settings import Settings
from keepwise.testing import FrozenClock
from keepwise.wiring import Keepwise

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")

# Tables with text that no holdings erase, and why their text is nobody's words.
WITHOUT_WORDS = {
    "api_keys": "whom an operator lets in; they outlive what is stored for a person",
    "banks": "what operators call their banks, and what those remember",
    "embedding_spaces": "which embedders have made vectors",
    "audit": "kinds, reasons and ids; never content",
    "meta": "facts about the installation",
    "migrations": "which schema files were applied",
    "names": "ids; they go with the record they name",
    "scopes": "who there is; the names go with the person, not with a memory",
    "stream_events": "ids",
}


def columns_by_table() -> dict[str, list[str]]:
    """The types of each table's columns."""
    connection = sqlite3.connect(":memory:")
    for migration in shipped():
        for statement in migration.statements(DIALECT):
            connection.execute(statement)
    names = [
        name
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    found = {
        name: [row[2] for row in connection.execute(f"PRAGMA table_info({name})")] for name in names
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
    tables = columns_by_table()
    with_text = {name for name, types in tables.items() if "TEXT" in types}
    assert with_text - held - set(WITHOUT_WORDS) == set()
    assert held - tables.keys() == set(), "handed over, and not there"
    assert set(WITHOUT_WORDS) - with_text - {"migrations"} == set(), "a reason for nothing"
    assert held & set(WITHOUT_WORDS) == set()
    assert all(WITHOUT_WORDS.values())


def test_a_table_is_handed_over_by_one_feature(declared: dict[str, set[str]]) -> None:
    assert declared.keys() >= {"bank", "sessions"}
    given = [table for tables in declared.values() for table in tables]
    assert sorted(given) == sorted(set(given))


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


def test_words_go_from_strings_at_any_depth_and_from_keys_if_asked() -> None:
    value = {"jazz": ["likes jazz", 1, None], "[forgotten]": {"jazz": True}}
    pattern = re.compile("jazz")
    assert reworded(value, pattern) == {
        "jazz": ["likes [forgotten]", 1, None],
        "[forgotten]": {"jazz": True},
    }
    assert reworded(value, pattern, pattern) == {
        "[forgotten] 2": ["likes [forgotten]", 1, None],
        "[forgotten]": {"[forgotten]": True},
    }


# Erasing a person, by itself: two features that hold something, one of which learns


class Drawer:
    """A feature with a number of rows, which are not there any more once they are cleared."""

    def __init__(self, name: str, rows: int, order: list[str]) -> None:
        self.name = name
        self.rows = rows
        self.order = order

    @property
    def tables(self) -> frozenset[str]:
        return frozenset()

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        raise AssertionError("erasing a person is not forgetting a memory")

    def clear(self, tx: Transaction, scope: Scope) -> int:
        self.order.append(f"clear {self.name}")
        went, self.rows = self.rows, 0
        return went


class Learner(Drawer):
    """A drawer whose contents could be learned again."""

    keys: tuple[tuple[str, int], ...] = (("old", 5), ("ahead of time", 10_000))

    def identities(self, tx: Transaction, scope: Scope) -> tuple[tuple[str, int], ...]:
        self.order.append(f"read {self.name}")
        return self.keys if self.rows else ()


async def test_erasing_walks_all_holdings_and_buries_what_they_had_learned() -> None:
    clock = FrozenClock(1_000)
    order: list[str] = []
    async with Keepwise.open(":memory:", settings=Settings(), clock=clock) as kw:
        retention = Retention(kw._database, clock, kw.audit)
        retention.use_key(b"k")
        for feature in (Drawer("files", 2, order), Learner("facts", 3, order)):
            retention.register(feature)
        receipt = await kw._database.write(
            lambda tx: retention.erase(tx, MARIA, reason="request 17", actor="operator")
        )
        assert order == ["read facts", "clear files", "clear facts"], "read before it is gone"
        assert receipt.removed == (("files", 2), ("facts", 3))
        assert receipt.tombstones == 3, "two keys and the mark for all there was"

        for key, said_at, scope, expected in [
            ("old", 1_000, MARIA, True),
            ("old", 1_001, MARIA, False),
            ("ahead of time", 10_000, MARIA, True),
            ("ahead of time", 10_001, MARIA, False),
            ("never seen", 1_000, MARIA, False),
            ("old", 1_000, SAM, False),
        ]:
            found = await kw._database.read(
                lambda tx, key=key, at=said_at, scope=scope: retention.is_forgotten(
                    tx, scope, key, at
                )
            )
            assert found is expected, (key, said_at)
        for said_at, scope, expected in [
            (1_000, MARIA, True),
            (1_001, MARIA, False),
            (1_000, SAM, False),
        ]:
            found = await kw._database.read(
                lambda tx, at=said_at, scope=scope: retention.is_erased(tx, scope, at)
            )
            assert found is expected, said_at
