"""SQL of the memory bank."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from keepwise.bank.expiry.store import REMOVED_KEPT
from keepwise.bank.provenance.evidence import parse_evidence
from keepwise.bank.retrieval.ranking import Posting, Stats
from keepwise.governance.guard import CleanText, is_storable
from keepwise.governance.naming import store as naming
from keepwise.model import Json, JsonObject, Memory, Revision, Scope
from keepwise.model.bank import NO_DETAILS, Details, MemoryKind, Vector
from keepwise.model.labels import labels_from_json
from keepwise.ports import Row, Transaction

_ACTIVE = """
    SELECT * FROM memories
    WHERE scope_id = :scope_id AND (expires_at IS NULL OR expires_at > :now)
"""
_PAGE = """
    SELECT * FROM memories
    WHERE scope_id = :scope_id AND (expires_at IS NULL OR expires_at > :now)
      AND (updated_at < :updated_at OR (updated_at = :updated_at AND memory_id > :memory_id))
    ORDER BY updated_at DESC, memory_id LIMIT :count
"""
_NEWEST = """
    SELECT memory_id FROM memories WHERE scope_id = :scope_id
    ORDER BY updated_at DESC, memory_id
"""
_STANDING = """
    SELECT * FROM memories
    WHERE scope_id = :scope_id AND standing = 1 AND (expires_at IS NULL OR expires_at > :now)
    ORDER BY updated_at DESC, memory_id LIMIT :count
"""
_GET = """
    SELECT * FROM memories
    WHERE scope_id = :scope_id AND memory_id = :memory_id
      AND (expires_at IS NULL OR expires_at > :now)
"""
_PUT = """
    INSERT INTO memories (scope_id, memory_id, fact, topic, slot, value, qualifier, standing,
        revision, term_count, evidence, replaced, labels, created_at, updated_at, expires_at,
        kind, details)
    VALUES (:scope_id, :memory_id, :fact, :topic, :slot, :value, :qualifier, :standing,
        :revision, :term_count, :evidence, :replaced, :labels, :now, :now, :expires_at, :kind,
        :details)
    ON CONFLICT (scope_id, memory_id) DO UPDATE
    SET fact = excluded.fact, topic = excluded.topic, slot = excluded.slot,
        value = excluded.value, qualifier = excluded.qualifier, standing = excluded.standing,
        revision = excluded.revision, term_count = excluded.term_count,
        evidence = excluded.evidence, replaced = excluded.replaced, labels = excluded.labels,
        updated_at = excluded.updated_at, expires_at = excluded.expires_at, kind = excluded.kind,
        details = excluded.details, removed_at = NULL
"""
_REMOVE = """
    UPDATE memories
    SET expires_at = :now, removed_at = :now, revision = :revision, term_count = 0
    WHERE scope_id = :scope_id AND memory_id = :memory_id
"""
_ADD_SUPPORT = """
    UPDATE memories
    SET evidence = :evidence, replaced = :replaced, labels = :labels, expires_at = :expires_at
    WHERE scope_id = :scope_id AND memory_id = :memory_id
"""
_SET_DETAILS = """
    UPDATE memories SET details = :details WHERE scope_id = :scope_id AND memory_id = :memory_id
"""
_DETAILS = "SELECT memory_id, details FROM memories WHERE scope_id = :scope_id AND details <> '{}'"
_DELETE = "DELETE FROM memories WHERE scope_id = :scope_id AND memory_id = :memory_id"
_DELETE_REVISION = """
    DELETE FROM memory_revisions
    WHERE scope_id = :scope_id AND memory_id = :memory_id AND number = :number
"""
_DELETE_EVERY_REVISION = "DELETE FROM memory_revisions WHERE scope_id = :scope_id"
_DELETE_EVERY_TERM = "DELETE FROM memory_terms WHERE scope_id = :scope_id"
_DELETE_EVERY_MEMORY = "DELETE FROM memories WHERE scope_id = :scope_id"
_ADD_REVISION = """
    INSERT INTO memory_revisions (scope_id, memory_id, number, action, fact, topic, slot, value,
        qualifier, reason, evidence, time, engine, rule, policy, trust, actor, expires_at, labels)
    VALUES (:scope_id, :memory_id, :number, :action, :fact, :topic, :slot, :value,
        :qualifier, :reason, :evidence, :time, :engine, :rule, :policy, :trust, :actor,
        :expires_at, :labels)
"""
_REVISIONS = """
    SELECT * FROM memory_revisions
    WHERE scope_id = :scope_id AND memory_id = :memory_id ORDER BY number
"""
_POSTINGS = """
    SELECT memory_id, tf, term_count FROM memory_terms
    WHERE scope_id = :scope_id AND term = :term ORDER BY memory_id
"""
_POSTINGS_AND_FACTS = """
    SELECT terms.memory_id, terms.tf, terms.term_count, memories.fact
    FROM memory_terms AS terms
    JOIN memories ON memories.scope_id = terms.scope_id AND memories.memory_id = terms.memory_id
    WHERE terms.scope_id = :scope_id AND terms.term = :term ORDER BY terms.memory_id
"""
_TERM_FREQUENCY = """
    SELECT COUNT(*) AS frequency FROM memory_terms WHERE scope_id = :scope_id AND term = :term
"""
_ADD_TERM = """
    INSERT INTO memory_terms (scope_id, term, memory_id, tf, term_count)
    VALUES (:scope_id, :term, :memory_id, :tf, :term_count)
"""
_DELETE_TERMS = "DELETE FROM memory_terms WHERE scope_id = :scope_id AND memory_id = :memory_id"
_COUNTS = "SELECT revision, memory_count, term_total FROM scopes WHERE scope_id = :scope_id"
_COUNT = """
    UPDATE scopes
    SET revision = revision + 1, memory_count = memory_count + :memories,
        term_total = term_total + :terms
    WHERE scope_id = :scope_id
"""


@dataclass(frozen=True, slots=True)
class Draft:
    """A memory about to be written; every text of it has passed the guard.

    ``evidence`` is what it rests on from now on, ``replaced`` what it rested on before. The last
    six are the state's: how it came to be, and until when it is kept once another follows.
    """

    id: str
    fact: CleanText
    topic: str
    slot: str
    value: CleanText
    qualifier: CleanText
    standing: bool
    revision: int
    evidence: CleanText
    replaced: CleanText
    labels: CleanText
    terms: tuple[str, ...]
    expires_at: int | None
    engine: str
    rule: str
    policy: str
    trust: str
    actor: str
    revision_expires_at: int | None
    revision_labels: CleanText | None = None
    vector: Vector | None = None
    kind: MemoryKind = "fact"
    details: CleanText | None = None


def active(tx: Transaction, scope: Scope, now: int) -> list[Memory]:
    """Every memory of the scope that has not expired, least recently updated first."""
    found = [_memory(row) for row in tx.all(_ACTIVE, scope_id=scope.id, now=now)]
    # Not by the database: it would go through an index, row by row, to save this.
    return sorted(found, key=lambda memory: (memory.updated_at, memory.id))


def facts(tx: Transaction, scope: Scope, now: int) -> list[Memory]:
    """As :func:`active`, without the fields of profiles: what new facts are compared with."""
    return [each for each in active(tx, scope, now) if each.kind != "field"]


def every(tx: Transaction, scope: Scope) -> list[Memory]:
    """Every memory of the scope, expired ones too."""
    return active(tx, scope, 0)


def page(
    tx: Transaction, scope: Scope, now: int, *, before: tuple[int, str], count: int
) -> list[Memory]:
    """Memories after (updated_at, id) in the order newest first."""
    rows = tx.all(
        _PAGE,
        scope_id=scope.id,
        now=now,
        updated_at=before[0],
        memory_id=before[1],
        count=count,
    )
    return [_memory(row) for row in rows]


def newest(tx: Transaction, scope: Scope) -> list[str]:
    """The ids of every memory of the scope, written last first: nothing but an index is read."""
    return [row["memory_id"] for row in tx.all(_NEWEST, scope_id=scope.id)]


def standing(tx: Transaction, scope: Scope, now: int, count: int | None) -> list[Memory]:
    """Memories that shape any request, most recently updated first; ``count`` of them, or all."""
    most = 2**62 if count is None else count
    return [_memory(row) for row in tx.all(_STANDING, scope_id=scope.id, now=now, count=most)]


def get(tx: Transaction, scope: Scope, memory_id: str, now: int) -> Memory | None:
    """One memory, unless it has expired."""
    # An id no column keeps is no memory's id.
    known = is_storable(memory_id)
    row = tx.one(_GET, scope_id=scope.id, memory_id=memory_id, now=now) if known else None
    return None if row is None else _memory(row)


def removed(tx: Transaction, scope: Scope, memory_id: str, now: int) -> Memory | None:
    """A memory that was taken out and can be brought back yet."""
    known = is_storable(memory_id)
    row = tx.one(_GET, scope_id=scope.id, memory_id=memory_id, now=0) if known else None
    if row is None or row["removed_at"] is None or row["removed_at"] <= now - REMOVED_KEPT:
        return None
    return _memory(row)


def _is_counted(tx: Transaction, scope: Scope, memory_id: str) -> bool:
    """Whether a memory is among those of the scope's counts: not if it was taken out."""
    row = tx.one(_GET, scope_id=scope.id, memory_id=memory_id, now=0)
    return row is not None and row["removed_at"] is None


def put(tx: Transaction, scope: Scope, draft: Draft, *, action: str, reason: str, now: int) -> None:
    """Write a memory as a new revision, with its postings and the scope's counts."""
    back = draft.revision > 1 and not _is_counted(tx, scope, draft.id)
    had = remove_terms(tx, scope, draft.id)
    tx.run(
        _PUT,
        scope_id=scope.id,
        memory_id=draft.id,
        standing=int(draft.standing),
        revision=draft.revision,
        term_count=len(draft.terms),
        replaced=str(draft.replaced),
        labels=str(draft.labels),
        now=now,
        expires_at=draft.expires_at,
        kind=draft.kind,
        details="{}" if draft.details is None else str(draft.details),
        **_texts(draft),
    )
    if draft.revision == 1:
        naming.enter(tx, scope, "memory", draft.id, now)
    add_revision(tx, scope, draft, action=action, reason=reason, time=now)
    add_terms(tx, scope, draft, had=had, new=back or draft.revision == 1)


def add_revision(
    tx: Transaction, scope: Scope, draft: Draft, *, action: str, reason: str, time: int
) -> None:
    """Write what a draft says as one state of its memory, which is there."""
    tx.run(
        _ADD_REVISION,
        scope_id=scope.id,
        memory_id=draft.id,
        number=draft.revision,
        action=action,
        reason=reason,
        time=time,
        engine=draft.engine,
        rule=draft.rule,
        policy=draft.policy,
        trust=draft.trust,
        actor=draft.actor,
        expires_at=draft.revision_expires_at,
        labels="{}" if draft.revision_labels is None else str(draft.revision_labels),
        **_texts(draft),
    )


def _texts(draft: Draft) -> dict[str, str]:
    return {
        "fact": str(draft.fact),
        "value": str(draft.value),
        "qualifier": str(draft.qualifier),
        "evidence": str(draft.evidence),
        "topic": draft.topic,
        "slot": draft.slot,
    }


def add_terms(tx: Transaction, scope: Scope, draft: Draft, *, had: int, new: bool) -> None:
    """Write a memory's postings, and count it: it had so many before, or is new."""
    scope_id = scope.id
    tx.many(
        _ADD_TERM,
        [
            {
                "scope_id": scope_id,
                "term": term,
                "memory_id": draft.id,
                "tf": tf,
                "term_count": len(draft.terms),
            }
            for term, tf in sorted(Counter(draft.terms).items())
        ],
    )
    tx.run(_COUNT, scope_id=scope_id, memories=int(new), terms=len(draft.terms) - had)


def add_support(
    tx: Transaction,
    scope: Scope,
    memory_id: str,
    *,
    evidence: CleanText,
    replaced: CleanText,
    labels: CleanText,
    expires_at: int | None,
) -> None:
    """Set the grounds, labels and expire time: a repeated statement makes no revision."""
    tx.run(
        _ADD_SUPPORT,
        scope_id=scope.id,
        memory_id=memory_id,
        evidence=str(evidence),
        replaced=str(replaced),
        labels=str(labels),
        expires_at=expires_at,
    )


def remove(tx: Transaction, scope: Scope, draft: Draft, *, reason: str, now: int) -> None:
    """Take a memory out of all that is found, listed and counted; its states stay.

    The draft is its last state, which says nothing.
    """
    terms = remove_terms(tx, scope, draft.id)
    tx.run(_REMOVE, scope_id=scope.id, memory_id=draft.id, revision=draft.revision, now=now)
    add_revision(tx, scope, draft, action="delete", reason=reason, time=now)
    tx.run(_COUNT, scope_id=scope.id, memories=-1, terms=-terms)


def details(tx: Transaction, scope: Scope) -> list[tuple[str, JsonObject]]:
    """The details of every memory that has some, by its id."""
    rows = tx.all(_DETAILS, scope_id=scope.id)
    return [(row["memory_id"], json.loads(row["details"])) for row in rows]


def set_details(tx: Transaction, scope: Scope, memory_id: str, details: CleanText) -> None:
    """Overwrite the details of a memory: words were forgotten, or a scan found some."""
    tx.run(_SET_DETAILS, scope_id=scope.id, memory_id=memory_id, details=str(details))


def delete(tx: Transaction, scope: Scope, memory_id: str) -> int:
    """Delete a memory with its revisions and postings; the number of rows that went."""
    counted = _is_counted(tx, scope, memory_id)
    terms = remove_terms(tx, scope, memory_id)
    revisions = len(tx.all(_REVISIONS, scope_id=scope.id, memory_id=memory_id))
    deleted = tx.run(_DELETE, scope_id=scope.id, memory_id=memory_id)
    if deleted:
        naming.leave(tx, scope, "memory", memory_id)
        tx.run(_COUNT, scope_id=scope.id, memories=-int(counted), terms=-terms)
    return deleted + revisions


def delete_revision(tx: Transaction, scope: Scope, memory_id: str, number: int) -> None:
    """Take one earlier state out of a memory's history."""
    tx.run(_DELETE_REVISION, scope_id=scope.id, memory_id=memory_id, number=number)


def clear(tx: Transaction, scope: Scope) -> int:
    """Delete every memory of the scope with its revisions and postings; how many rows went."""
    scope_id = scope.id
    counts = tx.one(_COUNTS, scope_id=scope_id)
    # The postings are no rows of their own in the count: they are the memories' words again.
    tx.run(_DELETE_EVERY_TERM, scope_id=scope_id)
    revisions = tx.run(_DELETE_EVERY_REVISION, scope_id=scope_id)
    memories = tx.run(_DELETE_EVERY_MEMORY, scope_id=scope_id)
    naming.clear(tx, scope, "memory")
    if counts is not None and memories:
        tx.run(
            _COUNT,
            scope_id=scope_id,
            memories=-counts["memory_count"],
            terms=-counts["term_total"],
        )
    return memories + revisions


def remove_terms(tx: Transaction, scope: Scope, memory_id: str) -> int:
    """Take a memory out of the postings; how many terms it had."""
    row = tx.one(_GET, scope_id=scope.id, memory_id=memory_id, now=0)
    if row is None:
        return 0
    tx.run(_DELETE_TERMS, scope_id=scope.id, memory_id=memory_id)
    return int(row["term_count"])


def revisions(tx: Transaction, scope: Scope, memory_id: str) -> list[Revision]:
    """Every state a memory has been in, oldest first."""
    return [
        Revision(
            memory_id=row["memory_id"],
            number=row["number"],
            action=row["action"],
            fact=row["fact"],
            topic=row["topic"],
            reason=row["reason"],
            time=row["time"],
            slot=row["slot"],
            value=row["value"],
            qualifier=row["qualifier"],
            evidence=parse_evidence(row["evidence"]),
            engine=row["engine"],
            rule=row["rule"],
            policy=row["policy"],
            trust=row["trust"],
            actor=row["actor"],
            expires_at=row["expires_at"],
            labels=json.loads(row["labels"]),
        )
        for row in tx.all(_REVISIONS, scope_id=scope.id, memory_id=memory_id)
    ]


def living(tx: Transaction, scope: Scope, memory: Memory, now: int) -> tuple[Revision, ...]:
    """The states of a memory that are still there: the one it is in, and earlier ones in time."""
    return tuple(
        each
        for each in revisions(tx, scope, memory.id)
        if each.number == memory.revision or each.expires_at is None or each.expires_at > now
    )


def postings(tx: Transaction, scope: Scope, terms: Iterable[str]) -> list[Posting]:
    """The scope's postings of each term: one look-up a term, no row of anybody else."""
    scope_id = scope.id
    return [
        Posting(term, row["memory_id"], row["tf"], row["term_count"])
        for term in terms
        for row in tx.all(_POSTINGS, scope_id=scope_id, term=term)
    ]


def postings_and_facts(tx: Transaction, scope: Scope, term: str) -> list[tuple[Posting, str]]:
    """The scope's postings of a term, each with its memory's fact."""
    return [
        (Posting(term, row["memory_id"], row["tf"], row["term_count"]), row["fact"])
        for row in tx.all(_POSTINGS_AND_FACTS, scope_id=scope.id, term=term)
    ]


def alike(tx: Transaction, scope: Scope, terms: Sequence[str], now: int) -> list[Memory]:
    """The memories that can be of just these terms; every memory when there are none."""
    if not terms:
        return active(tx, scope, now)
    scope_id = scope.id

    def frequency(term: str) -> int:
        row = tx.one(_TERM_FREQUENCY, scope_id=scope_id, term=term)
        return int(row["frequency"]) if row else 0

    rarest = min(dict.fromkeys(terms), key=frequency)
    found = (
        get(tx, scope, posting.memory_id, now)
        for posting in postings(tx, scope, (rarest,))
        if posting.length == len(terms)
    )
    return [memory for memory in found if memory is not None]


def stats(tx: Transaction, scope: Scope) -> Stats:
    """How many memories and terms the scope holds."""
    row = tx.one(_COUNTS, scope_id=scope.id)
    return (
        Stats(0, 0)
        if row is None
        else Stats(row["memory_count"], row["term_total"], row["revision"])
    )


def _memory(row: Row) -> Memory:
    return Memory(
        id=row["memory_id"],
        fact=row["fact"],
        topic=row["topic"],
        created_at=row["created_at"],
        updated_at=row["updated_at"],
        revision=row["revision"],
        slot=row["slot"],
        value=row["value"],
        qualifier=row["qualifier"],
        expires_at=row["expires_at"],
        labels=labels_from_json(json.loads(row["labels"])),
        evidence=parse_evidence(row["evidence"]),
        replaced=parse_evidence(row["replaced"]),
        kind=row["kind"],
        details=_details(row["details"]),
    )


def _details(stored: str) -> Details:
    return NO_DETAILS if stored == "{}" else details_from_json(json.loads(stored))


def details_to_json(details: Details) -> dict[str, Json]:
    """Details as they are stored: what is empty is left out."""
    held: dict[str, Json] = {
        "display_name": details.display_name,
        "description": details.description,
        "topics": [*details.topics],
    }
    return {name: value for name, value in held.items() if value}


def details_from_json(stored: JsonObject) -> Details:
    """Details from what is stored."""
    topics = stored.get("topics")
    return Details(
        str(stored.get("display_name", "")),
        str(stored.get("description", "")),
        tuple(map(str, topics)) if isinstance(topics, list) else (),
    )
