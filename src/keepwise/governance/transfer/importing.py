"""Taking records over: each through the guard and past the tombstones, a batch a transaction.

It may be stopped anywhere and started again: what has come over is recognised by its ids.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NoReturn

from keepwise.errors import Conflict, InvalidInput, NotFound, Refused
from keepwise.governance import store as facts
from keepwise.governance.audit import Audit
from keepwise.governance.findings import kinds_of, rules_of
from keepwise.governance.naming.ids import told
from keepwise.governance.retention import Retention
from keepwise.governance.transfer import store
from keepwise.governance.transfer.fields import Fields
from keepwise.governance.transfer.rooms import Preparing, Restored, Restorer, Terms
from keepwise.model import ImportFormat, ImportReport, Outcome, Scope, Skipped
from keepwise.ports import Database, Transaction

_BATCH = 100
_BATCH_BYTES = 1_000_000
_MOST_LISTED = 1000
_WRITTEN: Final = frozenset[Outcome]({"new", "updated", "quarantined"})
_TAKEN: Final = _WRITTEN | {"known"}


@dataclass(frozen=True, slots=True)
class Entry:
    """A record on its way in: the line it stands in, whose it is in the file, and its size.

    ``created_at`` is when its scope was entered into the directory.
    """

    line: int
    kind: str
    scope: Scope
    fields: Fields
    size: int = 0
    created_at: int | None = None


class _TakenBack(Exception):
    """Ends the transaction of a dry run, so that nothing of it stays."""

    def __init__(self, tally: _Tally) -> None:
        super().__init__("a dry run was taken back")
        self.tally = tally


@dataclass(slots=True)
class _Tally:
    """What has been counted."""

    counts: dict[str, Counter[Outcome]] = field(default_factory=dict)
    skipped: list[Skipped] = field(default_factory=list)
    scopes: dict[Scope, None] = field(default_factory=dict)
    unlisted: int = 0
    redacted: int = 0
    parts: int = 0

    def add(self, entry: Entry, scope: Scope | None, done: Restored) -> None:
        if scope is not None:
            self.scopes[scope] = None
        kind = told(entry.kind)
        self.counts.setdefault(kind, Counter())[done.outcome] += 1
        self.redacted += done.redacted
        self.parts += done.parts
        if done.outcome in _TAKEN:
            return
        if len(self.skipped) == _MOST_LISTED:
            self.unlisted += 1
            return
        self.skipped.append(Skipped(entry.line, kind, done.outcome, done.reason, done.kinds))


class Import:
    """One import: what it goes by, who takes what over, and what has been counted."""

    def __init__(
        self,
        database: Database,
        audit: Audit,
        retention: Retention,
        terms: Terms,
        *,
        made_at: int | None,
    ) -> None:
        """Prepare an import.

        Args:
            made_at: when the file was made, if it says; whoever was erased since stays erased.
        """
        self._database = database
        self._audit = audit
        self._retention = retention
        self._terms = terms
        self._made_at = made_at
        self._restorers: Mapping[str, Restorer] = {}
        self._preparing: Mapping[str, Preparing] = {}

    async def run(
        self,
        entries: Callable[[], Iterator[Entry]],
        form: ImportFormat,
        *,
        dry_run: bool,
        progress: Callable[[int], object],
    ) -> ImportReport:
        """Take all of the entries over, or find out what would become of them."""
        rooms = [each.movable for each in self._retention.holdings]
        opened = [(room.kinds, room.restorer(self._terms)) for room in rooms]
        self._restorers = {kind: each for kinds, each in opened for kind in kinds}
        self._preparing = _preparing(self._restorers)
        try:
            tally = await (self._try(entries) if dry_run else self._apply(entries(), progress))
        finally:
            for _, restorer in opened:
                restorer.close()
        await self._retention.finish()
        return ImportReport(
            format=form,
            dry_run=dry_run,
            scopes=tuple(tally.scopes),
            counts={kind: dict(row) for kind, row in tally.counts.items()},
            skipped=tuple(tally.skipped),
            unlisted=tally.unlisted,
            redacted=tally.redacted,
            parts=tally.parts,
        )

    async def _apply(self, entries: Iterator[Entry], progress: Callable[[int], object]) -> _Tally:
        tally = _Tally()
        batches = self._batches(entries)
        while batch := await asyncio.to_thread(next, batches, None):
            first = batch[0]
            if first.kind in self._preparing:
                with suppress(Refused):  # told when it is written
                    whose = self._terms.renamed(first.scope)
                    await self._preparing[first.kind].prepare(whose, first.kind, first.fields)
            for entry, scope, done in await self._database.write(partial(self._write, batch=batch)):
                tally.add(entry, scope, done)
            progress(len(batch))
        return tally

    async def _try(self, entries: Callable[[], Iterator[Entry]]) -> _Tally:
        def work(tx: Transaction) -> NoReturn:
            tally = _Tally()
            for batch in self._batches(entries()):
                for entry, scope, done in self._write(tx, batch=batch):
                    tally.add(entry, scope, done)
            raise _TakenBack(tally)

        try:
            await self._database.write(work)
        except _TakenBack as taken:
            return taken.tally
        raise AssertionError("a dry run ends its transaction")

    def _batches(self, entries: Iterator[Entry]) -> Iterator[list[Entry]]:
        """Entries for one transaction each; what needs preparing stands alone."""
        batch: list[Entry] = []
        size = 0
        for entry in entries:
            alone = entry.kind in self._preparing
            if batch and (alone or len(batch) == _BATCH or size >= _BATCH_BYTES):
                yield batch
                batch, size = [], 0
            if alone:
                yield [entry]
                continue
            batch.append(entry)
            size += entry.size
        if batch:
            yield batch

    def _write(
        self, tx: Transaction, *, batch: Sequence[Entry]
    ) -> list[tuple[Entry, Scope | None, Restored]]:
        results: list[tuple[Entry, Scope | None, Restored]] = []
        unlisted: set[Scope] = set()
        seen: set[Scope] = set()
        for entry in batch:
            try:
                scope = self._terms.renamed(entry.scope)
            except Refused as error:
                # It has no audit log either: nothing may be written under such a name.
                results.append((entry, None, _refused(error)))
                continue
            if scope not in seen:
                seen.add(scope)
                if store.created_at(tx, scope) is None:
                    unlisted.add(scope)
                created_at = self._terms.now if entry.created_at is None else entry.created_at
                facts.ensure_scope(tx, scope, created_at)
            done = self._restore(tx, scope, entry)
            if done is None:
                continue
            results.append((entry, scope, done))
            if done.outcome in _WRITTEN:
                unlisted.discard(scope)
        if any(done.outcome == "updated" for _, _, done in results):
            facts.note_deletion(tx)
        for scope in unlisted:
            # Nothing of somebody is here who has a name in the directory: an erased name stays out.
            facts.unlist_scope(tx, scope)
        return results

    def _restore(self, tx: Transaction, scope: Scope, entry: Entry) -> Restored | None:
        restorer = self._restorers.get(entry.kind)
        if restorer is None:
            return Restored("invalid", "this Keepwise knows no such record")
        if self._made_at is not None and self._retention.is_erased(tx, scope, self._made_at):
            return Restored("forgotten", "the person was erased after the file was made")
        try:
            return restorer.restore(tx, scope, entry.kind, entry.fields)
        except Refused as error:
            done = _refused(error)
            self._audit.record(
                tx,
                scope,
                "refuse",
                target=f"line {entry.line}",
                reason=f"import of {entry.kind}; {done.reason}",
                kinds=done.kinds,
                actor=self._terms.actor,
            )
            return done
        except (InvalidInput, NotFound, Conflict) as error:
            return Restored("invalid", error.message)


def _refused(error: Refused) -> Restored:
    reason = f"{error.field}: {rules_of(error.findings)}"
    return Restored("refused", reason, kinds_of(error.findings))


def _preparing(restorers: Mapping[str, object]) -> dict[str, Preparing]:
    return {kind: each for kind, each in restorers.items() if isinstance(each, Preparing)}
