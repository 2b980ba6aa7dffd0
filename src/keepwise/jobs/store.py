"""SQL of jobs."""

from __future__ import annotations

from keepwise.governance.guard import is_storable
from keepwise.governance.store import scope_of
from keepwise.model import Scope
from keepwise.model.jobs import Backlog, Job, JobState
from keepwise.ports import Row, Transaction

_ADD = """
    INSERT INTO jobs (scope_id, job_id, kind, target, state, run_at, attempts, lease, lease_until,
        result, error, created_at)
    VALUES (:scope_id, :job_id, :kind, :target, 'waiting', :run_at, 0, '', 0, '', '', :now)
"""
_NOTE = """
    INSERT INTO jobs (scope_id, job_id, kind, target, state, run_at, attempts, lease, lease_until,
        result, error, created_at, finished_at)
    VALUES (:scope_id, :job_id, :kind, '', 'done', :now, 1, '', 0, :result, '', :now, :now)
"""
_GET = "SELECT * FROM jobs WHERE scope_id = :scope_id AND job_id = :job_id"
_MOVE = """
    UPDATE jobs SET run_at = :run_at
    WHERE scope_id = :scope_id AND job_id = :job_id AND state = 'waiting'
"""
_LEASE = """
    UPDATE jobs SET state = 'running', lease = :lease, lease_until = :until,
        attempts = attempts + 1
    WHERE scope_id = :scope_id AND job_id = :job_id
      AND (state = 'waiting' OR (state = 'running' AND lease_until <= :now))
"""
_RENEW = """
    UPDATE jobs SET lease_until = :until
    WHERE scope_id = :scope_id AND job_id = :job_id AND state = 'running' AND lease = :lease
"""
_END = """
    UPDATE jobs SET state = :state, run_at = :run_at, lease = '', lease_until = 0,
        result = :result, error = :error, finished_at = :finished_at
    WHERE scope_id = :scope_id AND job_id = :job_id AND state = 'running' AND lease = :lease
"""
_REVIVE = """
    UPDATE jobs SET state = 'waiting', run_at = :run_at, attempts = 0, finished_at = NULL
    WHERE scope_id = :scope_id AND job_id = :job_id AND state = 'dead'
"""
_DELETE = "DELETE FROM jobs WHERE scope_id = :scope_id AND job_id = :job_id"
_CLEAR = "DELETE FROM jobs WHERE scope_id = :scope_id"
_DELETE_DONE = """
    DELETE FROM jobs WHERE scope_id = :scope_id AND state = 'done' AND finished_at <= :before
"""
_DUE = """
    SELECT * FROM jobs
    WHERE scope_id = :scope_id
      AND ((state = 'waiting' AND run_at <= :now) OR (state = 'running' AND lease_until <= :now))
    ORDER BY run_at, job_id LIMIT 1
"""
_PAGE = """
    SELECT * FROM jobs WHERE scope_id = :scope_id AND job_id > :after ORDER BY job_id LIMIT :count
"""
_NEXT = """
    SELECT MIN(CASE state WHEN 'waiting' THEN run_at WHEN 'running' THEN lease_until END) AS at,
        COUNT(CASE WHEN state = 'waiting' THEN 1 END) AS waiting,
        COUNT(CASE WHEN state = 'running' THEN 1 END) AS running,
        COUNT(CASE WHEN state = 'dead' THEN 1 END) AS dead
    FROM jobs WHERE scope_id = :scope_id AND state IN ('waiting', 'running', 'dead')
"""
_SCHEDULE = """
    UPDATE scopes SET job_at = :at, jobs_waiting = :waiting, jobs_running = :running,
        jobs_dead = :dead
    WHERE scope_id = :scope_id
"""
_DUE_SCOPES = """
    SELECT bank, entries FROM scopes
    WHERE job_at IS NOT NULL AND job_at <= :now AND entries <> '' ORDER BY job_at LIMIT :count
"""
_NEXT_OF_ALL = "SELECT MIN(job_at) AS at FROM scopes WHERE entries <> ''"
# Times as a range: SQLite does not look into an index for what is merely not null.
_BACKLOG = """
    SELECT COUNT(*) AS scopes, MIN(job_at) AS at, COALESCE(SUM(jobs_waiting), 0) AS waiting,
        COALESCE(SUM(jobs_running), 0) AS running
    FROM scopes WHERE job_at >= 0 AND entries <> ''
"""
_DEAD = """
    SELECT COALESCE(SUM(jobs_dead), 0) AS dead FROM scopes WHERE jobs_dead > 0 AND entries <> ''
"""


def add(
    tx: Transaction, scope: Scope, job_id: str, *, kind: str, target: str, run_at: int, now: int
) -> None:
    """Write down work to be done from a time on."""
    tx.run(_ADD, scope_id=scope.id, job_id=job_id, kind=kind, target=target, run_at=run_at, now=now)
    schedule(tx, scope)


def note(tx: Transaction, scope: Scope, job_id: str, *, kind: str, result: str, now: int) -> None:
    """Write down work that was done at once, for whoever asks about it later."""
    tx.run(_NOTE, scope_id=scope.id, job_id=job_id, kind=kind, result=result, now=now)


def get(tx: Transaction, scope: Scope, job_id: str) -> Job | None:
    """One job."""
    row = tx.one(_GET, scope_id=scope.id, job_id=job_id) if is_storable(job_id) else None
    return None if row is None else _job(row)


def move(tx: Transaction, scope: Scope, job_id: str, run_at: int) -> None:
    """Let a job that waits run at another time."""
    tx.run(_MOVE, scope_id=scope.id, job_id=job_id, run_at=run_at)
    schedule(tx, scope)


def lease(
    tx: Transaction, scope: Scope, job_id: str, *, lease: str, now: int, until: int
) -> Job | None:
    """Take a job that waits, or whose worker has not been heard of; None if somebody has it."""
    taken = tx.run(_LEASE, scope_id=scope.id, job_id=job_id, lease=lease, now=now, until=until)
    schedule(tx, scope)
    return get(tx, scope, job_id) if taken else None


def renew(tx: Transaction, scope: Scope, job_id: str, *, lease: str, until: int) -> bool:
    """Keep a lease for longer; False if it is not held any more."""
    kept = tx.run(_RENEW, scope_id=scope.id, job_id=job_id, lease=lease, until=until)
    schedule(tx, scope)
    return kept > 0


def end(
    tx: Transaction,
    scope: Scope,
    job_id: str,
    *,
    lease: str,
    state: JobState,
    run_at: int,
    result: str = "",
    error: str = "",
    finished_at: int | None = None,
) -> bool:
    """Say what came of a job under a lease; False if the lease is not held any more."""
    ended = tx.run(
        _END,
        scope_id=scope.id,
        job_id=job_id,
        lease=lease,
        state=state,
        run_at=run_at,
        result=result,
        error=error,
        finished_at=finished_at,
    )
    schedule(tx, scope)
    return ended > 0


def revive(tx: Transaction, scope: Scope, job_id: str, run_at: int) -> bool:
    """Let a dead job run again, as if for the first time; False if it is not dead."""
    revived = tx.run(_REVIVE, scope_id=scope.id, job_id=job_id, run_at=run_at)
    schedule(tx, scope)
    return revived > 0


def delete(tx: Transaction, scope: Scope, job_id: str) -> int:
    """Delete a job, whatever its state; whoever works on it finds the lease gone."""
    gone = tx.run(_DELETE, scope_id=scope.id, job_id=job_id)
    schedule(tx, scope)
    return gone


def clear(tx: Transaction, scope: Scope) -> int:
    """Delete every job of the scope; how many."""
    gone = tx.run(_CLEAR, scope_id=scope.id)
    schedule(tx, scope)
    return gone


def delete_done(tx: Transaction, scope: Scope, before: int) -> int:
    """Delete jobs that were done before a time; how many."""
    return tx.run(_DELETE_DONE, scope_id=scope.id, before=before)


def due(tx: Transaction, scope: Scope, now: int) -> Job | None:
    """The job of the scope that has been due for longest."""
    row = tx.one(_DUE, scope_id=scope.id, now=now)
    return None if row is None else _job(row)


def page(tx: Transaction, scope: Scope, *, after: str, count: int) -> list[Job]:
    """Jobs after an id, in the order of their ids."""
    rows = tx.all(_PAGE, scope_id=scope.id, after=after, count=count)
    return [_job(row) for row in rows]


def schedule(tx: Transaction, scope: Scope) -> None:
    """Note when a worker has to visit the scope next, and what is in its queue."""
    row = tx.one(_NEXT, scope_id=scope.id)
    assert row is not None  # counts are a row, also of nothing
    tx.run(
        _SCHEDULE,
        scope_id=scope.id,
        at=row["at"],
        waiting=row["waiting"],
        running=row["running"],
        dead=row["dead"],
    )


def due_scopes(tx: Transaction, now: int, count: int) -> list[Scope]:
    """Scopes in which a job is due, the longest first."""
    rows = tx.all(_DUE_SCOPES, now=now, count=count)
    return [scope_of(row["entries"], row["bank"]) for row in rows]


def next_time(tx: Transaction) -> int | None:
    """When the next job of any scope is due; None if there is none."""
    row = tx.one(_NEXT_OF_ALL)
    return None if row is None else row["at"]


def backlog(tx: Transaction, now: int) -> Backlog:
    """What is in the queue, of everybody."""
    row, dead = tx.one(_BACKLOG), tx.one(_DEAD)
    assert row is not None  # sums are a row, also of nothing
    assert dead is not None
    return Backlog(
        # A sum of PostgreSQL's is a decimal number.
        waiting=int(row["waiting"]),
        running=int(row["running"]),
        dead=int(dead["dead"]),
        scopes=row["scopes"],
        overdue=0 if row["at"] is None else max(0, now - row["at"]),
    )


def _job(row: Row) -> Job:
    return Job(
        id=row["job_id"],
        kind=row["kind"],
        target=row["target"],
        state=row["state"],
        run_at=row["run_at"],
        attempts=row["attempts"],
        created_at=row["created_at"],
        finished_at=row["finished_at"],
        result=row["result"],
        error=row["error"],
    )
