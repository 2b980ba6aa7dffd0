"""A clock that stands still until a test moves it."""

from __future__ import annotations

NEW_YEAR_2026 = 1_767_225_600_000_000


class FrozenClock:
    """The time in microseconds since 1970, UTC; calling it gives the time and moves nothing.

    Pass it as the ``clock`` of ``Keepwise.open``::

        clock = FrozenClock()
        async with Keepwise.open(":memory:", clock=clock) as kw:
            clock.advance(days=7)

    Args:
        start: the time it shows first; midnight of 1 January 2026 unless told.
    """

    def __init__(self, start: int = NEW_YEAR_2026) -> None:
        self._now = start

    def __call__(self) -> int:
        """The time it shows."""
        return self._now

    def advance(self, *, days: float = 0, seconds: float = 0, microseconds: int = 0) -> int:
        """Move on, or back for negative numbers; the new time."""
        self._now += round(days * 86_400_000_000) + round(seconds * 1_000_000) + microseconds
        return self._now

    def set(self, time: int) -> None:
        """Show ``time`` from now on."""
        self._now = time

    def __repr__(self) -> str:
        return f"FrozenClock({self._now})"
