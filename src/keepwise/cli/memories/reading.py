"""Commands that read memories. Whoever runs them is an operator, and the audit log says so."""

from __future__ import annotations

import click

from keepwise.cli.invocation import Invocation
from keepwise.cli.memories.telling import described, explained, for_person, said
from keepwise.cli.options import page_options, pass_invocation, scope_options, store_options
from keepwise.cli.output import clock, emit, plain, record, say, table
from keepwise.model import Hits, Memory, Page, Revision, Scope
from keepwise.wiring import Keepwise

# An empty answer would look as if somebody who is there had nothing stored.
_UNKNOWN = "Note: nothing was ever stored for this app and user in this bank: a typing error?"
_ADD = 'add one with: keepwise memories add "I prefer metric units" --app APP --user USER'


@click.command("list")
@click.option(
    "--person",
    is_flag=True,
    help="In plain words, for the person: since when, from which words, and how to change it.",
)
@page_options
@scope_options
@store_options
@pass_invocation
def list_memories(
    call: Invocation,
    person: bool,
    limit: int,
    page_token: str,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """List memories, most recently updated first."""
    scope = Scope.user(app_name, user_id, bank=bank)

    async def work(kw: Keepwise) -> tuple[Page[Memory], bool]:
        page = await kw.bank.list(scope, page_size=limit, page_token=page_token)
        return page, await kw.knows(scope)

    page, known = call.look(scope, "memories", work)
    if person:
        for_person(call, scope, page, first=not page_token)
        return
    if call.as_json:
        emit({"memories": plain(page.items), "next_page_token": page.next_token, "known": known})
        return
    if not page.items:
        if not known:
            say(_UNKNOWN, error=True)
        say("No more." if page_token else f"Nothing is remembered; {_ADD}")
        return
    table(
        ("ID", "UPDATED", "TOPIC", "FACT"),
        [(each.id, clock(each.updated_at), each.topic or "-", each.fact) for each in page.items],
    )
    if page.next_token:
        say(f"More: --page-token {page.next_token}")


@click.command()
@click.argument("query", metavar="QUERY")
@click.option("--top-k", type=int, metavar="N", help="How many at most. By default the setting.")
@click.option("--filter", "only", default="", metavar="FILTER", help="Which ones, as AIP-160.")
@click.option("--newest", is_flag=True, help="What was written last comes first.")
@click.option("--explain", is_flag=True, help="Say why each memory is here.")
@scope_options
@store_options
@pass_invocation
def search(
    call: Invocation,
    query: str,
    top_k: int | None,
    only: str,
    newest: bool,
    explain: bool,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Find the memories that bear on QUERY, best first.

    A memory is here as a match, because it shares words with the query; by its meaning, which is
    near; or as standing, because it shapes any answer. A filter asks of its fields: topic, slot,
    labels.NAME, create_time, update_time, fact.
    """
    scope = Scope.user(app_name, user_id, bank=bank)

    async def work(kw: Keepwise) -> tuple[Hits, bool]:
        hits = await kw.bank.retrieve(scope, query, top_k=top_k, filter=only, newest=newest)
        return hits, await kw.knows(scope)

    hits, known = call.look(scope, "memories", work)
    if call.as_json:
        emit({"hits": plain(hits), "degraded": hits.degraded, "known": known})
        return
    if not known:
        say(_UNKNOWN, error=True)
    if hits.degraded:
        say(f"Note: {hits.degraded}.", error=True)
    if not hits:
        say("Nothing that is remembered bears on this; keepwise memories list shows all of it.")
        return
    if explain:
        table(
            ("ID", "WHY", "SCORE", "WORDS", "COSINE", "TERMS", "FACT"),
            [explained(hit) for hit in hits],
        )
    else:
        table(("ID", "FACT"), [(hit.memory.id, hit.memory.fact) for hit in hits])


@click.command()
@click.argument("memory_id", metavar="ID")
@scope_options
@store_options
@pass_invocation
def show(call: Invocation, memory_id: str, app_name: str, user_id: str, bank: str) -> None:
    """Show one memory, its origin and the words it rests on."""
    scope = Scope.user(app_name, user_id, bank=bank)

    async def work(kw: Keepwise) -> tuple[Memory, Revision]:
        memory = await kw.bank.get(scope, memory_id)
        states = await kw.bank.revisions(scope, memory_id)
        return memory, states[-1]

    memory, state = call.look(scope, memory_id, work)
    if call.as_json:
        how = {name: getattr(state, name) for name in _PROVENANCE}
        emit({"memory": plain(memory), "provenance": how})
        return
    record(described(memory, state))
    if memory.evidence:
        say("")
        table(("SAID", "SESSION", "EVENT", "QUOTE"), [said(each) for each in memory.evidence])


_PROVENANCE = ("engine", "rule", "policy", "trust", "actor")


@click.command()
@click.argument("memory_id", metavar="ID")
@scope_options
@store_options
@pass_invocation
def revisions(call: Invocation, memory_id: str, app_name: str, user_id: str, bank: str) -> None:
    """Show every state a memory has been in, oldest first.

    Each with how it came to be: who did it, by which rule and policy, and whose words it rests on.
    """
    scope = Scope.user(app_name, user_id, bank=bank)

    states = call.look(scope, memory_id, lambda kw: kw.bank.revisions(scope, memory_id))
    if call.as_json:
        emit({"memory_id": memory_id, "revisions": plain(states)})
        return
    table(
        ("NUMBER", "TIME", "ACTION", "ACTOR", "TRUST", "RULE", "POLICY", "REASON", "FACT"),
        [
            (
                str(each.number),
                clock(each.time),
                each.action,
                each.actor or "-",
                each.trust or "-",
                ":".join(filter(None, (each.engine, each.rule))) or "-",
                each.policy or "-",
                each.reason,
                each.fact,
            )
            for each in states
        ],
    )
