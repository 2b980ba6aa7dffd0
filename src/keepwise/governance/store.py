"""SQL of scopes, tombstones and facts about the installation."""

from __future__ import annotations

import json
import os

from keepwise.model import Scope
from keepwise.ports import Transaction

_ENSURE_SCOPE = """
    INSERT INTO scopes (scope_id, bank, entries, app_name, user_id, created_at)
    VALUES (:scope_id, :bank, :entries, :app_name, :user_id, :now)
    ON CONFLICT (scope_id) DO UPDATE
    SET bank = excluded.bank, entries = excluded.entries, app_name = excluded.app_name,
        user_id = excluded.user_id, created_at = excluded.created_at
    WHERE scopes.scope_id = :scope_id AND scopes.entries = ''
"""
_ENTER_SCOPE = """
    INSERT INTO scopes (scope_id, bank, entries, app_name, user_id, created_at)
    VALUES (:scope_id, :bank, :entries, :app_name, :user_id, :now)
    ON CONFLICT (scope_id) DO NOTHING
"""
_UNLIST_SCOPE = """
    UPDATE scopes SET bank = '', entries = '', app_name = '', user_id = '', purge_at = NULL,
        job_at = NULL
    WHERE scope_id = :scope_id
"""
_NOTE_PURGE_TIME = """
    UPDATE scopes SET purge_at = :at
    WHERE scope_id = :scope_id AND (purge_at IS NULL OR purge_at > :at)
"""
_SET_PURGE_TIME = "UPDATE scopes SET purge_at = :at WHERE scope_id = :scope_id"
_DUE_SCOPES = """
    SELECT entries, bank FROM scopes
    WHERE purge_at <= :now AND entries <> '' ORDER BY purge_at LIMIT :count
"""
_SCOPES_OF_APP = """
    SELECT entries, bank FROM scopes
    WHERE bank = :bank AND app_name = :app_name AND entries <> ''
    ORDER BY user_id, entries
"""
_SCOPES_OF_USER = """
    SELECT entries, bank FROM scopes
    WHERE bank = :bank AND user_id = :user_id AND entries <> '' ORDER BY entries
"""
_SCOPES_OF_BANK = """
    SELECT entries, bank FROM scopes WHERE bank = :bank AND entries <> '' ORDER BY user_id, entries
"""
_ALL_SCOPES = """
    SELECT entries, bank FROM scopes
    WHERE entries <> '' AND (:bank IS NULL OR bank = :bank)
        AND (:app_name IS NULL OR app_name = :app_name)
        AND (:user_id IS NULL OR user_id = :user_id)
    ORDER BY bank, app_name, user_id, entries
"""
_BY_ID = "SELECT bank, entries FROM scopes WHERE scope_id = :scope_id AND entries <> ''"
_IS_LISTED = "SELECT 1 AS listed FROM scopes WHERE scope_id = :scope_id AND entries <> ''"
_ADD_TOMBSTONE = """
    INSERT INTO tombstones (scope_id, digest, forgotten_at)
    VALUES (:scope_id, :digest, :forgotten_at)
    ON CONFLICT (scope_id, digest) DO UPDATE SET forgotten_at = excluded.forgotten_at
    WHERE tombstones.scope_id = :scope_id AND tombstones.forgotten_at < excluded.forgotten_at
"""
_GET_TOMBSTONE = """
    SELECT forgotten_at FROM tombstones WHERE scope_id = :scope_id AND digest = :digest
"""
_GET_META = "SELECT value FROM meta WHERE name = :name"
_ADD_META = "INSERT INTO meta (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
_SET_META = """
    INSERT INTO meta (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
_DELETE_META = "DELETE FROM meta WHERE name = :name"
_DELETE_META_OF = "DELETE FROM meta WHERE name = :name AND value = :value"
# That something was deleted whose words are still in the files, under a value new each time.
_DELETION = "deletion"
_META_NAMES = "SELECT name FROM meta WHERE name > :after AND name < :before ORDER BY name"


def note_deletion(tx: Transaction) -> None:
    """In the transaction that deletes: note that what it deletes is still to go from the files.

    A process that ends between the commit and the scrub leaves the note behind, and the next one
    that opens the store finds it.
    """
    set_meta(tx, _DELETION, os.urandom(8))


def noted_deletion(tx: Transaction) -> bytes | None:
    """The latest deletion whose words may still be in the files, or None."""
    return get_meta(tx, _DELETION)


def end_deletion(tx: Transaction, noted: bytes) -> None:
    """After the scrub: take the note away, unless something was deleted since."""
    tx.run(_DELETE_META_OF, name=_DELETION, value=noted)


def ensure_scope(tx: Transaction, scope: Scope, now: int) -> None:
    """Enter a scope into the directory if it is new, or comes back after it was erased."""
    tx.run(_ENSURE_SCOPE, **_named(scope, now))


def enter_scope(tx: Transaction, scope: Scope, now: int) -> None:
    """Enter a scope if it is new; one that was erased stays without its names.

    For what may end without anything stored: a refusal, or words that were forgotten before.
    """
    tx.run(_ENTER_SCOPE, **_named(scope, now))


def _named(scope: Scope, now: int) -> dict[str, str | int | bytes | None]:
    return {
        "scope_id": scope.id,
        "bank": scope.bank,
        "entries": json.dumps(scope.entries, ensure_ascii=False, separators=(",", ":")),
        "app_name": scope.get("app_name"),
        "user_id": scope.get("user_id"),
        "now": now,
    }


def unlist_scope(tx: Transaction, scope: Scope) -> None:
    """Take the names out of a scope's row; the row holds what is kept under the scope's id."""
    tx.run(_UNLIST_SCOPE, scope_id=scope.id)


def scopes_of_app(tx: Transaction, bank: str, app_name: str) -> list[Scope]:
    """Every scope of one app, ordered by user."""
    rows = tx.all(_SCOPES_OF_APP, bank=bank, app_name=app_name)
    return [scope_of(row["entries"], row["bank"]) for row in rows]


def scopes_of_bank(tx: Transaction, bank: str, user_id: str | None = None) -> list[Scope]:
    """Every scope of one bank, or of one user in it."""
    if user_id is None:
        rows = tx.all(_SCOPES_OF_BANK, bank=bank)
    else:
        rows = tx.all(_SCOPES_OF_USER, bank=bank, user_id=user_id)
    return [scope_of(row["entries"], row["bank"]) for row in rows]


def all_scopes(
    tx: Transaction,
    *,
    bank: str | None = None,
    app_name: str | None = None,
    user_id: str | None = None,
) -> list[Scope]:
    """Every scope of the database, or of a bank, an app or a user, for an operator."""
    rows = tx.all(_ALL_SCOPES, bank=bank, app_name=app_name, user_id=user_id)
    return [scope_of(row["entries"], row["bank"]) for row in rows]


def scope_by_id(tx: Transaction, scope_id: bytes) -> Scope | None:
    """The scope of an id, if it is in the directory and was not erased."""
    row = tx.one(_BY_ID, scope_id=scope_id)
    return None if row is None else scope_of(row["entries"], row["bank"])


def is_listed(tx: Transaction, scope: Scope) -> bool:
    """Whether a scope is in the directory, and was not erased."""
    return tx.one(_IS_LISTED, scope_id=scope.id) is not None


def note_purge_time(tx: Transaction, scope: Scope, at: int | None) -> None:
    """Have the scope visited at ``at`` or earlier, if it is to be so already; None is never."""
    if at is not None:
        tx.run(_NOTE_PURGE_TIME, scope_id=scope.id, at=at)


def set_purge_time(tx: Transaction, scope: Scope, at: int | None) -> None:
    """Have the scope visited at ``at``, or not at all."""
    tx.run(_SET_PURGE_TIME, scope_id=scope.id, at=at)


def due_scopes(tx: Transaction, now: int, count: int) -> list[Scope]:
    """Scopes in which something has expired, those first that have waited longest."""
    rows = tx.all(_DUE_SCOPES, now=now, count=count)
    return [scope_of(row["entries"], row["bank"]) for row in rows]


def scope_of(entries: str, bank: str) -> Scope:
    """A scope from the columns of the directory."""
    return Scope(tuple((key, value) for key, value in json.loads(entries)), bank)


def add_tombstone(tx: Transaction, scope: Scope, digest: bytes, forgotten_at: int) -> None:
    """Mark a digest as forgotten; a later mark of the same digest moves its time forward."""
    tx.run(_ADD_TOMBSTONE, scope_id=scope.id, digest=digest, forgotten_at=forgotten_at)


def tombstone_time(tx: Transaction, scope: Scope, digest: bytes) -> int | None:
    """When a digest was forgotten in this scope, or None."""
    row = tx.one(_GET_TOMBSTONE, scope_id=scope.id, digest=digest)
    return None if row is None else int(row["forgotten_at"])


def ensure_meta(tx: Transaction, name: str, value: bytes) -> bytes:
    """The value stored under ``name``, which becomes ``value`` if there was none."""
    tx.run(_ADD_META, name=name, value=value)
    return get_meta(tx, name) or value


def get_meta(tx: Transaction, name: str) -> bytes | None:
    """The value stored under ``name``, or None."""
    row = tx.one(_GET_META, name=name)
    return bytes(row["value"]) if row else None


def set_meta(tx: Transaction, name: str, value: bytes) -> None:
    """Store a value under ``name``, in place of the one that may be there."""
    tx.run(_SET_META, name=name, value=value)


def delete_meta(tx: Transaction, name: str) -> None:
    """Delete what is stored under ``name``, if anything is."""
    tx.run(_DELETE_META, name=name)


def meta_names(tx: Transaction, after: str, before: str) -> list[str]:
    """The names between two, which are not among them, sorted."""
    return [row["name"] for row in tx.all(_META_NAMES, after=after, before=before)]
