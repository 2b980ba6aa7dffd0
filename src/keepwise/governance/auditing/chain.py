"""The chain of the audit log, as pure functions.

Each bank has one chain. A link's digest covers its entry and the digest of the link before it, so
nothing can be changed, taken out, put in or put elsewhere without every later digest showing it.
The digests are keyed with the secret of the installation. The head, which says where the chain
ends, is sealed with it and stands apart, so a missing end shows too.

A reason is covered through a digest of its own, which is salted: when a person is erased the words
and the salt go, nobody can find the words by trying, and the chain stays whole.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

from keepwise.model import AuditHead, Scope
from keepwise.ports import Value

START = bytes(32)
"""What stands before the first link."""

BROKEN = b""
"""What a link follows whose predecessor could not be told: no digest that a link ever has."""

CALLERS_WORDS = ("forget", "read")
"""The actions whose reason a caller wrote about a person. Erasing the person takes these reasons,
and no others: the rest are ours, and an erasure has to say why it was made."""

_HEADS = "audit_head:"
_POSITION_BYTES = 8
_DIGEST_BYTES = 32


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An audit entry as its row holds it. A row that was tampered with may hold anything."""

    scope_id: bytes
    seq: int
    time: int
    action: str
    target: str
    reason: str
    kinds: str
    policy: str
    actor: str
    chain: bytes | None
    position: int
    reason_salt: bytes | None
    reason_digest: bytes | None


@dataclass(frozen=True, slots=True)
class Link:
    """One link: the place in the chain, which entry stands there, and the digest."""

    position: int
    entry_scope: bytes
    entry_seq: int
    digest: bytes


def bank_scope(bank: str) -> Scope:
    """The scope of what concerns a bank and nobody in it. No directory lists it."""
    return Scope((("keepwise.bank", bank),), bank)


@lru_cache(maxsize=256)
def chain_of(bank: str) -> bytes:
    """The id a bank's chain is stored under: its own scope's."""
    return bank_scope(bank).id


def hexed(value: object) -> str:
    """A digest or an id in hexadecimal; empty for what is none, as a changed row may hold."""
    return value.hex() if isinstance(value, bytes) else ""


def reason_digest(salt: bytes, reason: str) -> bytes:
    """The digest that stands for a reason, with or without its words."""
    text = reason.encode("utf-8", "replace")
    return blake2b(salt + text, digest_size=_DIGEST_BYTES, person=b"kw-audit-reason").digest()


def link_digest(key: bytes, previous: bytes, position: int, entry: StoredEntry) -> bytes:
    """The digest of an entry at a position of its chain, after a link of digest ``previous``."""
    parts = (
        previous,
        entry.chain,
        position,
        entry.scope_id,
        entry.seq,
        entry.time,
        entry.action,
        entry.target,
        entry.kinds,
        entry.policy,
        entry.actor,
        entry.reason_digest,
    )
    told = b"".join(map(_part, parts))
    return blake2b(told, key=key, digest_size=_DIGEST_BYTES, person=b"kw-audit-link").digest()


def _part(value: Value) -> bytes:
    """A value with its type and length, so that no two rows are told alike."""
    data = value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")
    return type(value).__name__[:1].encode() + len(data).to_bytes(8, "big") + data


def head_name(bank: str) -> str:
    """Under which name of the store's facts the head of a bank's chain stands."""
    return _HEADS + bank


def names_of_heads() -> tuple[str, str]:
    """Two names, between which the names of all heads are."""
    return _HEADS, _HEADS[:-1] + chr(ord(_HEADS[-1]) + 1)


def bank_of(name: str) -> str:
    """The bank whose head stands under a name."""
    return name.removeprefix(_HEADS)


def seal(key: bytes, bank: str, position: int, digest: bytes) -> bytes:
    """The head of a chain as it is stored."""
    head = position.to_bytes(_POSITION_BYTES, "big") + digest
    return head + _mac(key, bank, head)


def unseal(key: bytes, bank: str, sealed: bytes | None) -> tuple[int, bytes] | None:
    """Position and digest of a stored head; None if this key did not seal it."""
    if sealed is None or len(sealed) != _POSITION_BYTES + 2 * _DIGEST_BYTES:
        return None
    head, mac = sealed[:-_DIGEST_BYTES], sealed[-_DIGEST_BYTES:]
    if not hmac.compare_digest(mac, _mac(key, bank, head)):
        return None
    return int.from_bytes(head[:_POSITION_BYTES], "big"), head[_POSITION_BYTES:]


def _mac(key: bytes, bank: str, head: bytes) -> bytes:
    told = chain_of(bank) + head
    return blake2b(told, key=key, digest_size=_DIGEST_BYTES, person=b"kw-audit-head").digest()


def parse_head(text: str, bank: str) -> AuditHead | None:
    """A head from ``position:digest``, as it was printed; None if it is no head."""
    position, _, digest = text.strip().partition(":")
    numeric = position.isascii() and position.isdecimal() and len(position) <= 18
    if (
        not numeric
        or len(digest) != 2 * _DIGEST_BYTES
        or not set(digest) <= set("0123456789abcdef")
    ):
        return None
    return AuditHead(bank, int(position), digest)
