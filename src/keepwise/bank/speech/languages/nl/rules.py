"""Dutch rules, first part: what people say about themselves, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.nl.lexicon import ROLE, TEAM
from keepwise.bank.speech.languages.nl.parts import OFTEN, SINCE, THING

_REMEMBER = (
    r"(?:onthoud|onthouden|noteer|(?:zet|stop|bewaar|steek|sla) (?:het |dit )?(?:op )?in je "
    r"(?:geheugen|"
    r"achterhoofd|notities)|vergeet niet|niet vergeten|denk er(?:aan| aan|om| om)|weet|"
    r"hou er rekening mee|hou rekening met het feit|rekening mee houden|hou in gedachten|"
    r"hou in je achterhoofd|in gedachten houden|hou (?:het|er) in gedachten|hou voor ogen|prent in|"
    r"ter info(?:rmatie)?|fyi|(?:voor|ter) je info(?:rmatie)?|voor de volgende keer|"
    r"goed om te weten|voor later|sla op|bewaar|schrijf op|schrijf ergens op|knoop in je oren|"
    r"let op|neem mee|neem er nota van|neem nota|nota bene|je (?:moet|mag|kan|kunt) (?:onthouden|"
    r"weten|noteren)|ter herinnering|voor de duidelijkheid|voor alle duidelijkheid|"
    r"geheugensteuntje|voor in je geheugen|wees ervan bewust)"
)
_FORGET = r"(?:(?:je (?:mag|kan|kunt) )?(?:vergeet|wis|verwijder|schrap|vergeten|wissen))"
_DENIED = (
    r"(?:sorry|zeker|klaar|benieuwd|bezig|blij|bang|onderweg|terug|ziek|moe|thuis|hier|er|"
    r"in de war|in gesprek|in vergadering|op zoek|van plan|niet|aan het|het|dat|die|zo|even|net|"
    r"te laat|akkoord|kwijt|vergeten|verbaasd|tevreden|nieuwsgierig|verward|vandaag|morgen|nu)"
)
_MONTH = (
    r"(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)"
)
_TITLE = (
    r"(?:meneer|mevrouw|mijnheer|dhr\.?|mevr\.?|mw\.?|dr\.?|dokter|prof\.?|professor|juf|meester|"
    r"zuster|pater)"
)
KIN = (
    r"(?:(?:oudste |jongste |middelste |nieuwe |eerste |tweede |lieve )?(?:vrouw|man|partner|"
    r"vriend(?:in)?|dochter(?:s|tje)?|zoon(?:tje)?|zonen|zoons|kind(?:eren)?|"
    r"kids|hond(?:en)?|kat(?:ten)?|poes(?:en)?|konijn(?:en)?|paard(?:en)?|pup|kitten|moeder|mama|"
    r"vader|papa|ouders|zus(?:sen|je)?|broer(?:s|tje)?|opa|oma|kleinkind(?:eren)?|kleindochter|"
    r"kleinzoon|baas|bazin|chef|leidinggevende|manager|collega|assistent(?:e)?|tweeling|baby|"
    r"echtgeno(?:ot|te)|verloofde|schoonmoeder|schoonvader|schoonouders|nicht|neef|papegaai|"
    r"parkiet|cavia|hamster|huisdier(?:en)?|oudste|jongste|middelste|labrador|teckel|retriever|"
    r"kater|kip(?:pen)?))"
)
OWN = (
    rf"(?:{KIN}|regio|werkgebied|rayon|markt|provincie|winkel|zaak|school|verjaardag|trouwdag|"
    rf"huwelijksverjaardag|hobby'?s?|adres|thuisadres|"
    r"telefoonnummer|gsm-?nummer|moedertaal|merken|merk|klant(?:en)?|accounts?|campagnes?|"
    r"werkuren|werktijden|kantooruren|kernuren|werkweek|werkdag(?:en)?|thuiswerkdag(?:en)?|"
    r"vrije dag(?:en)?|vaste (?:vrije )?dag(?:en)?|pauze|lunchpauze|middagpauze|boekjaar|"
    r"budgetjaar|back-?up|vervang(?:er|ster)|teamleid(?:er|ster)|schoenmaat|maat|budget|contract|"
    r"abonnement|kledingmaat|"
    r"bloedgroep|geboortedatum|geboortejaar|geboorteplaats|geboortestad|thuisstad|"
    r"voornaamwoorden|familienaam|achternaam|voornaam|tweede naam|meisjesnaam|initialen|"
    r"hoofdmarkt|hoofdklant|grootste klant|belangrijkste (?:klant|markt|merk|doel|project)|doel|"
    r"hoofddoel|streefdoel|opleiding|diploma|studie|geloof|religie|dieet|allergie(?:ën)?|dokter|"
    r"sprint|huisarts|tandarts|mentor|coach|proeftijd|opzegtermijn|sterrenbeeld|auto|fiets|"
    r"besturingssysteem|laptop|telefoon|editor|ide|stack|(?:eerste|tweede) taal|"
    r"vakgebied|specialiteit|budgethouder|contactpersoon|deadline(?:s)?|woon-werkverkeer|pronouns)"
)

SELF: tuple[Rule, ...] = (
    Rule("redefinition", "skip",
         r".*\b(?:als|wanneer|telkens als|zodra) (?:ik|we|wij|iemand|men|gebruikers?|mensen|je)\b.*"
         r"\b(?:zeg|zegt|zeggen|vraag|vraagt|schrijf|schrijft|typ|typt|noemt|vermeldt?)\b"
         r"(?! ik).*\b(?:bedoel\w*|betekent|moet je)\b.*|.*\bmet\b.{1,60}\bbedoel ik\b.*|"
         r".*\bbetekent\b.*|ik bedoel met .*"),
    Rule("forget-idiom", "skip",
         r"(?:ach |och )?(?:vergeet het(?: maar)?|laat (?:maar|zitten)(?: zitten)?|"
         r"maakt niet uit|geeft niet|vergeet dat ik (?:iets|het) (?:vroeg|zei)|"
         r"vergeet (?:niet )?(?:je|de|het) \w+)"),
    Rule("forget-all", "forget",
         rf"{_FORGET} (?:alsjeblieft )?(?:echt )?(?:alles|mijn (?:hele |volledige )?(?:geheugen|"
         r"gegevens|profiel)|je (?:hele )?geheugen|alle herinneringen)(?:,? (?:wat|dat) (?:je|u) "
         r"(?:(?:over|van) mij? )?(?:weet|onthouden hebt|hebt onthouden|opgeslagen hebt|hebt "
         r"opgeslagen|hebt|heb opgeslagen|hebt bijgehouden))?(?: (?:over|van) (?:mij|me))?"
         r"(?:,? (?:wat|dat) (?:je|u) (?:weet|hebt))?|"
         rf"{_FORGET} (?:maar |alsjeblieft )*alles,? (?:wat|dat) ik (?:je |u |ooit |tot nu toe |"
         r"al |heb )*(?:(?:verteld|gezegd)(?: heb)?|zei|vertelde)", fact="Alles", slot="*"),
    Rule("forget-last", "forget",
         rf"{_FORGET} (?:dat|dit|die herinnering|dat laatste|wat ik (?:net|daarnet|zojuist|laatst) "
         r"(?:zei|vertelde|schreef)|wat ik (?:net |daarnet |zojuist )?(?:heb )?(?:gezegd|verteld)"
         r"(?: heb)?)(?: weer| maar| alsjeblieft| terug)*(?:, (?!dat ik\b|maar\b).*)?|onthoud "
         r"(?:dat|dit) (?:maar )?niet"),
    Rule("forget", "forget",
         rf"{_FORGET}(?: alsjeblieft)?(?: weer| maar)?(?P<x>,? (?:dat (?!je\b|maar\b)|wat ik |"
         rf"mijn |ons |onze |mijn |(?:de|die|dat|deze) (?:info|informatie|notitie|voorkeur|"
         rf"herinnering|opmerking) |het stuk "
         r"|het deel |alles (?:over|van|rond|wat)|waar ik |hoe ik ).+?)(?: (?:zei|vertelde|"
         r"schreef|(?:verteld|gezegd) heb))?(?: maar| weer| uit je geheugen| alsjeblieft)*"),
    Rule("forget", "forget",
         r"(?:je (?:hoeft|moet) )?(?P<x>(?:mijn |dat ik |de ).+?) "
         r"(?:mag je (?:weer |nu )?(?:vergeten|wissen|schrappen)|(?:niet|niet meer|niet langer) "
         r"(?:te )?onthouden|hoef je niet (?:meer |langer )?te (?:onthouden|weten))|"
         r"(?:je|u) hoeft (?:niet|niet meer|niet langer) te (?:onthouden|weten) (?P<y>dat .+)"),
    Rule("forget", "forget", r"(?:je (?:mag|kan|kunt) )?(?P<x>(?:mijn |dat ik |wat ik ).+?)"
        r"(?: zei| schreef)? (?:mag je |weer )*(?:vergeten|wissen|schrappen)(?P<rest>,? dat .+)?"),
    Rule("forget", "forget", r"onthoud (?P<x>mijn .+) niet(?: meer| langer)?"),
    Rule("forget", "forget", r"onthoud niet (?:meer |langer )?(?P<x>(?:dat |mijn ).+)"),
    Rule("forget-name", "forget", rf"{_FORGET}"
         r"(?P<x> (?-i:[A-Z][\w-]+)(?: (?:en )?(?-i:[A-Z][\w-]+)){0,3})(?: maar)?"),
    Rule("no-longer", "end", r"ik (?P<x>(?:woon|werk|zit|gebruik|doe|volg|verkoop|verzamel|speel|"
        r"leef|studeer|drink|eet|rook|"
         r"leer|train|rij|leid|beheer)\b.+?) niet (?:meer|langer)", kind="work"),
    Rule("no-longer", "end", r"ik ben (?P<z>.+?) niet (?:meer|langer)|ik ben geen (?P<w>.+) "
         r"(?:meer|langer)", kind="work"),
    Rule("remember", "remember",
         rf"(?:voor de volgende keer,? )?{_REMEMBER}(?: voor (?:later|de toekomst|altijd|mij|me|de "
         r"volgende keer))?(?: ergens| goed| maar)?(?: alsjeblieft)?(?:,|:)? (?P<x>.+)"),
    Rule("remember", "remember",
         r"(?:ik wil(?: graag)?|het is (?:belangrijk|goed)),? dat (?:je|u) (?:weet|onthoudt),? "
         r"(?P<x>dat .+)|(?:het is (?:belangrijk|goed|handig) (?:om )?te weten) (?P<y>dat .+)|"
         r"je moet weten,? (?P<z>dat .+)|weet (?P<w>dat .+)"),
    # Names and forms of address
    Rule("je", "free", r"(?:je mag |u mag |je kan |je kunt )?(?:me |mij )?(?:alsjeblieft |gerust |"
         r"rustig |altijd |liever )*(?:tutoyeren|tutoyeer|tutoyeert)(?: (?:me|mij))?(?: gerust| "
         r"maar| alsjeblieft)*|(?:we|wij) (?:tutoyeren elkaar|kunnen elkaar (?:gerust |best )?"
         r"tutoyeren|mogen elkaar tutoyeren|zeggen hier je)(?: hier)?|tutoyeren (?:mag|is "
         r"(?:prima|oké|ok|goed|geen probleem))(?: \w+)?", fact="Wil getutoyeerd worden",
         kind="address", slot="tone", value="du"),
    Rule("je", "free", r"(?:je mag |je kunt |je kan |u mag )?(?:zeg(?:t u)?|zeggen) (?:maar |"
         r"liever |gewoon )?(?P<x>je|jij|jij en je|je en jij)(?: (?:tegen|aan) (?:mij|me))?(?: "
         r"(?:zeggen|in plaats van u|en geen u))?|(?:je mag )?(?:spreek|aanspreken|aangesproken) "
         r"(?:me|mij)? ?(?:altijd |liever )?(?:aan )?met (?P<y>je|jij|je en jij|je/jij)"
         r"(?: aan)?|(?P<z>je|jij|je en jij) (?:is|mag|zeggen mag)(?: (?:prima|goed|oké|ok|"
         r"voldoende|genoeg))?|(?:je mag |u mag |liever |mag )?(?:gewoon )?(?P<w>je|jij) "
         r"(?:tegen (?:mij|me) )?zeggen",
         fact="Wil met {x} aangesproken worden", kind="address", slot="tone", value="du"),
    Rule("u", "free", r"(?:(?:je|u) (?:mag|kan|kunt) (?:me|mij) (?:maar )?)?(?:vousvoyeer|"
        r"vousvoyeren)(?: (?:me|mij))?(?: \w+)?|(?:me|mij) vousvoyeren|ik (?:wens|wil|word|heb) "
        r"(?:liever |graag )?niet getutoyeerd(?: te)?(?: worden)?|ik (?:word|wil) (?:liever |"
        r"graag )?gevousvoyeerd(?: worden)?|(?:we|wij) "
         r"vousvoyeren(?: \w+)?|(?:tutoyeer|tutoyeren) (?:me|mij) niet|(?:me|mij) niet "
         r"tutoyer(?:en|t)|niet tutoyeren", fact="Wil gevousvoyeerd worden", kind="address",
         slot="tone", value="sie"),
    Rule("u", "free", r"(?:zeg|zegt) (?:maar |liever |gewoon )?(?P<x>u)(?: (?:tegen|aan) (?:mij|"
         r"me))?(?:,? (?:geen|niet|in plaats van) (?:je|jij))?|(?:spreek|spreekt u|aanspreken) "
         r"(?:me |mij )?(?:altijd |liever )?(?:aan )?met (?P<y>u)(?: aan)?(?:,? (?:geen|niet|in "
         r"plaats van) (?:je|jij))?|(?:me |mij )?(?:liever |altijd )?(?:aan te spreken )?met "
         r"(?P<z>u)(?: (?:aanspreken|aanspreekt|aan te spreken|aan))?|(?:altijd |liever )?"
         r"(?P<w>u) (?:zeggen|gebruiken)(?: tegen (?:mij|me))?",
         fact="Wil met {x} aangesproken worden", kind="address", slot="tone", value="sie"),
    Rule("je", "free", r"(?:me |mij )?(?:altijd |liever )?met (?P<x>je|jij|je en jij) "
         r"(?:aanspreken|aanspreekt|aan te spreken)", fact="Wil met {x} aangesproken worden",
         kind="address", slot="tone", value="du"),
    Rule("je", "free", r"(?:gebruik|hanteer|spreek|schrijf|hou|wens)\b.{0,30}\b(?P<x>je|"
        r"jij)-?vorm\b.{0,20}",
         fact="Wil in de {x}-vorm aangesproken worden", kind="address", slot="tone", value="du"),
    Rule("u", "free", r"(?:gebruik|hanteer|spreek|schrijf|hou|wens)\b.{0,30}\b(?P<x>u|"
        r"beleefdheids)-?vorm\b.{0,20}",
         fact="Wil in de {x}-vorm aangesproken worden", kind="address", slot="tone", value="sie"),
    Rule("not-address", "free", r"(?:noem|noemt u|spreek) (?:me|mij) (?:alsjeblieft )?(?:niet|"
        r"nooit|"
         r"geen)(?: meer| langer)?(?: aan (?:als|met))? (?P<x>(?:(?:meneer|mevrouw|dhr\.?|mevr\.?|"
         r"dr\.?) )?(?-i:[A-Z])[\w-]+)(?: aan)?|ik wil niet (?P<y>(?-i:[A-Z])[\w-]+) genoemd "
         r"worden", fact="Wil niet {x} genoemd worden", kind="address"),
    Rule("address", "fill", r"(?:noem|noemt u|spreek|spreekt u) (?:me|mij) (?:altijd |liever |"
         rf"alsjeblieft |voortaan )*(?:aan )?(?:met |als )?(?P<x>{_TITLE} (?-i:[A-Z]).*?)(?: aan)?|"
         r"(?:je mag |u mag )?(?:me |mij )?(?:altijd |liever )?(?:met |als )?(?P<y>"
         rf"{_TITLE} (?-i:[A-Z]).*?) (?:noemen|noemt|aanspreken|aanspreekt|aan te spreken|"
         rf"aanschrijven|aanschrijft)|(?:me |mij |bij voorkeur |willen |altijd )*(?:aanschrijven|"
         rf"aanspreken) (?:als|met) (?P<z>{_TITLE} (?-i:[A-Z]).*)",
         kind="address", slot="address"),
    Rule("address", "free", r"ik (?:word|wil) (?P<x>.*\baangesproken(?: worden)?)", kind="address"),
    Rule("address", "fill", r"(?:mij|me) (?:mag|kan|kun|kunt) (?:je|u) (?:maar |gewoon )?"
         r"(?P<name>[^,;]+?) noemen", kind="address", slot="address"),
    Rule("address", "fill", r"(?:je mag |u mag |iedereen |ze |de meesten |(?:mijn |de )?(?:\w+en|"
        r"collega's|kinderen) )?"
         r"(?:noem|noemt|noemen|noemt u) (?:me|mij) (?:altijd |liever |allemaal |meestal |"
         r"alsjeblieft |als |vanaf nu )*(?P<name>[^,;(]+?)(?:[,(].*)?|(?:(?:je|u) (?:mag|kan|kunt|"
         r"mocht) )?(?:me|mij) (?:altijd |liever |alsjeblieft |vanaf nu |maar )*(?P<name2>[^,;(]+?)"
         r" (?:te )?noem(?:en|t)(?:,.*)?", kind="address", slot="address"),
    Rule("address", "fill", r"(?:spreek|spreekt u) (?:me|mij) (?:altijd |liever |alsjeblieft )*"
         r"(?:aan )?(?:met|als) (?P<name>.+?)(?: aan)?|(?:me |mij )?(?:altijd |liever )?"
         r"(?:(?:met|als) (?P<name2>.+?) (?:aanspreken|aanspreekt|aan te spreken)|(?:aanspreken|"
         r"aanspreekt|aan te spreken) (?:met|als) (?P<z>(?!je\b|jij\b|u\b|respect\b).+))|"
         r"zeg (?P<x>(?-i:[A-Z])[\w-]+)(?: "
         r"tegen (?:me|mij))?|iedereen zegt (?P<y>(?-i:[A-Z])[\w-]+)(?: tegen (?:me|mij))?",
         kind="address", slot="address"),
    Rule("address", "fill", r"ik (?:word|wil) (?:door iedereen |door vrienden |altijd |graag |"
         r"liever |liefst |meestal |het liefst )*(?P<name>[^,;(]+?) (?:genoemd|genoemd worden|"
         r"worden genoemd)|ik (?:luister|hoor|ga) (?:naar|door het leven als) (?:de naam )?"
         r"(?P<name2>(?-i:[A-Z]).+)|mijn roepnaam is (?P<x>(?-i:[A-Z]).+)",
         kind="address", slot="address"),
    Rule("name", "fill", r"(?:mijn (?:volledige |echte )?naam is|ik heet|ik noem) "
         rf"(?P<name>[^,;(]+?)(?:,? (?:van|uit|bij) (?P<team>{TEAM}))?(?:[,(].*)?", kind="name",
         slot="name"),
    Rule("name", "fill", rf"(?:ik ben|hier|met|(?:je|u) spreekt met) (?:de )?(?P<name>[^,]+?),? "
        rf"(?:van|uit|bij) "
         rf"(?P<team>{TEAM})", kind="name", slot="name"),
    Rule("not-address", "free", r"ik (?:heb|vind het|wil|hou er) (?:niet|liever niet) (?:graag |"
        r"fijn |leuk |"
         r"van )?(?:dat|als) (?:je|mensen|u) (?:me|mij) (?P<x>(?-i:[A-Z])[\w-]+) (?:noemt|"
         r"noemen)(?:[ ,].*)?",
         fact="Wil niet {x} genoemd worden", kind="address"),
    Rule("address", "fill", r"(?:ik ben )?voor (?:mijn )?(?:vrienden|collega's|iedereen|intimi|de "
        r"meesten|"
         r"familie) (?:ben ik )?(?:gewoon )?(?P<name>(?-i:[A-Z])[^,]*)", kind="address",
         slot="address"),
    # Work, role, place
    Rule("stopped", "free", rf"ik ben {OFTEN}(?:net |onlangs |pas )?(?P<x>(?:gestopt (?:als|met|"
        rf"bij)|begonnen met) (?!(?:dit|dat|deze|je)\b).+)", kind="personal"),
    Rule("role", "fill", r"ik (?:ben|werd|word) (?:net |onlangs |nu |vorige? \w+ |pas |sinds \w+ )*"
         rf"(?:begonnen|gestart|aan de slag|aangenomen|actief|werkzaam) als (?P<x>(?:een )?{ROLE})|"
         r"ik (?:ben|werd|word) (?:net |onlangs |nu |vorige? \w+ |pas )*(?:gepromoveerd|bevorderd|"
         rf"benoemd|opgeklommen) tot (?P<y>{ROLE})", kind="role", slot="role"),
    Rule("team", "fill", rf"ik (?:werk|zit|ben|val) {OFTEN}(?:(?:werkzaam|actief) )?(?:bij|in|op|"
        rf"voor|onder|"
         rf"lid van|deel van) (?P<x>{TEAM}){SINCE}", kind="team", slot="team"),
    Rule("team", "fill", r"ik ben (?:net |onlangs |nu |recent |pas |vorige? \w+ )*(?:van .{2,40}? "
        r")?"
         rf"(?:naar|bij|overgestapt naar|verhuisd naar) (?P<x>{TEAM}) ?(?:overgestapt|gegaan|"
         r"verhuisd|overgeplaatst|gekomen|begonnen)|ik ben (?:net |onlangs |nu |recent |pas )*"
         r"(?:van .{2,40}? )?(?:overgestapt|overgeplaatst|verhuisd|begonnen|gestart) (?:van "
         r".{2,40}? )?"
         rf"(?:naar|bij|in) (?P<y>{TEAM}){SINCE}", kind="team", slot="team"),
    Rule("role", "fill", rf"ik (?:ben|werk(?: \w+)? als)(?: (?:ook|nu|zelf|momenteel|sinds \w+|"
        rf"van beroep|van opleiding|"
         rf"tegenwoordig|hier|zelf ook|al \w+ jaar|al jaren))* (?P<x>(?:een |de |nieuwe? |"
         rf"gepensioneerde? )*{ROLE})(?:(?: sinds|,? dus|,? en|, want) .+)?",
         kind="role", slot="role"),
    Rule("role", "fill", r"ik (?:ben|word) (?:net |onlangs |nu |binnenkort |pas |recent )*(?:tot )?"
         rf"(?P<x>(?:een |de )?{ROLE}) (?:geworden|bevorderd|gepromoveerd|benoemd)", kind="role",
         slot="role"),
    Rule("work", "free", rf"ik (?:ben {OFTEN}(?:mee |mede)?(?:verantwoordelijk|bevoegd|"
         rf"aangesteld|aanspreekpunt) voor|sta {OFTEN}in voor|zorg {OFTEN}voor|ga {OFTEN}over|"
         rf"werk {OFTEN}(?:aan|mee aan)|(?:leid|beheer|run|dek|coördineer|coordineer|begeleid|"
         rf"bedien|"
         rf"bewaak|ondersteun|verzorg|bestuur|superviseer|manage|trek|onderhoud)|(?:hou|focus|richt"
         rf"|concentreer|specialiseer|ontferm|bekommer) (?:me|mij) {OFTEN}(?:bezig met|op|toe op|in"
         rf"|over|om|met)|focus {OFTEN}op|rapporteer {OFTEN}(?:over|aan)|heb {OFTEN}de leiding "
         rf"over) {OFTEN}(?P<x>{THING}(?!.* niet\Z)(?!(?:de slides|de presentatie|(?:een|het|de) "
         rf"(?:essay|opstel|paper|cv|\w*brief|opdracht|taak|blogpost|speech|quiz|poster|flyer|"
         rf"offerte|"
         rf"presentatie|rapport|voorstel|deck|stuk|tekst|"
         rf"oplossing|artikel|blog|verslag|samenvatting)|een mail|vandaag|morgen)\b).+)",
         kind="work", reads=("region",)),
    Rule("work", "free", rf"ik ben {OFTEN}voor (?P<x>{THING}.+) (?:verantwoordelijk|bevoegd)"
         rf"(?P<r> .*)?|ik volg {OFTEN}(?P<y>.+) op|ik stuur {OFTEN}(?P<name>.+) aan|ik neem "
         rf"{OFTEN}(?P<z>.+) voor mijn rekening|"
         rf"ik behandel {OFTEN}(?P<w>{THING}.+)", kind="work", reads=("region",)),
    Rule("work-mine", "free", r"(?P<x>.+) (?:vallen?|zit|zitten) (?:onder|in) mijn "
         r"(?P<f>verantwoordelijkheid|bevoegdheid|portefeuille|takenpakket|pakket|team)|(?P<y>.+) "
         r"(?:is|zijn) mijn (?P<f2>verantwoordelijkheid|werkgebied|regio|gebied|portefeuille)",
         fact="Is verantwoordelijk voor {x}", kind="work", reads=("region",)),
    Rule("work", "free", rf"ik (?:werk|doe) {OFTEN}(?:voor|met|rond|binnen) (?P<x>{THING}"
         r"(?!(?:mezelf|nu|het eerst|plezier|je|jullie)\b).*\b(?:markt(?:en)?|merk(?:en)?|"
         r"klant(?:en)?|"
         r"accounts?|regio'?s?|campagnes?|\w*data|leveranciers|landen|cijfers)\b.*)", kind="work",
         reads=("region",)),
    Rule("only", "free", r"(?:ik|we|wij) (?P<v>werk|werken|verkoop|verkopen|lever|leveren|ben|zijn|"
         r"kijk|kijken|koop|kopen|doe|doen|focus|focussen|handel|handelen|verzend|verzenden|"
         r"rapporteer|rapporteren|bedien|bedienen|exporteer|exporteren|investeer|beleg|vraag) "
         r"(?P<a>"
         r"alleen|enkel|uitsluitend|vooral|voornamelijk|hoofdzakelijk|alleen maar|enkel en alleen|"
         r"slechts) (?P<x>(?:geïnteresseerd in|in|aan|naar|met|over|op|zaken|actief|via)\b"
         r"(?! dit\b| deze\b).+)", kind="work", reads=("region",)),
    Rule("interest", "free", r"ik beperk (?:me|mij) (?:\w+ )?(?:tot|in) (?P<x>.+)",
         fact="Beperkt zich tot {x}", kind="work", reads=("region",)),
    Rule("interest", "free", r"ik interesseer (?:me|mij) (?:alleen|enkel|vooral|uitsluitend|"
         r"voornamelijk|hoofdzakelijk) (?:maar )?(?:voor|in) (?P<x>.+)",
         fact="Is alleen geïnteresseerd in {x}", kind="work", reads=("region",)),
    Rule("work", "free", rf"ik (?:doe|verzorg|regel|run|heb|volg|dek|bemoei me met) "
        rf"{OFTEN}(?P<x>(?!.* niet\Z)"
         r"(?:de |het )?(?:hele |volledige )?(?:accounts?|marketing|administratie|boekhouding|"
         r"inkoop|aankoop|verkoop|sales|planning|logistiek|communicatie|klanten|regio'?s?|"
         r"markt(?:en)?"
         r"|campagnes?|webshop|socials|social media|cijfers|rapportage|facturatie|personeelszaken|"
         r"merken|portefeuille|filialen|winkels|rayon|content|seo|advertenties|nieuwsbrief|it|"
         r"voorraden|roosters?)(?: (?-i:[A-Z])[\w-]+)?(?:(?: en \w+)? (?:voor|in|van|bij|rond)|,| "
         r"en)"
         r" .+)", kind="work", reads=("region",)),
    Rule("work", "free", rf"ik doe {OFTEN}(?P<x>(?:de|het|alle|onze) .*\b(?:markt(?:en)?|klanten|"
        rf"regio'?s?|"
         r"accounts?|leveranciers|winkels|filialen|campagnes|administratie|inkoop|verkoop|"
         r"marketing)"
         r"\b(?!.*\b(?:dit|deze|vandaag|morgen)\b).*)", kind="work", reads=("region",)),
    Rule("team", "fill", rf"ik bedoel(?:de)? (?P<x>(?:de|het) {TEAM})(?:,? (?:en )?niet .+)?",
         kind="team", slot="team"),
    Rule("work", "free", r"ik (?:heb|volg|doe|bekijk|zie) (?:alleen|enkel|vooral|uitsluitend) "
        r"(?P<x>(?-i:"
         r"[A-Z])[\w-]+(?:(?:,| en|, en) (?-i:[A-Z])[\w-]+)*)(?:,.*)?", kind="work",
         reads=("region",)),
    Rule("team", "fill", r"(?:ik ben van |ik zit in |van )?(?P<x>(?:team|afdeling) "
        r"(?-i:[A-Z])[\w&-]+"
         r"(?: (?-i:[A-Z])[\w&-]+)?)", kind="team", slot="team"),
    Rule("work", "free", r"ik doe (?:vooral |enkel |alleen |ook )*(?P<x>(?-i:[A-Z])[\w-]+(?:(?:,| "
        r"en) "
         r"(?-i:[A-Z])[\w-]+){1,5}|de (?:markt|regio|klanten) .+)", kind="work", reads=("region",)),
    Rule("interest", "free", rf"ik ben {OFTEN}(?:alleen |vooral |enkel |uitsluitend |voornamelijk "
         r")geïnteresseerd in (?P<x>.+)|(?:voor mij |me )?(?:telt|tellen|zijn|is) (?:alleen|enkel|"
         r"vooral) (?P<y>.+?) (?:van belang|belangrijk|relevant)(?: voor mij)?|(?:alleen|enkel) "
         r"(?P<z>.+?) (?:is|zijn|doet|doen) (?:voor mij |er voor mij )?(?:van belang|belangrijk|"
         r"relevant|er toe|ertoe)(?: voor mij)?|(?:alleen|enkel) (?P<w>.+?) interesse(?:ert|ren) "
         r"(?:me|mij)", fact="Is alleen geïnteresseerd in {x}", kind="work", reads=("region",)),
    Rule("detail", "free", r"(?:ik|we|wij) (?:heb|hebben) (?P<x>(?!(?:het|dat|dit|al)\b).+?) "
         r"(?P<v>geboekt|gereserveerd|vastgelegd|geprikt|ingepland|gepland)(?P<r> .+)?",
         kind="detail"),
    Rule("detail", "free", r"(?:ik|we|wij) (?:heb|hebben) (?:net |zojuist |vandaag |nu |eindelijk |"
         r"samen |uiteindelijk )*(?P<v>besloten|beslist|afgesproken|gekozen|ervoor gekozen|"
         r"geboekt|vastgelegd)(?:,)? (?P<x>(?:om|dat|voor|te|met|er)\b(?!.*\b(?:de|het) (?:eerste|"
         r"tweede|derde|laatste) ).+)",
         kind="detail"),
    Rule("detail", "free", r"(?:ik|we|wij) (?:heb|hebben) (?P<x>(?:.* )?(?:tickets?|kaartjes?|"
         r"treinkaartjes?|vliegtickets?|trouwzaal|zaal|datum)\b.*) (?P<v>gekocht|besteld|gekozen|"
         r"vastgezet|geregeld)(?P<r> .+)?|(?:we|wij) (?:gaan|kiezen|hebben gekozen) (?:definitief|"
         r"uiteindelijk) voor (?P<y>.+)", kind="detail"),
    Rule("detail", "free", r"(?:ik|we|wij) (?:heb|hebben) (?:me|mij|ons) (?P<x>(?:.* "
        r")?(?:ingeschreven|"
         r"aangemeld|opgegeven) .+)|(?:ik|we|wij) (?:ga|gaan) (?P<y>(?:.* )?(?:trouwen|verhuizen|"
         r"bevallen|samenwonen|met pensioen|emigreren|op (?:wereld)?reis|op vakantie)\b.*)|ik ga "
         r"(?P<z>.* (?:beginnen|starten) als .+)|(?:ik|we|wij) (?:verhuis|verhuizen|trouw|trouwen|"
         r"emigreer|emigreren) (?P<w>(?:in|op|naar|van) .+)",
         kind="detail"),
    Rule("detail", "free", rf"(?:mijn|onze|ons) (?!{OWN}\b)(?P<f>[\w-]+(?: (?:naar|met|in) "
        rf"[\w -]{{2,30}}?)?) (?P<q>is|"
         r"begint|valt|vertrekt|gaat|staat gepland|vindt plaats) (?P<x>(?:op|in|van) (?:\w+ "
         r")?(?:\d{1,2} "
         rf")?{_MONTH}\b.*)", kind="detail", fact="{f} {q} {x}"),
    Rule("detail", "free", r"(?:ik|we|wij) (?:neem|nemen|kies|kiezen|ga|gaan) (?:definitief|"
        r"uiteindelijk|dan toch|dus definitief|toch(?= voor)) (?:voor )?(?P<x>(?!(?:deze|die|dat|"
        r"dit|optie)\b).+)|(?:het|dat) is (?:nu )?(?:beslist|besloten|"
         r"rond|officieel|"
         r"definitief)(?::|,)? (?:we|ik|wij) (?:gaan|ga|nemen|neem|kiezen|kies) (?:voor "
         r")?(?P<y>.+)",
         kind="detail", fact="Kiest voor {x}"),
    Rule("detail", "free", r"(?:ik|we|wij) (?:heb|hebben) (?P<x>.+ (?:verplaatst|verzet|"
        r"verschoven|uitgesteld) (?:naar|"
         r"tot) .+)", kind="detail"),
    Rule("detail", "free", r"(?:de|het|ons|onze) (?P<f>(?:\w*feest|bruiloft|trouw|trouwdag|"
        r"verhuis|verhuizing|verbouwing|cursus|opleiding|campagne|vakantie|deadline|"
         r"lancering|oplevering|\w*examen|kick-?off|go-?live|opening|beurs|operatie|\w*vlucht)(?: "
         r"(?:van|voor|naar) "
         r"[\w -]{2,30}?)?) (?P<q>is|valt|staat gepland|start|begint|vertrekt|gaat door) "
         r"(?P<x>(?:op|in|van) (?:\w+ )?"
         rf"(?:\d{{1,2}} )?{_MONTH}\b.*)", kind="detail", fact="{f} {q} {x}"),
    Rule("employer", "fill", r"ik ben (?:net |onlangs |vorige? \w+ |sinds \w+ |in \w+ |nu "
        r")*(?:begonnen|gestart|aan de "
         r"slag) bij (?P<name>(?-i:[A-Z])[^,;]*)", kind="employer", slot="employer"),
    Rule("ours", "free", r"(?:mijn|onze|ons) (?P<f>showroom|winkels?|kantoor|kantoren|klanten|"
        r"leveranciers|filialen|school|"
         r"praktijk|magazijn|fabriek|vestiging(?:en)?|doelgroep|lezers|leden|producten|restaurant|"
         r"zaak) (?P<q>is|zijn|ligt|"
         r"liggen|zit|zitten|werkt|werken|opent|sluit|draait|komen|spreken|wonen) "
         r"(?P<x>(?!(?:niet tevreden|boos|blij|"
         r"vandaag|nu|er|weer|net|op zoek|aan het|gestegen|gedaald|"
         r"kwijt)\b)(?!.*\bge\w{3,}[dt]\Z).+)",
         kind="work", fact="{f} {q} {x}"),
    Rule("detail", "free", r"(?P<f>(?:de|het|onze|mijn|ons) [\w-]+(?: [\w-]+){0,3}?) (?:is|staat|"
        r"zijn|ligt) "
         r"(?:nu |definitief )?(?P<v>vastgelegd|geboekt|gereserveerd|vast|ingepland) (?P<x>(?:op|"
         r"voor|in|"
         r"vanaf|bij)\b.+)", kind="detail", fact="{f} is {v} {x}"),
    Rule("ours", "free", r"(?:bij|voor) (?:ons|mij) (?:op het werk |thuis |op kantoor "
        r")?(?P<q>begint|start|loopt|is|"
         r"eindigt|valt|duurt|telt|sluit|geldt) (?P<f>(?:de |het |een )?[\w-]+(?: [\w-]+)??) "
         r"(?P<y>(?:altijd )?"
         r"(?:op|in|van|om|pas|vanaf|tot|met|maar)\b(?!.*\b(?:vandaag|morgen)\b).+)", kind="work",
         fact="{f} {q} {y}"),
    Rule("employer", "fill", rf"ik werk {OFTEN}(?:bij|voor) (?P<name>(?-i:[A-Z])[^,;]*?){SINCE}",
         kind="employer", slot="employer", fact="Werkt bij {x}"),
    Rule("employer", "fill", r"ik (?:ben|werk) (?:\w+ )?(?:in dienst bij|werkzaam bij|aan de slag "
         r"bij) (?P<name>(?-i:[A-Z])[^,;]*)|mijn werkgever is (?P<name2>(?-i:[A-Z])[^,;]*)",
         kind="employer", slot="employer"),
    Rule("work-place", "free",
         rf"ik werk {OFTEN}(?P<x>(?:voor mezelf|voor (?:een|de|het) (?:\w+ )?(?:\w*bedrijf|firma|"
         rf"organisatie|\w*bureau|vzw|stichting|gemeente|"
         rf"overheid|start-?up|bank|school|ziekenhuis|krant|uitgeverij|ngo)|aan (?:de|een|het) "
         rf"\w*(?:universiteit|school|"
         rf"balie|kassa|loket|academie|band)|als|bij|in|op|van thuis|vanuit|thuis|parttime|"
         r"part-time|deeltijds|in deeltijd|fulltime|full-time|voltijds|halftijds|remote|hybride|"
         r"'s (?:nachts|avonds|ochtends|morgens)|(?:\w+ )?(?:halve |hele |volle )?dagen|\w+ uur|"
         r"\d+ uur|met (?:een|(?-i:[A-Z]))|tot|vanaf|van|tussen|maandag|dinsdag|woensdag|donderdag|"
         r"vrijdag|in ploegen|nachten|ploegendienst|nooit|niet|\w+ procent|halve dagen|"
         r"zelfstandig|freelance|flexibel|(?:vier|drie|twee) vijfde)(?!\w)(?!.*\b(?:vandaag|"
         r"morgen|momenteel aan|dit|deze|je|jullie|hieraan|eraan|daaraan|nu even)\b).*)",
         kind="work"),
    Rule("diet", "free", rf"ik (?:eet|leef|kook) {OFTEN}(?P<x>(?:volledig |strikt |puur |"
         r"grotendeels |overwegend |zo veel mogelijk |zoveel mogelijk |streng )?(?:veganistisch|"
         r"vegan|vegetarisch|veggie|glutenvrij|lactosevrij|halal|koosjer|koolhydraatarm|suikervrij|"
         r"plantaardig|zoutarm|biologisch|keto|flexitarisch|zuivelvrij)(?:[ ,].*)?)",
         kind="personal"),
    Rule("home", "fill", rf"ik (?:woon|leef|verblijf) {OFTEN}(?:samen )?(?:in|te|op|bij|nabij|"
         rf"aan|vlakbij|buiten|dicht bij|tegenover|rond|net buiten) (?P<x>(?!(?:mijn eentje|angst|"
         rf"de hoop|een droom|onzekerheid)\b).+?){SINCE}(?:,? (?:dus|en daar|want) .+)?",
         kind="home", slot="home"),
    Rule("home", "free", rf"ik woon {OFTEN}(?P<x>(?:samen|alleen|apart|nog thuis|boven|naast|met)"
         r"\b.*)", kind="personal"),
    Rule("home", "fill", r"ik ben (?:nu )?(?:woonachtig|gevestigd|gesetteld) (?:in|te) (?P<x>.+)",
         kind="home", slot="home"),
    Rule("moved", "fill", r"(?:ik|we|wij) (?:ben|zijn|verhuisde|verhuisden) (?:net |onlangs |pas |"
         r"recent |vorige? \w+ |in \w+ |sinds \w+ |nu |dit jaar |zopas |recentelijk )*(?:verhuisd "
         r")?(?:van .{2,30}? )?naar (?P<x>(?-i:[A-Z'])[\w' -]{1,40}?)(?: verhuisd| getrokken)?"
         rf"{SINCE}", kind="home", slot="home"),
    Rule("origin", "free", rf"ik (?:kom|stam) {OFTEN}(?:oorspronkelijk |origineel )?(?P<x>(?:uit|"
         r"van) (?:oorsprong uit )?(?:de |het )?(?-i:[A-Z])[\w' -]+)(?:,.*)?|ik ben "
         r"(?:oorspronkelijk "
         r"|van oorsprong |origineel )*(?:afkomstig )?(?P<y>(?:uit|van) (?-i:[A-Z]).+)|ik ben "
         r"(?P<z>.*\b(?:afkomstig|geboren|getogen|opgegroeid)\b.*)|ik (?:groeide) (?P<w>op .+)",
         kind="personal"),
)  # fmt: skip
