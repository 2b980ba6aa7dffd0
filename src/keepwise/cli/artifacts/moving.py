"""``keepwise artifacts save`` and ``load``: files in and out."""

from __future__ import annotations

import codecs
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, aclosing, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import click

from keepwise.cli.artifacts.telling import session_option, size_of
from keepwise.cli.files import TO_STDOUT, require_free, require_one_output, writing
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import pass_invocation, scope_options, store_options
from keepwise.cli.output import bar, emit, plain, say, visible
from keepwise.model import ArtifactVersion, JsonObject, Scope
from keepwise.wiring import Keepwise

# Smaller transfers are over before a bar is drawn.
_WORTH_A_BAR = 4_000_000
_SNIFFED_BYTES = 65_536


@click.command()
@click.argument("name", metavar="NAME")
@click.argument(
    "file",
    type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path),
    metavar="FILE",
)
@click.option(
    "--mime-type", default="", metavar="TYPE", help="What it is. By default told by its name."
)
@click.option("--metadata", metavar="JSON", help="Facts to keep with it: a JSON object.")
@session_option
@scope_options
@store_options
@pass_invocation
def save(
    call: Invocation,
    name: str,
    file: Path,
    mime_type: str,
    metadata: str | None,
    session_id: str,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Save FILE, or - for standard input, as the next version of NAME.

    Without --session it is the user's and seen from every session. Text with a
    credential is refused.
    """
    scope = Scope.user(app_name, user_id, bank=bank)
    facts = _parsed(metadata)
    with _opened(file) as source, _bar(call, "Saving", _size_of(source)) as advance:
        reader = _Reader(source, advance)
        kind = mime_type or _guess(name, file) or ("text/plain" if reader.is_text() else "")
        saved = call.run(
            lambda kw: kw.artifacts.save(
                scope,
                name,
                reader,
                session_id=session_id,
                mime_type=kind or "application/octet-stream",
                metadata=facts,
            ),
            create=True,
        )
    if call.as_json:
        emit({"artifact": plain(saved)})
    else:
        say(f"Saved {visible(saved.name)} as version {saved.version}, {size_of(saved)}.")


@click.command()
@click.argument("name", metavar="NAME")
@click.argument(
    "file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path), metavar="FILE"
)
@click.option(
    "--version",
    type=click.IntRange(min=0),
    metavar="N",
    help="This version. By default the latest.",
)
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@session_option
@scope_options
@store_options
@pass_invocation
def load(
    call: Invocation,
    name: str,
    file: Path,
    version: int | None,
    force: bool,
    session_id: str,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Load NAME into FILE, or - for standard output.

    FILE appears when it is complete. Of a link, its address is loaded.
    """
    scope = Scope.user(app_name, user_id, bank=bank)
    to_stdout = str(file) == TO_STDOUT
    require_one_output(file, as_json=call.as_json)
    require_free(file, force=force)

    found = call.run(
        lambda kw: kw.artifacts.get(scope, name, session_id=session_id, version=version)
    )
    if to_stdout and sys.stdout.isatty() and not _is_text(found):
        raise click.UsageError("this is no text for a terminal: name a file, or pipe it on")
    with writing(file) as target, _bar(call, "Loading", found.size) as advance:

        async def pour(kw: Keepwise) -> None:
            pieces = kw.artifacts.stream(scope, name, session_id=session_id, version=found.version)
            async with aclosing(pieces):
                async for piece in pieces:
                    target.write(piece)
                    advance(len(piece))

        call.look(scope, "artifacts", pour)
    if call.as_json:
        emit({"artifact": plain(found)})
    elif not to_stdout:
        say(f"Loaded version {found.version} of {visible(found.name)}, {size_of(found)}.")


def _bar(
    call: Invocation, title: str, size: int | None
) -> AbstractContextManager[Callable[[int], object]]:
    total = size or 0
    return bar(title, total, quiet=call.as_json or total < _WORTH_A_BAR, in_bytes=True)


class _Reader:
    """A source whose beginning can be looked at first, and whose reading is told."""

    def __init__(self, source: BinaryIO, advance: Callable[[int], object]) -> None:
        self._source = source
        self._advance = advance
        self._head = source.read(_SNIFFED_BYTES)

    def is_text(self) -> bool:
        """Whether it begins as UTF-8 text does."""
        try:
            text = codecs.getincrementaldecoder("utf-8")().decode(self._head)
        except UnicodeDecodeError:
            return False
        return "\x00" not in text

    def read(self, size: int, /) -> bytes:
        """What was looked at, then the next bytes; none at the end."""
        piece, self._head = self._head, b""
        piece = piece or self._source.read(size)
        self._advance(len(piece))
        return piece


def _is_text(version: ArtifactVersion) -> bool:
    # Its module is slow to import for a help page.
    from keepwise.artifacts.content import is_textual

    return version.kind != "bytes" or is_textual(version.mime_type)


def _guess(name: str, file: Path) -> str:
    """The MIME type that the name of the artifact tells, or that of the file; or nothing."""
    import mimetypes

    for each in (name, file.name):
        kind, packed = mimetypes.guess_type(each, strict=False)
        if packed:
            return f"application/{packed}"
        if kind:
            return kind
    return ""


def _parsed(metadata: str | None) -> JsonObject | None:
    if metadata is None:
        return None
    try:
        value = json.loads(metadata)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise click.BadParameter("is not a JSON object", param_hint="--metadata")
    return value


@contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    if str(file) == "-":
        import shutil
        import tempfile

        # Read to its end here, where Ctrl-C ends it: a thread that waits for a pipe cannot be
        # interrupted.
        with tempfile.TemporaryFile() as source:
            shutil.copyfileobj(sys.stdin.buffer, source)
            source.seek(0)
            yield source
    else:
        with file.open("rb") as source:
            yield source


def _size_of(source: BinaryIO) -> int | None:
    """How much is left to read of a file; None for a pipe."""
    with suppress(OSError, ValueError):
        if source.seekable():
            return os.fstat(source.fileno()).st_size
    return None
