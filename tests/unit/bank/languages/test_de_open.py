"""German in words that only the open rules know: what is kept, and in which words."""

from __future__ import annotations

import pytest

from keepwise.bank.extraction import extract
from keepwise.bank.topics import PRESETS
from keepwise.model import Event


def kept(text: str, preset: str = "assistant") -> list[str]:
    event = Event("e1", "user", 7, content={"parts": [{"text": text}]})
    found = extract([event], PRESETS[preset], "s")
    return [each.fact for each in found if each.intent == "remember"]


KEPT = [
    ("Meine Verantwortung liegt bei den Eigenmarken.", ["Verantwortung liegt bei den Eigenmarken"]),
    ("Beruflich bin ich Physiotherapeut.", ["Ist beruflich Physiotherapeut"]),
    ("Ich geh in die elfte Klasse.", ["Geht in die elfte Klasse"]),
    ("Wir verkaufen ausschließlich an Gastronomen.", ["Verkauft ausschließlich an Gastronomen"]),
    ("Unsere Abteilung heißt Customer Success.", ["Abteilung heißt Customer Success"]),
    ("Mir unterstehen die Filialen in Sachsen.", ["Ihnen unterstehen die Filialen in Sachsen"]),
    ("Ich hab einen kleinen Onlineshop für Wolle.", ["Hat einen kleinen Onlineshop für Wolle"]),
    ("Mein Name ist Dr. Katharina Brehm, Frau Brehm reicht.", ["Heißt Dr. Katharina Brehm"]),
    ("Nenn mich ruhig Tom.", ["Möchte Tom genannt werden"]),
    ("Ich werde lieber gesiezt.", ["Wird lieber gesiezt"]),
    ("Mein Mann ist Vegetarier, ich nicht.", ["Mann ist Vegetarier"]),
    ("Meine Kinder sind 4 und 7.", ["Kinder sind 4 und 7"]),
    ("Wir sind zu fünft.", ["Ist zu fünft"]),
    ("Meine Frau heißt Miriam.", ["Frau heißt Miriam"]),
    ("Wir erwarten im August unser zweites Kind.", ["Erwartet im August ihr zweites Kind"]),
    ("Mein Geburtstag ist am 3. November.", ["Geburtstag ist am 3. November"]),
    ("Bin vor zwei Wochen nach Rostock gezogen.", ["Ist vor zwei Wochen nach Rostock gezogen"]),
    ("Ich lebe zur Miete in einem Altbau.", ["Lebt zur Miete in einem Altbau"]),
    ("Ich esse kein Schweinefleisch.", ["Isst kein Schweinefleisch"]),
    ("Auf Nüsse reagiere ich allergisch.", ["Reagiert auf Nüsse allergisch"]),
    ("Ich trinke keinen Alkohol.", ["Trinkt keinen Alkohol"]),
    ("Seit einem Jahr leben wir vegan.", ["Lebt seit einem Jahr vegan"]),
    ("Scharfes Essen ist genau mein Ding.", ["Scharfes Essen ist genau ihr Ding"]),
    ("Pilze kann ich nicht ausstehen.", ["Mag Pilze nicht"]),
    ("In meiner Freizeit imkere ich.", ["Imkert in ihrer Freizeit"]),
    ("Am Wochenende bin ich meistens in den Bergen.", ["Ist am Wochenende meistens in den Bergen"]),
    ("Ich sammle alte Schreibmaschinen.", ["Sammelt alte Schreibmaschinen"]),
    ("Ich geh jeden Mittwoch zum Chor.", ["Geht jeden Mittwoch zum Chor"]),
    ("Ich spiele in einer Band Bass.", ["Spielt in einer Band Bass"]),
    ("Donnerstags ist bei mir immer Yoga.", ["Donnerstags ist bei ihnen immer Yoga"]),
    ("Bei uns läuft alles über SAP.", ["Bei ihnen läuft alles über SAP"]),
    ("Ich code hauptsächlich in Go.", ["Codet hauptsächlich in Go"]),
    ("Ich hab ein Android-Handy.", ["Hat ein Android-Handy"]),
    ("Wir deployen über GitLab.", ["Deployt über GitLab"]),
    ("Ich benutze Windows, kein Mac.", ["Benutzt Windows, kein Mac"]),
    ("Bei uns im Projekt gilt Python 3.11.", ["Bei sich im Projekt gilt Python 3.11"]),
    ("Meine Muttersprache ist Türkisch.", ["Muttersprache ist Türkisch"]),
    ("Englisch kann ich nicht so gut.", ["Kann Englisch nicht so gut"]),
    ("Lange Einleitungen kannst du dir sparen.", ["Wunsch: lange Einleitungen weglassen"]),
    ("Stichpunkte sind mir lieber als Fließtext.", ["Bevorzugt Stichpunkte"]),
    ("Bitte keine Anglizismen.", ["Möchte keine Anglizismen"]),
    ("Für Vergleiche bitte immer eine Tabelle.", ["Bevorzugt Tabellen für Vergleiche"]),
    ("Temperaturen bitte in Fahrenheit.", ["Bevorzugt Fahrenheit"]),
    ("Datumsangaben bitte als TT.MM.JJJJ", ["Wunsch: Datumsangaben bitte als TT.MM.JJJJ"]),
    ("Ich will keine Tortendiagramme mehr sehen.", ["Mag keine Tortendiagramme"]),
    ("Erklär mir Fachbegriffe immer kurz.", ["Wunsch: erklär Fachbegriffe kurz, immer"]),
    ("Ich hätte gern einen lockeren Ton.", ["Bevorzugt einen lockeren Ton"]),
    ("Keine Ausrufezeichen, das wirkt so aufgeregt.", ["Möchte keine Ausrufezeichen"]),
    ("Ich würde mir wünschen, dass du kürzer antwortest.", ["Wunsch: kürzer antwortest"]),
    ("Es reicht mir, wenn du nur den Code zeigst.", ["Wunsch: nur den Code zeigst"]),
    ("Bei Reisen lieber Bahn als Flugzeug.", ["Wunsch: lieber Bahn als Flugzeug bei Reisen"]),
    ("Im Flugzeug sitz ich am liebsten am Gang.", ["Sitzt im Flugzeug am liebsten am Gang"]),
    ("Ich flieg nie mit Billigairlines.", ["Fliegt nie mit Billigairlines"]),
    ("Licht abends bitte nur gedimmt.", ["Wunsch: Licht abends bitte nur gedimmt"]),
    ("Freitags arbeite ich nicht.", ["Arbeitet freitags nicht"]),
    ("Mein Geschäftsjahr beginnt im Juli.", ["Geschäftsjahr beginnt im Juli"]),
    ("Wochen fangen bei uns am Sonntag an.", ["Wochen fangen bei sich am Sonntag an"]),
    ("Südeuropa interessiert mich nicht.", ["Interessiert sich nicht für Südeuropa"]),
    ("Testkonten bitte generell rausfiltern.", ["Wunsch: Testkonten bitte generell rausfiltern"]),
    ("Für uns zählt nur der stationäre Handel.", ["Für sie zählt nur der stationäre Handel"]),
    ("Statt Dollar bitte künftig Euro.", ["Bevorzugt Euro"]),
    ("Sortier bitte immer absteigend.", ["Wunsch: sortier absteigend, immer"]),
    ("In Mails an Kunden immer per Sie.", ["Möchte gesiezt werden in Mails an Kunden"]),
    ("Merk dir, dass ich Linkshänder bin.", ["Ist Linkshänder"]),
    ("Notier dir bitte, dass unser Projekt Falke heißt.", ["Wunsch: ihr Projekt Falke heißt"]),
    ("Wichtig zu wissen: wir haben einen Hund.", ["Hat einen Hund"]),
    ("Ich hab die Wohnung in der Südstadt bekommen!", ["Hat die Wohnung in der Südstadt bekommen"]),
    ("Im Sommer fahren wir nach Bornholm.", ["Fährt im Sommer nach Bornholm"]),
    ("Das Konzert in Wien ist gebucht.", ["Das Konzert in Wien ist gebucht"]),
    ("Als Vegetarierin such ich ein Rezept für Sonntag.", ["Ist Vegetarierin"]),
    ("Bitte kein any in TypeScript.", ["Möchte kein any in TypeScript"]),
    ("Ich arbeite unter Ubuntu mit VS Code.", ["Arbeitet unter Ubuntu mit VS Code"]),
    ("Wir verwenden Tabs, keine Leerzeichen.", ["Verwendet Tabs, keine Leerzeichen"]),
    ("Bitte erst den Plan, dann den Code.", ["Wunsch: erst den Plan, dann den Code"]),
    ("Meine Mittagspause ist immer von zwölf bis eins.", ["Mittagspause ist von zwölf bis eins"]),
    ("Am 17. Mai werde ich vierzig.", ["Wird am 17. Mai vierzig"]),
    ("Anrufe sind mir lieber als Mails.", ["Bevorzugt Anrufe"]),
    ("Meine Schwester Judith wohnt in Dresden.", ["Schwester Judith wohnt in Dresden"]),
    ("Ab Mai arbeite ich nur noch 80 Prozent.", ["Arbeitet ab Mai nur noch 80 Prozent"]),
    ("Bitte immer Nichtraucherzimmer.", ["Wunsch: immer Nichtraucherzimmer"]),
    ("Im Zug brauche ich einen Tischplatz.", ["Braucht im Zug einen Tischplatz"]),
    ("Wir haben uns auf Slowenien geeinigt.", ["Hat sich auf Slowenien geeinigt"]),
    ("Mein Sohn isst keine Pilze.", ["Sohn isst keine Pilze"]),
    ("Wir kochen immer für sechs Leute.", ["Kocht immer für sechs Leute"]),
    ("Mengen bitte in Gramm, nicht in Tassen.", ["Wunsch: Mengen bitte in Gramm, nicht in Tassen"]),
    ("Knoblauch lass ich immer weg.", ["Lässt Knoblauch immer weg"]),
    ("Ich ernähre mich seit Januar vegetarisch.", ["Lebt seit Januar vegetarisch"]),
    ("Ich bin kein großer Fan von Kürbis.", ["Mag Kürbis nicht"]),
    ("Ich trage Schuhgröße 39.", ["Trägt Schuhgröße 39"]),
    ("Ich bezahle am liebsten auf Rechnung.", ["Bezahlt am liebsten auf Rechnung"]),
    ("Ich bin Stammkunde seit zehn Jahren.", ["Ist Stammkunde seit zehn Jahren"]),
    ("Ich bin im zweiten Lehrjahr als Schreinerin.", ["Ist im zweiten Lehrjahr als Schreinerin"]),
    ("Mein Niveau ist B1.", ["Niveau ist B1"]),
    ("Mathe ist mein Hassfach.", ["Mathe ist ihr Hassfach"]),
    ("Im Schlafzimmer mag ich es kühl, höchstens 17 Grad.", ["Mag es im Schlafzimmer kühl"]),
    ("Mein Steuerberater ist Herr Plank.", ["Steuerberater ist Herr Plank"]),
    ("Abends ab zehn alles auf Nachtmodus.", ["Wunsch: abends ab zehn alles auf Nachtmodus"]),
    ("Ich wohne zur Untermiete und darf nichts bohren.", ["Wohnt zur Untermiete"]),
    ("Aufzählungen lieber nummeriert.", ["Wunsch: Aufzählungen lieber nummeriert"]),
    ("Ich will keine Verneinungen in Überschriften.", ["Mag keine Verneinungen in Überschriften"]),
    ("Ich sag gleich: mit Ironie kann ich nichts anfangen.", ["Kann mit Ironie nichts anfangen"]),
    ("Mein Opa väterlicherseits kam aus Schlesien.", ["Opa väterlicherseits kam aus Schlesien"]),
    ("Ich bin 34 und wohne in Jena.", ["Ist 34", "Wohnt in Jena"]),
    ("Von Erdbeeren krieg ich Ausschlag.", ["Kriegt von Erdbeeren Ausschlag"]),
    ("Wir grillen im Sommer jeden Samstag.", ["Grillt im Sommer jeden Samstag"]),
    ("Beim Kochen höre ich immer Podcasts.", ["Hört beim Kochen immer Podcasts"]),
    ("Ich hab eine Jahreskarte für den Zoo.", ["Hat eine Jahreskarte für den Zoo"]),
    ("Ich bin ein großer Fan vom SC Freiburg.", ["Ist ein großer Fan vom SC Freiburg"]),
    ("Ich mach seit Kurzem Pilates.", ["Macht seit Kurzem Pilates"]),
    ("Ich engagiere mich im Tierheim.", ["Engagiert sich im Tierheim"]),
    ("Ich kaufe kein Plastik.", ["Kauft kein Plastik"]),
    ("Mir wird beim Lesen im Bus schlecht.", ["Ihnen wird beim Lesen im Bus schlecht"]),
    ("Duzen ist okay.", ["Möchte geduzt werden"]),
    ("Bleiben wir bitte beim Sie.", ["Möchte gesiezt werden"]),
    ("Ich hab geheiratet und heiße jetzt Bergmann.", ["Hat geheiratet", "Heißt Bergmann"]),
    ("Wir haben den Launch auf den 2. Mai gelegt.", ["Hat den Launch auf den 2. Mai gelegt"]),
    ("Hab mir ein Lastenrad gekauft.", ["Hat sich ein Lastenrad gekauft"]),
    ("Die Prüfung hab ich bestanden!", ["Hat die Prüfung bestanden"]),
    ("Wir bekommen im Mai Nachwuchs.", ["Bekommt im Mai Nachwuchs"]),
    ("Nur damit du's im Kopf hast: Wir haben keine Spülmaschine.", ["Hat keine Spülmaschine"]),
    ("Speicher dir ab, dass mein WLAN-Drucker im Flur steht.", ["WLAN-Drucker steht im Flur"]),
    ("Ich steh auf knappe Antworten.", ["Bevorzugt knappe Antworten"]),
    ("Bitte keine Rückfragen, mach einfach.", ["Möchte keine Rückfragen"]),
    ("Ich rechne in Celsius.", ["Bevorzugt Celsius"]),
    ("Entfernungen in Kilometern.", ["Bevorzugt Kilometer"]),
    ("Tabellen mag ich lieber als Listen.", ["Mag Tabellen lieber als Listen"]),
    ("Ich will Klartext.", ["Möchte Klartext"]),
    ("Schweizer Rechtschreibung bitte, also ohne ß.", ["Wunsch: Schweizer Rechtschreibung"]),
    ("Alles über 50 Euro ist mir zu teuer.", ["Alles über 50 Euro ist ihnen zu teuer"]),
    ("Ich geb Trinkgeld immer bar.", ["Gibt Trinkgeld immer bar"]),
    ("Ich hab mich vertan: Ich heiße Meike mit k, nicht mit c.", ["Heißt Meike"]),
    ("Ich mag klassische Musik, Oper aber nicht.", ["Mag klassische Musik, Oper aber nicht"]),
    ("Auf Sauberkeit leg ich großen Wert.", ["Legt Wert auf Sauberkeit"]),
    ("Ich trinke meinen Kaffee schwarz.", ["Trinkt ihren Kaffee schwarz"]),
    ("Zum Arbeiten brauche ich absolute Ruhe.", ["Braucht zum Arbeiten absolute Ruhe"]),
    ("Ich schlafe immer bei offenem Fenster.", ["Schläft immer bei offenem Fenster"]),
    ("Wir machen Urlaub am liebsten in den Bergen.", ["Macht Urlaub am liebsten in den Bergen"]),
    ("Bei uns im Haus sind Hunde nicht erlaubt.", ["Bei ihnen sind Hunde nicht erlaubt"]),
    ("Meine beste Freundin heiratet im Juni, ich bin Trauzeugin.", ["Ist Trauzeugin"]),
    ("Ich bin mit Lisa seit zwei Jahren zusammen.", ["Ist mit Lisa seit zwei Jahren zusammen"]),
    ("Meine Kinder gehen auf die Waldorfschule.", ["Kinder gehen auf die Waldorfschule"]),
    ("Wir haben unseren Hund Rocky aus dem Tierheim.", ["Hat ihren Hund Rocky aus dem Tierheim"]),
    ("Ich bin ehrenamtlich Schiedsrichter.", ["Ist ehrenamtlich Schiedsrichter"]),
    ("Ich näh viele meiner Klamotten selbst.", ["Näht viele ihrer Klamotten selbst"]),
    ("Ich hab eine kleine Imkerei in der Rhön.", ["Hat eine kleine Imkerei in der Rhön"]),
    ("Ich bin Vorsitzende vom Schulförderverein.", ["Ist Vorsitzende vom Schulförderverein"]),
    ("Ich bin eher abends produktiv.", ["Ist eher abends produktiv"]),
    ("Hallo, hier Frau Dr. Seibold, Praxis am Markt.", ["Heißt Frau Dr. Seibold"]),
    ("Die vielen Emojis nerven mich.", ["Mag die vielen Emojis nicht"]),
    ("Seit letztem Jahr bin ich Witwer.", ["Ist seit letztem Jahr Witwer"]),
    ("Ich bin Trainer der E-Jugend.", ["Ist Trainer der E-Jugend"]),
    ("Ich hör beim Arbeiten gern Jazz.", ["Hört beim Arbeiten gern Jazz"]),
    ("Blumen sind bei uns tabu, meine Katze frisst alles an.", ["Blumen sind bei sich tabu"]),
    ("Spinnen machen mir Angst.", ["Spinnen machen ihnen Angst"]),
    ("Ich hab's lieber schriftlich.", ["Hat es lieber schriftlich"]),
    ("Schreiben Sie mir lieber eine SMS, ans Telefon geh ich selten.", ["Geht ans Telefon selten"]),
    ("Wir beliefern vor allem Hotels und Kantinen.", ["Beliefert vor allem Hotels und Kantinen"]),
    ("Das Logo setzen wir immer rechts oben.", ["Setzt das Logo immer rechts oben"]),
    ("Ich bevorzuge das generische Femininum.", ["Bevorzugt das generische Femininum"]),
    ("Verrate mir nie gleich die Lösung.", ["Wunsch: Verrate ihnen nie gleich die Lösung"]),
    ("Ich lerne am besten abends.", ["Lernt am besten abends"]),
    ("Ich bin frisch gebackener Vater, unsere Tochter heißt Alma.", ["Tochter heißt Alma"]),
    ("Antworten Sie mir bitte auf Du, das Sie ist mir zu steif.", ["Möchte geduzt werden"]),
    ("Mein Kind heißt Noa und hat Diabetes Typ 1.", ["Kind heißt Noa und hat Diabetes Typ 1"]),
    ("Leder trage ich nicht.", ["Trägt Leder nicht"]),
    (
        "Bin Produktmanagerin bei einem Mittelständler in Ulm.",
        ["Ist Produktmanagerin bei einem Mittelständler in Ulm"],
    ),
    (
        "Bei mir läuft alles zum Thema Retouren zusammen.",
        ["Bei ihnen läuft alles zum Thema Retouren zusammen"],
    ),
    (
        "Wir sind ein kleines Team von vier Leuten und kümmern uns um den Onlineshop.",
        ["Ist ein kleines Team von vier Leuten", "Kümmert sich um den Onlineshop"],
    ),
    (
        "Ich studier im dritten Semester Maschinenbau in Aachen.",
        ["Studiert im dritten Semester Maschinenbau in Aachen"],
    ),
    (
        "Als freie Journalistin schreibe ich vor allem über Klimathemen.",
        ["Schreibt als freie Journalistin vor allem über Klimathemen"],
    ),
    (
        "Ich betreue die Kunden mit den Buchstaben A bis K.",
        ["Betreut die Kunden mit den Buchstaben A bis K"],
    ),
    (
        "Wir wohnen auf dem Land, der nächste Supermarkt ist 12 km weg.",
        ["Wohnt auf dem Land, der nächste Supermarkt ist 12 km weg"],
    ),
    (
        "Zum Frühstück gibt es bei mir immer Haferbrei.",
        ["Zum Frühstück gibt es bei ihnen immer Haferbrei"],
    ),
    (
        "Französisch versteh ich, sprechen kann ich es kaum.",
        ["Kann es Französisch verstehe sie, sprechen kaum"],
    ),
    (
        "Ich brauch immer erst das Ergebnis und dann die Herleitung.",
        ["Braucht immer erst das Ergebnis und dann die Herleitung"],
    ),
    (
        "Wenn etwas unklar ist, frag lieber nach.",
        ["Wunsch: frag lieber nach, immer wenn etwas unklar ist"],
    ),
    (
        "Nutze statt Tabs immer vier Leerzeichen.",
        ["Wunsch: nutze statt Tabs vier Leerzeichen, immer"],
    ),
    (
        "Ich schaue immer erst auf die Marge, dann auf den Umsatz.",
        ["Schaut immer erst auf die Marge, dann auf den Umsatz"],
    ),
    (
        "Grafiken immer in unseren Hausfarben Blau und Grau.",
        ["Wunsch: Grafiken immer in ihren Hausfarben Blau und Grau"],
    ),
    (
        "Wir haben uns für den Anbieter aus Bremen entschieden.",
        ["Hat sich für den Anbieter aus Bremen entschieden"],
    ),
    (
        "Ich hab gekündigt und fange im April bei Zeiss an.",
        ["Hat gekündigt", "Fängt im April bei Zeiss an"],
    ),
    (
        "weil ich farbenblind bin, bitte kein rot-grün in diagrammen",
        ["Ist farbenblind", "Möchte kein rot-grün in diagrammen"],
    ),
    (
        "Ich bin Frontend-Entwickler und hab von Datenbanken wenig Ahnung.",
        ["Ist Frontend-Entwickler", "Hat von Datenbanken wenig Ahnung"],
    ),
    (
        "Ich geh dienstags und donnerstags ins Fitnessstudio.",
        ["Geht dienstags und donnerstags ins Fitnessstudio"],
    ),
    (
        "Erinnere mich immer einen Tag vorher an Geburtstage.",
        ["Wunsch: erinnere sie einen Tag vorher an Geburtstage, immer"],
    ),
    (
        "Ein Auto habe ich nicht, ich fahre alles mit Bus und Bahn.",
        ["Fährt alles mit Bus und Bahn"],
    ),
    (
        "Ich übernachte lieber in kleinen Pensionen als in großen Hotels.",
        ["Übernachtet lieber in kleinen Pensionen als in großen Hotels"],
    ),
]

# For analyses only the part of the data, the team and how answers look count.
SCOPE = [
    (
        "Wir steuern nach Deckungsbeitrag, nicht nach Umsatz.",
        ["Steuert nach Deckungsbeitrag, nicht nach Umsatz"],
    ),
    (
        "Mein Gebiet umfasst Baden-Württemberg ohne Stuttgart.",
        ["Gebiet umfasst Baden-Württemberg ohne Stuttgart"],
    ),
    (
        "Mich interessieren nur Neukunden, Bestand könnt ihr ignorieren.",
        ["Interessiert sich für: nur Neukunden"],
    ),
    (
        "Tausenderpunkte bitte immer setzen, sonst verlese ich mich.",
        ["Wunsch: Tausenderpunkte bitte immer setzen"],
    ),
    ("Ich schaue mir Zahlen lieber kumuliert an.", ["Schaut sich Zahlen lieber kumuliert an"]),
    (
        "Rechne bitte grundsätzlich ohne Mehrwertsteuer.",
        ["Wunsch: rechne grundsätzlich ohne Mehrwertsteuer, immer"],
    ),
    ("Ich verantworte die Kanäle Amazon und Otto.", ["Verantwortet die Kanäle Amazon und Otto"]),
    (
        "Seit Herbst kümmere ich mich auch um die Retouren aus Belgien.",
        ["Kümmert sich seit Herbst auch um die Retouren aus Belgien"],
    ),
    (
        "Kannst du die Werte ab jetzt immer auf volle Tausend runden?",
        ["Wunsch: die Werte ab jetzt immer auf volle Tausend runden"],
    ),
    (
        "Liniendiagramme sind mir für Zeitreihen am liebsten.",
        ["Liniendiagramme sind ihnen für Zeitreihen am liebsten"],
    ),
    (
        "Mein Team ist das CRM-Team, wir machen Newsletter und App-Push.",
        ["Team ist das CRM-Team", "Macht Newsletter und App-Push"],
    ),
    ("Unsere Hauptmarke ist Felsenquell.", ["Hauptmarke ist Felsenquell"]),
    (
        "Die Regionen Nord und Ost übernehme ich ab März.",
        ["Übernimmt die Regionen Nord und Ost ab März"],
    ),
    (
        "Zeig Anteile bitte als Prozent, nie als Dezimalzahl.",
        ["Wunsch: Zeig Anteile bitte als Prozent"],
    ),
    (
        "Ich hätte die Zahlen lieber pro Woche statt pro Tag.",
        ["Bevorzugt die Zahlen lieber pro Woche statt pro Tag"],
    ),
    ("Sonntage immer raus, da haben wir zu.", ["Wunsch: Sonntage immer raus"]),
    (
        "Ausreißer bitte nie stillschweigend entfernen.",
        ["Wunsch: Ausreißer bitte nie stillschweigend entfernen"],
    ),
    (
        "Wir vergleichen intern immer mit Plan, das Vorjahr ist bei uns egal.",
        ["Vergleicht intern immer mit Plan"],
    ),
    (
        "Lass die Nachkommastellen weg, das brauche ich generell nicht.",
        ["Möchte keine Nachkommastellen"],
    ),
    (
        "Gib mir zu jeder Grafik einen Satz Fazit.",
        ["Wunsch: Gib ihnen zu jeder Grafik einen Satz Fazit"],
    ),
    (
        "Als Controllerin bei Rautenberg schaue ich vor allem auf Forderungen.",
        ["Schaut als Controllerin bei Rautenberg vor allem auf Forderungen"],
    ),
    (
        "Mich interessiert nur der Deckungsbeitrag, Umsatz ist Eitelkeit.",
        ["Interessiert sich für: nur der Deckungsbeitrag, Umsatz ist Eitelkeit"],
    ),
    (
        "Ich gucke grundsätzlich nur auf bereinigte Werte.",
        ["Guckt grundsätzlich nur auf bereinigte Werte"],
    ),
    ("Wochenenden rechnen wir bei uns nie mit.", ["Rechnet Wochenenden bei sich nie mit"]),
    (
        "Und wenn du schon dabei bist: Beträge ab jetzt in Pfund.",
        ["Wunsch: Beträge ab jetzt in Pfund"],
    ),
    ("Auch die Schweiz gehört seit April zu meinem Gebiet.", ["Ist zuständig für die Schweiz"]),
]


@pytest.mark.parametrize(("text", "expected"), KEPT)
def test_what_is_kept(text: str, expected: list[str]) -> None:
    """One fact for each thing somebody says of themselves, in their own words."""
    assert kept(text) == expected


@pytest.mark.parametrize(("text", "expected"), SCOPE)
def test_what_is_kept_for_analyses(text: str, expected: list[str]) -> None:
    """The region, market or team of somebody's work, and how they want numbers shown."""
    assert kept(text, "analytics") == expected
