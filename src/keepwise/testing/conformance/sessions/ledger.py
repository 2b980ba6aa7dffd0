"""Sessions: made, read, appended to in order, told apart from stale copies."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

from keepwise.errors import AlreadyExists, InvalidInput, NotFound, StaleSession
from keepwise.model import JsonObject, Scope, Session
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import all_refused, check, equal, holds, refused


def _ids(session: Session) -> list[str]:
    return [event.id for event in session.events]


@check("sessions.create", "A new session has the given id, revision 0, no events and its state.")
async def session_is_created(subject: Subject) -> None:
    kw = await subject.open()
    made = await kw.sessions.create(subject.maria, session_id="s1", state={"step": 1})
    equal(made.id, "s1", "id")
    equal(made.scope, subject.maria, "scope")
    equal(made.revision, 0, "revision")
    equal((made.created_at, made.updated_at), (subject.clock(), subject.clock()), "times")
    equal(made.state, {"step": 1}, "state")
    equal(made.events, (), "events")
    kw = await subject.open()
    equal(await kw.sessions.get(subject.maria, "s1"), made, "the session read back")


@check("sessions.create_state", "A session starts with the state it was given, under each prefix.")
async def session_starts_with_its_state(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s0", state={"user:old": 1, "app:old": 1})
    given = {"own": 1, "user:name": "Maria", "user:old": 2, "app:tier": [1], "temp:hush": 1}
    made = await kw.sessions.create(subject.maria, session_id="s1", state=given)
    expected: JsonObject = {
        "own": 1, "user:name": "Maria", "user:old": 2, "app:tier": [1], "app:old": 1,
    }  # fmt: skip
    equal(made.state, expected, "the state handed back")
    kw = await subject.open()
    equal((await kw.sessions.get(subject.maria, "s1")).state, expected, "the state read back")
    shared = {key: value for key, value in expected.items() if key != "own"}
    equal((await kw.sessions.get(subject.maria, "s0")).state, shared, "the older session's")
    equal((await kw.sessions.get(subject.maria, "s1")).revision, 0, "no event was made of it")
    others = {"app:tier": [1], "app:old": 1}
    equal((await kw.sessions.create(subject.sam)).state, others, "another user's")


@check("sessions.create_at", "A session taken over from elsewhere keeps the time it was made at.")
async def session_keeps_its_time(subject: Subject) -> None:
    kw = await subject.open()
    past = subject.clock() - 86_400_000_000
    made = await kw.sessions.create(subject.maria, session_id="s1", created_at=past)
    equal((made.created_at, made.updated_at), (past, past), "times")
    await kw.sessions.append(subject.maria, "s1", subject.event("Hello", time=past + 5))
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal((session.created_at, session.updated_at), (past, past + 5), "times after an append")
    for far in (2**63, -(2**63), 2**80):
        await refused(
            kw.sessions.create(subject.maria, session_id="s2", created_at=far),
            InvalidInput,
            f"made at {far}",
            field="created_at",
        )


@check("sessions.create_without_id", "A session without an id, or with a blank one, is given one.")
async def session_is_given_an_id(subject: Subject) -> None:
    kw = await subject.open()
    made = [
        await kw.sessions.create(subject.maria, session_id=given)
        for given in (None, "", "   ", "\t\n")
    ]
    ids = [session.id for session in made]
    equal(len(set(ids)), 4, "distinct ids")
    holds(all(each == each.strip() and each for each in ids), "an id is blank or padded")
    for session in made:
        equal((await kw.sessions.get(subject.maria, session.id)).id, session.id, "found again")


@check("sessions.create_padded_id", "White space around a given id is cut off, also when asking.")
async def session_id_is_trimmed(subject: Subject) -> None:
    kw = await subject.open()
    made = await kw.sessions.create(subject.maria, session_id="  s1\n")
    equal(made.id, "s1", "id")
    equal((await kw.sessions.get(subject.maria, " s1 ")).id, "s1", "asked for with spaces")
    await refused(
        kw.sessions.create(subject.maria, session_id="s1 "), AlreadyExists, "the same id, padded"
    )


@check("sessions.create_twice", "An id that exists is refused, and the first session unharmed.")
async def duplicate_session_is_refused(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 1, "user:k": 1})
    await kw.sessions.append(subject.maria, "s1", subject.event("Hello", id="e1"))
    before = await subject.everything(kw)
    await refused(
        kw.sessions.create(subject.maria, session_id="s1", state={"k": 2, "user:k": 2}),
        AlreadyExists,
        "a second session of that id",
        retryable=False,
    )
    equal(await subject.everything(kw), before, "what is stored")


@check("sessions.odd_ids", "Ids of other scripts, with spaces, % or 512 characters, are exact.")
async def odd_session_ids_are_kept(subject: Subject) -> None:
    kw = await subject.open()
    ids = [
        "a b",
        "50%",
        "_",
        "%",
        "ünï",
        "日本",
        "🙂",
        "שלום",
        "é",
        "e\u0301",
        "S1",
        "s1",
        "x" * 512,
    ]
    for each in ids:
        await kw.sessions.create(subject.maria, session_id=each, state={"id": each})
    for each in ids:
        equal((await kw.sessions.get(subject.maria, each)).state, {"id": each}, f"session {each!r}")
    equal(len((await kw.sessions.list(subject.maria)).items), len(ids), "sessions")


@check("sessions.bad_ids", "An id that cannot stand in a path or a column is refused by name.")
async def bad_session_ids_are_refused(subject: Subject) -> None:
    kw = await subject.open()
    for bad in ("a/b", "a:b", "nul\x00", "line\nbreak", "\ud800", "x" * 513):
        action = kw.sessions.create(subject.maria, session_id=bad)
        await refused(action, InvalidInput, f"the id {bad[:20]!r}", field="session_id")
    equal((await kw.sessions.list(subject.maria)).items, (), "sessions")


@check("sessions.unknown", "A session that does not exist is not found, not made, and not deleted.")
async def unknown_session_is_not_found(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    for id_ in ("s2", "S1", "s1%", "s_", "%", "nul\x00", "a/b", "\ud800"):
        what = f"the session {id_!r}"
        await refused(kw.sessions.get(subject.maria, id_), NotFound, f"{what}, read")
        await refused(
            kw.sessions.append(subject.maria, id_, subject.event("Hello")),
            NotFound,
            f"{what}, appended to",
        )
        equal((await kw.sessions.delete(subject.maria, id_)).found, False, f"{what}, deleted")
    equal(len((await kw.sessions.list(subject.maria)).items), 1, "sessions")


@check(
    "sessions.append_order", "Events come back in the order of their appends, whatever they say."
)
async def session_events_keep_append_order(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    now = subject.clock()
    times = [now + 5, now, now - 1_000_000, now, 0, -5, now + 5]
    for number, time in enumerate(times):
        event = subject.event(f"Line {number}", id=f"e{number}", time=time)
        appended = await kw.sessions.append(subject.maria, "s1", event)
        equal(appended.revision, number + 1, "the revision counts appends")
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal(_ids(session), [f"e{number}" for number in range(len(times))], "order")
    equal([event.time for event in session.events], times, "times, as they were given")
    equal(session.revision, len(times), "revision")


@check("sessions.update_time", "The update time of a session never falls.")
async def update_time_never_falls(subject: Subject) -> None:
    kw = await subject.open()
    made = await kw.sessions.create(subject.maria, session_id="s1")
    last = made.updated_at
    for step in (10, -3600, 5, 20, 0):
        event = subject.event("Hello", time=made.updated_at + step * 1_000_000)
        appended = await kw.sessions.append(subject.maria, "s1", event)
        holds(appended.updated_at >= last, f"fell from {last} to {appended.updated_at}")
        last = appended.updated_at
        stored = await kw.sessions.get(subject.maria, "s1", recent=0)
        equal(stored.updated_at, last, "the stored update time")
    equal(last, made.updated_at + 20_000_000, "the latest event's time")
    subject.clock.advance(days=-30)
    older = await kw.sessions.create(subject.maria, session_id="s2")
    equal(older.updated_at, subject.clock(), "a session made while the clock is behind")
    appended = await kw.sessions.append(subject.maria, "s1", subject.event("Hello"))
    equal(appended.updated_at, last, "after the clock went backwards")


@check("sessions.far_times", "A time no clock shows is an answer or a refusal, never a crash.")
async def far_times_are_refused(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    for far in (2**63, -(2**63), 2**80):
        await refused(
            kw.sessions.append(subject.maria, "s1", subject.event("Hello", time=far)),
            InvalidInput,
            f"an event at {far}",
            field="event.time",
        )
    equal((await kw.sessions.get(subject.maria, "s1")).revision, 0, "revision")


@check("sessions.stale", "A writer that missed an append is refused, even within one instant.")
async def stale_writer_is_refused(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    first = await kw.sessions.append(
        subject.maria, "s1", subject.event("Hello", id="e1"), revision=0
    )
    equal(first.revision, 1, "the writer's new revision")
    for seen in (0, 2, -1):
        await refused(
            kw.sessions.append(
                subject.maria,
                "s1",
                subject.event("Late", id="e2", delta={"k": seen, "user:k": seen}),
                revision=seen,
            ),
            StaleSession,
            f"a writer at revision {seen}",
        )
    session = await kw.sessions.get(subject.maria, "s1")
    equal((_ids(session), session.state, session.revision), (["e1"], {}, 1), "what is stored")
    again = await kw.sessions.append(
        subject.maria, "s1", subject.event("Late", id="e2"), revision=session.revision
    )
    equal(again.revision, 2, "after loading it again")


@check("sessions.stale_by_time", "A writer that knows only an update time is refused when older.")
async def stale_writer_by_time_is_refused(subject: Subject) -> None:
    kw = await subject.open()
    made = await kw.sessions.create(subject.maria, session_id="s1")
    subject.clock.advance(seconds=1)
    first = await kw.sessions.append(
        subject.maria, "s1", subject.event("Hello", id="e1"), updated_at=made.updated_at
    )
    await refused(
        kw.sessions.append(
            subject.maria, "s1", subject.event("Late", id="e2"), updated_at=made.updated_at
        ),
        StaleSession,
        "a writer with the old time",
    )
    second = await kw.sessions.append(
        subject.maria, "s1", subject.event("Hello", id="e2"), updated_at=first.updated_at
    )
    equal(second.revision, 2, "a writer with the new time")


@check("sessions.content", "An event comes back as it was given, with and without content.")
async def events_come_back_whole(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    parts = [
        {"text": "Hello"},
        {"functionCall": {"id": "c1", "name": "spend", "args": {"n": 1, "x": None, "l": [1.5]}}},
        {"inlineData": {"mimeType": "image/png", "data": "iVBORw0KGgo="}},
    ]
    given = [
        subject.event(content={"role": "model", "parts": parts}, author="router"),
        subject.event(content={"parts": []}),
        subject.event(author="router", delta={"k": 1}),
        subject.event(),
    ]
    for event in given:
        await kw.sessions.append(subject.maria, "s1", event)
    kw = await subject.open()
    session = await kw.sessions.get(subject.maria, "s1")
    equal(session.events, tuple(given), "events")


@check("sessions.extra", "Fields of an event that nobody here knows are kept as they came.")
async def unknown_fields_are_kept(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    extra: JsonObject = {
        "actions": {
            "artifactDelta": {"plot.png": 3, "user:logo": 0},
            "someFutureAction": {"deep": [1, 1.0, None, {"": "x"}]},
            "compaction": "no summary",
            "rewindBeforeInvocationId": None,
        },
        "longRunningToolIds": ["c1"],
        "usageMetadata": {"promptTokenCount": 12},
        "neverHeardOf": {"é🙂": [[]], "big": 2**80},
        "compaction": {"startTimestamp": "yesterday"},
    }
    event = subject.event("Hello", delta={"k": 1}, extra=extra)
    appended = await kw.sessions.append(subject.maria, "s1", event)
    equal(appended.event.extra, extra, "handed back")
    kw = await subject.open()
    for live in (False, True):
        session = await kw.sessions.get(subject.maria, "s1", live=live, compacted=live)
        equal([each.extra for each in session.events], [extra], f"read back, live={live}")
    page = await kw.sessions.events(subject.maria, "s1")
    equal([each.extra for each in page.items], [extra], "in a page")


@check("sessions.partial", "A partial event is handed back untouched and not stored.")
async def partial_events_are_not_stored(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    event = subject.event("Hel", delta={"k": 1, "user:k": 1, "temp:k": 1}, partial=True)
    appended = await kw.sessions.append(subject.maria, "s1", event)
    equal(appended.event, event, "the event")
    session = await kw.sessions.get(subject.maria, "s1")
    equal((session.revision, session.events, session.state), (0, (), {}), "what is stored")


@check("sessions.scope", "A session needs the app and the user that own it.")
async def session_needs_app_and_user(subject: Subject) -> None:
    kw = await subject.open()
    app = Scope.app("acme")
    actions = (
        kw.sessions.create(app, session_id="s1"),
        kw.sessions.append(app, "s1", subject.event("Hello")),
    )
    await all_refused(actions, InvalidInput, "no user")
