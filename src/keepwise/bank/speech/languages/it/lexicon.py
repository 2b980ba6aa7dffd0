"""The Italian words for slots and their values, as data; see ``speech/lexicon.py``."""

from __future__ import annotations

from keepwise.bank.speech.languages.it.regions import REGIONS
from keepwise.bank.speech.lexicon import Lexicon

_NUMBER = (
    r"(?:\d{1,3}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|tredici|trenta|"
    r"novanta)"
)
_SPAN = r"(?:giorni|settimane|mesi|trimestri|anni|giorno|settimana|mese|trimestre|anno)"
_LAST = r"(?:ultim[ioae]|scors[ioae]|precedent[ei]|passat[ioae])"

_ROWS = (
    (
        "units",
        "metric",
        "unità metriche",
        (
            r"(?:le |il )?(?:(?:unità|misure|sistema)(?: di misura)? )?metric[oahe]+"
            r"(?: decimale)?"
        ),
    ),
    (
        "units",
        "imperial",
        "unità imperiali",
        r"(?:le |il )?(?:unità|misure|sistema)(?: di misura)? imperial[ei]",
    ),
    ("units", "metric", "=", "(?:i )?(?:chilometri|chilogrammi|chili)|km|kg"),
    ("units", "metric", "=", "(?:i )?(?:millimetri|centimetri)"),
    ("units", "imperial", "=", "(?:i )?pollici"),
    ("units", "imperial", "miglia", "(?:le )?miglia"),
    ("temperature", "celsius", "gradi Celsius", "(?:i )?(?:gradi )?(?:celsius|centigradi)"),
    ("temperature", "fahrenheit", "gradi Fahrenheit", "(?:i )?(?:gradi )?fahrenheit"),
    ("scale", "thousands", "migliaia", "migliaia(?: di euro)?"),
    ("scale", "millions", "milioni", "milioni(?: di euro)?"),
    (
        "length",
        "short",
        "risposte brevi",
        "brevità|in breve|brevemente|(?:in )?(?:modo|maniera) breve",
    ),
    (
        "length",
        "short",
        "risposte sintetiche",
        "sinteticità|in sintesi|sinteticamente|(?:in )?(?:modo|maniera) (?:più )?sintetic[oa]",
    ),
    (
        "length",
        "short",
        "risposte concise",
        "concisione|concisamente|(?:in )?(?:modo|maniera) (?:più )?(?:concis[oa]|stringat[oa])",
    ),
    ("length", "short", "=", "in (?:poche|due|tre) (?:parole|righe|frasi)"),
    (
        "length",
        "detailed",
        "risposte dettagliate",
        r"(?:in|nel) dettaglio|dettagliatamente|(?:in )?(?:modo|maniera) (?:più )?dettagliat[oa]",
    ),
    (
        "length",
        "detailed",
        "risposte approfondite",
        "approfonditamente|(?:in )?(?:modo|maniera) (?:più )?approfondit[oa]",
    ),
    (
        "tone",
        "formal",
        "un tono formale",
        r"(?:(?:in )?(?:modo|maniera) (?:più )?formale|formalmente|con un tono formale)",
    ),
    ("tone", "formal", "un tono professionale", "(?:in )?(?:modo|maniera) (?:più )?professionale"),
    (
        "tone",
        "informal",
        "un tono informale",
        "(?:in )?(?:modo|maniera) (?:più )?(?:informale|colloquiale)|informalmente",
    ),
    ("tone", "friendly", "un tono amichevole", "(?:in )?(?:modo|maniera) (?:più )?amichevole"),
    ("tone", "direct", "un tono diretto", "(?:in )?(?:modo|maniera) (?:più )?dirett[oa]"),
    ("rounding", "whole", "numeri interi", r"(?:i )?(?:numeri|valori|importi) interi"),
    (
        "rounding",
        "whole",
        "importi senza decimali",
        r"(?:senza|niente|nessun|zero)(?: i)? (?:decimali?|cifre decimali|virgole)|senza centesimi",
    ),
    (
        "rounding",
        "rounded",
        "valori arrotondati",
        r"(?:(?:i |gli )?(?:valori|numeri|importi|dati) )?arrotondat[ie]",
    ),
    (
        "rounding",
        "two decimals",
        "due decimali",
        r"(?:due|2) (?:decimali|cifre (?:decimali|dopo la virgola))",
    ),
    (
        "rounding",
        "one decimal",
        "un decimale",
        r"(?:un|una|1|una sola|un solo) (?:decimale|cifra (?:decimale|dopo la virgola))",
    ),
    (
        "rounding",
        "exact",
        "valori esatti",
        r"(?:i |gli )?(?:valori|numeri|importi|dati) (?:esatti|precisi|non arrotondati)",
    ),
    (
        "timezone",
        "=",
        "=",
        (
            r"(?:l')?ora (?:italiana|di (?:roma|milano|londra|new york|berlino|parigi))|"
            r"(?:il )?fuso(?: orario)? (?:italiano|di \w+)"
        ),
    ),
    (
        "time_format",
        "24h",
        "il formato 24 ore",
        (
            r"(?:il |l')?(?:formato |orologio |orario )?(?:a |in |di |da )?(?:24|ventiquattro) "
            r"?(?:ore|h)"
        ),
    ),
    (
        "time_format",
        "12h",
        "il formato 12 ore",
        (
            r"(?:il |l')?(?:formato |orologio |orario )?(?:a |in |di |da )?(?:12|dodici) ?(?:ore|"
            r"h)|"
            r"am/pm"
        ),
    ),
    (
        "date_format",
        "=",
        "=",
        r"gg[./-]mm[./-]aaaa|aaaa-mm-gg|giorno[/ -]mese[/ -]anno|mm[./-]gg[./-]aaaa",
    ),
    (
        "period",
        "=",
        "=",
        (
            rf"(?:gli |le |l'|il |la |i |lo )?(?:{_LAST} {_NUMBER}|{_NUMBER} {_LAST}) {_SPAN}|"
            rf"(?:lo |la )?stess[oa] (?:periodo|mese|trimestre|settimana) (?:dell'anno|del mese) "
            rf"(?:scorso|prima|precedente|passato)|(?:l'|il |la |lo )?{_SPAN} (?:scors[oa]|"
            rf"precedente|"
            rf"passat[oa])|(?:l'|la )ultim[oa] {_SPAN}|anno su anno|mese su mese|"
            rf"settimana su settimana|da inizio (?:anno|mese|trimestre)"
        ),
    ),
    ("currency", "AUD", "=", "dollar[oi] australian[oi]"),
    ("currency", "CAD", "=", "dollar[oi] canades[ei]"),
    ("currency", "USD", "=", "dollar[oi] (?:americani?o?|statunitens[ei]|usa|us)"),
    ("currency", "GBP", "=", "sterlin[ae] (?:inglesi?e?|britannic(?:he|a))|pound"),
    ("currency", "CHF", "franchi svizzeri", "franch?[oi] svizzer[oi]"),
    ("currency", "EUR", "euro", "eur[oi]|€"),
    ("currency", "GBP", "sterline", "sterlin[ae]|£"),
    ("currency", "USD", "dollari", r"dollar[oi]|\$"),
    ("currency", "CHF", "franchi svizzeri", "franch[oi]|franco"),
    ("currency", "JPY", "yen", "yen|¥"),
    ("currency", "CNY", "=", "yuan|renminbi"),
    ("currency", "INR", "rupie", "rupie?a?"),
    ("currency", "SEK", "=", "coron[ae] svedes[ei]"),
    ("currency", "PLN", "=", "z[lł]oty"),
    (
        "format",
        "bar chart",
        "grafici a barre",
        "(?:grafic[oi]|diagramm[ai]) a barre",
    ),
    ("format", "bar chart", "grafici a colonne", "(?:grafic[oi]|diagramm[ai]) a colonne"),
    ("format", "bar chart", "istogrammi", "istogramm[ai]"),
    (
        "format",
        "line chart",
        "grafici a linee",
        "(?:grafic[oi]|diagramm[ai]) (?:a linee|a linea|lineari|lineare)",
    ),
    (
        "format",
        "pie chart",
        "grafici a torta",
        "(?:grafic[oi]|diagramm[ai]) (?:a torta|circolar[ei])|torte",
    ),
    (
        "format",
        "bullets",
        "elenchi puntati",
        r"(?:l'|un )?elenc(?:o|hi) puntat[oi]",
    ),
    ("format", "bullets", "liste puntate", r"(?:la |una )?list[ae] puntat[ae]"),
    ("format", "bullets", "punti elenco", r"(?:i |per )?punti elenco|(?:per|a) punti"),
    ("format", "bullets", "bullet point", "bullet ?points?|bullet"),
    (
        "format",
        "numbered list",
        "elenchi numerati",
        "(?:elenc(?:o|hi)|list[ae]) numerat[oiea]",
    ),
    (
        "format",
        "spreadsheet",
        "Excel",
        r"(?:file |un |i |il |l')?(?:excel|fogl(?:io|i) excel)",
    ),
    (
        "format",
        "spreadsheet",
        "fogli di calcolo",
        r"(?:un |i |il )?fogl(?:io|i) (?:di calcolo|elettronic[oi])",
    ),
    (
        "format",
        "table",
        "tabelle",
        (
            r"(?:il )?(?:forma|formato|modo) (?:tabella(?:re)?|di tabell[ae])|tabell[ae](?: "
            r"semplic[ei])?"
        ),
    ),
    ("format", "chart", "=", "grafici|diagrammi"),
    ("format", "chart", "grafici", "grafico|diagramma"),
    (
        "format",
        "prose",
        "=",
        (
            r"(?:il )?testo (?:discorsivo|continuo|corrente)|(?:la )?prosa|frasi complete|"
            r"(?:forma|modo) discorsiv[ao]"
        ),
    ),
    ("format", "plain text", "testo semplice", "testo (?:semplice|normale)|plain text"),
    ("format", "csv", "CSV", r"(?:il |un |i )?(?:file )?csv"),
    ("format", "markdown", "Markdown", r"(?:il )?markdown"),
    ("format", "json", "JSON", r"(?:il )?json"),
    (
        "theme",
        "dark",
        "=",
        "(?:la |il )?(?:modalità|tema|interfaccia|sfondo|schermata) (?:scur[oa]|dark|notturn[oa])",
    ),
    (
        "theme",
        "light",
        "=",
        "(?:la |il )?(?:modalità|tema|interfaccia|sfondo|schermata) (?:chiar[oa]|light)",
    ),
    ("language", "British English", "inglese britannico", "inglese britannico"),
    ("language", "American English", "inglese americano", "inglese americano"),
    ("language", "English", "inglese", "inglese"),
    ("language", "German", "tedesco", "tedesco"),
    ("language", "French", "francese", "francese"),
    ("language", "Spanish", "spagnolo", "spagnolo|castigliano"),
    ("language", "Italian", "italiano", "italiano"),
    ("language", "Portuguese", "portoghese", "portoghese"),
    ("language", "Dutch", "olandese", "olandese|nederlandese"),
    ("language", "Polish", "polacco", "polacco"),
    ("language", "Swedish", "svedese", "svedese"),
    ("language", "Chinese", "cinese", "cinese|mandarino"),
    ("language", "Japanese", "giapponese", "giapponese"),
)

# Nouns an adjective agrees with: the pattern, how a fact says it, and whether it is feminine.
_NOUNS = (
    (r"(?:le (?:tue |mie )?|tutte le |una )?rispost[ae]", "risposte", True),
    (r"(?:le (?:tue )?|una )?spiegazion[ei]", "spiegazioni", True),
    (r"(?:i (?:tuoi |miei )?|un )?(?:riassunt|sunt)[oi]", "riassunti", False),
    (r"(?:i (?:tuoi )?|un )?riepilog(?:o|hi)", "riepiloghi", False),
    (r"(?:le (?:tue )?|una )?sintesi", "sintesi", True),
    (r"(?:i (?:tuoi |miei )?|un )?messaggi?o?", "messaggi", False),
    (r"(?:i (?:tuoi )?|un )?test[oi]", "testi", False),
    (r"(?:i (?:tuoi |miei )?|un )?report", "report", False),
)
_LENGTHS = (
    ("short", r"brev[ei]", "brevi", "brevi"),
    ("short", r"cort[eioa]", "corte", "corti"),
    ("short", r"concis[eioa]", "concise", "concisi"),
    ("short", r"sintetic(?:he|i|a|o)", "sintetiche", "sintetici"),
    ("short", r"stringat[eioa]", "stringate", "stringati"),
    ("short", r"essenzial[ei]", "essenziali", "essenziali"),
    ("short", r"asciutt[eioa]", "asciutte", "asciutti"),
    ("short", r"telegrafic(?:he|i|a|o)", "telegrafiche", "telegrafici"),
    ("short", r"compatt[eioa]", "compatte", "compatti"),
    ("detailed", r"dettagliat[eioa]", "dettagliate", "dettagliati"),
    ("detailed", r"approfondit[eioa]", "approfondite", "approfonditi"),
    ("detailed", r"lung(?:he|hi|a|o)", "lunghe", "lunghi"),
    ("detailed", r"complet[eioa]", "complete", "completi"),
    ("detailed", r"esaustiv[eioa]", "esaustive", "esaustivi"),
    ("detailed", r"esaurient[ei]", "esaurienti", "esaurienti"),
    ("detailed", r"articolat[eioa]", "articolate", "articolati"),
)
_TONES = (
    ("formal", r"formal[ei]", "formale"),
    ("formal", r"professional[ei]", "professionale"),
    ("informal", r"informal[ei]", "informale"),
    ("informal", r"colloquial[ei]", "colloquiale"),
    ("informal", r"rilassat[oaie]", "rilassato"),
    ("informal", r"easy", "easy"),
    ("friendly", r"amichevol[ei]", "amichevole"),
    ("friendly", r"cordial[ei]", "cordiale"),
    ("friendly", r"caloros[oaie]", "caloroso"),
    ("direct", r"dirett[oaie]", "diretto"),
    ("direct", r"schiett[oaie]", "schietto"),
)
_VOICES = (
    r"(?:il |un |uno )?(?:tuo )?(?:tono|stile|linguaggio|registro)|(?:le (?:tue )?)?rispost[ae]|"
    r"(?:i )?messaggi"
)

LEXICON = Lexicon(
    rows=(
        *_ROWS,
        *(
            ("region", value, "=", rf"(?:(?:la|il|i|gli|le|lo) |l')?(?:{names})")
            for value, names in REGIONS
        ),
    ),
    adjectives=(
        *(
            ("length", value, adjective, noun, f"{said} {feminine if is_her else masculine}")
            for noun, said, is_her in _NOUNS
            for value, adjective, feminine, masculine in _LENGTHS
        ),
        *(
            ("tone", value, adjective, _VOICES, f"un tono {said}")
            for value, adjective, said in _TONES
        ),
    ),
    facts={
        "currency": "Preferisce {words}",
        "region": "Mercato di riferimento: {words}",
        "format": "Preferisce {words}",
        "language": "Preferisce risposte in {words}",
        "units": "Preferisce {words}",
        "temperature": "Preferisce {words}",
        "scale": "Preferisce importi in {words}",
        "length": "Preferisce {words}",
        "tone": "Preferisce {words}",
        "rounding": "Preferisce {words}",
        "timezone": "Orario di riferimento: {words}",
        "time_format": "Preferisce {words}",
        "date_format": "Preferisce {words}",
        "period": "Usa {words} come periodo",
        "theme": "Preferisce {words}",
        "team": "Lavora nel team {words}",
        "name": "Si chiama {words}",
        "address": "Vuole farsi chiamare {words}",
        "role": "Di professione: {words}",
        "employer": "Lavora per {words}",
        "home": "Vive a {words}",
        "avoid": "Non vuole {words}",
        "favorite": "Preferisce {words}",
    },
    names={
        "currency": "valut[ae]|monet[ae]",
        "region": "region[ei]|mercat[oi]|territorio|zona|area(?: geografica)?",
        "format": "format[oi](?: (?:delle risposte|dei dati|di output))?",
        "language": "lingua(?: (?:delle risposte|preferita))?",
        "units": "unità(?: di misura)?",
        "temperature": "unità di temperatura|temperatura",
        "scale": "scala",
        "length": "lunghezza(?: delle risposte)?|brevità",
        "tone": "tono",
        "rounding": "arrotondament[oi]|decimali",
        "timezone": "fuso(?: orario)?",
        "time_format": "formato (?:orario|dell'ora|delle ore)",
        "date_format": "formato (?:della data|delle date|data)",
        "period": "periodo(?: di riferimento)?|finestra temporale|orizzonte",
        "theme": "tema|modalità",
        "team": "team|reparto|dipartimento|ufficio",
        "name": "nome|cognome|nome e cognome",
        "address": "soprannome|appellativo",
        "role": "ruolo|posizione|mansione|professione|lavoro|mestiere",
        "employer": "azienda|datore di lavoro|ditta|società",
        "home": "indirizzo|città|residenza|domicilio|indirizzo di casa|dove (?:vivo|abito)",
    },
    article=r"(?:(?:un|una|uno|delle|dei|degli|le|i|gli) )",
    degree=r"(?:(?:più|molto|sempre) )",
    link=r"e|ed|o",
    copula=(
        r" (?:siano|sono|sia|è|fossero|fosse|restino|rimangano|tenute|tenuti|più|molto|sempre|"
        r"abbastanza|il più|ben|un po' più|belle|bei)"
        r"(?: (?:più|molto|sempre|possibilmente))?"
    ),
    relative=r"(?:più|meno) .*",
    unwanted=r"(?:non|invece di|anziché|piuttosto che|al posto di)",
)
