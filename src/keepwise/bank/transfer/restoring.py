"""Taking memories over: judged by today's policy, held against the tombstones, written whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from keepwise.bank import store as bank_store
from keepwise.bank.direct import vouched
from keepwise.bank.forgetting import key_of
from keepwise.bank.provenance.evidence import clean_evidence, parse_evidence
from keepwise.bank.quarantine import store as quarantine_store
from keepwise.bank.quarantine.service import Quarantine, identities, looked_at
from keepwise.bank.quarantine.suspecting import Suspect
from keepwise.bank.remembering.buffering import Buffering
from keepwise.bank.slots import STANDING
from keepwise.bank.transfer import store, streams
from keepwise.bank.transfer.grounds import Grounds
from keepwise.bank.transfer.records import (
    HANDED_IN,
    MEMORY,
    UNDATED,
    WAITING,
    memory_of,
    quarantined_of,
)
from keepwise.bank.words import indexed
from keepwise.errors import Refused
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.findings import rules_of
from keepwise.governance.guard import CleanText, Decision, Guard
from keepwise.governance.retention import Retention, said_key
from keepwise.governance.transfer.fields import Fields
from keepwise.governance.transfer.rooms import Restored, Terms
from keepwise.model import (
    Candidate,
    Evidence,
    Memory,
    Quarantined,
    Revision,
    Scope,
)
from keepwise.model.labels import labels_to_json
from keepwise.ports import Transaction

REASON = "from an import"
_EVER = 2**62

_KNOWN = Restored("known")
_FORGOTTEN = Restored("forgotten", "it was forgotten here since")
_FORGOTTEN_BEFORE = Restored(
    "forgotten", "it was forgotten before: the file does not say that it was said after that"
)
_EXPIRED = Restored("expired", "its time is over")


class BankRestorer:
    """One import into the bank."""

    def __init__(
        self,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        quarantine: Quarantine,
        buffering: Buffering,
        terms: Terms,
    ) -> None:
        self._buffering = buffering
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._quarantine = quarantine
        self._terms = terms

    def restore(self, tx: Transaction, scope: Scope, kind: str, fields: Fields) -> Restored:
        """Take one record over."""
        if kind == MEMORY:
            memory, revisions = memory_of(fields)
            if fields.has(UNDATED) and self._is_forgotten(tx, scope, _said_long_ago(memory)):
                # An import repeats what was said and says nothing new, so that without a time it
                # is older than whatever was forgotten.
                return _FORGOTTEN_BEFORE
            return self._memory(tx, scope, memory, revisions)
        if kind == HANDED_IN:
            return streams.handed_in(tx, scope, fields, self._guard)
        if kind == WAITING:
            return streams.waiting(tx, scope, fields, self._guard, self._buffering)
        return self._quarantined(tx, scope, quarantined_of(fields))

    def close(self) -> None:
        """Nothing is held."""

    # Memories

    def _memory(
        self, tx: Transaction, scope: Scope, memory: Memory, revisions: Sequence[Revision]
    ) -> Restored:
        now = self._terms.now
        if memory.expires_at is not None and memory.expires_at <= now:
            return _EXPIRED
        if self._is_forgotten(tx, scope, memory):
            return _FORGOTTEN
        self._require_names(memory, revisions)
        current = revisions[-1]
        decision = self._guard.check(memory.fact, "memory", confirmed=current.trust == "confirmed")
        if decision.verdict == "quarantine":
            return self._put_away(tx, scope, memory, decision)
        grounds = self._grounds(tx, scope)
        drafts = self._drafts(tx, scope, memory, revisions, grounds)
        last = replace(
            drafts[-1],
            evidence=drafts[-1].evidence
            if memory.evidence == current.evidence
            else grounds.clean(memory.evidence),
            terms=tuple(indexed(memory.fact)),
        )
        wanted = _as_stored(memory, last)
        numbers = {each.revision: each for each in drafts}
        states = tuple(
            replace(each, evidence=parse_evidence(str(numbers[each.number].evidence)))
            for each in revisions
            if each.number in numbers
        )
        outcome = self._compare(tx, scope, wanted, states)
        if outcome is not None and outcome.outcome != "updated":
            return outcome
        if self._terms.distinct and self._says_the_same(tx, scope, memory):
            return _KNOWN
        store.restore(tx, scope, last, created_at=memory.created_at, updated_at=memory.updated_at)
        for draft, state in zip(drafts, states, strict=True):
            bank_store.add_revision(
                tx, scope, draft, action=state.action, reason=state.reason, time=state.time
            )
            governance_store.note_purge_time(tx, scope, draft.revision_expires_at)
        governance_store.note_purge_time(tx, scope, memory.expires_at)
        bank_store.add_terms(tx, scope, last, had=0, new=True)
        self._audit.record(
            tx, scope, "import", target=memory.id, reason=REASON, actor=self._terms.actor
        )
        made = outcome or Restored("new")
        return replace(made, parts=len(revisions) - len(drafts), redacted=_marked(memory, wanted))

    def _compare(
        self, tx: Transaction, scope: Scope, wanted: Memory, states: tuple[Revision, ...]
    ) -> Restored | None:
        """What a memory of that id that is here makes of it; None where there is none."""
        now = self._terms.now
        here = bank_store.get(tx, scope, wanted.id, 0)
        if here is None:
            return None
        if here.expires_at is not None and here.expires_at <= now:
            bank_store.delete(tx, scope, here.id)
            return None
        if here == wanted and bank_store.living(tx, scope, here, now) == states:
            return _KNOWN
        if self._terms.distinct and (here.fact, here.labels) == (wanted.fact, wanted.labels):
            return _KNOWN  # it came without a time of its own
        newer = (wanted.updated_at, wanted.revision) > (here.updated_at, here.revision)
        if self._terms.on_conflict == "update" and newer:
            bank_store.delete(tx, scope, here.id)
            return Restored("updated")
        return Restored(
            "conflict",
            "another memory of that id is here"
            if self._terms.on_conflict == "skip"
            else "what is here under that id is not older",
        )

    def _says_the_same(self, tx: Transaction, scope: Scope, memory: Memory) -> bool:
        alike = bank_store.alike(tx, scope, indexed(memory.fact), self._terms.now)
        return any(each.fact.casefold() == memory.fact.casefold() for each in alike)

    def _is_forgotten(self, tx: Transaction, scope: Scope, memory: Memory) -> bool:
        said = (*memory.evidence, *memory.replaced)
        latest = max((each.time for each in said), default=memory.updated_at)
        if self._retention.is_erased(tx, scope, latest):
            return True
        grounds = self._grounds(tx, scope)
        key = key_of(memory.slot, memory.value, memory.qualifier, memory.fact)
        if any(grounds.is_buried(each, latest) for each in (key, said_key(memory.fact))):
            return True
        # It rests on nothing that still counts.
        return bool(memory.evidence) and all(
            grounds.is_gone(each) or grounds.is_unsaid(each) for each in memory.evidence
        )

    def _grounds(self, tx: Transaction, scope: Scope) -> Grounds:
        return Grounds(tx, scope, self._guard, self._retention)

    def _require_names(self, memory: Memory, revisions: Sequence[Revision]) -> None:
        """Judge what stands beside the fact. Raises Refused or InvalidInput."""
        guard = self._guard
        guard.identifier(memory.id, "id", "memory")
        self._require_ids((*memory.evidence, *memory.replaced))
        self._require_ids([said for each in revisions for said in each.evidence])
        # Each text once: most states have their names in common.
        for name in ("topic", "slot"):
            for text in {getattr(each, name) for each in revisions} - {""}:
                guard.require(text, "memory", field=name)
        for name in ("engine", "rule", "policy", "actor"):
            for text in {getattr(each, name) for each in revisions} - {""}:
                guard.identifier(text, name, "memory")
        for text in {each.reason for each in revisions} - {""}:
            guard.require(text, "memory", field="reason")

    def _require_ids(self, evidence: Sequence[Evidence]) -> None:
        """Judge where words come from: a quote can be marked, an id cannot."""
        for name in ("event_id", "stream"):
            for text in {getattr(each, name) for each in evidence}:
                self._guard.identifier(text, name, "memory")

    def _drafts(
        self,
        tx: Transaction,
        scope: Scope,
        memory: Memory,
        revisions: Sequence[Revision],
        grounds: Grounds,
    ) -> list[bank_store.Draft]:
        """The states that are let in, in order; the last is the one the memory is in.

        Raises:
            Refused: what the memory says now is not let in.
        """
        labels = self._guard.clean_json(labels_to_json(memory.labels), "memory", field="labels")
        if labels.findings:
            raise Refused("labels", labels.findings)
        replaced = grounds.clean(memory.replaced)
        drafts: list[bank_store.Draft] = []
        for each in revisions:
            is_current = each.number == memory.revision
            if not is_current and self._has_passed(tx, scope, each):
                continue
            try:
                evidence = grounds.clean(each.evidence)
                drafts.append(self._draft(memory, each, evidence, replaced, labels.text))
            except Refused:
                if is_current:
                    raise
        return drafts

    def _has_passed(self, tx: Transaction, scope: Scope, state: Revision) -> bool:
        """Whether an earlier state has expired, or what it says was forgotten."""
        if state.expires_at is not None and state.expires_at <= self._terms.now:
            return True
        latest = max((each.time for each in state.evidence), default=state.time)
        key = key_of(state.slot, state.value, state.qualifier, state.fact)
        return self._retention.is_forgotten(tx, scope, key, latest)

    def _draft(
        self,
        memory: Memory,
        state: Revision,
        evidence: CleanText,
        replaced: CleanText,
        labels: CleanText,
    ) -> bank_store.Draft:
        confirmed = state.trust == "confirmed"

        def judged(name: str) -> CleanText:
            text: str = getattr(state, name)
            return self._guard.require(text, "memory", field=name, confirmed=confirmed)

        return bank_store.Draft(
            id=memory.id,
            fact=judged("fact"),
            topic=state.topic,
            slot=state.slot,
            value=judged("value"),
            qualifier=judged("qualifier"),
            standing=state.slot in STANDING,
            revision=state.number,
            evidence=evidence,
            replaced=replaced,
            labels=labels,
            terms=(),
            expires_at=memory.expires_at,
            engine=state.engine,
            rule=state.rule,
            policy=state.policy,
            trust=state.trust,
            actor=state.actor,
            revision_expires_at=state.expires_at,
            revision_labels=self._revision_labels(state),
            kind=memory.kind,
            details=self._details(memory),
        )

    def _details(self, memory: Memory) -> CleanText:
        stored = bank_store.details_to_json(memory.details)
        clean = self._guard.clean_json(stored, "memory", field="details")
        if clean.findings:
            raise Refused("details", clean.findings)
        return clean.text

    def _revision_labels(self, state: Revision) -> CleanText:
        clean = self._guard.clean_json(dict(state.labels), "memory", field="revisions.labels")
        if clean.findings:
            raise Refused("revisions.labels", clean.findings)
        return clean.text

    def _put_away(
        self, tx: Transaction, scope: Scope, memory: Memory, decision: Decision
    ) -> Restored:
        """Keep what reads like an order apart, for a person to look at."""
        said = memory.evidence or (vouched(memory.id, memory.fact, memory.updated_at),)
        candidate = Candidate(
            "remember",
            memory.fact,
            memory.topic,
            said[-1],
            rule=rules_of(decision.findings),
            slot=memory.slot,
            value=memory.value,
            qualifier=memory.qualifier,
            engine="import",
            trust="imported",
        )
        suspect = Suspect(candidate, "import", decision.kinds)
        put = self._quarantine.put_away(tx, scope, suspect, self._terms.now)
        return Restored("quarantined", kinds=decision.kinds) if put else _KNOWN

    # Quarantine

    def _quarantined(self, tx: Transaction, scope: Scope, item: Quarantined) -> Restored:
        if item.expires_at is not None and item.expires_at <= self._terms.now:
            return _EXPIRED
        guard, said = self._guard, item.evidence
        if self._retention.is_forgotten(tx, scope, looked_at(item.id), said.time):
            return Restored("forgotten", "somebody has looked at it or erased it here since")
        grounds = self._grounds(tx, scope)
        if (
            grounds.is_gone(said)
            or any(grounds.is_buried(key, said.time) for key in identities(item))
            or any(grounds.forgotten.spans(text, said.time) for text in (item.fact, said.quote))
        ):
            return _FORGOTTEN
        self._require_ids((said,))
        for name in ("topic", "slot"):
            guard.require(getattr(item, name), "memory", field=name)
        for name in ("id", "author", "rule", "policy"):
            guard.identifier(getattr(item, name), name, "memory")
        waiting = quarantine_store.Waiting(
            id=item.id,
            fact=guard.apart(item.fact, "fact"),
            topic=item.topic,
            slot=item.slot,
            value=guard.apart(item.value, "value"),
            qualifier=guard.apart(item.qualifier, "qualifier"),
            evidence=clean_evidence(guard, (said,)),
            trust=item.trust,
            author=item.author,
            rule=item.rule,
            kinds=item.kinds,
            policy=item.policy,
            expires_at=item.expires_at,
        )
        if not quarantine_store.put(tx, scope, waiting, item.created_at):
            return _KNOWN
        governance_store.note_purge_time(tx, scope, item.expires_at)
        self._audit.record(
            tx,
            scope,
            "quarantine",
            target=item.id,
            reason=f"{REASON}; trust {item.trust}",
            kinds=item.kinds,
            actor=self._terms.actor,
        )
        return Restored("new")

    # Which events were handed in


def _said_long_ago(memory: Memory) -> Memory:
    """The memory as it would be had its words been said before all others."""
    said = tuple(replace(each, time=-_EVER) for each in memory.evidence)
    return replace(memory, evidence=said, updated_at=-_EVER)


def _as_stored(memory: Memory, draft: bank_store.Draft) -> Memory:
    """The memory as a row of it reads."""
    return replace(
        memory,
        evidence=parse_evidence(str(draft.evidence)),
        replaced=parse_evidence(str(draft.replaced)),
    )


def _marked(before: Memory, after: Memory) -> int:
    """How many quotes were changed."""
    quotes = [each.quote for each in (*after.evidence, *after.replaced)]
    said = {each.quote for each in (*before.evidence, *before.replaced)}
    return sum(each not in said for each in quotes)
