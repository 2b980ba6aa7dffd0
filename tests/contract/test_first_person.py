"""A bank that words facts in the first person remembers, corrects and forgets like any other."""

from __future__ import annotations

import pytest

from keepwise import Event, Keepwise, Scope, Settings
from keepwise.settings import BankSettings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")
OWN = Settings(bank=BankSettings(third_person=False))


async def _said(kw, clock, *turns):
    """The facts after some turns, each handed in by itself."""
    for text in turns:
        clock.advance(seconds=1)
        event = Event(f"e{clock()}", "user", clock(), content={"parts": [{"text": text}]})
        await kw.bank.ingest(MARIA, [event], stream="s1")
    return sorted(each.fact for each in (await kw.bank.list(MARIA)).items)


@pytest.mark.parametrize(
    ("turns", "facts"),
    [
        (["I prefer euros"], ["I prefer euros"]),
        (["I prefer euros", "I prefer euros"], ["I prefer euros"]),
        (["I prefer euros", "no wait, pounds"], ["I prefer pounds"]),
        (["I prefer euros", "Forget that I prefer euros"], []),
        (["I live in Oslo", "I live in Bergen now"], ["I live in Bergen"]),
        (
            ["Euros for reports please, always", "I prefer pounds for invoices"],
            ["I prefer euros for reports", "I prefer pounds for invoices"],
        ),
        (["Ich bevorzuge Euro", "Ich bevorzuge jetzt Pfund"], ["Ich bevorzuge Pfund"]),
    ],
)
async def test_what_is_said_is_kept_corrected_and_forgotten(turns, facts):
    clock = FrozenClock()
    async with Keepwise.open(":memory:", settings=OWN, clock=clock) as kw:
        assert await _said(kw, clock, *turns) == facts


async def test_a_bank_that_changes_its_setting_keeps_one_fact_a_slot(tmp_path):
    path, clock = str(tmp_path / "bank.db"), FrozenClock()
    async with Keepwise.open(path, settings=Settings(), clock=clock) as kw:
        await _said(kw, clock, "I prefer euros and I live in Oslo")
    async with Keepwise.open(path, settings=OWN, clock=clock) as kw:
        facts = await _said(kw, clock, "I prefer euros", "I live in Bergen now")
        assert facts == ["I live in Bergen now", "Prefers euros"]
        await _said(kw, clock, "I prefer pounds")
    async with Keepwise.open(path, settings=Settings(), clock=clock) as kw:
        assert await _said(kw, clock, "I prefer dollars") == [
            "I live in Bergen now",
            "Prefers dollars",
        ]
