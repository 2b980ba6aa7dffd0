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

SIGNS = Signs(
    filler=r"(?:oh|o|of|ah|ach|eh|argh|h+m+|ok(?:é|ay)?|nou|sorry|pardon|excuses?|wacht|wacht "
    r"even|ho|oeps|nee|en|"
    r"maar|trouwens|jeetje|verdorie|momentje)",
    regret=r"sorry|pardon|excuses?|wacht|wacht even|oeps|nee|ho|of|jeetje|verdorie|ach",
    strong=r"(?:dat )?was (?:maar )?een (?:grapje|geintje)|ik maakte een grapje|"
    r"verandering van plan(?:nen)?|tikfout|"
    r"correctie|ik bedoel(?:de)?|ik vergis(?:te)? me|vergissing|fout van mij|"
    r"mijn fout|onzin|wat zeg ik nou|oude gewoonte|macht der gewoonte|typfout|foutje|"
    r"(?:het|dat) (?:was|is) eigenlijk|toch niet|"
    r"(?:ik )?heb me (?:vergist|verschreven|versproken)|ik (?:heb|ben) me bedacht|ik ben van "
    r"gedachten veranderd|"
    r"(?:vergeet|schrap|laat) (?:dat|het)(?: maar)?(?= |,|\.|$)|dat (?:klopt|geldt) niet meer|"
    r"dat is (?:achterhaald|verouderd)",
    edits=r"maak (?:daar|er) .{0,12}van|doe toch maar",
    wrong=r"(?:dat|het) (?:klopt|is) (?:niet|fout|verkeerd)|verkeerd|fout(?! van)",
    unkept=r"(?:dat )?hoef je niet te (?:onthouden|bewaren|noteren)|niet (?:onthouden|bewaren)|"
    r"(?:dat|het) (?:was|is) (?:alleen|enkel|maar) (?:voor|even)",
    weak=r"om precies te zijn|preciezer gezegd|beter gezegd|"
    r"toch liever|zeg toch maar|zeg liever|noem me liever|toch maar|liever|eigenlijk|nee|"
    r"bij nader inzien|toch|beter|achteraf gezien",
    now=r"nu|uiteindelijk|toch liever|toch maar|inmiddels|tegenwoordig|voortaan|vanaf (?:nu|"
    r"vandaag|januari|"
    r"volgende)|sinds|niet (?:meer|langer)|"
    r"geen [^,;.!?]{1,30} meer|in plaats daarvan|geworden|verhuisd|verplaatst|verzet|overgestapt|"
    r"veranderd|"
    r"gewisseld|verschoven",
    ended=r"niet meer|niet langer",
    denied=r"niet (?:meer|langer)|niet(?! alleen)|geen|in plaats van|ipv|liever dan|ik zei",
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
    frame="stuk stukje deel ding gedoe verhaal voorkeur info notitie regel punt kwestie zei "
    "vertelde gezegd maar",
    task=r"toon|laat|geef|zoek|schrijf|vertaal|vergelijk|sorteer|maak|controleer|stuur|leg|open|"
    r"voeg|"
    r"kun je|kan je|wat|wanneer|waar|welke|hoe|vat",
    only=r"alleen(?: nog)?|enkel|slechts",
)
