"""Long-running operations: what they are called, what they hold, and how they end."""

from __future__ import annotations

import pytest

from keepwise import Settings
from keepwise.errors import Unavailable
from keepwise.settings import BankSettings, JobsSettings
from keepwise.testing import FrozenClock
from wire.clients import PLACE, client, event
from wire.people import KIM
from wire.requirements import cites
from wire.serving import BASE, apart, here, opened

PREFIX = "type.googleapis.com/google.cloud.aiplatform.v1beta1."
BANK = f"{PLACE}/reasoningEngines/7"
TEA = f"{BANK}/memories/tea"
CONTENTS = {"scope": KIM, "directContentsSource": {"events": [event("I prefer euros.")]}}


@pytest.fixture
async def seven(http):
    await http.post(f"{PLACE}/reasoningEngines", {}, reasoningEngineId="7")
    await http.post(f"{BANK}/memories", {"fact": "I like tea", "scope": KIM}, memoryId="tea")


# Each kind of operation: the call, whose it is, and the types of its metadata and its response.
EMPTY = "type.googleapis.com/google.protobuf.Empty"
KINDS = {
    "create a bank": (
        ("POST", f"{PLACE}/reasoningEngines?reasoningEngineId=8", {}),
        f"{PLACE}/reasoningEngines/8", "CreateReasoningEngine", "ReasoningEngine",
    ),
    "update a bank": (
        ("PATCH", BANK, {"displayName": "x"}), BANK, "UpdateReasoningEngine", "ReasoningEngine",
    ),
    "delete a bank": (("DELETE", f"{BANK}?force=true", None), BANK, "Delete", EMPTY),
    "create a memory": (
        ("POST", f"{BANK}/memories?memoryId=milk", {"fact": "I like milk", "scope": KIM}),
        f"{BANK}/memories/milk", "CreateMemory", "Memory",
    ),
    "patch a memory": (("PATCH", TEA, {"displayName": "x"}), TEA, "UpdateMemory", "Memory"),
    "roll a memory back": (
        ("POST", f"{TEA}:rollback", {"targetRevisionId": "1"}), TEA, "RollbackMemory", "Memory",
    ),
    "delete a memory": (("DELETE", TEA, None), TEA, "DeleteMemory", EMPTY),
    "purge": (
        ("POST", f"{BANK}/memories:purge", {"filter": 'fact="x"'}),
        BANK, "PurgeMemories", "PurgeMemoriesResponse",
    ),
    "generate": (
        ("POST", f"{BANK}/memories:generate", CONTENTS),
        BANK, "GenerateMemories", "GenerateMemoriesResponse",
    ),
    "ingest": (
        ("POST", f"{BANK}/memories:ingestEvents", CONTENTS),
        BANK, "IngestEvents", "IngestEventsResponse",
    ),
    "create a session": (
        ("POST", f"{BANK}/sessions?sessionId=s1", {"userId": "kim"}),
        f"{BANK}/sessions/s1", "CreateSession", "Session",
    ),
}  # fmt: skip
SLOW = ("generate", "ingest")


async def begun(http, kind):
    (method, path, body), *_ = KINDS[kind]
    response = await http.raw(method, path, json=body)
    assert response.status_code == 200, response.text
    return response.json()


async def polled(served, operation):
    """The operation when it is done, as a client asks for it."""
    await served.run(served.kw.jobs.run_due)
    return await served.http.get(operation["name"])


@pytest.mark.parametrize("kind", KINDS)
@cites("operations.types", "operations.names", "operations.get", "operations.get.later")
async def test_an_operation_has_its_name_and_its_types(served, seven, kind):
    _, resource, metadata, response = KINDS[kind]
    made = await begun(served.http, kind)
    assert made["name"].startswith(f"{resource}/operations/")
    assert made["metadata"]["@type"] == f"{PREFIX}{metadata}OperationMetadata"
    done = await polled(served, made)
    assert done["name"] == made["name"]
    assert done["done"] is True
    assert done["metadata"]["@type"] == made["metadata"]["@type"]
    expected = response if response == EMPTY else f"{PREFIX}{response}"
    assert done["response"]["@type"] == expected
    assert "error" not in done
    served.clock.advance(seconds=3600)
    later = await served.http.get(made["name"])
    assert later["response"] == done["response"]


@pytest.mark.parametrize("kind", [each for each in KINDS if each not in SLOW])
@cites("operations.done")
async def test_all_but_two_are_done_in_their_first_answer(served, seven, kind):
    made = await begun(served.http, kind)
    assert made["done"] is True
    assert made["response"] == (await polled(served, made))["response"]


@pytest.mark.parametrize("kind", KINDS)
@cites("operations.times")
async def test_metadata_hold_times(served, seven, kind):
    generic = (await begun(served.http, kind))["metadata"]["genericMetadata"]
    assert generic["createTime"] == generic["updateTime"] == "2026-01-01T00:00:00.000000Z"


@cites("operations.get")
async def test_an_operation_is_found_by_its_short_name(served, seven):
    for kind in ("generate", "purge", "patch a memory"):
        made = await begun(served.http, kind)
        short = made["name"].removeprefix(f"{PLACE}/")
        assert (await served.http.get(short))["name"].endswith(short)


@pytest.mark.parametrize(
    "name",
    [
        f"{BANK}/operations/123",
        f"{BANK}/operations/generate-123",
        f"{BANK}/operations/generate-{'0' * 32}-{'0' * 32}",
        f"{TEA}/operations/123",
        f"{BANK}/memories/nowhere/operations/create-1",
        f"{PLACE}/reasoningEngines/999/operations/create-1",
    ],
)
@cites("operations.missing")
async def test_an_unknown_operation_is_not_found(http, seven, name):
    assert (await http.refused("GET", name))["status"] == "NOT_FOUND"


async def test_an_operation_is_not_found_in_another_bank(served, seven):
    made = await begun(served.http, "generate")
    await begun(served.http, "create a bank")
    foreign = made["name"].replace("/reasoningEngines/7/", "/reasoningEngines/8/")
    assert (await served.http.refused("GET", foreign))["status"] == "NOT_FOUND"


# Failing


class Away:
    """A model that is never there."""

    name = "away"

    async def complete(self, system, prompt, schema):
        raise Unavailable("the model is away")


MODEL = Settings(
    url=":memory:", bank=BankSettings(engine="model"), jobs=JobsSettings(poll_seconds=0.05)
)


@pytest.mark.parametrize("flavour", ["vertexai", "agentplatform.aio"])
@cites("operations.error")
async def test_work_that_fails_is_told_to_who_waits_for_it(flavour):
    store = opened(MODEL, FrozenClock(), text_model=Away())
    arguments = {
        "name": "reasoningEngines/default",
        "scope": KIM,
        "direct_contents_source": {"events": [event("I prefer euros.")]},
    }
    if flavour.endswith(".aio"):
        async with here(*store) as (_, through):
            memories = client(flavour, BASE, httpx_async_client=through).memory_banks.memories
            with pytest.raises(RuntimeError, match="Failed to generate memory"):
                await memories.generate(**arguments)
        return
    async with apart(*store) as (_, through):
        memories = client(flavour, BASE, httpx_client=through).agent_engines.memories
        with pytest.raises(RuntimeError, match="Failed to generate memory"):
            memories.generate(**arguments)


@cites("operations.error")
async def test_a_failure_is_an_error_with_a_code():
    async with here(*opened(MODEL, FrozenClock(), text_model=Away())) as (served, _):
        made = await served.http.post("reasoningEngines/default/memories:generate", CONTENTS)
        assert "error" not in made
        done = await polled(served, made)
        assert done["done"] is True
        assert done["error"]["code"] == 14
        assert "response" not in done
        assert "euros" not in str(done)
