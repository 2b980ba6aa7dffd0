"""Days named by how far off they are become dates, in each language, where the person is."""

from __future__ import annotations

import datetime

import pytest

from keepwise import InvalidInput
from keepwise.bank.remembering.day_words import WORDS
from keepwise.bank.remembering.days import dated, zone_of

# A Wednesday, in the afternoon.
SAID = int(datetime.datetime(2026, 3, 4, 15, 0, tzinfo=datetime.UTC).timestamp() * 1_000_000)


@pytest.mark.parametrize(
    ("language", "fact", "kept"),
    [
        ("en", "Booked the dentist for tomorrow", "Booked the dentist for 2026-03-05"),
        ("en", "Flies the day after tomorrow at noon", "Flies on 2026-03-06 at noon"),
        ("en", "Moved to Graz yesterday", "Moved to Graz on 2026-03-03"),
        ("en", "Has an exam this Friday", "Has an exam on 2026-03-06"),
        ("en", "Has an exam this Wednesday", "Has an exam on 2026-03-11"),
        ("en", "Finished the course last Wednesday", "Finished the course on 2026-02-25"),
        ("en", "Starts the new job next Monday", "Starts the new job on 2026-03-09"),
        ("en", "Starts the new job next Wednesday", "Starts the new job on 2026-03-11"),
        ("en", "Meets the board next Friday", "Meets the board next Friday (said on 2026-03-04)"),
        ("en", "Moves in two weeks", "Moves in two weeks (around 2026-03-18)"),
        ("en", "Gets married in 10 days", "Gets married in 10 days (2026-03-14)"),
        ("en", "Gets married in ten months", "Gets married in ten months (2027-01)"),
        ("en", "Moved here three years ago", "Moved here three years ago (2023)"),
        ("en", "Moved here a month ago", "Moved here a month ago (2026-02)"),
        ("en", "Is in Oslo next week", "Is in Oslo in the week of 2026-03-09"),
        ("en", "Is in Oslo this week", "Is in Oslo in the week of 2026-03-02"),
        ("en", "Retires next year", "Retires in 2027"),
        ("en", "Changed jobs last month", "Changed jobs in 2026-02"),
        ("de", "Zieht übermorgen um", "Zieht am 2026-03-06 um"),
        ("de", "Hat am kommenden Montag Prüfung", "Hat am 2026-03-09 Prüfung"),
        ("de", "Heiratet in drei Wochen", "Heiratet in drei Wochen (um den 2026-03-25)"),
        (
            "de",
            "Ist vor zwei Jahren nach Graz gezogen",
            "Ist vor zwei Jahren (2024) nach Graz gezogen",
        ),
        ("de", "Ist nächste Woche in Oslo", "Ist in der Woche vom 2026-03-09 in Oslo"),
        ("fr", "Part demain pour Lyon", "Part le 2026-03-05 pour Lyon"),
        ("fr", "A un examen lundi prochain", "A un examen le 2026-03-09"),
        ("fr", "A déménagé il y a deux ans", "A déménagé il y a deux ans (2024)"),
        ("fr", "Part la semaine prochaine", "Part la semaine du 2026-03-09"),
        ("es", "Viaja pasado mañana", "Viaja el 2026-03-06"),
        ("es", "Se casa dentro de dos meses", "Se casa dentro de dos meses (2026-05)"),
        ("es", "Se mudó hace un año", "Se mudó hace un año (2025)"),
        ("es", "Empieza el lunes que viene", "Empieza el 2026-03-09"),
        ("it", "Parte dopodomani", "Parte il 2026-03-06"),
        ("it", "Si sposa fra tre mesi", "Si sposa fra tre mesi (2026-06)"),
        ("it", "Ha cambiato casa due anni fa", "Ha cambiato casa due anni fa (2024)"),
        ("it", "Comincia la settimana prossima", "Comincia nella settimana del 2026-03-09"),
        ("pt", "Viaja depois de amanhã", "Viaja em 2026-03-06"),
        ("pt", "Mudou-se há dois anos", "Mudou-se há dois anos (2024)"),
        ("pt", "Começa na próxima segunda-feira", "Começa em 2026-03-09"),
        ("pt", "Tem férias na semana que vem", "Tem férias na semana de 2026-03-09"),
        ("nl", "Vertrekt overmorgen", "Vertrekt op 2026-03-06"),
        ("nl", "Trouwt over drie maanden", "Trouwt over drie maanden (2026-06)"),
        ("nl", "Verhuisde twee jaar geleden", "Verhuisde twee jaar geleden (2024)"),
        ("nl", "Begint volgende week", "Begint in de week van 2026-03-09"),
        ("zh", "后天去上海", "2026-03-06去上海"),
        ("zh", "两个星期后搬家", "两个星期后 (2026-03-18左右)搬家"),
        ("ja", "明日引っ越す", "2026-03-05引っ越す"),
        ("ja", "三年前に東京へ来た", "三年前 (2023)に東京へ来た"),
        ("hi", "आज दिल्ली जा रहे हैं", "2026-03-04 को दिल्ली जा रहे हैं"),
        ("ar", "يسافر غدًا إلى دبي", "يسافر في 2026-03-05 إلى دبي"),
        ("en", "Tomorrow has an exam", "On 2026-03-05 has an exam"),
        ("en", "Prepares tomorrow's exam", "Prepares 2026-03-05's exam"),
        ("en", "Plans to leave early next year", "Plans to leave early in 2027"),
        ("en", "Is away until next week", "Is away until the week of 2026-03-09"),
        ("de", "Hat morgen Nachmittag die Übergabe", "Hat am 2026-03-05 Nachmittag die Übergabe"),
        ("de", "War in der letzten Woche krank", "War in der Woche vom 2026-02-23 krank"),
        ("de", "Hat einen Termin für morgen", "Hat einen Termin für 2026-03-05"),
        ("fr", "A signé le bail hier", "A signé le bail le 2026-03-03"),
        ("fr", "A réservé une table pour demain", "A réservé une table pour le 2026-03-05"),
        ("nl", "Is vorige week begonnen", "Is in de week van 2026-02-23 begonnen"),
        ("ja", "明日に引っ越す", "2026-03-05に引っ越す"),
        (
            "en",
            "Paid yesterday and starts next Monday",
            "Paid on 2026-03-03 and starts on 2026-03-09",
        ),
    ],
)
def test_a_day_becomes_its_date(language, fact, kept):
    assert dated(fact, language, SAID, "UTC") == kept
    assert dated(kept, language, SAID + 90 * 86_400_000_000, "UTC") == kept, "dated once"


@pytest.mark.parametrize(
    ("language", "fact"),
    [
        ("en", "Works in two week sprints"),
        ("en", "Reports every Friday"),
        ("en", "Works from home on Mondays"),
        ("en", "Likes yesterdays"),
        ("en", "Likes the last week of May"),
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
    assert dated("Leaves tomorrow", "en", late, zone) == f"Leaves on {date}"


@pytest.mark.parametrize("language", sorted(WORDS))
def test_long_texts_take_no_time(language):
    assert dated("in " * 5_000, language, SAID, "UTC")


@pytest.mark.parametrize("name", ["", "Mars/Olympus", "../etc/passwd", "Europe/Ber\0lin"])
def test_a_zone_that_is_none_is_named(name):
    with pytest.raises(InvalidInput, match="timezone"):
        zone_of(name)


# The first and the last day of the calendar, by whoever can say when something was said.
FIRST, LAST = -62_135_596_800_000_000, 253_402_300_799_999_999


@pytest.mark.parametrize("time", [FIRST, LAST, FIRST - 1, LAST + 1, -(2**62), 2**62 - 1])
@pytest.mark.parametrize("fact", ["Left yesterday", "Leaves tomorrow", "Leaves in 3 weeks"])
def test_a_day_that_no_calendar_has_stays_as_it_was_said(fact, time):
    for zone in ("UTC", "Asia/Tokyo", "America/New_York"):
        assert dated(fact, "en", time, zone).startswith(fact.split()[0])
