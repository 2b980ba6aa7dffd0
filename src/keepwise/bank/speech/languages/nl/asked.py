"""Dutch rules, before the last ones: wishes said in half a sentence or without an order.

"Eerst de conclusie, dan de rest graag", "één optie is genoeg", "liever geen omwegen": there is
no verb that says what is wished, only the form shows that it is meant for good.
"""

from __future__ import annotations

from dataclasses import replace

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.nl.parts import FINAL, GOOD, ORDER

_HERE = (
    r"(?!.*(?<![\w'’])(?:dit|deze|hier|hiervan|hierin|hieronder|bovenstaande?|onderstaande?|eerste|"
    r"tweede|derde|laatste|vorige|nieuwe versie|nu|vandaag|morgen|straks|vanavond|jullie|hem|haar|"
    r"ik|we|wij|hij|zij|dat je|dat het)(?![\w'’]))"
)
# What begins a sentence of its own, an answer or a phrase, and no wish.
_NO_START = (
    r"(?!(?:ik|je|jij|we|wij|het|dit|dat|de (?:tabel|grafiek|mail|tekst|lijst)|die|deze|er|hij|zij|"
    r"ze|dank|bedankt|ok|oké|nee|ja|wat|hoe|wie|waar|waarom|wanneer|welke?|of|als|wacht|kom|"
    r"sorry|hallo|hoi|dag|en|maar|dus|zo|niet|iets|anders|beter|meteen|weer|leuk|fijn|goed|"
    r"mooi|prima|top|super|handig|lekker|jammer|helaas|misschien|mensen|iedereen|niemand|wil|"
    r"kan|kun|zou|mag|moet|is|zijn|was|heeft|hebben|heb|ben|had|gedacht|geweten|gezien|gehoord|"
    r"welkom|hetzelfde|moeilijk|lastig|spannend|gezellig|interessant|grappig|raar|gek|vreemd)\b)"
)
_IDIOM = (
    r"(?:probleem|problemen|idee|dank|paniek|haast|zorgen|zorg|punt|stress|wonder|twijfel|moeite|"
    r"reactie|antwoord|tijd|zin|commentaar|mening|nood|sprake|kans|verschil|fouten|fout|resultaat|"
    r"resultaten|gedoe|dingen|nieuws|bezwaar|spijt|geluk|woord|grap|geld|internet|verbinding|"
    r"toegang|meldingen gezien|wijzigingen|data|match|hulp|vragen meer|vragen|vraag)"
)
_ADJECTIVE = (
    r"(?:kritisch|eerlijk|streng|direct|hard|grappig|informeel|formeel|los|speels|brutaal|kort|"
    r"beknopt|uitgebreid|technisch|concreet|duidelijk|praktisch|zakelijk|vriendelijk|geduldig|"
    r"bondig|specifiek|precies|creatief|humoristisch|positief|neutraal|objectief|ongezouten|"
    r"rechttoe rechtaan|gedetailleerd|beleefd|braaf|serieus|stijf|lief|zacht|voorzichtig|"
    r"nauwkeurig|enthousiast|sarcastisch|simpel|eenvoudig)"
)

# Before the rules about likes: what takes back a wish and puts another in its place.
MENDED: tuple[Rule, ...] = (
    Rule(
        "settled",
        "free",
        r".{0,60}\b(?:knoop doorgehakt|door de kerk|we zijn eruit|ik ben eruit|beslist|"
        r"besloten|afgesproken|beslissing|akkoord bereikt)\b[^:]{0,25}: (?P<x>(?!(?:schrijf|maak|"
        r"kan)\b).{4,200})",
        kind="detail",
        fact="Besloten: {x}",
    ),
    Rule(
        "you-do",
        "free",
        r"(?P<x>(?!(?:dit|dat|het|die|deze|de (?:tabel|mail|tekst)|hoe|wat|waarom)\b)[\w' -]{3,50} "
        r"(?:schrijf|zet|geef|maak|doe|noem|leg|toon|vermeld|hou|gebruik|laat|stuur|plan|begin|"
        r"antwoord) "
        r"(?:je|jij|u) (?!.*\b(?:dit|deze|vandaag|morgen)\b).{3,90})",
        fact="Wens: {x}",
        lasting=True,
    ),
    Rule(
        "called",
        "fill",
        r"(?:ik ben|ik heet|mijn naam is) (?P<name>(?-i:[A-Z])[\w'-]+ (?:de|van|van de|"
        r"van der|van den|ter|ten|den|der|la|el) (?-i:[A-Z])[\w'-]+)(?:,.*)?",
        kind="name",
        slot="name",
    ),
    Rule(
        "cold",
        "wish",
        r"(?P<x>(?!(?:dit|dat|het|die|deze|ik)\b)[\w'& -]{3,60}?) (?:interesse(?:ert|ren) (?:me|"
        r"mij) (?:eerlijk gezegd |echt |totaal |helemaal )*(?:niks|nul|geen (?:bal|zier|moer)|"
        r"weinig|amper|niet)|"
        r"(?:kan|kunnen) (?:me|mij) gestolen worden|(?:laat|laten) (?:me|mij) (?:koud|siberisch)|"
        r"(?:doet|doen|"
        r"zegt|zeggen) (?:me|mij) (?:niks|niets|weinig)|trek ik (?:echt )?niet|verteer ik (?:echt "
        r")?niet)",
        fact="Is niet geïnteresseerd in {x}",
        negative=True,
        reads=(*SHAPES, "region"),
    ),
    Rule(
        "instead-of",
        "free",
        r"(?:nee |wacht |doe )*(?:toch |liever |liefst |maar )+(?:geen|niet) "
        rf"(?P<no>[\w'’ -]{{3,40}}?),? (?:maar |alleen |enkel |gewoon |wel |liever |doe maar |en )+"
        rf"(?!geen\b)(?P<x>{_HERE}[\w'’ -]{{3,80}})",
        fact="Geeft de voorkeur aan {x}",
        reads=SHAPES,
        bare=True,
    ),
    Rule(
        "known-as",
        "fill",
        r"mijn (?:volledige |echte |voor)?naam is (?P<name>(?-i:[A-Z])[\w'-]+"
        r"(?: (?-i:[A-Z])[\w'-]+){0,3}) (?:maar|alleen|en) .+",
        kind="name",
        slot="name",
    ),
    Rule(
        "known-as",
        "fill",
        r"(?:ze|iedereen|mensen|vrienden|collega's|de meesten|mijn \w+) "
        r"(?:noemen|noemt|kennen|kent|zegt|zeggen) (?:me |mij |tegen me |tegen mij )?(?:altijd |"
        r"gewoon |meestal |als |maar )*(?P<name>(?-i:[A-Z])[\w'-]+)(?: hoor)?",
        kind="address",
        slot="address",
    ),
    Rule(
        "known-as",
        "fill",
        r"(?:noem|spreek|spreekt) (?:me|mij) (?:maar |gewoon |gerust |altijd |"
        r"liever )*(?:aan )?(?:met |als )?(?P<name>(?-i:[A-Z])[\w'-]+)(?: aan)?,? (?:en )?(?:niet|"
        r"geen|in plaats van|nooit) .+|(?:noem|spreek) (?:me|mij) (?:maar |gewoon |gerust )*aan "
        r"(?:met|als) (?P<name2>(?-i:[A-Z])[\w'-]+)",
        kind="address",
        slot="address",
    ),
    Rule(
        "brief",
        "free",
        r"(?P<x>(?:hou|wees|blijf)(?: het| je)? (?:lekker |maar |graag )*"
        r"(?:kort|beknopt|bondig)(?: en (?:bondig|krachtig|duidelijk|zakelijk|simpel))?)",
        fact="Geeft de voorkeur aan korte antwoorden ({x})",
        slot="length",
        value="short",
    ),
    Rule(
        "hint-first",
        "free",
        r"(?P<x>geef (?:me |mij )?(?:altijd )?eerst (?:een |de |het )?(?:hint|"
        r"tip|conclusie|kern|antwoord|advies|hints|aanwijzing|korte versie|hoofdpunt\w*)(?:,? "
        r".+)?)",
        fact="Wens: {x}",
        unless=r"\b(?:altijd|dit|deze|hiervan|vandaag)\b",
    ),
    Rule(
        "no-koriander",
        "wish",
        r"ik kan (?:echt )?(?:geen|niet tegen) (?P<x>(?!(?:kant|touw|"
        r"antwoord|fout\w*|bestand|link)\b)[\w' -]{3,40}?) (?:meer )?(?:zien|ruiken|hebben|"
        r"uitstaan|"
        r"luchten|verdragen|eten|drinken|horen|aan|velen)",
        fact="Houdt niet van {x}",
        negative=True,
        reads=SHAPES,
    ),
)

_ASKED: tuple[Rule, ...] = (
    Rule("enough", "free", r"(?P<x>(?!(?:dit|dat|het|zo|deze|die|meer|ik|de|alles|nu)\b)"
         rf"{_HERE}[\w'’ -]{{3,60}}?) (?:volstaat|volstaan)|(?P<y>(?!(?:dit|dat|het|zo|deze|die|"
         rf"meer|ik|de|alles|nu)\b)"
         rf"{_HERE}[\w'’ -]{{3,60}}?) (?:is|zijn|was) (?:ruim |meer dan |altijd |"
         r"al |dik |voor mij |meestal |prima )*(?:genoeg|voldoende|zat|plenty|ruim voldoende|"
         r"het maximum|de max)", fact="{x} is genoeg",
         unless=r"\A(?:een|één|twee|drie|vier) (?!\w*(?:zin|regel|punt|optie|voorbeeld|alinea|"
         r"pagina|bullet|woord|stap|idee|suggestie|cijfer|tip)\w*)\w+ (?:is|zijn|volstaat|"
         r"volstaan) "
         r"(?!(?:altijd|voor mij|meestal)\b)"),
    Rule("works", "free", rf"(?P<x>(?!(?:dit|dat|het|zo|deze|die|de|"
        rf"ik)\b){_HERE}[\w'’ ,-]{{3,80}}?) "
         r"(?P<v>werkt|werken|leest|lezen|is|zijn|past|passen|vind ik|voelt|bevalt|bevallen) "
         r"(?:me |"
         rf"mij |voor mij |bij mij )*(?:altijd |gewoon |echt |veel |toch )*(?P<g>{GOOD}|het beste|"
         r"het snelst|bij me|bij mij|fijner|beter|het fijnste|prettiger|prima|goed|niet)"
         r"(?: (?:voor|bij) (?:mij|me))?(?: dan .+)?", fact="{x} {v} {g}",
         needs=r"\b(?:antwoord|uitleg|tekst|lijst|punt|stap|voorbeeld|cijfer|tabel|grafiek|mail|"
         r"bericht|zin|alinea|schema|samenvatting|ochtend|middag|avond|dag|bellen|appen|mailen|"
         r"video|call|plaatje|kleur|licht|font|letter|feedback|code|formaat|toon|stijl|kop|"
         r"opmaak)"),
    Rule("first", "free", r"(?P<x>(?:altijd )?eerst (?!(?:even|nog|eens|maar)\b)"
         rf"{_HERE}.{{3,70}}?(?:,| en) (?:dan|daarna|pas dan|dan pas|pas daarna|vervolgens) "
         rf".{{3,70}})",
         fact="Wens: {x}", sign=True),
    Rule("first", "free", rf"(?P<x>{_NO_START}{_HERE}(?:[\w'’-]+ ){{1,4}}(?:eerst|voorop|bovenaan|"
         r"vooraan|onderaan|achteraan|als eerste|als laatste|tot slot)(?:,? .{3,60})?)",
         fact="Wens: {x}", sign=True),
    Rule("not-but", "free", rf"(?P<x>{_NO_START}{_HERE}[\w'’ /-]{{3,60}}?,? (?:niet|geen|en geen|"
         r"zonder|en niet|maar niet|maar geen|liever dan|in plaats van) (?!(?:waar|nodig|goed|"
         r"gelukt|meer)\b)[\w'’ /-]{2,60})", fact="Wens: {x}", polite=True,
         unless=rf"\A(?:{ORDER}) (?:de|het|een|me|mij)\b"),
    Rule("no", "free", rf"(?:liever|liefst|het liefst|bij voorkeur|graag) (?:geen|nooit|niet|"
        rf"zonder) "
         rf"(?P<x>(?!(?:nu|hier|zo|meer|te)\b){_HERE}[\w'’-]+(?: [\w'’-]+){{0,10}}?)(?: graag)*",
         fact="Liever geen {x}"),
    Rule("plural", "free", r"(?P<x>(?!(?:meer|andere|nieuwe|nog|beide|alle|vele|veel|drie|twee|"
         r"goede ideeën|volgende|deze|die|fijne|lekkere|hartelijke|vriendelijke)\b)[\w-]{3,}e "
         r"(?:[\w-]+e )?[\w'-]{3,}(?:en|s)(?: (?:in|met|voor|bij|zonder|van|op|zoals) [\w' -]+)?)",
         fact="Heeft graag {x}", polite=True, unless=r"\b(?:dit|deze|hier|groeten|wensen|dagen)\b"),
    Rule("drop", "free", r"laat (?:alsjeblieft )?(?:al )?(?:die|dat|je) (?P<x>(?:[\w-]+e "
         r")?[\w'-]{4,}(?:en|s|"
         r"gedoe|gezeur|taal|praat|gedeelte)) (?:maar |gewoon |voortaan |altijd )*(?:weg|"
         r"achterwege|"
         r"zitten|vallen)", fact="Wil geen {x}", unless=r"\b(?:kolom|rij|alinea|tabel|zin|cel|"
             r"regel|"
         r"slide|laatste|eerste|tweede|lege|nul)\w*\b"),
    Rule("no", "free", rf"(?:liever |liefst |graag )*(?:geen|nooit|zonder|never)(?: een)?(?: "
        rf"meer)? "
         rf"(?P<x>(?!{_IDIOM}\b)(?!ge\w+[dt]\b){_HERE}[\w'’-]+(?: [\w'’-]+){{0,12}})",
         fact="Wil geen {x}", polite=True),
    Rule("tone", "free", rf"(?:wees |blijf |gewoon |gerust |heel |wat |iets |altijd |best )*(?P<x>"
         rf"{_ADJECTIVE}(?: (?:en|maar) {_ADJECTIVE})?) (?:te )?(?:zijn|blijven|wezen)"
         rf"(?P<r> (?:op|over|met|tegen|in|bij|naar) {_HERE}.+)?", fact="Wens: {x} zijn"),
    Rule("tone", "free", rf"(?:wees|blijf) (?:gerust |gewoon |maar |altijd |heel |wel )*(?P<x>"
         rf"(?:(?:niet (?:te|zo|al te)|minder|iets minder|wat) )?{_ADJECTIVE}(?: (?:en|maar) "
         rf"{_ADJECTIVE})?"
         rf"(?: (?:op|over|met|tegen|in|bij) {_HERE}.+)?)", fact="Wens: wees {x}"),
    Rule("that-is-how", "free", r"(?:zo|dat is hoe|precies zo|dit is hoe|zoals) (?:heb|wil|zie|"
        r"lees|"
         r"krijg|werk|vind) ik (?:het|ze|mijn \w+|alles|\w+)? ?(?:altijd |ook |nu eenmaal "
         r")*(?:graag|"
         r"het liefst|liefst|het fijnst|het prettigst|hebben|altijd)*(?: het)?(?::|,| -) "
         rf"(?P<x>(?!(?:dank|bedankt|perfect)\b){_HERE}.{{3,150}})", fact="Wens: {x}"),
    Rule("that-is-how", "free", rf"(?P<x>{_NO_START}{_HERE}[\w'’ ,/-]{{4,120}}?)(?:,|:| -)? (?:zo|"
         r"dat is hoe) (?:heb|wil|zie|lees|krijg) ik (?:het|ze|alles) (?:altijd )?(?:graag|het "
         r"liefst|liefst)", fact="Wens: {x}"),
    Rule("in-everything", "free", r"(?:voor|bij|in|op) (?P<x>(?:alle|al mijn|elke?|iedere?|alles "
        r"wat) "
         r"[\w' -]{3,40}?(?::|,)? (?:graag |altijd |liefst |wil ik |heb ik graag )*(?!(?:dit|"
         r"deze)\b)"
         rf"{_HERE}[\w'’% /-]{{3,80}})", fact="Wens voor {x}", sign=True),
    Rule("in-everything", "free", r"(?:voor|bij|in|op) (?P<x>(?:alle|al mijn) [\w' -]{3,40}?: "
         rf"{_HERE}[\w'’% /-]{{3,80}})", fact="Wens voor {x}"),
    Rule("must-for-me", "free", r"(?:voor mij|van mij|wat mij betreft)? ?(?P<v>moet|moeten|mag|"
        r"mogen|"
         rf"hoeft|hoeven) (?P<x>(?:altijd )?(?:alles|antwoorden|een antwoord|elk antwoord|uitleg|"
         rf"teksten|een tekst|een mail|mails|code|een overzicht|overzichten|rapporten|een rapport) "
         rf"{_HERE}.{{3,90}})", fact="{v} {x}"),
    Rule("may-not-miss", "free", r"(?P<x>(?!(?:dit|dat|het|die|deze)\b)[\w'’ -]{3,50}?) (?:mag|"
        r"mogen) "
         r"(?:voor mij |wat mij betreft |bij mij )?(?:nooit|niet|best|altijd|gerust) (?P<y>"
         rf"(?:ontbreken|wegvallen|weg|vergeten worden|achterwege|\w+{FINAL}?)(?: .*)?)",
         fact="{x} mag niet ontbreken",
         unless=r"\b(?:best|gerust|altijd)\b|\b(?:tabel|alinea|tekst)\b"),
    Rule("standing", "free", rf"(?P<x>(?:altijd |nooit |steeds |bij elk\w* |in elk\w* "
        rf")*+{_NO_START}"
         rf"(?!{ORDER}\b)(?!\w{{3,}}t (?:altijd|nooit|geen|niet|steeds)\b)(?!eerst "
         rf"\w+n\Z)(?!(?<!altijd )(?<!nooit )(?:de|het) )"
         rf"{_HERE}(?!\w+ \w+en\Z)(?!ge\w+[dt]\b)(?!.*\bge\w+[dt]\Z)(?!(?:[\w-]+ )?[\w-]+en "
         rf"[\w-]+en (?:altijd|nooit)\b)(?!.*\b(?:is|zijn|was|heeft|hebben|wordt|komt|"
         r"gaat|doet|kan|valt|vallen|blijft|loopt|geeft|krijgt|krijgen|crasht|hapert|werkt|start|"
         r"duurt|klopt|stopt|leuk om|fijn om|goed om|een plezier|zegt|wil|willen|sluit|moet)\b)"
         r"(?:de |het |een |mijn |elke |alle |van |in |op |met |bij )?"
         r"[\w'’-]{3,}(?:,? [\w'’%/-]+){1,14})", fact="Wens: {x}",
         lasting=True, unless=r"\b(?:fout|mis|kapot|te laat|vergeten|gezegd|gedaan|lastig|gedoe)\b|"
         r"\A(?:nooit|altijd) (?:meer|al|weer|nog)\b"),
    Rule("single", "free", rf"(?:altijd )?(?P<x>{_NO_START}{_HERE}(?:een |één )?[\w'’-]{{4,}})",
         lasting=True,
         fact="Wens: altijd {x}", unless=r"\A(?:altijd|nooit|steeds|eigenlijk|opnieuw|alles|"
         r"welkom|altijd|raak|mis|goed|probeer|typisch|hetzelfde|bijna|succes|onthoud|onthou|"
         r"noteer|vergeet|graag|liefst|"
         r"liever|sowieso|natuurlijk|gebruik|toon|geef)\Z"),
    Rule("order-if", "free", rf"(?P<x>(?:{ORDER}|meld|wijs|waarschuw|roep|vat|lees|denk|let|houd|"
         r"neem|haal|bied|kort|spel|reken|kijk|gok|verzin|onderbreek|corrigeer|wijs)\b.* "
         r"(?:als|wanneer|zodra|telkens als|telkens wanneer|voordat|voor je|voor u|tenzij) "
         r"(?:ik|er|iets|het|je) (?!.*\b(?:klaar bent|tijd hebt|kan|kunt|wil|wilt|dit|deze|hier)\b)"
         r".+)", fact="Wens: {x}",
         unless=r"\b(?:dit|deze|hem|haar|vandaag|morgen|straks|de (?:tabel|mail|tekst|grafiek|"
             r"lijst))"
         r"\b"),
    Rule("stop", "free", r"(?:stop|hou|kap|nok) (?:er)?(?: ?mee)?(?:op )?(?:met|om) "
         rf"(?P<x>(?:(?:dat|die|al die|al dat|je|het) )?{_HERE}(?!(?:zoeken|laden|werken|hiermee|"
         r"rekenen)\b).{3,80}|(?:me|mij) .+ te \w+n)", fact="Wil niet: {x}"),
    Rule("want-from-you", "free", r"ik (?:verwacht|wil|vraag|wens|hoop|vind het \w+) "
         rf"(?:graag |liefst |altijd |gewoon )*(?P<x>(?:antwoorden|uitleg|feedback|recepten|"
         r"voorbeelden|code|teksten|mails|samenvattingen|adviezen|tips|suggesties|links|bronnen|"
         rf"lijstjes|lijsten|resultaten|reacties) (?:die|met|zonder|in|waar|op|als|van) {_HERE}.+)",
         fact="Wil {x}"),
)  # fmt: skip

# Half a sentence is nothing that somebody asks to have remembered or forgotten in so many words.
ASKED: tuple[Rule, ...] = tuple(replace(rule, bare=True) for rule in _ASKED)
