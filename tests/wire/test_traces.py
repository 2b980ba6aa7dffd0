"""Spans: by the conventions for memory, within the caller's trace, without content."""

from __future__ import annotations

import pytest
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from keepwise.server.observing import traces
from wire.people import KIM
from wire.requirements import cites
from wire.serving import here, opened

BANK = "/v1beta1/reasoningEngines/default"
TRACE = "0af7651916cd43dd8448eb211c80319c"


@pytest.fixture
def spans(monkeypatch):
    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    monkeypatch.setattr(traces.trace, "get_tracer", provider.get_tracer)
    yield kept
    provider.shutdown()


@cites("running.spans", "running.silent")
async def test_a_memory_operation_is_a_span_of_the_conventions(spans, settings, clock):
    async with here(*opened(settings, clock)) as (served, _):
        await served.http.raw(
            "POST",
            f"{BANK}/memories",
            json={"fact": "Likes tea", "scope": KIM},
            headers={"traceparent": f"00-{TRACE}-b7ad6b7169203331-01"},
        )
        await served.http.raw("GET", f"{BANK}/memories", params={"filter": 'fact="Likes tea"'})
    made, listed = spans.get_finished_spans()
    assert made.name == "create_memory"
    assert made.attributes["gen_ai.operation.name"] == "create_memory"
    assert made.attributes["gen_ai.memory.store.id"] == "default"
    assert made.attributes["http.response.status_code"] == 200
    assert f"{made.context.trace_id:032x}" == TRACE
    assert listed.name.startswith("GET /v1beta1/")
    told = made.to_json() + listed.to_json()
    assert "tea" not in told
    assert "kim" not in told


async def test_a_method_that_callers_make_up_is_no_name_of_a_span(spans, settings, clock):
    async with here(*opened(settings, clock)) as (served, _):
        await served.http.raw("ZEBRA", BANK)
    (span,) = spans.get_finished_spans()
    assert "ZEBRA" not in span.to_json()


async def test_what_fails_is_an_error_without_its_words(spans, settings, clock, monkeypatch):
    async with here(*opened(settings, clock)) as (served, _):

        async def broken(_):
            raise RuntimeError("zebra")

        monkeypatch.setattr(served.kw.banks, "exists", broken)
        await served.http.raw("GET", BANK)
    (span,) = spans.get_finished_spans()
    assert span.status.status_code is trace.StatusCode.ERROR
    assert span.events == ()
    assert "zebra" not in span.to_json()


@cites("running.silent")
async def test_a_bank_there_is_not_is_not_in_a_span(spans, settings, clock):
    async with here(*opened(settings, clock)) as (served, _):
        await served.http.raw(
            "POST", "/v1beta1/reasoningEngines/zebra/memories:retrieve", json={"scope": KIM}
        )
        await served.http.raw("ZEBRA", BANK)
    asked, odd = spans.get_finished_spans()
    assert asked.name == "search_memory"
    assert odd.attributes["http.route"].endswith("/reasoningEngines/{bank}")
    assert "zebra" not in (asked.to_json() + odd.to_json()).lower()
