"""Dutch: what is kept in the first person."""

from __future__ import annotations

import pytest

from unit.bank.saying import own

SAID = [
    ("ik geef de voorkeur aan euro's", ["Ik geef de voorkeur aan euro's"]),
    ("toon bedragen voortaan in ponden", ["Ik geef de voorkeur aan ponden"]),
    ("Ik hou niet van tabellen", ["Ik hou niet van tabellen"]),
    ("Gebruik nooit emoji's als je me antwoordt", ["Ik wil geen emoji's"]),
    ("Rond mijn cijfers nooit af", ["Mijn wens: Rond mijn cijfers nooit af"]),
    ("Vermeld altijd de bron", ["Mijn wens: vermeld de bron, altijd"]),
    ("ik beheer ons magazijn in Gent", ["Ik beheer ons magazijn in Gent"]),
    ("Ik ben kok en ik woon in Delft", ["Ik ben kok", "Ik woon in Delft"]),
    ("woon in Sneek", ["Ik woon in Sneek"]),
    ("noem me maar Sanne", ["Ik wil Sanne genoemd worden"]),
    ("Mijn naam is Ines de Wit", ["Ik heet Ines de Wit"]),
    ("je mag me tutoyeren", ["Ik wil getutoyeerd worden"]),
    ("Onthoud dat we vanuit Rotterdam leveren", ["We leveren vanuit Rotterdam"]),
    ("onze hond Rex is allergisch voor kip", ["Mijn hond Rex is allergisch voor kip"]),
    ("ik was gisteren met mijn dochter Lotte in de dierentuin", ["Mijn dochter heet Lotte"]),
    ("Mijn zus woont in Oslo", ["Mijn zus woont in Oslo"]),
    ("Mijn lievelingskleur is petrol", ["Mijn lievelingskleur is petrol"]),
    ("Bij ons begint de winkel altijd om tien uur", ["De winkel begint altijd om tien uur"]),
    ("Zuid-Europa interesseert me niet", ["Ik ben niet geïnteresseerd in Zuid-Europa"]),
    ("'s Avonds eet ik nooit vlees", ["Ik eet 's avonds nooit vlees"]),
    ("Lange stukken lezen lukt me slecht", ["Lange stukken lezen lukt me slecht"]),
    ("Volgend jaar word ik opa", ["Ik word opa"]),
    ("Mijn functie: laborant", ["Mijn functie: laborant"]),
    ("je mag me tegenspreken als ik fout zit", ["Je mag me tegenspreken als ik fout zit"]),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_what_somebody_says_is_kept_in_their_own_person(text: str, facts: list[str]) -> None:
    assert own(text) == facts
