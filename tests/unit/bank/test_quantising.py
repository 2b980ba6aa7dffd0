"""Vectors as bytes: the same vectors, near enough, and the same order of scores."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from keepwise.bank.vectors.quantising import matrix, pack, scores, unpack


def unit(rows, dimensions, seed=1):
    vectors = np.random.default_rng(seed).normal(size=(rows, dimensions)).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def test_a_row_comes_back_within_half_a_scale():
    vectors = unit(50, 256)
    for row, (scale, packed) in zip(vectors, pack(vectors), strict=True):
        assert len(packed) == 256
        assert np.abs(unpack(scale, packed) - row).max() <= scale * 0.5001


@given(st.lists(st.floats(-1e6, 1e6, width=32), min_size=1, max_size=8))
def test_any_row_comes_back(numbers):
    row = np.array([numbers], np.float32)
    ((scale, packed),) = pack(row)
    assert np.isfinite(scale)
    largest = np.abs(row).max()
    assert np.abs(unpack(scale, packed) - row[0]).max() <= largest / 127 + 1e-38


def test_zeros_stay_zeros():
    assert pack(np.zeros((1, 4), np.float32)) == [(0.0, bytes(4))]
    assert unpack(0.0, bytes(4)).tolist() == [0, 0, 0, 0]


def test_what_was_packed_packs_to_the_same():
    packed = pack(unit(20, 64))
    again = pack(np.stack([unpack(*row) for row in packed]))
    assert [row for _, row in again] == [row for _, row in packed]


def test_scores_are_the_cosines():
    vectors, query = unit(9000, 32), unit(1, 32, seed=2)[0]
    packed, scales = matrix(pack(vectors), 32)
    assert packed.dtype == np.int8
    assert np.abs(scores(query, packed, scales) - vectors @ query).max() < 0.02
    assert scores(query, packed, scales).argmax() == (vectors @ query).argmax()


def test_no_rows_give_no_scores():
    packed, scales = matrix([], 32)
    assert packed.shape == (0, 32)
    assert scores(np.ones(32, np.float32), packed, scales).shape == (0,)
    assert pack(np.zeros((0, 32), np.float32)) == []


def test_a_row_of_another_size_is_refused():
    with pytest.raises(ValueError, match="32 dimensions"):
        matrix([(1.0, bytes(31))], 32)
