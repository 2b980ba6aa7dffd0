"""Concurrency: one turn of a session at a time, held by a lease."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import asyncio

from keepwise.errors import InvalidInput, NotFound, SessionBusy
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import check, equal, holds, refused

_LONG = 30.0
"""Seconds after which something that was to happen is taken not to."""
_MOMENT = 0.1
"""Seconds in which somebody who does not wait has given up."""


@check("concurrency.turn", "While one holds a session's turn everybody else is refused it.")
async def one_turn_at_a_time(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    for id_ in ("s1", "s2"):
        await kw.sessions.create(subject.maria, session_id=id_)
    results = await asyncio.gather(
        *(
            each.sessions.turns.begin(subject.maria, "s1", f"turn-{number}", wait=0)
            for number, each in enumerate((kw, other) * 5)
        ),
        return_exceptions=True,
    )
    turns = [each for each in results if not isinstance(each, BaseException)]
    refusals = [each for each in results if isinstance(each, SessionBusy)]
    equal((len(turns), len(refusals)), (1, 9), "turns begun and refused")
    (turn,) = turns
    equal((turn.session_id, turn.holder in {f"turn-{n}" for n in range(10)}), ("s1", True), "whose")
    holds(turn.until > subject.clock(), "it has ended already")
    kw = await subject.open()
    await refused(
        kw.sessions.turns.begin(subject.maria, "s1", "another", wait=0),
        SessionBusy,
        "another's turn",
        retryable=True,
    )
    await kw.sessions.turns.begin(subject.maria, "s2", "another", wait=0)
    await refused(
        kw.sessions.turns.begin(subject.maria, "s3", "another", wait=0), NotFound, "no session"
    )
    subject.clock.advance(seconds=1)
    again = await kw.sessions.turns.begin(subject.maria, "s1", turn.holder, wait=0)
    equal(again.until, turn.until + 1_000_000, "the holder beginning again holds it longer")


@check("concurrency.turn_end", "A turn ends when its holder says so, and at nobody else's word.")
async def turns_are_ended_by_their_holder(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    equal(await kw.sessions.turns.end(subject.maria, "s1", "one"), False, "a turn never begun")
    await kw.sessions.turns.begin(subject.maria, "s1", "one", wait=0)
    for holder in ("two", "ONE", "on%", ""):
        ended = await kw.sessions.turns.end(subject.maria, "s1", holder)
        equal(ended, False, f"ended by {holder!r}")
    equal(await kw.sessions.turns.end(subject.maria, "s2", "one"), False, "in another session")
    kw = await subject.open()
    await refused(kw.sessions.turns.begin(subject.maria, "s1", "two", wait=0), SessionBusy, "still")
    equal(await kw.sessions.turns.end(subject.maria, "s1", "one"), True, "ended by its holder")
    equal(await kw.sessions.turns.end(subject.maria, "s1", "one"), False, "ended again")
    await kw.sessions.turns.begin(subject.maria, "s1", "two", wait=0)
    equal(await kw.sessions.turns.end(subject.maria, "s1", "one"), False, "by the one before")
    await refused(kw.sessions.turns.begin(subject.maria, "s1", "one", wait=0), SessionBusy, "then")


@check("concurrency.turn_lease", "A turn not kept up ends by itself, and its holder is told so.")
async def turns_expire(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    start = subject.clock()
    first = await kw.sessions.turns.begin(subject.maria, "s1", "one", wait=0)
    lease = first.until - start
    subject.clock.set(first.until - 1)
    await refused(kw.sessions.turns.begin(subject.maria, "s1", "two", wait=0), SessionBusy, "then")
    kept = await kw.sessions.turns.keep(subject.maria, "s1", "one")
    equal(kept.until, subject.clock() + lease, "until when it is held once it was kept up")
    subject.clock.set(first.until)
    await refused(
        kw.sessions.turns.begin(subject.maria, "s1", "two", wait=0), SessionBusy, "where it ended"
    )
    subject.clock.set(kept.until)
    kw = await subject.open()
    second = await kw.sessions.turns.begin(subject.maria, "s1", "two", wait=0)
    equal((second.holder, second.until), ("two", kept.until + lease), "the next turn")
    await refused(
        kw.sessions.turns.keep(subject.maria, "s1", "one"),
        SessionBusy,
        "keeping a turn that was lost",
    )
    equal(await kw.sessions.turns.end(subject.maria, "s1", "one"), False, "ending it")
    still = await kw.sessions.turns.keep(subject.maria, "s1", "two")
    equal(still.until, second.until, "the next holder's turn goes on")
    await refused(kw.sessions.turns.keep(subject.maria, "s2", "two"), NotFound, "no session")


@check("concurrency.turn_kept_late", "A turn that ran out and that nobody took can be kept up.")
async def turns_nobody_took_go_on(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    first = await kw.sessions.turns.begin(subject.maria, "s1", "one", wait=0)
    subject.clock.set(first.until + 1)
    kept = await kw.sessions.turns.keep(subject.maria, "s1", "one")
    holds(kept.until > subject.clock(), "it is not held")
    await refused(kw.sessions.turns.begin(subject.maria, "s1", "two", wait=0), SessionBusy, "then")


@check("concurrency.turn_messages", "While a turn is held, what a user says elsewhere has to wait.")
async def messages_wait_for_the_turn(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    for id_ in ("s1", "s2"):
        await kw.sessions.create(subject.maria, session_id=id_)
    await kw.sessions.turns.begin(subject.maria, "s1", "one", wait=0)
    mine = subject.event("Mine", invocation="one", id="mine")
    await kw.sessions.append(subject.maria, "s1", mine)
    before = await subject.everything(kw)
    late = subject.event("Too early", invocation="two", delta={"k": 1, "user:k": 1})
    agents = subject.event("Working", author="router", invocation="one", delta={"k": 1})
    for keep in (kw, other):
        await refused(
            keep.sessions.append(subject.maria, "s1", late),
            SessionBusy,
            "a message of another turn",
            retryable=True,
        )
        await refused(
            keep.sessions.append(subject.maria, "s1", late, revision=1),
            SessionBusy,
            "a message by a writer that is up to date",
        )
        # Wherever it stands among others.
        for events in ([late], [agents, late], [late, agents], [mine, late], [agents, mine, late]):
            await refused(
                keep.sessions.append_many(subject.maria, "s1", events),
                SessionBusy,
                "a message of another turn among other events",
            )
    equal(await subject.everything(kw), before, "what is stored")
    # What is no message of a user's, is in the turn, or in another session, goes in.
    for event in (
        agents,
        subject.event("Another agent", author="helper", invocation="two"),
        subject.event(author="user", invocation="two", delta={"set": "by hand"}),
        subject.event("More of mine", invocation="one"),
    ):
        await other.sessions.append(subject.maria, "s1", event)
    await kw.sessions.append(subject.maria, "s2", subject.event("Elsewhere", invocation="two"))
    equal((await kw.sessions.get(subject.maria, "s1")).revision, 5, "what went in")
    await kw.sessions.turns.end(subject.maria, "s1", "one")
    appended = await other.sessions.append(subject.maria, "s1", late)
    equal((appended.repeated, appended.revision), (False, 6), "after the turn")
    turn = await kw.sessions.turns.begin(subject.maria, "s1", "three", wait=0)
    subject.clock.set(turn.until)
    await kw.sessions.append(subject.maria, "s1", subject.event("Later", invocation="four"))
    equal((await kw.sessions.get(subject.maria, "s1")).revision, 7, "after the turn ran out")


@check(
    "concurrency.turn_queue", "Who waits for a turn gets it when it ends, in the order of asking."
)
async def turns_are_waited_for(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    await kw.sessions.turns.begin(subject.maria, "s1", "one", wait=0)
    got: list[str] = []

    async def wait_for(holder: str) -> None:
        await kw.sessions.turns.begin(subject.maria, "s1", holder, wait=_LONG)
        got.append(holder)

    waiting = []
    for holder in ("two", "three"):
        waiting.append(asyncio.ensure_future(wait_for(holder)))
        await asyncio.wait(waiting, timeout=_MOMENT)
    try:
        equal([each.done() for each in waiting], [False, False], "done while the turn is held")
        for number, holder in enumerate(("one", "two")):
            equal(await kw.sessions.turns.end(subject.maria, "s1", holder), True, "ended")
            await asyncio.wait_for(asyncio.shield(waiting[number]), _LONG)
        equal(got, ["two", "three"], "who got the turn")
        await refused(
            kw.sessions.turns.begin(subject.maria, "s1", "four", wait=_MOMENT),
            SessionBusy,
            "waiting in vain",
        )
    finally:
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


@check("concurrency.turn_holders", "A holder's name is one that can be stored, or is refused.")
async def odd_holders_are_refused(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    for bad in ("", "\x00", "\ud800", "x" * 513):
        await refused(
            kw.sessions.turns.begin(subject.maria, "s1", bad, wait=0),
            InvalidInput,
            f"the holder {bad[:9]!a}",
            field="holder",
        )
    for odd in ("e-1", "ünï 🙂", "x" * 512, "a:b/c"):
        await kw.sessions.turns.begin(subject.maria, "s1", odd, wait=0)
        await refused(
            kw.sessions.turns.begin(subject.maria, "s1", odd[:-1] + "y", wait=0),
            SessionBusy,
            f"a name almost {odd[:9]!a}",
        )
        equal(await kw.sessions.turns.end(subject.maria, "s1", odd), True, f"by {odd[:9]!a}")
