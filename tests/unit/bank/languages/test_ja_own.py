"""Japanese: whose it is, and what is at hand only, told from what is one's own."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept, learned

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
    ("友人の結婚祝いを探しています。赤ワインが好きです。", []),
    ("来週、義母が泊まりに来ます。ベジタリアンで、乳製品もだめです。", []),
    ("取引先の社長と会食です。和食しか食べません。", []),
    ("娘に自転車を買います。青が好きです。", []),
    ("妻と大阪に住んでいます。辛いものが苦手です。", ["妻と大阪に住んでいます", "辛いものが苦手"]),
    ("子どもが二人います。週末は登山が好きです。", ["子どもが二人います", "週末は登山が好き"]),
    ("母の誕生日です。私は肉が食べられません。", ["肉が食べられません"]),
    ("私たちは法人顧客しか見ていません", ["法人顧客しか見ていません"]),
    ("データは日次でお願いします、いつも", ["データは日次でほしい"]),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_only_what_is_the_writers_own_is_kept(text: str, facts: list[str]) -> None:
    assert kept(text) == facts


DROPPED = [
    ("前に大阪に住んでいると言いましたが、それは忘れてください", "大阪に住んでいる"),
    ("甘いものが好きと言ったけど、忘れてください", "甘いものが好き"),
]


@pytest.mark.parametrize(("text", "fact"), DROPPED)
def test_what_was_said_before_is_dropped_by_its_words(text: str, fact: str) -> None:
    (found,) = learned(text)
    assert (found.intent, found.fact) == ("forget", fact)
