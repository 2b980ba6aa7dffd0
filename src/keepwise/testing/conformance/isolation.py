"""Isolation: what belongs to one scope is invisible to every other."""

# ruff: noqa: D103  what a check promises is said in its decorator

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from keepwise.errors import NotFound, SessionBusy
from keepwise.model import Json, Pruned, Scope
from keepwise.testing.conformance.subject import MONDAY, Subject
from keepwise.testing.conformance.suite import all_refused, check, equal, holds, refused
from keepwise.wiring import Keepwise

# Pairs that a pattern, a trim, a fold or a join of texts would take for one another.
_ALIKE = (
    (Scope.user("acme", "maria"), Scope.user("acme", "Maria")),
    (Scope.user("acme", "maria"), Scope.user("Acme", "maria")),
    (Scope.user("acme", "maria"), Scope.user("acme", "mari")),
    (Scope.user("acme", "maria"), Scope.user("acme", "maria1")),
    (Scope.user("acme", "maria"), Scope.user("acme", "mari_")),
    (Scope.user("acme", "maria"), Scope.user("acme", "%")),
    (Scope.user("acme", "maria"), Scope.user("acme", "maria ")),
    (Scope.user("acme", "maria"), Scope.user("acme2", "maria")),
    (Scope.user("acme", "maria"), Scope.user("acme", "maria", bank="other")),
    (Scope.user("a", "b/c"), Scope.user("a/b", "c")),
    (Scope.user("a", "bc"), Scope.user("ab", "c")),
    (Scope.user('a","user_id":"b', "c"), Scope.user("a", 'b","user_id":"c')),
    (Scope.user("acme", "é"), Scope.user("acme", "e\u0301")),
    (Scope.user("acme", "straße"), Scope.user("acme", "strasse")),
    (Scope.user("acme", "ı"), Scope.user("acme", "i")),
    (
        Scope.user("acme", "maria"),
        Scope.of({"app_name": "acme", "user_id": "maria", "project": "x"}),
    ),
)


def _giving(value: Json) -> Callable[[], Awaitable[Json]]:
    async def work() -> Json:
        return value

    return work


async def _fill(subject: Subject, kw: Keepwise, scope: Scope) -> tuple[str, str]:
    """Give a scope a session with all that hangs from one, and memories; the ids of both."""
    event = subject.event(MONDAY, delta={"own": 1, "user:own": 1})
    await kw.sessions.create(scope, session_id="private", state={"first": 1})
    await kw.sessions.append(scope, "private", event)
    await kw.sessions.append(scope, "private", subject.event("Hello", invocation="undone"))
    await kw.sessions.rewind(scope, "private", "undone")
    await kw.sessions.turns.begin(scope, "private", "theirs", wait=0)
    await kw.sessions.once(scope, "private:call", _giving("theirs"))
    result = await kw.bank.ingest(scope, [event], stream="private")
    equal(len(result.applied), 2, f"memories of {scope.entries}")
    return "private", result.applied[0].memory_id


async def _sees_nothing(
    subject: Subject, kw: Keepwise, scope: Scope, session_id: str, memory_id: str
) -> None:
    whose = f"seen by {scope.entries} in {scope.bank}"
    equal((await kw.bank.list(scope)).items, (), f"memories {whose}")
    equal((await kw.sessions.list(scope)).items, (), f"sessions {whose}")
    equal((await kw.audit.list(scope)).items, (), f"audit entries {whose}")
    equal(await kw.sessions.user_state(scope), {}, f"user state {whose}")
    for query in ("euros", "Western Europe", "What did we spend on Acme Pure?"):
        equal(tuple(await kw.bank.retrieve(scope, query)), (), f"hits {whose}")
    equal(await kw.bank.matching(scope, "I prefer euros"), (), f"what they could forget, {whose}")
    equal(await kw.sessions.history(scope, "user:own"), (), f"what a key has been, {whose}")
    equal(await kw.sessions.undone(scope, session_id), frozenset(), f"undone events {whose}")
    ended = await kw.sessions.turns.end(scope, session_id, "theirs")
    equal(ended, False, f"ending a turn, {whose}")
    pruned = await kw.sessions.prune(scope, before=subject.clock() + 1)
    equal(pruned, Pruned(), f"what a prune takes, {whose}")
    actions = (
        kw.bank.get(scope, memory_id),
        kw.bank.revisions(scope, memory_id),
        kw.bank.rollback(scope, memory_id, 1),
        kw.bank.delete(scope, memory_id),
        kw.sessions.get(scope, session_id),
        kw.sessions.get(scope, session_id, live=True, compacted=True),
        kw.sessions.events(scope, session_id),
        kw.sessions.history(scope, "own", session_id=session_id),
        kw.sessions.append(scope, session_id, subject.event("Hello", delta={"k": 1})),
        kw.sessions.append_many(scope, session_id, [subject.event("Hello", delta={"k": 1})]),
        kw.sessions.rewind(scope, session_id, "turn-1"),
        kw.sessions.set_expiry(scope, session_id, None),
        kw.sessions.turns.begin(scope, session_id, "theirs", wait=0),
        kw.sessions.turns.keep(scope, session_id, "theirs"),
    )
    await all_refused(actions, NotFound, f"what is not theirs, {whose}")
    deleted = await kw.sessions.delete(scope, session_id)
    equal(deleted.found, False, f"deleting what is not theirs, {whose}")


@check("isolation.user", "Sam never sees, changes or deletes anything of Maria's.")
async def users_do_not_see_each_other(subject: Subject) -> None:
    kw = await subject.open()
    session_id, memory_id = await _fill(subject, kw, subject.maria)
    before = await subject.everything(kw)
    await _sees_nothing(subject, kw, subject.sam, session_id, memory_id)
    await kw.sessions.set_shared(subject.sam, {"user:own": "Sam's"})
    await kw.bank.ingest(
        subject.sam, [subject.event("Forget that I prefer euros.")], stream="private"
    )
    kw = await subject.open()
    equal(await subject.everything(kw), before, "what Maria sees")
    equal(len(await kw.sessions.history(subject.maria, "user:own")), 1, "what her key has been")
    for scope, whose in ((subject.sam, "Sam's"), (subject.maria, "theirs")):
        done = await kw.sessions.once(scope, "private:call", _giving("Sam's"))
        equal(done, whose, "what was done under one token")
    await refused(
        kw.sessions.turns.begin(subject.maria, session_id, "another", wait=0),
        SessionBusy,
        "her turn",
    )


@check("isolation.alike", "Scopes that look alike are different scopes.")
async def scopes_that_look_alike_differ(subject: Subject) -> None:
    kw = await subject.open()
    for number, (one, other) in enumerate(_ALIKE):
        holds(one != other and one.id != other.id, f"{one.entries} is {other.entries}")
        # A bank of its own for each pair; within the pair the banks stay as they are.
        first, second = (Scope(each.entries, f"{each.bank}-{number}") for each in (one, other))
        session_id, memory_id = await _fill(subject, kw, first)
        before = await subject.everything(kw, first)
        await _sees_nothing(subject, kw, second, session_id, memory_id)
        await _fill(subject, kw, second)
        equal(await subject.everything(kw, first), before, f"what {first.entries} sees")


@check("isolation.order", "A scope is the same whatever the order its keys are given in.")
async def order_of_keys_does_not_matter(subject: Subject) -> None:
    kw = await subject.open()
    await _fill(subject, kw, subject.maria)
    turned = Scope.of({"user_id": "maria", "app_name": "acme"})
    equal((turned, turned.id), (subject.maria, subject.maria.id), "the scope")
    equal(len((await kw.bank.list(turned)).items), 2, "memories")


@check("isolation.same_ids", "Two scopes may use the same ids for their sessions and events.")
async def ids_belong_to_their_scope(subject: Subject) -> None:
    kw = await subject.open()
    for scope, word in ((subject.maria, "Hello"), (subject.sam, "Goodbye")):
        await kw.sessions.create(scope, session_id="s1", state={"word": word})
        appended = await kw.sessions.append(scope, "s1", subject.event(word, id="e1"))
        equal(appended.repeated, False, f"the event of {word}")
    equal((await kw.sessions.delete(subject.sam, "s1")).found, True, "deleting Sam's")
    session = await kw.sessions.get(subject.maria, "s1")
    equal((session.state, session.events[0].text), ({"word": "Hello"}, "Hello"), "Maria's")


@check("isolation.turns", "A turn is held in one scope; a session of that id elsewhere is free.")
async def turns_belong_to_their_scope(subject: Subject) -> None:
    kw = await subject.open()
    elsewhere = Scope.user("acme", "maria", bank="other")
    for scope in (subject.maria, subject.sam, elsewhere):
        await kw.sessions.create(scope, session_id="s1")
    await kw.sessions.turns.begin(subject.maria, "s1", "one", wait=0)
    for scope in (subject.sam, elsewhere):
        message = subject.event("Hello", invocation="two")
        await kw.sessions.append(scope, "s1", message)
        await kw.sessions.turns.begin(scope, "s1", "two", wait=0)
        equal(await kw.sessions.turns.end(scope, "s1", "one"), False, "ended by Maria's holder")
        equal(await kw.sessions.turns.end(scope, "s1", "two"), True, "ended by its own")
        await refused(
            kw.sessions.append(subject.maria, "s1", message), SessionBusy, "a message to Maria's"
        )


@check("isolation.rewind", "A rewind reaches one session of one scope, whatever ids are alike.")
async def rewinds_stay_in_their_session(subject: Subject) -> None:
    kw = await subject.open()
    places = ((subject.maria, "s1"), (subject.maria, "s2"), (subject.sam, "s1"))
    for scope, session_id in places:
        await kw.sessions.create(scope, session_id=session_id, state={"k": 0})
        for name, text in (("a", "Always show me euros."), ("b", "I like jazz.")):
            event = subject.event(text, id=name, invocation=name, delta={"k": name, name: 1})
            await kw.sessions.append(scope, session_id, event)
            if session_id == "s1":
                await kw.bank.ingest(scope, [event], stream=session_id)
    other, before = (
        await kw.sessions.get(subject.maria, "s2"),
        await subject.everything(kw, subject.sam),
    )
    done = await kw.sessions.rewind(subject.maria, "s1", "b")
    kw = await subject.open()
    equal((await kw.sessions.get(subject.maria, "s1")).state, {"k": "a", "a": 1}, "it was rewound")
    equal(len(done.memories), 1, "memories taken back")
    equal(await kw.sessions.get(subject.maria, "s2"), other, "Maria's other session")
    equal(await kw.sessions.undone(subject.maria, "s2"), frozenset(), "undone in it")
    equal(await subject.everything(kw, subject.sam), before, "what Sam sees")
    equal(await kw.sessions.undone(subject.sam, "s1"), frozenset(), "undone in Sam's")


@check("isolation.history", "What an app's key has been names nobody's sessions to anybody else.")
async def histories_do_not_name_others(subject: Subject) -> None:
    kw = await subject.open()
    elsewhere = Scope.user("other", "maria")
    for scope, name in ((subject.sam, "Sam"), (subject.maria, "Maria"), (elsewhere, "Else")):
        await kw.sessions.create(scope, session_id=f"{name}'s", state={"app:k": f"{name} first"})
        event = subject.event(id=f"{name}'s event", invocation=f"{name}'s turn",
                              delta={"app:k": name, "user:k": name})  # fmt: skip
        await kw.sessions.append(scope, f"{name}'s", event)
    kw = await subject.open()
    for scope, mine, others in ((subject.maria, "Maria", "Sam"), (subject.sam, "Sam", "Maria")):
        changes = await kw.sessions.history(scope, "app:k")
        values = ["Sam first", "Sam", "Maria first", "Maria"]
        equal([each.after for each in changes], values, "what everybody of the app sees")
        own = [each for each in changes if str(each.after).startswith(mine)]
        equal([each.session_id for each in own], [f"{mine}'s"] * 2, "one's own sessions")
        equal([each.event_id for each in own], ["", f"{mine}'s event"], "one's own events")
        theirs = [each for each in changes if str(each.after).startswith(others)]
        named = {(each.session_id, each.event_id, each.invocation_id) for each in theirs}
        equal(named, {("", "", "")}, f"{others}'s sessions, events and turns, told to {mine}")
        (change,) = await kw.sessions.history(scope, "user:k")
        equal(change.after, mine, "one's own key")


@check("isolation.ranking", "Nobody's memories move anybody else's scores.")
async def scores_depend_on_one_scope(subject: Subject) -> None:
    kw = await subject.open()
    for fact in ("Likes jazz concerts", "Likes walks in the rain", "Plays the cello"):
        await kw.bank.create(subject.maria, fact)
    before = await kw.bank.retrieve(subject.maria, "jazz in the rain")
    for word in ("jazz", "rain", "concerts", "walks") * 3:
        await kw.bank.create(subject.sam, f"Talks about {word} and {subject.new_id()}")
    equal(await kw.bank.retrieve(subject.maria, "jazz in the rain"), before, "Maria's hits")


@check("isolation.forget", "Forgetting takes the same words from nobody else.")
async def forgetting_stays_in_the_scope(subject: Subject) -> None:
    kw = await subject.open()
    _, memory_id = await _fill(subject, kw, subject.maria)
    await _fill(subject, kw, subject.sam)
    before = await subject.everything(kw, subject.sam)
    await kw.bank.delete(subject.maria, memory_id)
    equal(await subject.everything(kw, subject.sam), before, "what Sam sees")


@check("isolation.concurrent", "Writes of two scopes at one time end up where they belong.")
async def concurrent_writes_stay_apart(subject: Subject) -> None:
    kw = await subject.open()
    other = await subject.open_another()
    both = ((subject.maria, "maria"), (subject.sam, "sam"))
    for scope, _ in both:
        await kw.sessions.create(scope, session_id="s1")

    async def write(scope: Scope, name: str, number: int) -> None:
        keep = (kw, other)[number % 2]
        if number % 4 == 0:
            await keep.bank.create(scope, f"Knows {name} and {_word(number)}")
        else:
            delta = {f"k{number}": name, f"user:k{number}": name}
            event = subject.event(f"{name} {number}", id=f"e{number}", delta=delta)
            await keep.sessions.append(scope, "s1", event)

    await asyncio.gather(
        *(write(scope, name, number) for number in range(200) for scope, name in both)
    )
    kw = await subject.open()
    for scope, name in both:
        facts = await subject.facts(kw, scope)
        equal(len(facts), 50, f"memories of {name}")
        holds(all(fact.startswith(f"Knows {name} ") for fact in facts), f"a memory not of {name}")
        session = await kw.sessions.get(scope, "s1")
        equal((session.revision, len(session.events)), (150, 150), f"events of {name}")
        holds(all(e.text.startswith(f"{name} ") for e in session.events), f"event not of {name}")
        equal((len(session.state), set(session.state.values())), (300, {name}), f"state of {name}")


def _word(number: int) -> str:
    """A made-up word without digits, different for every number."""
    return "".join("bcdfghjkmn"[int(digit)] + "a" for digit in f"{number:03}")
