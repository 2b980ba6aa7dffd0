"""Retrieval: the memories that bear on a request, best first, and why."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

from keepwise.errors import InvalidInput
from keepwise.testing.conformance.subject import MONDAY, Subject
from keepwise.testing.conformance.suite import check, equal, holds, refused


@check("retrieval.top_k", "Three at most unless told, from 1 to 100, the best first.")
async def retrieval_returns_the_best(subject: Subject) -> None:
    kw = await subject.open()
    for number in range(6):
        await kw.bank.create(subject.maria, f"Likes the jazz club of street {'abcdef'[number]}")
    await kw.bank.create(subject.maria, "Likes jazz")
    hits = await kw.bank.retrieve(subject.maria, "jazz")
    equal(len(hits), 3, "hits by default")
    equal(hits[0].memory.fact, "Likes jazz", "the shortest memory holds the word most densely")
    scores = [hit.score for hit in hits]
    equal(scores, sorted(scores, reverse=True), "scores")
    equal(len(await kw.bank.retrieve(subject.maria, "jazz", top_k=1)), 1, "the best one")
    equal(len(await kw.bank.retrieve(subject.maria, "jazz", top_k=100)), 7, "all")
    for bad in (0, -1, 101):
        await refused(
            kw.bank.retrieve(subject.maria, "jazz", top_k=bad), InvalidInput, "top_k", field="top_k"
        )


@check("retrieval.explain", "Each hit says why it is there and which words it shares.")
async def hits_say_why(subject: Subject) -> None:
    kw = await subject.open()
    await subject.say(kw, "Always show me euros.")
    await kw.bank.create(subject.maria, "Likes jazz concerts in Vienna")
    hits = await kw.bank.retrieve(subject.maria, "Which concerts are on in Vienna tonight?")
    equal([hit.why for hit in hits], ["match", "standing"], "why")
    equal(len(hits[0].terms), 2, "the words they share")
    holds(hits[0].score > 0, "a match without a score")
    equal((hits[1].score, hits[1].terms), (0.0, ()), "a standing memory's score and words")


@check("retrieval.ties", "Memories with equal scores come in the order of their ids, every time.")
async def ties_are_ordered_by_id(subject: Subject) -> None:
    kw = await subject.open()
    made = [
        await kw.bank.create(subject.maria, f"Likes jazz and {word}")
        for word in ("apples", "pears", "plums", "cherries", "grapes")
    ]
    expected: list[tuple[str, float]] = []
    for _ in range(2):
        hits = await kw.bank.retrieve(subject.maria, "jazz", top_k=10)
        equal({hit.memory.id for hit in hits}, {each.memory_id for each in made}, "the hits")
        order = [(hit.memory.id, hit.score) for hit in hits]
        equal(order, sorted(order, key=lambda each: (-each[1], each[0])), "the order")
        equal(order, expected or order, "the order after a restart")
        expected = order
        kw = await subject.open()


@check(
    "retrieval.standing", "A request is filled up with what shapes any answer; a look-up is not."
)
async def standing_memories_fill_a_request(subject: Subject) -> None:
    kw = await subject.open()
    await subject.say(kw, MONDAY)
    await kw.bank.create(subject.maria, "Likes jazz")
    hits = await kw.bank.retrieve(subject.maria, "What did we spend on Acme Pure?")
    equal({hit.memory.slot for hit in hits}, {"currency", "region"}, "for a request")
    equal({hit.why for hit in hits}, {"standing"}, "why")
    hits = await kw.bank.retrieve(subject.maria, "jazz")
    equal([hit.memory.fact for hit in hits], ["Likes jazz"], "for a look-up: matches only")
    hits = await kw.bank.retrieve(subject.maria, "What did we spend on Acme Pure?", top_k=1)
    equal(len(hits), 1, "with one place")
    equal(len(await kw.bank.retrieve(subject.maria, "")), 0, "for no words")
    equal(len(await kw.bank.retrieve(subject.maria, "and the of")), 0, "for words that say nothing")


@check("retrieval.expired_words", "Words of expired memories take no part in a search either.")
async def expired_words_do_not_count(subject: Subject) -> None:
    kw = await subject.open()
    await subject.say(kw, "Always show me euros.")
    expires_at = subject.clock() + 1
    await kw.bank.create(subject.maria, "Likes modern jazz trumpets", expires_at=expires_at)
    subject.clock.advance(seconds=1)
    hits = await kw.bank.retrieve(subject.maria, "modern jazz trumpets")
    equal([hit.why for hit in hits], ["standing"], "words only an expired memory holds")
