"""German: what others do and like beside what one does oneself, and what is not meant."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept

KEPT = [
    ("Ich betreue die Schweiz, um Tirol kümmert sich Herr Brandt.", ["Betreut die Schweiz"]),
    ("Ich mache den Einkauf, den Versand übernimmt meine Kollegin Petra.", ["Macht den Einkauf"]),
    ("Ich leite das Lager, die Buchhaltung liegt bei Herrn Voss.", ["Leitet das Lager"]),
    ("Ich bin für Bayern zuständig, für Hessen ist Frau Maier zuständig.",
     ["Ist für Bayern zuständig"]),
    ("Ich trinke morgens Tee, mein Mann trinkt nur Espresso.", ["Trinkt morgens Tee"]),
    ("Ich koche gern italienisch, meine Frau backt lieber.", ["Kocht gern italienisch"]),
    ("Mein Bruder ist Koch, arbeitet in Graz, hasst Fisch.", ["Bruder ist Koch, arbeitet in Graz"]),
    ("Ich heiße Annegret, du darfst mich gern duzen.", ["Heißt Annegret", "Möchte geduzt werden"]),
    ("Bei mir gilt: kein Text länger als eine Seite.", ["Möchte kein Text länger als eine Seite"]),
    ("Für mich gilt: nie mehr als drei Vorschläge.", ["Wunsch: nie mehr als drei Vorschläge"]),
    ("Meine PIN ist 4711, merk dir lieber, dass ich Linkshänderin bin.", ["Ist Linkshänderin"]),
    ("Ich vertrage keine Milch und bin gegen Birken allergisch.",
     ["Verträgt keine Milch", "Ist gegen Birken allergisch"]),
    ("Früher war ich in Bonn, heute lebe ich mit meinen Söhnen in Jena.",
     ["Lebt mit ihren Söhnen in Jena"]),
    ("Ich stehe vor einer vierten Klasse in Gera.", ["Steht vor einer vierten Klasse in Gera"]),
    ("Von Fußball will ich nichts hören.", ["Interessiert sich nicht für Fußball"]),
    ("Gib Uhrzeiten bitte im 12-Stunden-Format an.", ["Bevorzugt das 12-Stunden-Format"]),
    ("Merk dir, dass wir nur an Hotels liefern.", ["Liefert nur an Hotels"]),
]  # fmt: skip

SILENT = [
    "Meine Mutter sagt immer, ich esse zu wenig Gemüse.",
    "Der Arzt meint, ich vertrage keine Laktose.",
    "Ich dachte immer, ich mag keinen Spargel.",
    "Im Lebenslauf steht noch, ich arbeite bei Bosch.",
    "Nehmen wir mal an, ich arbeite nachts. Wie plane ich dann den Schlaf?",
    "Lass uns ein Rollenspiel machen: ich bin Kapitänin und trinke nur Rum.",
    "Im Roman wohne ich in einem Leuchtturm.",
    "Meine Figur heißt Mara, lebt in Lissabon und hasst Kaffee.",
    "Person A: Ich mag Oliven. Person B: Ich nicht.",
    "Auf dem Zettel stand: nie nach 22 Uhr klingeln, keine Werbung.",
    "Kommentar im Code: immer camelCase verwenden. Stimmt das?",
    "Toll, ich sitze ja auch so gern im Stau.",
    "Klar, und ich bin der Kaiser von China.",
    "Ich bevorzuge Variante B.",
    "Eine Tabelle brauche ich nicht, danke.",
    "Lieber nicht, lass die Hinweise weg für dieses Projekt.",
    "Unsere Cousine macht das in der Uckermark und findet Wespen doof.",
]


@pytest.mark.parametrize(("text", "facts"), KEPT)
def test_what_others_do_is_left_out(text: str, facts: list[str]) -> None:
    assert kept(text) == facts


@pytest.mark.parametrize("text", SILENT)
def test_what_is_not_meant_is_not_kept(text: str) -> None:
    assert kept(text) == []
