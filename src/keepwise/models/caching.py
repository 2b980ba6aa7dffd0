"""A memory of what was embedded last: the same question is often asked twice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from keepwise.model.embedding import Role, Space

if TYPE_CHECKING:
    from keepwise.ports import Embedder


class CachingEmbedder:
    """An embedder that asks another one only for what it does not remember.

    Texts are kept as digests, so the cache holds nothing a person said. It is worth its place
    before a model or a server; the static table is faster than the digest.

    Args:
        embedder: the one that is asked.
        entries: how many vectors are kept; the one longest unused goes first.
    """

    def __init__(self, embedder: Embedder, entries: int = 2048) -> None:
        self._embedder = embedder
        self._entries = entries
        self._kept: OrderedDict[bytes, NDArray[np.float32]] = OrderedDict()

    @property
    def space(self) -> Space:
        """The space of the embedder that is asked."""
        return self._embedder.space

    @property
    def lexical_weight(self) -> float | None:
        """That of the embedder that is asked."""
        return self._embedder.lexical_weight

    @property
    def languages(self) -> frozenset[str] | None:
        """Those of the embedder that is asked."""
        return self._embedder.languages

    @property
    def near(self) -> float | None:
        """That of the embedder that is asked."""
        return self._embedder.near

    async def aclose(self) -> None:
        """Close what the embedder that is asked keeps open, if it does."""
        close: Callable[[], Awaitable[None]] | None = getattr(self._embedder, "aclose", None)
        if close is not None:
            await close()

    async def embed(self, texts: Sequence[str], role: Role) -> NDArray[np.float32]:
        """What the embedder gives; each text it is asked for is asked for once."""
        space = self.space
        keys = [_key(space, role, text) for text in texts]
        found = {key: self._kept[key] for key in keys if key in self._kept}
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in found}
        if missing:
            rows = await self._embedder.embed(list(missing.values()), role)
            # Copies: a row of a batch would keep the whole batch in memory.
            found |= {key: row.copy() for key, row in zip(missing, rows, strict=True)}
        for key in dict.fromkeys(keys):
            self._kept[key] = found[key]
            self._kept.move_to_end(key)
        while len(self._kept) > self._entries:
            self._kept.popitem(last=False)
        result = np.zeros((len(texts), space.dimensions), np.float32)
        for row, key in zip(result, keys, strict=True):
            row[:] = found[key]
        return result


def _key(space: Space, role: Role, text: str) -> bytes:
    digest = blake2b(f"{space.id}:{role}:".encode(), digest_size=16)
    digest.update(text.encode("utf-8", "surrogatepass"))
    return digest.digest()
