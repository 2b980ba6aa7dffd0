"""The words for slot values in English and German, as data.

A row is ``(slot, value, language, words, pattern)``: ``value`` is what two ways of saying the same
have in common, ``words`` is how a fact says it (``=``: as the person said it), ``pattern`` what
people write; ``*`` rows hold in every language. Where two patterns match at one place the earlier
row wins, so longer phrases stand first.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

Row = tuple[str, str, str, str, str]

_NUMBER = r"(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|thirty|ninety)"
_ZAHL = r"(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|dreizehn)"
_SPAN = r"(?:days?|weeks?|months?|quarters?|years?)"
_SPANNE = r"(?:Tagen?|Wochen?|Monaten?|Quartalen?|Jahren?)"

_CURRENCIES: tuple[Row, ...] = (
    ("currency", "AUD", "en", "=", r"australian dollars?"),
    ("currency", "CAD", "en", "=", r"canadian dollars?"),
    ("currency", "USD", "en", "=", r"(?:us|u\.s\.|american) dollars?"),
    ("currency", "GBP", "en", "=", r"(?:british pounds?|pounds? sterling|sterling)"),
    ("currency", "CHF", "en", "=", r"swiss francs?"),
    ("currency", "EUR", "en", "euros", r"euros?|€"),
    ("currency", "GBP", "en", "pounds", r"pounds?|quid|£"),
    ("currency", "USD", "en", "dollars", r"dollars?|\$"),
    ("currency", "JPY", "en", "yen", r"yen|¥"),
    ("currency", "CNY", "en", "=", r"yuan|renminbi|rmb"),
    ("currency", "INR", "en", "rupees", r"rupees?|₹"),
    ("currency", "SEK", "en", "=", r"swedish (?:krona|kronor|crowns?)|kronor"),
    ("currency", "PLN", "en", "=", r"z[lł]ot(?:y|ys)"),
    ("currency", "USD", "de", "US-Dollar", r"us-dollar"),
    ("currency", "GBP", "de", "=", r"britische pfund|pfund sterling"),
    ("currency", "CHF", "de", "Schweizer Franken", r"(?:schweizer )?franken"),
    ("currency", "EUR", "de", "Euro", r"euros?|€"),
    ("currency", "GBP", "de", "Pfund", r"pfund|£"),
    ("currency", "USD", "de", "Dollar", r"dollar|\$"),
    ("currency", "JPY", "de", "Yen", r"yen"),
    ("currency", "EUR", "*", "EUR", r"eur"),
    ("currency", "GBP", "*", "GBP", r"gbp"),
    ("currency", "USD", "*", "USD", r"usd"),
    ("currency", "CHF", "*", "CHF", r"chf"),
    ("currency", "JPY", "*", "JPY", r"jpy"),
    ("currency", "CNY", "*", "CNY", r"cny"),
    ("currency", "SEK", "*", "SEK", r"sek"),
    ("currency", "PLN", "*", "PLN", r"pln"),
)

_FORMATS: tuple[Row, ...] = (
    ("format", "bar chart", "en", "bar charts", r"bar (?:charts?|graphs?)"),
    ("format", "line chart", "en", "line charts", r"line (?:charts?|graphs?)"),
    ("format", "pie chart", "en", "pie charts", r"pie charts?"),
    (
        "format",
        "bullets",
        "en",
        "bullet points",
        r"bullet(?:ed)?(?: |-)?(?:points?|lists?)|bulleted lists?|bullets",
    ),
    ("format", "numbered list", "en", "numbered lists", r"numbered lists?"),
    ("format", "table", "en", "tables", r"(?:simple |plain )?tables?|tabular form(?:at)?"),
    ("format", "chart", "en", "=", r"charts|graphs|diagrams|plots"),
    ("format", "chart", "en", "charts", r"chart|graph|diagram|plot"),
    ("format", "prose", "en", "prose", r"prose|running text|full sentences|paragraphs"),
    ("format", "plain text", "en", "plain text", r"plain text"),
    ("format", "spreadsheet", "en", "spreadsheets", r"spreadsheets?|excel(?: files?| sheets?)?"),
    ("format", "bar chart", "de", "Balkendiagramme", r"balkendiagramme?n?|säulendiagramme?n?"),
    ("format", "line chart", "de", "Liniendiagramme", r"liniendiagramme?n?"),
    ("format", "pie chart", "de", "Kreisdiagramme", r"(?:kreis|torten)diagramme?n?"),
    (
        "format",
        "bullets",
        "de",
        "Stichpunkte",
        r"stichpunkte?n?|aufzählung(?:en|spunkte?n?)?|bullet ?points?|spiegelstriche?n?",
    ),
    ("format", "table", "de", "Tabellen", r"tabellen?|tabellenform|tabellarisch"),
    ("format", "chart", "de", "=", r"diagrammen?|grafiken"),
    ("format", "chart", "de", "Diagramme", r"diagramm|grafik|charts?"),
    ("format", "prose", "de", "Fließtext", r"flie(?:ß|ss)text|ganze sätze"),
    ("format", "spreadsheet", "de", "Excel", r"excel(?:-dateien?)?"),
    ("format", "csv", "*", "CSV", r"csv(?: files?)?"),
    ("format", "markdown", "*", "Markdown", r"markdown"),
    ("format", "json", "*", "JSON", r"json"),
)

_TONGUES: tuple[tuple[str, str, str], ...] = (
    ("English", "english", "englisch"),
    ("German", "german", "deutsch"),
    ("French", "french", "französisch"),
    ("Spanish", "spanish", "spanisch"),
    ("Italian", "italian", "italienisch"),
    ("Portuguese", "portuguese", "portugiesisch"),
    ("Dutch", "dutch", "niederländisch"),
    ("Polish", "polish", "polnisch"),
    ("Swedish", "swedish", "schwedisch"),
    ("Chinese", "chinese|mandarin", "chinesisch"),
    ("Japanese", "japanese", "japanisch"),
)
# "British English" is one language; "German accounts" names a country, so no noun may follow.
_LANGUAGES: tuple[Row, ...] = (
    ("language", "British English", "en", "British English", r"(?:british|uk) english"),
    ("language", "American English", "en", "American English", r"(?:american|us) english"),
    *(("language", value, "en", value, rf"(?:{en})") for value, en, _ in _TONGUES),
    *(("language", value, "de", de.title(), rf"(?:{de})") for value, _, de in _TONGUES),
)

_SHAPES: tuple[Row, ...] = (
    ("units", "metric", "en", "metric units", r"metric(?: (?:units?|system|measurements?))?"),
    ("units", "imperial", "en", "imperial units", r"imperial(?: (?:units?|system))?"),
    ("units", "metric", "en", "=", r"kilomet(?:er|re)s?|kilograms?|kilos"),
    ("units", "imperial", "en", "miles", r"miles"),
    (
        "units",
        "metric",
        "de",
        "metrische Einheiten",
        r"metrische[ns]?(?: (?:einheiten|system))?|kilometern?|kilogramm",
    ),
    ("units", "imperial", "de", "=", r"imperiale[ns]?(?: einheiten)?|meilen"),
    ("temperature", "celsius", "*", "Celsius", r"(?:degrees )?celsius"),
    ("temperature", "fahrenheit", "*", "Fahrenheit", r"(?:degrees )?fahrenheit"),
    ("scale", "thousands", "en", "thousands", r"thousands"),
    ("scale", "millions", "en", "millions", r"millions"),
    ("scale", "thousands", "de", "Tausend", r"tausend(?:ern?)?"),
    ("scale", "millions", "de", "Millionen", r"millionen"),
    ("length", "short", "en", "short answers", r"brevity|conciseness|concision|briefly|concisely"),
    ("length", "detailed", "en", "detailed answers", r"in detail|in depth"),
    (
        "rounding",
        "whole",
        "en",
        "whole numbers",
        r"whole (?:numbers?|amounts?|euros?|pounds?|dollars?)",
    ),
    ("rounding", "whole", "en", "no decimals", r"(?:no|without(?: any)?) decimals?(?: places?)?"),
    (
        "rounding",
        "rounded",
        "en",
        "=",
        r"round(?:ed)? (?:values?|numbers?|amounts?|figures?|totals?|results?)",
    ),
    ("rounding", "two decimals", "en", "two decimals", r"(?:two|2) decimals?(?: places?)?"),
    ("rounding", "one decimal", "en", "one decimal", r"(?:one|1) decimals?(?: places?)?"),
    (
        "rounding",
        "exact",
        "en",
        "exact values",
        r"(?:exact|unrounded|precise) (?:values?|numbers?|amounts?|figures?)",
    ),
    ("rounding", "whole", "de", "ganze Zahlen", r"ganzen? zahlen|(?:ohne|keine) nachkommastellen"),
    (
        "rounding",
        "rounded",
        "de",
        "gerundete Werte",
        r"gerundeten? (?:werte?n?|zahlen|beträgen?)|gerundet",
    ),
    ("rounding", "two decimals", "de", "zwei Nachkommastellen", r"(?:zwei|2) nachkommastellen"),
    ("rounding", "exact", "de", "exakte Werte", r"(?:exakten?|genauen?) (?:werten?|zahlen)"),
    ("timezone", "=", "*", "=", r"(?:utc|gmt)(?: ?[+-]\d{1,2}(?::?\d\d)?)?|ces?t|[ecmp][sd]t|bst"),
    (
        "timezone",
        "=",
        "en",
        "=",
        (
            r"(?:berlin|london|paris|madrid|new york|tokyo|sydney|pacific|eastern|central european|"
            r"mountain) time(?: ?zone)?"
        ),
    ),
    ("timezone", "=", "de", "=", r"(?:berliner|londoner|mitteleuropäische[rn]?) zeit|mez|mesz"),
    (
        "time_format",
        "24h",
        "en",
        "the 24-hour clock",
        (
            r"(?:the |a )?24(?:-| )?(?:hour|h)(?: clock| "
            r"time| format)?|military time"
        ),
    ),
    (
        "time_format",
        "12h",
        "en",
        "the 12-hour clock",
        (
            r"(?:the |a )?12(?:-| )?(?:hour|h)(?: clock| "
            r"time| format)?|am/pm"
        ),
    ),
    ("time_format", "24h", "de", "das 24-Stunden-Format", r"(?:das )?24-stunden-format"),
    (
        "date_format",
        "iso",
        "*",
        "ISO dates",
        r"iso(?:[- ]?8601)?(?: dates?| date format| format)?|yyyy-mm-dd",
    ),
    ("date_format", "=", "*", "=", r"dd[./-]mm[./-]yyyy|mm[./-]dd[./-]yyyy|tt\.mm\.jjjj"),
    (
        "period",
        "=",
        "en",
        "=",
        (
            rf"(?:the )?(?:last|past|previous|rolling|trailing|latest) {_NUMBER} {_SPAN}|"
            rf"(?:a )?(?:rolling|trailing) {_NUMBER}[- ]?{_SPAN}(?: window| period)?|"
            r"(?:the )?(?:last|previous|prior) (?:week|month|quarter|year)|"
            r"year[- ]to[- ]date|quarter[- ]to[- ]date|month[- ]to[- ]date|"
            r"(?:year|month|week)[- ](?:on|over)[- ](?:year|month|week)|(?:the )?"
            r"same (?:week|month|"
            r"quarter|period) (?:of )?last year"
        ),
    ),
    ("period", "=", "*", "=", r"ytd|mtd|qtd|yoy"),
    (
        "period",
        "=",
        "de",
        "=",
        (
            rf"(?:die|den|der )?(?:letzten|vergangenen|vorigen) {_ZAHL} {_SPANNE}|"
            r"(?:das |dem |den )?(?:vorjahr|vormonat|vorquartal|vorwoche)"
        ),
    ),
    ("theme", "dark", "*", "dark mode", r"dark ?(?:mode|theme)|dunkelmodus"),
    ("theme", "light", "*", "light mode", r"light ?(?:mode|theme)"),
)

_AREAS = (
    "Western Europe:westeuropa", "Southern Europe:südeuropa", "Northern Europe:nordeuropa",
    "Eastern Europe:osteuropa", "Central Europe:mitteleuropa", "Europe:europa",
    "Central and Eastern Europe:mittel- und osteuropa", "North America:nordamerika",
    "Latin America:lateinamerika", "South America:südamerika", "Southeast Asia:südostasien",
    "Asia Pacific|Asia-Pacific:asien-pazifik", "Middle East:naher osten|nahen osten", "Asia:asien",
    "Africa:afrika", "Nordics|Scandinavia:nordics|skandinavien|nordische länder",
    "Benelux:benelux", "DACH:dach(?:-region)?", "Iberia:iberien", "EMEA:emea", "APAC:apac",
    "LATAM:latam", "Baltics:baltikum", "Balkans:balkan",
    "United Kingdom|UK|Great Britain:vereinigtes königreich|großbritannien",
    "Germany:deutschland", "France:frankreich", "Italy:italien", "Spain:spanien",
    "Portugal:portugal", "Netherlands:niederlande?n?", "Belgium:belgien", "Austria:österreich",
    "Switzerland:schweiz", "Poland:polen", "Sweden:schweden", "Norway:norwegen",
    "Denmark:dänemark", "Finland:finnland", "Ireland:irland", "Greece:griechenland",
    "Turkey:türkei", "Japan:japan", "China:china", "India:indien", "Brazil:brasilien",
    "Mexico:mexiko", "Canada:kanada", "Australia:australien", "United States|USA:usa",
)  # fmt: skip


def _area(entry: str) -> tuple[Row, Row]:
    english, _, german = entry.partition(":")
    value = english.split("|")[0]
    return (
        ("region", value, "en", "=", f"(?:the )?(?:{english})(?: (?:region|market))?"),
        ("region", value, "de", "=", f"(?:den |der |die )?(?:{german}|{english})"),
    )


# Longer names first, so that "Europe" does not take a part of "Western Europe".
_REGIONS: tuple[Row, ...] = tuple(
    row for entry in sorted(_AREAS, key=len, reverse=True) for row in _area(entry)
)

# "Whole euros" is a way of rounding, so shapes stand before currencies.
ROWS: tuple[Row, ...] = _SHAPES + _CURRENCIES + _FORMATS + _LANGUAGES + _REGIONS

_ANSWERS = (
    r"(?:your |my |all |the )?(?:answers?|repl(?:y|ies)|responses?|explanations?|summar(?:y|ies)|"
    r"messages?|outputs?|reports?|things|everything)"
)
_ANTWORTEN = (
    r"(?:deine |meine |alle |die )?(?:antwort(?:en)?|erklärung(?:en)?|zusammenfassung(?:en)?|"
    r"nachrichten?|berichte?|texte?)"
)

# (slot, value, adjectives, carrier nouns, words): the adjective counts only with the noun.
ADJECTIVES: Mapping[str, tuple[tuple[str, str, str, str, str], ...]] = MappingProxyType(
    {
        "en": (
            ("length", "short",
             (r"short(?:er)?|brief(?:er)?|concise|succinct|terse|crisp|compact|snappy|to the point|"
             r"short and sweet"), _ANSWERS, "{adjective} answers"),
            ("length", "detailed",
             r"detailed|long(?:er)?|thorough|in-depth|comprehensive|extensive|elaborate", _ANSWERS,
             "{adjective} answers"),
            ("tone", "formal", r"formal|professional", _ANSWERS + "|tone|language|style",
             "a {adjective} tone"),
            ("tone", "informal", r"informal|casual|relaxed", _ANSWERS + "|tone|language|style",
             "a {adjective} tone"),
            ("tone", "friendly", r"friendly|warm|upbeat", _ANSWERS + "|tone|style",
             "a {adjective} tone"),
            ("tone", "direct", r"direct|blunt|straight|no-nonsense", _ANSWERS + "|tone|style",
             "a {adjective} tone"),
        ),
        "de": (
            ("length", "short", r"kurze?n?|kürzere?n?|knappe?n?|prägnante?n?|bündig", _ANTWORTEN,
             "kurze Antworten"),
            ("length", "detailed", r"ausführliche?n?|lange?n?|detaillierte?n?|gründliche?n?",
             _ANTWORTEN, "ausführliche Antworten"),
            ("tone", "formal", r"formelle?[nr]?|förmliche?[nr]?|sachliche?[nr]?",
             _ANTWORTEN + "|ton|stil", "einen formellen Ton"),
            ("tone", "informal", r"lockere?[nr]?|informelle?[nr]?", _ANTWORTEN + "|ton|stil",
             "einen lockeren Ton"),
        ),
    }
)  # fmt: skip

# Teams and roles are open lists: what matters is that "marketing" is one and "Berlin" is not.
_DEPARTMENT_EN = (
    r"(?:marketing|supply(?: chain)?|sales|finance|operations|logistics|procurement|purchasing|"
    r"hr|human resources|legal|(?-i:IT)|engineering|product(?: management)?|support|"
    r"customer (?:support|success|service|care)|data(?: science| engineering)?|analytics|"
    r"business intelligence|bi|"
    r"research|r&d|accounting|controlling|compliance|security|design|communications|pr|"
    r"e-?commerce|planning|demand planning|merchandising|quality|manufacturing|production|"
    r"media|brand|growth|pricing|strategy|insights|consumer insights)"
)
TEAM_EN = (
    rf"(?:(?:the )?{_DEPARTMENT_EN}(?: team| department)?|(?:the |our )?[\w&/ -]{{2,30}} "
    r"(?:team|department|squad|group|division))"
)
ROLE_EN = (
    r"(?:[\w&/-]+ ){0,4}(?:analyst|manager|engineer|developer|designer|director|lead|planner|"
    r"buyer|scientist|consultant|accountant|controller|marketer|marketeer|specialist|assistant|"
    r"coordinator|officer|owner|architect|nurse|doctor|teacher|student|lawyer|founder|ceo|cfo|cto|"
    r"cmo|coo|vp|intern|researcher|writer|editor|trader|strategist|recruiter|administrator|sre|"
    r"head|president|executive|representative|merchandiser|auditor|journalist|freelancer|chef|"
    r"pharmacist|therapist|technician|supervisor|partner|associate|professor)"
    r"(?: (?:of|for|at|in|on|with|by) [^,.;]{2,80})?"
)
_DEPARTMENT_DE = (
    r"(?:marketing|supply(?:[- ]chain)?|vertrieb|verkauf|finanzen|finance|controlling|buchhaltung|"
    r"einkauf|logistik|produktion|personal|hr|rechtsabteilung|(?-i:IT)|entwicklung|support|"
    r"kundenservice|kundendienst|analytics|forschung|planung|qualitätssicherung|design|"
    r"produktmanagement|e-?commerce|compliance|data science)"
)
TEAM_DE = (
    rf"(?:(?:der |dem |das )?{_DEPARTMENT_DE}(?:[- ]?team|[- ]?abteilung)?|"
    r"(?:der |dem |das |unserem )?[\w& /-]{2,30}[- ]?(?:team|abteilung|gruppe)|"
    r"(?:team|der abteilung) [\w& -]{2,30})"
)
ROLE_DE = (
    r"(?:[\w&/-]+ ){0,3}[\w-]*(?:analyst|manager|ingenieur|entwickler|designer|leiter|planer|"
    r"einkäufer|berater|buchhalter|controller|spezialist|assistent|architekt|arzt|ärzt|lehrer|"
    r"student|anwält|anwalt|gründer|referent|sachbearbeiter|verkäufer|redakteur|direktor|chef|"
    r"verantwortlicher?|verantwortliche)(?:in)?(?: (?:für|bei|im|in|von) [^,.;]{2,80})?"
)

# What can follow "I'm" or "call me" and is no name.
NO_NAMES_EN = (
    r"(?:sorry|sure|ok(?:ay)?|happy|glad|fine|good|done|back|ready|here|german|french|"
    r"english|spanish|italian|dutch|american|british|polish|swiss|austrian|european|"
    r"irish|chinese|japanese|indian|swedish|danish|later|when|tomorrow|today|maybe|it|"
    r"not|so|very|going|an?|the|in|on|at|all|monday|tuesday|wednesday|thursday|friday|"
    r"saturday|sunday|great|important|urgent|interesting|wrong|right|true|false|"
    r"everything|weird|strange|curious|confused|lost|new|tired|bored|stuck)"
)

# What people say they have: "my daughter's name is Lena".
FAMILY_EN = (
    r"(?:birthday|anniversary|wedding anniversary|hobby|hobbies|(?:home )?address|home ?town|"
    r"phone number|(?:wife|husband|partner|daughter|son|dog|cat|boss|manager|mother|father|mum|"
    r"mom|dad|brother|sister|kid|child)(?:['’]s (?:name|birthday))?|(?:kids|children)(?:['’] "
    r"names)?|diet|pronouns|fiscal year|native language|mother tongue|dietary restrictions?|"
    r"allerg(?:y|ies)|"
    r"main (?:brand|account|client|customer|project|market|focus|goal)|brands?|accounts?|"
    r"campaigns?|"
    r"clients?|(?:working|work|office|core) hours|hours|work(?:ing)? (?:day|days|week)|days? off|"
    r"lunch (?:break|hour)|commute|team lead|assistant|doctor|dentist|shoe size|size|blood type|"
    r"star sign|religion|degree|major|first language|second language|(?:long-term |main )?goals?|"
    r"hometown|surname|last name|middle name|initials|deputy|backup|mentor|line manager|coach|"
    r"(?:first|second) name|notice period|probation|business trip days|meeting-free day)"
)
