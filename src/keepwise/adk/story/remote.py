"""The story on ADK's own Vertex AI services, which reach a Keepwise server instead of Google."""

from __future__ import annotations

import asyncio

from google.adk.memory import vertex_ai_memory_bank_service as vertex

from keepwise.adk.remote import RemoteMemoryService, RemoteSessionService
from keepwise.adk.story.agent import APP
from keepwise.adk.story.services import Services
from keepwise.model import JsonObject
from keepwise.wiring import Keepwise

# A bank that is called as the app is: then what the app says of a user, and what the user's
# sessions hold, is of one scope.
BANK = APP

_CONFIG: JsonObject = {"customizationConfigs": [{"enableThirdPersonMemories": True}]}


async def services_at(address: str, keepwise: Keepwise) -> Services:
    """ADK's own services against a server at an address, on a bank made for the story."""
    await keepwise.banks.create(BANK, display_name="Acme", config=_CONFIG)
    uri = f"{address.replace('http', 'keepwise+http', 1)}/{BANK}"
    return Services(
        RemoteSessionService(uri),
        RemoteMemoryService(uri),
        bank=BANK,
        # ADK's service names no stream.
        stream="default",
        settle=_settle,
    )


async def _settle() -> None:
    """ADK's service hands events over in tasks of its own, and nobody waits for them."""
    pending = set(vertex._background_tasks)  # noqa: SLF001
    if pending:
        await asyncio.wait(pending)
