"""Ids, logs, metrics, limits and health: what a server says of itself, and what it never does."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest

from keepwise import Settings
from keepwise.errors import Unavailable
from keepwise.settings import JobsSettings, ServerSettings
from keepwise.testing import FrozenClock
from wire.people import KIM
from wire.requirements import cites
from wire.serving import here, opened

BANK = "/v1beta1/reasoningEngines/default"
SECRET, PERSON = "zebra-4711-quartz", "kim.of.the.hills"


def logged(caplog) -> str:
    """All that this side has logged; the client of the test logs where it asks."""
    ours = [each for each in caplog.records if not each.name.startswith("httpx")]
    return "\n".join(f"{each.getMessage()} {each.exc_text}" for each in ours)


async def unavailable():
    raise Unavailable("the disk is full")


@pytest.fixture
def settings() -> Settings:
    small = ServerSettings(body_mb=0.002, seconds=30)
    return Settings(url=":memory:", jobs=JobsSettings(in_process=False), server=small)


@cites("running.ids")
async def test_a_request_has_an_id_that_the_log_has_too(http, caplog):
    with caplog.at_level(logging.INFO, "keepwise.server"):
        mine = await http.raw("GET", BANK, headers={"x-request-id": "mine-1"})
        made = await http.raw("GET", BANK)
        odd = await http.raw("GET", BANK, headers={"x-request-id": "no spaces, please"})
    assert mine.headers["x-request-id"] == "mine-1"
    assert made.headers["x-request-id"] != odd.headers["x-request-id"] != "no spaces, please"
    lines = [json.loads(each.getMessage()) for each in caplog.records]
    assert [each["request"] for each in lines] == [
        each.headers["x-request-id"] for each in (mine, made, odd)
    ]
    assert {each["route"] for each in lines} == {
        "/v1beta1/projects/{project}/locations/{location}/reasoningEngines/{bank}"
    }


def told(caplog) -> list[dict[str, object]]:
    """What was told of each request."""
    return [each.keepwise for each in caplog.records if hasattr(each, "keepwise")]


@cites("running.ids")
async def test_a_request_is_told_by_its_route_whatever_became_of_it(http, caplog):
    memories = f"{BANK}/memories"
    with caplog.at_level(logging.INFO, "keepwise.server"):
        await http.raw("POST", memories, json={"fact": "Likes tea", "scope": KIM})
        await http.raw("POST", memories, content=b"{")
        await http.raw("PUT", memories)
        await http.raw("GET", memories, params={"nonsense": "1"})
        await http.raw("POST", "/token")
        await http.raw("GET", f"/{SECRET}")
    place = "/v1beta1/projects/{project}/locations/{location}/reasoningEngines/{bank}/memories"
    routes = [place, place, place, place, "/token", "(none)"]
    assert [each["route"] for each in told(caplog)] == routes
    assert [each["status"] for each in told(caplog)] == [200, 400, 405, 400, 400, 404]


@cites("running.silent")
async def test_a_bank_is_told_if_there_is_one(http, caplog):
    with caplog.at_level(logging.INFO, "keepwise.server"):
        await http.raw("GET", BANK)
        await http.raw("GET", f"/v1beta1/reasoningEngines/{SECRET}")
    assert [each["bank"] for each in told(caplog)] == ["default", "-"]


async def test_what_is_asked_all_the_time_is_told_only_when_it_fails(
    http, served, caplog, monkeypatch
):
    monkeypatch.setattr(served.kw.jobs, "backlog", unavailable)
    with caplog.at_level(logging.INFO, "keepwise.server"):
        for path in ("/healthz", "/metrics", "/readyz"):
            await http.raw("GET", path)
    assert [(each["route"], each["status"]) for each in told(caplog)] == [("/readyz", 503)]


@cites("running.silent")
async def test_neither_the_log_nor_the_metrics_hold_what_was_asked(http, caplog):
    with caplog.at_level(logging.DEBUG):
        await http.raw(
            "POST",
            f"{BANK}/memories",
            json={"fact": f"My password is {SECRET}", "scope": {"user_id": PERSON}},
        )
        await http.raw("GET", f"{BANK}/memories", params={"filter": f'scope.user_id="{PERSON}"'})
        await http.raw("GET", f"{BANK}/memories/{SECRET}", headers={"x-goog-api-key": SECRET})
        await http.raw("GET", f"/{SECRET}", params={"key": SECRET})
        await http.raw("GET", f"/v1beta1/reasoningEngines/{SECRET}")
        await http.raw(SECRET.upper(), BANK, headers={"cookie": SECRET, "user-agent": PERSON})
        await http.raw("POST", f"{BANK}/memories", content=f"{{{SECRET}".encode())
    metrics = (await http.raw("GET", "/metrics")).text
    kept = logged(caplog) + metrics
    assert SECRET not in kept.lower()
    assert PERSON not in kept
    assert 'keepwise_refused_total{kind="credential"} 1.0' in metrics


@cites("running.metrics")
async def test_metrics_count_by_route(http):
    await http.post(f"{BANK}/memories", {"fact": "Likes tea", "scope": KIM})
    text = (await http.raw("GET", "/metrics")).text
    route = "/v1beta1/projects/{project}/locations/{location}/reasoningEngines/{bank}/memories"
    assert f'keepwise_requests_total{{method="POST",route="{route}",status="200"}} 1.0' in text


@cites("running.metrics", "running.silent")
async def test_methods_that_callers_make_up_are_one_in_the_metrics_and_the_log(http, caplog):
    with caplog.at_level(logging.INFO):
        for method in ("ZEBRA", "ZEBU"):
            assert (await http.raw(method, BANK)).status_code == 405
    text = (await http.raw("GET", "/metrics")).text
    route = "/v1beta1/projects/{project}/locations/{location}/reasoningEngines/{bank}"
    assert f'keepwise_requests_total{{method="_OTHER",route="{route}",status="405"}} 2.0' in text
    assert "ZEB" not in text + logged(caplog)


async def test_no_answer_leads_to_the_host_that_a_request_names(http):
    answer = await http.raw("GET", f"{BANK}/memories/", headers={"Host": "elsewhere"})
    assert answer.status_code == 404
    assert "elsewhere" not in str(answer.headers)


@cites("running.metrics")
async def test_metrics_say_what_the_queue_holds(http):
    now = {"generationRule": {"eventCount": 1}}
    said = {"events": [{"content": {"role": "user", "parts": [{"text": "I like tea"}]}}]}
    bank = f"{BANK}/memories:ingestEvents"
    await http.post(
        bank, {"scope": KIM, "directContentsSource": said, "generationTriggerConfig": now}
    )
    text = (await http.raw("GET", "/metrics")).text
    for state, count in (("waiting", "1.0"), ("running", "0.0"), ("dead", "0.0")):
        assert f'keepwise_jobs{{state="{state}"}} {count}' in text
    assert "keepwise_scopes_with_jobs 1.0" in text
    assert "keepwise_store_readable 1.0" in text


@cites("running.metrics")
async def test_metrics_are_there_while_the_store_is_not(http, served, monkeypatch):
    monkeypatch.setattr(served.kw.jobs, "backlog", unavailable)
    response = await http.raw("GET", "/metrics")
    assert response.status_code == 200
    assert "keepwise_store_readable 0.0" in response.text
    assert "keepwise_requests_in_flight 1.0" in response.text


@cites("identity.rate", "running.metrics")
async def test_who_asks_too_often_is_counted_and_told(caplog):
    few = Settings(url=":memory:", server=ServerSettings(rate="2/hour"))
    kw, app = opened(few, FrozenClock())
    async with here(kw, app) as (served, _):
        with caplog.at_level(logging.INFO, "keepwise.server"):
            statuses = [(await served.http.raw("GET", BANK)).status_code for _ in range(4)]
    assert statuses == [200, 200, 429, 429]
    assert [each["principal"] for each in told(caplog)] == ["local"] * 4
    assert "keepwise_rate_limited_total 2.0" in app._metrics.text(None).decode()


@cites("running.body")
async def test_a_body_that_is_too_large_is_refused_while_it_comes(http):
    async def much():
        for _ in range(10):
            yield b"x" * 1000

    error = await http.refused("POST", f"{BANK}/memories", content=much())
    assert (error["code"], error["status"]) == (413, "INVALID_ARGUMENT")
    assert "server.body_mb" in error["message"]
    announced = await http.refused("POST", f"{BANK}/memories", content=b"x" * 3000)
    assert announced["code"] == 413


@cites("running.time")
async def test_a_request_that_takes_too_long_is_given_up(http, served, monkeypatch):
    async def forever(_):
        await asyncio.sleep(60)

    monkeypatch.setattr(served.kw.banks, "exists", forever)
    sooner = {"x-server-timeout": "0.05"}
    error = await http.refused("GET", BANK, headers=sooner)
    assert (error["code"], error["status"]) == (504, "DEADLINE_EXCEEDED")
    short = Settings(url=":memory:", server=ServerSettings(seconds=0.05))
    async with here(*opened(short, FrozenClock())) as (other, _):
        monkeypatch.setattr(other.kw.banks, "exists", forever)
        later = {"x-server-timeout": "30"}
        assert (await other.http.refused("GET", BANK, headers=later))["code"] == 504


@pytest.mark.parametrize("method", ["memories:scan", "memories", "BANK:import", "BANK:export"])
@cites("running.time")
async def test_a_body_that_does_not_come_is_given_up(http, method):
    """Also of what may take long once it has begun."""

    async def stalls():
        yield b"{"
        await asyncio.Event().wait()

    path = f"{BANK}/{method}".replace("/BANK", "")
    headers = {"x-server-timeout": "0.05", "Content-Type": "application/json"}
    error = await http.refused("POST", path, content=stalls(), headers=headers)
    assert (error["code"], error["status"]) == (504, "DEADLINE_EXCEEDED")


@cites("running.unforeseen")
async def test_a_time_that_was_up_elsewhere_is_in_the_log(http, served, caplog, monkeypatch):
    async def late(_):
        raise TimeoutError(SECRET)

    monkeypatch.setattr(served.kw.banks, "exists", late)
    response = await http.raw("GET", BANK)
    assert response.status_code == 500
    assert f"{response.headers['x-request-id']} failed: TimeoutError at " in logged(caplog)
    assert SECRET not in logged(caplog) + response.text


@cites("running.unforeseen")
async def test_what_nobody_foresaw_is_told_by_place_and_not_in_words(
    http, served, caplog, monkeypatch
):
    async def broken(_):
        raise RuntimeError(SECRET)

    monkeypatch.setattr(served.kw.banks, "exists", broken)
    response = await http.raw("GET", BANK)
    error = response.json()["error"]
    assert (error["code"], error["status"]) == (500, "INTERNAL")
    assert response.headers["x-request-id"] in error["message"]
    kept = logged(caplog)
    assert "RuntimeError" in kept
    assert SECRET not in kept + response.text


async def test_what_fails_in_the_store_is_told_in_the_log_and_its_place_to_nobody(
    http, served, caplog, monkeypatch
):
    where = served.kw.describe()

    async def full(_):
        raise Unavailable(f"{where} cannot be written: the disk is full")

    monkeypatch.setattr(served.kw.banks, "exists", full)
    error = await http.refused("GET", BANK)
    assert (error["code"], error["message"]) == (
        503,
        "the store cannot be written: the disk is full",
    )
    assert f"unavailable: {where} cannot be written: the disk is full" in logged(caplog)


@cites("running.health")
async def test_health_and_readiness(http, served, monkeypatch):
    assert (await http.raw("GET", "/healthz")).text == "ok\n"
    assert (await http.raw("GET", "/readyz")).json() == {"ready": True}

    monkeypatch.setattr(served.kw.jobs, "backlog", unavailable)
    response = await http.raw("GET", "/readyz")
    assert (response.status_code, response.json()) == (
        503,
        {"ready": False, "failed": "store: unavailable"},
    )


async def test_a_server_that_is_about_to_end_is_not_ready():
    draining = asyncio.Event()
    from keepwise.server import build

    kw, _ = opened(Settings(url=":memory:"), FrozenClock())
    async with here(kw, build(kw, draining=draining)) as (served, _):
        assert (await served.http.raw("GET", "/readyz")).status_code == 200
        draining.set()
        response = await served.http.raw("GET", "/readyz")
        assert (response.status_code, response.json()["failed"]) == (503, "draining")
        assert (await served.http.raw("GET", BANK)).status_code == 200, "it answers all the same"
