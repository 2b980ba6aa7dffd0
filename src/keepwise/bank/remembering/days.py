"""Days that are named by how far off they are, with their date beside them.

"Booked the dentist for tomorrow" says nothing next week; "tomorrow (2026-03-03)" does. The day is
the one it was where the person is, not in a zone of the server's.
"""

from __future__ import annotations

import datetime
import re
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from keepwise.bank.remembering.day_words import WORDS
from keepwise.errors import InvalidInput


def dated(fact: str, language: str, time: int, zone: str, *, spans: bool = True) -> str:
    """The fact with the date behind the first day that it names by how far off it is.

    A week is named by its Monday, a month by its number. "Next Friday" is this week's to one
    person and next week's to another, so the day it was said stands behind it.

    Args:
        fact: a sentence.
        language: its language; one without such words leaves it as it is.
        time: when it was said, microseconds UTC.
        zone: the person's time zone, by its IANA name.
        spans: whether weeks, months and years count too; in "compares with last year" they name
            no time of their own.
    """
    if language not in WORDS or _DATE.search(fact):
        return fact
    said = datetime.datetime.fromtimestamp(time / 1_000_000, zone_of(zone)).date()
    for match in _pattern(language).finditer(fact):
        kind = match.lastgroup or ""
        if not spans and kind[0] not in "dwp":
            continue
        if date := _date(kind, _number(language, match), said):
            return f"{fact[: match.end()]} ({date}){fact[match.end() :]}"
    return fact


@cache
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its IANA name. Raises InvalidInput."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise InvalidInput(
            "timezone", "is no time zone", hint="for example Europe/Berlin or America/New_York"
        ) from None


def _date(kind: str, number: int, said: datetime.date) -> str:
    """What a phrase of a kind means; the last character of most kinds is a weekday or a unit."""
    what, at = kind[0], int(kind[1:])
    if what == "d":
        return (said + datetime.timedelta(at - _ZERO)).isoformat()
    if what == "w":
        return (said + datetime.timedelta((at - said.weekday() - 1) % 7 + 1)).isoformat()
    if what == "p":
        return (said - datetime.timedelta((said.weekday() - at - 1) % 7 + 1)).isoformat()
    if what == "f":
        ahead = (at - said.weekday() - 1) % 7 + 1
        # On the far side of Sunday everybody means the same day.
        if said.weekday() + ahead > _SUNDAY:
            return (said + datetime.timedelta(ahead)).isoformat()
        return f"said on {said.isoformat()}"
    off = {"a": number, "b": -number, "n": 1, "t": 0, "l": -1}[what]
    return _span(said, at, off, exact=what in "ab")


def _span(said: datetime.date, unit: int, off: int, *, exact: bool) -> str:
    if unit == _DAY or (unit == _WEEK and exact):
        day = said + datetime.timedelta(off * (7 if unit == _WEEK else 1))
        return day.isoformat() if unit == _DAY else f"about {day.isoformat()}"
    if unit == _WEEK:
        monday = said + datetime.timedelta(7 * off - said.weekday())
        return f"week of {monday.isoformat()}"
    months = said.year * 12 + said.month - 1 + off * (12 if unit == _YEAR else 1)
    year, month = divmod(months, 12)
    return f"{year}" if unit == _YEAR else f"{year}-{month + 1:02}"


_DATE = re.compile(r"\((?:about |week of |said on )?\d{4}")
_DAY, _WEEK, _YEAR = 0, 1, 3
_SUNDAY = 6
_ZERO = 2  # names of groups cannot hold a sign
_MOST = 99


def _number(language: str, match: re.Match[str]) -> int:
    """The number in "in two weeks"."""
    words = WORDS[language].numbers
    for word in re.findall(r"\d+|[^\W\d_]+", match.group()):
        if word.isdigit():
            return int(word)
        for number, pattern in enumerate(words, 1):
            if re.fullmatch(pattern, word, re.IGNORECASE):
                return number
    # Where numbers stand without a space before their unit.
    return next(
        (at for at, pattern in enumerate(words, 1) if re.search(pattern, match.group())), _MOST
    )


@cache
def _pattern(language: str) -> re.Pattern[str]:
    """Every phrase, each in a group whose name says its kind: see ``_date``."""
    of = WORDS[language]
    rows = [(f"d{off + _ZERO}", words) for off, words in of.days]
    for what, phrase in (("w", of.coming), ("p", of.past), ("f", of.following)):
        rows += [
            (f"{what}{at}", phrase.replace("{day}", f"(?:{day})"))
            for at, day in enumerate(of.weekdays)
            if phrase
        ]
    number = f"(?:{'|'.join(of.numbers)}|\\d{{1,2}})"
    for what, phrase in (("a", of.ahead), ("b", of.ago)):
        rows += [
            (f"{what}{at}", phrase.replace("{n}", number).replace("{unit}", f"(?:{unit})"))
            for at, unit in enumerate(of.units)
            if phrase
        ]
    for what, phrase in (("n", of.next), ("t", of.this), ("l", of.last)):
        rows += [
            (f"{what}{at}", phrase.replace("{unit}", f"(?:{unit})"))
            for at, unit in enumerate(of.units)
            if phrase and at != _DAY
        ]
    words = "|".join(f"(?P<{name}>{each})" for name, each in rows)
    if language in ("zh", "ja"):
        return re.compile(words)
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)
