"""ADK's memory service on Keepwise's bank."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence

from google.adk.events import Event as AdkEvent
from google.adk.memory import BaseMemoryService
from google.adk.memory.base_memory_service import SearchMemoryResponse
from google.adk.memory.memory_entry import MemoryEntry
from google.adk.sessions import Session as AdkSession
from google.genai import types

from keepwise.adk.errors import translated
from keepwise.adk.events import from_adk
from keepwise.adk.order import standing
from keepwise.adk.remembering.metadata import parse_metadata
from keepwise.adk.store import store_for, warn_if_shared
from keepwise.errors import InvalidInput, NotFound
from keepwise.model import Hit, Scope
from keepwise.wiring import Keepwise


class KeepwiseMemoryService(BaseMemoryService):
    """Governed memory for ADK: facts extracted by topic, or with ``bank.mode`` redacted turns.

    ``preload_memory`` and ``load_memory`` work on top of it unchanged.

    Args:
        uri: ``keepwise:///file.db`` or any URL ``Keepwise.open`` takes; without one, and without
            a store, the setting ``url`` (``keepwise.db`` in the working folder).
        keepwise: a store that the caller has opened and will close.
    """

    def __init__(self, uri: str | None = None, *, keepwise: Keepwise | None = None) -> None:
        self._keepwise = store_for(uri, keepwise)
        self._owned = keepwise is None

    async def store(self) -> Keepwise:
        """The open store this service works on."""
        return await self._keepwise.start()

    async def add_session_to_memory(
        self, session: AdkSession, *, custom_metadata: Mapping[str, object] | None = None
    ) -> None:
        """Remember what is worth keeping of a session; handing it in again changes nothing."""
        await self.add_events_to_memory(
            app_name=session.app_name,
            user_id=session.user_id,
            events=session.events,
            session_id=session.id,
            custom_metadata=custom_metadata,
        )

    async def add_events_to_memory(
        self,
        *,
        app_name: str,
        user_id: str,
        events: Sequence[AdkEvent],
        session_id: str | None = None,
        custom_metadata: Mapping[str, object] | None = None,
    ) -> None:
        """Remember what is worth keeping of some events; those a rewind took back are not.

        Args:
            app_name: the app.
            user_id: the user.
            events: the new events, or all of them.
            session_id: what the event ids belong to.
            custom_metadata: see :mod:`keepwise.adk.remembering.metadata`.
        """
        warn_if_shared(user_id)
        with translated():
            kw = await self.store()
            options = parse_metadata(custom_metadata, kw.now(), "events")
            scope = Scope.user(app_name, user_id)
            # A part of a session may lack the rewind that took the rest of it back.
            undone = await kw.sessions.undone(scope, session_id) if session_id else frozenset()
            await kw.bank.ingest(
                scope,
                [from_adk(event) for event in standing(events) if event.id not in undone],
                stream=(session_id or "") if options.stream is None else options.stream,
                labels=options.labels,
                expires_at=options.expires_at,
                topics=options.topics,
                consolidate=options.consolidate is not False,
                merging=options.merging,
                revision_labels=options.revision_labels,
                revision_expires_at=options.revision_expires_at,
                trigger=options.trigger,
                flush=options.flush,
                wait=options.wait is not False,
            )

    async def add_memory(
        self,
        *,
        app_name: str,
        user_id: str,
        memories: Sequence[MemoryEntry],
        custom_metadata: Mapping[str, object] | None = None,
    ) -> None:
        """Write facts directly, each as it is.

        With ``enable_consolidation`` in the metadata each is compared with what is remembered.

        Raises:
            InputValidationError: a fact holds a figure or a credential, or is empty. Facts before
                it have been written.
        """
        warn_if_shared(user_id)
        with translated():
            kw = await self.store()
            for entry in memories:
                merged = {**(custom_metadata or {}), **entry.custom_metadata}
                options = parse_metadata(merged, kw.now(), "facts")
                if len(options.topics) > 1:
                    raise InvalidInput("custom_metadata.topics", "must be one: a memory has one")
                await kw.bank.create(
                    Scope.user(app_name, user_id),
                    _text(entry.content),
                    topic=next(iter(options.topics), ""),
                    labels=options.labels,
                    expires_at=options.expires_at,
                    consolidate=bool(options.consolidate),
                    merging=options.merging,
                    revision_labels=options.revision_labels,
                    revision_expires_at=options.revision_expires_at,
                    memory_id=options.memory_id or entry.id or "",
                    actor="adk",
                )

    async def search_memory(
        self, *, app_name: str, user_id: str, query: str
    ) -> SearchMemoryResponse:
        """The memories that bear on the query, best first."""
        warn_if_shared(user_id)
        with translated():
            kw = await self.store()
            hits = await kw.bank.retrieve(Scope.user(app_name, user_id), query)
        return SearchMemoryResponse(memories=[_entry(hit) for hit in hits])

    async def delete_memory(
        self, *, app_name: str, user_id: str, memory_id: str | None = None
    ) -> None:
        """Forget one memory, by the id a search returned. An unknown id is a no-op."""
        with translated():
            if not memory_id:
                raise InvalidInput("memory_id", "must name a memory")
            kw = await self.store()
            try:
                await kw.bank.delete(Scope.user(app_name, user_id), memory_id, actor="adk")
            except NotFound:
                return

    async def close(self) -> None:
        """Close the store, unless the caller gave it; the next call opens it again."""
        if self._owned:
            await self._keepwise.close()


def _text(content: types.Content) -> str:
    return " ".join(part.text for part in content.parts or [] if part.text).strip()


def _entry(hit: Hit) -> MemoryEntry:
    memory = hit.memory
    # A turn was said when it was said, a fact is as old as its last change.
    at = (
        memory.evidence[-1].time if memory.kind == "turn" and memory.evidence else memory.updated_at
    )
    said = datetime.datetime.fromtimestamp(at / 1_000_000, datetime.UTC)
    # ADK puts the text between tags and escapes nothing: a fact must not be able to close them.
    text = memory.fact.replace("</", "< /")
    return MemoryEntry(
        id=memory.id,
        content=types.Content(role="user", parts=[types.Part(text=text)]),
        timestamp=said.isoformat(timespec="seconds"),
        author=memory.value if memory.kind == "turn" else None,
        custom_metadata={
            **memory.labels,
            "topic": memory.topic,
            "why": hit.why,
            "score": hit.score,
        },
    )
