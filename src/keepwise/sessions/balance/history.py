"""What a state key has been, entry by entry."""

from __future__ import annotations

from collections.abc import Iterable

from keepwise.model import REMOVED, Event, Json, Scope, StateChange
from keepwise.ports import Transaction
from keepwise.sessions import store
from keepwise.sessions.balance import store as balance


def of_session(tx: Transaction, scope: Scope, session_id: str, key: str) -> tuple[StateChange, ...]:
    """The changes of a session's own key: its ledger tells them."""
    return _chained(
        key,
        (
            (event, session_id, event.state_delta[key])
            for _, event in store.events_from(tx, scope, session_id, after=-1)
            if key in event.state_delta
        ),
    )


def of_shared(tx: Transaction, owner: Scope, key: str, *, reader: Scope) -> tuple[StateChange, ...]:
    """The changes of a user's or an app's key, by whichever session; ``key`` has its prefix.

    Which sessions and events of others changed it, only the owner is told.
    """
    return _chained(
        key,
        (
            (event, session_id, after)
            if writer in (reader.id, owner.id) or reader == owner
            else (Event("", "", event.time), "", after)
            for event, session_id, after, writer in balance.changes(
                tx, owner, key.partition(":")[2]
            )
        ),
    )


def _chained(key: str, settings: Iterable[tuple[Event, str, Json]]) -> tuple[StateChange, ...]:
    found: list[StateChange] = []
    before: Json = REMOVED
    for event, session_id, after in settings:
        made = (event.time, session_id, event.id, event.author, event.invocation_id)
        found.append(StateChange(key, before, after, *made))
        before = after
    return tuple(found)
