"""Rewind: turns are taken back whole, and the ledger still tells that they were."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import asyncio
from dataclasses import replace

from keepwise.errors import IdempotencyMismatch, InvalidInput, NotFound, StaleSession
from keepwise.model import REMOVED, JsonObject, Session
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import all_refused, check, equal, holds, refused, same


def _ids(session: Session) -> list[str]:
    return [event.id for event in session.events]


@check("rewind.state", "A session's state is what it was before the turns that are taken back.")
async def state_is_as_before(subject: Subject) -> None:
    kw = await subject.open()
    opening: JsonObject = {
        "untouched": [1], "opening": {"x": [1.5]}, "changed": 1, "removed": "here", "none": None,
        "type": 1,
    }  # fmt: skip
    await kw.sessions.create(subject.maria, session_id="s1", state=opening)
    await subject.turn(kw, "a", {"a": 1, "changed": 2, "gone": 1})
    await subject.turn(kw, "a2", {"gone": REMOVED})
    before = (await kw.sessions.get(subject.maria, "s1")).state
    await subject.turn(kw, "b",
        {"changed": 3, "new": 1, "removed": REMOVED, "none": 0, "type": 1.0, "opening": None,
         "gone": "back"},
    )  # fmt: skip
    await subject.turn(kw, "c", {"newer": None, "changed": REMOVED, "a": {"deep": 1}, "new": 2})
    kw = await subject.open()
    subject.clock.advance(seconds=1)
    done = await kw.sessions.rewind(subject.maria, "s1", "b")
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.state, before, "state")
    expected = {
        "changed", "new", "removed", "none", "type", "opening", "gone", "newer", "a",
    }  # fmt: skip
    equal((set(done.restored), len(done.restored)), (expected, len(expected)), "keys restored")
    equal(done.undone, ("b-u", "b-a", "c-u", "c-a"), "events taken back")
    equal((done.revision, session.revision), (9, 9), "one event was appended")
    equal(session.events[-1], done.event, "the event")
    equal(session.updated_at, subject.clock(), "the update time")
    equal(done.updated_at, session.updated_at, "the update time handed back")
    actions = done.event.extra["actions"]
    holds(
        isinstance(actions, dict) and actions.get("rewindBeforeInvocationId") == "b",
        f"the event does not say what it takes back: {actions}",
    )
    for key in ("new", "newer", "gone"):
        equal(done.event.state_delta[key], REMOVED, f"{key}, which was absent")
    last = (await kw.sessions.history(subject.maria, "changed", session_id="s1"))[-1]
    equal((last.before, last.after), (REMOVED, 2), "the key's history")
    equal(last.event_id, done.event.id, "and who is named in it")
    await subject.turn(kw, "d", {"new": 3})
    state = (await kw.sessions.get(subject.maria, "s1")).state
    equal(state, {**before, "new": 3}, "state once the session went on")


@check("rewind.first", "Before the first turn a session is what it was when it was made.")
async def everything_can_be_taken_back(subject: Subject) -> None:
    for opening in ({}, {"tier": "gold", "none": None}):
        kw = await subject.open()
        await kw.sessions.create(subject.maria, session_id="s1", state=opening)
        await subject.turn(kw, "a", {"tier": "none", "k": 1})
        await subject.turn(kw, "b", {"none": REMOVED, "k": 2})
        done = await kw.sessions.rewind(subject.maria, "s1", "a")
        equal(done.undone, ("a-u", "a-a", "b-u", "b-a"), "events taken back")
        session = await kw.sessions.get(subject.maria, "s1", live=True)
        equal((session.state, session.events), (opening, ()), "what is left")
        equal(len((await kw.sessions.get(subject.maria, "s1")).events), 5, "the ledger")
        await kw.sessions.delete(subject.maria, "s1")


@check("rewind.live", "Undone events stay in the ledger and are left out of what is live.")
async def undone_events_are_not_live(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    equal(await kw.sessions.undone(subject.maria, "s1"), frozenset(), "undone at first")
    equal(await kw.sessions.undone(subject.maria, "no such"), frozenset(), "in no session")
    for name in ("a", "b", "c"):
        await subject.turn(kw, name)
    done = await kw.sessions.rewind(subject.maria, "s1", "b")
    _, answer = await subject.turn(kw, "d")
    kw = await subject.open()
    ledger = [f"{name}-{who}" for name in "abc" for who in "ua"]
    ledger += [done.event.id, "d-u", "d-a"]
    equal(_ids(await kw.sessions.get(subject.maria, "s1")), ledger, "the ledger")
    page = await kw.sessions.events(subject.maria, "s1")
    equal([event.id for event in page.items], ledger, "its pages")
    live = ["a-u", "a-a", "d-u", "d-a"]
    for recent in (1, 2, 3, 4, 9, None):
        session = await kw.sessions.get(subject.maria, "s1", live=True, recent=recent)
        equal(_ids(session), live if recent is None else live[-recent:], f"the last {recent}, live")
        equal(session.revision, 9, "the revision counts all")
    session = await kw.sessions.get(subject.maria, "s1", live=True, after=answer.time)
    equal(_ids(session), ["d-a"], "after a time, live")
    session = await kw.sessions.get(subject.maria, "s1", live=True, compacted=True)
    equal(_ids(session), live, "live and compacted")
    undone = await kw.sessions.undone(subject.maria, "s1")
    equal(set(undone) - {done.event.id}, {"b-u", "b-a", "c-u", "c-a"}, "what was undone")


@check("rewind.again", "Rewinds follow one another: each goes back from where the session is.")
async def rewinds_follow_one_another(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 0})
    states = [(await kw.sessions.get(subject.maria, "s1")).state]
    for number, name in enumerate(("a", "b", "c"), 1):
        await subject.turn(kw, name, {"k": number, name: number})
        states.append((await kw.sessions.get(subject.maria, "s1")).state)
    for before, live, state in (
        ("c", ["a", "b"], states[2]),
        ("b", ["a"], states[1]),
        ("b", ["a"], states[1]),
        ("a", [], states[0]),
    ):
        await kw.sessions.rewind(subject.maria, "s1", before)
        kw = await subject.open()
        session = await kw.sessions.get(subject.maria, "s1", live=True)
        equal(_ids(session), [f"{name}-{who}" for name in live for who in "ua"], f"before {before}")
        equal(session.state, state, f"state before {before}")
    await subject.turn(kw, "d", {"k": 4})
    session = await kw.sessions.get(subject.maria, "s1", live=True)
    equal((_ids(session), session.state["k"]), (["d-u", "d-a"], 4), "going on")


@check("rewind.taken_back", "A rewind can be taken back itself: what it undid counts again.")
async def a_rewind_can_be_undone(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 0})
    await subject.turn(kw, "a", {"k": 1})
    await subject.turn(kw, "b", {"k": 2, "b": 1, "gone": REMOVED})
    state = (await kw.sessions.get(subject.maria, "s1")).state
    first = await kw.sessions.rewind(subject.maria, "s1", "b")
    holds(first.event.invocation_id != "", "the rewind is no invocation of its own")
    equal((await kw.sessions.get(subject.maria, "s1")).state, {"k": 1}, "state after the rewind")
    await subject.turn(kw, "c", {"k": 3, "c": 1})
    second = await kw.sessions.rewind(subject.maria, "s1", first.event.invocation_id)
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1", live=True)
    equal(_ids(session), ["a-u", "a-a", "b-u", "b-a"], "events that count")
    equal(session.state, state, "state")
    undone = await kw.sessions.undone(subject.maria, "s1")
    equal(set(undone) - {second.event.id}, {first.event.id, "c-u", "c-a"}, "what was undone")


@check("rewind.unknown", "What is not in the session cannot be taken back, and nothing changes.")
async def unknown_turns_are_not_found(subject: Subject) -> None:
    kw = await subject.open()
    for id_ in ("s1", "s2"):
        await kw.sessions.create(subject.maria, session_id=id_, state={"k": id_})
    await subject.turn(kw, "a", {"k": 1})
    await kw.sessions.append(subject.maria, "s2", subject.event("Hello", invocation="elsewhere"))
    await kw.bank.ingest(subject.maria, [subject.event("I like jazz.")], stream="s1")
    before = await subject.everything(kw)
    for name in ("b", "A", "a-u", "%", "elsewhere", "turn-1"):
        await refused(kw.sessions.rewind(subject.maria, "s1", name), NotFound, f"the turn {name}")
    actions = (
        kw.sessions.rewind(subject.maria, "s3", "a"),
        kw.sessions.rewind(subject.maria, "s2", "a"),
        kw.sessions.rewind(subject.sam, "s1", "a"),
    )
    await all_refused(actions, NotFound, "in the wrong session")
    await refused(
        kw.sessions.rewind(subject.maria, "s1", ""),
        InvalidInput,
        "no turn",
        field="before_invocation",
    )
    equal(await subject.everything(kw), before, "what is stored")


@check("rewind.stale", "Who missed an append is refused a rewind, and nothing changes.")
async def stale_rewinds_are_refused(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    await subject.turn(kw, "a", {"k": 1})
    await subject.turn(kw, "b", {"k": 2})
    before = await subject.everything(kw)
    for revision in (0, 3, 5, -1):
        await refused(
            kw.sessions.rewind(subject.maria, "s1", "b", revision=revision),
            StaleSession,
            f"at revision {revision}",
        )
    equal(await subject.everything(kw), before, "what is stored")
    done = await kw.sessions.rewind(subject.maria, "s1", "b", revision=4)
    equal(done.revision, 5, "by one that is up to date")
    late = subject.event("Late", id="late")
    await refused(
        kw.sessions.append(subject.maria, "s1", late, revision=4), StaleSession, "a writer then"
    )


@check("rewind.event", "A rewind can bring its own event, and with a known id it changes nothing.")
async def a_rewind_brings_its_event(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    await subject.turn(kw, "a", {"k": 1})
    await subject.turn(kw, "b", {"k": 2})
    given = subject.event(
        id="back", author="operator", invocation="undo", time=subject.clock() - 5,
        extra={"customMetadata": {"why": "asked"}, "actions": {"skipSummarization": True}},
    )  # fmt: skip
    first = await kw.sessions.rewind(subject.maria, "s1", "b", event=given)
    equal(
        (first.event.id, first.event.author, first.event.invocation_id, first.event.time),
        ("back", "operator", "undo", given.time),
        "the event's own fields",
    )
    equal(first.event.extra["customMetadata"], {"why": "asked"}, "what else it brought")
    actions = first.event.extra["actions"]
    equal(actions, {"skipSummarization": True, "rewindBeforeInvocationId": "b"}, "its actions")
    equal(first.event.state_delta, {"k": 1}, "what it restores")
    equal(first.updated_at, subject.clock(), "an older stamp does not move the update time")
    await subject.turn(kw, "c", {"k": 3})
    before = await subject.everything(kw)
    kw = await subject.open()
    again = await kw.sessions.rewind(subject.maria, "s1", "b", event=given, revision=0)
    equal((again.event, again.revision), (first.event, first.revision), "the first result")
    equal(await subject.everything(kw), before, "what is stored")
    for name, id_ in (("a", "back"), ("c", "back"), ("b", "c-u")):
        other = replace(given, id=id_)
        await refused(
            kw.sessions.rewind(subject.maria, "s1", name, event=other),
            IdempotencyMismatch,
            "an id that another event has",
        )
        equal(await subject.everything(kw), before, "what is stored")


@check("rewind.summary", "A summary of turns that were taken back no longer stands for them.")
async def summaries_are_taken_back_too(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    first, _ = await subject.turn(kw, "a")
    _, last = await subject.turn(kw, "b")
    subject.clock.advance(seconds=1)
    await kw.sessions.append(
        subject.maria, "s1", subject.summary("In short", first, last, id="sum")
    )
    await subject.turn(kw, "c")
    await subject.turn(kw, "d")
    for before, whole, compacted in (
        # The summary came before these: it stands.
        ("d", ["a-u", "a-a", "b-u", "b-a", "sum", "c-u", "c-a"], ["sum", "c-u", "c-a"]),
        ("c", ["a-u", "a-a", "b-u", "b-a", "sum"], ["sum"]),
        # It came after this one, which it tells of: it goes, and what it covered is read again.
        ("b", ["a-u", "a-a"], ["a-u", "a-a"]),
    ):
        await kw.sessions.rewind(subject.maria, "s1", before)
        kw = await subject.open()
        session = await kw.sessions.get(subject.maria, "s1", live=True)
        equal(_ids(session), whole, f"live, before {before}")
        session = await kw.sessions.get(subject.maria, "s1", live=True, compacted=True)
        equal(_ids(session), compacted, f"compacted, before {before}")
        few = await kw.sessions.get(subject.maria, "s1", live=True, recent=1)
        equal("sum" in _ids(few), before != "b", f"the summary with few events, before {before}")


@check("rewind.long", "However long ago a value was set, and however much was taken back.")
async def long_sessions_are_rewound(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"opening": 1, "both": 1})
    await subject.turn(kw, "a", {"early": 1, "both": 2})
    for name in ("b", "c"):
        many = [subject.event(f"Line {n}", invocation=name, delta={name: n}) for n in range(450)]
        await kw.sessions.append_many(subject.maria, "s1", many)
    await subject.turn(kw, "d", {"early": 2, "opening": 2, "both": 3, "b": -1})
    for before, expected, live in (
        ("d", {"opening": 1, "both": 2, "early": 1, "b": 449, "c": 449}, 902),
        ("c", {"opening": 1, "both": 2, "early": 1, "b": 449}, 452),
        ("b", {"opening": 1, "both": 2, "early": 1}, 2),
    ):
        await kw.sessions.rewind(subject.maria, "s1", before)
        kw = await subject.open()
        session = await kw.sessions.get(subject.maria, "s1", live=True)
        equal(session.state, expected, f"state before {before}")
        equal(len(session.events), live, f"live events before {before}")
        few = await kw.sessions.get(subject.maria, "s1", live=True, recent=2)
        equal(few.events, session.events[-2:], f"the last two before {before}")


@check("rewind.together", "A rewind falls between two appends, never into one.")
async def rewinds_and_appends_keep_their_order(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    await kw.sessions.create(subject.maria, session_id="s1")
    await subject.turn(kw, "a", {"a": 1})
    await subject.turn(kw, "b", {"b": 1})
    appends = [
        (kw, other)[number % 2].sessions.append(
            subject.maria,
            "s1",
            subject.event(f"Line {number}", invocation=f"t{number}", delta={f"k{number}": 1}),
        )
        for number in range(16)
    ]
    half = len(appends) // 2
    first, done, second = await asyncio.gather(
        asyncio.gather(*appends[:half]),
        other.sessions.rewind(subject.maria, "s1", "b"),
        asyncio.gather(*appends[half:]),
    )
    session = await kw.sessions.get(subject.maria, "s1", live=True)
    equal(session.revision, 4 + 16 + 1, "revision")
    later = sorted(
        (each for each in (*first, *second) if each.revision > done.revision),
        key=lambda each: each.revision,
    )
    equal(_ids(session), ["a-u", "a-a", *(each.event.id for each in later)], "events that count")
    expected: JsonObject = {"a": 1}
    for each in later:
        expected |= each.event.state_delta
    holds(same(session.state, expected), f"state {session.state}, of {len(later)} later appends")
    equal(len(done.undone), 2 + 16 - len(later), "events taken back")
