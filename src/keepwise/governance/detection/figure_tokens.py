"""Cut text into the sentences of tokens that the figure grammar reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
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
    spoken,
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
        r"(?P<url>(?:https?://|www\.)[\w./?=&%#:~+@-]*)"
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
_SAYS = _NUMBER | _SCALE | bit("article", "compare", "twice", "half", "ordinal")


class Token(NamedTuple):
    """A piece of the normalised text: where it is, its folded form, and the bits of its roles."""

    kind: Kind
    start: int
    end: int
    word: str
    bits: int


# A token before the language of its sentence is known; a bare tuple, for there are many.
_Piece: TypeAlias = "tuple[Kind, int, int, str, Entry]"
_KIND: Final = 0
_END: Final = 2
_ENTRY: Final = 4


def sentences(text: str) -> Iterator[list[Token]]:
    """The tokens of normalised text, sentence by sentence, but for those without any number."""
    current: list[_Piece] = []
    table, seconds = words(), phrases()
    ended = False
    for match in _token().finditer(text):
        group = match.lastgroup or "mark"
        start, end = match.span()
        raw = match.group()
        if ended:
            # German writes ordinals as "3." and abbreviations end in a point too.
            if not _goes_on(current[-1], raw):
                yield from _read(current)
                current = []
            elif current[-1][_KIND] == "num":
                _, first, last, said, known = current[-1]
                current[-1] = ("fixed", first, last, said, known)
            ended = False
        if group == "word":
            word = fold(raw)
            entry = table.get(word)
            plain = entry is not None and word not in seconds and current
            if plain and entry is not None and current[-1][_KIND] != "num":
                current.append(("word", start, end, word, entry))
            else:
                _append_word(current, start, raw)
            continue
        kind = _KINDS.get(group, "word")
        if kind == "mark":
            if group == "blank" or raw[0] in _SENTENCE_ENDS:
                if raw == "." and current and current[-1][_END] == start:
                    ended = True
                elif current:
                    yield from _read(current)
                    current = []
                continue
            current.append((kind, start, end, raw, table.get(raw, NOTHING)))
        elif kind == "word":
            _append_other(current, group, start, raw)
        else:
            entry = table.get(raw, NOTHING) if kind == "sym" else NOTHING
            current.append((kind, start, end, raw, entry))
    if current:
        yield from _read(current)


def _append_other(current: list[_Piece], group: str, start: int, raw: str) -> None:
    """Add a word that is not written in letters with spaces between words."""
    if group == "han":
        current.append(("word", start, start + len(raw), raw, _numerals(current, raw)))
    elif group == "unspaced":
        _append_units(current, start, raw)
    else:
        _append_word(current, start, raw)


def _append_word(current: list[_Piece], start: int, raw: str) -> None:
    """Add a word to a sentence: split, joined to a phrase, or part of a name with digits."""
    word = fold(raw)
    if "'" in word:
        prefix, _, rest = word.partition("'")
        if prefix + "'" in leaning():
            split = start + raw.index("'") + 1
            lean = prefix + "'"
            current.append(("word", start, split, lean, lookup(lean)))
            if not rest:
                return
            raw, word, start = raw[split - start :], rest, split
    end = start + len(raw)
    entry = lookup(word)
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
    return _HAN_SCALED if any(char in _HAN_SCALES for char in raw) else _HAN_NUMBER


def _everywhere(bits: int) -> Entry:
    return Entry(0, bits, (bits,) * len(NOTHING.own))


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


def _goes_on(last: _Piece, following: str) -> bool:
    """Whether the sentence goes on after a point that ``following`` comes next to."""
    kind, _, _, word, entry = last
    if entry.any & _MAGNITUDE or word in _ABBREVIATIONS:
        return True
    if kind != "num" or not word.isdigit() or len(word) > 2:
        return False
    return bool(lookup(fold(following)).any & _DURATION) or following[:1].islower()


def _read(pieces: list[_Piece]) -> Iterator[list[Token]]:
    """A sentence's tokens, read in the language it is in; nothing if it can hold no figure."""
    union = 0
    digits = False
    for kind, _, _, _, entry in pieces:
        union |= entry.any
        digits = digits or kind == "num"
    if not digits and not union & _SAYS:
        return
    votes = 0
    for piece in pieces[:VOTERS]:
        votes += piece[_ENTRY].votes
    first, *others = spoken(votes)
    if not others:
        yield [
            Token(kind, start, end, word, entry.own[first])
            for kind, start, end, word, entry in pieces
        ]
        return
    tokens: list[Token] = []
    for kind, start, end, word, entry in pieces:
        bits = entry.own[first]
        for other in others:
            bits |= entry.own[other]
        tokens.append(Token(kind, start, end, word, bits))
    yield tokens
