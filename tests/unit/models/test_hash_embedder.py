"""The embedder for tests: no model, the same vectors on every machine."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from keepwise.testing.hash_embedder import HashEmbedder


async def test_it_gives_the_same_everywhere():
    rows = await HashEmbedder(8).embed(["an aisle seat"], "document")
    written = (rows[0] * 1000).round().astype(int).tolist()
    assert written == [-137, 137, -687, 549, 0, 0, 137, -412]


async def test_rows_are_of_length_one_or_zero():
    rows = await HashEmbedder().embed(["tea", "", "...", "日本語", "\ud800 x"], "query")
    assert rows.shape == (5, 64)
    assert rows.dtype == np.float32
    assert np.linalg.norm(rows, axis=1) == pytest.approx([1, 0, 0, 1, 1], abs=1e-5)


async def test_shared_words_bring_texts_together():
    rows = await HashEmbedder(256).embed(
        ["I like green tea", "green tea is what I like", "the train is late"], "document"
    )
    near, far = rows[0] @ rows[1], rows[0] @ rows[2]
    assert near > 0.6 > 0.3 > far


async def test_the_role_makes_no_difference():
    one, other = [await HashEmbedder().embed(["tea"], role) for role in ("query", "document")]
    assert hashlib.sha256(one).digest() == hashlib.sha256(other).digest()


def test_its_space_is_that_of_its_dimensions():
    assert HashEmbedder().space == HashEmbedder().space
    assert HashEmbedder(32).space.id != HashEmbedder(64).space.id
    assert HashEmbedder().lexical_weight is None
