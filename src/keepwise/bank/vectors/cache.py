"""The vectors of the scopes that were searched last, kept in the process and bounded in bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DEFAULT_BYTES = 64_000_000

# What Python keeps for an id and its place in the dictionary, about.
_BYTES_AN_ID = 220


@dataclass(frozen=True, slots=True)
class ScopeVectors:
    """All vectors of a scope in one space, as they were at one revision of the scope.

    ``packed`` has shape (memories, dimensions), ``scales`` (memories,); ``places`` says which row
    is whose.
    """

    revision: int
    places: dict[str, int]
    packed: NDArray[np.int8]
    scales: NDArray[np.float32]

    @property
    def size(self) -> int:
        """Bytes it takes, about."""
        return self.packed.nbytes + self.scales.nbytes + _BYTES_AN_ID * len(self.places)


class Cache:
    """Vectors by scope and space; what was used longest ago goes first.

    Whoever asks says at which revision the scope is, by one look-up; what was kept at another is
    not returned. Safe to use from many threads.
    """

    def __init__(self, most_bytes: int = DEFAULT_BYTES) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[tuple[bytes, str], ScopeVectors] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    def get(self, scope_id: bytes, space_id: str, revision: int) -> ScopeVectors | None:
        """What is kept, if it is of that revision."""
        with self._lock:
            found = self._kept.get((scope_id, space_id))
            if found is None or found.revision != revision:
                return None
            self._kept.move_to_end((scope_id, space_id))
            return found

    def put(self, scope_id: bytes, space_id: str, vectors: ScopeVectors) -> None:
        """Keep a scope's vectors, unless they alone are more than the cache may hold."""
        key = (scope_id, space_id)
        with self._lock:
            self._drop(key)
            if vectors.size > self._most:
                return
            self._kept[key] = vectors
            self._bytes += vectors.size
            while self._bytes > self._most:
                self._drop(next(iter(self._kept)))

    def drop(self, scope_id: bytes) -> None:
        """Keep nothing of a scope: it was erased."""
        with self._lock:
            for key in [each for each in self._kept if each[0] == scope_id]:
                self._drop(key)

    def _drop(self, key: tuple[bytes, str]) -> None:
        old = self._kept.pop(key, None)
        if old is not None:
            self._bytes -= old.size
