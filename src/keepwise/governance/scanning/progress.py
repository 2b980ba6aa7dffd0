"""Where a scan is, so that it can go on after it was killed.

Every scope that is to be looked at has a note. While the scope is not done the note is empty, and
then it holds what was found: kinds and places. Forgetting and erasing take the note of the scope
with them, for a place can have a name in it. Then the scope has to be looked at again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass

from keepwise.governance.store import delete_meta, get_meta, meta_names, set_meta
from keepwise.model import ScanFinding, Scope, Unread, Waiting
from keepwise.ports import Transaction

_HEAD = "scan"
_NOTE = "scan:"
_AFTER_NOTES = "scan;"


@dataclass(frozen=True, slots=True)
class Run:
    """Which scan it is, and what a scan that goes on in its place must have in common with it."""

    id: str
    policy: str
    fix: str


@dataclass(frozen=True, slots=True)
class Done:
    """What was found in one scope."""

    findings: tuple[ScanFinding, ...]
    unread: tuple[Unread, ...]
    waiting: tuple[Waiting, ...]
    records: int


def begin(tx: Transaction, run: Run, *, resume: bool) -> str:
    """Take the place of the scan before. If it cannot be resumed, why; else an empty string."""
    before = get_meta(tx, _HEAD)
    why = _why_not(run, before) if resume else ""
    if why or not resume:
        _clear(tx)
    set_meta(tx, _HEAD, json.dumps(astuple(run)).encode())
    return why


def _why_not(run: Run, before: bytes | None) -> str:
    if before is None:
        return "there is no scan to go on with"
    _, policy, fix = json.loads(before)
    if policy != run.policy:
        return f"the policy was {policy} then"
    return "" if fix == run.fix else f"then, {_fixing(fix)}"


def _fixing(fix: str) -> str:
    return f"what was found was to be mended by {fix}" if fix else "nothing was to be mended"


def claim(tx: Transaction, run: Run, scopes: Iterable[Scope]) -> None:
    """Say that scopes are being looked at."""
    if _is_current(tx, run):
        for scope in scopes:
            set_meta(tx, _NOTE + scope.id.hex(), b"")


def is_claimed(tx: Transaction, scope: Scope) -> bool:
    """Whether the scope has a note: nothing was forgotten there since."""
    return get_meta(tx, _NOTE + scope.id.hex()) is not None


def finish(tx: Transaction, run: Run, scope: Scope, done: Done) -> bool:
    """Note what was found in a scope; False if something was forgotten there meanwhile.

    A scan whose place another has taken notes nothing.
    """
    if not _is_current(tx, run):
        return True
    if not is_claimed(tx, scope):
        return False
    told = {
        "findings": [astuple(each)[1:] for each in done.findings],
        "unread": [astuple(each)[1:] for each in done.unread],
        "waiting": [astuple(each)[1:] for each in done.waiting],
        "records": done.records,
    }
    set_meta(tx, _NOTE + scope.id.hex(), json.dumps(told).encode())
    return True


def finished(tx: Transaction, scopes: Mapping[Scope, Scope]) -> dict[Scope, Done]:
    """What was found in those of the scopes that are done; findings name them as mapped."""
    found: dict[Scope, Done] = {}
    for scope, named in scopes.items():
        if note := get_meta(tx, _NOTE + scope.id.hex()):
            told = json.loads(note)
            found[scope] = Done(
                tuple(ScanFinding(named, *each) for each in told["findings"]),
                tuple(Unread(named, *each) for each in told["unread"]),
                tuple(Waiting(named, *each) for each in told["waiting"]),
                told["records"],
            )
    return found


def drop(tx: Transaction, scope: Scope) -> None:
    """Something was forgotten in a scope: its note goes too."""
    delete_meta(tx, _NOTE + scope.id.hex())


def end(tx: Transaction, run: Run) -> None:
    """The scan is over, and leaves nothing."""
    if _is_current(tx, run):
        _clear(tx)


def _is_current(tx: Transaction, run: Run) -> bool:
    head = get_meta(tx, _HEAD)
    return head is not None and json.loads(head)[0] == run.id


def _clear(tx: Transaction) -> None:
    delete_meta(tx, _HEAD)
    for name in meta_names(tx, _NOTE, _AFTER_NOTES):
        delete_meta(tx, name)
