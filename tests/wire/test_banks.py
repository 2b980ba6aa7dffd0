"""Banks: what the service calls reasoning engines, and what they are configured with."""

from __future__ import annotations

import datetime
import re

import pytest

from keepwise import Settings
from wire.clients import PLACE, PROJECT, event
from wire.people import KIM, SAM, on, refused, words
from wire.requirements import cites

MODEL = f"{PLACE}/publishers/google/models/gemini-2.5-flash"

FULL = {
    "generation_config": {
        "model": MODEL,
        "generation_trigger_config": {
            "generation_rule": {"idle_duration": "60s", "event_count": 5}
        },
    },
    "similarity_search_config": {
        "embedding_model": f"{PLACE}/publishers/google/models/text-embedding-005"
    },
    "ttl_config": {"default_ttl": "120s", "memory_revision_default_ttl": "864000s"},
    "disable_memory_revisions": False,
    "customization_configs": [
        on(
            "USER_PREFERENCES",
            ("biz", "What they think of the shop"),
            scope_keys=["user_id"],
            generate_memories_examples=[
                {
                    "conversation_source": {"events": [event("Good evening")]},
                    "generated_memories": [
                        {
                            "fact": "I say good evening.",
                            "topics": [
                                {"managed_memory_topic": "USER_PREFERENCES"},
                                {"custom_memory_topic_label": "biz"},
                            ],
                        }
                    ],
                }
            ],
            enable_third_person_memories=True,
            disable_natural_language_memories=False,
            consolidation_config={"revisions_per_candidate_count": 5},
        )
    ],
    "structured_memory_configs": [
        {
            "scope_keys": ["user_id"],
            "schema_configs": [
                {
                    "id": "user-profile",
                    "memory_type": "STRUCTURED_PROFILE",
                    "memory_schema": {
                        "type": "OBJECT",
                        "properties": {"my_name": {"type": "STRING", "description": "A name"}},
                    },
                }
            ],
        }
    ],
}


def camel(value):
    """As it is answered: what is a schema's keeps its keys."""
    if isinstance(value, list):
        return [camel(each) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        "schema" if key == "memory_schema" else re.sub(r"_(.)", lambda m: m[1].upper(), key): (
            inner if key == "memory_schema" else camel(inner)
        )
        for key, inner in value.items()
    }


async def shown(google, name):
    return await google.served.http.get(name)


async def config_of(google, name):
    return (await shown(google, name)).get("contextSpec", {}).get("memoryBankConfig", {})


# Creating


@cites("banks.create", "banks.create.digits", "messages.no-body")
async def test_a_bank_needs_nothing(google):
    name = await google.bank()
    assert re.fullmatch(rf"{PLACE}/reasoningEngines/\d+", name)
    assert (await google.bank()) != name


@cites("banks.create.operation")
async def test_creating_is_an_operation_on_the_bank(http):
    made = await http.post(f"{PLACE}/reasoningEngines", {"displayName": "mine"})
    name, _, operation = made["name"].partition("/operations/")
    assert operation
    assert made["done"] is True
    assert made["response"]["name"] == name
    assert made["response"]["@type"].endswith(".v1beta1.ReasoningEngine")
    assert made["metadata"]["@type"].endswith("CreateReasoningEngineOperationMetadata")
    assert await http.get(made["name"]) == {**made, "metadata": made["metadata"]}


@cites("banks.create.fields")
async def test_a_bank_has_a_title_a_description_and_labels(google):
    more = {"labels": {"my_team": "b"}} if google.old else {}
    name = await google.bank(display_name="Mine", description="For trips", **more)
    read = await shown(google, name)
    assert (read["displayName"], read["description"]) == ("Mine", "For trips")
    assert read.get("labels", {}) == more.get("labels", {})
    assert read["createTime"] == read["updateTime"] == "2026-01-01T00:00:00.000000Z"


@cites("banks.get.config", "messages.spellings", "messages.free")
async def test_a_configuration_comes_back_as_it_was_given(google):
    name = await google.bank(FULL)
    assert await config_of(google, name) == camel(FULL)


@cites("banks.get.config")
async def test_the_client_reads_the_configuration_back(google):
    name = await google.bank(FULL)
    made = await google.ask(google.banks.get, name=name)
    if google.old:
        config = made.api_resource.context_spec.memory_bank_config
        (custom,) = config.customization_configs
    else:
        config = made.managed_semantic_memory_config
        (custom,) = config.unstructured_memory_configs
    assert custom.scope_keys == ["user_id"]
    assert [bool(each.custom_memory_topic) for each in custom.memory_topics] == [False, True]
    assert config.ttl_config.default_ttl == "120s"
    assert config.generation_config.model == MODEL


@cites("banks.get.context")
async def test_a_bank_without_a_configuration_can_be_read_and_listed(google):
    name = await google.bank()
    await google.ask(google.banks.get, name=name)
    context = (await shown(google, name)).get("contextSpec")
    assert context is None or "memoryBankConfig" in context
    assert name in await listed(google)


@cites("banks.get.missing", "errors.bank")
async def test_a_bank_that_is_not_there_is_not_found(google):
    missing = f"{PLACE}/reasoningEngines/999"
    assert words(await refused(google, google.banks.get, name=missing)) == (404, "NOT_FOUND")
    for method, arguments in (
        (google.memories.list, {}),
        (google.memories.create, {"fact": "I like tea", "scope": KIM}),
        (google.memories.retrieve, {"scope": KIM}),
        (google.memories.purge, {"filter": 'scope.user_id="kim"'}),
        (google.memories.retrieve_profiles, {"scope": KIM}),
    ):
        error = await refused(google, method, name=missing, **arguments)
        assert words(error) == (404, "NOT_FOUND")


# Listing


async def listed(google, **config):
    found = await google.every(google.banks.list, config=config or None)
    return [each.api_resource.name if google.old else each.name for each in found]


@cites("banks.list", "messages.pages")
async def test_banks_are_listed_page_by_page(google):
    made = {await google.bank() for _ in range(3)}
    found = await listed(google, page_size=1)
    assert made <= set(found)
    assert len(found) == len(set(found))
    assert found == await listed(google)


@cites("banks.list.filter")
async def test_banks_are_found_by_their_titles(google):
    wanted = await google.bank(display_name="A bank")
    await google.bank(display_name="Another")
    if google.old:
        assert await listed(google, filter='display_name="A bank"') == [wanted]
    answer = await google.served.http.get(
        f"{PLACE}/reasoningEngines", filter='display_name="A bank"'
    )
    assert [each["name"] for each in answer["reasoningEngines"]] == [wanted]


@cites("names.library")
async def test_the_library_s_banks_are_the_server_s(google):
    default = f"{PLACE}/reasoningEngines/default"
    assert default in await listed(google)
    await google.remember(default, "I like tea", KIM)
    from keepwise import Scope

    run, bank = google.served.run, google.served.kw.bank
    (held,) = (await run(bank.list, Scope.of(KIM))).items
    assert held.fact == "I like tea"
    await run(bank.create, Scope.of(KIM, bank="mine"), "I like milk")
    assert await google.facts(f"{PLACE}/reasoningEngines/mine", KIM) == ["I like milk"]


# Updating


async def update(google, name, config=None, **fields):
    """Update a bank as either package does."""
    if google.old:
        spec = {} if config is None else {"context_spec": {"memory_bank_config": config}}
        # The client polls every ten seconds unless the first answer is done.
        await google.ask(google.banks.update, name=name, config={**spec, **fields})
    else:
        arguments = {"config": fields} if fields else {}
        if config is not None:
            arguments["managed_semantic_memory_config"] = config
        await google.ask(google.banks.update, name=name, **arguments)


@cites("banks.update.no-mask", "banks.update.mask")
async def test_an_update_changes_what_it_names(google):
    name = await google.bank({"ttl_config": {"default_ttl": "60s"}}, display_name="Mine")
    await update(google, name, {"ttl_config": {"default_ttl": "999s"}})
    read = await shown(google, name)
    assert read["displayName"] == "Mine"
    assert read["contextSpec"]["memoryBankConfig"]["ttlConfig"] == {"defaultTtl": "999s"}


@cites("banks.update.empty")
async def test_an_empty_configuration_changes_none(google):
    name = await google.bank({"ttl_config": {"default_ttl": "60s"}})
    await update(google, name, display_name="New")
    read = await shown(google, name)
    assert read["displayName"] == "New"
    assert read["contextSpec"]["memoryBankConfig"]["ttlConfig"] == {"defaultTtl": "60s"}


@pytest.mark.parametrize("mask", ["display_name", "displayName"])
@cites("banks.update.mask", "messages.masks")
async def test_a_mask_says_what_changes(http, mask):
    made = await http.post(f"{PLACE}/reasoningEngines", {"displayName": "a", "description": "b"})
    name = made["response"]["name"]
    await http.patch(name, {"displayName": "c", "description": "d"}, updateMask=mask)
    read = await http.get(name)
    assert (read["displayName"], read["description"]) == ("c", "b")


@pytest.mark.parametrize("mask", ["colour", "display_name,colour"])
@cites("messages.masks.unknown")
async def test_a_mask_names_what_there_is(http, mask):
    made = await http.post(f"{PLACE}/reasoningEngines", {"displayName": "a"})
    name = made["response"]["name"]
    error = await http.refused(
        "PATCH", name, json={"displayName": "c"}, params={"updateMask": mask}
    )
    assert error["status"] == "INVALID_ARGUMENT"
    assert (await http.get(name))["displayName"] == "a"


@cites("banks.update.missing")
async def test_only_a_bank_that_exists_is_updated(http):
    error = await http.refused("PATCH", "reasoningEngines/999", json={"displayName": "a"})
    assert error["status"] == "NOT_FOUND"


# Deleting


@cites("banks.delete")
async def test_a_deleted_bank_is_not_there(google):
    name = await google.bank()
    await google.ask(google.banks.delete, name=name)
    assert words(await refused(google, google.banks.get, name=name)) == (404, "NOT_FOUND")
    assert name not in await listed(google)
    assert words(await refused(google, google.banks.delete, name=name)) == (404, "NOT_FOUND")


@cites("banks.delete.in-use", "banks.delete.force", "banks.delete.erased")
async def test_a_bank_in_use_is_deleted_with_force_and_all_it_holds(google):
    name = await google.bank()
    await google.remember(name, "I like tea", KIM)
    error = await refused(google, google.banks.delete, name=name)
    assert words(error) == (400, "FAILED_PRECONDITION")
    assert await google.facts(name, KIM) == ["I like tea"]
    await google.ask(google.banks.delete, name=name, force=True)
    assert words(await refused(google, google.banks.get, name=name)) == (404, "NOT_FOUND")
    await google.served.http.post(
        f"{PLACE}/reasoningEngines", {}, reasoningEngineId=name.rpartition("/")[2]
    )
    assert await google.facts(name, KIM) == []


@cites("banks.delete.force")
async def test_force_is_read_from_the_query(http):
    made = await http.post(f"{PLACE}/reasoningEngines")
    name = made["response"]["name"]
    await http.post(f"{name}/memories", {"fact": "I like tea", "scope": KIM})
    await http.delete(name, force="true")
    assert (await http.refused("GET", name))["status"] == "NOT_FOUND"


# What a bank remembers


@cites("banks.config.topics", "banks.config.topics.managed")
async def test_only_the_topics_of_a_bank_are_remembered(google):
    said = "My name is Kim. I prefer euros."
    asked = "Remember that I use Python."
    for topics, words_said, expected in (
        ([], f"{said} {asked}", {"My name is Kim", "I prefer euros", "I use Python"}),
        (["USER_PREFERENCES"], said, {"I prefer euros"}),
        (["USER_PERSONAL_INFO"], said, {"My name is Kim"}),
        (["EXPLICIT_INSTRUCTIONS"], f"{said} {asked}", {"I use Python"}),
    ):
        bank = await google.bank({"customization_configs": [on(*topics)]})
        await google.say(bank, KIM, words_said)
        assert set(await google.facts(bank, KIM)) == expected


@cites("banks.config.topics.custom", "banks.config.topics.exclusions", "banks.config.article")
async def test_the_bank_of_the_article_obeys_its_topics(google):
    bank = await google.bank(
        {
            "customization_configs": [
                on(
                    "USER_PREFERENCES",
                    (
                        "region",
                        "Regions they work on, such as Western Europe. Do not keep clients.",
                    ),
                    ("currency", "The currency the user wants amounts in. Never amounts."),
                )
            ]
        }
    )
    await google.say(
        bank, KIM, "I work on Western Europe.", "Always show me euros.", "My client is Acme Pure.",
        "Spend was €436,449.", "My name is Kim.",
    )  # fmt: skip
    found = await google.every(google.memories.retrieve, name=bank, scope=KIM)
    topics = {
        topic.custom_memory_topic_label or topic.managed_memory_topic.value
        for each in found
        for topic in each.memory.topics
    }
    facts = " ".join(each.memory.fact for each in found)
    assert "Western Europe" in facts
    assert "euros" in facts
    assert "region" in topics
    assert topics <= {"region", "currency", "USER_PREFERENCES"}
    for kept_out in ("Acme", "436", "Kim"):
        assert kept_out not in facts


@cites("banks.config.examples")
async def test_what_is_said_like_a_silent_example_is_not_kept(google):
    silent = {
        "conversation_source": {"events": [event("I prefer euros.")]},
        "generated_memories": [],
    }
    bank = await google.bank({"customization_configs": [{"generate_memories_examples": [silent]}]})
    await google.say(bank, KIM, "I prefer euros.")
    assert await google.facts(bank, KIM) == []
    await google.say(bank, KIM, "My name is Kim.")
    assert await google.facts(bank, KIM) == ["My name is Kim"]


@cites("banks.config.scope-keys", "banks.config.default")
async def test_the_customization_with_most_keys_holds(google):
    bank = await google.bank(
        {
            "customization_configs": [
                on("USER_PREFERENCES", scope_keys=["user_id"]),
                on("USER_PERSONAL_INFO", scope_keys=["user_id", "team"]),
                on(("tools", "Which programming languages and tools they use")),
            ]
        }
    )
    said = "My name is Kim. I prefer euros."
    for scope, expected in (
        ({"user_id": "kim"}, ["I prefer euros"]),
        ({"user_id": "kim", "city": "Rome"}, ["I prefer euros"]),
        ({"user_id": "kim", "team": "a"}, ["My name is Kim"]),
        ({"team": "a"}, []),
    ):
        await google.say(bank, scope, said)
        assert await google.facts(bank, scope) == expected


@cites("banks.config.third-person", "banks.config.first-person")
async def test_facts_are_in_the_person_a_bank_says(google):
    for third, expected in ((True, "Prefers euros"), (False, "I prefer euros")):
        bank = await google.bank(
            {"customization_configs": [{"enable_third_person_memories": third}]}
        )
        await google.say(bank, KIM, "I prefer euros.")
        assert await google.facts(bank, KIM) == [expected]


@cites("banks.config.no-facts")
async def test_a_bank_can_do_without_facts(google):
    schema = {"type": "OBJECT", "properties": {"name": {"type": "STRING"}}}
    bank = await google.bank(
        {
            "customization_configs": [{"disable_natural_language_memories": True}],
            "structured_memory_configs": [
                {"schema_configs": [{"id": "card", "memory_schema": schema}]}
            ],
        }
    )
    await google.say(bank, KIM, "My name is Kim. I prefer euros.")
    assert await google.facts(bank, KIM) == []
    answer = await google.ask(google.memories.retrieve_profiles, name=bank, scope=KIM)
    assert answer.profiles["card"].profile == {"name": "Kim"}


@cites("banks.config.consolidation", "banks.config.embedder")
async def test_what_changes_nothing_here_is_kept_and_answered(google):
    bank = await google.bank(
        {
            "similarity_search_config": FULL["similarity_search_config"],
            "customization_configs": [
                {"consolidation_config": {"revisions_per_candidate_count": 3}}
            ],
        }
    )
    config = await config_of(google, bank)
    assert config["similaritySearchConfig"]["embeddingModel"].endswith("text-embedding-005")
    (custom,) = config["customizationConfigs"]
    assert custom["consolidationConfig"] == {"revisionsPerCandidateCount": 3}
    await google.remember(bank, "I like tea", KIM)
    assert await google.facts(bank, KIM) == ["I like tea"]


@cites("banks.config.model")
async def test_a_model_without_a_mapping_is_reported(google):
    bank = await google.bank({"generation_config": {"model": MODEL}})
    read = await shown(google, bank)
    assert "gemini-2.5-flash" in str(read["keepwiseNotes"])
    await google.say(bank, KIM, "I prefer euros.")
    assert await google.facts(bank, KIM) != []


# Lifetimes


def in_seconds(memory):
    if memory.expire_time is None:
        return None
    return (memory.expire_time - memory.update_time).total_seconds()


async def only(google, bank):
    (found,) = await google.every(google.memories.list, name=bank)
    return found


@cites("banks.config.ttl", "banks.config.ttl.update")
async def test_a_default_lifetime_holds_for_all_that_says_nothing(google):
    bank = await google.bank({"ttl_config": {"default_ttl": "3600s"}})
    made = await google.remember(bank, "I like tea", KIM)
    assert in_seconds(made) == 3600
    assert in_seconds(await google.remember(bank, "I like milk", SAM, ttl="60s")) == 60
    google.served.clock.advance(seconds=1800)
    await google.ask(google.memories._update, name=made.name, fact="I like coffee")
    changed = await google.ask(google.memories.get, name=made.name)
    assert changed.expire_time == made.expire_time + datetime.timedelta(seconds=1800)


@cites("banks.config.ttl")
async def test_a_default_lifetime_holds_for_what_is_generated(google):
    bank = await google.bank({"ttl_config": {"default_ttl": "3600s"}})
    await google.say(bank, KIM, "I prefer euros.")
    assert in_seconds(await only(google, bank)) == 3600
    google.served.clock.advance(seconds=1800)
    await google.say(bank, KIM, "I prefer pounds.")
    assert in_seconds(await only(google, bank)) == 3600


@cites("banks.config.ttl.granular")
async def test_granular_lifetimes_hold_for_what_writes(google):
    granular = {
        "create_ttl": "100s",
        "generate_created_ttl": "200s",
        "generate_updated_ttl": "300s",
    }
    bank = await google.bank({"ttl_config": {"granular_ttl_config": granular}})
    assert in_seconds(await google.remember(bank, "I like tea", KIM)) == 100
    other = await google.bank({"ttl_config": {"granular_ttl_config": granular}})
    await google.say(other, KIM, "I prefer euros.")
    assert in_seconds(await only(google, other)) == 200
    await google.say(other, KIM, "I prefer pounds.")
    assert in_seconds(await only(google, other)) == 300


@cites("banks.config.ttl.granular")
async def test_a_granular_lifetime_that_is_not_set_changes_no_expiry(google):
    bank = await google.bank(
        {"ttl_config": {"granular_ttl_config": {"generate_created_ttl": "200s"}}}
    )
    assert (await google.remember(bank, "I like tea", SAM)).expire_time is None
    await google.say(bank, KIM, "I prefer euros.")
    found = await google.every(google.memories.list, name=bank)
    (made,) = [each for each in found if each.expire_time]
    google.served.clock.advance(seconds=60)
    await google.say(bank, KIM, "I prefer pounds.")
    changed = await google.ask(google.memories.get, name=made.name)
    assert changed.expire_time == made.expire_time


@cites("banks.config.revisions.ttl")
async def test_a_bank_says_how_long_revisions_live(google):
    bank = await google.bank({"ttl_config": {"memory_revision_default_ttl": "864000s"}})
    made = await google.remember(bank, "I like tea", KIM)
    (only,) = await google.every(google.revisions.list, name=made.name)
    assert only.expire_time == only.create_time + datetime.timedelta(days=10)


@cites("banks.config.revisions.off")
async def test_a_bank_can_do_without_revisions(google):
    bank = await google.bank({"disable_memory_revisions": True})
    made = await google.remember(bank, "I like tea", KIM)
    await google.ask(google.memories._update, name=made.name, fact="I like coffee")
    found = await google.every(google.revisions.list, name=made.name)
    assert "I like tea" not in [each.fact for each in found]


# Configurations that cannot be

WRONG = {
    "two defaults": {"customizationConfigs": [{}, {}]},
    "twice the same keys": {"customizationConfigs": [{"scopeKeys": ["a"]}, {"scopeKeys": ["a"]}]},
    "no managed topic": {
        "customizationConfigs": [
            {"memoryTopics": [{"managedMemoryTopic": {"managedTopicEnum": "WEATHER"}}]}
        ]
    },
    "an empty topic": {"customizationConfigs": [{"memoryTopics": [{}]}]},
    "two lifetimes": {"ttlConfig": {"defaultTtl": "9s", "granularTtlConfig": {"createTtl": "9s"}}},
    "a lifetime in days": {"ttlConfig": {"defaultTtl": "9d"}},
    "two time rules": {
        "generationConfig": {
            "generationTriggerConfig": {
                "generationRule": {"idleDuration": "60s", "fixedInterval": "60s"}
            }
        }
    },
    "a schema that is a list": {
        "structuredMemoryConfigs": [{"schemaConfigs": [{"id": "a", "schema": {"type": "ARRAY"}}]}]
    },
    "a schema without a good id": {
        "structuredMemoryConfigs": [
            {"schemaConfigs": [{"id": "1 A", "schema": {"type": "OBJECT", "properties": {}}}]}
        ]
    },
    "a field there is not": {"ttlConfig": {"granularTtl": {}}},
}


@pytest.mark.parametrize("what", WRONG)
@cites("banks.config.wrong", "banks.config.ttl.one", "profiles.id")
async def test_a_configuration_that_cannot_be_changes_nothing(http, what):
    body = {"contextSpec": {"memoryBankConfig": WRONG[what]}}
    error = await http.refused("POST", f"{PLACE}/reasoningEngines", json=body)
    assert error["status"] == "INVALID_ARGUMENT"
    fields = [each["fieldViolations"] for each in error["details"] if "fieldViolations" in each]
    assert fields
    good = {"contextSpec": {"memoryBankConfig": {"ttlConfig": {"defaultTtl": "60s"}}}}
    name = (await http.post(f"{PLACE}/reasoningEngines", good))["response"]["name"]
    await http.refused("PATCH", name, json=body)
    read = await http.get(name)
    assert read["contextSpec"] == good["contextSpec"]
    listed = await http.get(f"projects/{PROJECT}/locations/us-central1/reasoningEngines")
    assert len(listed["reasoningEngines"]) == 2


async def test_settings_are_what_a_bank_without_a_configuration_goes_by(google):
    assert Settings().bank.third_person
    bank = await google.bank()
    await google.say(bank, KIM, "I prefer euros.")
    assert await google.facts(bank, KIM) == ["Prefers euros"]
