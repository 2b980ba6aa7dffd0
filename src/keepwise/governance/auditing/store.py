"""SQL of audit entries and of the chain they stand in."""

from __future__ import annotations

import json
from collections.abc import Sequence

from keepwise.governance.auditing.chain import Link, StoredEntry
from keepwise.model import AuditEntry, Scope
from keepwise.ports import Row, Transaction

_NEXT_SEQ = "SELECT COALESCE(MAX(seq), 0) + 1 AS seq FROM audit WHERE scope_id = :scope_id"
_ADD_ENTRY = """
    INSERT INTO audit (
        scope_id, seq, time, action, target, reason, kinds, policy, actor, chain, position,
        reason_salt, reason_digest
    )
    VALUES (
        :scope_id, :seq, :time, :action, :target, :reason, :kinds, :policy, :actor, :chain,
        :position, :reason_salt, :reason_digest
    )
"""
_ADD_LINK = """
    INSERT INTO audit_chain (scope_id, position, entry_scope, entry_seq, digest)
    VALUES (:scope_id, :position, :entry_scope, :entry_seq, :digest)
    ON CONFLICT (scope_id, position) DO NOTHING
"""
_LIST_OLDEST = """
    SELECT seq, time, action, target, reason, kinds, policy, actor FROM audit
    WHERE scope_id = :scope_id AND seq > :bound
      AND (:action = '' OR action = :action) AND ',' || kinds || ',' LIKE :kind ESCAPE '!'
    ORDER BY seq LIMIT :count
"""
_LIST_NEWEST = """
    SELECT seq, time, action, target, reason, kinds, policy, actor FROM audit
    WHERE scope_id = :scope_id AND seq < :bound
      AND (:action = '' OR action = :action) AND ',' || kinds || ',' LIKE :kind ESCAPE '!'
    ORDER BY seq DESC LIMIT :count
"""
_GET_ENTRY = """
    SELECT scope_id, seq, time, action, target, reason, kinds, policy, actor, chain, position,
           reason_salt, reason_digest
    FROM audit WHERE scope_id = :scope_id AND seq = :seq
"""
_PLACES = """
    SELECT seq, chain, position FROM audit
    WHERE scope_id = :scope_id AND seq > :after ORDER BY seq LIMIT :count
"""
_LINKS_UP = """
    SELECT position, entry_scope, entry_seq, digest FROM audit_chain
    WHERE scope_id = :scope_id AND position > :after ORDER BY position LIMIT :count
"""
_LINKS_DOWN = """
    SELECT position, entry_scope, entry_seq, digest FROM audit_chain
    WHERE scope_id = :scope_id AND position < :before ORDER BY position DESC LIMIT :count
"""
_GET_LINK = """
    SELECT position, entry_scope, entry_seq, digest FROM audit_chain
    WHERE scope_id = :scope_id AND position = :position
"""
_DROP_REASONS = """
    UPDATE audit SET reason = '', reason_salt = NULL
    WHERE scope_id = :scope_id AND action = :action
"""
_UNCHAINED = """
    SELECT seq, time FROM audit WHERE scope_id = :scope_id AND chain IS NULL ORDER BY seq
"""
_PUT_IN_CHAIN = """
    UPDATE audit SET chain = :chain, position = :position, reason_salt = :reason_salt,
        reason_digest = :reason_digest
    WHERE scope_id = :scope_id AND seq = :seq
"""
_SCOPE_IDS = """
    SELECT scope_id, bank FROM scopes WHERE scope_id > :after ORDER BY scope_id LIMIT :count
"""
_BANKS = "SELECT DISTINCT bank FROM scopes WHERE entries <> '' ORDER BY bank"
_NAMES = "SELECT entries, bank FROM scopes WHERE scope_id = :scope_id"


def next_seq(tx: Transaction, scope_id: bytes) -> int:
    """The number of a scope's next entry."""
    row = tx.one(_NEXT_SEQ, scope_id=scope_id)
    return int(row["seq"]) if row else 1


def add_entry(tx: Transaction, entry: StoredEntry) -> None:
    """Append one entry to a scope's log."""
    tx.run(
        _ADD_ENTRY,
        scope_id=entry.scope_id,
        seq=entry.seq,
        time=entry.time,
        action=entry.action,
        target=entry.target,
        reason=entry.reason,
        kinds=entry.kinds,
        policy=entry.policy,
        actor=entry.actor,
        chain=entry.chain,
        position=entry.position,
        reason_salt=entry.reason_salt,
        reason_digest=entry.reason_digest,
    )


def add_link(tx: Transaction, entry: StoredEntry, digest: bytes) -> bool:
    """Add the link of an entry at its position; False if something stands there."""
    assert entry.chain is not None
    return bool(
        tx.run(
            _ADD_LINK,
            scope_id=entry.chain,
            position=entry.position,
            entry_scope=entry.scope_id,
            entry_seq=entry.seq,
            digest=digest,
        )
    )


def put_in_chain(tx: Transaction, entry: StoredEntry) -> None:
    """Give an entry that was written without one its place in a chain."""
    tx.run(
        _PUT_IN_CHAIN,
        scope_id=entry.scope_id,
        seq=entry.seq,
        chain=entry.chain,
        position=entry.position,
        reason_salt=entry.reason_salt,
        reason_digest=entry.reason_digest,
    )


def list_entries(
    tx: Transaction,
    scope: Scope,
    *,
    bound: int,
    count: int,
    newest_first: bool,
    action: str,
    kind: str,
) -> list[AuditEntry]:
    """A scope's entries with a number beyond ``bound``, of one action and kind if they are given.

    ``bound`` is the number before the first one; newest first, the number after it.
    """
    rows = tx.all(
        _LIST_NEWEST if newest_first else _LIST_OLDEST,
        scope_id=scope.id,
        bound=bound,
        count=count,
        action=action,
        kind=f"%,{_literal(kind)},%" if kind else "%",
    )
    return [
        AuditEntry(
            seq=row["seq"],
            time=row["time"],
            action=row["action"],
            target=row["target"],
            reason=row["reason"],
            kinds=kinds_in(row["kinds"]),
            policy=row["policy"],
            actor=row["actor"],
        )
        for row in rows
    ]


def _literal(text: str) -> str:
    """A text that LIKE compares character by character."""
    return "".join("!" + char if char in "!%_" else char for char in text)


def kinds_in(text: str) -> tuple[str, ...]:
    """Kinds from the text they are stored as."""
    return tuple(text.split(",")) if text else ()


def get_entry(tx: Transaction, scope_id: bytes, seq: int) -> StoredEntry | None:
    """One entry as it is stored, or None."""
    row = tx.one(_GET_ENTRY, scope_id=scope_id, seq=seq)
    if row is None:
        return None
    return StoredEntry(
        scope_id=row["scope_id"],
        seq=row["seq"],
        time=row["time"],
        action=row["action"],
        target=row["target"],
        reason=row["reason"],
        kinds=row["kinds"],
        policy=row["policy"],
        actor=row["actor"],
        chain=row["chain"],
        position=row["position"],
        reason_salt=row["reason_salt"],
        reason_digest=row["reason_digest"],
    )


def places(
    tx: Transaction, scope_id: bytes, *, after: int, count: int
) -> list[tuple[int, bytes | None, int]]:
    """Number, chain and position of a scope's entries with a higher number than ``after``."""
    rows = tx.all(_PLACES, scope_id=scope_id, after=after, count=count)
    return [(row["seq"], row["chain"], row["position"]) for row in rows]


def links(tx: Transaction, chain: bytes, *, after: int, count: int) -> list[Link]:
    """Links behind a position, in order."""
    return _links(tx.all(_LINKS_UP, scope_id=chain, after=after, count=count))


def links_before(tx: Transaction, chain: bytes, *, before: int, count: int) -> list[Link]:
    """Links before a position, the last one first."""
    return _links(tx.all(_LINKS_DOWN, scope_id=chain, before=before, count=count))


def get_link(tx: Transaction, chain: bytes, position: int) -> Link | None:
    """The link at a position, or None."""
    found = _links(tx.all(_GET_LINK, scope_id=chain, position=position))
    return found[0] if found else None


def _links(rows: Sequence[Row]) -> list[Link]:
    return [
        Link(row["position"], row["entry_scope"], row["entry_seq"], row["digest"]) for row in rows
    ]


def drop_reasons(tx: Transaction, scope: Scope, action: str) -> int:
    """Empty the reason of every entry of one action, and what could tell it; how many."""
    return tx.run(_DROP_REASONS, scope_id=scope.id, action=action)


def unchained(tx: Transaction, scope_id: bytes) -> list[tuple[int, int]]:
    """Time and number of a scope's entries that stand in no chain."""
    return [(row["time"], row["seq"]) for row in tx.all(_UNCHAINED, scope_id=scope_id)]


def scope_ids(tx: Transaction, *, after: bytes, count: int) -> list[tuple[bytes, str]]:
    """Ids behind ``after`` of all scopes there ever were, each with its bank while it is listed."""
    rows = tx.all(_SCOPE_IDS, after=after, count=count)
    return [(row["scope_id"], row["bank"]) for row in rows]


def banks(tx: Transaction) -> list[str]:
    """The banks of all scopes that are listed."""
    return [row["bank"] for row in tx.all(_BANKS)]


def names(tx: Transaction, scope_id: bytes) -> Scope | None:
    """The scope behind an id; None if its names are gone, or it never was."""
    row = tx.one(_NAMES, scope_id=scope_id)
    if row is None or not row["entries"]:
        return None
    return Scope(tuple((key, value) for key, value in json.loads(row["entries"])), row["bank"])


def is_known(tx: Transaction, scope: Scope) -> bool:
    """Whether anything was ever stored for a scope."""
    return tx.one(_NAMES, scope_id=scope.id) is not None
