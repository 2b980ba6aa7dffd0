"""German rules, open tier: how somebody wants to be served, whatever the order's verb or noun."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.de.parts import GIVE, ORDER

POINTED = (
    r"\b(?:heute|gestern|vorgestern|übermorgen|(?<!jeden )(?<!am )(?-i:morgen)|gerade|diesmal|"
    r"vorhin|jetzt gleich|nachher|später|(?:nächste|letzte|kommende)[nrms]? (?:woche|monat|"
    r"\w+tag)|dran|dies\w*|hier|dasselbe|oben|daraus|folgende\w*|angehängt\w*|nochmal|noch "
    r"einmal|das (?:gleiche|ganze dokument)|den anhang|die (?:datei|mail|erste|zweite|letzte|"
    r"folie|grafik)|von vorhin|den (?:text|satz|absatz|code|brief|artikel))\b|\b(?:das|es)(?=\Z| "
    r"(?:nicht|bitte|so|auch|immer|nie|noch|jetzt|mal|als|auf|in|zu)\b)"
)
# A fragment has no finite verb; with one it is a sentence about the world.
_FINITE = (
    r"\b(?:ich|du|wir|er|man|ihr|ist|sind|war|waren|kam|kamen|ging|gingen|lief|liefen|blieb|stand|"
    r"gab|sah|fand|bekam|hat|haben|habe|hatte|wird|werden|wurde|kann|"
    r"können|muss|müssen|soll|sollen|will|wollen|darf|dürfen|geht|gehen|kommt|kommen|macht|"
    r"gibt|läuft|bleibt|funktioniert|klappt|zeigt|steht|liegt|fehlt|fehlen|passiert|stimmt|"
    r"sieht|bekommt|braucht|heißt|findet|tut|hängt|spinnt|dauert|scheint|sagt|meint|will|mag|"
    r"\w{3,}iert(?<!sortiert)(?<!formatiert)(?<!nummeriert)(?<!gruppiert)|(?-i:(?!ge|bitte|heute|"
    r"letzte|erste|\w*ierte)[a-zäöü]{3,}te)|"
    r"gleiche[nrs]?|selbe[nrs]?|ärger|stress|theater|drama|mist|danke|bin|wie)\b"
)
_TIME = (
    r"(?:(?:werktag|wochentag|abend|morgen|mittag|nacht|vormittag|nachmittag|sonntag|feiertag|"
    r"montag|dienstag|donnerstag|freitag|samstag|wochenend)s|mittwochs|am wochenende|"
    r"unter der woche|an (?:wochenenden|feiertagen|werktagen)|im (?:winter|sommer)|tagsüber|"
    r"jede[nsrm]? \w+|täglich|nachts)"
)
_ANSWERS = (
    r"(?:antworten|erklärungen|zusammenfassungen|texte|beispiele|auswertungen|berichte|infos|"
    r"anleitungen|rezepte|vorschläge|ergebnisse|diagramme|listen|tabellen)"
)

ASKED: tuple[Rule, ...] = (
    Rule("order-if", "free", rf"(?P<x>{ORDER}\b(?! mir bescheid| bescheid| kurz bescheid).*?,? "
         r"(?:bevor|ehe|wenn|falls|sobald|sooft|solange) (?:du|sie|etwas|was|mir|ich|es|man|"
         r"zweifel|eine? \w+|die angaben|meine|unsere) .+)", fact="Wunsch: {x}",
         unless=rf"{POINTED}|\b(?:fertig|soweit|so weit|kannst|magst|willst|möchtest|können|"
                r"möchten|zeit hast|möglich|geht|nötig|dabei|lust|bereit|klappt|hilft|passt|recht|"
                r"okay|ok|einverstanden|weißt|verstanden|wieder da|mich)\b(?!.*\bimmer\b)|"
                r"\b(?:eine|einen|ein|den|die|das) (?:mail|brief|termin|tisch|flug|text|bild|"
                r"wecker|timer|präsentation|tabelle|liste)\b"),
    Rule("order-as", "free", r"(?P<x>(?:mit|ohne|in|als|auf|per|nur|keine?n?|lieber|am besten|"
         r"zuerst|erst|nie|immer|möglichst) .+, (?:wenn|falls|sobald|bevor) (?:du|sie) .+)",
         fact="Wunsch: {x}", unless=rf"{POINTED}|\b(?:kannst|magst|fertig|möchtest|zeit hast)\b"),
    Rule("order-at", "free", rf"(?P<x>(?:{ORDER}|{GIVE})\b.* (?:bei (?:meinen |allen |\w+e[nr] )?"
         r"(?-i:[A-ZÄÖÜ])[\w-]+(?:n|s|e|er|ail|ode)|(?:in|für|zu|unter|an) (?:meinen? |allen? |"
         r"\w+e[nr] )?(?-i:[A-ZÄÖÜ])[\w-]*(?:[Mm]ails|[Tt]exten?|[Aa]ntworten|[Bb]erichten?|"
         r"[Dd]iagrammen?|[Tt]abellen|[Ll]isten|[Cc]ode|[Pp]räsentationen|[Ff]olien|"
         r"[Kk]ommentaren?|[Rr]ezepten?|[Aa]uswertungen|[Aa]nalysen|[Bb]riefen?|[Kk]unden))\b.*)",
         fact="Wunsch: {x}",
         unless=rf"{POINTED}|\bbei (?:der|dem|den|Frau|Herrn|Amazon|Google|Gelegenheit|Bedarf)\b|"
                r"\A(?:buch|bestell|such|reservier|frag|ruf|schick)\w*\b|"
                r"\b(?:eine?|einen) (?:mail|brief|text|liste|tabelle|gedicht|rezept|beispiel)\b"),
    Rule("order-mine", "free", rf"(?P<x>{ORDER}(?: bitte| mir)* (?:alle )?meine (?-i:[A-ZÄÖÜ])"
         r"[\w-]+(?:s|en|e|er|n) (?:bitte )?(?:mit|als|immer|in|auf|nach|per|ohne|nur|nie) .+)",
         fact="Wunsch: {x}", unless=POINTED),
    Rule("order-not", "free", rf"(?P<x>{ORDER}(?: bitte| mir| uns)* nicht (?:mehr |immer |ständig "
         r"|so |nur )?(?:mit|in|als|auf|per|von|nach) (?!(?:der|dem|den|die|das|meine\w*|diese"
         r"\w*)\b)(?:\w+e[nr] )?(?-i:[A-ZÄÖÜ])[\w-]+(?:en|s|n|er|e)(?: .{1,60})?)",
         fact="Wunsch: {x}", unless=POINTED, sign=True),
    Rule("may-so", "free", r"(?P<x>(?!(?:die|der|das|den|es|dies\w*)\b)(?:alle )?(?:\w+e "
         r")?(?-i:[A-ZÄÖÜ])[\w-]+(?:s|en|e|er|n|el) (?:kannst|können|darfst|dürfen|solltest|"
         r"musst) (?:du|sie) (?:mir |mich |bei mir )?(?:übrigens |gerne? |ruhig |immer |auch |"
         r"künftig |generell |grundsätzlich |ab (?:jetzt|sofort) |einfach |am besten |bitte )+"
         r".*(?-i:[a-zäöüß])+n)", fact="Wunsch: {x}", unless=POINTED),
    Rule("answers-that", "free", rf"ich (?:brauche|möchte|will|mag|bevorzuge|hätte gerne?) "
         rf"(?P<x>(?:immer |nur |lieber |\w+e )*{_ANSWERS},? (?:die|bei denen|mit denen|in denen) "
         r".+)", fact="Möchte {x}", unless=POINTED),
    Rule("enough-if", "free", r"(?:es |mir )?(?:reicht|genügt|hilft|freut|wäre|ist)(?: es)?"
         r"(?: mir| mich)?(?: (?:meist|meistens|immer|völlig|vollkommen|sehr|am meisten|schon|"
         r"lieb|recht|genug|wichtig|besonders|lieber|am liebsten))*,? (?:wenn|dass) (?:du|sie) "
         r"(?P<x>(?!(?:das|es|dies\w*|fertig)\b).+)", fact="Wunsch: {x}",
         unless=r"\b(?:heute|morgen|gerade|hier|diese\w*|nochmal|fertig|helfen|hilfst|kannst|"
                r"könntest|sagen könn\w+)\b"),
    Rule("wants-know", "free", r"ich (?:möchte|will|muss) (?P<x>(?:immer|grundsätzlich|stets|"
         r"generell|bei \w+|jedes mal) (?:\w+ )?wissen,? .+)", fact="Möchte {x}", unless=POINTED),
    Rule("time-no", "free", rf"(?P<x>(?:{_TIME}|(?:vor|nach|ab|zwischen) \w+(?: uhr)?(?: und \w+ "
         r"uhr)?(?: abends| morgens| früh)?) (?:bitte |generell |grundsätzlich |also "
         r")*(?:keine?n?|nur|nie|nichts|nicht) (?:mehr )?\w+"
         r"(?: .{1,40})?)", fact="Möchte {x}",
         unless=rf"{POINTED}|\b(?:ist|sind|war|zeit|lust|netz|umsatz|umsätze|bestellungen)\b"),
    Rule("begs", "free", r"ich (?:bitte )?(?:dich |sie )?(?:immer |grundsätzlich |generell |stets |"
         r"künftig |in zukunft )+um (?P<x>.+)", fact="Wunsch: {x}", unless=POINTED),
    Rule("explain-all", "free", r"(?P<x>(?:erklär|beschreib|erläuter|beantwort)(?:e|en sie)? "
         r"(?:mir "
         r"|bitte |immer |uns )*alles (?:mir |bitte |immer )*[\w ,-]{3,80})", fact="Wunsch: {x}",
         unless=rf"{POINTED}|\balles (?:über|zu|zum|zur|nochmal|noch|von|vom)\b"),
    Rule("final-standing", "free", r"(?P<x>(?:die|den|das|alle|meine) (?-i:[A-ZÄÖÜ])[\w-]+ .*\b(?:"
         r"immer|ab jetzt|ab sofort|künftig|grundsätzlich|generell|stets|in zukunft|nie|jedes mal)"
         r"\b.*(?-i:[a-zäöüß])(?:en|ern|eln|st))", fact="Wunsch: {x}", lasting=True,
         unless=rf"{_FINITE}|{POINTED}"),
    Rule("order-plural", "free", rf"(?P<x>(?:{ORDER}|{GIVE})(?: mir| bitte)* (?:(?!(?:die|eine|"
         rf"meine|"
         r"deine|diese|alle|ihre|keine)\b)\w+e )?(?-i:[A-ZÄÖÜ])[\w-]+(?:e|en|er|n|s) (?:bitte "
         r")?(?:als|in|mit|ohne|nach|nicht|nie|nur|"
         r"per|auf|unter|am) .+)", fact="Wunsch: {x}", polite=True,
         unless=rf"{POINTED}|\b(?:für|von|vom|aus|im|seit|ab) (?:\d|januar|februar|märz|april|mai|"
                r"juni|juli|august|september|oktober|november|dezember|q\d|letzt\w+)|"
                r"\A(?:buch|bestell|such|reservier|schick|füg|lösch|änder|ersetz|korrigier)"),
    Rule("order-only", "free", rf"(?P<x>(?:{ORDER}|{GIVE})(?: \w+){{0,4}}? (?:nur|nie|erst|immer|"
         rf"frühestens|spätestens|ausschließlich) (?:{_TIME}|(?:vor|nach|ab|zwischen|bis) \w+).*)",
         fact="Wunsch: {x}", sign=True,
         unless=rf"{POINTED}|\b(?:termin|wecker|timer|tisch|flug|erinner\w*|weck\w*)\b"),
    Rule("order-best", "free", rf"(?P<x>(?:{ORDER})(?: mir| mich| bitte)* "
         rf"(?:(?-i:[A-ZÄÖÜ])[\w-]*(?:e|"
         r"en|er|n|s|eedback|ritik|ode) |alles |so etwas |neues )?(?:am besten|möglichst|lieber|"
         r"gerne?|ruhig) (?:mit|in|an|als|so|ohne|per|über|anhand|immer|kurz|knapp|ausführlich|"
         r"direkt|ehrlich|schonungslos|hart|offen|klar|konkret) ?.*)",
         fact="Wunsch: {x}", unless=rf"{POINTED}|\bals (?:ein|den|die|das)\b"),
    Rule("mind-that", "free", r"(?P<x>(?:achte?|achten sie|schau|sieh zu)(?: bitte| immer| "
         r"mir)*(?: "
         r"darauf)?,? dass (?!(?:der|die|das|den|es|du|sie|ich)\b).+|(?:achte?|achten sie)(?: "
         r"bitte| immer)* auf (?:\w+e )?(?-i:[A-ZÄÖÜ])[\w-]+(?: .+)?)", fact="Wunsch: {x}",
         sign=True, unless=POINTED),
    Rule("leave-be", "free", r"(?P<x>(?!(?:die|der|das|den|es|dies\w*)\b)(?:alle )?(?:\w+e )?"
         r"(?-i:[A-ZÄÖÜ])[\w-]+ (?:kannst du|könnt ihr|können sie|darfst du) (?:\w+ )?(?:stehen "
         r"lassen|ignorieren|überspringen|voraussetzen|abkürzen|kürzen|auslassen|streichen|"
         r"weglassen|vergessen|ausblenden|rauslassen|rausnehmen|ausklammern))",
         fact="Wunsch: {x}", unless=POINTED),
    Rule("no-in", "free", r"(?:bitte )?(?P<x>kein(?:e|en)? [\w.-]+(?: und [\w-]+| oder [\w-]+)? "
         r"(?:in|"
         r"im|bei|auf|am|zum|beim) [\w-]+(?: [\w-]+)?)", fact="Möchte {x}", polite=True,
         unless=rf"{POINTED}|\b(?:fehler|problem\w*|zeit|ahnung|änderung\w*)\b"),
    Rule("please-plural", "free", r"(?P<x>(?:nur |immer )?(?!(?:weitere|andere|neue|alle|beide|"
         r"einige|"
         r"mehrere|viele|die|eine|keine|meine|deine|diese|drei|zwei|ganze|ohne|gerne|"
         r"\w+ere)\b)(?-i:[a-zäöü])"
         r"[\w-]+e (?-i:[A-ZÄÖÜ])[\w-]+(?:n|e|er|s))", fact="Wunsch: {x}", polite=True,
         unless=rf"{POINTED}|{_FINITE}"),
    Rule("if-then", "free", r"(?P<x>(?:immer )?(?:wenn|sobald|falls) (?:ich|wir|niemand|keiner|"
         r"jemand|"
         r"es) (?!(?:das|dich|dir)\b)[^,]{3,60}, (?:dann )?(?:soll|sollen|bitte|darf|muss) .+)",
         fact="Wunsch: {x}", unless=rf"{POINTED}|\b(?:würde|wäre|hätte|frage\w*|ich)\b(?!.*,)"),
    Rule("time-all", "free", rf"(?P<x>{_TIME} (?:(?:ab|bis|nach|vor) \w+(?: uhr)? )?(?:bitte )?"
         r"(?:alles|kein\w*|nie|lieber|nur) .+)", fact="Wunsch: {x}",
         unless=rf"{_FINITE}|{POINTED}"),
    Rule("not-so", "free", r"(?P<x>nicht (?:mehr |so |zu |immer |ständig |dauernd )+(?:viel |oft |"
         r"schnell |ausschweifend |überschwänglich )?(?!(?:sein|haben|werden|machen)\b)"
         r"(?-i:[a-zäöüß])+(?:en|eln|ern|st))", fact="Wunsch: {x}", sign=True, unless=POINTED),
    Rule("style-noun", "free", rf"(?P<x>(?:{GIVE} (?:mir |bitte )*)?(?:immer |bitte |in |im |mit |"
         rf"auf )*"
         r"(?!(?:andere|diese|die|eine|meine|deine|welche|ihre)[rsnm]?\b)(?-i:[a-zäöüA-ZÄÖÜ])\w+"
         r"(?:e[sr]?|er|isches) (?:\w+e[sr]? )?(?:rechtschreibung|schreibweise|sprache|deutsch|"
         r"englisch|"
         r"hochdeutsch|schriftdeutsch|stil|ton|tonfall|ansprache|anrede|orthografie|zitierweise|"
         r"notation|formatierung|zeichensetzung|schrift|bezeichnungen)(?:(?:,|:) .+)?)",
         fact="Wunsch: {x}", sign=True, unless=POINTED),
    Rule("style-how", "free", r"(?P<x>(?:schreib|antwort|formulier|erklär|sprich|red|erzähl)(?:e|"
         r"en sie)? (?:mir )?(?:(?-i:[A-ZÄÖÜ])\w+es )?(?:also |bitte |immer |ganz |möglichst |"
         r"doch |sehr )*(?:genau|gründlich|einfach|verständlich|knapp|"
         r"ausführlich|sachlich|locker|förmlich|höflich|freundlich|bildhaft|anschaulich|direkt|"
         r"klar|neutral|positiv|langsam|deutlich|konkret)(?: und \w+)?)", fact="Wunsch: {x}",
         sign=True),
    Rule("clear-words", "free", r"ich (?:will|möchte|mag|brauche|bevorzuge|schätze) (?P<x>(?:nur |"
         r"immer |einfach |lieber )*(?:klartext|klare (?:ansagen|worte|aussagen|antworten)|"
         r"ehrliche "
         r"(?:antworten|meinung\w*|kritik|worte)|ehrliches feedback|konkrete \w+|knappe \w+|"
         r"direkte \w+|harte fakten|fakten|offene kritik)(?: .+)?)", fact="Möchte {x}",
         unless=POINTED),
    Rule("unit-bit", "value", r"(?:alle )?(?:temperaturen|entfernungen|beträge|preise|uhrzeiten|"
         r"datum|datumsangaben|mengen\w*|gewichte|maße|strecken|höhen|geschwindigkeiten|summen|"
         r"prozentwerte|distanzen|längen) (?:in|im|als|auf|nach|ohne|mit) (?P<x>.+)",
         reads=SHAPES),
    Rule("more-with", "free", r"mit (?P<x>.+?) kann ich (?:viel |deutlich )?(?:mehr|besser|viel) "
         r"anfangen(?: (?P<r>als .+))?", fact="Bevorzugt {x}", unless=POINTED),
    Rule("answers-too", "free", r"(?:deine|ihre|eure) (?P<x>(?:antworten|texte|erklärungen|mails|"
         r"nachrichten|zusammenfassungen|berichte|vorschläge) (?:sind|klingen|wirken) (?:mir |für "
         r"mich "
         r"|auf mich )?(?:meist |meistens |oft |immer |generell |grundsätzlich |viel |häufig |"
         r"etwas )+"
         r"zu [\w ]{3,40})", fact="{x}", unless=POINTED),
    Rule("bare-verb", "free", r"(?P<x>(?:nicht |immer |weniger |kein |nie )*(?:gendern|"
         r"entgendern|abkürzen|spoilern|schwafeln|beschönigen|ausschmücken|drumherumreden|"
         r"übertreiben|moralisieren|zusammenfassen statt .+))", fact="Wunsch: {x}", sign=True),
    Rule("used-to", "free", r"(?P<x>(?!(?:das|es)\b).{3,90}?),? (?:so|das) (?:bin ich es gewohnt|"
         r"bin ich gewohnt|mag ich es(?: am liebsten)?|ist es mir am liebsten|lese ich (?:es )?am "
         r"liebsten|kenne ich es|habe ich es (?:gern|am liebsten)|passt es mir am besten)",
         fact="Wunsch: {x}", unless=r"\b(?:heute|gerade|diese\w*)\b"),
    Rule("stay-with", "free", r"(?:lass es|lassen sie es|bleib|bleibe|bleiben (?:wir|sie)) "
         r"(?:bitte |"
         r"doch |ruhig |immer |lieber )*bei (?P<x>(?!(?:der|dem|den|diese\w*|mir|uns)\b).+)",
         fact="Wunsch: bei {x} bleiben", lasting=True),
    Rule("for-me-please", "free", r"für mich (?:bitte |gern |gerne |lieber |immer |nur |eher |am "
         r"besten |auf jeden fall )+(?P<x>(?!(?:das|die|den|der|ein\w*|auch|noch|erst)\b(?! "
         r"immer)).+)", fact="Bevorzugt {x}", unless=POINTED),
    Rule("please-ask", "free", r"(?P<x>(?:fragen? sie|frag|frage|gib|sag|warn|warne|weis|weise)"
         r"(?: mir| mich)?(?: bitte)?(?: immer| lieber| ruhig| vorher)+ (?:nach|vorher|nochmal|"
         r"bescheid|erst|einmal mehr|um erlaubnis|einmal zu viel)\b.*)", fact="Wunsch: {x}",
         unless=r"\b(?:heute|gerade|morgen)\b"),
    Rule("first-then", "free", r"(?P<x>(?:immer |bitte |stets )*(?:erst|zuerst|zunächst) (?!(?:"
         r"mal|noch|heute|morgen|einmal)\b)[\w '-]{3,50},? (?:und )?(?:dann|danach|erst danach) "
         r".{3,60})", fact="Wunsch: {x}", sign=True,
         unless=r"\b(?:ich|wir|habe|war|wurde|ist|kam|heute|diese\w*|hier)\b"),
    Rule("place-first", "free", r"(?P<x>(?:bitte |immer )*(?:das |die |der )?(?-i:[A-ZÄÖÜ])[\w-]+"
         r"(?: (?:bitte|immer))* (?:zuerst|zuletzt|vorneweg|vorweg|ganz nach oben|ganz oben|ans "
         r"ende|an den anfang|an den schluss)(?:,? (?:und )?(?:dann|danach|details?|alles andere|"
         r"der rest|\w+ nur) .{3,60})?)", fact="Wunsch: {x}",
         unless=rf"{_FINITE}|{POINTED}"),
    Rule("only-if", "free", r"(?P<x>(?:\w+e )?(?-i:[A-ZÄÖÜ])[\w-]+(?:s|en|e|er|n) (?:bitte )?nur "
         r"(?:auf (?:nachfrage|wunsch|anfrage)|bei bedarf|wenn .+|in notfällen|im notfall|"
         r"nach (?:absprache|rücksprache)))", fact="Wunsch: {x}", unless=POINTED),
    Rule("routine-set", "free", rf"(?P<x>(?-i:[A-ZÄÖÜ])[\w-]+(?: [\w-]+){{0,4}}? {_TIME} (?:bitte "
         r"|immer |grundsätzlich )*(?:auf|ab|um|nur|nicht|nie|erst|bis|spätestens|frühestens|"
         r"aus|gedimmt|lieber) .+)", fact="Wunsch: {x}",
         unless=rf"{_FINITE}|{POINTED}"),
    Rule("standing-bit", "free", r"(?P<x>(?!(?:aber|und|denn|als|wie|noch|schon|nicht|nie|das|"
         r"es)\b)(?:(?:die|den|alle|meine|auch|bitte|und|das ganze|am besten) ){0,2}(?-i:[A-ZÄÖÜ])"
         r"[\w'/-]+(?: [\w'/,:-]+){1,12})", fact="Wunsch: {x}", lasting=True,
         unless=rf"{_FINITE}|{POINTED}|\b(?:fehler\w*|problem\w*|immer (?:noch|wieder|mehr|"
                r"schlimmer|besser)|(?-i:[a-zäöüß]{2,}en) (?:immer|nie|stets|grundsätzlich|"
                r"generell|"
                r"meist|oft|nur)|frage|mir kalt|\A(?:der|die|das|mein\w*|unser\w*) [\w-]+(?: "
                r"[\w-]+)? "
                r"(?!(?:nicht|jetzt|direkt|fett|exakt|zuerst|sonst|bunt|komplett|erst|breit)\b)"
                r"(?-i:[a-zäöüß]{3,}t) |nie wieder so|verträgt|isst|heißt|"
                r"\w{3,}t\Z)\b(?<!gerundet)(?<!sortiert)"),
    Rule("always-with", "free", r"(?P<x>(?:auch )?(?:immer|stets) (?:auch )?(?:die|den|das|"
         r"eine?n?) "
         r"(?-i:[A-ZÄÖÜ])[\w-]+(?: [\w-]+)? (?:dazu|mit|dabei|daneben|darunter|als|in|oben|unten|"
         r"zuerst|am|vor|nach|hinten|zum|zur)(?: .+)?)", fact="Wunsch: {x}",
         unless=rf"{_FINITE}|{POINTED}"),
    Rule("standing-with", "free", r"(?P<x>(?:mit|ohne|in|als|per|auf|nach|nur|höchstens|maximal|"
         r"mindestens|gleich mit|am besten) (?!(?:mir|dir|uns|dem|der|den|einem?|einer|ein|das|die)"
         r"\b).{3,80})", fact="Wunsch: {x}", lasting=True,
         unless=rf"{_FINITE}|{POINTED}"),
    Rule("dim-please", "free", r"(?P<x>(?-i:[A-ZÄÖÜ])[\w-]+(?: [\w-]+){0,4}? bitte (?:immer |"
         r"künftig )*(?:nur|nie|lieber|möglichst|durchgehend|grundsätzlich) .+)",
         fact="Wunsch: {x}", polite=True, unless=rf"{_FINITE}|{POINTED}"),
    Rule("rather-bit", "wish", r"(?:dann |doch )?(?:lieber|am liebsten|eher|gerne?) (?P<x>(?!(?:"
         r"nicht|das|es|so|würde|wäre|gleich|heute|morgen|spät|zu|noch|mal|kürzer|länger|anders)"
         r"\b)[\w -]{3,60} (?:als|statt) .+)", fact="Bevorzugt {x}", reads=SHAPES,
         unless=POINTED, sign=True),
)  # fmt: skip
