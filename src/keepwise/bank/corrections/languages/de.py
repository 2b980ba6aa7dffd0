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

_SOFT = (
    r"(?:,? (?:du|sie|ihr|dir|sich|bitte|mal|einfach|wieder|ruhig|doch|jetzt|gleich|sofort|schnell|"
    r"lieber|besser|auch|dann|ganz|nun|gern|gerne|getrost|also|aber|noch|komplett|vollständig|"
    r"restlos|umgehend)){0,6}"
)
_GO = (
    r"(?:vergiss|vergesst|vergessen sie|lösch|lösche|löscht|löschen sie|streich|streiche|streicht|"
    r"streichen sie|entfern|entferne|entfernen sie|ignorier|ignoriere|ignorieren sie|verwirf|"
    r"verwerfen sie|tilge|tilgen sie)"
)
_MAY = (
    r"(?:bitte|kannst|könntest|darfst|sollst|solltest|würdest|magst|kann|können|könnten|dürfen|"
    r"sollen|würden|könnt|dass)"
)
_GONE = (
    r"(?:vergessen|löschen|streichen|ignorieren|entfernen|verwerfen|tilgen|rausnehmen|vergisst|"
    r"löschst|streichst|entfernst|ignorierst|gelöscht|gestrichen|entfernt)"
)
_SAID = (
    r"(?:gesagt|erzählt|geschrieben|anvertraut|verraten|mitgeteilt|erwähnt|verlangt|getippt|"
    r"angegeben|preisgegeben|geschildert|berichtet|offenbart|gebeichtet|gewünscht)"
    r"(?: hab| habe| hatte)?(?!,? (?:über|zu|zum|zur|von|vom|wegen|bezüglich|hinsichtlich)\b)"
)
_JUST = r"(?:gerade|grade|grad|eben|soeben|vorhin|zuletzt)"
_I = rf"was ich(?: dir| ihnen| euch| hier| da| {_JUST}| bisher| alles| so| heute){{0,6}}"
_ALL_JUST = rf"alles,? was ich(?: dir| ihnen| euch| hier| da)* {_JUST}(?: eben| hier| da| alles)?"
_ALL = rf"(?:{_ALL_JUST}|{_I})"
_RULE = (
    r"(?:regel|vorgabe|vorliebe|anweisung|einstellung|beschränkung|begrenzung|einschränkung|"
    r"obergrenze|grenze|ansage|anforderung|limit|verbot|präferenz|wunsch)"
)
_THAT_RULE = rf"(?:diese[nsr]?|die|das|den|der|meine[ns]?|mein) {_RULE}"
_GIVEN = r"(?:,? (?:die|das|den) ich (?:dir |ihnen )?(?:gegeben|gesetzt|gemacht|genannt) habe?,?)?"
_KEEP = (
    r"(?:speicher|speichere|speichern sie|merk|merke|merken sie|notier|notiere|notieren sie|"
    r"behalt|behalte|behalten sie|bewahr|bewahre|bewahren sie|halt|halte|halten sie|heb|hebe|"
    r"heben sie)"
)
_KEPT = (
    r"(?:gespeichert|gemerkt|notiert|behalten|aufgehoben|aufbewahrt|festgehalten|aufgeschrieben|"
    r"vermerkt|stehen|bleiben|stehenbleiben|hängen ?bleiben|erhalten|speichern|merken|notieren|"
    r"aufheben|aufbewahren|festhalten|vermerken|abgelegt|abgespeichert|abspeichern)"
)
_STORE = (
    r"aus (?:deine[mnr]|ihre[mnr]|dem|den) (?:gedächtnis|speicher|profil|notizen|erinnerungen|"
    r"erinnerung|unterlagen|aufzeichnungen|akten|kopf)"
)
_WITHDRAWS = (
    # What was told, whenever
    rf"(?P<told>{_GO}{_SOFT},? (?:das,? )?{_ALL} {_SAID}|"
    rf"{_MAY}{_SOFT} {_GONE},? (?:das,? )?{_ALL} {_SAID}|"
    rf"(?<!alles )(?<!alles, ){_I} {_SAID},?(?: das)? {_MAY}{_SOFT} {_GONE}|"
    rf"{_ALL_JUST} {_SAID},?(?: das)? {_MAY}{_SOFT} {_GONE}|"
    rf"{_KEEP}{_SOFT} (?:nichts von dem|nichts davon|nicht|nichts),? (?:alles,? )?{_I} {_SAID}|"
    rf"{_GO}{_SOFT} {_THAT_RULE}{_GIVEN}(?!,? (?:über|mit|für|zu|zum|zur|von|vom|bei|wegen|dass|"
    rf"der|des|in|im|auf|an|nach|um|die|das|den)\b)|"
    rf"(?:hebe?|heben sie) {_THAT_RULE}{_SOFT} auf|"
    rf"{_THAT_RULE}{_GIVEN},? (?:hebst du|heben sie){_SOFT} auf|"
    rf"{_THAT_RULE}{_GIVEN},? {_MAY}{_SOFT} (?:{_GONE}|aufheben|vergiss|streich|lösch)|"
    rf"{_THAT_RULE}{_GIVEN},? (?:gilt|zählt)(?: ab jetzt| ab sofort| jetzt| also)? nicht mehr"
    r"(?! (?:für|bei|in|im|auf|ab)\b)|"
    rf"{_THAT_RULE}{_GIVEN},? (?:entfällt|fällt (?:jetzt |damit |nun )?weg|ist (?:jetzt |hiermit |"
    rf"damit |ab sofort )?(?:aufgehoben|hinfällig|gestrichen)))|"
    # What was said just now
    rf"(?:vergiss|vergesst|vergessen sie){_SOFT} (?:das (?:alles|ganze)|all das|all dies|"
    rf"(?:das )?alles davon|das (?:eben |gerade |soeben |vorhin )?gesagte|das von (?:eben|gerade|"
    rf"vorhin)|die ganze (?:sache|geschichte)|das ganze thema|(?:meine|die) letzten? "
    rf"(?:nachricht|bemerkung|aussage|angabe|zeile)(?:en|n)?|meinen letzten satz)|"
    rf"(?:lösch|lösche|löschen sie|ignorier|ignoriere|ignorieren sie|streich|streiche|streichen "
    rf"sie){_SOFT} meine (?:letzten?|vorherigen?|vorigen?)(?: beiden| zwei| drei)? "
    rf"(?:nachricht|bemerkung|aussage|angabe)(?:en|n)?|"
    rf"das alles {_MAY}{_SOFT} vergessen|(?:kannst|könntest|würdest) du (?:das|es)(?: alles)?"
    rf"{_SOFT} vergessen(?=\W*\Z)|(?:können|könnten|würden) sie (?:das|es)(?: alles)?{_SOFT} "
    rf"vergessen(?=\W*\Z)|"
    rf"(?:lösch|lösche|löschen sie|streich|streiche|streichen sie|entfern|entferne|entfernen sie|"
    rf"nimm|nehmen sie|wirf|werfen sie){_SOFT} (?:das|es|all das|dies)(?: alles)?{_SOFT} {_STORE}|"
    rf"(?:das|all das|dies)(?: alles)? {_MAY}{_SOFT} {_STORE}|"
    rf"{_KEEP}{_SOFT} (?:nichts davon|nichts von (?:all )?dem|davon (?:bitte )?nichts)|"
    rf"(?:nichts davon|davon (?:bitte )?nichts)(?: bitte| hier)? {_KEPT}|"
    rf"(?:nichts davon|davon) (?:soll|sollte|muss|darf|braucht|möge)(?: hier| bitte| irgendwo| "
    rf"dauerhaft)*(?: nichts)?(?: hier| bitte| irgendwo| dauerhaft)* (?:zu )?{_KEPT}(?: werden| "
    rf"bleiben)?|"
    r"(?:das|es) (?:soll|sollte|muss|darf)(?: hier| bitte| aber| auch)* (?:nicht|nirgends|"
    rf"nirgendwo)(?: hier| irgendwo| dauerhaft)* {_KEPT}(?: werden| bleiben)|"
    r"(?:ich|wir) (?:will|möchte|wollen|möchten|mag) nicht,? dass (?:du |sie |dir |sich )*(?:das|"
    r"davon etwas|davon irgendwas|etwas davon|irgendetwas davon|irgendwas davon|es)(?: dir| sich| "
    rf"hier| irgendwo)* (?:{_KEPT}|speicherst|merkst|behältst|notierst|festhältst)|"
    r"(?:ich|wir) (?:will|möchte|wollen|möchten) (?:das|nichts davon)(?: hier| lieber| auch)*"
    rf"(?: nicht)?(?: hier)? {_KEPT} (?:haben|wissen|sehen)|"
    r"(?:das|dies|es) (?:bleibt|bleibe|ist|war|muss|soll|sollte|darf)(?: bitte| aber| streng| "
    r"strikt| nur| alles| natürlich)* unter uns|"
    r"(?:behalt|behalte)(?: bitte)? (?:das|es)(?: bitte)? für dich|behalten sie (?:das|es)"
    r"(?: bitte)? für sich|(?:das|es) bitte für (?:dich|sich) behalten|"
    r"(?:tu|tue|tun sie|tut|tun wir|machen wir)(?: bitte| einfach| mal| doch)* so,? als (?:ob |"
    r"wenn )?(?:hätte |hättest |hätten |hab |habe )?(?:ich|du|sie) (?:dir |ihnen )?(?:das |es |"
    r"davon |von dem )?(?:nie|nicht|nichts|niemals|gar nichts|kein wort)\b.{0,30}? (?:gesagt|"
    r"erzählt|geschrieben|erwähnt|gehört|gelesen|verraten)|"
    r"(?:ich hab|ich habe|hab ich|habe ich) nichts gesagt(?=\W*\Z)|(?:das |davon )?(?:hast du|"
    r"du hast|haben sie|sie haben) (?:das |davon |es )?(?:nie|nichts|niemals) (?:gehört|gelesen)"
    r"(?=\W*\Z)|"
    r"das hätte ich (?:dir|ihnen|hier)(?: hier| lieber| besser| gar| eigentlich| wohl| so)* nicht "
    r"(?:so )?(?:schreiben|sagen|erzählen|erwähnen|verraten|anvertrauen) (?:sollen|dürfen)"
)
_WAS_WRONG = (
    r"(?:etwas |was )?(?:falsches|falsch|quatsch|unsinn|mist|blödsinn|käse|(?:die|den|das|der|dem) "
    r"falsche[nsmr]? "
    r"(?!(?:datei|anhang|dokument|link|version|tabelle|bild|screenshot|text|foto|code|mail|fassung|"
    r"ordner|ausschnitt|auszug|beispiel)\b)[\wäöüß-]+)"
)
_AT_TIME = (
    r"(?: dir| ihnen| euch| da| hier| vorhin| gerade| eben| vorher| wohl| leider| glaub ich){0,6}"
)
_SLIP = (
    r"(?:vertan|verschrieben|geirrt|versprochen|vertippt|verzählt|verlesen|verrechnet|verguckt|"
    r"verhört|vergriffen|verkalkuliert|umentschieden|umbesonnen|falsch erinnert|unklar "
    r"ausgedrückt|falsch ausgedrückt)"
)

_ALONE = r"(?=\s*(?:[,.:;!–-]|\Z))"

SIGNS = Signs(
    withdraws=_WITHDRAWS,
    answer=r"(?:da |hier |jetzt |nun |ja )?(?:du hast|hast du|(?-i:Sie) haben|haben (?-i:Sie)) "
    r"(?!(?:ja |schon |natürlich |völlig |vollkommen |absolut )*recht\b)[^.!?]{0,60}?(?:gemacht|"
    r"geschrieben|vergessen|verwechselt|vertauscht|genommen|gelassen|gerechnet|gezeichnet|gezählt|"
    r"gesetzt|verwendet|benutzt|übersetzt|übersehen|gelesen|verstanden|weggelassen|eingefügt|"
    r"eingebaut|ausgewählt|gewählt|gebucht|geschickt|aufgeführt|aufgelistet|gegeben|genannt|"
    r"angenommen|hinzugefügt|angegeben|angezeigt|gekürzt|geändert|umgerechnet|formuliert)|"
    r"(?:da |hier |jetzt )?(?:du|(?-i:Sie)) (?:bist|sind|rechnest|rechnen|nimmst|nehmen|vergisst|"
    r"vergessen|verwechselst|verwechseln|zählst|zählen|schreibst|schreiben|zeigst|zeigen|nennst|"
    r"nennen|übersetzt|übersetzen)|"
    r"(?:da|hier|dort|oben|unten) (?:steht|stehen|fehlt|fehlen)|"
    r"(?:das|die|diese) (?:sind|waren) (?:doch |ja |aber |alles )*(?:die|zahlen|werte|daten|nur|"
    r"alte|falsche|keine)|"
    r"(?:deine?|ihre?|in deinem|in deiner|in der|im|die|der) (?:tabelle|antwort|liste|grafik|"
    r"diagramm|zusammenfassung|zahlen|text|entwurf|version|rechnung|übersetzung|fassung|code|"
    r"anrede|betreff|überschrift|achse|summe|spalte|zeile|formel)",
    filler=r"(?:oh|ah|kleine (?:änderung|korrektur)|update|ach|argh|h+m+|ok(?:ay)?|also|sorry|"
    r"entschuldigung|tschuldigung|verzeihung|"
    r"moment|momentchen|halt|stopp|warte|ups|hoppla|äh|nein|nee|ne|nö|doch|und|aber|bitte|mist|ja|"
    r"verdammt|so)",
    regret=r"sorry|entschuldigung|tschuldigung|verzeihung|moment|momentchen|halt|stopp|warte|ups|"
    r"hoppla|nein|nee|ne|nö|mist|verdammt|ach|kleine (?:änderung|korrektur)|update",
    strong=r"(?:das )?war (?:nur )?(?:ein )?(?:scherz|spaß|witz)|kleiner scherz|"
    r"kommando zurück|planänderung|änderung|tippfehler|schreibfehler|rolle rückwärts|"
    r"korrektur|(?:das |es )?stimmt (?:so |gar |ja |inzwischen |mittlerweile )?nicht mehr|"
    r"ich mein(?:t)?e|ich wollte sagen|mein (?:fehler|irrtum|versehen)|(?:fehler|irrtum) "
    r"meinerseits|ein irrtum|alte gewohnheit|quatsch|unsinn|"
    r"blödsinn|was (?:rede|sag|schreib)e? ich (?:da|denn)|"
    rf"(?:verwechselt|{_SLIP}){_ALONE}|(?:da )?(?:ich )?hab(?:e)? (?:ich )?mich(?: da| "
    rf"wohl| leider| vorhin| eben| oben| wieder)* {_SLIP}|"
    rf"(?:da )?(?:ich )?(?:hab|habe|hatte)(?: ich)?{_AT_TIME} {_WAS_WRONG}{_AT_TIME} (?:gesagt|"
    r"geschrieben|erzählt|angegeben|geschickt|genannt|gegeben|getippt|mitgeteilt|im kopf|in "
    r"erinnerung|gezählt|gelesen|abgelesen)|"
    r"(?:da )?(?:ich )?(?:hab|habe|hatte) (?:ich )?(?:das|es|sie|die|die beiden|da was|da etwas|"
    r"was|etwas)(?: wohl| da| wieder| mal| vorhin)* (?:verwechselt|vertauscht|durcheinander"
    r"gebracht|durcheinander gebracht|falsch (?:gesagt|geschrieben|im kopf|in erinnerung|erinnert|"
    r"verstanden|gelesen|gezählt|angegeben|abgelesen))|"
    r"falsch (?:gezählt|abgelesen|gelesen|erinnert|im kopf|in erinnerung)|"
    r"(?:da )?(?:ich lag|lag ich) (?:da )?falsch|ich (?:bring|bringe|verwechsle|verwechsel) (?:das|"
    r"die|die beiden|sie) (?:immer|ständig|dauernd)(?: durcheinander)?|"
    r"(?:es|das) (?:war|ist|muss) (?:eigentlich|doch)|doch nicht|nein doch|lass mal|"
    r"(?:ich )?hab(?:e|'s|’s| es)? (?:ich )?(?:es )?mir(?: doch| noch mal| nochmal)? anders "
    r"überlegt|(?:ich )?hab(?:e)? (?:da )?meine meinung geändert|"
    r"(?:vergiss|vergesst|vergessen sie|vergessen wir) (?:das|es)(?: bitte| wieder| lieber| gleich|"
    r" schnell| einfach)*|"
    r"das (?:gilt|ist|war) (?:so |inzwischen |mittlerweile )*(?:nicht mehr|überholt|veraltet|"
    r"hinfällig|obsolet|passé|geschichte|schnee von gestern|vom tisch)(?: aktuell| so| richtig| "
    r"der fall)?|das war einmal|das trifft nicht mehr zu|"
    r"(?:das )?nehme? ich (?:alles )?zurück|ich nehme? (?:das|es|alles)(?: alles| wieder)? zurück|"
    r"(?:(?:das|es|die sache|der plan) )?(?:hat|haben) sich(?: leider| inzwischen| doch| jetzt| "
    r"aber| wohl| mittlerweile)* zerschlagen|"
    r"(?:daraus|da) (?:wird|wurde)(?: leider| jetzt| nun| doch| wohl| aber)* nichts|daraus ist"
    r"(?: leider| doch)? nichts geworden|"
    r"(?:(?:das|es|der plan|die sache) )?(?:ist|fällt|fiel)(?: leider| jetzt| nun| doch| aber)* "
    r"(?:geplatzt|ins wasser(?: gefallen)?|flach(?: gefallen)?|vom tisch)|"
    r"(?:es|das) (?:kommt|kam|ist) (?:jetzt |nun |doch |alles )*anders(?: gekommen|"
    r"(?= als gedacht))|"
    r"(?:der|mein|unser) plan hat sich geändert|(?:die|meine|unsere) pläne haben sich geändert|"
    r"(?:inzwischen|mittlerweile) bin ich davon (?:ab|weg)gekommen|"
    r"davon bin ich (?:inzwischen |mittlerweile |wieder )?(?:ab|weg)gekommen|ich bin davon "
    r"(?:inzwischen |mittlerweile |wieder )?(?:ab|weg)gekommen|"
    r"(?:das|den|die) (?:mag|mache|will|brauche|möchte|trinke|esse|nutze) ich (?:inzwischen |"
    r"mittlerweile |jetzt |eigentlich |gar )*nicht mehr|damit hab(?:e)? ich (?:inzwischen |"
    r"mittlerweile )?aufgehört|ich hab(?:e)? damit (?:inzwischen |mittlerweile )?aufgehört|"
    r"(?:das|es) hab(?:e)? ich (?:inzwischen |mittlerweile |leider |längst |wieder )*(?:aufgegeben|"
    r"gelassen|sein lassen|sein gelassen|abgebrochen|hingeschmissen|an den nagel gehängt)|"
    r"(?:bei näherer betrachtung|wenn ich(?:'s| es) mir recht überlege|im nachhinein),? ist "
    r"(?:mir )?"
    r"(?:das |es )?(?:mir )?(?:doch |dann doch |etwas |viel )*zu \w+",
    edits=r"mach (?:mal )?lieber|mach (?:da)?raus|ändere? das(?: (?:auf|in|zu))?",
    wrong=r"(?:das |es )?stimmt (?:so |gar |ja )?nicht|(?:das (?:ist|war) )?falsch",
    unkept=r"(?:das )?(?:musst|brauchst) du (?:dir )?(?:das )?nicht (?:zu )?(?:merken|speichern)|"
    r"(?:das )?nicht (?:merken|speichern)|(?:das|es) (?:war|ist|gilt) (?:nur|bloß) (?:für|"
    r"diesmal|heute)|bloß nicht",
    weak=r"(?:es|das) wird (?:doch|jetzt|nun)(?: eher| wohl)?|genauer gesagt|um genau zu sein|"
    r"genauer|präziser|"
    r"doch lieber|sag lieber|nenn mich lieber|dann lieber|am ende|lieber|eigentlich|nein|"
    r"nee|stattdessen|besser|doch|ach nein|"
    r"wenn ich(?:'s| es) mir recht überlege|bei näherer betrachtung",
    now=r"jetzt|am ende|nun|doch lieber|doch eher|inzwischen|mittlerweile|ab jetzt|ab sofort|"
    r"künftig|zukünftig|in zukunft|neuerdings|seither|seitdem|fortan|zwischenzeitlich|in der "
    r"zwischenzeit|heutzutage|derzeit|zurzeit|momentan|aktuell|"
    r"ab (?:heute|morgen|montag|dienstag|mittwoch|donnerstag|freitag|nächste[mrn]?|kommende[mrn]?|"
    r"januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|"
    r"seit (?:letzte[mnr]|diese[mr]|vorige[mnr]|eine[mr]|ein paar|einigen) (?:woche|monat|jahr|"
    r"sommer|winter|herbst|frühjahr|frühling|quartal|tag|schuljahr|semester|schulhalbjahr)(?:en|n|"
    r"s)?|"
    r"seit (?:neuestem|neustem|kurzem|heute|gestern|letzte[mnr]|diese[mr]|vorige[mnr]|eine[mr]|"
    r"ein paar|einigen|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|"
    r"dezember)|nicht mehr|keine?n? mehr|stattdessen|verlegt|geändert|gewechselt|umgezogen|"
    r"gezogen|umgestiegen|umgestellt|geworden|verschoben|vorverlegt|von nun an|von jetzt an|"
    r"ersetzt|abgelöst|umbenannt|umgetauft|verkauft|versetzt|befördert|umgeschwenkt|umgesattelt|"
    r"umverteilt|übernommen",
    ended=r"nicht mehr|nicht länger|keine?n? mehr|früher mal",
    denied=r"nicht mehr|nicht länger|nicht(?! nur\b)|keine?n?(?: mehr)?|statt|anstatt|anstelle von|"
    r"anstelle der|weg von|genug von|die nase voll von",
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
            r"\bwas ich(?: dir| ihnen| vorhin| eben)* (?:über|zu|zum|zur|von|vom) {x} (?:gesagt|"
            r"erzählt|"
            rf"geschrieben|erwähnt)(?: habe?| hatte)?,? {_MAY}{_SOFT} {_END}"
        ),
        (
            r"\b(?:der|die|das|mein|meine|unser|unsere) (?P<x>[\wäöüß-]{3,40}) (?:ist|sind|hat "
            r"sich)(?: leider| inzwischen| "
            r"jetzt| nun| doch)* (?:geplatzt|ins wasser gefallen|vom tisch|zerschlagen|passé|"
            # A noun in the reason that follows takes no place.
            r"geschichte)(?:,[^.!?]{0,120}|(?=\W*(?:\Z|[;.!])))"
        ),
        (
            rf"\bmit (?:{_THE} )?{{x}} (?:hab(?:e)? ich(?: inzwischen| mittlerweile| jetzt)* "
            rf"aufgehört|"
            rf"ist(?: jetzt| inzwischen)? schluss|bin ich (?:jetzt |inzwischen "
            rf")?durch)(?=\W*(?:\Z|[,;.!]))"
        ),
        (
            rf"\b(?:das mit|die sache mit)(?: {_THE})? {{x}} (?:hat sich(?: leider| inzwischen)* "
            rf"(?:zerschlagen|"
            rf"erledigt)|ist(?: leider| inzwischen)* (?:geplatzt|passé|geschichte|vom tisch|"
            rf"vorbei))"
        ),
        (
            rf"\b{_DROP}{_SOFT},? (?:was ich|alles,? was ich|alles)"
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
