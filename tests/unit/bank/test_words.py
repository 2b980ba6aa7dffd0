"""Terms: what is the same word, what is none, and text of every script."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keepwise.bank.words import fold, guess_language, indexed, readings, terms


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
        ("Работаю с Западной Европой", "ЕВРОПА"),
        ("мой чай", "чая"),
        ("München", "Muenchen"),
        ("Koeln", "Köln"),
        ("Ko\u0308ln", "Koeln"),
        ("Bücher", "Zeig mir ein Buch"),
        ("这是我的狗", "狗"),
        ("책을", "책은"),
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
        ("我", []),
        ("猫", ["猫"]),
        ("西ヨーロッパを担当しています", ["西ヨ", "ヨー", "ーロ", "ロッ", "ッパ", "担当"]),
        ("りんごです", ["りん", "んご"]),
        ("もも", ["もも"]),
        ("猫は好きではない", ["猫", "好き", "きで", "では", "はな", "ない"]),
        ("我的狗叫什么", ["狗"]),
        ("不喜欢", ["不喜", "喜欢"]),
        ("책은 어디에 있어요?", ["책은", "책"]),
        ("나이", ["나이"]),
        ("Работает с Западной Европой", ["работа", "западн", "европ"]),
        ("не без отчётов", ["отчет"]),
        ("Muenchen", ["muenchen", "munchen"]),
        ("neue blaue Feuer", ["neue", "blaue", "feuer"]),
        ("values of a queue", ["valu", "queue"]),
        ("poems", ["poem"]),
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


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("家里养了一只狗", set("家养一只狗")),
        ("犬を飼う", set("犬飼")),
        ("Prefers euros", set()),
        ("Bücher", set()),
    ],
)
def test_an_index_also_holds_characters_that_are_words(text: str, more: set[str]) -> None:
    assert set(indexed(text)) - set(terms(text)) == more - set(terms(text))
    assert indexed(text)[: len(terms(text))] == terms(text)


def test_a_lone_word_may_be_any_language_s() -> None:
    (lamp,) = [each for each in readings("Lampen") if each.language == "de"]
    assert (lamp.instead, lamp.term) == (("lampen",), "lamp")
    assert ("tavol", "it") in {(each.term, each.language) for each in readings("tavoli")}


@pytest.mark.parametrize("text", ["", "what is the", "show me the numbers", "Европой", "狗", "42"])
def test_what_says_its_language_has_no_other_reading(text: str) -> None:
    assert readings(text) == []


def test_accents_go_and_letters_stay() -> None:
    assert (fold("Ёлка"), fold("чай"), fold("Crème"), fold("ΆΛΦΑ")) == (
        "елка",
        "чай",
        "creme",
        "αλφα",
    )


def test_indic_vowels_are_kept() -> None:
    assert fold("यूरो में") == "यूरो में"


@settings(deadline=None)  # the first example compiles patterns
@given(st.text(max_size=200))
def test_terms_never_raise_and_repeat_themselves(text: str) -> None:
    assert terms(text) == terms(text)
    assert all(term and not term.isspace() for term in terms(text))
