"""Putting words and meaning together into one score.

Questions about facts are won by shared words, requests that a preference must shape by meaning;
a bank gets both. Scores are added, never ranks: ``cosine + w * words``, where ``words`` is
``BM25 / BM25_upper(query)``, the part of the query that the memory covers. One stray word in
common therefore lifts nothing far. ``evals/retrieval.py`` prints what each rule finds, and
``docs/decisions/0014-words-and-meaning-are-added.md`` why this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NEUTRAL_WEIGHT = 2.0
"""The weight of words beside an embedder nobody measured, whose cosines are first stretched."""


def fused(
    cosines: NDArray[np.float32],
    places: Mapping[str, int],
    words: Mapping[str, float],
    weight: float | None,
) -> dict[str, float]:
    """The score of every memory that has a vector or shares a word with the query.

    Args:
        cosines: of shape (memories,), of the memories that have vectors.
        places: by memory id, its row in ``cosines``.
        words: by memory id, how much of the query its words cover, 0 to 1; absent for none.
        weight: of ``words`` beside the cosine. None is the neutral rule: cosines are stretched to
            0 to 1 over the scope, and words weigh ``NEUTRAL_WEIGHT``.
    """
    if not len(cosines):
        return dict(words)
    meaning = cosines
    if weight is None:
        low, high = float(cosines.min()), float(cosines.max())
        meaning = (cosines - low) / max(high - low, 1e-9)
        weight = NEUTRAL_WEIGHT
    scores = dict(zip(places, meaning.tolist(), strict=True))
    for memory_id, covered in words.items():
        scores[memory_id] = scores.get(memory_id, 0.0) + weight * covered
    return scores
