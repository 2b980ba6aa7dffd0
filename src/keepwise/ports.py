"""What Keepwise needs from outside, as protocols: a database, a clock, ids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")

Value: TypeAlias = None | int | float | str | bytes

Ids: TypeAlias = Callable[[], str]
"""Makes a new unique id each time it is called."""

Clock: TypeAlias = Callable[[], int]
"""The time now, in microseconds since 1970, UTC."""


class Row(Protocol):
    """A result row, read by column name. The store that wrote the SQL knows each type."""

    def __getitem__(self, column: str, /) -> Any: ...


class Transaction(Protocol):
    """A running transaction. SQL uses ``:name`` parameters in the dialect both engines share."""

    def all(self, sql: str, **params: Value) -> list[Row]:
        """Every row of the result."""
        ...

    def one(self, sql: str, **params: Value) -> Row | None:
        """The first row of the result, or None."""
        ...

    def run(self, sql: str, **params: Value) -> int:
        """Run a statement; the number of rows it changed."""
        ...

    def many(self, sql: str, rows: Iterable[Mapping[str, Value]]) -> None:
        """Run a statement once for each set of parameters."""
        ...


class Database(Protocol):
    """The seam to the database: a transaction is a plain synchronous function.

    ``work`` runs on the driver's own thread, whole or not at all. It may be run again after a
    conflict, so it must have no effect but its SQL and its result.
    """

    async def open(self) -> None:
        """Connect and migrate. Raises ConfigError or Broken with the reason."""
        ...

    async def close(self) -> None:
        """Finish what is running and disconnect."""
        ...

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Run ``work`` on one consistent snapshot."""
        ...

    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Run ``work`` and commit, or roll back if it raises."""
        ...

    async def scrub(self) -> bool:
        """Make what was deleted unreadable in the files; False if that has to wait."""
        ...
