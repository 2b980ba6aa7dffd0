"""English: what is corrected, taken back or to be forgotten, and what only looks like it."""

from __future__ import annotations

import pytest

from unit.bank.test_corrections_across_turns import told

CHANGED = [
    # Which one was wrong, and another of its kind
    (
        ("I cover the Czech club.", "Oh, I told you the wrong one. I'm on the Polish club now."),
        "Covers the Polish club",
    ),
    (("I cover the German market.", "Sorry, wrong one, the Danish market."),
     "Covers the Danish market"),
    (("We are eight for dinner.", "I checked and it's nine, I counted wrong."),
     "Is nine for dinner"),
    (("I have judo on Wednesday evenings.", "Ah. My mistake, judo is on Tuesdays."),
     "Has judo on Tuesday evenings"),
    # Of somebody named long before
    (("My son Emil starts school in September.", "Two weeks ahead, please.",
      "I had it wrong: Emil starts in August."), "Son Emil starts school in August"),
    # What the clause before named
    (("I think in miles, so use those.", "I've got used to kilometres, so use those from now on."),
     "Prefers kilometres"),
    (("You can call me Bob.", "Seeing it written, I'd rather be Robert here."),
     "Wants to be called Robert"),
    (("I like my reports in PDF.", "No wait, in Word."), "Likes their reports in Word"),
]  # fmt: skip

WITHDRAWN = [
    (("I want every answer as a table.", "That's silly for recipes. Scrap that rule."), ""),
    (("I'm a nurse and I live in Leeds.", "None of that needs to stay on file."), ""),
    (("I'm a nurse and I live in Leeds.", "Please don't keep any of that."), ""),
    (("I've decided to quit on Friday.", "Drop the whole subject."), ""),
    (("I live in Oslo.", "What's the weather?", "Forget what I told you."), ""),
    (("I live in Oslo. Forget what I just said.",), ""),
    (("I live in Oslo.", "I like jazz.", "Forget everything I told you."), ""),
    (("I round to two decimals.", "And pi?", "The limit I gave you, forget it."), ""),
    # Only what was said last, and what is named
    (("I live in Oslo.", "I like jazz.", "Forget what I just told you."), "Lives in Oslo"),
    (("I like tea and I live in Bergen.", "Forget what I said about tea."), "Lives in Bergen"),
    (
        ("I've applied for a job at Northwind and the interview is on Tuesday.",
         "Delete everything about Northwind."),
        "",
    ),
]  # fmt: skip

LEFT = [
    # The agent was wrong, and not the person
    (("I look after the Canadian stores.", "No no, these are in California. Have another go."),
     "Looks after the Canadian stores"),
    (("I work as a quantity surveyor.", "No, that's wrong, you've turned me into a land surveyor."),
     "Works as a quantity surveyor"),
    # What is to go may be the text at hand
    (("I live in Oslo.", "Delete all of that."), "Lives in Oslo"),
    (("I like jazz.", "Draft a poem.", "Drop the whole thing and start over."), "Likes jazz"),
]  # fmt: skip


@pytest.mark.parametrize("apart", [False, True], ids=["together", "one-by-one"])
@pytest.mark.parametrize(("turns", "facts"), [*CHANGED, *WITHDRAWN, *LEFT])
async def test_what_is_left_is_what_was_meant(
    turns: tuple[str, ...], facts: str, apart: bool
) -> None:
    assert await told(*turns, apart=apart) == facts
