"""The unused space of a SQLite file, which may still hold what once stood on a page.

``secure_delete`` overwrites what is deleted where it stands. When a page is full, though, SQLite
moves half of its cells to another page and leaves their old bytes in the first one's unused space;
deleting the rows later does not reach these copies. So after a deletion the unused space between
the cell pointers and the cells of every b-tree page is looked at, and zeroed where it is not empty
(https://www.sqlite.org/fileformat2.html, section 1.6).

Whoever opens the file beside SQLite must mind that closing it drops the locks SQLite holds for
this process (POSIX advisory locks go by file, not by handle). So the handle stays open until the
last of our databases on the file has been closed.
"""

from __future__ import annotations

import os
import struct
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_HEADER = 100
# What a page's header starts with: its kind, the first free block, how many cells, where they are.
_PAGE = struct.Struct(">BHHH")
# The kinds of b-tree pages, interior ones and leaves, with the sizes of their headers.
_KINDS = {2: 12, 5: 12, 10: 8, 13: 8}
# A page of an overflowing row starts with the number of the next one, which is smaller than this:
# its first byte is none of a b-tree page's.
_MOST_PAGES = 2 << 24
_READ_PAGES = 64

_File = tuple[int, int]
_LOCK = threading.Lock()
# Databases on one file share its handle, and with it the place that is read and written at.
_PLACE = threading.Lock()
_USERS: Counter[_File] = Counter()
_HANDLES: dict[_File, int] = {}


@dataclass(frozen=True, slots=True)
class Layout:
    """The size of a file's pages, and how much of each SQLite uses, in bytes."""

    page: int
    usable: int


def enter(path: Path) -> _File:
    """Say that a database on the file is open."""
    status = path.stat()
    file = (status.st_dev, status.st_ino)
    with _LOCK:
        _USERS[file] += 1
    return file


def leave(file: _File) -> None:
    """Say that it was closed, after its connections were."""
    with _LOCK:
        _USERS[file] -= 1
        if _USERS[file] <= 0:
            del _USERS[file]
            handle = _HANDLES.pop(file, None)
            if handle is not None:
                os.close(handle)


def handle_of(path: Path, file: _File) -> int:
    """The one handle of this process for reading and writing the file beside SQLite."""
    with _LOCK:
        if file not in _HANDLES:
            _HANDLES[file] = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        return _HANDLES[file]


def layout_of(handle: int) -> Layout | None:
    """How the file is laid out; None if it is so large that pages cannot be told apart."""
    header = _read(handle, 0, _HEADER)
    if len(header) < _HEADER:
        return None
    page = int.from_bytes(header[16:18], "big")
    page = 65536 if page == 1 else page
    if os.fstat(handle).st_size // page >= _MOST_PAGES:
        return None
    return Layout(page, page - header[20])


def dirty_pages(handle: int, layout: Layout) -> list[int]:
    """The numbers, from 0, of pages whose unused space is not empty."""
    found: list[int] = []
    empty = bytes(layout.page)
    number = 0
    while chunk := _read(handle, number * layout.page, _READ_PAGES * layout.page):
        for at in range(0, len(chunk) - layout.page + 1, layout.page):
            start, end = _unused(chunk, at, layout, first=not number)
            # By far the fastest comparison: this is done for every page of the file.
            if chunk[start:end] != empty[: end - start]:
                found.append(number)
            number += 1
        if len(chunk) < _READ_PAGES * layout.page:
            break
    return found


def wipe(handle: int, layout: Layout, pages: list[int]) -> None:
    """Zero the unused space of pages. The caller holds the write lock, and the log is empty."""
    for number in pages:
        page = _read(handle, number * layout.page, layout.page)
        if len(page) == layout.page:
            start, end = _unused(page, 0, layout, first=not number)
            with _PLACE:
                os.lseek(handle, number * layout.page + start, os.SEEK_SET)
                os.write(handle, bytes(end - start))
    os.fsync(handle)


def _unused(data: bytes, at: int, layout: Layout, *, first: bool) -> tuple[int, int]:
    """Where in ``data`` the unused space of the page at ``at`` is; nothing if it is no b-tree's."""
    head = at + (_HEADER if first else 0)
    kind, _, cells, content = _PAGE.unpack_from(data, head)
    if kind not in _KINDS:
        return 0, 0
    start = head + _KINDS[kind] + 2 * cells
    end = at + min(content or 65536, layout.usable)
    return (start, end) if start < end else (0, 0)


def _read(handle: int, offset: int, count: int) -> bytes:
    with _PLACE:
        os.lseek(handle, offset, os.SEEK_SET)
        return b"".join(_pieces(handle, count))


def _pieces(handle: int, count: int) -> Iterator[bytes]:
    while count > 0 and (piece := os.read(handle, count)):
        count -= len(piece)
        yield piece
