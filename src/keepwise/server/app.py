"""The application: routes, the order of what stands before them, and one table of errors."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from keepwise._version import __version__
from keepwise.errors import KeepwiseError
from keepwise.server.errors import on_http_exception, on_invalid_request, on_keepwise_error
from keepwise.server.identity import granting
from keepwise.server.identity.keyset import Fetch, fetch
from keepwise.server.identity.middleware import Identity
from keepwise.server.names import OneForm
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


def build(kw: Keepwise, *, fetch: Fetch = fetch) -> ASGIApp:
    """The server of a store, as an ASGI application.

    It opens the store when it starts and closes it when it ends; one that is open already is
    left open.

    Args:
        kw: the store.
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
        telemetry=_SILENT,
    )
    app.state.keepwise = kw
    for router in (granting.router, *ROUTERS):
        app.include_router(router)
    app.add_exception_handler(KeepwiseError, on_keepwise_error)
    app.add_exception_handler(RequestValidationError, on_invalid_request)
    app.add_exception_handler(HTTPException, on_http_exception)
    return OneForm(
        Identity(app, kw, fetch=fetch),
        prefix=settings.prefix,
        project=settings.project,
        location=settings.location,
    )
