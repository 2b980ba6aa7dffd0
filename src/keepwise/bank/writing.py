"""Carrying out what consolidation decided, inside one transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from keepwise.bank import store
from keepwise.bank.banks.book import Book
from keepwise.bank.consolidation.deciding import COUNTED, LATER
from keepwise.bank.expiry.lifetimes import Occasion, later
from keepwise.bank.expiry.purging import purge, schedule
from keepwise.bank.expiry.store import REMOVED_KEPT
from keepwise.bank.forgetting import Forgetting, key_of
from keepwise.bank.provenance import store as provenance
from keepwise.bank.provenance.evidence import behind, clean_evidence, last
from keepwise.bank.remembering.options import DEFAULT, Options
from keepwise.bank.slots import STANDING
from keepwise.bank.vectors.service import Vectors
from keepwise.bank.words import indexed
from keepwise.errors import Refused
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import CleanText, Guard, is_storable
from keepwise.governance.retention import Retention, said_key, stream_key
from keepwise.model import (
    Applied,
    Candidate,
    Change,
    Evidence,
    Memory,
    Rejection,
    Revision,
    Scope,
)
from keepwise.model.bank import NO_DETAILS, Details, MemoryKind, Vector
from keepwise.model.labels import Labels, labels_to_json
from keepwise.ports import Clock, Transaction


class Writer:
    """Judges candidates by the guard and the tombstones, and writes what is left."""

    def __init__(
        self,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        forgetting: Forgetting,
        clock: Clock,
        book: Book,
        vectors: Vectors,
    ) -> None:
        self._vectors = vectors
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._forgetting = forgetting
        self._clock = clock
        self._book = book

    def judge(self, tx: Transaction, scope: Scope, candidate: Candidate) -> Candidate | Rejection:
        """The candidate as it may be stored, or why it may not."""
        if not _is_storable(candidate):
            return Rejection(candidate.evidence.event_id, "holds characters no store keeps")
        if self._retention.is_erased(tx, scope, candidate.evidence.time):
            # Not even a request to forget counts: what it meant is gone, and what is there is new.
            return self._left_out(tx, scope, candidate, "said before everything was erased")
        said_in, said_at = candidate.evidence.stream, candidate.evidence.time
        if said_in and self._retention.is_forgotten(tx, scope, stream_key(said_in), said_at):
            return self._left_out(tx, scope, candidate, "said in a session that was forgotten")
        if candidate.intent == "forget":
            return candidate
        if candidate.kind == "turn":
            # What was said is kept with what may not be kept marked in it.
            marked = str(self._guard.apart(candidate.fact, "fact"))
            if marked != candidate.fact:
                candidate = replace(candidate, fact=marked, vector=None)
        confirmed = candidate.trust == "confirmed"
        decision = self._guard.check(candidate.fact, "memory", confirmed=confirmed)
        for part in (candidate.value, candidate.qualifier):
            side = self._guard.check(part, "memory", confirmed=confirmed)
            if side.verdict != "allow":
                decision = side if decision.verdict == "allow" else decision
                decision = replace(decision, verdict="refuse", text=None)
        if decision.text is None or decision.verdict == "quarantine":
            rejection = Rejection(candidate.evidence.event_id, candidate.rule, decision.kinds)
            self.record_rejection(tx, scope, rejection)
            return rejection
        if decision.excepted:
            event_id, reason = candidate.evidence.event_id, "; ".join(decision.excepted)
            self._audit.record(tx, scope, "except", target=event_id, reason=reason)
        clean = replace(candidate, fact=str(decision.text))
        if clean.fact != candidate.fact:
            clean = replace(clean, vector=None)
        keys = (
            key_of(clean.slot, clean.value, clean.qualifier, clean.fact),
            said_key(clean.evidence.quote),
        )
        said_at = clean.evidence.time
        if any(self._retention.is_forgotten(tx, scope, key, said_at) for key in keys):
            return self._left_out(tx, scope, clean, "forgotten: the same words again")
        return clean

    def _left_out(
        self, tx: Transaction, scope: Scope, candidate: Candidate, reason: str
    ) -> Rejection:
        event_id = candidate.evidence.event_id
        self._audit.record(tx, scope, "leave", target=event_id, reason=reason)
        return Rejection(event_id, reason)

    def record_rejection(
        self, tx: Transaction, scope: Scope, rejection: Rejection, *, actor: str = "system"
    ) -> None:
        """Prove in the audit log that something was kept out."""
        self._audit.record(
            tx,
            scope,
            "refuse",
            target=rejection.event_id,
            reason=rejection.reason,
            kinds=rejection.kinds,
            actor=actor,
        )

    def near(self, tx: Transaction, scope: Scope, candidate: Candidate) -> dict[str, float]:
        """How near in meaning each memory is to the candidate, by id."""
        return self._vectors.near(tx, scope, candidate)

    def distinct(self, candidate: Candidate, memories: Sequence[Memory]) -> Change:
        """A change that adds the fact beside the others, unless that very fact is there."""
        for memory in memories:
            if memory.fact.casefold() == candidate.fact.casefold():
                return Change("leave", candidate, "the same fact is there", memory.id)
        return Change("create", candidate, "written directly")

    def apply(
        self,
        tx: Transaction,
        scope: Scope,
        change: Change,
        memories: Sequence[Memory],
        now: int,
        *,
        options: Options = DEFAULT,
        actor: str = "user",
        memory_id: str = "",
    ) -> Applied:
        """Carry out one change, with its audit entry; ``memory_id`` is the id of a new memory."""
        target = next((each for each in memories if each.id == change.memory_id), None)
        candidate = change.candidate
        if change.action == "delete" and target is not None:
            # Only a request to forget goes with what it names; a new statement stays.
            asked = candidate.intent == "forget"
            said = (candidate.evidence.event_id, candidate.evidence.quote) if asked else None
            self._forgetting.forget(
                tx,
                scope,
                target,
                reason=change.reason,
                actor=actor,
                said=said,
                said_at=candidate.evidence.time,
            )
            # The fact is not repeated here: what was forgotten is not in any result either.
            return Applied("delete", target.id, "", change.reason, target.revision)
        if change.action == "leave":
            return self._leave(tx, scope, change, target, options, actor)
        memory_id = target.id if target else memory_id or derived_id(scope, candidate)
        revision = target.revision + 1 if target else 1
        lifetimes = self._book.of(scope).lifetimes
        made: Occasion = "create" if options.direct else "generate"
        draft = self._draft(
            scope,
            memory_id,
            revision,
            fact=candidate.fact,
            topic=candidate.topic,
            slot=candidate.slot,
            value=candidate.value,
            qualifier=candidate.qualifier,
            evidence=(candidate.evidence,),
            replaced=behind(target) if target else (),
            labels=options.merged(target.labels if target else {}),
            expires_at=lifetimes.of_memory(
                candidate.topic,
                now,
                options.expires_at,
                occasion="update" if target else made,
                before=target.expires_at if target else None,
            ),
            engine=candidate.engine,
            rule=candidate.rule,
            trust=candidate.trust,
            actor=actor,
            now=now,
            vector=candidate.vector,
            revision_labels=self._clean_labels(options.revision_labels),
            kind=candidate.kind,
            details=options.details or (target.details if target else NO_DETAILS),
        )
        if options.revision_expires_at is not None:
            draft = replace(draft, revision_expires_at=options.revision_expires_at)
        self._put(tx, scope, draft, action=change.action, reason=change.reason, now=now)
        self._audit.record(
            tx, scope, change.action, target=memory_id, reason=change.reason, actor=actor
        )
        return Applied(change.action, memory_id, str(draft.fact), change.reason, revision - 1)

    def _leave(
        self,
        tx: Transaction,
        scope: Scope,
        change: Change,
        target: Memory | None,
        options: Options,
        actor: str,
    ) -> Applied:
        if target is not None:
            self._support(tx, scope, change, target, options)
        candidate = change.candidate
        if target is None and candidate.intent == "forget" and candidate.fact:
            # Events can arrive late: what was said before the request is not learned after it.
            key = key_of(candidate.slot, candidate.value, candidate.qualifier, candidate.fact)
            self._retention.bury(tx, scope, key, candidate.evidence.time)
        self._audit.record(
            tx,
            scope,
            "leave",
            target=target.id if target else change.candidate.evidence.event_id,
            reason=change.reason,
            actor=actor,
        )
        fact = target.fact if target else ""
        memory_id, before = (target.id, target.revision) if target else ("", 0)
        return Applied("leave", memory_id, fact, change.reason, before)

    def _support(
        self,
        tx: Transaction,
        scope: Scope,
        change: Change,
        target: Memory,
        options: Options,
    ) -> None:
        """Add what was said to a memory it did not change, and to the state the memory is in.

        Said again, a memory lives on as one that was said for the first time would.
        """
        said = () if change.reason == COUNTED else (change.candidate.evidence,)
        # Words that something later overtook say what the memory does not: it never rests on them.
        overtaken = change.reason == LATER
        evidence = target.evidence if overtaken else last((*target.evidence, *said))
        replaced = last((*target.replaced, *said)) if overtaken else target.replaced
        clean = clean_evidence(self._guard, evidence)
        expires_at = target.expires_at
        if said and not overtaken and expires_at is not None:
            anew = self._book.of(scope).lifetimes.of_memory(
                target.topic,
                self._clock(),
                options.expires_at,
                occasion="update",
                before=expires_at,
            )
            expires_at = None if anew is None else max(expires_at, anew)
        store.add_support(
            tx,
            scope,
            target.id,
            evidence=clean,
            replaced=clean_evidence(self._guard, replaced),
            labels=self._clean_labels(options.merged(target.labels)),
            expires_at=expires_at,
        )
        governance_store.note_purge_time(tx, scope, expires_at)
        provenance.set_revision_grounds(tx, scope, target.id, target.revision, clean)

    def roll_back(
        self,
        tx: Transaction,
        scope: Scope,
        memory: Memory,
        to: Revision,
        now: int,
        *,
        reason: str,
        actor: str,
    ) -> Applied:
        """Write an earlier revision again, as the newest."""
        self._guard.require(actor, "ledger", field="actor")
        lifetimes, expires_at = self._book.of(scope).lifetimes, memory.expires_at
        if expires_at is not None and expires_at <= now:  # it was taken out
            expires_at = lifetimes.of_memory(to.topic, now, None)
        draft = self._draft(
            scope,
            memory.id,
            memory.revision + 1,
            fact=to.fact,
            topic=to.topic,
            slot=to.slot,
            value=to.value,
            qualifier=to.qualifier,
            evidence=to.evidence,
            replaced=behind(memory),
            labels=memory.labels,
            expires_at=expires_at,
            engine=to.engine,
            rule=to.rule,
            trust=to.trust,
            actor=actor,
            now=now,
            kind=memory.kind,
            details=memory.details,
        )
        self._put(tx, scope, draft, action="rollback", reason=reason, now=now)
        self._audit.record(tx, scope, "rollback", target=memory.id, reason=reason, actor=actor)
        return Applied("update", memory.id, to.fact, reason, memory.revision)

    def edit(
        self,
        tx: Transaction,
        scope: Scope,
        memory: Memory,
        to: Candidate,
        now: int,
        *,
        options: Options,
        actor: str,
    ) -> None:
        """Write a memory as somebody who vouches for it wants it, as a new revision."""
        same = to.fact == memory.fact
        draft = self._draft(
            scope,
            memory.id,
            memory.revision + 1,
            fact=to.fact,
            topic=to.topic,
            slot=memory.slot if same else to.slot,
            value=memory.value if same else to.value,
            qualifier=memory.qualifier if same else to.qualifier,
            evidence=memory.evidence if same else (to.evidence,),
            replaced=memory.replaced if same else behind(memory),
            labels=options.labels,
            expires_at=options.expires_at,
            engine=to.engine,
            rule=to.rule,
            trust=to.trust,
            actor=actor,
            now=now,
            vector=to.vector,
            revision_labels=self._clean_labels(options.revision_labels),
            kind=memory.kind,
            details=options.details or NO_DETAILS,
        )
        if options.revision_expires_at is not None:
            draft = replace(draft, revision_expires_at=options.revision_expires_at)
        self._put(tx, scope, draft, action="update", reason="edited", now=now)
        self._audit.record(tx, scope, "update", target=memory.id, reason="edited", actor=actor)

    def take_out(
        self, tx: Transaction, scope: Scope, memory: Memory, now: int, *, reason: str, actor: str
    ) -> None:
        """Let a memory be found no more; a last state that says nothing tells of it."""
        draft = self._draft(
            scope,
            memory.id,
            memory.revision + 1,
            fact="",
            topic="",
            slot="",
            value="",
            qualifier="",
            evidence=(),
            replaced=(),
            labels={},
            expires_at=now,
            engine="direct",
            rule="",
            trust="direct",
            actor=actor,
            now=now,
        )
        store.remove(tx, scope, draft, reason=reason, now=now)
        self._vectors.write(tx, scope, memory.id, None, new=False)
        governance_store.note_purge_time(tx, scope, now + REMOVED_KEPT)
        self._audit.record(tx, scope, "delete", target=memory.id, reason=reason, actor=actor)

    def purge_expired(self, tx: Transaction, scope: Scope, now: int) -> None:
        """Remove memories whose time is over, so that they are neither kept nor compared with."""
        if purge(tx, scope, self._audit, now):
            schedule(tx, scope)

    def _put(
        self,
        tx: Transaction,
        scope: Scope,
        draft: store.Draft,
        *,
        action: str,
        reason: str,
        now: int,
    ) -> None:
        store.put(tx, scope, draft, action=action, reason=reason, now=now)
        self._vectors.write(tx, scope, draft.id, draft.vector, new=draft.revision == 1)
        for at in (draft.expires_at, draft.revision_expires_at):
            governance_store.note_purge_time(tx, scope, at)

    def _draft(
        self,
        scope: Scope,
        memory_id: str,
        revision: int,
        *,
        fact: str,
        topic: str,
        slot: str,
        value: str,
        qualifier: str,
        evidence: Sequence[Evidence],
        replaced: Sequence[Evidence],
        labels: Labels,
        expires_at: int | None,
        engine: str,
        rule: str,
        trust: str,
        actor: str,
        now: int,
        vector: Vector | None = None,
        revision_labels: CleanText | None = None,
        kind: MemoryKind = "fact",
        details: Details = NO_DETAILS,
    ) -> store.Draft:
        confirmed = trust == "confirmed"
        clean = self._guard.require(fact, "memory", field="fact", confirmed=confirmed)
        return store.Draft(
            id=memory_id,
            fact=clean,
            topic=topic,
            slot=slot,
            value=self._guard.require(value, "memory", field="value", confirmed=confirmed),
            qualifier=self._guard.require(
                qualifier, "memory", field="qualifier", confirmed=confirmed
            ),
            standing=slot in STANDING,
            revision=revision,
            evidence=clean_evidence(self._guard, evidence),
            replaced=clean_evidence(self._guard, replaced),
            labels=self._clean_labels(labels),
            terms=tuple(indexed(fact)),
            expires_at=expires_at,
            engine=engine,
            rule=rule,
            policy=self._guard.policy.version,
            trust=trust,
            actor=actor,
            revision_expires_at=later(now, self._book.of(scope).lifetimes.revision),
            revision_labels=revision_labels,
            vector=vector,
            kind=kind,
            details=self._clean_details(details),
        )

    def _clean_details(self, details: Details) -> CleanText | None:
        if details == NO_DETAILS:
            return None
        stored = store.details_to_json(details)
        clean = self._guard.clean_json(stored, "memory", field="details")
        if clean.findings:
            raise Refused("details", clean.findings)
        return clean.text

    def _clean_labels(self, labels: Labels) -> CleanText:
        clean = self._guard.clean_json(labels_to_json(labels), "memory", field="labels")
        if clean.findings:
            raise Refused("labels", clean.findings)
        return clean.text


def _is_storable(candidate: Candidate) -> bool:
    """Whether columns keep what the candidate says; odd input costs one fact, not all of them."""
    return all(map(is_storable, (candidate.fact, candidate.value, candidate.qualifier)))


def derived_id(scope: Scope, candidate: Candidate) -> str:
    """An id that follows from the scope, the fact and the event it rests on.

    The same words from the same event make the same id on every machine.
    """
    parts = (candidate.slot, candidate.qualifier, candidate.fact, candidate.evidence.event_id)
    text = "\x1f".join((candidate.evidence.stream, *parts)).encode("utf-8", "replace")
    return hashlib.blake2b(scope.id + text, digest_size=12, person=b"kw-memory").hexdigest()
