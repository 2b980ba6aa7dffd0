"""How much each may ask."""

from __future__ import annotations

import math
import time

from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from keepwise.errors import ConfigError


class Rate:
    """Counts requests of each principal in windows of time, in this process.

    A window begins with a principal's first request, so that one counter is all that is kept of
    each. It is the machine's time that counts: the windows are nothing that is stored.
    """

    def __init__(self, rate: str) -> None:
        self._limit = _parsed(rate)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    async def wait(self, who: str) -> int:
        """Count a request; 0 if it may be made, else in how many seconds the next one may be."""
        if self._limit is None or await self._limiter.hit(self._limit, who):
            return 0
        until = (await self._limiter.get_window_stats(self._limit, who)).reset_time
        return max(1, math.ceil(until - time.time()))


def _parsed(rate: str) -> RateLimitItem | None:
    if not rate.strip():
        return None
    try:
        (limit,) = parse_many(rate)
    except ValueError:
        limit = None
    if limit is None or limit.amount < 1:
        raise ConfigError(
            "setting server.rate: is not a rate", hint="for example 600/minute, or 10/second"
        )
    return limit
