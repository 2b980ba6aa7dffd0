"""Writing a fact directly: no event said it, the caller vouches for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from keepwise.bank import store
from keepwise.bank.extraction import extract
from keepwise.bank.ingestion import as_spoken, dated_last, settle
from keepwise.bank.remembering.options import Options
from keepwise.bank.words import indexed
from keepwise.bank.writing import Writer
from keepwise.errors import InvalidInput
from keepwise.governance import store as governance_store
from keepwise.model import Applied, Candidate, Evidence, Proposal, Scope, Topic
from keepwise.ports import Transaction

_MAX_FACT_CHARS = 2000


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact about to be written, and how; ``memory_id`` is the id of a new memory, or empty."""

    candidate: Candidate
    options: Options
    actor: str
    memory_id: str = ""


def valid_fact(fact: str) -> str:
    """The sentence without space around it. Raises InvalidInput if it cannot be a memory."""
    fact = fact.strip()
    if not fact:
        raise InvalidInput("fact", "must not be empty")
    if len(fact) > _MAX_FACT_CHARS:
        raise InvalidInput(
            "fact",
            f"must have at most {_MAX_FACT_CHARS} characters",
            hint="a memory is one sentence",
        )
    return fact


def vouched(event_id: str, fact: str, now: int) -> Evidence:
    """The ground of what somebody wrote themselves: the fact is its own words."""
    return Evidence(f"direct-{event_id}", "", now, fact, 0, len(fact))


def recognised(candidate: Candidate, topics: Sequence[Topic]) -> Candidate:
    """The candidate with the slot that the rules see in the same words, if they see one."""
    found = extract([as_spoken(candidate.fact, candidate.evidence)], topics, "")
    if any(each.intent == "forget" for each in found):
        raise InvalidInput("fact", "asks to forget something", hint="use keepwise forget")
    if len(found) != 1:
        return candidate
    return replace(
        found[0],
        topic=candidate.topic or found[0].topic,
        engine=candidate.engine,
        trust=candidate.trust,
    )


def proposed(
    proposal: Proposal, fact: str, evidence: Evidence, topics: Sequence[Topic], *, read: bool
) -> Candidate:
    """What somebody else extracted, as a candidate; ``read`` recognises a slot in its words."""
    plain = Candidate(
        "forget" if proposal.forget else "remember",
        fact,
        proposal.topic,
        evidence,
        rule="",
        engine="direct",
        trust="direct",
    )
    if not read:
        return plain
    found = extract([as_spoken(fact, evidence)], topics, "")
    asked = [each for each in found if each.intent == "forget"]
    if asked and not proposal.forget:
        return replace(asked[0], engine="direct", trust="direct")
    if len(found) != 1 or asked:
        return plain
    return replace(plain, slot=found[0].slot, value=found[0].value, qualifier=found[0].qualifier)


def write(tx: Transaction, scope: Scope, writer: Writer, fact: Fact) -> Applied:
    """Write the fact, or leave what says it already."""
    candidate = fact.candidate
    now = candidate.evidence.time
    governance_store.ensure_scope(tx, scope, now)
    writer.purge_expired(tx, scope, now)
    if not fact.options.consolidate:
        # What is to have an id of its own is a memory of its own.
        own = bool(fact.memory_id)
        memories = [] if own else store.alike(tx, scope, indexed(candidate.fact), now)
        change = writer.distinct(candidate, memories)
        return writer.apply(
            tx,
            scope,
            change,
            memories,
            now,
            options=fact.options,
            actor=fact.actor,
            memory_id=fact.memory_id,
        )
    memories = store.facts(tx, scope, now)
    applied, _ = settle(
        tx,
        scope,
        writer,
        dated_last(candidate, memories),
        memories,
        now,
        options=fact.options,
        actor=fact.actor,
    )
    return applied[0]
