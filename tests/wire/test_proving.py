"""What a bank proves and hands over: its audit log, an export, and what a look leaves behind."""

from __future__ import annotations

import json

import pytest

from keepwise import Settings
from keepwise.settings import JobsSettings
from wire.people import KIM, SAM
from wire.requirements import cites

BANKS = "/v1beta1/reasoningEngines"
BANK = f"{BANKS}/default"
MEMORIES = f"{BANK}/memories"


@pytest.fixture
def settings(tmp_path):
    return Settings(url=str(tmp_path / "keepwise.db"), jobs=JobsSettings(in_process=False))


async def remember(http, fact, scope=KIM, bank=BANK):
    return (await http.post(f"{bank}/memories", {"fact": fact, "scope": scope}))["response"]["name"]


async def told(http, body, bank=BANK):
    return (await http.post(f"{bank}/audit:list", body))["entries"]


# The audit log


@cites("governing.audit.banks")
async def test_the_log_of_a_bank_tells_what_was_done_to_the_bank(http):
    seven, secret = f"{BANKS}/7", "About the cure"
    topics = {"memoryTopics": [{"customMemoryTopic": {"label": "diet", "description": secret}}]}
    config = {"memoryBankConfig": {"customizationConfigs": [topics]}}
    await http.post("reasoningEngines", {}, reasoningEngineId="plain")
    await http.post(
        "reasoningEngines",
        {"displayName": secret, "contextSpec": config},
        reasoningEngineId="7",
    )
    await http.patch(seven, {"displayName": secret, "labels": {"env": "live"}})
    await http.patch(seven, {"displayName": secret})
    await http.patch(
        seven, {"contextSpec": {"memoryBankConfig": {"ttlConfig": {"defaultTtl": "86400s"}}}}
    )
    await remember(http, "Likes tea", bank=seven)
    await http.delete(seven, force="true")
    await http.post("reasoningEngines", {}, reasoningEngineId="7")
    entries = await told(http, {}, seven)
    assert [(each["action"], each["reason"]) for each in entries if "bank" in each["action"]] == [
        ("create_bank", "display_name, customizationConfigs"),
        ("update_bank", "labels"),
        ("update_bank", "ttlConfig"),
        ("delete_bank", "scopes erased: 1"),
        ("create_bank", "nothing but its name"),
    ]
    assert {each["target"] for each in entries if "bank" in each["action"]} == {"7"}
    assert secret not in json.dumps(entries)
    assert (await http.post(f"{seven}/audit:verify"))["intact"]
    assert [each["reason"] for each in await told(http, {}, f"{BANKS}/plain")] == [
        "nothing but its name"
    ]


@cites("governing.audit")
async def test_entries_come_page_by_page_of_one_action_or_kind(http):
    for fact in ("Likes tea", "Likes jam", "Likes rice"):
        await remember(http, fact)
    await http.refused("POST", MEMORIES, json={"fact": "We spent €436,449.", "scope": KIM})
    for whose in ({"scope": KIM}, {}):
        seen, token = [], ""
        while True:
            body = {**whose, "action": "create", "page_size": 2, "pageToken": token}
            page = await http.post(f"{BANK}/audit:list", body)
            assert len(page["entries"]) <= 2
            seen += [each["seq"] for each in page["entries"]]
            token = page.get("nextPageToken", "")
            if not token:
                break
        assert seen == [1, 2, 3]
        assert [each["action"] for each in await told(http, {**whose, "kind": "figure"})] == [
            "refuse"
        ]
        assert (await told(http, {**whose, "newestFirst": True}))[0]["action"] == "refuse"


@cites("governing.audit")
async def test_a_head_that_was_kept_has_to_be_there(http):
    await remember(http, "Likes tea")
    kept = (await http.post(f"{BANK}/audit:verify"))["head"]
    await remember(http, "Likes jam")
    assert (await http.post(f"{BANK}/audit:verify", {"head": kept}))["intact"]
    position, _, digest = kept.partition(":")
    other = f"{position}:{digest[:-1]}{'0' if digest[-1] != '0' else '1'}"
    checked = await http.post(f"{BANK}/audit:verify", {"head": other})
    assert not checked["intact"]
    assert checked["problems"]


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("audit:verify", {"head": "1:x"}, "head"),
        ("audit:list", {"pageToken": "x"}, "page_token"),
        ("audit:list", {"pageSize": -1}, "pageSize"),
        ("audit:list", {"scope": KIM, "pageToken": "x"}, "page_token"),
        ("memories:quarantined", {"scope": KIM, "pageSize": "many"}, "pageSize"),
        ("memories:quarantined", {}, "scope"),
        ("memories:confirm", {"scope": KIM}, "id"),
        ("memories:explain", {"scope": KIM}, "query"),
        ("memories:explain", {"scope": KIM, "query": "tea", "name": "x"}, "query"),
        ("memories:explain", {"query": "tea"}, "scope"),
        ("memories:explain", {"name": "reasoningEngines/7/memories/x"}, "name"),
        ("receipts:verify", {"receipt": "x"}, "receipt"),
    ],
)
async def test_what_cannot_be_is_named(http, path, body, field):
    error = await http.refused("POST", f"{BANK}/{path}", json=body)
    (violation,) = error["details"][-1]["fieldViolations"]
    assert (error["status"], violation["field"]) == ("INVALID_ARGUMENT", field)


# Looking


@cites("governing.looks")
async def test_a_look_at_what_is_remembered_is_in_the_log(http):
    name = await remember(http, "Likes tea")
    await http.post(f"{MEMORIES}:explain", {"scope": KIM, "query": "tea"})
    await http.post(f"{MEMORIES}:explain", {"name": name})
    await http.post(f"{MEMORIES}:quarantined", {"scope": KIM})
    entries = await told(http, {"scope": KIM, "action": "read"})
    memory_id = name.rpartition("/")[2]
    assert [each["target"] for each in entries] == ["memories", memory_id, "quarantine"]
    assert {each["actor"] for each in entries} == {"local"}


@cites("governing.explain")
async def test_how_a_memory_came_to_be_is_told_while_it_can_come_back(http):
    name = await remember(http, "Likes tea")
    await http.delete(name)
    came = await http.post(f"{MEMORIES}:explain", {"scope": KIM, "name": name})
    assert [each["action"] for each in came["revisions"]] == ["create", "delete"]
    error = await http.refused("POST", f"{MEMORIES}:explain", json={"scope": SAM, "name": name})
    assert error["status"] == "NOT_FOUND"


@cites("governing.explain")
async def test_a_hit_says_which_words_it_was_found_by(http):
    await remember(http, "Likes green tea")
    (hit,) = (await http.post(f"{MEMORIES}:explain", {"scope": KIM, "query": "tea"}))["hits"]
    assert (hit["why"], hit["terms"]) == ("match", ["tea"])
    assert hit["score"] > 0
    assert 0 < hit["words"] <= 1


# Moving


@pytest.mark.parametrize("spelled", ["validateOnly", "validate_only"])
@cites("governing.move", "messages.spellings")
async def test_an_import_that_only_looks_writes_nothing(http, spelled):
    await remember(http, "Likes tea")
    await http.post("reasoningEngines", {}, reasoningEngineId="7")
    exported = (await http.raw("POST", f"{BANK}:export")).content
    tried = await http.raw("POST", f"{BANKS}/7:import", content=exported, params={spelled: "true"})
    assert tried.json()["counts"]["memory"] == {"new": 1}
    assert await http.get(f"{BANKS}/7/memories") == {}


@cites("governing.move")
async def test_a_second_import_changes_nothing(http):
    await remember(http, "Likes tea")
    await http.post("reasoningEngines", {}, reasoningEngineId="7")
    exported = (await http.raw("POST", f"{BANK}:export")).content
    counts = [
        (await http.raw("POST", f"{BANKS}/7:import", content=exported)).json()["counts"]["memory"]
        for _ in range(2)
    ]
    assert counts == [{"new": 1}, {"known": 1}]


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\xff\xfe", b'{"memory": "Likes tea", "user_id": "kim"}\n']
)
async def test_what_is_no_export_is_refused_whole(http, content):
    error = await http.refused("POST", f"{BANK}:import", content=content)
    assert error["status"] == "INVALID_ARGUMENT"
    assert "tea" not in json.dumps(error)
    assert await http.get(MEMORIES) == {}


async def test_of_nobody_there_is_no_export(http):
    await remember(http, "Likes tea")
    error = await http.refused("POST", f"{BANK}:export", json={"scope": SAM})
    assert error["status"] == "NOT_FOUND"
