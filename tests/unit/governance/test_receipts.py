"""Receipts: signed when the deletion is finished, and worthless once a byte of them changes."""

from __future__ import annotations

import json
import string
from dataclasses import fields, replace

import pytest

from keepwise import Keepwise, Receipt, Scope, Settings
from keepwise.governance.receipts import document, dump, parse, sign
from keepwise.testing import FrozenClock
from unit.governance.audited import MARIA, Audited

SAMPLE = sign(
    Receipt(
        id="1a2b",
        action="forget",
        bank="default",
        scope_id=MARIA.id.hex(),
        memory_ids=("m1", "mü2"),
        removed=(("bank", 3), ("sessions", 0)),
        tombstones=2,
        time=1_767_600_000_000_001,
        policy="strict-1",
        audit_position=7,
        audit_digest="ab" * 32,
        scrubbed=False,
    ),
    b"key",
)


@pytest.fixture
async def kw():
    async with Keepwise.open(":memory:", settings=Settings(), clock=FrozenClock()) as kw:
        yield kw


async def forgotten(kw) -> Receipt:
    applied = await kw.bank.create(MARIA, "Likes walks")
    return await kw.bank.delete(MARIA, applied.memory_id, reason="request 17")


async def test_a_receipt_verifies_as_it_is_and_as_it_is_kept(kw):
    receipt = await forgotten(kw)
    assert (receipt.action, receipt.scope_id, receipt.bank) == (
        "forget",
        MARIA.id.hex(),
        "default",
    )
    assert receipt.scrubbed
    for given in (receipt, dump(receipt), json.dumps(document(receipt), indent=4)):
        check = await kw.verify_receipt(given)
        assert (check.valid, check.id, check.problems) == (True, receipt.id, ())


async def test_an_erasure_s_receipt_verifies_ever_after(kw):
    await forgotten(kw)
    receipt = await kw.erase(MARIA)
    await kw.bank.create(MARIA, "Likes rain")
    await kw.erase(MARIA)
    assert (receipt.action, receipt.memory_ids) == ("erase", ())
    assert (await kw.verify_receipt(receipt)).valid


async def test_receipts_have_ids_of_their_own(kw):
    receipts = [await forgotten(kw), await kw.erase(MARIA), await kw.erase(MARIA)]
    assert len({each.id for each in receipts}) == 3
    positions = [each.audit_position for each in receipts]
    assert positions == sorted(set(positions))


async def test_a_receipt_holds_no_content(kw):
    text = dump(await forgotten(kw))
    for word in ("walks", "request 17", "maria", "acme"):
        assert word not in text


async def test_a_receipt_of_another_installation_does_not_verify(kw):
    async with Keepwise.open(":memory:", settings=Settings(), clock=FrozenClock()) as other:
        receipt = await forgotten(other)
    check = await kw.verify_receipt(receipt)
    assert (check.valid, check.id) == (False, receipt.id)
    assert "signature" in check.problems[0]


async def test_what_the_log_does_not_hold_any_more_is_not_proved(tmp_path):
    store = Audited(tmp_path)
    async with store.open() as kw:
        receipt = await forgotten(kw)
    store.tamper("UPDATE audit_chain SET digest = x'00' WHERE position = ?", receipt.audit_position)
    async with store.open() as kw:
        check = await kw.verify_receipt(receipt)
    assert (check.valid, "audit log" in check.problems[0]) == (False, True)


async def test_an_unsigned_receipt_does_not_verify(kw):
    receipt = await forgotten(kw)
    assert not (await kw.verify_receipt(replace(receipt, signature=""))).valid


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "1", "[" * 5000, "not json", "\ud800"])
async def test_what_is_no_receipt_does_not_verify(kw, text):
    check = await kw.verify_receipt(text)
    assert (check.valid, check.id, check.problems) == (False, "", ("it is not a receipt",))


# Every byte counts


def test_a_receipt_survives_being_kept():
    assert parse(dump(SAMPLE)) == SAMPLE
    assert set(document(SAMPLE)) == {each.name for each in fields(Receipt)} | {"time_us"}
    assert sign(SAMPLE, b"key") == SAMPLE
    assert "\n" not in dump(SAMPLE)
    assert " " not in dump(SAMPLE)


def verifies(text: str) -> bool:
    receipt = parse(text)
    return receipt is not None and sign(receipt, b"key") == receipt


def test_no_byte_can_be_changed_or_taken_out():
    text = dump(SAMPLE)
    assert verifies(text)
    survivors = [
        (at, char)
        for at, old in enumerate(text)
        for char in ("", *string.digits, *'abfA -.eE"\\,:[]{}\n')
        if char != old and verifies(text[:at] + char + text[at + 1 :])
    ]
    assert survivors == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tombstones", 2.0),
        ("tombstones", True),
        ("scrubbed", 0),
        ("scrubbed", None),
        ("memory_ids", "m1"),
        ("memory_ids", ["m1", 2]),
        ("removed", [["bank", 3, 4], ["sessions", 0]]),
        ("removed", [["bank"], ["sessions", 0]]),
        ("removed", ["ba"]),
        ("removed", {}),
        ("time", "2026-01-05T09:00:00Z"),
        ("time_us", None),
        ("time_us", 2**70),
        ("signature", 1),
        ("another", "thing"),
        ("id", None),
    ],
)
def test_no_field_can_be_of_another_shape(name, value):
    assert not verifies(json.dumps({**document(SAMPLE), name: value}))


@pytest.mark.parametrize("name", document(SAMPLE))
def test_no_field_can_be_missing_or_there_twice(name):
    told = document(SAMPLE)
    assert not verifies(json.dumps({key: told[key] for key in told if key != name}))
    text = dump(SAMPLE)
    assert not verifies(text.replace("{", f'{{"{name}":{json.dumps(told[name])},', 1))


async def test_a_preview_of_an_erasure_counts_and_changes_nothing(kw):
    await kw.bank.create(MARIA, "Likes walks")
    before = (await kw.bank.list(MARIA)).items
    rows = dict(await kw.preview_erase(MARIA))
    assert (await kw.bank.list(MARIA)).items == before
    assert (await kw.audit.verify("default")).entries == 2
    assert dict((await kw.erase(MARIA)).removed) == rows
    assert rows["bank"] > 0
    assert not any(count for _, count in await kw.preview_erase(Scope.user("acme", "nobody")))
