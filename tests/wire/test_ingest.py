"""Streams of events: what waits, until when, and what comes of it."""

from __future__ import annotations

import asyncio
import datetime
import threading

import pytest

from keepwise import Settings
from keepwise.bank.remembering import engines
from keepwise.errors import Unavailable
from keepwise.settings import BankSettings, JobsSettings
from keepwise.testing import FrozenClock
from wire.clients import event
from wire.people import KIM, SAM, refused, words
from wire.requirements import cites
from wire.serving import here, opened

NEW_YEAR = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)


@pytest.fixture
def settings():
    """Nothing that waits is looked at but when a test says so."""
    return Settings(url=":memory:", jobs=JobsSettings(in_process=False))


@pytest.fixture
async def bank(google):
    return await google.bank({"customization_configs": [{}]})


def said(*texts, **more):
    """Events whose ids are their words."""
    return {"events": [{**event(each), "event_id": each, **more} for each in texts]}


def rule(**rules):
    return {"generation_trigger_config": {"generation_rule": rules}}


async def ingest(google, bank, *texts, scope=KIM, **arguments):
    if texts:
        arguments["direct_contents_source"] = said(*texts)
    return await google.ask(google.ingest_events, name=bank, scope=scope, **arguments)


async def pass_by(google, seconds=0.0):
    """Let time pass, and look at what is due then."""
    google.served.clock.advance(seconds=seconds)
    await google.served.run(google.served.kw.jobs.run_due)


async def facts(google, bank, scope=KIM):
    return sorted(await google.facts(bank, scope))


EUROS, NAME, PYTHON = "I prefer euros.", "My name is Kim.", "Remember that I use Python."


@cites("ingest.now")
async def test_without_a_trigger_events_are_looked_at_at_once(google, bank):
    await ingest(google, bank, EUROS)
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros"]


@cites("ingest.repeated")
async def test_an_event_is_looked_at_once(google, bank):
    await ingest(google, bank, EUROS)
    await pass_by(google)
    (made,) = await google.every(google.memories.list, name=bank)
    # The whole conversation again, with something new at its end, as ADK hands it in.
    google.served.clock.advance(seconds=60)
    await ingest(google, bank, EUROS, NAME)
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros", "My name is Kim"]
    again = await google.ask(google.memories.get, name=made.name)
    assert again.update_time == made.update_time
    assert len(await google.every(google.revisions.list, name=made.name)) == 1


@cites("ingest.order")
async def test_events_are_read_in_the_order_of_their_times(google, bank):
    pounds = {**said("I prefer pounds.", event_time=NEW_YEAR)["events"][0]}
    euros = {**said(EUROS, event_time=NEW_YEAR + datetime.timedelta(seconds=1))["events"][0]}
    await google.ask(
        google.ingest_events, name=bank, scope=KIM,
        direct_contents_source={"events": [euros, pounds]},
    )  # fmt: skip
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros"]


# Triggers


@cites("ingest.count")
async def test_a_count_waits_for_so_many_events(google, bank):
    await ingest(google, bank, EUROS, **rule(event_count=3))
    await ingest(google, bank, NAME)
    await pass_by(google, 3600)
    assert await facts(google, bank) == []
    await ingest(google, bank, "Hello.")
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros", "My name is Kim"]


@cites("ingest.count", "ingest.repeated")
async def test_an_event_that_is_known_does_not_count(google, bank):
    await ingest(google, bank, EUROS, **rule(event_count=2))
    await ingest(google, bank, EUROS)
    await pass_by(google)
    assert await facts(google, bank) == []


@cites("ingest.idle")
async def test_an_idle_rule_waits_for_silence(google, bank):
    await ingest(google, bank, EUROS, **rule(idle_duration="60s"))
    await pass_by(google, 40)
    await ingest(google, bank, NAME)
    await pass_by(google, 59)
    assert await facts(google, bank) == []
    await pass_by(google, 1)
    assert await facts(google, bank) == ["I prefer euros", "My name is Kim"]


@cites("ingest.interval")
async def test_an_interval_does_not_wait_for_silence(google, bank):
    await ingest(google, bank, EUROS, **rule(fixed_interval="60s"))
    await pass_by(google, 40)
    await ingest(google, bank, NAME)
    await pass_by(google, 20)
    assert await facts(google, bank) == ["I prefer euros", "My name is Kim"]


@pytest.mark.parametrize("time", ["idle_duration", "fixed_interval"])
@cites("ingest.rules")
async def test_a_count_goes_with_a_time(google, bank, time):
    both = rule(event_count=2, **{time: "60s"})
    await ingest(google, bank, EUROS, **both)
    await pass_by(google, 60)
    assert await facts(google, bank) == ["I prefer euros"]
    await ingest(google, bank, NAME, "Hello.")
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros", "My name is Kim"]


@pytest.mark.parametrize(
    "rules",
    [
        {"idle_duration": "60s", "fixed_interval": "60s"},
        {"idle_duration": "61s"},
        {"fixed_interval": "59s"},
        {"event_count": -1},
    ],
)
@cites("ingest.rules")
async def test_rules_that_cannot_be_are_refused(google, bank, rules):
    error = await refused(
        google, google.ingest_events, name=bank, scope=KIM, direct_contents_source=said(EUROS),
        **rule(**rules),
    )  # fmt: skip
    assert words(error) == (400, "INVALID_ARGUMENT")


@pytest.mark.parametrize("overlap", [2, 3])
@cites("ingest.overlap.less")
async def test_an_overlap_is_less_than_the_count(served, overlap):
    error = await served.http.refused(
        "POST", "reasoningEngines/default/memories:ingestEvents",
        json={
            "scope": KIM,
            "generationTriggerConfig": {
                "generationRule": {"eventCount": 2, "overlapEventCount": overlap}
            },
        },
    )  # fmt: skip
    assert error["status"] == "INVALID_ARGUMENT"


class Watched:
    """A model that notes what it is shown, and is away."""

    name = "watched"

    def __init__(self):
        self.shown: list[str] = []

    async def complete(self, *args, **kwargs):
        self.shown.append(str((args, kwargs)))
        raise Unavailable("away")


@cites("ingest.overlap")
async def test_an_overlap_shows_the_last_events_again():
    model = Watched()
    settings = Settings(
        url=":memory:",
        jobs=JobsSettings(in_process=False),
        bank=BankSettings(engine="model", fallback=True),
    )
    async with here(*opened(settings, FrozenClock(), text_model=model)) as (served, _):

        async def hand_in(*texts):
            model.shown.clear()
            await served.http.post(
                "reasoningEngines/default/memories:ingestEvents",
                {
                    "scope": KIM, "directContentsSource": said(*texts),
                    **rule(event_count=2, overlap_event_count=1),
                },
            )  # fmt: skip
            await served.run(served.kw.jobs.run_due)

        await hand_in("I went to Rome.", "I loved the food there.")
        assert "Rome" in str(model.shown)
        await hand_in("I prefer tea.", "I prefer milk.")
        assert "loved the food" in str(model.shown)
        assert "Rome" not in str(model.shown)
        await hand_in("I prefer rain.")
        assert model.shown == []


@cites("ingest.trigger")
async def test_a_call_may_bring_a_trigger_alone(google, bank):
    await ingest(google, bank, EUROS, **rule(event_count=5))
    await ingest(google, bank, **rule(event_count=2))
    await ingest(google, bank, NAME)
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros", "My name is Kim"]


@cites("banks.config.trigger")
async def test_a_bank_s_trigger_holds_for_streams_that_name_none(google):
    bank = await google.bank(
        {
            "generation_config": rule(event_count=2),
            "customization_configs": [{}],
        }
    )
    await ingest(google, bank, EUROS)
    await pass_by(google)
    assert await facts(google, bank) == []
    await ingest(google, bank, NAME)
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros", "My name is Kim"]
    await ingest(google, bank, PYTHON, scope=SAM, **rule(event_count=1))
    await pass_by(google)
    assert await facts(google, bank, SAM) == ["I use Python"]


@cites("ingest.leftover")
async def test_what_is_left_over_is_looked_at_after_a_day(google, bank):
    await ingest(google, bank, EUROS, **rule(event_count=5))
    await pass_by(google, 24 * 3600 - 1)
    assert await facts(google, bank) == []
    await pass_by(google, 1)
    assert await facts(google, bank) == ["I prefer euros"]


# Flushing


@cites("ingest.flush")
async def test_a_flush_looks_at_what_waits(google, bank):
    await ingest(google, bank, EUROS, **rule(event_count=5))
    await ingest(google, bank, NAME, config={"force_flush": True})
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros", "My name is Kim"]


@cites("ingest.flush", "ingest.trigger")
async def test_a_flush_needs_no_events(google, bank):
    await ingest(google, bank, EUROS, **rule(event_count=5))
    await ingest(google, bank, config={"force_flush": True})
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros"]


# Streams and operations


@cites("ingest.stream")
async def test_an_empty_stream_is_the_default_one(google, bank):
    await ingest(google, bank, EUROS, **rule(event_count=2))
    await ingest(google, bank, NAME, stream_id="default")
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros", "My name is Kim"]


@cites("ingest.streams")
async def test_streams_wait_apart_from_each_other(google, bank):
    await ingest(google, bank, EUROS, stream_id="one", **rule(event_count=2))
    await ingest(google, bank, NAME, stream_id="two", **rule(event_count=2))
    await ingest(google, bank, PYTHON, scope=SAM, stream_id="one", **rule(event_count=2))
    await pass_by(google)
    assert await facts(google, bank) == []
    await ingest(google, bank, "Hello.", stream_id="one")
    await pass_by(google)
    assert await facts(google, bank) == ["I prefer euros"]
    assert await facts(google, bank, SAM) == []


@cites("ingest.operation")
async def test_a_stream_has_one_operation_until_it_was_looked_at(google, bank):
    first = await ingest(google, bank, EUROS, **rule(event_count=2))
    other = await ingest(google, bank, NAME, stream_id="other", **rule(event_count=2))
    assert not first.done
    assert other.name != first.name
    second = await ingest(google, bank, NAME)
    assert second.name == first.name
    await pass_by(google)
    done = await google.served.http.get(first.name)
    assert done["done"] is True
    assert "error" not in done
    third = await ingest(google, bank, PYTHON)
    assert third.name != first.name


@cites("ingest.metadata", "ingest.labels")
async def test_metadata_and_labels_are_on_what_comes_of_it(served):
    http = served.http
    await http.post(
        "reasoningEngines/default/memories:ingestEvents",
        {
            "scope": KIM, "directContentsSource": said(EUROS),
            "metadata": {"a": {"stringValue": "1"}}, "revisionLabels": {"source": "chat"},
            "revisionTtl": "60s",
        },
    )  # fmt: skip
    await served.run(served.kw.jobs.run_due)
    (made,) = (await http.get("reasoningEngines/default/memories"))["memories"]
    assert made["metadata"] == {"a": {"stringValue": "1"}}
    (only,) = (await http.get(f"{made['name']}/revisions"))["memoryRevisions"]
    assert only["labels"] == {"source": "chat"}
    assert only["expireTime"] == "2026-01-01T00:01:00.000000Z"


@cites("ingest.metadata")
async def test_metadata_hold_for_events_that_wait(served):
    http = served.http
    await http.post(
        "reasoningEngines/default/memories:ingestEvents",
        {
            "scope": KIM, "directContentsSource": said(EUROS),
            "metadata": {"a": {"stringValue": "1"}}, **rule(event_count=2),
        },
    )  # fmt: skip
    await http.post(
        "reasoningEngines/default/memories:ingestEvents",
        {"scope": KIM, "forceFlush": True, "metadata": {"a": {"stringValue": "1"}}},
    )
    await served.run(served.kw.jobs.run_due)
    (made,) = (await http.get("reasoningEngines/default/memories"))["memories"]
    assert made["metadata"] == {"a": {"stringValue": "1"}}


@pytest.mark.parametrize("body", [{}, {"scope": {}}])
@cites("ingest.scope")
async def test_a_stream_is_somebody_s(served, body):
    error = await served.http.refused(
        "POST", "reasoningEngines/default/memories:ingestEvents",
        json={"directContentsSource": said(EUROS), **body},
    )  # fmt: skip
    assert error["status"] == "INVALID_ARGUMENT"


async def test_others_are_answered_while_long_messages_are_read(http, monkeypatch):
    began, answered = threading.Event(), threading.Event()

    def reads(*_, **__):
        began.set()
        assert answered.wait(30)
        return ()

    monkeypatch.setattr(engines, "extract", reads)
    said = {"content": {"role": "user", "parts": [{"text": "I like tea. " * 500}]}}
    body = {"scope": KIM, "directContentsSource": {"events": [said]}}
    long = asyncio.create_task(http.post("reasoningEngines/default/memories:generate", body))
    await asyncio.to_thread(began.wait)
    await http.get("reasoningEngines/default")
    answered.set()
    assert (await long)["done"]
