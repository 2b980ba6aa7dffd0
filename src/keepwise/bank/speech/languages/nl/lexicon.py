"""The Dutch words for slots and their values, as data; see ``speech/lexicon.py``."""

from __future__ import annotations

from keepwise.bank.speech.lexicon import Lexicon

_NUMBER = (
    r"(?:\d{1,3}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|dertien|dertig|negentig)"
)
_SPAN = r"(?:dag(?:en)?|we(?:ek|ken)|maand(?:en)?|kwarta(?:al|len)|ja(?:ar|ren))"
_ANSWERS = (
    r"(?:je |jouw |uw |mijn |m'n |alle |de )?(?:antwoord(?:en|t)?|uitleg|reacties?|"
    r"samenvatting(?:en)?|berichten|berichtjes|rapporten|teksten|verklaringen|toelichting(?:en)?|"
    r"stukken tekst)"
)
_STYLE = _ANSWERS + r"|toon|stijl|taal|taalgebruik|schrijfstijl|aanspreking|manier van schrijven"

_ROWS = (
    (
        "theme",
        "dark",
        "donkere modus",
        "(?:de |het |een )?donkere? (?:modus|weergave)",
    ),
    ("theme", "dark", "=", "(?:het |een )?donkere? thema|(?:de )?nachtmodus"),
    ("theme", "light", "lichte modus", "(?:de |het |een )?lichte? (?:modus|thema|weergave)"),
    ("units", "metric", "=", "(?:het )?metrische?(?: (?:eenheden|stelsel|maten|systeem))?"),
    ("units", "imperial", "=", "(?:het )?imperiale?(?: (?:eenheden|stelsel|maten|systeem))?"),
    ("units", "metric", "=", "kilometers?|kilo'?s|kilogram(?:men)?|km|kg|gram(?:men)?"),
    ("units", "imperial", "mijlen", "mijlen|mijl|miles"),
    ("temperature", "celsius", "graden Celsius", "graden celsius"),
    ("temperature", "fahrenheit", "graden Fahrenheit", "graden fahrenheit"),
    ("scale", "thousands", "duizendtallen", "duizendtallen|duizenden|duizend euro"),
    ("scale", "millions", "miljoenen", "miljoenen"),
    ("rounding", "whole", "=", "(?:hele|gehele|ronde) (?:getallen|bedragen|euro'?s?|cijfers)"),
    (
        "rounding",
        "whole",
        "cijfers zonder decimalen",
        "(?:zonder|geen) decimalen",
    ),
    ("rounding", "whole", "bedragen zonder centen", "(?:zonder|geen) centen"),
    (
        "rounding",
        "whole",
        "geen cijfers achter de komma",
        "(?:zonder|geen) (?:cijfers|getallen|iets) (?:na|achter) de komma",
    ),
    (
        "rounding",
        "rounded",
        "=",
        "afgeronde (?:getallen|bedragen|cijfers|waard(?:es|en)|totalen|percentages)",
    ),
    ("rounding", "rounded", "afgeronde cijfers", "afgerond"),
    (
        "rounding",
        "two decimals",
        "twee decimalen",
        "(?:twee|2) decimalen",
    ),
    ("rounding", "two decimals", "=", "(?:twee|2) cijfers (?:na|achter) de komma"),
    (
        "rounding",
        "one decimal",
        "één decimaal",
        "(?:één|een|1) decimaal",
    ),
    ("rounding", "one decimal", "=", "(?:één|een|1) cijfer (?:na|achter) de komma"),
    (
        "rounding",
        "exact",
        "=",
        "(?:exacte|precieze|onafgeronde) (?:getallen|bedragen|cijfers|waard(?:es|en))",
    ),
    (
        "timezone",
        "=",
        "=",
        (
            "(?:amsterdamse|brusselse|londense|berlijnse|parijse|nederlandse|belgische|"
            "midden-europese|centraal-europese|new yorkse) tijd(?:zone)?"
        ),
    ),
    (
        "time_format",
        "24h",
        "24-uursnotatie",
        r"(?:de |een |het )?24[- ]?(?:uurs?|u|h)[- ]?(?:notatie|klok|formaat|systeem|tijd)?",
    ),
    (
        "time_format",
        "12h",
        "12-uursnotatie",
        r"(?:de |een |het )?12[- ]?uurs?[- ]?(?:notatie|klok|formaat|systeem|tijd)?|am/pm",
    ),
    (
        "period",
        "=",
        "=",
        (
            rf"(?:de |het )?(?:laatste|afgelopen|voorbije|vorige) {_NUMBER} {_SPAN}|"
            r"(?:de |het )?(?:vorige?|vorig|afgelopen|voorbije?) (?:week|maand|kwartaal|jaar)|"
            r"(?:het )?voorgaande (?:jaar|kwartaal)|(?:de )?voorgaande (?:week|maand)|"
            r"(?:dezelfde|de zelfde) (?:week|maand|periode) (?:van )?(?:vorig|het vorige) jaar|"
            r"hetzelfde kwartaal (?:van )?(?:vorig|het vorige) jaar|jaar[- ]op[- ]jaar"
        ),
    ),
    ("currency", "AUD", "=", "australische dollars?"),
    ("currency", "CAD", "=", "canadese dollars?"),
    ("currency", "USD", "=", "(?:amerikaanse|us)[- ]dollars?"),
    ("currency", "GBP", "=", "britse? ponden?|pond(?:en)? sterling"),
    ("currency", "CHF", "=", "zwitserse frank(?:en)?|frank(?:en)?"),
    ("currency", "EUR", "euro's", "euro['’]?s?|€"),
    ("currency", "GBP", "ponden", "pond(?:en)?|£"),
    ("currency", "USD", "dollars", r"dollars?|\$"),
    ("currency", "JPY", "yen", "(?:japanse )?yens?|¥"),
    ("currency", "CNY", "=", "yuan|renminbi"),
    ("currency", "INR", "roepies", "(?:indiase )?roepies?|₹"),
    ("currency", "SEK", "=", "zweedse kro(?:on|nen)"),
    ("currency", "PLN", "=", "(?:poolse )?z[lł]oty['’]?s?"),
    (
        "format",
        "bar chart",
        "=",
        "(?:staaf|kolom|balk(?:en)?)(?:diagrammen|grafieken)",
    ),
    (
        "format",
        "bar chart",
        "staafdiagrammen",
        "(?:staaf|kolom|balk(?:en)?)(?:diagram|grafiek)",
    ),
    ("format", "line chart", "=", "lijn(?:diagrammen|grafieken)"),
    ("format", "line chart", "lijngrafieken", "lijn(?:diagram|grafiek)"),
    ("format", "pie chart", "=", "(?:taart|cirkel)(?:diagrammen|grafieken)|taartpunten"),
    ("format", "pie chart", "taartdiagrammen", "(?:taart|cirkel)(?:diagram|grafiek)"),
    ("format", "bullets", "puntsgewijs opgebouwde antwoorden", "puntsgewij(?:s|ze?)"),
    (
        "format",
        "bullets",
        "=",
        (
            "bullet ?point(?:s|jes)|bullets|bulletlijst(?:en|jes)?|opsommingstekens|opsommingen|"
            "opsomming met bullets|puntenlijst(?:en|jes)|opsommingslijst(?:en|jes)"
        ),
    ),
    ("format", "bullets", "opsommingen", "opsomming"),
    ("format", "bullets", "=", "puntenlijst(?:je)?|bullet ?point|puntjes"),
    ("format", "numbered list", "genummerde lijsten", "genummerde? lijst(?:en|jes|je)?"),
    ("format", "table", "=", "tabelvorm|tabelformaat|tabelletjes|(?:simpele |eenvoudige )tabellen"),
    ("format", "table", "tabellen", "tabel(?:len|letje)?"),
    ("format", "chart", "=", "grafieken|diagrammen|grafiekjes|charts"),
    ("format", "chart", "grafieken", "grafiek(?:je)?|diagram|chart"),
    ("format", "prose", "=", "lopende tekst|doorlopende tekst|volzinnen|(?:hele|volledige) zinnen"),
    ("format", "prose", "=", "(?:gewone )?(?:alinea's|paragrafen)"),
    ("format", "prose", "=", "(?:een |één )(?:alinea|paragraaf)(?: tekst)?"),
    ("format", "plain text", "platte tekst", "platte tekst|plain text"),
    ("format", "spreadsheet", "=", "spreadsheets?|rekenbladen|excel(?:bestanden|-bestanden|s)?"),
    (
        "date_format",
        "=",
        "=",
        (
            r"dd[./-]mm[./-](?:jjjj|jj)|jjjj[./-]mm[./-]dd|dag[- /]maand[- /]jaar|"
            r"jaar[- /]maand[- /]dag"
        ),
    ),
    ("date_format", "iso", "ISO-datums", "iso-(?:datums?|notatie|formaat)"),
    ("language", "British English", "Brits Engels", "brits(?:-| )engels"),
    ("language", "American English", "Amerikaans Engels", "amerikaans(?:-| )engels"),
    ("language", "English", "Engels", "(?:het )?engels"),
    ("language", "German", "Duits", "(?:het )?duits"),
    ("language", "French", "Frans", "(?:het )?frans"),
    ("language", "Spanish", "Spaans", "(?:het )?spaans"),
    ("language", "Italian", "Italiaans", "(?:het )?italiaans"),
    ("language", "Portuguese", "Portugees", "(?:het )?portugees"),
    ("language", "Dutch", "Nederlands", "(?:het )?nederlands"),
    ("language", "Dutch", "Vlaams", "(?:het )?vlaams"),
    ("language", "Polish", "Pools", "(?:het )?pools"),
    ("language", "Swedish", "Zweeds", "(?:het )?zweeds"),
    ("language", "Chinese", "Chinees", "(?:het )?(?:chinees|mandarijn)"),
    ("language", "Japanese", "Japans", "(?:het )?japans"),
)

# Longer names first, so that "Europa" does not take a part of "West-Europa".
_REGIONS = (
    ("United Kingdom", "verenigd koninkrijk|groot-brittanni[ëe]|vk|uk|engeland"),
    ("Nordics", "nordics|scandinavi[ëe]|noordse landen"),
    ("Central and Eastern Europe", "midden-? en oost-europa|centraal-? en oost-europa"),
    ("Asia Pacific", "azi[ëe][- ]pacific|asia pacific"),
    ("Middle East", "midden-oosten"),
    ("Central Europe", "(?:midden|centraal)[- ]europa"),
    ("Latin America", "latijns-amerika"),
    ("Northern Europe", "noord[- ]europa"),
    ("Southeast Asia", "zuidoost-azi[ëe]"),
    ("Netherlands", "nederland"),
    ("Western Europe", "west[- ]europa"),
    ("Southern Europe", "zuid[- ]europa"),
    ("North America", "noord-amerika"),
    ("Eastern Europe", "oost[- ]europa"),
    ("South America", "zuid-amerika"),
    ("DACH", "dach(?:-regio)?"),
    ("United States", "verenigde staten|vs|usa|amerika"),
    ("Australia", "australi[ëe]"),
    ("Germany", "duitsland"),
    ("Switzerland", "zwitserland"),
    ("Greece", "griekenland"),
    ("Austria", "oostenrijk"),
    ("France", "frankrijk"),
    ("Portugal", "portugal"),
    ("Baltics", "baltische staten|baltics"),
    ("Denmark", "denemarken"),
    ("Finland", "finland"),
    ("Brazil", "brazili[ëe]"),
    ("Benelux", "benelux"),
    ("Belgium", "belgi[ëe]"),
    ("Sweden", "zweden"),
    ("Norway", "noorwegen"),
    ("Iberia", "iberi[ëe]|iberisch schiereiland"),
    ("Balkans", "balkan"),
    ("Ireland", "ierland"),
    ("Europe", "europa"),
    ("Africa", "afrika"),
    ("Italy", "itali[ëe]"),
    ("Spain", "spanje"),
    ("Turkey", "turkije"),
    ("Mexico", "mexico"),
    ("Canada", "canada"),
    ("Poland", "polen"),
    ("India", "india"),
    ("LATAM", "latam"),
    ("Japan", "japan"),
    ("China", "china"),
    ("Asia", "azi[ëe]"),
    ("EMEA", "emea"),
    ("APAC", "apac"),
)

_SHORT = (
    ("korte?|korter|kortere", "korte antwoorden"),
    ("kort en bondig|korte en bondige", "korte en bondige antwoorden"),
    ("beknopte?|beknopter|beknoptere", "beknopte antwoorden"),
    ("bondige?|bondiger|bondigere", "bondige antwoorden"),
    ("compacte?|compacter", "compacte antwoorden"),
    ("bonkig|to the point|gevat|kernachtige?|summiere?", "korte antwoorden ({adjective})"),
)
_LONG = (
    ("uitgebreide?|uitgebreider|uitgebreidere", "uitgebreide antwoorden"),
    ("gedetailleerde?|gedetailleerder", "gedetailleerde antwoorden"),
    ("uitvoerige?|uitvoeriger", "uitvoerige antwoorden"),
    ("lange|langer|langere|lang", "lange antwoorden"),
    ("diepgaande?|grondige?", "{adjective} antwoorden"),
)
_TONES = (
    ("formal", "formeel|formele|formeler", "een formele toon"),
    ("formal", "zakelijke?|zakelijker", "een zakelijke toon"),
    ("formal", "professioneel|professionele|professioneler", "een professionele toon"),
    ("formal", "beleefde?|beleefder", "een beleefde toon"),
    ("informal", "informeel|informele|informeler", "een informele toon"),
    ("informal", "los|losse|losser|lossere", "een losse toon"),
    ("informal", "ontspannen|casual|luchtige?|luchtiger", "een toon: {adjective}"),
    ("friendly", "vriendelijke?|vriendelijker", "een vriendelijke toon"),
    ("friendly", "warme?|hartelijke?", "een toon: {adjective}"),
    ("direct", "directe?|directer", "een directe toon"),
    ("direct", "rechttoe rechtaan|recht voor zijn raap", "een toon: {adjective}"),
)

LEXICON = Lexicon(
    rows=(
        *_ROWS,
        *(
            ("region", value, "=", rf"(?:de |het )?(?:{names})(?:-(?:regio|markt))?")
            for value, names in _REGIONS
        ),
    ),
    adjectives=(
        *(("length", "short", said, _ANSWERS, words) for said, words in _SHORT),
        *(("length", "detailed", said, _ANSWERS, words) for said, words in _LONG),
        *(("tone", value, said, _STYLE, words) for value, said, words in _TONES),
    ),
    facts={
        "currency": "Geeft de voorkeur aan {words}",
        "region": "Werkt aan {words}",
        "format": "Geeft de voorkeur aan {words}",
        "language": "Wil antwoorden in het {words}",
        "units": "Geeft de voorkeur aan {words}",
        "temperature": "Geeft de voorkeur aan {words}",
        "scale": "Wil bedragen in {words}",
        "length": "Geeft de voorkeur aan {words}",
        "tone": "Geeft de voorkeur aan {words}",
        "rounding": "Geeft de voorkeur aan {words}",
        "timezone": "Gebruikt de tijdzone {words}",
        "time_format": "Geeft de voorkeur aan {words}",
        "date_format": "Geeft de voorkeur aan {words}",
        "period": "Gebruikt {words} als periode",
        "theme": "Geeft de voorkeur aan {words}",
        "team": "Werkt bij {words}",
        "name": "Heet {words}",
        "address": "Wil {words} genoemd worden",
        "role": "Is {words}",
        "employer": "Werkt bij {words}",
        "home": "Woont in {words}",
        "avoid": "Wil geen {words}",
        "favorite": "Geeft de voorkeur aan {words}",
    },
    names={
        "currency": "(?:standaard)?(?:valuta|munt(?:eenheid)?)",
        "region": "regio'?s?|markt(?:en)?|werkgebied|gebied",
        "format": "(?:antwoord|weergave)?formaat|weergave|opmaak",
        "language": "(?:voer|voorkeurs|antwoord)?ta(?:al|len)",
        "units": "(?:maat)?eenhe(?:id|den)|matenstelsel",
        "temperature": "temperatuureenheid",
        "scale": "schaal",
        "length": "(?:antwoord)?lengte|beknoptheid",
        "tone": "toon|schrijfstijl",
        "rounding": "afronding|decimalen",
        "timezone": "tijdzone",
        "time_format": "tijdnotatie|tijdformaat|uurnotatie",
        "date_format": "datumnotatie|datumformaat",
        "period": "periode|tijdvenster|tijdsvenster",
        "theme": "thema|modus|weergavemodus",
        "team": "team|afdeling|dienst",
        "name": "(?:voor|achter|familie)?naam",
        "address": "bijnaam|roepnaam|aanspreekvorm|aanspreking",
        "role": "rol|functie|job|baan|beroep",
        "employer": "werkgever|bedrijf|firma",
        "home": "adres|woonplaats|thuisadres|stad",
    },
    article=r"(?:een )",
    degree=r"(?:(?:meer|heel|zeer|erg|echt|vrij|zo) )",
    link=r"en|maar",
    copula=(
        r"(?: zijn| is| zo| altijd| graag| liefst| liever| steeds| zoveel mogelijk| voortaan| "
        r"mogen|"
        r" mag| moeten| moet| best| wat| iets| veel| maar| gerust| het){1,4}"
    ),
    relative=r".*(?:er|ere)",
    unwanted=r"(?:niet|geen|in plaats van|ipv|dan)",
)

_DEPARTMENT = (
    r"(?:marketing|communicatie|inkoop|aankoop|verkoop|sales|financi[ëe]n|finance|financi[ëe]le|"
    r"administratie|boekhouding|controlling|logistiek|supply(?: chain)?|productie|hr|"
    r"personeelszaken|personeel|human resources|juridische zaken|(?-i:IT|ICT)|ict|\w*ontwikkeling|"
    r"engineering|support|klantenservice|klantendienst|klantenzorg|customer (?:service|success|"
    r"support|care)|helpdesk|analytics|data(?:science| science)?|business intelligence|"
    r"onderzoek|r&d|planning|kwaliteit(?:szorg)?|design|productmanagement|e-?commerce|webshop|"
    r"compliance|media|pricing|strategie|facilitair(?:e zaken)?|operations|distributie|"
    r"magazijn|techniek|technische dienst|onderhoud|risk|treasury|security|beveiliging|export|"
    r"redactie|opleidingen)"
)
TEAM = (
    rf"(?:(?:de |het |ons )?{_DEPARTMENT}(?:[- ]?(?:team|afdeling|dienst))?|"
    r"(?:de |het |ons |onze )?[\w&/ -]{2,30}[- ]?(?:team|afdeling|dienst|squad|ploeg)|"
    r"(?:het |ons )?team (?:van )?[\w&/ -]{2,30}|(?:de |onze )?ploeg van [\w&/ -]{2,30}|(?:de |"
    r"onze )?(?:afdeling|dienst) [\w&/ -]{2,30})"
)
ROLE = (
    r"(?:[\w&/-]+ ){0,3}[\w-]*(?:analiste?|manager|ingenieur|ontwikkelaar|developer|engineer|"
    r"programmeur|ontwerp(?:er|ster)|designer|directeur|directrice|leid(?:er|ster)|planner|"
    r"inkoper|aankoper|verkoper|verkoopster|consultant|consulente?|adviseu(?:r|se)|boekhoud(?:er|"
    r"ster)|accountant|controller|marketeer|specialiste?|assistente?|co[öo]rdinator|"
    r"medewerk(?:er|ster)|architecte?|verpleegkundige|verpleeg(?:er|ster)|arts|dokter|lera(?:ar|"
    r"res)|leerkracht|docente?|onderwijzer(?:es)?|kleuterjuf|juf|studente?|advocate?|advocaat|"
    r"juriste?|oprichter|stagiaire?|onderzoek(?:er|ster)|schrijver|schrijfster|redact(?:eur|"
    r"rice)|journaliste?|freelancer|zzp'?er|kok|kokkin|apotheker|therapeute?|technicus|"
    r"elektricien|loodgieter|timmerman|chauffeur|onderneemster|ondernemer|zelfstandige|"
    r"zaakvoerder|eigena(?:ar|res)|secretaresse|psycholo(?:og|ge)|biolo(?:og|ge)|fotogra(?:af|fe)|"
    r"kap(?:per|ster)|bakker|slager|boer|boerin|notaris|makelaar|bibliothecar(?:is|esse)|"
    r"ambtena(?:ar|res)|agente?|brandweerman|pilo(?:ot|te)|hoofd|verantwoordelijke|"
    r"woordvoer(?:der|ster)|vertaler|vertaalster|tolk|train(?:er|ster)|coach|leidinggevende|lead|"
    r"(?-i:CEO|CFO|CTO|CMO|COO|VP)|beheerder|monteur|lasser|schilder|tuinman|hovenier|"
    r"kinesist|kine|fysiotherapeut|logopediste?|diëtiste?|dietiste?|vroedvrouw|verloskundige|"
    r"opvoed(?:er|ster)|begeleid(?:er|ster)|poets(?:hulp|vrouw)|recruiter|auditor|strateeg|"
    r"scientist|master|owner|officer|buyer|mantelzorg(?:er|ster)|vrijwillig(?:er|ster)|gids|"
    r"bediende|arbeider|"
    r"magazijnier|conci[ëe]rge|rechter|griffier|wetenschapper|historicus|econom(?:e|ist)|econoom|"
    r"wiskundige|\w+(?:werker|werkster|maker|maakster|kundige|bouwer|zetter|legger|smid|loog|loge|"
    r"iater|"
    r"meester|bewaker|houder|houdster|dekker)|metselaar|dierenarts|lasser|chemicus|laborante?|"
    r"barista|ober|serveerster|cassi[èe]re|winkelier)"
    r"(?: (?:bij|in|voor|van|op|aan|te|met) [^,.;]{2,80})?"
)
# What can follow "ik ben" or "noem me" and is no name.
NO_NAMES = (
    r"(?:een|de|het|in|heel|erg|zo|niet|net|nog|al|klaar|tevreden|moe|ziek|nieuw|terug|weer|"
    r"later|morgen|vandaag|alsjeblieft|nederland(?:er|se)|bel(?:g|gische)|vla(?:ming|amse)|"
    r"duits(?:er|e)?|frans(?:man|e)|engels(?:man|e)|spanjaard|spaanse|brit(?:se)?|pool(?:se)?|"
    r"italiaan(?:se)?|turk(?:se)?|marokkaan(?:se)?|surina(?:mer|amse)|amerika(?:an|anse)|"
    r"fries|limburger|brabander|antwerpenaar|gentenaar|amsterdammer|rotterdammer|brusselaar|"
    r"nederlands|vlaams|ok[ée]?|maar|geen|nooit|altijd|maandag|dinsdag|woensdag|donderdag|"
    r"vrijdag|zaterdag|zondag)"
)
