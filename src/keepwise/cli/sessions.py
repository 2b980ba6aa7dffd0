"""``keepwise sessions``."""

from __future__ import annotations

import json

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
from keepwise.cli.output import clock, emit, plain, record, say, table
from keepwise.model import Event, Json, JsonObject, Page, Scope, Session
from keepwise.wiring import Keepwise

MAX_EVENTS = 1_000_000


@click.group()
def sessions() -> None:
    """See conversations and their state."""


@sessions.command("list")
@app_option
@click.option("--user", "user_id", metavar="ID", help="Only this user. By default all of the app.")
@bank_option
@page_options
@store_options
@pass_invocation
def list_sessions(
    call: Invocation,
    app_name: str,
    user_id: str | None,
    bank: str,
    limit: int,
    page_token: str,
) -> None:
    """List sessions user by user, least recently updated first."""

    async def work(kw: Keepwise) -> Page[tuple[Scope, Session]]:
        async def fetch(scope: Scope, count: int, token: str) -> Page[Session]:
            return await kw.sessions.list(scope, page_size=count, page_token=token)

        if user_id is None:
            scopes = await kw.sessions.users(Scope.app(app_name, bank=bank))
        else:
            scopes = (Scope.user(app_name, user_id, bank=bank),)
        return await across(scopes, fetch, limit=limit, token=page_token)

    page = call.run(work)
    if call.as_json:
        listed: list[Json] = [_head(session) for _, session in page.items]
        emit({"sessions": listed, "next_page_token": page.next_token})
        return
    if not page.items:
        say("No sessions. They appear when an agent uses this store: see keepwise adk init --help.")
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
    if page.next_token:
        say(f"More: --page-token {page.next_token}")


@sessions.command()
@click.argument("session_id", metavar="ID")
@click.option(
    "--recent",
    type=click.IntRange(0, MAX_EVENTS),
    metavar="N",
    help="Only the last N events. By default all of them.",
)
@scope_options
@store_options
@pass_invocation
def show(
    call: Invocation, session_id: str, recent: int | None, app_name: str, user_id: str, bank: str
) -> None:
    """Show one session with its events, oldest first."""
    scope = Scope.user(app_name, user_id, bank=bank)
    session = call.run(lambda kw: kw.sessions.get(scope, session_id, recent=recent))
    if call.as_json:
        emit({"session": plain(session)})
        return
    record(
        (
            ("session", session.id),
            ("user", session.scope.get("user_id")),
            ("events", str(session.revision)),
            ("created", clock(session.created_at)),
            ("updated", clock(session.updated_at)),
            ("state", ", ".join(sorted(session.state))),
        )
    )
    if session.events:
        say("")
        table(
            ("TIME", "AUTHOR", "WHAT"),
            [(clock(event.time), event.author, _what(event)) for event in session.events],
        )
    elif recent != 0:
        say("No events yet.")


@sessions.command()
@click.argument("session_id", metavar="ID")
@scope_options
@store_options
@pass_invocation
def state(call: Invocation, session_id: str, app_name: str, user_id: str, bank: str) -> None:
    """Show the values that one session sees.

    Its own, the user's (user:) and the app's (app:). temp: values live for one
    invocation and are never stored.
    """
    scope = Scope.user(app_name, user_id, bank=bank)
    session = call.run(lambda kw: kw.sessions.get(scope, session_id, recent=0))
    if call.as_json:
        emit({"session_id": session.id, "state": plain(session.state)})
        return
    if not session.state:
        say("No values. An agent sets them with the state delta of an event.")
        return
    table(
        ("KEY", "VALUE"),
        [
            (key, json.dumps(value, ensure_ascii=False))
            for key, value in sorted(session.state.items())
        ],
    )


def _head(session: Session) -> JsonObject:
    """A session of a list: its state has a command of its own, and its events were not read."""
    document = plain(session)
    assert isinstance(document, dict)
    return {key: value for key, value in document.items() if key not in ("state", "events")}


def _what(event: Event) -> str:
    """An event on one line: its words, the other kinds of parts, the keys it changed."""
    parts = (event.content or {}).get("parts")
    kinds = {
        key
        for part in (parts if isinstance(parts, list) else ())
        if isinstance(part, dict)
        for key in part
        if key not in ("text", "thought") and part[key] is not None
    }
    told = [event.text] if event.text else []
    told += [f"[{', '.join(sorted(kinds))}]"] if kinds else []
    if event.state_delta:
        told.append(f"[state: {', '.join(sorted(event.state_delta))}]")
    return " ".join(told) or "-"
