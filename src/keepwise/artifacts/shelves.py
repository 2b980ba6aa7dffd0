"""Files and their versions, record by record, as a scan reads and mends them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from keepwise.artifacts import store
from keepwise.artifacts.blobs.places import Blobs
from keepwise.artifacts.content import is_textual, windows, without
from keepwise.artifacts.describing import address
from keepwise.artifacts.names import REFERENCE, Place
from keepwise.errors import Refused
from keepwise.governance.clauses import redact
from keepwise.governance.guard import CleanText, Guard, free_name
from keepwise.governance.scanning.records import (
    Key,
    LongText,
    Mending,
    Reading,
    Record,
    Text,
    loaded,
)
from keepwise.model import Finding, FindingKind, Mended, Scope
from keepwise.ports import Transaction

# Judging as much takes minutes; a longer text is looked into up to here.
MAX_READ_BYTES = 64 << 20
_LINK = "[redacted]"


class Versions:
    """Versions of files: what is said about them, and their content if it is text."""

    tables = frozenset({"artifacts", "blobs", "blob_chunks"})
    most = 20

    def __init__(self, guard: Guard, blobs: Blobs) -> None:
        self._guard = guard
        self._blobs = blobs

    def read(
        self, tx: Transaction, scope: Scope, start: Key | None, count: int
    ) -> Sequence[Record]:
        """Versions from a file's session and name and a number on."""
        session_id, name, version = start or ("", "", 0)
        place = Place(str(session_id), str(name))
        return [
            self._record(scope, each)
            for each in store.versions_from(tx, scope, place, int(version), count)
        ]

    def _record(self, scope: Scope, stored: store.Stored) -> Record:
        place = stored.place
        link: Reading = "id" if stored.uri.startswith(REFERENCE) else "words"
        return Record(
            (place.session_id, place.name, stored.version),
            ("artifacts", place.session_id or "user", place.name, str(stored.version)),
            place.target,
            (
                Text("session_id", place.session_id, "ledger", "id"),
                Text("name", place.name, "ledger", "id"),
                Text("mime_type", stored.mime_type, "ledger"),
                Text("uri", stored.uri, "ledger", link),
                Text("metadata", loaded(stored.metadata), "ledger", "json"),
                Text("extra", loaded(stored.extra), "ledger", "json"),
            ),
            self._content(scope, stored) if is_text(stored) else None,
        )

    def _content(self, scope: Scope, stored: store.Stored) -> LongText:
        return LongText(
            "text",
            "artifact",
            lambda: windows(self._blobs.stream(scope, stored.digest), MAX_READ_BYTES),
            unread=max(0, stored.size - MAX_READ_BYTES),
        )

    def mend(self, tx: Transaction, scope: Scope, record: Record, mending: Mending) -> Mended:
        """Redact what is said about it, its name for all versions, and its text."""
        session_id, name, version = record.key
        place = Place(str(session_id), str(name))
        stored = store.get(tx, scope, place, int(version))
        if stored is None:
            return ""
        if mending.fields & {"uri", "metadata", "extra"}:
            self._reword(tx, scope, stored)
        if mending.values and stored.digest:
            self._cut(tx, scope, stored.digest, mending.values)
        if "name" in mending.fields:
            self._rename(tx, scope, place)
        return "redacted"

    def _reword(self, tx: Transaction, scope: Scope, stored: store.Stored) -> None:
        store.reword(
            tx,
            scope,
            stored,
            uri=self._address(stored.uri),
            metadata=self._clean(stored.metadata, "metadata"),
            extra=self._clean(stored.extra, "extra"),
        )

    def _clean(self, text: str, field: str) -> CleanText:
        return self._guard.clean_json(loaded(text), "ledger", field=field).text

    def _address(self, uri: str) -> CleanText:
        try:
            return address(self._guard, uri)
        except Refused:  # redacted it leads nowhere
            return self._guard.require(_LINK, "ledger", field="uri")

    def _cut(
        self, tx: Transaction, scope: Scope, digest: bytes, values: Mapping[str, FindingKind]
    ) -> None:
        """Take values out of a content, for every version that has it."""
        for kind in sorted(set(values.values())):
            found = sorted((each for each in values if values[each] == kind), key=len, reverse=True)
            pattern = re.compile("|".join(map(re.escape, found)))
            pieces = partial(self._blobs.read, tx, scope, digest)
            after = without(pieces, pattern, f"[redacted {kind}]")
            if after is not None:
                self._blobs.keep_here(tx, scope, after)
                store.repoint(tx, scope, digest, after)
                digest = after.digest
        self._blobs.drop_unused(tx, scope)

    def _rename(self, tx: Transaction, scope: Scope, place: Place) -> None:
        found: tuple[Finding, ...] = ()
        try:
            self._guard.identifier(place.name, "name")
        except Refused as error:
            found = error.findings
        taken = {each.place.name for each in store.of_scope(tx, scope)}
        store.rename(tx, scope, place, free_name(redact(place.name, found), taken))


def is_text(stored: store.Stored) -> bool:
    """Whether a version has content that is text."""
    return bool(stored.digest) and (stored.kind == "text" or is_textual(stored.mime_type))
