"""German rules, fifth part: orders for how to answer, and what is not wanted in answers."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.de.parts import FINAL, GIVE, ORDER

_POINTED = (
    r"\b(?:heute|gestern|vorgestern|übermorgen|(?<!jeden )(?<!am )(?-i:morgen)|gerade|diesmal|"
    r"vorhin|"
    r"jetzt gleich|nachher|später|(?:nächste|letzte|kommende)[nrms]? (?:woche|monat|\w+tag))\b|"
    r"\b(?:dran|daran|dies\w*|hier|dasselbe|oben|unten stehend\w*|daraus|folgende\w*|angehängt\w*|"
    r"nochmal|noch einmal|das (?:gleiche|ganze)|den anhang|die (?:datei|mail|erste|zweite|letzte)|"
    r"ihm|von vorhin)\b|\b(?:das|es)(?=\Z| (?:nicht|bitte|so|auch|immer|nie|noch|jetzt|mal)\b)"
)
_CLUTTER = (
    r"(?:anrufe|telefonate|sprachnachrichten|emojis?|emoticons?|smileys?|(?:fach)?jargon|"
    r"\w*floskeln|abkürzungen|ausrufezeichen|anglizismen|fußnoten|entschuldigungen|small ?talk|"
    r"fachbegriffe|fremdwörter|füllwörter|begrüßung(?:en)?|einleitung(?:en)?|vorrede|"
    r"grußformeln?|hashtags|anhänge|links|pdfs|bilder|witze|wiederholungen|schachtelsätze|"
    r"fachsprache|fachchinesisch|komplimente|überschriften|fettdruck|metaphern|großbuchstaben|"
    r"konjunktive?|gendersternchen|gendern|disclaimer|warnhinweise|romane|blabla|geschwafel|"
    r"rückfragen|zusammenfassung(?:en)?|lobhudelei|schlusssätze|schlussfragen|buzzwords|"
    r"marketing-?sprech|marketingdeutsch|denglisch|fachwörter|smalltalk|sternchen|kommentare|"
    r"gifs|memes|push-?nachrichten|benachrichtigungen|newsletter|werbung|erinnerungen|umschweife|"
    r"belehrungen|moralpredigten|ratschläge|ironie|sarkasmus|halbgeviertstriche|gedankenstriche|"
    r"klammern|semikolons|videos?|umgangssprache|dialekt|passiv|passivsätze|nominalstil|"
    r"nachkommastellen|dezimalstellen|3d-effekte|prozentzeichen|tausenderpunkte|schnörkel)"
)

ORDERS: tuple[Rule, ...] = (
    Rule("stop-doing", "free", r"hör(?:e|en sie|t)? (?:bitte |endlich |doch |mal )*auf,? "
         r"(?:damit,? )?(?:mich |mir )?(?P<x>(?!(?:das|dies\w*|es|damit)\b)"
         r"(?:.+ )?zu \w+en|(?:.+ )?\w*zu\w+en)", fact="Wunsch: nicht {x}"),
    Rule("stop-doing", "free", r"(?P<x>(?!(?:das|dies\w*|es)\b)[\w ,-]{3,80}?) (?:kannst|können|"
         r"darfst|dürfen|solltest|könntest) (?:du|sie) (?:dir )?(?:künftig |ruhig |bitte |gerne? |"
         r"in zukunft |immer |gleich )*(?:weglassen|auslassen|sparen|sein lassen|überspringen|"
         r"unterlassen|lassen)|spar(?:e|en sie)? (?:dir|mir|sich|uns) (?:bitte )?(?:die |das |"
         r"den )?"
         r"(?P<y>(?!(?:mühe|arbeit|zeit|weg)\b).+)", fact="Wunsch: {x} weglassen",
         unless=_POINTED),
    Rule("leave-out", "free", r"(?:lass|lassen sie|lasst)(?: bitte)? (?P<x>(?!uns\b|mich\b|es\b|"
         r"die (?:bei|in|im|da)\b|"
         r"das\b).+?)"
         r"(?: bitte| immer| künftig)* weg", fact="Wunsch: {x} weglassen", lasting=True),
    Rule("call-off", "wish", rf"(?:{GIVE} (?:mir )?(?:bitte )?)?(?:bitte )?(?:nie(?:mals)? |nie "
                             rf"wieder )?"
         rf"(?:{GIVE} )?(?:nie wieder|keine?n?|nie(?:mals)?|ohne) (?:in )?(?P<x>.+?)(?: mehr| "
         rf"zeigen| "
         r"verwenden| benutzen)?", negative=True, reads=SHAPES, sign=True),
    Rule("no-clutter", "free", rf"(?:{GIVE} (?:mir )?(?:bitte )?)?(?:und )?(?:bitte )?(?:immer )?"
         rf"(?:keine?n?|ohne|nie wieder|nie|"
         rf"weniger|"
         r"spar dir (?:die |das |den )?|verzichte?(?:n sie)? (?:bitte )?auf|vermeide?n?(?: sie)?|"
         r"lass (?:bitte )?(?:die|das|den|alle)|ich (?:brauche|will|möchte|mag|hasse) (?:wirklich "
         r"|gar |überhaupt )*(?:keine?n?|ohne)?)(?: "
         r"(?:so )?viele?| die| das| den| unnötige[ns]?| lange[ns]?| bitte| ständige[nr]?)* "
         rf"(?P<x>(?:\w+e[ns]? )?{_CLUTTER}"
         r"(?: (?:und|oder|noch) (?:keine )?[\w-]+)?)(?: (?:mehr|verwenden|benutzen|verwendest|"
         r"benutzt|nutzen|nutzt|"
         r"schicken|weg|sein|in (?:den |deinen |meinen )?\w+|am (?:ende|anfang|schluss)|bei \w+|"
         r"einbauen|senden|schreiben|machen|zwischen\w*|im \w+))*",
         fact="Möchte keine {x}"),
    Rule("no-clutter", "free", r"(?:(?:künftig|immer|bitte|grundsätzlich|in zukunft|generell) "
         r")*auf "
         r"(?P<x>(?!(?:das|dies\w*|die|den)\b).+) verzichte(?:n|st)", fact="Möchte keine {x}",
         sign=True),
    Rule("never", "free", r"keine?n? (?P<x>.{3,60}) (?:verwenden|benutzen|nutzen|zeigen|schicken|"
                          r"einbauen|vorschlagen|vorschlägst|verwendest|benutzt|machen|planen|"
                          r"buchen|empfehlen|anbieten|schreiben|ansetzen|legen|einplanen)",
         fact="Möchte keine {x}", sign=True, unless=_POINTED),
    Rule("no-plural", "free", r"(?:bitte )?(?:keine|ohne|nie|niemals|nie wieder|nicht so viele|"
         r"weniger) (?P<x>(?:(?!(?:weiteren|neuen|anderen)\b)\w+e[nr] ){0,2}(?:(?-i:[A-ZÄÖÜ])[\w-]+"
         r"(?<!ung)(?<!heit)(?<!keit)(?:en|er|e|s|n|el|isch|zucker|milch|alkohol|fleisch|knoblauch|"
         r"fisch))(?: (?:und|oder) [\w-]+)?"
         r"(?: (?:vor|nach|ab|am|in|mit|bei|zwischen|über|unter|länger als|außer) .{2,40})?)"
         r"(?: mehr| bitte| für mich)*", fact="Möchte keine {x}", sign=True,
         unless=rf"{_POINTED}|\b(?:änderung\w*|sorgen?|umstände|eile|panik|ursache|hektik|ahnung|"
                r"daten|werte|zahlen|namen|fehler|probleme|fragen?|kosten|zeit|ergebnisse|treffer|"
                r"angabe\w*|details|preise|personen|kunden)\b"),
    Rule("brief", "free", r"(?P<x>fass(?:e|t)? (?:dich|euch|sie sich) (?:bitte |doch )?(?:immer |"
         r"gerne? )?(?:kurz|"
         r"kürzer)|fassen sie sich (?:bitte )?(?:immer )?(?:kurz|kürzer)|"
         r"halte?n?(?: sie)? (?:dich|es|sich|alles) (?:bitte )?(?:immer |gerne? |einfach )*(?:kurz|"
         r"kürzer|knapp)(?: und \w+)?|(?:dich |sich )?(?:bitte |immer |etwas |"
         r"stets )*"
         r"(?:kurz|kürzer) (?:fassen|fasst|halten|hältst)|"
         r"antworte(?:n sie)?(?: mir)?(?: bitte)?(?: immer)? (?:kurz|knapp)(?: und \w+)?|kurz und "
         r"(?:knapp|bündig|schmerzlos|präzise)|komme? (?:bitte )?(?:immer )?(?:gleich |direkt |"
         r"schnell )?(?:zum|auf den) punkt)",
         fact="Bevorzugt kurze Antworten", slot="length",
         value="short"),
    Rule("detailed", "free", r"(?P<x>(?:antworte(?:n sie)?|erkläre?(?:n sie)?)(?: mir)?(?: alles)?"
         r"(?: bitte| immer| ruhig)+ (?:ausführlich|ausführlicher|detailliert|im detail|genau))",
         fact="Bevorzugt ausführliche Antworten", slot="length", value="detailed", lasting=True),
    Rule("change", "value",
         r"(?:mach|nimm|stell|wechsle|wechsele|ändere|setze?) (?:das|daraus|es|die währung|meine "
         r"währung|die sprache|alles)?(?: (?:auf|zu|in|nach))? ?(?P<x>.+?)(?: um| draus)?",
         reads=("currency", "language", "units", "temperature", "timezone", "theme", "format")),
    Rule("amounts", "free", r"(?:(?:alle |meine |die )?(?:beträge|zahlen|werte|umsätze|preise|"
         r"summen|kosten|angaben) )?(?:bitte )?(?:immer |stets |künftig |grundsätzlich )*(?P<x>in "
         r"(?:euro|dollar|pfund|franken|us-dollar|schweizer franken|kronen|tausend\w*|millionen)"
         r"(?:,? (?:und )?(?:auf \w+(?: \w+)?(?: gerundet)?|gerundet(?: auf \w+(?: \w+)?)?|mit "
         r"(?:\w+) nachkommastellen|ohne (?:nachkommastellen|cent)|ganze zahlen|netto|brutto|"
         r"inklusive \w+|exklusive \w+|ohne \w+steuer)))(?: bitte| immer)*",
         fact="Bevorzugt Beträge {x}", sign=True, reads=("currency", "scale")),
    Rule("show", "value",
         rf"(?:immer )?{GIVE}(?: sie)?(?: mir| mich| uns)?(?: bitte)?(?: alles| alle beträge| "
         rf"beträge| uhrzeiten| zeiten| temperaturen| preise| "
         rf"antworten| zahlen| ergebnisse)?(?: immer| stets| nur| künftig| ab jetzt| bitte| in "
         rf"zukunft| doch| wieder)*"
         r"(?: lieber)?(?: in| im| als| mit| auf)? (?P<x>.+?)(?: an| dar| um)?",
         reads=(*SHAPES, "period", "region"),
         unless=r"\A\w+ (?:das|es|dies\w*)\b.* um\Z|\b(?:für|im|vom|seit) (?:januar|februar|"
                r"märz|april|mai|juni|juli|august|september|oktober|november|dezember|q\d)\b"),
    Rule("values", "value", r"(?:immer |nur |lieber |wieder |zurück zu |in |als |auf |mit |"
         r"besser |doch |doch "
                            r"lieber |mir |alles |"
         r"alle beträge |beträge |antworten )*(?P<x>.+?)(?: zeigen| anzeigen| verwenden| "
         r"benutzen| geben| gibst| zeigst| anzeigst| verwendest| benutzt| nutzt| antwortest| "
         r"schreibst|"
         r" nehmen| nimmst| darstellst| ausgibst| schicken| schickst| angeben| angibst| umrechnen|"
         r" liefern| lieferst| formulieren| formulierst| machen| machst| bleiben| bleibst|"
         r" nutzen| antworten| schreiben| ausgeben| darstellen)?", reads=SHAPES, sign=True),
    Rule("order-final", "free", r"(?:mir |mich |uns )?(?:bitte )?(?:immer|stets|künftig|"
         r"grundsätzlich|ab jetzt|ab sofort|in zukunft|"
         r"generell|jedes mal|nie|niemals|prinzipiell) (?!(?:noch|wieder|diese\w*|dasselbe|das|es|"
         r"der|"
         rf"ich)\b)(?P<x>(?:[\w,/%-]+ ){{1,12}}?{FINAL})",
         fact="Wunsch: immer {x}", unless=rf"{_POINTED}|\bnie\b|\b(?:ich|man|wir|du)\b"),
    Rule("never-order", "free", rf"(?P<x>{ORDER} .*\b(?:nie|niemals|nie wieder|nie mehr)\b.+)",
         fact="Wunsch: {x}", unless=_POINTED),
    Rule("always", "order", rf"(?P<x>(?:immer )?{ORDER}\b(?! ich\b).*)"),
    Rule("order-when", "free", rf"(?P<x>{ORDER} .*\b(?:bei (?:allen|jede[mrn]|meinen)|in (?:allen|"
         r"jede[mrn]|deinen)|zu jede[rm]|pro \w+|am (?:ende|anfang|schluss) (?:jede[rs]|von)|"
         r"grundsätzlich|nie|jedes mal|wenn ich|sobald ich|wann immer|ausschließlich|generell|"
         r"vor jede[rm]|nach jede[rm]|mit jede[rm]|für (?:alle|jede\w*|meine)|immer)\b.*)",
         fact="Wunsch: {x}", unless=rf"{_POINTED}|\b(?:mail|brief|text) (?:an|für)\b"),
    Rule("order-final", "free", rf"(?:mir |mich |uns )?(?P<x>(?!(?:ich|wir|das|was|wie|wenn|ob|"
         rf"dass|wer|wo|warum|weil|wann|als|da|es)\b)(?:[\w,/%'&-]+ )"
         rf"{{1,14}}?{FINAL})", fact="Wunsch: {x}", sign=True,
         unless=rf"{_POINTED}|\bspät\Z|\A(?:habe?|hatte|bin|war)\b|"
                rf"\A(?:mein|unser)e? [\w-]+ (?-i:[a-zäöüß])+t\b|"
                rf"\b(?:ich|wir|man|kommt|zahlt|ist|sind|geht|steht|läuft|hat|wird|macht)\b|"
                rf"\b(?:die|der|den|das|dem|einen?|eine[rm]?) "
                r"(?!(?:regel|antwort am|quelle|quellen|ergebnis|fazit|vergleich|einheit|datum|"
                r"uhrzeit|begründung|zusammenfassung|reihe|wichtigste\w*|kurz\w*|wesentliche\w*|"
                r"überblick|beispiel|tabelle|liste|hinweis|metrisch\w*|vorjahr\w*|code|quelltext|"
                r"kalorien|links?|preise?|alternative|du|sie|englisch\w*|deutsch\w*)\b)\w+",
         lasting=False, needs=r"\b(?:immer|nie|niemals|stets|künftig|in zukunft|zukünftig|ab jetzt|"
               r"ab sofort|grundsätzlich|generell|jedes mal|standardmäßig|bei jede\w+|in jede\w+|"
               r"von jetzt an|von nun an|nie wieder|bei allen|in allen|prinzipiell|dauerhaft|nur "
               r"noch)\b|\A(?:[\w-]+ )?(?:mir |mich )?(?:(?!die |der |das |den |ein).)*(?:st)\Z"),
    Rule("order-no", "free", rf"(?P<x>(?!(?:änder|lösch|verwechsl|verlier))(?:{ORDER})(?: bitte| "
         rf"mir| nie)* "
         r"(?:.* )?keine?n? .+)", fact="Wunsch: {x}", sign=True, unless=rf"{_POINTED}|\b(?:die|"
         rf"den|dem|"
         r"der) (?-i:[A-Z])"),
    Rule("be", "free", r"(?P<x>sei(?:en sie)? (?:mir gegenüber |zu mir |immer |ruhig |bitte "
         r")*(?:\w+ und )?"
         r"(?:ehrlich|kritisch|direkt|streng|konkret|präzise|freundlich|geduldig|locker|förmlich|"
         r"höflich|"
         r"sachlich|kreativ|witzig|gründlich|genau)(?: und \w+)?)", fact="Wunsch: {x}", sign=True),
    Rule("explain-so", "free", r"(?P<x>(?:erklär|schreib|formulier|antwort|beschreib)(?:e|en "
         r"sie)? (?:mir "
         r"|also |bitte |immer |uns )*alles (?:mir |bitte |immer )*(?:so,? dass|so,? wie|für|wie|"
         r"in|mit|"
         r"als|ganz|möglichst|einfach|schritt).+)", fact="Wunsch: {x}",
         unless=r"\b(?:heute|hier|diese\w*|nochmal|noch einmal)\b"),
    Rule("not-any-more", "free", r"(?:bitte )?(?P<x>(?:nicht (?:mehr|immer|ständig|jedes mal|"
         r"dauernd)|nie "
         r"(?:mehr|wieder)) .+(?:en|st))", fact="Wunsch: {x}", sign=True,
         unless=rf"{_POINTED}|\b(?:ich|wir|es|das)\b"),
    Rule("only", "free", r"(?:bitte )?nur (?P<x>(?:(?!(?:die|den|das|der)\b)\w+e "
         r")*(?-i:[A-ZÄÖÜ])[\w-]+"
         r"(?:en|er|e|s|n)(?: (?:für|mit|ohne|unter|auf|aus) .+)?)", fact="Möchte nur {x}",
         polite=True,
         unless=rf"{_POINTED}|\b(?:werte|zahlen|daten|namen|zeilen|spalten|ergebnisse|umsätze)\b"),
    Rule("always-any", "free", r"(?P<x>(?!(?:ich|das|dies\w*|es|die|der|den|ein|eine|wir|du|er|"
         r"sie)\b)[\w-]+"
         r"(?: [\w-]+){0,3}? bitte (?:immer|stets|künftig|in zukunft|grundsätzlich|generell|nie|"
         r"nie wieder|nur "
         r"noch)(?!.*\b(?:das|dies\w*|es|hier)\b)(?: .+)?)", fact="Wunsch: {x}", polite=True),
    Rule("plural-please", "free", r"(?P<x>(?!gerne?\b|danke\b)(?:(?:meine|alle|eure|deine) "
         r")?(?:(?!(?:die|der|den|"
         r"das)\b)"
         r"\w+e[nr]? ){0,2}(?-i:[A-ZÄÖÜ])"
         r"[\w-]+(?:en|er|e|s|n|te|pdf) (?:bitte |gerne? |am besten |am liebsten |doch )*(?:nur|"
         r"immer|in|auf|"
         r"als|mit|ohne|nie|nicht|"
         r"möglichst|lieber|kurz|knapp|ausschließlich|per|erst|zuerst|nach|unter|am (?:ende|anfang)"
         r"|grundsätzlich|getrennt|gegliedert|absteigend|aufsteigend|alphabetisch|"
         r"chronologisch|einzeln|nummeriert|fett|aus|sortiert|gerundet|inklusive|netto|"
         r"brutto)\b.*)",
         fact="Wunsch: {x}", sign=True, unless=rf"{_POINTED}|\b(?:ich|du|sie|wir|ist|sind|war|hat|"
         r"waren|anhang|danke|grüße|frage\w*)\b|\b(?:für|an|im|in|aus|von|vom) (?:(?-i:[A-Z])\w+\d|"
         r"januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|"
         r"q\d)"),
    Rule("first", "free", r"(?P<x>(?:immer )?(?:zuerst|erst|zunächst) (?:das|die|den|der|ein|"
         r"eine)? "
         r"?(?:fazit|ergebnis|zusammenfassung|kernaussage|wichtigste|überblick|antwort|zahlen|"
         r"kurzfassung|lösung|code|beispiel|empfehlung)(?:,? (?:und )?dann .+)?|(?:das |die )?"
         r"(?:fazit|ergebnis|zusammenfassung|kernaussage|wichtigste|kurzfassung|empfehlung) "
         r"(?:immer |bitte )*(?:zuerst|zu beginn|am anfang|vorweg|nach oben|oben))",
         fact="Wunsch: {x}", sign=True),
    Rule("in-format", "free", r"(?P<x>[\w-]+ (?:bitte )?(?:im|in) [\w.-]*(?:format|schreibweise|"
         r"stil|"
         r"system|notation|darstellung)(?: bitte)?)", fact="Wunsch: {x}", sign=True,
         unless=_POINTED),
    Rule("steps", "free", r"(?P<x>(?:(?:erkläre?|erklären sie)(?: mir)?(?: alles| dinge| es| "
         r"sachen)?(?: bitte| immer)* )?(?:immer |bitte )*(?:schritt für schritt|in einfacher "
         r"sprache|in einfachen worten|für laien|wie für (?:laien|anfänger|kinder)|mit beispielen|"
         r"mit quellen(?:angaben?)?)(?: (?:erklären|erklärst|antworten|antwortest))?)",
         fact="Wunsch: {x}", lasting=True, unless=_POINTED),
    Rule("rather-than", "free", r"(?:bitte |immer |doch )*(?:lieber |besser |eher )(?P<x>(?!(?:"
         r"nicht|das|es|dies\w*|so|würde|wäre|gleich|heute|morgen|spät|zu|noch)\b).+ (?:als|statt|"
         r"anstatt) .+)|(?P<y>(?!(?:das|es|die|der|den|ich|wir|mehr|weniger|besser)\b)[\w "
         r"-]{3,40}? "
         r"(?:statt|anstatt|anstelle von|und nicht|, nicht|, keine) (?!(?:dessen|dass|zu)\b)"
         r"[\w -]{3,40})", fact="Bevorzugt {x}", unless=rf"{_POINTED}|\b(?:ich|du|ist|war|sind|"
                rf"zeigt|macht|nimmt|nutzt|"
                r"zählt|rechnet|druckt|schreibt|antwortet|gibt)\b", sign=True),
    Rule("elliptic", "free", r"(?P<x>(?!(?:ich|du|wir|das|dies\w*|es|die|der|danke|bitte|ok|nein|"
         r"ja|mach|nimm|lass|komm|warte|was|wie|so|nicht|er|sie|etwas|anders|mehr|weniger|wenn|"
         r"noch|gleich|sofort|jetzt|weiter|kannst|könntest|schick|zeig|gib)\b)[\w-]+"
         r"(?: [\w-]+){0,7})", fact="Wunsch: {x}", lasting=True, polite=True,
         unless=rf"{_POINTED}|\b(?:ich|du)\b"),
)  # fmt: skip
