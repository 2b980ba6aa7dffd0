"""Retrieving: by meaning, page by page, with filters on what memories say and carry."""

from __future__ import annotations

import datetime

import pytest

from wire.people import KIM, on, refused, words
from wire.requirements import cites

UTC = datetime.UTC


@pytest.fixture
async def bank(google):
    return await google.bank()


async def remember_all(google, bank, *facts):
    for fact in facts:
        await google.remember(bank, fact, KIM)
        google.served.clock.advance(seconds=60)


@pytest.fixture
async def five(google, bank):
    """Facts of one person, the oldest first, a minute apart."""
    facts = [
        "I drink green tea in the morning",
        "I drink black coffee at work",
        "I live in Lisbon",
        "I have a cat called Miro",
        "I play the cello",
    ]
    await remember_all(google, bank, *facts)
    return facts


async def similar(google, bank, query, **config):
    found = await google.every(
        google.memories.retrieve, name=bank, scope=KIM,
        similarity_search_params={"search_query": query, **config},
    )  # fmt: skip
    return [(each.memory.fact, each.distance) for each in found]


# By meaning


@cites("retrieve.similar", "retrieve.similar.distance")
async def test_the_closest_comes_first_and_no_distance_falls(google, bank, five):
    found = await similar(google, bank, "Which pet does the user have, a cat?", top_k=5)
    assert found[0][0] == "I have a cat called Miro"
    distances = [distance for _, distance in found]
    assert distances == sorted(distances)
    assert all(0 <= each <= 2 for each in distances)


@cites("retrieve.similar.three")
async def test_three_come_back_unless_told(google, bank):
    await remember_all(google, bank, *(f"I drink tea number {word}" for word in "abcdef"))
    assert len(await similar(google, bank, "tea")) == 3
    assert len(await similar(google, bank, "tea", top_k=5)) == 5
    assert len(await similar(google, bank, "tea", top_k=1)) == 1


@cites("retrieve.similar.most", "retrieve.similar.page")
async def test_a_hundred_at_most_and_no_next_page(google, bank):
    for number in range(102):
        name = f"{number:b}".replace("0", "o").replace("1", "i")
        await google.remember(bank, f"I drink tea of the kind {name}", KIM)
    answer = await google.served.http.post(
        f"{bank}/memories:retrieve",
        {"scope": KIM, "similaritySearchParams": {"searchQuery": "tea", "topK": 1000}},
    )
    assert len(answer["retrievedMemories"]) == 100
    assert "nextPageToken" not in answer
    plain = await google.served.http.post(f"{bank}/memories:retrieve", {"scope": KIM})
    assert len(plain["retrievedMemories"]) == 100
    assert "nextPageToken" not in plain


async def test_a_search_finds_nothing_in_an_empty_scope(google, bank):
    assert await similar(google, bank, "tea") == []


# Page by page


async def page(google, bank, **params):
    """A page as it stands in the client's pager, and the token of the next."""
    pager = await google.ask(
        google.memories.retrieve, name=bank, scope=KIM, simple_retrieval_params=params
    )
    return [each.memory.fact for each in pager.page], pager.config.get("page_token")


@cites("retrieve.simple", "retrieve.simple.three", "retrieve.simple.pages")
async def test_every_memory_is_on_one_page(google, bank, five):
    first, token = await page(google, bank, page_size=2)
    second, token = await page(google, bank, page_size=2, page_token=token)
    third, end = await page(google, bank, page_size=2, page_token=token)
    assert [len(first), len(second), len(third)] == [2, 2, 1]
    assert sorted([*first, *second, *third]) == sorted(five)
    assert not end
    answer = await google.served.http.post(
        f"{bank}/memories:retrieve", {"scope": KIM, "simpleRetrievalParams": {}}
    )
    assert len(answer["retrievedMemories"]) == 3
    assert all("distance" not in each for each in answer["retrievedMemories"])


@cites("retrieve.plain")
async def test_with_neither_all_of_them_come_and_the_client_can_read_on(google, bank, five):
    assert sorted(await google.facts(bank, KIM)) == sorted(five)


@cites("messages.pages.token")
async def test_a_token_that_was_not_handed_out_is_refused(google, bank, five):
    error = await refused(
        google, google.memories.retrieve, name=bank, scope=KIM,
        simple_retrieval_params={"page_size": 1, "page_token": "nonsense"},
    )  # fmt: skip
    assert words(error) == (400, "INVALID_ARGUMENT")


@cites("retrieve.one-way")
async def test_a_search_is_not_paged(http):
    error = await http.refused(
        "POST", "reasoningEngines/default/memories:retrieve",
        json={
            "scope": KIM, "similaritySearchParams": {"searchQuery": "tea"},
            "simpleRetrievalParams": {"pageSize": 1},
        },
    )  # fmt: skip
    assert error["status"] == "INVALID_ARGUMENT"


@pytest.mark.parametrize("body", [{}, {"scope": {}}, {"scope": None}])
@cites("retrieve.scope.required")
async def test_a_scope_is_required(http, body):
    error = await http.refused("POST", "reasoningEngines/default/memories:retrieve", json=body)
    assert error["status"] == "INVALID_ARGUMENT"


# Filters


@cites("retrieve.filter", "filters.regex", "filters.times")
async def test_filters_ask_about_facts_and_times(google, bank, five):
    async def filtered(text):
        return await google.facts(bank, KIM, config={"filter": text})

    assert sorted(await filtered('fact=~".*drink.*"')) == sorted(five[:2])
    since = 'fact=~"drink" AND update_time>="2026-01-01T00:01:00Z"'
    assert await filtered(since) == [five[1]]
    assert await filtered(f'fact="{five[2]}"') == [five[2]]
    assert await filtered("create_time<1767225660000000") == [five[0]]
    near = await google.every(
        google.memories.retrieve, name=bank, scope=KIM, config={"filter": 'fact=~"drink"'},
        similarity_search_params={"search_query": "a cat", "top_k": 5},
    )  # fmt: skip
    assert {each.memory.fact for each in near} <= set(five[:2])


@cites("retrieve.filter")
async def test_a_filter_asks_about_topics(google):
    bank = await google.bank(
        {"customization_configs": [on("USER_PREFERENCES", ("biz", "What they sell"))]}
    )
    await google.remember(
        bank, "I like tea", KIM, topics=[{"managed_memory_topic": "USER_PREFERENCES"}]
    )
    await google.remember(bank, "I sell tea", KIM, topics=[{"custom_memory_topic_label": "biz"}])
    found = await google.facts(
        bank, KIM, config={"filter": 'topics.custom_memory_topic_label: "biz"'}
    )
    assert found == ["I sell tea"]


@cites("filters.wrong")
async def test_a_filter_that_cannot_be_read_is_refused(google, bank, five):
    error = await refused(
        google, google.memories.retrieve, name=bank, scope=KIM, config={"filter": "fact=="}
    )
    assert words(error) == (400, "INVALID_ARGUMENT")
    assert "at character" in error.message


# Filter groups


@pytest.fixture
async def labelled(google, bank):
    """Facts by their metadata: a text, a number, a flag, a time; one has none."""
    noon = datetime.datetime(2026, 6, 1, 12, tzinfo=UTC)
    for fact, metadata in (
        ("One", {"kind": {"string_value": "a"}, "size": {"double_value": 1}}),
        ("Two", {"kind": {"string_value": "b"}, "size": {"double_value": 2.5}}),
        ("Three", {"kind": {"string_value": "b"}, "ok": {"bool_value": True}}),
        ("Four", {"at": {"timestamp_value": noon + datetime.timedelta(microseconds=5)}}),
        ("Five", {}),
    ):
        await google.remember(bank, f"I like the number {fact}", KIM, metadata=metadata)


def text(key, value, **more):
    return {"key": key, "value": {"string_value": value}, **more}


def number(key, value, op):
    return {"key": key, "value": {"double_value": value}, "op": op}


def group(*filters):
    return {"filters": list(filters)}


NOON = {"timestamp_value": datetime.datetime(2026, 6, 1, 12, tzinfo=UTC)}


@pytest.mark.parametrize(
    ("groups", "expected"),
    [
        ([group(text("kind", "a"))], {"One"}),
        ([group(text("kind", "a", op="EQUAL"))], {"One"}),
        ([group(text("kind", "A"))], set()),
        ([group(text("kind", "b"), number("size", 2, "GREATER_THAN"))], {"Two"}),
        ([group(text("kind", "a")), group(number("size", 2, "GREATER_THAN"))], {"One", "Two"}),
        ([group(number("size", 2.5, "LESS_THAN"))], {"One"}),
        ([group(number("size", 2.5, "GREATER_THAN"))], set()),
        ([group({"key": "ok", "value": {"bool_value": True}})], {"Three"}),
        ([group({"key": "at", "value": NOON})], {"Four"}),
        ([group({"key": "at", "value": NOON, "op": "GREATER_THAN"})], set()),
        ([group({"key": "nowhere", "value": {"bool_value": True}})], set()),
    ],
)
@cites("retrieve.groups", "retrieve.groups.operators", "retrieve.groups.times")
async def test_filter_groups_choose_by_metadata(google, bank, labelled, groups, expected):
    found = await google.facts(bank, KIM, config={"filter_groups": groups})
    assert {each.rpartition(" ")[2] for each in found} == expected


@cites("retrieve.groups.negate")
async def test_negation_turns_a_filter_around(google, bank, labelled):
    groups = [group(text("kind", "b", negate=True))]
    found = await google.facts(bank, KIM, config={"filter_groups": groups})
    assert {each.rpartition(" ")[2] for each in found} == {"One", "Four", "Five"}


@cites("retrieve.groups", "messages.enums")
async def test_operators_are_read_by_number(http):
    for number_of, size in (("1", 1.0), ("2", 2.5)):
        await http.post(
            "reasoningEngines/default/memories",
            {
                "fact": f"I like size {number_of}", "scope": KIM,
                "metadata": {"size": {"doubleValue": size}},
            },
        )  # fmt: skip
    found = await http.post(
        "reasoningEngines/default/memories:retrieve",
        {
            "scope": KIM,
            "filterGroups": [
                {"filters": [{"key": "size", "op": 2, "value": {"doubleValue": 2}}]}
            ],
        },
    )  # fmt: skip
    (only,) = found["retrievedMemories"]
    assert only["memory"]["fact"] == "I like size 2"


# Kinds of memories


@cites("retrieve.types", "profiles.memories")
async def test_profiles_come_back_only_if_asked_for(google):
    schema = {"type": "OBJECT", "properties": {"name": {"type": "STRING"}}}
    bank = await google.bank(
        {
            "structured_memory_configs": [
                {"schema_configs": [{"id": "card", "memory_schema": schema}]}
            ]
        }
    )
    await google.say(bank, KIM, "My name is Kim.")

    async def kinds(*types):
        config = {"memory_types": list(types)} if types else None
        found = await google.every(google.memories.retrieve, name=bank, scope=KIM, config=config)
        return sorted((each.memory.fact or "") for each in found)

    assert await kinds() == ["My name is Kim"]
    assert await kinds("NATURAL_LANGUAGE_COLLECTION") == ["My name is Kim"]
    assert await kinds("STRUCTURED_PROFILE") == [""]
    assert await kinds("NATURAL_LANGUAGE_COLLECTION", "STRUCTURED_PROFILE") == [
        "",
        "My name is Kim",
    ]


@cites("retrieve.types")
async def test_a_search_for_profiles_alone_is_not_crowded_out(google):
    schema = {"type": "OBJECT", "properties": {"name": {"type": "STRING"}}}
    card = {"schema_configs": [{"id": "card", "memory_schema": schema}]}
    bank = await google.bank({"structured_memory_configs": [card]})
    await google.say(bank, KIM, "My name is Kim.")
    for other in ("dog", "cat", "boat", "car"):
        await google.remember(bank, f"The name Kim is on my {other}.", KIM)
    found = await google.every(
        google.memories.retrieve, name=bank, scope=KIM,
        similarity_search_params={"search_query": "name Kim", "top_k": 1},
        config={"memory_types": ["STRUCTURED_PROFILE"]},
    )  # fmt: skip
    assert [each.memory.structured_content.data for each in found] == [{"name": "Kim"}]
