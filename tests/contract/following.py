"""Following a session by hand, and what must hold in the bank's tables whatever was done."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from keepwise import Event, Keepwise, Memory, Scope, Settings
from keepwise.ports import Transaction
from keepwise.testing import FrozenClock

T = TypeVar("T")

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")


class Talk:
    """One store in a file, and somebody who says things a second apart."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "keepwise.db"
        self.clock = FrozenClock()
        self.kw = Keepwise.open(
            f"sqlite:///{self.path}", settings=Settings(), clock=self.clock, ids=self.new_id
        )
        self.made = 0

    def new_id(self) -> str:
        self.made += 1
        return f"id-{self.made}"

    def event(self, text: str, event_id: str = "") -> Event:
        self.clock.advance(seconds=1)
        content = {"role": "user", "parts": [{"text": text}]}
        return Event(event_id or self.new_id(), "user", self.clock(), content=content)

    async def say(
        self, text: str, *, stream: str = "s1", event_id: str = "", scope: Scope = MARIA
    ) -> Event:
        event = self.event(text, event_id)
        await self.kw.bank.ingest(scope, [event], stream=stream)
        return event

    async def facts(self, scope: Scope = MARIA) -> list[str]:
        return sorted(memory.fact for memory in await self.memories(scope))

    async def memories(self, scope: Scope = MARIA) -> tuple[Memory, ...]:
        return (await self.kw.bank.list(scope, page_size=1000)).items

    async def only(self, word: str) -> Memory:
        (found,) = [each for each in await self.memories() if word in each.fact]
        return found

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Run what belongs into somebody else's transaction."""
        return await self.kw._database.write(work)

    async def withdraw(self, *events: Event, session_id: str = "s1") -> tuple[str, ...]:
        ids = frozenset(event.id for event in events)
        return await self.write(lambda tx: self.kw.bank.withdraw(tx, MARIA, session_id, ids))

    async def forget_session(self, session_id: str) -> tuple[str, ...]:
        return await self.write(lambda tx: self.kw.bank.forget_session(tx, MARIA, session_id))

    async def log(self, scope: Scope = MARIA) -> list[tuple[str, str, str]]:
        entries = (await self.kw.audit.list(scope, page_size=1000)).items
        return [(each.action, each.target, each.reason) for each in entries]

    def rows(self, sql: str) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(sql).fetchall()

    def assert_index_fits(self) -> None:
        """Counts, postings and revisions belong to the memories that are there."""
        for scope_id, memories, terms in self.rows(
            "SELECT scope_id, memory_count, term_total FROM scopes"
        ):
            held = [
                row
                for row in self.rows("SELECT scope_id, memory_id, term_count FROM memories")
                if row[0] == scope_id
            ]
            assert memories == len(held)
            assert terms == sum(row[2] for row in held)
        known = {row[0] for row in self.rows("SELECT memory_id FROM memories")}
        for table in ("memory_terms", "memory_revisions"):
            assert {row[0] for row in self.rows(f"SELECT memory_id FROM {table}")} == known, table
        assert (
            self.rows(
                "SELECT m.memory_id FROM memories m WHERE term_count <> (SELECT SUM(tf) FROM"
                " memory_terms t WHERE t.scope_id = m.scope_id AND t.memory_id = m.memory_id)"
            )
            == []
        )
