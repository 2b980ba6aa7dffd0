"""Generation: what becomes of what people say, of sessions, and of facts somebody else found."""

from __future__ import annotations

import datetime
import re

import pytest

from wire.clients import event
from wire.people import KIM, SAM, refused, words
from wire.requirements import cites


@pytest.fixture
async def bank(google):
    return await google.bank({"customization_configs": [{}]})


async def generated(google, bank, scope=KIM, **source):
    """The operation of a generation from whatever source."""
    return await google.ask(google.memories.generate, name=bank, scope=scope, **source)


def contents(*events):
    return {"direct_contents_source": {"events": list(events)}}


def facts_source(*facts):
    return {"direct_memories_source": {"direct_memories": [{"fact": each} for each in facts]}}


def actions(done):
    return [each.action.value for each in done]


async def memory(google, name):
    return await google.ask(google.memories.get, name=name)


async def revisions(google, name):
    return await google.every(google.revisions.list, name=name)


# What is made of it


@cites("generate.contents", "generate.answer", "banks.config.first-person")
async def test_what_a_user_says_becomes_memories(google, bank):
    done = await google.say(bank, KIM, "I prefer euros.", "My name is Kim.")
    assert actions(done) == ["CREATED", "CREATED"]
    read = [await memory(google, each.memory.name) for each in done]
    assert [each.fact for each in read] == ["I prefer euros", "My name is Kim"]
    assert [each.scope for each in read] == [KIM, KIM]
    (topic,) = read[0].topics
    assert topic.managed_memory_topic.value == "USER_PREFERENCES"


@cites("generate.updated")
async def test_the_same_again_is_an_update(google, bank):
    (first,) = await google.say(bank, KIM, "I prefer euros.")
    google.served.clock.advance(days=1)
    (again,) = await google.say(bank, KIM, "I prefer euros.")
    assert actions([again]) == ["UPDATED"]
    assert again.memory.name == first.memory.name
    assert again.previous_revision == f"{first.memory.name}/revisions/1"
    before = await google.ask(google.revisions.get, name=again.previous_revision)
    assert before.fact == "I prefer euros"
    assert await google.facts(bank, KIM) == ["I prefer euros"]


@cites("generate.contradicted")
async def test_what_contradicts_a_memory_takes_its_place(google, bank):
    (first,) = await google.say(bank, KIM, "I prefer euros.")
    (changed,) = await google.say(bank, KIM, "Actually, I prefer pounds.")
    assert actions([changed]) == ["UPDATED"]
    assert changed.memory.name == first.memory.name
    assert await google.facts(bank, KIM) == ["I prefer pounds"]
    newest, oldest = await revisions(google, first.memory.name)
    assert (newest.fact, oldest.fact) == ("I prefer pounds", "I prefer euros")


@cites("generate.deleted")
async def test_what_somebody_asks_to_forget_is_gone_for_good(google, bank):
    (made,) = await google.say(bank, KIM, "I prefer euros.")
    (gone,) = await google.say(bank, KIM, "Forget that I prefer euros.")
    assert actions([gone]) == ["DELETED"]
    assert gone.memory.name == made.memory.name
    for method, arguments in (
        (google.memories.get, {}),
        (google.revisions.list, {}),
        (google.memories.rollback, {"target_revision_id": "1"}),
    ):
        error = await refused(google, method, name=made.memory.name, **arguments)
        assert words(error) == (404, "NOT_FOUND")
    await google.say(bank, KIM, "I prefer euros.")
    assert await google.facts(bank, KIM) == []


@cites("generate.nothing")
async def test_nothing_worth_keeping_is_a_success(google, bank):
    operation = await generated(google, bank, **contents(event("Hello, how are you?")))
    assert operation.done
    assert operation.error is None
    assert not operation.response.generated_memories


@cites("generate.refused", "errors.silent")
async def test_credentials_and_figures_are_left_out_and_counted(google, bank):
    said = "I prefer euros. My password is hunter2-Vq9!x. Spend was €436,449."
    operation = await generated(google, bank, **contents(event(said)))
    assert await google.facts(bank, KIM) == ["I prefer euros"]
    read = await google.served.http.get(operation.name)
    failures = read["metadata"]["genericMetadata"]["partialFailures"]
    told = {
        kind
        for each in failures
        for detail in each["details"]
        for kind in detail["metadata"]["kinds"].split(",")
    }
    assert told == {"credential", "figure"}
    assert "hunter2" not in str(read)
    assert not re.search(r"436\D?449", str(read))


@cites("generate.model")
async def test_what_the_model_says_is_no_evidence(google, bank):
    done = await generated(
        google, bank, **contents(event("What do I like?"), event("You like euros.", "model"))
    )
    assert not done.response.generated_memories
    assert await google.facts(bank, KIM) == []


@pytest.mark.parametrize("role", ["system", "assistant", "tool"])
@cites("generate.roles")
async def test_a_turn_is_the_user_s_or_the_model_s(google, bank, role):
    error = await refused(
        google,
        google.memories.generate,
        name=bank,
        scope=KIM,
        **contents(event("I prefer euros.", role)),
    )
    assert words(error) == (400, "INVALID_ARGUMENT")
    assert await google.facts(bank, KIM) == []


@cites("generate.calls", "generate.media")
async def test_calls_and_media_are_passed_over(google, bank):
    parts = [
        {"function_call": {"name": "look_up", "args": {"said": "I prefer dollars."}}},
        {"function_response": {"name": "look_up", "response": {"said": "I prefer yen."}}},
        {"inline_data": {"mime_type": "image/png", "data": b"\x89PNG"}},
        {"file_data": {"file_uri": "gs://bucket/one.png", "mime_type": "image/png"}},
        {"text": "I prefer euros."},
    ]
    operation = await generated(
        google, bank, **contents({"content": {"role": "user", "parts": parts}})
    )
    assert actions(operation.response.generated_memories) == ["CREATED"]
    assert await google.facts(bank, KIM) == ["I prefer euros"]


@cites("generate.scoped")
async def test_only_memories_of_the_same_scope_are_compared(google, bank):
    await google.say(bank, KIM, "I prefer euros.")
    (made,) = await google.say(bank, SAM, "I prefer pounds.")
    assert actions([made]) == ["CREATED"]
    assert await google.facts(bank, KIM) == ["I prefer euros"]
    assert await google.facts(bank, SAM) == ["I prefer pounds"]


@cites("generate.no-consolidation")
async def test_without_consolidation_facts_stand_beside_each_other(google, bank):
    await google.say(bank, KIM, "I prefer euros.")
    (made,) = await google.say(bank, KIM, "I prefer pounds.", disable_consolidation=True)
    assert actions([made]) == ["CREATED"]
    assert sorted(await google.facts(bank, KIM)) == ["I prefer euros", "I prefer pounds"]


@cites("generate.topics")
async def test_allowed_topics_limit_what_is_kept(google, bank):
    await google.say(
        bank, KIM, "My name is Kim. I prefer euros.",
        allowed_topics=[{"managed_memory_topic": "USER_PREFERENCES"}],
    )  # fmt: skip
    assert await google.facts(bank, KIM) == ["I prefer euros"]


@cites("generate.topics.unknown")
async def test_an_allowed_topic_is_the_bank_s(google, bank):
    error = await refused(
        google,
        google.memories.generate,
        name=bank,
        scope=KIM,
        config={"allowed_topics": [{"custom_memory_topic_label": "nowhere"}]},
        **contents(event("I prefer euros.")),
    )
    assert words(error) == (400, "INVALID_ARGUMENT")


@cites("generate.short", "messages.size")
async def test_a_long_conversation_is_read_whole(google, bank):
    filler = [event("Could you say that again, please? " * 100) for _ in range(1000)]
    said = [event("I prefer euros."), *filler, event("My name is Kim.")]
    await generated(google, bank, **contents(*said))
    assert sorted(await google.facts(bank, KIM)) == ["I prefer euros", "My name is Kim"]


# Facts of a request


@cites("generate.memories")
async def test_facts_are_consolidated(google, bank):
    await generated(google, bank, **facts_source("I prefer euros", "My name is Kim"))
    operation = await generated(google, bank, **facts_source("I prefer pounds"))
    (changed,) = operation.response.generated_memories
    assert changed.action.value == "UPDATED"
    assert sorted(await google.facts(bank, KIM)) == ["I prefer pounds", "My name is Kim"]


@cites("generate.memories")
async def test_a_fact_keeps_the_topic_it_was_given(google, bank):
    topics = [{"managed_memory_topic": "KEY_CONVERSATION_DETAILS"}]
    operation = await generated(
        google, bank,
        direct_memories_source={"direct_memories": [{"fact": "I booked a trip", "topics": topics}]},
    )  # fmt: skip
    (made,) = operation.response.generated_memories
    (topic,) = (await memory(google, made.memory.name)).topics
    assert topic.managed_memory_topic.value == "KEY_CONVERSATION_DETAILS"


@cites("generate.memories.five")
async def test_up_to_five_facts_a_request(google, bank):
    five = [f"I like the colour of {each}" for each in ("tea", "milk", "rain", "snow", "sand")]
    operation = await generated(google, bank, **facts_source(*five))
    assert len(operation.response.generated_memories) == 5
    error = await refused(
        google, google.memories.generate, name=bank, scope=KIM, **facts_source(*five, "I like ice")
    )
    assert words(error) == (400, "INVALID_ARGUMENT")
    assert len(await google.facts(bank, KIM)) == 5


@cites("generate.refused")
async def test_of_facts_too_what_may_not_be_kept_is_counted(google, bank):
    operation = await generated(
        google, bank, **facts_source("I prefer euros", "Spend was €436,449 in May")
    )
    assert len(operation.response.generated_memories) == 1
    read = await google.served.http.get(operation.name)
    (failure,) = read["metadata"]["genericMetadata"]["partialFailures"]
    assert failure["details"][0]["metadata"]["kinds"] == "figure"
    assert not re.search(r"436\D?449", str(read))


# Sources and scopes


@pytest.mark.parametrize(
    "source",
    [
        {},
        {
            "directContentsSource": {"events": [event("I prefer euros.")]},
            "directMemoriesSource": {"directMemories": [{"fact": "I prefer euros"}]},
        },
    ],
)
@cites("generate.source")
async def test_there_is_one_source(http, source):
    error = await http.refused(
        "POST", "reasoningEngines/default/memories:generate", json={"scope": KIM, **source}
    )
    assert error["status"] == "INVALID_ARGUMENT"


@cites("generate.scope")
async def test_contents_and_facts_are_somebody_s(http):
    for source in (
        {"directContentsSource": {"events": [event("I prefer euros.")]}},
        {"directMemoriesSource": {"directMemories": [{"fact": "I prefer euros"}]}},
    ):
        error = await http.refused(
            "POST", "reasoningEngines/default/memories:generate", json=source
        )
        assert error["status"] == "INVALID_ARGUMENT"
        assert "scope" in error["message"]


# Metadata


def text(**values):
    return {key: {"string_value": value} for key, value in values.items()}


async def held(google, bank):
    (only,) = await google.every(google.memories.list, name=bank)
    return {key: each.string_value for key, each in (only.metadata or {}).items()}


@cites("generate.metadata", "generate.metadata.overwrite")
async def test_metadata_are_replaced(google, bank):
    await google.say(bank, KIM, "I prefer euros.", metadata=text(a="1", b="1"))
    assert await held(google, bank) == {"a": "1", "b": "1"}
    await google.say(
        bank, KIM, "I prefer pounds.", metadata=text(b="2", c="2"),
        metadata_merge_strategy="OVERWRITE",
    )  # fmt: skip
    assert await held(google, bank) == {"b": "2", "c": "2"}


@cites("generate.metadata.merge")
async def test_metadata_are_merged(google, bank):
    await google.say(bank, KIM, "I prefer euros.", metadata=text(a="1", b="1"))
    await google.say(
        bank, KIM, "I prefer pounds.", metadata=text(b="2", c="2"), metadata_merge_strategy="MERGE"
    )
    assert await held(google, bank) == {"a": "1", "b": "2", "c": "2"}


@cites("generate.metadata.exact")
async def test_metadata_must_match(google, bank):
    (first,) = await google.say(bank, KIM, "I prefer euros.", metadata=text(a="1"))
    exact = {"metadata_merge_strategy": "REQUIRE_EXACT_MATCH"}
    (other,) = await google.say(bank, KIM, "I prefer pounds.", metadata=text(a="2"), **exact)
    assert actions([other]) == ["CREATED"]
    (same,) = await google.say(bank, KIM, "I prefer dollars.", metadata=text(a="1"), **exact)
    assert (same.action.value, same.memory.name) == ("UPDATED", first.memory.name)


# Revisions


@cites("generate.revision.labels", "generate.revision.ttl", "revisions.extracted")
async def test_a_revision_has_labels_a_lifetime_and_what_was_extracted(google, bank):
    (made,) = await google.say(
        bank, KIM, "I prefer euros.", revision_labels={"source": "chat"}, revision_ttl="3600s"
    )
    (only,) = await revisions(google, made.memory.name)
    assert only.labels == {"source": "chat"}
    assert only.expire_time == only.create_time + datetime.timedelta(hours=1)
    assert [each.fact for each in only.extracted_memories] == ["I prefer euros"]


@cites("banks.config.revisions.off")
async def test_a_request_can_do_without_revisions(google, bank):
    for currency, off in (("euros", False), ("pounds", True), ("dollars", False)):
        said = f"I prefer {currency}."
        (made,) = await google.say(bank, KIM, said, disable_memory_revisions=off)
    kept = [each.fact for each in await revisions(google, made.memory.name)]
    assert kept == ["I prefer dollars", "I prefer euros"]


# Time zones


@cites("generate.time-zone")
async def test_a_relative_day_is_one_of_the_time_zone_s(http, clock):
    # Half past four in the morning in London is yesterday's half past eleven in New York.
    clock.advance(seconds=4.5 * 3600)
    days = {}
    for zone in ("UTC", "America/New_York"):
        scope = {"user_id": zone.replace("/", "-")}
        await http.post(
            "reasoningEngines/default/memories:generate",
            {
                "scope": scope,
                "timeZone": zone,
                "directContentsSource": {"events": [event("I am moving to Rome tomorrow.")]},
            },
        )
        found = await http.post("reasoningEngines/default/memories:retrieve", {"scope": scope})
        (only,) = found["retrievedMemories"]
        days[zone] = only["memory"]["fact"]
    assert "2026-01-02" in days["UTC"]
    assert "2026-01-01" in days["America/New_York"]


@cites("generate.time-zone.wrong")
async def test_a_time_zone_is_one_there_is(http):
    error = await http.refused(
        "POST", "reasoningEngines/default/memories:generate",
        json={
            "scope": KIM, "timeZone": "Nowhere/Else",
            "directContentsSource": {"events": [event("I prefer euros.")]},
        },
    )  # fmt: skip
    assert error["status"] == "INVALID_ARGUMENT"
