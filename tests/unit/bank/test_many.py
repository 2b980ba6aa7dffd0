"""What a bank with many memories must not cost, and what it must not swallow."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import pytest

from keepwise import Keepwise, Scope
from keepwise.bank import store
from keepwise.bank.provenance import store as provenance
from keepwise.bank.retrieval.finding import Wanted, find, parse_query
from keepwise.db.migrate import shipped
from keepwise.db.sqlite import DIALECT
from keepwise.model import Event
from keepwise.ports import Row, Transaction, Value

MARIA = Scope.user("acme", "maria")


def said(text: str, event_id: str = "e1") -> Event:
    return Event(event_id, "user", 1, content={"parts": [{"text": text}]})


class Counting:
    """A transaction that counts its statements; one for many rows is one."""

    def __init__(self, tx: Transaction) -> None:
        self.tx = tx
        self.asked: Counter[str] = Counter()

    def all(self, sql: str, **params: Value) -> list[Row]:
        self.asked[sql] += 1
        return self.tx.all(sql, **params)

    def one(self, sql: str, **params: Value) -> Row | None:
        self.asked[sql] += 1
        return self.tx.one(sql, **params)

    def run(self, sql: str, **params: Value) -> int:
        self.asked[sql] += 1
        return self.tx.run(sql, **params)

    def many(self, sql: str, rows: Iterable[Mapping[str, Value]]) -> None:
        self.asked[sql] += 1
        self.tx.many(sql, rows)


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


async def test_a_word_of_no_known_language_is_looked_up_as_often_in_a_large_bank() -> None:
    async with Keepwise.open(":memory:") as kw:

        async def add(numbers: range) -> None:
            for number in numbers:
                await kw.bank.create(MARIA, f"Die Zahl der Reise {number} ist für die Planung")

        async def look_up() -> int:
            def work(tx: Transaction) -> int:
                counting = Counting(tx)
                hits = find(
                    counting, MARIA, parse_query("zahlen"), None, kw.bank.vectors, Wanted(3, 0)
                )[0]
                assert [hit.terms for hit in hits] == [("zahl",)] * 3
                return counting.asked.total()

            return await kw._database.read(work)

        await add(range(10))
        few = await look_up()
        await add(range(10, 300))
        assert await look_up() == few


async def test_a_rewind_reads_the_bank_once_however_much_it_takes_back() -> None:
    events = [
        said(f"I like bicycles of brand Bike{number}x.", f"e{number}") for number in range(30)
    ]
    async with Keepwise.open(":memory:") as kw:
        await kw.bank.ingest(MARIA, events, stream="s1")
        assert len((await kw.bank.list(MARIA)).items) == len(events)

        def work(tx: Transaction) -> Counter[str]:
            counting = Counting(tx)
            undone = frozenset(event.id for event in events)
            assert len(kw.bank.withdraw(counting, MARIA, "s1", undone)) == len(events)
            return counting.asked

        asked = await kw._database.write(work)
        assert (await kw.bank.list(MARIA)).items == ()
    assert asked[store._ACTIVE] == 1
    assert asked[provenance._MARK_EVENT] == 1
