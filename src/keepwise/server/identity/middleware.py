"""Who asks, decided before any route is: ASGI middleware."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from keepwise.errors import KeepwiseError
from keepwise.model.access import Principal
from keepwise.server.calls import LOCAL
from keepwise.server.errors import body, on_keepwise_error
from keepwise.server.identity.accounts import account_of
from keepwise.server.identity.checking import check, is_guarded
from keepwise.server.identity.claims import looks_signed, unverified
from keepwise.server.identity.keyset import Fetch, fetch
from keepwise.server.identity.oidc import Oidc
from keepwise.server.identity.pages import is_of_a_page
from keepwise.server.identity.presented import presented, without_key
from keepwise.server.identity.rates import Rate
from keepwise.wiring import Keepwise

NOBODY = Principal("nobody", frozenset(), frozenset())
"""Who asks where everybody may, and may do nothing else."""

OPEN_PATHS = frozenset(("/healthz", "/readyz", "/token", "/openapi.json"))
"""The paths that nobody has to say who they are for."""

_METRICS = "/metrics"
_CHALLENGE = 'Bearer realm="keepwise"'


class Identity:
    """Puts who asks into a request's state under ``principal``, or answers that they may not.

    Where nobody has to say who they are, everybody is ``LOCAL``, whatever they show: Google's
    clients always show something. Only pages in a browser are turned away there.

    Args:
        app: the application behind this, in whose form errors are told.
        kw: the store whose keys are good.
        fetch: gets what an address answers, for the keys of an identity provider.

    Raises:
        ConfigError: a setting about identity cannot be.
    """

    def __init__(self, app: FastAPI, kw: Keepwise, *, fetch: Fetch = fetch) -> None:
        settings = kw.settings.server
        check(settings)
        self._app = app
        self._kw = kw
        self._guarded = is_guarded(settings)
        self._rate = Rate(settings.rate)
        self._oidc = Oidc(settings, kw.keys, kw.now, fetch) if settings.oidc_issuer else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Find out who asks, and hand the request on if they may."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            found = await self._admit(scope)
        except KeepwiseError as error:
            found = await on_keepwise_error(Request({**scope, "app": self._app}), error)
        if isinstance(found, Response):
            await found(scope, receive, send)
            return
        scope = {**scope, "query_string": without_key(scope["query_string"])}
        scope.setdefault("state", {})["principal"] = found
        await self._app(scope, receive, send)

    async def _admit(self, scope: Scope) -> Principal | Response:
        """Who asks, or the answer that turns them away."""
        # As the routes see it: below what whoever runs the application has mounted it under.
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        if path in OPEN_PATHS:
            return NOBODY
        if not self._guarded and is_of_a_page(scope):
            return _of_a_page()
        principal = await self._principal(scope) if self._guarded else LOCAL
        if principal is None:
            return _unknown()
        told = scope.setdefault("state", {})
        told["principal"] = principal
        if wait := await self._rate.wait(principal.name):
            told["rate_limited"] = True
            return _too_many(wait)
        if path == _METRICS and not principal.may_everywhere("govern"):
            return body(403, "PERMISSION_DENIED", f"{principal.name} may not govern here")
        return principal

    async def _principal(self, scope: Scope) -> Principal | None:
        shown = presented(scope)
        if not shown:
            return None
        if not looks_signed(shown):
            return await self._kw.keys.principal_of(shown)
        read = unverified(shown)
        if read is None:
            return None
        header, claims = read
        if self._oidc is not None and claims.get("iss") == self._oidc.issuer:
            return await self._oidc.principal_of(shown, header)
        account_id = await account_of(self._kw.keys, shown, header, self._kw.now())
        return None if account_id is None else await self._kw.keys.account(account_id)


def _unknown() -> Response:
    """One answer, whatever is wrong: it tells nobody that a key was good once."""
    response = body(
        401,
        "UNAUTHENTICATED",
        "there is no key or token with this request that is good here (send one as "
        "x-goog-api-key, or as Authorization: Bearer)",
    )
    response.headers["WWW-Authenticate"] = _CHALLENGE
    return response


def _of_a_page() -> Response:
    return body(
        403,
        "PERMISSION_DENIED",
        "where nobody has to say who they are, a web page of another host may not ask, and the "
        "server goes by its address, localhost or a name that nobody can have in public (set "
        "server.authenticate for any other)",
    )


def _too_many(wait: int) -> Response:
    response = body(429, "RESOURCE_EXHAUSTED", "there were too many requests; try again later")
    response.headers["Retry-After"] = str(wait)
    return response
