"""``keepwise sessions prune``: count what is old, ask, delete it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import (
    app_option,
    bank_option,
    danger_options,
    lifetime,
    pass_invocation,
    store_options,
)
from keepwise.cli.output import bar, clock, counted, emit, say, table
from keepwise.model import Json, Pruned, Scope, iso_time
from keepwise.wiring import Keepwise


@dataclass(frozen=True, slots=True)
class _Old:
    """What is old, scope by scope; scopes without any are left out."""

    before: int
    found: tuple[tuple[Scope, Pruned], ...]

    def total(self, of: Callable[[Pruned], int]) -> int:
        """A count over all scopes."""
        return sum(of(pruned) for _, pruned in self.found)


@click.command()
@app_option
@click.option("--user", "user_id", metavar="ID", help="Only this user. By default all of the app.")
@click.option(
    "--older-than",
    "age",
    required=True,
    callback=lifetime,
    metavar="TIME",
    help="Delete what was last updated longer ago: 90d, 12h, 45m, 3600s.",
)
@click.option(
    "--memories", is_flag=True, help="Forget what was remembered from those sessions alone, too."
)
@danger_options
@bank_option
@store_options
@pass_invocation
def prune(
    call: Invocation,
    app_name: str,
    user_id: str | None,
    age: int,
    memories: bool,
    dry_run: bool,
    yes: bool,
    bank: str,
) -> None:
    """Delete the sessions of an app that are old or have expired.

    With them go older entries in the history of user: and app: keys, but for the last of each key,
    and the record of work that was done once.
    """
    if not dry_run and not yes:
        require_somebody_to_ask(call)

    app = Scope.app(app_name, bank=bank)
    user = None if user_id is None else Scope.user(app_name, user_id, bank=bank)

    def go(title: str, *, before: int | None, dry: bool) -> _Old:
        async def work(kw: Keepwise) -> _Old:
            # The app's own scope has no sessions, but the history of its keys.
            scopes = [user] if user else [*await kw.sessions.users(app), app]
            limit = kw.now() - age if before is None else before
            found: list[tuple[Scope, Pruned]] = []
            # One scope is over before a bar is drawn.
            quiet = call.as_json or len(scopes) < 2
            with bar(title, len(scopes), quiet=quiet) as advance:
                for scope in scopes:
                    pruned = await kw.sessions.prune(
                        scope, before=limit, memories=memories, dry_run=dry
                    )
                    if pruned != Pruned():
                        found.append((scope, pruned))
                    advance(1)
            return _Old(limit, tuple(found))

        return call.run(work)

    before = None
    if dry_run or not yes:
        old = go("Looking", before=None, dry=True)
        if dry_run or not old.found:
            _tell(call, old, dry_run=dry_run)
            return
        _show(old, "To be deleted:")
        sessions = counted(old.total(lambda each: len(each.sessions)), "session")
        confirm_or_exit(
            f"Delete {sessions} and what is listed? It cannot be undone", "Nothing was deleted."
        )
        before = old.before
    _tell(call, go("Deleting", before=before, dry=False), dry_run=False)


def _tell(call: Invocation, old: _Old, *, dry_run: bool) -> None:
    if call.as_json:
        _emit(old, dry_run=dry_run)
    elif not old.found:
        say(f"Nothing is older than {clock(old.before)}, and no session has expired.")
    else:
        _show(old, "Would be deleted:" if dry_run else "Deleted:")
        if dry_run:
            say("Nothing was changed.")


def _show(old: _Old, title: str) -> None:
    say(title)
    table(
        ("USER", "SESSIONS", "EVENTS", "HISTORY", "EFFECTS"),
        [
            (
                scope.get("user_id") or "(the app's keys)",
                str(len(pruned.sessions)),
                str(pruned.events),
                str(pruned.changes),
                str(pruned.effects),
            )
            for scope, pruned in old.found
        ],
    )


def _emit(old: _Old, *, dry_run: bool) -> None:
    sessions: list[Json] = [
        {"user_id": scope.get("user_id"), "id": session_id}
        for scope, pruned in old.found
        for session_id in pruned.sessions
    ]
    emit(
        {
            "dry_run": dry_run,
            "before": iso_time(old.before),
            "before_us": old.before,
            "sessions": sessions,
            "events": old.total(lambda each: each.events),
            "changes": old.total(lambda each: each.changes),
            "effects": old.total(lambda each: each.effects),
        }
    )
