"""English: what others say and like in roundabout words, and own facts in roundabout words."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept, own

NOTHING = [
    # Other people, however they are named
    "Granny's the kind who always pays in coins and never trusts a bank",
    "The missus can't get enough of musicals and adores tap dancing",
    "My ex always drove a convertible", "My cousin drinks only almond milk",
    "My stepson won't go near a swimming pool", "Our landlady is a nightmare",
    "My niece goes through phases: only wears yellow, only eats soup",
    "To my grandpa a week without fishing is a lost one",
    "At my in-laws' it's always goose, never anything with tofu",
    "Teenagers these days want it all at once and can't stand queues",
    "You adore chaos and dislike schedules.",
    "Can't abide opera, only listens to sea shanties.",
    "The target audience: sailors who live in Hull, love ale and never read leaflets",
    # Their words without marks
    "She's like, I never drink milk, and then has a latte", "He was all I hate snow",
    "Her message said I'm teetotal now and I only drink kombucha",
    "The chorus goes I walk alone, I don't like the light",
    "my girl's story begins with I live in a tree and I love owls",
    "Dear Grandad, I live in Cork and I want a kite",
    "he texted i hate snow and i only ski indoors",
    # Nothing but supposed
    "In another life I own a vineyard in Kent and two donkeys",
    "For argument's sake I'm a landlord and I own ten flats",
    "Assume I have three kids and live in Perth", "My D&D character is a dwarf who loves ale",
    "Picture this: I live on a raft, I never see land",
    "Come autumn I'll live in a van and never wear a tie",
    "In my complaint I want to say that I never got the kettle",
    # Irony
    "Nothing I like better than a fire drill at dawn, said nobody ever",
    "Exactly how I like to spend my evenings", "I live for paperwork, me",
    # For now, and long ago
    "Answer in Welsh while my uncle's on the call", "For my cousin's wedding I need it in Latin",
    "Formerly a smoker here!", "In my twenties I smoked and lived on crisps",
]  # fmt: skip


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_is_kept(text: str) -> None:
    assert kept(text) == []


KEPT = [
    # Work
    ("I'm with the coastguard, have been for years", ["Is with the coastguard"]),
    ("I make my living as a puppeteer", ["Makes their living as a puppeteer"]),
    ("Been a tiler since 2003.", ["Is a tiler since 2003"]),
    ("I wound up a librarian in Wick", ["Is a librarian in Wick"]),
    ("Currently I'm retraining as a midwife", ["Is retraining as a midwife"]),
    ("These days I row every morning", ["Rows every morning"]),
    ("We left Genoa for Turin", ["Has left Genoa for Turin"]),
    ("I'm on the hook for the gift cards", ["Is on the hook for the gift cards"]),
    # What the work concerns
    ("The only shops I deal with are the ones by the coast", ["Looks after the ones by the coast"]),
    ("Everything I do is about travel insurance", ["Looks after travel insurance"]),
    ("Scotland isn't my patch", ["Does not look after Scotland"]),
    # What is not wanted
    ("Pie charts, no thanks", ["Dislikes pie charts"]),
    ("Voice notes aren't for me", ["Dislikes voice notes"]),
    ("Loud music drives me mad", ["Dislikes loud music"]),
    ("You needn't be so formal with me", ["Says there is no need to be so formal with them"]),
    # How things are written
    ("Numbers with thin spaces, not commas, whenever you write them",
     ["Wants numbers with thin spaces, not commas"]),
    ("Prices in dollars for me", ["Prefers dollars"]),
    ("Let's stick with first names", ["Prefers first names"]),
    ("Whatever you write for me, keep it short", ["Prefers short answers whatever you write"]),
    ("First thing every morning I check the tills", ["Checks the tills first thing every morning"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), KEPT)
def test_what_is_kept(text: str, expected: list[str]) -> None:
    assert kept(text) == expected


BESIDE = [
    ("The twins hate peas. I'm allergic to shellfish.", ["Is allergic to shellfish"]),
    ("My ex hated layovers. I travel with carry-on only.", ["Travels with carry-on only"]),
]


@pytest.mark.parametrize(("text", "expected"), BESIDE)
def test_what_stands_beside_somebody_elses_taste_is_kept(text: str, expected: list[str]) -> None:
    assert kept(text) == expected


OWN = [
    ("The main thing I look after is payroll", ["I look after payroll"]),
    ("I make my living as a puppeteer", ["I make my living as a puppeteer"]),
    ("I answer for the night shift", ["I answer for the night shift"]),
    ("Scotland isn't my patch", ["I do not look after Scotland"]),
]


@pytest.mark.parametrize(("text", "expected"), OWN)
def test_it_can_be_said_in_the_first_person(text: str, expected: list[str]) -> None:
    assert own(text) == expected
