"""Keys and service accounts: what is stored of them, whom they let in, and until when."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from keepwise import InvalidInput, Keepwise, NotFound, Refused, Scope, Settings
from keepwise.governance.access import spelling
from keepwise.model.access import USERS_VERBS, VERBS, Principal
from keepwise.testing import FrozenClock

SECOND = 1_000_000
PEM = "-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----\n"


@pytest.fixture
def clock():
    return FrozenClock()


@pytest.fixture
async def kw(tmp_path, clock):
    async with Keepwise.open(str(tmp_path / "k.db"), settings=Settings(), clock=clock) as kw:
        yield kw


async def test_a_key_lets_in_whom_it_was_made_for(kw):
    made = await kw.keys.create(
        "Maria's phone", verbs=["read", "write"], banks=["trips"], scope={"user_id": "maria"}
    )
    assert re.fullmatch(rf"kw_{made.key.id}_[a-z2-7]{{52}}", made.secret)
    asks = await kw.keys.principal_of(made.secret)
    assert asks == Principal(
        f"key:{made.key.id}",
        frozenset({"read", "write"}),
        frozenset({"trips"}),
        {"user_id": "maria"},
    )
    assert (await kw.keys.list()).items[0].name == "Maria's phone"


async def test_without_more_words_a_key_does_what_a_user_may_in_any_bank(kw):
    made = await kw.keys.create("agent")
    asks = await kw.keys.principal_of(made.secret)
    assert asks.verbs == frozenset(USERS_VERBS)
    assert asks.banks is None
    assert not asks.may("manage", "trips")
    assert not asks.may("govern", "trips")


async def test_the_secret_is_nowhere_in_the_file_nor_in_a_repr(kw, tmp_path):
    made = await kw.keys.create("agent")
    await kw.keys.principal_of(made.secret)
    secret = made.secret.rpartition("_")[2]
    assert secret not in repr(made)
    held = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made.key.id.encode() in held
    assert secret.encode() not in held


async def test_a_key_that_somebody_tells_an_agent_is_a_credential(kw):
    made = await kw.keys.create("agent")
    account = await kw.keys.create("robot", public_key=PEM)
    for secret in (made.secret, kw.keys.token(account.key.id)):
        text = f"My access is {secret}, use it."
        (found,) = kw.guard.findings(text, "memory")
        assert (found.kind, found.rule) == ("credential", "keepwise-key")
        assert text[found.start : found.end] == secret


@pytest.mark.parametrize(
    "spoil",
    [
        lambda secret: "",
        lambda secret: secret[:-1],
        lambda secret: secret + "a",
        lambda secret: secret[:-1] + ("b" if secret.endswith("a") else "a"),
        lambda secret: secret.upper(),
        lambda secret: secret.replace("kw_", "kt_"),
        lambda secret: f" {secret}",
        lambda secret: f"{secret}\n",
        lambda secret: "kw_nobody_" + secret.rpartition("_")[2],
        lambda secret: f"{secret}\ud800",
        lambda secret: f"kw_\x00_{secret.rpartition('_')[2]}",
        lambda secret: "kw__" + secret.rpartition("_")[2],
    ],
)
async def test_a_text_that_is_not_quite_the_key_is_nobody(kw, spoil):
    made = await kw.keys.create("agent")
    assert await kw.keys.principal_of(spoil(made.secret)) is None
    assert await kw.keys.principal_of(made.secret) is not None


async def test_a_revocation_counts_at_once_also_one_of_another_process(kw, tmp_path, clock):
    first, second = await kw.keys.create("first"), await kw.keys.create("second")
    assert await kw.keys.principal_of(first.secret) is not None
    revoked = await kw.keys.revoke(first.key.id)
    assert revoked.revoked_at == clock()
    assert await kw.keys.principal_of(first.secret) is None
    async with Keepwise.open(str(tmp_path / "k.db"), settings=Settings(), clock=clock) as other:
        await other.keys.revoke(second.key.id)
    assert await kw.keys.principal_of(second.secret) is None


async def test_a_second_revocation_changes_nothing_and_one_of_nobody_is_told(kw, clock):
    made = await kw.keys.create("agent")
    first = await kw.keys.revoke(made.key.id)
    clock.advance(microseconds=SECOND)
    assert await kw.keys.revoke(made.key.id) == first
    for unknown in ("nobody", "\ud800"):
        with pytest.raises(NotFound):
            await kw.keys.revoke(unknown)


async def test_a_key_ends_when_its_time_is_over(kw, clock):
    made = await kw.keys.create("agent", ttl=10 * SECOND)
    clock.advance(microseconds=10 * SECOND - 1)
    assert await kw.keys.principal_of(made.secret) is not None
    clock.advance(microseconds=1)
    assert await kw.keys.principal_of(made.secret) is None


async def test_a_use_is_noted_to_the_minute(kw, clock):
    made = await kw.keys.create("agent")

    async def used():
        await kw.keys.principal_of(made.secret)
        return (await kw.keys.get(made.key.id)).used_at

    first = await used()
    assert first == clock()
    clock.advance(microseconds=59 * SECOND)
    assert await used() == first
    clock.advance(microseconds=SECOND)
    assert await used() == clock()


async def test_what_lets_nobody_in_notes_no_use(kw):
    made = await kw.keys.create("agent")
    await kw.keys.principal_of("kw_" + made.key.id + "_" + "a" * 52)
    await kw.keys.revoke(made.key.id)
    await kw.keys.principal_of(made.secret)
    assert (await kw.keys.get(made.key.id)).used_at is None


@pytest.mark.parametrize(
    ("field", "options"),
    [
        ("name", {"name": ""}),
        ("name", {"name": "two\nlines"}),
        ("verbs", {"verbs": []}),
        ("verbs", {"verbs": ["read", "fly"]}),
        ("banks", {"banks": []}),
        ("banks", {"banks": [""]}),
        ("banks", {"banks": ["trips/2"]}),
        ("user_id", {"scope": {"user_id": ""}}),
        ("ttl", {"ttl": 0}),
        ("ttl", {"ttl": 2**62}),
        ("public_key", {"public_key": "no key"}),
        ("public_key", {"public_key": PEM + "x" * 10_000}),
    ],
)
async def test_what_cannot_be_is_named(kw, field, options):
    with pytest.raises(InvalidInput) as told:
        await kw.keys.create(**{"name": "agent", **options})
    assert told.value.field == field
    assert (await kw.keys.list()).items == ()


@pytest.mark.parametrize("field", ["name", "scope", "banks", "actor"])
async def test_the_guard_judges_every_name(kw, field):
    token = "gh" + "p_" + "a1B2" * 9
    given = {"scope": {"user_id": token}, "banks": [token]}.get(field, token)
    with pytest.raises(Refused) as told:
        await kw.keys.create(**{"name": "agent", field: given})
    assert token not in str(told.value)


async def test_the_audit_log_tells_that_a_key_came_and_went(kw):
    made = await kw.keys.create("agent", banks=["trips"], scope={"user_id": "maria"}, actor="cli")
    await kw.keys.revoke(made.key.id, actor="officer")
    log = [each.entry for each in (await kw.audit.log("default")).items]
    told = [(each.action, each.target, each.actor, each.reason) for each in log[-2:]]
    target = f"key:{made.key.id}"
    assert told == [
        ("admit", target, "cli", "may read, write, delete in 1 of the banks, held to a scope"),
        ("revoke", target, "officer", "asked to"),
    ]
    assert "maria" not in str(log)
    assert (await kw.audit.verify("default")).intact


async def test_pages(kw, clock):
    names = []
    for number in range(5):
        names.append(f"key {number}")
        await kw.keys.create(names[-1])
        clock.advance(microseconds=number % 2)
    found, token = [], ""
    while True:
        page = await kw.keys.list(page_size=2, page_token=token)
        found += [each.name for each in page.items]
        token = page.next_token
        if not token:
            break
    assert sorted(found) == names
    with pytest.raises(InvalidInput):
        await kw.keys.list(page_token="nonsense")


# Accounts


async def test_an_account_has_no_secret_and_a_public_key(kw):
    made = await kw.keys.create("robot", public_key=PEM)
    assert made.secret == ""
    assert made.key.kind == "account"
    assert await kw.keys.public_key(made.key.id) == PEM
    assert (await kw.keys.account(made.key.id)).name == f"account:{made.key.id}"
    forged, _ = spelling.new_key(made.key.id)
    assert await kw.keys.principal_of(forged) is None, "its empty digest is no secret's"


async def test_a_key_is_no_account(kw):
    made = await kw.keys.create("agent")
    assert await kw.keys.public_key(made.key.id) is None
    assert await kw.keys.account(made.key.id) is None
    assert await kw.keys.principal_of(kw.keys.token(made.key.id)) is None


async def test_a_token_of_an_account_is_good_for_an_hour(kw, clock):
    made = await kw.keys.create("robot", verbs=["read"], public_key=PEM)
    token = kw.keys.token(made.key.id)
    assert await kw.keys.principal_of(token) == made.key.principal
    clock.advance(microseconds=3600 * SECOND - 1)
    assert await kw.keys.principal_of(token) is not None
    clock.advance(microseconds=1)
    assert await kw.keys.principal_of(token) is None


async def test_a_token_ends_with_its_account(kw, clock):
    made = await kw.keys.create("robot", public_key=PEM, ttl=60 * SECOND)
    token = kw.keys.token(made.key.id)
    clock.advance(microseconds=60 * SECOND)
    assert await kw.keys.principal_of(token) is None
    assert await kw.keys.public_key(made.key.id) is None
    again = await kw.keys.create("robot", public_key=PEM)
    token = kw.keys.token(again.key.id)
    await kw.keys.revoke(again.key.id)
    assert await kw.keys.principal_of(token) is None
    assert await kw.keys.public_key(again.key.id) is None


async def test_a_token_cannot_be_changed_nor_made_elsewhere(kw, tmp_path, clock):
    made = await kw.keys.create("robot", public_key=PEM)
    other = await kw.keys.create("other", public_key=PEM)
    token = kw.keys.token(made.key.id)
    start, expiry, seal = token.rsplit("_", 2)
    later = f"{start}_{int(expiry) + 1}_{seal}"
    theirs = token.replace(made.key.id, other.key.id)
    for forged in (later, theirs, token[:-1], token.replace("kt_", "kw_")):
        assert await kw.keys.principal_of(forged) is None
    async with Keepwise.open(str(tmp_path / "o.db"), settings=Settings(), clock=clock) as elsewhere:
        assert await kw.keys.principal_of(elsewhere.keys.token(made.key.id)) is None


# Users of an identity provider


async def test_a_user_reaches_what_is_theirs_and_is_not_named_in_the_log(kw):
    asks = kw.keys.user("auth0|507f1f77bcf86cd799439011", banks=["trips"])
    assert asks.verbs == frozenset(USERS_VERBS)
    assert (asks.may("read", "trips"), asks.may("read", "other")) == (True, False)
    assert asks.scope == {"user_id": "auth0|507f1f77bcf86cd799439011"}
    assert re.fullmatch(r"user:[0-9a-f]{16}", asks.name)
    assert asks.name == kw.keys.user("auth0|507f1f77bcf86cd799439011").name
    assert asks.name != kw.keys.user("maria").name
    kw.guard.require(asks.name, "ledger", field="actor")
    for odd in ("", "a\ud800", "x" * 513):
        with pytest.raises(InvalidInput):
            kw.keys.user(odd)


async def test_another_installation_calls_a_user_otherwise(kw, tmp_path):
    async with Keepwise.open(str(tmp_path / "o.db"), settings=Settings()) as other:
        assert other.keys.user("maria").name != kw.keys.user("maria").name


# What a principal may


def test_a_constraint_holds_for_every_scope():
    maria = Principal("key:1", scope={"user_id": "maria"})
    assert maria.sees(Scope.of({"user_id": "maria"}))
    assert maria.sees(Scope.user("trips", "maria"))
    assert not maria.sees(Scope.user("trips", "sam"))
    assert not maria.sees(Scope.of({"team": "blue"}))
    assert not maria.sees(Scope.of({"User_id": "maria"}))


def test_whoever_is_held_to_a_scope_manages_nothing_and_looks_at_nobody_else():
    maria = Principal("key:1", scope={"user_id": "maria"})
    assert not maria.may("manage", "trips")
    assert maria.may("govern", "trips")
    assert not maria.may_everywhere("govern")
    assert not Principal("key:1", banks=frozenset({"trips"})).may_everywhere("govern")
    assert not Principal("key:1", frozenset({"read"})).may_everywhere("govern")
    assert all(Principal("local").may_everywhere(verb) for verb in VERBS)


def test_sessions_belong_to_an_app_and_a_user_and_to_nothing_else():
    assert Principal("local").sees_sessions
    assert Principal("key:1", scope={"user_id": "maria", "app_name": "trips"}).sees_sessions
    assert not Principal("key:1", scope={"team": "blue"}).sees_sessions


# The row


async def test_a_row_of_a_key_holds_no_more_than_it_should(kw, tmp_path):
    made = await kw.keys.create("agent")
    with closing(sqlite3.connect(tmp_path / "k.db")) as connection:
        connection.row_factory = sqlite3.Row
        (row,) = connection.execute("SELECT * FROM api_keys").fetchall()
    assert len(row["digest"]) == 32
    assert row["public_key"] == ""
    assert spelling.is_key(made.secret, row["digest"])
