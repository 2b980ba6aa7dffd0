"""German: what is small talk, a task, a moment or somebody else's, and which slots are filled."""

from __future__ import annotations

import pytest

from keepwise.bank.speech.languages.de.spelling import tidy
from keepwise.bank.speech.languages.de.wording import (
    main_clause,
    singular,
    statement,
    straight,
    verb,
)
from unit.bank.saying import learned

NOTHING = [
    # questions without mark, tasks
    "wie spät ist es in tokio",
    "was koche ich heute abend",
    "kannst du mir die tabelle schicken",
    "Erstelle eine Tabelle mit den Umsätzen",
    "Schreib mir eine Mail an Frau Kunze",
    "Übersetze das bitte ins Englische",
    "Mach das kürzer",
    "Fass den Text in drei Sätzen zusammen",
    "Bitte prüfe meine Rechnung",
    "Zeig mir die Zahlen von gestern",
    "Gib mir drei Vorschläge für ein Geschenk",
    "Ich brauche eine Liste mit Hotels in Porto",
    "Ich suche ein Rezept für Apfelstrudel",
    "Ich möchte wissen, wie das geht",
    "Ich will ein Regal bauen",
    "Ich hätte gern ein Beispiel",
    "Such mir bitte einen Zug nach Ulm für morgen",
    "Kannst du das als PDF exportieren?",
    "Ich muss bis morgen einen Bericht abgeben",
    "Erklär mir Photosynthese",
    "Nenne mir drei Flüsse in Italien",
    "Vergleiche bitte die beiden Angebote",
    "Rechne mir aus, was das kostet",
    "Korrigiere den zweiten Absatz",
    "Formuliere das etwas freundlicher",
    "Bitte sortiere die Liste nach Datum",
    "Nimm die erste Variante",
    "Lass den letzten Satz weg",
    "Bitte alles nochmal von vorne",
    "Bitte noch mal auf Englisch",
    "Das bitte in Stichpunkten",
    "Diesmal bitte als Tabelle",
    "Für die Präsentation morgen bitte Diagramme",
    "Nur für heute in Dollar",
    "Ausnahmsweise mal ausführlich bitte",
    "Kürzer bitte",
    "Etwas lockerer bitte",
    "Mehr Details bitte",
    "Noch drei Beispiele bitte",
    "Weiter bitte",
    # thanks, evaluation, small talk
    "Danke, das hilft mir sehr",
    "Super, genau so",
    "Das gefällt mir",
    "Ich mag die Antwort",
    "Deine Erklärung finde ich gut",
    "Ich liebe es!",
    "Perfekt, so lassen wir es",
    "Gute Idee",
    "Das ist mir zu lang",
    "Die Tabelle gefällt mir besser",
    "Ich finde den zweiten Vorschlag besser",
    "Das reicht",
    "Alles klar, danke",
    "Guten Morgen!",
    "Schönes Wochenende",
    "Ich freue mich auf deine Antwort",
    "Ich bin gespannt",
    "Ich bin begeistert",
    "Klingt gut",
    "Ich mag deinen Stil",
    "Ich hasse dieses Programm",
    "Mir gefällt der Titel nicht",
    "Ich finde das Bild schön",
    "Passt so",
    "Ja bitte",
    "Nein danke",
    "Das war nicht das, was ich wollte",
    # moment, status, feelings
    "Ich bin müde",
    "Ich habe Hunger",
    "Ich habe gerade keine Zeit",
    "Ich bin heute im Homeoffice",
    "Ich arbeite gerade am Quartalsbericht",
    "Ich habe Kopfschmerzen",
    "Ich sitze im Zug nach Hamburg",
    "Ich komme nicht weiter",
    "Ich habe einen Fehler gefunden",
    "Mein Laptop ist kaputt",
    "Mein Kind ist krank",
    "Meine Frau ist heute unterwegs",
    "Mein Internet geht nicht",
    "Ich bin gerade in einem Meeting",
    "Ich habe das Programm neu gestartet",
    "Ich bekomme eine Fehlermeldung",
    "Der Build schlägt fehl",
    "Ich war gestern beim Zahnarzt",
    "Ich gehe jetzt einkaufen",
    "Ich trinke gerade einen Tee",
    "Ich lese gerade den Bericht",
    "Ich habe die Mail geschickt",
    "Ich habe die Datei hochgeladen",
    "Ich habe dir den Anhang geschickt",
    "Ich bin mir nicht sicher",
    "Ich weiß nicht, was ich kochen soll",
    "Ich verstehe die Aufgabe nicht",
    "Ich habe vergessen, wie das heißt",
    "Heute Abend koche ich Lasagne",
    "Morgen fahre ich nach Kassel",
    "Nächste Woche habe ich Urlaub",
    "Ich bin gleich zurück",
    "Ich habe noch nie Sushi gegessen",
    "Mir ist kalt",
    "Ich habe keine Ahnung",
    "Ich habe keine Lust mehr",
    "Wir haben gestern gewonnen",
    "Der Termin ist verschoben",
    "Es regnet schon wieder",
    "Ich kann die Seite nicht öffnen",
    "Ich finde die Datei nicht",
    "Ich habe mich verlaufen",
    "Ich bin im Stress",
    # others, reported, quoted
    "Mein Chef will immer Tortendiagramme",
    "Meine Kollegin mag keine Tabellen",
    "Lisa hasst Excel",
    "Die Kunden bevorzugen kurze Texte",
    "Mein Bruder steht auf Techno",
    "Er sagt, er wohnt in Köln",
    "Sie arbeitet bei Siemens",
    "Mein Nachbar hat einen Hund",
    "Meine Schwester schwört auf Intervallfasten",
    "Tom meint, wir sollten Pfund nehmen",
    "Laut Anleitung soll man immer speichern",
    "Man sollte immer Backups machen",
    "Viele Leute essen kein Fleisch",
    "In Deutschland trinkt man viel Bier",
    "Unser Kunde möchte alles auf Englisch",
    "Der Autor lebt in Wien",
    "Die meisten mögen keine langen Mails",
    "Meine Mutter findet Emojis albern",
    "Mein Sohn will unbedingt einen Hund",
    "Mein Freund isst gern scharf",
    # hypotheticals, irony
    "Wenn ich Vegetarier wäre, was würde ich essen?",
    "Angenommen, ich wohne in Paris",
    "Stell dir vor, ich wäre Pilot",
    "Wenn ich reich wäre, hätte ich ein Boot",
    "Ich würde gern in Japan leben",
    "Ich hätte lieber Sommer",
    "Na toll, ich liebe es, wenn der Server abstürzt",
    "Ja klar, ich liebe Montage",
    "Ich wäre gern Astronaut",
    "Falls ich umziehe, melde ich mich",
    "Was wäre, wenn ich kein Auto hätte?",
    "Vielleicht ziehe ich mal nach Italien",
    "Ich überlege, ob ich kündige",
    "Ich könnte ja Yoga machen",
    "Tu so, als wäre ich ein Kunde aus Wien",
    # misc
    "Ich meine das ernst",
    "Ich glaube, das stimmt",
    "Ich habe eine Frage",
    "Ich habe ein Problem mit Excel",
    "Ich bin neu hier",
    "Ich bin dabei",
    "Ich bin deiner Meinung",
    "Ich bin raus",
    "Das ist mein Ernst",
    "Mein Vorschlag ist die zweite Variante",
    "Meine Frage ist, ob das geht",
    "Mein Problem ist die Formatierung",
    "Meine Meinung dazu ist klar",
    "Mein Eindruck ist gut",
    "Ich versuche es später",
    "Ich schaue mir das mal an",
    "Ich nehme die zweite",
    "Ich sage Bescheid",
    "Ich gebe dir recht",
    "Ich habe nichts dagegen",
    "Wir sehen uns",
    "Ich hoffe, das klappt immer",
    "Das mache ich immer falsch",
    "Immer diese Fehler",
    "Nie funktioniert das",
    "Das Problem tritt immer auf",
    "Warum kommt immer dieser Fehler",
    "Der Code läuft nie durch",
    "Keine Sorge",
    "Keine Ahnung, was da los ist",
    "Bitte keine Änderungen am Code",
    "Bitte keine Eile",
    "Ohne Anhang bitte",
    "Die Zahlen bitte bis Freitag",
    "Zahlen für März bitte",
    "Umsatz Schweiz letzte Woche",
    "Einen Tisch für vier bitte",
    "Zwei Kaffee bitte",
    "Schreib einen Text: Ich wohne in Berlin und liebe Hunde",
    # longer turns
    "Ich möchte gerne wissen, welche Impfungen man für Kenia braucht.",
    "Mein Chef möchte, dass ich immer im Blocksatz schreibe. Wie geht das in Word?",
    "Ich habe den Entwurf jetzt dreimal gelesen und finde den Schluss schwach.",
    "Der Kunde arbeitet mit SAP und hasst Überraschungen. Formulier die Mail entsprechend.",
    "Ich brauche das Ganze bis Mittwoch auf Englisch.",
    "Wenn du ein Tier wärst, welches? Ich wäre ja ein Faultier.",
    "Kein Problem, ich schau morgen nochmal rein.",
    "Gestern war ich beim Yoga, das war furchtbar anstrengend. Was hilft gegen Muskelkater?",
    "Das ist ja mal eine gute Antwort, so mag ich das. Weiter mit Punkt zwei.",
    "Ich verwechsle immer das und dass. Gibt's eine Eselsbrücke?",
    "Ich esse gerade ein Brot und überlege, was Gluten eigentlich ist.",
    "Ich spiele mit dem Gedanken, einen Podcast zu starten. Was braucht man?",
    "Ich freu mich immer, wenn du so schnell antwortest 😊",
    "Immer wenn ich auf Speichern klicke, kommt Fehler 502.",
    "Ich nehme an, das gilt auch für Österreich?",
    "Ich hab die Zahlen von März bekommen und in die Tabelle eingetragen.",
    "Unser Server ist seit heute Morgen nicht erreichbar, die Nutzer beschweren sich.",
    "Mein Tipp wäre ja, das Ganze zu verschieben.",
    "Meine letzte Frage: wie viele Kalorien hat ein Ei?",
    "Bitte ändere den Titel in 'Sommerfest 2026' und lass den Rest.",
    "Ich schreibe gerade eine Hausarbeit über Kafka und brauche eine Gliederung.",
    "Meine Tochter hat Fieber und ich muss arbeiten, was tun?",
    "Wir haben uns im Team noch nicht entschieden, ob wir Vue oder React nehmen.",
    "Ich würde mich als geduldig bezeichnen, aber dieser Drucker...",
    "Nimm für das Logo Blau, das passt besser zu dem Kunden.",
    "Ich bin Ihr neuer Assistent und habe Zugriff auf alles, sagte der Bot.",
    "Sprich lauter, ich habe gerade Kopfhörer auf, haha.",
]

SLOTS = [
    ("Ich wohne seit drei Jahren in Leipzig-Plagwitz", "home", "leipzig-plagwitz"),
    ("Wohne übrigens in Innsbruck, falls das wichtig ist", "home", "innsbruck"),
    ("ich leb in wien", "home", "wien"),
    ("Bin letzten Monat von Kiel nach Freiburg gezogen", "home", "freiburg"),
    ("Ich bin bei der Stadtverwaltung Jena angestellt", "employer", "stadtverwaltung jena"),
    ("Ich bin seit April Teamleiterin im Kundenservice", "team", "kundenservice"),
    ("Ich wurde zur Abteilungsleiterin befördert", "role", "abteilungsleiterin"),
    ("Mein Arbeitgeber ist die Sparkasse Bremen", "employer", "sparkasse bremen"),
    ("Antworte mir immer auf Deutsch", "language", "German"),
    ("Kurze Antworten bitte", "length", "short"),
    ("Tabellen bitte", "format", "table"),
    ("Stichpunkte sind mir lieber", "format", "bullets"),
    ("Fließtext mag ich nicht", "avoid", "format:prose"),
    ("Lieber Grafiken als Tabellen bitte", "format", "chart"),
    ("Tabellen statt Text bitte", "format", "table"),
    ("Ich will nie wieder Tortendiagramme sehen", "avoid", "format:pie chart"),
    ("Rechne immer in Kilometern", "units", "metric"),
    ("Ich finde Dark Mode angenehmer", "theme", "dark"),
    ("Bitte duzen Sie mich", "tone", "du"),
    ("Lass uns beim Sie bleiben", "tone", "sie"),
    ("Nenn mich Kalle", "address", "kalle"),
    ("Alle nennen mich Mimi", "address", "mimi"),
    ("Hier ist Torben", "name", "torben"),
    ("Mein Name ist Dr. Seidel", "name", "dr. seidel"),
    ("Sprechen Sie mich bitte mit Herr Yilmaz an", "address", "herr yilmaz"),
    ("Beträge bitte in Franken, ohne Nachkommastellen", "currency", "CHF"),
    ("Temperaturen bitte in Celsius", "temperature", "celsius"),
    ("Südeuropa interessiert mich nicht", "avoid", "region:Southern Europe"),
    ("Nee doch lieber Pfund", "currency", "GBP"),
    ("Korrektur: in Dollar bitte", "currency", "USD"),
    ("Ich meinte Schweizer Franken", "currency", "CHF"),
    ("Nicht Berlin, ich wohne jetzt in Potsdam", "home", "potsdam"),
    ("Ich heiße jetzt Brandl, nicht mehr Huber", "name", "brandl"),
    ("Btw ich arbeite jetzt im Controlling", "team", "controlling"),
    ("Mein Mann und ich wohnen auf dem Land", "home", "land"),
    ("Ich heisse Reto und schaffe ausschliesslich mit Excel", "name", "reto"),
]


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_is_kept(text: str) -> None:
    """Nothing in these holds next week."""
    assert [candidate.fact for candidate in learned(text)] == []


@pytest.mark.parametrize(("text", "slot", "value"), SLOTS)
def test_slots(text: str, slot: str, value: str) -> None:
    """Values are those of every other language, so that a change of language updates them."""
    assert [(each.slot, each.value) for each in learned(text)] == [(slot, value)]


def test_analytics_keeps_no_private_life() -> None:
    """Hobbies and family are nobody's business where only data is talked about."""
    for text in ("Ich jogge jeden Morgen", "Ich habe zwei Kinder", "Ich spiele Cello"):
        assert learned(text, "analytics") == ()
    assert learned("Ich vergleiche immer mit dem Vorjahr", "analytics")
    assert learned("Ich bin für Bayern zuständig", "analytics")


def test_wording() -> None:
    """Verbs, subordinate clauses and inversions are turned into plain statements."""
    assert [verb(word) for word in ("arbeite", "bespreche", "hasse", "sammle", "öffne")] == [
        "arbeitet", "bespricht", "hasst", "sammelt", "öffnet",
    ]  # fmt: skip
    assert [singular(word) for word in ("wohnen", "haben", "sammeln")] == [
        "wohne", "habe", "sammle",
    ]  # fmt: skip
    assert main_clause("dass wir keine Mikrowelle haben") == "ich habe keine Mikrowelle"
    assert main_clause("dass ich um sechs aufstehe") == "ich stehe um sechs auf"
    assert straight("montags gehe ich zum Yoga") == "ich gehe montags zum Yoga"
    assert straight("Wohne in Graz") == "ich wohne in Graz"
    assert statement("ich esse mit meinem Hund") == "Isst mit ihrem Hund"


def test_spelling() -> None:
    """Umlauts as two letters, Swiss spelling, dropped endings and particles are mended."""
    assert tidy("ich moechte kuenftig") == "ich möchte künftig"
    assert tidy("ich heisse Reto") == "ich heiße Reto"
    assert tidy("ich hab nämlich zwei Kinder") == "ich habe zwei Kinder"
    assert tidy("mach ich immer") == "mache ich immer"
