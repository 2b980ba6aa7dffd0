"""Files of 64 MB go in and out in bounded memory, and are stored once."""

from __future__ import annotations

import hashlib
import tracemalloc
from contextlib import aclosing

import pytest

from unit.artifacts.conftest import MARIA

MEGABYTE = 1 << 20
SIZE = 64 * MEGABYTE
# Several times what is needed, and a fraction of the file.
MOST = 12 * MEGABYTE


def block(number):
    """A megabyte that differs from every other number's."""
    return hashlib.shake_128(number.to_bytes(2, "big")).digest(1024) * 1024


async def blocks():
    for number in range(SIZE // MEGABYTE):
        yield block(number)


@pytest.fixture
def peak():
    """The most memory Python has held since the last time it was asked, in bytes."""
    tracemalloc.start()

    def ask():
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.reset_peak()
        return most

    yield ask
    tracemalloc.stop()


async def test_a_large_stream_is_saved_and_read_in_bounded_memory(kw, tmp_path, peak):
    peak()
    saved = await kw.artifacts.save(MARIA, "video", blocks(), mime_type="video/mp4")
    assert peak() < MOST
    assert saved.size == SIZE
    seen = hashlib.sha256()
    async with aclosing(kw.artifacts.stream(MARIA, "video")) as pieces:
        async for piece in pieces:
            seen.update(piece)
    assert peak() < MOST
    assert seen.hexdigest() == saved.digest

    with (tmp_path / "video").open("w+b") as file:
        for number in range(SIZE // MEGABYTE):
            file.write(block(number))
        file.seek(0)
        peak()
        again = await kw.artifacts.save(MARIA, "copy", file, mime_type="video/mp4")
        assert peak() < MOST
    assert again.digest == saved.digest
    (tmp_path / "video").unlink()
    stored = sum(path.stat().st_size for path in tmp_path.rglob("*") if path.is_file())
    # In the database's log and, from the checkpoint on, in its file; never a third time.
    assert SIZE <= stored < 2.2 * SIZE
    assert await kw.artifacts.delete(MARIA, "video") is True
    peak()
    async with aclosing(kw.artifacts.stream(MARIA, "copy")) as pieces:
        assert sum([len(piece) async for piece in pieces]) == SIZE
    assert peak() < MOST


WORDS = "Prefers Quokkagrams to any chart"
LINE = "A line about nothing that says nothing. " * 20 + "\n"


async def lines(size):
    for _ in range(size // len(LINE.encode())):
        yield LINE.encode()
    yield WORDS.encode()


async def peaks_of_text(kw, peak, size):
    """The most memory that saving a text takes, and that forgetting words of it takes."""
    peak()
    saved = await kw.artifacts.save(MARIA, "log", lines(size), mime_type="text/plain")
    saving = peak()
    memory = await kw.bank.create(MARIA, WORDS)
    peak()
    await kw.bank.delete(MARIA, memory.memory_id)
    forgetting = peak()
    after = await kw.artifacts.get(MARIA, "log")
    assert after.size == saved.size - len(WORDS) + len("[forgotten]")
    await kw.artifacts.delete(MARIA, "log")
    return saving, forgetting


async def test_text_is_judged_and_reworded_in_memory_for_a_part_of_it(kw, peak):
    await peaks_of_text(kw, peak, MEGABYTE)
    small = await peaks_of_text(kw, peak, 2 * MEGABYTE)
    large = await peaks_of_text(kw, peak, 6 * MEGABYTE)
    for few, many in zip(small, large, strict=True):
        assert many < 1.2 * few
