"""A store with an audit log, and somebody who changes its file behind its back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from keepwise import AuditCheck, Keepwise, Scope, Settings
from keepwise.governance.auditing.chain import chain_of
from keepwise.governance.store import ensure_scope
from keepwise.testing import FrozenClock

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")
ELSEWHERE = Scope.user("acme", "maria", bank="second")
CHAIN = chain_of("default")

# In a store's chain they come after the entry about the policy in force.
ENTRIES = [
    (MARIA, "create", "one"),
    (SAM, "refuse", "two"),
    (MARIA, "forget", "three"),
    (ELSEWHERE, "create", "elsewhere"),
    (SAM, "update", "four"),
    (MARIA, "delete", "five"),
    (SAM, "forget", "six"),
]


class Audited:
    """One store in a file, which is opened anew for every look."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "audited.db"
        self.clock = FrozenClock()

    def open(self) -> Keepwise:
        return Keepwise.open(str(self.path), settings=Settings(), clock=self.clock)

    async def record(
        self, *entries: tuple[Scope, str, str], kinds: tuple[str, ...] = ("figure",)
    ) -> None:
        """Record entries of (scope, action, reason), a second apart, a transaction each."""
        async with self.open() as kw:
            for scope, action, reason in entries:
                self.clock.advance(seconds=1)
                await record(kw, scope, action, reason, kinds)

    async def check(self, bank: str = "default", expect: str = "") -> AuditCheck:
        async with self.open() as kw:
            return await kw.audit.verify(bank, expect=expect)

    async def head(self, bank: str = "default") -> str:
        async with self.open() as kw:
            return next(str(each) for each in await kw.audit.heads() if each.bank == bank)

    @contextmanager
    def tampering(self) -> Iterator[sqlite3.Connection]:
        """The file, for somebody whom no rule of the schema stops."""
        with closing(sqlite3.connect(self.path)) as connection:
            connection.execute("PRAGMA foreign_keys = OFF")
            with connection:
                yield connection

    def tamper(self, sql: str, *parameters: object) -> None:
        with self.tampering() as connection:
            assert connection.execute(sql, parameters).rowcount > 0, "nothing was changed"


async def record(
    kw: Keepwise, scope: Scope, action: str, reason: str, kinds: tuple[str, ...] = ()
) -> None:
    """Record one entry in a transaction of its own, as a feature does with its change."""

    def work(tx) -> None:
        ensure_scope(tx, scope, kw.now())
        kw.audit.record(tx, scope, action, target="m1", reason=reason, kinds=kinds, actor="api")

    await kw._database.write(work)
