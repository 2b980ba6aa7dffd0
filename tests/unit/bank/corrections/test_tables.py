"""What later turns change, take back or leave, by the tables of each language."""

from __future__ import annotations

from typing import Any

import pytest

from keepwise.bank.corrections import signs
from unit.bank.corrections import ar, de, es, fr, hi, it, ja, nl, pt, zh
from unit.bank.test_corrections_across_turns import told

TABLES = {
    "de": de, "fr": fr, "nl": nl, "es": es, "it": it, "pt": pt, "zh": zh, "ja": ja, "hi": hi,
    "ar": ar,
}  # fmt: skip
FOLDED = frozenset({"de", "fr", "nl"})
"""Languages whose tables name what is there in lower case."""
APART = frozenset({"de", "fr", "nl", "zh", "ja", "hi", "ar"})
"""Languages whose turns that change nothing are only handed in one by one."""
TEXTS = frozenset({"GONE", "TOLD", "JUST_NOW", "NEITHER", "SIGNED", "UNSIGNED"})
"""Tables whose rows have one cell."""


def rows(name: str, *, both: bool = False) -> list[Any]:
    """The language and cells of each row of a table; with ``both``, also how turns come in."""
    found = []
    for language, module in TABLES.items():
        table: list[Any] = getattr(module, name, [])
        only = name == "WITHDRAWN" or (name == "LEFT" and language in APART)
        for at, row in enumerate(table):
            cells = (row,) if name in TEXTS else row
            if not both:
                found.append(pytest.param(language, *cells, id=f"{language}-{at}"))
                continue
            for apart in (True,) if only else (False, True):
                how = "one-by-one" if apart else "together"
                found.append(pytest.param(language, *cells, apart, id=f"{language}-{at}-{how}"))
    return found


async def facts(language: str, turns: tuple[str, ...], *, apart: bool) -> str:
    """What is remembered of turns, in the case the language's table is in."""
    left = await told(*turns, apart=apart)
    return left.casefold() if language in FOLDED else left


@pytest.mark.parametrize(
    ("language", "turns", "there", "gone", "apart"), rows("CHANGED", both=True)
)
async def test_the_new_stands_and_the_old_is_gone(
    language: str, turns: tuple[str, ...], there: str, gone: str, apart: bool
) -> None:
    left = await facts(language, turns, apart=apart)
    assert there in left
    assert gone not in left


@pytest.mark.parametrize(("language", "turns", "gone", "apart"), rows("WITHDRAWN", both=True))
async def test_what_is_taken_back_is_gone(
    language: str, turns: tuple[str, ...], gone: str, apart: bool
) -> None:
    left = await facts(language, turns, apart=apart)
    assert gone not in left if gone else not left


@pytest.mark.parametrize(("language", "turns", "apart"), rows("GONE", both=True))
async def test_nothing_stays_of_what_is_taken_back(
    language: str, turns: tuple[str, ...], apart: bool
) -> None:
    assert not await facts(language, turns, apart=apart)


@pytest.mark.parametrize(("language", "turns", "there", "apart"), rows("LEFT", both=True))
async def test_what_only_looks_like_a_correction_leaves_all(
    language: str, turns: tuple[str, ...], there: str | tuple[str, ...], apart: bool
) -> None:
    left = await facts(language, turns, apart=apart)
    assert all(each in left for each in ((there,) if isinstance(there, str) else there))


@pytest.mark.parametrize(("language", "text"), rows("TOLD"))
def test_it_asks_to_drop_what_was_told(language: str, text: str) -> None:
    found = signs.withdrawing(text, language)
    assert found is not None
    assert found["told"]


@pytest.mark.parametrize(("language", "text"), rows("JUST_NOW"))
def test_it_asks_to_drop_what_was_said_just_now(language: str, text: str) -> None:
    found = signs.withdrawing(text, language)
    assert found is not None
    assert not found["told"]


@pytest.mark.parametrize(("language", "text"), rows("NEITHER"))
def test_it_does_not_ask_to_drop_all(language: str, text: str) -> None:
    assert signs.withdrawing(text, language) is None


@pytest.mark.parametrize(("language", "text"), rows("SIGNED"))
def test_a_sign_takes_back(language: str, text: str) -> None:
    found = signs.taking_back(language).match(text)
    assert found
    assert not found["wrong"]
    assert not found["edits"]


@pytest.mark.parametrize(("language", "text"), rows("UNSIGNED"))
def test_other_sentences_have_no_such_sign(language: str, text: str) -> None:
    assert signs.taking_back(language).match(text) is None
