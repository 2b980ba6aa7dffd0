"""What a bank with many memories must not cost, and what it must not swallow."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator

import pytest

from keepwise import Keepwise, Scope
from keepwise.bank import store
from keepwise.db.migrate import shipped
from keepwise.db.sqlite import DIALECT
from keepwise.model import Event

MARIA = Scope.user("acme", "maria")


def said(text: str) -> Event:
    return Event("e1", "user", 1, content={"parts": [{"text": text}]})


@pytest.fixture
def schema() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:")
    for migration in shipped():
        for statement in migration.statements(DIALECT):
            connection.execute(statement)
    yield connection
    connection.close()


@pytest.mark.parametrize("name", ["_PAGE", "_STANDING"])
def test_a_page_of_memories_is_read_in_the_order_of_an_index(
    schema: sqlite3.Connection, name: str
) -> None:
    sql = getattr(store, name)
    params = dict.fromkeys(re.findall(r":(\w+)", sql), 1)
    plan = [row[3] for row in schema.execute(f"EXPLAIN QUERY PLAN {sql}", params)]
    assert not [step for step in plan if "TEMP B-TREE" in step]


async def test_neither_a_fact_written_directly_nor_an_idle_turn_reads_the_whole_bank(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with Keepwise.open(":memory:") as kw:
        first = await kw.bank.create(MARIA, "Likes jazz")
        monkeypatch.setattr(store, "active", lambda *_: pytest.fail("the whole bank was read"))
        assert (await kw.bank.create(MARIA, "LIKES Jazz")).memory_id == first.memory_id
        assert (await kw.bank.create(MARIA, "Likes tea")).action == "create"
        assert not (await kw.bank.ingest(MARIA, [said("What did we spend?")])).applied


async def test_a_fact_of_function_words_is_not_added_twice() -> None:
    async with Keepwise.open(":memory:") as kw:
        first = await kw.bank.create(MARIA, "It is")
        assert (await kw.bank.create(MARIA, "it IS")).memory_id == first.memory_id


async def test_a_frame_without_a_gist_is_no_part_of_another_fact() -> None:
    async with Keepwise.open(":memory:") as kw:
        await kw.bank.create(MARIA, "Likes tea")
        assert (await kw.bank.create(MARIA, "I like IT", consolidate=True)).action == "create"


@pytest.mark.parametrize(("words", "count"), [("everything", 2), ("everything about jazz", 1)])
async def test_everything_matches_all_there_is(words: str, count: int) -> None:
    async with Keepwise.open(":memory:") as kw:
        await kw.bank.create(MARIA, "Likes jazz")
        await kw.bank.create(MARIA, "Works on Western Europe")
        assert len(await kw.bank.matching(MARIA, words)) == count
