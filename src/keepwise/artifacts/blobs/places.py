"""Where content is kept: in the database, or as one file each in a folder.

A file cannot be part of a transaction, so each is written down as doomed before it is made, and
again when its blob is deleted. The transaction that refers to it takes the note back; ``sweep``
removes the files whose notes are left. Both hold the write lock while they look, so a file that
was swept between its making and the transaction is noticed there and made again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from functools import partial
from typing import BinaryIO, Protocol

from keepwise.artifacts.blobs import store
from keepwise.artifacts.content import CHUNK_BYTES, Content
from keepwise.errors import ConfigError, IntegrityViolation, NotFound, Unavailable
from keepwise.model import Scope
from keepwise.ports import Database, Transaction

logger = logging.getLogger("keepwise.artifacts")

# Files removed in one transaction, which holds the write lock for as long.
_SWEPT_AT_ONCE = 100


class BlobFolder(Protocol):
    """A folder of files by scope and digest. Every method blocks; its errors are ours."""

    @property
    def path(self) -> str:
        """The folder, as an absolute path."""
        ...

    def owner(self) -> str:
        """What ``claim`` wrote into the folder; empty if it is not there or nobody's."""
        ...

    def claim(self, owner: str) -> None:
        """Make the folder, and write into it whose it is. Raises ConfigError for another's."""
        ...

    def put(self, scope_id: bytes, digest: bytes, pieces: Callable[[], Iterator[bytes]]) -> None:
        """Write a file whole, durably, or not at all."""
        ...

    def has(self, scope_id: bytes, digest: bytes, size: int) -> bool:
        """Whether the file is there, and of that size."""
        ...

    def open(self, scope_id: bytes, digest: bytes) -> BinaryIO:
        """The file, for reading. Raises NotFound."""
        ...

    def remove(self, scope_id: bytes, digest: bytes) -> None:
        """Remove the file and what an interrupted ``put`` left of it; nothing may be there."""
        ...


class Blobs:
    """Writes, reads and removes content.

    Args:
        database: the store.
        folder: where new content goes; None for the database.
        open_folder: the folder at a path, to read what was put there under an earlier setting.
    """

    def __init__(
        self,
        database: Database,
        folder: BlobFolder | None,
        open_folder: Callable[[str], BlobFolder] | None,
    ) -> None:
        self._database = database
        self._folder = folder
        self._open_folder = open_folder
        self._source: BlobFolder | None = None
        self._claimed = False

    # Writing

    async def prepare(self, scope: Scope, content: Content) -> None:
        """Make the file that ``keep`` will refer to, if content goes to a folder.

        Raises:
            ConfigError: the folder belongs to another store, or cannot be written.
            Unavailable: it cannot be written now.
        """
        folder = self._folder
        if folder is None:
            return
        place = await self._database.read(lambda tx: store.blob_place(tx, scope.id, content.digest))
        if place == "database":
            return
        if place == "folder":
            there = asyncio.to_thread(folder.has, scope.id, content.digest, content.size)
            if await there:
                return
        if not self._claimed:
            await self._claim(folder)
        await self._database.write(lambda tx: store.doom(tx, scope.id, content.digest))
        await asyncio.to_thread(folder.put, scope.id, content.digest, content.pieces)

    async def _claim(self, folder: BlobFolder) -> None:
        made = secrets.token_bytes(16)
        owner, before = await self._database.write(
            lambda tx: (store.owner(tx, made), store.folder_path(tx))
        )
        theirs = await asyncio.to_thread(folder.owner)
        if before == folder.path and theirs != owner:
            # Not made anew: the files of earlier artifacts would be hidden once it is back.
            raise _not_there(folder)
        if before and theirs != owner:
            raise ConfigError(
                f"the files of earlier artifacts are in {before}, not in {folder.path}",
                hint="move that folder with everything in it, then set artifacts.folder to it",
            )
        await asyncio.to_thread(folder.claim, owner)
        await self._database.write(lambda tx: store.set_folder_path(tx, folder.path))
        self._claimed = True
        self._source = folder

    def keep(self, tx: Transaction, scope: Scope, content: Content) -> bool:
        """Let the scope have a content; False if its file is gone and has to be prepared again.

        The scope is in the directory already.
        """
        place = store.blob_place(tx, scope.id, content.digest)
        if place == "database":
            return True
        if self._folder is None:
            if place is None:
                store.add_blob(tx, scope.id, content, "database")
            return True
        if not self._folder.has(scope.id, content.digest, content.size):
            return False
        if place is None:
            store.add_blob(tx, scope.id, content, "folder")
        store.spare(tx, scope.id, content.digest)
        return True

    def keep_here(self, tx: Transaction, scope: Scope, content: Content) -> None:
        """Let the scope have a content, in the database if it is new: no file is made."""
        if store.blob_place(tx, scope.id, content.digest) is None:
            store.add_blob(tx, scope.id, content, "database")

    # Reading

    def read(self, tx: Transaction, scope: Scope, digest: bytes) -> Iterator[bytes]:
        """A content's bytes in pieces, inside a transaction.

        Raises:
            IntegrityViolation: they are not the bytes that were stored.
        """
        place = store.blob_place(tx, scope.id, digest)
        seen = hashlib.sha256()
        if place == "folder":
            with self._open(self._reader(tx), scope.id, digest) as file:
                while piece := file.read(CHUNK_BYTES):
                    seen.update(piece)
                    yield piece
        else:
            for piece in store.chunks(tx, scope.id, digest):
                seen.update(piece)
                yield piece
        _require_same(seen.digest(), digest)

    def piece(self, tx: Transaction, scope: Scope, digest: bytes, number: int) -> bytes:
        """One piece of a content, counted from 0, inside a transaction; empty after the last.

        Whether all of them are what was stored is for the reader to find out.
        """
        if store.blob_place(tx, scope.id, digest) != "folder":
            return store.chunk(tx, scope.id, digest, number) or b""
        with self._open(self._reader(tx), scope.id, digest) as file:
            file.seek(number * CHUNK_BYTES)
            return file.read(CHUNK_BYTES)

    async def stream(self, scope: Scope, digest: bytes) -> AsyncGenerator[bytes, None]:
        """A content's bytes in pieces, each read when it is asked for.

        No transaction stays open between two pieces: a slow reader keeps no old snapshot alive.

        Raises:
            NotFound: the content was deleted while it was read.
            IntegrityViolation: they are not the bytes that were stored.
        """

        def find(tx: Transaction) -> BlobFolder | None:
            place = store.blob_place(tx, scope.id, digest)
            if place is None:
                raise _deleted()
            return self._reader(tx) if place == "folder" else None

        folder = await self._database.read(find)
        pieces = (
            self._from_database(scope.id, digest)
            if folder is None
            else self._from_folder(folder, scope.id, digest)
        )
        seen = hashlib.sha256()
        async with aclosing(pieces):
            async for piece in pieces:
                seen.update(piece)
                yield piece
        _require_same(seen.digest(), digest)

    async def _from_database(self, scope_id: bytes, digest: bytes) -> AsyncGenerator[bytes, None]:
        number = 0

        def following(tx: Transaction) -> bytes | None:
            piece = store.chunk(tx, scope_id, digest, number)
            if piece is None and store.blob_place(tx, scope_id, digest) is None:
                raise _deleted()
            return piece

        while (piece := await self._database.read(following)) is not None:
            yield piece
            number += 1

    async def _from_folder(
        self, folder: BlobFolder, scope_id: bytes, digest: bytes
    ) -> AsyncGenerator[bytes, None]:
        file = await asyncio.to_thread(self._open, folder, scope_id, digest)
        try:
            while piece := await asyncio.to_thread(file.read, CHUNK_BYTES):
                yield piece
        finally:
            file.close()

    def _open(self, folder: BlobFolder, scope_id: bytes, digest: bytes) -> BinaryIO:
        try:
            return folder.open(scope_id, digest)
        except NotFound:
            raise IntegrityViolation(
                f"the content {digest.hex()} is not in the folder {folder.path}",
                hint="if the folder was moved, set artifacts.folder to where it is; else restore"
                " it from a backup",
            ) from None

    def _reader(self, tx: Transaction) -> BlobFolder:
        """The folder that this store's files are in."""
        if self._source is None:
            owner, before = store.known_owner(tx), store.folder_path(tx)
            if self._folder is not None and owner and self._folder.owner() == owner:
                self._source = self._folder
            elif before and self._open_folder is not None:
                self._source = self._open_folder(before)
            else:
                raise ConfigError(
                    "this content is in a folder, and no folder is known",
                    hint="set artifacts.folder to the folder it was saved into",
                )
        return self._source

    async def problems(self) -> tuple[str, ...]:
        """What is wrong with the folder that this store's files are in; nothing if all is well."""

        def look(tx: Transaction) -> tuple[str, ...]:
            if not store.folder_path(tx):
                return ()
            folder = self._reader(tx)
            well = folder.owner() == store.known_owner(tx)
            return () if well else (_not_there(folder).message,)

        return await self._database.read(look)

    # Removing

    def drop_unused(self, tx: Transaction, scope: Scope) -> None:
        """Delete the scope's content that no version has; its files go with the next sweep."""
        store.delete_orphans(tx, scope.id)

    async def sweep(self) -> None:
        """Remove the files that are doomed, of every scope.

        What cannot be removed now, because the folder is not there or not ours, waits for the
        next time.
        """
        for scope_id in await self._database.read(store.doomed_scopes):
            more = True
            while more:
                try:
                    more = await self._database.write(partial(self._remove, scope_id=scope_id))
                except (ConfigError, Unavailable) as error:
                    logger.warning("content that was deleted is still in its folder: %s", error)
                    return

    def _remove(self, tx: Transaction, scope_id: bytes) -> bool:
        """Remove some files of a scope; whether there may be more.

        It removes them while it holds the write lock, so that nobody refers to them meanwhile. If
        the transaction fails after that, the notes stay and removing nothing is no error.
        """
        digests = store.doomed(tx, scope_id, _SWEPT_AT_ONCE)
        if not digests:
            return False
        folder = self._reader(tx)
        if folder.owner() != store.known_owner(tx):
            raise _not_there(folder)
        for digest in digests:
            if store.blob_place(tx, scope_id, digest) != "folder":
                folder.remove(scope_id, digest)
            store.spare(tx, scope_id, digest)
        return True


def _require_same(seen: bytes, digest: bytes) -> None:
    if seen != digest:
        raise IntegrityViolation(
            f"the stored content {digest.hex()} is damaged", hint="restore it from a backup"
        )


def _not_there(folder: BlobFolder) -> Unavailable:
    return Unavailable(
        f"the folder {folder.path}, which the content of artifacts is in, is not there, or not"
        " this store's",
        hint="mount or restore it; if it was moved, set artifacts.folder to where it is",
    )


def _deleted() -> NotFound:
    return NotFound("the artifact was deleted while it was read")
