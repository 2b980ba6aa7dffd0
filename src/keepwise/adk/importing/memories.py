"""Brings over what ADK's memory services have kept: raw events, to be learned from.

``SqliteMemoryService`` keeps one row an event of a session; ``adk-database-memory`` keeps one row
an event of a user, without its id. Neither keeps facts, so the events are handed to the bank as if
they were said now, and what is no memory stays out.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

from google.genai import types
from pydantic import ValidationError

from keepwise.adk.events import microseconds
from keepwise.adk.importing.comparing import LeftOut, Place
from keepwise.adk.importing.opening import (
    INSTALL,
    connect_to,
    masked,
    parsed,
    read_only,
    sqlite_path,
)
from keepwise.errors import ConfigError, InvalidInput, Refused, Unavailable
from keepwise.model import Event
from keepwise.wiring import Keepwise

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine

_PAGE = 500
_EVENTS = "memory_events"
_ENTRIES = "adk_memory_entries"
# What SqliteMemoryService writes for events of no session.
_NO_SESSION = "__unknown_session_id__"
_CANNOT_BE_KEPT = (InvalidInput, Refused)


@dataclass(frozen=True, slots=True)
class ImportedMemories:
    """What was learned from a store of ADK's; its ``left_out`` events are still there.

    ``rejected`` counts statements that may not be kept, ``quarantined`` those that wait for a
    person.
    """

    source: str
    dry_run: bool
    users: int
    events_new: int
    events_known: int
    memories: int
    rejected: int
    quarantined: int
    left_out: tuple[LeftOut, ...]


@dataclass(frozen=True, slots=True)
class _Row:
    """An event as a store of ADK's keeps it."""

    id: int
    place: Place
    event_id: str
    author: str
    timestamp: float
    content: str

    def event(self) -> Event:
        """As one of ours. Raises InvalidInput if ADK does not read it."""
        try:
            content = types.Content.model_validate_json(self.content)
        except ValidationError:
            content = None
        if content is None:  # out here, for that error quotes the text
            raise InvalidInput("content", "is none that ADK reads")
        event_id = self.event_id
        if not event_id:
            said = f"{self.author}:{self.timestamp}:{self.content}"
            event_id = hashlib.sha256(said.encode()).hexdigest()[:32]
        return Event(
            event_id,
            self.author or "user",
            microseconds(self.timestamp),
            content=content.model_dump(mode="json", by_alias=True, exclude_none=True),
        )


async def import_memories(
    kw: Keepwise,
    source: str,
    *,
    bank: str = "default",
    app_name: str | None = None,
    user_id: str | None = None,
    dry_run: bool = False,
    progress: Callable[[int], object] | None = None,
) -> ImportedMemories:
    """Learn from what ADK's ``SqliteMemoryService`` or ``adk-database-memory`` has stored.

    Events are recognised by their ids: a second import of the same store changes nothing.

    Args:
        kw: the open store to import into.
        source: the old store: a path or a URL. It is only read.
        bank: the bank that the imported scopes belong to.
        app_name: only this app.
        user_id: only this user, of any app.
        dry_run: do it in a store that is thrown away.
        progress: is told how many more events were looked at.

    Raises:
        ConfigError: the old store cannot be opened, or what reads it is not installed.
        NotFound: there is no such file.
        Unavailable: the old store stopped answering; run it again to go on.
    """
    async with AsyncExitStack() as stack:
        where, read = await stack.enter_async_context(_opened(source))
        into = kw
        if dry_run:
            into = await stack.enter_async_context(
                Keepwise.open(":memory:", settings=kw.settings, clock=kw.now)
            )
        count: Counter[str] = Counter()
        left_out: list[LeftOut] = []
        users: set[tuple[str, str]] = set()
        async for rows in _pages(read, app_name, user_id):
            for place, group in groupby(rows, key=lambda row: row.place):
                users.add((place.app, place.user))
                await _hand_in(into, place, list(group), bank, count, left_out)
            if progress is not None:
                progress(len(rows))
    return ImportedMemories(
        source=where,
        dry_run=dry_run,
        users=len(users),
        events_new=count["new"],
        events_known=count["known"],
        memories=count["memories"],
        rejected=count["rejected"],
        quarantined=count["quarantined"],
        left_out=tuple(left_out),
    )


async def _hand_in(
    kw: Keepwise,
    place: Place,
    rows: Sequence[_Row],
    bank: str,
    count: Counter[str],
    left_out: list[LeftOut],
) -> None:
    stream = "" if place.session == _NO_SESSION else place.session
    events: list[Event] = []
    for row in rows:
        try:
            events.append(row.event())
        except InvalidInput as error:
            left_out.append(place.left_out(error.message, event_id=row.event_id))
    try:
        done = await kw.bank.ingest(place.scope(bank), events, stream=stream)
    except _CANNOT_BE_KEPT as error:
        if len(events) == 1:
            left_out.append(place.left_out(error.message, event_id=events[0].id))
            return
        # One bad event spoils all of them: see which it is.
        for row in rows:
            await _hand_in(kw, place, [row], bank, count, left_out)
        return
    count.update(
        new=done.new_events,
        known=done.known_events,
        memories=sum(each.action in ("create", "update") for each in done.applied),
        rejected=len(done.rejected),
        quarantined=len(done.quarantined),
    )


# Reading


@asynccontextmanager
async def _opened(source: str) -> AsyncIterator[tuple[str, Any]]:
    """Where the store is, and what runs a function on a connection to it."""
    try:
        import sqlalchemy
    except ModuleNotFoundError:
        raise ConfigError("reading a store of ADK's needs SQLAlchemy", hint=INSTALL) from None
    from sqlalchemy.ext.asyncio import AsyncEngine

    path = sqlite_path(source)
    engine: Engine | AsyncEngine
    if path is not None:
        where = str(path)
        engine = sqlalchemy.create_engine(read_only(path), hide_parameters=True)
    else:
        server = parsed(source)
        where = masked(server)
        engine = connect_to(server, where)

    async def read(work: Callable[[Connection], Any]) -> Any:
        try:
            if isinstance(engine, AsyncEngine):
                async with engine.connect() as connection:
                    return await connection.run_sync(work)
            return await asyncio.to_thread(_run, engine, work)
        except sqlalchemy.exc.SQLAlchemyError:
            pass
        # Out here, for that error can quote what stands in the store.
        raise Unavailable(f"{where} cannot be read", hint="is it a store of ADK's memories?")

    try:
        yield where, read
    finally:
        disposed = engine.dispose()
        if disposed is not None:
            await disposed


def _run(engine: Engine, work: Callable[[Connection], Any]) -> Any:
    with engine.connect() as connection:
        return work(connection)


async def _pages(read: Any, app_name: str | None, user_id: str | None) -> AsyncIterator[list[_Row]]:
    """The rows in the order they were written, so many at a time."""
    import sqlalchemy

    def layout(connection: Connection) -> str:
        tables = sqlalchemy.inspect(connection).get_table_names()
        return next((each for each in (_EVENTS, _ENTRIES) if each in tables), "")

    name = await read(layout)
    if not name:
        raise ConfigError(
            "that is no store of ADK's memories",
            hint="sessions are imported with keepwise import adk",
        )
    own = ("session_id", "event_id", "content_json") if name == _EVENTS else ("content",)
    names = ("id", "app_name", "user_id", "author", "timestamp", *own)
    columns: dict[str, Any] = {each: sqlalchemy.column(each) for each in names}
    table = sqlalchemy.table(name, *columns.values())
    after = -1
    while True:
        query = sqlalchemy.select(*columns.values()).select_from(table)
        query = query.where(columns["id"] > after).order_by(columns["id"]).limit(_PAGE)
        if app_name is not None:
            query = query.where(columns["app_name"] == app_name)
        if user_id is not None:
            query = query.where(columns["user_id"] == user_id)

        def fetch(connection: Connection, query: Any = query) -> list[_Row]:
            return [*_rows(connection.execute(query).mappings())]

        rows: list[_Row] = await read(fetch)
        if rows:
            yield rows
            after = rows[-1].id
        if len(rows) < _PAGE:
            return


def _rows(found: Any) -> Iterator[_Row]:
    for row in found:
        content = row["content_json"] if "content_json" in row else row["content"]
        yield _Row(
            id=row["id"],
            place=Place(row["app_name"], row["user_id"], row.get("session_id", "")),
            event_id=row.get("event_id", ""),
            author=row["author"] or "",
            timestamp=row["timestamp"] or 0.0,
            content=content if isinstance(content, str) else json.dumps(content),
        )
