"""Purging: counting and deleting what a filter means."""

from __future__ import annotations

import pytest

from wire.people import KIM, SAM, on, refused, words
from wire.requirements import cites


@pytest.fixture
async def bank(google):
    """A bank with three memories of Kim's and one of Sam's, a minute apart."""
    name = await google.bank(
        {"customization_configs": [on("USER_PREFERENCES", ("biz", "What they sell"))]}
    )
    for fact, scope, topic, size in (
        ("I like tea", KIM, {"managed_memory_topic": "USER_PREFERENCES"}, 1),
        ("I like milk", KIM, {"managed_memory_topic": "USER_PREFERENCES"}, 2),
        ("I sell tea", KIM, {"custom_memory_topic_label": "biz"}, 3),
        ("I like rain", SAM, {"managed_memory_topic": "USER_PREFERENCES"}, 4),
    ):
        metadata = {"size": {"double_value": size}}
        await google.remember(name, fact, scope, topics=[topic], metadata=metadata)
        google.served.clock.advance(seconds=60)
    return name


async def purge(google, bank, **arguments):
    operation = await google.ask(google.memories.purge, name=bank, **arguments)
    assert operation.done
    return operation.response.purge_count


async def left(google, bank):
    return sorted(each.fact for each in await google.every(google.memories.list, name=bank))


ALL = ["I like milk", "I like rain", "I like tea", "I sell tea"]


@cites("purge.dry", "purge.done")
async def test_without_force_memories_are_counted_and_stay(google, bank):
    assert await purge(google, bank, filter='scope.user_id="kim"') == 3
    assert await left(google, bank) == ALL


@cites("purge.force", "purge.done")
async def test_with_force_they_are_deleted(google, bank):
    assert await purge(google, bank, filter='scope.user_id="kim"', force=True) == 3
    assert await left(google, bank) == ["I like rain"]
    assert await google.facts(bank, KIM) == []
    assert await purge(google, bank, filter='scope.user_id="kim"', force=True) == 0


@cites("purge.zero")
async def test_a_count_of_zero_is_told(google, bank):
    assert await purge(google, bank, filter='scope.user_id="nobody"') == 0


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ('scope.user_id="kim"', 3),
        ("scope.user_id=kim", 3),
        ('scope.user_id="kim" AND scope.app_name="trips"', 3),
        ('scope.user_id="kim" AND scope.app_name="other"', 0),
        ('scope.user_id="Kim"', 0),
        ('scope.user_id="kim" AND create_time<"2026-01-01T00:01:00Z"', 1),
        ('scope.user_id="kim" AND update_time>="2026-01-01T00:01:00Z"', 2),
        ('topics.custom_memory_topic_label: "biz"', 1),
        ("topics.managed_memory_topic: USER_PREFERENCES", 3),
        ('fact="I like tea"', 1),
        ('fact=~"tea" AND NOT fact="I like tea"', 1),
        ('scope.user_id="kim" OR scope.user_id="sam"', 4),
    ],
)
@cites("purge.filter.scope", "purge.filter.and")
async def test_a_filter_says_which(google, bank, text, count):
    assert await purge(google, bank, filter=text) == count


@cites("purge.groups")
async def test_groups_choose_by_metadata_within_the_filter(google, bank):
    small = [
        {"filters": [{"key": "size", "op": "LESS_THAN", "value": {"double_value": 2.5}}]},
        {"filters": [{"key": "size", "value": {"double_value": 4}}]},
    ]
    assert await purge(google, bank, filter_groups=small) == 3
    assert await purge(google, bank, filter='scope.user_id="kim"', filter_groups=small) == 2
    assert await purge(google, bank, filter_groups=small, force=True) == 3
    assert await left(google, bank) == ["I sell tea"]


SIZED = {"filters": [{"key": "size", "value": {"doubleValue": 4}}]}
SAYS_NONE = [
    {},
    {"force": True},
    {"filter": "  ", "force": True},
    {"filterGroups": [{"filters": []}], "force": True},
    {"filterGroups": [SIZED, {"filters": []}], "force": True},
]


@pytest.mark.parametrize("body", SAYS_NONE)
@cites("purge.filter")
async def test_a_purge_says_which(http, body):
    await http.post("reasoningEngines/default/memories", {"fact": "I like tea", "scope": KIM})
    error = await http.refused("POST", "reasoningEngines/default/memories:purge", json=body)
    assert error["status"] == "INVALID_ARGUMENT"
    assert len((await http.get("reasoningEngines/default/memories"))["memories"]) == 1


@cites("filters.wrong", "filters.unknown")
async def test_a_filter_that_cannot_be_read_deletes_nothing(google, bank):
    for wrong in ('scope.user_id=="kim"', 'colour="red"', "scope.user_id=", '(fact="a"'):
        error = await refused(google, google.memories.purge, name=bank, filter=wrong, force=True)
        assert words(error) == (400, "INVALID_ARGUMENT")
    assert await left(google, bank) == ALL


@cites("purge.undo")
async def test_what_was_purged_comes_back_by_a_rollback(google, bank):
    (made,) = await google.every(
        google.memories.list, name=bank, config={"filter": 'fact="I like tea"'}
    )
    await purge(google, bank, filter='scope.user_id="kim"', force=True)
    await google.ask(google.memories.rollback, name=made.name, target_revision_id="1")
    assert await google.facts(bank, KIM) == ["I like tea"]


@cites("purge.force")
async def test_a_purge_is_of_one_bank(google, bank):
    other = await google.bank()
    await google.remember(other, "I like tea", KIM)
    await purge(google, bank, filter='scope.user_id="kim"', force=True)
    assert await google.facts(other, KIM) == ["I like tea"]


async def test_an_expired_memory_is_not_counted(google, bank):
    await google.remember(bank, "I like snow", KIM, ttl="60s")
    google.served.clock.advance(seconds=61)
    assert await purge(google, bank, filter='fact="I like snow"') == 0
