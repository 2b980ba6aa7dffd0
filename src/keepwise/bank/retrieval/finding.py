"""Finding the memories of one scope that bear on a query."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from keepwise.bank import store
from keepwise.bank.expiry.store import expired
from keepwise.bank.provenance.evidence import only_of
from keepwise.bank.retrieval.fusion import fused
from keepwise.bank.retrieval.ranking import Posting, bm25, coverage, matched, upper
from keepwise.bank.vectors.service import Asked, Vectors
from keepwise.bank.words import Reading, guess_language, readings
from keepwise.bank.words import terms as every_term
from keepwise.bank.words import words as every_word
from keepwise.model import Hit, Memory, Scope
from keepwise.ports import Transaction

MAX_TOP_K = 100

NEAR = 0.3
"""The cosine from which a memory that shares no word with a request is near to it, for an embedder
nobody measured."""

NEARER = 0.2
"""How much nearer it must be to a look-up: a word or two are near to much."""

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
    distinct = tuple(dict.fromkeys(every_term(text)))[:_MAX_QUERY_TERMS]
    long = len(text.split()) >= _REQUEST_WORDS or len(distinct) >= _REQUEST_TERMS
    # A word or two do not say in which language they are; of more, one would.
    other = readings(text) if len(distinct) <= _MAX_UNCLEAR_TERMS else ()
    return Query(distinct, long, tuple(other))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a search is to return.

    Attributes:
        count: how many at most.
        now: the time now.
        excluding: a stream; memories that only it speaks for are passed over. They count in the
            statistics, so that the others are ranked as ever.
        keep: which memories may be returned at all.
        within: the greatest distance at which any is; None for any.
        standing: whether places that are left go to memories that shape any answer.
        newest: what was written last comes first, whatever it scores.
        fields: whether the fields of profiles may come.
    """

    count: int
    now: int
    excluding: str = ""
    keep: Callable[[Memory], bool] | None = None
    within: float | None = None
    standing: bool = True
    newest: bool = False
    fields: bool = False


def find(
    tx: Transaction, scope: Scope, query: Query, asked: Asked | None, vectors: Vectors, want: Wanted
) -> tuple[tuple[Hit, ...], bool]:
    """The best memories: by shared words and meaning, then standing ones if it is a request.

    A sentence that speaks of something no memory mentions is a request, which standing memories
    shape. Anything else is a look-up: it gets its matches and nothing else.

    Returns:
        The hits, and whether some memories of the scope have no vector in the space searched.
    """
    gone = set(expired(tx, scope, want.now))
    held = store.postings(tx, scope, query.terms)
    postings = [posting for posting in held if posting.memory_id not in gone]
    terms = query.terms
    if other := _read_otherwise(tx, scope, query, postings, gone):
        terms = (*terms, *dict.fromkeys(posting.term for posting in other))
        postings.extend(other)
    stats = store.stats(tx, scope)
    most = upper(terms, postings, stats) or 1.0
    words = {each: score / most for each, score in bm25(terms, postings, stats).items()}
    cosines: dict[str, float] = {}
    scores, lacking = dict(words), False
    if asked is not None:
        from keepwise.bank.vectors.quantising import scores as products_of

        of_scope = vectors.load(tx, scope, asked.space, stats.revision)
        products = products_of(asked.vector, of_scope.packed, of_scope.scales)
        scores = fused(products, of_scope.places, words, asked.lexical_weight)
        cosines = dict(zip(of_scope.places, products.tolist(), strict=True))
        lacking = len(of_scope.places) < stats.memories
    shared = matched(terms, postings)
    near = NEAR if asked is None or asked.near is None else asked.near
    near += 0 if query.is_sentence else NEARER
    ranked = _Ranked(tx, scope, want, words, cosines, shared, near)
    hits = ranked.take(_ordered(tx, scope, scores, want), scores, gone)
    if want.standing and len(hits) < want.count and query.is_sentence:
        unknown = len(coverage(query.terms, postings)) < len(query.terms)
        if unknown:
            hits.extend(ranked.standing({hit.memory.id for hit in hits}, want.count - len(hits)))
    return tuple(hits), lacking


def _ordered(tx: Transaction, scope: Scope, scores: Mapping[str, float], want: Wanted) -> list[str]:
    """The best first; of equals, or if that is asked for, what was written last."""
    best = sorted(scores, key=lambda each: (-scores[each], each))
    seen = best[: want.count + 1]
    if not want.newest and all(scores[a] != scores[b] for a, b in pairwise(seen)):
        return best
    place = {memory_id: at for at, memory_id in enumerate(store.newest(tx, scope))}
    if want.newest:
        return sorted(best, key=lambda each: place.get(each, len(place)))
    return sorted(best, key=lambda each: (-scores[each], place.get(each, len(place))))


class _Ranked:
    """Goes through memories in the order of their scores and takes those that may be returned."""

    def __init__(
        self,
        tx: Transaction,
        scope: Scope,
        want: Wanted,
        words: Mapping[str, float],
        cosines: Mapping[str, float],
        shared: Mapping[str, tuple[str, ...]],
        near: float,
    ) -> None:
        self._near = near
        self._tx = tx
        self._scope = scope
        self._want = want
        self._words = words
        self._cosines = cosines
        self._shared = shared

    def take(
        self, order: Sequence[str], scores: Mapping[str, float], gone: Container[str]
    ) -> list[Hit]:
        """The best, without what is too far, expired, not wanted or said twice."""
        want = self._want
        hits: list[Hit] = []
        for memory_id in order:
            if len(hits) == want.count:
                break
            similarity = self._cosines.get(memory_id)
            covered = self._words.get(memory_id, 0.0)
            if not covered and (similarity is None or similarity < self._near):
                continue
            memory = None if memory_id in gone else self._wanted(memory_id)
            if memory is None:
                continue
            why: Literal["match", "meaning"] = "match" if covered else "meaning"
            terms = self._shared.get(memory_id, ())
            hit = Hit(memory, scores[memory_id], why, terms, similarity, covered)
            if not self._too_far(hit) and not _said_already(hit, hits):
                hits.append(hit)
        return hits

    def standing(self, taken: Container[str], count: int) -> Iterator[Hit]:
        """Memories that shape any answer, for the places that are left."""
        want = self._want
        # Which are passed over is not known before they are read; without that the first will do.
        choosy = want.excluding or want.keep is not None
        found = store.standing(
            self._tx, self._scope, want.now, None if choosy else count + want.count
        )
        for memory in found:
            if memory.id in taken or not self._is_wanted(memory):
                continue
            hit = Hit(memory, 0.0, "standing", similarity=self._cosines.get(memory.id))
            if count and not self._too_far(hit):
                count -= 1
                yield hit

    def _wanted(self, memory_id: str) -> Memory | None:
        memory = store.get(self._tx, self._scope, memory_id, self._want.now)
        return memory if memory is not None and self._is_wanted(memory) else None

    def _is_wanted(self, memory: Memory) -> bool:
        keep = self._want.keep
        if memory.kind == "field" and not self._want.fields:
            return False  # a profile is asked for as a whole
        return not only_of(self._want.excluding, memory) and (keep is None or keep(memory))

    def _too_far(self, hit: Hit) -> bool:
        if self._want.within is None:
            return False
        return hit.distance is None or hit.distance > self._want.within


def _said_already(hit: Hit, hits: Sequence[Hit]) -> bool:
    """Whether a better hit says the same in the same words: two writers may have kept it twice."""
    said = sorted(every_word(hit.memory.fact))
    return any(said == sorted(every_word(other.memory.fact)) for other in hits)


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
