"""German: what is kept in the first person."""

from __future__ import annotations

import pytest

from unit.bank.saying import own

SAID = [
    ("ich bevorzuge Euro", ["Ich bevorzuge Euro"]),
    ("Ab jetzt bitte alle Beträge in Pfund", ["Ich bevorzuge Pfund"]),
    ("Tabellen mag ich nicht", ["Ich mag Tabellen nicht"]),
    ("Bitte nie auf ganze Zahlen runden", ["Mein Wunsch: nie auf ganze Zahlen runden"]),
    ("Nenn mir immer die Quelle", ["Mein Wunsch: nenn die Quelle, immer"]),
    ("Ein Absatz genügt mir völlig", ["Mir genügt: Ein Absatz"]),
    ("ich betreue unser Lager in Ulm", ["Ich betreue unser Lager in Ulm"]),
    ("Ich bin Krankenpfleger und arbeite nachts", ["Ich bin Krankenpfleger", "Ich arbeite nachts"]),
    ("wohne in Graz", ["Ich wohne in Graz"]),
    ("nenn mich bitte Sascha", ["Ich möchte Sascha genannt werden"]),
    ("Mein Name ist Ines Vogt", ["Ich heiße Ines Vogt"]),
    ("wir können uns gern duzen", ["Ich möchte geduzt werden"]),
    ("Merk dir, dass wir aus Bremen liefern", ["Ich liefere aus Bremen"]),
    ("unser Hund Rex ist gegen Huhn allergisch", ["Unser Hund Rex ist gegen Huhn allergisch"]),
    ("ich war gestern mit meiner Tochter Lea im Zoo", ["Meine Tochter heißt Lea"]),
    ("ich war gestern mit unserem Hund Rex im Wald", ["Mein Hund heißt Rex"]),
    ("Ich hole gleich unsere Kinder Mia und Jonas ab", ["Meine Kinder heißen Mia und Jonas"]),
    ("Meine Schwester lebt in Oslo", ["Meine Schwester lebt in Oslo"]),
    ("Meine Lieblingsfarbe ist Petrol", ["Meine Lieblingsfarbe ist Petrol"]),
    ("Maultaschen sind mein Lieblingsessen", ["Mein Lieblingsessen ist Maultaschen"]),
    ("Unser Geschäftsjahr beginnt im April", ["Unser Geschäftsjahr beginnt im April"]),
    ("Meine Rolle: Schreinerin", ["Rolle bei mir: Schreinerin"]),
    ("Südeuropa interessiert mich nicht", ["Ich interessiere mich nicht für Südeuropa"]),
    (
        "Mich interessieren nur die Filialen im Norden",
        ["Mich interessiert: nur die Filialen im Norden"],
    ),
    ("Montags esse ich kein Fleisch", ["Ich esse montags kein Fleisch"]),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_what_somebody_says_is_kept_in_their_own_person(text: str, facts: list[str]) -> None:
    assert own(text) == facts
