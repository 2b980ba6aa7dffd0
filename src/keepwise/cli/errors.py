"""One table from errors to exit codes, and how an error is told."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from enum import IntEnum

import click

from keepwise import errors
from keepwise.cli.output import emit, say, visible
from keepwise.errors import KeepwiseError
from keepwise.governance.findings import kinds_of
from keepwise.model import JsonObject


class Exit(IntEnum):
    """What an exit code means."""

    DONE = 0
    FAILED = 1
    USAGE = 2
    REFUSED = 3
    FINDINGS = 4
    INTERRUPTED = 130


# Every class of the tree has its line, so that a new one is given a code on purpose.
EXIT_CODES: dict[type[KeepwiseError], Exit] = {
    errors.KeepwiseError: Exit.FAILED,
    errors.ConfigError: Exit.FAILED,
    errors.UnknownScheme: Exit.USAGE,
    errors.MissingExtra: Exit.FAILED,
    errors.InvalidInput: Exit.USAGE,
    errors.NotFound: Exit.FAILED,
    errors.Conflict: Exit.FAILED,
    errors.AlreadyExists: Exit.FAILED,
    errors.StaleSession: Exit.FAILED,
    errors.SessionBusy: Exit.FAILED,
    errors.OutcomeUnknown: Exit.FAILED,
    errors.InUse: Exit.FAILED,
    errors.IdempotencyMismatch: Exit.FAILED,
    errors.Forgotten: Exit.FAILED,
    errors.Denied: Exit.REFUSED,
    errors.Refused: Exit.REFUSED,
    errors.LimitExceeded: Exit.FAILED,
    errors.Unavailable: Exit.FAILED,
    errors.Broken: Exit.FAILED,
    errors.SchemaTooNew: Exit.FAILED,
    errors.MigrationFailed: Exit.FAILED,
    errors.IntegrityViolation: Exit.FAILED,
}


_SYSTEM_HINTS = {
    errno.EACCES: "check the permissions of the file and of its folder",
    errno.EPERM: "check the permissions of the file and of its folder",
    errno.EROFS: "the file system is read-only; name a file elsewhere",
    errno.ENOSPC: "the disk is full: make room and try again",
}


def exit_code(error: Exception) -> int:
    """The exit code of an error: its class's, or click's own."""
    if isinstance(error, KeepwiseError):
        return next(EXIT_CODES[kind] for kind in type(error).__mro__ if kind in EXIT_CODES)
    return error.exit_code if isinstance(error, click.ClickException) else Exit.FAILED


def report(error: Exception, *, as_json: bool) -> int:
    """Tell an error on stderr, or on stdout as JSON; its exit code."""
    told = _told(error)
    try:
        if as_json:
            emit({"error": told})
        elif isinstance(error, click.exceptions.NoArgsIsHelpError):
            say(error.format_message(), error=True)
        else:
            say(f"error: {_lines(told['message'])}", error=True)
            if told["hint"]:
                say(f"hint: {_lines(told['hint'])}", error=True)
    except BrokenPipeError:
        _discard_output()
    return exit_code(error)


def interrupted(*, as_json: bool) -> int:
    """End a run that somebody stopped: silent for people, who know, and told to programs."""
    if as_json:
        message = "stopped before it was done"
        emit({"error": {"reason": "interrupted", "message": message, "hint": "run it again"}})
    return Exit.INTERRUPTED


def _told(error: Exception) -> JsonObject:
    """An error as data; like every message it holds names, kinds and places, never a text."""
    if isinstance(error, KeepwiseError):
        told: JsonObject = {
            "reason": error.reason,
            "message": error.message,
            "hint": error.hint,
        }
        if isinstance(error, errors.InvalidInput | errors.Refused):
            told["field"] = error.field
        if isinstance(error, errors.Refused):
            told["kinds"] = [*kinds_of(error.findings)]
        return told
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        return {"reason": "usage", "message": "a command is missing", "hint": _see_help(error)}
    if isinstance(error, click.ClickException):
        hint = _see_help(error) if isinstance(error, click.UsageError) else ""
        reason = "usage" if isinstance(error, click.UsageError) else "failed"
        return {"reason": reason, "message": error.format_message().rstrip("."), "hint": hint}
    hint = _SYSTEM_HINTS.get(error.errno or 0, "") if isinstance(error, OSError) else ""
    return {"reason": "system_error", "message": str(error), "hint": hint}


def _lines(text: object) -> str:
    """A message, which may name what was typed, with nothing that steers the terminal."""
    return "\n".join(visible(line) for line in str(text).splitlines())


def _see_help(error: click.UsageError) -> str:
    return f"see {error.ctx.command_path} --help" if error.ctx else "see keepwise --help"


def _discard_output() -> None:
    """Whoever read our output is gone; the interpreter's last flush must not complain of it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
