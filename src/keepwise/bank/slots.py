"""Slots: the attributes a fact can fill, the words for their values, and how a fact is worded.

A slot such as ``currency`` holds one value at a time for a person (and qualifier), so a new value
replaces the old one. The lexicons are data: one row a value and language, read by :func:`mentions`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from keepwise.bank.speech.lexicon import COMMON, Row
from keepwise.bank.speech.registry import LANGUAGES, lexicon_of, voice_of
from keepwise.bank.speech.tongues import tongues
from keepwise.bank.speech.voice import first_person as worded


@dataclass(frozen=True, slots=True)
class Slot:
    """How an attribute behaves.

    ``single``: one value at a time. ``standing``: it shapes any answer, whatever the question.
    ``readable``: the lexicons know its values.
    """

    name: str
    single: bool = True
    standing: bool = True
    readable: bool = False


SLOTS: Mapping[str, Slot] = MappingProxyType(
    {
        slot.name: slot
        for slot in (
            Slot("currency", readable=True),
            Slot("region", readable=True),
            Slot("format", readable=True),
            Slot("language", readable=True),
            Slot("units", readable=True),
            Slot("temperature", readable=True),
            Slot("scale", readable=True),
            Slot("length", readable=True),
            Slot("tone"),
            Slot("rounding", readable=True),
            Slot("timezone", readable=True),
            Slot("time_format", readable=True),
            Slot("date_format", readable=True),
            Slot("period", readable=True),
            Slot("theme", readable=True),
            Slot("team"),
            Slot("name"),
            Slot("address"),
            Slot("role", standing=False),
            Slot("employer", standing=False),
            Slot("home", standing=False),
            Slot("avoid", single=False),
            Slot("favorite", standing=False),
            Slot("attribute", standing=False),
        )
    }
)

STANDING: frozenset[str] = frozenset(slot.name for slot in SLOTS.values() if slot.standing)
"""Slots whose facts shape any answer and may fill places that no match took."""

SINGLE: frozenset[str] = frozenset(slot.name for slot in SLOTS.values() if slot.single)
"""Slots that hold one value at a time for a qualifier."""

READABLE: frozenset[str] = frozenset(slot.name for slot in SLOTS.values() if slot.readable)
"""Slots whose values the lexicons know."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A slot value named in a text: where, and how to word it in a fact."""

    slot: str
    value: str
    words: str
    start: int
    end: int


def mentions(text: str, language: str) -> tuple[Mention, ...]:
    """The slot values ``text`` names, in order, longest first where they overlap."""
    found: list[Mention] = []
    for match in _lexicon(language).finditer(text):
        row = _rows(language)[int((match.lastgroup or "r0")[1:])]
        said = " ".join(match.group().split())
        words = said if row[2] == "=" else row[2]
        value = " ".join(said.casefold().split()) if row[1] == "=" else row[1]
        found.append(Mention(row[0], value, words, match.start(), match.end()))
    found.extend(_adjectives(text, language, found))
    return tuple(sorted(found, key=lambda mention: (mention.start, mention.end)))


def word(slot: str, words: str, language: str, *, first_person: bool = False) -> str:
    """The fact that says ``slot`` is ``words``."""
    return _fact(slot, language, first_person).format(words=words)


@cache
def _fact(slot: str, language: str, first_person: bool) -> str:
    fact = lexicon_of(language).facts[slot]
    return worded(fact, voice_of(language)) if first_person else fact


@dataclass(frozen=True, slots=True)
class Worded:
    """A fact, and the words in it that name the value."""

    fact: str
    words: str


def reworded(fact: str, slot: str, value: str) -> Worded | None:
    """The fact that says ``slot`` is ``value``, in the language and person of ``fact``.

    None if ``fact`` does not say what the slot is.
    """
    for frame in _frames():
        if frame.slot == slot and frame.holds(fact):
            said = [each.words for each in mentions(value, frame.language) if each.slot == slot]
            words = said[0] if said else value
            return Worded(frame.before + words + frame.after, words)
    return None


@cache
def beginnings(slot: str) -> tuple[str, ...]:
    """How the facts of a readable slot begin, in any language and in either person."""
    return tuple({frame.before for frame in _frames() if frame.slot == slot})


def named(text: str, language: str) -> str:
    """The slot ``text`` calls by its name ("currency", "Währung"), or an empty string."""
    for name, pattern in lexicon_of(language).names.items():
        if _whole(pattern).fullmatch(text.strip()):
            return name
    return ""


def of_fact(fact: str) -> tuple[str, str]:
    """The slot and value of a fact in words, for facts stored without them; ("", "") if none.

    Only facts that say nothing else count: "Prefers euros" does, "Prefers euros for reports" and
    "Lived on euros" do not.
    """
    for frame in _frames():
        if frame.holds(fact):
            words = fact[len(frame.before) : len(fact) - len(frame.after)].rstrip(". ")
            read = mentions(words, frame.language)
            whole = len(read) == 1 and _spans(read[0], words, frame.language)
            if whole and read[0].slot == frame.slot:
                return frame.slot, read[0].value
    return "", ""


@dataclass(frozen=True, slots=True)
class _Frame:
    """What stands before and after the words of a slot's fact in a language."""

    language: str
    slot: str
    before: str
    after: str

    def holds(self, fact: str) -> bool:
        return fact.startswith(self.before) and fact.endswith(self.after)


@cache
def _frames() -> tuple[_Frame, ...]:
    """Those of each readable slot, in either person."""
    found = [
        _Frame(language, slot, *_fact(slot, language, first_person).split("{words}"))
        for language in LANGUAGES
        for slot in lexicon_of(language).facts
        if slot in READABLE
        for first_person in (False, True)
    ]
    return tuple(dict.fromkeys(found))


def _spans(mention: Mention, words: str, language: str) -> bool:
    rest = words[: mention.start] + words[mention.end :]
    return not rest.strip() or bool(_tail(language).fullmatch(rest.strip()))


def _adjectives(text: str, language: str, found: list[Mention]) -> Iterator[Mention]:
    """Values said by an adjective and a noun, either first: "short answers", "replies brief".

    The adjective alone says nothing: short films are no wish.
    """
    for slot, value, adjectives, noun, said in lexicon_of(language).adjectives:
        for match in _adjective(language, adjectives, noun).finditer(text):
            if any(m.start < match.end() and match.start() < m.end for m in found):
                continue
            adjective = (match.group("first") or match.group("second") or "").lower()
            yield Mention(slot, value, said.format(adjective=adjective), match.start(), match.end())


@cache
def _rows(language: str) -> tuple[Row, ...]:
    return (*lexicon_of(language).rows, *COMMON, *tongues(language))


@cache
def _lexicon(language: str) -> re.Pattern[str]:
    parts = "|".join(f"(?P<r{at}>{row[3]})" for at, row in enumerate(_rows(language)))
    before, after = edges(language)
    return re.compile(f"{before}(?:{parts}){after}", re.IGNORECASE)


def edges(language: str) -> tuple[str, str]:
    """What has to stand before and after a word: nothing where words are written without spaces.

    Vowel signs of Indic scripts belong to the word, though they count as no letters.
    """
    if not lexicon_of(language).spaced:
        return "", ""
    return r"(?<![\w\u0900-\u0963-])", r"(?![\w\u0900-\u0963-])"


@cache
def _adjective(language: str, adjectives: str, noun: str) -> re.Pattern[str]:
    of = lexicon_of(language)
    before, after = edges(language)
    return re.compile(
        rf"{before}{of.article}?{of.degree}?(?P<first>{adjectives})(?:,? "
        rf"(?:{of.link}) [\w-]+|, [\w-]+)?{' ' if of.spaced else ''}(?:{noun}){after}|"
        rf"{before}(?:{noun}){after}(?:{of.copula})?{' ' if of.spaced else ''}"
        rf"(?P<second>{adjectives}){after}",
        re.IGNORECASE,
    )


@cache
def _whole(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@cache
def _tail(language: str) -> re.Pattern[str]:
    return re.compile(rf"[,;]? *{lexicon_of(language).unwanted}\b.*", re.IGNORECASE)
