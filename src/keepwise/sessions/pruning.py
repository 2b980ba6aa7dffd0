"""Deleting what is old, one session a transaction: nobody waits for long meanwhile."""

from __future__ import annotations

from keepwise.model import Pruned, Scope
from keepwise.ports import Database, Transaction
from keepwise.sessions import store
from keepwise.sessions.balance import store as balance
from keepwise.sessions.effects import store as effects
from keepwise.sessions.ledger import Ledger


async def prune(
    database: Database,
    ledger: Ledger,
    scope: Scope,
    *,
    before: int,
    now: int,
    memories: bool,
    dry_run: bool,
) -> Pruned:
    """See ``Sessions.prune``."""
    ended = await database.read(lambda tx: store.ended_sessions(tx, scope, before=before, now=now))
    gone: list[str] = []
    tokens: set[str] = set()
    events = 0
    for session_id in ended:

        def delete(tx: Transaction, session_id: str = session_id) -> int | None:
            count = store.count_events(tx, scope, session_id)
            tokens.update(effects.tokens_of_session(tx, scope, session_id))
            if dry_run:
                return count
            # It may have gone on since it was listed.
            if not store.delete_ended(tx, scope, session_id, now=now, before=before):
                return None
            ledger.after_deletion(tx, scope, session_id, memories=memories, reason="session pruned")
            return count

        counted = await (database.read(delete) if dry_run else database.write(delete))
        if counted is not None:
            gone.append(session_id)
            events += counted

    def rest(tx: Transaction) -> Pruned:
        tokens.update(effects.old_tokens(tx, scope, before))
        changes = balance.prune_changes(tx, scope, before, dry_run=dry_run)
        if not dry_run:
            effects.prune_effects(tx, scope, before)
        return Pruned(tuple(gone), events, changes, len(tokens))

    return await (database.read(rest) if dry_run else database.write(rest))
