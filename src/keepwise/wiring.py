"""Opens, wires and closes everything. The only module that knows drivers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from keepwise import configuring
from keepwise import settings as settings_module
from keepwise._version import __version__
from keepwise.errors import KeepwiseError
from keepwise.model import (
    ImportFormat,
    ImportReport,
    OnConflict,
    Receipt,
    ReceiptCheck,
    ScanFix,
    ScanReport,
    Scope,
    valid_id,
)
from keepwise.ports import Clock, Embedder, Ids, TextModel
from keepwise.settings import EmbedderSettings, Settings

if TYPE_CHECKING:
    import asyncio
    from collections.abc import AsyncGenerator, Callable, Sequence
    from pathlib import Path
    from types import TracebackType

    from keepwise.bank.remembering.engines import Engine
    from keepwise.db.folder import FolderOfBlobs
    from keepwise.db.sqlite import SqliteDatabase

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
        self,
        database: SqliteDatabase,
        settings: Settings,
        clock: Clock,
        ids: Ids,
        embedder: Embedder | None = None,
        text_model: TextModel | None = None,
    ) -> None:
        # The rooms are imported when a store is opened: `import keepwise` is part of every start,
        # also of programs that only want the nouns.
        from keepwise.artifacts.service import Artifacts
        from keepwise.bank.banks.book import Book
        from keepwise.bank.banks.rules import Rules
        from keepwise.bank.banks.service import Banks
        from keepwise.bank.expiry.purging import Purging
        from keepwise.bank.forgetting import Forgetting
        from keepwise.bank.holdings import BankHoldings
        from keepwise.bank.service import Bank
        from keepwise.bank.shelves.removing import Removal
        from keepwise.bank.transfer.moving import MovableBank
        from keepwise.bank.vectors.cache import Cache
        from keepwise.bank.vectors.service import Vectors
        from keepwise.governance.access.keys import Keys
        from keepwise.governance.audit import Audit
        from keepwise.governance.guard import Guard
        from keepwise.governance.policies import Policies
        from keepwise.governance.retention import Retention
        from keepwise.governance.scanning.service import Scan
        from keepwise.governance.transfer.service import Transfer
        from keepwise.jobs.worker import Queue, Worker
        from keepwise.sessions.followers import Followers
        from keepwise.sessions.holdings import SessionHoldings
        from keepwise.sessions.service import Sessions
        from keepwise.sessions.transfer.moving import MovableSessions

        configuring.check_numbers(settings)
        configuring.engines(settings)
        # What is in memory goes with the process, and so must its files.
        kept = database.describe() != configuring.IN_MEMORY
        queued = settings.sessions.turns == "queue"
        self.settings = settings
        topics = configuring.topic_sets(settings.bank)
        every = [*topics.default, *(t for each in topics.customizations for t in each.topics)]
        asked = {rule for topic in every for rule in topic.personal}
        self.guard = Guard(configuring.policy(settings.policy), asked=asked)
        self.audit = Audit(database, clock, self.guard)
        self.policies = Policies(database, self.audit, self.guard.policy)
        self.keys = Keys(database, self.guard, self.audit, clock, ids)
        self.retention = Retention(database, clock, self.audit)
        self.sessions = Sessions(
            database,
            self.guard,
            self.audit,
            self.retention,
            clock,
            ids,
            ttl=configuring.lifetime(settings.sessions.ttl, "sessions.ttl"),
            turn_seconds=settings.sessions.turn_seconds,
            turn_wait=settings.sessions.turn_wait_seconds if queued else 0,
        )
        default = Rules(
            topics,
            configuring.lifetimes(settings.bank, tuple(every)),
            configuring.trigger(settings.bank),
            configuring.zone(settings.bank),
            *(_engine(settings, text_model, settings.bank.engine, settings.bank.third_person),) * 3,
            configuring.profiles(settings.bank),
        )
        book = Book(
            database,
            clock,
            default,
            lambda config: configuring.rules_of(
                settings,
                config,
                default,
                lambda kind, third: _engine(settings, text_model, kind, third),
            ),
        )
        self._worker = Worker(database, clock, ids, poll_seconds=settings.jobs.poll_seconds)
        self.jobs = Queue(database, self.guard, clock, ids, self._worker)
        self.bank = Bank(
            database,
            self.guard,
            self.audit,
            self.retention,
            clock,
            ids,
            book=book,
            top_k=settings.bank.top_k or configuring.TOP_K[settings.bank.mode],
            max_distance=settings.bank.max_distance,
            vectors=Vectors(
                database,
                clock,
                embedder or _embedder(settings.embedder),
                setting="" if embedder else configuring.spelled(settings.embedder),
                load=_embedder_spelled,
                cache=Cache(settings.embedder.cache_mb * 1_000_000),
            ),
            worker=self._worker,
        )
        cache = self.bank.vectors.cache
        self.banks = Banks(database, self.guard, self.audit, self.retention, book, cache, clock)
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
        remove = Removal(
            self.guard,
            Forgetting(self.guard, self.retention, clock),
            self.bank.quarantine,
            clock,
        )
        judges = self.guard, self.audit, self.retention
        memories = MovableBank(*judges, self.bank.quarantine, self.bank.buffering)
        self.retention.register(BankHoldings(self.guard, remove, memories))
        self.retention.register(SessionHoldings(self.guard, MovableSessions(*judges)))
        self.retention.register(self.artifacts.holdings)
        self._expired = Purging(database, self.audit, self.retention, clock)
        self._scanner = Scan(database, self.guard, self.audit, self.retention, clock, ids)
        product = f"keepwise {__version__}"
        self._transfer = Transfer(database, *judges, clock, product)
        self.now = clock
        self.new_id = ids
        self._database = database
        self._ready = False
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    def open(
        cls,
        url: str | None = None,
        *,
        settings: Settings | None = None,
        clock: Clock = _now,
        ids: Ids = _new_id,
        embedder: Embedder | None = None,
        text_model: TextModel | None = None,
    ) -> Keepwise:
        """Prepare a store; entering the context, or ``start``, opens it.

        Args:
            url: ``sqlite:///file.db`` (relative), ``sqlite:////folder/file.db`` (absolute),
                ``:memory:``, or a bare path; by default the setting ``url``.
            settings: by default read from the environment and ``keepwise.toml``.
            clock: the time now in microseconds, UTC.
            ids: makes ids for records that come without one.
            embedder: turns texts into vectors; by default the one the settings name.
            text_model: extracts and compares facts, in place of the rules; by default the one the
                settings name if ``bank.engine`` is ``model``.

        Raises:
            UnknownScheme: the URL names a kind of store that does not exist.
            ConfigError: a setting is wrong.
        """
        from keepwise.db.sqlite import SqliteDatabase

        settings = settings or settings_module.load()
        path = configuring.database_path(settings.url if url is None else url)
        database = SqliteDatabase(path, durable=settings.database.durable)
        return cls(database, settings, clock, ids, embedder, text_model)

    async def start(self) -> Self:
        """Open the database and bring its schema up to date; a second call does nothing."""
        if not self._ready:
            await self._database.open()
            await self._use_key(await self._install_key())
            await self.policies.note()
            await self.bank.vectors.start()
            await self.artifacts.sweep()
            await self.retention.finish()
            self._ready = True
        return self

    async def _use_key(self, key: bytes) -> None:
        """Hand the secret of this store to all that is keyed with it."""
        from keepwise.governance.auditing.adopting import adopt, is_adopted

        self.audit.use_key(key)
        self.retention.use_key(key)
        self.keys.use_key(key)
        if not await self._database.read(is_adopted):
            await self._database.write(lambda tx: adopt(tx, key))

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
        import asyncio
        import logging

        self._ready = False
        while self._tasks:
            task = self._tasks.pop()
            task.cancel()
            await asyncio.wait([task])
            if not task.cancelled() and (error := task.exception()) is not None:
                # Its message may hold anybody's words.
                name = type(error).__name__
                logging.getLogger("keepwise").error("work in the background ended: %s", name)
        await self.bank.vectors.close()
        await self._database.close()

    async def scopes(
        self, *, bank: str | None = None, user_id: str | None = None
    ) -> tuple[Scope, ...]:
        """Every scope of the store, or of a bank or a user, for an operator.

        Raises:
            InvalidInput: no user can have that id.
        """
        from keepwise.governance.store import all_scopes

        if user_id is not None:
            valid_id(user_id, "user_id")
        return tuple(
            await self._database.read(lambda tx: all_scopes(tx, bank=bank, user_id=user_id))
        )

    async def knows(self, scope: Scope) -> bool:
        """Whether anything was ever stored for exactly this scope and not all of it erased."""
        from keepwise.governance.store import is_listed

        return await self._database.read(lambda tx: is_listed(tx, scope))

    async def erase(
        self, scope: Scope, *, reason: str = "asked to be erased", actor: str = "api"
    ) -> Receipt:
        """Erase a person: every conversation, value, file and memory of the scope, in all files.

        Nothing said up to now is learned again, whatever is handed in later. ``app:`` values stay:
        they are the app's.

        Raises:
            Refused: the reason or the actor, which the audit log keeps, holds a credential.
        """
        (receipt,) = await self.erase_all([scope], reason=reason, actor=actor)
        return receipt

    async def erase_all(
        self,
        scopes: Sequence[Scope],
        *,
        reason: str = "asked to be erased",
        actor: str = "api",
    ) -> tuple[Receipt, ...]:
        """Erase several scopes as ``erase`` does, all of them or none; a receipt for each."""
        self.guard.require(reason, "ledger", field="reason")
        self.guard.require(actor, "ledger", field="actor")
        made = await self._database.write(
            lambda tx: [
                self.retention.erase(tx, each, reason=reason, actor=actor) for each in scopes
            ]
        )
        for each in scopes:
            self.bank.vectors.cache.drop(each.id)
        return await self.retention.issue(*made)

    async def preview_erase(self, scope: Scope) -> tuple[tuple[str, int], ...]:
        """How many rows ``erase`` would remove from each room; nothing is changed."""
        from keepwise.governance.retention import Preview

        try:
            await self._database.write(lambda tx: self.retention.preview(tx, scope))
        except Preview as preview:
            return preview.removed
        raise AssertionError("a preview ends its transaction")

    async def verify_receipt(self, receipt: Receipt | str) -> ReceiptCheck:
        """Whether this store issued a receipt, nothing in it was changed, and the log agrees.

        Args:
            receipt: as it was returned, or the JSON of one. A text that is no receipt does not
                verify.
        """
        return await self.retention.verify(receipt)

    async def scan(
        self,
        *,
        bank: str | None = None,
        app_name: str | None = None,
        user_id: str | None = None,
        only: Callable[[Scope], bool] | None = None,
        fix: ScanFix | None = None,
        resume: bool = False,
        actor: str = "api",
        progress: Callable[[int, int, int], None] | None = None,
    ) -> ScanReport:
        """Look at all that is stored with today's policy: was it stored under an older one?

        Args:
            bank: only this bank; by default all.
            app_name: only this app.
            user_id: only this user, of any app.
            only: only the scopes of which it is true.
            fix: what becomes of a memory that says what may not be stored: ``erase`` forgets it,
                ``quarantine`` moves it there with the rest of its words. Whatever stands
                elsewhere is redacted, as when it is written.
            resume: go on where a scan that was stopped had got to, if its policy was this one.
            actor: who asked for it, for the audit log.
            progress: told after every step: scopes that are done, scopes in all, records looked at.

        Returns:
            Kinds and places, never the values. A finding that is not ``mended`` is as it was.

        Raises:
            Refused: the actor, which the audit log keeps, holds a credential.
        """
        return await self._scanner.run(
            bank=bank,
            app_name=app_name,
            user_id=user_id,
            only=only,
            fix=fix,
            resume=resume,
            actor=actor,
            progress=progress,
        )

    def export(
        self,
        target: Scope | str,
        *,
        only: Callable[[Scope], bool] | None = None,
        actor: str = "api",
    ) -> AsyncGenerator[str, None]:
        """All that is stored for a scope, or in the bank of a name, as lines of JSON.

        Of a bank ``only`` the scopes of which that is true, if it is given.

        Each line ends in a line break and in a checksum of its own; the last counts them. What has
        expired is left out, and so are tombstones: nobody else can read them. The audit log says
        of each person that they were exported.

        Raises:
            NotFound: nothing is stored there.
            Refused: the actor, which the audit log keeps, holds a credential.
        """
        return self._transfer.export(target, only=only, actor=actor)

    async def import_file(
        self,
        path: str | Path,
        *,
        form: ImportFormat | Literal["auto"] = "auto",
        app_name: str | None = None,
        user_id: str | None = None,
        bank: str | None = None,
        dry_run: bool = False,
        on_conflict: OnConflict = "skip",
        actor: str = "api",
        progress: Callable[[int], object] | None = None,
    ) -> ImportReport:
        """Take over what a file holds: an export, or memories that another program kept.

        All of it is checked before anything is written, and every record passes the guard. A
        second import of the same file changes nothing.

        Args:
            path: the file.
            form: whose file it is; by default it is told by what is in it.
            app_name: the app it becomes, whatever the file says.
            user_id: the user it becomes, likewise.
            bank: the bank it becomes; by default that of the export, or ``default``.
            dry_run: find out what would become of each record, and write nothing.
            on_conflict: what to do about a record that is here and says something else:
                ``skip`` leaves it, ``update`` takes the file's if that is newer.
            actor: who imports, for the audit log.
            progress: told after every batch how many records were looked at.

        Raises:
            InvalidInput: the file cannot be read, is damaged, cut short or of another format; the
                line is named.
            Refused: the actor holds a credential.
        """
        from keepwise.bank.importing.service import import_file

        return await import_file(
            self._transfer,
            path,
            form,
            app_name=app_name,
            user_id=user_id,
            bank=bank,
            dry_run=dry_run,
            on_conflict=on_conflict,
            actor=actor,
            progress=progress or (lambda _: None),
            topics=[each.label for each in self.bank.topics],
            now=self.now(),
        )

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
        import asyncio

        await self.start()
        if not self._tasks:
            if self.settings.bank.purge_seconds:
                self._tasks.append(asyncio.create_task(self._purge_now_and_then()))
            if self.settings.jobs.in_process:
                self._tasks.append(asyncio.create_task(self._worker.work()))
        return self

    async def purge(self, *, limit: int = 1000) -> int:
        """Delete what has expired from tables and files; how many rows went.

        What has expired is invisible at once, and an open store does this now and then. Only
        scopes in which something has expired are visited, at most ``limit`` of them.
        """
        return await self._expired.run(limit)

    async def _purge_now_and_then(self) -> None:
        """Take what has expired out of the files while the store is open."""
        import asyncio
        import logging

        logger = logging.getLogger("keepwise")
        while True:
            try:
                await self.purge()
            except KeepwiseError as error:
                # It is tried again; what has expired is invisible meanwhile.
                logger.warning("what has expired could not be deleted yet: %s", error.message)
            await asyncio.sleep(self.settings.bank.purge_seconds)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()


def _engine(settings: Settings, given: TextModel | None, kind: str, third: bool) -> Engine:
    from keepwise.bank.model_engine.engine import ModelEngine
    from keepwise.bank.remembering.engines import Rules, Transcript

    if settings.bank.mode == "transcript":
        return Transcript()
    model = given
    if model is None:
        if kind == "rules":
            return Rules(third_person=third)
        from keepwise.models.loading import load_text_model

        named = settings.model
        model = load_text_model(named.kind, name=named.name, url=named.url, seconds=named.seconds)
    return ModelEngine(model, third_person=third, fallback=settings.bank.fallback)


def _embedder(settings: EmbedderSettings) -> Embedder | None:
    from keepwise.models.loading import load_embedder

    return load_embedder(
        settings.kind,
        model=settings.model,
        url=settings.url,
        path=settings.path,
        dimensions=settings.dimensions,
    )


def _embedder_spelled(spelled: str) -> Embedder | None:
    """The embedder that settings spelled so; None if it cannot be had any more."""
    settings = configuring.embedder_spelled(spelled)
    if settings is None:
        return None
    try:
        return _embedder(settings)
    except KeepwiseError:
        return None


def _folder(path: str) -> FolderOfBlobs:
    from keepwise.db.folder import FolderOfBlobs

    return FolderOfBlobs(path)
