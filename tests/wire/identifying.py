"""A server with a route that tells who asks, and an identity provider in this process."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import jwt
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from fastapi import APIRouter, Request
from jwt.algorithms import RSAAlgorithm

from keepwise import Keepwise, Settings
from keepwise.server import app as application
from keepwise.server.calls import Called
from keepwise.settings import ServerSettings
from keepwise.testing import FrozenClock

SECOND = 1_000_000
ISSUER, AUDIENCE = "https://idp.example", "keepwise"
OIDC = {"oidc_issuer": ISSUER, "oidc_audience": AUDIENCE, "oidc_jwks_url": f"{ISSUER}/keys"}
BANK = "/v1beta1/projects/p/locations/l/reasoningEngines/default"

probe = APIRouter()


@probe.get("/v1beta1/projects/{project}/locations/{location}/reasoningEngines/{bank}/who")
async def who(
    call: Called, request: Request, verb: str = "read", user: str = "", everybody: bool = False
) -> dict[str, str]:
    """What a route knows of whoever asks."""
    await (call.reach_everybody(verb) if everybody else call.reach(verb))
    if user:
        call.scope({"user_id": user})
    return {"name": call.principal.name, "query": request.url.query}


class Identified:
    """A store in a file, which is served with settings of a test's own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = folder / "served.db"
        self.clock = FrozenClock()
        monkeypatch.setattr(application, "ROUTERS", (probe, *application.ROUTERS))

    @asynccontextmanager
    async def __call__(self, answers=None, **settings) -> AsyncIterator[SimpleNamespace]:
        whole = Settings(server=ServerSettings(**settings))
        async with Keepwise.open(str(self.path), settings=whole, clock=self.clock) as kw:
            provider = answers or Provider(self.clock)
            app = application.build(kw, fetch=provider)
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                yield SimpleNamespace(kw=kw, client=client, app=app, provider=provider)


class Provider:
    """An identity provider, with one key at a time."""

    def __init__(self, clock: FrozenClock) -> None:
        self.clock = clock
        self.asked: list[str] = []
        self.dead = False
        self.extra: list[dict] = []
        self.rotate("one")

    def rotate(self, kid: str, **about: str) -> None:
        """Sign with a new key from now on; nobody is told of the one before any more."""
        self.kid, self.pair = kid, rsa.generate_private_key(public_exponent=65537, key_size=2048)
        member = json.loads(RSAAlgorithm.to_jwk(self.pair.public_key()))
        self.member = {**member, "kid": kid, "use": "sig", **about}

    def __call__(self, url: str) -> bytes:
        """What an address of the provider answers."""
        self.asked.append(url)
        if self.dead:
            raise OSError("nobody answers")
        if url.endswith("/.well-known/openid-configuration"):
            return json.dumps({"issuer": ISSUER, "jwks_uri": f"{ISSUER}/keys"}).encode()
        return json.dumps({"keys": [self.member, *self.extra]}).encode()

    @property
    def pem(self) -> bytes:
        """The public key, as anybody may have it."""
        return self.pair.public_key().public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
        )

    def token(self, *, algorithm="RS256", kid=None, key=None, headers=None, **claims) -> str:
        """A token about Maria; a claim that is None is left out."""
        now = self.clock() // SECOND
        said = {"iss": ISSUER, "aud": AUDIENCE, "sub": "maria", "exp": now + 600, **claims}
        said = {name: value for name, value in said.items() if value is not None}
        head = {"kid": self.kid if kid is None else kid, **(headers or {})}
        key = self.pair if key is None else key
        return jwt.encode(said, key, algorithm=algorithm, headers=head)


def bearer(token: str) -> dict[str, str]:
    """The header of a bearer token."""
    return {"Authorization": f"Bearer {token}"}


async def ask(served: SimpleNamespace, headers=None, **params) -> httpx.Response:
    """Ask the server who asks."""
    return await served.client.get(f"{BANK}/who", headers=headers or {}, params=params)
