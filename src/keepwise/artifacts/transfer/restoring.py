"""Taking files over: content first, then the versions that have it, each judged as it is saved."""

from __future__ import annotations

import asyncio
import base64
import binascii
import tempfile
from contextlib import suppress
from typing import Final

from keepwise.artifacts import store
from keepwise.artifacts.blobs.places import Blobs
from keepwise.artifacts.content import CHUNK_BYTES, Content, Spool, decoded, is_textual, without
from keepwise.artifacts.describing import describe
from keepwise.artifacts.names import USER, Place, place_of
from keepwise.errors import InvalidInput, Refused
from keepwise.governance.audit import Audit
from keepwise.governance.findings import kinds_of, rules_of
from keepwise.governance.guard import Guard
from keepwise.governance.retention import FORGOTTEN, Erasure, Retention, stream_key
from keepwise.governance.transfer.fields import Fields
from keepwise.governance.transfer.forgotten import Forgotten
from keepwise.governance.transfer.rooms import Restored, Terms
from keepwise.model import Finding, Link, Scope
from keepwise.ports import Transaction

CONTENT = "content"
ARTIFACT = "artifact"

_REMOVED: Final = "removed"
_KINDS: tuple[str, ...] = ("text", "bytes", "link", _REMOVED)
_KNOWN = Restored("known")


class _Arriving:
    """A content on its way in; a large one waits in a temporary file."""

    def __init__(self, digest: str) -> None:
        self.digest = digest
        self.pieces = 0
        # Closed with the content: it is read for every version that has it.
        self._file = tempfile.SpooledTemporaryFile(max_size=CHUNK_BYTES)  # noqa: SIM115
        self._spool = Spool(self._file)
        self._judged: dict[bool, Content] = {}

    def add(self, data: bytes) -> None:
        """Add a piece."""
        self._spool.write(data)
        self.pieces += 1

    def judged(self, guard: Guard, *, text: bool) -> Content:
        """All of it, as it may be stored. Raises Refused for text that holds a credential."""
        if text not in self._judged:
            self._judged[text] = self._spool.judge(guard, text=text)
        return self._judged[text]

    def close(self) -> None:
        """Let go of it."""
        self._file.close()


class ArtifactRestorer:
    """One import of files. It holds the content whose versions come next."""

    def __init__(
        self, guard: Guard, audit: Audit, retention: Retention, blobs: Blobs, terms: Terms
    ) -> None:
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._blobs = blobs
        self._terms = terms
        self._arriving: _Arriving | None = None

    async def prepare(self, scope: Scope, kind: str, fields: Fields) -> None:
        """Judge what can be large beside the event loop, and make the file of a folder."""
        if kind != ARTIFACT:
            return
        with suppress(Refused, InvalidInput):  # told when it is restored
            if fields.text("of") in ("text", "bytes"):
                content = await asyncio.to_thread(self._content, fields)
                await self._blobs.prepare(scope, content)

    def restore(self, tx: Transaction, scope: Scope, kind: str, fields: Fields) -> Restored | None:
        """Take one record over."""
        if kind == CONTENT:
            self._take_in(fields)
            return None
        return self._version(tx, scope, fields)

    def close(self) -> None:
        """Let go of the content."""
        if self._arriving is not None:
            self._arriving.close()
            self._arriving = None

    def _take_in(self, fields: Fields) -> None:
        digest, number = fields.text("digest"), fields.number("number")
        if number == 0 and (self._arriving is None or self._arriving.digest != digest):
            self.close()
            self._arriving = _Arriving(digest)
        arriving = self._arriving
        if arriving is None or arriving.digest != digest or number > arriving.pieces:
            raise InvalidInput("number", "a piece of the content before it is missing")
        if number < arriving.pieces:  # the transaction is run again
            return
        try:
            data = base64.b64decode(fields.text("data"), validate=True)
        except (binascii.Error, ValueError):
            raise InvalidInput("data", "is not base64") from None
        arriving.add(data)

    def _content(self, fields: Fields) -> Content:
        """The content of a version. Raises InvalidInput if it did not come right before it."""
        arriving, digest = self._arriving, fields.text("digest")
        if arriving is None or arriving.digest != digest:
            raise InvalidInput("digest", "the content does not stand before it")
        content = arriving.judged(self._guard, text=_is_text(fields))
        if content.digest.hex() != digest or content.size != fields.number("size"):
            raise InvalidInput("digest", "is not that of the content")
        return content

    def _version(self, tx: Transaction, scope: Scope, fields: Fields) -> Restored:
        place = _place(fields)
        version, seq = fields.number("version"), fields.number("session_seq")
        kind, created_at = fields.one_of("of", _KINDS), fields.number("created_at")
        if version < 0:
            raise InvalidInput("version", "must be from 0 on")
        if self._retention.is_erased(tx, scope, created_at) or (
            place.session_id
            and self._retention.is_forgotten(tx, scope, stream_key(place.session_id), created_at)
        ):
            return Restored("forgotten", "it was forgotten here since")
        self._guard.identifier(place.session_id, "session_id")
        self._guard.identifier(place.name, "name")
        here = store.get(tx, scope, place, version)
        if kind == _REMOVED:
            if here is not None:
                return _KNOWN if here.removed else _conflict()
            store.add_removal(tx, scope, place, version, now=created_at, seq=seq)
            self._record(tx, scope, place, "import", f"version {version}, from an import")
            return Restored("new")
        forgotten = Forgotten(tx, scope, self._retention)
        content, words = self._remembered(forgotten, fields, kind, created_at)
        described, redacted, marked = self._described(forgotten, fields, kind, created_at)
        if here is not None:
            wanted = store.Stored(
                place,
                version,
                kind,
                content.digest if content else b"",
                content.size if content else 0,
                str(described.mime_type),
                str(described.uri),
                str(described.metadata),
                str(described.extra),
                created_at,
                seq,
            )
            return _KNOWN if here.same_file(wanted) else _conflict()
        if content is not None and (words or not self._blobs.keep(tx, scope, content)):
            self._blobs.keep_here(tx, scope, content)
        store.add_version(tx, scope, place, version, described, content, now=created_at, seq=seq)
        self._record(tx, scope, place, "import", f"version {version}, from an import")
        if redacted:
            self._record(tx, scope, place, "redact", rules_of(redacted), kinds_of(redacted))
        return Restored("new", redacted=len(redacted) + words + marked)

    def _remembered(
        self, forgotten: Forgotten, fields: Fields, kind: str, created_at: int
    ) -> tuple[Content | None, int]:
        """The content with a marker for forgotten words, and how many these are."""
        if kind == "link":
            return None, 0
        content = self._content(fields)
        if not _is_text(fields):
            return content, 0
        words = {
            each for text in decoded(content.pieces()) for each in forgotten.words(text, created_at)
        }
        pattern = Erasure((), tuple(sorted(words)), (), (), 0).patterns[0] if words else None
        after = without(content.pieces, pattern, FORGOTTEN) if pattern else None
        return after or content, len(words) if after else 0

    def _described(
        self, forgotten: Forgotten, fields: Fields, kind: str, created_at: int
    ) -> tuple[store.Described, tuple[Finding, ...], int]:
        metadata, first = forgotten.without(fields.object("metadata"), created_at)
        extra, second = forgotten.without(fields.object("extra"), created_at)
        assert isinstance(metadata, dict)
        assert isinstance(extra, dict)
        described, redacted = describe(
            self._guard,
            Link(fields.text("uri")) if kind == "link" else "" if kind == "text" else b"",
            mime_type=fields.text("mime_type"),
            metadata=metadata,
            extra=extra,
        )
        return described, redacted, first + second

    def _record(
        self,
        tx: Transaction,
        scope: Scope,
        place: Place,
        action: str,
        reason: str,
        kinds: tuple[str, ...] = (),
    ) -> None:
        actor = self._terms.actor
        self._audit.record(
            tx, scope, action, target=place.target, reason=reason, kinds=kinds, actor=actor
        )


def _place(fields: Fields) -> Place:
    session_id, name = fields.text("session_id"), fields.text("name")
    place = place_of(name if session_id else USER + name, session_id)
    if place != Place(session_id, name):
        raise InvalidInput("name", "is not where such a file can be")
    return place


def _is_text(fields: Fields) -> bool:
    return fields.text("of") == "text" or is_textual(fields.text("mime_type"))


def _conflict() -> Restored:
    return Restored("conflict", "another version of that number is here")
