"""Pieces that the Dutch rules are made of: adverbs, verbs of giving answers, times."""

from __future__ import annotations

OFTEN = (
    r"(?:(?:meestal|altijd|vaak|ook|nu|tegenwoordig|momenteel|vooral|voornamelijk|hoofdzakelijk|"
    r"alleen|enkel|nog|al|echt|heel|erg|zelf|normaal|normaliter|doorgaans|steeds|intussen|wel|"
    r"inmiddels|persoonlijk|toch|graag|liever|het liefst|liefst|nog steeds|best|zeer|veel|"
    r"sinds (?:kort|een tijdje|vorig jaar|vorige maand|\w+)|over het algemeen|in principe|"
    r"grotendeels|uitsluitend|al (?:jaren|lang|\w+ jaar)|voortaan|vanaf nu|bij voorkeur|thuis|"
    r"weer|terug|sinds (?:de|het|mijn|ons) \w+) )*"
)
VERY = (
    r"(?:(?:echt|helemaal|absoluut|totaal|heel|erg|zo|enorm|zeer|veel|best|wel|ontzettend|"
    r"verschrikkelijk|vreselijk|gigantisch|super|altijd|toch|sowieso|nogal|meestal|over het "
    r"algemeen|zeker|bepaald|eerlijk gezegd|persoonlijk|stukken|een stuk|eigenlijk|nooit|het "
    r"meest) )*"
)
THING = (
    r"(?!(?:dit|dat|deze|die|als|hoe|wat|wie|waar|je|jij|jouw|u|uw|hem|haar|hen|er|om|of|"
    r"wanneer|daar|zo|zoiets|hier)\b)(?!het(?:\Z| (?:niet|ook|zo|wel|heel|erg|echt|nu|hier|altijd|"
    r"graag|liever|als|om|wanneer|dat|eens|maar|nog|goed|er)\b))"
)
# Polite and plain imperatives alike: "geef", "geeft u".
GIVE = (
    r"(?:(?:geef|toon|gebruik|schrijf|antwoord|reageer|stuur|presenteer|lever|noteer|formuleer|"
    r"zet|hanteer|praat|spreek|communiceer|reken|werk|maak|doe|neem|hou|blijf(?: bij)?|kies|"
    r"schakel|stel|verander|wijzig|wissel|switch|pas|rapporteer|vermeld|houdt|zorg voor|ga voor|"
    r"druk|laat|bezorg|formatteer|weergeef|ga|keer|stap|wees|vertaal)(?:t? u)?)"
)
ORDER = (
    r"(?:rapporteer|kom|meld|neem|factureer|geef|toon|gebruik|schrijf|antwoord|reageer|stuur|"
    r"presenteer|lever|noteer|formuleer|zet|"
    r"hanteer|praat|spreek|reken|maak|doe|neem|hou|begin|eindig|sluit|start|open|vermeld|noem|"
    r"zeg|leg|licht|geef|voeg|sorteer|rangschik|orden|vergelijk|rond|vat|citeer|verwijs|link|"
    r"vraag|check|controleer|markeer|onderstreep|benadruk|groepeer|splits|filter|beperk|laat|sla|"
    r"vermijd|stel|suggereer|raad|beveel|kies|nummer|bereken|converteer|vertaal|label|zorg|"
    r"bespaar|waarschuw|herinner|reserveer|boek|plan|zoek|werk|baseer|corrigeer|verbeter|ga|hak|"
    r"deel|knip|bouw|motiveer|onderbouw|verklaar|definieer|wees|tel|bekijk|test|documenteer|"
    r"becommentarieer|commentarieer|tutoyeer|vousvoyeer|mail|app|bel|druk|leid|verdeel|breek|"
    r"structureer|som|schets|illustreer|specificeer|stuur|hou|ronde?)"
)
# The verb at the end of a wish: "... gebruiken", "... zou willen gebruiken", "... te gebruiken".
_AUX = r"(?: (?:zou(?:den|dt)?|wil(?:t|len|de)?|kunt?|kan|kunnen|kon|mag|moet|wou))"
_DONE_VERB = (
    r"(?:gebruik(?:en|t)|toont|tonen|la(?:ten|at) zien|geven|geeft|zetten|zet|schrijven|"
    r"schrijft|antwoorden|antwoordt|weergeven|weergeeft|hanteren|hanteert|maken|maakt|houden|"
    r"houdt|hou|noteren|noteert|rekenen|rekent|omrekenen|omrekent|om te rekenen|omzetten|omzet|"
    r"om te zetten|sturen|stuurt|doorsturen|krijgen|zien|hebben|ontvangen|presenteren|"
    r"presenteert|vermelden|vermeldt|doen|doet|aanhouden|aanhoudt|formuleren|formuleert|leveren|"
    r"levert|nemen|neemt|kiezen|kiest|communiceren|communiceert|praten|praat|spreken|spreekt|"
    r"reageren|reageert|werken|werkt|zijn|bent|worden|blijven|blijft|ziet|krijgt|opmaken|"
    r"formatteren|rapporteren|rapporteert|uitdrukken|opstellen|samenvatten|samenvat|lezen|"
    r"schakelen|overschakelen|toepassen|weer te geven|bezorgen|aangeven|aangeeft|"
    r"uitleggen|uitlegt|gegeven|getoond|geschreven|weergegeven|genoteerd|vervangen|invullen|"
    r"verwerken|bijhouden|verstaan|gaan|gaat|beantwoorden|beantwoordt|afdrukken|overstappen)"
)
DONE = rf"(?:{_AUX}{{0,2}}(?: te)? {_DONE_VERB}{_AUX}{{0,2}})"
# What an order in the infinitive ends with, whatever it is about.
FINAL = (
    rf"(?:{_DONE_VERB}|toevoeg(?:en|t)|vermeld(?:en|t)|uitleg(?:gen|t)|vergelijk(?:en|t)|"
    r"sorteren|sorteert|afrond(?:en|t)|citeren|citeert|controleren|controleert|checken|checkt|"
    r"vragen|vraagt|beginnen|begint|eindigen|eindigt|afsluiten|afsluit|starten|start|zeggen|zegt|"
    r"markeren|markeert|benadrukken|benadrukt|weglaten|weglaat|overslaan|overslaat|nummeren|"
    r"nummert|berekenen|berekent|vertalen|vertaalt|voorstellen|voorstelt|aanraden|aanraadt|"
    r"aanbevelen|meesturen|meestuurt|meegeven|meegeeft|bijvoegen|bijvoegt|toelichten|toelicht|"
    r"onderbouwen|onderbouwt|motiveren|verwijzen|verwijst|linken|linkt|plaatsen|plaatst|"
    r"groeperen|splitsen|filteren|beperken|beperkt|vermijden|vermijdt|testen|test|boeken|boekt|"
    r"plannen|plant|inplannen|inplant|reserveren|zoeken|zoekt|herinneren|waarschuwen|"
    r"waarschuwt|noemen|noemt|leggen|stellen|stelt|opsommen|opsomt|opdelen|verdelen|"
    r"structureren|indelen|documenteren|corrigeren|verbeteren|opsplitsen|erbij zetten|erbij zet|"
    r"bijzetten|bijzet|aan te spreken|toe te voegen|uit te leggen|te vermelden|samen te vatten|"
    r"weg te laten|af te ronden|over te slaan|mee te sturen|meenemen|meeneemt|laten weten|"
    r"mailen|mailt|appen|appt|bellen|belt|verklaren|definiëren|specificeren|bekijken|tellen|"
    r"aanspreken|aanspreekt|begroeten|begroet|gebruikmaken|inspringen|inspringt|bevestigen|"
    r"bevestigt)"
)
_DAY = r"(?:maan|dins|woens|donder|vrij|zater|zon)dag"
DAYS = rf"(?:(?:op )?{_DAY}(?:en|s)?(?:ochtend|middag|avond|voormiddag|namiddag|morgen)?(?:en|s)?)"
TIME = (
    rf"(?:(?:elke?|iedere?|om de) (?:andere |eerste |laatste |tweede |derde |\w+ )?(?:dag(?:en)?|"
    r"week|weken|weekend|weekdag|werkdag|maand|kwartaal|jaar|ochtend|morgen|avond|middag|nacht|"
    rf"zomer|winter|{_DAY}\w*)|op (?:\w+ )?{DAYS}(?: en {DAYS})*|{_DAY}s|"
    rf"op (?:weekdagen|werkdagen)|"
    r"'s (?:ochtends|morgens|middags|namiddags|avonds|nachts|zomers|winters|zaterdags|zondags|"
    r"maandags|woensdags)|in het weekend|in de (?:ochtend|voormiddag|namiddag|middag|avond|zomer|"
    r"winter|week|weekends)|in de weekends|door de week|overdag|dagelijks|wekelijks|maandelijks|"
    r"jaarlijks|per kwartaal|(?:één|een|twee|drie|vier|vijf|1|2|3|4|5)(?:maal| ?keer|x| keer)"
    r" (?:per|in de|om de) \w+|(?:een|één)s (?:per|in de|om de) \w+(?: \w+)?|tweewekelijks|"
    r"(?:voor|na|vanaf|tot|tussen|rond|om) (?:\d{1,2}(?:[:.u]\d\d|u)?(?! (?!uur|en|tot)\w)|"
    r"(?=\w+(?: ?uur\b|\Z| en \w+\b(?: uur)?\Z))(?:een|twee|drie|vier|vijf|"
    r"zes|zeven|acht|negen|tien|elf|twaalf)|half \w+|de middag|de lunch|het werk|werktijd|"
    r"het ontbijt|middernacht)(?: en \w+)?(?: ?uur| ?u)?(?: '?s (?:ochtends|morgens|middags|"
    r"avonds))?|de meeste (?:dagen|ochtenden|avonden)|(?:maan|dins|woens|donder|vrij)dag en "
    rf"{_DAY})"
)
SINCE = (
    r"(?: (?:sinds .{2,30}|nu|al .{2,20}|vorige? \w+|in (?:januari|februari|maart|april|mei|juni|"
    r"juli|augustus|september|oktober|november|december)|onlangs|momenteel|tegenwoordig))?"
)
GOOD = (
    r"(?:fijne?r?|leuke?r?|prettige?r?|handige?r?|lekkere?r?|goed|beter|het best|het beste|"
    r"heerlijk|geweldig|fantastisch|tof|toffer|plezant|plezanter|duidelijker|overzichtelijker|"
    r"overzichtelijk|het duidelijkst|het fijnst|het prettigst|het handigst|het leukst|het "
    r"lekkerst|aangenamer|aangenaam|makkelijker|gemakkelijker|nuttige?r?|mooie?r?|zalig|super|"
    r"schitterend|interessant|boeiend|(?:makkelijker|gemakkelijker|beter|prettiger|fijner) (?:te )?"
    r"(?:lezen|leesbaar|volgen|begrijpen|verstaan|te volgen|om te lezen|werken|leesbaar)|"
    r"leesbaarder|belangrijke?r?|het belangrijkst|het makkelijkst|ideaal|praktischer|praktisch|"
    r"helderder|top|een aanrader|gezellige?r?|rustgevend)"
)
BAD = (
    r"(?:vervelend|irritant|vreselijk|verschrikkelijk|niks|niets|onhandig|storend|saai|lelijk|"
    r"vies|afschuwelijk|rampzalig|onoverzichtelijk|overbodig|onnodig|stom|ergerlijk|hinderlijk|"
    r"lastig|verwarrend|onprettig|onaangenaam|ambetant|walgelijk|smerig|degoutant|slecht|"
    r"vermoeiend|not done|onprofessioneel|overdreven|ongepast|te druk|te veel|tijdverlies|"
    r"tijdverspilling|afleidend|nutteloos|(?:niet|nooit) (?:zo |echt |heel |erg |"
    r"bepaald |per se |zo'n )?(?:leuk|fijn|prettig|handig|lekker|nodig|interessant|nuttig|"
    r"aangenaam|"
    r"tof|plezant|belangrijk|duidelijk|overzichtelijk|mooi|relevant|goed|succes)|een ramp|"
    r"een gruwel|een verschrikking|irritanter|minder (?:fijn|prettig|handig|leuk|duidelijk))"
)
NO_VERB = (
    r"(?:nog|niet|ook|al|heb|kan|moet|zal|zou|had|was|wil|wou|wilde|mag|vergeet|krijg|zie|vind|"
    r"denk|dacht|geloof|"
    r"vraag|hoop|weet|wist|snap|begrijp|hoor|voel|word|raak|verlies|verwar|hoef|durf|meen|"
    r"bedoel|herinner|merk|kwam|ging|kreeg|zag|nam|deed|stuurde|schreef|las|sprak|at|dronk|"
    r"bleef|vroeg|liep|reed|zat|stond|verwacht|wacht|twijfel|probeer|faal|struikel|en|of|die|"
    r"dat|zei|moest|mocht|kon|blijf|mis|stuit|betwijfel|ben)"
)
# What answers and services are made of; in the plural and without an article it is no one of them.
KIND = (
    r"(?:\w*antwoorden|reacties|zinnen|alinea's|woorden|\w*termen|namen|\w*namen|titels|berichten|"
    r"mails|appjes|brieven|bullets|opsommingen|kopjes|koppen|tabellen|grafieken|lijsten|lijstjes|"
    r"\w*voorbeelden|bronnen|links|cijfers|getallen|bedragen|prijzen|percentages|datums|tijden|"
    r"data|temperaturen|afstanden|maten|gewichten|hoeveelheden|eenheden|decimalen|code|codeblokken|"
    r"comments|functies|variabelen|tests|commits?|commit messages|scripts|queries|spaties|tabs|"
    r"haakjes|aanhalingstekens|letters|kleuren|recepten|porties|ingrediënten|samenvattingen|"
    r"rapporten|notulen|verslagen|presentaties|lesplannen|lessen|plannen|schema's|planningen|"
    r"roosters|afspraken|vergaderingen|meetings|calls|pakketten|pakketjes|pakjes|bestellingen|"
    r"leveringen|facturen|nieuwsbrieven|herinneringen|meldingen|notificaties|suggesties|"
    r"aanbevelingen|tips|opties|alternatieven|stappen|vertalingen|foutmeldingen|plaatsnamen|"
    r"afkortingen|hotels|restaurants|routes|vluchten|treinen|films|boeken|uitschieters|"
    r"vergelijkingen|overzichten|berekeningen|formules|metingen|resultaten|quizvragen|vragen|"
    r"teksten|updates|instructies|handleidingen|oefeningen|opdrachten|boodschappen|uitleg|"
    r"toelichting|feedback|jargon|humor|taal|notities|memo's|posts|kolommen|assen|waarden)"
)
HOW = (
    r"(?:niet|nooit|zonder|als|per|apart|kort|beknopt|simpel|eenvoudig|voluit|liever|liefst|het "
    r"liefst|graag|bij voorkeur|zo (?:veel|min|kort|simpel|concreet)|altijd|onderaan|bovenaan|"
    r"vooraan|achteraan|af\b|exclusief|inclusief|chronologisch|alfabetisch|gesorteerd|gegroepeerd|"
    r"van (?:klein|groot|hoog|laag|oud|nieuw)|in (?:het (?:nederlands|engels|frans|duits|spaans)|"
    r"\w+vorm|\w+taal|bullets|punten|stappen|tabellen|kleur|hoofdletters|kleine|hele|ronde)|op "
    r"(?:één|een|maximaal|volgorde|alfabet|datum|prijs|papier|rijm)|met (?:een|\w+ )|onder|boven|"
    r"naast|via|bij de buren|in de (?:schuur|garage|berging|brievenbus|hal|tuin)|bij (?:de|het) "
    r"(?:buren|afhaalpunt|servicepunt|postkantoor))"
)
MAKE = r"(?:geef|noem|maak|schrijf|bedenk|toon|stuur|vergelijk|plan|stel|doe|neem)"
MAKES = (
    r"\b(?:liever|liefst|graag|altijd|voorkeur|niet|nooit|zonder|voluit|zo (?:veel|min|kort|"
    r"simpel) mogelijk|apart|per)\b"
)
MILESTONE = (
    r"(?:ingeschreven|aangemeld|geslaagd|gezakt|getrouwd|gescheiden|verhuisd|afgestudeerd|getekend|"
    r"ondertekend|opgezegd|ontslag genomen|aangenomen|gepromoveerd|bevallen|geopereerd|verkocht|"
    r"rondgekregen|geadopteerd|opgericht|verloofd|geboekt|gereserveerd|besloten|afgesproken|"
    r"vastgelegd|overgestapt|geopend|begonnen (?:als|bij|met een|aan)|gestart (?:als|bij|met een)|"
    r"gestopt met (?!dit|deze)|(?:rijbewijs|diploma|baan|huis|sleutels?|kind|zoon|dochter|"
    r"certificaat|vergunning|paspoort|verblijfsvergunning|promotie|contract|boot|camper|auto|"
    r"caravan|hypotheek|verzekering)\b.{0,30} (?:afgesloten|gekregen|gehaald|gekocht|gevonden|"
    r"geaccepteerd))"
)
WEEKDAY = r"(?:maan|dins|woens|donder|vrij|zater|zon)dag"
WHEN = (
    rf"(?:gister\w*|eergisteren|vandaag|vanmorgen|vanochtend|vanmiddag|net|zojuist|eindelijk|"
    rf"(?:afgelopen|vorige?|komende?|volgende?|aanstaande) \w+(?: {WEEKDAY})?|overmorgen|morgen|"
    rf"over "
    rf"\w+ (?:dagen|weken|maanden|jaar|week|maand)|(?:op )?{WEEKDAY}|(?:per|in|vanaf|begin|eind|"
    rf"half|"
    r"medio|sinds) (?:\d+ )?(?:januari|februari|maart|april|mei|juni|juli|augustus|september|"
    r"oktober|november|december)|na de zomer|deze (?:zomer|winter|herfst|lente)|dit (?:najaar|"
    r"voorjaar)|volgend jaar|binnenkort|(?:op|vanaf) \d+ \w+)"
)
# What "ik ga", "ik heb" or "ik word" plans that is worth knowing next week.
PLAN = (
    r"(?:op (?:gesprek|sollicitatie|vakantie|reis|kamp|bedevaart|wereldreis|sollicitatiegesprek)|"
    r"solliciteren|verhuizen|trouwen|samenwonen|met (?:pensioen|zwangerschapsverlof|"
    r"ouderschapsverlof|verlof)|emigreren|afstuderen|examen doen|bevallen|naar (?-i:[A-Z])\w+|"
    r"beginnen (?:aan|als|bij|met een)|starten (?:als|bij|met een)|studeren|stage lopen|"
    r"onder het mes|met vakantie)"
)
TRADE = (
    r"(?:[\w-]*(?:eur|euse|ist|iste|aris|oloog|ologe|ier|arts|kundige|meester|chef|monteur|"
    r"coach|lid|moeder|vader|ouder|ouders|hulp|wacht|agent|agente|docent|docente|student|studente|"
    r"advocaat|advocate|piloot|kok|kapper|bakker|slager|boer|boerin|juf|trainer|tuinder|visser|"
    r"dominee|priester|imam|pastoor|soldaat|militair|politicus|musicus|technicus|medicus|"
    r"conducteur|machinist|werker|werkster|bouwer|bewerker|steller|wever|zanger|zangeres|danser|"
    r"danseres|schrijver|schrijfster|speler|speelster|leraar|lerares|eigenaar|eigenares|"
    r"makelaar|molenaar|kunstenaar|leerling|vrijwilliger|raadslid|stagiair|stagiaire|"
    r"gepensioneerd|werkloos|zelfstandig|bestuurder|voorzitter|koster|uitvaartleider|imker|"
    r"huurder|verhuurder|uitbater|uitbaatster|verzorgende|leidster|scheidsrechter|bode|"
    r"thuiswerker|nachtwerker|postbode|koerier|matroos|schipper|stuurman|stewardess|steward|"
    r"beveiliger|loodgieter|schilder|dakdekker|stratenmaker|hovenier|wethouder|burgemeester|"
    r"griffier|rechter|notaris|deurwaarder|curator|dirigent|dirigente|organist|componist|dj|"
    r"regisseur|acteur|actrice|grimeur|kleermaker|naaister|goudsmid|instrumentmaker|timmerman))"
)
NO_TRADE = (
    r"(?!(?:populair|familiair|primair|plezier|vertier|manier|hier|vier|papier|dier|onzeker|zeker|"
    r"lekker|beter|eerder|later|verder|dankbaar|klaar|zwaar|raar)\b)"
)
# What may be too much for somebody.
TOO = r"te (?!(?:laat|vroeg|koop|huur|zien|doen|weten|merken|lezen|danken|lang geleden)\b)\w+"
BODY = (
    r"(?:tillen|lopen|wandelen|staan|zitten|bukken|traplopen|fietsen|rennen|knielen|slapen|typen|"
    r"schrijven|lezen|horen|zien|eten|kauwen|slikken|rijden|autorijden|reizen|vliegen|opstaan|"
    r"concentreren|onthouden|sporten|zwemmen|tuinieren|dragen|reiken|schroeven)"
)
FOLK = (
    r"(?:(?:oudste |jongste |middelste |kleine )?(?:vrouw|man|partner|vriend|vriendin|dochter|"
    r"dochtertje|zoon|zoontje|kind|moeder|vader|mama|papa|zus|zusje|broer|broertje|opa|oma|"
    r"kleinzoon|kleindochter|kleinkind|hond|kat|poes|paard|konijn|verloofde|baby|nichtje|neefje))"
)
DATA = (
    r"(?:\w*cijfers|\w*data|omzet|verkoop|verkopen|winkels|filialen|klanten|leveranciers|markt|"
    r"markten|campagnes?|kanalen|regio's?|regio|accounts?|merken|merk|webshop|voorraden|retouren|"
    r"kosten|budgetten|bezoekers|verkeer|conversie|scholen|zwembaden|gemeenten|ziekenhuizen|"
    r"patiënten|vestigingen|producten|abonnees|leden|donateurs|boekingen|kliks|kpi's|prestaties|"
    r"assortiment|categorie|categorieën|\w+verbruik|\w+kosten|\w+verkoop|\w+omzet)"
)
