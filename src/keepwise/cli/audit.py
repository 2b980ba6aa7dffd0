"""``keepwise audit``."""

from __future__ import annotations

import click

from keepwise.cli.invocation import Invocation, across
from keepwise.cli.options import page_options, pass_invocation, store_options
from keepwise.cli.output import clock, emit, plain, say, table
from keepwise.model import AuditEntry, JsonObject, Page, Scope
from keepwise.wiring import Keepwise


@click.group()
def audit() -> None:
    """See what was decided: kinds, reasons and ids, never content."""


@audit.command("list")
@click.option("--app", "app_name", metavar="NAME", help="Only this app.")
@click.option("--user", "user_id", metavar="ID", help="Only this user of the app.")
@click.option("--bank", metavar="NAME", help="Only this bank. By default all of them.")
@page_options
@store_options
@pass_invocation
def list_entries(
    call: Invocation,
    app_name: str | None,
    user_id: str | None,
    bank: str | None,
    limit: int,
    page_token: str,
) -> None:
    """List who did what and why, scope by scope, oldest first.

    Without --user it lists every scope of the app, and without --app every scope of the store.
    """
    if user_id is not None and app_name is None:
        raise click.UsageError("--user needs --app")

    async def work(kw: Keepwise) -> Page[tuple[Scope, AuditEntry]]:
        async def fetch(scope: Scope, count: int, token: str) -> Page[AuditEntry]:
            return await kw.audit.list(scope, page_size=count, page_token=token)

        scopes = [
            scope
            for scope in await kw.scopes()
            if bank in (None, scope.bank)
            and app_name in (None, scope.get("app_name"))
            and user_id in (None, scope.get("user_id"))
        ]
        return await across(scopes, fetch, limit=limit, token=page_token)

    page = call.run(work)
    if call.as_json:
        emit(
            {
                "entries": [_entry(scope, entry) for scope, entry in page.items],
                "next_page_token": page.next_token,
            }
        )
        return
    if not page.items:
        say("No entries. The first one is written with the first memory.")
        return
    table(
        ("TIME", "SCOPE", "ACTION", "TARGET", "KINDS", "ACTOR", "REASON"),
        [
            (
                clock(entry.time),
                _owner(scope),
                entry.action,
                entry.target,
                ",".join(entry.kinds) or "-",
                entry.actor,
                entry.reason,
            )
            for scope, entry in page.items
        ],
    )
    if page.next_token:
        say(f"More: --page-token {page.next_token}")


def _owner(scope: Scope) -> str:
    """A scope in few characters, for a column."""
    values = "/".join(value for _, value in scope.entries)
    return values if scope.bank == "default" else f"{scope.bank}: {values}"


def _entry(scope: Scope, entry: AuditEntry) -> JsonObject:
    document = plain(entry)
    assert isinstance(document, dict)
    return {"scope": plain(scope), **document}
