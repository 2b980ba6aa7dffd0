"""The command line: one module a command group.

Commands translate words into calls and results into text; what happens is decided below. A
command's module is imported when its name is, and what takes long to import (ADK, pydantic, rich)
when a command needs it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

from keepwise._version import __version__
from keepwise.cli.errors import Exit, interrupted, report
from keepwise.cli.options import store_options
from keepwise.cli.output import survive_any_encoding
from keepwise.errors import KeepwiseError

COMMANDS = (
    "init",
    "doctor",
    "serve",
    "demo",
    "memories",
    "banks",
    "topics",
    "jobs",
    "sessions",
    "artifacts",
    "forget",
    "receipts",
    "audit",
    "keys",
    "scan",
    "policy",
    "eval",
    "adk",
    "env",
    "export",
    "import",
)


class Root(click.Group):
    """The ``keepwise`` command: finds commands by name, and ends every run the same way."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order somebody meets them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of one command."""
        match cmd_name:
            case "init":
                from keepwise.cli.init import init

                return init
            case "doctor":
                from keepwise.cli.doctor import doctor

                return doctor
            case "serve":
                from keepwise.cli.serve import serve

                return serve
            case "demo":
                from keepwise.cli.play import demo

                return demo
            case "memories":
                from keepwise.cli.memories import memories

                return memories
            case "banks":
                from keepwise.cli.banks import banks

                return banks
            case "topics":
                from keepwise.cli.memories.topics import topics

                return topics
            case "jobs":
                from keepwise.cli.jobs import jobs

                return jobs
            case "sessions":
                from keepwise.cli.sessions import sessions

                return sessions
            case "artifacts":
                from keepwise.cli.artifacts import artifacts

                return artifacts
            case "forget":
                from keepwise.cli.forget import forget

                return forget
            case "receipts":
                from keepwise.cli.governance.receipts import receipts

                return receipts
            case "audit":
                from keepwise.cli.governance.audit import audit

                return audit
            case "keys":
                from keepwise.cli.keys import keys

                return keys
            case "scan":
                from keepwise.cli.governance.scan import scan

                return scan
            case "policy":
                from keepwise.cli.governance.policies import policy

                return policy
            case "eval":
                from keepwise.cli.evaluation import evaluating

                return evaluating
            case "adk":
                from keepwise.cli.adk import adk

                return adk
            case "env":
                from keepwise.cli.env import env

                return env
            case "export":
                from keepwise.cli.transfer.exporting import export

                return export
            case "import":
                from keepwise.cli.importing import importing

                return importing
            case _:
                return None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line and exit; with ``standalone_mode`` off, run it and raise."""

        def run() -> object:
            return super(Root, self).main(
                args, prog_name, complete_var, standalone_mode=False, **extra
            )

        if not standalone_mode:
            return run()
        survive_any_encoding()
        try:
            _require_text(sys.argv[1:] if args is None else args)
            status = run()
        except click.Abort:
            status = interrupted(as_json=_wants_json(sys.argv[1:] if args is None else args))
        except (click.ClickException, KeepwiseError, OSError) as error:
            status = report(error, as_json=_wants_json(sys.argv[1:] if args is None else args))
        sys.exit(status if isinstance(status, int) else Exit.DONE)


def _require_text(args: Sequence[str]) -> None:
    """Refuse arguments that are not UTF-8: a shell hands over any bytes, and no store keeps them.

    Raises:
        click.UsageError: there is such an argument.
    """
    for number, arg in enumerate(args, 1):
        try:
            arg.encode()
        except UnicodeEncodeError:
            raise click.UsageError(f"argument {number} is not UTF-8 text") from None


def _wants_json(args: Sequence[str]) -> bool:
    """Whether the command line asks for JSON, even one that cannot be parsed."""
    options = args[: args.index("--")] if "--" in args else args
    return "--json" in options


@click.group(cls=Root, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "--version", message="keepwise %(version)s")
@store_options
def keepwise() -> None:
    """A governed memory for AI agents: remembers what helps, keeps out what harms.

    Every command takes --json. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused, 4 findings.
    """


def main() -> None:
    """Run the command line of this process."""
    keepwise.main(prog_name="keepwise")
