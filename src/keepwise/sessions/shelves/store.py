"""SQL of reading the ledger and the balance record by record."""

from __future__ import annotations

from collections.abc import Sequence

from keepwise.model import Scope
from keepwise.ports import Row, Transaction

_SESSIONS_FROM = """
    SELECT session_id, turn_holder, display_name, labels FROM sessions
    WHERE scope_id = :scope_id AND session_id >= :session_id
    ORDER BY session_id LIMIT :count
"""
_EVENTS_FROM = """
    SELECT session_id, seq, event_id, author, invocation_id, body FROM events
    WHERE scope_id = :scope_id AND (session_id, seq) >= (:session_id, :seq)
    ORDER BY session_id, seq LIMIT :count
"""
_SESSION_STATE_FROM = """
    SELECT session_id, name, value FROM session_state
    WHERE scope_id = :scope_id AND (session_id, name) >= (:session_id, :name)
    ORDER BY session_id, name LIMIT :count
"""
_SCOPED_STATE_FROM = """
    SELECT name, value, updated_at FROM scoped_state
    WHERE scope_id = :scope_id AND name >= :name ORDER BY name LIMIT :count
"""
_CHANGES_FROM = """
    SELECT name, number, value, session_id, event_id, author, invocation_id FROM state_changes
    WHERE scope_id = :scope_id AND (name, number) >= (:name, :number)
    ORDER BY name, number LIMIT :count
"""
_EFFECTS_FROM = """
    SELECT token, attempt, result FROM effects
    WHERE scope_id = :scope_id AND token >= :token ORDER BY token LIMIT :count
"""


def sessions_from(tx: Transaction, scope: Scope, session_id: str, count: int) -> Sequence[Row]:
    """Sessions from an id on, expired ones too."""
    return tx.all(_SESSIONS_FROM, scope_id=scope.id, session_id=session_id, count=count)


def events_from(
    tx: Transaction, scope: Scope, session_id: str, seq: int, count: int
) -> Sequence[Row]:
    """Events from a session's id and a number on, across sessions."""
    return tx.all(_EVENTS_FROM, scope_id=scope.id, session_id=session_id, seq=seq, count=count)


def session_state_from(
    tx: Transaction, scope: Scope, session_id: str, name: str, count: int
) -> Sequence[Row]:
    """Keys of sessions from a session's id and a name on."""
    return tx.all(
        _SESSION_STATE_FROM, scope_id=scope.id, session_id=session_id, name=name, count=count
    )


def scoped_state_from(tx: Transaction, scope: Scope, name: str, count: int) -> Sequence[Row]:
    """Keys of a user or an app from a name on."""
    return tx.all(_SCOPED_STATE_FROM, scope_id=scope.id, name=name, count=count)


def changes_from(
    tx: Transaction, scope: Scope, name: str, number: int, count: int
) -> Sequence[Row]:
    """Entries of histories from a key and a number on; value is null where it was removed."""
    return tx.all(_CHANGES_FROM, scope_id=scope.id, name=name, number=number, count=count)


def effects_from(tx: Transaction, scope: Scope, token: str, count: int) -> Sequence[Row]:
    """Effects from a token on; result is null while the work goes on."""
    return tx.all(_EFFECTS_FROM, scope_id=scope.id, token=token, count=count)
