"""``keepwise sessions``: the commands that say how long one session lives."""

from __future__ import annotations

import click

from keepwise.cli.asking import confirm_or_exit, require_somebody_to_ask
from keepwise.cli.forget import memories_of
from keepwise.cli.invocation import Invocation
from keepwise.cli.options import (
    danger_options,
    lifetime,
    pass_invocation,
    scope_options,
    store_options,
)
from keepwise.cli.output import clock, counted, emit, plain, record, say, table, visible
from keepwise.cli.sessions import telling
from keepwise.errors import NotFound
from keepwise.model import Memory, Scope, Session
from keepwise.wiring import Keepwise


@click.command()
@click.argument("session_id", metavar="ID")
@click.option(
    "--memories", is_flag=True, help="Forget what was remembered from this session alone, too."
)
@danger_options
@scope_options
@store_options
@pass_invocation
def delete(
    call: Invocation,
    session_id: str,
    memories: bool,
    dry_run: bool,
    yes: bool,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Delete a session with its events, its own state and its files.

    user: and app: values stay, and so does what was remembered, unless --memories is given.
    """
    if not dry_run and not yes:
        require_somebody_to_ask(call)
    scope = Scope.user(app_name, user_id, bank=bank)

    async def look(kw: Keepwise) -> tuple[Session, list[Memory]]:
        session = await kw.sessions.get(scope, session_id, recent=0)
        resting = await kw.bank.derived(scope, session.id) if memories else ()
        # The order that lists of memories have.
        return session, sorted(resting, key=lambda each: (-each.updated_at, each.id))

    session, resting = call.run(look)
    if not call.as_json and (dry_run or not yes):
        _show(session, resting, "Would be deleted:" if dry_run else "To be deleted:")
    if dry_run:
        _tell(call, session, [memory.id for memory in resting], 0, dry_run=True)
        return
    if not yes:
        confirm_or_exit(
            f"Delete {visible(session.id)}? It cannot be undone", "Nothing was deleted."
        )

    async def erase(kw: Keepwise) -> tuple[list[str], int]:
        before = await memories_of(kw, scope) if memories else []
        deleted = await kw.sessions.delete(scope, session.id, memories=memories)
        if not deleted.found:
            raise NotFound(f"the session '{session.id}' has been deleted by somebody else")
        left = {memory.id for memory in await memories_of(kw, scope)} if before else set()
        return [memory.id for memory in before if memory.id not in left], deleted.memories_left

    forgotten, left = call.run(erase)
    _tell(call, session, forgotten, left, dry_run=False)


def _show(session: Session, resting: list[Memory], title: str) -> None:
    say(title)
    record(
        (
            ("session", session.id),
            ("events", str(session.revision)),
            ("updated", clock(session.updated_at)),
        )
    )
    if resting:
        say("With what rests on it alone:")
        table(("ID", "TOPIC", "FACT"), [(each.id, each.topic, each.fact) for each in resting])


def _tell(
    call: Invocation, session: Session, forgotten: list[str], left: int, *, dry_run: bool
) -> None:
    if call.as_json:
        emit(
            {
                "dry_run": dry_run,
                "session": telling.head(session),
                "memories": plain(forgotten),
                "memories_left": left,
            }
        )
        return
    if dry_run:
        say("Nothing was changed.")
        return
    say(f"Deleted {visible(session.id)} and its {counted(session.revision, 'event')}.")
    if forgotten:
        say(f"Forgot {', '.join(forgotten)}.")
    if left:
        number = counted(left, "memory rests", "memories rest")
        say(f"{number} on what was said in it: keepwise forget --session forgets what does alone.")


@click.command()
@click.argument("session_id", metavar="ID")
@click.option(
    "--in",
    "ttl",
    callback=lifetime,
    metavar="TIME",
    help="How long from now: 30d, 12h, 45m, 3600s.",
)
@click.option("--never", is_flag=True, help="It does not expire.")
@scope_options
@store_options
@pass_invocation
def expire(
    call: Invocation,
    session_id: str,
    ttl: int | None,
    never: bool,
    app_name: str,
    user_id: str,
    bank: str,
) -> None:
    """Say when a session ends.

    From then on nobody is given it. keepwise sessions prune deletes what has expired.
    """
    if never == (ttl is not None):
        raise click.UsageError("say when with --in, or that it does not with --never")
    scope = Scope.user(app_name, user_id, bank=bank)

    async def work(kw: Keepwise) -> Session:
        expires_at = None if ttl is None else kw.now() + ttl
        return await kw.sessions.set_expiry(scope, session_id, expires_at)

    session = call.run(work)
    if call.as_json:
        emit({"session": telling.head(session)})
        return
    ends = f"expires {clock(session.expires_at)}" if session.expires_at else "does not expire"
    say(f"{visible(session.id)} {ends}.")
