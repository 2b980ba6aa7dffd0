"""Terms of text that is written without spaces, or whose words carry their particles.

Such text is cut into pairs of neighbouring characters, for pairs meet where words do not. What is
glue in Japanese, Chinese and Korean is taken out first: otherwise two sentences would have their
"desu", "shenme" or "imnida" in common. What denies is no glue: it turns a sentence round. Cutting
is by lists and goes wrong at times; both sides of a comparison go through it, so what goes wrong
goes wrong alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

# Japanese: the script of particles and endings, and those of them that make up a run of it.
_HIRAGANA = "\u3041-\u309f"
_KANA = re.compile("[\u3041-\u30ff]")
_JA_PARTICLES = "はがをにのでともへやかねよなわぞさ"
_JA_GLUE = (
    "です でした でしょう だった である ます ました ましょう ください くださ いる いた "
    "います いました ている ていた ています ていました てある ある あった あり あります "
    "ありました する した して します しました される された してい しています なる なった "
    "なり なります ほしい たい たいです から まで より だけ ので のに けど けれど けれども "
    "など ばかり くらい ぐらい ほど では には とは にも でも への との からの これ それ あれ "
    "どれ この その あの どの ここ そこ あそこ どこ こちら そちら どちら こう そう ああ どう "
    "なに なん なぜ どうして いつ だれ いくつ いくら どんな こんな そんな あんな という "
    "といい こと もの ため とき ところ よう わたし ぼく あなた かれ また そして しかし "
    "または について において により によって として はい いいえ"
).split()
_JA_KANJI_GLUE = frozenset("私 僕 俺 君 彼 彼女 貴方 何 誰 何処 何時 何故 此処 其処".split())

# Chinese: characters that end a word before them and begin one after, and others that are glue
# when nothing but glue stands beside them.
_ZH_BREAKS = "的吗呢吧么我你您他她它们这那是谁什怎哪很叫请"
_ZH_GLUE = frozenset(
    _ZH_BREAKS + "了在有和与也都就还把被给从到为以着过几个其之而但或及让啊样里些呀哦嘛"
)

# Korean: endings that stick to a word, longest first, and words that are glue without theirs.
_KO_ENDINGS = re.compile(
    "(?:이었습니다|이에요|입니까|입니다|인가요|이라고|에서는|에서|에게|으로|까지|부터|보다|처럼|하고|"
    "이나|라고|예요|이야|은|는|이|가|을|를|에|의|로|와|과|도|만|야)$"
)
_KO_GLUE = frozenset(
    "나 너 저 내 네 제 우리 저희 그 그녀 그들 당신 이것 그것 저것 이거 그거 저거 여기 거기 "
    "저기 어디 무엇 뭐 뭘 누구 누가 언제 왜 어떻게 어느 어떤 얼마 몇 이 그리고 그러나 "
    "하지만 그래서 또는 및 그런데 있다 있어 있어요 있습니다 있습니까 있나요 있는 이다 "
    "입니다 입니까 하다 해요 합니다 합니까 하는 되다 됩니다 것 거 수 더 또 좀 아주 매우 "
    "너무 모두 다 주세요 무슨 이런 그런 저런 때 등".split()
)
_KO_GLUE_PAIRS = frozenset(
    "니다 습니 합니 입니 됩니 니까 세요 에요 예요 어요 아요 해요 주세 하는 했어".split()
)


def cut(run: str) -> tuple[str, ...]:
    """The terms of a run of characters of such scripts, in order."""
    if _hangul().fullmatch(run):
        return _korean(run)
    pieces = _japanese(run) if _KANA.search(run) else _chinese(run)
    return tuple(term for piece in pieces for term in _pairs(piece))


def lone(run: str) -> tuple[str, ...]:
    """The characters of a run that can be a word by themselves, for whoever looks up only one."""
    return tuple(char for char in _han().findall(run) if len(run) > 1 and char not in _ZH_GLUE)


def _pairs(piece: str) -> Iterator[str]:
    if len(piece) == 1:
        yield piece
    for at in range(len(piece) - 1):
        yield piece[at : at + 2]


def _japanese(run: str) -> Iterator[str]:
    """Stretches between glue: "猫を飼っている" is "猫" and "飼っ"."""
    kept = ""
    for part in _ja_parts().findall(run):
        content, ends = part, False
        if _HIRAGANA_RUN.match(part):
            content = _without_glue(part, attached=bool(kept))
            ends = content != part
        kept += content
        if ends:
            yield from _worth_keeping(kept)
            kept = ""
    yield from _worth_keeping(kept)


def _worth_keeping(piece: str) -> Iterator[str]:
    if piece and piece not in _JA_KANJI_GLUE:
        yield piece


def _without_glue(part: str, *, attached: bool) -> str:
    """A run of hiragana without the glue at its end; empty if it is nothing else.

    Particles alone are glue where they follow a word of another script. Elsewhere they may be one
    themselves: "もも" is a peach.
    """
    if attached and _particles().fullmatch(part):
        return ""
    for at in range(len(part) - 1):
        if _glue_with_a_word().fullmatch(part, at) and (at == 0 or _glue().match(part, at)):
            return part[:at]
    return part


def _chinese(run: str) -> Iterator[str]:
    for piece in _zh_pieces().split(run):
        # Pairs of glue are glue: leave them out, and what is left of the piece beside them.
        start = 0
        for at in range(len(piece) - 1):
            if piece[at] in _ZH_GLUE and piece[at + 1] in _ZH_GLUE:
                yield from _if_content(piece[start : at + 1])
                start = at + 1
        yield from _if_content(piece[start:])


def _if_content(piece: str) -> Iterator[str]:
    if piece and not _ZH_GLUE.issuperset(piece):
        yield piece


def _korean(word: str) -> tuple[str, ...]:
    base = _KO_ENDINGS.sub("", word)
    if not base or (base in _KO_GLUE and len(base) == 1 and word.endswith("이")):
        base = word  # "나이" is an age, and no "I" with a particle
    if word in _KO_GLUE or base in _KO_GLUE:
        return ()
    pairs = tuple(pair for pair in _pairs(word) if pair not in _KO_GLUE_PAIRS)
    # A word of one syllable has no pair of its own: only the particle makes one.
    return (*pairs, base) if len(base) == 1 and base != word else pairs


_HIRAGANA_RUN = re.compile(f"[{_HIRAGANA}]")


@cache
def _ja_parts() -> re.Pattern[str]:
    return re.compile(f"[{_HIRAGANA}]+|[^{_HIRAGANA}]+")


@cache
def _particles() -> re.Pattern[str]:
    return re.compile(f"[{_JA_PARTICLES}]+")


@cache
def _glue() -> re.Pattern[str]:
    return re.compile("|".join(sorted(_JA_GLUE, key=len, reverse=True)))


@cache
def _glue_with_a_word() -> re.Pattern[str]:
    words = _glue().pattern
    return re.compile(f"[{_JA_PARTICLES}]*(?:{words})(?:{words}|[{_JA_PARTICLES}])*")


@cache
def _zh_pieces() -> re.Pattern[str]:
    return re.compile(f"[{_ZH_BREAKS}]+")


@cache
def _hangul() -> re.Pattern[str]:
    return re.compile("[\uac00-\ud7a3]+")


@cache
def _han() -> re.Pattern[str]:
    return re.compile("[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")
