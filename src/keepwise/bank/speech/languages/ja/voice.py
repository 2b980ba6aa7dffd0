"""Japanese facts in the first person: "ユーロを希望します" for "ユーロを希望".

The language drops its subject; what shows that somebody speaks for themselves is the polite form.
"""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.languages.ja.wording import finished
from keepwise.bank.speech.voice import Voice

_HEADS = {
    "{words}が一番好き": "{words}が一番好きです",
    "{words}である": "{words}です",
    "{words}での回答を希望": "{words}での回答を希望します",
    "{words}と呼ばれたい": "{words}と呼ばれたいです",
    "{words}に勤務": "{words}に勤務しています",
    "{words}に在住": "{words}に住んでいます",
    "{words}に所属": "{words}に所属しています",
    "{words}は不要": "{words}は不要です",
    "{words}を希望": "{words}を希望します",
    "{words}を担当": "{words}を担当しています",
    "{x}がよい": "{x}がいいです",
    "{x}が一番好き": "{x}が一番好きです",
    "{x}が好き": "{x}が好きです",
    "{x}が苦手": "{x}が苦手です",
    "{x}だめ": "{x}だめです",
    "{x}と呼ばれたくない": "{x}と呼ばれたくないです",
    "{x}には興味がない": "{x}には興味がありません",
    "{x}に在住": "{x}に住んでいます",
    "{x}のほうが好き": "{x}のほうが好きです",
    "{x}は不要": "{x}は不要です",
    "{x}は避けてほしい": "{x}は避けてほしいです",
    "{x}ほしい": "{x}ほしいです",
    "{x}ほしくない": "{x}ほしくないです",
    "{x}よい": "{x}いいです",
    "{x}を希望": "{x}を希望します",
    "{x}呼ばれたい": "{x}呼ばれたいです",
    "{x}希望": "{x}お願いしたいです",
    "{x}派": "{x}派です",
    "{x}連絡希望": "{x}連絡してほしいです",
    "いつも{x}ほしい": "いつも{x}ほしいです",
    "タイムゾーンは{words}": "私のタイムゾーンは{words}です",
    "名前は{words}": "私の名前は{words}です",
    "好きな{q}は{x}": "私の好きな{q}は{x}です",
    "数値は{words}を希望": "数値は{words}を希望します",
    "日付は{words}を希望": "日付は{words}を希望します",
    "時刻は{words}を希望": "時刻は{words}を希望します",
    "期間は{words}を使用": "期間は{words}を使用します",
    "金額は{words}を希望": "金額は{words}を希望します",
}

_EITHER = ("{x}",)

VOICE = Voice(MappingProxyType(_HEADS), _EITHER, finished)
