"""SQL of reading the bank record by record."""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.governance.guard import CleanText
from keepwise.model import Scope
from keepwise.ports import Row, Transaction

_MEMORIES_FROM = """
    SELECT m.memory_id, m.fact, m.topic, m.slot, m.value, m.qualifier, m.labels, m.details,
        m.evidence, m.replaced, r.trust
    FROM memories AS m
    LEFT JOIN memory_revisions AS r ON r.scope_id = m.scope_id AND r.memory_id = m.memory_id
        AND r.number = m.revision
    WHERE m.scope_id = :scope_id AND m.memory_id >= :memory_id
    ORDER BY m.memory_id LIMIT :count
"""
_REVISIONS_FROM = """
    SELECT memory_id, number, fact, topic, slot, value, qualifier, reason, evidence, engine, rule,
        policy, trust, actor, labels
    FROM memory_revisions
    WHERE scope_id = :scope_id AND (memory_id, number) >= (:memory_id, :number)
    ORDER BY memory_id, number LIMIT :count
"""
_ITEMS_FROM = """
    SELECT item_id, fact, topic, slot, value, qualifier, evidence, trust, author, rule, kinds,
        policy
    FROM quarantine
    WHERE scope_id = :scope_id AND item_id >= :item_id
    ORDER BY item_id LIMIT :count
"""
_HANDED_IN_FROM = """
    SELECT stream, event_id FROM stream_events
    WHERE scope_id = :scope_id AND (stream, event_id) >= (:stream, :event_id)
    ORDER BY stream, event_id LIMIT :count
"""
_REWORD_ITEM = """
    UPDATE quarantine
    SET fact = :fact, topic = :topic, slot = :slot, value = :value, qualifier = :qualifier,
        evidence = :evidence
    WHERE scope_id = :scope_id AND item_id = :item_id
"""


def memories_from(tx: Transaction, scope: Scope, memory_id: str, count: int) -> Sequence[Row]:
    """Memories from an id on, expired ones too, each with the trust of the state it is in."""
    return tx.all(_MEMORIES_FROM, scope_id=scope.id, memory_id=memory_id, count=count)


def revisions_from(
    tx: Transaction, scope: Scope, memory_id: str, number: int, count: int
) -> Sequence[Row]:
    """Revisions from a memory's id and a number on."""
    return tx.all(
        _REVISIONS_FROM, scope_id=scope.id, memory_id=memory_id, number=number, count=count
    )


def items_from(tx: Transaction, scope: Scope, item_id: str, count: int) -> Sequence[Row]:
    """What is in quarantine, from an id on, expired or not."""
    return tx.all(_ITEMS_FROM, scope_id=scope.id, item_id=item_id, count=count)


def handed_in_from(
    tx: Transaction, scope: Scope, stream: str, event_id: str, count: int
) -> Sequence[Row]:
    """Which events were handed in, from a stream and an event on."""
    return tx.all(_HANDED_IN_FROM, scope_id=scope.id, stream=stream, event_id=event_id, count=count)


def reword_item(
    tx: Transaction,
    scope: Scope,
    item_id: str,
    *,
    fact: CleanText,
    topic: str,
    slot: str,
    value: CleanText,
    qualifier: CleanText,
    evidence: CleanText,
) -> None:
    """Overwrite what an item in quarantine says: only a scan does this."""
    tx.run(
        _REWORD_ITEM,
        scope_id=scope.id,
        item_id=item_id,
        fact=str(fact),
        topic=topic,
        slot=slot,
        value=str(value),
        qualifier=str(qualifier),
        evidence=str(evidence),
    )
