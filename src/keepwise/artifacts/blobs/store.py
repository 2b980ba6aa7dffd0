"""SQL of the content of files.

Content is found by the scope's id alone: what a crash left behind has to go even where nothing
else of the scope is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from keepwise.artifacts.content import Content
from keepwise.governance.store import (
    delete_meta,
    ensure_meta,
    get_meta,
    meta_names,
    set_meta,
)
from keepwise.ports import Transaction

BlobPlace: TypeAlias = Literal["database", "folder"]

_OWNER = "artifacts.owner"
_FOLDER = "artifacts.folder"
_DOOMED = "artifacts.doomed:"
_AFTER_DOOMED = "artifacts.doomed;"

_ADD_BLOB = """
    INSERT INTO blobs (scope_id, digest, size, place) VALUES (:scope_id, :digest, :size, :place)
"""
_GET_BLOB = "SELECT place FROM blobs WHERE scope_id = :scope_id AND digest = :digest"
_DELETE_BLOB = "DELETE FROM blobs WHERE scope_id = :scope_id AND digest = :digest"
_ORPHANS = """
    SELECT b.digest, b.place FROM blobs b
    WHERE b.scope_id = :scope_id AND NOT EXISTS (
        SELECT 1 FROM artifacts a WHERE a.scope_id = :scope_id AND a.digest = b.digest
    )
"""
_ADD_CHUNK = """
    INSERT INTO blob_chunks (scope_id, digest, number, data)
    VALUES (:scope_id, :digest, :number, :data)
"""
_GET_CHUNK = """
    SELECT data FROM blob_chunks
    WHERE scope_id = :scope_id AND digest = :digest AND number = :number
"""
_DOOM = """
    INSERT INTO doomed_blobs (scope_id, digest) VALUES (:scope_id, :digest)
    ON CONFLICT (scope_id, digest) DO NOTHING
"""
_SPARE = "DELETE FROM doomed_blobs WHERE scope_id = :scope_id AND digest = :digest"
_DOOMED_BLOBS = "SELECT digest FROM doomed_blobs WHERE scope_id = :scope_id LIMIT :count"


def blob_place(tx: Transaction, scope_id: bytes, digest: bytes) -> BlobPlace | None:
    """Where a content is kept, or None."""
    row = tx.one(_GET_BLOB, scope_id=scope_id, digest=digest)
    if row is None:
        return None
    return "folder" if row["place"] == "folder" else "database"


def add_blob(tx: Transaction, scope_id: bytes, content: Content, place: BlobPlace) -> None:
    """Enter a content that is new to the scope; into the database, with its bytes."""
    tx.run(_ADD_BLOB, scope_id=scope_id, digest=content.digest, size=content.size, place=place)
    if place == "database":
        tx.many(
            _ADD_CHUNK,
            (
                {"scope_id": scope_id, "digest": content.digest, "number": number, "data": piece}
                for number, piece in enumerate(content.pieces())
            ),
        )


def chunk(tx: Transaction, scope_id: bytes, digest: bytes, number: int) -> bytes | None:
    """The bytes of a content's piece, counted from 0; None after the last."""
    row = tx.one(_GET_CHUNK, scope_id=scope_id, digest=digest, number=number)
    return bytes(row["data"]) if row else None


def chunks(tx: Transaction, scope_id: bytes, digest: bytes) -> Iterator[bytes]:
    """A content's bytes, piece by piece."""
    number = 0
    while (piece := chunk(tx, scope_id, digest, number)) is not None:
        yield piece
        number += 1


def delete_orphans(tx: Transaction, scope_id: bytes) -> None:
    """Delete the content that no version has any more; what is in the folder is doomed."""
    for row in tx.all(_ORPHANS, scope_id=scope_id):
        digest = bytes(row["digest"])
        tx.run(_DELETE_BLOB, scope_id=scope_id, digest=digest)
        if row["place"] == "folder":
            doom(tx, scope_id, digest)


# The folder


def doom(tx: Transaction, scope_id: bytes, digest: bytes) -> None:
    """Write down that a file of the folder must go, unless a blob of that digest is there."""
    tx.run(_DOOM, scope_id=scope_id, digest=digest)
    # A list of scopes to visit, since nothing may be asked of all scopes at once.
    ensure_meta(tx, _DOOMED + scope_id.hex(), b"1")


def spare(tx: Transaction, scope_id: bytes, digest: bytes) -> None:
    """Take that back."""
    tx.run(_SPARE, scope_id=scope_id, digest=digest)


def doomed_scopes(tx: Transaction) -> list[bytes]:
    """The ids of the scopes that may have files to remove."""
    return [bytes.fromhex(name[len(_DOOMED) :]) for name in meta_names(tx, _DOOMED, _AFTER_DOOMED)]


def doomed(tx: Transaction, scope_id: bytes, count: int) -> list[bytes]:
    """Digests of a scope's files that must go; without any, the scope is off the list."""
    found = [bytes(row["digest"]) for row in tx.all(_DOOMED_BLOBS, scope_id=scope_id, count=count)]
    if not found:
        delete_meta(tx, _DOOMED + scope_id.hex())
    return found


def owner(tx: Transaction, made: bytes) -> str:
    """Which store this is, as its folder says it; ``made`` if it has not been asked before."""
    return ensure_meta(tx, _OWNER, made).hex()


def known_owner(tx: Transaction) -> str:
    """``owner``, or an empty string if it has not been asked before."""
    return (get_meta(tx, _OWNER) or b"").hex()


def folder_path(tx: Transaction) -> str:
    """The folder that content was last put into, or an empty string."""
    return (get_meta(tx, _FOLDER) or b"").decode()


def set_folder_path(tx: Transaction, path: str) -> None:
    """Remember the folder: what is in it is read also when the setting names none."""
    set_meta(tx, _FOLDER, path.encode())
