"""Forgetting what one session taught, while the session itself stays."""

from __future__ import annotations

import pytest

from contract.following import MARIA, SAM
from keepwise import Refused


async def test_what_rests_on_the_session_alone_goes_with_a_receipt_each(talk):
    await talk.say("I like jazz.")
    await talk.say("I work on Western Europe.")
    await talk.say("I like opera.", stream="s2")
    await talk.say("I like jazz.", scope=SAM)
    doomed = await talk.kw.bank.derived(MARIA, "s1")
    assert sorted(each.fact for each in doomed) == ["Likes jazz", "Works on Western Europe"]
    receipts = await talk.kw.bank.forget_derived(MARIA, "s1", actor="support")
    assert {each.memory_ids for each in receipts} == {(each.id,) for each in doomed}
    for each in receipts:
        assert (await talk.kw.verify_receipt(each)).valid
    assert await talk.facts() == ["Likes opera"]
    assert await talk.facts(SAM) == ["Likes jazz"]
    entries = (await talk.kw.audit.list(MARIA, action="forget")).items
    assert {each.actor for each in entries} == {"support"}
    assert (await talk.kw.audit.verify("default")).intact


async def test_what_other_sessions_say_too_stays(talk):
    await talk.say("I like jazz.")
    await talk.say("I like jazz.", stream="s2")
    assert await talk.kw.bank.derived(MARIA, "s1") == ()
    assert await talk.kw.bank.forget_derived(MARIA, "s1") == ()
    memory = await talk.only("jazz")
    assert {each.stream for each in memory.evidence} == {"s2"}


async def test_nothing_said_in_it_is_learned_again_and_what_is_said_later_is(talk):
    said = await talk.say("I like jazz.")
    await talk.kw.bank.forget_derived(MARIA, "s1")
    await talk.kw.bank.ingest(MARIA, [said], stream="s1")
    assert await talk.facts() == []
    await talk.say("I like jazz.")
    assert await talk.facts() == ["Likes jazz"]


async def test_what_waits_from_the_session_goes_too(talk):
    await talk.say("I like jazz.\n> I like opera.")
    assert len(talk.rows("SELECT * FROM quarantine")) == 1
    await talk.kw.bank.forget_derived(MARIA, "s1")
    assert talk.rows("SELECT * FROM quarantine") == []


async def test_an_actor_that_may_not_be_kept_is_refused(talk):
    await talk.say("I like jazz.")
    with pytest.raises(Refused):
        await talk.kw.bank.forget_derived(MARIA, "s1", actor="ghp_" + "a1B2" * 9)
    assert await talk.facts() == ["Likes jazz"]
