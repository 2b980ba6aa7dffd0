"""Slots: the attributes a fact can fill, the words for their values, and how a fact is worded.

A slot such as ``currency`` holds one value at a time for a person (and qualifier), so a new value
replaces the old one. The lexicon is data: one row a value and language, read by :func:`mentions`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType

from keepwise.bank.speech.lexicon import ADJECTIVES, ROWS


def _words(en: str, de: str) -> Mapping[str, str]:
    return MappingProxyType({"en": en, "de": de})


@dataclass(frozen=True, slots=True)
class Slot:
    """How an attribute behaves.

    ``single``: one value at a time. ``standing``: it shapes any answer, whatever the question.
    ``fact`` words it by language, ``{words}`` standing for the value as the person said it.
    """

    name: str
    single: bool = True
    standing: bool = True
    fact: Mapping[str, str] = field(
        default_factory=lambda: _words("Prefers {words}", "Bevorzugt {words}")
    )
    names: Mapping[str, str] = field(default_factory=dict)


# ``names`` are what people call the slot ("forget my currency"), as a pattern.
SLOTS: Mapping[str, Slot] = MappingProxyType(
    {
        slot.name: slot
        for slot in (
            Slot("currency", names=_words(r"currency|currencies|money format", r"währung(?:en)?")),
            Slot(
                "region",
                fact=_words("Works on {words}", "Arbeitet an {words}"),
                names=_words(r"regions?|markets?|territory", r"regione?n?|märkte?|markt|gebiet"),
            ),
            Slot(
                "format",
                names=_words(
                    r"(?:answer |output |display )?formats?|(?:tables?|charts?) preference",
                    r"(?:ausgabe|antwort)?formate?|darstellung",
                ),
            ),
            Slot(
                "language",
                fact=_words("Prefers answers in {words}", "Bevorzugt Antworten auf {words}"),
                names=_words(r"(?:answer )?languages?", r"sprache"),
            ),
            Slot(
                "units",
                names=_words(r"units?(?: of measurement)?", r"(?:maß)?einheit(?:en)?"),
            ),
            Slot("temperature", names=_words(r"temperature units?", r"temperatureinheit")),
            Slot(
                "scale",
                fact=_words("Prefers amounts in {words}", "Bevorzugt Beträge in {words}"),
                names=_words(r"scale", r"skalierung"),
            ),
            Slot(
                "length",
                names=_words(r"(?:answer |reply )?length|brevity", r"(?:antwort)?länge|kürze"),
            ),
            Slot(
                "tone",
                fact=_words("Prefers {words}", "Bevorzugt {words}"),
                names=_words(r"tone", r"ton(?:fall)?"),
            ),
            Slot("rounding", names=_words(r"rounding|decimals?", r"rundung|nachkommastellen")),
            Slot(
                "timezone",
                fact=_words("Uses the time zone {words}", "Nutzt die Zeitzone {words}"),
                names=_words(r"time ?zones?", r"zeitzone"),
            ),
            Slot("time_format", names=_words(r"time format|clock", r"zeitformat|uhrzeitformat")),
            Slot("date_format", names=_words(r"date formats?", r"datumsformate?")),
            Slot(
                "period",
                fact=_words("Uses {words} as time window", "Nutzt {words} als Zeitraum"),
                names=_words(
                    r"time (?:window|range|frame)|period|horizon", r"zeitraum|zeitfenster"
                ),
            ),
            Slot("theme", names=_words(r"theme|(?:display )?mode", r"design|modus")),
            Slot(
                "team",
                fact=_words("Works in {words}", "Arbeitet im {words}"),
                names=_words(r"team|department", r"team|abteilung"),
            ),
            Slot(
                "name",
                fact=_words("Is called {words}", "Heißt {words}"),
                names=_words(r"(?:real |full |first )?name", r"(?:vor|nach)?name(?:n)?"),
            ),
            Slot(
                "address",
                fact=_words("Wants to be called {words}", "Möchte {words} genannt werden"),
                names=_words(r"nickname|form of address", r"spitzname(?:n)?|anrede"),
            ),
            Slot(
                "role",
                standing=False,
                fact=_words("Is {words}", "Ist {words}"),
                names=_words(
                    r"(?:job |work )?(?:role|title|position)|job", r"rolle|position|beruf"
                ),
            ),
            Slot(
                "employer",
                standing=False,
                fact=_words("Works at {words}", "Arbeitet bei {words}"),
                names=_words(r"employer|company", r"arbeitgeber|firma"),
            ),
            Slot(
                "home",
                standing=False,
                fact=_words("Lives in {words}", "Wohnt in {words}"),
                names=_words(
                    r"home(?: address| town)?|address|where i live|city", r"adresse|wohnort|stadt"
                ),
            ),
            Slot(
                "avoid",
                single=False,
                fact=_words("Does not want {words}", "Möchte keine {words}"),
            ),
            Slot("favorite", standing=False),
        )
    }
)

STANDING: frozenset[str] = frozenset(slot.name for slot in SLOTS.values() if slot.standing)
"""Slots whose facts shape any answer and may fill places that no match took."""

SINGLE: frozenset[str] = frozenset(slot.name for slot in SLOTS.values() if slot.single)
"""Slots that hold one value at a time for a qualifier."""

READABLE: frozenset[str] = frozenset(row[0] for row in ROWS)
"""Slots whose values the lexicon knows."""


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
        words = said if row[3] == "=" else row[3]
        value = " ".join(said.casefold().split()) if row[1] == "=" else row[1]
        found.append(Mention(row[0], value, words, match.start(), match.end()))
    found.extend(_adjectives(text, language, found))
    return tuple(sorted(found, key=lambda mention: (mention.start, mention.end)))


def word(slot: str, words: str, language: str) -> str:
    """The fact that says ``slot`` is ``words``."""
    facts = SLOTS[slot].fact
    return facts.get(language, facts["en"]).format(words=words)


def named(text: str, language: str) -> str:
    """The slot ``text`` calls by its name ("currency", "Währung"), or an empty string."""
    for slot in SLOTS.values():
        pattern = slot.names.get(language)
        if pattern and _whole(pattern).fullmatch(text.strip()):
            return slot.name
    return ""


def of_fact(fact: str) -> tuple[str, str]:
    """The slot and value of a fact in words, for facts stored without them; ("", "") if none.

    Only facts that say nothing else count: "Prefers euros" does, "Prefers euros for reports" and
    "Lived on euros" do not.
    """
    for language, name, before, after in _frames():
        if fact.startswith(before) and fact.endswith(after):
            words = fact[len(before) : len(fact) - len(after)].rstrip(". ")
            read = mentions(words, language)
            if len(read) == 1 and read[0].slot == name and _spans(read[0], words):
                return name, read[0].value
    return "", ""


@cache
def _frames() -> tuple[tuple[str, str, str, str], ...]:
    """What stands before and after the words of each readable slot's facts, by language."""
    found = []
    for language in ("en", "de"):
        for name, slot in SLOTS.items():
            template = slot.fact.get(language)
            if name in READABLE and template:
                before, after = template.split("{words}")
                found.append((language, name, before, after))
    return tuple(found)


def _spans(mention: Mention, words: str) -> bool:
    rest = words[: mention.start] + words[mention.end :]
    return not rest.strip() or bool(_tail().fullmatch(rest.strip()))


def _adjectives(text: str, language: str, found: list[Mention]) -> Iterator[Mention]:
    """Values said by an adjective and a noun, either first: "short answers", "replies brief".

    The adjective alone says nothing: short films are no wish.
    """
    for slot, value, adjectives, noun, said in ADJECTIVES.get(language, ()):
        for match in _adjective(adjectives, noun).finditer(text):
            if any(m.start < match.end() and match.start() < m.end for m in found):
                continue
            adjective = (match.group("first") or match.group("second") or "").lower()
            yield Mention(slot, value, said.format(adjective=adjective), match.start(), match.end())


@cache
def _rows(language: str) -> tuple[tuple[str, str, str, str, str], ...]:
    return tuple(row for row in ROWS if row[2] in (language, "*"))


@cache
def _lexicon(language: str) -> re.Pattern[str]:
    parts = "|".join(f"(?P<r{at}>{row[4]})" for at, row in enumerate(_rows(language)))
    return re.compile(rf"(?<![\w-])(?:{parts})(?![\w-])", re.IGNORECASE)


@cache
def _adjective(adjectives: str, noun: str) -> re.Pattern[str]:
    return re.compile(
        rf"\b(?:(?:an?|eine[nr]?) )?(?:(?:more|very|mehr|sehr) )?(?P<first>{adjectives})(?:,? "
        rf"(?:and|und) [\w-]+|, [\w-]+)? (?:{noun})\b|"
        rf"\b(?:{noun})\b(?: to be| being| are| is| sind| ist| as| so| immer| bitte| stets)? "
        rf"(?P<second>{adjectives})\b",
        re.IGNORECASE,
    )


@cache
def _whole(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@cache
def _tail() -> re.Pattern[str]:
    return re.compile(
        r"[,;]? *(?:not|instead of|rather than|over|keine|statt|nicht)\b.*", re.IGNORECASE
    )
