"""Background work, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

JobState: TypeAlias = Literal["waiting", "running", "done", "dead"]
"""``dead`` has failed too often, or in a way that trying again does not mend; a person decides."""


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work that survives the process.

    ``kind`` says what to do and ``target`` to what (for ``generate``, a stream). It may run from
    ``run_at`` on; ``attempts`` counts how often it was begun. ``result`` is JSON once it is done,
    ``error`` the reason of the last failure, never the words it was about.
    """

    id: str
    kind: str
    target: str
    state: JobState
    run_at: int
    attempts: int
    created_at: int
    finished_at: int | None = None
    result: str = ""
    error: str = ""


@dataclass(frozen=True, slots=True)
class Backlog:
    """What is in the queue of a store: jobs by state, and people for whom work waits or runs.

    ``overdue`` is for how long the first job that may run has waited, in microseconds.
    """

    waiting: int
    running: int
    dead: int
    scopes: int
    overdue: int
