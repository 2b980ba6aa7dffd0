"""A database that an earlier schema left is brought up to date with all that is in it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest

from keepwise import Keepwise, Scope, Settings
from keepwise.db import migrate as module
from keepwise.db.migrate import shipped

MARIA = Scope.user("acme", "maria")


@pytest.fixture
def old(tmp_path, monkeypatch):
    """A file of the first schema, with a session of two turns."""
    path = tmp_path / "old.db"
    first = shipped()[:1]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row

        class Tx:
            def all(self, sql, **params):
                return connection.execute(sql, params).fetchall()

            def run(self, sql, **params):
                return connection.execute(sql, params).rowcount

        with monkeypatch.context() as patched:
            patched.setattr(module, "shipped", lambda: first)
            from keepwise.db.sqlite import DIALECT

            module.migrate(Tx(), DIALECT)
        entries = json.dumps(MARIA.entries, separators=(",", ":"))
        connection.execute(
            "INSERT INTO scopes (scope_id, bank, entries, app_name, user_id, created_at)"
            " VALUES (?, 'default', ?, 'acme', 'maria', 1)",
            (MARIA.id, entries),
        )
        connection.execute("INSERT INTO sessions VALUES (?, 's', 2, 1, 3)", (MARIA.id,))
        for seq, (turn, delta) in enumerate((("A", {"k": 1}), ("B", {"k": 2, "n": 3})), 1):
            body = json.dumps({"content": None, "state_delta": delta, "extra": {}})
            connection.execute(
                "INSERT INTO events VALUES (?, 's', ?, ?, ?, 'user', ?, ?)",
                (MARIA.id, seq, f"e{seq}", seq + 1, turn, body),
            )
        for name, value in (("k", 2), ("n", 3), ("tier", '"gold"')):
            connection.execute(
                "INSERT INTO session_state VALUES (?, 's', ?, ?)", (MARIA.id, name, str(value))
            )
        connection.execute("INSERT INTO scoped_state VALUES (?, 'u', '7', 1)", (MARIA.id,))
    return path


async def test_everything_is_there_afterwards_and_goes_on(old):
    async with Keepwise.open(str(old), settings=Settings()) as kw:
        session = await kw.sessions.get(MARIA, "s")
        assert (session.revision, session.updated_at, session.expires_at) == (2, 3, None)
        assert [event.id for event in session.events] == ["e1", "e2"]
        assert session.state == {"k": 2, "n": 3, "tier": "gold", "user:u": 7}
        rewound = await kw.sessions.rewind(MARIA, "s", "B")
        assert rewound.revision == 3
        # What it was created with was not written down then; it is left alone.
        after = (await kw.sessions.get(MARIA, "s")).state
        assert after == {"k": 1, "tier": "gold", "user:u": 7}
        assert [each.after for each in await kw.sessions.history(MARIA, "k", session_id="s")] == [
            1,
            2,
            1,
        ]
        assert await kw.problems() == ()
    with closing(sqlite3.connect(old)) as connection:
        versions = [row[0] for row in connection.execute("SELECT version FROM migrations")]
    assert versions == [migration.version for migration in shipped()]
