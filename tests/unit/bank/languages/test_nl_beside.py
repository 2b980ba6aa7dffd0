"""Dutch: what others do and like beside what one does oneself, and what is not meant."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept

KEPT = [
    ("Ik doe de inkoop, de verzending doet mijn collega Petra.", ["Doet de inkoop"]),
    ("Ik leid het magazijn in Breda, de boekhouding ligt bij meneer Vos.",
     ["Leidt het magazijn in Breda"]),
    ("Ik ben verantwoordelijk voor Gent, voor Brugge is mevrouw Maes verantwoordelijk.",
     ["Is verantwoordelijk voor Gent"]),
    ("Ik werk bij marketing, verkoop zit bij Sabine.", ["Werkt bij marketing"]),
    ("Ik drink 's ochtends thee, mijn man drinkt alleen espresso.", ["Drinkt 's ochtends thee"]),
    ("Ik kook graag Italiaans, mijn vrouw bakt liever.", ["Kookt graag Italiaans"]),
    ("Voor mezelf: rond bedragen altijd af op duizendtallen.",
     ["Wens: rond bedragen af op duizendtallen, altijd"]),
    ("Bel me nooit overdag, ik sta dan voor de klas.",
     ["Bel hen nooit overdag", "Staat voor de klas"]),
    ("Ik sta voor groep zes in Assen.", ["Staat voor groep zes in Assen"]),
    ("Mijn pincode is 4711, onthoud liever dat ik linkshandig ben.", ["Is linkshandig"]),
    ("Over voetbal wil ik niets horen.", ["Is niet geïnteresseerd in voetbal"]),
    ("Afspraken voor negen uur lukken mij niet.", ["Afspraken voor negen uur lukken hen niet"]),
    ("Super, ik woon weer in Gent.", ["Woont weer in Gent"]),
]  # fmt: skip

SILENT = [
    "Schrijf een grappig gedichtje waarin ik een eend ben die van vuurwerk houdt.",
    "Kun je dit vertalen: ik woon in Lyon en hou van kaas",
    "Ik dacht altijd: ik hou niet van asperges.",
    "In mijn cv staat nog: ik werk bij Bosch.",
    "Volgens jouw voorstel werk ik op zondag.",
    "Speel mijn huisbaas, ik ben de huurder en heb drie katten.",
    "Persoon A: ik hou van olijven. Persoon B: ik niet.",
    "Commentaar in de code: altijd camelCase gebruiken. Klopt dat?",
    "Ja hoor, weer regen, ik hou zo van november.",
    "Heerlijk, ik sta ook zo graag in de file.",
    "Ja hoor, en ik ben de keizer van China.",
    "Ik verkies variant B.",
    "Een tabel hoef ik niet, dank je.",
    "Neem vandaag ponden in plaats van euro's.",
]


@pytest.mark.parametrize(("text", "facts"), KEPT)
def test_what_others_do_is_left_out(text: str, facts: list[str]) -> None:
    assert kept(text) == facts


@pytest.mark.parametrize("text", SILENT)
def test_what_is_not_meant_is_not_kept(text: str) -> None:
    assert kept(text) == []
