"""Dutch rules, fourth part: orders for how to answer, and what is not wanted in answers."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.nl.parts import (
    DONE,
    FINAL,
    GIVE,
    ORDER,
)

_CLUTTER = (
    r"(?:(?:technisch|technische|moeilijke|lange|onnodige|overbodige|ingewikkelde|engelse|"
    r"overdreven|vage|dure|lange|juridische|loze|flauwe) )*(?:emoji'?s?|emoticons?|smileys?|"
    r"(?:vak)?jargon|vaktaal|vaktermen|begroeting(?:en)?|aanhef|inleiding(?:en)?|intro'?s?|"
    r"small ?talk|koetjes en kalfjes|geneuzel|blabla|poespas|franjes|opvulling|slappe excuses|"
    r"disclaimers?|excuses|verontschuldigingen|afsluiting(?:en)?|slotzin(?:nen)?|slotvraag|"
    r"hashtags|"
    r"telefoontjes|telefoon|belletjes|spraakberichten|voicemails?|hoofdletters|metaforen|grapjes|"
    r"grappen|mopjes|woordspelingen|vleierij|complimenten|complimentjes|leenwoorden|anglicismen|"
    r"moeilijke woorden|vraagtekens|formules|herhaling(?:en)?|pdf'?s?|centen|afkortingen|"
    r"acroniemen|uitroeptekens|stopwoord(?:en|jes)|waarschuwing(?:en)?|kopjes|tussenkopjes|koppen|"
    r"vette tekst|vetgedrukte tekst|buzzwords|straattaal|dialect|beleefdheidsfrases|"
    r"beleefdheidsformules|beleefdheden|formaliteiten|voetnoten|"
    r"bijlagen|links|linkjes|plaatjes|afbeeldingen|foto's|clichés|cliches|vaktermen|"
    r"managementtaal|ambtenarentaal|containerbegrippen|omhaal|rollenspel|sorry's|gezever|"
    r"(?:engelse )?(?:termen|woorden|begrippen|zinnen)|passieve zinnen|lijdende vorm|"
    r"schuine tekst|komma's|haakjes|gedachtestreepjes|streepjes|video'?s?|meldingen|notificaties|"
    r"reclame|marketingpraat|marketingtaal)(?: (?:en|of) [\w'-]+)?"
)
_NONE = (
    r"(?:geen|zonder|vermijd|stop met|skip|nooit(?: meer)?|minder|spaar (?:me|mij)|bespaar "
    r"(?:me|mij)|hou op met|ophouden met|stoppen met|schrap|niet te veel|niet zoveel|weg met|"
    r"genoeg)"
)

ORDERS: tuple[Rule, ...] = (
    Rule("call-off", "wish", rf"(?:liefst |liever |bij voorkeur )?(?:(?:{GIVE}|maak gebruik van) "
        rf"(?:me |mij |ons )?(?:alsjeblieft |"
         rf"altijd |voor mij )?)?(?:{_NONE}|niet(?: meer)?|nooit (?:meer )?(?:een )?)(?: (?:in|"
         rf"met|als|het))?(?: "
         rf"(?:je|jouw|de|al die|die))? (?P<x>.+?)(?: meer)?(?:{DONE}| weg| achterwege| te "
         rf"{FINAL})?"
         rf"(?: meer| alsjeblieft| graag)*|(?P<y>.+?) niet (?:meer )?(?:{DONE})|laat (?P<z>.+?) "
         rf"(?:maar |altijd |voortaan )?(?:weg|achterwege)", fact="", negative=True, reads=SHAPES,
         sign=True),
    Rule("no-clutter", "free", rf"(?:liefst |liever |bij voorkeur )?(?:(?:{GIVE}) (?:me |mij |ons "
        rf")?(?:alsjeblieft |ook |altijd |liever |liefst |bij voorkeur )*)?"
         rf"(?:{_NONE}|je hoeft geen|er (?:hoeven|moeten) geen|ik (?:hoef|wil|heb) (?:echt )?geen|"
         rf"sla|het liefst zonder|nooit met)"
         rf"(?: meer)?(?: (?:gebruiken van|gebruik van|het gebruik van|je|jouw|de|die|al die|al "
         rf"dat|dat|"
         rf"van die|het|te veel|zoveel|zo veel|met|voor|"
         rf"onnodige?))* (?P<x>{_CLUTTER}(?: (?:in|bij|van|aan|onder|op|tussen|voor) "
         rf"[\w' ]{{2,40}}?)??)(?: meer)?(?:{DONE}| weg| achterwege| "
         rf"over| graag| nodig| voor mij| te {FINAL})*", fact="Wil geen {x}"),
    Rule("no-clutter", "free", rf"(?:hoeven|hoeft|hoef|moeten|moet) (?:de |die |het |dat |al die |"
        rf"je "
         rf")?(?P<x>{_CLUTTER}) (?:er )?(?:voor mij |van mij )?niet(?: bij| in| meer)?(?:{DONE})?|"
         rf"(?:de |die |al "
         rf"die |het )?(?P<y>{_CLUTTER}) (?:maar |altijd |voortaan )*(?:weglaten|overslaan|"
         rf"achterwege laten|"
         rf"skippen|schrappen|laten vallen|vermijden)|ik (?:wil|heb liever) niet dat (?:je|u) "
         rf"(?P<z>"
         rf"{_CLUTTER})(?:{DONE})", fact="Wil geen {x}"),
    Rule("not-that", "free", r"ik (?:wil|heb liever|zie liever) niet dat (?:je|u) "
        r"(?P<x>(?!.*\b(?:dit|dat|"
         r"deze|het|nu|hier)\b).+)|(?:het is )?niet nodig (?:om )?(?P<y>(?!.*\b(?:dit|dat|deze|"
         r"het)\b).+ te "
         r"\w+en)", fact="Wil niet: {x}"),
    Rule("no-clutter", "free", rf"(?:(?:in|voor|bij) [\w ]{{2,30}} )?(?P<x>{_CLUTTER}) (?:hoef|"
        rf"wil) "
         rf"ik (?:echt )?niet(?: meer)?(?:{DONE})?|(?:de |die |al die |het )?(?P<y>{_CLUTTER}) "
         rf"(?:mag|mogen|kan|kunnen|"
         r"hoeft|hoeven) (?:je )?(?:altijd |voortaan |voor mij |van mij )*(?:weg|achterwege|"
         r"weglaten|"
         rf"niet)(?: .*)?|laat (?:de |die |je |al die )?(?P<z>{_CLUTTER}) (?:maar |altijd |"
         rf"voortaan |"
         rf"alsjeblieft )*(?:weg|achterwege)|sla (?:de |die |je |al die )?(?P<w>{_CLUTTER}) "
         rf"(?:maar |altijd |"
         r"voortaan |alsjeblieft )*over", fact="Wil geen {x}"),
    Rule("stop-doing", "free", r"(?:stop|hou) (?:alsjeblieft |nu |eindelijk )*(?:op )?(?:met|ermee"
         r"|ermee om|er mee om),? (?P<x>(?:me|mij) (?:.* )?te \w+en|(?!(?:dit|dat|deze|het|zoeken|"
         r"werken)\b)(?!.*\b(?:dit|"
         r"deze|nu)\b).*(?:elk|elke|ieder|iedere|altijd|telkens|steeds|zo veel|zoveel|al)\b.*)",
         fact="Wil niet: {x}"),
    Rule("brief", "free", r"(?P<x>(?:(?:mag|kan|moet|mogen) (?:het|alles|ze) |(?:hou|maak) (?:het|"
        r"ze) |antwoord |"
         r"schrijf |reageer |het )?(?:altijd |wat |iets |een stuk |liefst |graag |veel |toch "
         r")*(?:korter|beknopter|"
         r"bondiger)(?: (?:antwoorden|houden|houdt|antwoordt|formuleren))?)",
         fact="Geeft de voorkeur aan korte "
         "antwoorden ({x})", slot="length", value="short", lasting=True),
    Rule("less", "free", r"(?P<x>(?:(?:liefst|liever|gebruik|schrijf|geef) )?(?:niet te veel|niet "
        r"zo ?veel|"
         r"minder|niet te lange?) (?:tekst|woorden|details?|zinnen|herhaling|uitleg|vragen|opties|"
         r"keuzes|cijfers|technische details|tussenstappen|bijzinnen|voorbeelden|opmaak))",
         fact="Wens: {x}",
         sign=True),
    Rule("no-end", "free", rf"(?:liefst )?(?:{_NONE}) (?P<x>(?:een )?(?:samenvatting|conclusie|"
        rf"vragen?|inleiding|groet|"
         r"uitleg|toelichting|tips?|slotzin|wedervraag) (?:aan het|op het|bij|na|vooraf|achteraf|"
         r"aan de|op) ?.*)",
         fact="Wil geen {x}", sign=True),
    Rule("brief", "free", r"(?P<x>(?:hou|hou het|vat het|wees|blijf|het) (?:altijd |alsjeblieft |"
         r"maar |lekker |liefst |steeds |voortaan )*(?:kort(?: en (?:krachtig|bondig|duidelijk|"
         r"bondiger|simpel))?|beknopt|bondig|kort door de bocht)(?: samen)?(?: alsjeblieft| graag| "
         r"houden| te houden)*|kort en (?:krachtig|bondig|duidelijk)(?: (?:antwoorden|houden|"
         r"alsjeblieft))*|(?:antwoord|reageer|schrijf) (?:me |altijd |alsjeblieft )*(?:kort|"
         r"beknopt|"
         r"bondig)(?: en (?:krachtig|bondig|duidelijk))?|(?:altijd |graag |liefst |het )*(?:kort|"
         r"beknopt|bondig)(?: en \w+)? (?:houden|antwoorden|houdt|antwoordt|te antwoorden|blijven|"
         r"formuleren|samenvatten|reageren))", fact="Geeft de voorkeur aan korte antwoorden ({x})",
         slot="length", value="short", sign=True),
    Rule("keep", "free", r"(?P<x>(?:hou|maak) (?:het|alles|(?:je |de )?(?:uitleg|taal|antwoorden|"
         r"toon|formulering|woorden)) (?:altijd |alsjeblieft |lekker |zo |voor mij |steeds |"
         r"voortaan )*(?:simpel|eenvoudig|luchtig|praktisch|neutraal|beleefd|positief|feitelijk|"
         r"concreet|begrijpelijk|leesbaar|toegankelijk|technisch|niet te technisch)(?: mogelijk)?)",
         fact="Wens: {x}", sign=True),
    Rule("keep", "value", r"(?:hou|maak) (?:het|alles) (?:altijd |alsjeblieft )*(?P<x>.+)",
         reads=("length", "tone"), lasting=True),
    Rule("round", "value", r"rond (?:alsjeblieft |altijd |getallen |bedragen |alles )*(?P<x>.+?) ?"
         r"(?:af)?", reads=("rounding",)),
    Rule("change", "value", r"(?:maak|zet|verander|wijzig|stel|schakel|ga|stap|switch|wissel|keer|"
        r"pas"
         r"|omschakelen|omzetten|overschakelen)(?: (?:er|dat|het|alles|mijn \w+|de \w+|toch|weer|"
         r"nu|terug|over|maar|van))*(?: (?:naar|in|op|van))? (?P<x>.+?)"
         r"(?: (?:om|over|in|aan|terug|van|maar|weer))*",
         reads=("currency", "language", "units", "temperature", "timezone", "theme", "date_format",
                "time_format", "format", "tone")),
    Rule("show", "value", rf"(?:altijd )?{GIVE}(?: (?:me|mij|ons|alsjeblieft|altijd|voortaan|steeds"
         r"|alles|standaard|alle bedragen|bedragen|antwoorden|je antwoorden|cijfers|de cijfers|"
         r"getallen|resultaten|prijzen|enkel|alleen|liever|graag|gewoon|maar|vanaf nu|weer|toch|"
         r"bij voorkeur|het bij|terug|data|datums|temperaturen|afstanden|dan|mijn cijfers|"
         r"in het vervolg|zoveel mogelijk|tegen me|met me))*"
         r"(?: (?:in het|in|als|met|op|bij|naar|tot|van))? (?P<x>.+?)"
         r"(?: (?:om|over|weer|aan|zien|af|terug|uit|in|graag|als je antwoordt))*",
         reads=(*SHAPES, "period", "region"),
         unless=r"\A(?:schrijf|zet|maak|geef|toon|stuur|doe) (?:het|ze) (?!altijd|steeds)"),
    Rule("lets", "value", r"(?:laten we|laat ons)(?: het)? (?:altijd |voortaan |toch |bij |maar )*"
         r"(?P<x>.+?)(?: (?:houden|gebruiken|aanhouden|blijven|blijven gebruiken|doen)| te "
         r"gebruiken)?", reads=SHAPES, sign=True),
    Rule("values", "value", r"(?:altijd |alleen |enkel |in het |in |met |als |op |liever |terug |"
        r"weer "
         r"|naar |toch |nee |alles |alle bedragen |bedragen |antwoorden |het |voor mij |me |mij |"
         r"cijfers |standaard |om |bij |graag |steeds |maar |rather |dan |van |je )*"
         rf"(?P<x>.+?)(?:{DONE}| graag| dan| erbij| is prima)*", reads=SHAPES, sign=True),
    Rule("always-in", "free", r"(?P<x>(?:alle |mijn )?(?:bedragen|prijzen|cijfers|getallen|"
        r"percentages|datums|"
         r"tijden|gewichten|maten|afstanden|temperaturen|marges|kosten|omzet|antwoorden|recepten|"
         r"codevoorbeelden|voorbeelden|links|voorstellen|rapporten|samenvattingen|hoeveelheden|"
         r"lijsten|"
         r"grafieken|tabellen) (?:altijd |liefst |graag |steeds |het liefst )*(?:in|met|zonder|"
         r"exclusief|inclusief|"
         r"excl\.?|incl\.?|ex|als|per|onder|boven|naast) (?!(?:deze|dit|de bijlage|"
         r"die)\b)[\w' ./%-]{2,50})",
         fact="Wens: {x}", sign=True),
    Rule("instead", "free", r"(?P<x>(?!(?:in|op|bij) (?:de|het) )(?!(?:de|het|deze|die|dit|dat|"
        r"een|ik|geef|toon|gebruik|doe|"
        r"maak)\b)[\w' -]{2,40} in "
         r"plaats van (?!(?:de|het|deze|die|dit|dat)\b)[\w' -]{2,40})", fact="Heeft liever "
             "{x}", sign=True),
    Rule("order-not", "free", rf"(?P<x>{ORDER} (?:me |mij )?(?:geen|nooit) (?!.*\b(?:dit|deze|"
        rf"hier|nu|dat)\b).+)",
         fact="Wens: {x}", polite=True),
    Rule("order-when", "free", r"(?P<x>[a-zéëï]+t (?:als|wanneer|telkens als) (?!je\b|u\b).+)",
         fact="Wens: {x}", sign=True),
    Rule("order-never", "free", rf"(?P<x>{ORDER}\b.*\b(?:nooit|niet meer|geen)\b(?!.*\b(?:dit|dat|"
         rf"deze|het|er|ik|hier|hem|haar)\b).*)", fact="Wens: {x}", lasting=True),
    Rule("always", "order", rf"(?P<x>(?!(?:schrijf|maak|bedenk|verzin|vertaal|zoek|stel|boek) "
        rf"(?:me |mij |"
         rf"ons )?(?:een|een paar|twee|drie|vijf|tien)\b)(?:altijd |nooit )?{ORDER}\b(?! (?:ik|we|"
         rf"wij|je|jij)\b).*)"),
    Rule("always-place", "free", r"(?P<x>(?!(?:ik|dit|dat|het|wij)\b)[\w'-]{4,} altijd "
        r"(?:onderaan|bovenaan|eerst|vooraan|"
         r"achteraan|apart|met|zonder|als|per)\b(?!.*\b(?:dit|deze|het)\b).*)",
         fact="Wens: {x}", lasting=True),
    Rule("order-final", "free", r"(?:me |mij |ons )?(?P<x>(?!nooit ge\w+[dt]\b|nooit meer "
        r"\w+\Z)(?!(?:als|wanneer|zodra|ik|dit|dat|deze|het|je|we|wij|hij|"
         r"zij|ze|om|de (?:cijfers|data|mail|tabel|grafiek|slide) (?:van|voor)|er|hier|daar)\b)"
         rf"(?!.*\b(?:dit|deze|hem|hier|hiervan|ervan|ik|we|wij)\b)(?:[\w'’,&%/().-]+ "
         rf"){{1,16}}?{FINAL}"
         r"(?: (?:bij|in|op|aan|van|met|voor|als) [\w' ]{2,60})?)",
         fact="Wens: {x}", lasting=True),
    Rule("order-asked", "free", r"(?:me |mij |ons )?(?P<x>(?:altijd|steeds|telkens|elke keer|"
         r"standaard|nooit|in principe|bij elk\w*|na elk\w*) (?!(?:al|weer|dat|dit|deze|het|je|"
         r"leuk|fijn|goed|hetzelfde|die|gedacht|welkom|gezegd|geweten|de moeite|zo|ik|een plezier|"
         r"van gehoord|gehoord|een genoegen|lastig|gedoe|"
         r"wat|iets)\b)(?!.*\b(?:dit|dat|deze|het)\b).{3,120})", fact="Wens: {x}", polite=True),
    Rule("always-any", "free", r"(?P<x>(?!(?:ik|je|jij|we|wij|het|dit|dat|de|die|deze|een|hij|zij|"
        r"ze|"
         r"dank|bedankt|er|wat|hoe|nee|ja|oké|ok|doe|kom|ga|wacht|sorry|hallo|dag|en)\b)[\w'-]+"
         r"(?: [\w'-]+){0,4}? (?:altijd|nooit|voortaan|standaard|steeds)(?!.*\b(?:dit|dat|het|hier|"
         r"deze)\b)(?: .+)?)", fact="Wens: {x}", polite=True),
    Rule("elliptic", "free", r"(?P<x>(?!(?:ik|je|jij|we|wij|het|dit|dat|de|bedankt|dank|probeer|"
        r"doe|"
         r"ga|ok|nee|ja|en|wacht|kom|laat|wat|hoe|wie|weer|oké|dus|zo|niet|er|hij|zij|ze|iets|"
         r"beter|anders|minder|meer|meteen|als)\b)[\w'-]+(?: [\w'-]+){0,6})",
         fact="Heeft graag {x}", lasting=True, polite=True),
)  # fmt: skip
