"""Cut text into the sentences of tokens that the figure grammar reads."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Final, Literal, NamedTuple, TypeAlias

from keepwise.governance.detection.figure_words import (
    NOTHING,
    VOTERS,
    Entry,
    bit,
    fold,
    leaning,
    lookup,
    phrases,
    simple_words,
    spoken,
    unlisted,
    words,
)

Kind: TypeAlias = Literal["num", "word", "sym", "mark", "fixed"]

# Scripts without spaces between words (Han, kana, Hangul, Thai), and those whose vowel signs are
# not letters to a pattern (the Indic ones).
_UNSPACED = "\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_INDIC = "\u0900-\u0dff"
_HAN_DIGITS = "〇零一二两兩三四五六七八九"
_HAN_SCALES = "万萬億亿兆"
_HAN_NUMERALS = f"{_HAN_DIGITS}十百千{_HAN_SCALES}"


# Each alternative starts with a different kind of character or is bounded, and no repetition is
# nested in another over the same characters: one pass, linear.
@cache
def _token() -> re.Pattern[str]:
    letter = rf"[^\W\d_{_UNSPACED}{_INDIC}]"
    return re.compile(
        # Most words, told by one look; whatever else starts with letters fails it.
        r"(?P<plain>[A-Za-z]+(?=[ ,\n]|$))"
        r"|(?P<url>(?:https?://|www\.)[\w./?=&%#:~+@-]*)"
        r"|(?P<date>\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d\d)(?!\d))"
        r"|(?P<clock>\d{1,2}:\d\d(?::\d\d)?(?!\d)|\d{1,3}/\d{1,3}(?![\d/]))"
        r"|(?P<spaced>\d(?: (?:[.,'] )?\d){2,}(?!\w))"
        r"|(?P<num>\d{1,3}(?:[ \n]\d{3})++(?:[.,]\d+)?(?!\d)|\d+(?:[.,']\d+)*)"
        r"|(?P<iso>(?=[^\W\d_]{3}\d)(?i:eur|usd|gbp|chf|jpy|cny|sek|nok|dkk|pln|inr|aud|cad)(?=\d))"
        rf"|(?P<word>{letter}+'(?=\d)|{letter}+(?:'{letter}+)?(?:[\d_][^\W{_UNSPACED}]*)?)"
        r"|(?P<sym>[$¢£¤¥\u058f\u060b\u0e3f\u20a0-\u20cf])"
        r"|(?P<blank>\n[ \t\r]*\n)"
        r"|(?P<percent>百分之)"
        rf"|(?P<han>[{_HAN_NUMERALS}]+)"
        rf"|(?P<unspaced>(?:(?![{_HAN_NUMERALS}]|百分之)[{_UNSPACED}])+)"
        rf"|(?P<indic>[{_INDIC}]+)"
        r"|(?P<mark>[.;!?。]++|[^\s\w]|_)"
    )


_KINDS: dict[str, Kind] = {
    "url": "fixed",
    "date": "fixed",
    "clock": "fixed",
    "spaced": "num",
    "num": "num",
    "sym": "sym",
    "blank": "mark",
    "mark": "mark",
}
_WRITTEN = frozenset(("word", "plain"))
_DIGITS = frozenset(("num", "fixed"))
_ORDINAL_ENDINGS = frozenset(("st", "nd", "rd", "th"))
_ABBREVIATIONS = frozenset(
    "ca approx nr no max min vs bzw inkl std etc env aprox rs fr kr mln mio mrd mil tys tsd".split()
)
_SENTENCE_ENDS = frozenset(".;!?。")

_NUMBER = bit("number", "tens")
_SCALE = bit("scale")
_MAGNITUDE = bit("magnitude")
_DURATION = bit("duration")
_UNIT = bit("magnitude", "scale", "currency", "percent")
_KNOWN_UNIT = _UNIT | bit("points", "duration", "times", "form", "size", "outof")
# A sentence without a number and without one of these holds no figure.
_SAYS = (
    _NUMBER
    | _SCALE
    | bit("article", "compare", "twice", "half", "halve", "ratio", "ordinal", "part")
)


class Token(NamedTuple):
    """A piece of the normalised text: where it is, its folded form, and the bits of its roles."""

    kind: Kind
    start: int
    end: int
    word: str
    bits: int


# A Token of a tuple of its fields, without the cost of calling its class.
_token_of: Callable[[tuple[Kind, int, int, str, int]], Token] = partial(tuple.__new__, Token)

# A token before the language of its sentence is known; a bare tuple, for there are many.
_Piece: TypeAlias = "tuple[Kind, int, int, str, Entry]"
_KIND: Final = 0
_START: Final = 1
_END: Final = 2
_WORD: Final = 3
_ENTRY: Final = 4


class Sentence(NamedTuple):
    """The tokens of one sentence, the languages it may be in, and the text it is part of.

    ``digits`` is how many of the tokens are written in digits; ``upper`` and ``lower`` say that
    all letters are, so that a capital means nothing.
    """

    tokens: list[Token]
    spoken: tuple[int, ...]
    text: str
    digits: int
    upper: bool
    lower: bool


def sentences(text: str) -> Iterator[Sentence]:
    """The tokens of normalised text, sentence by sentence, but for those without any number."""
    current: list[_Piece] = []
    table, simple = words(), simple_words()
    ended = False
    for match in _token().finditer(text):
        group = match.lastgroup or "mark"
        start, end = match.span()
        raw = match.group()
        if group == "plain" and not ended:
            # Most tokens of most texts: no calls but these.
            word = raw.casefold()
            entry = simple.get(word)
            if entry is not None and (not current or current[-1][0] != "num"):
                current.append(("word", start, end, word, entry))
            else:
                _append_word(current, start, raw, word, entry or table.get(word))
            continue
        if ended:
            # German writes ordinals as "3." and abbreviations end in a point too.
            if not _goes_on(current, raw):
                yield from _read(current, text)
                current = []
            elif current[-1][_KIND] == "num":
                _, first, last, said, known = current[-1]
                current[-1] = ("fixed", first, last, said, known)
            ended = False
        if group in _WRITTEN:
            word = raw.casefold()
            _append_word(current, start, raw, word, table.get(word))
            continue
        kind = _KINDS.get(group, "word")
        if kind == "mark":
            if group == "blank" or raw[0] in _SENTENCE_ENDS:
                if raw == "." and current and current[-1][_END] == start:
                    ended = True
                elif current:
                    yield from _read(current, text)
                    current = []
                continue
            current.append((kind, start, end, raw, table.get(raw, NOTHING)))
        elif kind == "word":
            _append_other(current, group, start, raw)
        else:
            entry = table.get(raw, _SIGN) if kind == "sym" else NOTHING
            current.append((kind, start, end, raw, entry))
    if current:
        yield from _read(current, text)


def _append_other(current: list[_Piece], group: str, start: int, raw: str) -> None:
    """Add a word that is not written in letters with spaces between words."""
    if group == "han":
        current.append(("word", start, start + len(raw), raw, _numerals(current, raw)))
    elif group == "unspaced":
        _append_units(current, start, raw)
    else:
        word = fold(raw)
        _append_word(current, start, raw, word, words().get(word))


def _append_word(
    current: list[_Piece], start: int, raw: str, word: str, known: Entry | None
) -> None:
    """Add a word to a sentence: split, joined to a phrase, or part of a name with digits.

    ``word`` is ``raw`` folded, and ``known`` what a table says of it.
    """
    if "'" in word:
        prefix, _, rest = word.partition("'")
        if prefix + "'" in leaning():
            split = start + raw.index("'") + 1
            lean = prefix + "'"
            current.append(("word", start, split, lean, lookup(lean)))
            if not rest:
                return
            raw, word, start, known = raw[split - start :], rest, split, words().get(rest)
    end = start + len(raw)
    entry = known if known is not None else unlisted(word)
    if current:
        kind, begun, until, before, _ = current[-1]
        glued = kind == "num" and until == start
        if glued and (word in _ORDINAL_ENDINGS or not entry.any & _KNOWN_UNIT):
            # "3rd", "5G", "2FA": a name that starts with a digit.
            current[-1] = ("fixed", begun, end, before, NOTHING)
            return
        firsts = phrases().get(word)
        if firsts is not None and before in firsts:
            phrase = firsts[before]
            current[-1] = ("word", begun, end, phrase, lookup(phrase))
            return
    current.append(("word", start, end, word, entry))


def _numerals(current: list[_Piece], raw: str) -> Entry:
    """What a run of Han numerals is: 二十万 a number, 万 after digits a magnitude."""
    if current and current[-1][_KIND] == "num":
        return words().get(raw, NOTHING)
    if raw[0] not in _HAN_DIGITS + "十百" or len(raw) < 2:
        return _HAN_NUMBER if raw[0] in _HAN_DIGITS + "十" else NOTHING
    many = any(char in _HAN_SCALES for char in raw) or ("千" in raw and len(raw) > _ROUND_HAN)
    return _HAN_SCALED if many else _HAN_NUMBER


# 三千 may be a manner of speaking; 三千五百 was counted.
_ROUND_HAN = 2


def _everywhere(bits: int) -> Entry:
    return Entry(0, bits, (bits,) * len(NOTHING.own))


_SIGN = _everywhere(bit("currency"))  # a currency sign that no table lists
_HAN_NUMBER = _everywhere(bit("number"))
_HAN_SCALED = _everywhere(bit("number", "scale"))
_LONGEST_UNIT = 5


def _append_units(current: list[_Piece], start: int, raw: str) -> None:
    """Add a run of a script without spaces: after a number, the units it starts with first."""
    while raw and current and (current[-1][_KIND] == "num" or current[-1][_ENTRY].any & _UNIT):
        for length in range(min(_LONGEST_UNIT, len(raw)), 0, -1):
            entry = words().get(raw[:length])
            if entry is not None:
                current.append(("word", start, start + length, raw[:length], entry))
                start, raw = start + length, raw[length:]
                break
        else:
            break
    if raw:
        current.append(("word", start, start + len(raw), raw, NOTHING))


# What German puts before an ordinal: "im 31. Stock".
_BEFORE_ORDINALS = frozenset("am im der die das den dem des zum vom beim ab".split())


def _goes_on(current: list[_Piece], following: str) -> bool:
    """Whether the sentence goes on after a point that ``following`` comes next to."""
    kind, _, _, word, entry = current[-1]
    if entry.any & _MAGNITUDE or word in _ABBREVIATIONS:
        return True
    if kind != "num" or not word.isdigit() or len(word) > 2:
        return False
    if len(current) > 1 and current[-2][_WORD] in _BEFORE_ORDINALS and following.isalpha():
        return True
    return bool(lookup(fold(following)).any & _DURATION) or following[:1].islower()


def _read(pieces: list[_Piece], text: str) -> Iterator[Sentence]:
    """A sentence's tokens, read in the language it is in; nothing if it can hold no figure."""
    union = 0
    digits = 0
    for kind, _, _, _, (_, anywhere, _) in pieces:
        union |= anywhere
        if kind in _DIGITS:
            digits += 1
    if not digits and not union & _SAYS:
        return
    votes = 0
    for _, _, _, _, (weight, _, _) in pieces[:VOTERS]:
        votes += weight
    languages = spoken(votes)
    written = text[pieces[0][_START] : pieces[-1][_END]]
    first, *others = languages
    if not others:
        yield Sentence(
            [
                _token_of((kind, start, end, word, own[first]))
                for kind, start, end, word, (_, _, own) in pieces
            ],
            languages,
            text,
            digits,
            written.isupper(),
            written.islower(),
        )
        return
    tokens: list[Token] = []
    for kind, start, end, word, entry in pieces:
        bits = entry.own[first]
        for other in others:
            bits |= entry.own[other]
        tokens.append(Token(kind, start, end, word, bits))
    yield Sentence(tokens, languages, text, digits, written.isupper(), written.islower())
