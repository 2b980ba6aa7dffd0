"""Which of several memories a statement bears on, and what decides beside the words."""

from __future__ import annotations

from time import perf_counter

import pytest

from keepwise.bank.consolidation import reasons
from keepwise.bank.consolidation.deciding import COUNTED, LATER, decide
from keepwise.model import Candidate, Evidence
from unit.bank.consolidation.test_pairs import becomes_of, candidate, memories


def test_of_several_memories_the_one_about_the_same_changes() -> None:
    known = memories("Works at a standing desk", "Sister lives in Bern", "Employer is Norwood Bank")
    (change,) = decide(candidate("Works for Castle Insurance now"), known)
    assert (change.action, change.memory_id) == ("update", "m3")


def test_what_repeats_one_memory_adds_to_no_other() -> None:
    known = memories("Speaks Polish", "Speaks Polish with a Silesian accent")
    (change,) = decide(candidate("Speaks Polish"), known)
    assert (change.action, change.memory_id) == ("leave", "m1")


@pytest.mark.parametrize(
    ("known", "said", "action"),
    [
        ("Drinks coffee", "Doesn't drink coffee any more", "update"),  # worth knowing
        ("Owns a boat", "Sold the boat", "delete"),
        ("Is married to Nora", "Is divorced from Nora", "update"),  # another state
        ("Plays golf", "No longer plays chess", "create"),
    ],
)
def test_what_is_over_goes_unless_that_is_worth_knowing(known: str, said: str, action: str) -> None:
    assert becomes_of(known, said)[0].action == action


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("Is allergic to nuts", "Wants no nuts"),
        ("Is coeliac", "Wants no gluten"),
        ("Is lactose intolerant", "Avoids lactose"),
        ("Is vegan", "Never eats meat"),
        ("Is vegetarian", "Does not want meat"),
        ("Ist Vegetarierin", "Wunsch: nie Fleisch vorschlagen"),
        ("Est végétarienne", "Ne veut pas de viande"),
        ("È allergica alle noci", "Non vuole noci"),
    ],
)
def test_why_something_is_not_wanted_stays_beside_that_it_is_not(known: str, said: str) -> None:
    assert becomes_of(known, said)[0].action in ("create", "leave")


def test_replays_and_late_words_change_nothing() -> None:
    (memory,) = memories("Lives in Graz")
    (again,) = decide(Candidate("remember", memory.fact, "", memory.evidence[0], ""), [memory])
    assert again.reason == COUNTED
    early = Evidence("e0", "s", 0, "Lives in Linz", 0, 1)
    (late,) = decide(Candidate("remember", "Lives in Linz", "", early, ""), [memory])
    assert (late.action, late.reason) == ("leave", LATER)


def test_nearness_counts_only_where_no_word_decides() -> None:
    known = memories("Likes concerts with live music in small halls")
    said = candidate("Likes soirees with live music in small halls")
    assert decide(said, known)[0].action == "create"
    assert decide(said, known, {"m1": 0.8})[0].action == "create"
    (change,) = decide(said, known, {"m1": 0.95})
    assert (change.action, change.memory_id, change.reason) == ("leave", "m1", reasons.MEANT)


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("Team meets on Mondays in room 4", "Team meets on Tuesdays in room 4"),
        ("Has two cats at home", "Has three cats at home"),
    ],
)
def test_nearness_makes_no_two_values_one(known: str, said: str) -> None:
    (change,) = decide(candidate(said), memories(known), {"m1": 0.99})
    assert change.action == "update"


def test_ten_thousand_memories_take_no_time() -> None:
    known = memories(*(f"Visited place {at} near village {at * 7} with friend {at}" for at in
                       range(10_000)))  # fmt: skip
    decide(candidate("Lives in Graz now"), known)  # reads each fact once
    before = perf_counter()
    decide(candidate("Plays the flute"), known)
    assert perf_counter() - before < 0.3  # 0.02 on an idle machine


def test_facts_in_two_languages_meet_where_they_name_the_same() -> None:
    assert becomes_of("Is vegetarian", "Ist Vegetarier")[0].action == "leave"


def test_an_empty_bank_and_a_fact_of_glue() -> None:
    assert decide(candidate("Lives in Graz"), [])[0].action == "create"
    assert decide(candidate("the of and"), memories("Lives in Graz"))[0].action == "create"
    assert decide(candidate("!?"), memories("Lives in Graz"))[0].action == "create"


def forgotten(said: str, *known: str) -> list[str]:
    changes = decide(candidate(said, forget=True), memories(*known))
    return [each.memory_id for each in changes if each.action == "delete"]


@pytest.mark.parametrize(
    ("said", "known"),
    [
        (
            "Everything about Wanda",
            ("Aunt is called Wanda", "Wanda breeds geese", "Aunt lives far"),
        ),
        ("Wanda", ("Aunt is called Wanda", "Wanda breeds geese", "Likes geese")),
        ("Everything about my aunt", ("Aunt is called Wanda", "Wanda breeds geese", "Likes geese")),
        ("Everything about my work", ("Works at a mill", "Manager is Olga", "Likes geese")),
        ("Alles, was du über Wanda weißt", ("Tante heißt Wanda", "Wanda züchtet Gänse", "Singt")),
        ("Alles über meine Familie", ("Tante heißt Wanda", "Bruder wohnt in Jena", "Singt")),
        ("Tout ce que tu sais sur Odile", ("Sa tante s'appelle Odile", "Odile a des oies", "Lit")),
        ("Todo sobre Odilia", ("Su tía se llama Odilia", "Odilia cría gansos", "Canta")),
        ("Tutto su Odilia", ("La zia si chiama Odilia", "Odilia alleva oche", "Canta")),
        ("Tudo sobre a Odília", ("A tia chama-se Odília", "A Odília cria gansos", "Canta")),
        ("Alles over Odilia", ("Tante heet Odilia", "Odilia fokt ganzen", "Zingt")),
        ("关于小梅的一切", ("姑姑叫小梅", "小梅养鹅", "喜欢唱歌")),
        ("美咲についてのすべて", ("姉の名前は美咲", "美咲は夜勤をしている", "歌が好き")),
    ],
)
def test_all_about_somebody_is_more_than_one_memory(said: str, known: tuple[str, ...]) -> None:
    assert forgotten(said, *known) == ["m1", "m2"]


def test_nothing_is_forgotten_of_a_field_that_nothing_is_known_of() -> None:
    assert forgotten("Everything about my health", "Works at a mill", "Likes geese") == []


def test_a_name_is_the_relative_who_alone_has_it() -> None:
    said = candidate("Wanda's wedding is in June now")
    known = ["Aunt's wedding is in May", "Aunt is called Wanda"]
    (change,) = decide(said, memories(*known))
    assert (change.action, change.memory_id) == ("update", "m1")
    (change,) = decide(said, memories(*known, "Aunt is called Berta"))
    assert change.action == "create"
