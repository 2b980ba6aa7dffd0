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
    # Whoever a sentence was about, the next one without a subject is about them too.
    ("Mijn broer komt zondag. Lust geen vis en drinkt alleen bier.", ["Broer komt zondag"]),
    ("Mijn zus Ida woont in Bergen. Haat poëzie.", ["Zus Ida woont in Bergen"]),
    ("Mijn broer komt zondag. Ik lust geen vis.", ["Broer komt zondag", "Lust geen vis"]),
    ("Mijn dochter leest graag. Zet voortaan alles in euro's.",
     ["Geeft de voorkeur aan euro's"]),
    ("Mijn zoon is vier. Ben alleenstaand en werk 's nachts.",
     ["Zoon is vier", "Is alleenstaand", "Werkt 's nachts"]),
    # Regions
    ("Ik doe bij ons Drenthe en Groningen.", ["Werkt aan Drenthe en Groningen"]),
    ("Bij ons doe ik de zuidelijke provincies.", ["Werkt aan de zuidelijke provincies"]),
    ("Ik pak Limburg en Zeeland.", ["Werkt aan Limburg en Zeeland"]),
    # How to be reached, where somebody stands
    ("Stuur me liever een appje dan dat je belt, ik sta de hele dag achter de kassa.",
     ["Wens: Stuur hen liever een appje dan dat je belt", "Staat de hele dag achter de kassa"]),
    ("Mail me liever dan dat je belt.", ["Wens: Mail hen liever dan dat je belt"]),
    ("Ik zit de hele dag op de trekker.", ["Zit de hele dag op de trekker"]),
    ("Ik sta elke ochtend in de keuken.", ["Staat elke ochtend in de keuken"]),
    # What is only the reason of a wish
    ("Per uur is me te grof, zet het verbruik voortaan per kwartier uit.",
     ["Wens: zet het verbruik per kwartier uit, altijd"]),
    ("Maak een weekmenu: ik ben allergisch voor noten.", ["Is allergisch voor noten"]),
]  # fmt: skip

SILENT = [
    "Help me met een stukje voor collega Tim: komt altijd om zeven uur, drinkt alleen espresso.",
    "Een toespraak voor mijn oma: ze drinkt altijd kamillethee en houdt niet van verrassingen.",
    "Profiel van mijn broer: woont in Leiden, zeilt graag, wil nooit reizen.",
    "Schrijf een profiel voor Lena: kookt altijd vegan, wandelt graag en werkt 's nachts.",
    "Plan een uitje voor mijn vriendin Jana: heeft hoogtevrees en houdt niet van musea.",
    "Graag een menu voor mijn schoonvader, eet geen varken en drinkt altijd rode wijn.",
    "Ik wil een kaart voor oom Henk, die vist graag en lust nooit taart.",
    "Ik zoek een hotel voor mijn ouders. Willen altijd zeezicht. Houden niet van drukte.",
    "Hij komt mee. Drinkt nooit alcohol. Eet alleen rijst.",
    "Oma wordt negentig. Lust alleen marsepein en drinkt advocaat.",
    "De collega uit Breda is er ook bij. Wil altijd aan het raam zitten.",
    "Ze heet Britt. Houdt van thrillers. Kan horror niet uitstaan.",
    "Dit kwam van een klant binnen: ik wil altijd een factuur per post.",
    "Deze mail kreeg ik van Ulla: ik hou niet van bellen en wil altijd alles schriftelijk.",
    "Schrijf een afwijzing: ik heb geen tijd en woon te ver weg.",
    "Bedenk een reactie: ik werk niet op vrijdag.",
    "Ik schrijf een toespraak over mijn vader. Hij luistert alleen naar jazz.",
    "Ik pak de trein naar Utrecht.",
    "Stuur dit liever per mail dan per post.",
    "Ik sta de hele dag in de file.",
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
