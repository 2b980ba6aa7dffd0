"""``keepwise artifacts delete``."""

from __future__ import annotations

import click

from keepwise.cli.artifacts.telling import file_table, session_option
from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import danger_options, pass_invocation, scope_options, store_options
from keepwise.cli.output import counted, emit, plain, say
from keepwise.errors import NotFound
from keepwise.model import ArtifactVersion, Scope
from keepwise.wiring import Keepwise


@click.command()
@click.argument("name", required=False, metavar="[NAME]")
@click.option("--all", "everything", is_flag=True, help="Every file of the user, of all sessions.")
@danger_options
@session_option
@scope_options
@store_options
@pass_invocation
def delete(
    call: Invocation,
    name: str | None,
    everything: bool,
    dry_run: bool,
    yes: bool,
    session_id: str,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Delete a file with all its versions, or with --all every file.

    Its content goes from the store's files too, unless another file has the same.
    """
    if everything == (name is not None) or (everything and session_id):
        raise click.UsageError("name one file, or give --all, which takes no session")
    if not dry_run and not yes:
        require_somebody_to_ask(call)
    scope = Scope.user(app_name, user_id, bank=bank)

    async def doomed(kw: Keepwise) -> tuple[ArtifactVersion, ...]:
        if name is None:
            return await kw.artifacts.files(scope)
        return await kw.artifacts.versions(scope, name, session_id=session_id)

    async def gone(kw: Keepwise) -> int:
        if name is None:
            return await kw.artifacts.delete_all(scope)
        deleted = await kw.artifacts.delete(scope, name, session_id=session_id)
        return len(found) if deleted else 0

    found = call.run(doomed)
    if not call.as_json and (dry_run or not yes):
        say("Would be deleted:" if dry_run else "To be deleted:")
        file_table(found)
        if everything:
            say("With every earlier version, and what a rewind took back.")
    if dry_run:
        if call.as_json:
            emit({"dry_run": True, "artifacts": plain(found), "versions": 0})
        else:
            say("Nothing was changed.")
        return
    if not yes:
        confirm_or_exit("Delete them? It cannot be undone", "Nothing was deleted.")
    count = call.run(gone)
    if not count:
        raise NotFound("there is nothing to delete; nothing was changed")
    if call.as_json:
        emit({"dry_run": False, "artifacts": [], "versions": count})
    else:
        say(f"Deleted {counted(count, 'version')}.")
