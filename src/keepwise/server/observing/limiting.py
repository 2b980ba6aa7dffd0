"""What a request may cost: the size of its body and the time it takes."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from keepwise.server.errors import body

TIMEOUT_HEADER = b"x-server-timeout"


# What goes through everything there is takes as long as there is much, though its body does not;
# and whoever has something forgotten is owed the receipt.
_LONG = (":export", ":import", ":scan", ":forget", "/audit:verify")


class _TooLarge(Exception):
    """More of a body came than is let in."""


class Limits:
    """Refuses bodies that are too large, and ends requests that take too long.

    A client may ask for less time (``X-Server-Timeout``, in seconds), never for more.
    """

    def __init__(self, app: ASGIApp, *, megabytes: float, seconds: float) -> None:
        self._app = app
        self._most = int(megabytes * 1_000_000)
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on within its limits."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > self._most:
            await self._too_large()(scope, receive, send)
            return
        seen, begun, late, coming = 0, False, False, True
        most = self._time(headers.get(TIMEOUT_HEADER, b""))
        until = asyncio.get_running_loop().time() + most

        async def receiving() -> Message:
            nonlocal seen, late, coming
            try:
                async with asyncio.timeout_at(until if coming else None):
                    message = await receive()
            except TimeoutError:
                late = True
                raise
            coming = message.get("more_body", False)
            seen += len(message.get("body", b""))
            if seen > self._most:
                raise _TooLarge
            return message

        async def sending(message: Message) -> None:
            nonlocal begun
            if (late or seen > self._most) and not begun:
                return  # whoever read the body made an answer of their own to its end
            begun = True
            await send(message)

        limit = asyncio.timeout(None if scope["path"].endswith(_LONG) else most)
        try:
            async with limit:
                await self._app(scope, receiving, sending)
        except _TooLarge:
            pass
        except TimeoutError:
            late = late or limit.expired()
            if begun or not late:
                raise  # half an answer is out, or somebody else's time was up: the log tells of it
        if late and not begun:
            given_up = body(504, "DEADLINE_EXCEEDED", "it took too long and was given up")
            await given_up(scope, receive, send)
        elif seen > self._most and not begun:
            await self._too_large()(scope, receive, send)

    def _too_large(self) -> ASGIApp:
        limit = f"{self._most / 1_000_000:g} MB"
        return body(413, "INVALID_ARGUMENT", f"a request may have {limit} (server.body_mb)")

    def _time(self, asked: bytes) -> float:
        try:
            seconds = float(asked)
        except ValueError:
            return self._seconds
        return min(self._seconds, seconds) if seconds > 0 else self._seconds
