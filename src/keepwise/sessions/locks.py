"""One lock for each thing that callers of one event loop take turns at."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

if TYPE_CHECKING:
    import asyncio


class Locks:
    """Locks by key, each for as long as somebody holds or waits for it.

    Between event loops and processes it is the store that decides: a lock belongs to the loop it
    was waited for in.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[tuple[object, ...], asyncio.Lock] = WeakValueDictionary()

    def of(self, *key: object) -> asyncio.Lock:
        """The lock of a key in the running event loop."""
        import asyncio

        mine = (*key, asyncio.get_running_loop())
        found = self._locks.get(mine)
        return self._locks.setdefault(mine, asyncio.Lock()) if found is None else found
