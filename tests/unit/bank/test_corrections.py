"""What is taken back or changed by the next thing somebody says, in every language."""

from __future__ import annotations

import pytest

from keepwise import Event, Keepwise, Scope
from keepwise.bank.corrections.substituting import substituted
from keepwise.settings import JobsSettings, Settings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")


async def told(*turns: str | tuple[str, str], one_by_one: bool = False) -> list[str]:
    clock = FrozenClock()
    settings = Settings(jobs=JobsSettings(in_process=False))
    async with Keepwise.open(":memory:", settings=settings, clock=clock) as kw:
        events = []
        for at, turn in enumerate(turns):
            clock.advance(seconds=1)
            author, text = turn if isinstance(turn, tuple) else ("user", turn)
            events.append(Event(f"e{at}", author, clock(), content={"parts": [{"text": text}]}))
            if one_by_one:
                await kw.bank.ingest(MARIA, events, stream="s")
        if not one_by_one:
            await kw.bank.ingest(MARIA, events, stream="s")
        return sorted(each.fact for each in (await kw.bank.list(MARIA)).items)


CHANGED = [
    ("I booked the ferry to Oslo for 3 May.", "No wait, I meant Bergen.", "Bergen", "Oslo"),
    ("I always get up at 6:30.", "hm, make that 7:15", "7:15", "6:30"),
    ("I have choir practice every Tuesday.", "Sorry, my mistake: Thursday.", "Thursday", "Tues"),
    ("Ich gehe jeden Montag schwimmen.", "Ach nein, vertan: Mittwoch.", "Mittwoch", "Montag"),
    ("J'ai réservé un hôtel à Lille.", "Pardon, je voulais dire à Gand.", "Gand", "Lille"),
    ("He reservado un hotel en León.", "Perdón, me equivoqué: en Burgos.", "Burgos", "León"),
    ("Ho prenotato un albergo a Siena.", "Scusa, mi sono sbagliato: a Lucca.", "Lucca", "Siena"),
    ("Reservei um hotel em Évora.", "Desculpa, enganei-me: em Beja.", "Beja", "Évora"),
    ("Ik heb elke maandag koorrepetitie.", "Sorry, ik bedoel dinsdag.", "dinsdag", "maandag"),
    ("我每周二晚上学画画。", "说错了，是每周四。", "周四", "周二"),
]


@pytest.mark.parametrize("one_by_one", [False, True])
@pytest.mark.parametrize(("said", "correction", "there", "gone"), CHANGED)
async def test_what_is_named_takes_the_place_of_its_like(said, correction, there, gone, one_by_one):
    facts = " | ".join(await told(said, ("agent", "Ok."), correction, one_by_one=one_by_one))
    assert there in facts
    assert gone not in facts


@pytest.mark.parametrize(
    ("said", "correction"),
    [
        ("I always want charts first.", "Scratch that."),
        ("I live in Oslo.", "oh sorry, scratch that please"),
        ("Ich trinke immer Kaffee schwarz.", "Moment, das stimmt nicht."),
    ],
)
async def test_what_is_taken_back_is_gone(said, correction):
    assert await told(said, correction) == []


@pytest.mark.parametrize(
    "next_words",
    [
        "No, the other report please.",
        "No problem, thanks!",
        "Actually, what time is it in Lisbon?",
        "no",
        "Better, thank you. And the March figures?",
        "Actually show me the table from Friday",
    ],
)
async def test_small_words_change_nothing(next_words):
    assert await told("I live in Oslo.", next_words) == ["Lives in Oslo"]


async def test_only_what_was_said_just_before_is_corrected():
    facts = await told("I live in Oslo.", "What is the weather like?", "Scratch that.")
    assert facts == ["Lives in Oslo"]


async def test_of_two_things_the_one_that_is_named_is_changed():
    facts = await told(
        "I live in Oslo. I have choir every Tuesday.", "Correction: choir is Friday."
    )
    assert "Lives in Oslo" in facts
    assert "Tuesday" not in " ".join(facts)


async def test_a_new_wish_is_no_correction_of_another():
    facts = await told("I prefer 30-minute meetings.", "Actually, show me dollars.")
    assert facts == ["Prefers 30-minute meetings", "Prefers dollars"]


async def test_others_cannot_correct():
    assert await told("I live in Oslo.", ("agent", "Scratch that.")) == ["Lives in Oslo"]


@pytest.mark.parametrize(
    ("fact", "correction"),
    [
        ("Flies from Oslo to Bergen", "Rome"),
        ("Likes tea", "coffee"),
        ("Works on Mondays and Tuesdays", "Fridays"),
        ("Lives in Oslo", "in Oslo"),
    ],
)
def test_where_it_is_not_clear_nothing_is_changed(fact, correction):
    assert substituted(fact, correction) is None
