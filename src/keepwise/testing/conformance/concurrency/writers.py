"""Concurrency: many writers at once, none of them losing anything."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import asyncio
from itertools import pairwise

from keepwise.errors import InvalidInput, NotFound, StaleSession
from keepwise.model import Event, JsonObject
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import check, equal, holds, refused, same
from keepwise.wiring import Keepwise


@check("concurrency.one_winner", "Of writers that saw the same revision exactly one is let in.")
async def one_of_many_writers_wins(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    await kw.sessions.create(subject.maria, session_id="s1")
    results = await asyncio.gather(
        *(
            each.sessions.append(
                subject.maria, "s1", subject.event("Hello", id=f"e{number}"), revision=0
            )
            for number, each in enumerate((kw, other) * 5)
        ),
        return_exceptions=True,
    )
    refusals = [each for each in results if isinstance(each, StaleSession)]
    equal(len(refusals), 9, "stale writers")
    session = await kw.sessions.get(subject.maria, "s1")
    equal((session.revision, len(session.events)), (1, 1), "what is stored")


@check("concurrency.no_revision", "A writer that names no revision appends whatever came between.")
async def writers_without_revision_all_append(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    await kw.sessions.create(subject.maria, session_id="s1")
    await asyncio.gather(
        *(
            each.sessions.append(subject.maria, "s1", subject.event("Hello", id=f"e{number}"))
            for number, each in enumerate((kw, other) * 10)
        )
    )
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.revision, 20, "revision")
    found = sorted(event.id for event in session.events)
    equal(found, sorted(f"e{number}" for number in range(20)), "events")


@check("concurrency.retry", "A writer that was refused loads again, repeats, and nothing is lost.")
async def losers_retry_until_all_are_in(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    await kw.sessions.create(subject.maria, session_id="s1", state={"count": 0})
    refusals = 0

    async def count_one(keep: Keepwise, number: int) -> None:
        nonlocal refusals
        for _ in range(100):
            session = await keep.sessions.get(subject.maria, "s1", recent=0)
            seen = session.state["count"]
            assert isinstance(seen, int)  # for the type checker
            event = subject.event(id=f"e{number}", delta={"count": seen + 1})
            try:
                await keep.sessions.append(subject.maria, "s1", event, revision=session.revision)
            except StaleSession as error:
                refusals += 1
                equal(error.reason, "stale_session", "the reason")
            else:
                return
        holds(False, f"writer {number} was refused a hundred times")

    await asyncio.gather(*(count_one((kw, other)[number % 2], number) for number in range(12)))
    session = await kw.sessions.get(subject.maria, "s1")
    equal((session.state["count"], session.revision), (12, 12), "the count and the revision")
    counts = [event.state_delta["count"] for event in session.events]
    equal(counts, list(range(1, 13)), "what each of them counted")
    holds(refusals > 0, "nobody was refused, so nobody wrote at the same time")


@check("concurrency.own_keys", "Sessions that set different keys of a user or an app lose none.")
async def no_key_is_lost(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    ids = [f"s{number}" for number in range(20)]
    for id_ in ids:
        await kw.sessions.create(subject.maria, session_id=id_)

    async def write(keep: Keepwise, id_: str, step: int) -> None:
        delta = {f"user:{id_}-{step}": id_, f"app:{id_}-{step}": step, f"{id_}-{step}": 1}
        await keep.sessions.append(subject.maria, id_, subject.event(delta=delta))

    for step in range(2):
        await asyncio.gather(
            *(write((kw, other)[number % 2], id_, step) for number, id_ in enumerate(ids))
        )
    shared: JsonObject = {f"user:{id_}-{step}": id_ for id_ in ids for step in range(2)}
    shared |= {f"app:{id_}-{step}": step for id_ in ids for step in range(2)}
    kw = await subject.open()
    for id_ in ids:
        session = await kw.sessions.get(subject.maria, id_)
        own: JsonObject = {f"{id_}-{step}": 1 for step in range(2)}
        equal(session.state, {**shared, **own}, f"the state of {id_}")


@check("concurrency.same_key", "Of writers of one key the last wins, and the ledger has them all.")
async def the_last_writer_wins(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    for id_ in ("s1", "s2"):
        await kw.sessions.create(subject.maria, session_id=id_)

    async def write(keep: Keepwise, id_: str, number: int) -> None:
        delta = {"user:k": number, "k": number}
        event = subject.event(id=f"e{number}", delta=delta, time=subject.clock() - number)
        await keep.sessions.append(subject.maria, id_, event)

    await asyncio.gather(
        *(write((kw, other)[number // 2 % 2], f"s{number % 2 + 1}", number) for number in range(12))
    )
    kw = await subject.open()
    changes = await kw.sessions.history(subject.maria, "user:k")
    equal(len(changes), 12, "changes of the user's key")
    equal(sorted(each.event_id for each in changes), sorted(f"e{n}" for n in range(12)), "by whom")
    for earlier, later in pairwise(changes):
        holds(same(earlier.after, later.before), "a change does not begin where the last ended")
    for id_ in ("s1", "s2"):
        session = await kw.sessions.get(subject.maria, id_)
        equal(len(session.events), 6, f"events of {id_}")
        equal(session.state["user:k"], changes[-1].after, "the user's value")
        equal(session.state["k"], session.events[-1].state_delta["k"], "the session's value")
        own = [each.event_id for each in changes if each.session_id == id_]
        equal(own, [event.id for event in session.events], "the order of both records")


@check("concurrency.order", "Order and update time follow the appends, whatever the clocks say.")
async def order_is_that_of_the_appends(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    made = await kw.sessions.create(subject.maria, session_id="s1")
    offsets = [(number * 37) % 20 - 10 for number in range(20)]
    done = await asyncio.gather(
        *(
            (kw, other)[number % 2].sessions.append(
                subject.maria,
                "s1",
                subject.event(id=f"e{number}", time=made.created_at + offset * 1_000_000),
            )
            for number, offset in enumerate(offsets)
        )
    )
    equal(sorted(each.revision for each in done), list(range(1, 21)), "revisions")
    ordered = sorted(done, key=lambda each: each.revision)
    latest = made.updated_at
    for each in ordered:
        latest = max(latest, each.event.time)
        equal(each.updated_at, latest, f"the update time at revision {each.revision}")
    session = await kw.sessions.get(subject.maria, "s1")
    equal([each.id for each in session.events], [each.event.id for each in ordered], "the ledger")
    page = await kw.sessions.events(subject.maria, "s1")
    equal(page.items, session.events, "its pages")
    recent = await kw.sessions.get(subject.maria, "s1", recent=3)
    equal(recent.events, session.events[-3:], "the last three")
    equal(session.updated_at, latest, "the update time")


@check(
    "concurrency.snapshots", "A reader sees a session as it was at one moment, never in between."
)
async def readers_see_one_moment(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    await kw.sessions.create(subject.maria, session_id="s1", state={"n": 0, "user:n": 0})

    async def write() -> None:
        for number in range(1, 41):
            delta = {"n": number, "user:n": number, f"k{number}": 1}
            await other.sessions.append(subject.maria, "s1", subject.event(delta=delta))

    async def read() -> int:
        session = await kw.sessions.get(subject.maria, "s1")
        number = session.revision
        equal(len(session.events), number, "events at that revision")
        expected: JsonObject = {f"k{each}": 1 for each in range(1, number + 1)}
        equal(session.state, {**expected, "n": number, "user:n": number}, "state at that revision")
        return number

    writing = asyncio.ensure_future(write())
    seen = set()
    while not writing.done():
        seen.add(await read())
    await writing
    equal(await read(), 40, "the last revision")
    holds(len(seen) > 1, "the reader never read while the writer wrote")


@check(
    "concurrency.append_many", "Events appended together stand together, in order, each counted."
)
async def many_are_appended_together(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    made = await kw.sessions.create(subject.maria, session_id="s1")
    equal(await kw.sessions.append_many(subject.maria, "s1", []), (), "no events")
    batches = [
        [
            subject.event(
                f"Line {batch}.{number}",
                id=f"{batch}.{number}",
                time=made.created_at - number,
                delta={"last": f"{batch}.{number}", f"k{batch}.{number}": number, "temp:t": 1},
            )
            for number in range(5)
        ]
        for batch in range(6)
    ]
    done = await asyncio.gather(
        *(
            (kw, other)[number % 2].sessions.append_many(subject.maria, "s1", batch)
            for number, batch in enumerate(batches)
        )
    )
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal((session.revision, len(session.events)), (30, 30), "what is stored")
    for batch, appended in zip(batches, done, strict=True):
        equal([each.event.id for each in appended], [each.id for each in batch], "results")
        first = appended[0].revision
        equal([each.revision for each in appended], list(range(first, first + 5)), "revisions")
        stored = session.events[first - 1 : first + 4]
        equal(stored, tuple(each.event for each in appended), "the events in their places")
        equal([each.text for each in stored], [each.text for each in batch], "their words")
    equal(session.state["last"], session.events[-1].id, "the last value")
    equal(len(session.state), 31, "keys, without temp:")
    fresh = subject.event("One more")
    (last,) = await kw.sessions.append_many(subject.maria, "s1", [fresh], revision=30)
    equal((last.revision, last.repeated), (31, False), "by a writer that is up to date")


@check("concurrency.append_many_whole", "Of events appended together all are stored or none.")
async def many_are_appended_whole_or_not(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 0, "user:k": 0})
    await kw.sessions.append(subject.maria, "s1", subject.event("First", id="e1"))
    before = await subject.everything(kw)

    def good(number: int) -> Event:
        return subject.event("Good", id=f"good{number}", delta={"k": 1, "user:k": 1, "app:k": 1})

    for bad, field in (
        (subject.event(delta={"bad": object()}), "bad"),
        (subject.event("Far", time=2**63), "event.time"),
        (subject.event("No id", id="\x00"), "event.id"),
    ):
        for events in ([good(1), bad, good(2)], [good(1), good(2), bad], [bad, good(1)]):
            await refused(
                kw.sessions.append_many(subject.maria, "s1", events),
                InvalidInput,
                f"with a bad {field}",
                field=field,
            )
    for revision in (0, 2):
        await refused(
            kw.sessions.append_many(subject.maria, "s1", [good(1), good(2)], revision=revision),
            StaleSession,
            f"by a writer at revision {revision}",
        )
    await refused(
        kw.sessions.append_many(subject.maria, "s2", [good(1)]), NotFound, "an unknown session"
    )
    equal(await subject.everything(kw), before, "what is stored")
    await kw.sessions.append_many(subject.maria, "s1", [good(1), good(2)], revision=1)
    equal((await kw.sessions.get(subject.maria, "s1")).revision, 3, "once nothing is wrong")
