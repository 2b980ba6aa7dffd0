"""Dutch rules: labels, what happened and lasts, plans, and what is said by the way."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.nl.lexicon import ROLE
from keepwise.bank.speech.languages.nl.moments import CLEAN, MOMENT, NOT_MINE

_FIRST = r"(?:ik|we|wij)"
_LABEL = (
    r"(?:(?:huidige |nieuwe |primaire )?(?:rol|functie|job|baan|beroep|team|afdeling|markt(?:en)?|"
    r"regio'?s?|merk(?:en)?|klant(?:en)?|account(?:s)?|scope|werkgebied|portefeuille|werkgever|"
    r"bedrijf|firma|sector|woonplaats|stad|land(?:en)?|standplaats|locatie|naam|roepnaam|"
    r"aanspreking|"
    r"voornaamwoorden|leeftijd|hobby'?s?|interesses?|dieet|allergie(?:ën)?|eten|moedertaal|"
    r"taal|talen|voertaal|tools?|stack|editor|ide|besturingssysteem|os|framework|valuta|munt|"
    r"tijdzone|eenheden|formaat|opmaak|toon|stijl|lengte|gezin|kinderen|kids|partner|"
    r"huisdier(?:en)?|"
    r"opleiding|studie|school|werkdagen|werktijden|werkuren|vrije dag(?:en)?|niveau|ervaring|"
    r"doel|voorkeur(?:en)?|categorie(?:ën)?|projecten|project|vestiging|specialisatie|"
    r"verantwoordelijkheden|verantwoordelijk voor|schoenmaat|maat|kledingmaat|auto|leidinggevende|"
    r"verjaardag|geboortedatum|contactvoorkeur|datumnotatie|periode|boekjaar))"
)

EVENTS: tuple[Rule, ...] = (
    Rule("label", "fill", rf"(?:(?:mijn|onze|ons) )?(?P<slot>{_LABEL}) ?(?::|=|->) ?(?P<x>"
         r"(?!(?:het|dit|dat|ik)\b).{2,80})", kind="slot", bare=True),
    Rule("label", "free", rf"(?:(?:mijn|onze|ons) )?(?P<f>{_LABEL}) ?(?::|=|->) ?(?P<x>"
         r"(?!(?:dit|dat)\b).{2,150})", fact="{f}: {x}", kind="work", bare=True),
    Rule("label", "free", rf"(?:mijn|onze|ons) (?P<f>(?!{NOT_MINE}\b)[\w'-]+(?: [\w'-]+)?): "
         rf"(?P<x>(?!(?:dit|dat|het)\b){CLEAN}.{{2,150}})", fact="{f}: {x}", kind="work"),
    # What happened and lasts
    Rule("event", "free", rf"{_FIRST} (?:ben|zijn) (?P<x>(?!.*\b(?:niet|bijna|nog|vergeten)\b)"
         r"(?:.* )?(?:verhuisd|getrouwd|gescheiden|gehuwd|verloofd|bevallen|afgestudeerd|"
         r"gepromoveerd|gepensioneerd|geëmigreerd|ingetrokken|gaan samenwonen|gaan wonen|gaan "
         r"werken|lid geworden|teruggekeerd|overgestapt|overgeschakeld|overgegaan|geswitcht|"
         r"omgeschakeld|opgeklommen|aangenomen|benoemd|verkozen|toegetreden|uitgekomen op|"
         r"gegaan voor|papa geworden|mama geworden|\w+ geworden)\b(?!.*\b(?:dit|deze|dat|je|ziek|"
         r"wakker|moe|kwijt)\b).*)", kind="personal", unless=r"\b(?:wakker|ziek|boos|moe|blij|nat) "
         r"geworden\b|\b(?:volgende|andere) (?:vraag|onderwerp|punt)\b"),
    Rule("event", "free", rf"{_FIRST} (?:ben|zijn) (?P<x>(?!.*\b(?:vandaag|gisteren|vanmorgen|"
         r"net|dit|deze|dat|je|niet|taak|tekst|mail|rapport|bestand)\b)(?:.* )?(?:begonnen|gestart|"
         r"gestopt|gegaan|gezakt|geslaagd|ingeschreven|aangesloten|opgegroeid|geboren|getogen|"
         r"opgeleid|"
         r"gediagnosticeerd|geopereerd|genaturaliseerd|bekeerd|verbonden aan)\b.*)",
         kind="personal", unless=r"\b(?:met lezen|te lezen|de vergadering|het toilet|"
             r"boodschappen)\b"),
    Rule("event", "free", rf"{_FIRST} (?:heb|hebben) (?P<x>(?!(?:het (?!\w+ (?:met|van|bij|voor|"
        rf"in|op|naar|uit) )|(?:dat|dit|deze|die|je|er|ze)\b))"
         r"(?!.*\b(?:dit|deze|je|jullie|net|zonet|vandaag per ongeluk|bijna|nog niet|nog geen)\b)"
         r"(?:.* )?(?:geadopteerd|opgezegd|ontslag genomen|(?:al |nu |helemaal )?(?:vast|"
         r"rond)(?=,|\Z)|aangeschaft|geannuleerd|afgezegd|"
         r"ingeruild|overgenomen|opgericht|ingeschreven|aangemeld|behaald|aangenomen|gereserveerd|"
         r"geboekt|vastgelegd|vastgeprikt|geprikt|vastgezet|afgesproken|getekend|ondertekend|"
         r"ingevoerd|afgeschaft|laten plaatsen|"
         r"laten leggen|gekozen|besloten|beslist|geopend in|verkocht|gehuurd|overgezet naar|"
         r"gemigreerd|verplaatst naar|verzet naar|verschoven naar|uitgesteld tot|omgeruild|"
         r"vervangen door|opgegeven|gestaakt|afgesloten|genomen op)\b(?!.*\b(?:dat de|of)\b).*)",
         kind="detail", needs=r"\w+ \w+ \w+ \w+", unless=r"\b(?:de|het) (?:eerste|tweede|derde|"
             r"laatste) |(?<!op )\b\w+dag (?:ge|rond|ver|onder)\w+\b|\b(?:denk|bestelling|order|"
             r"formulier|tekst|bestand|tabel|ticket "
             r"gesloten|mail|brief|vraag|voorstel)\b"),
    Rule("event", "free", rf"{_FIRST} (?:heb|hebben) (?P<x>(?:\w+ ){{0,3}}?(?:een|mijn|onze|twee|"
         r"drie|eindelijk een|ons) (?!(?:\w*mail\w*|sms|appje|telefoontje|\w*brief\w*|brood|"
         r"broodje|koffie|cadeau\w*|krant|ijsje|biertje|mail|"
         r"antwoord|melding|fout\w*|bericht|reactie|bon|factuur|brief|offerte|vraag|idee|gevoel)\b)"
         r"(?:.* )?(?:gekocht|gekregen|gehaald|aangevraagd|geërfd|gewonnen|geruild)\b"
         r"(?!.*\b(?:dit|deze|je)\b).*)", kind="detail", unless=rf"\b{MOMENT}\b"),
    Rule("event", "free", rf"{_FIRST} (?:heb|hebben) (?:net |onlangs |vorige? \w+ |in \w+ |nu )*"
         r"(?P<x>(?:een )?(?:baby|zoon|zoontje|dochter|dochtertje|tweeling|kindje|kleinkind|"
         r"promotie|vast contract|nieuwe (?:baan|job|functie|rol|fiets|auto|laptop|telefoon|"
         r"huis|collega|hond|kat))\b.*(?:gekregen|gekocht|gevonden|aangenomen).*)",
         kind="personal"),
    Rule("event", "free", rf"{_FIRST} (?P<x>(?:verhuisde|verhuisden|trouwde|trouwden|werd(?= .*"
         r"\b(?:papa|mama|vader|moeder|opa|oma|lid|hoofd|\w+leider|manager)\b)|stapte(?= .*\bover\b"
         r")|stapten(?= .*\bover\b)|adopteerde|adopteerden|boekte|boekten|reserveerde|reserveerden|"
         r"koos|kozen|besloot|besloten|startte(?= (?:als|bij|in|mijn|met een)\b)|studeerde|"
         r"nam ontslag|emigreerde|emigreerden|groeide op|kocht(?= (?:een|mijn|ons) (?:\w+ )?\w*"
         r"(?:huis|appartement|auto|fiets|flat|boot|camper|caravan|hond|piano)\b)) "
         r"(?!.*\b(?:dit|deze|dat|je|het)\b).+)", kind="personal"),
    Rule("event", "free", rf"{_FIRST} (?P<x>(?:stap|stappen|schakel|schakelen|ga|gaan|switch|"
        rf"switchen|"
         r"migreer|migreren|verkas|verkassen) (?:.{0,30} )?(?:over (?:van .{2,40} )?(?:naar|op)|"
         r"van "
         r".{2,40} naar|(?:in|vanaf|per) .{3,20} naar) (?!(?:de (?:winkel|supermarkt|dokter|"
         r"kapper))\b)"
         r"(?!.*\b(?:dit|deze|je)\b).+)", kind="detail"),
    Rule("event", "free", r"(?:uiteindelijk |dus |nu )*(?:het is|is het) (?:dus |toch |nu |"
         r"uiteindelijk )*(?P<x>(?!(?:te|niet|een stuk|erger|beter|laat|donker|koud|warm|stil|"
         r"duidelijk)\b)[\w' -]{2,60}?) geworden(?:,? .*)?", fact="Keuze: {x}", kind="detail"),
    Rule("event", "free", r"(?:dat|het) (?:is|wordt) (?:nu|inmiddels|ondertussen|tegenwoordig|toch|"
         r"uiteindelijk|voortaan)(?: toch)? (?P<x>(?-i:[A-Z])[\w'-]+(?: [\w'-]+){0,4}?)"
         r"(?: geworden)?(?:,? (?:niet|geen|en niet) .*)?", fact="Nu {x}", kind="detail"),
    Rule("event", "free", r"het is (?:toch |eigenlijk |trouwens |wel )*(?P<x>(?!(?:niet|waar|zo|"
         r"omdat|goed|fijn|jammer|dat|een (?:feit|idee))\b)[\w' -]{2,40}?),? (?:dat|waar|waarin) "
         r"ik "
         rf"(?P<y>(?!(?:het|dit|dat|me|wil|bedoel|zoek|denk)\b){CLEAN}.+)", fact="{x}: {y}",
         kind="personal"),
    Rule("event", "free", r"(?P<f>(?:(?:de|het|mijn|onze|ons|een) )?[\w'-]+(?: [\w'-]+){0,4}?) "
         r"(?:is|zijn|staat|staan|ligt) (?:al |nu |definitief |dus )*(?P<v>geboekt|gereserveerd|"
         r"vastgelegd|besteld|ingepland|gepland|geannuleerd|afgezegd|verzet|verplaatst|geregeld|"
         r"bevestigd|uitgesteld) (?P<x>(?:op|voor|in|vanaf|bij|naar|tot|van)\b"
         r"(?!.*\b(?:dit|deze|vandaag|morgen|straks)\b).+)", fact="{f} {v} {x}", kind="detail",
         unless=r"\A(?:dit|dat|het (?:is|wordt)|alles|die|deze|de (?:meeting|vergadering|call|"
             r"mail|taak))\b"),
    Rule("event", "free", r"(?P<f>(?:(?:de|het|mijn|onze|ons|een) )?[\w'-]+(?: [\w'-]+){0,4}?) "
        r"(?:is|zijn) "
         r"(?:al |nu |definitief |dus )*(?P<v>geboekt|gereserveerd|vastgelegd|geannuleerd|"
         r"afgezegd)(?P<x>,? .+)",
         fact="{f} {v} {x}", kind="detail", unless=r"\A(?:dit|dat|het|alles|die|deze)\b"),
    Rule("event", "free", r"(?P<f>(?:(?:de|het|mijn|onze|ons|een) )?[\w'-]+(?: [\w'-]+){1,4}?) "
        r"(?:is|zijn) "
         r"(?:al |nu |definitief |dus )*(?P<x>geboekt|gereserveerd|geannuleerd|afgezegd)",
         fact="{f} {x}",
         kind="detail", unless=r"\A(?:dit|dat|het|alles|die|deze)\b"),
    Rule("trip", "free", rf"{_FIRST} (?:ga|gaan|vlieg|vliegen|vertrek|vertrekken|reis|reizen|"
         r"trek|trekken|rijd|rijden) (?P<x>(?!.*\b(?:dit (?!jaar)|deze (?!zomer|winter|lente|"
         r"herfst)"
         r"|je|morgen|straks|vandaag|niet|misschien|als)\b)(?:.* )?(?:in (?:januari|februari|maart|"
         r"april|mei|juni|juli|augustus|september|oktober|november|december|het (?:voorjaar|najaar)"
         r"|de (?:zomer|winter|herfst|lente|paasvakantie|kerstvakantie|herfstvakantie|"
         r"krokusvakantie"
         r"))|deze (?:zomer|winter|herfst|lente)|volgende? (?:zomer|winter|herfst|lente|jaar)|"
         r"(?:op|vanaf) \d+ \w+)\b.*)", kind="detail"),
)  # fmt: skip

# What is said by the way: "our cat Pluis nearly drowned in it".
ASIDES: tuple[Rule, ...] = (
    Rule("mine-named", "free", r"\b(?:van|voor|in|uit|over) (?:mijn|onze|ons) (?:eigen |vaste )?"
         r"(?P<f>regio|markt|team|merk|klant|land|rayon|gebied|provincie|stad|gemeente|winkel|"
         r"filiaal|afdeling|account),? (?P<name>(?-i:[A-Z])[\w'-]+(?:(?: en| &)? (?-i:[A-Z])"
         r"[\w'-]+)*)", kind="work", fact="{f} is {name}", reads=("region",)),
    Rule("named", "free", r"\b(?P<name>(?-i:[A-Z])[\w'-]+), (?:mijn|onze|ons) (?P<f>hond|kat|poes|"
        r"kater|"
         r"konijn|paard|pup|dochter|zoon|man|vrouw|partner|vriend|vriendin|teckel|labrador)\b",
         kind="personal", fact="{f} heet {name}"),
    Rule("apposition", "free", rf"\bik, (?P<name>(?:een |de )?{ROLE})(?=,| en)", kind="role",
         slot="role",
         fact="Is {name}"),
    Rule("apposition", "free", r"(?:\bik ben|\bik heet|\bhier|\bmijn naam is|voorstellen:) "
         r"(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+){0,2}(?:, \d\d(?: jaar)?)?, (?P<name>"
         rf"(?:een |de )?{ROLE})", kind="role", slot="role", fact="Is {name}"),
    Rule("named", "free", r"\b(?:mijn|onze|ons) (?P<f>(?:(?:oudste|jongste|middelste|nieuwe|kleine|"
         r"lieve) )?(?:vrouw|man|partner|vriend(?:in)?|dochter(?:tje)?|zoon(?:tje)?|hond(?:je)?|"
         r"kat|"
         r"poes|kater|konijn|paard|pup|puppy|kitten|labrador|teckel|papegaai|hamster|cavia|baby|"
         r"zus(?:je)?|broer(?:tje)?|verloofde|echtgenoot|echtgenote|kleinzoon|kleindochter))"
         r",? (?P<name>(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?)\b"
         r"(?! (?:zegt|zei|vindt|wil|denkt)\b)", kind="personal",
         fact="{f} heet {name}"),
)  # fmt: skip
