"""``keepwise memories``."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

import click

from keepwise.cli.forget import forget_memories
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import (
    danger_options,
    lifetime,
    page_options,
    parse_labels,
    pass_invocation,
    scope_options,
    store_options,
)
from keepwise.cli.output import clock, emit, plain, record, say, table, visible
from keepwise.errors import InvalidInput
from keepwise.model import Applied, Evidence, Hit, Memory, Scope
from keepwise.wiring import Keepwise

_ADD = 'add one with: keepwise memories add "I prefer metric units" --app APP --user USER'
_DONE = {"create": "Remembered", "update": "Updated", "delete": "Forgotten", "leave": "Left"}


@click.group()
def memories() -> None:
    """See, add, correct and delete what is remembered of a person."""


@memories.command()
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

    _tell(call, call.run(work, create=True))


@memories.command("list")
@page_options
@scope_options
@store_options
@pass_invocation
def list_memories(
    call: Invocation, limit: int, page_token: str, app_name: str, user_id: str, bank: str
) -> None:
    """List memories, most recently updated first."""
    scope = Scope.user(app_name, user_id, bank=bank)
    page = call.run(lambda kw: kw.bank.list(scope, page_size=limit, page_token=page_token))
    if call.as_json:
        emit({"memories": plain(page.items), "next_page_token": page.next_token})
        return
    if not page.items:
        say("No more." if page_token else f"Nothing is remembered; {_ADD}")
        return
    table(
        ("ID", "UPDATED", "TOPIC", "FACT"),
        [(each.id, clock(each.updated_at), each.topic or "-", each.fact) for each in page.items],
    )
    if page.next_token:
        say(f"More: --page-token {page.next_token}")


@memories.command()
@click.argument("query", metavar="QUERY")
@click.option("--top-k", type=int, metavar="N", help="How many at most. By default the setting.")
@click.option("--explain", is_flag=True, help="Say why each memory is here.")
@scope_options
@store_options
@pass_invocation
def search(
    call: Invocation,
    query: str,
    top_k: int | None,
    explain: bool,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Find the memories that bear on QUERY, best first.

    A memory is here as a match, because it shares words with the query, or as standing, because
    it shapes any answer.
    """
    scope = Scope.user(app_name, user_id, bank=bank)
    hits = call.run(lambda kw: kw.bank.retrieve(scope, query, top_k=top_k))
    if call.as_json:
        emit({"hits": plain(hits)})
        return
    if not hits:
        say("Nothing that is remembered bears on this; keepwise memories list shows all of it.")
        return
    if explain:
        table(("ID", "WHY", "SCORE", "TERMS", "FACT"), [_explained(hit) for hit in hits])
    else:
        table(("ID", "FACT"), [(hit.memory.id, hit.memory.fact) for hit in hits])


@memories.command()
@click.argument("memory_id", metavar="ID")
@scope_options
@store_options
@pass_invocation
def show(call: Invocation, memory_id: str, app_name: str, user_id: str, bank: str) -> None:
    """Show one memory and the user's own words it rests on."""
    scope = Scope.user(app_name, user_id, bank=bank)
    memory = call.run(lambda kw: kw.bank.get(scope, memory_id))
    if call.as_json:
        emit({"memory": plain(memory)})
        return
    record(_described(memory))
    if memory.evidence:
        say("")
        table(("SAID", "SESSION", "EVENT", "QUOTE"), [_evidence(each) for each in memory.evidence])


@memories.command()
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


@memories.command()
@click.argument("memory_id", metavar="ID")
@scope_options
@store_options
@pass_invocation
def revisions(call: Invocation, memory_id: str, app_name: str, user_id: str, bank: str) -> None:
    """Show every state a memory has been in, oldest first."""
    scope = Scope.user(app_name, user_id, bank=bank)
    states = call.run(lambda kw: kw.bank.revisions(scope, memory_id))
    if call.as_json:
        emit({"memory_id": memory_id, "revisions": plain(states)})
        return
    table(
        ("NUMBER", "TIME", "ACTION", "REASON", "FACT"),
        [
            (str(each.number), clock(each.time), each.action, each.reason, each.fact)
            for each in states
        ],
    )


@memories.command()
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
    _tell(call, call.run(lambda kw: kw.bank.rollback(scope, memory_id, number, actor="cli")))


def _tell(call: Invocation, applied: Applied) -> None:
    if call.as_json:
        emit({"applied": plain(applied)})
        return
    fact = f": {visible(applied.fact)}" if applied.fact else ""
    say(f"{_DONE[applied.action]}{fact}")
    record((("id", applied.memory_id), ("why", applied.reason)))


def _explained(hit: Hit) -> tuple[str, ...]:
    terms = ",".join(hit.terms) or "-"
    return (hit.memory.id, hit.why, f"{hit.score:.3f}", terms, hit.memory.fact)


def _described(memory: Memory) -> list[tuple[str, str]]:
    slot = f"{memory.slot} = {memory.value}" if memory.slot else ""
    if slot and memory.qualifier:
        slot += f" (for {memory.qualifier})"
    return [
        ("id", memory.id),
        ("fact", memory.fact),
        ("topic", memory.topic),
        ("slot", slot),
        ("labels", ", ".join(f"{name}={value}" for name, value in sorted(memory.labels.items()))),
        ("revision", str(memory.revision)),
        ("created", clock(memory.created_at)),
        ("updated", clock(memory.updated_at)),
        ("expires", clock(memory.expires_at)),
    ]


def _evidence(evidence: Evidence) -> tuple[str, ...]:
    return (clock(evidence.time), evidence.stream or "-", evidence.event_id, evidence.quote)


def _standard_input() -> str:
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError:
        raise InvalidInput("text", "is not UTF-8") from None
