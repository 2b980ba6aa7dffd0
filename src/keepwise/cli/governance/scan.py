"""``keepwise scan``: look at all that is stored with today's policy."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.errors import Exit
from keepwise.cli.files import TO_STDOUT, require_free, writing
from keepwise.cli.governance.scan_formats import FORMATS, as_document, closing, rows, summary
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import danger_options, lifetime, pass_invocation, store_options
from keepwise.cli.output import counted, emit, say, status, table, visible
from keepwise.errors import KeepwiseError
from keepwise.model import ScanFix, ScanReport
from keepwise.wiring import Keepwise


@dataclass(frozen=True, slots=True)
class _Asked:
    """What is to be scanned, and how it is told."""

    bank: str | None
    app_name: str | None
    user_id: str | None
    style: str
    output: Path | None

    async def scan(
        self, kw: Keepwise, *, fix: ScanFix | None, resume: bool, quiet: bool
    ) -> ScanReport:
        """Scan the open store, with a line on a terminal that says how far it is."""
        with status("Scanning", quiet=quiet) as update:

            def progress(done: int, total: int, records: int) -> None:
                scopes = f"{done} of {counted(total, 'scope')}"
                update(f"Scanning: {scopes}, {counted(records, 'record')}")

            return await kw.scan(
                bank=self.bank,
                app_name=self.app_name,
                user_id=self.user_id,
                fix=fix,
                resume=resume,
                actor="cli",
                progress=progress,
            )


@click.command()
@click.option("--app", "app_name", metavar="NAME", help="Only this app.")
@click.option("--user", "user_id", metavar="ID", help="Only this user of the app.")
@click.option("--bank", metavar="NAME", help="Only this bank. By default all of them.")
@click.option(
    "--fix",
    type=click.Choice(["quarantine", "erase"]),
    help="What becomes of a memory that says it. Everything else is redacted.",
)
@click.option("--resume", is_flag=True, help="Go on where a scan that was stopped had got to.")
@click.option(
    "--every",
    "pause",
    callback=lifetime,
    metavar="TIME",
    help="Scan again after this time, until stopped: 6h, 30m, 1d. One line a run.",
)
@click.option(
    "--format",
    "style",
    type=click.Choice(list(FORMATS)),
    default="text",
    show_default=True,
    help="The form of the report.",
)
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the report into this file.",
)
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@danger_options
@store_options
@pass_invocation
def scan(
    call: Invocation,
    app_name: str | None,
    user_id: str | None,
    bank: str | None,
    fix: str | None,
    resume: bool,
    pause: int | None,
    style: str,
    output: Path | None,
    force: bool,
    dry_run: bool,
    yes: bool,
) -> None:
    """Look at all that is stored with today's policy.

    Tells the place and the kind of what may not be stored, never the value. Exits with 4 if
    something was found and is still there.
    """
    if user_id is not None and app_name is None:
        raise click.UsageError("--user needs --app")
    if output == Path(TO_STDOUT):
        output = None
    if style == "json" and output is None:
        call.as_json = True
    elif style != "text" and output is None and (call.as_json or pause is not None):
        what = "--json" if call.as_json else "--every"
        raise click.UsageError(f"--format {style} and {what}: name a file for one with --output")
    if output is not None:
        require_free(output, force=force)
    wanted = None if dry_run else cast("ScanFix | None", fix)
    if wanted and not yes:
        if pause is not None:
            raise click.UsageError("--every with --fix asks nobody: add --yes")
        require_somebody_to_ask(call)
    asked = _Asked(bank, app_name, user_id, style, output)
    if pause is not None:
        _repeat(call, asked, wanted, resume=resume, pause=pause / 1_000_000)
        return

    def go(fix: ScanFix | None, *, resume: bool) -> ScanReport:
        quiet = call.as_json
        return call.run(lambda kw: asked.scan(kw, fix=fix, resume=resume, quiet=quiet))

    if wanted and not yes:
        what = "what is found from here on"
        if not resume:  # or the look would take the place of the scan to be resumed
            looked = go(None, resume=False)
            if not looked.findings:
                _tell(call, asked, looked)
                return
            _show(looked)
            what = "what is listed"
        confirm_or_exit(
            f"Take out {what} ({wanted} memories, redact the rest)? It cannot be undone",
            "Nothing was changed.",
        )
    report = go(wanted, resume=resume)
    _tell(call, asked, report)
    if dry_run and fix and not call.as_json:
        say("Nothing was changed.", error=output is None and style != "text")
    if report.left:
        click.get_current_context().exit(Exit.FINDINGS)


def _tell(call: Invocation, asked: _Asked, report: ScanReport) -> None:
    if report.restarted and not call.as_json:
        say(f"Started over: {report.restarted}.", error=True)
    if not report.scrubbed and not call.as_json:
        say("What was taken out stays in the log until another process is done.", error=True)
    if asked.output is not None:
        _write(asked.output, FORMATS[asked.style](report))
    if call.as_json:
        emit(as_document(report))
    elif asked.output is not None:
        say(summary(report))
    elif asked.style == "text":
        _show(report)
    else:
        click.echo(FORMATS[asked.style](report), nl=False)


def _show(report: ScanReport) -> None:
    """The report on the screen, or as plain text where there is none."""
    if report.findings:
        head, *found = rows(report)
        table(head, found)
    for line in closing(report):
        say(line)


def _write(path: Path, text: str) -> None:
    # Whole or not at all: whoever collects reports must not read half of one.
    with writing(path) as target:
        target.write(text.encode("utf-8", "backslashreplace"))


def _repeat(
    call: Invocation, asked: _Asked, fix: ScanFix | None, *, resume: bool, pause: float
) -> None:
    """Scan again and again until somebody stops it."""

    async def work(kw: Keepwise) -> None:
        go_on = resume

        async def once() -> None:
            nonlocal go_on
            try:
                report = await asked.scan(kw, fix=fix, resume=go_on, quiet=True)
            except KeepwiseError as error:
                if not error.retryable:
                    raise
                say(f"Not scanned this time: {visible(error.message)}", error=True)
                return
            go_on = False
            if asked.output is not None:
                _write(asked.output, FORMATS[asked.style](report))
            if call.as_json:
                say(json.dumps(as_document(report), ensure_ascii=False))
            else:
                say(summary(report))

        await _until_stopped(once, pause)

    call.run(work)


async def _until_stopped(once: Callable[[], Awaitable[None]], pause: float) -> None:
    """Do something, wait, and do it again; Ctrl-C and SIGTERM end it in the midst of anything."""
    import asyncio
    import contextlib
    import signal

    async def loop() -> None:
        while True:
            await once()
            await asyncio.sleep(pause)

    task = asyncio.ensure_future(loop())
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # as on Windows
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        return
