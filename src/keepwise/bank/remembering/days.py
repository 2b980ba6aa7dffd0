"""Days that are named by how far off they are, as dates.

"Booked the dentist for tomorrow" says nothing next week; "for 2026-03-03" does. The day is
the one it was where the person is, not in a zone of the server's.
"""

from __future__ import annotations

import datetime
import re
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from keepwise.bank.remembering.day_words import WORDS, DayWords
from keepwise.errors import InvalidInput


def dated(fact: str, language: str, time: int, zone: str, *, spans: bool = True) -> str:
    """The fact with dates for the days that it names by how far off they are.

    "Tomorrow" becomes its date; a week is named by its Monday, a month by its number. What is only
    roughly as far off as it says ("in two weeks") keeps its words, with the date behind them; so
    does "next Friday", which is this week's to one person and next week's to another, with the
    day it was said.

    Args:
        fact: a sentence.
        language: its language; one without such words leaves it as it is.
        time: when it was said, microseconds UTC.
        zone: the person's time zone, by its IANA name.
        spans: whether weeks, months and years count too; in "compares with last year" they name
            no time of their own.
    """
    if language not in WORDS:
        return fact
    there = zone_of(zone)
    try:
        said = datetime.datetime.fromtimestamp(time / 1_000_000, there).date()
        return _put_all(fact, language, said, spans)
    except (ValueError, OverflowError, OSError):
        return fact  # it was said, or names a day, where no calendar goes


def _put_all(fact: str, language: str, said: datetime.date, spans: bool) -> str:
    pieces, end = [], 0
    for match in _pattern(language).finditer(fact):
        kind = match.lastgroup or ""
        if not spans and kind[0] not in "dwp":
            continue
        if _DATED.match(fact, match.end()):
            continue
        pieces += [fact[end : match.start()], _put(match, kind, language, said)]
        end = match.end()
    done = "".join((*pieces, fact[end:]))
    return done[:1].upper() + done[1:] if pieces and fact[:1].isupper() else done


@cache
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its IANA name. Raises InvalidInput."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise InvalidInput(
            "timezone", "is no time zone", hint="for example Europe/Berlin or America/New_York"
        ) from None


def _put(match: re.Match[str], kind: str, language: str, said: datetime.date) -> str:
    """What stands in a fact instead of a phrase of a kind.

    The first character of a kind says what it is, the rest which weekday, unit or distance.
    """
    of, what, at = WORDS[language], kind[0], int(kind[1:])
    day = _day(what, at, said)
    if day is not None:
        return (of.bare_date if _follows(match, of.behind) else of.date).format(day.isoformat())
    if what == "f":
        return f"{match.group()} ({of.said.format(said.isoformat())})"
    number = _number(language, match)
    off = {"a": number, "b": -number, "n": 1, "t": 0, "l": -1}[what]
    if what in "ab":
        return f"{match.group()} ({_roughly(said, at, off, of)})"
    if at == _WEEK:
        monday = said + datetime.timedelta(7 * off - said.weekday())
        put = of.bare_week if _follows(match, of.behind) else of.week
        return put.format(monday.isoformat())
    put = "{}" if _follows(match, of.behind) else of.year if at == _YEAR else of.month
    return put.format(_span(said, at, off))


def _day(what: str, at: int, said: datetime.date) -> datetime.date | None:
    """The day that a phrase means, or None if it means a longer time or one of two days."""
    if what == "d":
        return said + datetime.timedelta(at - _ZERO)
    ahead = (at - said.weekday() - 1) % 7 + 1
    # Of "next Friday": on the far side of Sunday everybody means the same day.
    if what == "w" or (what == "f" and said.weekday() + ahead > _SUNDAY):
        return said + datetime.timedelta(ahead)
    if what == "p":
        return said - datetime.timedelta((said.weekday() - at - 1) % 7 + 1)
    return None


def _roughly(said: datetime.date, unit: int, off: int, of: DayWords) -> str:
    if unit in (_DAY, _WEEK):
        day = said + datetime.timedelta(off * (7 if unit == _WEEK else 1))
        return day.isoformat() if unit == _DAY else of.about.format(day.isoformat())
    return _span(said, unit, off)


def _span(said: datetime.date, unit: int, off: int) -> str:
    """A month or a year."""
    months = said.year * 12 + said.month - 1 + off * (12 if unit == _YEAR else 1)
    year, month = divmod(months, 12)
    return f"{year}" if unit == _YEAR else f"{year}-{month + 1:02}"


def _follows(match: re.Match[str], words: str) -> bool:
    """Whether one of some words stands right before a phrase, or what it has stands behind it."""
    before = match.string[: match.start()].split()[-1:]
    owned = match.string[match.end() : match.end() + 2] in ("'s", "’s")
    return owned or (bool(before) and before[0].casefold() in words.split())


_DATED = re.compile(r" \([^()\d]{0,20}\d{4}")
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
    """Every phrase, each in a group whose name says its kind: see ``_put``."""
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
