"""Forgotten words are found in any text, by their tombstones alone."""

from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keepwise.governance.transfer.wording import Finder, keys_of

LETTERS = "abcXYZäßéñŁøıİαΩйё한국어اآבデがすき猫好ก0189+$€♥🐶-_'\".,;:!?/\\()[]{}<>*#&%@~|"
WORDS = st.text(LETTERS, min_size=1, max_size=8)
SENTENCES = st.lists(WORDS, min_size=1, max_size=12).map(" ".join)
LONG = st.integers(2, 900).map(lambda count: " ".join(f"w{at}" for at in range(count)))


def found(text: str, *forgotten: str, said_at: int = 1) -> list[str]:
    keys = {key for each in forgotten for key in keys_of(each)}
    finder = Finder(keys.__contains__, lambda key, at: key in keys and at <= 1)
    return [text[start:end] for start, end in finder.spans(text, said_at)]


def rest(text: str, *forgotten: str) -> str:
    for each in found(text, *forgotten):
        text = text.replace(each, "", 1)
    return text


@settings(derandomize=True, deadline=None)
@given(SENTENCES | LONG, SENTENCES)
def test_a_text_is_found_in_whatever_form_and_wherever_it_stands(text: str, other: str) -> None:
    if not any(key.startswith("run") for key in keys_of(text)):
        return
    for written in (text, unicodedata.normalize("NFD", text), unicodedata.normalize("NFC", text)):
        for form in (
            written,
            written.replace(" ", "\n  "),
            json.dumps(written),
            json.dumps({"a": written, "b": [other]}, separators=(",", ":")),
            json.dumps({"a": f"\n{written}\t"}, ensure_ascii=False),
            json.dumps(json.dumps(f"\n{written}\n")),
            json.dumps(json.dumps(json.dumps({"a": f"{written}\n"}))),
        ):
            assert found(form, text), form
            assert found(f"{other}: {form}, {other}", text), form


@settings(derandomize=True, deadline=None)
@given(LONG)
def test_nothing_is_left_of_a_long_one(text: str) -> None:
    left = rest(f"Well: {text}! Yes.", text).split()
    # A last word that would stand alone stays: it says nothing by itself.
    assert [each for each in left if each.strip("!") not in ("Well:", "", "Yes.")] in (
        [],
        [f"{text.split()[-1]}!"],
    )


@settings(derandomize=True, deadline=None)
@given(SENTENCES)
def test_what_was_said_later_stays(text: str) -> None:
    assert found(text, text, said_at=2) == []


@settings(derandomize=True, deadline=None)
@given(SENTENCES, SENTENCES)
def test_without_tombstones_nothing_is_found(text: str, other: str) -> None:
    assert found(text) == []
    assert {key for key in keys_of(text) if "\x1f" not in key} == set()


@pytest.mark.parametrize(
    ("text", "forgotten", "expected"),
    [
        ("Prefers euros", "euros", []),
        ("Euros.", "euros", ["Euros"]),
        ("e-mail", "E-Mail", ["e-mail"]),
        ("by e-mail only", "e-mail", []),
        ("likes_jazz likes-jazz likes/jazz", "likes jazz", []),
        ("I like C++ and C", "like C++", ["like C++"]),
        ("likes jazz likes jazz", "likes jazz", ["likes jazz", "likes jazz"]),
        ("likes jazz and rock", "likes jazz", ["likes jazz"]),
        ("I don’t like it", "I don't like it.", ["I don’t like it"]),
        (r"C:\new folder", r"C:\new folder", [r"C:\new folder"]),
        (r"C:\\new folder", r"C:\new folder", [r"C:\\new folder"]),
        ("東京は大きい", "東京", []),
        ("", "likes jazz", []),
        ("\ud800 likes \ud800 jazz", "likes jazz", ["likes \ud800 jazz"]),
        (r"\u003cb\u003elikes jazz\u003c", "likes jazz", ["likes jazz"]),
        (r"\ud83d\ude00likes jazz", "likes jazz", ["likes jazz"]),
        (r"\ud800likes\u0020jazz\ud83d", "likes jazz", [r"likes\u0020jazz"]),
    ],
)
def test_what_is_found_and_what_is_not(text: str, forgotten: str, expected: list[str]) -> None:
    assert found(text, forgotten) == expected


def test_the_longest_of_what_begins_alike_is_found() -> None:
    assert found("so she likes jazz and rock.", "likes jazz", "likes jazz and rock") == [
        "likes jazz and rock"
    ]


def test_marks_are_few_and_tell_little() -> None:
    (beginning,) = [each for each in keys_of("I like jazz") if each.startswith("beginning")]
    assert 0 <= int(beginning.partition("\x1f")[2]) < 4096
