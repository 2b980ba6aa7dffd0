"""BM25 over one scope, checked against the formula worked out by hand."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keepwise.bank.retrieval.ranking import Posting, Stats, bm25, coverage, matched, upper

POSTINGS = [
    Posting("euro", "a", 1, 2),
    Posting("euro", "b", 2, 6),
    Posting("tabl", "c", 1, 4),
]
STATS = Stats(memories=3, terms=12)


def test_score_is_the_published_formula() -> None:
    idf = math.log(1 + (3 - 2 + 0.5) / (2 + 0.5))
    expected = idf * 1 * 2.2 / (1 + 1.2 * (1 - 0.75 + 0.75 * 2 / 4))
    assert bm25(["euro"], POSTINGS, STATS)["a"] == pytest.approx(expected)


def test_only_memories_with_a_query_term_are_scored() -> None:
    assert set(bm25(["euro"], POSTINGS, STATS)) == {"a", "b"}
    assert bm25(["pound"], POSTINGS, STATS) == {}
    assert bm25([], POSTINGS, STATS) == {}


def test_rare_terms_weigh_more() -> None:
    scores = bm25(["euro", "tabl"], POSTINGS, STATS)
    assert scores["c"] > scores["a"]


def test_repeated_query_terms_count_once() -> None:
    assert bm25(["euro", "euro"], POSTINGS, STATS) == bm25(["euro"], POSTINGS, STATS)
    assert upper(["euro", "euro"], POSTINGS, STATS) == upper(["euro"], POSTINGS, STATS)


def test_upper_counts_unknown_terms_with_the_highest_weight() -> None:
    unknown = math.log(1 + 3.5 / 0.5) * 2.2
    both = upper(["euro", "pound"], POSTINGS, STATS)
    assert both == pytest.approx(upper(["euro"], POSTINGS, STATS) + unknown)


def test_coverage_and_matched_keep_the_order_of_the_query() -> None:
    assert coverage(["tabl", "pound", "euro", "tabl"], POSTINGS) == ("tabl", "euro")
    assert matched(["tabl", "euro"], POSTINGS) == {"a": ("euro",), "b": ("euro",), "c": ("tabl",)}


def test_empty_scope() -> None:
    empty = Stats(0, 0)
    assert bm25(["euro"], [], empty) == {}
    assert upper(["euro"], [], empty) > 0


@settings(deadline=None)  # the first example compiles patterns
@given(
    st.lists(
        st.tuples(
            st.sampled_from("abcd"),
            st.sampled_from("uvwxyz"),
            st.integers(1, 9),
            st.integers(1, 50),
        ),
        unique_by=lambda row: row[:2],
        max_size=24,
    ),
    st.lists(st.sampled_from("abcdef"), max_size=6),
)
def test_scores_lie_between_nothing_and_upper(
    rows: list[tuple[str, str, int, int]], query: list[str]
) -> None:
    postings = [Posting(*row) for row in rows]
    memories = len({row[1] for row in rows})
    stats = Stats(memories, sum(row[3] for row in rows))
    top = upper(query, postings, stats)
    for score in bm25(query, postings, stats).values():
        assert 0 < score <= top
