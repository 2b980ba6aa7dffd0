"""``keepwise sessions rewind``: show what would be taken back, ask, take it back."""

from __future__ import annotations

from collections.abc import Sequence

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import danger_options, pass_invocation, scope_options, store_options
from keepwise.cli.output import counted, emit, plain, record, say, table
from keepwise.cli.sessions import telling
from keepwise.model import Event, Rewound, Scope, ToolCall
from keepwise.sessions.state import APP, USER
from keepwise.wiring import Keepwise

# What a dry run has no true value for.
_OF_THE_EVENT = frozenset({"event", "revision", "updated_at", "updated_at_us"})


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
        planned, events, undone = call.run(lambda kw: _tried(kw, scope, session_id, before))
        if call.as_json:
            # The event and its number are those of a rewind that was not made.
            document = plain(planned)
            assert isinstance(document, dict)
            kept = {key: document[key] for key in document if key not in _OF_THE_EVENT}
            emit({"dry_run": True, "rewound": kept})
            return
        say("Would be taken back:" if dry_run else "To be taken back:")
        table(("TIME", "AUTHOR", "INVOCATION", "EVENT", "WHAT"), telling.rows(events, undone))
        _tell(planned)
        if dry_run:
            say("Nothing was changed.")
            return
        number = counted(len(planned.undone), "event")
        confirm_or_exit(f"Take back {number}?", "Nothing was taken back.")
        # What was shown is what is taken back, or nothing is.
        revision = planned.revision - 1
    done = call.run(lambda kw: kw.sessions.rewind(scope, session_id, before, revision=revision))
    if call.as_json:
        emit({"dry_run": False, "rewound": plain(done)})
        return
    say(f"Took back {counted(len(done.undone), 'event')}.")
    _tell(done)


async def _tried(
    kw: Keepwise, scope: Scope, session_id: str, before: str
) -> tuple[Rewound, tuple[Event, ...], frozenset[str]]:
    """What would be taken back, its events, and those that have been taken back before."""
    planned = await kw.sessions.rewind(scope, session_id, before, dry_run=True)
    session = await kw.sessions.get(scope, session_id, recent=len(planned.undone))
    return planned, session.events, await kw.sessions.undone(scope, session_id)


def _tell(rewound: Rewound) -> None:
    record(
        (
            ("restored", ", ".join(rewound.restored)),
            (
                "files",
                ", ".join(f"{name} (version {at})" for name, at in rewound.artifacts.items()),
            ),
            ("withdrawn", ", ".join(rewound.memories)),
        )
    )
    _tell_what_stays(rewound.user_keys, rewound.app_keys, rewound.calls)


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
