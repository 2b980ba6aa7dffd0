"""A folder of files by scope and digest: ``<folder>/<scope>/<first two of the digest>/<digest>``.

Names are hexadecimal and nothing a caller chose. A file is written under a name of its own, synced
and renamed, so that under its digest it is whole. Only the user who runs the program can read it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from keepwise.errors import ConfigError, KeepwiseError, NotFound, Unavailable

_MARK = "keepwise-store"
_PRIVATE_FOLDER = 0o700
_PRIVATE_FILE = 0o600
# A sweep may take an empty folder, or a file half written, from under a writer.
_ATTEMPTS = 20


class FolderOfBlobs:
    """The files of one store. Every method blocks."""

    def __init__(self, path: str) -> None:
        # The folder stays the same one when the process changes its own.
        try:
            self._root = Path(path).expanduser().absolute()
        except RuntimeError:
            raise ConfigError(
                f"setting artifacts.folder: '{path}' names the home of nobody here"
            ) from None

    @property
    def path(self) -> str:
        """The folder, as an absolute path."""
        return str(self._root)

    # Whose it is

    def owner(self) -> str:
        """What ``claim`` wrote into the folder; empty if it is not there or nobody's."""
        try:
            return (self._root / _MARK).read_text("ascii").strip()
        except FileNotFoundError:
            return ""
        except (OSError, UnicodeDecodeError) as error:
            raise self._translate(error) from None

    def claim(self, owner: str) -> None:
        """Make the folder and write into it whose it is, once.

        Two stores in one folder would remove each other's files: the same person has the same
        scope in both.

        Raises:
            ConfigError: it belongs to another store, or cannot be written.
        """
        try:
            self._make(self._root)
            for _ in range(_ATTEMPTS):
                if self.owner():
                    break
                # Another process may take the draft away as one that was left: it claims then.
                self._remove_drafts(self._root / _MARK)
                with contextlib.suppress(FileNotFoundError):
                    self._write(self._root / _MARK, lambda: iter((owner.encode(),)))
        except OSError as error:
            raise self._translate(error) from None
        if self.owner() != owner:
            raise ConfigError(
                f"the folder {self.path} holds the files of another store",
                hint="give each database a folder of its own",
            )

    # Files

    def put(self, scope_id: bytes, digest: bytes, pieces: Callable[[], Iterator[bytes]]) -> None:
        """Write a file whole, durably, or not at all.

        Raises:
            ConfigError: the folder cannot be written.
            Unavailable: it cannot be written now, as when the disk is full.
        """
        target = self._file(scope_id, digest)
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                for folder in (target.parent.parent, target.parent):
                    self._make(folder)
                self._write(target, pieces)
            except (FileNotFoundError, FileExistsError) as error:
                # The second: mkdir found it there, and gone when it looked whether it is a folder.
                if attempt == _ATTEMPTS:
                    raise self._translate(error) from None
            except OSError as error:
                raise self._translate(error) from None
            else:
                return

    def has(self, scope_id: bytes, digest: bytes, size: int) -> bool:
        """Whether the file is there, and of that size."""
        try:
            return self._file(scope_id, digest).stat().st_size == size
        except FileNotFoundError:
            return False
        except OSError as error:
            raise self._translate(error) from None

    def open(self, scope_id: bytes, digest: bytes) -> BinaryIO:
        """The file, for reading.

        Raises:
            NotFound: it is not there.
        """
        try:
            return self._file(scope_id, digest).open("rb")
        except FileNotFoundError:
            raise NotFound(f"there is no file of the digest {digest.hex()}") from None
        except OSError as error:
            raise self._translate(error) from None

    def remove(self, scope_id: bytes, digest: bytes) -> None:
        """Remove the file and what an interrupted ``put`` left of it; nothing may be there."""
        target = self._file(scope_id, digest)
        try:
            target.unlink(missing_ok=True)
            self._remove_drafts(target)
        except OSError as error:
            raise self._translate(error) from None
        for folder in (target.parent, target.parent.parent):
            # Not empty, or not there: either way there is nothing to do.
            with contextlib.suppress(OSError):
                folder.rmdir()

    # Inside

    def _file(self, scope_id: bytes, digest: bytes) -> Path:
        name = digest.hex()
        return self._root / scope_id.hex() / name[:2] / name

    def _make(self, folder: Path) -> None:
        """Make a folder and, for the root, what it stands in."""
        if not folder.is_dir():
            if folder == self._root:
                folder.parent.mkdir(parents=True, exist_ok=True)
            folder.mkdir(_PRIVATE_FOLDER, exist_ok=True)
            _sync(folder.parent)

    def _remove_drafts(self, target: Path) -> None:
        """Remove what an interrupted ``_write`` left."""
        for left in target.parent.glob(f".{target.name}.*"):
            left.unlink(missing_ok=True)

    def _write(self, target: Path, pieces: Callable[[], Iterator[bytes]]) -> None:
        draft = target.with_name(f".{target.name}.{uuid.uuid4().hex}")
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        try:
            with os.fdopen(os.open(draft, flags, _PRIVATE_FILE), "wb") as file:
                for piece in pieces():
                    file.write(piece)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
            _sync(target.parent)
        finally:
            draft.unlink(missing_ok=True)

    def _translate(self, error: Exception) -> KeepwiseError:
        """One table from the system's errors to ours."""
        number = error.errno if isinstance(error, OSError) else None
        problem = os.strerror(number) if number else type(error).__name__
        if number in (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST):
            return ConfigError(
                f"the folder {self.path} cannot be used: {problem}",
                hint="check artifacts.folder and its permissions",
            )
        return Unavailable(
            f"the folder {self.path} cannot be used: {problem}", hint="check the disk"
        )


def _sync(folder: Path) -> None:
    """Let a new name in a folder reach the disk, where the system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
