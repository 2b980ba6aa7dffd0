"""Finding what may not be stored: every detector, each with the kinds it finds."""

from __future__ import annotations

from collections.abc import Callable

from keepwise.governance.credentials import find_credentials
from keepwise.governance.figures import find_figures
from keepwise.governance.injection import find_injections
from keepwise.governance.personal import find_personal
from keepwise.model import Finding, FindingKind

_DETECTORS: tuple[tuple[frozenset[FindingKind], Callable[[str], tuple[Finding, ...]]], ...] = (
    (frozenset({"figure"}), find_figures),
    (frozenset({"credential"}), find_credentials),
    (frozenset({"personal", "third_party"}), find_personal),
    (frozenset({"injection"}), find_injections),
)


def find(text: str, kinds: frozenset[FindingKind]) -> tuple[Finding, ...]:
    """Every finding of ``kinds`` in ``text``, in order."""
    found: list[Finding] = []
    for finds, detector in _DETECTORS:
        if not finds.isdisjoint(kinds):
            found.extend(each for each in detector(text) if each.kind in kinds)
    return tuple(sorted(found))
