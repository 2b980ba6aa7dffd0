"""The application: routes, the order of what stands before them, and one table of errors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from keepwise._version import __version__
from keepwise.errors import KeepwiseError
from keepwise.server.errors import (
    on_anything_else,
    on_http_exception,
    on_invalid_request,
    on_keepwise_error,
)
from keepwise.server.identity import granting
from keepwise.server.identity.keyset import Fetch, fetch
from keepwise.server.identity.middleware import Identity
from keepwise.server.names import OneForm
from keepwise.server.observing import health
from keepwise.server.observing.limiting import Limits
from keepwise.server.observing.metrics import Metrics
from keepwise.server.observing.routed import Routed
from keepwise.server.observing.telling import Telling
from keepwise.server.observing.traces import Traces
from keepwise.server.openapi import describing, operation_id
from keepwise.server.routes import ROUTERS
from keepwise.wiring import Keepwise

TITLE = "Keepwise"

# FastAPI's own would record query strings and messages of errors, where whose data was asked for
# stands, and an environment variable could send them away.
_SILENT: TelemetryConfig = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "operation_spans": False,
    "auto_configure": False,
}


def build(kw: Keepwise, *, draining: asyncio.Event | None = None, fetch: Fetch = fetch) -> ASGIApp:
    """The server of a store, as an ASGI application.

    It opens the store when it starts and closes it when it ends. From the outside in, a request
    passes: what tells of it (an id, the log, the metrics; the spans), its limits (body, time), the
    one form of its path, who asks, what notes its route, and the route. So each refusal has an id,
    a line and a count, and nothing is read of a body before its size is watched.

    Args:
        kw: the store.
        draining: set when the server is about to end, so that nobody sends it new requests.
        fetch: gets what an address answers, for the keys of an identity provider.

    Raises:
        ConfigError: a setting says what cannot be about who may come in.
    """
    settings = kw.settings.server

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncGenerator[None]:
        async with kw:
            yield

    app = FastAPI(
        title=TITLE,
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        # It would lead to whatever host the request says that this one is.
        redirect_slashes=False,
        telemetry=_SILENT,
        generate_unique_id_function=operation_id,
    )
    app.openapi = describing(app)  # type: ignore[method-assign]
    app.state.keepwise = kw
    app.state.metrics = metrics = Metrics()
    app.state.draining = draining or asyncio.Event()
    routers = (health.router, granting.router, *ROUTERS)
    app.state.routes = [each for router in routers for each in router.routes]
    for router in routers:
        app.include_router(router)
    app.add_middleware(Routed)
    app.add_exception_handler(KeepwiseError, on_keepwise_error)
    app.add_exception_handler(RequestValidationError, on_invalid_request)
    app.add_exception_handler(HTTPException, on_http_exception)
    app.add_exception_handler(Exception, on_anything_else)
    inner: ASGIApp = OneForm(
        Identity(app, kw, fetch=fetch),
        prefix=settings.prefix,
        project=settings.project,
        location=settings.location,
    )
    limited = Limits(inner, megabytes=settings.body_mb, seconds=settings.seconds)
    return Telling(Traces(limited), metrics)
