"""A clock that is put back: what is written now is newer than what it corrects."""

from __future__ import annotations

from keepwise import Keepwise, Scope, Settings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")


async def test_a_correction_written_directly_counts_after_the_clock_went_back():
    clock = FrozenClock()
    async with Keepwise.open(":memory:", settings=Settings(), clock=clock) as kw:
        await kw.bank.create(MARIA, "Always show me euros.", consolidate=True)
        clock.advance(seconds=-3600)
        done = await kw.bank.create(MARIA, "Actually, show me pounds.", consolidate=True)
        assert (done.action, done.fact) == ("update", "Prefers pounds")
