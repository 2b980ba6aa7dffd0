"""A server to speak to: in this event loop, in a thread's, or behind a socket."""

from __future__ import annotations

import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import httpx
import uvicorn
from starlette.testclient import TestClient
from starlette.types import ASGIApp

from keepwise import Keepwise, Settings
from keepwise.server import build
from keepwise.testing import FrozenClock

BASE = "http://keepwise"


@dataclass(frozen=True)
class Served:
    """A store, the clock it goes by, and plain requests to its server.

    ``run`` calls a coroutine function of the store in the loop that the store lives in.
    """

    kw: Keepwise
    clock: FrozenClock
    http: Http
    run: Callable[..., Awaitable[Any]]


class Http:
    """Plain requests, for what Google's clients cannot say or do not show."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client

    async def raw(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        """A response, whatever its status; a path without a slash is a resource's name."""
        full = path if path.startswith("/") else f"/v1beta1/{path}"
        return await self._client.request(method, full, **arguments)

    async def get(self, path: str, **query: Any) -> Any:
        """The body of what must succeed."""
        return _body(await self.raw("GET", path, params=query))

    async def post(self, path: str, body: Any = None, **query: Any) -> Any:
        """The body of what must succeed."""
        return _body(await self.raw("POST", path, json=body or {}, params=query))

    async def patch(self, path: str, body: Any, **query: Any) -> Any:
        """The body of what must succeed."""
        return _body(await self.raw("PATCH", path, json=body, params=query))

    async def delete(self, path: str, **query: Any) -> Any:
        """The body of what must succeed."""
        return _body(await self.raw("DELETE", path, params=query))

    async def refused(self, method: str, path: str, **arguments: Any) -> dict[str, Any]:
        """The error of what must fail."""
        response = await self.raw(method, path, **arguments)
        assert response.status_code >= 400, response.text
        error = response.json()["error"]
        assert error["code"] == response.status_code
        return error


def _body(response: httpx.Response) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


def opened(settings: Settings, clock: FrozenClock, **given: Any) -> tuple[Keepwise, ASGIApp]:
    """A store and its server, not started."""
    kw = Keepwise.open(settings=settings, clock=clock, **given)
    return kw, build(kw)


def plain(app: ASGIApp) -> httpx.AsyncClient:
    """Requests without a socket, in this event loop."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=BASE)


@asynccontextmanager
async def here(kw: Keepwise, app: ASGIApp) -> AsyncIterator[tuple[Served, httpx.AsyncClient]]:
    """The server in this event loop, and the client its requests go through."""

    async def run(method: Callable[..., Awaitable[Any]], *args: Any, **kwargs: Any) -> Any:
        return await method(*args, **kwargs)

    async with kw, plain(app) as through:
        yield Served(kw, _clock(kw), Http(through), run), through


@asynccontextmanager
async def apart(kw: Keepwise, app: ASGIApp) -> AsyncIterator[tuple[Served, TestClient]]:
    """The server in the event loop of a thread, for clients that are not asynchronous."""
    with TestClient(app, base_url=BASE) as through:

        async def run(method: Callable[..., Awaitable[Any]], *args: Any, **kwargs: Any) -> Any:
            assert through.portal is not None
            return through.portal.call(partial(method, *args, **kwargs))

        async with httpx.AsyncClient(transport=_Bridge(through), base_url=BASE) as requests:
            yield Served(kw, _clock(kw), Http(requests), run), through


class _Bridge(httpx.AsyncBaseTransport):
    """Plain requests by way of the synchronous client."""

    def __init__(self, through: TestClient) -> None:
        self._through = through

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        answer = self._through.request(
            request.method,
            str(request.url),
            content=await request.aread(),
            headers=dict(request.headers),
        )
        return httpx.Response(answer.status_code, headers=answer.headers, content=answer.content)


def _clock(kw: Keepwise) -> FrozenClock:
    assert isinstance(kw.now, FrozenClock)
    return kw.now


class _Server(uvicorn.Server):
    """One that says when it listens, or that it cannot."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listens = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self.listens.set()


@contextmanager
def listening(app: ASGIApp) -> Iterator[str]:
    """The server behind a socket of the loopback, in a thread of its own; its URL."""
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning", lifespan="on")
    server = _Server(config)
    bound = config.bind_socket()
    thread = threading.Thread(target=server.run, args=([bound],), daemon=True)
    thread.start()
    server.listens.wait()
    assert server.started
    try:
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
