"""An embedder for tests: hashes of characters, no model, the same vectors everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

from keepwise.model.embedding import Role, Space

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_WORD = re.compile(r"\w+")
_LENGTHS = (3, 4)


class HashEmbedder:
    """Texts that share words, or parts of words, have vectors that point the same way.

    It knows no meaning: "car" and "automobile" are strangers. Pass it where an embedder is asked
    for, when a test must not depend on what a model thinks.

    Args:
        dimensions: how many numbers a vector has; the more, the fewer words that collide.
    """

    lexical_weight: float | None = None
    languages: frozenset[str] | None = None
    near: float | None = None

    def __init__(self, dimensions: int = 64) -> None:
        self._space = Space(f"hash-{dimensions}", "1", dimensions)

    @property
    def space(self) -> Space:
        """The space of its vectors: that of every instance with as many dimensions."""
        return self._space

    async def embed(self, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
        """A row of length 1 for each text, zeros for one without a word; no matter the role."""
        import numpy as np

        rows = np.zeros((len(texts), self._space.dimensions), np.float32)
        for row, text in zip(rows, texts, strict=True):
            for gram, weight in _grams(text):
                digest = blake2b(gram.encode("utf-8", "surrogatepass"), digest_size=8).digest()
                sign = 1 if digest[7] & 1 else -1
                row[int.from_bytes(digest[:6], "little") % len(row)] += sign * weight
        lengths = np.linalg.norm(rows, axis=1, keepdims=True)
        return (rows / np.where(lengths > 0, lengths, 1)).astype(np.float32)


def _grams(text: str) -> Iterator[tuple[str, float]]:
    """Words, which count most, and their parts, with a mark where a word begins and ends."""
    for word in _WORD.findall(text.lower()):
        marked = f"<{word}>"
        yield marked, 1.0
        for length in _LENGTHS:
            for start in range(len(marked) - length + 1):
                yield marked[start : start + length], 0.5
