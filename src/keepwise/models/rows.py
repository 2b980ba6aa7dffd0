"""What every embedder does with the rows a model gives: unit length, and one for each text."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from keepwise.errors import Unavailable


def unit_rows(rows: NDArray[np.float32]) -> NDArray[np.float32]:
    """Rows of length 1; a row of zeros stays one."""
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    unit: NDArray[np.float32] = (rows / np.where(lengths > 0, lengths, 1)).astype(np.float32)
    return unit


def worded(texts: Sequence[str]) -> list[int]:
    """The places of the texts that are not blank: a model has nothing to say about the others."""
    return [place for place, text in enumerate(texts) if text.strip()]


def encodable(text: str) -> str:
    """The text as UTF-8 can carry it: half a surrogate pair becomes a question mark."""
    return text.encode("utf-8", "replace").decode("utf-8")


def checked(
    rows: Sequence[ArrayLike], *, count: int, dimensions: int, server: str
) -> NDArray[np.float32]:
    """A server's reply as unit rows, after a look at it.

    Raises:
        Unavailable: another number of rows or dimensions than asked for, or what is no number.
    """
    if len(rows) != count:
        raise Unavailable(f"{server} sent {len(rows)} embeddings for {count} texts")
    matrix = np.zeros((count, dimensions), np.float32)
    for place, row in enumerate(rows):
        numbers = _numbers(row)
        if numbers is None:
            raise Unavailable(f"{server} sent an embedding with what is not a finite number")
        if numbers.shape != (dimensions,):
            raise Unavailable(
                f"{server} sent an embedding of {numbers.size} dimensions, not of {dimensions}",
                hint="set the dimensions the model has",
            )
        matrix[place] = numbers
    return unit_rows(matrix)


def _numbers(row: ArrayLike) -> NDArray[np.float32] | None:
    """The row as finite 32-bit numbers, or None."""
    try:
        # A number too large for 32 bits becomes infinite; it is refused below, without a warning.
        with np.errstate(over="ignore"):
            numbers = np.asarray(row, np.float32)
    except (TypeError, ValueError):
        return None
    return numbers if np.isfinite(numbers).all() else None
