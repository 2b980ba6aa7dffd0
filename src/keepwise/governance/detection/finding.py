"""Finding what may not be stored: every detector, each with the kinds it finds."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

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


# Texts up to this long are remembered with what was found in them, so many of them.
_KEPT_CHARS = 1_000
_KEPT_FINDINGS = 20_000
_NOTHING: frozenset[FindingKind] = frozenset()


class Finder:
    """Finds, and remembers what it found in the short texts it saw last.

    A fact is judged where it comes in, as it is written and in the words it rests on. What is kept
    of a text is a digest, so that no words live on here.
    """

    def __init__(self) -> None:
        self._found: dict[bytes, tuple[frozenset[FindingKind], tuple[Finding, ...]]] = {}

    def find(self, text: str, kinds: frozenset[FindingKind]) -> tuple[Finding, ...]:
        """Every finding of ``kinds`` in ``text``, in order."""
        if len(text) > _KEPT_CHARS:
            return find(text, kinds)
        key = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()
        looked_for, found = self._found.get(key, (_NOTHING, ()))
        if not kinds <= looked_for:
            # The caller's own set, where it is all: the cache holds thousands of them.
            looked_for = kinds | looked_for if looked_for else kinds
            found = find(text, looked_for)
            if len(self._found) >= _KEPT_FINDINGS:
                self._found.clear()
            self._found[key] = looked_for, found
        return found if looked_for == kinds else tuple(f for f in found if f.kind in kinds)
