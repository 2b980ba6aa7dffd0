"""``keepwise artifacts``."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import process_environment, wait_until_taken
from cli.test_process import Terminal

TOKEN = "gh" + "p_" + "a1B2c3D4e5F6" * 3
PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 100


@pytest.fixture
def files(cli: Any, empty_folder: Path) -> Path:
    """Three files of Maria's and one of Sam's; the folder they came from."""
    (empty_folder / "chart.png").write_bytes(PNG)
    (empty_folder / "notes.md").write_text("# Grüße\n", "utf-8")
    for args in (
        ("chart.png", "chart.png", "--session", "monday", *cli.maria),
        ("notes.md", "notes.md", "--session", "tuesday", *cli.maria),
        ("plan", "notes.md", *cli.maria),
        ("plan", "chart.png", *cli.maria),
        ("plan", "notes.md", *cli.sam),
    ):
        cli("artifacts", "save", *args)
    return empty_folder


def test_save_makes_the_store_and_says_what_it_did(cli: Any, empty_folder: Path) -> None:
    (empty_folder / "chart.png").write_bytes(PNG)
    for version in (0, 1):
        told = cli.json(
            "artifacts",
            "save",
            "chart.png",
            "chart.png",
            *("--session", "monday", "--metadata", '{"of": [1, "ü"]}'),
            *cli.maria,
        )["artifact"]
        assert (told["name"], told["version"], told["session_id"]) == (
            "chart.png",
            version,
            "monday",
        )
        assert (told["kind"], told["mime_type"], told["size"]) == ("bytes", "image/png", len(PNG))
        assert told["digest"] == hashlib.sha256(PNG).hexdigest()
        assert told["metadata"] == {"of": [1, "ü"]}
        assert told["created_at"].endswith("Z")
    said = cli("artifacts", "save", "chart.png", "chart.png", *cli.maria).stdout
    assert said == f"Saved user:chart.png as version 0, {len(PNG) / 1000:.1f} kB.\n"


@pytest.mark.parametrize(
    ("name", "data", "options", "mime_type"),
    [
        ("a.csv", b"x,y\n", (), "text/csv"),
        ("plan", "Grüße".encode(), (), "text/plain"),
        ("plan", b"", (), "text/plain"),
        ("plan", b"\x00", (), "application/octet-stream"),
        ("plan", b"\xff\xfe", (), "application/octet-stream"),
        ("a.csv.gz", b"\x1f\x8b", (), "application/gzip"),
        ("a.csv", b"x", ("--mime-type", "image/png"), "image/png"),
        ("plan", ("字" * 30_000).encode(), (), "text/plain"),
    ],
)
def test_its_type_is_told_by_name_or_content(
    cli: Any, name: str, data: bytes, options: tuple[str, ...], mime_type: str
) -> None:
    told = cli.json("artifacts", "save", name, "-", *options, *cli.maria, stdin=data)["artifact"]
    assert told["mime_type"] == mime_type
    assert cli("artifacts", "load", name, "-", *cli.maria).stdout_bytes == data


def test_list(cli: Any, files: Path) -> None:
    told = cli.json("artifacts", "list", *cli.maria)["artifacts"]
    assert [(each["session_id"], each["name"], each["version"]) for each in told] == [
        ("", "user:plan", 1),
        ("monday", "chart.png", 0),
        ("tuesday", "notes.md", 0),
    ]
    lines = cli("artifacts", "list", *cli.maria).stdout.splitlines()
    assert lines[0].split() == ["VERSION", "SIZE", "SAVED", "SESSION", "NAME"]
    assert lines[2].split()[:3] == ["0", "25.6", "kB"]
    assert lines[2].split()[-2:] == ["monday", "chart.png"]
    seen = cli.json("artifacts", "list", "--session", "monday", *cli.maria)["artifacts"]
    assert [each["name"] for each in seen] == ["user:plan", "chart.png"]
    assert "No files." in cli("artifacts", "list", "--app", "acme", "--user", "nobody").stdout


def test_show(cli: Any, files: Path) -> None:
    told = cli.json("artifacts", "show", "plan", *cli.maria)["versions"]
    assert [(each["version"], each["mime_type"]) for each in told] == [
        (0, "text/markdown"),
        (1, "image/png"),
    ]
    shown = cli("artifacts", "show", "plan", *cli.maria).stdout
    assert f"sha256:{hashlib.sha256(PNG).hexdigest()}" in shown
    assert shown.splitlines()[-1].split()[0] == "1"
    assert cli.error("artifacts", "show", "chart.png", *cli.maria, code=1)["reason"] == "not_found"


def test_load_into_a_file(cli: Any, files: Path) -> None:
    said = cli("artifacts", "load", "plan", "out.png", *cli.maria).stdout
    assert said == f"Loaded version 1 of user:plan, {len(PNG) / 1000:.1f} kB.\n"
    assert (files / "out.png").read_bytes() == PNG
    told = cli.json("artifacts", "load", "plan", "first", "--version", "0", *cli.maria)
    assert told["artifact"]["version"] == 0
    assert (files / "first").read_bytes() == "# Grüße\n".encode()
    assert sorted(path.name for path in files.glob(".*")) == []


def test_load_replaces_nothing_unasked(cli: Any, files: Path) -> None:
    before = (files / "notes.md").read_bytes()
    cli.error("artifacts", "load", "plan", "notes.md", *cli.maria, code=2)
    assert (files / "notes.md").read_bytes() == before
    cli("artifacts", "load", "plan", "notes.md", "--force", *cli.maria)
    assert (files / "notes.md").read_bytes() == PNG


def test_load_of_what_is_not_there_makes_no_file(cli: Any, files: Path) -> None:
    for args in (("nowhere",), ("plan", "--version", "2"), ("plan", "--session", "monday")):
        name, *options = args
        cli.error("artifacts", "load", name, "out", *options, *cli.maria, code=1)
    assert not (files / "out").exists()
    told = cli.error("artifacts", "load", "plan", "no/such/folder", *cli.maria, code=1)
    assert told["reason"] == "system_error"


def test_content_and_json_do_not_mix(cli: Any, files: Path) -> None:
    cli.json("artifacts", "load", "plan", "-", *cli.maria, code=2)


def test_load_of_damaged_content_makes_no_file(cli: Any, files: Path) -> None:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(files / "keepwise.db")) as connection, connection:
        connection.execute("UPDATE blob_chunks SET data = zeroblob(length(data))")
    told = cli.error("artifacts", "load", "plan", "out", *cli.maria, code=1)
    assert told["reason"] == "integrity_violation"
    assert not (files / "out").exists()
    assert list(files.glob(".out*")) == []


def test_a_credential_is_refused(cli: Any, empty_folder: Path) -> None:
    (empty_folder / "env").write_text(f"KEY={TOKEN}\n")
    told = cli.error("artifacts", "save", "env", "env", *cli.maria, code=3)
    assert (told["reason"], told["field"], told["kinds"]) == ("refused", "content", ["credential"])
    assert TOKEN not in repr(told)
    assert cli.json("artifacts", "list", *cli.maria)["artifacts"] == []


@pytest.mark.parametrize(
    "args",
    [
        ("name",),
        ("name", "nowhere.txt"),
        ("name", "."),
        ("name", "-", "--metadata", "[1]"),
        ("name", "-", "--metadata", "{"),
        ("a\nb", "-"),
        ("name", "-", "--session", " "),
        ("name", "-", "--mime-type", "a\nb"),
    ],
)
def test_wrong_usage(cli: Any, args: tuple[str, ...]) -> None:
    cli.error("artifacts", "save", *args, *cli.maria, stdin=b"x", code=2)


def test_delete_one(cli: Any, files: Path) -> None:
    for extra in ((), ("--yes",)):
        shown = cli("artifacts", "delete", "plan", "--dry-run", *extra, *cli.maria).stdout
        assert "user:plan" in shown
        assert "Nothing was changed." in shown
        told = cli.json("artifacts", "delete", "plan", "--dry-run", *extra, *cli.maria)
        assert [each["version"] for each in told["artifacts"]] == [0, 1]
        assert told["versions"] == 0
    told = cli.json("artifacts", "delete", "plan", "--yes", *cli.maria)
    assert told == {"dry_run": False, "artifacts": [], "versions": 2}
    cli.error("artifacts", "delete", "plan", "--yes", *cli.maria, code=1)
    assert len(cli.json("artifacts", "list", *cli.maria)["artifacts"]) == 2
    cli("artifacts", "load", "plan", "of-sam", *cli.sam)


def test_delete_all(cli: Any, files: Path) -> None:
    shown = cli("artifacts", "delete", "--all", "--dry-run", *cli.maria).stdout
    assert all(name in shown for name in ("chart.png", "notes.md", "user:plan"))
    assert cli("artifacts", "delete", "--all", "--yes", *cli.maria).stdout == (
        "Deleted 4 versions.\n"
    )
    assert cli.json("artifacts", "list", *cli.maria)["artifacts"] == []
    assert len(cli.json("artifacts", "list", *cli.sam)["artifacts"]) == 1
    cli.error("artifacts", "delete", "--all", "--yes", *cli.maria, code=1)
    store = b"".join(path.read_bytes() for path in files.glob("keepwise.db*"))
    assert PNG[:200] not in store


@pytest.mark.parametrize(
    "args", [(), ("plan", "--all"), ("--all", "--session", "monday"), ("plan",)]
)
def test_delete_wants_one_or_all_and_a_yes(cli: Any, files: Path, args: tuple[str, ...]) -> None:
    yes = () if args == ("plan",) else ("--yes",)
    cli.error("artifacts", "delete", *args, *yes, *cli.maria, code=2)
    assert len(cli.json("artifacts", "list", *cli.maria)["artifacts"]) == 3


def test_a_name_cannot_steer_the_terminal(cli: Any) -> None:
    name = "a\u202egnp.exe"
    said = cli("artifacts", "save", name, "-", *cli.maria, stdin=b"x").stdout
    assert "\u202e" not in said
    assert "\u202e" not in cli("artifacts", "list", *cli.maria).stdout


def test_large_files_pass_through_pipes(
    shell: Callable[..., subprocess.CompletedProcess[bytes]],
) -> None:
    data = hashlib.shake_128(b"x").digest(9_000_000)
    maria = ("--app", "acme", "--user", "maria")
    shell("artifacts", "save", "video", "-", *maria, stdin=data)
    loaded = shell("artifacts", "load", "video", "-", *maria)
    assert loaded.stdout == data
    assert loaded.stderr == b""


def test_an_interrupted_save_stores_nothing(
    start: Callable[..., subprocess.Popen[bytes]], cli: Any
) -> None:
    cli("artifacts", "save", "first", "-", *cli.maria, stdin=b"x")
    with start("artifacts", "save", "second", "-", *cli.maria) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        # The pipe stays open.
        process.stdin.write(b"\x00" * 3_000_000)
        process.stdin.flush()
        wait_until_taken(process.stdin)
        os.kill(process.pid, signal.SIGINT)
        assert process.wait(30) == 130
        assert b"Traceback" not in process.stderr.read()
    (only,) = cli.json("artifacts", "list", *cli.maria)["artifacts"]
    assert only["name"] == "user:first"


# On a terminal


@pytest.fixture
def terminal(files: Path) -> Terminal:
    environment = process_environment(COLUMNS="120", TERM="xterm")
    return Terminal(files, environment)


@pytest.mark.parametrize(("answer", "code", "kept"), [("y\n", 0, 2), ("n\n", 1, 3)])
def test_deleting_asks_on_a_terminal(
    terminal: Terminal, cli: Any, answer: str, code: int, kept: int
) -> None:
    ended, seen = terminal("artifacts", "delete", "plan", *cli.maria, typed=answer)
    assert ended == code
    assert "To be deleted:" in seen
    assert "It cannot be undone [y/N]" in seen
    assert len(cli.json("artifacts", "list", *cli.maria)["artifacts"]) == kept


def test_data_is_not_poured_onto_a_terminal(terminal: Terminal, cli: Any) -> None:
    ended, seen = terminal("artifacts", "load", "plan", "-", *cli.maria)
    assert ended == 2
    assert "PNG" not in seen
    cli("artifacts", "save", "words", "notes.md", "--mime-type", "text/plain", *cli.maria)
    ended, seen = terminal("artifacts", "load", "words", "-", *cli.maria)
    assert ended == 0
    assert "Grüße" in seen


def test_a_large_transfer_shows_how_far_it_is(terminal: Terminal, cli: Any, files: Path) -> None:
    (files / "video.mp4").write_bytes(bytes(9_000_000))
    ended, seen = terminal("artifacts", "save", "video", "video.mp4", *cli.maria)
    assert ended == 0
    assert "Saving" in seen
    assert "Saved user:video as version 0, 9.0 MB." in seen
    ended, seen = terminal("artifacts", "load", "video", "again.mp4", *cli.maria)
    assert ended == 0
    assert "Loading" in seen
    assert (files / "again.mp4").read_bytes() == bytes(9_000_000)
    _, seen = terminal("artifacts", "save", "small", "notes.md", *cli.maria)
    assert "Saving" not in seen
