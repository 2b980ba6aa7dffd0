"""Ordered SQL files that bring a database to the schema of this version.

A file is ``NNNN_name.sql`` in ``migrations/``. It is applied once, inside a transaction that holds
the write lock, and recorded with its checksum; one that was altered afterwards is refused, as is
a database that knows more files than we do. ``{blob}`` and ``{clustered}`` stand for the two
things the engines spell differently.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from importlib.resources import files

from keepwise.errors import MigrationFailed, SchemaTooNew
from keepwise.ports import Transaction


@dataclass(frozen=True, slots=True)
class Dialect:
    """How an engine spells a byte string and a table stored in the order of its key."""

    name: str
    blob: str
    clustered: str


@dataclass(frozen=True, slots=True)
class Migration:
    """One file: its number, its name and its text as written."""

    version: int
    name: str
    text: str

    @property
    def checksum(self) -> str:
        """SHA-256 of the text as written, before any dialect is filled in."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    def statements(self, dialect: Dialect) -> list[str]:
        """The file's statements in the dialect's spelling."""
        lines = [line for line in self.text.splitlines() if not line.lstrip().startswith("--")]
        text = "\n".join(lines).format(blob=dialect.blob, clustered=dialect.clustered)
        return [statement.strip() for statement in text.split(";") if statement.strip()]


def shipped() -> list[Migration]:
    """The migrations this version carries, oldest first."""
    found = []
    for entry in files("keepwise.db").joinpath("migrations").iterdir():
        if entry.name.endswith(".sql"):
            number, _, name = entry.name.removesuffix(".sql").partition("_")
            found.append(Migration(int(number), name, entry.read_text("utf-8")))
    return sorted(found, key=lambda migration: migration.version)


_CREATE_LOG = """
    CREATE TABLE IF NOT EXISTS migrations (
        version BIGINT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        checksum TEXT NOT NULL,
        applied_at BIGINT NOT NULL
    )
"""
# SQLite's catalogue; another engine brings its own.
_HAS_LOG = "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = 'migrations'"
_READ_LOG = "SELECT version, name, checksum FROM migrations ORDER BY version"
_WRITE_LOG = """
    INSERT INTO migrations (version, name, checksum, applied_at)
    VALUES (:version, :name, :checksum, :applied_at)
"""


def is_current(tx: Transaction) -> bool:
    """Whether nothing is to be done: exactly the shipped migrations are applied, unaltered."""
    if not tx.all(_HAS_LOG):
        return False
    applied = [(int(row["version"]), row["checksum"]) for row in tx.all(_READ_LOG)]
    return applied == [(migration.version, migration.checksum) for migration in shipped()]


def migrate(tx: Transaction, dialect: Dialect) -> None:
    """Apply what is missing. Runs inside the caller's write transaction.

    Raises:
        SchemaTooNew: the database holds migrations this version does not know.
        MigrationFailed: an applied migration differs from the one shipped.
    """
    tx.run(_CREATE_LOG)
    known = {migration.version: migration for migration in shipped()}
    applied = set()
    for row in tx.all(_READ_LOG):
        version = int(row["version"])
        applied.add(version)
        if version not in known:
            raise SchemaTooNew(
                f"the database has schema {version}, this Keepwise knows {max(known)}",
                hint="upgrade Keepwise; the file was left as it is",
            )
        if known[version].checksum != row["checksum"]:
            raise MigrationFailed(
                f"migration {version} ({row['name']}) is not the one that was applied",
                hint="install a released version of Keepwise",
            )
    for version in sorted(known.keys() - applied):
        migration = known[version]
        for statement in migration.statements(dialect):
            tx.run(statement)
        tx.run(
            _WRITE_LOG,
            version=version,
            name=migration.name,
            checksum=migration.checksum,
            applied_at=time.time_ns() // 1000,
        )
