"""What a request shows to say who it is from."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import parse_qsl, unquote_plus

from starlette.types import Scope

_AUTHORIZATION, _KEY = b"authorization", b"x-goog-api-key"
_BEARER = "bearer "
_QUERY = "key"


def presented(scope: Scope) -> str | None:
    """The key or token of a request: of its headers, or of its query; None if it has none.

    A bearer token goes before a key, and a header before the query. Of a header that is there twice
    nobody knows which one a proxy in front has looked at: it is none.
    """
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    found: dict[bytes, str] = {}
    for name, value in headers:
        if name in (_AUTHORIZATION, _KEY):
            shown = value.decode("latin-1").strip()
            if found.setdefault(name, shown) != shown:
                return None
    authorization = found.get(_AUTHORIZATION, "")
    if authorization[: len(_BEARER)].lower() == _BEARER:
        return authorization[len(_BEARER) :].strip()
    if key := found.get(_KEY):
        return key
    query = scope["query_string"].decode("latin-1")
    return next((value for name, value in parse_qsl(query) if name == _QUERY), None)


def without_key(query: bytes) -> bytes:
    """A query without the key: nobody behind this has a use for it, or may write it down."""
    if _QUERY.encode() not in query and b"%" not in query:
        return query
    kept = [part for part in query.split(b"&") if _name(part) != _QUERY]
    return b"&".join(kept)


def _name(part: bytes) -> str:
    return unquote_plus(part.partition(b"=")[0].decode("latin-1"))
