"""The default embedder: a table with one vector for each word piece, summed over the text.

The table is distilled from the weights of all-MiniLM-L6-v2; ``static_table/provenance.json`` says
from what, how and when, and ``scripts/distil_static.py`` builds it again. English only.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from keepwise.model.embedding import Role, Space
from keepwise.models.rows import unit_rows
from keepwise.models.wordpiece import WordPiece

TABLE = Path(__file__).parent / "static_table"
LEXICAL_WEIGHT = 4.0
"""recall@5 on LoCoMo and PrefEval: 0.551 and 0.794 so, 0.526 and 0.800 with 2, 0.535 and 0.469 for
words alone."""

_PIECES_AT_ONCE = 512
# Less than this takes about a millisecond, and a thread as long as that.
_CHARS_INLINE = 10_000


class StaticEmbedder:
    """Sums of word-piece vectors: microseconds a text, and no model to load.

    Args:
        folder: a table as ``scripts/distil_static.py`` writes it; the built-in one unless told.
    """

    lexical_weight: float | None = LEXICAL_WEIGHT
    languages: frozenset[str] | None = frozenset({"en"})
    near: float | None = 0.2

    def __init__(self, folder: Path = TABLE) -> None:
        # Mapped, not read: processes on one machine share the pages, and a start costs nothing.
        self._vectors: NDArray[np.int8] = np.load(folder / "vectors.npy", mmap_mode="r")
        self._scales: NDArray[np.float32] = np.load(folder / "scales.npy").astype(np.float32)
        self._pieces = read_vocabulary(folder / "vocab.txt")
        provenance = json.loads((folder / "provenance.json").read_text("utf-8"))
        dimensions = int(self._vectors.shape[1])
        self._space = Space(f"minilm-static-{dimensions}", provenance["digest"], dimensions)

    @property
    def space(self) -> Space:
        """The space of the table's vectors."""
        return self._space

    async def embed(self, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
        """A row of length 1 for each text, zeros for one without a known word.

        ``role`` makes no difference: a sum is the same whatever it is for.
        """
        if sum(map(len, texts)) <= _CHARS_INLINE:
            return self.encode(texts)
        return await asyncio.to_thread(self.encode, texts)

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """What :meth:`embed` gives, for callers without an event loop."""
        rows = np.zeros((len(texts), self._space.dimensions), np.float32)
        for row, text in zip(rows, texts, strict=True):
            # Each piece counts once: a word said twice does not mean twice as much, and "the", "a"
            # and the comma would drown a long text (recall@5 on LoCoMo 0.33, 0.29 as a plain sum).
            ids = list(dict.fromkeys(self._pieces(text)))
            # A text of any length takes the memory of a short one.
            for start in range(0, len(ids), _PIECES_AT_ONCE):
                part = ids[start : start + _PIECES_AT_ONCE]
                row += self._scales[part] @ self._vectors[part]
        return unit_rows(rows)


@cache
def read_vocabulary(file: Path = TABLE / "vocab.txt") -> WordPiece:
    """The word pieces of a vocabulary file, one entry a line; read once a process."""
    return WordPiece(file.read_text("utf-8").splitlines())
