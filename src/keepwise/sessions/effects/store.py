"""SQL of effects."""

from __future__ import annotations

import json
from dataclasses import dataclass

from keepwise.governance.guard import CleanText
from keepwise.model import Json, Scope
from keepwise.ports import Transaction

_START_EFFECT = """
    INSERT INTO effects (scope_id, token, attempt, started_at)
    VALUES (:scope_id, :token, :attempt, :now)
    ON CONFLICT (scope_id, token) DO NOTHING
"""
_RESTART_EFFECT = """
    UPDATE effects SET attempt = :attempt, started_at = :now
    WHERE scope_id = :scope_id AND token = :token AND finished_at IS NULL
"""
_GET_EFFECT = """
    SELECT started_at, finished_at, result FROM effects
    WHERE scope_id = :scope_id AND token = :token
"""
_FINISH_EFFECT = """
    UPDATE effects SET finished_at = :now, result = :result
    WHERE scope_id = :scope_id AND token = :token AND finished_at IS NULL
"""
_SETTLE_EFFECT = """
    INSERT INTO effects (scope_id, token, attempt, started_at, finished_at, result)
    VALUES (:scope_id, :token, '', :now, :now, :result)
    ON CONFLICT (scope_id, token) DO UPDATE
    SET finished_at = excluded.finished_at, result = excluded.result
"""
_DROP_EFFECT = """
    DELETE FROM effects
    WHERE scope_id = :scope_id AND token = :token AND attempt = :attempt AND finished_at IS NULL
"""
_DROP_EFFECTS_BETWEEN = """
    DELETE FROM effects WHERE scope_id = :scope_id AND token >= :first AND token < :last
"""
_TOKENS_BETWEEN = """
    SELECT token FROM effects WHERE scope_id = :scope_id AND token >= :first AND token < :last
"""
_PRUNE_EFFECTS = "DELETE FROM effects WHERE scope_id = :scope_id AND started_at < :before"
_OLD_TOKENS = "SELECT token FROM effects WHERE scope_id = :scope_id AND started_at < :before"
_EFFECTS_OF_SCOPE = """
    SELECT token, result FROM effects WHERE scope_id = :scope_id AND result IS NOT NULL
"""
_REPLACE_EFFECT = """
    UPDATE effects SET result = :result WHERE scope_id = :scope_id AND token = :token
"""
_CLEAR_EFFECTS = "DELETE FROM effects WHERE scope_id = :scope_id"


@dataclass(frozen=True, slots=True)
class Effect:
    """What is known of a piece of work: when it was started, and its result once it ended."""

    started_at: int
    finished: bool
    result: Json


def start_effect(tx: Transaction, scope: Scope, token: str, attempt: str, now: int) -> bool:
    """Note that an attempt at a piece of work begins; False if the token is taken."""
    return tx.run(_START_EFFECT, scope_id=scope.id, token=token, attempt=attempt, now=now) > 0


def restart_effect(tx: Transaction, scope: Scope, token: str, attempt: str, now: int) -> None:
    """Note that a piece of work whose outcome is unknown is attempted again."""
    tx.run(_RESTART_EFFECT, scope_id=scope.id, token=token, attempt=attempt, now=now)


def get_effect(tx: Transaction, scope: Scope, token: str) -> Effect | None:
    """What is known of the work of a token."""
    row = tx.one(_GET_EFFECT, scope_id=scope.id, token=token)
    if row is None:
        return None
    result = None if row["result"] is None else json.loads(row["result"])
    return Effect(row["started_at"], row["finished_at"] is not None, result)


def finish_effect(tx: Transaction, scope: Scope, token: str, result: CleanText, now: int) -> bool:
    """Note the first result of a piece of work; False if it has one, or its row is gone."""
    scope_id, text = scope.id, str(result)
    return tx.run(_FINISH_EFFECT, scope_id=scope_id, token=token, result=text, now=now) > 0


def settle_effect(tx: Transaction, scope: Scope, token: str, result: CleanText, now: int) -> None:
    """Note a result that was found out otherwise, whatever is there."""
    tx.run(_SETTLE_EFFECT, scope_id=scope.id, token=token, result=str(result), now=now)


def drop_effect(tx: Transaction, scope: Scope, token: str, attempt: str) -> None:
    """Free a token whose work this attempt began and did not do."""
    tx.run(_DROP_EFFECT, scope_id=scope.id, token=token, attempt=attempt)


def tokens_of_session(tx: Transaction, scope: Scope, session_id: str) -> set[str]:
    """The tokens that were made of calls in a session: see ``idempotency_token``."""
    first, last = f"{session_id}:", f"{session_id};"
    rows = tx.all(_TOKENS_BETWEEN, scope_id=scope.id, first=first, last=last)
    return {row["token"] for row in rows}


def drop_of_session(tx: Transaction, scope: Scope, session_id: str) -> None:
    """Free the tokens that were made of calls in a session."""
    first, last = f"{session_id}:", f"{session_id};"
    tx.run(_DROP_EFFECTS_BETWEEN, scope_id=scope.id, first=first, last=last)


def old_tokens(tx: Transaction, scope: Scope, before: int) -> set[str]:
    """The tokens of work that was started before a time."""
    return {row["token"] for row in tx.all(_OLD_TOKENS, scope_id=scope.id, before=before)}


def prune_effects(tx: Transaction, scope: Scope, before: int) -> int:
    """Free the tokens of work that was started before a time; how many."""
    return tx.run(_PRUNE_EFFECTS, scope_id=scope.id, before=before)


def effects(tx: Transaction, scope: Scope) -> list[tuple[str, Json]]:
    """Every result of the scope, as (token, result)."""
    rows = tx.all(_EFFECTS_OF_SCOPE, scope_id=scope.id)
    return [(row["token"], json.loads(row["result"])) for row in rows]


def replace_effect(tx: Transaction, scope: Scope, token: str, result: CleanText) -> None:
    """Overwrite a result: only forgetting does this."""
    tx.run(_REPLACE_EFFECT, scope_id=scope.id, token=token, result=str(result))


def clear(tx: Transaction, scope: Scope) -> int:
    """Delete everything that was noted for a scope; how many rows."""
    return tx.run(_CLEAR_EFFECTS, scope_id=scope.id)
