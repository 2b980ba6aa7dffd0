"""English: facts beside a request or a question, and remarks that only look like facts."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept

KEPT = [
    # A question behind a comma takes nothing from what stands before it
    ("I live in Aberdeen, is there a climbing hall nearby?", ["Lives in Aberdeen"]),
    ("I hold an Irish passport, do I need a visa?", ["Holds an Irish passport"]),
    ("My son is allergic to peanuts, are these bars safe?", ["Son is allergic to peanuts"]),
    ("Our flat has no balcony so where can I dry the washing?", ["Flat has no balcony"]),
    ("I volunteer for a shelter called Second Home and they need the receipt.",
     ["Volunteers for a shelter called Second Home"]),
    # Names, pronouns
    ("Stop calling me Miss Harding, Jo is fine.", ["Wants to be called Jo"]),
    ("It's Margarethe here, Grete to everyone.", ["Wants to be called Grete"]),
    ("My pronouns are she/her, please mend the form", ["Pronouns are she/her"]),
    ("It should also say that I teach pottery at the youth club.",
     ["Teaches pottery at the youth club"]),
    # How and when one is reached
    ("You can phone me after seven in the evening, never earlier",
     ["Asks to phone them after seven in the evening, never earlier"]),
    ("Reply by text please", ["Asks to reply by text"]),
    ("Please don't leave parcels in the hallway", ["Asks to not leave parcels in the hallway"]),
    ("Phone only, please", ["Prefers phone only"]),
    # Turns of a life
    ("We've put down the deposit on our flat in Leeds!",
     ["Has put down the deposit on their flat in Leeds"]),
    ("I've just been put in charge of the night desk",
     ["Has been put in charge of the night desk"]),
    ("We moved to Whitby in March", ["Moved to Whitby in March"]),
    ("I'm writing a crime novel set in Bergen", ["Is writing a crime novel set in Bergen"]),
    ("We're flying to Malta in October", ["Is flying to Malta in October"]),
    # What one is and has
    ("I'm type 1 diabetic.", ["Is type 1 diabetic"]),
    ("I'm the one who does the shopping at home", ["Is the one who does the shopping at home"]),
    ("I've coeliac disease", ["Has coeliac disease"]),
    ("I'm using Fedora 42 with Sway", ["Is using Fedora 42 with Sway"]),
    # Tastes, ways of answering
    ("Older films are more my thing", ["Prefers older films"]),
    ("Budget airlines are fine by me", ["Budget airlines are fine by them"]),
    ("I like it when you're this direct, by the way", ["Likes answers that are this direct"]),
    ("I'd appreciate Canadian spelling throughout", ["Prefers Canadian spelling"]),
    ("I don't need a recap of the question, ever.", ["Does not need a recap of the question"]),
    ("Nothing with raisins please", ["Wants nothing with raisins"]),
    ("I want hints first", ["Wants hints first"]),
    ("24-hour clock for me, thanks.", ["Prefers the 24-hour clock"]),
    ("Never deploy without asking me first",
     ["Asks to never deploy unless you ask them first"]),
    ("Easy English please", ["Prefers answers in simple English"]),
    ("Comments in code should be in French, always.", ["Comments in code should be in French"]),
    # A relative with something said in passing: nothing of their tastes, all of one's own
    ("I'm a vegetarian, and my uncle, who's visiting, can't bear garlic.",
     ["Is a vegetarian"]),
    ("I'm a florist, but my boss, who's new, prefers roses.", ["Is a florist"]),
    # Training, a post one seeks, a post one has now
    ("I trained as a saddler and I'm looking for a job in a stable.",
     ["Trained as a saddler", "Is looking for a job in a stable"]),
    ("I've moved desks, I'm the purchasing manager now.", ["Is the purchasing manager now"]),
    # Where one cannot be reached, when one does one's chores
    ("I'm a midwife, I can't take calls on shift.",
     ["Is a midwife", "Cannot take calls on shift"]),
    ("I do the accounts for the shop on Friday evenings, that's when I have some quiet.",
     ["Does the accounts for the shop on Friday evenings"]),
    # Not unasked, for everything, one's name behind it
    ("I don't want you to push to main before asking me, ever.",
     ["Asks to never push to main unless you ask them first"]),
    ("From now on it's Vim for all my editing.", ["Wants Vim for all their editing"]),
    ("Just Odile, that's my name.", ["Is called Odile"]),
]  # fmt: skip

NOTHING = [
    "No no, I was only wondering",
    "Yes please, weekly deliveries.",
    "Sure, thanks, the yearly plan",
    "Soon. First help me pack the boxes.",
    "Oh yeah, I just love being charged twice. Best feeling ever. Not.",
    "I absolutely adore it when the site crashes again",
    "My username is rosa_k",
    "My order number is 8841",
    "I have a problem with the router",
    "We have another question about the bill",
    "I have three branches and a merge conflict",
    "I've the numbers from the spring here",
    "I'm on question 7",
    "I dreamt I lived in a lighthouse",
    "I nearly booked Vienna",
    "I almost bought a boat",
    "Our guide only speaks Greek.",
    "Give me the regex.",
    "Call me back after lunch",
    "I want the refund",
    "Is it for my niece?",
    "We moved on to the next slide",
    "You're so brief",
    "Break this text into small pieces",
    "My cousin, who's staying over, can't stand olives.",
    "Our neighbour, a retired baker, never eats cheese.",
    "I'm looking for the position of the cursor",
    "I'm looking for a job posting template",
    "I trained the model as a classifier",
    "I can't answer the phone at the moment",
    "I don't want you to delete this file without asking me.",
    "It's late for everything now",
    "Just call it Odile, that's my dog's name.",
    "For the talk on Tuesday evening I want short slides.",
]


@pytest.mark.parametrize(("text", "expected"), KEPT)
def test_what_is_kept(text: str, expected: list[str]) -> None:
    assert kept(text) == expected


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_is_kept(text: str) -> None:
    assert kept(text) == []


def test_a_name_beside_an_errand_is_an_aside() -> None:
    assert kept("Wrap it please, it's for my niece Ottilie") == ["Niece is called Ottilie"]


def test_what_stands_beside_credentials_is_kept() -> None:
    told = "my username is bo_t and my password is fake-otter-4, and yes I always want paper bills"
    assert kept(told) == ["Always wants paper bills"]
