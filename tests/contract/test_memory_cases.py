"""What users of other memory systems ran into, and must not here.

Each test is one such case: what was said or done, and what is remembered afterwards.
"""

from __future__ import annotations

import asyncio
import datetime

import pytest

from contract.models import ScriptedTextModel
from keepwise import Event, Keepwise, NotFound, Scope
from keepwise.jobs.worker import MOST_ATTEMPTS
from keepwise.model.labels import LabelFilter
from keepwise.settings import BankSettings, EmbedderSettings, JobsSettings, Settings
from keepwise.testing import FrozenClock
from keepwise.testing.hash_embedder import HashEmbedder

MARIA, SAM = Scope.user("acme", "maria"), Scope.user("acme", "sam")


class Person:
    """A store, and people who say things a second apart."""

    def __init__(self, kw, clock):
        self.kw, self.clock, self.said = kw, clock, 0

    def event(self, text, author="user", time=None):
        self.said += 1
        self.clock.advance(seconds=1)
        at = self.clock() if time is None else time
        return Event(f"e{self.said}", author, at, content={"parts": [{"text": text}]})

    async def say(self, text, *, scope=MARIA, stream="s1", **more):
        event = self.event(text)
        await self.kw.bank.ingest(scope, [event], stream=stream, **more)
        return event

    async def facts(self, scope=MARIA):
        page = await self.kw.bank.list(scope, page_size=1000)
        return sorted(each.fact for each in page.items)

    async def found(self, query, scope=MARIA):
        return [hit.memory.fact for hit in await self.kw.bank.retrieve(scope, query)]


@pytest.fixture
async def person():
    clock = FrozenClock()
    async with Keepwise.open(":memory:", settings=Settings(), clock=clock) as kw:
        yield Person(kw, clock)


async def test_the_same_fact_twice_is_one_memory(person):
    for _ in range(2):
        await person.say("Please remember that I look after the Nordics accounts.")
        kept = (await person.kw.bank.list(MARIA)).items
        assert len(kept) == 1
    log = [each.action for each in (await person.kw.audit.list(MARIA)).items]
    assert (log.count("create"), log.count("leave")) == (1, 1)
    assert kept[0].revision == 1


async def test_a_session_handed_in_after_every_turn_is_remembered_once(tmp_path):
    clock = FrozenClock()
    said = [
        Event("e1", "user", 1, content={"parts": [{"text": "Show me tables, not charts."}]}),
        Event("e2", "agent", 2, content={"parts": [{"text": "Noted."}]}),
    ]
    rows = []
    for _ in range(3):
        # Each time by another process.
        path = f"sqlite:///{tmp_path / 'k.db'}"
        async with Keepwise.open(path, settings=Settings(), clock=clock) as kw:
            await kw.bank.ingest(MARIA, said, stream="s1")
            assert len((await kw.bank.list(MARIA)).items) == 1
            rows.append(await kw.preview_erase(MARIA))
    assert rows[0] == rows[1] == rows[2]


async def test_one_turn_makes_no_variants(person):
    await person.say(
        "I put the poll interval back to two seconds and reloaded the service; waiting to see "
        "whether the pop-up returns."
    )
    assert len(await person.facts()) <= 1


async def test_paraphrases_become_one_memory_with_three_sources(person):
    for stream, text in (
        ("s1", "I like short answers."),
        ("s2", "Keep replies brief for me."),
        ("s3", "Brevity please, as always."),
    ):
        await person.say(text, stream=stream)
    (kept,) = (await person.kw.bank.list(MARIA)).items
    assert {each.stream for each in kept.evidence} == {"s1", "s2", "s3"}
    assert await person.found("how long should the reply be") == [kept.fact]


async def test_a_contradiction_keeps_the_new_and_the_history_of_the_old(person):
    await person.say("Always show me euros.", stream="s1")
    await person.say("Actually, show me pounds from now on.", stream="s2")
    assert await person.facts() == ["Prefers pounds"]
    assert await person.found("which currency") == ["Prefers pounds"]
    (kept,) = (await person.kw.bank.list(MARIA)).items
    before, now = await person.kw.bank.revisions(MARIA, kept.id)
    assert (before.fact, now.fact) == ("Prefers euros", "Prefers pounds")
    assert before.time < now.time
    await person.kw.bank.rollback(MARIA, kept.id, 1)
    assert await person.facts() == ["Prefers euros"]


async def test_bad_output_of_a_model_loses_nothing():
    clock = FrozenClock()
    model = ScriptedTextModel("this is not JSON")
    settings = Settings(bank=BankSettings(), jobs=JobsSettings(in_process=False))
    async with Keepwise.open(":memory:", settings=settings, clock=clock, text_model=model) as kw:
        person = Person(kw, clock)
        for fact in ("Prefers rounded values.", "Works on Western Europe."):
            await kw.bank.create(MARIA, fact)
        before = (await kw.bank.list(MARIA)).items
        done = await kw.bank.ingest(MARIA, [person.event("I like jazz.")], stream="s1")
        for _ in range(MOST_ATTEMPTS):
            assert (await kw.bank.list(MARIA)).items == before
            job = await kw.jobs.get(MARIA, done.job_id)
            assert job.state != "done"
            clock.advance(seconds=7200)
            await kw.jobs.run_due()
        job = await kw.jobs.get(MARIA, done.job_id)
        assert (job.state, bool(job.error)) == ("dead", True)
        assert (await kw.bank.list(MARIA)).items == before


async def test_a_scope_that_is_not_there_is_told_from_an_empty_one(person):
    acme = Scope.of({"tenant": "acme", "user_id": "maria"})
    await person.say("Our churn work is internal, always show me tables.", scope=acme)
    for wrong in (
        Scope.of({"tenant": "acmee", "user_id": "maria"}),
        Scope.of({"tenant": "acme"}),
        Scope.of({"user_id": "maria"}),
        Scope.of({"tenant": "acme", "user_id": "maria"}, bank="other"),
    ):
        assert len(await person.kw.bank.retrieve(wrong, "churn tables")) == 0
        assert (await person.kw.bank.list(wrong)).items == ()
        assert not await person.kw.knows(wrong)
        with pytest.raises(NotFound):
            await person.kw.bank.get(wrong, (await person.kw.bank.list(acme)).items[0].id)
    assert await person.kw.knows(acme)


async def test_two_scopes_written_at_once_keep_their_own(person):
    async def write(scope, name):
        for number in range(200):
            shelf = chr(97 + number // 26) + chr(97 + number % 26)
            await person.kw.bank.create(scope, f"{name} owns the notebook on shelf {shelf}")
            if number % 20 == 0:
                hits = await person.kw.bank.retrieve(scope, "notebook", top_k=100)
                assert all(hit.memory.fact.startswith(name) for hit in hits)

    await asyncio.gather(write(MARIA, "Maria"), write(SAM, "Sam"))
    for scope, name in ((MARIA, "Maria"), (SAM, "Sam")):
        kept = await person.facts(scope)
        assert len(kept) == 200
        assert all(each.startswith(name) for each in kept)


async def test_what_is_written_is_read_in_the_same_place_every_way(person):
    made = await person.kw.bank.create(MARIA, "Likes the blue notebook")
    await person.kw.bank.create(SAM, "Likes the red notebook")
    assert await person.facts() == ["Likes the blue notebook"]
    assert await person.found("notebook") == ["Likes the blue notebook"]
    assert (await person.kw.bank.get(MARIA, made.memory_id)).fact == "Likes the blue notebook"


async def test_a_language_is_kept(person):
    await person.say("我在启明公司的华东区工作，请始终用人民币显示。")
    facts = " ".join(await person.facts())
    for words in ("启明公司", "华东区", "人民币"):
        assert words in facts
    assert any("人民币" in each for each in await person.found("人民币"))
    assert not any(char.isascii() and char.isalpha() for char in facts)


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("私は西ヨーロッパを担当しています。ユーロで表示してください。", "ユーロ"),
        ("मुझे हमेशा यूरो में दिखाएँ", "यूरो"),
        ("أعرض الأرقام باليورو دائماً", "باليورو"),
    ],
)
async def test_no_script_is_dropped(person, text, query):
    await person.say(text)
    assert any(query in each or "يورو" in each for each in await person.found(query))


async def test_a_day_is_the_person_s_own(person):
    late = datetime.datetime.fromisoformat("2026-04-22T22:30:00-04:00")
    event = person.event("Please remember that I finished the audit today.")
    event = Event(event.id, "user", int(late.timestamp() * 1e6), content=event.content)
    await person.kw.bank.ingest(MARIA, [event], stream="s1", timezone="America/New_York")
    (fact,) = await person.facts()
    assert "2026-04-22" in fact
    assert "2026-04-23" not in fact


async def test_an_update_leaves_no_old_word_or_vector(person):
    made = await person.kw.bank.create(MARIA, "Prefers window seats on trains", consolidate=True)
    await person.kw.bank.create(MARIA, "Prefers aisle seats on trains now", consolidate=True)
    assert len(await person.facts()) == 1, "one seat at a time"
    hits = await person.kw.bank.retrieve(MARIA, "window seat")
    assert all("aisle" in hit.memory.fact for hit in hits)
    assert all("window" not in hit.terms for hit in hits)
    assert hits[0].memory.id == made.memory_id
    status = await person.kw.bank.vectors.status()
    assert (status.memories, status.missing) == (1, 0)


async def test_labels_survive_the_same_memory_without_them(person):
    await person.kw.bank.create(MARIA, "Prefers tables", labels={"team": "marketing"})
    await person.kw.bank.create(MARIA, "Prefers tables")
    group = [LabelFilter("team", "marketing")]
    (hit,) = await person.kw.bank.retrieve(MARIA, "tables", label_filters=[group])
    assert hit.memory.labels == {"team": "marketing"}


async def test_another_embedder_takes_over_without_a_gap(tmp_path):
    path = f"sqlite:///{tmp_path / 'k.db'}"
    async with Keepwise.open(path, settings=Settings(), clock=FrozenClock()) as kw:
        for fact in ("Likes jazz concerts", "Owns two cats", "Lives in Graz"):
            await kw.bank.create(MARIA, fact)
    async with Keepwise.open(path, settings=Settings(), embedder=HashEmbedder()) as kw:
        hits = await kw.bank.retrieve(MARIA, "music in the evening")
        assert [hit.memory.fact for hit in hits if hit.why == "meaning"] == ["Likes jazz concerts"]
        assert "taking over" in hits.degraded
        status = await kw.bank.vectors.status()
        assert (status.missing, [count for _, count in status.stored]) == (3, [0, 3])
        seen: list[tuple[int, int]] = []
        assert await kw.bank.vectors.reembed(lambda now, of: seen.append((now, of))) == 3
        assert seen[-1] == (3, 3)
        assert (await kw.bank.vectors.status()).missing == 0
        hits = await kw.bank.retrieve(MARIA, "jazz")
        assert (hits[0].memory.fact, hits.degraded) == ("Likes jazz concerts", "")
        assert await kw.bank.vectors.reembed() == 0


async def test_without_an_embedder_the_answer_says_so():
    words_alone = Settings(embedder=EmbedderSettings(kind="none"))
    async with Keepwise.open(":memory:", settings=words_alone) as kw:
        await kw.bank.create(MARIA, "Likes jazz concerts")
        hits = await kw.bank.retrieve(MARIA, "jazz")
        assert (len(hits), bool(hits.degraded)) == (1, True)
