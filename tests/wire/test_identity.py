"""Who may call a server, what they show, and what they then reach."""

from __future__ import annotations

import httpx
import pytest

from keepwise import ConfigError
from keepwise.model.access import VERBS
from keepwise.server.identity.checking import require_safe
from keepwise.server.serving import listen
from keepwise.settings import ServerSettings
from wire.identifying import AUDIENCE, BANK, ISSUER, OIDC, Identified, Provider, ask, bearer
from wire.requirements import cites


@pytest.fixture
def serving(tmp_path, monkeypatch):
    return Identified(tmp_path, monkeypatch)


@pytest.fixture
def clock(serving):
    return serving.clock


# Where nobody has to say who they are


@pytest.mark.parametrize(
    "headers",
    [{}, {"x-goog-api-key": "x"}, bearer("a.b.c"), bearer("kw_x_y"), {"Authorization": "Basic x"}],
)
@cites("identity.local")
async def test_without_authentication_everybody_is_local(serving, headers):
    async with serving() as served:
        answer = await ask(served, headers, verb="manage", user="maria")
        assert (answer.status_code, answer.json()["name"]) == (200, "local")
        assert (await served.client.get("/metrics")).status_code == 200


@pytest.mark.parametrize("authenticate", [False, True])
async def test_no_route_sees_the_key_of_a_query(serving, authenticate):
    async with serving(authenticate=authenticate) as served:
        key = (await served.kw.keys.create("agent")).secret
        url = f"{BANK}/who?$rest=a%20b&key={key}&$verb=read&%6bey={key}"
        assert (await served.client.get(url)).json()["query"] == "$rest=a%20b&$verb=read"


# Keys


@pytest.mark.parametrize(
    "show",
    [
        lambda key: {"headers": {"x-goog-api-key": key}},
        lambda key: {"headers": {"X-Goog-Api-Key": f" {key} "}},
        lambda key: {"headers": bearer(key)},
        lambda key: {"headers": {"authorization": f"bearer {key}"}},
        lambda key: {"params": {"key": key}},
        lambda key: {"headers": {"Authorization": "Basic eDp5", "x-goog-api-key": key}},
    ],
)
@cites("identity.keys")
async def test_a_key_is_good_wherever_google_s_clients_put_it(serving, show):
    async with serving(authenticate=True) as served:
        made = await served.kw.keys.create("agent")
        answer = await served.client.get(f"{BANK}/who", **show(made.secret))
        assert (answer.status_code, answer.json()["name"]) == (200, f"key:{made.key.id}")


@cites("identity.same")
async def test_whatever_is_wrong_the_answer_is_the_same(serving, clock):
    provider = Provider(clock)
    async with serving(provider, authenticate=True, **OIDC) as served:
        keys = served.kw.keys
        revoked, expired = await keys.create("revoked"), await keys.create("expired", ttl=1)
        await keys.revoke(revoked.key.id)
        clock.advance(seconds=1)
        good = (await keys.create("good")).secret
        shown = [
            {},
            {"x-goog-api-key": ""},
            {"x-goog-api-key": "x"},
            {"x-goog-api-key": revoked.secret},
            {"x-goog-api-key": expired.secret},
            {"x-goog-api-key": good[:-1]},
            {"x-goog-api-key": good.encode() + b"\xff"},
            bearer("x"),
            bearer("a.b.c"),
            {"Authorization": "Bearer é.b.c".encode()},
            {"Authorization": f"Basic {good}"},
            {"Authorization": "Bearer"},
            {**bearer("x"), "x-goog-api-key": good},
            bearer(provider.token(iss="https://else.example")),
            bearer(provider.token(exp=0)),
        ]
        answers = [await ask(served, headers) for headers in shown]
        assert {each.status_code for each in answers} == {401}
        told = {
            (each.content, each.headers["www-authenticate"], each.status_code) for each in answers
        }
        assert len(told) == 1
        assert answers[0].headers["WWW-Authenticate"] == 'Bearer realm="keepwise"'
        assert answers[0].json()["error"]["status"] == "UNAUTHENTICATED"
        assert (await ask(served, bearer(good))).status_code == 200
        # A path that is not there is no exception.
        for path in ("/", "/nowhere", "/healthz/x", "/token/", BANK):
            assert (await served.client.get(path)).content == answers[0].content


async def test_some_paths_need_no_key(serving):
    async with serving(authenticate=True) as served:
        assert (await served.client.get("/openapi.json")).status_code == 200
        for path in ("/healthz", "/readyz", "/token"):
            assert (await served.client.get(path)).status_code != 401


async def test_below_a_prefix_too(serving):
    async with serving(authenticate=True, prefix="/memory") as served:
        key = (await served.kw.keys.create("agent")).secret
        assert (await served.client.get("/memory/openapi.json")).status_code == 200
        url = f"/memory{BANK}/who"
        assert (await served.client.get(url)).status_code == 401
        assert (await served.client.get(url, headers=bearer(key))).status_code == 200


async def test_mounted_by_whoever_runs_it_too(serving):
    async with serving(authenticate=True) as served:
        secret = (await served.kw.keys.create("agent")).secret
        mounted = httpx.ASGITransport(served.app, root_path="/outer")
        async with httpx.AsyncClient(transport=mounted, base_url="http://test") as client:
            assert (await client.get("/outer/openapi.json")).status_code == 200
            assert (await client.get("/outer/metrics", headers=bearer(secret))).status_code == 403


@cites("identity.limits")
async def test_verbs_banks_and_scope_hold(serving):
    async with serving(authenticate=True) as served:
        create = served.kw.keys.create
        reader = bearer((await create("reader", verbs=["read"])).secret)
        other = bearer((await create("other", banks=["other"])).secret)
        maria = bearer((await create("maria", verbs=VERBS, scope={"user_id": "maria"})).secret)

        async def status(headers, **params):
            return (await ask(served, headers, **params)).status_code

        assert await status(reader) == 200
        assert await status(reader, verb="write") == 403
        assert await status(other) == 403
        assert await status(maria, user="maria", verb="delete") == 200
        assert await status(maria, user="sam") == 403
        assert await status(maria, user="sam", verb="govern") == 403
        assert await status(maria, verb="manage") == 403
        assert await status(maria, verb="govern") == 200
        assert await status(maria, verb="govern", everybody=True) == 403
        assert await status(reader, everybody=True) == 200
        # A bank that is not theirs is the same whether it exists or not.
        there = await ask(served, other)
        served.client.base_url = "http://test"
        gone = await served.client.get(f"{BANK.replace('default', 'nowhere')}/who", headers=other)
        assert there.content == gone.content


async def test_metrics_are_for_whoever_governs_everything(serving):
    async with serving(authenticate=True) as served:
        create = served.kw.keys.create

        async def status(**options):
            secret = (await create("agent", **options)).secret
            return (await served.client.get("/metrics", headers=bearer(secret))).status_code

        assert (await served.client.get("/metrics")).status_code == 401
        assert await status() == 403
        assert await status(verbs=["govern"], banks=["default"]) == 403
        assert await status(verbs=["govern"], scope={"user_id": "maria"}) == 403
        assert await status(verbs=["govern"]) == 200


@cites("identity.revoked")
async def test_a_revocation_counts_for_the_next_request(serving):
    async with serving(authenticate=True) as served:
        made = await served.kw.keys.create("agent")
        assert (await ask(served, bearer(made.secret))).status_code == 200
        await served.kw.keys.revoke(made.key.id)
        assert (await ask(served, bearer(made.secret))).status_code == 401


async def test_nothing_of_a_key_is_logged(serving, caplog):
    caplog.set_level(0)
    async with serving(authenticate=True) as served:
        secret = (await served.kw.keys.create("agent")).secret
        for headers in (bearer(secret), bearer(secret[:-1]), {"x-goog-api-key": secret}):
            await ask(served, headers)
    random = secret.rpartition("_")[2][:-1]
    ours = [each for each in caplog.records if not each.name.startswith(("httpx", "httpcore"))]
    assert not [each for each in ours if random in each.getMessage()]


# How much each may ask


@cites("identity.rate")
async def test_over_its_rate_a_principal_waits_and_others_do_not(serving):
    async with serving(authenticate=True, rate="2/hour") as served:
        create = served.kw.keys.create
        one, two = bearer((await create("one")).secret), bearer((await create("two")).secret)
        assert [(await ask(served, one)).status_code for _ in range(3)] == [200, 200, 429]
        over = await ask(served, one)
        assert over.json()["error"]["status"] == "RESOURCE_EXHAUSTED"
        assert 1 <= int(over.headers["Retry-After"]) <= 3600
        assert (await ask(served, two)).status_code == 200
        assert (await served.client.get("/openapi.json")).status_code == 200
        assert (await ask(served)).status_code == 401


async def test_a_rate_holds_for_everybody_together_where_nobody_says_who_they_are(serving):
    async with serving(rate="1 per day") as served:
        assert (await ask(served, bearer("x"))).status_code == 200
        assert (await ask(served, bearer("y"))).status_code == 429


# Settings that cannot be


@pytest.mark.parametrize(
    ("setting", "settings"),
    [
        ("rate", {"rate": "lots"}),
        ("rate", {"rate": "0/minute"}),
        ("rate", {"rate": "1/second; 5/minute"}),
        ("oidc_audience", {"oidc_issuer": ISSUER}),
        ("oidc_audience", {"oidc_audience": AUDIENCE}),
        ("oidc_jwks_url", {"oidc_jwks_url": f"{ISSUER}/keys"}),
        ("oidc_banks", {"oidc_banks": ("trips",)}),
        ("oidc_issuer", {**OIDC, "oidc_issuer": "http://idp.example"}),
        ("oidc_issuer", {**OIDC, "oidc_issuer": "https://"}),
        ("oidc_issuer", {**OIDC, "oidc_issuer": "https://[x"}),
        ("oidc_jwks_url", {**OIDC, "oidc_jwks_url": "file:///etc/passwd"}),
        ("oidc_algorithms", {**OIDC, "oidc_algorithms": ("HS256",)}),
        ("oidc_algorithms", {**OIDC, "oidc_algorithms": ("RS256", "none")}),
        ("oidc_algorithms", {**OIDC, "oidc_algorithms": ()}),
        ("oidc_claim", {**OIDC, "oidc_claim": ""}),
    ],
)
async def test_a_setting_that_cannot_be_is_named_at_the_start(serving, setting, settings):
    with pytest.raises(ConfigError, match=rf"setting server\.{setting}:"):
        async with serving(**settings):
            pass


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.9", "localhost", "::1", "[::1]"])
def test_this_machine_is_safe_without_keys(host):
    require_safe(ServerSettings(host=host))


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "10.0.0.1", "keepwise.example"])  # noqa: S104 (it is to be refused)
@cites("identity.loopback")
def test_any_other_address_needs_them(host):
    with pytest.raises(ConfigError, match=r"server\.host"):
        require_safe(ServerSettings(host=host))
    with pytest.raises(ConfigError, match=r"server\.host"):
        listen(ServerSettings(host=host, port=0))
    require_safe(ServerSettings(host=host, authenticate=True))
    require_safe(ServerSettings(host=host, **OIDC))


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "evil.example:8080", "Origin": "http://evil.example:8080"},
        {"Host": "127.0.0.1.evil.example"},
        {"Host": "localhost.evil.example"},
        {"Host": "internal.evil.example."},
        {"Host": "[::1"},
        {"Host": ""},
        {"Host": "127.0.0.1:8080", "Origin": "https://evil.example"},
        {"Host": "localhost", "Origin": "http://203.0.113.5"},
        {"Host": "localhost", "Origin": "null"},
        {"Host": "localhost", "Origin": ""},
    ],
)
@cites("identity.pages")
async def test_a_web_page_of_another_host_is_turned_away(serving, headers):
    async with serving() as served:
        lines = {"content": b"{}", "headers": {**headers, "Content-Type": "text/plain"}}
        assert (await served.client.post(f"{BANK}:import", **lines)).status_code == 403
        assert (await ask(served, headers)).status_code == 403
        assert (await served.client.get("/healthz", headers=headers)).status_code == 200
    # With a key it is whoever has the key: a browser shows none by itself.
    async with serving(authenticate=True) as served:
        made = await served.kw.keys.create("a key")
        answer = await ask(served, {**headers, **bearer(made.secret)})
        assert answer.status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "127.0.0.1:8080"},
        {"Host": "[::1]:8080"},
        {"Host": "LOCALHOST:8080"},
        {"Host": "keepwise"},
        {"Host": "memory.localhost"},
        {"Host": "host.docker.internal:8080"},
        {"Host": "us-central1-aiplatform.googleapis.com"},
        {"Host": "localhost:8080", "Origin": "http://localhost:3000"},
        {"Host": "127.0.0.1:8080", "Origin": "http://127.0.0.1:8080"},
        {"Host": "10.0.0.7:8080", "Origin": "http://10.0.0.7:8080"},
    ],
)
@cites("identity.local")
async def test_what_is_of_this_machine_is_let_in(serving, headers):
    async with serving() as served:
        assert (await ask(served, headers)).status_code == 200


async def test_of_a_header_that_is_there_twice_neither_is_good(serving):
    async with serving(authenticate=True) as served:
        good = (await served.kw.keys.create("a key")).secret
        for name, prefix in (("Authorization", "Bearer "), ("x-goog-api-key", "")):
            for shown in ([good, "x"], ["x", good]):
                twice = [(name, f"{prefix}{each}") for each in shown]
                assert (await ask(served, twice)).status_code == 401
            same = [(name, f"{prefix}{good}")] * 2
            assert (await ask(served, same)).status_code == 200
