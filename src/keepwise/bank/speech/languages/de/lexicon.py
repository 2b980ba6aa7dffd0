"""The German words for slots and their values, as data; see ``speech/lexicon.py``."""

from __future__ import annotations

from keepwise.bank.speech.lexicon import Lexicon

_NUMBER = r"(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dreizehn)"
_SPAN = r"(?:Tagen?|Wochen?|Monaten?|Quartalen?|Jahren?)"
_ANSWERS = (
    r"(?:deine |meine |alle |die )?(?:antwort(?:en)?|erklärung(?:en)?|zusammenfassung(?:en)?|"
    r"nachrichten?|berichte?|texte?)"
)

_ROWS = (
    ("theme", "dark", "dark mode", "dunkelmodus"),
    (
        "units",
        "metric",
        "metrische Einheiten",
        "metrische[ns]?(?: (?:einheiten|system|maße))?",
    ),
    ("units", "metric", "Kilometer", "kilometern?"),
    ("units", "metric", "Kilogramm", "kilogramm|kilos?"),
    ("units", "imperial", "=", "imperiale[ns]?(?: einheiten)?|meilen"),
    (
        "scale",
        "thousands",
        "=",
        r"(?:tausend|tsd\.?|t) ?(?:euro|€|franken|dollar|chf|eur|pfund)|tausendern?",
    ),
    (
        "scale",
        "millions",
        "=",
        r"(?:millionen|mio\.?) (?:euro|€|franken|dollar|chf|eur|pfund)",
    ),
    ("scale", "thousands", "Tausend", "tausend"),
    ("scale", "millions", "Millionen", "millionen"),
    ("rounding", "whole", "ganze Zahlen", "ganzen? zahlen"),
    (
        "rounding",
        "whole",
        "Zahlen ohne Nachkommastellen",
        "(?:ohne|keine) (?:nachkommastellen|kommastellen|dezimalstellen)",
    ),
    (
        "rounding",
        "rounded",
        "gerundete Werte",
        "gerundeten? (?:werte?n?|zahlen|beträgen?)|gerundet",
    ),
    ("rounding", "two decimals", "zwei Nachkommastellen", "(?:zwei|2) (?:nach)?kommastellen"),
    (
        "rounding",
        "one decimal",
        "eine Nachkommastelle",
        "(?:eine[r]?|1) (?:nach)?kommastelle",
    ),
    ("rounding", "=", "=", "(?:drei|vier|3|4) (?:nach)?kommastellen"),
    ("rounding", "exact", "exakte Werte", "(?:exakten?|genauen?) (?:werten?|zahlen)"),
    ("timezone", "=", "=", "(?:berliner|londoner|mitteleuropäische[rn]?) zeit|mez|mesz"),
    ("time_format", "12h", "das 12-Stunden-Format", "(?:das )?12-stunden-format"),
    ("time_format", "24h", "das 24-Stunden-Format", "(?:das )?24-stunden-format"),
    (
        "period",
        "=",
        "=",
        (
            rf"(?:die|den|der )?(?:letzten|vergangenen|vorigen) {_NUMBER} {_SPAN}|"
            r"(?:das |dem |den )?(?:vorjahr|vormonat|vorquartal|vorwoche)"
        ),
    ),
    ("currency", "USD", "US-Dollar", "us-dollar"),
    ("currency", "GBP", "=", "britische pfund|pfund sterling"),
    ("currency", "CHF", "Schweizer Franken", "(?:schweizer )?franken"),
    ("currency", "EUR", "Euro", "euros?|€"),
    ("currency", "GBP", "Pfund", "pfund|£"),
    ("currency", "USD", "Dollar", r"dollar|\$"),
    ("currency", "SEK", "schwedische Kronen", "schwedische[n]? kronen"),
    (
        "currency",
        "=",
        "=",
        "(?:norwegische |dänische |tschechische )?kronen?|zloty|złoty|forint|lira",
    ),
    ("currency", "JPY", "Yen", "yen"),
    ("format", "bar chart", "Balkendiagramme", "balkendiagramme?n?|säulendiagramme?n?"),
    ("format", "line chart", "Liniendiagramme", "liniendiagramme?n?"),
    ("format", "pie chart", "Kreisdiagramme", "(?:kreis|torten)diagramme?n?"),
    (
        "format",
        "bullets",
        "Stichpunkte",
        "stichpunkte?n?|stichworte?n?|stichpunktartig",
    ),
    ("format", "bullets", "Aufzählungen", "aufzählung(?:en|spunkte?n?)?"),
    ("format", "bullets", "Bulletpoints", "bullet ?-?points?|bullets"),
    ("format", "bullets", "Spiegelstriche", "spiegelstriche?n?"),
    ("format", "table", "Tabellen", "tabellen?|tabellenform|tabellarisch"),
    ("format", "chart", "=", "diagrammen?|grafiken"),
    ("format", "chart", "Diagramme", "diagramm|grafik|charts?"),
    ("format", "prose", "Fließtext", "flie(?:ß|ss)text|ganze sätze"),
    ("format", "spreadsheet", "Excel", "excel(?:-dateien?)?"),
    ("language", "English", "Englisch", "(?:englisch)"),
    ("language", "German", "Deutsch", "(?:deutsch)"),
    ("language", "French", "Französisch", "(?:französisch)"),
    ("language", "Spanish", "Spanisch", "(?:spanisch)"),
    ("language", "Italian", "Italienisch", "(?:italienisch)"),
    ("language", "Portuguese", "Portugiesisch", "(?:portugiesisch)"),
    ("language", "Dutch", "Niederländisch", "(?:niederländisch)"),
    ("language", "Polish", "Polnisch", "(?:polnisch)"),
    ("language", "Swedish", "Schwedisch", "(?:schwedisch)"),
    ("language", "Chinese", "Chinesisch", "(?:chinesisch)"),
    ("language", "Japanese", "Japanisch", "(?:japanisch)"),
)

# Longer names first, so that "Europe" does not take a part of "Western Europe".
_REGIONS = (
    ("United Kingdom", "vereinigtes königreich|großbritannien|United Kingdom|UK|Great Britain"),
    ("Nordics", "nordics|skandinavien|nordische länder|Nordics|Scandinavia"),
    ("Central and Eastern Europe", "mittel- und osteuropa|Central and Eastern Europe"),
    ("Asia Pacific", "asien-pazifik|Asia Pacific|Asia-Pacific"),
    ("Middle East", "naher osten|nahen osten|Middle East"),
    ("Central Europe", "mitteleuropa|Central Europe"),
    ("Latin America", "lateinamerika|Latin America"),
    ("Northern Europe", "nordeuropa|Northern Europe"),
    ("Southeast Asia", "südostasien|Southeast Asia"),
    ("Netherlands", "niederlande?n?|Netherlands"),
    ("Western Europe", "westeuropa|Western Europe"),
    ("Southern Europe", "südeuropa|Southern Europe"),
    ("North America", "nordamerika|North America"),
    ("Eastern Europe", "osteuropa|Eastern Europe"),
    ("South America", "südamerika|South America"),
    ("DACH", "dach(?:-region)?|DACH"),
    ("United States", "usa|United States|USA"),
    ("Australia", "australien|Australia"),
    ("Germany", "deutschland|Germany"),
    ("Switzerland", "schweiz|Switzerland"),
    ("Greece", "griechenland|Greece"),
    ("Austria", "österreich|Austria"),
    ("France", "frankreich|France"),
    ("Portugal", "portugal|Portugal"),
    ("Baltics", "baltikum|Baltics"),
    ("Denmark", "dänemark|Denmark"),
    ("Finland", "finnland|Finland"),
    ("Brazil", "brasilien|Brazil"),
    ("Benelux", "benelux|Benelux"),
    ("Belgium", "belgien|Belgium"),
    ("Sweden", "schweden|Sweden"),
    ("Norway", "norwegen|Norway"),
    ("Iberia", "iberien|Iberia"),
    ("Balkans", "balkan|Balkans"),
    ("Ireland", "irland|Ireland"),
    ("Europe", "europa|Europe"),
    ("Africa", "afrika|Africa"),
    ("Italy", "italien|Italy"),
    ("Spain", "spanien|Spain"),
    ("Turkey", "türkei|Turkey"),
    ("Mexico", "mexiko|Mexico"),
    ("Canada", "kanada|Canada"),
    ("Poland", "polen|Poland"),
    ("India", "indien|India"),
    ("LATAM", "latam|LATAM"),
    ("Japan", "japan|Japan"),
    ("China", "china|China"),
    ("Asia", "asien|Asia"),
    ("EMEA", "emea|EMEA"),
    ("APAC", "apac|APAC"),
)

LEXICON = Lexicon(
    rows=(
        *_ROWS,
        *(("region", value, "=", rf"(?:den |der |die )?(?:{names})") for value, names in _REGIONS),
    ),
    adjectives=(
        (
            "length",
            "short",
            "kurze?n?|kürzere?n?|bündig",
            _ANSWERS,
            "kurze Antworten",
        ),
        ("length", "short", "knappe?n?", _ANSWERS, "knappe Antworten"),
        ("length", "short", "prägnante?n?", _ANSWERS, "prägnante Antworten"),
        (
            "length",
            "detailed",
            "ausführliche?n?|gründliche?n?",
            _ANSWERS,
            "ausführliche Antworten",
        ),
        ("length", "detailed", "lange?n?", _ANSWERS, "lange Antworten"),
        ("length", "detailed", "detaillierte?n?", _ANSWERS, "detaillierte Antworten"),
        (
            "tone",
            "formal",
            "formelle?[nr]?|förmliche?[nr]?",
            _ANSWERS + "|ton|stil",
            "einen formellen Ton",
        ),
        ("tone", "formal", "sachliche?[nr]?", _ANSWERS + "|ton|stil", "einen sachlichen Ton"),
        (
            "tone",
            "informal",
            "lockere?[nr]?|informelle?[nr]?",
            _ANSWERS + "|ton|stil",
            "einen lockeren Ton",
        ),
    ),
    facts={
        "currency": "Bevorzugt {words}",
        "region": "Arbeitet an {words}",
        "format": "Bevorzugt {words}",
        "language": "Bevorzugt Antworten auf {words}",
        "units": "Bevorzugt {words}",
        "temperature": "Bevorzugt {words}",
        "scale": "Bevorzugt Beträge in {words}",
        "length": "Bevorzugt {words}",
        "tone": "Bevorzugt {words}",
        "rounding": "Bevorzugt {words}",
        "timezone": "Nutzt die Zeitzone {words}",
        "time_format": "Bevorzugt {words}",
        "date_format": "Bevorzugt {words}",
        "period": "Nutzt {words} als Zeitraum",
        "theme": "Bevorzugt {words}",
        "team": "Arbeitet im {words}",
        "name": "Heißt {words}",
        "address": "Möchte {words} genannt werden",
        "role": "Ist {words}",
        "employer": "Arbeitet bei {words}",
        "home": "Wohnt in {words}",
        "avoid": "Möchte keine {words}",
        "favorite": "Bevorzugt {words}",
    },
    names={
        "currency": "währung(?:en)?",
        "region": "regione?n?|märkte?|markt|gebiet",
        "format": "(?:ausgabe|antwort)?formate?|darstellung",
        "language": "sprache",
        "units": "(?:maß)?einheit(?:en)?",
        "temperature": "temperatureinheit",
        "scale": "skalierung",
        "length": "(?:antwort)?länge|kürze",
        "tone": "ton(?:fall)?",
        "rounding": "rundung|nachkommastellen",
        "timezone": "zeitzone",
        "time_format": "zeitformat|uhrzeitformat",
        "date_format": "datumsformate?",
        "period": "zeitraum|zeitfenster",
        "theme": "design|modus",
        "team": "team|abteilung",
        "name": "(?:vor|nach)?name(?:n)?",
        "address": "spitzname(?:n)?|anrede",
        "role": "rolle|position|beruf",
        "employer": "arbeitgeber|firma",
        "home": "adresse|wohnort|stadt",
    },
    article=r"(?:eine?[nr]? )",
    degree=r"(?:(?:mehr|sehr) )",
    link=r"und",
    copula=r" sind| ist| so| immer| bitte| stets",
    relative=r".*er",
    unwanted=r"(?:keine|statt|nicht)",
)

PARTMENT = (
    r"(?:marketing|supply(?:[- ]chain)?|vertrieb|verkauf|finanzen|finance|controlling|buchhaltung|"
    r"einkauf|logistik|produktion|personal|hr|rechtsabteilung|(?-i:IT)|entwicklung|support|"
    r"kundenservice|kundendienst|analytics|forschung|planung|qualitätssicherung|design|"
    r"produktmanagement|e-?commerce|compliance|data science)"
)
TEAM = (
    rf"(?:(?:der |dem |das )?{PARTMENT}(?:[- ]?team|[- ]?abteilung)?|"
    r"(?:der |dem |das |unserem )?[\w& /-]{2,30}[- ]?(?:team|abteilung|gruppe)|"
    r"(?:team|der abteilung) [\w& -]{2,30})"
)
ROLE = (
    r"(?:[\w&/-]+ ){0,3}[\w-]*(?:analyst|manager|ingenieur|entwickler|designer|leiter|planer|"
    r"einkäufer|berater|buchhalter|controller|spezialist|assistent|architekt|arzt|ärzt|lehrer|"
    r"student|anwält|anwalt|gründer|referent|sachbearbeiter|verkäufer|redakteur|direktor|chef|"
    r"verantwortlicher?|verantwortliche)(?:in)?(?: (?:für|bei|im|in|von) [^,.;]{2,80})?"
)
