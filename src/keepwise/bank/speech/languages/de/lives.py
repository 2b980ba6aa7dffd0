"""German rules, third and last part: what holds of somebody's life, said in any words."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.de.lexicon import TEAM
from keepwise.bank.speech.languages.de.parts import DONE, HABIT, LASTING, MOMENT, POINTS, THING

_NOW = rf"{MOMENT}|{POINTS}"
# Verbs that say nothing lasting whatever stands beside them.
_PASSING = (
    r"(?:muss|soll|war|hatte|wollte|konnte|musste|sollte|vergesse|kriege|finde|denke|würde|wäre|"
    r"hätte|könnte|glaube|frage|weiß|hoffe|vermute|meine|verstehe|begreife|danke|bitte|"
    r"wünsche|wundere|ärgere|freue|versuche|warte|suche|melde|gehe (?:davon|mal|jetzt|dann)|"
    r"komme (?:nicht|gleich|leider)|bekomme|schicke|sende|wollte|würd|bräuchte|erwarte|fürchte|"
    r"schaffe|probiere|überlege|zweifle|nehme an|sage|verwechsle|verwechsele|vertippe|stolpere|"
    r"scheitere|lande|hänge|vergesse|verliere|schwöre|wette|bin (?:mir|gespannt|froh|"
    r"zufrieden|dankbar|unsicher|sicher|verwirrt|genervt|begeistert|überrascht|neugierig)|"
    r"habe (?:das|es|die|den|dich|ihn|ihr|gefragt|gedacht|keine? (?:lust|zeit|ahnung|idee|geduld|"
    r"plan|kraft|energie|hunger|nerven|bock|interesse mehr|fragen?))|gebe (?:zu|auf|dir)|erinnere|"
    r"sehe (?:gerade|keinen|das|hier|da)|verliere|bereue|hab)"
)
_TASK = (
    r"\b(?:eine? (?:mail|e-mail|nachricht|brief|bewerbung|text|bericht|präsentation|artikel|"
    r"vortrag|rechnung|frage|lösung|fehler\w*|hausarbeit|angebot|anleitung|tabelle|liste|formel|"
    r"skript|vergleich)|einen (?:brief|text|bericht|artikel|vortrag|fehler|termin|tipp|"
    r"vorschlag|überblick)|den (?:fehler|text|bericht|code)|die (?:mail|präsentation|tabelle|"
    r"datei|lösung|liste|rechnung|daten|zahlen (?:von|aus|für)))\b"
)
_WORKING = (
    r"(?:vergleiche|betrachte|schaue|prüfe|sehe|rechne|berichte|filtere|gruppiere|sortiere|"
    r"analysiere|nutze|verwende|arbeite|kontrolliere|messe|reporte|plane|budgetiere|denke|starte|"
    r"runde|gucke|messe|werte|beginne|bewerte|nehme|"
    r"zeige|exportiere|lade|melde|bestelle|kalkuliere|reporte)"
)
_MONTH = (
    r"(?:januar|jänner|februar|feber|märz|april|mai|juni|juli|august|september|oktober|november|"
    r"dezember|pfingsten|ostern|weihnachten|silvester|frühjahr|frühling|sommer|herbst|winter|"
    r"\w+ferien|q[1-4]|kw ?\d+)"
)
_BECAME = (
    r"(?:geworden|umgezogen|eingezogen|ausgezogen|umgestiegen|gewechselt|befördert worden|"
    r"befördert|gegangen|zurückgezogen|eingetreten|ausgetreten|beigetreten|eingestiegen|"
    r"ausgestiegen|versetzt worden|aufgestiegen|gezogen|übergewechselt|konvertiert|"
    r"nachgezogen|umgeschult)"
)
_NO_HABIT = (
    rf"{_TASK}|\b(?:heute|gestern|(?-i:morgen)|gerade|grad|eben|dies\w*|dein\w*|dich|dir|"
    r"du|noch nie|immer noch|noch immer|wie immer|nicht mehr weiter|nochmal|immer (?:"
    r"wieder (?:ein|diesen|den|einen) fehler|schlimmer|besser|mehr)|gern wissen|"
    r"schon immer mal|nie wieder so|gerne? (?:haben|wissen|sehen|hören|mal)|immer "
    r"gleich)\b|\b(?:es|das)\Z|ich (?:nehme|will|kann|mag|hole|bin) (?:gerne?|"
    r"jede\w*)\b|ich (?:bin|habe) (?:immer|nie|oft|ständig) (?:so |total )?(?:müde|"
    r"gestresst|glücklich|traurig|nervös|froh|ehrlich|wieder|hungrig|der meinung|"
    r"verwirrt|überrascht|begeistert)|\bkomme (?:\w+ )?immer wieder|\b(?:lachen|staunen) |"
    r"\b(?:als kind|"
    r"früher) (?:\w+ )?(?:nie|immer|oft) (?=.*ge\w+(?:t|en)\b)|\bkomme gerne? |\bhelfe gerne?\b|"
    r"\bich (?:gehe|stehe) gerade\b|\bhabe (?:\w+ )?keine? (?:lust|zeit|ahnung|idee|geduld|kraft|"
    r"energie|nerven|bock|fragen?)\b|\bich mache (?:das|es) gerne?\b|\bhabe (?:.* )?ge\w+(?:t|"
    r"en)\Z|\bich bin (?:ab|von|bis|am) .*(?:im urlaub|nicht da|verreist|krankgeschrieben)|\bich "
    r"bin .*(?-i:ge[a-zäöü]+en)\Z|(?:minuten|sekunden)\Z"
)
# Verbs of private life; what other verbs say again and again may concern work.
_LIFE = (
    r"(?:bin|habe|gehe|fahre|jogge|schwimme|koche|esse|trinke|laufe|spiele|lese|stehe|schlafe|"
    r"mache|"
    r"trainiere|male|tanze|singe|höre|backe|fliege|reise|wandere|radle|töpfere|bastle|gärtnere|"
    r"meditiere|rauche|kaufe|besuche|treffe|komme|bringe|hole|reite|klettere|angle|turne|"
    r"fotografiere|"
    r"nähe|stricke|häkle|sammle|zocke|game|pendle|campe|helfe|engagiere|dusche|bade|zelte|grille|"
    r"übernachte|verreise|sehe fern)"
)
_ROUTINE = (
    r"(?:früh|spät|um (?:halb |kurz vor |kurz nach |viertel (?:vor|nach) )?\w+(?: uhr)?|gegen "
    r"\w+(?: uhr)?) (?:auf|ins bett|schlafen|los|aus dem haus)"
)

LIVES: tuple[Rule, ...] = (
    Rule("favorite", "free", r"(?P<m>(?:mein|unser)e?) (?:absolute[rs]? |größte[rs]? )?"
                             r"(?P<q>(?:lieblings|stamm)[\w-]+) "
                             r"(?:ist|sind|heißt|bleibt) (?:übrigens |immer noch |jetzt |nach "
                             r"wie vor |eindeutig )*(?P<x>.+)",
         fact="{q} ist {x}", slot="favorite", qualifier="q"),
    Rule("favorite", "free", r"(?P<x>(?!(?:das|dies\w*|es)\b).+) (?:ist|sind) (?P<m>(?:mein|unser)"
         r"e?) (?:absolute[rs]? )?(?P<q>lieblings[\w-]+)", fact="{q} ist {x}", slot="favorite",
         qualifier="q"),
    Rule("slot-is", "fill", r"(?:meine?|unsere?) (?:bevorzugte |übliche |neue |aktuelle |"
         r"standard-?)?"
         r"(?P<slot>[\w-]+) (?:ist|sind|lautet|soll(?:te)?) (?:jetzt |künftig |nun |immer )*"
         r"(?P<x>.+?)(?: sein)?", kind="slot"),
    Rule("my-scope", "free", r"(?P<m>(?:mein|unser)e?)[nr]? (?P<f>(?:\w+e[rsn]? )?(?:haupt|kern|"
         r"ziel|vertriebs|aufgaben|einkaufs)?-?(?:marken?|gebiet|bereich|region(?:en)?|"
         r"markt|märkte|sparte|kanal|kanäle|kunden?|kundinnen|sortiment|schwerpunkte?|"
         r"filialen?|standorte?|fokus|zuständigkeit(?:en)?|verantwortung|geschäftsjahr|"
         r"kostenstellen?|(?:waren|ziel|produkt|kunden)gruppen?|produkte?|segmente?|kennzahlen?|"
         r"kpis?|länder|accounts?)) "
         r"(?P<q>ist|sind|umfasst|umfassen|liegt|liegen|heißt|heißen|beginnt|endet|kommen|sitzen|"
         r"reicht|besteht) (?P<x>(?!(?:zu|nicht|gerade|um|gestiegen|gesunken|sauer|weg|heute|"
         r"unzufrieden|zufrieden|verärgert)\b).+)", kind="work", fact="{f} {q} {x}",
         unless=rf"{MOMENT}|%|\b(?:kunde|kunden) (?:ist|sind) (?!die|der|das|vor allem|nur|meist|"
                r"hauptsächlich|aus|in)"),
    Rule("my", "free", r"(?P<m>meine?|unsere?) (?P<f>(?!(?:frage|problem|idee|meinung|ansicht|"
         r"punkt|eindruck|gefühl|vorschlag|vermutung|letzte\w*|mail|nachricht|fehler|bitte|antwort|"
         r"sorge|anliegen|stimmung|laune|kopf|hunger|tag|woche|morgen|abend|plan für|rechnung|"
         r"text|entwurf|code|skript|datei|tabelle|akku|internet|bildschirm|browser|drucker|"
         r"konto|bestellung|paket|lieferung|zug|flug|schlüssel|passwort|pin|gehalt(?! kommt)|"
         r"umsatz|absatz|"
         r"nachbar(?:in)?|praktikant\w*|kumpel|mitbewohner\w*|trainer\w*|auftraggeber\w*|kollege|"
         r"kollegin|kollegen|bekannte[rn]?|kumpel|kunde|arzt sagt|budget|"
         r"kosten|klickrate|dank|schuld|güte|wunsch heute)\b)(?:(?!(?:ist|sind|hat|haben|"
         r"heißt|war|neue|neuer|neues|bestelltes?)\b)"
         r"[\w'-]+)(?: (?!(?:ist|sind|hat|haben|heißt|heißen|wird|geht|läuft|war|waren)\b)[\w'-]+)"
         r"{0,3}?),? (?P<q>ist|sind|heißt|heißen|lautet|gehen|geht|fängt|beginnt|beginnen|endet|"
         r"enden|"
         r"läuft|laufen|liegt|liegen|sitzt|sitzen|hat|haben|umfasst|dauert|findet|finden|trifft|"
         r"treffen|besteht|gilt|startet|steht|kommt|kommen|fällt|nutzt|arbeitet|verwendet|feiert|"
         r"verkauft|produziert|macht|schließt|öffnet|fährt|bleibt) "
         r"(?:übrigens |immer |"
         rf"jetzt |seit \w+ |künftig |nun |inzwischen |auch |ab \w+ )*"
         rf"(?P<x>(?!(?:fieber|husten|grippe|schnupfen|\w*schmerzen|krank|müde|weg|da|hier|im "
         rf"urlaub|kaputt|sauer|nicht|heute|dass|ob|"
         r"gerade|leer|voll|fertig|abgestürzt|langsam|zu|schlecht|gut|super|toll|"
         rf"ok|okay|nett|weiter|los|total|so|gar|noch|wieder|gesunken|gestiegen|gefallen|um|"
         rf"verschwunden|gestern|egal|klar|rot|lang|kompliziert|erschöpft|\w+t\Z)\b){THING}.+)",
         kind="personal", fact="{f} {q} {x}",
         unless=rf"{MOMENT}|\b(?:dein\w*|folgende\w*|fehler\w*|kaputt|krank|prozent|gestiegen|"
                r"gesunken|runter|steht (?:total |voll |sehr )?auf|findet (?!am|im|in|statt|"
                r"immer|jede)|"
                r"nicht mehr|hoch|(?:ist|sind|liegt) (?:auf|bei) \d|\d{5,}|geändert|gefragt|"
                r"gesagt|ärger\w*|abgestürzt|verspätung|nervös|"
                r"begeistert|gespannt|zufrieden|empfang|netz|verbindung|konkurren\w+|"
                r"mitbewerber\w*)\b|%"),
    Rule("is-mine", "free", r"(?P<x>(?:der|die|das) )?(?P<name>(?-i:[A-ZÄÖÜ])[\w-]+(?: "
         r"(?-i:[A-ZÄÖÜ])"
         r"[\w-]+)?) ist (?P<q>(?:mein|meine|unser|unsere) (?!(?:meinung|problem|ding|ernst|"
         r"fehler|\w*idee|"
         r"frage|ziel|punkt|favorit heute)\b)[\w-]+(?: .+)?)", kind="personal", fact="{name} ist "
         "{q}",
         unless=rf"{MOMENT}|\A(?:Das|Dies|Es|Was|Wer|Hier)\b"),
    Rule("label", "free", r"(?:meine? |unsere? |kurz zu mir: )?(?P<f>rolle|job|beruf|position|"
         r"funktion|team|abteilung|region(?:en)?|märkte?|gebiete?|länder|marken?|kunden?|"
         r"key accounts?|accounts?|standorte?|wohnort|heimatort|hobbys?|sprachen?|muttersprache|"
         r"ernährung|allergien?|unverträglichkeiten|währung|format|ton|anrede|einheiten|zeitzone|"
         r"haustiere?|kinder|familie|tools?|tech-?stack|stack|zuständigkeit(?:en)?|schwerpunkte?|"
         r"bereich|firma|arbeitgeber|alter|branche|vorlieben|interessen|arbeitszeiten?|"
         r"bürozeiten|kernzeiten|betriebssystem|editor|stil|stamm\w+|lieblings\w+|"
         r"produkte?|produktlinien?|sparte|kategorien?|vertriebsgebiet|kanäle?): ?"
         r"(?P<x>(?!(?:siehe|wie|was|bitte (?:prüf|schreib))\b).{2,120})",
         kind="work", fact="{f}: {x}", unless=r"\?|\bunbekannt\b"),
    Rule("team", "fill", r"(?P<x>(?:team|abteilung) (?-i:[A-ZÄÖÜ])[\w&-]+(?: "
         r"(?-i:[A-ZÄÖÜ])[\w&-]+)?(?= hier|\Z)|"
         rf"(?:bin )?(?:aus dem |vom )(?:team )?{TEAM})(?: hier)?", kind="team", slot="team"),
    Rule("scope", "free", r"(?P<x>(?:region|gebiet|raum|bezirk|markt|märkte|marke|marken|"
         r"kostenstellen?|filialen?|sparte|segment|vertriebsgebiet|nur der handel|nur den handel|"
         r"standort|werk|key account) (?:der |des |die |in |für )?(?:\w+ )?(?-i:[A-ZÄÖÜ])[\w-]+"
         r"(?:(?:,| und|, und| sowie) (?:\w+ )?(?-i:[A-ZÄÖÜ])[\w-]+)*|nur (?:den |die |das |der )?"
         r"(?-i:[A-ZÄÖÜ])[\w-]+ (?:in|für|von) (?:der |den )?(?-i:[A-ZÄÖÜ])[\w-]+(?: und "
         r"(?-i:[A-ZÄÖÜ])[\w-]+)*)", kind="work", fact="{x}", unless=rf"{MOMENT}|\bbitte\b"),
    Rule("ours", "free", r"(?:bei uns|bei mir|hier bei uns)(?: zuhause| daheim)? (?:in der \w+ |"
         r"im \w+ )?(?P<q>ist|sind|"
         r"heißt|gilt|gelten|läuft|laufen|gibt|beginnt|kommt|wird|werden|hat|isst|essen|zählt|"
         r"dauert|startet|endet|fängt|sprechen|"
         r"spricht|nutzen|nutzt|wohnt|lebt) (?P<r>(?!(?:gerade|heute|(?-i:das(?! [A-ZÄÖÜ]))|es "
         r"heute|alles(?! (?:über|in|auf|mit))|nichts|"
         r"nicht|noch|etwas|was)\b).+)", kind="work", fact="Bei ihnen {q} {r}",
         needs=HABIT + r"|\b(?:geschäftsjahr|standard|intern|alle|firma|team|vorgeschrieben|"
         r"alles (?:über|in|auf|mit)|nur|vegan\w*|vegetarisch|"
               r"erlaubt|verboten|pflicht|üblich|per du|hausregel|meine?|unsere?)\b", unless=_NOW),
    Rule("ours", "free", r"(?P<r>(?!(?:das|es|dies\w*|was|wie|alles|ich|wir|wer|wo)\b)[\w-]+(?: "
         r"[\w-]+)"
         r"{0,2} (?:ist|sind|startet|liegt|fangen|fängt|beginnen|beginnt|gehen|geht|laufen|läuft|"
         r"heißen|heißt|"
         r"enden|"
         r"endet|zählen|zählt|gelten|gilt|kommen|kommt|werden|wird) bei (?:uns|mir) .+|[\w-]+ "
         r"bei (?:uns"
         r"|mir): .+)", kind="work", fact="{r}", unless=rf"{_NOW}|\b(?:kaputt|problem\w*|nicht an|"
         r"abgestürzt|nicht|fehler\w*)\b"),
    Rule("has-no", "free", r"ich habe (?:leider |selbst |auch |privat |zuhause |überhaupt |gar "
         r")*(?P<x>keine?n?"
         r"(?:rlei)? (?!(?:zeit|lust|ahnung|idee|ideen|plan|problem\w*|fragen?|hunger|durst|"
         r"kraft|energie|"
         r"geduld|fehler\w*|antwort\w*|daten|zugriff|ergebnis\w*|meinung|wahl|empfang|internet|"
         r"netz|verbindung|strom|bock|nerven|termine?|mails?|infos?|informationen|grund|beweis|"
         r"nachrichten?|"
         r"möglichkeit\w*|chance|option\w*|einwände|bedenken|worte|sorge\w*|stress|eile|"
         r"vorstellung|zweifel|schuld|hoffnung|gelegenheit|überblick|appetit|angst|mehr|\w+ "
         r"mehr)\b)(?:\w+e[nrs]? )?"
         r"[\w-]+(?: (?:und|oder|mit|in|im|für|zu|zum|auf|am|außer) .+)?)", kind="personal",
         unless=rf"{_NOW}|\b(?:ge\w+(?:t|en)|bekommen|erhalten|\w+iert)\Z"),
    Rule("days", "free", r"(?P<x>(?:der |mein |unser )?(?:montag|dienstag|mittwoch|donnerstag|"
         r"freitag|samstag|"
         r"sonntag|montagvormittag|freitagnachmittag|\w+tags)(?: und (?:der )?\w+tags?)? (?:ist|"
         r"sind|gehört|"
         r"bleibt|habe ich) (?:bei mir |für mich |immer |dann |bei uns |mein |unser |meine? "
         r")*(?:frei|"
         r"meetingfrei|tabu|homeoffice-?tag|bürotag|familientag|ruhetag|papatag|mamatag|frei|"
         r"blockiert|der familie|den kindern|freier tag|fester \w+)\b.*)", kind="habit", fact="{x}",
         unless=MOMENT),
    Rule("standard", "free", r"(?P<r>(?!(?:das|es|dies\w*)\b).+) ist (?P<q>(?:mein|unser)e? "
         r"(?:standard|"
         r"default|maßstab|richtwert|vergleichs\w+|normalfall|schwerpunkt|bezugs\w+|zielmarkt|"
         r"hauptmarkt|kernmarkt|referenz\w*)(?: .+)?)", kind="habit", fact="{r} ist {q}",
         unless=_NOW),
    Rule("reckons", "free", r"ich (?P<v>berichte|rechne|messe|plane|denke|arbeite|kalkuliere|"
         r"zähle) (?:"
         r"immer |grundsätzlich |intern |nur |meist |hier )*(?P<x>in (?-i:[A-ZÄÖÜ])[\w-]+(?:,? "
         r"(?:nicht|statt|und) .+)?)", kind="habit", unless=_NOW),
    Rule("group", "free", r"(?P<f>(?:unser|unsere|das|die) (?:team|gruppe|projekt|abteilung|firma|"
         r"produkt|hund|katze|verein|band|blog|podcast|laden|shop)) (?:heißt|nennt sich) "
         r"(?P<x>.+)", kind="work", fact="{f} heißt {x}", unless=MOMENT),
    Rule("stopped", "free", r"ich (?P<x>(?:habe (?:mit dem |das |mit )?(?:rauchen|trinken|alkohol|"
         r"zucker|\w+) aufgehört|rauche nicht mehr|trinke nicht mehr|.+ nicht mehr|.+ keine?n? "
         r"(?:\w+ )?mehr))", kind="personal",
         unless=rf"{_NOW}|\b(?:weiß|kann|komme|verstehe|will|lust|zeit|geduld|ahnung|aus|sehe|"
                r"finde|erinnere|weiter|geht|sicher)\b"),
    Rule("done", "free", rf"ich habe (?P<x>(?!(?:es|dies\w*|ihn|dich|(?-i:das (?![A-ZÄÖÜ]))|die "
         rf"(?:mail|datei)\b))(?:.+ |(?=(?:gekündigt|geheiratet|bestanden|zugesagt|abgesagt|"
         rf"unterschrieben)"
         rf"\b))"
         rf"{DONE}(?: .{{2,60}})?)", kind="detail",
         unless=r"\b(?:gerade|vorhin|nicht|noch nie|fast|beinahe|überlegt|dir|dein\w*|ob|hunger|"
                r"kopfschmerzen|fehler\w*|fehlermeldung|problem\w*|antwort|mail|nachricht|spam|"
                r"angst|panik|gegessen|prozent|umsatz|pizza|mittagessen|essen bestellt|mit (?:dir|"
                r"dem (?:text|"
                r"artikel|kapitel|kuchen))|die (?:datei|mail)|zu (?:spät|viel|wenig)|rechnung|"
                r"nie)\b|%"),
    Rule("got", "free", r"ich habe (?P<x>.*\b(?:[\w-]*(?:job|stelle|zusage|kind|baby|zwillinge|"
         r"nachwuchs|"
         r"studienplatz|kita-?platz|wohnung|haus|[\w]+platz|genehmigung|auszeichnung|visum|"
         r"stipendium|vorstellungsgespräch|führerschein|diagnose|"
         r"beförderung|festanstellung))\b.* (?:bekommen|gekriegt|erhalten))", kind="detail"),
    Rule("applies", "free", r"(?P<r>(?:für|bei|in) (?!(?:uns|mich|mir)\b).{3,60} (?:gilt|"
         r"gelten):? .+)",
         fact="{r}", unless=rf"{_NOW}|\b(?:das|es) (?:gilt|gelten)",
         needs=r":|\b(?:mir|mich|uns|immer|grundsätzlich|generell|stets|intern|nur)\b"),
    Rule("decided", "free", r"ich (?P<x>(?:habe mich|habe|entscheide mich|nehme) (?:.* )?(?:"
         r"entschieden|für .+ entschieden|gegen .+ entschieden|dafür entschieden,? .+|endgültig .+|"
         r"beschlossen,? .+|für .+)|(?:bleibe|bleiben) (?:jetzt |endgültig |dann )*(?:bei|mit) .+|"
         r"einige mich .+|nehme (?:jetzt |nun |definitiv |doch |dann )+.+)", kind="detail",
         unless=r"\b(?:gerade|nicht sicher|noch nicht|dies\w*|das|erste\w*|zweite\w*|variante|"
                r"option|version|dein\w*|dir|vorschlag|zeit|kenntnis|es|nehme ich an|"
                r"unentschieden)\b",
         needs=r"\b(?:entschieden|beschlossen|endgültig|definitiv|bleibe|doch|entscheide|jetzt|"
         r"nun)\b"),
    Rule("decided", "free", r"(?P<x>(?:es ist |ist |jetzt ist es )?(?:fix|beschlossen|entschieden|"
         r"abgemacht|offiziell|endgültig)(?: ist)?(?::|,| -) (?P<r>.+)|.+ (?:ist|sind|steht) "
         r"(?:jetzt |nun |schon )?(?:fix|beschlossen|beschlossene sache|entschieden|gebucht|"
         r"fest gebucht|reserviert|fest)(?:(?: |: |, ).+)?)", kind="detail", fact="{x}",
         unless=r"\b(?:noch nicht|nicht|ob|(?-i:das(?! [A-ZÄÖÜ]))|es ist noch|wenn|lieferung|"
                r"paket|sagt|system)\b"),
    Rule("switching", "free", r"ich (?P<x>(?:wechsle|wechsele|steige|stelle|heirate|kündige|gehe "
         r"(?:ab|in|im) .*(?:rente|elternzeit|pension|mutterschutz|karenz|sabbatical)|fange|"
         r"beginne|starte|übernehme|eröffne|gründe|verreise|fliege|reise|erwarte (?:ein|zwillinge)|"
         r"bekomme (?:ein (?:kind|baby)|zwillinge|nachwuchs|im \w+ ein)|werde (?:vater|mutter|papa|"
         r"mama|oma|opa|tante|onkel|bald \w+)|ziehe|höre (?:.* )?auf|mache (?:im|ab|nächstes) .+|"
         r"fahre|nehme (?:ab|im) .+ elternzeit)\b.*)", kind="detail",
         needs=rf"\b(?:{_MONTH}|zum (?:ersten|monatsende|jahresende|\d+\.)|ab (?:dem )?(?:ersten|"
               r"\d+\.)|am \d+\.|von .+ (?:zu|auf|nach) \w+|ab \w+(?:tag|mber|ober|ust|är|ril)|"
               r"rente|elternzeit|pension|nächstes jahr|kind|baby|zwillinge|vater|mutter|papa|mama|"
               r"oma|opa|tante|onkel|nachwuchs|heirate|(?:nächste[nrs]?|kommende[nrs]?) (?:monat|"
               r"jahr|sommer|herbst|frühjahr))\b",
         unless=r"\b(?:vielleicht|würde|wahrscheinlich|eventuell|überlege|heute|gleich|gerade|"
                r"(?-i:morgen)|wenn|falls)\b"),
    Rule("became", "free", rf"ich bin (?P<x>(?!(?:gerade|eben|fast|verrückt|wütend|besser|schlauer|"
         rf"krank)\b).+ {_BECAME}(?: .{{2,60}})?)", kind="personal",
         unless=r"\b(?:heute|gestern|gerade|krank|fast|wach|müde|aus dem haus|einkaufen|spazieren|"
                r"ins bett|schlafen|schlecht|fündig|nass|schlauer|ungeduldig|den (?:text|"
                r"bericht) )\b"),
    Rule("past", "free", r"ich (?P<x>(?:heiratete|wurde (?!(?:gefragt|gebeten|nicht|nie|aus|"
         r"gerade|heute|blöd)\b)|kündigte|kaufte|zog|begann|gründete|studierte|promovierte|"
         r"arbeitete|lebte|wohnte) .+)", kind="personal", unless=rf"{MOMENT}",
         needs=r"\b(?:geboren|befördert|heiratete|zog|gründete|studierte|promovierte|jahre|"
               r"vater|mutter|\d{4}|lange|früher|als|bei|in)\b"),
    Rule("uses", "free", r"ich (?P<v>nutze|benutze|verwende|arbeite mit|programmiere|code|schreibe|"
         r"entwickle|fahre|besitze|spiele) (?P<x>(?!(?:das|die|den|dies\w*|es|dein\w*|ihn|sie)\b"
         r"(?! (?-i:[A-Z])[\w-]+ (?:als|für|seit)))(?!(?:gerade|jetzt gerade|hier) ).+)",
         kind="tool",
         unless=rf"{_NOW}|{_TASK}|\bweg\Z|\bgedanken\b|\bschreibe (?:dir|ihm|ihr|an|morgen|"
                rf"eine?n?)\b(?! "
         rf"(?:roman|"
                r"blog|diplomarbeit|masterarbeit|doktorarbeit|bachelorarbeit|buch))"),
    Rule("habit", "free", rf"ich (?P<v>{_WORKING}) (?P<x>.+)", kind="habit", reads=("period",),
         needs=HABIT, unless=rf"{_TASK}|\b(?:heute|gestern|(?-i:morgen)|gerade|dies\w*|dein\w*|"
         rf"dich|"
                             r"dir|nicht weiter|noch nie|immer noch|noch immer|wie immer|"
                             r"gern wissen|arbeite gerade)\b|\b(?:es|das)\Z|ich (?:sehe|denke) "
                             r"(?!.*\b(?:immer zuerst|meist|meistens|nur|täglich|jeden|"
                             r"grundsätzlich)\b)"),
    Rule("only-then", "free", r"ich (?P<v>kann|darf|muss) (?P<x>(?:immer )?(?:nur|erst|nie|"
         r"freitags|"
         r"montags|dienstags|mittwochs|donnerstags|samstags|sonntags|morgens|abends|vormittags|"
         r"nachmittags|vor|nach|zwischen|wochentags|unter der woche|jede[nrs]? \w+|täglich) "
         r"(?!(?:sagen|hoffen|raten|zustimmen|das|es|kurz|noch|dir|warnen|"
         r"staunen|langsam|bis|dem|dieser|diesem|meiner meinung)\b).+)", kind="habit",
         lasting=False,
         unless=rf"{_NOW}|\b(?:sagen|hoffen|zustimmen|raten|empfehlen)\Z"),
    Rule("rhythm", "free", rf"ich (?P<v>{_LIFE}) (?P<x>.+)", kind="routine", reads=("period",),
         needs=HABIT, unless=_NO_HABIT),
    Rule("rhythm", "free", rf"ich (?P<v>(?!{_PASSING}\b)[a-zäöüß]+e|mag|kann) (?P<x>.+)",
         kind="habit", reads=("period",), needs=HABIT, unless=_NO_HABIT),
    Rule("routine", "free", rf"ich (?P<x>(?:stehe|gehe|fange|bin|esse|mache) (?:.* )?{_ROUTINE}"
         r"(?: .*)?)", kind="routine", unless=rf"{_NOW}"),
    Rule("does", "free", r"ich (?P<v>mache) (?:beruflich |privat |seit \w+ |nebenbei |gerne? |"
         r"hauptsächlich |vor allem |meist |meistens |nur |noch |auch |dort |bei uns "
         r"|hier |im team |in der firma )*(?P<x>(?!(?:Fehler|Pause|Feierabend|Schluss|Fortschritte|"
         r"Sorgen|Mittag|Urlaub|Sinn|Spaß|Platz|Kaffee|Essen|Witze|Fotos|Schritte|Unsinn|Mist|"
         r"Gedanken|Vorschläge|Druck|Licht|Notizen)\b)(?:(?-i:[A-ZÄÖÜ])[\w-]+(?: (?:und|in|für|als|"
         r"bei|im|mit) .+)?|(?:die|das|den) (?:\w+ )?(?:buchhaltung|steuern?|social media|"
         r"marketing|"
         r"it|grafik\w*|verwaltung|personal\w*|einkauf|vertrieb|design|planung|logistik|lohn\w*|"
         r"controlling|reporting|kommunikation|website|webseite|kundenbetreuung|disposition|"
         r"dispo|hr|"
         r"öffentlichkeitsarbeit|pressearbeit|redaktion|lager|küche|ausbildung|abi\w*)(?: .+)?|"
         r"(?:die|das|den) (?-i:[A-ZÄÖÜ])[\w-]+ (?:für|in) (?:den |die |das "
         r"|der )?(?-i:[A-ZÄÖÜ]).+))", kind="work", unless=_NOW),
    Rule("ongoing", "free", r"ich (?P<x>(?:lerne|trainiere|übe|spare) (?:gerade |momentan |"
         r"derzeit |"
         r"zurzeit |seit \w+ )*(?:für|auf) (?!(?:heute|morgen)\b).+|(?:mache|absolviere|beginne|"
         r"schreibe) (?:gerade |momentan |derzeit |nebenbei |zurzeit |seit \w+ )*(?:(?:mein|meine|"
         r"meinen|ein|eine|einen|an meine[rm]|den|die|das) )?(?:\w+ )?[\w-]*(?:führerschein|"
         r"ausbildung|"
         r"weiterbildung|umschulung|studium|master|bachelor|abitur|matura|praktikum|lehre|"
         r"promotion|"
         r"doktorarbeit|masterarbeit|bachelorarbeit|diplomarbeit|roman|yogalehrerausbildung|reha|"
         r"kur|therapie|diät|sprachkurs|kurs|fernstudium)\b.*|arbeite mich (?:\w+ )*in .+ ein|"
         r"(?:lerne|übe) (?:gerade |momentan |derzeit "
         r"|zurzeit )+(?!(?:das|es)\b).+)", kind="personal",
         unless=r"\b(?:heute|gestern|(?-i:morgen)|dein\w*|dies\w*)\b"),
    Rule("owns", "free", r"ich habe (?P<x>(?:überall|zuhause|zu hause|daheim|im (?:garten|haus|"
         r"keller|büro|wohnzimmer)|in der (?:küche|garage|wohnung)|auf dem (?:balkon|dach)|privat|"
         r"beruflich|seit (?:\w+ )?(?:neuestem|kurzem|\w+)) .+)", kind="personal",
         unless=rf"{_NOW}|\b(?:ge\w+(?:t|en)|schmerzen|\w+schmerzen|fieber|husten)\b"),
    Rule("likes", "free", r"(?P<x>(?!(?:das|es|so|dies)\b)[\w-]+(?: [\w-]+)?) geht"
         r"(?: bei mir| für mich)?(?: immer)?", fact="Mag {x}", lasting=True,
         unless=r"\b(?:nicht|kaputt|schief|an|aus|er|sie)\b"),
    Rule("event", "free", r"(?P<m>der|die|das|unsere?|meine?) (?P<f>(?:[\w-]*(?:hochzeit|umzug|"
         r"feier|fest|deadline|abgabe|abgabetermin|launch|go-?live|messe|geburtstag|prüfung|urlaub|"
         r"reise|flug|kurs|konferenz|workshop|release|kick-?off|taufe|premiere|konzert|op|"
         r"operation|"
         r"stichtag|einzug|übergabe|eröffnung|klausur|examen|verteidigung|jahrestagung|tagung|"
         r"ferien|elternabend|einschulung|start|termin))(?: (?:von|für|mit|nach|in|beim|des) [\w "
         r".-]"
         r"{2,30}?)?) (?P<q>ist|sind|findet|beginnt|startet|fällt|steigt|geht|läuft|wurde|liegt) "
         rf"(?:jetzt |nun |übrigens )*(?P<x>(?:am|im|vom|ab|auf|zum|in der|an) (?:\w+,? )?(?:den )?"
         rf"(?:\d{{1,2}}\.?(?: \w+)?|{_MONTH}|\w+tag|ersten|zweiten|dritten|letzten)\b.*)",
         kind="detail", fact="{f} {q} {x}", unless=r"\b(?:heute|gestern|(?-i:morgen))\b"),
    Rule("lasting", "free", rf"ich {LASTING}(?: .+)", kind="personal",
         unless=rf"{_NOW}|{_TASK}|\b(?:vor, dass|ja nichts|davon aus|mal|mit dem gedanken|mir "
         rf"das|wohne de[mr] .* bei|sitze (?:fest|"
                r"gerade|da|noch|an|im (?:zug|auto|büro|meeting|café|bus|flieger|homeoffice|call)|"
                r"vor|am (?:rechner|schreibtisch|pc|laptop))|halte (?:mich|das|dich|fest|es|nichts|"
                r"kurz|durch|für)|kenne (?!mich (?:gut|mit|bestens))|\w+ kenne\b|schlafe aus\Z|"
                r"bin auf (?:der suche|hilfe)|höre (?:dich|nichts|gerade|"
                r"auf|von)|schaue (?:mal|nach|rein|später|es|mir (?:das|die|es|den)|ob|dann|jetzt)|"
                r"gucke (?:mal|nach|rein|mir|dann)|fahre (?:los|fort|jetzt|nach|zu|in|weg|gleich)|"
                r"lebe noch\b(?! (?:in|bei|zuhause|daheim|im))|fliege (?:nach|morgen|am|in|ab)|"
                r"trage (?:das|es|die|den|ein|nach)|mag (?:sein|"
                r"das|den|die (?:idee|antwort|version|lösung))|baue (?:das|die|es|ein \w+ ein|um)|"
                r"gestalte|handle|zahle (?:das|die)|kaufe (?:das|ein|mir|den|die)|spare mir|"
                r"beschäftige mich (?:gerade|mit (?:dieser|der frage))|konzentriere mich (?:gerade|"
                r"jetzt)|lerne (?:dazu|das|für die klausur morgen)|lese (?:mir|das|die|den|es|nach|"
                r"gerade)|stehe|gehöre|unterstütze (?:dich|das)|übersetze|verkaufe (?:mein(?!e)|"
                r"das)|esse (?:jetzt|gerade|was)|trinke (?:jetzt|gerade|erst|noch|einen \w+\Z)|"
                r"koche (?:heute|jetzt|gerade|das|gleich|dann)|backe (?:heute|das|einen|gleich)|"
                r"laufe (?:gegen|gerade|los)|reise (?:ab|an|morgen|nach)|schlafe (?:jetzt|gleich|"
                r"drüber|noch|eine nacht)|zeichne|kalkuliere)\b"),
    Rule("identity", "free", r"ich bin (?P<x>(?:eine? |\w+e[rsn]? "
         r"){0,3}(?-i:[A-ZÄÖÜ])[\w-]{2,}(?:(?: "
         r"(?:in|im|bei|beim|aus|von|vom|zum|zur|für|am|an|auf|mit|des|der|und) |, "
         r").+)?)", kind="personal",
         unless=rf"{_NOW}|\b(?:Feuer|Ihnen|Ihrer|Meinung|Ansicht|Opfer|Zeuge|Grund|Anfang|Ende|Weg|"
                r"Sache|Ding|Hilfe|Begriff|Lage|Stande|Bilde|Gange|Zug|Bahn|Urlaub|Sie|Meeting|"
                r"Büro|Stau|Eile|Panik|Sicher|Gespannt|Froh|Dankbar|Müde|Krank|Ratlos|Neu|Fertig|"
                r"Mitte|Zeile|Schritt|Seite|Kapitel|Ihr|Ihre|kein|keine|Team|gespannt|froh|"
                r"dankbar|sicher|"
                r"neugierig|zufrieden|begeistert|unsicher|interessiert|genervt|verzweifelt|dabei|"
                r"unterwegs|auf der suche)\b"),
)  # fmt: skip
