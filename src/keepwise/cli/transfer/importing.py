"""``keepwise import file``: exports, and memories that other programs kept."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.errors import Exit
from keepwise.cli.files import TO_STDOUT
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import pass_invocation, store_options
from keepwise.cli.output import counted, emit, plain, record, say, status, table, visible
from keepwise.configuring import database_path
from keepwise.model import ImportFormat, ImportReport, OnConflict
from keepwise.settings import load
from keepwise.wiring import Keepwise

if TYPE_CHECKING:
    from keepwise.adk.importing import ImportedMemories

_SHOWN = 20


@click.command("file")
@click.argument("file", metavar="FILE")
@click.option(
    "--format",
    "form",
    type=click.Choice(("auto", "keepwise", "mem0", "memory-bank", "mcp", "adk-memory")),
    default="auto",
    show_default=True,
    help="Whose file it is.",
)
@click.option("--app", "app_name", metavar="NAME", help="The app it becomes.")
@click.option("--user", "user_id", metavar="ID", help="The user it becomes.")
@click.option("--bank", metavar="NAME", help="The bank it becomes. By default the export's.")
@click.option("--dry-run", is_flag=True, help="Count what would come over; change nothing.")
@click.option(
    "--on-conflict",
    type=click.Choice(("skip", "update")),
    default="skip",
    show_default=True,
    help="What is done about a record that is here and differs.",
)
@click.option("--yes", "-y", is_flag=True, help="Do not ask for confirmation.")
@store_options
@pass_invocation
@click.pass_context
def import_file(
    ctx: click.Context,
    call: Invocation,
    file: str,
    form: ImportFormat | Literal["auto", "adk-memory"],
    app_name: str | None,
    user_id: str | None,
    bank: str | None,
    dry_run: bool,
    on_conflict: OnConflict,
    yes: bool,
) -> None:
    """Import an export, or memories of another program.

    FILE may be - for standard input. All of it is checked before anything is
    written, and every record passes the guard.
    Importing it again changes nothing. Of --format adk-memory, FILE is the file or URL of the old
    store, and --app and --user take a part of it. Exits with 1 if something was left out, and says
    what and why.
    """
    if on_conflict == "update" and not dry_run and not yes:
        require_somebody_to_ask(call)
        confirm_or_exit("Replace what is older here? It cannot be undone", "Nothing was imported.")
    path = database_path(call.url or load().url)
    if dry_run and path is not None and not path.exists():
        call = replace(call, url=":memory:")
    if form == "adk-memory":
        _import_adk(ctx, call, file, app_name, user_id, bank or "default", dry_run=dry_run)
        return
    with _source(file) as source, status("Importing", quiet=call.as_json) as tell:
        done = 0

        def progress(count: int) -> None:
            nonlocal done
            done += count
            tell(f"{done} records")

        async def work(kw: Keepwise) -> ImportReport:
            return await kw.import_file(
                source,
                form=form,
                app_name=app_name,
                user_id=user_id,
                bank=bank,
                dry_run=dry_run,
                on_conflict=on_conflict,
                actor="cli",
                progress=progress,
            )

        report = call.run(work, create=True)
    if call.as_json:
        emit({"import": plain(report)})
    else:
        _tell(report, file)
    ctx.exit(Exit.FAILED if report.skipped else Exit.DONE)


@contextmanager
def _source(file: str) -> Iterator[Path]:
    """The file; standard input is read to its end first, for it is gone through twice."""
    if file != TO_STDOUT:
        path = Path(file)
        if not path.is_file():
            raise click.UsageError(f"there is no file {visible(file)}")
        yield path
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "import"
        with path.open("wb") as target:
            shutil.copyfileobj(sys.stdin.buffer, target)
        yield path


def _tell(report: ImportReport, file: str) -> None:
    done = "Would import" if report.dry_run else "Imported"
    name = "standard input" if file == TO_STDOUT else visible(file)
    say(f"{done} from {name} ({report.format}):" if report.changed else f"Nothing new in {name}:")
    record(
        [
            (kind, ", ".join(f"{count} {outcome}" for outcome, count in row.items() if count))
            for kind, row in report.counts.items()
        ]
        + [
            ("redacted", counted(report.redacted, "text part") if report.redacted else ""),
            ("left out", counted(report.parts, "earlier state") if report.parts else ""),
        ]
    )
    if not report.skipped:
        return
    left = len(report.skipped) + report.unlisted
    say(f"\nNot taken over ({left}):")
    table(
        ("LINE", "RECORD", "OUTCOME", "WHY"),
        [
            (str(each.line), each.record, each.outcome, each.reason)
            for each in report.skipped[:_SHOWN]
        ],
    )
    if left > _SHOWN:
        say(f"… and {left - _SHOWN} more; --json lists up to a thousand of them.")


def _import_adk(
    ctx: click.Context,
    call: Invocation,
    source: str,
    app_name: str | None,
    user_id: str | None,
    bank: str,
    *,
    dry_run: bool,
) -> None:
    with status("Loading ADK, which takes a moment", quiet=call.as_json):
        # ADK takes a second to import; everything but this does without it.
        from keepwise.adk.importing import import_memories

        async def work(kw: Keepwise) -> ImportedMemories:
            return await import_memories(
                kw, source, bank=bank, app_name=app_name, user_id=user_id, dry_run=dry_run
            )

        imported = call.run(work, create=True)
    if call.as_json:
        emit({"import": plain(imported)})
    else:
        done = "Would learn" if dry_run else "Learned"
        say(f"{done} from {visible(imported.source)}:")
        record(
            (
                ("users", str(imported.users)),
                ("events", f"{imported.events_new} new, {imported.events_known} known"),
                ("memories", str(imported.memories)),
                ("refused", str(imported.rejected) if imported.rejected else ""),
                ("quarantined", str(imported.quarantined) if imported.quarantined else ""),
            )
        )
        for each in imported.left_out[:_SHOWN]:
            say(f"left out: {visible(each.event_id) or '-'}: {visible(each.reason)}")
    ctx.exit(Exit.FAILED if imported.left_out else Exit.DONE)
