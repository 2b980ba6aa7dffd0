"""Japanese: whose it is, and what is at hand only, told from what is one's own."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept

SAID = [
    ("看護師をしている田村です", ["名前は田村", "看護師である"]),
    ("経理をやっている三浦と申します", ["名前は三浦", "経理である"]),
    ("うちの猫はモモと言います", ["猫はモモと言います"]),
    ("妹がエンジニアで、東京で働いています", ["妹がエンジニア"]),
    ("佐藤は週次で見るのが好きなんですよね", []),
    ("健太は辛いものが好きなんです", []),
    ("お客さまは敬語が好きなので、丁寧に書いてください", []),
    ("猫のモモは魚が嫌いです", []),
    ("友達のおすすめで、辛いものが好きらしいです", []),
    ("父は退職していて、毎朝散歩しています", []),
    ("三時間待たされるのが大好きなんですよ", []),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_only_what_is_the_writers_own_is_kept(text: str, facts: list[str]) -> None:
    assert kept(text) == facts
