"""A file that cannot be read is a wrong argument: the error names it and says what to do."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from contract.following import Talk
from keepwise import InvalidInput

SECRET = "gh" + "p_" + "a1B2" * 9
FORMS = ("auto", "keepwise", "mem0", "memory-bank", "mcp")


@pytest.fixture
async def talk(tmp_path):
    talk = Talk(tmp_path)
    async with talk.kw:
        yield talk
        assert await talk.kw.scopes() == ()


def missing(folder: Path) -> Path:
    return folder / "not\nthere.json"


def below_a_file(folder: Path) -> Path:
    (folder / "file").write_bytes(b"[]")
    return folder / "file" / "there.json"


def a_folder(folder: Path) -> Path:
    return folder


def a_pipe(folder: Path) -> Path:
    os.mkfifo(folder / "pipe")
    return folder / "pipe"


def too_long(folder: Path) -> Path:
    return folder / ("x" * 5000)


def in_circles(folder: Path) -> Path:
    (folder / "a").symlink_to(folder / "b")
    (folder / "b").symlink_to(folder / "a")
    return folder / "a"


def not_a_name(folder: Path) -> Path:
    return folder / "a\x00b"


def no_text(folder: Path) -> Path:
    return folder / "\ud800"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("make", "says"),
    [
        (missing, r"path: there is no such file: .*there\.json \(check the name"),
        (below_a_file, r"path: there is no such file: .*there\.json \(check the name"),
        (a_folder, r"path: is a folder: .* \(name one file in it\)"),
        (a_pipe, r"path: is no file that can be read twice: .*pipe \(save it to a file first\)"),
        (too_long, r"path: cannot be read: .* \(.*too long\)"),
        (in_circles, r"path: cannot be read: .*a \(.+\)"),
        (not_a_name, r"path: .*\(.+\)"),
        (no_text, r"path: .*\(.+\)"),
    ],
)
async def test_what_cannot_be_read_is_named_with_what_to_do(talk, tmp_path, make, says, form):
    place = tmp_path / "in"
    place.mkdir()
    with pytest.raises(InvalidInput, match=says) as caught:
        await talk.kw.import_file(make(place), form=form, app_name="acme", user_id="maria")
    assert caught.value.field == "path"
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("error", "says"),
    [
        (PermissionError(13, "Permission denied"), r"may not be read: .*x\.json \(let the user"),
        (OSError(5, "Input/output error"), r"cannot be read: .*x\.json \(Input/output error\)"),
    ],
    ids=["not allowed", "a broken disk"],
)
async def test_what_the_system_refuses_is_told(talk, tmp_path, monkeypatch, error, says, form):
    (tmp_path / "x.json").write_bytes(b"[]")

    def refuse(*_: object, **__: object) -> None:
        raise error

    # Whoever runs the tests may read everything.
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(InvalidInput, match=says):
        await talk.kw.import_file(tmp_path / "x.json", form=form, app_name="acme", user_id="maria")


async def test_a_disk_that_breaks_while_it_is_read_is_told_too(talk):
    """The memory of a process, which can be opened and not be read from its beginning."""
    with pytest.raises(InvalidInput, match=r"path: cannot be read: /proc/self/mem \(.+\)"):
        await talk.kw.import_file("/proc/self/mem")


async def test_a_secret_pasted_for_a_path_is_not_repeated(talk):
    with pytest.raises(InvalidInput) as caught:
        await talk.kw.import_file(SECRET)
    assert SECRET not in str(caught.value)
