"""Artifacts: save, load, list, delete."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncGenerator, AsyncIterable, Callable, Mapping
from contextlib import aclosing

from keepwise.artifacts import store
from keepwise.artifacts.blobs.places import BlobFolder, Blobs
from keepwise.artifacts.content import Content, Readable, Spool, is_textual, spooled
from keepwise.artifacts.describing import describe
from keepwise.artifacts.holdings import ArtifactHoldings
from keepwise.artifacts.names import (
    Place,
    SessionRevision,
    known_place,
    missing,
    place_of,
    valid_session,
)
from keepwise.artifacts.rewind import restore
from keepwise.errors import InvalidInput, Refused, Unavailable
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.findings import kinds_of, places_of, rules_of
from keepwise.governance.guard import Guard
from keepwise.governance.retention import Retention
from keepwise.model import Artifact, ArtifactVersion, Finding, JsonObject, Link, Scope
from keepwise.ports import Clock, Database, Transaction

# More than this is judged beside the event loop.
_LARGE_BYTES = 100_000
_ATTEMPTS = 10


class Artifacts:
    """The artifact service.

    A file has a name and versions from 0. A name that begins with ``user:``, or any name given
    without a session, is the user's and the same from every session. Content is stored once for a
    scope however many versions have it.

    Args:
        folder: where the content of new versions goes; None for the database.
        open_folder: the folder at a path, for content that an earlier setting put there.
        revision: asks the ledger for a session's revision.
    """

    def __init__(
        self,
        database: Database,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        clock: Clock,
        *,
        folder: BlobFolder | None = None,
        open_folder: Callable[[str], BlobFolder] | None = None,
        revision: SessionRevision | None = None,
    ) -> None:
        self._database = database
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._clock = clock
        self._revision = revision or (lambda tx, scope, session_id: 0)
        self._blobs = Blobs(database, folder, open_folder)
        self.holdings = ArtifactHoldings(guard, audit, retention, self._blobs, self._revision)

    # Saving

    async def save(
        self,
        scope: Scope,
        name: str,
        content: bytes | str | Link | Readable | AsyncIterable[bytes],
        *,
        session_id: str = "",
        mime_type: str = "",
        metadata: JsonObject | None = None,
        extra: JsonObject | None = None,
    ) -> ArtifactVersion:
        """Save a file as its next version.

        Args:
            scope: whose file it is.
            name: up to 1024 characters; ``user:`` before it makes it the user's.
            content: bytes, text, a link, or what bytes are read from. A file or a stream is read
                to its end in bounded memory; nothing is stored if it fails.
            session_id: the session it belongs to; without one it is the user's.
            mime_type: what it is; ``text/plain`` for text that does not say.
            metadata: the caller's own facts about it. Credentials in it are redacted.
            extra: what a client needs to make of it again what it was.

        Raises:
            Refused: the content is text with a credential, or the name, the address, the MIME
                type or ``extra`` holds one. Nothing is redacted there, so nothing is stored.
            InvalidInput: something cannot be stored as it is; the message names it.
            Unavailable: the folder for content cannot be written now.
        """
        place = place_of(name, session_id)
        self._guard.scope(scope)
        try:
            self._guard.identifier(place.session_id, "session_id")
            self._guard.identifier(place.name, "name")
            described, redacted = describe(
                self._guard, content, mime_type=mime_type, metadata=metadata, extra=extra
            )
            if isinstance(content, Link):
                return await self._write(scope, place, described, None, redacted)
            async with spooled(content) as spool:
                text = described.kind == "text" or is_textual(str(described.mime_type))
                judged = await self._judge(spool, text=text)
                return await self._write(scope, place, described, judged, redacted)
        except Refused as error:
            await self._record_refusal(scope, place, error)
            raise

    async def _judge(self, spool: Spool, *, text: bool) -> Content:
        if text and spool.size > _LARGE_BYTES:
            return await asyncio.to_thread(spool.judge, self._guard, text=text)
        return spool.judge(self._guard, text=text)

    async def _write(
        self,
        scope: Scope,
        place: Place,
        described: store.Described,
        content: Content | None,
        redacted: tuple[Finding, ...],
    ) -> ArtifactVersion:
        def work(tx: Transaction) -> store.Stored | None:
            now = self._clock()
            governance_store.ensure_scope(tx, scope, now)
            if content is not None and not self._blobs.keep(tx, scope, content):
                return None
            version = store.next_version(tx, scope, place)
            seq = self._seq(tx, scope, place)
            store.add_version(tx, scope, place, version, described, content, now=now, seq=seq)
            if redacted:
                self._record(tx, scope, place, "redact", rules_of(redacted), kinds_of(redacted))
            return store.get(tx, scope, place, version)

        for _ in range(_ATTEMPTS):
            if content is not None:
                await self._blobs.prepare(scope, content)
            written = await self._database.write(work)
            if written is not None:
                return written.public()
        raise Unavailable("another process keeps removing the file of this content")

    def _seq(self, tx: Transaction, scope: Scope, place: Place) -> int:
        """The revision of the file's session; 0 for the user's. Raises NotFound if it is over."""
        if not place.session_id:
            return 0
        revision = self._revision(tx, scope, place.session_id)
        if revision is None:
            raise missing(place.name)
        return revision

    def _existing(
        self, tx: Transaction, scope: Scope, place: Place, version: int | None
    ) -> store.Stored:
        self._seq(tx, scope, place)
        stored = store.get(tx, scope, place, version)
        if stored is None or stored.removed:
            raise missing(place.listed)
        return stored

    async def remove(self, scope: Scope, name: str, *, session_id: str = "") -> int:
        """Save a version that says the file is not there any more; its number.

        It is neither listed nor loaded then, and its earlier versions still load by number.
        ``delete`` is the way to get rid of them.

        Raises:
            NotFound: it never was there.
        """
        place = known_place(name, session_id)

        def work(tx: Transaction) -> int:
            version = store.next_version(tx, scope, place)
            if not version:
                raise missing(name)
            seq = self._seq(tx, scope, place)
            store.add_removal(tx, scope, place, version, now=self._clock(), seq=seq)
            return version

        return await self._database.write(work)

    # Loading

    async def load(
        self, scope: Scope, name: str, *, session_id: str = "", version: int | None = None
    ) -> Artifact:
        """A version with its whole content; by default the latest.

        Raises:
            NotFound: there is no such file or version, or that version says it was removed.
            IntegrityViolation: the stored bytes are not those that were saved.
        """
        place = known_place(name, session_id)

        def work(tx: Transaction) -> Artifact:
            stored = self._existing(tx, scope, place, version)
            if stored.kind == "link":
                return Artifact(stored.public(), stored.uri.encode())
            whole = io.BytesIO()  # joining the pieces would hold all of them twice
            whole.writelines(self._blobs.read(tx, scope, stored.digest))
            return Artifact(stored.public(), whole.getvalue())

        return await self._database.read(work)

    async def stream(
        self, scope: Scope, name: str, *, session_id: str = "", version: int | None = None
    ) -> AsyncGenerator[bytes, None]:
        """The content of a version in pieces of about a megabyte, each read when it is asked for.

        Raises:
            NotFound: as ``load`` does; also halfway, if the file is deleted meanwhile.
            IntegrityViolation: the stored bytes are not those that were saved; known at the end.
        """
        place = known_place(name, session_id)
        stored = await self._database.read(lambda tx: self._existing(tx, scope, place, version))
        if stored.kind == "link":
            yield stored.uri.encode()
            return
        async with aclosing(self._blobs.stream(scope, stored.digest)) as pieces:
            async for piece in pieces:
                yield piece

    async def get(
        self, scope: Scope, name: str, *, session_id: str = "", version: int | None = None
    ) -> ArtifactVersion:
        """What is known of a version, without its content; by default of the latest.

        Raises:
            NotFound: as ``load`` does.
        """
        place = known_place(name, session_id)
        stored = await self._database.read(lambda tx: self._existing(tx, scope, place, version))
        return stored.public()

    async def versions(
        self, scope: Scope, name: str, *, session_id: str = ""
    ) -> tuple[ArtifactVersion, ...]:
        """Every version that loads, oldest first.

        Raises:
            NotFound: there is none.
        """
        place = known_place(name, session_id)

        def work(tx: Transaction) -> list[store.Stored]:
            self._seq(tx, scope, place)
            return store.versions(tx, scope, place)

        found = await self._database.read(work)
        if not found:
            raise missing(name)
        return tuple(each.public() for each in found if not each.removed)

    async def names(self, scope: Scope, *, session_id: str = "") -> tuple[str, ...]:
        """The names of a session's files and of the user's, sorted; each loads from the session."""
        try:
            session = valid_session(session_id)
        except InvalidInput:
            session = ""

        def work(tx: Transaction) -> tuple[str, ...]:
            over = session and self._revision(tx, scope, session) is None
            places = [
                Place(each, name)
                for each in {"" if over else session, ""}
                for name in store.names(tx, scope, each)
            ]
            return tuple(sorted(place.listed for place in places))

        return await self._database.read(work)

    async def files(self, scope: Scope) -> tuple[ArtifactVersion, ...]:
        """The latest version of every file that is there, the user's own first, then by session."""
        latest: dict[Place, store.Stored] = {}
        for each in await self._database.read(lambda tx: store.of_scope(tx, scope)):
            latest[each.place] = each
        return tuple(each.public() for each in latest.values() if not each.removed)

    # Deleting

    async def delete(self, scope: Scope, name: str, *, session_id: str = "") -> bool:
        """Delete a file with all its versions; False if there was none.

        Its content goes from the database's files too, unless another file has the same.
        """
        try:
            place = place_of(name, session_id)
        except InvalidInput:
            return False

        def work(tx: Transaction) -> int:
            count = store.delete(tx, scope, place)
            if count:
                governance_store.note_deletion(tx)
                self._blobs.drop_unused(tx, scope)
                self._record(tx, scope, place, "delete", f"artifact deleted, versions: {count}")
            return count

        count = await self._database.write(work)
        await self._finish(count)
        return count > 0

    async def delete_all(self, scope: Scope) -> int:
        """Delete every file of the scope, the user's and every session's; how many versions."""

        def work(tx: Transaction) -> int:
            count = self.holdings.clear(tx, scope)
            if count:
                governance_store.note_deletion(tx)
                reason = f"all artifacts deleted, versions: {count}"
                self._audit.record(tx, scope, "delete", target="artifacts", reason=reason)
            return count

        count = await self._database.write(work)
        await self._finish(count)
        return count

    async def _finish(self, count: int) -> None:
        if count:
            await self._retention.finish()

    # What follows a session

    def restore(
        self,
        tx: Transaction,
        scope: Scope,
        session_id: str,
        *,
        seq: int,
        since: Mapping[str, int],
        done: Mapping[str, int],
    ) -> dict[str, int]:
        """Bring each file of a session back to what it was before the session's event ``seq``.

        Called before the event that tells of it is appended. Nothing is copied: a new version
        points to the same content, or says that the file was not there.

        Args:
            since: the lowest version of each file that an event from ``seq`` on tells of.
            done: files that have been restored already, and need nothing more.

        Returns:
            The name and the new version of each file that was not as before.
        """
        own = self._seq(tx, scope, Place(session_id, "")) + 1
        return restore(
            tx, scope, session_id, seq=seq, since=since, done=done, own=own, now=self._clock()
        )

    def drop(self, tx: Transaction, scope: Scope, session_id: str) -> int:
        """Delete the files of a session, as it is deleted; how many versions."""
        count = store.delete_of_session(tx, scope, session_id) if session_id else 0
        if count:
            self._blobs.drop_unused(tx, scope)
        return count

    async def problems(self) -> tuple[str, ...]:
        """What is wrong with where content is kept; nothing if all is well."""
        return await self._blobs.problems()

    async def sweep(self) -> None:
        """Remove the files of content that is deleted, also what a crash has left."""
        await self._blobs.sweep()

    # Proof

    def _record(
        self,
        tx: Transaction,
        scope: Scope,
        place: Place,
        action: str,
        reason: str,
        kinds: tuple[str, ...] = (),
    ) -> None:
        self._audit.record(tx, scope, action, target=place.target, reason=reason, kinds=kinds)

    async def _record_refusal(self, scope: Scope, place: Place, error: Refused) -> None:
        if error.field == "session_id":
            place = Place("", place.name)

        def work(tx: Transaction) -> None:
            governance_store.enter_scope(tx, scope, self._clock())
            reason = f"{error.field}: {places_of(error.findings)}"
            self._record(tx, scope, place, "refuse", reason, kinds_of(error.findings))

        await self._database.write(work)
