"""What is said in a game of pretending, or taken back by a mark of irony, is not the person's."""

from __future__ import annotations

import pytest

from keepwise.bank.extraction import extract
from keepwise.bank.speech.playing import MOST_TURNS, ends_game, opened_at
from keepwise.bank.topics import PRESETS
from keepwise.model import Event

OPENED = [
    "Let's practise an interview. You're the recruiter.",
    "Role-play with me, please",
    "You are the waiter and I'm a tourist from Peru",
    "Rollenspiel: du bist der Wirt und ich bin ein Gast",
    "Giochiamo: io sono un cavaliere",
    "Jouons : tu es le roi et je suis le bouffon",
    "Hagamos como si yo fuera astronauta",
    "Vamos fingir que eu sou pirata",
    "Laten we doen alsof ik piloot ben",
    "我们来演，你扮演医生",
    "ロールプレイをしましょう",
]
PLAIN = [
    "I play the cello and you are very helpful",
    "Let's play it safe with the budget",
    "I'm a nurse and you're quick",
    "On joue au foot le mardi",
    "Ich spiele mittwochs Volleyball",
    "I am the manager of the Lyon shop",
]


def said(id_: str, text: str) -> Event:
    return Event(id_, "user", 1_780_000_000_000_000, content={"parts": [{"text": text}]})


def kept(*texts: str) -> list[str]:
    events = [said(f"e{at}", text) for at, text in enumerate(texts)]
    return [each.fact for each in extract(events, PRESETS["assistant"], "s")]


@pytest.mark.parametrize("text", OPENED)
def test_a_game_is_opened(text: str) -> None:
    assert opened_at(text) < len(text)


@pytest.mark.parametrize("text", PLAIN)
def test_what_only_sounds_like_one_opens_none(text: str) -> None:
    assert opened_at(text) == len(text)


def test_wishes_in_a_game_are_the_part_s_until_it_ends() -> None:
    told = kept(
        OPENED[0],
        "I love working alone and I live in Krakow.",
        "Remember that I prefer euros.",
        "OK stop. In real life I'm a florist.",
        "I live in Ghent.",
    )
    assert told == ["Prefers euros", "Is a florist", "Lives in Ghent"]
    assert ends_game("OK stop")


def test_a_game_that_nobody_ends_is_over_some_time() -> None:
    idle = ["hm"] * MOST_TURNS
    assert kept(OPENED[0], *idle, "I live in Ghent.") == ["Lives in Ghent"]


@pytest.mark.parametrize(
    "text",
    [
        "I love long queues. Not.",
        "I love long queues. Best feeling ever. Just kidding!",
        "Ich liebe Warteschlangen. Scherz!",
        "J'adore les embouteillages. Je plaisante.",
        "Me encantan los atascos. Es broma.",
        "Adoro il traffico. Scherzo!",
        "Eu amo filas. Brincadeira!",
        "Ik hou van files. Grapje!",
    ],
)
def test_a_mark_of_irony_takes_back_what_stands_before_it(text: str) -> None:
    assert kept(text) == []
    assert kept(text.partition(".")[0] + ".") != []
