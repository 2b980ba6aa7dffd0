"""The Dutch grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Grammar
from keepwise.bank.speech.languages.nl.asked import ASKED, MENDED
from keepwise.bank.speech.languages.nl.broad import BROAD
from keepwise.bank.speech.languages.nl.cutting import CUTTING, SELF_WORDS, VERBS
from keepwise.bank.speech.languages.nl.events import ASIDES, EVENTS
from keepwise.bank.speech.languages.nl.idioms import IDIOMS
from keepwise.bank.speech.languages.nl.lexicon import NO_NAMES
from keepwise.bank.speech.languages.nl.lives import LIVES
from keepwise.bank.speech.languages.nl.moments import (
    REPORTED,
    SARCASTIC,
    STRANGER,
    SUBJECTLESS,
    UNREAL,
)
from keepwise.bank.speech.languages.nl.open import BARRED, OPEN, THEIRS
from keepwise.bank.speech.languages.nl.orders import ORDERS
from keepwise.bank.speech.languages.nl.rules import SELF
from keepwise.bank.speech.languages.nl.wishes import WISHES
from keepwise.bank.speech.languages.nl.wording import (
    main_clause,
    statement,
    straight,
    third_person,
    tidy,
)

_RULES = (
    *BARRED, *SELF, *MENDED, *LIVES, *WISHES, *ORDERS, *ASKED, *IDIOMS, *EVENTS, *OPEN, *BROAD,
)  # fmt: skip

GRAMMAR = Grammar(
    language="nl",
    cutting=CUTTING,
    rules=_RULES,
    gate=r"\w ?[:=]|\b(?:ik|k|me|de|het|een|van|voor|bij|als|wanneer|zijn|naar|eerst|werkt|"
    r"geworden|mij|mijn|m|mn|we|wij|ons|onze|alsjeblieft|alstublieft|aub|svp|graag|liever|"
    r"liefst|gelieve|altijd|nooit|voortaan|vanaf|toon|geef|gebruik|schrijf|antwoord|noem|noemen|"
    r"onthou|onthoud|onthouden|vergeet|vergeten|wis|verwijder|schrap|geen|zonder|niet|stop|"
    r"vermijd|maak|zet|hou|houd|houden|reken|rond|spreek|zeg|zeggen|tutoyeer|tutoyeren|"
    r"vousvoyeer|vousvoyeren|wees|kort|beter|zou|kan|kun|kunt|wil|laat|laten|a\.u\.b|s\.v\.p|"
    r"noteer|denk|weet|ter|minder|spaar|bespaar|woon|werk|ben|heb|woont|standaard|steeds|telkens|"
    r"in het vervolg|in de toekomst|doe|neem|stuur|vermeld|hier|met|hanteer|skip|sla|schakel|"
    r"verander|dan|ipv|u|je|jij|tenzij|toch|nee|neen|boven|hier|per|voorkeur|alles|info|"
    r"interesse\w*|mag|mogen|meer|vastgelegd|geboekt|gereserveerd|beslist|besloten|heet|"
    r"praat|bel|app|mail|stoor|begin|sluit|rond|spel|bezorg|lever|plan|kies|eindig|vertaal|leg|"
    r"sorteer|maximaal|hooguit|hoogstens|elk|elke|iedere|uitleg|antwoorden|die|dat|op|in|start|"
    r"feest|bruiloft|deadline|januari|februari|maart|april|mei|juni|juli|augustus|september|"
    r"oktober|"
    r"november|december)\b",
    lead=r"(?:(?:en )?(?:voor (?:mijzelf|mezelf|mij(?: persoonlijk)?)|wat mij betreft|"
    r"van mijn kant): |(?:btw|fyi|ps|nb|o ja|oh ja|ow ja|oja)[:,]? (?=ik\b|mijn\b|we\b|"
    r"wij\b|onze\b|ons\b|"
    r"noem\b)|"
    r"(?![^:]*\b(?:schrijf|vertaal|zeg\w*|mail|brief|tekst|zin|doorgehakt|besl\w+|afgesproken|"
    r"kerk)\b)(?:[\w'()-]+,? ){0,6}(?:regel|"
    r"huisregel|volgende keer|altijd|serieus|ook|wel|belangrijk|nieuws|opgelet|keren\)?|en|ps|"
    r"voorkeur|wens|"
    r"detail|kanttekening|opmerking|precisering|verzoekje|verzoek|zei): |"
    r"goed nieuws[,!:]? |(?:de )?volgende keer (?:\(?en [^)]{3,30}\)|en verder)[,:]? |om "
    r"[^,:]{4,50} te \w+n(?:[:,] | "
    r"(?=(?:heb|wil|zie|gebruik|lees|werk|doe|neem) ik\b))|"
    r"(?!(?:de|het|een) |.{0,20}(?:besl|afgespr))[\w' ]{2,24}: (?=(?:noem|ik|mijn|we|wij|onze|ons|"
    r"geef|gebruik|antwoord|liever|"
    r"altijd|nooit|geen|ben|woon|werk)\b)|"
    r"(?:(?:even|kleine?|nog|een|één|snel|korte?|snelle?) )*(?:vraagje|verzoek|verzoekje|"
    r"opmerking|ding|dingetje|puntje|tip|notitie|update|info|correctie|voorkeur|mededeling|"
    r"weetje|feitje|detail|context)\b[^:.]{0,40}:\s+|"
    r"(?:als|wanneer|telkens(?: als| wanneer)?|iedere keer als|elke keer als) (?:je|jij|u|ik) "
    r"(?:me "
    r"|mij )?(?:[^,]{2,60},\s+(?:dan )?|(?:iets |antwoorden |cijfers |bedragen |een lijst |data |"
    r"code )?(?:toont|geeft|uitlegt|schrijft|antwoordt|stuurt|vraag|noemt|vermeldt|vergelijkt|"
    r"voorstelt|rapporteert|maakt)\s+)|"
    r"(?:en|maar|dus|want|yo|joe|hi|heya?|ey|moin|goeie|moi|mogge|nee|neen|ja|"
    r"jawel|ok(?:ay|é)?|oké|goed|hoi|o ja|oja|o|hallo|hey|hé|hee|"
    r"dag|"
    r"goeiemorgen|goedemorgen|goeiedag|goedendag|goedemiddag|goeiemiddag|goedenavond|beste(?= "
    r"(?-i:[A-Z])|,)|"
    r"bedankt|dank (?:je|u)(?: wel)?|dankjewel|merci|thx|top|super|prima|perfect|mooi|fijn|"
    r"leuk|oh|ah|ach|och|oeps|hm+|sorry|wacht|nou|eigenlijk|trouwens|overigens|"
    r"by the way|tussen haakjes|zoals (?:ik (?:al )?zei|gezegd|vermeld|(?:al )?eerder gezegd)|"
    r"voor de (?:duidelijkheid|zekerheid|volledigheid|goede orde)|in het algemeen|over het "
    r"algemeen|"
    r"in principe|nog iets|nog één ding|nog een ding|daarnaast|verder|bovendien|alsjeblieft|"
    r"alstublieft|aub|svp|gelieve(?: (?:me|mij))?|graag(?! altijd| gedaan)|voortaan|vanaf (?:nu|"
    r"vandaag|heden)|"
    r"in (?:het vervolg|de toekomst)|van nu af(?: aan)?|vanaf dit moment|standaard|indien "
    r"mogelijk|als het kan|als (?:dat|het) mogelijk is|waar mogelijk|zo mogelijk|dan|ook|nog|"
    r"(?:kan|kun|kunt|zou|wil|wilt|mag|zul|zal) (?:je|jij|u|ik je)(?: (?:me|mij|ons|aub|"
    r"alsjeblieft|dus|dan|a\.u\.b\.|misschien|voor mij|vragen om|willen|ervoor zorgen dat je|"
    r"vragen|er op letten dat je|erop letten dat je|eraan denken om|proberen om|proberen))*,?|"
    r"(?:het )?(?:zou|is|ware|lijkt me) (?:(?:het )?(?:voor mij |heel |erg |wel |echt |super|veel "
    r")*"
    r"(?:fijn|leuk|top|handig|super|prettig|tof|goed|geweldig|mooi|beter|ideaal|makkelijker|"
    r"gemakkelijker|nuttig|praktisch|aangenaam|handiger|fijner|prettiger|duidelijker|lief|nice|"
    r"chill))(?: zijn)?(?: voor mij)?,? (?:als|dat|wanneer|om) (?:je|u|jij|jullie)(?: (?:me|mij))?|"
    r"ik (?:wil(?: graag)?|zou(?: het)?(?: heel| erg| zeer)? (?:graag|fijn|liever|prettig|leuk|op "
    r"prijs)(?: (?:hebben|willen|zien|vinden|stellen))?|heb (?:graag|liever|het liefst|liefst)|"
    r"zie (?:graag|liever)|verwacht|vraag|verkies|wens|vind het (?:heel |veel |erg |wel |echt "
    r"|super)*(?:fijn|leuk|handig|prettig|fijner|handiger|beter|prettiger|top|tof|aangenaam|"
    r"makkelijker|duidelijker|makkelijk|duidelijk|belangrijk)|waardeer het|"
    r"apprecieer het|stel het op prijs|zou het waarderen|zou het appreciëren|moet hebben),? "
    r"(?:dat|als|wanneer) (?:je|u|jij|jullie)(?: (?:me|mij))?|"
    r"(?:je|jij|u) (?:kan|kunt|mag|moet|mocht|zou|zou(?:dt)? kunnen)(?! (?:me|mij) )(?: best| ook| "
    r"altijd| gerust| alsjeblieft| beter| maar)?|zorg (?:er(?:voor)?|er alsjeblieft voor|er altijd "
    r"voor)(?: alsjeblieft)?,? dat (?:je|u)|(?:probeer|vergeet niet|gelieve|denk eraan|let erop|"
    r"wees "
    r"zo goed|wees zo vriendelijk)(?: alsjeblieft)?,? (?:om|dat je)|"
    r"in plaats van [\w'-]+(?: [\w'-]+)?,? (?=(?:graag|gebruik|liever|toon|geef|alsjeblieft|"
    r"doe)\b)|"
    r"(?:wat mij betreft|van mij|bij mij|voor mij|om eerlijk te zijn|eerlijk gezegd|persoonlijk|"
    r"ik denk dat|zelf|wel|gewoon|even|nogmaals|hopelijk|toch|zo ook|weet je|kijk(?=,)|"
    r"luister(?=,)|ps|"
    r"p\.s\.|tot slot|ten eerste|ten tweede|om te beginnen|correctie|pardon|zeg(?=,)|allez|awel|"
    r"even voor de info|je weet het misschien al|"
    r"kleine correctie|vandaar|laat me me voorstellen|ik stel me (?:even )?voor|als "
    r"geheugensteuntje|"
    r"ten slotte|vooraf|eerst en vooral|"
    r"daarom|laat (?:toch )?maar(?=,)|e+h+m?|euh+|vandaar dat|zoals altijd|als het "
    r"kan))(?:[,:!.…]+\s*|\s+|(?<= )))",
    tail=r"(?:[,;]?\s*(?:\b(?:dat (?:houden we|hou ik|blijft) zo|dat doe ik (?:eigenlijk "
    r")?altijd(?: zo)?|dat (?:heb|zie|vind|lees) ik "
    r"(?:liever|fijner|prettiger|het liefst|beter)|dat geldt (?:voor alles|overal|altijd)(?: wat "
    r"ik \w+(?: \w+)?)?|zo "
    r"ben ik (?:het|dat) "
    r"gewo(?:on|end)|zo doen (?:wij|we) dat|overal zo|hou daar rekening mee|alsjeblieft|"
    r"alstublieft|aub|svp|(?<! ik )graag|bedankt|dank (?:je|"
    r"u)(?: "
    r"wel)?|dankjewel|merci|thx|voortaan|vanaf (?:nu|vandaag|heden)|in (?:het vervolg|de toekomst)|"
    r"van nu af(?: aan)?|vanaf dit moment|zoals (?:altijd|gewoonlijk|gezegd)|altijd|ok(?:é|ay)?|"
    r"(?<!niet )(?<!niks )(?<!niets )(?<!prima )(?<!oké )(?<!ok )(?<!perfect )(?<!ideaal )voor "
    r"(?:mij|me|ons)|(?:met|tegen|bij) (?:me|mij)|standaard|"
    r"indien mogelijk|als het kan|waar "
    r"mogelijk|in (?:het algemeen|principe)|over het algemeen|elke keer|iedere keer|telkens|steeds|"
    r"voorgoed|permanent|blijvend|overal|ook|trouwens|hoor|hé|hè|he|eh|dan|als dat (?:kan|mag|"
    r"lukt)|ja|wat mij betreft|(?:in|bij) (?:je|al je|alle|mijn|uw|de|jouw) (?:antwoorden|"
    r"reacties|berichten|teksten|mails|rapporten|samenvattingen)|tenzij ik (?:iets anders|het "
    r"anders|anders|erom|er om|daarom) .{0,25}|tot (?:nader order|ik iets anders zeg|nader "
    r"bericht)|"
    r"bedoel ik(?: dus)?|als je (?:me |mij )?(?:antwoordt|schrijft|iets schrijft|iets uitlegt)(?: "
    r"aan mij)?|en dat "
    r"altijd|"
    r"dat is (?:fijner|duidelijker|makkelijker|handiger|genoeg))"
    r"(?!\w)|[.!…]+|[:;]-?[)DPp]|[\U0001F300-\U0001FAFF\u2600-\u27bf\ufe0f]+))",
    # A wish for "from now on" is as clearly one as a wish with "please".
    polite=r"\A\W*(?:en|ook|dus|maar) (?:graag )?geen [\w-]+(?:en|s|'s)\b|\bgeen [\w -]{2,40} "
    r"voor (?:mij|me)\b|\b(?:alsjeblieft|alstublieft|aub|svp|a\.u\.b|graag|gelieve|voortaan|"
    r"vanaf nu|in het vervolg|van nu af|dat (?:heb|zie|vind|lees) ik (?:liever|fijner|prettiger|"
    r"het liefst|beter))\b",
    unreal=UNREAL,
    sarcastic=SARCASTIC,
    reported=REPORTED,
    once=r"\bwant (?:ik|de|het|mijn|we) .{0,40}\b(?:haast|is zo|begint|straks|wacht|vergadering|"
    r"meteen)\b|\b(?:deze keer|dit keer|dit maal|ditmaal|voor (?:een|één) keer|voor deze ene "
    r"keer|nu "
    r"even|"
    r"voor (?:nu|vandaag|even|morgen|vanavond|straks|dit|deze|die)|eenmalig|alleen (?:vandaag|nu|"
    r"deze|dit|even)|enkel (?:vandaag|nu|deze|dit)|voorlopig|tijdelijk|uitzonderlijk|"
    r"bij (?:hoge )?uitzondering|bij wijze van uitzondering|in (?:dit|deze|die) (?:versie|tekst|"
    r"lijst|stuk|geval|rapport|"
    r"bericht|mail|gesprek|grafiek|tabel|presentatie|antwoord|document|chat|dossier)|op dit "
    r"(?:ogenblik)|zo meteen|direct even|vandaag (?:even|maar|graag|alleen|eens)|nog één keer|"
    r"voor het moment|tot morgen|tot straks|tot volgende week|hierbij|hieronder|"
    r"voor de (?:vergadering|meeting|presentatie|call|demo) (?:van )?(?:morgen|straks|vandaag|"
    r"vanmiddag|maandag|dinsdag|woensdag|donderdag|vrijdag))\b",
    standing=r"\b(?:dat (?:houden we|hou ik|blijft) zo|dat doe ik (?:eigenlijk )?altijd|"
    r"hou(?:den)? (?:we )?dat zo|"
    r"dat soort \w+en)\b|\bdat geldt (?:voor alles|overal|altijd)|\bzo ben ik (?:het|dat) gewo|"
    r"\bzo doen "
    r"(?:wij|we) dat|"
    r"\boveral\b|\b(?:alle|elke) andere ker?e?n?\b|"
    r"\b(?:als|wanneer|telkens als|zodra) ik (?:me |je |weer )?(?:(?:een )?(?:typ|taal|spel|denk|"
    r"reken)?"
    r"fout(?:jes?|en)? (?:maak|schrijf)|fout zit|vergis|iets (?:vergeet|niet|fout|verkeerd)|te "
    r"(?:lang|vaag|veel))|"
    r"\b(?:bij|na|in|voor) (?:elke?|iedere?|alle) (?:stap\w*|uitleg|antwoord\w*|code\w*|recept\w*|"
    r"tekst\w*|mail\w*|"
    r"vraag|vragen|voorstel\w*|advies|onderdeel|oefening\w*|samenvatting\w*|rapport\w*|bericht\w*|"
    r"functies?|"
    r"berekening\w*|tips?)\b|\b(?:als|wanneer|zodra|telkens als) (?:je|jij|u) (?:me |mij |ons "
    r")?(?:(?:(?:iets|een|code|cijfers|bedragen|antwoorden?|data|tekst|teksten|recepten|mails|"
    r"advies|feedback|tips|voorbeelden|prijzen|rapporten) )?(?:\w+ ){0,2}?(?:toont|geeft|uitlegt|"
    r"schrijft|antwoordt|reageert|noemt|vermeldt|vergelijkt|voorstelt|rapporteert|aanraadt|"
    r"adviseert|samenvat|programmeert|vertaalt|corrigeert|verbetert|opsomt|plant|zoekt|bedenkt|"
    r"citeert|formuleert|opstelt|laat zien|twijfelt|onzeker bent|iets niet weet|niet zeker bent|"
    r"praat|doorstuurt))\b|\b(?:als|wanneer|telkens als) ik (?:je |jou |u )?(?:om |naar |een |"
    r"iets |code |over |hulp )[\w ]{0,30}(?:vraag|stuur|plak|deel|post|voorleg)\b|\b(?:altijd|"
    r"nooit|voortaan|vanaf (?:nu|vandaag|heden)|van nu af|steeds|telkens|"
    r"standaard|in (?:het vervolg|de toekomst|het algemeen|principe)|elke keer|iedere keer|zoals "
    r"altijd|over het algemeen|permanent|blijvend|voorgoed|steevast|bij voorkeur|niet meer|"
    r"geen \w+ meer|elk antwoord|ieder antwoord|elke reactie|in al je|in elk|tenzij ik|"
    r"telkens als|waar mogelijk|zoveel mogelijk|consequent)\b",
    additive=r"\b(?:ook|eveneens|daarnaast|bovendien|tevens|daarbij|erbij|bijkomend)\b",
    asked=r"(?:[^?]{0,60}[,.]\s*)?(?:[\w ]{0,40})?\b(?:kan|kun|kunt|zou|wil|wilt|mag|zul|zullen|"
    r"willen|kunnen) (?:je|jij|u|ik|we|het|alles|de antwoorden)\b.*\b(?:altijd|nooit|voortaan|"
    r"vanaf nu|vanaf vandaag|"
    r"onthouden|vergeten|steeds|telkens|standaard|in het vervolg|in de toekomst|noemen|tutoyeren|"
    r"vousvoyeren|aanspreken|niet meer|geen \w+ meer|elke keer|permanent|van nu af|blijvend|"
    r"in het algemeen|ophouden met|bij voorkeur|aanschrijven|aan te spreken|in al je|bij elk|bij "
    r"elke|stoppen met|"
    r"consequent|ophouden|"
    r"overschakelen|omschakelen)\b.*",
    opposed=r",? (?:en |maar )?(?:niet|geen)\b|,? in plaats van\b|,? ipv\b|,? liever dan\b|,? "
    r"dan\b|"
    r" boven\b| >",
    compares=r"(?:\b(?:dan|boven|in plaats van|ipv)\b|>)",
    limit=r",? (?:voor|in|bij|op|tijdens|als|wanneer|met|rond|over) ",
    describes=r"met",
    limit_ahead=r"(?P<limit>(?:voor|bij|in|op|tijdens) (?!(?:mij|me|ons|het vervolg|het algemeen|"
    r"de "
    r"toekomst|principe|de duidelijkheid|nu|de volgende keer|het duits|het engels|het frans|het "
    r"nederlands|duits|engels|frans|nederlands|euro)\b)(?:(?! (?:ik|we|"
    r"wij)\b)[\w&'’ -]){2,40}?)(?:, |,? "
    r"(?=(?:graag|"
    r"alsjeblieft|altijd|(?:gebruik|toon|geef|maak|neem)(?! ik)|liever|alleen|enkel|geen|nooit|"
    r"zonder|verkies ik|"
    r"prefereer ik|"
    r"wil ik (?:altijd|graag|liever|alleen|enkel|liefst|het liefst|geen|steeds|bedragen|de|alles)|"
    r"heb ik (?:altijd|graag|liever|liefst|het liefst)|zie ik (?:altijd|graag|liever|liefst|het "
    r"liefst)|gebruik ik (?:altijd|liefst|liever|het liefst|steeds)|hou het)\b))",
    open_limits=r"(?:mij|me|ons|alles|nu|iedereen|de duidelijkheid|je (?:info|informatie)|(?:al |"
    r"alle "
    r")?(?:mijn |je |de |uw |jouw )?(?:antwoorden?|reacties|bedragen|cijfers|getallen|"
    r"resultaten|prijzen|waarden|vragen|berichten|gesprekken|chats)|het algemeen|"
    r"het vervolg|de toekomst|mogelijk|het kan)",
    glue=r"(?:percentages|gewichten|hoeveelheden|lengtes|snelheden|marges|budgetten|mogen|mag|"
    r"moet|moeten|wat|getoond|weergegeven|vermeld|gegeven|uitgedrukt|omgerekend|genoteerd|me|"
    r"mij|"
    r"ons|mijn|alle|alles|al|antwoorden?|reacties?|bedragen|bedrag|cijfers|getallen|waarden|"
    r"prijzen|"
    r"resultaten|totalen|geld|data|datums?|tijden|uren|tijdstippen|temperaturen|afstanden|omzet|"
    r"kosten|budgetten|in|als|met|naar|op|om|bij|voor|valuta|munt|en|of|eenheden|eenheid|formaat|"
    r"alleen|enkel|maar|van|je|jouw|uw|zijn|is|worden|liever|graag|liefst|het liefst|altijd|"
    r"voortaan|steeds|standaard|de|het|alsjeblieft|eerder|gewoon|mooie?|nette|duidelijke|"
    r"simpele|eenvoudige|elk|elke|iedere?|toon|stijl|taal|meer|veel|nu|weer|terug|ook|dan|"
    r"rapporten|"
    r"samenvattingen|uitleg|tekst|teksten|overzichten|lijsten|vergelijkingen|wil|heb|zie|"
    r"gebruiken|gebruikt|zien|hebben|krijgen|af|afgerond|afronden|afgeronde|omrekenen|omzetten|"
    r"klokuren|metingen|maten|recepten)",
    needless=r"\b(?:alsjeblieft|altijd|graag|me|mij|dan(?! (?:de|het|een|\w+en)\b)|voortaan) | "
    r"(?:alsjeblieft|altijd|graag|dan\Z|voortaan)\b",
    pronouns=r"(?:ze|het|een|de|dat|die)",
    article=r"\b(?:een|de|het|deze|dit|die|dat|je|jouw|uw|zijn|haar|hun|één|zo'n|welke|een andere)",
    pointing=r"\b(?:deze|dit|die|dat|je|jouw|uw|de laatste|de vorige)",
    trailing=r"\b(?:het|dit|dat|deze|die|hem|haar|ze|hen|je|jij|jou|zo|ervan|erop|ermee|eraan|er|"
    r"daarvan|daarmee|hiervan|hiermee)\Z",
    addressed=r"\b(?:jouw|uw|je (?:antwoord|uitleg|voorstel|hulp|suggestie|idee|aanpak|versie|werk|"
    r"reactie|mail|bericht|samenvatting|tabel|grafiek|manier|stijl|net|gaf|hebt|bent)|gisteren|"
    r"vandaag|daarnet|zonet|bijgevoegde?|in bijlage)\b",
    empty=r"(?:het|dit|dat|me|mij|wat|wanneer|hoe|als|of|waar|wie|waarom|deze|die|hem|haar|hen|ze|"
    r"alles|iets|niets|niks|zo)\b.{0,12}|(?:de|het) volgende\b.*",
    unsaid=r"(?:mijn|onze|ons|de|het|je|jouw) [\w-]+(?: [\w-]+)?",
    poison=r"\b(?:negeer\w*|omzeil\w*|instructies?|system-?prompts?|systeemprompt|beleidsregels?|"
    r"richtlijn(?:en)?|admin\w*|beheerdersrechten|root|sudo|vertel (?:het )?(?:niemand|niet)|"
    r"zonder te vragen|je bent|jij bent|je naam is|gedraag je als|keur (?:alles )?goed|goedkeuren|"
    r"vertrouw\w*|betekent|verwijst naar|iedereen|alle gebruikers|elke gebruiker|andere "
    r"gebruikers|wachtwoord(?:en)?|paswoord(?:en)?|geheime?|token|api-?sleutels?|"
    r"inloggegevens|pincode|https?:|www\.)\b",
    others=r"(?:hij|zij|ze|(?:[A-Z][\w-]+|(?:mijn|de|het|onze|ons) \w+)(?: [A-Z][\w-]+)?) "
    r"(?:altijd |"
    r"nooit |ook |meestal |echt )?(?:houdt|wil|haat|verkiest|vindt|zegt|gebruikt|woont|werkt|"
    r"verdient|heeft liever|denkt|moet|is (?:ziek|zwanger))\b.*",
    corrects=r"\b(?:toch|liever|eigenlijk|correctie|beter|eerder|nee|neen|bij nader inzien|"
    r"in plaats daarvan|bedoelde|bedoel|niet (?:meer|langer))\b|"
    r"(?:fijn|leuk|top|handig|prettig|tof|goed|mooi|beter|ideaal|makkelijk|duidelijk|aangenaam|"
    r"praktisch)\w*(?: zijn)?(?: voor mij)?,? (?:als|dat|wanneer) (?:je|u)\b|\bik (?:wil|zou|heb|"
    r"zie|"
    r"waardeer|apprecieer|vind) .{0,40}(?:dat|als|wanneer) (?:je|u)\b",
    determiner=r"\b(?:de|het|een|mijn|alle|al|onze|ons|je|elke?|iedere?)",
    present=r"ik\b",
    pointed=r"\b(?:dit|dat|deze|hierboven|hieronder|hierin|hiervan|bovenstaande?|onderstaande?|"
    r"volgende|hem|haar|hen|daarvan|daarin|eraan|ervan)\b",
    to_do=r"(?:om )?(?:[\w' -]{2,60} )?te (?=\w+en\b)",
    at_hand=r"(?:de|het|dit|dat|deze|die) ",
    mine=r"(?:mijn|de|het|onze|ons|je) ",
    setting=r" ?-?(?:voorkeur(?:en)?|instelling(?:en)?|keuze)\Z",
    prefixes=r"(?:[\s,]*\b(?:alles,? (?:wat (?:je|ik) )?(?:weet |zei |vertelde |hebt )?(?:over|van|"
    r"rond)|over|(?:die|dat|deze) (?:info|informatie|notitie|voorkeur|herinnering|opmerking) "
    r"(?:over|rond|met|van)|dat (?:van|over|met)|"
    r"(?:dat|het|die|de) (?:hele )?(?:verhaal|gedoe|ding|geschiedenis|kwestie) "
    r"(?:over|met|van|rond)|wat ik (?:(?:je|u|net|daarnet|zonet|zojuist|eerder) "
    r")*(?:(?:zei|vertelde|schreef|(?:heb )?(?:gezegd|verteld|geschreven)(?: heb)?) )?"
    r"(?:over|rond|van)|(?:het stuk|het deel|de (?:info|informatie|notitie|voorkeur|"
    r"herinnering|opmerking)) (?:over|rond|met|voor|van|dat))\b\s*)",
    own=rf"(?:en |maar |dus |want |nu |verder |daarnaast )*(?:{SELF_WORDS}\b|(?:woon|werk|ben|heb) "
    rf"(?!je\b|jij\b|u\b)|mijn (?:\w+)?naam\b)|"
    rf".{{1,60}} (?:werk|"
    r"woon|heb|wil|ben|drink|eet|gebruik|spreek|hou|zie) ik\b",
    elided=rf"(?:en |maar |dus |want )?(?:(?:ook|vooral|meestal|nu|tegenwoordig|graag|daarnaast) "
    rf")*(?:"
    r"(?!(?:geef|maak|stuur|schrijf|hou|plan) (?:me|mij|eerst|altijd|een|de|het|dan|alleen|geen|"
    r"maar|"
    r"nooit|alsjeblieft|steeds|ze|niets|niks|niet)\b|hou (?!(?:\w+ ){0,2}(?:van|rekening|bij|"
    r"in)\b)|"
    r"(?:gebruik|neem|doe|lees|bewaar|deel|"
    r"vergelijk) (?:dan|"
    r"alsjeblieft|maar|eerst)\b)"
    rf"{VERBS}\b(?! (?:ik|je|jij|u|we)\b)|(?P<state>(?:verantwoordelijk|bevoegd) voor|allergisch "
    r"voor|dol op|gek op)\b)",
    conditional=r"\A(?:voor|bij|met|in|op|vanaf|tijdens) |\b(?:als|wanneer|indien|zodra|tenzij|"
    r"zolang|"
    r"behalve|tot|boven|onder|meer dan|minder dan)\b",
    ask=r"(?:wat|hoe|waarom|welke?|wie|wiens|waar|wanneer|is|zijn|was|waren|heeft|hebben|heb|kan|"
    r"kun|"
    r"kunt|kunnen|zou|zouden|moet|moeten|mag|mogen|zal|wil|wilt|ben|bent|doe|doet|weet|klopt|"
    r"hoeveel|gaat|bestaat|werkt)\b",
    no_names=NO_NAMES,
    follows=r"en|of|met|voor|bij|in|als|wanneer",
    colouring=r"(?:altijd|meer|heel|zeer|erg|zo|alsjeblieft|wat|iets|maar|graag|liefst|lekker) ",
    group=r"team|afdeling|dienst|ploeg",
    be=("ik ", "ik ben "),
    sentences={
        "opposed": "{yes}, niet {no}",
        "always": "Wens: {x}, altijd",
        "never": "Wens: nooit {x}",
        "avoid": "Wil geen {x}",
        "or": " of ",
        "and": " en ",
        "never_word": r"(?:nooit|niet|vermijd)",
        "always_word": r"altijd",
    },
    person=third_person,
    statement=statement,
    plain=main_clause,
    tidy=tidy,
    straight=straight,
    stranger=STRANGER,
    subjectless=SUBJECTLESS,
    asides=(*THEIRS, *ASIDES),
)
"""Dutch."""
