"""One of a thousand people is erased from a hundred thousand memories, and nobody else notices."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from keepwise import Keepwise, Scope, Settings
from keepwise.bank import store
from keepwise.bank.words import indexed
from keepwise.db.sqlite import SqliteDatabase
from keepwise.governance import store as governance_store
from keepwise.settings import BankSettings
from keepwise.testing import FrozenClock

PEOPLE = 1_000
EACH = 100
DOOMED = Scope.user("acme", "person-417")
# No other person says it, and no database holds it by chance.
WORD = "quokkagraphy"


def fill(kw, now):
    """Everybody's memories in one transaction, as the bank writes them."""
    guard = kw.guard
    empty = guard.require("", "memory", field="empty")
    none = guard.clean_json([], "evidence", field="evidence").text
    labels = guard.clean_json({}, "memory", field="labels").text
    facts = [f"Likes hobby number {chr(97 + n % 26)}{chr(97 + n // 26)}" for n in range(EACH)]
    shared = [(guard.require(fact, "memory", field="fact"), tuple(indexed(fact))) for fact in facts]

    def work(tx):
        for number in range(PEOPLE):
            scope = Scope.user("acme", f"person-{number}")
            governance_store.ensure_scope(tx, scope, now)
            for at, (fact, terms) in enumerate(shared):
                if scope == DOOMED:
                    own = f"{facts[at]} and {WORD}"
                    fact, terms = guard.require(own, "memory", field="fact"), tuple(indexed(own))
                draft = store.Draft(
                    id=f"m{at}", fact=fact, topic="", slot="", value=empty, qualifier=empty,
                    standing=False, revision=1, evidence=none, replaced=none, labels=labels,
                    terms=terms, expires_at=None, engine="direct", rule="", policy="", trust="",
                    actor="", revision_expires_at=None,
                )  # fmt: skip
                store.put(tx, scope, draft, action="create", reason="", now=now)

    return work


def counts(path):
    """Rows of each scope in each table of memories."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: dict(
                connection.execute(f"SELECT scope_id, COUNT(*) FROM {table} GROUP BY scope_id")
            )
            for table in ("memories", "memory_revisions", "memory_terms")
        } | {
            "statistics": {
                row[0]: row[1:]
                for row in connection.execute(
                    "SELECT scope_id, revision, memory_count, term_total FROM scopes"
                )
            }
        }


@pytest.mark.timeout(600)
async def test_erasing_one_of_a_thousand_people(tmp_path):
    path = tmp_path / "keepwise.db"
    clock = FrozenClock()
    settings = replace(Settings(), bank=BankSettings(purge_seconds=0))
    async with Keepwise.open(str(path), settings=settings, clock=clock) as kw:
        await kw._database.write(fill(kw, clock()))
        before = counts(path)
        assert sum(before["memories"].values()) == PEOPLE * EACH
        assert any(WORD.encode() in each.read_bytes() for each in tmp_path.iterdir())
        receipt = await kw.erase(DOOMED, reason="request 17", actor="operator")
        assert dict(receipt.removed)["bank"] >= EACH
        assert (await kw.verify_receipt(receipt)).valid
        assert not any(WORD.encode() in each.read_bytes() for each in tmp_path.iterdir())
        after = counts(path)
        for table, rows in before.items():
            gone = DOOMED.id
            assert {key: value for key, value in rows.items() if key != gone} == {
                key: value for key, value in after[table].items() if key != gone
            }
            assert gone not in after[table] or table == "statistics"
        assert (await kw.audit.verify("default")).intact
    assert not any(WORD.encode() in each.read_bytes() for each in tmp_path.iterdir())


async def test_a_bank_full_of_people_is_deleted_with_one_look_at_the_file(tmp_path, monkeypatch):
    looks = []
    scrub = SqliteDatabase.scrub

    async def counted(self):
        looks.append(self)
        return await scrub(self)

    monkeypatch.setattr(SqliteDatabase, "scrub", counted)
    async with Keepwise.open(str(tmp_path / "bank.db")) as kw:
        await kw.banks.create("acme")
        for person in range(5):
            await kw.bank.create(Scope.of({"user_id": f"p{person}"}, bank="acme"), "Likes tea")
        before = len(looks)
        receipts = await kw.banks.delete("acme", force=True)
    assert (len(receipts), len(looks) - before) == (5, 1)
    assert all(each.scrubbed and each.signature for each in receipts)


async def test_who_is_erased_with_a_bank_is_not_in_the_process_either(tmp_path):
    person = Scope.of({"user_id": "maria"}, bank="acme")
    async with Keepwise.open(str(tmp_path / "bank.db")) as kw:
        await kw.banks.create("acme")
        await kw.bank.create(person, "Likes tea")
        await kw.bank.retrieve(person, "What to drink?")
        kept = kw.bank.vectors.cache._kept
        assert [scope_id for scope_id, _ in kept] == [person.id]
        await kw.banks.delete("acme", force=True)
        assert not kept
