"""Erasing a person: nothing of theirs is left, nothing old comes back, and the proof stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from contract.following import MARIA, SAM, Talk
from keepwise import Refused, Scope
from keepwise.governance.retention import Retention

# What erasing leaves of a person, and why.
STAYS = {
    "audit": "the proof: times, kinds and ids",
    "scopes": "the row that the proof hangs from, without a name",
    "tombstones": "digests that recognise a replay",
}
PRIVATE = b"quokkagram"


async def erase(talk, scope=MARIA):
    """Erase a person; where the ledger is not asked to, the bank alone."""
    retention = Retention(talk.kw._database, talk.clock, talk.kw.audit)
    retention.use_key(await talk.kw._install_key())
    retention.register(talk.kw.retention.holdings[0])
    return await talk.write(
        lambda tx: retention.erase(tx, scope, reason="request 17", actor="operator")
    )


async def test_nothing_is_remembered_and_the_receipt_says_how_much_went(talk):
    await talk.say("Always show me euros.")
    await talk.say("Actually, show me pounds.")
    await talk.say("I like jazz.")
    await talk.say("I like jazz.", scope=SAM)
    receipt = await erase(talk)
    assert await talk.facts() == []
    assert await talk.kw.bank.retrieve(MARIA, "pounds jazz") == ()
    # Two memories, three revisions, three events that were handed in.
    assert (receipt.removed, receipt.memory_ids) == ((("bank", 8),), ())
    assert (receipt.tombstones > 0, receipt.time) == (True, talk.clock())
    assert await talk.facts(SAM) == ["Likes jazz"]


async def test_no_replay_brings_anything_back(talk):
    """Not what was remembered, replaced, forgotten, taken back or gone with its time."""
    texts = [
        "Always show me euros.",
        "Actually, show me pounds.",
        "I work on Western Europe.",
        "Forget my region.",
        "My favorite project is Project Alpha.",
        "I like jazz.",
    ]
    events = [await talk.say(text) for text in texts]
    short = talk.event("I like opera.")
    await talk.kw.bank.ingest(MARIA, [short], stream="s1", expires_at=talk.clock() + 5_000_000)
    talk.clock.advance(seconds=60)
    await talk.withdraw(events[-1])
    await erase(talk)
    for stream in ("s1", "", "backup"):
        again = await talk.kw.bank.ingest(MARIA, [*events, short], stream=stream)
        assert again.applied == ()
        assert await talk.facts() == [], f"as {stream!r}"


async def test_what_is_said_later_counts_and_an_old_request_does_not_take_it(talk):
    await talk.say("Always show me euros.")
    request = await talk.say("Forget my currency.")
    talk.clock.advance(seconds=1)
    await erase(talk)
    await talk.say("Always show me euros.")
    assert await talk.facts() == ["Prefers euros"]
    again = await talk.kw.bank.ingest(MARIA, [request], stream="backup")
    assert [each.reason for each in again.rejected] == ["said before everything was erased"]
    assert await talk.facts() == ["Prefers euros"]
    assert await talk.kw.scopes() == (MARIA,), "who is back is listed again"


async def test_the_name_stays_out_of_the_list_while_nothing_is_stored(talk):
    """Neither a replay nor a refusal of any room is a reason to know somebody again."""
    said = await talk.say("Always show me euros.")
    await talk.kw.erase(MARIA)
    secret = "hunter" + "2-rabbit"
    await talk.kw.bank.ingest(MARIA, [said], stream="backup")
    await talk.say("Spend was €436,449.")
    with pytest.raises(Refused):
        await talk.kw.bank.create(MARIA, "Spend was €436,449")
    with pytest.raises(Refused):
        await talk.kw.artifacts.save(MARIA, "user:a.txt", f"my password is {secret}")
    await talk.kw.bank.forget_derived(MARIA, "s1")
    await talk.withdraw(said)
    assert await talk.kw.scopes() == ()
    assert [row for row in talk.rows("SELECT * FROM scopes") if "maria" in str(row)] == []
    await talk.say("I like jazz.")
    assert await talk.kw.scopes() == (MARIA,)


async def test_words_of_a_clock_that_ran_ahead_do_not_come_back(talk):
    event = talk.event("Always show me euros.")
    talk.clock.advance(days=-2)
    await talk.kw.bank.ingest(MARIA, [event], stream="s1")
    await erase(talk)
    await talk.kw.bank.ingest(MARIA, [event], stream="s1")
    assert await talk.facts() == []


async def test_erasing_is_proved_and_the_log_keeps_no_words(talk):
    await talk.say("Spend was €436,449.")
    await talk.say("I like jazz.")
    memory = await talk.only("jazz")
    await talk.kw.bank.delete(MARIA, memory.id, reason="Maria left her husband", actor="support")
    before = (await talk.kw.audit.list(MARIA, page_size=1000)).items
    await erase(talk)
    *old, last = (await talk.kw.audit.list(MARIA, page_size=1000)).items
    assert (last.action, last.target, last.reason) == ("erase", "everything", "request 17")
    assert (last.actor, last.time) == ("operator", talk.clock())
    keys = ("seq", "time", "action", "target", "kinds", "policy", "actor")
    assert [[getattr(each, key) for key in keys] for each in old] == [
        [getattr(each, key) for key in keys] for each in before
    ]
    assert [each.action for each in old] == ["refuse", "create", "forget"]
    assert [each.reason for each in old if each.action == "forget"] == [""]
    assert old[0].kinds == ("figure",)
    assert "husband" not in str(talk.rows("SELECT * FROM audit"))
    await erase(talk)
    actions = [(action, reason) for action, _, reason in await talk.log()]
    assert actions[-2:] == [("erase", "request 17")] * 2, "erasing again keeps the first proof"


async def test_the_directory_loses_the_name(talk):
    who = Scope.user("acme", "quokkagram@example.com")
    await talk.kw.bank.create(who, "Likes walks")
    await talk.kw.bank.create(SAM, "Likes walks")
    await erase(talk, who)
    assert await talk.kw.scopes() == (SAM,)
    assert PRIVATE.decode() not in str(talk.rows("SELECT * FROM scopes"))
    assert len((await talk.kw.audit.list(who)).items) == 2, "who knows the name finds the proof"


async def test_erasing_somebody_unknown_is_recorded_and_harmless(talk):
    await talk.kw.bank.create(SAM, "Likes walks")
    receipt = await erase(talk)
    assert receipt.removed == (("bank", 0),)
    assert [action for action, _, _ in await talk.log()] == ["erase"]
    assert await talk.facts(SAM) == ["Likes walks"]


# Through the whole product


async def fill(talk, scope=MARIA):
    event = talk.event("I prefer Quokkagrams to any chart.")
    state = {"mood": "quokkagram", "user:note": "quokkagram", "app:rate": 3}
    await talk.kw.sessions.create(scope, session_id="s1", state=state)
    await talk.kw.sessions.append(scope, "s1", event)
    await talk.kw.bank.ingest(scope, [event], stream="s1")
    await talk.kw.bank.create(scope, "Collects Quokkagrams")
    await talk.kw.artifacts.save(scope, "quokkagram.txt", "A quokkagram", session_id="s1")
    return event


async def test_every_table_is_cleared_of_the_person(talk):
    await fill(talk)
    await fill(talk, SAM)
    await talk.kw.erase(MARIA, reason="request 17", actor="operator")
    left, others = rows_of(talk, MARIA), rows_of(talk, SAM)
    assert left.keys() == STAYS.keys()
    assert others.keys() > {"memories", "memory_terms", "events", "sessions", "scoped_state"}
    assert await talk.kw.bank.retrieve(MARIA, "Quokkagrams") == ()
    assert (await talk.kw.sessions.list(MARIA)).items == ()


async def test_nothing_is_in_the_files(talk, tmp_path):
    await fill(talk)
    assert found_in_files(tmp_path)
    receipt = await talk.kw.erase(MARIA, reason="request 17", actor="operator")
    assert receipt.scrubbed
    assert not found_in_files(tmp_path)


async def test_values_of_the_app_belong_to_everybody(talk):
    await fill(talk)
    await talk.kw.erase(MARIA, reason="request 17", actor="operator")
    made = await talk.kw.sessions.create(MARIA, session_id="s2")
    assert made.state == {"app:rate": 3}


async def test_a_session_handed_in_again_teaches_nothing(talk):
    event = await fill(talk)
    await talk.kw.erase(MARIA, reason="request 17", actor="operator")
    await talk.kw.sessions.create(MARIA, session_id="s1")
    await talk.kw.sessions.append(MARIA, "s1", event)
    await talk.kw.bank.ingest(MARIA, [event], stream="s1")
    assert await talk.facts() == []


def rows_of(talk: Talk, scope: Scope) -> dict[str, int]:
    """How many rows each table holds of a scope, where there are any."""
    tables = [name for (name,) in talk.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    counts = {}
    for table in tables:
        columns = {row[1] for row in talk.rows(f"PRAGMA table_info({table})")}
        if "scope_id" in columns:
            ((count,),) = talk.rows(
                f"SELECT COUNT(*) FROM {table} WHERE scope_id = x'{scope.id.hex()}'"
            )
            counts[table] = count
    return {table: count for table, count in counts.items() if count}


def found_in_files(folder: Path) -> list[str]:
    files = [path for path in folder.iterdir() if path.is_file()]
    return [path.name for path in files if PRIVATE in path.read_bytes().lower()]
