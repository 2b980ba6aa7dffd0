"""``keepwise env``."""

from __future__ import annotations

import shlex
from collections.abc import Callable

import click

from keepwise.cli.invocation import Invocation
from keepwise.cli.options import json_option, pass_invocation
from keepwise.cli.output import emit, plain, say
from keepwise.settings import load


def _fish(name: str, value: str) -> str:
    quoted = value.replace("\\", "\\\\").replace("'", "\\'")
    return f"set -gx {name} '{quoted}'"


def _powershell(name: str, value: str) -> str:
    quoted = value.replace("'", "''")
    return f"$env:{name} = '{quoted}'"


def _dotenv(name: str, value: str) -> str:
    # In single quotes nothing but these two is special to those who read such files.
    quoted = value.replace("\\", "\\\\").replace("'", "\\'")
    return f"{name}='{quoted}'"


_SHELLS: dict[str, Callable[[str, str], str]] = {
    "sh": lambda name, value: f"export {name}={shlex.quote(value)}",
    "fish": _fish,
    "powershell": _powershell,
    "dotenv": _dotenv,
}


@click.command("env")
@click.option(
    "--shell",
    type=click.Choice(list(_SHELLS)),
    default="sh",
    show_default=True,
    help="Whose lines to print.",
)
@click.option(
    "--front-port",
    type=click.IntRange(1, 65535),
    metavar="N",
    help="Where the front listens. By default the setting 'server.front_port'.",
)
@click.option("--project", default="", metavar="ID", help="The project that the agent names.")
@click.option(
    "--location",
    default="us-central1",
    show_default=True,
    metavar="NAME",
    help="The location that the agent names, with --project.",
)
@json_option
@pass_invocation
def env(call: Invocation, shell: str, front_port: int | None, project: str, location: str) -> None:
    """Print the variables for an agent whose code cannot change.

    They lead Google's clients to the front (keepwise serve --google-front), and let them trust it
    beside everybody they trust already. Without --project the agent's services use a key alone
    (express mode). Makes the front's certificates if there are none. Notes go to standard error.
    """
    from keepwise.server.front import Certificates, folder_of
    from keepwise.server.front.environment import environment
    from keepwise.server.identity.checking import is_guarded

    server = load().server
    certificates = Certificates(folder_of(server).absolute())
    certificates.ensure()
    found = environment(
        front_port or server.front_port,
        certificates.bundle,
        guarded=is_guarded(server),
        project=project,
        location=location,
    )
    if call.as_json:
        emit(
            {
                "variables": plain(found.variables),
                "placeholders": [*found.placeholders],
                "notes": [*found.notes],
            }
        )
        return
    for name, value in found.variables.items():
        say(_SHELLS[shell](name, value))
    for note in found.notes:
        say(f"note: {note}", error=True)
