"""Requests of a client, one after the other, each handed on to where it belongs.

The connection of a client is kept; every request goes on over a connection of its own, so that
none is sent into one that its other end has just given up. Bodies are passed on as they come, in
both directions.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import anyio
import h11
from anyio.abc import ByteStream

logger = logging.getLogger("keepwise.server.front")

IDLE_SECONDS = 600.0
CONNECT_SECONDS = 30.0
MAX_HEAD = 65536
_LINGER_SECONDS = 2.0
_MAX_DISCARDED = 16 * 1024 * 1024

# What concerns one connection and not the message (RFC 9110, section 7.6.1), and the wish for a
# "100 Continue", which is answered here.
_OF_THE_CONNECTION = frozenset(
    {
        b"connection",
        b"expect",
        b"keep-alive",
        b"proxy-authenticate",
        b"proxy-authorization",
        b"proxy-connection",
        b"te",
        b"upgrade",
    }
)

BROKEN = (anyio.BrokenResourceError, anyio.ClosedResourceError, anyio.EndOfStream, OSError)


@dataclass(frozen=True, slots=True)
class No:
    """A request is not handed on: the status of the answer, and why, for a person."""

    status: int
    reason: str
    message: str


Connect = Callable[[], Awaitable[ByteStream]]
Route = Callable[[str], Connect | No]

_UNREACHABLE = No(503, "UNAVAILABLE", "the front cannot reach what this request is for")


async def relay(client: ByteStream, route: Route) -> None:
    """Serve a connection until the client ends it.

    Args:
        client: its end of the connection.
        route: how to reach what a target (``/v1beta1/...``) is for, or why not to.

    Raises:
        BrokenResourceError: the client went away in between.
    """
    ours = h11.Connection(h11.SERVER, max_incomplete_event_size=MAX_HEAD)
    while True:
        try:
            with anyio.fail_after(IDLE_SECONDS):
                request = await _next(ours, client)
        except h11.RemoteProtocolError:
            await _refuse(ours, client, No(400, "INVALID_ARGUMENT", "this is no HTTP request"))
            return
        except BROKEN:
            return  # clients end a connection they no longer need in many ways
        if not isinstance(request, h11.Request):
            return
        wanted = route(request.target.decode("ascii", "replace"))
        if isinstance(wanted, No):
            await _refuse(ours, client, wanted)
        else:
            await _Exchange(ours, client, request).hand_on(wanted)
        if ours.their_state is h11.SEND_BODY and ours.our_state is not h11.ERROR:
            # What ends a connection that still receives is lost on its other end.
            with anyio.move_on_after(_LINGER_SECONDS):
                await _discard(ours, client)
        if ours.our_state is not h11.DONE or ours.their_state is not h11.DONE:
            return
        ours.start_next_cycle()


@dataclass(slots=True)
class _Exchange:
    """One request and its answer."""

    ours: h11.Connection
    client: ByteStream
    request: h11.Request
    theirs: h11.Connection = field(
        default_factory=lambda: h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_HEAD)
    )

    async def hand_on(self, connect: Connect) -> None:
        """Send the request on and the answer back."""
        try:
            with anyio.fail_after(CONNECT_SECONDS):
                upstream = await connect()
        except (*BROKEN, TimeoutError) as error:
            logger.warning("a request could not be handed on: %s", type(error).__name__)
            await _refuse(self.ours, self.client, _UNREACHABLE)
            return
        try:
            problem = await self._exchange(upstream)
        finally:
            await anyio.aclose_forcefully(upstream)
        if problem:
            logger.warning("a request was not answered: %s", problem)
            await _refuse(self.ours, self.client, _UNREACHABLE)

    async def _exchange(self, upstream: ByteStream) -> str:
        """Pass both directions on at once; what went wrong upstream, or nothing."""
        problem = ""

        async def answer() -> None:
            nonlocal problem
            try:
                await self._answer(upstream)
            except _UpstreamEnded as ended:
                problem = ended.why
            except (*BROKEN, h11.LocalProtocolError) as error:
                logger.info("an answer could not be passed on: %s", type(error).__name__)
                self.ours.send_failed()
            tasks.cancel_scope.cancel()

        async def body() -> None:
            try:
                await self._body(upstream)
            except (*BROKEN, h11.RemoteProtocolError):
                self.ours.send_failed()
                tasks.cancel_scope.cancel()

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(answer)
            tasks.start_soon(body)
        return problem

    async def _body(self, upstream: ByteStream) -> None:
        head = h11.Request(
            method=self.request.method,
            target=self.request.target,
            headers=[*_passed_on(self.request.headers), (b"connection", b"close")],
        )
        if not await _try_to_send(upstream, self.theirs.send(head)):
            return
        while True:
            if self.ours.they_are_waiting_for_100_continue:
                go_on = h11.InformationalResponse(status_code=100, headers=[], reason=b"Continue")
                await self.client.send(self.ours.send(go_on) or b"")
            event = await _next(self.ours, self.client)
            if isinstance(event, h11.Data):
                sent = await _try_to_send(upstream, self.theirs.send(h11.Data(data=event.data)))
            elif isinstance(event, h11.EndOfMessage):
                await _try_to_send(upstream, self.theirs.send(event))
                return
            else:
                raise anyio.EndOfStream
            if not sent:
                return  # it may have answered all the same

    async def _answer(self, upstream: ByteStream) -> None:
        while True:
            try:
                event = await _next(self.theirs, upstream)
            except (*BROKEN, h11.RemoteProtocolError) as error:
                raise _UpstreamEnded(type(error).__name__) from None
            if isinstance(event, h11.InformationalResponse):
                continue
            if isinstance(event, h11.Response):
                event = h11.Response(
                    status_code=event.status_code,
                    headers=_passed_on(event.headers),
                    reason=event.reason,
                )
            elif not isinstance(event, h11.Data | h11.EndOfMessage):
                raise _UpstreamEnded("the connection was closed")
            await self.client.send(self.ours.send(event) or b"")
            if isinstance(event, h11.EndOfMessage):
                return


class _UpstreamEnded(Exception):
    """The connection to what a request is for ended before the answer did."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


async def _next(connection: h11.Connection, stream: ByteStream) -> object:
    """The next thing that the other end says."""
    while True:
        event = connection.next_event()
        if event is not h11.NEED_DATA:
            return event
        try:
            data = await stream.receive()
        except anyio.EndOfStream:
            data = b""
        connection.receive_data(data)


async def _try_to_send(stream: ByteStream, data: bytes | None) -> bool:
    try:
        await stream.send(data or b"")
    except BROKEN:
        return False
    return True


async def _refuse(ours: h11.Connection, client: ByteStream, no: No) -> None:
    """Answer a request with an error as Google's service words it, if an answer is still due."""
    if ours.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
        return
    with anyio.move_on_after(CONNECT_SECONDS):
        await _discard(ours, client)
    error = {"code": no.status, "status": no.reason, "message": no.message}
    body = json.dumps({"error": error}).encode()
    headers = [
        (b"content-type", b"application/json; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    for event in (
        h11.Response(status_code=no.status, headers=headers),
        h11.Data(data=body),
        h11.EndOfMessage(),
    ):
        await client.send(ours.send(event) or b"")


async def _discard(ours: h11.Connection, client: ByteStream) -> None:
    """Read what is left of a request: a client that is still sending does not read an answer."""
    left = _MAX_DISCARDED
    while ours.their_state is h11.SEND_BODY and left > 0:
        event = await _next(ours, client)
        left -= len(event.data) if isinstance(event, h11.Data) else 0


def _passed_on(headers: h11._headers.Headers) -> list[tuple[bytes, bytes]]:
    """The headers of a message without those that concern one connection."""
    listed = {
        name.strip().lower()
        for header, value in headers
        if header == b"connection"
        for name in value.split(b",")
    }
    return [
        (name, value)
        for name, value in headers
        if name not in _OF_THE_CONNECTION and name not in listed
    ]
