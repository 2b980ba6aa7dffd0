"""Commands about the vectors memories are found by."""

from __future__ import annotations

import click

from keepwise.cli.invocation import Invocation
from keepwise.cli.options import pass_invocation, store_options
from keepwise.cli.output import bar, counted, emit, say, table
from keepwise.model import EmbeddingStatus, JsonObject
from keepwise.wiring import Keepwise


@click.command("embeddings")
@store_options
@pass_invocation
def show_embedding(call: Invocation) -> None:
    """Show which memories have vectors, in which space."""
    status = call.run(lambda kw: kw.bank.vectors.status())
    if call.as_json:
        emit(_fields(status))
        return
    if status.space is None:
        say("No embedder is in use: memories are found by words alone.")
    table(
        ("SPACE", "NAME", "DIMENSIONS", "VECTORS", "USE"),
        [
            (space.id, space.name, str(space.dimensions), str(count), _use(status, space.id))
            for space, count in status.stored
        ],
    )
    say(f"{counted(status.memories, 'memory', 'memories')}, {status.missing} without a vector.")
    if status.missing or len(status.stored) > 1:
        say("Make what is missing: keepwise memories reembed")


@click.command()
@store_options
@pass_invocation
def reembed(call: Invocation) -> None:
    """Make every missing vector, and drop those of other embedders.

    Nothing is extracted anew, searches go on meanwhile, and a run that was stopped goes on where
    it was.
    """

    async def work(kw: Keepwise) -> tuple[int, EmbeddingStatus]:
        before = await kw.bank.vectors.status()
        with bar("Embedding", before.missing, quiet=call.as_json) as moved:
            done = before.memories - before.missing

            def progress(now: int, _: int) -> None:
                nonlocal done
                moved(now - done)
                done = now

            made = await kw.bank.vectors.reembed(progress)
        return made, await kw.bank.vectors.status()

    made, status = call.run(work)
    if call.as_json:
        emit({"made": made, **_fields(status)})
    elif status.space is None:
        say("No embedder is in use: set embedder.kind first.")
    else:
        say(f"{counted(made, 'vector')} made; all are in {status.space.name} now.")


def _use(status: EmbeddingStatus, space_id: str) -> str:
    if space_id == status.answering:
        return "answers searches"
    return "taking over" if status.space and space_id == status.space.id else "no longer used"


def _fields(status: EmbeddingStatus) -> JsonObject:
    return {
        "memories": status.memories,
        "missing": status.missing,
        "answering": status.answering,
        "spaces": [
            {
                "id": space.id,
                "name": space.name,
                "digest": space.digest,
                "dimensions": space.dimensions,
                "vectors": count,
                "in_use": space == status.space,
            }
            for space, count in status.stored
        ],
    }
