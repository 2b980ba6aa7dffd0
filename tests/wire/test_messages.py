"""What holds for every message and every error, whichever method it belongs to."""

from __future__ import annotations

import json

import pytest

from wire.clients import PLACE, event
from wire.people import KIM
from wire.requirements import cites

BANK = "reasoningEngines/default"
MEMORIES = f"{BANK}/memories"
TEA = {"fact": "I like tea", "scope": KIM}
SEARCH = {"searchQuery": "tea", "k": 1}
# By their offsets they are in the years 0 and 10000.
EARLY, LATE = "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59"


async def create(http, **body):
    made = await http.post(MEMORIES, {"fact": "I like tea", "scope": KIM, **body})
    return made["response"]


@cites("messages.spellings", "messages.free")
async def test_keys_are_read_in_both_spellings_mixed_and_the_caller_s_own_stay(http):
    made = await create(
        http,
        display_name="a",
        expireTime="2027-01-01T00:00:00Z",
        revision_labels={"my_label": "x", "myLabel": "y"},
        metadata={
            "my_key": {"string_value": "s"},
            "myKey": {"timestampValue": "2027-01-01T00:00:00Z"},
        },
        topics=[{"managed_memory_topic": "USER_PREFERENCES"}],
        scope={"user_id": "kim", "appName": "trips"},
    )
    assert made["displayName"] == "a"
    assert made["scope"] == {"user_id": "kim", "appName": "trips"}
    assert made["metadata"] == {
        "my_key": {"stringValue": "s"},
        "myKey": {"timestampValue": "2027-01-01T00:00:00.000000Z"},
    }
    (revision,) = (await http.get(f"{made['name']}/revisions"))["memoryRevisions"]
    assert revision["labels"] == {"my_label": "x", "myLabel": "y"}


@cites("messages.answers")
async def test_answers_are_in_camel_case(http):
    await create(http, display_name="a", metadata={"k": {"string_value": "s"}})
    for answer in (
        await http.get(MEMORIES),
        await http.post(f"{MEMORIES}:retrieve", {"scope": KIM}),
        await http.get("reasoningEngines"),
    ):
        keys = set(_keys(answer)) - {"user_id", "app_name"}
        assert not [each for each in keys if "_" in each]


@cites("messages.query.unknown")
async def test_a_query_parameter_there_is_not_is_named(http):
    await http.get(f"{BANK}?$alt=json;enum-encoding=int&alt=json&prettyPrint=true&fields=name")
    for query in ("dryRun=true", "validateOnly=true", "page_sise=3"):
        error = await http.refused("GET", f"{BANK}?{query}")
        name = query.partition("=")[0].replace("_s", "S")
        assert (error["status"], name in error["message"]) == ("INVALID_ARGUMENT", True)


@cites("messages.absent")
async def test_what_has_nothing_in_it_is_absent(http):
    bank = (await http.post(f"{PLACE}/reasoningEngines", {}))["response"]
    memory = await create(http)
    session = (await http.post(f"{BANK}/sessions", {"userId": "kim"}))["response"]
    for record in (bank, memory, session):
        shown = await http.get(record["name"])
        assert [name for name, value in shown.items() if not value] == []
    assert bank.keys() == {"@type", "name", "contextSpec", "etag", "createTime", "updateTime"}


def _keys(value):
    if isinstance(value, list):
        for each in value:
            yield from _keys(each)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _keys(inner)


@pytest.mark.parametrize("topic", [2, "USER_PREFERENCES"])
@cites("messages.enums")
async def test_enums_are_read_by_name_and_number_and_answered_by_name(http, topic):
    made = await create(http, topics=[{"managedMemoryTopic": topic}])
    assert made["topics"] == [{"managedMemoryTopic": "USER_PREFERENCES"}]


@pytest.mark.parametrize("topic", [99, "WEATHER", -1, 2.5, True, [], {"a": []}])
@cites("messages.enums")
async def test_an_enum_there_is_not_is_refused(http, topic):
    error = await http.refused(
        "POST", MEMORIES,
        json={"fact": "I like tea", "scope": KIM, "topics": [{"managedMemoryTopic": topic}]},
    )  # fmt: skip
    assert error["status"] == "INVALID_ARGUMENT"


@cites("messages.alt")
async def test_the_query_of_the_generated_clients_is_accepted(http):
    made = await http.raw(
        "POST", f"/v1beta1/{MEMORIES}?$alt=json;enum-encoding=int",
        json={"fact": "I like tea", "scope": KIM},
    )  # fmt: skip
    assert made.status_code == 200


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2027-01-01T00:00:00Z", "2027-01-01T00:00:00.000000Z"),
        ("2027-01-01T00:00:00+00:00", "2027-01-01T00:00:00.000000Z"),
        ("2027-01-01T02:00:00.5+02:00", "2027-01-01T00:00:00.500000Z"),
        ("2027-01-01T00:00:00.123456789Z", "2027-01-01T00:00:00.123456Z"),
    ],
)
@cites("messages.times")
async def test_times_are_read_with_any_offset(http, text, expected):
    assert (await create(http, expireTime=text))["expireTime"] == expected


@pytest.mark.parametrize(
    "text", ["tomorrow", "2027-13-01T00:00:00Z", "", 5, "99999-01-01", EARLY, LATE]
)
@cites("messages.times")
async def test_a_time_that_is_none_is_refused(http, text):
    error = await http.refused(
        "POST", MEMORIES, json={"fact": "I like tea", "scope": KIM, "expireTime": text}
    )
    assert error["status"] == "INVALID_ARGUMENT"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("60s", "00:01:00.000000Z"), ("1.5s", "00:00:01.500000Z"), ("0.000001s", "00:00:00.000001Z")],
)
@cites("messages.durations")
async def test_durations_have_fractions(http, text, expected):
    assert (await create(http, ttl=text))["expireTime"] == f"2026-01-01T{expected}"


@pytest.mark.parametrize("text", ["60", "1m", "s", "", 60, "1e3s", "-60s"])
@cites("messages.durations")
async def test_a_duration_that_is_none_is_refused(http, text):
    error = await http.refused(
        "POST", MEMORIES, json={"fact": "I like tea", "scope": KIM, "ttl": text}
    )
    assert error["status"] == "INVALID_ARGUMENT"


@cites("messages.null")
async def test_null_is_not_set(http):
    made = await create(http, displayName=None, ttl=None, metadata=None, topics=None)
    assert "displayName" not in made
    assert "expireTime" not in made
    changed = await http.patch(made["name"], {"fact": None, "displayName": "a"})
    assert changed["response"]["fact"] == "I like tea"


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        (MEMORIES, {**TEA, "colour": "red"}, "colour"),
        (f"{MEMORIES}:retrieve", {"scope": KIM, "similaritySearchParams": SEARCH}, "k"),
        (f"{MEMORIES}:generate", {"directMemoriesSource": {"memories": []}}, "memories"),
        ("reasoningEngines", {"contextSpec": {"memoryBankConfig": {"ttl": {}}}}, "ttl"),
    ],
)
@cites("messages.unknown")
async def test_an_unknown_field_is_named(http, path, body, field):
    error = await http.refused("POST", path, json=body)
    assert error["status"] == "INVALID_ARGUMENT"
    fields = [
        each["field"] for detail in error["details"] for each in detail.get("fieldViolations", [])
    ]
    assert any(each.split(".")[-1] == field for each in fields)


@cites("messages.no-body")
async def test_a_bank_is_created_by_an_empty_body(http):
    made = await http.raw(
        "POST", f"{PLACE}/reasoningEngines", content=b"",
        headers={"content-type": "application/json"},
    )  # fmt: skip
    assert made.status_code == 200
    assert made.json()["done"] is True


@pytest.mark.parametrize("path", ["reasoningEngines", MEMORIES])
@cites("messages.pages.token")
async def test_a_token_that_was_not_handed_out_is_refused(http, path):
    await create(http)
    error = await http.refused("GET", path, params={"pageToken": "%%%"})
    assert error["status"] == "INVALID_ARGUMENT"


@pytest.mark.parametrize(
    "other", [{"filter": "fact:tea"}, {"orderBy": "update_time"}, {"orderBy": "create_time"}]
)
@cites("messages.pages.same")
async def test_a_token_is_for_the_list_it_was_handed_out_for(http, other):
    for drink in ("tea", "milk", "juice"):
        await http.post(MEMORIES, {"fact": f"I like {drink}", "scope": KIM})
    token = (await http.get(MEMORIES, pageSize=1))["nextPageToken"]
    error = await http.refused("GET", MEMORIES, params={"pageToken": token, **other})
    assert error["status"] == "INVALID_ARGUMENT"
    rest = await http.get(MEMORIES, pageToken=token, pageSize=2, orderBy="create_time desc")
    assert len(rest["memories"]) == 2


METADATA = {"a_b": {"stringValue": "1"}, "c": {"stringValue": "2"}}


@cites("messages.masks.paths")
async def test_a_path_into_metadata_changes_that_key(http):
    name = (await create(http, metadata=METADATA))["name"]
    changed = {"metadata": {"a_b": {"stringValue": "9"}, "c": {"stringValue": "9"}}}
    await http.patch(name, changed, updateMask="metadata.a_b")
    assert (await http.get(name))["metadata"] == {**METADATA, "a_b": {"stringValue": "9"}}
    await http.patch(name, {}, updateMask="metadata.a_b")
    assert (await http.get(name))["metadata"] == {"c": {"stringValue": "2"}}


@pytest.mark.parametrize(
    "mask",
    ["contextSpec.memoryBankConfig.ttlConfig", "context_spec.memory_bank_config.ttl_config"],
)
@cites("messages.masks.paths", "banks.update.mask", "banks.update.mask.config")
async def test_a_path_into_a_configuration_changes_that_field(http, mask):
    config = {"ttlConfig": {"defaultTtl": "60s"}, "disableMemoryRevisions": True}
    spec = {"contextSpec": {"memoryBankConfig": config}}
    name = (await http.post(f"{PLACE}/reasoningEngines", spec))["response"]["name"]

    async def after(wanted, mask):
        await http.patch(name, {"contextSpec": {"memoryBankConfig": wanted}}, updateMask=mask)
        return (await http.get(name))["contextSpec"]["memoryBankConfig"]

    new = {"ttlConfig": {"defaultTtl": "90s"}, "disableMemoryRevisions": False}
    assert await after(new, mask) == {**config, "ttlConfig": {"defaultTtl": "90s"}}
    assert not (await after({}, mask))["ttlConfig"]
    short = {"ttlConfig": {"defaultTtl": "5s"}}
    assert await after(short, "context_spec") == {**config, **short}
    error = await http.refused("PATCH", name, json={}, params={"updateMask": f"{mask}.defaultTtl"})
    assert error["status"] == "INVALID_ARGUMENT"


@cites("memories.list.order.several")
async def test_a_list_is_ordered_by_one_field(http):
    error = await http.refused("GET", MEMORIES, params={"orderBy": "create_time, update_time"})
    assert error["status"] == "INVALID_ARGUMENT"


@cites("memories.patch.mask")
async def test_a_mask_may_name_what_only_comes_along(http):
    name = (await create(http))["name"]
    body = {"fact": "I like milk", "scope": KIM, "revisionLabels": {"who": "me"}}
    await http.patch(name, body, updateMask="fact,scope,revision_labels,disableMemoryRevisions")
    newest = (await http.get(f"{name}/revisions"))["memoryRevisions"][0]
    assert (newest["fact"], newest["labels"]) == ("I like milk", {"who": "me"})


@pytest.mark.parametrize("groups", [[{}], [{"filters": []}, {"filters": [{"key": "k"}]}]])
@cites("purge.groups.empty")
async def test_a_group_without_filters_purges_nothing(http, groups):
    await create(http)
    for group in groups:
        for each in group.get("filters", []):
            each["value"] = {"stringValue": "x"}
    body = {"filterGroups": groups, "force": True}
    error = await http.refused("POST", f"{MEMORIES}:purge", json=body)
    assert error["status"] == "INVALID_ARGUMENT"
    assert len((await http.get(MEMORIES))["memories"]) == 1


@cites("messages.pages.size")
async def test_a_page_size_is_cut_to_the_most(http):
    await create(http)
    for path in ("reasoningEngines", MEMORIES):
        assert await http.get(path, pageSize=10**9)
        error = await http.refused("GET", path, params={"pageSize": -1})
        assert error["status"] == "INVALID_ARGUMENT"
    error = await http.refused("GET", MEMORIES, params={"pageSize": "many"})
    assert error["status"] == "INVALID_ARGUMENT"


# Errors


@pytest.mark.parametrize("body", [b"{", b"[]", b'"text"', b"\xff\xfe", b"{'a': 1}", b"null"])
@cites("errors.json", "errors.form")
async def test_a_body_that_is_no_message_is_refused(http, body):
    response = await http.raw(
        "POST", MEMORIES, content=body, headers={"content-type": "application/json"}
    )
    error = response.json()["error"]
    assert (response.status_code, error["code"], error["status"]) == (400, 400, "INVALID_ARGUMENT")
    assert error["message"]


@pytest.mark.parametrize(
    ("body", "secret"),
    [
        ({"fact": ["hunter2"], "scope": KIM}, "hunter2"),
        ({"fact": "I like tea", "scope": {"user_id": {"a": "hunter2"}}}, "hunter2"),
        ({**TEA, "ttl": "hunter2"}, "hunter2"),
        ({**TEA, "metadata": {"k": "hunter2"}}, "hunter2"),
        ({**TEA, "topics": [{"managedMemoryTopic": "hunter2"}]}, "hunter2"),
        ({**TEA, "topics": [{"customMemoryTopicLabel": "hunter2"}]}, "hunter2"),
    ],
)  # fmt: skip
@cites("errors.silent", "errors.details")
async def test_no_error_repeats_a_value(http, body, secret):
    error = await http.refused("POST", MEMORIES, json=body)
    assert error["status"] == "INVALID_ARGUMENT"
    assert secret not in json.dumps(error)
    assert any("fieldViolations" in each for each in error["details"])


@cites("errors.silent")
async def test_no_error_repeats_a_name_that_is_not_there(http):
    for path in (f"{MEMORIES}/hunter2", "reasoningEngines/hunter2", f"{BANK}/sessions/hunter2"):
        error = await http.refused("GET", path)
        assert "hunter2" not in json.dumps(error)


@cites("errors.bank")
async def test_whatever_is_asked_of_no_bank_is_not_found(http):
    for method, path, body in (
        ("GET", "reasoningEngines/9", None),
        ("PATCH", "reasoningEngines/9", {"displayName": "a"}),
        ("DELETE", "reasoningEngines/9", None),
        ("GET", "reasoningEngines/9/memories", None),
        ("GET", "reasoningEngines/9/memories/1", None),
        ("POST", "reasoningEngines/9/memories", {"fact": "I like tea", "scope": KIM}),
        ("POST", "reasoningEngines/9/memories:retrieve", {"scope": KIM}),
        (
            "POST",
            "reasoningEngines/9/memories:generate",
            {"scope": KIM, "directContentsSource": {"events": [event("I like tea.")]}},
        ),
        ("GET", "reasoningEngines/9/sessions", None),
        ("POST", "reasoningEngines/9/sessions", {"userId": "kim"}),
    ):
        error = await http.refused(method, path, json=body)
        assert error["status"] == "NOT_FOUND", path
