"""What is to be saved: bytes from anywhere, counted and hashed, and judged if they are text.

Content reaches the store only as :class:`Content`, and only this module makes one: what is text
has passed the guard by then, and what is forgotten has been cut out of it.
"""

from __future__ import annotations

import asyncio
import codecs
import hashlib
import io
import re
import tempfile
from collections.abc import (
    AsyncGenerator,
    AsyncIterable,
    AsyncIterator,
    Callable,
    Iterable,
    Iterator,
)
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from typing import IO, Final, Protocol, TypeAlias, final

from keepwise.errors import InvalidInput, Refused
from keepwise.governance.guard import Guard

CHUNK_BYTES = 1 << 20

# Text is judged a window at a time, which takes up to a hundred bytes a character. Windows share
# the end of the one before, so that what stands across an edge is seen whole in one of them.
_WINDOW_CHARS = 1 << 18
_SHARED_CHARS = 1 << 15

_MADE_HERE: Final = object()
_SURROGATE = re.compile("[\ud800-\udfff]")
_TEXTUAL_SUFFIXES = ("+json", "+xml", "+yaml")
_TEXTUAL = frozenset(
    """application/csv application/ecmascript application/graphql application/javascript
    application/json application/json-seq application/jsonl application/jsonlines
    application/ld+json application/ndjson application/rtf application/sql application/toml
    application/typescript application/x-javascript application/x-json application/x-ndjson
    application/x-pem-file application/x-sh application/x-sql application/x-tex application/x-toml
    application/x-www-form-urlencoded application/x-yaml application/xml application/yaml
    message/rfc822""".split()
)


class Readable(Protocol):
    """What bytes are read from, such as a file opened in binary mode; nothing is its end."""

    def read(self, size: int, /) -> bytes:
        """The next bytes, at most ``size`` of them."""
        ...


Source: TypeAlias = "bytes | str | Readable | AsyncIterable[bytes]"


@final
class Content:
    """Bytes that may be stored. Only this module makes one.

    ``pieces()`` gives them from the start, about a megabyte at a time, as often as it is called.
    """

    __slots__ = ("digest", "pieces", "size")

    def __init__(
        self, pieces: Callable[[], Iterator[bytes]], digest: bytes, size: int, seal: object
    ) -> None:
        if seal is not _MADE_HERE:
            raise TypeError("only keepwise.artifacts.content makes Content")
        self.pieces = pieces
        self.digest = digest
        self.size = size


class Spool:
    """Bytes on their way in, not judged yet. Large ones wait in a temporary file without a name."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._hash = hashlib.sha256()
        self.size = 0

    def count(self, data: bytes) -> None:
        """Add to the size and the digest."""
        self._hash.update(data)
        self.size += len(data)

    def write(self, data: bytes) -> None:
        """Add to the end."""
        self.count(data)
        self._file.write(data)

    def pieces(self) -> Iterator[bytes]:
        """The bytes from the start."""
        self._file.seek(0)
        while piece := self._file.read(CHUNK_BYTES):
            yield piece

    def judge(self, guard: Guard, *, text: bool) -> Content:
        """The bytes as they may be stored.

        Raises:
            Refused: they are text that holds a credential. A file is stored byte for byte or not
                at all, so nothing is redacted in it.
        """
        if text:
            _require_clean(guard, decoded(self.pieces()))
        return Content(self.pieces, self._hash.digest(), self.size, _MADE_HERE)


@asynccontextmanager
async def spooled(source: Source) -> AsyncIterator[Spool]:
    """Take in the whole source, in bounded memory if it is a file or a stream.

    Raises:
        InvalidInput: it is none of the four, or hands out something other than bytes.
    """
    if isinstance(source, str | bytes | bytearray | memoryview):
        data = _encoded(source) if isinstance(source, str) else bytes(source)
        spool = Spool(io.BytesIO(data))
        if len(data) > CHUNK_BYTES:
            await asyncio.to_thread(spool.count, data)
        else:
            spool.count(data)
        yield spool
        return
    # ruff would have the file in a "with"; it is closed below, whatever the source does.
    file = tempfile.SpooledTemporaryFile(max_size=CHUNK_BYTES)  # noqa: SIM115
    try:
        spool = Spool(file)
        if isinstance(source, AsyncIterable):
            await _drain(source, spool)
        elif hasattr(source, "read"):
            await asyncio.to_thread(_copy, source, spool)
        else:
            raise InvalidInput(
                "content", "must be bytes, text, a link, a binary file or an async stream of bytes"
            )
        yield spool
    finally:
        file.close()


def _encoded(text: str) -> bytes:
    # Looked for first: the error of encode() would carry the text along.
    if _SURROGATE.search(text):
        raise InvalidInput("content", "holds a lone surrogate, which UTF-8 cannot hold")
    return text.encode()


async def _drain(source: AsyncIterable[bytes], spool: Spool) -> None:
    waiting: list[bytes] = []
    size = 0
    async for piece in source:
        waiting.append(_checked(piece))
        size += len(piece)
        if size >= CHUNK_BYTES:
            await asyncio.to_thread(spool.write, b"".join(waiting))
            waiting, size = [], 0
    await asyncio.to_thread(spool.write, b"".join(waiting))


def _copy(source: Readable, spool: Spool) -> None:
    while piece := _checked(source.read(CHUNK_BYTES)):
        spool.write(piece)


def _checked(piece: object) -> bytes:
    if not isinstance(piece, bytes | bytearray | memoryview):
        raise InvalidInput("content", f"hands out {type(piece).__name__}, not bytes")
    return bytes(piece)


# Text


def is_textual(mime_type: str) -> bool:
    """Whether a MIME type says that its bytes are text."""
    name = mime_type.partition(";")[0].strip().lower()
    return name.startswith("text/") or name in _TEXTUAL or name.endswith(_TEXTUAL_SUFFIXES)


def decoded(pieces: Iterable[bytes]) -> Iterator[str]:
    """Bytes as text. What is not UTF-8 becomes lone surrogates, which ``encoded`` turns back."""
    decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
    for piece in pieces:
        yield decoder.decode(piece)
    yield decoder.decode(b"", final=True)


def _require_clean(guard: Guard, texts: Iterable[str]) -> None:
    for offset, window in _windows(texts):
        decision = guard.check(window, "artifact")
        if decision.verdict != "allow":
            found = (
                replace(each, start=each.start + offset, end=each.end + offset)
                for each in decision.findings
            )
            raise Refused(
                "content",
                tuple(found),
                hint="a file is stored as it is or not at all: save it without the credential",
            )


async def windows(
    pieces: AsyncGenerator[bytes, None], most: int
) -> AsyncGenerator[tuple[int, str], None]:
    """The first ``most`` bytes as text in windows that overlap, each with its offset."""
    decoder, cutting = codecs.getincrementaldecoder("utf-8")("surrogateescape"), _Windows()
    async with aclosing(pieces):
        async for piece in pieces:
            for window in cutting.add(decoder.decode(piece[:most])):
                yield window
            most -= len(piece)
            if most <= 0:
                break
    yield cutting.rest()


def _windows(texts: Iterable[str]) -> Iterator[tuple[int, str]]:
    cutting = _Windows()
    for text in texts:
        yield from cutting.add(text)
    yield cutting.rest()


class _Windows:
    """Cuts a text into windows that overlap, each with its offset, between words if possible."""

    def __init__(self) -> None:
        self._offset, self._held = 0, ""

    def add(self, text: str) -> Iterator[tuple[int, str]]:
        """The windows that are full with this."""
        self._held += text
        while len(self._held) > _WINDOW_CHARS:
            end = _between_words(self._held, _WINDOW_CHARS)
            yield self._offset, self._held[:end]
            start = _between_words(self._held, end - _SHARED_CHARS)
            self._offset += start
            self._held = self._held[start:]

    def rest(self) -> tuple[int, str]:
        """The last window."""
        return self._offset, self._held


def _between_words(text: str, at: int) -> int:
    """The last place at or before ``at`` that follows a line end or a space; else ``at``."""
    for mark in "\n ":
        found = text.rfind(mark, max(0, at - _SHARED_CHARS), at)
        if found >= 0:
            return found + 1
    return at


def without(
    pieces: Callable[[], Iterator[bytes]], pattern: re.Pattern[str], marker: str
) -> Content | None:
    """Judged content with ``marker`` for what ``pattern`` finds; None if it finds nothing."""
    if not any(changed for _, changed in _replaced(decoded(pieces()), pattern, marker)):
        return None

    def after() -> Iterator[bytes]:
        for text, _ in _replaced(decoded(pieces()), pattern, marker):
            yield text.encode("utf-8", "surrogateescape")

    digest, size = hashlib.sha256(), 0
    for piece in after():
        digest.update(piece)
        size += len(piece)
    return Content(after, digest.digest(), size, _MADE_HERE)


def _replaced(
    texts: Iterable[str], pattern: re.Pattern[str], marker: str
) -> Iterator[tuple[str, bool]]:
    """The text with its matches replaced, in pieces, and whether something in a piece was.

    What stands near the end of a piece is left for the next one: it could be half of a match.
    """
    held = ""
    for text in texts:
        held += text
        if len(held) >= _WINDOW_CHARS:
            done, held, changed = _replace_until(held, len(held) - _SHARED_CHARS, pattern, marker)
            yield done, changed
    done, _, changed = _replace_until(held, len(held), pattern, marker)
    yield done, changed


def _replace_until(
    text: str, limit: int, pattern: re.Pattern[str], marker: str
) -> tuple[str, str, bool]:
    """Replace the matches that begin before ``limit``: what is done, what is left, any change."""
    done: list[str] = []
    at = 0
    for match in pattern.finditer(text):
        if match.start() >= limit and limit < len(text):
            break
        done += (text[at : match.start()], marker)
        at = match.end()
    cut = max(at, limit)
    return "".join((*done, text[at:cut])), text[cut:], bool(done)
