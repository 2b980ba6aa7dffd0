"""What goes wrong in the event loop where nobody waits for it: told once a minute, and briefly.

Asyncio would log it with the error's message and the arguments of a call, which may hold what was
asked; and when a process has no files left, thousands of times a second.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from keepwise.server.observing.telling import place_of

_logger = logging.getLogger("keepwise.server")

_SECONDS = 60.0


class Oddities:
    """An exception handler of an event loop."""

    def __init__(self) -> None:
        self._told: dict[str, float] = {}

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Tell of what happened, unless it was told just now."""
        # Behind the word stands the call, with its arguments.
        what = str(context["message"]).partition(" callback ")[0]
        error = context.get("exception")
        told = what if error is None else f"{what}: {place_of(error)}"
        now = time.monotonic()
        if now - self._told.get(told, -_SECONDS) >= _SECONDS:
            self._told[told] = now
            _logger.error("%s", told)
