"""Which route a request came to, for those who tell of it outside."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Routed:
    """Leaves the path and the name of the route in a request's state; innermost of what tells.

    As declared: what was asked for names records. It is there whatever became of the request, also
    where it was not read or not allowed.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on, and note its route before the answer begins."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def answering(message: Message) -> None:
            _note(scope)
            await send(message)

        try:
            await self._app(scope, receive, answering)
        finally:
            _note(scope)  # there may be no answer: it is given up, or the server ends


def _note(scope: Scope) -> None:
    route = scope.get("route")
    if route is not None:
        scope["state"].update(route=route.path, operation=route.name)
