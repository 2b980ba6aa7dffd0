"""What the server promises: one line a behaviour, with where the promise was found.

Tests say which of them they prove with ``@cites("memories.create.ttl")``; test_coverage.py holds
both against each other, and docs/reference/compatibility.md is made of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from wire.manifest.banks import BANKS
from wire.manifest.beyond import GOVERNING, IDENTITY, RUNNING
from wire.manifest.form import Requirement
from wire.manifest.generate import GENERATE, INGEST
from wire.manifest.memories import MEMORIES, PURGE
from wire.manifest.messages import ERRORS, MESSAGES
from wire.manifest.names import NAMES
from wire.manifest.operations import OPERATIONS
from wire.manifest.retrieve import FILTERS, PROFILES, RETRIEVE, REVISIONS
from wire.manifest.sessions import SESSIONS

AREAS: dict[str, tuple[str, tuple[Requirement, ...]]] = {
    "names": ("Paths and names", NAMES),
    "messages": ("Messages", MESSAGES),
    "errors": ("Errors", ERRORS),
    "operations": ("Operations", OPERATIONS),
    "banks": ("Banks", BANKS),
    "memories": ("Memories", MEMORIES),
    "purge": ("Purging", PURGE),
    "generate": ("Generating", GENERATE),
    "ingest": ("Ingesting events", INGEST),
    "retrieve": ("Retrieving", RETRIEVE),
    "profiles": ("Profiles", PROFILES),
    "revisions": ("Revisions", REVISIONS),
    "filters": ("Filters", FILTERS),
    "sessions": ("Sessions and events", SESSIONS),
    "governing": ("Governing", GOVERNING),
    "identity": ("Who is let in", IDENTITY),
    "running": ("Running it", RUNNING),
}
"""Each area: its title, and its requirements in the order they are read."""

REQUIREMENTS = tuple(each for _, lines in AREAS.values() for each in lines)
KNOWN = {each.id: each for each in REQUIREMENTS}

_Test = TypeVar("_Test", bound=Callable[..., object])


def cites(*ids: str) -> Callable[[_Test], _Test]:
    """Says which requirements a test proves. Raises KeyError for an unknown one."""
    for each in ids:
        assert KNOWN[each].status != "later", f"{each} is not built"

    def mark(test: _Test) -> _Test:
        return test

    return mark
