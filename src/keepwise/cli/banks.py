"""``keepwise banks``: what each bank remembers, and which there are."""

from __future__ import annotations

import json
from pathlib import Path

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import danger_options, page_options, pass_invocation, store_options
from keepwise.cli.output import clock, counted, emit, plain, record, say, table
from keepwise.errors import InvalidInput
from keepwise.governance.receipts import document
from keepwise.model import Json, JsonObject
from keepwise.model.banks import BankRecord
from keepwise.wiring import Keepwise


@click.group()
def banks() -> None:
    """See, create, configure and delete banks."""


@banks.command("list")
@page_options
@store_options
@pass_invocation
def list_banks(call: Invocation, limit: int, page_token: str) -> None:
    """List the banks there are, and whether each is configured."""
    page = call.run(lambda kw: kw.banks.list(page_size=limit, page_token=page_token))
    if call.as_json:
        emit({"banks": plain(page.items), "next_page_token": page.next_token})
        return
    table(
        ("BANK", "NAME", "CONFIGURED", "CREATED"),
        [
            (
                each.name,
                each.display_name or "-",
                "yes" if each.config else "as the settings say",
                clock(each.created_at) or "-",
            )
            for each in page.items
        ],
    )
    if page.next_token:
        say(f"More: --page-token {page.next_token}")


@banks.command()
@click.argument("bank", metavar="BANK")
@store_options
@pass_invocation
def show(call: Invocation, bank: str) -> None:
    """Show a bank and its configuration.

    Notes tell what of the configuration is done otherwise here.
    """

    async def look(kw: Keepwise) -> tuple[BankRecord, tuple[str, ...]]:
        return await kw.banks.get(bank), (await kw.banks.rules(bank)).notes

    _show(call, *call.run(look))


@banks.command()
@click.argument("bank", metavar="BANK")
@click.option("--display-name", default="", metavar="TEXT", help="What people call it.")
@click.option("--description", default="", metavar="TEXT", help="What it is for.")
@click.option(
    "--config",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="JSON: Memory Bank's memoryBankConfig, in camelCase.",
)
@store_options
@pass_invocation
def create(
    call: Invocation, bank: str, display_name: str, description: str, config: Path | None
) -> None:
    """Create a bank.

    Without --config it remembers what the settings say.
    """
    wanted = _read(config)

    async def work(kw: Keepwise) -> tuple[BankRecord, tuple[str, ...]]:
        made = await kw.banks.create(
            bank,
            display_name=display_name,
            description=description,
            config=wanted,
            actor="cli",
        )
        return made, (await kw.banks.rules(bank)).notes

    _show(call, *call.run(work, create=True))


@banks.command()
@click.argument("bank", metavar="BANK")
@click.option("--display-name", metavar="TEXT", help="What people call it.")
@click.option("--description", metavar="TEXT", help="What it is for.")
@click.option(
    "--config",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="JSON: the fields of its configuration to change.",
)
@store_options
@pass_invocation
def update(
    call: Invocation,
    bank: str,
    display_name: str | None,
    description: str | None,
    config: Path | None,
) -> None:
    """Change a bank; what no option names stays as it is."""
    wanted = _read(config)

    async def work(kw: Keepwise) -> tuple[BankRecord, tuple[str, ...]]:
        changed = await kw.banks.update(
            bank,
            display_name=display_name,
            description=description,
            config=wanted,
            actor="cli",
        )
        return changed, (await kw.banks.rules(bank)).notes

    _show(call, *call.run(work))


@banks.command()
@click.argument("bank", metavar="BANK")
@click.option("--force", is_flag=True, help="Erase everybody in it too.")
@danger_options
@store_options
@pass_invocation
def delete(call: Invocation, bank: str, force: bool, dry_run: bool, yes: bool) -> None:
    """Delete a bank.

    One that holds memories or sessions is deleted with --force only: everybody in it is erased,
    each with a receipt.
    """
    if not dry_run and not yes:
        require_somebody_to_ask(call)

    async def look(kw: Keepwise) -> int:
        await kw.banks.get(bank)
        return sum(scope.bank == bank for scope in await kw.scopes())

    people = call.run(look)
    if dry_run:
        if call.as_json:
            emit({"dry_run": True, "scopes": people, "receipts": []})
        else:
            say(f"Would be deleted: the bank {bank}, with {counted(people, 'scope')} in it.")
        return
    if not yes:
        confirm_or_exit(
            f"Delete the bank {bank} with {counted(people, 'scope')} in it? It cannot be undone",
            "Nothing was deleted.",
        )
    receipts = call.run(lambda kw: kw.banks.delete(bank, force=force, actor="cli"))
    if call.as_json:
        emit({"dry_run": False, "scopes": people, "receipts": list(map(document, receipts))})
        return
    say(f"Deleted the bank {bank}; {counted(len(receipts), 'scope')} erased.")


def _read(config: Path | None) -> JsonObject | None:
    if config is None:
        return None
    try:
        held: Json = json.loads(config.read_text("utf-8"))
    except (ValueError, RecursionError):
        raise InvalidInput("--config", f"{config} is not JSON") from None
    if not isinstance(held, dict):
        raise InvalidInput("--config", f"{config} must hold an object")
    return held


def _show(call: Invocation, bank: BankRecord, notes: tuple[str, ...]) -> None:
    if call.as_json:
        emit({"bank": plain(bank), "notes": [*notes]})
        return
    record(
        [
            ("bank", bank.name),
            ("name", bank.display_name),
            ("description", bank.description),
            ("created", clock(bank.created_at)),
            ("config", json.dumps(bank.config, ensure_ascii=False) if bank.config else "-"),
        ]
    )
    for note in notes:
        say(f"Note: {note}")
