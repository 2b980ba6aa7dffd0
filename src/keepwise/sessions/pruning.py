"""Deleting what is old, one session a transaction: nobody waits for long meanwhile."""

from __future__ import annotations

from keepwise.governance import store as governance_store
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
    if dry_run:
        return await database.read(lambda tx: _what_would_go(tx, scope, before, now))
    ended = await database.read(lambda tx: store.ended_sessions(tx, scope, before=before, now=now))
    gone: list[str] = []
    events = done = 0
    for session_id in ended:

        def delete(tx: Transaction, session_id: str = session_id) -> tuple[int, int] | None:
            counted = store.count_events(tx, scope, session_id)
            tokens = effects.tokens_of_session(tx, scope, session_id)
            # It may have gone on since it was listed.
            if not store.delete_ended(tx, scope, session_id, now=now, before=before):
                return None
            ledger.after_deletion(tx, scope, session_id, memories=memories, reason="session pruned")
            return counted, len(tokens)

        went = await database.write(delete)
        if went is not None:
            gone.append(session_id)
            events += went[0]
            done += went[1]

    def rest(tx: Transaction) -> tuple[int, int]:
        changes = balance.prune_changes(tx, scope, before, dry_run=False)
        old = effects.prune_effects(tx, scope, before)
        if changes or old:
            governance_store.note_deletion(tx)
        return changes, old

    changes, old = await database.write(rest)
    return Pruned(tuple(gone), events, changes, done + old)


def _what_would_go(tx: Transaction, scope: Scope, before: int, now: int) -> Pruned:
    ended = store.ended_sessions(tx, scope, before=before, now=now)
    tokens = effects.old_tokens(tx, scope, before)
    for session_id in ended:
        tokens |= effects.tokens_of_session(tx, scope, session_id)
    return Pruned(
        tuple(ended),
        sum(store.count_events(tx, scope, session_id) for session_id in ended),
        balance.prune_changes(tx, scope, before, dry_run=True),
        len(tokens),
    )
