"""Dutch rules: fixed turns of phrase, devices at home, decisions and what is one's own job."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.nl.lexicon import ROLE
from keepwise.bank.speech.languages.nl.parts import TIME

_GENERAL = (
    r"(?!.*(?<![\w'’])(?:dit|deze|je|jouw|jullie|hiervan|hier|gisteren|vandaag|daarnet|zonet|"
    r"zojuist|morgen|straks|vanavond|bijlage)(?![\w'’]))"
)
_NO_THING = r"(?!(?:dit|dat|het|die|deze|daar|hier|er|zo|wat|hoe|dus|en|maar|als|of|nu|ik|je)\b)"
_DEVICE = (
    r"(?:(?:de|het|mijn|onze|alle|die) )?(?:[\w-]+ )?(?:verwarming|thermostaat|licht|lichten|"
    r"lampen|"
    r"lamp|gordijnen|rolluiken|muziek|volume|alarm|temperatuur|airco|tv|poort|voordeur|achterdeur|"
    r"deur|ramen|zonwering|vaatwasser|wasmachine|robotstofzuiger|stofzuiger|ventilatie|boiler|"
    r"laadpaal|auto|wekker|badkamer|slaapkamer|woonkamer|keuken|buitenlamp|sproeier|meldingen|"
    r"notificaties|telefoon)(?: (?:in|op|van|aan) (?:de|het|mijn|onze) \w+)?"
)
_MANNER = (
    r"(?:eerlijk|kritisch|streng|direct|kort|beknopt|rustig|geduldig|concreet|duidelijk|"
    r"vriendelijk|"
    r"formeel|informeel|zakelijk|grappig)"
)
_FINE = (
    r"(?:het )?(?:fijnst|prettigst|leukst|lekkerst|heerlijk|zalig|fantastisch|geweldig|fijn|leuk|"
    r"lekker|prettig|rustgevend|ontspannend|het best|het beste|gezellig|fijner|leuker|prettiger)"
)

IDIOMS: tuple[Rule, ...] = (
    Rule("the-one", "free", r"ik ben (?:hier )?(?:degene|diegene|de persoon|de enige|iemand) die "
         r"(?P<x>(?!.*\b(?:dit|deze|je|net|gisteren)\b).+)", fact="{x}", kind="work"),
    Rule("counts", "free", r"(?:(?:voor|bij) (?:mij|me|ons) )?(?:telt|tellen|gaat het|draait het) "
         r"(?:alleen|enkel|vooral|uitsluitend) (?:om )?(?P<x>(?!(?:dit|dat|het)\b).+)",
         fact="Vindt alleen {x} belangrijk", kind="work", reads=("region",)),
    Rule("counts", "free", r"(?P<x>(?!(?:dit|dat|het|die|deze|ik)\b)[\w'& ,-]{3,80}?) (?:mag|"
        r"mogen) "
         r"(?:je|u) (?:voor mij |altijd |gerust |van mij )*(?:weglaten|overslaan|negeren|schrappen|"
         r"skippen|vergeten te noemen)", fact="Wil geen {x}",
         unless=r"\b(?:alinea|zin|kolom|rij|cel|regel|tabel|laatste|eerste|tweede)\b"),
    Rule("ours-do", "free", r"(?:we|wij) (?!(?:zijn|hebben|gaan|moeten|willen|kunnen|zullen|zouden|"
         r"waren|hadden|krijgen|zien|weten|wachten|komen|hopen|denken)\b)(?P<x>[a-zéëïö]{2,}en "
         r"(?:.* )?"
         r"(?:alles|alle|altijd|nooit|steeds|standaard|per (?!ongeluk)\w+|exclusief|inclusief|in "
         rf"plaats van|ipv|enkel|alleen|vooral|zelf|ons eigen|onze eigen)\b{_GENERAL}.+)",
         kind="habit"),
    Rule("tax", "free", r"(?:toon|geef|zet|doe|reken|vermeld)?(?: me| mij)? ?(?P<x>(?:alles|"
         r"bedragen|prijzen|alle \w+|omzet|budgetten) (?:altijd |graag |liefst )?(?:ex|excl|"
         r"exclusief|"
         r"incl|inclusief|zonder|met)\.? (?:btw|verzendkosten|verzending|retouren|korting\w*|"
         r"belasting\w*)(?: .*)?)", fact="Wens: {x}"),
    Rule("in-doubt", "free", r"(?P<x>(?:bij|in geval van|voor) (?:twijfel|onduidelijkheid|fouten|"
         r"problemen|vragen|keuzes|opties|code|recepten|mails|teksten|samenvattingen|rapporten|"
         r"grafieken|tabellen|reizen|uitleg|wiskunde|vertalingen|lijsten|presentaties|"
         rf"aanbevelingen|afspraken|bedragen|cijfers)[:,]? (?!(?:kan|kun|wil|is|zijn|heb|moet|"
         rf"hoe)\b)"
         rf"(?:altijd |graag |liefst |eerst |geen |nooit |alleen |enkel |meteen "
         rf")?{_GENERAL}.{{3,90}})",
         fact="Wens: {x}", sign=True),
    Rule("in-doubt", "free", r"(?P<x>bij (?:twijfel|onduidelijkheid)[:,]? .{3,90})",
         fact="Wens: {x}"),
    Rule("you-may", "free", r"(?:je|jij|u) (?:mag|kan|kunt) (?P<x>(?:me|mij) (?:gerust |altijd |"
        r"best |"
         r"rustig |zeker )+(?!.*\b(?:dit|deze|morgen|vandaag|straks)\b)[\w' ,-]{4,100})",
         fact="Mag {x}"),
    Rule("you-may", "free", r"(?:je|jij|u) (?:mag|kan|kunt|moet) (?P<x>(?:me|mij) (?!.*\b(?:dit|"
        r"deze|"
         r"morgen|vandaag|straks)\b)(?:[\w' -]{3,60} )?(?:tegenspreken|onderbreken|corrigeren|"
         r"verbeteren|"
         r"plagen|uitdagen|pushen|wijzen op .+|herinneren aan .+|aanspreken op .+|waarschuwen)"
         r"(?: (?:als|wanneer|zodra|bij|op) .+)?)", fact="Mag {x}"),
    Rule("pronouns", "free", r"(?:mijn )?(?P<x>(?:voornaamwoorden|pronouns) (?:zijn|is|:) .+)",
         fact="{x}", kind="personal"),
    Rule("doing-so", "free", rf"(?:met me |met mij |altijd |gewoon )*(?P<x>(?:door|mee|tegen|uit|"
        rf"samen)"
         rf"\w{{4,}}t|{_MANNER} (?:bent|blijft|antwoordt|schrijft|zegt .+))",
         fact="Vindt belangrijk: {x}",
         sign=True),
    Rule("more", "free", r"(?P<x>(?:wat |iets |een beetje )*[a-z]{4,}er) (?:mag|mogen)(?: best| "
        r"gerust)*",
         fact="Wens: {x}", lasting=True),
    Rule("blunt", "free", r"(?P<x>val (?:maar )?(?:gewoon )?(?:gelijk |meteen )?met de deur in "
        r"huis|"
         r"draai er niet (?:om heen|omheen)|wind er geen doekjes om|spaar (?:me|mij) (?:maar "
         r")?niet|"
         r"kom (?:maar )?(?:gelijk |meteen |direct |altijd )?ter zake|zeg (?:het |me )?(?:maar )?"
         r"(?:gewoon )?(?:eerlijk|waar het op staat|recht voor zijn raap)(?: .*)?|(?:zeg|geef) me "
         r"(?:gewoon |altijd )?eerlijk .+)", fact="Wens: {x}"),
    Rule("everywhere", "free", r"ik (?:wil|zie|heb|verwacht|krijg) (?:graag |liefst |altijd |het "
         r"liefst )*(?P<x>(?:overal|bij alles|in alles|voor alles|bij elk\w*|in elk\w*|voor "
         r"elk\w*|bij "
         r"ieder\w*|in ieder\w*|na elk\w*|per)\b"
         rf"{_GENERAL}.{{3,100}})", fact="Wil {x}"),
    Rule("in-subject", "free", r"ik (?:wil|heb|zie|krijg) (?P<x>(?:bij|voor|in|tijdens|op) "
        r"(?!(?:de|"
         r"het|dit|deze|die|een|mij|totaal|elk geval|principe|feite)\b)[\w' -]{3,30} (?:niet|geen|"
         rf"altijd|graag|liefst|liever|eerst|alleen|nooit|het liefst)\b{_GENERAL}.{{3,90}})",
         fact="Wil {x}"),
    Rule("all-that", "free", r"(?P<x>alles wat (?:je|u) (?:me |mij )?\w+ (?:graag|altijd|moet|mag|"
         r"liefst) .{4,80})", fact="Wens: {x}"),
    Rule("gladly-with", "free", r"(?P<x>(?!(?:de|het) (?!\w+(?:en|s) ))(?!(?:ik|je|we|wij|dit|dat|"
        r"deze|"
         r"die|en|maar|dus|ook|nu|even|doe|zet|maak|mag|kan|wil|toon|geef|schrijf|stuur|vertaal|"
         r"nog|ja|nee)\b)[\w'’-]+(?: [\w'’-]+){0,3} (?:graag|liefst|het liefst|bij voorkeur) "
         r"(?:met|"
         r"in|als|zonder|per|op|via|van|voor|naar|onder|boven|bij|om|tussen|na|kort|eerst|altijd) "
         rf"{_GENERAL}.{{2,80}})", fact="Wens: {x}",
         unless=r"\b(?:ik|we|wij)\b|\A[\w'-]*(?:tabel|grafiek|brief|mail|tekst) "),
    Rule("at-time", "free", rf"(?P<x>{TIME} (?:graag|liefst|liever|altijd|geen|nooit|alleen|enkel|"
        rf"het "
         rf"liefst) {_GENERAL}(?!.*\b(?:ik|we|wij)\b).{{3,80}})", fact="Wens: {x}"),
    Rule("device", "free", rf"(?P<x>{_DEVICE} (?:mag|mogen|moet|moeten|gaat|gaan|staat|staan|"
        rf"blijft|"
         rf"blijven|hoeft|graag|altijd|nooit|niet|'s \w+)\b{_GENERAL}.{{3,100}})", fact="Wens: {x}",
         needs=rf"\b(?:altijd|nooit|standaard|graag|als (?:ik|we|het|er) |bij ons|nachts)|{TIME}"),
    Rule("device", "free", rf"(?:zet|doe|laat|hou|dim|sluit|open) (?P<x>{_DEVICE} "
        rf"{_GENERAL}.{{3,80}})",
         fact="Wens: {x}", lasting=True),
    Rule("device", "free", r"(?P<x>(?:als|wanneer|zodra) (?:ik|we|het|er|iemand) [\w' ]{3,40},? "
        r"(?:mag|"
         rf"mogen|moet|moeten|gaat|gaan) {_DEVICE} {_GENERAL}.{{2,60}})", fact="Wens: {x}"),
    Rule("never-that", "free", r"ik (?:wil|heb) (?P<x>(?:nooit|altijd|liever niet|liever|nergens) "
        r"dat "
         rf"(?!(?:dit|deze)\b){_GENERAL}.{{4,100}})", fact="Wil {x}"),
    # "Normally I want them per month": what one answer was an exception from.
    Rule("usual-per", "free", r"(?:ik (?:wil|zie|heb|krijg|lees|bekijk) (?:ze |het |alles |"
         r"(?:de|mijn|alle) [\w-]+ )?(?P<a>gewoonlijk|normaal|normaliter|doorgaans|meestal|normaal "
         r"gezien|in principe)|(?P<b>gewoonlijk|normaal|normaliter|doorgaans|meestal|normaal "
         r"gezien|in principe) (?:wil|zie|heb|krijg|lees|bekijk) ik)(?: (?:ze|het|alles|(?:de|"
         r"mijn|alle) (?:cijfers|getallen|data|resultaten|omzet|kosten|uitgaven|verkopen|bedragen|"
         r"waarden|standen)))? (?P<c>graag |liever |het liefst |liefst )?(?P<x>per (?:uur|dag|week|"
         r"maand|kwartaal|jaar|regio|land|merk|kanaal|winkel|filiaal|klant|product|categorie|"
         r"team|afdeling)(?: (?:en|of) per \w+)?)(?: (?:zien|hebben|krijgen))?",
         fact="Wil het gewoonlijk {x}"),
    Rule("on-days", "free", r"(?:plan|zet|leg|boek|reserveer|spreek) (?:me |mij )?(?P<x>(?:de |"
         r"mijn |onze |alle )?[\w-]*(?:afspraken|gesprekken|vergaderingen|lessen|meetings|"
         r"overleggen|calls|sessies|trainingen|bezoeken|leveringen|intakes|diensten|ritten) "
         r"(?:dus |daarom |liefst |alleen |enkel |bij voorkeur )+(?:op|in|na|voor|vanaf|"
         r"tussen) .+)",
         fact="Wens: plan {x}",
         unless=r"\b(?:vandaag|morgen(?!s)|overmorgen|straks|deze week|volgende|komende)\b"),
    Rule("no-time", "free", r"(?P<x>(?:plan|boek|stuur|bel|app|mail|zet|leg|reserveer|stoor|vraag|"
         r"contacteer|herinner)(?: (?:me|mij|ons))?(?: \w+)? (?:niets|niks|geen \w+|nooit|niet|"
         r"liever "
         rf"niet|nooit iets) {_GENERAL}(?:.* )?{TIME}(?: .*)?)", fact="Wens: {x}"),
    Rule("rather-not", "free", r"(?P<x>(?:bel|app|mail|stoor|sms|contacteer|noem|stuur|tutoyeer|"
         r"complimenteer|onderbreek|herinner|vraag|spreek) (?:me|mij)(?: [\w' -]{2,40})? "
         r"(?:liever|beter|nooit|alsjeblieft) ?(?:niet)?(?: aan)?)", fact="Wens: {x}"),
    Rule("doing", "free", rf"(?P<x>{_NO_THING}{_GENERAL}[\w'’ -]{{2,60}}?\w+en) vind ik (?:altijd "
        rf"|echt "
         rf"|gewoon |zelf )*{_FINE}", fact="Vindt {x} fijn"),
    Rule("doing", "free", rf"(?P<x>{_NO_THING}{_GENERAL}[\w'’ -]{{3,60}}?) (?:is|zijn) "
        rf"(?:helemaal |"
         r"echt |ook )?(?:prima|oké|ok|perfect|ideaal|prima) voor (?:mij|me)",
         fact="{x} is prima"),
    Rule("not-mine", "free", rf"(?P<x>{_NO_THING}[\w'’ -]{{3,50}}?) (?P<q>is|zijn) (?:echt |"
        rf"bepaald )?"
         r"niet (?:echt |bepaald )?mijn (?P<f>(?:\w+ste|favoriete|grootste|ding|forte)(?: \w+)?)",
         fact="{x} {q} niet zijn {f}", kind="personal"),
    Rule("dead", "wish", rf"(?:aan|met|van|voor|tegen) "
        rf"(?P<x>{_NO_THING}{_GENERAL}[\w'’ -]{{3,50}}?) "
         r"(?:heb|krijg|word|ben|kan|hou) ik (?:echt |een )*(?:broertje dood|niks mee|niet zo goed|"
         r"niet goed|bang|allergisch|moe|onrustig|kriebels|niet tegen|geen fan|niet dol op|niks)",
         fact="Houdt niet van {x}", negative=True, reads=SHAPES),
    Rule("tastes", "free", r"ik vind (?P<x>[\w'’ -]{3,40} (?:naar \w+ smaken|te \w+|zonde van .+|"
         r"tijdverspilling|geldverspilling|overgewaardeerd|overschat))", unless=r"\b(?:de|het) "
         r"\w+ te\b|\b(?:dit|deze|"
             r"je|het|"
         r"die|dat|de (?:tekst|uitleg|mail|tabel))\b"),
    Rule("thinks-in", "free", r"ik (?P<x>(?:denk|reken|meet|leef) (?:altijd |nu eenmaal |gewoon |"
         r"liever )*in (?!(?:de|het|dit)\b).+|ga (?:nergens heen|nooit weg|nooit op reis) zonder "
         r".+|"
         r"doe .{0,20}vanuit (?-i:[A-Z]).*|werk vanuit .+|hou .{3,50} in (?:het oog|de gaten)|"
         r"heb .{3,50} onder mijn hoede)", kind="work",
         unless=r"\b(?:dit|deze|je|jouw|cirkels)\b(?! vanuit)"),
    Rule("small-firm", "free", r"(?:we|wij) zijn (?P<x>(?:een|geen) (?!(?:beetje|stuk|uur)\b)"
         r"(?!.*\b(?:dit|deze|nu|laat|kwijt)\b)[\w' ,-]{4,80})", kind="work"),
    Rule("speak-to", "free", r"spreek (?:me|mij) (?P<x>(?:altijd |liefst |gerust )?in het \w+)(?: "
        r"aan)?",
         fact="Wil {x} aangesproken worden", reads=("language",)),
    Rule("decided", "free", r"(?:we|wij) (?:gaan|kiezen|houden het|opteren) (?:dus |toch |"
        r"uiteindelijk "
         r"|nu |definitief |samen )*(?:voor|bij) (?P<x>(?!(?:deze|die|dat|dit|optie|goud|het|de "
         r"(?:eerste|tweede|derde|laatste|andere|bijl|zekerheid))\b).{3,80})",
         fact="Kiest voor {x}", kind="detail", unless=r"\b(?:laten|misschien|als)\b"),
    Rule("decided", "free", r"(?:het wordt|dat wordt|het werd) (?:dus |toch |uiteindelijk |voor "
        r"ons |nu "
         r"|definitief )*(?P<x>(?-i:[A-Z])[\w'-]+(?: [\w'-]+){0,6}|(?:de|een|het) \w+ (?:in|op|"
         r"bij|van) "
         r".{3,50})", fact="Keuze: {x}", kind="detail",
         unless=r"\b(?:laat|tijd|morgen|warm|koud|druk|te)\b"),
    Rule("not-but", "free", r"(?:geen|niet) (?P<no>(?!(?:idee|probleem|alleen|zo|echt|dat|dit)\b)"
         r"[\w'’ -]{2,40}?),? maar (?:wel |gewoon |liever )?(?P<x>(?!(?:ik|het|dat|wel|je|dit|"
         r"er)\b)"
         rf"{_GENERAL}[\w'’ -]{{3,60}})", fact="{x}, niet {no}", kind="detail"),
    Rule("meant", "free", r"ik (?:bedoel|bedoelde|zei) (?:natuurlijk |eigenlijk |dus )*(?P<x>(?-i:"
         r"[A-Z])[\w'-]+(?: [\w'-]+){0,3}),? (?:en )?(?:niet|geen|in plaats van) .+",
         fact="{x}", kind="detail"),
    Rule("expects", "free", r"(?:ik|we|wij) (?P<x>(?:verwacht|verwachten|krijg|krijgen) (?:in \w+ "
        r")?"
         r"(?:een|ons|mijn|onze) (?:\w+ )?(?:kindje|baby|tweeling|dochter|zoon|zoontje|dochtertje|"
         r"meisje|jongen|kleinkind|puppy|kitten)\b.*)", kind="personal"),
    Rule("eats-too", "free", r"ik (?P<x>(?:eet|drink|lust|gebruik|lees|speel) (?!(?:het|dat|dit|"
        r"ze)\b)"
         r"[\w' -]{2,40} wel(?: (?:graag|gewoon))?)", kind="personal"),
    Rule("rather-verb", "free", r"(?P<x>[a-zéëï]{2,}t (?:.{2,40} )?dan [a-zéëï' ]{2,40}t)",
         fact="Heeft liever: {x}", sign=True),
    Rule("find-it", "free", r"ik vind het (?:heel |erg |echt )?(?:belangrijk|fijn|prettig|handig|"
         r"essentieel|nodig|leuk) (?P<x>(?:dat|als|om) (?!.*\b(?:dit|deze|hier|hebt|gaf|deed)\b)"
         r".{4,100})", fact="Vindt het belangrijk {x}",
         unless=r"\b(?:te horen|te zien|te weten|je zegt|je vraagt|mee te)\b"),
    Rule("give-me", "free", r"(?:geef|doe) (?:mij|me) (?:maar |altijd )(?:gewoon |liever "
        r")?(?P<x>een "
         r"(?:\w+e )(?!\w*(?:voorbeeld|tabel|lijst|samenvatting|versie|overzicht|grafiek)\b)\w+|"
         r"de natuur|de bergen|de zee|het platteland|de stad)", fact="Heeft liefst {x}"),
    Rule("starts", "fill", r"(?:ik ben |ben )(?:vorige \w+ |net |sinds \w+ |in \w+ |onlangs "
        r")*begonnen "
         rf"als (?P<x>{ROLE})", kind="role", slot="role"),
    Rule("no-talk", "free", r"(?:over|van) (?P<x>(?!(?:dit|dat|deze|die|het|je)\b)[\w-]+(?: en "
         r"[\w-]+)?) (?:wil|hoef) ik (?:echt |helemaal )?(?:niets|niks) (?:te )?(?:horen|lezen|"
         r"weten|zien)", fact="Is niet geïnteresseerd in {x}"),
    Rule("no-slot", "free", r"(?P<x>(?:afspraken|vergaderingen|gesprekken|lessen|meetings) (?:voor|"
         r"na|op|tussen) [\w ]{3,30} (?:lukken|passen|gaan|kunnen) (?:me|mij|bij mij|voor mij) "
         r"(?:nooit|niet))", fact="{x}"),
    Rule("je", "free", r"(?:je|u) mag (?:gerust |best |ook )*(?P<x>je en jij|je|jij) zeggen"
         r"(?: (?:tegen|aan) (?:mij|me))?",
         fact="Wil met {x} aangesproken worden", kind="address"),
    Rule("not-do", "free", r"ik (?:sta dan (?P<y>voor (?:de klas|(?:groep|klas) \w+))|sta "
         r"(?P<z>voor (?:groep|klas) \w+(?: .{2,40})?))", kind="work", fact="Staat {x}"),
    Rule("theirs", "skip", r"(?:willen|houden|haten|lusten|verkiezen|eisen|verdragen) (?!we\b|"
         r"wij\b|ze\b|je\b|ik\b).*", bare=True),
    Rule("stands-at", "free", r"(?:ik|we|wij) (?P<x>(?:sta|zit|staan|zitten) (?:(?:de|het) hele "
         r"\w+|hele \w+en|elke \w+|iedere \w+|dagelijks|dag in,? dag uit|doordeweeks|al \w+ jaar|"
         r"fulltime|meestal|vaak|veel|altijd) (?:voor (?:de klas|groep \w+|klas \w+|het bord)|"
         r"achter (?:de (?:kassa|balie|bar|toonbank|computer|naaimachine|draaibank)|het (?:stuur|"
         r"fornuis|loket))|in (?:de (?:winkel|keuken|zaak|werkplaats|bediening|bouw|fabriek|"
         r"studio|operatiekamer|kas|stal)|het (?:magazijn|lab|atelier))|op (?:de (?:markt|steiger|"
         r"\w*wagen|trekker|tractor|heftruck|afdeling|bus|tram|fiets)|kantoor|zaal|school))"
         r"(?: .{2,40})?)", kind="work",
         unless=r"\b(?:vandaag|morgen|nu|deze|dit|al uren|net)\b"),
    Rule("regions", "free", r"ik (?P<v>doe|pak|dek|bedien|bereis|bezoek) (?:(?:bij ons|hier|voor "
         r"ons|binnen het team|in het team|nu|ook|vooral|alleen|zelf|tegenwoordig|op kantoor) )*"
         r"(?P<x>(?:de |het )?(?:regio |regio's |provincie |provincies |gebied )?(?:(?:Noord|Zuid|"
         r"Oost|West|Midden)\w* )?(?-i:[A-Z])[\w'-]+(?:(?:,| en| plus) (?:de )?(?-i:[A-Z])[\w'-]+)+"
         r"|(?:de |het )?(?:\w+e )?(?:regio|regio's|provincie|provincies|randstad|gewest|rayon|"
         r"kust|achterhoek|veluwe|betuwe|kempen|westhoek)\b(?: .{2,60})?|(?-i:Zeeland|Limburg|"
         r"Brabant|Gelderland|Utrecht|Flevoland|Drenthe|Overijssel|Friesland|Groningen|Twente|"
         r"Vlaanderen|Wallonië|Nederland|België|Luxemburg|Duitsland|(?:Noord|Zuid|Oost|West)-\w+))",
         kind="work", fact="Werkt aan {x}", reads=("region",),
         unless=r"\b(?:vandaag|morgen|deze|even|niet|Frans|Engels|Duits|Spaans|Latijn|Yoga|Pilates)"
         r"\b"),
    Rule("not-do", "free", r"ik (?P<x>doe (?:niet|nooit|niks) aan .+|geef leiding aan .+|sta "
        r"(?:aan het "
         r"hoofd van|voor de klas|in voor|bekend als|op de loonlijst van) .+|ben "
         r"eindverantwoordelijk .+|"
         r"ben geabonneerd op .+|ben geïnteresseerd in .+)", kind="work",
         unless=r"\b(?:dit|deze|dat|je|jouw)\b"),
    Rule("may-not", "free", r"ik (?P<x>mag (?:van (?:de|mijn) [\w-]+ |al \w+ \w+ |sinds .{3,20} "
        r")*(?:geen|"
         r"niet(?: meer)?(?= (?:zwaar|lang|hard|meer|in de|naar|rennen|tillen|sporten|vliegen|"
         r"rijden))) "
         r"(?!.*\b(?:klagen|vergeten|missen|zeggen|dit|deze|verklappen|tijd verliezen)\b).+)",
         kind="personal"),
    Rule("norm", "wish", rf"(?P<x>{_NO_THING}{_GENERAL}[\w'’ ,-]{{3,60}}?) (?:is|zijn) (?:bij "
        rf"(?:ons|mij) |"
         r"voor (?:mij|ons) |hier )?(?:de norm|(?:de |onze )?standaard|de regel|gebruikelijk|de "
         r"gewoonte|"
         r"een must|heilig|verplicht|vaste prik|een vereiste)(?: (?:bij|voor) (?:ons|mij))?",
         fact="Standaard: {x}", reads=SHAPES),
    Rule("data-in", "value", r"(?:alle |mijn )?(?:bedragen|prijzen|cijfers|datums|temperaturen|"
        r"afstanden|"
         r"maten|antwoorden|percentages|getallen|gewichten|tijden|budgetten) (?:in|met|als|per|op|"
         r"zonder) "
         r"(?:het )?(?P<x>.+)", reads=SHAPES),
    Rule("talk-like", "free", r"(?P<x>(?:antwoord|praat|spreek|reageer|communiceer|schrijf)(?: "
        r"(?:me|mij|"
         r"met me|tegen me|tegen mij))? (?:in (?:het |een )?(?:dialect|\w+s)|als (?:tegen )?een "
         r".+|alsof .+|"
         r"zoals een .+))", fact="Wens: {x}", unless=r"\b(?:dit|deze|mail|brief|gedicht|piraat)\b"),
    Rule("my-boss", "free", r"(?:mijn|onze) (?P<f>(?:\w+ )?(?:baas|chef|manager|leidinggevende|"
        r"teamlead|"
         r"teamleider|collega|bazin|mentor|buddy)(?:,? (?-i:[A-Z])[\w-]+,?)?) (?P<q>heet|is|zit|"
         r"woont) "
         r"(?P<x>(?:in |op )?(?-i:[A-Z]).+)", fact="{f} {q} {x}", kind="work"),
    Rule("have-in", "free", r"(?:ik|we|wij) (?:heb|hebben) (?P<x>[\w-]{4,}(?:en|s) (?:in|uit|van) "
        r"(?-i:[A-Z])"
         r"[\w-]+(?:(?:,| en) (?-i:[A-Z])[\w-]+)*)", kind="work",
         unless=r"\b(?:vragen|problemen|cijfers|resultaten|plannen|nieuws)\b"),
    Rule("at-ours", "free", r"(?P<x>bij (?:ons|mij)(?: thuis)? (?:altijd|geen|nooit|enkel|alleen|"
        r"vooral|"
         rf"meestal) {_GENERAL}.{{3,60}})", fact="{x}", kind="personal",
         unless=r"\b(?:nieuws|probleem|idee)\b"),
    Rule("for-kin", "free", r"(?P<x>voor (?:mijn|de|onze) (?:kinderen|kids|kleintjes|dochter|zoon|"
        r"man|vrouw|"
         r"partner|baby|vriendin|vriend) (?:moet|mag|moeten|mogen) (?:het|alles|eten|er) "
         r"(?!.*\b(?:nu|vandaag|vanavond|morgen)\b).{4,60})", fact="{x}", kind="personal"),
    Rule("settled", "free", r"(?:ik|we|wij) (?:kies|kiezen|neem|nemen|ga|gaan)(?: voor)? "
        r"(?P<x>.{4,80}?),? "
         r"(?:en )?(?:dat|het) (?:staat (?:nu )?vast|is (?:nu )?(?:beslist|definitief|rond|zeker))",
         fact="Kiest voor {x}", kind="detail"),
    Rule("kin-bare", "free", r"(?P<f>(?:oudste |jongste )?(?:dochter|zoon|man|vrouw|hond|kat|"
        r"partner|baby|"
         r"vriendin|vriend|dochtertje|zoontje)) (?P<q>is|heet|wordt|eet|zit) (?P<x>(?!(?:ziek|"
         r"boos|moe|er|"
         r"weg|thuis|dol|gek)\b).{1,60})", fact="{f} {q} {x}", kind="personal"),
    Rule("flight", "free", r"(?:mijn|onze|de) (?P<f>vlucht|trein|verhuizing|operatie|\w*examen|"
        r"bruiloft|"
         r"sollicitatie|keuring|rijexamen|verhuis|overdracht|oplevering|check-?up)(?: naar \w+)? "
         r"(?P<q>is|"
         r"vertrekt|valt|gaat) (?P<x>(?:nu |dus |toch )?op (?:\w+dag )?(?:de )?\d+.*)",
         fact="{f} {q} {x}",
         kind="detail"),
    Rule("some", "free", rf"(?P<x>{_NO_THING}{_GENERAL}[\w' -]{{4,40}}) (?:mag|mogen) (?:er "
        rf")?(?:best |"
         r"gerust |altijd |wel )*(?:in|bij|erin|erbij|tussendoor)(?: zitten| staan)?",
         fact="Wil {x}",
         unless=r"\b(?:kolom|rij|alinea|tabel|zin|foto|de|het)\b"),
    Rule("no-need", "free", r"ik (?:verwacht|hoef|vraag) (?:echt |helemaal )?(?:geen|niet om) "
        r"(?P<x>(?!(?:"
         r"antwoord|wonderen|reactie)\b)[\w' -]{4,50})", fact="Hoeft geen {x}",
         unless=r"\b(?:dit|deze|nu|vandaag|morgen)\b"),
    Rule("ask-me", "free", r"(?P<x>stel (?:me|mij) (?:altijd |eerst |gerust |maar |ook )*(?:\w+ "
        r")?(?:tegenvragen|"
         r"vragen|vervolgvragen|controlevragen|bijvragen)(?: .+)?)", fact="Wens: {x}",
         unless=r"\b(?:over (?:dit|deze|het|de)|drie|vijf|tien|twee|\d+)\b"),
    Rule("sticks", "free", rf"(?P<x>{_NO_THING}[\w' -]{{4,50}}) (?P<v>blijft|blijven) (?:bij mij |"
        rf"me |mij )?"
         r"(?:het best|beter|het beste|goed|altijd) (?:hangen|bij|plakken)", fact="{x} {v} het "
             "best hangen"),
    Rule("not-so", "free", r"ik ben (?P<x>(?:totaal |helemaal |absoluut |echt |bepaald )*(?:niet|"
        r"geen) (?:zo |"
         r"echt |erg |bepaald |heel )*(?:een )?(?:technisch|sportief|handig|creatief|muzikaal|"
         r"geduldig|"
         r"avontuurlijk|mobiel|goed (?:in|met|ter been).*|digitaal.*|romantisch|gelovig|held in .+|"
         r"ster in .+|keukenprins\w*|sportmens))", kind="personal"),
    Rule("round", "free", r"(?P<x>rond (?:alles |bedragen |getallen |altijd )*af (?:op|naar) "
        r"(?!.*\b(?:dit|deze)\b)"
         r".{3,60})", fact="Wens: {x}"),
    Rule("leave", "free", r"(?P<x>laat (?:(?:de|alle) )?(?:vaktermen|termen|namen|titels|"
        r"eigennamen|engelse \w+|"
         r"functienamen|citaten) .{3,60})", fact="Wens: {x}"),
    Rule("calendar", "free", r"(?P<x>(?:de )?(?:kalender|agenda|week|weken|datums|uren|tijden) "
        r".{0,20}(?:vanaf|met|"
         r"als|op|in) .{3,40})", fact="Wens: {x}", sign=True, unless=r"\b(?:ik|deze|dit|morgen)\b"),
    Rule("mine-are", "free", r"(?:bij|voor) (?:mij|ons) (?:is|zijn|gaat) het (?:om "
        r")?(?P<x>(?!(?:goed|fijn|leuk|niet|"
         r"ook|zo|anders)\b).{4,80})", fact="Verantwoordelijk voor {x}", kind="work",
         reads=("region",)),
    Rule("left-out", "free", r"(?:reken|hou|laat|filter) (?P<x>(?-i:[A-Z])[\w-]+(?:(?:,| en) "
        r"(?-i:[A-Z])[\w-]+)*) "
         r"(?:altijd |er |maar |voortaan )*(?:eruit|weg|buiten|uit|achterwege|buiten beschouwing)",
         fact="Rekent {x} niet mee",
         kind="work", unless=r"\b(?:dit|deze)\b"),
    Rule("for-me", "free", rf"voor mij (?P<x>(?:graag |liever |liefst |altijd |geen |enkel |"
        rf"alleen )+{_GENERAL}"
         r"(?!.*\b(?:eerste|tweede|derde|laatste)\b).{2,80})", fact="Wens: {x}"),
    Rule("interests", "free", r"mij interesse(?:ert|ren) (?:.{0,40} )?(?:alleen|enkel|vooral|"
        r"uitsluitend) (?P<x>.{4,80})",
         fact="Is alleen geïnteresseerd in {x}", kind="preference", reads=("region", "period")),
    Rule("only-period", "free", r"(?P<x>(?!(?:dit|dat|het)\b).{4,50}) (?:interesse(?:ert|ren)|"
        r"boei(?:t|en)) (?:me|mij) "
         r"(?:wel|vooral|alleen|enkel)", fact="Is geïnteresseerd in {x}", kind="work",
         reads=("region",)),
    Rule("samples", "free", r"(?P<x>(?:voorbeelden|codevoorbeelden|code|uitleg|antwoorden|scripts|"
        r"queries) (?:altijd |graag "
         r"|liefst )*in (?-i:[A-Z])[\w+#]+(?: .{0,40})?)", fact="Wens: {x}"),
    Rule("days-now", "free", r"(?:(?:nu|voortaan|tegenwoordig) (?:is|zijn|wordt|worden) het|"
        r"(?:het|dat) (?:is|wordt|worden) "
         r"(?:nu|voortaan|tegenwoordig)) (?P<x>(?:\w+dag|ma|di|wo|do|vr|za|zo)(?:(?:,| en|, en) "
         r"(?:\w+dag|ma|di|wo|do|"
         r"vr|za|zo))*)", fact="Nu op {x}", kind="habit"),
    Rule("sub", "free", rf"(?P<x>(?!(?:ze|zij|hij|wij|we|ik|het|er|die|dat|mijn|onze|ons|u|jullie|"
         rf"mensen|klanten)\b)(?:me |mij )?(?:\w+e |open )?[\w'-]{{3,}}(?:en|s|ing) "
        rf"(?:[\w' ]{{0,40}} )?[a-zéëï]{{3,}}t"
         rf"(?: (?:en|als|wanneer|voor|over|zonder|in|met) {_GENERAL}.+)?)", fact="Wens: {x}",
         sign=True,
         unless=r"\b(?:deze|dit|een|de|het|niet|ik|we|is|heeft|wordt|komt|gaat)\b"),
    Rule("nothing-that", "free", r"(?P<x>niks waarvoor (?:we|ik) .{4,60}|geen \w+ waar(?:voor|bij|"
        r"in) (?:we|ik) .{4,60})",
         fact="Wil {x}"),
    Rule("quirk", "free", r"ik (?P<x>(?:snap|begrijp|versta|ken) (?!(?:het|dit|dat|je|niet|er|"
        r"niets|"
         r"de (?:vraag|uitleg|tekst|fout))\b)(?:geen )?[\w' -]{3,40}(?:en|s|taal)(?: niet(?: goed|"
         r" zo goed)?)?)", kind="personal",
         unless=r"\b(?:deze|die|dit|je|jouw|hier|opties|stappen)\b"),
)  # fmt: skip
