"""German words around credentials."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.wording import Wording

DE = Wording(
    password=r"pass ?-?wo(?:rt|rter|erter|rte|rtes)|kenn ?-?wort(?:es|e)?|zugangswort"
    r"|zugangskennung|passw\."
    r"|kennw\."
    r"|codewort|geheimes wort|geheimwort|losung(?:s-?wort)?(?= (?:fur|zum|zur|am|im|ist|lautet))"
    r"|parole(?= (?:fur|zum|zur|am|im|ist|lautet))|telefon-?kennwort|sicherheits-?wort"
    r"|(?:wlan|wifi|wpa2?|netzwerk|netz)[- ]?schlu?e?ssel",
    key=r"schlu?e?ssel",
    pin=r"geheimzahl|geheimnummer|tans?|(?:sms|mobile|m|push|chip|photo|i)-?tan",
    code=r"(?:zahlen|schloss|tresor)?kombination(?:en)?",
    token=r"(?:api|zugangs|zugriffs|sicherheits|lizenz|geheim|geheimer?n?|privater?n?|master"
    r"|wiederherstellungs|konto|produkt|aktivierungs)[- ]?schlu?e?ssel"
    r"|(?:client|app)?-?geheimnis(?:se)?",
    phrase=r"wiederherstellungs-?(?:phrase|worter|woerter|satz)|seed-?(?:phrase|worter|woerter)"
    r"|merksatz|(?:12|24|zwolf|zwoelf|vierundzwanzig) (?:worter|woerter)|sicherheitsphrase",
    passphrase=r"passphrasen?|passsatz|passwort-?satz|kennwort-?satz|kennsatz|passwortphrase",
    lock=r"schloss (?:am|vom|des|fur das|zum) (?:fahrrad|rad|spind|koffer|keller|tor|schrank"
    r"|schuppen)|(?:zahlen|fahrrad|vorhange|vorhaenge|koffer|spind|nummern)-?schloss(?:es)?",
    answer=r"(?:sicherheits-?)?antwort(?: auf (?:die|meine|unsere) (?:\w+ )?sicherheitsfrage)?"
    r"|ma?e?dchenname meiner (?:mutter|mama)|geburtsname meiner mutter",
    question=r"sicherheits-?(?:frage|antwort)|geheimfrage",
    login=r"zugangsdaten|anmeldedaten|benutzer(?:name)?|nutzername|nutzer|login-?daten|logindaten"
    r"|(?:logge|melde) mich mit|anmelden mit|einloggen mit"
    r"|(?:zugang|einloggen|anmelden) als|zugang|meine?n? (?:account|konto)"
    r"|(?:logge?|melde?) (?:mich|dich|euch|sie sich)(?: (?!mit )[\w-]{1,20}){0,4} mit",
    places="""
        tur tuer tor garage alarm schloss tresor safe gebaude buro buero haus eingang aufzug wohnung
        koffer fahrrad schuppen bank karte handy telefon tablet laptop rechner gerat geraet keller
        schliessfach spind parkplatz schranke einfahrt lager ferienwohnung mailbox hinterein
        vordereing briefkasten schlussel schliess hoftor bildschirm
    """,
    purposes="""
        kenn sicherheit bestatig bestaetig einmal zugang zugriff login anmelde freischalt verifizier
        lizenz serien
        backup notfall ersatz reserve aktivier freigabe abhol packstation sms authentif entsperr
        offn oeffn offen gultig gueltig teile weitergeb
        entscharf entschaerf konto zweifaktor zwei-faktor geheim deaktivier sperr wiederherst
    """,
    harmless="""
        postleit plz rabatt gutschein aktions lander laender vorwahl fehler status quell produkt
        bestell buchung steuer strich kosten projekt mitarbeiter farb bankleit waren artikel kunden
        qr sprach abteilungs werbe flughafen region kurs filial rechnung morse kleider gepack
        versand referenz personal
    """,
    typing=r"(?:dann|und|danach|plus) (?:die )?(?:raute|rautetaste|stern|sternchen)"
    r"|komm\w{1,2} (?:du|ihr|man|sie) mit|"
    r"(?:nutzen sie|nutze|verwenden sie|verwende)(?= (?:den code )?\d{3}[ -]?\d{3,5} )"
    r"|geht (?:mit|per)|schliess\w{1,2} mit|eintipp\w{1,3}|tipp\w{0,2}|eingeb\w{1,3}|einzugeben"
    r"|eingegeben|gib|gebe?n?|druck\w{1,2}"
    r"|eingibst|eintippst|wahl\w{1,2}|entsperr\w{1,3}|offne\w{0,2}|entscharf\w{1,3}",
    link=r"nämlich|und zwar|hat die|hat|ist jetzt|ist nun|ist|lautet jetzt|lautet|heißt|heisst"
    r"|war|sind|lauten|wäre"
    r"|bleibt|wurde",
    so=r"jetzt|nun|also|das heisst|d\.h\.",
    again=r"(?:es|sie|er|das) (?:ist|lautet|war|heißt)|und zwar",
    change="nehm nutz benutz gewahlt hab verwend ander aender geander geaender umgest gewechs "
    "wechs setz gesetz "
    "zuruck stell",
    into="auf in zu habe hab benutze benutzen nehme nutze verwende nehmen nutzen verwenden",
    reverse="benutze benutz nutze nehme nehm verwende habe hab ist war als lautet das heisst sind "
    "= is",
    about="fur fuer furs fuers ins vom von zum zur im am an in bei auf aus der des die das ich wir "
    "meines meiner unserem unser den dem",
    vague="ein eine einen einem kein keine keinen jedes welches sicheres starkes gutes",
    skipped="ich wir uberall ueberall überall jetzt nun einfach immer noch ubrigens "
    "die der das ganz aktuell momentan weiterhin ziffern zahlen folgende alles",
    function="""
        ein eine einen der die das mein dein unser nicht kein in im am an auf fur zu sehr noch auch
        immer nie nur von vom mit und oder aber dass wie wo wann wenn etwas nichts bei ist sind ich
        wir
    """,
    things="""
        manager richtlinie richtlinien regel regeln feld felder hash lange laenge starke staerke
        tresor generator seite abfrage wechsel rotation schutz hinweis verwaltung limit budget
        verbrauch zahl anzahl review datei zurucksetzen anderung
    """,
    describing="""
        erforderlich notig noetig abgelaufen falsch richtig ungultig gultig schwach stark sicher
        unsicher geandert zuruckgesetzt gespeichert abgelegt hinterlegt bekannt unbekannt lang kurz
        einfach komplex geheim vertraulich neu alt leer da weg verloren vergessen wichtig gleich
        anders gesperrt gesichert verschlusselt geschutzt privat offentlich temporar standard
        optional pflicht notwendig bitte danke aktuell jetzt hier dort fertig kaputt schwer leicht
        doof nervig blod falschgeschrieben egal erledigt faellig fallig ungeandert siehe frag heute
        morgen gestern monatlich jahrlich meins deins niemals nie uberfallig unverandert
        verpflichtend veraltet ausreichend gut schlecht besser tabu intern extern sso ablaufend
    """,
    endings=r"(?:(?:ge|ver|be|er|ab|an|auf|aus|ein|zu|um|un)[a-z]{3,}(?:t|en)|[a-z]{3,}(?:lich|bar|"
    r"haft|isch|los|sam|alt|pflichtig)|[a-z]+(?:iert|ig))",
    halves=r"halfte|haelfte|teil",
    spelling="grosses gross grossgeschrieben grossbuchstabe kleines klein kleingeschrieben "
    "kleinbuchstabe ausrufezeichen fragezeichen raute rautezeichen bindestrich unterstrich "
    "klammeraffe dollarzeichen prozentzeichen sternchen stern",
    digits="null eins zwei zwo drei vier funf fuenf sechs sieben acht neun",
)
