"""Points ADK's own tests of its services at ours: a pytest plugin for ``scripts/adk-tests``.

ADK's tests build its in-memory services. Those classes are replaced where they are defined, before
a test is imported, by ones that make ours, each in a folder of its own. Of the tests that run once
for each of ADK's services, the ones for the service in memory are kept. What cannot hold is in
``divergences.py``, and fails the run when it holds after all.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from keepwise.adk import KeepwiseMemoryService, KeepwiseSessionService
from keepwise.adk.artifacts import KeepwiseArtifactService

HERE = Path(__file__).parent
BACKENDS = ("LIGHT_COPY", "DATABASE", "SQLITE", "GCS", "FILE")
FILES = {
    "test_session_service.py": "SessionServiceType.IN_MEMORY",
    "test_artifact_service.py": "ArtifactServiceType.IN_MEMORY",
    "test_in_memory_memory_service.py": "",
    "test_runner_rewind.py": "",
}


def standing_in(make: Callable[[str], object]) -> type:
    """A class that is called like ADK's and makes ours."""

    def new(cls: type, *args: object, **options: object) -> object:
        folder = Path(tempfile.mkdtemp(prefix="keepwise-adk-"))
        return make(str(folder / "keepwise.db"))

    return type("InMemoryService", (), {"__new__": new})


def pytest_configure() -> None:
    from google.adk.artifacts import in_memory_artifact_service
    from google.adk.memory import in_memory_memory_service
    from google.adk.sessions import in_memory_session_service

    in_memory_session_service.InMemorySessionService = standing_in(KeepwiseSessionService)
    in_memory_memory_service.InMemoryMemoryService = standing_in(KeepwiseMemoryService)
    in_memory_artifact_service.InMemoryArtifactService = standing_in(KeepwiseArtifactService)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    from divergences import DIVERGENCES

    kept, left = [], []
    for item in items:
        backend = FILES.get(item.path.name)
        applies = backend is not None and backend in item.name
        if applies and not any(other in item.name for other in BACKENDS):
            kept.append(item)
        else:
            left.append(item)
    for item in kept:
        reason = DIVERGENCES.get(f"{item.path.name}::{item.originalname}")
        if reason:
            item.add_marker(pytest.mark.xfail(reason=reason, strict=True))
    items[:] = kept
    config.hook.pytest_deselected(items=left)
