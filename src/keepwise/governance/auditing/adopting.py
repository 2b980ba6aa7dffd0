"""Entries of a store that was written before there was a chain: they are given one, once."""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace

from keepwise.governance import store as facts
from keepwise.governance.auditing import store
from keepwise.governance.auditing.chain import (
    START,
    chain_of,
    head_name,
    link_digest,
    names_of_heads,
    reason_digest,
    seal,
)
from keepwise.ports import Transaction

logger = logging.getLogger("keepwise.governance")

_DONE = "audit_chained"
# The bank of scopes whose names are gone is not known any more.
_BANK_OF_THE_UNLISTED = "default"
_PAGE = 1000


def is_adopted(tx: Transaction) -> bool:
    """Whether this was done before."""
    return facts.get_meta(tx, _DONE) is not None


def adopt(tx: Transaction, key: bytes) -> int:
    """Put every entry without a chain into its bank's, by time, scope and number; how many.

    Only while there is no chain at all: afterwards such an entry is one that somebody put there.
    """
    if is_adopted(tx):
        return 0
    facts.set_meta(tx, _DONE, b"1")
    if facts.meta_names(tx, *names_of_heads()):
        logger.warning("the audit log lacks the mark of its chain: run keepwise audit verify")
        return 0
    found: list[tuple[int, bytes, int, str]] = []
    after = b""
    while page := store.scope_ids(tx, after=after, count=_PAGE):
        for scope_id, bank in page:
            found.extend(
                (time, scope_id, seq, bank or _BANK_OF_THE_UNLISTED)
                for time, seq in store.unchained(tx, scope_id)
            )
        after = page[-1][0]
    found.sort()
    ends: dict[str, tuple[int, bytes]] = {}
    for _, scope_id, seq, bank in found:
        ends[bank] = _add(tx, key, scope_id, seq, bank, *ends.get(bank, (0, START)))
    for bank, end in ends.items():
        facts.set_meta(tx, head_name(bank), seal(key, bank, *end))
    return len(found)


def _add(
    tx: Transaction, key: bytes, scope_id: bytes, seq: int, bank: str, last: int, previous: bytes
) -> tuple[int, bytes]:
    entry = store.get_entry(tx, scope_id, seq)
    assert entry is not None
    salt = secrets.token_bytes(16)
    entry = replace(
        entry,
        chain=chain_of(bank),
        position=last + 1,
        reason_salt=salt,
        reason_digest=reason_digest(salt, entry.reason),
    )
    digest = link_digest(key, previous, entry.position, entry)
    store.put_in_chain(tx, entry)
    store.add_link(tx, entry, digest)
    return entry.position, digest
