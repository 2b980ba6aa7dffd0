"""Every key of ``custom_metadata`` does what it says, through ADK's memory service."""

from __future__ import annotations

import datetime

import pytest
from google.adk.errors.already_exists_error import AlreadyExistsError
from google.adk.errors.input_validation_error import InputValidationError
from google.adk.events import Event
from google.adk.memory.memory_entry import MemoryEntry
from google.genai import types

from keepwise import Keepwise, Scope
from keepwise.adk import KeepwiseMemoryService
from keepwise.model.labels import LabelFilter
from keepwise.settings import Settings
from keepwise.testing import FrozenClock

WHO = {"app_name": "acme", "user_id": "maria"}
MARIA = Scope.user("acme", "maria")


@pytest.fixture
async def kw():
    async with Keepwise.open(":memory:", settings=Settings(), clock=FrozenClock()) as opened:
        yield opened


@pytest.fixture
def memory(kw):
    return KeepwiseMemoryService(keepwise=kw)


def said(text, event_id):
    content = types.Content(role="user", parts=[types.Part(text=text)])
    return Event(id=event_id, invocation_id="i", author="user", content=content)


def entry(text, **more):
    content = types.Content(role="user", parts=[types.Part(text=text)])
    return MemoryEntry(content=content, **more)


async def facts(kw):
    return sorted(each.fact for each in (await kw.bank.list(MARIA)).items)


async def tell(memory, *texts, start=0, **metadata):
    events = [said(text, f"e{start + at}") for at, text in enumerate(texts)]
    await memory.add_events_to_memory(
        **WHO, events=events, session_id="s", custom_metadata=metadata
    )


async def test_a_count_lets_events_wait_and_a_flush_ends_that(memory, kw):
    config = {"generation_rule": {"event_count": 3}}
    await tell(memory, "Always show me euros.", generation_trigger_config=config)
    assert await facts(kw) == []
    await tell(memory, "I like jazz.", start=1)
    assert await facts(kw) == []
    await tell(memory, force_flush=True)
    assert await facts(kw) == ["Likes jazz", "Prefers euros"]


async def test_a_stream_of_its_own_name_knows_its_events(memory, kw):
    await tell(memory, "I like jazz.", stream_id="inbox")
    await tell(memory, "I like jazz.", stream_id="inbox")
    (stored,) = (await kw.bank.list(MARIA)).items
    assert [each.stream for each in stored.evidence] == ["inbox"]


@pytest.mark.parametrize(
    "topics",
    [
        ["USER_PREFERENCES"],
        [{"managed_memory_topic": "USER_PREFERENCES"}],
        [{"managedMemoryTopic": "USER_PREFERENCES"}],
    ],
)
async def test_allowed_topics_are_all_that_is_kept(memory, kw, topics):
    await tell(memory, "I like jazz. I live in Graz.", allowed_topics=topics)
    assert await facts(kw) == ["Likes jazz"]


async def test_without_consolidation_each_fact_is_kept_beside_the_others(memory, kw):
    await tell(memory, "Always show me euros.", disable_consolidation=True)
    await tell(memory, "Always show me pounds.", start=1, disable_consolidation=True)
    assert await facts(kw) == ["Prefers euros", "Prefers pounds"]


async def test_labels_keep_their_types_and_can_be_asked_for(memory, kw):
    when = datetime.datetime(2027, 1, 1, tzinfo=datetime.UTC)
    await tell(
        memory,
        "I like jazz.",
        metadata={"team": {"string_value": "sales"}, "rank": 3.0, "live": True, "at": when},
    )
    (stored,) = (await kw.bank.list(MARIA)).items
    assert stored.labels == {"team": "sales", "rank": 3.0, "live": True, "at": when}
    for value, fits in (("sales", 1), ("support", 0)):
        group = [LabelFilter("team", value)]
        assert len(await kw.bank.retrieve(MARIA, "jazz", label_filters=[group])) == fits
    assert len((await kw.bank.list(MARIA, filter="metadata.rank > 2")).items) == 1
    assert len((await kw.bank.list(MARIA, filter="metadata.rank > 3")).items) == 0
    assert len((await kw.bank.list(MARIA, filter='labels.live = true AND fact:"JAZZ"')).items) == 1


@pytest.mark.parametrize(
    ("strategy", "labels", "count"),
    [
        ("MERGE", {"a": "1", "b": "2"}, 1),
        ("OVERWRITE", {"b": "2"}, 1),
        ("REQUIRE_EXACT_MATCH", {"a": "1"}, 2),
    ],
)
async def test_merging_labels(memory, kw, strategy, labels, count):
    await tell(memory, "Always show me euros.", metadata={"a": "1"})
    await tell(
        memory,
        "Always show me pounds.",
        start=1,
        metadata={"b": "2"},
        metadata_merge_strategy=strategy,
    )
    stored = (await kw.bank.list(MARIA)).items
    assert len(stored) == count
    assert labels in [dict(each.labels) for each in stored]


async def test_missing_labels_are_no_empty_labels(memory, kw):
    await tell(memory, "I like tables.", team="marketing")
    for strategy in ("MERGE", "OVERWRITE"):
        await tell(memory, "I like tables.", start=5, metadata_merge_strategy=strategy)
    assert [dict(each.labels) for each in (await kw.bank.list(MARIA)).items] == [
        {"team": "marketing"}
    ]


async def test_revisions_have_labels_and_a_lifetime(memory, kw):
    await tell(memory, "Always show me euros.", revision_labels={"job": "1"}, revision_ttl="60s")
    await tell(memory, "Actually, show me pounds.", start=1)
    (stored,) = (await kw.bank.list(MARIA)).items
    revisions = await kw.bank.revisions(MARIA, stored.id)
    assert [dict(each.labels) for each in revisions] == [{"job": "1"}, {}]
    kw.bank._clock.advance(seconds=61)
    assert len(await kw.bank.revisions(MARIA, stored.id)) == 1


async def test_without_revisions_an_earlier_state_is_not_there_any_more(memory, kw):
    await tell(memory, "Always show me euros.", disable_memory_revisions=True)
    kw.bank._clock.advance(seconds=1)
    await tell(memory, "Actually, show me pounds.", start=1)
    (stored,) = (await kw.bank.list(MARIA)).items
    assert [each.fact for each in await kw.bank.revisions(MARIA, stored.id)] == ["Prefers pounds"]


async def test_a_fact_can_be_given_its_id_and_topic(memory, kw):
    await memory.add_memory(
        **WHO,
        memories=[entry("Prefers window seats", id="seat-1")],
        custom_metadata={"topics": ["USER_PREFERENCES"]},
    )
    stored = await kw.bank.get(MARIA, "seat-1")
    assert (stored.fact, stored.topic) == ("Prefers window seats", "USER_PREFERENCES")
    with pytest.raises(AlreadyExistsError, match="seat-1"):
        await memory.add_memory(**WHO, memories=[entry("Prefers aisle seats", id="seat-1")])
    with pytest.raises(InputValidationError, match="stream_id"):
        await memory.add_memory(
            **WHO, memories=[entry("Likes tea")], custom_metadata={"stream_id": "s"}
        )


async def test_without_waiting_a_worker_does_it(memory, kw):
    config = {"event_count": 1}
    await tell(memory, "I like jazz.", generation_trigger_config=config, wait_for_completion=False)
    await kw.jobs.run_due()
    assert await facts(kw) == ["Likes jazz"]
