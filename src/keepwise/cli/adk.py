"""``keepwise adk``: an ADK project's way to its memory."""

from __future__ import annotations

from pathlib import Path

import click

from keepwise.cli.errors import Exit
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import json_option, pass_invocation, store_options
from keepwise.cli.output import emit, plain, say, table
from keepwise.configuring import database_path
from keepwise.errors import AlreadyExists, InvalidInput
from keepwise.settings import load

PLUGIN = "--extra_plugins=keepwise.adk.KeepwisePlugin"

_FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.group()
def adk() -> None:
    """Connect a project of Google's Agent Development Kit (ADK)."""


@adk.command("init")
@click.argument("folder", type=_FOLDER, metavar="DIR")
@store_options
@pass_invocation
def init(call: Invocation, folder: Path) -> None:
    """Write services.py into DIR, the folder that holds the agents.

    ADK loads it at start-up and learns the keepwise: scheme from it. A services.py that says
    something else is left as it is.
    """
    from keepwise.adk.registry import SERVICES_FILE, SERVICES_TEXT

    path = folder / SERVICES_FILE
    created = not path.exists()
    if not created and path.read_bytes() != SERVICES_TEXT.encode():
        raise AlreadyExists(
            f"{path} exists and was left as it is",
            hint="add to it: " + "; ".join(SERVICES_TEXT.splitlines()),
        )
    if created:
        with path.open("x", encoding="utf-8") as file:
            file.write(SERVICES_TEXT)
    uri = service_uri(call.url or load().url)
    kinds = ("session", "memory", "artifact")
    options = " ".join(f"--{kind}_service_uri={uri}" for kind in kinds)
    command = f"adk web {folder} {options} {PLUGIN}"
    if call.as_json:
        emit({"file": str(path), "created": created, "uri": uri, "command": command})
        return
    say(f"{path}: {'created' if created else 'left as it was'}")
    say(
        f"\nStart the agents with these services (adk api_server takes the same):\n  {command}\n"
        f"\nCheck what ADK makes of the URI:\n  keepwise adk check {folder} --uri {uri}"
    )


@adk.command()
@click.argument("folder", type=_FOLDER, metavar="DIR")
@click.option(
    "--uri",
    default="keepwise:///keepwise.db",
    show_default=True,
    metavar="URI",
    help="The service URI to check.",
)
@click.option("--artifact-uri", metavar="URI", help="The artifact service URI, if it is another.")
@json_option
@pass_invocation
@click.pass_context
def check(
    ctx: click.Context, call: Invocation, folder: Path, uri: str, artifact_uri: str | None
) -> None:
    """See what ADK makes of a service URI with the services.py of DIR.

    Runs that file, as adk web does, and builds each service without opening a store. Exits with 1
    if one is not Keepwise's, or if ADK does not know an artifact URI.
    """
    from keepwise.adk.registry import resolve

    services = resolve(folder, uri, artifact_uri=artifact_uri)
    ok = all(service.ok for service in services)
    if call.as_json:
        emit({"services": plain(services), "ok": ok})
    else:
        table(
            ("KIND", "URI", "CLASS", "OK"),
            [(each.kind, each.uri, each.found, "yes" if each.ok else "NO") for each in services],
        )
        for note in dict.fromkeys(service.note for service in services if service.note):
            say(note)
    ctx.exit(Exit.DONE if ok else Exit.FAILED)


def service_uri(url: str) -> str:
    """The service URI of ADK for a database URL of ours.

    Raises:
        InvalidInput: the database is in memory, which two processes cannot share.
    """
    path = database_path(url)
    if path is None:
        raise InvalidInput("url", "names a database in memory, which ends with its process")
    return f"keepwise:///{path}"
