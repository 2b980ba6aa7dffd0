"""SQL of keys and service accounts."""

from __future__ import annotations

import json

from keepwise.governance.guard import CleanText, is_storable
from keepwise.model.access import ApiKey
from keepwise.ports import Row, Transaction

_ADD = """
    INSERT INTO api_keys (key_id, kind, name, digest, public_key, verbs, banks, scope, created_at,
        expires_at)
    VALUES (:key_id, :kind, :name, :digest, :public_key, :verbs, :banks, :scope, :created_at,
        :expires_at)
"""
_GET = "SELECT * FROM api_keys WHERE key_id = :key_id"
_PAGE = """
    SELECT * FROM api_keys
    WHERE created_at > :created_at OR (created_at = :created_at AND key_id > :key_id)
    ORDER BY created_at, key_id LIMIT :count
"""
_REVOKE = """
    UPDATE api_keys SET revoked_at = :now WHERE key_id = :key_id AND revoked_at IS NULL
"""
_NOTE_USE = """
    UPDATE api_keys SET used_at = :now
    WHERE key_id = :key_id AND (used_at IS NULL OR used_at <= :before)
"""


def add(
    tx: Transaction, key: ApiKey, name: CleanText, *, digest: bytes = b"", public_key: str = ""
) -> None:
    """Store a key by the digest of its secret, or an account by its public key."""
    tx.run(
        _ADD,
        key_id=key.id,
        kind=key.kind,
        name=str(name),
        digest=digest,
        public_key=public_key,
        verbs=" ".join(key.verbs),
        banks=json.dumps(key.banks, ensure_ascii=False),
        scope=json.dumps(dict(key.scope), ensure_ascii=False),
        created_at=key.created_at,
        expires_at=key.expires_at,
    )


def get(tx: Transaction, key_id: str) -> tuple[ApiKey, bytes, str] | None:
    """A key, the digest of its secret, and its public key; one of the two is empty."""
    row = tx.one(_GET, key_id=key_id) if is_storable(key_id) else None
    return None if row is None else (_key(row), bytes(row["digest"]), row["public_key"])


def page(tx: Transaction, *, after: tuple[int, str], count: int) -> list[ApiKey]:
    """Keys in the order they were made, after (time, id)."""
    created_at, key_id = after
    return [_key(row) for row in tx.all(_PAGE, created_at=created_at, key_id=key_id, count=count)]


def revoke(tx: Transaction, key_id: str, now: int) -> bool:
    """Let a key in no more; False if it was revoked before."""
    return tx.run(_REVOKE, key_id=key_id, now=now) > 0


def note_use(tx: Transaction, key_id: str, now: int, before: int) -> None:
    """Note that a key was used, unless a later use than ``before`` was noted already."""
    tx.run(_NOTE_USE, key_id=key_id, now=now, before=before)


def _key(row: Row) -> ApiKey:
    banks = json.loads(row["banks"])
    return ApiKey(
        id=row["key_id"],
        kind=row["kind"],
        name=row["name"],
        verbs=tuple(row["verbs"].split()),
        banks=None if banks is None else tuple(banks),
        scope=json.loads(row["scope"]),
        created_at=row["created_at"],
        expires_at=row["expires_at"],
        revoked_at=row["revoked_at"],
        used_at=row["used_at"],
    )
