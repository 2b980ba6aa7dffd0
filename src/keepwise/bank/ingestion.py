"""From what was said to changes of the bank: which events count, what is refused, what is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from keepwise.bank import store
from keepwise.bank.consolidation.deciding import decide
from keepwise.bank.corrections.consuming import Done, consumed, done_by
from keepwise.bank.corrections.deciding import correct
from keepwise.bank.corrections.hearing import Correction
from keepwise.bank.provenance import store as provenance
from keepwise.bank.remembering.options import DEFAULT, Options
from keepwise.bank.writing import Writer
from keepwise.governance.findings import kinds_of, places_of
from keepwise.governance.guard import Guard
from keepwise.governance.trust import is_report
from keepwise.model import (
    Action,
    Applied,
    Candidate,
    Change,
    Event,
    Evidence,
    Finding,
    JsonObject,
    Memory,
    Rejection,
    Scope,
    valid_event,
)
from keepwise.ports import Transaction

# Extraction looks at the beginning of a very long message; so does the report of refusals.
JUDGED_CHARS = 20_000


def spoken(events: Sequence[Event]) -> list[Event]:
    """The events in which something is said or a tool reports, in order, each id once.

    Raises:
        InvalidInput: the id or the time of one of them cannot be stored.
    """
    said: dict[str, Event] = {}
    for event in events:
        if not event.partial and (event.text or is_report(event.content)):
            valid_event(event)
            said.setdefault(event.id, event)
    return list(said.values())


def unseen(tx: Transaction, scope: Scope, stream: str, events: Sequence[Event]) -> list[Event]:
    """The events that have not been handed in: not by this stream, and not as the same words.

    One event can come once with its stream and once without, by two doors. An id alone does not
    make it the same, for ids are a stream's own: what is kept of its words must agree. Where
    nothing is kept of them (they said nothing, or were forgotten), the id has to do.
    """
    quotes: dict[str, list[Evidence]] | None = None
    found: list[Event] = []
    for event in events:
        if provenance.known_event(tx, scope, stream, event.id):
            continue
        if _is_known_elsewhere(tx, scope, stream, event.id):
            quotes = _quotes(tx, scope) if quotes is None else quotes
            if _may_be(event, quotes.get(event.id, ())):
                continue
        found.append(event)
    return found


def _is_known_elsewhere(tx: Transaction, scope: Scope, stream: str, event_id: str) -> bool:
    if stream:
        return provenance.known_event(tx, scope, "", event_id)
    return provenance.known_in_any_stream(tx, scope, event_id)


def _quotes(tx: Transaction, scope: Scope) -> dict[str, list[Evidence]]:
    """Every quote that is kept whole, by event id; a marker in one shifts its end."""
    kept: list[Evidence] = []
    for _, evidence, replaced in provenance.grounds(tx, scope):
        kept.extend((*evidence, *replaced))
    for _, _, evidence in provenance.revision_grounds(tx, scope):
        kept.extend(evidence)
    found: dict[str, list[Evidence]] = {}
    for each in kept:
        if len(each.quote) == each.end - each.start:
            found.setdefault(each.event_id, []).append(each)
    return found


def _may_be(event: Event, quotes: Sequence[Evidence]) -> bool:
    text = event.text
    return not quotes or any(text[each.start : each.end] == each.quote for each in quotes)


def found_in(guard: Guard, event: Event) -> tuple[Finding, ...]:
    """What in an event's words matters to memory, whatever the policy says of it.

    Raises:
        Refused: its id or its author, which are kept, may not be.
    """
    guard.identifier(event.id, "event.id", "memory")
    guard.identifier(event.author, "event.author", "memory")
    return guard.find(event.text[:JUDGED_CHARS], guard.policy.kinds("memory"))


def rejection_of(event: Event, findings: Sequence[Finding]) -> Rejection:
    """What was kept out of an event's words, for the result and the audit log."""
    whose = "in the user's words" if event.author == "user" else "not the user's own words"
    return Rejection(event.id, f"{places_of(findings)}; {whose}", kinds_of(findings))


@dataclass(frozen=True, slots=True)
class Advice:
    """What an engine says is to be done about a candidate: counts while the memory is as it was."""

    action: Action
    memory_id: str
    revision: int
    reason: str


_NO_ADVICE: Mapping[int, Advice] = MappingProxyType({})


def remember(
    tx: Transaction,
    scope: Scope,
    writer: Writer,
    candidates: Sequence[Candidate],
    now: int,
    *,
    options: Options,
    advice: Mapping[int, Advice] = _NO_ADVICE,
) -> tuple[tuple[Applied, ...], tuple[Rejection, ...]]:
    """Judge, consolidate and write each candidate in turn; a later one sees what an earlier did.

    ``advice`` is by the candidate's number.
    """
    applied: list[Applied] = []
    refused: list[Rejection] = []
    corrected: list[Done] = []
    # Most turns hold nothing to compare, and a bank may be large.
    memories = store.facts(tx, scope, now) if candidates else []
    for number, candidate in enumerate(candidates):
        if consumed(candidate, corrected):
            continue
        corrects = isinstance(candidate, Correction)
        # Of a correction only what it puts into a fact is kept, and judged then.
        judged = replace(candidate, fact="", value="") if corrects else candidate
        clean = writer.judge(tx, scope, judged)
        if isinstance(clean, Rejection):
            # A request can be heard as a correction too: that is no second refusal.
            if clean not in refused:
                refused.append(clean)
            continue
        at = now + len(applied)
        if isinstance(candidate, Correction):
            changes = _corrected(tx, scope, writer, candidate, memories)
            if all(each.action == "delete" for each in changes) and _is_asked(
                candidate, candidates
            ):
                # To be forgotten is more than to be taken back.
                continue
            corrected.append(done_by(candidate, changes, memories))
            done, memories = _carried_out(tx, scope, writer, changes, memories, at, options)
        else:
            done, memories = settle(
                tx,
                scope,
                writer,
                clean,
                memories,
                at,
                options=options,
                advice=advice.get(number),
            )
        applied.extend(done)
    return tuple(applied), tuple(refused)


def _is_asked(correction: Correction, candidates: Sequence[Candidate]) -> bool:
    """Whether the words of a correction ask to forget something by name."""
    return not correction.withdraws and any(
        each.intent == "forget"
        and bool(each.fact or each.slot)
        and each.evidence.overlaps(correction.evidence)
        for each in candidates
    )


def settle(
    tx: Transaction,
    scope: Scope,
    writer: Writer,
    candidate: Candidate,
    memories: list[Memory],
    now: int,
    *,
    options: Options = DEFAULT,
    actor: str = "user",
    advice: Advice | None = None,
) -> tuple[list[Applied], list[Memory]]:
    """Do all that one candidate asks for; what was done, and the memories as they are then."""
    compared = options.consolidate or candidate.intent == "forget"
    rivals = memories
    if options.merging == "exact" and candidate.intent == "remember":
        rivals = [each for each in memories if dict(each.labels) == dict(options.labels)]
    if advice is not None and compared and _still_holds(advice, rivals):
        changes: Sequence[Change] = (
            Change(advice.action, candidate, advice.reason, advice.memory_id),
        )
    else:
        near = writer.near(tx, scope, candidate) if compared and rivals else {}
        changes = (
            decide(candidate, rivals, near) if compared else (writer.distinct(candidate, memories),)
        )
    return _carried_out(tx, scope, writer, changes, memories, now, options, actor)


def _corrected(
    tx: Transaction,
    scope: Scope,
    writer: Writer,
    correction: Correction,
    memories: Sequence[Memory],
) -> tuple[Change, ...]:
    """What a correction asks for; what it puts into a fact is judged as if it had been said."""
    found: list[Change] = []
    for change in correct(correction, memories):
        if change.action != "update":
            found.append(change)
            continue
        judged = writer.judge(tx, scope, change.candidate)
        if not isinstance(judged, Rejection):
            found.append(replace(change, candidate=judged))
    return tuple(found)


def _carried_out(
    tx: Transaction,
    scope: Scope,
    writer: Writer,
    changes: Sequence[Change],
    memories: list[Memory],
    now: int,
    options: Options,
    actor: str = "user",
) -> tuple[list[Applied], list[Memory]]:
    applied: list[Applied] = []
    for change in changes:
        # One microsecond apart, so that the order they were said in is the order kept.
        done = writer.apply(
            tx,
            scope,
            change,
            memories,
            now + len(applied),
            options=options,
            actor=actor,
        )
        applied.append(done)
        memories = [each for each in memories if each.id != done.memory_id]
        changed = store.get(tx, scope, done.memory_id, now)
        if changed is not None:
            memories.append(changed)
    return applied, memories


def _still_holds(advice: Advice, memories: Sequence[Memory]) -> bool:
    """Whether advice was given about the memories as they are now."""
    if advice.action == "create":
        return True
    return any((each.id, each.revision) == (advice.memory_id, advice.revision) for each in memories)


def as_spoken(text: str, evidence: Evidence) -> Event:
    """An event in which the user says ``text``, for what the rules make of it."""
    content: JsonObject = {"parts": [{"text": text}]}
    return Event(evidence.event_id, "user", evidence.time, content=content)


def dated_last(candidate: Candidate, memories: Sequence[Memory]) -> Candidate:
    """The candidate, dated after all that is remembered: it is being written now.

    A clock that was put back must not make it older than what it corrects.
    """
    latest = max((each.time for memory in memories for each in memory.evidence), default=0)
    evidence = candidate.evidence
    return replace(candidate, evidence=replace(evidence, time=max(evidence.time, latest + 1)))
