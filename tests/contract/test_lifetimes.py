"""What has run out is invisible at once and gone from the files soon; how a state came to be."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from contract.following import MARIA, SAM
from keepwise import ConfigError, Event, Keepwise, Settings
from keepwise.settings import BankSettings, TopicSettings
from keepwise.testing import FrozenClock

DAY = 86400


class Store:
    """One store with lifetimes, and somebody who says things a second apart."""

    def __init__(self, path, **bank):
        self.path = path / "keepwise.db"
        self.clock = FrozenClock()
        settings = replace(Settings(), bank=BankSettings(purge_seconds=0, **bank))
        self.kw = Keepwise.open(str(self.path), settings=settings, clock=self.clock)
        self.count = 0

    async def say(self, text, scope=MARIA):
        self.clock.advance(seconds=1)
        self.count += 1
        content = {"parts": [{"text": text}]}
        event = Event(f"e{self.count}", "user", self.clock(), content=content)
        return await self.kw.bank.ingest(scope, [event], stream="s1")

    async def facts(self, scope=MARIA):
        return sorted(each.fact for each in (await self.kw.bank.list(scope)).items)

    def holds(self, text):
        files = (self.path, self.path.with_name(self.path.name + "-wal"))
        return any(text.encode() in each.read_bytes() for each in files if each.exists())


def days(number):
    return f"{number}d"


async def test_a_memory_lives_as_long_as_the_bank_says(tmp_path):
    store = Store(tmp_path, ttl=days(10))
    async with store.kw as kw:
        await store.say("I prefer euros.")
        await kw.bank.create(MARIA, "Likes jazz")
        store.clock.advance(seconds=9 * DAY)
        assert await store.facts() == ["Likes jazz", "Prefers euros"]
        store.clock.advance(seconds=DAY)
        assert await store.facts() == []
        assert await kw.bank.retrieve(MARIA, "euros or jazz") == ()


async def test_said_again_it_lives_on(tmp_path):
    store = Store(tmp_path, ttl=days(10))
    async with store.kw:
        await store.say("I prefer euros.")
        store.clock.advance(seconds=9 * DAY)
        await store.say("I prefer euros.")
        store.clock.advance(seconds=9 * DAY)
        assert await store.facts() == ["Prefers euros"]
        store.clock.advance(seconds=2 * DAY)
        assert await store.facts() == []


async def test_a_topic_goes_before_the_bank_and_the_caller_before_both(tmp_path):
    topic = TopicSettings("currencies", "The currency somebody wants to see.", ttl=days(2))
    store = Store(tmp_path, ttl=days(10), topics=(topic,))
    async with store.kw as kw:
        await kw.bank.create(MARIA, "Wants euros", topic="currencies")
        await kw.bank.create(MARIA, "Likes jazz")
        soon = store.clock() + DAY * 1_000_000
        await kw.bank.create(MARIA, "Likes rain", topic="currencies", expires_at=soon)
        assert len(await store.facts()) == 3
        store.clock.advance(seconds=1.5 * DAY)
        assert await store.facts() == ["Likes jazz", "Wants euros"]
        store.clock.advance(seconds=DAY)
        assert await store.facts() == ["Likes jazz"]


async def test_an_earlier_state_lives_as_long_as_the_bank_says_and_the_current_one_stays(tmp_path):
    store = Store(tmp_path, revision_ttl=days(5))
    async with store.kw as kw:
        await store.say("I prefer euros.")
        store.clock.advance(seconds=DAY)
        await store.say("Actually, I prefer pounds.")
        (memory,) = (await kw.bank.list(MARIA)).items
        assert [each.number for each in await kw.bank.revisions(MARIA, memory.id)] == [1, 2]
        store.clock.advance(seconds=4.5 * DAY)
        assert [each.number for each in await kw.bank.revisions(MARIA, memory.id)] == [2]
        with pytest.raises(Exception, match="no revision 1"):
            await kw.bank.rollback(MARIA, memory.id, 1)
        store.clock.advance(seconds=9 * DAY)
        assert [each.fact for each in await kw.bank.revisions(MARIA, memory.id)] == [memory.fact]
        assert await kw.purge() == 1
        assert [each.number for each in await kw.bank.revisions(MARIA, memory.id)] == [2]
        assert not store.holds("Prefers euros")


async def test_a_purge_visits_only_whom_it_has_to(tmp_path):
    store = Store(tmp_path)
    async with store.kw as kw:
        soon = store.clock() + DAY * 1_000_000
        await kw.bank.create(MARIA, "Likes quokkagrams", expires_at=soon)
        await kw.bank.create(SAM, "Likes jazz")
        assert await kw.purge() == 0
        store.clock.advance(seconds=2 * DAY)
        assert store.holds("quokkagrams")
        assert await kw.purge() == 1
        assert not store.holds("quokkagrams")
        assert await kw.purge() == 0
        assert await store.facts(SAM) == ["Likes jazz"]
        actions = [each.action for each in (await kw.audit.list(MARIA)).items]
        assert actions == ["create", "expire"]


async def test_an_open_store_purges_by_itself(tmp_path):
    store = Store(tmp_path)
    async with store.kw as kw:
        await kw.bank.create(MARIA, "Likes jazz", expires_at=store.clock() + 1_000_000)
    store.clock.advance(seconds=2)
    settings = replace(Settings(), bank=BankSettings(purge_seconds=0.01))
    async with Keepwise.open(str(store.path), settings=settings, clock=store.clock) as kw:
        async with asyncio.timeout(30):
            while "expire" not in {each.action for each in (await kw.audit.list(MARIA)).items}:  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0.01)


async def test_what_expired_may_be_said_again(tmp_path):
    store = Store(tmp_path, ttl=days(1))
    async with store.kw as kw:
        await store.say("I prefer euros.")
        store.clock.advance(seconds=2 * DAY)
        await kw.purge()
        await store.say("I prefer euros.")
        assert await store.facts() == ["Prefers euros"]


@pytest.mark.parametrize("name", ["ttl", "revision_ttl", "quarantine_ttl"])
def test_a_lifetime_that_is_none_is_told_by_its_name(tmp_path, name):
    with pytest.raises(ConfigError, match=rf"setting bank\.{name}"):
        Store(tmp_path, **{name: "soon"})


def test_a_topic_s_lifetime_is_told_by_its_name(tmp_path):
    with pytest.raises(ConfigError, match="places: ttl"):
        Store(tmp_path, topics=(TopicSettings("places", "Where somebody is.", ttl="soon"),))


def test_a_topic_asks_for_personal_data_that_exists(tmp_path):
    with pytest.raises(ConfigError, match="shoe-size"):
        Store(tmp_path, topics=(TopicSettings("shoes", "Shoes.", personal=("shoe-size",)),))


async def test_every_state_says_how_it_came_to_be(tmp_path):
    store = Store(tmp_path)
    async with store.kw as kw:
        await store.say("I prefer euros.")
        await store.say("Actually, I prefer pounds.")
        (memory,) = (await kw.bank.list(MARIA)).items
        await kw.bank.rollback(MARIA, memory.id, 1, actor="maria")
        first, second, third = await kw.bank.revisions(MARIA, memory.id)
        for state in (first, second):
            assert (state.engine, state.trust, state.actor) == ("rules", "user", "user")
            assert state.policy == kw.guard.policy.version
            assert state.rule
            (said,) = state.evidence
            assert said.quote in ("I prefer euros.", "I prefer pounds.")
        assert (third.trust, third.actor, third.action) == ("user", "maria", "rollback")
        await kw.bank.create(SAM, "Likes jazz", actor="adk")
        (direct,) = (await kw.bank.list(SAM)).items
        (state,) = await kw.bank.revisions(SAM, direct.id)
        assert (state.engine, state.trust, state.actor) == ("direct", "direct", "adk")
