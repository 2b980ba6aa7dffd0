"""``keepwise receipts``."""

from __future__ import annotations

import json
from typing import TextIO

import click

from keepwise.cli.errors import Exit
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import pass_invocation, store_options
from keepwise.cli.output import emit, plain, say
from keepwise.model import JsonObject, ReceiptCheck
from keepwise.wiring import Keepwise


@click.group()
def receipts() -> None:
    """Check what proves that something was forgotten or erased."""


@receipts.command()
@click.argument("file", type=click.File(encoding="utf-8"), metavar="FILE")
@store_options
@pass_invocation
def verify(call: Invocation, file: TextIO) -> None:
    """Check the receipts in FILE, or - for standard input.

    A receipt verifies if this store issued it, nothing in it was changed, and the audit log still
    holds what it proves. FILE is what keepwise forget wrote with --receipt or printed with --json.
    Exits with 1 if one does not verify.
    """
    texts = _receipts_in(_read(file))

    async def work(kw: Keepwise) -> list[ReceiptCheck]:
        return [await kw.verify_receipt(each) for each in texts]

    checks = call.run(work)
    valid = all(each.valid for each in checks)
    if call.as_json:
        emit({"valid": valid, "receipts": [_check(each) for each in checks]})
    else:
        for number, each in enumerate(checks, 1):
            name = each.id or f"number {number}"
            say(f"{name}: {'; '.join(each.problems) if each.problems else 'valid'}")
        if not valid:
            say(
                "hint: a receipt verifies in the store that issued it (--url), and only as it was "
                "issued; keepwise audit verify says whether the log is whole",
                error=True,
            )
    if not valid:
        click.get_current_context().exit(Exit.FAILED)


def _check(check: ReceiptCheck) -> JsonObject:
    return {"id": check.id, "valid": check.valid, "problems": plain(check.problems)}


def _read(file: TextIO) -> str:
    try:
        return file.read()
    except UnicodeDecodeError:
        return "not text"  # and so no receipt


def _receipts_in(text: str) -> list[str]:
    """The texts of the receipts in a file: one a line, or those in what a command printed."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return [line for line in text.splitlines() if line.strip()] or [text]
    listed = told.get("receipts") if isinstance(told, dict) else None
    if isinstance(listed, list) and listed:
        return [json.dumps(each) for each in listed]
    return [text]
