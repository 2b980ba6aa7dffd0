"""What values look like: a secret, a placeholder for one, a date, an amount."""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import cache
from itertools import pairwise

# A value of this many characters is long enough to look drawn at random.
MIN_RANDOM = 16
_MIN_BITS = 2.8

# Punctuation of the sentence or notation around a value.
QUOTES = "\"'`*([<"
TRAILING = ".,;:)]}>'\"`*"


@cache
def _placeholder() -> re.Pattern[str]:
    return re.compile(
        r"<[^<>]{0,80}>?|\[[^\[\]]{0,80}\]?|\$?\{{1,2}[^{}]{0,80}\}{0,2}"
        r"|\$\(?[A-Z_a-z]\w{0,60}\)?|%[A-Z_a-z]\w{0,60}%|[*•●x#._?-]{3,}|(?:x{3,}[-_]?)+|…"
        r"|(?:your|my|the|some|dein|mein|ihr)[-_]\w[\w-]{0,60}"
        r"|(?:insert|enter|replace|put)[-_]\w{1,60}|redacted|hidden|placeholder|example|todo|tbd"
        r"|n/a|none|null|nil|(?:os\.)?(?:environ|getenv)\b.{0,80}|process\.env\..{0,60}"
        r"|(?:vault|env|secrets?|op):\S{0,80}|@\S{1,60}"
        # Ids that agents and their runtimes make.
        r"|(?:adk|e|call|toolu|fc|evt)[-_].{1,60}"
        r"|(?-i:[A-Z]+(?:_[A-Z]+)+)",
        re.IGNORECASE,
    )


def is_placeholder(value: str) -> bool:
    """Whether a value stands for a secret that is not there: <token>, ****, ${TOKEN}."""
    return _placeholder().fullmatch(value) is not None or (
        value[-1:] in TRAILING and _placeholder().fullmatch(value.rstrip(TRAILING)) is not None
    )


# Products whose names look like passwords.
_NAMES = frozenset("1password lastpass keepassxc keepass oauth2 sha256 bitwarden icloud".split())


def is_secretive(value: str, kind: str) -> bool:
    """Whether a value looks like a secret rather than a word, a number or a name.

    A ``token`` was made by a machine and is long; a value of any other ``kind`` by a person.
    """
    digits = sum(map(str.isdigit, value))
    letters = sum(map(str.isalpha, value))
    humped = any(map(str.isupper, value[1:])) and any(map(str.islower, value[1:]))
    if kind == "token":
        if not letters:
            return digits >= MIN_RANDOM and not value.strip("0123456789-")
        if len(value) < 8 or _is_ordinary(value):
            return False
        if not digits:
            return len(value) >= MIN_RANDOM and humped and "-" not in value
        return len(value) >= MIN_RANDOM or digits >= 2
    if len(value) < 4 or value.casefold() in _NAMES:
        return False
    if digits and letters:
        return not _is_ordinary(value)
    if any(char in "!@#$%^&*+=?~_|" for char in value[1:]):
        return letters + digits >= 3 and not value.startswith(("http", "@"))
    return humped and "-" not in value and len(value) >= 8


@cache
def _ordinary() -> re.Pattern[str]:
    """Dates, times, and words with a digit: 12-character, 2FA, Q3."""
    return re.compile(
        r"\d{4}-\d{2}-\d{2}(?:T[\d:.+-]+Z?)?|\d{1,2}:\d{2}(?:am|pm)?|\d{1,2}[.h]\d{0,4}\.?\d*"
        r"|\d{1,3}-[A-Za-zäöüß]+|[A-Za-z]{1,3}\d{1,2}|\d{1,2}[A-Za-z]{1,3}"
    )


def _is_ordinary(value: str) -> bool:
    return _ordinary().fullmatch(value) is not None


@cache
def _amount() -> re.Pattern[str]:
    return re.compile(
        r"\s?-?(?:char|digit|zeichen|stell|day|tag|minut|hour|stund|second|sekund|bit|token|word"
        r"|%|percent|prozent|times|mal\b|week|woch|month|monat|year|jahr)",
        re.IGNORECASE,
    )


def is_amount(rest: str) -> bool:
    """Whether digits before ``rest`` are an amount of something rather than a code."""
    return _amount().match(rest) is not None


@cache
def _clause_end() -> re.Pattern[str]:
    return re.compile(
        r"[\"'`)*]{0,4}\s{0,3}(?:$|[.,;!?\n)}|]|(?:and|und|but|aber|so|please|bitte|btw"
        r"|thx|thanks|lol|fyi|danke|übrigens)\b)",
        re.IGNORECASE,
    )


def ends_clause(rest: str) -> bool:
    """Whether nothing but the end of a clause follows: the value was one word."""
    return _clause_end().match(rest) is not None


def is_random(value: str) -> bool:
    """Whether a long value looks drawn at random: letters and digits interleaved, many symbols."""
    digits = sum(map(str.isdigit, value))
    letters = sum(map(str.isalpha, value))
    if digits < 3 or letters < 3:
        return False
    # Paths and file names are words between separators.
    if (
        sum(
            len(piece) >= 4 and piece.islower()
            for piece in re.split(r"[/._-]", value)
            if piece.isalpha()
        )
        >= 2
    ):
        return False
    switches = sum(one.isdigit() != other.isdigit() for one, other in pairwise(value))
    # Shannon entropy of the characters, in bits each.
    total = len(value)
    bits = -sum(n / total * math.log2(n / total) for n in Counter(value).values())
    return switches >= 4 and bits >= _MIN_BITS
