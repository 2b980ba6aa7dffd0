"""Memories follow their session: what a rewind takes back, what goes with a deleted session."""

from __future__ import annotations

import random
import uuid

import pytest

from contract.following import MARIA, SAM
from keepwise import Event, InvalidInput, Keepwise, Scope, Settings
from keepwise.governance.guard import Guard
from keepwise.testing import FrozenClock

# A rewind


async def test_a_memory_that_rests_on_nothing_else_goes_without_a_tombstone(talk):
    euros = await talk.say("Always show me euros.")
    await talk.say("I like jazz.")
    gone = await talk.only("euros")
    assert await talk.withdraw(euros) == (gone.id,)
    assert await talk.facts() == ["Likes jazz"]
    assert [hit for hit in await talk.kw.bank.retrieve(MARIA, "euros") if hit.terms] == []
    assert (await talk.log())[-1] == ("delete", gone.id, "rewound")
    assert talk.rows("SELECT * FROM tombstones") == []
    assert talk.rows("SELECT * FROM memory_terms WHERE term = 'euro'") == []
    await talk.say("Always show me euros.")
    assert await talk.facts() == ["Likes jazz", "Prefers euros"]


async def test_an_older_statement_with_the_same_words_counts_after_a_rewind(talk):
    """No tombstone also means: a time before the rewind is no obstacle."""
    early = talk.event("Always show me euros.")
    await talk.withdraw(await talk.say("Always show me euros."))
    await talk.kw.bank.ingest(MARIA, [early], stream="s2")
    assert await talk.facts() == ["Prefers euros"]


async def test_undone_events_are_never_learned_again(talk):
    known = await talk.say("Always show me euros.")
    never_seen = talk.event("I like jazz.")
    await talk.withdraw(known, never_seen)
    for stream in ("s1", ""):
        again = await talk.kw.bank.ingest(MARIA, [known, never_seen], stream=stream)
        assert (again.new_events, again.known_events) == (0, 2)
    assert await talk.facts() == []


async def test_an_update_is_taken_back_as_a_new_revision(talk):
    first = await talk.say("Always show me euros.")
    undone = await talk.say("Actually, show me pounds.")
    memory = await talk.only("pounds")
    assert await talk.withdraw(undone) == (memory.id,)
    after = await talk.only("euros")
    assert (after.id, after.value, after.revision) == (memory.id, "EUR", 3)
    assert [each.event_id for each in after.evidence] == [first.id]
    revision = (await talk.kw.bank.revisions(MARIA, memory.id))[-1]
    assert (revision.action, revision.reason) == ("rollback", "rewound")
    assert (await talk.log())[-1] == ("rollback", memory.id, "rewound")
    hits = await talk.kw.bank.retrieve(MARIA, "euros")
    assert [hit.memory.id for hit in hits] == [memory.id]
    assert [hit for hit in await talk.kw.bank.retrieve(MARIA, "pounds") if hit.terms] == []


async def test_one_rewind_after_another_never_goes_back_to_what_was_taken_back(talk):
    euros = await talk.say("Always show me euros.")
    pounds = await talk.say("Actually, show me pounds.")
    yen = await talk.say("No, show me yen.")
    assert await talk.facts() == ["Prefers yen"]
    await talk.withdraw(yen)
    assert await talk.facts() == ["Prefers pounds"]
    await talk.withdraw(pounds)
    assert await talk.facts() == ["Prefers euros"]
    await talk.withdraw(euros)
    assert await talk.facts() == []


async def test_a_rewind_over_several_updates_skips_those_in_between(talk):
    await talk.say("Always show me euros.", stream="s0")
    undone = [await talk.say(f"Actually, show me {words}.") for words in ("pounds", "yen")]
    await talk.withdraw(*undone)
    assert await talk.facts() == ["Prefers euros"]


async def test_what_supported_an_earlier_state_carries_it(talk):
    """The first statement is undone as well; its repetition in another session is not."""
    first = await talk.say("Always show me euros.")
    repeated = await talk.say("Please always show me euros.", stream="s2")
    update = await talk.say("Actually, show me pounds.")
    await talk.withdraw(first, update)
    after = await talk.only("euros")
    assert [each.event_id for each in after.evidence] == [repeated.id]


async def test_a_memory_with_other_evidence_loses_only_the_withdrawn(talk):
    undone = await talk.say("I like jazz.")
    kept = await talk.say("I like jazz.", stream="s2")
    before = await talk.only("jazz")
    assert len(before.evidence) == 2
    assert await talk.withdraw(undone) == ()
    after = await talk.only("jazz")
    assert [each.event_id for each in after.evidence] == [kept.id]
    assert (after.id, after.fact, after.revision) == (before.id, before.fact, before.revision)
    assert (await talk.log())[-1] == ("leave", before.id, "rewound")


async def test_forgetting_means_the_words_that_were_taken_back_too(talk):
    await talk.kw.sessions.create(MARIA, session_id="s1")
    undone = await talk.say("I really like jazz.")
    await talk.kw.sessions.append(MARIA, "s1", undone)
    await talk.say("I like jazz.", stream="s2")
    await talk.withdraw(undone)
    await talk.kw.bank.delete(MARIA, (await talk.only("jazz")).id)
    (event,) = (await talk.kw.sessions.get(MARIA, "s1")).events
    assert "jazz" not in event.text


async def test_words_that_arrived_late_carry_nothing(talk):
    """What a later statement had overtaken is no ground for what that statement said."""
    early = talk.event("Always show me euros.")
    undone = await talk.say("I prefer pounds.")
    await talk.kw.bank.ingest(MARIA, [early], stream="s2")
    memory = await talk.only("pounds")
    assert [each.event_id for each in memory.evidence] == [undone.id]
    await talk.withdraw(undone)
    assert await talk.facts() == []


async def test_a_state_that_was_overtaken_meanwhile_does_not_come_back(talk):
    """Charts gave way to their opposite; tables were asked for since, and stand."""
    await talk.say("Show me charts.", stream="s2")
    undone = await talk.say("I don't want charts.")
    assert [each.slot for each in await talk.memories()] == ["avoid"]
    await talk.say("Show me tables.", stream="s2")
    await talk.withdraw(undone)
    assert [each.value for each in await talk.memories()] == ["table"]


async def test_what_stood_beside_a_state_does_not_overtake_it(talk):
    """Charts were said after tables, but besides them: no reason for tables to go."""
    await talk.say("I like tables.", stream="s2")
    await talk.say("I also like charts.", stream="s2")
    undone = await talk.say("I like tables with a total row.")
    assert await talk.facts() == ["Prefers charts", "Prefers tables with a total row"]
    await talk.withdraw(undone)
    assert await talk.facts() == ["Prefers charts", "Prefers tables"]


async def test_memories_that_go_back_together_do_not_stand_against_each_other(talk):
    await talk.say("Show me charts.", stream="s2")
    avoided = await talk.say("I don't want charts.")
    tables = await talk.say("Show me tables.")
    assert sorted(each.slot for each in await talk.memories()) == ["avoid", "format"]
    await talk.withdraw(avoided, tables)
    assert [each.value for each in await talk.memories()] == ["chart"]


async def test_events_of_another_session_or_person_are_not_meant(talk):
    """Ids are a session's own."""
    await talk.say("Always show me euros.", stream="s2", event_id="e1")
    await talk.say("I like jazz.", event_id="e1")
    await talk.say("I like jazz.", event_id="e1", scope=SAM)
    undone = talk.event("", "e1")
    await talk.withdraw(undone)
    assert await talk.facts() == ["Prefers euros"]
    assert await talk.facts(SAM) == ["Likes jazz"]


async def test_evidence_without_a_stream_counts_by_its_id(talk):
    undone = await talk.say("I like jazz.", stream="")
    await talk.kw.bank.create(MARIA, "Likes walks")
    await talk.withdraw(undone)
    assert await talk.facts() == ["Likes walks"]


async def test_what_an_undone_request_forgot_stays_forgotten(talk):
    await talk.say("Always show me euros.")
    request = await talk.say("Forget my currency.")
    assert await talk.facts() == []
    assert await talk.withdraw(request) == ()
    assert await talk.facts() == []


async def test_a_state_that_may_not_be_kept_any_more_is_passed_over(talk):
    await talk.say("Always show me euros.")
    undone = await talk.say("Actually, show me pounds.")
    (memory,) = await talk.memories()
    kept_once = "UPDATE memory_revisions SET fact = 'Spend was €436,449' WHERE number = 1"
    await talk.write(lambda tx: tx.run(kept_once))
    assert await talk.withdraw(undone) == (memory.id,)
    assert await talk.facts() == []


async def test_doing_it_twice_changes_nothing_more(talk):
    await talk.say("Always show me euros.")
    undone = await talk.say("Actually, show me pounds.")
    await talk.withdraw(undone)
    before, log = await talk.memories(), await talk.log()
    assert await talk.withdraw(undone) == ()
    assert await talk.withdraw() == ()
    assert (await talk.memories(), await talk.log()) == (before, log)


async def test_a_person_can_still_bring_back_what_was_taken_back(talk):
    await talk.say("Always show me euros.")
    undone = await talk.say("Actually, show me pounds.")
    await talk.withdraw(undone)
    memory = await talk.only("euros")
    await talk.kw.bank.rollback(MARIA, memory.id, 2)
    after = await talk.only("pounds")
    assert [each.event_id.partition("-")[0] for each in after.evidence] == ["direct"]


async def test_it_is_lost_with_the_transaction_it_belongs_to(talk):
    undone = await talk.say("I like jazz.")
    before, log = await talk.memories(), await talk.log()

    def work(tx):
        assert talk.kw.bank.withdraw(tx, MARIA, "s1", frozenset({undone.id}))
        raise RuntimeError("the rewind failed")

    with pytest.raises(RuntimeError, match="the rewind failed"):
        await talk.write(work)
    assert (await talk.memories(), await talk.log()) == (before, log)


@pytest.mark.parametrize("session_id", ["", "\x00"])
async def test_a_session_must_be_named(talk, session_id):
    await talk.kw.bank.create(MARIA, "Likes walks")
    with pytest.raises(InvalidInput, match="session_id"):
        await talk.withdraw(talk.event("x"), session_id=session_id)
    with pytest.raises(InvalidInput, match="session_id"):
        await talk.forget_session(session_id)
    assert await talk.facts() == ["Likes walks"]


# A deleted session


async def test_what_rests_on_the_session_alone_is_forgotten_with_it(talk):
    events = [await talk.say("Always show me euros."), await talk.say("I like jazz.")]
    await talk.say("I work on Western Europe.", stream="s2")
    await talk.kw.bank.create(MARIA, "Plays the cello")
    doomed = {(await talk.only(word)).id for word in ("euros", "jazz")}
    assert set(await talk.forget_session("s1")) == doomed
    assert await talk.facts() == ["Plays the cello", "Works on Western Europe"]
    forgets = {target for action, target, _ in await talk.log() if action == "forget"}
    assert forgets == doomed
    assert talk.rows("SELECT stream FROM stream_events") == [("s2",)]
    for stream in ("s1", "", "backup"):
        await talk.kw.bank.ingest(MARIA, events, stream=stream)
    assert await talk.facts() == ["Plays the cello", "Works on Western Europe"], "a replay"
    await talk.say("I like jazz.")
    assert "Likes jazz" in await talk.facts(), "a new statement"


async def test_what_other_sessions_say_too_stays_without_this_one_s_words(talk):
    await talk.say("I like jazz.")
    kept = await talk.say("I really like jazz.", stream="s2")
    before = await talk.only("jazz")
    assert {each.stream for each in before.evidence} == {"s1", "s2"}
    assert await talk.forget_session("s1") == ()
    jazz = await talk.only("jazz")
    assert (jazz.id, jazz.fact, jazz.revision) == (before.id, before.fact, before.revision)
    assert [each.event_id for each in jazz.evidence] == [kept.id]
    assert [each.event_id for each in (await revisions(talk))[0].evidence] == [kept.id]
    assert (await talk.log())[-1] == ("leave", jazz.id, "the session was deleted")


async def test_an_earlier_state_that_only_the_session_made_goes_too(talk):
    await talk.say("Always show me euros.")
    await talk.say("Actually, show me pounds.", stream="s2")
    memory = await talk.only("pounds")
    assert await talk.forget_session("s1") == ()
    after = await talk.only("pounds")
    assert (after.id, after.revision, after.replaced) == (memory.id, 2, ())
    assert [each.fact for each in await revisions(talk)] == ["Prefers pounds"]
    assert talk.rows("SELECT * FROM memory_revisions WHERE fact LIKE '%euro%'") == []
    await talk.say("No, show me yen.", stream="s2")
    assert (await talk.only("yen")).revision == 3


async def test_words_that_another_session_still_holds_stay_there(talk):
    await talk.kw.sessions.create(MARIA, session_id="s1")
    await talk.kw.sessions.create(MARIA, session_id="s2")
    for session_id, text in (
        ("s2", "Always show me euros."),
        ("s1", "Actually, show me pounds from now on."),
    ):
        event = await talk.say(text, stream=session_id)
        await talk.kw.sessions.append(MARIA, session_id, event)
    await talk.forget_session("s1")
    assert await talk.facts() == []
    (first,) = (await talk.kw.sessions.get(MARIA, "s2")).events
    assert first.text == "Always show me euros."
    (second,) = (await talk.kw.sessions.get(MARIA, "s1")).events
    assert "pounds" not in second.text


async def test_another_person_s_session_of_that_name_is_not_meant(talk):
    await talk.say("I like jazz.", scope=SAM)
    await talk.forget_session("s1")
    assert await talk.facts(SAM) == ["Likes jazz"]
    assert talk.rows("SELECT COUNT(*) FROM stream_events") == [(1,)]


async def revisions(talk):
    return [
        revision
        for memory in await talk.memories()
        for revision in await talk.kw.bank.revisions(MARIA, memory.id)
    ]


# The conversation going on


async def test_what_only_this_conversation_said_is_not_recalled(talk):
    await talk.say("My sister plays jazz.", stream="past")
    await talk.say("My dog plays modern jazz.", stream="now")
    await talk.kw.bank.create(MARIA, "Collects jazz records")
    everything = await talk.kw.bank.retrieve(MARIA, "modern jazz", top_k=10)
    assert ["Dog" in hit.memory.fact for hit in everything] == [True, False, False]
    found = await talk.kw.bank.retrieve(MARIA, "modern jazz", top_k=10, excluding="now")
    assert found == everything[1:], "the others keep their order and their scores"
    await talk.say("My dog plays modern jazz.", stream="past")
    again = await talk.kw.bank.retrieve(MARIA, "modern jazz", top_k=10, excluding="now")
    assert [hit.memory.id for hit in again] == [hit.memory.id for hit in everything]


async def test_the_places_of_the_excluded_go_to_the_next(talk):
    for number in range(8):
        stream = "now" if number % 2 else "past"
        await talk.say(f"I like yellow bicycles of brand Bike{number}x.", stream=stream)
    everything = await talk.kw.bank.retrieve(MARIA, "yellow", top_k=100)
    rest = [each for each in everything if each.memory.evidence[0].stream == "past"]
    assert (len(everything), len(rest)) == (8, 4)
    for top_k in range(1, 6):
        found = await talk.kw.bank.retrieve(MARIA, "yellow", top_k=top_k, excluding="now")
        assert list(found) == rest[:top_k]


async def test_standing_memories_of_this_conversation_are_left_out_too(talk):
    await talk.say("Always show me euros.", stream="past")
    for text in ("I prefer short answers.", "Show me tables.", "I work on Western Europe."):
        await talk.say(text, stream="now")
    request = "Build the churn overview of last week"
    found = await talk.kw.bank.retrieve(MARIA, request, top_k=2, excluding="now")
    assert [(hit.memory.fact, hit.why) for hit in found] == [("Prefers euros", "standing")]
    assert len(await talk.kw.bank.retrieve(MARIA, request, top_k=2)) == 2


async def test_excluding_nothing_leaves_nothing_out(talk):
    await talk.kw.bank.create(MARIA, "Likes walks")
    assert len(await talk.kw.bank.retrieve(MARIA, "walks", excluding="")) == 1


async def test_ids_that_read_like_figures_are_kept_as_they_are():
    """Some of the digits of a random id read as an amount; a redacted one refers to nothing."""
    chance = random.Random(7)
    ids = [str(uuid.UUID(int=chance.getrandbits(128), version=4)) for _ in range(4000)]
    guard = Guard()
    odd = [each for each in ids if guard.find(each, frozenset({"figure"}))]
    assert len(odd) > 3
    async with Keepwise.open(":memory:", settings=Settings(), clock=FrozenClock()) as kw:
        for number, event_id in enumerate(odd[:4]):
            scope = Scope.user("acme", f"user-{number}")
            await kw.sessions.create(scope, session_id=event_id)
            event = Event(
                event_id, "user", 1, "turn", {"parts": [{"text": "Always show me euros."}]}
            )
            await kw.sessions.append(scope, event_id, event)
            await kw.bank.ingest(scope, [event], stream=event_id)
            (memory,) = (await kw.bank.list(scope)).items
            assert (memory.evidence[0].event_id, memory.evidence[0].stream) == (event_id, event_id)
            rewound = await kw.sessions.rewind(scope, event_id, "turn")
            assert rewound.memories == (memory.id,)
            assert (await kw.bank.list(scope)).items == ()


async def test_a_forgotten_session_teaches_nothing_more_in_whatever_order(talk):
    """What a rewind had taken back has no tombstone, and what is on its way in has no mark."""
    undone = await talk.say("Always show me euros.")
    late = talk.event("I like jazz.")
    await talk.withdraw(undone)
    await talk.forget_session("s1")
    await talk.kw.bank.ingest(MARIA, [undone, late], stream="s1")
    assert await talk.facts() == []
    await talk.say("I like jazz.")
    assert await talk.facts() == ["Likes jazz"]
