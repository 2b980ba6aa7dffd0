"""Times of day in words: "half past four", "halb fünf", "las nueve menos cuarto"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from keepwise.bank.consolidation.reading.tables import normal, rows
from keepwise.bank.consolidation.reading.tokens import Token
from keepwise.bank.words import fold

_HALF_A_DAY = 12
_DAY = 24
_HOUR = 60
_WORD = r"[\w\u0900-\u0963]"

# What is said before or after an hour, and the minutes that are added to it. ``#`` is the hour.
_SAID: Mapping[str, Mapping[str, int]] = {
    "en": {
        "half past #": 30,
        "half #": 30,
        "a quarter past #": 15,
        "quarter past #": 15,
        "a quarter to #": -15,
        "quarter to #": -15,
        "five past #": 5,
        "ten past #": 10,
        "twenty past #": 20,
        "five to #": -5,
        "ten to #": -10,
        "twenty to #": -20,
    },
    "de": {
        "halb #": -30,
        "viertel nach #": 15,
        "viertel vor #": -15,
        "dreiviertel #": -15,
        "zehn nach #": 10,
        "zehn vor #": -10,
        "zwanzig nach #": 20,
        "zwanzig vor #": -20,
        "# uhr dreißig": 30,
    },
    "nl": {
        "half #": -30,
        "kwart over #": 15,
        "kwart voor #": -15,
        "tien over #": 10,
        "tien voor #": -10,
    },
    "fr": {
        "# heures et demie": 30,
        "# heure et demie": 30,
        "# heures et quart": 15,
        "# heures moins le quart": -15,
        "# heures moins dix": -10,
        "# heures trente": 30,
    },
    "es": {"# y media": 30, "# y cuarto": 15, "# menos cuarto": -15, "# menos diez": -10},
    "it": {
        "# e mezza": 30,
        "# e mezzo": 30,
        "# e trenta": 30,
        "# e un quarto": 15,
        "# meno un quarto": -15,
    },
    "pt": {
        "# e meia": 30,
        "# e um quarto": 15,
        "# menos um quarto": -15,
        "um quarto para as #": -15,
        "quinze para as #": -15,
    },
    "hi": {"साढ़े #": 30, "सवा #": 15, "पौने #": -15},
    "ar": {"# والنصف": 30, "# ونصف": 30, "# والربع": 15, "# وربع": 15, "# الا ربعا": -15},
}


def taken(fact: str, language: str, found: list[Token]) -> str:
    """``fact`` without the times it says in words, which are taken into ``found``."""
    pattern = _pattern(language)
    if pattern is None:
        return fact

    def clock(match: re.Match[str]) -> str:
        words = " ".join(fold(match.group()).split())
        for said, minutes in _minutes(language).items():
            before, _, after = said.partition("#")
            if words.startswith(before) and words.endswith(after):
                hour = _hour(words[len(before) : len(words) - len(after)], language)
                if hour is not None:
                    found.append(_at(hour * _HOUR + minutes))
                    return " "
        return match.group()

    return pattern.sub(clock, fact)


def _at(minutes: int) -> Token:
    """A time that may be before noon or after: nobody says which where it is plain."""
    early = minutes % (_HALF_A_DAY * _HOUR)
    both = (early, early + _HALF_A_DAY * _HOUR)
    if minutes > _HALF_A_DAY * _HOUR + _HOUR:
        both = (minutes % (_DAY * _HOUR),) * 2
    keys = (f"t:{each // _HOUR}:{each % _HOUR:02}" for each in both)
    return Token(tuple(dict.fromkeys(keys)), "time")


def _hour(word: str, language: str) -> int | None:
    if word.isdecimal():
        return int(word) if int(word) <= _DAY else None
    word = word.strip()
    return _hours(language).get(word, _hours(language).get(word.removeprefix("ال")))


@cache
def _hours(language: str) -> Mapping[str, int]:
    """The words of the hours."""
    return {
        fold(form).replace("_", " "): int(concept.removeprefix("n:"))
        for concept, forms in rows(language)
        if concept.startswith("n:") and 0 < int(concept.removeprefix("n:")) <= _DAY
        for form in forms
    }


@cache
def _minutes(language: str) -> Mapping[str, int]:
    every = _SAID.get(language, {})
    return {fold(normal(said, language)): minutes for said, minutes in every.items()}


@cache
def _pattern(language: str) -> re.Pattern[str] | None:
    said = _SAID.get(language)
    if not said:
        return None
    every = [re.escape(normal(one, language)).replace(r"\#", f"{_WORD}+") for one in said]
    each = "|".join(rf"(?<!\w){one}(?!{_WORD})" for one in every)
    return re.compile(each.replace(r"\ ", r"\s+"), re.IGNORECASE)
