"""``keepwise sessions``: the commands that change nothing."""

from __future__ import annotations

import click

from keepwise.cli.invocation import Invocation, across
from keepwise.cli.options import (
    app_option,
    bank_option,
    page_options,
    pass_invocation,
    scope_options,
    store_options,
)
from keepwise.cli.output import clock, emit, plain, record, say, table, visible
from keepwise.cli.sessions import telling
from keepwise.model import Event, Json, Page, Scope, Session
from keepwise.sessions.state import APP, USER
from keepwise.wiring import Keepwise

MAX_EVENTS = 1_000_000


@click.command("list")
@app_option
@click.option("--user", "user_id", metavar="ID", help="Only this user. By default all of the app.")
@click.option("--newest", is_flag=True, help="Most recently updated first.")
@bank_option
@page_options
@store_options
@pass_invocation
def list_sessions(
    call: Invocation,
    app_name: str,
    user_id: str | None,
    newest: bool,
    bank: str,
    limit: int,
    page_token: str,
) -> None:
    """List sessions user by user, least recently updated first.

    Those that have expired are not among them.
    """

    async def work(kw: Keepwise) -> Page[tuple[Scope, Session]]:
        async def fetch(scope: Scope, count: int, token: str) -> Page[Session]:
            return await kw.sessions.list(
                scope, page_size=count, page_token=token, newest_first=newest
            )

        if user_id is None:
            scopes = await kw.sessions.users(Scope.app(app_name, bank=bank))
        else:
            scopes = (Scope.user(app_name, user_id, bank=bank),)
        return await across(scopes, fetch, limit=limit, token=page_token)

    page = call.run(work)
    if call.as_json:
        listed: list[Json] = [telling.head(session) for _, session in page.items]
        emit({"sessions": listed, "next_page_token": page.next_token})
        return
    if not page.items:
        say(
            "No more."
            if page_token
            else "No sessions. They appear when an agent uses this store: see keepwise adk init "
            "--help."
        )
        return
    table(
        ("ID", "USER", "EVENTS", "CREATED", "UPDATED"),
        [
            (
                session.id,
                scope.get("user_id"),
                str(session.revision),
                clock(session.created_at),
                clock(session.updated_at),
            )
            for scope, session in page.items
        ],
    )
    _more(page.next_token)


@click.command()
@click.argument("session_id", metavar="ID")
@click.option(
    "--recent",
    type=click.IntRange(0, MAX_EVENTS),
    metavar="N",
    help="Only the last N events. By default all of them.",
)
@click.option(
    "--live",
    is_flag=True,
    help="Only events that still count: none that a rewind took back, all that are summaries.",
)
@scope_options
@store_options
@pass_invocation
def show(
    call: Invocation,
    session_id: str,
    recent: int | None,
    live: bool,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Show one session with its events, oldest first."""
    scope = Scope.user(app_name, user_id, bank=bank)

    async def work(kw: Keepwise) -> tuple[Session, frozenset[str]]:
        session = await kw.sessions.get(scope, session_id, recent=recent, live=live)
        return session, frozenset() if live else await kw.sessions.undone(scope, session.id)

    session, undone = call.look(scope, session_id, work)
    if call.as_json:
        emit({"session": plain(session), "undone": _ids_in(session.events, undone)})
        return
    record(
        (
            ("session", session.id),
            ("user", session.scope.get("user_id")),
            ("events", str(session.revision)),
            ("created", clock(session.created_at)),
            ("updated", clock(session.updated_at)),
            ("expires", clock(session.expires_at)),
            ("state", ", ".join(sorted(session.state))),
        )
    )
    if session.events:
        say("")
        table(
            ("TIME", "AUTHOR", "WHAT"),
            [
                (clock(event.time), event.author, telling.what(event, undone))
                for event in session.events
            ],
        )
    elif recent != 0:
        say("No event of it still counts." if live and session.revision else "No events yet.")


@click.command()
@click.argument("session_id", metavar="ID")
@click.option("--newest", is_flag=True, help="The last event first.")
@page_options
@scope_options
@store_options
@pass_invocation
def events(
    call: Invocation,
    session_id: str,
    newest: bool,
    limit: int,
    page_token: str,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """List the events of a session in pages, the oldest first.

    With their ids and those of their invocations, which other commands take.
    """
    scope = Scope.user(app_name, user_id, bank=bank)

    async def work(kw: Keepwise) -> tuple[Page[Event], frozenset[str]]:
        page = await kw.sessions.events(
            scope, session_id, page_size=limit, page_token=page_token, newest_first=newest
        )
        return page, await kw.sessions.undone(scope, session_id)

    page, undone = call.look(scope, session_id, work)
    if call.as_json:
        emit(
            {
                "events": plain(page.items),
                "undone": _ids_in(page.items, undone),
                "next_page_token": page.next_token,
            }
        )
        return
    if not page.items:
        say("No more." if page_token else "No events yet.")
        return
    table(("TIME", "AUTHOR", "INVOCATION", "EVENT", "WHAT"), telling.rows(page.items, undone))
    _more(page.next_token)


@click.command()
@click.argument("session_id", metavar="[ID]", default="")
@click.option(
    "--history",
    metavar="KEY",
    help="What this key has been, oldest first. A user: or app: key needs no session.",
)
@scope_options
@store_options
@pass_invocation
def state(
    call: Invocation,
    session_id: str,
    history: str | None,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Show the values that one session sees, or one key's history.

    Its own, the user's (user:) and the app's (app:). temp: values live for one
    invocation and are never stored.
    """
    scope = Scope.user(app_name, user_id, bank=bank)
    if history is not None:
        _show_history(call, scope, history, session_id)
        return
    if not session_id:
        raise click.UsageError("name a session, or a user: or app: key with --history")
    session = call.look(scope, session_id, lambda kw: kw.sessions.get(scope, session_id, recent=0))
    if call.as_json:
        emit({"session_id": session.id, "state": plain(session.state)})
        return
    if not session.state:
        say("No values. An agent sets them with the state delta of an event.")
        return
    table(
        ("KEY", "VALUE"),
        [
            (key, telling.value(value, absent=telling.ABSENT))
            for key, value in sorted(session.state.items())
        ],
    )


def _show_history(call: Invocation, scope: Scope, key: str, session_id: str) -> None:
    if not session_id and not key.startswith((USER, APP)):
        raise click.UsageError(
            "name the session whose key it is; only user: and app: keys need none"
        )
    changes = call.look(
        scope, "state", lambda kw: kw.sessions.history(scope, key, session_id=session_id)
    )
    if call.as_json:
        emit({"key": key, "changes": [telling.change(each) for each in changes]})
        return
    if not changes:
        say(f"{visible(key)} was never set here, or its history was pruned.")
        return
    table(
        ("TIME", "AUTHOR", "SESSION", "EVENT", "BEFORE", "AFTER"),
        [
            (
                clock(each.time),
                each.author or telling.ABSENT,
                each.session_id or telling.ABSENT,
                each.event_id or telling.ABSENT,
                telling.value(each.before, absent=telling.ABSENT),
                telling.value(each.after, absent=telling.GONE),
            )
            for each in changes
        ],
    )


def _ids_in(events: tuple[Event, ...], undone: frozenset[str]) -> list[Json]:
    """Which of these events a rewind took back, rewinds included."""
    return [event.id for event in events if event.id in undone]


def _more(token: str) -> None:
    if token:
        say(f"More: --page-token {token}")
