"""Patterns over words: how the tables of smuggled instructions are written, and how they are run.

A table holds **classes**, each a list of words and phrases ("ignore, disregard, pay no attention
to, overrul*"; a star stands for any ending), and patterns over them:

- ``<name>`` a phrase of the class, ``<name?>`` one or none, ``!<name>`` none next;
- ``..3`` up to three words, ``..1-5`` one to five, ``..5!name`` none of which is of the class;
- ``[mean, refer to]`` a class of its own, written in place;
- ``@start`` the beginning of a sentence, ``@unowned`` no "our" or "my" before what follows,
  ``@colon`` a colon or what stands for one, ``@equals`` the sign, ``@quoted`` words in quotation
  marks, ``@open`` one such mark, ``@url`` the beginning of a URL, ``@host`` the name of a server,
  ``@address`` a URL or e-mail address, ``@word`` any word, ``@later`` anything on the
  line, ends of sentences too, ``@tail`` as many as four words more, to look for a name in.

A pattern is tried only if every class it must have is hinted at: a word of the text is a word of a
phrase of the class, or begins with the four letters that one with a star begins with.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

# What stands between two words of a phrase: no end of a sentence, no empty line. A text comes
# normalised, with "..." for an ellipsis: one beyond Latin-1 in here would treble what it takes to
# compile a pattern.
_GAP: Final = r"[^\w.!?;]{1,5}"
# A word between, or an address.
_WORD: Final = r"\w++(?:[.@]\w++){0,4}+"
_SPECIAL: Final[Mapping[str, str]] = {
    "@start": r"(?:^|(?<=[.!?;:\n\"'(\[>|¡¿])|(?<=\W-)|(?<=[.!?;:\n\"'(\[>|,-]\s))",
    # Asked for at the beginnings of words only: each place costs all of these looks back.
    "@unowned": r"(?<!\w)"
    + "".join(
        rf"(?<!\b{own} )"
        for own in (
            "our my unsere unseren unser meine meinen nos mes notre mon ma nuestras "
            "nuestros nuestra mis mi nostre nostri nostra mie miei mia nossas nossos nossa "
            "minhas meus minha onze ons mijn je ich i we wir"
        ).split()
    ),
    "@equals": r"(?:={1,3}>?|:=|-{1,2}>|[→⇒≡])",
    "@word": r"\w{1,40}",
    "@open": r"[\"']",
    "@url": r"(?:https?://|www\.|ftp://)",
    "@tail": rf"(?:{_WORD}{_GAP}){{0,4}}",
    "@later": r"[^\n]{0,240}?",
    "@quoted": r"(?:\"[^\"\n]{1,60}\"|(?<!\w)'[^'\n]{1,60}'(?!\w))",
    "@host": r"[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){1,4}(?![\w@])\S{0,200}",
    "@address": (
        r"(?:https?://|www\.|ftp://|[\w+-]{1,40}(?:\.[\w+-]{1,40}){0,4}@[\w-]{1,60}\.)\S{0,200}"
    ),
}
# What of these a text must have, see ``hints_in``.
_SIGNS: Final[Mapping[str, str]] = {
    "@quoted": '"',
    "@open": '"',
    "@address": "@",
    "@host": "@",
    "@url": "@",
    "@colon": ":",
    "@equals": "=",
}
_CLOSING: Final[Mapping[str, str]] = {
    "@colon": r"(?:[^\w\n.!?;:]{0,3}(?:[:\u2192]|\n)|(?<=[:\u2192])|(?<=[:\u2192]\s)|\s+-+(?=\s))",
}
_STEM_LETTERS: Final = 4
# A phrase is noticed by its other words.
_COMMON: Final = frozenset(
    """
    a al all an and as at com con d da das de del den der des di die do dos du e een een ein eine el
    em en es et for fur het i il in is it la las le les lo los me met mit na no o of on os para per
    por pour que se si so sur te that the this to tu u um uma un una und van von voor y you
    """.split()
)
# Words of fewer letters are other words when they are read backwards.
_TELLING_LETTERS: Final = 6
# A word this short is in most sentences: one that is found by it is tried too often.
_SHORT: Final = 3
_SHORT_WEIGHT: Final = 40
Scope: TypeAlias = Literal["any", "named", "foreign"]

_ELEMENT = re.compile(
    r"@\w+|!?<\w+>|<\w+\?>|!?\[[^\]]*\]\??|\.\.\d+(?:-\d+)?(?:!\w+)?",
)


def folded(text: str) -> str:
    """``text`` without accents, in lower case, character for character."""
    lowered = text.lower()
    if len(lowered) != len(text):
        # A few capitals grow when lowered (İ).
        lowered = "".join(char.lower() if len(char.lower()) == 1 else char for char in text)
    return lowered if lowered.isascii() else lowered.translate(_accents())


@cache
def _accents() -> dict[int, int]:
    """The letters of Latin alphabets, to those they are drawn on."""
    table = {ord("ß"): ord("s"), ord("ø"): ord("o"), ord("ł"): ord("l"), ord("đ"): ord("d")}
    for code in range(0xC0, 0x250):
        base = unicodedata.normalize("NFD", chr(code))[0]
        if base.isascii():
            table[code] = ord(base)
    return table


def hints_in(plain: str) -> set[str]:
    """What patterns are noticed by in folded text: its words, a quotation mark, an address."""
    found = set(_words().findall(plain))
    if '"' in plain or "'" in plain:
        found.add('"')
    if ":" in plain or "\n" in plain or " -" in plain or "\u2192" in plain:
        found.add(":")
    if "=" in plain or ">" in plain or not plain.isascii():
        found.add("=")
    if ("." in plain or "://" in plain) and _addresses().search(plain):
        found.add("@")
    return found


@cache
def _words() -> re.Pattern[str]:
    return re.compile(r"[a-z]+")


@cache
def _addresses() -> re.Pattern[str]:
    return re.compile(r"[\w-]\.[a-z]|://|@")


@dataclass(frozen=True, slots=True)
class Pattern:
    """One pattern: the rule it stands for and the classes it needs, as bits.

    A ``foreign`` one holds for the words of others only, a ``named`` one only where something is
    called by a name: with a capital, or in quotation marks.
    """

    rule: str
    source: str
    needs: int
    scope: Scope

    @property
    def expression(self) -> re.Pattern[str]:
        """The pattern as a regular expression over folded text."""
        return _compiled(self.source)


@cache
def _compiled(source: str) -> re.Pattern[str]:
    """Compiled when first tried: most patterns never are in one process."""
    return re.compile(source)


class Book:
    """All patterns of all tables, and the hints that say which of them to try.

    ``vocabulary`` is every word of every class, ``backwards`` and ``rotated`` are the long ones of
    them read from the end and in ROT13.
    """

    def __init__(
        self, words: Mapping[str, str], patterns: Mapping[Scope, Sequence[tuple[str, str]]]
    ) -> None:
        """Read pairs of a rule and a pattern, by where they hold."""
        self._classes = {name: _phrases(listed) for name, listed in words.items()}
        # Most classes stand in many patterns, and reading one takes a while.
        self._either = {name: _either(phrases) for name, phrases in self._classes.items()}
        self._bits: dict[str, int] = {}
        # By whole words, and by the first letters of words with a star.
        self._hints: dict[str, int] = {}
        self._stems: dict[str, int] = {}
        self._spread: dict[int, int] = {}
        # By the place of a bit, so that keys are small numbers.
        self._by_key: dict[int, list[tuple[int, Pattern]]] = {}
        for scope, listed in patterns.items():
            for rule, text in listed:
                pattern = self._read(rule, text, scope)
                key = self._rarest(pattern.needs).bit_length()
                found = self._by_key.setdefault(key, [])
                found.append((pattern.needs, pattern))
        self._every = sum(self._spread)
        self._whole, self._begun = self._told(self._hints), self._told(self._stems)
        phrases = (phrase for listed in self._classes.values() for phrase in listed)
        self.vocabulary = frozenset(word for phrase in phrases for word in phrase.split())
        long = [word for word in self.vocabulary if len(word) >= _TELLING_LETTERS]
        self.backwards = frozenset(word[::-1] for word in long)
        self.rotated = frozenset(codecs.encode(word, "rot13") for word in long)

    def candidates(self, words: set[str]) -> list[Pattern]:
        """The patterns whose classes are all hinted at by ``words``."""
        present = 0
        found: set[int] = set()
        whole, begun = self._whole, self._begun
        for word in words:
            for told in (whole.get(word), begun.get(word[:_STEM_LETTERS])):
                if told is not None:
                    present |= told[0]
                    found.update(told[1])
        absent = self._every & ~present
        return [
            pattern
            for key in sorted(found)
            for needs, pattern in self._by_key[key]
            if not needs & absent
        ]

    def _told(self, hints: Mapping[str, int]) -> dict[str, tuple[int, tuple[int, ...]]]:
        """By each hint the bits it sets, and those of them that patterns are found by."""
        keys = sum(1 << key - 1 for key in self._by_key)
        return {
            hint: (bits, tuple(bit.bit_length() for bit in _single(bits & keys)))
            for hint, bits in hints.items()
        }

    def _rarest(self, needs: int) -> int:
        """The bit among ``needs`` that the fewest words set, short ones counted many times."""
        return min(_single(needs), key=lambda bit: self._spread[bit])

    def _read(self, rule: str, pattern: str, scope: Scope) -> Pattern:
        parts: list[str] = []
        needs = 0
        elements = _ELEMENT.findall(pattern)
        if _ELEMENT.sub("", pattern).strip():
            raise ValueError(f"not a pattern: {pattern}")
        for at, element in enumerate(elements):
            last = all(other in _CLOSING or other[0] == "!" for other in elements[at + 1 :])
            gap = "" if last or elements[at + 1 : at + 2] == ["@later"] else _GAP
            if element in _CLOSING:
                parts.append(_CLOSING[element])
                needs |= self._sign(_SIGNS[element])
            elif element in ("@start", "@unowned", "@later", "@tail"):
                parts.append(_SPECIAL[element])
            elif element in _SPECIAL:
                parts.append(_SPECIAL[element] + gap)
                if element in _SIGNS:
                    needs |= self._sign(_SIGNS[element])
            elif element.startswith(".."):
                parts.append(self._between(element))
            else:
                either = self._either_of(element)
                if element.startswith("!"):
                    parts.append(f"(?!{_GAP if last else ''}{either})")
                elif element.endswith(("?>", "?")):
                    parts.append(f"(?:{either}{gap})?")
                else:
                    parts.append(either + gap)
                    needs |= self._bit(element)
        return Pattern(rule, "".join(parts), needs, scope)

    def _either_of(self, element: str) -> str:
        inner = _inner(element)
        return _either(_phrases(inner)) if "[" in element else self._either[inner]

    def _between(self, element: str) -> str:
        counts, _, excluded = element[2:].partition("!")
        least, _, most = counts.rpartition("-")
        not_these = f"(?!{self._either[excluded]})" if excluded else ""
        return f"(?:{not_these}{_WORD}{_GAP}){{{least or 0},{most}}}?"

    def _sign(self, sign: str) -> int:
        """The bit for what is no word: a quotation mark, an address."""
        if sign not in self._bits:
            bit = self._bits[sign] = 1 << 2 * len(self._bits)
            self._hints[sign], self._spread[bit] = bit, _SHORT_WEIGHT
        return self._bits[sign]

    def _bit(self, element: str) -> int:
        """Two bits for a class: one for the longest word of each phrase, one for its next."""
        if element in self._bits:
            telling = self._bits[element]
            return telling | telling << 1
        telling = self._bits[element] = 1 << 2 * len(self._bits)
        inner = _inner(element)
        for phrase in _phrases(inner) if "[" in element else self._classes[inner]:
            by_length = sorted(
                phrase.split(), key=lambda word: (word not in _COMMON, len(word)), reverse=True
            )
            for word, bit in ((by_length[0], telling), (by_length[:2][-1], telling << 1)):
                hints = self._stems if word.endswith("*") else self._hints
                for hint in _hints(word):
                    if not hints.get(hint, 0) & bit:
                        hints[hint] = hints.get(hint, 0) | bit
                        weight = _SHORT_WEIGHT if len(hint) <= _SHORT else 1
                        self._spread[bit] = self._spread.get(bit, 0) + weight
        return telling | telling << 1


def _single(bits: int) -> Iterator[int]:
    """The bits that are set in ``bits``, each by itself."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest


def _inner(element: str) -> str:
    """The name of the class in an element, or the phrases of one that is written in place."""
    return element.strip("!?<>[]").rstrip("?>")


def _hints(word: str) -> Iterator[str]:
    """By what ``word`` is noticed: itself or its first letters, with an apostrophe and without."""
    stem = word.rstrip("*")
    length = _STEM_LETTERS if word.endswith("*") else len(word)
    if word.endswith("*") and len(stem) < _STEM_LETTERS:
        raise ValueError(f"too short a stem: {word!r}")
    if stem.isascii() and stem.isalpha():
        yield stem[:length]  # as most are
        return
    pieces = re.findall(r"[a-z]+", stem)
    if not pieces:
        raise ValueError(f"no letters to go by: {word!r}")
    yield max(pieces, key=len)[:length]
    if "'" in stem:
        yield "".join(pieces)[:length]


def _phrases(listed: str) -> tuple[str, ...]:
    """The phrases of a class, folded as the text is."""
    found = (" ".join(phrase.split()) for phrase in listed.split(","))
    return tuple(dict.fromkeys(folded(phrase) for phrase in found if phrase))


def _either(phrases: Sequence[str]) -> str:
    """One of ``phrases``, whole words only; longer ones first, so that they are not cut short.

    Those with the same first two letters stand together: what a text has there is compared with
    few beginnings, and not with every phrase.
    """
    ordered = sorted(phrases, key=len, reverse=True)
    return rf"(?<!\w)(?:{_by_beginning([_phrase(each) for each in ordered], 2)})(?!\w)"


def _by_beginning(sources: Sequence[str], letters: int) -> str:
    """Alternatives, those that begin alike as one."""
    groups: dict[str, list[str]] = {}
    for source in sources:
        first = source[:1] if source[:1].isalnum() else ""
        groups.setdefault(first, []).append(source[len(first) :])
    if not letters or "" in groups:
        return "|".join(sources)
    return "|".join(
        first + (rest[0] if len(rest) == 1 else f"(?:{_by_beginning(rest, letters - 1)})")
        for first, rest in groups.items()
    )


def _phrase(phrase: str) -> str:
    return _GAP.join(
        word if word.isalnum() else re.escape(word).replace(r"\*", r"\w*").replace("'", r"\W?")
        for word in phrase.split()
    )
