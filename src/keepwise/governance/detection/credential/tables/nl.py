"""Dutch words around credentials."""

from __future__ import annotations

from keepwise.governance.detection.credential.tables.wording import Wording

NL = Wording(
    password=r"ww(?=\s?[:=])|wachtw\.|wachtwrd|wwoord|wachtwoord(?:en|je)?|toegangswoord|(?:wifi"
    r"|wi-fi|netwerk|wpa2?)[- ]?sleutel"
    r"|paswoord|geheime? woord|codewoord|controle-?woord|sleutelwoord|parool|losungswoord"
    r"|telefoon-?wachtwoord|veiligheidswoord",
    key=r"sleutel|ww",
    pin=r"pin-?code|pinnummer|tan-?code",
    code=r"(?:cijfer)?combinaties?",
    token=r"(?:api|toegangs|geheime|prive|licentie|beveiligings|herstel|master|encryptie|product"
    r"|activatie)[- ]?sleutel|(?:client)?-?geheim",
    phrase=r"herstel-?(?:zin|woorden|frase)|seed-?(?:zin|woorden|phrase)|geheime zin"
    r"|(?:12|24|twaalf|vierentwintig) woorden",
    passphrase=r"wachtzin|wachtwoordzin|wachtwoordfrase|toegangszin|codezin",
    lock=r"(?:cijfer|hang|fiets|nummer|koffer)-?slot|combinatieslot",
    answer=r"(?:(?:beveiligings|veiligheids)-?)?antwoord(?: op (?:de|mijn) "
    r"(?:geheime vraag|beveiligingsvraag|veiligheidsvraag))?|meisjesnaam van mijn (?:moeder|mama)",
    question=r"(?:beveiligings|veiligheids)-?(?:vraag|antwoord)|geheime vraag",
    login=r"inlog(?:-?gegevens|naam)?|gebruikers?-?naam|gebruiker|login|(?:log|logde) in met"
    r"|toegangsgegevens"
    r"|inloggen (?:met|als)|mijn account|toegang(?=\s?:)",
    places="""
        deur poort garage alarm slot kluis gebouw kantoor huis ingang lift flat appartement koffer
        fiets schuur bank kaart telefoon mobiel tablet laptop computer parkeer slagboom kast kelder
        magazijn hek voordeur achterdeur hotelkamer kamer vakantiehuis brievenbus scherm
    """,
    purposes="""
        verific beveilig veilig toegang eenmalig login inlog aanmeld authent sms ontgrendel open
        back-up backup verloop deel bevestig herstel geheim uitschakel geldig activatie ophaal
        reserve account tweestaps licen serie nood
    """,
    harmless="""
        post korting actie land fout status bron product bestel boek belasting streep kosten project
        medewerker personeel kleur qr taal valuta luchthaven netnummer artikel klant kado cadeau
        kleding gedrag morse branche referentie afdeling volg reserver vouchercode voucher promo
    """,
    typing=r"(?:dan|en|daarna) (?:een )?(?:hekje|sterretje)|kom (?:je|jij|ik) (?:er )?met"
    r"|kom(?:en|t) (?:we|jullie|hij|ze) (?:er )?met|"
    r"gaa?t (?:uit|aan|open|af)? ?met|gebruik(?= (?:code )?\d{3}[ -]?\d{3,5} )"
    r"|toets\w{0,2}|typ\w{0,2}|voer\w{0,2}|tik\w{0,2}|druk\w{0,2}|in te (?:voeren|toetsen)"
    r"|intoetsen|invoeren|ontgrendel\w?|open\w{0,2}",
    link=r"namelijk|te weten|is nu|is|zijn|was|luidt|wordt|blijft|heet",
    so=r"nu|dus|oftewel",
    again=r"(?:het|die|dat) (?:is|luidt|was)",
    change="neem nem gebruik verander wijzig gewijzigd aangepast gezet zet veranderd gemaakt",
    into="neem nemen gebruik gebruiken in naar op tot",
    reverse="dat gebruik gebruikte heb is was als luidt zijn =",
    about="om voor van op in bij het de mijn ons onze dat die aan",
    vague="een geen elk ieder sterk goed welk",
    skipped="altijd ik overal nu gewoon nog altijd steeds de het gewoonweg momenteel: cijfers "
    "nummers "
    "volgende alles",
    function="""
        een de het mijn jouw uw ons onze zijn haar niet geen in op aan voor te zeer nog ook altijd
        nooit alleen van met en of maar dat hoe waar wanneer als iets bij is zijn ik wij we
    """,
    things="""
        manager beheerder beleid regel regels veld lengte sterkte generator pagina rotatie kluis
        vereisten
    """,
    describing="""
        verplicht nodig verlopen fout onjuist juist ongeldig geldig zwak sterk veilig onveilig hier
        daar bekend onbekend lang kort simpel complex ingewikkeld geheim vertrouwelijk oud nieuw
        leeg weg kwijt vergeten belangrijk gelijk anders geblokkeerd prive openbaar tijdelijk
        standaard optioneel bedankt vandaag morgen gisteren goed slecht beter makkelijk moeilijk
        irritant zie vraag maandelijks hetzelfde niets alles nooit uniek gewijzigd veranderd
        persoonlijk correct primair
    """,
    endings=r"(?:(?:ge|ver|be|her|ont|aan|af|op|uit)[a-z]{3,}(?:d|t|en)|[a-z]{3,}(?:lijk|baar"
    r"|loos|ig|isch|zaam|oud|nieuw))",
    halves=r"helft|deel",
    spelling="hoofdletter kleine_letter uitroepteken vraagteken hekje streepje koppelteken "
    "liggend_streepje laag_streepje underscore apenstaartje at-teken dollarteken procentteken "
    "sterretje",
    digits="nul een twee drie vier vijf zes zeven acht negen",
)
