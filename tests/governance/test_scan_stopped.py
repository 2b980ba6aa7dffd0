"""A scan that is stopped, or is not alone, or has much to read."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import tracemalloc
from contextlib import closing
from pathlib import Path

import pytest

import keepwise
from governance.old_rows import (
    MARIA,
    NOW,
    OLD,
    TOKEN,
    in_files,
    opened,
    run_sql,
    scan,
)
from keepwise import Keepwise, Scope, Settings
from keepwise.settings import PolicySettings
from keepwise.testing import FrozenClock

HOW = ("erase", "quarantine")


# Stopping and going on

WORKER = """
import asyncio, os, signal, sys
from governance.old_rows import opened
from keepwise import Keepwise

async def main(stop, fix, resume):
    def progress(*at):
        if stop in (f"{at[0]} scopes", f"{at[2]} records"):
            os.kill(os.getpid(), signal.SIGKILL)
    async with opened() as kw:
        report = await kw.scan(fix=fix or None, resume=resume, progress=progress)
    print(report.resumed, report.scopes, report.records, report.restarted)
    for each in report.findings:
        print(each.scope.get("user_id"), each.place, each.mended)

asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3] == "resume"))
"""


def worker(*args: str) -> subprocess.Popen[str]:
    paths = (str(Path(__file__).parents[1]), str(Path(keepwise.__file__).parents[1]))
    return subprocess.Popen(
        [sys.executable, "-c", WORKER, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUTF8": "1"},
    )


def finished(process: subprocess.Popen[str]) -> list[str]:
    out, err = process.communicate(timeout=100)
    assert process.returncode == 0, err
    return out.splitlines()


def killed(*args: str) -> None:
    process = worker(*args)
    process.communicate(timeout=100)
    assert process.returncode == -signal.SIGKILL


PEOPLE = [f"person {number}" for number in range(5)]


@pytest.fixture
async def people() -> None:
    async with opened() as kw:
        for name in PEOPLE:
            await kw.bank.create(Scope.user("acme", name), "Likes short answers.")
    run_sql("UPDATE memories SET fact = :text", text=f"The token is {TOKEN}")


@pytest.mark.parametrize("fix", ["", "erase"])
async def test_a_scan_that_was_killed_goes_on(people, fix):
    killed("3 scopes", fix, "new")
    head, *found = finished(worker("never", fix, "resume"))
    assert head.startswith("True ")
    assert {line.partition(" memories/")[0] for line in found} == set(PEOPLE)
    assert {line.rpartition(" ")[2] for line in found} == ({"erased"} if fix else {""})
    assert (in_files(TOKEN) == []) == bool(fix)


async def test_a_scan_that_goes_on_looks_at_no_scope_twice(people):
    seen: list[tuple[int, int]] = []
    killed("3 scopes", "", "new")
    async with opened() as kw:
        scopes = len(await kw.scopes())
        report = await kw.scan(
            resume=True, progress=lambda done, total, records: seen.append((done, total))
        )
    assert seen[0] == (3, scopes)
    assert (report.resumed, report.restarted, report.scopes) == (True, "", scopes)


async def test_a_fix_that_was_killed_in_the_midst_of_a_scope_goes_on_there(people):
    more = ["Works on Italy.", "Likes tables.", "Prefers euros.", "Writes in German."]
    async with opened() as kw:
        for fact in more:
            await kw.bank.create(Scope.user("acme", PEOPLE[0]), fact)
    run_sql("UPDATE memories SET fact = :text", text=f"The token is {TOKEN}")
    killed("5 records", "erase", "new")
    async with opened() as kw:
        report = await kw.scan(fix="erase", resume=True)
        assert (report.resumed, report.left) == (True, ())
        assert in_files(TOKEN) == []
        for name in PEOPLE:
            assert (await kw.bank.list(Scope.user("acme", name))).items == ()
        log = (await kw.audit.list(Scope.user("acme", PEOPLE[0]))).items
    erased = [each for each in log if each.action == "scan" and each.target != "scope"]
    assert len({each.target for each in erased}) == len(more) + 1


async def test_without_resume_a_scan_starts_over(people):
    killed("3 scopes", "", "new")
    seen: list[int] = []
    async with opened() as kw:
        report = await kw.scan(progress=lambda done, *_: seen.append(done))
    assert (seen[0], report.resumed, report.restarted) == (0, False, "")
    assert {each.scope.get("user_id") for each in report.findings} == set(PEOPLE)


async def test_another_policy_starts_over_and_says_so(people):
    killed("3 scopes", "", "new")
    settings = Settings(policy=PolicySettings(preset="analytics"))
    async with Keepwise.open("keepwise.db", settings=settings, clock=FrozenClock(NOW)) as kw:
        report = await kw.scan(resume=True)
    assert (report.resumed, "policy" in report.restarted) == (False, True)


async def test_another_fix_starts_over_and_says_so(people):
    killed("3 scopes", "", "new")
    report = await scan(resume=True, fix="erase")
    assert (report.resumed, bool(report.restarted), report.left) == (False, True, ())
    assert "no scan" in (await scan(resume=True)).restarted


async def test_two_processes_scan_at_once(people):
    first, second = worker("never", "erase", "new"), worker("never", "erase", "new")
    found = [*finished(first)[1:], *finished(second)[1:]]
    assert {line.partition(" memories/")[0] for line in found} == set(PEOPLE)
    assert (in_files(TOKEN), (await scan()).findings) == ([], ())


def meanwhile(job) -> None:
    """Do something to the store from another connection, and wait until it is done."""

    async def work() -> None:
        async with opened() as kw:
            await job(kw)

    thread = threading.Thread(target=lambda: asyncio.run(work()))
    thread.start()
    thread.join()


async def test_who_is_erased_during_a_scan_does_not_come_back(people):
    gone = Scope.user("acme", PEOPLE[1])

    def progress(done: int, total: int, records: int) -> None:
        if done == 3 and len(stages) == 0:
            stages.append(done)
            meanwhile(lambda kw: kw.erase(gone))

    stages: list[int] = []
    async with opened() as kw:
        report = await kw.scan(progress=progress)
        assert gone not in await kw.scopes()
    assert stages == [3]
    assert {each.scope.get("user_id") for each in report.findings} == {*PEOPLE} - {PEOPLE[1]}
    assert in_files(PEOPLE[1]) == []


async def test_a_person_erased_after_a_scan_was_killed_is_in_no_note_of_it(people):
    killed("4 scopes", "", "new")
    async with opened() as kw:
        for name in PEOPLE:
            await kw.erase(Scope.user("acme", name))
    with closing(sqlite3.connect("keepwise.db")) as connection:
        notes = connection.execute("SELECT value FROM meta WHERE name LIKE 'scan:%'").fetchall()
    assert [value for (value,) in notes if b"memories/" in value] == []


async def test_what_is_forgotten_in_a_scope_that_is_being_looked_at_is_looked_for_again(memory):
    next(old for old in OLD if old.name == "a call in an event").plant()
    looked: list[int] = []

    def progress(done: int, total: int, records: int) -> None:
        if records and not looked:
            looked.append(records)
            meanwhile(lambda kw: kw.bank.delete(MARIA, memory))

    report = await scan(user_id="maria", progress=progress)
    assert looked
    assert len(report.findings) == 1
    async with opened() as kw:
        assert (await kw.bank.list(MARIA)).items == ()


async def test_a_text_that_changed_since_it_was_looked_at_is_judged_again(people):
    """The write that mends sees what is there by then."""

    def progress(done: int, total: int, records: int) -> None:
        if not done and not changed:
            changed.append(1)
            run_sql("UPDATE memories SET fact = :text", text="Likes short answers.")

    changed: list[int] = []
    report = await scan(fix="erase", progress=progress)
    assert report.findings == ()
    async with opened() as kw:
        for name in PEOPLE:
            assert len((await kw.bank.list(Scope.user("acme", name))).items) == 1


# Size


async def test_a_scope_of_ten_thousand_events_is_read_in_bounded_memory():
    async with opened() as kw:
        await kw.sessions.create(MARIA, session_id="long")
    body = json.dumps({"content": {"parts": [{"text": "euros " * 150}]}})
    last = json.dumps({"content": {"parts": [{"text": f"Use {TOKEN}."}]}})
    with closing(sqlite3.connect("keepwise.db")) as connection, connection:
        connection.executemany(
            "INSERT INTO events (scope_id, session_id, seq, event_id, time, author, invocation_id,"
            " body) VALUES (?, 'long', ?, ?, 1, 'user', '', ?)",
            (
                (MARIA.id, number, f"e{number}", last if number == 10_000 else body)
                for number in range(1, 10_001)
            ),
        )
    async with opened() as kw:
        await kw.scan(user_id="nobody")
        tracemalloc.start()
        try:
            report = await kw.scan()
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert [each.place for each in report.findings] == [
        "sessions/long/events/e10000#content.parts[0].text"
    ]
    assert report.records >= 10_000
    assert peak < 3_000_000, "all of it is 9 MB"
