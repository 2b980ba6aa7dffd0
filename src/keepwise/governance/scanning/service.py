"""The scan: all that is stored, looked at again with today's policy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeAlias

from keepwise.errors import IntegrityViolation, InvalidInput, KeepwiseError, NotFound, Refused
from keepwise.governance import store
from keepwise.governance.audit import Audit
from keepwise.governance.findings import kinds_of
from keepwise.governance.guard import Guard
from keepwise.governance.retention import Retention
from keepwise.governance.scanning import progress as notes
from keepwise.governance.scanning.judging import (
    Judged,
    Sight,
    judge,
    judge_long,
    shown_place,
    shown_scope,
)
from keepwise.governance.scanning.records import (
    Mending,
    Record,
    Shelf,
    Text,
    next_of,
    record_at,
)
from keepwise.model import (
    Mended,
    ScanFinding,
    ScanFix,
    ScanReport,
    Scope,
    Unread,
    Waiting,
)
from keepwise.ports import Clock, Database, Ids, Transaction

Progress: TypeAlias = Callable[[int, int, int], None]
"""Told after every step: scopes that are done, scopes in all, records looked at."""

# Taking words out of a long text can bring others together; more often than this it does not.
_ROUNDS = 3
# What a stored value that is not what its column should hold makes of mending it.
_CANNOT = (IntegrityViolation, InvalidInput, Refused, ValueError, TypeError, KeyError)


@dataclass(slots=True)
class _Job:
    """One run, and what it has come to."""

    run: notes.Run
    fix: ScanFix | None
    actor: str
    total: int
    tell: Progress
    done: dict[Scope, notes.Done] = field(default_factory=dict)
    looked_at: int = 0

    def moved(self, records: int = 0) -> None:
        """Say how far it is."""
        self.looked_at += records
        self.tell(len(self.done), self.total, self.looked_at)


@dataclass(slots=True)
class _Desk:
    """What one scope has shown so far."""

    scope: Scope
    named: Scope
    findings: list[ScanFinding] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)
    waiting: list[Waiting] = field(default_factory=list)
    records: int = 0


class Scan:
    """Looks at all that is stored, and takes out what may not be there if it is told to."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        clock: Clock,
        ids: Ids,
    ) -> None:
        self._database = database
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._clock = clock
        self._ids = ids

    async def run(
        self,
        *,
        bank: str | None = None,
        app_name: str | None = None,
        user_id: str | None = None,
        only: Callable[[Scope], bool] | None = None,
        fix: ScanFix | None = None,
        resume: bool = False,
        actor: str = "api",
        progress: Progress | None = None,
    ) -> ScanReport:
        """Scan the scopes that were chosen; see ``Keepwise.scan``."""
        self._guard.require(actor, "ledger", field="actor")
        if fix not in (None, "quarantine", "erase"):
            raise InvalidInput("fix", "must be quarantine or erase")
        started_at = self._clock()
        run = notes.Run(self._ids(), self._guard.policy.version, fix or "")

        def choose(tx: Transaction) -> list[Scope]:
            found = store.all_scopes(tx, bank=bank, app_name=app_name, user_id=user_id)
            return [each for each in found if only is None or only(each)]

        def begin(tx: Transaction) -> tuple[list[Scope], dict[Scope, notes.Done], str]:
            restarted = notes.begin(tx, run, resume=resume)
            chosen = choose(tx)
            done = notes.finished(tx, {each: shown_scope(self._guard, each) for each in chosen})
            notes.claim(tx, run, (each for each in chosen if each not in done))
            return chosen, done, restarted

        chosen, done, restarted = await self._database.write(begin)
        job = _Job(run, fix, actor, len(chosen), progress or (lambda *_: None), dict(done))
        job.moved(sum(each.records for each in done.values()))
        waiting = [scope for scope in chosen if scope not in done]
        while waiting:
            waiting.extend(await self._scan(job, waiting.pop(0)))
        listed = {*await self._database.read(choose)}
        # Whoever was erased meanwhile is not in the report either.
        kept = [job.done[scope] for scope in chosen if scope in job.done and scope in listed]
        findings = tuple(each for done in kept for each in done.findings)
        scrubbed = await self._retention.finish()
        await self._database.write(lambda tx: self._end(tx, job, chosen))
        return ScanReport(
            policy=run.policy,
            fix=fix,
            started_at=started_at,
            ended_at=self._clock(),
            scopes=len(kept),
            records=sum(each.records for each in kept),
            findings=findings,
            unread=tuple(each for done in kept for each in done.unread),
            waiting=tuple(each for done in kept for each in done.waiting),
            resumed=resume and not restarted,
            restarted=restarted,
            scrubbed=scrubbed,
        )

    def _end(self, tx: Transaction, job: _Job, chosen: Iterable[Scope]) -> None:
        """Say in the audit log of each bank that it was scanned, and leave nothing else."""
        scopes: Counter[str] = Counter(scope.bank for scope in chosen)
        for bank, count in sorted(scopes.items()):
            found = [
                each
                for scope, done in job.done.items()
                if scope.bank == bank
                for each in done.findings
            ]
            self._audit.record_of_bank(
                tx,
                bank,
                "scan",
                target="bank",
                reason=f"{count} scopes: {_summed(found)}",
                kinds=kinds_of(found),
                actor=job.actor,
            )
        notes.end(tx, job.run)

    # One scope

    async def _scan(self, job: _Job, scope: Scope) -> tuple[Scope, ...]:
        """Look at a scope; itself if it has to be looked at again."""
        desk = _Desk(scope, shown_scope(self._guard, scope))
        ids = _of_scope(self._guard, scope)
        self._put(desk, "scopes", ids, judge(self._guard, ids))
        for room in self._retention.holdings:
            for shelf in room.shelves:
                await self._shelf(job, desk, room.name, shelf)
        done = notes.Done(
            tuple(desk.findings), tuple(desk.unread), tuple(desk.waiting), desk.records
        )

        def finish(tx: Transaction) -> bool:
            if not notes.finish(tx, job.run, scope, done):
                return False
            if done.findings:
                self._audit.record(
                    tx,
                    scope,
                    "scan",
                    target="scope",
                    reason=_summed(done.findings),
                    kinds=kinds_of(done.findings),
                    actor=job.actor,
                )
            return True

        if not await self._database.write(finish):
            # Something was forgotten or erased while it was looked at.
            listed = await self._database.read(partial(store.is_listed, scope=scope))
            if listed:
                await self._database.write(lambda tx: notes.claim(tx, job.run, (scope,)))
            return (scope,) if listed else ()
        job.done[scope] = done
        job.moved()
        return ()

    async def _shelf(self, job: _Job, desk: _Desk, room: str, shelf: Shelf) -> None:
        import asyncio

        after = None
        while True:
            # A short look each time: nobody who writes waits, and no old snapshot stays alive.
            records, after = await self._database.read(partial(next_of, shelf, desk.scope, after))
            if after is None:
                return
            for record, judged in await asyncio.to_thread(self._judged, records):
                await self._record_seen(job, desk, room, shelf, record, judged)
            desk.records += len(records)
            job.moved(len(records))

    def _judged(self, records: Sequence[Record]) -> list[tuple[Record, Judged]]:
        return [(record, judge(self._guard, record)) for record in records]

    async def _record_seen(
        self, job: _Job, desk: _Desk, room: str, shelf: Shelf, record: Record, judged: Judged
    ) -> None:
        judged = await self._with_long(record, judged)
        mended: dict[Sight, Mended] = {}
        if job.fix and judged.sights:
            judged, mended = await self._mended(job, desk.scope, job.fix, shelf, record, judged)
        self._put(desk, room, record, judged, mended)

    async def _with_long(self, record: Record, judged: Judged) -> Judged:
        """With what the long text of a record shows."""
        if record.long is None:
            return judged
        try:
            seen = await judge_long(self._guard, record.long)
        except NotFound:  # it was deleted meanwhile
            return judged
        except KeepwiseError as error:
            return replace(judged, unread=(*judged.unread, (record.long.field, error.message)))
        return Judged((*judged.sights, *seen.sights), (*judged.unread, *seen.unread), seen.values)

    def _put(
        self,
        desk: _Desk,
        room: str,
        record: Record,
        judged: Judged,
        mended: dict[Sight, Mended] | None = None,
    ) -> None:
        """Lay what was seen in a record to the findings of its scope."""
        if not judged.sights and not judged.unread and not record.waits:
            return
        place = "/".join(shown_place(self._guard, each) for each in record.place)
        if record.waits:
            trust, _, rule = record.waits.partition(": ")
            why = f"{shown_place(self._guard, trust)}: {shown_place(self._guard, rule)}"
            desk.waiting.append(Waiting(desk.named, room, place, why))
        for sight in judged.sights:
            desk.findings.append(
                ScanFinding(
                    desk.named,
                    room,
                    f"{place}#{sight.field}{sight.path}".replace("#.", "#"),
                    sight.kind,
                    sight.rule,
                    sight.start,
                    sight.end,
                    sight.count,
                    (mended or {}).get(sight, ""),
                )
            )
        for name, reason in judged.unread:
            desk.unread.append(Unread(desk.named, room, f"{place}#{name}", reason))

    # Mending

    async def _mended(
        self,
        job: _Job,
        scope: Scope,
        fix: ScanFix,
        shelf: Shelf,
        record: Record,
        judged: Judged,
    ) -> tuple[Judged, dict[Sight, Mended]]:
        """Take out what was found; what there was to find, and what became of it."""
        seen: dict[Sight, Mended] = {}
        unread = judged.unread
        for _ in range(_ROUNDS):

            def work(tx: Transaction, judged: Judged = judged) -> dict[Sight, Mended]:
                return self._mend(tx, job, scope, fix, shelf, record, judged)

            try:
                seen.update(await self._database.write(work))
            except _CANNOT:
                seen.update(dict.fromkeys(judged.sights, ""))
                break
            if not judged.values:
                break
            again = await self._database.read(partial(record_at, shelf, scope, record.key))
            judged = Judged() if again is None else await self._with_long(again, Judged())
            if not judged.sights:
                break
        return Judged(tuple(seen), unread), seen

    def _mend(
        self,
        tx: Transaction,
        job: _Job,
        scope: Scope,
        fix: ScanFix,
        shelf: Shelf,
        record: Record,
        judged: Judged,
    ) -> dict[Sight, Mended]:
        """In one transaction: read it again, mend it, and see what is left."""
        current = record_at(shelf, scope, record.key, tx)
        if current is None:
            return {}
        claimed = notes.is_claimed(tx, scope)
        fresh = judge(self._guard, current)
        long = tuple(each for each in judged.sights if _is_long(record, each))
        sights = (*fresh.sights, *long)
        if not sights:
            return {}
        fields = frozenset(each.field for each in sights)
        mending = Mending(fix, fields, judged.values, self._clock(), job.actor)
        store.note_deletion(tx)
        done = shelf.mend(tx, scope, current, mending)
        after = record_at(shelf, scope, record.key, tx)
        left = () if after is None else judge(self._guard, after).sights
        still = {(each.field, each.path, each.kind) for each in left}
        mended: dict[Sight, Mended] = {
            each: "" if (each.field, each.path, each.kind) in still else done for each in sights
        }
        if any(mended.values()):
            kinds = tuple(sorted({each.kind for each, how in mended.items() if how}))
            reason = f"{done}: {', '.join(sorted({each.rule for each in mended if mended[each]}))}"
            target = shown_place(self._guard, current.target)
            self._audit.record(
                tx, scope, "scan", target=target, reason=reason, kinds=kinds, actor=job.actor
            )
        if claimed:  # to forget a memory took the note of the scope, as any forgetting does
            notes.claim(tx, job.run, (scope,))
        return mended


def _is_long(record: Record, sight: Sight) -> bool:
    return record.long is not None and record.long.field == sight.field


def _of_scope(guard: Guard, scope: Scope) -> Record:
    """The ids that make a scope. Everything is found by them, so they can only be erased."""
    texts = [Text("bank", scope.bank, "ledger", "id")]
    for name, value in scope.entries:
        key = shown_place(guard, name)
        texts += [Text("(key)", name, "ledger", "id"), Text(key, value, "ledger", "id")]
    return Record((), ("scope",), "scope", tuple(texts))


def _summed(findings: Sequence[ScanFinding]) -> str:
    mended = sum(1 for each in findings if each.mended)
    return f"{len(findings)} findings, {mended} mended"
