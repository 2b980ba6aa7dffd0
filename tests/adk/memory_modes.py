"""Our memory service for suites that hold any service to ADK's contract, in either mode.

    PYTHONPATH=tests/adk pytest SUITE -p memory_modes --memory memory_modes:transcript

A pytest plugin: in facts mode what asks for raw transcripts must fail, as ``divergences.py`` says,
and fails the run when it passes after all.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from keepwise import Keepwise, Settings
from keepwise.adk import KeepwiseMemoryService
from keepwise.settings import BankSettings


@contextlib.asynccontextmanager
async def _service(folder: Path, mode: str) -> AsyncIterator[KeepwiseMemoryService]:
    settings = Settings(bank=BankSettings(mode=mode))
    async with Keepwise.open(f"sqlite:///{folder}/keepwise.db", settings=settings) as kw:
        yield KeepwiseMemoryService(keepwise=kw)


def transcript(folder: Path) -> contextlib.AbstractAsyncContextManager[KeepwiseMemoryService]:
    return _service(folder, "transcript")


def facts(folder: Path) -> contextlib.AbstractAsyncContextManager[KeepwiseMemoryService]:
    return _service(folder, "facts")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    from divergences import FACTS_MODE

    if config.getoption("memory_factory", "") != "memory_modes:facts":
        return
    for item in items:
        if reason := FACTS_MODE.get(getattr(item, "originalname", "")):
            item.add_marker(pytest.mark.xfail(reason=reason, strict=True))
