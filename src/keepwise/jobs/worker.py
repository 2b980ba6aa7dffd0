"""Working through the queue: lease a job, do it, and say what came of it in one transaction.

What a job changes and that it is done are one commit, so that a worker killed at any moment has
done it wholly or not at all; once its lease runs out another one begins anew. A failure that may
mend is tried again, each time later; after ``MOST_ATTEMPTS`` the job is dead and says why, and what
it was to work on is still there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from keepwise.errors import KeepwiseError, NotFound
from keepwise.governance import store as governance_store
from keepwise.governance.guard import Guard
from keepwise.jobs import store
from keepwise.model import Page, Scope
from keepwise.model.jobs import Backlog, Job
from keepwise.ports import Clock, Database, Ids, Transaction

MOST_ATTEMPTS = 14
"""Some four hours of trying: a model's server may be away for that long."""

LEASE_SECONDS = 60
DONE_KEPT_SECONDS = 24 * 3600
_FIRST_PAUSE_SECONDS = 5
_LONGEST_PAUSE_SECONDS = 3600
_SECOND = 1_000_000
_SCOPES_AT_ONCE = 100
_MAX_PAGE = 1000

Finish: TypeAlias = Callable[[Transaction], str]
"""Writes what came of a job, in the transaction that ends it; its result as JSON."""

Handler: TypeAlias = Callable[[Scope, Job], Awaitable[Finish]]
"""Does the work of one kind of job, outside a transaction."""

_logger = logging.getLogger("keepwise")


class Worker:
    """Runs jobs of the kinds it has handlers for."""

    def __init__(self, database: Database, clock: Clock, ids: Ids, *, poll_seconds: float) -> None:
        self._database = database
        self._clock = clock
        self._ids = ids
        self._poll = poll_seconds
        self._handlers: dict[str, Handler] = {}
        self._woken: asyncio.Event | None = None

    def handle(self, kinds: Mapping[str, Handler]) -> None:
        """Take on kinds of work."""
        self._handlers.update(kinds)

    def wake(self) -> None:
        """Look for work now: some was just put into the queue."""
        if self._woken is not None:
            self._woken.set()

    async def work(self) -> None:
        """Work through the queue until cancelled."""
        self._woken = asyncio.Event()
        while True:
            self._woken.clear()
            try:
                await self.run_due()
            except KeepwiseError as error:
                _logger.warning("the queue could not be looked at: %s", error.message)
            pause = await self._pause()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._woken.wait()

    async def _pause(self) -> float:
        try:
            at = await self._database.read(store.next_time)
        except KeepwiseError:
            return self._poll
        # Another process may put in work that is due sooner.
        return self._poll if at is None else min(self._poll, max(0, at - self._clock()) / _SECOND)

    async def run_due(self, *, most: int = 1000) -> int:
        """Run what is due now, at most so many jobs; how many were run."""
        ran = 0
        while ran < most:
            due = await self._database.read(
                lambda tx: store.due_scopes(tx, self._clock(), _SCOPES_AT_ONCE)
            )
            begun = 0
            for scope in due:
                if ran + begun >= most:
                    break
                begun += await self._run_one(scope)
            if not begun:
                break
            ran += begun
        return ran

    async def _run_one(self, scope: Scope) -> int:
        job = await self._database.read(lambda tx: store.due(tx, scope, self._clock()))
        if job is None or job.kind not in self._handlers:
            # Somebody else was faster, or it is work for another program.
            return 0
        return int(await self.run(scope, job.id) is not None)

    async def run(self, scope: Scope, job_id: str) -> Job | None:
        """Run one job now if nobody else does; the job as it is then, None if it was not taken."""
        lease = self._ids()
        job = await self._database.write(
            lambda tx: store.lease(
                tx, scope, job_id, lease=lease, now=self._clock(), until=self._until()
            )
        )
        if job is None:
            return None
        renewing = asyncio.create_task(self._renew(scope, job_id, lease))
        try:
            finish = await self._handlers[job.kind](scope, job)
            await self._database.write(lambda tx: self._end(tx, scope, job_id, lease, finish))
        except asyncio.CancelledError:
            await asyncio.shield(self._give_back(scope, job, lease))
            raise
        except Exception as error:  # noqa: BLE001
            # Whatever went wrong, a queue that stands still is worse; the job says what it was.
            await self._fail(scope, job, lease, error)
        finally:
            renewing.cancel()
            # Not awaited itself: its end would be taken for that of whoever is cancelled meanwhile.
            await asyncio.wait([renewing])
        return await self._database.read(lambda tx: store.get(tx, scope, job_id))

    def _end(self, tx: Transaction, scope: Scope, job_id: str, lease: str, finish: Finish) -> None:
        now = self._clock()
        if not store.renew(tx, scope, job_id, lease=lease, until=now):
            return  # cancelled meanwhile, or taken over: nothing of it may be written
        result = finish(tx)
        store.end(
            tx, scope, job_id, lease=lease, state="done", run_at=now, result=result, finished_at=now
        )
        store.delete_done(tx, scope, now - DONE_KEPT_SECONDS * _SECOND)

    async def _fail(self, scope: Scope, job: Job, lease: str, error: Exception) -> None:
        reason, mends = _place(error), True
        if isinstance(error, KeepwiseError):
            reason, mends = f"{error.reason}: {error.message}", error.retryable
        dead = not mends or job.attempts >= MOST_ATTEMPTS
        now = self._clock()
        later = now + pause_after(job.attempts) * _SECOND
        _logger.warning("job %s failed (%d of %d): %s", job.id, job.attempts, MOST_ATTEMPTS, reason)
        await self._database.write(
            lambda tx: store.end(
                tx,
                scope,
                job.id,
                lease=lease,
                state="dead" if dead else "waiting",
                run_at=now if dead else later,
                error=reason,
                finished_at=now if dead else None,
            )
        )

    async def _give_back(self, scope: Scope, job: Job, lease: str) -> None:
        """Let another worker have the job at once: this one stops."""
        with contextlib.suppress(KeepwiseError):
            await self._database.write(
                lambda tx: store.end(
                    tx, scope, job.id, lease=lease, state="waiting", run_at=self._clock()
                )
            )

    async def _renew(self, scope: Scope, job_id: str, lease: str) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            with contextlib.suppress(KeepwiseError):
                await self._database.write(
                    lambda tx: store.renew(tx, scope, job_id, lease=lease, until=self._until())
                )

    def _until(self) -> int:
        return self._clock() + LEASE_SECONDS * _SECOND


class Queue:
    """Looking at jobs, and deciding about them."""

    def __init__(
        self, database: Database, guard: Guard, clock: Clock, ids: Ids, worker: Worker
    ) -> None:
        self._guard = guard
        self._ids = ids
        self._database = database
        self._clock = clock
        self._worker = worker

    async def get(self, scope: Scope, job_id: str) -> Job:
        """One job. Raises NotFound."""
        job = await self._database.read(lambda tx: store.get(tx, scope, job_id))
        if job is None:
            raise _no_job()
        return job

    async def note(self, scope: Scope, kind: str, result: str) -> Job:
        """Write down work that was done at once: it can be asked about for a day, as a job.

        Raises:
            Refused: the scope, which may be a new one, holds a credential.
        """
        self._guard.scope(scope)
        job_id, now = self._ids(), self._clock()

        def work(tx: Transaction) -> None:
            governance_store.enter_scope(tx, scope, now)
            store.note(tx, scope, job_id, kind=kind, result=result, now=now)
            store.delete_done(tx, scope, now - DONE_KEPT_SECONDS * _SECOND)

        await self._database.write(work)
        return await self.get(scope, job_id)

    async def find(self, bank: str, handle: str) -> tuple[Scope, Job]:
        """The job of a handle, and whose it is. Raises NotFound."""
        key, _, job_id = handle.partition("-")

        def work(tx: Transaction) -> tuple[Scope, Job] | None:
            scope = governance_store.scope_by_id(tx, _bytes(key))
            job = store.get(tx, scope, job_id) if scope is not None else None
            return (scope, job) if scope and job and scope.bank == bank else None

        found = await self._database.read(work)
        if found is None:
            raise _no_job()
        return found

    async def list(self, scope: Scope, *, page_size: int = 100, page_token: str = "") -> Page[Job]:
        """The scope's jobs, in the order of their ids."""
        count = max(1, min(page_size, _MAX_PAGE))
        found = await self._database.read(
            lambda tx: store.page(tx, scope, after=page_token, count=count + 1)
        )
        return Page(tuple(found[:count]), found[count - 1].id if len(found) > count else "")

    async def retry(self, scope: Scope, job_id: str) -> Job:
        """Let a dead job run again. Raises NotFound if it is not there or not dead."""
        now = self._clock()
        if not await self._database.write(lambda tx: store.revive(tx, scope, job_id, now)):
            raise _no_job("dead ")
        self._worker.wake()
        return await self.get(scope, job_id)

    async def cancel(self, scope: Scope, job_id: str) -> Job:
        """Take a job out of the queue; whoever works on it now can write nothing any more.

        What it was to look at stays where it is: the next that comes in makes a new job, or a
        flush. Raises NotFound.
        """
        job = await self.get(scope, job_id)
        await self._database.write(lambda tx: store.delete(tx, scope, job_id))
        return job

    async def backlog(self) -> Backlog:
        """What is in the queue, of everybody."""
        return await self._database.read(lambda tx: store.backlog(tx, self._clock()))

    async def run_due(self, *, most: int = 1000) -> int:
        """Run what is due now, at most so many jobs; how many were run."""
        return await self._worker.run_due(most=most)


def handle_of(scope: Scope, job_id: str) -> str:
    """What names a job beyond its scope: letters, digits and ``-``."""
    return f"{scope.id.hex()}-{job_id}"


def _bytes(key: str) -> bytes:
    try:
        return bytes.fromhex(key)
    except ValueError:
        return b""


def _place(error: Exception) -> str:
    """Which error and where, for whoever mends it; its message could hold somebody's words."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return f"{type(error).__name__}{where}"


def pause_after(attempts: int) -> int:
    """How many seconds to wait after so many failures: 5, 10, 20, ... at most an hour."""
    return int(min(_FIRST_PAUSE_SECONDS * 2 ** max(0, attempts - 1), _LONGEST_PAUSE_SECONDS))


def _no_job(kind: str = "") -> NotFound:
    return NotFound(
        f"there is no such {kind}job in this scope", hint="list the jobs to see their ids"
    )
