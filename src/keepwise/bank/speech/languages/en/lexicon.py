"""The English words for slots and their values, as data; see ``speech/lexicon.py``."""

from __future__ import annotations

from keepwise.bank.speech.lexicon import Lexicon

_NUMBER = r"(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|thirty|ninety)"
_SPAN = r"(?:days?|weeks?|months?|quarters?|years?)"
_ANSWERS = (
    r"(?:your |my |all |the )?(?:answers?|repl(?:y|ies)|responses?|explanations?|summar(?:y|ies)|"
    r"messages?|outputs?|reports?|things|everything)"
)

_ROWS = (
    ("units", "metric", "metric units", "metric(?: (?:units?|system|measurements?))?"),
    ("units", "imperial", "imperial units", "imperial(?: (?:units?|system))?"),
    ("units", "metric", "=", "kilomet(?:er|re)s?|kilograms?|kilos"),
    ("units", "imperial", "miles", "miles"),
    ("scale", "thousands", "thousands", "thousands"),
    ("scale", "millions", "millions", "millions"),
    ("length", "short", "short answers", "brevity|conciseness|concision|briefly|concisely"),
    ("length", "detailed", "detailed answers", "in detail|in depth"),
    ("rounding", "whole", "whole numbers", "whole (?:numbers?|amounts?|euros?|pounds?|dollars?)"),
    ("rounding", "whole", "no decimals", "(?:no|without(?: any)?) decimals?(?: places?)?"),
    (
        "rounding",
        "rounded",
        "=",
        "round(?:ed)? (?:values?|numbers?|amounts?|figures?|totals?|results?)",
    ),
    ("rounding", "two decimals", "two decimals", "(?:two|2) decimals?(?: places?)?"),
    ("rounding", "one decimal", "one decimal", "(?:one|1) decimals?(?: places?)?"),
    (
        "rounding",
        "exact",
        "exact values",
        "(?:exact|unrounded|precise) (?:values?|numbers?|amounts?|figures?)",
    ),
    (
        "timezone",
        "=",
        "=",
        (
            r"(?:berlin|london|paris|madrid|new york|tokyo|sydney|pacific|eastern|central european|"
            r"mountain) time(?: ?zone)?"
        ),
    ),
    (
        "time_format",
        "24h",
        "the 24-hour clock",
        "(?:the |a )?24(?:-| )?(?:hour|h)(?: clock| time| format)?|military time",
    ),
    (
        "time_format",
        "12h",
        "the 12-hour clock",
        "(?:the |a )?12(?:-| )?(?:hour|h)(?: clock| time| format)?|am/pm",
    ),
    (
        "period",
        "=",
        "=",
        (
            rf"(?:the )?(?:last|past|previous|rolling|trailing|latest) {_NUMBER} {_SPAN}|"
            rf"(?:a )?(?:rolling|trailing) {_NUMBER}[- ]?{_SPAN}(?: window| period)?|"
            r"(?:the )?(?:last|previous|prior) (?:week|month|quarter|year)|"
            r"year[- ]to[- ]date|quarter[- ]to[- ]date|month[- ]to[- ]date|"
            r"(?:year|month|week)[- ](?:on|over)[- ](?:year|month|week)|(?:the )?"
            r"same (?:week|month|quarter|period) (?:of )?last year"
        ),
    ),
    ("currency", "AUD", "=", "australian dollars?"),
    ("currency", "CAD", "=", "canadian dollars?"),
    ("currency", "USD", "=", r"(?:us|u\.s\.|american) dollars?"),
    ("currency", "GBP", "=", "(?:british pounds?|pounds? sterling|sterling)"),
    ("currency", "CHF", "=", "swiss francs?"),
    ("currency", "EUR", "euros", "euros?|€"),
    ("currency", "GBP", "pounds", "pounds?|quid|£"),
    ("currency", "USD", "dollars", r"dollars?|\$"),
    ("currency", "JPY", "yen", "yen|¥"),
    ("currency", "CNY", "=", "yuan|renminbi|rmb"),
    ("currency", "INR", "rupees", "rupees?|₹"),
    ("currency", "SEK", "=", "swedish (?:krona|kronor|crowns?)|kronor"),
    ("currency", "PLN", "=", "z[lł]ot(?:y|ys)"),
    ("format", "bar chart", "bar charts", "bar (?:charts?|graphs?)"),
    ("format", "line chart", "line charts", "line (?:charts?|graphs?)"),
    ("format", "pie chart", "pie charts", "pie charts?"),
    (
        "format",
        "bullets",
        "bullet points",
        "bullet(?:ed)?(?: |-)?(?:points?|lists?)|bulleted lists?|bullets",
    ),
    ("format", "numbered list", "numbered lists", "numbered lists?"),
    ("format", "table", "tables", "(?:simple |plain )?tables?|tabular form(?:at)?"),
    ("format", "chart", "=", "charts|graphs|diagrams|plots"),
    ("format", "chart", "charts", "chart|graph|diagram|plot"),
    ("format", "prose", "prose", "prose|running text|full sentences|paragraphs"),
    ("format", "plain text", "plain text", "plain text"),
    ("format", "spreadsheet", "spreadsheets", "spreadsheets?|excel(?: files?| sheets?)?"),
    ("language", "British English", "British English", "(?:british|uk) english"),
    ("language", "American English", "American English", "(?:american|us) english"),
    ("language", "English", "English", "(?:english)"),
    ("language", "German", "German", "(?:german)"),
    ("language", "French", "French", "(?:french)"),
    ("language", "Spanish", "Spanish", "(?:spanish)"),
    ("language", "Italian", "Italian", "(?:italian)"),
    ("language", "Portuguese", "Portuguese", "(?:portuguese)"),
    ("language", "Dutch", "Dutch", "(?:dutch)"),
    ("language", "Polish", "Polish", "(?:polish)"),
    ("language", "Swedish", "Swedish", "(?:swedish)"),
    ("language", "Chinese", "Chinese", "(?:chinese|mandarin)"),
    ("language", "Japanese", "Japanese", "(?:japanese)"),
)

# Longer names first, so that "Europe" does not take a part of "Western Europe".
_REGIONS = (
    ("United Kingdom", "United Kingdom|UK|Great Britain"),
    ("Nordics", "Nordics|Scandinavia"),
    ("Central and Eastern Europe", "Central and Eastern Europe"),
    ("Asia Pacific", "Asia Pacific|Asia-Pacific"),
    ("Middle East", "Middle East"),
    ("Central Europe", "Central Europe"),
    ("Latin America", "Latin America"),
    ("Northern Europe", "Northern Europe"),
    ("Southeast Asia", "Southeast Asia"),
    ("Netherlands", "Netherlands"),
    ("Western Europe", "Western Europe"),
    ("Southern Europe", "Southern Europe"),
    ("North America", "North America"),
    ("Eastern Europe", "Eastern Europe"),
    ("South America", "South America"),
    ("DACH", "DACH"),
    ("United States", "United States|USA"),
    ("Australia", "Australia"),
    ("Germany", "Germany"),
    ("Switzerland", "Switzerland"),
    ("Greece", "Greece"),
    ("Austria", "Austria"),
    ("France", "France"),
    ("Portugal", "Portugal"),
    ("Baltics", "Baltics"),
    ("Denmark", "Denmark"),
    ("Finland", "Finland"),
    ("Brazil", "Brazil"),
    ("Benelux", "Benelux"),
    ("Belgium", "Belgium"),
    ("Sweden", "Sweden"),
    ("Norway", "Norway"),
    ("Iberia", "Iberia"),
    ("Balkans", "Balkans"),
    ("Ireland", "Ireland"),
    ("Europe", "Europe"),
    ("Africa", "Africa"),
    ("Italy", "Italy"),
    ("Spain", "Spain"),
    ("Turkey", "Turkey"),
    ("Mexico", "Mexico"),
    ("Canada", "Canada"),
    ("Poland", "Poland"),
    ("India", "India"),
    ("LATAM", "LATAM"),
    ("Japan", "Japan"),
    ("China", "China"),
    ("Asia", "Asia"),
    ("EMEA", "EMEA"),
    ("APAC", "APAC"),
)

LEXICON = Lexicon(
    rows=(
        *_ROWS,
        *(
            ("region", value, "=", rf"(?:the )?(?:{names})(?: (?:region|market))?")
            for value, names in _REGIONS
        ),
    ),
    adjectives=(
        (
            "length",
            "short",
            (
                r"short(?:er)?|brief(?:er)?|concise|succinct|terse|crisp|compact|snappy|to the point|"
                r"short and sweet"
            ),
            _ANSWERS,
            "{adjective} answers",
        ),
        (
            "length",
            "detailed",
            "detailed|long(?:er)?|thorough|in-depth|comprehensive|extensive|elaborate",
            _ANSWERS,
            "{adjective} answers",
        ),
        (
            "tone",
            "formal",
            "formal|professional",
            _ANSWERS + "|tone|language|style",
            "a {adjective} tone",
        ),
        (
            "tone",
            "informal",
            "informal|casual|relaxed",
            _ANSWERS + "|tone|language|style",
            "a {adjective} tone",
        ),
        (
            "tone",
            "friendly",
            "friendly|warm|upbeat",
            _ANSWERS + "|tone|style",
            "a {adjective} tone",
        ),
        (
            "tone",
            "direct",
            "direct|blunt|straight|no-nonsense",
            _ANSWERS + "|tone|style",
            "a {adjective} tone",
        ),
    ),
    facts={
        "currency": "Prefers {words}",
        "region": "Works on {words}",
        "format": "Prefers {words}",
        "language": "Prefers answers in {words}",
        "units": "Prefers {words}",
        "temperature": "Prefers {words}",
        "scale": "Prefers amounts in {words}",
        "length": "Prefers {words}",
        "tone": "Prefers {words}",
        "rounding": "Prefers {words}",
        "timezone": "Uses the time zone {words}",
        "time_format": "Prefers {words}",
        "date_format": "Prefers {words}",
        "period": "Uses {words} as time window",
        "theme": "Prefers {words}",
        "team": "Works in {words}",
        "name": "Is called {words}",
        "address": "Wants to be called {words}",
        "role": "Is {words}",
        "employer": "Works at {words}",
        "home": "Lives in {words}",
        "avoid": "Does not want {words}",
        "favorite": "Prefers {words}",
    },
    names={
        "currency": "currency|currencies|money format",
        "region": "regions?|markets?|territory",
        "format": "(?:answer |output |display )?formats?|(?:tables?|charts?) preference",
        "language": "(?:answer )?languages?",
        "units": "units?(?: of measurement)?",
        "temperature": "temperature units?",
        "scale": "scale",
        "length": "(?:answer |reply )?length|brevity",
        "tone": "tone",
        "rounding": "rounding|decimals?",
        "timezone": "time ?zones?",
        "time_format": "time format|clock",
        "date_format": "date formats?",
        "period": "time (?:window|range|frame)|period|horizon",
        "theme": "theme|(?:display )?mode",
        "team": "team|department",
        "name": "(?:real |full |first )?name",
        "address": "nickname|form of address",
        "role": "(?:job |work )?(?:role|title|position)|job",
        "employer": "employer|company",
        "home": "home(?: address| town)?|address|where i live|city",
    },
    article=r"(?:an? )",
    degree=r"(?:(?:more|very) )",
    link=r"and",
    copula=r" to be| being| are| is| as| so| always",
    relative=r".*er",
    unwanted=r"(?:not|instead of|rather than|over)",
)

_DEPARTMENT = (
    r"(?:marketing|supply(?: chain)?|sales|finance|operations|logistics|procurement|purchasing|"
    r"hr|human resources|legal|(?-i:IT)|engineering|product(?: management)?|support|"
    r"customer (?:support|success|service|care)|data(?: science| engineering)?|analytics|"
    r"business intelligence|bi|"
    r"research|r&d|accounting|controlling|compliance|security|design|communications|pr|"
    r"e-?commerce|planning|demand planning|merchandising|quality|manufacturing|production|"
    r"media|brand|growth|pricing|strategy|insights|consumer insights)"
)
TEAM = (
    rf"(?:(?:the )?{_DEPARTMENT}(?: team| department)?|(?:the |our )?[\w&/ -]{{2,30}} "
    r"(?:team|department|squad|group|division))"
)
ROLE = (
    r"(?:[\w&/-]+ ){0,4}(?:analyst|manager|engineer|developer|designer|director|lead|planner|"
    r"buyer|scientist|consultant|accountant|controller|marketer|marketeer|specialist|assistant|"
    r"coordinator|officer|owner|architect|nurse|doctor|teacher|student|lawyer|founder|ceo|cfo|cto|"
    r"cmo|coo|vp|intern|researcher|writer|editor|trader|strategist|recruiter|administrator|sre|"
    r"head|president|executive|representative|merchandiser|auditor|journalist|freelancer|chef|"
    r"pharmacist|therapist|technician|supervisor|partner|associate|professor)"
    r"(?: (?:of|for|at|in|on|with|by) [^,.;]{2,80})?"
)
# What can follow "I'm" or "call me" and is no name.
NO_NAMES = (
    r"(?:sorry|sure|ok(?:ay)?|happy|glad|fine|good|done|back|ready|here|german|french|"
    r"english|spanish|italian|dutch|american|british|polish|swiss|austrian|european|"
    r"irish|chinese|japanese|indian|swedish|danish|later|when|tomorrow|today|maybe|it|"
    r"not|so|very|going|an?|the|in|on|at|all|monday|tuesday|wednesday|thursday|friday|"
    r"saturday|sunday|great|important|urgent|interesting|wrong|right|true|false|"
    r"everything|weird|strange|curious|confused|lost|new|tired|bored|stuck)"
)

# What people say they have: "my daughter's name is Lena".
FAMILY = (
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
