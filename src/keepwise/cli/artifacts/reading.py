"""``keepwise artifacts list`` and ``show``."""

from __future__ import annotations

import json

import click

from keepwise.cli.artifacts.telling import file_table, session_option, size_of
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import pass_invocation, scope_options, store_options
from keepwise.cli.output import clock, emit, plain, record, say, table
from keepwise.model import Scope


@click.command("list")
@click.option("--session", "session_id", metavar="ID", help="Only what this session sees.")
@scope_options
@store_options
@pass_invocation
def list_artifacts(
    call: Invocation, session_id: str | None, app_name: str, user_id: str, bank: str
) -> None:
    """List files, the user's own first, then by session."""
    scope = Scope.user(app_name, user_id, bank=bank)
    files = call.run(lambda kw: kw.artifacts.files(scope))
    if session_id is not None:
        files = tuple(each for each in files if each.session_id in ("", session_id.strip()))
    if call.as_json:
        emit({"artifacts": plain(files)})
    elif files:
        file_table(files)
    else:
        say("No files. An agent saves them, or keepwise artifacts save does.")


@click.command()
@click.argument("name", metavar="NAME")
@session_option
@scope_options
@store_options
@pass_invocation
def show(
    call: Invocation, name: str, session_id: str, app_name: str, user_id: str, bank: str
) -> None:
    """Show what is known of a file and of each of its versions."""
    scope = Scope.user(app_name, user_id, bank=bank)
    versions = call.run(lambda kw: kw.artifacts.versions(scope, name, session_id=session_id))
    if call.as_json:
        emit({"versions": plain(versions)})
        return
    last = versions[-1]
    record(
        (
            ("name", last.name),
            ("session", last.session_id),
            ("type", last.mime_type or last.kind),
            ("address", last.uri),
            ("digest", f"sha256:{last.digest}" if last.digest else ""),
            ("metadata", json.dumps(last.metadata, ensure_ascii=False) if last.metadata else ""),
        )
    )
    say("")
    table(
        ("VERSION", "SIZE", "SAVED", "TYPE"),
        [
            (str(each.version), size_of(each), clock(each.created_at), each.mime_type or each.kind)
            for each in versions
        ],
    )
