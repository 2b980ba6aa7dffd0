"""Commands that change memories."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

import click

from keepwise.cli.forget import forget_memories
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import (
    danger_options,
    lifetime,
    parse_labels,
    pass_invocation,
    scope_options,
    store_options,
)
from keepwise.cli.output import emit, plain, record, say, visible
from keepwise.errors import InvalidInput
from keepwise.model import Applied, Memory, Scope
from keepwise.wiring import Keepwise

_DONE = {"create": "Remembered", "update": "Updated", "delete": "Forgotten", "leave": "Left"}


@click.command()
@click.argument("text", metavar="TEXT")
@click.option("--topic", default="", metavar="LABEL", help="The topic it belongs to.")
@click.option(
    "--label",
    "labels",
    multiple=True,
    callback=parse_labels,
    metavar="NAME=VALUE",
    help="A label to keep with it.",
)
@click.option(
    "--ttl",
    callback=lifetime,
    metavar="TIME",
    help="How long to keep it: 30d, 12h, 45m, 3600s.",
)
@scope_options
@store_options
@pass_invocation
def add(
    call: Invocation,
    text: str,
    topic: str,
    labels: Mapping[str, str],
    ttl: int | None,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Remember TEXT, one sentence; - reads it from standard input.

    It is compared with what is remembered: it may correct a memory instead of adding one. Text
    with a figure or a credential is refused with exit code 3.
    """
    scope = Scope.user(app_name, user_id, bank=bank)
    fact = _standard_input() if text == "-" else text

    async def work(kw: Keepwise) -> Applied:
        return await kw.bank.create(
            scope,
            fact,
            topic=topic,
            labels=labels,
            expires_at=None if ttl is None else kw.now() + ttl,
            consolidate=True,
            actor="cli",
        )

    tell(call, call.run(work, create=True))


@click.command()
@click.argument("memory_id", metavar="ID")
@danger_options
@scope_options
@store_options
@pass_invocation
def delete(
    call: Invocation,
    memory_id: str,
    dry_run: bool,
    yes: bool,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Forget one memory, as keepwise forget --memory ID does."""
    scope = Scope.user(app_name, user_id, bank=bank)

    async def doomed(kw: Keepwise) -> Sequence[Memory]:
        return (await kw.bank.get(scope, memory_id),)

    forget_memories(call, scope, doomed, dry_run=dry_run, yes=yes)


@click.command()
@click.argument("memory_id", metavar="ID")
@click.argument("number", type=click.IntRange(1), metavar="NUMBER")
@scope_options
@store_options
@pass_invocation
def rollback(
    call: Invocation, memory_id: str, number: int, app_name: str, user_id: str, bank: str
) -> None:
    """Bring back revision NUMBER of a memory, as a new revision.

    Nothing is lost by it: the state it had before stays among the revisions.
    """
    scope = Scope.user(app_name, user_id, bank=bank)
    tell(call, call.run(lambda kw: kw.bank.rollback(scope, memory_id, number, actor="cli")))


def tell(call: Invocation, applied: Applied) -> None:
    """Print what was done."""
    if call.as_json:
        emit({"applied": plain(applied)})
        return
    fact = f": {visible(applied.fact)}" if applied.fact else ""
    say(f"{_DONE[applied.action]}{fact}")
    record((("id", applied.memory_id), ("why", applied.reason)))


def _standard_input() -> str:
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidInput("text", "is not UTF-8") from None
