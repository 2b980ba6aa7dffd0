"""Days that are named by how far off they are, with their date beside them.

"Booked the dentist for tomorrow" says nothing next week; "tomorrow (2026-03-03)" does. The day is
the one it was where the person is, not in a zone of the server's.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from keepwise.errors import InvalidInput

# By language: how many days off, and the words for it. Longer phrases stand first.
_DAYS: Mapping[str, tuple[tuple[int, str], ...]] = {
    "en": ((2, "the day after tomorrow"), (-2, "the day before yesterday"), (1, "tomorrow"),
           (-1, "yesterday"), (0, "today|tonight|this (?:morning|afternoon|evening)")),
    "de": ((2, "übermorgen"), (-2, "vorgestern"), (1, "morgen(?= |$)(?! früh)|morgen früh"),
           (-1, "gestern"), (0, "heute(?: (?:morgen|abend|nacht|mittag))?")),
    "fr": ((2, "après-demain"), (-2, "avant-hier"), (1, "demain"), (-1, "hier"),
           (0, "aujourd['’]hui|ce (?:soir|matin)")),
    "es": ((2, "pasado mañana"), (-2, "anteayer"), (1, "mañana(?! por)|mañana por la \\w+"),
           (-1, "ayer"), (0, "hoy|esta (?:noche|tarde|mañana)")),
    "it": ((2, "dopodomani"), (-2, "l['’]altro ieri"), (1, "domani"), (-1, "ieri"),
           (0, "oggi|stasera|stamattina")),
    "pt": ((2, "depois de amanhã"), (-2, "anteontem"), (1, "amanhã"), (-1, "ontem"), (0, "hoje")),
    "nl": ((2, "overmorgen"), (-2, "eergisteren"), (1, "morgen"), (-1, "gisteren"),
           (0, "vandaag|vanavond|vanmorgen|vanmiddag")),
    "zh": ((2, "后天|後天"), (-2, "前天"), (1, "明天|明晚"), (-1, "昨天|昨晚"), (0, "今天|今晚")),
    "ja": ((2, "明後日|あさって"), (-2, "一昨日|おととい"), (1, "明日"), (-1, "昨日"),
           (0, "今日|今晩")),
    "hi": ((0, "आज"),),
    "ar": ((2, "بعد غد"), (1, "غدًا|غداً|غدا"), (-1, "أمس"), (0, "اليوم")),
}  # fmt: skip


def dated(fact: str, language: str, time: int, zone: str) -> str:
    """The fact with the date behind each day that it names by how far off it is.

    Args:
        fact: a sentence.
        language: its language; one without such words leaves it as it is.
        time: when it was said, microseconds UTC.
        zone: the person's time zone, by its IANA name.
    """
    if language not in _DAYS:
        return fact
    said = datetime.datetime.fromtimestamp(time / 1_000_000, zone_of(zone)).date()

    def with_date(match: re.Match[str]) -> str:
        off = _DAYS[language][int((match.lastgroup or "d0")[1:])][0]
        day = said + datetime.timedelta(days=off)
        return f"{match.group()} ({day.isoformat()})"

    return _pattern(language).sub(with_date, fact, count=1)


@cache
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its IANA name. Raises InvalidInput."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise InvalidInput(
            "timezone", "is no time zone", hint="for example Europe/Berlin or America/New_York"
        ) from None


@cache
def _pattern(language: str) -> re.Pattern[str]:
    words = "|".join(f"(?P<d{at}>{each})" for at, (_, each) in enumerate(_DAYS[language]))
    if language in ("zh", "ja"):
        return re.compile(words)
    # A date may stand there already.
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)(?! \()", re.IGNORECASE)
