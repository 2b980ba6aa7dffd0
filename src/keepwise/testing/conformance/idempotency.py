"""Idempotency: whatever is handed in twice counts once."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import asyncio

from keepwise.model import Scope
from keepwise.testing.conformance.subject import MONDAY, Subject
from keepwise.testing.conformance.suite import check, equal, holds


@check("idempotency.event", "An event id the session holds is a no-op with the first result.")
async def repeated_event_is_a_no_op(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    first = await kw.sessions.append(
        subject.maria, "s1", subject.event("Hello", id="e1", delta={"k": 1, "user:k": 1})
    )
    equal((first.repeated, first.revision), (False, 1), "the first time")
    before = await subject.everything(kw)
    kw = await subject.open()
    again = await kw.sessions.append(
        subject.maria, "s1", subject.event("Other", id="e1", delta={"k": 2, "user:k": 2})
    )
    equal((again.repeated, again.revision), (True, 1), "the second time")
    equal(again.event, first.event, "the event that is handed back")
    equal(await subject.everything(kw), before, "what is stored")


@check("idempotency.event_retried", "A retry whose answer was lost does not hide other writers.")
async def a_retry_does_not_hide_others(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    mine = subject.event("Mine", id="e1")
    first = await kw.sessions.append(subject.maria, "s1", mine, revision=0)
    await kw.sessions.append(subject.maria, "s1", subject.event("Theirs", id="e2"))
    again = await kw.sessions.append(subject.maria, "s1", mine, revision=0)
    equal(again.repeated, True, "the retry")
    equal(again.revision, first.revision, "the revision its writer has seen")


@check("idempotency.append_many", "Events appended together again add only what is new of them.")
async def repeated_batches_add_what_is_new(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    await kw.sessions.create(subject.maria, session_id="s1")
    events = [
        subject.event(f"Line {number}", id=f"e{number}", delta={"n": number, f"user:k{number}": 1})
        for number in range(6)
    ]
    first = await kw.sessions.append_many(subject.maria, "s1", events[:4], revision=0)
    equal([each.repeated for each in first], [False] * 4, "the first time")
    before = await subject.everything(kw)
    kw = await subject.open()
    other = await subject.open_another()
    changed = [subject.event("Other", id=event.id, delta={"n": -1}) for event in events[:4]]
    for batch in (events[:4], changed, events[1:3]):
        # A retry whose answer was lost names the revision it saw.
        again = await kw.sessions.append_many(subject.maria, "s1", batch, revision=0)
        wanted = [each for each in first if each.event.id in {event.id for event in batch}]
        equal([each.event for each in again], [each.event for each in wanted], "events")
        equal([each.revision for each in again], [each.revision for each in wanted], "revisions")
        equal([each.repeated for each in again], [True] * len(batch), "whether they were known")
        equal(await subject.everything(kw), before, "what is stored")
    twice = [events[4], subject.event("Other", id="e4", delta={"n": -1}), events[0]]
    again = await kw.sessions.append_many(subject.maria, "s1", twice)
    equal([each.repeated for each in again], [False, True, True], "one id twice in one call")
    equal([each.revision for each in again], [5, 5, 1], "their revisions")
    await asyncio.gather(
        *(each.sessions.append_many(subject.maria, "s1", events) for each in (kw, other) * 5)
    )
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.events, tuple(events), "events")
    equal((session.revision, session.state["n"]), (6, 5), "revision and state")
    changes = await kw.sessions.history(subject.maria, "user:k0")
    equal(len(changes), 1, "changes of a user's key")


@check(
    "idempotency.ledger", "A ledger with its summaries and rewinds, handed in again, adds nothing."
)
async def replayed_ledgers_add_nothing(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 0})
    first, _ = await subject.turn(kw, "a", {"k": 1})
    _, last = await subject.turn(kw, "b", {"k": 2, "user:k": 2})
    await kw.sessions.append(subject.maria, "s1", subject.summary("In short", first, last))
    await subject.turn(kw, "c", {"k": 3})
    await kw.sessions.rewind(subject.maria, "s1", "c")
    await subject.turn(kw, "d", {"d": 1})
    before = await subject.everything(kw)
    live = await kw.sessions.get(subject.maria, "s1", live=True, compacted=True)
    undone = await kw.sessions.undone(subject.maria, "s1")
    ledger = (await kw.sessions.get(subject.maria, "s1")).events
    kw = await subject.open()
    await kw.sessions.append_many(subject.maria, "s1", ledger)
    for event in ledger:
        await kw.sessions.append(subject.maria, "s1", event)
    equal(await subject.everything(kw), before, "what is stored")
    equal(
        await kw.sessions.get(subject.maria, "s1", live=True, compacted=True), live, "what is live"
    )
    equal(await kw.sessions.undone(subject.maria, "s1"), undone, "what was undone")


@check("idempotency.rewind", "A rewind sent twice at one time is one rewind.")
async def rewinds_sent_twice_are_one(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 0})
    for number, name in enumerate("abc"):
        await subject.turn(kw, name, {"k": number, name: 1})
    back = subject.event(id="back", invocation="undo")
    results = await asyncio.gather(
        *(
            each.sessions.rewind(subject.maria, "s1", "b", event=back, revision=6)
            for each in (kw, other) * 5
        )
    )
    equal([each.revision for each in results], [7] * 10, "the revision each is told")
    equal({each.event.id for each in results}, {"back"}, "the event each is told")
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal((session.revision, session.state), (7, {"k": 0, "a": 1}), "what is stored")


@check("idempotency.event_ids", "Event ids are the session's own: another session may use them.")
async def event_ids_belong_to_a_session(subject: Subject) -> None:
    kw = await subject.open()
    for id_ in ("s1", "s2"):
        await kw.sessions.create(subject.maria, session_id=id_)
        appended = await kw.sessions.append(subject.maria, id_, subject.event(f"In {id_}", id="e1"))
        equal(appended.repeated, False, f"in {id_}")
    session = await kw.sessions.get(subject.maria, "s2")
    equal([event.text for event in session.events], ["In s2"], "events")


@check(
    "idempotency.session", "Handing in a whole session again adds nothing, also after a restart."
)
async def replayed_session_adds_nothing(subject: Subject) -> None:
    kw = await subject.open()
    events = [
        subject.event(MONDAY),
        subject.event("Spend was €436,449.", author="router"),
        subject.event("Actually, show me pounds."),
        subject.event("Our budget is €5,000."),
        subject.event("Forget that I work on Western Europe."),
    ]
    first = await kw.bank.ingest(subject.maria, events, stream="monday")
    equal((first.new_events, first.known_events), (5, 0), "events the first time")
    before = await subject.everything(kw)
    hits = await kw.bank.retrieve(subject.maria, "pounds")
    for _ in range(3):
        kw = await subject.open()
        subject.clock.advance(days=1)
        again = await kw.bank.ingest(subject.maria, events, stream="monday")
        equal((again.new_events, again.known_events), (0, 5), "events the next time")
        equal((again.applied, again.rejected), ((), ()), "what was done the next time")
        equal(await subject.everything(kw), before, "what is stored")
    equal(await kw.bank.retrieve(subject.maria, "pounds"), hits, "what a search returns")


@check("idempotency.growing", "Handing in a session after every answer is as handing it in once.")
async def growing_session_counts_once(subject: Subject) -> None:
    kw = await subject.open()
    texts = [MONDAY, "I like jazz.", "Actually, show me pounds.", "I like jazz.", "Thanks!"]
    events = [subject.event(text, id=f"e{number}") for number, text in enumerate(texts)]
    for scope, step in ((subject.maria, 1), (subject.sam, len(events))):
        for end in range(step, len(events) + 1, step):
            await kw.bank.ingest(scope, events[:end], stream="monday")
    equal(await subject.facts(kw), await subject.facts(kw, subject.sam), "memories")
    counts = []
    for scope in (subject.maria, subject.sam):
        memories = (await kw.bank.list(scope)).items
        revisions = [len(await kw.bank.revisions(scope, each.id)) for each in memories]
        counts.append(sorted(zip([each.fact for each in memories], revisions, strict=True)))
    equal(counts[0], counts[1], "revisions")


@check("idempotency.together", "The same session handed in twice at one time counts once.")
async def concurrent_replays_count_once(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    events = [subject.event(MONDAY), subject.event("I like jazz.")]
    results = await asyncio.gather(
        *(each.bank.ingest(subject.maria, events, stream="monday") for each in (kw, other) * 5)
    )
    equal(sum(each.new_events for each in results), 2, "events that were new to somebody")
    equal(len(await subject.facts(kw)), 3, "memories")
    entries = (await kw.audit.list(subject.maria)).items
    equal([each.action for each in entries], ["create"] * 3, "the audit log")


@check("idempotency.same_id_twice", "Two events of one id in one call count as one, the first.")
async def one_id_in_one_call_counts_once(subject: Subject) -> None:
    kw = await subject.open()
    events = [
        subject.event("Always show me euros.", id="e1"),
        subject.event("I work on Western Europe.", id="e1"),
    ]
    await kw.bank.ingest(subject.maria, events, stream="monday")
    for event in events:
        await kw.bank.ingest(subject.sam, [event], stream="monday")
    equal(len(await subject.facts(kw, subject.sam)), 1, "memories, one event after another")
    equal(await subject.facts(kw), await subject.facts(kw, subject.sam), "memories")


@check("idempotency.streams", "The same words in another session add evidence, not a memory.")
async def the_same_fact_twice_is_one_memory(subject: Subject) -> None:
    kw = await subject.open()
    (first,) = await subject.say(kw, "Always show me euros.", stream="monday")
    (second,) = await subject.say(kw, "Always show me euros.", stream="tuesday")
    kw = await subject.open()
    memories = (await kw.bank.list(subject.maria)).items
    equal(len(memories), 1, "memories")
    equal(memories[0].revision, 1, "revision")
    equal([each.event_id for each in memories[0].evidence], [first.id, second.id], "evidence")
    await subject.say(kw, *["Please show me euros."] * 60, stream="wednesday")
    memories = (await kw.bank.list(subject.maria)).items
    equal(len(memories), 1, "memories after saying it sixty times")
    holds(len(memories[0].evidence) <= 50, "evidence grows without end")


@check("idempotency.direct", "The same fact written twice is one memory.")
async def a_direct_fact_twice_is_one_memory(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    results = await asyncio.gather(
        *(each.bank.create(subject.maria, "Likes jazz") for each in (kw, other) * 5)
    )
    equal(len({each.memory_id for each in results}), 1, "memory ids")
    equal(sorted(each.action for each in results), ["create"] + ["leave"] * 9, "what was done")
    equal(await subject.facts(kw), ["Likes jazz"], "memories")


@check("idempotency.same_ids", "The same words from the same event make the same memory id.")
async def ids_follow_from_the_words(subject: Subject) -> None:
    kw = await subject.open()
    events = [subject.event(MONDAY)]
    await kw.bank.ingest(subject.maria, events, stream="monday")
    first = [memory.id for memory in (await kw.bank.list(subject.maria)).items]
    await kw.bank.ingest(subject.sam, events, stream="monday")
    others = [memory.id for memory in (await kw.bank.list(subject.sam)).items]
    equal(len(set(first) | set(others)), 4, "ids of two people")
    await kw.bank.ingest(Scope.user("acme", "maria", bank="b"), events)
    equal(
        [memory.id for memory in (await kw.bank.list(subject.maria)).items], first, "still the same"
    )


@check("idempotency.delete", "Deleting twice is deleting once, and says so.")
async def deleting_twice_is_deleting_once(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    results = await asyncio.gather(*(kw.sessions.delete(subject.maria, "s1") for _ in range(5)))
    equal(sorted(each.found for each in results), [False] * 4 + [True], "results")
    entries = (await kw.audit.list(subject.maria)).items
    equal([each.action for each in entries], ["delete"], "the audit log")
