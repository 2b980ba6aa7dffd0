"""German signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

_DROP = (
    r"(?:vergiss|vergesst|vergessen(?: sie)?|streiche?(?:n sie)?|lösche?(?:n sie)?|ignorier(?:e|en "
    r"sie)?|verwirf|lass(?:en sie)?(?: weg)?)"
)
_END = (
    r"(?:vergessen|löschen|streichen|ignorieren|weglassen|rausnehmen|verwerfen|vergiss|streich|"
    r"lösch)"
)
_FRAME = r"(?:sache|teil|punkt|info|vorliebe|geschichte|angabe|notiz|regel|wunsch|ding)"
_THE = r"(?:der|die|das|dem|den|meine[nmrs]?|mein|unsere[nmrs]?)"

SIGNS = Signs(
    filler=r"(?:oh|ah|kleine (?:änderung|korrektur)|update|ach|argh|h+m+|ok(?:ay)?|also|sorry|"
    r"entschuldigung|tschuldigung|verzeihung|"
    r"moment|momentchen|halt|stopp|warte|ups|hoppla|äh|nein|nee|ne|nö|doch|und|aber|bitte|mist|ja|"
    r"verdammt|so)",
    regret=r"sorry|entschuldigung|tschuldigung|verzeihung|moment|momentchen|halt|stopp|warte|ups|"
    r"hoppla|nein|nee|ne|nö|mist|verdammt|ach|kleine (?:änderung|korrektur)|update",
    strong=r"(?:das )?war (?:nur )?(?:ein )?(?:scherz|spaß|witz)|kleiner scherz|"
    r"kommando zurück|planänderung|änderung|tippfehler|schreibfehler|"
    r"korrektur|(?:das |es )?stimmt (?:so |gar |ja )?nicht mehr|"
    r"ich mein(?:t)?e|ich wollte sagen|mein fehler|verschrieben|alte gewohnheit|quatsch|unsinn|"
    r"blödsinn|was (?:rede|sag|schreib)e? ich (?:da|denn)|"
    r"vertan|verwechselt|vertippt|ich hab(?:e)? mich (?:vertan|verschrieben|geirrt|versprochen|"
    r"vertippt)|"
    r"(?:es|das) (?:war|ist|muss) (?:eigentlich|doch)|doch nicht|nein doch|lass mal|"
    r"(?:ich )?hab(?:e|'s| es)? (?:ich )?(?:es )?mir anders überlegt|vergiss (?:das|es)(?: bitte)?|"
    r"das (?:gilt|ist|war) (?:so )?(?:nicht mehr|überholt|veraltet)(?: aktuell)?|nehme? ich zurück",
    edits=r"mach (?:mal )?lieber|mach (?:da)?raus|ändere? das(?: (?:auf|in|zu))?",
    wrong=r"(?:das |es )?stimmt (?:so |gar |ja )?nicht|(?:das (?:ist|war) )?falsch",
    unkept=r"(?:das )?(?:musst|brauchst) du (?:dir )?(?:das )?nicht (?:zu )?(?:merken|speichern)|"
    r"(?:das )?nicht (?:merken|speichern)|(?:das|es) (?:war|ist|gilt) (?:nur|bloß) (?:für|"
    r"diesmal|heute)|bloß nicht",
    weak=r"genauer gesagt|um genau zu sein|genauer|präziser|"
    r"doch lieber|sag lieber|nenn mich lieber|dann lieber|am ende|lieber|eigentlich|nein|"
    r"nee|stattdessen|besser|doch|ach nein|"
    r"wenn ich(?:'s| es) mir recht überlege|bei näherer betrachtung",
    now=r"jetzt|am ende|nun|doch lieber|doch eher|inzwischen|mittlerweile|ab jetzt|ab sofort|"
    r"künftig|in "
    r"zukunft|neuerdings|"
    r"seit (?:neuestem|kurzem|letzter|diesem|januar|februar)|nicht mehr|keine?n? mehr|"
    r"stattdessen|verlegt|geändert|gewechselt|umgezogen|gezogen|umgestiegen|umgestellt|geworden|"
    r"verschoben|von nun an",
    ended=r"nicht mehr|nicht länger|keine?n? mehr",
    denied=r"nicht mehr|nicht länger|nicht(?! nur\b)|keine?n?(?: mehr)?|statt|anstatt|anstelle von|"
    r"anstelle der|weg von",
    denied_after=r"(?P<old>[^\s,;:.!?]+) (?:nicht mehr|nicht länger|nicht)(?![^\W\d_])",
    shifts=(
        r"\bvon (?P<old>[^,;!?]{2,40}?) (?:auf|zu|zum|zur|nach) (?P<new>[^,;!?]{2,40})",
        (
            r"\b(?:hatte|hab|habe) (?P<old>[^,;!?]{2,30}?) (?:gesagt|geschrieben),? (?:aber|nach)"
            r"(?P<new>[^;!?]{2,80})"
        ),
    ),
    drops=(
        (
            rf"\b{_DROP}(?: bitte| mal| einfach| du)*,? (?:was ich|alles,? was ich|alles)"
            r" ?[^,;:.!?]{0,24}?\b(?:über|zu|zum|zur|von|vom|mit|wegen) {x}"
            r"(?= gesagt| erzählt| geschrieben| gemeint| erwähnt|\W*(?:\Z|[,;:.!?]))"
        ),
        (
            rf"\b{_DROP}(?: bitte| mal| einfach)*,? (?:das|die {_FRAME}|den {_FRAME}) "
            rf"(?:mit|über|zu|zum|zur|von|vom|wegen)(?: {_THE})? {{x}}"
            r"(?=,| wieder| bitte| einfach|\W*(?:\Z|[;:.!?]))"
        ),
        (
            rf"\b(?:das|die {_FRAME}|der {_FRAME}|den {_FRAME}) (?:mit|über|zu|zum|zur|von|vom|"
            rf"wegen)"
            rf"(?: {_THE})? {{x}},? (?:kannst du|können sie|darfst du|könnt ihr|bitte|ist|hat sich|"
            rf"gilt|stimmt)(?: (?:ruhig|wieder|bitte|gern|jetzt|auch|getrost|dann|gleich))*"
            rf"(?: {_END}| erledigt| hinfällig| überholt| veraltet| nicht mehr\b)"
        ),
        (
            rf"\b(?:den|die|das|meine[nmrs]?|mein) {{x}},? (?:kannst du|können sie|darfst du)"
            rf"(?: (?:ruhig|wieder|bitte|gern|jetzt|auch|getrost|dann|gleich|dir))* {_END}"
        ),
    ),
    matter=rf"\b(?:die {_FRAME} mit|das mit|was|wegen|bezüglich|betreffs?|zu|zum|zur|der|die|das|"
    rf"mein|meine)(?: {_THE})? {{x}}(?: angeht| betrifft)?(?=\s*[,:?–-]| (?:ist|sind|hat|wird)\b)",
    frame="sache teil punkt info vorliebe geschichte angabe notiz regel wunsch ding gesagt erzählt "
    "geschrieben gemeint erwähnt wieder bitte einfach ruhig",
    task=r"zeig|gib|nenn|such|schreib|übersetz|vergleich|sortier|mach|prüf|schick|erklär|buch|"
    r"öffne|füg|kannst|könntest|was|wann|wo|welche|wie|fass|erstell|rechne",
    only=r"nur(?: noch)?|bloß(?: noch)?|lediglich",
)
