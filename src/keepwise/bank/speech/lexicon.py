"""What the words of a language for slots and their values are made of.

The tables are in ``languages/<code>/lexicon.py``; :mod:`keepwise.bank.slots` reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Row = tuple[str, str, str, str]
"""``(slot, value, words, pattern)``: ``value`` is what two ways of saying the same have in common,
in every language the same (``EUR``, ``table``, ``short``); ``words`` is how a fact says it (``=``:
as the person said it); ``pattern`` is what people write. ``=`` as value takes what was said. Where
two patterns match at one place the earlier row wins, so longer phrases stand first."""

Adjective = tuple[str, str, str, str, str]
"""``(slot, value, adjectives, nouns, words)``: an adjective that counts only beside one of the
nouns; ``words`` is how a fact says it, ``{adjective}`` as the person did."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """A language's words for slots. Texts are patterns unless said otherwise.

    ``facts`` words each slot's fact, ``{words}`` standing for the value as the person said it;
    ``names`` are what people call a slot ("forget my currency").

    Beside an adjective may stand an ``article``, a ``degree`` ("more", "very"), a second one after
    a ``link`` ("and"), and a ``copula`` between noun and adjective. A ``relative`` adjective is
    about the answer just given ("shorter"). ``unwanted`` begins what is not wanted after a value.

    Where a script writes no spaces, ``spaced`` is False: no word has to end where a value does.
    """

    rows: tuple[Row, ...]
    adjectives: tuple[Adjective, ...]
    facts: Mapping[str, str]
    names: Mapping[str, str]
    article: str
    degree: str
    link: str
    copula: str
    relative: str
    unwanted: str
    spaced: bool = True


COMMON: tuple[Row, ...] = (
    ("temperature", "celsius", "Celsius", "(?:degrees )?celsius"),
    ("temperature", "fahrenheit", "Fahrenheit", "(?:degrees )?fahrenheit"),
    ("timezone", "=", "=", r"(?:utc|gmt)(?: ?[+-]\d{1,2}(?::?\d\d)?)?|ces?t|[ecmp][sd]t|bst"),
    ("date_format", "iso", "ISO dates", r"iso(?:[- ]?8601)?(?: dates?| date format| format)?"),
    ("date_format", "iso", "ISO dates", "yyyy-mm-dd"),
    ("date_format", "=", "=", r"dd[./-]mm[./-]yyyy|mm[./-]dd[./-]yyyy|tt\.mm\.jjjj"),
    ("period", "=", "=", "ytd|mtd|qtd|yoy"),
    ("theme", "dark", "dark mode", "dark ?(?:mode|theme)"),
    ("theme", "light", "light mode", "light ?(?:mode|theme)"),
    ("currency", "EUR", "EUR", "eur"),
    ("currency", "GBP", "GBP", "gbp"),
    ("currency", "USD", "USD", "usd"),
    ("currency", "CHF", "CHF", "chf"),
    ("currency", "JPY", "JPY", "jpy"),
    ("currency", "CNY", "CNY", "cny"),
    ("currency", "SEK", "SEK", "sek"),
    ("currency", "PLN", "PLN", "pln"),
    ("format", "csv", "CSV", "csv(?: files?)?"),
    ("format", "markdown", "Markdown", "markdown"),
    ("format", "json", "JSON", "json"),
    ("scale", "billions", "=", "billions|milliarden|milliards|miliardi|miljarden|bilh[õo]es"),
)  # fmt: skip
"""Rows that hold in every language."""
