"""Terms: what is the same word, what is none, and text of every script."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keepwise.bank.words import fold, guess_language, terms


@pytest.mark.parametrize("text", ["", "what is the", "Ich bin der", "  \n", "!?", "is it you"])
def test_stop_words_and_punctuation_are_no_terms(text: str) -> None:
    assert terms(text) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Always show me euros", "euro"),
        ("München", "munchen"),
        ("Prefers tables, not charts", "a chart and a table"),
        ("Bevorzugt Tabellen", "Zeig mir eine Tabelle"),
        ("Works on Western Europe", "spend in western europe"),
        ("Ｅｕｒｏ", "euro"),
        ("Straße", "STRASSE"),
        ("私は西ヨーロッパを担当しています。ユーロで", "ユーロ"),
        ("我在启明公司的华东区工作，请始终用人民币显示。", "人民币"),
        ("मुझे हमेशा यूरो में दिखाएँ", "यूरो"),
        ("أعرض الأرقام باليورو دائماً", "باليورو"),
        ("Работаю с Западной Европой", "европой"),
        ("ฉันชอบตาราง", "ตาราง"),
        ("유로로 보여줘", "유로"),
    ],
)
def test_words_meet(one: str, other: str) -> None:
    assert set(terms(one)) & set(terms(other))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("the last 13 weeks", ["last", "13", "week"]),
        ("don't", []),
        ("Maria's euro", ["maria", "euro"]),
        ("我", ["我"]),
        ("my son", ["son"]),
        ("euro euro", ["euro", "euro"]),
    ],
)
def test_terms_in_order(text: str, expected: list[str]) -> None:
    assert terms(text) == expected


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Ich arbeite an Westeuropa", "de"),
        ("Je travaille sur les chiffres", "fr"),
        ("Ik werk voor de afdeling", "nl"),
        ("Trabajo con los datos de la empresa", "es"),
        ("Lavoro con il gruppo e preferisco gli euro", "it"),
        ("Eu trabalho com os dados", "pt"),
        ("I work on Western Europe", "en"),
        ("euro", "en"),
        ("", "en"),
    ],
)
def test_language_is_guessed_by_its_glue(text: str, language: str) -> None:
    assert guess_language(text) == language


def test_indic_vowels_are_kept() -> None:
    assert fold("यूरो में") == "यूरो में"


@settings(deadline=None)  # the first example compiles patterns
@given(st.text(max_size=200))
def test_terms_never_raise_and_repeat_themselves(text: str) -> None:
    assert terms(text) == terms(text)
    assert all(term and not term.isspace() for term in terms(text))
