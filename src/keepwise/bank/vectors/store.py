"""SQL of vectors."""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.model import Scope, Space
from keepwise.model.bank import Vector
from keepwise.ports import Transaction

_PUT = """
    INSERT INTO memory_vectors (scope_id, memory_id, space_id, scale, vector)
    VALUES (:scope_id, :memory_id, :space_id, :scale, :vector)
    ON CONFLICT (scope_id, memory_id, space_id) DO UPDATE
    SET scale = excluded.scale, vector = excluded.vector
"""
_PUT_IF_UNCHANGED = """
    INSERT INTO memory_vectors (scope_id, memory_id, space_id, scale, vector)
    SELECT scope_id, memory_id, :space_id, :scale, :vector FROM memories
    WHERE scope_id = :scope_id AND memory_id = :memory_id AND revision = :revision
    ON CONFLICT (scope_id, memory_id, space_id) DO UPDATE
    SET scale = excluded.scale, vector = excluded.vector
"""
_CHANGED = "UPDATE scopes SET revision = revision + 1 WHERE scope_id = :scope_id"
_DELETE = "DELETE FROM memory_vectors WHERE scope_id = :scope_id AND memory_id = :memory_id"
_DELETE_SPACE = """
    DELETE FROM memory_vectors WHERE scope_id = :scope_id AND space_id <> :space_id
"""
_OF_SCOPE = """
    SELECT memory_id, scale, vector FROM memory_vectors
    WHERE scope_id = :scope_id AND space_id = :space_id ORDER BY memory_id
"""
_COUNTS = """
    SELECT space_id, COUNT(*) AS vectors FROM memory_vectors
    WHERE scope_id = :scope_id GROUP BY space_id
"""
_MEMORIES = """
    SELECT COUNT(*) AS memories FROM memories WHERE scope_id = :scope_id AND removed_at IS NULL
"""
_MISSING = """
    SELECT m.memory_id, m.fact, m.revision FROM memories AS m
    LEFT JOIN memory_vectors AS v ON v.scope_id = m.scope_id AND v.memory_id = m.memory_id
        AND v.space_id = :space_id
    WHERE m.scope_id = :scope_id AND v.memory_id IS NULL AND m.memory_id > :after
        AND m.removed_at IS NULL
    ORDER BY m.memory_id LIMIT :count
"""
_ADD_SPACE = """
    INSERT INTO embedding_spaces (space_id, setting, name, digest, dimensions, normalised,
        created_at)
    VALUES (:space_id, :setting, :name, :digest, :dimensions, :normalised, :now)
    ON CONFLICT (space_id) DO UPDATE SET setting = excluded.setting
"""
_SPACES = "SELECT * FROM embedding_spaces ORDER BY created_at DESC, space_id"
_DROP_SPACE = "DELETE FROM embedding_spaces WHERE space_id = :space_id"


def put(tx: Transaction, scope: Scope, memory_id: str, space: Space, vector: Vector) -> None:
    """Write a memory's vector; the caller changes the scope's revision."""
    scale, packed = vector
    tx.run(
        _PUT,
        scope_id=scope.id,
        memory_id=memory_id,
        space_id=space.id,
        scale=scale,
        vector=packed,
    )


def put_late(
    tx: Transaction, scope: Scope, space: Space, rows: Sequence[tuple[str, int, Vector]]
) -> None:
    """Write vectors of memories that are still in the revision they were made of."""
    scope_id, space_id = scope.id, space.id
    tx.many(
        _PUT_IF_UNCHANGED,
        [
            {
                "scope_id": scope_id,
                "space_id": space_id,
                "memory_id": memory_id,
                "revision": revision,
                "scale": vector[0],
                "vector": vector[1],
            }
            for memory_id, revision, vector in rows
        ],
    )
    tx.run(_CHANGED, scope_id=scope_id)


def delete(tx: Transaction, scope: Scope, memory_id: str) -> None:
    """Take away what a memory meant, in every space: it says something else now."""
    tx.run(_DELETE, scope_id=scope.id, memory_id=memory_id)


def delete_others(tx: Transaction, scope: Scope, space: Space) -> None:
    """Take away the vectors of every other space."""
    if tx.run(_DELETE_SPACE, scope_id=scope.id, space_id=space.id):
        tx.run(_CHANGED, scope_id=scope.id)


def of_scope(tx: Transaction, scope: Scope, space_id: str) -> list[tuple[str, float, bytes]]:
    """Every vector of the scope in one space as (memory id, scale, bytes), by id."""
    return [
        (row["memory_id"], row["scale"], row["vector"])
        for row in tx.all(_OF_SCOPE, scope_id=scope.id, space_id=space_id)
    ]


def counts(tx: Transaction, scope: Scope) -> dict[str, int]:
    """How many vectors the scope has, by the space's id."""
    return {row["space_id"]: row["vectors"] for row in tx.all(_COUNTS, scope_id=scope.id)}


def memories(tx: Transaction, scope: Scope) -> int:
    """How many memories the scope has."""
    row = tx.one(_MEMORIES, scope_id=scope.id)
    return int(row["memories"]) if row else 0


def missing(
    tx: Transaction, scope: Scope, space: Space, count: int, after: str = ""
) -> list[tuple[str, str, int]]:
    """Memories without a vector in a space, as (id, fact, revision), by id from one on."""
    return [
        (row["memory_id"], row["fact"], row["revision"])
        for row in tx.all(_MISSING, scope_id=scope.id, space_id=space.id, after=after, count=count)
    ]


def add_space(tx: Transaction, space: Space, setting: str, now: int) -> None:
    """Write down that an embedder is in use, and how settings name it."""
    tx.run(
        _ADD_SPACE,
        space_id=space.id,
        setting=setting,
        name=space.name,
        digest=space.digest,
        dimensions=space.dimensions,
        normalised=int(space.normalised),
        now=now,
    )


def spaces(tx: Transaction) -> list[tuple[Space, str]]:
    """Every space with vectors or in use, and how settings named its embedder, latest first."""
    return [
        (
            Space(row["name"], row["digest"], row["dimensions"], bool(row["normalised"])),
            row["setting"],
        )
        for row in tx.all(_SPACES)
    ]


def drop_space(tx: Transaction, space: Space) -> None:
    """Forget a space none of whose vectors are left."""
    tx.run(_DROP_SPACE, space_id=space.id)
