"""Forgetting: gone from everywhere, and not learned again from the same words."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

from keepwise.errors import InvalidInput, NotFound
from keepwise.testing.conformance.subject import MONDAY, Subject
from keepwise.testing.conformance.suite import all_refused, check, equal, holds, refused


@check("forgetting.forget", "A forgotten memory is gone from lists, searches and history.")
async def a_forgotten_memory_is_gone(subject: Subject) -> None:
    kw = await subject.open()
    await subject.say(kw, MONDAY, "Actually, show me pounds.")
    memory = await subject.filling(kw, "currency")
    receipt = await kw.bank.delete(subject.maria, memory.id)
    equal(receipt.memory_ids, (memory.id,), "the receipt's memories")
    holds(receipt.tombstones >= 1, "no tombstone was left")
    kw = await subject.open()
    actions = (
        kw.bank.get(subject.maria, memory.id),
        kw.bank.revisions(subject.maria, memory.id),
        kw.bank.rollback(subject.maria, memory.id, 1),
        kw.bank.delete(subject.maria, memory.id),
    )
    await all_refused(actions, NotFound, "the forgotten memory")
    left = await subject.facts(kw)
    holds(not any("euro" in fact or "pound" in fact for fact in left), f"still there: {left}")
    for query in ("euros", "pounds", "What did we spend on Acme Pure?"):
        hits = await kw.bank.retrieve(subject.maria, query)
        holds(all(hit.memory.id != memory.id for hit in hits), f"found by {query}")
    entries = (await kw.audit.list(subject.maria, page_size=1000)).items
    equal([each.target for each in entries if each.action == "forget"], [memory.id], "the log")


@check("forgetting.forget_said", "The user's own request to forget does the same.")
async def the_users_request_forgets(subject: Subject) -> None:
    kw = await subject.open()
    await subject.say(kw, MONDAY)
    currency = await subject.filling(kw, "currency")
    matching = await kw.bank.matching(subject.maria, "I prefer euros")
    equal([each.id for each in matching], [currency.id], "the preview")
    subject.clock.advance(seconds=1)
    request = subject.event("Forget that I prefer euros.")
    result = await kw.bank.ingest(subject.maria, [request], stream="tuesday")
    equal([(each.action, each.fact) for each in result.applied], [("delete", "")], "what was done")
    kw = await subject.open()
    await refused(kw.bank.get(subject.maria, currency.id), NotFound, "the memory")
    await subject.filling(kw, "region")


@check("forgetting.forget_everywhere", "Its words go from events and from state as well.")
async def forgotten_words_go_from_everywhere(subject: Subject) -> None:
    kw = await subject.open()
    words = "Always show me euros"
    event = subject.event(
        f"{words}.", delta={"asked": words, "user:asked": [words], "n": 1, "euros": "kept"}
    )
    await kw.sessions.create(subject.maria, session_id="monday")
    await kw.sessions.append(subject.maria, "monday", event)
    await kw.bank.ingest(subject.maria, [event], stream="monday")
    memory = await subject.filling(kw, "currency")
    await kw.bank.delete(subject.maria, memory.id)
    kw = await subject.open()
    holds(
        words not in repr(await subject.everything(kw)),
        "the words are still in the session, its state or the user's",
    )
    session = await kw.sessions.get(subject.maria, "monday")
    equal((session.revision, len(session.events)), (1, 1), "the ledger keeps its events")
    equal((session.state["n"], session.state["euros"]), (1, "kept"), "what was not meant stays")
    equal(session.events[0].state_delta["asked"], session.state["asked"], "delta and state agree")


@check(
    "forgetting.tombstone", "Said before the forgetting it stays forgotten; said anew it counts."
)
async def only_a_new_statement_brings_it_back(subject: Subject) -> None:
    kw = await subject.open()
    (event,) = await subject.say(kw, "Always show me euros.")
    memory = await subject.filling(kw, "currency")
    subject.clock.advance(seconds=1)
    await kw.bank.delete(subject.maria, memory.id)
    subject.clock.advance(days=1)
    kw = await subject.open()
    for stream in ("monday", "another stream"):
        await kw.bank.ingest(subject.maria, [event], stream=stream)
        equal(await subject.facts(kw), [], f"after a replay from {stream}")
    await subject.say(kw, "Always show me euros.", stream="tuesday")
    equal((await subject.filling(kw, "currency")).value, "EUR", "after saying it again")


@check("forgetting.tombstone_of_one", "A tombstone stands in one scope and for one value only.")
async def a_tombstone_stands_for_one_value(subject: Subject) -> None:
    kw = await subject.open()
    events = [subject.event("Always show me euros."), subject.event("I work on Western Europe.")]
    await kw.bank.ingest(subject.maria, events, stream="monday")
    await kw.bank.delete(subject.maria, (await subject.filling(kw, "currency")).id)
    await kw.bank.ingest(subject.maria, [subject.event("Always show me pounds.")], stream="tuesday")
    equal((await subject.filling(kw, "currency")).value, "GBP", "another value, in that instant")
    await kw.bank.ingest(subject.sam, events, stream="monday")
    equal(len(await subject.facts(kw, subject.sam)), 2, "another person saying the same")


@check("forgetting.expiry", "After its time a memory is in no list, search, look-up or history.")
async def expired_memories_are_gone(subject: Subject) -> None:
    kw = await subject.open()
    expires_at = subject.clock() + 3_600_000_000
    made = await kw.bank.create(subject.maria, "Likes jazz", expires_at=expires_at)
    await kw.bank.create(subject.maria, "Likes long walks")
    subject.clock.set(expires_at - 1)
    equal((await kw.bank.get(subject.maria, made.memory_id)).expires_at, expires_at, "just before")
    subject.clock.set(expires_at)
    equal(await subject.facts(kw), ["Likes long walks"], "the list")
    actions = (
        kw.bank.get(subject.maria, made.memory_id),
        kw.bank.revisions(subject.maria, made.memory_id),
        kw.bank.rollback(subject.maria, made.memory_id, 1),
        kw.bank.delete(subject.maria, made.memory_id),
    )
    await all_refused(actions, NotFound, "the expired memory")
    equal(len(await kw.bank.retrieve(subject.maria, "jazz")), 0, "hits of the search")
    again = await kw.bank.create(subject.maria, "Likes jazz")
    equal(again.action, "create", "the same fact later is new")
    equal(len(await subject.facts(kw)), 2, "memories")
    await refused(
        kw.bank.create(subject.maria, "Likes tea", expires_at=subject.clock()),
        InvalidInput,
        "an expire time that has passed",
        field="expires_at",
    )
