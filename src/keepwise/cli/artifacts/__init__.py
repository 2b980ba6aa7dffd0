"""``keepwise artifacts``: commands that read, that move files, and that delete."""

from __future__ import annotations

import click

from keepwise.cli.artifacts.deleting import delete
from keepwise.cli.artifacts.moving import load, save
from keepwise.cli.artifacts.reading import list_artifacts, show


@click.group()
def artifacts() -> None:
    """See, save, load and delete the files of a person."""


for _command in (delete, list_artifacts, load, save, show):
    artifacts.add_command(_command)
