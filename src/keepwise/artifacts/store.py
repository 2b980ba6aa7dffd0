"""SQL of files and their versions."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Literal, TypeAlias

from keepwise.artifacts.content import Content
from keepwise.artifacts.names import Place
from keepwise.governance.guard import CleanText
from keepwise.model import ArtifactVersion, JsonObject, Scope
from keepwise.ports import Row, Transaction

_SAYS = "kind, digest, size, mime_type, uri, metadata, extra"
_VERSION_ROW = f"session_id, name, version, {_SAYS}, created_at, session_seq"
_ADD_VERSION = f"""
    INSERT INTO artifacts (scope_id, {_VERSION_ROW}) VALUES (
        :scope_id, :session_id, :name, :version, :kind, :digest, :size, :mime_type, :uri,
        :metadata, :extra, :created_at, :session_seq
    )
"""
_COPY_VERSION = f"""
    INSERT INTO artifacts (scope_id, {_VERSION_ROW})
    SELECT scope_id, session_id, name, :version, {_SAYS}, :created_at, :session_seq
    FROM artifacts
    WHERE scope_id = :scope_id AND session_id = :session_id AND name = :name AND version = :source
"""
_NEXT_VERSION = """
    SELECT COALESCE(MAX(version) + 1, 0) AS version FROM artifacts
    WHERE scope_id = :scope_id AND session_id = :session_id AND name = :name
"""
_VERSIONS = f"""
    SELECT {_VERSION_ROW} FROM artifacts
    WHERE scope_id = :scope_id AND session_id = :session_id AND name = :name
    ORDER BY version
"""
_VERSION = f"""
    SELECT {_VERSION_ROW} FROM artifacts
    WHERE scope_id = :scope_id AND session_id = :session_id AND name = :name AND version = :version
"""
_LATEST = f"""
    SELECT {_VERSION_ROW} FROM artifacts
    WHERE scope_id = :scope_id AND session_id = :session_id AND name = :name
        AND session_seq < :before AND version < :below
    ORDER BY version DESC LIMIT 1
"""
_OF_SCOPE = f"""
    SELECT {_VERSION_ROW} FROM artifacts WHERE scope_id = :scope_id
    ORDER BY session_id, name, version
"""
_FROM = f"""
    SELECT {_VERSION_ROW} FROM artifacts
    WHERE scope_id = :scope_id AND (session_id, name, version) >= (:session_id, :name, :version)
    ORDER BY session_id, name, version LIMIT :count
"""
_NAMES = """
    SELECT a.name FROM artifacts a
    WHERE a.scope_id = :scope_id AND a.session_id = :session_id AND a.kind <> 'removed'
        AND a.version = (
            SELECT MAX(b.version) FROM artifacts b
            WHERE b.scope_id = :scope_id AND b.session_id = a.session_id AND b.name = a.name
        )
"""
_CHANGED_SINCE = """
    SELECT DISTINCT name FROM artifacts
    WHERE scope_id = :scope_id AND session_id = :session_id AND session_seq >= :seq
    ORDER BY name
"""
_DELETE = """
    DELETE FROM artifacts
    WHERE scope_id = :scope_id AND session_id = :session_id AND name = :name
"""
_DELETE_OF_SESSION = """
    DELETE FROM artifacts WHERE scope_id = :scope_id AND session_id = :session_id
"""
_DELETE_OF_SCOPE = "DELETE FROM artifacts WHERE scope_id = :scope_id"
_REWORD = """
    UPDATE artifacts SET uri = :uri, metadata = :metadata, extra = :extra
    WHERE scope_id = :scope_id AND session_id = :session_id AND name = :name AND version = :version
"""
_RENAME = """
    UPDATE artifacts SET name = :renamed
    WHERE scope_id = :scope_id AND session_id = :session_id AND name = :name
"""
_REPOINT = """
    UPDATE artifacts SET digest = :digest, size = :size
    WHERE scope_id = :scope_id AND digest = :before
"""

EVERYTHING = 2**62

Kind: TypeAlias = Literal["text", "bytes", "link"]
_KINDS: dict[str, Kind] = {"text": "text", "bytes": "bytes", "link": "link"}


@dataclass(frozen=True, slots=True)
class Stored:
    """A version as it stands in its row. ``seq`` is the session's revision when it was saved."""

    place: Place
    version: int
    kind: str
    digest: bytes
    size: int
    mime_type: str
    uri: str
    metadata: str
    extra: str
    created_at: int
    seq: int

    @property
    def removed(self) -> bool:
        """Whether it says that the file is not there."""
        return self.kind == "removed"

    def same_file(self, other: Stored) -> bool:
        """Whether both say the same, apart from when they were saved."""
        mine, others = (
            (each.kind, each.digest, each.size, each.mime_type, each.uri, each.metadata, each.extra)
            for each in (self, other)
        )
        return mine == others

    def public(self) -> ArtifactVersion:
        """The version as callers see it. It is none that was removed."""
        return ArtifactVersion(
            name=self.place.listed,
            version=self.version,
            session_id=self.place.session_id,
            mime_type=self.mime_type,
            size=self.size,
            created_at=self.created_at,
            kind=_KINDS[self.kind],
            metadata=_object(self.metadata),
            extra=_object(self.extra),
            digest=self.digest.hex(),
            uri=self.uri,
        )


@dataclass(frozen=True, slots=True)
class Described:
    """What is stored about a version beside its content; all of it has passed the guard."""

    kind: Kind
    mime_type: CleanText
    uri: CleanText
    metadata: CleanText
    extra: CleanText


def _object(text: str) -> JsonObject:
    value = json.loads(text)
    assert isinstance(value, dict)
    return value


def _stored(row: Row) -> Stored:
    return Stored(
        place=Place(row["session_id"], row["name"]),
        version=row["version"],
        kind=row["kind"],
        digest=bytes(row["digest"]),
        size=row["size"],
        mime_type=row["mime_type"],
        uri=row["uri"],
        metadata=row["metadata"],
        extra=row["extra"],
        created_at=row["created_at"],
        seq=row["session_seq"],
    )


# Versions


def next_version(tx: Transaction, scope: Scope, place: Place) -> int:
    """The number the next version of a file gets, from 0."""
    row = tx.one(_NEXT_VERSION, scope_id=scope.id, session_id=place.session_id, name=place.name)
    return int(row["version"]) if row else 0


def add_version(
    tx: Transaction,
    scope: Scope,
    place: Place,
    version: int,
    described: Described,
    content: Content | None,
    *,
    now: int,
    seq: int,
) -> None:
    """Write a version; its content, if it has any, is among the blobs."""
    tx.run(
        _ADD_VERSION,
        scope_id=scope.id,
        session_id=place.session_id,
        name=place.name,
        version=version,
        kind=described.kind,
        digest=content.digest if content else b"",
        size=content.size if content else 0,
        mime_type=str(described.mime_type),
        uri=str(described.uri),
        metadata=str(described.metadata),
        extra=str(described.extra),
        created_at=now,
        session_seq=seq,
    )


def add_removal(
    tx: Transaction, scope: Scope, place: Place, version: int, *, now: int, seq: int
) -> None:
    """Write a version that says the file is not there."""
    tx.run(
        _ADD_VERSION,
        scope_id=scope.id,
        session_id=place.session_id,
        name=place.name,
        version=version,
        kind="removed",
        digest=b"",
        size=0,
        mime_type="",
        uri="",
        metadata="{}",
        extra="{}",
        created_at=now,
        session_seq=seq,
    )


def copy_version(
    tx: Transaction, scope: Scope, source: Stored, version: int, *, now: int, seq: int
) -> None:
    """Write a version that is what an earlier one was; no content is copied."""
    tx.run(
        _COPY_VERSION,
        scope_id=scope.id,
        session_id=source.place.session_id,
        name=source.place.name,
        source=source.version,
        version=version,
        created_at=now,
        session_seq=seq,
    )


def get(tx: Transaction, scope: Scope, place: Place, version: int | None) -> Stored | None:
    """A version, removed or not; the latest for None."""
    if version is None:
        return latest(tx, scope, place)
    if not 0 <= version < EVERYTHING:
        return None
    row = tx.one(
        _VERSION,
        scope_id=scope.id,
        session_id=place.session_id,
        name=place.name,
        version=version,
    )
    return _stored(row) if row else None


def latest(
    tx: Transaction,
    scope: Scope,
    place: Place,
    *,
    before: int = EVERYTHING,
    below: int = EVERYTHING,
) -> Stored | None:
    """The latest version, removed or not.

    Of those saved before the session's event ``before`` and numbered below ``below``.
    """
    row = tx.one(
        _LATEST,
        scope_id=scope.id,
        session_id=place.session_id,
        name=place.name,
        before=before,
        below=below,
    )
    return _stored(row) if row else None


def versions(tx: Transaction, scope: Scope, place: Place) -> list[Stored]:
    """Every version of a file, oldest first, removed ones too."""
    rows = tx.all(_VERSIONS, scope_id=scope.id, session_id=place.session_id, name=place.name)
    return [_stored(row) for row in rows]


def of_scope(tx: Transaction, scope: Scope) -> list[Stored]:
    """Every version of every file of the scope, removed ones too."""
    return [_stored(row) for row in tx.all(_OF_SCOPE, scope_id=scope.id)]


def versions_from(
    tx: Transaction, scope: Scope, place: Place, version: int, count: int
) -> list[Stored]:
    """Versions from one of a file on, across files and sessions, removed ones too."""
    rows = tx.all(
        _FROM,
        scope_id=scope.id,
        session_id=place.session_id,
        name=place.name,
        version=version,
        count=count,
    )
    return [_stored(row) for row in rows]


def names(tx: Transaction, scope: Scope, session_id: str) -> list[str]:
    """The names of the files of one session, or of the user, that are there; in no order."""
    return [row["name"] for row in tx.all(_NAMES, scope_id=scope.id, session_id=session_id)]


def changed_since(tx: Transaction, scope: Scope, session_id: str, seq: int) -> list[str]:
    """The names of a session's files with a version saved at or after its event ``seq``."""
    rows = tx.all(_CHANGED_SINCE, scope_id=scope.id, session_id=session_id, seq=seq)
    return [row["name"] for row in rows]


def delete(tx: Transaction, scope: Scope, place: Place) -> int:
    """Delete every version of one file; how many. Its content stays until it is swept up."""
    return tx.run(_DELETE, scope_id=scope.id, session_id=place.session_id, name=place.name)


def delete_of_session(tx: Transaction, scope: Scope, session_id: str) -> int:
    """Delete every version of a session's files; how many."""
    return tx.run(_DELETE_OF_SESSION, scope_id=scope.id, session_id=session_id)


def delete_of_scope(tx: Transaction, scope: Scope) -> int:
    """Delete every version of every file; how many."""
    return tx.run(_DELETE_OF_SCOPE, scope_id=scope.id)


def reword(
    tx: Transaction,
    scope: Scope,
    stored: Stored,
    *,
    uri: CleanText,
    metadata: CleanText,
    extra: CleanText,
) -> None:
    """Overwrite what is said about a version: only forgetting does this."""
    tx.run(
        _REWORD,
        scope_id=scope.id,
        session_id=stored.place.session_id,
        name=stored.place.name,
        version=stored.version,
        uri=str(uri),
        metadata=str(metadata),
        extra=str(extra),
    )


def rename(tx: Transaction, scope: Scope, place: Place, renamed: str) -> int:
    """Give every version of a file another name: only forgetting does this."""
    return tx.run(
        _RENAME,
        scope_id=scope.id,
        session_id=place.session_id,
        name=place.name,
        renamed=renamed,
    )


def repoint(tx: Transaction, scope: Scope, before: bytes, after: Content) -> int:
    """Let every version with one content have another: only forgetting does this."""
    return tx.run(_REPOINT, scope_id=scope.id, before=before, digest=after.digest, size=after.size)
