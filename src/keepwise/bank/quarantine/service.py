"""The quarantine of a bank: put away, look through, confirm, drop."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from keepwise.bank import store as bank_store
from keepwise.bank.direct import valid_fact
from keepwise.bank.expiry.lifetimes import later
from keepwise.bank.ingestion import dated_last, settle
from keepwise.bank.provenance.evidence import clean_evidence
from keepwise.bank.quarantine import store
from keepwise.bank.quarantine.suspecting import Suspect
from keepwise.bank.writing import Writer
from keepwise.errors import Conflict, InvalidInput, NotFound
from keepwise.governance import store as governance_store
from keepwise.governance.audit import Audit
from keepwise.governance.guard import Guard, is_storable
from keepwise.governance.retention import Retention, said_key, stream_key
from keepwise.model import (
    Applied,
    Candidate,
    Evidence,
    Memory,
    Page,
    Quarantined,
    Rejection,
    Scope,
)
from keepwise.ports import Clock, Database, Transaction

_MAX_PAGE = 1000


class Quarantine:
    """What waits for a person. Nothing here is ever retrieved or given to a model."""

    def __init__(
        self,
        database: Database,
        guard: Guard,
        audit: Audit,
        retention: Retention,
        writer: Writer,
        clock: Clock,
        lifetime: int | None,
    ) -> None:
        self._database = database
        self._guard = guard
        self._audit = audit
        self._retention = retention
        self._writer = writer
        self._clock = clock
        self._lifetime = lifetime

    async def list(
        self, scope: Scope, *, page_size: int = 100, page_token: str = ""
    ) -> Page[Quarantined]:
        """The scope's items, in the order of their ids."""
        if not is_storable(page_token):
            raise InvalidInput("page_token", "is not a token that a list returned")
        count = max(1, min(page_size, _MAX_PAGE))
        found = await self._database.read(
            lambda tx: store.page(tx, scope, self._clock(), after=page_token, count=count + 1)
        )
        page = tuple(found[:count])
        return Page(page, page[-1].id if len(found) > count else "")

    async def get(self, scope: Scope, item_id: str) -> Quarantined:
        """One item. Raises NotFound."""
        return await self._database.read(lambda tx: self._existing(tx, scope, item_id))

    async def confirm(self, scope: Scope, item_id: str, *, actor: str = "api") -> Applied:
        """Remember what an item says: a person has looked at it and wants it.

        It is compared with what is there as a statement of the user made now would be.

        Raises:
            NotFound: there is no such item.
            InvalidInput: what it says is empty or too long for a memory.
            Refused: today's policy would not store it whoever confirms it.
            Conflict: what it says was forgotten since.
        """
        self._guard.require(actor, "ledger", field="actor")

        def work(tx: Transaction) -> Applied:
            item, now = self._existing(tx, scope, item_id), self._clock()
            valid_fact(item.fact)
            self._guard.require(item.fact, "memory", field="fact", confirmed=True)
            self._writer.purge_expired(tx, scope, now)
            memories = bank_store.active(tx, scope, now)
            candidate = dated_last(_candidate(item), memories)
            judged = self._writer.judge(tx, scope, candidate)
            if isinstance(judged, Rejection):
                raise Conflict(
                    f"it cannot be confirmed: {judged.reason}",
                    hint="what was forgotten is remembered when the person says it again",
                )
            applied, _ = settle(
                tx, scope, self._writer, judged, memories, now,
                actor=actor,
            )  # fmt: skip
            self._take_out(tx, scope, item_id, "confirm", actor)
            return applied[0]

        return await self._database.write(work)

    async def drop(self, scope: Scope, item_id: str, *, actor: str = "api") -> None:
        """Take an item out for good: handed in again, the same words of the same event stay out.

        Raises:
            NotFound: there is no such item.
        """
        self._guard.require(actor, "ledger", field="actor")

        def work(tx: Transaction) -> None:
            self._existing(tx, scope, item_id)
            governance_store.note_deletion(tx)
            self._take_out(tx, scope, item_id, "drop", actor)

        await self._database.write(work)
        await self._retention.finish()

    def put_away(self, tx: Transaction, scope: Scope, suspect: Suspect, now: int) -> str:
        """Put a suspect away, in the caller's transaction; its id, or nothing if it stays out."""
        candidate = suspect.candidate
        if not is_storable(candidate.fact + candidate.value + candidate.qualifier):
            return ""
        item_id = _item_id(scope, candidate)
        said = candidate.evidence
        keys = _identities(item_id, candidate.fact, said)
        if said.stream:
            keys |= {stream_key(said.stream)}
        if self._retention.is_erased(tx, scope, said.time) or any(
            self._retention.is_forgotten(tx, scope, key, said.time) for key in keys
        ):
            return ""
        return item_id if self._put(tx, scope, suspect, item_id, now) else ""

    def put_memory_away(
        self, tx: Transaction, scope: Scope, memory: Memory, suspect: Suspect, now: int
    ) -> str:
        """Move a memory here with what made it suspect, in the caller's transaction; its id."""
        item_id = _item_id(scope, suspect.candidate)
        self._put(tx, scope, suspect, item_id, now)
        bank_store.delete(tx, scope, memory.id)
        return item_id

    def withdraw(
        self, tx: Transaction, scope: Scope, gone: Callable[[Evidence], bool], reason: str
    ) -> int:
        """Take out what rests on words that do not count any more; how many items went."""
        doomed = [each for each in store.every(tx, scope) if gone(each.evidence)]
        for each in doomed:
            store.delete(tx, scope, each.id)
            self._audit.record(tx, scope, "drop", target=each.id, reason=reason)
        return len(doomed)

    def _put(self, tx: Transaction, scope: Scope, suspect: Suspect, item_id: str, now: int) -> bool:
        candidate, guard = suspect.candidate, self._guard
        expires_at = later(now, self._lifetime)
        item = store.Waiting(
            id=item_id,
            fact=guard.apart(candidate.fact, "fact"),
            topic=candidate.topic,
            slot=candidate.slot,
            value=guard.apart(candidate.value, "value"),
            qualifier=guard.apart(candidate.qualifier, "qualifier"),
            evidence=clean_evidence(guard, (candidate.evidence,)),
            trust=candidate.trust,
            author=suspect.author,
            rule=candidate.rule,
            kinds=suspect.kinds,
            policy=guard.policy.version,
            expires_at=expires_at,
        )
        if not store.put(tx, scope, item, now):
            return False
        governance_store.note_purge_time(tx, scope, expires_at)
        self._audit.record(
            tx,
            scope,
            "quarantine",
            target=item_id,
            reason=f"{candidate.rule}; trust {candidate.trust}",
            kinds=suspect.kinds,
        )
        return True

    def _take_out(
        self, tx: Transaction, scope: Scope, item_id: str, action: str, actor: str
    ) -> None:
        store.delete(tx, scope, item_id)
        # For all time: the words are those of one event, which is handed in again and again.
        self._retention.bury(tx, scope, looked_at(item_id), 2**62)
        self._audit.record(tx, scope, action, target=item_id, reason="looked at", actor=actor)

    def _existing(self, tx: Transaction, scope: Scope, item_id: str) -> Quarantined:
        item = store.get(tx, scope, item_id, self._clock())
        if item is None:
            raise NotFound(
                "there is nothing of that id in quarantine here",
                hint="keepwise memories quarantined lists what waits",
            )
        return item


def _candidate(item: Quarantined) -> Candidate:
    return Candidate(
        "remember",
        item.fact,
        item.topic,
        item.evidence,
        item.rule,
        slot=item.slot,
        value=item.value,
        qualifier=item.qualifier,
        explicit=True,
        engine="quarantine",
        trust="confirmed",
    )


def _item_id(scope: Scope, candidate: Candidate) -> str:
    """An id that follows from the scope, the words and the event they stand in."""
    said = candidate.evidence
    text = "\x1f".join((said.stream, said.event_id, candidate.fact)).encode("utf-8", "replace")
    return hashlib.blake2b(scope.id + text, digest_size=12, person=b"kw-waiting").hexdigest()


def identities(item: Quarantined) -> frozenset[str]:
    """The keys that recognise an item, what it says, and the words it was made of."""
    return _identities(item.id, item.fact, item.evidence)


def _identities(item_id: str, fact: str, said: Evidence) -> frozenset[str]:
    return frozenset({looked_at(item_id), said_key(fact), said_key(said.quote)})


def looked_at(item_id: str) -> str:
    """What marks an item as looked at."""
    return "\x1f".join(("quarantine", item_id))
