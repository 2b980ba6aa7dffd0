"""Opens, wires and closes everything. The only module that knows drivers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from keepwise import settings as settings_module
from keepwise.errors import ConfigError, InvalidInput, UnknownScheme
from keepwise.model import Receipt, Scope, Topic
from keepwise.ports import Clock, Ids
from keepwise.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from keepwise.db.folder import FolderOfBlobs
    from keepwise.db.sqlite import SqliteDatabase

IN_MEMORY = ":memory:"
_INSTALL_KEY = "install_key"


def _now() -> int:
    import time

    return time.time_ns() // 1000


def _new_id() -> str:
    import uuid

    return uuid.uuid4().hex


class Keepwise:
    """One open store and the services on it.

    Use it as an async context manager::

        async with Keepwise.open("sqlite:///keepwise.db") as kw:
            await kw.bank.retrieve(Scope.user("acme", "maria"), "euros")

    The doors (ADK, the command line) translate to the methods of ``sessions``, ``artifacts``,
    ``bank`` and ``audit``; there is nothing a door can do that these cannot.
    """

    def __init__(
        self, database: SqliteDatabase, settings: Settings, clock: Clock, ids: Ids
    ) -> None:
        # The rooms are imported when a store is opened: `import keepwise` is part of every start,
        # also of programs that only want the nouns.
        from keepwise.artifacts.service import Artifacts
        from keepwise.bank.holdings import BankHoldings
        from keepwise.bank.retrieval import MAX_TOP_K
        from keepwise.bank.service import Bank
        from keepwise.governance.audit import Audit
        from keepwise.governance.guard import Guard
        from keepwise.governance.retention import Retention
        from keepwise.sessions.followers import Followers
        from keepwise.sessions.holdings import SessionHoldings
        from keepwise.sessions.service import Sessions

        if not 1 <= settings.bank.top_k <= MAX_TOP_K:
            raise ConfigError(f"setting bank.top_k: must be from 1 to {MAX_TOP_K}")
        # What is in memory goes with the process, and so must its files.
        kept = database.describe() != IN_MEMORY
        queued = settings.sessions.turns == "queue"
        # Neither comparison holds for what is no number.
        if not 0 < settings.sessions.turn_seconds <= 3600:
            raise ConfigError("setting sessions.turn_seconds: must be more than 0, at most 3600")
        if not 0 <= settings.sessions.turn_wait_seconds <= 86_400:
            raise ConfigError("setting sessions.turn_wait_seconds: must be from 0 to 86400")
        self.settings = settings
        self.guard = Guard()
        self.audit = Audit(database, clock, self.guard.policy.version)
        self.retention = Retention(database, clock, self.audit)
        self.sessions = Sessions(
            database,
            self.guard,
            self.audit,
            self.retention,
            clock,
            ids,
            ttl=_ttl(settings),
            turn_seconds=settings.sessions.turn_seconds,
            turn_wait=settings.sessions.turn_wait_seconds if queued else 0,
        )
        self.bank = Bank(
            database,
            self.guard,
            self.audit,
            self.retention,
            clock,
            ids,
            topics=_topics(settings),
            top_k=settings.bank.top_k,
        )
        self.artifacts = Artifacts(
            database,
            self.guard,
            self.audit,
            self.retention,
            clock,
            folder=_folder(settings.artifacts.folder)
            if settings.artifacts.folder and kept
            else None,
            open_folder=_folder,
            revision=self.sessions.revision,
        )
        self.sessions.follow(Followers(files=self.artifacts, memories=self.bank))
        self.retention.register(BankHoldings(self.guard))
        self.retention.register(SessionHoldings(self.guard))
        self.retention.register(self.artifacts.holdings)
        self.now = clock
        self._database = database
        self._ready = False

    @classmethod
    def open(
        cls,
        url: str | None = None,
        *,
        settings: Settings | None = None,
        clock: Clock = _now,
        ids: Ids = _new_id,
    ) -> Keepwise:
        """Prepare a store; entering the context, or ``start``, opens it.

        Args:
            url: ``sqlite:///file.db`` (relative), ``sqlite:////folder/file.db`` (absolute),
                ``:memory:``, or a bare path; by default the setting ``url``.
            settings: by default read from the environment and ``keepwise.toml``.
            clock: the time now in microseconds, UTC.
            ids: makes ids for records that come without one.

        Raises:
            UnknownScheme: the URL names a kind of store that does not exist.
            ConfigError: a setting is wrong.
        """
        from keepwise.db.sqlite import SqliteDatabase

        settings = settings or settings_module.load()
        path = database_path(settings.url if url is None else url)
        database = SqliteDatabase(path, durable=settings.database.durable)
        return cls(database, settings, clock, ids)

    async def start(self) -> Self:
        """Open the database and bring its schema up to date; a second call does nothing."""
        if not self._ready:
            await self._database.open()
            self.retention.use_key(await self._install_key())
            await self.artifacts.sweep()
            self._ready = True
        return self

    async def _install_key(self) -> bytes:
        """The secret of this store that digests of forgotten facts are keyed with."""
        import secrets

        from keepwise.governance.store import ensure_meta, get_meta

        key = await self._database.read(lambda tx: get_meta(tx, _INSTALL_KEY))
        if key is not None:
            return key
        made = secrets.token_bytes(32)
        return await self._database.write(lambda tx: ensure_meta(tx, _INSTALL_KEY, made))

    async def close(self) -> None:
        """Finish what is running and close every connection."""
        self._ready = False
        await self._database.close()

    async def scopes(self) -> tuple[Scope, ...]:
        """Every scope of the store, for an operator."""
        from keepwise.governance.store import all_scopes

        return tuple(await self._database.read(all_scopes))

    async def erase(
        self, scope: Scope, *, reason: str = "asked to be erased", actor: str = "api"
    ) -> Receipt:
        """Erase a person: every conversation, value, file and memory of the scope, in all files.

        Nothing said up to now is learned again, whatever is handed in later. ``app:`` values stay:
        they are the app's.

        Raises:
            Refused: the reason or the actor, which the audit log keeps, holds a credential.
        """
        from dataclasses import replace

        self.guard.require(reason, "ledger", field="reason")
        self.guard.require(actor, "ledger", field="actor")
        receipt = await self._database.write(
            lambda tx: self.retention.erase(tx, scope, reason=reason, actor=actor)
        )
        return replace(receipt, scrubbed=await self.retention.finish())

    def describe(self) -> str:
        """Where the data is."""
        return self._database.describe()

    async def problems(self) -> tuple[str, ...]:
        """What is wrong with the store: by the engine's own check of its file, and in its folder.

        Nothing if all is well.
        """
        return (*await self._database.problems(), *await self.artifacts.problems())

    def engine(self) -> str:
        """The database engine and its version, such as ``SQLite 3.40.1``."""
        return self._database.engine()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()


def database_path(url: str) -> Path | None:
    """The file a URL names, or None for an in-memory database.

    Raises:
        UnknownScheme: it names a kind of store that does not exist.
        ConfigError: it names none, or holds options.
    """
    from pathlib import Path

    text = url.strip()
    if text == IN_MEMORY:
        return None
    if "://" not in text:
        if not text:
            raise ConfigError("the database URL is empty", hint="for example sqlite:///keepwise.db")
        return Path(text)
    from urllib.parse import urlsplit

    parts = urlsplit(text)
    if parts.scheme != "sqlite":
        hint = "use sqlite:///file.db, sqlite:////folder/file.db, :memory: or a path"
        if parts.scheme == "keepwise":
            hint = "that is how ADK's options spell it; here the same file is sqlite:///file.db"
        raise UnknownScheme(f"there is no store for '{parts.scheme}://'", hint=hint)
    if parts.query or parts.fragment:
        raise ConfigError("the database URL has options, and none are known")
    if parts.netloc:
        raise ConfigError(
            "a SQLite URL has three slashes before a relative path and four before an absolute one",
            hint="for example sqlite:///keepwise.db",
        )
    name = text[len("sqlite://") :]
    if name in ("", "/", "/:memory:"):
        return None
    return Path(name[1:])


def _folder(path: str) -> FolderOfBlobs:
    from keepwise.db.folder import FolderOfBlobs

    return FolderOfBlobs(path)


def _ttl(settings: Settings) -> int | None:
    if not settings.sessions.ttl:
        return None
    from keepwise.bank.lifetime import parse_lifetime

    try:
        return parse_lifetime(settings.sessions.ttl, "setting sessions.ttl")
    except InvalidInput as error:
        raise ConfigError(error.message, hint=error.hint) from None


def _topics(settings: Settings) -> tuple[Topic, ...]:
    from keepwise.bank.topics import PRESETS

    preset = PRESETS.get(settings.bank.preset)
    if preset is None:
        raise ConfigError(
            f"there is no topic preset '{settings.bank.preset}'",
            hint="known: " + ", ".join(sorted(PRESETS)),
        )
    custom = tuple(Topic(each.label, each.description) for each in settings.bank.topics)
    labels = [each.label for each in (*preset, *custom)]
    twice = {label for label in labels if labels.count(label) > 1}
    if twice:
        raise ConfigError(f"the topic '{min(twice)}' is there twice")
    return (*preset, *custom)
