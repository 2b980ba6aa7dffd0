"""Sessions: how they end. Deleted, expired, cleared away when they are old."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

from collections.abc import Awaitable, Callable

from keepwise.errors import InvalidInput, NotFound
from keepwise.model import Json, Pruned, Scope
from keepwise.testing.conformance.subject import MONDAY, Subject
from keepwise.testing.conformance.suite import all_refused, check, equal, holds, refused
from keepwise.wiring import Keepwise

_HOUR = 3_600_000_000


async def _listed(kw: Keepwise, scope: Scope) -> list[str]:
    return sorted(each.id for each in (await kw.sessions.list(scope)).items)


def _giving(value: Json) -> Callable[[], Awaitable[Json]]:
    async def work() -> Json:
        return value

    return work


@check("sessions.delete", "Deleting takes a session's events and state, and nothing else.")
async def deleted_session_is_gone(subject: Subject) -> None:
    kw = await subject.open()
    for id_ in ("s1", "s2"):
        await kw.sessions.create(subject.maria, session_id=id_, state={"k": id_})
        await kw.sessions.append(
            subject.maria, id_, subject.event("Hello", id="e1", delta={"user:k": 1, "app:k": 2})
        )
    equal((await kw.sessions.delete(subject.maria, "s1")).found, True, "the first time")
    equal((await kw.sessions.delete(subject.maria, "s1")).found, False, "the second time")
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
    session = await kw.sessions.get(subject.maria, "s1")
    equal([event.id for event in session.events], ["e1"], "an event id used before")


@check("sessions.delete_effects", "What was done once for a session is forgotten with it, exactly.")
async def effects_go_with_their_session(subject: Subject) -> None:
    kw = await subject.open()
    names = ("s", "s1", "s_", "%", "s10")
    for id_ in names:
        await kw.sessions.create(subject.maria, session_id=id_)
        await kw.sessions.once(subject.maria, f"{id_}:call", _giving("first"))
    await kw.sessions.create(subject.sam, session_id="s1")
    await kw.sessions.once(subject.sam, "s1:call", _giving("first"))
    gone = []
    for id_ in ("s_", "%", "s1", "s"):
        await kw.sessions.delete(subject.maria, id_)
        gone.append(id_)
        kw = await subject.open()
        for other in names:
            if other not in gone:
                done = await kw.sessions.once(subject.maria, f"{other}:call", _giving("again"))
                equal(done, "first", f"what was done for {other} after {id_} was deleted")
    for id_ in gone:
        done = await kw.sessions.once(subject.maria, f"{id_}:call", _giving("again"))
        equal(done, "again", f"what is done for the deleted session {id_}")
    done = await kw.sessions.once(subject.sam, "s1:call", _giving("again"))
    equal(done, "first", "what was done for somebody else's session of that id")


@check(
    "sessions.delete_artifacts",
    "A session's files go with it; those of others and the user's stay.",
)
async def files_go_with_their_session(subject: Subject) -> None:
    kw = await subject.open()
    end = subject.clock() + _HOUR
    for id_, expires_at in (("s1", None), ("s2", None), ("s_", None), ("s3", end), ("s4", end)):
        await kw.sessions.create(subject.maria, session_id=id_, expires_at=expires_at)
        for name in ("plot.png", "user:logo.png"):
            await kw.artifacts.save(subject.maria, name, f"of {id_}".encode(), session_id=id_)
    await kw.sessions.create(subject.sam, session_id="s1")
    await kw.artifacts.save(subject.sam, "plot.png", b"Sam's", session_id="s1")
    subject.clock.set(end)
    # Deleted, left over when its id is taken again, and cleared away.
    await kw.sessions.delete(subject.maria, "s1")
    await kw.sessions.delete(subject.maria, "s_")
    await kw.sessions.create(subject.maria, session_id="s3")
    await kw.sessions.prune(subject.maria, before=0)
    kw = await subject.open()
    for id_ in ("s1", "s_", "s3", "s4"):
        names = await kw.artifacts.names(subject.maria, session_id=id_)
        equal(names, ("user:logo.png",), f"names in {id_}")
        await refused(
            kw.artifacts.load(subject.maria, "plot.png", session_id=id_, version=0),
            NotFound,
            f"the file of {id_}",
        )
    for scope, session_id, content in (
        (subject.maria, "s2", b"of s2"),
        (subject.sam, "s1", b"Sam's"),
    ):
        found = await kw.artifacts.load(scope, "plot.png", session_id=session_id)
        equal(found.data, content, f"the file in {session_id} of {scope.entries}")
    logo = await kw.artifacts.load(subject.maria, "user:logo.png", session_id="s1")
    equal((logo.data, logo.version.version), (b"of s4", 4), "the user's file")
    await kw.sessions.create(subject.maria, session_id="s1")
    again = await kw.artifacts.save(subject.maria, "plot.png", b"new", session_id="s1")
    equal(again.version, 0, "the first version in a new session of that id")


@check("sessions.delete_memories", "With its memories, those go that rest on the session alone.")
async def memories_go_with_their_session(subject: Subject) -> None:
    kw = await subject.open()
    said = {
        "s1": ["Always show me euros.", "I like jazz.", "I work on Western Europe."],
        "s2": ["I like jazz."],
        "s3": ["I prefer tables."],
    }
    for id_, texts in said.items():
        await kw.sessions.create(subject.maria, session_id=id_)
        for text in texts:
            subject.clock.advance(seconds=1)
            event = subject.event(text)
            await kw.sessions.append(subject.maria, id_, event)
            await kw.bank.ingest(subject.maria, [event], stream=id_)
    await kw.bank.create(subject.maria, "Plays the cello")
    before = await subject.facts(kw)
    equal(len(before), 5, "memories at first")
    await kw.sessions.delete(subject.maria, "s3")
    equal(await subject.facts(kw), before, "memories, when only the session is deleted")
    equal((await kw.sessions.delete(subject.maria, "s1", memories=True)).found, True, "deleted")
    kw = await subject.open()
    left = await subject.facts(kw)
    equal(len(left), 3, f"memories that are left ({left})")
    holds("Plays the cello" in left, f"what was written directly is gone: {left}")
    (jazz,) = [each for each in (await kw.bank.list(subject.maria)).items if "jazz" in each.fact]
    equal([each.stream for each in jazz.evidence], ["s2"], "what the shared memory rests on")
    for query in ("euros", "Western Europe"):
        hits = await kw.bank.retrieve(subject.maria, query)
        holds(all("euro" not in hit.memory.fact.lower() for hit in hits), f"found by {query}")
    again = await kw.sessions.delete(subject.maria, "s1", memories=True)
    equal(again.found, False, "a second time")


@check("sessions.expiry", "From its time on a session is not there, for anybody or anything.")
async def expired_sessions_are_gone(subject: Subject) -> None:
    kw = await subject.open()
    expires_at = subject.clock() + _HOUR
    made = await kw.sessions.create(
        subject.maria, session_id="s1", state={"k": 1, "user:k": 2}, expires_at=expires_at
    )
    equal(made.expires_at, expires_at, "when it ends")
    stays = await kw.sessions.create(subject.maria, session_id="s2")
    equal(stays.expires_at, None, "when a session ends that was given no time")
    first = subject.event("Hello", id="e1")
    await kw.sessions.append(subject.maria, "s1", first)
    await kw.sessions.rewind(subject.maria, "s1", "turn-1")
    await kw.sessions.turns.begin(subject.maria, "s1", "me", wait=0)
    kw = await subject.open()
    subject.clock.set(expires_at - 1)
    equal((await kw.sessions.get(subject.maria, "s1")).expires_at, expires_at, "just before")
    equal(await _listed(kw, subject.maria), ["s1", "s2"], "the list just before")
    subject.clock.set(expires_at)
    for _ in range(2):
        equal(await _listed(kw, subject.maria), ["s2"], "the list")
        newest = await kw.sessions.list(subject.maria, newest_first=True)
        equal([each.id for each in newest.items], ["s2"], "the list from the newest")
        actions = (
            kw.sessions.get(subject.maria, "s1"),
            kw.sessions.get(subject.maria, "s1", live=True, compacted=True),
            kw.sessions.events(subject.maria, "s1"),
            kw.sessions.append(subject.maria, "s1", subject.event("Hello")),
            kw.sessions.append(subject.maria, "s1", first),
            kw.sessions.append_many(subject.maria, "s1", [subject.event("Hello")]),
            kw.sessions.set_expiry(subject.maria, "s1", None),
            kw.sessions.set_expiry(subject.maria, "s1", expires_at + _HOUR),
            kw.sessions.rewind(subject.maria, "s1", "turn-1"),
            kw.sessions.turns.begin(subject.maria, "s1", "me", wait=0),
            kw.sessions.turns.keep(subject.maria, "s1", "me"),
            kw.sessions.history(subject.maria, "k", session_id="s1"),
        )
        await all_refused(actions, NotFound, "the expired session")
        equal((await kw.sessions.delete(subject.maria, "s1")).found, False, "deleting it")
        equal(await kw.sessions.turns.end(subject.maria, "s1", "me"), False, "ending its turn")
        equal(await kw.sessions.undone(subject.maria, "s1"), frozenset(), "what was undone in it")
        kw = await subject.open()
    equal(await kw.sessions.user_state(subject.maria), {"k": 2}, "the user's state stays")
    equal((await kw.sessions.get(subject.maria, "s2")).state, {"user:k": 2}, "and is seen")


@check("sessions.expiry_id", "The id of an expired session is free, and the new one is empty.")
async def ids_of_expired_sessions_are_free(subject: Subject) -> None:
    kw = await subject.open()
    expires_at = subject.clock() + _HOUR
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 1}, expires_at=expires_at)
    await kw.sessions.append(subject.maria, "s1", subject.event("Old words", id="e1"))
    await kw.sessions.once(subject.maria, "s1:call", _giving("old"))
    await kw.sessions.turns.begin(subject.maria, "s1", "somebody", wait=0)
    subject.clock.set(expires_at)
    made = await kw.sessions.create(subject.maria, session_id="s1", state={"new": 1})
    equal((made.revision, made.events, made.state), (0, (), {"new": 1}), "the new session")
    equal((made.created_at, made.expires_at), (expires_at, None), "its times")
    again = await kw.sessions.append(subject.maria, "s1", subject.event("New words", id="e1"))
    equal((again.repeated, again.revision), (False, 1), "an event id used before")
    changes = await kw.sessions.history(subject.maria, "k", session_id="s1")
    equal(changes, (), "the history of a key of the old session")
    equal(await kw.sessions.once(subject.maria, "s1:call", _giving("new")), "new", "an effect")
    kw = await subject.open()
    events = (await kw.sessions.events(subject.maria, "s1")).items
    equal([each.text for each in events], ["New words"], "events")


@check("sessions.set_expiry", "A session's end can be set, moved and taken away; nothing else is.")
async def expiry_can_be_changed(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"k": 1})
    await kw.sessions.append(subject.maria, "s1", subject.event("Hello"))
    before = await kw.sessions.get(subject.maria, "s1", recent=0)
    end = subject.clock() + _HOUR
    subject.clock.advance(seconds=1)
    for expires_at in (end, end + _HOUR, None, end):
        changed = await kw.sessions.set_expiry(subject.maria, "s1", expires_at)
        equal(changed.expires_at, expires_at, "handed back")
        kw = await subject.open()
        session = await kw.sessions.get(subject.maria, "s1", recent=0)
        equal(session.expires_at, expires_at, "read back")
        equal(
            (session.revision, session.updated_at, session.state),
            (before.revision, before.updated_at, before.state),
            "the rest of the session",
        )
    await kw.sessions.append(subject.maria, "s1", subject.event("Hello"), revision=before.revision)
    equal((await kw.sessions.get(subject.maria, "s1")).expires_at, end, "after an append")
    await refused(kw.sessions.set_expiry(subject.maria, "s2", end), NotFound, "an unknown session")
    for far in (2**63, -(2**63), 2**80):
        await refused(
            kw.sessions.set_expiry(subject.maria, "s1", far),
            InvalidInput,
            f"expiring at {far}",
            field="expires_at",
        )
        await refused(
            kw.sessions.create(subject.maria, session_id="s3", expires_at=far),
            InvalidInput,
            f"made to expire at {far}",
            field="expires_at",
        )
    for past in (subject.clock(), subject.clock() - 1, 0, -5):
        await refused(
            kw.sessions.set_expiry(subject.maria, "s1", past),
            InvalidInput,
            "an end that has passed",
            field="expires_at",
        )
        await refused(
            kw.sessions.create(subject.maria, session_id="s3", expires_at=past),
            InvalidInput,
            "made with an end that has passed",
            field="expires_at",
        )
    equal(await _listed(kw, subject.maria), ["s1"], "sessions")
    subject.clock.set(end)
    await refused(kw.sessions.get(subject.maria, "s1"), NotFound, "the session after its end")


async def _old_and_new(subject: Subject, kw: Keepwise) -> int:
    """Maria's sessions of three ages, one that has expired and one of Sam's; the middle's time."""
    for number, id_ in enumerate(("old1", "old2", "edge", "new", "expired")):
        await kw.sessions.create(
            subject.maria,
            session_id=id_,
            state={"k": id_, "user:last": id_},
            expires_at=subject.clock() + 10_000_000 if id_ == "expired" else None,
        )
        for _ in range(number + 1):
            await kw.sessions.append(subject.maria, id_, subject.event("Hello", delta={"n": 1}))
        await kw.sessions.once(subject.maria, f"{id_}:call", _giving("first"))
        subject.clock.advance(seconds=100)
    await kw.sessions.create(subject.sam, session_id="old1")
    return (await kw.sessions.get(subject.maria, "edge")).updated_at


@check("sessions.prune", "Pruning deletes what is older than a time or has expired, and counts it.")
async def old_sessions_are_pruned(subject: Subject) -> None:
    kw = await subject.open()
    edge = await _old_and_new(subject, kw)
    user = await kw.sessions.user_state(subject.maria)
    kept = [await kw.sessions.get(subject.maria, id_) for id_ in ("edge", "new")]
    done = await kw.sessions.prune(subject.maria, before=edge)
    equal(sorted(done.sessions), ["expired", "old1", "old2"], "the sessions that went")
    equal((done.events, done.changes, done.effects), (1 + 2 + 5, 2, 3), "what went with them")
    kw = await subject.open()
    equal(await _listed(kw, subject.maria), ["edge", "new"], "the list")
    equal([await kw.sessions.get(subject.maria, each.id) for each in kept], kept, "what stays")
    equal(await kw.sessions.user_state(subject.maria), user, "the user's state")
    (change, *_) = await kw.sessions.history(subject.maria, "user:last")
    equal(change.after, "edge", "the oldest change of the user's key that is kept")
    equal(await _listed(kw, subject.sam), ["old1"], "another user's")
    for id_, expected in (("old1", "again"), ("new", "first")):
        done_once = await kw.sessions.once(subject.maria, f"{id_}:call", _giving("again"))
        equal(done_once, expected, f"what was done for {id_}")
    again = await kw.sessions.create(subject.maria, session_id="expired")
    equal((again.revision, again.state.get("k")), (0, None), "a new session of a pruned id")
    await kw.sessions.prune(subject.maria, before=edge)
    equal(await kw.sessions.prune(subject.maria, before=edge), Pruned(), "once more")
    await kw.sessions.prune(subject.maria, before=subject.clock() + 1)
    equal(await _listed(kw, subject.maria), [], "when everything is old")


@check("sessions.prune_dry", "A dry run tells what would go and changes nothing.")
async def a_dry_run_changes_nothing(subject: Subject) -> None:
    kw = await subject.open()
    edge = await _old_and_new(subject, kw)
    await kw.bank.ingest(subject.maria, [subject.event(MONDAY)], stream="old1")
    before = await subject.everything(kw)
    planned = await kw.sessions.prune(subject.maria, before=edge, memories=True, dry_run=True)
    equal(sorted(planned.sessions), ["expired", "old1", "old2"], "what would go")
    kw = await subject.open()
    equal(await subject.everything(kw), before, "what is stored")
    for id_ in ("old1", "old2", "edge", "new"):
        done = await kw.sessions.once(subject.maria, f"{id_}:call", _giving("again"))
        equal(done, "first", f"what was done for {id_}")
    equal(await kw.sessions.prune(subject.maria, before=edge, dry_run=True), planned, "once more")
    done_now = await kw.sessions.prune(subject.maria, before=edge, memories=True)
    equal(done_now, planned, "what then went")
    equal(await subject.facts(kw), [], "the memories that rest on it")
