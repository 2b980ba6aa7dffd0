"""``keepwise policy``: what may be stored, and every policy there was."""

from __future__ import annotations

from typing import TextIO

import click

from keepwise.cli.files import read_text
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import json_option, pass_invocation, store_options
from keepwise.cli.output import emit, plain, say, table
from keepwise.configuring import policy as configured
from keepwise.governance.policy import CHOICES, KINDS, PRESETS, Policy, parse_policy
from keepwise.model import Page
from keepwise.settings import load
from keepwise.wiring import Keepwise


@click.group()
def policy() -> None:
    """See and check what may be stored, by destination and kind."""


@policy.command()
@click.option(
    "--preset", type=click.Choice(list(PRESETS)), help="This preset. By default the setting's."
)
@click.option("--toml", is_flag=True, help="As a document to start one's own from.")
@json_option
@pass_invocation
def show(call: Invocation, preset: str | None, toml: bool) -> None:
    """Show the policy that decides."""
    found = PRESETS[preset] if preset else configured(load().policy)
    if toml:
        _write(found)
        return
    _tell(call, found)


@policy.command()
@click.argument("file", type=click.File(encoding="utf-8"), metavar="FILE")
@json_option
@pass_invocation
def check(call: Invocation, file: TextIO) -> None:
    """Read a policy document and show what it decides.

    FILE is TOML; - reads standard input. A mistake is told by name, with exit code 1.
    """
    _tell(call, parse_policy(read_text(file), file.name))


@policy.command()
@store_options
@pass_invocation
def history(call: Invocation) -> None:
    """List every policy this store has had, by its version."""

    async def work(kw: Keepwise) -> Page[dict[str, object]]:
        documents = await kw.policies.documents()
        now = kw.guard.policy.version
        return Page(
            tuple(
                {"version": version, "current": version == now, "document": document}
                for version, document in documents.items()
            )
        )

    found = call.run(work).items
    if call.as_json:
        emit({"policies": plain(found)})
        return
    table(
        ("VERSION", "CURRENT"),
        [(str(each["version"]), "yes" if each["current"] else "-") for each in found],
    )
    say("keepwise audit list shows when each came; --json here shows what each decides.")


def _tell(call: Invocation, found: Policy) -> None:
    if call.as_json:
        emit({"version": found.version, **found.document})
        return
    say(f"Policy {found.version}")
    table(
        ("KIND", *(place.upper() for place in CHOICES)),
        [(kind, *(found.rules[place][kind] for place in CHOICES)) for kind in KINDS],
    )
    for each in found.exceptions:
        what = f"{each.kind} by the rule {each.rule}" if each.rule else each.kind
        say(f"Exception: {what} in {each.destination}: {each.treatment}, because {each.reason}")


def _write(found: Policy) -> None:
    say(
        "# What may be stored. A preset is the base; only an [[exceptions]] entry, with its reason,"
    )
    say("# may be looser. keepwise policy check FILE reads it as the product does.")
    say('name = "mine"')
    base = found.name if found.name in PRESETS else "strict"
    say(f'base = "{base}"')
    for place, choices in CHOICES.items():
        say("")
        say(f"[{place}]  # {', '.join(choices)}")
        for kind in KINDS:
            say(f'{kind} = "{found.rules[place][kind]}"')
    say("")
    say("# [[exceptions]]")
    say('# destination = "memory"')
    say('# kind = "figure"')
    say('# rule = "percent"')
    say('# treatment = "allow"')
    say('# reason = "service levels are part of the contract"')
