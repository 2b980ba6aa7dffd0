"""``keepwise audit``."""

from __future__ import annotations

from contextlib import aclosing
from pathlib import Path
from typing import get_args

import click

from keepwise.cli.errors import Exit
from keepwise.cli.files import TO_STDOUT, require_free, require_one_output, writing
from keepwise.cli.invocation import Invocation, across
from keepwise.cli.options import bank_option, page_options, pass_invocation, store_options
from keepwise.cli.output import bar, clock, counted, emit, plain, say, table, visible
from keepwise.model import (
    AuditCheck,
    AuditEntry,
    ChainedEntry,
    FindingKind,
    JsonObject,
    Page,
    Scope,
)
from keepwise.wiring import Keepwise

# Fewer entries are checked before anybody wonders.
_WORTH_A_BAR = 20_000


@click.group()
def audit() -> None:
    """See and prove what was decided, without any content."""


@audit.command("list")
@click.option("--app", "app_name", metavar="NAME", help="Only this app.")
@click.option("--user", "user_id", metavar="ID", help="Only this user of the app.")
@click.option("--bank", metavar="NAME", help="Only this bank. By default all of them.")
@click.option("--action", default="", metavar="NAME", help="Only this action, such as refuse.")
@click.option(
    "--kind",
    type=click.Choice(get_args(FindingKind)),
    help="Only decisions about findings of this kind.",
)
@click.option("--newest", is_flag=True, help="The last entry first.")
@click.option(
    "--chain", is_flag=True, help="In the order they were made, across all scopes of one bank."
)
@page_options
@store_options
@pass_invocation
def list_entries(
    call: Invocation,
    app_name: str | None,
    user_id: str | None,
    bank: str | None,
    action: str,
    kind: str | None,
    newest: bool,
    chain: bool,
    limit: int,
    page_token: str,
) -> None:
    """List who did what and why, scope by scope, oldest first.

    Without --user it lists every scope of the app, and without --app every scope of the store.
    """
    if user_id is not None and app_name is None:
        raise click.UsageError("--user needs --app")
    if chain and app_name is not None:
        raise click.UsageError("--chain goes over all scopes of a bank: leave out --app and --user")

    async def by_scope(kw: Keepwise) -> Page[ChainedEntry]:
        async def fetch(scope: Scope, count: int, token: str) -> Page[AuditEntry]:
            return await kw.audit.list(
                scope,
                page_size=count,
                page_token=token,
                newest_first=newest,
                action=action,
                kind=kind or "",
            )

        scopes = [
            scope
            for scope in await kw.scopes()
            if bank in (None, scope.bank)
            and app_name in (None, scope.get("app_name"))
            and user_id in (None, scope.get("user_id"))
        ]
        page = await across(scopes, fetch, limit=limit, token=page_token)
        return Page(
            tuple(ChainedEntry(0, scope.id.hex(), "", entry, scope) for scope, entry in page.items),
            page.next_token,
        )

    async def by_chain(kw: Keepwise) -> Page[ChainedEntry]:
        return await kw.audit.log(
            bank or "default",
            page_size=limit,
            page_token=page_token,
            newest_first=newest,
            action=action,
            kind=kind or "",
        )

    page = call.run(by_chain if chain else by_scope)
    if call.as_json:
        emit({"entries": list(map(_entry, page.items)), "next_page_token": page.next_token})
        return
    if not page.items:
        say("No entries.")
        return
    table(
        ("TIME", "SCOPE", "ACTION", "TARGET", "KINDS", "ACTOR", "REASON"),
        [
            (
                clock(each.entry.time),
                _owner(each),
                each.entry.action,
                each.entry.target,
                ",".join(each.entry.kinds) or "-",
                each.entry.actor,
                each.entry.reason,
            )
            for each in page.items
        ],
    )
    if page.next_token:
        say(f"More: --page-token {page.next_token}")


def _owner(each: ChainedEntry) -> str:
    """A scope in few characters, for a column; its id if the names are gone."""
    if each.scope is None:
        return each.scope_id
    values = "/".join(value for _, value in each.scope.entries)
    return values if each.scope.bank == "default" else f"{each.scope.bank}: {values}"


def _entry(each: ChainedEntry) -> JsonObject:
    document = plain(each.entry)
    assert isinstance(document, dict)
    place: JsonObject = {"position": each.position, "digest": each.digest} if each.position else {}
    return {"scope": plain(each.scope), "scope_id": each.scope_id, **place, **document}


@audit.command()
@click.option("--bank", metavar="NAME", help="Only this bank. By default all of them.")
@click.option(
    "--expect",
    default="",
    metavar="HEAD",
    help="A head that was printed before and kept elsewhere: it must still be there. Needs --bank.",
)
@store_options
@pass_invocation
def verify(call: Invocation, bank: str | None, expect: str) -> None:
    """Check that nobody changed, took out or put in an entry.

    Prints the head of each chain, which proves all that stands before it when it is kept elsewhere.
    Exits with 4 if something was tampered with, and says where.
    """
    if expect and bank is None:
        raise click.UsageError("--expect needs --bank: every bank has a chain of its own")

    async def work(kw: Keepwise) -> list[AuditCheck]:
        heads = await kw.audit.heads()
        wanted = [each.bank for each in heads] if bank is None else [bank]
        # Each entry is looked at from the chain and from its scope.
        total = 2 * sum(each.position for each in heads if each.bank in wanted)
        with bar("Checking", total, quiet=call.as_json or total < _WORTH_A_BAR) as advance:
            return [await kw.audit.verify(each, expect=expect, progress=advance) for each in wanted]

    checks = call.run(work)
    intact = all(each.intact for each in checks)
    if call.as_json:
        emit({"intact": intact, "banks": list(map(_check, checks))})
    else:
        _tell(checks)
        if not intact:
            say(
                "hint: the file was changed by something else than Keepwise. Keep a copy of it as "
                "it is, and compare it with a backup or an earlier keepwise audit export.",
                error=True,
            )
    if not intact:
        click.get_current_context().exit(Exit.FINDINGS)


def _check(check: AuditCheck) -> JsonObject:
    return {
        "bank": check.bank,
        "intact": check.intact,
        "entries": check.entries,
        "head": str(check.head),
        "problems": plain(check.problems),
        "more_problems": check.more,
    }


def _tell(checks: list[AuditCheck]) -> None:
    for each in checks:
        if each.intact:
            state = "as they were recorded"
        else:
            state = counted(len(each.problems) + each.more, "problem")
        say(f"{visible(each.bank)}: {counted(each.entries, 'entry', 'entries')}, {state}.")
        if each.head.position:
            say(f"Head: {each.head}")
    found = [(check.bank, each) for check in checks for each in check.problems]
    if found:
        table(
            ("BANK", "POSITION", "SCOPE", "ENTRY", "WHAT"),
            [
                (bank, str(each.position), each.scope_id or "-", str(each.seq or "-"), each.what)
                for bank, each in found
            ],
        )
    elif any(each.head.position for each in checks):
        say(
            "Keep the head elsewhere: with --expect it proves later that nothing before it changed."
        )


@audit.command()
@click.argument(
    "file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path), metavar="FILE"
)
@click.option(
    "--names", is_flag=True, help="Tell scopes by name, too, where they are still listed."
)
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@bank_option
@store_options
@pass_invocation
def export(call: Invocation, file: Path, names: bool, force: bool, bank: str) -> None:
    """Write the chain of a bank into FILE, or - for standard output.

    A line of JSON for each entry, and its head as the last one. It holds no content: scopes are
    told by id, and reasons that callers gave by digest.
    """
    require_one_output(file, as_json=call.as_json)
    require_free(file, force=force)
    to_stdout = str(file) == TO_STDOUT

    async def end(kw: Keepwise) -> int:
        return max(
            (each.position for each in await kw.audit.heads() if each.bank == bank), default=0
        )

    total = call.run(end)
    quiet = call.as_json or to_stdout or total < _WORTH_A_BAR
    with writing(file) as target, bar("Exporting", total, quiet=quiet) as advance:

        async def pour(kw: Keepwise) -> int:
            lines = kw.audit.export(bank, names=names)
            count = -1
            async with aclosing(lines):
                async for line in lines:
                    target.write(f"{line}\n".encode())
                    advance(1)
                    count += 1
            return count

        count = call.run(pour)
    if call.as_json:
        emit({"bank": bank, "entries": count, "file": str(file)})
    elif not to_stdout:
        say(f"Exported {counted(count, 'entry', 'entries')} of {visible(bank)} to {file}.")
