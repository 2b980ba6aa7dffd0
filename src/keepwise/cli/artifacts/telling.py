"""Files as tables and sizes, and the option that several commands share."""

from __future__ import annotations

import click

from keepwise.cli.output import clock, table
from keepwise.model import ArtifactVersion

session_option = click.option(
    "--session", "session_id", default="", metavar="ID", help="The session it belongs to."
)


def file_table(files: tuple[ArtifactVersion, ...]) -> None:
    """Print versions, one a line."""
    table(
        ("VERSION", "SIZE", "SAVED", "SESSION", "NAME"),
        [
            (str(each.version), size_of(each), clock(each.created_at), each.session_id, each.name)
            for each in files
        ],
    )


def size_of(version: ArtifactVersion) -> str:
    """The size for people; a link has none here."""
    if version.kind == "link":
        return "link"
    if version.size < 1000:
        return f"{version.size} B"
    if version.size < 1_000_000:
        return f"{version.size / 1000:.1f} kB"
    return f"{version.size / 1_000_000:.1f} MB"
