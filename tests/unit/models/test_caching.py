"""The cache asks once for each text, and remembers no text."""

from __future__ import annotations

from keepwise.models.caching import CachingEmbedder
from keepwise.testing.hash_embedder import HashEmbedder


class Counting(HashEmbedder):
    """Writes down what it is asked."""

    def __init__(self):
        super().__init__()
        self.asked = []

    async def embed(self, texts, role):
        self.asked.append((role, list(texts)))
        return await super().embed(texts, role)


async def test_what_was_asked_is_not_asked_again():
    inner = Counting()
    cached = CachingEmbedder(inner)
    first = await cached.embed(["a cat", "a dog", "a cat"], "query")
    again = await cached.embed(["a dog", "a bird"], "query")
    assert inner.asked == [("query", ["a cat", "a dog"]), ("query", ["a bird"])]
    plain = await HashEmbedder().embed(["a cat", "a dog", "a cat"], "query")
    assert first.tobytes() == plain.tobytes()
    assert again[0].tobytes() == first[1].tobytes()


async def test_the_role_is_part_of_the_question():
    inner = Counting()
    cached = CachingEmbedder(inner)
    await cached.embed(["a cat"], "query")
    await cached.embed(["a cat"], "document")
    assert [role for role, _ in inner.asked] == ["query", "document"]


async def test_the_oldest_goes_first():
    inner = Counting()
    cached = CachingEmbedder(inner, entries=2)
    for text in ("a", "b", "a", "c", "a", "b"):
        await cached.embed([text], "query")
    assert [texts for _, texts in inner.asked] == [["a"], ["b"], ["c"], ["b"]]


async def test_more_texts_than_entries_are_all_embedded():
    texts = [f"text {number}" for number in range(10)]
    rows = await CachingEmbedder(Counting(), entries=3).embed(texts, "query")
    assert rows.tobytes() == (await HashEmbedder().embed(texts, "query")).tobytes()


async def test_a_caller_cannot_change_what_is_kept():
    cached = CachingEmbedder(Counting())
    first = await cached.embed(["a cat"], "query")
    kept = first.copy()
    first[:] = 0
    assert (await cached.embed(["a cat"], "query")).tobytes() == kept.tobytes()


async def test_no_text_is_kept():
    cached = CachingEmbedder(Counting())
    await cached.embed(["my secret is a cat"], "query")
    assert "secret" not in repr(vars(cached))


def test_it_stands_for_what_it_wraps():
    inner = HashEmbedder(32)
    cached = CachingEmbedder(inner)
    assert (cached.space, cached.lexical_weight, cached.languages) == (inner.space, None, None)


async def test_closing_closes_what_it_wraps():
    class Closing(Counting):
        closed = False

        async def aclose(self):
            self.closed = True

    inner = Closing()
    await CachingEmbedder(inner).aclose()
    assert inner.closed
    await CachingEmbedder(Counting()).aclose()
