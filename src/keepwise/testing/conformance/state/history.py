"""State: what a key has been, who changed it, and values set without an event."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

from keepwise.errors import InvalidInput, NotFound
from keepwise.model import REMOVED, Json, JsonObject, StateChange
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import check, equal, refused


@check("state.history", "A session key's history tells who changed it, when, from what to what.")
async def session_keys_have_a_history(subject: Subject) -> None:
    kw = await subject.open()
    start = subject.clock()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 1, "other": 0})
    await kw.sessions.create(subject.maria, session_id="s2", state={"k": "elsewhere"})
    steps: list[Json] = [1.0, None, {"deep": [True]}, REMOVED, "again"]
    for number, value in enumerate(steps):
        # Stamped backwards: the order is that of the ledger.
        event = subject.event(
            id=f"e{number}", author=f"agent {number}", invocation=f"turn {number}",
            time=start - number, delta={"k": value, "n": number},
        )  # fmt: skip
        await kw.sessions.append(subject.maria, "s1", event)
        await kw.sessions.append(subject.maria, "s1", subject.event(delta={"other": number}))
    kw = await subject.open()
    found = await kw.sessions.history(subject.maria, "k", session_id="s1")
    expected = [
        StateChange("k", before, after, start - number, "s1", f"e{number}", f"agent {number}",
                    f"turn {number}")
        for number, (before, after) in enumerate(zip([1, *steps], steps, strict=False))
    ]  # fmt: skip
    expected.insert(0, StateChange("k", REMOVED, 1, start, "s1"))
    equal(len(found), len(expected), "changes")
    for actual, wanted in zip(found, expected, strict=True):
        equal((actual.before, actual.after), (wanted.before, wanted.after), "from what to what")
        equal(actual, wanted, "the change")
    equal(await kw.sessions.history(subject.maria, "no", session_id="s1"), (), "an unknown key")
    equal(len(await kw.sessions.history(subject.maria, "k", session_id="s2")), 1, "elsewhere")
    missing = kw.sessions.history(subject.maria, "k", session_id="s3")
    await refused(missing, NotFound, "an unknown session")
    nobodys = kw.sessions.history(subject.maria, "k")
    await refused(nobodys, InvalidInput, "no session", field="session_id")


@check("state.history_shared", "A user's or an app's key has one history across all sessions.")
async def shared_keys_have_a_history(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"user:k": 1, "app:k": 1})
    await kw.sessions.create(subject.maria, session_id="s2", state={"k": "the session's own"})
    for number, (session_id, value) in enumerate((("s1", 2), ("s2", None), ("s1", REMOVED))):
        subject.clock.advance(seconds=1)
        delta = {"user:k": value, "app:k": value, "user:n": number}
        event = subject.event(id=f"e{number}", author="router", delta=delta)
        await kw.sessions.append(subject.maria, session_id, event)
    subject.clock.advance(seconds=1)
    await kw.sessions.set_shared(subject.maria, {"user:k": "taken over", "app:k": "taken over"})
    # What the sessions' deletion leaves: the values are there still, so their history is too.
    await kw.sessions.delete(subject.maria, "s1")
    kw = await subject.open()
    start = subject.clock() - 4_000_000
    for key in ("user:k", "app:k"):
        found = await kw.sessions.history(subject.maria, key)
        equal({each.name for each in found}, {key}, "the key, as it was asked for")
        equal(
            [(each.before, each.after) for each in found],
            [(REMOVED, 1), (1, 2), (2, None), (None, REMOVED), (REMOVED, "taken over")],
            f"from what to what, {key}",
        )
        seconds = [(each.time - start) // 1_000_000 for each in found]
        equal(seconds, [0, 1, 2, 3, 4], f"when, {key}")
        equal([each.event_id for each in found], ["", "e0", "e1", "e2", ""], f"events, {key}")
        equal([each.author for each in found[1:4]], ["router"] * 3, f"who, {key}")
        equal([each.invocation_id for each in found[1:4]], ["turn-1"] * 3, f"turns, {key}")
        equal([each.session_id for each in found], ["s1", "s1", "s2", "s1", ""], f"where, {key}")
    equal(await kw.sessions.history(subject.maria, "user:none"), (), "an unknown key")
    await refused(
        kw.sessions.history(subject.maria, "temp:k"),
        InvalidInput,
        "a key that is never written",
        field="key",
    )


@check("state.set_shared", "Shared keys can be set without an event, and only those.")
async def shared_keys_are_set_without_an_event(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"user:a": 1, "user:b": 1})
    values: JsonObject = {"user:a": None, "user:b": REMOVED, "app:c": [1.0]}
    await kw.sessions.set_shared(subject.maria, values)
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.state, {"user:a": None, "app:c": [1.0]}, "state")
    equal((session.revision, session.events), (0, ()), "the ledger")
    before = await subject.everything(kw)
    for key in ("own", "temp:k", "User:k"):
        await refused(
            kw.sessions.set_shared(subject.maria, {"user:a": 2, key: 1}),
            InvalidInput,
            f"the key {key}",
            field="values",
        )
    await refused(
        kw.sessions.set_shared(subject.maria, {"user:a": 2, "user:bad": object()}),
        InvalidInput,
        "a value JSON cannot hold",
        field="bad",
    )
    equal(await subject.everything(kw), before, "what is stored")
