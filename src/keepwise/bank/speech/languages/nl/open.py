"""Dutch rules, open tier: kinds of sentences rather than sentences.

What an order is about shows whether it is meant for good: "schrijf getallen voluit" is about any
answer, "schrijf de mail opnieuw" about one. What someone is shows in the form of the noun.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.nl.moments import AT_HAND, MOMENT, POINTING
from keepwise.bank.speech.languages.nl.parts import (
    BODY,
    DATA,
    FOLK,
    HOW,
    KIND,
    MAKE,
    MAKES,
    MILESTONE,
    NO_TRADE,
    OFTEN,
    ORDER,
    PLAN,
    TOO,
    TRADE,
    WEEKDAY,
    WHEN,
)

_HERE = rf"\b{MOMENT}(?!\w)|(?<![\w'’]){POINTING}(?![\w'’])"
# The same for what is said to the agent: "je antwoorden" are no one answer.
_NOW = (
    rf"\b{MOMENT}(?!\w)|(?<![\w'’])(?:dit|deze|die|hier\w*|daar(?:mee|van|in|op|aan|over)|"
    rf"er(?:over|bij|"
    r"naast|van|mee|aan|op|in|voor)|zoiets|hem|jullie)(?![\w'’])"
)
_NO_THING = r"(?!(?:dit|dat|het|die|deze|daar|hier|er|zo|wat|hoe|dus|en|maar|als|of|nu|ik|je|ze)\b)"
# A task has an object of its own: "schrijf een mail", "maak de tabel", "zet die zin".
_TASK = (
    rf"{_NOW}|\b{AT_HAND}(?!\w)|\b(?:eerste|tweede|derde|laatste|vorige|onderste|bovenste|lege)\b"
)

# Before any other rule: a name in place of a title, and statements that teach nothing, whatever a
# later rule or a neighbouring language would read.
BARRED: tuple[Rule, ...] = (
    Rule("no-title", "fill", r"geen (?:meneer|mevrouw|mijnheer|titels?|u)(?: alsjeblieft)?,? "
         r"(?:maar |"
         r"zeg |noem me )*(?P<name>(?-i:[A-Z])[a-zéëï]+)", kind="address", slot="address"),
    Rule("translated", "skip", r"zet (?:[\w']+ ){0,4}over (?:in|naar) (?:het )?(?:nederlands|"
         r"engels|"
         r"frans|duits|spaans|italiaans|arabisch|turks|pools)\b.*"),
    Rule("passing", "skip", r"(?:ik|we|wij) (?:zit|zitten) (?:nu )?midden in .*|(?:we|wij|ik) "
         r"(?:verlies|verliezen) .*|(?:we|wij) hebben (?:elkaar|\d+) .*|(?:we|wij) (?:lopen|"
         r"staan|liggen) (?:achter|voor|op|stil)\b.*|(?:ik|we) (?:loop|lopen|ga|gaan) nu naar .*"),
    Rule("just-now", "skip", r"ik (?:maak|maakte) (?:maar )?(?:een )?(?:grapje|geintje).*|ik "
         r"fantaseer.*|ik (?:haal|verwar) (?:die|ze|de twee)\b.{0,20} door elkaar|ik verwar ze .*|"
         r"ik heb (?:een )?(?:\w+e )?(?:klacht|vraagje|vraag|probleem|bug)\b.*"),
    # A noun before the verb is the one who does it: no order, and no habit of the user.
    Rule("their-way", "skip", r"(?:de|het|onze|ons|mijn) (?:\w+e )?[\w-]+ (?:laat|laten) (?!(?:je|"
         r"jij|u|maar|ik|we|wij|me|mij)\b).+ [\w-]+en|(?:de|onze|mijn) (?:\w+e )?(?:baas|"
         r"bazin|chef|collega|buurvrouw|buurman|postbode|conciërge|huisbaas|verhuurder|"
         r"leidinggevende|schoon(?:moeder|vader|zus|broer)|zwager|oom|tante|opa|oma) \w+t "
         r"(?!(?:me|mij|ik|je|u)\b)(?:.+ )?(?:altijd|nooit|steeds|liever|alles) .+"),
    Rule("this-one", "skip", r"ik (?:verkies|neem|kies|wil|vind) (?:(?:de|het|liever|dan|toch) )*"
         r"(?:variant|versie|optie|voorstel|ontwerp|nummer|nr\.?) \w+.*|"
         r"(?:neem|gebruik|toon|geef|doe|pak) (?:vandaag|nu|deze keer|ditmaal|voor nu|even) .*|"
         r"een [\w-]+ (?:hoef|wil) ik niet"),
    Rule("theirs-too", "skip", r"(?:ik )?(?!ik\b)[\w-]+ (?:zit|ligt|hoort|valt|loopt|zitten|"
         r"liggen) (?:bij|onder|via) (?:meneer |mevrouw |mijnheer |collega |mijn collega )?"
         r"(?-i:[A-Z][a-zéëï]+)"
         r"(?: (?-i:[A-Z])\w+)?"),
    Rule("astray", "skip", r"(?:mijn|onze|ons|de|het) (?:\w+e )?[\w-]+ (?:is|zijn|was) (?:al |weer "
         r"|nu |nog )*(?:zoek|kwijt|zoekgeraakt|spoorloos|niet (?:aangekomen|bezorgd|geleverd))"),
    Rule("although", "skip", r"(?:ook |zelfs )?al \w+ (?:ik|wij|we|jij|je|hij|zij|ze) .+"),
    Rule("their-name", "skip", r"(?:meneer|mijnheer|mevrouw) .+ (?:is|was|heet) mijn "
         r"(?:vader|moeder|schoonmoeder|schoonvader|oma|opa)(?: .*)?"),
)  # fmt: skip

OPEN: tuple[Rule, ...] = (
    Rule("what-i-want", "free", r"wat ik (?:wel |ook |dan )*(?:altijd|steeds|standaard) (?:wil|zie|"
         r"heb|lees|verwacht)(?: graag| zien| hebben)?(?: is|:|,)+ (?P<x>.{3,90})",
         fact="Wil altijd {x}", unless=_NOW),
    Rule("thing-in", "free", rf"{_NO_THING}(?P<x>[\w'-]{{3,}}(?: (?:in|bij|van|op|onder) (?:de |"
         r"het |mijn )?[\w-]+)?) wil ik (?:altijd|steeds|voortaan) (?P<y>(?:in|met|zonder|op) "
         r".{3,50}?)(?:,? ook al .+)?",
         fact="Wil {x} altijd {y}", unless=_NOW),
    Rule("takes-part", "free", r"ik doe (?P<x>(?:(?:in|op|dit) [\w ]{3,20} )?mee (?:aan|met) "
         r".{4,80})", kind="detail", fact="Doet {x}", unless=_NOW),
    # Names
    Rule("titled", "fill", r"(?:ik ben|hier|met|u spreekt met|je spreekt met) (?P<x>(?:de heer|"
         r"meneer|mijnheer|mevrouw|mevr\.?|dhr\.?|dr\.?|dokter|professor|zuster|pater|juf) "
         r"(?:(?:van|de|den|der|ter|ten|'t) ){0,3}(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?)",
         kind="name", slot="name"),
    Rule("titled", "fill", r"(?:u |je |jij )?(?:mag |kunt |kan )?(?:me |mij )?(?:gerust |altijd |"
         r"liever |graag )*(?:aanspreken|aan te spreken|aanspreekt|noemen) (?:met|als) (?P<x>(?:de "
         r"heer|meneer|mevrouw|dokter|professor|juf|meester) .{2,40})", kind="address",
         slot="address"),
    Rule("age", "free", r"ik ben (?:nu |inmiddels |net |al |bijna )*(?P<x>(?:\d\d|\w+(?:tig|"
         r"tien))(?: jaar(?: oud)?)?(?: en .{3,60})?)", kind="personal",
         unless=rf"{_HERE}|\b(?:minuten|keer|procent|euro|woedend|zat)\b"),
    # What somebody is
    Rule("trade", "free", rf"ik ben {OFTEN}(?:als )?(?P<x>(?:een |de )?(?:(?:\w+e|oud|"
         rf"gepensioneerd|freelance|zelfstandig|parttime|beginnend|aankomend|vrijwillig|hobby) )?"
         rf"{NO_TRADE}{TRADE}(?:,? (?:bij|in|van|op|aan|voor|te|uit|met|en) .+)?)", kind="work",
         unless=rf"{_HERE}|\b(?:geen|kwijt|moe)\b"),
    Rule("sober", "free", r"ik ben (?:nu |inmiddels )?(?:al |sinds )(?P<x>(?:\d+|\w+) (?:jaar|"
         r"maanden|jaren) (?:lang )?(?!(?:op zoek|bezig|aan het|niet|te)\b)\w+(?: .{2,60})?)",
         kind="personal", fact="Is al {x}", unless=rf"{_HERE}|\b(?:ziek|kwijt|aan het)\b"),
    Rule("as-one", "free", r"ik (?P<x>(?:freelance|klus|jobde|werkte? ooit|dien|val in|draai mee|"
         r"sta ingeschreven|sta te boek|fungeer|treed op) (?:\w+ )?(?:als|bij) .+)", kind="work",
         unless=_HERE),
    Rule("have-under", "free", r"ik heb (?P<x>.{3,80} (?:onder me|onder mij|onder mijn hoede|in "
         r"mijn (?:pakket|portefeuille|beheer|rayon|takenpakket)))", kind="work",
         reads=("region",), unless=_HERE),
    Rule("watches", "free", rf"(?:ik|we|wij) (?P<x>(?:kijk|tuur|staar|let|waak|zit|kijken|letten|"
         rf"zitten|werk|werken|rapporteer|rapporteren|volg|volgen|bewaak|analyseer|monitor) "
         rf"(?:\w+ )?{OFTEN}(?:naar|op|over|met|boven|bovenop|aan)? ?(?:de |het |onze |alle |mijn )"
         rf"?(?:[\w-]+ ){{0,2}}?[\w-]*{DATA}\b.*)", kind="work", reads=("region",),
         unless=rf"{_HERE}|\b(?:een (?:bestand|tabel)|de (?:tabel|grafiek))\b"),
    Rule("not-mine", "free", r"(?:de |het )?(?P<x>(?!(?:dit|dat|het|die|deze)\b)[\w' -]{3,60}?) "
         r"(?P<v>is|zijn|hoort|horen|gaat|gaan|doet|doen) (?:echt |dus )?(?P<r>niet (?:voor|van|"
         r"bij) "
         r"(?:mij|ons|mijn team|ons team)|(?:mij|ons) niet aan|ik niet)", kind="work",
         fact="{x} {v} {r}", reads=("region",), unless=_NOW),
    Rule("mine-that", "free", r"(?:de |het )?(?P<x>(?!(?:dit|dat|het|die|deze)\b)[\w'& -]{3,70}?)"
         r"(?:,|:)? (?:dat|die) (?:is|zijn|valt|vallen|hoort|horen|doe|doen) (?:ook |alleen )?"
         r"(?P<y>(?:van|onder|bij|voor) (?:mij|me|ons|ons team|mijn team)|ik|we|wij)",
         kind="work", fact="Verantwoordelijk voor {x}", reads=("region",), unless=_NOW),
    Rule("out", "free", rf"{_NO_THING}(?P<x>(?-i:[A-Z])[\w-]+(?: en (?-i:[A-Z])[\w-]+)?) (?:mag|"
         r"mogen|kan|kunnen) (?:er |daar )?(?:uit|eruit|weg|achterwege|buiten beschouwing)"
         r"(?: blijven| laten)?", fact="Wil geen {x}", kind="preference", reads=("region",),
         unless=r"\b(?:rij|kolom|zin|alinea|regel|cel|slide|kop|titel|komma|punt)\w*\b"),
    Rule("not-only", "free", r"(?:ik|we|wij) (?:wil|willen|zie|heb) (?:graag )?niet (?:alleen|"
         r"enkel) (?P<f>.{3,50}?)(?: (?:zien|hebben|krijgen))?,? maar ook (?:steeds |altijd |"
         r"graag )?(?P<x>.{3,60})", fact="Wil {f} en ook {x}", unless=_TASK),
    Rule("only-see", "free", r"ik hoef (?:alleen|enkel|uitsluitend) (?:maar )?(?P<x>.{3,70}?) te "
         r"(?:zien|weten|hebben|volgen|krijgen)", fact="Hoeft alleen {x}", kind="work",
         reads=("region",), unless=_HERE),
    Rule("you-form", "free", r"(?:graag |alles |liefst |altijd |antwoord )*in de (?P<x>je|"
         r"jij)-?vorm",
         fact="Wil in de {x}-vorm aangesproken worden", kind="address", slot="tone", value="du"),
    Rule("you-form", "free", r"(?:graag |alles |liefst |altijd |antwoord )*in de (?P<x>u|"
         r"beleefdheids)"
         r"-?vorm", fact="Wil in de {x}-vorm aangesproken worden", kind="address", slot="tone",
         value="sie"),
    Rule("recurs", "free", r"(?P<x>(?:stuur|mail|geef|app|herinner|waarschuw|meld|toon|maak|"
         r"plan|zet|"
         r"doe|bestel|reserveer|boek|check|controleer|vraag)(?: (?:me|mij|ons|er))? (?:.{2,40} )?"
         r"(?:elke|iedere|dagelijks|wekelijks|maandelijks|'s (?:ochtends|morgens|avonds|maandags)|"
         r"aan het (?:begin|eind) van elke) ?.*)", fact="Wens: {x}",
         unless=rf"{_NOW}|\b(?:elke|iedere) (?:rij|kolom|cel|regel|zin|alinea|slide|optie|winkel|"
         r"regio|land|stap|categorie)"),
    Rule("you-may", "free", r"(?:je|jij|u) (?:mag|kunt|kan) (?:best|gerust|altijd|rustig) (?P<x>(?:"
         r"een |af en toe |wat |ook )*[\w' -]{4,60})", fact="Mag {x}",
         unless=rf"{_NOW}|\b(?:weggooien|vergeten|beginnen|stoppen|proberen|zeggen|weten)\b"),
    Rule("later", "free", r"ik wil (?:later |ooit |graag |dit jaar |volgend jaar |eigenlijk "
         r")*(?P<x>"
         r"(?!(?:dit|dat|het|weten|zien)\b)[\w' -]{3,50} (?:worden|leren|halen|afvallen|stoppen|"
         r"verhuizen|emigreren|promoveren))", fact="Wil {x}", kind="personal",
         unless=rf"{_HERE}|\b(?:boos|beter|geholpen)\b"),
    Rule("course", "free", r"ik (?P<x>(?:doe|volg) (?:nu |momenteel |sinds \w+ )*(?:een|de) "
         r"(?:\w+e )?"
         r"(?:\w*opleiding|\w*cursus|studie|minor|master|bachelor|training|traineeship|stage|"
         r"avondschool|therapie|dieet)\b.*)", kind="personal", unless=r"\b(?:je|dit|deze)\b"),
    Rule("kin-age", "free", r"(?:mijn|onze) (?P<f>(?:kinderen|kids|zonen|zoons|dochters|jongens|"
         r"meisjes|kleinkinderen|tweeling|katten|honden)|" + FOLK + r"(?: (?-i:[A-Z])[\w-]+)?) "
         r"(?P<q>is|zijn) (?:nu |net |al |pas |bijna )*(?P<x>\d+(?:(?:,| en) \d+)*(?: jaar| "
         r"maanden)?"
         r"(?: oud)?)", kind="personal", fact="{f} {q} {x}"),
    Rule("order-only", "free", rf"(?P<x>{ORDER}(?: (?:me|mij|dus|dan|maar))* (?:alleen|enkel|"
         r"uitsluitend) (?!(?:de|het|een|mijn|deze|die|dit|dat)\b)[\w'-]{3,}(?:en|s|'s)"
         r"(?: (?:in|met|zonder|als) .{3,40})?)", fact="Wens: {x}", unless=rf"{_NOW}|\d"),
    Rule("order-all", "free", rf"(?P<x>{ORDER}(?: (?:me|mij|er|dus|dan|ook))* (?:in|bij|voor|op|"
         rf"na) "
         r"(?:alle|al mijn|elke?|iedere?) .{6,80})", fact="Wens: {x}",
         unless=rf"{_NOW}|\b(?:rij|kolom|cel|winkel|regio|land|zin|alinea)(?:en|s)?\b"),
    Rule("none-in", "free", r"(?P<x>geen (?:\w+e )?[\w'-]{3,} (?:in|bij|op|aan|tussen|voor|onder) "
         r"(?:mijn|je|al|alle|elk|elke|ieder|code|teksten|antwoorden|lijsten) .{2,40}|geen "
         r"(?:\w+e )?"
         r"[\w'-]{3,} in (?:mijn|je) [\w-]+)", fact="Wens: {x}",
         unless=rf"{_NOW}|\b(?:geld|zin|fout|fouten|idee|vlees op)\b"),
    Rule("does-so", "free", r"(?P<x>[a-zéëï]{3,}en) doe ik (?P<y>(?:altijd |vooral |alleen |"
         r"graag |al )"
         r"*(?:op|in|bij|met|elke|al|graag|nooit|alleen|sinds|voor|naast|zonder) .{2,60})",
         kind="personal", fact="{x}: doet die {y}", unless=_HERE),
    Rule("works-with", "free", r"ik (?P<x>(?:test|debug|bouw|deploy|host|meet|plan|noteer|typ|mail|"
         r"boekhoud|monteer|teken|render|compileer) (?:altijd |alles |meestal )*(?:met|in|op|via) "
         r"(?-i:[A-Z])[\w.+#-]*(?:,? .{2,50})?)", kind="tool", unless=_HERE),
    Rule("able", "free", rf"(?P<x>(?:{BODY}|zwemmen|koken|programmeren|zingen|dansen|tekenen|"
         r"schaken|skiën|schaatsen|autorijden)) (?P<v>kan|mag|durf) ik (?P<y>(?:echt |helemaal )?"
         r"(?:niet|slecht|goed|niet zo goed)(?: meer)?)", kind="personal", fact="{x}: {v} die {y}"),
    Rule("instead-mine", "free", r"ik (?:wil|neem|kies|gebruik|heb) (?P<x>.{3,60} in plaats van "
         r".{3,60})", lasting=True, fact="Wil {x}", unless=_NOW),
    Rule("runs", "free", rf"(?:ik|we|wij) (?P<x>(?:loop|ren|fiets|vlieg|vertrek|verhuis|trouw|"
         rf"start|"
         rf"begin|lopen|fietsen|vliegen|vertrekken|verhuizen|trouwen|starten|beginnen) {WHEN} .+)",
         kind="detail", unless=r"\b(?:vandaag|straks|morgen|gister\w*|naar (?:huis|de winkel))\b"),
    # Likes and dislikes
    Rule("too-much", "free", rf"{_NO_THING}(?!de )(?P<x>[\w'’ -]{{3,50}}?) (?P<v>is|zijn|klinkt|"
         rf"klinken|"
         r"smaakt|smaken|ruikt|voelt|oogt|leest|lezen|gaat|gaan|vind ik) (?P<y>(?:(?:me|mij|voor "
         rf"(?:mij|me)) (?:echt |veel |vaak |al snel |snel )*|(?<=vind ik )){TOO})",
         fact="Vindt {x} {y}", unless=rf"{_TASK}|\A(?:per|alleen)\b|\b(?:het|dat|deze) "),
    Rule("says-more", "wish", rf"{_NO_THING}(?P<x>[\w'’ -]{{3,50}}?) (?:zegt|zeggen|helpt|helpen|"
         r"doet|doen|werkt|werken|spreekt|spreken) (?:me|mij) (?:veel |vaak )?(?:meer|beter|aan)"
         r"(?: (?:dan|als) (?P<r>.+))?", fact="Heeft meer aan {x}", reads=SHAPES, unless=_NOW),
    Rule("no-use", "free", rf"zonder (?P<x>{_NO_THING}[\w' -]{{3,50}}?) (?:heb ik er (?:niks|"
         r"niets|weinig) aan|snap ik (?:er niks|het niet)|kan ik (?:niet|niks).{0,20}|ga ik "
         r"nergens heen|begin ik nergens aan)", fact="Kan niet zonder {x}", unless=_TASK),
    Rule("no-use", "wish", rf"(?:aan|met|van) (?P<x>{_NO_THING}[\w' -]{{3,50}}?) (?:heb|kan|word|"
         r"krijg) ik (?:echt |helemaal )*(?:niks|niets|weinig|niks mee|gek|onrustig|misselijk|"
         r"niks beginnen)", fact="Heeft niets aan {x}", negative=True, reads=SHAPES, unless=_TASK),
    Rule("gets-by", "free", r"ik (?P<x>(?:snap|begrijp|onthoud|leer|volg|pik) (?:het |iets |dingen "
         r"|stof |alles )?(?:op )?(?:pas|beter|sneller|alleen|makkelijker|het best) (?:als|met|"
         r"door|wanneer|via|aan de hand van) .+)", kind="preference", unless=_HERE),
    Rule("makes-me", "free", rf"{_NO_THING}(?P<x>[\w'’ -]{{3,50}}?) (?P<v>maakt|maken|geeft|geven) "
         r"(?:me|mij) (?:altijd |echt |erg |een beetje )*(?P<y>(?:\w+ )?(?:onrustig|zenuwachtig|"
         r"blij|gek|misselijk|kriebelig|chagrijnig|bang|nerveus|rustig|energie|rust|stress|jeuk|"
         r"hoofdpijn|migraine|uitslag|buikpijn|maagzuur|de kriebels))", kind="preference",
         fact="{x} {v} hen {y}", unless=_TASK),
    Rule("give-kind", "free", r"(?:geef|doe) (?:mij|me) (?:maar )(?:gewoon |liever |altijd |dan )*"
         rf"(?P<x>(?:een (?:\w+e )?(?:\w*grafiek|tabel|lijst|lijstje|samenvatting|overzicht)|"
         rf"(?:\w+e )?{KIND})\b.*)", fact="Wens: {x}", unless=rf"{_HERE}|\bvan (?:mei|juni|de)\b"),
    # Bodies and hours
    Rule("cannot", "free", r"ik (?P<x>(?:kan|mag|moet) (?:(?:nu|meestal|overdag|vaak|alleen) )?"
         r"(?:niet|geen|nooit|pas|alleen|moeilijk|nauwelijks|vroeg|altijd)\b.{3,80}? (?:vanwege|"
         r"wegens|door|omdat|in verband met|sinds|i\.v\.m\.) (?!(?:dit|deze|de (?:storing|file|"
         r"regen|fout))\b).{3,60})", kind="personal",
         unless=rf"{_HERE}|\b(?:inloggen|openen|downloaden|betalen|bestellen|printen|laden)\b"),
    Rule("body", "free", rf"(?P<x>(?:[\w']+ )?(?:[\w']+ ){{0,3}}{BODY}) (?:lukt|gaat|lukken) "
         rf"(?:me|mij|bij mij)? ?"
         r"(?P<y>(?:niet|nauwelijks|slecht|moeilijk|moeizaam|niet meer|niet zo goed)(?: meer)?)",
         kind="personal", fact="{x} lukt {y}", unless=_HERE),
    Rule("must-be", "free", r"(?P<x>(?:dat|die|alles|ze) (?:moet|mag|moeten|mogen) (?:altijd|"
         r"nooit|steeds) (?!.*\b(?:dit|deze|je|ik)\b).{4,80})", fact="Wens: {x}"),
    # Orders about kinds of things
    Rule("order-kind", "free", rf"(?P<x>(?!{MAKE}\b)(?:{ORDER}|bezorg|lever|spel|rond|cursiveer|"
         rf"arceer|bundel|tik)(?: me| mij)? (?:(?:maar|dan|liever|altijd|alle|al|mijn|je|gewoon) "
         rf")*(?:(?!de |die |deze )[\w-]+e )?(?:{KIND}) (?:\w+ )?{HOW}.*)", fact="Wens: {x}",
         unless=rf"{_TASK}|\A(?:vertaal|zoek|boek|lees|bekijk|tel|test)\b(?!.*\bniet\b)"),
    Rule("order-kind", "free", rf"(?P<x>{MAKE}(?: me| mij)? (?:(?:maar|dan|liever|altijd|alle|al|"
         rf"mijn|je|gewoon) )*(?:(?!de |die |deze )[\w-]+e )?(?:{KIND}) (?:\w+ )?{HOW}.*)",
         fact="Wens: {x}",
         needs=MAKES, unless=_TASK),
    Rule("order-kind", "free", rf"(?P<x>(?:schrijf|gebruik|hanteer|noteer) (?:code|tests|"
         rf"{KIND}) (?:met|in) (?:\w+ )?(?:spaties|tabs|\w+case|enkele|dubbele|hoofdletters|kleine "
         r"letters|korte|\w+ notatie).*)", fact="Wens: {x}", unless=_HERE),
    Rule("order-no", "free", rf"(?P<x>(?:{ORDER}|verwacht|eindig|voorzie)(?: (?:me|mij|er|hier|ons)"
         rf")?(?: (?:dan|alsjeblieft|maar|verder|liever|ook|altijd))* (?:geen|nooit|nergens) "
         rf"(?!(?:zorgen|fouten|haast|moeite|paniek|onzin|grap|grapjes|druk|spijt|vragen meer)\b)"
         rf"(?:(?:te|zulke|al te|onnodige|van die) )?(?:(?!de |die |deze )[\w-]+e "
         rf")?[\w'-]{{3,}}(?:en|s|taal|praat|"
         rf"jargon|code|humor|vorm|muziek)"
         rf"(?: .{{2,60}})?)", fact="Wens: {x}", unless=rf"{_TASK}|\b(?:de|het) \w+ (?:van|in)\b"),
    Rule("order-not-so", "free", rf"(?P<x>{ORDER}(?: (?:me|mij|tegen me|met me|je (?:zinnen|"
         r"antwoorden|teksten|uitleg|toon|reacties)|antwoorden|zinnen))? ?(?:alsjeblieft |maar |"
         r"liever |ook )?(?:niet|minder|wat minder|iets minder) (?:(?:te|zo|al te|zo'n) )?"
         r"[a-z]{4,}(?: (?:tegen|met|voor|in|over|op) .+)?)", fact="Wens: {x}",
         unless=rf"{_TASK}|\b(?:meteen|weg|terug|vergeten|opnieuw|verder|aan|zeker)\b"),
    Rule("order-big", "free", r"(?P<x>(?:gebruik|neem|kies|hanteer|hou|houd|zet|schrijf|praat|"
         r"spreek|typ)(?: (?:me|mij|het))?(?: (?:dus|dan|maar|liever|graag|voor mij|altijd))* "
         r"(?:in "
         r"|met |op )?(?:een |het )?(?:\w+e |extra )?(?:groot |groter |grote |duidelijk |simpele? |"
         r"korte? |lage? |hoog )*(?:lettertype|letters|contrast|taalniveau|woorden|zinnen|"
         r"taalgebruik|tempo|tekst|kleuren|B1|B2|A2)(?:-niveau)?(?: .{2,40})?)", fact="Wens: {x}",
         unless=rf"{_TASK}|\b(?:die|de|deze) "),
    Rule("begin-with", "free", r"(?P<x>(?:begin|start|open|eindig|sluit(?: af)?|trap af) (?:altijd "
         r"|liever |dan |maar |gewoon |graag )*met (?:de |het |een |je )?(?:conclusie|kern|"
         r"antwoord|"
         r"samenvatting|advies|cijfers|hoofdpunt\w*|resultaat|voorbeeld|waarom|grote lijn\w*|"
         r"vraag|actiepunt\w*|tl;dr|belangrijkste\w*|oplossing|uitkomst|aanbeveling|groet)\b.*)",
         fact="Wens: {x}", unless=_HERE),
    Rule("kind-may", "free", rf"(?P<x>{_NO_THING}(?:(?!de |die |deze )[\w-]+e )?(?:{KIND}|"
         rf"[\w-]{{4,}}(?:en|s)) "
         rf"(?:mag|mogen|kan|kun|kunt|moet|moeten|hoef) (?:je|jij|u) .{{4,70}})", fact="Wens: {x}",
         unless=rf"{_TASK}|\b(?:vergeten|wissen|vragen|bestellen|krijgen|vinden|kopen)\b|\?"),
    Rule("kind-in", "free", rf"(?P<x>(?:{KIND})(?: (?:altijd|bij ons|graag|hier|liefst|intern))* "
         rf"(?:in (?:het )?(?:nederlands|engels|frans|duits|spaans|vlaams|\w+vorm)|stap voor stap|"
         r"zonder \w+|in (?:hele|ronde) \w+|voluit))", fact="Wens: {x}", unless=_HERE),
    Rule("at-most", "free", r"(?P<x>(?:(?:hou|houd|beperk)(?: (?:je|jezelf|het|alles))? (?:bij|tot|"
         r"op) )?(?:niet meer dan|maximaal|max|hooguit|hoogstens|liefst|ten hoogste|minder dan)? ?"
         r"(?:\d+|een|één|twee|drie|vier|vijf|zes|zeven|acht|tien|een paar|een handvol) "
         r"(?:zinnen|regels|punten|woorden|opties|stappen|alinea's|alinea|bullets|bulletpoints|"
         r"suggesties|voorbeelden|pagina's|A4'?tjes|A4|zin)(?: per \w+)?)", fact="Wens: {x}",
         needs=r"\b(?:hou|houd|beperk|niet meer dan|max\w*|hooguit|hoogstens|hoogste|minder)\b",
         sign=True),
    Rule("hold-to", "free", r"(?P<x>(?:hou|houd|beperk)(?: (?:je|jezelf|het|alles|ze))? (?:bij|tot|"
         r"op) (?:maximaal |hooguit |hoogstens )?(?:\d+|één|een|twee|drie|vier|vijf|zes|zeven|acht|"
         r"tien|een paar) (?:zinnen|regels|punten|woorden|opties|stappen|alinea's|alinea|bullets|"
         r"suggesties|voorbeelden|pagina's|A4'?tjes|A4|zin))", fact="Wens: {x}", unless=_HERE),
    Rule("explain", "free", r"(?P<x>leg (?:het|alles|dingen|begrippen|termen|zaken|stof|\w+en)"
         r"(?: (?:me|mij|dus|dan|maar|graag|altijd|gewoon))* (?:\w+ )?(?:simpel|eenvoudig|kort|"
         r"rustig|stap voor stap|uitgebreid|zonder \w+|in jip-en-janneketaal|met (?:een )?"
         r"voorbeeld\w*|alsof ik .{3,30}) ?(?:uit)?(?: (?:zonder|met|in) .{3,40})?)",
         fact="Wens: {x}", unless=rf"{_NOW}|\b(?:even|eens|nog)\b"),
    Rule("want-that", "free", r"(?:ik|we|wij) (?:(?:wil|verwacht|willen)(?: (?:graag|"
         r"liever|altijd))*|(?:heb|zie|hebben|zien) (?:altijd )?(?:graag|liever|het liefst|"
         r"liefst)) dat (?P<x>(?!(?:het|dit|dat|je|u|deze|"
         r"er|ze|jij)\b).{5,100})", fact="Wil dat {x}", reads=SHAPES,
         unless=rf"{_TASK}|\b(?:\w+dag|klaar|af|opgelost|geleverd|bezorgd) "),
    Rule("all-of-us", "free", r"(?:we|wij) (?!(?:zijn|hebben|gaan|moeten|willen|kunnen|zullen|"
         r"zouden|waren|hadden|krijgen|zien|weten|wachten|komen|hopen|denken|zoeken|overwegen|"
         r"proberen|vinden|lopen|staan|zitten|merken|begrijpen|snappen|vragen|missen|verliezen|"
         r"twijfelen|horen|voelen|mogen|worden|blijven|kijken|bespreken|testen|maken|hoeven|"
         r"durven|ontvangen|sturen|bestellen|laten|geven|nemen|zetten|beginnen|stoppen|schrijven|"
         r"noemen|spreken|lezen|doen|houden|kiezen|moesten|konden|wilden|gingen|kwamen|zaten|"
         r"stonden|vonden|dachten|zagen|kregen|aten|dronken|sliepen|reden|liepen)\b)(?P<x>"
         r"[a-zéëï]{2,}en (?:op|met|in|via|bij|onder|aan|naar|uit|voor|van|geen|alleen|altijd|"
         r"alles|elke|samen|zelf) (?!(?:vast|elkaar)\b).{3,80})", kind="work",
         unless=rf"{_TASK}|\b(?:(?:\w+d|\w+t)en\Z)"),
    Rule("per-rather", "free", r"maak (?:er|het) (?P<x>(?:per|in|een) .{3,40}?) van",
         fact="Wens: {x}", lasting=True, unless=_HERE),
    Rule("device-only", "free", r"(?P<x>(?:laat|zet|doe|start|draai) (?:de|het|mijn) (?:\w+machine|"
         r"vaatwasser|afwasmachine|droger|verwarming|laadpaal|auto|boiler|robotstofzuiger|lampen?|"
         r"lichten|licht|airco|thermostaat|gordijnen|muziek) .*\b(?:alleen|enkel|nooit|altijd|pas|"
         r"niet (?:voor|na)|elke|iedere)\b.*)", fact="Wens: {x}", unless=_HERE),
    Rule("device-time", "free", r"(?P<x>(?:'s \w+|in de \w+|overdag|na \w+|voor \w+|doordeweeks|in "
         r"het weekend) (?:moet|mag|mogen|moeten|gaat|gaan) (?:de|het|alle) .{4,80})",
         fact="Wens: {x}", unless=_TASK),
    Rule("soft", "free", r"(?P<x>(?:praat|spreek|bel|app|mail|stoor|meld)(?: (?:me|mij))? (?:wat |"
         r"liever |iets )?(?:zachter|niet|minder|rustiger) (?:na|voor|tussen|in|tijdens|op) .{3,40}"
         r")", fact="Wens: {x}", unless=_HERE),
    Rule("takes", "free", r"(?:doe|neem|geef)(?: (?:me|mij))? (?:maar |gewoon )*(?:altijd|"
         r"voortaan|standaard) (?P<x>(?!(?:dit|dat|het|deze|die|een)\b)[\w' -]{3,50})",
         fact="Wens: altijd {x}", unless=_HERE),
    # What happened and what is planned
    Rule("done", "free", rf"{WHEN} (?:heb|hebben) (?:ik|we|wij) (?P<x>(?!.*\b(?:niet|bijna|nog)\b)"
         rf"(?:.* )?{MILESTONE}\b.*)", kind="detail", fact="Heeft {x}",
         unless=r"\b(?:dit|deze|je|gehoord)\b"),
    Rule("done", "free", rf"{WHEN} (?:ben|zijn) (?:ik|we|wij) (?P<x>(?!.*\b(?:niet|bijna|nog)\b)"
         rf"(?:.* )?{MILESTONE}\b.*)", kind="detail", fact="Is {x}", unless=r"\b(?:dit|deze|je)\b"),
    Rule("will", "free", rf"(?P<d>{WHEN}) (?:ga|gaan) (?:ik|we|wij) (?P<x>(?:.* )?{PLAN}\b.*)",
         kind="detail", fact="Gaat {d} {x}", unless=r"\b(?:niet|misschien|als|je)\b"),
    Rule("will", "free", rf"(?:ik|we|wij) (?:ga|gaan) (?P<x>{WHEN} (?:.* )?{PLAN}\b.*)",
         kind="detail", fact="Gaat {x}", unless=r"\b(?:niet|misschien|als|je)\b"),
    Rule("will-be", "free", rf"(?:(?P<d>{WHEN}) (?:word|worden) (?:ik|we|wij)|(?:ik|we|wij) (?:"
         rf"word|worden)) (?P<x>(?:{WHEN} )?(?:eindelijk |voor het eerst |weer |al )*(?:opa|oma|"
         r"vader|moeder|papa|mama|oom|tante|peter|meter|peetoom|peettante|grootouders|ouders|\d\d|"
         r"\w+tig|geopereerd|zelfstandig|vast|directeur|\w*manager|\w*leider)\b.*)", kind="detail",
         fact="Wordt {x}", unless=r"\b(?:niet|misschien|als|je|gek|boos)\b"),
    Rule("starts-on", "free", rf"(?P<d>{WHEN}) (?:begin|start|beginnen|starten) (?:ik|we|wij) "
         r"(?P<x>(?:aan|als|bij|met|in|op) (?!(?:dit|deze|de tekst|het rapport)\b).+)",
         kind="detail", fact="Begint {d} {x}"),
    Rule("signed", "free", r"ik heb (?:net |onlangs |eindelijk |zojuist |vorige \w+ |"
         r"afgelopen \w+ )*(?P<x>(?:(?:het|de|mijn|een) (?:\w+ )?(?:contract|koopakte|"
         r"huurcontract|koopcontract|papieren|huis|appartement|baan|sleutels?|scheiding|kapsalon|"
         r"winkel|zaak|praktijk|bedrijf|hypotheek|opleiding|cursus|studie|training)|(?:mijn )?eigen"
         r" \w+) (?!.*\b(?:niet|nog|bijna)\b)(?:.* )?(?:getekend|ondertekend|gekregen|"
         r"rondgekregen|afgesloten|afgerond|afgemaakt|geopend|verkocht|gekocht|opgezegd|"
         r"geaccepteerd|"
         r"aangenomen)\b.*)", kind="detail", fact="Heeft {x}",
         unless=rf"\b(?:je|dit|deze|vandaag|gisteren|bestand|tabel)\b|\b{WEEKDAY}\b"),
    Rule("signed", "free", rf"ik heb (?P<f>(?:het|de|mijn|ons) [\w-]+) {WEEKDAY} (?P<x>(?:\w+ )?"
         rf"(?:getekend|ondertekend|gekregen|rondgekregen|verkocht|gekocht|opgezegd))\b.*",
         kind="detail", fact="Heeft {f} {x}", unless=_HERE),
    Rule("ours-done", "free", r"(?:mijn|ons|onze) (?P<f>huis|appartement|flat|boot|caravan|"
         r"camper|auto|bruiloft|verlof|scheiding|hypotheek|verbouwing|bedrijf|zaak|winkel|"
         r"vergunning|bod|visum|subsidie|aanvraag) (?P<q>is|zijn) (?P<x>(?:nu |eindelijk |"
         r"officieel "
         r"|net )*(?:verkocht|gekocht|goedgekeurd|rond|toegekend|geaccepteerd|klaar|gesloten|"
         r"verhuurd|opgeheven|overgenomen)(?: .{2,60})?)", kind="detail", fact="{f} {q} {x}",
         unless=r"\b(?:niet|nog|bijna)\b"),
    Rule("goal", "free", r"mijn (?P<f>(?:\w+ )?(?:doel|plan|streven|droom|voornemen|ambitie)) "
         r"(?P<q>is|blijft)(?: dit jaar| deze zomer| voor dit jaar)? (?P<x>(?!(?:niet|nu|weg|dat "
         r"je)\b).{4,80})", kind="personal", fact="{f} {q} {x}",
         unless=r"\b(?:je|mislukt|van aanpak|simpel)\b"),
)  # fmt: skip

# What is said by the way of one's own people: "mijn man, die wordt vijftig op 2 mei".
THEIRS: tuple[Rule, ...] = (
    Rule("of-them", "free", rf"\b(?:mijn|onze) (?P<name>{FOLK}(?:,? (?-i:[A-Z])[\w-]+)?),? "
         rf"(?:die|dat) "
         r"(?P<q>wordt|is|heeft|woont|werkt|studeert|heet|zit) (?P<x>(?!(?:boos|ziek|moe|dol|gek|"
         r"fan|blij|er|weg|liever|een hekel|net|nu|altijd)\b)[\w' ,-]{3,60}?)(?=[.,!?]|\Z)",
         kind="personal", fact="{name} {q} {x}", unless=rf"\b{MOMENT}(?!\w)"),
    Rule("of-them", "free", rf"\b(?:mijn|onze) (?P<name>{FOLK}(?:,? (?-i:[A-Z])[\w-]+)?),? "
         rf"(?:die|dat) "
         r"(?P<x>(?!(?:boos|ziek|moe|dol|gek|fan|blij|er|weg|liever|net|nu|altijd|graag)\b)"
         r"[\w' -]{3,50}?) (?P<q>wordt|is|heeft|woont|werkt|studeert|heet|zit)(?=[.,!?]|\Z)",
         kind="personal", fact="{name} {q} {x}", unless=rf"\b{MOMENT}(?!\w)"),
    Rule("since-has", "free", r"\b(?:omdat|aangezien|doordat|daar) ik (?P<name>(?:\w+ "
         r")?(?:dyslexie|"
         r"dyscalculie|adhd|add|autisme|astma|diabetes|reuma|migraine|epilepsie|hoogtevrees|"
         r"vliegangst|"
         r"coeliakie|hooikoorts|\w+allergie|\w+intolerantie|kinderen|(?:drie|twee|vier) kinderen|"
         r"een "
         r"(?:hond|kat|baby|tweeling))) heb\b", kind="personal", fact="Heeft {name}"),
    Rule("since-is", "free", r"\b(?:omdat|aangezien|doordat|daar) ik (?P<name>(?:\w+ "
         r")?(?:kleurenblind|"
         r"slechtziend|slechthorend|doof|blind|vegetariër|vegetarisch|veganist|vegan|zwanger|"
         r"moslim|"
         r"linkshandig|dyslectisch|allergisch (?:voor|tegen) [\w ]{2,30}|intolerant|diabeet|"
         r"beginner|hooggevoelig|autistisch|leek|student|lactose-intolerant)) ben\b",
         kind="personal", fact="Is {name}"),
    Rule("as-one", "free", r"\bals (?:een )?(?P<name>(?!kind\b)(?:\w+e )?(?:" + TRADE + r"|"
         r"vegetariër|veganist|veganiste|moslim|linkshandige|diabeet|student|studente|"
         r"leerkracht|verpleegkundige|zzp'er|freelancer|ondernemer)(?: (?:in|bij|van) [\w -]{2,30}?"
         r")?) (?:heb|ben|werk|zie|krijg|weet|moet|doe|eet|vind|gebruik|sta|mis|zit|kom|ga|kan|"
         r"lees|let|hou) ik\b", kind="work", fact="Is {name}"),
)  # fmt: skip
