"""Values that nobody sends by mistake, in every field there is: refused or taken, never a fault."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from keepwise import Settings
from wire.requirements import cites
from wire.serving import here, opened

BANK = "/v1beta1/reasoningEngines/default"
KIM = {"user_id": "kim"}
TIME = "2026-01-01T00:00:00Z"
SAID = {"role": "user", "parts": [{"text": "I prefer euros, and leave tomorrow."}]}
EVENTS = {"events": [{"content": SAID, "eventId": "e", "eventTime": TIME}]}
KEPT = {"metadata": {"k": {"stringValue": "a"}}, "revisionLabels": {"a": "b"}, "revisionTtl": "9s"}
TOPIC = {"managedMemoryTopic": "USER_PREFERENCES"}
RULE = {"eventCount": 3, "idleDuration": "60s", "overlapEventCount": 1}
EVENT = {
    "author": "user",
    "invocationId": "i",
    "timestamp": TIME,
    "content": SAID,
    "actions": {"stateDelta": {"a": 1}, "artifactDelta": {"f": 1}, "transferAgent": "x"},
    "errorMessage": "m",
    "eventMetadata": {"branch": "b", "customMetadata": {"a": 1}, "longRunningToolIds": ["a"]},
    "rawEvent": {"id": "e", "author": "user", "actions": {"stateDelta": {"a": 1}}},
}
FILTERS = [{"filters": [{"key": "k", "value": {"doubleValue": 1}, "op": "EQUAL", "negate": True}]}]
TOPICS = {"scopeKeys": ["user_id"], "memoryTopics": [{"customMemoryTopic": {"label": "l"}}]}
SCHEMA = {"properties": {"a": {"type": "string", "enum": ["x"], "x-slot": "currency"}}}
CONFIG = {
    "generationConfig": {"generationTriggerConfig": {"generationRule": RULE}},
    "ttlConfig": {"defaultTtl": "60s"},
    "customizationConfigs": [TOPICS],
    "structuredMemoryConfigs": [{"schemaConfigs": [{"id": "s", "jsonSchema": SCHEMA}]}],
}
BODIES: dict[str, Any] = {
    "/memories": {"scope": KIM, "fact": "Prefers euros", "ttl": "9s", "topics": [TOPIC], **KEPT},
    "/memories/m1:rollback": {"targetRevisionId": "1"},
    "/memories:generate": {"scope": KIM, "directContentsSource": EVENTS, "timeZone": "UTC", **KEPT},
    # What follows # is sent to nobody: another body of the same method.
    "/memories:generate#facts": {
        "scope": KIM,
        "directMemoriesSource": {
            "directMemories": [{"fact": "Likes tea", "topics": [{"customMemoryTopicLabel": "l"}]}]
        },
        **KEPT,
    },
    "/memories:ingestEvents": {
        "scope": KIM,
        "streamId": "s",
        "directContentsSource": EVENTS,
        "generationTriggerConfig": {"generationRule": RULE},
    },
    "/memories:retrieve": {
        "scope": KIM,
        "similaritySearchParams": {"searchQuery": "euros", "topK": 3},
        "filter": "euros",
        "filterGroups": FILTERS,
        "memoryTypes": ["STRUCTURED_PROFILE"],
    },
    "/memories:purge": {"filter": "euros", "filterGroups": FILTERS},
    "/sessions": {"userId": "kim", "labels": {"a": "b"}, "sessionState": {"a": 1}, "ttl": "9s"},
    "/sessions/s1:appendEvent": EVENT,
    "/memories:scan": {"scope": KIM, "fix": "FIX_UNSPECIFIED"},
    "/memories:forget": {"scope": KIM, "words": "zzz", "validateOnly": True},
    "/memories:forget#erase": {"userId": "zzz", "erase": True, "validateOnly": True},
    "/memories:forget#names": {"names": ["memories/zzz"], "validateOnly": True},
    "/memories:explain#name": {"name": "memories/m1"},
    "/memories:quarantined": {"scope": KIM, "pageSize": 3, "pageToken": ""},
    "/memories:confirm": {"scope": KIM, "id": "q"},
    "/memories:explain": {"scope": KIM, "query": "euros", "topK": 3},
    ":export": {"scope": KIM},
    "/audit:list": {"scope": KIM, "pageSize": 3, "newestFirst": True},
    "/audit:verify": {"head": "1"},
    "/receipts:verify": {"receipt": {"id": "x", "scope": KIM}},
    "": {"labels": {"a": "b"}, "contextSpec": {"memoryBankConfig": CONFIG}},
}
QUERIES = (
    "/memories?filter=VALUE",
    "/memories?orderBy=VALUE",
    "/memories?pageToken=VALUE",
    "/memories?pageSize=VALUE",
    "/memories/VALUE",
    "/memories/m1/revisions?filter=VALUE",
    "/memories/m1/revisions/VALUE",
    "/sessions?filter=VALUE",
    "/sessions?pageToken=VALUE",
    "/sessions/VALUE",
    "/sessions/s1/events?filter=VALUE",
    "/sessions/s1/events?pageToken=VALUE",
    "/operations/VALUE",
    "/../VALUE/memories",
)


def deep(depth: int) -> Any:
    held: Any = {}
    for _ in range(depth):
        held = {"a": [held]}
    return held


VALUES: list[Any] = [
    "\0",
    "\ud800",
    "",
    "x" * 100_000,
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59Z",
    "999999999999s",
    -1,
    2**64,
    10**4000,
    1e308,
    float("nan"),
    True,
    [[]],
    {"\ud800": 1},
    {"\0": float("inf")},
    deep(400),
]
TEXTS = ["\0", "٣", "-1", "9" * 40, "1:\0", "9" * 19 + ":a", "-" * 3900, "(" * 3900, "NOT " * 900]
TEXTS += ['create_time>"0001-01-01T00:00:00+23:59"', "create_time>1e999", "labels.a>nan", "\u2028"]


def with_each(body: Any, value: Any) -> Iterator[Any]:
    """A body with a value in place of each of its parts, one after the other."""
    yield value
    for at in body if isinstance(body, dict) else range(len(body) if isinstance(body, list) else 0):
        for inner in with_each(body[at], value):
            changed = copy.copy(body)
            changed[at] = inner
            yield changed


@pytest.fixture
async def kims(http):
    await http.post(f"{BANK}/memories", {"fact": "Likes tea", "scope": KIM}, memoryId="m1")
    await http.post(f"{BANK}/sessions", {"userId": "kim"}, sessionId="s1")
    return http


@pytest.mark.parametrize("path", BODIES)
@cites("errors.silent")
async def test_no_value_of_a_field_is_a_fault_of_the_server(kims, path):
    json_type = {"Content-Type": "application/json"}
    method = "POST" if path else "PATCH"
    for value in VALUES:
        for body in with_each(BODIES[path], value):
            content = json.dumps(body).encode()
            answer = await kims.raw(method, BANK + path, content=content, headers=json_type)
            assert answer.status_code < 500, (content[:500], answer.text)


@pytest.mark.parametrize("path", QUERIES)
@cites("errors.silent")
async def test_no_word_of_an_address_is_a_fault_of_the_server(kims, path):
    for value in TEXTS:
        answer = await kims.raw("GET", BANK + path.replace("VALUE", quote(value, safe="")))
        assert answer.status_code < 500, (value[:100], answer.text)


# Made up, in the form of a model provider's.
CREDENTIAL = "sk-proj-" + "Ab3dEf6hIj9kLm2nOp5qRs8t" * 2


@cites("errors.silent")
async def test_a_credential_is_kept_in_no_field_and_repeated_in_no_answer(tmp_path, clock):
    settings = Settings(url=f"sqlite:///{tmp_path / 'kept.db'}")
    async with here(*opened(settings, clock)) as (served, _):
        for path, body in BODIES.items():
            for changed in with_each(body, CREDENTIAL):
                method = "POST" if path else "PATCH"
                answer = await served.http.raw(method, BANK + path, json=changed)
                assert CREDENTIAL not in answer.text, changed
    held = b"".join(each.read_bytes() for each in tmp_path.iterdir() if each.is_file())
    assert b"user_id" in held
    assert CREDENTIAL.encode() not in held


BROKEN = [b"", b"{", b"[" * 100_000, b'{"a":' * 100_000, b"1" * 5000, b"\xff\xfe", b"NaN", b"\0"]


@pytest.mark.parametrize("path", BODIES)
@pytest.mark.parametrize("content", BROKEN)
async def test_no_body_is_a_fault_of_the_server(kims, path, content):
    method = "POST" if path else "PATCH"
    json_type = {"Content-Type": "application/json"}
    answer = await kims.raw(method, BANK + path, content=content, headers=json_type)
    assert answer.status_code < 500, answer.text
