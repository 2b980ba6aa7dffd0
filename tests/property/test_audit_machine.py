"""Whatever was recorded and whoever was erased: the chain holds, and one change to it is found.

The change is made to the file itself, by somebody whom no rule of the schema stops.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from keepwise import AuditCheck, Scope
from keepwise.governance.auditing.chain import chain_of
from unit.governance.audited import Audited, record

BANKS = ("default", "second")
SCOPES = [Scope.user("acme", user, bank=bank) for bank in BANKS for user in ("maria", "sam")]
CHAINS = {chain_of(bank): bank for bank in BANKS}

scopes = st.sampled_from(SCOPES)
reasons = st.sampled_from(["", "asked to", "money at 10-18"])
recording = st.tuples(
    st.just("record"), scopes, st.sampled_from(["create", "refuse", "forget", "read"]), reasons
)
erasing = st.tuples(st.just("erase"), scopes, st.just(""), st.just(""))
# Mostly entries, and at least one: nothing can be changed in an empty log.
steps = st.lists(st.one_of(recording, recording, recording, erasing), min_size=1, max_size=12)
values = st.one_of(
    st.integers(-3, 20),
    st.sampled_from(["", "create", "erase", "x", "figure"]),
    st.binary(max_size=3),
    st.binary(min_size=32, max_size=32),
    st.none(),
)

# Where a change may be told: banks with positions, and scopes with numbers.
Places = set[tuple[object, object]]


async def play(store: Audited, done: list[tuple[str, Scope, str, str]]) -> None:
    async with store.open() as kw:
        for what, scope, action, reason in done:
            store.clock.advance(seconds=1)
            if what == "erase":
                await kw.erase(scope)
            else:
                await record(kw, scope, action, reason)


def checks(store: Audited) -> list[AuditCheck]:
    async def verify() -> list[AuditCheck]:
        async with store.open() as kw:
            return [await kw.audit.verify(head.bank) for head in await kw.audit.heads()]

    return asyncio.run(verify())


def told(found: list[AuditCheck]) -> Places:
    problems = [(check.bank, each) for check in found for each in check.problems]
    return {
        *((bank, each.position) for bank, each in problems),
        *((each.scope_id, each.seq) for _, each in problems if each.scope_id),
    }


def rows(db: sqlite3.Connection, table: str) -> list[sqlite3.Row]:
    db.row_factory = sqlite3.Row
    return db.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()


KEYS = {"audit": ("scope_id", "seq"), "audit_chain": ("scope_id", "position")}


def places(row: sqlite3.Row) -> Places:
    """Where an entry or a link stands, as a problem tells it."""
    if "chain" in row.keys():  # noqa: SIM118 - a row is no dictionary
        return {(CHAINS[row["chain"]], row["position"]), (row["scope_id"].hex(), row["seq"])}
    return {(CHAINS[row["scope_id"]], row["position"])}


def change(db: sqlite3.Connection, draw: st.DataObject) -> Places:
    """Another value in one column."""
    table = draw.draw(st.sampled_from(["audit", "audit_chain"]))
    row = draw.draw(st.sampled_from(rows(db, table)))
    column = draw.draw(st.sampled_from(row.keys()))
    value = draw.draw(values)
    nullable = column in ("chain", "reason_salt", "reason_digest")
    assume(value is not None or nullable)
    one, two = KEYS[table]
    where = f"{one} = ? AND {two} = ?"
    # A column converts what it is given: what counts is whether it holds something else then.
    (before,) = db.execute(f"SELECT {column} FROM {table} WHERE {where}", (row[one], row[two]))
    try:
        db.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (value, row[one], row[two]))
    except sqlite3.IntegrityError:
        assume(False)
    assume(before[0] != value or type(before[0]) is not type(value))
    assume([tuple(each) for each in rows(db, table)].count(tuple(row)) == 0)
    return places(row)


def delete(db: sqlite3.Connection, draw: st.DataObject) -> Places:
    table = draw.draw(st.sampled_from(["audit", "audit_chain"]))
    row = draw.draw(st.sampled_from(rows(db, table)))
    one, two = KEYS[table]
    db.execute(f"DELETE FROM {table} WHERE {one} = ? AND {two} = ?", (row[one], row[two]))
    return places(row)


def swap(db: sqlite3.Connection, draw: st.DataObject) -> Places:
    """Two rows of one scope or chain, each under the other's number."""
    table = draw.draw(st.sampled_from(["audit", "audit_chain"]))
    one, two = KEYS[table]
    first = draw.draw(st.sampled_from(rows(db, table)))
    others = [each for each in rows(db, table) if each[one] == first[one] and each != first]
    assume(others)
    second = draw.draw(st.sampled_from(others))
    for number, to in ((first[two], 999), (second[two], first[two]), (999, second[two])):
        db.execute(
            f"UPDATE {table} SET {two} = ? WHERE {one} = ? AND {two} = ?",
            (to, first[one], number),
        )
    return places(first)


def insert(db: sqlite3.Connection, draw: st.DataObject) -> Places:
    """A copy of an entry or a link, under a number of its own."""
    table = draw.draw(st.sampled_from(["audit", "audit_chain"]))
    row = dict(draw.draw(st.sampled_from(rows(db, table))))
    _, two = KEYS[table]
    taken = {each[two] for each in rows(db, table)}
    row[two] = draw.draw(st.integers(-3, 40).filter(lambda number: number not in taken))
    marks = ", ".join("?" * len(row))
    db.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))
    if table == "audit":
        return {(row["scope_id"].hex(), row["seq"])}
    end = max(each["position"] for each in rows(db, table) if each["scope_id"] == row["scope_id"])
    bank = CHAINS[row["scope_id"]]
    # One far behind the end shows as a gap after it.
    return {(bank, position) for position in range(-3, end + 1)}


def cut(db: sqlite3.Connection, draw: st.DataObject) -> Places:
    """The end of a chain, links and entries."""
    row = draw.draw(st.sampled_from(rows(db, "audit_chain")))
    for table, chain in (("audit_chain", "scope_id"), ("audit", "chain")):
        db.execute(
            f"DELETE FROM {table} WHERE {chain} = ? AND position >= ?",
            (row["scope_id"], row["position"]),
        )
    return places(row)


def behead(db: sqlite3.Connection, draw: st.DataObject) -> Places:
    """Another head, or none."""
    row = draw.draw(
        st.sampled_from(rows(db, "meta")).filter(lambda each: each["name"].startswith("audit_head"))
    )
    value = draw.draw(st.one_of(st.none(), st.binary(min_size=0, max_size=80)))
    db.execute("DELETE FROM meta WHERE name = ?", (row["name"],))
    if value is not None:
        db.execute("INSERT INTO meta VALUES (?, ?)", (row["name"], value))
    bank = row["name"].partition(":")[2]
    # Where everybody of a bank is erased, only the entries still tell that it was there.
    here = [each for each in rows(db, "audit") if each["chain"] == chain_of(bank)]
    return {(bank, int.from_bytes(row["value"][:8], "big"))}.union(*map(places, here))


TAMPERINGS: list[Callable[[sqlite3.Connection, st.DataObject], Places]] = [
    change,
    change,
    change,
    delete,
    swap,
    insert,
    cut,
    behead,
]


@settings(
    max_examples=120,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
@given(done=steps, how=st.sampled_from(TAMPERINGS), draw=st.data())
def test_one_change_is_always_found_where_it_was_made(
    done: list[tuple[str, Scope, str, str]],
    how: Callable[[sqlite3.Connection, st.DataObject], Places],
    draw: st.DataObject,
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Audited(Path(folder))
        asyncio.run(play(store, done))
        before = checks(store)
        assert all(check.intact for check in before), "nobody touched it"
        with store.tampering() as db:
            wanted = how(db, draw)
        found = checks(store)
        assert not all(check.intact for check in found)
        assert told(found) & wanted, (told(found), wanted)


@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
@given(first=steps, then=steps)
def test_a_head_that_was_kept_stays_part_of_the_chain(
    first: list[tuple[str, Scope, str, str]], then: list[tuple[str, Scope, str, str]]
) -> None:
    """Whatever is recorded and whoever is erased after it was kept."""
    with tempfile.TemporaryDirectory() as folder:
        store = Audited(Path(folder))
        asyncio.run(play(store, first))
        kept = {check.bank: str(check.head) for check in checks(store)}
        asyncio.run(play(store, then))
        for bank, head in kept.items():
            assert asyncio.run(store.check(bank, expect=head)).intact
