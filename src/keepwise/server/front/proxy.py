"""A proxy that answers for Google's service and connects to everything else.

An agent whose code cannot change is told of it by environment variables (``keepwise env``). It
asks for each host with CONNECT. For a host of the service the front ends the TLS connection itself
and hands the requests to the server on this machine; for any other it passes bytes on unread.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import anyio
import h11
from anyio.abc import ByteStream, SocketAttribute, SocketStream
from anyio.streams.buffered import BufferedByteStream
from anyio.streams.tls import TLSStream

from keepwise.errors import ConfigError
from keepwise.server.front import hosts, trust
from keepwise.server.front.certificates import Certificates, default_folder
from keepwise.server.front.relay import BROKEN, CONNECT_SECONDS, MAX_HEAD, Connect, No, relay
from keepwise.server.identity.checking import is_guarded
from keepwise.settings import ServerSettings

logger = logging.getLogger("keepwise.server.front")

_HEAD_SECONDS = 20.0
_CLOSING_SECONDS = 2.0

Reach = Callable[[str, int], Awaitable[ByteStream]]


async def _reach(host: str, port: int) -> ByteStream:
    return await anyio.connect_tcp(host, port)


@dataclass(frozen=True, slots=True)
class FrontOptions:
    """What a front does.

    Args:
        backend: the server that requests to the service are handed to: host and port.
        folder: where its certificates are kept.
        host: where it listens: an address of this machine itself.
        port: 0 for any that is free.
        tunnel: whether it connects to other hosts; else those are refused.
        models: whether it hands calls to models, which Google takes at the same hosts, on to
            Google. An agent sends them with the credential it sends the server: where that is a
            key of the server's own, Google must not see it, and could do nothing with it.
        reach: how other hosts are reached, and ``trusted`` how Google's are checked.
    """

    backend: tuple[str, int]
    folder: Path
    host: str = "127.0.0.1"
    port: int = 8081
    tunnel: bool = True
    models: bool = True
    reach: Reach = _reach
    trusted: Callable[[], ssl.SSLContext] = trust.context


def options_of(
    settings: ServerSettings, *, port: int, front_port: int | None = None
) -> FrontOptions:
    """The front of a server.

    Args:
        settings: the server's.
        port: where the server listens, which the settings need not know.
        front_port: where the front is to listen; by default as the settings say.
    """
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  (read, not listened on)
    return FrontOptions(
        backend=(everywhere.get(settings.host, settings.host), port),
        folder=folder_of(settings),
        port=settings.front_port if front_port is None else front_port,
        tunnel=settings.front_tunnel,
        models=settings.front_tunnel and not is_guarded(settings),
    )


def folder_of(settings: ServerSettings) -> Path:
    """Where the certificates of a server's front are kept."""
    return Path(settings.front_dir).expanduser() if settings.front_dir else default_folder()


@asynccontextmanager
async def front(options: FrontOptions) -> AsyncGenerator[Front]:
    """Run a front for as long as the block does.

    Raises:
        ConfigError: it would listen for other machines, the port is taken, or the certificates
            are not safe where they are.
    """
    _require_loopback(options.host)
    certificates = Certificates(options.folder)
    await anyio.to_thread.run_sync(certificates.ensure)
    try:
        listener = await anyio.create_tcp_listener(local_host=options.host, local_port=options.port)
    except OSError:
        raise ConfigError(
            f"the front cannot listen on {options.host}:{options.port}",
            hint="another program may be using it: choose another port with server.front_port",
        ) from None
    port = listener.extra(SocketAttribute.local_port)  # noqa: S610  (anyio's, not Django's)
    running = Front(options, certificates, port)
    # A task of its own: what the block raises is not to come out in a group.
    serving = asyncio.create_task(listener.serve(running.connection), name="keepwise front")
    logger.info("the front listens on %s:%d", options.host, port)
    try:
        yield running
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        await listener.aclose()


def _require_loopback(host: str) -> None:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        address = None
    if address is None or not address.is_loopback:
        raise ConfigError(
            "the front listens on this machine only, for whoever reaches it is connected anywhere",
            hint="leave its address at 127.0.0.1",
        )


@dataclass(slots=True)
class Front:
    """A running front, and the port it has."""

    options: FrontOptions
    certificates: Certificates
    port: int
    _trusted: ssl.SSLContext | None = field(default=None, repr=False)

    async def connection(self, socket_stream: SocketStream) -> None:
        """Serve one connection to its end; what ends it too early is one line in the log."""
        _keep_alive(socket_stream)
        client = BufferedByteStream(socket_stream)
        try:
            await self._serve(client)
        except (*BROKEN, TimeoutError, h11.ProtocolError) as error:
            logger.info("a connection ended early: %s", type(error).__name__)
        except Exception:
            logger.exception("a connection failed")
        finally:
            await anyio.aclose_forcefully(client)

    async def _serve(self, client: BufferedByteStream) -> None:
        try:
            with anyio.fail_after(_HEAD_SECONDS):
                head = await client.receive_until(b"\r\n\r\n", MAX_HEAD)
        except (anyio.IncompleteRead, anyio.DelimiterNotFound):
            return
        words = head.split(b"\r\n", 1)[0].decode("ascii", "replace").split(" ")
        if len(words) != 3 or not words[2].startswith("HTTP/1."):
            await _say(client, "400 Bad Request", "This is a proxy.")
            return
        if words[0] != "CONNECT":
            await _say(client, "405 Method Not Allowed", "This proxy knows CONNECT only.")
            return
        asked = hosts.parse_authority(words[1])
        if asked is None:
            await _say(client, "400 Bad Request", "CONNECT needs a host and a port.")
            return
        decision = hosts.decide(*asked)
        if decision == "serve":
            await self._answer_for(client, asked[0])
        elif decision == "tunnel" and self.options.tunnel:
            await self._tunnel(client, *asked)
        else:
            logger.warning("refused to connect to %s:%d", *asked)
            await _say(client, "403 Forbidden", "This proxy does not connect to that host.")

    async def _answer_for(self, client: BufferedByteStream, host: str) -> None:
        """Be the service: end TLS here and hand the requests on."""
        context = await anyio.to_thread.run_sync(self.certificates.context, host)
        await client.send(b"HTTP/1.1 200 Connection established\r\n\r\n")
        try:
            with anyio.fail_after(_HEAD_SECONDS):
                secure = await TLSStream.wrap(client, server_side=True, ssl_context=context)
        except (ssl.SSLError, *BROKEN, TimeoutError) as error:
            logger.warning(
                "a client did not accept the front as %s (%s): is SSL_CERT_FILE set to %s?",
                host,
                getattr(error, "reason", None) or type(error).__name__,
                self.certificates.bundle,
            )
            return
        try:
            await relay(secure, lambda target: self._route(host, target))
        finally:
            with anyio.move_on_after(_CLOSING_SECONDS, shield=True):
                with suppress(*BROKEN):
                    await secure.aclose()

    def _route(self, host: str, target: str) -> Connect | No:
        if not hosts.is_for_a_model(target):
            return lambda: _reach(*self.options.backend)
        if not self.options.models:
            return No(
                403,
                "PERMISSION_DENIED",
                "the front hands no call to a model on to Google, since the key it came with is "
                "the server's own, or since it may connect to no other host: let the agent use "
                "the Gemini API (GOOGLE_GENAI_USE_ENTERPRISE=false) or another model",
            )
        return lambda: self._google(host)

    async def _google(self, host: str) -> ByteStream:
        if self._trusted is None:
            self._trusted = await anyio.to_thread.run_sync(self.options.trusted)
        plain = await self.options.reach(host, hosts.PORT)
        try:
            return await TLSStream.wrap(
                plain,
                hostname=host,
                ssl_context=self._trusted,
                standard_compatible=False,
            )
        except BaseException:
            await anyio.aclose_forcefully(plain)
            raise

    async def _tunnel(self, client: ByteStream, host: str, port: int) -> None:
        """Pass bytes on, both ways, until both ends have said all."""
        try:
            with anyio.fail_after(CONNECT_SECONDS):
                other = await self.options.reach(host, port)
        except (*BROKEN, TimeoutError, UnicodeError) as error:
            logger.info("could not connect to %s:%d: %s", host, port, type(error).__name__)
            await _say(client, "502 Bad Gateway", "That host cannot be reached.")
            return
        try:
            await client.send(b"HTTP/1.1 200 Connection established\r\n\r\n")
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(_pump, client, other, tasks.cancel_scope)
                tasks.start_soon(_pump, other, client, tasks.cancel_scope)
        finally:
            await anyio.aclose_forcefully(other)


async def _pump(source: ByteStream, target: ByteStream, both: anyio.CancelScope) -> None:
    try:
        async for data in source:
            await target.send(data)
        # One direction is at its end; the other may have more to say.
        await target.send_eof()
    except BROKEN:
        both.cancel()


async def _say(client: ByteStream, status: str, text: str) -> None:
    body = f"{text}\n"
    await client.send(
        f"HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {len(body)}\r\n"
        f"Connection: close\r\n\r\n{body}".encode()
    )


def _keep_alive(stream: SocketStream) -> None:
    """Let the system find out, in time, that the other end is gone without a word."""
    raw = stream.extra(SocketAttribute.raw_socket)  # noqa: S610  (anyio's, not Django's)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
