"""Rewind: what follows the ledger, and what does not. Memories, files, shared keys, tools."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

from keepwise.errors import NotFound
from keepwise.model import REMOVED, JsonObject, ToolCall
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import all_refused, check, equal, holds


@check("rewind.stands", "What others share and what tools did outside stands, and is named.")
async def what_stands_is_named(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1", state={"user:k": 1, "app:k": 1})
    await subject.turn(kw, "a", {"user:early": 1, "app:early": 1})
    await subject.turn(
        kw, "b", {"user:k": 2, "app:k": REMOVED, "user:new": 1, "own": 1, "temp:t": 1}
    )
    parts = [
        {"text": "Booking."},
        {"functionCall": {"id": "c1", "name": "book", "args": {"seat": 1}}},
        {"functionCall": {"id": "c2", "name": "pay", "args": {}}},
    ]
    answer = [{"functionResponse": {"id": "c1", "name": "book", "response": {"ok": True}}}]
    for author, content in (("router", parts), ("user", answer)):
        await kw.sessions.append(
            subject.maria,
            "s1",
            subject.event(author=author, invocation="c", content={"role": "m", "parts": content}),
        )
    shared: JsonObject = {"user:k": 2, "user:early": 1, "user:new": 1, "app:early": 1}
    done = await kw.sessions.rewind(subject.maria, "s1", "b")
    equal((done.user_keys, done.app_keys), (("k", "new"), ("k",)), "shared keys that stand")
    equal(done.restored, ("own",), "what was restored")
    equal(done.calls, (ToolCall("book", "c1", "c"), ToolCall("pay", "c2", "c")), "what tools did")
    kw = await subject.open()
    equal((await kw.sessions.get(subject.maria, "s1")).state, shared, "state")
    quiet = await kw.sessions.rewind(subject.maria, "s1", done.event.invocation_id)
    equal((quiet.user_keys, quiet.app_keys, quiet.calls), ((), (), ()), "when nothing stands")


@check("rewind.memories", "What was learned from the turns taken back alone is not remembered.")
async def memories_are_taken_back(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")

    async def said(name: str, text: str) -> None:
        asked, answered = await subject.turn(kw, name, said=text)
        await kw.bank.ingest(subject.maria, [asked, answered], stream="s1")

    await said("a", "Always show me euros. I work on Western Europe.")
    await subject.say(kw, "I prefer tables.", stream="another session")
    before = await subject.facts(kw)
    currency = await subject.filling(kw, "currency")
    await said("b", "Actually, show me pounds. I like jazz. I prefer tables.")
    await said("c", "I like long walks. I work on Western Europe.")
    learned = await subject.facts(kw)
    holds(len(learned) == len(before) + 2, f"learned in between: {learned}")
    new = {each.id for each in (await kw.bank.list(subject.maria)).items if each.fact not in before}
    done = await kw.sessions.rewind(subject.maria, "s1", "b")
    kw = await subject.open()
    equal(await subject.facts(kw), before, "memories")
    equal(set(done.memories), new, "the memories it names")
    after = await subject.filling(kw, "currency")
    equal((after.id, after.value), (currency.id, "EUR"), "the one that was updated")
    for word in ("jazz", "walks", "pounds"):
        hits = await kw.bank.retrieve(subject.maria, f"{word}?")
        holds(all(word not in hit.memory.fact for hit in hits), f"{word} is still found")
    for memory in (await kw.bank.list(subject.maria)).items:
        resting = {each.event_id for each in memory.evidence}
        holds(not resting & set(done.undone), f"{memory.fact} rests on what was taken back")
    # The session saved again teaches nothing anew; what is said anew does.
    ledger = (await kw.sessions.get(subject.maria, "s1")).events
    await kw.bank.ingest(subject.maria, ledger, stream="s1")
    equal(await subject.facts(kw), before, "memories after the session was saved again")
    await said("d", "I like jazz.")
    equal(len(await subject.facts(kw)), len(before) + 1, "memories after saying it again")


@check(
    "rewind.artifacts", "A session's files are what they were, also those saved past the ledger."
)
async def files_are_as_before(subject: Subject) -> None:
    kw = await subject.open()
    files = kw.artifacts
    await kw.sessions.create(subject.maria, session_id="s1")
    await kw.sessions.create(subject.maria, session_id="s2")
    await kw.sessions.create(subject.sam, session_id="s1")

    async def save(name: str, content: str, session_id: str = "s1") -> None:
        await kw.artifacts.save(subject.maria, name, content.encode(), session_id=session_id)

    async def loads(name: str, session_id: str = "s1", version: int | None = None) -> str:
        found = await kw.artifacts.load(subject.maria, name, session_id=session_id, version=version)
        return found.data.decode()

    await subject.turn(kw, "a")
    for name in ("changed", "twice", "same", "removed", "back", "user:logo"):
        await save(name, f"{name} by a")
    await files.remove(subject.maria, "back", session_id="s1")
    before = await files.names(subject.maria, session_id="s1")
    await subject.turn(kw, "b")
    for name in ("changed", "twice", "twice", "new", "back", "user:logo", "user:new"):
        await save(name, f"{name} by b")
    await save("same", "same by a")
    await save("new.then.gone", "by b")
    for name in ("removed", "new.then.gone"):
        await files.remove(subject.maria, name, session_id="s1")
    # Whatever is called alike elsewhere is another file.
    await save("changed", "elsewhere", "s2")
    await files.save(subject.sam, "changed", b"Sam's", session_id="s1")
    await subject.turn(kw, "c")
    await save("changed", "changed by c")
    kw = await subject.open()
    done = await kw.sessions.rewind(subject.maria, "s1", "b")
    kw = await subject.open()
    files = kw.artifacts
    names = await files.names(subject.maria, session_id="s1")
    equal(names, (*before, "user:new"), "names in the list")
    for name in ("changed", "twice", "same", "removed"):
        equal(await loads(name), f"{name} by a", f"the file {name}")
    gone = [
        files.load(subject.maria, name, session_id="s1")
        for name in ("new", "back", "new.then.gone")
    ]
    await all_refused(gone, NotFound, "a file that was not there")
    equal(await loads("user:logo"), "user:logo by b", "a file of the user's")
    equal(await loads("changed", "s2"), "elsewhere", "the other session's")
    sams = await files.load(subject.sam, "changed", session_id="s1")
    equal(sams.data, b"Sam's", "Sam's")
    restored = {name: done.artifacts[name] for name in ("changed", "twice", "removed")}
    for name, version in restored.items():
        latest = await files.get(subject.maria, name, session_id="s1")
        equal(latest.version, version, f"the new version of {name}")
    equal(set(done.artifacts), {"changed", "twice", "removed", "new", "back"}, "the files it names")
    actions = done.event.extra["actions"]
    assert isinstance(actions, dict)  # for the type checker
    equal(actions["artifactDelta"], dict(done.artifacts), "the files its event names")
    equal(await loads("changed", version=2), "changed by c", "an undone version, by its number")
    await save("new", "new by d")
    equal(await loads("new"), "new by d", "saved anew")
    versions = await files.versions(subject.maria, "new", session_id="s1")
    equal([each.version for each in versions], [0, done.artifacts["new"] + 1], "its numbers")


@check("rewind.artifacts_again", "Taking a rewind back brings the files back that it took away.")
async def files_come_back(subject: Subject) -> None:
    kw = await subject.open()
    await kw.sessions.create(subject.maria, session_id="s1")
    await subject.turn(kw, "a")
    await kw.artifacts.save(subject.maria, "kept", b"by a", session_id="s1")
    await subject.turn(kw, "b")
    for name in ("kept", "new"):
        await kw.artifacts.save(subject.maria, name, b"by b", session_id="s1")
    first = await kw.sessions.rewind(subject.maria, "s1", "b")
    equal(await kw.artifacts.names(subject.maria, session_id="s1"), ("kept",), "after the first")
    await kw.sessions.rewind(subject.maria, "s1", first.event.invocation_id)
    kw = await subject.open()
    for name in ("kept", "new"):
        found = await kw.artifacts.load(subject.maria, name, session_id="s1")
        equal(found.data, b"by b", f"the file {name}, as it was before the first")
    await kw.sessions.rewind(subject.maria, "s1", "a")
    equal(await kw.artifacts.names(subject.maria, session_id="s1"), (), "before everything")
