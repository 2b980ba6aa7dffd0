"""English: what is kept in the first person."""

from __future__ import annotations

import pytest

from unit.bank.saying import own

SAID = [
    ("I prefer euros", ["I prefer euros"]),
    ("show me amounts in pounds from now on", ["I prefer pounds"]),
    ("i look after our depot in Leeds", ["I look after our depot in Leeds"]),
    ("I'm a nurse and I work nights", ["I'm a nurse", "I work nights"]),
    ("my fiscal year starts in April", ["My fiscal year starts in April"]),
    ("Never use emojis when you answer me", ["I do not want emojis"]),
    ("Never round my numbers, please", ["I want you to never round my numbers"]),
    ("Always add the source", ["I want you to always add the source"]),
    ("call me Sasha", ["I want to be called Sasha"]),
    ("my name is Ines", ["My name is Ines"]),
    ("remember that we ship from Rotterdam", ["We ship from Rotterdam"]),
    ("for board reports I need millions", ["I prefer amounts in millions for board reports"]),
    ("our dog Rex is allergic to chicken", ["My dog Rex is allergic to chicken"]),
    ("My sister is called Ana", ["My sister is called Ana"]),
    ("I don't care about Southern Europe", ["I am not interested in Southern Europe"]),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_what_somebody_says_is_kept_in_their_own_person(text: str, facts: list[str]) -> None:
    assert own(text) == facts
