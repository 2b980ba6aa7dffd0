"""Data out and in: nothing is lost, and nothing damaged is taken."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest

from contract.following import MARIA, SAM
from contract.moving import export, fill, records, rewritten, save, table_rows
from keepwise import Event, InvalidInput, Keepwise, NotFound, Scope, Settings
from keepwise.governance.transfer.lines import LineWriter, read_lines
from keepwise.settings import ArtifactsSettings
from keepwise.testing import FrozenClock

# Nothing is lost


async def test_an_empty_store_becomes_the_same_row_by_row(talk, other, tmp_path):
    await fill(talk)
    lines = await export(talk.kw)
    report = await other.kw.import_file(save(tmp_path, lines))
    assert (report.skipped, report.redacted, report.parts) == ((), 0, 0)
    assert set(report.scopes) == {MARIA, SAM, Scope.app("acme")}
    assert {outcome for row in report.counts.values() for outcome in row} == {"new"}
    here, there = table_rows(talk), table_rows(other)
    empty = [name for name, rows in here.items() if not rows and name != "effects"]
    assert empty == [], "a kind of record that this test does not move"
    for name, rows in here.items():
        assert there[name] == rows, name
    assert records(await export(other.kw)) == records(lines)


async def test_what_was_done_once_is_known_there_too(talk, other, tmp_path):
    async def pay() -> dict[str, int]:
        return {"paid": 1}

    await talk.kw.sessions.once(MARIA, "order-17", pay)
    await other.kw.import_file(save(tmp_path, await export(talk.kw, MARIA)))

    async def fail() -> dict[str, int]:
        raise AssertionError("done again")

    assert await other.kw.sessions.once(MARIA, "order-17", fail) == {"paid": 1}


async def test_a_replay_after_an_import_is_recognised(talk, other, tmp_path):
    event = await talk.say("Always show me euros.")
    await other.kw.import_file(save(tmp_path, await export(talk.kw, MARIA)))
    again = await other.kw.bank.ingest(MARIA, [event], stream="s1")
    assert (again.new_events, again.known_events) == (0, 1)
    hits = await other.kw.bank.retrieve(MARIA, "What did we spend on Acme Pure?")
    assert [each.memory.fact for each in hits] == ["Prefers euros"]


async def test_a_second_import_changes_nothing(talk, other, tmp_path):
    await fill(talk)
    path = save(tmp_path, await export(talk.kw))
    await other.kw.import_file(path)
    before = table_rows(other)
    for on_conflict in ("skip", "update"):
        again = await other.kw.import_file(path, on_conflict=on_conflict)
        assert (again.changed, again.skipped) == (0, ())
        assert table_rows(other) == before


async def test_an_import_that_was_stopped_goes_on(talk, other, tmp_path, monkeypatch):
    """Whatever the place: what is here by then is no conflict, and the end is the same."""
    await fill(talk)
    path = save(tmp_path, await export(talk.kw))
    monkeypatch.setattr("keepwise.governance.transfer.importing._BATCH", 3)

    class Stopped(Exception):
        pass

    for allowed in range(1, 12, 2):
        left = allowed

        def stop(_: int) -> None:
            nonlocal left
            left -= 1
            if not left:
                raise Stopped

        with pytest.raises(Stopped):
            await other.kw.import_file(path, progress=stop)
    report = await other.kw.import_file(path)
    assert report.skipped == ()
    assert table_rows(other) == table_rows(talk)


async def test_files_go_where_the_setting_says_and_come_back_from_there(talk, other, tmp_path):
    await fill(talk)
    lines = await export(talk.kw, MARIA)
    settings = Settings(artifacts=ArtifactsSettings(folder=str(tmp_path / "files")))
    url = f"sqlite:///{tmp_path}/foldered.db"
    async with Keepwise.open(url, settings=settings, clock=talk.clock) as kw:
        tried = await kw.import_file(save(tmp_path, lines), dry_run=True)
        assert [*(tmp_path / "files").rglob("*")] == []
        done = await kw.import_file(save(tmp_path, lines))
        assert (done.counts, done.skipped) == (tried.counts, ())
        kept = sum(each.is_file() for each in (tmp_path / "files").rglob("*"))
        assert kept >= 4, "a file for each content"
        assert records(await export(kw, MARIA)) == records(lines)
        assert await kw.problems() == ()
    await other.kw.import_file(save(tmp_path, lines))
    assert records(await export(other.kw, MARIA)) == records(lines)


async def test_a_person_alone_under_another_name(talk, other, tmp_path):
    await fill(talk)
    path = save(tmp_path, await export(talk.kw, MARIA))
    await other.kw.import_file(path, app_name="helper", user_id="mia", bank="two")
    mia = Scope.user("helper", "mia", bank="two")
    assert await other.kw.scopes() == (mia,)
    assert await other.facts(mia) == await talk.facts(MARIA)
    session = await other.kw.sessions.get(mia, "monday")
    assert [each.id for each in session.events] == [
        each.id for each in (await talk.kw.sessions.get(MARIA, "monday")).events
    ]
    history = await other.kw.sessions.history(mia, "user:plan")
    assert [each.event_id for each in history] == [
        each.event_id for each in await talk.kw.sessions.history(MARIA, "user:plan")
    ]


async def test_several_people_do_not_become_one(talk, tmp_path):
    await talk.say("I like jazz.")
    await talk.say("I like jazz.", scope=SAM)
    path = save(tmp_path, await export(talk.kw))
    with pytest.raises(InvalidInput, match="become one"):
        await talk.kw.import_file(path, user_id="mia")


async def test_the_app_s_values_keep_whose_event_set_them(talk, other, tmp_path):
    await fill(talk)
    await other.kw.import_file(save(tmp_path, await export(talk.kw)), app_name="helper")
    maria = Scope.user("helper", "maria")
    told = [each.session_id for each in await other.kw.sessions.history(maria, "app:rate")]
    assert told == [each.session_id for each in await talk.kw.sessions.history(MARIA, "app:rate")]
    assert "monday" in told


async def test_what_has_expired_is_not_exported(talk):
    await talk.kw.bank.create(MARIA, "Likes jazz", expires_at=talk.clock() + 1_000_000)
    await talk.kw.sessions.create(
        MARIA, session_id="s", state={"a": 1}, expires_at=talk.clock() + 1_000_000
    )
    await talk.kw.artifacts.save(MARIA, "a", b"x", session_id="s")
    talk.clock.advance(seconds=2)
    assert [each["kind"] for each in records(await export(talk.kw, MARIA))] == ["scope"]


async def test_what_expires_on_the_way_does_not_arrive(talk, other, tmp_path):
    await talk.kw.bank.create(MARIA, "Likes jazz", expires_at=talk.clock() + 1_000_000)
    path = save(tmp_path, await export(talk.kw, MARIA))
    other.clock.set(talk.clock() + 2_000_000)
    report = await other.kw.import_file(path)
    assert report.counts["memory"] == {"expired": 1}
    assert await other.kw.scopes() == ()


async def test_nothing_is_stored_for_nobody(talk):
    with pytest.raises(NotFound):
        await export(talk.kw, MARIA)
    with pytest.raises(NotFound):
        await export(talk.kw, "nowhere")


async def test_an_export_is_in_the_audit_log_without_content(talk):
    await talk.say("I like jazz.")
    await export(talk.kw, MARIA)
    assert (await talk.log())[-1] == ("read", "everything", "export")


# Conflicts


async def test_what_differs_stays_or_is_updated_by_what_is_newer(talk, other, tmp_path):
    await talk.say("Always show me euros.")
    older = await export(talk.kw, MARIA)
    await other.kw.import_file(save(tmp_path, older))
    await talk.say("Actually, show me pounds.")
    path = save(tmp_path, await export(talk.kw, MARIA))
    left = await other.kw.import_file(path)
    assert left.counts["memory"] == {"conflict": 1}
    assert await other.facts() == ["Prefers euros"]
    taken = await other.kw.import_file(path, on_conflict="update")
    assert taken.counts["memory"] == {"updated": 1}
    assert await other.facts() == ["Prefers pounds"]
    back = await other.kw.import_file(save(tmp_path, older), on_conflict="update")
    assert back.counts["memory"] == {"conflict": 1}
    assert await other.facts() == ["Prefers pounds"]


async def test_a_conversation_that_went_on_there_goes_on_here(talk, other, tmp_path):
    await talk.kw.sessions.create(MARIA, session_id="s", state={"n": 1})
    await talk.kw.sessions.append(MARIA, "s", talk.event("one"))
    await other.kw.import_file(save(tmp_path, await export(talk.kw, MARIA)))
    more = Event("e", "user", talk.clock.advance(seconds=1), state_delta={"n": 2})
    await talk.kw.sessions.append(MARIA, "s", more)
    await other.kw.import_file(save(tmp_path, await export(talk.kw, MARIA)))
    assert await other.kw.sessions.get(MARIA, "s") == await talk.kw.sessions.get(MARIA, "s")


async def test_a_conversation_that_went_on_differently_is_left_alone(talk, other, tmp_path):
    await talk.kw.sessions.create(MARIA, session_id="s", state={"n": 1})
    await other.kw.import_file(save(tmp_path, await export(talk.kw, MARIA)))
    for each in (talk, other):
        event = Event(f"{each.path}"[-40:].replace("/", "-"), "user", talk.clock())
        await each.kw.sessions.append(MARIA, "s", event)
    await talk.kw.sessions.append(MARIA, "s", talk.event("and more"))
    before = await other.kw.sessions.get(MARIA, "s")
    report = await other.kw.import_file(save(tmp_path, await export(talk.kw, MARIA)))
    assert report.counts["event"] == {"known": 1, "conflict": 2}
    assert await other.kw.sessions.get(MARIA, "s") == before


# Damage


async def test_a_flipped_byte_is_found_wherever_it_is(talk, other, tmp_path):
    await talk.kw.sessions.create(MARIA, session_id="s", state={"n": 1})
    await talk.say("I like jazz.")
    lines = await export(talk.kw, MARIA)
    whole = "".join(lines).encode()
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    for at in range(len(whole)):
        damaged = bytearray(whole)
        damaged[at] ^= 1
        path = tmp_path / "damaged"
        path.write_bytes(damaged)
        number = max(n for n, start in enumerate(starts, 1) if start <= at)
        named = rf"line ({number}|{number + 1}) "
        with pytest.raises(InvalidInput, match=named), path.open("rb") as file:
            list(read_lines(file))
    with pytest.raises(InvalidInput):
        await other.kw.import_file(path, form="keepwise")
    assert await other.kw.scopes() == ()


async def test_a_file_cut_short_is_refused_before_anything_is_written(talk, other, tmp_path):
    await talk.say("I like jazz.")
    whole = "".join(await export(talk.kw, MARIA)).encode()
    path = tmp_path / "cut"
    for end in range(30, len(whole)):
        path.write_bytes(whole[:end])
        with pytest.raises(InvalidInput, match=r"line \d+ "), path.open("rb") as file:
            list(read_lines(file))
    with pytest.raises(InvalidInput, match="nothing was imported"):
        await other.kw.import_file(path)
    assert await other.kw.scopes() == ()


@pytest.mark.parametrize("change", ["dropped", "doubled", "swapped", "appended"])
async def test_lines_that_were_moved_are_found(talk, tmp_path, change):
    await talk.say("I like jazz.")
    lines = await export(talk.kw, MARIA)
    changed = {
        "dropped": [*lines[:2], *lines[3:]],
        "doubled": [*lines[:3], *lines[2:]],
        "swapped": [*lines[:2], lines[3], lines[2], *lines[4:]],
        "appended": [*lines, lines[2]],
    }[change]
    with pytest.raises(InvalidInput, match=r"line \d+ "):
        await talk.kw.import_file(save(tmp_path, changed))


async def test_a_newer_version_is_told_from_damage(talk, tmp_path):
    await talk.say("I like jazz.")
    newer = rewritten(
        await export(talk.kw, MARIA),
        lambda kind, body: {**body, "keepwise_export": 2} if kind == "header" else body,
    )
    with pytest.raises(InvalidInput, match="update Keepwise"):
        await talk.kw.import_file(save(tmp_path, newer))


async def test_any_field_may_be_anything_and_nothing_breaks(talk, tmp_path):
    """Checksums that fit prove nothing: whoever writes a file can make them."""
    await fill(talk, large=10)
    lines = await export(talk.kw, MARIA)
    kinds = {each["kind"] for each in records(lines)} - {"scope"}
    odd: list[object] = [None, 7, "x", [], {}, 2**70, "\ud800"]
    for value in odd:
        for kind in kinds:
            names = next(each for each in records(lines) if each["kind"] == kind)

            for name in sorted(names.keys() - {"kind"}):

                def change(
                    of: str, body: Any, kind: str = kind, name: str = name, value: object = value
                ) -> Any:
                    return {**body, name: value} if of == kind else body

                async with Keepwise.open(
                    ":memory:", settings=Settings(), clock=FrozenClock(talk.clock())
                ) as kw:
                    await kw.import_file(save(tmp_path, rewritten(lines, change)))


# Trying first, and size


async def test_a_dry_run_says_what_an_import_does_and_does_nothing(talk, other, tmp_path):
    await fill(talk)
    path = save(tmp_path, await export(talk.kw))
    before = table_rows(other)
    tried = await other.kw.import_file(path, dry_run=True)
    assert table_rows(other) == before
    assert await other.log() == []
    done = await other.kw.import_file(path)
    assert (tried.counts, tried.skipped, tried.scopes) == (done.counts, done.skipped, done.scopes)
    assert (tried.dry_run, done.dry_run) == (True, False)


@pytest.mark.timeout(300)  # what counts the memory slows everything else
async def test_a_lot_goes_through_a_little_memory(talk, tmp_path):
    """Ten thousand memories: never as much at once as the file is long."""
    writer = LineWriter()
    header = {"keepwise_export": 1, "made_at": talk.clock(), "scopes": 1}
    scope = {"bank": "default", "entries": dict(MARIA.entries), "created_at": talk.clock()}
    path = tmp_path / "export.ndjson"
    await talk.say("I like jazz.")
    (body,) = [
        {key: value for key, value in each.items() if key != "kind"}
        for each in records(await export(talk.kw, MARIA))
        if each["kind"] == "memory"
    ]
    # Without quotes, which take as long to judge as all else.
    body = {**body, "evidence": []}
    first = {**body["revisions"][0], "evidence": []}
    with path.open("w") as file:
        file.write(writer.line("header", header))
        file.write(writer.line("scope", scope))
        for number in range(10_000):
            said = {"fact": f"Likes the band called band{number:05}"}
            state = {**first, **said}
            memory = {**body, **said, "id": f"m{number:05}", "revisions": [state]}
            file.write(writer.line("memory", memory))
        file.write(writer.trailer())
    exported = 0
    async with Keepwise.open(
        f"sqlite:///{tmp_path}/many.db", settings=Settings(), clock=FrozenClock(talk.clock())
    ) as kw:
        # The table of the embedder is read once, however little is imported.
        await kw.bank.retrieve(MARIA, "jazz")
        tracemalloc.start()
        try:
            report = await kw.import_file(path)
            async for line in kw.export(MARIA):
                exported += '"kind":"memory"' in line
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert report.counts == {"memory": {"new": 10_000}}
    assert exported == 10_000
    assert peak < path.stat().st_size
