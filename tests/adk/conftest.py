"""The old stores that imports are tested with, and the new one."""

from __future__ import annotations

import pytest

from adk.old_stores import KINDS, fill
from keepwise import Keepwise


@pytest.fixture(params=KINDS)
def kind(request):
    return request.param


@pytest.fixture
async def old(kind, tmp_path):
    path = tmp_path / "old.db"
    await fill(kind, path)
    return path


@pytest.fixture
async def database(tmp_path):
    """A store of one of ADK's kinds, where which one does not matter."""
    path = tmp_path / "old.db"
    await fill("database", path)
    return path


@pytest.fixture
async def kw(tmp_path):
    async with Keepwise.open(str(tmp_path / "new.db")) as opened:
        yield opened
