"""Files that a command reads and writes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

import click

TO_STDOUT = "-"


@contextmanager
def writing(file: Path) -> Iterator[BinaryIO]:
    """Standard output for ``-``, or a file that takes its name when all of it is there."""
    if str(file) == TO_STDOUT:
        yield sys.stdout.buffer
        return
    # What a link leads to is replaced, not the link.
    file = file.resolve()
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with draft.open("xb") as target:
            yield target
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def require_free(file: Path, *, force: bool) -> None:
    """Raise UsageError if ``file`` is there and may not be replaced; only a file ever may."""
    if str(file) == TO_STDOUT or not file.exists():
        return
    if not file.is_file():
        raise click.UsageError(f"{file} is not a file: name one, or - for standard output")
    if not force:
        raise click.UsageError(f"{file} is there: name another, or add --force")


def read_text(file: TextIO) -> str:
    """What a file opened as UTF-8 holds; raises UsageError if it holds something else."""
    try:
        return file.read()
    except UnicodeDecodeError:
        raise click.UsageError(f"{file.name} is not text in UTF-8") from None


def require_one_output(file: Path, *, as_json: bool) -> None:
    """Raise UsageError if content and a JSON document would both go to standard output."""
    if as_json and str(file) == TO_STDOUT:
        raise click.UsageError("the content and a JSON document do not fit into one output")
