"""A store whose content is in the database, and one whose content is in a folder."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from keepwise import Keepwise, Scope, Settings
from keepwise.settings import ArtifactsSettings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")
SAM = Scope.user("acme", "sam")


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock()


@pytest.fixture
def opened(tmp_path: Path, clock: FrozenClock) -> Callable[[str], Keepwise]:
    """Prepares the store, with content going to a folder if one is named."""

    def prepare(folder: str = "") -> Keepwise:
        settings = Settings(artifacts=ArtifactsSettings(folder=folder))
        return Keepwise.open(str(tmp_path / "keepwise.db"), settings=settings, clock=clock)

    return prepare


@pytest.fixture(params=["database", "folder"])
async def kw(
    request: pytest.FixtureRequest, tmp_path: Path, opened: Callable[[str], Keepwise]
) -> AsyncIterator[Keepwise]:
    async with opened(str(tmp_path / "content") if request.param == "folder" else "") as store:
        yield store
