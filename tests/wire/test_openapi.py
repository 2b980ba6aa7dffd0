"""The description of the API, and requests made from it: nothing it allows breaks the server."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks

from keepwise import Keepwise, Settings
from keepwise.server import build
from keepwise.settings import JobsSettings
from wire.requirements import cites
from wire.serving import listening

BANK = "/v1beta1/reasoningEngines/default"
# What is there; a name made up would end most requests with 404.
KNOWN = {"bank": "default", "memory": "known", "session": "known", "revision": "1"}
# A description says which fields there are, not which of them belong together.
LEFT_OUT = [checks.positive_data_acceptance]
EXAMPLES = 12


@schemathesis.serializer("application/x-ndjson")
def lines(_, value):
    """An export is lines of JSON; what is made up is one that is none."""
    return value if isinstance(value, bytes) else str(value).encode()


@pytest.fixture(scope="module")
def address():
    kw = Keepwise.open(settings=Settings(url=":memory:", jobs=JobsSettings(in_process=False)))
    with listening(build(kw)) as url:
        made = httpx.post(
            f"{url}{BANK}/memories?memoryId=known",
            json={"fact": "Likes tea", "scope": {"user_id": "kim"}},
        )
        assert made.status_code == 200
        made = httpx.post(f"{url}{BANK}/sessions?sessionId=known", json={"userId": "kim"})
        assert made.status_code == 200
        yield url


@pytest.fixture(scope="module")
def described(address):
    return httpx.get(f"{address}/openapi.json").json()


def test_it_is_openapi_3_1_and_tells_of_every_path(described):
    assert described["openapi"].startswith("3.1")
    paths = set(described["paths"])
    place = "/v1beta1/projects/{project}/locations/{location}/reasoningEngines"
    assert {place, f"{place}/{{bank}}/memories:generate", f"{place}/{{bank}}/sessions"} <= paths
    for path in paths:
        assert not path.startswith(("/healthz", "/readyz", "/metrics"))


def test_what_is_wrong_is_described_as_it_is_answered(described):
    for path in described["paths"].values():
        for operation in path.values():
            assert "422" not in operation["responses"]
            assert operation["responses"]["default"]["content"]["application/json"]


@cites("running.openapi")
def test_no_request_that_it_describes_breaks_the_server(address):
    schema = schemathesis.openapi.from_url(f"{address}/openapi.json")
    failed, tried = {}, 0
    for found in schema.get_all_operations():
        operation = found.ok()
        tried += 1
        try:
            _ask(operation)
        except BaseExceptionGroup as error:
            failed[operation.label] = [str(each)[:500] for each in error.exceptions]
    assert failed == {}
    assert tried > 30


def _ask(operation):
    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case):
        for name in KNOWN.keys() & (case.path_parameters or {}).keys():
            case.path_parameters[name] = KNOWN[name]
        case.call_and_validate(excluded_checks=LEFT_OUT)

    ask()
