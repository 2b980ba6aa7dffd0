"""What was written last comes first only between equals, unless that is asked for."""

from __future__ import annotations

import pytest

from keepwise import Keepwise, Scope, Settings
from keepwise.settings import EmbedderSettings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")
FACTS = ("Plays chess in Graz", "Plays chess in Linz", "Plays chess in Wien", "Likes chess clubs")


@pytest.fixture(params=["words", "vectors"])
async def kw(request):
    kind = "none" if request.param == "words" else "static"
    settings = Settings(embedder=EmbedderSettings(kind=kind))
    clock = FrozenClock()
    async with Keepwise.open(":memory:", clock=clock, settings=settings) as opened:
        for fact in FACTS:
            await opened.bank.create(MARIA, fact)
            clock.advance(seconds=1)
        yield opened


async def found(kw, query, **how):
    return [hit.memory.fact for hit in await kw.bank.retrieve(MARIA, query, top_k=9, **how)]


async def test_of_equals_the_newest_comes_first(kw):
    await kw.bank.create(MARIA, "Walks the dog")
    best = await found(kw, "chess Linz")
    assert best[0] == "Plays chess in Linz"
    assert [each for each in best if "Graz" in each or "Wien" in each] == [
        "Plays chess in Wien",
        "Plays chess in Graz",
    ]


async def test_asked_for_it_goes_before_the_score(kw):
    assert await found(kw, "chess Graz", newest=True) == list(reversed(FACTS))
    assert (await found(kw, "chess Graz"))[0] == "Plays chess in Graz"
