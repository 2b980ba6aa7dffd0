"""Forgetting a memory: what it says, what it ever said, and the words it was made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from keepwise.bank import store
from keepwise.bank.provenance.evidence import behind
from keepwise.bank.words import terms
from keepwise.governance.guard import Guard
from keepwise.governance.retention import Erasure, Retention, said_key, stream_key, tombstone_key
from keepwise.governance.transfer.wording import keys_of
from keepwise.model import Evidence, Memory, Receipt, Revision, Scope
from keepwise.ports import Clock, Transaction


class Forgetting:
    """Erases memories, with their tombstones, inside the caller's transaction."""

    def __init__(self, guard: Guard, retention: Retention, clock: Clock) -> None:
        self._guard = guard
        self._retention = retention
        self._clock = clock

    def forget(
        self,
        tx: Transaction,
        scope: Scope,
        memory: Memory,
        *,
        reason: str,
        actor: str,
        said: tuple[str, str] | None = None,
        said_at: int | None = None,
        stream: str | None = None,
    ) -> Receipt:
        """Erase a memory and every text it was made of.

        ``said`` is the event and the words that asked for it, which name what is to be forgotten
        and go too; ``said_at`` is when. Without them it is forgotten as of now. With ``stream``
        only the words of that stream go from the ledger: others still hold what they said.
        """
        # The audit log keeps both.
        self._guard.require(reason, "ledger", field="reason")
        self._guard.require(actor, "ledger", field="actor")
        revisions = store.revisions(tx, scope, memory.id)
        if stream is not None:
            memory = replace(
                memory,
                evidence=_of(stream, memory.evidence),
                replaced=_of(stream, memory.replaced),
            )
            revisions = [
                replace(each, evidence=here)
                for each in revisions
                if (here := _of(stream, each.evidence))
            ]
        evidence = [*behind(memory), *(each for r in revisions for each in r.evidence)]
        facts = {memory.fact, *(revision.fact for revision in revisions)}
        quotes = {(each.event_id, each.quote) for each in evidence}
        if said:
            quotes.add(said)
        texts = facts | {quote for _, quote in quotes}
        # Of the texts as well, so that they are found in what is older and comes in later.
        keys = identities(memory, revisions).union(*map(keys_of, texts))
        when = [each.time for each in evidence]
        when.append(self._clock() if said_at is None else said_at)
        erasure = Erasure(
            memory_ids=(memory.id,),
            texts=tuple(sorted(texts)),
            quotes=tuple(sorted(quotes)),
            keys=tuple(sorted(keys)),
            forgotten_at=max(when),
        )
        return self._retention.forget(tx, scope, erasure, reason=reason, actor=actor)

    def bury(self, tx: Transaction, scope: Scope, memory: Memory, now: int) -> None:
        """Learn what a memory says, and ever said, no more from words of up to now."""
        for key in identities(memory, store.revisions(tx, scope, memory.id)):
            self._retention.bury(tx, scope, key, now)

    def bury_stream(self, tx: Transaction, scope: Scope, stream: str, now: int) -> None:
        """Learn nothing more of what was said in a stream up to now."""
        self._retention.bury(tx, scope, stream_key(stream), now)


def identities(memory: Memory, revisions: Sequence[Revision]) -> frozenset[str]:
    """The keys that recognise what a memory says, ever said, and the words it was made of.

    Its own words are among them: another program that kept the same fact gives no others.
    """
    evidence = [*behind(memory), *(each for r in revisions for each in r.evidence)]
    return frozenset(
        {
            key_of(memory.slot, memory.value, memory.qualifier, memory.fact),
            *(key_of(r.slot, r.value, r.qualifier, r.fact) for r in revisions),
            said_key(memory.fact),
            *(said_key(r.fact) for r in revisions),
            *(said_key(each.quote) for each in evidence),
        }
    )


def key_of(slot: str, value: str, qualifier: str, fact: str) -> str:
    """The identity of a fact, for its tombstone."""
    return tombstone_key(slot, value, qualifier, terms(fact))


def _of(stream: str, evidence: Sequence[Evidence]) -> tuple[Evidence, ...]:
    return tuple(each for each in evidence if each.stream == stream)
