"""Reading a file that somebody names: one that cannot be read is a wrong argument, and says why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from keepwise.errors import InvalidInput
from keepwise.governance.naming.ids import told


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """The file at ``path``, to be read.

    Raises:
        InvalidInput: there is none, or this process cannot read it; the path is named.
    """
    try:
        _require_file(path)
        file = path.open("rb")
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None
    with file:
        try:
            yield file
        except OSError as error:
            raise _unreadable(path, error) from None


def _require_file(path: Path) -> None:
    if path.is_dir():
        raise InvalidInput("path", f"is a folder: {told(str(path))}", hint="name one file in it")
    if path.exists() and not path.is_file():
        # It is gone through twice: checked as a whole, then imported.
        problem = f"is no file that can be read twice: {told(str(path))}"
        raise InvalidInput("path", problem, hint="save it to a file first")


def _unreadable(path: Path, error: OSError | ValueError) -> InvalidInput:
    problem, hint = "cannot be read", getattr(error, "strerror", None) or "it names no file"
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        problem, hint = "there is no such file", "check the name, and the folder it starts from"
    elif isinstance(error, PermissionError):
        problem, hint = "may not be read", "let the user that runs this read it"
    return InvalidInput("path", f"{problem}: {told(str(path))}", hint=hint)
