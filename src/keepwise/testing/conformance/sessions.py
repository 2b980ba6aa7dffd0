"""Sessions: made, read, appended to in order, told apart from stale copies, deleted."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import asyncio

from keepwise.errors import AlreadyExists, InvalidInput, NotFound, StaleSession
from keepwise.model import Scope, Session
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
        equal(await kw.sessions.delete(subject.maria, id_), False, f"{what}, deleted")
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


@check("sessions.recent", "The last N events, for any N from none to more than there are.")
async def recent_events_are_the_last(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    for number in range(5):
        await kw.sessions.append(subject.maria, "s1", subject.event("Hello", id=f"e{number}"))
    for recent, wanted in ((0, []), (1, ["e4"]), (2, ["e3", "e4"]), (5, None), (2**80, None)):
        session = await kw.sessions.get(subject.maria, "s1", recent=recent)
        expected = [f"e{number}" for number in range(5)] if wanted is None else wanted
        equal(_ids(session), expected, f"the last {recent}")
        equal(session.revision, 5, "the revision counts all")
    negative = kw.sessions.get(subject.maria, "s1", recent=-1)
    await refused(negative, InvalidInput, "the last -1", field="recent")


@check("sessions.after", "Events at or after a time, also in combination with the last N.")
async def events_after_a_time(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    start = subject.clock()
    # Out of order on purpose: the clocks of two machines differ.
    for number, offset in enumerate((0, 30, 10, 20, 40)):
        event = subject.event("Hello", id=f"e{number}", time=start + offset)
        await kw.sessions.append(subject.maria, "s1", event)
    for after, recent, wanted in (
        (0, None, ["e0", "e1", "e2", "e3", "e4"]),
        (20, None, ["e1", "e3", "e4"]),
        (21, None, ["e1", "e4"]),
        (40, None, ["e4"]),
        (2**80, None, []),
        (-(2**80), 1, ["e4"]),
        (10, 2, ["e3", "e4"]),
        (30, 5, ["e1", "e4"]),
        (30, 1, ["e4"]),
        (0, 0, []),
    ):
        session = await kw.sessions.get(subject.maria, "s1", after=start + after, recent=recent)
        equal(_ids(session), wanted, f"after {after}, recent {recent}")


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


@check("sessions.one_winner", "Of writers that saw the same revision exactly one is let in.")
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


@check("sessions.no_revision", "A writer that names no revision appends whatever came between.")
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
    equal(sorted(_ids(session)), sorted(f"e{number}" for number in range(20)), "events")


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


@check("sessions.partial", "A partial event is handed back untouched and not stored.")
async def partial_events_are_not_stored(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    event = subject.event("Hel", delta={"k": 1, "user:k": 1, "temp:k": 1}, partial=True)
    appended = await kw.sessions.append(subject.maria, "s1", event)
    equal(appended.event, event, "the event")
    session = await kw.sessions.get(subject.maria, "s1")
    equal((session.revision, session.events, session.state), (0, (), {}), "what is stored")


@check("sessions.list", "A list holds each session once, least recently updated first, in pages.")
async def sessions_are_listed_in_pages(subject: Subject) -> None:
    kw = await subject.open()
    for number in range(7):
        # Two at a time share an instant; their order is then by id.
        await kw.sessions.create(subject.maria, session_id=f"s{number}", state={"n": number})
        subject.clock.advance(microseconds=number % 2)
    await kw.sessions.append(subject.maria, "s0", subject.event("Hello"))
    expected = ["s1", "s2", "s3", "s4", "s5", "s6", "s0"]
    whole = await kw.sessions.list(subject.maria)
    equal(sorted(each.id for each in whole.items), sorted(expected), "sessions")
    times = [each.updated_at for each in whole.items]
    equal(times, sorted(times), "update times")
    equal(whole.next_token, "", "the token of the last page")
    holds(all(each.events == () for each in whole.items), "a list carries events")
    equal({each.id: each.state["n"] for each in whole.items}["s3"], 3, "the state in the list")
    found: list[str] = []
    token = ""
    for _ in range(5):
        page = await kw.sessions.list(subject.maria, page_size=3, page_token=token)
        holds(len(page.items) <= 3, "a page is longer than asked for")
        found.extend(each.id for each in page.items)
        token = page.next_token
        if not token:
            break
    equal(found, [each.id for each in whole.items], "the pages together")
    await refused(
        kw.sessions.list(subject.maria, page_token="no token"),
        InvalidInput,
        "a token that no list gave",
        field="page_token",
    )


@check("sessions.delete", "Deleting takes a session's events and state, and nothing else.")
async def deleted_session_is_gone(subject: Subject) -> None:
    kw = await subject.open()
    for id_ in ("s1", "s2"):
        await kw.sessions.create(subject.maria, session_id=id_, state={"k": id_})
        await kw.sessions.append(
            subject.maria, id_, subject.event("Hello", id="e1", delta={"user:k": 1, "app:k": 2})
        )
    equal(await kw.sessions.delete(subject.maria, "s1"), True, "the first time")
    equal(await kw.sessions.delete(subject.maria, "s1"), False, "the second time")
    kw = await subject.open()
    await refused(kw.sessions.get(subject.maria, "s1"), NotFound, "the deleted session")
    equal([each.id for each in (await kw.sessions.list(subject.maria)).items], ["s2"], "the list")
    equal(
        (await kw.sessions.get(subject.maria, "s2")).state,
        {"k": "s2", "user:k": 1, "app:k": 2},
        "the other session's state",
    )
    again = await kw.sessions.create(subject.maria, session_id="s1")
    equal(again.state, {"user:k": 1, "app:k": 2}, "state of a new session of that id")
    equal((again.revision, again.events), (0, ()), "ledger of a new session of that id")
    await kw.sessions.append(subject.maria, "s1", subject.event("Hello", id="e1"))
    equal(_ids(await kw.sessions.get(subject.maria, "s1")), ["e1"], "an event id used before")


@check("sessions.scope", "A session needs the app and the user that own it.")
async def session_needs_app_and_user(subject: Subject) -> None:
    kw = await subject.open()
    app = Scope.app("acme")
    actions = (
        kw.sessions.create(app, session_id="s1"),
        kw.sessions.append(app, "s1", subject.event("Hello")),
    )
    await all_refused(actions, InvalidInput, "no user")
