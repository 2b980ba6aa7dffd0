"""WordPiece gives the ids BERT's own tokenizer gives, but for emoji, which stand alone."""

from __future__ import annotations

import pytest

from keepwise.models.static import read_vocabulary
from keepwise.models.wordpiece import MAX_WORD_CHARS, WordPiece

UNKNOWN = 100

# Written down from the tokenizers library, BertWordPieceTokenizer(lowercase=True), version 0.23.3.
REFERENCE = {
    "I prefer an aisle seat when flying.": [1045, 9544, 2019, 12485, 2835, 2043, 3909, 1012],
    "I'm allergic to peanuts!": [1045, 1005, 1049, 27395, 2000, 27613, 999],
    "Our budget is 12,500 euros/month (max).": [
        2256,
        5166,
        2003,
        2260,
        1010,
        3156,
        19329,
        1013,
        3204,
        1006,
        4098,
        1007,
        1012,
    ],
    "Crème brûlée, naïve façade, Müller, Ångström": [
        13675,
        21382,
        7987,
        9307,
        2063,
        1010,
        15743,
        8508,
        1010,
        12304,
        1010,
        17076,
        15687,
    ],
    "İstanbul and ﬁne ligatures": [9960, 1998, 1984, 2638, 8018, 22662],
    "我对花生过敏。": [1855, 100, 1940, 1910, 100, 100, 1636],
    "東京に住んでいます。": [1879, 1755, 1668, 100, 1691, 30191, 30173, 30203, 30184, 1636],
    "좋아요 한국어": [100, 1469, 30006, 30021, 29991, 30014, 30020, 29999, 30008],
    "Привет, как дела?": [
        1194,
        16856,
        10325,
        25529,
        15290,
        22919,
        1010,
        1189,
        10260,
        23925,
        1184,
        15290,
        29436,
        10260,
        1029,
    ],
    "مرحبا": [1295, 17149, 29820, 29816, 25573],
    "unbelievably antidisestablishmentarianism": [
        4895,
        8671,
        2666,
        3567,
        6321,
        3424,
        10521,
        4355,
        7875,
        13602,
        3672,
        12199,
        2964,
    ],
    "state-of-the-art e-mail user_name@example.com": [
        2110,
        1011,
        1997,
        1011,
        1996,
        1011,
        2396,
        1041,
        1011,
        5653,
        5310,
        1035,
        2171,
        1030,
        2742,
        1012,
        4012,
    ],
    "20°C costs €5 or £4½": [2322, 7737, 2278, 5366, 1574, 2629, 2030, 1069, 2549, 13714],
    "tabs\tand\nlines\xa0and\u3000spaces": [21628, 2015, 1998, 3210, 1998, 7258],
    "zero\u200bwidth\xadhyphen": [5717, 9148, 11927, 23644, 22571, 10222],
    "x̄ ± σ": [1060, 1081, 1173],
    "“Quoted” – dashed — … ellipsis": [
        1523,
        9339,
        1524,
        1516,
        18198,
        1517,
        1529,
        3449,
        15000,
        6190,
    ],
    "C++ & C# <b>bold</b> `code` $HOME ^ ~ |": [
        1039,
        1009,
        1009,
        1004,
        1039,
        1001,
        1026,
        1038,
        1028,
        7782,
        1026,
        1013,
        1038,
        1028,
        1036,
        3642,
        1036,
        1002,
        2188,
        1034,
        1066,
        1064,
    ],
    "ß straße ǅ": [1096, 2358, 27807, 100],
    "₹500 ™ ©": [1576, 29345, 1580, 1075],
}


@pytest.fixture(scope="module")
def pieces():
    return read_vocabulary()


@pytest.mark.parametrize("text", REFERENCE)
def test_ids_are_those_of_bert(pieces, text):
    assert pieces(text) == REFERENCE[text]


@pytest.mark.parametrize("text", ["", " ", "\t\n", "\0", "\ufeff", "\u200d"])
def test_nothing_has_no_ids(pieces, text):
    assert pieces(text) == []


def test_an_emoji_leaves_its_neighbours_known(pieces):
    assert pieces("great🎉") == [*pieces("great"), UNKNOWN]
    assert pieces("yoga 🧘\u200d♀️ class") == [*pieces("yoga"), UNKNOWN, *pieces("♀ class")]


def test_symbols_of_the_vocabulary_stay_in_their_words(pieces):
    assert UNKNOWN not in pieces("20°C")


def test_an_accent_makes_no_difference(pieces):
    assert pieces("Crème brûlée") == pieces("creme brulee")
    assert pieces("cafe\u0301") == pieces("café") == pieces("cafe")


def test_a_very_long_word_is_unknown(pieces):
    assert pieces("a" * MAX_WORD_CHARS) != [UNKNOWN]
    assert pieces("a" * (MAX_WORD_CHARS + 1)) == [UNKNOWN]
    assert pieces("x" * 1_000_000) == [UNKNOWN]


def test_a_limit_cuts_the_end_off(pieces):
    text = "I prefer an aisle seat when flying."
    assert pieces(text, 4) == pieces(text)[:4]
    assert pieces(text, 1000) == pieces(text)


def test_half_a_surrogate_pair_does_no_harm(pieces):
    assert pieces("tea \ud83d pot") == pieces("tea  pot")


def test_a_second_look_gives_the_same(pieces):
    text = "unbelievable unbelievable"
    assert pieces(text) == pieces(text)
    assert pieces(text)[: len(pieces(text)) // 2] == pieces("unbelievable")


def test_a_small_vocabulary():
    pieces = WordPiece(["[UNK]", "play", "##ing", "##ed", "!"])
    assert pieces("Playing, played! pla") == [1, 2, 0, 1, 3, 4, 0]
    assert pieces.id("play") == 1


def test_the_models_own_marks_are_plain_text(pieces):
    marks = {pieces.id("[CLS]"), pieces.id("[SEP]"), pieces.id("[MASK]"), UNKNOWN}
    assert not marks & set(pieces("[CLS] [SEP] [MASK] [UNK]"))
