"""Days named by how far off they are get their date, in each language, where the person is."""

from __future__ import annotations

import datetime

import pytest

from keepwise import InvalidInput
from keepwise.bank.remembering.day_words import WORDS
from keepwise.bank.remembering.days import dated, zone_of

# A Wednesday, in the afternoon.
SAID = int(datetime.datetime(2026, 3, 4, 15, 0, tzinfo=datetime.UTC).timestamp() * 1_000_000)


@pytest.mark.parametrize(
    ("language", "fact", "date"),
    [
        ("en", "Booked the dentist for tomorrow", "2026-03-05"),
        ("en", "Flies the day after tomorrow at noon", "2026-03-06"),
        ("en", "Moved to Graz yesterday", "2026-03-03"),
        ("en", "Has an exam this Friday", "2026-03-06"),
        ("en", "Has an exam this Wednesday", "2026-03-11"),
        ("en", "Finished the course last Wednesday", "2026-02-25"),
        ("en", "Starts the new job next Monday", "2026-03-09"),
        ("en", "Starts the new job next Wednesday", "2026-03-11"),
        ("en", "Meets the board next Friday", "said on 2026-03-04"),
        ("en", "Moves in two weeks", "about 2026-03-18"),
        ("en", "Gets married in 10 days", "2026-03-14"),
        ("en", "Gets married in ten months", "2027-01"),
        ("en", "Moved here three years ago", "2023"),
        ("en", "Moved here a month ago", "2026-02"),
        ("en", "Is in Oslo next week", "week of 2026-03-09"),
        ("en", "Is in Oslo this week", "week of 2026-03-02"),
        ("en", "Retires next year", "2027"),
        ("en", "Changed jobs last month", "2026-02"),
        ("de", "Zieht übermorgen um", "2026-03-06"),
        ("de", "Hat am kommenden Montag Prüfung", "2026-03-09"),
        ("de", "Heiratet in drei Wochen", "about 2026-03-25"),
        ("de", "Ist vor zwei Jahren nach Graz gezogen", "2024"),
        ("de", "Ist nächste Woche in Oslo", "week of 2026-03-09"),
        ("fr", "Part demain pour Lyon", "2026-03-05"),
        ("fr", "A un examen lundi prochain", "2026-03-09"),
        ("fr", "A déménagé il y a deux ans", "2024"),
        ("fr", "Part la semaine prochaine", "week of 2026-03-09"),
        ("es", "Viaja pasado mañana", "2026-03-06"),
        ("es", "Se casa dentro de dos meses", "2026-05"),
        ("es", "Se mudó hace un año", "2025"),
        ("es", "Empieza el lunes que viene", "2026-03-09"),
        ("it", "Parte dopodomani", "2026-03-06"),
        ("it", "Si sposa fra tre mesi", "2026-06"),
        ("it", "Ha cambiato casa due anni fa", "2024"),
        ("it", "Comincia la settimana prossima", "week of 2026-03-09"),
        ("pt", "Viaja depois de amanhã", "2026-03-06"),
        ("pt", "Mudou-se há dois anos", "2024"),
        ("pt", "Começa na próxima segunda-feira", "2026-03-09"),
        ("pt", "Tem férias na semana que vem", "week of 2026-03-09"),
        ("nl", "Vertrekt overmorgen", "2026-03-06"),
        ("nl", "Trouwt over drie maanden", "2026-06"),
        ("nl", "Verhuisde twee jaar geleden", "2024"),
        ("nl", "Begint volgende week", "week of 2026-03-09"),
        ("zh", "后天去上海", "2026-03-06"),
        ("zh", "两个星期后搬家", "about 2026-03-18"),
        ("ja", "明日引っ越す", "2026-03-05"),
        ("ja", "三年前に東京へ来た", "2023"),
        ("hi", "आज दिल्ली जा रहे हैं", "2026-03-04"),
        ("ar", "يسافر غدًا إلى دبي", "2026-03-05"),
    ],
)
def test_the_date_stands_behind_the_words(language, fact, date):
    done = dated(fact, language, SAID, "UTC")
    assert f" ({date})" in done
    assert done.replace(f" ({date})", "") == fact
    assert dated(done, language, SAID + 90 * 86_400_000_000, "UTC") == done, "dated once"


@pytest.mark.parametrize(
    ("language", "fact"),
    [
        ("en", "Works in two week sprints"),
        ("en", "Reports every Friday"),
        ("en", "Works from home on Mondays"),
        ("en", "Likes yesterdays"),
        ("de", "Ist Morgenmensch"),
        ("es", "Trabaja por las mañanas"),
        ("es", "Corre por la mañana"),
        ("fr", "Travaille le lundi"),
        ("nl", "Werkt elke maandag"),
        ("xx", "tomorrow"),
    ],
)
def test_what_comes_round_again_has_no_date(language, fact):
    assert dated(fact, language, SAID, "UTC") == fact


@pytest.mark.parametrize(
    "fact", ["Compares with last month", "Looks ahead to next year", "Plans this week first"]
)
def test_a_lasting_fact_names_no_week_month_or_year(fact):
    assert dated(fact, "en", SAID, "UTC", spans=False) == fact
    assert dated(fact, "en", SAID, "UTC") != fact


@pytest.mark.parametrize(
    ("zone", "date"),
    [("UTC", "2026-03-05"), ("Asia/Tokyo", "2026-03-06"), ("America/Los_Angeles", "2026-03-05")],
)
def test_the_day_is_the_person_s(zone, date):
    late = SAID + 3 * 3600 * 1_000_000
    assert dated("Leaves tomorrow", "en", late, zone) == f"Leaves tomorrow ({date})"


@pytest.mark.parametrize("language", sorted(WORDS))
def test_long_texts_take_no_time(language):
    assert dated("in " * 5_000, language, SAID, "UTC")


@pytest.mark.parametrize("name", ["", "Mars/Olympus", "../etc/passwd", "Europe/Ber\0lin"])
def test_a_zone_that_is_none_is_named(name):
    with pytest.raises(InvalidInput, match="timezone"):
        zone_of(name)
