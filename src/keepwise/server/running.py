"""A server beside other work of the same program: a demonstration, a test, a notebook."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn

from keepwise.server.app import build
from keepwise.server.serving import listen
from keepwise.settings import ServerSettings
from keepwise.wiring import Keepwise


class _Beside(uvicorn.Server):
    """Uvicorn without hands on the process's signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Whoever runs the program decides when it ends."""
        yield


@asynccontextmanager
async def running(kw: Keepwise) -> AsyncIterator[str]:
    """Serve a store on any free port of loopback, in this event loop; its address.

    The store is opened with the server and closed with it.
    """
    listening = listen(ServerSettings(host="127.0.0.1", port=0))
    config = uvicorn.Config(build(kw), log_config=None, access_log=False, log_level="error")
    server = _Beside(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started and not serving.done():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        if serving.done():
            await serving
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
        listening.close()
