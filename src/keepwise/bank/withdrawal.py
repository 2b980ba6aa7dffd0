"""Following a session: what becomes of memories when its words are taken back or deleted."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from keepwise.bank import store
from keepwise.bank.consolidation.deciding import decide
from keepwise.bank.forgetting import Forgetting
from keepwise.bank.provenance import store as provenance
from keepwise.bank.provenance.evidence import behind, clean_evidence, only_of
from keepwise.bank.writing import Writer
from keepwise.errors import Refused
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import Guard
from keepwise.model import Candidate, Evidence, Memory, Receipt, Revision, Scope, valid_id
from keepwise.ports import Clock, Transaction

REWOUND = "rewound"
"""The reason of every change a rewind makes."""

SESSION_DELETED = "the session was deleted"
"""The reason of every change that goes with a deleted session."""

FROM_SESSION = "asked to forget what came from the session"
"""The reason where the session itself stays."""

_Test = Callable[[Evidence], bool]


class Withdrawal:
    """Takes words back from memories, inside the caller's transaction."""

    def __init__(
        self, guard: Guard, audit: Audit, writer: Writer, forgetting: Forgetting, clock: Clock
    ) -> None:
        self._guard = guard
        self._audit = audit
        self._writer = writer
        self._forgetting = forgetting
        self._clock = clock

    def withdraw(
        self, tx: Transaction, scope: Scope, session_id: str, event_ids: frozenset[str]
    ) -> tuple[str, ...]:
        """Undo what rests on events that a rewind took back; see ``Bank.withdraw``."""
        valid_id(session_id, "session_id")
        if not event_ids:
            return ()
        now = self._clock()
        governance_store.enter_scope(tx, scope, now)
        # Also those that were never handed in: they count no more, whenever they arrive.
        provenance.mark_events(tx, scope, session_id, sorted(event_ids))
        self._writer.purge_expired(tx, scope, now)

        def undone(said: Evidence) -> bool:
            return said.event_id in event_ids and said.stream in (session_id, "")

        self._take_from_history(tx, scope, undone)
        # What has no ground any more stands against nothing, until it has gone back itself.
        groundless: list[Memory] = []
        grounded: list[Memory] = []
        for memory in store.active(tx, scope, now):
            kept = _without(memory.evidence, undone)
            if kept == memory.evidence:
                grounded.append(memory)
            elif kept:
                self._keep(tx, scope, memory, kept)
                grounded.extend(_as_stored(tx, scope, memory, now))
            else:
                groundless.append(memory)
        for at, memory in enumerate(groundless):
            # One microsecond apart, so that the order they were in is the order kept.
            self._undo(tx, scope, memory, grounded, now + at)
            for back in _as_stored(tx, scope, memory, now):
                insort(grounded, back, key=_age)
        return tuple(each.id for each in groundless)

    def _take_from_history(self, tx: Transaction, scope: Scope, gone: _Test) -> None:
        """Earlier states rest on what still counts: a later rewind must not go back to the rest."""
        for memory_id, number, evidence in provenance.revision_grounds(tx, scope):
            kept = [each for each in evidence if not gone(each)]
            if len(kept) < len(evidence):
                clean = clean_evidence(self._guard, kept)
                provenance.set_revision_grounds(tx, scope, memory_id, number, clean)

    def _keep(
        self, tx: Transaction, scope: Scope, memory: Memory, kept: Sequence[Evidence]
    ) -> None:
        # It rested on the other words once: whoever forgets the memory means them too.
        provenance.set_grounds(
            tx,
            scope,
            memory.id,
            clean_evidence(self._guard, kept),
            clean_evidence(self._guard, behind(memory)),
        )
        self._audit.record(tx, scope, "leave", target=memory.id, reason=REWOUND)

    def _undo(
        self,
        tx: Transaction,
        scope: Scope,
        memory: Memory,
        grounded: Sequence[Memory],
        now: int,
    ) -> None:
        """Go back to the latest state that still has a ground, or delete the memory.

        ``grounded`` are the memories that may stand against a state, in the order of ``_age``.
        """
        revisions = store.revisions(tx, scope, memory.id)
        for to, after in reversed(list(pairwise(revisions))):
            newer = grounded[bisect_left(grounded, (after.time, ""), key=_age) :]
            if not to.evidence or _is_overtaken(to, newer):
                continue
            try:
                self._writer.roll_back(tx, scope, memory, to, now, reason=REWOUND, actor="system")
            except Refused:  # today's policy would not store what it said then
                continue
            return
        store.delete(tx, scope, memory.id)
        self._audit.record(tx, scope, "delete", target=memory.id, reason=REWOUND)

    def forget_derived(
        self, tx: Transaction, scope: Scope, session_id: str, *, reason: str, actor: str
    ) -> tuple[Receipt, ...]:
        """Forget what was remembered from a session; see ``Bank.forget_derived``."""
        valid_id(session_id, "session_id")
        now = self._clock()
        governance_store.enter_scope(tx, scope, now)
        self._writer.purge_expired(tx, scope, now)

        def of_session(said: Evidence) -> bool:
            return said.stream == session_id

        doomed = [each for each in store.active(tx, scope, now) if only_of(session_id, each)]
        receipts = tuple(
            self._forgetting.forget(
                tx, scope, memory, reason=reason, actor=actor, stream=session_id
            )
            for memory in doomed
        )
        self._take_quotes(tx, scope, of_session, reason)
        provenance.delete_stream(tx, scope, session_id)
        # Also for what a rewind had taken back, and for what was on its way in.
        self._forgetting.bury_stream(tx, scope, session_id, now)
        return receipts

    def _take_quotes(self, tx: Transaction, scope: Scope, gone: _Test, reason: str) -> None:
        """Take the session's words, and the earlier states that only they made, from what stays."""
        current = {each.id: each for each in store.every(tx, scope)}
        for memory in current.values():
            evidence, replaced = _without(memory.evidence, gone), _without(memory.replaced, gone)
            if (evidence, replaced) != (memory.evidence, memory.replaced):
                provenance.set_grounds(
                    tx,
                    scope,
                    memory.id,
                    clean_evidence(self._guard, evidence),
                    clean_evidence(self._guard, replaced),
                )
                self._audit.record(tx, scope, "leave", target=memory.id, reason=reason)
        for memory_id, number, said in provenance.revision_grounds(tx, scope):
            kept = _without(said, gone)
            if kept == said:
                continue
            memory = current[memory_id]
            if kept or number == memory.revision:
                kept = kept or _without(memory.evidence, gone)
                clean = clean_evidence(self._guard, kept)
                provenance.set_revision_grounds(tx, scope, memory_id, number, clean)
            else:
                store.delete_revision(tx, scope, memory_id, number)


def _without(evidence: Iterable[Evidence], gone: _Test) -> tuple[Evidence, ...]:
    return tuple(each for each in evidence if not gone(each))


def _as_stored(tx: Transaction, scope: Scope, memory: Memory, now: int) -> tuple[Memory, ...]:
    """The memory as it is after it was changed; none if it was deleted."""
    stored = store.get(tx, scope, memory.id, now)
    return () if stored is None else (stored,)


def _age(memory: Memory) -> tuple[int, str]:
    """The order that ``store.active`` returns memories in."""
    return memory.updated_at, memory.id


def _is_overtaken(to: Revision, newer: Sequence[Memory]) -> bool:
    """Whether what was said since the memory left a state stands against that state.

    ``newer`` changed since; what stood beside the state then may stand beside it again.
    """
    candidate = Candidate(
        "remember",
        to.fact,
        to.topic,
        to.evidence[-1],
        rule=REWOUND,
        slot=to.slot,
        value=to.value,
        qualifier=to.qualifier,
    )
    return decide(candidate, newer)[0].action == "leave"
