"""Finding the memories of one scope that bear on a query."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from keepwise.bank import store
from keepwise.bank.expiry.store import expired
from keepwise.bank.provenance.evidence import only_of
from keepwise.bank.ranking import Posting, bm25, coverage, matched
from keepwise.bank.words import Reading, guess_language, readings, terms
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
_MAX_UNCLEAR_TERMS = 4


@dataclass(frozen=True, slots=True)
class Query:
    """A query as its distinct terms, in order, and whether it may be a request.

    ``readings`` are other stems its words have in languages it may be in.
    """

    terms: tuple[str, ...]
    is_sentence: bool
    readings: tuple[Reading, ...] = ()


def parse_query(text: str) -> Query:
    """The terms that are searched for; a text of function words alone has none."""
    text = text[:_MAX_QUERY_CHARS]
    distinct = tuple(dict.fromkeys(terms(text)))[:_MAX_QUERY_TERMS]
    long = len(text.split()) >= _REQUEST_WORDS or len(distinct) >= _REQUEST_TERMS
    # A word or two do not say in which language they are; of more, one would.
    other = readings(text) if len(distinct) <= _MAX_UNCLEAR_TERMS else ()
    return Query(distinct, long, tuple(other))


def find(
    tx: Transaction, scope: Scope, query: Query, *, count: int, now: int, excluding: str = ""
) -> tuple[Hit, ...]:
    """The best ``count`` memories: matches by BM25, then standing ones if it is a request.

    A sentence that speaks of something no memory mentions is a request, which standing memories
    shape. Anything else is a look-up: it gets its matches and nothing else.

    Memories that only the stream ``excluding`` speaks for are passed over; they count in the
    statistics, so that the others are ranked as ever.
    """
    gone = set(expired(tx, scope, now))
    held = store.postings(tx, scope, query.terms)
    postings = [posting for posting in held if posting.memory_id not in gone]
    asked = query.terms
    if other := _read_otherwise(tx, scope, query, postings, gone):
        asked = (*asked, *dict.fromkeys(posting.term for posting in other))
        postings.extend(other)
    scores = bm25(asked, postings, store.stats(tx, scope))
    shared = matched(asked, postings)
    hits: list[Hit] = []
    for memory_id in sorted(scores, key=lambda each: (-scores[each], each)):
        memory = store.get(tx, scope, memory_id, now)
        if memory is not None and not only_of(excluding, memory):
            hits.append(Hit(memory, scores[memory_id], "match", shared[memory_id]))
        if len(hits) == count:
            return tuple(hits)
    if query.is_sentence and len(coverage(query.terms, postings)) < len(query.terms):
        taken = {hit.memory.id for hit in hits}
        # The excluded are not known before they are read; without them the first will do.
        most = None if excluding else count + len(taken)
        for memory in store.standing(tx, scope, now, most):
            if len(hits) == count:
                break
            if memory.id not in taken and not only_of(excluding, memory):
                hits.append(Hit(memory, 0.0, "standing"))
    return tuple(hits)


def _read_otherwise(
    tx: Transaction, scope: Scope, query: Query, postings: Sequence[Posting], gone: Container[str]
) -> list[Posting]:
    """Postings of words that no memory holds, as stems of the language a memory is written in.

    "Zahlen" alone may be any language's; a German memory that says "Zahl" makes it German. One in
    English does not: "customer" does not mean "custom".
    """
    covered = set(coverage(query.terms, postings))
    languages: dict[str, set[str]] = {}
    for reading in query.readings:
        if covered.isdisjoint(reading.instead):
            languages.setdefault(reading.term, set()).add(reading.language)
    spoken: dict[str, str] = {}
    found: list[Posting] = []
    for term, possible in languages.items():
        for posting, fact in store.postings_and_facts(tx, scope, term):
            if posting.memory_id not in spoken:
                spoken[posting.memory_id] = guess_language(fact)
            if posting.memory_id not in gone and spoken[posting.memory_id] in possible:
                found.append(posting)
    return found
