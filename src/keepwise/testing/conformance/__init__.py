"""The contract every store keeps, as checks that run anywhere.

A check is a small function that opens a store and compares what it does with what is promised.
They need no test framework::

    report = await run(lambda: Subject(lambda clock, ids: Keepwise.open(url, clock=clock, ids=ids)))
    print(report)

and fit one too: ``all_checks()`` is what a parametrised test goes through. Each check is given a
subject of its own, on an empty store.
"""

from __future__ import annotations

from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import (
    Check,
    CheckFailed,
    Outcome,
    Report,
    all_checks,
    run,
    run_check,
)

__all__ = [
    "Check",
    "CheckFailed",
    "Outcome",
    "Report",
    "Subject",
    "all_checks",
    "run",
    "run_check",
]
