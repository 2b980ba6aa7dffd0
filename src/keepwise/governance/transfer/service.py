"""Moving data in and out: what may be exported, and files that are looked through first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection, Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path

from keepwise.errors import InvalidInput, NotFound
from keepwise.governance import store as facts
from keepwise.governance.audit import Audit
from keepwise.governance.guard import Guard
from keepwise.governance.naming.ids import told
from keepwise.governance.retention import Retention
from keepwise.governance.transfer import store
from keepwise.governance.transfer.exporting import AUDIT, export_lines
from keepwise.governance.transfer.fields import Fields
from keepwise.governance.transfer.files import opened
from keepwise.governance.transfer.importing import Entry, Import
from keepwise.governance.transfer.lines import HEADER, SCOPE, TRAILER, read_lines
from keepwise.governance.transfer.rooms import Terms
from keepwise.model import ImportFormat, ImportReport, OnConflict, Scope
from keepwise.ports import Clock, Database

Progress = Callable[[int], object]
"""Told after every batch: how many records were looked at."""


class Transfer:
    """Exports scopes, and imports what the guard and the tombstones let in."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        clock: Clock,
        product: str,
    ) -> None:
        self._database = database
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._clock = clock
        self._product = product

    async def export(
        self,
        target: Scope | str,
        *,
        only: Callable[[Scope], bool] | None = None,
        actor: str,
    ) -> AsyncGenerator[str, None]:
        """The lines of an export of a scope or of a bank; see ``Keepwise.export``."""
        self._guard.require(actor, "ledger", field="actor")
        scopes = await self._scopes(target, only)
        for scope in scopes:
            await self._audit.read(scope, target="everything", reason="export", actor=actor)
        lines = export_lines(
            self._database,
            [each.movable for each in self._retention.holdings],
            scopes,
            now=self._clock(),
            product=self._product,
            policy=self._guard.policy.version,
        )
        async for line in lines:
            yield line

    async def _scopes(
        self, target: Scope | str, only: Callable[[Scope], bool] | None
    ) -> Sequence[Scope]:
        if isinstance(target, str):
            listed = await self._database.read(partial(facts.all_scopes, bank=target))
            scopes = [each for each in listed if only is None or only(each)]
            if not scopes:
                raise NotFound(f"nothing is stored in the bank '{told(target)}'")
            return scopes
        known = await self._database.read(lambda tx: store.created_at(tx, target))
        if known is None:
            raise NotFound("nothing is stored for this scope", hint="check the app and the user")
        return (target,)

    async def import_export(
        self,
        path: Path,
        *,
        app_name: str | None,
        user_id: str | None,
        bank: str | None,
        dry_run: bool,
        on_conflict: OnConflict,
        actor: str,
        progress: Progress,
    ) -> ImportReport:
        """Take over what an export holds, once all of it has been checked.

        Raises:
            InvalidInput: a line is damaged or missing, or several people would become one.
        """
        made_at, scopes = await asyncio.to_thread(_checked, path)
        terms = self._terms(actor, on_conflict, _renaming(scopes, app_name, user_id, bank))
        job = Import(self._database, self._audit, self._retention, terms, made_at=made_at)
        return await job.run(lambda: _entries(path), "keepwise", dry_run=dry_run, progress=progress)

    async def import_entries(
        self,
        entries: Collection[Entry],
        form: ImportFormat,
        *,
        dry_run: bool,
        on_conflict: OnConflict,
        actor: str,
        progress: Progress,
    ) -> ImportReport:
        """Take over facts that another program kept."""
        terms = self._terms(actor, on_conflict, lambda scope: scope, distinct=True)
        job = Import(self._database, self._audit, self._retention, terms, made_at=None)
        return await job.run(lambda: iter(entries), form, dry_run=dry_run, progress=progress)

    def _terms(
        self,
        actor: str,
        on_conflict: OnConflict,
        renamed: Callable[[Scope], Scope],
        *,
        distinct: bool = False,
    ) -> Terms:
        self._guard.require(actor, "ledger", field="actor")

        @lru_cache(maxsize=16)  # the records of a scope stand together
        def judged(scope: Scope) -> Scope:
            here = renamed(scope)
            self._guard.scope(here)
            return here

        return Terms(self._clock(), actor, on_conflict, judged, distinct)


def _checked(path: Path) -> tuple[int, list[Scope]]:
    """When an export was made and whom it holds; every line of it has been read."""
    made_at, scopes = 0, []
    with opened(path) as file:
        for line in read_lines(file):
            fields = Fields(line.body)
            if line.kind == HEADER:
                made_at = fields.number("made_at")
            elif line.kind == SCOPE:
                fields.number("created_at")
                scopes.append(fields.scope())
            elif line.kind != TRAILER and not scopes:
                raise InvalidInput("file", f"line {line.number} does not say whose it is")
    return made_at, scopes


def _entries(path: Path) -> Iterator[Entry]:
    scope: Scope | None = None
    created_at = 0
    with opened(path) as file:
        for line in read_lines(file):
            if line.kind == SCOPE:
                fields = Fields(line.body)
                scope, created_at = fields.scope(), fields.number("created_at")
            elif line.kind not in (HEADER, TRAILER, AUDIT) and scope is not None:
                yield Entry(line.number, line.kind, scope, Fields(line.body), line.size, created_at)


def _renaming(
    scopes: Sequence[Scope], app_name: str | None, user_id: str | None, bank: str | None
) -> Callable[[Scope], Scope]:
    """The scope here for one of the file. Raises InvalidInput if two would become one."""

    def renamed(scope: Scope) -> Scope:
        entries = dict(scope.entries)
        if app_name is not None and "app_name" in entries:
            entries["app_name"] = app_name
        if user_id is not None and "user_id" in entries:
            entries["user_id"] = user_id
        return Scope.of(entries, bank=scope.bank if bank is None else bank)

    if len({renamed(each) for each in scopes}) < len(set(scopes)):
        raise InvalidInput(
            "scope",
            "several scopes of the file would become one",
            hint="name another app or user for a file of one person only",
        )
    return renamed
