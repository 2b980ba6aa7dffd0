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
    # Whoever a sentence was about, the next one without a subject is about them too.
    ("Mein Vetter ist vier Wochen da. Mag keinen Lärm und isst nur Reis.",
     ["Vetter ist vier Wochen da"]),
    ("Meine Schwester Ida wohnt in Bergen. Liebt Krimis, hasst Lyrik.",
     ["Schwester Ida wohnt in Bergen"]),
    ("Mein Opa wird neunzig. Ich mag keine Torte.", ["Mag keine Torte"]),
    ("Mein Name ist Jette. Mag keine langen Mails.", ["Heißt Jette", "Mag keine langen Mails"]),
    ("Meine Tochter ist fünf. Bin Logopädin.", ["Tochter ist fünf", "Ist Logopädin"]),
    # Names
    ("Ich heiße Maximiliane, aber bitte sag Maxi zu mir.",
     ["Heißt Maximiliane", "Möchte Maxi genannt werden"]),
    ("Du kannst ruhig Lene zu mir sagen.", ["Möchte Lene genannt werden"]),
    ("Nenn mich bitte Toni statt Antonia.", ["Möchte Toni genannt werden"]),
    ("Alle sagen Bine zu mir.", ["Möchte Bine genannt werden"]),
    ("Ich heiße Ruth, man sagt Ruthchen zu mir.", ["Heißt Ruth", "Möchte Ruthchen genannt werden"]),
    # How to explain
    ("Erklären Sie mir die Dinge bitte ohne lateinische Namen.",
     ["Möchte Erklärungen ohne lateinische Namen"]),
    ("Bitte beschreib mir Sachen immer mit Vergleichen.", ["Möchte Erklärungen mit Vergleichen"]),
    # What was done for good
    ("Gestern haben wir den Kaufvertrag fürs Boot unterschrieben.",
     ["Hat gestern den Kaufvertrag für das Boot unterschrieben"]),
    ("Heute habe ich die Zusage für die Stelle in Linz bekommen.",
     ["Hat heute die Zusage für die Stelle in Linz bekommen"]),
    ("Vorgestern habe ich meinen Vertrag gekündigt.", ["Hat vorgestern ihren Vertrag gekündigt"]),
]  # fmt: skip

SILENT = [
    "Hilf mir bei einer Vorstellung für meinen Kollegen Timo: kommt immer um sieben, mag Espresso.",
    "Eine Rede für meine Oma: Sie trinkt immer Kamillentee und mag keine Überraschungen.",
    "Steckbrief von meinem Bruder: wohnt in Kiel, segelt gern, will nie verreisen.",
    "Ein Profil für Lena: kocht immer vegan, wandert gern und arbeitet nachts.",
    "Plane einen Ausflug für meine Freundin Jana: hat Höhenangst und mag keine Museen.",
    "Ein Gedicht über meine Nachbarin: gießt immer nachts, liebt Rosen, hasst Katzen.",
    "Ich suche ein Hotel für meine Eltern. Wollen immer Meerblick. Mögen keinen Trubel.",
    "Meine Chefin nervt. Will jede Mail in Stichpunkten.",
    "Er kommt mit. Trinkt nie Alkohol. Isst nur Reis.",
    "Oma wird neunzig. Mag nur Marzipantorte und trinkt Eierlikör.",
    "Die Kollegin aus Bonn ist dabei. Möchte immer am Fenster sitzen.",
    "Diese Nachricht kam von Ulla: Ich mag keine Anrufe und will immer alles schriftlich.",
    "Der Chef mailt eben: ab sofort alle Zahlen in Euro, nie in Dollar.",
    "Erklär mir die Sachen im Anhang mit einfachen Worten.",
    "Gestern habe ich Ihre Mail erhalten.",
    "Heute habe ich das Paket bekommen.",
    "Sag Hallo zu mir.",
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
