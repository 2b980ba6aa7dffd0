"""Dutch signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

_DROP = r"(?:vergeet|schrap|wis|verwijder|negeer|laat)"
_END = (
    r"(?:vergeten|schrappen|wissen|verwijderen|negeren|weglaten|weg|vergeet|schrap|wis|laten "
    r"vallen)"
)
_FRAME = (
    r"(?:stuk|stukje|deel|ding|gedoe|verhaal|voorkeur|info|notitie|regel|punt|kwestie|opmerking)"
)
_OF = r"(?:van|over|met|rond)(?: de| het| die| dat| mijn)?"
_SOFT = r"(?: (?:je|u|maar|gerust|ook|weer|nu|alsjeblieft|wel|dan|dus|alvast))*"

_POLITE = (
    r"(?:,? (?:je|jij|u|me|maar|gerust|ook|weer|nu|alsjeblieft|alstublieft|aub|svp|graag|wel|dan|"
    r"dus|even|gewoon|snel|toch|meteen|direct|eens|liever|beter|allemaal|helemaal|volledig)){0,6}"
)
_GO = r"(?:vergeet|schrap|wis|verwijder|negeer|wist|verwijdert|schrapt|negeert)"
_MAY = (
    r"(?:mag|mogen|kan|kun|kunt|kunnen|wil|wilt|zou|wou|moet|moeten|graag|liefst|liever|"
    r"alsjeblieft|alstublieft)"
)
_GONE = r"(?:vergeten|wissen|schrappen|verwijderen|negeren|weghalen|weglaten|weggooien|weg)"
_SHARED = (
    r"(?:gezegd|verteld|geschreven|getypt|gedeeld|gemeld|vermeld|genoemd|toevertrouwd|verklapt|"
    r"opgebiecht|gevraagd|aangegeven|gegeven|onthuld)"
)
_TOLD = (
    r"(?:zei|vertelde|schreef|typte|deelde|meldde|vermeldde|noemde|toevertrouwde|verklapte|"
    r"opbiechtte|aangaf|"
    rf"(?:heb |had )?{_SHARED}(?: heb| had)?)(?!,? (?:over|van|met|rond|omtrent|betreffende)\b)"
)
_JUST = r"(?:net|daarnet|zonet|zojuist|zo-even|daarstraks|juist)"
_I = rf"wat ik(?: je| jou| jullie| u| hier| {_JUST}| eerder| vandaag| tot nu toe| heb){{0,6}}"
_ALL_JUST = rf"alles,? wat ik(?: je| jou| u| hier| heb)* {_JUST}(?: nog| hier| heb)?"
_ALL = rf"(?:{_ALL_JUST}|{_I})"
_RULE = (
    r"(?:regel|voorkeur|instructie|instelling|eis|limiet|grens|beperking|verbod|afspraak|wens|"
    r"opdracht|voorwaarde)"
)
_THAT_RULE = rf"(?:die|dat|deze|dit|de|het|mijn) {_RULE}"
_GIVEN = (
    r"(?:,? (?:die|dat) ik (?:je |u |jou )?(?:net |eerder )?(?:heb )?(?:gaf|stelde|opgaf|noemde|"
    r"gegeven|opgelegd|gesteld|opgegeven)(?: heb)?,?)?"
)
_KEPT = (
    r"(?:bewaard|opgeslagen|onthouden|genoteerd|bijgehouden|vastgelegd|staan|blijven|bewaren|"
    r"noteren|opslaan|bijhouden|vastleggen|weten|terug te vinden)"
)
_STORE = (
    r"uit (?:je|jouw|uw|het|de) (?:geheugen|notities|aantekeningen|profiel|dossier|gegevens|"
    r"herinneringen|hoofd)"
)
_WITHDRAWS = (
    # What was told, whenever
    rf"(?P<told>{_GO}{_POLITE},? (?:dat,? )?{_ALL} {_TOLD}|"
    rf"{_MAY}{_POLITE} {_GONE},? (?:dat,? )?{_ALL} {_TOLD}|"
    rf"(?<!alles )(?<!alles, ){_I} {_TOLD},?(?: dat)? {_MAY}{_POLITE} {_GONE}|"
    rf"{_ALL_JUST} {_TOLD},?(?: dat)? {_MAY}{_POLITE} {_GONE}|"
    rf"(?:onthoud|bewaar|noteer){_POLITE} (?:niets van|niet|niks van),? {_I} {_TOLD}|"
    rf"{_GO}{_POLITE} {_THAT_RULE}{_GIVEN}(?! (?:over|van|met|voor|rond|dat|om|bij|op|in|uit|die|"
    rf"tegen|naar)\b)|"
    rf"{_THAT_RULE}{_GIVEN},?(?: die| dat)? {_MAY}{_POLITE} {_GONE}|"
    rf"{_THAT_RULE}{_GIVEN},? (?:geldt|telt)(?: vanaf nu| nu| dus)? niet (?:meer|langer)|"
    rf"{_THAT_RULE}{_GIVEN},? (?:vervalt|is (?:nu |hierbij |dus )?(?:vervallen|ingetrokken|"
    rf"opgeheven)))|"
    # What was said just now
    rf"vergeet{_POLITE} (?:dat|dit|het) (?:alles|allemaal)|vergeet{_POLITE} (?:dat|dit|het) hele "
    rf"(?:verhaal|onderwerp|thema|gedoe)|vergeet{_POLITE} (?:al )?het (?:voorgaande|bovenstaande)|"
    rf"(?:vergeet|negeer|wis|verwijder){_POLITE} mijn (?:vorige|laatste)(?: twee| drie)? "
    rf"(?:bericht|berichten|opmerking|zin)|"
    rf"(?:kun|kan|wil|zou|kunt|wilt) (?:je|u) (?:dat|dit|het){_POLITE} vergeten(?=\W*\Z)|"
    rf"(?:dat|dit) (?:alles|allemaal) {_MAY}{_POLITE} vergeten|(?:dat|dit) {_MAY}{_POLITE} "
    rf"allemaal{_POLITE} vergeten|"
    rf"(?:wis|schrap|verwijder|haal|gooi|laat){_POLITE} (?:dat|dit|het)(?: alles| allemaal)?"
    rf"{_POLITE} {_STORE}|{_MAY}{_POLITE} (?:dat|dit|het)(?: allemaal)?{_POLITE} {_STORE}|"
    rf"(?:dat|dit)(?: allemaal)? {_MAY}{_POLITE} {_STORE}|"
    rf"(?:onthoud|bewaar|noteer){_POLITE} (?:hier|daar|hiervan|daarvan)?{_POLITE} ?(?:niets|niks)"
    rf"(?: van)?(?! te\b)|"
    rf"(?:sla|hou){_POLITE} (?:hier|daar|hiervan|daarvan){_POLITE} (?:niets|niks)(?: van)? (?:op|"
    rf"bij)|(?:sla|hou){_POLITE} (?:niets|niks) (?:hiervan|daarvan) (?:op|bij)|"
    rf"(?:hier|daar) (?:hoef|hoeft|mag|moet|hoeven)(?: je| u)? (?:niets|niks) van (?:te )?{_KEPT}"
    rf"(?: te)?(?: worden| blijven)?|"
    rf"(?:niets|niks) (?:hiervan|daarvan) (?:hoef|hoeft|mag|moet)(?: je| u)? (?:te )?{_KEPT}"
    rf"(?: te)?(?: worden| blijven)?|"
    rf"(?:dat|dit|het) (?:hoeft|mag|moet)(?: echt| hier| verder| ook)* (?:niet|nergens)(?: hier| "
    rf"ergens)* {_KEPT}(?: te)? (?:worden|blijven)|"
    r"ik (?:wil|heb) (?:liever )?niet dat (?:je |u )?(?:dat|dit|het|(?:hier|daar) iets van)"
    r"(?: ergens| hier)? (?:bewaard|opgeslagen|onthouden|genoteerd|bijgehouden|vastgelegd|"
    r"onthoudt|bewaart|opslaat|noteert|bijhoudt|blijft)|"
    r"(?:dat|dit|het) (?:blijft|is|was|moet|mag|zou)(?: wel| dus| strikt| echt| graag| maar| "
    r"natuurlijk| toch)* (?:tussen ons|onder ons)(?: twee(?:tjes)?)?(?: blijven)?(?! (?:gezegd|"
    r"gezegd:)\b)|"
    r"hou(?:d)?(?: u)? (?:dat|dit|het)(?: maar| alsjeblieft| alstublieft| graag)* voor (?:je|"
    r"jezelf|u|uzelf)|"
    r"doe(?:t u)?(?: maar| alsjeblieft| gewoon| even)* (?:alsof|of) (?:ik|je|u) (?:je |u |hier )?"
    r"(?:dat|dit|het|niets|niks|er|daar|nooit iets)\b.{0,30}?(?:gezegd|verteld|geschreven|gelezen|"
    r"gehoord|vermeld|zei|vertelde|las|genoemd)|"
    r"ik heb (?:niets|niks) gezegd(?=\W*\Z)|(?:dat|dit) heb je (?:nooit|niet) (?:gehoord|"
    r"gelezen)(?=\W*\Z)|je hebt (?:niets|niks) (?:gehoord|gelezen)(?=\W*\Z)|"
    r"(?:dat|dit) had ik (?:je|jou|u|hier)(?: hier| beter| eigenlijk| misschien)* niet (?:mogen|"
    r"kunnen|moeten) (?:zeggen|vertellen|schrijven|delen|noemen|opschrijven)"
)
_WRONG_ONE = (
    r"(?:de |het )(?:verkeerde|foute) (?!(?:bestand|bijlage|document|link|versie|tabel|foto|"
    r"screenshot|tekst|code|mail|afbeelding|map|voorbeeld)\b)[\w-]+"
)
_SLIP = (
    r"(?:vergist|verschreven|versproken|verlezen|verteld|verrekend|misrekend|misteld|mistypt|"
    r"bedacht)"
)

SIGNS = Signs(
    withdraws=_WITHDRAWS,
    answer=r"(?:hier |daar |nu |toch )?(?:(?:je|jij|u) (?:hebt|heb|heeft)|heb je|heb jij|hebt u|"
    r"heeft u) (?!(?:helemaal |natuurlijk |wel )*gelijk\b)[^.!?]{0,60}?(?:gemaakt|geschreven|"
    r"vergeten|verwisseld|genomen|gelaten|gerekend|getekend|geteld|gezet|gebruikt|vertaald|"
    r"gelezen|begrepen|weggelaten|toegevoegd|gekozen|geboekt|gestuurd|opgesomd|gegeven|genoemd|"
    r"ingevuld|overgeslagen|veranderd|omgerekend|meegenomen|verzonnen)|"
    r"(?:hier |daar |nu )?(?:je|jij|u) (?:bent|rekent|neemt|vergeet|verwart|telt|schrijft|toont|"
    r"noemt|vertaalt|gebruikt|maakt|geeft)|"
    r"(?:hier|daar|er) (?:staat|staan|ontbreekt|ontbreken|mist)|"
    r"(?:dat|dit) (?:zijn|waren) (?:toch |niet |de )*(?:de|cijfers|getallen|waarden|gegevens)|"
    r"(?:je|jouw|uw|in je|in de|de|het) (?:tabel|antwoord|lijst|lijstje|grafiek|samenvatting|"
    r"cijfers|tekst|ontwerp|versie|berekening|vertaling|code|aanhef|titel|totaal|kolom|formule)",
    filler=r"(?:oh|o|of|ah|ach|eh|argh|h+m+|ok(?:é|ay)?|nou|sorry|pardon|excuses?|wacht|wacht "
    r"even|ho|oeps|nee|en|"
    r"maar|trouwens|jeetje|verdorie|momentje)",
    regret=r"sorry|pardon|excuses?|wacht|wacht even|oeps|nee|ho|of|jeetje|verdorie|ach",
    strong=r"(?:dat )?was (?:maar )?een (?:grapje|geintje)|ik maakte een grapje|"
    r"verandering van plan(?:nen)?|wijziging van plan|tikfout|"
    r"correctie|ik bedoel(?:de)?|ik vergis(?:te)? me|vergissing|(?:vergissing|foutje|fout) van "
    r"(?:mij|mijn kant)|mijn fout|mijn vergissing|"
    r"onzin|wat zeg ik nou|oude gewoonte|macht der gewoonte|typfout|foutje|"
    r"(?:het|dat) (?:was|is) eigenlijk|toch niet|"
    rf"(?:daar |hier )?(?:ik )?(?:heb|ben|had) (?:ik )?(?:me|mij)(?: hier| daar| net| daarnet)? "
    rf"{_SLIP}|"
    r"ik ben van (?:gedachten|gedachte|mening|idee) veranderd|ik (?:heb|ben) me bedacht|"
    r"(?:dat )?neem ik (?:terug|weer terug)|ik neem (?:dat|het|alles)(?: weer)? terug|"
    r"(?:daar |dat )?(?:ik )?(?:heb|had)(?: ik)? (?:dat|het|je|jou|u|net|daarnet|die|ze|hier|"
    r"daar)(?: net| daarnet| eerder| dat)* (?:verkeerd|fout|mis) (?:gezegd|geschreven|onthouden|"
    r"gelezen|geteld|verteld|opgeschreven|in mijn hoofd|begrepen|doorgegeven|ingevuld)|"
    r"(?:daar |toen )?(?:ik )?(?:had|heb)(?: ik)? het (?:mis|fout|verkeerd)|"
    rf"(?:ik )?(?:heb|had|gaf|zei|noemde|schreef|stuurde|vertelde)(?: ik)?(?: je| jou| u| net| "
    rf"daarnet| eerder| hier)* {_WRONG_ONE}(?: gegeven| gezegd| genoemd| doorgegeven| gestuurd| "
    r"opgegeven| geschreven| ingevuld)?|"
    r"(?:verkeerd|fout|mis) (?:geteld|gelezen|geschreven|onthouden|gezegd|getypt)|"
    r"(?:ik )?(?:haal|haalde) (?:ik )?(?:die|ze|dat|het|de twee|die twee)(?: altijd| steeds| "
    r"telkens| weer)* door elkaar|(?:ik heb )?(?:die|ze|dat|het) door elkaar gehaald|door elkaar "
    r"gehaald|ik (?:was|ben) in de war(?! (?:door|van|met))|ik zat (?:er naast|ernaast|fout|mis)|"
    r"(?:vergeet|schrap|laat) (?:dat|het)(?: maar)?(?= |,|\.|$)|"
    r"(?:dat|het) (?:klopt|geldt) (?:inmiddels |intussen |nu )?niet (?:meer|langer)|"
    r"dat is (?:inmiddels |intussen |nu )?(?:achterhaald|verouderd|verleden tijd|passé|"
    r"geschiedenis|van de baan|niet meer (?:zo|waar|juist|actueel|het geval|van toepassing))|"
    r"(?:(?:het|dat|die|de verhuizing|de reis|het plan) )?(?:gaat|ging)(?: helaas| toch| dus| nu| "
    r"jammer genoeg)* niet door|"
    r"(?:(?:het|dat|het plan) )?(?:is|viel|valt)(?: helaas| toch| dus| nu)* (?:afgeketst|van de "
    r"baan|in het water(?: gevallen)?|afgeblazen)|"
    r"(?:daar|er) (?:komt|kwam)(?: helaas| toch| dus| nu)* (?:niets|niks) van(?: terecht)?|"
    r"(?:de|mijn|onze) plannen zijn (?:veranderd|gewijzigd)|(?:het|mijn|ons) plan is (?:veranderd|"
    r"gewijzigd)|(?:daar|hier) ben ik (?:inmiddels |intussen |ondertussen )?van (?:teruggekomen|"
    r"afgestapt|af)|ik ben (?:ervan|daarvan) (?:teruggekomen|afgestapt)|"
    r"(?:dat|die) (?:doe|wil|hoef|lust|drink|eet|gebruik) ik (?:inmiddels |intussen |eigenlijk |"
    r"nu )*niet meer|daar ben ik (?:inmiddels |intussen |ondertussen )?mee gestopt|"
    r"(?:dat|het) heb ik (?:inmiddels |intussen |helaas |weer )*(?:opgegeven|laten vallen|eraan "
    r"gegeven)|(?:bij nader inzien|achteraf gezien),? (?:is|vind|vond) (?:ik |me |mij )?(?:dat|het|"
    r"dit) (?:me |mij |toch |wat |wel |veel )*te \w+",
    edits=r"maak (?:daar|er) .{0,12}van|doe toch maar",
    wrong=r"(?:dat|het) (?:klopt|is) (?:niet|fout|verkeerd)|verkeerd|fout(?! van)",
    unkept=r"(?:dat )?hoef je niet te (?:onthouden|bewaren|noteren)|niet (?:onthouden|bewaren)|"
    r"(?:dat|het) (?:was|is) (?:alleen|enkel|maar) (?:voor|even)",
    weak=r"het wordt (?:toch|nu|dan|dus)|om precies te zijn|preciezer gezegd|beter gezegd|"
    r"toch liever|zeg toch maar|zeg liever|noem me liever|toch maar|liever|eigenlijk|nee|"
    r"bij nader inzien|toch|beter|achteraf gezien",
    now=r"nu|uiteindelijk|toch liever|toch maar|inmiddels|intussen|ondertussen|sindsdien|"
    r"tegenwoordig|momenteel|voortaan|in het vervolg|de laatste tijd|met ingang van|sinds "
    r"(?:vorige?|deze|dit|afgelopen|een|een paar) (?:week|maand|jaar|schooljaar|"
    r"zomer|winter|herfst|lente|weken|maanden)|vanaf (?:nu|"
    r"vandaag|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|"
    r"maart|april|mei|juni|juli|augustus|september|oktober|november|december|deze|komende|"
    r"volgende)|sinds|gewijzigd|vervangen|verkocht|overgeplaatst|overgegaan|omgedoopt|aangepast|"
    r"ingeruild|niet (?:meer|langer)|"
    r"geen [^,;.!?]{1,30} meer|in plaats daarvan|geworden|verhuisd|verplaatst|verzet|overgestapt|"
    r"veranderd|"
    r"gewisseld|verschoven",
    ended=r"niet meer|niet langer|geen [^,;.!?]{1,30} meer",
    denied=r"niet (?:meer|langer)|niet(?! alleen)|geen|in plaats van|ipv|liever dan|ik zei|genoeg "
    r"van|weg van",
    denied_after=r"(?P<old>[^\s,;:.!?]+) (?:niet (?:meer|langer)|niet)(?![^\W\d_])",
    shifts=(
        (
            r"\bvan (?:de |het )?(?P<old>[^,;!?]{2,40}?) (?:naar|op) (?:de |het "
            r")?(?P<new>[^,;!?]{2,40})"
        ),
        r"\bik (?:zei|had) (?P<old>[^,;!?]{2,30}?)(?: gezegd)?,? maar (?P<new>[^;!?]{2,80})",
    ),
    drops=(
        (
            rf"\bwat ik(?: je| u| net| daarnet)* {_OF} {{x}} (?:zei|vertelde|schreef|(?:heb "
            rf")?(?:gezegd|verteld|"
            rf"geschreven)(?: heb)?),? {_MAY}{_POLITE} {_GONE}"
        ),
        (
            r"\b(?:de|het|die|dat|mijn|onze|ons) (?P<x>[\w-]{3,40}) is(?: helaas| inmiddels| nu| "
            r"toch)* (?:van de "
            r"baan|afgeketst|in het water gevallen|verleden tijd|passé)(?=\W*(?:\Z|[,;.!]))"
        ),
        (
            r"\bmet (?:de |het |mijn )?{x} ben ik (?:inmiddels |intussen |nu |ondertussen "
            r")*(?:gestopt|"
            r"opgehouden|klaar)(?=\W*(?:\Z|[,;.!]))"
        ),
        (
            rf"\b(?:dat|het {_FRAME}|dat {_FRAME}) {_OF} {{x}} (?:gaat (?:helaas |toch )*niet "
            rf"door|is (?:helaas |"
            rf"inmiddels )*(?:van de baan|afgeketst|verleden tijd|voorbij))"
        ),
        (
            rf"\b{_DROP}{_SOFT} (?:wat ik|alles wat ik|alles|dat {_FRAME}|het {_FRAME}|de {_FRAME}|"
            rf"die {_FRAME}|dat)"
            rf"(?: [^,;:.!?]{{0,24}}?)? ?\b{_OF} {{x}}(?= (?:zei|vertelde|heb|maar|schreef|"
            rf"gezegd)\b|"
            rf"\W*(?:\Z|[,;:.!?]))"
        ),
        rf"\b{_DROP} (?:die|dat) {{x}} maar\b",
        (
            rf"\b(?:dat|dat {_FRAME}|het {_FRAME}|de {_FRAME}|die {_FRAME}) {_OF} {{x}},? (?:mag|"
            rf"kan|"
            rf"kun|kunt|mogen)"
            rf"{_SOFT} {_END}"
        ),
        (
            rf"\b(?:dat|dat {_FRAME}|het {_FRAME}|die {_FRAME}) {_OF} {{x}},? (?:klopt|geldt) niet "
            rf"meer"
        ),
        rf"\b(?:die|dat|de|het|mijn) {{x}},? (?:mag|kan|kun|kunt){_SOFT} {_END}",
    ),
    matter=rf"\b(?:dat {_OF}|wat|over|die|dat|de|het|mijn) {{x}}(?: betreft| aangaat)?"
    r"(?= trouwens|\s*[,:?–-]| (?:is|zijn|wordt)\b)",
    frame="zit zitten ga gaan stuk stukje deel ding gedoe verhaal voorkeur info notitie regel punt "
    "kwestie zei vertelde gezegd maar",
    task=r"toon|laat|geef|zoek|schrijf|vertaal|vergelijk|sorteer|maak|controleer|stuur|leg|open|"
    r"voeg|"
    r"kun je|kan je|wat|wanneer|waar|welke|hoe|vat",
    only=r"alleen(?: nog)?|enkel|slechts",
)
