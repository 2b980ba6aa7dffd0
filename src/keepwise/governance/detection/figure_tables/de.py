"""The words figures are written with in German."""

from __future__ import annotations

from keepwise.governance.detection.figure_lexicon import Lexicon

DE = Lexicon(
    number="""
        null eins zwei zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
        fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig
        achtzig neunzig dutzend
    """,
    article="ein eine einen einem einer eines anderthalb eineinhalb",
    scale="hundert tausend million millionen milliarde milliarden billion billionen",
    magnitude="tsd tsd. mio mio. mrd mrd. k m t tausend million millionen milliarde milliarden",
    currency="""
        euro euros dollar dollars cent cents pfund franken rappen yen yuan kronen krone zloty rubel
        rupien lira pesos eur
    """,
    percent="prozent prozentpunkt prozentpunkte prozentpunkten promille basispunkt basispunkte",
    points="punkt punkte punkten",
    duration="""
        sekunde sekunden minute minuten stunde stunden std tag tage tagen tages werktag werktage
        werktagen woche wochen wochenende monat monate monaten quartal quartale quartalen jahr jahre
        jahren jahres uhr jährig minütig minütige stündig tägig wöchig monatig minütigen tägigen
        wöchigen monatigen minütiges tägiges januar februar märz april mai juni juli august
        september oktober november dezember geburtstag
    """,
    form="""
        nachkommastelle nachkommastellen dezimalstelle dezimalstellen dezimale dezimalen stelle
        stellen zeile zeilen spalte spalten satz sätze sätzen wort wörter wörtern worte zeichen
        absatz absätze absätzen aufzählungspunkt aufzählungspunkte aufzählungspunkten stichpunkt
        stichpunkte stichpunkten seite seiten folie folien diagramm diagramme tabelle tabellen
        beispiel beispiele beispielen option optionen eintrag einträge einträgen schritt schritte
        schritten abschnitt abschnitte abschnitten blatt blätter farbe farben ergebnis ergebnisse
        ergebnissen variante varianten überschrift überschriften frage fragen antwort antworten
        termin termine meeting meetings teil teile teilen stufe stufen vorschlag vorschläge
        vorschlägen erinnerung erinnerungen
    """,
    thing="lauf bildschirm fernseher auflösung",
    measure="""
        ausgaben ausgabe kosten budget umsatz umsätze erlös erlöse einnahmen ertrag erträge gewinn
        gewinne verlust verluste marge margen preis preise rate quote anteil wachstum absatz
        verkäufe bestand lagerbestand auslastung reichweite durchschnitt mittelwert summe
        gesamtsumme gehalt ergebnis ziel prognose rabatt gebühr gebühren rendite warenkorbwert
        bestellwert klickpreis abwanderung kündigungsrate etat aufwand tkp tkm cpo kur db
        deckungsbeitrag zahl anzahl wert
    """,
    count="""
        einheiten bestellungen verkäufe klicks impressionen conversions leads besuche besucher
        sitzungen aufrufe seitenaufrufe anmeldungen registrierungen downloads installationen käufe
        transaktionen abschlüsse buchungen fehlbestände retouren rücksendungen stornos stornierungen
        beschwerden reklamationen lieferungen kündigungen aufträge vorfälle störungen ausfälle
        fehler
    """,
    entity="""
        stück kunden kundinnen nutzer nutzern nutzerinnen käufer abonnenten filialen läden geschäfte
        produkte artikel kampagnen konten mitarbeiter mitarbeitende tickets märkte mitglieder fälle
        anfragen verträge personen
    """,
    head="""
        bericht berichte team meeting diagramm tabelle seite frage kanal daten spalte format ansicht
        thema übersicht abteilung auswertung runde
    """,
    link="""
        war waren ist sind betrug betrugen beträgt betragen lag lagen liegt liegen erreichte
        erreichten erreicht ergab ergibt überstieg steht stand kam kommt entspricht
    """,
    prep="von bei auf um mit zu aus",
    clock="um gegen ab bis",
    move="""
        stieg stiegen steigt gestiegen fiel fielen fällt gefallen sank sanken sinkt gesunken wuchs
        wuchsen wächst gewachsen kletterte kletterten erhöhte erhöhten erhöht schrumpfte nahm
        zugenommen abgenommen verbesserte verschlechterte gewann verlor sprang rutschte legte ging
        runter hoch rauf zulegte
    """,
    result="""
        verkauft verkauften verkaufte hatten hatte bekamen erhielten erzielt erzielten erzielte
        erreicht verloren gewonnen verzeichnet verzeichneten verzeichnete generiert generierten
        gezählt zählten gab gabs gibt geliefert versendet abgeschlossen gebucht storniert ausgegeben
        eingenommen waren war kamen registriert bearbeitet bearbeitete gelöst brachte brachten
        machte machten
    """,
    display="""
        zeig zeige zeigen liste gib geben nenne nenn begrenze schick sende nutze nutz verwende
        benutze vergleiche sortiere gruppiere mach erstelle schreib fasse möchte will brauche hätte
        bevorzuge
    """,
    limit="""
        höchstens maximal mindestens minimal maximum pro je jede jeden alle weniger als unter über
        oberhalb unterhalb
    """,
    rank="top erste ersten erster letzte letzten nächste nächsten beste besten schlechtesten",
    nearest="gerundet runde runden rundet volle vollen ganze ganzen",
    ident="""
        kampagne raum etage stock schritt seite kapitel abschnitt ticket bestellung rechnung nummer
        fall zeile gleis gruppe stufe phase woche kw tag linie plz haus halle tor filiale folie
        tabelle frage artikel hausnummer bus
    """,
    approx="""
        etwa ungefähr rund circa ca zirka knapp fast gut nur über genau derzeit gerade so momentan
        aktuell jetzt bereits insgesamt ein eine von mehr als mindestens höchstens die der das den
        im schnitt
    """,
    stop="""
        in im am an auf für und oder pro je zu zum zur von vom mit bei beim aus letzte letzten diese
        diesen gestern heute morgen wenn falls dass die der das den dem des ein eine einen mein
        meine meiner meines unser unsere unserer unseres unserem ihrer ich wir du ihr sie er es sich
        nach vor seit bis zwischen während sind ist war waren hat haben aber denn weil als wie jetzt
        nicht gegenüber
    """,
    span="bis oder und",
    compare="""
        verdoppelt verdoppelte verdoppelten verdreifacht verdreifachte vervierfacht halbiert
        halbierte halbierten doppelt zweimal dreimal viermal fünfmal zehnmal dreifache vierfache
        doppelte dreifach
    """,
    times="mal fach fache",
    more="so höher niedriger mehr weniger größer kleiner besser schlechter des der",
    part="drittel viertel fünftel sechstel siebtel achtel neuntel zehntel",
    half="hälfte",
    trade="verkauften verkaufte lieferten lieferte versendeten produzierten verschickten",
    ordinal="""
        zweite dritte vierte fünfte sechste siebte achte neunte zehnte zweiter dritter vierter
        fünfter zehnter
    """,
    idle="dank mal entschuldigungen",
    measure_endings="""
        srate klickrate sionrate kaufrate ausfallrate quote umsatz kosten ausgaben budget erlös
        gewinn marge preis anteil verkäufe zahl bestand umsätze raten quoten preise wert
    """,
    exceptions="""
        glückszahl lieblingszahl jahreszahl postleitzahl primzahl geheimzahl seitenzahl schwert
        lesenswert sehenswert wünschenswert misquote einzig einfach einfache einfachen einfacher
        einfaches vereinfacht vereinfachte
    """,
)
