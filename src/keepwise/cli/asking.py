"""Asking before something that cannot be undone."""

from __future__ import annotations

import sys

import click

from keepwise.cli.errors import Exit
from keepwise.cli.invocation import Invocation
from keepwise.cli.output import say


def require_somebody_to_ask(call: Invocation) -> None:
    """Raise UsageError where nobody can answer a question."""
    if call.as_json or sys.stdin is None or not sys.stdin.isatty():
        raise click.UsageError(
            "this asks for confirmation, which takes a terminal and no --json: add --yes, or look "
            "with --dry-run"
        )


def confirm_or_exit(question: str, otherwise: str) -> None:
    """Go on if the answer is yes; else say ``otherwise`` and end the command with 1."""
    if not click.confirm(question):
        say(otherwise, error=True)
        click.get_current_context().exit(Exit.FAILED)


def type_or_exit(word: str, question: str, otherwise: str) -> None:
    """Go on if exactly ``word`` is typed; else say ``otherwise`` and end the command with 1."""
    if click.prompt(question, default="", show_default=False) != word:
        say(otherwise, error=True)
        click.get_current_context().exit(Exit.FAILED)
