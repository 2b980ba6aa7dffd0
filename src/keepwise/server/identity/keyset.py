"""The keys that an identity provider signs with, fetched and kept."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from typing import Any, TypeAlias

import jwt
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from jwt.algorithms import AllowedPublicKeys

from keepwise.errors import Unavailable
from keepwise.ports import Clock
from keepwise.server.identity.checking import is_safe_url

Fetch: TypeAlias = Callable[[str], bytes]
"""What an address answers; called in a thread, and raises OSError where it does not."""

_SECOND = 1_000_000
_FRESH = 3600 * _SECOND
_AGAIN = 60 * _SECOND
# Without any key nobody can come in: then it is tried sooner.
_AGAIN_WITHOUT = 5 * _SECOND
_FETCH_SECONDS = 5.0
_MAX_BYTES = 1_000_000
_SMALLEST_RSA = 2048


@dataclass(frozen=True, slots=True)
class PublicKey:
    """A key that signatures are checked with. ``algorithm`` is empty where its set names none."""

    kid: str
    algorithm: str
    key: AllowedPublicKeys


class KeySet:
    """The keys of one issuer.

    They are fetched when they are first needed, after an hour, and for a key nobody here knows, at
    most once a minute. An issuer that does not answer leaves the keys there are.

    Args:
        issuer: whose keys.
        url: where they are; empty to ask the issuer.
        now: the time in microseconds.
        fetch: gets what an address answers.
    """

    def __init__(self, issuer: str, url: str, now: Clock, fetch: Fetch) -> None:
        self._issuer = issuer
        self._url = url
        self._now = now
        self._fetch = fetch
        self._keys: tuple[PublicKey, ...] = ()
        self._fresh_until = 0
        self._not_before = -(2**62)
        self._fetching = asyncio.Lock()

    async def find(self, kid: str | None) -> tuple[PublicKey, ...]:
        """The keys of a name, usually one; without a name the only one there is.

        Raises:
            Unavailable: there are no keys yet, and the issuer does not answer.
        """
        known = self._named(kid)
        if known and (self._now() < self._fresh_until or self._fetching.locked()):
            return known
        async with self._fetching:
            # Somebody else may have fetched them while this waited.
            known = self._named(kid)
            if not (known and self._now() < self._fresh_until) and self._now() >= self._not_before:
                await self._refresh()
        if not self._keys:
            raise Unavailable("the keys of the identity provider could not be fetched")
        return self._named(kid)

    def _named(self, kid: str | None) -> tuple[PublicKey, ...]:
        if kid is None:
            return self._keys if len(self._keys) == 1 else ()
        return tuple(each for each in self._keys if each.kid == kid)

    async def _refresh(self) -> None:
        found: tuple[PublicKey, ...] = ()
        # If it is dead or answers nonsense, the keys there are stay good.
        with suppress(OSError, TimeoutError, ValueError, RecursionError):
            found = keys_in(await self._json(self._url or await self._discovered()))
        if found:
            self._keys, self._fresh_until = found, self._now() + _FRESH
        self._not_before = self._now() + (_AGAIN if self._keys else _AGAIN_WITHOUT)

    async def _discovered(self) -> str:
        about = await self._json(f"{self._issuer.rstrip('/')}/.well-known/openid-configuration")
        url = about.get("jwks_uri")
        if about.get("issuer") != self._issuer or not isinstance(url, str) or not is_safe_url(url):
            raise ValueError("is not the issuer's own description")
        return url

    async def _json(self, url: str) -> dict[str, Any]:
        answer = await asyncio.wait_for(asyncio.to_thread(self._fetch, url), 2 * _FETCH_SECONDS)
        document = json.loads(answer)
        if not isinstance(document, dict):
            raise ValueError("is no JSON object")
        return document


def keys_in(document: dict[str, Any]) -> tuple[PublicKey, ...]:
    """The keys of a JSON Web Key Set that signatures can be checked with; others are left out."""
    listed = document.get("keys")
    members = listed if isinstance(listed, list) else []
    found = [_key(each) for each in members if isinstance(each, dict)]
    return tuple(each for each in found if each is not None)


def _key(member: dict[str, Any]) -> PublicKey | None:
    # A key that both sides know is no proof of who signed.
    if member.get("kty") == "oct" or member.get("use", "sig") != "sig":
        return None
    try:
        key = jwt.PyJWK(member).key
    except (jwt.PyJWTError, ValueError, TypeError, KeyError):
        return None
    if isinstance(key, RSAPublicKey) and key.key_size < _SMALLEST_RSA:
        return None
    return PublicKey(str(member.get("kid", "")), str(member.get("alg", "")), key)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Keys are where the settings or the issuer say, and nowhere else."""

    def redirect_request(self, *_: object, **__: object) -> None:
        return None


_OPENER = urllib.request.build_opener(_NoRedirect)


def fetch(url: str) -> bytes:
    """What an address answers, within a few seconds and a megabyte. Raises OSError."""
    until = time.monotonic() + _FETCH_SECONDS
    request = urllib.request.Request(url, headers={"Accept": "application/json"})  # noqa: S310 (checked to be HTTPS or this machine)
    try:
        with _OPENER.open(request, timeout=_FETCH_SECONDS) as response:
            return _read(response, until)
    except HTTPException:
        raise OSError("the answer is no HTTP") from None


def _read(response: HTTPResponse, until: float) -> bytes:
    """All of an answer, unless it is too long or comes too slowly."""
    answer = bytearray()
    # What has come, however little: who waits for more waits as long as the other end likes.
    while piece := response.read1(65_536):
        answer += piece
        if len(answer) > _MAX_BYTES or time.monotonic() > until:
            raise OSError("the answer is too long, or comes too slowly")
    return bytes(answer)
