"""``keepwise export``."""

from __future__ import annotations

from contextlib import aclosing
from pathlib import Path

import click

from keepwise.cli.files import TO_STDOUT, require_free, require_one_output, writing
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import bank_option, pass_invocation, store_options
from keepwise.cli.output import counted, emit, say, status, visible
from keepwise.model import Scope
from keepwise.wiring import Keepwise

_TOLD_EVERY = 1000


@click.command()
@click.option("--app", "app_name", metavar="NAME", help="The app of the person to export.")
@click.option("--user", "user_id", metavar="ID", help="The person to export, of that app.")
@click.option(
    "--output",
    "-o",
    "file",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    default=TO_STDOUT,
    show_default=True,
    metavar="FILE",
    help="Where it goes; - for standard output.",
)
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@bank_option
@store_options
@pass_invocation
def export(
    call: Invocation,
    app_name: str | None,
    user_id: str | None,
    file: Path,
    force: bool,
    bank: str,
) -> None:
    """Export a person or a whole bank as lines of JSON.

    It is a person with --app and --user.

    Memories, sessions, state and files come out as they are stored, and keepwise import takes them
    back. The file holds what people said: keep it as you keep the database.
    """
    if (app_name is None) != (user_id is None):
        raise click.UsageError("--app and --user name a person together")
    require_one_output(file, as_json=call.as_json)
    require_free(file, force=force)
    target = (
        bank if app_name is None or user_id is None else Scope.user(app_name, user_id, bank=bank)
    )
    to_stdout = str(file) == TO_STDOUT
    with (
        writing(file) as output,
        status("Exporting", quiet=call.as_json or to_stdout) as tell,
    ):

        async def work(kw: Keepwise) -> int:
            count = 0
            async with aclosing(kw.export(target, actor="cli")) as lines:
                async for line in lines:
                    output.write(line.encode())
                    count += 1
                    if not count % _TOLD_EVERY:
                        tell(f"{count} lines")
            return count

        count = call.run(work)
    if call.as_json:
        emit({"file": str(file), "lines": count})
    elif not to_stdout:
        say(f"Exported {counted(count, 'line')} to {visible(str(file))}.")
