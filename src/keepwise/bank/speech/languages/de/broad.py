"""German rules, open tier: statements about oneself by their kind, whatever the verb or noun."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.de.parts import HABIT, MOMENT, POINTS, THING

# What does not work at the moment is a report, not a trait.
TROUBLE = (
    r"\b(?:\w*fehler\w*|problem\w*|kaputt|abgestürzt|stürzt|absturz|hängt|nullen|funktionier\w*|"
    r"klappt|\w*meldung(?:en)?|lädt|laden nicht|update|spinnt|streikt|ruckelt|flackert|zeile|"
    r"spalte|nicht mehr (?:an|auf|weiter)|verschwunden|weg|leer|titel|entwurf|regnet|schneit|"
    r"ergebnis\w*|"
    r"angezeigt|seltsam|komisch|merkwürdig)\b|%"
)
_NOW = rf"{MOMENT}|{POINTS}|{TROUBLE}"
# Verbs that say, with "ich", what goes on in the conversation and not how somebody lives.
_PASSING = (
    r"(?:brauche|benötige|suche|möchte|hätte|würde|wäre|könnte|sollte|müsste|bräuchte|wollte|"
    r"dachte|hatte|konnte|musste|sollte|wusste|durfte|weiß|denke|glaube|meine|finde|hoffe|"
    r"vermute|nehme|frage|sage|schreibe|erzähle|verstehe|sehe|merke|bemerke|erkenne|kenne|"
    r"erinnere|vergesse|verliere|versuche|probiere|teste|starte|öffne|klicke|drücke|tippe|"
    r"installiere|lade|speichere|kopiere|füge|lösche|ändere|erstelle|baue|mache|tue|gebe|"
    r"schicke|sende|bekomme|erhalte|kriege|habe|warte|melde|rufe|hole|bringe|lege|stelle|setze|"
    r"stecke|hänge|bleibe|lande|scheitere|stolpere|komme|gehe|fahre|fliege|reise|ziehe|bin|"
    r"werde|wünsche|wundere|ärgere|freue|danke|bitte|entschuldige|verspreche|schwöre|wette|"
    r"tendiere|"
    r"zweifle|fürchte|befürchte|ahne|rate|schlage|empfehle|überlege|plane|beabsichtige|"
    r"erwarte|lasse|halte|stimme|gehöre an|zeige|nenne|heiße|höre|schaue|gucke|prüfe|checke|"
    r"vergleiche|rechne|zähle|messe|wähle|bestelle|kaufe|zahle|bezahle|buche|storniere|kündige|"
    r"verkaufe|bewerbe|beginne|fange|schaffe|beende|stehe|sitze|liege|muss|soll|will|kann|mag|"
    r"darf|koche|backe|esse|trinke|räume|putze|wasche|repariere|korrigiere|übersetze|feiere|"
    r"treffe|besuche|hasse|liebe|gratuliere|begreife|kapiere|blicke|raffe|checke|bereue|"
    r"verstecke|weine|lache|friere|schwitze|leide|huste|langweile|verzweifle|beziehe|wiederhole|"
    r"bestätige|wohne|lebe|arbeite|wechsle|verlasse|verzichte|würd|reklamiere|widerrufe|"
    r"beschwere|gewinne|schlafe aus|google|sorge|fühle|zitiere|nummeriere|markiere|unterschreibe|"
    r"drucke|zahl|stöbere|schlafe aus)"
)
_WORKS = (
    r"(?:analysiere|auswerte|werte|steuere|disponiere|plane|prüfe|reporte|betreibe|produziere|"
    r"beliefere|vermarkte|bewerbe|teste|forsche|publiziere|lektoriere|kalkuliere|budgetiere|"
    r"kontrolliere|auditiere|überwache|begleite|pflege|bearbeite|importiere|exportiere|"
    r"entwerfe|konstruiere|montiere|redigiere|schule|coache|trainiere|berate|supporte|moderiere)"
)
# "Für mich ..., bei uns ..." with a verb that judges, limits or describes what is usual.
_TELLS = (
    r"(?:unterstehen|untersteht|zählt|zählen|gilt|gelten|läuft (?:alles|das meiste|immer)|"
    r"laufen|liegt (?=.*am herzen)|liegen (?=.*am herzen)|bedeutet|bleibt|bleiben|landen|landet|"
    r"hilft|helfen|genügt|genügen|reicht|reichen|gefällt|gefallen|schmeckt|schmecken|"
    r"bekommt|bekommen|macht|machen|geht(?= es (?:immer|vor allem|nur|hauptsächlich|in erster))|"
    r"gehen|gehört|gehören|steht|stehen|kommt|kommen|ist|sind|wird|gibt es|hat|haben|spielt|"
    r"spielen|liegen|tut|tun|darf|dürfen|muss|müssen|soll|sollen|heißt|heißen|"
    r"war (?=.*\bimmer\b))"
)
_JUDGED = (
    r"(?:tabu|pflicht|heilig|gesetzt|irrelevant|uninteressant|relevant|egal|wichtiger als .+|"
    r"(?:sehr |am |total |extrem |besonders |immer |absolut )*(?:wichtig|wichtigsten|lieber|"
    r"liebsten)|nicht drin|keine option|kein thema|"
    r"kein muss|ein muss|ein no-?go|ein absolutes no-?go|ein graus|ein horror|ein rotes tuch|"
    r"ein hochgenuss|das a und o|das größte|das schönste|das wichtigste(?: .+)?|unverzichtbar|"
    r"genug|fremd|zuwider|interessant|spannend|entscheidend|maßgeblich|ausschlaggebend|suspekt|"
    r"unangenehm|verboten|verhasst|vertraut|recht|völlig egal|"
    r"(?:auch |einfach |generell |meist |immer |meistens |viel |oft )*zu (?:scharf|süß|laut|"
    r"bunt|fettig|salzig|teuer|früh|spät|voll|kalt|"
    r"heiß|hektisch|unruhig|steif|unpersönlich|förmlich|technisch|trocken|sauer|bitter|stressig|"
    r"anstrengend|riskant|kompliziert|grell|hell|dunkel|eng|weit|gefährlich)|"
    r"(?:wirklich |absolut |gar |so |leider |eher |überhaupt |echt |eigentlich |einfach |"
    r"eh |total )*(?:nicht(?: so)?|nichts?|genau|ganz|voll) (?:meins|(?:mein|meine) (?:ding|fall|"
    r"geschmack|stil|welt|sache|tasse tee)|für mich|mein ding)|"
    r"(?:meine? |unsere? )(?:große |größte |absolute |ewige |heimliche |geheime )*(?:leidenschaft|"
    r"schwäche|laster|ding|hassfach|kryptonit|stärke|ein und alles))"
)

BROAD: tuple[Rule, ...] = (
    Rule("judged", "free", rf"(?P<x>(?!(?:das|es|dies\w*|so|was|wie|mir|mich|bei|für|ich|du|"
         rf"wenn|ob|dass|hier|heute|variante|version|option|vorschlag|entwurf|punkt|(?:der|die|"
         rf"das) [\w-]+ ist "
         rf"(?:mir|für mich) (?:\w+ )?zu|erst\w*|letzte\w*|der (?:erste|zweite|letzte|rest)|"
         rf"die (?:erste|zweite|letzte|zahl|tabelle|antwort|version|liste|grafik))\b)[\w'/-]+"
         rf"(?: [\w'/-]+){{0,5}}? (?:ist|sind|wäre|wären|bleibt|bleiben|war immer)"
         rf"(?: (?:für mich|mir|bei mir|bei uns|für uns|"
         rf"uns|halt|eh|übrigens|immer|auch|(?:für|bei|in|zu|am|im) (?!mich|uns|mir)[\w-]+))* "
         rf"{_JUDGED}(?:,? (?:da|weil|und) .+)?)", fact="{x}",
         unless=rf"{_NOW}|\bich\b",
         needs=r"\b(?:mir|mich|bei|uns|meins|mein|meine|unsere?)\b"),
    Rule("goes-not", "free", r"(?P<x>(?!(?:das|es|dies\w*|so|was|wie|hier|ich|wenn|ob|dass|der|"
         r"die \w+ geht|du|wir|er|sie)\b)[\w':,/-]+(?: [\w':,/-]+){0,7}? (?:geht|gehen|geh) "
         r"(?:da |dann |leider |grundsätzlich |generell |eigentlich |immer )*(?:bei mir|bei uns|"
         r"für mich|mit mir)(?: .{1,50})?)", fact="{x}", unless=_NOW,
         needs=r"\b(?:nicht|nichts|nie|nur|immer|gar|kaum|erst|selten|schlecht)\b"),
    Rule("comes-not", "free", r"(?P<x>(?!(?:das|es|dies\w*|so|was|wie|hier|ich|wenn)\b)[\w'-]+"
         r"(?: [\w'-]+){0,5}? (?:kommt|kommen|darf|dürfen|gehört|gehören|passt|passen) "
         r"(?:für mich|mir|bei mir|bei uns|uns|für uns|da) "
         r"(?:aber |leider |generell |grundsätzlich |auch |gar |absolut |eigentlich |überhaupt )*"
         r"(?:nicht|nie|nur|immer|kein\w*)\b.*)", fact="{x}", unless=_NOW,
         needs=r"\b(?:in ?frage|ins|in (?:die|den|das|mein\w*)|auf|rein|haus|an|unter|zum)\b"),
    Rule("body", "free", r"(?P<x>(?!(?:das|es|dies\w*|was|mir|ich)\b)[\w'-]+(?: [\w'-]+){0,3} "
         r"(?:bekommt|bekommen|tut|tun|macht|machen|liegt|liegen|schlägt|schlagen|verursacht|"
         r"verursachen|triggert|triggern|stresst|stressen|beruhigt|beruhigen|entspannt|"
         r"entspannen|ekelt|ekeln) (?:mir|mich|bei mir) .*(?:nicht|gut|schwer|angst|spaß|freude|"
         r"magen|allergi\w+|ausschlag|migräne|kopfweh|kopfschmerzen|nervös|krank|müde|"
         r"aggressiv|glücklich|schlecht|hautausschlag|juckreiz|sorgen|an|ab))", kind="personal",
         fact="{x}", unless=_NOW),
    Rule("for-me", "free", rf"(?P<x>(?:mir|mich|für (?:mich|uns|meine\w* [\w-]+|"
         rf"unsere\w* [\w-]+)|bei (?:mir|uns)(?: zuhause| "
         rf"daheim| im [\w-]+| in der [\w-]+)?) {_TELLS} (?!(?:das|es(?! (?:immer|vor allem|nur|"
         rf"hauptsächlich|kein|nie|in erster|um|freitags|montags|sonntags))|dies\w*|gerade|"
         rf"nichts|was|zu|so|alles klar|schlecht|kalt|warm|gut|langweilig|"
         rf"übel|unklar|klar|aufgefallen|gesagt)\b).+)", kind="work", fact="{x}",
         unless=rf"{_NOW}|\b(?:ge\w+t|\w+iert)\Z",
         needs=rf"{HABIT}|\b(?:nur|alle[sn]?|lieber|wichtig\w*|genug|reich\w+|"
               r"genüg\w+|gilt|gelten|zählt|zählen|unterst\w+|herzen|vor allem|kein\w*|zu "
               r"\w+|schmeck\w+|gefällt|gefallen|filialen?|egal|tabu|pflicht|zusammen)\b"),
    Rule("there-is", "free", r"(?P<x>(?!(?:wo|was|wann|wie|heute|hier|wenn|jetzt|in (?:der|dem|"
         r"diesem))\b)[\w-]+(?: [\w-]+){0,4} gibt es (?:bei (?:mir|uns)|für (?:mich|uns)) "
         r"(?:eigentlich |fast )*(?:immer|nie|nur|kein\w*|meist\w*|jede\w*|stets|ausschließlich)"
         r"\b.+|bei (?:uns|mir) (?:zuhause |daheim )?gibt es .+)", kind="personal", fact="{x}",
         needs=rf"{HABIT}|\b(?:kein\w*|nur)\b", unless=rf"{MOMENT}|{TROUBLE}"),
    Rule("yes-no", "free", r"(?P<x>(?-i:[A-ZÄÖÜ])[\w-]+(?: ja)?, (?:aber )?(?!(?:ich|das|es|"
         r"leider|danke|ach)\b)[\w-]+ "
         r"(?:nein|nie|lieber nicht|eher nicht))", fact="{x}"),
    Rule("ours-bit", "free", r"(?P<x>(?-i:[A-ZÄÖÜ])[\w-]+(?: [\w-]+)? bei (?:uns|mir) (?:immer |"
         r"grundsätzlich |generell |stets )*(?:maximal|höchstens|mindestens|nur|nie|ohne|mit|in|"
         r"auf|ab|bis|per|immer) .+)", kind="work", fact="{x}",
         unless=rf"{_NOW}|\b(?:ist|sind|geht|läuft|hat|haben|kommt|wird|zeigt|macht|nimmt)\b"),
    Rule("reach", "free", r"(?P<x>(?:mich|uns) (?:erreichen sie|erreichst du|erreicht ihr|erreicht "
         r"man) (?:am besten|nur|immer|meist|tagsüber|\w+s|per|über|unter|ab|bis|zwischen)\b.+)|"
         r"ich bin (?P<y>.* (?:erreichbar|zu erreichen))|(?P<z>\w+s (?:\w+ )?(?:erreichen sie|"
         r"erreichst du|erreicht man) mich .+)", kind="personal", fact="Erreichbarkeit: {x}",
         unless=rf"{MOMENT}|{POINTS}|\bnicht mehr\b"),
    Rule("reads-it", "free", r"ich (?P<x>(?:lese|höre|öffne|bekomme|sehe) (?:deine|ihre|eure) "
         r"(?:antworten|nachrichten|texte|mails|berichte|auswertungen|erklärungen) .+)",
         kind="personal", needs=HABIT + r"|\b(?:auf|am|per|über)\b", unless=MOMENT),
    Rule("has-only", "free", r"ich habe (?P<x>(?:hier |zuhause |daheim |leider |privat )*(?:nur|"
         r"lediglich|bloß) (?!(?:noch|kurz|eine? (?:frage|kleinigkeit|bitte|minute)|\w+ (?:minuten|"
         r"stunden|tage|fragen|zeilen|spalten|daten|zeichen|wörter))\b).*(?-i:[A-ZÄÖÜ])\w.*)",
         kind="personal", unless=rf"{_NOW}|\b(?:(?-i:(?:ver|be|ent|er|ge|zer)[a-zäöü]+(?:t|en))|"
              rf"\w+iert|zeit|lust|budget)\Z"),
    Rule("need-there", "free", r"ich brauche (?P<x>(?:im|am|beim|auf|bei|zum|in (?:der|den)|"
         r"unterwegs|"
         r"nachts|morgens|abends) (?!(?:moment|augenblick|projekt|bericht|text|dokument|meeting)\b)"
         r"[\w-]+(?: [\w-]+)? (?:immer |unbedingt |stets )?(?:einen?|eine|viel|meinen?|meine|"
         r"absolute|völlige|\w+e) .+)", fact="Braucht {x}", unless=_NOW),
    Rule("learns-better", "free", r"ich (?P<v>(?!(?:würde|finde)\b)[a-zäöüß]{3,}e) (?P<x>(?:.* )?"
         r"(?:besser|leichter|schneller) (?=.*\bals\b).+)", unless=_NOW),
    Rule("had-rather", "free", r"ich hätte (?P<x>(?:die|den|das|meine|alle|solche)? "
         r"?(?-i:[A-ZÄÖÜ])[\w-]+ "
         r"(?:am liebsten|lieber|gerne?) .+)", fact="Bevorzugt {x}", unless=_NOW,
         needs=r"\b(?:statt|als|pro|in|nach|mit|ohne|immer)\b"),
    Rule("goal", "free", r"ich (?P<x>(?:möchte|will) (?:unbedingt |gern |endlich )*(?:im "
         r"(?:sommer|herbst|winter|frühling|frühjahr)|bis (?:zum |"
         r"zur |ende )?(?:sommer|herbst|winter|frühling|frühjahr|jahresende|des jahres|"
         r"weihnachten|ostern|nächstes jahr|hochzeit|geburtstag|januar|februar|märz|april|mai|"
         r"juni|juli|august|september|oktober|november|dezember)|dieses jahr|nächstes jahr|"
         r"langfristig|auf dauer) .+)", kind="personal", unless=r"\b(?:heute|wissen)\b"),
    Rule("mine-shall", "free", r"(?:mein|unser)(?:e[nrms]?)? (?P<x>(?!(?:chef|text|code|mail|kunde|"
         r"kollege|kollegin|chefin|freund\w*)\b)[\w-]+(?: [\w-]+){0,3}? (?:soll|sollen|sollte|"
         r"sollten|darf|dürfen|muss|müssen) (?:immer |künftig |bitte |nie |stets |nur )*.+ "
         r"(?-i:[a-zäöüß]+en|sein))", fact="{x}", unless=rf"{MOMENT}|{TROUBLE}|{POINTS}"),
    Rule("mine-always", "free", r"(?:mein|unser)(?:e[nrms]?)? (?P<x>(?!(?:chef\w*|kunde\w*|kolleg"
         r"\w+|nachbar\w*|mitbewohner\w*|freund\w*|onkel|tante|kumpel|schw[aä]g\w+|cousin\w*|"
         r"bekannte\w*|praktikant\w*|schwieger\w+|laptop|rechner|drucker|handy|computer|internet|"
         r"akku|app|browser|programm)\b)[\w-]+(?: [\w-]+){0,2} (?:fangen|fängt|enden|endet|"
         r"schließ\w+|kommt|kommen|schläft|schlafen|frisst|bellt|braucht|brauchen|steht|stehen|"
         r"bekommt|bekommen|gehen|läuft|laufen|darf|dürfen|kann|können|trägt|tragen|fährt|"
         r"besucht|turnt|schwimmt|malt|singt|tanzt|liest|isst|wäscht|heizt|klingelt) .+)",
         kind="personal", needs=rf"{HABIT}|\b(?:nur|kein\w*|nicht|am \d+\.)\b",
         fact="{x}", unless=rf"{MOMENT}|{TROUBLE}|{POINTS}"),
    Rule("am-so", "free", r"ich bin (?:übrigens |ja |halt |eigentlich |eher |auch |derzeit |"
         r"momentan |seit \w+(?: \w+)? |ab \w+ )*(?P<x>(?:(?:hier |noch |ganz |relativ |recht |"
         r"ziemlich )*neu (?:in|im|bei|an)(?! (?:diese\w*|dem chat))|zu (?:zweit|dritt|viert|"
         r"fünft|sechst)\Z|(?:.+ )?auf .+ angewiesen|diejenige,? (?:die|der) |"
         r"derjenige,? der|der,? der (?:bei|im|immer)|die,? die (?:bei|im|immer)|"
         r"(?:vor|nach|ab|bis|zwischen|erst ab|nur) .{2,30} (?:nicht |nur |kaum |erst |schlecht )*"
         r"(?:ansprechbar|erreichbar|verfügbar|zu gebrauchen|online)|"
         r"(?:viel|oft|meist|meistens|fast nur|nur|ständig|häufig|fast immer|immer|beruflich viel|"
         r"privat viel|selten|gern|nie)\b.* (?:unterwegs|erreichbar|ansprechbar|im büro|zuhause|"
         r"am handy|vor ort|im homeoffice|auf reisen)|in der (?:\w+(?:ten|sten)|\d+\.) klasse|im "
         r"\w+ "
         r"(?:semester|lehrjahr|ausbildungsjahr|schuljahr|monat schwanger)|in (?:elternzeit|karenz|"
         r"rente|pension|altersteilzeit)|jahrgang|(?:in der|im|in einem|in einer|bei den|beim) "
         r"(?:\w+e[nr] )?[\w-]*(?:feuerwehr|chor|band|"
         r"verein|partei|gewerkschaft|orchester|gemeinderat|theatergruppe|betriebsrat|"
         r"pfadfindern?|thw|rotes? kreuz|vorstand|kirchengemeinde|elternbeirat)\b|bei der "
         r"(?:feuerwehr|bundeswehr|polizei|bahn|"
         r"post|stadt|caritas|diakonie)|aus (?-i:[A-ZÄÖÜ])|in .+ (?:aktiv|"
         r"engagiert|organisiert)|(?:es |das )?(?:so )?gewohnt|an .+ gewöhnt|"
         r"(?:sehr |extrem |etwas |ziemlich |total |besonders |leicht |recht )*(?:empfindlich|"
         r"anfällig|vergesslich|ungeduldig|chaotisch|ordentlich|perfektionistisch|wetterfühlig|"
         r"sportlich|unsportlich|kreativ|nachtaktiv|lärmempfindlich|geräuschempfindlich|"
         r"lichtempfindlich|schüchtern|abergläubisch|pingelig|penibel|sparsam|visuell|"
         r"kälteempfindlich|wissbegierig|ein (?:visueller|ungeduldiger|eher|morgens?)\w*)\b|"
         r"(?:bei|in|mit) [\w -]{3,40} (?:eigen|empfindlich|heikel|pingelig|altmodisch|"
         r"wählerisch)\b|(?:ein |eine )?\w+er typ\b|kein \w+mensch\b|"
         r"(?:\w+ )?(?:größter |großer |riesen)?fan\b).*)", kind="personal",
         unless=rf"{MOMENT}|{TROUBLE}|\b(?:das gewohnt|dein\w*|dir)\b"),
    Rule("am-two", "free", r"ich bin (?P<x>(?-i:[A-ZÄÖÜ])[a-zäöüß]+(?:-(?-i:[A-ZÄÖÜ])[a-zäöüß]+)? "
         r"(?-i:[A-ZÄÖÜ])[\w-]+(?:, .{2,80})?)", kind="name", fact="Heißt {x}",
         unless=r"\b(?:Team|Abteilung|Baujahr|Jahrgang|Ihnen|Ihrer|Sie)\b"),
    Rule("name-here", "free", r"(?P<x>(?-i:[A-ZÄÖÜ])[a-zäöüß]+(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) hier"
         r"(?:,? (?P<y>(?:aus|von|vom) .{2,50}))?|(?P<z>(?-i:[A-ZÄÖÜ])[a-zäöüß]+"
         r"(?: (?-i:[A-ZÄÖÜ])[\w-]+)?) (?:mein name|ist mein name|heiße ich|heiß ich)",
         kind="name", fact="Heißt {x}", unless=r"\b(?:Was|Wo|Wer|Bist|Ist|Problem|Fehler|Danke)\b"),
    Rule("formerly", "free", r"(?:ich (?:war|habe) )?(?P<x>(?:früher|ehemals|einst) (?:mal |"
         r"als )*(?!.* ge\w+(?:t|en)\b)(?!(?:oder|war alles|aufstehen|"
         r"schlafen)\b)(?:(?-i:[A-ZÄÖÜ])[\w-]+.*|in der .+|"
         r"im .+))", kind="personal", fact="War {x}", unless=MOMENT),
    Rule("bound", "free", r"ich bin (?:\w+ )?(?P<x>mit .{3,40} (?:verheiratet|verlobt|zusammen|"
         r"liiert|"
         r"befreundet|verwandt))", kind="personal", unless=MOMENT),
    Rule("kin-was", "free", r"(?:mein|unser)(?:e|er)? (?P<x>(?:opa|oma|großvater|großmutter|vater|"
         r"mutter|eltern|großeltern|familie|vorfahren)(?: [\w-]+){0,2} (?:kam|kamen|stammt|stammen|"
         r"stammte|stammten|war|waren|lebte|starb|ist .+ gestorben) .+)", kind="personal",
         fact="{x}", unless=rf"{_NOW}|\b(?:da|gestern|sauer|begeistert|krank)\b"),
    Rule("reacts", "free", r"ich (?P<x>(?:kriege|bekomme) (?:von|bei|durch) .+ (?:\w*ausschlag|"
         r"kopfweh|\w*schmerzen|sodbrennen|blähungen|migräne|pickel|bauchweh|durchfall|"
         r"atemnot|juckreiz|panik|gänsehaut|ein schlechtes gewissen))", kind="personal",
         unless=MOMENT),
    Rule("sick-of", "free", r"(?P<x>mir wird (?:immer |leicht |schnell )?(?:bei|beim|von|im|in|auf|"
         r"auf dem) .+ (?:schlecht|übel|schwindlig|schwindelig|komisch))", kind="personal",
         fact="{x}", unless=MOMENT),
    Rule("starts-to", "free", r"ich habe (?P<x>(?:gerade |vor kurzem |neulich |kürzlich |jetzt |"
         r"endlich |letzte\w* \w+ |im \w+ |mit \d+ )*(?:angefangen|begonnen|aufgehört|beschlossen|"
         r"mir vorgenommen|vor|mich entschieden|mich entschlossen),? (?!(?:das|den|die|diese\w*|"
         r"es|dir|dich)\b).* (?:zu \w+|\w+zu\w+))", kind="detail",
         unless=rf"{TROUBLE}|\b(?:heute|morgen|nicht)\b"),
    Rule("skills", "free", r"ich (?P<x>(?:habe es nicht so mit|kenne mich (?:mit|in|bei) "
         r"(?!(?:de[mrn] "
         r"\w+ hier|diese\w*)\b)|habe (?:von|bei|in|mit) ).+ ?(?:nicht|kaum|gut|bestens|wenig|"
         r"super|überhaupt nicht)? ?(?:aus|keine ahnung|wenig ahnung|null ahnung|keinen plan|"
         r"wenig erfahrung|viel erfahrung|keine erfahrung|jahre erfahrung))|ich (?P<y>habe es "
         r"nicht so mit .+)|ich bin (?P<z>(?:technisch|handwerklich|musikalisch|sprachlich|"
         r"sportlich|in .+|bei .+|mit .+|im .+) (?:leider |überhaupt |gar |eher |recht |ziemlich |"
         r"sehr |nicht |so |wenig |kaum |ganz |echt |total )+(?:fit|gut|begabt|bewandert|erfahren|"
         r"geübt|sicher|versiert|schlecht|talentiert|unbegabt|firm|unsicher|unerfahren))",
         kind="personal", unless=rf"{MOMENT}|{POINTS}|{TROUBLE}"),
    Rule("not-mother", "free", r"(?P<x>(?-i:[A-ZÄÖÜ])\w+ ist (?:leider |halt |ja )?(?:nicht|kein|"
         r"keine) "
         r"(?:meine?|unsere?)? ?(?:muttersprache|stärke|lieblings\w+|spezialgebiet|fachgebiet|"
         r"ding))",
         kind="personal", fact="{x}"),
    Rule("got-word", "free", r"ich habe (?:jetzt |endlich |heute |nun )*(?P<x>(?:die|eine|den|das) "
         r"(?:zusage|stelle|wohnung|platz|job|stipendium|kitaplatz|studienplatz|praktikumsplatz) "
         r"(?:von|für|bei|in|an|am|beim) .+)", kind="detail", unless=r"\b(?:gesehen|gefunden|"
         r"noch nicht|gesucht|gelesen|angefragt)\b"),
    Rule("not-below", "free", r"(?P<x>(?!(?:das|es|dies\w*)\b).+ interessier(?:t|en) mich .+ "
         r"nicht)",
         fact="{x}", unless=rf"{MOMENT}|{POINTS}"),
    Rule("measures", "free", r"ich (?P<v>messe|bewerte|budgetiere|beurteile|gewichte|rechne) (?P<x>"
         r"(?-i:[A-ZÄÖÜ]).* (?:am|an|nach|in|auf basis|anhand|über) .+)", kind="work",
         unless=_NOW),
    Rule("senses", "free", r"ich (?P<x>(?:höre|verstehe|sehe) (?:am|auf|im|bei|mit|in) .+ "
         r"(?:schlecht|"
         r"kaum|nichts|nicht gut|nicht))", kind="personal", unless=_NOW),
    Rule("kids", "free", r"(?P<x>die (?:kinder|jungs|mädchen|mädels|zwillinge|kids|hunde|katzen) "
         r"(?:sind|leben|wohnen|gehen|schlafen|kommen|essen) .+)", kind="personal", fact="{x}",
         needs=rf"{HABIT}|\bbei (?:mir|uns|ihre[mr])\b|\bkein\w*\b",
         unless=rf"{MOMENT}|{TROUBLE}|\b(?:krank|müde|laut|gerade|schon)\b"),
    Rule("has-do-with", "free", r"ich habe (?P<x>(?:\w+ )*mit .{3,60} zu tun)", kind="work",
         unless=rf"{_NOW}|\bnichts\b"),
    Rule("has-on", "free", r"ich habe (?P<x>(?!(?:das|die|den|es|ein problem)\b).+ (?:unter|auf|"
         r"mit|"
         r"als) (?:windows|linux|nixos|ubuntu|debian|fedora|arch|mac\w*|android|ios|iphone|"
         r"raspberry|nas|docker|kubernetes|betriebssystem|editor)\b.*)", kind="tool",
         unless=rf"{MOMENT}|{TROUBLE}|{POINTS}"),
    Rule("named-is", "free", r"(?:der |die |das |und )?(?P<f>editor|betriebssystem|os|ide|shell|"
         r"browser|framework|datenbank|sprache|rolle|abteilung|team|standort|sortiment|"
         r"schwerpunkt|region|gebiet|arbeitgeber|firma|branche|beruf|wohnort|alter|größe|"
         r"schuhgröße|kleidergröße|konfektionsgröße|budgetjahr|geschäftsjahr) (?:ist|heißt|=) "
         r"(?P<x>(?!(?:das|es|nicht|noch|schon|zu|gut|schlecht|falsch|weg|leer|kaputt|doch|"
         r"gerade|auch)\b)[\w., +#-]{2,60})", kind="work", fact="{f}: {x}", unless=_NOW),
    Rule("named", "free", r"(?P<x>(?:sortiment|gebiet|vertriebsgebiet|region|bereich|sparte|"
         r"schwerpunkt|warengruppe|produktgruppe|kategorie|kundengruppe|abteilung) "
         r"(?-i:[A-ZÄÖÜ])[\w-]+(?: (?:und|&|/) (?-i:[A-ZÄÖÜ])[\w-]+)?)", kind="work",
         fact="{x}", unless=MOMENT),
    Rule("at-mine", "free", r"bei (?:mir|uns) (?:sind|ist|geht|dreht|handelt) (?:es|sich (?:alles "
         r")?"
         r"(?:es )?um|es sich um|es um) (?P<x>(?!(?:gerade|nicht|noch|schon|heute|so|auch|das|spät|"
         r"kalt|warm)\b).{3,100})", kind="work", fact="Ist zuständig für {x}", unless=_NOW),
    Rule("nothing-for", "wish", r"(?P<x>(?!(?:das|es|dies\w*)\b).+) (?:sind|ist|wär|wäre) "
         r"(?:wirklich |absolut |gar |so |leider |eher |einfach |echt |nun mal )*(?:nichts|nicht "
         r"so|nicht) (?:für mich|meins|mein ding|so meins)(?:, .+)?", fact="Mag {x} nicht",
         negative=True, reads=SHAPES, unless=rf"{_NOW}|\A(?:die|der|das) \w+ ist"),
    Rule("thing-no", "wish", r"(?P<x>(?!(?:das|es|dies\w*)\b).+) (?:interessier(?:t|en)|"
         r"begeister(?:t|n)) mich (?:null|kein bisschen|wenig|kaum|gar nicht|nicht die bohne|nie)",
         fact="Interessiert sich nicht für {x}", negative=True, reads=(*SHAPES, "region"),
         unless=rf"{_NOW}|\bich\b"),
    Rule("interest-only", "free", r"(?P<x>mich interessier(?:t|en) (?:[\w-]+ ){0,4}?(?:nur|vor "
         r"allem|"
         r"hauptsächlich|besonders|ausschließlich|immer|grundsätzlich) (?:nur )?.+)",
         fact="Interesse: {x}", reads=("region", "period"), unless=rf"{MOMENT}|{POINTS}"),
    Rule("prepare", "free", r"ich (?P<x>(?:pauke|büffle|büffele|ackere|übe|lerne|trainiere|spare|"
         r"laufe) (?:gerade |grad |momentan |derzeit |zurzeit |aktuell |seit \w+(?: \w+)? |"
         r"nebenbei |fleißig )*(?:für|auf) .+|bereite mich (?:gerade |momentan |derzeit |seit "
         r"\w+ )*auf .+ vor|mache (?:gerade |derzeit |nebenher )*(?:den|die|einen?|meinen?) "
         r"[\w-]*(?:schein|prüfung|abschluss|kurs|ausbildung|studium)\b.*)", kind="personal",
         unless=rf"\b(?:heute|morgen früh|das meeting|die präsentation|den termin|das "
                rf"gespräch)\b|{TROUBLE}"),
    Rule("school", "free", r"ich (?P<x>(?:gehe|geh) (?:\w+ )?(?:in die \w+(?:te|ste) klasse|in die "
         r"(?:\w+schule|\d+\. klasse|oberstufe|\d+\w?)|(?:aufs?|auf (?:das|ein|eine|die)) "
         r"[\w-]*(?:gymnasium|schule|kolleg|uni|realschule)|aufs? .*(?:gymnasium|internat))\b.*|"
         r"studiere? .+|mache (?:gerade |nächstes jahr |dieses jahr )?(?:mein |das )?(?:abi\w*|"
         r"matura|fsj|bufdi|freiwilliges \w+ jahr)\b.*)", kind="personal",
         unless=r"\bstudiere gerade (?:die|den|das)\b"),
    Rule("from", "free", r"ich (?:komme|stamme|bin) (?:\w+ )?(?P<x>aus (?:dem|der|den) "
         r"(?-i:[A-ZÄÖÜ])(?!rlaub|esprä|eeting|ermin|üro|opf|aus\b)[\w-]+(?: (?:in|bei|an) .+)?)",
         kind="personal", unless=rf"{MOMENT}|\b(?:Urlaub|Meeting|Termin|Staunen|Lachen|Konzept)\b"),
    Rule("belongs", "free", r"ich (?P<x>(?:gehöre|zähle) (?:jetzt |inzwischen |seit \w+ )*(?:zum|"
         r"zur|zu (?:den|der|dem)) .+)", kind="team", unless=_NOW),
    Rule("events-with", "free", r"ich habe (?P<x>(?:am|im|ab|nächste\w*|kommende\w*|übermorgen|"
         r"(?-i:morgen)|in (?:zwei|drei|vier) (?:tagen|wochen)) .*\b[\w-]*(?:übergabe|prüfung|"
         r"hochzeit|vorstellungsgespräch|op|operation|klausur|umzug|flug|hochzeitstag|"
         r"zahnarzttermin|arzttermin|termin (?:beim|bei|mit|in)|verteidigung|auftritt|"
         r"marathon|probetag|einschulung|examen|taufe|geburtstag)\b.*)", kind="detail",
         unless=r"\b(?:meeting|call|besprechung|wenn|falls|noch kein\w*)\b"),
    Rule("expects", "free", r"ich (?P<x>(?:erwarte|bekomme|kriege|adoptiere|heirate|eröffne|gründe|"
         r"verlobe mich) (?:\w+ ){0,4}?(?:unser\w*|mein\w*|ein\w*|zwillinge|nachwuchs|am|im|in|"
         r"nächst\w+|kirchlich|standesamtlich)\b.*(?:kind|baby|zwillinge|nachwuchs|tochter|sohn|"
         r"enkel\w*|hund|welpen?|heirate\w*|laden|praxis|café|firma|filiale|am|im)\b.*)",
         kind="detail", unless=rf"{TROUBLE}|\b(?:heute|gerade)\b"),
    Rule("settled", "free", r"(?P<x>(?:(?:der|die|das|unser|unsere|mein|meine) )?[\w-]+(?: [\w-]+)"
         r"{0,5}? (?:ist|sind|steht|stehen) (?:jetzt |nun |endlich |schon |also |fest |(?:für|ab|"
         r"am|vom|"
         r"im|zum|bis) [\w. ]{2,30}? )*(?:"
         r"gebucht|reserviert|unterschrieben|beschlossen|fix|gekauft|bestätigt|vereinbart|"
         r"fest(?:gelegt)?|unter dach und fach|(?=: ))(?:(?:,|:| -| für| am| ab| vom| bis|!) .+)?)",
         kind="detail", fact="{x}",
         unless=rf"{TROUBLE}|\b(?:nicht|ob|wenn|falls|paket|lieferung|bestellung|es|"
                rf"dies\w*|sagt|meldung|heute|fest(?:platte)?ger\w*)\b"),
    Rule("stands", "free", r"(?P<x>(?:der|die|das|unser|unsere|mein|meine) [\w-]+(?: [\w-]+){0,4} "
         r"steht(?: jetzt| nun| endlich)?(?: fest)?: .+)", kind="detail", fact="{x}"),
    Rule("small-team", "free", r"ich bin (?P<x>(?:eine? )?(?:\w+e[rsn]? )?(?:team|zweierteam|"
         r"familie|"
         r"agentur|kanzlei|startup|start-up|verein|betrieb|familienbetrieb|wg|büro|händler|"
         r"hersteller|firma|praxis) (?:von|mit|aus|in|für|und) .+)", kind="work", unless=MOMENT),
    Rule("resolved", "free", r"(?:beschlossen(?: und verkündet)?|entschieden|entscheidung|"
         r"beschluss|"
         r"fix|abgemacht|endgültig|ergebnis|fazit)(?: ist)?: (?P<x>(?:ich|wir) .+)", kind="detail",
         fact="Beschlossen: {x}", unless=r"\b(?:vielleicht|ob)\b"),
    Rule("does-work", "free", rf"ich (?P<v>{_WORKS}) (?:für uns |bei uns |hier |hauptsächlich |"
         rf"vor allem |meist |meistens |beruflich |unter anderem )*(?P<x>{THING}.*"
         rf"(?-i:[A-ZÄÖÜ])\w.*)", kind="work",
         unless=rf"{_NOW}|\b(?:die (?:datei|tabelle|mail|liste)|den (?:text|code|fehler)|eine?n? "
                rf"(?:reise|urlaub|feier|party|umzug|hochzeit|ausflug|wochenende|geburtstag|"
                rf"essen|trip)|mich)\b|\bich (?:plane|prüfe|teste|pflege) (?!für uns|bei uns|"
                rf"hauptsächlich|vor allem|beruflich)"),
    Rule("open", "free", rf"ich (?P<v>(?!{_PASSING}\b)[a-zäöüß]{{2,}}[^aeiouäöü\W]e) (?P<x>{THING}"
         rf"(?!(?:das|die|den|der|dem|mir)\b)"
         rf"(?:.*(?-i:[A-ZÄÖÜ])\w.*|(?:\w+ )?(?:gern\w*|viel|oft|selbst|ehrenamtlich)\b.*))",
         kind="personal",
         unless=rf"{_NOW}|\b(?:eine? (?:mail|nachricht|bericht|präsentation|tabelle|liste|text|"
                rf"fehler|frage|angebot|lösung|termin|anleitung)|einen (?:bericht|text|fehler|"
                rf"termin|artikel|vortrag)|mal|vielleicht|wahrscheinlich|natürlich|sowieso|"
                rf"gedanken)\b|\?"),
)  # fmt: skip
