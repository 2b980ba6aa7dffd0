"""What the sessions do at their edges, one fault a test."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from keepwise import (
    Event,
    InvalidInput,
    Keepwise,
    NotFound,
    OutcomeUnknown,
    Refused,
    Scope,
    SessionBusy,
    Settings,
    StaleSession,
)
from keepwise.db.sqlite import SqliteDatabase
from keepwise.sessions.balance import store as balance
from keepwise.sessions.effects import store as effects_store
from keepwise.sessions.effects.service import Effects
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")
SAM = Scope.user("acme", "sam")


@pytest.fixture
async def kw():
    async with Keepwise.open(":memory:", settings=Settings(), clock=FrozenClock()) as opened:
        yield opened


def said(id_, **delta):
    return Event(id_, "user", 1, "turn", {"parts": [{"text": "hello"}]}, delta)


async def test_no_credential_is_written_as_the_holder_of_a_turn(kw):
    await kw.sessions.create(MARIA, session_id="s")
    odd = "ghp_" + "a1B2" * 9
    for action in (kw.sessions.turns.begin, kw.sessions.turns.keep):
        with pytest.raises(Refused):
            await action(MARIA, "s", odd)
    with pytest.raises(Refused):
        await kw.sessions.turns.begin(MARIA, "s", odd, wait=0)


async def test_a_retry_that_raises_leaves_the_outcome_as_unknown_as_before(kw):
    class Killed(BaseException):
        pass

    async def die():
        raise Killed

    async def fail():
        raise LookupError

    async def never():
        raise AssertionError("done again")

    with pytest.raises(Killed):
        await kw.sessions.once(MARIA, "t", die)
    with pytest.raises(LookupError):
        await kw.sessions.once(MARIA, "t", fail, unknown="retry")
    with pytest.raises(OutcomeUnknown):
        await kw.sessions.once(MARIA, "t", never)


async def test_the_first_result_counts_whoever_has_it(kw):
    """A failure of an attempt that was overtaken, or a late end of it, takes nothing back."""
    started, go = asyncio.Event(), asyncio.Event()
    fails = True

    async def slow():
        started.set()
        await go.wait()
        if fails:
            raise LookupError
        return "slow"

    async def fast():
        return "fast"

    async def again():
        raise AssertionError("done again")

    for token, ending in (("fails", True), ("ends", False)):
        started.clear(), go.clear()
        fails = ending
        running = asyncio.create_task(kw.sessions.once(MARIA, token, slow))
        await started.wait()
        # As another process would: there is no lock between two.
        other = Effects(kw._database, kw.guard, kw.now, iter("abc").__next__)
        assert await other.once(MARIA, token, fast, unknown="retry") == "fast"
        go.set()
        (result,) = await asyncio.gather(running, return_exceptions=True)
        assert isinstance(result, LookupError) if ending else result == "fast"
        assert await kw.sessions.once(MARIA, token, again) == "fast"


async def test_an_outcome_that_was_settled_stays_settled(kw):
    async def work():
        await kw.sessions.settle(MARIA, "t", "by hand")
        return "late"

    assert await kw.sessions.once(MARIA, "t", work) == "by hand"


@pytest.mark.parametrize("how", ["delete", "erase"])
async def test_nothing_is_kept_of_work_whose_session_is_deleted_meanwhile(kw, how):
    await kw.sessions.create(MARIA, session_id="s")
    token = "s:" + "0" * 32 + ":0"

    async def work():
        await (kw.sessions.delete(MARIA, "s") if how == "delete" else kw.erase(MARIA))
        return {"booked": "12A"}

    assert await kw.sessions.once(MARIA, token, work) == {"booked": "12A"}
    assert await kw._database.read(lambda tx: effects_store.effects(tx, MARIA)) == []
    assert (MARIA in await kw.scopes()) == (how == "delete")


async def test_an_equal_call_waits_for_the_outcome_of_the_one_before(kw):
    """A model that is told "outcome unknown" makes the same call again, under another token."""
    first, second = ("s:" + "0" * 32 + f":{number}" for number in (0, 1))

    async def die():
        raise asyncio.CancelledError

    async def done():
        return "done"

    with pytest.raises(asyncio.CancelledError):
        await kw.sessions.once(MARIA, first, die)
    with pytest.raises(OutcomeUnknown):
        await kw.sessions.once(MARIA, second, done)
    await kw.sessions.settle(MARIA, first, "done")
    assert await kw.sessions.once(MARIA, second, done) == "done"


async def test_work_that_was_cancelled_before_it_began_is_not_unknown(kw):
    async def done():
        return "done"

    for _ in range(20):
        task = asyncio.create_task(kw.sessions.once(MARIA, "t", never_runs))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert await kw.sessions.once(MARIA, "t", done) == "done"


async def never_runs():
    raise AssertionError("it was cancelled")


async def test_a_turn_taken_by_a_clock_that_was_put_back_has_ended(kw):
    await kw.sessions.create(MARIA, session_id="s")
    await kw.sessions.turns.begin(MARIA, "s", "one")
    kw.now.advance(seconds=-86_400)
    assert (await kw.sessions.turns.begin(MARIA, "s", "two", wait=0)).holder == "two"


async def test_two_runs_of_one_invocation_are_two_holders(kw):
    await kw.sessions.create(MARIA, session_id="s")
    await kw.sessions.turns.begin(MARIA, "s", "turn/one")
    with pytest.raises(SessionBusy):
        await kw.sessions.turns.begin(MARIA, "s", "turn/two", wait=0)
    assert not await kw.sessions.turns.end(MARIA, "s", "turn/two")
    assert await kw.sessions.turns.speaks(MARIA, "s", "turn")
    assert not await kw.sessions.turns.speaks(MARIA, "s", "other")
    await kw.sessions.append(MARIA, "s", said("e1"))
    with pytest.raises(SessionBusy):
        await kw.sessions.append(MARIA, "s", replace(said("e2"), invocation_id="other"))


async def test_a_session_created_anew_is_another(kw):
    old = await kw.sessions.create(MARIA, session_id="s")
    await kw.sessions.delete(MARIA, "s")
    kw.now.advance(seconds=1)
    await kw.sessions.create(MARIA, session_id="s")
    with pytest.raises(StaleSession):
        await kw.sessions.append(
            MARIA, "s", said("e1"), revision=old.revision, created_at=old.created_at
        )


async def test_a_file_that_came_with_an_undone_message_goes_with_it(kw):
    """It was saved before the message was appended; the message's event tells of it."""
    await kw.sessions.create(MARIA, session_id="s")
    await kw.artifacts.save(MARIA, "kept", b"1", session_id="s")
    await kw.artifacts.save(MARIA, "kept", b"2", session_id="s")
    await kw.artifacts.save(MARIA, "new", b"3", session_id="s")
    extra = {"actions": {"artifactDelta": {"kept": 1, "new": 0}}}
    await kw.sessions.append(MARIA, "s", replace(said("e1"), extra=extra))
    done = await kw.sessions.rewind(MARIA, "s", "turn")
    assert dict(done.artifacts) == {"kept": 2, "new": 1}
    assert (await kw.artifacts.load(MARIA, "kept", session_id="s")).data == b"1"
    assert await kw.artifacts.names(MARIA, session_id="s") == ("kept",)


async def test_an_id_that_reads_as_a_credential_is_not_repeated(kw):
    odd = "ghp_" + "a1B2" * 9
    with pytest.raises(NotFound) as error:
        await kw.sessions.get(MARIA, odd)
    assert odd not in str(error.value)


@pytest.mark.parametrize("odd", ["\ud800", "a\x00"])
async def test_text_that_no_column_keeps_is_refused_by_name(kw, odd):
    await kw.sessions.create(MARIA, session_id="s")
    with pytest.raises(InvalidInput, match="before_invocation"):
        await kw.sessions.rewind(MARIA, "s", odd)
    with pytest.raises(InvalidInput, match="key"):
        await kw.sessions.history(MARIA, f"user:{odd}")


async def test_what_is_pruned_without_a_session_is_cleaned_up_too(kw, monkeypatch):
    calls = []

    async def scrub(self):
        calls.append(self)
        return True

    monkeypatch.setattr(SqliteDatabase, "scrub", scrub)
    for value in (1, 2):
        await kw.sessions.set_shared(MARIA, {"user:k": value})
    pruned = await kw.sessions.prune(MARIA, before=kw.now() + 1)
    assert (pruned.changes, len(calls)) == (1, 1)


async def test_an_erased_person_is_in_no_history_of_the_app(kw):
    await kw.sessions.create(MARIA, session_id="s")
    await kw.sessions.append(MARIA, "s", said("e1", **{"app:plan": "pro"}))
    await kw.erase(MARIA)
    app = Scope.app("acme")
    entries = await kw._database.read(lambda tx: balance.changes(tx, app, "plan"))
    assert [(session_id, value) for _, session_id, value, _ in entries] == [("", "pro")]
    assert MARIA.id not in {writer for _, _, _, writer in entries}


async def test_what_deletes_nothing_cleans_up_nothing(kw, monkeypatch):
    calls = []

    async def scrub(self):
        calls.append(self)
        return True

    monkeypatch.setattr(SqliteDatabase, "scrub", scrub)
    assert not (await kw.sessions.delete(MARIA, "nope")).found
    await kw.sessions.create(MARIA, session_id="s")
    await kw.sessions.prune(MARIA, before=0)
    assert calls == []
    assert (await kw.sessions.delete(MARIA, "s")).found
    assert len(calls) == 1


async def test_a_rewind_that_is_only_tried_changes_nothing(kw):
    await kw.sessions.create(MARIA, session_id="s", state={"k": 0})
    event = Event("e1", "user", 1, "turn", {"parts": [{"text": "I like jazz."}]}, {"k": 1})
    await kw.sessions.append(MARIA, "s", event)
    await kw.bank.ingest(MARIA, [event], stream="s")
    await kw.artifacts.save(MARIA, "f", b"x", session_id="s")
    before = await kw.sessions.get(MARIA, "s")
    tried = await kw.sessions.rewind(MARIA, "s", "turn", dry_run=True)
    assert (tried.undone, tried.restored, dict(tried.artifacts)) == (("e1",), ("k",), {"f": 1})
    assert len(tried.memories) == 1
    assert await kw.sessions.get(MARIA, "s") == before
    assert (await kw.artifacts.get(MARIA, "f", session_id="s")).version == 0
    assert len((await kw.bank.list(MARIA)).items) == 1
    done = await kw.sessions.rewind(MARIA, "s", "turn", event=tried.event)
    assert done == tried


async def test_another_user_s_history_tells_no_more_than_the_value(kw):
    for scope in (MARIA, SAM):
        await kw.sessions.create(scope, session_id=scope.get("user_id"))
        await kw.sessions.append(scope, scope.get("user_id"), said("e", **{"app:x": 1}))
    told = await kw.sessions.history(MARIA, "app:x")
    assert [each.session_id for each in told] == ["maria", ""]
    owner = await kw.sessions.history(Scope.app("acme"), "app:x")
    assert [each.session_id for each in owner] == ["maria", "sam"]


async def test_a_rewind_waits_for_no_turn_where_its_files_are_back_already(kw):
    """As ADK does it: files first, then the event. Both or neither."""
    await kw.sessions.create(MARIA, session_id="s")
    await kw.sessions.append(MARIA, "s", said("e1"))
    await kw.sessions.turns.begin(MARIA, "s", "other/run")
    with pytest.raises(SessionBusy):
        await kw.sessions.rewind(MARIA, "s", "turn")
    extra = {"actions": {"artifactDelta": {"plan": 1}}}
    event = Event("back", "user", 2, "undo", extra=extra)
    done = await kw.sessions.rewind(MARIA, "s", "turn", event=event)
    assert (done.undone, dict(done.artifacts)) == (("e1",), {"plan": 1})


async def test_a_wrong_word_for_the_unknown_is_refused(kw):
    with pytest.raises(InvalidInput, match="unknown"):
        await kw.sessions.once(MARIA, "t", never_runs, unknown="again")


async def test_the_files_of_a_session_that_is_over_are_not_there_either(kw):
    await kw.sessions.create(MARIA, session_id="s", expires_at=kw.now() + 10)
    await kw.artifacts.save(MARIA, "f", b"x", session_id="s")
    await kw.artifacts.save(MARIA, "user:g", b"y", session_id="s")
    kw.now.advance(seconds=1)
    for action in (kw.artifacts.load, kw.artifacts.get, kw.artifacts.versions):
        with pytest.raises(NotFound):
            await action(MARIA, "f", session_id="s")
    with pytest.raises(NotFound):
        await kw.artifacts.save(MARIA, "f", b"z", session_id="s")
    assert await kw.artifacts.names(MARIA, session_id="s") == ("user:g",)
    assert (await kw.artifacts.load(MARIA, "user:g", session_id="s")).data == b"y"
    # Where another service keeps the sessions, the ledger has none of that id.
    await kw.artifacts.save(MARIA, "f", b"x", session_id="elsewhere")
    assert (await kw.artifacts.load(MARIA, "f", session_id="elsewhere")).data == b"x"
