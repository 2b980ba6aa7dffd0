"""A worker killed at any moment has done all of its job or nothing, and nobody's words are lost."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from crash import generating
from keepwise import Keepwise
from keepwise.jobs.worker import LEASE_SECONDS

SCRIPT = Path(generating.__file__)


def kill_when_ready(path: Path, when: str) -> None:
    child = subprocess.Popen(
        [sys.executable, SCRIPT, path, when], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    try:
        assert child.stdout.readline() == "ready\n"
    finally:
        child.kill()
        child.wait()
        child.stdout.close()


@pytest.mark.parametrize("when", ["before", "during", "after"])
async def test_what_was_begun_is_done_by_the_next_worker(tmp_path, when):
    path = tmp_path / "keepwise.db"
    kill_when_ready(path, when)

    def later() -> int:
        return time.time_ns() // 1000 + (LEASE_SECONDS + 5) * 1_000_000

    async with Keepwise.open(
        f"sqlite:///{path}",
        settings=generating.settings(),
        clock=later,
        text_model=generating.Model(pause=False),
    ) as kw:
        assert (await kw.bank.list(generating.MARIA)).items == ()
        again = await kw.bank.ingest(generating.MARIA, generating.events(), stream="s")
        assert again.new_events == 0, "they are there, and wait"
        assert await kw.jobs.run_due() == 1
        kept = sorted(each.fact for each in (await kw.bank.list(generating.MARIA)).items)
        assert kept == sorted(generating.FACTS)
        assert await kw.jobs.run_due() == 0
        (job,) = (await kw.jobs.list(generating.MARIA)).items
        assert job.state == "done"
