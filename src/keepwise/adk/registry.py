"""Our URI schemes in ADK's own registry, for ``adk web`` and ``adk api_server``.

ADK looks for no installed packages: a project says which schemes it wants in a ``services.py`` in
the agents folder, which imports this module and calls :func:`register`.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

from google.adk.cli import service_registry

from keepwise.adk.artifacts import KeepwiseArtifactService
from keepwise.adk.memory import KeepwiseMemoryService
from keepwise.adk.remote import (
    SCHEMES,
    RemoteMemoryService,
    RemoteSessionService,
    refuse_artifacts,
)
from keepwise.adk.sessions import KeepwiseSessionService
from keepwise.adk.store import SCHEME

SERVICES_FILE = "services.py"
SERVICES_TEXT = "from keepwise.adk import register\nregister()\n"

_SESSIONS = (KeepwiseSessionService, RemoteSessionService)
_MEMORIES = (KeepwiseMemoryService, RemoteMemoryService)


def register() -> None:
    """Make ``keepwise:///file.db`` a session, memory and artifact URI in this process.

    ``keepwise+http://host:port/BANK`` and ``keepwise+https:`` become session and memory URIs.
    """
    registry = service_registry.get_service_registry()
    registry.register_session_service(SCHEME, _session_service)
    registry.register_memory_service(SCHEME, _memory_service)
    registry.register_artifact_service(SCHEME, _artifact_service)
    for scheme in SCHEMES:
        registry.register_session_service(scheme, _remote_session_service)
        registry.register_memory_service(scheme, _remote_memory_service)
        registry.register_artifact_service(scheme, _no_artifact_service)


def _session_service(uri: str, **_: Any) -> KeepwiseSessionService:
    return KeepwiseSessionService(uri)


def _memory_service(uri: str, **_: Any) -> KeepwiseMemoryService:
    return KeepwiseMemoryService(uri)


def _artifact_service(uri: str, **_: Any) -> KeepwiseArtifactService:
    return KeepwiseArtifactService(uri)


def _remote_session_service(uri: str, **_: Any) -> RemoteSessionService:
    return RemoteSessionService(uri)


def _remote_memory_service(uri: str, **_: Any) -> RemoteMemoryService:
    return RemoteMemoryService(uri)


def _no_artifact_service(uri: str, **_: Any) -> NoReturn:
    refuse_artifacts()


@dataclass(frozen=True, slots=True)
class Resolved:
    """What ADK makes of one URI: the service kind, what it found, whether that is as it should be.

    ``note`` says what it means if it is not.
    """

    kind: str
    uri: str
    found: str
    ok: bool
    note: str = ""


def resolve(agents_dir: Path, uri: str, *, artifact_uri: str | None = None) -> tuple[Resolved, ...]:
    """Load a project's ``services.py`` as ADK does, and see what the URI becomes.

    Without it ADK knows no ``keepwise:`` scheme, and for some kinds of service it falls back to
    keeping things in memory without an error; this looks at the class that was really built. An
    artifact URI of another kind is only looked up: building that service could make folders.
    """
    with _fresh_services(agents_dir):
        service_registry.load_services_module(str(agents_dir))
        registry = service_registry.get_service_registry()
        artifacts = artifact_uri or uri
        wanted = (
            ("session", uri, registry.create_session_service, _SESSIONS),
            ("memory", uri, registry.create_memory_service, _MEMORIES),
            ("artifact", artifacts, registry.create_artifact_service, KeepwiseArtifactService),
        )
        results = []
        for kind, where, create, ours in wanted:
            if kind == "artifact" and artifact_uri and not _is_ours(where):
                results.append(_artifacts(registry, where))
                continue
            shown = _shown(where)
            try:
                made = create(where, agents_dir=str(agents_dir))
            except Exception as error:  # noqa: BLE001  (ADK lets any factory error through)
                results.append(Resolved(kind, shown, f"{type(error).__name__}: {error}", False))
                continue
            if made is None:
                results.append(Resolved(kind, shown, "none", False, _unknown(where)))
            else:
                results.append(Resolved(kind, shown, type(made).__name__, isinstance(made, ours)))
    return tuple(results)


def _unknown(uri: str) -> str:
    return (
        f"ADK knows no '{urlsplit(uri).scheme}:' service here: "
        "keepwise adk init DIR writes the services.py."
    )


def _artifacts(registry: service_registry.ServiceRegistry, uri: str) -> Resolved:
    known = registry._artifact_factories  # noqa: SLF001  (ADK offers no way to ask)
    scheme = urlsplit(uri).scheme
    if scheme in known:
        return Resolved("artifact", _shown(uri), f"registered for '{scheme}:'", True)
    note = (
        f"ADK knows no '{scheme}:' artifact service: it would keep artifacts in memory without an "
        "error, and lose them with the process. It knows: "
        + ", ".join(f"{each}:" for each in sorted(known))
    )
    return Resolved("artifact", _shown(uri), "none", False, note)


def _is_ours(uri: str) -> bool:
    return uri.partition(":")[0].lower() in (SCHEME, *SCHEMES)


def _shown(uri: str) -> str:
    """A URI without the user and password it may hold, or what comes after a ``?``."""
    return re.sub(r"//.*@", "//…@", uri).partition("?")[0]


@contextmanager
def _fresh_services(agents_dir: Path) -> Iterator[None]:
    """Forget another project's ``services`` module and any earlier registration of ours."""
    registry = service_registry.get_service_registry()
    # ADK offers no way to take a registration back.
    tables = (
        registry._session_factories,  # noqa: SLF001
        registry._memory_factories,  # noqa: SLF001
        registry._artifact_factories,  # noqa: SLF001
    )
    before = [dict(table) for table in tables]
    module, path = sys.modules.pop("services", None), list(sys.path)
    for table in tables:
        for scheme in (SCHEME, *SCHEMES):
            table.pop(scheme, None)
    importlib.invalidate_caches()
    try:
        yield
    finally:
        for factories, kept in zip(tables, before, strict=True):
            factories.clear()
            factories.update(kept)
        sys.modules.pop("services", None)
        if module is not None:
            sys.modules["services"] = module
        sys.path[:] = path
