"""Structured profiles: fields by a schema, filled by what people say."""

from __future__ import annotations

import pytest

from wire.clients import PLACE
from wire.people import KIM, SAM
from wire.requirements import cites

CARD = {
    "type": "OBJECT",
    "properties": {
        "name": {"type": "STRING", "description": "What they are called"},
        "currency": {"type": "STRING"},
    },
}


def structured(schema=CARD, id="card", **more):
    return {
        "structured_memory_configs": [
            {"schema_configs": [{"id": id, "memory_schema": schema}], **more}
        ]
    }


async def profiles(google, bank, scope=KIM):
    answer = await google.ask(google.memories.retrieve_profiles, name=bank, scope=scope)
    return {key: (each.schema_id, each.profile) for key, each in (answer.profiles or {}).items()}


@cites("profiles.retrieve", "profiles.said")
async def test_what_people_say_fills_the_fields(google):
    bank = await google.bank(structured())
    await google.say(bank, KIM, "My name is Kim.", "I prefer euros.")
    assert await profiles(google, bank) == {"card": ("card", {"name": "Kim", "currency": "EUR"})}
    assert await profiles(google, bank, SAM) == {}


@cites("profiles.changed")
async def test_a_field_has_what_was_said_last(google):
    bank = await google.bank(structured())
    await google.say(bank, KIM, "My name is Kim.", "I prefer euros.")
    google.served.clock.advance(seconds=60)
    await google.say(bank, KIM, "Actually, I prefer pounds.")
    assert await profiles(google, bank) == {"card": ("card", {"name": "Kim", "currency": "GBP"})}


@cites("profiles.memories")
async def test_each_field_is_a_memory(google):
    bank = await google.bank(structured())
    await google.say(bank, KIM, "My name is Kim.", "I prefer euros.")
    found = [
        each
        for each in await google.every(google.memories.list, name=bank)
        if each.structured_content
    ]
    assert {each.memory_type.value for each in found} == {"STRUCTURED_PROFILE"}
    assert {each.structured_content.schema_id for each in found} == {"card"}
    held = {}
    for each in found:
        held.update(each.structured_content.data)
    assert held == {"name": "Kim", "currency": "EUR"}
    assert all(each.scope == KIM for each in found)


@cites("profiles.memories")
async def test_a_field_can_be_deleted(google):
    bank = await google.bank(structured())
    await google.say(bank, KIM, "My name is Kim.", "I prefer euros.")
    for each in await google.every(google.memories.list, name=bank):
        if each.structured_content and "name" in each.structured_content.data:
            await google.ask(google.memories.delete, name=each.name)
    assert await profiles(google, bank) == {"card": ("card", {"currency": "EUR"})}


@cites("profiles.scope-keys")
async def test_a_schema_is_for_scopes_with_its_keys(google):
    bank = await google.bank(structured(scope_keys=["team"]))
    await google.say(bank, KIM, "My name is Kim.")
    assert await profiles(google, bank) == {}
    team = {"team": "a", "user_id": "kim"}
    await google.say(bank, team, "My name is Kim.")
    assert await profiles(google, bank, team) == {"card": ("card", {"name": "Kim"})}


@cites("profiles.json-schema")
async def test_a_schema_is_spelled_as_json_schema_too(http):
    schema = {"type": "object", "properties": {"name": {"type": "string"}}}
    made = await http.post(
        f"{PLACE}/reasoningEngines",
        {
            "contextSpec": {
                "memoryBankConfig": {
                    "structuredMemoryConfigs": [
                        {"schemaConfigs": [{"id": "card", "jsonSchema": schema}]}
                    ]
                }
            }
        },
    )
    bank = made["response"]["name"]
    await http.post(
        f"{bank}/memories:generate",
        {
            "scope": KIM,
            "directContentsSource": {
                "events": [{"content": {"role": "user", "parts": [{"text": "My name is Kim."}]}}]
            },
        },
    )
    answer = await http.post(f"{bank}/memories:retrieveProfiles", {"scope": KIM})
    assert answer == {"profiles": {"card": {"schemaId": "card", "profile": {"name": "Kim"}}}}


@cites("profiles.empty")
async def test_a_scope_without_any_has_no_profiles(google):
    bank = await google.bank(structured())
    assert await profiles(google, bank) == {}
    assert await profiles(google, await google.bank()) == {}


@pytest.mark.parametrize("body", [{}, {"scope": {}}])
@cites("memories.scope.required")
async def test_profiles_are_somebody_s(http, body):
    error = await http.refused(
        "POST", "reasoningEngines/default/memories:retrieveProfiles", json=body
    )
    assert error["status"] == "INVALID_ARGUMENT"
