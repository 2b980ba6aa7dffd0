"""What only a process of its own shows: exit codes, pipes, signals, encodings, a terminal."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import wait_until_taken

MARIA = ("--app", "acme", "--user", "maria")


def test_exit_codes(shell: Callable[..., Any]) -> None:
    assert b"Usage" in shell("--help").stdout
    assert b"error: no such command" in shell("nonsense", code=2).stderr.lower()
    assert json.loads(shell("nonsense", "--json", code=2).stdout)["error"]["reason"] == "usage"
    assert b"Usage" in shell(code=2).stderr
    assert b"error: " in shell("audit", "list", code=1).stderr
    shell("init")
    shell("doctor")
    shell("forget", "--memory", "x", *MARIA, code=2)


def test_a_refused_figure_is_nowhere(shell: Callable[..., Any], empty_folder: Path) -> None:
    for extra in ((), ("--json",)):
        done = shell("memories", "add", "Spend was €436,449.", *MARIA, *extra, code=3)
        assert b"436" not in done.stdout + done.stderr
    done = shell("memories", "add", "-", *MARIA, stdin=b"CTR rose to 4.5 %", code=3)
    assert b"4.5" not in done.stdout + done.stderr
    for path in empty_folder.iterdir():
        assert b"436,449" not in path.read_bytes()


def test_unicode_through_pipes(shell: Callable[..., Any]) -> None:
    text = "I like 寿司 and שווארמה 🥙"
    shell("memories", "add", "-", *MARIA, stdin=text.encode())
    assert text.encode() in shell("memories", "list", "--json", *MARIA).stdout
    assert "寿司".encode() in shell("memories", "list", *MARIA).stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_an_encoding_that_cannot(shell: Callable[..., Any], encoding: str) -> None:
    text = "I like 寿司 🥙"
    shell("memories", "add", text, *MARIA)
    listed = json.loads(shell("memories", "list", "--json", *MARIA).stdout)["memories"]
    show = ("memories", "show", listed[0]["id"], *MARIA)
    done = shell(*show, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert rb"\u5bff\u53f8 \U0001f959" in done.stdout
    done = shell("memories", "list", "--json", *MARIA, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert json.loads(done.stdout)["memories"][0]["evidence"][0]["quote"] == text
    done = shell(
        "sessions", "show", "会", *MARIA, PYTHONIOENCODING=encoding, PYTHONUTF8="0", code=1
    )
    assert rb"\u4f1a" in done.stderr


def test_arguments_that_are_not_text(shell: Callable[..., Any]) -> None:
    shell("init")
    for args in (
        ("memories", "add", b"caf\xe9 is what I like", *MARIA),
        ("memories", "show", b"\xff", *MARIA),
        ("memories", "search", b"\xff", *MARIA),
        ("sessions", "list", "--app", b"\xff"),
        ("audit", "list", "--url", b"\xff.db"),
    ):
        assert b"UTF-8" in shell(*args, code=2).stderr


def test_a_reader_that_leaves_early(
    shell: Callable[..., Any], start: Callable[..., subprocess.Popen[bytes]]
) -> None:
    shell("init")
    for args in (("doctor",), ("doctor", "--json"), ("--help",), ("nonsense", "--json")):
        process = start(*args)
        assert process.stdout is not None
        process.stdout.close()
        _, stderr = process.communicate(timeout=60)
        assert stderr == b""


def test_an_output_that_is_closed(empty_folder: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", f"'{sys.executable}' -m keepwise.cli doctor --json >&-"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=empty_folder,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert b"Traceback" not in done.stderr


def test_an_interrupt_is_quiet(start: Callable[..., subprocess.Popen[bytes]]) -> None:
    process = start("memories", "add", "-", *MARIA)
    assert process.stdin is not None
    process.stdin.write(b"I prefer")
    process.stdin.flush()
    wait_until_taken(process.stdin)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (stdout, stderr.strip()) == (b"", b"")


class Terminal:
    """Runs a command on a pseudo-terminal."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._folder = folder
        self._environment = environment

    def __call__(self, *args: str, typed: str = "") -> tuple[int, str]:
        ours, theirs = pty.openpty()
        process = subprocess.Popen(
            [sys.executable, "-m", "keepwise.cli", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=self._folder,
            env=self._environment,
            start_new_session=True,
        )
        os.close(theirs)
        if typed:
            os.write(ours, typed.encode())
        seen = b""
        while True:
            try:
                more = os.read(ours, 65536)
            except OSError:  # how Linux says that the other side has closed
                break
            if not more:
                break
            seen += more
        os.close(ours)
        return process.wait(timeout=60), seen.decode()


@pytest.fixture
def terminal(shell: Callable[..., Any], empty_folder: Path) -> Terminal:
    source = os.pathsep.join(path for path in sys.path if path)
    shell("memories", "add", "I prefer [bold]euros[/bold] for 寿司 reports", *MARIA)
    return Terminal(
        empty_folder,
        {**os.environ, "PYTHONPATH": source, "PYTHONUTF8": "1", "COLUMNS": "120", "TERM": "xterm"},
    )


def test_a_table_on_a_terminal(terminal: Terminal) -> None:
    code, seen = terminal("memories", "show", "x", *MARIA)
    assert code == 1
    code, seen = terminal("memories", "list", *MARIA)
    assert code == 0
    assert "[bold]euros[/bold]" in seen
    assert "寿司" in seen
    assert "\x1b[" in seen, "the heading is bold"


@pytest.mark.parametrize(("answer", "code", "kept"), [("y\n", 0, 0), ("n\n", 1, 1), ("\n", 1, 1)])
def test_forgetting_asks_on_a_terminal(
    terminal: Terminal, shell: Callable[..., Any], answer: str, code: int, kept: int
) -> None:
    listed = json.loads(shell("memories", "list", "--json", *MARIA).stdout)["memories"]
    ended, seen = terminal("forget", "--memory", listed[0]["id"], *MARIA, typed=answer)
    assert ended == code
    assert "To be forgotten:" in seen
    assert "Forget 1 memory? It cannot be undone [y/N]" in seen
    left = json.loads(shell("memories", "list", "--json", *MARIA).stdout)["memories"]
    assert len(left) == kept


@pytest.mark.parametrize(
    ("answer", "code", "kept"), [("maria\n", 0, 0), ("y\n", 1, 1), ("\n", 1, 1)]
)
def test_erasing_wants_the_user_id_typed(
    terminal: Terminal, shell: Callable[..., Any], answer: str, code: int, kept: int
) -> None:
    ended, seen = terminal("forget", "--erase", *MARIA, typed=answer)
    assert ended == code
    assert "To be erased:" in seen
    assert "Type the user id" in seen
    left = json.loads(shell("memories", "list", "--json", *MARIA).stdout)["memories"]
    assert len(left) == kept


def test_leaving_the_question_is_an_interrupt(
    terminal: Terminal, shell: Callable[..., Any]
) -> None:
    listed = json.loads(shell("memories", "list", "--json", *MARIA).stdout)["memories"]
    ended, seen = terminal("memories", "delete", listed[0]["id"], *MARIA, typed="\x04")
    assert ended == 130
    assert "Traceback" not in seen
    assert json.loads(shell("memories", "list", "--json", *MARIA).stdout)["memories"] == listed
