"""Files that a command writes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import click

TO_STDOUT = "-"


@contextmanager
def writing(file: Path) -> Iterator[BinaryIO]:
    """Standard output for ``-``, or a file that takes its name when all of it is there."""
    if str(file) == TO_STDOUT:
        yield sys.stdout.buffer
        return
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with draft.open("xb") as target:
            yield target
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def require_free(file: Path, *, force: bool) -> None:
    """Raise UsageError if ``file`` is there and may not be replaced."""
    if str(file) != TO_STDOUT and file.exists() and not force:
        raise click.UsageError(f"{file} is there: name another, or add --force")


def require_one_output(file: Path, *, as_json: bool) -> None:
    """Raise UsageError if content and a JSON document would both go to standard output."""
    if as_json and str(file) == TO_STDOUT:
        raise click.UsageError("the content and a JSON document do not fit into one output")
