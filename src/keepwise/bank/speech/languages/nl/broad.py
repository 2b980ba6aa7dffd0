"""Dutch rules, last part: what any statement about oneself looks like, whatever its words are.

The precise rules stand before these; what is left is kept as it was said, unless a word in it
shows that it is about the moment, the task at hand or the answer just given.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.nl.lexicon import ROLE
from keepwise.bank.speech.languages.nl.moments import (
    AT_HAND,
    CLEAN,
    MOMENT,
    NOT_HERE,
    NOT_MINE,
    POINTING,
)
from keepwise.bank.speech.languages.nl.parts import OFTEN, TIME

# Verbs of thinking, asking, seeing and of handling something that say nothing lasting.
_NO = (
    r"(?:fantaseer|droom|klaag|ratel|raaskal|zweet|bloed|hoest|nies|schreeuw|kots|bibber|ril|"
    r"knipper|staar|zucht|geeuw|vloek|schater|grijns|knik|bezwijk|struikel|val|wil|wilde|wou|zou|"
    r"moet|moest|hoef|mag|mocht|kan|kon|zal|ga|ging|kom|kwam|was|ben|heb|had|"
    r"werd|word|weet|wist|denk|dacht|geloof|meen|vermoed|hoop|hoopte|vraag|vroeg|wacht|zoek|zocht|"
    r"lig|lag|stond|"
    r"zie|zag|hoor|hoorde|voel|voelde|snap|snapte|begrijp|begreep|bedoel|bedoelde|bedank|probeer|"
    r"probeerde|twijfel|overweeg|vrees|wens|krijg|kreeg|mis|miste|lijk|merk|merkte|raak|blijf|"
    r"bleef|begin|begon|stop|stuur|stuurde|bel|mail|app|schrijf|maak|maakte|open|klik|druk|typ|"
    r"test|download|upload|installeer|herstart|check|bekijk|kijk|laat|geef|gaf|neem|nam|pak|zet|"
    r"leg|haal|breng|vertel|zeg|zei|noem|antwoord|reageer|stel|verwacht|wissel|kies|verlies|"
    r"vergeet|vergat|onthoud|onthou|herinner|sluit|start|draai|run|loop|sta|zit|zat|vind|vond|"
    r"ontvang|ontving|bestel|voeg|vul|verwijder|selecteer|kopieer|plak|sleep|sorteer|filter|"
    r"vergelijk|controleer|bereken|tel|pas|plan|organiseer|wijzig|verander|los|zal|lees|ontdek|"
    r"ontdekte|twijfelde|"
    r"schrik|sukkel|worstel|vermoedde|vertrek|arriveer|ontmoet|spreek|bespreek|overleg|vergader|"
    r"presenteer|voer|dien|lever|verstuur|verzend|deel|upgrade|debug|fix|compileer|bouw|deploy|"
    r"push|pull|merge|nodig|feliciteer|wandel|vlieg|doe|deed|waardeer|apprecieer|betwijfel|baal|"
    r"erger|stoor|lach|huil|twitter|roep|beloof|zweer|garandeer|bevestig|accepteer|weiger|reken|"
    r"gok|vertrouw|hou|houd|haat|en|of|die|dat|als|hoewel|omdat|niet|ook|zelf|wie|maar)"
)
# Verbs of a life: they are lasting without any sign.
_LASTING = (
    r"(?:woon|werk|leef|lees|rijd|rij|fiets|pendel|kook|eet|drink|slaap|spreek|praat|leer|"
    r"studeer|promoveer|train|sport|speel|zing|dans|bak|brouw|kweek|verzamel|gebruik|bezit|run|"
    r"bestuur|beheer|leid|coach|begeleid|ondersteun|verkoop|lever|exporteer|importeer|verhuur|"
    r"huur|rapporteer|coördineer|coordineer|ontwerp|ontwikkel|programmeer|codeer|bouw|restaureer|"
    r"repareer|renoveer|geef les|doceer|onderzoek|behandel|verzorg|draag|volg|betaal|bewaar|"
    r"vergader|spaar|beleg|investeer|doneer|steun|zorg|deel|streef|vier|ontbijt|lunch|"
    r"mediteer|wandel|zwem|ren|loop|jog|klim|zeil|surf|schaats|ski|schilder|teken|fotografeer|"
    r"tuinier|knutsel|naai|brei|haak|game|luister|kijk|reis|kampeer|vlieg|rook|snoep|mijd|"
    r"vermijd|verkies|prefereer|schrijf|publiceer|vlog|blog|podcast|onderhoud|bedien|lust|heet|"
    r"kamp|worstel|lijd|stam|combineer|verdeel|verwerk|adviseer|factureer|bemiddel|vertegenwoordig|"
    r"fok|imker|hockey|tennis|voetbal|volleybal|basketbal|pas (?:\w+ )?op)"
)
_FIRST = r"(?:ik|we|wij)"
_MANY_LASTING = (
    r"(?:wonen|werken|leven|koken|eten|drinken|spreken|praten|gebruiken|verkopen|leveren|"
    r"exporteren|importeren|verhuren|huren|rapporteren|ontwerpen|ontwikkelen|programmeren|bouwen|"
    r"maken|plannen|vergaderen|vieren|sparen|bezitten|fietsen|rijden|wandelen|kamperen|reizen|"
    r"runnen|beheren|begeleiden|ondersteunen|factureren|publiceren|organiseren|hanteren|volgen|"
    r"doen|hosten|draaien|deployen|verzorgen|kweken|telen|brouwen|bakken|bedienen|delen|"
    r"combineren|importeren|produceren|adviseren|richten|onderhouden|zitten|schrijven|houden)"
)
# What one has only just now, or only says one has.
_NOT_HAD = (
    r"(?:honger|slaap|dorst|zin|koorts|tijd|haast|hoofdpijn|buikpijn|keelpijn|kater\Z|nodig|spijt|"
    r"gelijk|geluk|pech|stress|gevoel|mening|opmerking|gedachte|indruk|kans|kansen|voorkeur|"
    r"vakantie|dienst|weekend|pauze|examen|toets|tentamen|trek|medelijden|geduld|hulp|moeite|"
    r"bezwaar|bereik|verbinding|internet|wifi|toegang|contact|gehad|les|beetje|paar|hekel|"
    r"interesse|behoefte|boodschap|vermoeden|nog|verzoek|plan|plannen|verwachting|verwachtingen|"
    r"nieuws|goed|feestje|bruiloft|verjaardag|date|lekke band|griep|verkoudheid|corona|dingen|"
    r"klacht|klachten|storing|bug|bestelling|aanvraag|retour|afspraak|deadline|vergadering|overleg|"
    r"meeting|offerte|factuur|ding|woorden|uur|minuten|minuutje|dagen|weken|seconden|euro|"
    r"bestelnummer|weerwoord|budget|"
    r"orders|bestellingen|bezoekers|leads|views|opbrengst|omzet|kosten|ervaring|zorgen|excuus)"
)
# A participle at the end: what one did, no matter of having.
_DID = (
    r"(?:\b(?:ge|ver|be|ont|her|over|onder|door|aan|af|op|uit|in|mee|toe|weg|bij|na|terug|"
    r"samen|voor|om|klaar|kwijt|weer)(?:ge)?[a-zéëï]{2,}(?:d|t|en)\Z|\w*ge\w+(?:d|t)\Z|"
    r"\bge(?!zin|bied|dicht|iten|zond|meente|luid|recht|weer|nees|vaar|bit|bouw|bak|slacht|wicht|"
    r"schiedenis|mengd|trouwd|heim|woon|nt\b)\w{2,}(?:d|t|en)\b)"
)
_STATE = (
    r"(?:ziek|moe|weg|er|hier|daar|te\b|kapot|boos|niet\b|net|op\Z|op vakantie|met verlof|leeg|"
    r"dood|"
    r"stuk|bezig|aan het|kwijt|klaar|onderweg|het|overstuur|gevallen|verdwenen|gestolen|fout|"
    r"verkeerd|goed|slecht|prima|ok|oké|traag|langzaam|af\b|dat|of|om te|hoe|wat|waarom|dit|deze|"
    r"nog|bijna|weer|al\b|gestegen|gedaald|gegroeid|gekrompen|tevreden|blij|verdrietig|leuk|mooi|"
    r"down|offline|vol\b|laat|duur\b|goedkoper|duurder|hoger|lager|beter\b|minder|vreemd|raar|"
    r"onduidelijk|duidelijk|vertrokken|geweldig|super|top\b|benieuwd|enthousiast|zenuwachtig|"
    r"in orde|in de war|jarig|achter|voor op schema|geslaagd|gezakt|even|zo\b|daarom|daarmee|"
    r"gewoon|echt|heel|erg|zeer|veel te|ontzettend|verkouden|thuis\Z|binnen\Z|buiten\Z|bekend)"
)
_THIRD = (
    r"(?:is|zijn|heeft|hebben|heet|heten|woont|wonen|werkt|werken|gebruikt|gebruiken|draait|"
    r"draaien|maakt|maken|verkoopt|verkopen|levert|leveren|loopt|lopen|zit|zitten|ligt|liggen|"
    r"staat|staan|begint|beginnen|eindigt|duurt|valt|vallen|gaat|gaan|komt|komen|"
    r"studeert|studeren|speelt|spelen|doet|doen|volgt|volgen|rijdt|rijden|slaapt|"
    r"wordt|worden|blijft|kent|telt|omvat|bestaat|betreft|beslaat|richt|bouwt|bouwen|deployt|"
    r"host|publiceert|rapporteert|rapporteren|factureert|vergadert|vergaderen|verhuurt|geeft|"
    r"krijgt|trouwt|verhuist|kan|kunnen|mag|mogen|verdraagt|lust|schrijft|exporteert|importeert|"
    r"bedient|ondersteunt|beheert|verzorgt|leidt|hanteert|dekt|behandelt|blaft|werd|werden|"
    r"sluit|opent|start|verloopt|bevalt|vertrekt)"
)

BROAD: tuple[Rule, ...] = (
    # What one is and has
    Rule("am", "free", rf"ik ben {OFTEN}(?:hier |gewoon |nogal |best |eerder |meer |van mezelf |"
        rf"echt )*"
         rf"(?P<x>(?!de enige die\b)(?!.*\baan het "
         rf"\w+en\b)(?!.*\b{MOMENT}(?!\w))(?!.*(?<!\w){POINTING}(?!\w))(?:een|geen|de|het "
         rf"(?=hoofd|aanspreek|type|soort|jongste|oudste)|zo'n|"
         r"(?-i:[A-Z])[\w-]+ (?:zijn|haar|z'n|d'r)) (?!(?:beetje|tijdje|paar|uur|eerste|weg|"
         r"draad|kluts|trein|bestand|fan van|expert in het|mening|meeste|stuk|moment|voorstander|"
         r"minuut|keer|week|klos|pineut|laatste|eens|beu|zat|kwijt|vergeten|spuugzat)\b)"
         r"(?!.*\b(?:kwijt|beu|zat|moe|vergeten|eens|oneens)\b)[\w'’-]{3,}.*)", kind="personal"),
    Rule("am", "free", r"(?:ik|we|wij) (?:ben|zijn) (?:thuis |eigenlijk |ook )*(?P<x>(?:meer|"
        r"eerder|"
         r"echt|nogal|altijd al|typisch)? ?(?:van (?:de|het)|voor (?:de|het)) (?!(?:slag|partij|"
         r"week|"
         r"wijs|kaart)\b)(?!.*\b(?:dit|deze|je)\b).+|(?:thuis |hier )?met (?:z'n|zijn|ons|hun) "
         r"\w+(?: thuis)?)",
         kind="personal"),
    Rule("can", "free", r"ik (?P<x>kan (?:me |mij )?(?:niet |goed |geen |redelijk |aardig |een "
        r"beetje |"
         r"ook |vlot |nog niet |helemaal niet |een mondje |heel goed )*(?:\w+ )?(?:zwemmen|fietsen|"
         r"autorijden|koken|schaken|programmeren|coderen|schilderen|tekenen|dansen|zingen|skiën|"
         r"noten lezen|blind typen|pianospelen|(?:piano|gitaar|viool|drum|saxofoon|cello|fluit) "
         r"spelen|auto rijden|rijden|redden in het \w+|(?:frans|duits|engels|spaans|italiaans|"
         r"turks|"
         r"arabisch|pools|fries|portugees)(?: spreken| verstaan| lezen)?)|kom niet verder dan .+|"
         r"red (?:me|mij) (?:wel |aardig |goed |prima )*(?:in het|met) .+)", kind="personal"),
    Rule("am", "free", rf"ik ben {OFTEN}(?P<x>(?:heel |erg |nogal |vrij |redelijk |van nature |"
        rf"best |oorspronkelijk |half |"
         r"|\d[\d,.]* ?(?:m|meter|cm)(?: \d+)? )*(?:lang|klein van stuk|doof|blind|allergisch|"
         r"gevoelig|stipt|streng opgevoed|gelovig|opgegroeid|sportief|ochtendmens|meertalig|"
         r"oorspronkelijk|geboren|actief|opgeleid|lid|gespecialiseerd|gestopt|aangesloten|"
         r"verslaafd|"
         r"zelfstandig|werkloos|werkzoekend|tussen twee jobs|invalide|arbeidsongeschikt|"
         r"thuisblijfouder|thuisblijfmoeder|huisman|huisvrouw|voltijds|deeltijds|parttime|fulltime|"
         r"freelance|eerstejaars|tweedejaars|laatstejaars|derdejaars|\w+mens|penningmeester|"
         r"voorzitter|"
         r"secretaris|kapitein|peter|meter|peettante|peetoom|pleegouder|donor|mantelzorger|"
         r"(?-i:[A-Z])[a-z]{3,}(?:e|er|s|aan|ees|se)?)(?: (?:aan|voor|in|van|op|bij|met|uit|door|"
         r"binnen|lang|jaar) "
         rf"(?!.*\b{POINTING}(?!\w)).+)?)", kind="personal",
         unless=rf"\b{MOMENT}(?!\w)|\b(?:lang bezig|actief op zoek|benieuwd|klaar)\b"),
    Rule("have", "free", rf"(?:ik|we|wij) (?:heb|hebben) {OFTEN}(?P<x>(?:(?:thuis|zelf|op \w+|in "
         r"\w+|voor \w+|aan huis|sinds [\w ]{3,20}?) )*(?:een|geen|twee|drie|vier|vijf|zes|zeven|"
         r"acht|"
         r"meerdere|mijn eigen|onze eigen|eigen|maar (?:één|een|twee)|enkel|alleen|nooit|altijd|"
         r"veel|maat|schoenmaat|ook|last van) "
         rf"(?!(?:\w+ )?{_NOT_HAD}\b)(?!(?:\w+e )?(?:half|kwartier)\b){CLEAN}.+)", kind="personal",
         unless=rf"{_DID}|\b{AT_HAND}(?!\w)|\b{_NOT_HAD}\b"),
    Rule("sit", "free", rf"(?:ik|we|wij) (?:zit|zitten|val) {OFTEN}(?P<x>(?:in|bij|op|"
         r"onder|aan|voor) (?!(?:de (?:trein|bus|auto|file|tram|metro|put|war|wachtrij|rij|zon|"
         r"knel|"
         r"keuken|tuin|regen|vergadering|meeting|call|les|stress|luchthaven|wachtkamer|kou)|het "
         r"vliegtuig|overleg|tijdnood|een (?:vergadering|meeting|call|overleg|gesprek|dip|"
         r"tunnel)|de (?:\w+ )?(?:fase|week|ronde|sprint)|mijn maag|een keuze|te|vergadering|café|"
         r"restaurant)\b)"
         rf"{CLEAN}{NOT_HERE}.+)", kind="work"),
    # What one does
    Rule("handles", "free", rf"ik (?:print|exporteer|deel|presenteer|rapporteer|filter|sorteer|"
         r"groepeer|vergelijk|bekijk|check|controleer|analyseer|gebruik|hanteer|reken|corrigeer|"
         r"segmenteer|benchmark|meet|monitor|lever|budgetteer|tel|lees|stuur|verstuur|archiveer|"
         rf"label|codeer|documenteer|factureer|neem) {OFTEN}(?P<x>{CLEAN}(?:.* )?(?:alles|alle|"
         rf"bijna "
         r"alles|al mijn|mijn \w+en|mijn \w+s|per (?!ongeluk|direct)\w+|exclusief|inclusief|excl|"
         r"incl|"
         r"op basis van|in plaats van|zonder|alleen|enkel|uitsluitend|vooral|voornamelijk)\b"
         rf"(?!.*\b{AT_HAND}(?!\w)).*)", kind="habit", reads=("period",)),
    Rule("handles", "free", r"(?:de |mijn |onze )?(?P<x>(?:weken|week|maanden|kwartalen|boekjaar|"
         r"jaar|jaren|kwartaal|dagen|werkweek|boekjaren) (?:laten )?(?:beginnen|begint|starten|"
         r"start|"
         r"eindigen|eindigt|lopen|loopt|tellen|telt) (?:altijd |bij ons )*(?:op|in|met|van|vanaf|"
         r"voor "
         r"ons) (?!.*\b(?:deze|dit|morgen)\b).+)", kind="preference"),
    Rule("role-any", "free", rf"ik ben {OFTEN}(?P<x>(?:een |de )?{ROLE}(?: .+)?)", kind="work",
         unless=rf"\b{MOMENT}(?!\w)|(?<!\w){POINTING}(?!\w)"),
    Rule("takes-over", "free", r"ik (?P<x>(?:neem|pak|volg|trek) (?!(?:het|dat|dit|de "
        r"draad)\b)(?:sinds \w+ |"
         r"vanaf \w+ |nu |voortaan |ook )*.{4,80} (?:over|op|naar me toe)|(?:doe|zorg|heb|beheer) "
         r"(?:sinds|"
         r"vanaf) [\w ]{3,20}? (?:de|het|voor|alle|ook) .+)", kind="work", reads=("region",)),
    Rule("versions", "free", r"ik (?P<x>(?:heb|gebruik|draai|zit op) [\w.+-]+(?: [\d.]+)? (?:op|"
        r"onder|met|in) "
         r"(?!(?:de|het|een|mijn|dit|deze)\b)[\w.+-]+(?: .{0,40})?)", kind="tool",
         needs=r"\d\.\d|\b(?:linux|windows|macos|nixos|ubuntu|fedora|debian|arch)\b",
         unless=r"\b(?:fout|error|crash\w*|probleem)\b"),
    Rule("label", "free", r"(?:mijn )?(?P<f>editor|os|ide|shell|besturingssysteem|framework|"
        r"database|"
         r"browser) is (?P<x>(?!(?:kapot|traag|leeg|te|niet|dood|weg)\b)[\w.+ -]{2,40})",
         fact="{f}: {x}",
         kind="tool", bare=True),
    Rule("does", "free", rf"ik (?:doe|regel|zorg voor|maak|bouw|geef|lever|schrijf|bouw|trek|"
         r"organiseer|draai|begeleid) (?P<x>(?!.*\b(?:mijn best|niks|niets|"
         r"moeite|pijn|alsof|boodschappen|een beroep|een gooi|af|op|niets|ruimte|kans|antwoord|"
         r"toe|weer|gelijk|mee|over|contact|afscheid|deel|plaats|feedback|"
         rf"ontslag|risico|fouten|zorgen|ruzie|kennis)\b)(?:vooral|alle|alles rond|de|het|onze|"
         rf"zelf|ook|aan|"
         r"les|training|lessen|workshops|voornamelijk|mijn eigen|\w{3,}(?:en|s)|cijfers|deeltijds) "
         rf"{CLEAN}{NOT_HERE}.+)", kind="work", unless=r"\b(?:de (?:cijfers|kabel|boel|deur|"
         r"computer|tijd|draad|stekker|query|trein|bus)|het (?:licht|raam|eten|op|opnieuw))\b"),
    Rule("tooled", "free", rf"ik (?:doe|schrijf|bewaar|maak|plan|noteer|typ|draai|regel|bekijk|"
         r"volg|test|bouw|host|deploy|zet|lees|luister|kijk|beheer|boek|koop|bestel|betaal|haal) "
         rf"{OFTEN}(?P<x>{CLEAN}(?:(?:al )?(?:mijn|m'n|onze|alle|alles|bijna alles|al mijn) "
         r"(?:[\w'-]+ ){0,4}?)(?:in|met|op|via|bij|per|naar|door) (?!(?:een (?:mail|bestand)|de "
         r"bijlage)\b).+)", kind="tool"),
    Rule("lasting", "free", rf"ik {_LASTING} {OFTEN}(?P<x>{CLEAN}{NOT_HERE}"
         r"(?!(?:nu|vast|achter|weg|naar (?:huis|de winkel|bed)|naar je|in (?:de (?:knoop|soep)|"
         r"paniek)|tegen een|het rapport|in het rapport|"
         r"mee|graag van|veel van|uit naar|een (?:filmpje|serie)|een (?:\w+ )?(?:toespraak|speech|"
         r"kaart|gedicht|brief|tekst|liedje|recensie)\b|aan (?:een|de) (?!universiteit|"
         r"hogeschool|school|boek|roman|scriptie|thesis|masterproef)\w+|met (?:het idee|een|de) "
         r"(?:probleem|idee|klant|gedachte|fout|keuze|vraag)|vast|rond|over|op (?:opslaan|enter)|"
         r"dat|een weekend|voor \w+ (?:man|personen|mensen))\b).+)", kind="personal",
         unless=r"\bik \w+ (?:nu|zo) (?:naar|op|aan|met|weg)\b|\bik \w+ (?:een|wat) (?:\w+ )?"
         r"(?:kop|kopje|kopjes|glas|glaasje|biertje|wijntje|hap|hapje|boterham|broodje|koekje|stuk|"
         r"stukje|appel|pizza|taart|soep|website voor|filmpje|liedje|rondje|mail)\b"),
    Rule("lasting", "free", rf"(?:we|wij) {_MANY_LASTING} {OFTEN}(?P<x>{CLEAN}{NOT_HERE}"
         r"(?!(?:nu|vast|mee|midden in|in de laatste fase|met een probleem|zo|op een|aan een|aan "
         r"de)\b).+)",
         kind="work"),
    Rule("bare-verb", "free", r"ik (?P<x>(?:kook|rijd|rij|leef|eet|slaap|werk|bak|stook|douche) "
         r"(?:elektrisch|inductie|gas|diesel|benzine|automaat|veggie|vegan|licht|slecht|weinig|"
         r"veel|biologisch|hybride|thuis|ploegen|nachten|deeltijds|houtgestookt)(?: .*)?)",
         kind="personal", unless=rf"\b{MOMENT}(?!\w)"),
    Rule("any", "free", rf"ik (?!{_NO}\b)(?!{_LASTING}\b)(?!\w+(?:de|te|den|"
        rf"ten)\b)(?P<x>[a-zéëïö]{{3,}} {OFTEN}"
         rf"{CLEAN}{NOT_HERE}(?!(?:nu|al|me|mij)\b).+)", kind="personal"),
    Rule("habit-any", "free", rf"(?:ik|we|wij) (?!(?:had|was|wou|zou|hoop|denk|zal|dacht|vraag|"
        rf"weet|wil|willen|zoek|zoeken|"
         r"hadden|waren|zouden|zullen|hopen|denken|verwacht|twijfel|snap|begrijp|moet|moeten|"
         rf"wilde)\b)(?P<x>[\wéëïö]+ (?:.* )?(?:{TIME}|altijd|nooit|meestal|zelden|steevast|"
         rf"doordeweeks|op weekdagen|elke \w+|iedere \w+|"
         r"elk \w+|ieder \w+|als regel|uit principe|in de regel|van jongs af|al jaren|sinds jaar "
         r"en "
         r"dag|mijn hele leven|de laatste jaren|(?:wanneer|als|telkens als|zodra) ik \w+ \w+)"
         rf"(?: .+)?)", kind="habit",
         unless=rf"\b{MOMENT}(?!\w)|\b{POINTING}(?!\w)|\b(?:had|was|krijg|kreeg|foutmelding|"
         r"ik heb (?:nooit|altijd)|\A\w+ \w+ (?:het|dat|er) |fout|crash\w*|vergeet|vergeten|pech|"
         r"gehoord|gezegd|vergadering om|afspraak|deadline|mislukt|probleem|nodig)\b"),
    # Mine and ours
    Rule("mine", "free", rf"(?:mijn|onze|ons) (?P<f>(?!(?:{NOT_MINE}|\w*oom|tante|buur\w*|"
        rf"collega\w*|klant|baas|chef|neef|nicht|manager)\b)(?:[\w'-]+ ){{0,2}}?"
         rf"(?!{NOT_MINE}\b)[\w'-]+(?:,? (?-i:[A-Z])[\w-]+,?|(?:,? (?:\w+ )?(?:van|in|voor|bij|op) "
         rf"[\w' -]{{2,25}}?))?) (?P<q>{_THIRD}) (?:ook |nu |altijd |meestal |vooral |gewoon "
         r"|inmiddels |sinds \w+ )*"
         rf"(?P<x>(?!{_STATE}(?![\w-]))(?!.*\b{MOMENT}(?!\w))(?!.*(?<!\w){POINTING}(?!\w))"
         r"(?!.*\b(?:ik|gelijk|haast|kapot|vast|mis)\b).{2,120})", kind="personal",
         fact="{f} {q} {x}", unless=r"\A\w+ (?:zus|broer)\w* .*\b(?:spreekt|spreken)\b|(?:\b(?:ge|"
             r"ver|be)\w{3,}(?:d|t)|"
         r"\b(?:vast|uit|stil|eruit|op|achter|niet))\Z"),
    Rule("best-of", "free", r"(?:mijn )?(?:absolute )?(?P<f>(?:beste|fijnste|leukste|lekkerste|"
        r"liefste|"
         r"mooiste|favoriete?|vaste|ideale) [\w-]+(?: \w+)?)(?: ooit| voor mij| van mij| volgens "
         r"mij)?"
         r"(?::| is| =) (?P<x>(?!(?:dat|dit|het|om)\b).{2,80})", fact="{f}: {x}",
         unless=r"\b(?:optie|oplossing|idee|manier|keuze|resultaat|antwoord|deze|dit)\b"),
    Rule("mine", "free", r"(?P<x>(?!(?:dit|dat|het|deze|die|hij|zij|wie|wat)\b)[\w'& -]{2,60}?) "
         r"(?:is|zijn|blijft) (?:nu |altijd |echt |toch )*(?:mijn|onze) (?P<f>(?:\w+e )?"
         rf"(?!{NOT_MINE}\b)[\w-]+(?: (?:van|voor|in|bij|op) [\w -]{{2,30}})?)(?:, .*)?",
         fact="{f}: {x}",
         kind="personal", unless=r"\b(?:fout|schuld|probleem|vraag|zorg|bedoeling|idee|keuze "
             r"nu)\b"),
    Rule("under-me", "free", r"(?P<x>(?!(?:dit|dat|het|deze|die)\b)[\w'&, -]{2,80}?) (?:vallen?|"
         r"horen|hoort|zitten|zit|liggen|ligt|komen|komt) (?:ook |nu |allemaal )*(?:onder|bij) "
         r"(?:mij|me|ons|ons team|mijn team)(?: .*)?", fact="Is verantwoordelijk voor {x}",
         kind="work", reads=("region",)),
    Rule("at-ours", "free", r"(?:bij|voor) (?:ons|mij)(?: (?:op (?:het werk|kantoor|school)|thuis|"
         r"in (?:het|de|ons) \w+|intern))? (?P<x>(?:draait|loopt|is|gebeurt|gaat|staat|heet|werkt|"
         r"wordt|telt|geldt|komt er|komen er|moet|moeten|mag|eten|gebruiken|werken|spreken|"
         r"praten) (?:altijd |alles |"
         rf"iedereen |we )*{CLEAN}.{{3,100}})", fact="Thuis of op het werk: {x}", kind="work",
         unless=rf"\b{MOMENT}(?!\w)|\b(?:stuk|kapot|vast|mis|ook zo|hetzelfde|niet)\Z"),
)  # fmt: skip
