"""SQL of the quarantine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from keepwise.bank.provenance.evidence import parse_evidence
from keepwise.governance.guard import CleanText, is_storable
from keepwise.model import Quarantined, Scope, Trust
from keepwise.ports import Row, Transaction

_PUT = """
    INSERT INTO quarantine (scope_id, item_id, fact, topic, slot, value, qualifier, evidence, trust,
        author, rule, kinds, policy, created_at, expires_at)
    VALUES (:scope_id, :item_id, :fact, :topic, :slot, :value, :qualifier, :evidence, :trust,
        :author, :rule, :kinds, :policy, :created_at, :expires_at)
    ON CONFLICT (scope_id, item_id) DO NOTHING
"""
_ITEM = """
    SELECT * FROM quarantine
    WHERE scope_id = :scope_id AND item_id = :item_id
      AND (expires_at IS NULL OR expires_at > :now)
"""
_WAITING = """
    SELECT * FROM quarantine
    WHERE scope_id = :scope_id AND item_id > :after
      AND (expires_at IS NULL OR expires_at > :now)
    ORDER BY item_id LIMIT :count
"""
_OVER = "SELECT item_id FROM quarantine WHERE scope_id = :scope_id AND expires_at <= :now"
_NEXT = "SELECT MIN(expires_at) AS at FROM quarantine WHERE scope_id = :scope_id"
_REMOVE = "DELETE FROM quarantine WHERE scope_id = :scope_id AND item_id = :item_id"
_REMOVE_ALL = "DELETE FROM quarantine WHERE scope_id = :scope_id"


@dataclass(frozen=True, slots=True)
class Waiting:
    """An item about to be put away; every text of it has passed the guard."""

    id: str
    fact: CleanText
    topic: str
    slot: str
    value: CleanText
    qualifier: CleanText
    evidence: CleanText
    trust: Trust
    author: str
    rule: str
    kinds: tuple[str, ...]
    policy: str
    expires_at: int | None


def put(tx: Transaction, scope: Scope, item: Waiting, now: int) -> bool:
    """Put an item away; False if it is there already."""
    return (
        tx.run(
            _PUT,
            scope_id=scope.id,
            item_id=item.id,
            fact=str(item.fact),
            topic=item.topic,
            slot=item.slot,
            value=str(item.value),
            qualifier=str(item.qualifier),
            evidence=str(item.evidence),
            trust=item.trust,
            author=item.author,
            rule=item.rule,
            kinds=",".join(item.kinds),
            policy=item.policy,
            created_at=now,
            expires_at=item.expires_at,
        )
        > 0
    )


def get(tx: Transaction, scope: Scope, item_id: str, now: int) -> Quarantined | None:
    """One item, unless it has expired."""
    known = is_storable(item_id)
    row = tx.one(_ITEM, scope_id=scope.id, item_id=item_id, now=now) if known else None
    return None if row is None else _item(row)


def page(tx: Transaction, scope: Scope, now: int, *, after: str, count: int) -> list[Quarantined]:
    """Items with ids after ``after``, in the order of their ids."""
    rows = tx.all(_WAITING, scope_id=scope.id, now=now, after=after, count=count)
    return [_item(row) for row in rows]


def every(tx: Transaction, scope: Scope) -> list[Quarantined]:
    """Every item of the scope, expired ones too."""
    return page(tx, scope, 0, after="", count=2**31)


def expired(tx: Transaction, scope: Scope, now: int) -> list[str]:
    """The ids of items whose time is over."""
    return [row["item_id"] for row in tx.all(_OVER, scope_id=scope.id, now=now)]


def next_expiry(tx: Transaction, scope: Scope) -> int | None:
    """When the next item of the scope expires."""
    row = tx.one(_NEXT, scope_id=scope.id)
    return None if row is None else row["at"]


def delete(tx: Transaction, scope: Scope, item_id: str) -> int:
    """Delete one item; how many rows went."""
    return tx.run(_REMOVE, scope_id=scope.id, item_id=item_id)


def clear(tx: Transaction, scope: Scope) -> int:
    """Delete every item of the scope; how many rows went."""
    return tx.run(_REMOVE_ALL, scope_id=scope.id)


def _item(row: Row) -> Quarantined:
    return Quarantined(
        id=row["item_id"],
        fact=row["fact"],
        topic=row["topic"],
        evidence=parse_evidence(row["evidence"])[0],
        trust=cast("Trust", row["trust"]),
        author=row["author"],
        rule=row["rule"],
        kinds=tuple(row["kinds"].split(",")) if row["kinds"] else (),
        policy=row["policy"],
        created_at=row["created_at"],
        expires_at=row["expires_at"],
        slot=row["slot"],
        value=row["value"],
        qualifier=row["qualifier"],
    )
