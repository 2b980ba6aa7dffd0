"""Files by name, version, session and person."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import asyncio
import hashlib

from keepwise.errors import NotFound
from keepwise.testing.conformance.artifacts.content import MEGABYTE, streamed
from keepwise.testing.conformance.subject import Subject
from keepwise.testing.conformance.suite import all_refused, check, equal, holds, refused


@check("artifacts.versions", "Versions count from 0; each is there by number, the last without.")
async def versions_count_from_zero(subject: Subject) -> None:
    kw = await subject.open()
    saved = []
    for number in range(3):
        subject.clock.advance(seconds=1)
        content = f"state {number}"
        saved.append(await kw.artifacts.save(subject.maria, "f", content, session_id="s1"))
    kw = await subject.open()
    equal([each.version for each in saved], [0, 1, 2], "numbers")
    versions = await kw.artifacts.versions(subject.maria, "f", session_id="s1")
    equal(versions, tuple(saved), "the list")
    for number in (0, 1, 2):
        loaded = await kw.artifacts.load(subject.maria, "f", session_id="s1", version=number)
        equal(loaded.data, f"state {number}".encode(), f"version {number}")
    last = await kw.artifacts.load(subject.maria, "f", session_id="s1")
    equal((last.version.version, last.data), (2, b"state 2"), "the latest")


@check("artifacts.writers", "Writers at one time each get a number, and none is lost.")
async def writers_get_their_own_number(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    saved = await asyncio.gather(
        *(
            (kw, other)[number % 2].artifacts.save(subject.maria, "f", f"writer {number % 7}")
            for number in range(30)
        )
    )
    equal(sorted(each.version for each in saved), list(range(30)), "numbers")
    kw = await subject.open()
    for each in saved:
        loaded = await kw.artifacts.load(subject.maria, "f", version=each.version)
        equal(hashlib.sha256(loaded.data).hexdigest(), each.digest, f"version {each.version}")


@check("artifacts.missing", "What is not there is not found: a name, version, session or person.")
async def what_is_not_there_is_not_found(subject: Subject) -> None:
    kw = await subject.open()
    await kw.artifacts.save(subject.maria, "f", "x", session_id="s1")
    for scope, name, session_id, version in (
        (subject.maria, "g", "s1", None),
        (subject.maria, "f", "s2", None),
        (subject.maria, "f", "", None),
        (subject.maria, "user:f", "s1", None),
        (subject.sam, "f", "s1", None),
        (subject.maria, "f", "s1", 1),
        (subject.maria, "f", "s1", -1),
        (subject.maria, "f", "s1", 2**70),
        (subject.maria, "f\x00", "s1", None),
        (subject.maria, "\ud800", "s1", None),
    ):
        actions = (
            kw.artifacts.load(scope, name, session_id=session_id, version=version),
            kw.artifacts.get(scope, name, session_id=session_id, version=version),
        )
        await all_refused(actions, NotFound, f"{name!a} of {session_id}, version {version}")
        if version is None:
            listed = kw.artifacts.versions(scope, name, session_id=session_id)
            await refused(listed, NotFound, f"the versions of {name!a}")
            stream = streamed(kw, scope, name, session_id=session_id)
            await refused(stream, NotFound, f"the stream of {name!a}")
            deleted = await kw.artifacts.delete(scope, name, session_id=session_id)
            equal(deleted, False, f"deleting {name!a}")


@check("artifacts.user", "A user: name, or none of a session, is one file from every session.")
async def the_users_files_are_shared(subject: Subject) -> None:
    kw = await subject.open()
    for number, (name, session_id) in enumerate(
        (("user:plan", "s1"), ("plan", ""), ("user:plan", "s2"), ("user:plan", ""))
    ):
        saved = await kw.artifacts.save(
            subject.maria, name, f"plan {number}", session_id=session_id
        )
        equal((saved.name, saved.session_id), ("user:plan", ""), f"{name} of {session_id!r}")
        equal(saved.version, number, "its number")
    own = await kw.artifacts.save(subject.maria, "plan", "own", session_id="s1")
    equal((own.name, own.version), ("plan", 0), "the session's own of that name")
    kw = await subject.open()
    for session_id in ("s1", "s2", "s3", ""):
        loaded = await kw.artifacts.load(subject.maria, "user:plan", session_id=session_id)
        equal(loaded.data, b"plan 3", f"from {session_id!r}")
    loaded = await kw.artifacts.load(subject.maria, "plan", session_id="s1")
    equal(loaded.data, b"own", "the session's own")


@check("artifacts.names", "Names are listed once, sorted, and each loads from the session.")
async def what_is_listed_loads(subject: Subject) -> None:
    kw = await subject.open()
    names = ["a b.txt", "a/b/c.txt", "café 東.txt", "user:z", " padded ", "%", "a%", "versions/0"]
    for name in [*names, *names]:
        await kw.artifacts.save(subject.maria, name, name, session_id="s1")
    await kw.artifacts.save(subject.maria, "elsewhere", "x", session_id="s2")
    await kw.artifacts.save(subject.maria, "everywhere", "everywhere")
    await kw.artifacts.save(subject.sam, "user:sam", "x", session_id="s1")
    kw = await subject.open()
    listed = await kw.artifacts.names(subject.maria, session_id="s1")
    equal(listed, tuple(sorted([*names, "user:everywhere"])), "the names")
    for name in listed:
        loaded = await kw.artifacts.load(subject.maria, name, session_id="s1")
        equal(loaded.data.decode(), name.removeprefix("user:") if "every" in name else name, name)
    both = ("user:everywhere", "user:z")
    equal(await kw.artifacts.names(subject.maria), both, "without a session")


@check("artifacts.shared", "Files of equal content are deleted one by one; the others keep it.")
async def equal_content_outlives_one_file(subject: Subject) -> None:
    kw = await subject.open()
    places = (("a", "s1"), ("b", "s1"), ("a", "s2"), ("user:c", ""))
    digests = set()
    for name, session_id in places:
        saved = await kw.artifacts.save(subject.maria, name, MEGABYTE * 2, session_id=session_id)
        digests.add(saved.digest)
    await kw.artifacts.save(subject.sam, "a", MEGABYTE * 2, session_id="s1")
    equal(len(digests), 1, "digests")
    for number, (name, session_id) in enumerate(places):
        deleted = await kw.artifacts.delete(subject.maria, name, session_id=session_id)
        equal(deleted, True, f"deleting {name} of {session_id}")
        kw = await subject.open()
        for other, other_session in places[number + 1 :]:
            loaded = await kw.artifacts.load(subject.maria, other, session_id=other_session)
            holds(loaded.data == MEGABYTE * 2, f"{other} of {other_session} lost its content")
    loaded = await kw.artifacts.load(subject.sam, "a", session_id="s1")
    holds(loaded.data == MEGABYTE * 2, "Sam's lost its content")
    await kw.artifacts.save(subject.maria, "a", MEGABYTE * 2, session_id="s1")
    holds(await streamed(kw, subject.maria, "a", session_id="s1") == MEGABYTE * 2, "saved anew")


@check("artifacts.delete", "A deleted file is gone with all its versions; a new one begins at 0.")
async def a_deleted_file_is_gone(subject: Subject) -> None:
    kw = await subject.open()
    for number in range(3):
        for session_id in ("s1", "s2"):
            content = f"state {number}"
            await kw.artifacts.save(subject.maria, "f", content, session_id=session_id)
    equal(await kw.artifacts.delete(subject.maria, "f", session_id="s1"), True, "deleting it")
    equal(await kw.artifacts.delete(subject.maria, "f", session_id="s1"), False, "doing it again")
    kw = await subject.open()
    actions = [
        kw.artifacts.load(subject.maria, "f", session_id="s1", version=version)
        for version in (None, 0, 1, 2)
    ]
    await all_refused(actions, NotFound, "a version of the deleted file")
    equal(await kw.artifacts.names(subject.maria, session_id="s1"), (), "names")
    other = await kw.artifacts.versions(subject.maria, "f", session_id="s2")
    equal(len(other), 3, "versions of the other session's")
    again = await kw.artifacts.save(subject.maria, "f", "new", session_id="s1")
    equal(again.version, 0, "the number of a new one")


@check("artifacts.delete_all", "Deleting all takes every file of one person and no other's.")
async def everything_of_one_person_goes(subject: Subject) -> None:
    kw = await subject.open()
    for scope in (subject.maria, subject.sam):
        for name, session_id in (("a", "s1"), ("a", "s2"), ("user:b", "")):
            for number in range(2):
                await kw.artifacts.save(scope, name, f"state {number}", session_id=session_id)
    before = await kw.artifacts.files(subject.sam)
    equal(await kw.artifacts.delete_all(subject.maria), 6, "versions deleted")
    equal(await kw.artifacts.delete_all(subject.maria), 0, "versions deleted again")
    kw = await subject.open()
    equal(await kw.artifacts.files(subject.maria), (), "what is left")
    equal(await kw.artifacts.files(subject.sam), before, "Sam's")
    equal((await kw.artifacts.load(subject.sam, "user:b")).data, b"state 1", "Sam's content")


@check("artifacts.remove", "A removed file is neither listed nor loaded; its past is, by number.")
async def a_removed_file_keeps_its_past(subject: Subject) -> None:
    kw = await subject.open()
    await refused(kw.artifacts.remove(subject.maria, "f"), NotFound, "removing what never was")
    await kw.artifacts.save(subject.maria, "f", "first")
    equal(await kw.artifacts.remove(subject.maria, "f"), 1, "the number of the removal")
    kw = await subject.open()
    equal(await kw.artifacts.names(subject.maria), (), "names")
    actions = [
        action(subject.maria, "f", version=version)
        for action in (kw.artifacts.load, kw.artifacts.get)
        for version in (None, 1)
    ]
    await all_refused(actions, NotFound, "the removed file")
    equal((await kw.artifacts.load(subject.maria, "f", version=0)).data, b"first", "its past")
    versions = await kw.artifacts.versions(subject.maria, "f")
    equal([each.version for each in versions], [0], "the versions that load")
    equal((await kw.artifacts.save(subject.maria, "f", "back")).version, 2, "saving it again")
    equal(await kw.artifacts.names(subject.maria), ("user:f",), "names after that")


@check("artifacts.forget", "Forgotten words go from the text, the name and the metadata of files.")
async def forgotten_words_go_from_files(subject: Subject) -> None:
    kw = await subject.open()
    words = "Prefers quokkagrams to charts"
    await kw.artifacts.save(
        subject.maria, f"{words}.md", f"# {words}\nRest", metadata={"about": words}
    )
    await kw.artifacts.save(subject.sam, "notes.md", words)
    memory = await kw.bank.create(subject.maria, words)
    await kw.bank.delete(subject.maria, memory.memory_id)
    kw = await subject.open()
    (name,) = await kw.artifacts.names(subject.maria)
    loaded = await kw.artifacts.load(subject.maria, name)
    holds("quokkagram" not in f"{name} {loaded}", "the words are still there")
    holds(loaded.data.startswith(b"# ") and loaded.data.endswith(b"\nRest"), "the rest is not")
    equal((await kw.artifacts.load(subject.sam, "notes.md")).data, words.encode(), "Sam's")


@check("artifacts.erase", "Erasing a person takes all of their files and no other's.")
async def an_erased_person_has_no_files(subject: Subject) -> None:
    kw = await subject.open()
    for scope in (subject.maria, subject.sam):
        await kw.artifacts.save(scope, "a", MEGABYTE, session_id="s1")
        await kw.artifacts.save(scope, "user:b", "text")
    await kw.erase(subject.maria)
    kw = await subject.open()
    equal(await kw.artifacts.files(subject.maria), (), "what is left")
    loaded = await kw.artifacts.load(subject.sam, "a", session_id="s1")
    holds(loaded.data == MEGABYTE, "Sam's lost its content")
