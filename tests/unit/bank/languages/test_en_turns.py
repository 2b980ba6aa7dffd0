"""English: days that lie ahead, turns of speech, and what is said of other people.

The tables are sentences as people write them to an assistant; what they teach is words and slots.
"""

from __future__ import annotations

import pytest

from unit.bank.saying import remembered

KEPT = [
    # Bookings and days that lie ahead
    ("I booked the night train to Vienna for tomorrow",
     ["Booked the night train to Vienna for tomorrow"]),
    ("I've reserved the village hall for next Saturday",
     ["Has reserved the village hall for next Saturday"]),
    ("We got two tickets for the opera for Friday", ["Got two tickets for the opera for Friday"]),
    ("I got an appointment at the embassy for next Wednesday",
     ["Got an appointment at the embassy for next Wednesday"]),
    ("I begin my apprenticeship next Monday", ["Begins their apprenticeship next Monday"]),
    ("I start at the bakery on the 3rd", ["Starts at the bakery on the 3rd"]),
    ("my driving test is tomorrow", ["Driving test is tomorrow"]),
    ("My citizenship test is on Thursday", ["Citizenship test is on Thursday"]),
    ("our flight to Porto leaves next Friday", ["Flight to Porto leaves next Friday"]),
    ("My lease ends next month", ["Lease ends next month"]),
    ("I'm having knee surgery next week", ["Is having knee surgery next week"]),
    ("I have a job interview tomorrow", ["Has a job interview tomorrow"]),
    ("We're moving to Ghent next month", ["Is moving to Ghent next month"]),
    ("We get the keys to the flat next Thursday", ["Gets the keys to the flat next Thursday"]),
    ("We've moved the launch to next Tuesday", ["Has moved the launch to next Tuesday"]),
    ("our offer on the cottage was accepted", ["Offer on the cottage was accepted"]),
    # The fact stands where one does not expect it
    ("What I'd like in every summary is the margin", ["Wants the margin"]),
    ("what I can't stand is small talk", ["Dislikes small talk"]),
    ("Stacked bars please, that's what I want for any long list",
     ["Wants stacked bars for any long list"]),
    ("Since May it's been the Baltics for me", ["Now it's the Baltics"]),
    ("And since last month I've got haircare as well", ["Since last month they have haircare"]),
    ("Speaking as a midwife, which sources would you trust?", ["Is a midwife"]),
    ("As someone who can't see red, I'd go for blue lines", ["Is someone who can't see red"]),
    ("English isn't my first language, so keep words simple",
     ["English isn't their first language"]),
    ("the best time to reach me is mid-morning", ["The best time to reach them is mid-morning"]),
    ("pull the late orders for my region, Jutland", ["Region: Jutland"]),
    ("We deploy with Ansible", ["Deploys with Ansible"]),
    ("Ask me questions rather than giving the answer straight away",
     ["Asks to ask them questions rather than giving the answer straight away"]),
    ("Now please keep every recipe mild", ["Asks to keep every recipe mild"]),
    ("give me Lua snippets when it's about my own setup",
     ["Asks to give them Lua snippets when it's about their own setup"]),
    ("Hotels must have a gym for me", ["Hotels must have a gym"]),
    ("I present this to the board once a quarter", ["Presents to the board once a quarter"]),
    ("Spell it organise, not organize", ["Asks to spell it organise, not organize"]),
    ("please address me formally", ["Asks to address them formally"]),
    ("Anything with peanuts is off the table for me", ["Anything with peanuts is off the table"]),
    ("Nothing spicy for me", ["Wants nothing spicy"]),
    ("don't put me on a plane with a stopover",
     ["Asks to not put them on a plane with a stopover"]),
    ("I'd prefer it if you didn't use abbreviations", ["Asks to not use abbreviations"]),
    ("I'd never buy leather", ["Would never buy leather"]),
    ("Pescatarian for six years now", ["Is pescatarian"]),
    ("the dishwasher should only run at night", ["The dishwasher should only run at night"]),
    ("if it's below freezing, preheat the car at seven",
     ["If it's below freezing, preheat the car at seven"]),
    ("The kids are with me every other week", ["The kids are with them every other week"]),
    ("I got the job at the museum", ["Got the job at the museum"]),
    ("When you talk to me just call me Jo", ["Wants to be called Jo"]),
    ("I go by Teddy, even if the passport says Theodore", ["Wants to be called Teddy"]),
    # What was taken back in the same breath
    ("I'm on the Lyon, sorry, the Marseille team", ["Is on the Marseille team"]),
    ("I live in Leeds, no, sorry, Bradford", ["Lives in Bradford"]),
    # Beside somebody else's tastes
    ("My wife hates cilantro, but I love parsley", ["Likes parsley"]),
    ("My flatmate is coeliac and I don't eat nuts", ["Does not eat nuts"]),
]  # fmt: skip

NOTHING = [
    # Days of the conversation and of the day's work
    "the meeting is tomorrow", "send it tomorrow", "I need it by tomorrow", "My call is at three",
    "I have a meeting tomorrow", "my delivery is tomorrow", "my presentation is tomorrow",
    "I'll send it tomorrow", "use pounds for the slide tomorrow", "just for tomorrow, use metric",
    "My flight is delayed, what now?", "My exam was yesterday", "I booked the wrong day",
    "the deadline is next Friday", "I have a call with the bank next Monday",
    # What other people like and do, also where the second clause drops its subject
    "My brother-in-law swears by bar charts and never wants to see a table.",
    "My mum only drinks green tea and hates coffee.",
    "She's mad about pottery and can't stand anything pink.",
    "He's a big fan of short answers and hates tables.",
    "They're from Spain, love late dinners and never eat before ten.",
    "Our customers prefer to pay by invoice and hate phone calls.",
    "My husband keeps saying that he'd rather fly, needs legroom and never checks a suitcase.",
    "My flatmate is coeliac and hates mushrooms, can't do anything with cream either.",
    "My dad keeps asking for paper statements, never reads e-mail.",
    "His mother is allergic to nuts and can't eat dairy.",
    "The guests are mostly French, prefer wine and don't eat beef.",
    "Tom, my colleague, only reads PDFs and never answers mails.",
    "My neighbour plays the drums at night and never closes the window.",
    "My cat hates the vacuum and only eats tuna.",
    "My kids want pizza every Friday and never eat vegetables.",
    "Germans like bread and never eat dinner late", "I read that Germans always pay in cash.",
    "Our agency proposes a new slogan", "My dad's a vegetarian and won't touch eggs",
    # Notes about somebody
    "never opens attachments", "hates logins and always asks for a discount",
    # Play, stories, foreign words
    "Write a story in which I live on Mars and hate tomatoes.",
    "You're a waiter and I'm a guest who is allergic to shellfish.",
    "Let's play a game where I'm a pirate and I love rum.",
    "Let's practise an interview: I'm a nurse from Cork.",
    "how do you say in Italian I have two children and I work as a plumber",
    # For once, and at hand
    "For this report only, use dollars.", "I prefer the blue one.", "minutes first please",
    "For this e-mail only, make it stiff and use my full name, Josephine Pryce.",
    "Ha, sure, I totally adore Monday meetings",
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), KEPT)
def test_what_is_kept(text: str, expected: list[str]) -> None:
    assert [candidate.fact.partition(" (")[0] for candidate in remembered(text)] == expected


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_is_kept(text: str) -> None:
    assert remembered(text) == []
