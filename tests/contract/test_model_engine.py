"""The model proposes, code disposes: what counts of its answers, and what happens without one."""

from __future__ import annotations

import pytest

from contract.models import DOWN, ScriptedTextModel, decisions, fact, facts
from keepwise import Event, Keepwise, Scope
from keepwise.bank.model_engine.engine import FELL_BACK
from keepwise.jobs.worker import MOST_ATTEMPTS
from keepwise.settings import BankSettings, JobsSettings, Settings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")


class Told:
    """A store whose bank asks a scripted model."""

    def __init__(self, *answers, **bank):
        self.model = ScriptedTextModel(*answers)
        self.clock = FrozenClock()
        settings = Settings(bank=BankSettings(**bank), jobs=JobsSettings(in_process=False))
        self.kw = Keepwise.open(
            ":memory:", settings=settings, clock=self.clock, text_model=self.model
        )
        self.said = 0

    async def __aenter__(self):
        await self.kw.start()
        return self

    async def __aexit__(self, *_):
        await self.kw.close()

    async def say(self, *texts, author="user", **more):
        events = []
        for text in texts:
            self.said += 1
            self.clock.advance(seconds=1)
            events.append(
                Event(f"e{self.said}", author, self.clock(), content={"parts": [{"text": text}]})
            )
        return await self.kw.bank.ingest(MARIA, events, stream="s", **more)

    async def facts(self):
        return sorted(each.fact for each in (await self.kw.bank.list(MARIA)).items)


async def test_what_the_words_bear_out_is_kept():
    words = "hey, my sister and I always take the window seat on planes"
    answer = facts(fact("Always takes the window seat on planes", "always take the window seat"))
    async with Told(answer) as told:
        done = await told.say(words)
        assert [each.action for each in done.applied] == ["create"]
        (memory,) = (await told.kw.bank.list(MARIA)).items
        assert memory.fact == "Always takes the window seat on planes"
        assert [each.quote for each in memory.evidence] == ["always take the window seat"]
        (state,) = await told.kw.bank.revisions(MARIA, memory.id)
        assert (state.engine, state.rule) == ("model:scripted-1", "extract-1")


SAID = 'I like tea.\n> I like rum\nDo I like jazz? My boss wrote: "He likes opera"'


@pytest.mark.parametrize(
    ("proposal", "reason"),
    [
        (fact("Likes tea", "I like tea", event="e9"), "no such event of the user's"),
        (fact("Likes tea", "I like tea", topic="WEATHER"), "no such topic"),
        (fact("Likes tea", "I adore tea"), "quotes what was not said"),
        (fact("Likes rum", "I like rum"), "quotes what was not said"),
        (fact("Likes jazz", "I like jazz"), "rests on a question"),
        (fact("Likes opera", "He likes opera"), "quotes what was not said"),
        (fact("Likes tea from Darjeeling", "I like tea"), "says more than was said"),
        (fact("Likes 3 cups of tea", "I like tea"), "says more than was said"),
        (fact("", "I like tea"), "empty or too long"),
    ],
)
async def test_what_they_do_not_bear_out_is_dropped_and_counted(proposal, reason):
    async with Told(facts(proposal)) as told:
        done = await told.say(SAID)
        assert await told.facts() == []
        assert done.notes[reason] == 1


async def test_figures_credentials_and_what_others_said_are_kept_out_of_it_too():
    secret = "Zx81-hunter" + "2-qq"
    answer = facts(
        fact("Spend was €436,449", "spend was €436,449"),
        fact("Password is " + secret, "password is " + secret),
        fact("Likes charts", "You like charts", event="e2"),
        fact("Prefers tables", "I prefer tables"),
    )
    async with Told(answer) as told:
        words = f"I prefer tables, spend was €436,449 and my password is {secret}"
        await told.say(words)
        told.said = 1
        await told.say("You like charts", author="router")
        assert await told.facts() == ["Prefers tables"]


@pytest.mark.parametrize("junk", ["sorry, no", "[]", '{"facts": 1}', '{"facts": [{"fact": 1}]}'])
async def test_one_answer_of_no_use_is_asked_again(junk):
    async with Told(junk, facts(fact("Likes tea", "I like tea"))) as told:
        await told.say("I like tea")
        assert await told.facts() == ["Likes tea"]
        assert "could not be used" in told.model.asked[1][1]


@pytest.mark.parametrize("answer", [DOWN, "no JSON, ever"])
async def test_without_an_answer_events_wait_and_nothing_is_lost(answer):
    async with Told(answer) as told:
        await told.kw.bank.create(MARIA, "Works on Western Europe")
        done = await told.say("Please round all values, always.")
        assert (done.applied, done.waiting) == ((), 1)
        job = await told.kw.jobs.get(MARIA, done.job_id)
        assert (job.state, job.attempts) == ("waiting", 1)
        assert "Please" not in job.error
        assert await told.kw.jobs.run_due() == 0, "it is not due yet"
        for attempt in range(2, MOST_ATTEMPTS + 1):
            told.clock.advance(seconds=3600)
            assert await told.kw.jobs.run_due() == 1
            job = await told.kw.jobs.get(MARIA, done.job_id)
            assert job.attempts == attempt
        assert job.state == "dead"
        assert await told.facts() == ["Works on Western Europe"]
        told.model.answers = [
            facts(fact("Wants values rounded, always", "round all values, always")),
            decisions((0, "create", "")),
        ]
        await told.kw.jobs.retry(MARIA, done.job_id)
        assert await told.kw.jobs.run_due() == 1
        assert await told.facts() == ["Wants values rounded, always", "Works on Western Europe"]
        assert (await told.kw.jobs.get(MARIA, done.job_id)).state == "done"


async def test_the_rules_stand_in_if_the_bank_says_so_and_the_result_says_it():
    async with Told(DOWN, fallback=True) as told:
        done = await told.say("Always show me euros.")
        assert await told.facts() == ["Prefers euros"]
        assert done.notes == {FELL_BACK: 1}


async def test_a_request_to_forget_is_the_rules_to_hear():
    async with Told(facts(fact("Likes tea", "I like tea")), facts()) as told:
        await told.say("I like tea")
        await told.say("Forget that I like tea.")
        assert await told.facts() == []


async def test_consolidation_may_name_what_it_was_shown_and_nothing_else():
    async with Told(
        facts(fact("Lives in Graz", "I live in Graz", topic="USER_PERSONAL_INFO"))
    ) as told:
        await told.say("I live in Graz")
        (graz,) = (await told.kw.bank.list(MARIA)).items
        jazz = await told.kw.bank.create(MARIA, "Likes jazz")
        moved = fact("Has moved to Linz", "moved to Linz", event="e2", topic="USER_PERSONAL_INFO")
        told.model.answers = [facts(moved), decisions((0, "update", "nobody's"))]
        await told.say("btw I moved to Linz")
        assert (
            await told.facts() == ["Has moved to Linz", "Likes jazz"]
            or len(await told.facts()) == 3
        ), "the rules decide"
        again = fact("Hates opera", "I hate opera", event="e3")
        told.model.answers = [facts(again), decisions((0, "update", jazz.memory_id))]
        await told.say("I hate opera")
        assert "Likes jazz" in await told.facts(), "a mere mention retires nothing"
        assert (await told.kw.bank.get(MARIA, graz.id)).id == graz.id


async def test_what_a_model_says_about_memories_is_taken_where_it_may_be():
    seats = [
        facts(fact("Prefers window seats on flights", "window seats on flights")),
        facts(fact("Wants aisle seats on flights", "aisle seats on flights", event="e2")),
    ]
    async with Told(seats[0]) as told:
        await told.say("I love window seats on flights")
        (memory,) = (await told.kw.bank.list(MARIA)).items
        told.model.answers = [seats[1], decisions((0, "update", memory.id))]
        done = await told.say("these days I want aisle seats on flights")
        assert [each.action for each in done.applied] == ["update"]
        assert "scripted-1" in done.applied[0].reason
        assert await told.facts() == ["Wants aisle seats on flights"]


async def test_examples_topics_and_context_are_in_the_prompt():
    async with Told(facts()) as told:
        await told.say("Hello there, this is Maria")
        system, prompt = told.model.asked[0]
        assert "USER_PREFERENCES" in system
        assert "Hello there, this is Maria" in prompt
