"""memories:forget: what is named goes for good, all of it or nothing, with a receipt for each."""

from __future__ import annotations

import json

import pytest

from keepwise import Scope, Settings
from keepwise.model.access import Principal
from keepwise.server.identity import middleware
from keepwise.settings import JobsSettings
from wire.people import KIM, SAM
from wire.requirements import cites

BANK = "/v1beta1/reasoningEngines/default"
MEMORIES = f"{BANK}/memories"
FORGET = f"{MEMORIES}:forget"


@pytest.fixture
def settings(tmp_path):
    return Settings(url=str(tmp_path / "keepwise.db"), jobs=JobsSettings(in_process=False))


async def remember(http, fact, scope=KIM, **query):
    made = await http.post(MEMORIES, {"fact": fact, "scope": scope}, **query)
    return made["response"]["name"]


async def facts(http, scope=KIM):
    found = await http.post(f"{MEMORIES}:retrieve", {"scope": scope})
    return {each["memory"]["fact"] for each in found.get("retrievedMemories", ())}


async def actions(http, scope=KIM):
    log = await http.post(f"{BANK}/audit:list", {"scope": scope})
    return [each["action"] for each in log["entries"]]


def field_of(error):
    (violation,) = error["details"][-1]["fieldViolations"]
    return violation["field"]


# By name


@pytest.mark.parametrize(
    "spelled",
    [
        lambda name: {"name": name},
        lambda name: {"name": name.rpartition("/")[2]},
        lambda name: {"names": [f"reasoningEngines/default/memories/{name.rpartition('/')[2]}"]},
        lambda name: {"names": [f"memoryBanks/default/memories/{name.rpartition('/')[2]}"]},
        lambda name: {"scope": KIM, "name": name},
    ],
)
@cites("governing.forget")
async def test_every_spelling_of_a_name_will_do(http, spelled):
    name = await remember(http, "Likes tea")
    await remember(http, "Likes jam")
    gone = await http.post(FORGET, spelled(name))
    assert [each["memory_ids"] for each in gone["receipts"]] == [[name.rpartition("/")[2]]]
    assert await facts(http) == {"Likes jam"}


@cites("governing.forget", "governing.receipts")
async def test_what_is_named_twice_is_forgotten_once(http, served):
    name = await remember(http, "Likes tea")
    gone = await http.post(FORGET, {"name": name, "names": [name, name.rpartition("/")[2]]})
    (receipt,) = gone["receipts"]
    check = await served.run(served.kw.verify_receipt, json.dumps(receipt))
    assert check.valid, "as the command line reads it"


@cites("governing.forget.whole")
async def test_if_one_is_not_there_nothing_is_forgotten(http):
    name = await remember(http, "Likes tea")
    error = await http.refused("POST", FORGET, json={"names": [name, "gone"]})
    assert error["status"] == "NOT_FOUND"
    assert await facts(http) == {"Likes tea"}


@cites("governing.forget")
async def test_one_that_was_deleted_and_could_come_back_is_forgotten_for_good(http):
    name = await remember(http, "Likes tea")
    await http.delete(name)
    shown = await http.post(FORGET, {"name": name, "validateOnly": True})
    assert [each["fact"] for each in shown["memories"]] == ["Likes tea"]
    await http.post(FORGET, {"name": name})
    error = await http.refused("POST", f"{name}:rollback", json={"targetRevisionId": "1"})
    assert error["status"] == "NOT_FOUND"


@pytest.mark.parametrize(
    "path", ["reasoningEngines/other/memories/{}", "x/{}", "", "{}/revisions/1"]
)
async def test_a_name_of_something_else_is_none(http, path):
    name = await remember(http, "Likes tea")
    body = {"names": [path.format(name.rpartition("/")[2])]}
    error = await http.refused("POST", FORGET, json=body)
    assert (error["status"], field_of(error)) == ("INVALID_ARGUMENT", "names[0]")
    assert await facts(http) == {"Likes tea"}


@cites("governing.forget")
async def test_a_scope_says_whose_memory_of_that_id(http, served):
    for scope in (KIM, SAM):
        said = f"Likes {scope['user_id']}"
        await served.run(served.kw.bank.create, Scope.of(scope), said, memory_id="m1")
    assert (await http.refused("POST", FORGET, json={"name": "m1"}))["code"] == 409
    await http.post(FORGET, {"scope": SAM, "name": "m1"})
    assert (await facts(http, KIM), await facts(http, SAM)) == ({"Likes kim"}, set())
    not_there = await http.refused("POST", FORGET, json={"scope": SAM, "name": "m1"})
    never_was = await http.refused("POST", FORGET, json={"scope": SAM, "name": "m2"})
    assert not_there == never_was


# By words


@cites("governing.forget", "governing.forget.dry", "governing.looks")
async def test_what_words_would_take_is_shown_first_and_the_log_tells_of_the_look(http):
    await remember(http, "Likes tea")
    await remember(http, "Likes jam")
    asked = {"scope": KIM, "words": "tea"}
    shown = await http.post(FORGET, {**asked, "validateOnly": True})
    assert [each["fact"] for each in shown["memories"]] == ["Likes tea"]
    assert (await actions(http))[-1] == "read"
    assert await facts(http) == {"Likes tea", "Likes jam"}
    assert len((await http.post(FORGET, asked))["receipts"]) == 1
    assert await facts(http) == {"Likes jam"}
    assert await http.post(FORGET, asked) == {"receipts": []}


# Everything


@cites("governing.erase", "governing.receipts")
async def test_each_scope_of_a_user_has_a_receipt_and_the_log_stays_whole(http):
    alone = {"user_id": "kim"}
    await remember(http, "Likes tea")
    await remember(http, "Likes rice", alone)
    gone = await http.post(FORGET, {"userId": "kim", "erase": True})
    assert len({each["scope_id"] for each in gone["receipts"]}) == 2
    for receipt in gone["receipts"]:
        assert (await http.post(f"{BANK}/receipts:verify", {"receipt": receipt}))["valid"]
    assert (await http.post(f"{BANK}/audit:verify"))["intact"]
    assert (await actions(http, alone))[-1] == "erase"
    assert await http.post(FORGET, {"userId": "kim", "erase": True}) == {"receipts": []}


@cites("governing.erase", "governing.forget.dry")
async def test_the_rows_of_an_erasure_are_counted_first(http):
    await remember(http, "Likes tea")
    looked = await http.post(FORGET, {"scope": KIM, "erase": True, "validateOnly": True})
    (each,) = looked["removed"]
    assert each["scope"] == KIM
    assert each["rows"]["bank"] > 0
    assert await facts(http) == {"Likes tea"}


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "names"),
        ({"name": "x", "words": "tea", "scope": KIM}, "names"),
        ({"names": [], "erase": False}, "names"),
        ({"name": "x", "erase": True}, "names"),
        ({"words": "tea"}, "scope"),
        ({"words": "tea", "userId": "kim"}, "user_id"),
        ({"name": "x", "userId": "kim"}, "user_id"),
        ({"erase": True}, "scope"),
        ({"erase": True, "userId": ""}, "scope"),
        ({"erase": True, "scope": KIM, "userId": "sam"}, "scope"),
        ({"scope": KIM, "erase": "perhaps"}, "erase"),
        ({"scope": {"user_id": "*"}, "erase": True}, "scope"),
    ],
)
async def test_a_request_that_can_be_read_in_two_ways_is_refused(http, body, field):
    await remember(http, "Likes tea")
    error = await http.refused("POST", FORGET, json=body)
    assert (error["status"], field_of(error)) == ("INVALID_ARGUMENT", field)
    assert await facts(http) == {"Likes tea"}


# Whoever is held to a scope


@cites("governing.scope", "governing.forget")
async def test_a_name_of_somebody_else_s_is_as_one_that_is_not_there(http, monkeypatch):
    theirs = await remember(http, "Likes jam", SAM)
    mine = await remember(http, "Likes tea")
    kim = Principal("key:kim", scope={"user_id": "kim"})
    monkeypatch.setattr(middleware, "LOCAL", kim)
    refused = [
        await http.refused("POST", FORGET, json={"names": [mine, name]})
        for name in (theirs, "no-such-memory")
    ]
    assert refused[0] == refused[1]
    assert await facts(http) == {"Likes tea"}
    (receipt,) = (await http.post(FORGET, {"name": mine}))["receipts"]
    assert receipt["action"] == "forget"
    log = await http.post(f"{BANK}/audit:list", {"scope": KIM, "action": "forget"})
    assert [each["actor"] for each in log["entries"]] == ["key:kim"]
