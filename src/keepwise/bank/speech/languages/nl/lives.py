"""Dutch rules, second part: what people are, have, eat, do for fun and use."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.nl.parts import DAYS, OFTEN, THING, TIME
from keepwise.bank.speech.languages.nl.rules import KIN, OWN

_SO = r"(?:,? (?:dus|en dus|want|omdat|sinds|vandaar|daarom|en wil|en eet) .+)?"
_CONDITION = (
    r"(?:(?:strikt|strikte|streng|strenge|overtuigd|overtuigde|een|al \w+ jaar|licht|zwaar|zwaar|"
    r"erg|ernstig|heel) )*(?:vegetari[ëe]r|vegetarisch|veganiste?|vegan|veganistisch|"
    r"flexitari[ëe]r|"
    r"pescotari[ëe]r|pescetari[ëe]r|diabeet|diabetisch|diabeticus|diabetespati[ëe]nt|"
    r"co[eë]liakiepati[ëe]nt|linkshandig|rechtshandig|kleurenblind|dyslectisch|dyslecticus|"
    r"slechthorend|slechtziend|doof|blind|hooggevoelig|hoogsensitief|autistisch|"
    r"lactose-?\s?intolerant|gluten-?\s?intolerant|zwanger|geheelonthouder|allergisch voor .+|"
    r"gevoelig voor .+|overgevoelig voor .+|intolerant voor .+|allergisch aan .+|"
    r"rolstoelgebruik(?:er|ster)|astmatisch|astmapatiënt|moslim|joods|christelijk|katholiek|"
    r"hindoe|boeddhiste?|protestants?|niet-roker|niet-rookster)"
)
_HAVE = (
    r"(?:\w*allergie(?:ën)?|kinderen|kind|dochters?|dochtertje|zonen|zoons|zoon|zoontje|honden|"
    r"hond|hondje|katten|kat|poes|poezen|kittens?|pup|puppy|konijnen|konijn|paarden|paard|kippen|"
    r"cavia's?|papegaai|tweeling|kleinkinderen|kleinkind|broers?|zussen|zus|co[eë]liakie|astma|"
    r"dyscalculie|rugklachten|rugpijn|[\w-]+ziekte|\w+klachten|\w+fobie|\w+intolerantie|"
    r"slaapapneu|"
    r"diabetes|suikerziekte|migraine|adhd|add|dyslexie|autisme|reuma|epilepsie|hooikoorts|"
    r"lactose-?intolerantie|glutenintolerantie|rijbewijs|moestuin|volkstuin\w*|hoogtevrees|"
    r"vliegangst|eczeem|huisdieren|vissen|schildpad|zoontjes|dochtertjes|diploma|\w*diploma|"
    r"master|bachelor|doctoraat|abonnement op|eigen (?:zaak|bedrijf|webshop|dieet|winkel|praktijk|"
    r"restaurant|atelier|salon)|webshop|"
    r"eenmanszaak|boerderij|camping|schermen|monitors|laptop|iphone|caravan|camper|trekhaak|"
    r"e-bike|motor|boot|zwembad|auto|oven|"
    r"magnetron|airfryer|vriezer|vaatwasser|balkon|"
    r"nationaliteit|paspoort|tinnitus|artrose)"
)
_PLAY = (
    r"(?:speel|spaar|verzamel|kweek|fok|coach|zing|schilder|brei|haak|bak|brouw|zeil|ski|train|"
    r"studeer|"
    r"leer|volg|geef(?= (?:\w+ ){0,3}?(?:\w*les|lessen|training|workshops?|yoga\w*|\w+kunde|"
    r"cursus\w*|engels|frans|nederlands|"
    r"geschiedenis)\b)|boks|boulder|duik|kajak|roei|surf|tennis|voetbal|basketbal|volleybal|hockey|"
    r"golf|padel|fitness|yoga|klim|mountainbike|wielrent|tuinier|fotografeer|schaak|dans|turn|"
    r"borduur|naai|teken|boetseer|imker|vis|jog|schaats|judo|zwem|wandel|fiets|ren|loop|game|"
    r"mediteer)"
)
_TONGUE = (
    r"(?:frans|duits|engels|nederlands|spaans|italiaans|portugees|pools|turks|arabisch|berbers|"
    r"russisch|chinees|mandarijn|japans|koreaans|zweeds|deens|noors|fins|grieks|hebreeuws|hindi|"
    r"papiaments|fries|vlaams|oekraïens|oekraiens|roemeens|tsjechisch|hongaars|swahili|urdu|"
    r"farsi|perzisch|talen|gebarentaal|latijn|catalaans|koerdisch|sranan\w*|limburgs)"
)

LIVES: tuple[Rule, ...] = (
    Rule("diet", "free", rf"ik ben {OFTEN}(?P<x>{_CONDITION}(?: en (?:{_CONDITION}|\w+))?){_SO}",
         kind="personal", fact="Is {x}"),
    Rule("diet", "free",
         r"ik (?:eet|drink|rook|rij|verdraag|lust|spreek|draag|snoep|vlieg|gebruik) (?:echt |"
         r"helemaal |absoluut |meestal |al \w+ jaar |bijna |eigenlijk |zelf |persoonlijk |thuis |"
         r"ook |sinds \w+ |momenteel |liever )*(?P<x>"
         r"(?:geen(?:erlei)?|nooit|niet|enkel|alleen|uitsluitend)\b(?!.*\b(?:dat|dit|deze|het|nu|"
         r"vandaag|dus|begrijp)\b)(?: .+)?)", kind="personal"),
    Rule("diet", "free", r"ik (?:eet|drink|rook|lust|verdraag|draag) (?P<x>(?!(?:dat|dit|deze|het|"
        r"je)"
         r"\b)[\w' -]{2,40}? (?:liever |meestal )?(?:niet|nooit)(?: meer)?|(?:mijn|m'n) (?:koffie|"
         r"thee|brood|ei|eieren|biefstuk|steak|pasta|sandwich|ontbijt) .+)", kind="personal"),
    Rule("diet", "free", r"ik moet (?P<x>(?:(?:om|van|wegens|vanwege) .{3,40} |altijd |opletten "
        r"met |uitkijken "
         r"met |oppassen met )*(?:.* )?(?:eten|drinken|vermijden|(?:suiker|zout|gluten|lactose|"
         r"alcohol|noten)))",
         kind="personal", lasting=False),
    Rule("personal", "free", r"ik (?P<x>(?:ben|verjaar) (?:(?:op|in) .{2,25} jarig|jarig (?:op|"
        r"in) .+|(?:op|in) "
         r"(?:\d+ )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|"
         r"november|"
         r"december)(?: geboren)?)|verwacht (?:.* )?(?:kindje|baby|tweeling|kind)(?: .*)?|lees "
         r"(?:.* )?op mijn "
         r"(?:telefoon|gsm|tablet|ipad|e-reader|mobiel|laptop)(?: .*)?|breng .+ door (?:in|met|"
         r"op) .+|"
         r"kook (?:.* )?(?:op|met|zonder) (?:inductie|gas|een .+|hout)(?: .*)?|reis (?:altijd |"
         r"meestal |vaak )?"
         r"(?:met|per|zonder) (?!(?:je|dit)\b).+)", kind="personal"),
    Rule("diet", "free", r"ik (?:kan|mag) (?P<x>[\w' ,-]{2,60}? (?:niet|nooit) (?:eten|drinken|"
        r"verdragen|"
         r"verteren))|ik probeer (?P<y>(?!.*\b(?:dit|deze|dat|het|je)\b).+ te (?:vermijden|"
         r"beperken|minderen|"
         r"eten|drinken|besparen|leven|bewegen|sporten|slapen|lezen|fietsen|stoppen))",
         kind="personal"),
    Rule("personal", "free", r"ik (?:rij|ga|doe alles|doe bijna alles|verplaats me|reis) "
        r"(?P<x>(?:altijd |"
         r"meestal |vooral |overal )*(?:elektrisch|(?:overal |naar het werk |naar kantoor "
         r")?(?:met (?:de|het|"
         r"een) (?:fiets|trein|auto|bus|tram|metro|openbaar vervoer|ov|e-?bike|elektrische fiets|"
         r"bakfiets|scooter|motor)|te voet|per (?:fiets|trein)))(?: .+)?)", kind="personal"),
    Rule("personal", "free", rf"ik ben {OFTEN}(?P<x>(?:tot|vanaf|van|sinds) .+ (?:met|op) "
         r"(?:\w*verlof|vakantie|pensioen|ziekteverlof|sabbatical|loopbaanonderbreking|"
         r"tijdskrediet)"
         r"(?: .*)?|(?:met|op) (?:\w+verlof|sabbatical|tijdskrediet)(?: .*)?)", kind="personal"),
    Rule("diet", "free", r"ik (?P<v>mag|kan|verdraag|lust) (?:echt |helemaal |absoluut |van de "
         r"dokter )*(?P<x>(?:geen |niet goed tegen |niet tegen |slecht tegen )(?!.*\b(?:dat|dit|"
         r"deze|vinden|zien|openen|lezen|bestand|link|wijs|touw|meer)\b)(?!(?:conclusie|uitspraken|"
         r"kant)\b).*(?:eten|drinken|verdragen|hebben|"
         r"gluten|lactose|melk|noten|pinda's|schaaldieren|vis|ei|eieren|koemelk|soja|cafeïne|"
         r"alcohol|suiker|rijden|fietsen|zwemmen|drukte|lawaai))", kind="personal"),
    Rule("personal", "free", rf"ik ben {OFTEN}(?P<x>(?:getrouwd|gehuwd|gescheiden|verloofd|"
         r"weduwe|weduwnaar|vrijgezel|single|alleenstaand|alleenstaande (?:moeder|vader|ouder)|"
         r"gepensioneerd|met pensioen|op pensioen|met (?:ouderschapsverlof|zwangerschapsverlof|"
         r"bevallingsverlof|zwangerschapsverlof)|(?:een )?(?:trotse )?(?:moeder|vader|mama|papa|"
         r"opa|oma|ouder) (?:van|met)|(?:(?:net|pas|onlangs|voor het eerst) )*(?:moeder|vader|"
         r"mama|papa|opa|oma|"
         r"tante|oom) geworden|(?:meer |eerder )?(?:een )?\w+(?:drinker|eter|liefhebber|fanaat|"
         r"freak|"
         r"rijder|reiziger|slaper)|zelfstandig|freelancer|goed in|slecht in|slecht met|bang "
         r"voor|nieuw (?:in|met)|gewend (?:aan|om)|tweetalig|drietalig|introvert|extravert|"
         r"perfectionistisch|een (?:ochtend|avond|nacht|gewoonte|gevoels|buiten|stads|honden|"
         r"katten|"
         r"koffie|thee|doe|familie|gezelschaps)(?:mens|dier|type)|een (?:nachtuil|vroege vogel|"
         r"laatbloeier|leek|beginner|beginneling|nachtbraker|langslaper|zoetekauw|waterrat|"
         r"boekenwurm|perfectionist|minimalist|vroege vogel|digibeet|groentje)|beginner|leek|"
         r"geen (?:ochtendmens|avondmens|techneut|koffiedrinker|theedrinker|expert|held|"
         r"vleeseter|roker|technisch type|programmeur)|(?:een )?(?:\w+ )?(?:hardloper|hardloopster|"
         r"loper|loopster|fietser|wielrenner|wandelaar|zwemmer|muzikant|gamer|lezer|"
         r"lezeres|supporter|fan|liefhebber|kampeerder|kenner|roker|vroegstaander|"
         r"nachtwerker|ploegwerker|pendelaar|moedertaalspreker)(?: van)?|opgeleid als|in blijde "
         r"verwachting|aan het (?:trainen|leren|sparen|verbouwen|studeren|afstuderen|afvallen)|"
         r"lid van|vrijwilliger bij|student|bezig met een (?:opleiding|cursus|studie))(?!\w)"
         r"(?!.*\b(?:dat|dit|deze|je|jullie|antwoord|daarvan|daarmee)\b).*)",
         kind="personal"),
    Rule("personal", "free", rf"ik ben {OFTEN}(?P<x>(?:bezig (?:met|om) )(?:een (?:opleiding|"
         r"cursus|studie|bachelor|master)|te (?:trainen|leren)).*|(?:\d\d|(?:een|twee|drie|vier|"
         r"vijf|zes|zeven|acht|negen)en\w+ig) (?:jaar|jaar oud)|(?:nederlander|nederlandse|belg|"
         r"belgische|vlaming|vlaamse|duitser|duitse|fransman|française|spanjaard|limburger|"
         r"brabander|fries|turk|turkse|pool|poolse|surinamer|surinaamse|antilliaan|antilliaanse|"
         r"marokkaan|marokkaanse|brit|britse|italiaan|italiaanse|antwerpenaar|gentenaar|"
         r"amsterdammer|rotterdammer)(?: van (?:geboorte|origine|afkomst))?)", kind="personal"),
    Rule("personal", "free", rf"(?:ik|we|wij) (?:heb|bezit|hebben) {OFTEN}(?P<x>(?!(?:een "
        rf"(?:vraag|probleem|afspraak|"
         r"idee)|geen idee|(?:net|zojuist|gisteren|vandaag) )\b)(?!.*\b(?:honger|slaap|dorst|zin "
         r"in|koorts|tijd)\b)(?:.*[ -])?"
         rf"{_HAVE}\b(?!.*\b(?:gelopen|gister\w*|gezien|gehoord|gesproken|gevraagd|gebeld|nodig|"
         rf"beloofd|gestuurd|"
         r"gegeven|gedaan|gebracht|gemist|verloren|gewonnen|gevonden|verkocht|gekocht|"
         r"besteld|geparkeerd|gewassen|gehad|gebruikt)\b).*)", kind="personal",
         unless=r"\bgister\w*|\bgelopen\b"),
    Rule("personal", "free", rf"ik (?P<v>lijd|heb last) {OFTEN}"
         r"(?P<x>(?:aan|van) (?!dit\b|dat\b|deze\b)"
         r"(?!.*\b(?:vandaag|nu|verbinding)\b).+)", kind="personal"),
    Rule("personal", "free", rf"(?:ik|we|wij) (?P<v>spreek|versta|leer|spreken|studeer) {OFTEN}"
         rf"(?P<x>(?:[\w,-]+ ){{0,8}}?{_TONGUE}\b(?! met je).*)", kind="personal"),
    Rule("personal", "free", rf"ik (?:praat|spreek) {OFTEN}(?P<x>(?:.* )?{_TONGUE}\b.*)",
         kind="personal"),
    Rule("personal", "free", rf"ik (?!\w+ nu naar ){_PLAY} {OFTEN}(?P<x>(?!(?:zo|dit|dat|deze|"
         rf"het|er|je|met de "
         r"gedachte|de (?:link|suggestie|instructies|stappen|draad|discussie)|je (?:advies|uitleg|"
         r"suggestie|voorstel)|met (?:het idee|de gedachte)|toe|op safe|vast|me|mij|geen|achter|"
         r"mee|rond|over|een presentatie|een demo|vandaag|morgen|net|nu|straks|momenteel de|uit|"
         r"een voorbeeld|"
         r"de voorkeur|toestemming|de moed|mijn mening|mijn woord|gelijk|"
         r"tegen|in (?:op|de war))(?:\b|\Z))(?!.*\b(?:je|jullie|dit|deze|vandaag|morgen|straks|"
         r"vanavond|vanmiddag|gisteren|volgende week|"
         r"zo dadelijk)\b).+)", kind="personal"),
    Rule("personal", "free", rf"ik (?:doe|zit|sta|ga) {OFTEN}(?P<x>(?:aan (?!het\b)|"
        rf"vrijwilligerswerk"
         r"|op (?:yoga|pilates|karate|judo|ballet|dansles|zwemles|muziekles|gitaarles|pianoles)|"
         r"in (?:een|het|de) (?:ondernemingsraad|gemeenteraad|ouderraad|oudercomité|raad|"
         r"commissie|directie|koor|band|orkest|bestuur|voetbalclub|ouderraad|toneelvereniging|"
         r"fanfare)|"
         r"naar de (?:academie|avondschool))\b(?!.*\b(?:dit|deze|je)\b).*)", kind="personal"),
    Rule("personal", "free", r"ik (?P<v>loop hard|voetbal|tennis|padel|fitness|schaats|dans|"
         r"schilder|tuinier|schaak|volleybal|hockey)(?P<x>(?: (?!(?:zo|dit|dat|deze|het|er|"
         r"je)\b).*)?)",
         kind="personal", value=""),
    Rule("tool", "free", rf"(?:ik|we|wij) (?:gebruik|gebruiken|werk|werken|programmeer|"
         rf"programmeren|codeer|code|ontwikkel|rij|rijd|draai|schrijf|zit|typ|app|betaal|bestel|"
         rf"reis|vlieg) {OFTEN}(?P<x>(?:(?:met|op|in|via|onder) )?(?:een |mijn |de )?(?-i:[A-Z])"
         r"[\w+#.-]*(?: (?!(?:dat|dit|deze|en krijg|maar|omdat|als|om|foutmelding|error)\b)"
         r"[\w+#.'-]+){0,8})", kind="personal"),
    Rule("tool", "free", rf"ik (?:gebruik|werk met|programmeer in|code in|codeer in|zit op|draai) "
         rf"{OFTEN}(?P<x>(?!(?:de|het|een|dit|dat|deze|je|mijn|nu|er)\b)[\w.+#-]+ (?:als|voor "
         rf"mijn|voor "
         r"alle?|voor het|op mijn) (?!(?:ik|je|het)\b).+|(?:excel|python|linux|ubuntu|windows|"
         r"macos|"
         r"vim|neovim|emacs|vs ?code|notion|slack|teams|figma|jira|sql|java|javascript|typescript|"
         r"rust|react|django|postgres|docker|git|powershell|bash|zsh|fish|obsidian|trello|sap|"
         r"salesforce|hubspot|canva|outlook|gmail|android|chrome|firefox|ios|een (?:mac|iphone|"
         r"android|ipad|macbook|chromebook|elektrische auto|e-bike|bakfiets|airfryer|warmtepomp|"
         r"inductiekookplaat|slowcooker))\b(?!.*\b(?:fout|error|dit|dat|niet)\b).*)",
         kind="personal"),
    Rule("tool", "free", r"ik (?:gebruik|neem|draai|werk met) (?P<x>[\w.+-]+,? (?:en )?(?:geen|"
        r"niet|nooit|in plaats "
         r"van) [\w.+-]+(?: [\w.+-]+)?)", kind="personal"),
    Rule("my", "free", r"(?:mijn|onze|ons) (?P<f>(?!(?:naam|voornaam)\b)[\w-]+(?: [\w-]+)?) "
        r"(?P<q>heet|heten) "
         r"(?P<x>(?-i:[A-Z]).+)", kind="personal", fact="{f} {q} {x}"),
    Rule("home", "free", r"ik (?:huur|bezit|bouw|verbouw) (?:nu |momenteel )?(?P<x>(?:een|ons|"
        r"mijn) (?:\w+ )?(?:\w*"
         r"appartement|\w*huis|studio|kamer|kot|flat|woning|boerderij)\b.*)|ik heb (?P<y>een "
         r"(?:\w+ )?(?:\w*huis|"
         r"appartement|flat|woning|stuk grond) gekocht .+)", kind="personal"),
    Rule("diet", "free", r"ik (?:lust|eet) (?P<x>(?:bijna )?alles(?: behalve| zonder| "
        r"uitgezonderd| maar geen).*)",
         kind="personal"),
    Rule("rhythm", "free", rf"ik ben (?P<x>(?=.*\b(?:beschikbaar|bereikbaar|vrij|thuis|online|"
        rf"afwezig|aanwezig|op "
         rf"kantoor)\b)(?=.*\b{TIME})(?!.*\b(?:vandaag|morgen|straks|volgende)\b).+)",
         kind="habit"),
    Rule("personal", "free", r"ik zit (?P<x>(?:op|in) (?:de )?tijdzone .+)|ik bereid (?:me|mij) "
        r"(?P<y>(?:\w+ )?voor "
         r"op .+)|ik (?P<w>kook voor .+|zit in (?:het|mijn|de) (?:\w+ )?(?:jaar|middelbaar|"
         r"leerjaar|semester|klas)\b.*|(?:schrijf|werk) (?:aan )?mijn (?:thesis|scriptie|"
         r"masterproef|boek|doctoraat|proefschrift|roman)\b.*|word (?:in \w+ |binnenkort |voor "
         r"het eerst )*(?:papa|mama|vader|moeder|opa|oma)\b.*|draag (?:een )?(?:bril|\w*lenzen|"
         r"gehoorapparaat|beugel|"
         r"hoofddoek)\b.*|sta voor (?:een|de) .*\bklas\b.*|(?:moet|neem|slik) .*\b(?:medicatie|"
         r"medicijnen|pillen|insuline)\b.*|(?:noteer|bewaar|plan|doe|maak|bouw|regel) (?:bijna "
         r")?(?:alles|al mijn \w+|mijn \w+) (?:in|met|via|op) (?-i:i?[A-Z]).*|gebruik voor "
         r"(?:alles|bijna alles|mijn \w+) .+|(?:doe|haal|koop) (?:mijn |de |alle )?boodschappen "
         r"(?:bij|"
         r"in|op|via|"
         r"altijd) .+)|ik wil (?P<z>(?:dit jaar |ooit |graag |beter )*leren (?!(?:hoe|wat|"
         r"waarom)\b)"
         r".+)", kind="personal"),
    Rule("learns", "free", r"ik (?:leer|onthoud|snap|begrijp|volg|werk|studeer) (?P<x>(?:het |"
        r"dingen |alles |iets )?"
         r"(?:het )?(?:best|beter|makkelijkst|makkelijker|snelst|sneller) (?:met|door|als|via|in|"
         r"van|uit|aan de hand van|zonder) (?!(?:dit|"
         r"deze|die)\b).+)", kind="preference"),
    Rule("traits", "free", r"ik ben (?P<x>(?:niet (?:zo |erg |echt |bepaald )?|nogal |vrij |heel |"
        r"erg |best |van nature |"
         r"behoorlijk )?(?:sportief|verlegen|vergeetachtig|ongeduldig|chaotisch|punctueel|"
         r"technisch|handig|onhandig|"
         r"creatief|perfectionistisch|muzikaal|gelovig|bijgelovig|introvert|extravert|stipt|"
         r"gestructureerd|"
         r"ordelijk|slordig|visueel ingesteld))|ik ben (?P<y>een (?:visuele|auditieve|trage|"
         r"snelle) (?:leerder|lezer|"
         r"denker))", kind="personal"),
    Rule("my", "free", rf"mijn (?P<f>{_TONGUE}) (?P<q>is) (?P<x>.+)", kind="personal",
         fact="{f} {q} {x}"),
    Rule("my", "free", r"(?:de|het) (?P<f>[\w-]+ van (?:mijn|ons|onze) [\w-]+) (?P<q>is|heet) "
        r"(?P<y>(?-i:[A-Z]).+)",
         kind="personal", fact="{f} {q} {y}"),
    Rule("danger", "free", r"(?P<x>(?!(?:dit|dat|het)\b).+ (?:is|zijn) voor mij "
        r"(?:levensgevaarlijk|dodelijk|gevaarlijk|"
         r"verboden|taboe|uit den boze|een no-go)(?: .*)?)", kind="personal"),
    Rule("party", "free", r"(?:we|wij|ik) (?:zijn|reizen|reis|ben) (?P<x>met (?:.* )?(?:kinderen|"
        r"kids|baby|peuters?|"
         r"kleuters?|tieners|gezin|hond)\b.*)", kind="personal"),
    # My something is something
    Rule("favorite", "free",
         r"mijn (?:absolute |grote |persoonlijke )?(?P<q>(?:lievelings|favoriet\w*|favo|"
         r"lieveling)[\w'-]*(?: [\w'-]+){0,2}?) (?:is|zijn|heet|blijft|blijven) (?:nog steeds |"
         r"altijd |toch |echt |duidelijk )?(?P<x>.+)", fact="{q} is {x}", slot="favorite",
         qualifier="q"),
    Rule("favorite", "free", r"(?P<x>(?!(?:dat|dit|deze)\b).+) (?:is|zijn) mijn (?:absolute |grote "
         r")?(?P<q>(?:lievelings|favoriet\w*|favo)[\w'-]*(?: [\w'-]+){0,2})", fact="{q} is {x}",
         slot="favorite", qualifier="q"),
    Rule("slot-is", "fill", r"(?:mijn|onze|ons) (?:vaste |standaard |gebruikelijke |voorkeurs)?"
         r"(?P<slot>[\w-]+) (?:is|zijn|wordt|moet) (?:nu |voortaan |altijd )?(?P<x>.+?)(?: zijn)?",
         kind="slot"),
    Rule("slot-is", "fill", r"(?P<x>.+?) (?:is|zijn) (?:mijn|onze|ons) (?:vaste |standaard |"
         r"gebruikelijke )?(?P<slot>valuta|munt|taal|voertaal|regio|tijdzone|formaat|team|"
         r"afdeling)", kind="slot"),
    Rule("my", "free", rf"(?:mijn|onze|ons) (?P<f>{OWN}(?:,? (?-i:[A-Z])\w+,?)?) (?P<q>is|zijn|"
        rf"zit|zitten|komt|komen|ligt|liggen|"
         r"heet|heten|valt|vallen|begint|eindigt|loopt|lopen|duurt|start|wordt|worden|gaat|"
         r"verjaart) "
         r"(?:altijd |nu |ook |nog )*(?P<x>(?!op\Z)(?!(?:bijna|traag|ziek|moe|weg|er|hier|daar|te "
         r"laat|kapot|boos|niet|"
         r"vandaag|net|op vakantie|met verlof|leeg|dood|stuk|bezig|aan het|kwijt|klaar|jarig "
         rf"vandaag|onderweg|het|overstuur|gevallen|verdwenen|gestolen|gisteren|overleden|"
         rf"vannacht|dit|dat|deze|fout|"
         rf"verkeerd)\b).+)",
         kind="personal", fact="{f} {q} {x}"),
    Rule("my", "free", rf"(?:mijn|onze|ons) (?P<f>{KIN}(?: (?-i:[A-Z])[\w-]+)?(?: en (?:mijn "
        rf")?\w+)?) "
         r"(?P<q>leeft|leven|woont|wonen|werkt|werken|studeert|studeren|speelt|spelen|gaat|gaan|"
         r"zit|zitten|heeft|hebben|eet|eten|lust|verdraagt|volgt|loopt|doet|kan|"
         r"mag|rijdt|trouwt|bevalt|verhuist) (?P<x>(?:in|op|als|bij|naar|te|aan|met|van|een|geen|"
         r"niet|\w+ jaar|diabetes|"
         r"astma|vegan\w*|vegetar\w*|glutenvrij|\w+allergie|coeliakie|coëliakie|"
         rf"\w+bal|tennis|piano|gitaar|viool|{_TONGUE}|twee|drie|halal|in|(?:(?:genees|tand|"
         rf"dier)\w+|rechten|psychologie|informatica|economie|\w+kunde|"
         r"\w+logie|\w+wetenschappen))\b(?!.*\b(?:nu|vandaag|"
         r"morgen|gisteren|gelijk|haast)\b).*)", kind="personal", fact="{f} {q} {x}",
         unless=r"\b(?:zus|broer)\b.*\bspreekt\b"),
    Rule("pronouns", "free", r"(?:mijn voornaamwoorden zijn|ik gebruik|gebruik|verwijs naar (?:me|"
         r"mij) (?:met|als)) (?:de voornaamwoorden )?(?P<x>(?:die/hun|hen/hun|die/diens|zij/haar|"
         r"hij/hem|hen|they/them|she/her|he/him)(?: ?/ ?\w+)?)(?: (?:als voornaamwoorden|"
         r"voornaamwoorden|voor (?:me|mij)))?", fact="Voornaamwoorden zijn {x}", kind="personal"),
    Rule("usual", "free", r"mijn (?P<f>(?:vaste|gebruikelijke|standaard|gewone|normale) [\w -]"
         rf"{{2,30}}?) (?P<q>is|zijn|loopt) (?P<x>{THING}.+)", fact="{f} {q} {x}",
         reads=("period",)),
    Rule("days", "free", rf"(?P<x>{DAYS}(?:(?: en|,| of) {DAYS})* (?:is|zijn) (?:voor mij |altijd "
         r"|bij mij |meestal )*(?:mijn|vrij|thuis\w*|mijn vaste|vergadervrij|bezet|geblokkeerd|"
         r"een vrije dag|geen goede? dag|gereserveerd|papadag|mamadag)\b.*)", fact="{x}",
         kind="habit"),
    Rule("cares", "free", r"(?:wat (?:ik|voor mij) (?:het )?(?:belangrijk(?:st)?e?|telt|meest "
         r"belangrijk) (?:vind|is)|het belangrijkste voor mij|wat voor mij telt|waar ik (?:vooral |"
         r"eerst |het meest )?(?:op let|naar kijk|om geef)) (?:is|zijn) (?P<x>.+)|ik geef "
         rf"{OFTEN}(?:vooral |het meest )?om (?P<y>{THING}.+)|(?P<z>{THING}.+) (?:is|zijn) voor "
         r"mij (?:het |erg |heel |zeer )?(?:belangrijkst|belangrijkste|belangrijk)|ik vind "
         r"(?P<w>.+) (?:het belangrijkst|heel belangrijk|erg belangrijk|belangrijk)",
         fact="Vindt {x} belangrijk"),
    Rule("kind-of-person", "value", r"ik ben (?:meer |eerder )?(?:een |van de )(?P<x>[\w-]+?)"
         r"(?:-?(?:mens|persoon|type|man|vrouw|fan|liefhebber))?(?: dan .+)?", reads=SHAPES),
    Rule("name", "fill", r"(?:ik ben|hier) (?:de )?(?P<name>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])"
         r"[\w'-]+){0,2})(?:,.*)?", kind="name", slot="name"),
    # Not interested
    Rule("not-interested", "free",
         r"ik ben (?:echt |helemaal |totaal |absoluut )*niet (?:echt |zo |bijzonder |meer )?"
         rf"ge[ïi]nteresseerd in (?P<x>{THING}.+)|ik heb (?:echt |helemaal |totaal )*geen "
         rf"(?:interesse|belangstelling) (?:in|voor) (?P<y>{THING}.+)|(?P<z>(?!(?:het|dat|dit)\b)"
         r".+?) (?:interesse(?:ert|ren) (?:me|mij) (?:echt |helemaal )?niet|(?:boeit|boeien) "
         r"(?:me|mij) (?:echt |helemaal )?niet|(?:kan|kunnen) me (?:echt )?niet(?:s)? schelen|"
         r"(?:valt|vallen) (?:niet onder (?:mij|me|mijn \w+)|buiten mijn \w+)|(?:is|zijn) voor "
         r"mij (?:niet relevant|irrelevant|niet van belang|niet belangrijk))(?: .*)?|ik "
         rf"geef niets? om (?P<w>{THING}.+)", fact="Is niet geïnteresseerd in {x}", negative=True,
         reads=(*SHAPES, "region")),
)  # fmt: skip
