"""Every promise of the storage contract, on every store we ship."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from keepwise import Keepwise, Settings
from keepwise.model import REMOVED, Json
from keepwise.testing.conformance import Check, Subject, all_checks, run_check
from keepwise.testing.conformance.subject import MONDAY

STORES = ("memory", "file")


def subject_on(store: str, folder: Path) -> Subject:
    url = ":memory:" if store == "memory" else f"sqlite:///{folder / 'keepwise.db'}"
    return Subject(
        lambda clock, ids: Keepwise.open(url, settings=Settings(), clock=clock, ids=ids),
        durable=store != "memory",
    )


@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("each", all_checks(), ids=lambda each: each.name)
async def test_promise(each: Check, store: str, tmp_path: Path) -> None:
    await run_check(each, subject_on(store, tmp_path))


def row_counts(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {
            name: connection.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]
            for (name,) in tables.fetchall()
        }


async def test_a_replayed_session_adds_no_row_to_any_table(tmp_path: Path) -> None:
    subject = subject_on("file", tmp_path)
    path = tmp_path / "keepwise.db"
    texts = [MONDAY, "Our spend was €436,449.", "Actually, show me pounds.", "Forget my region."]
    events = [
        subject.event(text, delta={"step": text, "user:step": text}, invocation=text)
        for text in texts
    ]
    back = subject.event(id="back", invocation="undo")
    before: dict[str, int] = {}

    async def work() -> Json:
        return {"booked": True}

    for _ in range(3):
        kw = await subject.open()
        if not before:
            await kw.sessions.create(subject.maria, session_id="s1")
        for event in events:
            await kw.sessions.append(subject.maria, "s1", event)
        await kw.sessions.append_many(subject.maria, "s1", events)
        await kw.bank.ingest(subject.maria, events, stream="s1")
        await kw.sessions.once(subject.maria, "s1:call", work)
        await kw.sessions.rewind(subject.maria, "s1", texts[2], event=back)
        await subject.close()
        counts = row_counts(path)
        assert counts["memory_revisions"] > 0
        assert (counts["effects"], counts["events"]) == (1, len(events) + 1)
        assert counts == (before or counts)
        before = counts
        subject.clock.advance(days=1)


async def test_forgotten_words_are_in_no_file(tmp_path: Path) -> None:
    """Tables, indexes, free pages and the log: nothing keeps what was forgotten."""
    subject = subject_on("file", tmp_path)
    kw = await subject.open()
    words = "I prefer Quokkagrams to any chart."
    event = subject.event(words, delta={"n": words, "user:n": words}, invocation="told")
    await kw.sessions.create(subject.maria, session_id="s1", state={"n": words})
    await kw.sessions.append(subject.maria, "s1", event)
    # What was overwritten, summed up and taken back is in the ledger and the histories still.
    await kw.sessions.append(subject.maria, "s1", subject.summary(words, event, event))
    gone = {"n": REMOVED, "user:n": None}
    await kw.sessions.append(subject.maria, "s1", subject.event(delta=gone, invocation="later"))
    await kw.sessions.append(subject.maria, "s1", subject.event(words, invocation="later"))
    await kw.sessions.rewind(subject.maria, "s1", "later")

    async def work() -> Json:
        return [words]

    await kw.sessions.once(subject.maria, "s1:call", work)
    made = await kw.bank.create(subject.maria, "Prefers Quokkagrams to any chart")
    await kw.bank.ingest(subject.maria, [event], stream="s1")
    assert found_in_files(tmp_path, b"quokkagram")
    for memory in (await kw.bank.list(subject.maria)).items:
        await kw.bank.delete(subject.maria, memory.id)
    assert made.memory_id
    assert not found_in_files(tmp_path, b"quokkagram"), "while the store is open"
    await subject.close()
    assert not found_in_files(tmp_path, b"quokkagram"), "after it was closed"


@pytest.mark.parametrize("how", ["delete", "prune", "create"])
async def test_a_session_that_has_ended_is_in_no_file(tmp_path: Path, how: str) -> None:
    """Its words, its values, its results, its files, and what was learned from it alone."""
    subject = subject_on("file", tmp_path)
    kw = await subject.open()
    end = None if how == "delete" else subject.clock() + 1
    await kw.sessions.create(
        subject.maria, session_id="s1", state={"opening": "quokkagram"}, expires_at=end
    )
    event = subject.event("I prefer Quokkagrams.", delta={"quokkagram": ["quokkagram"]})
    await kw.sessions.append(subject.maria, "s1", event)
    await kw.bank.ingest(subject.maria, [event], stream="s1")
    await kw.artifacts.save(subject.maria, "quokkagram", b"quokkagram", session_id="s1")

    async def work() -> Json:
        return "quokkagram"

    await kw.sessions.once(subject.maria, "s1:call", work)
    assert found_in_files(tmp_path, b"quokkagram")
    subject.clock.advance(seconds=1)
    if how == "delete":
        await kw.sessions.delete(subject.maria, "s1", memories=True)
    elif how == "prune":
        await kw.sessions.prune(subject.maria, before=0, memories=True)
    else:
        for memory in (await kw.bank.list(subject.maria)).items:
            await kw.bank.delete(subject.maria, memory.id)
        await kw.sessions.create(subject.maria, session_id="s1")
    assert not found_in_files(tmp_path, b"quokkagram"), "while the store is open"
    await subject.close()
    assert not found_in_files(tmp_path, b"quokkagram"), "after it was closed"


def found_in_files(folder: Path, word: bytes) -> list[str]:
    files = [path for path in folder.iterdir() if path.is_file()]
    assert files
    return [path.name for path in files if word in path.read_bytes().lower()]
