"""Pieces that the German rules are made of: adverbs, verbs, times, what points at the moment."""

from __future__ import annotations

OFTEN = (
    r"(?:(?:sehr|wirklich|aber|übrigens|nun|privat|beruflich|überwiegend|vorwiegend|hauptberuflich|"
    r"nebenberuflich|nebenbei|auch|immer|meistens|meist|eigentlich|grundsätzlich|generell|lieber|"
    r"am liebsten|gerne?|jetzt|aktuell|derzeit|momentan|zurzeit|hauptsächlich|vor allem|nur|noch|"
    r"immer noch|stets|inzwischen|mittlerweile|normalerweise|in der regel|oft|häufig|viel|selbst|"
    r"schon|schon lange|schon immer|zuhause|zu hause|daheim|ausschließlich|ursprünglich|"
    r"seit neuestem|neuerdings|seither|hier|dort|bei uns|von beruf|in teilzeit|in vollzeit|"
    r"remote|zusammen|gemeinsam|außerdem|zusätzlich|ebenfalls|weiterhin|direkt|komplett|fast|"
    r"ab (?:heute|sofort|morgen|jetzt|montag|nächste[rnm] \w+)|primär|vorrangig|in erster linie|"
    r"regelmäßig|manchmal|ab und zu|freiberuflich|fest|allein|"
    r"alleine|seit [\w .]{2,24}?|in (?:der|meiner) freizeit|ab (?:dem|januar|februar|märz|april|"
    r"mai|juni|juli|august|september|oktober|november|dezember)[\w. ]{0,14}?) )*"
)
GIVE = (
    r"(?:zeige?|gib|geben sie|antworte|schreibe?|schreiben sie|verwende|benutze?|benutzen sie|"
    r"nutze?|nutzen sie|nimm|nehmen sie|zeigen sie|verwenden sie|antworten sie|stelle?|liefere|"
    r"liefern sie|sprich|rede|rechne|rechnen sie|formatiere|formuliere|bleib|präsentiere|wechsle|"
    r"wechsele|halte?|sei|schick|schicken sie|mach|machen sie|setze?|runde|gebt|erkläre?|"
    r"erklären sie|arbeite)"
)
ORDER = (
    r"(?:(?:nenn|gib|zeig|füg|erklär|beginn|antwort|schreib|list|sortier|vergleich|erwähn|zitier|"
    r"frag|sag|markier|halt|lass|prüf|beschrift|verlink|schlag|rund|verwend|benutz|nutz|"
    r"formulier|übersetz|stell|begründ|häng|weis|duz|siez|fass|mach|kürz|vermeid|achte|schick|"
    r"kommentier|benenn|exportier|importier|nummerier|dimm|heiz|unterstreich|druck|streich|kopier|"
    r"überspring|priorisier|kategorisier|archivier|weck|starte|fang|teil|glieder|strukturier|"
    r"ordne|gruppier|rechne?|"
    r"leg|plan|buch|such|empfehl|warn|erinner|speicher|ergänz|berücksichtig|sprech|red|tipp|"
    r"unterschreib|signier|grüß|verabschied|wähl|pack|bau|entfern|vermerk|erfass|trag|mail|ruf|"
    r"bestätig|hinterfrag|lob|kritisier|motivier|korrigier|verbesser|konvertier|summier|"
    r"aktualisier|"
    r"durchsuch|besorg|bestell|reservier|vereinbar|verschieb|zähl|definier|beschreib|skizzier|"
    r"visualisier|zeichn|verweis|behalt|verfass|gestalt|wiederhol|recherchier|check|kontrollier|"
    r"analysier|betracht|deploy|committ?|logg|fix|hinterleg|kennzeichne?|trenn|ersetz|beend|"
    r"schließ|setz|bring|dokumentier|test|bevorzug|beleg|liefer|"
    r"widersprich|unterbrich|brems|stopp|ermahn|mahn|zwing|hak|quiz|fordere|behandl|berat|warte|"
    r"bezieh|spiel|lern|üb|erzähl|präsentier|arbeit|geh|bleib|meld|ruf|informier|filter|rechne)e?|"
    r"nimm|iss|sprich|lies|sei|"
    r"empfiehl|triff|hilf|vergiss nie|lasst|"
    r"(?:nennen|geben|zeigen|fügen|erklären|beginnen|antworten|schreiben|sortieren|vergleichen|"
    r"erwähnen|fragen|sagen|markieren|halten|lassen|prüfen|verlinken|runden|verwenden|benutzen|"
    r"nutzen|formulieren|übersetzen|stellen|begründen|fassen|machen|vermeiden|achten|schicken|"
    r"legen|planen|buchen|suchen|empfehlen|erinnern|nehmen|sprechen|sprechen|reden|setzen|"
    r"rechnen|liefern|bleiben|melden|rufen|informieren|berücksichtigen|ordnen|ergänzen) sie)"
)
# What an order ends with when its verb comes last: "... nennen", "... nennst".
FINAL = r"(?:(?-i:[a-zäöüß]{2,}(?:en|ern|eln|st|t))|gibst|tust|tun|sein|bist)"
THING = (
    r"(?!das(?:\Z| (?:sehr|nicht|so|auch|gerade|alles|gar|hier|ganz|wirklich|total)\b))"
    r"(?!(?:es|dies|diese[rsmn]?|wenn|wie|was|dass|du|sie|ihn|dich|dir|dein\w*|ihnen|ihm|so)\b)"
)
# Words of the moment: what stands beside them will not hold next week.
MOMENT = (
    r"\b(?:(?<!ab )heute|gestern|vorgestern|übermorgen|(?<!jeden )(?<!am )(?<!guten "
    r")(?-i:morgen)(?! "
    r"früh immer)|gerade|grad|grade|"
    r"eben(?!falls)|gleich(?! (?:viel|lang|groß))|nachher|vorhin|soeben|später|bald(?! zu)|"
    r"im (?:moment|augenblick)|(?<!seit )(?<!ab )(?:diese|dieser|nächste|nächster|letzte|letzter|"
    r"kommende)[nrms]? "
    r"(?:woche|monat|jahr|abend|nachmittag|vormittag|tage?|\w+tag)|am (?:kommenden|nächsten|"
    r"letzten) \w+|kurz|noch schnell|schnell noch|erst ?mal|diesmal|(?<!seit )dies\w*|jetzt "
    r"gleich|schonmal|"
    r"schon mal|zum ersten mal|plötzlich|ständig fehler|nicht weiter|nochmal|noch mal|noch einmal|"
    r"noch (?:\w+ )?(?:minuten?|stunden?|tage))\b"
)
# Words that point at the conversation: "es", "deine Antwort", "oben".
POINTS = (
    r"\b(?:dein\w*|dich|dir|du|(?<!seit )dies\w*|hier(?:zu|von|für|mit)?|dazu|davon|damit|dafür|"
    r"daran|daraus|"
    r"darauf|darüber|oben|unten|folgende\w*|obige\w*|angehängt\w*|beigefügt\w*|anbei|"
    r"erste[nrs]?(?! klasse| lehrjahr| semester| kind| linie| jahr| mal vater)|"
    r"zweite[nrs]? (?!sprache|klasse|lehrjahr|semester|kind|ehe|heimat|ausbildung|liga|jahr|"
    r"monat)|dritte[nrs]?(?! klasse| lehrjahr| semester| kind| jahr)|vorschlag|vorschläge|antwort|"
    r"(?<!als )(?<!mit )(?<!statt )(?<!von )(?<!über )text|fehler|fehlermeldung|"
    r"problem|(?<!in )frage)\b|\b(?:es|das)\Z|"
    r"\b(?:den|die|das|dem) (?:eigentlich|immer|auch|gerne?|ständig|meist|oft|nie|nicht|eh)\b"
)
_DAY = r"(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend"
# Signs that something is done again and again.
HABIT = (
    rf"\b(?:(?:{_DAY})(?:s|abends?|nachmittags?|vormittags?|morgens?|mittags?)(?: und \w+s)?|"
    r"(?:morgen|abend|mittag|vormittag|nachmittag|nacht|wochentag|werktag|wochenend|sonntag|"
    r"feiertag|sommer)s(?!\w)|unter der woche|tagsüber|jede[nrsm]? (?:\w+ ){0,2}\w+|alle "
    r"(?:zwei|drei|vier|sechs|14|paar|\d+) (?:tage|wochen|monate|jahre|stunden)|täglich|"
    r"wöchentlich|monatlich|jährlich|vierteljährlich|am wochenende|an wochenenden|(?:ein|zwei|"
    r"drei|vier|fünf|sechs|\d+) ?(?:mal|x) (?:pro|die|in der|im|am) \w+|(?:einmal|zweimal|dreimal|"
    r"viermal|fünfmal|mehrmals) (?:pro|die|in der|im|am|täglich)|immer|meistens|meist|"
    r"normalerweise|üblicherweise|grundsätzlich|generell|gewöhnlich|oft|häufig|nie|niemals|"
    r"am liebsten|vor allem|in erster linie|vorzugsweise|selten|ungern|gerne?|stets|in der regel|"
    r"hauptsächlich|prinzipiell|"
    r"aus prinzip|standardmäßig|regelmäßig|ausschließlich|überwiegend|vorwiegend|grundsätzlich|"
    r"seit (?:dem \w+|der \w+|meine[rm] \w+|unsere[rm] \w+|jahren|kindheit|\d+|zwei|drei|vier|"
    r"fünf|sechs|sieben|acht|neun|zehn|einem jahr|"
    r"anfang|ende|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|"
    r"dezember)|nicht mehr|keine?n? \w+ mehr|zwischen \w+ und \w+|vor dem (?:schlafen|frühstück|"
    r"essen)|zum frühstück|im (?:winter|sommer|urlaub|homeoffice)|abwechselnd|wenn ich|sobald ich|"
    r"nebenbei|in (?:der|meiner) freizeit|hobbymäßig|ehrenamtlich|beruflich|privat|vormittags|"
    r"erst ab|(?:quartals|monats|wochen|tage|stunden|jahres|etappen)weise|nur noch|nur (?:mit|"
    r"bei|per|über|am|auf|von|zu|montags|abends)|am (?:monats|quartals|wochen|jahres)(?:anfang|"
    r"ende)|"
    rf"an (?:{_DAY})en|am (?:{_DAY}) (?:immer|nie)|dienstag(?:s)? (?:und|bis) \w+)\b"
)
# Verbs that say something lasting by themselves, in the first person.
LASTING = (
    r"(?:wohne|lebe|arbeite|jobbe|leite|verantworte|betreue|manage|besitze|führe|nutze|benutze|"
    r"verwende|spreche|spiele|pendle|pendele|verkaufe|vertreibe|unterstütze|unterrichte|lehre|"
    r"lerne|"
    r"bevorzuge|mag|liebe|hasse|verabscheue|meide|vermeide|esse|trinke|schlafe|trainiere|lese|"
    r"koche|backe|sammle|sammele|züchte|reite|segle|klettere|boxe|tanze|singe|male|zeichne|"
    r"fotografiere|nähe|stricke|häkle|töpfere|programmiere|code|entwickle|studiere|promoviere|"
    r"jogge|schwimme|wandere|laufe|radle|gärtnere|imkere|angle|campe|faste|meditiere|rauche|"
    r"dampfe|vertrage|trage|stamme|berichte an|verwalte|koordiniere|organisiere|bediene|pflege|"
    r"versorge|beliefere|berate|moderiere|übersetze|handle|exportiere|importiere|investiere|"
    r"spare|miete|vermiete|halte|engagiere|beschäftige|ernähre|spezialisiere|konzentriere|"
    r"fokussiere|interessiere|kenne|fahre|fliege|baue|restauriere|gehöre|mache yoga|mache sport|"
    r"turne|rudere|surfe|tauche|kegle|bastle|game|zocke|blogge|podcaste|komponiere|höre|"
    r"schaue|gucke|vertrete|produziere|betreibe|designe|gestalte|kalkuliere|reise|kaufe|bin "
    r"auf|zahle|verreise|kite|bouldere|jage|zelte|sitze|vertraue|heize|deploye|hoste|streame|"
    r"tanke|abonniere|stehe auf|brauche (?:morgens|"
    r"mindestens|meinen|meine)|kann kein|kann (?:\w+isch|deutsch)|darf kein)"
)
KIN = (
    r"(?:(?:älteste[rn]?|jüngste[rn]?|kleine[rn]?|große[rn]?|ältere[rn]?|jüngere[rn]?|neue[rn]?|"
    r"erste[rn]?|zweite[rn]?|zukünftige[rn]?) )?(?:frau|mann|partner(?:in)?|freund(?:in)?|"
    r"tochter|töchter|sohn|söhne|kind|kinder|kids|hund(?:e|in)?|katzen?|kater|mutter|mama|vater|"
    r"papa|eltern|schwestern?|bruder|brüder|oma|opa|großeltern|großmutter|großvater|enkel(?:in|"
    r"kinder)?|zwillinge|baby|chef(?:in)?|vorgesetzte[rn]?|teamleiter(?:in)?|"
    r"assistent(?:in)?|vertretung|stellvertreter(?:in)?|verlobte[rn]?|ehemann|ehefrau|lebens"
    r"gefährt(?:e|in)|schwiegermutter|schwiegervater|schwiegereltern|nichte|neffe|patenkind|"
    r"pferd(?:e)?|hase|kaninchen|meerschweinchen|hamster|wellensittich|papagei|schildkröte|"
    r"hühner|dackel|labrador|pudel|schäferhund|kleiner|kleine|großer|große|ältester|älteste|"
    r"jüngster|jüngste|haustiere?|familie|tante|onkel|cousine?|\w+hund)"
)
# "My husband works at Bosch and ...": what he does is about the user's own people, what he likes
# or knows is only his.
KIN_WORKS = (
    r"(?i:(?:mein|unser)e? (?:mann|frau|partner(?:in)?|freund(?:in)?|tochter|sohn|bruder|schwester|"
    r"mutter|vater|schwager|schwägerin|verlobte[r]?) (?:arbeitet|wohnt|lebt|studiert|heißt) "
    r"[^,.]{2,60}?)"
)
KIN_TASTE = (
    r"(?i:,? (?:(?:und|aber) )?(?:mag|will|möchte|kann|darf|hätte|hasst|liebt|bevorzugt|trinkt|"
    r"isst|findet|steht|schwört|nutzt|verabscheut|braucht) )"
)
# What people have for years.
HAVE = (
    r"(?:\w*allergien?|\w*intoleranz(?:en)?|\w*unverträglichkeit(?:en)?|kinder|kind|kids|töchter|"
    r"tochter|söhne|sohn|enkel\w*|geschwister|bruder|brüder|schwester|schwestern|asthma|diabetes|"
    r"migräne|adhs|ads|legasthenie|zöliakie|rheuma|neurodermitis|epilepsie|heuschnupfen|"
    r"tinnitus|arthrose|bluthochdruck|höhenangst|flugangst|rücken\w+|pferde?|hunde?|hündin|\w*"
    r"hund|katzen?|kater|kaninchen|hasen?|hühner|\w*vögel|wellensittiche?|meerschweinchen|"
    r"hamster|aquarium|schildkröten?|papagei\w*|dackel|labrador|pudel|terrier|mops|welpen?|"
    r"retriever|zwillinge|baby|haustiere?|garten|schrebergarten|kleingarten|balkon|wohnmobil|"
    r"wohnwagen|e-?bike|e-?auto|elektroauto|motorrad|segelboot|führerschein|bahncard|"
    r"wärmepumpe|solaranlage|photovoltaik\w*|werkstatt|thermomix|heißluftfritteuse|airfryer|"
    r"gasherd|induktions\w+|sauna|\w*abo|jahreskarte|klimaticket|ga|halbtax|halbtax-?abo|"
    r"deutschlandticket|doppelstaatsbürgerschaft|staatsbürgerschaft|\w*pass|professur|"
    r"masterabschluss|\w*studium|ausbildung|eigene[ns]? \w+|\w*firma|praxis|(?:hof|blumen|bio|"
    r"buch|kleider|unverpackt|eck)?-?laden|café|"
    r"restaurant|hof|bauernhof|weingut|webshop|online-?shop|blog|podcast|youtube-?kanal|"
    r"mac(?:book\w*)?|\w*arbeitszeit\w*|iphone|android\w*|pixel|ipad|windows\w*|linux\w*|laptop "
    r"mit|tesla|golf|"
    r"\w{3,}erei|agentur|ferienwohnung|eigentumswohnung|häuschen|\w*kühe|schafe|ziegen|bienen\w*|"
    r"klavier|geige|gitarre|e-piano|nähmaschine|3d-drucker|spülmaschine|kamin|pool|dachterrasse|"
    r"prothese|herzschrittmacher|\w*phobie|epilepsie|backofen|mikrowelle|gefriertruhe|"
    r"\w*schicht(?:dienst)?|rufbereitschaft|bereitschaft\w*|schuhgröße|größe|pflegegrad|"
    r"behinderung|schwerbehinderung|gleitzeit|"
    r"[\w-]*-woche|\w*lese-?rechtschreib\w*|farbschwäche|"
    r"rot-grün-\w+|sehschwäche|hörgerät\w*|brille|freitags? frei|homeoffice)"
)
GOOD = (
    r"(?:(?:sehr |viel |deutlich |einfach |wesentlich |immer |total |echt |wirklich |richtig |"
    r"am |etwas |schon |ganz )*(?:besser|gut|super|toll|schön|schöner|schönsten|übersichtlicher|"
    r"übersichtlich|angenehmer|angenehm|angenehmsten|praktischer|praktisch|hilfreicher|"
    r"hilfreich|leichter|lesbarer|klarer|verständlicher|besten|hübscher|nützlicher|nützlich|"
    r"spannend|interessant|lecker|wichtig|großartig|genial|klasse|cool|entspannend|faszinierend|"
    r"sympathischer|handlicher|schneller zu lesen|besser lesbar|leichter lesbar))"
)
BAD = (
    r"(?:(?:sehr |viel |einfach |immer |total |echt |wirklich |ziemlich |extrem |nur |eher |so |"
    r"ganz |schon )*(?:nervig|nervend|furchtbar|schrecklich|grauenhaft|unübersichtlich|"
    r"überflüssig|unnötig|anstrengend|langweilig|eklig|doof|blöd|störend|unpraktisch|hässlich|"
    r"verwirrend|lästig|mühsam|unangenehm|schlimm|unerträglich|ermüdend|ätzend|scheußlich|"
    r"peinlich|affig|kitschig|widerlich|schlecht|unleserlich|zu lang|zu bunt|zu laut|"
    r"nicht (?:gut|hilfreich|schön|nötig|sinnvoll|angenehm|lesbar)))"
)
# Participles of what somebody has done for good.
DONE = (
    r"(?:gebucht|reserviert|gekauft|bestellt|unterschrieben|abgeschlossen|gekündigt|angemeldet|"
    r"eingeschrieben|beschlossen|entschieden|ausgemacht|vereinbart|abgemacht|festgelegt|"
    r"verschoben|abgesagt|storniert|geheiratet|verlobt|adoptiert|bestanden|gegründet|eröffnet|"
    r"verkauft|zugesagt|geeinigt|übernommen|umgestellt|gewechselt|angenommen|gewählt|"
    r"angeschafft|zugelegt|aufgehört|angefangen|begonnen|getrennt|scheiden lassen|"
    r"verlegt|migriert|eingestellt|aufgegeben|abgeschafft|fixiert|geleast|gemietet|"
    r"bewilligt bekommen|fest ?gemacht|klargemacht|terminiert|angesetzt|eingereicht|erworben|auf "
    r"den .{3,20} gelegt|beantragt|abonniert|umgebaut|renoviert|geplant)"
)
