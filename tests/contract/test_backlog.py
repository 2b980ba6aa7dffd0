"""What is in the queue, counted without looking into anybody's."""

from __future__ import annotations

import pytest

from keepwise import Event, InvalidInput, Keepwise, Scope, Settings, Trigger
from keepwise.errors import Unavailable
from keepwise.settings import BankSettings, JobsSettings
from keepwise.testing import FrozenClock

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")


class Model:
    """One that raises; it was asked when ``seen`` is told."""

    name = "scripted"

    def __init__(self) -> None:
        self.error: Exception = Unavailable("it is away")
        self.seen = None

    async def complete(self, *_):
        if self.seen is not None:
            await self.seen()
        raise self.error


@pytest.fixture
def model():
    return Model()


@pytest.fixture
def clock():
    return FrozenClock()


@pytest.fixture
async def kw(model, clock, tmp_path):
    settings = Settings(bank=BankSettings(engine="model"), jobs=JobsSettings(in_process=False))
    url = f"sqlite:///{tmp_path / 'queue.db'}"
    async with Keepwise.open(url, settings=settings, text_model=model, clock=clock) as opened:
        yield opened


async def hand_in(kw, clock, scope):
    said = Event("e1", "user", clock(), content={"role": "user", "parts": [{"text": "I like tea"}]})
    now = Trigger(event_count=1)
    await kw.bank.ingest(scope, [said], stream="monday", trigger=now, wait=False)


async def counts(kw):
    backlog = await kw.jobs.backlog()
    return backlog.waiting, backlog.running, backlog.dead


async def test_jobs_are_counted_by_state(kw, clock, model):
    assert await counts(kw) == (0, 0, 0)
    await hand_in(kw, clock, MARIA)
    await hand_in(kw, clock, SAM)
    clock.advance(seconds=3)
    backlog = await kw.jobs.backlog()
    assert (backlog.waiting, backlog.scopes, backlog.overdue) == (2, 2, 3_000_000)
    during = []

    async def look():
        during.append(await counts(kw))

    model.seen = look
    assert await kw.jobs.run_due(most=1) == 1
    assert during[0] == (1, 1, 0)
    model.seen, model.error = None, InvalidInput("model", "cannot be mended")
    clock.advance(seconds=60)
    await kw.jobs.run_due()
    assert await counts(kw) == (0, 0, 2)
    assert (await kw.jobs.backlog()).overdue == 0
    (dead,) = (await kw.jobs.list(SAM)).items
    await kw.jobs.retry(SAM, dead.id)
    assert await counts(kw) == (1, 0, 1)
    await kw.jobs.cancel(SAM, dead.id)
    assert await counts(kw) == (0, 0, 1)


async def test_nothing_is_counted_of_whom_all_was_erased(kw, clock, model):
    model.error = InvalidInput("model", "cannot be mended")
    await hand_in(kw, clock, MARIA)
    await kw.jobs.run_due()
    assert await counts(kw) == (0, 0, 1)
    await kw.erase(MARIA)
    assert await counts(kw) == (0, 0, 0)
