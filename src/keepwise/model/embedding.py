"""What an embedder's vectors are, so that those of two embedders are never compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Role: TypeAlias = Literal["query", "document"]
"""What a text is embedded for: some models embed a question otherwise than what answers it."""


@dataclass(frozen=True, slots=True)
class Space:
    """The identity of an embedder's vectors: only those of one space are compared.

    Attributes:
        name: the model, and the rule it is used by (``minilm-static-256``).
        digest: of the weights, or of what stands for them when they are a server's.
        dimensions: how many numbers a vector has.
        normalised: rows have length 1, so that a product is a cosine.
    """

    name: str
    digest: str
    dimensions: int
    normalised: bool = True

    @property
    def id(self) -> str:
        """Sixteen hexadecimal digits that stand for all four, the same in every process."""
        from hashlib import blake2b

        parts = (self.name, self.digest, str(self.dimensions), str(int(self.normalised)))
        # A length before each part: no two spaces write the same bytes.
        written = "".join(f"{len(part)}:{part}" for part in parts)
        return blake2b(written.encode(), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class EmbeddingStatus:
    """How far the stored memories have vectors.

    Attributes:
        space: the space of the embedder in use; None when there is none.
        memories: how many memories are stored.
        stored: how many vectors each space has, by its id, the one in use first.
        answering: the id of the space that searches use now, empty for words alone.
    """

    space: Space | None
    memories: int
    stored: tuple[tuple[Space, int], ...]
    answering: str

    @property
    def missing(self) -> int:
        """How many memories have no vector in the space in use."""
        if self.space is None:
            return 0
        have = sum(count for space, count in self.stored if space == self.space)
        return max(0, self.memories - have)
