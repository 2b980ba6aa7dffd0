"""The records of files, as an export writes them.

Each content comes once, in pieces of a megabyte, and right after it the versions that have it.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence

from keepwise.artifacts import store as artifact_store
from keepwise.artifacts.blobs.places import Blobs
from keepwise.artifacts.names import SessionRevision
from keepwise.artifacts.transfer import store
from keepwise.artifacts.transfer.restoring import ARTIFACT, CONTENT, ArtifactRestorer
from keepwise.governance.audit import Audit
from keepwise.governance.guard import Guard
from keepwise.governance.retention import Retention
from keepwise.governance.transfer.rooms import Cursor, Portion, Terms
from keepwise.model import JsonObject, Scope
from keepwise.ports import Transaction


class MovableFiles:
    """Every version of every file, with its content."""

    kinds: Sequence[str] = (CONTENT, ARTIFACT)

    def __init__(
        self,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        blobs: Blobs,
        revision: SessionRevision,
    ) -> None:
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._blobs = blobs
        self._revision = revision

    def export(self, tx: Transaction, scope: Scope, cursor: Cursor, now: int) -> Portion:
        """The next few records of a scope."""
        match cursor:
            case ():
                # Links and removals have no content.
                return self._versions(tx, scope, b""), ("digest", "")
            case ("digest", str(after)):
                digest = store.next_digest(tx, scope, bytes.fromhex(after))
                if digest is None:
                    return (), None
                is_there = bool(self._versions(tx, scope, digest))
                return (), ("content", digest.hex(), 0) if is_there else ("digest", digest.hex())
            case ("content", str(content), int(number)):
                return self._content(tx, scope, content, number)
            case _:
                raise AssertionError("no cursor of the artifacts'")

    def restorer(self, terms: Terms) -> ArtifactRestorer:
        """What takes records over."""
        return ArtifactRestorer(self._guard, self._audit, self._retention, self._blobs, terms)

    def _content(self, tx: Transaction, scope: Scope, content: str, number: int) -> Portion:
        digest = bytes.fromhex(content)
        piece = self._blobs.piece(tx, scope, digest, number)
        if number and not piece:
            return self._versions(tx, scope, digest), ("digest", content)
        record: JsonObject = {
            "digest": content,
            "number": number,
            "data": base64.b64encode(piece).decode(),
        }
        return [(CONTENT, record)], ("content", content, number + 1)

    def _versions(
        self, tx: Transaction, scope: Scope, digest: bytes
    ) -> list[tuple[str, JsonObject]]:
        """The versions that have a content, but for those of a session that has expired."""
        found = (
            artifact_store.get(tx, scope, place, version)
            for place, version in store.of_digest(tx, scope, digest)
            if not place.session_id or self._revision(tx, scope, place.session_id) is not None
        )
        return [(ARTIFACT, _fields(each)) for each in found if each is not None]


def _fields(stored: artifact_store.Stored) -> JsonObject:
    return {
        "session_id": stored.place.session_id,
        "name": stored.place.name,
        "version": stored.version,
        "of": stored.kind,
        "digest": stored.digest.hex(),
        "size": stored.size,
        "mime_type": stored.mime_type,
        "uri": stored.uri,
        "metadata": json.loads(stored.metadata),
        "extra": json.loads(stored.extra),
        "created_at": stored.created_at,
        "session_seq": stored.seq,
    }
