"""``keepwise keys``: who may call the server."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import (
    danger_options,
    lifetime,
    page_options,
    parse_labels,
    pass_invocation,
    store_options,
)
from keepwise.cli.output import clock, emit, plain, record, say, table
from keepwise.model import JsonObject
from keepwise.model.access import USERS_VERBS, VERBS, ApiKey, NewKey, Verb
from keepwise.wiring import Keepwise

_GOOD = "good"


@click.group()
def keys() -> None:
    """Create, list and revoke keys for the server."""


@keys.command()
@click.option("--name", required=True, metavar="TEXT", help="What people call it.")
@click.option(
    "--verb",
    "verbs",
    type=click.Choice(VERBS),
    multiple=True,
    help=f"What it may do; once for each. By default {', '.join(USERS_VERBS)}.",
)
@click.option(
    "--bank", "banks", multiple=True, metavar="NAME", help="A bank it reaches. By default all."
)
@click.option(
    "--scope",
    multiple=True,
    callback=parse_labels,
    metavar="KEY=VALUE",
    help="What every scope it touches must hold, such as user_id=maria.",
)
@click.option("--ttl", callback=lifetime, metavar="TIME", help="How long it is good, such as 30d.")
@click.option(
    "--service-account",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Make an account that signs for itself, and write its credentials into FILE.",
)
@click.option(
    "--server-url",
    metavar="URL",
    help="Where FILE says that the server is. By default as the settings say.",
)
@store_options
@pass_invocation
def create(
    call: Invocation,
    name: str,
    verbs: tuple[Verb, ...],
    banks: tuple[str, ...],
    scope: dict[str, str],
    ttl: int | None,
    file: Path | None,
    server_url: str | None,
) -> None:
    """Make a key and print it, this once.

    Only a digest of it is stored. With --service-account there is no key to print, but a file
    for Google's libraries.
    """
    if server_url is not None and file is None:
        raise click.UsageError("--server-url goes into the FILE of --service-account")

    async def make(kw: Keepwise, public_key: str = "") -> NewKey:
        return await kw.keys.create(
            name,
            verbs=verbs or USERS_VERBS,
            banks=banks or None,
            scope=scope,
            ttl=ttl,
            public_key=public_key,
            actor="cli",
        )

    if file is None:
        made = call.run(make, create=True)
        if call.as_json:
            emit({"key": _document(made.key), "secret": made.secret})
            return
        _show(made.key)
        say(f"\n{made.secret}\n\nKeep it: it is shown only now.")
        return

    # It takes long to import, and needs packages that no other command does.
    from keepwise.server.identity.accounts import file_of, new_pair

    private_key, public_key = new_pair()
    with _private(file) as write:

        async def sign_up(kw: Keepwise) -> ApiKey:
            account = (await make(kw, public_key)).key
            server = kw.settings.server
            url = server_url or f"http://{server.host}:{server.port}{server.prefix}"
            try:
                write(file_of(account, private_key, server_url=url, project=server.project))
            except OSError:
                await kw.keys.revoke(account.id, actor="cli")
                raise
            return account

        account = call.run(sign_up, create=True)
    if call.as_json:
        emit({"key": _document(account), "file": str(file)})
        return
    _show(account)
    say(
        f"\nIts credentials are in {file}: keep it, and let GOOGLE_APPLICATION_CREDENTIALS name it."
    )


@contextmanager
def _private(file: Path) -> Iterator[Callable[[str], None]]:
    """A new file that nobody else can read, and none if something goes wrong."""
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise click.UsageError(f"{file} is there: name another") from None
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as target:

            def write(text: str) -> None:
                target.write(text)
                target.flush()

            yield write
    except BaseException:
        file.unlink(missing_ok=True)
        raise


@keys.command("list")
@page_options
@store_options
@pass_invocation
def list_keys(call: Invocation, limit: int, page_token: str) -> None:
    """List keys and service accounts, the oldest first.

    Those that are revoked or expired are among them.
    """

    async def look(kw: Keepwise) -> tuple[list[tuple[ApiKey, str]], str]:
        page = await kw.keys.list(page_size=limit, page_token=page_token)
        return [(each, _state(each, kw.now())) for each in page.items], page.next_token

    found, token = call.run(look)
    if call.as_json:
        emit({"keys": [_document(*each) for each in found], "next_page_token": token})
        return
    if not found:
        say("No more." if page_token else "There are no keys.")
        return
    table(
        ("ID", "KIND", "STATE", "VERBS", "BANKS", "SCOPE", "EXPIRES", "USED", "NAME"),
        [
            (
                each.id,
                each.kind,
                state,
                ",".join(each.verbs),
                _banks(each),
                _scope(each) or "-",
                clock(each.expires_at) or "-",
                clock(each.used_at) or "-",
                each.name,
            )
            for each, state in found
        ],
    )
    if token:
        say(f"More: --page-token {token}")


@keys.command()
@click.argument("key_id", metavar="ID")
@danger_options
@store_options
@pass_invocation
def revoke(call: Invocation, key_id: str, dry_run: bool, yes: bool) -> None:
    """Let a key in no more, from the next request on.

    What it did stays. The tokens of a service account end with it.
    """
    if not dry_run and not yes:
        require_somebody_to_ask(call)

    async def look(kw: Keepwise) -> tuple[ApiKey, str]:
        found = await kw.keys.get(key_id)
        return found, _state(found, kw.now())

    found, state = call.run(look)
    if not call.as_json and (dry_run or not yes):
        say("Would be revoked:" if dry_run else "To be revoked:")
        _show(found)
    if dry_run:
        if call.as_json:
            emit({"dry_run": True, "key": _document(found, state)})
        else:
            say("Nothing was changed.")
        return
    if not yes:
        confirm_or_exit("Revoke it? It cannot be undone", "Nothing was revoked.")
    revoked = call.run(lambda kw: kw.keys.revoke(key_id, actor="cli"))
    if call.as_json:
        emit({"dry_run": False, "key": _document(revoked, "revoked")})
    else:
        say(f"Revoked {key_id}." if state != "revoked" else f"{key_id} was revoked already.")


def _document(key: ApiKey, state: str = _GOOD) -> JsonObject:
    shown = plain(key)
    assert isinstance(shown, dict)
    return {**shown, "state": state}


def _state(key: ApiKey, now: int) -> str:
    if key.revoked_at is not None:
        return "revoked"
    return _GOOD if key.is_good(now) else "expired"


def _banks(key: ApiKey) -> str:
    return "all" if key.banks is None else ",".join(key.banks)


def _scope(key: ApiKey) -> str:
    return " ".join(f"{name}={value}" for name, value in key.scope.items())


def _show(key: ApiKey) -> None:
    record(
        [
            ("id", key.id),
            ("kind", key.kind),
            ("name", key.name),
            ("may", ", ".join(key.verbs)),
            ("banks", _banks(key)),
            ("scope", _scope(key)),
            ("created", clock(key.created_at)),
            ("expires", clock(key.expires_at)),
        ]
    )
