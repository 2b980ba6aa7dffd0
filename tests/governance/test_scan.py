"""A scan finds what an older version has left, and takes it out if it is told to."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest

from governance.old_rows import (
    APP,
    FIGURE,
    MARIA,
    NOW,
    OLD,
    ORDER,
    PASSWORD,
    SAM,
    TOKEN,
    everything,
    in_files,
    opened,
    plant_file,
    run_sql,
    said,
    scan,
)
from keepwise import InvalidInput, Keepwise, Refused, Scope, Settings
from keepwise.artifacts import shelves
from keepwise.governance import store
from keepwise.settings import ArtifactsSettings
from keepwise.testing import FrozenClock

HOW = ("erase", "quarantine")


def places(report, *, left: bool = False) -> set[tuple[str, str]]:
    return {(each.place, each.kind) for each in (report.left if left else report.findings)}


# Finding


async def test_what_today_s_guard_let_in_is_no_finding(memory):
    report = await scan()
    assert (report.findings, report.unread, report.scrubbed) == ((), (), True)
    assert report.scopes >= 3
    assert report.records > 10


@pytest.mark.parametrize("old", OLD, ids=lambda old: old.name)
async def test_it_is_found_at_its_place(memory, old):
    old.plant()
    report = await scan()
    found = {(place.format(memory=memory), old.kind) for place in old.places}
    assert places(report) == found
    assert old.value not in repr(report)
    (first, *_) = report.findings
    assert first.scope == (APP if "app:" in first.place else MARIA)
    assert (first.count, first.mended) == (1, "")
    assert old.value in "".join(map(repr, everything().values())), "a look changes nothing"


@pytest.mark.parametrize("old", OLD, ids=lambda old: old.name)
@pytest.mark.parametrize("how", HOW)
async def test_it_is_taken_out(memory, old, how):
    old.plant()
    report = await scan(fix=how)
    assert [each.place for each in report.findings] == [p.format(memory=memory) for p in old.places]
    assert report.left == ()
    assert in_files(old.value) == []
    again = await scan(fix=how)
    assert (again.findings, again.unread) == ((), ())


@pytest.mark.parametrize("how", HOW)
async def test_all_of_it_at_once(memory, how):
    # A few are about the same field of the same row.
    planted = {old.sql: old for old in OLD if old.name not in ("a file's address", "a key")}
    for old in planted.values():
        old.plant()
    plant_file(f"Day one.\nThe key is {TOKEN} as ever.\nDay two.\n")
    run_sql("UPDATE memories SET fact = :text WHERE slot = 'currency'", text=f"Spent {FIGURE}")
    report = await scan(fix=how)
    assert report.left == ()
    assert len(report.findings) >= 14
    for value in (TOKEN, PASSWORD, FIGURE):
        assert in_files(value) == []
        assert value not in repr(report)
    assert (await scan()).findings == ()


async def test_a_finding_says_where_in_the_field_it_is(memory):
    run_sql("UPDATE memories SET fact = :text WHERE slot = 'currency'", text=f"Key: {TOKEN}.")
    (found,) = (await scan()).findings
    assert (found.start, found.end, found.room) == (5, 5 + len(TOKEN), "bank")


async def test_findings_of_one_rule_in_one_field_are_counted(memory):
    body = {"content": {"parts": [{"text": f"{TOKEN} and {TOKEN}"}]}}
    run_sql("UPDATE events SET body = :text WHERE event_id = 'e1'", text=json.dumps(body))
    (found,) = (await scan()).findings
    assert (found.count, found.start) == (2, 0)


async def test_an_order_in_a_memory_is_found_unless_a_person_confirmed_it(memory):
    run_sql("UPDATE memories SET fact = :text WHERE slot = 'currency'", text=ORDER)
    report = await scan()
    assert (f"memories/{memory}#fact", "injection") in places(report)
    run_sql("UPDATE memory_revisions SET trust = 'confirmed' WHERE memory_id = :text", text=memory)
    assert "injection" not in {kind for _, kind in places(await scan())}


@pytest.mark.parametrize("how", HOW)
async def test_an_order_is_forgotten_or_kept_apart(memory, how):
    run_sql("UPDATE memories SET fact = :text WHERE slot = 'currency'", text=ORDER)
    assert (await scan(fix=how)).left == ()
    assert (await scan()).findings == ()
    async with opened() as kw:
        assert (await kw.bank.list(MARIA)).items == ()
        waiting = (await kw.bank.quarantine.list(MARIA)).items
    assert [each.kinds for each in waiting] == ([] if how == "erase" else [("injection",)])


async def test_what_goes_to_quarantine_has_lost_what_may_be_nowhere(memory):
    run_sql("UPDATE memories SET fact = :text WHERE slot = 'currency'", text=f"The key is {TOKEN}")
    await scan(fix="quarantine")
    async with opened() as kw:
        (waiting,) = (await kw.bank.quarantine.list(MARIA)).items
    assert waiting.fact == "The key is [redacted credential]"
    assert waiting.evidence.quote


async def test_quarantine_is_looked_at_but_for_the_orders_that_are_kept_there(memory):
    run_sql("UPDATE memories SET fact = :text WHERE slot = 'currency'", text=ORDER)
    await scan(fix="quarantine")
    run_sql("UPDATE quarantine SET fact = :text", text=f"{ORDER} The token is {TOKEN}")
    report = await scan()
    assert {kind for _, kind in places(report)} == {"credential"}
    assert (await scan(fix="erase")).left == ()
    async with opened() as kw:
        (waiting,) = (await kw.bank.quarantine.list(MARIA)).items
    assert "SYSTEM" in waiting.fact
    assert in_files(TOKEN) == []


async def test_a_forgotten_memory_is_not_learned_again_from_the_same_words(memory):
    run_sql("UPDATE memories SET labels = :text", text=json.dumps({"key": TOKEN}))
    await scan(user_id="maria", fix="erase")
    async with opened() as kw:
        again = await kw.bank.ingest(MARIA, [said("e2", "I always want euros.")], stream="backup")
        assert again.applied == ()
        assert (await kw.bank.list(MARIA)).items == ()


async def test_a_quote_is_redacted_and_the_memory_stays(memory):
    next(old for old in OLD if old.name == "a quote").plant()
    await scan(fix="erase")
    async with opened() as kw:
        kept = await kw.bank.get(MARIA, memory)
    assert [each.quote for each in kept.evidence] == ["The token is [redacted credential]"]


async def test_an_earlier_state_goes_and_the_memory_stays(memory):
    next(old for old in OLD if old.name == "a revision").plant()
    await scan(fix="erase")
    async with opened() as kw:
        assert [each.number for each in await kw.bank.revisions(MARIA, memory)] == [2]


# Files


async def test_a_file_s_text_is_found_and_cut_out_for_every_version_that_has_it(memory):
    plant_file(f"Day one.\nThe key is {TOKEN} as ever.\n")
    report = await scan(fix="erase")
    assert places(report) == {("artifacts/monday/plan.md/0#text", "credential")}
    async with opened() as kw:
        loaded = await kw.artifacts.load(MARIA, "plan.md", session_id="monday")
    assert loaded.data == b"Day one.\nThe key is [redacted credential] as ever.\n"
    assert (in_files(TOKEN), (await scan()).findings) == ([], ())


async def test_bytes_that_are_no_text_are_not_looked_into(memory):
    plant_file(f"The key is {TOKEN} as ever.")
    run_sql("UPDATE artifacts SET kind = 'bytes', mime_type = 'image/png' WHERE name = 'plan.md'")
    assert (await scan()).findings == ()


@pytest.mark.parametrize("how", HOW)
async def test_a_file_in_a_folder_is_looked_into_and_loses_it(how):
    settings = Settings(artifacts=ArtifactsSettings(folder="files"))
    async with Keepwise.open("keepwise.db", settings=settings, clock=FrozenClock(NOW)) as kw:
        text = f"The key is {TOKEN} as ever."
        for name in ("one", "two"):
            await kw.artifacts.save(MARIA, name, text.encode(), mime_type="image/png")
    run_sql("UPDATE artifacts SET mime_type = 'text/plain'")
    assert len(in_files(TOKEN)) == 1
    async with Keepwise.open("keepwise.db", settings=settings, clock=FrozenClock(NOW)) as kw:
        report = await kw.scan(fix=how)
        loaded = [(await kw.artifacts.load(MARIA, name)).data for name in ("one", "two")]
    assert {each.place for each in report.findings} == {"artifacts/user/one/0#text"}
    assert loaded == [b"The key is [redacted credential] as ever."] * 2
    assert in_files(TOKEN) == []


async def test_the_end_of_a_very_long_text_is_told_and_not_read(memory, monkeypatch):
    monkeypatch.setattr(shelves, "MAX_READ_BYTES", 1000)
    plant_file("Berlin\n" * 200 + f"The key is {TOKEN} as ever.\n")
    report = await scan()
    (unread,) = report.unread
    assert (report.findings, unread.place) == ((), "artifacts/monday/plan.md/0#text")
    assert "too long" in unread.reason


async def test_a_token_across_the_edge_of_two_windows_is_found_once(memory):
    text = "word " * 52_000 + f"The key is {TOKEN} as ever. " + "word " * 60_000
    plant_file(text)
    (found,) = (await scan()).findings
    assert (found.count, found.start) == (1, text.index(TOKEN))


async def test_content_that_is_not_there_is_told(memory):
    run_sql("DELETE FROM blob_chunks")
    assert {each.place for each in (await scan()).unread} == {
        "artifacts/monday/plan.md/0#text",
        "artifacts/user/notes.txt/0#text",
    }


# What cannot be mended


async def test_an_id_that_others_refer_by_is_told_and_stays(memory):
    with closing(sqlite3.connect("keepwise.db")) as connection, connection:
        for table in ("events", "session_state", "sessions"):
            connection.execute(f"UPDATE {table} SET session_id = ?", (TOKEN,))
    report = await scan(fix="erase")
    assert {place for place, _ in places(report, left=True)} == {
        "sessions/[redacted credential]#id"
    }
    assert TOKEN not in repr(report)


async def test_a_value_that_json_cannot_hold_is_told(memory):
    run_sql("UPDATE session_state SET value = :text", text='{"rate": NaN}')
    (unread,) = (await scan(fix="erase")).unread
    assert unread.place == "sessions/monday/state/step#value"
    assert "finite" in unread.reason


async def test_a_value_that_is_no_json_is_read_as_the_text_it_is(memory):
    run_sql("UPDATE session_state SET value = :text", text=f"key {TOKEN}")
    assert (await scan(fix="erase")).left == ()
    async with opened() as kw:
        session = await kw.sessions.get(MARIA, "monday")
    assert session.state["step"] == "key [redacted credential]"


async def test_two_keys_that_are_redacted_alike_keep_their_values(memory):
    with closing(sqlite3.connect("keepwise.db")) as connection, connection:
        for number in (1, 2):
            connection.execute(
                "INSERT INTO session_state VALUES (?, 'monday', ?, ?)",
                (MARIA.id, f"{TOKEN[:-1]}{number}", str(number)),
            )
    assert (await scan(fix="erase")).left == ()
    async with opened() as kw:
        state = (await kw.sessions.get(MARIA, "monday")).state
    assert sorted(value for name, value in state.items() if "redacted" in name) == [1, 2]


async def test_the_ids_of_a_scope_are_looked_at_and_never_shown():
    async with opened() as kw:
        old = Scope.user("acme", TOKEN)
        await kw._database.write(lambda tx: store.ensure_scope(tx, old, NOW))
    report = await scan(fix="erase")
    assert places(report, left=True) == {("scope#user_id", "credential")}
    assert TOKEN not in repr(report)


# Where it looks


async def test_only_what_was_asked_for_is_looked_at(memory):
    next(old for old in OLD if old.name == "a memory").plant()
    other = Scope.user("acme", "maria", bank="other")
    async with opened() as kw:
        await kw.bank.create(other, "Likes short answers.")
        assert (await kw.scan(user_id="sam")).findings == ()
        assert (await kw.scan(bank="other")).scopes >= 1
        assert (await kw.scan(bank="other")).findings == ()
        assert (await kw.scan(app_name="nobody")).scopes == 0
        assert len((await kw.scan(app_name="acme", user_id="maria")).findings) == 1


async def test_names_in_any_script(memory):
    maria = Scope.user("aplicación", "Μαρία 🌷")
    async with opened() as kw:
        await kw.sessions.create(maria, session_id="星期一")
        await kw.sessions.append(maria, "星期一", said("событие", "Hello."))
    body = json.dumps({"content": {"parts": [{"text": TOKEN}]}})
    run_sql("UPDATE events SET body = :text WHERE event_id = 'событие'", text=body)
    report = await scan(fix="erase")
    (found,) = report.findings
    assert (found.scope, found.mended) == (maria, "redacted")
    assert found.place == "sessions/星期一/events/событие#content.parts[0].text"


@pytest.mark.parametrize("options", [{"fix": "all"}, {"fix": ""}])
async def test_an_unknown_fix_is_refused(memory, options):
    with pytest.raises(InvalidInput):
        await scan(**options)


async def test_an_actor_that_is_a_token_is_refused(memory):
    with pytest.raises(Refused):
        await scan(actor=f"Bearer {TOKEN}")


def test_every_table_with_text_is_on_a_shelf():
    kw = Keepwise.open(":memory:", settings=Settings())
    for room in kw.retention.holdings:
        read = set().union(*(shelf.tables for shelf in room.shelves))
        assert set(room.tables) - read == set(), room.name


# The audit log


async def test_the_audit_log_tells_of_it_without_content(memory):
    for name in ("a memory", "a call in an event", "a file's name"):
        next(old for old in OLD if old.name == name).plant()
    await scan(fix="erase", actor="operator")
    async with opened() as kw:
        told = [each for each in (await kw.audit.list(MARIA)).items if each.action == "scan"]
        assert [each.target for each in told] == [
            memory,
            "monday/e1",
            "artifact of the user",
            "scope",
        ]
        assert {each.actor for each in told} == {"operator"}
        assert {each.kinds for each in told} == {("credential",)}
        assert told[-1].reason == "3 findings, 3 mended"
        ends = [each.entry for each in (await kw.audit.log("default")).items]
        assert [each.target for each in ends if each.action == "scan"][-1] == "bank"
        assert (await kw.audit.verify("default")).problems == ()
    assert TOKEN not in repr((told, ends))


async def test_a_scope_without_findings_has_no_entry(memory):
    await scan()
    async with opened() as kw:
        for scope in (MARIA, SAM):
            assert "scan" not in {e.action for e in (await kw.audit.list(scope)).items}


async def test_a_look_changes_nothing_else(memory):
    for old in OLD[4:8]:
        old.plant()
    before = everything()
    await scan()
    assert everything() == before
    with closing(sqlite3.connect("keepwise.db")) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM meta")}
    assert [name for name in names if name.startswith("scan")] == []
