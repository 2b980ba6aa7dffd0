"""Two hundred kills at random points, and a kill at every single step of what writes."""

from __future__ import annotations

import random
import shutil
import time
from pathlib import Path
from typing import Self

import pytest

from crash.deeds import MARIA, SESSION, Hand, drawn, file
from crash.forks import Child, Forks
from crash.ledger import check_artifacts, check_ledger, contents, contents_of, has_schema
from keepwise import Keepwise

LIVES = 20
KILLS_A_LIFE = 5


@pytest.fixture
def folder(place: str, tmp_path: Path) -> Path | None:
    """Where the content of files goes; None for into the database."""
    return tmp_path / "files" if place == "folder" else None


class Twin:
    """A store in memory that does the same deeds and is never killed."""

    def __init__(self, seed: int) -> None:
        self._hand = Hand(":memory:")
        self._seed = seed
        self.done = 0

    async def __aenter__(self) -> Self:
        await self._hand.store.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._hand.store.close()

    async def go_on(self) -> None:
        await self._hand.do(drawn(self._seed, self.done), self.done)
        self.done += 1

    async def contents(self) -> dict[str, list[tuple[object, ...]]]:
        return await self._hand.store._database.read(lambda tx: contents(tx._connection))

    async def catch_up(self, path: Path, confirmed: int) -> None:
        """Do what was confirmed, and one more if the other did; else the two are not alike."""
        while self.done < confirmed:
            await self.go_on()
        found = contents_of(path)
        if found != await self.contents():
            await self.go_on()
        same_rows(found, await self.contents())


def same_rows(found: dict[str, list[object]], expected: dict[str, list[object]]) -> None:
    """Fail with the table and the rows, for the whole is too long to read."""
    for table in found.keys() | expected.keys():
        here, there = found.get(table, []), expected.get(table, [])
        assert [row for row in here if row not in there] == [], f"too much in {table}"
        assert [row for row in there if row not in here] == [], f"missing in {table}"
        assert len(here) == len(there), table


def kill_somewhere(child: Child, chance: random.Random) -> int:
    """Kill it while it opens the store, or in or between its deeds; the last one it confirmed."""
    said = []
    if chance.random() < 0.8:
        assert child.line() == "ready"
        said = [child.line() for _ in range(chance.randrange(6))]
    # It goes on meanwhile: how far it gets, and in what it is interrupted, is chance.
    time.sleep(chance.uniform(0, 0.02 if not said else 0.004))
    said += child.kill()
    numbers = [int(each) for each in said if each != "ready"]
    return max(numbers, default=-1)


@pytest.mark.parametrize("place", ["database", "folder"])
@pytest.mark.parametrize("seed", range(LIVES))
async def test_what_was_confirmed_is_there_whole_and_what_was_not_is_there_whole_or_not_at_all(
    forks: Forks, tmp_path: Path, folder: Path | None, seed: int
) -> None:
    path = tmp_path / "keepwise.db"
    at = "" if folder is None else str(folder)
    chance = random.Random(f"{seed}/{at and 'folder'}")
    async with Twin(seed) as twin:
        for _ in range(KILLS_A_LIFE):
            child = forks.start("live", path=str(path), folder=at, seed=seed, first=twin.done)
            confirmed = max(kill_somewhere(child, chance) + 1, twin.done)
            # Either may be the first to find what the kill has left: SQLite's own reader, which
            # sees it as it is, or Keepwise, which cleans up.
            if chance.random() < 0.5 and has_schema(path):
                check_ledger(path)
                check_artifacts(path, folder, reopened=False)
            async with Hand(str(path), at).store as kw:
                assert await kw.problems() == ()
                assert (await kw.audit.verify("default")).problems == ()
                await read_everything(kw, started=twin.done > 0)
            check_ledger(path)
            check_artifacts(path, folder, reopened=True)
            await twin.catch_up(path, confirmed)
        assert forks.errors() == ""


async def read_everything(kw: Keepwise, *, started: bool) -> None:
    """Through Keepwise too: the session as it is numbered, every file as it was saved."""
    if not started:
        return
    session = await kw.sessions.get(MARIA, SESSION)
    assert session.revision == len(session.events)
    for name in await kw.artifacts.names(MARIA, session_id=SESSION):
        for known in await kw.artifacts.versions(MARIA, name, session_id=SESSION):
            found = await kw.artifacts.load(MARIA, name, session_id=SESSION, version=known.version)
            saved = file(known.metadata["number"])
            text = saved[1]
            assert saved == (name, found.data.decode() if isinstance(text, str) else found.data)


# Every step

SCRIPT = ("begin", "append", "save", "append", "remember", "save", "append_many", "save", "append")
"""What has happened before: the last invocations have state, files and memories to take back."""

CASES = {
    "the first of all": ((), "begin"),
    "append": (SCRIPT, "append"),
    "append many": (SCRIPT, "append_many"),
    "learn": (SCRIPT, "remember"),
    "rewind": (SCRIPT, "rewind"),
    "save a file": (SCRIPT, "save"),
    "save the first file": (SCRIPT[:2], "save"),
    "delete a file": (SCRIPT, "delete"),
    "delete the session": (SCRIPT, "end"),
}
WITH_FILES = [case for case in CASES if "file" in case or case in ("rewind", "delete the session")]
MOST_STEPS = 1000


@pytest.mark.parametrize(
    ("case", "place"),
    [*((case, "database") for case in CASES), *((case, "folder") for case in WITH_FILES)],
)
async def test_a_kill_before_any_step_leaves_all_or_nothing_and_it_can_be_done_again(
    forks: Forks, tmp_path: Path, folder: Path | None, case: str
) -> None:
    script, kind = CASES[case]
    number = len(script)
    made = Original(tmp_path, folder)
    if script:
        hand = made.hand()
        async with hand.store:
            for each, did in enumerate(script):
                await hand.do(did, each)
    before = made.keep()
    left = []
    for step in range(1, MOST_STEPS):
        made.restore()
        child = forks.start(
            "die_before", path=str(made.path), folder=made.at, kind=kind, number=number, step=step
        )
        finished = child.finish() == ["done"]
        left.append(contents_of(made.path))
        if has_schema(made.path):
            check_ledger(made.path)
            check_artifacts(made.path, folder, reopened=False)
        hand = made.hand()
        async with hand.store:
            assert contents_of(made.path) == left[-1], "opening it changes nothing"
            check_artifacts(made.path, folder, reopened=True)
            if left[-1] == before:
                await hand.do(kind, number)
        after = contents_of(made.path)
        assert after != before
        if left[-1] != before:
            same_rows(left[-1], after)
        check_ledger(made.path)
        check_artifacts(made.path, folder, reopened=True)
        if finished:
            break
    nothing = left.count(before)
    assert finished
    assert left[:nothing] == [before] * nothing
    for found in left[nothing:]:
        same_rows(found, after)
    # A transaction at the least: its begin, two statements, its commit, and the end after it.
    assert nothing >= 4
    assert len(left) > nothing


class Original:
    """A store that is made once, and put back as it was before each kill."""

    def __init__(self, tmp_path: Path, folder: Path | None) -> None:
        self.path = tmp_path / "keepwise.db"
        self.at = "" if folder is None else str(folder)
        self._folder = folder
        self._kept = tmp_path / "kept"

    def hand(self) -> Hand:
        return Hand(str(self.path), self.at)

    def keep(self) -> dict[str, list[tuple[object, ...]]]:
        """Remember it as it is now, and say what it holds."""
        self._kept.mkdir()
        if self.path.exists():
            shutil.copy(self.path, self._kept)
        if self._folder is not None and self._folder.exists():
            shutil.copytree(self._folder, self._kept / "files")
        return contents_of(self._kept / self.path.name)

    def restore(self) -> None:
        for each in self.path.parent.glob(f"{self.path.name}*"):
            each.unlink()
        shutil.copy(self._kept / self.path.name, self.path)
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            if (self._kept / "files").exists():
                shutil.copytree(self._kept / "files", self._folder)
