"""``keepwise receipts``."""

from __future__ import annotations

import json
from typing import Any

import pytest


@pytest.fixture
def printed(cli: Any) -> str:
    """What ``keepwise forget --json`` prints."""
    memory_id = cli.add("I prefer euros")
    return str(cli("--json", "forget", "--memory", memory_id, "--yes", *cli.maria).stdout)


@pytest.mark.parametrize("form", ["printed", "one", "line", "lines"])
def test_receipts_verify_however_they_are_kept(cli: Any, printed: str, form: str) -> None:
    (receipt,) = json.loads(printed)["receipts"]
    line = json.dumps(receipt)
    text = {
        "printed": printed,
        "one": json.dumps(receipt, indent=4),
        "line": line,
        "lines": f"{line}\n\n{line}\n",
    }[form]
    told = cli.json("receipts", "verify", "-", stdin=text)
    assert told["valid"]
    assert {each["id"] for each in told["receipts"]} == {receipt["id"]}
    assert f"{receipt['id']}: valid" in cli("receipts", "verify", "-", stdin=text).stdout


def test_a_changed_receipt_does_not_verify(cli: Any, printed: str) -> None:
    (receipt,) = json.loads(printed)["receipts"]
    text = json.dumps({**receipt, "tombstones": receipt["tombstones"] + 1})
    told = cli.json("receipts", "verify", "-", stdin=text, code=1)
    assert (told["valid"], told["receipts"][0]["id"]) == (False, receipt["id"])
    result = cli("receipts", "verify", "-", stdin=text, code=1)
    assert "signature" in result.stdout
    assert "hint: " in result.stderr


def test_one_bad_receipt_of_several_is_told(cli: Any, printed: str) -> None:
    (receipt,) = json.loads(printed)["receipts"]
    text = f"{json.dumps(receipt)}\n{json.dumps({**receipt, 'id': 'x'})}\n"
    told = cli.json("receipts", "verify", "-", stdin=text, code=1)
    assert [each["valid"] for each in told["receipts"]] == [True, False]


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"receipts": []}', b"\xff\xfe", b"[1]"])
def test_what_is_no_receipt_does_not_verify(cli: Any, printed: str, content: bytes) -> None:
    told = cli.json("receipts", "verify", "-", stdin=content, code=1)
    assert not told["valid"]
    assert told["receipts"][0]["problems"] == ["it is not a receipt"]


def test_the_store_that_issued_it_has_to_be_there(cli: Any, printed: str) -> None:
    cli.error("receipts", "verify", "-", "--url", "nowhere.db", stdin=printed, code=1)
    cli("init", "--url", "other.db")
    cli.json("receipts", "verify", "-", "--url", "other.db", stdin=printed, code=1)
    cli.error("receipts", "verify", "nowhere.json", code=2)
