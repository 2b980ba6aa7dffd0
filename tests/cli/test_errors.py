"""Errors: one total table to exit codes, and one way of telling them."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from keepwise import Finding, errors
from keepwise.cli import keepwise as root
from keepwise.cli.errors import EXIT_CODES, Exit, exit_code, report
from keepwise.errors import KeepwiseError


def tree(parent: type[KeepwiseError]) -> list[type[KeepwiseError]]:
    return [parent, *(found for child in parent.__subclasses__() for found in tree(child))]


CLASSES = [found for found in tree(KeepwiseError) if found.__module__ == "keepwise.errors"]


def made(kind: type[KeepwiseError]) -> KeepwiseError:
    if issubclass(kind, errors.Refused):
        return kind("fact", (Finding(3, 9, "figure", "rule"),), hint="what to do")
    if issubclass(kind, errors.MissingExtra):
        return kind("adk", "this")
    if issubclass(kind, errors.InvalidInput):
        return kind("fact", "is wrong", hint="what to do")
    return kind("it went wrong", hint="what to do")


def test_the_table_is_total() -> None:
    assert EXIT_CODES.keys() == set(CLASSES)


@pytest.mark.parametrize("kind", CLASSES)
def test_an_error_is_told_to_people(
    kind: type[KeepwiseError], capsys: pytest.CaptureFixture[str]
) -> None:
    error = made(kind)
    assert report(error, as_json=False) == EXIT_CODES[kind]
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"error: {error.message}\nhint: {error.hint}\n"


@pytest.mark.parametrize("kind", CLASSES)
def test_an_error_is_told_to_programs(
    kind: type[KeepwiseError], capsys: pytest.CaptureFixture[str]
) -> None:
    error = made(kind)
    assert report(error, as_json=True) == EXIT_CODES[kind]
    told = capsys.readouterr()
    assert told.err == ""
    document = json.loads(told.out)["error"]
    assert document["reason"] == kind.reason
    assert document["message"] == error.message
    assert document["hint"] == error.hint
    assert ("field" in document) == issubclass(kind, errors.InvalidInput | errors.Refused)


def test_a_refusal_names_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(made(errors.Refused), as_json=True) == Exit.REFUSED == 3
    document = json.loads(capsys.readouterr().out)["error"]
    assert (document["field"], document["kinds"]) == ("fact", ["figure"])


def test_a_new_error_gets_its_parents_code() -> None:
    class Stranger(errors.Refused):
        """Not in the table."""

    try:
        assert exit_code(made(Stranger)) == Exit.REFUSED
    finally:
        del Stranger


def test_a_message_cannot_steer_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    report(errors.NotFound("there is no \x1b[2Jsession\r\nof \u202ethat id"), as_json=False)
    assert capsys.readouterr().err == "error: there is no \\x1b[2Jsession\nof \\u202ethat id\n"


def test_errors_of_the_system_and_of_click(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(PermissionError(13, "Permission denied", "f"), as_json=False) == 1
    assert report(click.FileError("f", "gone"), as_json=False) == 1
    assert report(click.UsageError("no"), as_json=False) == 2
    assert "Permission denied: 'f'" in capsys.readouterr().err


DEEP = 5000
COMMANDS = {
    "policy check": ("policy", "check", "given"),
    "eval governance": ("eval", "governance", "--cases", "given"),
    "settings": ("policy", "show"),
    "import": ("import", "given", "--app", "acme", "--user", "maria"),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "given",
    [b"\xff\xfe\x00", b"a = " + b"[" * DEEP, b"[" * DEEP, b'{"a":' * DEEP, b"\x00", b'"\\ud800"'],
)
def test_what_cannot_be_read_is_an_error_that_says_so(
    empty_folder: Path, command: str, given: bytes
) -> None:
    file = "keepwise.toml" if command == "settings" else "given"
    (empty_folder / file).write_bytes(given)
    told = CliRunner().invoke(root, COMMANDS[command], catch_exceptions=False)
    assert told.exit_code in (Exit.FAILED, Exit.USAGE), told.output
    assert told.stderr.startswith("error: ")
    assert "Usage:" not in told.stderr
