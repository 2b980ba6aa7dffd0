"""Users whom an identity provider vouches for: its tokens, and the keys it signs with."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.algorithms import ECAlgorithm, RSAAlgorithm

from keepwise.server.identity import keyset
from keepwise.server.identity.keyset import fetch, keys_in
from wire.identifying import AUDIENCE, ISSUER, OIDC, SECOND, Identified, Provider, ask, bearer
from wire.requirements import cites


@pytest.fixture
def serving(tmp_path, monkeypatch):
    return Identified(tmp_path, monkeypatch)


@pytest.fixture
def clock(serving):
    return serving.clock


# Tokens of an identity provider


@cites("identity.oidc")
async def test_a_user_of_the_identity_provider_reaches_their_own_data(serving, clock):
    async with serving(**OIDC) as served:
        headers = bearer(served.provider.token())
        answer = await ask(served, headers, user="maria", verb="delete")
        assert answer.status_code == 200
        assert answer.json()["name"] == served.kw.keys.user("maria").name
        assert "maria" not in answer.json()["name"]
        assert (await ask(served, headers, user="sam")).status_code == 403
        for verb in ("govern", "manage"):
            assert (await ask(served, headers, verb=verb)).status_code == 403
        assert (await ask(served)).status_code == 401, "with OIDC everybody says who they are"
        key = (await served.kw.keys.create("agent")).secret
        assert (await ask(served, bearer(key))).status_code == 200, "keys are good beside it"


async def test_a_claim_and_banks_of_the_settings(serving, clock):
    settings = {**OIDC, "oidc_claim": "email", "oidc_banks": ("trips",)}
    async with serving(**settings) as served:

        async def status(**claims):
            return (await ask(served, bearer(served.provider.token(**claims)))).status_code

        assert await status(email="maria@example.com") == 403, "the bank is not among them"
        assert await status() == 401
        assert await status(email="maria@example.com", email_verified=False) == 401
        assert await status(email="maria@example.com", email_verified="true") == 403


EC_KEY = ec.generate_private_key(ec.SECP256R1())


@pytest.mark.parametrize(
    "make",
    [
        lambda provider, now: provider.token(iss="https://else.example"),
        lambda provider, now: provider.token(iss=f"{ISSUER}/"),
        lambda provider, now: provider.token(iss=None),
        lambda provider, now: provider.token(aud="another"),
        lambda provider, now: provider.token(aud=["another"]),
        lambda provider, now: provider.token(aud=None),
        lambda provider, now: provider.token(exp=None),
        lambda provider, now: provider.token(exp="never"),
        lambda provider, now: provider.token(exp=True),
        lambda provider, now: provider.token(exp=1e300),
        lambda provider, now: provider.token(exp=now - 31),
        lambda provider, now: provider.token(nbf=now + 31),
        lambda provider, now: provider.token(nbf="soon"),
        lambda provider, now: provider.token(sub=None),
        lambda provider, now: provider.token(sub=""),
        lambda provider, now: provider.token(sub=17),
        lambda provider, now: provider.token(sub=["maria"]),
        lambda provider, now: provider.token(sub="x" * 513),
        lambda provider, now: provider.token(kid="another"),
        lambda provider, now: provider.token(kid=""),
        lambda provider, now: provider.token(algorithm="RS512"),
        lambda provider, now: provider.token(algorithm="PS256"),
        lambda provider, now: provider.token(algorithm="ES256", key=EC_KEY),
        lambda provider, now: provider.token(headers={"crit": ["x"], "x": 1}),
        lambda provider, now: provider.token(algorithm="none", key=""),
        lambda provider, now: provider.token()[:-4] + "AAAA",
        lambda provider, now: provider.token() + ".x",
        lambda provider, now: hmac_with_public_key(provider, now),
        lambda provider, now: with_payload(provider.token(), {"sub": "sam"}),
        lambda provider, now: with_payload(provider.token(), [1]),
        lambda provider, now: with_payload(provider.token(), "[" * 100_000),
    ],
)
async def test_a_token_that_is_not_quite_good_is_nobody_s(serving, clock, make):
    async with serving(**OIDC) as served:
        answer = await ask(served, bearer(make(served.provider, clock() // SECOND)))
        assert answer.status_code == 401, answer.text
        assert (await ask(served, bearer(served.provider.token()))).status_code == 200


def encoded(value):
    text = value if isinstance(value, str) else json.dumps(value)
    return base64.urlsafe_b64encode(text.encode()).rstrip(b"=").decode()


def with_payload(token, payload):
    head, body, signature = token.split(".")
    if isinstance(payload, dict):
        held = json.loads(base64.urlsafe_b64decode(body + "=="))
        payload = {**held, **payload}
    return f"{head}.{encoded(payload)}.{signature}"


def hmac_with_public_key(provider, now):
    """What somebody signs who knows the public key and takes it for a shared secret."""
    head = {"alg": "HS256", "kid": "one", "typ": "JWT"}
    said = {"iss": ISSUER, "aud": AUDIENCE, "sub": "maria", "exp": now + 600}
    signed = f"{encoded(head)}.{encoded(said)}"
    seal = hmac.digest(provider.pem, signed.encode(), "sha256")
    return f"{signed}.{base64.urlsafe_b64encode(seal).rstrip(b'=').decode()}"


async def test_two_clocks_may_differ_a_little(serving, clock):
    async with serving(**OIDC) as served:
        now = clock() // SECOND
        for claims in ({"exp": now - 29}, {"nbf": now + 30}, {"exp": now + 0.5}):
            token = served.provider.token(**claims)
            assert (await ask(served, bearer(token))).status_code == 200


async def test_other_algorithms_where_the_settings_name_them(serving, clock):
    async with serving(**OIDC, oidc_algorithms=("ES256", "RS512")) as served:
        member = json.loads(ECAlgorithm.to_jwk(EC_KEY.public_key()))
        served.provider.extra = [{**member, "kid": "curve"}]
        signed = served.provider.token(algorithm="ES256", key=EC_KEY, kid="curve")
        assert (await ask(served, bearer(signed))).status_code == 200
        signed = served.provider.token(algorithm="RS512")
        assert (await ask(served, bearer(signed))).status_code == 200
        assert (await ask(served, bearer(served.provider.token()))).status_code == 401


async def test_a_key_is_good_for_the_algorithm_it_names(serving, clock):
    async with serving(**OIDC, oidc_algorithms=("RS256", "RS512")) as served:
        served.provider.rotate("two", alg="RS512")
        assert (await ask(served, bearer(served.provider.token()))).status_code == 401
        signed = served.provider.token(algorithm="RS512")
        assert (await ask(served, bearer(signed))).status_code == 200


async def test_a_token_without_a_key_s_name_is_good_where_there_is_one_key(serving, clock):
    async with serving(**OIDC) as served:
        said = {"iss": ISSUER, "aud": AUDIENCE, "sub": "maria", "exp": clock() // SECOND + 600}
        token = jwt.encode(said, served.provider.pair, algorithm="RS256")
        assert (await ask(served, bearer(token))).status_code == 200


# The identity provider's keys


async def test_keys_are_fetched_once_and_again_for_one_that_nobody_knows(serving, clock):
    async with serving(**OIDC) as served:
        provider = served.provider
        first = provider.token()
        for _ in range(3):
            assert (await ask(served, bearer(first))).status_code == 200
        assert provider.asked == [f"{ISSUER}/keys"]
        provider.rotate("two")
        second = provider.token()
        assert (await ask(served, bearer(second))).status_code == 401, "not a minute has passed"
        clock.advance(seconds=60)
        assert (await ask(served, bearer(second))).status_code == 200
        assert (await ask(served, bearer(first))).status_code == 401, "it was withdrawn"
        assert len(provider.asked) == 2
        for number in range(5):
            unknown = bearer(provider.token(kid=f"made up {number}"))
            assert (await ask(served, unknown)).status_code == 401
        assert len(provider.asked) == 2


async def test_keys_are_looked_at_again_after_an_hour(serving, clock):
    async with serving(**OIDC) as served:
        old = served.provider.token(exp=clock() // SECOND + 10_000)
        assert (await ask(served, bearer(old))).status_code == 200
        served.provider.rotate("two")
        clock.advance(seconds=3599)
        assert (await ask(served, bearer(old))).status_code == 200
        clock.advance(seconds=1)
        assert (await ask(served, bearer(old))).status_code == 401


async def test_a_dead_provider_leaves_the_keys_there_are(serving, clock):
    async with serving(**OIDC) as served:
        long = bearer(served.provider.token(exp=clock() // SECOND + 100_000))
        assert (await ask(served, long)).status_code == 200
        served.provider.dead = True
        clock.advance(seconds=7200)
        for _ in range(3):
            assert (await ask(served, long)).status_code == 200
        assert len(served.provider.asked) == 2, "it is asked once a minute"


async def test_while_the_keys_are_fetched_again_the_ones_there_are_go_on(serving, clock):
    real, entered, answer = Provider(clock), threading.Event(), threading.Event()
    answer.set()

    def slow(url):
        entered.set()
        answer.wait()
        return real(url)

    async with serving(slow, **OIDC) as served:
        token = bearer(real.token(exp=clock() // SECOND + 100_000))
        assert (await ask(served, token)).status_code == 200
        answer.clear()
        entered.clear()
        clock.advance(seconds=3600)
        first = asyncio.create_task(ask(served, token))
        await asyncio.to_thread(entered.wait)
        try:
            second = await asyncio.wait_for(ask(served, token), 20)
            assert second.status_code == 200
            assert not first.done()
        finally:
            answer.set()
        assert (await first).status_code == 200


async def test_without_any_key_nobody_can_tell_and_it_is_tried_again_soon(serving, clock):
    async with serving(**OIDC) as served:
        served.provider.dead = True
        token = bearer(served.provider.token())
        answer = await ask(served, token)
        assert (answer.status_code, answer.json()["error"]["status"]) == (503, "UNAVAILABLE")
        assert answer.headers["Retry-After"] == "1"
        served.provider.dead = False
        assert (await ask(served, token)).status_code == 503
        clock.advance(seconds=5)
        assert (await ask(served, token)).status_code == 200


async def test_many_at_once_fetch_the_keys_once(serving, clock):
    async with serving(**OIDC) as served:
        token = bearer(served.provider.token())
        answers = await asyncio.gather(*(ask(served, token) for _ in range(8)))
        assert {each.status_code for each in answers} == {200}
        assert len(served.provider.asked) == 1


async def test_the_issuer_says_where_its_keys_are(serving, clock):
    async with serving(oidc_issuer=ISSUER, oidc_audience=AUDIENCE) as served:
        assert (await ask(served, bearer(served.provider.token()))).status_code == 200
        known = f"{ISSUER}/.well-known/openid-configuration"
        assert served.provider.asked == [known, f"{ISSUER}/keys"]


@pytest.mark.parametrize(
    "about",
    [
        {"issuer": "https://else.example", "jwks_uri": f"{ISSUER}/keys"},
        {"issuer": ISSUER, "jwks_uri": "http://idp.example/keys"},
        {"issuer": ISSUER, "jwks_uri": "file:///etc/passwd"},
        {"issuer": ISSUER},
        [],
        None,
    ],
)
async def test_an_issuer_that_describes_another_is_not_believed(serving, clock, about):
    real = Provider(clock)

    def answers(url):
        return json.dumps(about).encode() if "well-known" in url else real(url)

    async with serving(answers, oidc_issuer=ISSUER, oidc_audience=AUDIENCE) as served:
        assert (await ask(served, bearer(real.token()))).status_code == 503
        assert real.asked == []


def test_only_keys_that_are_for_signatures_and_strong_enough_are_taken(clock):
    provider = Provider(clock)
    good = provider.member
    small = rsa.generate_private_key(public_exponent=65537, key_size=1024)  # noqa: S505 (it is to be left out)
    secret = {"kty": "oct", "k": encoded("x" * 32), "kid": "shared", "alg": "HS256"}
    members = [
        good,
        {**good, "use": "enc"},
        {**good, "kid": "odd", "n": "!"},
        json.loads(RSAAlgorithm.to_jwk(small.public_key())),
        secret,
        {"kty": "RSA"},
        {},
        "text",
        None,
    ]
    assert [each.kid for each in keys_in({"keys": members})] == ["one"]
    assert keys_in({}) == ()
    assert keys_in({"keys": "text"}) == ()


# The keys over a real socket


@contextmanager
def answering(status=200, body=b"{}", headers=(), open_until=None):
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(status)
            for name, value in headers:
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
            if open_until is not None:
                open_until.wait()

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        if open_until is not None:
            open_until.set()
        server.shutdown()
        server.server_close()
        thread.join()


def test_an_answer_is_fetched():
    with answering(body=b'{"keys": []}') as url:
        assert fetch(url) == b'{"keys": []}'


def test_an_answer_that_is_none_is_an_error():
    with answering(404) as url, pytest.raises(OSError, match="404"):
        fetch(url)
    with answering(body=b"x" * 1_000_001) as url, pytest.raises(OSError, match="too long"):
        fetch(url)
    with pytest.raises(OSError, match="refused"):
        fetch(url)


def test_an_answer_that_comes_drop_by_drop_is_given_up(monkeypatch):
    times = iter((0.0, 100.0))
    monkeypatch.setattr(keyset, "time", SimpleNamespace(monotonic=lambda: next(times)))
    with (
        answering(
            body=b"x", headers=[("Content-Length", "9")], open_until=threading.Event()
        ) as url,
        pytest.raises(OSError, match="too slowly"),
    ):
        fetch(url)


def test_a_redirection_is_not_followed():
    with (
        answering() as aim,
        answering(302, headers=[("Location", aim)]) as url,
        pytest.raises(OSError, match="302"),
    ):
        fetch(url)
