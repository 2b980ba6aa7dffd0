"""``keepwise demo``."""

from __future__ import annotations

from pathlib import Path

import click

from keepwise.cli.invocation import Invocation
from keepwise.cli.options import json_option, pass_invocation


@click.command()
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Leave the database in this folder to look at.",
)
@click.option(
    "--remote",
    is_flag=True,
    help="Play it through keepwise serve, with ADK's own services for Google's cloud.",
)
@json_option
@pass_invocation
@click.pass_context
def demo(ctx: click.Context, call: Invocation, keep: Path | None, remote: bool) -> None:
    """Play the story of Maria and Sam, for real and offline.

    Shows what is remembered, refused, recalled and forgotten, through ADK's own Runner on a
    database in a temporary folder, without an account or a model. Exits with 1 if a check fails.
    """
    from keepwise.cli.demo import run

    ctx.exit(run(as_json=call.as_json, keep=keep, remote=remote))
