"""German, of Germany, Austria and Switzerland: what is kept, in which slot, and what is not."""

from __future__ import annotations

import pytest

from keepwise.bank.extraction import extract
from keepwise.bank.topics import PRESETS
from keepwise.model import Candidate, Event


def learned(text: str, preset: str = "assistant") -> tuple[Candidate, ...]:
    event = Event("e1", "user", 7, content={"parts": [{"text": text}]})
    return extract([event], PRESETS[preset], "s")


KEPT = [
    # live, work
    (
        "Ich wohne seit drei Jahren in Leipzig-Plagwitz",
        ["Wohnt seit drei Jahren in Leipzig-Plagwitz"],
    ),
    ("Wohne übrigens in Innsbruck, falls das wichtig ist", ["Wohnt in Innsbruck"]),
    ("ich leb in wien", ["Lebt in wien"]),
    (
        "Bin letzten Monat von Kiel nach Freiburg gezogen",
        ["Ist letzten Monat von Kiel nach Freiburg gezogen"],
    ),
    ("Ich komme ursprünglich aus dem Saarland", ["Kommt ursprünglich aus dem Saarland"]),
    (
        "ich stamme aus Ostfriesland und arbeite jetzt in Zürich",
        ["Stammt aus Ostfriesland", "Arbeitet jetzt in Zürich"],
    ),
    ("Ich arbeite als Erzieherin in einer Kita", ["Arbeitet als Erzieherin in einer Kita"]),
    (
        "Arbeite bei einem kleinen Verlag in Leipzig",
        ["Arbeitet bei einem kleinen Verlag in Leipzig"],
    ),
    ("ich arbeite im Homeoffice", ["Arbeitet im Homeoffice"]),
    (
        "Ich bin bei der Stadtverwaltung Jena angestellt",
        ["Arbeitet bei der Stadtverwaltung Jena"],
    ),
    ("Ich bin Zahnarzt mit eigener Praxis", ["Ist Zahnarzt mit eigener Praxis"]),
    (
        "bin krankenschwester auf der intensivstation",
        ["Ist krankenschwester auf der intensivstation"],
    ),
    (
        "Ich bin seit April Teamleiterin im Kundenservice",
        ["Ist seit April Teamleiterin im Kundenservice"],
    ),
    ("Ich wurde zur Abteilungsleiterin befördert", ["Wurde zur Abteilungsleiterin befördert"]),
    ("Ich leite ein Team von acht Leuten", ["Leitet ein Team von acht Leuten"]),
    ("Ich verantworte den Einkauf für Osteuropa", ["Verantwortet den Einkauf für Osteuropa"]),
    ("Für Bayern und Hessen bin ich zuständig", ["Ist für Bayern und Hessen zuständig"]),
    ("Ich berichte direkt an den CFO", ["Berichtet direkt an den CFO"]),
    ("ich mach bei uns die Buchhaltung", ["Macht bei sich die Buchhaltung"]),
    ("Mein Gebiet ist Norddeutschland", ["Gebiet ist Norddeutschland"]),
    ("Meine Marken sind Rotbart und Mildessa", ["Marken sind Rotbart und Mildessa"]),
    ("Wir verkaufen Fahrräder in der Schweiz", ["Verkauft Fahrräder in der Schweiz"]),
    ("Bin im Vertrieb, hauptsächlich Österreich", ["Ist im Vertrieb, hauptsächlich Österreich"]),
    ("Ich betreue die Key Accounts Rewe und Edeka", ["Betreut die Key Accounts Rewe und Edeka"]),
    (
        "Rolle: Einkäuferin. Märkte: Spanien, Portugal",
        ["Rolle: Einkäuferin", "Märkte: Spanien, Portugal"],
    ),
    ("Team Logistik hier, Region Südwest", ["Arbeitet im Team Logistik", "Region Südwest"]),
    ("Ich studiere Maschinenbau in Aachen", ["Studiert Maschinenbau in Aachen"]),
    ("Ich unterrichte Chemie am Gymnasium", ["Unterrichtet Chemie am Gymnasium"]),
    ("ich bin selbstständig und mache Webdesign", ["Ist selbstständig", "Macht Webdesign"]),
    ("Ich arbeite nur vormittags", ["Arbeitet nur vormittags"]),
    ("Dienstags und donnerstags bin ich im Büro", ["Ist dienstags und donnerstags im Büro"]),
    ("Mein Arbeitgeber ist die Sparkasse Bremen", ["Arbeitet bei Sparkasse Bremen"]),
    ("ich bin in elternzeit bis september", ["Ist in elternzeit bis september"]),
    ("Ich habe eine 30-Stunden-Woche", ["Hat eine 30-Stunden-Woche"]),
    ("Hauptberuflich bin ich Landwirt", ["Ist hauptberuflich Landwirt"]),
    # family, pets, health
    ("Ich habe zwei Töchter, Lina und Marie", ["Hat zwei Töchter, Lina und Marie"]),
    ("Wir haben einen Kater, der heißt Moritz", ["Hat einen Kater, der heißt Moritz"]),
    ("Mein Sohn heißt Anton und ist sechs", ["Sohn heißt Anton und ist sechs"]),
    ("Meine Frau ist Vegetarierin", ["Frau ist Vegetarierin"]),
    ("Mein Mann arbeitet bei der Bahn", ["Mann arbeitet bei der Bahn"]),
    ("unser Hund heißt Balu", ["Hund heißt Balu"]),
    ("Balu ist unser Hund", ["Balu ist ihr Hund"]),
    ("Meine Tochter hat eine Erdnussallergie", ["Tochter hat eine Erdnussallergie"]),
    ("Ich bin alleinerziehend mit drei Kindern", ["Ist alleinerziehend mit drei Kindern"]),
    ("Ich bin verheiratet und habe ein Kind", ["Ist verheiratet", "Hat ein Kind"]),
    ("Ich bin allergisch auf Hausstaub", ["Ist allergisch auf Hausstaub"]),
    ("ich vertrag keine Laktose", ["Verträgt keine Laktose"]),
    ("Ich bin laktoseintolerant", ["Ist laktoseintolerant"]),
    ("Ich hab Zöliakie, also nix mit Gluten", ["Hat Zöliakie, also nichts mit Gluten"]),
    ("Fleisch esse ich keins", ["Isst kein Fleisch"]),
    ("Ich esse kein Schweinefleisch", ["Isst kein Schweinefleisch"]),
    ("Alkohol trinke ich nicht", ["Trinkt Alkohol nicht"]),
    ("Ich ernähre mich vegan", ["Lebt vegan"]),
    ("Wir essen zuhause vegetarisch", ["Lebt vegetarisch"]),
    ("Ich leide unter Migräne", ["Leidet unter Migräne"]),
    ("Ich trage eine Brille", ["Trägt eine Brille"]),
    ("Ich bin rot-grün-blind", ["Ist rot-grün-blind"]),
    ("Ich bin Linkshänder", ["Ist Linkshänder"]),
    ("Ich habe Flugangst", ["Hat Flugangst"]),
    ("Ich bin 42", ["Ist 42"]),
    ("Ich habe am 3. Mai Geburtstag", ["Hat am 3. Mai Geburtstag"]),
    ("Meine Schwester wohnt in Oslo", ["Schwester wohnt in Oslo"]),
    # hobbies, habits
    ("Ich spiele Cello im Orchester", ["Spielt Cello im Orchester"]),
    ("Ich gehe dreimal die Woche schwimmen", ["Geht dreimal die Woche schwimmen"]),
    (
        "Am Wochenende fahre ich meistens in die Berge",
        ["Fährt am Wochenende meistens in die Berge"],
    ),
    ("ich jogge jeden morgen", ["Joggt jeden morgen"]),
    ("Abends lese ich gern Krimis", ["Liest abends gern Krimis"]),
    ("In meiner Freizeit töpfere ich", ["Töpfert in ihrer Freizeit"]),
    ("Ich sammle alte Landkarten", ["Sammelt alte Landkarten"]),
    ("Ich lerne gerade Norwegisch", ["Lernt gerade Norwegisch"]),
    (
        "Ich spreche Polnisch und ein bisschen Tschechisch",
        ["Spricht Polnisch und ein bisschen Tschechisch"],
    ),
    ("Zu Hause reden wir Türkisch", ["Redet zu Hause Türkisch"]),
    ("Ich trainiere für den Berlin-Marathon", ["Trainiert für den Berlin-Marathon"]),
    ("Ich singe im Kirchenchor", ["Singt im Kirchenchor"]),
    ("Mein Hobby ist Imkern", ["Hobby ist Imkern"]),
    ("Ich stehe jeden Tag um halb sechs auf", ["Steht jeden Tag um halb sechs auf"]),
    ("Ich bin ein Morgenmensch", ["Ist ein Morgenmensch"]),
    ("Ich bin Frühaufsteher", ["Ist Frühaufsteher"]),
    ("Ich trinke meinen Kaffee schwarz", ["Trinkt ihren Kaffee schwarz"]),
    ("Ich fahre mit dem Rad zur Arbeit", ["Fährt mit dem Rad zur Arbeit"]),
    (
        "Ich pendle täglich von Augsburg nach München",
        ["Pendelt täglich von Augsburg nach München"],
    ),
    ("Freitags mache ich immer um zwei Schluss", ["Macht freitags immer um zwei Schluss"]),
    ("Ich mache jeden Mittwoch Homeoffice", ["Macht jeden Mittwoch Homeoffice"]),
    ("Mittags esse ich meistens in der Kantine", ["Isst mittags meistens in der Kantine"]),
    ("Wir machen jeden Sommer Urlaub an der Ostsee", ["Macht jeden Sommer Urlaub an der Ostsee"]),
    ("Ich bin Fan von Union Berlin", ["Ist Fan von Union Berlin"]),
    ("Ich reise am liebsten mit dem Zug", ["Reist am liebsten mit dem Zug"]),
    ("Ich fliege nie", ["Fliegt nie"]),
    (
        "Wenn ich unterwegs bin, arbeite ich nur am Handy",
        ["Arbeitet nur am Handy, wenn sie unterwegs ist"],
    ),
    ("Sonntags bin ich nicht erreichbar", ["Ist sonntags nicht erreichbar"]),
    ("Ich checke meine Mails nur zweimal am Tag", ["Checkt ihre Mails nur zweimal am Tag"]),
    # tools
    ("Ich nutze Linux", ["Nutzt Linux"]),
    ("Ich arbeite mit Figma und Notion", ["Arbeitet mit Figma und Notion"]),
    ("Ich programmiere in Rust", ["Programmiert in Rust"]),
    ("ich benutz nur Firefox", ["Benutzt nur Firefox"]),
    ("Privat nutze ich ein iPhone", ["Nutzt privat ein iPhone"]),
    ("Ich habe einen Thermomix", ["Hat einen Thermomix"]),
    ("Wir haben eine Wärmepumpe", ["Hat eine Wärmepumpe"]),
    ("Ich fahre einen alten Volvo", ["Fährt einen alten Volvo"]),
    ("Wir nutzen in der Firma Teams statt Zoom", ["Nutzt in der Firma Teams statt Zoom"]),
    ("Bei uns läuft alles über Jira", ["Bei ihnen läuft alles über Jira"]),
    ("Mein Betriebssystem ist Debian", ["Betriebssystem ist Debian"]),
    ("Ich schreibe meinen Code in Neovim", ["Schreibt ihren Code in Neovim"]),
    # my x is y
    ("Mein Geschäftsjahr beginnt im Juli", ["Geschäftsjahr beginnt im Juli"]),
    ("Unser Budgetjahr endet im September", ["Budgetjahr endet im September"]),
    ("Meine Lieblingsfarbe ist Petrol", ["Lieblingsfarbe ist Petrol"]),
    ("Mein Lieblingsessen sind Käsespätzle", ["Lieblingsessen ist Käsespätzle"]),
    ("Meine Chefin heißt Frau Oertel", ["Chefin heißt Frau Oertel"]),
    ("Unsere Gruppe heißt Nordlicht", ["Ihre Gruppe heißt Nordlicht"]),
    ("Mein freier Tag ist der Donnerstag", ["Freier Tag ist der Donnerstag"]),
    ("Meine Muttersprache ist Kroatisch", ["Muttersprache ist Kroatisch"]),
    ("Unser Standard ist PEP 8", ["Standard ist PEP 8"]),
    ("Meine Schuhgröße ist 39", ["Schuhgröße ist 39"]),
    ("Mein Schwerpunkt ist Bestandskundenpflege", ["Schwerpunkt ist Bestandskundenpflege"]),
    ("Unsere Zielgruppe sind Rentner", ["Zielgruppe sind Rentner"]),
    ("Unsere Firma sitzt in Bielefeld", ["Firma sitzt in Bielefeld"]),
    ("Mein Auto ist ein Skoda Octavia", ["Auto ist ein Skoda Octavia"]),
    # past events, decisions
    (
        "Ich habe den Flug nach Lissabon für März gebucht",
        ["Hat den Flug nach Lissabon für März gebucht"],
    ),
    ("Wir haben uns für die Wärmepumpe entschieden", ["Hat sich für die Wärmepumpe entschieden"]),
    ("Ich hab einen Hund adoptiert", ["Hat einen Hund adoptiert"]),
    ("Wir haben letztes Jahr geheiratet", ["Hat letztes Jahr geheiratet"]),
    ("Ich habe mich zum Spanischkurs angemeldet", ["Hat sich zum Spanischkurs angemeldet"]),
    ("Ich bin Vater geworden", ["Ist Vater geworden"]),
    ("Ich habe bei Bosch gekündigt", ["Hat bei Bosch gekündigt"]),
    ("Wir sind auf Slack umgestiegen", ["Ist auf Slack umgestiegen"]),
    ("Im Oktober wechsle ich zu Siemens", ["Wechselt im Oktober zu Siemens"]),
    ("Wir haben ein Haus in Gmunden gekauft", ["Hat ein Haus in Gmunden gekauft"]),
    ("Ich habe mit dem Rauchen aufgehört", ["Hat mit dem Rauchen aufgehört"]),
    ("Wir ziehen im Mai nach Rostock", ["Zieht im Mai nach Rostock"]),
    ("Ich habe meine Prüfung bestanden", ["Hat ihre Prüfung bestanden"]),
    ("Wir haben uns auf den 12. Juni geeinigt", ["Hat sich auf den 12. Juni geeinigt"]),
    ("Ich esse kein Fleisch mehr", ["Isst kein Fleisch mehr"]),
    ("Es ist fix: wir heiraten im August", ["Es ist fix: sie heiraten im August"]),
    (
        "Die Hochzeit ist am 14. September in Bregenz",
        ["Hochzeit ist am 14. September in Bregenz"],
    ),
    # wishes about answers
    ("Antworte mir immer auf Deutsch", ["Bevorzugt Antworten auf Deutsch"]),
    (
        "Bitte antworten Sie mir grundsätzlich in kurzen Sätzen",
        ["Wunsch: antworten Sie grundsätzlich in kurzen Sätzen, immer"],
    ),
    ("Kurze Antworten bitte", ["Bevorzugt kurze Antworten"]),
    ("Tabellen bitte", ["Bevorzugt Tabellen"]),
    ("Ich hätte Zahlen gern immer mit Einheit", ["Hätte Zahlen gern immer mit Einheit"]),
    ("Stichpunkte sind mir lieber", ["Bevorzugt Stichpunkte"]),
    ("Fließtext mag ich nicht", ["Mag Fließtext nicht"]),
    ("Bitte keine Emojis", ["Möchte keine Emojis"]),
    ("Emojis kannst du dir sparen", ["Wunsch: Emojis weglassen"]),
    ("Spar dir die Einleitung", ["Wunsch: Einleitung weglassen"]),
    ("Bitte immer mit Quellenangabe", ["Wunsch: immer mit Quellenangabe"]),
    ("Zuerst das Fazit, dann die Details bitte", ["Wunsch: zuerst das Fazit, dann die Details"]),
    ("Mir reichen drei Sätze", ["Wunsch: drei Sätze genügt"]),
    (
        "Mir reicht eine kurze Zusammenfassung, immer",
        ["Wunsch: eine kurze Zusammenfassung genügt"],
    ),
    ("Drei Stichpunkte reichen mir völlig", ["Wunsch: Drei Stichpunkte genügt"]),
    ("Lieber Grafiken als Tabellen bitte", ["Bevorzugt Grafiken, nicht Tabellen"]),
    ("Tabellen statt Text bitte", ["Bevorzugt Tabellen"]),
    (
        "Gib Preise immer inklusive Mehrwertsteuer an",
        ["Wunsch: gib Preise inklusive Mehrwertsteuer an, immer"],
    ),
    ("Ich will nie wieder Tortendiagramme sehen", ["Mag keine Tortendiagramme"]),
    (
        "Wenn du mir Code zeigst, dann bitte immer mit Kommentaren",
        ["Wunsch: immer mit Kommentaren wenn du ihnen Code zeigst"],
    ),
    (
        "Bei Rezepten bitte immer Gramm statt Tassen",
        ["Bevorzugt immer Gramm statt Tassen bei Rezepten"],
    ),
    ("Rezepte bitte ohne Zucker", ["Wunsch: Rezepte bitte ohne Zucker"]),
    ("Rechne immer in Kilometern", ["Bevorzugt Kilometer"]),
    ("Bitte sag mir immer die Quelle dazu", ["Wunsch: sag die Quelle dazu, immer"]),
    ("Könntest du künftig auf Anglizismen verzichten?", ["Möchte keine Anglizismen"]),
    (
        "Können Sie mir Termine bitte immer erst ab 10 Uhr vorschlagen?",
        ["Wunsch: Termine bitte immer erst ab 10 Uhr vorschlagen"],
    ),
    ("Ich möchte, dass du mich immer auf Fehler hinweist", ["Wunsch: immer auf Fehler hinweist"]),
    ("Mir wäre lieb, wenn du Fachbegriffe erklärst", ["Wunsch: Fachbegriffe erklärst"]),
    ("Ich mag es, wenn du direkt zum Punkt kommst", ["Wunsch: direkt zum Punkt kommst"]),
    (
        "Ich mag es nicht, wenn man um den heißen Brei redet",
        ["Mag es nicht, wenn man um den heißen Brei redet"],
    ),
    ("Ich hasse Smalltalk", ["Mag Smalltalk nicht"]),
    ("Ich bevorzuge Zugreisen", ["Bevorzugt Zugreisen"]),
    ("Ich finde Dark Mode angenehmer", ["Bevorzugt dark mode"]),
    ("Ab jetzt bitte immer Code in TypeScript", ["Wunsch: immer Code in TypeScript"]),
    ("Codebeispiele bitte nur in Go", ["Wunsch: Codebeispiele bitte nur in Go"]),
    (
        "Schreib Datumsangaben immer als TT.MM.JJJJ",
        ["Wunsch: schreib Datumsangaben als TT.MM.JJJJ, immer"],
    ),
    ("Ich lege Wert auf Datenschutz", ["Legt Wert auf Datenschutz"]),
    ("Mir ist Nachhaltigkeit wichtig", ["Legt Wert auf Nachhaltigkeit"]),
    (
        "Frag immer nach, bevor du etwas löschst",
        ["Wunsch: frag nach, bevor du etwas löschst, immer"],
    ),
    ("Hör auf, mich zu loben", ["Wunsch: nicht zu loben"]),
    ("Keine Rückfragen bitte", ["Möchte keine Rückfragen"]),
    ("Am liebsten als Liste", ["Am liebsten als Liste"]),
    (
        "Schreib mir bitte nie in Großbuchstaben",
        ["Wunsch: Schreib ihnen bitte nie in Großbuchstaben"],
    ),
    (
        "Verwende in Mails an Kunden immer das Sie",
        ["Wunsch: verwende in Mails an Kunden das Sie, immer"],
    ),
    (
        "Erklär mir alles Schritt für Schritt, immer",
        ["Wunsch: erklär alles Schritt für Schritt, immer"],
    ),
    ("Bitte duzen Sie mich", ["Möchte geduzt werden"]),
    ("Lass uns beim Sie bleiben", ["Möchte gesiezt werden"]),
    ("Nenn mich Kalle", ["Möchte Kalle genannt werden"]),
    ("Alle nennen mich Mimi", ["Möchte Mimi genannt werden"]),
    (
        "Ich heiße Anneliese, aber nenn mich Anne",
        ["Heißt Anneliese", "Möchte Anne genannt werden"],
    ),
    ("Hier ist Torben", ["Heißt Torben"]),
    ("Mein Name ist Dr. Seidel", ["Heißt Dr. Seidel"]),
    ("Sprechen Sie mich bitte mit Herr Yilmaz an", ["Möchte Herr Yilmaz genannt werden"]),
    (
        "Beträge bitte in Franken, ohne Nachkommastellen",
        ["Bevorzugt Beträge in Franken, ohne Nachkommastellen"],
    ),
    ("Temperaturen bitte in Celsius", ["Bevorzugt Celsius"]),
    ("Ich vergleiche immer mit dem Vorjahresmonat", ["Vergleicht immer mit dem Vorjahresmonat"]),
    ("Mich interessiert nur der Onlinehandel", ["Interessiert sich für: nur der Onlinehandel"]),
    ("Südeuropa interessiert mich nicht", ["Interessiert sich nicht für Südeuropa"]),
    ("Ich schaue mir zuerst immer die Retouren an", ["Schaut sich zuerst immer die Retouren an"]),
    ("Gewichte bitte in Kilo", ["Wunsch: Gewichte bitte in Kilo"]),
    ("Uhrzeiten bitte im 24-Stunden-Format", ["Wunsch: Uhrzeiten bitte im 24-Stunden-Format"]),
    ("Ich mag Oliven nicht", ["Mag keine Oliven"]),
    ("Koriander kann ich nicht ausstehen", ["Mag Koriander nicht"]),
    ("Ich steh total auf scharfes Essen", ["Mag scharfes Essen"]),
    ("Ich liebe Wandern", ["Mag Wandern"]),
    ("Mir schmeckt Rhabarber", ["Mag Rhabarber"]),
    # remember, corrections, forget
    ("Merk dir bitte: ich habe dienstags Chor", ["Hat dienstags Chor"]),
    ("Merke dir, dass wir keine Mikrowelle haben", ["Hat keine Mikrowelle"]),
    ("Denk dran, dass ich kein Auto habe", ["Hat kein Auto"]),
    ("Zur Info: wir haben Gleitzeit", ["Hat Gleitzeit"]),
    ("Vergiss nicht, dass Oma keine Nüsse verträgt", ["Oma keine Nüsse verträgt"]),
    ("Nee doch lieber Pfund", ["Bevorzugt Pfund"]),
    ("Korrektur: in Dollar bitte", ["Bevorzugt Dollar"]),
    ("Ich meinte Schweizer Franken", ["Bevorzugt Schweizer Franken"]),
    ("Nicht Berlin, ich wohne jetzt in Potsdam", ["Wohnt jetzt in Potsdam"]),
    ("Ich heiße jetzt Brandl, nicht mehr Huber", ["Heißt Brandl"]),
    ("Speicher dir ab, dass ich nur Bio kaufe", ["Kauft nur Bio"]),
    ("Für später: meine Kundennummer endet auf K", ["Kundennummer endet auf K"]),
    ("ich ess kein fleisch und mag keine pilze", ["Isst kein fleisch", "Mag keine pilze"]),
    ("Btw ich arbeite jetzt im Controlling", ["Arbeitet jetzt im Controlling"]),
    (
        "Ich bin Architektin, wohne in Basel und habe einen Hund",
        ["Ist Architektin", "Wohnt in Basel", "Hat einen Hund"],
    ),
    (
        "Ich bin nach Graz gezogen, arbeite als Krankenpfleger und hab zwei Katzen",
        ["Ist nach Graz gezogen", "Arbeitet als Krankenpfleger", "Hat zwei Katzen"],
    ),
    ("(ich bin übrigens Vegetarierin)", ["Ist Vegetarierin"]),
    ("Moin! ich bin der Hannes, komm aus Flensburg", ["Heißt Hannes", "Kommt aus Flensburg"]),
    (
        "Kannst du mir beim Lebenslauf helfen? Ich bin Elektriker und suche was Neues.",
        ["Ist Elektriker"],
    ),
    ("Danke! Ach ja, ich bin übrigens Veganer 🌱", ["Ist Veganer"]),
    # long messages
    (
        "Mein Team sitzt in Lissabon, deshalb hab ich Meetings erst ab zehn.",
        ["Team sitzt in Lissabon", "Hat Meetings erst ab zehn"],
    ),
    (
        "nur damit du's weißt, ich bin absoluter anfänger was html angeht",
        ["Ist absoluter anfänger was html angeht"],
    ),
    (
        "Ich rauche seit Januar nicht mehr und hab schon 4 Kilo zugenommen. Was tun?",
        ["Raucht seit Januar nicht mehr"],
    ),
    (
        "Bitte verwende in Antworten kein Markdown, mein Terminal stellt das nicht dar.",
        ["Wunsch: verwende in Antworten kein Markdown"],
    ),
    (
        "Ich war früher Lehrer, jetzt bin ich pensioniert und reise viel mit dem Wohnmobil.",
        ["War früher Lehrer", "Ist jetzt pensioniert", "Reist viel mit dem Wohnmobil"],
    ),
    (
        "Gehaltsfragen besprech ich nur mit Frau Lindner. Entwirf mir eine Terminanfrage an sie.",
        ["Bespricht Gehaltsfragen nur mit Frau Lindner"],
    ),
    (
        "Ich bin laktoseintolerant, mein Freund isst vegan, such uns was für Samstagabend.",
        ["Ist laktoseintolerant", "Freund isst vegan"],
    ),
    ("okay. für die zukunft: top 10 ist mein standard", ["Top 10 ist ihr standard"]),
    (
        "Umsatzzahlen immer ohne Mehrwertsteuer, ja?",
        ["Wunsch: Umsatzzahlen immer ohne Mehrwertsteuer"],
    ),
    ("Mein Mann und ich wohnen auf dem Land", ["Wohnt auf dem Land"]),
    ("Ich heisse Reto und schaffe ausschliesslich mit Excel", ["Heißt Reto"]),
]


@pytest.mark.parametrize(("text", "expected"), KEPT)
def test_what_is_kept(text: str, expected: list[str]) -> None:
    """Facts are in the third person, without a subject, in the person's own words."""
    assert [candidate.fact for candidate in learned(text)] == expected


def test_a_thing_to_forget() -> None:
    """What is to be forgotten is named, not remembered."""
    for text, fact in (
        ("Vergiss, dass ich Euro bevorzuge", "Bevorzugt Euro"),
        ("Das mit dem Homeoffice kannst du wieder vergessen", "Homeoffice"),
        ("Lösch bitte alles, was du über mich weißt", "Alles"),
        ("Ich wohne nicht mehr in Köln", "Wohnt in Köln"),
    ):
        found = learned(text)
        assert [(each.intent, each.fact) for each in found] == [("forget", fact)], text
