"""What artifacts hold for a scope, and how it is erased."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import partial

from keepwise.artifacts import store
from keepwise.artifacts.blobs.places import Blobs
from keepwise.artifacts.content import without
from keepwise.artifacts.describing import address
from keepwise.artifacts.names import Place, SessionRevision
from keepwise.artifacts.shelves import Versions, is_text
from keepwise.artifacts.transfer.moving import MovableFiles
from keepwise.errors import Refused
from keepwise.governance.audit import Audit
from keepwise.governance.guard import CleanText, Guard, free_name
from keepwise.governance.retention import FORGOTTEN, Erasure, Retention, reworded
from keepwise.governance.scanning.records import Shelf
from keepwise.model import Json, Scope
from keepwise.ports import Transaction


class ArtifactHoldings:
    """Files stay when something is forgotten, and lose the words: in text, names and metadata.

    Bytes that are no text are not looked into. A text of one word stays, as it does wherever it
    was not quoted from.
    """

    name = "artifacts"
    tables = frozenset({"artifacts", "blobs", "blob_chunks"})

    def __init__(
        self,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        blobs: Blobs,
        revision: SessionRevision,
    ) -> None:
        self._guard = guard
        self._blobs = blobs
        self.movable = MovableFiles(guard, audit, retention, blobs, revision)

    @property
    def shelves(self) -> Sequence[Shelf]:
        """Files and their versions, as a scan looks at them."""
        return (Versions(self._guard, self._blobs),)

    def erase(self, tx: Transaction, scope: Scope, erasure: Erasure) -> int:
        """Put a marker where forgotten words stand; how many versions were touched."""
        pattern = erasure.patterns[0]
        if pattern is None:
            return 0
        stored = store.of_scope(tx, scope)
        touched = self._erase_text(tx, scope, stored, pattern)
        touched += self._erase_facts(tx, scope, stored, pattern)
        touched += self._erase_names(tx, scope, stored, pattern)
        self._blobs.drop_unused(tx, scope)
        return touched

    def clear(self, tx: Transaction, scope: Scope) -> int:
        """Delete everything of the scope; how many versions."""
        count = store.delete_of_scope(tx, scope)
        self._blobs.drop_unused(tx, scope)
        return count

    async def sweep(self) -> None:
        """After the commit: remove the files of content that is gone."""
        await self._blobs.sweep()

    def _erase_text(
        self,
        tx: Transaction,
        scope: Scope,
        stored: list[store.Stored],
        pattern: re.Pattern[str],
    ) -> int:
        touched = 0
        texts = {each.digest for each in stored if is_text(each)}
        for digest in sorted(texts):
            after = without(partial(self._blobs.read, tx, scope, digest), pattern, FORGOTTEN)
            if after is not None:
                self._blobs.keep_here(tx, scope, after)
                touched += store.repoint(tx, scope, digest, after)
        return touched

    def _erase_facts(
        self,
        tx: Transaction,
        scope: Scope,
        stored: list[store.Stored],
        pattern: re.Pattern[str],
    ) -> int:
        touched = 0
        for each in stored:
            values: list[Json] = [each.uri, json.loads(each.metadata), json.loads(each.extra)]
            after = [reworded(value, pattern, pattern) for value in values]
            if after != values:
                uri, metadata, extra = after
                store.reword(
                    tx,
                    scope,
                    each,
                    uri=self._address(str(uri)),
                    metadata=self._guard.clean_json(metadata, "ledger", field="metadata").text,
                    extra=self._guard.clean_json(extra, "ledger", field="extra").text,
                )
                touched += 1
        return touched

    def _address(self, uri: str) -> CleanText:
        try:
            return address(self._guard, uri)
        except Refused:  # today's policy would not store it, and redacted it leads nowhere
            return self._guard.require(FORGOTTEN, "ledger", field="uri")

    def _erase_names(
        self,
        tx: Transaction,
        scope: Scope,
        stored: list[store.Stored],
        pattern: re.Pattern[str],
    ) -> int:
        touched = 0
        places = {each.place for each in stored}
        for place in sorted(places, key=lambda each: (each.session_id, each.name)):
            if pattern.search(place.name):
                taken = {each.name for each in places if each.session_id == place.session_id}
                name = free_name(pattern.sub(FORGOTTEN, place.name), taken)
                touched += store.rename(tx, scope, place, name)
                places = {*places, Place(place.session_id, name)}
        return touched
