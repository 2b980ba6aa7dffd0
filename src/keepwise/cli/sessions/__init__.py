"""``keepwise sessions``: commands that read, and commands that change."""

from __future__ import annotations

import click

from keepwise.cli.sessions.changing import delete, expire
from keepwise.cli.sessions.pruning import prune
from keepwise.cli.sessions.reading import events, list_sessions, show, state
from keepwise.cli.sessions.rewinding import rewind


@click.group()
def sessions() -> None:
    """See conversations and their state; take back and delete."""


for _command in (delete, events, expire, list_sessions, prune, rewind, show, state):
    sessions.add_command(_command)
