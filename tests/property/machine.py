"""What every state machine of this folder stands on: a store in memory and a loop to run it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from hypothesis.stateful import RuleBasedStateMachine

from keepwise import Keepwise, Settings
from keepwise.testing import FrozenClock

T = TypeVar("T")


class StoreMachine(RuleBasedStateMachine):
    """Call ``begin`` in the machine's ``initialize`` step."""

    def begin(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.clock = FrozenClock()
        self.made = 0
        self.keepwise = Keepwise.open(
            ":memory:", settings=Settings(), clock=self.clock, ids=self.new_id
        )
        self.run(self.keepwise.start())

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.run(self.keepwise.close())
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()

    def run(self, action: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(action)

    def new_id(self) -> str:
        self.made += 1
        return f"id-{self.made}"
