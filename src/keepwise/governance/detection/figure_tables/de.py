"""The words figures are written with in German."""

from __future__ import annotations

from keepwise.governance.detection.figure_lexicon import Lexicon

DE = Lexicon(
    number="""
        null eins zwei zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
        fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig
        achtzig neunzig dutzend anderthalb eineinhalb
    """,
    article="ein eine einen einem einer eines",
    one="",
    tens="",
    joint="und",
    decimal="komma",
    scale="hundert tausend million millionen milliarde milliarden billion billionen",
    small="hundert tausend",
    magnitude="tsd tsd. mio mio. mrd mrd. k m t tausend million millionen milliarde milliarden",
    currency="""
        euro euros dollar dollars cent cents pfund franken rappen yen yuan kronen krone zloty rubel
        rupien lira pesos eur riesen
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
    size="""
        km kilometer metern meter zentimeter cm kg kilo gramm grad liter kalorien watt tonne tonnen
        zentner
    """,
    thing="lauf bildschirm fernseher auflösung",
    measure="""
        ausgaben ausgabe kosten budget umsatz umsätze erlös erlöse einnahmen ertrag erträge gewinn
        gewinne verlust verluste marge margen preis preise rate quote anteil wachstum absatz
        verkäufe bestand lagerbestand auslastung reichweite durchschnitt mittelwert summe
        gesamtsumme gehalt ergebnis ziel prognose rabatt gebühr gebühren rendite warenkorbwert
        bestellwert klickpreis abwanderung kündigungsrate etat aufwand tkp tkm cpo kur db
        deckungsbeitrag zahl anzahl wert miete headcount fluktuation liefertreue volumen genauigkeit
        prognosegenauigkeit rechnung stromrechnung strom nebenkosten kredit darlehen schulden steuer
        steuern zins zinsen provision boni bonus lohn löhne lohnkosten personalkosten ersparnisse
        erspartes kapital vermögen rente krankenstand fehlerquote ausschuss frequenz traffic
        bekanntheit stückkosten einstandspreis fracht frachtkosten porto versandkosten anzahlung
        kaution hypothek spende spenden förderung zuschuss nachfrage verbrauch stromverbrauch
        emissionen kapazität produktion produktivität umschlag lagerumschlag liquidität cashflow
        burnrate pipeline backlog forecast auftragseingang auftragsbestand zuwachs rückgang saldo
        kontostand guthaben defizit überschuss verspätung servicegrad csat inflation bewertung
        fehlzeiten versicherung krankenkasse beitrag beiträge verfügbarkeit durchschnittsbon
        durchschnittskorb warenkorb ausstoß faktor
    """,
    count="""
        einheiten bestellungen verkäufe klicks impressionen conversions leads besuche besucher
        sitzungen aufrufe seitenaufrufe anmeldungen registrierungen downloads installationen käufe
        transaktionen abschlüsse buchungen fehlbestände retouren rücksendungen stornos stornierungen
        beschwerden reklamationen lieferungen kündigungen aufträge vorfälle störungen ausfälle
        fehler fehlmengen eskalationen bewerbungen krankmeldungen rückfragen reservierungen spenden
        rückläufer abos abonnements likes kommentare stimmen unfälle mahnungen bestellpositionen
        pakete paletten container sendungen zugriffe installs demos angebote zusagen absagen
        story_points öffnungen mängel laufkunden beanstandungen
    """,
    entity="""
        stück kunden kundinnen nutzer nutzern nutzerinnen käufer abonnenten filialen läden geschäfte
        produkte artikel kampagnen konten mitarbeiter mitarbeitende tickets märkte mitglieder fälle
        anfragen verträge personen bewerber bewerbungen kandidaten rechnungen kartons paletten tests
        besuchern lieferanten gäste käufern händler mieter stellen standorte niederlassungen geräte
        lizenzen zuschauer leser hörer teilnehmer teilnehmern studenten schüler patienten haushalte
        firmen unternehmen interessenten fahrzeuge accounts follower leute leuten
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
    by="um auf",
    aside="mit zu",
    since="von bis aus",
    clock="um gegen ab bis",
    pronoun="er sie es",
    move="""
        stieg stiegen steigt gestiegen fiel fielen fällt gefallen sank sanken sinkt gesunken wuchs
        wuchsen wächst gewachsen kletterte kletterten erhöhte erhöhten erhöht schrumpfte nahm
        zugenommen abgenommen verbesserte verschlechterte gewann verlor sprang rutschte legte ging
        runter hoch rauf zulegte abgestürzt stürzte eingebrochen brach senkte gesenkt erhöhen
        angehoben hob explodiert explodierte zugelegt abgerutscht geklettert sackte abgesackt
        eingeknickt runtergegangen hochgegangen verringert verringerte reduziert reduzierte gekürzt
        schrumpft nachgelassen erholt erholte stagniert
    """,
    result="""
        verkauft verkauften verkaufte hatten hatte bekamen erhielten erzielt erzielten erzielte
        erreicht verloren gewonnen verzeichnet verzeichneten verzeichnete generiert generierten
        gezählt zählten gab gabs gibt geliefert versendet abgeschlossen gebucht storniert ausgegeben
        eingenommen waren war kamen registriert bearbeitet bearbeitete gelöst brachte brachten
        machte machten gekostet entlassen eingestellt empfangen angestellt ergab ergaben fanden
        gefunden fehlen fehlten verbraucht verbrauchte verbrauchten erschienen angemeldet gemeldet
        geschossen
    """,
    display="""
        zeig zeige zeigen liste gib geben nenne nenn begrenze schick sende nutze nutz verwende
        benutze vergleiche sortiere gruppiere mach erstelle schreib fasse möchte will brauche hätte
        bevorzuge lese prüfe checke
    """,
    limit="""
        höchstens maximal mindestens minimal maximum pro je jede jeden alle weniger als unter über
        oberhalb unterhalb
    """,
    ranked="besten schlechtesten ersten letzten nächsten",
    up="bis",
    rank="top erste ersten erster letzte letzten nächste nächsten beste besten schlechtesten",
    nearest="in gerundet runde runden rundet volle vollen ganze ganzen",
    rounded="gerundet runden",
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
        nicht gegenüber hab habe hatte hatten wird werden mir mich dir dich ihm ihn ihnen uns euch
        durch ohne wegen trotz laut ins ans aufs fürs gegen binnen innerhalb außerhalb
    """,
    inner="von unserer",
    partitive="von vom der des aller mehr weniger unserer unseres unserem",
    outof="von",
    every="jede jeder jedes jeden",
    span="bis oder und",
    compare="""
        verdoppelt verdoppelte verdoppelten verdreifacht verdreifachte vervierfacht halbiert
        halbierte halbierten doppelt zweimal dreimal viermal fünfmal zehnmal dreifache vierfache
        doppelte dreifach
    """,
    twice="zweimal dreimal viermal fünfmal zehnmal",
    compared="als wie",
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
    compound="""
        ein eins eine zwei zwo drei vier fünf sechs sech sieben sieb acht neun zehn elf zwölf
        zwanzig dreißig zig ßig viertel halb und hundert tausend million millionen komma
    """,
    multiples="fach fache fachen facht fachte fachten",
    outcome="""
        abgesprungen gekündigt abgewandert gekauft konvertiert storniert weg retourniert ausgefallen
        verloren geklickt unbezahlt unbezahlte offene offenen überfällig überfällige beschwert
        zurück zurückgekommen krank leer leere leeren kaputt kaputte frei freie rückstand
    """,
    pay="""
        zahle zahlt zahlen zahlte zahlten bezahlt bezahle bezahlen gezahlt gekostet kostet kosten
        kostete kosteten schulde schuldet schulden verdiene verdient verdienen ausgegeben geblecht
        nimmt berechnet verlangt verkauft gekauft zahl blechen blecht überwiesen überweise gespendet
        investiert investierten kassiert verlangen berechnen berechneten spare gespart leihe
        geliehen sparte sparten
    """,
    timed="""
        latenz lieferzeit antwortzeit bearbeitungszeit durchlaufzeit ladezeit wartezeit
        reaktionszeit dso laufzeit lösungszeit erstlösungszeit lagerdauer verweildauer standzeit
        ausfallzeit rüstzeit
    """,
    mine="mein meine meinem meinen meiner ich unser mir mich uns wir",
    work="arbeite arbeitet arbeiten arbeitest",
    price="für zu",
    valued="betrug betrugen beträgt betragen lag lagen liegt liegen pendelt pendelte",
    voice="""
        ich du er sie es wir ihr und oder aber der die das den dem des ein eine einen einem einer
        ist sind war waren bin bist hab habe haben hat hatte hatten nicht kein keine keinen auch nur
        noch schon immer nie bitte danke mein meine meinen meinem meiner unser unsere unseren dein
        deine mich mir dich dir uns euch was wer wie wo wann warum welche welcher für mit von bei
        aus nach vor zu zum zur im am um auf über unter zwischen gegen ohne durch seit bis wenn dann
        weil dass als ob so sehr mehr weniger alle jede jeder jeden hier dort jetzt heute morgen
        gestern mag möchte will kann soll muss darf wird werden gib zeig nutze nimm mach geht gehen
        kommt kommen lieber gerne
    """,
    count_endings="""
        kunden bestellungen verkäufe anmeldungen anfragen käufe aufrufe buchungen stornierungen
        retouren beschwerden lieferungen kündigungen besucher nutzer aufträge abonnenten abschlüsse
        leads klicks tickets
    """,
    measure_endings="""
        srate klickrate sionrate kaufrate ausfallrate quote umsatz kosten ausgaben budget erlös
        gewinn marge preis anteil verkäufe zahl bestand umsätze raten quoten preise wert rechnung
        genauigkeit volumen gebühr gehalt rendite menge betrag zinsen einnahmen aufwand schulden
        verbrauch umschlag bewertung sprungrate fehlerrate öffnungsrate einkommen abbrüche
        abbruchrate wachstum miete
    """,
    exceptions="""
        glückszahl lieblingszahl jahreszahl postleitzahl primzahl geheimzahl seitenzahl schwert
        lesenswert sehenswert wünschenswert misquote einzig einfach einfache einfachen einfacher
        einfaches vereinfacht vereinfachte
    """,
)
