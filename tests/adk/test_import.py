"""Moving in from ADK's own stores: everything comes over, once, and they stay as they are."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import sqlite3
import sys
from contextlib import closing

import pytest
from google.adk.events import Event, EventActions

from adk.old_stores import (
    BEGIN,
    Author,
    contents,
    digest,
    edit,
    fill,
    fill_wide,
    read_through_asyncio,
    service_of,
)
from keepwise import Event as OurEvent
from keepwise import Keepwise, Scope
from keepwise.adk import KeepwiseSessionService
from keepwise.adk.importing import import_sessions
from keepwise.adk.importing import moving as moving_module
from keepwise.adk.importing import old_store as old_store_module
from keepwise.sessions.service import Sessions

MARIA = Scope.user("acme", "maria")
SAM = Scope.user("acme", "sam")
SESSIONS = {
    ("acme", "maria", "m1"),
    ("acme", "maria", "m2"),
    ("acme", "sam", "empty"),
    ("acme", "sam", "s1"),
    ("zoo", "maria", "m1"),
}


# What comes over


async def test_each_session_is_what_adk_itself_reads(kind, old, kw):
    before = digest(old)
    imported = await import_sessions(kw, f"sqlite:///{old}")
    assert digest(old) == before, "the old store was changed, or something was left beside it"
    assert (imported.apps, imported.users, imported.sessions_new) == (2, 3, 5)
    assert (imported.events_new, imported.events_refused, imported.left_out) == (8, 0, ())
    theirs, ours = service_of(kind, old), KeepwiseSessionService(keepwise=kw)
    seen = set()
    for app in ("acme", "zoo"):
        for head in (await theirs.list_sessions(app_name=app)).sessions:
            who = {"app_name": app, "user_id": head.user_id, "session_id": head.id}
            expected, found = await theirs.get_session(**who), await ours.get_session(**who)
            assert [each.model_dump() for each in found.events] == [
                each.model_dump() for each in expected.events
            ]
            assert found.events == expected.events
            assert found.state == expected.state
            assert json.dumps(found.state, sort_keys=True) == json.dumps(
                expected.state, sort_keys=True
            ), "1 and 1.0 and true are three"
            assert found.last_update_time == pytest.approx(expected.last_update_time, abs=1e-6)
            seen.add((app, head.user_id, head.id))
    await theirs.close()
    assert seen == SESSIONS


async def test_what_a_session_began_with_is_told_from_what_its_events_did(old, kw):
    await import_sessions(kw, str(old))
    began = {"tier": "gold", "deep": {"a": [1, None, 0.1 + 0.2]}}
    for key, value in began.items():
        (change,) = await kw.sessions.history(MARIA, key, session_id="m1")
        assert (change.after, change.event_id) == (value, "")
    assert [c.after for c in await kw.sessions.history(MARIA, "step", session_id="m1")] == [1, 2, 1]
    session = await kw.sessions.get(MARIA, "m1")
    created = (await kw.sessions.get(SAM, "empty")).created_at
    assert session.created_at <= created == (await kw.sessions.get(SAM, "empty")).updated_at


async def test_rewinds_and_summaries_work_on_what_came_over(old, kw):
    await import_sessions(kw, str(old))
    assert await kw.sessions.undone(MARIA, "m1") == {"e4", "e5"}
    live = await kw.sessions.get(MARIA, "m1", live=True)
    assert {"e4", "e5"} & {event.id for event in live.events} == set()
    done = await kw.sessions.rewind(MARIA, "m1", "i2")
    assert (await kw.sessions.get(MARIA, "m1")).state["step"] == 1
    assert "e2" in done.undone


async def test_the_agent_s_next_turn_goes_on_from_it(old, kw):
    await import_sessions(kw, str(old))
    ours = KeepwiseSessionService(keepwise=kw)
    session = await ours.get_session(app_name="acme", user_id="maria", session_id="m1")
    await ours.append_event(session, Event(author="user", invocation_id="next"))
    assert (await kw.sessions.get(MARIA, "m1")).revision == 6


@pytest.fixture
def small_batches(monkeypatch):
    """Twenty events in a transaction, for ADK takes its time to write more."""
    monkeypatch.setattr(moving_module, "BATCH", 20)


# With the five that the session has anyway: less than a batch, a whole one, one more, and two.
@pytest.mark.parametrize("long", [14, 15, 16, 35])
async def test_a_long_session_comes_in_batches_and_in_order(
    kind, tmp_path, kw, long, small_batches
):
    path = tmp_path / "old.db"
    await fill(kind, path, long=long)
    imported = await import_sessions(kw, str(path))
    assert imported.events_new == long + 8
    session = await kw.sessions.get(MARIA, "m1")
    assert [each.id for each in session.events] == [f"e{n + 1}" for n in range(long + 5)]
    assert session.state["count"] == session.state["user:last"] == long - 1
    theirs = service_of(kind, path)
    who = {"app_name": "acme", "user_id": "maria", "session_id": "m1"}
    expected = await theirs.get_session(**who)
    await theirs.close()
    found = await KeepwiseSessionService(keepwise=kw).get_session(**who)
    assert (found.events, found.state) == (expected.events, expected.state)


async def test_events_of_one_instant_keep_the_order_they_were_written_in(kind, tmp_path, kw):
    write = Author(kind, tmp_path / "old.db")
    session = await write.session("acme", "maria", "s")
    for name in ("d", "a", "c", "b"):
        await write.append(session, id=name, timestamp=BEGIN, delta={"last": name})
    await write.close()
    await import_sessions(kw, "old.db")
    found = await kw.sessions.get(MARIA, "s")
    assert [event.id for event in found.events] == ["d", "a", "c", "b"]
    assert found.state == {"last": "b"}


async def test_state_that_events_do_not_explain_is_the_old_one_all_the_same(kind, tmp_path, kw):
    path = tmp_path / "old.db"
    write = Author(kind, path)
    session = await write.session("acme", "maria", "s", kept=1)
    await write.append(session, "now", delta={"k": "late", "gone": 1, "same": True})
    # An event that comes in late stands before the others when it is read again.
    await write.append(session, "then", timestamp=BEGIN - 9, delta={"k": "early"})
    await write.close()
    edit(path, "UPDATE sessions SET state = ?", json.dumps({"k": "early", "kept": 1, "same": 1}))
    for run in range(2):
        imported = await import_sessions(kw, str(path))
        assert (imported.events_new, imported.events_known) == ((2, 0) if run == 0 else (0, 2))
        found = await kw.sessions.get(MARIA, "s")
        assert [e.id for e in found.events][:2] == ["e2", "e1"]
        assert json.dumps(found.state, sort_keys=True) == '{"k": "early", "kept": 1, "same": 1}'
        assert len(found.events) == 3
    ours = await KeepwiseSessionService(keepwise=kw).get_session(
        app_name="acme", user_id="maria", session_id="s"
    )
    assert (ours.events[2].author, ours.events[2].content) == ("user", None)


async def test_shared_values_are_the_old_ones_whatever_came_last(kind, tmp_path, kw):
    path = tmp_path / "old.db"
    write = Author(kind, path)
    # In the order of their ids the older one comes last.
    first = await write.session("acme", "maria", "z")
    last = await write.session("acme", "maria", "a")
    await write.append(first, delta={"user:k": "old", "app:k": "old", "user:gone": 1})
    await write.append(last, delta={"user:k": "new", "app:k": None})
    await write.close()
    for table in ("user_states", "app_states"):
        edit(path, f"UPDATE {table} SET state = json_remove(state, '$.gone')")
    await import_sessions(kw, str(path))
    assert await kw.sessions.user_state(MARIA) == {"k": "new"}
    assert await kw.sessions.user_state(Scope.app("acme")) == {"k": None}


async def test_a_shared_value_changed_here_since_stays(old, kw):
    await import_sessions(kw, str(old))
    event = OurEvent("live", "user", int(BEGIN) * 2_000_000, state_delta={"user:theme": "blue"})
    await kw.sessions.append(MARIA, "m2", event)
    again = await import_sessions(kw, str(old))
    assert again.values_kept == 1
    assert (await kw.sessions.user_state(MARIA))["theme"] == "blue"
    assert again.left_out == ()


async def test_a_value_that_another_store_brought_is_not_removed(database, tmp_path, kw):
    write = Author("sqlite", tmp_path / "two.db")
    await write.session("acme", "maria", "other", user__hobby="chess")
    await write.close()
    await import_sessions(kw, "two.db")
    await import_sessions(kw, str(database))
    assert await kw.sessions.user_state(MARIA) == {
        "plan": "pro",
        "theme": "light",
        "hobby": "chess",
    }


async def test_only_an_app_or_a_user_that_is_asked_for(old, kw):
    imported = await import_sessions(kw, str(old), app_name="acme", user_id="sam")
    assert (imported.apps, imported.users, imported.sessions_new, imported.events_new) == (
        1,
        1,
        2,
        1,
    )
    assert await kw.sessions.users(Scope.app("acme")) == (SAM,)
    assert await kw.sessions.user_state(Scope.app("acme")) == {"rate": 2}
    imported = await import_sessions(kw, str(old), user_id="maria")
    assert (imported.apps, imported.users, imported.sessions_new) == (2, 2, 3)
    imported = await import_sessions(kw, str(old), app_name="nowhere")
    assert (imported.apps, imported.users, imported.sessions_new) == (0, 0, 0)
    whole = await import_sessions(kw, str(old))
    assert (whole.sessions_known, whole.sessions_new) == (5, 0)


async def test_another_bank(database, kw):
    await import_sessions(kw, str(database), bank="moved")
    assert await contents(kw) == {}
    assert len(await contents(kw, bank="moved")) == 5


async def test_the_ways_to_name_a_file(database, kw, tmp_path):
    spaced = tmp_path / "with space?.db"
    spaced.write_bytes(database.read_bytes())
    for source in (
        "old.db",
        f"{database}",
        "sqlite:///old.db",
        f"sqlite:///{database}",
        "sqlite+aiosqlite:///old.db",
        " sqlite:///old.db ",
        f"{spaced}",
        "sqlite:///with%20space%3F.db",
    ):
        imported = await import_sessions(kw, source)
        assert imported.sessions_new + imported.sessions_known == 5, source


async def test_a_store_that_is_being_written_is_read_as_it_is(kw, tmp_path):
    """In WAL mode what is committed may stand beside the file only."""
    path = tmp_path / "old.db"
    await fill("database", path)
    with closing(sqlite3.connect(path)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        with writer:
            writer.execute('UPDATE user_states SET state = \'{"plan": "max"}\'')
        before = digest(path)
        assert before.keys() >= {"old.db", "old.db-wal"}
        await import_sessions(kw, str(path))
        after = digest(path)
        # The index of the log is shared memory of those that have it open.
        assert {n: d for n, d in after.items() if not n.endswith("-shm")} == {
            n: d for n, d in before.items() if not n.endswith("-shm")
        }
        assert (await kw.sessions.user_state(SAM)) == {"plan": "max"}


async def test_a_log_that_a_crash_left_is_read_and_stays(kw, tmp_path):
    """A writer that opened it would fold the log into the file, and take it away."""
    path, crashed = tmp_path / "live.db", tmp_path / "old.db"
    await fill("database", path)
    with closing(sqlite3.connect(path)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        with writer:
            writer.execute('UPDATE user_states SET state = \'{"plan": "max"}\'')
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{crashed}{end}")
    before = digest(crashed)
    assert before.keys() == {"old.db", "old.db-wal"}
    await import_sessions(kw, str(crashed))
    # SQLite reads a log through an index of it in shared memory, which is no data.
    assert {n: d for n, d in digest(crashed).items() if n != "old.db-shm"} == before
    assert (await kw.sessions.user_state(SAM)) == {"plan": "max"}


async def test_a_store_left_in_wal_mode_gets_nothing_beside_it(kw, tmp_path):
    path = tmp_path / "old.db"
    await fill("database", path)
    with closing(sqlite3.connect(path)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
    before = digest(path)
    assert before.keys() == {"old.db"}
    assert (await import_sessions(kw, str(path))).sessions_new == 5
    assert digest(path) == before


# Stopping and going on


async def test_twice_imports_nothing_new(old, kw):
    first = await import_sessions(kw, str(old))
    held = await contents(kw)
    audit = (await kw.audit.list(MARIA)).items
    second = await import_sessions(kw, str(old))
    assert (second.sessions_new, second.events_new) == (0, 0)
    assert (second.sessions_known, second.events_known) == (first.sessions_new, first.events_new)
    assert await contents(kw) == held
    assert (await kw.audit.list(MARIA)).items == audit


class Stopped(Exception):
    """The test ends the import here."""


def stop_after(monkeypatch, calls):
    """Let so many writing calls of the store go through, then none."""
    left = calls

    def limited(name):
        real = getattr(Sessions, name)

        async def call(self, *args, **fields):
            nonlocal left
            if left == 0:
                raise Stopped
            left -= 1
            return await real(self, *args, **fields)

        monkeypatch.setattr(Sessions, name, call)

    for name in ("create", "append_many", "set_shared"):
        limited(name)


async def test_stopped_anywhere_it_goes_on_and_ends_the_same(
    kind, tmp_path, monkeypatch, small_batches
):
    path = tmp_path / "old.db"
    await fill(kind, path, long=45)
    edit(path, "UPDATE sessions SET state = '{\"step\": 9}' WHERE app_name = 'acme' AND id = 'm1'")
    async with Keepwise.open(str(tmp_path / "whole.db")) as kw:
        whole = await import_sessions(kw, str(path))
        expected = await contents(kw)
    assert whole.events_new == 53
    ended = False
    for calls in range(40):
        async with Keepwise.open(str(tmp_path / f"stopped{calls}.db")) as kw:
            with monkeypatch.context() as patch:
                stop_after(patch, calls)
                try:
                    await import_sessions(kw, str(path))
                    ended = True
                except Stopped:
                    pass
            rest = await import_sessions(kw, str(path))
            assert rest.left_out == ()
            assert rest.events_new + rest.events_known == 53
            assert await contents(kw) == expected, calls
        if ended:
            assert calls > 12
            return
    pytest.fail("it never came to its end")


KILLED = """
import asyncio, os, signal, sys, threading
from keepwise import Keepwise, Settings
from keepwise.adk.importing import import_sessions, moving

moving.BATCH = 20

def told(progress):
    global left
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)

async def main():
    async with Keepwise.open(sys.argv[2], settings=Settings()) as kw:
        await import_sessions(kw, sys.argv[1], progress=told)

assert threading.active_count() == 1
for _ in range(2):
    # Each is told once before it starts, then after each batch, and dies there.
    left = 1
    child = os.fork()
    if not child:
        asyncio.run(main())
        os._exit(1)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


async def test_a_killed_process_leaves_what_another_one_finishes(tmp_path, small_batches):
    path, target = tmp_path / "old.db", tmp_path / "killed.db"
    await fill("database", path, long=55)
    before = digest(path)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", "-c", KILLED, str(path), str(target)),
        stdout=asyncio.subprocess.PIPE,
    )
    ended, _ = await process.communicate()
    assert ended.split() == [b"%d" % -signal.SIGKILL] * 2
    async with Keepwise.open(str(tmp_path / "whole.db")) as kw:
        await import_sessions(kw, str(path))
        expected = await contents(kw)
    async with Keepwise.open(str(target)) as kw:
        partly = await contents(kw)
        assert partly[MARIA.entries][0]["m1"][0] == 40
        rest = await import_sessions(kw, str(path))
        assert (rest.sessions_known, rest.events_known, rest.events_new) == (1, 40, 23)
        assert await contents(kw) == expected
    assert digest(path) == before


async def test_an_old_store_that_is_still_used_is_caught_up_with(kind, old, kw):
    await import_sessions(kw, str(old))
    theirs = service_of(kind, old)
    who = {"app_name": "acme", "user_id": "sam", "session_id": "s1"}
    session = await theirs.get_session(**who)
    delta = {"n": 1, "user:plan": "pro", "app:rate": 3}
    event = Event(id="later", author="user", invocation_id="x", timestamp=BEGIN + 999)
    event.actions = EventActions(state_delta=delta)
    await theirs.append_event(session, event)
    await theirs.create_session(app_name="acme", user_id="sam", session_id="s2")
    expected = await theirs.get_session(**who)
    await theirs.close()
    imported = await import_sessions(kw, str(old))
    assert (imported.sessions_new, imported.events_new, imported.events_known) == (1, 1, 8)
    found = await KeepwiseSessionService(keepwise=kw).get_session(**who)
    assert (found.events, found.state) == (expected.events, expected.state)


async def test_a_dry_run_counts_the_same_and_writes_nothing(kind, tmp_path, kw, small_batches):
    path = tmp_path / "old.db"
    await fill(kind, path, long=45)
    token = "gh" + "p_" + "a1B2" * 9
    edit(path, "UPDATE sessions SET state = ? WHERE id = 's1'", json.dumps({"t": token}))
    edit(path, "UPDATE user_states SET state = ? WHERE user_id = 'sam'", json.dumps({"t": token}))
    dry = await import_sessions(kw, str(path), dry_run=True)
    assert await contents(kw) == {}
    real = await import_sessions(kw, str(path))
    assert dry.dry_run
    assert real.redacted == 2
    assert {**counts(dry), "dry_run": False} == counts(real)
    held = await contents(kw)
    again = await import_sessions(kw, str(path), dry_run=True)
    assert (again.events_new, again.events_known, again.redacted) == (0, 53, 0)
    assert await contents(kw) == held


def counts(imported):
    return {name: getattr(imported, name) for name in imported.__dataclass_fields__}


async def test_a_dry_run_of_what_has_partly_come_over(tmp_path, kw, monkeypatch, small_batches):
    path = tmp_path / "old.db"
    await fill("database", path, long=45)
    with monkeypatch.context() as patch:
        stop_after(patch, 2)
        with pytest.raises(Stopped):
            await import_sessions(kw, str(path))
    held = await contents(kw)
    dry = await import_sessions(kw, str(path), dry_run=True)
    assert await contents(kw) == held
    real = await import_sessions(kw, str(path))
    assert {**counts(dry), "dry_run": False} == counts(real)
    assert (real.sessions_known, real.events_known, real.events_new) == (1, 20, 33)


# Memories


async def test_memories_of_what_was_said_and_not_taken_back(old, kw):
    imported = await import_sessions(kw, str(old), memories=True)
    facts = [each.fact for each in (await kw.bank.list(MARIA)).items]
    assert imported.memories == len(facts) == 1
    assert "metric" in facts[0]
    again = await import_sessions(kw, str(old), memories=True)
    assert again.memories == 0
    assert [each.fact for each in (await kw.bank.list(MARIA)).items] == facts


async def test_memories_can_come_later_than_the_sessions(database, kw):
    await import_sessions(kw, str(database))
    assert (await kw.bank.list(MARIA)).items == ()
    imported = await import_sessions(kw, str(database), memories=True)
    assert (imported.sessions_new, imported.memories) == (0, 1)


async def test_a_dry_run_remembers_nothing(database, kw):
    imported = await import_sessions(kw, str(database), memories=True, dry_run=True)
    assert imported.memories == 0
    assert (await kw.bank.list(MARIA)).items == ()


# Progress, many


async def test_progress_reaches_its_end(database, kw):
    told = []
    await import_sessions(kw, str(database), progress=told.append)
    assert (told[0].sessions, told[0].of_sessions, told[0].events) == (0, 5, 0)
    assert (told[-1].sessions, told[-1].of_sessions, told[-1].events) == (5, 5, 8)
    assert [each.sessions for each in told] == sorted(each.sessions for each in told)


async def test_users_and_their_sessions_come_page_by_page(tmp_path, kw, monkeypatch):
    monkeypatch.setattr(old_store_module, "_PAGE", 4)
    path = tmp_path / "old.db"
    fill_wide(path, users=10, sessions=6)
    imported = await import_sessions(kw, str(path))
    assert (imported.users, imported.sessions_new, imported.events_new) == (10, 60, 60)
    assert len(await kw.sessions.users(Scope.app("acme"))) == 10


async def test_a_server_s_driver_is_used_as_it_is(kw, database, monkeypatch):
    """Any store that SQLAlchemy's asyncio part reaches; here it reaches a file."""
    read_through_asyncio(monkeypatch, database)
    imported = await import_sessions(kw, "postgresql+asyncpg://" + "maria:x" + "@localhost/db")
    assert imported.source == "postgresql+asyncpg://***@localhost/db"
    assert (imported.sessions_new, imported.events_new, imported.left_out) == (5, 8, ())
