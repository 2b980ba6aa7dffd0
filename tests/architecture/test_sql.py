"""Every statement keeps to one scope, stands in a store, and is written once."""

from __future__ import annotations

import ast
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from keepwise.db.migrate import shipped
from keepwise.db.sqlite import DIALECT

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "keepwise"

# Tables that belong to nobody, and why. Any other table has scope_id first in its key.
OWNED_BY_NOBODY = {
    "meta": "facts about the installation",
    "embedding_spaces": "which embedders' vectors are stored",
    "migrations": "which schema files were applied",
    "banks": "what banks are called, and what they remember",
    "api_keys": "who may call a server",
}
# The scoped tables a statement may read without naming a scope.
DIRECTORY = {
    "scopes": "says which scopes there are; what is in one is reached by its id",
    "names": "says whose memory or session an id of a bank is, and nothing of what it says",
}

VERB = re.compile(
    r"""\s*(?:
        (?:SELECT|INSERT|UPDATE|DELETE|REPLACE|WITH)\s+\S
      | (?i:
            select\s.*\sfrom\s | insert\s+(?:or\s+\w+\s+)?into\s | replace\s+into\s
          | update\s+\w+\s+set\s | delete\s+from\s
          | with\s+(?:recursive\s+)?\w+\s*(?:\([^)]*\)\s*)?as\s*\(
        )
    )""",
    re.VERBOSE | re.DOTALL,
)
READ_OR_CHANGED = re.compile(r"\b(?:FROM|JOIN|UPDATE)\s+(?!SET\b)(\w+)", re.IGNORECASE)
INSERTED = re.compile(r"\bINTO\s+(\w+)\s*\(([^)]*)\)", re.IGNORECASE)
INTO = re.compile(r"\bINTO\s+(\w+)", re.IGNORECASE)
# "FROM a, b" hides a table from the patterns above.
COMMA_JOIN = re.compile(r"\bFROM\s+\w+(\s+(AS\s+)?\w+)?\s*,", re.IGNORECASE)
KEPT_TO_SCOPE = re.compile(
    r"\bscope_id\s*=\s*(?::scope_id\b|\w+\.scope_id\b)|\bUSING\s*\(\s*scope_id\b", re.IGNORECASE
)
OTHERS_SCOPE = re.compile(
    r"\bscope_id\s*(?:<>|!=|<|>|\bIN\b|\bLIKE\b|\bIS\b|\bOR\b)", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement as written in a module, white space folded."""

    place: str
    text: str


def folded(text: str) -> str:
    return " ".join(text.split())


class Strings(ast.NodeVisitor):
    """Every string of a module with what it is put together from; docstrings left out.

    Names of module-level string constants are filled in; anything computed becomes ``{}``.
    """

    def __init__(self, tree: ast.Module) -> None:
        self.found: list[tuple[int, str]] = []
        self.constants: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                text = self.text(node.value)
                for target in targets:
                    if text is not None and isinstance(target, ast.Name):
                        self.constants[target.id] = text
        self.visit(tree)

    def text(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Constant):
            return node.value if isinstance(node.value, str) else None
        if isinstance(node, ast.JoinedStr):
            return "".join(self.text(part) or "{}" for part in node.values)
        if isinstance(node, ast.FormattedValue):
            return self.text(node.value)
        if isinstance(node, ast.Name):
            return self.constants.get(node.id)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            left, right = self.text(node.left), self.text(node.right)
            return None if left is None and right is None else f"{left or '{}'}{right or '{}'}"
        return None

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return  # a docstring
        if isinstance(node, ast.Constant | ast.JoinedStr | ast.BinOp):
            text = self.text(node)
            if text is not None:
                self.found.append((node.lineno, text))
                return
        self.generic_visit(node)


def statements(path: Path) -> Iterator[Statement]:
    for line, text in Strings(ast.parse(path.read_text("utf-8"), str(path))).found:
        if VERB.match(text):
            yield Statement(f"{path.relative_to(ROOT)}:{line}", folded(text))


STORES = sorted(SOURCE.rglob("store.py"))
IN_STORES = [statement for path in STORES for statement in statements(path)]


@pytest.fixture(scope="module")
def schema() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:")
    connection.row_factory = sqlite3.Row
    for migration in shipped():
        for statement in migration.statements(DIALECT):
            connection.execute(statement)
    yield connection
    connection.close()


@pytest.fixture(scope="module")
def tables(schema: sqlite3.Connection) -> dict[str, list[str]]:
    """Each table and the columns of its primary key, in the key's order."""
    names = [
        row["name"]
        for row in schema.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        if not row["name"].startswith("sqlite_")
    ]
    keys = {}
    for name in names:
        columns = schema.execute(f"PRAGMA table_info({name})").fetchall()
        in_key = sorted((column for column in columns if column["pk"]), key=lambda row: row["pk"])
        keys[name] = [column["name"] for column in in_key]
    return keys


@pytest.fixture(scope="module")
def scoped(schema: sqlite3.Connection, tables: dict[str, list[str]]) -> set[str]:
    """The tables that have a ``scope_id``."""
    return {
        name
        for name in tables
        if "scope_id" in {row["name"] for row in schema.execute(f"PRAGMA table_info({name})")}
    }


def trouble(sql: str, scoped: set[str]) -> str:
    """Why a statement may reach beyond its scope, or an empty string."""
    columns = {match[1].lower(): match[2] for match in INSERTED.finditer(sql)}
    for match in INTO.finditer(sql):
        table = match[1].lower()
        if table in scoped and "scope_id" not in re.split(r"[\s,]+", columns.get(table, "")):
            return f"inserts into {table} without a scope_id"
    touched = [match[1].lower() for match in READ_OR_CHANGED.finditer(sql)]
    owned = [table for table in touched if table in scoped and table not in DIRECTORY]
    if not owned:
        return ""
    if COMMA_JOIN.search(sql):
        return "joins with a comma; write JOIN"
    if not re.search(r"\bscope_id = :scope_id\b", sql):
        return f"touches {', '.join(owned)} without scope_id = :scope_id"
    if len(KEPT_TO_SCOPE.findall(sql)) < len(owned):
        return f"names {len(owned)} scoped tables, but does not keep each to the scope"
    if OTHERS_SCOPE.search(sql):
        return "compares scope_id by something else than equality"
    return ""


def test_statements_were_found(scoped: set[str]) -> None:
    """Guards the tests below: every scoped table is written and read by some store."""
    text = " ".join(statement.text for statement in IN_STORES)
    unused = {table for table in scoped if not re.search(rf"\b{table}\b", text)}
    assert unused == set(), "a table that no store uses, or a store this test does not see"


def test_every_statement_keeps_to_its_scope(scoped: set[str]) -> None:
    found = {
        statement.place: why for statement in IN_STORES if (why := trouble(statement.text, scoped))
    }
    assert found == {}


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT fact FROM memories WHERE memory_id = :memory_id",
        "SELECT fact FROM memories WHERE scope_id = :other AND memory_id = :memory_id",
        "DELETE FROM memories",
        "UPDATE memories SET fact = :fact WHERE memory_id = :memory_id",
        "INSERT INTO memories (memory_id, fact) VALUES (:memory_id, :fact)",
        "INSERT INTO memories VALUES (:scope_id, :memory_id)",
        (
            "SELECT 1 FROM memories m JOIN events e ON e.event_id = m.memory_id"
            " WHERE m.scope_id = :scope_id"
        ),
        "SELECT 1 FROM memories m, events e WHERE m.scope_id = :scope_id",
        (
            "SELECT 1 FROM events WHERE scope_id = :scope_id AND event_id IN"
            " (SELECT memory_id FROM memories)"
        ),
        "SELECT 1 FROM memories WHERE scope_id = :scope_id OR scope_id <> :x",
        "WITH m AS (SELECT fact FROM memories) SELECT fact FROM m",
    ],
)
def test_a_statement_beyond_its_scope_is_seen(sql: str) -> None:
    """Guards the test above."""
    assert VERB.match(sql)
    assert trouble(sql, {"memories", "events", "scopes"}) != ""


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT fact FROM memories WHERE scope_id = :scope_id",
        (
            "SELECT 1 FROM memories m JOIN events e ON e.scope_id = m.scope_id"
            " WHERE m.scope_id = :scope_id"
        ),
        "SELECT 1 FROM memories JOIN events USING (scope_id, event_id) WHERE scope_id = :scope_id",
        (
            "INSERT INTO memories (scope_id, memory_id) VALUES (:scope_id, :memory_id)"
            " ON CONFLICT (scope_id, memory_id) DO UPDATE SET fact = excluded.fact RETURNING fact"
        ),
        "SELECT value FROM meta WHERE name = :name",
        "SELECT entries FROM scopes WHERE app_name = :app_name",
    ],
)
def test_a_statement_within_its_scope_passes(sql: str) -> None:
    assert trouble(sql, {"memories", "events", "scopes"}) == ""


def test_statements_run_on_the_schema(schema: sqlite3.Connection) -> None:
    """Each statement that is written whole compiles: tables, columns and parameters exist."""
    broken = {}
    for statement in IN_STORES:
        if "{}" in statement.text:
            continue
        names = set(re.findall(r":([a-z_]\w*)", statement.text))
        try:
            schema.execute(f"EXPLAIN {statement.text}", dict.fromkeys(names, 1))
        except sqlite3.Error as error:
            broken[statement.place] = str(error)
    assert broken == {}


def test_every_primary_key_starts_with_the_scope(tables: dict[str, list[str]]) -> None:
    late = {
        name: key
        for name, key in tables.items()
        if key[:1] != ["scope_id"] and name not in OWNED_BY_NOBODY
    }
    assert late == {}


def test_every_foreign_key_starts_with_the_scope(
    schema: sqlite3.Connection, scoped: set[str]
) -> None:
    late = [
        f"{table} -> {row['table']}"
        for table in sorted(scoped)
        for row in schema.execute(f"PRAGMA foreign_key_list({table})")
        if row["seq"] == 0 and row["from"] != "scope_id"
    ]
    assert late == []


def test_sql_stands_in_stores_only() -> None:
    strays = [
        statement.place
        for path in sorted(SOURCE.rglob("*.py"))
        if path.name != "store.py" and path.relative_to(SOURCE).parts[0] != "db"
        for statement in statements(path)
    ]
    assert strays == []


def test_no_statement_is_written_twice() -> None:
    counts = Counter(statement.text for statement in IN_STORES)
    twice = {
        text: [statement.place for statement in IN_STORES if statement.text == text]
        for text, count in counts.items()
        if count > 1
    }
    assert twice == {}
