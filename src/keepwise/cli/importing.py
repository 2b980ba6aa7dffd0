"""``keepwise import``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import click

from keepwise.cli.errors import Exit
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import bank_option, pass_invocation, store_options
from keepwise.cli.output import counted, emit, plain, record, say, status, table, visible
from keepwise.cli.transfer.importing import import_file
from keepwise.configuring import database_path
from keepwise.settings import load
from keepwise.wiring import Keepwise

if TYPE_CHECKING:
    from keepwise.adk.importing import Imported, LeftOut, Progress

_SHOWN = 20


class _Import(click.Group):
    """``keepwise import FILE`` is ``keepwise import file FILE``."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put in the command that is meant where none is named."""
        if args and args[0] not in (*self.commands, *ctx.help_option_names):
            args = ["file", *args]
        return super().parse_args(ctx, args)


@click.group("import", cls=_Import)
def importing() -> None:
    """Bring in what another store holds.

    keepwise import FILE is keepwise import file FILE. Write ./adk for a file that
    is called like a command.
    """


importing.add_command(import_file)


@importing.command("adk")
@click.argument("source", metavar="SOURCE")
@click.option("--app", "app_name", metavar="NAME", help="Only this app.")
@click.option("--user", "user_id", metavar="ID", help="Only this user, of any app.")
@click.option("--memories", is_flag=True, help="Remember what the sessions say, too.")
@click.option("--dry-run", is_flag=True, help="Count what would come over; change nothing.")
@bank_option
@store_options
@pass_invocation
@click.pass_context
def adk(
    ctx: click.Context,
    call: Invocation,
    source: str,
    app_name: str | None,
    user_id: str | None,
    memories: bool,
    dry_run: bool,
    bank: str,
) -> None:
    """Import the sessions and state that ADK itself has stored.

    SOURCE is the file or URL of its SqliteSessionService or DatabaseSessionService; it is only
    read. Stop it whenever you like: the same command goes on, and imports nothing twice. Exits
    with 1 if something was left out, and says what and why.
    """
    path = database_path(call.url or load().url)
    if dry_run and path is not None and not path.exists():
        call = replace(call, url=":memory:")
    with status("Loading ADK, which takes a moment", quiet=call.as_json) as tell:

        def progress(made: Progress) -> None:
            tell(f"{made.sessions} of {made.of_sessions} sessions, {made.events} new events")

        # ADK takes a second to import; everything but this does without it.
        from keepwise.adk.importing import import_sessions

        async def work(kw: Keepwise) -> Imported:
            return await import_sessions(
                kw,
                source,
                bank=bank,
                app_name=app_name,
                user_id=user_id,
                memories=memories,
                dry_run=dry_run,
                progress=progress,
            )

        imported = call.run(work, create=True)
    if call.as_json:
        emit({"import": plain(imported)})
    else:
        _tell(imported, memories=memories and not dry_run)
    ctx.exit(Exit.FAILED if imported.left_out else Exit.DONE)


def _tell(imported: Imported, *, memories: bool) -> None:
    done = "Would import" if imported.dry_run else "Imported"
    new = imported.sessions_new or imported.events_new
    source = visible(imported.source)
    say(f"{done} from {source}:" if new else f"Nothing new in {source}:")
    record(
        (
            ("apps", str(imported.apps)),
            ("users", str(imported.users)),
            (
                "sessions",
                _counts(
                    new=imported.sessions_new,
                    known=imported.sessions_known,
                    conflict=imported.sessions_conflict,
                    refused=imported.sessions_refused,
                ),
            ),
            (
                "events",
                _counts(
                    new=imported.events_new,
                    known=imported.events_known,
                    refused=imported.events_refused,
                ),
            ),
            ("memories", str(imported.memories) if memories else ""),
            ("redacted", _some(imported.redacted, "credential")),
            ("kept", _some(imported.values_kept, "shared value", "changed here since")),
        )
    )
    if not imported.left_out:
        return
    say(f"\nLeft out, and still in the old store ({len(imported.left_out)}):")
    table(
        ("APP", "USER", "SESSION", "EVENT OR KEY", "WHY"),
        [_row(e) for e in imported.left_out[:_SHOWN]],
    )
    if len(imported.left_out) > _SHOWN:
        say(f"… and {len(imported.left_out) - _SHOWN} more; --json lists all of them.")


def _counts(**counts: int) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or "none"


def _some(count: int, what: str, note: str = "") -> str:
    if not count:
        return ""
    return counted(count, what) + (f", {note}" if note else "")


def _row(left: LeftOut) -> tuple[str, ...]:
    return (
        left.app_name or "-",
        left.user_id or "-",
        left.session_id or "-",
        left.event_id or left.key or "-",
        left.reason,
    )
