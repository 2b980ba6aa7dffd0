"""Running the application: listen, tell where, end without losing a request."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from keepwise.errors import ConfigError
from keepwise.server.app import build
from keepwise.server.front import front, options_of
from keepwise.server.identity.checking import require_safe
from keepwise.server.observing.oddities import Oddities
from keepwise.settings import ServerSettings
from keepwise.wiring import Keepwise

# So that whoever balances the load sees that it is not ready before it stops listening.
_NOTICE_SECONDS = 0.2
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class _Server(uvicorn.Server):
    """Uvicorn, which says when it is ready and ends in the order that loses nothing."""

    def __init__(
        self, config: uvicorn.Config, draining: asyncio.Event, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._draining = draining
        self._ready = ready
        self._ending: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Be told to end by the loop: a handler of the process's would not wake it."""
        loop = asyncio.get_running_loop()
        for each in _SIGNALS:
            loop.add_signal_handler(each, self._asked_to_end)
        try:
            yield
        finally:
            for each in _SIGNALS:
                loop.remove_signal_handler(each)

    def _asked_to_end(self) -> None:
        """Not ready, then no new requests, then the end; asked again, at once."""
        if self._ending is not None:
            self.force_exit = self.should_exit = True
            return
        self._draining.set()
        self._ending = asyncio.get_running_loop().create_task(self._end())

    async def _end(self) -> None:
        await asyncio.sleep(_NOTICE_SECONDS)
        self.should_exit = True


def listen(settings: ServerSettings) -> socket.socket:
    """A socket that listens where the settings say; port 0 is any that is free.

    Raises:
        ConfigError: the address is taken, or is none of this machine's, or others reach it and
            nobody would have to say who they are.
    """
    require_safe(settings)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named asyncio sends small answers at once; else each waits some 40 ms.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((settings.host, settings.port))
        made.listen(2048)
    except OSError as error:
        made.close()
        raise ConfigError(
            f"cannot listen on {settings.host}:{settings.port}: {error.strerror or error}",
            hint="choose another port with --port, 0 for any that is free",
        ) from None
    return made


def _allow_many_files() -> None:
    """Take as many files as this process may have: each connection is one."""
    try:
        import resource
    except ModuleNotFoundError:  # not on this system
        return
    # Some systems do not take their own "as many as one likes", some sandboxes forbid to ask.
    with suppress(ValueError, OSError):
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def serve(
    kw: Keepwise,
    listening: socket.socket,
    ready: Callable[[], None],
    *,
    front_port: int | None = None,
) -> None:
    """Serve a store until a signal says to end; ``ready`` is called once requests are taken.

    Args:
        kw: the store.
        listening: where requests come in.
        ready: called once they do.
        front_port: where a front for Google's host names listens too; None is no such front.
    """
    settings, draining = kw.settings.server, asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(Oddities())
    _allow_many_files()
    # Also where the settings are such that nothing is served. The store is opened here and not by
    # the application: what keeps it shut is told as an error of ours, and not by a trace.
    with listening:
        async with kw:
            config = uvicorn.Config(
                build(kw, draining=draining),
                log_config=None,
                access_log=False,
                server_header=False,
                # There are none, and what asks for one would pass by whoever looks at who asks.
                ws="none",
                lifespan="off",
                timeout_graceful_shutdown=max(1, round(settings.drain_seconds)),
                # Names and addresses that a proxy tells are no proof of anything here.
                proxy_headers=False,
            )
            server = _Server(config, draining, ready)
            if front_port is None:
                await server.serve(sockets=[listening])
                return
            options = options_of(settings, port=listening.getsockname()[1], front_port=front_port)
            async with front(options):
                await server.serve(sockets=[listening])
