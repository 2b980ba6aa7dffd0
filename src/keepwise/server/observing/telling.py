"""ASGI middlewares around every request: an id, a line in the log, the metrics, an honest 500.

Nothing of a path, a query, a header or a body is written: a path names records, and a query whose
they are. What is told is the route as it is declared.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from keepwise.errors import KeepwiseError
from keepwise.server.errors import body
from keepwise.server.observing.metrics import Metrics

_logger = logging.getLogger("keepwise.server")

_METHODS = frozenset("GET HEAD POST PUT PATCH DELETE OPTIONS CONNECT TRACE".split())
_SANE = re.compile(r"[A-Za-z0-9._-]{1,64}")
HEADER = b"x-request-id"
_ENDED = body(
    503, "UNAVAILABLE", "the server ended first: see whether it was done before you ask again"
)
NO_ROUTE = "(none)"


class Telling:
    """Gives a request an id, and tells of it when it has been answered."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, and say what became of it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = _given(scope) or secrets.token_hex(8)
        # One state for all that stands inside: what they learn of the request is told here.
        state = scope.setdefault("state", {})
        state["request_id"] = request_id
        began = time.perf_counter()
        status = 0

        async def answering(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), (HEADER, request_id.encode())]
                message = {**message, "headers": headers}
            await send(message)

        with self._metrics.in_flight.track_inprogress():
            try:
                await self._app(scope, receive, answering)
            except asyncio.CancelledError:
                # The server ends, and has waited for as long as it may. Nobody outside of this
                # wants to know of the cancellation; whoever asked wants to know of the end.
                if not status:
                    await _ENDED(scope, receive, answering)
            except Exception as error:  # noqa: BLE001
                # Whoever asked is told that it failed; whoever mends it, where. No message of an
                # error that nobody foresaw: it may hold what was asked.
                _logger.error("request %s failed: %s", request_id, place_of(error))
                if not status:
                    failed = body(
                        500, "INTERNAL", f"it failed; the log tells of request {request_id}"
                    )
                    await failed(scope, receive, answering)
        self._tell(scope, status, request_id, time.perf_counter() - began)

    def _tell(self, scope: Scope, status: int, request_id: str, seconds: float) -> None:
        state, method = scope["state"], method_of(scope)
        route = state.get("route", NO_ROUTE)
        self._metrics.observe(route, method, status, seconds)
        if state.get("rate_limited"):
            self._metrics.rate_limited.inc()
        if route in QUIET and status == 200:
            return
        principal = state.get("principal")
        told = {
            "request": request_id,
            "method": method,
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 2),
            "principal": "-" if principal is None else principal.name,
            "bank": state.get("bank", "-"),
        }
        _logger.info("%s", json.dumps(told), extra={"keepwise": told})


QUIET = frozenset({"/healthz", "/readyz", "/metrics"})
"""What is asked all the time, and told of only when it fails."""


def method_of(scope: Scope) -> str:
    """The method of a request; one that HTTP does not have may be any word, and is told as none."""
    return scope["method"] if scope["method"] in _METHODS else "_OTHER"


def _given(scope: Scope) -> str:
    for name, value in scope["headers"]:
        if name == HEADER:
            said = value.decode("latin-1")
            return said if _SANE.fullmatch(said) else ""
    return ""


def place_of(error: BaseException) -> str:
    """The kind of an error and where it was raised, without its message."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    reason = f" ({error.reason})" if isinstance(error, KeepwiseError) else ""
    return f"{type(error).__name__}{reason}{where}"
