"""Dutch rules, third part: likes, dislikes, wishes and habits."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.nl.parts import (
    BAD,
    DONE,
    FINAL,
    GOOD,
    NO_VERB,
    OFTEN,
    ORDER,
    THING,
    TIME,
    VERY,
)

# Nothing that was only just said or sent.
_GENERAL = (
    r"(?!.*\b(?:dit|deze|je|jouw|jullie|uw|hiervan|gisteren|vandaag|daarnet|zonet|net|zojuist|"
    r"bijlage|voorstel van|u)\b)"
)
_WE_IN = (
    r"(?:werken|rekenen|rapporteren|plannen|denken|meten|factureren|betalen|budgetteren|werk|"
    r"reken|rapporteer|plan|denk|factureer|communiceren|communiceer|schrijven)"
)
WISHES: tuple[Rule, ...] = (
    Rule("needless", "free", r"(?P<x>(?!(?:dat|dit|het)\b).+?) (?:hoef|moet|hoeft) (?:je|u)(?: "
         r"(?:me|mij|voor mij|niet voor mij))? ?niet (?:meer )?(?:uit )?(?:te )?(?:uit )?(?:te )?"
         r"(?:uitleggen|leggen|lichten|herhalen|noemen|vermelden|tonen|geven|verklaren|toelichten|"
         r"vertellen|voor te doen)|(?:je|u) (?:hoef|moet|hoeft|hoeven) (?:me|mij)? ?(?:niet (?:"
         r"telkens |altijd |elke keer |steeds |meer )?)?(?P<y>(?!(?:dat|dit|het|"
         r"geen haast|niets)\b).+?) ?(?:niet (?:meer |telkens )?)?(?:uit te leggen|te "
         r"herhalen|te noemen|te vermelden|te tonen|te geven|toe te lichten|te verklaren|te "
         r"vertellen|uitleggen|te gebruiken|te schrijven|te zetten|te begroeten|te bedanken|"
         r"te verontschuldigen|te vragen|te zeggen|te beginnen|af te sluiten|te eindigen|mee te "
         r"sturen|toe te voegen|bij te voegen|te doen)|"
         r"(?P<z>uitleg (?:over|van|bij) .+|(?:een )?(?:inleiding|begroeting|samenvatting|uitleg|"
         r"aanhef)(?: .+)?) (?:is|zijn|hoeft|hoef ik) (?:voor mij )?niet(?: nodig)?(?: voor mij)?",
         fact="Hoeft geen: {x}"),
    Rule("times", "free", r"(?P<x>(?:afspraken|meetings|vergaderingen|overleg|overleggen|calls|"
         r"telefoontjes|leveringen|afspraak|bellen|bel) (?:\w+ )?(?:bij mij |voor mij |me |mij )?"
         r"(?:graag |altijd |liefst |kan |kunnen |plan |liever )*(?:alleen|enkel|pas|nooit|niet|"
         r"het "
         r"liefst|best|liefst) (?:op|voor|na|vanaf|tussen|tot|in de|\w+dag|'s)\b.*)", kind="habit",
         fact="{x}"),
    Rule("like-when", "wish", rf"ik (?:vind het {VERY}{GOOD}|hou er {VERY}van|apprecieer het|"
         rf"waardeer het|heb (?:het )?(?:graag|liever|liefst|het liefst)|zie (?:graag|liever|het "
         rf"liefst)|geniet ervan)(?: voor mij)?,? (?:als|wanneer|dat|om) (?P<x>(?!(?:het|dat|dit|"
         rf"ik "
         rf"dat|je dat|je)\b)(?!.*\b(?:dit|deze|nu|vandaag|weer eens|alweer)\b).+)",
         fact="Vindt het fijn als {x}", reads=SHAPES),
    Rule("dislike-when", "free", rf"ik (?:haat het|vind het {VERY}{BAD}|kan er {VERY}niet "
         rf"(?:goed )?tegen|hou er {VERY}niet (?:zo )?van|heb er een hekel aan|erger me eraan|word "
         rf"er {VERY}(?:gek|moe|kriegel|zenuwachtig|nerveus) van),? (?:als|wanneer|dat|om) "
         rf"(?P<x>(?!"
         rf"(?:het|dat|dit|je dat)\b){_GENERAL}.+)|het (?:stoort|ergert|irriteert) (?:me|mij) "
         rf"{VERY}"
         rf"(?:als|wanneer|dat) (?P<y>{_GENERAL}.+)", fact="Vindt het vervelend als {x}"),
    Rule("dislike", "wish",
         rf"ik (?:hou {VERY}niet {VERY}van|haat|verafschuw|vermijd|mijd|heb {VERY}(?:een |de |"
         rf"zo'n )?"
         rf"(?:\w*hekel|pest) (?:aan|in)|heb {VERY}(?:niks|niets|weinig) (?:met|aan)|heb "
         rf"{VERY}geen behoefte aan|heb het {VERY}niet (?:zo )?op|heb {VERY}genoeg van|ben "
         rf"{VERY}(?:geen {VERY}(?:grote |echte )?"
         rf"(?:fan|liefhebber) van|niet {VERY}(?:zo'n )?(?:grote )?(?:fan|dol|gek|weg|verzot|te "
         rf"vinden) (?:van|op|voor)|"
         rf"allergisch voor)|kan {VERY}(?:niet|slecht) {VERY}(?:goed )?tegen|kan {VERY}(?:niks|"
         rf"niets|weinig) (?:beginnen )?met|erger (?:me|mij) {VERY}aan|stoor "
         rf"(?:me|mij) {VERY}aan|word {VERY}(?:gek|moe|kriegel|zenuwachtig|nerveus|onrustig|ziek) "
         rf"van|walg van|baal van|gruw van|krijg (?:jeuk|de kriebels|hoofdpijn) van) "
         rf"(?:(?:al )?(?:dat|die) (?=\w+e \w+(?:en|s)\b|overdreven|eeuwige?|constante?|gedoe|"
         rf"gezeur|lange|vele|"
         rf"onnodige|gepraat))?"
         rf"(?P<x>{THING}{_GENERAL}.+)|van (?P<y>{THING}{_GENERAL}.+) (?:hou ik {VERY}niet(?: zo)?|"
         rf"krijg ik (?:hoofdpijn|jeuk|de kriebels|stress)|word ik {VERY}(?:gek|moe|kriegel|"
         rf"zenuwachtig|nerveus))|(?:aan|tegen|met) (?P<z>{THING}"
         rf"{_GENERAL}.+) (?:heb ik {VERY}een hekel|kan ik {VERY}niet(?: goed)?|heb ik "
         rf"{VERY}(?:niks|"
         rf"niets|weinig)|erger ik me {VERY}|kan ik niets beginnen|kan ik niks)|(?P<w>{THING}"
         rf"{_GENERAL}.+) (?:(?:stoort|storen|ergert|ergeren|irriteert|irriteren) (?:me|mij)|(?:is|"
         rf"zijn) (?:echt )?(?:niks|niets) voor mij|(?:is|zijn) (?:echt )?niet mijn ding|(?:is|"
         rf"zijn) aan mij niet besteed|haat ik|"
         rf"lust "
         rf"ik {VERY}niet|werkt niet voor mij|werken niet voor mij|(?:hoeft|hoeven) (?:voor mij |"
         rf"van mij )(?:echt )?niet(?: zo)?(?: nodig)?)",
         fact="Houdt niet van {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish", rf"ik vind (?P<x>{THING}(?!het\b){_GENERAL}.+?) {VERY}{BAD}|"
        rf"(?P<y>{THING}"
         rf"{_GENERAL}(?!.*\b(?:de|het)\b).+?) vind ik {VERY}{BAD}",
         fact="Houdt niet van {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish",
         rf"ik (?:wil|hoef|heb liever|heb graag|zie liever|zie graag|krijg liever|lees|gebruik|"
         rf"lust|"
         rf"verdraag|heb(?=.* nodig)) {VERY}(?:geen|nooit) (?P<x>{THING}{_GENERAL}.+?)(?: meer)?"
         rf"(?:{DONE}| nodig| te {FINAL})?(?: meer)?(?:,? (?:alsjeblieft|graag))?|ik (?:wil|hoef|"
         rf"lees|gebruik|lust) (?!(?:de|het) (?:tabel|grafiek|mail|lijst|link|bestand|factuur|"
         rf"cijfers|kolom|slide|samenvatting)\b)(?P<y>{THING}{_GENERAL}.+?) {VERY}niet(?: "
         rf"meer)?(?:{DONE})?|(?P<z>"
         rf"{THING}{_GENERAL}(?!.*\b(?:de|het)\b).+) (?:hoef|wil|lees|gebruik|lust|zie|heb|"
         rf"verdraag) ik {VERY}(?:liever |graag )?(?:niet|nooit)(?: meer| nodig| te)?(?:{DONE})?"
         rf"(?: nodig)?|ik kan (?P<w>{THING}{_GENERAL}.+?) {VERY}niet (?:uitstaan|luchten|luchten "
         rf"of "
         rf"zien|verdragen|velen|hebben|smaken)",
         fact="Houdt niet van {x}", negative=True, reads=SHAPES),
    Rule("like", "wish", rf"ik (?:hou {VERY}(?:meer )?van|ben {VERY}(?:een )?(?:grote |echte |"
        rf"enorme "
         rf"|trouwe |fervente )?(?:dol|gek|verzot|weg|fan|liefhebber|verslaafd|verslingerd|"
         rf"zot|te vinden|voorstander|verliefd) (?:op|van|aan|voor)|geniet {VERY}van|ben "
         rf"{VERY}gehecht aan|zweer bij) (?P<x>{THING}{_GENERAL}.+)|van (?P<y>{THING}{_GENERAL}.+) "
         rf"(?:hou ik {VERY}|word ik blij|geniet ik)|(?P<z>{THING}{_GENERAL}.+) (?:is|zijn) "
         r"(?:helemaal |echt )?(?:mijn ding|mijn passie|mijn grote passie|mijn hobby|aan mij "
         r"besteed)|mijn (?:grote |grootste )?(?:passie|liefde|zwak) (?:is|ligt bij) "
         rf"(?P<w>{THING}{_GENERAL}.+)", fact="Houdt van {x}", reads=SHAPES),
    Rule("find", "wish", rf"ik vind (?P<x>{THING}(?!het\b){_GENERAL}(?!.*\b(?:de|het)\b).+?) "
        rf"{VERY}{GOOD}"
         rf"(?: (?:dan|als) (?P<rest>.+))?|(?P<y>{THING}{_GENERAL}(?!.*\b(?:de|het)\b).+?) vind ik "
         rf"(?:zelf )?{VERY}{GOOD}(?: (?:dan|als) .+)?", fact="Vindt {x} fijn", reads=SHAPES),
    Rule("find", "value", rf"ik vind (?P<x>.+?) {VERY}{GOOD}(?: (?:dan|als) (?P<rest>.+))?|"
         rf"(?P<y>.+?) (?:vind|lees) ik {VERY}{GOOD}(?: (?:dan|als) .+)?", reads=SHAPES),
    Rule("prefer", "wish", rf"ik {OFTEN}(?:geef {OFTEN}(?:sterk )?de voorkeur aan|verkies {OFTEN}|"
         rf"prefereer {OFTEN}|opteer {OFTEN}voor|heb {OFTEN}een (?:sterke |duidelijke |lichte )?"
         r"voorkeur voor) ?(?P<x>(?!(?:het|dit|dat|deze|die|de (?:eerste|tweede|derde|laatste|"
         rf"andere|nieuwe|oude)|optie|versie|je)\b){_GENERAL}.+)|mijn (?:sterke |persoonlijke )?"
         r"voorkeur (?:gaat (?:altijd |steeds |meestal )?(?:uit )?naar|is|ligt bij) (?P<y>(?!(?:de "
         r"(?:eerste|tweede|derde|laatste|andere)|optie|versie|dat|dit)\b).+?)(?: uit)?|"
         rf"(?P<z>{THING}{_GENERAL}.+) (?:heeft|hebben|geniet|genieten) (?:altijd )?mijn voorkeur|"
         rf"(?P<w>{THING}{_GENERAL}.+) (?:verkies|prefereer) ik(?: boven .+)?",
         fact="Geeft de voorkeur aan {x}", reads=(*SHAPES, "period")),
    Rule("prefer", "value", rf"ik (?:wil|heb|zie|krijg|lees|neem|kies|gebruik|hanteer|ontvang|ga|"
         rf"wens|verwacht|werk|reken|denk|schrijf) {OFTEN}(?:(?:mijn |alle |de )?(?:antwoorden|"
         rf"bedragen|"
         rf"cijfers|getallen|resultaten|prijzen|data|datums|temperaturen|afstanden|alles|rapporten|"
         rf"samenvattingen|uitleg) )?{OFTEN}(?:dat |voor |in |als |met |op )?(?:het )?(?P<x>.+?)"
         rf"(?:{DONE})?", reads=(*SHAPES, "period"),
         unless=r"\Aik heb (?:de|het|mijn) (?!bedragen|cijfers|getallen)[\w' -]*afgerond\Z"),
    Rule("want", "value", rf"(?:ik|we|wij) {_WE_IN} {OFTEN}(?:met|in) (?P<x>.+)", reads=SHAPES),
    Rule("want", "value", r"ik bedoel(?:de)? (?:natuurlijk |eigenlijk |dus )?(?P<x>.+)",
         reads=SHAPES),
    Rule("best", "value", r"(?P<x>.+?) (?:werkt|werken|is|zijn|past|passen|leest|lezen) (?:voor "
        r"mij "
         rf"|bij mij |me )?{VERY}(?:{GOOD}|mijn voorkeur)(?: voor (?:mij|me)| bij mij)?(?: dan "
         rf".+)?|"
         r"(?P<w>.+?) (?:(?:zegt|zeggen) (?:me|mij) (?:veel )?meer|(?:helpt|helpen) (?:me|mij) "
         r"(?:het meest|het best|beter|meer))(?: dan .+)?|(?P<y>.+?) "
         r"(?:volstaat|volstaan|is genoeg|zijn genoeg|voldoet|bevalt me beter|bevallen "
         r"me beter)(?: voor mij)?|(?P<z>.+?) (?:is|zijn) (?:wat|hoe) ik (?:het )?(?:wil|verkies|"
         r"nodig heb|liefst heb|het liefst zie|graag heb)", reads=SHAPES),
    Rule("rather", "wish", rf"ik (?:heb|zie|krijg|ontvang) (?:{OFTEN})?(?:liever|het "
         rf"liefst|liefst|bij voorkeur) {OFTEN}(?P<x>(?!(?:de|het|een|deze|dit|die|dat|geen|niet|"
         rf"als|"
         rf"je)\b(?!.* dan )){_GENERAL}.+?)(?:{DONE})?", fact="Heeft liever {x}", reads=SHAPES),
    Rule("rather", "free", rf"ik (?P<v>heb|zie|krijg|wil|lees|ontvang) "
        rf"(?P<x>{_GENERAL}(?!.*\b(?:dit|dat|"
         r"deze|het (?!liefst))\b)(?:.+ )?(?:liever|het liefst|liefst|graag) (?:in|als|per|op|met|"
         r"bij|zonder|via|naast|"
         r"onder|exclusief|inclusief|boven|gesorteerd|gerangschikt|gegroepeerd) .+)"),
    # How to be reached: "rather text me than call".
    Rule("reach", "free", r"(?P<x>(?:stuur|app|mail|bel|sms|schrijf|whatsapp|e-mail|vraag|geef)"
         r"(?: (?:me|mij|ons))?(?: (?:altijd|maar|gerust|voortaan))*(?:,)? (?:liever|beter) "
         r"(?:(?:een|via|per|op|in|met|schriftelijk|\w+s) ?.{0,50}? ?)?(?:dan|in plaats van)"
         r"(?: dat (?:je|u|jullie)(?: me| mij)?| te)? [\w -]{3,40})", fact="Wens: {x}",
         unless=r"\b(?:dit|deze|vandaag|nu|straks)\b"),
    Rule("rather", "free", rf"(?:{ORDER}) (?:(?:me|mij|ons) )?(?:altijd )?liever "
        rf"(?P<x>{_GENERAL}(?!.*\b(?:dat|"
         r"het)\b).+ dan .+)", fact="Heeft liever {x}"),
    Rule("rather", "wish", rf"(?:dan )?(?:altijd )?(?:veel |toch |voor mij |ook )?(?:liever|het "
         rf"liefst|liefst|bij voorkeur|geef mij|doe mij|graag altijd) {OFTEN}(?:maar )?(?:in |als "
         rf"|op |"
         rf"met )?(?P<x>(?!(?:niet|geen|zo|deze|dit|dat|het|een andere|nog|even|ik)\b)"
         rf"{_GENERAL}.+ (?:dan|in plaats van|boven) .+?)(?:{DONE})?", fact="Heeft liever {x}",
         reads=SHAPES),
    Rule("rather", "value", rf"(?:altijd )?(?:veel |toch |voor mij |ook )?(?:liever|het liefst|"
         rf"liefst|bij voorkeur|(?:geef|doe) mij|doe|graag) {OFTEN}(?:maar |weer |terug )*(?:in "
         rf"(?:het "
         rf")?|als |op |met )?(?P<x>.+?)(?:{DONE})?", reads=SHAPES),
    Rule("may", "value", r"(?P<x>(?:mogen |mag )?(?:de |je |alle |mijn )?(?:antwoorden|uitleg|"
        r"alles|cijfers|"
         r"bedragen|teksten|getallen|samenvattingen) .+)", reads=SHAPES, lasting=True),
    Rule("may", "value", r"(?:de |je |alle |mijn )?(?:antwoorden|uitleg|alles|cijfers|bedragen|"
        r"teksten|"
         rf"getallen) (?:mag|mogen|moet|moeten) (?P<x>.+?)(?:{DONE})?", reads=SHAPES),
    Rule("may", "free", r"(?P<x>(?!de (?!\w+(?:en|s) (?:mag|mogen))|(?:dit|dat|deze|het|de "
        r"(?:mail|tekst|brief|slide|"
        r"presentatie))\b)[\w-]+"
         r"(?: [\w-]+){0,5} (?:mag|mogen|moet|moeten) (?:altijd |gerust |best |liefst )*in het "
         r"(?:nederlands|"
         r"engels|frans|duits|spaans|vlaams))", fact="Wens: {x}"),
    Rule("prefer", "wish", r"ik kan (?:beter|het best) (?:overweg|werken|omgaan) met "
        r"(?P<x>.+?)(?: dan .+)?",
         fact="Kan beter overweg met {x}", reads=SHAPES),
    Rule("over", "value", r"(?P<x>.+ (?:boven|in plaats van) .+)", reads=SHAPES),
    Rule("except", "free", r"ik (?:wil|heb graag|heb liever|zie graag) (?P<x>(?:alles|(?:alle |de "
        r"|je )?(?:antwoorden|teksten|"
         r"mails)) .*\b(?:behalve|maar niet|tenzij)\b(?!.*\b(?:dit|deze)\b).+)"),
    Rule("needless", "free", r"(?P<x>(?!(?:de|het|dit|dat|deze|die|je)\b)[\w' -]{3,50}) hoef "
        r"(?:je|u) (?:me |mij )?niet (?:meer |"
         r"telkens )?(?:\w+ )?te \w+en", fact="Hoeft geen: {x}"),
    Rule("need", "free", r"(?:ik|we|wij) (?P<v>wil|willen|heb|moet|hoef|verwacht|wens|krijg|zie) "
        r"(?P<x>"
         r"(?:[\w'-]+ ){0,5}?(?:bij voorkeur |graag |liefst |liever |het liefst )?(?:altijd|nooit|"
         r"steeds|telkens|"
         r"voortaan|vanaf nu|standaard|elke keer|iedere keer|bij elk|bij elke) "
         r"(?!.*\b(?:ge(?!bruik|ven)\w{3,}(?:d|t|en)|ontvangen|begrepen)\Z)(?!.*\b(?:gewild|"
         r"willen)\b)"
         r"(?!(?:al|nog|(?:een )?[\w-]*(?:error|fout|melding|spam)\b|een foutmelding|fouten|"
         r"geweten|gedacht|gezegd|moeite|pech|problemen)\b)(?!.*\b(?:dat|dit|deze|het|je|u)\b).+)",
         lasting=True),
    # Habits
    Rule("like", "free", rf"ik (?P<v>(?!{NO_VERB}\b)\w+|mag|zie) (?P<o>(?:[\w'-]+ ){{0,5}}?)"
         r"(?P<a>graag|het liefst|liefst|liever|dolgraag)\b(?P<x>(?! (?:dat|dit|deze|het|een "
         r"afspraak"
         r"|weten|iets|wat|nog|even|geholpen|met je|van je|of|hoe|snel|verder)\b)"
         rf"(?! (?:de (?:cijfers|data|resultaten|lijst|nieuwe|laatste)|een (?:overzicht|update|"
         rf"voorbeeld)"
         rf"|meer info\w*|je\b|uw\b|even\b)){_GENERAL}(?: .+)?)", value="", reads=("period",)),
    Rule("habit", "free",
         rf"ik (?P<v>(?!{NO_VERB}\b)(?!\w+[td]en?\b)[\wéëï]+|ben(?= (?:meestal|altijd|nooit|vaak) "
         rf"(?:op |"
         rf"thuis|vrij|pas|vroeg|bereikbaar|beschikbaar|rond|in de))|heb(?= \w+ (?:vergadering|"
         rf"overleg|meeting|les|training|wacht|dienst))) (?P<o>(?!(?:het|dat|dit|er|ze) )(?:.*? "
         rf")?)\b(?P<a>meestal|altijd|"
         r"doorgaans|normaal gezien|normaal|normaliter|gewoonlijk|vaak|nooit|zelden|steevast|"
         r"steeds|"
         r"standaard|over het algemeen|in de regel|bij voorkeur|hoofdzakelijk|voornamelijk|vooral|"
         r"bijna altijd|bijna nooit|haast nooit|in principe|sowieso|telkens|regelmatig|voortaan|"
         rf"vanaf nu)\b ?(?P<x>(?!.*\b(?:dezelfde fout|vergeten|verkeerd|"
         rf"foutmelding)\b){_GENERAL}.*)",
         kind="habit", reads=("period",), value=""),
    Rule("habit", "free", r"ik (?P<v>vergelijk|kijk|begin|start|check|werk|controleer|pendel|"
        r"fiets|"
         r"eet|lees|sport|lunch|ga|sta|reis) (?P<x>(?:.* )?(?:eerst|altijd|per|zoals gewoonlijk|"
         r"uit gewoonte|als eerste|standaard)\b(?! eens| even)(?!.*\b(?:dit|deze|dat|morgen|"
         r"vandaag|nu)\b).*)", kind="habit", lasting=True, reads=("period",)),
    Rule("instead", "free", rf"ik (?P<v>(?!{NO_VERB}\b)(?!\w+[td]e\b)[a-zéëï]+) "
        rf"(?P<x>{_GENERAL}.+ in plaats van .+)",
         kind="habit"),
    Rule("passive", "free", r"ik (?:wil|word|wens) (?P<x>(?:liever |graag |het liefst )?(?:niet|"
        r"nooit|alleen|enkel|liever|"
         r"graag) (?!.*\b(?:dit|deze|hier)\b)(?:.* )?ge\w+(?:d|t|en)(?: te)?(?: worden)?)"),
    Rule("helps", "free", r"(?P<x>(?!(?:dit|dat|deze|je)\b)[\w' -]{3,40}) (?:helpt|helpen) (?:me|"
        r"mij) (?:altijd )?(?:het "
         r"best|het meest|beter|veel)", fact="Heeft veel aan {x}"),
    Rule("contact", "free", r"(?:(?:je|u) (?:kunt|kan|mag) )?(?:(?:bereik|contacteer|mail|bel|app|"
        r"benader) )?(?:me|mij) (?:het best|het liefst|best|liefst|"
         r"bij voorkeur|liever) (?P<x>(?!(?:niet|dit|een|de)\b).+)", fact="Liefst {x}"),
    Rule("standing-habit", "free", rf"(?:ik|we|wij) (?P<v>(?!{NO_VERB}\b)(?!(?:hou|hebben|zijn|"
         rf"zullen|kunnen|moeten|willen|mogen|gaan|vinden|zouden|hadden|waren)\b)(?!\w+[td]en?\b)"
         rf"[\wéëï]+) (?P<x>{THING}{_GENERAL}(?!.*\bdat\b).+)", kind="habit", lasting=True,
         reads=("period",)),
    Rule("only-then", "free", r"ik (?:kan|mag|wil) (?P<x>(?:altijd )?(?:alleen|pas|enkel|nooit|"
        r"niet|"
         rf"geen)\b(?!.*\b(?:dit|deze|dat|je|het)\b).*\b(?:{TIME}|afspraken|vergaderen|bellen).*|"
         rf"{TIME} (?:nooit|niet|geen|alleen|enkel|pas) .+)", kind="habit"),
    Rule("rhythm", "free", rf"(?:ik|we|wij) (?P<v>(?!(?:had|was|wil|wou|kom|ga|moet|zal|zou|wacht|"
         rf"hoop|denk|vertrek|verwacht|stuur|bel|zie|ben|heb|krijg|hoor|doe(?! (?:mijn|de|aan))|"
         rf"hebben|zijn|gaan|zullen|moeten|komen|kan|kunnen|spreek je|meld|kijk (?:er|straks))\b)"
         rf"(?!\w+[td]en?\b)[\wéëï]+) "
         rf"(?P<x>(?!.*\b(?:dit|deze|je|jullie|morgen|straks|vandaag|volgende)\b)(?:.* )?{TIME}"
         r"(?: .*)?)", kind="habit", reads=("period",)),
    Rule("rhythm", "free", r"(?:ik|we|wij) (?P<v>ben|heb|ga|doe|kom|kan|hebben|zijn|gaan) "
        r"(?P<x>(?!"
         r".*\b(?:dit|deze|je|jullie|morgen|straks|vandaag|volgende|gevraagd|gestuurd|gehad|"
         r"ge\w{3,}[td])\b)(?:.* )?(?:(?:elke?|iedere?) (?:\w+ )?\w+|\w+dags|(?:op )?"
         r"(?:\w+dag(?:en|ochtend|middag|avond)s?)(?: en \w+dag\w*)?|in het weekend|'s \w+s|"
         r"dagelijks|wekelijks|maandelijks|om de twee weken|(?:een|twee|drie|één)(?:maal| ?keer) "
         r"per \w+|"
         r"op \w+dag (?:nooit|niets?|geen|altijd|enkel|alleen)|na \d+ ?u(?:ur)?|voor \d+ ?u(?:ur)?)"
         r"(?: .*)?)", kind="habit"),
)  # fmt: skip
