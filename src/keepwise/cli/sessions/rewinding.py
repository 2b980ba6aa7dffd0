"""``keepwise sessions rewind``: show what would be taken back, ask, take it back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import danger_options, pass_invocation, scope_options, store_options
from keepwise.cli.output import counted, emit, plain, record, say, table, visible
from keepwise.cli.sessions import telling
from keepwise.errors import NotFound
from keepwise.model import Event, JsonObject, Scope, ToolCall
from keepwise.sessions.state import APP, USER, split
from keepwise.wiring import Keepwise


@dataclass(frozen=True, slots=True)
class _Plan:
    """What a rewind would take back, as far as the events tell; ``revision`` is what it saw."""

    revision: int
    events: tuple[Event, ...]
    undone: frozenset[str]
    state: tuple[str, ...]
    files: tuple[str, ...]
    user_keys: tuple[str, ...]
    app_keys: tuple[str, ...]
    calls: tuple[ToolCall, ...]


@click.command()
@click.argument("session_id", metavar="ID")
@click.option(
    "--before",
    required=True,
    metavar="INVOCATION",
    help="The first invocation to take back; keepwise sessions events lists them.",
)
@danger_options
@scope_options
@store_options
@pass_invocation
def rewind(
    call: Invocation,
    session_id: str,
    before: str,
    dry_run: bool,
    yes: bool,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Take back an invocation and all that came after it.

    Nothing of the ledger is deleted: one event is appended. It restores the session's own state
    and files, and withdraws what was remembered from those events alone. user: and app: values,
    and what tools did outside, stay as they are; they are named.
    """
    if not dry_run and not yes:
        require_somebody_to_ask(call)
    scope = Scope.user(app_name, user_id, bank=bank)
    revision = None
    if dry_run or not yes:
        plan = call.run(lambda kw: _plan(kw, scope, session_id, before))
        if call.as_json:
            emit({"dry_run": True, "rewound": _planned(plan)})
            return
        _show(plan, "Would be taken back:" if dry_run else "To be taken back:")
        if dry_run:
            say("Nothing was changed.")
            return
        number = counted(len(plan.events), "event")
        confirm_or_exit(f"Take back {number}?", "Nothing was taken back.")
        # What was shown is what is taken back, or nothing is.
        revision = plan.revision
    done = call.run(lambda kw: kw.sessions.rewind(scope, session_id, before, revision=revision))
    if call.as_json:
        emit({"dry_run": False, "rewound": plain(done)})
        return
    say(f"Took back {counted(len(done.undone), 'event')}.")
    record(
        (
            ("restored", ", ".join(done.restored)),
            ("files", ", ".join(f"{name} (version {at})" for name, at in done.artifacts.items())),
            ("withdrawn", ", ".join(done.memories)),
        )
    )
    _tell_what_stays(done.user_keys, done.app_keys, done.calls)


async def _plan(kw: Keepwise, scope: Scope, session_id: str, before: str) -> _Plan:
    session = await kw.sessions.get(scope, session_id)
    undone = await kw.sessions.undone(scope, session.id)
    invocations = [event.invocation_id for event in session.events]
    if not before or before not in invocations:
        raise NotFound(
            f"the session '{session.id}' has no invocation of that id",
            hint="keepwise sessions events lists the invocations of its events",
        )
    events = session.events[invocations.index(before) :]
    keys = split({key: None for event in events for key in event.state_delta})
    return _Plan(
        revision=session.revision,
        events=events,
        undone=undone,
        state=tuple(sorted(keys.session)),
        files=tuple(sorted({name for event in events for name in telling.files(event)})),
        user_keys=tuple(sorted(keys.user)),
        app_keys=tuple(sorted(keys.app)),
        calls=tuple(made for event in events for made in telling.calls(event)),
    )


def _planned(plan: _Plan) -> JsonObject:
    """The shape of what is done, with None for what only doing it tells."""
    return {
        "undone": [event.id for event in plan.events],
        "restored": plain(plan.state),
        "artifacts": dict.fromkeys(plan.files),
        "memories": None,
        "user_keys": plain(plan.user_keys),
        "app_keys": plain(plan.app_keys),
        "calls": plain(plan.calls),
    }


def _show(plan: _Plan, title: str) -> None:
    say(title)
    table(("TIME", "AUTHOR", "INVOCATION", "EVENT", "WHAT"), telling.rows(plan.events, plan.undone))
    restored = [*plan.state, *plan.files]
    if restored:
        say(f"Restored with them: {visible(', '.join(restored))}.")
    _tell_what_stays(plan.user_keys, plan.app_keys, plan.calls)


def _tell_what_stays(
    user_keys: Sequence[str], app_keys: Sequence[str], calls: Sequence[ToolCall]
) -> None:
    """What a rewind cannot take back, so that somebody can see to it."""
    shared = [*(USER + key for key in user_keys), *(APP + key for key in app_keys)]
    if shared or calls:
        say("Not undone:")
        record(
            (
                ("values", ", ".join(shared)),
                ("tool calls", ", ".join(f"{made.name}()" for made in calls)),
            )
        )
