"""The audit log: what is recorded, listed, exported, and chained when it is older than chains."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest

from keepwise import Keepwise, NotFound, Refused, Scope, Settings
from keepwise.db.migrate import shipped
from keepwise.db.sqlite import DIALECT
from keepwise.governance.auditing.chain import bank_scope, chain_of
from unit.governance.audited import ELSEWHERE, ENTRIES, MARIA, SAM, Audited, record


@pytest.fixture
async def store(tmp_path):
    store = Audited(tmp_path)
    await store.record(*ENTRIES)
    return store


async def test_a_chain_that_nobody_touched_is_intact(store):
    check = await store.check()
    assert (check.intact, check.entries, check.problems, check.more) == (True, 7, (), 0)
    assert check.head.position == 7
    assert (await store.check("second")).entries == 1


async def test_every_bank_has_its_own_chain_and_its_own_head(store):
    async with store.open() as kw:
        heads = await kw.audit.heads()
        assert [(each.bank, each.position) for each in heads] == [("default", 7), ("second", 1)]
        assert len({each.digest for each in heads}) == 2
        assert await kw.scopes() == (MARIA, SAM, ELSEWHERE), "no chain is a scope"


async def test_a_transaction_that_fails_leaves_nothing_in_the_chain(store):
    async with store.open() as kw:

        def work(tx):
            kw.audit.record(tx, MARIA, "create", target="m1", reason="never happened")
            raise KeyError

        with pytest.raises(KeyError):
            await kw._database.write(work)
    assert (await store.check()).head.position == 7


# Reading


async def test_a_look_of_an_operator_is_recorded(store):
    async with store.open() as kw:
        await kw.audit.read(MARIA, target="memories", reason="request 17", actor="officer")
        last = (await kw.audit.list(MARIA, newest_first=True, page_size=1)).items[0]
        assert (last.action, last.target, last.reason, last.actor) == (
            "read",
            "memories",
            "request 17",
            "officer",
        )
        nobody = Scope.user("acme", "nobody")
        await kw.audit.read(nobody, target="memories", reason="request 17", actor="officer")
        assert nobody not in await kw.scopes(), "a look creates nothing"
        secret = "ghp_" + "a1B2" * 9
        for words in ({"reason": secret, "actor": "x"}, {"reason": "x", "actor": secret}):
            with pytest.raises(Refused):
                await kw.audit.read(MARIA, target="memories", **words)


async def test_the_log_of_a_bank_is_in_the_order_things_were_done(store):
    async with store.open() as kw:

        async def pages(**options):
            found, token = [], ""
            while True:
                page = await kw.audit.log("default", page_size=2, page_token=token, **options)
                found += [each.position for each in page.items]
                token = page.next_token
                if not token:
                    return found

        assert await pages() == [1, 2, 3, 4, 5, 6, 7]
        assert await pages(newest_first=True) == [7, 6, 5, 4, 3, 2, 1]
        assert await pages(action="forget") == [4, 7]
        assert await pages(kind="figure", newest_first=True) == [7, 6, 5, 4, 3, 2]
        assert await pages(kind="credential") == []
        policy, first = (await kw.audit.log("default", page_size=2)).items
        assert (first.scope, first.scope_id, first.entry.reason) == (MARIA, MARIA.id.hex(), "one")
        assert (policy.entry.action, policy.scope) == ("policy", bank_scope("default"))
        with pytest.raises(NotFound, match="no bank"):
            await kw.audit.log("third")


async def test_a_scope_s_list_takes_one_action_or_kind(store):
    async with store.open() as kw:
        await record(kw, SAM, "refuse", "seven", ("third_party", "credential"))

        async def reasons(**options):
            return [each.reason for each in (await kw.audit.list(SAM, **options)).items]

        assert await reasons(action="refuse") == ["two", "seven"]
        assert await reasons(kind="figure") == ["two", "four", "six"]
        assert await reasons(kind="credential") == ["seven"]
        assert await reasons(kind="third%party") == []
        assert await reasons(newest_first=True) == ["seven", "six", "four", "two"]


async def test_a_page_goes_on_where_the_one_before_ended_from_either_end(store):
    async with store.open() as kw:
        for newest_first in (False, True):
            first = await kw.audit.list(SAM, page_size=2, newest_first=newest_first)
            rest = await kw.audit.list(
                SAM, page_size=2, page_token=first.next_token, newest_first=newest_first
            )
            seqs = [each.seq for each in (*first.items, *rest.items)]
            assert seqs == sorted(seqs, reverse=newest_first)
            assert (len(seqs), rest.next_token) == (3, "")


# Exporting


async def exported(kw, bank="default", **options):
    return [json.loads(line) async for line in kw.audit.export(bank, **options)]


async def test_an_export_is_the_chain_and_its_head_without_names_and_words_of_callers(store):
    async with store.open() as kw:
        *lines, last = await exported(kw)
    assert [line["position"] for line in lines] == [1, 2, 3, 4, 5, 6, 7]
    assert last == {
        "format": "keepwise-audit-1",
        "bank": "default",
        "entries": 7,
        "head": await store.head(),
    }
    assert [line.get("reason") for line in lines[1:]] == ["one", "two", None, "four", "five", None]
    assert all(len(line["reason_digest"]) == 64 for line in lines)
    assert "maria" not in str(lines)
    assert lines[1]["kinds"] == ["figure"]


async def test_names_are_told_if_asked_and_while_they_are_there(store):
    async with store.open() as kw:
        await kw.erase(SAM)
        lines = await exported(kw, names=True)
    named = {line["position"]: line.get("scope", {}).get("user_id") for line in lines[:-1]}
    assert named == {
        1: None,
        2: "maria",
        3: None,
        4: "maria",
        5: None,
        6: "maria",
        7: None,
        8: None,
    }


async def test_an_export_says_what_is_missing(store):
    store.tamper("DELETE FROM audit WHERE scope_id = ? AND seq = 2", MARIA.id)
    async with store.open() as kw:
        lines = await exported(kw)
    assert [line["position"] for line in lines if line.get("missing")] == [4]


# Banks


async def test_a_bank_that_is_not_there_is_an_error(store):
    with pytest.raises(NotFound, match="no bank"):
        await store.check("third")


async def test_an_empty_store_is_intact(tmp_path):
    async with Audited(tmp_path).open() as kw:
        check = await kw.audit.verify("default")
        assert (check.intact, check.entries) == (True, 1), "the policy in force"


# Stores that were written before there was a chain


def old_store(path):
    """A file as the schema before the chain left it, with entries of three scopes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(
            "CREATE TABLE migrations (version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL,"
            " checksum TEXT NOT NULL, applied_at BIGINT NOT NULL)"
        )
        for migration in shipped():
            if migration.version > 3:
                continue
            for statement in migration.statements(DIALECT):
                connection.execute(statement)
            connection.execute(
                "INSERT INTO migrations VALUES (?, ?, ?, 1)",
                (migration.version, migration.name, migration.checksum),
            )
        for scope, listed in ((MARIA, True), (SAM, False), (ELSEWHERE, True)):
            entries = json.dumps(scope.entries, separators=(",", ":")) if listed else ""
            connection.execute(
                "INSERT INTO scopes (scope_id, bank, entries, app_name, user_id, created_at)"
                " VALUES (?, ?, ?, '', '', 1)",
                (scope.id, scope.bank if listed else "", entries),
            )
        for scope, seq, time in (
            (MARIA, 1, 10),
            (SAM, 1, 20),
            (MARIA, 2, 30),
            (ELSEWHERE, 1, 5),
            (SAM, 2, 25),
        ):
            connection.execute(
                "INSERT INTO audit VALUES (?, ?, ?, 'create', 't', 'why', '', 'strict-1', 'api')",
                (scope.id, seq, time),
            )


async def test_entries_from_before_get_a_chain_once_by_time(tmp_path):
    store = Audited(tmp_path)
    old_store(store.path)
    check = await store.check()
    assert (check.intact, check.entries) == (True, 5)
    assert (await store.check("second")).entries == 1
    async with store.open() as kw:
        log = (await kw.audit.log("default")).items
    assert [each.entry.time for each in log[:-1]] == [10, 20, 25, 30]
    await store.record((SAM, "create", "since"), (ELSEWHERE, "create", "since"))
    for bank, entries in (("default", 6), ("second", 2)):
        check = await store.check(bank)
        assert (check.intact, check.entries) == (True, entries)
    store.tamper("UPDATE audit SET reason = 'because' WHERE time = 20")
    assert [each.position for each in (await store.check()).problems] == [2]


async def test_an_entry_without_a_chain_is_not_given_one_later(store, caplog):
    store.tamper(
        "INSERT INTO audit (scope_id, seq, time, action, target, reason, kinds, policy, actor)"
        " VALUES (?, 50, 1, 'create', 't', 'made up', '', 'strict-1', 'api')",
        MARIA.id,
    )
    store.tamper("DELETE FROM meta WHERE name = 'audit_chained'")
    (problem,) = (await store.check()).problems
    assert (problem.position, problem.seq) == (0, 50)
    assert "mark" in caplog.text


def test_no_chain_is_stored_under_a_person():
    assert chain_of("default") != chain_of("second")
    assert chain_of("default") not in {MARIA.id, SAM.id, ELSEWHERE.id}


async def test_an_in_memory_store_has_a_chain_too():
    async with Keepwise.open(":memory:", settings=Settings()) as kw:
        await kw.bank.create(MARIA, "Likes walks")
        assert (await kw.audit.verify("default")).entries == 2
