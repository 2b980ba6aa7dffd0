"""A turn whose holder was killed: it blocks the session until its lease ends, and no longer."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from crash.deeds import MARIA, SESSION, said
from crash.forks import Forks
from keepwise import Keepwise, SessionBusy, Settings
from keepwise.testing.clock import FrozenClock


async def killed_while_holding(forks: Forks, path: Path, *, seconds: float) -> int:
    """Until when a process that is gone has the turn."""
    async with Keepwise.open(str(path), settings=Settings()) as kw:
        await kw.sessions.create(MARIA, session_id=SESSION)
    child = forks.start("hold", path=str(path), holder="killed", seconds=seconds)
    until = int(child.line())
    assert child.kill() == []
    return until


async def test_the_turn_of_a_killed_process_stands_until_its_lease_ends_and_no_longer(
    forks: Forks, tmp_path: Path
) -> None:
    path = tmp_path / "keepwise.db"
    until = await killed_while_holding(forks, path, seconds=3600)
    clock = FrozenClock(until - 1)
    async with Keepwise.open(str(path), settings=Settings(), clock=clock) as kw:
        with pytest.raises(SessionBusy):
            await kw.sessions.turns.begin(MARIA, SESSION, "next", wait=0)
        with pytest.raises(SessionBusy):
            await kw.sessions.append(MARIA, SESSION, said(1))
        assert (await kw.sessions.get(MARIA, SESSION)).revision == 0

        clock.set(until)
        turn = await kw.sessions.turns.begin(MARIA, SESSION, said(1).invocation_id, wait=0)
        assert turn.until > until
        assert (await kw.sessions.append(MARIA, SESSION, said(1))).revision == 1
        assert not await kw.sessions.turns.end(MARIA, SESSION, "killed")
        with pytest.raises(SessionBusy):
            await kw.sessions.turns.keep(MARIA, SESSION, "killed")


async def test_a_message_that_waits_goes_on_when_the_lease_of_a_killed_process_ends(
    forks: Forks, tmp_path: Path
) -> None:
    path = tmp_path / "keepwise.db"
    until = await killed_while_holding(forks, path, seconds=0.5)
    async with Keepwise.open(str(path), settings=Settings()) as kw:
        turn = await kw.sessions.turns.begin(MARIA, SESSION, "next", wait=30)
        assert until <= time.time_ns() // 1000
        assert (turn.holder, turn.until > until) == ("next", True)
