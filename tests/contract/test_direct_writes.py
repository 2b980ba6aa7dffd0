"""Facts written directly and compared with what is remembered."""

from __future__ import annotations

import pytest

from keepwise import InvalidInput, Keepwise, Scope, Settings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")


async def test_a_correction_written_directly_counts_after_the_clock_went_back():
    clock = FrozenClock()
    async with Keepwise.open(":memory:", settings=Settings(), clock=clock) as kw:
        await kw.bank.create(MARIA, "Always show me euros.", consolidate=True)
        clock.advance(seconds=-3600)
        done = await kw.bank.create(MARIA, "Actually, show me pounds.", consolidate=True)
        assert (done.action, done.fact) == ("update", "Prefers pounds")


async def test_a_direct_write_retires_all_it_replaces():
    async with Keepwise.open(":memory:", settings=Settings(), clock=FrozenClock()) as kw:
        for words in ("I prefer euros.", "Also show me pounds.", "I prefer dollars."):
            await kw.bank.create(MARIA, words, consolidate=True)
        assert [each.fact for each in (await kw.bank.list(MARIA)).items] == ["Prefers dollars"]


async def test_a_direct_write_that_asks_to_forget_is_no_fact():
    async with Keepwise.open(":memory:", settings=Settings(), clock=FrozenClock()) as kw:
        with pytest.raises(InvalidInput, match="fact: asks to forget"):
            await kw.bank.create(MARIA, "Forget that I prefer euros.", consolidate=True)
