"""The audit log's chain: whatever is done to the file behind its back is found, and where."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from keepwise import InvalidInput
from keepwise.governance.auditing.chain import parse_head, seal, unseal
from unit.governance.audited import CHAIN, ELSEWHERE, ENTRIES, MARIA, SAM, Audited


@pytest.fixture
async def store(tmp_path):
    store = Audited(tmp_path)
    await store.record(*ENTRIES)
    return store


# Tampering with one entry or link. Position 4 is Maria's second entry, 5 is Sam's second.

MARIAS, SAMS = f"x'{MARIA.id.hex()}'", f"x'{SAM.id.hex()}'"
THIRD = f"scope_id = {MARIAS} AND seq = 2"
CHANGES = {
    "time": "time = time + 1",
    "action": "action = 'create'",
    "target": "target = 'm2'",
    "reason": "reason = 'another'",
    "no reason": "reason = ''",
    "reason taken out": "reason = '', reason_salt = NULL",
    "kinds": "kinds = ''",
    "policy": "policy = 'lax'",
    "actor": "actor = 'system'",
    "seq": "seq = 99",
    "scope": f"scope_id = {SAMS}, seq = 99",
    "position": "position = 5",
    "chain": "chain = x'00'",
    "no chain": "chain = NULL, position = 0",
    "salt": "reason_salt = x'00'",
    "reason's digest": "reason_digest = x'00'",
    "type": "target = x'6d31'",
}


@pytest.mark.parametrize("change", CHANGES)
async def test_a_changed_column_is_found_where_it_is(store, change):
    store.tamper(f"UPDATE audit SET {CHANGES[change]} WHERE {THIRD}")
    check = await store.check()
    assert {each.position for each in check.problems} >= {4}
    first = next(each for each in check.problems if each.position == 4)
    assert (first.scope_id, first.seq) == (MARIA.id.hex(), 2)
    # An entry that says it is elsewhere is also one that no link points to there.
    elsewhere = {each.position for each in check.problems} - {4}
    assert elsewhere <= {0, 5}
    assert "m1" not in str(check.problems)
    assert "another" not in str(check.problems)


async def test_a_reason_may_not_be_swapped_with_its_salt_and_digest(store):
    """Of another entry, where all three fit together."""
    store.tamper(
        "UPDATE audit SET (reason, reason_salt, reason_digest) = (SELECT reason, reason_salt,"
        f" reason_digest FROM audit WHERE scope_id = {SAMS} AND seq = 1) WHERE {THIRD}"
    )
    check = await store.check()
    assert [each.position for each in check.problems] == [4]


async def test_a_deleted_entry_is_missed(store):
    store.tamper(f"DELETE FROM audit WHERE {THIRD}")
    (problem,) = (await store.check()).problems
    assert (problem.position, problem.scope_id, problem.seq) == (4, MARIA.id.hex(), 2)


async def test_a_deleted_link_is_missed_and_so_is_what_it_pointed_to(store):
    store.tamper("DELETE FROM audit_chain WHERE scope_id = ? AND position = 4", CHAIN)
    problems = (await store.check()).problems
    assert [(each.position, each.seq) for each in problems] == [(4, 0), (4, 2)]


async def test_an_entry_deleted_with_its_link_is_missed(store):
    store.tamper(f"DELETE FROM audit WHERE {THIRD}")
    store.tamper("DELETE FROM audit_chain WHERE scope_id = ? AND position = 4", CHAIN)
    assert [each.position for each in (await store.check()).problems] == [4]


async def test_two_entries_in_each_others_place_are_found(store):
    with store.tampering() as connection:
        for seq, to in ((1, 99), (2, 1), (99, 2)):
            connection.execute(
                "UPDATE audit SET seq = ? WHERE scope_id = ? AND seq = ?", (to, MARIA.id, seq)
            )
    positions = {each.position for each in (await store.check()).problems}
    assert positions == {2, 4}


async def test_two_links_in_each_others_place_are_found(store):
    with store.tampering() as connection:
        for position, to in ((4, 99), (5, 4), (99, 5)):
            connection.execute(
                "UPDATE audit_chain SET position = ? WHERE scope_id = ? AND position = ?",
                (to, CHAIN, position),
            )
    positions = {each.position for each in (await store.check()).problems}
    assert positions >= {4, 5}
    assert positions <= {4, 5, 6}


@pytest.mark.parametrize("column", ["entry_scope = x'00'", "entry_seq = 77", "digest = x'00'"])
async def test_a_changed_link_is_found_where_it_is(store, column):
    store.tamper(f"UPDATE audit_chain SET {column} WHERE scope_id = ? AND position = 4", CHAIN)
    assert {each.position for each in (await store.check()).problems} == {4}


async def test_only_the_changed_one_of_many_is_told(store):
    """Not all that come after it."""
    for seq in (1, 2):
        store.tamper(f"UPDATE audit SET actor = 'x' WHERE scope_id = {MARIAS} AND seq = {seq}")
    assert [each.position for each in (await store.check()).problems] == [2, 4]


async def test_an_entry_that_was_put_in_is_found(store):
    store.tamper(
        "INSERT INTO audit SELECT scope_id, 50, time, action, target, reason, kinds, policy, actor,"
        f" chain, position, reason_salt, reason_digest FROM audit WHERE {THIRD}"
    )
    (problem,) = (await store.check()).problems
    assert (problem.position, problem.scope_id, problem.seq) == (4, MARIA.id.hex(), 50)


async def test_a_bank_whose_people_are_all_erased_cannot_lose_its_head(store):
    async with store.open() as kw:
        await kw.erase(ELSEWHERE)
        assert (await kw.audit.verify("second")).intact
    store.tamper("DELETE FROM meta WHERE name = 'audit_head:second'")
    problems = (await store.check()).problems
    assert [(each.scope_id, each.seq) for each in problems] == [
        (ELSEWHERE.id.hex(), 1),
        (ELSEWHERE.id.hex(), 2),
    ]


async def test_nor_can_the_default_bank(tmp_path):
    store = Audited(tmp_path)
    async with store.open() as kw:
        await kw.erase(MARIA)
    store.tamper("DELETE FROM meta WHERE name = 'audit_head:default'")
    async with store.open() as kw:
        assert [each.bank for each in await kw.audit.heads()] == ["default"]
        assert not (await kw.audit.verify("default")).intact


async def test_an_entry_put_in_under_an_erased_person_is_found(store):
    async with store.open() as kw:
        await kw.erase(MARIA)
    assert (await store.check()).intact
    store.tamper(
        "INSERT INTO audit SELECT scope_id, 50, time, action, target, reason, kinds, policy, actor,"
        f" x'77', 1, reason_salt, reason_digest FROM audit WHERE {THIRD}"
    )
    assert [each.seq for each in (await store.check()).problems] == [50]


async def test_an_entry_put_in_with_a_link_behind_the_head_is_found(store):
    with store.tampering() as connection:
        connection.execute(
            "INSERT INTO audit SELECT scope_id, 50, time, action, target, reason, kinds, policy,"
            f" actor, chain, 8, reason_salt, reason_digest FROM audit WHERE {THIRD}"
        )
        connection.execute(
            "INSERT INTO audit_chain VALUES (?, 8, ?, 50, ?)", (CHAIN, MARIA.id, bytes(32))
        )
    assert {each.position for each in (await store.check()).problems} == {8}


async def test_a_link_before_the_first_is_found(store):
    store.tamper("INSERT INTO audit_chain VALUES (?, -5, ?, 1, ?)", CHAIN, MARIA.id, bytes(32))
    assert [each.position for each in (await store.check()).problems] == [-5]


# The end of the chain


async def test_a_missing_end_is_found(store):
    with store.tampering() as connection:
        connection.execute("DELETE FROM audit_chain WHERE scope_id = ? AND position > 5", (CHAIN,))
        connection.execute("DELETE FROM audit WHERE position > 5 AND chain = ?", (CHAIN,))
    (problem,) = (await store.check()).problems
    assert (problem.position, "2 links" in problem.what) == (6, True)


@pytest.mark.parametrize("what", ["deleted", "moved back", "another digest", "of another bank"])
async def test_a_changed_head_is_found(store, what):
    async with store.open() as kw:
        key = await kw._install_key()
    with store.tampering() as connection:
        kept = connection.execute(
            "SELECT value FROM meta WHERE name = 'audit_head:default'"
        ).fetchone()[0]
        value = {
            "deleted": None,
            "moved back": (5).to_bytes(8, "big") + kept[8:],
            "another digest": seal(key, "default", 7, bytes(32)),
            "of another bank": seal(key, "second", 7, kept[8:40]),
        }[what]
        connection.execute("DELETE FROM meta WHERE name = 'audit_head:default'")
        if value:
            connection.execute("INSERT INTO meta VALUES ('audit_head:default', ?)", (value,))
    assert [each.position for each in (await store.check()).problems] == [7]


async def test_another_key_is_told_as_one_problem(store):
    store.tamper("UPDATE meta SET value = ? WHERE name = 'install_key'", bytes(32))
    (problem,) = (await store.check()).problems
    assert "key" in problem.what


async def test_what_is_recorded_after_a_change_of_the_head_does_not_hide_it(store, caplog):
    store.tamper("DELETE FROM audit_chain WHERE scope_id = ? AND position > 5", CHAIN)
    store.tamper("DELETE FROM audit WHERE position > 5 AND chain = ?", CHAIN)
    store.tamper("DELETE FROM meta WHERE name = 'audit_head:default'")
    await store.record((SAM, "create", "later"), (SAM, "create", "and later"))
    assert "head of an audit chain was changed" in caplog.text
    check = await store.check()
    assert [each.position for each in check.problems] == [6]
    assert check.head.position == 7, "what was recorded since is in the chain"


async def test_a_link_behind_the_head_stops_nobody_from_recording(store):
    store.tamper("INSERT INTO audit_chain VALUES (?, 8, ?, 1, ?)", CHAIN, MARIA.id, bytes(32))
    await store.record((SAM, "create", "later"))
    check = await store.check()
    assert check.head.position == 9
    assert {each.position for each in check.problems} == {8, 9}


# A head that is kept elsewhere


async def test_an_older_head_is_part_of_the_chain_for_ever(store):
    kept = await store.head()
    await store.record((SAM, "create", "later"))
    assert (await store.check(expect=kept)).intact


async def test_a_chain_that_was_made_anew_does_not_hold_the_older_head(store):
    kept = await store.head()
    with store.tampering() as connection:
        connection.execute("DELETE FROM audit")
        connection.execute("DELETE FROM audit_chain")
        connection.execute("DELETE FROM meta WHERE name LIKE 'audit_head:%'")
    await store.record(*((MARIA, "create", "made up") for _ in range(8)))
    assert (await store.check()).intact, "whoever has the key can do this"
    (problem,) = (await store.check(expect=kept)).problems
    assert problem.position == 7


@pytest.mark.parametrize(
    "expect", ["nonsense", "6", "6:", "6:zz", "-1:" + "0" * 64, ":" + "0" * 64]
)
async def test_what_is_no_head_is_refused(store, expect):
    with pytest.raises(InvalidInput, match="expect"):
        await store.check(expect=expect)


def test_a_head_is_read_as_it_is_printed():
    digest = "0123456789abcdef" * 4
    head = parse_head(f" 12:{digest}\n", "default")
    assert head is not None
    assert (str(head), head.position, head.bank) == (f"12:{digest}", 12, "default")


def test_a_head_opens_with_its_key_and_bank_only():
    sealed = seal(b"k", "default", 12, bytes(32))
    assert unseal(b"k", "default", sealed) == (12, bytes(32))
    for key, bank, value in (
        (b"l", "default", sealed),
        (b"k", "second", sealed),
        (b"k", "default", sealed[:-1]),
        (b"k", "default", None),
    ):
        assert unseal(key, bank, value) is None


# Erasing a person


async def test_the_reasons_of_an_erased_person_go_and_the_chain_stays_whole(store):
    async with store.open() as kw:
        await kw.audit.read(MARIA, target="memories", reason="her complaint", actor="officer")
        await kw.erase(MARIA)
        reasons = {each.action: each.reason for each in (await kw.audit.list(MARIA)).items}
    assert (reasons["forget"], reasons["read"]) == ("", "")
    assert reasons["create"] == "one"
    assert (await store.check()).intact
    with closing(sqlite3.connect(store.path)) as connection:
        dump = "\n".join(connection.iterdump())
    assert "three" not in dump
    assert "complaint" not in dump
    await store.record((MARIA, "forget", "back again"))
    assert (await store.check()).intact


async def test_a_reason_that_is_taken_out_after_an_erasure_is_missed(store):
    async with store.open() as kw:
        await kw.erase(MARIA)
    await store.record((MARIA, "forget", "back"), (MARIA, "forget", "again"))
    store.tamper(
        "UPDATE audit SET reason = '', reason_salt = NULL WHERE reason IN ('back', 'again')"
    )
    (problem,) = (await store.check()).problems
    assert (problem.position, "1 later" in problem.what) == (9, True)


async def test_only_words_of_callers_go_with_an_erasure(store):
    store.tamper(
        f"UPDATE audit SET reason = '', reason_salt = NULL WHERE scope_id = {MARIAS} AND seq = 1"
    )
    async with store.open() as kw:
        await kw.erase(MARIA)
    assert [each.position for each in (await store.check()).problems] == [2]


# Checking much


async def test_more_than_a_page_is_checked_and_told_of(store):
    entries = 1200

    async with store.open() as kw:

        def work(tx):
            for number in range(entries):
                kw.audit.record(tx, MARIA, "create", target=f"m{number}", reason="many")

        await kw._database.write(work)
        looked = []
        check = await kw.audit.verify("default", progress=looked.append)
    assert (check.intact, check.entries) == (True, entries + 7)
    # From the chain, and from the scopes: the other bank's entry is looked at as well.
    assert sum(looked) == 2 * (entries + 7) + 1
    store.tamper("UPDATE audit SET actor = 'x' WHERE target = 'm1100'")
    assert [each.position for each in (await store.check()).problems] == [1108]


async def test_problems_are_counted_beyond_what_is_listed(store):
    async with store.open() as kw:

        def work(tx):
            for _ in range(1500):
                kw.audit.record(tx, MARIA, "create", target="many", reason="many")

        await kw._database.write(work)
    store.tamper("UPDATE audit SET actor = 'x' WHERE target = 'many'")
    check = await store.check()
    assert (len(check.problems), check.more) == (1000, 500)
