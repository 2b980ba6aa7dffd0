"""What waits in quarantine: see it with where it came from, confirm it, drop it."""

from __future__ import annotations

import click

from keepwise.cli.invocation import Invocation
from keepwise.cli.memories.changing import tell
from keepwise.cli.options import page_options, pass_invocation, scope_options, store_options
from keepwise.cli.output import clock, emit, plain, say, table
from keepwise.model import Scope


@click.command()
@page_options
@scope_options
@store_options
@pass_invocation
def quarantined(
    call: Invocation, limit: int, page_token: str, app_name: str, user_id: str, bank: str
) -> None:
    """List what waits in quarantine for a person.

    It was said by others, or reads like an order. Nothing of it is retrieved or given to a model.
    What nobody confirms expires.
    """
    scope = Scope.user(app_name, user_id, bank=bank)

    page = call.look(
        scope,
        "quarantine",
        lambda kw: kw.bank.quarantine.list(scope, page_size=limit, page_token=page_token),
    )
    if call.as_json:
        emit({"quarantined": plain(page.items), "next_page_token": page.next_token})
        return
    if not page.items:
        say("No more." if page_token else "Nothing waits in quarantine.")
        return
    table(
        ("ID", "SAID", "TRUST", "AUTHOR", "RULE", "EXPIRES", "FACT"),
        [
            (
                each.id,
                clock(each.evidence.time),
                each.trust,
                each.author,
                each.rule,
                clock(each.expires_at) or "-",
                each.fact,
            )
            for each in page.items
        ],
    )
    if page.next_token:
        say(f"More: --page-token {page.next_token}")
    say("keepwise memories confirm ID remembers one; keepwise memories drop ID takes it out.")


@click.command()
@click.argument("item_id", metavar="ID")
@scope_options
@store_options
@pass_invocation
def confirm(call: Invocation, item_id: str, app_name: str, user_id: str, bank: str) -> None:
    """Remember something that waits in quarantine.

    You have looked at it, and it is true. Figures and credentials are refused whoever confirms
    them, with exit code 3.
    """
    scope = Scope.user(app_name, user_id, bank=bank)
    tell(call, call.run(lambda kw: kw.bank.quarantine.confirm(scope, item_id, actor="cli")))


@click.command()
@click.argument("item_id", metavar="ID")
@scope_options
@store_options
@pass_invocation
def drop(call: Invocation, item_id: str, app_name: str, user_id: str, bank: str) -> None:
    """Take something out of quarantine for good.

    The same words of the same event stay out.
    """
    scope = Scope.user(app_name, user_id, bank=bank)
    call.run(lambda kw: kw.bank.quarantine.drop(scope, item_id, actor="cli"))
    if call.as_json:
        emit({"dropped": item_id})
        return
    say("Dropped.")
