"""Spans by OpenTelemetry, where whoever runs the server has set up a provider; none otherwise.

Memory operations have the names and attributes of the semantic conventions for generative AI (in
development as of May 2026): ``gen_ai.operation.name``, ``gen_ai.memory.store.id``. What is asked
for and what is found is never in a span, and neither is whose it is.
https://github.com/open-telemetry/semantic-conventions-genai
"""

from __future__ import annotations

from opentelemetry import propagate, trace
from opentelemetry.trace import SpanKind, Status, StatusCode
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from keepwise._version import __version__
from keepwise.server.observing.telling import method_of

# By the name of the route.
OPERATIONS = {
    "create_memory": "create_memory",
    "generate": "upsert_memory",
    "ingest": "upsert_memory",
    "retrieve": "search_memory",
    "update_memory": "update_memory",
    "rollback_memory": "update_memory",
    "delete_memory": "delete_memory",
    "forget": "delete_memory",
    "purge": "delete_memory",
    "create_bank": "create_memory_store",
    "delete_bank": "delete_memory_store",
}
_SERVER_FAULT = 500


class Traces:
    """A span for each request, within the trace of whoever asks."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._tracer = trace.get_tracer("keepwise.server", __version__)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on inside a span."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        carrier = {
            name.decode("latin-1"): value.decode("latin-1")
            for name, value in scope["headers"]
            if name in (b"traceparent", b"tracestate")
        }
        outer = propagate.extract(carrier) if carrier else None
        state, method = scope.setdefault("state", {}), method_of(scope)
        with self._tracer.start_as_current_span(
            method,
            context=outer,
            kind=SpanKind.SERVER,
            # An error nobody foresaw says what it was about: only where it was is told, in the log.
            record_exception=False,
            set_status_on_exception=False,
        ) as span:

            async def answering(message: Message) -> None:
                if message["type"] == "http.response.start" and span.is_recording():
                    _tell(span, method, message["status"], state)
                await send(message)

            await self._app(scope, receive, answering)


def _tell(span: trace.Span, method: str, status: int, state: dict[str, str]) -> None:
    route, operation = state.get("route", ""), OPERATIONS.get(state.get("operation", ""))
    span.update_name(operation or f"{method} {route}".strip())
    span.set_attribute("http.request.method", method)
    span.set_attribute("http.response.status_code", status)
    if route:
        span.set_attribute("http.route", route)
    if operation:
        span.set_attribute("gen_ai.operation.name", operation)
        span.set_attribute("gen_ai.provider.name", "keepwise")
        if bank := state.get("bank"):
            span.set_attribute("gen_ai.memory.store.id", bank)
    if status >= _SERVER_FAULT:
        span.set_attribute("error.type", str(status))
        span.set_status(Status(StatusCode.ERROR))
