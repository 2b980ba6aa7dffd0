"""``keepwise demo``: plays the story and prints what was kept, refused, recalled and forgotten."""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
from collections.abc import AsyncGenerator
from contextlib import aclosing, asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from keepwise.errors import InvalidInput
from keepwise.settings import Settings
from keepwise.wiring import Keepwise

if TYPE_CHECKING:
    from keepwise.adk.story.services import Services
    from keepwise.adk.story.telling import Check, Step

DATABASE = "keepwise.db"


def run(*, as_json: bool, keep: Path | None, remote: bool = False) -> int:
    """Play the story in a temporary folder, or in ``keep``; 1 if a check fails.

    With ``remote`` ADK's own services for Google's cloud play it, against a server of ours.
    """
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        if (keep / DATABASE).exists():
            raise InvalidInput(
                "--keep",
                f"{keep / DATABASE} exists",
                hint="name an empty folder; the demo starts afresh",
            )
    with nullcontext(keep) if keep else tempfile.TemporaryDirectory() as folder:
        steps, checks = asyncio.run(_play(Path(str(folder)), quiet=as_json, remote=remote))
    ok = all(check.ok for check in checks)
    if as_json:
        document = {
            "steps": [
                {"title": step.title, "lines": [list(line) for line in step.lines]}
                for step in steps
            ],
            "checks": [
                {"name": check.name, "ok": check.ok, "detail": check.detail} for check in checks
            ],
            "ok": ok,
        }
        click.echo(json.dumps(document, ensure_ascii=False, indent=2))
        return 0 if ok else 1
    passed = sum(check.ok for check in checks)
    click.echo()
    click.secho(f"{passed} of {len(checks)} checks passed", fg="green" if ok else "red", bold=True)
    if keep is not None:
        click.echo(
            f"The database is {keep / DATABASE}. Look at it with:\n"
            f"  keepwise memories list --app acme --user maria --url {keep / DATABASE}"
        )
    return 0 if ok else 1


@asynccontextmanager
async def _stage(kw: Keepwise, remote: bool) -> AsyncGenerator[Services | None]:
    """The open store, and the services to play on; None for Keepwise's own."""
    if not remote:
        async with kw:
            yield None
        return
    from keepwise.adk.story.remote import services_at
    from keepwise.server.running import running

    async with running(kw) as address:
        yield await services_at(address, kw)


async def _play(folder: Path, *, quiet: bool, remote: bool) -> tuple[list[Step], list[Check]]:
    # ADK takes a second to import; everything but the demo does without it.
    from keepwise.adk.story.telling import Step, play

    # What the log would warn about is what the story shows.
    logging.getLogger("keepwise.adk").setLevel(logging.ERROR)
    steps: list[Step] = []
    checks: list[Check] = []
    kw = Keepwise.open(str(folder / DATABASE), settings=Settings())
    async with _stage(kw, remote) as services, aclosing(play(kw, folder, services)) as story:
        async for told in story:
            if isinstance(told, Step):
                steps.append(told)
                if not quiet:
                    _print_step(told)
            else:
                checks.append(told)
                if not quiet:
                    _print_check(told)
    return steps, checks


def _print_step(step: Step) -> None:
    click.echo()
    click.secho(step.title, bold=True)
    width = max(len(label) for label, _ in step.lines)
    for label, text in step.lines:
        click.echo(f"  {click.style(label.rjust(width), dim=True)}  {text}")


def _print_check(check: Check) -> None:
    mark = click.style("ok  ", fg="green") if check.ok else click.style("FAIL", fg="red")
    click.echo(f"  {mark}  {check.name}: {check.detail}")
