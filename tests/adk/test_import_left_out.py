"""What an import leaves out and refuses to open, and how it says so: by place, never by content."""

from __future__ import annotations

import datetime
import logging
import pickle
import sqlite3
import sys
import traceback
from contextlib import closing

import pytest
from google.adk.events import Event

from adk.old_stores import BEGIN, Author, contents, edit, fill, reasons, service_of
from keepwise import Event as OurEvent
from keepwise import Scope, errors
from keepwise.adk.importing import import_sessions, moving
from keepwise.adk.importing.comparing import Overlap, Place, closing_event, compare
from keepwise.sessions.service import Sessions

MARIA = Scope.user("acme", "maria")
SAM = Scope.user("acme", "sam")


# What is left out


async def test_another_conversation_of_the_same_id_is_left_alone(old, kw):
    await kw.sessions.create(MARIA, session_id="m1", state={"mine": 1})
    await kw.sessions.append(MARIA, "m1", OurEvent("mine", "user", 5))
    await kw.sessions.create(MARIA, session_id="m2")
    held = await contents(kw)
    for _ in range(2):
        imported = await import_sessions(kw, str(old))
        assert imported.sessions_conflict == 2
        # Events that are left out are counted with their session.
        assert imported.events_refused == 6
        found = await contents(kw)
        for name in ("m1", "m2"):
            expected = list(held[MARIA.entries][0][name])
            expected[3] = {
                **expected[3],
                **{
                    k: v
                    for k, v in found[MARIA.entries][0][name][3].items()
                    if k.startswith(("user:", "app:"))
                },
            }
            assert list(found[MARIA.entries][0][name]) == expected
        assert reasons(imported)["maria", "m1", ""] == "another conversation of that id is here"


async def test_the_same_event_ids_in_a_session_that_began_otherwise_are_a_conflict(database, kw):
    await kw.sessions.create(SAM, session_id="s1", created_at=5)
    await kw.sessions.append(SAM, "s1", OurEvent("e7", "user", 5))
    assert (await import_sessions(kw, str(database))).sessions_conflict == 1


async def test_a_session_that_began_at_the_same_instant_with_other_events_is_a_conflict(
    database, kw
):
    await import_sessions(kw, str(database))
    began = (await kw.sessions.get(SAM, "s1")).created_at
    await kw.sessions.delete(SAM, "s1")
    await kw.sessions.create(SAM, session_id="s1", created_at=began)
    await kw.sessions.append(SAM, "s1", OurEvent("mine", "user", 5))
    again = await import_sessions(kw, str(database))
    assert (again.sessions_conflict, again.events_refused) == (1, 1)
    assert [e.id for e in (await kw.sessions.get(SAM, "s1")).events] == ["mine"]


@pytest.mark.parametrize(
    ("there", "here", "expected"),
    [
        # common, passed, missing, goes on
        ("", "", (0, "", "", False)),
        ("abc", "", (0, "", "abc", False)),
        ("abc", "ab", (2, "", "c", False)),
        ("abc", "abc", (3, "", "", False)),
        ("abc", "ac", (2, "b", "", False)),
        ("abcd", "ac", (2, "b", "d", False)),
        ("abc", "abcx", (3, "", "", True)),
        ("abc", "abx", (2, "", "c", True)),
        ("abc", "xy", (0, "", "abc", True)),
        ("", "xy", (0, "", "", True)),
    ],
)
def test_how_far_a_session_has_come_over(there, here, expected):
    common, passed, missing, goes_on = expected
    found = compare(list(there), list(here))
    assert found == Overlap(common, tuple(passed), tuple(missing), goes_on)
    (closing,) = closing_event(Place("a", "u", "s"), {"k": 1}, 5)
    assert compare(list(there), [*here, closing.id]) == found


async def test_what_is_said_here_meanwhile_is_not_mixed_in(tmp_path, kw, monkeypatch):
    path = tmp_path / "old.db"
    await fill("database", path, long=5)
    monkeypatch.setattr(moving, "BATCH", 4)
    real, calls = Sessions.append_many, []

    async def append_many(self, scope, session_id, events, *, revision=None):
        calls.append(session_id)
        if len(calls) == 2:
            await self.append(scope, session_id, OurEvent("live", "agent", 2**60))
        return await real(self, scope, session_id, events, revision=revision)

    monkeypatch.setattr(Sessions, "append_many", append_many)
    for _ in range(2):
        imported = await import_sessions(kw, str(path))
        assert calls[:2] == ["m1", "m1"]
        assert imported.sessions_conflict == 1
        session = await kw.sessions.get(MARIA, "m1")
        assert [e.id for e in session.events] == ["e1", "e2", "e3", "e4", "live"]


async def test_a_conversation_that_went_on_here_is_known(database, kw):
    await import_sessions(kw, str(database))
    event = OurEvent("live", "user", 2**60, state_delta={"step": 99})
    await kw.sessions.append(MARIA, "m1", event)
    again = await import_sessions(kw, str(database))
    assert (again.sessions_known, again.events_known, again.left_out) == (5, 8, ())
    session = await kw.sessions.get(MARIA, "m1")
    assert session.state["step"] == 99
    assert session.events[-1].id == "live"


async def test_a_conversation_that_went_on_in_both_is_a_conflict(database, kw):
    await import_sessions(kw, str(database))
    await kw.sessions.append(SAM, "s1", OurEvent("live", "user", 2**60))
    theirs = service_of("database", database)
    session = await theirs.get_session(app_name="acme", user_id="sam", session_id="s1")
    await theirs.append_event(session, Event(author="user", timestamp=BEGIN + 999))
    await theirs.close()
    again = await import_sessions(kw, str(database))
    assert (again.sessions_conflict, again.events_new) == (1, 0)
    assert [e.id for e in (await kw.sessions.get(SAM, "s1")).events] == ["e7", "live"]


BAD_IDS = ("with/slash", "with:colon", "", " padded ", "nul\x00", "gh" + "p_" + "a1B2" * 9)


async def test_a_session_id_that_cannot_be_kept_is_told_by_its_reason(database, kw):
    for number, bad in enumerate(BAD_IDS):
        moved = f"x{number}"
        service = service_of("database", database)
        session = await service.create_session(app_name="acme", user_id="sam", session_id=moved)
        await service.append_event(session, Event(author="user", timestamp=BEGIN + 500))
        await service.close()
        edit(database, "UPDATE sessions SET id = ? WHERE id = ?", bad, moved)
        edit(database, "UPDATE events SET session_id = ? WHERE session_id = ?", bad, moved)
    for _ in range(2):
        imported = await import_sessions(kw, str(database))
        assert imported.sessions_refused == imported.events_refused == len(BAD_IDS)
        assert imported.sessions_new + imported.sessions_known == 5
        told = reasons(imported)
        assert "must not contain '/'" in told["sam", "with/slash", ""]
        assert "must not contain ':'" in told["sam", "with:colon", ""]
        assert "white space" in told["sam", " padded ", ""]
        assert "white space" in told["sam", "", ""]
        assert "U+0000" in told["sam", "nul\x00", ""]
        assert told["sam", "[redacted credential]", ""] == "session_id: refused (credential)"
        assert BAD_IDS[-1] not in repr(imported)


async def test_a_user_that_cannot_be_kept(database, kw):
    for table in ("sessions", "events", "user_states"):
        edit(database, f"UPDATE {table} SET user_id = '' WHERE user_id = 'sam'")
    imported = await import_sessions(kw, str(database))
    assert (imported.sessions_refused, imported.events_refused, imported.users) == (2, 1, 3)
    assert "must not be empty" in reasons(imported)["", "s1", ""]
    assert imported.sessions_new == 3
    assert await kw.sessions.user_state(Scope.app("acme")) == {"rate": 2}


async def test_a_user_whose_name_is_a_secret_is_told_and_not_named(database, kw):
    secret = "da" + "pi" + "0123456789abcdef" * 2
    for table in ("sessions", "events", "user_states"):
        edit(database, f"UPDATE {table} SET user_id = ? WHERE user_id = 'sam'", secret)
    imported = await import_sessions(kw, str(database))
    assert (imported.sessions_refused, imported.sessions_new) == (2, 3)
    told = reasons(imported)["[redacted credential]", "s1", ""]
    assert told == "user_id: refused (credential)"
    assert secret not in repr(imported)
    assert secret not in repr(await kw.scopes())


async def test_a_session_that_the_bank_cannot_name_is_moved_and_not_learned_from(database, kw):
    said = "Spend was €739,118 in March"
    edit(database, "UPDATE sessions SET id = ? WHERE user_id = 'sam' AND id = 's1'", said)
    edit(database, "UPDATE events SET session_id = ? WHERE user_id = 'sam'", said)
    imported = await import_sessions(kw, str(database), memories=True)
    assert imported.sessions_refused == 0
    assert reasons(imported)["sam", "Spend was [redacted figure] in March", ""] == (
        "stream: refused (figure)"
    )


async def test_an_event_that_cannot_be_kept_is_left_out_alone(tmp_path, kw):
    path = tmp_path / "old.db"
    write = Author("database", path)
    session = await write.session("acme", "maria", "s")
    secret = "gh" + "p_" + "a1B2" * 9
    await write.append(session, "one", delta={"a": 1})
    await write.append(session, "two", delta={"nan": float("nan"), "b": 2, "word": "sesame"})
    await write.append(session, "three", id=secret)
    await write.append(session, "four", delta={"c": 3})
    await write.append(session, "five", delta={"wide": 2**3000})
    await write.close()
    # ADK writes null for it today; its state says NaN.
    edit(path, "UPDATE events SET event_data = replace(event_data, ': null', ': NaN')")
    for run in range(2):
        imported = await import_sessions(kw, str(path))
        assert (imported.events_new, imported.events_refused) == ((2, 3) if run == 0 else (0, 3))
        assert imported.sessions_refused == 0
        told = reasons(imported)
        if run == 0:
            assert told["maria", "s", "e2"].startswith("event.state_delta.nan: is not a finite")
            assert told["maria", "s", "[redacted credential]"] == "event.id: refused (credential)"
        else:
            assert told["maria", "s", "e2"] == "comes before events that are here"
        assert "bits" in told["maria", "s", "e5"]
        assert "finite" in told["maria", "s", "nan"]
        assert "bits" in told["maria", "s", "wide"]
        assert secret not in repr(imported)
        assert "sesame" not in repr(imported)
        found = await kw.sessions.get(MARIA, "s")
        assert [e.id for e in found.events if e.content] == ["e1", "e4"]
        # What the refused events had set is state that the others do not explain.
        assert found.state == {"a": 1, "b": 2, "word": "sesame", "c": 3}


async def test_what_was_refused_at_the_end_is_no_conflict_when_the_session_goes_on(tmp_path, kw):
    write = Author("database", tmp_path / "old.db")
    session = await write.session("acme", "maria", "s")
    await write.append(session, "one")
    await write.append(session, "two", delta={"wide": 2**3000})
    await write.close()
    await import_sessions(kw, "old.db")
    await kw.sessions.append(MARIA, "s", OurEvent("live", "user", 2**60, state_delta={"n": 1}))
    held = await kw.sessions.get(MARIA, "s")
    again = await import_sessions(kw, "old.db")
    assert (again.sessions_known, again.sessions_conflict) == (1, 0)
    assert (again.events_known, again.events_refused) == (1, 1)
    session = await kw.sessions.get(MARIA, "s")
    assert (session.revision, session.state) == (held.revision, held.state)
    assert session.state["n"] == 1


async def test_rows_that_cannot_be_read_are_left_out_alone(kind, old, kw):
    column = "content" if kind == "database-v0" else "event_data"
    odd = '{"parts": 7}' if kind == "database-v0" else '{"content": 7}'
    edit(old, f"UPDATE events SET {column} = ? WHERE id = 'e2'", '{"sesame')
    edit(old, f"UPDATE events SET {column} = ? WHERE id = 'e6'", odd)
    edit(old, "UPDATE sessions SET state = '[7]' WHERE id = 'empty'")
    edit(old, "UPDATE user_states SET state = 'sesame' WHERE user_id = 'sam'")
    imported = await import_sessions(kw, str(old))
    told = reasons(imported)
    assert told["maria", "m1", "e2"] == "cannot be read: ValueError"
    assert told["maria", "m2", "e6"] == "is none that this version of ADK reads"
    assert told["sam", "empty", ""] == "cannot be read: TypeError"
    assert told["sam", "", "user:"] == "cannot be read: ValueError"
    assert (imported.sessions_new, imported.sessions_refused) == (4, 1)
    assert (imported.events_new, imported.events_refused) == (6, 2)
    assert "sesame" not in repr(imported)


class Opens:
    """What a pickle of a stranger could do."""

    def __reduce__(self):
        return (print, ("sesame",))


async def test_a_pickle_that_is_no_plain_data_is_not_loaded(tmp_path, kw, capsys):
    path = tmp_path / "old.db"
    write = Author("database-v0", path)
    session = await write.session("acme", "maria", "s")
    when = datetime.datetime(2026, 1, 2, tzinfo=datetime.UTC)
    await write.append(session, "one", delta={"when": when})
    await write.append(session, "two")
    await write.close()
    edit(path, "UPDATE events SET actions = ? WHERE id = 'e2'", pickle.dumps(Opens()))
    imported = await import_sessions(kw, str(path))
    assert "sesame" not in capsys.readouterr().out
    assert "adk migrate session" in reasons(imported)["maria", "s", "e2"]
    assert (imported.events_new, imported.events_refused) == (1, 1)
    found = await kw.sessions.get(MARIA, "s")
    assert found.state == {"when": "2026-01-02T00:00:00Z"}
    assert len(found.events) == 1


async def test_credentials_are_redacted_and_counted(kind, tmp_path, kw):
    token = "gh" + "p_" + "a1B2" * 9
    path = tmp_path / "old.db"
    write = Author(kind, path)
    session = await write.session("acme", "maria", "s", user__note=f"use {token}", own=token)
    await write.append(session, f"My token is {token}", delta={"k": token})
    await write.close()
    imported = await import_sessions(kw, str(path))
    assert imported.redacted == 4
    assert token not in str(await contents(kw))
    assert (await kw.sessions.get(MARIA, "s")).revision == 1, "what is redacted alike is alike"
    again = await import_sessions(kw, str(path))
    assert (again.redacted, again.left_out) == (0, ())


# What cannot be opened


def written(path, sql):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql)
    return str(path)


async def failing(kw, source):
    with pytest.raises(errors.KeepwiseError) as caught:
        await import_sessions(kw, source)
    return caught.value


async def test_what_is_no_store_of_adk_s_is_told_so(kw, tmp_path):
    assert isinstance(await failing(kw, "missing.db"), errors.NotFound)
    assert "no file missing.db" in str(await failing(kw, "sqlite:///missing.db"))
    assert not (tmp_path / "missing.db").exists()
    (tmp_path / "text.db").write_text("no database" * 1000)
    assert "not a database" in str(await failing(kw, "text.db"))
    other = written(tmp_path / "other.db", "CREATE TABLE sessions (id TEXT)")
    assert "no sessions of ADK's" in str(await failing(kw, other))
    assert "no sessions of ADK's" in str(await failing(kw, str(tmp_path / "new.db")))
    (tmp_path / "empty.db").touch()
    assert "no sessions of ADK's" in str(await failing(kw, "empty.db"))
    for nonsense in ("", "sqlite://", "sqlite:///", ":memory:", "sqlite:///old.db?mode=rw", "://"):
        assert isinstance(await failing(kw, nonsense), errors.ConfigError | errors.UnknownScheme), (
            nonsense
        )
    assert isinstance(await failing(kw, "carrier+pigeon://loft"), errors.UnknownScheme)


async def test_an_older_layout_is_refused_with_the_command_that_moves_it(kw, database):
    edit_script = "ALTER TABLE events DROP COLUMN event_data; ALTER TABLE events ADD actions BLOB"
    written(database, edit_script)
    error = await failing(kw, str(database))
    assert isinstance(error, errors.ConfigError)
    assert f"adk migrate session --source_db_url=sqlite:///{database}" in error.hint


async def test_a_newer_layout_is_refused(kw, database):
    edit(database, "UPDATE adk_internal_metadata SET value = '2'")
    error = await failing(kw, str(database))
    assert "newer ADK" in error.message
    assert "--upgrade" in error.hint


@pytest.mark.parametrize(
    ("scheme", "rest"),
    [
        ("postgresql+asyncpg://", "localhost:1/db?password={}"),
        ("postgresql://", "localhost:1/db"),
        ("mysql+aiomysql://", "localhost/db"),
        ("carrier+pigeon://", "loft/db"),
        ("postgresql+asyncpg://", "[broken/db"),
        ("postgresql+asyncpg://", "localhost:port/db"),
        ("", "localhost/db"),
        ("sqlite://", "localhost/db"),
    ],
)
async def test_a_password_is_in_no_error_and_no_log(kw, scheme, rest, caplog):
    word = "open" + "sesame"
    with caplog.at_level(logging.DEBUG):
        error = await failing(kw, f"{scheme}maria:{word}@{rest.format(word)}")
    told = "".join(traceback.format_exception(error)) + caplog.text + repr(error) + error.hint
    assert word not in told


async def test_a_missing_driver_is_named_with_the_command_that_installs_it(kw):
    error = await failing(kw, "postgresql+asyncpg://maria@localhost/db")
    assert isinstance(error, errors.ConfigError)
    assert error.hint == "pip install asyncpg"
    assert "postgresql+asyncpg://***@localhost/db" in error.message


async def test_without_sqlalchemy_it_says_what_to_install(kw, database, monkeypatch):
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    error = await failing(kw, str(database))
    assert error.hint == "pip install 'google-adk[db]'"
