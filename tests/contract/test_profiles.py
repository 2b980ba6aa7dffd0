"""Structured profiles: one memory a field, filled by hand or by what a person states."""

from __future__ import annotations

import pytest

from keepwise import Event, InvalidInput, Keepwise, NotFound, Refused, Scope
from keepwise.errors import ConfigError
from keepwise.settings import BankSettings, ProfileSettings, Settings
from keepwise.testing import FrozenClock

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")
SCHEMA = {
    "type": "OBJECT",
    "properties": {
        "money": {"type": "STRING", "x-slot": "currency"},
        "home": {"type": "string"},
        "tier": {"type": "string", "enum": ["free", "pro"]},
        "seats": {"type": "integer"},
        "tools": {"type": "array"},
    },
}


@pytest.fixture
async def kw():
    profiles = (ProfileSettings("person", SCHEMA, ("user_id",)),)
    settings = Settings(bank=BankSettings(profiles=profiles))
    async with Keepwise.open(":memory:", settings=settings, clock=FrozenClock()) as opened:
        yield opened


async def data(kw, scope=MARIA):
    (profile,) = await kw.bank.profiles.get(scope)
    return profile.data


async def test_fields_are_set_and_kept_each_as_a_memory(kw):
    await kw.bank.profiles.set(MARIA, "person", {"tier": "pro", "seats": 3, "tools": ["a", "b"]})
    assert await data(kw) == {"tier": "pro", "seats": 3, "tools": ["a", "b"]}
    (done,) = await kw.bank.profiles.set(MARIA, "person", {"tier": "free"})
    assert (done.action, await data(kw)) == (
        "update",
        {"tier": "free", "seats": 3, "tools": ["a", "b"]},
    )
    (same,) = await kw.bank.profiles.set(MARIA, "person", {"tier": "free"})
    assert same.action == "leave"
    assert [each.number for each in await kw.bank.revisions(MARIA, done.memory_id)] == [1, 2]
    assert await data(kw, SAM) == {}


async def test_what_people_state_fills_them_too(kw):
    def said(text, number):
        return Event(f"e{number}", "user", number, content={"parts": [{"text": text}]})

    await kw.bank.ingest(MARIA, [said("Always show me euros. I live in Graz.", 1)], stream="s")
    assert await data(kw) == {"money": "EUR", "home": "Graz"}
    await kw.bank.ingest(MARIA, [said("Actually, show me pounds.", 2)], stream="s")
    assert (await data(kw))["money"] == "GBP"
    facts = [each.fact for each in (await kw.bank.list(MARIA)).items if each.kind == "fact"]
    assert sorted(facts) == ["Lives in Graz", "Prefers pounds"]
    hits = await kw.bank.retrieve(MARIA, "pounds money")
    assert {hit.memory.kind for hit in hits} == {"fact"}


@pytest.mark.parametrize(
    ("given", "error", "name"),
    [
        ({"tier": "gold"}, InvalidInput, "tier"),
        ({"seats": "three"}, InvalidInput, "seats"),
        ({"seats": True}, InvalidInput, "seats"),
        ({"colour": "red"}, InvalidInput, "field"),
        ({"home": "spend was €436,449"}, Refused, "home"),
    ],
)
async def test_what_does_not_fit_is_refused_by_name(kw, given, error, name):
    with pytest.raises(error, match=name):
        await kw.bank.profiles.set(MARIA, "person", {"tier": "pro", **given})
    assert await data(kw) == {}


async def test_a_scope_without_the_keys_has_no_such_profile(kw):
    team = Scope.of({"team": "blue"})
    assert await kw.bank.profiles.get(team) == ()
    with pytest.raises(NotFound):
        await kw.bank.profiles.set(team, "person", {"tier": "pro"})


async def test_erasing_a_person_erases_their_profile(kw):
    await kw.bank.profiles.set(MARIA, "person", {"tier": "pro"})
    await kw.erase(MARIA)
    assert await data(kw) == {}


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "array"},
        {"type": "object", "properties": {}},
        {"properties": {"a": {"type": "object"}}},
        {"properties": {"a": {"x-slot": "colour-of-mind"}}},
    ],
)
def test_a_schema_that_is_none_is_named(schema):
    settings = Settings(bank=BankSettings(profiles=(ProfileSettings("person", schema),)))
    with pytest.raises(ConfigError, match=r"bank\.profiles"):
        Keepwise.open(":memory:", settings=settings)
