"""SQL of banks."""

from __future__ import annotations

import json

from keepwise.governance.guard import CleanText, is_storable
from keepwise.model.banks import BankRecord
from keepwise.ports import Row, Transaction

_GET = "SELECT * FROM banks WHERE bank = :bank"
_ADD = """
    INSERT INTO banks (bank, display_name, description, labels, config, revision, created_at,
        updated_at)
    VALUES (:bank, :display_name, :description, :labels, :config, 1, :now, :now)
    ON CONFLICT (bank) DO NOTHING
"""
_UPDATE = """
    UPDATE banks
    SET display_name = :display_name, description = :description, labels = :labels,
        config = :config, revision = revision + 1, updated_at = :now
    WHERE bank = :bank
"""
_DELETE = "DELETE FROM banks WHERE bank = :bank"
_PAGE = "SELECT * FROM banks WHERE bank > :after ORDER BY bank LIMIT :count"


def get(tx: Transaction, bank: str) -> BankRecord | None:
    """A bank that was created or configured."""
    row = tx.one(_GET, bank=bank) if is_storable(bank) else None
    return None if row is None else _record(row)


def add(
    tx: Transaction,
    bank: str,
    *,
    display_name: CleanText,
    description: CleanText,
    labels: CleanText,
    config: CleanText,
    now: int,
) -> bool:
    """Create a bank; False if there is one of that name."""
    written = tx.run(
        _ADD,
        bank=bank,
        display_name=str(display_name),
        description=str(description),
        labels=str(labels),
        config=str(config),
        now=now,
    )
    return written > 0


def update(
    tx: Transaction,
    bank: str,
    *,
    display_name: CleanText,
    description: CleanText,
    labels: CleanText,
    config: CleanText,
    now: int,
) -> None:
    """Write a bank as it is now."""
    tx.run(
        _UPDATE,
        bank=bank,
        display_name=str(display_name),
        description=str(description),
        labels=str(labels),
        config=str(config),
        now=now,
    )


def delete(tx: Transaction, bank: str) -> bool:
    """Delete a bank's own row; False if it has none."""
    return tx.run(_DELETE, bank=bank) > 0


def page(tx: Transaction, *, after: str, count: int) -> list[BankRecord]:
    """Banks after a name, by name."""
    return [_record(row) for row in tx.all(_PAGE, after=after, count=count)]


def _record(row: Row) -> BankRecord:
    return BankRecord(
        row["bank"],
        row["display_name"],
        row["description"],
        json.loads(row["labels"]),
        json.loads(row["config"]),
        row["revision"],
        row["created_at"],
        row["updated_at"],
    )
