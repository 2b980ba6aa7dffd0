"""What the story stands on: ADK's services, Keepwise's own or others that keep things there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from google.adk.memory import BaseMemoryService
from google.adk.sessions import BaseSessionService

from keepwise.adk.memory import KeepwiseMemoryService
from keepwise.adk.sessions import KeepwiseSessionService
from keepwise.wiring import Keepwise


@dataclass(frozen=True, slots=True)
class Services:
    """What the runner stands on: ADK's services, and where they keep what they are given.

    ``bank`` is where in the store; ``stream`` what events are handed over under, if that is not the
    session; ``settle`` waits for what a service does after it has returned.
    """

    sessions: BaseSessionService
    memories: BaseMemoryService
    bank: str = "default"
    stream: str = ""
    settle: Callable[[], Awaitable[None]] | None = None


def own_services(keepwise: Keepwise) -> Services:
    """Keepwise's own, on an open store."""
    return Services(
        KeepwiseSessionService(keepwise=keepwise), KeepwiseMemoryService(keepwise=keepwise)
    )
