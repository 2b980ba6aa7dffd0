"""The generated REST clients: camelCase at every depth, enums as numbers, strict about types."""

from __future__ import annotations

import pytest
from google.api_core.exceptions import NotFound
from google.auth.credentials import AnonymousCredentials
from google.cloud import aiplatform_v1beta1 as gapic

from keepwise import Settings
from keepwise.settings import JobsSettings
from keepwise.testing import FrozenClock
from wire.clients import PLACE
from wire.people import KIM
from wire.requirements import cites
from wire.serving import listening, opened

BANK = f"{PLACE}/reasoningEngines/default"


@pytest.fixture
def url():
    settings = Settings(url=":memory:", jobs=JobsSettings(poll_seconds=0.05))
    with listening(opened(settings, FrozenClock())[1]) as address:
        yield address


@pytest.fixture
def memories(url):
    with gapic.MemoryBankServiceClient(
        transport="rest",
        credentials=AnonymousCredentials(),
        client_options={"api_endpoint": url},
    ) as made:
        yield made


def create(memories, **fields):
    memory = gapic.Memory(fact="I like tea", scope=KIM, **fields)
    return memories.create_memory(parent=BANK, memory=memory).result()


@cites("operations.types", "messages.alt")
def test_the_generated_client_reads_what_was_created(memories):
    made = create(memories, display_name="Tea")
    assert made.name.startswith(f"{BANK}/memories/")
    read = memories.get_memory(name=made.name)
    assert (read.fact, dict(read.scope), read.display_name) == ("I like tea", KIM, "Tea")
    assert read.create_time.isoformat() == "2026-01-01T00:00:00+00:00"


@cites("messages.enums")
def test_enums_are_sent_as_numbers_and_come_back(memories):
    preferences = gapic.MemoryTopicId(managed_memory_topic="USER_PREFERENCES")
    made = create(memories, topics=[preferences])
    assert memories.get_memory(name=made.name).topics[0] == preferences


def test_the_generated_client_lists_updates_and_deletes(memories):
    made = create(memories)
    assert [each.name for each in memories.list_memories(parent=BANK)] == [made.name]
    changed = memories.update_memory(
        memory=gapic.Memory(name=made.name, fact="I like coffee"), update_mask={"paths": ["fact"]}
    ).result()
    assert changed.fact == "I like coffee"
    memories.delete_memory(name=made.name).result()
    with pytest.raises(NotFound):
        memories.get_memory(name=made.name)


@cites("operations.types")
def test_the_generated_client_waits_for_what_is_generated(memories):
    contents = {"events": [{"content": {"role": "user", "parts": [{"text": "I prefer euros."}]}}]}
    request = {"parent": BANK, "scope": KIM, "direct_contents_source": contents}
    made = memories.generate_memories(request=request).result()
    (only,) = made.generated_memories
    assert only.action.name == "CREATED"
    found = memories.retrieve_memories(request={"parent": BANK, "scope": KIM})
    assert [each.memory.name for each in found.retrieved_memories] == [only.memory.name]


@cites("retrieve.similar")
def test_the_generated_client_searches(memories):
    create(memories)
    search = {"search_query": "tea", "top_k": 3}
    request = {"parent": BANK, "scope": KIM, "similarity_search_params": search}
    (found,) = memories.retrieve_memories(request=request).retrieved_memories
    assert found.memory.fact == "I like tea"
    assert 0 <= found.distance <= 2
