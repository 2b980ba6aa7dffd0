"""``keepwise memories``: commands that read, that change, and that look at what waits."""

from __future__ import annotations

import click

from keepwise.cli.memories.changing import add, delete, rollback
from keepwise.cli.memories.embedding import reembed, show_embedding
from keepwise.cli.memories.reading import list_memories, revisions, search, show
from keepwise.cli.memories.waiting import confirm, drop, quarantined


@click.group()
def memories() -> None:
    """See, add, correct and delete what is remembered of a person."""


for _command in (
    add, confirm, delete, drop, list_memories, quarantined, reembed, revisions,
    rollback, search, show, show_embedding,
):  # fmt: skip
    memories.add_command(_command)
