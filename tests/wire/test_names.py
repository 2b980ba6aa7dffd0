"""Paths and resource names: every spelling reaches the same objects."""

from __future__ import annotations

import pytest

from keepwise import Settings
from keepwise.settings import ServerSettings
from keepwise.testing import FrozenClock
from wire.clients import LOCATION, PLACE, PROJECT
from wire.people import KIM
from wire.requirements import cites
from wire.serving import here, opened

FULL = f"projects/{PROJECT}/locations/{LOCATION}"
SPELLINGS = [
    f"/{version}/{place}{collection}/7"
    for version in ("v1beta1", "v1")
    for place in ("", f"{FULL}/")
    for collection in ("reasoningEngines", "memoryBanks")
]


@pytest.fixture
async def seven(http):
    """The name of a memory in the bank 7."""
    await http.post(f"{FULL}/reasoningEngines", {}, reasoningEngineId="7")
    made = await http.post(
        f"{FULL}/reasoningEngines/7/memories",
        {"fact": "I like tea", "scope": KIM},
        memoryId="tea",
    )
    return made["response"]["name"]


@pytest.mark.parametrize("bank", SPELLINGS)
@cites("names.full", "names.short", "names.memory-banks", "names.v1")
async def test_every_spelling_reaches_the_same_memory(http, seven, bank):
    read = await http.get(f"{bank}/memories/tea")
    assert read["fact"] == "I like tea"
    assert read["name"].endswith("/reasoningEngines/7/memories/tea")
    (listed,) = (await http.get(f"{bank}/memories"))["memories"]
    assert listed == read
    found = await http.post(f"{bank}/memories:retrieve", {"scope": KIM})
    assert found["retrievedMemories"] == [{"memory": read}]
    assert (await http.get(f"{bank}/memories/tea/revisions"))["memoryRevisions"]


@pytest.mark.parametrize("bank", SPELLINGS)
@cites("names.v1.all")
async def test_both_versions_have_every_method(http, seven, bank):
    assert await http.post(f"{bank}/memories:retrieveProfiles", {"scope": KIM}) == {}


@cites("names.v1", "operations.types")
async def test_types_are_those_of_the_version(http, seven):
    for version in ("v1", "v1beta1"):
        made = await http.patch(
            f"/{version}/{FULL}/reasoningEngines/7/memories/tea", {"displayName": version}
        )
        prefix = f"type.googleapis.com/google.cloud.aiplatform.{version}."
        assert made["response"]["@type"] == f"{prefix}Memory"
        assert made["metadata"]["@type"] == f"{prefix}UpdateMemoryOperationMetadata"


INGESTS = [
    *(f"{bank}/memories:ingestEvents" for bank in SPELLINGS),
    *(f"{bank}:ingestEvents" for bank in SPELLINGS if "memoryBanks" in bank),
]


@pytest.mark.parametrize("path", INGESTS)
@cites("names.memory-banks.ingest")
async def test_events_are_handed_in_below_either_name(http, seven, path):
    made = await http.post(path, {"scope": KIM})
    assert "/reasoningEngines/7/operations/" in made["name"]


@cites("names.answers", "names.place")
async def test_answers_have_full_names_of_the_place_that_was_asked(http, seven):
    assert seven == f"{FULL}/reasoningEngines/7/memories/tea"
    read = await http.get("projects/other/locations/mars/reasoningEngines/7/memories/tea")
    assert read["name"] == "projects/other/locations/mars/reasoningEngines/7/memories/tea"
    assert read["fact"] == "I like tea"


@cites("names.answers.place")
async def test_a_short_name_is_answered_with_the_place_of_the_settings():
    settings = Settings(url=":memory:", server=ServerSettings(project="acme", location="berlin"))
    async with here(*opened(settings, FrozenClock())) as (served, _):
        made = await served.http.post(
            "reasoningEngines/default/memories", {"fact": "I like tea", "scope": KIM}
        )
        name = made["response"]["name"]
        assert name.startswith("projects/acme/locations/berlin/reasoningEngines/default/memories/")
        assert (await served.http.get(name))["fact"] == "I like tea"
        assert (await served.http.get(made["name"]))["done"] is True


@pytest.mark.parametrize("prefix", ["/memory", "/a/b/"])
@cites("names.prefix")
async def test_the_server_can_be_mounted_below_a_path(prefix):
    settings = Settings(url=":memory:", server=ServerSettings(prefix=prefix))
    async with here(*opened(settings, FrozenClock())) as (served, _):
        below = prefix.rstrip("/")
        path = f"{below}/v1beta1/reasoningEngines/default/memories"
        made = await served.http.post(path, {"fact": "I like tea", "scope": KIM})
        assert made["response"]["name"].startswith("projects/")
        (listed,) = (await served.http.get(path))["memories"]
        assert listed["fact"] == "I like tea"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/v1beta1",
        "/v2/reasoningEngines/7/memories",
        "/v1beta1/reasoningEngines/7/nothings",
        "/v1beta1/reasoningEngines/7/memories/tea/revisions/1/more",
        "/v1beta1/reasoningEngines/7/memories/tea:unknownVerb",
        "/v1beta1/projects/p/reasoningEngines/7",
    ],
)
@cites("names.unknown", "errors.form")
async def test_a_path_there_is_not_is_an_error_in_the_usual_form(http, seven, path):
    error = await http.refused("GET", path)
    assert (error["code"], error["status"]) == (404, "NOT_FOUND")


@cites("names.unknown")
async def test_who_asks_for_a_path_there_is_not_is_told_where_to_look(http, seven):
    error = await http.refused("POST", f"{seven}/nothings", json={})
    assert "/openapi.json" in error["message"]


@cites("errors.method", "names.unknown")
async def test_a_method_there_is_not_says_which_there_are(http, seven):
    response = await http.raw("PUT", seven)
    assert response.status_code == 405
    assert {"GET", "PATCH", "DELETE"} <= set(response.headers["allow"].replace(" ", "").split(","))
    error = response.json()["error"]
    assert (error["code"], "/openapi.json" in error["message"]) == (405, True)


async def test_a_place_is_part_of_no_identity(http, seven):
    await http.delete(seven.replace(PROJECT, "another"))
    error = await http.refused("GET", f"{PLACE}/reasoningEngines/7/memories/tea")
    assert error["status"] == "NOT_FOUND"


@cites("names.inside")
async def test_another_banks_record_is_not_this_ones(http, seven):
    """Both banks have a session and a memory of that id; the name says whose is meant."""
    await http.post(f"{FULL}/reasoningEngines", {}, reasoningEngineId="8")
    for bank in ("7", "8"):
        await http.post(f"reasoningEngines/{bank}/sessions", {"userId": "kim"}, sessionId="s")
    await http.post(
        "reasoningEngines/8/memories", {"fact": "I like tea", "scope": KIM}, memoryId="tea"
    )
    for version in ("projects/p/locations/l/reasoningEngines", "memoryBanks"):
        source = {"session": f"{version}/8/sessions/s"}
        error = await http.refused(
            "POST",
            "reasoningEngines/7/memories:generate",
            json={"vertexSessionSource": source},
        )
        assert error["message"].startswith("vertex_session_source.session: ")
        target = {"targetRevisionId": f"{version}/8/memories/tea/revisions/1"}
        error = await http.refused("POST", f"{seven}:rollback", json=target)
        assert error["message"].startswith("target_revision_id: ")
    await http.post(f"{seven}:rollback", {"targetRevisionId": f"{seven}/revisions/1"})
