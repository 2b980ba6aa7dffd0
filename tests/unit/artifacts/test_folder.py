"""The driver of the folder, by itself."""

from __future__ import annotations

import errno
import os

import pytest

from keepwise import ConfigError, NotFound, Unavailable
from keepwise.db.folder import FolderOfBlobs

SCOPE = bytes(range(16))
DIGEST = bytes(range(32))


def pieces(*data):
    return lambda: iter(data)


@pytest.fixture
def folder(tmp_path):
    folder = FolderOfBlobs(str(tmp_path / "a" / "content"))
    folder.claim("me")
    return folder


def test_a_path_stays_the_same_one(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folder = FolderOfBlobs("content")
    monkeypatch.chdir("/")
    assert folder.path == str(tmp_path / "content")
    assert FolderOfBlobs("~/x").path == os.path.expanduser("~/x")  # noqa: PTH111


def test_a_file_is_written_and_read(folder):
    assert not folder.has(SCOPE, DIGEST, 5)
    folder.put(SCOPE, DIGEST, pieces(b"he", b"", b"llo"))
    assert folder.has(SCOPE, DIGEST, 5)
    assert not folder.has(SCOPE, DIGEST, 4)
    with folder.open(SCOPE, DIGEST) as file:
        assert file.read() == b"hello"
    folder.put(SCOPE, DIGEST, pieces(b"again"))
    with folder.open(SCOPE, DIGEST) as file:
        assert file.read() == b"again"
    folder.put(SCOPE, DIGEST[::-1], pieces())
    assert folder.has(SCOPE, DIGEST[::-1], 0)


def test_a_removed_file_leaves_nothing(folder, tmp_path):
    folder.put(SCOPE, DIGEST, pieces(b"hello"))
    target = next(tmp_path.rglob(DIGEST.hex()))
    target.with_name(f".{target.name}.half-written").write_bytes(b"hel")
    folder.remove(SCOPE, DIGEST)
    folder.remove(SCOPE, DIGEST)
    assert [path.name for path in (tmp_path / "a" / "content").iterdir()] == ["keepwise-store"]
    with pytest.raises(NotFound):
        folder.open(SCOPE, DIGEST)


def test_a_failed_write_leaves_nothing(folder, tmp_path):
    def broken():
        yield b"hello"
        raise OSError(errno.ENOSPC, "no space")

    with pytest.raises(Unavailable, match="No space"):
        folder.put(SCOPE, DIGEST, broken)
    assert not folder.has(SCOPE, DIGEST, 5)
    assert [path for path in tmp_path.rglob(".*")] == []  # noqa: C416


def test_a_folder_taken_away_meanwhile_is_made_again(folder, tmp_path):
    taken = []

    def taking():
        if len(taken) < 3:
            taken.append(1)
            (tmp_path / "a" / "content" / SCOPE.hex()).rename(tmp_path / f"taken{len(taken)}")
        yield b"hello"

    folder.put(SCOPE, DIGEST, taking)
    assert len(taken) == 3
    assert folder.has(SCOPE, DIGEST, 5)


def test_a_folder_is_somebody_s(folder):
    folder.claim("me")
    assert folder.owner() == "me"
    with pytest.raises(ConfigError, match="another store"):
        folder.claim("somebody else")
    assert folder.owner() == "me"


def test_a_folder_that_is_none(tmp_path):
    (tmp_path / "file").write_bytes(b"x")
    folder = FolderOfBlobs(str(tmp_path / "file"))
    for action in (
        lambda: folder.claim("me"),
        folder.owner,
        lambda: folder.put(SCOPE, DIGEST, pieces(b"x")),
        lambda: folder.has(SCOPE, DIGEST, 1),
        lambda: folder.open(SCOPE, DIGEST),
    ):
        with pytest.raises(ConfigError):
            action()
    assert FolderOfBlobs(str(tmp_path / "nowhere")).owner() == ""
