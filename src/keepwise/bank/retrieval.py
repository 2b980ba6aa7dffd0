"""Finding the memories of one scope that bear on a query."""

from __future__ import annotations

from dataclasses import dataclass

from keepwise.bank import store
from keepwise.bank.ranking import bm25, coverage, matched
from keepwise.bank.words import terms
from keepwise.model import Hit, Scope
from keepwise.ports import Transaction

MAX_TOP_K = 100
# A query is a question, not a document: what lies beyond these is not looked at.
_MAX_QUERY_CHARS = 10_000
_MAX_QUERY_TERMS = 64


# One or two words look something up; a request is a sentence. A script without spaces makes
# about two terms where another has one word.
_REQUEST_WORDS = 3
_REQUEST_TERMS = 6


@dataclass(frozen=True, slots=True)
class Query:
    """A query as its distinct terms, in order, and whether it may be a request."""

    terms: tuple[str, ...]
    is_sentence: bool


def parse_query(text: str) -> Query:
    """The terms that are searched for; a text of function words alone has none."""
    text = text[:_MAX_QUERY_CHARS]
    distinct = tuple(dict.fromkeys(terms(text)))[:_MAX_QUERY_TERMS]
    long = len(text.split()) >= _REQUEST_WORDS or len(distinct) >= _REQUEST_TERMS
    return Query(distinct, long)


def find(tx: Transaction, scope: Scope, query: Query, *, count: int, now: int) -> tuple[Hit, ...]:
    """The best ``count`` memories: matches by BM25, then standing ones if it is a request.

    A sentence that speaks of something no memory mentions is a request, which standing memories
    shape. Anything else is a look-up: it gets its matches and nothing else.
    """
    gone = set(store.expired(tx, scope, now))
    held = store.postings(tx, scope, query.terms)
    postings = [posting for posting in held if posting.memory_id not in gone]
    scores = bm25(query.terms, postings, store.stats(tx, scope))
    shared = matched(query.terms, postings)
    hits: list[Hit] = []
    for memory_id in sorted(scores, key=lambda each: (-scores[each], each)):
        memory = store.get(tx, scope, memory_id, now)
        if memory is not None:
            hits.append(Hit(memory, scores[memory_id], "match", shared[memory_id]))
        if len(hits) == count:
            return tuple(hits)
    if query.is_sentence and len(coverage(query.terms, postings)) < len(query.terms):
        taken = {hit.memory.id for hit in hits}
        for memory in store.standing(tx, scope, now, count + len(taken)):
            if memory.id not in taken and len(hits) < count:
                hits.append(Hit(memory, 0.0, "standing"))
    return tuple(hits)
