"""What a later turn changes, retires or drops of what was said earlier, and what it leaves."""

from __future__ import annotations

import pytest

from keepwise import Event, Keepwise, Scope
from keepwise.bank.corrections.parting import without
from keepwise.bank.corrections.substituting import contrasted, mended
from keepwise.settings import JobsSettings, Settings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")


async def told(*turns: str, apart: bool = False) -> str:
    """What is remembered of turns, handed in together or each by itself."""
    clock = FrozenClock()
    settings = Settings(jobs=JobsSettings(in_process=False))
    async with Keepwise.open(":memory:", settings=settings, clock=clock) as kw:
        events = []
        for at, text in enumerate(turns):
            clock.advance(seconds=1)
            events.append(Event(f"e{at}", "user", clock(), content={"parts": [{"text": text}]}))
        for some in [[each] for each in events] if apart else [events]:
            await kw.bank.ingest(MARIA, some, stream="s")
        return " | ".join(sorted(each.fact for each in (await kw.bank.list(MARIA)).items))


CHANGED = [
    (("I live in Leeds.", "Argh, old habit, we moved to York."), "York", "Leeds"),
    (("I prefer pounds.", "not pounds, euros"), "euro", "pound"),
    (("I prefer pounds.", "euros, not pounds, my bad"), "euro", "pound"),
    (("I go swimming every Wednesday.", "I switched from Wednesday to Friday."), "Friday", "Wedn"),
    (
        ("I always take the 7:40 train.", "Hi?", "the train thing, it's the 8:10 now"),
        "8:10",
        "7:40",
    ),
    (("I live in Leeds. No wait, York.",), "York", "Leeds"),
    (("I have choir on Tuesday, no wait, Thursday evenings.",), "Thursday", "Tuesday"),
    (("Ich nehme immer den Zug um 7:12.", "Inzwischen ist der Zug um 7:42."), "7:42", "7:12"),
    (
        ("Mein Chef heißt Herr Lindner.", "Nicht Lindner, sondern Lindemann."),
        "Lindemann",
        "Lindner",
    ),
    (("Mon chien s'appelle Tango.", "Pas Tango, Django !"), "Django", "Tango"),
    (("Voy a yoga los martes.", "Ah, lo del yoga: ahora es los jueves."), "jueves", "martes"),
    (("Vado a yoga ogni martedì.", "Per lo yoga: adesso è il giovedì."), "giovedì", "martedì"),
    (("Faço ioga às terças.", "Sobre o ioga: agora é às quintas."), "quinta", "terça"),
    (("Mijn hond heet Bram.", "Niet Bram maar Bas."), "Bas", "Bram"),
    (("My office is in Porto.", "it's Braga now"), "Braga", "Porto"),
    (("I report in dollars.", "we've switched to euros"), "euro", "dollar"),
    (("I drive a Golf.", "sold it, it's a Polo now"), "Polo", "Golf"),
    (("My daughter is seven.", "she just turned eight"), "eight", "seven"),
    (("I'm vegetarian.", "well, vegan to be precise"), "vegan", "vegetarian"),
    (("Ich bin Vegetarier.", "genauer gesagt Veganer"), "Veganer", "Vegetarier"),
    (("My dog is called Rex.", "It's Max actually, I typed it wrong"), "Max", "Rex"),
    (("I have choir practice on Thursdays.", "Fridays, sorry"), "Friday", "Thursday"),
    (("Moro em Lisboa.", "desculpa, no Porto"), "Porto", "Lisboa"),
    (("我住在上海。", "说错了，是苏州"), "苏州", "上海"),
    (("大阪に住んでいます。", "間違えました、京都です"), "京都", "大阪"),
    (
        ("Los precios siempre sin IVA.", "Rectifico: ahora con el IVA incluido."),
        "con el IVA",
        "sin",
    ),
    (("I want slides with a black background.", "From now on a white background."), "whi", "black"),
    (("Quero sempre fundo preto.", "Daqui pra frente quero fundo branco."), "branco", "preto"),
    (("From now on I want everything in Comic Sans!", "haha no, I was joking"), "", "Comic"),
    (("我在学吉他，只有周三晚上有时间练。", "说错了，是周四晚上。我家猫叫豆包。"), "周四", "周三"),
    (('Siempre pon "ordenador".', 'Mejor "computadora". Vivo en Quito.'), "computadora", "ordena"),
    (("I learn the cello.", "Forget the cello, I'm giving it up."), "", "cello"),
    (("I'm allergic to nuts.", "I'm not allergic to nuts any more."), "", "I'm"),
    (
        ("I'm a nurse with Brightwell Care.", "One correction: it's Norland Care."),
        "Norla",
        "Bright",
    ),
    (("I have piano every Monday, sorry, I mean every Wednesday.",), "Wednesday", "Monday"),
    (("Ich habe montags Chor, Quatsch, dienstags.",), "dienstags Chor", "montags"),
    (("मैं दिल्ली में रहता हूँ।", "माफ़ करना, नोएडा में"), "नोएडा", "दिल्ली"),
]


@pytest.mark.parametrize("apart", [False, True], ids=["together", "one-by-one"])
@pytest.mark.parametrize(("turns", "there", "gone"), CHANGED)
async def test_the_new_value_stands_where_the_old_one_stood(turns, there, gone, apart):
    facts = await told(*turns, apart=apart)
    assert there in facts
    assert gone not in facts


DROPPED = [
    ("I am vegan. I play the cello.", "Scrap the cello bit please.", "egan", "cello"),
    ("I always want tables.", "forget what I told you about tables", "", "table"),
    ("I prefer window seats.", "The window seat preference? Drop it.", "", "window"),
    ("Ich trinke Kaffee immer schwarz.", "Vergiss, was ich über Kaffee gesagt habe.", "", "Kaffee"),
    ("J'aime le vin. Je joue du piano.", "Pour le piano, tu peux oublier.", "vin", "piano"),
    ("Voy en bici al trabajo.", "Lo de la bici ya no vale, olvídalo.", "", "bici"),
    ("Suono il violino.", "La storia del violino lasciala perdere, ho smesso.", "", "violino"),
    ("Prefiro respostas curtas.", "Esquece o que eu disse sobre respostas curtas.", "", "curta"),
    ("Ik speel viool.", "Dat van de viool mag je vergeten.", "", "viool"),
]


@pytest.mark.parametrize(("said", "asked", "there", "gone"), DROPPED)
async def test_what_is_named_by_its_words_is_dropped(said, asked, there, gone):
    facts = await told(said, asked)
    assert there in facts
    assert gone not in facts


@pytest.mark.parametrize(
    ("turns", "there"),
    [
        (("I prefer pounds.", "The total is in euros, not pounds. Fix it please."), "pounds"),
        (("I prefer pounds.", "no, that is wrong. The total doesn't add up."), "pounds"),
        (("I prefer pounds.", "Plot last month.", "scratch that, show me last week"), "pounds"),
        (("I like dark mode.", "make it bigger"), "dark"),
        (("I have piano on Tuesdays.", "Move the review from Tuesday to Thursday."), "Tuesday"),
        (("My son is called Max.", "Write an email to Sam, not Tom."), "Max"),
        (("I work at Siemens.", "My brother switched from Siemens to Bosch."), "Siemens"),
        (("Ich wohne in Kassel.", "Nein danke, das reicht."), "Kassel"),
        (("Tengo coro los martes.", "Pasa la reunión del martes al jueves."), "martes"),
        (("My office is in Porto.", "it's sunny in Braga now"), "Porto"),
        (("My dog is called Rex.", "it's 5 pm now"), "Rex"),
        (("I live in Porto.", "Is the shop open?", "sorry, in Braga"), "Porto"),
        (("I work with Tesoro and Ambra.", "No, Ambra went to Lucy. I got Nord."), "Tesoro"),
    ],
)
@pytest.mark.parametrize("apart", [False, True], ids=["together", "one-by-one"])
async def test_what_was_not_meant_stays_as_it_is(turns, there, apart):
    assert there in await told(*turns, apart=apart)


def test_both_sides_of_a_contrast_are_named():
    done = contrasted("Lives in Oslo", "Oslo", "Bergen", "en")
    assert done is not None
    assert done.fact == "Lives in Bergen"
    assert contrasted("Lives in Oslo", "Rome", "Bergen", "en") is None


def test_a_fact_can_take_itself_back():
    done = mended("Has choir on Tuesday, no wait, Thursday evenings", "en")
    assert done is not None
    assert done.fact == "Has choir on Thursday evenings"
    assert mended("Has choir on Tuesday, rarely on Thursday", "en") is None


@pytest.mark.parametrize(
    ("fact", "thing", "left"),
    [
        ("Likes coffee and tea", "coffee", "Likes tea"),
        ("Is vegan and drives a Skoda", "Skoda", "Is vegan"),
        ("Drives a Skoda", "Skoda", ""),
    ],
)
def test_one_of_two_things_can_be_taken_out(fact, thing, left):
    assert without(fact, thing, "en") == left
