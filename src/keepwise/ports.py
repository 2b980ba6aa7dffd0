"""What Keepwise needs from outside, as protocols: a database, models, a clock, ids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from keepwise.model import JsonObject
    from keepwise.model.embedding import Role, Space

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


class Embedder(Protocol):
    """Turns texts into vectors whose products say how near their meanings are.

    ``lexical_weight`` is the weight of shared words beside the cosine, measured for this
    embedder; None where nobody measured it, and a neutral rule is used.
    """

    @property
    def space(self) -> Space:
        """What its vectors may be compared with."""
        ...

    @property
    def lexical_weight(self) -> float | None:
        """``w`` in ``cosine + w * BM25 / BM25_upper(query)``."""
        ...

    @property
    def near(self) -> float | None:
        """The cosine from which a memory is near to a request that shares no word with it.

        None where nobody measured it.
        """
        ...

    @property
    def languages(self) -> frozenset[str] | None:
        """Codes of the languages it knows, None for all that matter.

        A query in another one is answered by words alone.
        """
        ...

    async def embed(self, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
        """An array of shape (number of texts, dimensions), each row of length 1.

        A row of zeros says that nothing in the text is known.

        Raises:
            Unavailable: a server does not answer; it may later.
        """
        ...


class TextModel(Protocol):
    """A language model that answers with JSON."""

    @property
    def name(self) -> str:
        """Which model it is, for the records of what it proposed."""
        ...

    async def complete(self, system: str, prompt: str, schema: JsonObject) -> str:
        """What the model answers; ``schema`` is the JSON schema the answer should follow.

        The answer is text and may be anything: whoever asks parses and judges it.

        Raises:
            Unavailable: the model does not answer; it may later.
        """
        ...
