"""What is under test: a way to open one store, the time, and helpers to say things."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from keepwise.model import Event, Json, JsonObject, Memory, Scope
from keepwise.ports import Ids
from keepwise.testing.clock import FrozenClock
from keepwise.wiring import Keepwise

MONDAY = "I work on Western Europe. Always show me euros."
"""What Maria says first: two lasting things, a region and a currency."""

Opener: TypeAlias = Callable[[FrozenClock, Ids], Keepwise]
"""Prepares the store, on the clock and the ids it is given. Called again, it names the same one."""


class Subject:
    """One store, empty at first.

    Args:
        opener: prepares the store.
        durable: whether what was stored is there after closing. A store that is not (one in
            memory) is opened once and kept; a check that reopens it still holds.
    """

    maria = Scope.user("acme", "maria")
    sam = Scope.user("acme", "sam")

    def __init__(self, opener: Opener, *, durable: bool = True) -> None:
        self.clock = FrozenClock()
        self.durable = durable
        self._opener = opener
        self._opened: list[Keepwise] = []
        self._made = 0

    async def open(self) -> Keepwise:
        """The store, open. Where it is durable, closed first and opened anew: a restart."""
        if self._opened and not self.durable:
            return self._opened[0]
        await self.close()
        return await self._start()

    async def open_another(self) -> Keepwise:
        """A second writer on the same store; the same object where there can be only one."""
        if self._opened and not self.durable:
            return self._opened[0]
        return await self._start()

    async def close(self) -> None:
        """Close whatever was opened."""
        while self._opened:
            await self._opened.pop().close()

    async def _start(self) -> Keepwise:
        keepwise = self._opener(self.clock, self.new_id)
        self._opened.append(keepwise)
        return await keepwise.start()

    def new_id(self) -> str:
        """A new id, the same in every run."""
        self._made += 1
        return f"id-{self._made:06}"

    def event(
        self,
        text: str = "",
        *,
        id: str = "",
        author: str = "user",
        invocation: str = "turn-1",
        time: int | None = None,
        delta: Mapping[str, object] | None = None,
        content: Mapping[str, object] | None = None,
        extra: Mapping[str, object] | None = None,
        partial: bool = False,
    ) -> Event:
        """An event at the clock's time, or at ``time``; ``text`` makes its content.

        ``delta``, ``content`` and ``extra`` take any object, as a caller without a type checker
        would pass.
        """
        role = "user" if author == "user" else "model"
        said: Any = {"role": role, "parts": [{"text": text}]} if text else None
        given: Any = said if content is None else content
        anything: Any = dict(delta or {})
        beside: Any = dict(extra or {})
        return Event(
            id=id or self.new_id(),
            author=author,
            time=self.clock() if time is None else time,
            invocation_id=invocation,
            content=given,
            state_delta=anything,
            extra=beside,
            partial=partial,
        )

    def summary(self, text: str, first: Event, last: Event, *, id: str = "") -> Event:
        """An event that says what happened from ``first`` to ``last``, in the form ADK gives it."""
        compaction = {
            "startTimestamp": first.time / 1_000_000,
            "endTimestamp": last.time / 1_000_000,
            "compactedContent": {"role": "model", "parts": [{"text": text}]},
        }
        return self.event(
            id=id, invocation=self.new_id(), extra={"actions": {"compaction": compaction}}
        )

    async def say(
        self,
        keepwise: Keepwise,
        *texts: str,
        scope: Scope | None = None,
        stream: str = "monday",
        author: str = "user",
    ) -> tuple[Event, ...]:
        """Hand sentences to the bank, one event each and a second apart; the events."""
        events = []
        for text in texts:
            self.clock.advance(seconds=1)
            events.append(self.event(text, author=author))
        await keepwise.bank.ingest(scope or self.maria, events, stream=stream)
        return tuple(events)

    async def turn(
        self,
        keepwise: Keepwise,
        name: str,
        delta: Mapping[str, object] | None = None,
        said: str = "",
        *,
        session_id: str = "s1",
    ) -> tuple[Event, Event]:
        """One invocation in Maria's session: what a user says, and an answer that changes state.

        The events are called ``<name>-u`` and ``<name>-a``, a second apart.
        """
        self.clock.advance(seconds=1)
        asked = self.event(said or f"Do {name}.", id=f"{name}-u", invocation=name)
        await keepwise.sessions.append(self.maria, session_id, asked)
        self.clock.advance(seconds=1)
        answered = self.event(
            f"Did {name}.", id=f"{name}-a", author="router", invocation=name, delta=delta
        )
        await keepwise.sessions.append(self.maria, session_id, answered)
        return asked, answered

    async def facts(self, keepwise: Keepwise, scope: Scope | None = None) -> list[str]:
        """Every fact of a scope, sorted."""
        page = await keepwise.bank.list(scope or self.maria, page_size=1000)
        return sorted(memory.fact for memory in page.items)

    async def filling(self, keepwise: Keepwise, slot: str) -> Memory:
        """Maria's one memory that fills a slot such as ``currency``."""
        page = await keepwise.bank.list(self.maria, page_size=1000)
        found = [memory for memory in page.items if memory.slot == slot]
        if len(found) != 1:
            raise AssertionError(f"{len(found)} memories fill the slot {slot}, not one")
        return found[0]

    async def everything(self, keepwise: Keepwise, scope: Scope | None = None) -> JsonObject:
        """All that a scope's owner and its operator can see, for comparing before and after."""
        whose = scope or self.maria
        memories = (await keepwise.bank.list(whose, page_size=1000)).items
        sessions = (await keepwise.sessions.list(whose, page_size=1000)).items
        audit = (await keepwise.audit.list(whose, page_size=1000)).items
        files: list[Json] = [
            repr(version)
            for place in ("", *(session.id for session in sessions))
            for name in await keepwise.artifacts.names(whose, session_id=place)
            if not place or not name.startswith("user:")
            for version in await keepwise.artifacts.versions(whose, name, session_id=place)
        ]
        return {
            "memories": [repr(memory) for memory in memories],
            "revisions": [
                repr(revision)
                for memory in memories
                for revision in await keepwise.bank.revisions(whose, memory.id)
            ],
            "sessions": [
                repr(await keepwise.sessions.get(whose, session.id)) for session in sessions
            ],
            "user_state": await keepwise.sessions.user_state(whose),
            "artifacts": files,
            "audit": [repr(entry) for entry in audit],
        }
