"""The server under test, and Google's clients to speak to it with."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from keepwise import Settings
from keepwise.settings import JobsSettings
from keepwise.testing import FrozenClock
from wire.clients import Flavour, Google, client
from wire.serving import BASE, Http, Served, apart, here, opened


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock()


@pytest.fixture
def settings() -> Settings:
    """What a store is opened with; a test module may have its own."""
    return Settings(url=":memory:", jobs=JobsSettings(poll_seconds=0.05))


@pytest.fixture
async def served(settings, clock) -> AsyncIterator[Served]:
    """The server in this event loop."""
    async with here(*opened(settings, clock)) as (made, _):
        yield made


@pytest.fixture
def http(served) -> Http:
    return served.http


@pytest.fixture(params=["vertexai", "agentplatform.aio"])
def flavour(request) -> Flavour:
    """Both packages, one of them synchronous; test_socket.py has the other two as well."""
    return request.param


@pytest.fixture
async def google(flavour, settings, clock) -> AsyncIterator[Google]:
    """A client of Google's that reaches the server without a socket."""
    if flavour.endswith(".aio"):
        async with here(*opened(settings, clock)) as (made, through):
            yield Google(flavour, client(flavour, BASE, httpx_async_client=through), made)
    else:
        async with apart(*opened(settings, clock)) as (made, through):
            yield Google(flavour, client(flavour, BASE, httpx_client=through), made)
