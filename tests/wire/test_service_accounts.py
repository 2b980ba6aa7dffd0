"""Service accounts of our own: what they sign, the token they get for it, and Google's library."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import asynccontextmanager

import jwt
import pytest
import uvicorn
from google.auth.transport.requests import AuthorizedSession
from google.oauth2 import service_account

from keepwise.server.identity import accounts
from wire.identifying import BANK, SECOND, Identified, ask, bearer
from wire.requirements import cites

GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer"


@pytest.fixture
def serving(tmp_path, monkeypatch):
    return Identified(tmp_path, monkeypatch)


@pytest.fixture
def clock(serving):
    return serving.clock


def file_for(account, private, url="http://test"):
    return json.loads(accounts.file_of(account, private, server_url=url, project="local"))


@pytest.fixture(scope="module")
def pair():
    return accounts.new_pair()


def assertion(file, clock, *, headers=None, key=None, algorithm="RS256", **claims):
    now = clock() // SECOND
    said = {
        "iat": now,
        "exp": now + 3600,
        "iss": file["client_email"],
        "aud": "https://oauth2.googleapis.com/token",
        "scope": "",
        **claims,
    }
    head = {"kid": file["private_key_id"], **(headers or {})}
    return jwt.encode(said, key or file["private_key"], algorithm=algorithm, headers=head)


async def exchange(served, signed, grant=GRANT):
    return await served.client.post("/token", data={"grant_type": grant, "assertion": signed})


async def test_an_account_gets_a_token_and_comes_in_with_it(serving, clock, pair):
    private, public = pair
    async with serving(authenticate=True) as served:
        made = await served.kw.keys.create("robot", verbs=["read"], public_key=public)
        file = file_for(made.key, private)
        answer = await exchange(served, assertion(file, clock))
        assert answer.status_code == 200
        assert answer.headers["Cache-Control"] == "no-store"
        token = answer.json()
        assert (token["expires_in"], token["token_type"]) == (3600, "Bearer")
        headers = bearer(token["access_token"])
        asked = await ask(served, headers)
        assert (asked.status_code, asked.json()["name"]) == (200, f"account:{made.key.id}")
        assert (await ask(served, headers, verb="write")).status_code == 403
        # As some of Google's libraries do, it can also sign for itself with no exchange.
        own = assertion(file, clock, aud="https://aiplatform.googleapis.com/")
        assert (await ask(served, bearer(own))).status_code == 200
        await served.kw.keys.revoke(made.key.id)
        for shown in (headers, bearer(own)):
            assert (await ask(served, shown)).status_code == 401
        assert (await exchange(served, assertion(file, clock))).status_code == 400


@pytest.mark.parametrize(
    "make",
    [
        lambda file, clock, other: assertion(file, clock, key=other),
        lambda file, clock, other: assertion(file, clock, iss="x@accounts.keepwise.local"),
        lambda file, clock, other: assertion(file, clock, exp=clock() // SECOND - 31),
        lambda file, clock, other: assertion(file, clock, exp=clock() // SECOND + 3631),
        lambda file, clock, other: assertion(file, clock, exp="never"),
        lambda file, clock, other: assertion(file, clock, headers={"kid": "nobody"}),
        lambda file, clock, other: assertion(file, clock, algorithm="RS512"),
        lambda file, clock, other: "a.b.c",
        lambda file, clock, other: "",
        lambda file, clock, other: "x",
    ],
)
async def test_what_an_account_has_not_signed_is_worth_nothing(serving, clock, pair, make):
    private, public = pair
    async with serving(authenticate=True) as served:
        made = await served.kw.keys.create("robot", public_key=public)
        file = file_for(made.key, private)
        signed = make(file, clock, accounts.new_pair()[0])
        answer = await exchange(served, signed)
        assert answer.status_code == 400
        assert answer.json()["error"] == "invalid_grant"
        assert (await ask(served, bearer(signed))).status_code == 401
        assert (await exchange(served, assertion(file, clock))).status_code == 200


async def test_another_grant_or_none_is_told(serving):
    async with serving(authenticate=True) as served:
        for data in ({"grant_type": "password", "assertion": "x"}, {}):
            answer = await served.client.post("/token", data=data)
            assert (answer.status_code, answer.json()["error"]) == (400, "unsupported_grant_type")


async def test_where_nobody_has_to_say_who_they_are_any_file_gets_a_token(serving):
    async with serving() as served:
        answer = await exchange(served, "made up")
        assert answer.status_code == 200
        assert (await ask(served, bearer(answer.json()["access_token"]))).status_code == 200


class Listening(uvicorn.Server):
    """A server on a real socket that says when it is ready."""

    def __init__(self, app):
        super().__init__(
            uvicorn.Config(app, port=0, lifespan="off", log_level="error", access_log=False)
        )
        self.ready = asyncio.Event()

    async def startup(self, sockets=None):
        await super().startup(sockets)
        self.ready.set()


@asynccontextmanager
async def listening(app):
    """The address of an application on a real socket."""
    server = Listening(app)
    serving = asyncio.create_task(server.serve())
    await server.ready.wait()
    (socket,) = server.servers[0].sockets
    try:
        yield f"http://127.0.0.1:{socket.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


@pytest.mark.parametrize("signs_for_itself", [False, True])
@cites("identity.accounts")
async def test_google_s_own_credentials_come_in(serving, pair, clock, signs_for_itself):
    private, public = pair
    clock.set(time.time_ns() // 1000)  # Google's library signs by the clock of the machine
    async with serving(authenticate=True) as served, listening(served.app) as url:
        made = await served.kw.keys.create("robot", public_key=public)
        credentials = service_account.Credentials.from_service_account_info(
            file_for(made.key, private, url),
            scopes=["https://www.googleapis.com/auth/cloud-platform"],
            always_use_jwt_access=signs_for_itself,
        )

        def call():
            with AuthorizedSession(credentials) as session:
                return session.get(f"{url}{BANK}/who").json()

        assert await asyncio.to_thread(call) == {"name": f"account:{made.key.id}", "query": ""}
