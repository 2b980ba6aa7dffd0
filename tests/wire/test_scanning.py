"""memories:scan: what is stored and may not be, as an older version would have left it."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing

import pytest

from keepwise import Settings
from keepwise.model.access import Principal
from keepwise.server.identity import middleware
from keepwise.settings import JobsSettings
from wire.people import KIM, SAM
from wire.requirements import cites

BANK = "/v1beta1/reasoningEngines/default"
SCAN = f"{BANK}/memories:scan"
# Of the shape of a Databricks token; assembled here, for no file may hold one.
TOKEN = "da" + "pi" + "".join(random.Random(4).choices("0123456789abcdef", k=32))


@pytest.fixture
def settings(tmp_path):
    return Settings(url=str(tmp_path / "keepwise.db"), jobs=JobsSettings(in_process=False))


@pytest.fixture
async def stored(http, tmp_path):
    """Kim and Sam with a memory each that says a token; the names of both."""
    names = []
    for scope in (KIM, SAM):
        body = {"fact": f"Likes {scope['user_id']}", "scope": scope}
        names.append((await http.post(f"{BANK}/memories", body))["response"]["name"])
    with closing(sqlite3.connect(tmp_path / "keepwise.db")) as db, db:
        db.execute("UPDATE memories SET fact = ?", (f"The key is {TOKEN}",))
    return names


@pytest.fixture
def only_kim(stored, monkeypatch):
    """From here on whoever asks is held to Kim's data."""
    kim = Principal("key:kim", scope={"user_id": "kim"})
    monkeypatch.setattr(middleware, "LOCAL", kim)


async def fact(http, name):
    return (await http.get(name))["fact"]


@cites("governing.scan")
async def test_kind_and_place_are_told_and_never_the_value(http, stored):
    response = await http.raw("POST", SCAN)
    report = response.json()
    assert response.status_code == 200
    assert TOKEN not in response.text
    assert (report["left"], report["scopes"]) == (2, 2)
    first = report["findings"][0]
    assert first["place"] == f"memories/{stored[0].rpartition('/')[2]}#fact"
    assert (first["kind"], first["rule"]) == ("credential", "databricks-token")
    assert (first["start"], first["end"]) == (11, 11 + len(TOKEN))
    assert (first["scope"], first["mended"]) == (KIM, "")
    assert TOKEN in await fact(http, stored[0])


@cites("governing.scan")
async def test_of_one_scope_nothing_else_is_looked_at(http, stored):
    report = await http.post(SCAN, {"scope": SAM})
    assert [each["scope"] for each in report["findings"]] == [SAM]
    assert report["scopes"] == 1


@cites("governing.scan")
async def test_with_validate_only_nothing_is_mended(http, stored):
    report = await http.post(SCAN, {"fix": "ERASE", "validate_only": True})
    assert report["left"] == 2
    assert TOKEN in await fact(http, stored[0])


@pytest.mark.parametrize("fix", ["ERASE", 2])
@cites("governing.scan")
async def test_a_memory_that_says_it_is_erased(http, stored, fix):
    report = await http.post(SCAN, {"scope": KIM, "fix": fix})
    assert [each["mended"] for each in report["findings"]] == ["erased"]
    assert report["left"] == 0
    assert (await http.refused("GET", f"/v1beta1/{stored[0]}"))["code"] == 404
    assert TOKEN in await fact(http, stored[1])
    assert (await http.post(SCAN, {"scope": KIM}))["findings"] == []


@cites("governing.scan", "governing.quarantine")
async def test_a_memory_that_says_it_waits_in_quarantine_with_the_value_marked(http, stored):
    report = await http.post(SCAN, {"scope": KIM, "fix": "QUARANTINE"})
    assert [each["mended"] for each in report["findings"]] == ["quarantined"]
    (item,) = (await http.post(f"{BANK}/memories:quarantined", {"scope": KIM}))["items"]
    assert item["kinds"] == ["credential"]
    assert item["fact"].startswith("The key is [")
    assert TOKEN not in json.dumps(item)
    assert (await http.post(SCAN, {"scope": KIM}))["waiting"][0]["scope"] == KIM


@cites("governing.scan", "governing.scope")
async def test_whoever_is_held_to_a_scope_scans_and_mends_what_is_theirs(http, stored, only_kim):
    report = await http.post(SCAN, {"fix": "ERASE"})
    assert (report["scopes"], report["left"]) == (1, 0)
    assert [each["scope"] for each in report["findings"]] == [KIM]
    assert (await http.refused("POST", SCAN, json={"scope": SAM}))["code"] == 403


async def test_what_they_mended_is_theirs_alone_and_the_log_says_who_did(
    served, http, stored, only_kim, monkeypatch
):
    await http.post(SCAN, {"fix": "ERASE"})
    monkeypatch.undo()
    assert TOKEN in await fact(http, stored[1])
    log = await http.post(f"{BANK}/audit:list", {"scope": KIM, "action": "scan"})
    assert {each["actor"] for each in log["entries"]} == {"key:kim"}
    assert TOKEN not in json.dumps(log)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"fix": "MEND"}, "fix"),
        ({"fix": 7}, "fix"),
        ({"scop": KIM}, "scop"),
        ({"scope": {}}, "scope"),
    ],
)
async def test_what_cannot_be_is_named(http, body, field):
    error = await http.refused("POST", SCAN, json=body)
    (violation,) = error["details"][-1]["fieldViolations"]
    assert (error["status"], violation["field"]) == ("INVALID_ARGUMENT", field)
