"""Saving, loading, listing, deleting: what holds wherever content is kept."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from contextlib import aclosing, closing

import pytest

from keepwise import InvalidInput, NotFound, Refused
from keepwise.model import Link
from unit.artifacts.conftest import MARIA, SAM

TOKEN = "gh" + "p_" + "a1B2c3D4e5F6" * 3
MEGABYTE = bytes(range(256)) * 4096


def rows(folder, table):
    with closing(sqlite3.connect(folder / "keepwise.db")) as connection:
        return connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]


async def pieces_of(kw, *args, **options):
    async with aclosing(kw.artifacts.stream(*args, **options)) as pieces:
        return [piece async for piece in pieces]


# Saving and loading


async def test_a_version_says_what_was_saved(kw, clock):
    saved = await kw.artifacts.save(
        MARIA,
        "chart.png",
        b"\x89PNG",
        session_id="monday",
        mime_type="image/png",
        metadata={"of": ["spend", 2026]},
        extra={"thought": False},
    )
    assert (saved.name, saved.version, saved.session_id) == ("chart.png", 0, "monday")
    assert (saved.kind, saved.mime_type, saved.size) == ("bytes", "image/png", 4)
    assert saved.created_at == clock()
    assert (saved.metadata, saved.extra) == ({"of": ["spend", 2026]}, {"thought": False})
    assert saved.digest == hashlib.sha256(b"\x89PNG").hexdigest()
    assert saved.uri == ""
    assert await kw.artifacts.get(MARIA, "chart.png", session_id="monday") == saved
    loaded = await kw.artifacts.load(MARIA, "chart.png", session_id="monday")
    assert (loaded.version, loaded.data) == (saved, b"\x89PNG")


@pytest.mark.parametrize(
    ("content", "kind", "mime_type", "data"),
    [
        ("Grüße\r\n", "text", "text/plain", "Grüße\r\n".encode()),
        ("", "text", "text/plain", b""),
        (b"", "bytes", "", b""),
        (b"\x00\xff", "bytes", "", b"\x00\xff"),
        (MEGABYTE * 2 + b"x", "bytes", "", MEGABYTE * 2 + b"x"),
        ("字" * 700_000, "text", "text/plain", ("字" * 700_000).encode()),
    ],
    ids=["text", "empty text", "empty", "bytes", "large", "large text"],
)
async def test_it_comes_back_byte_for_byte(kw, content, kind, mime_type, data):
    saved = await kw.artifacts.save(MARIA, "f", content)
    assert (saved.kind, saved.mime_type, saved.size) == (kind, mime_type, len(data))
    assert (await kw.artifacts.load(MARIA, "f")).data == data
    pieces = await pieces_of(kw, MARIA, "f")
    assert b"".join(pieces) == data
    assert all(len(piece) <= 1 << 20 for piece in pieces)


async def test_a_link_is_its_address(kw, tmp_path):
    saved = await kw.artifacts.save(
        MARIA, "report", Link("https://example.com/r.pdf"), mime_type="application/pdf"
    )
    assert (saved.kind, saved.uri, saved.size) == ("link", "https://example.com/r.pdf", 0)
    assert (saved.digest, saved.mime_type) == ("", "application/pdf")
    assert (await kw.artifacts.load(MARIA, "report")).data == b"https://example.com/r.pdf"
    assert await pieces_of(kw, MARIA, "report") == [b"https://example.com/r.pdf"]
    assert rows(tmp_path, "blobs") == 0
    await kw.artifacts.delete(MARIA, "report")


async def test_versions_count_from_0_in_order(kw, clock):
    for number in range(3):
        clock.advance(seconds=1)
        saved = await kw.artifacts.save(MARIA, "f", f"state {number}", session_id="monday")
        assert saved.version == number
    versions = await kw.artifacts.versions(MARIA, "f", session_id="monday")
    assert [each.version for each in versions] == [0, 1, 2]
    assert [each.created_at for each in versions] == sorted({each.created_at for each in versions})
    for number in range(3):
        loaded = await kw.artifacts.load(MARIA, "f", session_id="monday", version=number)
        assert loaded.data == f"state {number}".encode()
        assert loaded.version == versions[number]


async def test_writers_at_once_each_get_a_number(kw):
    saved = await asyncio.gather(
        *(kw.artifacts.save(MARIA, "f", f"writer {number % 5}") for number in range(30))
    )
    assert sorted(each.version for each in saved) == list(range(30))
    for each in saved:
        loaded = await kw.artifacts.load(MARIA, "f", version=each.version)
        assert loaded.version.digest == each.digest
        assert hashlib.sha256(loaded.data).hexdigest() == each.digest


@pytest.mark.parametrize("version", [-1, 1, 99, 2**62, 2**70])
async def test_a_version_that_is_not_there(kw, version):
    await kw.artifacts.save(MARIA, "f", "x")
    for action in (kw.artifacts.get, kw.artifacts.load):
        with pytest.raises(NotFound):
            await action(MARIA, "f", version=version)


async def test_what_is_not_there(kw):
    await kw.artifacts.save(MARIA, "f", "x", session_id="monday")
    for scope, name, session_id in (
        (MARIA, "g", "monday"),
        (MARIA, "f", "tuesday"),
        (MARIA, "f", ""),
        (MARIA, "user:f", "monday"),
        (SAM, "f", "monday"),
        (MARIA, "", "monday"),
        (MARIA, "f\x00", "monday"),
        (MARIA, "f", "\ud800"),
        (MARIA, "f", "  "),
    ):
        for action in (kw.artifacts.get, kw.artifacts.load, kw.artifacts.versions):
            with pytest.raises(NotFound):
                await action(scope, name, session_id=session_id)
        with pytest.raises(NotFound):
            await pieces_of(kw, scope, name, session_id=session_id)
        assert await kw.artifacts.delete(scope, name, session_id=session_id) is False
    assert await kw.artifacts.names(MARIA, session_id="monday") == ("f",)


# Names


async def test_the_user_s_files_are_one_from_every_session(kw):
    assert (await kw.artifacts.save(MARIA, "user:plan", "a", session_id="monday")).version == 0
    assert (await kw.artifacts.save(MARIA, "plan", "b")).version == 1
    assert (await kw.artifacts.save(MARIA, "user:plan", "c")).version == 2
    own = await kw.artifacts.save(MARIA, "plan", "own", session_id="monday")
    assert (own.name, own.version) == ("plan", 0)
    for name, session_id in (("user:plan", "tuesday"), ("plan", ""), ("user:plan", "")):
        loaded = await kw.artifacts.load(MARIA, name, session_id=session_id)
        assert loaded.data == b"c"
        assert (loaded.version.name, loaded.version.session_id) == ("user:plan", "")
    assert (await kw.artifacts.load(MARIA, "plan", session_id="monday")).data == b"own"


async def test_names_are_the_session_s_and_the_user_s_sorted(kw):
    for name, session_id in (
        ("b", "monday"),
        ("a/b/東.txt", "monday"),
        ("user:z", "monday"),
        ("x", ""),
        ("c", "tuesday"),
    ):
        for _ in range(2):
            await kw.artifacts.save(MARIA, name, "x", session_id=session_id)
    await kw.artifacts.save(SAM, "user:hers-not", "x")
    names = await kw.artifacts.names(MARIA, session_id="monday")
    assert names == ("a/b/東.txt", "b", "user:x", "user:z")
    assert await kw.artifacts.names(MARIA, session_id=" monday ") == names
    assert await kw.artifacts.names(MARIA) == ("user:x", "user:z")
    assert await kw.artifacts.names(MARIA, session_id="\x00") == ("user:x", "user:z")
    for name in names:
        assert (await kw.artifacts.load(MARIA, name, session_id="monday")).data == b"x"


async def test_every_file_of_a_person_is_told_with_its_session(kw):
    for name, session_id in (("b", "tuesday"), ("a", "monday"), ("user:z", "monday"), ("c", "")):
        for number in range(2):
            await kw.artifacts.save(MARIA, name, f"state {number}", session_id=session_id)
    await kw.artifacts.remove(MARIA, "a", session_id="monday")
    await kw.artifacts.save(SAM, "a", "Sam's")
    files = await kw.artifacts.files(MARIA)
    assert [(each.session_id, each.name, each.version) for each in files] == [
        ("", "user:c", 1),
        ("", "user:z", 1),
        ("tuesday", "b", 1),
    ]


# What is refused


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("content", {"content": f"the key is {TOKEN}"}),
        ("content", {"content": f"a,b\n{TOKEN},1".encode(), "mime_type": "text/csv"}),
        ("content", {"content": TOKEN.encode(), "mime_type": "application/x+json"}),
        ("name", {"name": TOKEN}),
        ("session_id", {"session_id": TOKEN}),
        ("uri", {"content": Link(f"https://example.com/?key={TOKEN}")}),
        ("uri", {"content": Link(f"artifact://apps/a/users/u/artifacts/{TOKEN}/versions/0")}),
        ("mime_type", {"mime_type": f"text/{TOKEN}"}),
        ("extra", {"extra": {"displayName": TOKEN}}),
    ],
)
async def test_a_credential_is_refused_and_the_log_says_so(kw, field, values, tmp_path):
    given = {"name": "f", "content": b"x", "session_id": "monday", **values}
    with pytest.raises(Refused) as error:
        await kw.artifacts.save(MARIA, given.pop("name"), given.pop("content"), **given)
    assert error.value.field == field
    assert {each.kind for each in error.value.findings} == {"credential"}
    assert TOKEN not in str(error.value)
    assert rows(tmp_path, "artifacts") == rows(tmp_path, "blobs") == 0
    (entry,) = (await kw.audit.list(MARIA)).items
    assert (entry.action, entry.kinds) == ("refuse", ("credential",))
    assert entry.reason.startswith(f"{field}: ")
    assert entry.target == f"artifact of {'the user' if field == 'session_id' else 'monday'}"
    assert TOKEN.encode() not in b"".join(
        path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()
    )


async def test_a_credential_in_metadata_is_redacted_and_the_log_says_so(kw):
    saved = await kw.artifacts.save(MARIA, "f", b"x", metadata={"note": f"key {TOKEN}", "n": 1})
    assert saved.metadata == {"note": "key [redacted credential]", "n": 1}
    (entry,) = (await kw.audit.list(MARIA)).items
    assert (entry.action, entry.kinds) == ("redact", ("credential",))


async def test_data_that_is_no_text_is_kept_as_it_is(kw):
    data = b"\x00\x01" + TOKEN.encode()
    await kw.artifacts.save(MARIA, "f", data, mime_type="application/octet-stream")
    assert (await kw.artifacts.load(MARIA, "f")).data == data


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("name", {"name": "a\nb"}),
        ("name", {"name": "x" * 1025}),
        ("session_id", {"session_id": " "}),
        ("content", {"content": 12}),
        ("content", {"content": "\ud800"}),
        ("uri", {"content": Link("")}),
        ("uri", {"content": Link("https://example.com/\x00")}),
        ("mime_type", {"mime_type": "text/plain\nX: y"}),
        ("mime_type", {"mime_type": "x" * 256}),
        ("metadata", {"metadata": ["a"]}),
        ("metadata.a", {"metadata": {"a": b"bytes"}}),
        ("extra.b", {"extra": {"b": float("nan")}}),
    ],
)
async def test_what_cannot_be_stored_names_its_field(kw, field, values, tmp_path):
    given = {"name": "f", "content": b"x", **values}
    with pytest.raises(InvalidInput) as error:
        await kw.artifacts.save(MARIA, given.pop("name"), given.pop("content"), **given)
    assert error.value.field == field
    assert rows(tmp_path, "artifacts") == 0


async def test_a_stream_that_fails_stores_nothing(kw, tmp_path):
    async def broken():
        yield MEGABYTE
        raise OSError("the other side hung up")

    with pytest.raises(OSError, match="hung up"):
        await kw.artifacts.save(MARIA, "f", broken())
    assert rows(tmp_path, "artifacts") == rows(tmp_path, "blobs") == 0
    assert await kw.artifacts.names(MARIA) == ()


# Content is stored once


async def test_equal_content_of_a_person_is_stored_once(kw, tmp_path):
    for name, session_id in (("a", "monday"), ("a", "monday"), ("b", "tuesday"), ("user:c", "")):
        await kw.artifacts.save(MARIA, name, MEGABYTE * 3, session_id=session_id)
    assert rows(tmp_path, "blobs") == 1
    await kw.artifacts.save(SAM, "a", MEGABYTE * 3)
    assert rows(tmp_path, "blobs") == 2, "another person's is another's to erase"
    assert await kw.artifacts.delete(MARIA, "a", session_id="monday") is True
    assert await kw.artifacts.delete(MARIA, "user:c") is True
    assert (await kw.artifacts.load(MARIA, "b", session_id="tuesday")).data == MEGABYTE * 3
    assert rows(tmp_path, "blobs") == 2
    assert await kw.artifacts.delete(MARIA, "b", session_id="tuesday") is True
    assert rows(tmp_path, "blobs") == 1
    assert (await kw.artifacts.load(SAM, "a")).data == MEGABYTE * 3


# Deleting


async def test_a_deleted_file_is_gone_with_all_its_versions(kw, tmp_path, clock):
    for number in range(3):
        await kw.artifacts.save(MARIA, "f", f"Quokkagram {number}", session_id="monday")
    await kw.artifacts.save(MARIA, "f", "Quokkagram of tuesday", session_id="tuesday")
    assert await kw.artifacts.delete(MARIA, "f", session_id="monday") is True
    assert await kw.artifacts.delete(MARIA, "f", session_id="monday") is False
    for version in (None, 0, 1, 2):
        with pytest.raises(NotFound):
            await kw.artifacts.load(MARIA, "f", session_id="monday", version=version)
    assert await kw.artifacts.names(MARIA, session_id="monday") == ()
    files = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"Quokkagram 1" not in files
    assert b"Quokkagram of tuesday" in files
    again = await kw.artifacts.save(MARIA, "f", "new", session_id="monday")
    assert again.version == 0
    (entry,) = (await kw.audit.list(MARIA)).items
    assert (entry.action, entry.target) == ("delete", "artifact of monday")
    assert "3" in entry.reason


async def test_deleting_all_deletes_all_of_one_person(kw, tmp_path):
    for name, session_id in (("a", "monday"), ("a", "tuesday"), ("user:b", "")):
        for number in range(2):
            await kw.artifacts.save(MARIA, name, f"Quokka {number}", session_id=session_id)
    await kw.artifacts.save(SAM, "a", "Sam's")
    assert await kw.artifacts.delete_all(MARIA) == 6
    assert await kw.artifacts.delete_all(MARIA) == 0
    assert await kw.artifacts.names(MARIA, session_id="monday") == ()
    files = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"Quokka" not in files
    assert (await kw.artifacts.load(SAM, "a")).data == b"Sam's"


# Removed versions


async def test_a_removed_file_is_neither_loaded_nor_listed_and_its_past_is(kw):
    with pytest.raises(NotFound):
        await kw.artifacts.remove(MARIA, "f", session_id="monday")
    await kw.artifacts.save(MARIA, "f", "a", session_id="monday")
    assert await kw.artifacts.remove(MARIA, "f", session_id="monday") == 1
    for version in (None, 1):
        for action in (kw.artifacts.load, kw.artifacts.get):
            with pytest.raises(NotFound):
                await action(MARIA, "f", session_id="monday", version=version)
    assert await kw.artifacts.names(MARIA, session_id="monday") == ()
    assert (await kw.artifacts.load(MARIA, "f", session_id="monday", version=0)).data == b"a"
    versions = await kw.artifacts.versions(MARIA, "f", session_id="monday")
    assert [each.version for each in versions] == [0]
    assert (await kw.artifacts.save(MARIA, "f", "b", session_id="monday")).version == 2
    assert await kw.artifacts.names(MARIA, session_id="monday") == ("f",)
    assert await kw.artifacts.delete(MARIA, "f", session_id="monday") is True
