"""Reads what ADK's own session services wrote, and changes nothing of it.

Both services keep four tables: app states, user states, sessions, events. ``SqliteSessionService``
and today's ``DatabaseSessionService`` keep an event as one JSON document; the older layout (v0)
keeps columns and a pickle, which is read through ADK's own list of harmless types and no other way.
SQLAlchemy comes with ``google-adk[db]`` and is imported when a store is opened.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Self, TypeVar

from google.adk.events import Event as AdkEvent
from pydantic import ValidationError
from pydantic_core import to_jsonable_python

from keepwise.adk.events import microseconds
from keepwise.adk.importing.opening import (
    INSTALL,
    connect_to,
    masked,
    parsed,
    read_only,
    sqlite_path,
)
from keepwise.errors import ConfigError, NotFound, Unavailable

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")

_PAGE = 500
_JOURNAL = "if a -journal file stands beside it, open it once with the program that wrote it"
_MIGRATE = "adk migrate session --source_db_url={source} --dest_db_url=sqlite:///new.db"


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A row that cannot be read, and why; it says nothing of what stands in it."""

    reason: str


@dataclass(frozen=True, slots=True)
class _Tables:
    """ADK's classes for the four tables, of one layout or the other. ADK offers no common type."""

    apps: Any
    users: Any
    sessions: Any
    events: Any
    pickled: bool = False


class OldStore:
    """One store of ADK's, opened for reading. Use it as an async context manager."""

    def __init__(self, url: str) -> None:
        """Prepare to read; entering the context connects.

        Args:
            url: a path, ``sqlite:///old.db``, or any URL that SQLAlchemy takes.

        Raises:
            ConfigError: SQLAlchemy or the driver is not installed, or the URL is none.
            NotFound: there is no such file.
            UnknownScheme: no driver goes by that name.
        """
        try:
            import sqlalchemy
        except ModuleNotFoundError:
            raise ConfigError("reading a store of ADK's needs SQLAlchemy", hint=INSTALL) from None
        path = sqlite_path(url)
        if path is not None:
            self.where = str(path)
            # Whatever driver was named: it is the same file, and this one can be told to leave
            # it alone.
            self._engine: Engine | AsyncEngine = sqlalchemy.create_engine(
                read_only(path), hide_parameters=True
            )
        else:
            server = parsed(url)
            self.where = masked(server)
            self._engine = connect_to(server, self.where)
        self._is_sqlite = path is not None

    async def __aenter__(self) -> Self:
        try:
            self._tables = await self._read(self._recognise)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        disposed = self._engine.dispose()
        if disposed is not None:
            await disposed

    # What there is

    async def apps(self, app_name: str | None) -> list[str]:
        """The names of the apps, or the one that is asked for if it is there, in order."""
        from sqlalchemy import select, union

        tables = (self._tables.apps, self._tables.users, self._tables.sessions)
        queries = [select(table.app_name) for table in tables]
        if app_name is not None:
            queries = [query.where(query.selected_columns[0] == app_name) for query in queries]
        return await self._column(union(*queries).order_by("app_name"))

    async def users(self, app_name: str, user_id: str | None, *, after: str | None) -> list[str]:
        """The next users of an app in the order of their ids; none after the last."""
        from sqlalchemy import select, union

        queries = [
            select(table.user_id).where(
                table.app_name == app_name,
                *([] if user_id is None else [table.user_id == user_id]),
                *([] if after is None else [table.user_id > after]),
            )
            for table in (self._tables.users, self._tables.sessions)
        ]
        return await self._column(union(*queries).order_by("user_id").limit(_PAGE))

    async def sessions(self, app_name: str, user_id: str, *, after: str | None) -> list[str]:
        """The next sessions of a user in the order of their ids; none after the last."""
        from sqlalchemy import select

        table = self._tables.sessions
        query = select(table.id).where(
            table.app_name == app_name,
            table.user_id == user_id,
            *([] if after is None else [table.id > after]),
        )
        return await self._column(query.order_by(table.id).limit(_PAGE))

    async def count_sessions(self, app_name: str | None, user_id: str | None) -> int:
        """How many sessions there are of an app, a user, or altogether."""
        from sqlalchemy import func, select

        table = self._tables.sessions
        query = select(func.count()).select_from(table)
        if app_name is not None:
            query = query.where(table.app_name == app_name)
        if user_id is not None:
            query = query.where(table.user_id == user_id)
        return int(await self._read(lambda connection: connection.scalar(query) or 0))

    # What is in it

    async def session(
        self, app_name: str, user_id: str, session_id: str
    ) -> tuple[int, dict[str, Any]] | Unreadable:
        """When a session began (microseconds) and its own state."""
        from google.adk.sessions.schemas.shared import utc_datetime_to_timestamp
        from sqlalchemy import select

        table = self._tables.sessions
        query = select(table.create_time, table.state).where(
            table.app_name == app_name, table.user_id == user_id, table.id == session_id
        )

        def work(connection: Connection) -> tuple[int, dict[str, Any]]:
            row = connection.execute(query).first()
            if row is None:
                raise KeyError(session_id)
            return microseconds(utc_datetime_to_timestamp(row[0])), _object(row[1])

        return await self._read(_or_unreadable(work))

    async def app_state(self, app_name: str) -> dict[str, Any] | Unreadable:
        """The values all users of an app share, keys without ``app:``."""
        from sqlalchemy import select

        table = self._tables.apps
        return await self._state(select(table.state).where(table.app_name == app_name))

    async def user_state(self, app_name: str, user_id: str) -> dict[str, Any] | Unreadable:
        """The values of a user, keys without ``user:``."""
        from sqlalchemy import select

        table = self._tables.users
        return await self._state(
            select(table.state).where(table.app_name == app_name, table.user_id == user_id)
        )

    async def event_ids(self, app_name: str, user_id: str, session_id: str) -> list[str]:
        """The ids of a session's events in their order.

        That is ADK's, by time. Events of one instant are in the order they were written where the
        file still knows it, and elsewhere in ADK's, by id.
        """
        from sqlalchemy import literal_column, select

        table = self._tables.events
        tie = literal_column("rowid") if self._is_sqlite else table.id
        query = select(table.id).where(
            table.app_name == app_name, table.user_id == user_id, table.session_id == session_id
        )
        return await self._column(query.order_by(table.timestamp, tie))

    async def events(
        self, app_name: str, user_id: str, session_id: str, ids: Sequence[str]
    ) -> list[AdkEvent | Unreadable]:
        """The events of these ids, in that order, as ADK's own service reads them."""
        from sqlalchemy import select
        from sqlalchemy.exc import SQLAlchemyError
        from sqlalchemy.orm import Session

        table = self._tables.events
        query = select(table).where(
            table.app_name == app_name, table.user_id == user_id, table.session_id == session_id
        )

        def fetch(connection: Connection, wanted: Sequence[str]) -> list[AdkEvent]:
            with Session(connection) as session:
                rows = {row.id: row for row in session.scalars(query.where(table.id.in_(wanted)))}
                return [self._event(rows[each]) for each in wanted]

        def single(connection: Connection, event_id: str) -> AdkEvent:
            return fetch(connection, [event_id])[0]

        def work(connection: Connection) -> list[AdkEvent | Unreadable]:
            try:
                return [*fetch(connection, ids)]
            except SQLAlchemyError:
                raise
            except Exception:  # noqa: BLE001  (one bad row spoils a page: see which it is)
                return [_or_unreadable(partial(single, event_id=each))(connection) for each in ids]

        return await self._read(work)

    async def has_event(self, app_name: str, session_id: str, event_id: str) -> bool:
        """Whether any user of the app has that event in a session of that id."""
        from sqlalchemy import select

        table = self._tables.events
        query = select(table.id).where(
            table.app_name == app_name, table.session_id == session_id, table.id == event_id
        )
        return bool(await self._column(query.limit(1)))

    # Inside

    def _event(self, row: Any) -> AdkEvent:
        event: AdkEvent = row.to_event()
        if self._tables.pickled:
            # A pickle brings back dates and sets; everything else ADK writes holds their JSON form.
            event.actions.state_delta = to_jsonable_python(event.actions.state_delta)
        return event

    async def _state(self, query: Any) -> dict[str, Any] | Unreadable:
        def work(connection: Connection) -> dict[str, Any]:
            return _object(connection.scalar(query) or {})

        return await self._read(_or_unreadable(work))

    async def _column(self, query: Any) -> list[str]:
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` on a connection. The driver's error can quote the URL; it stays here."""
        from sqlalchemy.exc import SQLAlchemyError

        engine, problem = self._engine, ""
        try:
            if self._is_sqlite:
                return await asyncio.to_thread(_run, engine, work)
            return await _run_anywhere(engine, work)
        except (ConfigError, NotFound):
            raise
        except SQLAlchemyError as error:
            cause = getattr(error, "orig", None) or error
            cause = cause.__cause__ or cause
            # SQLite's texts hold no values; a server's can hold anything.
            problem = f"{cause}" if self._is_sqlite else type(cause).__name__
        except Exception as error:
            # Drivers of servers raise their own kinds when connecting; anything else is a mistake.
            if self._is_sqlite:
                raise
            problem = type(error).__name__
        hint = _JOURNAL if self._is_sqlite else "check the server, the name and the password"
        raise Unavailable(f"{self.where} cannot be read: {problem}", hint=hint)

    def _recognise(self, connection: Connection) -> _Tables:
        """Which layout it is. Raises ConfigError for none, and for one that is not safe to read."""
        from google.adk.sessions.schemas import v0, v1
        from sqlalchemy import inspect, select

        found = inspect(connection)
        names = set(found.get_table_names())
        if not {"app_states", "user_states", "sessions", "events"} <= names:
            raise ConfigError(
                f"{self.where} holds no sessions of ADK's",
                hint="name what the agent's --session_service_uri named",
            )
        columns = {column["name"] for column in found.get_columns("events")}
        if "event_data" in columns:
            metadata = v1.StorageMetadata
            version = "1"
            if metadata.__tablename__ in names:
                asked = select(metadata.value).where(metadata.key == "schema_version")
                version = connection.scalar(asked) or "1"
            if version != "1":
                raise ConfigError(
                    f"{self.where} was written by a newer ADK than this one",
                    hint="pip install --upgrade 'google-adk[db]'",
                )
            return _Tables(
                v1.StorageAppState, v1.StorageUserState, v1.StorageSession, v1.StorageEvent
            )
        if not set(v0.StorageEvent.__table__.columns.keys()) <= columns:
            raise ConfigError(
                f"{self.where} is of an older ADK than this one reads",
                hint=f"{_MIGRATE.format(source=self._told_url())}, then import new.db",
            )
        return _Tables(
            v0.StorageAppState,
            v0.StorageUserState,
            v0.StorageSession,
            v0.StorageEvent,
            pickled=True,
        )

    def _told_url(self) -> str:
        return f"sqlite:///{self.where}" if self._is_sqlite else "URL"


def _run(engine: Any, work: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        return work(connection)


async def _run_anywhere(engine: Engine | AsyncEngine, work: Callable[[Connection], T]) -> T:
    from sqlalchemy.ext.asyncio import AsyncEngine

    if isinstance(engine, AsyncEngine):
        async with engine.connect() as connection:
            return await connection.run_sync(work)
    return await asyncio.to_thread(_run, engine, work)


def _object(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError("not an object")
    return value


def _or_unreadable(work: Callable[[Connection], T]) -> Callable[[Connection], T | Unreadable]:
    """``work``, with what a row's text raises told by its kind: such errors quote the text."""
    from sqlalchemy.exc import SQLAlchemyError

    def look(connection: Connection) -> T | Unreadable:
        try:
            return work(connection)
        except SQLAlchemyError:
            raise
        except KeyError:
            return Unreadable("is gone: somebody deleted it meanwhile")
        except pickle.UnpicklingError:
            return Unreadable(
                "its actions are pickled and are no plain data; if you trust the old store, "
                "adk migrate session --allow-unsafe-unpickling makes a new one to import"
            )
        except ValidationError:
            return Unreadable("is none that this version of ADK reads")
        except Exception as error:  # noqa: BLE001  (a pickle or a JSON text can raise anything)
            return Unreadable(f"cannot be read: {type(error).__name__}")

    return look
