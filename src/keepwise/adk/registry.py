"""The ``keepwise:`` scheme in ADK's own registry, for ``adk web`` and ``adk api_server``.

ADK looks for no installed packages: a project says which schemes it wants in a ``services.py`` in
the agents folder, which imports this module and calls :func:`register`.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from google.adk.cli import service_registry

from keepwise.adk.memory import KeepwiseMemoryService
from keepwise.adk.sessions import KeepwiseSessionService
from keepwise.adk.store import SCHEME

SERVICES_FILE = "services.py"
SERVICES_TEXT = "from keepwise.adk import register\nregister()\n"


def register() -> None:
    """Make ``keepwise:///file.db`` a session and memory service URI in this process."""
    registry = service_registry.get_service_registry()
    registry.register_session_service(SCHEME, _session_service)
    registry.register_memory_service(SCHEME, _memory_service)


def _session_service(uri: str, **_: Any) -> KeepwiseSessionService:
    return KeepwiseSessionService(uri)


def _memory_service(uri: str, **_: Any) -> KeepwiseMemoryService:
    return KeepwiseMemoryService(uri)


@dataclass(frozen=True, slots=True)
class Resolved:
    """What ADK makes of one URI: the service kind, the class it built, and whether it is ours."""

    kind: str
    uri: str
    found: str
    ok: bool


def resolve(agents_dir: Path, uri: str) -> tuple[Resolved, ...]:
    """Load a project's ``services.py`` as ADK does, and see what the URI becomes.

    Without it ADK knows no ``keepwise:`` scheme, and for some kinds of service it falls back to
    keeping things in memory without an error; this looks at the class that was really built.
    """
    with _fresh_services(agents_dir):
        service_registry.load_services_module(str(agents_dir))
        registry = service_registry.get_service_registry()
        wanted = (
            ("session", registry.create_session_service, KeepwiseSessionService),
            ("memory", registry.create_memory_service, KeepwiseMemoryService),
        )
        results = []
        for kind, create, ours in wanted:
            try:
                made = create(uri, agents_dir=str(agents_dir))
                found, ok = type(made).__name__, isinstance(made, ours)
            except Exception as error:  # noqa: BLE001  (ADK lets any factory error through)
                found, ok = f"{type(error).__name__}: {error}", False
            results.append(Resolved(kind, uri, found, ok))
    return tuple(results)


@contextmanager
def _fresh_services(agents_dir: Path) -> Iterator[None]:
    """Forget another project's ``services`` module and any earlier registration of ours."""
    registry = service_registry.get_service_registry()
    # ADK offers no way to take a registration back.
    sessions, memories = registry._session_factories, registry._memory_factories  # noqa: SLF001
    before = (dict(sessions), dict(memories))
    module, path = sys.modules.pop("services", None), list(sys.path)
    sessions.pop(SCHEME, None)
    memories.pop(SCHEME, None)
    importlib.invalidate_caches()
    try:
        yield
    finally:
        for factories, kept in zip((sessions, memories), before, strict=True):
            factories.clear()
            factories.update(kept)
        sys.modules.pop("services", None)
        if module is not None:
            sys.modules["services"] = module
        sys.path[:] = path
