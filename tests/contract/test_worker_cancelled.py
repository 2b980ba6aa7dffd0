"""A worker that is told to end does, wherever in its work it is."""

from __future__ import annotations

import asyncio

import pytest

from keepwise import Event, Keepwise, Scope, Settings, Trigger
from keepwise.settings import JobsSettings

MARIA = Scope.user("acme", "maria")


def said(text):
    content = {"role": "user", "parts": [{"text": text}]}
    return Event("e1", "user", 1_767_600_000_000_000, content=content)


@pytest.mark.timeout(20)
async def test_a_worker_that_is_cancelled_while_its_lease_ends_is_cancelled(monkeypatch):
    settings = Settings(url=":memory:", jobs=JobsSettings(in_process=False))
    async with Keepwise.open(settings=settings) as kw:
        ending, go_on = asyncio.Event(), asyncio.Event()

        async def renew(*_):
            try:
                await asyncio.Event().wait()
            finally:
                ending.set()
                await go_on.wait()

        worker = kw._worker
        monkeypatch.setattr(worker, "_renew", renew)
        await kw.bank.ingest(
            MARIA,
            [said("I prefer euros.")],
            stream="monday",
            trigger=Trigger(event_count=1),
            wait=False,
        )
        task = asyncio.create_task(worker.work())
        await ending.wait()
        task.cancel()
        go_on.set()
        await asyncio.wait([task])
        assert task.cancelled()
