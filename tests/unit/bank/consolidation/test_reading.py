"""The tables of words row by row, and what a sentence is read as."""

from __future__ import annotations

from collections import Counter

import pytest

from keepwise.bank.consolidation.reading.facts import read
from keepwise.bank.consolidation.reading.tables import (
    LANGUAGES,
    SPACELESS,
    WORD,
    doings,
    folded,
    rows,
    table,
)

GROUPS = [
    (language, label, forms)
    for language in LANGUAGES
    for label, forms in rows(language)
    if label.startswith(WORD)
]


@pytest.mark.parametrize(
    ("language", "label", "forms"), GROUPS, ids=[f"{each[0]}-{each[1][1:]}" for each in GROUPS]
)
def test_each_form_of_a_row_is_found(language: str, label: str, forms: tuple[str, ...]) -> None:
    assert len(forms) == len(set(forms))
    known = table(language)
    for form in forms:
        if language in SPACELESS:
            assert label in known.strings[folded(form, language)]
            continue
        first = form.replace("_", " ").split()[0]
        found = [each.concept for each in known.starting(folded(first.rstrip("*"), language))]
        assert label in found or "-" in first or "'" in first


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_words_is_there_once(language: str) -> None:
    labels = Counter(each[1] for each in GROUPS if each[0] == language)
    assert [label for label, count in labels.items() if count > 1] == []
    whole, beginnings = doings(language)
    assert not any(each.startswith(beginnings) for each in whole)


@pytest.mark.parametrize(
    ("language", "said", "times"),
    [
        ("en", "Wakes at half past four", {"t:4:30", "t:16:30"}),
        ("en", "The standup is at quarter to nine", {"t:8:45", "t:20:45"}),
        ("en", "Bedtime is 10 pm", {"t:22:00"}),
        ("en", "Wakes at seven in the morning", {"t:7:00"}),
        ("de", "Der Kurs beginnt um halb acht", {"t:7:30", "t:19:30"}),
        ("de", "Der Zug fährt um Viertel nach sechs", {"t:6:15", "t:18:15"}),
        ("nl", "De markt begint om half elf", {"t:10:30", "t:22:30"}),
        ("fr", "La réunion est à dix heures et demie", {"t:10:30", "t:22:30"}),
        ("es", "Se levanta a las seis y media", {"t:6:30", "t:18:30"}),
        ("it", "Il treno parte alle sette e un quarto", {"t:7:15", "t:19:15"}),
        ("pt", "A aula é às nove e meia", {"t:9:30", "t:21:30"}),
        ("hi", "बैठक साढ़े चार बजे है", {"t:4:30", "t:16:30"}),
        ("ar", "الاجتماع الساعة الرابعة والنصف", {"t:4:30", "t:16:30"}),
    ],
)
def test_times_in_words(language: str, said: str, times: set[str]) -> None:
    found = [each for each in read(said, language).content if each.kind == "time"]
    assert [set(each.keys) for each in found] == [times]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Tide tables for Scarborough, not Whitby"),
        ("de", "Zuständig für Wallonien, nicht mehr für Flandern"),
        ("fr", "Habite à Lyon, pas à Paris"),
        ("es", "Vive en Lugo, no en Vigo"),
        ("it", "Abita a Pisa, non a Lucca"),
        ("pt", "Mora em Braga, não em Faro"),
        ("nl", "Woont in Gent, niet in Brugge"),
    ],
)
def test_what_is_not_meant_denies_nothing(language: str, said: str) -> None:
    assert not read(said, language).negative


@pytest.mark.parametrize(
    ("said", "topic"),
    [("Keeps backups in the cloud now", set()), ("The oven is now a kiln", {"~oven"})],
)
def test_an_adverb_at_the_end_is_no_verb(said: str, topic: set[str]) -> None:
    assert read(said, "en").topic == topic


def test_a_compound_is_read_by_its_parts() -> None:
    assert {"hike", "~map"} <= read("Wanderkarten", "de").keys
