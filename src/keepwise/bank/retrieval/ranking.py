"""Ranking the memories of one scope by the words they share with a query (BM25).

The formula is Robertson & Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond"
(Foundations and Trends in Information Retrieval 3(4), 2009), section 3.5, with the inverse
document frequency that cannot turn negative: ``ln(1 + (N - df + 0.5) / (df + 0.5))``.

Statistics are those of the scope alone, so nobody's memories move anybody else's ranking.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

K1 = 1.2
B = 0.75


@dataclass(frozen=True, slots=True)
class Posting:
    """One term of one memory: how often it occurs (``tf``) and the memory's length in terms."""

    term: str
    memory_id: str
    tf: int
    length: int


@dataclass(frozen=True, slots=True)
class Stats:
    """The scope's size: how many memories it holds and how many terms they have together.

    ``revision`` counts the changes of the scope so far.
    """

    memories: int
    terms: int
    revision: int = 0

    @property
    def average_length(self) -> float:
        """Mean length of a memory in terms; 1 for a scope without any."""
        return self.terms / self.memories if self.memories and self.terms else 1.0


def bm25(query_terms: Iterable[str], postings: Sequence[Posting], stats: Stats) -> dict[str, float]:
    """Score every memory that holds a query term; memories without one are left out.

    Args:
        query_terms: the query's terms; a repeated one counts once.
        postings: every posting of those terms in the scope, each (term, memory) once. Postings
            of other terms are ignored. The document frequencies are counted from them.
        stats: the size of the scope.
    """
    weights = _weights(query_terms, postings, stats)
    average = stats.average_length
    scores: dict[str, float] = {}
    for posting in postings:
        weight = weights.get(posting.term)
        if weight is None or posting.tf <= 0:
            continue
        norm = K1 * (1 - B + B * posting.length / average)
        gain = weight * posting.tf * (K1 + 1) / (posting.tf + norm)
        scores[posting.memory_id] = scores.get(posting.memory_id, 0.0) + gain
    return scores


def upper(query_terms: Iterable[str], postings: Sequence[Posting], stats: Stats) -> float:
    """What a memory holding every query term without end would score at most.

    Terms nobody's memory holds are counted too (with a document frequency of 0), so that
    ``bm25 / upper`` says how much of the query a memory covers, not how it compares with others.
    """
    return math.fsum(_weights(query_terms, postings, stats).values()) * (K1 + 1)


def coverage(query_terms: Iterable[str], postings: Iterable[Posting]) -> tuple[str, ...]:
    """The distinct query terms that any memory holds, in the order of the query."""
    held = {posting.term for posting in postings}
    return tuple(term for term in dict.fromkeys(query_terms) if term in held)


def matched(query_terms: Iterable[str], postings: Iterable[Posting]) -> dict[str, tuple[str, ...]]:
    """For each memory, the distinct query terms it holds, in the order of the query."""
    held: dict[str, set[str]] = {}
    for posting in postings:
        held.setdefault(posting.memory_id, set()).add(posting.term)
    asked = tuple(dict.fromkeys(query_terms))
    found = {
        memory: tuple(term for term in asked if term in terms) for memory, terms in held.items()
    }
    return {memory: terms for memory, terms in found.items() if terms}


def _weights(
    query_terms: Iterable[str], postings: Iterable[Posting], stats: Stats
) -> dict[str, float]:
    frequencies = Counter(posting.term for posting in postings)
    return {term: _idf(frequencies[term], stats.memories) for term in dict.fromkeys(query_terms)}


def _idf(frequency: int, memories: int) -> float:
    # A scope cannot hold fewer memories than hold the term; a count that lags must not go negative.
    memories = max(memories, frequency)
    return math.log(1 + (memories - frequency + 0.5) / (frequency + 0.5))
